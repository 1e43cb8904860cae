/** Expressions, and values on which two calls differ, stay unknown. */

import { grouped } from '../../core/text/append.ts';
import { pathFrom } from '../../core/text/paths.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { concat, locate, type SourceText, slice, synthetic, wholeFile } from '../../core/text/source-text.ts';
import { type Join, type JoinContext, readAgain } from '../../languages/shared/join.ts';
import {
  child,
  entries,
  type NamedValue,
  type Names,
  plainData,
  type YamlNode,
} from '../../read/documents/document.ts';
import { type HclBlock, readHcl } from '../../read/documents/hcl.ts';
import { visitNodes } from '../../read/documents/visit.ts';
import { MAX_LENGTH } from './carrier.ts';
import { resolved } from './evaluate.ts';
import { moduleNames } from './names.ts';
import { filledTemplate } from './template-directives.ts';
import { literalIn, openEffort, type Scope, scopeOf } from './values.ts';

const NO_NAMES: Names = { named: () => undefined, read: () => undefined };

const MODULE = /^\$\{path\.module\}\//;
const MAX_CALLS = 50;
const MAX_CALL = 64 * 1024;

/** Undefined where calls differ, or one is not known. */
type Values = Map<string, NamedValue | undefined>;

export const joinTemplateFiles: Join = (stated, context) => {
  const read = grouped(stated.value, (fact) => fact.at.file.path);
  const noticed = new Set(stated.notices.map(({ at }) => at.file.path));
  const isWanted = (path: string): boolean => read.has(path) || noticed.has(path);
  const calls = callsIn(context, isWanted);
  const texts = [...calls].flatMap(([path, values]) => {
    const file = context.read(path);
    const text = file === undefined ? undefined : fillTemplate(file, values);
    return text === undefined ? [] : [[path, text] as const];
  });
  return readAgain(stated, new Map(texts), context);
};

function callsIn(
  context: Pick<JoinContext, 'read' | 'paths'>,
  isWanted: (path: string) => boolean,
): ReadonlyMap<string, Values> {
  const { read, paths = [] } = context;
  const namesOf = moduleNames(context);
  const valuesByFile = new Map<string, Values>();
  for (const path of paths) {
    if (!/\.(?:tf|tofu)$/.test(path)) continue;
    const file = read(path);
    if (file === undefined || file.text.length > MAX_LENGTH || !/templatefile\(|"template_file"/.test(file.text))
      continue;
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const source = wholeFile(file);
    const { blocks } = readHcl(source);
    const names = namesOf(path) ?? NO_NAMES;
    const scope = scopeOf(names, source, openEffort());
    const add = (name: string | undefined, variables: YamlNode): void => {
      const target = name === undefined ? undefined : pathFrom(folder, name);
      if (target === undefined || !isWanted(target)) return;
      const known = valuesByFile.get(target);
      const own = valuesOf(variables, scope);
      valuesByFile.set(target, known === undefined ? own : commonValues(known, own));
    };
    for (const block of blocks) for (const call of templatesOf(block, source)) add(call.name, call.variables);
  }
  return valuesByFile;
}

interface Call {
  readonly name: string | undefined;
  readonly variables: YamlNode;
}

function templatesOf({ type, labels, body }: HclBlock, source: SourceText): readonly Call[] {
  if (type === 'data' && labels[0] === 'template_file') {
    const variables = child(body, 'vars');
    const { start, end } = child(body, 'template')?.span ?? { start: 0, end: 0 };
    // Before Terraform 0.12 a call stood in a text.
    const name = /^(?:"\$\{\s{0,9})?file\(\s{0,9}"([^"\n]{1,500})"/.exec(source.text.slice(start, end))?.[1];
    return variables === undefined ? [] : [{ name: name?.replace(MODULE, ''), variables }];
  }
  const templateCalls: Call[] = [];
  visitNodes(body, (node) => {
    if (node.kind !== 'scalar' || node.value !== null) return;
    const text = source.text.slice(node.span.start, node.span.end);
    let calls = 0;
    for (const match of text.matchAll(/templatefile\(\s{0,99}"([^"\n]{1,500})"\s{0,99},\s{0,99}\{/g)) {
      calls += 1;
      if (calls > MAX_CALLS) break;
      const open = node.span.start + match.index + match[0].length - 1;
      const head = synthetic(locate(source, open, open), 'locals ');
      // Up to the closing brace; what follows makes no key of this block.
      const [block] = readHcl(concat([head, slice(source, open, Math.min(node.span.end, open + MAX_CALL))])).blocks;
      const name = match[1]?.replace(MODULE, '');
      if (block !== undefined) templateCalls.push({ name, variables: block.body });
    }
  });
  return templateCalls;
}

function valuesOf(variables: YamlNode, scope: Scope): Values {
  const { source } = scope;
  return new Map(
    entries(variables).map(({ key, value }) => {
      const node = resolved(value, scope);
      return [key, isKnown(node) ? { node, source, names: NO_NAMES } : undefined];
    }),
  );
}

function isKnown(node: YamlNode): boolean {
  let known = true;
  visitNodes(node, (one) => {
    if (one.kind === 'scalar' && literalIn(one) === undefined) known = false;
  });
  return known;
}

function commonValues(left: Values, right: Values): Values {
  const names = new Set([...left.keys(), ...right.keys()]);
  return new Map(
    [...names].map((name) => {
      const [a, b] = [left.get(name), right.get(name)];
      const isSame = a !== undefined && b !== undefined && jsonOf(a) === jsonOf(b);
      return [name, isSame ? a : undefined];
    }),
  );
}

function jsonOf({ node }: NamedValue): string {
  return JSON.stringify(plainData(node));
}

function fillTemplate(file: SourceFile, values: Values): SourceText | undefined {
  const names: Names = { named: (name) => values.get(name), read: () => undefined };
  return filledTemplate(file, scopeOf(names, wholeFile(file), openEffort()));
}

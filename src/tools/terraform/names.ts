/** Names of a module: locals of all its files, and what its variables are set to, or are by default. */

import { append } from '../../core/text/append.ts';
import { whileUnset } from '../../core/text/conditions.ts';
import { once, oncePer } from '../../core/text/once.ts';
import { directoryOf, pathFrom } from '../../core/text/paths.ts';
import type { Condition, SourceFile } from '../../core/text/source-file.ts';
import { type SourceText, wholeFile } from '../../core/text/source-text.ts';
import type { JoinContext } from '../../languages/shared/join.ts';
import { child, type NamedValue, type Names, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { type HclBlock, readHcl } from '../../read/documents/hcl.ts';
import { MAX_LENGTH } from './carrier.ts';
import { evaluate } from './evaluate.ts';
import { withDefaults } from './functions.ts';
import { MAX_MODULE_FILES } from './join.ts';
import { statedNames } from './stated-names.ts';
import { commonLiteral, openEffort, scopeOf } from './values.ts';
import { type VariableFiles, variableFiles } from './variable-files.ts';

const FILES = /\.(?:tf|tofu)$/;
const LOCAL_SOURCE = /\bsource\s{0,99}=\s{0,99}"\.{1,2}\//;

interface Repository {
  readonly read: (path: string) => SourceFile | undefined;
  readonly namesOf: (folder: string) => Names;
  readonly callersOf: (folder: string) => readonly Caller[];
  readonly variables: () => VariableFiles;
}

/** A `module` block of another folder. */
interface Caller {
  readonly from: string;
  readonly body: YamlNode;
  readonly source: SourceText;
}

interface Declared {
  readonly defaults: ReadonlyMap<string, NamedValue>;
  /** Those that have defaults for attributes. */
  readonly types: ReadonlyMap<string, NamedValue>;
}

/** Of the module that a file is of, which is read once; undefined where that is not read as a whole. */
export function moduleNames(context: Pick<JoinContext, 'read' | 'paths'>): (path: string) => Names | undefined {
  const modules = new Map<string, string[]>();
  for (const path of context.paths ?? []) if (FILES.test(path)) append(modules, directoryOf(path), path);
  const read = (path: string): SourceFile | undefined => {
    const file = context.read(path);
    return file === undefined || file.text.length > MAX_LENGTH ? undefined : file;
  };
  const isWhole = (folder: string): boolean => (modules.get(folder)?.length ?? 0) <= MAX_MODULE_FILES;
  const callers = once(() => callersIn([...modules.values()].flat(), read));
  const repository: Repository = {
    read,
    namesOf: oncePer((folder) => namesIn(folder, isWhole(folder) ? (modules.get(folder) ?? []) : [], repository)),
    callersOf: (folder) => callers().get(folder) ?? [],
    variables: once(() => variableFiles(context.paths ?? [], read, (folder) => modules.has(folder))),
  };
  const scanned = new Set(context.paths ?? []);
  return (path) => {
    const folder = directoryOf(path);
    return scanned.has(path) && isWhole(folder) ? repository.namesOf(folder) : undefined;
  };
}

/** Calls of one module whose values are kept each. */
const MAX_CALLS = 20;

function namesIn(folder: string, paths: readonly string[], repository: Repository): Names {
  const values = new Map<string, NamedValue>();
  const [defaults, types] = [new Map<string, NamedValue>(), new Map<string, NamedValue>()];
  const asked = new Map<string, NamedValue | undefined>();
  const sensitive = new Set<string>();
  const ofCall = (name: string, call?: Caller): NamedValue | undefined => {
    if (!name.startsWith('var.')) return values.get(name);
    const variable = name.slice('var.'.length);
    // Neither judged nor shown.
    if (sensitive.has(variable)) return undefined;
    if (call !== undefined) return ofType(valueInCall(variable, call, defaults, repository), types.get(variable));
    if (!asked.has(variable)) asked.set(variable, variableOf(variable, folder, { defaults, types }, repository));
    return asked.get(variable);
  };
  const names: Names = {
    named: (name) => ofCall(name),
    ofUses: once(() => {
      const calls = repository.callersOf(folder);
      return calls.length < 2 || calls.length > MAX_CALLS
        ? []
        : calls.map((call): Names => ({ ...names, named: (name) => ofCall(name, call) }));
    }),
    isRoot: () => repository.callersOf(folder).length === 0,
    read: (written) => {
      const path = written.startsWith('/') ? undefined : pathFrom(folder, written);
      const file = path === undefined ? undefined : repository.read(path);
      return file === undefined ? undefined : wholeFile(file);
    },
  };
  for (const path of [...paths].sort(overridesFirst)) {
    const file = repository.read(path);
    if (file === undefined) continue;
    const source = wholeFile(file);
    const { blocks } = readHcl(source);
    for (const [name, node] of statedNames(blocks)) if (!values.has(name)) values.set(name, { node, source, names });
    for (const [name, node] of typesIn(blocks)) types.set(name, { node, source, names });
    for (const { type, labels, body } of blocks)
      if (type === 'variable' && scalarText(child(body, 'sensitive')) === 'true') sensitive.add(labels[0] ?? '');
    const marked = wholeFile(withConditions(file, folder, blocks));
    for (const [name, node] of defaultsIn(readHcl(marked).blocks))
      if (!defaults.has(name)) defaults.set(name, { node, source: marked, names });
  }
  return names;
}

/** What all calls of the module state, or the default; without any, what it loads or the default, unless another file may set it. */
function variableOf(
  name: string,
  folder: string,
  { defaults, types }: Declared,
  repository: Repository,
): NamedValue | undefined {
  const { variables } = repository;
  const callers = repository.callersOf(folder);
  const all = callers.map((call) => valueInCall(name, call, defaults, repository));
  const typed = (known: NamedValue | undefined): NamedValue | undefined => ofType(known, types.get(name));
  if (callers.some(({ body }) => child(body, name) !== undefined)) {
    const isCommon = all.length === 1 || commonLiteral(all.map((one) => one?.node)) !== undefined;
    return isCommon ? typed(all[0]) : undefined;
  }
  const known = (callers.length === 0 ? variables().loaded(name, folder) : undefined) ?? defaults.get(name);
  return variables().isOpen(name, folder, known) ? undefined : typed(known);
}

function valueInCall(
  name: string,
  { body, source, from }: Caller,
  defaults: Declared['defaults'],
  { namesOf }: Repository,
): NamedValue | undefined {
  const node = child(body, name);
  return node === undefined ? defaults.get(name) : { node, source, names: namesOf(from) };
}

/** With what the type of its variable leaves to a default. */
function ofType(known: NamedValue | undefined, type: NamedValue | undefined): NamedValue | undefined {
  if (known === undefined || type?.node.kind !== 'scalar' || known.node.kind !== 'map') return known;
  const { span } = known.node;
  const made = evaluate(type.node.text, scopeOf(type.names, type.source, openEffort()), span);
  return { ...known, node: withDefaults(known.node, made) };
}

/** Terraform merges `override.tf` and `*_override.tf` over the others, the last of them last. */
function overridesFirst(a: string, b: string): number {
  const [left, right] = [a, b].map((path) => /(?:^|[/_])override\.(?:tf|tofu)$/.test(path));
  if (left !== right) return left === true ? -1 : 1;
  return left === true ? Number(a < b) - Number(a > b) : Number(a > b) - Number(a < b);
}

function defaultsIn(blocks: readonly HclBlock[]): readonly (readonly [string, YamlNode])[] {
  return blocks.flatMap(({ type, labels, body }) => {
    const node = type === 'variable' ? child(body, 'default') : undefined;
    const [name] = labels;
    return node === undefined || name === undefined ? [] : [[name, node] as const];
  });
}

function typesIn(blocks: readonly HclBlock[]): readonly (readonly [string, YamlNode])[] {
  return blocks.flatMap(({ type, labels: [name], body }) => {
    const node = type === 'variable' ? child(body, 'type') : undefined;
    return name !== undefined && node?.kind === 'scalar' && node.text.text.includes('optional(')
      ? [[name, node] as const]
      : [];
  });
}

/** The file, in which a default holds only while nothing sets its variable. */
function withConditions(file: SourceFile, folder: string, blocks: readonly HclBlock[]): SourceFile {
  const conditions = defaultsIn(blocks).map(([name, { span }]): Condition => {
    const variable = `the variable \`${name}\` of ${folder === '' ? 'the root module' : folder}`;
    const one = { scope: folder, subject: `var.${name}` };
    const unset = whileUnset(file.path, one, `${variable} has its default`, `${variable} is set`);
    return { start: span.start, end: span.end, assumes: [unset], around: -1 };
  });
  return conditions.length === 0 ? file : { ...file, conditions };
}

function callersIn(paths: readonly string[], read: Repository['read']): ReadonlyMap<string, readonly Caller[]> {
  const callers = new Map<string, Caller[]>();
  for (const path of paths) {
    const file = read(path);
    if (file === undefined || !LOCAL_SOURCE.test(file.text)) continue;
    const source = wholeFile(file);
    const from = directoryOf(path);
    for (const { type, body } of readHcl(source).blocks) {
      const written = type === 'module' ? (scalarText(child(body, 'source')) ?? '') : '';
      const folder = /^\.{1,2}\//.test(written) ? pathFrom(from, written) : undefined;
      if (folder !== undefined) append(callers, folder, { from, body, source });
    }
  }
  return callers;
}

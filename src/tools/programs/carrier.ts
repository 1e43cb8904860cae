/** Text blocks of Jsonnet, and `Corefile` in CUE, Pulumi, CDK8s and AWS CDK: only literal texts. */

import { addAll } from '../../core/text/append.ts';
import type { Span } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { directoryOf, isTest, pathFrom } from '../../core/text/paths.ts';
import { MAKES_OBJECTS } from '../../core/text/program-files.ts';
import { type SourceText, slice } from '../../core/text/source-text.ts';
import type { Carrier, Document, YamlNode } from '../../read/documents/document.ts';
import { withoutIndentation } from '../../read/documents/hcl.ts';
import { madeMap, madeText } from '../../read/documents/made.ts';
import { addTemplate, looksLikeObjects } from '../../read/documents/open-text.ts';
import { objectAround } from './objects.ts';

const MAX_LENGTH = 1024 * 1024;
const JSONNET = /\.(?:jsonnet|libsonnet)$/;

/** What it imports is laid under what it states. */
export function mergesImports(path: string): boolean {
  return JSONNET.test(path);
}

const CUE = /\.cue$/;
/** Test data reaches no cluster. */
const TEST = /[._](?:test|spec)\.\w+$|_test\.go$/;
const MAKES_MANIFESTS =
  /['"](?:@pulumi\/kubernetes|cdk8s|aws-cdk-lib|cdktf|github\.com\/pulumi\/pulumi-kubernetes)|^(?:import|from) (?:pulumi_kubernetes|cdk8s(?:_plus_\d+)?|aws_cdk|cdktf)\b/m;

export const programs: Carrier = {
  id: 'programs',
  unwrap(document, found) {
    const { source, path } = document;
    if (document.kind !== 'text' || document.onNode !== undefined) return;
    const isProgram =
      CUE.test(path) ||
      (MAKES_OBJECTS.test(path) && !isTest(path) && !TEST.test(path) && MAKES_MANIFESTS.test(source.text));
    if (source.text.length > MAX_LENGTH) {
      if (isProgram || JSONNET.test(path)) found.notices.push(tooLong(source));
    } else if (JSONNET.test(path)) {
      const blocks = textBlocks(source);
      for (const block of blocks) {
        if (looksLikeObjects(block.text.text)) addTemplate(found, path, block.text);
        else if (block.key === 'Corefile') found.documents.push(corefileDocument(path, source, block));
      }
      addAll(found.documents, used(path, source, blocks));
      addAll(found.documents, imported(path, source));
    } else if (isProgram)
      for (const corefile of corefilesIn(source)) found.documents.push(corefileDocument(path, source, corefile));
  },
};

/** Said where the base could read it: generated code is as long. */
function tooLong({ file }: SourceText): Notice {
  const message = `${file.path} has more than ${MAX_LENGTH / 1024 / 1024} MiB and was not read.`;
  return { kind: 'unreadable', message, at: { file, span: { start: 0, end: 0 } }, unread: 'bytes', beside: true };
}

interface FoundText {
  readonly text: SourceText;
  /** From the key to the end of the closing delimiter. */
  readonly from: number;
  readonly to: number;
  /** Something is added to it, or filled in. */
  readonly isOpen?: boolean;
}

/** In its ConfigMap where the program writes one around it. */
function corefileDocument(path: string, source: SourceText, one: FoundText): Document {
  return mapAround(path, source, one) ?? { kind: 'text', path: `${path}/Corefile`, source: one.text };
}

function mapAround(path: string, source: SourceText, one: FoundText): Document | undefined {
  const { text, from, to } = one;
  const span = { start: from, end: to };
  const object = objectWith(path, source, span, {
    data: madeMap(span, { Corefile: { kind: 'scalar', value: text.text, text, span } }),
  });
  return object?.kind === 'yaml' && one.isOpen === true ? { ...object, mayDiffer: NOT_CHANGED } : object;
}

const NOT_CHANGED = 'what the program adds to this Corefile or fills into it changes nothing else of it';

function objectWith(
  path: string,
  source: SourceText,
  span: Span,
  entries: { readonly data: YamlNode } | { readonly dataFiles: YamlNode },
): Document | undefined {
  const object = objectAround(source.text, span.start, span.end);
  if (object === undefined) return undefined;
  const textNode = (word: string): YamlNode => madeText(source, span, word);
  const metadata = madeMap(span, { name: textNode(object.name), namespace: textNode(object.namespace) });
  const root = madeMap(span, { apiVersion: textNode('v1'), kind: textNode('ConfigMap'), metadata, ...entries });
  return { kind: 'yaml', path, source, root, isMade: true };
}

/** Alone: what is added or filled in is not followed. */
const USED = /["']?\bCorefile["']?\s{0,8}:{1,3}\s{0,8}(\w{1,100})(?=\s{0,99}[,}])/g;

/** `local x = ||| ... |||` under the key, in its ConfigMap. */
function used(path: string, source: SourceText, blocks: readonly TextBlock[]): readonly Document[] {
  const texts = new Map(blocks.flatMap((one) => (one.variable === '' ? [] : [[one.variable, one] as const])));
  if (texts.size === 0) return [];
  return [...source.text.matchAll(USED)].flatMap(({ 0: all, 1: variable = '', index }) => {
    const known = texts.get(variable);
    const place = { from: index, to: index + all.length };
    return known === undefined ? [] : (mapAround(path, source, { ...known, ...place }) ?? []);
  });
}

const IMPORTED = /["']?\bCorefile["']?\s{0,8}:{1,3}\s{0,8}importstr\s{1,8}(["'])([^"'\n]{1,400})\1(?=\s{0,99}[,}])/g;

/** From where the file lies (Jsonnet specification, "importstr"). */
function imported(path: string, source: SourceText): readonly Document[] {
  return [...source.text.matchAll(IMPORTED)].flatMap(({ 0: all, 2: written = '', index }) => {
    const span = { start: index, end: index + all.length };
    const place = pathFrom(directoryOf(path), written);
    if (place === undefined) return [];
    return (
      objectWith(path, source, span, { dataFiles: madeMap(span, { Corefile: madeText(source, span, place) }) }) ?? []
    );
  });
}

interface TextBlock extends FoundText {
  readonly key: string;
  readonly variable: string;
}

/** `|||` to `|||`, less the common indentation (Jsonnet specification, "text block"). */
function textBlocks(source: SourceText): readonly TextBlock[] {
  const { text } = source;
  const blocks: TextBlock[] = [];
  const open =
    /(?:["']?(\w{1,100})["']?\s{0,8}:{1,3}\s{0,8}|\blocal\s{1,8}(\w{1,100})\s{0,8}=\s{0,8})?\|\|\|-?[ \t]*\r?\n/g;
  const close = /^[ \t]*\|\|\|/gm;
  for (let match = open.exec(text); match !== null; match = open.exec(text)) {
    close.lastIndex = match.index + match[0].length;
    const end = close.exec(text);
    if (end === null) break;
    const block = withoutIndentation(slice(source, match.index + match[0].length, end.index));
    const to = end.index + end[0].length;
    const [, operator] = /^\s{0,99}([%+])/.exec(text.slice(to, to + 100)) ?? [];
    const isOpen = operator === '+' || (operator === '%' && block.text.includes('%'));
    blocks.push({ key: match[1] ?? '', variable: match[2] ?? '', text: block, from: match.index, to, isOpen });
    open.lastIndex = to;
  }
  return blocks;
}

/** Raw and template strings, under the key or a variable of that name; others would need unescaping. */
function corefilesIn(source: SourceText): readonly FoundText[] {
  const { text } = source;
  const texts: FoundText[] = [];
  const open =
    /["']?\b(?:Corefile|\w{0,40}(?:COREFILE|CoreFile|corefile|Corefile)\w{0,40}(?=\s{0,8}(?::\s{0,8}string\s{0,8}=|:?=)))["']?(?:\s{0,8}:\s{0,8}string)?\s{0,8}(?::=|[:=])\s{0,8}(?:pulumi\.String\(\s{0,8}|textwrap\.dedent\(\s{0,8})?[fr]{0,2}(`|"""|''')\\?/g;
  for (let match = open.exec(text); match !== null; match = open.exec(text)) {
    const start = match.index + match[0].length;
    const end = text.indexOf(match[1] ?? '`', start);
    if (end === -1) break;
    texts.push({ text: slice(source, start, end), from: match.index, to: end + (match[1] ?? '`').length });
    open.lastIndex = end + 1;
  }
  return texts;
}

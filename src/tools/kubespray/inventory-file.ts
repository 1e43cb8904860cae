/** Every file of `group_vars` overrides these (Ansible, "Understanding variable precedence"). */

import { getOrInsert } from '../../core/text/once.ts';
import { concat, locate, type SourceText, slice, synthetic } from '../../core/text/source-text.ts';
import { linesOf } from '../../languages/shared/lines.ts';
import { child, type Document, entryOf, type TextDocument, type YamlDocument } from '../../read/documents/document.ts';
import { ELSEWHERE } from './names.ts';

export interface FileVariables {
  readonly text: SourceText;
  readonly keys: readonly string[];
  readonly rank: number;
}

const NAMED = /(?:^|\/)(?:hosts|inventory)[^/]*$/i;

export function inventoryVariables(document: Document): readonly FileVariables[] {
  if (document.onNode !== undefined || !NAMED.test(document.path)) return [];
  return document.kind === 'yaml' ? ofYaml(document) : ofIni(document);
}

export function inventoryOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '' : path.slice(0, slash);
}

function ofYaml(document: YamlDocument): readonly FileVariables[] {
  const { root, source } = document;
  const files: FileVariables[] = [];
  for (const [rank, keys] of [
    [-3, ['all', 'vars']],
    [-2, ['all', 'children', 'k8s-cluster', 'vars']],
    [-1, ['all', 'children', 'k8s_cluster', 'vars']],
  ] as const) {
    const node = child(root, ...keys);
    if (ELSEWHERE.some((name) => entryOf(node, name) !== undefined)) files.push({ text: source, keys, rank });
  }
  return files;
}

/** `name=value` in sections; a Python literal is YAML too, for lists and texts. */
function ofIni(document: TextDocument): readonly FileVariables[] {
  const { source } = document;
  const sections = new Map<number, SourceText[]>();
  let rank: number | undefined;
  for (const line of linesOf(source.text)) {
    const section = /^\s{0,20}\[([^\]\n]{1,100})\]/.exec(line.text)?.[1];
    if (section !== undefined) {
      const at = ['all:vars', 'k8s-cluster:vars', 'k8s_cluster:vars'].indexOf(section);
      rank = at === -1 ? undefined : at - 3;
      continue;
    }
    const name = rank === undefined ? undefined : /^\s{0,20}([A-Za-z_]\w{0,99})\s{0,20}=/.exec(line.text);
    if (rank === undefined || name === null || name === undefined || !ELSEWHERE.includes(name[1] ?? '')) continue;
    const pieces = getOrInsert(sections, rank, () => []);
    const start = line.start + name[0].indexOf(name[1] ?? '');
    const at = locate(source, start, line.end);
    pieces.push(slice(source, start, start + (name[1] ?? '').length), synthetic(at, ': '));
    pieces.push(literal(source, line.start + name[0].length, line.end), synthetic(at, '\n'));
  }
  return [...sections].map(([at, pieces]) => ({ text: concat(pieces), keys: [], rank: at }));
}

/** `'["a"]'` is a list to Ansible. */
function literal(source: SourceText, from: number, to: number): SourceText {
  let start = from;
  let end = to;
  while (start < end && (source.text[start] === ' ' || source.text[start] === '\t')) start += 1;
  while (end > start && (source.text[end - 1] === ' ' || source.text[end - 1] === '\t')) end -= 1;
  const quote = source.text[start];
  const inner = source.text[start + 1];
  const isQuoted = (quote === "'" || quote === '"') && end - start > 2 && source.text[end - 1] === quote;
  return isQuoted && (inner === '[' || inner === '{') ? slice(source, start + 1, end - 1) : slice(source, start, end);
}

/** The folder with `group_vars`. */
export function clusterPathOf(inventory: string): string {
  return inventory === '' ? 'cluster' : `${inventory}/cluster`;
}

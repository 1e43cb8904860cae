/** A configuration that is written plainly, read without the parser and to the same places. */
import { wholeFile } from '../core/text/source-text.ts';
import type { YamlNode } from '../read/documents/document.ts';
import { readPlainYaml } from '../read/documents/plain-yaml.ts';
import type { Tree } from './config/tree.ts';

/** Far from the bounds of a configuration (config/located-yaml.ts). */
const MAX_DEPTH = 20;
const MAX_VALUES = 4_000;
/** A key that is no text to the parser: it writes numbers and words in its own way. */
const NO_TEXT = /^(?:[-+.\d~]|null$|true$|false$)/i;

/** Undefined where the parser has to read it. */
export function readPlainConfig(text: string): Tree | undefined {
  // A comment at the end is of whatever collection stands there.
  if (
    text
      .slice(text.trimEnd().lastIndexOf('\n') + 1)
      .trimStart()
      .startsWith('#')
  )
    return undefined;
  const root = readPlainYaml(wholeFile({ path: '', text }));
  return root === undefined ? undefined : treeOf(root, { text, values: 0 }, 0);
}

interface Reading {
  readonly text: string;
  values: number;
}

function treeOf(node: YamlNode, reading: Reading, depth: number): Tree | undefined {
  reading.values += 1;
  if (depth > MAX_DEPTH || reading.values > MAX_VALUES) return undefined;
  const { text } = reading;
  const first = text[node.span.start];
  if (node.kind === 'scalar') {
    const isPlaced = node.span.end > node.span.start && first !== '|' && first !== '>';
    return isPlaced ? { kind: 'scalar', value: node.value, span: node.span } : undefined;
  }
  const span = first === '{' || first === '[' ? node.span : { start: node.span.start, end: lineAfter(text, node) };
  if (node.kind === 'sequence') {
    const items: Tree[] = [];
    for (const item of node.items) {
      const tree = treeOf(item, reading, depth + 1);
      if (tree === undefined) return undefined;
      items.push(tree);
    }
    return { kind: 'list', items, span };
  }
  const entries = new Map<string, { readonly keySpan: YamlNode['span']; readonly value: Tree }>();
  for (const { key, keySpan, value } of node.entries) {
    const tree = NO_TEXT.test(key) ? undefined : treeOf(value, reading, depth + 1);
    if (tree === undefined) return undefined;
    entries.set(key, { keySpan, value: tree });
  }
  return { kind: 'map', entries, span };
}

/** The parser's block ends where the line behind its last value begins. */
function lineAfter(text: string, { span }: YamlNode): number {
  const feed = text.indexOf('\n', span.end);
  return feed === -1 ? text.length : feed + 1;
}

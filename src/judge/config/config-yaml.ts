/** A configuration's YAML, bounded; what is odd is refused. */
import type { Span } from '../../core/text/location.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import type { YamlNode } from '../../read/documents/document.ts';
import { chunksBehindEnd, splitStream } from '../../read/documents/split.ts';
import { readYaml } from '../../read/documents/yaml.ts';

/** Characters. A pull request can propose any configuration. */
const MAX_LENGTH: number = 256 * 1024;
const MAX_DEPTH = 32;
/** Aliases count each time. */
const MAX_VALUES = 20_000;
/** Blanks, comments, directives and marks. */
const SAYS_NOTHING = /^(?:\s|#.*|%.*|---(?=\s|$)|\.\.\.(?=\s|$))*$/;

export interface TreeError {
  readonly message: string;
  readonly span: Span;
}

/** Neither `tree` nor errors: only comments. */
export function readTree(file: SourceFile): { readonly tree?: YamlNode; readonly errors: readonly TreeError[] } {
  const { text } = file;
  if (text.length > MAX_LENGTH)
    return refuse(`the file is larger than ${MAX_LENGTH / 1024} KiB, which no configuration is`);
  const [, next] = splitStream(text).filter(({ start, end }) => !SAYS_NOTHING.test(text.slice(start, end)));
  const second = chunksBehindEnd(text)[0] ?? next;
  if (second !== undefined) return refuse('a second YAML document begins here; a configuration is one', second.start);
  const { value: tree, notices } = readYaml(wholeFile(file));
  const [notice] = notices;
  if (tree === undefined)
    return notice === undefined
      ? { errors: [] }
      : { errors: [{ message: inSentence(notice.message), span: notice.at.span }] };
  if (tree.span.start === tree.span.end) return { errors: [] };
  const errors = refusedIn(tree);
  return errors.length > 0 ? { errors } : { tree, errors };
}

function refuse(message: string, start = 0): { readonly errors: readonly TreeError[] } {
  return { errors: [{ message, span: { start, end: start } }] };
}

function inSentence(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '');
}

function refusedIn(root: YamlNode): readonly TreeError[] {
  const errors: TreeError[] = [];
  const open: { readonly node: YamlNode; readonly depth: number }[] = [{ node: root, depth: 1 }];
  let values = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { node, depth } = at;
    values += 1;
    if (values > MAX_VALUES) return [{ message: 'the file holds more values than any configuration', span: node.span }];
    if (depth > MAX_DEPTH)
      return [{ message: `values are nested more than ${MAX_DEPTH} levels deep`, span: node.span }];
    if (node.kind === 'scalar' && typeof node.value === 'number' && !Number.isFinite(node.value))
      errors.push({ message: 'this number is without end', span: node.span });
    if (node.kind === 'sequence') for (const item of node.items) open.push({ node: item, depth: depth + 1 });
    if (node.kind !== 'map') continue;
    const keys = new Set<string>();
    for (const { key, keySpan, value } of node.entries) {
      if (keys.has(key)) errors.push({ message: 'this key is given twice', span: keySpan });
      keys.add(key);
      open.push({ node: value, depth: depth + 1 });
    }
  }
  return errors;
}

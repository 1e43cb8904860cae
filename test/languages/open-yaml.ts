/** Short YAML and text documents for tests, made without the documents room so that a fault there does not show here. */
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Document as Parsed, parseAllDocuments } from 'yaml';
import type { Location } from '../../src/core/text/location.ts';
import { derive, type Segment, type SourceText, slice, wholeFile } from '../../src/core/text/source-text.ts';
import type { Document, TextDocument, YamlDocument, YamlNode } from '../../src/read/documents/document.ts';

type OnNode = NonNullable<Document['onNode']>;

export function openText(text: string, path = 'files/file.conf', onNode?: OnNode): TextDocument {
  return { kind: 'text', path, source: wholeFile({ path, text }), ...(onNode && { onNode }) };
}

export function openYaml(text: string, path = 'deploy/file.yaml', onNode?: OnNode): YamlDocument {
  const first = openAllYaml(text, path)[0];
  if (first === undefined) throw new Error('the text of the test is not YAML');
  return { ...first, ...(onNode && { onNode }) };
}

export function openAllYaml(text: string, path = 'deploy/file.yaml'): readonly YamlDocument[] {
  const source = wholeFile({ path, text });
  const parsed = parseAllDocuments(text, { lineCounter: new LineCounter(), uniqueKeys: false });
  if (!Array.isArray(parsed)) return [];
  return parsed.map((document) => ({ kind: 'yaml', path, source, root: plain(document, document.contents, source) }));
}

function plain(document: Parsed, node: unknown, source: SourceText): YamlNode {
  const range = (node as { range?: [number, number, number] } | null)?.range ?? [0, 0, 0];
  const span = { start: range[0], end: range[1] };
  if (isAlias(node)) return plain(document, node.resolve(document), source);
  if (isMap(node)) {
    const entries = node.items.map((pair) => {
      const key = plain(document, pair.key, source);
      const name = key.kind === 'scalar' ? key.text.text : '';
      return { key: name, keySpan: key.span, value: plain(document, pair.value, source) };
    });
    return { kind: 'map', entries, span };
  }
  if (isSeq(node)) return { kind: 'sequence', items: node.items.map((item) => plain(document, item, source)), span };
  if (!isScalar(node)) return { kind: 'scalar', value: null, text: slice(source, span.start, span.end), span };
  const value = node.value as string | number | boolean | null;
  const text = typeof value === 'string' ? value : (node.source ?? '');
  const raw = source.text.slice(span.start, span.end);
  if (node.type === 'BLOCK_LITERAL') return { kind: 'scalar', value, text: blockText(source, text, span), span };
  const inside = raw.indexOf(text);
  const segment: Segment =
    inside === -1
      ? { start: 0, at: span.start, length: span.end - span.start, verbatim: false }
      : { start: 0, at: span.start + inside, length: text.length, verbatim: true };
  return { kind: 'scalar', value, text: derive(source, text, [segment]), span };
}

function blockText(source: SourceText, text: string, span: { start: number; end: number }): SourceText {
  const segments: Segment[] = [];
  let at = span.start;
  let start = 0;
  for (const line of text.split('\n').slice(0, -1)) {
    at = source.text.indexOf(`${line}\n`, at);
    segments.push({ start, at, length: line.length + 1, verbatim: true });
    at += line.length;
    start += line.length + 1;
  }
  return derive(source, text, segments);
}

/** What a place says when it is looked up in its file. */
export function said(at: Location | undefined): string | undefined {
  return at?.file.text.slice(at.span.start, at.span.end);
}

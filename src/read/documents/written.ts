/** Writes an object as JSON whose keys and values lead back: its reader finds text and tree as usual. */

import type { Location } from '../../core/text/location.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { locate, type Segment, type SourceText, slice } from '../../core/text/source-text.ts';
import type { YamlDocument, YamlEntry, YamlMap, YamlNode, YamlScalar, YamlSequence } from './document.ts';
import type { SyntheticSource } from './synthetic-source.ts';
import { MAX_DEPTH, MAX_VALUES } from './yaml.ts';

/** Undefined for what is too large. */
export function writtenObject(
  root: YamlNode,
  path: string,
  syntheticSource: SyntheticSource,
): YamlDocument | undefined {
  const { file } = syntheticSource.placeOf(root);
  const writer: Writer = { text: '', file, segments: [], syntheticSource, values: 0 };
  const written = write(root, writer, 0);
  if (written === undefined) return undefined;
  const source: SourceText = { text: writer.text, file, segments: writer.segments };
  return { kind: 'yaml', path, source, root: written };
}

interface Writer {
  text: string;
  readonly file: SourceFile;
  readonly segments: Segment[];
  readonly syntheticSource: SyntheticSource;
  values: number;
}

/** The node as it stands in what is written; undefined where it is too deep or too large. */
function write(node: YamlNode, writer: Writer, depth: number): YamlNode | undefined {
  writer.values += 1;
  if (depth > MAX_DEPTH || writer.values > MAX_VALUES) return undefined;
  if (node.kind === 'scalar') return writeScalar(node, writer);
  const { start, end } = node.span;
  const from = writer.text.length;
  put(writer, node.kind === 'map' ? '{' : '[', start, start);
  const inner = node.kind === 'sequence' ? writeItems(node, writer, depth) : writeEntries(node, writer, depth);
  if (inner === undefined) return undefined;
  put(writer, node.kind === 'map' ? '}' : ']', end, end);
  return { ...inner, span: { start: from, end: writer.text.length } };
}

function writeItems(node: YamlSequence, writer: Writer, depth: number): YamlSequence | undefined {
  const items: YamlNode[] = [];
  for (const item of node.items) {
    if (items.length > 0) put(writer, ',', item.span.start, item.span.start);
    const written = write(item, writer, depth + 1);
    if (written === undefined) return undefined;
    items.push(written);
  }
  return { ...node, items };
}

function writeEntries(node: YamlMap, writer: Writer, depth: number): YamlMap | undefined {
  const entries: YamlEntry[] = [];
  for (const { key, keySpan, value } of node.entries) {
    if (entries.length > 0) put(writer, ',', keySpan.start, keySpan.start);
    const start = writer.text.length;
    put(writer, JSON.stringify(key), keySpan.start, keySpan.end);
    const end = writer.text.length;
    put(writer, ':', keySpan.end, keySpan.end);
    const written = write(value, writer, depth + 1);
    if (written === undefined) return undefined;
    entries.push({ key, keySpan: { start, end }, value: written });
  }
  return { ...node, entries };
}

function put(writer: Writer, text: string, start: number, end: number): Segment {
  const { file, span } = locate(writer.syntheticSource.source, start, end);
  const { length } = writer.text;
  const segment = { start: length, at: span.start, length: span.end - span.start, verbatim: false, file };
  writer.segments.push(segment);
  writer.text += text;
  return segment;
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

function writeScalar({ text, value, span }: YamlScalar, writer: Writer): YamlScalar {
  const start = writer.text.length;
  if (typeof value === 'string') {
    writeText(text, locate(writer.syntheticSource.source, span.start, span.end), writer);
    return {
      kind: 'scalar',
      value: text.text,
      text: inFile(text, writer.file),
      span: { start, end: writer.text.length },
    };
  }
  const literal = typeof value === 'number' && JSON_NUMBER.test(text.text) ? text.text : JSON.stringify(value);
  const segment = put(writer, literal, span.start, span.end);
  return {
    kind: 'scalar',
    // What JSON has no number for is null.
    value: typeof value === 'number' && !Number.isFinite(value) ? null : value,
    text: { text: literal, file: writer.file, segments: [{ ...segment, start: 0 }] },
    span: { start, end: writer.text.length },
  };
}

function inFile(text: SourceText, file: SourceFile): SourceText {
  if (text.file === file) return text;
  return { ...text, file, segments: text.segments.map((one) => ({ ...one, file: one.file ?? text.file })) };
}

function writeText(text: SourceText, place: Location, writer: Writer): void {
  quote(writer, text, 'first', place);
  for (let at = 0; at < text.text.length; ) {
    const special = nextEscape(text.text, at);
    if (special > at) append(writer, slice(text, at, special));
    if (special < text.text.length) {
      const { file, span: one } = locate(text, special, special + 1);
      writer.segments.push({
        start: writer.text.length,
        at: one.start,
        length: one.end - one.start,
        verbatim: false,
        file,
      });
      writer.text += JSON.stringify(text.text[special]).slice(1, -1);
    }
    at = special + 1;
  }
  quote(writer, text, 'last', place);
}

/** A quote stands for what surrounds the value's text: a quote, a block's header, nothing. */
function quote(writer: Writer, text: SourceText, which: 'first' | 'last', { file, span }: Location): void {
  const { length } = text.text;
  const edge = which === 'first' ? span.start : span.end;
  const inner = which === 'first' ? locate(text, 0, 0) : locate(text, length - 1, length);
  const [from, to] =
    inner.file !== file
      ? [edge, edge]
      : which === 'first'
        ? [Math.min(edge, inner.span.start), inner.span.start]
        : [inner.span.end, Math.max(edge, inner.span.end)];
  writer.segments.push({ start: writer.text.length, at: from, length: to - from, verbatim: false, file });
  writer.text += '"';
}

function append(writer: Writer, piece: SourceText): void {
  for (const one of piece.segments)
    writer.segments.push({ ...one, start: one.start + writer.text.length, file: one.file ?? piece.file });
  writer.text += piece.text;
}

function nextEscape(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x20 || code === 0x22 || code === 0x5c || (code >= 0xd800 && code <= 0xdfff && !paired(text, at)))
      return at;
  }
  return text.length;
}

function paired(text: string, at: number): boolean {
  const high = text.charCodeAt(at);
  if (high < 0xdc00) return (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
  return (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
}

/**
 * Writes an object as JSON whose keys and values lead back, and reads it again: its reader finds text and tree as
 * usual.
 */

import type { Location } from '../../core/text/location.ts';
import { locate, type Segment, type SourceText, slice } from '../../core/text/source-text.ts';
import type { YamlDocument, YamlNode, YamlScalar } from './document.ts';
import type { SyntheticSource } from './synthetic-source.ts';
import { readYaml } from './yaml.ts';

/** Undefined for what is too large. */
export function writtenObject(
  root: YamlNode,
  path: string,
  syntheticSource: SyntheticSource,
): YamlDocument | undefined {
  const source = asJson(root, syntheticSource);
  const { value } = readYaml(source);
  return value === undefined ? undefined : { kind: 'yaml', path, source, root: value };
}

interface Writer {
  text: string;
  readonly segments: Segment[];
  readonly syntheticSource: SyntheticSource;
}

function asJson(root: YamlNode, syntheticSource: SyntheticSource): SourceText {
  const writer: Writer = { text: '', segments: [], syntheticSource };
  write(root, writer);
  return { text: writer.text, file: syntheticSource.placeOf(root).file, segments: writer.segments };
}

/** Depth is bounded by the document and its patches. */
function write(node: YamlNode, writer: Writer): void {
  if (node.kind === 'scalar') {
    writeScalar(node, writer);
    return;
  }
  const { start } = node.span;
  const stop = node.span.end;
  put(writer, node.kind === 'map' ? '{' : '[', start, start);
  if (node.kind === 'sequence') {
    for (const [index, item] of node.items.entries()) {
      if (index > 0) put(writer, ',', item.span.start, item.span.start);
      write(item, writer);
    }
  } else {
    for (const [index, entry] of node.entries.entries()) {
      if (index > 0) put(writer, ',', entry.keySpan.start, entry.keySpan.start);
      put(writer, JSON.stringify(entry.key), entry.keySpan.start, entry.keySpan.end);
      put(writer, ':', entry.keySpan.end, entry.keySpan.end);
      write(entry.value, writer);
    }
  }
  put(writer, node.kind === 'map' ? '}' : ']', stop, stop);
}

function put(writer: Writer, text: string, start: number, end: number): void {
  const { file, span } = locate(writer.syntheticSource.source, start, end);
  writer.segments.push({
    start: writer.text.length,
    at: span.start,
    length: span.end - span.start,
    verbatim: false,
    file,
  });
  writer.text += text;
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

function writeScalar(node: YamlScalar, writer: Writer): void {
  const { text, value, span } = node;
  if (typeof value !== 'string') {
    const literal = typeof value === 'number' && JSON_NUMBER.test(text.text) ? text.text : JSON.stringify(value);
    put(writer, literal, span.start, span.end);
    return;
  }
  const place = locate(writer.syntheticSource.source, span.start, span.end);
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

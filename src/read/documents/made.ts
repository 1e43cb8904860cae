/** Synthetic nodes, for documents of another shape than their text. */
import type { Span } from '../../core/text/location.ts';
import { derive, type SourceText } from '../../core/text/source-text.ts';
import type { YamlEntry, YamlNode } from './document.ts';

export function madeMap(span: Span, fields: Readonly<Record<string, YamlNode | undefined>>): YamlNode {
  const entries: YamlEntry[] = [];
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) entries.push(madeEntry(key, value, span));
  return { kind: 'map', span, entries };
}

function madeEntry(key: string, value: YamlNode, span: Span): YamlEntry {
  return { key, keySpan: { start: span.start, end: span.start }, value };
}

export function madeText(source: SourceText, span: Span, value: string): YamlNode {
  const text = derive(source, value, [
    { start: 0, at: span.start, length: Math.max(0, span.end - span.start), verbatim: false },
  ]);
  return { kind: 'scalar', value, text, span };
}

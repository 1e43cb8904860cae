import type { Fact } from '../core/facts/fact.ts';
import { append } from '../core/text/append.ts';
import { lineEnd } from '../core/text/line-ends.ts';
import { isLocation, type Located, type Location, type Span } from '../core/text/location.ts';
import type { Notice } from '../core/text/notice.ts';
import { once } from '../core/text/once.ts';
import { firstIndex } from '../core/text/sorted.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import type { Segment, SourceText } from '../core/text/source-text.ts';
import { mayBeResolver, soundsLikeResolver } from '../languages/shared/resolver-images.ts';
import { prefilter } from '../read/documents/prefilter.ts';
import type { ClusterView } from './judged.ts';

/** Without what an expression around it fills in. */
export type IsRead = (path: string, span: Span) => boolean;

/** `roots`: facts, clusters, notices. `inParts`: what is named as a whole file does not count. */
export function placesRead(roots: Iterable<unknown>, inParts = false): IsRead {
  const spans = new Map<string, Span[]>();
  const add = (path: string, span: Span): void => append(spans, path, span);
  const seen = new Set<object>();
  const open: unknown[] = [...roots];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    if (isLocation(next)) {
      if (isOfOneLine(next) && !(inParts && isWholeFile(next)))
        for (const span of literalIn(wholeOf(next), next.file)) add(next.file.path, span);
    } else if (isSourceText(next))
      for (const segment of next.segments)
        for (const span of literalIn(segment, next.file)) add((segment.file ?? next.file).path, span);
    else for (const value of partsOf(next)) open.push(value);
  }
  const sorted = new Map([...spans].map(([path, list]) => [path, merged(list)]));
  return (path, { start, end }) => {
    const list = sorted.get(path) ?? [];
    const found = list[firstIndex(list.length, (index) => (list[index]?.end ?? 0) <= start)];
    return found !== undefined && found.start < end;
  };
}

export function unlessRead(
  notices: readonly Notice[],
  { facts, clusters }: { readonly facts: readonly Fact[]; readonly clusters: readonly ClusterView[] },
): readonly Notice[] {
  // Most repositories have none, and what is read is many places.
  const isRead = once(() => placesRead([...facts, ...clusters.map(({ cluster }) => cluster)]));
  return notices.filter((one) => one.unlessRead !== true || !isRead()(one.at.file.path, one.at.span));
}

/** A ConfigMap's entries are read with a server, a container's words with its server, a node's file by its name. */
function partsOf(value: object): Iterable<unknown> {
  if (value instanceof Map) return value.values();
  if (Array.isArray(value)) return value;
  const kind: unknown = 'kind' in value ? value.kind : undefined;
  const left =
    kind === 'config-map' ? ['data'] : isOtherProgram(value) ? ['words', 'env'] : isOther(value) ? ['text'] : [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === 'extent' && isLocation(part)) return [{ text: '', file: part.file, segments: [wholeOf(part)] }];
    return left.includes(key) ? [] : [part];
  });
}

function literalIn({ at, length, verbatim, file }: Segment, own: SourceFile): readonly Span[] {
  const whole = { start: at, end: at + length };
  if (!verbatim) return [whole];
  const spans: Span[] = [];
  let { start } = whole;
  for (const { 0: written, index } of (file ?? own).text.slice(at, whole.end).matchAll(EXPRESSION)) {
    spans.push({ start, end: at + index });
    start = at + index + written.length;
  }
  return [...spans, { start, end: whole.end }].filter((span) => span.start < span.end);
}

const EXPRESSION = /\{\{[^}]{1,2000}\}\}|\$\{[^}]{1,2000}\}/g;

function wholeOf({ span: { start, end } }: Location): SourceText['segments'][number] {
  return { start: 0, at: start, length: end - start, verbatim: true };
}

/** Programs that send queries on, unread. */
const RELAY = /relay|prox|forward|redirect|tunnel|socat/i;

function isOtherProgram(value: object): boolean {
  if (!('mounts' in value)) return false;
  const image = 'image' in value && isLocated(value.image) ? value.image.value : '';
  return !mayBeResolver(image) && (!soundsLikeResolver(image) || RELAY.test(image));
}

function isLocated(value: unknown): value is Located<string> {
  return typeof value === 'object' && value !== null && 'value' in value && typeof value.value === 'string';
}

function isOther(value: object): boolean {
  return (
    'kind' in value &&
    value.kind === 'node-file' &&
    'path' in value &&
    typeof value.path === 'string' &&
    !prefilter().isNodePath(value.path)
  );
}

function isSourceText(value: object): value is SourceText {
  return 'segments' in value && 'file' in value;
}

function isOfOneLine({ file: { text }, span: { start, end } }: Location): boolean {
  return lineEnd(text, start) >= Math.min(end, text.length);
}

function isWholeFile({ file: { text }, span: { start, end } }: Location): boolean {
  return start === 0 && end >= text.trimEnd().length;
}

function merged(spans: readonly Span[]): readonly Span[] {
  const list: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = list.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else list.push({ start, end });
  }
  return list;
}

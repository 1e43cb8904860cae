/** Which parts of facts come from a Secret's value. */

import type { Fact } from '../../core/facts/fact.ts';
import { isLocation, type Span } from '../../core/text/location.ts';
import { getOrInsert } from '../../core/text/once.ts';
import { firstIndex } from '../../core/text/sorted.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { SecretValue } from './redaction.ts';

/** A stretch of a Secret's value, by the value's key. */
export interface Stretch {
  readonly name: string;
  readonly path: string;
  readonly span: Span;
}

/** Words that messages share with values, also of texts that a tool makes of values. */
export interface PlainWords {
  readonly isPlain: (word: string) => boolean;
  readonly isPlainInText: (word: string) => boolean;
}

export function valuesWithin(
  facts: Iterable<Fact>,
  stretches: readonly Stretch[],
  { isPlain, isPlainInText }: PlainWords,
): readonly SecretValue[] {
  if (stretches.length === 0) return [];
  const nameAt = lookUp(stretches);
  const values = new Map<string, SecretValue>();
  const seen = new Set<object>();
  const add = (name: string, text: string, isShared = isPlain): void => {
    for (const word of text.split(/[\s{},;]+/))
      if (word.length > 2 && !isShared(word) && !values.has(word)) values.set(word, { name, value: word });
  };
  const visit = (value: unknown, within: string | undefined): void => {
    if (typeof value === 'string') {
      // Our own words are sentences.
      if (within !== undefined && !value.includes(' ')) add(within, value);
      return;
    }
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    if (isText(value)) {
      seen.add(value);
      for (const { name, text } of heldIn(value, nameAt)) add(name, text, isPlainInText);
      return;
    }
    if (isLocation(value)) return;
    const inside = 'at' in value && isLocation(value.at) ? nameAt(value.at.file.path, value.at.span) : within;
    // A value that is an address and a port, or a command's words.
    if (inside !== undefined && 'value' in value && typeof value.value === 'string') add(inside, value.value);
    for (const [key, field] of Object.entries(value)) if (!OWN.has(key)) visit(field, inside);
  };
  for (const fact of facts) visit(fact, undefined);
  return [...values.values()];
}

/** Fields with our own words, and paths, which are shown. */
const OWN: ReadonlySet<string> = new Set(['kind', 'clusterPath']);

type NameAt = (path: string, span: Span) => string | undefined;

function lookUp(stretches: readonly Stretch[]): NameAt {
  const byPath = new Map<string, { name: string; start: number; end: number }[]>();
  for (const { name, path, span } of [...stretches].sort((a, b) => a.span.start - b.span.start)) {
    const known = getOrInsert(byPath, path, () => []);
    const last = known.at(-1);
    if (last !== undefined && span.start < last.end) last.end = Math.max(last.end, span.end);
    else known.push({ name, start: span.start, end: span.end });
  }
  return (path, { start, end }) => {
    const known = byPath.get(path) ?? [];
    const one = known[firstIndex(known.length, (index) => (known[index]?.end ?? 0) <= start)];
    return one !== undefined && one.start < Math.max(end, start + 1) ? one.name : undefined;
  };
}

/** Each piece from a Secret, with the rest of its first and last word. */
function heldIn(
  { text, file, segments }: SourceText,
  nameAt: NameAt,
): readonly { readonly name: string; readonly text: string }[] {
  return segments.flatMap(({ start, at, length, file: other }, index) => {
    const name = nameAt((other ?? file).path, { start: at, end: at + length });
    if (name === undefined) return [];
    const end = segments[index + 1]?.start ?? text.length;
    const [before = ''] = /\S*$/.exec(text.slice(Math.max(0, start - MAX_WORD), start)) ?? [];
    const [behind = ''] = /^\S*/.exec(text.slice(end, end + MAX_WORD)) ?? [];
    return [{ name, text: before + text.slice(start, end) + behind }];
  });
}

/** A domain name's length, twice. */
const MAX_WORD = 512;

function isText(value: object): value is SourceText {
  return 'text' in value && 'segments' in value;
}

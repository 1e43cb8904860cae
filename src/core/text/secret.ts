/** Values that decide and are not shown: what files of variables and Secrets hold. */
import type { Location, Span } from './location.ts';
import type { SourceFile } from './source-file.ts';

/** What stands in a report in place of the value: the name that it goes by. */
export interface SecretValue {
  readonly name: string;
  readonly value: string;
}

export interface Secrets {
  readonly values: readonly SecretValue[];
  /** Stretches of files by their path; undefined for a whole file. */
  readonly places: ReadonlyMap<string, readonly Span[] | undefined>;
}

export interface Redaction {
  readonly text: (text: string) => string;
  readonly place: (at: Location) => Location;
  /** Whether a place's lines hold something that is not shown. */
  readonly touches: (at: Location) => boolean;
}

/** Shorter ones are found in every sentence. */
const MIN_VALUE = 3;
/** A message may hold a part of a value only: cut at its end, or one of its words. */
const MIN_PART = 10;
/** Characters of values that are looked for; a file of variables has a few thousand. */
const MAX_VALUES = 1024 * 1024;
/** Words that a value shares with everybody's messages. */
const PUBLIC: ReadonlySet<string> = new Set([
  'true',
  'false',
  'yes',
  'no',
  'on',
  'off',
  'cluster.local',
  '/etc/resolv.conf',
]);

export function redactionOf(secrets: Secrets): Redaction {
  const { exact, parts } = patternsOf(secrets.values);
  const masked = new Map<SourceFile, SourceFile>();
  const mask = (file: SourceFile): SourceFile => {
    if (!secrets.places.has(file.path)) return file;
    const known = masked.get(file) ?? maskedFile(file, secrets.places.get(file.path));
    masked.set(file, known);
    return known;
  };
  return {
    text: (text) => (exact.size === 0 ? text : redactText(text, exact, parts)),
    place: (at) => {
      const file = mask(at.file);
      return file === at.file ? at : { ...at, file };
    },
    touches: (at) => {
      const { text } = mask(at.file);
      if (text === at.file.text) return false;
      const from = text.lastIndexOf('\n', Math.max(0, at.span.start - 1)) + 1;
      const end = text.indexOf('\n', at.span.end);
      return (
        text.slice(from, end === -1 ? text.length : end) !== at.file.text.slice(from, end === -1 ? undefined : end)
      );
    },
  };
}

/** As many characters as before, so that every place keeps its line and column. */
function maskedFile(file: SourceFile, spans: readonly Span[] | undefined): SourceFile {
  const hide = (text: string): string => text.replace(/[^\r\n]/g, '*');
  if (spans === undefined) return { ...file, text: hide(file.text) };
  let text = '';
  let done = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (end <= done) continue;
    text += file.text.slice(done, Math.max(done, start)) + hide(file.text.slice(Math.max(done, start), end));
    done = end;
  }
  return { ...file, text: text + file.text.slice(done) };
}

interface Patterns {
  /** Lower case, with the name to show. */
  readonly exact: ReadonlyMap<string, string>;
  /** Every stretch of MIN_PART characters of a longer value. */
  readonly parts: ReadonlyMap<string, string>;
}

function patternsOf(values: readonly SecretValue[]): Patterns {
  const exact = new Map<string, string>();
  const parts = new Map<string, string>();
  let room = MAX_VALUES;
  for (const { name, value } of values) {
    room -= value.length;
    if (room < 0) break;
    for (const form of formsOf(value)) {
      if (form.length < MIN_VALUE || PUBLIC.has(form)) continue;
      if (!exact.has(form)) exact.set(form, name);
      if (form.length > MIN_PART)
        for (let at = 0; at + MIN_PART <= form.length; at += 1) parts.set(form.slice(at, at + MIN_PART), name);
    }
  }
  return { exact, parts };
}

/** The value, its words, and what readers make of them: an address without scheme and port, a zone without its dot. */
function formsOf(value: string): ReadonlySet<string> {
  const whole = value.toLowerCase().trim();
  const forms = new Set<string>([whole]);
  for (const word of whole.split(/[\s,;]+/)) {
    const plain = word.replace(/^[a-z][a-z0-9+]*:\/\//, '');
    for (const one of [word, plain, plain.replace(/\/.*$/s, ''), plain.replace(/\/.*$/s, '').replace(/:\d+$/, '')]) {
      forms.add(one);
      forms.add(one.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, ''));
    }
  }
  return forms;
}

const WORD = /[a-z0-9_]/;

function redactText(text: string, exact: Patterns['exact'], parts: Patterns['parts']): string {
  const lower = text.toLowerCase();
  // A letter whose lower case is longer would move every place behind it.
  if (lower.length !== text.length)
    return redactText(text.normalize('NFKD').replace(/[^\u0000-\u007f]/g, '?'), exact, parts);
  const names: (string | undefined)[] = [];
  const cover = (from: number, to: number, name: string): void => {
    for (let at = from; at < to; at += 1) names[at] ??= name;
  };
  for (const [value, name] of exact) {
    for (let at = lower.indexOf(value); at !== -1; at = lower.indexOf(value, at + 1)) {
      const end = at + value.length;
      const inside =
        (WORD.test(value[0] ?? '') && WORD.test(lower[at - 1] ?? ' ')) ||
        (WORD.test(value.at(-1) ?? '') && WORD.test(lower[end] ?? ' '));
      if (!inside || value.length > MIN_PART) cover(at, end, name);
    }
  }
  for (let at = 0; parts.size > 0 && at + MIN_PART <= lower.length; at += 1) {
    const name = parts.get(lower.slice(at, at + MIN_PART));
    if (name !== undefined) cover(at, at + MIN_PART, name);
  }
  if (names.length === 0) return text;
  let shown = '';
  for (let at = 0; at < text.length; at += 1) {
    const name = names[at];
    if (name === undefined) shown += text[at];
    else if (names[at - 1] !== name) shown += `[value of ${name}]`;
  }
  return shown;
}

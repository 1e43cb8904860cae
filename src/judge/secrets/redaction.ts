/** Hides values of files of variables and of Secrets in texts and places. */

import type { Location, Span } from '../../core/text/location.ts';
import { oncePer } from '../../core/text/once.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { DIRECTIVE_WORDS } from './directive-words.ts';
import { PUBLIC } from './public-words.ts';

export interface SecretValue {
  readonly name: string;
  readonly value: string;
  /** It may stand within other words. */
  readonly within?: true;
  /** The server whose configuration holds it, so that messages may quote it. */
  readonly server?: string;
}

export interface Secrets {
  readonly values: readonly SecretValue[];
  /** By path; undefined: the whole file. */
  readonly places: ReadonlyMap<string, readonly Span[] | undefined>;
  /** Paths, and names of objects as `NAMESPACE/NAME` with the file that writes both. */
  readonly names: ReadonlyMap<string, SourceFile | undefined>;
}

export interface Redaction {
  readonly text: (text: string) => string;
  /** As `text`, for a single name, also a folder's. */
  readonly name: (text: string) => string;
  readonly place: (at: Location) => Location;
  readonly touches: (at: Location) => boolean;
  /** As in messages about such servers. */
  readonly saidOf: (isServer: (name: string) => boolean) => Redaction;
}

/** Shorter ones occur in every sentence. */
const MIN_VALUE = 3;
/** Shortest part of a value that is hidden: messages may cut values. */
const MIN_PART = 10;
/** Characters held as text; files of variables have a few thousand. */
const MAX_VALUES = 1024 * 1024;
const LONG_PUBLIC = [...PUBLIC, ...DIRECTIVE_WORDS].filter((word) => word.length >= MIN_PART);

export function redactionOf(secrets: Secrets): Redaction {
  const filled = secrets.values.filter(({ server }) => server !== undefined);
  return redactionBy({ ...secrets, values: filled }, patternsOf(secrets.values));
}

function redactionBy(secrets: Secrets, patterns: Patterns): Redaction {
  const mask = oncePer((file: SourceFile) =>
    secrets.places.has(file.path) ? maskedFile(file, secrets.places.get(file.path)) : file,
  );
  const isName = (text: string): boolean => {
    const file = secrets.names.get(text);
    if (file === undefined) return secrets.names.has(text);
    // What a variable fills in is not written there.
    const { text: shown } = mask(file);
    return [/^[^/]*/, /[^/]*$/].every((part) => shown.includes(part.exec(text)?.[0] ?? ''));
  };
  const hide = oncePer((text: string) => redactText(text, patterns, isName));
  const redaction: Redaction = {
    saidOf: (isServer) => {
      const quoted = secrets.values.flatMap(({ server, name, value }) => {
        const forms = server !== undefined && isServer(server) ? [...formsOf(value)] : [];
        return forms.filter((form) => PUBLIC.has(form)).map((form) => [form, name] as const);
      });
      return quoted.length === 0 ? redaction : redactionBy(secrets, { ...patterns, quotable: new Map(quoted) });
    },
    text: hide,
    name: (text) => (isName(text) ? text : hide(text)),
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
  return redaction;
}

/** Same length, so that places stay. */
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
  readonly exact: ReadonlyMap<string, string>;
  readonly quotable?: ReadonlyMap<string, string>;
  /** Not only as whole words. */
  readonly within: ReadonlyMap<string, string>;
  /** Every stretch of MIN_PART characters of longer values. */
  readonly parts: ReadonlyMap<string, string>;
  /** Hash marks for values beyond MAX_VALUES: possible matches are hidden too. */
  readonly marks: Uint8Array | undefined;
}

/** A power of two. */
const MARKS = 1 << 27;

function patternsOf(values: readonly SecretValue[]): Patterns {
  const exact = new Map<string, string>();
  const anywhere = new Map<string, string>();
  const parts = new Map<string, string>();
  let marks: Uint8Array | undefined;
  let room = MAX_VALUES;
  for (const { name, value, within } of values) {
    room -= value.length;
    if (room < 0) marks ??= new Uint8Array(MARKS / 8);
    for (const form of formsOf(value)) {
      if (form.length < MIN_VALUE || PUBLIC.has(form)) continue;
      const last = Math.min(lastPart(form), form.length - MIN_PART);
      for (let at = 0; at === 0 || at <= last; at += 1) {
        const part = form.slice(at, at + MIN_PART);
        const known = form.length > MIN_PART ? parts : within === true ? anywhere : exact;
        if (room < 0 && marks !== undefined) setMark(marks, part);
        else if (!known.has(part)) known.set(part, name);
      }
    }
  }
  return { exact, within: anywhere, parts, marks };
}

/** Of an address backwards the last two labels of it: one has a network that many have. */
function lastPart(form: string): number {
  const [, address] = REVERSE.exec(form) ?? [];
  return address === undefined ? form.length : address.lastIndexOf('.', address.lastIndexOf('.') - 1) + 1;
}

const REVERSE = /^([0-9a-f.]+)\.(?:in-addr|ip6)\.arpa\.?$/;

function setMark(marks: Uint8Array, part: string): void {
  const bit = hashOf(part);
  marks[bit >>> 3] = (marks[bit >>> 3] ?? 0) | (1 << (bit & 7));
}

function isMarked(marks: Uint8Array, part: string): boolean {
  const bit = hashOf(part);
  return ((marks[bit >>> 3] ?? 0) & (1 << (bit & 7))) !== 0;
}

/** FNV-1a (draft-eastlake-fnv). */
function hashOf(part: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < part.length; at += 1) hash = Math.imul(hash ^ part.charCodeAt(at), 0x01000193);
  return hash & (MARKS - 1);
}

/** A value, its words, and readers' forms: without scheme, port, final dot or quotes. */
function formsOf(value: string): ReadonlySet<string> {
  const whole = value.toLowerCase().trim();
  const forms = new Set<string>([whole]);
  for (const written of whole.split(/[\s,;]+/)) {
    const word = written.replace(/^["'`]+|["'`]+$/g, '');
    forms.add(written);
    const plain = word.replace(/^[a-z][a-z0-9+]*:\/\//, '');
    const host = plain.replace(/\/.*$/s, '');
    // The first folder of a path may be any word.
    const hosts = plain === word && host !== word && /^[a-z]*$/.test(host) ? [] : [host, host.replace(/:\d+$/, '')];
    for (const one of [word, plain, ...hosts]) {
      forms.add(one);
      forms.add(one.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, ''));
    }
  }
  return forms;
}

const WORD = /[a-z0-9_]/;

function redactText(text: string, patterns: Patterns, isName: (text: string) => boolean): string {
  const { exact, quotable = exact, within, parts, marks } = patterns;
  if (exact.size + quotable.size + within.size + parts.size === 0 && marks === undefined) return text;
  const lower = text.toLowerCase();
  // A longer lower case would shift places.
  if (lower.length !== text.length)
    return redactText(text.normalize('NFKD').replace(/[^\u0000-\u007f]/g, '?'), patterns, isName);
  const names: (string | undefined)[] = [];
  const cover = (from: number, to: number, name: string): void => {
    for (let at = from; at < to; at += 1) names[at] ??= name;
  };
  for (let at = 0; at + MIN_VALUE <= lower.length; at += 1) {
    for (let end = at + MIN_VALUE; end <= Math.min(lower.length, at + MIN_PART); end += 1) {
      const part = lower.slice(at, end);
      const name =
        (end - at === MIN_PART ? parts.get(part) : undefined) ??
        within.get(part) ??
        wholeWord(lower, at, end, exact.get(part) ?? quotable.get(part)) ??
        (marks !== undefined && isMarked(marks, part) ? 'a variable' : undefined);
      if (name !== undefined) cover(at, end, name);
    }
  }
  if (names.length === 0) return text;
  uncoverPublic(lower, names);
  coverReverse(lower, names);
  uncoverNames(text, names, isName);
  let shown = '';
  for (let at = 0; at < text.length; at += 1) {
    const name = names[at];
    if (name === undefined) shown += text[at];
    else if (names[at - 1] !== name) shown += `[value of ${name}]`;
  }
  return shown;
}

/** What is left of an address backwards tells it. */
function coverReverse(lower: string, names: (string | undefined)[]): void {
  for (const { index, 0: run } of lower.matchAll(/(?<![\w.])[0-9a-f.]+\.(?:in-addr|ip6)\.arpa/g)) {
    const name = names.slice(index, index + run.length).find((one) => one !== undefined);
    if (name !== undefined) names.fill(name, index, index + run.length);
  }
}

/** A match of only such a word is the message's own. */
function uncoverPublic(lower: string, names: (string | undefined)[]): void {
  for (const word of LONG_PUBLIC) {
    for (let at = lower.indexOf(word); at !== -1; at = lower.indexOf(word, at + word.length)) {
      const end = at + word.length;
      if (names[at - 1] === undefined && names[end] === undefined) names.fill(undefined, at, end);
    }
  }
}

function uncoverNames(text: string, names: (string | undefined)[], isName: (text: string) => boolean): void {
  for (const { index, 0: run } of text.matchAll(/[\w.@/-]+/g)) {
    const word = run.replace(/\.$/, '');
    if (word.includes('/') && names.slice(index, index + word.length).some((one) => one !== undefined) && isName(word))
      names.fill(undefined, index, index + word.length);
  }
}

/** Short values occur inside longer words. */
function wholeWord(text: string, from: number, to: number, name: string | undefined): string | undefined {
  if (name === undefined || (WORD.test(text[from] ?? '') && WORD.test(text[from - 1] ?? ' '))) return undefined;
  return WORD.test(text[to - 1] ?? '') && WORD.test(text[to] ?? ' ') ? undefined : name;
}

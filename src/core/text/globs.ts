/**
 * Globs of repository paths: `*` and `?` within a part, `[a-z]`, `{a,b}`, and `**` for any number of parts; a leading
 * dot is nothing special, a trailing slash means everything below. No regular expression: `(a+)+b` takes seconds on
 * thirty letters; here the time is pattern times path.
 */

import { append } from './append.ts';
import { itemAt } from './invariant.ts';
import { getOrInsert } from './once.ts';

const MAX_LENGTH = 500;
const MAX_ALTERNATIVES = 64;

/** Patterns that begin and end alike, and are tried one by one. */
export const MAX_ALIKE = 500;

export type Glob = (path: string) => boolean;

interface Pattern {
  readonly parts: readonly Part[];
  /** Its literal start, by which it is found among thousands. */
  readonly start: string;
  readonly end: string;
}

/** The test, or why the glob is wrong, as the end of a sentence: `is empty`. */
export function compileGlob(text: string): Glob | { readonly refused: string } {
  return compileGlobs([text]);
}

/** Or the glob that is wrong. */
export function compileGlobs(texts: readonly string[]): Glob | { readonly refused: string; readonly text: string } {
  const all: Pattern[] = [];
  const byEnds = new Map<string, Map<string, Pattern[]>>();
  for (const text of texts) {
    const patterns = patternsOf(text);
    if ('refused' in patterns) return { ...patterns, text };
    for (const one of patterns) {
      all.push(one);
      const ends = getOrInsert(byEnds, one.start, () => new Map<string, Pattern[]>());
      append(ends, one.end, one);
      if ((ends.get(one.end)?.length ?? 0) > MAX_ALIKE)
        return { refused: `is one of more than ${MAX_ALIKE} that begin and end alike`, text };
    }
  }
  if (all.length > FEW) return (path) => isMatchedByEnds(path, byEnds);
  return (path) => all.some(({ parts, start }) => path.startsWith(start) && matchesParts(parts, path.split('/')));
}

/** Faster to try one by one. */
const FEW = 50;

function isMatchedByEnds(path: string, byEnds: ReadonlyMap<string, ReadonlyMap<string, readonly Pattern[]>>): boolean {
  const names = path.split('/');
  for (let from = 0; from <= path.length; from += 1) {
    const ends = byEnds.get(path.slice(0, from));
    for (let to = ends === undefined ? path.length + 1 : from; to <= path.length; to += 1)
      if (ends?.get(path.slice(to))?.some(({ parts }) => matchesParts(parts, names)) === true) return true;
  }
  return false;
}

function patternsOf(text: string): readonly Pattern[] | { readonly refused: string } {
  if (text === '') return { refused: 'is empty' };
  if (text.length > MAX_LENGTH) return { refused: `is longer than ${MAX_LENGTH} characters` };
  if (text.includes('\\')) return { refused: 'holds a backslash; parts of a path are separated by "/"' };
  if (/[()]/.test(text))
    return { refused: 'uses parentheses, which have no meaning here; write {a,b} for alternatives' };
  if (text.startsWith('!')) return { refused: 'begins with "!"; list exclusions under "exclude"' };
  if (text.startsWith('/')) return { refused: 'begins with "/"; paths are relative to the top of the repository' };
  const clean = text.replace(/^(?:\.\/+)+/, '');
  if (clean.split('/').includes('..')) return { refused: 'leaves the repository with ".."' };
  const alternatives = expandBraces(clean.endsWith('/') ? `${clean}**` : clean);
  if ('refused' in alternatives) return alternatives;
  const patterns: Pattern[] = [];
  for (const alternative of alternatives.texts) {
    const parts: Part[] = [];
    for (const part of alternative.split('/')) {
      const read = readPart(part);
      if ('refused' in read) return read;
      parts.push(read);
    }
    // `deploy/**` does not match a file `deploy`.
    if (parts.length > 1 && parts.at(-1)?.kind === 'any-depth') parts.push({ kind: 'name', tests: [{ kind: 'star' }] });
    const start = /^[^*?[]*/.exec(alternative)?.[0] ?? '';
    patterns.push({ parts, start, end: /[^*?\]]*$/.exec(alternative.slice(start.length))?.[0] ?? '' });
  }
  return patterns;
}

type Part = { readonly kind: 'any-depth' } | { readonly kind: 'name'; readonly tests: readonly CharacterTest[] };
type CharacterTest =
  | { readonly kind: 'star' }
  | { readonly kind: 'any' }
  | { readonly kind: 'literal'; readonly character: string }
  | { readonly kind: 'set'; readonly negated: boolean; readonly ranges: readonly (readonly [string, string])[] };

/** Innermost first. */
function expandBraces(text: string): { readonly texts: readonly string[] } | { readonly refused: string } {
  const done: string[] = [];
  const open = [text];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const end = at.indexOf('}');
    const start = end === -1 ? -1 : at.lastIndexOf('{', end);
    if (end === -1 && !at.includes('{')) {
      done.push(at);
      if (done.length > MAX_ALTERNATIVES) return { refused: `stands for more than ${MAX_ALTERNATIVES} patterns` };
      continue;
    }
    if (start === -1) return { refused: 'has a brace without its other half' };
    const choices = at.slice(start + 1, end).split(',');
    if (choices.length + open.length + done.length > MAX_ALTERNATIVES) {
      return { refused: `stands for more than ${MAX_ALTERNATIVES} patterns` };
    }
    for (const choice of choices.reverse()) open.push(at.slice(0, start) + choice + at.slice(end + 1));
  }
  return { texts: done };
}

function readPart(text: string): Part | { readonly refused: string } {
  if (text === '**') return { kind: 'any-depth' };
  const tests: CharacterTest[] = [];
  const characters = [...text];
  for (let i = 0; i < characters.length; i += 1) {
    const character = characters[i] ?? '';
    if (character === '*') {
      if (tests.at(-1)?.kind !== 'star') tests.push({ kind: 'star' });
    } else if (character === '?') tests.push({ kind: 'any' });
    else if (character === '[') {
      const end = characters.indexOf(']', i + 2);
      if (end === -1) return { refused: 'has a "[" without its "]"' };
      tests.push(readSet(characters.slice(i + 1, end)));
      i = end;
    } else tests.push({ kind: 'literal', character });
  }
  return { kind: 'name', tests };
}

function readSet(inside: readonly string[]): CharacterTest {
  const negated = inside[0] === '!' || inside[0] === '^';
  const ranges: [string, string][] = [];
  for (let i = negated ? 1 : 0; i < inside.length; i += 1) {
    const from = inside[i] ?? '';
    const to = inside[i + 2];
    if (inside[i + 1] === '-' && to !== undefined) {
      ranges.push([from, to]);
      i += 2;
    } else ranges.push([from, from]);
  }
  return { kind: 'set', negated, ranges };
}

/** Only the last `**` needs backtracking: earlier ones could only take less. */
function matchesParts(parts: readonly Part[], names: readonly string[]): boolean {
  return matchesWithStars(parts, names, (part) => part.kind === 'any-depth', matchesName);
}

function matchesName(part: Part, name: string): boolean {
  return part.kind === 'any-depth' || matchesTests(part.tests, name);
}

function matchesTests(tests: readonly CharacterTest[], name: string): boolean {
  return matchesWithStars(tests, [...name], (test) => test.kind === 'star', matchesCharacter);
}

function matchesCharacter(test: CharacterTest, character: string): boolean {
  switch (test.kind) {
    case 'literal':
      return test.character === character;
    case 'set':
      return test.negated !== test.ranges.some(([from, to]) => from <= character && character <= to);
    default:
      return true;
  }
}

function matchesWithStars<P, S>(
  pattern: readonly P[],
  subject: readonly S[],
  isStar: (part: P) => boolean,
  fits: (part: P, item: S) => boolean,
): boolean {
  let p = 0;
  let s = 0;
  let star = -1;
  let taken = 0;
  while (s < subject.length) {
    const part = pattern[p];
    if (part !== undefined && isStar(part)) {
      star = p;
      taken = s;
      p += 1;
    } else if (part !== undefined && fits(part, itemAt(subject, s))) {
      p += 1;
      s += 1;
    } else if (star !== -1) {
      taken += 1;
      s = taken;
      p = star + 1;
    } else return false;
  }
  while (p < pattern.length && isStar(itemAt(pattern, p))) p += 1;
  return p === pattern.length;
}

/** `*`, `?` and `[a-z]`, none crossing a `/` (Go filepath.Match, glob(3)). */
export function filePattern(pattern: string): Glob {
  const parts = pattern.split('/').map(testsOf);
  return (path) => {
    const names = path.split('/');
    return names.length === parts.length && parts.every((tests, i) => matchesTests(tests, itemAt(names, i)));
  };
}

function testsOf(part: string): readonly CharacterTest[] {
  const read = readPart(part);
  if ('refused' in read) return [...part].map((character) => ({ kind: 'literal', character }));
  return read.kind === 'name' ? read.tests : [{ kind: 'star' }];
}

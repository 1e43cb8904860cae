/**
 * Globs of repository paths: `*` and `?` within a part, `[a-z]`, `{a,b}`, and `**` for any number of parts; a leading
 * dot is nothing special, a trailing slash means everything below. Matched without a regular expression: `(a+)+b` takes
 * seconds on thirty letters; here the time is pattern times path.
 */

import { itemAt } from './invariant.ts';

const MAX_LENGTH = 500;
/** Alternatives of `{a,b}`. */
const MAX_ALTERNATIVES = 64;

export type Glob = (path: string) => boolean;

/** The test, or why the glob is wrong, as the end of a sentence: `is empty`. */
export function compileGlob(text: string): Glob | { readonly refused: string } {
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
  const patterns: { readonly parts: readonly Part[]; readonly start: string }[] = [];
  for (const alternative of alternatives.texts) {
    const parts: Part[] = [];
    for (const part of alternative.split('/')) {
      const read = readPart(part);
      if ('refused' in read) return read;
      parts.push(read);
    }
    // `deploy/**` does not match a file `deploy`.
    if (parts.length > 1 && parts.at(-1)?.kind === 'any-depth') parts.push({ kind: 'name', tests: [{ kind: 'star' }] });
    // It rules out most paths: a configuration may have thousands of globs.
    patterns.push({ parts, start: /^[^*?[]*/.exec(alternative)?.[0] ?? '' });
  }
  return (path) => patterns.some(({ parts, start }) => path.startsWith(start) && matchesParts(parts, path.split('/')));
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

/** The manifests and workloads of a comparison, as commands that may change them name them. */
import { openNamed, WORD } from '../../core/text/named-paths.ts';
import { once, oncePer } from '../../core/text/once.ts';
import { foldedPath } from '../../core/text/paths.ts';
import { pathsBelow } from '../../core/text/sorted.ts';
import type { Literals } from './literals.ts';
import type { Made } from './made.ts';

/** Manifests by their paths, with the lines that decide; workloads and Services by their names. */
export interface Edited {
  readonly manifests: ReadonlyMap<string, readonly string[]>;
  readonly workloads: ReadonlySet<string>;
  /** A server takes its upstreams from files of nodes. */
  readonly hangsOnNodes?: boolean;
}

type Find = (said: readonly string[]) => string | undefined;

export interface Editable extends Edited {
  /** Any manifest. */
  readonly first: string | undefined;
  readonly named: (word: string) => readonly string[];
  readonly below: (word: string) => readonly string[];
  /** Words of lines that decide, as far as a command has them. */
  readonly saidIn: (command: string) => readonly string[];
  readonly isAbout: (manifest: string, said: readonly string[]) => boolean;
  /** A manifest with such a word, of all that are named or below what is named. */
  readonly about: (words: readonly string[]) => Find;
  /** As `about`, for many commands of one text. */
  readonly gathered: (words: readonly string[]) => Find;
  /** Whether an expression may match a line that decides. */
  readonly mayMatch: (expression: string, manifest: string) => boolean;
}

export interface EditedText {
  readonly path: string;
  readonly text: string;
  readonly literals: Literals;
  readonly made: () => Made;
  readonly manifestsIn: () => readonly string[];
  readonly textOf: (path: string) => string | undefined;
}

export type Kind = readonly [RegExp, (command: string, found: RegExpExecArray, start: number) => string | undefined];

/** Lines that are compared with expressions: beyond these, any may match. */
const MAX_COMPARED: number = 5_000_000;

export function openEditable(edited: Edited, most: number = MAX_COMPARED): Editable {
  const { manifests } = edited;
  const paths = [...manifests.keys()].sort();
  const named = openNamed(paths);
  const below = oncePer((folder: string) => (folder === '' ? [] : pathsBelow(folder, paths)));
  const wordsOf = oncePer((path: string) => new Set((manifests.get(path) ?? []).flatMap(wordsOfLine)));
  const indexOf = (list: Iterable<string>): ReadonlyMap<string, string> => {
    const index = new Map<string, string>();
    for (const path of list) for (const word of wordsOf(path)) if (!index.has(word)) index.set(word, path);
    return index;
  };
  const belowIndex = oncePer((folder: string) => indexOf(below(folder)));
  const placesOf = (word: string) => ({ files: named(word), index: belowIndex(folderOf(word)) });
  const isAbout = (path: string, said: readonly string[]) => said.some((word) => wordsOf(path).has(word));
  return {
    ...edited,
    ...{ first: paths[0], named, isAbout },
    below: (word) => below(folderOf(word)),
    saidIn: openSaid(named, () => indexOf(paths).keys()),
    about: (words) => {
      const places = once(() => words.map(placesOf).filter(({ files, index }) => files.length + index.size > 0));
      return (said) => {
        for (const { files, index } of said.length === 0 ? [] : places()) {
          const found = files.find((one) => isAbout(one, said)) ?? said.flatMap((one) => index.get(one) ?? [])[0];
          if (found !== undefined) return found;
        }
        return undefined;
      };
    },
    gathered: (words) => {
      const all = [...new Set(words)];
      const folders = new Set(all.map(folderOf));
      const index = indexOf(
        new Set([...all.flatMap(named), ...[...folders].flatMap((one) => [...belowIndex(one).values()])]),
      );
      return (said) => said.flatMap((one) => index.get(one) ?? [])[0];
    },
    mayMatch: openMatching(manifests, most),
  };
}

function openMatching(manifests: Edited['manifests'], most: number): Editable['mayMatch'] {
  const joined = oncePer((path: string) => (manifests.get(path) ?? []).join('\n'));
  let left = most;
  return (expression, path) => {
    const runs = runsOf(expression);
    const lines = manifests.get(path) ?? [];
    left -= lines.length;
    if (left < 0) return true;
    const all = joined(path);
    return runs.every((run) => all.includes(run)) && lines.some((line) => runs.every((run) => line.includes(run)));
  };
}

function wordsOfLine(line: string): readonly string[] {
  const words = /^(?:loop|forward)\b/.test(line) ? line.split(/\s+/) : [];
  return words.flatMap((word) => (word.length < MIN_WORD ? [] : word.slice(0, MAX_WORD)));
}

/** Characters of a word that count. */
const [MIN_WORD, MAX_WORD] = [3, 24];

/** Not in the names of the manifests themselves. */
function openSaid(
  named: (word: string) => readonly string[],
  all: () => Iterable<string>,
): (command: string) => readonly string[] {
  const known = once(() => {
    const words = new Set(all());
    const lengths = [...new Set([...words].map(({ length }) => length))];
    return { words, lengths, heads: new Set([...words].map((word) => word.slice(0, MIN_WORD))) };
  });
  return (command) => {
    const { words, lengths, heads } = known();
    const rest = command.replace(WORD, (word) => (named(word).length > 0 ? ' ' : word));
    const said = new Set<string>();
    for (let index = 0; index < rest.length; index += 1) {
      if (!heads.has(rest.slice(index, index + MIN_WORD))) continue;
      for (const length of lengths) {
        const word = rest.slice(index, index + length);
        if (words.has(word)) said.add(word);
      }
    }
    return [...said];
  };
}

function folderOf(word: string): string {
  const star = word.indexOf('*');
  return foldedPath(star === -1 ? word : word.slice(0, word.lastIndexOf('/', star) + 1));
}

/** A match has all letters of an expression between what stands for others. */
function runsOf(expression: string): readonly string[] {
  if (/^[>|]|\{\{|\||\)\\?[?*{]/.test(expression)) return [];
  return expression.split(SPECIAL).map((run) => run.replace(/\\/g, '').trim());
}

const SPECIAL = /\[\^?\]?[^\]]*\]|\\{1,2}[\w<>'`()}?+]|.?(?:[*?]|\\?\{[\d,]*\\?\}?|\\\?)|[.^$+()}]/;

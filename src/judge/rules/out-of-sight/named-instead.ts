/** Files that name another configuration than before: a unit's `-conf`, Docker's `COPY`, `helm -f`, or lay one over an import. */
import { openNamed, wordsIn } from '../../../core/text/named-paths.ts';
import { directoryOf, isTest, nearestFirst } from '../../../core/text/paths.ts';
import type { SearchableSnapshot } from '../../snapshot.ts';
import { forwards, guardOf } from '../blocks.ts';
import { type Compared, corefilesOf, type NamedServer, type NamedServers, type Succession } from './server-partners.ts';

/** Characters of a file of the change that is searched. */
const MAX_LENGTH = 1024 * 1024;
/** What only tells of files. */
export const TELLS: RegExp =
  /ignore|exclude|lint|codeowners|licen[sc]e|(?:^|\/)(?:docs?|examples?|vendor|node_modules)\/|\.(?:mdx?|rst|adoc|lock|sum|patch|diff)$/i;
/** Objects are read for what they name. */
const OBJECT = /^[ \t{]*["']?apiVersion["']?[ \t]*:/m;
const DROP_IN = /^(.+\.(?:service|container))\.d\/[^/]+\.conf$/;
const LAYS = /(?<![\w./-])(?:helm|cp|mv|ln|rsync)\s/;
/** Of Jsonnet: what is merged with what is imported ("import", "object composition"). */
const IMPORTS = /\bimport[ \t]{1,9}@?["']([^"'\n]{1,300})["']/g;
const MERGED = /\+:{0,3}\s{0,99}\{[^()]{0,400}$/;
const MAX_BEFORE = 500;
/** A line and those that it goes on in. */
const COMMAND = /(?:[^\n]*\\[ \t]*\n){0,20}[^\n]*/g;

/** In place of a guarded one; beside it, where one command of helm lays it over that. */
export function* namedInstead(
  head: SearchableSnapshot,
  base: SearchableSnapshot,
  { before, after }: Compared,
): Generator<Succession> {
  const [now, then] = [head.lookups.unread(), base.lookups.unread()];
  const [guarded, bare] = [openFiles(before, true), openFiles(after, false)];
  if (guarded === undefined || bare === undefined) return;
  const had = new Set([...before.values()].flatMap(corefilesOf));
  for (const path of [...(head.lookups.changed ?? [])].sort()) {
    const text = isTest(path) || TELLS.test(path) ? '' : (now.textOf(path) ?? '');
    if (text.length > MAX_LENGTH || OBJECT.test(text) || text.includes('\0')) continue;
    if (bare(wordsIn(text), path).size === 0) continue;
    const old = then.textOf(path) ?? then.textOf(DROP_IN.exec(path)?.[1] ?? path) ?? '';
    const [are, were] = changedWords(text, old.length > MAX_LENGTH ? '' : old);
    const gone = guarded(moreIn(were, are), path);
    const imported = then.textOf(path) === undefined ? NONE : importedWords(path, text, now.mergesImports(path));
    const layers = imported.size > 0 ? imported : layingWords(text);
    for (const [word, server] of bare(moreIn(are, were), path)) {
      if (word === path && had.has(path)) continue;
      const olds = [...gone.values(), ...guarded(layers.get(word) ?? new Set(), path).values()];
      const was = olds.find((one) => corefilePath(one) !== corefilePath(server));
      if (imported.has(word) && was !== undefined && !isMerged(server, was)) continue;
      const assumption =
        corefilePath(server) === path
          ? `${path} lays this over what it imports`
          : `${path} has ${corefilePath(server)} used in place of ${was && corefilePath(was)}`;
      if (was !== undefined) yield { server, before: was.blocks, other: { counts: false, assumption } };
    }
  }
}

type Counts = ReadonlyMap<string, number>;

/** Of lines that only one of them has, with how often. */
function changedWords(text: string, old: string): readonly [Counts, Counts] {
  const [now, then] = [text, old].map((one) => one.split('\n'));
  const countsOf = (lines: readonly string[] = [], others: readonly string[] = []): Counts => {
    const [counts, known] = [new Map<string, number>(), new Set(others)];
    for (const line of lines)
      if (!known.has(line)) for (const word of wordsIn(line)) counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  };
  return [countsOf(now, then), countsOf(then, now)];
}

function moreIn(counts: Counts, others: Counts): ReadonlySet<string> {
  return new Set([...counts].flatMap(([word, count]) => (count > (others.get(word) ?? 0) ? word : [])));
}

export function corefilePath(server: NamedServer): string {
  return corefilesOf(server)[0] ?? server.at.file.path;
}

type Naming = (words: Iterable<string>, path: string) => ReadonlyMap<string, NamedServer>;

/** Servers that words of a file name; the file's own by its path. */
function openFiles(servers: NamedServers, isGuarded: boolean): Naming | undefined {
  const [all, wanted] = [new Set<string>(), new Map<string, NamedServer>()];
  for (const server of servers.values())
    for (const file of corefilesOf(server)) {
      all.add(file);
      if (server.blocks.some((block) => forwards(block) && (guardOf(block) !== undefined) === isGuarded))
        wanted.set(file, server);
    }
  if (wanted.size === 0) return undefined;
  const filesOf = openNamed(all);
  return (words, path) => {
    const found = new Map<string, NamedServer>();
    for (const word of [path, ...words]) {
      const files = word === path ? [path] : filesOf(word);
      if (files.length === 0) continue;
      const [nearest = ''] = nearestFirst(files, directoryOf(path), directoryOf);
      const server = wanted.get(nearest);
      if (server !== undefined) found.set(word, server);
    }
    return found;
  };
}

const NONE: ReadonlyMap<string, ReadonlySet<string>> = new Map();

/** Each, and the file itself, with all that it imports. */
function importedWords(path: string, text: string, merges: boolean): typeof NONE {
  const words = merges
    ? new Set([...text.matchAll(IMPORTS)].flatMap(([, file = '']) => wordsIn(file)))
    : new Set<string>();
  return words.size === 0 ? NONE : new Map([path, ...words].map((word) => [word, words] as const));
}

/** A part of an object, or the same object. */
function isMerged(server: NamedServer, was: NamedServer): boolean {
  const [block] = server.blocks;
  if (server.name === was.name || block === undefined) return true;
  const { file, span } = block.at;
  // Else it is an object of its own.
  return (
    server.name === `${file.path}/Corefile` &&
    MERGED.test(file.text.slice(Math.max(0, span.start - MAX_BEFORE), span.start))
  );
}

/** Each with those of its command. */
function layingWords(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const commands = (text.match(COMMAND) ?? []).filter((one) => LAYS.test(one));
  const all = commands.map((one) => new Set(wordsIn(one)));
  return new Map(all.flatMap((words) => [...words].map((word) => [word, words] as const)));
}

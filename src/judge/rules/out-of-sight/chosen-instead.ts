/** Values that fill in a path (`overlays/{{profile}}`, `${var.env}.yaml`), or are one, by which another configuration is used than before. */
import { append } from '../../../core/text/append.ts';
import { compileGlobs } from '../../../core/text/globs.ts';
import { getOrInsert, once } from '../../../core/text/once.ts';
import { isTest } from '../../../core/text/paths.ts';
import type { SearchableSnapshot, Unread } from '../../snapshot.ts';
import { forwards, guardOf } from '../blocks.ts';
import { corefilePath, TELLS } from './named-instead.ts';
import { type Compared, corefilesOf, type NamedServer, type NamedServers, type Succession } from './server-partners.ts';

/** Characters of a file. */
const MAX_LENGTH = 1024 * 1024;
/** Values of one key that a change takes away, or brings. */
const MAX_ALIKE = 5;
/** Paths with a value of such a key in them. */
const MAX_PATHS = 100;
/** Values of a change that stand in paths of servers. */
const MAX_CHOICES = 100;
/** Files that run commands, in which such a path is looked for. */
const MAX_SCRIPTS = 2000;
const SETTING =
  /(?<![\w.-])([A-Za-z_][\w-]{0,99})["']?[ \t]{0,9}(?:[:?+]?=|:-?)[ \t]{0,9}\[?["']?([\w./-]{1,200})(?=["']?[ \t]{0,9}(?:[,}\]#\r]|$))/gm;
/** A path by itself. */
const WORD = /(?<![\w./-])(?:\.{0,2}\/)?\w[\w.-]{0,99}(?:\/[\w.-]{1,99}){1,9}/g;
/** What a path by itself fills in. */
const WHOLE = '{{ }}';
const HOLE = /\{\{[^{}\n]{1,100}\}\}|\$\{[^{}\n]{1,100}\}|\$\(\w{1,99}\)|\$\w{1,99}/g;
const PATH = /(?:\{\{[^{}\n]{1,100}\}\}|\$\{[^{}\n]{1,100}\}|\$\(\w{1,99}\)|\$\w{1,99}|[\w./-]){1,400}/g;

interface Choice {
  readonly key: string;
  readonly is: string;
  readonly was: string;
}

/** The base's value led to files of this repository with a guard, the head's leads to such without one. */
export function* chosenInstead(
  head: SearchableSnapshot,
  base: SearchableSnapshot,
  { before, after }: Compared,
): Generator<Succession> {
  const [now, then] = [head.lookups.unread(), base.lookups.unread()];
  const [guarded, bare] = [openPlaces(before, true), openPlaces(after, false)];
  if (guarded === undefined || bare === undefined) return;
  const stillGuarded = openPlaces(after, true);
  const written = once(() => {
    const deployers = [...after.values()].map(({ at }) => at.file.path);
    const known = new Set([...(head.lookups.changed ?? []), ...head.read, ...deployers]);
    return filledPaths([...[...known].sort().map((path) => now.textOf(path) ?? ''), ...scriptsIn(now)]);
  });
  let left = MAX_CHOICES;
  for (const path of [...(head.lookups.changed ?? [])].filter((one) => !isAside(one)).sort())
    for (const { key, is, was } of choicesIn(now.textOf(path) ?? '', then.textOf(path) ?? '')) {
      if (left === 0 || !guarded.has(was) || !bare.has(is)) continue;
      left -= 1;
      for (const one of key === '' ? [WHOLE] : (written().get(key) ?? [])) {
        const old = guarded.at(withValue(one, key, was));
        const place = withValue(one, key, is);
        const server = old && bare.at(place);
        if (old === undefined || server === undefined || stillGuarded?.at(place) !== undefined) continue;
        // The value may be one that is not shown; files' names are.
        const sets = key === '' ? 'has' : `sets ${key}, which has`;
        const assumption = `${path} ${sets} ${corefilePath(server)} used in place of ${corefilePath(old)}`;
        yield { server, before: old.blocks, other: { counts: false, assumption } };
      }
    }
}

function scriptsIn({ names, scriptOf }: Unread): readonly string[] {
  const scripts: string[] = [];
  for (const path of names()) {
    const text = scripts.length < MAX_SCRIPTS && !isAside(path) ? scriptOf(path) : '';
    if (text !== '') scripts.push(text);
  }
  return scripts;
}

/** A key that is only set, or no longer, chooses nothing else. */
function* choicesIn(text: string, old: string): Generator<Choice> {
  if (old === '' || Math.max(text.length, old.length) > MAX_LENGTH) return;
  const [are, were] = [text, old].map(settingsIn);
  const more = (counts: Settings | undefined, others: Settings | undefined, key: string): readonly string[] =>
    [...(counts?.get(key) ?? [])].flatMap(([value, count]) =>
      count > (others?.get(key)?.get(value) ?? 0) ? [value] : [],
    );
  for (const key of are?.keys() ?? []) {
    const gone = more(were, are, key).slice(0, MAX_ALIKE);
    const come = gone.length === 0 ? [] : more(are, were, key).slice(0, MAX_ALIKE);
    for (const is of come) for (const was of gone) yield { key, is, was };
  }
}

/** How often a key is set to a value; without a key, a path stands there. */
type Settings = ReadonlyMap<string, ReadonlyMap<string, number>>;

function settingsIn(text: string): Settings {
  const found = new Map<string, Map<string, number>>();
  const count = (key: string, value: string): void => {
    const counts = getOrInsert(found, key, () => new Map<string, number>());
    counts.set(value, (counts.get(value) ?? 0) + 1);
  };
  for (const { 0: all, 1: key = '', 2: value = '', index } of text.matchAll(SETTING)) {
    // Of a list no member is the value.
    const isFirst = all.includes('[') && /^["']?[ \t]*,/.test(text.slice(index + all.length, index + all.length + 20));
    if (!isFirst) count(key, value);
  }
  for (const [path] of text.matchAll(WORD)) count('', path);
  return found;
}

function isAside(path: string): boolean {
  return isTest(path) || TELLS.test(path);
}

/** By each word of what fills them in. */
function filledPaths(texts: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const text of texts)
    for (const [path] of text.length > MAX_LENGTH ? [] : text.matchAll(PATH))
      for (const [word] of (path.match(HOLE) ?? []).join(' ').matchAll(/[A-Za-z_][\w-]*/g)) {
        const paths = getOrInsert(found, word, () => new Set<string>());
        if (paths.size < MAX_PATHS) paths.add(path);
      }
  return found;
}

/** Other values may be any; what a path begins with may be where the file stands. */
function withValue(written: string, key: string, value: string): string {
  const isKey = new RegExp(String.raw`(?<![\w-])${key}(?![\w-])`);
  const path = written.replace(HOLE, (hole) => (isKey.test(hole) ? value : '*'));
  return path.replace(/^(?:(?:\.{1,2}|\*)?\/)+/, '');
}

interface Places {
  readonly has: (part: string) => boolean;
  /** A server of such a file, or of what such a folder builds. */
  readonly at: (pattern: string) => NamedServer | undefined;
}

function openPlaces(servers: NamedServers, isGuarded: boolean): Places | undefined {
  const known = new Map<string, NamedServer>();
  for (const server of servers.values())
    if (server.blocks.some((block) => forwards(block) && (guardOf(block) !== undefined) === isGuarded))
      for (const path of [...corefilesOf(server), ...(server.clusterPath === undefined ? [] : [server.clusterPath])])
        if (!known.has(path)) known.set(path, server);
  const paths = [...known.keys()].sort();
  const all = paths.join('\n');
  const withPart = new Map<string, string[]>();
  for (const path of paths) for (const part of new Set(path.split('/'))) append(withPart, part, path);
  return known.size === 0
    ? undefined
    : {
        has: (part) => all.includes(part.replace(/^(?:\.{0,2}\/)+/, '')),
        at: (pattern) => {
          const fits = /[^*/.]/.test(pattern) ? compileGlobs([`**/${pattern}`, `**/${pattern}/**`]) : undefined;
          const parts = pattern.split('/').filter((one) => one !== '' && !one.includes('*'));
          const [near = paths] = parts.map((one) => withPart.get(one) ?? []).sort((a, b) => a.length - b.length);
          const path = typeof fits === 'function' ? near.find(fits) : undefined;
          return path === undefined ? undefined : known.get(path);
        },
      };
}

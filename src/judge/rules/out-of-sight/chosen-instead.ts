/** Values that fill in a path (`overlays/{{profile}}`, `${var.env}.yaml`), or are one, by which another configuration is used than before. */
import { append } from '../../../core/text/append.ts';
import { compileGlobs } from '../../../core/text/globs.ts';
import { openNamed } from '../../../core/text/named-paths.ts';
import { getOrInsert, once } from '../../../core/text/once.ts';
import { isTest } from '../../../core/text/paths.ts';
import type { SearchableSnapshot, Unread } from '../../snapshot.ts';
import { forwards, guardOf, someGuarded } from '../blocks.ts';
import { DEFAULT } from './flipped-variables.ts';
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
  /(?<![\w.-])([A-Za-z_][\w-]{0,99})["']?[ \t]{0,9}(?:[:?+]?=|:-?)[ \t]{0,9}\[?["']?([\w./-]{1,200})(?=["']?(?:[ \t]{0,9}(?:[,}\]#\r]|$)|(?<=[A-Za-z_]=[\w./-]{1,200}["']?)[ \t]))/gm;
/** A path by itself. */
const WORD = /(?<![\w./-])(?:\.{0,2}\/)?\w[\w.-]{0,99}(?:\/[\w.-]{1,99}){1,9}/g;
/** What a path by itself fills in. */
const WHOLE = '{{ }}';
const NAMED = /[\w./-]*\w[\w.-]*/g;
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
  const texts = once(() => {
    const deployers = [...after.values()].map(({ at }) => at.file.path);
    const known = new Set([...(head.lookups.changed ?? []), ...head.read, ...deployers]);
    return [...[...known].sort().map((path) => now.textOf(path) ?? ''), ...scriptsIn(now)];
  });
  const written = once(() => filledPaths(texts()));
  const branching = once(() => branchesIn(texts(), { before, after }));
  let left = MAX_CHOICES;
  const defaults = once(() => settingsBefore(base));
  for (const path of [...(head.lookups.changed ?? [])].filter((one) => !isAside(one)).sort()) {
    const [text, old] = [now.textOf(path) ?? '', then.textOf(path) ?? ''];
    const firsts = (old !== '' || now.isAlwaysRead(path) ? firstSettings(text, old) : []).flatMap(({ key, is }) =>
      written().has(key) && bare.has(is) ? defaults()(key).map((was) => ({ key, is, was })) : [],
    );
    for (const { key, is, was } of [...choicesIn(text, old), ...firsts]) {
      if (left === 0) return;
      const chosen = branching().flatMap((branches) => chosenIn(branches, { key, is, was }))[0];
      if (chosen !== undefined) {
        const assumption = `${path} sets ${key}, which has ${corefilePath(chosen.server)} used in place of ${corefilePath(chosen.old)}`;
        yield { server: chosen.server, before: chosen.old.blocks, other: { counts: false, assumption } };
      }
      if (!guarded.has(was) || !bare.has(is)) continue;
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
}

const WORDS = /[\w./{}$-]+/g;

/** Keys that such a file sets first, or that are put into what a line of the base runs. */
function firstSettings(text: string, old: string): readonly Pick<Choice, 'key' | 'is'>[] {
  if (Math.max(text.length, old.length) > MAX_LENGTH) return [];
  const [are, were] = [settingsIn(text), settingsIn(old)];
  const lines = once(() => old.split('\n').map((line) => new Set(line.match(WORDS))));
  return [...are].flatMap(([key, values]) => {
    if (key === '' || were.has(key)) return [];
    const setting = new RegExp(String.raw`(?:--?[a-z-]+[= ])?["'{]*(?:TF_VAR_)?${key}\b[^\n]*`);
    const around = text.split('\n').filter((line) => setting.test(line));
    const isAdded = around.some((line) => {
      const words = line.replace(setting, '').match(WORDS) ?? [];
      const kept = words.filter((word) => !/^(?:-|export|env|set)$/.test(word));
      return kept.length === 0 || lines().some((known) => kept.every((word) => known.has(word)));
    });
    return isAdded ? [...values.keys()].slice(0, MAX_ALIKE).map((is) => ({ key, is })) : [];
  });
}

/** What the base sets a key to, by default or anywhere else. */
function settingsBefore({ read, lookups }: SearchableSnapshot): (key: string) => readonly string[] {
  const unread = lookups.unread();
  const paths = [...new Set([...read, ...unread.names()])].filter((one) => !isAside(one) && MAY_SET.test(one));
  const all = paths.slice(0, MAX_SCRIPTS).map((path) => unread.textOf(path) ?? '');
  return (key) => {
    const texts = all.filter((text) => text.length <= MAX_LENGTH && text.includes(key));
    const defaults = texts.flatMap((text) =>
      [...text.matchAll(DEFAULT)].flatMap(([, name, value = '']) =>
        name === key ? (/[\w./-]+/.exec(value)?.[0] ?? []) : [],
      ),
    );
    return [...new Set([...defaults, ...texts.flatMap((text) => [...(settingsIn(text).get(key)?.keys() ?? [])])])];
  };
}
const MAY_SET = /\.(?:tf|tofu|tfvars|ya?ml|json|env|sh|mk)$|(?:^|\/)[^./]+$/;

/** A text that names configurations with a guard and without. */
interface Branches {
  readonly text: string;
  readonly named: readonly { readonly at: number; readonly server: NamedServer; readonly isGuarded: boolean }[];
}

function branchesIn(
  texts: readonly string[],
  { before, after }: Pick<Compared, 'before' | 'after'>,
): readonly Branches[] {
  const sides = [before, after].map((servers) => new Map([...servers.values()].map((one) => [corefilePath(one), one])));
  const files = openNamed([...(sides[1]?.keys() ?? [])].filter((path) => sides[0]?.has(path) === true));
  return texts.flatMap((text) => {
    if (text.length > MAX_LENGTH || !/[Cc]orefile|\.ya?ml|\.conf/.test(text)) return [];
    const named = [...text.matchAll(NAMED)].flatMap(({ 0: word, index }) => {
      const [file = ''] = files(word);
      const server = sides[1]?.get(file);
      return server === undefined ? [] : [{ at: index, server, isGuarded: someGuarded(server.blocks) }];
    });
    const isBoth = [true, false].every((wanted) => named.some(({ isGuarded }) => isGuarded === wanted));
    return isBoth && named.length <= MAX_PATHS ? [{ text, named }] : [];
  });
}

/** `if flavor == 'is' then importstr 'x'`, `is: importstr 'x'`: what is named next behind the value. */
function chosenIn({ text, named }: Branches, { key, is, was }: Choice) {
  if (key === '' || !new RegExp(String.raw`(?<![\w-])${key}(?![\w-])`).test(text)) return [];
  const behind = (value: string) => {
    const quoted = value.replace(/[.$]/g, String.raw`\$&`);
    const found = new RegExp(String.raw`(?<![\w!./-])["']?${quoted}["']?(?![\w./-])`).exec(text);
    return found === null ? undefined : named.find(({ at }) => at > found.index && at - found.index < MAX_BEHIND);
  };
  const [server, old] = [behind(is), behind(was) ?? named.find(({ isGuarded }) => isGuarded)];
  const isLost = server?.isGuarded === false && old?.isGuarded === true;
  return isLost && !/!=|\bne\b|\bunless\b|\bnot\b/.test(text) ? [{ server: server.server, old: old.server }] : [];
}
const MAX_BEHIND = 300;

function scriptsIn({ names, scriptOf, textOf }: Unread): readonly string[] {
  const scripts: string[] = [];
  for (const path of names()) {
    const read = /sonnet$/.test(path) ? textOf : scriptOf;
    const text = scripts.length < MAX_SCRIPTS && !isAside(path) ? (read(path) ?? '') : '';
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
    if (!isFirst) count(key.replace(/^TF_VAR_/, ''), value);
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

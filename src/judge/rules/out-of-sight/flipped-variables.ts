/** Variables of templates that a change sets to another value, by the text that sets them. */

import type { ServerBlock } from '../../../core/facts/server-config.ts';
import { append } from '../../../core/text/append.ts';
import type { BranchTaken } from '../../../core/text/assumption.ts';
import { conditionsAt } from '../../../core/text/conditions.ts';
import { type Location, placeKey } from '../../../core/text/location.ts';
import type { Notice } from '../../../core/text/notice.ts';
import { once } from '../../../core/text/once.ts';
import { isTest } from '../../../core/text/paths.ts';
import { decisionsIn } from '../../chart-values.ts';
import type { SearchableSnapshot, Unread } from '../../snapshot.ts';
import { coreDnsBlocks, forwards, guardOf, mayBringGuard } from '../blocks.ts';
import { shownAt } from '../shown-at.ts';
import { listsSetAnew } from './lists-set-anew.ts';

export interface FlippedVariable {
  readonly name: string;
  readonly at: Location;
}

/** Also a field's, and a key's in brackets; no text to which one is compared. */
const NAME = /(?<=\[["'])[a-z_]\w*(?=["']\])|(?<![\w"'-])[a-z_]\w*(?![\w("'-])/gi;
const KEYWORD =
  /^(?:and|or|not|is|in|if|else|true|false|none|null|defined|undefined|bool|default|eq|ne|gt|lt|d|name|loop|[vV]alues|vars?|locals?|[eE]nv|Environment|Name|item|pillar|grains|self|each|data|module|path|concat|forward|parameters|plugins|zones?|port|servers|errors)$/;
const DEFAULTS = /\|\s*d(?:efault)?\b|\?\?|:[-=]|\benv\s/;
const MAX_NAMES = 20;
const USED = /(?:\$\{{0,2}|\{\{-?)[ \t]{0,9}\.?(?:[\w-]{1,99}\.){0,4}(\w{1,99})/g;
/** A variable that is set to another one's value. */
const MAX_STEPS = 3;
const MAX_LENGTH = 1024 * 1024;
/** A value, or its beginning. */
const SETS = /(?<![\w$-])([a-z_]\w{0,99})["']?[ \t]{0,9}[:=](?!=)(?=[ \t]{0,9}([^\n,#]{0,200}))/gi;

/** In a list: parameters of OpenShift, variables and constants of Zarf, environments. */
const LISTED =
  /\bname["']?:[ \t]{0,9}["']?([a-z_]\w{0,99})["']?\s{1,99}(?:value|default)["']?[ \t]{0,9}:(?=[ \t]{0,9}([^\n,#]{0,200}))/gi;
/** Of Terraform, in its declaration. */
export const DEFAULT: RegExp =
  /\bvariable[ \t]{1,9}"([a-z_]\w{0,99})"[ \t]{0,9}\{(?:(?!\n\})[\s\S]){0,1000}?\bdefault[ \t]{0,9}=(?=[ \t]{0,9}([^\n,#]{0,200}))/gi;

type Decision = Pick<BranchTaken, 'subject'> & Partial<Pick<BranchTaken, 'kind'>>;
type IsFlip = (is: readonly string[], was: readonly string[], path: string) => boolean;
/** `mayBeUnset`: setting it for the first time may change it. */
export type Flips = (
  conditions: readonly Decision[],
  isFlip?: IsFlip,
  mayBeUnset?: boolean,
) => FlippedVariable | undefined;

interface Change {
  readonly path: string;
  readonly start: number;
  readonly is: readonly string[];
  readonly was: readonly string[];
}

/** In a file of the change: Jinja's variables in any vars, those of Terraform in the call for the template. */
export function openFlips(head: SearchableSnapshot, base: SearchableSnapshot): Flips {
  const changes = once(() => changesIn(head, base));
  return (conditions, isFlip = isOther, mayBeUnset = conditions.some(({ subject }) => DEFAULTS.test(subject))) => {
    const names = freeNames(conditions).slice(0, MAX_NAMES);
    for (const name of new Set(names.flatMap((one) => [one, ...(changes().sources.get(one) ?? [])])))
      for (const { path, start, is, was } of changes().all.get(name) ?? []) {
        if ((was.length === 0 && !mayBeUnset) || !isFlip(is, was, path)) continue;
        return {
          name,
          at: shownAt({ start, end: start + name.length }, path, head.lookups.unread().textOf(path) ?? ''),
        };
      }
    return undefined;
  };
}

/** A chart's value by its last key, whatever that is; `env "NAME"`, `get "a.NAME"`. */
export function namesIn(subject: string): readonly string[] {
  const keys = [
    ...subject.matchAll(/(?:\.Values(?:\.\w+)*\.|\b(?:env|requiredEnv|get|getOrNil)\s+"(?:\w+\.)*)(\w+)/g),
  ].flatMap(([, key]) => key ?? []);
  const names = subject.match(NAME)?.map((name) => name.replace(/^ZARF_(?:VAR|CONST)_/, '')) ?? [];
  return [...names.filter((name) => !KEYWORD.test(name)), ...keys];
}

/** But for those of loops, which no file sets: `block in zones`, `$i, $one := .Values.zones`, `zones.each do |zone|`. */
function freeNames(conditions: readonly Decision[]): readonly string[] {
  const bound = new Set<string>();
  return conditions.flatMap(({ subject, kind }) => {
    const loop = (kind === 'list' ? ITEMS.exec(subject) : undefined) ?? /\|([\w, ]{1,200})\|$/.exec(subject);
    for (const name of loop?.[1]?.match(/\w+/g) ?? []) bound.add(name);
    return namesIn(subject).filter((name) => !bound.has(name));
  });
}

const ITEMS = /^([\w$,() ]{1,200}?)(?: in |:?=)/;

interface Changes {
  readonly all: ReadonlyMap<string, readonly Change[]>;
  /** Variables to whose values a variable is set, in other files. */
  readonly sources: ReadonlyMap<string, readonly string[]>;
}

/** Of Ansible. */
const VARIABLES = /(?:^|\/)(?:defaults|vars|group_vars|host_vars)\/[^.]*(?:\.ya?ml)?$/;
const PLAY = /^[ \t-]*(?:hosts|roles|role|import_playbook):/m;
const [MAX_FILES, MAX_VARIABLES] = [200, 64 * 1024];

function isOfPlays(path: string, text = ''): boolean {
  return VARIABLES.test(path) || (/\.ya?ml$/.test(path) && PLAY.test(text));
}

/** What files of variables set, of both sides or of the base. */
function variablesOf(sides: readonly Unread[], wanted: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  for (const side of sides)
    for (const path of [...side.names()]
      .filter((one) => VARIABLES.test(one))
      .sort()
      .slice(0, MAX_FILES))
      for (const [name, { values }] of settingsIn(side.textOf(path), wanted, MAX_VARIABLES))
        for (const value of values) append(all, name, value);
  return all;
}

function sourcesOf(sides: readonly Unread[], wanted: ReadonlySet<string>): Changes['sources'] {
  const sources = new Map<string, readonly string[]>();
  let names = wanted;
  for (let step = 0; step < MAX_STEPS && names.size > 0; step += 1) {
    const found = [...variablesOf(sides, names)].map(
      ([name, values]) => [name, usedIn(values.join(' '), name)] as const,
    );
    for (const [name, used] of found) if (used.length > 0) sources.set(name, used);
    names = new Set(found.flatMap(([, used]) => used.filter((one) => !sources.has(one))));
  }
  return new Map([...wanted].map((name) => [name, reached(name, sources)]));
}

function reached(name: string, sources: Changes['sources']): readonly string[] {
  const all = new Set(sources.get(name) ?? []);
  for (const one of all) for (const other of all.size > MAX_NAMES ? [] : (sources.get(one) ?? [])) all.add(other);
  return [...all];
}

/** Of variables that decide about guards, or are filled in for plugins. */
function changesIn(head: SearchableSnapshot, base: SearchableSnapshot): Changes {
  const [now, then] = [head.lookups.unread(), base.lookups.unread()];
  const all = new Map<string, Change[]>();
  const ofBlocks = [...coreDnsBlocks(head), ...coreDnsBlocks(base)].flatMap(({ block }) => {
    const guard = guardOf(block);
    return (guard === undefined ? decisionsIn(block) : conditionsAt(guard.at)).map(({ subject }) => subject);
  });
  const decides = new Set(
    [
      ...ofBlocks,
      ...[...unfilledIn(head)].map(textAt),
      ...subjectsIn(head),
      ...[...(head.lookups.chartValues.values() ?? [])]
        .flat()
        .flatMap(({ choices = [] }) => choices.map(({ subject }) => subject)),
    ].flatMap(namesIn),
  );
  if (decides.size === 0) return { all, sources: new Map() };
  const sources = sourcesOf([now, then], decides);
  const wanted = new Set([...decides, ...[...sources.values()].flat()]);
  const defaults = once(() => variablesOf([then], wanted));
  for (const path of [...(head.lookups.changed ?? [])].filter((one) => !isTest(one)).sort()) {
    const text = now.textOf(path);
    const stated = settingsIn(text, wanted);
    const old = stated.size === 0 ? undefined : settingsIn(then.textOf(path), wanted);
    for (const [name, { start, values }] of stated) {
      const given = isOfPlays(path, text) ? defaults().get(name) : undefined;
      const was = old?.get(name)?.values ?? [...new Set(given)];
      const [mean = [], meant = []] = [values, was].map((list) => list.map(meaningOf));
      const stays = old?.get(name) === undefined && mean.every((one) => meant.includes(one));
      if (!stays && isOther(mean, meant)) append(all, name, { path, start, is: values, was });
    }
  }
  return { all, sources };
}

interface Setting {
  readonly start: number;
  readonly values: string[];
}

/** With what the variables in its value are set to. */
function settingsIn(
  text = '',
  wanted: ReadonlySet<string>,
  most = MAX_LENGTH,
  depth = 0,
): ReadonlyMap<string, Setting> {
  const found = new Map<string, Setting>();
  if (text.length > most) return found;
  for (const { 1: name = '', 2: value = '', index } of [SETS, DEFAULT, LISTED].flatMap((one) => [
    ...text.matchAll(one),
  ])) {
    if (!wanted.has(name)) continue;
    const known = found.get(name);
    if (known === undefined) found.set(name, { start: index, values: [withoutFlags(value)] });
    else known.values.push(withoutFlags(value));
  }
  const used = new Map([...found].map(([name, { values }]) => [name, usedIn(values.join(' '), name)]));
  const others = new Set([...used.values()].flat());
  const deeper = others.size === 0 || depth === MAX_STEPS ? undefined : settingsIn(text, others, most, depth + 1);
  for (const [name, { values }] of found)
    for (const other of used.get(name) ?? [])
      for (const value of deeper?.get(other)?.values.slice(0, MAX_NAMES) ?? []) values.push(value);
  return found;
}

/** In a map or quotes, or as YAML 1.1 writes booleans. */
function meaningOf(value: string): string {
  const plain = value.replace(/[\s}\]]+$/, '').replace(/^(["'])(.*)\1$/, '$2');
  return /^(?:yes|on|true)$/i.test(plain) ? 'true' : /^(?:no|off|false)$/i.test(plain) ? 'false' : plain;
}

/** Without the flags that follow it in a command. */
function withoutFlags(value: string): string {
  return value.replace(/\s+(?:--?[a-z].*|\\)$/i, '').trim();
}

function usedIn(value: string, own: string): readonly string[] {
  const names = new Set([...value.matchAll(USED)].flatMap(([, name]) => (name === own ? [] : (name ?? []))));
  return [...names].slice(0, MAX_NAMES);
}

function textAt({ file, span }: Location): string {
  return file.text.slice(span.start, span.end);
}

function isOther(is: readonly string[], was: readonly string[]): boolean {
  if (is.join('\n') === was.join('\n')) return false;
  // One more, or one less, of what others have, as of another cluster, takes nothing from them.
  const [known, kept] = [new Set(was), new Set(is)];
  const [come, gone] = [without(is, was), without(was, is)];
  if (come.length > 0 === gone.length > 0) return true;
  return come.some((value) => !known.has(value)) || gone.some((value) => !kept.has(value));
}

/** Each as often as it is there more. */
export function without(values: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const value of others) left.set(value, (left.get(value) ?? 0) + 1);
  return values.filter((value) => {
    const count = left.get(value) ?? 0;
    left.set(value, count - 1);
    return count <= 0;
  });
}

export interface OpenGuard extends FlippedVariable {
  readonly decides: Location;
}

const GUARD = /(?<![\w-])loop(?![\w-])/;
/** As an item of a list, or the name of one. */
const ITEM = /(?:^[ \t]*-[ \t]*|\bname["']?[ \t]*[:=][ \t]*|[[,][ \t]*)["']?loop["']?[ \t]*(?=[\]},]|$)/gm;

/** What is filled in for a plugin, or for a chart's, and brought `loop`. */
export function* openGuards(head: SearchableSnapshot, base: SearchableSnapshot): Generator<OpenGuard> {
  const [now, then] = [head.lookups.unread(), base.lookups.unread()];
  if ((head.lookups.changed?.size ?? 0) === 0) return;
  const known = new Set([...coreDnsBlocks(base)].flatMap(({ block }) => (guardOf(block) ? block.at.file.path : [])));
  const were = new Set([...unfilledIn(base)].map(({ file }) => file.path));
  const places = [...unfilledIn(head)].filter(({ file }) => were.has(file.path));
  const flips = openFlips(head, base);
  for (const at of places) {
    const subject = textAt(at);
    const isLost = (is: readonly string[], was: readonly string[]): boolean =>
      GUARD.test(subject) ? isOther(is, was) : count(is, GUARD) < count(was, GUARD);
    const flipped = flips([{ subject }], isLost);
    if (flipped !== undefined) yield { ...flipped, decides: at };
  }
  for (const { at } of head.notices.filter(isUnrendered)) {
    const flipped = flips([...now.conditionsIn(at.file.path).values()].map(({ taken }) => taken));
    if (flipped !== undefined) yield { ...flipped, decides: at };
  }
  yield* listsSetAnew(places, head, base);
  const [decides] = places;
  for (const path of decides === undefined ? [] : [...(head.lookups.changed ?? [])].sort()) {
    const [text, old] = [now.textOf(path) ?? '', then.textOf(path) ?? ''];
    if (known.has(path) || text === '' || Math.max(text.length, old.length) > MAX_LENGTH) continue;
    if (decides !== undefined && [...old.matchAll(ITEM)].length > [...text.matchAll(ITEM)].length)
      yield { name: 'loop', at: shownAt({ start: 0, end: 0 }, path, text), decides };
  }
}

function isUnrendered({ template }: Notice): boolean {
  return template === true;
}

/** Conditions around guards in templates that nothing is taken of. */
function subjectsIn(snapshot: SearchableSnapshot): readonly string[] {
  return snapshot.notices
    .filter(isUnrendered)
    .flatMap(({ at }) => [...(snapshot.lookups.unread().conditionsIn(at.file.path).values() ?? [])])
    .map(({ taken }) => taken.subject);
}

function count(values: readonly string[], word: RegExp): number {
  return values.filter((value) => word.test(value)).length;
}

/** Each place once; none about which a chart's values decide. */
function* unfilledIn(snapshot: SearchableSnapshot): Generator<Location> {
  const seen = new Set<string>();
  const isValued = (block: ServerBlock): boolean =>
    decisionsIn(block).some(({ scope }) => snapshot.lookups.chartValues.has(scope) === true);
  const isNew = (at: Location): boolean => seen.size < MAX_NAMES && seen.size < seen.add(placeKey(at)).size;
  const read = new Set<string>();
  for (const { block } of coreDnsBlocks(snapshot)) {
    read.add(block.at.file.path);
    if (forwards(block) && guardOf(block) === undefined && mayBringGuard(block) && !isValued(block))
      for (const step of block.steps) if (step.kind === 'opaque' && isNew(step.at)) yield step.at;
  }
  for (const { code, at } of snapshot.notices)
    if (code === 'placeholder' && !read.has(at.file.path) && isNew(at)) yield at;
}

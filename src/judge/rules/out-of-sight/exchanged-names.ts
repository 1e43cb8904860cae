/** Files by which another configuration counts than before: by what they name, its order, or what for. */
import { grouped } from '../../../core/text/append.ts';
import type { Location, Span } from '../../../core/text/location.ts';
import { WORD } from '../../../core/text/named-paths.ts';
import { isTest } from '../../../core/text/paths.ts';
import type { SearchableSnapshot } from '../../snapshot.ts';
import { shownAt } from '../shown-at.ts';
import { activeText } from './active-text.ts';
import { TELLS } from './named-instead.ts';
import { type Naming, openRivals, type Rival, rivalFolders, TEXT } from './named-rivals.ts';
import type { Compared } from './server-partners.ts';

export interface Exchanged {
  /** Names it in the head. */
  readonly at: Location;
  readonly guarded: string;
  readonly bare: string;
}

interface Mention extends Rival {
  readonly word: Span;
  /** Without the word. */
  readonly context: string;
  /** The lines above that no step or item begins. */
  readonly run: string;
}

/** Characters of a file of the change, and words of it that name such files. */
const [MAX_LENGTH, MAX_MENTIONS] = [1024 * 1024, 2000];
/** Lines above, and characters of a line, that say for what a word stands. */
const [MAX_ABOVE, MAX_LINE] = [8, 400];
/** Longer lines nobody writes: each word looks at what stands before it. */
const MAX_WRITTEN = 4000;
/** Of several the first counts; else the last. */
const FIRST = /first_found|\b(?:element|coalesce|first|one)\s?\(|\?\?|\|\|/;
/** Sets a name to one. */
const ALIAS = /^[ \t]*(?:local|const|let|var)?[ \t]*([A-Za-z_]\w{0,99})[ \t]*:?=(?!=)/;
/** Which cluster it is for, or when. */
const ELSEWHERE =
  /context|kubeconfig|cluster|namespace|\bhost\b|server|environment|\s-n\b|\b(?:ssh|if|else|elif|case|when|unless)\b|^\s*[\w|*."'-]+\)\s/im;
/** Commands and calls that use what they name. */
const USES =
  /\b(?:apply|create|replace|install|upgrade|cp|mv|ln|COPY|ADD|rsync|scp|build|file|element|coalesce|importstr|import|\w*_yaml)\b|(?:^|[\s"'=([,])-[fk]\b/;
/** Keys whose values are used. */
const KEYS =
  /\b(?:src|source|copy|template|manifests?|raw\w{1,9}|resources|roles?|chart|vars_files|with_first_found|(?:paths?|folder|dir)\w{0,6})["']?\s{0,9}[:=]|values?\w{0,9}["']?\s{0,9}[:=([]|files?["']?\s{0,9}[:=]/i;
/** What is done to files instead, and lists of files that are looked at. */
const ASIDE = /\b(?:echo|printf|grep|cat|diff|delete|rm|test|logs?|validate)\b|dry-run(?!=none)/;
const LISTS = /\b(?:paths(?:-ignore)?["']?\s{0,9}:(?!\s{0,9}\[)|matrix|nav|fileMatch|pull_request|push)\b/;
const WORKFLOW = /(?:^|\/)\.(?:github|gitea|forgejo)\/workflows\//;
const OF_TOOLS = /(?:^|\/)(?:\.pre-commit|renovate|mkdocs|\.?codecov)[^/]*$/;
/** Of a Makefile. */
const TARGETS = /^[\w.%$()-]{1,99}(?: +[\w.%$()-]{1,99}){1,99} *:(?!=)/;
/** What follows is for another cluster, branch or call. */
const BREAKS =
  /context|kubeconfig|cluster|namespace|environment|^\s*(?:[\w|*."'-]{1,99}\)|[\w.-]{1,99}\s?\(\)|\}|(?:case|esac|if|elif|else|fi|function|export|set|cd|ssh)\b)/i;
const COMMENT = /^[ \t]*(?:#|\/\/)/;

export function* exchangedNames(
  head: SearchableSnapshot,
  base: SearchableSnapshot,
  compared: Compared,
): Generator<Exchanged> {
  yield* exchangedDestinations(head, base, compared);
  yield* leftDestinations(head, base, compared);
  const naming = openRivals(head, base, compared);
  for (const path of [...(head.lookups.changed ?? [])].sort()) {
    if (isTest(path) || TELLS.test(path) || OF_TOOLS.test(path)) continue;
    const old = base.lookups.unread().textOf(path) ?? '';
    const text = old === '' ? '' : (head.lookups.unread().textOf(path) ?? '');
    if (text === '' || Math.max(text.length, old.length) > MAX_LENGTH) continue;
    const [now, then] = [text, old].map((one) =>
      mentionsIn(activeText(one, path), naming(one, path), WORKFLOW.test(path)),
    );
    const found = now === undefined || then === undefined ? undefined : (exchangedIn(now, then) ?? leftIn(now, then));
    if (found !== undefined) yield { ...found, at: shownAt(found.word, path, text) };
  }
}

/** Folders that are deployed to a cluster which had one with the guard. */
function* exchangedDestinations(
  head: SearchableSnapshot,
  base: SearchableSnapshot,
  compared: Compared,
): Generator<Exchanged> {
  if (![head, base].every(({ lookups }) => lookups.deployed.some(({ to }) => to !== undefined))) return;
  const folders = rivalFolders(head, compared);
  const [now, then] = [head, base].map(({ lookups: { deployed } }) => {
    const known = deployed.flatMap((one) => {
      const rival = one.to === undefined ? undefined : folders.get(one.folder);
      return rival === undefined ? [] : [{ ...one, rival }];
    });
    return grouped(known, ({ to, rival: { group } }) => `${to}\n${group}`);
  });
  for (const [key, ones] of now ?? []) {
    const olds = then?.get(key) ?? [];
    const [is, was] = [ones.find(({ rival }) => !rival.isGuarded), olds.at(0)];
    if (is === undefined || was === undefined || olds.some(({ rival }) => !rival.isGuarded)) continue;
    yield { at: is.at, guarded: was.folder, bare: is.folder };
  }
}

/** Folders with a guard that are deployed no more, beside one without that stays below them, or comes. */
function* leftDestinations(
  head: SearchableSnapshot,
  base: SearchableSnapshot,
  compared: Compared,
): Generator<Exchanged> {
  const [now, then] = [head, base].map(({ lookups: { deployed } }) =>
    deployed.filter((one) => one.isSuspended !== true),
  );
  const [are, were] = [now, then].map((all) => new Set(all?.map(({ folder }) => folder)));
  const gone = then?.filter(({ folder }) => are?.has(folder) !== true) ?? [];
  if (gone.length === 0) return;
  const folders = rivalFolders(head, compared);
  const bare = grouped(
    (now ?? []).filter(({ folder }) => folders.get(folder)?.isGuarded === false),
    ({ folder, to }) => JSON.stringify([folders.get(folder)?.group, to]),
  );
  for (const was of gone) {
    const rival = folders.get(was.folder);
    if (rival?.isGuarded !== true) continue;
    const is = bare
      .get(JSON.stringify([rival.group, was.to]))
      ?.find(({ folder }) => (were?.has(folder) === true ? !rival.isRun : rival.isRun || folders.get(folder)?.isRun));
    if (is !== undefined) yield { at: is.at, guarded: was.folder, bare: is.folder };
  }
}

function exchangedIn(now: readonly Mention[], then: readonly Mention[]) {
  const before = grouped(then, keyOf);
  for (const [key, mentions] of grouped(now, keyOf)) {
    const found = lostBetween(mentions, before.get(key));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A guarded one is named no more, and one without a guard stays that was laid below it. */
function leftIn(now: readonly Mention[], then: readonly Mention[]) {
  const kept = new Set(now.map(({ file }) => file));
  const stays = now.filter((one) => !one.isGuarded && then.some(({ file }) => file === one.file));
  for (const was of then) {
    if (!was.isGuarded || was.group === TEXT || was.isRun || kept.has(was.file)) continue;
    if (now.some(({ group, isGuarded }) => isGuarded && group === was.group)) continue;
    const is = stays.find((one) => one.group === was.group && isForSame(one, was));
    if (is !== undefined) return { word: is.word, guarded: was.file, bare: is.file };
  }
  return undefined;
}

/** Objects of one name; files that are put at one place. */
function isForSame(one: Mention, was: Mention): boolean {
  if (one.context === was.context) return true;
  if (ELSEWHERE.test(one.context) || ELSEWHERE.test(was.context)) return false;
  const others = new Set<string>(was.context.match(PLACE));
  return !one.group.startsWith('Corefile ') || (one.context.match(PLACE) ?? []).some((place) => others.has(place));
}
const PLACE = /(?<![\w.])\/[\w./-]{2,200}/g;

/** What counts together: what is for the same; and objects that one run of commands applies, by whatever words. */
function keyOf({ isObject, group, context, run }: Mention): string {
  return JSON.stringify(isObject && !ELSEWHERE.test(context) ? [group, run] : [group, '', context]);
}

function lostBetween(now: readonly Mention[], then: readonly Mention[] | undefined) {
  const context = now[0]?.context ?? '';
  // Each for another cluster, or another branch.
  if (/\belse\b/.test(context) || (Math.max(now.length, then?.length ?? 0) > 1 && ELSEWHERE.test(context)))
    return undefined;
  const position = FIRST.test(context) ? 0 : -1;
  const [is, was] = [now.at(position), then?.at(position)];
  const isLost = is?.isGuarded === false && was?.isGuarded === true;
  return isLost ? { word: is.word, guarded: was.file, bare: is.file } : undefined;
}

/** Undefined with too many. */
function mentionsIn(text: string, naming: Naming, isWorkflow: boolean): readonly Mention[] | undefined {
  const found: Mention[] = [];
  const aliases = new Map<string, Rival>();
  const above: { readonly depth: number; readonly text: string; readonly isItem: boolean }[] = [];
  let [start, section] = [0, ''];
  for (const line of text.split('\n')) {
    const here: Mention[] = [];
    const targets = TARGETS.exec(line)?.[0].length ?? 0;
    for (const { 0: word, index } of COMMENT.test(line) || line.length > MAX_WRITTEN ? [] : line.matchAll(WORD)) {
      const span = { start: index, end: index + word.length };
      const isKey = span.end <= targets || /^["']?\s{0,9}[:=]/.test(line.slice(span.end, span.end + 20));
      if (isKey && !word.includes('/')) continue;
      const rival = aliases.get(word) ?? naming(word, line.slice(0, index));
      if (rival !== undefined) here.push({ ...rival, word: span, context: '', run: '' });
    }
    const [only, ...others] = here;
    const alias = others.length > 0 ? undefined : ALIAS.exec(line)?.[1];
    if (alias !== undefined && only !== undefined) aliases.set(alias, { ...only, isPart: true });
    const isItem = /^[ \t]*-[ \t]/.test(line);
    // An item may stand as deep as the key of its list.
    const depth = line.search(/\S|$/) + (isItem ? 0.5 : 0);
    while (line.trim() !== '' && above.length > 0 && (above.at(-1)?.depth ?? 0) >= depth) above.pop();
    const chain = here.length === 0 ? [] : above.slice(-MAX_ABOVE);
    const around = chain.map((one) => one.text).join('\n');
    const run = [section, ...chain.flatMap((one) => (one.isItem ? [] : one.text))].join('\n');
    if (here.length === 0 && BREAKS.test(line)) section = masked(line, [], 0, line.length);
    for (const one of here) {
      if (!isUsed(line.slice(0, one.word.start), around, one, isWorkflow)) continue;
      const word = { start: start + one.word.start, end: start + one.word.end };
      found.push({ ...one, word, run, context: `${section}\n${around}\n${partAround(line, one, here)}` });
    }
    if (line.trim() !== '') above.push({ depth, isItem, text: masked(line, here, 0, line.length) });
    if (found.length > MAX_MENTIONS) return undefined;
    start += line.length + 1;
  }
  return found;
}

/** `before`: of its line. What a path is filled in with, or a name is set to, is used there. */
function isUsed(before: string, around: string, { isPart }: Mention, isWorkflow: boolean): boolean {
  const command = before.split(/[;&|]+/).at(-1) ?? '';
  if (ASIDE.test(command) || LISTS.test(around) || (isWorkflow && LISTS.test(before))) return false;
  if (isPart === true || USES.test(command)) return true;
  return !(isWorkflow && /\b(?:paths|files)["']?\s{0,9}:/.test(around)) && KEYS.test(`${around}\n${before}`);
}

/** The braces around it with their key, if they are none of a template; else the line. */
function partAround(line: string, { word }: Mention, here: readonly Mention[]): string {
  let [open, depth] = [word.start - 1, 0];
  for (; open >= 0; open -= 1) {
    if (line[open] === '}') depth += 1;
    else if (line[open] === '{' && depth > 0) depth -= 1;
    else if (line[open] === '{') break;
  }
  const close = line.indexOf('}', word.end);
  const isWhole = open < 0 || close === -1 || /[{$]/.test(line[open - 1] ?? '');
  const key = isWhole
    ? ''
    : (/[\w.-]{1,99}["']?\s?[:=]\s?$/.exec(line.slice(Math.max(0, open - 120), open))?.[0] ?? '');
  return isWhole ? masked(line, here, 0, line.length) : key + masked(line, here, open, close);
}

function masked(line: string, words: readonly Mention[], from: number, to: number): string {
  let [text, at] = ['', from];
  for (const { word } of words) {
    if (word.start < at || word.end > to) continue;
    text += `${line.slice(at, word.start)}\u0000`;
    at = word.end;
  }
  // Of several as of one.
  return (text + line.slice(at, to)).replace(BETWEEN, '').trim().slice(0, MAX_LINE);
}

const BETWEEN = /(?<=\u0000)[^\u0000\n]{1,60}\u0000/g;

/** New lines that state where DNS goes, and that nothing was taken from. */

import type { Cluster, ResolvedUpstream } from '../../../core/cluster/cluster.ts';
import { isLoopback } from '../../../core/dns/endpoint.ts';
import { firstSpan, type Span } from '../../../core/text/location.ts';
import { once, oncePer } from '../../../core/text/once.ts';
import { isTest } from '../../../core/text/paths.ts';
import { NO_CONFIGURATION, SEARCHED_PROGRAM } from '../../../core/text/program-files.ts';
import type { Finding } from '../../report/finding.ts';
import type { SearchableSnapshot, Unread } from '../../snapshot.ts';
import { serversIn } from '../blocks.ts';
import { finding } from '../rule.ts';
import { shownAt } from '../shown-at.ts';
import { movedTexts } from './moved-texts.ts';
import { namedLeftOut } from './named-left-out.ts';

type Stated = ReturnType<Unread['statementsOf']>[number];
type Known = Parameters<Unread['statementsOf']>[1];

/** `covered`: files that are reported already. */
export function* unreadChanges(
  head: SearchableSnapshot,
  base: SearchableSnapshot,
  covered: ReadonlySet<string>,
): Iterable<Finding> {
  if ((head.lookups.changed?.size ?? 0) === 0) return;
  const [now, then] = [head.lookups.unread(), base.lookups.unread()];
  const refused = new Set(refusedIn(head));
  const touched = [...(head.lookups.changed ?? [])].filter((path) => !covered.has(path) && !refused.has(path)).sort();
  const changed = touched.filter((path) => !isTest(path) && !isAside(path));
  yield* lostInPrograms(touched, now, then);
  const moved = movedTexts({ head, base, now, then }, touched.filter(mayConfigure));
  for (const { kind, word, path } of moved) yield aboutGuard(kind, word, path, now.textOf(path) ?? '');
  const reportedHere = new Set(moved.map(({ path }) => path));
  const hasModel = ![head, base].every(isEmpty);
  const old = oncePer((path: string) => then.statementsOf(path, known));
  const before = once(() => new Set(changed.flatMap((one) => old(one).map(({ text }) => text))));
  const known = knownIn([base, head], [...then.services, ...now.services]);
  if (hasModel) yield* namedLeftOut(head, base, known);
  const leaving = openLeaving(changed, now, then);
  // LG801 says so.
  const writing = new Set(head.notices.flatMap(({ writes, at }) => (writes === undefined ? [] : at.file.path)));
  for (const path of changed.filter((one) => !reportedHere.has(one)).sort()) {
    if (/\.j(?:son|sonnet)$/.test(path) && DASHBOARD.test(now.textOf(path) ?? '')) continue;
    const [bare, wasBare] = [now, then].map((side) =>
      then.guarded.size === 0 || writing.has(path) ? undefined : bareIn(path, side, then),
    );
    if (bare !== undefined && wasBare === undefined) {
      yield aboutGuard('unread guard', bare, path, now.textOf(path) ?? '');
      continue;
    }
    const lost = lostGuard(path, now, then) ?? (leaving(path) ? now.bareForwardIn(path) : undefined);
    if (lost !== undefined) {
      yield aboutGuard('unread loss', lost, path, now.textOf(path) ?? '');
      continue;
    }
    const stated = hasModel ? now.statementsOf(path, known) : [];
    if (stated.length === 0) continue;
    const stays = writtenAnew(path, stated, old(path), { now, then });
    const news = stated.filter((one) => !before().has(one.text) && !stays(one));
    const suspect = news.find(isSuspect);
    const first = suspect ?? news[0];
    if (first !== undefined) yield reported(first, path, now.textOf(path) ?? '', news.length - 1);
  }
  if (hasModel) yield* askedInPrograms(touched, { now, then }, known);
}

/** In a patch of what a chart makes, or in a document that names a guarded ConfigMap. */
function bareIn(path: string, side: Unread, { guarded }: Unread): Span | undefined {
  const text = /\.(?:ya?ml|json)$/.test(path) ? (side.textOf(path) ?? '') : '';
  const isPatch = text.includes('/data/Corefile') && !/^(?:apiVersion|kind):/m.test(text);
  return (isPatch ? side.bareForwardIn(path) : undefined) ?? side.unguardedIn(path, guarded);
}

/** Of programs a forward alone is looked at, to what asks the model's servers. */
function* askedInPrograms(
  changed: readonly string[],
  { now, then }: { readonly now: Unread; readonly then: Unread },
  known: Known,
): Iterable<Finding> {
  for (const path of changed) {
    // Of PowerShell what sets a machine's resolvers.
    const isOfMachine = /\.ps1$/i.test(path);
    if (!isProgram(path) || !(isOfMachine || now.forwardsIn(path))) continue;
    const text = now.textOf(path) ?? '';
    const before = new Set(then.statementsOf(path, known).map((one) => one.text));
    const isAsked = ({ word }: Stated): boolean =>
      text.slice(word.start, word.end).trim() === 'forward' ? !isOfZone(text, word) : isOfMachine;
    const [first, ...more] = now
      .statementsOf(path, known)
      .filter((one) => isSuspect(one) && isAsked(one) && !before.has(one.text));
    if (first !== undefined) yield reported(first, path, text, more.length);
  }
}

/** A stub zone may well be asked of the cluster's own DNS: that of the line, or else those of the block around. */
function isOfZone(text: string, word: Span): boolean {
  const from = /^[ \t]{0,99}([^\s"'`\\]{1,255})/.exec(text.slice(word.end, word.end + 400))?.[1] ?? '';
  if (from !== '.') return ZONE.test(from);
  let [at, open] = [word.start - 1, 1];
  for (const least = Math.max(0, at - MAX_BLOCK); at >= least; at -= 1) {
    if (text[at] === '}') open += 1;
    else if (text[at] === '{') open -= 1;
    if (open === 0) break;
  }
  const line = open === 0 ? text.slice(Math.max(0, at - 1000), at) : '';
  const keys = (/(?:^|[\n"'`]|\\n)([^\n"'`\\]*)$/.exec(line)?.[1] ?? '').split(/[\s,]+/).filter((key) => key !== '');
  return keys.length > 0 && keys.every((key) => ZONE.test(key.replace(/:\d{1,5}$/, '')));
}
/** Nothing that is filled in. */
const ZONE = /^(?:[a-z\d_-]{1,63}\.)*[a-z\d_-]{1,63}\.?$/i;
const MAX_BLOCK = 10_000;

function isProgram(path: string): boolean {
  return SEARCHED_PROGRAM.test(path) && !isTest(path) && !TOLD.test(path);
}

/** A line of a resolver file that names another server anew, and this one as before. Any other word may have got other names with it. */
function writtenAnew(
  path: string,
  stated: readonly Stated[],
  old: readonly Stated[],
  { now, then }: { readonly now: Unread; readonly then: Unread },
): (one: Stated) => boolean {
  const kept = new Set(stated.map(({ text }) => text));
  const left = new Map<string, number>();
  const [textNow, textThen] = [now, then].map((side) => once(() => side.textOf(path) ?? ''));
  const keyIn = (text: (() => string) | undefined, { word, address }: Stated): string | undefined =>
    address !== undefined && /^nameserver$/i.test(text?.().slice(word.start, word.end) ?? '')
      ? address.text
      : undefined;
  for (const one of old) {
    const key = kept.has(one.text) ? undefined : keyIn(textThen, one);
    if (key !== undefined) left.set(key, (left.get(key) ?? 0) + 1);
  }
  return (one) => {
    const key = keyIn(textNow, one);
    const count = key === undefined ? 0 : (left.get(key) ?? 0);
    if (key !== undefined && count > 0) left.set(key, count - 1);
    return count > 0;
  };
}

/** Texts in programs, of which nothing else is said; and patches. */
function* lostInPrograms(changed: readonly string[], now: Unread, then: Unread): Iterable<Finding> {
  for (const path of changed) {
    const text = now.textOf(path) ?? '';
    const isPatch = then.guarded.size > 0 && (PATCH.test(path) || (!isTest(path) && !isAside(path) && HUNK.test(text)));
    if (!isPatch && !(isProgram(path) && now.forwardsIn(path))) continue;
    const lost = isPatch ? removedIn(text) : now.lostGuardIn(path, then);
    const isNew = lost !== undefined && !(isPatch && removedIn(then.textOf(path) ?? '') !== undefined);
    if (isNew) yield aboutGuard('unread loss', lost, path, text);
  }
}

function removedIn(patch: string): Span | undefined {
  return /\bforward\b|Corefile/.test(patch) ? firstSpan(patch, REMOVES) : undefined;
}

const PATCH = /\.(?:patch|diff)$/i;
/** Of a patch in any text. */
const HUNK = /^\+\+\+ .*\n@@ -/m;
const REMOVES = /^-[ \t]*loop[ \t]*\r?$(?![\s\S]{0,400}^\+[ \t]*loop[ \t]*\r?$)/m;
const TOLD = /(?:^|\/)(?:docs?|examples?|node_modules|vendor)\/|(?:[._-](?:test|spec))\.[^/]*$/i;

function mayConfigure(path: string): boolean {
  return !isTest(path) && !(SEARCHED_PROGRAM.test(path) ? TOLD.test(path) : isAside(path));
}

/** It is read no further. */
function refusedIn(snapshot: SearchableSnapshot): readonly string[] {
  return serversIn(snapshot).flatMap(({ config }) => config.errors.map(({ at }) => at.file.path));
}

/** Documentation, tests, pictures of measurements, lists of packages, and programs. */
function isAside(path: string): boolean {
  return ASIDE.test(path) || NO_CONFIGURATION.test(path);
}

const ASIDE =
  /(?:^|\/)(?:docs?|dashboards?|alerts?|node_modules|vendor|_data|\.vscode)\/|(?:^|\/)ISSUE_TEMPLATE\/|(?:^|\/)(?:changelog|readme|changes|history|news)\b[^/]*$|(?:^|\/)man\d?\/[^/]*\.\d$|(?:^|\/)(?:templates\/NOTES\.txt|mkdocs\.ya?ml|sidebars\.json|package\.json)$|(?:[._-](?:test|spec|lock)|\block)\.[^/]*$/i;

const DASHBOARD = /\bpanels"?\s{0,9}:\s{0,9}\[/;

function isEmpty({ clusters }: SearchableSnapshot): boolean {
  return clusters.every(({ cluster: { servers, nodeFiles } }) => servers.length + nodeFiles.length === 0);
}

function knownIn(sides: readonly SearchableSnapshot[], services: readonly string[]): Known {
  const clusters = sides.flatMap((side) => side.clusters.map(({ cluster }) => cluster));
  const own = new Map(clusters.flatMap((cluster) => [...serving(cluster)]));
  const upstreams = clusters.flatMap(({ servers }) =>
    servers.flatMap((server) => [...server.upstreams.values()].flat()),
  );
  const leaving = new Set(upstreams.flatMap((one) => (one.kind === 'known' ? [one.address] : [])));
  for (const address of own.keys()) leaving.delete(address);
  return {
    ...{ own, leaving, serviceNames: new Set(services) },
    services: new Set(leaving.size === 0 ? [] : services.map((one) => one.slice(0, one.indexOf('.')))),
    domains: new Set(clusters.map(({ clusterDomain }) => clusterDomain.replace(/\.$/, ''))),
    hangsOnNodes: upstreams.some(isOfNodes),
  };
}

/** From a file of the node. */
export function isOfNodes(one: ResolvedUpstream): boolean {
  if (one.via.length > 0) return true;
  return one.kind === 'unknown' && (one.outside === true || /^(?:node|host)-file$/.test(one.missing?.kind ?? ''));
}

/** With what is there; at a loopback address each host has its own. */
function serving({ published, servers, clusterDns, symbolic }: Cluster): ReadonlyMap<string, string> {
  return new Map([
    ...servers.flatMap(({ claims, name }) => claims.map((one) => [one, name] as const)),
    ...published.flatMap(({ address, port, targets, description }) =>
      port === 53 && targets.some(({ kind }) => kind === 'server') && !symbolic.has(address) && !isLoopback(address)
        ? [[address, description] as const]
        : [],
    ),
    ...clusterDns.map((one) => [one, 'the cluster DNS'] as const),
  ]);
}

function isSuspect({ address, isBeside }: Stated): boolean {
  return address !== undefined && !isBeside;
}

/** A guard of which nobody knows whether a server has it. */
function aboutGuard(kind: 'unread guard' | 'unread loss', word: Span, path: string, text: string): Finding {
  const at = shownAt(word, path, text);
  return finding('unreadable', [kind, path], { severity: 'warning', cluster: '', at, ...GUARD_WORDS[kind] });
}

const GUARD_WORDS = {
  'unread guard': {
    message:
      'This change states a Corefile here that has no loop plugin, for a ConfigMap whose Corefile has one in the base: what applies it is not read, so whether the guard is lost is not known.',
    advice: 'Put `loop` into this Corefile, or state the ConfigMap where it is read.',
  },
  'unread loss': {
    message:
      'This change takes `loop` out of a text that is not read, or puts it under another condition there: whether a server loses its guard is not known.',
    advice: 'Put `loop` back, or scan what is made of this text.',
  },
} as const;

/** Whether a forward comes with a file, and guards go from another one near it, which forwards no more. */
function openLeaving(changed: readonly string[], now: Unread, then: Unread): (path: string) => boolean {
  const top = (path: string): string => path.slice(0, path.indexOf('/') + 1);
  const left = once(() => new Set(changed.filter((one) => then.guardsIn(one) > 0 && !now.forwardsIn(one)).map(top)));
  return (path) => now.bareForwardIn(path) !== undefined && !then.forwardsIn(path) && left().has(top(path));
}

/** Gone, or under a condition that the base does not have there. */
function lostGuard(path: string, now: Unread, then: Unread): Span | undefined {
  const lost = now.lostGuardIn(path, then);
  const conditions = lost === undefined ? [...now.conditionsIn(path)] : [];
  if (conditions.length === 0 || !/\bloop\b/.test(then.textOf(path) ?? '')) return lost;
  // `$` is what a template is given.
  const plain = (condition: string): string => condition.replaceAll('$.', '.');
  const before = new Set([...then.conditionsIn(path).keys()].map(plain));
  return conditions.find(([condition]) => !before.has(plain(condition)))?.[1].span;
}

function reported(stated: Stated, path: string, text: string, more: number): Finding {
  const { word, address } = stated;
  const to = address === undefined ? '' : ` (${address.text}, which is ${address.is})`;
  const others = more === 0 ? '' : `, nor ${more} more line${more === 1 ? '' : 's'} of this file`;
  return finding('unreadable', ['unread change', path], {
    severity: isSuspect(stated) ? 'warning' : 'note',
    cluster: '',
    at: shownAt(word, path, text),
    message: `This change says here where DNS goes${to}, which is not read${others}: whether names come back is not known.`,
    advice: 'Say it where it is read, or declare it under `nodes:` or `resolvers:` in .loopgate.yaml.',
  });
}

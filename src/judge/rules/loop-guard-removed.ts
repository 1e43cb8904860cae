import type { GuardRival } from '../../core/cluster/cluster.ts';
import type { ServerBlock } from '../../core/facts/server-config.ts';
import type { LoopGuardStep } from '../../core/facts/steps.ts';
import { distinctBy, grouped } from '../../core/text/append.ts';
import type { BranchTaken } from '../../core/text/assumption.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import { defined } from '../../core/text/defined.ts';
import { type Location, pathAndLine, placeKey } from '../../core/text/location.ts';
import { wordsIn } from '../../core/text/named-paths.ts';
import { foldedPath, isBelow } from '../../core/text/paths.ts';
import {
  type ChangedValue,
  type ChartValues,
  changedValue,
  decisionsIn,
  inMovedChart,
  installedSides,
  isAlwaysTaken,
  isInstalledOpen,
  isTaken,
  openValue,
  statedAs,
  type ValuesOnBothSides,
  valuesOnBothSides,
  whatDecides,
  withValues,
} from '../chart-values.ts';
import { compareSeverities, type Finding, type PathStep } from '../report/finding.ts';
import type { SearchableSnapshot } from '../snapshot.ts';
import { firstZone, forwards, guardOf, mayBringGuard, ofBlock } from './blocks.ts';
import { appliedLast } from './out-of-sight/applied-last.ts';
import { chosenInstead } from './out-of-sight/chosen-instead.ts';
import { type Exchanged, exchangedNames } from './out-of-sight/exchanged-names.ts';
import { type Flips, openFlips, without } from './out-of-sight/flipped-variables.ts';
import { type BringsNone, openKeptPieces } from './out-of-sight/kept-pieces.ts';
import { conditionsOfGuard, type Unguarded, unguarded } from './out-of-sight/lost-guards.ts';
import { movedDeployments, movedServers } from './out-of-sight/moved-deployments.ts';
import { namedInstead } from './out-of-sight/named-instead.ts';
import { areNarrower } from './out-of-sight/narrower-conditions.ts';
import { overriddenServer } from './out-of-sight/overridden-server.ts';
import {
  type Circumstance,
  type Compared,
  type NamedServer,
  type NamedServers,
  namedServers,
  partners,
  type Succession,
  takenPlaces,
} from './out-of-sight/server-partners.ts';
import { heirs } from './out-of-sight/service-heirs.ts';
import { type OfChart, setByHelmfile, switchedOff } from './out-of-sight/switched-off.ts';
import { type PartWrittenOver, partsWrittenOver, writtenOver } from './out-of-sight/written-over.ts';
import { finding, type Rule } from './rule.ts';

export const loopGuardRemoved: Rule = {
  slug: 'loop-guard-removed',
  needs: 'lookups',
  *check(head, base) {
    if (base === undefined) return;
    yield* edits(head, base);
    const before = namedServers(base);
    const after = namedServers(head);
    const compared = { before, after, partner: partners(before, after) };
    const sides = { head, base, flips: openFlips(head, base), bringsNone: openKeptPieces(head, base) };
    const moved = movedDeployments(head, base);
    const known = new Set<string>();
    const own = [...byName(sides, compared)].sort((a, b) => compareSeverities(b.severity, a.severity));
    yield* unlessKnown(own, lossKey, known);
    yield* unlessKnown(inOtherWays(head, compared), lossKey, known);
    yield* unlessKnown(inRefused(head, base, after), lossKey, known);
    yield* unlessKnown(inPlaceOf(movedServers(moved, compared), sides), lossKey, known);
    yield* unlessKnown(inPlaceOf(heirs(head, base, compared), sides), lossKey, known);
    yield* unlessKnown(compareAll(takenPlaces(compared), head), lossKey, known);
    for (const others of [appliedLast, writtenOver, namedInstead, chosenInstead])
      yield* unlessKnown(compareAll(others(head, base, compared), head), writtenAt, known);
    for (const one of exchangedNames(head, base, compared)) if (![...known].some(isOf(one.bare))) yield exchanged(one);
    yield* rivals(head, base);
  },
};

function* unlessKnown(
  findings: Iterable<Finding>,
  keyOf: (one: Finding) => string,
  known: Set<string>,
): Generator<Finding> {
  for (const one of findings) {
    if (known.has(keyOf(one))) continue;
    known.add(lossKey(one)).add(writtenAt(one));
    yield one;
  }
}

/** Servers that mount one Corefile lose one guard. */
function lossKey({ cluster, rule, at }: Finding): string {
  return JSON.stringify([cluster, rule, at.file.path, at.span.start]);
}

function writtenAt({ at }: Finding): string {
  return `${at.span.start} ${at.file.path}`;
}

interface Sides {
  readonly head: SearchableSnapshot;
  readonly base: SearchableSnapshot;
  readonly flips: Flips;
  readonly bringsNone: BringsNone;
}

/** With itself, and with what it is laid over. */
function* byName(sides: Sides, compared: Compared): Generator<Finding> {
  const { before, after, partner } = compared;
  const { head, bringsNone } = sides;
  for (const [key, server] of after) {
    const old = before.get(partner.get(key) ?? key);
    if (old !== undefined) {
      yield* compare(server, old.blocks, head, { ...SAME, bringsNone });
      yield* underOthers(server, old.blocks, sides);
      yield* byValues(server, old.blocks, sides);
      continue;
    }
    const other = overriddenServer(server, compared, head.lookups.unread().isOfClusters);
    if (other !== undefined) yield* compare(server, other.old.blocks, head, other);
  }
}

/** What a template makes for one more release, or for one of several that were alike. */
function* inOtherWays(head: SearchableSnapshot, { before, after, partner }: Compared): Generator<Finding> {
  const pairs = [...after].map(([key, server]) => ({ server, old: before.get(partner.get(key) ?? key) }));
  const news = pairs.flatMap(({ server, old }) => (old === undefined ? server : []));
  // A text of values stands in another file for each cluster.
  const placesOf = ({ at, name, blocks, clusterPath }: NamedServer): readonly string[] => [
    ...blocks.map((block) => placeKey(block.at)),
    ...(clusterPath === undefined ? [] : [`${name} ${placeKey(at)}`]),
  ];
  const wanted = new Set(news.flatMap(placesOf));
  const olds = new Map<string, NamedServer>();
  for (const { server, old } of wanted.size === 0 ? [] : pairs)
    for (const place of placesOf(server)) if (old !== undefined && wanted.has(place)) olds.set(place, old);
  for (const server of news) {
    const [old] = placesOf(server).flatMap((place) => olds.get(place) ?? []);
    if (old !== undefined) yield* compare(server, old.blocks, head, { counts: false });
  }
}

/** Which CoreDNS refused before; a configuration that it refuses now is news as a whole. */
function* inRefused(head: SearchableSnapshot, base: SearchableSnapshot, after: NamedServers): Generator<Finding> {
  const before = namedServers(base, true);
  const still = before.size === 0 ? before : namedServers(head, true);
  for (const [key, old] of before) {
    const [refused, mended, blocks] = [still.get(key), after.get(key), old.blocks];
    const assumption = 'CoreDNS starts with this configuration once what it refuses is put right';
    if (refused !== undefined) yield* compare(refused, blocks, head, { counts: false, assumption });
    else if (mended !== undefined) yield* compare(mended, blocks, head);
  }
}

function* compareAll(all: Iterable<Succession>, head: SearchableSnapshot): Generator<Finding> {
  for (const { server, before, other } of all) yield* compare(server, before, head, other);
}

/** With the values of the charts that they are made of. */
function* inPlaceOf(all: Iterable<Succession>, sides: Sides): Generator<Finding> {
  for (const { server, before, other } of all) {
    yield* compare(server, before, sides.head, other);
    yield* byValues(server, before, sides);
  }
}

const SAME: Circumstance = { counts: true };

function hadLoop({ predecessors, place }: Circumstance, how = 'had'): string {
  const [old] = predecessors ?? [];
  const guard = `${how} the loop plugin in the base`;
  if (old === undefined) return guard;
  return place === undefined
    ? `stands in place of ${old.name}, which ${guard}`
    : `answers at ${place}, where ${old.name} ${guard}`;
}

function* compare(
  server: NamedServer,
  before: readonly ServerBlock[],
  head: SearchableSnapshot,
  other: Circumstance = SAME,
): Generator<Finding> {
  for (const lost of unguarded(before, server.blocks)) {
    const { now, guard } = lost;
    const kept = guardOf(now);
    const conditions = conditionsOfGuard(now).filter((taken) => !head.lookups.unread().isMet(taken));
    if (kept !== undefined && conditions.length === 0) continue;
    const decides = whatDecides(conditions, head.lookups.chartValues);
    // `byValues` reports the value that takes it away.
    const severity = decides === 'values' ? 'note' : 'warning';
    if (kept !== undefined && decides !== 'never')
      yield { ...conditionalGuard({ server, now, other }, [guard, kept]), severity };
    else if (!mayBringGuard(now) || other.bringsNone?.(now, before, guard) === true)
      yield lostGuard(server, lost, other);
    else if (!isFilledWithGuard(now, head)) yield unseenGuard({ server, now, other }, guard);
  }
}

/** `{{ name }}` of Jinja, which files of the change set to a Corefile, each with a guard. */
function isFilledWithGuard({ steps }: ServerBlock, head: SearchableSnapshot): boolean {
  const names = steps.flatMap(({ kind, at: { file, span } }) => {
    const written = kind === 'opaque' ? file.text.slice(span.start, span.start + MAX_WRITTEN) : '';
    return VARIABLE.exec(written)?.[1] ?? [];
  });
  const unread = names.length === 0 ? undefined : head.lookups.unread();
  if (unread === undefined) return false;
  const set = [...(head.lookups.changed ?? [])].flatMap((path) =>
    names.flatMap((name) => unread.hasGuardAs(path, name) ?? []),
  );
  return set.length > 0 && set.every((one) => one);
}
const VARIABLE = /^["']?\{\{-?[ \t]{0,9}([a-z_]\w{0,99})[ \t]{0,9}-?\}\}["']?[ \t]*\r?\n/i;
const MAX_WRITTEN = 200;

/** The guard stood under a condition, and stands under another one now; no chart's values say which of them hold. */
function* underOthers(
  server: NamedServer,
  before: readonly ServerBlock[],
  { head, base, flips }: Sides,
): Generator<Finding> {
  for (const { now, guard } of unguarded(before, server.blocks, () => false)) {
    const kept = guardOf(now);
    const olds = conditionsAt(guard.at).filter((taken) => !isAlwaysTaken(taken));
    const subjects = new Set(olds.map(({ subject }) => subject));
    const current = conditionsOfGuard(now).filter((taken) => !head.lookups.unread().isMet(taken));
    const narrower = kept !== undefined && areNarrower(conditionsAt(kept.at), olds, current);
    const news = narrower ? current : current.filter(({ subject }) => !subjects.has(subject));
    const isValued = [...olds, ...news].some(({ scope }) =>
      [head, base].some(({ lookups: { chartValues } }) => chartValues?.has(scope) === true),
    );
    if (kept === undefined || subjects.size === 0 || isValued) continue;
    if (news.length === 0) {
      // A value that is known is none that is filled in.
      const flipped = flips(olds.filter(({ line }) => line > 0)) ?? switchedOff(olds, flips, textsOf(head, base));
      if (flipped !== undefined) yield openGuard(server, now, flipped);
      continue;
    }
    const severity = narrower || whatDecides(news, undefined) === 'never' ? 'warning' : 'note';
    const had = 'had, under another condition,';
    yield { ...conditionalGuard({ server, now, other: SAME, had }, [guard, kept]), severity };
  }
}

function* byValues(
  server: NamedServer,
  before: readonly ServerBlock[],
  { head, base, flips }: Sides,
): Generator<Finding> {
  const decisions = [...before, ...server.blocks].flatMap(decisionsIn);
  if (decisions.length === 0) return;
  const compared = unguarded(before, server.blocks);
  const known = new Set(compared.flatMap(({ now }) => (guardOf(now) ? [] : now.at)));
  const conditional = new Set(compared.map(({ now }) => now.at));
  for (const [chart, then] of chartsOnBothSides(before, server.blocks)) {
    const old = base.lookups.chartValues.get(then)?.map((one) => inMovedChart(one, then, chart));
    const files = installedSides(valuesOnBothSides(head.lookups.chartValues.get(chart), old));
    for (const file of files)
      for (const one of leftOpen(server.blocks, before, file))
        if (!conditional.has(one.now.at)) {
          conditional.add(one.now.at);
          yield conditionalGuard({ server, now: one.now, other: SAME, had: 'had' }, [one.guard, one.kept]);
        }
    const lost = grouped(
      files.flatMap((file) => lostByValues(server.blocks, before, file)),
      ({ one }) => one.now.at,
    );
    for (const [at, [first, ...others]] of lost) {
      if (first === undefined || known.has(at)) continue;
      known.add(at);
      const { one, file } = first;
      const assumption = `the chart is installed with the values of ${file.path}`;
      const found = lostGuard(server, one, { counts: others.length + 1 === files.length, assumption });
      const changed = decisions.flatMap((decision) => changedValue(decision, file.then, file.now) ?? []);
      yield { ...found, path: [...found.path, ...distinctBy(changed, ({ name }) => name).flatMap(valueStep)] };
    }
    const isOpen = isInstalledOpen(head.lookups.chartValues.get(chart));
    const isOfHelmfile = head.lookups.chartValues.get(chart)?.some(({ helmfile }) => helmfile) === true;
    const of = { chart, isOfHelmfile };
    const texts = textsOf(head, base);
    const set = openSettings(of, files, { texts, flips });
    for (const block of server.blocks.filter((one) => forwards(one) && !known.has(one.at))) {
      const flipped = isOpen ? flips(conditionsOfGuard(block)) : undefined;
      const open = flipped ?? files.flatMap(({ then, now }) => openValue(block, then, now) ?? [])[0] ?? set(block);
      const held = heldBefore(block, files);
      const chosen =
        open ?? flips(choicesAbout([...conditionsOfGuard(block), ...held], head.lookups.chartValues.get(chart)));
      const value = chosen ?? switchedOff(held, flips, { ...texts, of });
      if (value !== undefined) yield openGuard(server, block, value);
    }
  }
}

/** Of what installs the chart, where values hang on them that decide about the guard. */
function choicesAbout(
  conditions: readonly BranchTaken[],
  ways: readonly ChartValues[] = [],
): readonly Pick<BranchTaken, 'subject'>[] {
  const keys = new Set(conditions.flatMap(({ subject }) => [...subject.matchAll(VALUE)].map(([, , key = '']) => key)));
  return ways.flatMap(({ choices = [] }) =>
    choices.filter(({ values }) => [...keys].some((key) => values.includes(`${key}:`))),
  );
}

/** Conditions of its guard that held with some file of the base. */
function heldBefore(block: ServerBlock, files: readonly ValuesOnBothSides[]): ReturnType<typeof conditionsOfGuard> {
  return conditionsOfGuard(block).filter((taken) => files.some(({ then }) => isTaken(taken, then) === true));
}

/** By the head's folder the base's, which is another one where a chart has moved or stands in place of another. */
function chartsOnBothSides(before: readonly ServerBlock[], after: readonly ServerBlock[]): ReadonlyMap<string, string> {
  const scopesIn = (blocks: readonly ServerBlock[]): string[] => [
    ...new Set(blocks.flatMap(decisionsIn).map(({ scope }) => scope)),
  ];
  const [olds, news] = [scopesIn(before), scopesIn(after)];
  const gone = olds.filter((scope) => !news.includes(scope));
  const come = news.filter((scope) => !olds.includes(scope));
  const [old, now] = [gone[0], come[0]];
  const pairs = new Map([...olds, ...news].map((scope) => [scope, scope]));
  if (old === undefined || now === undefined || gone.length + come.length > 2) return pairs;
  pairs.delete(old);
  return pairs.set(now, old);
}

const INSTALLS_NOTHING =
  /\bhelm\s+(?:lint|test|show|package|dep\w*|unittest)\b[^\n|;&]*|\bhelmfile\b(?=[^\n|;&]{0,400}\s(?:lint|test|diff)\b)(?![^\n|;&]{0,400}\s(?:apply|sync)\b)[^\n|;&]*/g;

/** `.a.b`, and its last key. */
const VALUE = /\.Values((?:\.\w+)*\.(\w+))/g;

/** A value of the chart that a file sets which names it, and of which nothing is read; not to what it has anyway. */
function openSettings(
  { chart, isOfHelmfile }: OfChart,
  files: readonly ValuesOnBothSides[],
  { texts, flips }: { readonly texts: ReturnType<typeof textsOf>; readonly flips: Flips },
): (block: ServerBlock) => ReturnType<Flips> {
  const names = (path: string): boolean =>
    !/(?:^|\/)(?:values[^/]*\.ya?ml$|templates\/)/.test(path) &&
    wordsIn(texts.textOf(path) ?? '').some((word) => foldedPath(word) === chart);
  return (block) => {
    const kept = heldBefore(block, files);
    const decisions = guardOf(block) === undefined ? decisionsIn(block) : kept;
    for (const [, keys = '', key] of decisions.flatMap(({ subject }) => [...subject.matchAll(VALUE)])) {
      const known = files.map(({ then }) => statedAs(then, keys));
      const isOther = (value: string): boolean => !known.includes(firstWord(value));
      const isFlip = (is: readonly string[], was: readonly string[], path: string): boolean => {
        const [come, gone] = [without(is, was), without(was, is)];
        if (!(come.length === 0 ? gone : come).some(isOther)) return false;
        if (names(path)) return true;
        const set = isOfHelmfile ? setByHelmfile(path, keys.split('.'), texts).filter(isOther) : [];
        const olds = was.map(firstWord);
        // What a variable holds is among the others.
        return set.some((value) => !value.includes('$') || is.some((one) => !olds.includes(firstWord(one))));
      };
      const found = flips([{ subject: `.Values.${key}` }], isFlip, true);
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

function firstWord(value: string): string | undefined {
  return /[^\s"'}\]]+/.exec(value)?.[0];
}

interface LostByValues {
  readonly one: Unguarded;
  readonly file: ValuesOnBothSides;
}

function lostByValues(
  now: readonly ServerBlock[],
  before: readonly ServerBlock[],
  file: ValuesOnBothSides,
): readonly LostByValues[] {
  return unguarded(withValues(before, file.then), withValues(now, file.now)).flatMap((one) =>
    guardOf(one.now) !== undefined || mayBringGuard(one.now) ? [] : { one, file },
  );
}

/** The base's values keep the guard, and a condition that is new and not followed decides about it now. */
function leftOpen(
  now: readonly ServerBlock[],
  before: readonly ServerBlock[],
  file: ValuesOnBothSides,
): readonly (Unguarded & { readonly kept: LoopGuardStep })[] {
  const depends = (block: ServerBlock): boolean =>
    conditionsOfGuard(block).some((taken) => isTaken(taken, file.then) !== true);
  const found = unguarded(withValues(before, file.then), withValues(now, file.now), depends);
  return found.flatMap((one) => {
    const kept = guardOf(one.now);
    const subjects = new Set(conditionsAt(one.guard.at).map(({ subject }) => subject));
    const isOpen = (taken: BranchTaken): boolean =>
      !subjects.has(taken.subject) && isTaken(taken, file.now) === undefined;
    return kept !== undefined && conditionsOfGuard(one.now).some(isOpen) ? [{ ...one, kept }] : [];
  });
}

function textsOf(head: SearchableSnapshot, base: SearchableSnapshot) {
  const installing = (text: string | undefined): string | undefined => text?.replace(INSTALLS_NOTHING, '');
  return {
    textOf: (path: string) => installing(head.lookups.unread().textOf(path)),
    textBefore: (path: string) => installing(base.lookups.unread().textOf(path)),
    changed: head.lookups.changed ?? new Set<string>(),
  };
}

function valueStep({ name, at }: Pick<ChangedValue, 'name' | 'at'>): readonly PathStep[] {
  return at === undefined ? [] : [{ at, description: `\`${name}\` has another value in the base`, setting: 'value' }];
}

/** How a template uses the value is not followed. */
function openGuard(
  { name, cluster }: NamedServer,
  block: ServerBlock,
  value: Pick<ChangedValue, 'name' | 'at'>,
): Finding {
  const zone = firstZone(block);
  return finding('unreadable', ['value', name, zone, value.name], {
    severity: 'warning',
    ...ofBlock(cluster, { name }, block),
    at: block.at,
    message: `Whether the server block ${zone} of ${name} has the loop plugin depends on \`${value.name}\`, which this change sets to another value: whether it still has it is not known.`,
    advice: 'Scan what the template is rendered to, or write `loop` outside of the condition.',
    path: valueStep(value),
  });
}

function lostGuard(
  { name, cluster }: NamedServer,
  { now, guard, moved }: Unguarded,
  circumstance: Circumstance = SAME,
): Finding {
  const zone = firstZone(now);
  const other = withValuesGiven(circumstance, guard, now);
  const what =
    other.predecessors !== undefined
      ? `${hadLoop(other)}, and has none`
      : moved
        ? 'takes over a forward that had the loop plugin beside it, and has none'
        : 'still forwards, and its loop plugin is gone';
  const assumed = other.assumption === undefined ? '' : `, assuming that ${other.assumption}`;
  return finding('loop-guard-removed', [name, zone], {
    ...assumedOf(other),
    ...ofBlock(cluster, { name }, now),
    at: now.at,
    message: `The server block ${zone} of ${name} ${what}: a forwarding loop will no longer stop the server at startup; it will exhaust its memory instead${assumed}.`,
    advice:
      'Put `loop` back into this server block. If the server crashed with "Loop detected", the loop itself is the fault: end it at the upstream.',
    path: [
      {
        at: guard.at,
        description: isWritten(guard.at) ? 'the base has `loop` here' : 'the base gets `loop` from here, by default',
      },
    ],
  });
}

/** Values that may be set elsewhere: no branches, which have a line. */
function withValuesGiven(other: Circumstance, guard: LoopGuardStep, now: ServerBlock): Circumstance {
  const given = (at: Location): readonly string[] =>
    conditionsAt(at).flatMap(({ line, words }) => (line === 0 ? words : []));
  const here = new Set(now.steps.flatMap(({ at }) => given(at)));
  const before = given(guard.at).flatMap((words) => (here.has(words) ? [] : `in the base ${words}`));
  const all = [...(other.assumption === undefined ? [] : [other.assumption]), ...before, ...here];
  return all.length === 0 ? other : { ...other, assumption: all.join(' and that ') };
}

function assumedOf({
  counts,
  assumption,
}: Circumstance): Partial<Pick<Finding, 'certainty' | 'assumptions' | 'severity'>> {
  if (assumption === undefined) return {};
  return { certainty: 'assumed', assumptions: [assumption], ...defined({ severity: counts ? undefined : 'warning' }) };
}

interface Seen {
  readonly server: NamedServer;
  readonly now: ServerBlock;
  readonly other: Circumstance;
  readonly had?: string;
}

/** What came in its place is unseen, and may bring the plugin. */
function unseenGuard({ server: { name, cluster }, now, other }: Seen, guard: LoopGuardStep): Finding {
  const zone = firstZone(now);
  return finding('unreadable', ['guard', name, zone], {
    severity: 'warning',
    ...ofBlock(cluster, { name }, now),
    at: now.at,
    message: `The server block ${zone} of ${name} ${hadLoop(other)}, and it is not known whether it still has: what would add it is not in sight.`,
    advice: 'Write `loop` into this server block, or put what it imports into the repository.',
    path: [{ at: guard.at, description: 'the base has `loop` here' }],
  });
}

/** What the template is rendered with may keep it. */
function conditionalGuard(
  { server: { name, cluster }, now, other, had = 'always had' }: Seen,
  [guard, kept]: readonly [LoopGuardStep, LoopGuardStep],
): Finding {
  const zone = firstZone(now);
  const words = conditionsOfGuard(now).map((one) => one.words);
  return finding('unreadable', ['condition', name, zone], {
    ...ofBlock(cluster, { name }, now),
    at: kept.at,
    message: `The server block ${zone} of ${name} ${hadLoop(other, had)}, and has it now only if ${words.join(' and ')}.`,
    advice: 'Scan what the template is rendered to, or write `loop` outside of the condition.',
    path: [{ at: guard.at, description: 'the base has `loop` here' }],
  });
}

/** No chart's own Corefile. */
function isWritten({ file, span }: Location): boolean {
  return file.text.slice(span.start, span.end).includes('loop');
}

function* edits(head: SearchableSnapshot, base: SearchableSnapshot): Generator<Finding> {
  const known = new Set(base.clusters.flatMap(({ cluster }) => cluster.guardRemovals.map((one) => one.command)));
  for (const { cluster } of head.clusters) {
    for (const one of cluster.guardRemovals) {
      if (known.has(one.command)) continue;
      const assumption = one.mayRun === true ? 'something runs it' : undefined;
      yield finding('loop-guard-removed', [one.command], {
        ...assumedOf({ counts: false, ...defined({ assumption }) }),
        cluster: cluster.name,
        at: one.at,
        message: `This command deletes the loop plugin from a Corefile: a forwarding loop will no longer stop the server at startup; it will exhaust its memory instead${assumption === undefined ? '' : `, assuming that ${assumption}`}.`,
        advice: 'End the loop itself at the upstream, and leave `loop` where it is.',
      });
    }
  }
}

/** ConfigMaps and parts of Corefiles that something else states without the guard. */
function* rivals(head: SearchableSnapshot, base: SearchableSnapshot): Generator<Finding> {
  const keyOf = ({ name, at }: GuardRival): string => JSON.stringify([name, at.file.path]);
  const known = new Set(base.clusters.flatMap(({ cluster }) => cluster.guardRivals.map(keyOf)));
  for (const { cluster } of head.clusters)
    for (const one of cluster.guardRivals) {
      if (known.has(keyOf(one))) continue;
      yield rival({ ...one, cluster: cluster.name, assumption: appliedAfter(one) });
    }
  for (const one of partsWrittenOver(head, base)) yield rival(one);
}

/** As `writtenAt` has it. */
function isOf(place: string): (key: string) => boolean {
  return (key) => {
    const path = key.slice(key.indexOf(' ') + 1);
    return path === place || isBelow(path, place);
  };
}

function exchanged({ at, guarded, bare }: Exchanged): Finding {
  return finding('unreadable', ['exchanged', at.file.path, bare], {
    severity: 'warning',
    cluster: '',
    at,
    message: `This change has ${bare}, which has no loop plugin, where it had ${guarded}, which has one: whether a server loses its guard is not known.`,
    advice: 'Name the configuration with `loop` where it was, or put `loop` into the other one.',
  });
}

function appliedAfter({ at, guarded }: GuardRival): string {
  const shown = at.file.path === guarded.file.path ? pathAndLine : ({ file }: Location) => file.path;
  return `${shown(at)} is applied after ${shown(guarded)}`;
}

function rival({ name, cluster, at, guarded, assumption }: PartWrittenOver): Finding {
  return finding('loop-guard-removed', [name], {
    severity: 'warning',
    certainty: 'assumed',
    assumptions: [assumption],
    cluster,
    at,
    message: `${name} is here without the loop plugin that it has in ${at.file.path === guarded.file.path ? 'another place of this file' : guarded.file.path}: a forwarding loop will no longer stop the server at startup, assuming that ${assumption}.`,
    advice: 'State the object once.',
    path: [{ at: guarded, description: 'the object with `loop`' }],
  });
}

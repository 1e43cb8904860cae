/** Divides all names into classes that every server of a graph treats alike. */

import type { DnsServer } from '../cluster/cluster.ts';
import { ancestry, below, type DomainName, isAsPacketsHave, isWithin, ROOT } from '../dns/name.ts';
import type { Cut, NameSet } from '../dns/name-set.ts';
import type { ServerBlock } from '../facts/server-config.ts';
import type { AnswerRule, ForwardStep, NamePattern, Step } from '../facts/steps.ts';
import { append } from '../text/append.ts';
import { openBudget } from '../text/budget.ts';
import { defined } from '../text/defined.ts';
import { oncePer } from '../text/once.ts';
import { compiledRewrite, namesOfForward } from './compile.ts';
import { type Expressions, isLoose, matcher, openExpressions } from './matching.ts';
import { endingsOf, MAX_LOOSE, SOME, takenBesideZones, zoneOfEnding } from './pattern-names.ts';
import { renamed } from './rewriting.ts';

/** The first that no configuration distinguishes stands for the others. */
const COMMON_TYPES: readonly string[] = ['A', 'AAAA', 'TXT', 'MX', 'SRV', 'NS', 'CAA', 'NAPTR', 'TYPE65280'];

/** A zone of some configuration; its name and the names below (less deeper marks) are two classes. */
export interface Mark {
  readonly zone: DomainName;
  readonly parent: DomainName | undefined;
}
export interface NameClass {
  readonly mark: DomainName;
  readonly part: 'apex' | 'below';
  readonly sample: DomainName;
  /** This one included. */
  readonly alike: readonly DomainName[];
  /** Another class that goes the same ways. */
  readonly beside?: NameClass;
}

export interface NameClasses {
  readonly marks: ReadonlyMap<DomainName, Mark>;
  readonly children: ReadonlyMap<DomainName, readonly DomainName[]>;
  readonly classes: readonly NameClass[];
  /** Distinguished query types, and one for all others. */
  readonly types: readonly string[];
  readonly other?: string;
  /** Blocks whose views take none of these names that is known. */
  readonly unknown: readonly ServerBlock[];
  /** The root's own name is treated like those below it. */
  readonly isRootAlike: boolean;
}

interface Distinctions {
  readonly zones: Mentions;
  readonly types: ReadonlySet<string>;
  readonly zoneKeys: number;
  readonly loose: readonly NamePattern[];
  readonly isRootAlike: boolean;
}

/** Blocks whose names do not come back, with their server's id. */
export type Ending = ReadonlyMap<ServerBlock, string>;

function distinctionsOf(blocks: Iterable<ServerBlock>, ending?: Ending): Distinctions {
  const zones = openMentions();
  const types = new Set<string>();
  const loose: NamePattern[] = [];
  let isRootAlike = true;
  const addPattern = (pattern: NamePattern): void => {
    if (isLoose(pattern)) {
      loose.push(pattern);
      zones.distinguishAll();
    }
    if (pattern.kind === 'within') {
      zones.addAll(pattern.zones);
      zones.addAll(pattern.except ?? []);
    } else if (pattern.kind === 'exactly') zones.addAll(pattern.names);
    else {
      const inside = pattern.kind === 'regex' ? (pattern.within ?? []) : [];
      zones.addAll(inside);
      for (const zone of endingsOf(pattern).slice(inside.length)) zones.add(zone);
    }
  };
  const addRules = (rules: readonly AnswerRule[]): void => {
    for (const stretch of ending === undefined ? rules.map((rule) => [rule]) : stretchesOf(rules)) {
      const isNested = nestedIn(stretch);
      const isAlone = ({ names }: AnswerRule): boolean => stretch.length < 2 || zonesOf(names).some(isNested);
      for (const { names } of stretch.filter(isAlone)) addPattern(names);
      zones.addAlike(stretch.flatMap((rule) => (isAlone(rule) ? [] : [[zonesOf(rule.names), wordsOf(rule)]])));
    }
  };
  const addStep = (step: Step): void => {
    if (step.kind === 'forward') {
      addPattern(namesOfForward(step));
      zones.addAll(step.except);
    } else if (step.kind === 'answer') addRules(step.rules);
    else if (step.kind === 'rewrite')
      for (const { match, to } of step.rules) {
        addPattern(match);
        if (to.kind === 'name') zones.add(to.name);
        if (to.kind === 'replace') zones.add(zoneOfEnding(to.text));
      }
  };
  let zoneKeys = 0;
  const ended = new Map<string, DomainName[]>();
  for (const block of blocks) {
    for (const type of typesOf(block)) types.add(type);
    for (const { zone } of block.keys) if (zone !== ROOT) zoneKeys += 1;
    const server = block.views.length > 0 ? undefined : ending?.get(block);
    if (server !== undefined) {
      addKeys(ended, block, `${server}|${JSON.stringify(block.bind.map(({ value }) => value))}`);
      continue;
    }
    for (const list of addKeys(new Map(), block).values()) zones.addAll(list);
    for (const view of block.views) for (const pattern of view.names ?? []) addPattern(pattern);
    for (const step of block.steps) addStep(step);
    isRootAlike &&= !tellsRootApart(block);
  }
  // What all blocks of a listener end needs no distinction.
  for (const list of ended.values()) zones.addAll(list);
  return { zones, types, zoneKeys, loose, isRootAlike };
}

/** Of what rewrites make of a name, so many names are compared. */
const MAX_RENAMED = 8;

/** What rewrites make of a name and which of them and which zones take that, equal for names that are treated alike; undefined: too many to tell. */
function renamedBy(
  blocks: readonly ServerBlock[],
  takes: readonly ((name: DomainName) => boolean)[],
  { marks, expressions }: { readonly marks: ReadonlyMap<DomainName, Mark>; readonly expressions: Expressions },
): (name: DomainName, own: DomainName) => string | undefined {
  const rules = blocks
    .flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'rewrite' ? step.rules : [])))
    .filter(({ to }) => to.kind === 'name' || to.kind === 'replace' || to.kind === 'template');
  if (rules.length * marks.size > MAX_LOOSE) return () => undefined;
  const compiled = rules.map((rule) => compiledRewrite(rule, expressions));
  return (name, own) => {
    const names = new Set([name]);
    let words = '';
    for (const one of names) {
      if (one !== name) words += ` ${zoneAmong(one, own, marks)} `;
      for (const matches of takes) words += Number(matches(one));
      for (const rule of compiled) {
        const isTaken = rule.matches(one);
        words += Number(isTaken);
        if (isTaken && names.size < MAX_RENAMED) names.add(renamed(rule, one));
      }
    }
    return words;
  };
}

/** A zone around the own one by its distance. */
function zoneAmong(name: DomainName, own: DomainName, marks: ReadonlyMap<DomainName, Mark>): string {
  for (const zone of ancestry(name))
    if (marks.has(zone)) return `${zone === name} ${isWithin(own, zone) ? depthOf(own) - depthOf(zone) : zone}`;
  return ROOT;
}

function depthOf(zone: DomainName): number {
  return zone === ROOT ? 0 : zone.split('.').length;
}

function tellsRootApart({ views, steps }: ServerBlock): boolean {
  const tellsApart = (names: NamePattern): boolean =>
    names.kind === 'exactly' ? names.names.includes(ROOT) : names.kind !== 'any' && names.kind !== 'within';
  if (views.some(({ names = [] }) => names.some(tellsApart))) return true;
  return steps.some((step) => {
    if (step.kind === 'forward') return step.takes !== undefined;
    return step.kind === 'answer' ? step.rules.some(({ names }) => tellsApart(names)) : step.kind === 'rewrite';
  });
}

function* stretchesOf(rules: readonly AnswerRule[]): Generator<readonly AnswerRule[]> {
  let stretch: AnswerRule[] = [];
  for (const rule of rules) {
    if (zonesOf(rule.names).length > 0 && rule.at.file.conditions === undefined) {
      stretch.push(rule);
      continue;
    }
    yield stretch;
    yield [rule];
    stretch = [];
  }
  yield stretch;
}

/** Whether rules for another zone also take names of this one. */
function nestedIn(stretch: readonly AnswerRule[]): (zone: DomainName) => boolean {
  const own = new Set(stretch.flatMap(({ names }) => zonesOf(names)));
  const nested = new Set<DomainName>();
  for (const zone of own)
    for (const above of ancestry(zone))
      if (above !== zone && own.has(above)) {
        nested.add(above);
        nested.add(zone);
      }
  return (zone) => nested.has(zone);
}

function zonesOf(names: NamePattern): readonly DomainName[] {
  if (names.kind === 'exactly') return names.names;
  return names.kind === 'within' && names.except === undefined ? names.zones : [];
}

/** Equal for rules that say the same of their names. */
function wordsOf({ names, at: _, ...rule }: AnswerRule): string {
  return `${names.kind} ${JSON.stringify(rule)}`;
}

function addKeys(
  listeners: Map<string, DomainName[]>,
  { keys }: ServerBlock,
  where = '',
): ReadonlyMap<string, readonly DomainName[]> {
  for (const { transport, port, zone } of keys) append(listeners, `${where}|${transport}|${port}`, zone);
  return listeners;
}

function typesOf({ views, steps }: ServerBlock): readonly string[] {
  return [
    ...views.flatMap((view) => [...(view.types ?? []), ...(view.notTypes ?? [])]),
    ...steps.flatMap((step): readonly string[] => {
      if (step.kind === 'forward') return step.types ?? [];
      if (step.kind === 'answer')
        return step.rules.flatMap((rule) => [...(rule.types ?? []), ...(rule.notTypes ?? [])]).filter(isType);
      if (step.kind !== 'rewrite') return [];
      return step.rules.flatMap(({ type, to }) => [type ?? [], to.kind === 'type' ? to.type : []].flat());
    }),
  ];
}

/** Undefined where replies, or more than zones, decide; `heedsReply`: those of a stanza's upstreams. */
export function localClasses(
  blocks: readonly ServerBlock[],
  heedsReply: (step: ForwardStep, block: ServerBlock) => boolean,
): ((name: DomainName) => string | undefined) | undefined {
  const { zones } = distinctionsOf(blocks);
  const steps = blocks.flatMap((block) => block.steps);
  if (zones.distinguishesAll() || steps.some((step) => step.kind === 'rewrite')) return undefined;
  const heeding = new Set(blocks.flatMap((block) => heedingZones(block, heedsReply)));
  if (heeding.has(ROOT)) return undefined;
  const own = new Set(zones.all());
  return (name) => {
    let first: string | undefined;
    for (const zone of ancestry(name)) {
      if (heeding.has(zone)) return undefined;
      if (first === undefined && own.has(zone)) first = zone === name ? `${zone} itself` : zone;
    }
    return first ?? ROOT;
  };
}

/** Of stanzas up to one that takes every name. */
function heedingZones(
  block: ServerBlock,
  heedsReply: (step: ForwardStep, block: ServerBlock) => boolean,
): readonly DomainName[] {
  const found: DomainName[] = [];
  for (const step of block.steps) {
    if (step.kind !== 'forward') continue;
    if (heedsReply(step, block)) found.push(step.from);
    else if (isForAll(step)) break;
  }
  return found;
}

function isForAll({ from, except, takes, types, longestFromWins, unknownFrom, at }: ForwardStep): boolean {
  const isWhole = from === ROOT && except.length === 0 && takes === undefined && types === undefined;
  return isWhole && longestFromWins !== true && unknownFrom === undefined && at.file.conditions === undefined;
}

/** Servers distinguish names by zone only, and never rewrite them. */
export function zonesDecide(servers: readonly DnsServer[]): boolean {
  const blocks = servers.flatMap((server) => server.config.blocks);
  const { zones, loose } = distinctionsOf(blocks);
  return (
    !zones.distinguishesAll() &&
    loose.length === 0 &&
    !blocks.some((block) => block.steps.some((step) => step.kind === 'rewrite'))
  );
}

/** `more`: further zones, as of the user's question. */
export function nameClasses(
  servers: readonly DnsServer[],
  more: readonly DomainName[] = [],
  expressions: Expressions = openExpressions(openBudget()),
  ending?: Ending,
): NameClasses {
  const blocks = servers.flatMap((server) => server.config.blocks);
  const { zones, types, zoneKeys, loose, isRootAlike } = distinctionsOf(blocks, ending);
  for (const zone of more) zones.add(zone);
  const other = COMMON_TYPES.find((type) => !types.has(type));
  const all = new Set(['A', ...types, ...(other === undefined ? [] : [other])]);
  if (zoneKeys > 1) all.add('DS');
  const mentioned = [...zones.all()];
  const takes =
    loose.length * mentioned.length > MAX_LOOSE ? [] : loose.map((pattern) => oncePer(matcher(pattern, expressions)));
  const isPlain = (name: DomainName): boolean => !takes.some((matches) => matches(name));
  zones.addAll(mentioned.flatMap((zone) => [...distinguished(zone, takes)]));
  const beside = takenBesideZones(servers, expressions);
  for (const name of beside.names) zones.add(name);
  const sorted = [...zones.all()]
    // Neither do packets bring a pattern with capitals, nor malformed names.
    .filter((zone) => zone.endsWith('.') && zone === zone.toLowerCase() && isAsPacketsHave(zone))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const { marks, children } = marksOf(sorted);
  const samples = new Map(sorted.map((zone) => [zone, freeName(zone, marks, isPlain)]));
  const fateOf = loose.length === 0 ? () => '' : renamedBy(blocks, takes, { marks, expressions });
  const treatmentOf = (zone: DomainName): string | undefined => {
    const treatment = zones.treatmentOf(zone);
    const names = [zone, samples.get(zone) ?? zone];
    const isWhole = takes.length > 0 || !children.has(zone);
    if (treatment === undefined || takes.length < loose.length || !isWhole) return undefined;
    const fates = names.map((name) => fateOf(name, zone));
    return fates.includes(undefined) ? undefined : `${treatment} ${depthOf(zone)} ${fates.join(' ')}`;
  };
  const classes: NameClass[] = [];
  for (const alike of alikeAmong(sorted, { marks, children }, treatmentOf)) {
    const [mark = ROOT] = alike;
    classes.push({ mark, part: 'apex', sample: mark, alike });
    classes.push({ mark, part: 'below', sample: samples.get(mark) ?? mark, alike });
  }
  return { marks, children, classes, types: [...all], unknown: beside.unknown, isRootAlike, ...defined({ other }) };
}

/** Zones beside each other that are treated alike with all that is marked below them, in the order of their first. */
function alikeAmong(
  sorted: readonly DomainName[],
  { marks, children }: Pick<NameClasses, 'marks' | 'children'>,
  treatmentOf: (zone: DomainName) => string | undefined,
): Iterable<readonly DomainName[]> {
  const numbers = new Map<string, number>();
  const shapes = new Map<DomainName, number>();
  for (const zone of sorted.toReversed()) {
    const inside = (children.get(zone) ?? []).map((child) => shapes.get(child)).sort();
    const shape = `${treatmentOf(zone) ?? zone} ${inside.join()}`;
    const number = numbers.get(shape) ?? numbers.size;
    numbers.set(shape, number);
    shapes.set(zone, number);
  }
  const groups = new Map<string, DomainName[]>();
  const groupOf = new Map<DomainName | undefined, DomainName[]>();
  for (const zone of sorted) {
    const around = groupOf.get(marks.get(zone)?.parent)?.[0];
    const key = `${shapes.get(zone)} ${around}`;
    const group = groups.get(key) ?? [];
    group.push(zone);
    groups.set(key, group);
    groupOf.set(zone, group);
  }
  return groups.values();
}

function marksOf(sorted: readonly DomainName[]): {
  readonly marks: Map<DomainName, Mark>;
  readonly children: Map<DomainName, DomainName[]>;
} {
  const marks = new Map<DomainName, Mark>();
  const children = new Map<DomainName, DomainName[]>();
  for (const zone of sorted) {
    let up: DomainName | undefined;
    for (const ancestor of ancestry(zone)) {
      if (ancestor !== zone && marks.has(ancestor)) {
        up = ancestor;
        break;
      }
    }
    marks.set(zone, { zone, parent: up });
    if (up !== undefined) append(children, up, zone);
  }
  return { marks, children };
}

interface Mentions {
  readonly add: (zone: DomainName) => void;
  readonly addAll: (zones: readonly DomainName[]) => void;
  readonly addAlike: (lists: readonly (readonly [zones: readonly DomainName[], words: string])[]) => void;
  /** Names differ by more than zones. */
  readonly distinguishAll: () => void;
  readonly distinguishesAll: () => boolean;
  readonly all: () => Iterable<DomainName>;
  /** Equal for zones that all servers treat alike; undefined for a unique one. */
  readonly treatmentOf: (zone: DomainName) => number | undefined;
}

function openMentions(): Mentions {
  /** By zone: a number for its lists, in order. */
  const treatments = new Map<DomainName, number>([[ROOT, 0]]);
  const numbers = new Map<string, number>();
  let lists = 0;
  let distinguishesAll = false;
  const mention = (zones: readonly DomainName[], list: number): void => {
    for (const zone of new Set(zones)) {
      const key = `${treatments.get(zone) ?? 0} ${list}`;
      const number = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, number);
      treatments.set(zone, number);
    }
  };
  const addAll = (zones: readonly DomainName[]): void => {
    lists += 1;
    mention(zones, lists);
  };
  return {
    add: (zone) => addAll([zone]),
    addAll,
    addAlike: (all) => {
      const known = new Map<string, number>();
      for (const [zones, words] of all) {
        if (!known.has(words)) lists += 1;
        const list = known.get(words) ?? lists;
        mention(zones, list);
        known.set(words, list);
      }
    },
    distinguishAll: () => {
      distinguishesAll = true;
    },
    distinguishesAll: () => distinguishesAll,
    all: () => treatments.keys(),
    treatmentOf: (zone) => (zone === ROOT ? undefined : treatments.get(zone)),
  };
}

function recognised(zone: DomainName): readonly DomainName[] {
  return zone === ROOT ? ['example.org.', 'example.com.'] : [below('www', zone)];
}

/** Labels that expressions for letters, for host names and for one label leave over. */
const UNUSUAL: readonly string[] = ['1', '_tcp', 'q7.k3j9'];

/**
 * A recognisable name stands for its zone unless a loose pattern takes it; then it is a class of its own. So is each other name that
 * the patterns tell from the one that stands for the zone: it alone, as the rest of such names is not known.
 */
function* distinguished(zone: DomainName, takes: readonly ((name: DomainName) => boolean)[]): Generator<DomainName> {
  if (takes.length === 0) return;
  const takenBy = (name: DomainName): string => takes.map((matches) => Number(matches(name))).join('');
  const isPlain = (name: DomainName): boolean => !takenBy(name).includes('1');
  const usual = recognised(zone);
  const others = standIns(zone);
  const [first = zone] = usual;
  if (!isPlain(first)) yield first;
  const known = new Set([first, [...usual, ...others].find(isPlain) ?? others[0] ?? zone].map(takenBy));
  const under = zone === ROOT ? 'example.' : zone;
  for (const name of UNUSUAL.map((label) => below(label, under))) {
    if (!known.has(takenBy(name))) yield name;
    known.add(takenBy(name));
  }
}

/** Clients ask for no single labels, and expressions often except them; of reverse zones they except numbers. */
function standIns(zone: DomainName): readonly DomainName[] {
  if (zone === ROOT) return [below(SOME, 'example.'), below(SOME, 'k3j9.')];
  return [SOME, 'k3j9', ...(zone.endsWith('.arpa.') ? ['1'] : [])].map((label) => below(label, zone));
}

/** A name below a zone and no deeper mark, outside loose patterns where possible. */
function freeName(
  zone: DomainName,
  marks: ReadonlyMap<DomainName, Mark>,
  isPlain: (name: DomainName) => boolean,
): DomainName {
  const others = standIns(zone);
  const free = [...recognised(zone), ...others].filter((name) => {
    for (const ancestor of ancestry(name)) {
      if (ancestor === zone) break;
      if (marks.has(ancestor)) return false;
    }
    return true;
  });
  return free.find(isPlain) ?? others.find((one) => free.includes(one)) ?? below(SOME, zone);
}

function isType(type: string): boolean {
  return /^[A-Z0-9]+$/.test(type);
}

/** Less the root's own name, where it goes wherever all others go. */
export function followedClasses({ classes, isRootAlike }: NameClasses): readonly NameClass[] {
  const [apex, below, ...others] = classes;
  // The root comes first.
  return isRootAlike && apex !== undefined && below !== undefined ? [{ ...below, beside: apex }, ...others] : classes;
}

/** Linear in classes, marks and the depth of names. */
export function namesOf(classes: readonly NameClass[], space: NameClasses): NameSet {
  const belows = new Set<DomainName>();
  const apexes = new Set<DomainName>();
  for (const one of classes) for (const mark of one.alike) (one.part === 'below' ? belows : apexes).add(mark);
  const holes = new Map<DomainName, DomainName[]>();
  const tops: DomainName[] = [];
  for (const zone of belows) {
    const up = space.marks.get(zone)?.parent;
    if (up === undefined || !belows.has(up) || !apexes.has(zone)) tops.push(zone);
    for (const child of space.children.get(zone) ?? []) {
      if (belows.has(child) && apexes.has(child)) continue;
      const root = topOf(zone, belows, apexes, space);
      append(holes, root, child);
    }
  }
  const cuts: Cut[] = tops.map((zone) => ({
    under: zone,
    except: [...(holes.get(zone) ?? [])].sort(),
    apex: apexes.has(zone) ? 'with' : 'without',
  }));
  for (const zone of apexes) if (!belows.has(zone)) cuts.push({ under: zone, except: [], apex: 'only' });
  cuts.sort((a, b) => (a.under < b.under ? -1 : 1));
  return { cuts };
}

function topOf(
  zone: DomainName,
  belows: ReadonlySet<DomainName>,
  apexes: ReadonlySet<DomainName>,
  space: NameClasses,
): DomainName {
  let at = zone;
  for (;;) {
    const up = space.marks.get(at)?.parent;
    if (up === undefined || !belows.has(up) || !apexes.has(at)) return at;
    at = up;
  }
}

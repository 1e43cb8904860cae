/** Divides all names into classes that every server of a graph treats alike. */

import type { DnsServer } from '../cluster/cluster.ts';
import { ancestry, below, type DomainName, isDomainName, isWithin, ROOT } from '../dns/name.ts';
import type { Cut, NameSet } from '../dns/name-set.ts';
import type { NamePattern, ServerBlock } from '../facts/fact.ts';
import { openBudget } from '../text/budget.ts';
import { defined } from '../text/defined.ts';
import { namesOfForward } from './compile.ts';
import { type Expressions, isLoose, matcher, openExpressions } from './matching.ts';
import { candidatesFor } from './pattern-names.ts';
import { heeds } from './server-edges.ts';

/** An unused label: "some name below this zone". */
const SOME = 'some-name';

/** The first that no configuration distinguishes stands for all such. */
const COMMON_TYPES: readonly string[] = ['A', 'AAAA', 'TXT', 'MX', 'SRV', 'NS', 'CAA', 'NAPTR', 'TYPE65280'];

/** A zone in some configuration; its own name and the names below (less deeper marks) are two classes. */
export interface Mark {
  readonly zone: DomainName;
  readonly parent: DomainName | undefined;
}
export interface NameClass {
  readonly mark: DomainName;
  readonly part: 'apex' | 'below';
  readonly sample: DomainName;
  /** Zones treated alike, this one included. */
  readonly alike: readonly DomainName[];
}

export interface Partition {
  readonly marks: ReadonlyMap<DomainName, Mark>;
  readonly children: ReadonlyMap<DomainName, readonly DomainName[]>;
  readonly classes: readonly NameClass[];
  /** Distinguished query types, and one for all others. */
  readonly types: readonly string[];
  readonly other?: string;
}

/** What some servers' configurations distinguish. */
interface Distinctions {
  readonly zones: Mentions;
  readonly types: ReadonlySet<string>;
  /** Keys of blocks for zones but the root. */
  readonly zoned: number;
  readonly loose: readonly NamePattern[];
}

function distinctionsOf(blocks: Iterable<ServerBlock>): Distinctions {
  const zones = openMentions();
  const types = new Set<string>();
  const loose: NamePattern[] = [];
  const addPattern = (pattern: NamePattern): void => {
    if (isLoose(pattern)) loose.push(pattern);
    if (pattern.kind === 'within') {
      zones.addAll(pattern.zones);
      zones.addAll(pattern.except ?? []);
    } else if (pattern.kind === 'exactly') zones.addAll(pattern.names);
    else for (const zone of endingsOf(pattern)) zones.add(zone);
    if (!/^(?:any|within|exactly)$/.test(pattern.kind)) zones.distinguishAll();
  };
  let zoned = 0;
  for (const block of blocks) {
    {
      const listeners = new Map<string, DomainName[]>();
      for (const key of block.keys) {
        const listener = `${key.transport}|${key.port}`;
        const known = listeners.get(listener);
        if (known === undefined) listeners.set(listener, [key.zone]);
        else known.push(key.zone);
        if (key.zone !== ROOT) zoned += 1;
      }
      for (const list of listeners.values()) zones.addAll(list);
      for (const view of block.views) {
        for (const type of [...(view.types ?? []), ...(view.notTypes ?? [])]) types.add(type);
        for (const pattern of view.names ?? []) addPattern(pattern);
      }
      for (const step of block.steps) {
        if (step.kind === 'forward') {
          addPattern(namesOfForward(step));
          zones.addAll(step.except);
          for (const type of step.types ?? []) types.add(type);
        } else if (step.kind === 'answer') {
          for (const rule of step.rules) {
            addPattern(rule.names);
            for (const type of [...(rule.types ?? []), ...(rule.notTypes ?? [])]) if (isType(type)) types.add(type);
          }
        } else if (step.kind === 'rewrite') {
          for (const rule of step.rules) {
            addPattern(rule.match);
            if (rule.type !== undefined) types.add(rule.type);
            if (rule.to.kind === 'name') zones.add(rule.to.name);
            if (rule.to.kind === 'replace')
              zones.add(rule.to.text.startsWith('.') ? rule.to.text.slice(1) || ROOT : rule.to.text);
            if (rule.to.kind === 'type') types.add(rule.to.type);
          }
        }
      }
    }
  }
  return { zones, types, zoned, loose };
}

/**
 * A name's class at one socket's blocks alone. Undefined where they distinguish names by more than zones, rewrite them,
 * or heed replies.
 */
export function localClasses(blocks: readonly ServerBlock[]): ((name: DomainName) => string) | undefined {
  const { zones } = distinctionsOf(blocks);
  const steps = blocks.flatMap((block) => block.steps);
  if (zones.distinguishesAll() || steps.some((step) => step.kind === 'rewrite') || blocks.some(heeds)) return undefined;
  const own = new Set(zones.all());
  return (name) => {
    for (const zone of ancestry(name)) if (own.has(zone)) return zone === name ? `${zone} itself` : zone;
    return ROOT;
  };
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
export function partition(
  servers: readonly DnsServer[],
  more: readonly DomainName[] = [],
  expressions: Expressions = openExpressions(openBudget()),
): Partition {
  const { zones, types, zoned, loose } = distinctionsOf(servers.flatMap((server) => server.config.blocks));
  for (const zone of more) zones.add(zone);
  const other = COMMON_TYPES.find((type) => !types.has(type));
  const all = new Set(['A', ...types, ...(other === undefined ? [] : [other])]);
  if (zoned > 1) all.add('DS');
  const mentioned = [...zones.all()];
  const takes =
    loose.length * mentioned.length > MAX_LOOSE ? [] : loose.map((pattern) => matcher(pattern, expressions));
  const isPlain = (name: DomainName): boolean => !takes.some((matches) => matches(name));
  // A recognisable name stands for its zone unless a loose pattern takes it; then it is a class of its own.
  for (const zone of mentioned) {
    const [usual] = recognised(zone);
    if (usual !== undefined && !isPlain(usual)) zones.add(usual);
  }
  for (const name of takenByViews(servers, expressions)) zones.add(name);
  const sorted = [...zones.all()]
    // Questions are in lower case, so a pattern with capitals takes none.
    .filter((zone) => zone.endsWith('.') && zone === zone.toLowerCase())
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const marks = new Map<DomainName, Mark>();
  const children = new Map<DomainName, DomainName[]>();
  const classes: NameClass[] = [];
  // Shorter ones first, so that parents precede.
  for (const zone of sorted) {
    let up: DomainName | undefined;
    for (const ancestor of ancestry(zone)) {
      if (ancestor !== zone && marks.has(ancestor)) {
        up = ancestor;
        break;
      }
    }
    marks.set(zone, { zone, parent: up });
    if (up !== undefined) {
      const known = children.get(up);
      if (known === undefined) children.set(up, [zone]);
      else known.push(zone);
    }
  }
  const firsts = new Map<string, DomainName[]>();
  for (const zone of sorted) {
    const key = children.has(zone) ? undefined : zones.treatmentOf(zone);
    const group = `${key} ${zone.split('.').length} ${marks.get(zone)?.parent}`;
    const known = key === undefined ? undefined : firsts.get(group);
    if (known !== undefined) {
      known.push(zone);
      continue;
    }
    const alike = [zone];
    if (key !== undefined) firsts.set(group, alike);
    classes.push({ mark: zone, part: 'apex', sample: zone, alike });
    classes.push({ mark: zone, part: 'below', sample: freeName(zone, marks, isPlain), alike });
  }
  return { marks, children, classes, types: [...all], ...defined({ other }) };
}

/**
 * Of each block whose view takes names by more than their zones, one below each of its zones and of its forwards' FROM:
 * the samples of zones lie outside such patterns.
 */
function* takenByViews(servers: readonly DnsServer[], expressions: Expressions): Generator<DomainName> {
  let left = MAX_LOOSE;
  for (const { keys, views, steps } of servers.flatMap(({ config }) => config.blocks)) {
    const patterns = views.flatMap(({ names }) => names ?? []);
    const own = new Set(keys.map(({ zone }) => zone));
    const zones = new Set([
      ...own,
      ...steps.flatMap((step) => (step.kind === 'forward' ? [step.from] : [])),
      ...patterns.flatMap(endingsOf),
    ]);
    left -= patterns.length * zones.size;
    if (left < 0 || !patterns.some(isLoose)) continue;
    const taken = patterns.map((pattern) => matcher(pattern, expressions));
    const isTaken = (name: DomainName): boolean =>
      isDomainName(name) && [...ancestry(name)].some((zone) => own.has(zone)) && taken.every((takes) => takes(name));
    for (const zone of zones) {
      // Clients ask for no single labels.
      const above = zone === ROOT ? 'example.' : zone;
      const names = candidatesBelow(above, patterns);
      const found = names.find(isTaken) ?? names.flatMap((name) => candidatesBelow(name, patterns)).find(isTaken);
      if (found !== undefined) yield found;
    }
  }
}

function candidatesBelow(zone: DomainName, patterns: readonly NamePattern[]): readonly DomainName[] {
  const names = patterns.flatMap((pattern) => candidatesFor(pattern, zone, below(SOME, zone)));
  return names.filter((name) => name !== zone && isWithin(name, zone)).slice(0, MAX_CANDIDATES);
}

/** Zones in configurations, and which of them always occur in the same lists. */
interface Mentions {
  readonly add: (zone: DomainName) => void;
  readonly addAll: (zones: readonly DomainName[]) => void;
  /** Names differ by more than zones. */
  readonly distinguishAll: () => void;
  readonly distinguishesAll: () => boolean;
  readonly all: () => Iterable<DomainName>;
  /** Equal for zones that all servers treat alike, other things being equal; undefined for a unique one. */
  readonly treatmentOf: (zone: DomainName) => number | undefined;
}

function openMentions(): Mentions {
  /** By zone: a number for its lists, in order. */
  const treatments = new Map<DomainName, number>([[ROOT, 0]]);
  const numbers = new Map<string, number>();
  let lists = 0;
  let distinguishesAll = false;
  const addAll = (zones: readonly DomainName[]): void => {
    lists += 1;
    for (const zone of new Set(zones)) {
      const key = `${treatments.get(zone) ?? 0} ${lists}`;
      const number = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, number);
      treatments.set(zone, number);
    }
  };
  return {
    add: (zone) => addAll([zone]),
    addAll,
    distinguishAll: () => {
      distinguishesAll = true;
    },
    distinguishesAll: () => distinguishesAll,
    all: () => treatments.keys(),
    treatmentOf: (zone) => (distinguishesAll || zone === ROOT ? undefined : treatments.get(zone)),
  };
}

/** Names that are tried below another. */
const MAX_CANDIDATES = 32;
/** Pattern and zone pairs that are tried. */
const MAX_LOOSE = 200_000;

/** example.org for the root. */
function recognised(zone: DomainName): readonly DomainName[] {
  return zone === ROOT ? ['example.org.', 'example.com.'] : [below('www', zone)];
}

/** A name below a zone and no deeper mark, outside loose patterns where possible. */
function freeName(
  zone: DomainName,
  marks: ReadonlyMap<DomainName, Mark>,
  isPlain: (name: DomainName) => boolean,
): DomainName {
  // Clients ask for no single labels, and expressions often except them; of reverse zones they except numbers.
  const others =
    zone === ROOT
      ? [below(SOME, 'example.'), below(SOME, 'k3j9.')]
      : [SOME, 'k3j9', ...(zone.endsWith('.arpa.') ? ['1'] : [])].map((label) => below(label, zone));
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

/** Zones that hold all names of a pattern, as far as it spells them out. */
function endingsOf(pattern: NamePattern): readonly DomainName[] {
  if (pattern.kind === 'suffix') return [pattern.text.startsWith('.') ? pattern.text.slice(1) || ROOT : pattern.text];
  return pattern.kind === 'regex' ? [...(pattern.within ?? []), ...suffixesOf(pattern.regex)] : [];
}

/** `(.*)\.corp\.test\.$` bounds names by a suffix; other forms are only sampled. */
function suffixesOf(regex: string): DomainName[] {
  const found = /((?:\\\.|[a-z0-9_-])+?)(?:\\\.|\.)?\$?$/.exec(regex);
  // `^corp` begins names, and ends none.
  if (found?.[1] === undefined || (regex[found.index - 1] === '^' && !regex.endsWith('$'))) return [];
  const text = found[1].replace(/\\\./g, '.').replace(/^\.+|\.+$/g, '');
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(text) ? [`${text}.`] : [];
}

/** Linear in the classes, their child marks and the depth of names. */
export function namesOf(classes: readonly NameClass[], space: Partition): NameSet {
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
      const list = holes.get(root);
      if (list === undefined) holes.set(root, [child]);
      else list.push(child);
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
  space: Partition,
): DomainName {
  let at = zone;
  for (;;) {
    const up = space.marks.get(at)?.parent;
    if (up === undefined || !belows.has(up) || !apexes.has(at)) return at;
    at = up;
  }
}

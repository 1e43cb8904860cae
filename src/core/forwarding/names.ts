/** Cuts the space of names into classes that every server of a graph treats alike. */

import type { DnsServer } from '../cluster/cluster.ts';
import { ancestry, below, type DomainName, ROOT } from '../dns/name.ts';
import type { Cut, NameSet } from '../dns/name-set.ts';
import type { NamePattern } from '../facts/fact.ts';

/** A label nobody uses: the stand-in for "some name below this zone". */
const SOME = 'some-name';

/** Types people ask for; the first that no configuration tells apart stands for all that none does. */
const COMMON_TYPES: readonly string[] = ['A', 'AAAA', 'TXT', 'MX', 'SRV', 'NS', 'CAA', 'NAPTR', 'TYPE65280'];

/** One zone that some configuration mentions; its own name and the names below it (less deeper marks) are two classes. */
export interface Mark {
  readonly zone: DomainName;
  /** The nearest mark above. */
  readonly parent: DomainName | undefined;
}
export interface NameClass {
  readonly mark: DomainName;
  readonly part: 'apex' | 'below';
  /** A name of the class. */
  readonly sample: DomainName;
}

export interface Partition {
  readonly marks: ReadonlyMap<DomainName, Mark>;
  /** The marks whose nearest mark above is this one. */
  readonly children: ReadonlyMap<DomainName, readonly DomainName[]>;
  readonly classes: readonly NameClass[];
  /** Query types that some configuration tells apart, and one for all others. */
  readonly types: readonly string[];
  /** The one of them that stands for all others. */
  readonly otherTypes: string | undefined;
}

/** `more`: zones that somebody asks about besides. */
export function partition(servers: readonly DnsServer[], more: readonly DomainName[] = []): Partition {
  const zones = new Set<DomainName>([ROOT, ...more]);
  const types = new Set<string>();
  const addPattern = (pattern: NamePattern): void => {
    if (pattern.kind === 'within') for (const zone of pattern.zones) zones.add(zone);
    else if (pattern.kind === 'exactly') for (const name of pattern.names) zones.add(name);
    else if (pattern.kind === 'suffix')
      zones.add(pattern.text.startsWith('.') ? pattern.text.slice(1) || ROOT : pattern.text);
    else if (pattern.kind === 'regex')
      for (const zone of [...(pattern.within ?? []), ...suffixesOf(pattern.regex)]) zones.add(zone);
  };
  let zoned = 0;
  for (const server of servers) {
    for (const block of server.config.blocks) {
      for (const key of block.keys) {
        zones.add(key.zone);
        if (key.zone !== ROOT) zoned += 1;
      }
      for (const view of block.views) {
        for (const type of view.types ?? []) types.add(type);
        for (const pattern of view.names ?? []) addPattern(pattern);
      }
      for (const step of block.steps) {
        if (step.kind === 'forward') {
          zones.add(step.from);
          for (const zone of step.except) zones.add(zone);
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
  const other = COMMON_TYPES.find((type) => !types.has(type));
  const reported = [...types].filter((type) => type !== 'A');
  const all = new Set(['A', ...reported, ...(other === undefined ? [] : [other])]);
  if (zoned > 1) all.add('DS');
  const sorted = [...zones]
    .filter((zone) => zone.endsWith('.'))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const marks = new Map<DomainName, Mark>();
  const children = new Map<DomainName, DomainName[]>();
  const classes: NameClass[] = [];
  for (const zone of sorted) marks.set(zone, { zone, parent: undefined });
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
    classes.push({ mark: zone, part: 'apex', sample: zone });
    classes.push({ mark: zone, part: 'below', sample: freeName(zone, marks) });
  }
  return { marks, children, classes, types: [...all], otherTypes: other };
}

/** Prefers names people recognise: example.org for the root. */
function freeName(zone: DomainName, marks: ReadonlyMap<DomainName, Mark>): DomainName {
  const candidates = zone === ROOT ? ['example.org.', 'example.com.'] : [below('www', zone)];
  for (const name of candidates) {
    let free = true;
    for (const ancestor of ancestry(name)) {
      if (ancestor === zone) break;
      if (marks.has(ancestor)) free = false;
    }
    if (free) return name;
  }
  return below(SOME, zone);
}

function isType(type: string): boolean {
  return /^[A-Z0-9]+$/.test(type) && type !== 'ANY' ? true : type === 'ANY';
}

/** `(.*)\.corp\.test\.$` bounds its names to a suffix; other forms are tried on samples only. */
function suffixesOf(regex: string): DomainName[] {
  const found = /((?:\\\.|[a-z0-9_-])+?)(?:\\\.|\.)?\$?$/.exec(regex);
  if (found?.[1] === undefined) return [];
  const text = found[1].replace(/\\\./g, '.').replace(/^\.+|\.+$/g, '');
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(text) ? [`${text}.`] : [];
}

/** The classes as a set of names. Linear in the classes, the marks right below them and the depth of names. */
export function namesOf(classes: readonly NameClass[], space: Partition): NameSet {
  const belows = new Set<DomainName>();
  const apexes = new Set<DomainName>();
  for (const one of classes) (one.part === 'below' ? belows : apexes).add(one.mark);
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
  cuts.sort((a, b) => (a.under < b.under ? -1 : a.under > b.under ? 1 : 0));
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

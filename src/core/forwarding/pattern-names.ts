/** Names that a pattern may take. */

import type { DnsServer } from '../cluster/cluster.ts';
import { absolute, ancestry, below, type DomainName, isDomainName, isWithin, ROOT } from '../dns/name.ts';
import type { ServerBlock } from '../facts/server-config.ts';
import type { NamePattern } from '../facts/steps.ts';
import { addAll } from '../text/append.ts';
import { type Expressions, isLoose, matcher } from './matching.ts';
import { exampleOf } from './regex-example.ts';

/** An unused label: "some name below this zone". */
export const SOME = 'some-name';
/** Pattern and zone pairs that are tried. */
export const MAX_LOOSE = 200_000;
const MAX_CANDIDATES = 32;

/** Candidates below `zone` and elsewhere; callers test them. `sample`: a name below the zone. */
export function candidatesFor(pattern: NamePattern, zone: DomainName, sample: DomainName): readonly DomainName[] {
  return textsFor(pattern, zone, sample).map(absolute);
}

function textsFor(pattern: NamePattern, zone: DomainName, sample: DomainName): readonly string[] {
  switch (pattern.kind) {
    case 'prefix':
      return [
        pattern.text.endsWith('.') ? pattern.text + sample : below(`${pattern.text}x`, zone),
        below(pattern.text, zone),
      ];
    case 'substring': {
      const text = pattern.text.replace(/^\.|\.$/g, '');
      const before = pattern.text.startsWith('.') ? '.' : '';
      return [below(`x${before}${text}${pattern.text.endsWith('.') ? '' : 'x'}`, zone), below(text, zone)];
    }
    case 'suffix':
      return [`x${pattern.text}`, pattern.text];
    case 'single-label':
      return ['x.'];
    case 'regex':
      return exampleOf(pattern.regex).flatMap((one) => [
        one,
        below(one.replace(/\.$/, ''), zone),
        one + sample,
        `${one}.${sample}`,
      ]);
    default:
      return [];
  }
}

interface NamesBesideZones {
  readonly names: readonly DomainName[];
  /** Blocks whose views take no name that is known. */
  readonly unknown: readonly ServerBlock[];
}

/**
 * Names outside of all zones' samples: a single label where a stanza is for these; where a view takes names by more
 * than zones, one below each zone and FROM of its block.
 */
export function takenBesideZones(servers: readonly DnsServer[], expressions: Expressions): NamesBesideZones {
  let left = MAX_LOOSE;
  const names: DomainName[] = [];
  const unknown: ServerBlock[] = [];
  for (const block of servers.flatMap(({ config }) => config.blocks)) {
    if (block.steps.some((step) => step.kind === 'forward' && step.takes === 'single-labels'))
      names.push(below(SOME, ROOT));
    const patterns = block.views.flatMap((view) => view.names ?? []);
    if (!patterns.some(isLoose) || patterns.some(isNeverMet)) continue;
    const zones = zonesWithin(block, patterns);
    left -= patterns.length * zones.size;
    const found = left < 0 ? [] : takenByViews(block, { zones, patterns, expressions });
    if (found.length === 0) unknown.push(block);
    addAll(names, found);
  }
  return { names, unknown };
}

function isNeverMet(pattern: NamePattern): boolean {
  return 'text' in pattern && pattern.text !== pattern.text.toLowerCase();
}

function zonesWithin({ keys, steps }: ServerBlock, patterns: readonly NamePattern[]): ReadonlySet<DomainName> {
  return new Set([
    ...keys.map(({ zone }) => zone),
    ...steps.flatMap((step) => (step.kind === 'forward' ? [step.from] : [])),
    ...patterns.flatMap(endingsOf),
  ]);
}

interface ViewNames {
  readonly zones: ReadonlySet<DomainName>;
  readonly patterns: readonly NamePattern[];
  readonly expressions: Expressions;
}

function takenByViews({ keys }: ServerBlock, { zones, patterns, expressions }: ViewNames): readonly DomainName[] {
  const own = new Set(keys.map(({ zone }) => zone));
  const taken = patterns.map((pattern) => matcher(pattern, expressions));
  const isTaken = (name: DomainName): boolean =>
    isDomainName(name) && [...ancestry(name)].some((zone) => own.has(zone)) && taken.every((takes) => takes(name));
  return [...zones].flatMap((zone) => {
    const names = candidatesBelow(zone, patterns);
    return names.find(isTaken) ?? names.flatMap((name) => candidatesBelow(name, patterns)).find(isTaken) ?? [];
  });
}

function candidatesBelow(zone: DomainName, patterns: readonly NamePattern[]): readonly DomainName[] {
  const above = zone === ROOT ? 'example.' : zone;
  const names = patterns.flatMap((pattern) => candidatesFor(pattern, above, below(SOME, above)));
  return names.filter((name) => name !== zone && isWithin(name, zone)).slice(0, MAX_CANDIDATES);
}

/** Zones that hold all names of a pattern, as far as it spells them out. */
export function endingsOf(pattern: NamePattern): readonly DomainName[] {
  if (pattern.kind === 'suffix') return [zoneOfEnding(pattern.text)];
  return pattern.kind === 'regex' ? [...(pattern.within ?? []), ...suffixesOf(pattern.regex)] : [];
}

/** `.corp.test.` and `corp.test.` end the names of one zone. */
export function zoneOfEnding(text: string): DomainName {
  return text.startsWith('.') ? text.slice(1) || ROOT : text;
}

/** `(.*)\.corp\.test\.$` bounds names by a suffix; other forms are only sampled. */
function suffixesOf(regex: string): DomainName[] {
  const found = /((?:\\\.|[a-z0-9_-])+?)(?:\\\.|\.)?\$?$/.exec(regex);
  // `^corp` begins names, and ends none.
  if (found?.[1] === undefined || (regex[found.index - 1] === '^' && !regex.endsWith('$'))) return [];
  const text = found[1].replace(/\\\./g, '.').replace(/^\.+|\.+$/g, '');
  return /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/.test(text) ? [`${text}.`] : [];
}

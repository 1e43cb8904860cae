/** The random names that guards ask for, as far as patterns distinguish them. */

import { below, type DomainName } from '../dns/name.ts';
import type { ServerBlock } from '../facts/server-config.ts';
import type { NamePattern } from '../facts/steps.ts';
import { compareVersions } from '../text/compare-versions.ts';
import { getOrInsert } from '../text/once.ts';
import { type CompiledBlock, hasPattern } from './compile.ts';
import { isLoose } from './matching.ts';

export interface ProbeLabels {
  readonly labels: readonly [first: string, second: string];
  /** Of all starts. */
  readonly share: number;
}

const ALIKE: readonly ProbeLabels[] = [{ labels: ['4611686018427387904', '4611686018427387905'], share: 1 }];
/** Numbers that are tried: what one start in a hundred does is hardly missed. */
const DRAWS = 256;
/** Kinds of names that are probed, the frequent ones first. */
const MAX_KINDS = 8;
/** Names that are matched with patterns. */
const MAX_TESTS = 20_000;

type Matches = (name: DomainName) => boolean;

/** Bits of the two numbers before the zone (plugin/loop/setup.go qname). */
export type Bits = 62 | 63;
const FEWER_BITS_SINCE = '1.14.2';

export function probeBits(version: string): Bits {
  return compareVersions(version, FEWER_BITS_SINCE) < 0 ? 63 : 62;
}

/** Of names that all patterns treat alike one is probed. */
export function probeLabels(
  blocks: readonly ServerBlock[],
  compiledOf: (block: ServerBlock) => CompiledBlock,
  bits: Bits,
): readonly ProbeLabels[] {
  const loose = blocks
    .filter((block) => hasPattern(block, isTelling))
    .flatMap((block) => looseIn(block, compiledOf(block)));
  if (loose.length === 0) return ALIKE;
  const zones = [...new Set(blocks.flatMap(({ keys }) => keys.map(({ zone }) => zone)))];
  const tests = loose.flatMap((matches) => zones.map((zone) => (name: string) => matches(below(name, zone))));
  const draws = Math.max(1, Math.min(DRAWS, Math.floor(MAX_TESTS / tests.length)));
  const kinds = new Map<string, { readonly labels: ProbeLabels['labels']; count: number }>();
  for (const labels of numbers(draws, bits)) {
    const name = labels.join('.');
    const kind = tests.map((matches) => Number(matches(name))).join('');
    getOrInsert(kinds, kind, () => ({ labels, count: 0 })).count += 1;
  }
  if (kinds.size === 1) return ALIKE;
  const frequent = [...kinds.values()].sort((a, b) => b.count - a.count).slice(0, MAX_KINDS);
  return frequent.map(({ labels, count }) => ({ labels, share: count / draws }));
}

/** Patterns that distinguish names by more than zones. */
export function hasLoose(block: ServerBlock): boolean {
  return hasPattern(block, isLoose);
}

/** No probe asks for a single label. */
function isTelling(pattern: NamePattern): boolean {
  return isLoose(pattern) && pattern.kind !== 'single-label';
}

function looseIn({ views }: ServerBlock, compiled: CompiledBlock): readonly Matches[] {
  const found: Matches[] = [];
  const add = (pattern: NamePattern, matches: Matches | undefined): void => {
    if (isTelling(pattern) && matches !== undefined) found.push(matches);
  };
  for (const [index, names] of views.flatMap((view) => view.names ?? []).entries()) add(names, compiled.admits[index]);
  for (const step of compiled.steps) {
    if (step.kind === 'answer') for (const { rule, matches } of step.rules.list) add(rule.names, matches);
    if (step.kind === 'rewrite') for (const { rule, matches } of step.rules.list) add(rule.match, matches);
  }
  return found;
}

/** The same each time, by SplitMix64, all of whose bits are good. */
function* numbers(count: number, bits: Bits): Generator<ProbeLabels['labels']> {
  let state = 0n;
  const next = (): string => {
    state = BigInt.asUintN(64, state + 0x9e3779b97f4a7c15n);
    let mixed = BigInt.asUintN(64, (state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n);
    mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
    return `${(mixed ^ (mixed >> 31n)) >> BigInt(64 - bits)}`;
  };
  for (let drawn = 0; drawn < count; drawn += 1) yield [next(), next()];
}

import { type DomainName, isWithin, ROOT, spoken } from './name.ts';

/**
 * The names under one zone, less the subtrees carved out of it.
 * `apex` says whether the zone's own name belongs: `with` it, `only` it (then `except` is empty), or `without` it.
 */
export interface Cut {
  readonly under: DomainName;
  readonly except: readonly DomainName[];
  readonly apex: 'with' | 'only' | 'without';
}

/** A set of names: disjoint cuts, sorted by `under`. DNS routing depends on the longest matching suffix only, so this is exact. */
export interface NameSet {
  readonly cuts: readonly Cut[];
}

export const NO_NAMES: NameSet = { cuts: [] };
export const ALL_NAMES: NameSet = { cuts: [{ under: ROOT, except: [], apex: 'with' }] };

export function hasName(set: NameSet, name: DomainName): boolean {
  return set.cuts.some((cut) => cutHas(cut, name));
}

function cutHas(cut: Cut, name: DomainName): boolean {
  if (name === cut.under) return cut.apex !== 'without';
  if (cut.apex === 'only' || !isWithin(name, cut.under)) return false;
  return !cut.except.some((zone) => isWithin(name, zone));
}

/** `every name`, `every name outside cluster.local`, `corp.test and every name under it`; at most `most` zones are spelled out. */
export function describeNames(set: NameSet, most = 4): string {
  if (set.cuts.length === 0) return 'no name';
  // A single name last would read as one more of the zones that are left out.
  const cuts = [...set.cuts.filter((cut) => cut.apex === 'only'), ...set.cuts.filter((cut) => cut.apex !== 'only')];
  const shown = cuts.slice(0, most).map((cut) => describeCut(cut, most));
  const rest = set.cuts.length - shown.length;
  if (rest > 0) shown.push(`${rest} more`);
  return joinWords(shown);
}

function describeCut(cut: Cut, most: number): string {
  const zone = spoken(cut.under);
  if (cut.apex === 'only') return cut.under === ROOT ? 'the root name' : `${zone} itself`;
  const subtree = cut.under === ROOT ? 'every name' : `every name under ${zone}`;
  if (cut.except.length === 0) return subtree;
  const shown = cut.except.slice(0, most).map(spoken);
  if (cut.except.length > most) shown.push(`${cut.except.length - most} more zones`);
  return `${subtree} outside ${joinWords(shown)}`;
}

function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

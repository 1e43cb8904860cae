import { ancestry, below, type DomainName, displayName, labelsFromRoot, ROOT } from './name.ts';

/** Names under a zone less subtrees; `apex`: with the zone's own name, without, or `only` it. */
export interface Cut {
  readonly under: DomainName;
  readonly except: readonly DomainName[];
  readonly apex: 'with' | 'only' | 'without';
}

/** Disjoint cuts, sorted by `under`. Exact, as DNS routes by longest suffix. */
export interface NameSet {
  readonly cuts: readonly Cut[];
}

/** Some name of `these` is in none of `those`. Linear in zones and depth. */
export function exceeds(these: readonly NameSet[], those: readonly NameSet[]): boolean {
  const zones = new Set<DomainName>();
  let longest = 0;
  for (const { cuts } of [...these, ...those])
    for (const { under, except } of cuts)
      for (const zone of [under, ...except]) {
        zones.add(zone);
        longest = Math.max(longest, zone.length);
      }
  // Longer than any label in use: stands for all others.
  const other = 'x'.repeat(longest + 1);
  const [here, there] = [membership(these), membership(those)];
  for (const zone of zones) for (const name of [zone, below(other, zone)]) if (here(name) && !there(name)) return true;
  return false;
}

function membership(sets: readonly NameSet[]): (name: DomainName) => boolean {
  const byZone = new Map<DomainName, { readonly cut: Cut; readonly except: ReadonlySet<DomainName> }[]>();
  for (const { cuts } of sets)
    for (const cut of cuts) {
      const known = byZone.get(cut.under);
      const one = { cut, except: new Set(cut.except) };
      if (known === undefined) byZone.set(cut.under, [one]);
      else known.push(one);
    }
  return (name) => {
    const passed: DomainName[] = [];
    for (const zone of ancestry(name)) {
      passed.push(zone);
      for (const { cut, except } of byZone.get(zone) ?? []) {
        if (zone === name ? cut.apex === 'without' : cut.apex === 'only') continue;
        if (zone === name || !passed.some((one) => except.has(one))) return true;
      }
    }
    return false;
  };
}

/**
 * `every name`, `every name outside cluster.local`, `every name but host.corp.test`; names at most `most` zones. A
 * single excluded name is a zone cut out with everything below put back.
 */
export function describeNames(
  set: NameSet,
  most = 4,
  { noun = 'every name', style = 'under' }: { readonly noun?: 'every name' | 'names'; readonly style?: Style } = {},
): string {
  if (set.cuts.length === 0) return 'no name';
  const putBack = new Set(
    set.cuts.filter((cut) => cut.apex === 'without' && cut.except.length === 0).map((cut) => cut.under),
  );
  const putBackCuts = new Set<Cut>();
  const lacks = new Map<Cut, Except>();
  const byZone = new Map(set.cuts.filter((cut) => cut.apex === 'without').map((cut) => [cut.under, cut]));
  for (const cut of set.cuts) {
    const names = cut.except.filter((zone) => putBack.has(zone));
    if (names.length === 0) continue;
    lacks.set(cut, { names, zones: cut.except.filter((zone) => !putBack.has(zone)) });
    for (const name of names) {
      const below = byZone.get(name);
      if (below !== undefined) putBackCuts.add(below);
    }
  }
  const all = set.cuts.filter((cut) => !putBackCuts.has(cut));
  // Last, a single name would read as another excluded zone.
  const cuts = [...all.filter((cut) => cut.apex === 'only'), ...all.filter((cut) => cut.apex !== 'only')];
  const shown = cuts
    .slice(0, most)
    .map((cut) => describeCut(cut, lacks.get(cut) ?? { names: [], zones: cut.except }, most, { noun, style }));
  const rest = cuts.length - shown.length;
  if (rest > 0) shown.push(`${rest} more`);
  return joinWords(shown);
}

interface Except {
  readonly names: readonly DomainName[];
  readonly zones: readonly DomainName[];
}

/** `every name under corp.test`, or `corp.test and below`, which includes the zone's own name. */
type Style = 'under' | 'and below';

function describeCut(
  cut: Cut,
  except: Except,
  most: number,
  { noun, style }: { readonly noun: string; readonly style: Style },
): string {
  const zone = displayName(cut.under);
  if (cut.apex === 'only') return cut.under === ROOT ? 'the root name' : `${zone} itself`;
  const under = style === 'under' ? `${noun} under ${zone}` : subtreeOf(zone, cut.apex);
  const subtree = cut.under === ROOT ? noun : under;
  const outside = except.zones.length === 0 ? '' : ` outside ${nameList(except.zones, most, 'zones')}`;
  const but = except.names.length === 0 ? '' : ` but ${nameList(except.names, most, 'names')}`;
  return `${subtree}${outside}${outside !== '' && but !== '' ? ',' : ''}${but}`;
}

function subtreeOf(zone: string, apex: Cut['apex']): string {
  return apex === 'with' ? `${zone} and below` : `names below ${zone}`;
}

function nameList(names: readonly DomainName[], most: number, what: string): string {
  const shown = (names.length > most ? shortest(names, most) : names).map(displayName);
  if (names.length > most) shown.push(`${names.length - most} more ${what}`);
  return joinWords(shown);
}

/** Those of the fewest labels, which say more than one of many reverse zones. */
function shortest(names: readonly DomainName[], most: number): readonly DomainName[] {
  const byLabels: DomainName[][] = [];
  for (const name of names) {
    const labels = labelsFromRoot(name).length;
    byLabels[labels] ??= [];
    if (byLabels[labels].length < most) byLabels[labels].push(name);
  }
  return byLabels.flat().slice(0, most);
}

function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

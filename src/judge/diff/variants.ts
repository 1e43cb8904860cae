/** Sample names for the parts into which patterns divide a class. */
import type { DnsServer } from '../../core/cluster/cluster.ts';
import { ancestry, below, type DomainName, isDomainName } from '../../core/dns/name.ts';
import type { NamePattern } from '../../core/facts/steps.ts';
import { matcher } from '../../core/forwarding/matching.ts';
import type { NameClass, NameClasses } from '../../core/forwarding/names.ts';
import { candidatesFor } from '../../core/forwarding/pattern-names.ts';

/** Patterns of one comparison; more are reported as left out. */
export const MAX_PATTERNS = 64;
/** Names of one class. */
const MAX_VARIANTS = 24;

export interface FinePattern {
  readonly pattern: NamePattern;
  /** `names that begin with foo-`. */
  readonly words: string;
  readonly matches: (name: DomainName) => boolean;
}

/** Patterns that divide the names of a zone; sorted, each once. */
export function finePatterns(servers: readonly DnsServer[]): readonly FinePattern[] {
  const found = new Map<string, FinePattern>();
  const add = (pattern: NamePattern): void => {
    const words = wordsOf(pattern);
    if (words !== undefined && !found.has(words)) found.set(words, { pattern, words, matches: matcher(pattern) });
  };
  for (const { config } of servers)
    for (const block of config.blocks) {
      for (const view of block.views) for (const name of view.names ?? []) add(name);
      for (const step of block.steps) {
        if (step.kind === 'answer') for (const rule of step.rules) add(rule.names);
        if (step.kind === 'rewrite') for (const rule of step.rules) add(rule.match);
      }
    }
  return [...found.values()].sort((a, b) => (a.words < b.words ? -1 : 1));
}

function wordsOf(pattern: NamePattern): string | undefined {
  switch (pattern.kind) {
    case 'prefix':
      return `names that begin with ${pattern.text}`;
    case 'substring':
      return `names that contain ${pattern.text}`;
    case 'suffix':
      return pattern.text.startsWith('.') ? undefined : `names that end with ${pattern.text}`;
    case 'single-label':
      return 'names of one label';
    case 'regex':
      return pattern.within === undefined
        ? `names that match ${pattern.regex}`
        : `names of ${pattern.within.slice(0, 4).join(' ')} that match ${pattern.regex}`;
    default:
      return undefined;
  }
}

export interface Variant {
  readonly name: DomainName;
  readonly takenBy: readonly string[];
  readonly leftBy: readonly string[];
}

/** One name for each combination of matches, the class's sample first. */
export function variantsOf(
  cls: NameClass,
  space: NameClasses,
  patterns: readonly FinePattern[],
  tried: Set<FinePattern>,
): readonly Variant[] {
  const own: Variant = { name: cls.sample, takenBy: [], leftBy: [] };
  if (patterns.length === 0) return [own];
  const vectorOf = (name: DomainName): string => patterns.map((one) => (one.matches(name) ? '1' : '0')).join('');
  const first = vectorOf(cls.sample);
  const seen = new Map<string, Variant>([[first, own]]);
  for (const name of cls.part === 'apex' ? [] : candidates(cls, patterns)) {
    if (seen.size >= MAX_VARIANTS) break;
    if (!isDomainName(name) || classZone(name, space) !== cls.mark || name === cls.mark) continue;
    const vector = vectorOf(name);
    if (seen.has(vector)) continue;
    const words = (bit: string): string[] =>
      patterns.flatMap((one, i) => (vector[i] === bit && first[i] !== bit ? [one.words] : []));
    seen.set(vector, { name, takenBy: words('1'), leftBy: words('0') });
  }
  for (const vector of seen.keys()) for (const [i, one] of patterns.entries()) if (vector[i] === '1') tried.add(one);
  return [...seen.values()];
}

function candidates({ mark, sample }: NameClass, patterns: readonly FinePattern[]): readonly DomainName[] {
  const usual = ['x0-y9', 'a.b', '9'].map((labels) => below(labels, mark));
  return [...usual, ...patterns.flatMap(({ pattern }) => candidatesFor(pattern, mark, sample))];
}

function classZone(name: DomainName, space: NameClasses): DomainName | undefined {
  for (const zone of ancestry(name)) if (space.marks.has(zone)) return zone;
  return undefined;
}

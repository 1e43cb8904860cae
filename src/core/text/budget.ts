/** What one scan may make of what it reads: steps that multiply take from one budget, and whoever finds nothing left says what is not judged. */
import type { Location } from './location.ts';
import type { Notice } from './notice.ts';

export type Resource =
  | 'states'
  | 'edges'
  | 'hops'
  | 'probes'
  | 'renames'
  | 'targets'
  | 'sharedFacts'
  | 'objects'
  | 'comparisons'
  | 'values'
  | 'remarks'
  | 'characters'
  | 'expressions'
  | 'tests';

export const SCAN_LIMITS: Readonly<Record<Resource, number>> = {
  /** Questions at sockets: a name, a type, a server's socket. */
  states: 450_000,
  /** Ways from one question to the next, and from one server to another. */
  edges: 2_500_000,
  /** Hops of all loops that are reported. */
  hops: 45_000,
  /** Hops of the questions that guards send to themselves, with what is counted for each. */
  probes: 4_000_000,
  /** Names that rewrites make of others, one after the other. */
  renames: 500_000,
  /** Servers behind addresses: a Service's ports by the workloads that it selects, and by its addresses. */
  targets: 1_000_000,
  /** Facts that several clusters share, counted once for each. */
  sharedFacts: 2_000_000,
  /** Objects that kustomizations are made of, counted once for each that takes them over. */
  objects: 1_000_000,
  /** Remarks about builds of kustomizations. */
  remarks: 20_000,
  /** Objects that patches and replacements are held against. */
  comparisons: 2_000_000,
  /** Values that patches and replacements copy. */
  values: 5_000_000,
  /** Characters of the texts that patches, replacements, generators and substitutions make. */
  characters: 64 * 1024 * 1024,
  /** Instructions of compiled regular expressions; one that may hold a class of Unicode counts for a hundred. */
  expressions: 2_000_000,
  /** Names that servers hold against patterns that no zone bounds; an expression counts by its instructions. */
  tests: 2_000_000,
};

export interface Budget {
  /** Takes so much; false where less is left, and then nothing is taken: what is smaller may still have its part. */
  readonly take: (resource: Resource, count?: number) => boolean;
  readonly spent: (resource: Resource) => number;
  /** How often less was left than was wanted. */
  readonly refused: (resource: Resource) => number;
}

/** A scan's own. Tests give smaller limits. */
export function openBudget(limits: Readonly<Partial<Record<Resource, number>>> = {}): Budget {
  const spent = new Map<Resource, number>();
  const refused = new Map<Resource, number>();
  return {
    take: (resource, count = 1) => {
      const sum = (spent.get(resource) ?? 0) + count;
      if (sum > (limits[resource] ?? SCAN_LIMITS[resource])) {
        refused.set(resource, (refused.get(resource) ?? 0) + 1);
        return false;
      }
      spent.set(resource, sum);
      return true;
    },
    spent: (resource) => spent.get(resource) ?? 0,
    refused: (resource) => refused.get(resource) ?? 0,
  };
}

export function beyondLimit(limit: Resource, message: string, at: Location): Notice {
  return { kind: 'unreadable', message, at, limit };
}

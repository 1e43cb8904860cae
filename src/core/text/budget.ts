/** Bounds on what one scan makes of its input, all of one budget; a refusal is reported. */
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
  | 'builtServers'
  | 'comparisons'
  | 'values'
  | 'notices'
  | 'characters'
  | 'retries'
  | 'expressions'
  | 'tests';

export const SCAN_LIMITS: Readonly<Record<Resource, number>> = {
  /** A name and type at a server's socket. */
  states: 450_000,
  /** Between questions, and between servers. */
  edges: 2_500_000,
  /** Of all reported loops. */
  hops: 45_000,
  /** Hops of guards' own questions. */
  probes: 1_000_000,
  /** Names made by successive rewrites. */
  renames: 500_000,
  /** A Service's ports, workloads and addresses multiplied. */
  targets: 1_000_000,
  /** Once for each cluster. */
  sharedFacts: 2_000_000,
  /** Once for each kustomization that includes them. */
  objects: 1_000_000,
  /** Pods and ConfigMaps for DNS, once for each kustomization, and KiB of shared texts. */
  builtServers: 12_000,
  notices: 20_000,
  comparisons: 2_000_000,
  values: 5_000_000,
  /** Characters made by patches, replacements, generators and substitutions. */
  characters: 64 * 1024 * 1024,
  /** Tokens of refused Corefiles, once for each older release that is tried; then only the oldest is. */
  retries: 1_000_000,
  /** One with a Unicode class counts as a hundred. */
  expressions: 2_000_000,
  /** Names tested against patterns without a zone; an expression counts its instructions. */
  tests: 2_000_000,
};

export interface Budget {
  /** False takes nothing; smaller requests may still succeed. */
  readonly take: (resource: Resource, count?: number) => boolean;
  readonly spent: (resource: Resource) => number;
  readonly refused: (resource: Resource) => number;
  readonly allSpent: () => Spending;
  readonly isExceeded: () => boolean;
}

export type Spending = ReadonlyMap<Resource, number>;

/** Tests give smaller limits. */
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
    allSpent: () => new Map(spent),
    isExceeded: () => refused.size > 0,
  };
}

export function spending<T>(budget: Budget, step: () => T): { readonly value: T; readonly spent: Spending } {
  const before = budget.allSpent();
  const value = step();
  const spent = new Map<Resource, number>();
  for (const [resource, count] of budget.allSpent()) spent.set(resource, count - (before.get(resource) ?? 0));
  return { value, spent };
}

/** False: the step is to be done anew. */
export function spendAgain(budget: Budget, spent: Spending): boolean {
  for (const [resource, count] of spent) if (!budget.take(resource, count)) return false;
  return true;
}

export function beyondLimit(limit: Resource, message: string, at: Location): Notice {
  return { kind: 'unreadable', message, at, limit };
}

/** For a bound of this text alone. */
export function beyondBound(message: string, at: Location): Notice {
  return { kind: 'unreadable', unread: 'bound', message, at };
}

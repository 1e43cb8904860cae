/** Bounds on what one scan makes of its input: steps that multiply take from one budget, and a refusal is reported. */
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
  /** Questions at sockets: a name, a type, a server's socket. */
  states: 450_000,
  /** Between questions, and between servers. */
  edges: 2_500_000,
  /** Of all reported loops. */
  hops: 45_000,
  /** Hops of guards' own questions. */
  probes: 4_000_000,
  /** Names made by successive rewrites. */
  renames: 500_000,
  /** Servers behind addresses: a Service's ports, workloads and addresses multiplied. */
  targets: 1_000_000,
  /** Facts shared by clusters, counted for each. */
  sharedFacts: 2_000_000,
  /** Kustomize objects, counted for each kustomization that includes them. */
  objects: 1_000_000,
  /** Built pods and ConfigMaps that decide about DNS, counted for each kustomization, and KiB of texts that several have. */
  builtServers: 12_000,
  /** Notices of kustomize builds. */
  notices: 20_000,
  /** Objects that patches and replacements are compared with. */
  comparisons: 2_000_000,
  values: 5_000_000,
  /** Characters made by patches, replacements, generators and substitutions. */
  characters: 64 * 1024 * 1024,
  /** Tokens of refused Corefiles, counted for each older release that is tried; then only the oldest is. */
  retries: 1_000_000,
  /** Instructions of compiled regular expressions; one with a Unicode class counts as a hundred. */
  expressions: 2_000_000,
  /** Names tested against patterns without a zone; an expression counts its instructions. */
  tests: 2_000_000,
};

export interface Budget {
  /** False where less is left; then nothing is taken, and smaller requests may still succeed. */
  readonly take: (resource: Resource, count?: number) => boolean;
  readonly spent: (resource: Resource) => number;
  readonly refused: (resource: Resource) => number;
  readonly allSpent: () => Spending;
  readonly isExceeded: () => boolean;
}

/** Counts that were taken. */
export type Spending = ReadonlyMap<Resource, number>;

/** One for each scan. Tests give smaller limits. */
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

/** With what the step takes. */
export function spending<T>(budget: Budget, step: () => T): { readonly value: T; readonly spent: Spending } {
  const before = budget.allSpent();
  const value = step();
  const spent = new Map<Resource, number>();
  for (const [resource, count] of budget.allSpent()) spent.set(resource, count - (before.get(resource) ?? 0));
  return { value, spent };
}

/** False where any is refused; then the step is to be done anew. */
export function spendAgain(budget: Budget, spent: Spending): boolean {
  for (const [resource, count] of spent) if (!budget.take(resource, count)) return false;
  return true;
}

export function beyondLimit(limit: Resource, message: string, at: Location): Notice {
  return { kind: 'unreadable', message, at, limit };
}

/** Of a bound that no other input shares: what is left out of this text. */
export function beyondBound(message: string, at: Location): Notice {
  return { kind: 'unreadable', unread: 'bound', message, at };
}

import type { Location } from '../../core/text/location.ts';
import type { Finding, Severity } from '../report/finding.ts';

export type HygieneRule = 'suppression-unused' | 'suppression-expired' | 'policy-weakened';

const HYGIENE_RULES: Readonly<Record<HygieneRule, { readonly code: string; readonly severity: Severity }>> = {
  'suppression-unused': { code: 'LG901', severity: 'note' },
  'suppression-expired': { code: 'LG902', severity: 'warning' },
  'policy-weakened': { code: 'LG903', severity: 'note' },
};

export interface HygieneProblem {
  readonly at: Location;
  readonly message: string;
  readonly advice: string;
  /** Logical names: rule, server, zone, reason. Never a path or a line. */
  readonly about: readonly string[];
}

/** Equal fingerprints are numbered. */
export function hygieneFindings(rule: HygieneRule, problems: readonly HygieneProblem[]): readonly Finding[] {
  const { code, severity } = HYGIENE_RULES[rule];
  const seen = new Map<string, number>();
  return problems.map(({ at, message, advice, about }) => {
    const identity = JSON.stringify([code, ...about]);
    const count = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, count);
    const fingerprint = count === 1 ? identity : `${identity}#${count}`;
    return { rule, code, severity, cluster: '', at, message, advice, assumptions: [], path: [], fingerprint };
  });
}

/** Rules about changes or policy, not the repository's state. */
export const NEVER_BASELINED: ReadonlySet<string> = new Set([
  'loop-guard-removed',
  'suppression-unused',
  'suppression-expired',
  'policy-weakened',
]);

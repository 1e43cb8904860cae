/** Severities as the configuration sets them. */

import type { CheckInput } from './check-input.ts';
import type { Config } from './config/config.ts';
import { severityUnder } from './config/effective.ts';
import { compareSeverities, type Finding } from './report/finding.ts';
import { describeRule } from './rules/descriptions.ts';

export function severities(findings: readonly Finding[], config: Config | undefined): Finding[] {
  if (config === undefined || config.rules.length === 0) return [...findings];
  const chosen = new Map(config.rules.map((one) => [one.rule, one.severity]));
  return findings.flatMap((one): Finding[] => {
    const set = chosen.get(one.rule);
    const usual = describeRule(one.rule)?.severity;
    if (set === undefined || usual === undefined) return [one];
    const severity = severityUnder(set, usual, one.severity);
    return severity === 'off' ? [] : [{ ...one, severity }];
  });
}

/** Turning `policy-weakened` off is reported at the base's severity. */
export function hygieneSeverities(hygiene: readonly Finding[], { config, before }: CheckInput): Finding[] {
  const rated = severities(hygiene, config);
  if (before === undefined) return rated;
  const then = severities(
    hygiene.filter((one) => one.rule === 'policy-weakened'),
    before.config,
  );
  const louder = new Map(then.map((one) => [one.fingerprint, one]));
  const shown = rated.map((one) => {
    const other = louder.get(one.fingerprint);
    louder.delete(one.fingerprint);
    return other !== undefined && compareSeverities(other.severity, one.severity) > 0 ? other : one;
  });
  return [...shown, ...louder.values()];
}

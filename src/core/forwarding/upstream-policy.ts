/** Which of several upstreams' replies counts. */
import type { ForwardStep } from '../facts/steps.ts';
import { itemAt } from '../text/invariant.ts';

/**
 * The first upstream whose reply does not lead to the next one, else the last (plugin/forward/forward.go ServeDNS,
 * `failoverAttempts`). `random` lists them in any order, `round_robin` from each in turn (plugin/forward/policy.go).
 */
export function settle<T>(
  used: readonly T[],
  passes: readonly boolean[],
  policy: ForwardStep['policy'],
): { target: T; weight: number }[] {
  const all = passes.every((one) => one);
  if (policy === 'sequential') {
    if (all) return used.slice(-1).map((target) => ({ target, weight: 1 }));
    return used.flatMap((target, i) => (passes[i] === true ? [] : [{ target, weight: 1 }]));
  }
  if (all || policy !== 'round_robin')
    return used.flatMap((target, i) => (passes[i] === true && !all ? [] : [{ target, weight: 1 }]));
  const weights = used.map(() => 0);
  for (let start = 0; start < used.length; start += 1) {
    let at = start;
    while (passes[at] === true) at = (at + 1) % used.length;
    weights[at] = itemAt(weights, at) + 1;
  }
  return used.flatMap((target, i) => (passes[i] === true ? [] : [{ target, weight: itemAt(weights, i) }]));
}

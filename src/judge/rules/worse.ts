/** What a change made worse of an existing finding, which then is new. */

import { exceeds } from '../../core/dns/name-set.ts';
import type { LoopTypes } from '../../core/facts/path.ts';
import { defined } from '../../core/text/defined.ts';
import { type Certainty, compareSeverities, type Finding, type GuardVerdict, type Was } from '../report/finding.ts';

const CERTAINTY_RANK: Readonly<Record<Certainty, number>> = { assumed: 0, sometimes: 1, always: 2 };
/** How much of a loop the guard catches; `misfires` ends the server as well. */
const PROTECTION: Readonly<Record<GuardVerdict, number>> = { absent: 0, blind: 1, sometimes: 2, fatal: 3, misfires: 3 };
const SAME_SHARE = 1e-6;

export function worsened(now: Finding, before: Finding): Was | undefined {
  const was: Was = {
    ...defined({ severity: compareSeverities(now.severity, before.severity) > 0 ? before.severity : undefined }),
    ...certaintyBefore(now, before),
    ...defined({
      guard: isLessGuarded(now, before) ? before.guard : undefined,
      names: hasMoreNames(now, before) ? before.names : undefined,
    }),
  };
  return Object.keys(was).length === 0 ? undefined : was;
}

/** Certain loops have share 1, loops on failure none. */
function certaintyBefore(now: Finding, before: Finding): Pick<Was, 'certainty' | 'probability'> {
  const share = (one: Finding): number => (one.certainty === 'always' ? 1 : (one.probability ?? 0));
  const isMoreCertain =
    now.certainty !== undefined &&
    before.certainty !== undefined &&
    CERTAINTY_RANK[now.certainty] > CERTAINTY_RANK[before.certainty];
  const oftener = before.probability !== undefined && share(now) > share(before) + SAME_SHARE;
  return defined({
    certainty: isMoreCertain ? before.certainty : undefined,
    probability: oftener ? before.probability : undefined,
  });
}

function isLessGuarded(now: Finding, before: Finding): boolean {
  return now.guard !== undefined && before.guard !== undefined && PROTECTION[now.guard] < PROTECTION[before.guard];
}

function hasMoreNames(now: Finding, before: Finding): boolean {
  if (now.reach === undefined || before.reach === undefined) return false;
  return (
    exceeds(now.reach, before.reach) ||
    hasMoreTypes(now.types, before.types) ||
    (now.witness?.type === 'A' && before.witness !== undefined && before.witness.type !== 'A')
  );
}

function hasMoreTypes(now: LoopTypes | undefined, before: LoopTypes | undefined): boolean {
  if (before === undefined) return false;
  if (now === undefined || (now.kind === 'but' && before.kind === 'only')) return true;
  const [own, others] = [new Set(now.list), new Set(before.list)];
  if (now.kind === 'but') return before.list.some((type) => !own.has(type));
  return now.list.some((type) => others.has(type) === (before.kind === 'but'));
}

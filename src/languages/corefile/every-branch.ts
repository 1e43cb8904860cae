/** A directive that a template writes whichever way its conditions are decided. */
import { type BranchTaken, isContradictory } from '../../core/text/assumption.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import { present } from '../../core/text/invariant.ts';
import type { Location } from '../../core/text/location.ts';
import type { Condition } from '../../core/text/source-file.ts';

/** The first one's, without conditions that the others have the other way. */
export function inEveryBranch(places: readonly Location[]): Location {
  const at = present(places[0]);
  const ways = places.map(conditionsAt);
  const shared = present(ways[0]).filter((one) => ways.every((way) => way.some((other) => isSameBranch(one, other))));
  const own = ways.map((way) => way.filter((one) => !shared.some((other) => isSameBranch(one, other))));
  if (new Set(own.flat().map(({ subject }) => subject)).size > MAX_SUBJECTS || !coverAll(own)) return at;
  const around: Condition = { start: at.span.start, end: at.span.end + 1, assumes: shared, around: -1 };
  return { ...at, file: { ...at.file, conditions: [around] } };
}

/** Each doubles what is looked at. */
const MAX_SUBJECTS = 12;

/** Whether one of them holds, whatever holds. */
function coverAll(ways: readonly (readonly BranchTaken[])[]): boolean {
  if (ways.length === 0 || ways.some((way) => way.length === 0)) return ways.length > 0;
  const decided = present(ways[0]?.[0]);
  const where = (holds: boolean): readonly (readonly BranchTaken[])[] =>
    ways
      .filter((way) => !isContradictory([...way, { ...decided, holds }]))
      .map((way) => way.filter((one) => !isSameBranch(one, { ...decided, holds })));
  return [true, false].every((holds) => coverAll(where(holds)));
}

function isSameBranch(one: BranchTaken, other: BranchTaken): boolean {
  return one.subject === other.subject && one.scope === other.scope && one.holds === other.holds;
}

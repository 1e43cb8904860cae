/** Whether what servers did again is what is recorded of them: chance and time are left out, everything else is not. */

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** Of a question that comes back through a server that joins equal ones, only that it does: how often, and who answers first, is a matter of time. */
function bare(answer, joins) {
  return joins && (answer.disposition === 'loops' || answer.returns === true) ? { comes: 'back' } : answer;
}

/** One question: of several answers that chance chooses from, each that comes now was recorded. */
function answersAgree(was, now, joins) {
  const known = (was.oneOf ?? [was]).map((one) => bare(one, joins));
  if (now.oneOf === undefined && was.oneOf === undefined) return same(bare(was, joins), bare(now, joins));
  return (now.oneOf ?? [now]).every((one) => known.some((other) => same(other, bare(one, joins))));
}

/** Runs of a guard differ in time and, where chance has a part, in number; the verdict is what must agree. */
const guardOf = ({ guard, servers }) => ({ guard, servers });

function groupsAgree(was, now, joins) {
  if (was.guard !== undefined || now.guard !== undefined) {
    if (!same(guardOf(was), guardOf(now))) return false;
  } else {
    const { queries: _was, ...wasRest } = was;
    const { queries: _now, ...nowRest } = now;
    if (!same(wasRest, nowRest)) return false;
  }
  const before = was.queries ?? [];
  const after = now.queries ?? [];
  return before.length === after.length && before.every((one, index) => answersAgree(one, after[index], joins));
}

/** `was` and `now` are lists of what versions did, each `{ versions, ... }`; `joins`: a server of the set-up joins equal questions. */
export function agrees(was, now, joins) {
  const byVersion = (groups) => new Map(groups.flatMap(({ versions, ...rest }) => versions.map((version) => [version, rest])));
  const before = byVersion(was);
  const after = byVersion(now);
  if (before.size !== after.size) return false;
  return [...after].every(([version, group]) => before.has(version) && groupsAgree(before.get(version), group, joins));
}

/** Which lines on a question's path a change brought. */
import type { PathStep } from '../../core/facts/path.ts';
import type { WalkOutcome } from '../../core/forwarding/walk.ts';
import { becauseAssuming, inWords } from '../../core/text/assumption.ts';
import { inOrder } from './outcomes.ts';

/** New steps of the path; where there are none, removed ones. */
export function broughtBy(before: readonly WalkOutcome[], after: readonly WalkOutcome[]): readonly PathStep[] {
  const fresh = freshSteps(before, after);
  if (fresh.length > 0) return fresh;
  const gone = freshSteps(after, before);
  return gone.length > 0 ? gone : [...stepsOf(after).values()].slice(-1);
}

export function freshSteps(before: readonly WalkOutcome[], after: readonly WalkOutcome[]): readonly PathStep[] {
  const then = stepsOf(before);
  return [...stepsOf(after)].filter(([key]) => !then.has(key)).map(([, step]) => step);
}

export function stepsOf(outcomes: readonly WalkOutcome[]): ReadonlyMap<string, PathStep> {
  const steps = new Map<string, PathStep>();
  const add = (key: string, step: PathStep): void => {
    if (step.at.file.path !== '' && !steps.has(key)) steps.set(key, step);
  };
  for (const { hops, end, disposition, plugin, because, assumptions } of inOrder(outcomes)) {
    for (const hop of hops) {
      for (const step of hop.settings) add(`${hop.server.id}|${step.description}`, step);
      const description = `${hop.server.name} sends it to ${hop.to}`;
      add(description + hop.block.keys.map((key) => key.zone).join(), { at: hop.at, description });
    }
    if (end.at === undefined) continue;
    const description =
      disposition === 'answered'
        ? `${plugin ?? 'a plugin'} of ${end.server.name} answers`
        : `${end.server.name}: ${becauseAssuming(because, inWords(assumptions)) ?? disposition}`;
    add(description, { at: end.at, description });
  }
  return steps;
}

/** A question on its way along the plugins of one server block. */

import type { DomainName } from '../dns/name.ts';
import type { ForwardStep } from '../facts/fact.ts';
import type { Assumption } from '../text/assumption.ts';
import { conditionsAt } from '../text/conditions.ts';
import { itemAt } from '../text/invariant.ts';
import { answering } from './answering.ts';
import type { Asked } from './asked.ts';
import { type Branch, following, isAmong, type Outcome } from './branch.ts';
import { longest } from './longest-from.ts';
import { applyRewrite, fits } from './rewriting.ts';
import { send } from './send.ts';
import { unlessWritten } from './unwritten.ts';

/** A stanza that waits for how the rest of its chain ends (external plugin `alternate`). */
export interface Alternate {
  readonly step: ForwardStep;
  readonly name: DomainName;
  readonly type: string;
}

const NOT_EVALUATED = 'no regular expression that is not evaluated takes the name';

/** All ways the chain can end. Stanzas that wait for its end are put into `alternates`. */
export function runChain(first: Asked, firstName: DomainName, firstType: string, alternates: Alternate[]): Branch[] {
  const { graph, block } = first;
  let asked = first;
  const out: Branch[] = [];
  let name = firstName;
  let type = firstType;
  const compiledBlock = graph.compiled.get(block);
  // One that is not evaluated may have taken the name.
  let assumptions = (compiledBlock?.uncompiled ?? 0) > 0 ? [...asked.assumptions, NOT_EVALUATED] : asked.assumptions;
  /** How sure it is that the query came past the stanzas before. */
  let passed: Pick<Branch, 'certainty' | 'probability'> = { certainty: 'certain', probability: 1 };
  let unreverted = false;
  /** What is assumed of an answer. */
  let answered: readonly Assumption[] = [];
  const push = (branch: Branch): void => {
    out.push(following(passed, unreverted ? { ...branch, unreverted } : branch));
  };
  const finish = (ended: Outcome, extra: readonly Assumption[] = []): void => {
    const outcome = ended.kind === 'answered' ? { ...ended, name, type } : ended;
    const all = [...assumptions, ...extra, ...(ended.kind === 'answered' ? answered : [])];
    const certainty = all.length > 0 ? 'assumed' : 'certain';
    push({ certainty, probability: 1, assumptions: all, block, outcome });
  };
  const steps = compiledBlock?.steps ?? [];
  if (block.steps.length === 0) {
    finish({ kind: 'fails', rcode: 'REFUSED', because: 'the server block has no plugin', at: block.at });
    return out;
  }
  let open = compiledBlock?.candidates(name) ?? [];
  for (let position = 0; position < open.length; position += 1) {
    const i = itemAt(open, position);
    const compiled = steps[i];
    if (compiled === undefined) break;
    if (compiled.kind === 'rewrite') {
      const rewritten = applyRewrite(compiled.rules, name, type);
      if (rewritten.invalid === true) {
        const because = 'rewrite makes a name that is none';
        finish({ kind: 'fails', rcode: 'SERVFAIL', because, at: compiled.step.at });
        return out;
      }
      if (rewritten.opaque !== undefined) assumptions = [...assumptions, rewritten.opaque];
      if (rewritten.unreverted === true) unreverted = true;
      if (rewritten.unlessAsks !== undefined) answered = [...answered, ...rewritten.unlessAsks];
      type = rewritten.type;
      if (rewritten.name !== name) {
        if (unlessWritten(compiled.step.at, block) !== undefined)
          assumptions = [...assumptions, ...conditionsAt(compiled.step.at)];
        name = rewritten.name;
        if (graph.rewriteTargets.has(name)) asked = { ...asked, ways: 'this name' };
        if (!fits(name)) {
          const because = 'the name after the rewrite is longer than DNS allows';
          finish({ kind: 'fails', rcode: 'SERVFAIL', because, at: compiled.step.at, outgrown: true });
          return out;
        }
        open = (compiledBlock?.candidates(name) ?? []).filter((later) => later > i);
        position = -1;
      }
      continue;
    }
    if (compiled.kind === 'answer') {
      const answers = answering(asked, compiled, name, type);
      for (const end of answers.ends) finish(end.outcome, end.assumptions);
      if (answers.passes === undefined) return out;
      if (answers.passes.length > 0) assumptions = [...assumptions, ...answers.passes];
      continue;
    }
    if (compiled.kind === 'forward') {
      if (!compiled.handles(name, type)) continue;
      if (compiled.step.onlyAfter !== undefined) {
        alternates.push({ step: compiled.step, name, type });
        continue;
      }
      const chosen =
        compiled.step.longestFromWins === true
          ? longest(graph, asked.socket.server, steps, i, name, type)
          : compiled.step;
      if (chosen === undefined) continue;
      const sent = send({ ...asked, assumptions }, chosen, name, type);
      const unwritten = unlessWritten(chosen.at, block);
      if (unwritten !== undefined) {
        for (const branch of sent) push(branch);
        assumptions = [...assumptions, unwritten];
        continue;
      }
      const after = steps[i + 1];
      // `next`: after one of these rcodes the query goes on, if what follows is `forward` too (plugin/forward/forward.go ServeDNS).
      if (chosen.next.length === 0 || after?.kind !== 'forward' || after.step.plugin !== 'forward') {
        for (const branch of sent) push(branch);
        return out;
      }
      let onward = 0;
      let perhaps = false;
      for (const branch of sent) {
        // `next` is about replies; without one the stanza ends the question itself.
        if (branch.outcome.kind === 'fails' && branch.outcome.noReply === true) {
          push(branch);
          continue;
        }
        const reply = asked.replyTo(branch.outcome);
        const goesOn = isAmong(reply, chosen.next);
        if (goesOn && (branch.certainty === 'certain' || branch.certainty === 'share')) onward += branch.probability;
        else if (goesOn || reply === undefined) perhaps = true;
        if (!goesOn) push(branch);
      }
      if (onward === 0 && !perhaps) return out;
      const certainty = onward > 1 - 1e-9 ? 'certain' : onward > 0 ? 'share' : 'failure';
      const step: Pick<Branch, 'certainty' | 'probability'> = {
        certainty,
        probability: certainty === 'share' ? onward : 1,
      };
      passed =
        passed.certainty === 'failure' || step.certainty === 'failure'
          ? { certainty: 'failure', probability: 1 }
          : {
              certainty: passed.certainty === 'share' || step.certainty === 'share' ? 'share' : 'certain',
              probability: passed.probability * step.probability,
            };
      continue;
    }
    const step = compiled.step;
    if (step.kind === 'loop-guard') asked.onGuard?.(block, name, type);
    if (step.kind === 'opaque') {
      finish({ kind: 'unknown', because: `${step.plugin}: ${step.because}`, at: step.at }, [
        `${step.plugin} stops the query`,
      ]);
      assumptions = [...assumptions, step.passes ?? `the plugin ${step.plugin} lets the query pass`];
    }
  }
  finish({ kind: 'fails', rcode: 'SERVFAIL', because: 'no plugin of the server block takes the query', at: block.at });
  return out;
}

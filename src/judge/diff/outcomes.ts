import { displayName } from '../../core/dns/name.ts';
import type { ServerBlock } from '../../core/facts/server-config.ts';
import type { ForwardStep } from '../../core/facts/steps.ts';
import type { WalkOutcome } from '../../core/forwarding/walk.ts';
import { inWords, placelessOf } from '../../core/text/assumption.ts';
import { defined } from '../../core/text/defined.ts';
import { itemAt } from '../../core/text/invariant.ts';
import { getOrInsert } from '../../core/text/once.ts';
import type { DiffOutcome } from '../report/diff-report.ts';

/** In the order upstreams are asked; equal ends stand once. */
export function outcomesOf(walked: readonly WalkOutcome[], asked: { name: string; type: string }): DiffOutcome[] {
  return endsOf(walked, asked).map(({ outcome }) => outcome);
}

interface End {
  readonly outcome: DiffOutcome;
  readonly assumed: readonly string[];
}

function endsOf(walked: readonly WalkOutcome[], asked: { name: string; type: string }): readonly End[] {
  const out = new Map<string, End>();
  for (const one of inOrder(walked)) {
    const outcome = outcomeOf(one, asked);
    // Shares of one end add up.
    const assumed = [...new Set([...one.assumptions].map(placelessOf))].sort();
    const end = { outcome, assumed };
    const key = endKey(end, asked) + (outcome.certainty === 'assumed' ? JSON.stringify(assumed) : '');
    const known = out.get(key)?.outcome;
    if (known === undefined) out.set(key, end);
    else if (known.probability !== undefined && outcome.probability !== undefined)
      out.set(key, { ...end, outcome: withShare(known, known.probability + outcome.probability) });
  }
  const ends = [...out.values()];
  const after = ends.length > 1 ? repliesThatGoOn(walked) : [];
  return after.length === 0 ? ends : ends.map((end) => ({ ...end, outcome: { ...end.outcome, after } }));
}

/** Replies after which another upstream is asked (`failover`, `next`). */
function repliesThatGoOn(walked: readonly WalkOutcome[]): readonly string[] {
  const replies = new Set<string>();
  const stanzas = new Map<ServerBlock, Set<ForwardStep>>();
  for (const { hops } of walked)
    for (const { block, step, server } of hops) {
      getOrInsert(stanzas, block, () => new Set()).add(step);
      // Every resolver library goes on alike.
      if (step.plugin === 'nameserver' || (server.upstreams.get(step) ?? []).length < 2) continue;
      for (const reply of step.failover) replies.add(reply);
    }
  for (const steps of stanzas.values())
    if (steps.size > 1) for (const { next } of steps) for (const reply of next) replies.add(reply);
  return [...replies].sort();
}

export function inOrder(walked: readonly WalkOutcome[]): readonly WalkOutcome[] {
  return [...walked].sort((a, b) => compareOrders(a.order, b.order));
}

function withShare(outcome: DiffOutcome, share: number): DiffOutcome {
  const { probability: _, certainty, ...whole } = outcome;
  if (share <= 1 - 1e-5) return { ...whole, certainty, probability: Math.round(share * 1e6) / 1e6 };
  const { unmeasured: _known, ...rest } = whole;
  return { ...rest, certainty: certainty === 'sometimes' ? 'always' : certainty };
}

function compareOrders(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i += 1) {
    const difference = itemAt(a, i) - itemAt(b, i);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function outcomeOf(one: WalkOutcome, asked: { name: string; type: string }): DiffOutcome {
  const renamed = one.asked !== undefined && (one.asked.name !== asked.name || one.asked.type !== asked.type);
  return {
    disposition: one.disposition,
    certainty: one.certainty,
    ...defined({
      probability: one.probability === undefined || one.probability > 1 - 1e-5 ? undefined : one.probability,
      unmeasured: one.unmeasured,
      rcode: one.rcode,
      to: one.to,
      because: one.because,
    }),
    by: one.end.server.name,
    ...defined({ as: renamed ? one.asked : undefined }),
    assumptions: inWords(one.assumptions),
    hops: one.hops.map((hop) => ({
      server: hop.server.name,
      zone: displayName(hop.block.keys[0]?.zone ?? '.'),
      plugin: hop.step.plugin,
      to: hop.to,
      at: hop.at,
    })),
  };
}

function endKey(
  { outcome: one }: End,
  asked: { name: string; type: string },
  called?: ReadonlyMap<string, string>,
): string {
  const by = called?.get(one.by) ?? one.by;
  const renamed = one.as === undefined ? undefined : change(asked, one.as);
  switch (one.disposition) {
    case 'leaves':
      return JSON.stringify(['leaves', one.to, renamed]);
    case 'answered':
      return JSON.stringify(['answered', by, one.because, renamed]);
    case 'fails':
      return JSON.stringify(['fails', by, one.rcode]);
    case 'loops':
      return JSON.stringify(['loops', by]);
    case 'unknown':
      return JSON.stringify(['unknown', one.because]);
  }
}

function change(from: { name: string; type: string }, to: { name: string; type: string }): readonly string[] {
  let same = 0;
  while (same < from.name.length && from.name[same] === to.name[same]) same += 1;
  return [from.name.slice(same), to.name.slice(same), from.type === to.type ? '' : to.type];
}

/** `called`: servers with another id on the other side. */
export function signatureOf(
  walked: readonly WalkOutcome[],
  asked: { name: string; type: string },
  called?: ReadonlyMap<string, string>,
): string {
  const parts = endsOf(walked, asked).map((end) => {
    const { outcome: one, assumed } = end;
    const text = JSON.stringify([endKey(end, asked, called), one.certainty, one.probability, assumed, one.after]);
    // Order counts for failover, not for shares.
    return { text, ordered: one.certainty === 'sometimes' && one.probability === undefined };
  });
  const unordered = parts.filter((one) => !one.ordered).map((one) => one.text);
  const ordered = parts.filter((one) => one.ordered).map((one) => one.text);
  return [...unordered.sort(), ...ordered].join('\n');
}

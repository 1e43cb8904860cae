/** Files of a machine that hide each other, or of which one counts. */
import type { NodeNetworkFact } from '../facts/node.ts';
import { grouped } from '../text/append.ts';

/** As many rivalries as one fact has at most. */
const MAX_RIVALRIES = 2;

export function withoutBeaten(facts: readonly NodeNetworkFact[]): readonly NodeNetworkFact[] {
  let left = facts;
  for (let round = 0; round < MAX_RIVALRIES; round += 1) {
    const beaten = beatenIn(left, round);
    if (beaten.size > 0) left = left.filter((fact) => !beaten.has(fact));
  }
  return left;
}

function beatenIn(facts: readonly NodeNetworkFact[], round: number): ReadonlySet<NodeNetworkFact> {
  const beaten = new Set<NodeNetworkFact>();
  const rivals = facts.flatMap((fact) => {
    const rivalry = fact.by?.when === undefined ? fact.rivalries?.[round] : undefined;
    return rivalry === undefined ? [] : [{ fact, ...rivalry }];
  });
  for (const list of grouped(rivals, ({ fact, of }) => JSON.stringify([machineOf(fact), of])).values()) {
    const isBetter = (a: string, b: string): boolean => (list[0]?.counts === 'last' ? a > b : a < b);
    const best = list.reduce((found, { order }) => (isBetter(order, found) ? order : found), list[0]?.order ?? '');
    for (const { fact, order } of list) if (order !== best) beaten.add(fact);
  }
  return beaten;
}

function machineOf({ overlay, pool, by, at }: NodeNetworkFact): readonly unknown[] {
  if (overlay !== undefined) return ['tree', overlay];
  return by?.role === undefined ? [pool, by?.hosts, at.file.path] : [pool, by.hosts, by.role];
}

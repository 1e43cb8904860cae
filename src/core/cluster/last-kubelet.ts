import type { KubeletFact } from '../facts/fact.ts';

/** The last on the command line, then the last read. */
export function lastOf(facts: readonly KubeletFact[]): KubeletFact | undefined {
  let last: KubeletFact | undefined;
  for (const fact of facts) if (last === undefined || (fact.precedence ?? 20) >= (last.precedence ?? 20)) last = fact;
  return last;
}

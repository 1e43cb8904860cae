/** What becomes of a question with RD clear. */

import type { ForwardStep } from '../facts/steps.ts';
import type { Assumption } from '../text/assumption.ts';
import type { Outcome } from './branch.ts';
import type { ChainInput } from './chain-input.ts';

export interface WayWithoutRecursion {
  readonly assumes: readonly Assumption[];
  /** Undefined: it recurses all the same. */
  readonly outcome?: Outcome;
}

export function unlessRecursive(
  { socket, queryKind }: ChainInput,
  {
    unlessRecursive: rcode = 'REFUSED',
    asksWithoutRecursion,
    at,
  }: Pick<ForwardStep, 'unlessRecursive' | 'asksWithoutRecursion' | 'at'>,
): readonly WayWithoutRecursion[] {
  const { name } = socket.server;
  const outcome: Outcome =
    rcode === 'LAME'
      ? { kind: 'answered', plugin: name, rcode, at }
      : { kind: 'fails', rcode, because: 'it asks for no recursion', at };
  // Settings decide, as unbound's `allow_setrd`; one that asks so itself may have its own question back.
  if (rcode === 'REFUSED' || asksWithoutRecursion === true)
    return [
      { assumes: [`${name} does not recurse for queries without RD`], outcome },
      { assumes: [`${name} recurses for queries without RD`] },
    ];
  // From its cache, else a referral (BIND, lib/ns/query.c query_notfound).
  if (queryKind === 'new names') return [{ assumes: [], outcome }];
  return [
    { assumes: [`${name} has no answer in its cache`], outcome },
    { assumes: [`${name} has the answer in its cache`], outcome: { kind: 'answered', plugin: 'cache', at } },
  ];
}

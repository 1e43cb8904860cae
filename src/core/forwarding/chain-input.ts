/** A server block that was asked, and what it needs to know of others. */

import { inCidr, isIPv6, isLoopback } from '../dns/endpoint.ts';
import type { DomainName } from '../dns/name.ts';
import type { ServerBlock } from '../facts/server-config.ts';
import type { ForwardStep } from '../facts/steps.ts';
import type { Assumption } from '../text/assumption.ts';
import type { Outcome, QueryKind } from './branch.ts';
import type { ForwardingGraph } from './graph.ts';
import type { Manner } from './question.ts';
import type { Socket } from './socket.ts';

/** An asker of unknown address: another machine, or another address of its own. */
export const NOT_LOOPBACK = 'not loopback';
export const NOT_LOOPBACK_IPV6 = 'not loopback, over IPv6';

/** Whether an asker is in one of the networks: an address, one of a network, or any but loopback. */
export function isAmongClients(networks: readonly string[], source: string): 'yes' | 'no' | 'maybe' {
  if (source === NOT_LOOPBACK || source === NOT_LOOPBACK_IPV6) {
    const isOverIPv6 = source === NOT_LOOPBACK_IPV6;
    return networks.some((one) => !isOfLoopback(one) && isIPv6(one) === isOverIPv6) ? 'maybe' : 'no';
  }
  const [base = '', length] = source.split('/');
  const around = networks.filter((one) => inCidr(base, one));
  if (length === undefined) return around.length > 0 ? 'yes' : 'no';
  if (around.some((one) => Number(one.split('/')[1]) <= Number(length))) return 'yes';
  return networks.some((one) => inCidr(one.split('/')[0] ?? '', source)) ? 'maybe' : 'no';
}

function isOfLoopback(network: string): boolean {
  const [address = '', length] = network.split('/');
  return isLoopback(address) && (length === undefined || Number(length) >= (isIPv6(address) ? 128 : 8));
}

export interface ChainInput extends Manner {
  readonly graph: ForwardingGraph;
  readonly socket: Socket;
  readonly block: ServerBlock;
  readonly assumptions: readonly Assumption[];
  readonly queryKind: QueryKind;
  /** The rcode of the reply, where all ways end in the same one. */
  readonly replyTo: (outcome: Outcome) => string | undefined;
  readonly isSilent: (outcome: Outcome) => boolean;
  /** All upstreams of this stanza failed, so it falls back to the lookup. */
  readonly failed?: ForwardStep;
  readonly onGuard?: (block: ServerBlock, name: DomainName, type: string) => void;
}

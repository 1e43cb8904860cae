/** A server block that was asked, and what it needs to know of others. */

import { isIPv6, isLoopback } from '../dns/endpoint.ts';
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

/** Whether such an asker may be in one of the networks. */
export function mayBeIn(networks: readonly string[], source: string): boolean {
  return networks.some((one) => !isOfLoopback(one) && isIPv6(one) === (source === NOT_LOOPBACK_IPV6));
}

export function isElsewhere(source: string | undefined): source is string {
  return source === NOT_LOOPBACK || source === NOT_LOOPBACK_IPV6;
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

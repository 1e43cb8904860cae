/** A server block that was asked, and what it needs to know of others. */

import { isIPv6, isLoopback } from '../dns/endpoint.ts';
import type { DomainName } from '../dns/name.ts';
import type { ForwardStep, ServerBlock } from '../facts/fact.ts';
import type { Assumption } from '../text/assumption.ts';
import type { Outcome, QueryKind } from './branch.ts';
import type { ForwardingGraph } from './graph.ts';
import type { Socket } from './socket.ts';

/** Of an asker whose address is not known: another machine, or another of its own. */
export const NOT_LOOPBACK = 'not loopback';
export const NOT_LOOPBACK_IPV6 = 'not loopback, over IPv6';

/** Whether an asker whose address is not known may be in one of the networks. */
export function mayBeIn(networks: readonly string[], source: string): boolean {
  return networks.some((one) => !isOfLoopback(one) && isIPv6(one) === (source === NOT_LOOPBACK_IPV6));
}

export function isElsewhere(source: string | undefined): source is string {
  return source === NOT_LOOPBACK || source === NOT_LOOPBACK_IPV6;
}

/** A single address, or a part of 127.0.0.0/8. */
function isOfLoopback(network: string): boolean {
  const [address = '', length] = network.split('/');
  return isLoopback(address) && (length === undefined || Number(length) >= (isIPv6(address) ? 128 : 8));
}

export interface ChainInput {
  readonly graph: ForwardingGraph;
  readonly socket: Socket;
  readonly block: ServerBlock;
  /**
   * The asker's address, where known: a server that asks itself by its loopback or own address, or one of a network on
   * which it has one address; of other servers that it is not loopback.
   */
  readonly source?: string;
  /** As in `Question`. */
  readonly withoutRecursion?: true;
  readonly assumptions: readonly Assumption[];
  readonly queryKind: QueryKind;
  /** The rcode of the reply, where all ways end in the same one. */
  readonly replyTo: (outcome: Outcome) => string | undefined;
  /** Certainly no reply comes. */
  readonly isSilent: (outcome: Outcome) => boolean;
  /** All of this stanza's upstreams failed, and it falls back to the lookup. */
  readonly failed?: ForwardStep;
  readonly onGuard?: (block: ServerBlock, name: DomainName, type: string) => void;
}

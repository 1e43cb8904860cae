/** A server block that was asked something, and what it needs to know of the world around it to say what becomes of it. */

import type { DomainName } from '../dns/name.ts';
import type { ServerBlock } from '../facts/fact.ts';
import type { Assumption } from '../text/assumption.ts';
import type { Outcome, Ways } from './branch.ts';
import type { ForwardingGraph } from './graph.ts';
import type { Socket } from './socket.ts';

export interface Asked {
  readonly graph: ForwardingGraph;
  readonly socket: Socket;
  readonly block: ServerBlock;
  /** The asker's address, where it is known: a server that asks itself by its loopback or an address of its own. */
  readonly source?: string;
  readonly assumptions: readonly Assumption[];
  readonly ways: Ways;
  /** The rcode with which a question that went this way comes back, where every way it can go ends in that one. */
  readonly replyTo: (outcome: Outcome) => string | undefined;
  /** Whether it is known that no reply comes to a question that went this way. */
  readonly isSilent: (outcome: Outcome) => boolean;
  readonly onGuard?: (block: ServerBlock, name: DomainName, type: string) => void;
}

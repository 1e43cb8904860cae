import type { DomainName } from '../dns/name.ts';
import type { Socket } from './socket.ts';

/** How a question is asked: differs between questions of one name and type. */
export interface Manner {
  /**
   * The asker's address, where known: a server that asks itself, or one with a single address on the network; of others
   * that it is not loopback.
   */
  readonly source?: string | undefined;
  readonly withoutRecursion?: true | undefined;
  /**
   * As `Endpoint.overTcp`, or inside TLS, DoH or gRPC; `perhaps`: as a client chooses. Absent too where it decides
   * nothing (`ForwardingGraph.heedsTcp`).
   */
  readonly overTcp?: true | 'perhaps' | undefined;
}

export interface Question extends Manner {
  readonly socket: Socket;
  readonly name: DomainName;
  readonly type: string;
}

export function mannerOf({ source, withoutRecursion, overTcp }: Manner): Manner {
  return { source, withoutRecursion, overTcp };
}

export function isAlike(a: Manner, b: Manner): boolean {
  return a.source === b.source && a.withoutRecursion === b.withoutRecursion && a.overTcp === b.overTcp;
}

export function mannerKey({ source = '', withoutRecursion, overTcp }: Manner): string {
  return `${source}${withoutRecursion === true ? ' norec' : ''}${overTcp === undefined ? '' : ` tcp ${overTcp}`}`;
}

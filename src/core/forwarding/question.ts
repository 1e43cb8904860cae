import type { DomainName } from '../dns/name.ts';
import type { Socket } from './socket.ts';

/** Differs where questions of one name and type do: who asks, and for what. */
export function mannerOf({ source, withoutRecursion }: Pick<Question, 'source' | 'withoutRecursion'>): string {
  return withoutRecursion === true ? `${source ?? ''} norec` : (source ?? '');
}

export interface Question {
  readonly socket: Socket;
  readonly name: DomainName;
  readonly type: string;
  /** As in `ChainInput`. */
  readonly source?: string | undefined;
  /** Its RD flag is clear. */
  readonly withoutRecursion?: true | undefined;
}

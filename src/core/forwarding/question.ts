import type { DomainName } from '../dns/name.ts';
import type { Socket } from './socket.ts';

/** Who asks, and for what: differs between questions of one name and type. */
export function mannerOf({ source, withoutRecursion }: Pick<Question, 'source' | 'withoutRecursion'>): string {
  return withoutRecursion === true ? `${source ?? ''} norec` : (source ?? '');
}

export interface Question {
  readonly socket: Socket;
  readonly name: DomainName;
  readonly type: string;
  /** As in `ChainInput`. */
  readonly source?: string | undefined;
  readonly withoutRecursion?: true | undefined;
}

import type { DomainName } from '../dns/name.ts';
import type { Socket } from './socket.ts';

export interface Question {
  readonly socket: Socket;
  readonly name: DomainName;
  readonly type: string;
  /** As in `Asked`. */
  readonly source?: string | undefined;
}

import type { Missing, Selection } from '../cluster/cluster.ts';
import type { Location } from '../text/location.ts';
import type { Socket } from './socket.ts';

export type Reached =
  | {
      readonly kind: 'sockets';
      readonly sockets: readonly Socket[];
      readonly via: string;
      readonly certain: boolean;
      /** Absent: each the same. */
      readonly shares?: readonly number[];
      readonly unmeasured?: true;
      readonly at?: Location;
      readonly assumption?: string;
      /** The address is a Service's or published port, not the sockets' own. */
      readonly published?: true;
      /** Of pods only those that are ready. */
      readonly readyOnly?: true;
      /** As in `ServiceFact`: who asks from there. */
      readonly network?: string;
    }
  | { readonly kind: 'nobody'; readonly via: string }
  | {
      readonly kind: 'outside';
      /** Endpoints that a Service without selector has. */
      readonly behind?: {
        readonly endpoints: readonly { readonly address: string; readonly port: number }[];
        readonly via: string;
        readonly at: Location;
      };
    }
  | {
      readonly kind: 'unknown';
      readonly because: string;
      readonly missing?: Missing;
      /** Pods take the names, none of whose servers is read. */
      readonly unread?: { readonly pods: Selection; readonly via: string; readonly at: Location };
    };

export const UNREAD_KEYS = 'it is not stated which zones are served at which port';

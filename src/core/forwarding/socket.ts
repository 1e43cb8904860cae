import type { DnsServer } from '../cluster/cluster.ts';
import type { ListedNetwork, Transport } from '../dns/endpoint.ts';
import type { DomainName } from '../dns/name.ts';
import type { ServerBlock, UnreadKey } from '../facts/server-config.ts';

/** Its queries meet only these zones (core/dnsserver/register.go). */
export interface Socket {
  readonly index: number;
  readonly server: DnsServer;
  /** `*`: a wildcard for IPv4 and IPv6 (Go net, favoriteAddrFamily). */
  readonly address: string;
  /** A wildcard's only family. */
  readonly family?: 'IPv4' | 'IPv6';
  /** A wildcard's, as of BindAddress. */
  readonly interfacesOnly?: true;
  readonly list?: readonly ListedNetwork[];
  /** Of an interface's addresses. */
  readonly excepts?: readonly string[];
  readonly port: number;
  readonly transport: Transport;
  readonly zones: ReadonlyMap<DomainName, readonly ServerBlock[]>;
  /** A block there, the first of them, serves a zone that is not stated. */
  readonly unread?: UnreadKey;
  readonly heedsClients: boolean;
  /** Some stanza asks all upstreams at once, over UDP (dnsmasq). */
  readonly asksAll: boolean;
}

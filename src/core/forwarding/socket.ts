import type { DnsServer } from '../cluster/cluster.ts';
import type { Transport } from '../dns/endpoint.ts';
import type { DomainName } from '../dns/name.ts';
import type { ServerBlock } from '../facts/fact.ts';

/** One socket of a server: queries that arrive here meet these zones only (core/dnsserver/register.go). */
export interface Socket {
  readonly index: number;
  readonly server: DnsServer;
  /** `*` for a wildcard, which takes IPv4 and IPv6 alike (Go net, favoriteAddrFamily). */
  readonly address: string;
  /** Of a wildcard: the one family it takes. */
  readonly family?: 'IPv4' | 'IPv6';
  readonly port: number;
  readonly transport: Transport;
  readonly zones: ReadonlyMap<DomainName, readonly ServerBlock[]>;
  /** Some block here treats clients by their address. */
  readonly heedsClients: boolean;
}

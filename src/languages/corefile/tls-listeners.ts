/** Keys that need a certificate, and blocks with and without `tls` (core/dnsserver/register.go makeServersForGroup). */
import type { ServerBlock, ServerKey, StartError } from '../../core/facts/server-config.ts';
import { isAtLeast } from './versions.ts';

export interface TlsListeners {
  readonly version: string;
  /** By transport, address and port: the first key, and whether its block has `tls`. */
  readonly first: Map<string, { readonly key: ServerKey; readonly tls: boolean }>;
  readonly errors: StartError[];
}

export function checkTls(block: ServerBlock, tls: boolean, listeners: TlsListeners): void {
  const { errors } = listeners;
  const addresses =
    block.bind.length === 0
      ? ['']
      : block.bind.map(({ value }) => (value.kind === 'address' ? value.address : value.name));
  for (const key of block.keys) {
    if (key.transport === 'dns' || key.transport === 'unix') continue;
    for (const address of addresses) {
      if (address === 'nothing') continue;
      const listener = `${key.transport}://${address}:${key.port}`;
      const first = listeners.first.get(listener);
      if (first === undefined) {
        listeners.first.set(listener, { key, tls });
        // core/dnsserver/server_https3.go NewServerHTTPS3
        if (key.transport === 'https3' && !tls)
          errors.push({ message: 'DoH3 requires TLS, no TLS config found', at: key.at });
      } else if (first.tls !== tls && isAtLeast(listeners.version, '1.15.0')) {
        // core/dnsserver/tlsconfig.go sharedTLSConfig
        const zones = `"${first.key.zone}" and "${key.zone}"`;
        errors.push({
          message: `conflicting TLS configuration for shared listener ${listener} between zones ${zones}: TLS is configured for only one server block`,
          at: key.at,
        });
        return;
      }
    }
  }
}

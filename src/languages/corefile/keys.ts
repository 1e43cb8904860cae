/** Server-block keys (core/dnsserver/register.go InspectServerBlocks, plugin/normalize.go SplitHostPort). */
import type { Transport } from '../../core/dns/endpoint.ts';
import { absolute, type DomainName, isDomainName, withFinalDot } from '../../core/dns/name.ts';
import { reverseZonesOf } from '../../core/dns/reverse.ts';
import type { ServerKey } from '../../core/facts/server-config.ts';
import type { Location } from '../../core/text/location.ts';
import { integerProblem, quoted } from './go-values.ts';
import { isAtLeast } from './versions.ts';

const DEFAULT_PORTS: Readonly<Record<Transport, number>> = {
  dns: 53,
  tls: 853,
  quic: 853,
  grpc: 443,
  https: 443,
  https3: 443,
  unix: 0,
};
const SCHEMES: readonly Transport[] = ['tls', 'dns', 'quic', 'grpc', 'https3', 'https', 'unix'];

/** Before, a scheme is part of the name (plugin/pkg/parse/transport.go). */
const SCHEME_SINCE: Readonly<Partial<Record<Transport, string>>> = { quic: '1.11.0', https3: '1.13.2' };

export function splitScheme(text: string, version?: string): { transport: Transport; rest: string } {
  if (!text.includes('://')) return { transport: 'dns', rest: text };
  const has = (scheme: Transport): boolean => version === undefined || isAtLeast(version, SCHEME_SINCE[scheme] ?? '');
  for (const scheme of SCHEMES)
    if (has(scheme) && text.startsWith(`${scheme}://`))
      return { transport: scheme, rest: text.slice(scheme.length + 3) };
  return { transport: 'dns', rest: text };
}

const KEYS_LOWERED = '1.14.7';

export function readKey(
  text: string,
  port: number,
  version: string,
  at: Location,
): { keys: ServerKey[]; error?: string; late?: string } {
  const { transport, rest } = splitScheme(text, version);
  const colon = rest.lastIndexOf(':');
  if (colon === rest.length - 1) return { keys: [], error: `expecting data after last colon: ${quoted(rest)}` };
  let host = rest;
  let listen = transport === 'dns' ? port : DEFAULT_PORTS[transport];
  let late: string | undefined;
  const tail = rest.slice(colon + 1);
  // Digits beyond 64 bits are part of the name.
  if (colon !== -1 && integerProblem(tail) === undefined) {
    listen = Number(tail);
    host = rest.slice(0, colon);
  }
  // Found out after everything else is set up.
  if (Number.isNaN(listen)) late = 'unknown port';
  else if (listen < 0 || listen > 65535) late = `address ${listen}: invalid port`;
  const problem = endsOpen(host, version) ? undefined : (nameProblem(host) ?? nameProblem(withFinalDot(host)));
  if (problem !== undefined) return { keys: [], error: problem };
  const more = late === undefined ? {} : { late };
  if (transport === 'unix') return { keys: [{ zone: absolute(host), transport, port: 0, at }] };
  if (host.includes('/')) {
    const zones = reverseZones(host);
    if (zones === 'refused') return { keys: [], error: `invalid CIDR ${host}` };
    if (zones !== undefined) return { keys: zones.map((zone) => ({ zone, transport, port: listen, at })), ...more };
  }
  // Before, a key kept its capitals, so it takes no question (core/dnsserver/register.go InspectServerBlocks).
  const zone = withFinalDot(isAtLeast(version, KEYS_LOWERED) ? host.toLowerCase() : host);
  return { keys: [{ zone, transport, port: listen, at }], ...more };
}

const OPEN_ESCAPES_UNTIL = '1.12.0';

/** Before, a backslash at the end escaped the final dot that is added (miekg/dns IsDomainName). */
export function endsOpen(host: string, version: string): boolean {
  if (isAtLeast(version, OPEN_ESCAPES_UNTIL) || host.length > MAX_NAME) return false;
  let at = host.length;
  while (host[at - 1] === '\\') at -= 1;
  return (host.length - at) % 2 === 1 && isDomainName(host.replace(/[^.]*$/, 'x'));
}

const MAX_NAME = 255;
/** For one JavaScript character in UTF-8. */
const MAX_BYTES = 3;

/** plugin/normalize.go SplitHostPort's error for what is no name. */
function nameProblem(host: string): string | undefined {
  const bytes = host.length * MAX_BYTES <= MAX_NAME ? 0 : new TextEncoder().encode(host).length;
  if (bytes > MAX_NAME) return `specified zone is too long: ${bytes} > ${MAX_NAME}`;
  return isDomainName(host) ? undefined : `zone is not a valid domain name: ${host}`;
}

/** By octets for IPv4, nibbles for IPv6 (plugin/pkg/cidr/cidr.go). Undefined: a plain name. */
export function reverseZones(text: string): readonly DomainName[] | 'refused' | undefined {
  const match = /^([0-9a-fA-F.:]+)\/(\d{1,3})$/.exec(text);
  if (match === null) return undefined;
  const [, address = '', size = ''] = match;
  return /^[:0].*:/.test(address) ? 'refused' : reverseZonesOf(address, Number(size));
}

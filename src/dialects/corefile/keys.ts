/** Server-block keys: what they become (core/dnsserver/register.go InspectServerBlocks, plugin/normalize.go SplitHostPort). */
import type { Transport } from '../../dns/endpoint.ts';
import { nthAddress, parseAddress } from '../../dns/endpoint.ts';
import { absolute, type DomainName } from '../../dns/name.ts';
import type { ServerKey } from '../../fact.ts';
import type { Location } from '../../text/location.ts';
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

export function splitScheme(text: string): { transport: Transport; rest: string } {
  for (const scheme of SCHEMES)
    if (text.startsWith(`${scheme}://`)) return { transport: scheme, rest: text.slice(scheme.length + 3) };
  return { transport: 'dns', rest: text };
}

/** The first version whose keys lose their capitals. */
const KEYS_LOWERED = '1.14.7';

export function readKey(
  text: string,
  port: number,
  version: string,
  at: Location,
): { keys: ServerKey[]; error?: string } {
  const { transport, rest } = splitScheme(text);
  if (transport === 'unix') return { keys: [{ zone: absolute(rest), transport, port: 0, at }] };
  if (rest === '') return { keys: [], error: `expecting data after last colon: ${JSON.stringify(text)}` };
  let host = rest;
  let listen = transport === 'dns' ? port : DEFAULT_PORTS[transport];
  const colon = rest.lastIndexOf(':');
  if (colon !== -1) {
    const tail = rest.slice(colon + 1);
    if (tail === '') return { keys: [], error: `expecting data after last colon: ${JSON.stringify(rest)}` };
    if (/^[+-]?\d+$/.test(tail)) {
      listen = Number(tail);
      host = rest.slice(0, colon);
      if (listen < 0 || listen > 65535) return { keys: [], error: `listen tcp: address ${tail}: invalid port` };
    }
  }
  if (host.includes('/')) {
    const zones = reverseZones(host);
    if (zones === 'refused') return { keys: [], error: `invalid CIDR ${host}` };
    if (zones !== undefined) return { keys: zones.map((zone) => ({ zone, transport, port: listen, at })) };
  }
  if (absolute(host).length > 255)
    return { keys: [], error: `specified zone is too long: ${absolute(host).length} > 255` };
  if (!isDomainName(host)) return { keys: [], error: `zone is not a valid domain name: ${host}` };
  // Before, a key kept its capitals while questions lost theirs: it takes none (core/dnsserver/register.go InspectServerBlocks).
  const zone = isAtLeast(version, KEYS_LOWERED) ? absolute(host) : host.endsWith('.') ? host : `${host}.`;
  return { keys: [{ zone, transport, port: listen, at }] };
}

/** miekg/dns IsDomainName: lax; refuses the empty name, empty labels, long labels and names. */
export function isDomainName(text: string): boolean {
  if (text === '') return false;
  if (text === '.') return true;
  if (text.length > 254) return false;
  // An escape needs something behind it.
  if (/(?:^|[^\\])(?:\\\\)*\\$/.test(text)) return false;
  return text
    .replace(/\.$/, '')
    .split('.')
    .every((label) => label.length > 0 && label.length < 64);
}

/** The reverse zones of a CIDR: octets for IPv4, nibbles for IPv6 (plugin/pkg/cidr/cidr.go). Undefined: no CIDR, a plain name. */
export function reverseZones(text: string): DomainName[] | 'refused' | undefined {
  const match = /^([0-9a-fA-F.:]+)\/(\d{1,3})$/.exec(text);
  if (match === null) return undefined;
  const [, address = '', size = ''] = match;
  const bits = Number(size);
  const v6 = address.includes(':');
  if (v6 && (address.startsWith(':') || address.startsWith('0'))) return 'refused';
  if (
    parseAddress(address) === undefined ||
    bits > (v6 ? 128 : 32) ||
    nthAddress(`${address}/${bits}`, 0) === undefined
  )
    return undefined;
  const step = v6 ? 4 : 8;
  const whole = Math.ceil(bits / step) * step;
  const count = 2 ** (whole - bits);
  const base = expand(nthAddress(`${address}/${bits}`, 0) ?? '', v6);
  const digits = base.slice(0, whole / step);
  const zones: DomainName[] = [];
  for (let i = 0; i < count; i += 1) {
    const labels = digits
      .map((digit, index) => (index === digits.length - 1 ? digit + i : digit))
      .map((digit) => digit.toString(v6 ? 16 : 10));
    const suffix = v6 ? 'ip6.arpa.' : 'in-addr.arpa.';
    zones.push(labels.length === 0 ? suffix : `${labels.reverse().join('.')}.${suffix}`);
  }
  return zones;
}

function expand(address: string, v6: boolean): number[] {
  if (!v6) return address.split('.').map(Number);
  const [left = '', right] = address.split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const groups =
    right === undefined ? head : [...head, ...new Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return groups.flatMap((group) => [...group.padStart(4, '0')].map((digit) => Number.parseInt(digit, 16)));
}

import { isIPv6, nthAddress, parseAddress, reverseName } from './endpoint.ts';
import type { DomainName } from './name.ts';

/** Of an address or a prefix: `172.16.0.0/12` gives sixteen. */
export function reverseZones(range: string): readonly DomainName[] {
  const slash = range.indexOf('/');
  const first = slash === -1 ? parseAddress(range) : nthAddress(range, 0);
  if (first === undefined) return [];
  return reverseZonesOf(first, slash === -1 ? (isIPv6(first) ? 128 : 32) : Number(range.slice(slash + 1))) ?? [];
}

/** Cut at octets for IPv4 (RFC 1035, 3.5), nibbles for IPv6 (RFC 3596, 2.5). Undefined: no such prefix. */
export function reverseZonesOf(address: string, bits: number): readonly DomainName[] | undefined {
  const v6 = isIPv6(address);
  const size = v6 ? 128 : 32;
  if (!Number.isInteger(bits) || bits < 0 || bits > size) return undefined;
  const first = parseAddress(address) === undefined ? undefined : nthAddress(`${address}/${bits}`, 0);
  if (first === undefined) return undefined;
  const step = v6 ? 4 : 8;
  const whole = Math.ceil(bits / step) * step;
  const [lowest = '', ...above] = reverseName(first)
    .split('.')
    .slice((size - whole) / step);
  if (whole === 0) return [[lowest, ...above].join('.')];
  const digit = Number.parseInt(lowest, v6 ? 16 : 10);
  return Array.from({ length: 2 ** (whole - bits) }, (_, i) =>
    [(digit + i).toString(v6 ? 16 : 10), ...above].join('.'),
  );
}

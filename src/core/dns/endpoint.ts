import ipaddr from 'ipaddr.js';

/** By CoreDNS's URI scheme; `dns` is UDP and TCP. */
export type Transport = 'dns' | 'tls' | 'https' | 'https3' | 'quic' | 'grpc' | 'unix';

/** Canonical IP text (RFC 5952 for IPv6, no zone id). */
export interface Endpoint {
  readonly address: string;
  readonly port: number;
  readonly transport: Transport;
  /** Plain DNS over TCP alone. */
  readonly overTcp?: true;
}

/** Stands for the asking pod's own; 240.0.0.0/4 is reserved (RFC 1112), of which Services and networks have the first parts. */
export const POD_ADDRESS = '242.0.0.0';

/**
 * What a machine's or container's hosts file holds: `localhost`; and at no address that is known what some have
 * (moby daemon/libnetwork/etchosts; pkg/kubelet/kubelet_pods.go managedHostsFileContent), beside their own name.
 */
export const USUAL_HOSTS: readonly string[] = [
  '127.0.0.1 localhost',
  `${POD_ADDRESS} localhost ip6-localhost ip6-loopback ip6-localnet ip6-mcastprefix ip6-allnodes ip6-allrouters`,
];

/** As Go's `net.ParseIP`: undefined for short, octal and zoned forms. */
export function parseAddress(text: string): string | undefined {
  // Fast path: ipaddr asks four expressions.
  if (/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/.test(text)) return text;
  // ipaddr is slow on `ADDRESS:PORT`; IPv6 has two colons at least.
  if (text.indexOf(':') === text.lastIndexOf(':') || text.includes('%') || !ipaddr.IPv6.isValid(text)) return undefined;
  const address = ipaddr.IPv6.parse(text.replace(COMPATIBLE, inHex));
  return address.isIPv4MappedAddress() ? address.toIPv4Address().toString() : address.toRFC5952String();
}

/** RFC 4291 2.5.5.1: an address of IPv6, which ipaddr takes for a mapped one. */
const COMPATIBLE = /^::(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?=\/|$)/;

function inHex(_: string, ...parts: readonly string[]): string {
  const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
  return `::${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

/**
 * Sockets that are for IPv6 alone send nothing to an IPv4 address written as IPv6; no port stands for that (dnsmasq
 * src/network.c, unbound services/listen_dnsport.c, BIND lib/isc/netmgr; recorded: topology/mapped-addresses). Nor do
 * some to `nobody`, 0.0.0.0 (dnsmasq src/network.c check_servers; recorded: topology/daemon-listeners).
 */
export function portOfUpstream(written: string, port: number, nobody = ''): number {
  const isMapped = /^::ffff:/i.test(written) && parseAddress(written)?.includes('.') === true;
  return isMapped || written === nobody ? 0 : port;
}

export function isIPv6(address: string): boolean {
  return address.includes(':');
}

export function isLoopback(address: string): boolean {
  return address.startsWith('127.') || address === '::1';
}

/** 0.0.0.0 or `::`: dialled it is the local host (Linux), bound every address. */
export function isUnspecified(address: string): boolean {
  return address === '0.0.0.0' || address === '::';
}

/** RFC 1918. */
export function isPrivate(address: string): boolean {
  return /^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(address);
}

export function isManyHosts(address: string): boolean {
  return ['multicast', 'broadcast'].includes(ipaddr.parse(address).range());
}

/** ipaddr's own tries IPv6 first, throwing for each IPv4 range. */
function parseCidr(cidr: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  return cidr.includes(':') ? ipaddr.IPv6.parseCIDR(cidr.replace(COMPATIBLE, inHex)) : ipaddr.IPv4.parseCIDR(cidr);
}

export function inCidr(address: string, cidr: string): boolean {
  try {
    const [network, length] = parseCidr(cidr);
    const ip = ipaddr.parse(address);
    return ip.kind() === network.kind() && ip.match(network, length);
  } catch {
    return false;
  }
}

/** The networks of every address outside, of both kinds. */
export function networksOutside(cidr: string): readonly string[] {
  const [base, bits] = parseCidr(cidr);
  const networks = [isIPv6(cidr) ? '0.0.0.0/0' : '::/0'];
  for (let length = 1; length <= bits; length += 1) {
    const bytes = base.toByteArray();
    const byte = (length - 1) >> 3;
    bytes[byte] = (bytes[byte] ?? 0) ^ (0x80 >> ((length - 1) & 7));
    const first = nthAddress(`${ipaddr.fromByteArray(bytes).toString()}/${length}`, 0);
    if (first !== undefined) networks.push(`${first}/${length}`);
  }
  return networks;
}

/** Of a list in which the first that has an address decides; `any` has each. */
export interface ListedNetwork {
  readonly network: string;
  readonly isTaken: boolean;
}

export function isTakenBy(list: readonly ListedNetwork[], address: string): boolean {
  return list.find(({ network }) => isWithin(address, network))?.isTaken === true;
}

export function isWithin(address: string, network: string): boolean {
  return network === 'any' || inCidr(address, network);
}

/** Counted as in Kubernetes: 10 is the usual cluster DNS address. Undefined when malformed. */
export function nthAddress(cidr: string, n: number): string | undefined {
  try {
    const [base, bits] = parseCidr(cidr);
    const bytes = base.toByteArray();
    for (let i = 0; i < bytes.length; i += 1) {
      const kept = Math.min(8, Math.max(0, bits - i * 8));
      bytes[i] = (bytes[i] ?? 0) & (0xff << (8 - kept)) & 0xff;
    }
    let carry = n;
    for (let i = bytes.length - 1; i >= 0 && carry > 0; i -= 1) {
      const sum = (bytes[i] ?? 0) + carry;
      bytes[i] = sum & 0xff;
      carry = sum >> 8;
    }
    return parseAddress(ipaddr.fromByteArray(bytes).toString());
  } catch {
    return undefined;
  }
}

/** `10.0.0.1:53`, `[::1]:53`. */
export function hostPort(address: string, port: number): string {
  return isIPv6(address) ? `[${address}]:${port}` : `${address}:${port}`;
}

/** `ADDRESS`, `ADDRESS:PORT`, `[ADDRESS]:PORT`. */
export function splitPort(text: string): { readonly address: string; readonly port?: number } {
  const [, bracketed, bare, port] = /^(?:\[([^\]]*)\]|([^:]*))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const address = bracketed ?? bare ?? text;
  return port === undefined ? { address } : { address, port: Number(port) };
}

/** RFC 1035 section 3.5, RFC 3596 section 2.5. */
export function reverseName(address: string): string {
  const bytes = ipaddr.parse(address).toByteArray();
  if (bytes.length === 4) return `${bytes.reverse().join('.')}.in-addr.arpa.`;
  const nibbles = bytes.flatMap((byte) => [byte >> 4, byte & 15]).reverse();
  return `${nibbles.map((nibble) => nibble.toString(16)).join('.')}.ip6.arpa.`;
}

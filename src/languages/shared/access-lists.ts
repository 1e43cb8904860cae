import { inCidr, isIPv6, parseAddress } from '../../core/dns/endpoint.ts';
import type { AnswerRule, Step } from '../../core/facts/steps.ts';
import type { Location } from '../../core/text/location.ts';

export const LOOPBACK: readonly string[] = ['127.0.0.0/8', '::1/128'];

/** RFC 1918. */
const PRIVATE_NETWORKS: readonly string[] = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'];
const PRIVATE_IPV6: readonly string[] = ['::/0', 'fc00::/7', 'fd00::/8'];

/** Any private network as a whole: it holds a cluster, whatever its pods' addresses. */
export function servesPrivateNetworks(networks: readonly string[]): boolean {
  return networks.includes('0.0.0.0/0') || PRIVATE_NETWORKS.every((network) => networks.includes(network));
}

/** Such a list over IPv6, where an IPv4 network lets nobody in; everybody else is let in. */
export function overIPv6(
  rules: readonly AnswerRule[],
  otherwise: 'refuse' | 'drop',
  at: Location,
): readonly AnswerRule[] {
  const those = rules.filter(({ clients }) => clients?.some(isIPv6) !== false);
  const isOpen = those.some(({ clients }) => clients?.some((one) => PRIVATE_IPV6.includes(one)));
  if (isOpen && those.every(({ effect }) => effect === 'pass')) return [];
  const names = { kind: 'any' } as const;
  const refused = [...those, { names, effect: otherwise, at }].map((rule) => ({ ...rule, overIPv6: true as const }));
  return [...refused, { names, effect: 'pass', at }];
}

/** The first match decides, `pass` admits; `otherwise` is for everybody else. */
export function accessStep(
  plugin: string,
  rules: readonly AnswerRule[],
  otherwise: 'refuse' | 'drop',
  at: Location,
): readonly Step[] {
  return [{ kind: 'answer', plugin, rules: [...rules, { names: { kind: 'any' }, effect: otherwise, at }], at }];
}

/** `10.0.0.0/8`, or an address as its own network. Undefined for placeholders. */
export function networkAt(written: string, bits: string | undefined): { network: string; length: number } | undefined {
  const address = parseAddress(written);
  if (address === undefined || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return undefined;
  const length = Number(bits ?? (isIPv6(address) ? 128 : 32));
  return { network: `${address}/${length}`, length };
}

/** Wider than an address; asked one after the other. */
const MAX_WIDE = 50;

export function membersOf(networks: readonly string[]): (address: string) => boolean {
  const single = new Set(networks.filter((one) => /^[^:]+\/32$|\/128$/.test(one)));
  const wide = networks.filter((one) => !single.has(one)).slice(0, MAX_WIDE);
  return (address) =>
    single.has(`${address}/${isIPv6(address) ? 128 : 32}`) || wide.some((network) => inCidr(address, network));
}

export function possibleMember(list: string, effect: AnswerRule['effect'], at: Location): AnswerRule {
  const perhaps = { holds: `the asker is in \`${list}\``, fails: `the asker is not in \`${list}\`` };
  return { names: { kind: 'any' }, effect, perhaps, at };
}

/** Whom a resolver serves, by the asker's address. */

import type { AnswerRule, Step } from '../../core/facts/fact.ts';
import type { Location } from '../../core/text/location.ts';

export const LOOPBACK: readonly string[] = ['127.0.0.0/8', '::1/128'];

/** Networks of RFC 1918. */
const PRIVATE_NETWORKS: readonly string[] = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'];

/** Everybody, or the whole of every private network: a cluster is in it, whatever addresses its pods have. */
export function servesPrivateNetworks(networks: readonly string[]): boolean {
  return networks.includes('0.0.0.0/0') || PRIVATE_NETWORKS.every((network) => networks.includes(network));
}

/** The first rule that matches decides, `pass` letting the question in; what becomes of everybody else. */
export function accessStep(
  plugin: string,
  rules: readonly AnswerRule[],
  otherwise: 'refuse' | 'drop',
  at: Location,
): readonly Step[] {
  return [{ kind: 'answer', plugin, rules: [...rules, { names: { kind: 'any' }, effect: otherwise, at }], at }];
}

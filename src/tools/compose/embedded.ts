/** Docker's 127.0.0.11: the network's names, else the service's `dns` (moby libnetwork/resolver.go forwardExtDNS). */

import { parseAddress } from '../../core/dns/endpoint.ts';
import { absolute, ROOT } from '../../core/dns/name.ts';
import { plainBlock, plainForward } from '../../core/facts/plain-server.ts';
import type { ResolverFact } from '../../core/facts/resolver.ts';
import type { AnswerRule, Step, Upstream } from '../../core/facts/steps.ts';
import type { Located, Location } from '../../core/text/location.ts';

export const EMBEDDED_ADDRESS = '127.0.0.11';
/** moby daemon/libnetwork/resolver.go maxExtDNS. */
const MAX_SERVERS = 3;

export function embeddedResolver(container: {
  readonly network: string;
  readonly name: string;
  readonly dns: readonly Located<string>[];
  readonly names: readonly string[];
  /** On internal networks only it forwards nothing since CVE-2024-29018 (moby 23.0.11, 25.0.5, 26.0.0). */
  readonly internal: boolean;
  readonly at: Location;
}): ResolverFact | undefined {
  const to = container.dns.flatMap((server): Located<Upstream>[] => {
    const address = parseAddress(server.value);
    if (address === undefined) return [];
    return [{ value: { kind: 'endpoint', address, port: 53, transport: 'dns' }, at: server.at }];
  });
  const [first] = to;
  if (first === undefined) return undefined;
  const { at } = first;
  const answer: Step = {
    kind: 'answer',
    plugin: 'docker',
    rules: ownNames(container.names, container.internal, at),
    at,
  };
  const forward = plainForward({
    plugin: 'dns',
    from: ROOT,
    to: to.slice(0, MAX_SERVERS),
    policy: 'sequential',
    failover: ['SERVFAIL', 'REFUSED'],
    at,
  });
  const block = plainBlock(at, [answer, forward], [{ value: { kind: 'address', address: EMBEDDED_ADDRESS }, at }]);
  return {
    kind: 'resolver',
    name: `${container.name} (Docker’s resolver)`,
    software: 'docker',
    config: { blocks: [block], errors: [], at },
    network: { beside: container.network },
    addresses: [],
    at: container.at,
  };
}

function ownNames(names: readonly string[], internal: boolean, at: Location): readonly AnswerRule[] {
  const rules: AnswerRule[] = [
    {
      names: { kind: 'exactly', names: names.map((name) => absolute(name)) },
      types: ['A', 'AAAA', 'MX'],
      effect: 'answer',
      at,
    },
  ];
  if (internal)
    rules.push({
      names: { kind: 'any' },
      effect: 'maybe',
      because: 'all networks of the container are internal: newer Docker does not forward there',
      at,
    });
  return rules;
}

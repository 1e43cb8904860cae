/** Resolvers other than CoreDNS: on the nodes, declared, known by behaviour. */

import { parseAddress } from '../dns/endpoint.ts';
import { absolute, ROOT } from '../dns/name.ts';
import type { ConfigReaders, ForwardStep, ResolverFact, ServerBlock, ServerConfig } from '../fact.ts';
import type { Located, Location } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';
import type { ClusterInput } from './assemble.ts';
import type { DnsServer, ResolvedUpstream, ResolverView } from './cluster.ts';
import type { Pool } from './resolver-files.ts';
import { resolveUpstreams } from './upstreams.ts';

/** Resolvers that run on the nodes themselves. */
export function nodeServers(
  pool: Pool,
  inherited: ResolverView,
  readers: ConfigReaders,
  notices: Notice[],
  anchor: Location,
): DnsServer[] {
  const out: DnsServer[] = [];
  const at = pool.osAt ?? pool.provisionerAt ?? anchor;
  const stub = pool.resolved?.stubListener;
  const runs =
    (pool.os?.resolved === 'active' && pool.os.stubListener) ||
    (pool.resolved !== undefined && pool.os?.resolved !== 'absent');
  if (runs && !(stub !== undefined && /^(no|false|off|0)$/i.test(stub.value))) {
    const where = pool.resolved?.at ?? at;
    const listed = [...(pool.resolved?.dns ?? [])];
    // A plain /etc/resolv.conf is one of resolved's own sources (systemd-resolved.service(8)).
    const plain = pool.files.get('/etc/resolv.conf');
    if (plain !== undefined)
      for (const one of readers.resolverFile(plain.text).value.nameservers)
        if (!one.value.startsWith('127.0.0.5')) listed.push(one);
    const extra = (pool.resolved?.stubListenerExtra ?? []).flatMap(
      (one) => parseAddress(one.value.replace(/^(udp|tcp):/, '').replace(/:\d+$/, '')) ?? [],
    );
    const to = listed.map((one) => endpointOf(one));
    const block = simpleBlock(
      ['127.0.0.53', '127.0.0.54', ...extra],
      [{ zone: ROOT, to, policy: 'sequential', at: where }],
      where,
      true,
    );
    const config: ServerConfig = { blocks: [block], errors: [], at: where };
    const upstreams = new Map<ForwardStep, readonly ResolvedUpstream[]>();
    for (const step of block.steps) {
      if (step.kind !== 'forward') continue;
      const known = step.to.flatMap((one): ResolvedUpstream[] =>
        one.value.kind === 'endpoint'
          ? [
              {
                kind: 'known',
                address: one.value.address,
                port: one.value.port,
                transport: 'dns',
                at: one.at,
                via: [],
                assumptions: [],
              },
            ]
          : [],
      );
      upstreams.set(
        step,
        known.length > 0
          ? known
          : [
              {
                kind: 'unknown',
                because: 'the resolvers that the nodes get from their network',
                outside: true,
                at: where,
                via: [],
              },
            ],
      );
    }
    out.push({
      id: `systemd-resolved on ${pool.name}`,
      name: `node/${pool.name}/systemd-resolved`,
      software: 'systemd-resolved',
      network: `node:${pool.name}`,
      pool: pool.name,
      version: '',
      config,
      upstreams,
      claims: extra,
      at: where,
    });
  }
  for (const [software, pattern, read] of [
    ['dnsmasq', /^\/etc\/(dnsmasq\.conf|dnsmasq\.d\/[^/]+|NetworkManager\/dnsmasq\.d\/[^/]+)$/, readers.dnsmasq],
    ['unbound', /^\/etc\/unbound\/(unbound\.conf|unbound\.conf\.d\/[^/]+\.conf)$/, readers.unbound],
  ] as const) {
    const files = [...pool.files.entries()].filter(([path]) => pattern.test(path)).sort(([a], [b]) => (a < b ? -1 : 1));
    const first = files[0];
    if (first === undefined) continue;
    const reading = read(files.map(([, file]) => file.text));
    notices.push(...reading.notices);
    out.push({
      id: `${software} on ${pool.name}`,
      name: `node/${pool.name}/${software}`,
      software,
      network: `node:${pool.name}`,
      pool: pool.name,
      version: '',
      config: reading.value,
      upstreams: resolveUpstreams(
        reading.value,
        {
          nameservers: [],
          unknown: { because: 'what /etc/resolv.conf holds on the nodes is not stated', via: [] },
          outside: inherited.outside,
        },
        '',
        [],
        new Map(),
        new Map(),
        undefined,
      ),
      claims: [],
      at: first[1].at,
    });
  }
  return out;
}

function endpointOf(one: Located<string>): { address: string; port: number; at: Location } {
  const match =
    /^(\d+\.\d+\.\d+\.\d+)(?::(\d+))?$/.exec(one.value) ?? /^\[([0-9a-fA-F:]+)\](?::(\d+))?$/.exec(one.value);
  const address = parseAddress(match?.[1] ?? one.value) ?? one.value;
  return { address, port: match?.[2] === undefined ? 53 : Number(match[2]), at: one.at };
}

export function simpleBlock(
  addresses: readonly string[],
  forwards: readonly {
    zone: string;
    to: readonly { address: string; port: number; at: Location }[];
    policy: ForwardStep['policy'];
    at: Location;
  }[],
  at: Location,
  merges: boolean,
): ServerBlock {
  return {
    keys: [{ zone: ROOT, transport: 'dns', port: 53, at }],
    bind: addresses.map((address) => ({ value: { kind: 'address', address }, at })),
    views: [],
    at,
    extent: at,
    steps: [
      ...forwards.map(
        (one): ForwardStep => ({
          kind: 'forward',
          plugin: 'forward',
          from: one.zone,
          except: [],
          to: one.to.map((to) => ({
            value: { kind: 'endpoint', address: to.address, port: to.port, transport: 'dns' },
            at: to.at,
          })),
          policy: one.policy,
          maxConcurrent: 0,
          failover: [],
          next: [],
          protocol: 'client',
          merges,
          longestFromWins: true,
          at: one.at,
        }),
      ),
      { kind: 'answer', plugin: 'resolver', at, rules: [{ names: { kind: 'any' }, effect: 'answer', at }] },
    ],
  };
}

/** A resolver of the configuration: what it forwards it forwards, the rest it answers. */
export function declaredServer(
  resolver: NonNullable<ClusterInput['settings']>['resolvers'][number],
  anchor: Location,
): DnsServer {
  const at = resolver.at ?? anchor;
  const addresses = resolver.addresses.flatMap((one) => parseAddress(one.value) ?? []);
  const block = simpleBlock(
    addresses,
    resolver.forwards.map((one) => ({
      zone: absolute(one.zone),
      to: one.to.map(endpointOf),
      policy: 'random' as const,
      at: one.at,
    })),
    at,
    false,
  );
  const config: ServerConfig = { blocks: [block], errors: [], at };
  return {
    id: `resolver ${resolver.name}`,
    name: resolver.name,
    software: 'declared',
    network: `external:${resolver.name}`,
    version: '',
    config,
    upstreams: resolveUpstreams(config, { nameservers: [], outside: false }, '', [], new Map(), new Map(), undefined),
    claims: [],
    at,
  };
}

export function behaviourServer(fact: ResolverFact, pools: readonly Pool[]): DnsServer {
  const network =
    fact.network === 'node' ? `node:${fact.pool ?? pools[0]?.name ?? 'default'}` : `external:${fact.name}`;
  return {
    id: `resolver ${fact.name}`,
    name: fact.name,
    software: fact.software,
    network,
    version: '',
    config: fact.config,
    upstreams: resolveUpstreams(
      fact.config,
      { nameservers: [], outside: false },
      '',
      [],
      new Map(),
      new Map(),
      undefined,
    ),
    claims: fact.network === 'node' ? fact.addresses.map((one) => one.value) : [],
    at: fact.at,
  };
}

/** Resolvers beside the cluster's pods: on nodes, on machines of their own, declared, and in other clusters. */
import { describe, expect, test } from '@jest/globals';
import type { Cluster } from '../../../src/core/cluster/cluster.ts';
import { isNeighbour, withNeighbours } from '../../../src/core/cluster/neighbours.ts';
import type { Fact } from '../../../src/core/facts/fact.ts';
import type { ResolverFact } from '../../../src/core/facts/resolver.ts';
import type { ServerConfig } from '../../../src/core/facts/server-config.ts';
import { addressLines, noticeLines, serverLines } from './described.ts';
import {
  at,
  clusterOfFacts,
  configText,
  coreDns,
  kubelet,
  located,
  nodeFile,
  nodeLink,
  nodeNetwork,
  nodeServer,
  nodeService,
  profile,
  service,
} from './facts.ts';

const servers = (...facts: readonly Fact[]): readonly string[] => serverLines(clusterOfFacts([kubelet({}), ...facts]));
const conf = (path: string, ...lines: readonly string[]): Fact => nodeFile(path, `${lines.join('\n')}\n`);

describe('a daemon whose files lie on nodes', () => {
  const nm = (nameservers: string, more = {}): Fact =>
    nodeNetwork('NetworkManager', nameservers, { plugin: located('dnsmasq'), ...more });
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'is dnsmasq',
      [conf('/etc/dnsmasq.conf', 'no-resolv', 'server=10.0.0.1', 'listen-address=192.0.2.1')],
      ['dnsmasq on default (node/default/dnsmasq); node:default; dnsmasq; claims 192.0.2.1', '  . 10.0.0.1:53'],
    ],
    [
      'is dnsmasq with its folder, in order',
      [
        conf('/etc/dnsmasq.d/b', 'server=10.0.0.3'),
        conf('/etc/dnsmasq.d/a', 'server=10.0.0.2'),
        conf('/etc/dnsmasq.conf', 'no-resolv'),
      ],
      ['dnsmasq on default (node/default/dnsmasq); node:default; dnsmasq', '  . 10.0.0.2:53', '  . 10.0.0.3:53'],
    ],
    [
      'is dnsmasq, which asks the node’s servers',
      [conf('/etc/dnsmasq.conf', 'bogus-priv'), conf('/etc/resolv.conf', 'nameserver 10.0.0.9')],
      [
        'dnsmasq on default (node/default/dnsmasq); node:default; dnsmasq',
        '  . 10.0.0.9:53; resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.9',
      ],
    ],
    [
      'is unbound',
      [
        conf(
          '/etc/unbound/unbound.conf',
          'server:',
          '  interface: 192.0.2.1',
          'forward-zone:',
          '  name: "."',
          '  forward-addr: 10.0.0.1',
        ),
      ],
      ['unbound on default (node/default/unbound); node:default; unbound; claims 192.0.2.1', '  . 10.0.0.1:53'],
    ],
    [
      'is unbound with what it includes',
      [
        conf('/etc/unbound/unbound.conf', 'include: "/etc/unbound/more.conf"'),
        conf('/etc/unbound/more.conf', 'include: "/etc/unbound/deep.conf"'),
        conf('/etc/unbound/deep.conf', 'forward-zone:', '  name: "."', '  forward-addr: 10.0.0.1'),
        conf('/etc/unbound/other.conf', 'forward-zone:', '  name: "x."', '  forward-addr: 10.0.0.2'),
      ],
      ['unbound on default (node/default/unbound); node:default; unbound', '  . 10.0.0.1:53'],
    ],
    [
      'is named',
      [
        conf(
          '/etc/bind/named.conf',
          'options { forwarders { 10.0.0.1; }; forward only; listen-on { 192.0.2.1; 127.0.0.1; any; }; };',
        ),
      ],
      ['named on default (node/default/named); node:default; named', '  . 10.0.0.1:53'],
    ],
    [
      'is none that is switched off',
      [conf('/etc/dnsmasq.conf', 'no-resolv', 'server=10.0.0.1'), nodeService('dnsmasq', false)],
      [],
    ],
    ['is none by another file', [conf('/etc/dnsmasq.other', 'server=10.0.0.1')], []],
    [
      'is the dnsmasq of NetworkManager',
      [nm('10.0.0.1 10.0.0.2')],
      ['dnsmasq on default (node/default/dnsmasq); node:default; dnsmasq', '  . 10.0.0.1:53', '  . 10.0.0.2:53'],
    ],
    [
      'is the dnsmasq of NetworkManager, with what DHCP gives',
      [nm('10.0.0.1', { dhcp: 'after' })],
      [
        'dnsmasq on default (node/default/dnsmasq); node:default; dnsmasq',
        '  . 10.0.0.1:53',
        '  . 10.0.0.1:53; node-network: NetworkManager writes nameserver 10.0.0.1 into /run/NetworkManager/no-stub-resolv.conf',
        '  . ? the resolvers that the nodes get from their network; outside',
      ],
    ],
    [
      'is the dnsmasq of NetworkManager, of several links',
      [nm('10.0.0.1'), nm('')],
      ['dnsmasq on default (node/default/dnsmasq); node:default; dnsmasq', '  . 10.0.0.1:53'],
    ],
    [
      'is the dnsmasq of NetworkManager, with files of its own',
      [
        nm('10.0.0.1'),
        conf('/etc/NetworkManager/dnsmasq.d/b', 'server=/b.org/10.0.0.3'),
        conf('/etc/NetworkManager/dnsmasq.d/a', 'server=/a.org/10.0.0.2'),
      ],
      [
        'dnsmasq on default (node/default/dnsmasq); node:default; dnsmasq',
        '  . 10.0.0.1:53',
        '  a.org. 10.0.0.2:53',
        '  b.org. 10.0.0.3:53',
      ],
    ],
    [
      'is none of NetworkManager with another plugin',
      [nodeNetwork('NetworkManager', '10.0.0.1', { plugin: located('default') })],
      [],
    ],
  ])('%s', (_, facts, expected) => {
    expect(servers(...facts)).toEqual(expected);
  });
  test('includes what it names of all that lies beside it', () => {
    const others = Array.from({ length: 30 }, (_, n) =>
      conf(`/etc/unbound/x${n}.conf`, 'forward-zone:', `  name: "z${n}."`, '  forward-addr: 10.0.0.1'),
    );
    const main = conf('/etc/unbound/unbound.conf', 'include: "/etc/unbound/x7.conf"');
    expect(servers(main, ...others)).toEqual([
      'unbound on default (node/default/unbound); node:default; unbound',
      '  z7. 10.0.0.1:53',
    ]);
  });
  test('reads another file of a unit with what that includes', () => {
    const facts = [
      nodeServer('dnsmasq', 'dnsmasq -k -C /etc/edge.conf'),
      conf('/etc/edge.conf', 'no-resolv', 'conf-dir=/etc/edge.d'),
      conf('/etc/edge.d/a', 'server=10.0.0.2'),
    ];
    expect(servers(...facts)).toEqual([
      'dnsmasq on default (node/default/dnsmasq); node:default; dnsmasq',
      '  . 10.0.0.2:53',
    ]);
  });
});

describe('a unit of a machine starts', () => {
  const FORWARD = '. {\n forward . 10.0.0.1 /etc/resolv.conf\n}\n';
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'CoreDNS',
      [
        nodeServer('coredns', 'coredns -conf /etc/c/Corefile'),
        conf('/etc/c/Corefile', FORWARD),
        conf('/etc/resolv.conf', 'nameserver 10.0.0.9'),
      ],
      [
        'coredns on default (node/default/coredns); node:default; 1.15.0',
        '  . 10.0.0.1:53',
        '  . 10.0.0.9:53; resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.9',
      ],
    ],
    ['no CoreDNS without its file', [nodeServer('coredns', 'coredns -conf /etc/none')], []],
    [
      'nothing that is switched off',
      [
        nodeServer('coredns', 'coredns -conf /etc/c/Corefile'),
        conf('/etc/c/Corefile', FORWARD),
        nodeService('coredns', false),
      ],
      [],
    ],
    [
      'two of one name, by their files',
      [
        nodeServer('coredns', 'coredns -conf /etc/c/Corefile'),
        nodeServer('coredns', 'coredns -conf /etc/d/Corefile', { at: at('d.service') }),
        conf('/etc/c/Corefile', FORWARD),
        conf('/etc/d/Corefile', FORWARD),
      ],
      [
        'coredns on default (node/default/coredns); node:default; 1.15.0',
        '  . 10.0.0.1:53',
        '  . ? what /etc/resolv.conf holds on the nodes is not stated; missing node-file /etc/resolv.conf default',
        'coredns (d.service) on default (node/default/coredns (d.service)); node:default; 1.15.0',
        '  . 10.0.0.1:53',
        '  . ? what /etc/resolv.conf holds on the nodes is not stated; missing node-file /etc/resolv.conf default',
      ],
    ],
    [
      'what it is shown at another path',
      [
        nodeServer('coredns', 'coredns -conf /etc/c/Corefile', {
          binds: [{ path: '/etc/resolv.conf', source: '/run/x.conf', at: at('d.service') }],
        }),
        conf('/etc/c/Corefile', FORWARD),
        conf('/run/x.conf', 'nameserver 10.0.0.8'),
      ],
      [
        'coredns on default (node/default/coredns); node:default; 1.15.0',
        '  . 10.0.0.1:53',
        '  . 10.0.0.8:53; link: the unit shows /run/x.conf at /etc/resolv.conf > resolver-file: /run/x.conf on the node lists nameserver 10.0.0.8',
      ],
    ],
    [
      'dnsmasq with the usual file',
      [
        nodeServer('dnsmasq', 'dnsmasq -k'),
        conf('/etc/dnsmasq.conf', 'no-resolv', 'server=10.0.0.1'),
        conf('/etc/other.conf', 'server=10.0.0.2'),
      ],
      ['dnsmasq on default (node/default/dnsmasq); node:default; dnsmasq', '  . 10.0.0.1:53'],
    ],
    [
      'dnsmasq with another file',
      [
        nodeServer('dnsmasq', 'dnsmasq --conf-file=/etc/other.conf'),
        conf('/etc/dnsmasq.conf', 'server=10.0.0.1'),
        conf('/etc/other.conf', 'no-resolv', 'server=10.0.0.2'),
      ],
      ['dnsmasq on default (node/default/dnsmasq); node:default; dnsmasq', '  . 10.0.0.2:53'],
    ],
    [
      'dnsmasq with another file, in short',
      [
        nodeServer('dnsmasq', 'dnsmasq -C /etc/other.conf --server=10.0.0.3'),
        conf('/etc/other.conf', 'no-resolv', 'server=10.0.0.2'),
      ],
      ['dnsmasq on default (node/default/dnsmasq); node:default; dnsmasq', '  . 10.0.0.2:53', '  . 10.0.0.3:53'],
    ],
    [
      'dnsmasq with another file, in one word',
      [nodeServer('dnsmasq', 'dnsmasq -C/etc/other.conf'), conf('/etc/other.conf', 'no-resolv', 'server=10.0.0.2')],
      ['dnsmasq on default (node/default/dnsmasq); node:default; dnsmasq', '  . 10.0.0.2:53'],
    ],
    [
      'dnsmasq with a file that is not there',
      [nodeServer('dnsmasq', 'dnsmasq -C /etc/none'), conf('/etc/dnsmasq.conf', 'no-resolv', 'server=10.0.0.1')],
      ['dnsmasq on default (node/default/dnsmasq); node:default; dnsmasq', '  . 10.0.0.1:53'],
    ],
    [
      'dnsmasq with files and words',
      [
        nodeServer('dnsmasq', 'dnsmasq -k --server=10.0.0.3'),
        conf('/etc/dnsmasq.conf', 'no-resolv', 'server=10.0.0.1', 'listen-address=192.0.2.1'),
      ],
      [
        'dnsmasq on default (node/default/dnsmasq); node:default; dnsmasq; claims 192.0.2.1',
        '  . 10.0.0.1:53',
        '  . 10.0.0.3:53',
      ],
    ],
    [
      'named with the usual file and what it includes',
      [
        nodeServer('named', 'named -f'),
        conf('/etc/bind/named.conf', 'include "/etc/bind/more.conf";'),
        conf('/etc/bind/more.conf', 'options { forwarders { 10.0.0.1; }; forward only; };'),
      ],
      ['named on default (node/default/named); node:default; named', '  . 10.0.0.1:53'],
    ],
    [
      'unbound',
      [
        nodeServer('unbound', 'unbound -d -c /etc/u.conf'),
        conf('/etc/u.conf', 'forward-zone:', '  name: "."', '  forward-addr: 10.0.0.1'),
      ],
      ['unbound on default (node/default/unbound); node:default; unbound', '  . 10.0.0.1:53'],
    ],
    [
      'named',
      [
        nodeServer('named', 'named -c /etc/n.conf'),
        conf('/etc/n.conf', 'options { forwarders { 10.0.0.1; }; forward only; };'),
      ],
      ['named on default (node/default/named); node:default; named', '  . 10.0.0.1:53'],
    ],
    [
      'pdns-recursor',
      [
        nodeServer('pdns-recursor', 'pdns_recursor'),
        conf('/etc/powerdns/recursor.conf', 'forward-zones-recurse=.=10.0.0.1'),
      ],
      ['pdns-recursor on default (node/default/pdns-recursor); node:default; pdns-recursor', '  . 10.0.0.1:53'],
    ],
    [
      'one on a machine of its own',
      [
        nodeServer('coredns', 'coredns -conf /etc/c/Corefile', { standalone: 'edge' }),
        nodeFile('/etc/c/Corefile', FORWARD, { standalone: 'edge' }),
        nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.7', { standalone: 'edge' }),
        conf('/etc/resolv.conf', 'nameserver 10.0.0.9'),
      ],
      [
        'coredns on edge (node.yaml); host:edge; 1.15.0',
        '  . 10.0.0.1:53',
        '  . 10.0.0.7:53; resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.7',
      ],
    ],
    [
      'one on a machine of another tree',
      [
        nodeServer('coredns', 'coredns -conf /etc/c/Corefile', { overlay: 'edge', at: at('edge/x.service') }),
        nodeFile('/etc/c/Corefile', FORWARD, { overlay: 'edge', at: at('edge/c') }),
        nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.9', { overlay: 'other', at: at('other/r') }),
      ],
      [
        'coredns on edge (node.yaml); host:edge; 1.15.0',
        '  . 10.0.0.1:53',
        '  . ? what /etc/resolv.conf holds on the nodes is not stated; missing node-file /etc/resolv.conf edge',
      ],
    ],
    [
      'one on a machine of the root’s tree',
      [
        nodeServer('coredns', 'coredns -conf /etc/c/Corefile', { overlay: '', at: at('x.service') }),
        nodeFile('/etc/c/Corefile', FORWARD, { overlay: '', at: at('c') }),
      ],
      [
        'coredns on / (node.yaml); host:/; 1.15.0',
        '  . 10.0.0.1:53',
        '  . ? what /etc/resolv.conf holds on the nodes is not stated; missing node-file /etc/resolv.conf /',
      ],
    ],
    [
      'a node cache on nodes, wherever its unit lies',
      [
        nodeServer('node-cache', 'node-cache -conf /etc/c/Corefile -localip 169.254.20.10', {
          overlay: 'edge',
          at: at('edge/x.service'),
        }),
        nodeFile('/etc/c/Corefile', FORWARD, { overlay: 'edge', at: at('edge/c') }),
      ],
      [
        'node-cache on default (node/default/node-cache); node:default; node-cache; claims 169.254.20.10',
        '  . 10.0.0.1:53',
        '  . ? what /etc/resolv.conf holds on the nodes is not stated; missing node-file /etc/resolv.conf default',
      ],
    ],
    [
      'one on the machines of a playbook’s hosts',
      [
        nodeServer('coredns', 'coredns -conf /etc/c/Corefile', { standalone: 'x', by: { hosts: 'edge' } }),
        nodeFile('/etc/c/Corefile', FORWARD, { by: { hosts: 'edge' } }),
        nodeLink('/etc/resolv.conf', '/r', { by: { hosts: 'edge' } }),
      ],
      [],
    ],
  ])('%s', (_, facts, expected) => {
    expect(servers(...facts)).toEqual(expected);
  });
});

describe('a resolver that is declared', () => {
  const declared = (addresses: string, forwards: readonly (readonly [string, string])[]): readonly string[] => {
    const resolver = {
      name: 'office',
      addresses: addresses === '' ? [] : addresses.split(' ').map((one) => located(one)),
      forwards: forwards.map(([zone, to]) => ({ zone, to: to.split(' ').map((one) => located(one)), at: at() })),
      at: at(),
    };
    const { servers: made } = clusterOfFacts([kubelet({})], { resolvers: [resolver] });
    const blocks = made.flatMap(({ config }) =>
      config.blocks.map(
        ({ keys, bind }) =>
          `${keys.map(({ port }) => port).join()}: ${bind.map(({ value }) => (value.kind === 'address' ? value.address : '')).join(' ')}`,
      ),
    );
    return [...blocks, ...serverLines({ servers: made } as unknown as Cluster)];
  };
  test.each<[string, readonly (readonly [string, string])[], readonly string[]]>([
    [
      '10.0.0.2 10.0.0.3:5353 [fd00::2] [fd00::3]:5353 name',
      [['.', '10.96.0.10']],
      [
        '53: 10.0.0.2 fd00::2',
        '5353: 10.0.0.3 fd00::3',
        'resolver office (office); external:office; declared',
        '  . 10.96.0.10:53',
        '  . 10.96.0.10:53',
      ],
    ],
    [
      '10.0.0.2',
      [
        ['Corp.test', '10.96.0.10:54 [fd00::1]:55 [fd00::2] name'],
        ['a.org', '10.0.0.1'],
      ],
      [
        '53: 10.0.0.2',
        'resolver office (office); external:office; declared',
        '  corp.test. 10.96.0.10:54',
        '  corp.test. fd00::1:55',
        '  corp.test. fd00::2:53',
        '  corp.test. name:53',
        '  a.org. 10.0.0.1:53',
      ],
    ],
    ['', [['.', '10.96.0.10']], ['53: ', 'resolver office (office); external:office; declared', '  . 10.96.0.10:53']],
    ['10.0.0.2', [], ['53: 10.0.0.2', 'resolver office (office); external:office; declared']],
  ])('at %j with %j', (addresses, forwards, expected) => {
    expect(declared(addresses, forwards)).toEqual(expected);
  });
});

describe('a resolver that is known by what it does', () => {
  const config = (name: 'cluster-dns' | 'local-dns'): ServerConfig => ({
    blocks: [
      {
        keys: [{ zone: '.', transport: 'dns', port: 53, at: at() }],
        bind: [],
        views: [],
        at: at(),
        extent: at(),
        steps: [
          {
            kind: 'forward',
            plugin: 'forward',
            from: '.',
            except: [],
            to: [
              { value: { kind: 'placeholder', name }, at: at() },
              { value: { kind: 'endpoint', address: '10.0.0.1', port: 53, transport: 'dns' }, at: at() },
            ],
            policy: 'random',
            maxConcurrent: 0,
            failover: [],
            next: [],
            protocol: 'client',
            merges: false,
            at: at(),
          },
        ],
      },
    ],
    errors: [],
    at: at(),
  });
  const resolver = (network: ResolverFact['network'], more: Partial<ResolverFact> = {}): Fact => ({
    kind: 'resolver',
    name: 'host',
    software: 'hostdns',
    config: config('cluster-dns'),
    network,
    addresses: [located('169.254.116.108')],
    at: at(),
    ...more,
  });
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'on the nodes',
      [resolver('node'), kubelet({ pool: 'a' })],
      [
        'resolver host (host); node:a; hostdns; claims 169.254.116.108',
        '  . ? cluster-dns is filled in on the node; missing cluster-dns',
        '  . 10.0.0.1:53',
      ],
    ],
    [
      'on the nodes of a pool',
      [resolver('node', { pool: 'b' }), kubelet({ pool: 'a' }), kubelet({ pool: 'b' })],
      [
        'resolver host (host); node:b; hostdns; claims 169.254.116.108',
        '  . ? cluster-dns is filled in on the node; missing cluster-dns',
        '  . 10.0.0.1:53',
      ],
    ],
    [
      'outside',
      [resolver('external')],
      [
        'resolver host (host); external:host; hostdns',
        '  . ? cluster-dns is filled in on the node; missing cluster-dns',
        '  . 10.0.0.1:53',
      ],
    ],
    [
      'beside a workload',
      [resolver({ beside: 'pod:x' })],
      [
        'resolver host (host); pod:x; hostdns',
        '  . ? cluster-dns is filled in on the node; missing cluster-dns',
        '  . 10.0.0.1:53',
      ],
    ],
    [
      'in front of the cluster DNS',
      [resolver('external'), service('kube-dns', '10.96.0.10 fd00::10')],
      ['resolver host (host); external:host; hostdns', '  . 10.96.0.10:53', '  . fd00::10:53', '  . 10.0.0.1:53'],
    ],
    [
      'in front of something else',
      [resolver('external', { config: config('local-dns') }), service('kube-dns', '10.96.0.10')],
      [
        'resolver host (host); external:host; hostdns',
        '  . ? local-dns is filled in on the node; missing value',
        '  . 10.0.0.1:53',
      ],
    ],
  ])('%s', (_, facts, expected) => {
    expect(serverLines(clusterOfFacts(facts))).toEqual(expected);
  });
});

describe('a configuration that nobody is seen to run', () => {
  const ASKS = coreDns('dns', '. {\n forward . 10.0.0.5\n}\n');
  const unbound = (path: string, own: string, to: string, zone = '.'): Fact =>
    configText(
      'unbound',
      path,
      `server:\n  interface: ${own}\nforward-zone:\n  name: "${zone}"\n  forward-addr: ${to}\n`,
    );
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'is that of an address that is asked',
      [...ASKS, unbound('u.conf', '10.0.0.5', '10.9.9.9')],
      [
        'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
        '  . 10.0.0.5:53',
        'u.conf; external:u.conf; unbound; assuming u.conf is what the server at 10.0.0.5 runs with',
        '  . 10.9.9.9:53',
      ],
    ],
    [
      'is none of an address that nobody asks',
      [...ASKS, unbound('u.conf', '10.0.0.6', '10.9.9.9')],
      ['kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed', '  . 10.0.0.5:53'],
    ],
    [
      'is that of addresses that ask each other',
      [...ASKS, unbound('u.conf', '10.0.0.6', '10.0.0.7'), unbound('v.conf', '10.0.0.7', '10.0.0.6')],
      [
        'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
        '  . 10.0.0.5:53',
        'u.conf; external:u.conf; unbound; assuming u.conf is what the server at 10.0.0.6 runs with',
        '  . 10.0.0.7:53',
        'v.conf; external:v.conf; unbound; assuming v.conf is what the server at 10.0.0.7 runs with',
        '  . 10.0.0.6:53',
      ],
    ],
    [
      'is none of addresses that ask one way',
      [...ASKS, unbound('u.conf', '10.0.0.6', '10.0.0.7'), unbound('v.conf', '10.0.0.7', '10.0.0.8')],
      ['kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed', '  . 10.0.0.5:53'],
    ],
    [
      'is named’s',
      [
        ...ASKS,
        configText('named', 'n.conf', 'options { forwarders { 10.9.9.9; }; forward only; listen-on { 10.0.0.5; }; };'),
      ],
      [
        'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
        '  . 10.0.0.5:53',
        'n.conf; external:n.conf; named; assuming n.conf is what the server at 10.0.0.5 runs with',
        '  . 10.9.9.9:53',
      ],
    ],
    [
      'is dnsmasq’s, with what completes it',
      [
        ...ASKS,
        configText('dnsmasq', 'd.conf', 'no-resolv\nlisten-address=10.0.0.5\n'),
        configText('dnsmasq', 'e.conf', 'server=10.9.9.9\n', { completes: 'd.conf' }),
      ],
      [
        'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
        '  . 10.0.0.5:53',
        'd.conf; external:d.conf; dnsmasq; assuming d.conf is what the server at 10.0.0.5 runs with',
        '  . 10.9.9.9:53',
      ],
    ],
    [
      'is none of another language',
      [...ASKS, configText('resolv-conf', 'r.conf', 'nameserver 10.0.0.5\n')],
      ['kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed', '  . 10.0.0.5:53'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(serverLines(clusterOfFacts(facts))).toEqual(expected);
  });
  const SERVICE = service('kube-dns', '10.96.0.10', '53', { externalIPs: [located('10.5.5.5')] });
  const rule = (zone: string, to: string): Fact =>
    configText('dnsmasq', 'd.conf', `no-resolv\nserver=/${zone}/${to}\n`);
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'where it sends names to the cluster DNS',
      [SERVICE, rule('corp.test', '10.96.0.10')],
      [
        'not-modelled d.conf:1 forwarding rules lead to a DNS server of the cluster, but no file states the address of their resolver: declare it under `resolvers:`',
        '  - { name: default, resolvers: [{ name: dnsmasq, addresses: [192.0.2.53], forwards: [{ zone: "corp.test", to: [10.96.0.10] }] }] }',
      ],
    ],
    [
      'where it sends names to a balancer’s address, and the cluster asks a private one',
      [...ASKS, SERVICE, rule('corp.test', '10.5.5.5')],
      [
        'not-modelled d.conf:1 forwarding rules lead to a DNS server of the cluster, but no file states the address of their resolver: declare it under `resolvers:`',
        '  - { name: default, resolvers: [{ name: dnsmasq, addresses: [192.0.2.53], forwards: [{ zone: "corp.test", to: [10.5.5.5] }] }] }',
      ],
    ],
    [
      'not where the cluster asks none',
      [...coreDns('dns', '. {\n forward . 9.9.9.9\n}\n'), SERVICE, rule('corp.test', '10.5.5.5')],
      [],
    ],
    ['not for the cluster’s own names', [SERVICE, rule('cluster.local', '10.96.0.10')], []],
    ['not for pointers', [SERVICE, rule('10.in-addr.arpa', '10.96.0.10')], []],
    ['not elsewhere', [SERVICE, rule('corp.test', '10.0.0.1')], []],
  ])('is said %s', (_, facts, expected) => {
    const cluster = clusterOfFacts(facts);
    expect([...noticeLines(cluster), ...cluster.notices.flatMap(({ paste }) => paste?.lines.at(-1) ?? [])]).toEqual(
      expected,
    );
  });
});

describe('two clusters that ask each other at their balancers', () => {
  const one = (name: string, own: string, to: string, more: readonly Fact[] = []): Cluster => ({
    ...clusterOfFacts([
      ...coreDns('dns', `. {\n forward . ${to} 10.9.9.9\n}\n`),
      service('dns', '10.96.0.10', '53', {
        type: 'LoadBalancer',
        externalIPs: own === '' ? [] : own.split(' ').map((address) => located(address)),
      }),
      ...more,
    ]),
    name,
  });
  const lines = (...clusters: readonly Cluster[]): readonly string[] =>
    withNeighbours(clusters).flatMap((cluster) => [
      cluster.name,
      ...serverLines(cluster),
      ...addressLines(cluster).filter((line) => !line.startsWith('10.96')),
    ]);
  test.each<[string, readonly Cluster[], readonly string[]]>([
    [
      'are looked at together, in the first of them',
      [one('a', '10.1.0.1', '10.2.0.1'), one('b', '10.2.0.1', '10.1.0.1')],
      [
        'a',
        'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
        '  . 10.2.0.1:53',
        '  . 10.9.9.9:53',
        'b|kube-system/Deployment/dns (kube-system/Deployment/dns of b); external:b|kube-system/Deployment/dns; 1.11.3; stated; implied; installed',
        '  . 10.1.0.1:53',
        '  . ? it is followed in b; outside',
        '10.1.0.1:53 -> kube-system/Deployment/dns:53; Service kube-system/dns',
        '10.2.0.1:53 -> b|kube-system/Deployment/dns:53; Service kube-system/dns of b; assuming clusters of this repository reach each other, and 10.2.0.1 is what another one publishes',
        'b',
        'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
        '  . 10.1.0.1:53',
        '  . 10.9.9.9:53',
        '10.2.0.1:53 -> kube-system/Deployment/dns:53; Service kube-system/dns',
      ],
    ],
    [
      'are two where one asks itself',
      [one('a', '10.1.0.1', '10.1.0.1'), one('b', '10.2.0.1', '10.3.0.1')],
      [
        'a',
        'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
        '  . 10.1.0.1:53',
        '  . 10.9.9.9:53',
        '10.1.0.1:53 -> kube-system/Deployment/dns:53; Service kube-system/dns',
        'b',
        'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
        '  . 10.3.0.1:53',
        '  . 10.9.9.9:53',
        '10.2.0.1:53 -> kube-system/Deployment/dns:53; Service kube-system/dns',
      ],
    ],
    [
      'are two where only one asks',
      [one('a', '10.1.0.1', '10.2.0.1'), one('b', '10.2.0.1', '10.3.0.1')],
      [
        'a',
        'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
        '  . 10.2.0.1:53',
        '  . 10.9.9.9:53',
        '10.1.0.1:53 -> kube-system/Deployment/dns:53; Service kube-system/dns',
        'b',
        'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
        '  . 10.3.0.1:53',
        '  . 10.9.9.9:53',
        '10.2.0.1:53 -> kube-system/Deployment/dns:53; Service kube-system/dns',
      ],
    ],
    [
      'are two where an address is both’s',
      [one('a', '10.1.0.1 10.2.0.1', '10.2.0.1'), one('b', '10.2.0.1', '10.1.0.1')],
      [
        'a',
        'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
        '  . 10.2.0.1:53',
        '  . 10.9.9.9:53',
        '10.1.0.1:53 -> kube-system/Deployment/dns:53; Service kube-system/dns',
        '10.2.0.1:53 -> kube-system/Deployment/dns:53; Service kube-system/dns',
        'b',
        'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
        '  . 10.1.0.1:53',
        '  . 10.9.9.9:53',
        '10.2.0.1:53 -> kube-system/Deployment/dns:53; Service kube-system/dns',
      ],
    ],
    [
      'are two where nothing is published',
      [one('a', '', '10.2.0.1'), one('b', '', '10.1.0.1')],
      [
        'a',
        'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
        '  . 10.2.0.1:53',
        '  . 10.9.9.9:53',
        'b',
        'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
        '  . 10.1.0.1:53',
        '  . 10.9.9.9:53',
      ],
    ],
    [
      'are one alone',
      [one('a', '10.1.0.1', '10.1.0.1')],
      [
        'a',
        'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
        '  . 10.1.0.1:53',
        '  . 10.9.9.9:53',
        '10.1.0.1:53 -> kube-system/Deployment/dns:53; Service kube-system/dns',
      ],
    ],
  ])('%s', (_, clusters, expected) => {
    expect(lines(...clusters)).toEqual(expected);
  });
  test('count each server in its own', () => {
    const [first] = withNeighbours([one('a', '10.1.0.1', '10.2.0.1'), one('b', '10.2.0.1', '10.1.0.1')]);
    expect(first?.servers.map(isNeighbour)).toEqual([false, true]);
  });
  test('are looked at together where two Services of one have an address', () => {
    const again = (address: string): Fact =>
      service('again', '10.96.0.11', '53', {
        type: 'LoadBalancer',
        externalIPs: [located(address)],
        selector: { app: 'dns' },
      });
    const [first] = withNeighbours([
      one('a', '10.1.0.1', '10.2.0.1', [again('10.1.0.1')]),
      one('b', '10.2.0.1', '10.1.0.1', [again('10.2.0.1')]),
    ]);
    expect(first?.servers.map(isNeighbour)).toEqual([false, true]);
  });
});

test('pods of one machine with servers that start by units see each its own', () => {
  expect(
    servers(
      profile({ os: located('ubuntu-24.04') }),
      nodeServer('unbound', 'unbound'),
      conf('/etc/unbound/unbound.conf', 'forward-zone:', '  name: "."', '  forward-addr: 10.0.0.1'),
    ),
  ).toEqual([
    'systemd-resolved on default (node/default/systemd-resolved); node:default; systemd-resolved',
    '  . ? the resolvers that the nodes get from their network; outside',
    'unbound on default (node/default/unbound); node:default; unbound',
    '  . 10.0.0.1:53',
  ]);
});

test.each([
  [64, 64],
  [65, 64],
])('systemd-resolved reads of %d servers in a plain /etc/resolv.conf %d', (count, read) => {
  const lines = Array.from({ length: count }, (_, index) => `nameserver 10.0.0.${index + 1}`);
  const [, ...upstreams] = servers(profile({ os: located('ubuntu-24.04') }), conf('/etc/resolv.conf', ...lines));
  expect(upstreams).toHaveLength(read);
});

test.each([
  ['ubuntu-24.04', true, true],
  ['ubuntu-24.04', false, false],
  ['debian-12', true, true],
  ['debian-12', false, false],
])('on %s systemd-resolved that is said to run: %s', (os, runs, isThere) => {
  const lines = servers(
    profile({ os: located(os) }),
    nodeService('systemd-resolved', runs),
    ...coreDns('dns', '. {\n forward . /etc/resolv.conf\n}\n'),
  );
  expect(lines.some((line) => line.startsWith('systemd-resolved on default'))).toBe(isThere);
  expect(lines.some((line) => line.includes('127.0.0.53'))).toBe(isThere && os.startsWith('ubuntu'));
});

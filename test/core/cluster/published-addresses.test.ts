/** Which addresses lead to which servers: Services, balancers, published ports, redirects, and what is assumed to. */
import { describe, expect, test } from '@jest/globals';
import type { Fact } from '../../../src/core/facts/fact.ts';
import type { EndpointsFact, RedirectFact, ServicePort } from '../../../src/core/facts/objects.ts';
import { openBudget } from '../../../src/core/text/budget.ts';
import { addressLines, noticeLines } from './described.ts';
import {
  at,
  clusterOfFacts,
  configMap,
  container,
  coreDns,
  kubelet,
  located,
  network,
  profile,
  service,
  workload,
} from './facts.ts';

const COREFILE = '.:53 .:1053 {\n whoami\n}';
const DNS = coreDns('dns', COREFILE);
const leads = (...facts: readonly Fact[]): readonly string[] => addressLines(clusterOfFacts(facts));
const ports = (name: string, more: Partial<ServicePort>): ServicePort => ({
  name,
  port: 53,
  targetPort: 53,
  protocol: 'UDP',
  ...more,
});
const addresses = (...all: readonly string[]) => all.map((one) => located(one));
const NODES = profile({ addresses: addresses('192.0.2.1', '192.0.2.2') });

describe('a Service', () => {
  const named = (name: string, hostPort?: number): readonly Fact[] => {
    const mounts = [{ volume: 'config', path: '/etc/coredns' }];
    const listed = [{ name, containerPort: 1053, protocol: 'UDP', ...(hostPort === undefined ? {} : { hostPort }) }];
    const containers = [container('coredns/coredns:1.11.3', '-conf /etc/coredns/Corefile', { mounts, ports: listed })];
    return coreDns('dns', COREFILE, { containers });
  };
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'leads to the workload that it selects',
      [...DNS, service('dns', '10.96.0.9')],
      ['10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only'],
    ],
    [
      'leads from each address and port',
      [...DNS, service('dns', '10.96.0.9 fd00::9', '53 54:1053')],
      [
        '10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only',
        'fd00::9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only',
        '10.96.0.9:54 -> kube-system/Deployment/dns:1053; Service kube-system/dns; in the cluster only',
        'fd00::9:54 -> kube-system/Deployment/dns:1053; Service kube-system/dns; in the cluster only',
      ],
    ],
    [
      'leads to no port of that name and another protocol',
      [
        ...named('dns'),
        service('dns', '10.96.0.9', '', { ports: [ports('dns', { targetPort: 'dns', protocol: 'TCP' })] }),
      ],
      ['10.96.0.9:53 -> ; Service kube-system/dns; in the cluster only'],
    ],
    [
      'leads to a port by its name',
      [...named('dns'), service('dns', '10.96.0.9', '53:dns')],
      ['10.96.0.9:53 -> kube-system/Deployment/dns:1053; Service kube-system/dns; in the cluster only'],
    ],
    [
      'leads to nobody by a name that no port has',
      [...named('x'), service('dns', '10.96.0.9', '53:dns')],
      ['10.96.0.9:53 -> ; Service kube-system/dns; in the cluster only'],
    ],
    [
      'leads to a port of its own number where the platform brings the workload',
      [...coreDns('dns', COREFILE, { platformSource: 'it is' }), service('dns', '10.96.0.9', '53:dns')],
      ['10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only'],
    ],
    [
      'leads to a port of its own number where the platform brings it',
      [...DNS, service('dns', '10.96.0.9', '53:dns', { platformSource: 'it is' })],
      ['10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only'],
    ],
    [
      'leads to nobody of another namespace',
      [...coreDns('dns', COREFILE, { namespace: 'other' }), service('dns', '10.96.0.9')],
      ['10.96.0.9:53 -> ; Service kube-system/dns; in the cluster only'],
    ],
    [
      'leads to nobody whose labels differ',
      [...DNS, service('dns', '10.96.0.9', '53', { selector: { app: 'dns', tier: 'x' } })],
      ['10.96.0.9:53 -> ; Service kube-system/dns; in the cluster only'],
    ],
    [
      'leads to all that it selects',
      [...DNS, ...coreDns('more', COREFILE, { labels: { app: 'dns', tier: 'x' } }), service('dns', '10.96.0.9')],
      [
        '10.96.0.9:53 -> kube-system/Deployment/dns:53, kube-system/Deployment/more:53; Service kube-system/dns; in the cluster only',
      ],
    ],
    [
      'leads to all of its namespace without labels',
      [...DNS, ...coreDns('more', COREFILE), service('dns', '10.96.0.9', '53', { selector: {} })],
      [
        '10.96.0.9:53 -> kube-system/Deployment/dns:53, kube-system/Deployment/more:53; Service kube-system/dns; in the cluster only',
      ],
    ],
    [
      'leads to each server once, by two protocols',
      [...DNS, service('dns', '10.96.0.9', '53 53')],
      ['10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only'],
    ],
    ['that is headless has no address', [...DNS, service('dns', '', '53', { headless: true })], []],
    ['that is an external name has none', [...DNS, service('dns', '', '53', { type: 'ExternalName' })], []],
    [
      'without an address has one that nobody else has',
      [...DNS, service('dns', ''), service('more', '', '53', { selector: { app: 'dns' } })],
      [
        '240.0.0.0:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only',
        '240.0.0.1:53 -> kube-system/Deployment/dns:53; Service kube-system/more; in the cluster only',
      ],
    ],
    [
      'of an address that is none has one that nobody else has',
      [...DNS, service('dns', 'None-yet')],
      ['240.0.0.0:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only'],
    ],
    [
      'is reached as is assumed',
      [...DNS, service('dns', '10.96.0.9', '53', { assumes: 'it was started' })],
      [
        '10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only; assuming it was started',
      ],
    ],
    [
      'is reached at external addresses from everywhere',
      [
        ...DNS,
        service('dns', '10.96.0.9', '53', {
          type: 'LoadBalancer',
          externalIPs: addresses('203.0.113.1', '203.0.113.1', 'x'),
        }),
      ],
      [
        '10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only',
        '203.0.113.1:53 -> kube-system/Deployment/dns:53; Service kube-system/dns',
      ],
    ],
    [
      'is given the only address of a pool',
      [
        ...DNS,
        { kind: 'address-pool', name: 'p', only: located('203.0.113.7'), at: at() },
        service('dns', '10.96.0.9', '53', { type: 'LoadBalancer', addressPool: 'p' }),
      ],
      [
        '10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only',
        '203.0.113.7:53 -> kube-system/Deployment/dns:53; Service kube-system/dns',
      ],
    ],
    [
      'is given none of a pool with more',
      [
        ...DNS,
        { kind: 'address-pool', name: 'p', at: at() },
        service('dns', '10.96.0.9', '53', { type: 'LoadBalancer', addressPool: 'p' }),
      ],
      ['10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only'],
    ],
    [
      'that is no balancer’s is given none',
      [
        ...DNS,
        { kind: 'address-pool', name: 'p', only: located('203.0.113.7'), at: at() },
        service('dns', '10.96.0.9', '53', { addressPool: 'p' }),
      ],
      ['10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only'],
    ],
    [
      'keeps the address that it states',
      [
        ...DNS,
        { kind: 'address-pool', name: 'p', only: located('203.0.113.7'), at: at() },
        service('dns', '10.96.0.9', '53', {
          type: 'LoadBalancer',
          addressPool: 'p',
          externalIPs: addresses('203.0.113.1'),
        }),
      ],
      [
        '10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only',
        '203.0.113.1:53 -> kube-system/Deployment/dns:53; Service kube-system/dns',
      ],
    ],
    [
      'is published on nodes',
      [
        ...DNS,
        NODES,
        kubelet({}),
        service('dns', '10.96.0.9', '', {
          ports: [
            ports('a', { nodePort: 30053 }),
            ports('b', { nodePort: 30053, protocol: 'TCP' }),
            ports('c', { port: 54, targetPort: 1053 }),
          ],
        }),
      ],
      [
        '10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only',
        '10.96.0.9:54 -> kube-system/Deployment/dns:1053; Service kube-system/dns; in the cluster only',
        '192.0.2.1:30053 (host-port) -> kube-system/Deployment/dns:53; node port 30053 of Service kube-system/dns',
        '192.0.2.2:30053 (host-port) -> kube-system/Deployment/dns:53; node port 30053 of Service kube-system/dns',
      ],
    ],
    [
      'is published without an address of its own',
      [
        ...DNS,
        NODES,
        kubelet({}),
        service('dns', '', '', { headless: true, ports: [ports('a', { nodePort: 30053 })] }),
      ],
      [
        '192.0.2.1:30053 (host-port) -> kube-system/Deployment/dns:53; node port 30053 of Service kube-system/dns',
        '192.0.2.2:30053 (host-port) -> kube-system/Deployment/dns:53; node port 30053 of Service kube-system/dns',
      ],
    ],
    [
      'has its pods’ address, with all of their ports',
      [...DNS, service('dns', '10.244.0.5', '53', { everyPort: true })],
      [
        '10.244.0.5:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only; its own',
        '10.244.0.5:1053 -> kube-system/Deployment/dns:1053; Service kube-system/dns; in the cluster only; its own',
      ],
    ],
    [
      'has its pods’ address, and leads to those who listen',
      [
        ...DNS,
        ...coreDns('more', '.:54 {\n whoami\n}', { labels: { app: 'dns' } }),
        service('dns', '10.244.0.5', '53', { everyPort: true }),
      ],
      [
        '10.244.0.5:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only; its own',
        '10.244.0.5:1053 -> kube-system/Deployment/dns:1053; Service kube-system/dns; in the cluster only; its own',
        '10.244.0.5:54 -> kube-system/Deployment/more:54; Service kube-system/dns; in the cluster only; its own',
      ],
    ],
    [
      'has its pods’ address, which is none',
      [...DNS, service('dns', '', '53', { everyPort: true })],
      [
        '240.0.0.0:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only',
        '240.0.0.0:1053 -> kube-system/Deployment/dns:1053; Service kube-system/dns; in the cluster only',
      ],
    ],
  ])('%s', (_, facts, expected) => {
    expect(leads(...facts)).toEqual(expected);
  });

  test.each<[string, string, readonly string[]]>([
    [
      'leads to that one, by the port',
      '53:1053',
      ['10.96.0.9:53 -> kube-system/Deployment/dns (second):1053; Service kube-system/dns; in the cluster only'],
    ],
    [
      'leads to all where none has the port',
      '53:99',
      [
        '10.96.0.9:53 -> kube-system/Deployment/dns:99, kube-system/Deployment/dns (second):99; Service kube-system/dns; in the cluster only',
      ],
    ],
  ])('of a pod with two servers %s', (_, port, expected) => {
    const mounts = [{ volume: 'config', path: '/etc/coredns' }];
    const one = (name: string, key: string) =>
      container('coredns/coredns:1.11.3', `-conf /etc/coredns/${key}`, { name, mounts });
    const facts = [
      workload('dns', [one('first', 'Corefile'), one('second', 'Second')], {
        volumes: [{ name: 'config', source: { kind: 'config-map', name: 'dns', optional: false } }],
      }),
      configMap('dns', { Corefile: '. {\n whoami\n}', Second: '.:1053 {\n whoami\n}' }),
    ];
    expect(leads(...facts, service('dns', '10.96.0.9', port))).toEqual(expected);
  });

  const endpoints = (listed: string, port: number, name?: string): EndpointsFact => ({
    kind: 'endpoints',
    namespace: 'kube-system',
    service: 'dns',
    addresses: listed === '' ? [] : addresses(...listed.split(' ')),
    ports: [{ port, ...(name === undefined ? {} : { name }) }],
    at: at(),
  });
  const unselected = (port: Partial<ServicePort>): Fact => {
    const { selector: _, ...one } = service('dns', '10.96.0.9', '');
    return { ...one, ports: [{ port: 53, targetPort: 53, protocol: 'UDP', ...port }] };
  };
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'that is written by hand',
      [unselected({}), endpoints('192.0.2.1 192.0.2.2', 1053)],
      ['10.96.0.9:53 -> 192.0.2.1:1053, 192.0.2.2:1053; Service kube-system/dns; in the cluster only'],
    ],
    [
      'of the port of its name',
      [
        unselected({ name: 'dns' }),
        {
          ...endpoints('192.0.2.1', 99, 'x'),
          ports: [
            { name: 'x', port: 99 },
            { name: 'dns', port: 1053 },
          ],
        },
      ],
      ['10.96.0.9:53 -> 192.0.2.1:1053; Service kube-system/dns; in the cluster only'],
    ],
    [
      'of the only port, whatever its name',
      [unselected({ name: 'dns' }), endpoints('192.0.2.1', 99, 'x')],
      ['10.96.0.9:53 -> 192.0.2.1:99; Service kube-system/dns; in the cluster only'],
    ],
    [
      'of the Service’s target where no port is of its name',
      [unselected({ name: 'dns', targetPort: 1054 }), { ...endpoints('192.0.2.1', 99), ports: [] }],
      ['10.96.0.9:53 -> 192.0.2.1:1054; Service kube-system/dns; in the cluster only'],
    ],
    [
      'of the Service’s own port where its target is a name',
      [unselected({ name: 'dns', targetPort: 'dns' }), { ...endpoints('192.0.2.1', 99), ports: [] }],
      ['10.96.0.9:53 -> 192.0.2.1:53; Service kube-system/dns; in the cluster only'],
    ],
    [
      'once, in two slices',
      [unselected({}), endpoints('192.0.2.1', 1053), endpoints('192.0.2.1 x', 1053)],
      ['10.96.0.9:53 -> 192.0.2.1:1053; Service kube-system/dns; in the cluster only'],
    ],
    ['that nobody wrote', [unselected({})], ['10.96.0.9:53 -> ; Service kube-system/dns; in the cluster only']],
  ])('without a selector leads to an address %s', (_, facts, expected) => {
    expect(leads(...facts)).toEqual(expected);
  });
});

describe('a port of a container', () => {
  const published = (
    hostPort: number,
    hostIP?: string,
    more = {},
    nodes: readonly Fact[] = [NODES],
  ): readonly Fact[] => {
    const one = { containerPort: 53, hostPort, protocol: 'UDP', ...(hostIP === undefined ? {} : { hostIP }) };
    const mounts = [{ volume: 'config', path: '/etc/coredns' }];
    const made = container('coredns/coredns:1.11.3', '-conf /etc/coredns/Corefile', {
      mounts,
      ports: [one, { ...one, protocol: 'TCP' }],
    });
    return [...coreDns('dns', COREFILE, { containers: [made], ...more }), ...nodes, kubelet({})];
  };
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'on every address',
      published(53),
      [
        '192.0.2.1:53 (host-port) -> kube-system/Deployment/dns:53; host port 53 of kube-system/Deployment/dns',
        '192.0.2.2:53 (host-port) -> kube-system/Deployment/dns:53; host port 53 of kube-system/Deployment/dns',
      ],
    ],
    [
      'on every address, written out',
      published(53, '0.0.0.0'),
      [
        '192.0.2.1:53 (host-port) -> kube-system/Deployment/dns:53; host port 53 of kube-system/Deployment/dns',
        '192.0.2.2:53 (host-port) -> kube-system/Deployment/dns:53; host port 53 of kube-system/Deployment/dns',
      ],
    ],
    [
      'on every address, of IPv6',
      published(53, '::'),
      [
        '192.0.2.1:53 (host-port) -> kube-system/Deployment/dns:53; host port 53 of kube-system/Deployment/dns',
        '192.0.2.2:53 (host-port) -> kube-system/Deployment/dns:53; host port 53 of kube-system/Deployment/dns',
      ],
    ],
    [
      'on one',
      published(53, '192.0.2.2'),
      ['192.0.2.2:53 (host-port) -> kube-system/Deployment/dns:53; host port 53 of kube-system/Deployment/dns'],
    ],
    ['on none of theirs', published(53, '192.0.2.9'), []],
    ['not of a pod in the node’s network', published(53, undefined, { hostNetwork: true }), []],
    [
      'of its own pool',
      published(53, undefined, {}, [
        kubelet({ pool: 'a' }),
        kubelet({ pool: 'b', resolvConf: located('/x') }),
        profile({ pool: 'a', addresses: addresses('192.0.2.1') }),
        profile({ pool: 'b', addresses: addresses('192.0.2.9') }),
      ]),
      [
        '192.0.2.1:53 (host-port) -> kube-system/Deployment/dns on a:53; host port 53 of kube-system/Deployment/dns',
        '192.0.2.9:53 (host-port) -> kube-system/Deployment/dns on b:53; host port 53 of kube-system/Deployment/dns',
      ],
    ],
  ])('is published on nodes: %s', (_, facts, expected) => {
    expect(leads(...facts)).toEqual(expected);
  });
});

describe('an installer’s own balancer', () => {
  const balanced = (...more: readonly Fact[]): readonly Fact[] => [
    ...DNS,
    profile({ provisioner: located('k3s'), addresses: addresses('192.0.2.1') }),
    ...more,
  ];
  const LB = service('dns', '10.96.0.9', '53', { type: 'LoadBalancer' });
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'gives the nodes’ addresses',
      balanced(LB),
      [
        '10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only',
        '192.0.2.1:53 (host-port) -> kube-system/Deployment/dns:53; Service kube-system/dns; assuming the load balancer that k3s brings gives Service kube-system/dns the addresses of the nodes',
      ],
    ],
    [
      'gives none to a Service of another type',
      balanced(service('dns', '10.96.0.9')),
      ['10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only'],
    ],
    [
      'gives none where one is stated',
      balanced({ ...LB, externalIPs: addresses('203.0.113.1') }),
      [
        '10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only',
        '203.0.113.1:53 -> kube-system/Deployment/dns:53; Service kube-system/dns',
      ],
    ],
    [
      'gives none where a pool is asked for',
      balanced({ ...LB, addressPool: 'p' }),
      ['10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only'],
    ],
    [
      'gives none where pools are there',
      balanced(LB, { kind: 'address-pool', name: 'p', at: at() }),
      ['10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only'],
    ],
    [
      'gives none where it is switched off',
      balanced(LB, network({ balancerOff: true })),
      ['10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only'],
    ],
    [
      'gives none where there are two installers',
      balanced(LB, profile({ provisioner: located('kubeadm') })),
      ['10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only'],
    ],
    [
      'gives none of another installer',
      [...DNS, LB, profile({ provisioner: located('kubeadm'), addresses: addresses('192.0.2.1') })],
      ['10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(leads(...facts)).toEqual(expected);
  });
});

describe('a local redirect', () => {
  const cache = coreDns('cache', '. {\n whoami\n}');
  const redirect = (more: Partial<RedirectFact>): RedirectFact => ({
    kind: 'redirect',
    title: 'CiliumLocalRedirectPolicy',
    namespace: 'kube-system',
    name: 'local',
    to: { kind: 'service', namespace: 'kube-system', name: 'dns' },
    selector: { app: 'cache' },
    skipsBackends: false,
    at: at(),
    ...more,
  });
  const all = [
    ...DNS,
    ...cache,
    service('dns', '10.96.0.9', '53 54'),
    service('other', '10.96.0.8', '53', { selector: { app: 'dns' } }),
  ];
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'takes the place of a Service',
      [redirect({})],
      [
        '10.96.0.9:53 -> kube-system/Deployment/cache:53; CiliumLocalRedirectPolicy kube-system/local',
        '10.96.0.9:54 -> kube-system/Deployment/cache:54; CiliumLocalRedirectPolicy kube-system/local',
        '10.96.0.8:53 -> kube-system/Deployment/dns:53; Service kube-system/other; in the cluster only',
      ],
    ],
    [
      'leads to another port',
      [redirect({ port: 1053 })],
      [
        '10.96.0.9:53 -> kube-system/Deployment/cache:1053; CiliumLocalRedirectPolicy kube-system/local',
        '10.96.0.9:54 -> kube-system/Deployment/cache:1053; CiliumLocalRedirectPolicy kube-system/local',
        '10.96.0.8:53 -> kube-system/Deployment/dns:53; Service kube-system/other; in the cluster only',
      ],
    ],
    [
      'leads to nobody known',
      [redirect({ selector: { app: 'none' } })],
      [
        '10.96.0.9:53 -> ; CiliumLocalRedirectPolicy kube-system/local; and others',
        '10.96.0.9:54 -> ; CiliumLocalRedirectPolicy kube-system/local; and others',
        '10.96.0.8:53 -> kube-system/Deployment/dns:53; Service kube-system/other; in the cluster only',
      ],
    ],
    [
      'is for an address',
      [redirect({ to: { kind: 'address', address: located('10.96.0.9'), ports: [54, 54] } })],
      [
        '10.96.0.9:54 -> kube-system/Deployment/cache:54; CiliumLocalRedirectPolicy kube-system/local',
        '10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only',
        '10.96.0.8:53 -> kube-system/Deployment/dns:53; Service kube-system/other; in the cluster only',
      ],
    ],
    [
      'is for no address',
      [redirect({ to: { kind: 'address', address: located('x'), ports: [54] } })],
      [
        '10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only',
        '10.96.0.9:54 -> kube-system/Deployment/dns:54; Service kube-system/dns; in the cluster only',
        '10.96.0.8:53 -> kube-system/Deployment/dns:53; Service kube-system/other; in the cluster only',
      ],
    ],
    [
      'is for no Service of another namespace',
      [redirect({ to: { kind: 'service', namespace: 'other', name: 'dns' } })],
      [
        '10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only',
        '10.96.0.9:54 -> kube-system/Deployment/dns:54; Service kube-system/dns; in the cluster only',
        '10.96.0.8:53 -> kube-system/Deployment/dns:53; Service kube-system/other; in the cluster only',
      ],
    ],
    [
      'of two the last counts',
      [redirect({ name: 'first' }), redirect({ name: 'second' })],
      [
        '10.96.0.9:53 -> kube-system/Deployment/cache:53; CiliumLocalRedirectPolicy kube-system/second',
        '10.96.0.9:54 -> kube-system/Deployment/cache:54; CiliumLocalRedirectPolicy kube-system/second',
        '10.96.0.8:53 -> kube-system/Deployment/dns:53; Service kube-system/other; in the cluster only',
      ],
    ],
  ])('%s', (_, facts, expected) => {
    expect(leads(...all, ...facts)).toEqual(expected);
  });
  test('is seen past by its own pods', () => {
    const [one] = clusterOfFacts([...all, redirect({ skipsBackends: true })]).published;
    expect([[...(one?.unlessFrom?.servers ?? [])], one?.unlessFrom?.otherwise?.description]).toEqual([
      ['kube-system/Deployment/cache'],
      'Service kube-system/dns',
    ]);
  });
});

describe('the address of the cluster DNS', () => {
  const KUBE_DNS = { selector: { 'k8s-app': 'kube-dns' } };
  const CONFIG = configMap('coredns', {
    Corefile: '.:53 {\n kubernetes cluster.local\n forward . /etc/resolv.conf\n}',
  });
  const SERVES = '.:53 {\n kubernetes cluster.local\n}';
  test.each<[string, readonly Fact[], Parameters<typeof clusterOfFacts>[1], readonly string[]]>([
    [
      'leads to a ConfigMap whose workload is not shown',
      [CONFIG, service('kube-dns', '10.96.0.10', '53', KUBE_DNS)],
      undefined,
      [
        '10.96.0.10:53 -> kube-system/ConfigMap/coredns:53; Service kube-system/kube-dns; in the cluster only',
        '10.96.0.10:53 -> ; Service kube-system/kube-dns; in the cluster only',
      ],
    ],
    [
      'leads to it where only a setting states the address',
      [CONFIG],
      { clusterDns: addresses('10.96.0.10', '10.96.0.11') },
      [
        '10.96.0.11:53 -> kube-system/ConfigMap/coredns:53; the cluster DNS address; in the cluster only',
        '10.96.0.10:53 -> kube-system/ConfigMap/coredns:53; the cluster DNS address; in the cluster only',
      ],
    ],
    [
      'leads to the one that is called as usual',
      [configMap('a', { Corefile: '. {\n whoami\n}' }), CONFIG, configMap('z', { Corefile: '. {\n whoami\n}' })],
      { clusterDns: addresses('10.96.0.10') },
      ['10.96.0.10:53 -> kube-system/ConfigMap/coredns:53; the cluster DNS address; in the cluster only'],
    ],
    [
      'leads to the first of others, as is assumed',
      [configMap('b', { Corefile: '. {\n whoami\n}' }), configMap('a', { Corefile: '. {\n whoami\n}' })],
      { clusterDns: addresses('10.96.0.10') },
      [
        "10.96.0.10:53 -> kube-system/ConfigMap/a:53; the cluster DNS address; in the cluster only; assuming kube-system/ConfigMap/a is the configuration of the cluster's own DNS",
      ],
    ],
    [
      'leads to the workload that serves the cluster',
      coreDns('x', SERVES),
      { clusterDns: addresses('10.96.0.10') },
      ['10.96.0.10:53 -> kube-system/Deployment/x:53; the cluster DNS address; in the cluster only'],
    ],
    [
      'leads to the workload that serves the cluster in one of its blocks',
      coreDns('x', `${SERVES}\na.org {\n whoami\n}`),
      { clusterDns: addresses('10.96.0.10') },
      ['10.96.0.10:53 -> kube-system/Deployment/x:53; the cluster DNS address; in the cluster only'],
    ],
    [
      'leads to the workload that serves the cluster and sends the rest on',
      coreDns('x', '.:53 {\n kubernetes cluster.local\n forward . 10.0.0.1\n}'),
      { clusterDns: addresses('10.96.0.10') },
      ['10.96.0.10:53 -> kube-system/Deployment/x:53; the cluster DNS address; in the cluster only'],
    ],
    ['leads to no CoreDNS that serves something else', DNS, { clusterDns: addresses('10.96.0.10') }, []],
    [
      'leads to no CoreDNS on the nodes',
      coreDns('x', SERVES, { hostNetwork: true }),
      { clusterDns: addresses('10.96.0.10') },
      [],
    ],
    [
      'is the Service’s that leads to somebody already',
      [
        CONFIG,
        ...coreDns('x', SERVES, { labels: KUBE_DNS.selector }),
        service('kube-dns', '10.96.0.10', '53', KUBE_DNS),
      ],
      undefined,
      ['10.96.0.10:53 -> kube-system/Deployment/x:53; Service kube-system/kube-dns; in the cluster only'],
    ],
    [
      'of a Service without one is the one that is stated',
      [...coreDns('x', SERVES, { labels: KUBE_DNS.selector }), service('kube-dns', '', '53', KUBE_DNS)],
      { clusterDns: addresses('10.96.0.10', '10.96.0.11') },
      [
        '10.96.0.10:53 -> kube-system/Deployment/x:53; Service kube-system/kube-dns; in the cluster only',
        '10.96.0.11:53 -> kube-system/Deployment/x:53; Service kube-system/kube-dns; in the cluster only',
      ],
    ],
    [
      'is a platform’s default where nothing states it',
      [...coreDns('x', SERVES), profile({ provisioner: located('k3s') })],
      undefined,
      [
        '10.43.0.10:53 -> kube-system/Deployment/x:53; the cluster DNS address; in the cluster only; assuming the cluster DNS has the address 10.43.0.10: nothing states another, and it is the default of k3s',
      ],
    ],
    [
      'is no default of two platforms',
      [...coreDns('x', SERVES), profile({ provisioner: located('k3s') }), profile({ provisioner: located('kubeadm') })],
      undefined,
      [],
    ],
    [
      'is the kubelets’, which is no Service’s',
      [...coreDns('x', SERVES), kubelet({ clusterDNS: addresses('10.43.0.10', '169.254.20.10', '127.0.0.1') })],
      undefined,
      [
        '10.43.0.10:53 -> kube-system/Deployment/x:53; the cluster DNS address; in the cluster only; assuming what the kubelets are given as the cluster DNS is the address of its Service',
      ],
    ],
    [
      'is a default in front of the Service',
      [
        ...coreDns('x', SERVES, { labels: KUBE_DNS.selector }),
        service('kube-dns', '', '53 54', KUBE_DNS),
        profile({ provisioner: located('k3s') }),
      ],
      undefined,
      [
        '240.0.0.0:53 -> kube-system/Deployment/x:53; Service kube-system/kube-dns; in the cluster only',
        '240.0.0.0:54 -> kube-system/Deployment/x:54; Service kube-system/kube-dns; in the cluster only',
        '10.43.0.10:53 -> kube-system/Deployment/x:53; Service kube-system/kube-dns; in the cluster only; assuming the cluster DNS has the address 10.43.0.10: nothing states another, and it is the default of k3s',
        '10.43.0.10:54 -> kube-system/Deployment/x:54; Service kube-system/kube-dns; in the cluster only; assuming the cluster DNS has the address 10.43.0.10: nothing states another, and it is the default of k3s',
      ],
    ],
    [
      'is no default where the Service has one',
      [
        ...coreDns('x', SERVES, { labels: KUBE_DNS.selector }),
        service('kube-dns', '10.1.1.1', '53', KUBE_DNS),
        profile({ provisioner: located('k3s') }),
      ],
      undefined,
      ['10.1.1.1:53 -> kube-system/Deployment/x:53; Service kube-system/kube-dns; in the cluster only'],
    ],
  ])('%s', (_, facts, settings, expected) => {
    expect(addressLines(clusterOfFacts(facts, settings))).toEqual(expected);
  });
  test.each<[string, readonly Fact[], string | undefined]>([
    [
      'a Service called kube-dns',
      [service('other', '10.0.0.1', '53', KUBE_DNS), service('kube-dns', '10.0.0.2')],
      '10.0.0.2',
    ],
    ['a Service called coredns', [service('coredns', '10.0.0.2')], '10.0.0.2'],
    ['one that an installer calls so', [service('x', '10.0.0.2', '53', { clusterDns: true })], '10.0.0.2'],
    ['one that selects kube-dns', [service('x', '10.0.0.2', '53', KUBE_DNS)], '10.0.0.2'],
    ['not one of another namespace', [service('kube-dns', '10.0.0.2', '53', { namespace: 'other' })], undefined],
    ['not one of other ports', [service('kube-dns', '10.0.0.2', '9153')], undefined],
    ['one of no port', [service('kube-dns', '10.0.0.2', '', { ports: [] })], '10.0.0.2'],
    ['not a headless one', [service('kube-dns', '10.0.0.2', '53', { headless: true })], undefined],
    ['not the one that a cache asks', [service('kube-dns-upstream', '10.0.0.2', '53', KUBE_DNS)], undefined],
  ])('is that of %s', (_, facts, expected) => {
    expect(clusterOfFacts(facts).clusterDns[0]).toBe(expected);
  });
});

test.each<[string, readonly Fact[], readonly string[]]>([
  [
    'one that is stopped beside one that runs',
    [
      ...coreDns('old', COREFILE, { labels: { app: 'dns' }, isStopped: true }),
      ...coreDns('new', COREFILE, { labels: { app: 'dns' } }),
    ],
    ['kube-system/Deployment/new'],
  ],
  [
    'one that is stopped alone',
    [...coreDns('old', COREFILE, { labels: { app: 'dns' }, isStopped: true })],
    ['kube-system/Deployment/old'],
  ],
  [
    'one beside pods whose server is not read',
    [
      ...coreDns('new', '. {\n forward . 10.96.0.9\n}', { labels: { app: 'dns' } }),
      workload('other', [container('example.org/mydns:1', '')], { labels: { app: 'dns' } }),
    ],
    ['kube-system/Deployment/new', 'and others'],
  ],
  [
    'one beside pods of a job, and of one that is stopped',
    [
      ...coreDns('new', '. {\n forward . 10.96.0.9\n}', { labels: { app: 'dns' } }),
      workload('other', [container('example.org/mydns:1', '')], { labels: { app: 'dns' }, workload: 'Job' }),
      workload('third', [container('example.org/mydns:1', '')], { labels: { app: 'dns' }, isStopped: true }),
    ],
    ['kube-system/Deployment/new'],
  ],
])('behind a Service stands %s', (_, facts, expected) => {
  const { published } = clusterOfFacts([...facts, service('dns', '10.96.0.9', '53', { selector: { app: 'dns' } })]);
  const [found] = published.filter(({ address }) => address === '10.96.0.9');
  const servers = found?.targets.map((target) => (target.kind === 'server' ? target.server : target.address)) ?? [];
  expect([...servers, ...(found?.unknownTargets === true ? ['and others'] : [])]).toEqual(expected);
});

test('Services by workloads are counted, and those beyond the budget have nobody behind them', () => {
  const facts = [
    ...DNS,
    service('dns', '10.96.0.9', '53 54'),
    service('more', '10.96.0.8', '53', { selector: { app: 'dns' } }),
    service('same', '10.96.0.7', '53', { selector: { app: 'dns' } }),
  ];
  const of = (targets: number) => clusterOfFacts(facts, undefined, openBudget({ targets }));
  // Ports and one for each workload: three, then two; who selects the same has been counted. Then each address by port.
  expect([noticeLines(of(5 + 4)), addressLines(of(5 + 4)).length]).toEqual([[], 4]);
  expect([noticeLines(of(6)), addressLines(of(6))]).toEqual([
    [
      'unreadable all.yaml:1 what is behind Service kube-system/more is not judged: too many Services select too many workloads',
    ],
    [
      '10.96.0.9:53 -> kube-system/Deployment/dns:53; Service kube-system/dns; in the cluster only',
      '10.96.0.9:54 -> kube-system/Deployment/dns:54; Service kube-system/dns; in the cluster only',
    ],
  ]);
});

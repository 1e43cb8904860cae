/** What a container's image, names and hosts file are, and which of a machine's files count: each by itself. */
import { describe, expect, test } from '@jest/globals';
import { isDnsWorkload, readsCorefile } from '../../../src/core/cluster/dns-objects.ts';
import { withHostsFile } from '../../../src/core/cluster/hosts-file.ts';
import { atStart, besides, hostName, knownHosts, serviceHosts } from '../../../src/core/cluster/known-hosts.ts';
import { withoutBeaten } from '../../../src/core/cluster/make-pool.ts';
import type { NodeNetworkFact, Rivalry } from '../../../src/core/facts/node.ts';
import type { ConfigMapFact } from '../../../src/core/facts/objects.ts';
import type { WorkloadFact } from '../../../src/core/facts/workload.ts';
import { at, clusterOfFacts, configMap, container, located, nodeNetwork, service, textOf, workload } from './facts.ts';

describe('images that a Corefile configures', () => {
  test.each([
    ['coredns/coredns:1.11.3', 'CoreDNS'],
    ['registry:5000/rancher/hardened-coredns:v1', 'CoreDNS'],
    ['coredns@sha256:abc', 'CoreDNS'],
    ['mycoredns:1', undefined],
    ['coredns-exporter:1', undefined],
    ['registry.k8s.io/dns/k8s-dns-node-cache:1.23.0', 'node-cache'],
    ['registry.k8s.io/dns/k8s-dns-node-cache-arm64:1.15', 'node-cache'],
    ['x/k8s-dns-node-cache-:1', undefined],
    ['old-k8s-dns-node-cache:1', undefined],
    ['', undefined],
  ])('%s', (image, reads) => {
    expect(readsCorefile(container(image))).toBe(reads);
    expect(isDnsWorkload(workload('a', [container(image)]))).toBe(reads !== undefined);
  });
  test('a port 53 makes a workload one of DNS too', () => {
    const ports = (containerPort: number) => [{ containerPort, protocol: 'UDP', name: 'dns' }];
    expect(isDnsWorkload(workload('a', [container('x', '', { ports: ports(53) })]))).toBe(true);
    expect(isDnsWorkload(workload('a', [container('x', '', { ports: ports(54) })]))).toBe(false);
    expect(isDnsWorkload(service('a', '10.96.0.10'))).toBe(false);
  });
});

describe('the hosts file of a container', () => {
  const host = (name: string, value: string, more: object = {}) => ({
    name,
    to: located(value),
    description: 's',
    at: at(),
    ...more,
  });
  const linesOf = (more: Partial<WorkloadFact>, files: ReadonlyMap<string, ReturnType<typeof textOf>> = new Map()) =>
    withHostsFile(files, workload('dns', [], more))
      .get('/etc/hosts')
      ?.text.trimEnd()
      .split('\n')
      .slice(2)
      .map((line) => line.trimEnd());
  test.each<readonly [string, Partial<WorkloadFact>, readonly string[] | undefined]>([
    ['of a Deployment, whose pods have other names', {}, ['242.0.0.0']],
    ['of a Pod', { workload: 'Pod' }, ['242.0.0.0 dns']],
    ['of a StatefulSet', { workload: 'StatefulSet' }, ['242.0.0.0 dns-0']],
    ['with lines of its own', { hosts: [host('a', '10.0.0.1')] }, ['242.0.0.0', '10.0.0.1 a']],
    [
      'without those that only a resolver knows',
      { hosts: [host('a', '10.0.0.1', { byResolver: true })] },
      ['242.0.0.0'],
    ],
    [
      'without those of Services',
      { hosts: [{ name: 'a', to: { namespace: 'n', service: 's' }, description: 's', at: at() }] },
      ['242.0.0.0'],
    ],
    ['on the network of its node', { hostNetwork: true }, undefined],
    ["on its machine's network", { sharedNetwork: 'host:a' }, undefined],
    [
      "on its machine's network with its own address only",
      { sharedNetwork: 'host:a', hosts: [host('a', '242.0.0.0')] },
      undefined,
    ],
    [
      "on its machine's network with lines of its own",
      { sharedNetwork: 'host:a', hosts: [host('b', '242.0.0.0'), host('a', '10.0.0.1')] },
      ['242.0.0.0', '242.0.0.0 b', '10.0.0.1 a'],
    ],
    ['on a network that others share', { sharedNetwork: 'pod:a' }, ['242.0.0.0']],
  ])('%s', (_, more, lines) => {
    expect(linesOf(more)).toEqual(lines);
  });
  test('that is mounted stays as it is', () => {
    expect(linesOf({}, new Map([['/etc/hosts', textOf('a\nb\n10.0.0.1 x\n')]]))).toEqual(['10.0.0.1 x']);
  });
});

describe('names that a workload knows', () => {
  const dns = service('dns', '10.96.0.10 fd00::10');
  const none = service('none', '');
  const addresses = new Map([
    [dns, ['10.96.0.10', 'fd00::10']],
    [none, []],
  ]);
  const named = new Map([dns, none].map((one) => [`${one.namespace}/${one.name}`, one]));
  const host = (name: string, to: NonNullable<WorkloadFact['hosts']>[number]['to'], more: object = {}) => ({
    name,
    to,
    description: 's',
    at: at(),
    ...more,
  });
  const of = (...hosts: NonNullable<WorkloadFact['hosts']>) => {
    const known = knownHosts(workload('a', [], { hosts }), named, addresses);
    return (name: string) =>
      known(name)?.map(({ address, inFile }) => (inFile === true ? `${address} in file` : address));
  };
  test.each<readonly [string, NonNullable<WorkloadFact['hosts']>, readonly string[] | undefined]>([
    ['none', [], undefined],
    ['an address', [host('x', located('10.0.0.1'))], ['10.0.0.1 in file']],
    ['an address at a resolver', [host('x', located('10.0.0.1'), { byResolver: true })], ['10.0.0.1']],
    ['the first', [host('x', located('10.0.0.1')), host('x', located('10.0.0.2'))], ['10.0.0.1 in file']],
    ['the first that is an address', [host('x', located('no')), host('x', located('10.0.0.2'))], ['10.0.0.2 in file']],
    ['what is open', [host('x', located(''), { isOpen: true }), host('x', located('10.0.0.2'))], undefined],
    ['a Service', [host('x', { namespace: 'kube-system', service: 'dns' })], ['10.96.0.10', 'fd00::10']],
    ['a Service without address', [host('x', { namespace: 'kube-system', service: 'none' })], undefined],
    ['no Service', [host('x', { namespace: 'other', service: 'dns' })], undefined],
  ])('%s', (_, hosts, expected) => {
    expect(of(...hosts)('x')).toEqual(expected);
    expect(of(...hosts)('y')).toBeUndefined();
  });

  const hosts = serviceHosts(addresses, 'Cluster.Local.');
  test.each([
    ['kube-system', 'dns', true],
    ['other', 'dns', false],
    ['other', 'dns.kube-system', true],
    ['other', 'dns.kube-system.svc', true],
    ['other', 'dns.kube-system.svc.cluster.local', true],
    ['other', 'dns.kube-system.svc.cluster', false],
  ])('in namespace %s %s', (namespace, name, is) => {
    expect(hosts(namespace)(name)?.map(({ address }) => address)).toEqual(is ? ['10.96.0.10', 'fd00::10'] : undefined);
  });

  test('what is asked at the start rests on an answer', () => {
    const known = atStart(hosts('kube-system'));
    expect(known('dns')?.map(({ assumes }) => assumes)).toEqual(
      Array(2).fill('the cluster DNS has answered for dns when this server started'),
    );
    expect(known('x')).toBeUndefined();
  });
  test('one beside another', () => {
    const first = of(host('x', located('10.0.0.1')));
    expect(first('x')).toBeDefined();
    const both = besides(
      knownHosts(workload('a', [], { hosts: [host('dns', located('10.0.0.1'))] }), named, addresses),
      hosts('kube-system'),
    );
    expect(both('dns')?.map(({ address }) => address)).toEqual(['10.0.0.1']);
    expect(both('dns.kube-system')?.map(({ address }) => address)).toEqual(['10.96.0.10', 'fd00::10']);
  });
  test.each([
    ['A.Org.', 'a.org'],
    ['a', 'a'],
  ])('the form of %s', (name, form) => expect(hostName(name)).toBe(form));
});

describe("of a machine's files", () => {
  const rivalry = (order: string, counts: Rivalry['counts'] = 'first', of = 'dns'): Rivalry => ({ of, order, counts });
  const one = (name: string, rivalries: readonly Rivalry[], more: Partial<NodeNetworkFact> = {}) =>
    nodeNetwork(name, '', { rivalries, ...more });
  const left = (...facts: readonly NodeNetworkFact[]) => withoutBeaten(facts).map(({ software }) => software);
  test.each<readonly [string, readonly NodeNetworkFact[], readonly string[]]>([
    ['the first counts', [one('b', [rivalry('2')]), one('a', [rivalry('1')])], ['a']],
    ['the last counts', [one('b', [rivalry('2', 'last')]), one('a', [rivalry('1', 'last')])], ['b']],
    ['those that are alike count', [one('a', [rivalry('1')]), one('b', [rivalry('1')])], ['a', 'b']],
    ['of what is no rival both do', [one('a', [rivalry('1')]), one('b', [rivalry('2', 'first', 'x')])], ['a', 'b']],
    ['without rivalry it does', [one('a', [rivalry('1')]), nodeNetwork('b', '')], ['a', 'b']],
    ['of another file both do', [one('a', [rivalry('1')]), one('b', [rivalry('2')], { at: at('x') })], ['a', 'b']],
    [
      'of one tree one does',
      [one('a', [rivalry('1')], { overlay: 't' }), one('b', [rivalry('2')], { overlay: 't', at: at('x') })],
      ['a'],
    ],
    [
      'of two trees both do',
      [one('a', [rivalry('1')], { overlay: 't' }), one('b', [rivalry('2')], { overlay: 'u' })],
      ['a', 'b'],
    ],
    [
      'of two pools both do',
      [one('a', [rivalry('1')], { pool: 'p' }), one('b', [rivalry('2')], { pool: 'q' })],
      ['a', 'b'],
    ],
    [
      'under a condition it does',
      [one('a', [rivalry('1')]), one('b', [rivalry('2')], { by: { when: 'x' } })],
      ['a', 'b'],
    ],
    [
      'of one role one does',
      [one('a', [rivalry('1')], { by: { role: 'r' } }), one('b', [rivalry('2')], { by: { role: 'r' }, at: at('x') })],
      ['a'],
    ],
    [
      'of the hosts of two plays both do',
      [one('a', [rivalry('1')], { by: { hosts: 'p' } }), one('b', [rivalry('2')], { by: { hosts: 'q' } })],
      ['a', 'b'],
    ],
    [
      'one rivalry after the other',
      [
        one('a', [rivalry('1'), rivalry('2', 'first', 'y')]),
        one('b', [rivalry('2'), rivalry('1', 'first', 'y')]),
        one('c', [rivalry('1'), rivalry('3', 'first', 'y')]),
      ],
      ['a'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(left(...facts)).toEqual(expected);
  });
});

describe('a ConfigMap that is stated twice, with the guard and without', () => {
  const [guarded, bare] = ['. {\n loop\n forward . 10.0.0.1\n}\n', '. {\n forward . 10.0.0.1\n}\n'];
  const map = (path: string, text: string, more: Partial<ConfigMapFact> = {}): ConfigMapFact =>
    configMap('coredns', { Corefile: text }, { at: at(path), ...more });
  const rivals = (...maps: readonly ConfigMapFact[]): readonly string[] => {
    const mounts = [{ volume: 'config', path: '/etc/coredns' }];
    const server = workload(
      'coredns',
      [container('coredns/coredns:1.11.3', '-conf /etc/coredns/Corefile', { mounts })],
      {
        volumes: [{ name: 'config', source: { kind: 'config-map', name: 'coredns', optional: false } }],
      },
    );
    return clusterOfFacts([server, ...maps]).guardRivals.map(({ name }) => name);
  };
  const NAME = 'ConfigMap kube-system/coredns';
  test.each<readonly [string, readonly ConfigMapFact[], readonly string[]]>([
    ['in two files, of which the last counts', [map('a', bare), map('b', guarded)], [NAME]],
    ['in two files, of which the last has none', [map('a', guarded), map('b', bare)], []],
    ['in two files, both with it', [map('a', guarded), map('b', guarded)], []],
    ['in one file, where the last counts', [map('a', bare), map('a', guarded)], []],
    [
      'in one file in no order',
      [map('a', bare, { isUnordered: true }), map('a', guarded, { isUnordered: true })],
      [NAME],
    ],
    ['in two files, of which a tool applies one', [map('a', bare, { appliedBy: 'task' }), map('b', guarded)], []],
    ['in two files, of which one is another cluster', [map('a', bare, { clusterPath: 'a' }), map('b', guarded)], []],
    [
      'in two files, of which an installer brings one',
      [map('a', bare, { installerDefault: 'x' }), map('b', guarded)],
      [],
    ],
  ])('%s', (_, maps, expected) => {
    expect(rivals(...maps)).toEqual(expected);
  });
});

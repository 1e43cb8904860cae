/** Which servers workloads run: the Corefile that a container reads, as which CoreDNS, and what its upstreams come to. */
import { describe, expect, test } from '@jest/globals';
import type { Fact } from '../../../src/core/facts/fact.ts';
import type { ConfigMapSource, Container, Mount, Volume, WorkloadFact } from '../../../src/core/facts/workload.ts';
import { noticeLines, serverLines, upstreamLines } from './described.ts';
import {
  at,
  clusterOfFacts,
  configMap,
  configText,
  container,
  coreDns,
  kubelet,
  located,
  network,
  nodeFile,
  profile,
  service,
  workload,
} from './facts.ts';

const TO = (address: string): string => `. {\n forward . ${address}\n}\n`;
const servers = (...facts: readonly Fact[]): readonly string[] => serverLines(clusterOfFacts(facts));
const upstreams = (...facts: readonly Fact[]): readonly string[] => upstreamLines(clusterOfFacts(facts));
const map = (name: string, more: Partial<ConfigMapSource> = {}): ConfigMapSource => ({
  kind: 'config-map',
  name,
  optional: false,
  ...more,
});
const volume = (name: string, source: Volume['source']): Volume => ({ name, source });
const mount = (name: string, path: string, subPath?: string): Mount => ({
  volume: name,
  path,
  ...(subPath === undefined ? {} : { subPath }),
});
/** A pod `dns` of one container with these volumes, each mounted at its path. */
const pod = (
  args: string,
  mounts: readonly Mount[],
  volumes: readonly Volume[],
  more: { readonly image?: string; readonly container?: Partial<Container>; readonly pod?: Partial<WorkloadFact> } = {},
): WorkloadFact =>
  workload('dns', [container(more.image ?? 'coredns/coredns:1.11.3', args, { mounts, ...more.container })], {
    volumes,
    ...more.pod,
  });
const CONFIG = configMap('dns', { Corefile: TO('10.0.0.1'), Other: TO('10.0.0.2'), 'Corefile.base': TO('10.0.0.3') });
const AT = [mount('config', '/etc/coredns')];
const OF = [volume('config', map('dns'))];

const BY_IMAGE = '; assuming the image starts CoreDNS with /etc/coredns/Corefile, which no argument names';
const MOUNTED_ELSEWHERE = '; assuming a CoreDNS reads ConfigMap kube-system/dns, which none that is shown does';

describe('a container reads', () => {
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'the file that it is reported',
      [pod('-conf /etc/coredns/Other', AT, OF), CONFIG],
      ['kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed', '  . 10.0.0.2:53'],
    ],
    [
      'the file that it is reported in one word',
      [pod('--conf=/etc/coredns/Other', AT, OF), CONFIG],
      ['kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed', '  . 10.0.0.2:53'],
    ],
    [
      'the last file that it is reported',
      [pod('-conf /etc/coredns/Corefile -conf /etc/coredns/Other', AT, OF), CONFIG],
      ['kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed', '  . 10.0.0.2:53'],
    ],
    [
      'a file by a path from the root',
      [pod('-conf ./etc/coredns/Other', AT, OF), CONFIG],
      ['kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed', '  . 10.0.0.2:53'],
    ],
    [
      'no file that is not there',
      [pod('-conf /etc/none', AT, OF), CONFIG],
      [
        'kube-system/ConfigMap/dns; pod:kube-system/ConfigMap/dns; 1.11.3; stated; assuming the workload that uses ConfigMap kube-system/dns runs in its own pod network with dnsPolicy Default',
        `  . 10.0.0.1:53${MOUNTED_ELSEWHERE}`,
      ],
    ],
    [
      'what is called Corefile where it is reported none',
      [pod('', AT, OF), CONFIG],
      [
        'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
        `  . 10.0.0.1:53${BY_IMAGE}`,
      ],
    ],
    [
      'nothing where it is no CoreDNS',
      [pod('', AT, OF, { image: 'example/dns' }), CONFIG],
      [
        'kube-system/ConfigMap/dns; pod:kube-system/ConfigMap/dns; 1.15.0; assuming the workload that uses ConfigMap kube-system/dns runs in its own pod network with dnsPolicy Default',
        '  . 10.0.0.1:53',
      ],
    ],
    [
      'a Corefile that it is reported, whatever it is',
      [pod('-conf /etc/coredns/Corefile', AT, OF, { image: 'example/dns' }), CONFIG],
      ['kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.15.0; installed', '  . 10.0.0.1:53'],
    ],
    [
      'a file that looks like one, whatever it is',
      [pod('-conf /etc/coredns/Other', AT, OF, { image: 'example/dns' }), CONFIG],
      ['kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.15.0; installed', '  . 10.0.0.2:53'],
    ],
    [
      'no file that does not look like one',
      [pod('-conf /etc/coredns/Other', AT, OF, { image: 'example/dns' }), configMap('dns', { Other: 'key = value\n' })],
      [],
    ],
    [
      'a Corefile by the program that it starts',
      [pod('/usr/bin/coredns', AT, OF, { image: 'example/dns' }), CONFIG],
      ['kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.15.0; installed', `  . 10.0.0.1:53${BY_IMAGE}`],
    ],
    [
      'a Corefile by its program’s name',
      [pod('coredns', AT, OF, { image: 'example/dns' }), CONFIG],
      ['kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.15.0; installed', `  . 10.0.0.1:53${BY_IMAGE}`],
    ],
    [
      'none by a word behind it',
      [pod('run coredns', AT, OF, { image: 'example/dns' }), CONFIG],
      [
        'kube-system/ConfigMap/dns; pod:kube-system/ConfigMap/dns; 1.15.0; assuming the workload that uses ConfigMap kube-system/dns runs in its own pod network with dnsPolicy Default',
        '  . 10.0.0.1:53',
      ],
    ],
    [
      'at its own port',
      [
        pod('-conf /etc/coredns/Other -dns.port 1053', AT, OF),
        configMap('dns', { Other: 'a.org {\n forward . 127.0.0.1:1053\n}\n' }),
      ],
      ['kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed', '  . 127.0.0.1:1053'],
    ],
    [
      'nothing as an init container',
      [pod('-conf /etc/coredns/Other', AT, OF, { container: { init: true } }), CONFIG],
      [
        'kube-system/ConfigMap/dns; pod:kube-system/ConfigMap/dns; 1.11.3; stated; assuming the workload that uses ConfigMap kube-system/dns runs in its own pod network with dnsPolicy Default',
        '  . 10.0.0.1:53',
      ],
    ],
  ])('%s', (_, facts, expected) => {
    expect(servers(...facts)).toEqual(expected);
  });
});

const NONE_SHOWN = '. 10.0.0.1:53; assuming a CoreDNS reads ConfigMap kube-system/dns, which none that is shown does';

describe('files of volumes', () => {
  const reading = (
    path: string,
    mounts: readonly Mount[],
    volumes: readonly Volume[],
    ...facts: readonly Fact[]
  ): readonly string[] => upstreams(pod(`-conf ${path}`, mounts, volumes), CONFIG, ...facts);
  const SECRET = configMap('dns', { Corefile: TO('10.0.0.7') }, { secret: true });
  const OTHERS = configMap('dns', { Corefile: TO('10.0.0.8') }, { namespace: 'other' });
  const text = (path: string, address: string): Fact => configText('corefile', path, TO(address));
  test.each<[string, readonly string[], readonly string[]]>([
    ['of a ConfigMap', reading('/x/Other', [mount('c', '/x/')], [volume('c', map('dns'))]), ['. 10.0.0.2:53']],
    [
      'of chosen keys',
      reading('/x/y', [mount('c', '/x')], [volume('c', map('dns', { items: [{ key: 'Other', path: 'y' }] }))]),
      ['. 10.0.0.2:53'],
    ],
    [
      'not of keys that are not chosen',
      reading('/x/Corefile', [mount('c', '/x')], [volume('c', map('dns', { items: [{ key: 'Other', path: 'y' }] }))]),
      [`. 10.0.0.1:53${MOUNTED_ELSEWHERE}`],
    ],
    [
      'of a key that is chosen twice, the first time',
      reading(
        '/x/y',
        [mount('c', '/x')],
        [
          volume(
            'c',
            map('dns', {
              items: [
                { key: 'Other', path: 'y' },
                { key: 'Other', path: 'z' },
              ],
            }),
          ),
        ],
      ),
      ['. 10.0.0.2:53'],
    ],
    ['of one key in place', reading('/x', [mount('c', '/x', 'Other')], [volume('c', map('dns'))]), ['. 10.0.0.2:53']],
    [
      'not of another key in its place',
      reading('/x', [mount('c', '/x', 'None')], [volume('c', map('dns'))]),
      [`. 10.0.0.1:53${MOUNTED_ELSEWHERE}`],
    ],
    [
      'of a Secret',
      reading('/x/Corefile', [mount('c', '/x')], [volume('c', map('dns', { secret: true }))], SECRET),
      ['. 10.0.0.7:53'],
    ],
    [
      'of the ConfigMap of its own namespace',
      reading('/x/Corefile', [mount('c', '/x')], [volume('c', map('dns'))], OTHERS),
      ['. 10.0.0.1:53', '. 10.0.0.8:53'],
    ],
    [
      'of the only ConfigMap of that name, in another namespace',
      upstreams(pod('-conf /x/Corefile', [mount('c', '/x')], [volume('c', map('dns'))]), OTHERS),
      ['. 10.0.0.8:53; assuming ConfigMap other/dns is in namespace kube-system as well'],
    ],
    [
      'of one in the namespace default, which states that',
      upstreams(
        pod('-conf /x/Corefile', [mount('c', '/x')], [volume('c', map('dns'))]),
        configMap('dns', { Corefile: TO('10.0.0.8') }, { namespace: 'default', isInDefault: true }),
      ),
      ['. 10.0.0.8:53; assuming ConfigMap default/dns is in namespace kube-system as well'],
    ],
    [
      'of several, the last of one path',
      reading(
        '/x/Corefile',
        [mount('c', '/x')],
        [volume('c', { kind: 'projected', sources: [map('dns'), map('more')] })],
        configMap('more', { Corefile: TO('10.0.0.6') }),
      ),
      ['. 10.0.0.6:53'],
    ],
    [
      'of the first volume of a name',
      reading(
        '/x/Corefile',
        [mount('c', '/x')],
        [volume('c', map('dns')), volume('c', map('more'))],
        configMap('more', { Corefile: TO('10.0.0.6') }),
      ),
      [
        '. 10.0.0.1:53',
        '. 10.0.0.6:53; assuming a CoreDNS reads ConfigMap kube-system/more, which none that is shown does',
      ],
    ],
    [
      'of no claim',
      reading('/x/Corefile', [mount('c', '/x')], [volume('c', { kind: 'other', type: 'pvc' })]),
      [NONE_SHOWN],
    ],
    [
      'of the repository: a folder',
      reading(
        '/x/Corefile',
        [mount('c', '/x')],
        [volume('c', { kind: 'repository', path: 'conf' })],
        text('conf/Corefile', '10.0.0.5'),
        text('confx/Corefile', '10.0.0.6'),
      ),
      ['. 10.0.0.5:53', '. 10.0.0.6:53'],
    ],
    [
      'of the repository: a file',
      reading(
        '/x',
        [mount('c', '/x')],
        [volume('c', { kind: 'repository', path: 'conf/Corefile' })],
        text('conf/Corefile', '10.0.0.5'),
      ),
      ['. 10.0.0.5:53'],
    ],
    [
      'of the node',
      reading(
        '/x/Corefile',
        [mount('c', '/x')],
        [volume('c', { kind: 'host-path', path: '/etc/dns/' })],
        nodeFile('/etc/dns/Corefile', TO('10.0.0.5')),
        nodeFile('/etc/dnsx/Corefile', TO('10.0.0.6')),
      ),
      ['. 10.0.0.5:53'],
    ],
    [
      'of the node: a file',
      reading(
        '/x',
        [mount('c', '/x')],
        [volume('c', { kind: 'host-path', path: '/etc/dns/Corefile' })],
        nodeFile('/etc/dns/Corefile', TO('10.0.0.5')),
      ),
      ['. 10.0.0.5:53'],
    ],
    [
      'of the node: a part of a folder',
      reading(
        '/x/Corefile',
        [mount('c', '/x', 'sub')],
        [volume('c', { kind: 'host-path', path: '/etc/dns' })],
        nodeFile('/etc/dns/sub/Corefile', TO('10.0.0.5')),
      ),
      ['. 10.0.0.5:53'],
    ],
    [
      'of a folder that mirrors the node',
      reading(
        '/x/Corefile',
        [mount('c', '/x')],
        [volume('c', { kind: 'host-path', path: '/etc/dns' })],
        text('nodes/etc/dns/Corefile', '10.0.0.5'),
      ),
      ['. 10.0.0.5:53'],
    ],
    [
      'of the node before what mirrors it',
      reading(
        '/x/Corefile',
        [mount('c', '/x')],
        [volume('c', { kind: 'host-path', path: '/etc/dns' })],
        nodeFile('/etc/dns/Corefile', TO('10.0.0.5')),
        configText('corefile', 'nodes/etc/dns/Corefile', TO('10.0.0.6')),
      ),
      ['. 10.0.0.5:53', '. 10.0.0.6:53'],
    ],
    [
      'of a folder that mirrors the node with more files',
      reading(
        '/x/Corefile',
        [mount('c', '/x')],
        [volume('c', { kind: 'host-path', path: '/etc/dns' })],
        text('nodes/etc/dns/Corefile', '10.0.0.5'),
        text('nodes/etc/dns/more', '10.0.0.6'),
      ),
      ['. 10.0.0.5:53', '. 10.0.0.6:53'],
    ],
    [
      'of none where two mirror it',
      reading(
        '/x/Corefile',
        [mount('c', '/x')],
        [volume('c', { kind: 'host-path', path: '/etc/dns' })],
        text('a/etc/dns/Corefile', '10.0.0.5'),
        text('b/etc/dns/Corefile', '10.0.0.6'),
      ),
      [NONE_SHOWN, '. 10.0.0.5:53', '. 10.0.0.6:53'],
    ],
    [
      'of the root of a node are none',
      reading(
        '/x/etc/Corefile',
        [mount('c', '/x')],
        [volume('c', { kind: 'host-path', path: '/' })],
        nodeFile('/etc/Corefile', TO('10.0.0.5')),
      ),
      [NONE_SHOWN],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe('the resolver file that a container sees', () => {
  const RESOLV = '-conf /etc/coredns/Corefile';
  const ASKS = configMap('dns', { Corefile: TO('/etc/resolv.conf') });
  const NODES = [
    kubelet({ resolvConf: located('/etc/nodes.conf') }),
    nodeFile('/etc/nodes.conf', 'nameserver 10.0.0.9'),
  ];
  const seen = (
    more: Partial<WorkloadFact>,
    mounts: readonly Mount[] = [],
    volumes: readonly Volume[] = [],
    ...facts: readonly Fact[]
  ): readonly string[] =>
    upstreams(pod(RESOLV, [...AT, ...mounts], [...OF, ...volumes], { pod: more }), ASKS, ...NODES, ...facts);
  const DNS: Fact = network({ clusterDNS: [located('10.96.0.10')] });
  const listed = (...all: readonly string[]) => ({ nameservers: all.map((one) => located(one)), at: at() });
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'is the node’s with Default',
      seen({}),
      [
        ". 10.0.0.9:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /etc/nodes.conf into pods with dnsPolicy Default > resolver-file: /etc/nodes.conf on the node lists nameserver 10.0.0.9",
      ],
    ],
    [
      'is the cluster DNS without a policy',
      seen({ dnsPolicy: located('ClusterFirst') }, [], [], DNS),
      [
        ". 10.96.0.10:53; dnsPolicy: dnsPolicy ClusterFirst: the pod's resolver is the cluster DNS 10.96.0.10 > cluster-dns: the cluster DNS address is 10.96.0.10",
      ],
    ],
    [
      'is the address of the DNS Service',
      seen({ dnsPolicy: located('ClusterFirst') }, [], [], service('kube-dns', '10.96.0.10')),
      [
        ". 10.96.0.10:53; dnsPolicy: dnsPolicy ClusterFirst: the pod's resolver is the cluster DNS 10.96.0.10 > cluster-dns: the cluster DNS is Service kube-system/kube-dns",
      ],
    ],
    [
      'is the cluster DNS, unsaid',
      upstreams(...[pod(RESOLV, AT, OF)].map(({ dnsPolicy: _, ...one }) => one), ASKS, DNS),
      [
        ". 10.96.0.10:53; dnsPolicy: no dnsPolicy: the API server writes ClusterFirst: the pod's resolver is the cluster DNS 10.96.0.10 > cluster-dns: the cluster DNS address is 10.96.0.10",
      ],
    ],
    [
      'is not known where the cluster DNS is not',
      upstreams(
        pod(RESOLV, AT, OF, { pod: { dnsPolicy: located('ClusterFirstWithHostNet'), hostNetwork: true } }),
        ASKS,
      ),
      ['. ? the cluster DNS address is not stated; missing cluster-dns; dnsPolicy: dnsPolicy ClusterFirstWithHostNet'],
    ],
    [
      'is the node’s in its network',
      seen({ dnsPolicy: located('ClusterFirst'), hostNetwork: true }, [], [], DNS),
      [
        ". 10.0.0.9:53; dnsPolicy: dnsPolicy ClusterFirst with hostNetwork: the pod gets the node's resolver file > kubelet: kubelet copies /etc/nodes.conf into pods with dnsPolicy Default > resolver-file: /etc/nodes.conf on the node lists nameserver 10.0.0.9",
      ],
    ],
    [
      'is the cluster DNS in the node’s network',
      seen({ dnsPolicy: located('ClusterFirstWithHostNet'), hostNetwork: true }, [], [], DNS),
      [
        ". 10.96.0.10:53; dnsPolicy: dnsPolicy ClusterFirstWithHostNet: the pod's resolver is the cluster DNS 10.96.0.10 > cluster-dns: the cluster DNS address is 10.96.0.10",
      ],
    ],
    [
      'is the cluster DNS by a policy of later',
      seen({ dnsPolicy: located('Future') }, [], [], DNS),
      [
        ". 10.96.0.10:53; dnsPolicy: dnsPolicy Future: the pod's resolver is the cluster DNS 10.96.0.10 > cluster-dns: the cluster DNS address is 10.96.0.10",
      ],
    ],
    [
      'is what the pod lists',
      seen({ dnsPolicy: located('None'), dnsConfig: listed('10.0.0.3', '10.0.0.4', '10.0.0.3', 'x y', 'name') }),
      [
        '. 10.0.0.3:53; resolver-file: dnsConfig lists nameserver 10.0.0.3',
        '. 10.0.0.4:53; resolver-file: dnsConfig lists nameserver 10.0.0.4',
        '. x y:0',
      ],
    ],
    [
      'lists nothing',
      seen({ dnsPolicy: located('None') }),
      ['. ? the resolver file lists no nameserver; missing pod-file /etc/resolv.conf'],
    ],
    [
      'is the node’s and what the pod lists, three in all',
      seen({ dnsConfig: { ...listed('10.0.0.3', '10.0.0.9', '10.0.0.4', '10.0.0.5'), from: 'Compose' } }),
      [
        ". 10.0.0.9:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /etc/nodes.conf into pods with dnsPolicy Default > resolver-file: /etc/nodes.conf on the node lists nameserver 10.0.0.9",
        '. 10.0.0.3:53; resolver-file: Compose lists nameserver 10.0.0.3',
        '. 10.0.0.4:53; resolver-file: Compose lists nameserver 10.0.0.4',
      ],
    ],
    [
      'is not known by the pod’s own setting',
      seen({ dnsConfig: { ...listed(), unknown: 'a file of its own' } }),
      ['. ? a file of its own; missing value'],
    ],
    [
      'is not known while a template decides the policy',
      seen({ dnsPolicyUnknown: located('a template decides') }),
      ['. ? a template decides; missing value; dnsPolicy: a template decides'],
    ],
    [
      'is a file of the node that is mounted',
      seen({}, [mount('r', '/etc/resolv.conf')], [volume('r', { kind: 'host-path', path: '/etc/nodes.conf' })]),
      ['. 10.0.0.9:53; resolver-file: /etc/resolv.conf lists nameserver 10.0.0.9'],
    ],
    [
      'is a file of a folder of the node',
      seen(
        {},
        [mount('e', '/etc/'), mount('r', '/et')],
        [volume('e', { kind: 'host-path', path: '/mnt' }), volume('r', { kind: 'host-path', path: '/y' })],
        nodeFile('/mnt/resolv.conf', 'nameserver 10.0.0.8'),
      ),
      [
        '. 10.0.0.8:53; link: the pod mounts /mnt/resolv.conf of its node at /etc/resolv.conf > resolver-file: /mnt/resolv.conf on the node lists nameserver 10.0.0.8',
      ],
    ],
    [
      'is a part of a folder of the node',
      seen(
        {},
        [mount('e', '/etc', 'sub')],
        [volume('e', { kind: 'host-path', path: '/mnt' })],
        nodeFile('/mnt/sub/resolv.conf', 'nameserver 10.0.0.8'),
      ),
      [
        '. 10.0.0.8:53; link: the pod mounts /mnt/sub/resolv.conf of its node at /etc/resolv.conf > resolver-file: /mnt/sub/resolv.conf on the node lists nameserver 10.0.0.8',
      ],
    ],
    [
      'is the deepest that is mounted',
      seen(
        {},
        [mount('r', '/etc/resolv.conf'), mount('e', '/etc')],
        [volume('e', { kind: 'host-path', path: '/mnt' }), volume('r', { kind: 'host-path', path: '/r' })],
        nodeFile('/mnt/resolv.conf', 'nameserver 10.0.0.8'),
        nodeFile('/r', 'nameserver 10.0.0.7'),
      ),
      ['. 10.0.0.7:53; resolver-file: /etc/resolv.conf lists nameserver 10.0.0.7'],
    ],
    [
      'is not known of a claim',
      seen({}, [mount('r', '/etc/resolv.conf')], [volume('r', { kind: 'other', type: 'pvc' })]),
      ['. ? what is mounted at /etc/resolv.conf is not stated; missing pod-file /etc/resolv.conf'],
    ],
    [
      'of a ConfigMap is what that holds',
      upstreams(
        pod(RESOLV, AT, OF),
        configMap('dns', {
          Corefile: TO('/etc/coredns/r.conf /etc/none'),
          'r.conf': 'nameserver 10.0.0.1\nnameserver fe80::1%eth0\nnameserver name\nnameserver a b\n',
        }),
      ),
      [
        '. 10.0.0.1:53; resolver-file: /etc/coredns/r.conf lists nameserver 10.0.0.1',
        '. fe80::1:53; resolver-file: /etc/coredns/r.conf lists nameserver fe80::1',
        '. ? what name resolves to is not stated; missing host-name name',
        '. ? what a resolves to is not stated; missing host-name a',
        '. ? what /etc/none holds is not stated; missing pod-file /etc/none',
      ],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  test('is one server for pools on which it is the same', () => {
    const nodes = ['a', 'b', 'c'].map((pool) => kubelet({ pool, resolvConf: located(pool === 'c' ? '/c' : '/r') }));
    const files = [nodeFile('/r', 'nameserver 10.0.0.1'), nodeFile('/c', 'nameserver 10.0.0.2')];
    expect(servers(pod(RESOLV, AT, OF), ASKS, ...nodes, ...files)).toEqual([
      'kube-system/Deployment/dns on a (kube-system/Deployment/dns); pod:kube-system/Deployment/dns on a; 1.11.3; stated; installed',
      "  . 10.0.0.1:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.1",
      'kube-system/Deployment/dns on c (kube-system/Deployment/dns); pod:kube-system/Deployment/dns on c; 1.11.3; stated; installed',
      "  . 10.0.0.2:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /c into pods with dnsPolicy Default > resolver-file: /c on the node lists nameserver 10.0.0.2",
    ]);
    expect(servers(pod(RESOLV, AT, OF, { pod: { hostNetwork: true } }), ASKS, ...nodes, ...files)).toEqual([
      'kube-system/Deployment/dns on a (kube-system/Deployment/dns); node:a; 1.11.3; stated; installed',
      "  . 10.0.0.1:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.1",
      'kube-system/Deployment/dns on b (kube-system/Deployment/dns); node:b; 1.11.3; stated; installed',
      "  . 10.0.0.1:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.1",
      'kube-system/Deployment/dns on c (kube-system/Deployment/dns); node:c; 1.11.3; stated; installed',
      "  . 10.0.0.2:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /c into pods with dnsPolicy Default > resolver-file: /c on the node lists nameserver 10.0.0.2",
    ]);
  });
});

describe('the version is', () => {
  const of = (image: string, more: Partial<WorkloadFact> = {}): Fact =>
    pod('-conf /etc/coredns/Corefile', AT, OF, { image, pod: more });
  const known = (name: string, image: string, more: Partial<WorkloadFact> = {}): Fact =>
    workload(name, [container(image)], more);
  const version = (facts: readonly Fact[], settings?: Parameters<typeof clusterOfFacts>[1]): string => {
    const { servers: found } = clusterOfFacts([...facts, CONFIG], settings);
    const one = found.find(({ name }) => name.includes('dns'));
    return `${one?.version} ${one?.versionAt === undefined ? '' : one.versionAt.file.path}`;
  };
  test.each<[string, readonly Fact[], Parameters<typeof clusterOfFacts>[1], string]>([
    [
      'the image’s',
      [of('coredns/coredns:v1.9.3@sha256:1')],
      { corednsVersion: located('1.8.0', 'config') },
      '1.9.3 all.yaml',
    ],
    [
      'the one that is declared',
      [of('coredns/coredns:latest'), network({ corednsVersion: located('v1.7.0', 'n') })],
      { corednsVersion: located('1.8.0', 'config') },
      '1.8.0 config',
    ],
    [
      'the one that an installer is reported',
      [of('coredns/coredns'), network({ corednsVersion: located('v1.7.0-eksbuild.1', 'n') })],
      undefined,
      '1.7.0 n',
    ],
    [
      'none that is none',
      [of('coredns/coredns'), network({ corednsVersion: located('latest', 'n') })],
      undefined,
      '1.15.0 ',
    ],
    [
      'none of two that differ',
      [
        of('coredns/coredns'),
        network({ corednsVersion: located('1.7.0', 'n') }),
        network({ corednsVersion: located('1.8.0', 'n') }),
      ],
      undefined,
      '1.15.0 ',
    ],
    [
      'not that of other images',
      [of('coredns/coredns'), known('x', 'coredns/coredns:1.10.1'), known('y', 'coredns/coredns:1.10.1')],
      undefined,
      '1.15.0 ',
    ],
    [
      'that of no two images',
      [of('coredns/coredns'), known('x', 'coredns/coredns:1.10.1'), known('y', 'coredns/coredns:1.10.0')],
      undefined,
      '1.15.0 ',
    ],
    [
      'that of no image that a platform brings',
      [of('coredns/coredns'), known('x', 'coredns/coredns:1.10.1', { installerDefault: 'k3s brings it' })],
      undefined,
      '1.15.0 ',
    ],
    [
      'that of no other program',
      [of('coredns/coredns'), known('x', 'example/node-cache:1.10.1')],
      undefined,
      '1.15.0 ',
    ],
    [
      'what Kubernetes brings',
      [of('coredns/coredns'), network({ kubernetesVersion: located('v1.25.3', 'n') })],
      undefined,
      '1.9.3 n',
    ],
    [
      'not what a Kubernetes that nobody knows brings',
      [of('coredns/coredns'), network({ kubernetesVersion: located('1.99', 'n') })],
      undefined,
      '1.15.0 ',
    ],
    [
      'node-cache’s own',
      [of('registry.k8s.io/dns/k8s-dns-node-cache:1.23.0'), network({ corednsVersion: located('1.7.0', 'n') })],
      undefined,
      '1.10.0 all.yaml',
    ],
    [
      'none of a node-cache without a tag',
      [of('registry.k8s.io/dns/k8s-dns-node-cache'), network({ corednsVersion: located('1.7.0', 'n') })],
      undefined,
      '1.13.2 ',
    ],
  ])('%s', (_, facts, settings, expected) => {
    expect(version(facts, settings)).toBe(expected);
  });
  test('an older one where the newest refuses the Corefile and nothing states it', () => {
    const old = (image: string): readonly Fact[] => [
      of(image),
      configMap('dns', { Corefile: '. {\n proxy . 10.0.0.1\n}\n' }),
    ];
    expect(servers(...old('coredns/coredns'))).toEqual([
      'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.4.0; refused since 1.5.0; installed',
      '  . 10.0.0.1:53; assuming CoreDNS is older than 1.5.0, which does not start with this Corefile',
    ]);
    expect(servers(...old('coredns/coredns:1.11.3'))).toEqual([
      'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
      '  . 10.0.0.1:53',
    ]);
  });
});

describe('a host name', () => {
  const IMAGE = 'coredns/coredns:1.15.0';
  const by =
    (image: string) =>
    (name: string, more: Partial<WorkloadFact> = {}, ...facts: readonly Fact[]): readonly string[] =>
      upstreams(
        pod('-conf /etc/coredns/Corefile', AT, OF, { pod: more, image }),
        configMap('dns', { Corefile: TO(name) }),
        ...facts,
      );
  const named = by(IMAGE);
  /** Releases that look a name up behind search domains too. */
  const searched = by(IMAGE.replace(/:.*/, ':1.14.7'));
  const host = (name: string, to: string | { namespace: string; service: string }) => ({
    name,
    to: typeof to === 'string' ? located(to) : to,
    description: `${name} is written`,
    at: at(),
  });
  const S = service('resolver', '10.96.0.7', '53', { namespace: 'infra' });
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'is an address of the pod’s hosts',
      named('up.test', {
        hosts: [host('up.test', '10.0.0.1'), host('up.test', '10.0.0.2'), host('other.test', '10.0.0.3')],
      }),
      ['. 10.0.0.1:53; -: up.test is written'],
    ],
    [
      'is no address that is none',
      named('up.test', { hosts: [host('up.test', 'x')] }),
      ['. ? what up.test resolves to is not stated; missing host-name up.test'],
    ],
    [
      'is a Service of the pod’s hosts',
      named('up.test', { hosts: [host('up.test', { namespace: 'infra', service: 'resolver' })] }, S),
      ['. 10.96.0.7:53; -: up.test is written'],
    ],
    [
      'is no Service that is not there',
      named('up.test', { hosts: [host('up.test', { namespace: 'infra', service: 'none' })] }, S),
      ['. ? what up.test resolves to is not stated; missing host-name up.test'],
    ],
    [
      'is a Service by its name in full',
      named('resolver.infra.svc.cluster.local', { dnsPolicy: located('ClusterFirst') }, S),
      [
        '. 10.96.0.7:53; service: resolver.infra.svc is Service infra/resolver; assuming the cluster DNS has answered for resolver.infra.svc.cluster.local when this server started',
      ],
    ],
    [
      'is a Service by shorter names',
      searched('Resolver.infra.svc', { dnsPolicy: located('ClusterFirst') }, S),
      [
        '. 10.96.0.7:53; service: resolver.infra.svc is Service infra/resolver; assuming the cluster DNS has answered for resolver.infra.svc when this server started',
      ],
    ],
    [
      'is a Service by its name and namespace',
      searched('resolver.infra', { dnsPolicy: located('ClusterFirst') }, S),
      [
        '. 10.96.0.7:53; service: resolver.infra.svc is Service infra/resolver; assuming the cluster DNS has answered for resolver.infra when this server started',
      ],
    ],
    [
      'is a Service beside it',
      searched(
        'resolver',
        { dnsPolicy: located('ClusterFirst'), namespace: 'infra' },
        S,
        configMap('dns', { Corefile: TO('resolver') }, { namespace: 'infra' }),
      ),
      [
        '. 10.96.0.7:53; service: resolver.infra.svc is Service infra/resolver; assuming the cluster DNS has answered for resolver when this server started',
        '. ? what resolver resolves to is not stated; missing host-name resolver',
      ],
    ],
    [
      'is none by a shorter name that is looked up with a final dot',
      named('resolver.infra.svc', { dnsPolicy: located('ClusterFirst') }, S),
      ['. ? what resolver.infra.svc resolves to is not stated; missing host-name resolver.infra.svc'],
    ],
    [
      'is no Service of another namespace',
      searched('resolver', { dnsPolicy: located('ClusterFirst') }, S),
      ['. ? what resolver resolves to is not stated; missing host-name resolver'],
    ],
    [
      'is no Service for who does not ask the cluster DNS',
      named('resolver.infra.svc'),
      ['. ? what resolver.infra.svc resolves to is not stated; missing host-name resolver.infra.svc'],
    ],
    [
      'is loopback',
      named('localhost'),
      ['. 127.0.0.1:53; assuming the resolver of its pod has an address for localhost'],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
  test('is a resolver that is declared', () => {
    const resolvers = [{ name: 'Up.test', addresses: [located('10.0.0.1'), located('x')], forwards: [], at: at() }];
    const facts = [
      pod('-conf /etc/coredns/Corefile', AT, OF, { image: IMAGE }),
      configMap('dns', { Corefile: TO('up.test.') }),
    ];
    expect(upstreamLines(clusterOfFacts(facts, { resolvers }))).toEqual([
      '. 10.0.0.1:53; -: the configuration says that up.test. is 10.0.0.1',
      '. x:53; -: the configuration says that up.test. is x',
    ]);
  });
});

describe('an upstream that is listed twice', () => {
  const twice = (version: string): readonly string[] =>
    upstreams(
      ...coreDns('dns', TO('10.0.0.1 10.0.0.1:53 tls://10.0.0.1:53 10.0.0.2'), {}, `coredns/coredns:${version}`),
    );
  test.each<[string, readonly string[]]>([
    ['1.14.3', ['. 10.0.0.1:53', '. 10.0.0.1:53', '. tls://10.0.0.1:53', '. 10.0.0.2:53']],
    ['1.14.4', ['. 10.0.0.1:53', '. 10.0.0.2:53']],
    ['1.15.0', ['. 10.0.0.1:53', '. tls://10.0.0.1:53', '. 10.0.0.2:53']],
  ])('is asked as often as CoreDNS %s does', (version, expected) => {
    expect(twice(version)).toEqual(expected);
  });
});

describe('node-cache', () => {
  const IMAGE = 'registry.k8s.io/dns/k8s-dns-node-cache:1.23.0';
  const BASE =
    'cluster.local:53 {\n bind __PILLAR__LOCAL__DNS__ __PILLAR__DNS__SERVER__\n forward . __PILLAR__CLUSTER__DNS__\n}\n.:53 {\n bind __PILLAR__LOCAL__DNS__\n forward . __PILLAR__UPSTREAM__SERVERS__\n}\n';
  const cache = (args: string, text = BASE, ...facts: readonly Fact[]): readonly string[] =>
    servers(
      pod(args, AT, [volume('config', map('cache')), volume('kube-dns', map('kube-dns', { optional: true }))], {
        image: IMAGE,
        container: { mounts: [...AT, mount('kube-dns', '/etc/kube-dns')] },
        pod: { hostNetwork: true },
      }),
      configMap('cache', { 'Corefile.base': text }),
      kubelet({ resolvConf: located('/r') }),
      nodeFile('/r', 'nameserver 10.0.0.9'),
      ...facts,
    );
  const KUBE_DNS = service('kube-dns', '10.96.0.10');
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'fills in its own addresses and the Service’s',
      cache('-localip 169.254.20.10,10.96.0.10', BASE, KUBE_DNS),
      [
        'kube-system/Deployment/dns; node:default; node-cache; stated; claims 169.254.20.10 10.96.0.10; installed',
        '  . 10.96.0.10:53',
        "  . 10.0.0.9:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.9",
      ],
    ],
    [
      'fills in another Service’s',
      cache('-localip 169.254.20.10 -upstreamsvc up', BASE, KUBE_DNS, service('up', '10.96.0.11')),
      [
        'kube-system/Deployment/dns; node:default; node-cache; stated; claims 169.254.20.10; installed',
        '  . 10.96.0.11:53',
        "  . 10.0.0.9:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.9",
      ],
    ],
    [
      'leaves what no Service fills in',
      cache('-localip 169.254.20.10 -upstreamsvc up', BASE, KUBE_DNS),
      [
        'kube-system/Deployment/dns; node:default; node-cache; stated; claims 169.254.20.10; installed',
        '  . ? __PILLAR__CLUSTER__DNS__ is filled in on the node; missing cluster-dns',
        "  . 10.0.0.9:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.9",
      ],
    ],
    [
      'fills in the cluster DNS where there is no Service',
      cache('-localip 169.254.20.10', BASE, network({ clusterDNS: [located('10.1.1.1')] })),
      [
        'kube-system/Deployment/dns; node:default; node-cache; stated; claims 169.254.20.10; installed',
        '  . 10.1.1.1:53',
        "  . 10.0.0.9:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.9",
      ],
    ],
    [
      'takes over the Service’s address',
      cache('-localip 169.254.20.10,10.96.0.10'),
      [
        'kube-system/Deployment/dns; node:default; node-cache; stated; claims 169.254.20.10 10.96.0.10; installed',
        '  . 10.96.0.10:53; placeholder: node-cache asks the Service kube-dns, whose address it takes over on the node; assuming 10.96.0.10, which the cache takes over, is the address of the Service kube-dns',
        "  . 10.0.0.9:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.9",
      ],
    ],
    [
      'takes over none that is written out',
      cache('-localip 169.254.20.10,10.96.0.10', '.:53 {\n forward . 10.96.0.10\n}\n'),
      [
        'kube-system/Deployment/dns; node:default; node-cache; stated; claims 169.254.20.10 10.96.0.10; installed',
        '  . 10.96.0.10:53',
      ],
    ],
    [
      'takes over none of two',
      cache('-localip 169.254.20.10,10.96.0.10,10.96.0.11'),
      [
        'kube-system/Deployment/dns; node:default; node-cache; stated; claims 169.254.20.10 10.96.0.10 10.96.0.11; installed',
        '  . ? __PILLAR__CLUSTER__DNS__ is filled in on the node; missing cluster-dns',
        "  . 10.0.0.9:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.9",
      ],
    ],
    [
      'takes over none where the Service states one',
      cache('-localip 169.254.20.10,10.96.0.12', BASE, KUBE_DNS),
      [
        'kube-system/Deployment/dns; node:default; node-cache; stated; claims 169.254.20.10 10.96.0.12; installed',
        '  . 10.96.0.10:53',
        "  . 10.0.0.9:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.9",
      ],
    ],
    [
      'takes over none where it has no other',
      cache('-localip 10.96.0.10'),
      [
        'kube-system/Deployment/dns; node:default; node-cache; stated; claims 10.96.0.10; installed',
        '  . ? __PILLAR__CLUSTER__DNS__ is filled in on the node; missing cluster-dns',
        "  . 10.0.0.9:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.9",
      ],
    ],
    [
      'leaves what its own flag has not filled in',
      cache('-localip __PILLAR__LOCAL__DNS__', BASE, KUBE_DNS),
      [
        'kube-system/Deployment/dns; node:default; node-cache; stated; installed',
        '  . 10.96.0.10:53',
        "  . 10.0.0.9:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.9",
      ],
    ],
    [
      'asks the servers of kube-dns, and adds its stub domains',
      cache(
        '-localip 169.254.20.10',
        BASE,
        KUBE_DNS,
        configMap('kube-dns', {
          stubDomains: '{"corp.test": ["10.0.0.5", "10.0.0.6:54", "name"]}',
          upstreamNameservers: '["10.0.0.7"]',
        }),
      ),
      [
        'kube-system/Deployment/dns; node:default; node-cache; stated; claims 169.254.20.10; installed',
        '  . 10.96.0.10:53',
        '  . 10.0.0.7:53; placeholder: upstreamNameservers lists 10.0.0.7: node-cache writes it in place of __PILLAR__UPSTREAM__SERVERS__',
        '  . 10.0.0.5:53',
        '  . 10.0.0.6:54',
        '  . ? what name resolves to is not stated; missing value',
      ],
    ],
    [
      'adds stub domains at its own port',
      cache(
        '-localip 169.254.20.10 -localport 54',
        BASE,
        KUBE_DNS,
        configMap('kube-dns', { stubDomains: '{"corp.test": ["[fd00::5]:55"]}' }),
      ),
      [
        'kube-system/Deployment/dns; node:default; node-cache; stated; claims 169.254.20.10; installed',
        '  . 10.96.0.10:53',
        "  . 10.0.0.9:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.9",
        '  . fd00::5:55',
      ],
    ],
    [
      'reads another base',
      cache('-localip 169.254.20.10 -basecorefile /etc/coredns/none', BASE, KUBE_DNS),
      [
        'kube-system/Deployment/dns; node:default; node-cache; stated; claims 169.254.20.10; installed',
        '  . 10.96.0.10:53',
        "  . 10.0.0.9:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /r into pods with dnsPolicy Default > resolver-file: /r on the node lists nameserver 10.0.0.9",
      ],
    ],
    [
      'reads its Corefile as it is',
      servers(pod('-corefile /etc/coredns/Corefile', AT, OF, { image: IMAGE, pod: { hostNetwork: true } }), CONFIG),
      ['kube-system/Deployment/dns; node:default; node-cache; stated; installed', '  . 10.0.0.1:53'],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe('the blocks that node-cache adds', () => {
  const blocks = (
    args: string,
    stubDomains: string,
    corefile: string,
    more: Partial<WorkloadFact> = { hostNetwork: true },
  ): readonly string[] => {
    const mounts = [...AT, mount('kube-dns', '/etc/kube-dns')];
    const made = clusterOfFacts([
      pod(args, AT, [volume('config', map('cache')), volume('kube-dns', map('kube-dns'))], {
        image: 'k8s-dns-node-cache:1.23.0',
        container: { mounts },
        pod: more,
      }),
      configMap('cache', { 'Corefile.base': corefile }),
      configMap('kube-dns', { stubDomains }),
    ]).servers.flatMap(({ config }) => [
      ...config.blocks.map(
        ({ keys, bind }) =>
          `${keys.map(({ zone, port }) => `${zone}:${port}`).join(' ')} at ${bind.map(({ value }) => (value.kind === 'address' ? value.address : value.name)).join(' ')}`,
      ),
      ...config.errors.map(({ message }) => message),
    ]);
    return made;
  };
  const OWN =
    '.:53 {\n bind 169.254.20.10\n forward . 10.0.0.1\n}\ncorp.test:53 {\n bind 169.254.20.10\n forward . 10.0.0.2\n}\n';
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'are none without stub domains; what its own flag leaves open stays open',
      blocks('-localip __PILLAR__LOCAL__DNS__', '{}', '.:53 {\n bind __PILLAR__LOCAL__DNS__\n forward . 10.0.0.1\n}\n'),
      ['.:53 at __PILLAR__LOCAL__DNS__'],
    ],
    [
      'listen where it does',
      blocks('-localip 169.254.20.10,169.254.20.11', '{"a.test": ["10.0.0.5"]}', OWN),
      ['.:53 at 169.254.20.10', 'corp.test.:53 at 169.254.20.10', 'a.test.:53 at 169.254.20.10 169.254.20.11'],
    ],
    [
      'listen at its port',
      blocks('-localip 169.254.20.10 -localport 54', '{"a.test": ["10.0.0.5"]}', OWN),
      ['.:53 at 169.254.20.10', 'corp.test.:53 at 169.254.20.10', 'a.test.:54 at 169.254.20.10'],
    ],
    [
      'listen at 53 where its port is none',
      blocks('-localip 169.254.20.10 -localport x', '{"a.test": ["10.0.0.5"]}', OWN),
      ['.:53 at 169.254.20.10', 'corp.test.:53 at 169.254.20.10', 'a.test.:53 at 169.254.20.10'],
    ],
    [
      'listen everywhere in a pod',
      blocks('-localip 169.254.20.10', '{"a.test": ["10.0.0.5"]}', OWN, {}),
      ['.:53 at 169.254.20.10', 'corp.test.:53 at 169.254.20.10', 'a.test.:53 at '],
    ],
    [
      'keep it from starting where its text has their zone',
      blocks('-localip 169.254.20.10', '{"corp.test": ["10.0.0.5"]}', OWN),
      [
        '.:53 at 169.254.20.10',
        'corp.test.:53 at 169.254.20.10',
        'corp.test.:53 at 169.254.20.10',
        'cannot serve dns://corp.test.:53 - it is already defined: node-cache adds a server block for this stub domain',
      ],
    ],
    [
      'do not where that listens elsewhere',
      blocks('-localip 169.254.20.11', '{"corp.test": ["10.0.0.5"]}', OWN),
      ['.:53 at 169.254.20.10', 'corp.test.:53 at 169.254.20.10', 'corp.test.:53 at 169.254.20.11'],
    ],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });
});

describe('what is not shown', () => {
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'the workload of a ConfigMap',
      [configMap('coredns', { Corefile: TO('/etc/resolv.conf') })],
      [
        'kube-system/ConfigMap/coredns; pod:kube-system/ConfigMap/coredns; 1.15.0; assuming the workload that uses ConfigMap kube-system/coredns runs in its own pod network with dnsPolicy Default',
        '  . ? what /etc/resolv.conf holds on the nodes is not stated; missing node-file /etc/resolv.conf default; with a stub 127.0.0.53',
      ],
    ],
    [
      'the workload of a Secret',
      [configMap('coredns', { Corefile: TO('10.0.0.1') }, { secret: true })],
      [
        'kube-system/Secret/coredns; pod:kube-system/Secret/coredns; 1.15.0; assuming the workload that uses ConfigMap kube-system/coredns runs in its own pod network with dnsPolicy Default',
        '  . 10.0.0.1:53',
      ],
    ],
    [
      'that of a node cache',
      [configMap('nodelocaldns', { Corefile: TO('10.0.0.1') })],
      [
        "kube-system/ConfigMap/nodelocaldns; node:default; node-cache; assuming the workload that uses ConfigMap kube-system/nodelocaldns runs node-cache in the node's network with dnsPolicy Default",
        '  . 10.0.0.1:53',
      ],
    ],
    [
      'that of two of one name',
      [configMap('coredns', { Corefile: TO('10.0.0.1') }), configMap('coredns', { Corefile: TO('10.0.0.2') })],
      [
        'kube-system/ConfigMap/coredns; pod:kube-system/ConfigMap/coredns; 1.15.0; assuming the workload that uses ConfigMap kube-system/coredns runs in its own pod network with dnsPolicy Default',
        '  . 10.0.0.1:53',
        'kube-system/ConfigMap/coredns#2 (kube-system/ConfigMap/coredns); pod:kube-system/ConfigMap/coredns#2; 1.15.0; assuming the workload that uses ConfigMap kube-system/coredns runs in its own pod network with dnsPolicy Default',
        '  . 10.0.0.2:53',
      ],
    ],
    [
      'that of a text that looks like one',
      [configMap('x', { text: TO('10.0.0.1') })],
      [
        'kube-system/ConfigMap/x; pod:kube-system/ConfigMap/x; 1.15.0; assuming the workload that uses ConfigMap kube-system/x runs in its own pod network with dnsPolicy Default',
        '  . 10.0.0.1:53',
      ],
    ],
    ['that of a piece of one', [configMap('x', { 'a.server': TO('10.0.0.1') })], []],
    [
      'that of one that may differ',
      [configMap('coredns', { Corefile: TO('10.0.0.1') }, { mayDiffer: 'nobody edits it' })],
      [
        'kube-system/ConfigMap/coredns; pod:kube-system/ConfigMap/coredns; 1.15.0; assuming the workload that uses ConfigMap kube-system/coredns runs in its own pod network with dnsPolicy Default',
        '  . 10.0.0.1:53; assuming nobody edits it',
      ],
    ],
    [
      'the platform’s Corefile',
      [configMap('coredns-custom', { 'a.server': 'a.org {\n forward . 10.0.0.1\n}\n' })],
      [
        "kube-system/ConfigMap/coredns-custom; pod:kube-system/ConfigMap/coredns-custom; 1.15.0; assuming the platform's own CoreDNS forwards the rest to /etc/resolv.conf with dnsPolicy Default, and imports ConfigMap kube-system/coredns-custom",
        '  . ? what /etc/resolv.conf holds on the nodes is not stated; missing node-file /etc/resolv.conf default; with a stub 127.0.0.53',
        '  . 10.0.0.1:53',
      ],
    ],
    [
      'the platform’s Corefile of k3s',
      [
        configMap('coredns-custom', { 'a.override': 'forward corp.test 10.0.0.1\n' }),
        profile({ provisioner: located('k3s') }),
      ],
      [
        "kube-system/ConfigMap/coredns-custom; pod:kube-system/ConfigMap/coredns-custom; 1.15.0; assuming the platform's own CoreDNS forwards the rest to /etc/resolv.conf with dnsPolicy Default, and imports ConfigMap kube-system/coredns-custom",
        '  corp.test. 10.0.0.1:53',
        "  . ? the resolvers that the nodes get from their network; outside; assuming the platform's own CoreDNS forwards the rest to /etc/resolv.conf with dnsPolicy Default, and imports ConfigMap kube-system/coredns-custom and /etc/resolv.conf of the nodes lists the resolvers of their network",
        // Before the overrides, where older releases have it.
        "  . ? the resolvers that the nodes get from their network; outside; assuming the platform's own CoreDNS forwards the rest to /etc/resolv.conf with dnsPolicy Default, and imports ConfigMap kube-system/coredns-custom and /etc/resolv.conf of the nodes lists the resolvers of their network",
      ],
    ],
    [
      'the platform’s Corefile of Gardener',
      [configMap('coredns-custom', { 'a.server': 'a.org:8053 {\n forward . 10.0.0.1\n}\n' })],
      [
        "kube-system/ConfigMap/coredns-custom; pod:kube-system/ConfigMap/coredns-custom; 1.15.0; assuming the platform's own CoreDNS forwards the rest to /etc/resolv.conf with dnsPolicy Default, and imports ConfigMap kube-system/coredns-custom",
        '  . ? what /etc/resolv.conf holds on the nodes is not stated; missing node-file /etc/resolv.conf default; with a stub 127.0.0.53',
        '  . 10.0.0.1:53',
      ],
    ],
    [
      'the platform’s Corefile with a version',
      [
        configMap('coredns-custom', { 'a.include': 'forward corp.test 10.0.0.1\n' }),
        network({ corednsVersion: located('1.10.1') }),
      ],
      [
        "kube-system/ConfigMap/coredns-custom; pod:kube-system/ConfigMap/coredns-custom; 1.10.1; stated; assuming the platform's own CoreDNS forwards the rest to /etc/resolv.conf with dnsPolicy Default, and imports ConfigMap kube-system/coredns-custom",
        '  . ? what /etc/resolv.conf holds on the nodes is not stated; missing node-file /etc/resolv.conf default; with a stub 127.0.0.53',
        '  corp.test. 10.0.0.1:53',
      ],
    ],
    ['a platform’s that imports nothing of it', [configMap('coredns-custom', { other: 'x' })], []],
    [
      'a Corefile beside the CoreDNS of its namespace',
      [
        ...coreDns('dns', TO('10.0.0.1')),
        configMap('coredns-custom', { 'a.server': 'a.org {\n forward . 10.0.0.2\n}\n' }),
      ],
      ['kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed', '  . 10.0.0.1:53'],
    ],
    [
      'the CoreDNS that an installer brings',
      [...coreDns('dns', TO('10.96.0.10'), { namespace: 'infra' }), profile({ provisioner: located('kubeadm') })],
      [
        'infra/Deployment/dns; pod:infra/Deployment/dns; 1.11.3; stated; installed',
        '  . 10.96.0.10:53',
        "kube-system/Deployment/coredns; pod:kube-system/Deployment/coredns; 1.15.0; implied; assuming the cluster runs the CoreDNS that kubeadm installs, which forwards the rest to the nodes' resolver file",
        "  . ? the resolvers that the nodes get from their network; outside; assuming the cluster runs the CoreDNS that kubeadm installs, which forwards the rest to the nodes' resolver file and /etc/resolv.conf of the nodes lists the resolvers of their network",
      ],
    ],
    [
      'the CoreDNS that an installer brings, beside another server of kube-system',
      [
        workload('unbound', [container('mvance/unbound:1.20', '', { mounts: [mount('c', '/etc/unbound')] })], {
          volumes: [volume('c', map('unbound'))],
        }),
        configMap('unbound', { 'unbound.conf': 'forward-zone:\n  name: "."\n  forward-addr: 10.96.0.10\n' }),
        profile({ provisioner: located('kubeadm') }),
      ],
      [
        'kube-system/Deployment/unbound; pod:kube-system/Deployment/unbound; unbound',
        '  . 10.96.0.10:53',
        "kube-system/Deployment/coredns; pod:kube-system/Deployment/coredns; 1.15.0; implied; assuming the cluster runs the CoreDNS that kubeadm installs, which forwards the rest to the nodes' resolver file",
        "  . ? the resolvers that the nodes get from their network; outside; assuming the cluster runs the CoreDNS that kubeadm installs, which forwards the rest to the nodes' resolver file and /etc/resolv.conf of the nodes lists the resolvers of their network",
      ],
    ],
    [
      'none that is switched off',
      [
        ...coreDns('dns', TO('10.96.0.10'), { namespace: 'infra' }),
        profile({ provisioner: located('kubeadm') }),
        network({ dnsOff: true }),
      ],
      ['infra/Deployment/dns; pod:infra/Deployment/dns; 1.11.3; stated; installed', '  . 10.96.0.10:53'],
    ],
    ['none where nobody sends anything', [profile({ provisioner: located('kubeadm') })], []],
    [
      'none where one serves the cluster',
      [
        ...coreDns('dns', '. {\n kubernetes cluster.local\n forward . 10.0.0.1\n}', { namespace: 'infra' }),
        profile({ provisioner: located('kubeadm') }),
      ],
      ['infra/Deployment/dns; pod:infra/Deployment/dns; 1.11.3; stated; installed', '  . 10.0.0.1:53'],
    ],
    [
      'what a bare Corefile’s host has',
      [configText('corefile', 'dns/Corefile', TO('/etc/resolv.conf 10.0.0.1'))],
      [
        'dns/Corefile; host:dns/Corefile; 1.15.0',
        '  . ? what /etc/resolv.conf holds on its host is not stated; missing host-file /etc/resolv.conf',
        '  . 10.0.0.1:53',
      ],
    ],
    [
      'what lies beside a Corefile that means its image’s folder',
      [
        configText('corefile', 'dns/Corefile', '. {\n import /etc/coredns/other\n}\n'),
        configText('corefile-part', 'dns/other', 'forward . 10.0.0.1\n'),
        configText('corefile-part', 'other', 'forward . 10.0.0.2\n'),
      ],
      ['dns/Corefile; host:dns/Corefile; 1.15.0', '  . 10.0.0.1:53'],
    ],
    [
      'nothing of a Corefile that another one imports',
      [configText('corefile', 'dns/Corefile', 'import other\n'), configText('corefile', 'dns/other', TO('10.0.0.1'))],
      ['dns/Corefile; host:dns/Corefile; 1.15.0', '  . 10.0.0.1:53'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(servers(...facts)).toEqual(expected);
  });
  test.each([
    ['kubeadm', true],
    ['openshift', false],
  ])('the CoreDNS of %s has a guard: %s', (provisioner, expected) => {
    const facts = [
      ...coreDns('dns', TO('10.96.0.10'), { namespace: 'infra' }),
      profile({ provisioner: located(provisioner) }),
    ];
    const implied = clusterOfFacts(facts).servers.find((one) => one.implied === true);
    const guarded = implied?.config.blocks.some(({ steps }) => steps.some(({ kind }) => kind === 'loop-guard'));
    expect(guarded).toBe(expected);
  });
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'a CoreDNS without a Corefile',
      [pod('', [], [])],
      [
        'not-modelled all.yaml:1 what CoreDNS forwards to is not stated in the repository: a loop through it would not be seen',
      ],
    ],
    [
      'a CoreDNS of a registry',
      [pod('', [], [], { image: 'docker.io/coredns/coredns:1.11.3' })],
      [
        'not-modelled all.yaml:1 what CoreDNS forwards to is not stated in the repository: a loop through it would not be seen',
      ],
    ],
    [
      'a CoreDNS by the end of its name',
      [pod('', [], [], { image: 'rancher/mirrored-coredns-coredns' })],
      [
        'not-modelled all.yaml:1 what CoreDNS forwards to is not stated in the repository: a loop through it would not be seen',
      ],
    ],
    [
      'a node cache without one',
      [pod('', [], [], { image: 'k8s-dns-node-cache-amd64:1.15' })],
      [
        'not-modelled all.yaml:1 what node-cache forwards to is not stated in the repository: a loop through it would not be seen',
      ],
    ],
    ['nothing of another program', [pod('', [], [], { image: 'example/coredns-exporter' })], []],
    ['nothing that a platform brings', [pod('', [], [], { pod: { installerDefault: 'it is there' } })], []],
    [
      'only its loss where a ConfigMap of its namespace is read',
      [pod('', [], []), configMap('coredns', { Corefile: TO('10.0.0.1') })],
      [
        'covered not-modelled all.yaml:1 what CoreDNS forwards to is not stated in the repository: a loop through it would not be seen',
      ],
    ],
    [
      'what nobody imports',
      [
        configMap('coredns-custom', {
          'a.server': 'a.org {\n file /etc/coredns/custom/zone\n}\n',
          zone: 'x',
          other: 'y',
        }),
      ],
      [
        'not-modelled coredns-custom.yaml:1 `other` ends neither in .server nor in .override: the platforms that are known import nothing else',
      ],
    ],
    [
      'a file that is not read',
      [
        configMap(
          'dns',
          {},
          {
            data: [
              { key: 'Corefile', text: CONFIG.data[0]?.text ?? ({} as never), files: ['none'], at: at('dns.yaml') },
            ],
          },
        ),
      ],
      ['not-modelled dns.yaml:1 what `Corefile` holds lies in none and is not read here'],
    ],
    [
      'a Pi-hole that nobody configures',
      [workload('pihole', [container('pihole/pihole:2024.07.0')])],
      [
        'not-modelled all.yaml:1 what Pi-hole forwards to is not stated in the repository: a loop through it would not be seen',
      ],
    ],
  ])('is said: %s', (_, facts, expected) => {
    expect(noticeLines(clusterOfFacts(facts))).toEqual(expected);
  });
});

test('what node-cache fills in stands where its placeholder does', () => {
  const base = '.:53 {\n forward . __PILLAR__CLUSTER__DNS__ __PILLAR__UPSTREAM__SERVERS__ 10.0.0.3\n}\n';
  const { servers: made } = clusterOfFacts([
    pod('-localip 169.254.20.10', AT, [volume('config', map('cache'))], { image: 'k8s-dns-node-cache:1.23.0' }),
    configMap('cache', { 'Corefile.base': base }),
    service('kube-dns', '10.96.0.10'),
    kubelet({ resolvConf: located('/r') }),
    nodeFile('/r', 'nameserver 10.0.0.9'),
  ]);
  const places = made.flatMap(({ upstreams: all }) =>
    [...all.values()].flat().map(({ at: { file, span } }) => file.text.slice(span.start, span.end)),
  );
  expect(places).toEqual(['__PILLAR__CLUSTER__DNS__', '__PILLAR__UPSTREAM__SERVERS__', '10.0.0.3']);
});

test.each([
  ['a.org:8053', 8053],
  ['a.org:53', 53],
])('the platform’s own Corefile beside %s listens at %i', (key, expected) => {
  const [one] = clusterOfFacts([configMap('coredns-custom', { 'a.server': `${key} {\n whoami\n}\n` })]).servers;
  expect(one?.config.blocks[0]?.keys[0]?.port).toBe(expected);
});

test('a resolver’s configuration may lie with the container that copies it, its own first', () => {
  const unbound = (address: string): Readonly<Record<string, string>> => ({
    'unbound.conf': `forward-zone:\n  name: "."\n  forward-addr: ${address}\n`,
  });
  const volumes = [volume('own', map('own')), volume('copied', map('copied'))];
  const copying = container('busybox', 'cp', { name: 'copy', init: true, mounts: [mount('copied', '/etc/unbound')] });
  const facts = (mounts: readonly Mount[]): readonly Fact[] => [
    workload('dns', [copying, container('mvance/unbound:1.20', '', { mounts })], { volumes }),
    configMap('own', unbound('10.0.0.1')),
    configMap('copied', unbound('10.0.0.2')),
  ];
  expect([upstreams(...facts([])), upstreams(...facts([mount('own', '/etc/unbound')]))]).toEqual([
    ['. 10.0.0.2:53'],
    ['. 10.0.0.1:53'],
  ]);
});

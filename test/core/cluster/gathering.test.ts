/** Which facts make a cluster: what a platform brings by itself, which files are one cluster, and which values are hidden. */
import { describe, expect, test } from '@jest/globals';
import { indexFolders } from '../../../src/core/cluster/assemble.ts';
import { isCluster, withoutShadowed, withoutSigns } from '../../../src/core/cluster/cluster-facts.ts';
import {
  findOsProfile,
  findProvisioner,
  osProfileIds,
  provisionerIds,
} from '../../../src/core/cluster/node-profiles.ts';
import { partition } from '../../../src/core/cluster/partition.ts';
import type { ClusterSettings } from '../../../src/core/cluster/settings.ts';
import { newestTaking } from '../../../src/core/cluster/stated-version.ts';
import { RELEASES } from '../../../src/core/cluster/versions.ts';
import type { Fact } from '../../../src/core/facts/fact.ts';
import type { ServerConfig } from '../../../src/core/facts/server-config.ts';
import { openBudget } from '../../../src/core/text/budget.ts';
import { synthetic } from '../../../src/core/text/source-text.ts';
import { secretsOf } from '../../../src/judge/secrets/values.ts';
import {
  at,
  configMap,
  configText,
  container,
  kubelet,
  located,
  network,
  nodeFile,
  nodeServer,
  profile,
  service,
  textOf,
  workload,
} from './facts.ts';

describe('what a platform brings by itself', () => {
  const BROUGHT = { installerDefault: 'k3s brings it' };
  const DEPLOYMENT = workload('coredns', [container('rancher/coredns:1.11')], BROUGHT);
  const CONFIG = configMap('coredns', { Corefile: '. {\n}' }, BROUGHT);
  const OLD = workload('kube-dns', [container('kube-dns:1.14')], { installerDefault: 'GKE brings it' });
  const OLD_SERVICE = service('kube-dns', '10.0.0.10', '53', { installerDefault: 'GKE brings it' });
  const left = (facts: readonly Fact[]): readonly string[] =>
    withoutShadowed(facts).flatMap((fact) =>
      fact.installerDefault === undefined ? [] : [`${fact.kind} ${'name' in fact ? fact.name : ''}`],
    );
  const importing = workload('coredns', [container('rancher/coredns:1.11')], {
    ...BROUGHT,
    volumes: [{ name: 'c', source: { kind: 'config-map', name: 'coredns-custom', optional: true } }],
  });
  test.each<[string, readonly Fact[], readonly string[]]>([
    ['stays where nothing else is', [DEPLOYMENT, CONFIG], ['workload coredns', 'config-map coredns']],
    [
      'goes where a CoreDNS of kube-system is shown',
      [DEPLOYMENT, CONFIG, workload('dns', [container('coredns/coredns')])],
      [],
    ],
    ['goes where one of that name is', [DEPLOYMENT, CONFIG, workload('kube-dns-old', [container('x')])], []],
    [
      'stays beside one in the node’s network',
      [DEPLOYMENT, CONFIG, workload('dns', [container('coredns/coredns')], { hostNetwork: true })],
      ['workload coredns', 'config-map coredns'],
    ],
    [
      'stays beside one of another namespace',
      [DEPLOYMENT, CONFIG, workload('dns', [container('coredns/coredns')], { namespace: 'infra' })],
      ['workload coredns', 'config-map coredns'],
    ],
    [
      'stays beside another program',
      [DEPLOYMENT, CONFIG, workload('web', [container('nginx')])],
      ['workload coredns', 'config-map coredns'],
    ],
    ['goes where a Corefile of kube-system is shown', [DEPLOYMENT, CONFIG, configMap('x', { Corefile: '' })], []],
    [
      'stays beside another ConfigMap',
      [DEPLOYMENT, CONFIG, configMap('x', { other: '' })],
      ['workload coredns', 'config-map coredns'],
    ],
    [
      'stays beside a node cache’s',
      [DEPLOYMENT, CONFIG, configMap('node-local-dns', { Corefile: '' })],
      ['workload coredns', 'config-map coredns'],
    ],
    [
      'stays beside a Corefile of another namespace',
      [DEPLOYMENT, CONFIG, configMap('x', { Corefile: '' }, { namespace: 'infra' })],
      ['workload coredns', 'config-map coredns'],
    ],
    ['goes where coredns-custom is shown', [DEPLOYMENT, CONFIG, configMap('coredns-custom', { a: '' })], []],
    [
      'stays where it imports coredns-custom itself',
      [importing, CONFIG, configMap('coredns-custom', { a: '' })],
      ['workload coredns', 'config-map coredns'],
    ],
    ['gives way by its name', [DEPLOYMENT, CONFIG, configMap('coredns', { other: '' })], ['workload coredns']],
    ['counts once', [CONFIG, { ...CONFIG, installerDefault: 'k3s again' }], ['config-map coredns']],
    ['of an old server stays', [OLD, OLD_SERVICE], ['workload kube-dns', 'service kube-dns']],
    [
      'of an old server goes where a node cache is',
      [OLD, OLD_SERVICE, workload('cache', [container('k8s-dns-node-cache:1.2')], { namespace: 'x' })],
      [],
    ],
    [
      'of an old server goes with an installer of CoreDNS',
      [OLD, OLD_SERVICE, profile({ provisioner: located('kubeadm') })],
      [],
    ],
    ['of an old server goes with a kubelet of one', [OLD, OLD_SERVICE, kubelet({ provisioner: 'kubeadm' })], []],
    [
      'of an old server stays with any other kubelet',
      [OLD, OLD_SERVICE, kubelet({}), profile({ os: located('ubuntu') }), kubelet({ provisioner: 'none' })],
      ['workload kube-dns', 'service kube-dns'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(left(facts)).toEqual(expected);
  });
  test('is a sign of an installer only where none is stated', () => {
    const sign = profile({ provisioner: located('k3s'), sign: true });
    expect(withoutSigns([sign, profile({ os: located('x') }), kubelet({})])).toHaveLength(3);
    expect(withoutSigns([sign, profile({ provisioner: located('kubeadm') })])).toHaveLength(1);
    expect(withoutSigns([sign, kubelet({ provisioner: 'kubeadm' })])).toHaveLength(1);
    expect(withoutSigns([profile({ provisioner: located('kubeadm') })])).toHaveLength(1);
  });
});

test.each<[string, readonly Fact[], boolean]>([
  ['nothing', [], false],
  ['files of machines', [nodeFile('/x', ''), configText('corefile', 'x', ''), nodeServer('unbound', 'unbound')], false],
  ['a kubelet', [kubelet({})], true],
  ['a Service', [nodeFile('/x', ''), service('x', '')], true],
  ['a network’s setting', [network({})], true],
])('%s is of a cluster: %s', (_, facts, expected) => {
  expect(isCluster(facts, undefined)).toBe(expected);
});

describe('files are clusters', () => {
  const dns = (
    path: string,
    more: { readonly clusterPath?: string; readonly installerDefault?: string } = {},
  ): Fact => ({ ...service('kube-dns', '10.0.0.10'), at: at(path), ...more });
  const other = (path: string): Fact => ({ ...service('gateway', '10.0.0.11'), at: at(path) });
  const node = (path: string): Fact => kubelet({ at: at(path) });
  const addressed = (path: string, name: string, address: string): Fact => ({
    ...service(name, address),
    at: at(path),
  });
  const parts = (facts: readonly Fact[], settings: readonly ClusterSettings[] = []): readonly string[] =>
    partition(facts, settings).parts.map(
      ({ name, facts: own }) => `${name}: ${own.map((fact) => fact.clusterPath ?? fact.at.file.path).join(' ')}`,
    );
  test.each<[string, readonly Fact[], readonly string[]]>([
    ['of nothing none', [], []],
    ['one where no object is there twice', [dns('a/s.yaml'), node('b/k.yaml')], ['default: a/s.yaml b/k.yaml']],
    [
      'two where two folders have it',
      [dns('a/s.yaml'), dns('b/s.yaml'), node('a/k.yaml'), node('b/deep/k.yaml'), node('k.yaml'), node('c/k.yaml')],
      ['a: a/s.yaml a/k.yaml k.yaml c/k.yaml', 'b: b/s.yaml b/deep/k.yaml k.yaml c/k.yaml'],
    ],
    [
      'two where the Services of two folders have one address',
      [addressed('a/s.yaml', 'one', '10.0.0.10'), addressed('b/s.yaml', 'two', '10.0.0.10'), node('a/k.yaml')],
      ['a: a/s.yaml a/k.yaml', 'b: b/s.yaml'],
    ],
    [
      'one where the address is a variable',
      [addressed('a/s.yaml', 'one', '${IP}'), addressed('b/s.yaml', 'two', '${IP}')],
      ['default: a/s.yaml b/s.yaml'],
    ],
    [
      'one where a folder has two Services with one address',
      [
        addressed('a/s.yaml', 'one', '10.0.0.10'),
        addressed('a/t.yaml', 'two', '10.0.0.10'),
        addressed('b/s.yaml', 'c', '10.0.0.11'),
      ],
      ['default: a/s.yaml a/t.yaml b/s.yaml'],
    ],
    [
      'by the folders in which they differ',
      [dns('x/a/dns/s.yaml'), dns('x/b/dns/s.yaml'), node('x/a/nodes/k.yaml'), node('x/k.yaml')],
      ['x/a: x/a/dns/s.yaml x/a/nodes/k.yaml x/k.yaml', 'x/b: x/b/dns/s.yaml x/k.yaml'],
    ],
    [
      'whole beside a copy of theirs, whatever folders their objects have',
      [dns('k/a/s.yaml'), other('k/b/s.yaml'), dns('old/k/a/s.yaml'), other('old/k/b/s.yaml'), node('k/k.yaml')],
      ['k: k/a/s.yaml k/b/s.yaml k/k.yaml', 'old: old/k/a/s.yaml old/k/b/s.yaml'],
    ],
    [
      'whole beside a copy of one of their objects',
      [dns('k/a/s.yaml'), other('k/b/s.yaml'), other('old/b/s.yaml'), other('old2/b/s.yaml')],
      ['k: k/a/s.yaml k/b/s.yaml', 'old: old/b/s.yaml', 'old2: old2/b/s.yaml'],
    ],
    [
      'by objects that two of their folders have',
      [dns('k/a/s.yaml'), dns('k/b/s.yaml'), other('k/a/o.yaml'), other('k/b/x/o.yaml')],
      ['k/a: k/a/s.yaml k/a/o.yaml', 'k/b: k/b/s.yaml k/b/x/o.yaml'],
    ],
    [
      'two where two files of a folder have it',
      [dns('a/one.yaml'), dns('a/two.yaml'), node('a/k.yaml'), node('b/k.yaml')],
      ['a/one.yaml: a/one.yaml a/k.yaml b/k.yaml', 'a/two.yaml: a/two.yaml a/k.yaml b/k.yaml'],
    ],
    [
      'two of a folder beside one of another',
      [dns('a/one.yaml'), dns('a/two.yaml'), dns('b/s.yaml'), node('a/k.yaml'), node('b/k.yaml')],
      ['a/one.yaml: a/one.yaml a/k.yaml', 'a/two.yaml: a/two.yaml a/k.yaml', 'b: b/s.yaml b/k.yaml'],
    ],
    [
      'two of a folder, whatever else it has',
      [
        dns('a/one.yaml'),
        dns('a/two.yaml'),
        { ...configMap('coredns', { Corefile: '' }), at: at('a/c.yaml') },
        { ...configMap('coredns', { Corefile: '' }), at: at('b/c.yaml') },
      ],
      ['a/one.yaml: a/one.yaml a/c.yaml', 'a/two.yaml: a/two.yaml a/c.yaml', 'b: b/c.yaml'],
    ],
    [
      'by the path that decides',
      [dns('all/s.yaml', { clusterPath: 'one/values.yaml' }), dns('all/s.yaml', { clusterPath: 'two/values.yaml' })],
      ['one: one/values.yaml', 'two: two/values.yaml'],
    ],
    [
      'one where a platform only brings it',
      [dns('a/s.yaml'), dns('b/s.yaml', { installerDefault: 'it does' })],
      ['default: a/s.yaml b/s.yaml'],
    ],
    [
      'two where a platform brings it to both',
      [dns('a/s.yaml', { installerDefault: 'it does' }), dns('b/s.yaml', { installerDefault: 'it does' })],
      ['a: a/s.yaml', 'b: b/s.yaml'],
    ],
    [
      'two by a Corefile',
      [
        { ...configMap('coredns', { Corefile: '' }), at: at('a/c.yaml') },
        { ...configMap('coredns', { Corefile: '' }), at: at('b/c.yaml') },
      ],
      ['a: a/c.yaml', 'b: b/c.yaml'],
    ],
    [
      'one by another ConfigMap',
      [
        { ...configMap('x', { y: '' }), at: at('a/c.yaml') },
        { ...configMap('x', { y: '' }), at: at('b/c.yaml') },
      ],
      ['default: a/c.yaml b/c.yaml'],
    ],
    [
      'two by a workload that listens at 53',
      ['a', 'b'].map((path) =>
        workload('dns', [container('x', '', { ports: [{ containerPort: 53, protocol: 'UDP' }] })], {
          at: at(`${path}/w.yaml`),
        }),
      ),
      ['a: a/w.yaml', 'b: b/w.yaml'],
    ],
    [
      'one by a workload that does not',
      ['a', 'b'].map((path) =>
        workload('dns', [container('x', '', { ports: [{ containerPort: 80, protocol: 'TCP' }] })], {
          at: at(`${path}/w.yaml`),
        }),
      ),
      ['default: a/w.yaml b/w.yaml'],
    ],
    [
      'two by a Service of kube-dns without ports',
      ['a', 'b'].map((path) => ({
        ...service('x', '', '9153', { selector: { 'k8s-app': 'kube-dns' } }),
        at: at(`${path}/s.yaml`),
      })),
      ['a: a/s.yaml', 'b: b/s.yaml'],
    ],
    [
      'one by a Service of another port',
      ['a', 'b'].map((path) => ({ ...service('x', '', '80'), at: at(`${path}/s.yaml`) })),
      ['default: a/s.yaml b/s.yaml'],
    ],
    [
      'one by Services of two names',
      [dns('a/s.yaml'), { ...service('coredns', ''), at: at('b/s.yaml') }],
      ['default: a/s.yaml b/s.yaml'],
    ],
    [
      'with what a Corefile could import',
      [configText('corefile', 'a/Corefile', ''), configText('corefile-part', 'a/part', '')],
      ['default: a/Corefile a/part'],
    ],
    ['without what no Corefile could', [configText('corefile-part', 'a/part', '')], []],
  ])('%s', (_, facts, expected) => {
    expect(parts(facts)).toEqual(expected);
  });
  test('as the configuration says, the first that takes a file', () => {
    const named = (name: string, prefix: string): ClusterSettings => ({
      name,
      matches: (path) => path.startsWith(prefix),
      serviceCidrs: [],
      clusterDns: [],
      nodes: [],
      resolvers: [],
    });
    const settings = [named('one', 'a/'), named('two', 'a/b/'), named('three', 'c/')];
    const facts = [
      dns('a/s.yaml'),
      dns('a/b/s.yaml'),
      dns('c/s.yaml', { clusterPath: 'x/values.yaml' }),
      dns('d/s.yaml'),
      dns('e/s.yaml'),
      node('k.yaml'),
    ];
    expect(parts(facts, settings)).toEqual([
      'one: a/s.yaml a/b/s.yaml',
      'two: ',
      'three: x/values.yaml',
      'd: d/s.yaml k.yaml',
      'e: e/s.yaml k.yaml',
    ]);
    expect(parts(facts.slice(0, 1), settings)).toEqual(['one: a/s.yaml', 'two: ', 'three: ']);
  });
  test('that share facts are counted, and what is too much is said', () => {
    const facts = [dns('a/s.yaml'), dns('b/s.yaml'), node('k.yaml'), node('l.yaml'), node('m.yaml')];
    const of = (sharedFacts: number) => partition(facts, [], openBudget({ sharedFacts }));
    expect([of(6).unjudged, of(6).parts.map((one) => one.facts.length)]).toEqual([[], [4, 4]]);
    expect([
      of(3).unjudged.map(({ message, at: { file } }) => `${file.path}: ${message}`),
      of(3).parts.map((one) => one.facts.length),
    ]).toEqual([
      ['l.yaml: this file, and others outside of the 2 clusters, is not counted to each of them: they are too many'],
      [2, 2],
    ]);
  });
});

describe('values that no report shows', () => {
  const env = (secret: 'file' | 'filled' | undefined, value: string | undefined) => ({
    name: 'X',
    value,
    at: at('x.env'),
    ...(secret === undefined ? {} : { secret }),
  });
  const of = (...facts: readonly Fact[]) => {
    const { values, places } = secretsOf(facts, []);
    return [
      values.map(({ name, value }) => `${name}=${value}`).join(' '),
      [...places]
        .map(
          ([path, spans]) =>
            `${path} ${spans === undefined ? 'all' : spans.map(({ start, end }) => `${start}-${end}`).join(' ')}`,
        )
        .join(', '),
    ];
  };
  const secret = (data: Readonly<Record<string, string>>): Fact => configMap('s', data, { secret: true });
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'of a file of variables',
      [workload('w', [container('x', '', { env: [env('file', 'hidden')] })])],
      ['X=hidden', 'x.env all'],
    ],
    ['that are filled in', [workload('w', [container('x', '', { env: [env('filled', 'hidden')] })])], ['X=hidden', '']],
    ['not those that are written', [workload('w', [container('x', '', { env: [env(undefined, 'shown')] })])], ['', '']],
    [
      'not those that are empty',
      [workload('w', [container('x', '', { env: [env('file', ''), env('file', undefined)] })])],
      ['', 'x.env all'],
    ],
    ['of a unit', [nodeServer('coredns', 'coredns', { env: [env('file', 'hidden')] })], ['X=hidden', 'x.env all']],
    [
      'of a text that is a file of variables',
      [
        configText('unplaced', 'a/.env.prod', 'TOKEN=abc'),
        configText('unplaced', 'b/x.env', 'T=d'),
        configText('unplaced', 'c/env', 'T=e'),
      ],
      ['a/.env.prod=TOKEN=abc b/x.env=T=d', 'a/.env.prod all, b/x.env all'],
    ],
    ['of a Secret', [secret({ key: 'word' })], ['key=word', 's.yaml 0-4']],
    ['not of a ConfigMap', [configMap('s', { key: 'word' })], ['', '']],
    [
      'of a Secret of several lines, its words that are no language’s',
      [secret({ Corefile: '. {\n  forward . 10.0.0.1\n  token aB3x9Z ab\n}\n' })],
      ['Corefile=10.0.0.1 Corefile=10.0.0.1 Corefile=1.0.0.10.in-addr.arpa. Corefile=aB3x9Z', 's.yaml 0-45'],
    ],
    ['of a Secret without the space around it', [secret({ key: ' word \n' })], ['key=word', 's.yaml 0-7']],
    ['of a Secret that is empty', [secret({ key: ' \n ' })], ['', 's.yaml 0-3']],
    [
      'in every spelling of an address',
      [secret({ key: 'tls://[FD00:0::1]:853' })],
      [
        'key=tls://[FD00:0::1]:853 key=fd00::1 key=1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.d.f.ip6.arpa.',
        's.yaml 0-21',
      ],
    ],
    [
      'in every spelling of an address with a port',
      [secret({ key: '010.0.0.1 10.0.0.1:53' })],
      ['key=010.0.0.1 10.0.0.1:53 key=10.0.0.1 key=1.0.0.10.in-addr.arpa.', 's.yaml 0-21'],
    ],
    [
      'and the zones that lead back',
      [secret({ key: '10.1.0.0/16' })],
      ['key=10.1.0.0/16 key=1.10.in-addr.arpa.', 's.yaml 0-11'],
    ],
    [
      'not of what is too long for an address',
      [secret({ key: `${'1.'.repeat(40)}1` })],
      ['key=1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1', 's.yaml 0-81'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(of(...facts)).toEqual(expected);
  });
  test('a place that is all of a file stays all of it', () => {
    const one = configMap(
      's',
      { key: 'word' },
      {
        secret: true,
        data: [
          { key: 'key', text: synthetic({ ...at('x.env'), span: { start: 3, end: 7 } }, 'word'), at: at('x.env') },
        ],
      },
    );
    const more = {
      ...one,
      data: [
        ...one.data,
        { key: 'k', text: synthetic({ ...at('x.env'), span: { start: 9, end: 11 } }, 'w'), at: at('x.env') },
      ],
    };
    const all = workload('w', [container('x', '', { env: [env('file', 'v')] })]);
    expect([of(more)[1], of(all, more)[1], of(more, all)[1]]).toEqual(['x.env 3-7 9-11', 'x.env all', 'x.env all']);
  });
  test('of what is filled in elsewhere, and of a Secret that could not be read', () => {
    const text = 'kind: ConfigMap\n---\nkind: Secret\ndata: {{ x }}\n---\nkind: Service\n';
    const file = { path: 'all.yaml', text };
    const notice = (start: number, kind: 'unreadable' | 'assumed' = 'unreadable') => ({
      kind,
      message: '',
      at: { file, span: { start, end: start + 1 } },
    });
    const places = (start: number, kind?: 'assumed') =>
      [...secretsOf([], [], [notice(start, kind)]).places.values()].flat();
    expect([places(40), places(3), places(60), places(40, 'assumed')]).toEqual([[{ start: 16, end: 46 }], [], [], []]);
    const { values, places: hidden } = secretsOf([], [{ name: 'A', value: 'b', at: at('v.env') }]);
    expect([values, [...hidden]]).toEqual([[{ name: 'A', value: 'b' }], [['v.env', undefined]]]);
  });
});

describe('a system or provisioner', () => {
  test.each<[string, string | undefined]>([
    ['ubuntu-24.04', 'ubuntu-24.04'],
    ['  Ubuntu_24.04 ', 'ubuntu-24.04'],
    ['NOBLE', 'ubuntu-24.04'],
    ['amazon linux  2', 'amazon-linux-2'],
    ['ubuntu-24.05', undefined],
    ['talso', undefined],
    ['no such system at all', undefined],
  ])('%j is %s', (asked, expected) => expect(findOsProfile(asked)?.id).toBe(expected));
  test.each(['kubeadn', 'k3', '__proto__'])('%s is none', (asked) => expect(findProvisioner(asked)).toBeUndefined());
  test('is listed by id and alias, in order', () => {
    for (const ids of [osProfileIds(), provisionerIds()]) expect(ids).toEqual([...ids].sort());
    expect(osProfileIds()).toEqual(expect.arrayContaining(['ubuntu-24.04', 'noble']));
  });
});

describe('the newest release that takes a text', () => {
  const config = (refused: boolean): ServerConfig => ({
    blocks: [],
    errors: refused ? [{ message: 'no', at: at() }] : [],
    at: at(),
  });
  const tried = (size: number, takes: (version: string) => boolean): readonly unknown[] => {
    const asked: string[] = [];
    const read = (version: string) => {
      asked.push(version);
      return { value: config(!takes(version)), notices: [] };
    };
    const found = newestTaking(size, read, { message: 'refused', at: at() });
    return [found?.version, found?.refused.release, found?.refused.error.message, asked.length];
  };
  const OLD = '1.4.0';
  const last = RELEASES.at(-1);
  test('is looked for from the newest on', () => {
    expect(tried(10, (version) => version === RELEASES[1])).toEqual([RELEASES[1], RELEASES[0], 'refused', 1]);
    expect(tried(10, (version) => version === OLD)).toEqual([OLD, '1.5.0', 'no', RELEASES.indexOf(OLD)]);
    expect(tried(10, () => false)).toEqual([undefined, undefined, undefined, RELEASES.length - 1]);
  });
  test('is looked for among fewer where the text is large', () => {
    expect(tried(10_000, () => false)[3]).toBe(RELEASES.length - 1);
    expect(tried(10_001, () => false)[3]).toBe(Math.floor((RELEASES.length - 1) / 8));
    expect(tried(100_000, () => false)[3]).toBe(Math.floor((RELEASES.length - 1) / 8));
    expect(tried(100_001, (version) => version === last)).toEqual([last, RELEASES[0], 'refused', 1]);
  });
});

test('texts below a folder come in the order in which they were stated', () => {
  const below = indexFolders(
    new Map([
      ['b/z', 1],
      ['a/x', 2],
      ['b/a/c', 3],
      ['ba', 4],
      ['b', 5],
      ['b.c/d', 6],
    ]),
  );
  expect([below('b'), below('a'), below('c'), below('b/a')]).toEqual([
    [
      ['b/z', 1],
      ['b/a/c', 3],
    ],
    [['a/x', 2]],
    [],
    [['b/a/c', 3]],
  ]);
});

test('a text that stands for nothing has no place to hide', () => {
  expect(
    secretsOf(
      [
        configMap(
          's',
          { key: 'word' },
          { secret: true, data: [{ key: 'key', text: textOf('word', 'f.yaml'), at: at() }] },
        ),
      ],
      [],
    ).places.get('f.yaml'),
  ).toEqual([{ start: 0, end: 4 }]);
});

/** What is said of kubelets, nodes, and pods that inherit: by clusters as the assembly hands them to the rules. */
import { describe, expect, test } from '@jest/globals';
import type { Cluster, DnsServer, KubeletIneffective, PublishedAddress } from '../../../src/core/cluster/cluster.ts';
import type { Notice } from '../../../src/core/text/notice.ts';
import { dnsPolicyInheritsClusterDns } from '../../../src/judge/rules/dns-policy-inherits-cluster-dns.ts';
import { inheritedLoopbackUpstream } from '../../../src/judge/rules/inherited-loopback-upstream.ts';
import { kubeletResolvconfIneffective } from '../../../src/judge/rules/kubelet-resolvconf-ineffective.ts';
import { nodePointsAtClusterDns } from '../../../src/judge/rules/node-points-at-cluster-dns.ts';
import { notModelled } from '../../../src/judge/rules/not-modelled.ts';
import type { Rule } from '../../../src/judge/rules/rule.ts';
import { unreadable } from '../../../src/judge/rules/unreadable.ts';
import { upstreamNotStated } from '../../../src/judge/rules/upstream-not-stated.ts';
import type { SearchableSnapshot } from '../../../src/judge/snapshot.ts';
import { dial, server, service, to, type World } from '../../core/forwarding/world.ts';
import { line, poolOf, said, snapshotOf, viewOf } from './snapshots.ts';

const of = (rule: Rule, world: World, more: Partial<Cluster>): readonly string[] =>
  said(rule, snapshotOf([viewOf(world, more)]));
/** The first part of each: severity, place and message. */
const brief = (lines: readonly string[]): readonly string[] => lines.map((one) => one.split(' | ')[0] ?? '');
const block = (...plugins: readonly string[]): string => `. {\n${plugins.map((one) => ` ${one}\n`).join('')}}`;
const LOOPS = server('here', 'external:a', block('bind 10.0.0.1', 'forward . 10.0.0.1'));
/** The same with the setting at this line on the path of its loop. */
const loopsBy = (number: number): DnsServer => ({
  ...LOOPS,
  upstreams: new Map(
    [...LOOPS.upstreams].map(([step, list]) => [
      step,
      list.map((one) => ({
        ...one,
        via: [{ at: line('k.yaml', number), description: 'a setting', setting: 'kubelet' as const }],
      })),
    ]),
  ),
});

describe('a setting of the kubelet without effect', () => {
  const stated = (number: number) => ({
    key: 'resolvconf',
    why: 'the key is spelled otherwise',
    at: line('k.yaml', number),
  });
  const setting = (number: number, instead = 'resolvConf'): KubeletIneffective => ({ ...stated(number), instead });
  const reported = (
    ineffective: readonly KubeletIneffective[],
    more: Partial<Cluster> = {},
    servers: readonly DnsServer[] = [],
  ) => of(kubeletResolvconfIneffective, { servers }, { ineffective, ...more });
  const WHY = 'warning k.yaml:3: resolvconf does not do what it looks like: the key is spelled otherwise.';
  const HELP = 'Write `resolvConf` instead.';
  test('is reported once, with what to write', () => {
    expect(reported([setting(3), setting(3), setting(4, 'args: {resolv-conf: PATH}')])).toEqual([
      `${WHY} | ${HELP}`,
      `${WHY.replace(':3', ':4')} | Write \`args: {resolv-conf: PATH}\` instead.`,
    ]);
    expect(reported([{ ...stated(3), fails: 'overridden' }])).toEqual([
      `${WHY} | Set the file in one place: remove the flag, or point it at this file.`,
    ]);
  });
  test('with the loopback address that pods get by it', () => {
    const via = [{ at: line('k.yaml', 3), description: 'by this', setting: 'kubelet' as const }];
    const pools = [
      poolOf('other', { address: '127.0.0.9' }),
      poolOf('a', { address: '192.0.2.1', via }, { address: '127.0.0.53', via }),
    ];
    expect(reported([setting(3), setting(4)], { pools })).toEqual([
      `${WHY} Pods with dnsPolicy Default get nameserver 127.0.0.53, which in a pod is the pod itself. | ${HELP}`,
      `${WHY.replace(':3', ':4')} | ${HELP}`,
    ]);
    // The reason says as much.
    const because = { ...stated(3), why: 'the pod gets 127.0.0.1', fails: 'empty' } as const;
    expect(reported([because], { pools })).toEqual([
      'warning k.yaml:3: resolvconf does not do what it looks like: the pod gets 127.0.0.1. | Name a file that lists real resolvers, such as /run/systemd/resolve/resolv.conf.',
    ]);
  });
  test('is the loop’s where it stands on its path', () => {
    expect(reported([setting(3), setting(4)], {}, [loopsBy(3)])).toEqual([`${WHY.replace(':3', ':4')} | ${HELP}`]);
  });
});

describe('a loopback address that pods inherit', () => {
  const via = (number: number) => [
    { at: line('k.yaml', number), description: 'the kubelet copies it', setting: 'kubelet' as const },
  ];
  const reader = server('here', 'pod:a', block('forward . /etc/resolv.conf'));
  const reported = (pools: Cluster['pools'], more: Partial<Cluster> = {}, servers: readonly DnsServer[] = [reader]) =>
    brief(of(inheritedLoopbackUpstream, { servers }, { pools, ...more }));
  const GET = 'Pods with dnsPolicy Default get nameserver 127.0.0.53: in a pod that is the pod itself, not the node.';
  test('is a warning where a server reads it', () => {
    const pools = [poolOf('default', { address: '127.0.0.53', via: via(3) })];
    expect(reported(pools)).toEqual([`warning k.yaml:3: ${GET}`]);
    for (const other of [
      server('here', 'node:a', block('forward . /etc/resolv.conf')),
      server('here', 'pod:a', block('forward . 192.0.2.1')),
      server('here', 'pod:a', block('whoami')),
    ])
      expect(reported(pools, {}, [other])).toEqual([`note k.yaml:3: ${GET}`]);
    expect(
      reported(pools, {}, [server('here', 'pod:a', block('forward . 192.0.2.1 /etc/resolv.conf')), LOOPS]),
    ).toEqual([`warning k.yaml:3: ${GET}`]);
  });
  test('of which pool, and where the file lists it where nothing else is stated', () => {
    expect(reported([poolOf('infra', { address: '127.0.0.53' }), poolOf('sound', { address: '192.0.2.1' })])).toEqual([
      `warning resolv.conf:1: ${GET.replace('Default get', 'Default on nodes of infra get')}`,
    ]);
    expect(reported([poolOf('default', { address: '192.0.2.1' }, { address: '127.0.0.53' })])).toHaveLength(1);
  });
  test('is reported by the loop, or by the setting without effect, on whose path it stands', () => {
    const pools = [poolOf('default', { address: '127.0.0.53', via: via(3) })];
    expect(reported(pools, {}, [reader, loopsBy(3)])).toEqual([]);
    expect(reported(pools, {}, [reader, loopsBy(4)])).toHaveLength(1);
    const setting = { key: 'k', why: 'w', instead: 'i' };
    expect(reported(pools, { ineffective: [{ ...setting, at: line('k.yaml', 3) }] })).toEqual([]);
    expect(reported(pools, { ineffective: [{ ...setting, at: line('k.yaml', 4) }] })).toHaveLength(1);
  });
});

describe('a server whose pods inherit the cluster DNS', () => {
  const FILE = 'forward . /etc/resolv.conf';
  const KUBERNETES = 'kubernetes cluster.local {\n fallthrough\n }';
  const dns = (name: string, plugins: readonly string[], more: Partial<DnsServer> = {}): DnsServer =>
    server(name, `pod:${name}`, block(...plugins), more);
  const named = (servers: readonly DnsServer[], more: Partial<Cluster> = {}): readonly string[] =>
    [...new Set(servers.map(({ name }) => name))].filter(
      (name) =>
        of(
          dnsPolicyInheritsClusterDns,
          { servers },
          {
            ...more,
            inheritsClusterDns: [{ server: name, policy: 'dnsPolicy ClusterFirst', at: line('d.yaml', 1) }],
          },
        ).length > 0,
    );
  test('is reported once, of a server that is not on a loop', () => {
    const one = dns('kube-system/coredns', [KUBERNETES, 'forward . 192.0.2.1']);
    const inherits = (name: string, number: number) => ({
      server: name,
      policy: 'dnsPolicy ClusterFirst',
      at: line('d.yaml', number),
    });
    const inheritsClusterDns = [inherits(one.name, 2), inherits(one.name, 3), inherits('nobody', 4)];
    expect(of(dnsPolicyInheritsClusterDns, { servers: [one] }, { inheritsClusterDns })).toEqual([
      'warning d.yaml:2: kube-system/coredns serves DNS, and its own pods get the cluster DNS as their resolver (dnsPolicy ClusterFirst): what it takes from /etc/resolv.conf comes back to the cluster DNS. | Set dnsPolicy: Default on the pod template.',
    ]);
    const looping = dns('kube-system/coredns', [KUBERNETES, 'forward . 127.0.0.1']);
    expect(named([looping])).toEqual([]);
  });
  test.each<[string, string, readonly string[], boolean]>([
    ['answers for Services', 'kube-system/coredns', [KUBERNETES, 'forward . 192.0.2.1'], true],
    [
      'answers for Services in a namespace that may be any',
      'default/coredns',
      [KUBERNETES, 'forward . 192.0.2.1'],
      false,
    ],
    ['answers for Services, elsewhere', 'dns/coredns', [KUBERNETES, 'forward . 192.0.2.1'], false],
    ['answers for Services, and forwards nothing', 'kube-system/coredns', [KUBERNETES], false],
    ['reads the file, where installers put it', 'default/coredns', [FILE], true],
    ['reads the file, elsewhere', 'dns/coredns', [FILE], false],
    ['forwards to addresses', 'kube-system/coredns', ['forward . 192.0.2.1'], false],
    ['answers from etcd beside the cluster DNS', 'kube-system/coredns', ['etcd a.org', FILE], false],
  ])('where nothing shows the cluster DNS: %s', (_, name, plugins, expected) => {
    expect(named([dns(name, plugins)])).toEqual(expected ? [name] : []);
  });
  test('of another program, wherever it is', () => {
    expect(named([dns('dns/unbound', [FILE], { software: 'unbound' })])).toEqual(['dns/unbound']);
    expect(named([dns('dns/unbound', ['forward . 192.0.2.1'], { software: 'unbound' })])).toEqual([]);
  });
  describe('where the cluster DNS is shown', () => {
    const main = (...plugins: readonly string[]): DnsServer => dns('dns/main', plugins);
    const second = dns('dns/second', ['forward . 192.0.2.1']);
    const answers = dns('dns/second', ['whoami']);
    const behind = (more: Partial<PublishedAddress> = {}): Partial<Cluster> => ({
      clusterDns: ['10.96.0.10'],
      published: [service('10.96.0.10', [to('dns/main')], more), service('10.96.0.20', [to('dns/second')])],
    });
    test('it is reported, and not another server beside it', () => {
      expect(named([main('forward . 192.0.2.9'), second], behind())).toEqual(['dns/main']);
      expect(named([main(KUBERNETES), second], behind())).toEqual([]);
    });
    test('at an address that is assumed it may be it', () => {
      expect(named([main('forward . 192.0.2.9')], behind({ assumption: 'it is there' }))).toEqual([]);
      const usual = dns('kube-system/main', ['forward . 192.0.2.9']);
      const published = [service('10.96.0.10', [to('kube-system/main')], { assumption: 'it is there' })];
      expect(named([usual], { clusterDns: ['10.96.0.10'], published })).toEqual(['kube-system/main']);
    });
    test('behind an address that leads to no server, those that answer for Services are it', () => {
      const published = [service('10.96.0.10', [dial('192.0.2.7')])];
      const one = dns('kube-system/main', [KUBERNETES, 'forward . 192.0.2.9']);
      expect(named([one, second], { clusterDns: ['10.96.0.10'], published })).toEqual(['kube-system/main']);
    });
    test('what it forwards to is reported where it is not shown to end', () => {
      const chained = dns('dns/second', ['forward . {{ up }}'.replace('{{ up }}', '/etc/resolv.conf')]);
      const unknown = {
        ...chained,
        upstreams: new Map(
          [...chained.upstreams.keys()].map((step) => [
            step,
            [{ kind: 'unknown' as const, because: 'nothing states it', at: line('d.yaml', 9), via: [] }],
          ]),
        ),
      };
      expect(named([main('forward . 10.96.0.20'), unknown], behind())).toEqual(['dns/main', 'dns/second']);
      expect(named([main('forward . 10.96.0.20'), second], behind())).toEqual(['dns/main']);
      expect(named([main('forward . 192.0.2.9'), unknown], behind())).toEqual(['dns/main']);
      const third = { ...unknown, id: 'dns/third', name: 'dns/third' };
      expect(named([main('forward . 10.96.0.20'), unknown, third], behind())).toEqual(['dns/main', 'dns/second']);
      expect(named([main('forward . 10.96.0.20'), answers], behind())).toEqual(['dns/main']);
    });
  });
});

describe('a node that names the cluster DNS', () => {
  const inside = server('kube-system/coredns', 'pod:c', block('forward . /etc/resolv.conf'));
  const open = {
    ...inside,
    upstreams: new Map(
      [...inside.upstreams.keys()].map((step) => [
        step,
        [{ kind: 'unknown' as const, because: 'nothing states it', at: line('d.yaml', 9), via: [] }],
      ]),
    ),
  };
  const published = [service('10.96.0.10', [to(inside.id)])];
  const nodeFile = (
    address: string,
    number: number,
    more: { readonly path?: string; readonly pool?: string } = {},
  ) => ({
    path: '/etc/resolv.conf',
    pool: 'default',
    nameservers: [{ value: address, at: line('resolv.conf', number) }],
    ...more,
  });
  const reported = (
    nodeFiles: Cluster['nodeFiles'],
    servers: readonly DnsServer[] = [open],
    more: Partial<Cluster> = {},
  ) => of(nodePointsAtClusterDns, { servers, published }, { clusterDns: ['10.96.0.10'], nodeFiles, ...more });
  const END = "and it is not shown that they end there: whatever forwards to the node's resolvers may get them back.";
  const HELP = 'List resolvers outside the cluster on nodes, or send only the cluster domain to the cluster DNS.';
  test('is reported, by which file of which nodes', () => {
    expect(reported([nodeFile('10.96.0.10', 3), nodeFile('192.0.2.1', 4)])).toEqual([
      `warning resolv.conf:3: /etc/resolv.conf of nodes sends names to 10.96.0.10, the cluster DNS, ${END} | ${HELP}`,
    ]);
    expect(brief(reported([nodeFile('10.96.0.10', 3, { pool: 'infra' })]))).toEqual([
      `warning resolv.conf:3: /etc/resolv.conf of nodes of infra sends names to 10.96.0.10, the cluster DNS, ${END}`,
    ]);
  });
  test('each place once, the further ones of the same file beside', () => {
    expect(reported([nodeFile('10.96.0.10', 3), nodeFile('10.96.0.10', 3), nodeFile('10.96.0.10', 4)])).toEqual([
      `warning resolv.conf:3: /etc/resolv.conf of nodes sends names to 10.96.0.10, the cluster DNS, ${END} | ${HELP} | resolv.conf:4 /etc/resolv.conf of nodes also sends names there by this line`,
    ]);
    const two = reported([nodeFile('10.96.0.10', 3), nodeFile('10.96.0.10', 4, { path: '/run/own.conf' })]);
    expect(brief(two).map((one) => one.split(' sends')[0])).toEqual([
      'warning resolv.conf:3: /etc/resolv.conf of nodes',
      'warning resolv.conf:4: /run/own.conf of nodes',
    ]);
  });
  test('keeps its fingerprint for another pool, and has another for another address', () => {
    const prints = (...files: Cluster['nodeFiles']) =>
      [
        ...nodePointsAtClusterDns.check(
          snapshotOf([
            viewOf({ servers: [open], published }, { clusterDns: ['10.96.0.10', '10.96.0.11'], nodeFiles: files }),
          ]),
          undefined,
        ),
      ].map(({ fingerprint }) => fingerprint);
    const [one] = prints(nodeFile('10.96.0.10', 3));
    expect(prints(nodeFile('10.96.0.10', 7, { pool: 'infra' }))).not.toEqual([one]);
    expect(prints(nodeFile('10.96.0.10', 7))).toEqual([one]);
    expect(prints(nodeFile('10.96.0.11', 3))).not.toEqual([one]);
  });
  test('is sound where names end there, or where a loop tells it', () => {
    expect(reported([nodeFile('10.96.0.10', 3)], [server(inside.id, 'pod:c', block('forward . 192.0.2.1'))])).toEqual(
      [],
    );
    expect(reported([nodeFile('10.96.0.10', 3)], [])).toHaveLength(1);
    const looping = { ...loopsBy(3), id: 'loops', name: 'loops' };
    expect(
      reported(
        [{ ...nodeFile('10.96.0.10', 3), nameservers: [{ value: '10.96.0.10', at: line('k.yaml', 3) }] }],
        [open, looping],
      ),
    ).toEqual([]);
  });
  test('names it by the Service where its address is not stated, and the cache by what it is', () => {
    const symbolic = new Map([['10.96.0.10', 'Service kube-system/kube-dns']]);
    expect(brief(reported([nodeFile('10.96.0.10', 3)], [open], { symbolic }))[0]).toContain(
      'sends names to Service kube-system/kube-dns, the cluster DNS,',
    );
    const cache = { ...open, id: 'cache', name: 'cache', software: 'node-cache', claims: ['169.254.20.10'] };
    expect(brief(reported([nodeFile('169.254.20.10', 3)], [cache]))[0]).toContain(
      'sends names to 169.254.20.10, the node-local cache,',
    );
    expect(reported([nodeFile('169.254.20.10', 3)], [{ ...cache, software: 'coredns' }])).toEqual([]);
  });
  test('is a resolver on the node, too, but no CoreDNS there and none in a pod', () => {
    const resolver = (network: string, software: string, zone = '.') =>
      server('node-resolver', network, block(`bind 127.0.0.53\n forward ${zone} 10.96.0.10`), { software });
    const names = (one: DnsServer) =>
      brief(reported([], [open, one])).map((text) => text.split(' sends')[0]?.split(': ')[1]);
    expect(names(resolver('node:n', 'dnsmasq'))).toEqual(['node-resolver']);
    expect(names(resolver('node:n', 'coredns'))).toEqual([]);
    expect(names(resolver('pod:n', 'dnsmasq'))).toEqual([]);
    // The cluster DNS answers for its own domain.
    const domain = resolver('node:n', 'dnsmasq', 'cluster.local');
    const told2 = of(nodePointsAtClusterDns, { servers: [domain] }, { clusterDns: ['10.96.0.10'] });
    expect(told2).toEqual([]);
    expect(
      of(nodePointsAtClusterDns, { servers: [resolver('node:n', 'dnsmasq', 'a.org')] }, { clusterDns: ['10.96.0.10'] }),
    ).toHaveLength(1);
  });
});

describe('what could not be read', () => {
  const notice = (path: string, more: Partial<Notice> = {}): Notice => ({
    kind: 'unreadable',
    message: 'it is no YAML',
    at: line(path, 2),
    ...more,
  });
  const reported = (
    notices: readonly Notice[],
    base?: { readonly read?: readonly string[]; readonly notices?: readonly Notice[] },
    read: readonly string[] = [],
  ): readonly string[] => {
    const head: SearchableSnapshot = snapshotOf([], { notices, read: new Set(read) });
    return said(
      unreadable,
      head,
      base === undefined ? undefined : snapshotOf([], { notices: base.notices ?? [], read: new Set(base.read ?? []) }),
    );
  };
  const CORRECT = 'Correct the file, or exclude it under `paths`.';
  const LOST = 'Correct the file: the base could be read, and what changed in it cannot be compared.';
  const LESS = 'Scan less at once, or reduce it: docs/limits.md lists the limits of one scan.';
  const DIVIDE = 'Split the file: what a scan cannot read it cannot compare with the base.';
  const SAYS = 'a.yaml:2: it is no YAML';
  test.each<[string, Partial<Notice>, Parameters<typeof reported>[1], string]>([
    ['a file', {}, undefined, `warning ${SAYS} | ${CORRECT}`],
    ['a file, beside a base', {}, { read: ['a.yaml'] }, `warning ${SAYS} | ${CORRECT}`],
    ['a file that nobody uses', { stale: true }, undefined, `note ${SAYS} | ${CORRECT}`],
    ['a file that the base could read', { unread: 'syntax' }, { read: ['a.yaml'] }, `error ${SAYS} | ${LOST}`],
    ['a file where the base had a folder', { unread: 'bytes' }, { read: ['a.yaml/b.yaml'] }, `error ${SAYS} | ${LOST}`],
    [
      'a file that is new',
      { unread: 'syntax' },
      { read: ['b.yaml', 'a.yam', 'x/a.yaml'] },
      `warning ${SAYS} | ${CORRECT}`,
    ],
    [
      'a file that the base could not read either',
      { unread: 'syntax' },
      { read: ['a.yaml'], notices: [notice('a.yaml')] },
      `warning ${SAYS} | ${CORRECT}`,
    ],
    [
      'a file of which the base could not read something else',
      { unread: 'syntax' },
      {
        read: ['a.yaml'],
        notices: [notice('a.yaml', { message: 'x' }), notice('b.yaml'), notice('a.yaml', { kind: 'not-modelled' })],
      },
      `error ${SAYS} | ${LOST}`,
    ],
    ['a file beyond a bound', { unread: 'bound' }, undefined, `warning ${SAYS} | ${CORRECT}`],
    ['a new file beyond a bound', { unread: 'bound' }, {}, `error ${SAYS} | ${DIVIDE}`],
    ['what the scan had no room for', { limit: 'states' }, undefined, `warning ${SAYS} | ${LESS}`],
    ['what the scan had no room for, beside a base', { limit: 'states' }, {}, `error ${SAYS} | ${LESS}`],
    [
      'what the scan of the base had no room for either',
      { limit: 'states' },
      { notices: [notice('a.yaml')] },
      `warning ${SAYS} | ${LESS}`,
    ],
  ])('%s', (_, more, base, expected) => {
    expect(reported([notice('a.yaml', more)], base)).toEqual([expected]);
  });
  test('is nothing where nothing in it speaks of resolvers, unless the base could be read', () => {
    const beside = notice('a.yaml', { beside: true, unread: 'syntax' });
    expect(reported([beside])).toEqual([]);
    expect(reported([beside], {})).toEqual([]);
    expect(reported([beside], { read: ['a.yaml'] })).toEqual([`error ${SAYS} | ${LOST}`]);
  });
  test('is nothing that is only not modelled', () => {
    expect(reported([notice('a.yaml', { kind: 'not-modelled' }), notice('a.yaml', { kind: 'assumed' })])).toEqual([]);
  });
  test('is an error where the base could read what is a template now', () => {
    const template = notice('a.yaml', { template: true });
    const ERROR = [`error ${SAYS} | ${LOST}`];
    const NOTE = [`note ${SAYS} | ${CORRECT}`];
    expect(reported([template], { read: ['a.yaml'] })).toEqual(ERROR);
    expect(reported([template])).toEqual(NOTE);
    expect(reported([template], {})).toEqual(NOTE);
    expect(reported([template], { read: ['a.yaml'] }, ['a.yaml'])).toEqual(NOTE);
    expect(reported([template], { read: ['a.yaml'], notices: [notice('a.yaml', { template: true })] })).toEqual(NOTE);
    expect(
      reported([template], { read: ['a.yaml'], notices: [notice('b.yaml', { template: true }), notice('a.yaml')] }),
    ).toEqual(ERROR);
  });
  test('of a configuration that the base has is reported, once for its server', () => {
    const one = server('dns/coredns', 'pod:a', block('forward . 192.0.2.1'));
    const unseen = notice('a.yaml', { kind: 'not-modelled', unseen: 'dns/coredns' });
    const lost = (
      head: readonly DnsServer[],
      base: readonly DnsServer[],
      read: readonly string[] = [],
      notices: readonly Notice[] = [],
    ) =>
      brief(
        said(
          unreadable,
          snapshotOf([viewOf({ servers: head })], { notices: [unseen] }),
          snapshotOf([viewOf({ servers: base })], { read: new Set(read), notices }),
        ),
      );
    const GONE = [
      'warning a.yaml:2: The configuration of dns/coredns, which the base has, is not in sight any more: where it forwards to now, and whether it still has its guard, is not known.',
    ];
    expect(lost([], [one])).toEqual(GONE);
    // Another of that name came beside it.
    expect(lost([one], [one])).toEqual([]);
    expect(lost([one], [one], ['a.yaml'])).toEqual(GONE);
    expect(lost([one], [one, { ...one, id: 'second' }])).toEqual(GONE);
    expect(lost([], [])).toEqual([]);
    expect(lost([], [{ ...one, name: 'x', workload: 'dns/coredns' }])).toEqual(GONE);
    // The base did not show it either.
    expect(lost([], [one], [], [unseen])).toEqual([]);
    expect(lost([], [one], [], [{ ...unseen, at: line('b.yaml', 2) }])).toEqual(GONE);
    expect(said(unreadable, snapshotOf([], { notices: [unseen] }))).toEqual([]);
  });
});

describe('what is not modelled', () => {
  const notice = (path: string, number: number, more: Partial<Notice> = {}): Notice => ({
    kind: 'not-modelled',
    message: 'it is odd',
    at: line(path, number),
    ...more,
  });
  const reported = (notices: readonly Notice[], servers: readonly DnsServer[] = []) =>
    said(notModelled, snapshotOf([viewOf({ servers })], { notices }));
  const HELP = 'No action needed: this part is not checked.';
  test('is reported once, at its first place', () => {
    expect(reported([notice('b', 1), notice('a', 7), notice('a', 3), notice('a', 3)])).toEqual([
      `note a:3: it is odd; so is it at 2 more places | ${HELP} | a:7 the same | b:1 the same`,
    ]);
    expect(reported([notice('a', 3), notice('a', 3)])).toEqual([`note a:3: it is odd | ${HELP}`]);
    expect(reported([notice('a', 3), notice('b', 3)])).toEqual([
      `note a:3: it is odd; so is it at 1 more place | ${HELP} | b:3 the same`,
    ]);
    expect(reported([notice('a', 3), notice('a', 4, { message: 'it is other' })])).toHaveLength(2);
    expect(reported([notice('a', 3, { kind: 'unreadable' }), notice('a', 4, { kind: 'assumed' })])).toEqual([]);
  });
  test('of more than twenty places those are named', () => {
    const [one = ''] = reported(Array.from({ length: 23 }, (_, i) => notice('a', i + 1)));
    expect([one.split(' | ')[0], one.split(' | ').length]).toEqual([
      'note a:1: it is odd; so is it at 22 more places',
      22,
    ]);
  });
  test('with what to declare', () => {
    const paste = { file: '.loopgate.yaml', lines: ['x'] };
    expect(reported([notice('a', 3, { paste })])).toEqual([
      'note a:3: it is odd | Declare the server in .loopgate.yaml with the address at which it is asked.',
    ]);
  });
  test('is nothing where the server does not start for it, or where nothing states its upstream', () => {
    const one = server('s', 'pod:a', block('forward . 192.0.2.1'));
    const broken = { ...one, config: { ...one.config, errors: [{ message: 'no', at: line('a', 3) }] } };
    expect(reported([notice('a', 3), notice('a', 4)], [broken])).toEqual([`note a:4: it is odd | ${HELP}`]);
    const open = (kind: 'value' | 'cluster-dns'): DnsServer => ({
      ...one,
      upstreams: new Map(
        [...one.upstreams.keys()].map((step) => [
          step,
          [{ kind: 'unknown' as const, because: 'x', missing: { kind }, at: line('a', 3), via: [] }],
        ]),
      ),
    });
    expect(reported([notice('a', 3), notice('a', 4)], [open('value')])).toEqual([`note a:4: it is odd | ${HELP}`]);
    // Of a template that is filled in, what else is filled in is no news.
    expect(reported([notice('a', 4, { template: true })], [open('value')])).toEqual([]);
    expect(reported([notice('b', 4, { template: true })], [open('value')])).toHaveLength(1);
    expect(reported([notice('a', 4, { template: true })], [open('cluster-dns')])).toHaveLength(1);
  });
});

describe('what a kubelet hands to pods, where nobody knows it', () => {
  const stated = (more: object = {}) => ({
    kind: 'node-file' as const,
    path: '/etc/resolv.conf',
    pool: 'default',
    stated: true as const,
    ...more,
  });
  const via = [{ at: line('k.yaml', 3), description: 'the kubelet copies it', setting: 'kubelet' as const }];
  const stub = (address: string) => ({ address, at: line('x', 1), via: [], assumptions: [] });
  const pool = (name: string, unknown: object | undefined): Cluster['pools'][number] => {
    const one = poolOf(name);
    const reported = {
      because: 'nothing states it',
      via,
      missing: stated(),
      withStub: [stub('127.0.0.53'), stub('127.0.0.54')],
    };
    return {
      ...one,
      inherited: { ...one.inherited, ...(unknown === undefined ? {} : { unknown: { ...reported, ...unknown } }) },
    };
  };
  const reported = (pools: Cluster['pools'], servers: readonly DnsServer[] = [], base?: Cluster['pools']) =>
    brief(
      said(
        upstreamNotStated,
        snapshotOf([viewOf({ servers, pools })]),
        base === undefined ? undefined : snapshotOf([viewOf({ servers, pools: base })]),
      ),
    );
  const SAID = (severity: string, before = '') =>
    `${severity} k.yaml:3: What pods with dnsPolicy Default get as their resolvers is not known: nothing states it.${before} On nodes whose /etc/resolv.conf names systemd-resolved's stub listener they get 127.0.0.53, 127.0.0.54, which in a pod is the pod itself: a CoreDNS there forwards to itself.`;
  test('is reported at the setting', () => {
    expect(reported([pool('default', {})])).toEqual([SAID('note')]);
  });
  test.each<[string, object | undefined]>([
    ['known', undefined],
    ['not of the nodes', { missing: { kind: 'cluster-dns' } }],
    ['not stated by a kubelet', { missing: { kind: 'node-file', path: '/etc/resolv.conf', pool: 'default' } }],
    ['without a place', { via: [] }],
    ['nothing that a stub would change', { withStub: undefined }],
  ])('is nothing where it is %s', (_, unknown) => {
    expect(reported([pool('default', unknown)])).toEqual([]);
  });
  test('is nothing where the cluster’s own DNS is shown, and all that it forwards', () => {
    const dns = (...plugins: readonly string[]): DnsServer => server('dns/coredns', 'pod:a', block(...plugins));
    const KUBERNETES = 'kubernetes cluster.local';
    expect(reported([pool('default', {})], [dns(KUBERNETES, 'forward . 192.0.2.1')])).toEqual([]);
    expect(
      reported([pool('default', {})], [dns(KUBERNETES, 'forward . 192.0.2.1'), { ...dns('whoami'), id: 'x' }]),
    ).toEqual([]);
    expect(reported([pool('default', {})], [dns(KUBERNETES)])).toEqual([SAID('note')]);
    expect(reported([pool('default', {})], [dns('whoami', 'forward . 192.0.2.1')])).toEqual([SAID('note')]);
    expect(
      reported(
        [pool('default', {})],
        [
          { ...dns(KUBERNETES, 'forward . 192.0.2.1'), implied: true },
          { ...dns('forward . 192.0.2.1'), id: 'x' },
        ],
      ),
    ).toEqual([SAID('note')]);
  });
  test('is a warning where the base knew it of the same pool', () => {
    const BEFORE = SAID('warning', ' Before this change it was known.');
    expect(reported([pool('default', {})], [], [pool('default', undefined)])).toEqual([BEFORE]);
    expect(reported([pool('default', {})], [], [pool('default', {})])).toEqual([SAID('note')]);
    expect(reported([pool('default', {})], [], [pool('other', undefined)])).toEqual([SAID('note')]);
    expect(reported([pool('default', {})], [], [])).toEqual([SAID('note')]);
  });
});

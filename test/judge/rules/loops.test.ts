/** What is said of loops and guards, by clusters that are made by hand: each sentence, each remedy, and what makes a finding the same one. */
import { describe, expect, test } from '@jest/globals';
import type { Cluster, DnsServer, KnownUpstream, Missing, UnknownUpstream } from '../../../src/core/cluster/cluster.ts';
import type { PathSetting } from '../../../src/core/facts/path.ts';
import type { ForwardStep } from '../../../src/core/facts/steps.ts';
import { buildGraph } from '../../../src/core/forwarding/graph.ts';
import type { GuardedLoop } from '../../../src/core/forwarding/loop.ts';
import { openBudget } from '../../../src/core/text/budget.ts';
import type { Notice } from '../../../src/core/text/notice.ts';
import type { Finding } from '../../../src/judge/report/finding.ts';
import { corefileDoesNotStart } from '../../../src/judge/rules/corefile-does-not-start.ts';
import { endsThere } from '../../../src/judge/rules/ends-there.ts';
import { forwardingLoop } from '../../../src/judge/rules/forwarding-loop.ts';
import { loopGuardBlind } from '../../../src/judge/rules/loop-guard-blind.ts';
import { loopGuardMisfires } from '../../../src/judge/rules/loop-guard-misfires.ts';
import { loopGuardMissing } from '../../../src/judge/rules/loop-guard-missing.ts';
import { loopGuardRemoved } from '../../../src/judge/rules/loop-guard-removed.ts';
import { loopGuardWithoutForward } from '../../../src/judge/rules/loop-guard-without-forward.ts';
import { finding, fingerprint, type Rule } from '../../../src/judge/rules/rule.ts';
import { upstreamNotStated } from '../../../src/judge/rules/upstream-not-stated.ts';
import type { ClusterView } from '../../../src/judge/snapshot.ts';
import { dial, server, service, to, type World, withStanzas } from '../../core/forwarding/world.ts';
import { scanTexts } from '../../support/scan-texts.ts';
import { line, said, snapshotOf, viewOf } from './snapshots.ts';

const block = (keys: string, ...plugins: readonly string[]): string =>
  `${keys} {\n${plugins.map((one) => ` ${one}\n`).join('')}}\n`;
const dns = (corefile: string, more: Partial<DnsServer> = {}): DnsServer =>
  server('dns/coredns', 'pod:a', corefile, more);
const UP = 'forward . 192.0.2.1';
const brief = (lines: readonly string[]): readonly string[] => lines.map((one) => one.split(' | ')[0] ?? '');
const findings = (
  { check }: Rule,
  views: readonly ClusterView[],
  base?: readonly ClusterView[],
): readonly Finding[] => [...check(snapshotOf(views), base === undefined ? undefined : snapshotOf(base))];

describe('a loop', () => {
  const one = server('here', 'external:a', block('.', 'bind 10.0.0.1', 'forward . 10.0.0.1'));
  const base = viewOf({ servers: [one] });
  const reported = (more: Partial<GuardedLoop>): Finding => {
    const loops = base.simulation.loops.map((loop) => ({ ...loop, ...more }));
    const [found, ...others] = findings(forwardingLoop, [{ ...base, simulation: { ...base.simulation, loops } }]);
    expect(others).toEqual([]);
    if (found === undefined) throw new Error('no finding');
    return found;
  };
  const ITSELF = 'here forwards every name to 10.0.0.1:53, which is here itself (an address of its own)';
  const NONE = 'No loop plugin guards these server blocks';
  test.each<[string, Partial<GuardedLoop>, string, string]>([
    [
      'of every query',
      {},
      `error ${ITSELF}: every such query comes back and is forwarded again.`,
      `${NONE}: nothing stops the queries but exhausted memory.`,
    ],
    [
      'of a share',
      { certainty: 'sometimes', probability: 0.12345 },
      `error ${ITSELF}: 12.3 % of such queries come back and are forwarded again.`,
      `${NONE}: nothing stops the queries but exhausted memory.`,
    ],
    [
      'on failure',
      { certainty: 'sometimes', onFailure: true },
      `warning ${ITSELF}: such queries come back when another upstream fails.`,
      `${NONE}: nothing stops the queries but exhausted memory.`,
    ],
    [
      'by assumptions',
      { certainty: 'assumed', assumptions: ['a is', 'b is', 'a is'] },
      `warning ${ITSELF}: such queries come back, assuming that a is and b is.`,
      `${NONE}: nothing stops the queries but exhausted memory.`,
    ],
    [
      'that grows',
      { grows: true },
      `error ${ITSELF}: every such query comes back with a longer name, again and again, until no DNS message holds the name.`,
      `${NONE}.`,
    ],
    [
      'whose guard ends it',
      { guard: { verdict: 'fatal' } },
      `error ${ITSELF}: every such query comes back and is forwarded again.`,
      'CoreDNS will not start: its log says `plugin/loop: Loop (...) detected for zone "."`.',
    ],
    [
      'whose guard may end it',
      { guard: { verdict: 'sometimes' } },
      `error ${ITSELF}: every such query comes back and is forwarded again.`,
      'The loop plugin stops the server on some starts only.',
    ],
    [
      'whose guard ends what ends by itself',
      { guard: { verdict: 'misfires' } },
      `error ${ITSELF}: every such query comes back and is forwarded again.`,
      'The loop plugin stops the server at startup although no query would loop.',
    ],
    [
      'whose guard does not see it',
      { guard: { verdict: 'blind' } },
      `error ${ITSELF}: every such query comes back and is forwarded again.`,
      'The loop plugin is there and does not see this loop.',
    ],
    [
      'whose guard does not see it, and why',
      { guard: { verdict: 'blind', because: 'it looks away' } },
      `error ${ITSELF}: every such query comes back and is forwarded again.`,
      'The loop plugin is there and does not see this loop: it looks away.',
    ],
    [
      'of a type that nobody asks for',
      { types: { kind: 'only', list: ['HINFO'] } },
      `note here forwards HINFO questions for every name to 10.0.0.1:53, which is here itself (an address of its own): every such query comes back and is forwarded again.`,
      `${NONE}: nothing stops the queries but exhausted memory.`,
    ],
    [
      'of a type that nobody asks for, and of one that all do',
      { types: { kind: 'only', list: ['HINFO', 'A'] } },
      `error here forwards HINFO and A questions for every name to 10.0.0.1:53, which is here itself (an address of its own): every such query comes back and is forwarded again.`,
      `${NONE}: nothing stops the queries but exhausted memory.`,
    ],
    [
      'whose witness is of such a type',
      { witness: { name: 'x.', type: 'DS' } },
      `note here forwards DS questions for every name to 10.0.0.1:53, which is here itself (an address of its own): every such query comes back and is forwarded again.`,
      `${NONE}: nothing stops the queries but exhausted memory.`,
    ],
  ])('%s', (_, more, first, last) => {
    const { severity, message } = reported(more);
    expect(`${severity} ${message}`).toBe(`${first} ${last}`);
  });
  test('of addresses as names is no less where it is of other names, too', () => {
    const cut = (under: string) => ({ under, except: [], apex: 'with' }) as const;
    const of = (...zones: readonly string[]) =>
      reported({ types: { kind: 'but', list: ['PTR'] }, names: { cuts: zones.map(cut) } }).severity;
    expect([of('10.in-addr.arpa.'), of('8.ip6.arpa.'), of('10.in-addr.arpa.', 'a.org.'), of('a.org.')]).toEqual([
      'note',
      'note',
      'error',
      'error',
    ]);
    expect(reported({ types: { kind: 'but', list: ['A'] }, names: { cuts: [cut('10.in-addr.arpa.')] } }).severity).toBe(
      'error',
    );
  });
  test('of resolvers outside of the cluster has no guard', () => {
    const last = (...servers: readonly DnsServer[]): string | undefined =>
      findings(forwardingLoop, [viewOf({ servers })])[0]?.message;
    const outside = { outsideCluster: true } as const;
    const ring = (first: Partial<DnsServer>, second: Partial<DnsServer>) =>
      last(
        server('a', 'external:a', block('.', 'bind 10.0.0.1', 'forward . 10.0.0.2'), first),
        server('b', 'external:b', block('.', 'bind 10.0.0.2', 'forward . 10.0.0.1'), second),
      );
    const NOBODY = 'No loop plugin can guard such a resolver: the queries go round until it drops them.';
    expect(ring(outside, outside)).toContain(NOBODY);
    expect(ring(outside, {})).not.toContain(NOBODY);
  });
  test('through a server that joins equal queries, or asks its next server when asked again', () => {
    const of = (upstreams: string, stanza: Partial<ForwardStep>) => {
      const corefile = block(
        '.',
        'bind 10.0.0.1',
        `forward . ${upstreams} {\n max_concurrent 7\n policy sequential\n }`,
      );
      const one = withStanzas(server('a', 'external:a', corefile), () => stanza);
      return findings(forwardingLoop, [viewOf({ servers: [one] })])[0]?.message;
    };
    expect(of('10.0.0.1', {})).toContain(`until max_concurrent 7 refuses it. ${NONE}: one such query uses up all 7.`);
    expect(of('10.0.0.1', { merges: true })).toContain(
      `comes back and is forwarded again. ${NONE}: what comes back is joined to the query in flight, or refused.`,
    );
    expect(of('10.0.0.1', { fallsBack: 'roots' })).toContain(
      ': such queries come back, and are answered late when a looks them up itself.',
    );
    const strict = { merges: true, dropsFailures: true } as const;
    const AGAIN = `and is answered at best when it is asked again and a asks its next server. ${NONE}.`;
    expect(of('10.0.0.1 192.0.2.1', strict)).toContain(AGAIN);
    expect(of('10.0.0.1 10.0.0.1', strict)).not.toContain('next server');
  });

  const via = (...settings: readonly (readonly [PathSetting, number, string?])[]) =>
    settings.map(([setting, number, written]) => ({
      at: line('k', number),
      description: setting,
      setting,
      ...(written === undefined ? {} : { written }),
    }));
  const by = (
    settings: readonly (readonly [PathSetting, number, string?])[],
    address = '10.0.0.1',
    symbolic: Cluster['symbolic'] = new Map(),
  ): string | undefined => {
    const known = { ...server('here', 'pod:a', block('.', `forward . ${address}`)) };
    const upstreams = new Map(
      [...known.upstreams].map(([step, list]) => [step, list.map((each) => ({ ...each, via: via(...settings) }))]),
    );
    const published = address === '10.0.0.1' ? [service('10.0.0.1', [to('here')])] : [];
    return findings(forwardingLoop, [viewOf({ servers: [{ ...known, upstreams }], published }, { symbolic })])[0]
      ?.advice;
  };
  const ELSE = 'orward to resolvers that do not lead back to here';
  const KUBELET = (where: string): string =>
    `Set resolvConf of the kubelet (${where}) to a file without loopback addresses, such as /run/systemd/resolve/resolv.conf, or f${ELSE}. Deleting the loop plugin would only hide it.`;
  const ON = (...places: readonly string[]): string => ` The settings on the path: ${places.join(', ')}.`;
  test.each<[string, readonly (readonly [PathSetting, number, string?])[], string, string]>([
    ['by nothing but its address', [], '10.0.0.1', `F${ELSE} instead of 10.0.0.1:53.`],
    ['by a Service alone', [['service', 3]], '10.0.0.1', `F${ELSE} instead of 10.0.0.1:53.`],
    ['by a resolver file', [['resolver-file', 3, '10.0.0.1']], '10.0.0.1', `Take 10.0.0.1 out of k:3, or f${ELSE}.`],
    [
      'by a resolver file that something writes',
      [['resolver-file', 3]],
      '10.0.0.1',
      `F${ELSE}, or change what puts 10.0.0.1 into the nodes' file (k:3).`,
    ],
    [
      'by settings of one place',
      [
        ['forward', 3],
        ['resolver-file', 3, 'x'],
      ],
      '10.0.0.1',
      `Take 10.0.0.1 out of k:3, or f${ELSE}.`,
    ],
    [
      'by the last of several',
      [
        ['forward', 3],
        ['resolver-file', 4, 'x'],
      ],
      '10.0.0.1',
      `Take 10.0.0.1 out of k:4, or f${ELSE}.${ON('k:3', 'k:4')}`,
    ],
    [
      'by dnsPolicy',
      [
        ['dnsPolicy', 3],
        ['cluster-dns', 4],
      ],
      '10.0.0.1',
      `Set dnsPolicy: Default on here (k:3), or f${ELSE}.${ON('k:3', 'k:4')}`,
    ],
    [
      'by dnsPolicy and a file',
      [
        ['dnsPolicy', 3],
        ['resolver-file', 4, 'x'],
        ['cluster-dns', 5],
      ],
      '10.0.0.1',
      `Take 10.0.0.1 out of k:5, or f${ELSE}.${ON('k:3', 'k:4', 'k:5')}`,
    ],
    [
      'by systemd-resolved',
      [
        ['kubelet-default', 3],
        ['resolved', 4],
      ],
      '10.0.0.1',
      `Set DNS= of systemd-resolved (k:4) to real resolvers, such as DNS=8.8.8.8.${ON('k:3', 'k:4')}`,
    ],
    ['by a kubelet that nothing states', [['kubelet-default', 3]], '127.0.0.1', KUBELET('which nothing states')],
    [
      'by a kubelet that nothing states, of another address',
      [['kubelet-default', 3]],
      '10.0.0.1',
      `Take 10.0.0.1 out of k:3, or f${ELSE}.`,
    ],
    ['by a kubelet that states the usual file', [['kubelet', 3, '/etc/resolv.conf']], '127.0.0.1', KUBELET('k:3')],
    ['by a kubelet that states an empty one', [['kubelet', 3, '']], '127.0.0.1', KUBELET('k:3')],
    ['by a kubelet', [['kubelet', 3]], '127.0.0.1', KUBELET('k:3')],
    [
      'by a kubelet that states another file',
      [
        ['kubelet', 3, '/opt/own'],
        ['resolver-file', 4, 'x'],
      ],
      '127.0.0.1',
      `Take 127.0.0.1 out of k:4, or f${ELSE}.${ON('k:3', 'k:4')}`,
    ],
    [
      'by a setting without effect',
      [
        ['kubelet-default', 3],
        ['kubelet-ineffective', 4],
      ],
      '127.0.0.1',
      `${KUBELET('k:4')}${ON('k:3', 'k:4')}`,
    ],
  ])('is ended %s', (_, settings, address, expected) => {
    expect(by(settings, address)).toBe(expected);
  });
  test('names an address that stands for a Service by the Service', () => {
    const symbolic = new Map([['10.0.0.1', 'Service dns/one']]);
    expect(by([['resolver-file', 3, 'x']], '10.0.0.1', symbolic)).toBe(`Take Service dns/one out of k:3, or f${ELSE}.`);
  });
  test('of several by one setting that is reported which has the fewest hops', () => {
    const settings = via(['dnsPolicy', 3], ['resolver-file', 4]);
    const loops = base.simulation.loops.flatMap((loop) => {
      const hops = loop.hops.map((hop) => ({ ...hop, settings }));
      return [
        { ...loop, hops: [...hops, ...hops] },
        { ...loop, hops },
      ];
    });
    const found = findings(forwardingLoop, [{ ...base, simulation: { ...base.simulation, loops } }]);
    expect(found.map(({ cycle, path }) => [cycle?.length, path.filter(({ also }) => also === true).length])).toEqual([
      [1, 1],
    ]);
  });
  test('has the fingerprint of its hops and blocks, and another one where it comes twice', () => {
    expect(reported({}).fingerprint).toBe(fingerprint(['LG101', 'c', 'here', '.', '.', 'here .']));
    const loops = [
      ...base.simulation.loops,
      ...base.simulation.loops.map((loop) => ({ ...loop, certainty: 'assumed' as const })),
    ];
    const prints = findings(forwardingLoop, [{ ...base, simulation: { ...base.simulation, loops } }]).map(
      (each) => each.fingerprint,
    );
    expect(prints).toEqual([
      reported({}).fingerprint,
      fingerprint(['LG101', 'c', 'here', '.', '.', 'here .', 'assumed', 'every name']),
    ]);
  });
});

describe('a forward whose upstream nothing states', () => {
  const missing = (of: Missing, number: number, more: Partial<UnknownUpstream> = {}): UnknownUpstream => ({
    kind: 'unknown',
    because: 'nothing states it',
    missing: of,
    at: line('d', number),
    via: [],
    ...more,
  });
  const asking = (one: DnsServer, ...lists: readonly (readonly (KnownUpstream | UnknownUpstream)[])[]): DnsServer => ({
    ...one,
    upstreams: new Map([...one.upstreams.keys()].map((step, index) => [step, lists[index] ?? []])),
  });
  const of = (...servers: readonly DnsServer[]) => findings(upstreamNotStated, [viewOf({ servers })]);
  test.each<[Missing, string]>([
    [{ kind: 'host-name', name: 'DNS.example.test.' }, 'host-name dns.example.test.'],
    [{ kind: 'node-file', path: '/etc/resolv.conf', pool: 'a' }, 'node-file /etc/resolv.conf'],
    [{ kind: 'host-file', path: '/etc/x' }, 'host-file /etc/x'],
    [{ kind: 'pod-file', path: '/etc/x' }, 'pod-file /etc/x'],
    [{ kind: 'cluster-dns' }, 'cluster-dns'],
    [{ kind: 'value' }, 'value dns/coredns .'],
  ])('%j has the fingerprint of what is missing', (kind, part) => {
    const [found] = of(asking(dns(block('.', UP)), [missing(kind, 3)]));
    expect(found?.fingerprint).toBe(fingerprint(['LG305', 'c', part]));
  });
  test('is reported once for all that miss the same, at the first place, with the others', () => {
    const one = asking(
      dns(block('.', UP) + block('a.org', UP)),
      [missing({ kind: 'cluster-dns' }, 7)],
      [missing({ kind: 'cluster-dns' }, 3)],
    );
    expect(said(upstreamNotStated, snapshotOf([viewOf({ servers: [one] })]))).toEqual([
      'note d:3: Where dns/coredns (zone a.org) forwards names is not known: nothing states it. It loops where this server stands behind that address. | Say in .loopgate.yaml which address the cluster DNS has. | d:7 dns/coredns (zone .) forwards to the same',
    ]);
    const same = missing({ kind: 'cluster-dns' }, 3);
    const two = asking(dns(block('.', UP) + block('a.org', UP)), [same], [same]);
    expect(of(two)[0]?.path).toEqual([]);
    const others = ['x', 'y'].map((name) => ({ ...asking(dns(block('.', UP)), [same]), id: name, name }));
    expect(of(one, ...others)[0]?.message).toContain(
      'Where dns/coredns (zone a.org) and 2 more forwards names is not known',
    );
  });
  test('is reported of the loop that its own stanza would be in', () => {
    const stub = (address: string): KnownUpstream => ({
      kind: 'known',
      address,
      port: 53,
      transport: 'dns',
      at: line('x', 1),
      via: [],
      assumptions: [],
    });
    const file = (withStub: readonly KnownUpstream[]) =>
      missing({ kind: 'node-file', path: '/etc/resolv.conf', pool: 'a' }, 3, { withStub });
    const message = (guarded: string, ...list: readonly (KnownUpstream | UnknownUpstream)[]) =>
      of(asking(dns(block('.', guarded, UP)), list))[0]?.message ?? '';
    const LOOPS =
      "on nodes whose /etc/resolv.conf names systemd-resolved's stub listener (Ubuntu, Fedora, Flatcar, Debian's cloud images), for every name";
    expect(message('errors', file([stub('127.0.0.53')]))).toContain(
      `It loops ${LOOPS}; no loop plugin would stop it there.`,
    );
    expect(message('loop', file([stub('127.0.0.53')]))).toContain(
      `It loops ${LOOPS}; the loop plugin then stops the server at startup.`,
    );
    expect(message('errors', file([stub('127.0.0.53'), stub('192.0.2.1')]))).toContain(
      `It loops sometimes ${LOOPS}; no loop`,
    );
    expect(message('loop', file([stub('127.0.0.53'), stub('192.0.2.1')]))).toContain(
      '; the loop plugin then stops the server on some starts.',
    );
    expect(message('acl {\n block net 10.9.0.0/16\n }', file([stub('127.0.0.53')]))).toContain(
      'It loops possibly on nodes',
    );
    expect(message('loop\n template IN HINFO . {\n rcode NXDOMAIN\n }', file([stub('127.0.0.53')]))).toContain(
      '; the loop plugin does not see it.',
    );
    expect(message('errors', file([stub('192.0.2.1')]))).toContain(
      "It would loop where that file names an address of this cluster's DNS; on the common systems it does not.",
    );
    // Another stanza's loop is no news of this one.
    const two = asking(
      dns(block('.', UP) + block('a.org', UP)),
      [file([stub('127.0.0.53')])],
      [missing({ kind: 'node-file', path: '/opt/own', pool: 'a' }, 4)],
    );
    expect(of(two).map(({ message: text }) => text.includes('It loops on nodes'))).toEqual([true, false]);
  });
  test('is a warning where the base knew it, and keeps the warning among clusters that share the place', () => {
    const open = viewOf({ servers: [asking(dns(block('.', UP)), [missing({ kind: 'cluster-dns' }, 3)])] });
    const known = viewOf({ servers: [dns(block('.', UP))] });
    const severity = (base: readonly ClusterView[]) =>
      findings(upstreamNotStated, [open], base).map((one) => one.severity);
    expect(severity([known])).toEqual(['warning']);
    expect(severity([open])).toEqual(['note']);
    expect(severity([])).toEqual(['note']);
    expect(severity([viewOf({ servers: [] })])).toEqual(['note']);
    expect(severity([viewOf({ servers: [{ ...dns(block('.', UP)), name: 'other' }] })])).toEqual(['note']);
    expect(severity([viewOf({ servers: [{ ...dns(block('.', UP)), upstreams: new Map() }] })])).toEqual(['note']);
    const inCluster = (view: ClusterView, name: string): ClusterView => ({
      ...view,
      cluster: { ...view.cluster, name },
    });
    const shared = findings(
      upstreamNotStated,
      [inCluster(open, 'a'), inCluster(open, 'b')],
      [inCluster(open, 'a'), inCluster(known, 'b')],
    );
    expect(shared.map((one) => [one.severity, one.cluster])).toEqual([['warning', 'b']]);
    expect(shared[0]?.message).toContain('This concerns the clusters a, b.');
    // Of its own cluster, where the base has that.
    expect(
      findings(upstreamNotStated, [inCluster(open, 'a')], [inCluster(open, 'a'), inCluster(known, 'b')]).map(
        (one) => one.severity,
      ),
    ).toEqual(['note']);
    expect(
      findings(upstreamNotStated, [inCluster(open, 'a')], [inCluster(known, 'x')]).map((one) => one.severity),
    ).toEqual(['warning']);
  });
});

describe('where names that are sent to an address end', () => {
  const ends = (
    servers: readonly DnsServer[],
    zone: string,
    published: World['published'] = [service('10.96.0.10', [to('dns/coredns')])],
  ): boolean => endsThere(viewOf({ servers, published }), '10.96.0.10', zone);
  test.each<[string, string, string, boolean]>([
    ['answered', block('.', 'whoami'), '.', true],
    ['sent away', block('.', UP), '.', true],
    ['refused', block('a.org', UP), 'b.org.', true],
    ['perhaps', block('.', 'acl {\n block net 10.9.0.0/16\n }', UP), '.', false],
    ['coming back, which is reported', block('.', 'forward . 127.0.0.1'), '.', true],
    ['elsewhere for another zone', block('.', UP) + block('a.org', 'forward . 127.0.0.1:99'), '.', true],
    [
      'a name that people know stands for all',
      block('.', UP) + block('org', 'acl {\n block net 10.9.0.0/16\n }', UP),
      '.',
      false,
    ],
    [
      'another zone is asked for by a name below it',
      block('.', UP) + block('org', 'acl {\n block net 10.9.0.0/16\n }', UP),
      'com.',
      true,
    ],
    ['for its own zone', block('.', UP) + block('org', 'acl {\n block net 10.9.0.0/16\n }', UP), 'a.org.', false],
  ])('%s', (_, corefile, zone, expected) => {
    expect(ends([dns(corefile)], zone)).toBe(expected);
  });
  test('is not known of nobody, but for what the cluster DNS answers itself', () => {
    const nobody = (zone: string) => ends([], zone, []);
    expect(
      ['.', 'a.org.', 'cluster.local.', 'svc.cluster.local.', '10.in-addr.arpa.', '8.ip6.arpa.', 'arpa.'].map(nobody),
    ).toEqual([false, false, true, true, true, true, false]);
    expect(ends([dns(block('.', UP))], '.', [service('10.96.0.10', [dial('192.0.2.1')])])).toBe(false);
    expect(ends([{ ...dns(block('grpc://.', UP)) }], '.')).toBe(false);
  });
  test('is not shown where one of several upstreams leads elsewhere perhaps', () => {
    const second = server('second', 'external:s', block('.', 'bind 10.0.0.2', 'acl {\n block net 10.9.0.0/16\n }', UP));
    const list = (addresses: string) => ends([dns(block('.', `forward . ${addresses}`)), second], '.');
    expect([list('192.0.2.1 192.0.2.2'), list('192.0.2.1 10.0.0.2')]).toEqual([true, false]);
  });
  test('is that of who holds the address on the nodes, before that of a Service', () => {
    const unsure = server('cache', 'node:n', block('.', 'bind 10.96.0.10', 'acl {\n block net 10.9.0.0/16\n }', UP), {
      claims: ['10.96.0.10'],
    });
    expect(ends([dns(block('.', UP)), unsure], '.')).toBe(false);
    expect(ends([dns(block('.', UP)), { ...unsure, claims: [] }], '.')).toBe(true);
  });
  test('is that of the port to which it leads', () => {
    const two = dns(block('.:53', 'acl {\n block net 10.9.0.0/16\n }', UP) + block('.:54', UP));
    const at = (port: number) =>
      ends([two], '.', [service('10.96.0.10', [dial('192.0.2.1'), to('dns/coredns', port)])]);
    expect([at(53), at(54)]).toEqual([false, true]);
  });
});

describe('a server that does not start', () => {
  const error = { message: 'it is wrong', at: line('Corefile', 3) };
  const of = (...servers: readonly DnsServer[]) => said(corefileDoesNotStart, snapshotOf([viewOf({ servers })]));
  const one = dns(block('.', UP));
  const broken = (more: Partial<DnsServer> = {}): DnsServer => ({
    ...one,
    config: { ...one.config, errors: [error] },
    ...more,
  });
  const REFUSES = 'error Corefile:3: CoreDNS 1.15.0 would refuse this Corefile: it is wrong';
  const CORRECT = 'Correct this line; until then the server does not start.';
  test('is reported once, of the release that it is', () => {
    expect(of(broken(), broken({ id: 'second' }))).toEqual([
      `${REFUSES} | ${CORRECT} No modelled version would start with it.`,
    ]);
    expect(of(broken(), broken({ id: 'second', name: 'second' }))).toHaveLength(2);
    expect(of(broken({ versionAt: line('d', 9) }))).toEqual([`${REFUSES} | ${CORRECT} | d:9 the version is 1.15.0`]);
    expect(of(broken({ software: 'node-cache' }))).toEqual([`${REFUSES} | ${CORRECT}`]);
    expect(of(one)).toEqual([]);
  });
  test('with a newer release is a note', () => {
    const refused = (since: string) =>
      of({ ...one, version: '1.4.0', refused: { which: 'since', release: since, error } });
    const HELP = 'State the version, by the image tag or as coredns-version, or correct this line before an upgrade.';
    expect(refused('1.5.0')).toEqual([
      `note Corefile:3: CoreDNS 1.5.0 and later would refuse this Corefile: it is wrong. 1.4.0 would start with it, and nothing states the version. | ${HELP}`,
    ]);
    expect(refused('1.15.0')[0]).toContain('note Corefile:3: CoreDNS 1.15.0 would refuse this Corefile');
  });
  test('has the fingerprint of its fault', () => {
    expect(findings(corefileDoesNotStart, [viewOf({ servers: [broken()] })])[0]?.fingerprint).toBe(
      fingerprint(['LG401', 'c', 'dns/coredns', 'it is wrong']),
    );
  });
});

describe('guards of single blocks', () => {
  const of = (rule: Rule, corefile: string, more: Partial<DnsServer> = {}, notices: readonly Notice[] = []) =>
    brief(said(rule, snapshotOf([viewOf({ servers: [dns(corefile, more)] })], { notices })));
  test('a release that ends sound servers is reported', () => {
    const misfires = (version: string, corefile = block('.', 'loop', UP), more: Partial<DnsServer> = {}) =>
      of(loopGuardMisfires, corefile, { version, ...more }).length;
    expect(['1.2.0', '1.2.1', '1.2.5', '1.2.6', '11.2.1', '1.2.10'].map((version) => misfires(version))).toEqual([
      0, 1, 1, 0, 0, 0,
    ]);
    expect([
      misfires('1.2.3', block('.', UP)),
      misfires('1.2.3', block('.', 'loop', 'whoami')),
      misfires('1.2.3', block('.', 'loop', 'forward . 127.0.0.1')),
    ]).toEqual([0, 0, 0]);
    const paths = (more: Partial<DnsServer>) =>
      findings(loopGuardMisfires, [
        viewOf({ servers: [dns(block('.', 'loop', UP), { version: '1.2.3', ...more })] }),
      ])[0]?.path.length;
    expect([paths({}), paths({ versionAt: line('d', 9) })]).toEqual([0, 1]);
  });
  test('one without a forward guards nothing, but where something may bring the forward', () => {
    const at = (number: number, file = dns(block('.', 'loop', 'whoami')).at.file) => ({
      kind: 'not-modelled' as const,
      message: 'x',
      at: { file, span: { start: number, end: number } },
    });
    expect(of(loopGuardWithoutForward, block('.', 'loop', 'whoami'))).toHaveLength(1);
    expect(of(loopGuardWithoutForward, block('.', 'loop', UP))).toEqual([]);
    expect(of(loopGuardWithoutForward, block('.', 'whoami'))).toEqual([]);
    const one = dns(block('a.org', 'whoami') + block('.', 'loop', 'whoami'));
    const [, guarded] = one.config.blocks;
    if (guarded === undefined) throw new Error('no block');
    const { file, span } = guarded.extent;
    const reported = (...offsets: readonly number[]) =>
      said(
        loopGuardWithoutForward,
        snapshotOf([viewOf({ servers: [one] })], { notices: offsets.map((offset) => at(offset, file)) }),
      ).length;
    expect([
      reported(),
      reported(span.start - 1),
      reported(span.start),
      reported(span.start + 3),
      reported(span.end),
      reported(span.end + 1),
    ]).toEqual([1, 1, 0, 0, 0, 1]);
    expect([
      reported(span.end + 1, span.start - 1),
      reported(span.end + 9, span.start + 1, 0),
      reported(0, 1, 2, span.end + 2),
    ]).toEqual([1, 0, 1]);
    expect(
      said(
        loopGuardWithoutForward,
        snapshotOf([viewOf({ servers: [one] })], { notices: [at(span.start, { path: 'other', text: '' })] }),
      ),
    ).toHaveLength(1);
  });
  test('none is reported once for the blocks of a workload, however many pools it runs on', () => {
    const pools = ['a', 'b'].map((pool) => ({ ...dns(block('.', UP) + block('a.org', UP)), id: pool, pool }));
    expect(brief(said(loopGuardMissing, snapshotOf([viewOf({ servers: pools })])))).toEqual([
      'note dns/coredns:1: The server block . of dns/coredns forwards without the loop plugin: a forwarding loop would not be noticed at startup.',
      'note dns/coredns:4: The server block a.org of dns/coredns forwards without the loop plugin: a forwarding loop would not be noticed at startup.',
    ]);
  });
  test.each<[string, string, Partial<DnsServer>, number]>([
    ['that forwards', block('.', UP), {}, 1],
    ['that forwards nothing', block('.', 'whoami'), {}, 0],
    [
      'of a server that does not start',
      block('.', UP),
      { config: { ...dns(block('.', UP)).config, errors: [{ message: 'x', at: line('x', 1) }] } },
      0,
    ],
    ['that an operator writes', block('.', UP), { ownerWrites: true }, 0],
    ['of another program', block('.', UP), { software: 'unbound' }, 0],
    ['of the node-local cache', block('.', UP), { software: 'node-cache' }, 1],
    ['of a copy from another cluster', block('.', UP), { implied: true, outsideCluster: true }, 0],
    ['of a resolver outside', block('.', UP), { outsideCluster: true }, 1],
    ['on a loop', block('.', 'forward . 127.0.0.1'), {}, 0],
    ['beside one on a loop', block('.', 'forward . 127.0.0.1') + block('a.org', UP), {}, 1],
  ])('none in a block %s', (_, corefile, more, count) => {
    expect(of(loopGuardMissing, corefile, more)).toHaveLength(count);
  });
  test('a guard that does not see is reported of blocks that forward and start, and on no loop', () => {
    const BLIND = block('a.org b.org', 'loop', UP);
    expect(of(loopGuardBlind, BLIND)).toHaveLength(1);
    expect(of(loopGuardBlind, block('a.org b.org', 'loop', 'whoami'))).toEqual([]);
    expect(of(loopGuardBlind, block('a.org b.org', UP))).toEqual([]);
    expect(of(loopGuardBlind, BLIND, { software: 'unbound' })).toEqual([]);
    expect(of(loopGuardBlind, block('a.org b.org', 'loop', 'forward . 127.0.0.1'))).toEqual([]);
  });
  test('for which the scan has nothing left is reported once, as not known', () => {
    const view = viewOf({ servers: [dns(block('a.org', 'loop', UP) + block('b.org', 'loop', UP))] });
    const graph = buildGraph(view.cluster, openBudget({ probes: 0 }));
    expect(brief(said(loopGuardBlind, snapshotOf([{ ...view, graph }])))).toEqual([
      'warning dns/coredns:1: Whether 2 guards could see a loop is not known: their probes go more ways than are followed.',
    ]);
  });
  test('have the fingerprint of their server and zone', () => {
    const print = (rule: Rule, corefile: string, more: Partial<DnsServer> = {}) =>
      findings(rule, [viewOf({ servers: [dns(corefile, more)] })]).map((one) => one.fingerprint);
    expect(print(loopGuardWithoutForward, block('a.org', 'loop', 'whoami'))).toEqual([
      fingerprint(['LG204', 'c', 'dns/coredns', 'a.org']),
    ]);
    expect(print(loopGuardMissing, block('a.org', UP))).toEqual([fingerprint(['LG202', 'c', 'dns/coredns', 'a.org'])]);
    expect(print(loopGuardBlind, block('a.org b.org', 'loop', UP))).toEqual([
      fingerprint(['LG203', 'c', 'dns/coredns', 'a.org']),
    ]);
    expect(print(loopGuardMisfires, block('a.org', 'loop', UP), { version: '1.2.3' })).toEqual([
      fingerprint(['LG205', 'c', 'dns/coredns', 'a.org']),
    ]);
  });
  const template = (lines: string) => {
    const one = server('d/c.yaml', 'pod:a', lines);
    return brief(said(loopGuardBlind, snapshotOf([viewOf({ servers: [one] })]))).length;
  };
  test('one of two branches of a template is not reported', () => {
    const [IF, ELSE, END] = ['{{ if .Values.on }}\n', '{{ else }}\n', '{{ end }}\n'];
    const blind = block('.', 'loop', 'template IN HINFO . {\n rcode NXDOMAIN\n }', UP);
    const other = block('.', UP);
    expect(template(blind)).toBe(1);
    expect(template(IF + blind + END)).toBe(1);
    expect(template(IF + blind + ELSE + other + END)).toBe(0);
    expect(template(IF + blind + ELSE + other.replace('.', '.:54') + END)).toBe(1);
    expect(template(IF + blind + ELSE + other.replace('. {', 'a.org {') + END)).toBe(1);
  });
});

describe('a guard that a change takes away', () => {
  const removed = (before: readonly DnsServer[], after: readonly DnsServer[]) =>
    brief(
      said(loopGuardRemoved, snapshotOf([viewOf({ servers: after })]), snapshotOf([viewOf({ servers: before })])),
    ).map((one) => /The server block (\S+ of \S+) (still|takes over|had)/.exec(one)?.slice(1).join(' ') ?? one);
  const named = (name: string, corefile: string): DnsServer => server(name, `pod:${name}`, corefile);
  const of = (before: string, after: string) => removed([dns(before)], [dns(after)]);
  const GUARDED = (zone = '.', up = UP): string => block(zone, 'loop', up);
  const BARE = (zone = '.', up = UP): string => block(zone, up);
  const STILL = ['. of dns/coredns still'];
  test.each<[string, string, string, readonly string[]]>([
    ['from its block', GUARDED(), BARE(), STILL],
    ['from no block', GUARDED(), GUARDED(), []],
    ['that was not there', BARE(), BARE(), []],
    ['from a block that forwards no more', GUARDED(), block('.', 'whoami'), []],
    ['that guarded nothing', block('.', 'loop', 'whoami'), BARE(), []],
    ['with its block', GUARDED() + GUARDED('a.org'), GUARDED(), []],
    ['from one of two blocks', GUARDED() + GUARDED('a.org'), GUARDED() + BARE('a.org'), ['a.org of dns/coredns still']],
    [
      'from each of two blocks',
      GUARDED() + GUARDED('a.org'),
      BARE() + BARE('a.org'),
      ['. of dns/coredns still', 'a.org of dns/coredns still'],
    ],
    ['from one block of two zones, once', GUARDED('a.org b.org'), BARE('a.org b.org'), ['a.org of dns/coredns still']],
    ['by another port', GUARDED('.:53'), BARE('.:54'), STILL],
    ['by another protocol', GUARDED('.:53'), BARE('grpc://.:53'), STILL],
    ['not where the port stood beside it', GUARDED('.:53') + BARE('.:54'), BARE('.:54'), []],
    ['not where another port came beside it', GUARDED('.:53'), GUARDED('.:53') + BARE('.:54'), []],
    ['by another zone, of the only forward', GUARDED('a.org'), BARE('b.org'), ['b.org of dns/coredns still']],
    [
      'not by another zone of several',
      GUARDED('a.org') + GUARDED('c.org', 'forward . 192.0.2.3'),
      BARE('b.org', 'forward . 192.0.2.9') + GUARDED('c.org', 'forward . 192.0.2.3'),
      [],
    ],
    [
      'by a zone below, to the same upstreams',
      GUARDED() + BARE('c.org', 'forward . 192.0.2.7'),
      block('.', 'loop', 'whoami') + BARE('a.org') + BARE('c.org', 'forward . 192.0.2.7'),
      ['a.org of dns/coredns takes over'],
    ],
    ['not by a zone below, while it forwards there still', GUARDED(), GUARDED() + BARE('a.org'), []],
    [
      'not by a zone below, to others',
      GUARDED(),
      GUARDED('.', 'forward . 192.0.2.8') + BARE('a.org', 'forward . 192.0.2.9'),
      [],
    ],
    [
      'not by a zone above',
      GUARDED('a.org') + BARE('c.org', 'forward . 192.0.2.7'),
      block('a.org', 'loop', 'whoami') + BARE('org') + BARE('c.org', 'forward . 192.0.2.7'),
      [],
    ],
    [
      'not by a stanza for another zone',
      block('.', 'loop', 'forward x.org 192.0.2.1', 'forward . 192.0.2.5'),
      block('.', 'loop', 'forward . 192.0.2.5') + BARE('a.org'),
      [],
    ],
    [
      'by a stanza for its own zone',
      block('.', 'loop', 'forward a.org 192.0.2.1', 'forward . 192.0.2.5'),
      block('.', 'loop', 'forward . 192.0.2.5') + BARE('a.org'),
      ['a.org of dns/coredns takes over'],
    ],
    [
      'not by a block that stood beside it, while the other one changed',
      GUARDED() + BARE('a.org'),
      GUARDED('.', 'forward . 192.0.2.8') + BARE('a.org'),
      [],
    ],
    [
      'not by a zone below, while one of two forwards there still',
      GUARDED('a.org b.org'),
      GUARDED('a.org') + GUARDED('b.org', 'forward . 192.0.2.8') + BARE('x.a.org'),
      [],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(of(before, after)).toEqual(expected);
  });
  test('of a server that has another name is found by its zones', () => {
    const a = (name: string, guarded: boolean) => named(name, (guarded ? GUARDED : BARE)('a.org'));
    const b = (name: string, guarded: boolean) => named(name, (guarded ? GUARDED : BARE)('b.org'));
    expect(removed([a('x/one', true)], [a('y/two', false)])).toEqual(['a.org of y/two still']);
    expect(removed([a('x/one', true), b('x/two', true)], [a('y/new', false), b('y/other', true)])).toEqual([
      'a.org of y/new still',
    ]);
    // Two of the same zones: by the last part of the name, or any, as nobody has a guard now.
    expect(removed([a('x/one', true), a('x/two', false)], [a('y/one', false), a('y/two', false)])).toEqual([
      'a.org of y/one still',
    ]);
    expect(removed([a('x/one', true), a('x/two', false)], [a('y/a', false), a('y/b', false)])).toEqual([
      'a.org of y/a still',
    ]);
    // Each is the old one of one server alone.
    expect(removed([a('x/one', true)], [a('y/one', false), a('z/one', false)])).toEqual(['a.org of y/one still']);
    // The only one that went, and the only one that came.
    expect(removed([named('x/one', GUARDED('a.org'))], [named('y/new', BARE('a.org c.org'))])).toEqual([
      'a.org of y/new still',
    ]);
    expect(
      removed([named('x/one', GUARDED('a.org')), b('x/two', true)], [named('y/new', BARE('a.org c.org'))]),
    ).toEqual(['a.org of y/new still']);
    // One that was there before is nobody’s new one.
    expect(removed([a('x/one', true), a('x/kept', false)], [a('x/kept', false)])).toEqual([]);
    // One that is still there is nobody’s old one.
    expect(removed([a('x/one', true)], [a('x/one', true), a('y/new', false)])).toEqual([]);
  });
  test('is reported of its own cluster', () => {
    const inCluster = (name: string, corefile: string): ClusterView => viewOf({ servers: [dns(corefile)] }, { name });
    const found = findings(
      loopGuardRemoved,
      [inCluster('a', BARE()), inCluster('b', GUARDED())],
      [inCluster('a', GUARDED()), inCluster('b', GUARDED())],
    );
    expect(found.map(({ cluster, fingerprint: print }) => [cluster, print])).toEqual([
      ['a', fingerprint(['LG201', 'a', 'dns/coredns', '.'])],
    ]);
    expect([...loopGuardRemoved.check(snapshotOf([inCluster('a', BARE())]), undefined)]).toEqual([]);
  });
});

test('a sentence of two thousand letters is whole, one of more keeps its two ends', () => {
  const message = (length: number): string =>
    finding('unreadable', [], { cluster: '', at: line('a', 1), message: 'x'.repeat(length), advice: '' }).message;
  expect([message(2000).length, message(2001)]).toEqual([2000, `${'x'.repeat(1000)} ... ${'x'.repeat(1000)}`]);
});

describe('an expectation', () => {
  const broken = (plugins: readonly string[], entry: string): readonly string[] =>
    scanTexts({
      'dns/Corefile': block('.', 'loop', ...plugins),
      '.loopgate.yaml': `version: 1\nexpectations:\n  - { names: a.org, from: dns/Corefile, ${entry} }\n`,
    }).report.findings.flatMap(({ code, severity, certainty, message }) =>
      code === 'LG501' ? [`${severity} ${certainty}: ${message}`] : [],
    );
  const ASKED = 'Asked by dns/Corefile, a.org and below';
  test.each<[string, readonly string[], string, readonly string[]]>([
    ['holds', [UP], 'goes: leaves', []],
    [
      'is broken',
      [UP],
      'goes: answered',
      [`error always: ${ASKED} leaves to 192.0.2.1:53, and is expected to be answered.`],
    ],
    [
      'is broken by a share',
      ['forward . 192.0.2.1 192.0.2.2'],
      'goes: leaves, to: [192.0.2.1]',
      [`error sometimes: ${ASKED} leaves to 192.0.2.2:53, and is expected to leave to 192.0.2.1:53.`],
    ],
    [
      'may be broken',
      ['acl {\n block net 10.9.0.0/16\n }', UP],
      'goes: leaves',
      [`warning assumed: ${ASKED} fails with REFUSED at dns/Corefile, and is expected to leave.`],
    ],
    [
      'is broken by a loop',
      ['forward . 127.0.0.1'],
      'goes: not-loops',
      [`error always: ${ASKED} comes back to dns/Corefile, which sent it, and is expected to end.`],
    ],
    [
      'is not known to hold',
      ['forward . dns.example.test'],
      'goes: leaves',
      [
        `note undefined: Whether a.org and below, asked by dns/Corefile, leaves is not known: what dns.example.test resolves to is not stated.`,
      ],
    ],
  ])('%s', (_, plugins, entry, expected) => {
    expect(broken(plugins, entry)).toEqual(expected);
  });
  test('is reported of the server that is asked, and of no server where nodes ask', () => {
    const servers = (from: string) =>
      scanTexts({
        'dns/Corefile': block('.', 'loop', UP),
        '.loopgate.yaml': `version: 1\nclusters: [{ name: c, paths: ["**"], nodes: [{ name: a, files: { /etc/resolv.conf: { inline: "nameserver 192.0.2.9" } } }] }]\nexpectations:\n  - { names: a.org, from: ${from}, goes: answered }\n`,
      }).report.findings.flatMap(({ code, server: name }) => (code === 'LG501' ? [name] : []));
    expect([servers('dns/Corefile'), servers('nodes')]).toEqual([['dns/Corefile'], [undefined]]);
  });
  test('of one name is another one than of all below', () => {
    const prints = (more: string) =>
      scanTexts({
        'dns/Corefile': block('.', 'loop', UP),
        '.loopgate.yaml': `version: 1\nexpectations:\n  - { names: a.org, from: dns/Corefile, goes: answered${more} }\n`,
      }).report.findings.map((one) => one.fingerprint);
    expect(prints('')).toEqual([
      fingerprint(['LG501', 'default', 'a.org', 'below', 'dns/Corefile', 'answered', 'dns/Corefile']),
    ]);
    expect(prints(', exact: true')).toEqual([
      fingerprint(['LG501', 'default', 'a.org', 'exact', 'dns/Corefile', 'answered', 'dns/Corefile']),
    ]);
  });
});

test('a second way round is said beside the shortest', () => {
  const service = (name: string, last: number): string =>
    `  ${name}:
    image: coredns/coredns:1.15.0
    command: -conf /Corefile
    volumes: ["./${name}:/Corefile"]
    networks: { lan: { ipv4_address: 172.18.2.${last} } }
`;
  const said = (to: string): readonly string[] =>
    scanTexts({
      'compose.yaml': `services:\n${service('core', 9)}${service('a', 10)}${service('b', 11)}networks:
  lan: { ipam: { config: [{ subnet: 172.18.2.0/24 }] } }
`,
      core: `. {\n  forward . 172.18.2.10 ${to}\n}\n`,
      a: '. {\n  forward . 172.18.2.9\n}\n',
      b: '. {\n  forward . 172.18.2.9\n}\n',
    }).report.findings.flatMap(({ code, path = [] }) =>
      code === 'LG101' ? path.flatMap(({ also, description }) => (also === true ? [description] : [])) : [],
    );
  expect(said('172.18.2.11')).toEqual(['another way round leads through compose/Service/b']);
  expect(said('192.0.2.1')).toEqual([]);
});

/** Resolvers that networks have of their own: their rules in order, their endpoints, and who is given which. */
import { describe, expect, test } from '@jest/globals';
import type { Fact } from '../../../src/core/facts/fact.ts';
import type { ForwardTarget, NetworkBehaviour, NetworkPart } from '../../../src/core/facts/resolver.ts';
import { openBudget } from '../../../src/core/text/budget.ts';
import { addressLines, noticeLines, serverLines } from './described.ts';
import { at, clusterOfFacts, coreDns, kubelet, located, nodeFile, profile } from './facts.ts';

const VPC: NetworkBehaviour = {
  software: 'vpc',
  title: 'Resolver of',
  addresses: ['169.254.169.253'],
  policy: 'random',
};
type Part = Extract<Fact, { kind: 'network-resolver' }>;
const part = (one: NetworkPart, more: Partial<Part> = {}): Part => ({
  kind: 'network-resolver',
  scope: 's',
  part: one,
  at: at('vpc.tf'),
  ...more,
});
/** `10.0.0.1`, `10.0.0.1:54`, `@part`, `>peer`, `?text`. */
const target = (text: string): ForwardTarget => {
  if (text.startsWith('@')) return { kind: 'part', id: text.slice(1) };
  if (text.startsWith('>')) return { kind: 'peer', id: text.slice(1) };
  if (text.startsWith('?')) return { kind: 'unknown', text: text.slice(1) };
  const [address = '', port = '53'] = text.split(':');
  return { kind: 'address', address, port: Number(port) };
};
const targets = (text: string) => text.split(' ').map((one) => located(target(one), 'vpc.tf'));
/** A rule for a zone (`?` for one that is not stated), to targets (nothing: it is answered here), of networks. */
const rule = (
  id: string,
  zone: string,
  to: string,
  networks: string,
  more: Partial<Extract<NetworkPart, { kind: 'rule' }>> = {},
  fact: Partial<Part> = {},
): Part =>
  part(
    {
      kind: 'rule',
      id,
      behaviour: VPC,
      rank: 1,
      networks: networks === '' ? [] : networks.split(' '),
      ...(zone === '?' ? {} : { zone: located(zone) }),
      ...(to === '' ? {} : { to: targets(to) }),
      ...more,
    },
    fact,
  );
const endpoint = (id: string, addresses: string, network?: string, fact: Partial<Part> = {}): Part =>
  part(
    {
      kind: 'endpoint',
      id,
      behaviour: VPC,
      addresses: addresses === '' ? [] : addresses.split(' ').map((one) => located(one)),
      ...(network === undefined ? {} : { network }),
    },
    fact,
  );
const link = (
  of: string | undefined,
  networks: string,
  more: { readonly partial?: true } = {},
  fact: Partial<Part> = {},
): Part => part({ kind: 'link', networks: networks.split(' '), ...(of === undefined ? {} : { of }), ...more }, fact);
const alias = (id: string, of: string): Part => part({ kind: 'alias', id, of });
const servers = (...facts: readonly Fact[]): readonly string[] => serverLines(clusterOfFacts(facts));
const published = (...facts: readonly Fact[]): readonly string[] => addressLines(clusterOfFacts(facts));

describe('the rules of a network', () => {
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'are those that name it',
      [rule('a', 'a.org.', '10.0.0.1', 'vpc'), rule('b', 'b.org.', '10.0.0.2', 'other')],
      [
        'network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc',
        '  a.org. 10.0.0.1:53',
        'network s|other (Resolver of other); external:Resolver of other; vpc',
        '  b.org. 10.0.0.2:53',
      ],
    ],
    [
      'are those of a link',
      [rule('a', 'a.org.', '10.0.0.1', ''), link('a', 'vpc')],
      ['network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc', '  a.org. 10.0.0.1:53'],
    ],
    [
      'are those of a link that is assumed',
      [
        rule('a', 'a.org.', '10.0.0.1', '', {}, { assumes: 'the module is used' }),
        link('a', 'vpc', {}, { assumes: 'it is shared' }),
      ],
      [
        'network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc',
        '  a.org. 10.0.0.1:53; assuming the module is used and it is shared',
      ],
    ],
    [
      'are those of a group that is linked',
      [rule('a', 'a.org.', '10.0.0.1', '', { group: 'g' }), link('g', 'vpc')],
      ['network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc', '  a.org. 10.0.0.1:53'],
    ],
    [
      'are those of one of several instances',
      [rule('a["x"]', 'a.org.', '10.0.0.1', ''), link('a', 'vpc')],
      ['network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc', '  a.org. 10.0.0.1:53'],
    ],
    [
      'go to a network by its other names',
      [
        rule('a', 'a.org.', '10.0.0.1', 'pool'),
        alias('pool', 'subnet'),
        alias('subnet', 'vpc'),
        rule('b', 'b.org.', '10.0.0.2', 'vpc'),
      ],
      [
        'network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc',
        '  a.org. 10.0.0.1:53',
        '  b.org. 10.0.0.2:53',
      ],
    ],
    [
      'go to no more names than are followed',
      [rule('a', 'a.org.', '10.0.0.1', 'n0'), ...Array.from({ length: 9 }, (_, n) => alias(`n${n}`, `n${n + 1}`))],
      ['network s|n8 (Resolver of n8); external:Resolver of n8; vpc', '  a.org. 10.0.0.1:53'],
    ],
    [
      'count by rank, then by the longest zone',
      [
        rule('a', 'org.', '10.0.0.1', 'vpc'),
        rule('b', 'a.org.', '10.0.0.2', 'vpc'),
        rule('c', '.', '10.0.0.3', 'vpc', { rank: 0 }),
      ],
      [
        'network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc',
        '  . 10.0.0.3:53',
        '  a.org. 10.0.0.2:53',
        '  org. 10.0.0.1:53',
      ],
    ],
    [
      'of one zone are the first',
      [rule('a', 'a.org.', '10.0.0.1', 'vpc'), rule('b', 'a.org.', '10.0.0.2', 'vpc')],
      ['network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc', '  a.org. 10.0.0.1:53'],
    ],
    [
      'of one zone send on before they answer',
      [rule('a', 'a.org.', '', 'vpc'), rule('b', 'a.org.', '10.0.0.2', 'vpc')],
      ['network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc', '  a.org. 10.0.0.2:53'],
    ],
    [
      'of no zone are none',
      [rule('a', '?', '10.0.0.1', 'vpc')],
      ['network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc'],
    ],
    [
      'lead to a part by its addresses',
      [rule('a', 'a.org.', '@in', 'vpc'), endpoint('in', '10.1.0.1 10.1.0.2', 'other')],
      [
        'network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc',
        '  a.org. 10.1.0.1:53',
        '  a.org. 10.1.0.2:53',
        'network s|other (Resolver of other); external:Resolver of other; vpc',
      ],
    ],
    [
      'lead to a part without addresses',
      [rule('a', 'a.org.', '@in', 'vpc'), endpoint('in', '', 'other')],
      [
        'network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc',
        '  a.org. 241.0.0.0:53',
        'network s|other (Resolver of other); external:Resolver of other; vpc',
      ],
    ],
    [
      'lead to a part that is not there',
      [rule('a', 'a.org.', '@none', 'vpc')],
      [
        'network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc',
        '  a.org. ? where none leads to is not stated',
      ],
    ],
    [
      'lead to a part of another scope',
      [rule('a', 'a.org.', '@in', 'vpc'), endpoint('in', '10.1.0.1', 'other', { scope: 't' })],
      [
        'network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc',
        '  a.org. ? where in leads to is not stated',
        'network t|other (Resolver of other); external:Resolver of other; vpc',
      ],
    ],
    [
      'lead to an address that two networks have in their own scope',
      [
        rule('a', 'a.org.', '10.1.0.1', 'vpc'),
        endpoint('in', '10.1.0.1', 'other'),
        endpoint('in', '10.1.0.1', 'vpc', { scope: 't' }),
      ],
      [
        'network s|vpc (Resolver of vpc in s); external:Resolver of vpc in s; vpc',
        '  a.org. 241.0.0.0:53',
        'network s|other (Resolver of other); external:Resolver of other; vpc',
        'network t|vpc (Resolver of vpc in t); external:Resolver of vpc in t; vpc',
      ],
    ],
    [
      'lead to a peer',
      [rule('a', 'a.org.', '>vpc-b', 'vpc')],
      ['network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc', '  a.org. ? vpc-b; outside'],
    ],
    [
      'lead to what is not known',
      [rule('a', 'a.org.', '?var.to 10.0.0.1:54', 'vpc')],
      [
        'network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc',
        '  a.org. ? what var.to is, is not stated',
        '  a.org. 10.0.0.1:54',
      ],
    ],
    [
      'answer zones of its own',
      [rule('a', 'a.org.', '10.0.0.1', 'vpc', { behaviour: { ...VPC, own: ['internal.', 'a.org.'] } })],
      ['network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc', '  a.org. 10.0.0.1:53'],
    ],
    [
      'of a zone that is not stated come back where they lead to the network',
      [rule('a', '?', '@in', 'vpc'), endpoint('in', '10.1.0.1', 'vpc')],
      [
        'network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc',
        '  . 10.1.0.1:53; assuming the domain of a, which is not stated, holds these names',
      ],
    ],
    [
      'of a zone that is not stated come back by the address',
      [rule('a', '?', '10.1.0.1 10.9.9.9', 'vpc'), endpoint('in', '10.1.0.1', 'vpc')],
      [
        'network s|vpc (Resolver of vpc); external:Resolver of vpc; vpc',
        '  . 10.1.0.1:53; assuming the domain of a, which is not stated, holds these names',
      ],
    ],
    [
      'are distinguished where two networks have one name',
      [rule('a', 'a.org.', '10.0.0.1', 'vpc'), rule('b', 'b.org.', '10.0.0.2', 'vpc', {}, { scope: 't' })],
      [
        'network s|vpc (Resolver of vpc in s); external:Resolver of vpc in s; vpc',
        '  a.org. 10.0.0.1:53',
        'network t|vpc (Resolver of vpc in t); external:Resolver of vpc in t; vpc',
        '  b.org. 10.0.0.2:53',
      ],
    ],
  ])('%s', (_, facts, expected) => {
    expect(servers(...facts)).toEqual(expected);
  });
  const stepsOf = (...facts: readonly Fact[]) =>
    clusterOfFacts(facts).servers.map(({ config }) =>
      config.blocks.flatMap(({ steps }) =>
        steps.map((step) =>
          step.kind === 'forward'
            ? `${step.from} forwards ${step.policy}${step.merges ? ', merged' : ''}`
            : step.kind === 'answer'
              ? step.rules.map(({ names }) => JSON.stringify(names)).join()
              : step.kind,
        ),
      ),
    );
  test('are asked in their order, and what none takes it answers', () => {
    const behaviour = { ...VPC, own: ['own.'] };
    const facts = [
      rule('a', 'org.', '10.0.0.1', 'vpc', { behaviour }),
      rule('b', 'a.org.', '', 'vpc'),
      rule('c', 'b.org.', '10.0.0.2', 'vpc', { rank: 0 }),
    ];
    expect(stepsOf(...facts)).toEqual([
      [
        'b.org. forwards random',
        '{"kind":"within","zones":["own."]}',
        '{"kind":"within","zones":["a.org."]}',
        'org. forwards random',
        '{"kind":"within","zones":["."]}',
      ],
    ]);
  });
  test('are counted, and those beyond the budget are not judged', () => {
    const facts = [rule('a', 'a.org.', '10.0.0.1', 'x y'), rule('b', 'b.org.', '10.0.0.2', 'x')];
    const of = (targets: number) => clusterOfFacts(facts, undefined, openBudget({ targets }));
    expect([noticeLines(of(3)), serverLines(of(3)).length]).toEqual([[], 5]);
    expect([noticeLines(of(2)), serverLines(of(2)).length]).toEqual([
      ['unreadable vpc.tf:1 this rule is not judged: too many networks use too many rules'],
      4,
    ]);
  });
});

describe('a rule is assumed to have its names', () => {
  const doubtful = (...more: readonly Fact[]): boolean =>
    servers(rule('a', 'a.org.', '10.0.0.1', 'vpc'), ...more).some((line) =>
      line.includes('a.org. 10.0.0.1:53; assuming no rule that is not stated here takes these names from vpc'),
    );
  test.each<[string, readonly Fact[], boolean]>([
    ['never by itself', [], false],
    ['not beside another zone', [rule('b', 'b.org.', '10.0.0.2', '')], false],
    ['beside a zone below it that nobody is seen to use', [rule('b', 'x.a.org.', '10.0.0.2', '')], true],
    ['not beside a zone above it that nobody is seen to use', [rule('b', 'org.', '10.0.0.2', '')], false],
    ['beside a zone above it of a lower rank', [rule('b', 'org.', '10.0.0.2', '', { rank: 0 })], true],
    ['not beside its own zone', [rule('b', 'a.org.', '10.0.0.2', '')], false],
    ['beside its own zone of a lower rank', [rule('b', 'a.org.', '10.0.0.2', '', { rank: 0 })], true],
    ['not beside a zone below it that another network uses', [rule('b', 'x.a.org.', '10.0.0.2', 'other')], false],
    ['beside one whose users are not all known', [rule('b', 'x.a.org.', '10.0.0.2', 'other', { partial: true })], true],
    [
      'beside one with a link whose networks are not all known',
      [rule('b', 'x.a.org.', '10.0.0.2', ''), link('b', 'other', { partial: true })],
      true,
    ],
    ['beside one of a zone that is not stated', [rule('b', '?', '10.0.0.2', 'vpc')], true],
    ['not beside one of such a zone of another network', [rule('b', '?', '10.0.0.2', 'other')], false],
    ['beside a link to what is not known', [link(undefined, 'vpc')], true],
    ['beside a link to what is not there', [link('none', 'vpc')], true],
    ['not beside such a link of another network', [link('none', 'other')], false],
    ['beside such a link of networks that are not all known', [link('none', 'other', { partial: true })], true],
    [
      'not beside a link to nameservers',
      [part({ kind: 'nameservers', id: 'n', to: targets('10.0.0.9'), networks: [] }), link('n', 'vpc')],
      false,
    ],
    ['not beside what another scope does', [link(undefined, 'vpc', {}, { scope: 't' })], false],
    [
      'beside more doubts than are looked at',
      Array.from({ length: 501 }, (_, n) => rule(`r${n}`, `z${n}.org.`, '10.0.0.2', '')),
      true,
    ],
    [
      'not beside as many as are looked at',
      Array.from({ length: 500 }, (_, n) => rule(`r${n}`, `z${n}.org.`, '10.0.0.2', '')),
      false,
    ],
  ])('%s', (_, more, expected) => {
    expect(doubtful(...more)).toBe(expected);
  });
});

describe('the endpoints of a network', () => {
  const A = rule('a', 'a.org.', '10.0.0.1', 'vpc');
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'lead to its resolver',
      [A, endpoint('in', '10.1.0.1 10.1.0.1', 'vpc')],
      [
        '10.1.0.1:53 (host-port) -> network s|vpc:53; in of vpc',
        "169.254.169.253:53 (host-port) -> network s|vpc:53; Resolver of vpc; in the cluster only; assuming the cluster's nodes are in vpc",
      ],
    ],
    [
      'lead to it as is assumed',
      [A, endpoint('in', '10.1.0.1', 'vpc', { assumes: 'it is made' })],
      [
        '10.1.0.1:53 (host-port) -> network s|vpc:53; in of vpc; assuming it is made',
        "169.254.169.253:53 (host-port) -> network s|vpc:53; Resolver of vpc; in the cluster only; assuming the cluster's nodes are in vpc",
      ],
    ],
    [
      'have an address that nobody else has where none is stated',
      [A, endpoint('in', '', 'vpc'), endpoint('in2', '', 'vpc')],
      [
        '241.0.0.0:53 (host-port) -> network s|vpc:53; in of vpc',
        '241.0.0.1:53 (host-port) -> network s|vpc:53; in2 of vpc',
        "169.254.169.253:53 (host-port) -> network s|vpc:53; Resolver of vpc; in the cluster only; assuming the cluster's nodes are in vpc",
      ],
    ],
    [
      'have one where two networks have the same',
      [A, endpoint('in', '10.1.0.1', 'vpc'), endpoint('in', '10.1.0.1', 'vpc', { scope: 't' })],
      [
        '241.0.0.0:53 (host-port) -> network s|vpc:53; in of vpc',
        '241.0.0.1:53 (host-port) -> network t|vpc:53; in of vpc',
      ],
    ],
    [
      'are in the only network with rules',
      [A, endpoint('in', '10.1.0.1')],
      [
        '10.1.0.1:53 (host-port) -> network s|vpc:53; in of vpc; assuming in is in vpc',
        "169.254.169.253:53 (host-port) -> network s|vpc:53; Resolver of vpc; in the cluster only; assuming the cluster's nodes are in vpc",
      ],
    ],
    ['are in none of two', [A, rule('b', 'b.org.', '10.0.0.2', 'other'), endpoint('in', '10.1.0.1')], []],
    [
      'are in none whose rules lead there',
      [rule('a', 'a.org.', '@in', 'vpc'), endpoint('in', '10.1.0.1')],
      [
        "169.254.169.253:53 (host-port) -> network s|vpc:53; Resolver of vpc; in the cluster only; assuming the cluster's nodes are in vpc",
      ],
    ],
    [
      'are in none whose rules lead to their address',
      [rule('a', 'a.org.', '10.1.0.1', 'vpc'), endpoint('in', '10.1.0.1')],
      [
        "169.254.169.253:53 (host-port) -> network s|vpc:53; Resolver of vpc; in the cluster only; assuming the cluster's nodes are in vpc",
      ],
    ],
    [
      'are not of another scope',
      [A, endpoint('in', '10.1.0.1', undefined, { scope: 't' })],
      [
        "169.254.169.253:53 (host-port) -> network s|vpc:53; Resolver of vpc; in the cluster only; assuming the cluster's nodes are in vpc",
      ],
    ],
    [
      'are beside the address of the network itself',
      [
        rule('a', 'a.org.', '10.0.0.1', 'vpc', { behaviour: { ...VPC, nth: 2 } }),
        part({ kind: 'network', id: 'vpc', cidr: located('10.9.0.0/16') }),
      ],
      [
        "169.254.169.253:53 (host-port) -> network s|vpc:53; Resolver of vpc; in the cluster only; assuming the cluster's nodes are in vpc",
        "10.9.0.2:53 (host-port) -> network s|vpc:53; Resolver of vpc; in the cluster only; assuming the cluster's nodes are in vpc",
      ],
    ],
    ['are beside that of no network of two', [A, rule('b', 'b.org.', '10.0.0.2', 'other')], []],
    [
      'are beside that of the nodes’ network',
      [A, rule('b', 'b.org.', '10.0.0.2', 'other'), part({ kind: 'nodes', network: 'other' })],
      ['169.254.169.253:53 (host-port) -> network s|other:53; Resolver of other; in the cluster only'],
    ],
    [
      'are beside that of none where nodes are in two',
      [
        A,
        rule('b', 'b.org.', '10.0.0.2', 'other'),
        part({ kind: 'nodes', network: 'other' }),
        part({ kind: 'nodes', network: 'vpc' }),
      ],
      [],
    ],
    [
      'are beside that of one that is everywhere',
      [rule('a', 'a.org.', '10.0.0.1', 'net', { behaviour: { ...VPC, everywhere: true } })],
      [
        "169.254.169.253:53 (host-port) -> network s|net:53; Resolver of net; in the cluster only; assuming the cluster's nodes are in net",
      ],
    ],
    [
      'are beside that of none of two that are everywhere',
      [rule('a', 'a.org.', '10.0.0.1', 'net other', { behaviour: { ...VPC, everywhere: true } })],
      [],
    ],
  ])('%s', (_, facts, expected) => {
    expect(published(...facts)).toEqual(expected);
  });
});

describe('what nodes get from their network is', () => {
  const NODES = [
    ...coreDns('dns', '. {\n forward . /etc/resolv.conf\n}\n'),
    kubelet({ resolvConf: located('/etc/resolv.conf') }),
    profile({ os: located('rocky-9') }),
  ];
  const asked = (...facts: readonly Fact[]): readonly string[] =>
    servers(...NODES, ...facts).filter(
      (line, index, all) => line.startsWith('  .') && all[index - 1]?.startsWith('kube-system') === true,
    );
  const given = (to: string, networks = 'vpc'): Fact =>
    part({ kind: 'nameservers', id: 'dhcp', to: targets(to), networks: networks === '' ? [] : networks.split(' ') });
  const IN = part({ kind: 'nodes', network: 'vpc' });
  const A = rule('a', 'a.org.', '10.0.0.1', 'vpc');
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'its resolver, where it is stated which that is',
      [A, IN],
      [
        '  . 169.254.169.253:53; service: the nodes are in vpc; assuming the nodes take the resolvers that vpc gives them',
      ],
    ],
    ['not known where it is not', [A], ['  . ? the resolvers that the nodes get from their network; outside']],
    [
      'not known where nothing has rules there',
      [IN],
      ['  . ? the resolvers that the nodes get from their network; outside'],
    ],
    [
      'the nameservers that it gives',
      [A, IN, given('10.0.0.5')],
      ['  . 10.0.0.5:53; service: the nodes are in vpc; assuming the nodes take the resolvers that vpc gives them'],
    ],
    [
      'the nameservers that a link gives',
      [A, IN, given('10.0.0.5', ''), link('dhcp', 'vpc')],
      ['  . 10.0.0.5:53; service: the nodes are in vpc; assuming the nodes take the resolvers that vpc gives them'],
    ],
    [
      'the last nameservers that it gives',
      [A, IN, given('10.0.0.5'), given('10.0.0.6')],
      ['  . 10.0.0.6:53; service: the nodes are in vpc; assuming the nodes take the resolvers that vpc gives them'],
    ],
    [
      'not those of another network',
      [A, IN, given('10.0.0.5', 'other')],
      [
        '  . 169.254.169.253:53; service: the nodes are in vpc; assuming the nodes take the resolvers that vpc gives them',
      ],
    ],
    [
      'a part of it',
      [A, IN, given('@in'), endpoint('in', '10.1.0.1', 'other')],
      ['  . 10.1.0.1:53; service: the nodes are in vpc; assuming the nodes take the resolvers that vpc gives them'],
    ],
    [
      'not known where one of them is not',
      [A, IN, given('10.0.0.5 ?var.dns')],
      ['  . ? the resolvers that the nodes get from their network; outside'],
    ],
    [
      'not known where a part is not there',
      [A, IN, given('@none')],
      ['  . ? the resolvers that the nodes get from their network; outside'],
    ],
    [
      'not known of a peer',
      [A, IN, given('>vpc-b')],
      ['  . ? the resolvers that the nodes get from their network; outside'],
    ],
  ])('%s', (_, facts, expected) => {
    expect(asked(...facts)).toEqual(expected);
  });
  test('nothing for a resolver file that says it, nor for a container engine', () => {
    expect(asked(A, IN, nodeFile('/etc/resolv.conf', 'nameserver 10.0.0.8'))).toEqual([
      "  . 10.0.0.8:53; dnsPolicy: dnsPolicy Default: the pod gets the node's resolver file > kubelet: kubelet copies /etc/resolv.conf into pods with dnsPolicy Default > resolver-file: /etc/resolv.conf on the node lists nameserver 10.0.0.8",
    ]);
    const engine = coreDns('dns', '. {\n forward . /etc/resolv.conf\n}\n', { containerEngine: true });
    expect(
      serverLines(clusterOfFacts([...engine, kubelet({}), profile({ os: located('rocky-9') }), A, IN])).slice(0, 2),
    ).toEqual([
      'kube-system/Deployment/dns; pod:kube-system/Deployment/dns; 1.11.3; stated; installed',
      '  . ? the resolvers that the nodes get from their network; outside',
    ]);
  });
});

describe('rules whose names or targets are not stated', () => {
  const asking = coreDns('dns', '. {\n forward . 10.0.0.1\n}\n');
  const said = (...facts: readonly Fact[]): readonly string[] =>
    clusterOfFacts(facts).notices.map(({ paste }) => paste?.lines.at(-1) ?? '');
  test.each<[string, readonly Fact[], readonly string[]]>([
    [
      'are said',
      [...asking, rule('a', '?', '10.0.0.1', 'vpc')],
      [
        '  - { name: default, resolvers: [{ name: network, addresses: [192.0.2.2], forwards: [{ zone: "corp.example.com", to: [192.0.2.53] }] }] }',
      ],
    ],
    [
      'are said where one of several servers sends names on',
      [...asking, ...coreDns('quiet', '. {\n whoami\n}\n'), rule('a', '?', '10.0.0.1', 'vpc')],
      [
        '  - { name: default, resolvers: [{ name: network, addresses: [192.0.2.2], forwards: [{ zone: "corp.example.com", to: [192.0.2.53] }] }] }',
      ],
    ],
    [
      'are said with their zone',
      [...asking, rule('a', 'a.org.', '?var.to', 'vpc')],
      [
        '  - { name: default, resolvers: [{ name: network, addresses: [192.0.2.2], forwards: [{ zone: "a.org", to: [192.0.2.53] }] }] }',
      ],
    ],
    [
      'are said without a target',
      [...asking, rule('a', 'a.org.', '', 'vpc', { to: [] })],
      [
        '  - { name: default, resolvers: [{ name: network, addresses: [192.0.2.2], forwards: [{ zone: "a.org", to: [192.0.2.53] }] }] }',
      ],
    ],
    [
      'are said where nobody is seen to use them',
      [...asking, rule('a', '?', '10.0.0.1', '', { partial: true })],
      [
        '  - { name: default, resolvers: [{ name: network, addresses: [192.0.2.2], forwards: [{ zone: "corp.example.com", to: [192.0.2.53] }] }] }',
      ],
    ],
    ['are not said where nobody uses them', [...asking, rule('a', '?', '10.0.0.1', '')], []],
    ['are not said where they are answered', [...asking, rule('a', 'a.org.', '', 'vpc')], []],
    ['are not said where all is stated', [...asking, rule('a', 'a.org.', '10.0.0.1', 'vpc')], []],
    [
      'are said once a file',
      [
        ...asking,
        rule('a', '?', '10.0.0.1', 'vpc'),
        rule('b', '?', '10.0.0.1', 'vpc'),
        rule('c', '?', '10.0.0.1', 'vpc', {}, { at: at('more.tf') }),
      ],
      [
        '  - { name: default, resolvers: [{ name: network, addresses: [192.0.2.2], forwards: [{ zone: "corp.example.com", to: [192.0.2.53] }] }] }',
        '  - { name: default, resolvers: [{ name: network, addresses: [192.0.2.2], forwards: [{ zone: "corp.example.com", to: [192.0.2.53] }] }] }',
      ],
    ],
  ])('%s', (_, facts, expected) => {
    expect(said(...facts)).toEqual(expected);
  });
});

test('the resolver of a network asks from outside of the cluster, unless it is everywhere', () => {
  const [vpc] = clusterOfFacts([rule('a', 'a.org.', '10.0.0.1', 'vpc')]).servers;
  const [overlay] = clusterOfFacts([
    rule('a', 'a.org.', '10.0.0.1', 'net', { behaviour: { ...VPC, everywhere: true } }),
  ]).servers;
  expect([vpc?.outsideCluster, overlay?.outsideCluster]).toEqual([true, undefined]);
});

test('a cluster is declared where the configuration speaks of it', () => {
  expect([clusterOfFacts([kubelet({})]).declared, clusterOfFacts([kubelet({})], {}).declared]).toEqual([false, true]);
});

/** A question along the plugins of one block: what each assumes of it, and the blocks that may take it. */
import { describe, expect, test } from '@jest/globals';
import type { ServerBlock } from '../../../src/core/facts/server-config.ts';
import type { Step } from '../../../src/core/facts/steps.ts';
import { NOT_LOOPBACK } from '../../../src/core/forwarding/chain-input.ts';
import { openCompiled } from '../../../src/core/forwarding/compile.ts';
import { decide } from '../../../src/core/forwarding/decide.ts';
import { buildGraph, type ForwardingGraph } from '../../../src/core/forwarding/graph.ts';
import { openExpressions } from '../../../src/core/forwarding/matching.ts';
import { route, viewsPass } from '../../../src/core/forwarding/route.ts';
import { openBudget } from '../../../src/core/text/budget.ts';
import { present } from '../../../src/core/text/invariant.ts';
import { graphOfCorefiles } from './read.ts';
import { branchesAt, firstSocket, graphOfWorld, server } from './world.ts';

const of = (corefile: string, name = 'x.a.org.', type = 'A'): readonly string[] =>
  branchesAt(graphOfCorefiles([corefile]), name, type);
const block = (...lines: readonly string[]): string => `. {\n${lines.map((line) => ` ${line}\n`).join('')}}`;

describe('a plugin that is written under a condition', () => {
  const PATH = 'd/c.yaml';
  const inTemplate = (...lines: readonly string[]): readonly string[] =>
    branchesAt(graphOfWorld({ servers: [server(PATH, 'external:a', block(...lines))] }), 'x.a.org.');
  const ON = `the template's condition \`.Values.on\` at line`;
  const [IF, END] = ['{{ if .Values.on }}', '{{ end }}'];
  test('forward: asks where it holds, and lets it pass where it does not', () => {
    expect(inTemplate(IF, 'forward . 10.9.9.1', END)).toEqual([
      `assumed leaves 10.9.9.1:53 (${ON} 2 of ${PATH} holds)`,
      `assumed fails no plugin of the server block takes the query (${ON} 2 of ${PATH} does not hold)`,
    ]);
    expect(inTemplate('errors', IF, 'forward . 10.9.9.1', '{{ else }}', 'forward . 10.9.9.2', END).slice(0, 2)).toEqual(
      [
        `assumed leaves 10.9.9.1:53 (${ON} 3 of ${PATH} holds)`,
        `assumed leaves 10.9.9.2:53 (${ON} 3 of ${PATH} does not hold)`,
      ],
    );
  });
  test('forward: with nobody who listens, with what is not known, and with another one behind it', () => {
    expect(inTemplate(IF, 'forward . 127.0.0.1:99', END)[0]).toBe(
      `assumed unknown what listens on 127.0.0.1:99 of its host is not stated (${ON} 2 of ${PATH} holds)`,
    );
    // `next` of a stanza that may not be there is not followed: what is behind is asked where it is not.
    expect(inTemplate(IF, 'forward . 10.9.9.1 {', 'next NXDOMAIN', '}', END, 'forward . 10.9.9.2')).toEqual([
      `assumed leaves 10.9.9.1:53 (${ON} 2 of ${PATH} holds)`,
      `assumed leaves 10.9.9.2:53 (${ON} 2 of ${PATH} does not hold)`,
    ]);
  });
  test('acl: contradicts what is written under the opposite', () => {
    expect(
      inTemplate(IF, 'acl {', 'block', '}', END, IF, 'forward . 10.9.9.1', '{{ else }}', 'forward . 10.9.9.2', END),
    ).toEqual([
      `assumed fails acl refuses it (${ON} 2 of ${PATH} holds)`,
      `assumed leaves 10.9.9.2:53 (${ON} 2 of ${PATH} does not hold, ${ON} 7 of ${PATH} does not hold)`,
    ]);
  });
  test('rewrite: makes another name where it holds', () => {
    expect(
      inTemplate(IF, 'rewrite stop name suffix .org .net', END, 'forward net 10.9.9.1', 'forward . 10.9.9.2'),
    ).toEqual([`assumed leaves 10.9.9.1:53 (${ON} 2 of ${PATH} holds)`]);
  });
});

describe('a rewrite', () => {
  test('under a condition says nothing of a name that it does not take', () => {
    const text = block('{{ if .Values.on }}', 'rewrite stop name suffix .net .com', '{{ end }}', 'forward . 10.9.9.1');
    const graph = graphOfWorld({ servers: [server('d/c.yaml', 'external:a', text)] });
    expect(branchesAt(graph, 'x.a.org.')).toEqual(['certain leaves 10.9.9.1:53']);
    // Nor of one that is too long already.
    const long = `${'x.'.repeat(140)}org.`;
    expect(branchesAt(graph, long)).toEqual(['certain leaves 10.9.9.1:53']);
  });
  test('to one name that an API may hold makes the question one for this name', () => {
    const files = (rule: string) => block(rule, 'kubernetes a.org {', 'fallthrough', '}', 'forward . 10.9.9.1');
    const graph = graphOfCorefiles([files('rewrite stop name exact x.b.org only.a.org')]);
    const kinds = (name: string): readonly string[] =>
      decide(graph, { socket: firstSocket(graph), name, type: 'A' }, { queryKind: 'new names' }).map(
        ({ certainty, outcome }) => `${certainty} ${outcome.kind}`,
      );
    expect(kinds('y.a.org.')).toEqual(['certain leaves']);
    expect(kinds('x.b.org.')).toEqual(['assumed answered', 'assumed leaves']);
    expect(kinds('only.a.org.')).toEqual(['assumed answered', 'assumed leaves']);
  });
  test('whose effect is not known makes all behind it assumed', () => {
    expect(of(block('rewrite class IN CH', 'forward . 10.9.9.1'))).toEqual([
      'assumed leaves 10.9.9.1:53 (the changed class of the question leaves the query as it is)',
    ]);
  });
  test.each([
    ['dns64', 'AAAA', 'assumed leaves 10.9.9.1:53 (dns64 finds an AAAA record, or whoever asks has no IPv6 address)'],
    ['dns64', 'A', 'certain leaves 10.9.9.1:53'],
    ['rewrite cname exact b.org c.org', 'A', 'certain leaves 10.9.9.1:53'],
  ])('that may ask by itself after a reply from elsewhere: %s', (plugin, type, expected) => {
    expect(of(block(plugin, 'forward . 10.9.9.1'), 'x.a.org.', type)).toEqual([expected]);
  });
  test.each([
    ['dns64', 'AAAA', 'assumed answered whoami (dns64 finds an AAAA record, or whoever asks has no IPv6 address)'],
    [
      'rewrite cname exact b.org c.org',
      'A',
      'assumed answered whoami (no answer is an alias whose target is rewritten to one that leads elsewhere)',
    ],
  ])('that may ask by itself after an answer: %s', (plugin, type, expected) => {
    expect(of(block(plugin, 'whoami'), 'x.a.org.', type)).toEqual([expected]);
  });
  // A refusal is a message to dns64, which then asks for A (recorded: topology).
  test('that may ask by itself says so of a refusal, and nothing of what is sent on', () => {
    expect(of(block('dns64', 'acl {', 'block', '}'), 'x.a.org.', 'AAAA')).toEqual([
      'assumed fails acl refuses it (dns64 finds an AAAA record, or whoever asks has no IPv6 address)',
    ]);
    const [first] = branchesAt(
      graphOfCorefiles([block('dns64', 'forward . 10.244.0.6'), block('whoami')]),
      'x.',
      'AAAA',
    );
    expect(first).toBe('certain sent 10.244.0.6:53');
  });
  test('of more names than the scan has left is not followed', () => {
    const { cluster } = graphOfCorefiles([block('rewrite stop name suffix .org .net', 'forward . 10.9.9.1')]);
    const graph = buildGraph(cluster, openBudget({ renames: 1 }));
    expect(branchesAt(graph, 'x.org.')).toEqual(['certain leaves 10.9.9.1:53']);
    expect(branchesAt(graph, 'y.org.')).toEqual(['certain unknown more names are rewritten than are followed']);
    expect(branchesAt(graph, 'y.com.')).toEqual(['certain leaves 10.9.9.1:53']);
  });
  test('to a name that is too long fails', () => {
    const long = Array.from({ length: 3 }, () => 'n'.repeat(63)).join('.');
    const rule = `rewrite stop name suffix .org .${long}.org`;
    expect(of(block(rule, 'forward . 10.9.9.1'), `${'x'.repeat(56)}.org.`)).toEqual(['certain leaves 10.9.9.1:53']);
    expect(of(block(rule, 'forward . 10.9.9.1'), `${'x'.repeat(57)}.org.`)).toEqual(['certain leaves 10.9.9.1:53']);
    expect(of(block(rule, 'forward . 10.9.9.1'), `${'x'.repeat(58)}.org.`)).toEqual([
      'certain fails the name after the rewrite is longer than DNS allows',
    ]);
  });
});

test('a plugin of which nothing is known may stop it, or lets it pass', () => {
  const graph = graphOfCorefiles([block('whoami')]);
  const [one] = graph.cluster.servers.map(present);
  const opaque = (passes?: string): Step => ({
    kind: 'opaque',
    plugin: 'odd',
    because: 'nobody knows it',
    at: present(one).at,
    ...(passes === undefined ? {} : { passes }),
  });
  const withOpaque = (passes?: string): readonly string[] => {
    const server = present(one);
    const blocks = server.config.blocks.map((own): ServerBlock => ({ ...own, steps: [opaque(passes), ...own.steps] }));
    return branchesAt(
      buildGraph({ ...graph.cluster, servers: [{ ...server, config: { ...server.config, blocks } }] }),
      'x.',
    );
  };
  expect(withOpaque()).toEqual([
    'assumed unknown odd: nobody knows it (odd stops the query)',
    'assumed answered whoami (the plugin odd lets the query pass)',
  ]);
  expect(withOpaque('odd is off')[1]).toBe('assumed answered whoami (odd is off)');
});

describe('after one of its rcodes a stanza hands on', () => {
  const refusing = '. {\n acl {\n block\n }\n}';
  const next = (list: string, then = 'forward . 10.9.9.9'): readonly string[] =>
    branchesAt(graphOfCorefiles([block(`forward . ${list} {`, 'next REFUSED', '}', then), refusing, refusing]), 'x.');
  test.each<[string, string, readonly string[]]>([
    ['all of it', '10.244.0.6', ['certain leaves 10.9.9.9:53']],
    ['all of it, by whichever of them', '10.244.0.6 10.244.0.7', ['certain leaves 10.9.9.9:53']],
    ['a share', '10.244.0.6 10.9.9.1', ['share 0.5 leaves 10.9.9.1:53', 'share 0.5 leaves 10.9.9.9:53']],
    [
      'two of three',
      '10.244.0.6 10.244.0.7 10.9.9.1',
      ['share 0.333 leaves 10.9.9.1:53', 'share 0.667 leaves 10.9.9.9:53'],
    ],
    ['perhaps', '10.9.9.1', ['certain leaves 10.9.9.1:53', 'failure leaves 10.9.9.9:53']],
    ['nothing', '10.244.0.5:99', ['certain fails nobody listens on 10.244.0.5:99 (a pod where nothing listens there)']],
    [
      'what is asked when another fails, perhaps',
      '10.9.9.1 10.244.0.6 {\n policy sequential',
      ['certain leaves 10.9.9.1:53', 'failure leaves 10.9.9.9:53'],
    ],
  ])('%s', (_, list, expected) => {
    expect(next(list.replace(' {', ' {\n'))).toEqual(expected);
  });
  test('perhaps, where no reply comes', () => {
    const chain = block('forward . 10.244.0.6 {', 'next REFUSED', '}', 'forward . 10.9.9.9');
    expect(branchesAt(graphOfCorefiles([chain, block('acl {', 'drop', '}')]), 'x.')).toEqual([
      'certain sent 10.244.0.6:53',
      'failure leaves 10.9.9.9:53',
    ]);
  });
  test('to a share of a share', () => {
    const chain = block(
      'forward . 10.244.0.6 10.9.9.1 {',
      'next REFUSED',
      '}',
      'forward . 10.244.0.6 10.9.9.2 {',
      'next REFUSED',
      '}',
      'forward . 10.9.9.3',
    );
    expect(branchesAt(graphOfCorefiles([chain, refusing]), 'x.')).toEqual([
      'share 0.5 leaves 10.9.9.1:53',
      'share 0.25 leaves 10.9.9.2:53',
      'share 0.25 leaves 10.9.9.3:53',
    ]);
  });
  test('not past what is no `forward`', () => {
    const of3 = (last: string): readonly string[] =>
      branchesAt(graphOfCorefiles([block('forward . 10.244.0.6 {', 'next REFUSED', '}', last), refusing]), 'x.');
    expect(of3('grpc . 10.9.9.9')).toEqual(['certain sent 10.244.0.6:53']);
    expect(of3('errors')).toEqual(['certain sent 10.244.0.6:53']);
  });
});

describe('a guard on the way is seen with the name and type that it has there', () => {
  const seen = (corefile: string): readonly string[] => {
    const graph = graphOfCorefiles([corefile]);
    const found: string[] = [];
    decide(
      graph,
      { socket: firstSocket(graph), name: 'x.org.', type: 'A' },
      { onGuard: (_, name, type) => found.push(`${name} ${type}`) },
    );
    return found;
  };
  test.each([
    [block('loop', 'whoami'), ['x.org. A']],
    [block('loop', 'rewrite stop name suffix .org .net', 'whoami'), ['x.net. A']],
    [block('loop', 'rewrite stop type A MX', 'whoami'), ['x.org. MX']],
    [block('whoami'), []],
    // Behind as many stanzas as need an index.
    [block('loop', ...Array.from({ length: 9 }, (_, i) => `forward z${i}.test 10.0.1.${i}`), 'whoami'), ['x.org. A']],
    // It stands behind what answers (plugin.cfg).
    [block('loop', 'template IN ANY . {', 'rcode NXDOMAIN', '}'), []],
  ])('%s', (corefile, expected) => {
    expect(seen(corefile)).toEqual(expected);
  });
});

describe('blocks that may take a question', () => {
  const view = (key: string, expr: string, to: string): string =>
    `${key} {\n view v {\n expr ${expr}\n }\n forward . ${to}\n}\n`;
  const UNREAD = "server_ip() == 'x'";
  const routes = (corefile: string, name: string, type = 'A'): readonly string[] => {
    const graph = graphOfCorefiles([corefile]);
    return route(graph, { socket: firstSocket(graph), name, type }).map(
      ({ block: own, assumptions }) => `${own.keys[0]?.zone} ${assumptions.length}`,
    );
  };
  test.each<[string, string, string, string, readonly string[]]>([
    [
      'the first whose view lets it in',
      view('.', "type() == 'A'", '10.0.0.1') + view('.', "type() == 'MX'", '10.0.0.2'),
      'x.',
      'MX',
      ['. 0'],
    ],
    ['none', view('.', "type() == 'A'", '10.0.0.1'), 'x.', 'MX', []],
    [
      'each that may, and one that does',
      `${view('a.', UNREAD, '10.0.0.1')}${view('a.', UNREAD, '10.0.0.2')}a. {\n whoami\n}\n. {\n whoami\n}`,
      'x.a.',
      'A',
      ['a. 1', 'a. 2', 'a. 2'],
    ],
    ['above a zone', `${view('a.', UNREAD, '10.0.0.1')}. {\n whoami\n}`, 'x.a.', 'A', ['a. 1', '. 1']],
    ['for DS that of the shortest zone', 'a. {\n whoami\n}\nb.a. {\n whoami\n}', 'c.b.a.', 'DS', ['a. 0']],
    [
      'for DS a sure one behind what may be',
      `a. {\n whoami\n}\n${view('b.a.', UNREAD, '10.0.0.1')}`,
      'c.b.a.',
      'DS',
      ['a. 0'],
    ],
    [
      'for DS what may be before a sure one',
      `b.a. {\n whoami\n}\n${view('a.', UNREAD, '10.0.0.1')}`,
      'c.b.a.',
      'DS',
      ['a. 1', 'b.a. 1'],
    ],
    ['for DS of the root the root', '. {\n whoami\n}', '.', 'DS', ['. 0']],
    ['for DS the root where nothing else takes it', '. {\n whoami\n}\nb. {\n whoami\n}', 'a.', 'DS', ['. 0']],
  ])('%s', (_, corefile, name, type, expected) => {
    expect(routes(corefile, name, type)).toEqual(expected);
  });
  test.each<[string, string, string, 'yes' | 'no' | 'maybe']>([
    ["name() == 'a.org.'", 'a.org.', 'A', 'yes'],
    ["name() == 'a.org.'", 'b.org.', 'A', 'no'],
    ["type() == 'A'", 'a.org.', 'MX', 'no'],
    [UNREAD, 'a.org.', 'A', 'maybe'],
    [`type() == 'A' && ${UNREAD}`, 'a.org.', 'A', 'maybe'],
    [`type() == 'A' && ${UNREAD}`, 'a.org.', 'MX', 'no'],
    ["class() == 'IN'", 'a.org.', 'A', 'yes'],
    ["class() == 'CH'", 'a.org.', 'A', 'no'],
    ["class() != 'CH' and opcode() == 0", 'a.org.', 'A', 'yes'],
    ['false', 'a.org.', 'A', 'no'],
    ["type() not in ['A', 'a word']", 'a.org.', 'A', 'no'],
    ["type() not in ['MX', 'a word']", 'a.org.', 'A', 'yes'],
    ["proto() == 'udp'", 'a.org.', 'A', 'yes'],
    ["proto() == 'tcp'", 'a.org.', 'A', 'no'],
    ["not (proto() == 'tcp')", 'a.org.', 'A', 'yes'],
    ["proto() in ['tcp', 'udp']", 'a.org.', 'A', 'yes'],
    ["proto() != 'tcp' and proto() != 'udp'", 'a.org.', 'A', 'no'],
    ['proto() == type()', 'a.org.', 'A', 'maybe'],
    // An error, which lets nobody in (plugin/view/view.go Filter).
    ["incidr(client_ip(), '10.0.0.7')", 'a.org.', 'A', 'no'],
    ["not incidr(client_ip(), '10.0.0.7')", 'a.org.', 'A', 'no'],
    ["server_port() == '53'", 'a.org.', 'A', 'yes'],
    ["server_port() == '54'", 'a.org.', 'A', 'no'],
    ["server_port() == '53' and server_port() == '54'", 'a.org.', 'A', 'no'],
    ["client_ip() == '10.0.0.7'", 'a.org.', 'A', 'maybe'],
  ])('the view %s, of %s %s: %s', (expr, name, type, expected) => {
    const graph = graphOfCorefiles([view('.', expr, '10.0.0.1')]);
    const [own] = [...firstSocket(graph).zones.values()].flat();
    expect(viewsPass(graph, present(own), { socket: firstSocket(graph), name, type })).toBe(expected);
  });
  test.each<[string, string, string]>([
    ["incidr(client_ip(), '10.0.0.0/24')", '10.0.0.7', 'yes'],
    ["incidr(client_ip(), '10.0.0.0/24')", '10.0.1.7', 'no'],
    ["type() == 'A' and incidr(client_ip(), '10.0.0.0/24')", '10.0.1.7', 'no'],
    ["incidr(client_ip(), '10.0.0.0/24') and client_ip() == '10.0.0.8'", '10.0.0.7', 'no'],
    ["client_ip() == '10.0.0.7'", '10.0.0.7', 'yes'],
    ["incidr(client_ip(), '10.0.0.0/24')", NOT_LOOPBACK, 'maybe'],
    ["incidr(client_ip(), '127.0.0.0/8')", NOT_LOOPBACK, 'no'],
    ["incidr(client_ip(), '10.0.0.0/99')", '10.0.0.7', 'maybe'],
    ["client_ip() in ['10.0.0.6', '10.0.0.7', 'a word']", '10.0.0.7', 'yes'],
    ["client_ip() != '10.0.0.6' and client_ip() not in ['10.0.0.8', 'a word']", '10.0.0.7', 'yes'],
    ["client_ip() not in ['10.0.0.8', '10.0.0.7']", '10.0.0.7', 'no'],
    ["not incidr(client_ip(), '10.0.0.0/24')", '10.0.0.7', 'no'],
    ["not incidr(client_ip(), '10.0.0.9/24')", '10.0.1.7', 'yes'],
    ["not incidr(client_ip(), '10.0.0.0/24')", 'fd00::1', 'yes'],
    ["!(incidr(client_ip(), 'fd00::/8'))", 'fd00::1', 'no'],
    ["!incidr(client_ip(), 'fd00::/8')", 'fc00::1', 'yes'],
    ["not incidr(client_ip(), '0.0.0.0/0')", '10.0.0.7', 'no'],
    ["not incidr(client_ip(), '10.0.0.0/24')", NOT_LOOPBACK, 'maybe'],
    ["not (incidr(client_ip(), '10.0.0.0/24') or incidr(client_ip(), '10.0.1.0/24'))", '10.0.0.7', 'maybe'],
    ["not incidr(client_ip(), '10.0.0.0/24') or client_ip() == '10.0.0.7'", '10.0.0.7', 'yes'],
  ])('the view %s, asked by %s: %s', (expr, source, expected) => {
    const graph = graphOfCorefiles([view('.', expr, '10.0.0.1')]);
    const socket = firstSocket(graph);
    const [own] = [...socket.zones.values()].flat();
    expect(socket.heedsClients).toBe(expected !== 'maybe' || source === NOT_LOOPBACK);
    expect(viewsPass(graph, present(own), { socket, name: 'a.org.', type: 'A', source })).toBe(expected);
  });
  test('of which an expression is too much may, but for its types', () => {
    const { cluster } = graphOfCorefiles([view('.', "name() matches '^a' && type() == 'A'", '10.0.0.1')]);
    const graph: ForwardingGraph = buildGraph(cluster, openBudget({ expressions: 1 }));
    const [own] = [...firstSocket(graph).zones.values()].flat();
    const verdicts = ['A', 'MX'].map((type) =>
      viewsPass(graph, present(own), { socket: firstSocket(graph), name: 'b.', type }),
    );
    expect(verdicts).toEqual(['maybe', 'no']);
    expect(graph.unjudged.map(({ message }) => message)).toEqual([
      '1 regular expressions of this server block are not evaluated: they are too many or too large',
    ]);
  });
  test('where none does, it is refused: for sure, or where all the views before let it pass', () => {
    expect(of('a.org {\n whoami\n}', 'b.org.')).toEqual(['certain fails no server block here takes the name']);
    expect(of(view('.', UNREAD, '10.9.9.1'), 'b.org.')).toEqual([
      `assumed leaves 10.9.9.1:53 (the view ${UNREAD} lets the query in)`,
      `assumed fails no server block here takes the name (the view ${UNREAD} does not take the query)`,
    ]);
    expect(of(`${view('.', UNREAD, '10.9.9.1')}. {\n whoami\n}`, 'b.org.')[1]).toBe(
      `assumed answered whoami (the view ${UNREAD} does not take the query)`,
    );
  });
});

describe('a block made ready', () => {
  const compiled = (corefile: string, limit?: number) => {
    const [own] = [...firstSocket(graphOfCorefiles([corefile])).zones.values()].flat();
    const blocks = openCompiled(openExpressions(openBudget(limit === undefined ? {} : { expressions: limit })));
    const one = blocks.get(present(own));
    expect(blocks.get(present(own))).toBe(one);
    return one;
  };
  test.each<[string, number]>([
    [block('forward . 10.0.0.1'), 0],
    [block('rewrite stop name suffix .a.org .b.org', 'whoami'), 0],
    [block('rewrite stop name prefix a. b.', 'whoami'), 1],
    [block('rewrite stop name prefix a. b.', 'rewrite stop name substring a. b.', 'whoami'), 2],
    [block('rewrite stop name regex ^a b', 'whoami'), 2],
    [block(`rewrite stop name regex ^${'ab'.repeat(40)} b`, 'whoami'), 4],
    [". {\n view v {\n expr name() startsWith 'a'\n }\n whoami\n}", 1],
    [block('template IN A . {', 'match ^a', 'rcode NXDOMAIN', 'fallthrough', '}'), 2],
  ])('%s costs %i a name', (corefile, tests) => {
    expect(compiled(corefile).tests).toBe(tests);
  });
  test('says how many of its expressions are not evaluated, each block its own', () => {
    const rules = (...letters: readonly string[]): string =>
      block(...letters.map((one) => `rewrite stop name regex ^${one} b`), 'whoami');
    expect(compiled(rules('a', 'c')).uncompiled).toBe(0);
    expect(compiled(rules('a', 'c'), 1).uncompiled).toBeGreaterThan(0);
    const two = graphOfCorefiles([`${rules('a')}\n${rules('c').replace('.', 'b.org')}`]);
    const blocks = openCompiled(openExpressions(openBudget({ expressions: 1 })));
    const counts = two.cluster.servers.flatMap(({ config }) => config.blocks.map((own) => blocks.get(own).uncompiled));
    expect(counts[0]).toBe(counts[1]);
  });
  test.each<[string, boolean]>([
    [block('loop', 'whoami'), true],
    [block('whoami'), false],
  ])('%s has a guard: %s', (corefile, guarded) => {
    expect(compiled(corefile).guarded).toBe(guarded);
  });
  test.each<[string, readonly string[]]>([
    ['forward a.org 10.0.0.1', ['a.org.', 'x.a.org.', 'y.x.a.org.']],
    ['forward a.org 10.0.0.1 {\n except x.a.org\n }', ['a.org.']],
    ['forward a.org 10.0.0.1 {\n except a.org\n }', ['a.org.']],
    ['forward . 10.0.0.1 {\n except a.org\n }', ['.', 'xa.org.']],
  ])('%s takes %j', (stanza, expected) => {
    const [step] = compiled(block(stanza)).steps;
    if (step?.kind !== 'forward') throw new Error('no stanza');
    const names = ['.', 'a.org.', 'x.a.org.', 'y.x.a.org.', 'xa.org.'];
    expect(names.filter((name) => step.handles(name, 'A'))).toEqual(expected);
  });
});

import { describe, expect, test } from '@jest/globals';
import { looksLikeCorefile } from '../../../src/languages/corefile/index.ts';
import { firstError, read, source, stepsOf } from './read.ts';

describe('the order of a chain (plugin.cfg)', () => {
  const chain = (version: string) =>
    stepsOf('forward . 9.9.9.9\nloop\nacl\nrewrite name a b\nkubernetes c.local', { version }).map((step) =>
      'plugin' in step ? step.plugin : step.kind,
    );
  test.each([
    ['1.14.7', ['rewrite', 'acl', 'kubernetes', 'loop-guard', 'forward']],
    ['1.14.1', ['acl', 'rewrite', 'kubernetes', 'loop-guard', 'forward']],
  ])('%s', (version, expected) => {
    expect(chain(version)).toEqual(expected);
  });

  test('the first error is the earliest in plugin order, not in the file', () => {
    expect(firstError('. {\nforward . x/y\nhosts {\nttl x\n}\n}')).toBe(
      'plugin/hosts: ttl needs a number of second @ x',
    );
  });
});

describe('forward (plugin/forward/setup.go)', () => {
  const to = (words: string, version = '1.14.7') =>
    stepsOf(`forward . ${words}`, { version, files: new Map([['/etc/up.conf', source('nameserver 9.9.9.9')]]) })[0];
  test.each([
    ['10.0.0.1', { kind: 'endpoint', address: '10.0.0.1', port: 53, transport: 'dns' }],
    ['tls://10.0.0.1', { kind: 'endpoint', address: '10.0.0.1', port: 853, transport: 'tls' }],
    ['[fd00::1]:54', { kind: 'endpoint', address: 'fd00::1', port: 54, transport: 'dns' }],
    ['::1:53', { kind: 'endpoint', address: '::1:53', port: 53, transport: 'dns' }],
    ['/etc/up.conf', { kind: 'resolver-file', path: '/etc/up.conf' }],
    ['/etc/resolv.conf', { kind: 'resolver-file', path: '/etc/resolv.conf' }],
    ['dns.example', { kind: 'host', name: 'dns.example', port: 53, transport: 'dns' }],
  ])('%s', (words, expected) => {
    expect(to(words)).toMatchObject({ kind: 'forward', to: [{ value: expected }] });
  });

  test.each([
    ['forward . [fd00::1]', '1.14.1', 'plugin/forward: not an IP address or file: "[fd00::1]" @ [fd00::1]'],
    ['forward . 9.9.9.9 {\nmax_fails 1 2\n}', '1.14.7', "plugin/forward: unknown property '2' @ 2"],
    ['forward . 9.9.9.9\n{\nmax_fails 1\n}', '1.14.7', "plugin/forward: Unexpected token '{', expecting argument @ {"],
    [
      'forward . 9.9.9.9\nforward a. 9.9.9.9',
      '1.9.3',
      'plugin/forward: plugin/forward: this plugin can only be used once per Server Block @ forward',
    ],
    ['forward . 9.9.9.9 {\nspray\n}', '1.14.7', "plugin/forward: unknown property 'spray' @ spray"],
    ['forward .', '1.14.7', "plugin/forward: Wrong argument count or unexpected line ending after '.' @ ."],
    ['proxy . 9.9.9.9', '1.5.0', "Unknown directive 'proxy' @ proxy"],
    ['loop x', '1.14.7', "plugin/loop: Wrong argument count or unexpected line ending after 'x' @ x"],
  ])('%j of %s is refused', (line, version, expected) => {
    expect(firstError(`. {\n${line}\n}`, { version })).toBe(expected);
  });

  test('a refused stanza still shows where it leads', () => {
    expect(stepsOf('forward . 9.9.9.9 {\nnosuch\n}')).toMatchObject([
      { kind: 'forward', to: [{ value: { address: '9.9.9.9' } }] },
    ]);
  });

  test('a classless FROM counts with its first zone, except with all', () => {
    expect(stepsOf('forward 10.0.0.0/23 9.9.9.9 {\nexcept 10.1.0.0/23\n}')).toMatchObject([
      { from: '0.0.10.in-addr.arpa.', except: ['0.1.10.in-addr.arpa.', '1.1.10.in-addr.arpa.'] },
    ]);
  });

  test('legacy proxy and the external forwarders', () => {
    expect(stepsOf('proxy . 9.9.9.9', { version: '1.4.0' })).toMatchObject([
      { plugin: 'proxy', longestFromWins: true },
    ]);
    expect(stepsOf('fanout . 9.9.9.9 1.1.1.1')).toMatchObject([{ plugin: 'fanout', policy: 'parallel' }]);
    expect(stepsOf('alternate NXDOMAIN,SERVFAIL . 9.9.9.9')).toMatchObject([
      { plugin: 'alternate', onlyAfter: ['NXDOMAIN', 'SERVFAIL'] },
    ]);
  });
});

describe('plugins that answer', () => {
  const rules = (lines: string) => {
    const step = stepsOf(lines)[0];
    return step?.kind === 'answer'
      ? step.rules.map(({ names, effect, types }) => ({ ...names, effect, ...(types === undefined ? {} : { types }) }))
      : [];
  };
  test('kubernetes passes name errors only where it falls through', () => {
    expect(rules('kubernetes c.local in-addr.arpa {\nfallthrough in-addr.arpa\n}').slice(1)).toEqual([
      { kind: 'within', zones: ['in-addr.arpa.'], effect: 'miss-passes' },
      { kind: 'within', zones: ['c.local.', 'in-addr.arpa.'], effect: 'answer' },
    ]);
  });
  test('hosts answers what it holds, PTR too, passes other PTR, and ends the rest in SERVFAIL', () => {
    expect(rules('hosts {\n10.0.0.9 a.org\n}')).toEqual([
      {
        kind: 'exactly',
        names: ['9.0.0.10.in-addr.arpa.', '1.0.0.127.in-addr.arpa.'],
        effect: 'answer',
        types: ['PTR'],
      },
      { kind: 'within', zones: ['in-addr.arpa.', 'ip6.arpa.'], effect: 'miss-passes', types: ['PTR'] },
      { kind: 'any', effect: 'pass', types: ['PTR'] },
      // Of /etc/hosts, which nobody shows.
      { kind: 'exactly', names: ['a.org.', 'localhost.'], effect: 'answer' },
      { kind: 'within', zones: ['.'], effect: 'answer' },
      { kind: 'within', zones: ['.'], effect: 'servfail' },
    ]);
    expect(rules('hosts {\n10.0.0.9 a.org\nfallthrough\n}')[4]).toEqual({
      kind: 'within',
      zones: ['.'],
      effect: 'miss-passes',
    });
  });
  test('template ends unmatched names in scope unless it falls through', () => {
    expect(rules('template IN A a.org {\nmatch ^x\n}').map(({ effect }) => effect)).toEqual(['answer', 'servfail']);
    expect(rules('template IN A a.org {\nmatch ^x\nfallthrough\n}').map(({ effect }) => effect)).toEqual(['answer']);
  });
  test('acl stops everyone, or some', () => {
    // ANY is a type of its own here; all types are `*` (plugin/acl/setup.go).
    expect(rules('acl {\nblock type ANY net *\n}')).toMatchObject([{ effect: 'refuse', types: ['ANY'] }]);
    expect(rules('acl {\nblock type * net *\n}')[0]).not.toHaveProperty('types');
    expect(rules('acl {\nblock type HINFO net *\n}')).toMatchObject([{ effect: 'refuse', types: ['HINFO'] }]);
    expect(rules('acl {\ndrop net 10.0.0.0/8\n}')).toMatchObject([{ effect: 'drop' }]);
    expect(rules('acl {\nallow net 10.0.0.0/8\n}')).toMatchObject([{ effect: 'pass' }]);
  });
  test('a block without plugins has no steps, one whose plugins all pass has one without rules', () => {
    expect(read('a.org').value.blocks[0]?.steps).toEqual([]);
    expect(stepsOf('log')).toMatchObject([{ kind: 'answer', rules: [] }]);
  });
});

describe('recognising a Corefile by its content', () => {
  test.each([
    [true, '.:53 {\n  errors\n  forward . /etc/resolv.conf\n}'],
    [false, 'server {\n  listen 80;\n  location / {\n    proxy_pass http://x;\n  }\n}'],
    [false, 'example.com {\n  reverse_proxy localhost:80\n  file_server\n}'],
    [false, '{"forward": {"a": 1}}'],
    [false, 'resource "aws_instance" "a" {\n  ami = "x"\n}'],
    [false, ''],
  ])('%s: %j', (expected, text) => {
    expect(looksLikeCorefile(source(text))).toBe(expected);
  });
});

describe('a brace inside a block (caddyfile/dispenser.go NextBlock)', () => {
  const text = '. {\nforward . 9.9.9.9 {\nexcept a.org {\nx\n}\n}\n}';
  test.each([
    ['1.15.0', "plugin/forward: unknown property 'x' @ x"],
    ['1.14.7', "plugin/forward: unknown property '{' @ {"],
  ])('%s', (version, expected) => {
    expect(firstError(text, { version })).toBe(expected);
  });
});

describe('what a repository cannot say of names (plugin/forward/resolve.go)', () => {
  test('a directory counts for no upstream', () => {
    expect(firstError('. {\nforward . 9.9.9.9 .\n}')).toBeUndefined();
    expect(firstError('. {\nforward . .\n}')).toBe('plugin/forward: no valid upstream addresses found @ .');
  });
  test('a stanza that has run into another one is refused', () => {
    expect(firstError('. {\nforward . 9.9.9.9 forward . 9.9.9.9\n}')).toBe(
      'plugin/forward: failed to resolve "forward": lookup forward @ forward',
    );
  });
});

describe('a block without a chain (core/dnsserver/server.go ServeDNS)', () => {
  test('of plugins that only set something up has no step, of others has one', () => {
    expect(stepsOf('debug\nreload')).toEqual([]);
    expect(stepsOf('errors')).toHaveLength(1);
  });
});

describe('header (plugin/header)', () => {
  test.each([
    ['query clear rd', 'clearing the RD flag'],
    ['query clear RA RD', 'clearing the RD flag'],
    ['query clear ra', undefined],
    ['query set rd', undefined],
    ['response clear rd', undefined],
  ])('%s', (rule, because) => {
    const [step] = stepsOf(`header {\n${rule}\n}`);
    const to = step?.kind === 'rewrite' ? step.rules[0]?.to : undefined;
    expect(to?.kind === 'opaque' ? to.because : undefined).toBe(because);
  });
});

test('acl answers what it filters with no data, and refuses what it blocks without saying of what', () => {
  const rules = (line: string) =>
    stepsOf(`acl {\n${line}\n}`).flatMap((step) => (step.kind === 'answer' ? step.rules : []));
  expect(rules('filter type A net *')).toMatchObject([{ types: ['A'], effect: 'answer', rcode: 'NODATA' }]);
  expect(rules('block net 10.0.0.0/8').map(({ effect, rcode, clients }) => [effect, rcode, clients])).toEqual([
    ['refuse', undefined, ['10.0.0.0/8']],
  ]);
});

test('autopath searches all zones where its file is out of sight, and none where it is not there', () => {
  expect(stepsOf('autopath /elsewhere/resolv.conf').map(({ kind }) => kind)).toEqual(['rewrite']);
  expect(stepsOf('autopath /etc/coredns/none').map(({ kind }) => kind)).toEqual(['answer']);
});

describe('bind', () => {
  const bound = (line: string): readonly string[] | undefined =>
    read(`. {\n${line}\n}\n`).value.blocks[0]?.bind.map(({ value }) =>
      value.kind === 'address' ? value.address : value.name,
    );
  test.each([
    ['bind 127.0.0.1', ['127.0.0.1']],
    ['bind lo', ['lo']],
    ['bind 127.0.0.1 10.0.0.1 {\nexcept 10.0.0.1\n}', ['127.0.0.1']],
    ['bind lo 10.0.0.1 {\nexcept lo\n}', ['10.0.0.1']],
    ['bind lo {\nexcept 127.0.0.1\n}', ['::1']],
    ['bind 127.0.0.1 ::1 lo {\nexcept lo\n}', ['nothing']],
  ])('%j', (line, addresses) => {
    expect(bound(line)).toEqual(addresses);
  });
});

test.each([
  ["type() == 'A'", { types: ['A'], opaque: false }, []],
  ["name() == 'a.'", { names: [{ kind: 'exactly', names: ['a.'] }], opaque: false }, []],
  ['size() > 1', { opaque: true }, ['which queries this view lets in is not modelled']],
])('a view by %s', (expression, view, notices) => {
  const found = read(`. {\nview v {\nexpr ${expression}\n}\nwhoami\n}\n`);
  expect(found.value.blocks[0]?.views).toMatchObject([view]);
  expect(found.notices.map(({ message }) => message)).toEqual(notices);
});

test('views by other words are read beyond those by patterns, which no other plugin counts as', () => {
  const patterns = ". {\nview v {\nexpr name() matches '^a'\n}\nerratic\n}\n".repeat(1000);
  const other = `. {\nview v {\nexpr type() == 'A'\n}\ntemplate IN A {\nmatch "it matches"\n}\n}\n`;
  const { value, notices } = read(`${patterns}${other}`);
  expect(value.blocks.at(-1)?.views).toMatchObject([{ types: ['A'], opaque: false }]);
  expect(value.blocks.at(-1)?.steps).toMatchObject([{ plugin: 'template' }]);
  expect(notices).toEqual([]);
});

test.each([
  ['template IN A {\nanswer "{{ .Nosuch }}"\n}', [['servfail', ['A', 'ANY'], undefined]]],
  ['template IN A {\nanswer "{{ .Name }} 60 IN A 10.0.0.1"\n}', [['answer', ['A', 'ANY'], 'NOERROR']]],
  ['template IN A', [['answer', ['A', 'ANY'], 'NODATA']]],
  ['template IN A {\nrcode REFUSED\n}', [['refuse', ['A', 'ANY'], undefined]]],
  ['template CH A {\nrcode REFUSED\n}', []],
  ['tsig {\nrequire all\n}', [['refuse', undefined, undefined]]],
  ['tsig {\nrequire none\n}', []],
  ['tsig {\nrequire A MX\n}', [['refuse', ['A', 'MX'], undefined]]],
])('%j answers', (line, expected) => {
  const rules = stepsOf(line, { version: '1.15.0' }).flatMap((step) => (step.kind === 'answer' ? step.rules : []));
  expect(rules.map(({ effect, types, rcode }) => [effect, types, rcode])).toEqual(expected);
});

test.each([
  ['forwird', true],
  ['forwrad', true],
  ['forwar', true],
  ['forwardd', true],
  ['fforward', true],
  ['orward', true],
  ['Nonstock', true],
  ['match', true],
  ['answer', true],
  ['fallthrough', true],
  ['matches', false],
  ['forwxyz', false],
  ['wrdfora', false],
  ['netbox', false],
  ['logg', false],
  ['hosts2', false],
  ['coredns-docker', false],
  ['rewriter', false],
  ['templates', false],
])('the word %s is a slip: %s, where no image is stated', (word, isSlip) => {
  const isRefused = (more: { readonly stockImage?: boolean }): boolean =>
    firstError(`. {\n${word}\n}\n`, more)?.startsWith('Unknown directive') === true;
  expect(isRefused({})).toBe(isSlip);
  expect(isRefused({ stockImage: true })).toBe(true);
  expect(isRefused({ stockImage: false })).toBe(word === 'Nonstock');
});

test.each([
  ['a.org:54', 'a.org.', 54],
  ['a.org:x', 'a.org:x.', 53],
  ['a.53', 'a.53.', 53],
  ['54', '54.', 53],
])('the key %s', (key, zone, port) => {
  expect(read(`${key} {\nwhoami\n}\n`).value.blocks[0]?.keys).toMatchObject([{ zone, port }]);
});

test('route53 takes a pair of keys, and no single one', () => {
  expect(firstError('. {\nroute53 a.org:Z {\naws_access_key a b\n}\n}')).toBeUndefined();
  expect(firstError('. {\nroute53 a.org:Z {\naws_access_key a\n}\n}')).toContain("invalid access key: '[a]'");
});

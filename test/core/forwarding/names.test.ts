/** The classes of names that servers distinguish: by zones, by what lies deeper, by patterns that no zone bounds. */
import { describe, expect, test } from '@jest/globals';
import type { ForwardStep } from '../../../src/core/facts/steps.ts';
import { localClasses, nameClasses, namesOf, zonesDecide } from '../../../src/core/forwarding/names.ts';
import { simulate } from '../../../src/core/forwarding/simulate.ts';
import { graphOfCorefiles } from './read.ts';
import { server, withStanzas } from './world.ts';

const serversOf = (corefiles: readonly string[]) => graphOfCorefiles(corefiles).cluster.servers;
/** Each mark with those that are treated like it, and the name that stands for what lies below. */
const classesOf = (corefiles: readonly string[], more?: readonly string[]): readonly string[] => {
  const { classes } = nameClasses(serversOf(corefiles), more);
  expect(classes.filter(({ part }) => part === 'apex').map(({ mark, sample }) => [mark, sample])).toEqual(
    classes.filter(({ part }) => part === 'below').map(({ mark }) => [mark, mark]),
  );
  return classes.flatMap(({ part, alike, sample }) => (part === 'below' ? [`${alike.join('=')} ${sample}`] : []));
};
const FORWARD = ' forward . 10.0.0.1\n';
const ALL = '. example.org.';

test.each<[string, string, string, string?]>([
  ["name() startsWith 'q-'", 'a.org', 'q-x.a.org.'],
  ["name() contains '.ads.'", 'a.org', 'x.ads.a.org.'],
  ["name() matches '^(foo|bar)-[0-9]+\\\\.'", 'a.org', 'foo-0.a.org.'],
  ["name() matches '^foo' && name() contains 'ads'", '.', 'foo.xadsx.example.'],
  ["name() matches '\\\\.internal\\\\.$' && name() startsWith 'a'", '.', 'ax.internal.'],
  ["name() startsWith 'q' ", '.', 'qx.lab.org.', 'lab.org'],
])('of what a view with %s takes in %s, %s is looked at', (expression, zone, name, from = '.') => {
  const corefile = `${zone} {\n view v {\n expr ${expression}\n }\n forward ${from} 127.0.0.1\n}`;
  expect(nameClasses(serversOf([corefile])).classes.map(({ mark }) => mark)).toContain(name);
});

test('a view of whose names none can be looked at is reported with its ring', () => {
  const ring = (expression: string): ReturnType<typeof simulate> =>
    simulate(graphOfCorefiles([`a.org {\n view v {\n expr ${expression}\n }\n forward . 127.0.0.1\n}`]));
  const both = ring("name() startsWith 'foo' && name() startsWith 'bar'");
  expect(both.unjudged.map(({ message }) => message)).toEqual([
    'which names the view of this server block takes is not known: none is followed',
  ]);
  expect(ring("name() startsWith 'foo'").unjudged).toEqual([]);
  // Questions are in lower case.
  expect(ring("name() startsWith 'FOO'").unjudged).toEqual([]);
});

test('a key that no packet brings has no names', () => {
  const corefile = ['bücher.org', '\\097b.org', 'a\\032b.org', 'a\\.b.org', 'b\\195\\188cher.org']
    .map((key) => `${key} {\n${FORWARD}}`)
    .join('\n');
  const found = nameClasses(serversOf([corefile])).classes.map(({ mark }) => mark);
  expect(new Set(found)).toEqual(new Set(['.', 'a\\.b.org.', 'b\\195\\188cher.org.']));
});

describe('zones are distinguished', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['not where nobody names one', [`. {\n${FORWARD}}`], [ALL]],
    [
      'where a block has them, alike in one list',
      [`a.org:53 b.org:53 {\n${FORWARD}}\nc.org:54 {\n${FORWARD}}`],
      [ALL, 'a.org.=b.org. www.a.org.', 'c.org. www.c.org.'],
    ],
    [
      'by port and by transport',
      [`a.org:53 b.org:54 grpc://c.org:53 {\n${FORWARD}}`],
      [ALL, 'a.org. www.a.org.', 'b.org. www.b.org.', 'c.org. www.c.org.'],
    ],
    [
      'by depth, though they stand in one list',
      ['a.org {\n forward . 10.0.0.1 {\n except b.a.org c.a.org d.e.a.org\n }\n}'],
      [ALL, 'a.org. www.a.org.', 'b.a.org.=c.a.org. www.b.a.org.', 'd.e.a.org. www.d.e.a.org.'],
    ],
    [
      'by the zone around them',
      ['a.org b.org {\n forward . 10.0.0.1 {\n except x.a.org x.b.org\n }\n}'],
      [ALL, 'a.org. www.a.org.', 'b.org. www.b.org.', 'x.a.org. www.x.a.org.', 'x.b.org. www.x.b.org.'],
    ],
    [
      'where one of them is named elsewhere too',
      ['. {\n forward a.org 10.0.0.1\n forward . 10.0.0.2 {\n except a.org b.org\n }\n}'],
      [ALL, 'a.org. www.a.org.', 'b.org. www.b.org.'],
    ],
    [
      'where each of one list is named elsewhere too',
      ['. {\n forward a.org 10.0.0.1\n forward b.org 10.0.0.2\n forward . 10.0.0.3 {\n except a.org b.org\n }\n}'],
      [ALL, 'a.org. www.a.org.', 'b.org. www.b.org.'],
    ],
    [
      'by the rules of plugins',
      ['. {\n hosts {\n 10.0.0.9 h.org\n }\n template IN A t.org {\n rcode NXDOMAIN\n }\n}'],
      [
        ALL,
        'h.org. www.h.org.',
        't.org. www.t.org.',
        // /etc/hosts has it, with its pointer.
        'localhost. www.localhost.',
        '9.0.0.10.in-addr.arpa.=1.0.0.127.in-addr.arpa. www.9.0.0.10.in-addr.arpa.',
      ],
    ],
    [
      'where a usual name below them is a zone',
      [`www.a.org a.org example.org {\n${FORWARD}}`],
      ['. example.com.', 'a.org. some-name.a.org.', 'www.a.org. www.www.a.org.', 'example.org. www.example.org.'],
    ],
    [
      'where every usual name below them is one',
      [`example.org example.com {\n${FORWARD}}`],
      ['. some-name.example.', 'example.com.=example.org. www.example.com.'],
    ],
  ])('%s', (_, corefiles, expected) => {
    expect(classesOf(corefiles)).toEqual(expected);
  });
  test('of rules, with what they leave out', () => {
    const [one] = serversOf([`. {\n whoami\n}`]).map((own) => {
      const names = { kind: 'within', zones: ['a.org.'], except: ['x.a.org.'] } as const;
      const steps = [
        { kind: 'answer', plugin: 'p', rules: [{ names, effect: 'answer', at: own.at }], at: own.at },
      ] as const;
      return {
        ...own,
        config: { ...own.config, blocks: own.config.blocks.map((block) => ({ ...block, steps })) },
      };
    });
    const { classes } = nameClasses(one === undefined ? [] : [one]);
    expect(classes.flatMap(({ part, mark }) => (part === 'apex' ? [mark] : []))).toEqual(['.', 'a.org.', 'x.a.org.']);
  });
  test('with those that somebody asks about besides', () => {
    expect(classesOf([`. {\n${FORWARD}}`], ['q.org.', 'Kept.As.Written.', 'no-dot'])).toEqual([
      ALL,
      'q.org. www.q.org.',
    ]);
  });
});

describe('patterns that no zone bounds', () => {
  const rewriting = (rule: string): readonly string[] => [`. {\n rewrite ${rule}\n${FORWARD}}`];
  test.each<[string, readonly string[]]>([
    ['name a.org b.org', [ALL, 'a.org. www.a.org.', 'b.org. www.b.org.']],
    ['name suffix .c.org .d.org', [ALL, 'c.org. www.c.org.', 'd.org. www.d.org.']],
    // Without the dot it takes names like `wx.org`: its own usual name is one of them.
    [
      'name suffix x.org y.org',
      [ALL, 'x.org. some-name.x.org.', 'y.org. www.y.org.', 'www.x.org. some-name.www.x.org.'],
    ],
    [
      'name regex (.*)\\.corp\\.test\\.$ {1}.z.org',
      [ALL, 'corp.test. some-name.corp.test.', 'www.corp.test. some-name.www.corp.test.'],
    ],
    // No name has an empty label.
    ['name regex ^x[.]+a\\.\\.b$ c', [ALL]],
    ['name substring example b', ['. some-name.k3j9.', 'b. www.b.', 'example.org. some-name.example.org.']],
    ['name prefix some-name. b.', [ALL, 'b. www.b.']],
    ['name suffix . .b.org', [ALL, 'b.org. www.b.org.']],
  ])('rewrite %s', (rule, expected) => {
    expect(classesOf(rewriting(rule))).toEqual(expected);
  });
  test('take the stand-ins of a zone, and another one is found', () => {
    const files = rewriting('name regex ^(www|some-name)\\. x.a.org').concat('a.org {\n whoami\n}');
    expect(classesOf(files)).toContain('a.org. k3j9.a.org.');
    const every = rewriting('name regex ^(www|some-name|k3j9)\\. x.a.org').concat('a.org {\n whoami\n}');
    expect(classesOf(every)).toContain('a.org. some-name.a.org.');
  });
  test.each<[string, string]>([
    ['^([a-z].*)$', '1.a.org. some-name.1.a.org.'],
    ['^([a-z0-9].*)$', '_tcp.a.org. some-name._tcp.a.org.'],
    ['^([^.]+)\\.a\\.org\\.$', 'q7.k3j9.a.org. www.q7.k3j9.a.org.'],
  ])('leave others of the zone over: %s', (regex, expected) => {
    expect(classesOf(rewriting(`name regex ${regex} x.a.org`).concat('a.org {\n whoami\n}'))).toContain(expected);
  });
  test('are told from each other where together they take every name', () => {
    const [rules = ''] = rewriting('name regex ^([a-z].*)$ x.b.org');
    const other = ' rewrite name regex ^([^a-z].*)$ y.b.org\n';
    const found = classesOf([rules.replace('{\n', `{\n${other}`), 'a.org {\n whoami\n}']);
    expect(found).toContain('1.a.org. some-name.1.a.org.');
  });
  test('end in texts that are no zones', () => {
    const files = [
      ". {\n view v {\n expr name() endsWith 'a'\n }\n whoami\n}",
      'a.org {\n template IN ANY a.org {\n match ^x\n rcode NXDOMAIN\n fallthrough\n }\n whoami\n}',
    ];
    expect(classesOf(files)).toContain('a.org. www.a.org.');
  });
  test('distinguish what lists alone do not', () => {
    const lists = 'a.org b.org {\n whoami\n}';
    expect(classesOf([lists])).toContain('a.org.=b.org. www.a.org.');
    // What a rewrite makes of a name goes on as the name says.
    expect(classesOf([lists, ...rewriting('name prefix www. r.')])).toContain(
      'www.a.org.=www.b.org. some-name.www.a.org.',
    );
    const moved = rewriting(String.raw`name regex ^www\.([^.]+)\..*$ {1}`);
    expect(classesOf([lists, ...moved])).toContain('www.a.org.=www.b.org. some-name.www.a.org.');
    expect(classesOf([lists, ...moved, 'b {\n whoami\n}'])).toEqual(
      expect.arrayContaining([
        ...['a.org. some-name.a.org.', 'b.org. some-name.b.org.'],
        ...['www.a.org. some-name.www.a.org.', 'www.b.org. some-name.www.b.org.'],
      ]),
    );
    expect(classesOf([lists, ...rewriting('name prefix q. r.')])).toContain('a.org.=b.org. www.a.org.');
  });
});

test.each<[string, string, readonly string[], string]>([
  ['one', FORWARD, ['A'], 'A'],
  ['those that a rule takes', ` acl {\n block type TXT\n }\n${FORWARD}`, ['A', 'TXT'], 'A'],
  ['and one for the others', ' template IN A . {\n rcode NXDOMAIN\n }\n', ['A', 'ANY', 'AAAA'], 'AAAA'],
  ['those that a rewrite takes and makes', ` rewrite type MX SRV\n${FORWARD}`, ['A', 'MX', 'SRV'], 'A'],
  ['those of a view', ` view v {\n expr type() == 'AAAA'\n }\n${FORWARD}`, ['A', 'AAAA'], 'A'],
])('of query types there are %s', (_, plugins, types, other) => {
  const space = nameClasses(serversOf([`. {\n${plugins}}`]));
  expect([space.types, space.other]).toEqual([types, other]);
});
test('DS questions count where blocks of several zones take them', () => {
  const types = (...zones: readonly string[]) => nameClasses(serversOf([`${zones.join(' ')} {\n${FORWARD}}`])).types;
  expect([types('.'), types('a.org'), types('.', 'a.org'), types('a.org', 'b.org')]).toEqual([
    ['A'],
    ['A'],
    ['A'],
    ['A', 'DS'],
  ]);
});

const heedsReply = ({ next, failover }: ForwardStep): boolean => next.length + failover.length > 0;
test.each([
  ['forward a.org 10.0.0.1', true, true],
  ['rewrite name a.org b.org', false, false],
  ['template IN A a.org {\n match ^q\\.\n rcode NXDOMAIN\n }', false, false],
  ['forward . 10.0.0.1 {\n next NXDOMAIN\n }', true, false],
  ['forward . 10.0.0.1 10.0.0.2 {\n failover REFUSED\n }', true, false],
])('with %j zones decide: %s, and a server treats what is below one alike: %s', (plugin, decide, alike) => {
  const servers = serversOf([`. {\n ${plugin}\n}`]);
  expect(zonesDecide(servers)).toBe(decide);
  expect(
    localClasses(
      servers.flatMap(({ config }) => config.blocks),
      heedsReply,
    ) !== undefined,
  ).toBe(alike);
});
test('a stanza for all names that end so distinguishes them by more than zones', () => {
  const one = server('a', 'host:a', '. {\n forward a.org 10.0.0.1\n}');
  const [plain, endings] = [one, withStanzas(one, () => ({ takes: 'endings' }))];
  expect([zonesDecide([plain]), zonesDecide([endings])]).toEqual([true, false]);
  expect([plain, endings].map(({ config }) => localClasses(config.blocks, heedsReply) === undefined)).toEqual([
    false,
    true,
  ]);
  expect(nameClasses([endings]).classes.map(({ mark }) => mark)).toContain('a.org.');
});
test('replies matter for the names of a stanza that heeds them, unless one before it takes every name', () => {
  const classesOf = (lines: string) =>
    localClasses(
      serversOf([`. {\n${lines}\n}`]).flatMap(({ config }) => config.blocks),
      heedsReply,
    );
  const [heeding, all] = ['forward a.org 10.0.0.1 10.0.0.2 {\n failover REFUSED\n}', 'forward . 10.0.0.1'];
  expect(['x.a.org.', 'a.org.', 'x.org.'].map((name) => classesOf(`${heeding}\n${all}`)?.(name))).toEqual([
    undefined,
    undefined,
    '.',
  ]);
  expect(classesOf(`${all}\n${heeding}`)?.('x.a.org.')).toBe('a.org.');
  expect(classesOf(all.replace('.1', '.1 {\n next REFUSED\n}'))).toBe(undefined);
});
test('to one server a name is its nearest zone, or the zone itself', () => {
  const blocks = serversOf([`a.org b.a.org {\n${FORWARD}}`]).flatMap(({ config }) => config.blocks);
  const classOf = localClasses(blocks, heedsReply);
  expect(['a.org.', 'x.y.a.org.', 'x.b.a.org.', 'b.a.org.', 'c.org.', '.'].map((name) => classOf?.(name))).toEqual([
    'a.org. itself',
    'a.org.',
    'b.a.org.',
    'b.a.org. itself',
    '.',
    '. itself',
  ]);
});

describe('classes as a set of names', () => {
  const space = nameClasses(
    serversOf([
      'a.org {\n forward . 10.0.0.1 {\n except b.a.org\n }\n}\nb.a.org {\n whoami\n}\nc.b.a.org {\n errors\n}',
    ]),
  );
  /** Classes as `=ZONE` for the zone itself, `*ZONE` for what is below. */
  const set = (wanted: string): readonly string[] => {
    const marks = wanted.split(' ');
    const classes = space.classes.filter(({ part, mark }) => marks.includes(`${part === 'apex' ? '=' : '*'}${mark}`));
    return namesOf(classes, space).cuts.map(
      ({ under, except, apex }) => `${under} ${apex}${except.map((one) => ` -${one}`).join('')}`,
    );
  };
  test.each<[string, readonly string[]]>([
    ['=. *. =a.org. *a.org. =b.a.org. *b.a.org. =c.b.a.org. *c.b.a.org.', ['. with']],
    ['=. *.', ['. with -a.org.']],
    ['=a.org. *a.org.', ['a.org. with -b.a.org.']],
    ['=a.org. *a.org. =b.a.org. *b.a.org.', ['a.org. with -c.b.a.org.']],
    ['=a.org.', ['a.org. only']],
    ['*a.org. =b.a.org. *b.a.org.', ['a.org. without -c.b.a.org.']],
    ['*a.org. *b.a.org.', ['a.org. without -b.a.org.', 'b.a.org. without -c.b.a.org.']],
    ['=a.org. *a.org. =c.b.a.org. *c.b.a.org.', ['a.org. with -b.a.org.', 'c.b.a.org. with']],
    ['*a.org. =b.a.org.', ['a.org. without -b.a.org.', 'b.a.org. only']],
    ['=c.b.a.org. =b.a.org.', ['b.a.org. only', 'c.b.a.org. only']],
  ])('%j', (wanted, expected) => {
    expect(set(wanted)).toEqual(expected);
  });
});

test('cuts stand in the order of their zones', () => {
  const space = nameClasses(serversOf(['z.org aa.org {\n whoami\n}\n']));
  const classes = space.classes.filter(({ mark }) => mark !== '.');
  expect(namesOf(classes, space).cuts.map(({ under }) => under)).toEqual(['aa.org.', 'z.org.']);
});

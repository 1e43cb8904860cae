/** What a list of rewrite rules makes of one question (plugin/rewrite/rewrite.go ServeDNS). */
import { describe, expect, test } from '@jest/globals';
import { type CompiledRewrites, openCompiled } from '../../../src/core/forwarding/compile.ts';
import { openExpressions } from '../../../src/core/forwarding/matching.ts';
import { applyRewrite, fits } from '../../../src/core/forwarding/rewriting.ts';
import { openBudget } from '../../../src/core/text/budget.ts';
import { graphOfCorefiles } from './read.ts';

/** The rules of all `rewrite` lines, as one list. */
const rulesOf = (lines: readonly string[]): CompiledRewrites => {
  const [server] = graphOfCorefiles([`. {\n${lines.map((line) => ` rewrite ${line}\n`).join('')} whoami\n}`]).cluster
    .servers;
  const [block] = server?.config.blocks ?? [];
  if (block === undefined) throw new Error('no block');
  const [step] = openCompiled(openExpressions(openBudget())).get(block).steps;
  if (step?.kind !== 'rewrite') throw new Error('no rewrite');
  return step.rules;
};
/** `NAME TYPE RENAMES`, and what else came of it. */
const reported = (rules: CompiledRewrites, name: string, type = 'A'): string => {
  const { name: to, type: as, renames, ...more } = applyRewrite(rules, name, type);
  const others = Object.entries(more).map(([key, value]) => (value === true ? key : `${key}: ${value}`));
  return [`${to} ${as} ${renames}`, ...others].join(', ');
};

const SENT = 'no name in the reply ends in two dots';

describe('one rule', () => {
  test.each([
    ['stop name exact x.a.org b.org', 'b.org. A 1'],
    ['stop name exact a.org b.org', 'x.a.org. A 0'],
    ['continue name exact x.a.org b.org', 'b.org. A 1'],
    ['continue name suffix .a.org .b.org', 'x.b.org. A 1, unreverted'],
    ['continue name suffix .a.org .b.org answer auto', 'x.b.org. A 1'],
    ['stop name suffix .a.org .b.org', 'x.b.org. A 1'],
    ['stop name suffix .a.org .b.org answer name (.*)\\.b\\.org {1}.a.org', 'x.b.org. A 1'],
    ['stop name suffix .a.org .b.org answer name (.*)\\.$ {1}', 'x.b.org. A 1'],
    ...['suffix .a.org .b.org answer name (.*) {1}', 'suffix .a.org .b.org answer value (.*) {1}'].map(
      (rule): [string, string] => [
        `stop name ${rule}`,
        [
          'x.b.org. A 1',
          ...['unlessAsks', 'unlessAsksAfterReply', 'unlessMissing'].map((key) => `${key}: ${SENT}`),
          'unsent: a name in the reply ends in two dots',
        ].join(', '),
      ],
    ),
    ['stop name prefix x. y.z.', 'y.z.a.org. A 1'],
    ['stop name substring a b', 'x.b.org. A 1'],
    ['stop name substring x.a x.a.x.a', 'x.a.x.a.org. A 1'],
    ['stop name regex (.*)\\.a\\.org {1}.b.org', 'x.b.org. A 1'],
    ['stop name regex (x)\\.(a)\\.(org) {3}.{2}.{1}', 'org.a.x. A 1'],
    ['stop name regex (x)\\.a\\.org {0}b.org', 'x.a.orgb.org. A 1'],
    ['stop name regex (y)?x\\.a\\.org {1}b.org', 'b.org. A 1'],
    ['stop name regex nothing {0}', 'x.a.org. A 0'],
    // The name is what it was.
    ['stop name suffix .a.org .a.org', 'x.a.org. A 0'],
    ['continue name suffix .a.org .a.org', 'x.a.org. A 0'],
    ['stop type A TXT', 'x.a.org. TXT 0'],
    ['continue type A TXT', 'x.a.org. TXT 0, unreverted'],
    ['stop type MX TXT', 'x.a.org. A 0'],
    ['stop class IN CH', 'x.a.org. A 0, opaque: the changed class of the question leaves the query as it is'],
    ['stop ttl regex .* 30', 'x.a.org. A 0'],
    [
      'cname exact b.org c.org',
      'x.a.org. A 0, unlessAsks: no answer is an alias whose target is rewritten to one that leads elsewhere',
    ],
    ['stop name substring x. .', '.a.org. A 1, invalid'],
  ])('%s', (rule, expected) => {
    expect(reported(rulesOf([rule]), 'x.a.org.')).toBe(expected);
  });
});

describe('rules in order', () => {
  const [AB, BC, CD] = [
    'continue name suffix .a.org .b.org',
    'continue name suffix .b.org .c.org',
    'continue name suffix .c.org .d.org',
  ];
  test.each<[string, readonly string[], string]>([
    ['each takes what the ones before made', [AB, BC, CD], 'x.d.org. A 3, unreverted'],
    ['none takes what only those behind make', [CD, BC, AB], 'x.b.org. A 1, unreverted'],
    ['a rule that stops ends the list', [AB, BC.replace('continue', 'stop'), CD], 'x.c.org. A 2'],
    [
      'one that stops and does not match ends nothing',
      [AB, CD.replace('continue', 'stop'), BC],
      'x.c.org. A 2, unreverted',
    ],
    ['one rule that leads back does so for all', [AB, `${BC} answer auto`, CD], 'x.d.org. A 3'],
    ['led back first, and renamed again', [`${AB} answer auto`, BC], 'x.c.org. A 2'],
    [
      'a type is that of the rules before',
      ['continue type A TXT', 'continue type TXT MX', 'stop type A SRV'],
      'x.a.org. MX 0, unreverted',
    ],
    ['back where it began nothing is to be led back', [AB, 'continue name suffix .b.org .a.org'], 'x.a.org. A 2'],
    ['a rule that stops with the same name ends the list', ['stop name suffix .a.org .a.org', AB], 'x.a.org. A 0'],
    [
      'a rule that goes on with the same name ends nothing',
      ['continue name suffix .a.org .a.org', AB],
      'x.b.org. A 1, unreverted',
    ],
    ['nothing behind what is no name', ['continue name substring x. .', AB], '.a.org. A 1, invalid'],
  ])('%s', (_, lines, expected) => {
    expect(reported(rulesOf(lines), 'x.a.org.')).toBe(expected);
  });
  test('a rule for a type takes what a rule before made of the type', () => {
    const rules = rulesOf(['continue type A TXT', 'continue type A MX']);
    expect([reported(rules, 'x.'), reported(rules, 'x.', 'TXT'), reported(rules, 'x.', 'MX')]).toEqual([
      'x. TXT 0, unreverted',
      'x. TXT 0',
      'x. MX 0',
    ]);
  });
  // What is behind a rename was found out for the first one.
  test('of as many as need an index each is met that takes a name on its way', () => {
    const lines = Array.from({ length: 12 }, (_, i) => `continue name exact r${i}.test r${i + 1}.test`);
    const rules = rulesOf([...lines, 'continue name exact r3.test wrong.test']);
    expect(reported(rules, 'r0.test.')).toBe('r12.test. A 12');
    expect(reported(rules, 'r9.test.')).toBe('r12.test. A 1');
    expect(reported(rules, 'r12.test.')).toBe('r12.test. A 0');
  });
});

describe('what came of a name is kept for others that come by it', () => {
  const first = ['continue name suffix .a.org .m.org', 'continue name suffix .z.org .m.org'];
  const kept = (lines: readonly string[], ...names: readonly string[]): readonly string[] => {
    const rules = rulesOf([...first, ...lines]);
    return names.map((name) => reported(rules, name));
  };
  test('where it was led back behind, and where it was not', () => {
    const plain = ['continue name suffix .m.org .n.org'];
    expect(kept(plain, 'x.a.org.', 'x.z.org.', 'x.a.org.', 'x.m.org.')).toEqual([
      'x.n.org. A 2, unreverted',
      'x.n.org. A 2, unreverted',
      'x.n.org. A 1, unreverted',
      'x.n.org. A 1, unreverted',
    ]);
    expect(kept(['stop name suffix .m.org .n.org'], 'x.a.org.', 'x.z.org.', 'x.a.org.')).toEqual([
      'x.n.org. A 2',
      'x.n.org. A 2',
      'x.n.org. A 1',
    ]);
  });
  test('and by what came of others', () => {
    const lines = ['continue name suffix .m.org .n.org', 'stop name suffix .n.org .o.org'];
    expect(kept(lines, 'x.m.org.', 'x.a.org.', 'x.a.org.')).toEqual(['x.o.org. A 2', 'x.o.org. A 2', 'x.o.org. A 1']);
    const unled = ['continue name suffix .m.org .n.org', 'continue name suffix .n.org .o.org'];
    expect(kept(unled, 'x.m.org.', 'x.a.org.', 'x.a.org.')).toEqual([
      'x.o.org. A 2, unreverted',
      'x.o.org. A 2, unreverted',
      'x.o.org. A 1, unreverted',
    ]);
  });
  test('not that a rule before it led it back', () => {
    const rules = rulesOf([
      'continue name exact b.test m.test',
      'continue name suffix .a.org .m.org',
      'continue name regex ^x[.]m[.]org[.]$ m.test',
      'continue name suffix m.test n.test',
    ]);
    expect(reported(rules, 'm.test.')).toBe('n.test. A 1, unreverted');
    // Exact rules lead back by themselves.
    expect([reported(rules, 'b.test.'), reported(rules, 'b.test.')]).toEqual(['n.test. A 2', 'n.test. A 1']);
  });
  test('by its type, too', () => {
    const lines = ['continue type MX TXT', 'continue name suffix .m.org .n.org'];
    const rules = rulesOf([...first, ...lines]);
    expect([reported(rules, 'x.a.org.'), reported(rules, 'x.a.org.', 'MX'), reported(rules, 'x.a.org.', 'MX')]).toEqual(
      ['x.n.org. A 2, unreverted', 'x.n.org. TXT 2, unreverted', 'x.n.org. TXT 1, unreverted'],
    );
  });
  test.each(['continue class IN CH', 'cname exact q.org r.org'])('not where %s takes it as well', (line) => {
    const [one, two] = kept([line, 'continue name suffix .m.org .n.org'], 'x.a.org.', 'x.a.org.');
    expect(two).toBe(one);
  });
});

test('a name fits with 254 characters, and labels of 63', () => {
  const labels = (...lengths: readonly number[]): string => lengths.map((length) => `${'a'.repeat(length)}.`).join('');
  expect([labels(63, 63, 63, 61).length, fits(labels(63, 63, 63, 61))]).toEqual([254, true]);
  expect(fits(labels(63, 63, 63, 62))).toBe(false);
  expect([fits(labels(63)), fits(labels(64))]).toEqual([true, false]);
});

describe('a name that grows beyond a message', () => {
  const rule = 'continue name suffix .a .bbbbbbbbb.a';
  test('comes round until no name is longer, whatever it is made of', () => {
    const long = `${'x.'.repeat(120)}a.`;
    expect(reported(rulesOf([rule]), long)).toBe(`${'x.'.repeat(120)}bbbbbbbbb.a. A 1, unreverted`);
    const longest = `${'x.'.repeat(126)}a.`;
    expect(reported(rulesOf([rule]), longest)).toBe(`${'x.'.repeat(126)}bbbbbbbbb.a. A 1, unreverted`);
  });
});

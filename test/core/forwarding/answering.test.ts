/** What a plugin's rules do to a question, one by one: which ends it, what lets it pass, and what is assumed of either. */
import { describe, expect, test } from '@jest/globals';
import type { AnswerRule } from '../../../src/core/facts/steps.ts';
import { answering } from '../../../src/core/forwarding/answering.ts';
import { after, isAmong } from '../../../src/core/forwarding/branch.ts';
import type { ChainInput } from '../../../src/core/forwarding/chain-input.ts';
import { openCompiled } from '../../../src/core/forwarding/compile.ts';
import { openExpressions } from '../../../src/core/forwarding/matching.ts';
import { inWords } from '../../../src/core/text/assumption.ts';
import { openBudget } from '../../../src/core/text/budget.ts';
import { conditionsOf } from '../../../src/core/text/conditions.ts';
import { present } from '../../../src/core/text/invariant.ts';
import { graphOfCorefiles } from './read.ts';
import { at, firstSocket } from './world.ts';

const graph = graphOfCorefiles(['. {\n whoami\n}']);
const socket = firstSocket(graph);
const block = present(socket.server.config.blocks[0]);
const base: ChainInput = {
  graph,
  socket,
  block,
  assumptions: [],
  queryKind: 'this name',
  replyTo: () => undefined,
  isSilent: () => false,
};
const ANY = { names: { kind: 'any' }, at } as const;
type Short = Partial<AnswerRule> & Pick<AnswerRule, 'effect'>;
interface Question extends Partial<Pick<ChainInput, 'source' | 'queryKind' | 'block'>> {
  readonly plugin?: string;
  readonly type?: string;
  readonly name?: string;
}

/** `END (what is assumed)` for each end, then `passes (what is assumed)` where it may. */
function outcomes(rules: readonly Short[], { plugin = 'p', type = 'A', name = 'x.a.org.', ...more }: Question = {}) {
  const steps = [{ kind: 'answer', plugin, rules: rules.map((rule) => ({ ...ANY, ...rule })), at }] as const;
  const [step] = openCompiled(openExpressions(openBudget())).get({ ...block, steps }).steps;
  if (step?.kind !== 'answer') throw new Error('no plugin with answers');
  const { ends, passes } = answering({ ...base, ...more }, step, name, type);
  const assuming = (list: readonly string[]): string => (list.length === 0 ? '' : ` (${list.join(', ')})`);
  const reported = ends.map(({ outcome, assumptions }) => {
    const { kind } = outcome;
    const rcode = 'rcode' in outcome ? [outcome.rcode] : [];
    const silent = kind === 'fails' && outcome.silent === true ? ['silently'] : [];
    const because = kind === 'fails' ? [`as ${outcome.because}`] : [];
    return [kind, ...rcode, ...silent, ...because].join(' ') + assuming(inWords(assumptions));
  });
  return passes === undefined ? reported : [...reported, `passes${assuming(inWords(passes))}`];
}

const TEN = ['10.0.0.0/8'];
const TWO = ['10.0.0.0/8', 'fd00::/8'];
const MAY = { holds: 'it applies', fails: 'it does not apply' };

describe('one rule', () => {
  test.each<[Short, readonly string[]]>([
    [{ effect: 'answer' }, ['answered']],
    [{ effect: 'answer', rcode: 'NXDOMAIN' }, ['answered NXDOMAIN']],
    [{ effect: 'refuse' }, ['fails REFUSED as p refuses it']],
    [{ effect: 'servfail' }, ['fails SERVFAIL as p gives no answer']],
    [{ effect: 'drop' }, ['fails SERVFAIL silently as p gives no answer']],
    [{ effect: 'pass' }, ['passes']],
    [{ effect: 'miss-passes' }, ['answered (p has the name)', 'passes (p does not have the name)']],
    [{ effect: 'maybe' }, ['answered (p answers it)', 'passes (p lets the query pass)']],
    [{ effect: 'maybe', because: 'it is off' }, ['answered (p answers it)', 'passes (it is off)']],
    [{ effect: 'answer', types: ['A', 'MX'] }, ['answered']],
    [{ effect: 'answer', types: ['MX'] }, ['passes']],
    [{ effect: 'answer', notTypes: ['A', 'MX'] }, ['passes']],
    [{ effect: 'answer', notTypes: ['MX'] }, ['answered']],
    [{ effect: 'answer', names: { kind: 'exactly', names: ['x.a.org.'] } }, ['answered']],
    [{ effect: 'answer', names: { kind: 'exactly', names: ['a.org.'] } }, ['passes']],
    [{ effect: 'answer', perhaps: MAY }, ['answered (it applies)', 'passes (it does not apply)']],
    [{ effect: 'pass', perhaps: MAY }, ['passes']],
    [
      { effect: 'miss-passes', perhaps: MAY },
      ['answered (it applies, p has the name)', 'passes (p does not have the name)'],
    ],
  ])('%j', (rule, expected) => {
    expect(outcomes([rule])).toEqual(expected);
  });
  test('that knows names out of sight lets a new one pass', () => {
    expect(outcomes([{ effect: 'miss-passes' }], { queryKind: 'new names' })).toEqual(['passes']);
  });
  test('of transfer refuses what it stops', () => {
    expect(outcomes([{ effect: 'maybe' }], { plugin: 'transfer' })).toEqual([
      'fails REFUSED as transfer refuses it (transfer stops it)',
      'passes (transfer lets the query pass)',
    ]);
  });
  test('none lets everything pass', () => {
    expect(outcomes([])).toEqual(['passes']);
  });
});

describe('a rule for some clients', () => {
  const refuse: Short = { effect: 'refuse', clients: TWO };
  const allow: Short = { effect: 'pass', clients: TWO };
  test.each<[string, readonly Short[], Question, readonly string[]]>([
    ['is for those of each network', [refuse], { source: '10.1.1.1' }, ['fails REFUSED as p refuses it']],
    ['is for those of each network', [refuse], { source: 'fd00::1' }, ['fails REFUSED as p refuses it']],
    ['is not for others', [refuse], { source: '127.0.0.1' }, ['passes']],
    ['lets those pass', [allow, { effect: 'refuse' }], { source: '10.1.1.1' }, ['passes']],
    ['does not let others pass', [allow, { effect: 'refuse' }], { source: '::1' }, ['fails REFUSED as p refuses it']],
    [
      'may be for one who is not known',
      [refuse],
      {},
      [
        'fails REFUSED as p refuses it (the asker is in 10.0.0.0/8, fd00::/8)',
        'passes (the asker is not in 10.0.0.0/8, fd00::/8)',
      ],
    ],
    [
      'may let one pass who is not known',
      [allow, { effect: 'refuse' }],
      {},
      [
        'fails REFUSED as p refuses it (the asker is not in 10.0.0.0/8, fd00::/8)',
        'passes (the asker is in 10.0.0.0/8, fd00::/8)',
      ],
    ],
    ['counts for nothing where all pass', [allow], {}, ['passes']],
  ])('%s: %#', (_, rules, question, expected) => {
    expect(outcomes(rules, question)).toEqual(expected);
  });
});

describe('rules in order', () => {
  const refuse: Short = { effect: 'refuse', clients: TEN };
  const IN = 'the asker is in 10.0.0.0/8';
  const OUT = 'the asker is not in 10.0.0.0/8';
  test.each<[string, readonly Short[], readonly string[]]>([
    ['the first decides', [{ effect: 'answer' }, { effect: 'refuse' }], ['answered']],
    ['nothing behind one that passes counts', [{ effect: 'pass' }, { effect: 'refuse' }], ['passes']],
    [
      'one that is not for the type is left out',
      [{ effect: 'answer', types: ['MX'] }, { effect: 'refuse' }],
      ['fails REFUSED as p refuses it'],
    ],
    [
      'behind one that may apply the next decides',
      [refuse, { effect: 'answer' }],
      [`fails REFUSED as p refuses it (${IN})`, `answered (${OUT})`],
    ],
    [
      'behind one that may apply all pass',
      [refuse, { effect: 'pass' }],
      [`fails REFUSED as p refuses it (${IN})`, `passes (${OUT})`],
    ],
    [
      'of two that may let it pass either is reported',
      [{ effect: 'pass', clients: TEN }, { effect: 'pass', perhaps: MAY }, { effect: 'refuse' }],
      [`fails REFUSED as p refuses it (${OUT}, it does not apply)`, `passes (${IN}, or it applies)`],
    ],
    [
      'behind one that refuses, what it is not',
      [
        refuse,
        { effect: 'pass', perhaps: MAY },
        { effect: 'pass', perhaps: { holds: 'b', fails: 'c' } },
        { effect: 'refuse' },
      ],
      [
        `fails REFUSED as p refuses it (${IN})`,
        `fails REFUSED as p refuses it (${OUT}, it does not apply, c)`,
        `passes (${OUT}, it applies, or b)`,
      ],
    ],
    [
      'of many a few',
      [
        ...[...'abcde'].map((holds): Short => ({ effect: 'pass', perhaps: { holds, fails: `no ${holds}` } })),
        { effect: 'refuse', perhaps: { holds: 'f', fails: 'no f' } },
      ],
      [
        'fails REFUSED as p refuses it (no a, no b, no c, no d, no e, f)',
        'passes (a, or b, or c, or something else lets it pass)',
      ],
    ],
    [
      'one that may pass behind one that may end',
      [refuse, { effect: 'pass', perhaps: MAY }, { effect: 'answer' }],
      [`fails REFUSED as p refuses it (${IN})`, `answered (${OUT}, it does not apply)`, `passes (${OUT}, it applies)`],
    ],
    [
      'where no rule is sure, the earliest that lets it pass is reported, and that there is none for it',
      [
        { effect: 'pass', clients: TEN },
        { effect: 'refuse', perhaps: MAY },
      ],
      [`fails REFUSED as p refuses it (${OUT}, it applies)`, `passes (${IN}, or no rule of p is for the query)`],
    ],
    [
      'where none may let it pass, it is what fails of all',
      [refuse, { effect: 'answer', perhaps: MAY }],
      [`fails REFUSED as p refuses it (${IN})`, `answered (${OUT}, it applies)`, `passes (${OUT}, it does not apply)`],
    ],
    [
      'what may be known behind one that may apply',
      [refuse, { effect: 'miss-passes' }],
      [
        `fails REFUSED as p refuses it (${IN})`,
        `answered (${OUT}, p has the name)`,
        `passes (${OUT}, p does not have the name)`,
      ],
    ],
    [
      'what may answer behind one that may apply',
      [refuse, { effect: 'maybe' }],
      [
        `fails REFUSED as p refuses it (${IN})`,
        `answered (${OUT}, p answers it)`,
        `passes (${OUT}, p lets the query pass)`,
      ],
    ],
  ])('%s', (_, rules, expected) => {
    expect(outcomes(rules)).toEqual(expected);
  });
  test('names that are new pass what may apply before, too', () => {
    expect(outcomes([refuse, { effect: 'miss-passes' }], { queryKind: 'new names' })).toEqual([
      `fails REFUSED as p refuses it (${IN})`,
      `passes (${OUT})`,
    ]);
  });
});

describe('an answer that may be an alias', () => {
  const ALIAS = 'p answers with no alias whose target leads elsewhere';
  test.each<[AnswerRule['alias'], string, boolean]>([
    ['all', 'A', true],
    ['all', 'TXT', true],
    ['all', 'CNAME', false],
    ['addresses', 'A', true],
    ['addresses', 'AAAA', true],
    ['addresses', 'TXT', false],
    ['addresses', 'CNAME', false],
    [undefined, 'A', false],
  ])('%s for a question of type %s', (alias, type, chased) => {
    const of = (effect: AnswerRule['effect']): readonly string[] =>
      outcomes([{ effect, ...(alias === undefined ? {} : { alias }) }], { type });
    const more = chased ? [ALIAS] : [];
    expect(of('answer')).toEqual([chased ? `answered (${ALIAS})` : 'answered']);
    expect(of('miss-passes')[0]).toBe(`answered (${['p has the name', ...more].join(', ')})`);
    expect(of('maybe')[0]).toBe(`answered (${['p answers it', ...more].join(', ')})`);
  });
});

describe('a rule that a template writes under a condition', () => {
  const text = '{{ if .Values.on }}one{{ if .Values.more }}two{{ end }}{{ end }}';
  const file = { path: 't/templates/c.yaml', text, conditions: conditionsOf(text, 't/templates/c.yaml') };
  const place = (word: string) => ({ file, span: { start: text.indexOf(word), end: text.indexOf(word) + 3 } });
  const ON = "the template's condition `.Values.on` at line 1 of t/templates/c.yaml";
  const SECOND = "the template's condition `.Values.more` at line 1 of t/templates/c.yaml";
  test.each<[string, string, string, readonly string[]]>([
    ['ends it where it holds', 'one', '{{', [`answered (${ON} holds)`, `passes (${ON} does not hold)`]],
    ['is there whenever its block is', 'one', 'one', ['answered']],
    [
      'within another one: what is left out is not said',
      'two',
      '{{',
      [`answered (${ON} holds, ${SECOND} holds)`, 'passes (the template leaves the plugin out)'],
    ],
    [
      'within that of its block',
      'two',
      'one',
      [`answered (${ON} holds, ${SECOND} holds)`, `passes (${SECOND} does not hold)`],
    ],
  ])('%s', (_, rule, ofBlock, expected) => {
    expect(outcomes([{ effect: 'answer', at: place(rule) }], { block: { ...block, at: place(ofBlock) } })).toEqual(
      expected,
    );
  });
  test('behind one that may apply', () => {
    const rules: readonly Short[] = [
      { effect: 'refuse', perhaps: MAY },
      { effect: 'servfail', at: place('one') },
    ];
    expect(outcomes(rules)).toEqual([
      'fails REFUSED as p refuses it (it applies)',
      `fails SERVFAIL as p gives no answer (it does not apply, ${ON} holds)`,
      `passes (it does not apply, ${ON} does not hold)`,
    ]);
  });
});

describe('what is taken only after something else', () => {
  const chance = (certainty: string, probability = 1) => ({ certainty: certainty as 'share', probability });
  test.each<[string, ReturnType<typeof chance>, ReturnType<typeof chance>, ReturnType<typeof chance>]>([
    ['for sure', chance('certain'), chance('share', 0.5), chance('share', 0.5)],
    ['for sure', chance('certain'), chance('failure'), chance('failure')],
    ['a share', chance('share', 0.5), chance('certain'), chance('share', 0.5)],
    ['a share of a share', chance('share', 0.5), chance('share', 0.25), chance('share', 0.125)],
    ['what is assumed', chance('share', 0.5), chance('assumed', 0.25), chance('assumed', 0.25)],
    ['a share', chance('share', 0.5), chance('failure', 0.5), chance('failure')],
    ['a failure', chance('failure'), chance('share', 0.5), chance('failure')],
    ['a failure', chance('failure', 0.5), chance('certain'), chance('failure')],
  ])('%s: %j, then %j', (_, first, then, expected) => {
    expect(after(first, then)).toEqual(expected);
  });
});

test.each<[string | undefined, readonly string[], boolean]>([
  [undefined, ['REFUSED'], false],
  ['REFUSED', ['SERVFAIL', 'REFUSED'], true],
  ['REFUSED', ['SERVFAIL'], false],
  ['NODATA', ['NOERROR'], true],
  ['NODATA', ['NODATA'], true],
  ['NODATA', ['REFUSED'], false],
  ['NOERROR', ['NODATA'], false],
  ['REFUSED', ['NOERROR'], false],
])('the reply %s is among %j: %s', (reply, codes, expected) => {
  expect(isAmong(reply, codes)).toBe(expected);
});

import { describe, expect, test } from '@jest/globals';
import { RULES } from '../../../src/judge/rules/descriptions.ts';
import { readInlineSuppressions } from '../../../src/judge/suppression/inline.ts';
import { growthOf, LINEAR } from '../../support/counted-work.ts';

function read(text: string) {
  return readInlineSuppressions({ path: 'deploy/coredns.yaml', text }, RULES).map((one) => ({
    ...(one.refused === undefined ? { rules: one.rules, reason: one.reason } : { refused: one.refused }),
    ...(one.expires === undefined ? {} : { expires: one.expires }),
    scope: one.scope.kind === 'file' ? 'file' : one.scope.lines,
    at: text.slice(one.at.span.start, one.at.span.end),
  }));
}

describe('a comment', () => {
  test('behind something is for its own line', () => {
    expect(
      read('.:53 {\n    forward . 10.0.0.2 # loopgate-ignore LG101 until=2027-01-31 -- split horizon\n}\n'),
    ).toEqual([
      {
        ...{ rules: ['forwarding-loop'], reason: 'split horizon', expires: '2027-01-31', scope: [2] },
        at: '# loopgate-ignore LG101 until=2027-01-31 -- split horizon',
      },
    ]);
  });

  test('on a line of its own is for the next line of content as well', () => {
    const text =
      '.:53 {\n    # loopgate-ignore LG101 -- one\n    # loopgate-ignore LG202 -- two\n\n    forward . 10.0.0.2\n}\n';
    expect(read(text).map(({ scope }) => scope)).toEqual([
      [2, 5],
      [3, 5],
    ]);
  });

  test('may name several rules, by code or slug', () => {
    expect(read('# loopgate-ignore lg202, loop-guard-blind,LG101 -- because')).toMatchObject([
      { rules: ['loop-guard-missing', 'loop-guard-blind', 'forwarding-loop'] },
    ]);
  });

  test('stands in a Corefile in a block scalar as on any other line', () => {
    const text =
      'data:\n  Corefile: |\n    .:53 {\n        forward . 10.0.0.2 # loopgate-ignore LG101 -- known\r\n    }\n';
    expect(read(text)).toEqual([
      { rules: ['forwarding-loop'], reason: 'known', scope: [4], at: '# loopgate-ignore LG101 -- known' },
    ]);
  });

  test.each([
    ['data:\n  Corefile: ".:53 {\\n  forward . 10.0.0.2 # loopgate-ignore LG101 -- known\\n}\\n"\n', 2],
    ['data:\n  Corefile: ".:53 {\\n# loopgate-ignore LG101 -- known\\n  forward . 10.0.0.2\\n}\\n"\n', 2],
    ['{"Corefile": ".:53 {\\n\\t# loopgate-ignore LG101 -- known\\n}"}', 1],
  ])('ends at an escaped line end of a quoted scalar: %j', (text, line) => {
    expect(read(text)).toEqual([
      { rules: ['forwarding-loop'], reason: 'known', scope: [line], at: '# loopgate-ignore LG101 -- known' },
    ]);
  });

  test.each([
    'x: loopgate-ignore LG101 -- no comment',
    'x: a#loopgate-ignore LG101 -- no comment',
    '# see loopgate-ignore LG101 -- in the documentation',
    '# loopgate-ignored LG101 -- another word',
    '# loopgate-ignore-files LG101 -- another word',
    '',
  ])('is none: %j', (text) => expect(read(text)).toEqual([]));

  test('gives a reason of whatever length', () => {
    expect(read('# loopgate-ignore LG101 -- x')).toEqual([expect.objectContaining({ reason: 'x' })]);
  });

  test.each([
    ['# loopgate-ignore LG101', 'A suppression without a reason has no effect; write "-- why" after the rule.'],
    ['# loopgate-ignore LG101 --', 'A suppression without a reason has no effect; write "-- why" after the rule.'],
    ['# loopgate-ignore LG101 - why', `A suppression's reason stands behind two hyphens, "-- why"; it has no effect.`],
    ['# loopgate-ignore -- because', 'A suppression that names no rule has no effect.'],
    ['# loopgate-ignore', 'A suppression that names no rule has no effect.'],
    ['# loopgate-ignore LG110 -- because', 'A suppression has no effect: unknown rule "LG110"; did you mean "LG101"?'],
    ['# loopgate-ignore LG101 because -- x y', 'A suppression has no effect: unknown rule "because"'],
    [
      '# loopgate-ignore LG101 until=2027-02-30 -- because',
      '"2027-02-30" is not a date; write until=2027-01-31. The suppression has no effect.',
    ],
    [
      '# loopgate-ignore LG101 expires=2027-02-01 -- because',
      'A suppression takes until=YYYY-MM-DD, not "expires"; it has no effect.',
    ],
    ['# loopgate-ignore __proto__ -- because', 'A suppression has no effect: unknown rule "__proto__"'],
  ])('is not honoured: %s', (text, refused) => {
    expect(read(text)).toEqual([{ refused, scope: [1], at: text }]);
  });
});

describe('for the whole file', () => {
  test('it stands above the content', () => {
    const text = '\ufeff# Licence\n---\n# loopgate-ignore-file LG202 until=2027-01-31 -- guard is elsewhere\na: 1\n';
    expect(read(text)).toMatchObject([{ rules: ['loop-guard-missing'], expires: '2027-01-31', scope: 'file' }]);
  });

  test('below it is not honoured', () => {
    expect(read('a: 1\n# loopgate-ignore-file LG202 -- guard is elsewhere\n')).toMatchObject([
      { refused: 'loopgate-ignore-file counts above the first line of content only.' },
    ]);
  });
});

test('a file made to be slow is read in time', () => {
  const growth = growthOf((size) => {
    read('# loopgate-ignore LG101 -- a\n'.repeat(size / 10));
    read(`# loopgate-ignore ${'x,'.repeat(size)}`);
    read(`# loopgate-ignore ${' '.repeat(size)}--`);
    read(`${'#'.repeat(size)} loopgate-ignore`);
    read('#'.repeat(size) + '# loopgate-ignore LG101 -- a '.repeat(size / 10));
    read(`${'\n'.repeat(size)}# loopgate-ignore-file LG101 -- a`);
  }, 5000);
  expect(growth).toBeLessThan(LINEAR);
});

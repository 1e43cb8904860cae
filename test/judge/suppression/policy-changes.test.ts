import { describe, expect, test } from '@jest/globals';
import { effectiveConfig } from '../../../src/judge/config/effective.ts';
import { RULES } from '../../../src/judge/rules/descriptions.ts';
import { createBaseline, readBaseline } from '../../../src/judge/suppression/baseline.ts';
import { readInlineSuppressions } from '../../../src/judge/suppression/inline.ts';
import {
  comparePolicy,
  type Policy,
  policyFindings,
  withoutAdded,
} from '../../../src/judge/suppression/policy-changes.ts';
import { configOf, textAt } from '../config/support.ts';
import { findingOn } from './support.ts';

function policy(
  config: string | undefined,
  files: Readonly<Record<string, string>> = {},
  baselined: readonly string[] = [],
): Policy {
  const inline = Object.entries(files).flatMap(([path, text]) => readInlineSuppressions({ path, text }, RULES));
  const findings = baselined.map((fingerprint) => findingOn({ path: 'x', text: '' }, 1, 'LG101', { fingerprint }));
  return {
    config: effectiveConfig(config === undefined ? undefined : configOf(config), RULES),
    inline,
    ...(baselined.length === 0
      ? {}
      : { baseline: readBaseline({ path: 'b.json', text: createBaseline(findings).text }) }),
  };
}
const changes = (base: Policy, head: Policy) =>
  comparePolicy(base, head).map(({ at, message }) => `${textAt(at)} | ${message}`);

describe('a milder policy', () => {
  test.each([
    ['', 'rules: { LG101: off }', 'LG101: off | The severity of forwarding-loop goes down from error to off.'],
    [
      'rules: { LG202: error }',
      'rules: { LG202: warning }',
      'LG202: warning | The severity of loop-guard-missing goes down from error to warning.',
    ],
    ['rules: { LG202: error }', 'version: 1', ' | The severity of loop-guard-missing goes down from error to note.'],
    ['', 'fail-on: never', 'never | fail-on goes from error to never: less fails a run.'],
    ['fail-on: note', 'version: 1', ' | fail-on goes from note to error: less fails a run.'],
    ['', 'paths: { exclude: [a/**] }', 'a/** | Files that match "a/**" are no longer read.'],
    [
      '',
      'paths: { include: [a/**] }',
      'a/** | Only files that paths.include names are read; before it was every file.',
    ],
    ['paths: { include: [a, b] }', 'paths: { include: [b] }', 'b | Files that match "a" are no longer included.'],
    [
      '',
      'suppressions: [{ rule: LG101, path: a, reason: why }]',
      'rule: LG101 | forwarding-loop in "a" is suppressed, without an end.',
    ],
    [
      'suppressions: [{ rule: LG101, reason: why, expires: 2026-01-01 }]',
      'suppressions: [{ rule: LG101, reason: other, expires: 2027-01-01 }]',
      'rule: LG101 | The suppression of forwarding-loop everywhere holds longer: until 2027-01-01 instead of until 2026-01-01.',
    ],
    [
      'clusters: [{ name: a, cluster-dns: [10.0.0.1] }]',
      'clusters: [{ name: a, cluster-dns: [10.0.0.2] }]',
      'name: a | What is declared of the cluster "a" changes (cluster-dns); declarations count like manifests.',
    ],
    [
      'clusters: [{ name: a }]',
      'version: 1',
      ' | The cluster "a" is no longer declared: what the declaration states no longer applies.',
    ],
    ['render: auto', 'render: off', 'off | render goes from auto to off: less is rendered and read.'],
    [
      'trust: base',
      'trust: head',
      'head | trust changes from base to head: from the next change on, each change is judged by its own policy.',
    ],
    [
      'max-suppression-days: 30',
      'max-suppression-days: 60',
      '60 | max-suppression-days goes from 30 to 60: suppressions may hold longer.',
    ],
    ['max-suppression-days: 30', 'version: 1', ' | max-suppression-days is taken away: suppressions may hold longer.'],
  ])('%s -> %s', (before, after, expected) => {
    expect(changes(policy(before), policy(after))).toEqual([expected]);
  });

  test('is no longer one the other way round', () => {
    const [mild, strict] = [policy('rules: { LG101: off }\nfail-on: never\ntrust: head'), policy('trust: base')];
    expect(changes(strict, mild)).toHaveLength(3);
    expect(changes(mild, strict)).toEqual([]);
  });

  test('is reported where the base said it when the head has no configuration', () => {
    expect(changes(policy('rules: { LG202: error }'), policy(undefined))).toEqual([
      'LG202: error | The severity of loop-guard-missing goes down from error to note.',
    ]);
  });

  test('is a note, with a name of its own and its place', () => {
    const found = policyFindings(comparePolicy(policy(''), policy('rules: { LG101: off, LG202: off }')));
    expect(found.map(({ code, severity, at }) => [code, severity, textAt(at)])).toEqual([
      ['LG903', 'note', 'LG101: off'],
      ['LG903', 'note', 'LG202: off'],
    ]);
    expect(new Set(found.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });
});

describe('no milder policy', () => {
  test.each([
    ['', 'rules: { LG202: error }'],
    ['rules: { LG202: off }', 'rules: { LG202: warning }'],
    ['rules: { LG202: off, LG204: off }', 'rules: { loop-guard-without-forward: off, LG202: off }'],
    ['fail-on: error', 'fail-on: note'],
    ['paths: { exclude: [a, b] }', 'paths: { exclude: [b] }'],
    ['paths: { include: [a] }', 'paths: { include: [a, b] }'],
    ['paths: { include: [a] }', 'paths: { include: ["**"] }'],
    ['suppressions: [{ rule: LG101, reason: why }]', ''],
    ['suppressions: [{ rule: LG101, reason: why }]', 'suppressions: [{ rule: forwarding-loop, reason: better }]'],
    [
      'suppressions: [{ rule: LG101, reason: why }]',
      'suppressions: [{ rule: LG101, reason: why, expires: 2027-01-01 }]',
    ],
    ['', 'clusters: [{ name: a }]'],
    ['clusters: [{ name: a, service-cidrs: [10.0.0.0/8] }]', 'clusters: [{ service-cidrs: ["10.0.0.0/8"], name: a }]'],
  ])('%s -> %s', (before, after) => expect(changes(policy(before), policy(after))).toEqual([]));
});

describe('comments', () => {
  const comment = (more: string) => `a # loopgate-ignore LG101${more}\n`;
  test('that are added or hold longer are reported', () => {
    expect(changes(policy(''), policy('', { x: comment(' -- why') }))).toEqual([
      '# loopgate-ignore LG101 -- why | forwarding-loop on this line is suppressed, without an end.',
    ]);
    expect(
      changes(policy('', { x: comment(' until=2026-01-01 -- why') }), policy('', { x: comment(' -- why') })),
    ).toEqual([
      '# loopgate-ignore LG101 -- why | The suppression of forwarding-loop on this line holds longer: without an end instead of until 2026-01-01.',
    ]);
    const twice = comment(' -- why') + comment(' -- why');
    expect(changes(policy('', { x: comment(' -- why') }), policy('', { x: twice }))).toHaveLength(1);
  });

  test('that move within a file, or with it, are not', () => {
    const text = comment(' -- why');
    expect(changes(policy('', { x: text }), policy('', { x: `\n\n${text}` }))).toEqual([]);
    expect(changes(policy('', { x: text }), policy('', { y: text }))).toEqual([]);
    expect(changes(policy('', { x: text }), policy('', { y: text, z: text }))).toHaveLength(1);
  });

  test('that are not honoured weaken nothing', () => {
    expect(changes(policy(''), policy('', { x: comment('') }))).toEqual([]);
  });
});

test('entries that are added to a baseline are reported once', () => {
  expect(changes(policy('', {}, ['a']), policy('', {}, ['a', 'b', 'c']))).toEqual([
    '{ | 2 entries are added to the baseline (forwarding-loop).',
  ]);
  expect(changes(policy('', {}, ['a', 'b']), policy('', {}, ['a']))).toEqual([]);
});

test('comments that are added can be left out', () => {
  const text = 'a # loopgate-ignore LG101 -- why\n';
  const { inline: before } = policy('', { x: text });
  const { inline: after } = policy('', { x: text, y: text });
  expect(withoutAdded(before, after).map(({ at }) => at.file.path)).toEqual(['x']);
});

describe('a comment covers what it covered', () => {
  const IGNORE = '# loopgate-ignore LG101 -- accepted in the lab';
  const block = (zone: string, ...lines: readonly string[]): string =>
    `${zone} {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;
  const added = (base: Readonly<Record<string, string>>, head: Readonly<Record<string, string>>): readonly string[] =>
    changes(policy(undefined, base), policy(undefined, head));
  const lab = block('lab.test', IGNORE, 'forward . 10.96.0.10');
  const root = block('.', IGNORE, 'forward . 10.96.0.10');
  const news = [`${IGNORE} | forwarding-loop on this line is suppressed, without an end.`];

  test.each<[string, Readonly<Record<string, string>>, Readonly<Record<string, string>>, readonly string[]]>([
    ['the same line elsewhere in its file', { a: lab }, { a: `\n${lab}` }, []],
    ['the same line in a moved file', { a: lab }, { b: `      ${lab.replaceAll('\n', '\n      ')}` }, []],
    ['its directive with another upstream', { a: lab }, { a: lab.replace('.10\n', '.11\n') }, []],
    [
      'a trailing comment that moves above its line',
      { a: block('.', `loop ${IGNORE}`) },
      { a: block('.', IGNORE, 'loop') },
      [],
    ],
    ['another block', { a: lab }, { a: root }, news],
    [
      'another line',
      { a: block('.', IGNORE, 'errors', 'forward . 10.96.0.10') },
      { a: block('.', 'errors', IGNORE, 'forward . 10.96.0.10') },
      news,
    ],
    ['another file with another upstream', { a: lab }, { b: lab.replace('.10\n', '.11\n') }, news],
    ['a second block', { a: lab }, { a: lab + root }, news],
    [
      'the head of another file',
      { a: `# loopgate-ignore-file LG101 -- lab\n${lab}` },
      { a: '', b: `# loopgate-ignore-file LG101 -- lab\n${root}` },
      ['# loopgate-ignore-file LG101 -- lab | forwarding-loop in this file is suppressed, without an end.', ...news],
    ],
  ])('%s', (_, base, head, expected) => {
    expect(added(base, head)).toEqual(expected);
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Finding } from '../../../src/judge/report/finding.ts';
import { RULES } from '../../../src/judge/rules/descriptions.ts';
import { applySuppressions, type SuppressionSources } from '../../../src/judge/suppression/apply.ts';
import { createBaseline, readBaseline } from '../../../src/judge/suppression/baseline.ts';
import { readInlineSuppressions } from '../../../src/judge/suppression/inline.ts';
import { growthOf, LINEAR } from '../../support/counted-work.ts';
import { draws } from '../../support/draws.ts';
import { configOf, textAt } from '../config/support.ts';
import { findingOn } from './support.ts';

const file = {
  path: 'deploy/edge/Corefile',
  text: '.:53 {\n  forward . 127.0.0.1 # loopgate-ignore LG101 until=2026-12-31 -- on the line\n  forward . 10.0.0.2\n}\n',
};
const other = { path: 'deploy/core/Corefile', text: '.:53 {\n  forward . 127.0.0.1\n}\n' };

const suppressions = (text: string) => configOf(`suppressions:\n${text}`).suppressions;
const sources = (more: Partial<SuppressionSources> = {}): SuppressionSources => ({
  ...{ config: [], inline: [], today: '2026-11-21', complete: true, compared: true },
  ...more,
});
const said = (findings: readonly Finding[]) =>
  findings.map(({ code, at, message }) => `${code} ${textAt(at)}: ${message}`);

describe('a comment', () => {
  const inline = readInlineSuppressions(file, RULES);

  test('hides the finding of its line and rule, and no other', () => {
    const findings = [
      findingOn(file, 2, 'LG101'),
      findingOn(file, 2, 'LG203'),
      findingOn(file, 3, 'LG101'),
      findingOn(other, 2, 'LG101'),
    ];
    const applied = applySuppressions(findings, sources({ inline }));
    expect(applied.kept).toEqual(findings.slice(1));
    expect(applied.suppressed).toEqual([{ ...findings[0], reason: 'on the line', expires: '2026-12-31' }]);
    expect([...applied.unused, ...applied.expired]).toEqual([]);
  });

  test('holds through its day', () => {
    const findings = [findingOn(file, 2, 'LG101')];
    expect(applySuppressions(findings, sources({ inline, today: '2026-12-31' })).suppressed).toHaveLength(1);
    const after = applySuppressions(findings, sources({ inline, today: '2027-01-01' }));
    expect(after.kept).toEqual(findings);
    expect(said(after.expired)).toEqual([
      'LG902 # loopgate-ignore LG101 until=2026-12-31 -- on the line: This suppression of forwarding-loop ("on the line") held until 2026-12-31; what it hid is reported again.',
    ]);
    expect(after.unused).toEqual([]);
  });

  test('that hides nothing is unused', () => {
    expect(said(applySuppressions([], sources({ inline })).unused)).toEqual([
      'LG901 # loopgate-ignore LG101 until=2026-12-31 -- on the line: This suppression of forwarding-loop hides nothing.',
    ]);
    expect(said(applySuppressions([], sources({ inline, today: '2027-01-01' })).unused)[0]).toContain(
      'hides nothing, and its day, 2026-12-31, has passed.',
    );
  });

  test('that is not honoured is reported, and hides nothing', () => {
    const text = 'forward . 127.0.0.1 # loopgate-ignore LG101\n';
    const bare = { path: 'Corefile', text };
    const findings = [findingOn(bare, 1, 'LG101')];
    const applied = applySuppressions(
      findings,
      sources({ inline: readInlineSuppressions(bare, RULES), complete: false }),
    );
    expect(applied.kept).toEqual(findings);
    expect(applied.unused.map(({ message }) => message)).toEqual([
      'A suppression without a reason has no effect; write "-- why" after the rule.',
    ]);
  });

  test('for a file hides what stands anywhere in it', () => {
    const text = '# loopgate-ignore-file LG202 -- guard is elsewhere\n.:53 {\n}\n.:54 {\n}\n';
    const whole = { path: 'Corefile', text };
    const findings = [findingOn(whole, 2, 'LG202'), findingOn(whole, 4, 'LG202'), findingOn(whole, 4, 'LG101')];
    const applied = applySuppressions(findings, sources({ inline: readInlineSuppressions(whole, RULES) }));
    expect(applied.kept).toEqual([findings[2]]);
  });
});

describe('an entry of the configuration', () => {
  const finding = findingOn(file, 3, 'LG101', { server: 'kube-system/Deployment/coredns', zone: 'corp.example' });
  test.each([
    ['rule: LG101', true],
    ['rule: LG202', false],
    ['rule: LG101\n    path: deploy/edge/**', true],
    ['rule: LG101\n    path: deploy/core/**', false],
    ['rule: LG101\n    server: kube-system/Deployment/coredns', true],
    ['rule: LG101\n    server: kube-system/Deployment', false],
    ['rule: LG101\n    zone: CORP.example.', true],
    ['rule: LG101\n    zone: example', false],
    ['rule: LG101\n    path: deploy/**\n    zone: example', false],
    ['rule: LG101\n    expires: 2026-11-21', true],
    ['rule: LG101\n    expires: 2026-11-20', false],
  ])('%j hides it: %s', (entry, hidden) => {
    const config = suppressions(`  - ${entry}\n    reason: known\n`);
    expect(applySuppressions([finding], sources({ config })).suppressed).toHaveLength(hidden ? 1 : 0);
  });

  test('without a zone of the finding does not match by zone', () => {
    const config = suppressions('  - { rule: LG101, zone: ., reason: known }\n');
    expect(applySuppressions([findingOn(file, 3, 'LG101')], sources({ config })).kept).toHaveLength(1);
  });

  test('gives way to what is nearer, and is used all the same', () => {
    const config = suppressions('  - { rule: LG101, reason: in the configuration }\n');
    const applied = applySuppressions(
      [findingOn(file, 2, 'LG101')],
      sources({ config, inline: readInlineSuppressions(file, RULES) }),
    );
    expect(applied.suppressed.map(({ reason }) => reason)).toEqual(['on the line']);
    expect(applied.unused).toEqual([]);
  });

  test('past its day beside one that holds is unused, not expired', () => {
    const config = suppressions(
      '  - { rule: LG101, reason: old, expires: 2026-01-01 }\n  - { rule: LG101, reason: new one }\n',
    );
    const applied = applySuppressions([finding], sources({ config }));
    expect(applied.suppressed.map(({ reason }) => reason)).toEqual(['new one']);
    expect([applied.expired.length, applied.unused.length]).toEqual([0, 1]);
  });

  test('is not called unused where that cannot be known', () => {
    const config = suppressions('  - { rule: LG101, reason: known }\n  - { rule: LG201, reason: known }\n');
    const unused = (more: Partial<SuppressionSources>) =>
      applySuppressions([], sources({ config, ...more })).unused.map(({ message }) => message.split(' ')[3]);
    expect(unused({})).toEqual(['forwarding-loop', 'loop-guard-removed']);
    expect(unused({ compared: false })).toEqual(['forwarding-loop']);
    expect(unused({ complete: false })).toEqual([]);
  });

  test.each([
    ['', 'names no day: max-suppression-days allows 30 days from today. It hides nothing.'],
    [
      'expires: 2026-12-22',
      'names 2026-12-22, which is too far off: max-suppression-days allows 30 days from today. It hides nothing.',
    ],
    ['expires: 2026-12-21', undefined],
  ])('must end within max-suppression-days: %s', (expires, message) => {
    const config = suppressions(`  - rule: LG101\n    reason: known\n    ${expires}\n`);
    const applied = applySuppressions([finding], sources({ config, maxDays: 30 }));
    expect(applied.kept).toHaveLength(message === undefined ? 0 : 1);
    expect(applied.expired.map((one) => one.message.replace(/^.*\) /, ''))).toEqual(
      message === undefined ? [] : [message],
    );
  });

  test('twice the same is two findings with names of their own', () => {
    const config = suppressions('  - { rule: LG101, reason: same }\n  - { rule: LG101, reason: same }\n');
    const { unused } = applySuppressions([], sources({ config }));
    expect(new Set(unused.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });
});

describe('a baseline', () => {
  const known = [findingOn(file, 2, 'LG101'), findingOn(file, 3, 'LG202')];
  const baseline = readBaseline({ path: 'b.json', text: createBaseline(known).text });

  test('makes findings existing, and hides none', () => {
    const findings = [...known, findingOn(other, 1, 'LG401')];
    const applied = applySuppressions(findings, sources({ baseline }));
    expect(applied.kept.map(({ status }) => status)).toEqual(['existing', 'existing', 'new']);
    expect(applied.unused).toEqual([]);
  });

  test('accepts nothing that the change made worse', () => {
    const worse = known.map((one) => ({ ...one, status: 'new' as const, was: { guard: 'fatal' as const } }));
    const { kept } = applySuppressions(worse, sources({ baseline }));
    expect(kept.map(({ status }) => status)).toEqual(['new', 'new']);
  });

  test('holds no removed guard, even when written by hand', () => {
    const removed = findingOn(file, 1, 'LG201');
    const forged = JSON.stringify({
      version: 1,
      findings: [{ fingerprint: removed.fingerprint, rule: 'loop-guard-removed' }],
    });
    const applied = applySuppressions([removed], sources({ baseline: readBaseline({ path: 'b.json', text: forged }) }));
    expect(applied.kept.map(({ status }) => status)).toEqual(['new']);
    expect(applied.unused).toHaveLength(1);
  });

  test('tells its entries that match nothing, at their places', () => {
    const { unused } = applySuppressions(known.slice(0, 1), sources({ baseline }));
    expect(unused.map(({ code, message, at }) => [code, message, at.file.path, textAt(at)])).toEqual([
      ['LG901', 'This baseline entry for loop-guard-missing matches no finding.', 'b.json', '{'],
    ]);
  });
});

test('no finding is lost, none is made up, and the order stays', () => {
  const rule = fc.constantFrom('LG101', 'LG202', 'LG203');
  const line = fc.integer({ min: 1, max: 4 });
  const text = fc.array(
    fc.oneof(
      fc.constant('x'),
      fc
        .tuple(rule, fc.constantFrom('', ' until=2026-01-01', ' until=2027-01-01'), fc.constantFrom('x ', ''))
        .map(([id, until, before]) => `${before}# loopgate-ignore ${id}${until} -- why`),
    ),
    { minLength: 4, maxLength: 4 },
  );
  const entry = fc.tuple(rule, fc.constantFrom('**', 'a', 'b'), fc.constantFrom('2026-01-01', '2027-01-01'));
  fc.assert(
    fc.property(
      text,
      fc.array(fc.tuple(rule, line, fc.boolean())),
      fc.array(entry, { maxLength: 3 }),
      (lines, wanted, entries) => {
        const [a, b] = ['a', 'b'].map((path) => ({ path, text: lines.join('\n') })) as [typeof file, typeof file];
        const findings = wanted.map(([id, on, first], i) =>
          findingOn(first ? a : b, on, id, { fingerprint: String(i) }),
        );
        const config = entries.map(([id, path, expires]) => {
          return {
            ...(suppressions(
              `  - { rule: ${id}, path: "${path}", reason: why, expires: ${expires} }`,
            )[0] as never as object),
          };
        }) as unknown as SuppressionSources['config'];
        const inline = [...readInlineSuppressions(a, RULES), ...readInlineSuppressions(b, RULES)];
        const { kept, suppressed } = applySuppressions(findings, sources({ config, inline }));
        const order = (list: readonly Finding[]) => list.map(({ fingerprint }) => Number(fingerprint));
        expect([...order(kept), ...order(suppressed)].sort((x, y) => x - y)).toEqual(findings.map((_, i) => i));
        for (const list of [kept, suppressed]) expect(order(list)).toEqual(order(list).sort((x, y) => x - y));
      },
    ),
    draws(200),
  );
});

test('many findings and many suppressions are done in time', () => {
  const line = 'x # loopgate-ignore LG101 -- why\n';
  const growth = growthOf((size) => {
    const long = { path: 'long', text: line.repeat(size) };
    const one = findingOn(long, 1, 'LG101');
    const findings = Array.from({ length: size }, (_, i) => ({
      ...one,
      fingerprint: String(i),
      at: { file: long, span: { start: i * line.length, end: i * line.length } },
    }));
    const applied = applySuppressions(findings, sources({ inline: readInlineSuppressions(long, RULES) }));
    expect([applied.kept.length, applied.suppressed.length, applied.unused.length]).toEqual([0, size, 0]);
  }, 1000);
  expect(growth).toBeLessThan(LINEAR);
});

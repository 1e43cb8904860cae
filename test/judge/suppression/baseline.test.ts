import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { UsageError } from '../../../src/core/text/usage-error.ts';
import { createBaseline, pruneBaseline, readBaseline } from '../../../src/judge/suppression/baseline.ts';
import { callsIn } from '../../support/counted-work.ts';
import { anyCharacter, draws } from '../../support/draws.ts';
import { textAt } from '../config/support.ts';
import { findingOn } from './support.ts';

const file = { path: 'Corefile', text: '.:53 {\n}\n' };
const read = (text: string) => readBaseline({ path: 'b.json', text });

describe('a baseline', () => {
  test('is written sorted, once each, and without rules about changes or the policy', () => {
    const { text } = createBaseline([
      findingOn(file, 2, 'LG202', { server: 's', zone: 'b.', fingerprint: 'x' }),
      findingOn(file, 1, 'LG202', { server: 's', zone: 'a.', fingerprint: 'y' }),
      findingOn(file, 1, 'LG101', { fingerprint: 'z' }),
      findingOn(file, 1, 'LG101', { fingerprint: 'z', message: 'again' }),
      ...['LG201', 'LG901', 'LG902', 'LG903'].map((rule) => findingOn(file, 1, rule)),
    ]);
    expect(text).toBe(`{
  "version": 1,
  "findings": [
    {
      "fingerprint": "z",
      "rule": "forwarding-loop",
      "message": "A message."
    },
    {
      "fingerprint": "y",
      "rule": "loop-guard-missing",
      "server": "s",
      "zone": "a.",
      "message": "A message."
    },
    {
      "fingerprint": "x",
      "rule": "loop-guard-missing",
      "server": "s",
      "zone": "b.",
      "message": "A message."
    }
  ]
}
`);
  });

  test('comes back as it was written, whatever its texts hold, in any order', () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 12 });
    const finding = fc.tuple(fc.constantFrom('LG101', 'LG202'), text, text, text);
    fc.assert(
      fc.property(fc.array(finding), (parts) => {
        const findings = parts.map(([rule, fingerprint, server, zone]) =>
          findingOn(file, 1, rule, { fingerprint, server, zone }),
        );
        const written = createBaseline(findings);
        const baseline = read(written.text);
        expect(pruneBaseline(baseline, findings)).toEqual(written);
        expect(new Set(baseline.entries.map((one) => one.fingerprint))).toEqual(
          new Set(findings.map((one) => one.fingerprint)),
        );
        for (const { at } of baseline.entries) expect(textAt(at)).toBe('{');
        const starts = baseline.entries.map(({ at }) => at.span.start);
        expect(new Set(starts).size).toBe(starts.length);
      }),
      draws(100),
    );
  });

  test('is pruned of what is gone', () => {
    const [a, b] = [findingOn(file, 1, 'LG101'), findingOn(file, 2, 'LG202')];
    const { text } = createBaseline([a, b]);
    expect(pruneBaseline(read(text), [b])).toEqual({ ...createBaseline([b]), dropped: 1 });
  });

  test('has no finding that is called like a prototype', () => {
    const baseline = read(
      '{"version":1,"findings":[{"__proto__":{"fingerprint":"x"},"fingerprint":"__proto__","rule":"r"}]}',
    );
    expect(baseline.entries.map(({ fingerprint, rule, server }) => [fingerprint, rule, server])).toEqual([
      ['__proto__', 'r', undefined],
    ]);
    expect(() => read('{"version":1,"findings":[{"__proto__":{"fingerprint":"x","rule":"r"}}]}')).toThrow(
      'lacks its fingerprint',
    );
  });

  test.each([
    ['', '1:1: the baseline is not valid JSON'],
    ['{"version": 1,\n "findings": [}', '2:15: the baseline is not valid JSON'],
    ['{"version": 1, "findings": [],}', '1:31: the baseline is not valid JSON'],
    ['{"version": 1, "findings": []} x', '1:32: the baseline is not valid JSON'],
    ['{"version": 01}', '1:14: the baseline is not valid JSON'],
    ['{"a": "\\x"}', '1:7: the baseline is not valid JSON'],
    ['{"a" 1}', '1:2: the baseline is not valid JSON'],
    ['{"a":: 1}', '1:6: the baseline is not valid JSON'],
    ['{1: 1}', '1:2: the baseline is not valid JSON'],
    ['[1}', '1:3: the baseline is not valid JSON'],
    ['[]', '1:1: the baseline is not a JSON object'],
    ['{"findings": []}', '1:1: the baseline must say "version": 1'],
    ['{"version": 2, "findings": []}', '1:1: the baseline must say "version": 1'],
    ['{"version": 1}', '1:1: the baseline lacks its list "findings"'],
    ['{"version": 1, "findings": {}}', '1:1: the baseline lacks its list "findings"'],
    ['{"version": 1, "findings": [], "x": 1}', '1:1: the baseline has an unknown key "x"'],
    ['{"version": 1, "findings": [1]}', '1:29: findings[0] is not an object'],
    ['{"version": 1, "findings": [{"fingerprint": "a"}]}', '1:29: findings[0] lacks its rule'],
    ['{"version": 1, "findings": [{"rule": "a"}]}', '1:29: findings[0] lacks its fingerprint'],
    ['{"version": 1,\n"findings": [{"rule": "a", "fingerprint": 1}]}', '2:14: findings[0].fingerprint is not text'],
  ])('%s is none', (text, message) => {
    expect(() => read(text)).toThrow(UsageError);
    expect(() => read(text)).toThrow(`b.json:${message}`);
  });

  test('JSON is distinguished from what is not as by JSON.parse', () => {
    const piece = fc.constantFrom(...'{}[],:"\\0123-.eE+ \n', 'true', 'null', '"a"', '"findings"', '"version"', '1');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        let message = '';
        try {
          read(text);
        } catch (error) {
          message = (error as Error).message;
        }
        expect([text, message.includes('not valid JSON')]).toEqual([text, !valid]);
      }),
      draws(3000),
    );
  });

  test.each([
    ['deep', '['.repeat(200_000)],
    ['a long text', `{"version": 1, "findings": [], "x": "${'a'.repeat(1_500_000)}"}`],
    ['a long text of escapes', `{"version": 1, "x": "${'\\n'.repeat(700_000)}`],
    ['blanks', ' '.repeat(1_500_000)],
    ['larger than any', ' '.repeat(33 * 1024 * 1024)],
    ['digits', '1'.repeat(1_500_000)],
  ])('is refused in time: %s', (_, text) => {
    const calls = callsIn(() => expect(() => read(text)).toThrow(UsageError));
    expect(calls).toBeLessThan(10_000 + 2 * text.length);
  });
});

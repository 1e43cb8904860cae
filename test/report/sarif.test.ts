import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Log, Run } from 'sarif';
import { lineHashes } from '../../src/report/line-hash.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { file, finding, fullFinding, HOSTILE, hostileReport, placeOf, report } from './support.ts';

function runOf(text: string): Run {
  const run = (JSON.parse(text) as Log).runs[0];
  if (run === undefined) throw new Error('no run');
  return run;
}

/** The description taken word for word: 64 bit arithmetic, one whole window for each line. */
function slowHashes(text: string): readonly string[] {
  const units: { readonly unit: bigint; readonly line: number }[] = [];
  const whole = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const lines = whole.split('\n');
  for (const [index, line] of lines.entries()) {
    const end = index === lines.length - 1 ? '\uffff' : '\n';
    for (const character of `${line.replace(/[ \t]/g, '')}${end}`.split('')) {
      units.push({ unit: BigInt(character.charCodeAt(0)), line: index });
    }
  }
  const seen = new Map<string, number>();
  return lines.map((_, line) => {
    const first = units.findIndex((one) => one.line === line);
    let hash = 0n;
    for (let at = first; at < first + 100; at += 1) hash = BigInt.asUintN(64, hash * 37n + (units[at]?.unit ?? 0n));
    const hex = hash.toString(16);
    seen.set(hex, (seen.get(hex) ?? 0) + 1);
    return `${hex}:${seen.get(hex)}`;
  });
}

describe("a line's hash", () => {
  test('is what the description says, for any text', () => {
    const unit = fc.constantFrom('a', 'b', ' ', '\t', '\n', '\r\n', '\r', '網', '\ud800', '\uffff', '0');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 400 }), (text) => {
        const expected = slowHashes(text);
        const hashes = lineHashes(text, new Set(expected.map((_, index) => index + 1)));
        expect(expected.map((_, index) => hashes.get(index + 1))).toEqual(expected);
      }),
    );
  });

  test('distinguishes equal lines by counting them', () => {
    const text = `${'a\n'.repeat(300)}`;
    const hashes = lineHashes(text, new Set([1, 2]));
    expect(hashes.get(1)?.replace(/:1$/, ':2')).toBe(hashes.get(2));
  });

  test('is unchanged by blanks and line ends', () => {
    const of = (text: string): string | undefined => lineHashes(text, new Set([2])).get(2);
    expect(of('a\r\n  b c\r\nd')).toBe(of('a\nbc\nd'));
  });
});

describe('SARIF', () => {
  test('has four numbers, hops that are linked, a flow, and fingerprints', () => {
    const run = runOf(renderSarif(report([fullFinding()])));
    const [result] = run.results ?? [];
    expect(result?.ruleId).toBe('LG101');
    expect(run.tool.driver.rules?.[result?.ruleIndex ?? -1]?.id).toBe('LG101');
    expect(result?.level).toBe('error');
    expect(result?.locations).toHaveLength(1);
    expect(result?.locations?.[0]?.physicalLocation?.region).toEqual({
      startLine: 3,
      startColumn: 15,
      endLine: 3,
      endColumn: 25,
      snippet: { text: '10.96.0.10' },
    });
    expect(result?.message.text).toContain('Path: [hop 1](1), [hop 2](2).');
    expect(result?.relatedLocations?.map(({ id }) => id)).toEqual([1, 2]);
    expect(result?.codeFlows?.[0]?.threadFlows[0]?.locations).toHaveLength(2);
    expect(result?.partialFingerprints?.primaryLocationLineHash).toMatch(/^[0-9a-f]{1,16}:1$/);
    expect(result?.partialFingerprints?.['loopgateIdentity/v1']).toBe('a1');
    expect(result?.baselineState).toBeUndefined();
    expect(run.automationDetails?.id).toBe('loopgate/default/');
  });

  test('describes every rule in order, with its page', () => {
    const rules = runOf(renderSarif(report([]))).tool.driver.rules ?? [];
    const ids = rules.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    for (const rule of rules) {
      expect(rule.help?.markdown).toContain(`# ${rule.id}`);
      expect(rule.help?.markdown).not.toMatch(/\]\((?!https?:)/);
    }
  });

  test('says what is new, leaves out what is suppressed, and points at no line of the base', () => {
    const old = placeOf('errors', { ...file('old'), revision: 'abc' });
    const run = runOf(
      renderSarif(
        report([finding({ path: [{ at: old, description: 'had loop' }] }), finding({ status: 'existing' })], {
          base: { status: 'compared', revision: 'abc' },
          suppressed: [{ ...finding(), reason: 'reviewed' }],
        }),
      ),
    );
    expect(run.results?.map(({ baselineState }) => baselineState)).toEqual(['new', 'unchanged']);
    expect(JSON.stringify(run.results)).not.toContain('"old"');
  });

  test('keeps the worst where GitHub would not keep all', () => {
    const notes = Array.from({ length: 5_100 }, () => finding({ severity: 'note' }));
    const path = Array.from({ length: 200 }, () => ({ at: placeOf('errors'), description: 'on' }));
    const results = runOf(renderSarif(report([...notes, finding({ path })]))).results ?? [];
    expect(results).toHaveLength(5_000);
    expect(results.at(-1)?.level).toBe('error');
    expect(results.at(-1)?.relatedLocations?.length).toBeLessThan(100);
  });

  test('leaves out paths where the file would become too large', () => {
    const path = Array.from({ length: 90 }, () => ({ at: placeOf('errors'), description: 'x'.repeat(4_000) }));
    const text = renderSarif(report(Array.from({ length: 200 }, () => finding({ path }))));
    expect(text.length).toBeLessThan(70_000_000);
    const results = runOf(text).results ?? [];
    expect(results).toHaveLength(200);
    expect(results[0]?.codeFlows).toBeDefined();
    expect(results.at(-1)?.codeFlows).toBeUndefined();
    expect(results.at(-1)?.message.text).not.toContain('](1)');
  });

  test.each(HOSTILE)('holds %j: no empty text, no foreign link, an address that is a path', (name) => {
    const text = renderSarif(hostileReport(name));
    const [result] = runOf(text).results ?? [];
    const said = (result?.message.text ?? '').replaceAll(/\\[\\[\]]/g, '').replaceAll(/\[hop \d+\]\(\d+\)/g, '');
    expect(said).not.toMatch(/[[\]]/);
    expect(text).not.toContain('": ""');
    const uri = result?.locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? '';
    expect(uri).toMatch(/^[\w.!~*'()%/-]+$/);
    expect(decodeURIComponent(uri)).toBe(name.replace(/\p{Surrogate}/gu, '\ufffd'));
  });
});

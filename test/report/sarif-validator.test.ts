import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import type { Log, Result, Run } from 'sarif';
import { renderSarif } from '../../src/report/sarif.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { sarifProblems } from './sarif-checks.ts';
import { file, finding, fullFinding, HOSTILE, hostileReport, placeOf, report, WORST } from './support.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Every folder below `examples` and `test/repos` that holds a repository. */
const REPOSITORIES = ['examples', 'test/repos/platforms'].flatMap((top) =>
  readdirSync(join(ROOT, top), { withFileTypes: true })
    .filter((story) => story.isDirectory() && story.name !== 'workflows')
    .flatMap((story) =>
      readdirSync(join(ROOT, top, story.name), { withFileTypes: true })
        .filter((variant) => variant.isDirectory())
        .map((variant) => `${top}/${story.name}/${variant.name}`),
    ),
);

function textsOf(folder: string): Readonly<Record<string, string>> {
  const root = join(ROOT, folder);
  return Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
}

describe('what a SARIF validator asks', () => {
  test('of real repositories is kept', () => {
    expect(REPOSITORIES.length).toBeGreaterThan(20);
    let results = 0;
    for (const folder of REPOSITORIES) {
      const text = renderSarif(scanTexts(textsOf(folder)).report);
      expect([folder, sarifProblems(text)]).toEqual([folder, []]);
      results += (JSON.parse(text) as Log).runs[0]?.results?.length ?? 0;
    }
    expect(results).toBeGreaterThan(10);
  });

  test('of a comparison is kept', () => {
    const before = textsOf('examples/kubeadm-stub-listener/sound');
    const { report: compared } = scanTexts(textsOf('examples/kubeadm-stub-listener/guard-deleted'), before);
    expect(compared.counts.new).toBeGreaterThan(0);
    expect(sarifProblems(renderSarif(compared))).toEqual([]);
  });

  test.each([...HOSTILE, [WORST], ['a\r\nb'], ['']])('of %j is kept', (name) => {
    expect(sarifProblems(renderSarif(hostileReport(name)))).toEqual([]);
  });

  test('of too much is kept', () => {
    const path = Array.from({ length: 300 }, () => ({ at: placeOf('errors'), description: 'on' }));
    const many = Array.from({ length: 6_000 }, () => finding());
    expect(sarifProblems(renderSarif(report([fullFinding({ path }), ...many])))).toEqual([]);
    expect(sarifProblems(renderSarif(report([])))).toEqual([]);
  });
});

/** The checks themselves: each of these breaks one rule of a file that keeps all. */
describe('a file is refused', () => {
  const sound = (): Log => JSON.parse(renderSarif(report([fullFinding()]))) as Log;
  const first = (log: Log): { run: Run; result: Result } => {
    const run = log.runs[0];
    const result = run?.results?.[0];
    if (run === undefined || result === undefined) throw new Error('no result');
    return { run, result };
  };
  const region = (result: Result): Record<string, unknown> =>
    (result.locations?.[0]?.physicalLocation?.region ?? {}) as Record<string, unknown>;

  test.each<readonly [string, (parts: { run: Run; result: Result }) => void]>([
    ['SARIF1001', ({ run }) => Object.assign(run.tool.driver.rules?.[0] ?? {}, { name: 'LG101' })],
    ['SARIF1002', ({ result }) => setUri(result, 'a b')],
    ['GH1005', ({ result }) => setUri(result, 'c:x')],
    ['SARIF2007', ({ result }) => setUri(result, '../x')],
    ['SARIF1004', ({ run }) => Object.assign(run, { originalUriBaseIds: { A: { uri: 'src' } } })],
    ['SARIF1007', ({ result }) => Object.assign(region(result), { endLine: 1 })],
    [
      'SARIF1008',
      ({ result }) => Object.assign(result.locations?.[0]?.physicalLocation?.contextRegion ?? {}, region(result)),
    ],
    ['SARIF1009', ({ result }) => Object.assign(result, { ruleIndex: 99 })],
    ['SARIF1009 link', ({ result }) => Object.assign(result, { relatedLocations: [] })],
    ['SARIF1010', ({ result }) => Object.assign(result, { ruleId: 'LG102' })],
    ['SARIF2001', ({ run }) => Object.assign(run.tool.driver.rules?.[0]?.shortDescription ?? {}, { text: 'Open' })],
    ['GH1001', ({ result }) => Object.assign(result, { locations: [] })],
    ['GH1003', ({ result }) => Object.assign(region(result), { startColumn: 0 })],
    ['GH1004 flow', ({ result }) => Object.assign(result, { codeFlows: [{ threadFlows: [{ locations: [] }] }] })],
    ['GH1007', ({ result }) => Object.assign(result, { message: { id: 'default' } })],
    ['GH1013', ({ result }) => Object.assign(result.relatedLocations?.[0]?.message ?? {}, { text: '' })],
    ['GH1015 fingerprint', ({ result }) => Object.assign(result, { partialFingerprints: {} })],
    ['GH2012 help', ({ run }) => Object.assign(run.tool.driver.rules?.[0] ?? {}, { help: { text: '' } })],
  ])('for %s', (rule, spoil) => {
    const log = sound();
    expect(sarifProblems(JSON.stringify(log))).toEqual([]);
    spoil(first(log));
    expect(sarifProblems(JSON.stringify(log)).some((one) => one.startsWith(rule))).toBe(true);
  });

  function setUri(result: Result, uri: string): void {
    Object.assign(result.locations?.[0]?.physicalLocation?.artifactLocation ?? {}, { uri });
  }
});

describe('the lines around a result', () => {
  const regions = (text: string, part: string) => {
    const log = JSON.parse(renderSarif(report([finding({ at: placeOf(part, file('a', text)) })]))) as Log;
    return log.runs[0]?.results?.[0]?.locations?.[0]?.physicalLocation;
  };

  test('are shown with the text itself', () => {
    const found = regions('a\nb c\r\nd\ne\n', 'c');
    expect(found?.region?.snippet?.text).toBe('c');
    expect(found?.contextRegion).toEqual({
      startLine: 1,
      startColumn: 1,
      endLine: 3,
      endColumn: 2,
      snippet: { text: 'a\nb c\nd' },
    });
  });

  test.each([
    ['nothing but the text', 'whole', 'whole'],
    ['a character that turns the reading direction', 'a\u202eb\nc', 'c'],
    ['a terminal escape', '\u001b[31m\nc', 'c'],
    ['a line of a megabyte', `${'x'.repeat(1_000_000)}\nc`, 'c'],
  ])('are left out for %s', (_, text, part) => {
    expect(regions(text, part)?.contextRegion).toBeUndefined();
  });
});

import { describe, expect, test } from '@jest/globals';
import { createBaseline } from '../../../src/judge/suppression/baseline.ts';
import { openBytes } from '../../../src/read/documents/open.ts';
import { renderJson } from '../../../src/report/json.ts';
import { renderSarif } from '../../../src/report/sarif.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const { report } = scanTexts({ Corefile: '.:53 {\n    forward . 127.0.0.1\n}\n' });
const WRITTEN: readonly (readonly [string, string])[] = [
  ['the JSON report', renderJson(report)],
  ['SARIF', renderSarif(report)],
  ['the baseline', createBaseline(report.findings).text],
];

describe('what loopgate wrote', () => {
  test.each(WRITTEN)('is not read again: %s', (_, text) => {
    expect(text).toContain('forward');
    expect(openBytes('out/x.json', Buffer.from(text))).toEqual({ notices: [] });
  });

  test.each(WRITTEN)('is read when it is named: %s', (_, text) => {
    expect(openBytes('out/x.json', Buffer.from(text), { named: true }).file?.text).toBe(text);
  });

  test.each(WRITTEN)('and anything besides is read: %s', (_, text) => {
    const more = `${text.trimEnd().slice(0, -1)},"kind":"ConfigMap"}`;
    expect(JSON.parse(more)).toHaveProperty('kind');
    expect(openBytes('out/x.json', Buffer.from(more)).file).toBeDefined();
    expect(openBytes('out/x.json', Buffer.from(`${text}---\nkind: ConfigMap\n`)).file).toBeDefined();
  });
});

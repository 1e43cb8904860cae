/** Repositories of templates that nobody has rendered: the whole report as a reader sees it. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { renderText } from '../../../src/report/text.ts';
import { textsOf } from '../../support/repositories.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const ROOT = 'test/repos/templates';

describe.each(readdirSync(ROOT).sort())('%s', (story) => {
  test.each(['broken', 'sound'])('%s', (variant) => {
    const { report } = scanTexts(textsOf(join(ROOT, story, variant)));
    if (variant === 'sound') expect(report.findings.filter((one) => one.severity !== 'note')).toEqual([]);
    else expect(report.findings.some((one) => one.severity !== 'note')).toBe(true);
    const text = renderText(report, { color: false, quiet: false });
    const golden = join(ROOT, story, `${variant}.txt`);
    if (process.env.UPDATE_GOLDENS === '1' || !existsSync(golden)) writeFileSync(golden, text);
    expect(text).toBe(readFileSync(golden, 'utf8'));
  });
});

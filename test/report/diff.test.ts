import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { diffSnapshots } from '../../src/judge/diff/diff.ts';
import type { Report } from '../../src/judge/report/finding.ts';
import { renderComment } from '../../src/report/comment.ts';
import { renderDiffJson } from '../../src/report/diff-json.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { scanTexts } from '../support/scan-texts.ts';

const SOUND = '.:53 {\n    loop\n    forward . 10.0.0.2\n}\n';
const TITLE = 'What this change does to DNS';

function compared(after: string): { readonly report: Report } {
  const { head, base, report } = scanTexts({ Corefile: after }, { Corefile: SOUND });
  if (base === undefined) throw new Error('no base');
  return {
    report: { ...report, diff: diffSnapshots(base, head, 'base') },
  };
}

describe('what a change does to DNS', () => {
  const moved = compared(SOUND.replace('10.0.0.2', '10.0.0.3'));
  const same = compared(`# why\n${SOUND}`);

  test('is a folded section of summary and comment where a name goes elsewhere', () => {
    for (const text of [renderMarkdown(moved.report), renderComment(moved.report, { category: '' })]) {
      expect(text).toContain(`<details><summary>${TITLE}</summary>`);
      expect(text).toContain('| every name | leaves to 10.0.0.2:53 | leaves to 10.0.0.3:53 |');
    }
  });

  test('stands in two columns in the HTML report', () => {
    const text = renderHtml(moved.report);
    expect(text).toContain(`<h2>${TITLE}</h2>`);
    expect(text).toContain(
      '<td data-label="names">every name</td><td data-label="before">leaves to 10.0.0.2:53</td><td data-label="after">leaves to 10.0.0.3:53</td>',
    );
    expect(text).toContain('<code>Corefile:3:15</code>');
    expect(renderHtml(same.report)).not.toContain(TITLE);
  });

  test('is no section where none does, unless it is asked for', () => {
    expect(renderMarkdown(same.report)).not.toContain(TITLE);
    expect(renderComment(same.report, { category: '' }).split('\n').length).toBe(3);
    const always: Report = { ...same.report, diffAlways: true };
    expect(renderMarkdown(always)).toContain('No name goes elsewhere: 1 asker compared.');
  });

  test('is JSON in which no name is anything but text', () => {
    const change = moved.report.diff?.changes[0];
    if (moved.report.diff === undefined || change === undefined) throw new Error('no change');
    const cluster = '##[error]a\u202e\u2066\u200b\ufeff\u009b\u0085b';
    const text = renderDiffJson({ ...moved.report.diff, changes: [{ ...change, cluster }] });
    expect(JSON.parse(text).changes[0].cluster).toBe(cluster);
    expect(text).not.toMatch(/##\[|[^ -~\n]/);
  });

  test('every report in JSON is written in one way', () => {
    const writers = readdirSync('src/report').filter((name) =>
      readFileSync(`src/report/${name}`, 'utf8').includes('null, 2)'),
    );
    expect(writers).toEqual(['surface.ts']);
  });
});

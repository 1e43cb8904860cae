import { expect, test } from '@jest/globals';
import { markerOf } from '../../src/doors/github/comment.ts';
import type { ActionReporters } from '../../src/doors/github/job.ts';
import { renderAnnotations } from '../../src/report/annotations.ts';
import { renderComment } from '../../src/report/comment.ts';
import { renderHtml } from '../../src/report/html.ts';
import { renderJson } from '../../src/report/json.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { visible } from '../../src/report/plain-text.ts';
import { renderSarif } from '../../src/report/sarif.ts';
import { inert } from '../../src/report/surface.ts';
import { renderText } from '../../src/report/text.ts';
import { workflowCommand } from '../../src/report/workflow-command.ts';
import { printedBy } from '../support/toolkit.ts';
import { HOSTILE, report } from './support.ts';

const reporters: ActionReporters = {
  text: (given) => renderText(given, { color: false, quiet: false }),
  annotations: renderAnnotations,
  markdown: renderMarkdown,
  comment: renderComment,
  sarif: (given) => renderSarif(given),
  json: renderJson,
  html: renderHtml,
};

test('the action can take the reporters as they are', async () => {
  const linkFor = (): undefined => undefined;
  expect(await reporters.annotations(report([]), { which: 'new', inDiff: () => true })).toBe('');
  expect(await reporters.markdown(report([]), { budget: 5_000, linkFor })).toContain('no findings');
});

test.each(HOSTILE)('the action finds its comment again for the category %j', async (category) => {
  const linkFor = (): undefined => undefined;
  const body = await reporters.comment(report([]), { category, linkFor });
  expect(markerOf(body)).toBe(body.split('\n', 1)[0]);
});

test.each(HOSTILE)('the toolkit and the reporter write %j as the same command', (name) => {
  // Ours spells out what cannot be seen; beyond that both escape alike.
  const shown = (text: string): string => inert('commands', visible(text));
  const message = name.split('\n').map(shown).join('\n');
  const printed = printedBy((toolkit) => toolkit.error(message, { title: shown(name) }));
  expect(workflowCommand('error', { title: name }, name)).toBe(printed.replaceAll('\r\n', '\n'));
});

import type { DiffReport } from '../judge/report/diff-report.ts';
import { type DiffGroup, type DiffRow, groupsOf, summaryLine } from './diff-words.ts';
import { placeHtml } from './html-place.ts';
import type { Pen } from './markdown-finding.ts';
import { escapeMarkup, proseMarkup } from './markup-text.ts';

const MAX_ROWS = 500;
const MAX_CELL = 600;

/** Empty where nothing changes, unless `always`. */
export function diffHtml(report: DiffReport, pen: Pen, always: boolean): string {
  if (report.changes.length === 0 && !always) return '';
  const tables = groupsOf(report).map((group) => tableHtml(group, pen));
  const unproven = report.unproven.map((one) => `<li>${proseMarkup(one, MAX_CELL)}</li>\n`).join('');
  return [
    '<section>\n<h2>What this change does to DNS</h2>\n',
    `<p>${escapeMarkup(summaryLine(report))}</p>\n`,
    ...tables,
    `<p>Both graphs, with the arrows that changed: <code>loopgate graph --base ${escapeMarkup(report.base, 40)}</code></p>\n`,
    unproven === '' ? '' : `<p>Not compared:</p>\n<ul>\n${unproven}</ul>\n`,
    '</section>\n',
  ].join('');
}

function tableHtml({ cluster, askers, rows }: DiffGroup, pen: Pen): string {
  const who = askers.map((asker) => `<code>${escapeMarkup(asker, 200)}</code>`).join(', ');
  const more = rows.length > MAX_ROWS ? `<p>and ${rows.length - MAX_ROWS} more</p>\n` : '';
  return `<p>Asked by ${who} in cluster <code>${escapeMarkup(cluster, 200)}</code>:</p>
<table class="changes">
<thead><tr><th scope="col">names</th><th scope="col">before</th><th scope="col">after</th><th scope="col">because</th></tr></thead>
<tbody>
${rows
  .slice(0, MAX_ROWS)
  .map((row) => rowHtml(row, pen))
  .join('')}</tbody>
</table>
${more}`;
}

function rowHtml({ names, before, after, change }: DiffRow, pen: Pen): string {
  const cells = [
    ['names', names],
    ['before', before],
    ['after', after],
  ].map(([label, text = '']) => `<td data-label="${label}">${escapeMarkup(text, MAX_CELL)}</td>`);
  const because = change.because.map(
    ({ at, description }) => `${placeHtml(at, pen)}: ${proseMarkup(description, MAX_CELL)}`,
  );
  return `<tr>${cells.join('')}<td data-label="because">${because.join('<br>')}</td></tr>\n`;
}

/** What a change does to DNS, for a terminal of 100 columns. */

import pc from 'picocolors';
import { largest } from '../core/text/append.ts';
import type { DiffReport } from '../judge/report/diff-report.ts';
import { type DiffGroup, type DiffRow, groupsOf, summaryLine } from './diff-words.ts';
import { columns } from './path-drawing.ts';
import { openPlaces, type Places, type ShownPath } from './places.ts';
import { visible, widthOf } from './plain-text.ts';

type Colors = ReturnType<typeof pc.createColors>;

const WIDTHS = [30, 32, 32] as const;
const LINE = 100;

export function renderDiffText(
  report: DiffReport,
  options: { readonly color: boolean; readonly shown?: ShownPath },
): string {
  const colors = pc.createColors(options.color);
  const places = openPlaces(options.shown);
  const blocks = groupsOf(report).map((group) => groupLines(group, places, colors).join('\n'));
  blocks.push(wrapped(summaryLine(report), LINE).join('\n'));
  if (report.unproven.length > 0)
    blocks.push(['Not compared:', ...report.unproven.flatMap((one) => indented(visible(one)))].join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

function groupLines({ cluster, askers, rows }: DiffGroup, places: Places, colors: Colors): readonly string[] {
  const head = wrapped(`${visible(askers.join(', '))} (cluster ${visible(cluster)})`, LINE);
  return [
    ...head.map((line) => colors.bold(line)),
    ...cells(['names', 'before', 'after']).map((line) => colors.dim(line)),
    ...rows.flatMap((row) => rowLines(row, places, colors)),
  ];
}

function rowLines({ names, before, after, change }: DiffRow, places: Places, colors: Colors): readonly string[] {
  const because = change.because.flatMap(({ at, description }) => {
    const { file, start, revision } = places.of(at);
    const then = revision === undefined ? '' : ' (base)';
    return [
      `    ${colors.cyan('-->')} ${visible(file)}:${start.line}:${start.column}${then}`,
      ...indented(visible(description)),
    ];
  });
  return [...cells([visible(names), visible(before), visible(after)]), ...because];
}

function indented(text: string): readonly string[] {
  return wrapped(text, LINE - 8).map((line) => `        ${line}`);
}

function cells(texts: readonly [string, string, string]): readonly string[] {
  const columns = texts.map((text, index) => wrapped(text, WIDTHS[index] ?? LINE));
  const height = largest(
    columns.map((lines) => lines.length),
    0,
  );
  return Array.from({ length: height }, (_, row) =>
    columns
      .map((lines, index) => `  ${padded(lines[row] ?? '', WIDTHS[index] ?? LINE)}`)
      .join('')
      .trimEnd(),
  );
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columns(text)));
}

/** Broken at blanks, and inside words longer than a line. */
function wrapped(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (columns(joined) <= width) {
      line = joined;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (columns(line) + widthOf(character) > width) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line === '' && lines.length > 0 ? lines : [...lines, line];
}

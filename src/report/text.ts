/** The report for a reader at a terminal, in the manner of a compiler. Also the golden files' format. */
import pc from 'picocolors';
import type { Report, ReportedFinding, Severity, SuppressedFinding } from '../judge/report/finding.ts';
import { excerptOf } from './excerpt.ts';
import { fixLines } from './fix-lines.ts';
import { openPlaces, type Places, type ShownPath } from './places.ts';
import { sentences, visible } from './plain-text.ts';
import {
  certaintyLabel,
  comparison,
  passesByPolicy,
  stations,
  verdict,
  wasBefore,
  whatWasRead,
  whichNames,
} from './words.ts';

export interface TextOptions {
  readonly color: boolean;
  /** Findings and the verdict only; nothing at all where nothing was found and the result is a pass. */
  readonly quiet: boolean;
  /** Paths from the working directory, so that a terminal finds the files; from the root where it is left out. */
  readonly shown?: ShownPath;
  /** No characters outside ASCII of our own. */
  readonly ascii?: boolean;
}

type Colors = ReturnType<typeof pc.createColors>;

interface Pen {
  readonly colors: Colors;
  readonly places: Places;
  readonly shown: ShownPath;
  readonly arrow: string;
}

/** More steps of a path than this are counted, not reported. */
const MAX_STEPS = 60;

export function renderText(report: Report, options: TextOptions): string {
  if (options.quiet && report.findings.length === 0 && report.result === 'pass') return '';
  const pen: Pen = {
    colors: pc.createColors(options.color),
    places: openPlaces(options.shown),
    shown: options.shown ?? ((path) => path),
    arrow: options.ascii === true ? '->' : '─▶',
  };
  const compared = report.base.status === 'compared';
  const reported = report.findings.filter((finding) => !compared || finding.status === 'new');
  const folded = report.findings.filter((finding) => compared && finding.status === 'existing');
  const blocks = reported.map((finding) => findingBlock(finding, pen));
  if (!options.quiet) {
    const lines = [
      ...folded.map((finding) => foldedLine('existing', finding, pen)),
      ...report.fixed.map((finding) => foldedLine('fixed', finding, pen)),
      ...report.suppressed.map((finding) => suppressedLine(finding, pen)),
    ];
    if (lines.length > 0) blocks.push(lines.join('\n'));
    if (report.notices.length > 0) blocks.push(noticeLines(report, pen).join('\n'));
  }
  blocks.push(summaryLines(report, options, pen).join('\n'));
  return `${blocks.join('\n\n')}\n`;
}

function findingBlock(finding: ReportedFinding, pen: Pen): string {
  const { colors, places } = pen;
  const [headline, rest] = sentences(finding.message);
  const paint = painter(finding.severity, colors);
  const head = paint(`${finding.severity}[${visible(finding.code)} ${visible(finding.rule)}]`);
  const lines = [`${head} ${colors.bold(visible(headline))}`];
  const excerpt = excerptOf(finding.at, places);
  const gutter = ' '.repeat(String(excerpt?.line ?? '').length);
  lines.push(`${gutter}${colors.cyan('-->')} ${placeText(finding, places)}`);
  if (excerpt !== undefined) {
    const bar = colors.cyan('|');
    lines.push(`${gutter} ${bar}`);
    lines.push(`${colors.cyan(String(excerpt.line))} ${bar} ${excerpt.source}`);
    lines.push(`${gutter} ${bar} ${paint(excerpt.underline)}`);
    lines.push(`${gutter} ${bar}`);
  }
  const say = (label: string, text: string): void => {
    lines.push(`${gutter} ${colors.cyan('=')} ${colors.bold(`${label}:`)} ${text}`);
  };
  if (rest !== '') say('note', visible(rest));
  if (finding.path.length > 0) {
    say('path', '');
    lines[lines.length - 1] = (lines.at(-1) ?? '').trimEnd();
    lines.push(...pathLines(finding, gutter, pen));
  }
  if (finding.cycle !== undefined && finding.cycle.length > 0) say('loop', loopText(finding.cycle, pen));
  const names = whichNames(finding);
  if (names !== undefined) say('names', visible(names));
  const sure = certaintyLabel(finding);
  if (sure !== undefined) say('certainty', sure);
  if (finding.guard !== undefined) say('guard', finding.guard);
  const before = wasBefore(finding);
  if (before !== undefined) say('was', visible(before));
  for (const assumption of finding.assumptions) say('assumes', visible(assumption));
  if (finding.advice !== '') say('fix', visible(finding.advice));
  if (finding.paste !== undefined) {
    say('put into', visible(finding.paste.file));
    for (const line of finding.paste.lines) lines.push(`${gutter}     ${visible(line, 300)}`);
  }
  lines.push(...diffLines(finding, gutter, pen));
  return lines.join('\n');
}

function pathLines(finding: ReportedFinding, gutter: string, { colors, places }: Pen): readonly string[] {
  const shown = finding.path.slice(0, MAX_STEPS);
  const width = String(shown.length).length;
  const lines: string[] = [];
  for (const [index, { at, says }] of shown.entries()) {
    const number = String(index + 1).padStart(width);
    lines.push(`${gutter}     ${number}. ${visible(says)}`);
    lines.push(`${gutter}     ${' '.repeat(width)}  ${colors.cyan('-->')} ${placeText({ at }, places)}`);
  }
  const more = finding.path.length - shown.length;
  if (more > 0) lines.push(`${gutter}     and ${more} more`);
  return lines;
}

function loopText(cycle: NonNullable<ReportedFinding['cycle']>, { arrow }: Pen): string {
  const shown = stations(cycle.slice(0, MAX_STEPS)).map((station) => visible(station, 200));
  const more = cycle.length > MAX_STEPS ? [`(${cycle.length - MAX_STEPS} more)`] : [];
  return [...shown, ...more, shown[0] ?? ''].join(` ${arrow} `);
}

function diffLines(finding: ReportedFinding, gutter: string, { colors, shown }: Pen): readonly string[] {
  const edit = finding.fix === undefined ? undefined : fixLines(finding.fix);
  if (edit === undefined) return [];
  return [
    `${gutter}     ${colors.cyan('-->')} ${visible(shown(edit.file))}:${edit.line}`,
    ...edit.removed.map((line) => `${gutter}     ${colors.red(`- ${sourceText(line)}`)}`),
    ...edit.added.map((line) => `${gutter}     ${colors.green(`+ ${sourceText(line)}`)}`),
  ];
}

function sourceText(line: string): string {
  return visible(line.replaceAll('\t', '    '), 300);
}

function foldedLine(label: string, finding: ReportedFinding, { colors, places }: Pen): string {
  const [headline] = sentences(finding.message);
  const code = `${label} ${finding.severity}[${visible(finding.code)} ${visible(finding.rule)}]`;
  return `${colors.dim(code)} ${placeText(finding, places)}: ${visible(headline, 300)}`;
}

function suppressedLine(finding: SuppressedFinding, { colors, places }: Pen): string {
  const until = finding.expires === undefined ? '' : `, until ${visible(finding.expires)}`;
  const code = `suppressed ${finding.severity}[${visible(finding.code)} ${visible(finding.rule)}]`;
  return `${colors.dim(code)} ${placeText(finding, places)}: ${visible(finding.reason, 300)}${until}`;
}

function noticeLines(report: Report, { colors, places }: Pen): readonly string[] {
  return report.notices.map((notice) => {
    const { file, start } = places.of(notice.at);
    return `${colors.cyan(notice.kind)} ${visible(file)}:${start.line}: ${visible(notice.message)}`;
  });
}

function summaryLines(report: Report, options: TextOptions, { colors }: Pen): readonly string[] {
  const paint = {
    pass: passesByPolicy(report) ? colors.yellow : colors.green,
    fail: colors.red,
    incomplete: colors.yellow,
  }[report.result];
  const lines = options.quiet ? [] : [`read: ${whatWasRead(report)}`];
  const compared = comparison(report);
  if (compared !== undefined) lines.push(`base: ${visible(compared)}`);
  if (report.counts.suppressed > 0) lines.push(`suppressed: ${report.counts.suppressed}`);
  lines.push(paint(`result: ${verdict(report)}`));
  return lines;
}

function placeText({ at }: Pick<ReportedFinding, 'at'>, places: Places): string {
  const { file, revision, start } = places.of(at);
  const base = revision === undefined ? '' : ` (in ${visible(revision.slice(0, 12))})`;
  return `${visible(file)}:${start.line}:${start.column}${base}`;
}

function painter(severity: Severity, colors: Colors): (text: string) => string {
  return { error: colors.red, warning: colors.yellow, note: colors.cyan }[severity];
}

/** For a terminal, like a compiler's; also the golden files' format. */

import pc from 'picocolors';
import { addAll } from '../core/text/append.ts';
import { defined } from '../core/text/defined.ts';
import type { Location } from '../core/text/location.ts';
import { rulePage } from '../core/text/version.ts';
import type { Report, ReportedFinding, Severity, SuppressedFinding } from '../judge/report/finding.ts';
import { excerptOf } from './excerpt.ts';
import { fixLines } from './fix-lines.ts';
import {
  changedIn,
  drawPath,
  type IsChanged,
  logLine,
  type PathDrawing,
  type TreeRow,
  treeRows,
  wrapWords,
} from './path-drawing.ts';
import { openPlaces, type Places, type ShownPath } from './places.ts';
import { sentences, visible } from './plain-text.ts';
import { inert } from './surface.ts';
import {
  certaintyLabel,
  comparison,
  counted,
  passesByPolicy,
  verdict,
  wasBefore,
  whatWasRead,
  whichNames,
  worstFirst,
} from './words.ts';

export interface TextOptions {
  readonly color: boolean;
  readonly quiet: boolean;
  /** Paths from the working directory; default: from the root. */
  readonly shown?: ShownPath;
  /** Our own characters are ASCII. */
  readonly ascii?: boolean;
  readonly verbose?: boolean;
  /** Of the terminal; without it nothing is wrapped. */
  readonly columns?: number;
  readonly linkFor?: (path: string, line: number) => string | undefined;
}

type Colors = ReturnType<typeof pc.createColors>;

interface Pen {
  readonly colors: Colors;
  readonly places: Places;
  readonly shown: ShownPath;
  readonly isChanged: IsChanged;
  readonly options: TextOptions;
}

/** Without a terminal. */
const COLUMNS = 110;
const MIN_COLUMNS = 40;

export function renderText(report: Report, options: TextOptions): string {
  if (options.quiet && report.findings.length === 0 && report.result === 'pass') return '';
  const pen: Pen = {
    colors: pc.createColors(options.color),
    places: openPlaces(options.shown),
    shown: options.shown ?? ((path) => path),
    isChanged: changedIn(report),
    options,
  };
  const ranked = worstFirst(report.findings);
  const reported = ranked.filter(({ status }) => status === 'new');
  const folded = ranked.filter(({ status }) => status === 'existing');
  const isShort = (finding: ReportedFinding): boolean => finding.severity === 'note' && options.verbose !== true;
  const blocks = reported.filter((finding) => !isShort(finding)).map((finding) => findingBlock(finding, pen));
  const notes = reported.filter(isShort);
  if (notes.length > 0) blocks.push(noteLines(notes, pen).join('\n'));
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
  // A wrapped line begins with words of others.
  return inert('text', `${blocks.join('\n\n')}\n`);
}

function findingBlock(finding: ReportedFinding, pen: Pen): string {
  const { colors, places } = pen;
  const [headline, rest] = sentences(finding.message);
  const paint = painter(finding.severity, colors);
  const head = ruleLinked(
    finding,
    paint(`${finding.severity}[${visible(finding.code)} ${visible(finding.rule)}]`),
    pen,
  );
  const [first = '', ...more] = wrapped(
    visible(headline),
    finding.severity.length + finding.code.length + finding.rule.length + 4,
    2,
    pen,
  );
  const lines = [`${head} ${colors.bold(first)}`, ...more.map((line) => `  ${colors.bold(line)}`)];
  const excerpt = excerptOf(finding.at, places);
  const gutter = ' '.repeat(String(excerpt?.line ?? '').length);
  lines.push(`${gutter}${colors.cyan('-->')} ${linked(finding.at, linePlace(finding.at, places, 'with column'), pen)}`);
  if (excerpt !== undefined) {
    const bar = colors.cyan('|');
    lines.push(`${gutter} ${bar}`);
    lines.push(`${colors.cyan(String(excerpt.line))} ${bar} ${excerpt.source}`);
    lines.push(`${gutter} ${bar} ${paint(excerpt.underline)}`);
    lines.push(`${gutter} ${bar}`);
  }
  const say = (label: string, text: string): void => {
    const [first = '', ...more] = wrapped(text, gutter.length + label.length + 5, gutter.length + 5, pen);
    lines.push(`${gutter} ${colors.cyan('=')} ${colors.bold(`${label}:`)} ${first}`.trimEnd());
    for (const line of more) lines.push(`${gutter}     ${line}`);
  };
  if (rest !== '') say('note', visible(rest));
  const log = logLine(finding);
  if (log !== undefined) say('log', visible(log));
  const drawing = drawPath(finding, pen.isChanged);
  if (drawing !== undefined) {
    say('path', '');
    addAll(lines, pathLines(drawing, gutter, pen));
  }
  const edit = diffLines(finding, gutter, pen);
  if (drawing !== undefined) addAll(lines, edit);
  const names = whichNames(finding);
  if (names !== undefined) say('names', visible(names));
  const sure = certaintyLabel(finding);
  if (sure !== undefined) say('certainty', sure);
  if (finding.guard !== undefined) say('guard', finding.guard);
  const before = wasBefore(finding);
  if (before !== undefined) say('was', visible(before));
  for (const assumption of finding.assumptions) say('assumes', visible(assumption));
  if (finding.advice !== '') say('fix', remedyText(finding, pen));
  if (finding.paste !== undefined) {
    say('put into', visible(finding.paste.file));
    for (const line of finding.paste.lines) lines.push(`${gutter}     ${visible(line, 300)}`);
  }
  if (drawing === undefined) addAll(lines, edit);
  // A broken address leads nowhere.
  if (pen.options.verbose === true)
    lines.push(`${gutter} ${colors.cyan('=')} ${colors.bold('rule:')} ${visible(rulePage(finding.rule))}`);
  return lines.join('\n');
}

/** Places of the path are in the drawing. */
function remedyText({ advice, remedy = [advice] }: ReportedFinding, { places }: Pen): string {
  return remedy.map((part) => (typeof part === 'string' ? visible(part) : linePlace(part, places))).join('');
}

/** First line indented by `indent`, others by `hang`. */
function wrapped(text: string, indent: number, hang: number, { options }: Pen): readonly string[] {
  if (options.columns === undefined) return [text];
  const width = Math.max(MIN_COLUMNS, options.columns);
  const [first = ''] = wrapWords(text, width - indent);
  const rest = text.slice(first.length).trimStart();
  return rest === '' ? [first] : [first, ...wrapWords(rest, width - hang)];
}

function pathLines(drawing: PathDrawing, gutter: string, pen: Pen): readonly string[] {
  const { places, options } = pen;
  const margin = `${gutter}     `;
  const width = Math.max(MIN_COLUMNS, options.columns ?? COLUMNS) - margin.length;
  const rows = treeRows(drawing, {
    width,
    placeOf: (at) => linePlace(at, places),
    ...defined({ ascii: options.ascii }),
  });
  const lines = rows.map((row) => `${margin}${rowText(row, pen)}`.trimEnd());
  if (drawing.more > 0) lines.push(`${margin}and ${counted(drawing.more, 'more step')}`);
  for (const { at, description } of drawing.also) {
    addAll(
      lines,
      wrapWords(`besides, ${visible(description)}`, width).map((line) => `${margin}${line}`),
    );
    lines.push(`${margin}${linked(at, linePlace(at, places), pen)}`);
  }
  return lines;
}

function rowText({ lead, server, text, gap, place, at, changed, effect }: TreeRow, pen: Pen): string {
  const { colors } = pen;
  const spot = at === undefined || place === '' ? '' : linked(at, colors.cyan(place), pen);
  const marked = changed === '' ? '' : `  ${colors.yellow(changed)}`;
  return [lead, colors.bold(server), text, gap, spot, marked, effect === '' ? '' : colors.red(effect)].join('');
}

function linked(at: Location, label: string, { places, options }: Pen): string {
  const address =
    at.file.revision === undefined ? options.linkFor?.(at.file.path, places.of(at).start.line) : undefined;
  return hyperlink(label, address);
}

function ruleLinked({ rule }: Pick<ReportedFinding, 'rule'>, label: string, { options }: Pen): string {
  return options.linkFor === undefined ? label : hyperlink(label, rulePage(rule));
}

/** OSC 8; the address cannot end it. */
function hyperlink(label: string, address: string | undefined): string {
  if (address === undefined || !/^[!-~]+$/.test(address)) return label;
  return `\u001b]8;;${address}\u001b\\${label}\u001b]8;;\u001b\\`;
}

function linePlace(at: Location, places: Places, column: 'with column' | '' = ''): string {
  const { file, revision, start } = places.of(at);
  const base = revision === undefined ? '' : ` (in ${visible(revision.slice(0, 12))})`;
  return `${visible(file)}:${start.line}${column === '' ? '' : `:${start.column}`}${base}`;
}

function diffLines(finding: ReportedFinding, gutter: string, { colors, shown }: Pen): readonly string[] {
  const edit = fixLines(finding.fix);
  if (edit === undefined) return [];
  return [
    `${gutter}     ${colors.cyan('-->')} ${visible(shown(edit.file))}:${edit.line}`,
    ...edit.removed.map((line) => `${gutter}     ${colors.red(`- ${line}`)}`),
    ...edit.added.map((line) => `${gutter}     ${colors.green(`+ ${line}`)}`),
  ];
}

/** One line each, so that notes hide no error. */
function noteLines(notes: readonly ReportedFinding[], pen: Pen): readonly string[] {
  const { colors, places } = pen;
  const lines = notes.map((finding) => {
    const code = `note[${visible(finding.code)} ${visible(finding.rule)}]`;
    const head = ruleLinked(finding, colors.cyan(code), pen);
    return `${head} ${linePlace(finding.at, places, 'with column')}: ${visible(sentences(finding.message)[0], 300)}`;
  });
  return [...lines, colors.dim(`${counted(notes.length, 'note')}, a line each; --verbose shows them in full`)];
}

function foldedLine(label: string, finding: ReportedFinding, { colors, places }: Pen, text?: string): string {
  const code = `${label} ${finding.severity}[${visible(finding.code)} ${visible(finding.rule)}]`;
  const shown = visible(text ?? sentences(finding.message)[0], 300);
  return `${colors.dim(code)} ${linePlace(finding.at, places, 'with column')}: ${shown}`;
}

function suppressedLine(finding: SuppressedFinding, pen: Pen): string {
  const until = finding.expires === undefined ? '' : `, until ${visible(finding.expires)}`;
  return foldedLine('suppressed', finding, pen, finding.reason) + until;
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

function painter(severity: Severity, colors: Colors): (text: string) => string {
  return { error: colors.red, warning: colors.yellow, note: colors.cyan }[severity];
}

import type { Location } from '../core/text/location.ts';
import { STANDARD_INPUT } from '../core/text/source-file.ts';
import { rulePage } from '../core/text/version.ts';
import type { Report, ReportedFinding, Severity } from '../judge/report/finding.ts';
import { changedIn } from './path-drawing.ts';
import { openPlaces, type Places } from './places.ts';
import { clip, visible } from './plain-text.ts';
import { counted, SEVERITIES, stations, wasBefore } from './words.ts';
import { type AnnotationCommand, workflowCommand } from './workflow-command.ts';

export interface AnnotationOptions {
  /** Default `new`; without a base every finding is new. */
  readonly which?: 'new' | 'all' | 'none';
  /** Lines shown in the pull request come first; without it, the lines that the base has nowhere count as shown. */
  readonly inDiff?: (at: Location) => boolean;
  /** Default true: leaves one of the ten error places to the verdict. */
  readonly reserveError?: boolean;
}

/** The runner's limit by kind and step: ExecutionContext._maxCountPerIssueType. */
const KEPT = 10;
const MAX_TITLE = 80;
/** The runner cuts at 4,096. */
const MAX_MESSAGE = 1_000;

const COMMANDS: Readonly<Record<Severity, AnnotationCommand>> = { error: 'error', warning: 'warning', note: 'notice' };

export function renderAnnotations(report: Report, options: AnnotationOptions = {}): string {
  const which = options.which ?? 'new';
  if (which === 'none') return '';
  const inDiff = options.inDiff ?? (() => true);
  const rank = (finding: ReportedFinding): number => (finding.status === 'existing' ? 2 : inDiff(finding.at) ? 0 : 1);
  const isTouched = options.inDiff ?? changedIn(report);
  const places = openPlaces();
  const reported = report.findings
    .filter((finding) => which === 'all' || finding.status === 'new')
    .map((finding, index) => ({ finding, rank: rank(finding), index }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ finding }) => finding);
  const lines: string[] = [];
  for (const severity of SEVERITIES) {
    const ofKind = reported.filter((finding) => finding.severity === severity);
    const limit = severity === 'error' && options.reserveError !== false ? KEPT - 1 : KEPT;
    const shown = ofKind.slice(0, limit);
    const more = ofKind.length - shown.length;
    for (const [index, finding] of shown.entries()) {
      const others = more > 0 && index === shown.length - 1 ? `And ${counted(more, `more ${finding.severity}`)}.` : '';
      lines.push(annotation(finding, finding.at, message(finding, others, places), places));
    }
    const steps = shown.flatMap((finding) => changedSteps(finding, isTouched, places));
    for (const { finding, at } of steps.slice(0, limit - shown.length))
      lines.push(annotation(finding, at, messageOnPath(finding, places), places));
  }
  return lines.join('');
}

/** Of a finding that stands elsewhere: each line of its path that the change brought. */
function changedSteps(
  finding: ReportedFinding,
  isTouched: (at: Location) => boolean,
  places: Places,
): readonly { readonly finding: ReportedFinding; readonly at: Location }[] {
  if (isTouched(finding.at)) return [];
  const steps = new Map<string, Location>();
  for (const { at } of finding.path) {
    const { file, revision, start } = places.of(at);
    if (revision === undefined && isTouched(at)) steps.set(`${start.line} ${file}`, at);
  }
  return [...steps.values()].map((at) => ({ finding, at }));
}

function annotation(finding: ReportedFinding, at: Location, text: string, places: Places): string {
  const { file, revision, start, end } = places.of(at);
  const properties: Record<string, string> = {};
  // A line of the base has no place to point at.
  if (revision === undefined && file !== STANDARD_INPUT) {
    properties.file = file;
    properties.line = String(start.line);
    // Columns are dropped for several lines: ActionCommandManager, ValidateLinesAndColumns.
    if (end.line === start.line) {
      properties.endLine = String(end.line);
      properties.col = String(start.column);
      // GitHub's end column is inclusive.
      properties.endColumn = String(Math.max(start.column, end.column - 1));
    }
  }
  properties.title = title(finding);
  return workflowCommand(COMMANDS[finding.severity], properties, text);
}

function messageOnPath(finding: ReportedFinding, places: Places): string {
  const { file, start } = places.of(finding.at);
  return message(finding, `This line is on its path; it is reported at ${visible(file, 120)}:${start.line}.`, places);
}

function title(finding: ReportedFinding): string {
  const head = `${finding.code} ${finding.rule}`;
  const { cycle } = finding;
  if (cycle !== undefined && cycle.length > 0) {
    const names = stations(cycle.slice(0, KEPT)).map((station) => visible(station.split('/').at(-1) ?? station, 40));
    return clip(visible(`${head}: ${[...names, names[0] ?? ''].join(' → ')}`), MAX_TITLE);
  }
  return clip(visible(finding.server === undefined ? head : `${head}: ${finding.server}`), MAX_TITLE);
}

function message(finding: ReportedFinding, closing: string, places: Places): string {
  const page = `Rule: ${visible(rulePage(finding.rule), 300)}`;
  const last = closing === '' ? page : `${page}\n${closing}`;
  const room = MAX_MESSAGE - last.length - 1;
  const parts = [visible(finding.message, 600)];
  const before = wasBefore(finding);
  if (before !== undefined) parts.push(`Was before this change: ${visible(before, 200)}`);
  if (finding.advice !== '') parts.push(`Fix: ${visible(finding.advice, 300)}`);
  for (const line of finding.paste?.lines ?? []) parts.push(visible(line, 200));
  for (const assumption of finding.assumptions.slice(0, 3)) parts.push(`Assumes: ${visible(assumption, 200)}`);
  const hops = finding.path.slice(0, KEPT).map(({ at }) => {
    const { file, revision, start } = places.of(at);
    return `${visible(file, 120)}:${start.line}${revision === undefined ? '' : ' in the base'}`;
  });
  if (hops.length > 0) {
    const rest = finding.path.length - hops.length;
    parts.push(`Path: ${hops.join(', ')}${rest === 0 ? '' : ` and ${counted(rest, 'more step')}`}`);
  }
  return `${clip(parts.join('\n'), room)}\n${last}`;
}

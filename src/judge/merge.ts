import { defined } from '../core/text/defined.ts';
import { assertNever } from '../core/text/invariant.ts';
import { atFile, indexLines, type Location, placeKey, positionAt } from '../core/text/location.ts';
import { getOrInsert } from '../core/text/once.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import { wholeFile } from '../core/text/source-text.ts';
import { UsageError } from '../core/text/usage-error.ts';
import { jsonFault } from '../read/documents/json.ts';
import {
  type BaseStatus,
  type Counts,
  compareFindings,
  countsOf,
  type Report,
  type ReportedFinding,
  type SuppressedFinding,
} from './report/finding.ts';

export interface ShardReport {
  readonly name: string;
  readonly text: string;
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}
type Written = Place &
  Omit<ReportedFinding, 'at' | 'path' | 'cycle'> & { readonly path: readonly (Place & { says: string })[] };
interface WrittenReport {
  readonly version: number;
  readonly tool: { readonly version: string };
  readonly result: Report['result'];
  readonly base: { readonly status: BaseStatus['status']; readonly revision?: string };
  readonly counts: Report['counts'];
  readonly findings: readonly Written[];
  readonly fixed: readonly Written[];
  readonly suppressed: readonly (Written & { reason: string; expires?: string })[];
  readonly notices: readonly (Place & { kind: 'unreadable' | 'not-modelled' | 'assumed'; message: string })[];
}

/** UsageError for what is no report, or of another version or base. */
export function mergeReports(shards: readonly ShardReport[], textOf: (path: string) => string | undefined): Report {
  const reports = shards.map(readReport);
  const first = firstOf(reports, shards);
  const at = placesIn(reports, textOf);
  const findings = merged(reports.flatMap((report) => report.findings.map((one) => asFinding(one, at))));
  const fixed = merged(reports.flatMap((report) => report.fixed.map((one) => asFinding(one, at))));
  const suppressed = merged(
    reports.flatMap((report) =>
      report.suppressed.map(
        (one): SuppressedFinding => ({
          ...asFinding(one, at),
          reason: one.reason,
          ...defined({ expires: one.expires }),
        }),
      ),
    ),
  );
  const any = (result: Report['result']): boolean => reports.some((one) => one.result === result);
  return {
    version: first.tool.version,
    result: any('fail') ? 'fail' : any('incomplete') ? 'incomplete' : 'pass',
    base: baseOf(first),
    counts: { ...countsOf({ findings, fixed, suppressed }), ...seenBy(reports) },
    failOn: 'error',
    findings,
    fixed,
    suppressed,
    notices: lastOfEach(
      reports.flatMap((report) =>
        report.notices.map(({ kind, message, ...place }) => ({ kind, message, at: at(place) })),
      ),
      (one) => `${placeKey(one.at)}|${one.message}`,
    ),
    servers: [],
  };
}

function firstOf(reports: readonly WrittenReport[], shards: readonly ShardReport[]): WrittenReport {
  const [first] = reports;
  if (first === undefined) throw new UsageError('merge needs at least one report');
  for (const [index, report] of reports.entries()) {
    const name = shards[index]?.name;
    if (report.tool.version !== first.tool.version)
      throw new UsageError(`${name}: written by loopgate ${report.tool.version}, the first by ${first.tool.version}`);
    if (report.base.status !== first.base.status || report.base.revision !== first.base.revision)
      throw new UsageError(`${name}: compared with another base than the first report`);
  }
  return first;
}

function baseOf({ base }: WrittenReport): BaseStatus {
  switch (base.status) {
    case 'compared':
      return { status: 'compared', revision: base.revision ?? '' };
    case 'unavailable':
      return { status: 'unavailable', because: 'the base of the shards was not available' };
    case 'not-requested':
      return { status: 'not-requested' };
    default:
      return assertNever(base.status);
  }
}

function asFinding(one: Written, at: (place: Place) => Location): ReportedFinding {
  const { file: _file, line: _line, column: _column, endLine: _endLine, endColumn: _endColumn, ...rest } = one;
  const [advice = '', ...lines] = one.advice.split('\n');
  return {
    ...rest,
    advice,
    ...defined({ paste: lines.length > 0 ? { file: '.loopgate.yaml', lines } : undefined }),
    at: at(one),
    path: one.path.map((step) => ({ at: at(step), description: step.says })),
  };
}

function merged<T extends ReportedFinding>(list: readonly T[]): T[] {
  return lastOfEach(list, (one) => `${one.fingerprint}|${placeKey(one.at)}|${one.message}`).sort(compareFindings);
}

function lastOfEach<T>(list: readonly T[], key: (one: T) => string): T[] {
  return [...new Map(list.map((one) => [key(one), one])).values()];
}

/** Every shard reads the whole tree and models a share of its clusters. */
function seenBy(reports: readonly WrittenReport[]): Omit<Counts, keyof ReturnType<typeof countsOf>> {
  const most = (key: 'files' | 'documents'): number => reports.reduce((sum, one) => Math.max(sum, one.counts[key]), 0);
  const sum = (key: 'servers' | 'clusters' | 'forwards' | 'openForwards'): number =>
    reports.reduce((total, one) => total + one.counts[key], 0);
  return {
    files: most('files'),
    documents: most('documents'),
    servers: sum('servers'),
    clusters: sum('clusters'),
    forwards: sum('forwards'),
    openForwards: sum('openForwards'),
  };
}

/** Throws UsageError with the fault's place. */
function readReport({ name, text }: ShardReport): WrittenReport {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const { line, column } = positionAt(indexLines(text), jsonFault(wholeFile({ path: name, text })));
    throw new UsageError(`${name}:${line}:${column}: this is not JSON, or the report was cut off here`);
  }
  const wrong = damageIn(value);
  if (wrong !== undefined)
    throw new UsageError(`${name} is not a JSON report of loopgate, or is damaged (scan --format json): ${wrong}`);
  return value as WrittenReport;
}

type Fields = Readonly<Record<string, unknown>>;
type Shape = (value: unknown) => boolean;

/** No reader opens files with more lines, or longer ones. */
const MAX_LINE = 10_000_000;
const MAX_COLUMN = 100_000_000;

const isText: Shape = (value) => typeof value === 'string';
const isMaybeText: Shape = (value) => value === undefined || isText(value);
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isCount: Shape = (value) => isWhole(value) && value >= 0;
const isLine: Shape = (value) => isWhole(value) && value >= 1 && value <= MAX_LINE;
const isColumn: Shape = (value) => isWhole(value) && value >= 1 && value <= MAX_COLUMN;
const isTexts: Shape = (value) => Array.isArray(value) && value.every(isText);
const oneOf =
  (...words: readonly (string | undefined)[]): Shape =>
  (value) =>
    words.some((word) => word === value);

const REPORT: Readonly<Record<string, Shape>> = {
  version: (value) => value === 1,
  tool: (value) => isFields(value) && isText(value.version),
  result: oneOf('pass', 'fail', 'incomplete'),
  base: (value) =>
    isFields(value) && oneOf('compared', 'not-requested', 'unavailable')(value.status) && isMaybeText(value.revision),
  counts: (value) =>
    isFields(value) && ['files', 'documents', 'servers', 'clusters'].every((one) => isCount(value[one])),
};
const STEP: Readonly<Record<string, Shape>> = { file: isText, line: isLine, column: isColumn, says: isText };
const FINDING: Readonly<Record<string, Shape>> = {
  rule: isText,
  code: isText,
  severity: oneOf('error', 'warning', 'note'),
  certainty: oneOf('always', 'sometimes', 'assumed', undefined),
  probability: (value) => value === undefined || (typeof value === 'number' && value >= 0 && value <= 1),
  status: oneOf('new', 'existing'),
  cluster: isText,
  server: isMaybeText,
  zone: isMaybeText,
  file: isText,
  line: isLine,
  column: isColumn,
  endLine: isLine,
  endColumn: isColumn,
  message: isText,
  advice: isText,
  names: isMaybeText,
  witness: (value) => value === undefined || (isFields(value) && isText(value.name) && isText(value.type)),
  guard: oneOf('fatal', 'sometimes', 'blind', 'absent', 'misfires', undefined),
  assumptions: isTexts,
  path: Array.isArray,
  fingerprint: isText,
};
const SUPPRESSED: Readonly<Record<string, Shape>> = { ...FINDING, reason: isText, expires: isMaybeText };
const NOTICE: Readonly<Record<string, Shape>> = {
  kind: oneOf('unreadable', 'not-modelled', 'assumed'),
  message: isText,
  file: isText,
  line: isLine,
};

function damageIn(value: unknown): string | undefined {
  const wrong = misshapen(value, REPORT, 'the report');
  if (wrong !== undefined) return wrong;
  const report = value as Fields;
  for (const [key, shape] of [
    ['findings', FINDING],
    ['fixed', FINDING],
    ['suppressed', SUPPRESSED],
    ['notices', NOTICE],
  ] as const) {
    const list = report[key];
    if (!Array.isArray(list)) return `${key} is not a list`;
    for (const [index, one] of list.entries()) {
      const at = `${key}[${index}]`;
      const bad = misshapen(one, shape, at) ?? (shape === NOTICE ? undefined : misshapenStep(one as Fields, at));
      if (bad !== undefined) return bad;
    }
  }
  return undefined;
}

function misshapenStep(finding: Fields, at: string): string | undefined {
  for (const [index, step] of (Array.isArray(finding.path) ? finding.path : []).entries()) {
    const bad = misshapen(step, STEP, `${at}.path[${index}]`);
    if (bad !== undefined) return bad;
  }
  return undefined;
}

function misshapen(value: unknown, shapes: Readonly<Record<string, Shape>>, at: string): string | undefined {
  if (!isFields(value)) return `${at} is not an object`;
  for (const [key, fits] of Object.entries(shapes)) {
    const own = Object.hasOwn(value, key) ? value[key] : undefined;
    if (!fits(own)) return `${at}.${key} ${own === undefined ? 'is missing' : 'is not what a report holds there'}`;
  }
  return undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function placesIn(
  reports: readonly WrittenReport[],
  textOf: (path: string) => string | undefined,
): (place: Place) => Location {
  const widths = new Map<string, Map<number, number>>();
  const reach = (file: string, line: number, column: number): void => {
    const lines = getOrInsert(widths, file, () => new Map<number, number>());
    lines.set(line, Math.max(lines.get(line) ?? 0, column));
  };
  const see = (place: Place): void => {
    reach(place.file, place.line, place.column ?? 1);
    if (place.endLine !== undefined) reach(place.file, place.endLine, place.endColumn ?? 1);
  };
  for (const report of reports) {
    for (const one of [...report.findings, ...report.fixed, ...report.suppressed]) {
      see(one);
      for (const step of one.path) see(step);
    }
    for (const notice of report.notices) see(notice);
  }
  const files = new Map<string, { readonly file: SourceFile; readonly starts: readonly number[] }>();
  for (const [path, lines] of widths) {
    const last = [...lines.keys()].reduce((most, line) => Math.max(most, line), 1);
    const real = textOf(path)?.split('\n');
    const fits =
      real !== undefined && [...lines].every(([line, column]) => (real[line - 1]?.length ?? -1) >= column - 1);
    const rows = fits
      ? real
      : Array.from({ length: Math.min(last, 1_000_000) }, (_, i) =>
          ' '.repeat(Math.min(lines.get(i + 1) ?? 0, 10_000)),
        );
    const starts: number[] = [];
    let offset = 0;
    for (const row of rows) {
      starts.push(offset);
      offset += row.length + 1;
    }
    files.set(path, { file: { path, text: rows.join('\n') }, starts });
  }
  return (place) => {
    const known = files.get(place.file);
    if (known === undefined) return atFile(place.file);
    const offset = (line: number, column: number): number => (known.starts[line - 1] ?? 0) + column - 1;
    const start = offset(place.line, place.column ?? 1);
    const end = place.endLine === undefined ? start : offset(place.endLine, place.endColumn ?? 1);
    return { file: known.file, span: { start, end: Math.max(start, end) } };
  };
}

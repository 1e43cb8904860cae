/** Hides Secrets' values in reports: the edge between judging and reporting. */
import { defined } from '../../core/text/defined.ts';
import { isLocation } from '../../core/text/location.ts';
import type { DiffReport } from '../report/diff-report.ts';
import type { Fix, Report, ReportedFinding } from '../report/finding.ts';
import type { GraphPicture } from '../report/graph-picture.ts';
import type { TraceReport } from '../report/trace-report.ts';
import { type Redaction, redactionOf, type Secrets } from './redaction.ts';

/** Not the repository's words: codes, closed lists, digests, the user's question. */
const KEPT: ReadonlySet<string> = new Set([
  'base',
  'certainty',
  'clientTypes',
  'code',
  'disposition',
  'fingerprint',
  'fix',
  'guard',
  'kind',
  'moveFingerprint',
  'part',
  'plugin',
  'query',
  'rcode',
  'reach',
  'rule',
  'setting',
  'severity',
  'status',
  'type',
  'types',
]);

export function redactedReport(report: Report, secrets: Secrets): Report {
  if (isEmpty(secrets)) return report;
  const redact = redactionOf(secrets);
  const redactedOf = (one: ReportedFinding): ReportedFinding => {
    const said = [one.message, one.server, ...one.path.map(({ description }) => description)].join(' ');
    return redactedFinding(
      one,
      redact.saidOf((server) => said.includes(server)),
    );
  };
  const { findings, fixed, suppressed, notices, servers } = report;
  return {
    ...report,
    findings: findings.map(redactedOf),
    fixed: fixed.map(redactedOf),
    suppressed: suppressed.map(({ reason, expires, ...one }) => ({
      ...redactedOf(one),
      reason: redact.text(reason),
      ...defined({ expires }),
    })),
    notices: redacted(
      notices,
      redact.saidOf(() => true),
    ),
    servers: redacted(servers, redact),
  };
}

function saidOfAll(secrets: Secrets): Redaction {
  return redactionOf(secrets).saidOf(() => true);
}

function isEmpty({ values, places }: Secrets): boolean {
  return values.length === 0 && places.size === 0;
}

/** Every text and place in it, so that a new field is hidden too. */
function redacted<T>(value: T, redact: Redaction): T;
function redacted(value: unknown, redact: Redaction): unknown {
  if (typeof value === 'string') return redact.text(value);
  if (Array.isArray(value)) return value.map((one: unknown) => redacted(one, redact));
  if (typeof value !== 'object' || value === null) return value;
  if (isLocation(value)) return redact.place(value);
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, redactedField(key, field, redact)]));
}

function redactedField(key: string, field: unknown, redact: Redaction): unknown {
  if (KEPT.has(key)) return field;
  return key === 'cluster' && typeof field === 'string' ? redact.name(field) : redacted(field, redact);
}

function redactedFinding(finding: ReportedFinding, redact: Redaction): ReportedFinding {
  const { fix, ...shown } = redacted(finding, redact);
  // An edit of hidden lines cannot be shown.
  if (fix === undefined || hides(fix, redact)) return shown;
  const { description, choice } = fix;
  return { ...shown, fix: { ...fix, ...redacted(defined({ description, choice }), redact) } };
}

export function redactedDiff(report: DiffReport, secrets: Secrets): DiffReport {
  return isEmpty(secrets) ? report : redacted(report, saidOfAll(secrets));
}

export function redactedTrace(report: TraceReport, secrets: Secrets | undefined): TraceReport {
  return secrets === undefined || isEmpty(secrets) ? report : redacted(report, saidOfAll(secrets));
}

export function redactedPicture(picture: GraphPicture, secrets: Secrets | undefined): GraphPicture {
  if (secrets === undefined || isEmpty(secrets)) return picture;
  const redact = saidOfAll(secrets);
  return { clusters: picture.clusters.map((one) => ({ ...redacted(one, redact), name: redact.name(one.name) })) };
}

export function bothSecrets(head: Secrets | undefined, base: Secrets | undefined): Secrets {
  const places = new Map([...(head?.places ?? []), ...(base?.places ?? [])]);
  for (const [path, spans] of head?.places ?? []) {
    const before = base?.places.get(path);
    if (base?.places.has(path) === true)
      places.set(path, spans === undefined || before === undefined ? undefined : [...spans, ...before]);
  }
  const names = new Map([...(base?.names ?? []), ...(head?.names ?? [])]);
  return { values: [...(head?.values ?? []), ...(base?.values ?? [])], places, names };
}

export function hides({ at, replacement, also = [] }: Fix, { text, touches }: Redaction): boolean {
  return [{ at, replacement }, ...also].some((one) => touches(one.at) || text(one.replacement) !== one.replacement);
}

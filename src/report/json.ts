/** Its shape is public: schema/report.schema.json. */
import { defined } from '../core/text/defined.ts';
import type { Report, ReportedFinding, SuppressedFinding } from '../judge/report/finding.ts';
import { openPlaces, type Places } from './places.ts';
import { jsonText } from './surface.ts';

export function renderJson(report: Report): string {
  const places = openPlaces();
  const { base } = report;
  const document = {
    version: 1,
    tool: { name: 'loopgate', version: report.version },
    result: report.result,
    base: { status: base.status, ...defined({ revision: base.status === 'compared' ? base.revision : undefined }) },
    counts: report.counts,
    findings: report.findings.map((finding) => findingValue(finding, places)),
    fixed: report.fixed.map((finding) => findingValue(finding, places)),
    suppressed: report.suppressed.map((finding) => suppressedValue(finding, places)),
    notices: report.notices.map(({ kind, message, at }) => {
      const place = places.of(at);
      return { kind, message, file: place.file, line: place.start.line };
    }),
  };
  return jsonText(document);
}

function findingValue(finding: ReportedFinding, places: Places): Readonly<Record<string, unknown>> {
  const { file, start, end } = places.of(finding.at);
  return {
    rule: finding.rule,
    code: finding.code,
    severity: finding.severity,
    ...optional('certainty', finding.certainty),
    ...optional('probability', finding.probability),
    status: finding.status,
    ...defined({ was: finding.was }),
    cluster: finding.cluster,
    ...optional('server', finding.server),
    ...optional('zone', finding.zone),
    file,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    message: finding.message,
    advice: [finding.advice, ...(finding.paste?.lines ?? [])].join('\n'),
    ...optional('names', finding.names),
    ...defined({
      witness: finding.witness === undefined ? undefined : { name: finding.witness.name, type: finding.witness.type },
    }),
    ...optional('guard', finding.guard),
    assumptions: finding.assumptions,
    path: finding.path.map((step) => {
      const place = places.of(step.at);
      return { file: place.file, line: place.start.line, column: place.start.column, says: step.description };
    }),
    fingerprint: finding.fingerprint,
  };
}

function suppressedValue(finding: SuppressedFinding, places: Places): Readonly<Record<string, unknown>> {
  return { ...findingValue(finding, places), reason: finding.reason, ...optional('expires', finding.expires) };
}

/** The schema has no empty texts. */
export function optional(key: string, value: string | number | undefined): Readonly<Record<string, unknown>> {
  return value === undefined || value === '' ? {} : { [key]: value };
}

/** docs.gitlab.com, "Code Quality report format". */
import { createHash } from 'node:crypto';
import { fails, type Report, type ReportedFinding, type Severity } from '../judge/report/finding.ts';
import { openPlaces } from './places.ts';
import { jsonText } from './surface.ts';

/** `blocker` is for what fails the run. */
const SEVERITIES: Readonly<Record<Severity, string>> = { error: 'critical', warning: 'major', note: 'info' };

/** Without suppressed findings: GitLab knows no such state. */
export function renderGitlab(report: Report): string {
  const places = openPlaces();
  const issues = report.findings.map((finding) => {
    const { file, start } = places.of(finding.at);
    return {
      description: `${finding.code}: ${finding.message}`,
      check_name: finding.rule,
      // GitLab compares branches by it, so it holds the file too.
      fingerprint: createHash('sha256').update(`${finding.fingerprint}\n${file}`).digest('hex'),
      severity: isFailing(finding, report) ? 'blocker' : SEVERITIES[finding.severity],
      location: { path: file, lines: { begin: start.line } },
    };
  });
  return jsonText(issues);
}

function isFailing({ status, severity }: ReportedFinding, { failOn }: Report): boolean {
  return status === 'new' && fails(severity, failOn);
}

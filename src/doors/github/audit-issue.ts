/** One issue for the repository, updated by the scheduled audit; comments tell what is new. */

import { createHash } from 'node:crypto';
import { defined } from '../../core/text/defined.ts';
import { indexLines, positionAt } from '../../core/text/location.ts';
import type { Report, ReportedFinding } from '../../judge/report/finding.ts';
import { code, prose } from '../../report/markdown-text.ts';
import type { Answer, GitHubApi, Issue } from './api.ts';
import { MARKER_PREFIX, markerOf, oursAmong, refusal, sameText } from './comment.ts';

/** Finds the issue again; created with the issue. */
export const AUDIT_LABEL = 'loopgate';
const MAX_TEXT = 500;
const MAX_TOLD = 20;
/** Leaves room for markers in GitHub's 65,536 characters. */
export const MAX_AUDIT_TEXT = 50_000;
const MAX_KNOWN = 800;

export interface Audited {
  readonly number?: number;
  readonly notice?: string;
}

export interface Audit {
  readonly report: Report;
  readonly markdown: string;
  readonly category: string;
  readonly labels: readonly string[];
}

/** Errors and warnings open it; a complete audit without any closes it. */
export async function keepAuditIssue(api: GitHubApi, audit: Audit): Promise<Audited> {
  const { report } = audit;
  const findings = report.findings.filter((finding) => finding.severity !== 'note');
  const marker = `${MARKER_PREFIX}audit category=${JSON.stringify(audit.category).replaceAll('--', '- -').replaceAll('>', '')} v=1 -->`;
  const found = await findIssue(api, marker);
  if (!found.ok) return { notice: refusal('The audit issue was not written', found) };
  const issue = found.value;
  if (findings.length === 0) return issue === undefined ? {} : settle(api, issue, { ...audit, marker });
  const known = issue === undefined ? new Set<string>() : knownIn(issue.body);
  const identities = findings.map(identityOf);
  const fresh = findings.filter((finding) => !known.has(identityOf(finding)));
  const title = `DNS forwarding: ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  const listed = [...new Set(identities)].sort().slice(0, MAX_KNOWN).join(',');
  const body = `${marker}\n${MARKER_PREFIX}known ${listed} -->\n${audit.markdown.slice(0, MAX_AUDIT_TEXT)}\n`;
  if (issue === undefined) {
    const labels = [...new Set([AUDIT_LABEL, ...audit.labels])];
    const made = await api.createIssue(title, body, labels);
    return made.ok ? { number: made.value } : { notice: refusal('The audit issue was not written', made) };
  }
  const unchanged = issue.open && issue.title === title && sameText(issue.body, body);
  if (!unchanged) {
    const changed = await api.updateIssue(issue.number, {
      title,
      body,
      ...defined({ state: issue.open ? undefined : 'open' }),
    });
    if (!changed.ok) return { notice: refusal('The audit issue was not changed', changed) };
  }
  if (fresh.length > 0 || !issue.open) {
    const reported = await api.createComment(issue.number, freshComment(fresh, !issue.open));
    if (!reported.ok)
      return { number: issue.number, notice: refusal('The audit issue was changed, without a comment', reported) };
  }
  return { number: issue.number };
}

async function settle(
  api: GitHubApi,
  issue: Issue,
  { report, markdown, marker }: Audit & { readonly marker: string },
): Promise<Audited> {
  if (!issue.open) return {};
  if (report.result === 'incomplete' || report.counts.servers === 0) {
    return {
      number: issue.number,
      notice: `Issue #${issue.number} stays open: this audit found nothing, but could not read everything.`,
    };
  }
  // Comment first: if the second call fails, the next audit tries again.
  const reported = await api.createComment(issue.number, 'The audit finds no error and no warning any more.');
  if (!reported.ok) return { number: issue.number, notice: refusal('The audit issue was not closed', reported) };
  const closed = await api.updateIssue(issue.number, {
    title: 'DNS forwarding: nothing found',
    body: `${marker}\n${MARKER_PREFIX}known  -->\n${markdown.slice(0, MAX_AUDIT_TEXT)}\n`,
    state: 'closed',
  });
  if (!closed.ok) return { number: issue.number, notice: refusal('The audit issue was not closed', closed) };
  return { number: issue.number };
}

async function findIssue(api: GitHubApi, marker: string): Promise<Answer<Issue | undefined>> {
  const labelled = await api.issuesLabelled(AUDIT_LABEL);
  if (!labelled.ok) return labelled;
  const inList = await oursAmong(
    api,
    labelled.value.filter((issue) => markerOf(issue.body) === marker),
  );
  if (inList.length > 0) return { ok: true, value: preferred(inList) };
  // Somebody may have removed the label.
  const searched = await api.searchIssues('"loopgate:audit"');
  if (!searched.ok) return searched.why === 'refused' ? { ok: true, value: undefined } : searched;
  const inSearch = await oursAmong(
    api,
    searched.value.filter((issue) => markerOf(issue.body) === marker),
  );
  return { ok: true, value: preferred(inSearch) };
}

function preferred(issues: readonly Issue[]): Issue | undefined {
  return [...issues].sort((a, b) => Number(b.open) - Number(a.open) || b.number - a.number)[0];
}

/** Hashed: fingerprints hold the repository's names. */
function identityOf(finding: ReportedFinding): string {
  return createHash('sha256').update(`${finding.code}\0${finding.fingerprint}`).digest('hex').slice(0, 12);
}

function knownIn(body: string): ReadonlySet<string> {
  const line = body.split('\n', 2)[1]?.trim() ?? '';
  const prefix = `${MARKER_PREFIX}known `;
  if (!line.startsWith(prefix)) return new Set();
  return new Set(
    line
      .slice(prefix.length)
      .replace(/ ?-->$/, '')
      .split(','),
  );
}

function freshComment(fresh: readonly ReportedFinding[], reopened: boolean): string {
  const lines = fresh.slice(0, MAX_TOLD).map((finding) => {
    const { line } = positionAt(indexLines(finding.at.file.text), finding.at.span.start);
    return `- **${finding.code} ${finding.rule}** at ${code(`${finding.at.file.path}:${line}`, MAX_TEXT)}: ${prose(finding.message, MAX_TEXT)}`;
  });
  if (fresh.length > MAX_TOLD) lines.push(`- and ${fresh.length - MAX_TOLD} more, in the text above`);
  const head = reopened ? 'The audit finds something again.' : 'New since the last audit:';
  return `${head}\n\n${lines.join('\n')}\n`.trimEnd();
}

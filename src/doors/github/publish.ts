/** Needs a writing token. Nothing here changes the verdict. */
import type { Report } from '../../judge/report/finding.ts';
import type { GitHubApi } from './api.ts';
import { AUDIT_LABEL, keepAuditIssue, MAX_AUDIT_TEXT } from './audit-issue.ts';
import { upsertComment } from './comment.ts';
import type { Environment } from './inputs.ts';
import { apiFor, type Job, type LinkFor } from './job.ts';
import { setOutputs } from './outputs.ts';
import type { Places } from './places.ts';
import { postSuggestions, suggestionComments } from './suggestions.ts';

/** `shown`: with places in the pull request's head. */
export interface Published {
  readonly report: Report;
  readonly shown: Report;
  readonly places: Places | undefined;
  readonly category: string;
  readonly linkFor: LinkFor;
}

export async function publish(job: Job, published: Published): Promise<void> {
  const { env, inputs, facts } = job;
  const wanted = wantedOf(job);
  if (!wanted.comment && !wanted.suggestions && !wanted.audit) return;
  const api = apiFor(env, inputs);
  if (api === undefined) {
    job.notice(
      'Comments, suggestions and issues are skipped: there is no token, or GITHUB_REPOSITORY is not OWNER/NAME.',
    );
    return;
  }
  const { prNumber } = facts;
  if (wanted.comment && prNumber !== undefined)
    await guarded(job, 'comment', () => publishComment(job, api, prNumber, published));
  if (wanted.suggestions && prNumber !== undefined)
    await guarded(job, 'review', () => suggest(job, api, prNumber, published));
  if (wanted.audit) await guarded(job, 'audit issue', () => audit(job, api, published));
}

interface Wanted {
  readonly comment: boolean;
  readonly suggestions: boolean;
  readonly audit: boolean;
}

function wantedOf({ inputs, facts, notice }: Job): Wanted {
  const isPull = facts.prNumber !== undefined;
  const comment = isPull && inputs.comment !== 'never';
  const suggestions = isPull && inputs.suggestions;
  const audits = inputs.issue === 'audit';
  // On workflow_run and pull_request_target the token is the base repository's.
  if (facts.isFork && (comment || suggestions) && facts.event === 'pull_request') {
    notice(
      'Comments and suggestions are skipped: a pull request from a fork or from Dependabot gets a token that cannot write.',
    );
    return { comment: false, suggestions: false, audit: false };
  }
  if (audits && facts.mode !== 'full')
    notice(
      'issue: audit is skipped in runs that compare; it reports the whole state, on schedule or workflow_dispatch.',
    );
  return { comment, suggestions, audit: audits && facts.mode === 'full' };
}

async function guarded({ notice }: Job, what: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    notice(`The ${what} failed: ${because}. This does not change the result.`);
  }
}

async function publishComment(job: Job, api: GitHubApi, prNumber: number, published: Published): Promise<void> {
  const { env, inputs, deps, notice } = job;
  const { shown, category, linkFor } = published;
  const body = await deps.reporters.comment(shown, { category, linkFor });
  const make = inputs.comment === 'always' || published.report.findings.some((finding) => finding.status === 'new');
  const posted = await upsertComment(api, prNumber, body, make);
  if (posted.id !== undefined) setOutputs(deps.toolkit, env, { 'comment-id': posted.id });
  if (posted.notice !== undefined) notice(posted.notice);
}

async function suggest({ facts, notice }: Job, api: GitHubApi, prNumber: number, published: Published): Promise<void> {
  const { places, report } = published;
  const { head } = facts;
  if (places === undefined || !places.exact || head === undefined) {
    if (report.findings.some((finding) => finding.fix !== undefined))
      notice("Suggestions are left out: the pull request's head is not in this clone and could not be fetched.");
    return;
  }
  const failed = await postSuggestions(api, prNumber, head, suggestionComments(report.findings, places.places));
  if (failed !== undefined) notice(failed);
}

async function audit({ env, inputs, deps, notice }: Job, api: GitHubApi, published: Published): Promise<void> {
  const { report, category, linkFor } = published;
  const markdown = await deps.reporters.markdown(report, { budget: MAX_AUDIT_TEXT, linkFor });
  const labels = inputs.issueLabels.length === 0 ? [AUDIT_LABEL] : inputs.issueLabels;
  const kept = await keepAuditIssue(api, { report, markdown, category, labels });
  if (kept.number !== undefined) setOutputs(deps.toolkit, env, { 'issue-number': kept.number });
  if (kept.notice !== undefined) notice(kept.notice);
}

/** Jobs with different paths keep separate comments. Names are the workflow author's. */
export function categoryOf(env: Environment): string {
  const name = [env.GITHUB_WORKFLOW, env.GITHUB_JOB, env.INPUT_PATHS].map((part) =>
    (part ?? '').replace(/[^\w./ -]+/g, ' ').trim(),
  );
  return (
    name
      .filter((part) => part !== '')
      .join('/')
      .replaceAll('--', '-')
      .slice(0, 120) || 'default'
  );
}

/**
 * One run of the action, from its inputs to its exit code. Everything that reaches for GitHub comes after the verdict and
 * cannot change it; what could not be done is said in a notice.
 */
import { relative, resolve, sep } from 'node:path';
import { indexLines, type Location, positionAt } from '../../core/text/location.ts';
import { UsageError } from '../../core/text/usage-error.ts';
import type { Report, ReportedFinding, Severity } from '../../judge/report/finding.ts';
import { readTextFile, writeReportFile } from '../../read/tree/runner-files.ts';
import { findScanRoot, lookBelow } from '../../read/tree/scan-root.ts';
import { visible } from '../../report/plain-text.ts';
import { messageLines } from '../../report/surface.ts';
import { type ApiOptions, type GitHubApi, openApi, type RemoteFile } from './api.ts';
import { AUDIT_LABEL, keepAuditIssue, MAX_AUDIT_TEXT } from './audit-issue.ts';
import { type Base, fetchCommit, findBase, parentsOf, type RunGit } from './base.ts';
import { upsertComment } from './comment.ts';
import { commitId, type EventFacts, MAX_EVENT_BYTES, readEvent } from './event.ts';
import { type Environment, type Inputs, readInputs } from './inputs.ts';
import { atHead, type PullRequestPlaces, pullRequestPlaces } from './lines.ts';
import { appendSummary, kept, quotedLog, setOutputs, summaryBytesLeft } from './outputs.ts';
import { postSuggestions, suggestionRemarks } from './suggestions.ts';
import type { Toolkit } from './toolkit.ts';

/** What is to be checked. Paths are relative to `root`; undefined leaves the choice to the configuration. */
export interface CheckRequest {
  readonly root: string;
  readonly paths: readonly string[];
  readonly config: string | undefined;
  readonly base: Base;
  readonly failOn: Severity | 'never' | undefined;
  readonly failOnExisting: boolean | undefined;
  readonly failOnEmpty: boolean | undefined;
  readonly baseline: string | undefined;
  readonly render: Inputs['render'];
  readonly diff?: Inputs['diff'];
  /** Changes that end new findings are wanted for all rules that have some; otherwise for a removed guard only. */
  readonly fixes?: boolean;
  /** Takes sentences that the user should read. */
  readonly notice: (text: string) => void;
  /** A file that the configuration extends, read with the token; or why it cannot be had, as a clause; `gone`: there is none. */
  readonly readRemote: (
    file: RemoteFile,
  ) => Promise<{ readonly text: string } | { readonly because: string; readonly gone?: boolean }>;
}

/** Where a reader finds a line on the web; undefined when the run does not say. */
export type LinkFor = (path: string, line: number, revision?: string) => string | undefined;

/** The reports the action needs, each as text. They may be loaded when first asked for. */
export interface ActionReporters {
  /** For the log, without colour. */
  readonly text: (report: Report) => string | Promise<string>;
  /** Workflow commands, best first, at most ten of a kind and nine errors: the tenth is the verdict. */
  readonly annotations: (
    report: Report,
    options: { readonly which: Inputs['annotations']; readonly inDiff: (at: Location) => boolean },
  ) => string | Promise<string>;
  /** At most `budget` bytes of Markdown. */
  readonly markdown: (
    report: Report,
    options: { readonly budget: number; readonly linkFor: LinkFor },
  ) => string | Promise<string>;
  /** The pull request comment; its first line is a marker that begins with `<!-- loopgate:`. */
  readonly comment: (
    report: Report,
    options: { readonly category: string; readonly linkFor: LinkFor },
  ) => string | Promise<string>;
  readonly sarif: (report: Report) => string | Promise<string>;
  readonly json: (report: Report) => string | Promise<string>;
  readonly html: (report: Report) => string | Promise<string>;
}

export interface ActionDeps {
  /** Throws UsageError for a configuration or path that cannot be meant. */
  readonly check: (request: CheckRequest) => Promise<Report>;
  readonly reporters: ActionReporters;
  readonly runGit: RunGit;
  /** Commands and outputs of the runner. */
  readonly toolkit: Toolkit;
  /** Standard output. */
  readonly write: (text: string) => void;
}

/** Milliseconds. Finding the base may need the API, and so may what comes after the verdict: each has its own limit. */
const REQUEST_TIMEOUT = 15_000;
const TOTAL_TIMEOUT = 60_000;
const BACKOFF = 1_000;
const SUMMARY_BUDGET = 900_000;
/** Left in the summary for notices that come after it. */
const SUMMARY_RESERVE = 8_192;
/** Work trees that a message names. */
const MAX_NAMED = 5;

/** Answers with the exit code: 0, 1 for findings, 2 for wrong use, 3 for an internal error. Never throws. */
export async function runAction(env: Environment, deps: ActionDeps): Promise<number> {
  try {
    return await run(env, deps);
  } catch (error) {
    const usageError = error instanceof UsageError;
    const said = usageError
      ? error.lines.map((line) => visible(line)).join('\n')
      : String(error instanceof Error ? error.message : error);
    const message = usageError ? `loopgate cannot run: ${said}.` : `internal error, please report: ${said}`;
    if (!usageError && error instanceof Error && error.stack !== undefined)
      deps.write(quotedLog(messageLines(error.stack.split('\n'))));
    const exitCode = usageError ? 2 : 3;
    setOutputs(deps.toolkit, env, { result: usageError ? 'fail' : 'incomplete', 'exit-code': exitCode });
    deps.toolkit.error(kept(message), { title: 'loopgate' });
    return exitCode;
  }
}

async function run(env: Environment, deps: ActionDeps): Promise<number> {
  const inputs = readInputs(env);
  const payload = env.GITHUB_EVENT_PATH ? readTextFile(env.GITHUB_EVENT_PATH, MAX_EVENT_BYTES) : undefined;
  const facts = readEvent(env, payload, inputs.mode);
  const said: string[] = [];
  const notice = (text: string): void => {
    said.push(text);
    deps.toolkit.notice(kept(text), { title: 'loopgate' });
  };
  for (const text of facts.notices) notice(text);

  const workspace = env.GITHUB_WORKSPACE || '.';
  const place = locateCheckout(workspace, inputs, notice);
  const { root } = place;
  demandPullRequest(root, facts, deps.runGit);
  const sources = { runGit: deps.runGit, env, token: inputs.token };
  const base = await findBase(root, facts, inputs.baseRef, { ...sources, api: apiFor(env, inputs) });
  if (base.kind === 'unavailable') notice(`No comparison was made: ${base.because}. Rules that compare were left out.`);
  if ('notices' in base) for (const text of base.notices) notice(text);

  const report = await deps.check({
    root,
    paths: place.paths,
    config: place.config,
    base,
    failOn: inputs.failOn,
    failOnExisting: inputs.failOnExisting,
    failOnEmpty: inputs.failOnEmpty,
    fixes: inputs.suggestions && facts.prNumber !== undefined,
    baseline: place.baseline,
    render: inputs.render,
    diff: inputs.diff,
    notice,
    readRemote: async (file) => {
      const api = apiFor(env, inputs);
      if (api === undefined) return { because: 'there is no token to read it with' };
      const answer = await api.fileAt(file);
      if (answer.ok) return { text: answer.value };
      // GitHub hides what one may not see behind the same status: the file is gone where its repository is seen.
      if (answer.missing !== true || !(await api.repository(file)).ok) return { because: answer.says };
      return { because: 'there is no such file or ref', gone: true };
    },
  });
  const exitCode = report.result === 'fail' ? 1 : inputs.strict && report.result === 'incomplete' ? 3 : 0;

  const places = placesOf(root, facts, base, report, sources);
  const shown = places === undefined ? report : atHead(report, places.places);
  const linkFor = linksTo(env, facts);
  const { reporters } = deps;
  deps.write(quotedLog(await reporters.text(report)));
  const inDiff = inDiffOf(report, shown, places?.places);
  deps.write(await reporters.annotations(shown, { which: inputs.annotations, inDiff }));

  const written = await writeFiles(workspace, inputs, report, shown, reporters, linkFor);
  const { counts } = report;
  setOutputs(deps.toolkit, env, {
    result: report.result,
    'exit-code': exitCode,
    'new-count': counts.new,
    'existing-count': counts.existing,
    'fixed-count': counts.fixed,
    'suppressed-count': counts.suppressed,
    'error-count': counts.error,
    'warning-count': counts.warning,
    'note-count': counts.note,
    'scanned-files': counts.files,
    'base-status': report.base.status,
    ...written.outputs,
  });
  if (inputs.summary) await writeSummary(env, shown, reporters, linkFor, notice);

  const before = said.length;
  const reported = { report, shown, places, category: categoryOf(env), linkFor };
  await publish(env, inputs, facts, reported, deps, notice);
  if (inputs.summary && said.length > before) {
    appendSummary(
      env,
      `\n${said
        .slice(before)
        .map((text) => `> ${plainMarkdown(text)}\n`)
        .join('>\n')}`,
    );
  }
  // What a user asked for and cannot have is wrong use; the findings are reported all the same.
  for (const problem of written.problems) deps.toolkit.error(kept(problem), { title: 'loopgate' });
  if (exitCode === 3)
    deps.toolkit.error('The scan is incomplete: something that matters could not be read, and strict is set.', {
      title: 'loopgate',
    });
  if (exitCode === 1) deps.toolkit.error(kept(verdictSentence(report)), { title: 'loopgate' });
  return exitCode === 0 && written.problems.length > 0 ? 2 : exitCode;
}

/** One sentence that counts everything; it takes one of the ten error places. */
export function verdictSentence(report: Report): string {
  const fresh = report.findings.filter((finding) => finding.status === 'new');
  const compared = report.base.status === 'compared';
  const what = compared ? 'new finding' : 'finding';
  const parts = [`${fresh.length} ${what}${fresh.length === 1 ? '' : 's'}${bySeverity(fresh)}`];
  if (report.counts.existing > 0) parts.push(`${report.counts.existing} existing`);
  if (report.counts.fixed > 0) parts.push(`${report.counts.fixed} fixed`);
  if (report.counts.suppressed > 0) parts.push(`${report.counts.suppressed} suppressed`);
  const bar = report.failOn === 'error' || report.failOn === 'never' ? 'errors' : `${report.failOn}s and worse`;
  return `loopgate found ${parts.join(', ')}; this check fails on ${bar}. The job summary tells each one.`;
}

function bySeverity(findings: readonly ReportedFinding[]): string {
  const severities: readonly Severity[] = ['error', 'warning', 'note'];
  const parts: string[] = [];
  for (const severity of severities) {
    const count = findings.filter((finding) => finding.severity === severity).length;
    if (count > 0) parts.push(`${count} ${severity}${count === 1 ? '' : 's'}`);
  }
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

export interface Checkout {
  readonly root: string;
  readonly paths: readonly string[];
  readonly config: string | undefined;
  readonly baseline: string | undefined;
}

/**
 * What is scanned: the work tree that the workspace is, or that holds the paths, or the only one below the workspace
 * (`path:` of actions/checkout). Places must be reported from its top, or GitHub does not find them. Throws UsageError where
 * nothing was checked out, and where it is not clear which of several is meant.
 */
export function locateCheckout(
  workspace: string,
  inputs: Pick<Inputs, 'paths' | 'config' | 'baseline'>,
  notice: (text: string) => void,
): Checkout {
  let { paths } = inputs;
  if (paths.length === 0 && !findScanRoot(workspace, ['.']).git) {
    const below = lookBelow(workspace);
    const [only, second] = below.tops;
    if (second !== undefined)
      throw new UsageError(
        `${below.tops.slice(0, MAX_NAMED).join(', ')} are git work trees below the workspace; name one of them under \`paths\``,
      );
    if (only !== undefined) {
      notice(`The checkout in ${only} is scanned: it is the only one below the workspace.`);
      paths = [only];
    } else if (!below.files)
      throw new UsageError(
        'the workspace is empty: add a step with actions/checkout before this one, so that there is something to scan',
      );
  }
  const found = findScanRoot(workspace, paths.length === 0 ? ['.'] : paths);
  const fromRoot = (path: string | undefined): string | undefined =>
    path === undefined ? undefined : relative(found.root, resolve(found.cwd, path)).split(sep).join('/');
  return { root: found.root, paths: found.paths, config: fromRoot(inputs.config), baseline: fromRoot(inputs.baseline) };
}

/** pull_request_target checks out the base branch: a verdict on that says nothing of the pull request. */
function demandPullRequest(root: string, facts: EventFacts, runGit: RunGit): void {
  if (facts.event !== 'pull_request_target') return;
  const current = commitId(runGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD']).stdout.toString('latin1').trim());
  if (current !== undefined && facts.prHead !== undefined) {
    if (current === facts.prHead || parentsOf(root, current, runGit).slice(1).includes(facts.prHead)) return;
  }
  throw new UsageError(
    'pull_request_target has the base branch checked out and not what the pull request brings. Use `on: pull_request`: ' +
      'loopgate needs no more than contents: read',
  );
}

function apiFor(env: Environment, inputs: Inputs): GitHubApi | undefined {
  if (inputs.token === undefined) return undefined;
  // For slow proxies, and for tests that will not wait.
  const seconds = Number(env.LOOPGATE_API_TIMEOUT ?? Number.NaN);
  const requestTimeout = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : REQUEST_TIMEOUT;
  const options: ApiOptions = {
    token: inputs.token,
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    repository: env.GITHUB_REPOSITORY ?? '',
    requestTimeout,
    totalTimeout: Math.max(requestTimeout, Math.min(TOTAL_TIMEOUT, requestTimeout * 4)),
    backoff: Math.min(BACKOFF, requestTimeout / 4),
  };
  return openApi(options);
}

interface Places {
  readonly places: PullRequestPlaces;
  /** The head's commit is in the clone, so its lines are known. */
  readonly exact: boolean;
}

/** How the checkout's lines lie in the pull request; undefined where nothing was found, or nothing can be compared. */
function placesOf(
  root: string,
  facts: EventFacts,
  base: Base,
  report: Report,
  sources: { readonly runGit: RunGit; readonly env: Environment; readonly token: string | undefined },
): Places | undefined {
  if (base.kind !== 'revision' || facts.prNumber === undefined || report.findings.length === 0) return undefined;
  const { runGit } = sources;
  if (!facts.isMerge) {
    const current = runGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD']).stdout.toString('latin1').trim();
    return { places: pullRequestPlaces(root, base.revision, undefined, runGit), exact: current === facts.head };
  }
  const [, second] = parentsOf(root, 'HEAD', runGit);
  const head = second ?? facts.head;
  if (head === undefined || !fetchCommit(root, head, sources)) {
    return { places: pullRequestPlaces(root, base.revision, undefined, runGit), exact: false };
  }
  return { places: pullRequestPlaces(root, base.revision, head, runGit), exact: head === facts.head };
}

/** Asked with places of `shown`, answered from the checkout's lines: findings stand in the same order in both. */
function inDiffOf(report: Report, shown: Report, places: PullRequestPlaces | undefined): (at: Location) => boolean {
  if (places === undefined) return () => false;
  const original = new Map<Location, Location>();
  for (const [index, finding] of shown.findings.entries()) {
    const from = report.findings[index];
    if (from !== undefined) original.set(finding.at, from.at);
  }
  return (at) => {
    const here = original.get(at) ?? at;
    if (here.file.revision !== undefined) return false;
    return places.inDiff(here.file.path, positionAt(indexLines(here.file.text), here.span.start).line);
  };
}

function linksTo(env: Environment, facts: EventFacts): LinkFor {
  const server = env.GITHUB_SERVER_URL || 'https://github.com';
  const repository = env.GITHUB_REPOSITORY ?? '';
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !/^https?:\/\/[^\s/]+$/.test(server)) return () => undefined;
  return (path, line, revision) => {
    const commit = revision ?? facts.head ?? commitId(env.GITHUB_SHA);
    if (commit === undefined || path === '<stdin>') return undefined;
    const parts = path.split('/').map(encodePart);
    // `?plain=1` keeps a rendered file from swallowing the line.
    return `${server}/${repository}/blob/${commit}/${parts.join('/')}?plain=1#L${line}`;
  };
}

/** encodeURIComponent throws for half a surrogate pair, and leaves characters that end a Markdown link. */
function encodePart(part: string): string {
  const whole = part.replace(/\p{Surrogate}/gu, '\ufffd');
  return encodeURIComponent(whole).replace(/[!'()*]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`);
}

async function writeFiles(
  workspace: string,
  inputs: Inputs,
  report: Report,
  shown: Report,
  reporters: ActionReporters,
  linkFor: LinkFor,
): Promise<{ readonly outputs: Record<string, string>; readonly problems: readonly string[] }> {
  const outputs: Record<string, string> = {};
  const problems: string[] = [];
  const write = async (
    output: string,
    path: string | undefined,
    make: () => string | Promise<string>,
  ): Promise<void> => {
    if (path === undefined) return;
    try {
      writeReportFile(workspace, path, await make());
      outputs[output] = path;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      problems.push(`${output}: ${error.message}.`);
    }
  };
  await write('sarif-file', inputs.sarifFile, () => reporters.sarif(report));
  await write('json-file', inputs.jsonFile, () => reporters.json(report));
  await write('report-file', inputs.reportFile, () =>
    /\.html?$/i.test(inputs.reportFile ?? '')
      ? reporters.html(shown)
      : reporters.markdown(shown, { budget: SUMMARY_BUDGET, linkFor }),
  );
  return { outputs, problems };
}

async function writeSummary(
  env: Environment,
  shown: Report,
  reporters: ActionReporters,
  linkFor: LinkFor,
  notice: (text: string) => void,
): Promise<void> {
  const room = summaryBytesLeft(env) - SUMMARY_RESERVE;
  if ((env.GITHUB_STEP_SUMMARY ?? '') === '') return;
  const budget = Math.min(SUMMARY_BUDGET, room);
  const markdown = budget > 0 ? await reporters.markdown(shown, { budget, linkFor }) : '';
  if (markdown === '' || !appendSummary(env, markdown)) {
    notice('The job summary could not be written; the log above tells everything.');
  }
}

interface Told {
  readonly report: Report;
  readonly shown: Report;
  readonly places: Places | undefined;
  readonly category: string;
  readonly linkFor: LinkFor;
}

/** Comment, suggestions and issue: whatever needs to write. */
async function publish(
  env: Environment,
  inputs: Inputs,
  facts: EventFacts,
  reported: Told,
  { reporters, toolkit }: ActionDeps,
  notice: (text: string) => void,
): Promise<void> {
  const wantsPull = facts.prNumber !== undefined && (inputs.comment !== 'never' || inputs.suggestions);
  const audits = inputs.issue === 'audit';
  if (!wantsPull && !audits) return;
  // On workflow_run and pull_request_target the token is the base repository's.
  if (facts.isFork && wantsPull && facts.event === 'pull_request') {
    notice(
      'Comments and suggestions are left out: a pull request from a fork or from Dependabot gets a token that cannot write.',
    );
    return;
  }
  if (audits && facts.mode !== 'full') {
    notice(
      'issue: audit is left out of runs that compare; it tells the whole state, on schedule or workflow_dispatch.',
    );
    if (!wantsPull) return;
  }
  const api = apiFor(env, inputs);
  if (api === undefined) {
    notice('Comments, suggestions and issues are left out: there is no token, or GITHUB_REPOSITORY is not OWNER/NAME.');
    return;
  }
  const guarded = async (what: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      notice(
        `The ${what} failed: ${error instanceof Error ? error.message : String(error)}. This does not change the result.`,
      );
    }
  };
  const { prNumber } = facts;
  if (prNumber !== undefined && inputs.comment !== 'never') {
    await guarded('comment', async () => {
      const body = await reporters.comment(reported.shown, { category: reported.category, linkFor: reported.linkFor });
      const make = inputs.comment === 'always' || reported.report.findings.some((finding) => finding.status === 'new');
      const posted = await upsertComment(api, prNumber, body, make);
      if (posted.id !== undefined) setOutputs(toolkit, env, { 'comment-id': posted.id });
      if (posted.notice !== undefined) notice(posted.notice);
    });
  }
  if (prNumber !== undefined && inputs.suggestions) {
    await guarded('review', async () => {
      const { places } = reported;
      const head = facts.head;
      if (places === undefined || !places.exact || head === undefined) {
        if (reported.report.findings.some((finding) => finding.fix !== undefined)) {
          notice("Suggestions are left out: the pull request's head is not in this clone and could not be fetched.");
        }
        return;
      }
      const failed = await postSuggestions(
        api,
        prNumber,
        head,
        suggestionRemarks(reported.report.findings, places.places),
      );
      if (failed !== undefined) notice(failed);
    });
  }
  if (audits && facts.mode === 'full') {
    await guarded('audit issue', async () => {
      const { report, category, linkFor } = reported;
      const markdown = await reporters.markdown(report, { budget: MAX_AUDIT_TEXT, linkFor });
      const labels = inputs.issueLabels.length === 0 ? [AUDIT_LABEL] : inputs.issueLabels;
      const audited = await keepAuditIssue(api, { report, markdown, category, labels });
      if (audited.number !== undefined) setOutputs(toolkit, env, { 'issue-number': audited.number });
      if (audited.notice !== undefined) notice(audited.notice);
    });
  }
}

/** Two jobs that look at different paths keep two comments. Names are the workflow author's. */
function categoryOf(env: Environment): string {
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

function plainMarkdown(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').replace(/[\\`*_[\]<>|&#]/g, (found) => `&#${found.charCodeAt(0)};`);
}

/** What publishes runs after the verdict and cannot change it: failures become notices. */

import { relative, resolve, sep } from 'node:path';
import { PlacedUsageError, UsageError } from '../../core/text/usage-error.ts';
import type { Report } from '../../judge/report/finding.ts';
import { readTextFile, writeReportFile } from '../../read/tree/runner-files.ts';
import { findScanRoot, lookBelow } from '../../read/tree/scan-root.ts';
import { escapeMarkdown } from '../../report/markdown-text.ts';
import { visible } from '../../report/plain-text.ts';
import { messageLines } from '../../report/surface.ts';
import { counted, severityCounts } from '../../report/words.ts';
import { type Base, findBase, headCommit, type RunGit } from './base.ts';
import { type EventFacts, MAX_EVENT_BYTES, readEvent } from './event.ts';
import { type Environment, type Inputs, readInputs } from './inputs.ts';
import { type ActionDeps, apiFor, type CheckRequest, type Job, type LinkFor } from './job.ts';
import { atHead } from './lines.ts';
import { appendSummary, kept, quotedLog, setOutputs, summaryBytesLeft } from './outputs.ts';
import { inDiffOf, linksTo, placesOf } from './places.ts';
import { categoryOf, publish } from './publish.ts';

const SUMMARY_BUDGET = 900_000;
const SUMMARY_RESERVE = 8_192;

/** The exit code: 0, 1 for findings, 2 for wrong use, 3 for an internal error. Never throws. */
export async function runAction(env: Environment, deps: ActionDeps): Promise<number> {
  try {
    return await run(env, deps);
  } catch (error) {
    const usageError = error instanceof UsageError;
    const words = usageError
      ? error.lines.map((line) => visible(line)).join('\n')
      : String(error instanceof Error ? error.message : error);
    const message = usageError ? `loopgate cannot run: ${words}.` : `internal error, please report: ${words}`;
    if (!usageError && error instanceof Error && error.stack !== undefined)
      deps.write(quotedLog(messageLines(error.stack.split('\n'))));
    const exitCode = usageError ? 2 : 3;
    setOutputs(deps.toolkit, env, { result: usageError ? 'fail' : 'incomplete', 'exit-code': exitCode });
    if (error instanceof PlacedUsageError) annotateMistakes(error, deps);
    deps.toolkit.error(kept(message), { title: 'loopgate' });
    return exitCode;
  }
}

/** The last of ten places is for why the run ended. */
function annotateMistakes({ mistakes }: PlacedUsageError, { toolkit }: ActionDeps): void {
  for (const { file, line, column, message } of mistakes.slice(0, 9))
    toolkit.error(kept(message), { file, line: String(line), col: String(column), title: 'loopgate: wrong use' });
}

async function run(env: Environment, deps: ActionDeps): Promise<number> {
  const inputs = readInputs(env);
  const payload = env.GITHUB_EVENT_PATH ? readTextFile(env.GITHUB_EVENT_PATH, MAX_EVENT_BYTES) : undefined;
  const facts = readEvent(env, payload, inputs.mode);
  const notices: string[] = [];
  const notice = (text: string): void => {
    notices.push(text);
    deps.toolkit.notice(kept(text), { title: 'loopgate' });
  };
  const job: Job = { env, inputs, facts, deps, notice };
  for (const text of facts.notices) notice(text);

  const workspace = env.GITHUB_WORKSPACE || '.';
  const place = locateCheckout(workspace, inputs, notice);
  const base = await baseOf(job, place.root);
  const report = await deps.check(requestOf(job, place, base));
  const exitCode = report.result === 'fail' ? 1 : inputs.strict && report.result === 'incomplete' ? 3 : 0;

  const places = placesOf(job, place.root, base, report);
  const shown = places === undefined ? report : atHead(report, places.places);
  const linkFor = linksTo(env, facts);
  deps.write(quotedLog(await deps.reporters.text(report)));
  const inDiff = inDiffOf(report, shown, places?.places);
  deps.write(await deps.reporters.annotations(shown, { which: inputs.annotations, inDiff }));
  const written = await writeFiles(job, workspace, { report, shown, linkFor });
  setOutputs(deps.toolkit, env, { ...countsOf(report), 'exit-code': exitCode, ...written.outputs });
  if (inputs.summary) await writeSummary(job, shown, linkFor);

  const before = notices.length;
  await publish(job, { report, shown, places, category: categoryOf(env), linkFor });
  if (inputs.summary && notices.length > before) {
    const later = notices.slice(before).map((text) => `> ${escapeMarkdown(text)}\n`);
    appendSummary(env, `\n${later.join('>\n')}`);
  }
  for (const problem of written.problems) deps.toolkit.error(kept(problem), { title: 'loopgate' });
  if (exitCode === 3)
    deps.toolkit.error('The scan is incomplete: something that matters could not be read, and strict is set.', {
      title: 'loopgate',
    });
  if (exitCode === 1) deps.toolkit.error(kept(verdictSentence(report)), { title: 'loopgate' });
  return exitCode === 0 && written.problems.length > 0 ? 2 : exitCode;
}

async function baseOf({ env, inputs, facts, deps, notice }: Job, root: string): Promise<Base> {
  const { runGit } = deps;
  demandPullRequest(root, facts, runGit);
  const sources = { runGit, env, token: inputs.token, api: apiFor(env, inputs) };
  const base = await findBase(root, facts, inputs.baseRef, sources);
  if (base.kind === 'unavailable') notice(`No comparison was made: ${base.because}. Rules that compare were skipped.`);
  if ('notices' in base) for (const text of base.notices) notice(text);
  return base;
}

function requestOf({ env, inputs, facts, notice }: Job, place: Checkout, base: Base): CheckRequest {
  return {
    root: place.root,
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
      // A 404 may hide a file: it is gone only where its repository is visible.
      if (answer.missing !== true || !(await api.repository(file)).ok) return { because: answer.error };
      return { because: 'there is no such file or ref', gone: true };
    },
  };
}

function countsOf({ result, counts, base }: Report): Record<string, string | number> {
  return {
    result,
    'new-count': counts.new,
    'existing-count': counts.existing,
    'fixed-count': counts.fixed,
    'suppressed-count': counts.suppressed,
    'error-count': counts.error,
    'warning-count': counts.warning,
    'note-count': counts.note,
    'scanned-files': counts.files,
    'base-status': base.status,
  };
}

/** Counts everything; takes one of the ten error places. */
export function verdictSentence(report: Report): string {
  const fresh = report.findings.filter((finding) => finding.status === 'new');
  const compared = report.base.status === 'compared';
  const each = severityCounts((severity) => fresh.filter((one) => one.severity === severity).length);
  const parts = [`${counted(fresh.length, compared ? 'new finding' : 'finding')}${each === '' ? '' : ` (${each})`}`];
  if (report.counts.existing > 0) parts.push(`${report.counts.existing} existing`);
  if (report.counts.fixed > 0) parts.push(`${report.counts.fixed} fixed`);
  if (report.counts.suppressed > 0) parts.push(`${report.counts.suppressed} suppressed`);
  const bar = report.failOn === 'error' || report.failOn === 'never' ? 'errors' : `${report.failOn}s and worse`;
  return `loopgate found ${parts.join(', ')}; this check fails on ${bar}. The job summary lists each one.`;
}

/** pull_request_target checks out the base branch, which is not the pull request. */
function demandPullRequest(root: string, facts: EventFacts, runGit: RunGit): void {
  if (facts.event !== 'pull_request_target') return;
  const { id, parents } = headCommit(root, runGit);
  if (facts.prHead !== undefined && [id, ...parents.slice(1)].includes(facts.prHead)) return;
  throw new UsageError(
    'pull_request_target has the base branch checked out and not what the pull request brings. Use `on: pull_request`: ' +
      'loopgate needs no more than contents: read',
  );
}

async function writeFiles(
  { inputs, deps }: Job,
  workspace: string,
  { report, shown, linkFor }: { readonly report: Report; readonly shown: Report; readonly linkFor: LinkFor },
): Promise<{ readonly outputs: Record<string, string>; readonly problems: readonly string[] }> {
  const { reporters } = deps;
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
      ? reporters.html(shown, { linkFor })
      : reporters.markdown(shown, { budget: SUMMARY_BUDGET, linkFor }),
  );
  return { outputs, problems };
}

async function writeSummary({ env, deps, notice }: Job, shown: Report, linkFor: LinkFor): Promise<void> {
  const room = summaryBytesLeft(env) - SUMMARY_RESERVE;
  if ((env.GITHUB_STEP_SUMMARY ?? '') === '') return;
  const budget = Math.min(SUMMARY_BUDGET, room);
  const markdown = budget > 0 ? await deps.reporters.markdown(shown, { budget, linkFor }) : '';
  if (markdown === '' || !appendSummary(env, markdown)) {
    notice('The job summary could not be written; the log above has everything.');
  }
}

const MAX_NAMED = 5;

interface Checkout {
  readonly root: string;
  readonly paths: readonly string[];
  readonly config: string | undefined;
  readonly baseline: string | undefined;
}

/** The work tree of the paths, or the workspace's only one. Throws UsageError where ambiguous. */
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

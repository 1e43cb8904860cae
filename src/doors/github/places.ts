import { indexLines, type Location, positionAt } from '../../core/text/location.ts';
import type { Report } from '../../judge/report/finding.ts';
import { blobLinks } from '../blob-links.ts';
import { type Base, hasCommit, headCommit } from './base.ts';
import { commitId, type EventFacts } from './event.ts';
import type { Environment } from './inputs.ts';
import type { Job, LinkFor } from './job.ts';
import { type PullRequestPlaces, pullRequestPlaces } from './lines.ts';

export interface Places {
  readonly places: PullRequestPlaces;
  /** The head's commit is in the clone. */
  readonly exact: boolean;
}

/** Maps the checkout's lines to the pull request's; undefined without findings or base. */
export function placesOf(
  { env, inputs, facts, deps }: Job,
  root: string,
  base: Base,
  report: Report,
): Places | undefined {
  if (base.kind !== 'revision' || facts.prNumber === undefined || report.findings.length === 0) return undefined;
  const { runGit } = deps;
  if (!facts.isMerge) {
    const current = runGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD']).stdout.toString('latin1').trim();
    return { places: pullRequestPlaces(root, base.revision, undefined, runGit), exact: current === facts.head };
  }
  const second = headCommit(root, runGit).parents[1];
  const head = second ?? facts.head;
  if (head === undefined || !hasCommit(root, head, { runGit, env, token: inputs.token })) {
    return { places: pullRequestPlaces(root, base.revision, undefined, runGit), exact: false };
  }
  return { places: pullRequestPlaces(root, base.revision, head, runGit), exact: head === facts.head };
}

/** Both reports list findings in one order. */
export function inDiffOf(
  report: Report,
  shown: Report,
  places: PullRequestPlaces | undefined,
): (at: Location) => boolean {
  if (places === undefined) return () => false;
  const original = new Map<Location, Location>();
  for (const [index, finding] of shown.findings.entries()) {
    const from = report.findings[index];
    if (from === undefined) continue;
    original.set(finding.at, from.at);
    for (const [step, { at }] of finding.path.entries()) original.set(at, from.path[step]?.at ?? at);
  }
  return (at) => {
    const here = original.get(at) ?? at;
    if (here.file.revision !== undefined) return false;
    return places.inDiff(here.file.path, positionAt(indexLines(here.file.text), here.span.start).line);
  };
}

export function linksTo(env: Environment, facts: EventFacts): LinkFor {
  const server = env.GITHUB_SERVER_URL || 'https://github.com';
  const repository = env.GITHUB_REPOSITORY ?? '';
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !/^https?:\/\/[^\s/]+$/.test(server)) return () => undefined;
  const head = facts.head ?? commitId(env.GITHUB_SHA);
  return blobLinks({ site: `${server}/${repository}`, kind: 'github' }, (revision) => revision ?? head);
}

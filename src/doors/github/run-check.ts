/** What the action's request comes to: a tree, the configuration, a base, and the check of them. */

import { resolve } from 'node:path';
import { defined } from '../../core/text/defined.ts';
import { type CheckInput, check, loadConfig } from '../../judge/check.ts';
import { CONFIG_PATHS } from '../../judge/config/config.ts';
import { diffSnapshots } from '../../judge/diff/diff.ts';
import { resolvePolicy } from '../../judge/effective-policy.ts';
import { withFixes } from '../../judge/fixes/index.ts';
import { baselinesOf, policiesFor, policyPaths, renderMode } from '../../judge/policy.ts';
import { type Report, showsNothing } from '../../judge/report/finding.ts';
import { type BaseFiles, baseFiles, openGitTree } from '../../read/tree/git-tree.ts';
import { openRenderTools } from '../../read/tree/render-tools.ts';
import { findScanRoot } from '../../read/tree/scan-root.ts';
import type { FileTree } from '../../read/tree/tree.ts';
import type { WatchedTree } from '../../read/tree/watchdog.ts';
import { openWorkingTree, readNamedByRepository, readNamedByUser } from '../../read/tree/working-tree.ts';
import { configFileOf } from '../config-file.ts';
import type { CheckRequest } from './job.ts';

export async function runCheck(
  request: CheckRequest,
  env: Readonly<Record<string, string | undefined>>,
  today: string,
  watch: (tree: FileTree) => WatchedTree = (tree) => ({ ...tree, within: (work) => work() }),
): Promise<Report> {
  const place = findScanRoot(request.root, request.paths.length === 0 ? ['.'] : request.paths);
  const read = (path: string): string | undefined => readNamedByRepository(request.root, path)?.toString('utf8');
  const readBaseline = (path: string): string | undefined =>
    path === request.baseline
      ? readNamedByUser(request.root, path, resolve(request.root, path))?.toString('utf8')
      : read(path);
  const file = configFileOf({ root: request.root, common: place.common }, request.config, request.root);
  const { base } = request;
  const { before, missing } = beforeOf(request, read);
  const decided = await resolvePolicy(
    file === undefined ? undefined : loadConfig(file),
    request.readRemote,
    base.kind === 'unavailable' || missing !== undefined ? 'unavailable' : before,
    place.common,
  );
  const { config } = decided;
  const render = openRenderTools(renderMode(config, request.render, env), env.PATH, request.root);
  const options = {
    include: config?.include?.map((one) => one.value) ?? [],
    exclude: config?.exclude?.map((one) => one.value) ?? [],
    paths: place.paths,
  };
  const tree = watch(openWorkingTree(request.root, options));
  const baselines = baselinesOf(decided, request.baseline, env, readBaseline, before);
  let compared: Parameters<typeof check>[0]['base'];
  if (base.kind === 'files') compared = { status: 'compared', files: base.files };
  else if (missing !== undefined) compared = { status: 'unavailable', because: missing };
  else if (base.kind === 'revision') {
    const files = baseFiles(request.root, base.revision, options, policyPaths(decided, baselines, place.common));
    compared =
      files === undefined
        ? { status: 'unavailable', because: `the revision ${base.revision} cannot be read` }
        : 'because' in files
          ? { status: 'unavailable', because: files.because }
          : { status: 'compared', files };
  } else if (base.kind === 'unavailable') compared = { status: 'unavailable', because: base.because };
  else compared = { status: 'not-requested' };
  let input: CheckInput = {
    tree,
    config,
    base: compared,
    ...defined({
      render,
      failOn: request.failOn,
      failOnExisting: request.failOnExisting,
      failOnEmpty: request.failOnEmpty,
    }),
    ...policiesFor(
      {
        decided,
        baselines,
        today,
        base: compared.status === 'compared' ? compared.files : undefined,
        whole: place.paths.length === 0,
        reopen: (globs) => {
          const other = { ...options, ...globs };
          const tree = openWorkingTree(request.root, other);
          if (base.kind !== 'revision') return { tree, base: compared };
          const files = baseFiles(request.root, base.revision, other, policyPaths(decided, baselines, place.common));
          return { tree, base: files === undefined || 'because' in files ? compared : { status: 'compared', files } };
        },
      },
      { tree, base: compared },
    ),
  };
  const judge = (): Report => {
    const checked = check(input);
    const report = withFixes(input, checked, request.fixes === true ? 'all' : 'shown');
    if (request.diff === 'never' || checked.base === undefined || compared.status !== 'compared') return report;
    const diff = diffSnapshots(checked.base, checked.head, compared.files.commit);
    return { ...report, diff, ...defined({ diffAlways: request.diff === 'always' ? (true as const) : undefined }) };
  };
  // A template engine that is broken off would leave its files behind.
  const judged = (): Report => (render === undefined ? tree.within(judge, showsNothing) : judge());
  let report = judged();
  for (let more = await moreOf(base); more !== undefined; more = more === 'read' ? await moreOf(base) : undefined) {
    if (more !== 'read') {
      compared = { status: 'unavailable', because: more.because };
      input = { ...input, base: compared };
    }
    report = judged();
  }
  return report;
}

/** Files of the base that were asked for while it was judged and are at hand only now. Each round reads what files of the one before name. */
async function moreOf(base: CheckRequest['base']): Promise<'read' | { readonly because: string } | undefined> {
  if (base.kind !== 'files') return undefined;
  const more = await base.more();
  if (!more.ok) return { because: `the base could not be read through the API: ${more.says}` };
  return more.value ? 'read' : undefined;
}

/** A file's text in the base; undefined where nothing is compared. `missing`: why nothing of the base can be read. */
function beforeOf(
  request: CheckRequest,
  read: (path: string) => string | undefined,
): { readonly before?: (path: string) => string | undefined; readonly missing?: string } {
  const { base } = request;
  if (base.kind === 'revision') {
    const tree = openGitTree(request.root, base.revision, { include: [], exclude: [], paths: [...CONFIG_PATHS] });
    if ('because' in tree) return { missing: tree.because };
    return { before: (path) => tree.read(path)?.toString('utf8') };
  }
  if (base.kind !== 'files') return {};
  const files: BaseFiles = base.files;
  return { before: (path) => (files.changed.has(path) ? files.old.get(path)?.toString('utf8') : read(path)) };
}

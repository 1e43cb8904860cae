/** What the action's request comes to: a tree, the configuration, a base, and the check of them. */

import { UsageError } from '../../core/text/usage-error.ts';
import { check, loadConfig } from '../../judge/check.ts';
import { CONFIG_PATHS } from '../../judge/config/config.ts';
import { resolvePolicy } from '../../judge/effective-policy.ts';
import { baselinesOf, policiesFor, policyPaths, renderMode } from '../../judge/policy.ts';
import type { Report } from '../../judge/report/finding.ts';
import { type BaseFiles, baseFiles, openGitTree } from '../../read/tree/git-tree.ts';
import { openRenderTools } from '../../read/tree/render-tools.ts';
import type { FileTree } from '../../read/tree/tree.ts';
import { openWorkingTree } from '../../read/tree/working-tree.ts';
import type { CheckRequest } from './run.ts';

export async function runCheck(
  request: CheckRequest,
  env: Readonly<Record<string, string | undefined>>,
  today: string,
  watch: (tree: FileTree) => FileTree = (tree) => tree,
): Promise<Report> {
  const whole = request.paths.length === 0 || request.paths.every((path) => path === '.');
  const finder = openWorkingTree(request.root, { include: [], exclude: [], paths: [] });
  const read = (path: string): string | undefined => finder.read(path)?.toString('utf8');
  let path = request.config;
  if (path !== undefined && read(path) === undefined)
    throw new UsageError(`the configuration ${JSON.stringify(path)} does not exist`);
  path ??= CONFIG_PATHS.find((one) => read(one) !== undefined);
  const { base } = request;
  const before = beforeOf(request, read);
  const decided = await resolvePolicy(
    path === undefined ? undefined : loadConfig({ path, text: read(path) ?? '' }),
    request.readRemote,
    before,
  );
  const { config } = decided;
  const render = openRenderTools(renderMode(config, request.render, env), env['PATH'], request.root);
  const options = {
    include: config?.include?.map((one) => one.value) ?? [],
    exclude: config?.exclude?.map((one) => one.value) ?? [],
    paths: whole ? [] : request.paths,
  };
  const tree = watch(openWorkingTree(request.root, options));
  const baselines = baselinesOf(decided, request.baseline, env, read, before);
  let compared: Parameters<typeof check>[0]['base'];
  if (base.kind === 'files') compared = { status: 'compared', files: base.files };
  else if (base.kind === 'revision') {
    const files = baseFiles(request.root, base.revision, options, policyPaths(decided, baselines));
    compared =
      files === undefined
        ? { status: 'unavailable', because: `the revision ${base.revision} cannot be read` }
        : { status: 'compared', files };
  } else if (base.kind === 'unavailable') compared = { status: 'unavailable', because: base.because };
  else compared = { status: 'not-requested' };
  return check({
    tree,
    config,
    base: compared,
    ...(render === undefined ? {} : { render }),
    ...(request.failOn === undefined ? {} : { failOn: request.failOn }),
    ...(request.failOnExisting === undefined ? {} : { failOnExisting: request.failOnExisting }),
    ...(request.failOnEmpty === undefined ? {} : { failOnEmpty: request.failOnEmpty }),
    ...policiesFor(
      {
        decided,
        baselines,
        today,
        base: compared.status === 'compared' ? compared.files : undefined,
        whole,
        reopen: (globs) => {
          const other = { ...options, ...globs };
          const tree = openWorkingTree(request.root, other);
          if (base.kind !== 'revision') return { tree, base: compared };
          const files = baseFiles(request.root, base.revision, other, policyPaths(decided, baselines));
          return { tree, base: files === undefined ? compared : { status: 'compared', files } };
        },
      },
      { tree, base: compared },
    ),
  }).report;
}

/** A file's text in the base; undefined where nothing is compared. */
function beforeOf(
  request: CheckRequest,
  read: (path: string) => string | undefined,
): ((path: string) => string | undefined) | undefined {
  const { base } = request;
  if (base.kind === 'revision') {
    const tree = openGitTree(request.root, base.revision, { include: [], exclude: [], paths: [...CONFIG_PATHS] });
    return (path) => tree.read(path)?.toString('utf8');
  }
  if (base.kind !== 'files') return undefined;
  const files: BaseFiles = base.files;
  return (path) => (files.changed.has(path) ? files.old.get(path)?.toString('utf8') : read(path));
}

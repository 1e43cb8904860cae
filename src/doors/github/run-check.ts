/** What the action's request comes to: a tree, the configuration, a base, and the check of them. */
import { resolve } from 'node:path';
import { check, loadConfig } from '../../judge/check.ts';
import { CONFIG_PATHS } from '../../judge/config/config.ts';
import { resolvePolicy } from '../../judge/effective-policy.ts';
import { baselinesOf, policyFor, policyPaths, renderMode } from '../../judge/policy.ts';
import type { Report } from '../../judge/report/finding.ts';
import { configFileOf } from '../../named-files.ts';
import { type BaseFiles, baseFiles, openGitTree } from '../../read/tree/git-tree.ts';
import { openRenderTools } from '../../read/tree/render-tools.ts';
import { openWorkingTree, readNamedByRepository, readNamedByUser } from '../../read/tree/working-tree.ts';
import type { CheckRequest } from './run.ts';

export async function runCheck(
  request: CheckRequest,
  env: Readonly<Record<string, string | undefined>>,
  today: string,
): Promise<Report> {
  const whole = request.paths.length === 0 || request.paths.every((path) => path === '.');
  const read = (path: string): string | undefined => readNamedByRepository(request.root, path)?.toString('utf8');
  const readBaseline = (path: string): string | undefined =>
    path === request.baseline
      ? readNamedByUser(request.root, path, resolve(request.root, path))?.toString('utf8')
      : read(path);
  const file = configFileOf(request.root, request.config, request.root);
  const { base } = request;
  const before = beforeOf(request, read);
  const decided = await resolvePolicy(
    file === undefined ? undefined : loadConfig(file),
    request.readRemote,
    base.kind === 'unavailable' ? 'unavailable' : before,
  );
  const { config } = decided;
  const render = openRenderTools(renderMode(config, request.render, env), env['PATH'], request.root);
  const options = {
    include: config?.include?.map((one) => one.value) ?? [],
    exclude: config?.exclude?.map((one) => one.value) ?? [],
    paths: whole ? [] : request.paths,
  };
  const tree = openWorkingTree(request.root, options);
  const baselines = baselinesOf(decided, request.baseline, env, readBaseline, before);
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
    ...policyFor({
      decided,
      baselines,
      today,
      base: compared.status === 'compared' ? compared.files : undefined,
      whole,
    }),
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

import { resolve } from 'node:path';
import { defined } from '../../core/text/defined.ts';
import { assertNever } from '../../core/text/invariant.ts';
import { sizeOfBase } from '../../judge/base-tree.ts';
import { check } from '../../judge/check.ts';
import type { CheckInput } from '../../judge/check-input.ts';
import { CONFIG_PATHS } from '../../judge/config/config.ts';
import { diffSnapshots } from '../../judge/diff/diff.ts';
import { resolvePolicy } from '../../judge/effective-policy.ts';
import { withFixes } from '../../judge/fixes/index.ts';
import { loadConfig } from '../../judge/load-config.ts';
import { policiesFor } from '../../judge/policy.ts';
import { baselinesOf, policyPaths } from '../../judge/policy-files.ts';
import { type Report, showsNothing } from '../../judge/report/finding.ts';
import { type BaseFiles, baseFiles, openGitTree } from '../../read/tree/git-tree.ts';
import { openRenderTools } from '../../read/tree/render-tools.ts';
import { findScanRoot } from '../../read/tree/scan-root.ts';
import { type FileTree, type Listings, openListings, type TreeOptions } from '../../read/tree/tree.ts';
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
  const { read, readBaseline } = namedTexts(request);
  const listings = openListings();
  const whole = place.paths.length === 0 ? listings : undefined;
  const file = configFileOf({ ...place, root: request.root, listings: whole }, request.config, request.root);
  const { base, failOn, failOnExisting, failOnEmpty } = request;
  const { before, missing } = beforeOf(request, read, listings);
  const decided = await resolvePolicy(
    file === undefined ? undefined : loadConfig(file),
    request.readRemote,
    base.kind === 'unavailable' || missing !== undefined ? 'unavailable' : before,
    place.common,
  );
  const { config } = decided;
  const render = openRenderTools(request.render ?? config?.render?.value ?? 'off', env.PATH, request.root);
  const options = { ...treeOptions(config, place.paths), listings };
  const tree = watch(openWorkingTree(request.root, options));
  const baselines = baselinesOf(decided, request.baseline, { head: readBaseline, base: before });
  const filesFor: FilesFor =
    base.kind === 'revision'
      ? (opened) => baseFiles(request.root, base.revision, opened, policyPaths(decided, baselines, place.common))
      : undefined;
  const compared: Base = missing === undefined ? comparedWith(base, filesFor?.(options)) : unavailable(missing);
  const input: CheckInput = {
    tree,
    config,
    base: compared,
    ...defined({ render, failOn, failOnExisting, failOnEmpty }),
    ...policiesFor(
      {
        decided,
        baselines,
        today,
        base: compared.status === 'compared' ? compared.files : undefined,
        scansAll: place.paths.length === 0,
        reopen: (globs) => {
          const other = { ...options, ...globs };
          const files = filesFor?.(other);
          const isRead = files !== undefined && !('because' in files);
          const tree = openWorkingTree(request.root, other);
          return { tree, base: isRead ? { status: 'compared', files } : compared };
        },
      },
      { tree, base: compared },
    ),
  };
  // A killed template engine would leave its files behind.
  const judged = (against: Base): Report => {
    const work = (): Report => judge({ ...input, base: against }, request);
    return render === undefined ? tree.within(work, showsNothing, sizeOfBase(against)) : work();
  };
  return untilRead(base, compared, judged);
}

function namedTexts({ root, baseline }: CheckRequest) {
  const read = (path: string): string | undefined => readNamedByRepository(root, path)?.toString('utf8');
  const readBaseline = (path: string): string | undefined =>
    path === baseline ? readNamedByUser(root, path, resolve(root, path))?.toString('utf8') : read(path);
  return { read, readBaseline };
}

function treeOptions(config: CheckInput['config'], paths: readonly string[]): TreeOptions {
  const { include = [], exclude = [] } = config ?? {};
  return { include: include.map((one) => one.value), exclude: exclude.map((one) => one.value), paths };
}

type Base = CheckInput['base'];
type FilesFor = ((options: TreeOptions) => ReturnType<typeof baseFiles>) | undefined;

function unavailable(because: string): Base {
  return { status: 'unavailable', because };
}

function comparedWith(base: CheckRequest['base'], files: ReturnType<typeof baseFiles>): Base {
  switch (base.kind) {
    case 'files':
      return { status: 'compared', files: base.files };
    case 'revision':
      if (files === undefined) return unavailable(`the revision ${base.revision} cannot be read`);
      return 'because' in files ? unavailable(files.because) : { status: 'compared', files };
    case 'unavailable':
      return unavailable(base.because);
    case 'not-requested':
      return { status: 'not-requested' };
    default:
      return assertNever(base);
  }
}

function judge(input: CheckInput, request: CheckRequest): Report {
  const checked = check(input);
  const report = withFixes(input, checked, request.fixes === true ? 'all' : 'shown');
  if (request.diff === 'never' || checked.base === undefined || input.base.status !== 'compared') return report;
  const diff = diffSnapshots(checked.base, checked.head, input.base.files.commit);
  return { ...report, diff, ...defined({ diffAlways: request.diff === 'always' || undefined }) };
}

async function untilRead(
  base: CheckRequest['base'],
  compared: Base,
  judged: (against: Base) => Report,
): Promise<Report> {
  let report = judged(compared);
  for (let more = await moreOf(base); more !== undefined; more = await moreOf(base)) {
    if (more !== 'read') return judged(unavailable(more.because));
    report = judged(compared);
  }
  return report;
}

async function moreOf(base: CheckRequest['base']): Promise<'read' | { readonly because: string } | undefined> {
  if (base.kind !== 'files') return undefined;
  const more = await base.more();
  if (!more.ok) return { because: `the base could not be read through the API: ${more.error}` };
  return more.value ? 'read' : undefined;
}

/** Undefined without a base. `missing`: why an existing one cannot be read. */
function beforeOf(
  request: CheckRequest,
  read: (path: string) => string | undefined,
  listings: Listings,
): { readonly before?: (path: string) => string | undefined; readonly missing?: string } {
  const { base } = request;
  if (base.kind === 'revision') {
    const tree = openGitTree(request.root, base.revision, {
      include: [],
      exclude: [],
      paths: [...CONFIG_PATHS],
      listings,
    });
    if ('because' in tree) return { missing: tree.because };
    return { before: (path) => tree.read(path)?.toString('utf8') };
  }
  if (base.kind !== 'files') return {};
  const files: BaseFiles = base.files;
  return { before: (path) => (files.changed.has(path) ? files.old.get(path)?.toString('utf8') : read(path)) };
}

/** What a command's arguments name: root, configuration, policy, files and base. */
import { readSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Listings } from '../../read/tree/tree.ts';
import type { Values } from './flags.ts';
import { oneOf, usageError } from './usage.ts';

export interface Opened {
  readonly root: string;
  readonly tree: import('../../read/tree/watchdog.ts').WatchedTree;
  readonly config: import('../../judge/config/config.ts').Config | undefined;
  readonly decided: import('../../judge/effective-policy.ts').PolicyDecision;
  readonly paths: readonly string[];
  readonly listings: Listings;
  /** Undefined for a stream. */
  readonly options: import('../../read/tree/tree.ts').TreeOptions | undefined;
  /** A file's text in the base; undefined where nothing is compared. */
  readonly before: ((path: string) => string | undefined) | undefined;
  readonly missing: string | undefined;
  /** The folder of all that is scanned, from the root. */
  readonly common: string;
}

/** More than white space, a comment or a separator. */
const FILLED_LINE = /^[^\S\n]*(?!#|---[^\S\n]*(?:#|$)|\.\.\.[^\S\n]*$)\S/m;

export async function open(
  positionals: readonly string[],
  flags: Pick<Values, 'config' | 'extends' | 'base'>,
): Promise<Opened> {
  const { resolvePolicy } = await import('../../judge/effective-policy.ts');
  const { openWhenRead, openWorkingTree } = await import('../../read/tree/working-tree.ts');
  const { findScanRoot } = await import('../../read/tree/scan-root.ts');
  const stream = positionals.includes('-');
  if (stream && positionals.length > 1) throw usageError('- is the only PATH where standard input is read');
  if (stream && flags.base !== undefined)
    throw usageError(
      'standard input is in no revision, so nothing of it can be compared: leave --base out',
      'To compare what charts render to, scan their folder with --base and --render.',
    );
  const place = findScanRoot(process.cwd(), stream || positionals.length === 0 ? ['.'] : positionals);
  const { root } = place;
  const { configFileOf } = await import('../config-file.ts');
  const { loadConfig } = await import('../../judge/load-config.ts');
  // Their words decide which files are read.
  await import('../../judge/plugins.ts');
  const { openListings } = await import('../../read/tree/tree.ts');
  const listings = openListings();
  const whole = place.paths.length === 0 && !stream ? listings : undefined;
  const found = configFileOf({ ...place, listings: whole }, flags.config, process.cwd());
  const file = found === undefined ? undefined : loadConfig(found);
  const { before, missing } = await textBefore(root, flags.base, listings);
  const decided = await resolvePolicy(
    file,
    async (one) => readRemote(flags.extends, one),
    missing === undefined ? before : 'unavailable',
    place.common,
  );
  const { config } = decided;
  const options = {
    include: config?.include?.map((one) => one.value) ?? [],
    exclude: config?.exclude?.map((one) => one.value) ?? [],
    paths: stream ? [] : place.paths,
    listings,
  };
  const { watched } = await import('../../read/tree/watchdog.ts');
  const { optimiseLate } = await import('../../read/tree/late-optimising.ts');
  const unwatched = stream
    ? { ...(await standardInput()), read: openWhenRead(root, listings) }
    : openWorkingTree(root, options);
  optimiseLate();
  const tree = watched(unwatched);
  return {
    root,
    common: place.common,
    tree,
    config,
    decided,
    before,
    missing,
    paths: options.paths,
    listings,
    options: stream ? undefined : options,
  };
}

/** Bytes searched first. */
const HEAD = 64 * 1024;

/** `readFileSync` would hold what comes through a pipe twice; unwritten memory costs nothing. */
const ROOM = 64 * 1024 * 1024;

function readStandardInput(): Buffer {
  let bytes = Buffer.allocUnsafeSlow(ROOM);
  let length = 0;
  for (;;) {
    const got = readSync(0, bytes, length, bytes.length - length, null);
    if (got === 0) return bytes.subarray(0, length);
    length += got;
    if (length < bytes.length) continue;
    const larger = Buffer.allocUnsafeSlow(2 * length);
    bytes.copy(larger);
    bytes = larger;
  }
}

/** An empty stream is an error: a failed command before the pipe must not pass. */
async function standardInput(): Promise<import('../../read/tree/tree.ts').FileTree> {
  const { openStream } = await import('../../read/tree/tree.ts');
  const bytes = readStandardInput();
  const head = bytes.toString('utf8', 0, Math.max(0, bytes.lastIndexOf('\n', HEAD)));
  if (!FILLED_LINE.test(head) && !FILLED_LINE.test(bytes.toString('utf8')))
    throw usageError('standard input is empty: did the command before the pipe fail?');
  return openStream(bytes);
}

/** A shared policy from a checkout, DIR/OWNER/REPOSITORY/PATH. Its ref is not checked. */
async function readRemote(
  directory: string | undefined,
  file: import('../../judge/config/config.ts').RemoteFile,
): Promise<{ text: string } | { because: string; gone?: boolean }> {
  if (directory === undefined) return (await import('../../judge/effective-policy.ts')).noRemote(file);
  const path = [file.owner, file.repository, ...file.path.split('/')].join('/');
  const { readBelow } = await import('../../read/tree/working-tree.ts');
  const bytes = readBelow(directory, path);
  return bytes === undefined
    ? { because: `${JSON.stringify(join(directory, path))} does not exist`, gone: true }
    : { text: bytes.toString('utf8') };
}

async function textBefore(
  root: string,
  base: string | undefined,
  listings: Listings,
): Promise<Pick<Opened, 'before' | 'missing'>> {
  if (base === undefined) return { before: undefined, missing: undefined };
  const { findCommit, openGitTree } = await import('../../read/tree/git-tree.ts');
  const commit = findCommit(root, base, listings);
  if (commit === undefined)
    throw usageError(`the base revision ${JSON.stringify(base)} does not exist in this repository`);
  const { CONFIG_PATHS } = await import('../../judge/config/config.ts');
  const tree = openGitTree(root, commit, { include: [], exclude: [], paths: [...CONFIG_PATHS], listings });
  if ('because' in tree) return { before: undefined, missing: tree.because };
  return { before: (path) => tree.read(path)?.toString('utf8'), missing: undefined };
}

/** A flag's path is relative to the working directory, the configuration's to the scanned root. */
export async function baselinesFor(
  { root, decided, before }: Opened,
  flag: string | undefined,
): Promise<import('../../judge/policy-files.ts').Baselines> {
  const { baselinesOf } = await import('../../judge/policy-files.ts');
  const { readNamedByRepository, readNamedByUser } = await import('../../read/tree/working-tree.ts');
  const { shownPath } = await import('../config-file.ts');
  const given = flag === undefined ? undefined : shownPath(root, resolve(flag));
  const read = (path: string): string | undefined => {
    const own = flag !== undefined && path === given;
    return (own ? readNamedByUser(root, flag, resolve(flag)) : readNamedByRepository(root, path))?.toString('utf8');
  };
  return baselinesOf(decided, given, { head: read, base: before });
}

export async function baseOf(
  opened: Opened,
  revision: string | undefined,
  always: readonly string[],
): Promise<import('../../judge/check-input.ts').CheckInput['base']> {
  if (revision === undefined) return { status: 'not-requested' };
  if (opened.missing !== undefined) return { status: 'unavailable', because: opened.missing };
  const { baseFiles } = await import('../../read/tree/git-tree.ts');
  const files = baseFiles(
    opened.root,
    revision,
    {
      include: opened.config?.include?.map((one) => one.value) ?? [],
      exclude: opened.config?.exclude?.map((one) => one.value) ?? [],
      paths: opened.paths,
      listings: opened.listings,
    },
    always,
  );
  if (files === undefined)
    throw usageError(`the base revision ${JSON.stringify(revision)} does not exist in this repository`);
  if ('because' in files) return { status: 'unavailable', because: files.because };
  return { status: 'compared', files };
}

export const RENDER_MODES = ['auto', 'helm', 'kustomize', 'off'] as const;

/** By flag or configuration; undefined where nothing is rendered. */
export async function renderToolsFor(
  { config, root }: Opened,
  flag: string | undefined,
): Promise<Pick<import('../../judge/check-input.ts').CheckInput, 'render'>> {
  const { openRenderTools } = await import('../../read/tree/render-tools.ts');
  const mode = oneOf('render', flag, RENDER_MODES) ?? config?.render?.value ?? 'off';
  const render = openRenderTools(mode, process.env.PATH, root);
  return render === undefined ? {} : { render };
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

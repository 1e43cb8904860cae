/** The base revision, which the merge commit's parents name even in a checkout of depth 1. */

import { defined } from '../../core/text/defined.ts';
import { once } from '../../core/text/once.ts';
import { type GitOptions, type GitResult, resolveRevision } from '../../read/tree/git.ts';
import { type BaseFiles, linkTexts, touchedSince } from '../../read/tree/git-tree.ts';
import { followRecorded, type LinkTexts, type Resolved, shownBelow } from '../../read/tree/links.ts';
import { isPartialClone } from '../../read/tree/objects.ts';
import type { Answer, GitHubApi, TreeEntry } from './api.ts';
import { type BaseCandidate, commitId, type EventFacts } from './event.ts';
import type { Environment } from './inputs.ts';

export type RunGit = (root: string, args: readonly string[], options?: GitOptions) => GitResult;

export type Base =
  | { readonly kind: 'not-requested' }
  | { readonly kind: 'revision'; readonly revision: string; readonly notices: readonly string[] }
  /** The commit is not in the clone: differing files came through the API. */
  | { readonly kind: 'files'; readonly files: BaseFiles; readonly notices: readonly string[]; readonly more: MoreFiles }
  | { readonly kind: 'unavailable'; readonly because: string };

/** Downloads what `files.read` lacked; true: judge again. */
export type MoreFiles = () => Promise<Answer<boolean>>;

export interface BaseSources {
  readonly runGit: RunGit;
  readonly env: Environment;
  readonly token: string | undefined;
  readonly api: GitHubApi | undefined;
}

const FETCH_TIMEOUT = 60_000;
/** A token has 1,000 requests an hour for a repository (GitHub documentation). */
const MAX_API_FILES = 300;
const MAX_API_TREES = 200;
const MAX_API_BLOB = 8 * 1024 * 1024;
/** git-ls-tree(1). */
const LINK = '120000';

/** `baseRef` overrides the event. Never throws. */
export async function findBase(
  root: string,
  facts: Pick<EventFacts, 'mode' | 'base' | 'head' | 'event'>,
  baseRef: string | undefined,
  sources: BaseSources,
): Promise<Base> {
  if (facts.mode === 'full') return { kind: 'not-requested' };
  const chosen: readonly BaseCandidate[] =
    baseRef === undefined ? facts.base : [{ kind: 'name', name: baseRef, from: 'base-ref', fork: false }];
  if (chosen.length === 0) {
    return {
      kind: 'unavailable',
      because: `a ${facts.event || 'run of this kind'} event does not say what to compare with`,
    };
  }
  let because = 'no revision to compare with was found';
  for (const candidate of chosen) {
    const notices: string[] = [];
    const found = await commitOf(root, candidate, sources, notices);
    if (found === undefined) continue;
    if (typeof found !== 'string') {
      because = found.because;
      continue;
    }
    // Lines of the merge are looked up in the head later on.
    const beside = candidate.kind === 'merge-parent' ? facts.head : undefined;
    if (hasCommit(root, found, sources, beside)) {
      return { kind: 'revision', revision: found, notices };
    }
    const read = await readThroughApi(root, found, sources);
    if (read.ok) return { kind: 'files', ...read.value, notices };
    because = `commit ${found.slice(0, 12)} is not in this clone, could not be fetched, and ${read.error}`;
  }
  return { kind: 'unavailable', because };
}

interface Commit {
  readonly id?: string;
  readonly parents: readonly string[];
}

/** git-cat-file(1) prints the raw object: `git log` shows no parents at the edge of a shallow clone. */
export function headCommit(root: string, runGit: RunGit): Commit {
  const raw = runGit(root, ['cat-file', '--batch'], { input: 'HEAD^{commit}\n' });
  // `ID SP commit SP SIZE`, then its headers until an empty line; `NAME missing` where there is none.
  const [first = '', ...lines] = raw.stdout.toString('utf8').split('\n');
  const [id = '', type] = first.split(' ');
  if (raw.status !== 0 || type !== 'commit') return { parents: [] };
  const headers = lines.slice(0, lines.indexOf(''));
  const parents = headers.map((line) =>
    line.startsWith('parent ') ? commitId(line.slice('parent '.length)) : undefined,
  );
  return { ...defined({ id: commitId(id) }), parents: parents.filter((one) => one !== undefined) };
}

type FetchSources = Pick<BaseSources, 'runGit' | 'env' | 'token'>;

/** There, or fetched; `beside` comes with it where the server gives both. */
export function hasCommit(root: string, id: string, sources: FetchSources, beside?: string): boolean {
  return isComplete(root, id, sources) || (fetchFrom(root, id, sources, beside) && isComplete(root, id, sources));
}

/** Undefined when the candidate does not fit this checkout. */
async function commitOf(
  root: string,
  candidate: BaseCandidate,
  sources: BaseSources,
  notices: string[],
): Promise<string | { readonly because: string } | undefined> {
  const { runGit, env } = sources;
  switch (candidate.kind) {
    case 'merge-parent': {
      const { id, parents } = headCommit(root, runGit);
      // The workflow may have checked out something else.
      if (id === undefined || id !== commitId(env.GITHUB_SHA)) return undefined;
      return parents.length === 2 ? parents[0] : undefined;
    }
    case 'commit':
      return candidate.id;
    case 'merge-base':
      return forkPoint(root, candidate, sources, notices);
    case 'name': {
      const id = namedCommit(root, candidate.name, sources);
      if (id === undefined)
        return { because: `${candidate.name} (${candidate.from}) is not a revision that can be found` };
      return candidate.fork ? forkPoint(root, { id, from: candidate.from }, sources, notices) : id;
    }
  }
}

function namedCommit(root: string, name: string, sources: BaseSources): string | undefined {
  for (const spelling of [`refs/remotes/origin/${name}`, name]) {
    const id = resolveRevision(root, spelling, sources.runGit);
    if (id !== undefined) return id;
  }
  if (commitId(name) !== undefined) return name;
  // Neither option, refspec nor pattern (git-check-ref-format(1)).
  if (!/^[\w][\w./@-]*$/.test(name) || name.includes('..')) return undefined;
  return fetchFrom(root, name, sources) ? resolveRevision(root, 'FETCH_HEAD', sources.runGit) : undefined;
}

async function forkPoint(
  root: string,
  { id: base, from }: { readonly id: string; readonly from: string },
  sources: BaseSources,
  notices: string[],
): Promise<string> {
  const head = resolveRevision(root, 'HEAD', sources.runGit) ?? commitId(sources.env.GITHUB_SHA);
  if (head === undefined || head === base) return base;
  const local = sources.runGit(root, ['merge-base', base, head]);
  const id = local.status === 0 ? commitId(local.stdout.toString('latin1').trim()) : undefined;
  if (id !== undefined) return id;
  const asked = await sources.api?.mergeBase(base, head);
  const answered = asked?.ok === true ? commitId(asked.value) : undefined;
  if (answered !== undefined) return answered;
  notices.push(
    `Compared with ${base.slice(0, 12)} (${from}). Where this work left it could not be found, ` +
      'so what changed there since looks like a change made here.',
  );
  return base;
}

/** Commit and tree; in a partial clone every file too. */
function isComplete(root: string, id: string, { runGit }: FetchSources): boolean {
  if (runGit(root, ['cat-file', '-e', `${id}^{tree}`]).status !== 0) return false;
  if (!isPartialClone(root)) return true;
  // git-rev-list(1) --missing=print marks missing objects with `?`.
  const listed = runGit(root, ['rev-list', '--objects', '--no-walk', '--missing=print', id]);
  return listed.status === 0 && !/^\?/m.test(listed.stdout.toString('latin1'));
}

/** With the checkout's credentials, then the token. */
function fetchFrom(root: string, what: string, sources: FetchSources, beside?: string): boolean {
  const { runGit } = sources;
  // --depth would cut a full clone's history for later steps.
  const shallow = runGit(root, ['rev-parse', '--is-shallow-repository']).stdout.toString('latin1').trim() === 'true';
  const args = [
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--no-auto-maintenance',
    // The remote's configuration could name any program.
    '--upload-pack=git-upload-pack',
    ...(shallow ? ['--depth=1'] : []),
    'origin',
    what,
    ...(beside === undefined ? [] : [beside]),
  ];
  const options = { timeout: FETCH_TIMEOUT, fetches: true };
  const credentials = tokenSettings(sources.env, sources.token);
  let fetched = runGit(root, args, options);
  if (fetched.status !== 0 && credentials !== undefined) fetched = runGit(root, args, { ...options, env: credentials });
  // git-upload-pack(1) names what it does not give.
  const isRefused = fetched.status !== 0 && beside !== undefined && fetched.stderr.includes(beside);
  return isRefused ? fetchFrom(root, what, sources) : fetched.status === 0;
}

/** By GIT_CONFIG_COUNT (git-config(1)), as `ps` shows arguments. The empty value drops the checkout's header. */
export function tokenSettings(env: Environment, token: string | undefined): Record<string, string> | undefined {
  const server = env.GITHUB_SERVER_URL ?? 'https://github.com';
  if (token === undefined || !URL.canParse(server)) return undefined;
  const given = Number(env.GIT_CONFIG_COUNT ?? 0);
  const first = Number.isSafeInteger(given) && given > 0 ? given : 0;
  const key = `http.${new URL(server).origin}/.extraheader`;
  const secret = Buffer.from(`x-access-token:${token}`, 'utf8').toString('base64');
  return {
    GIT_CONFIG_COUNT: String(first + 2),
    [`GIT_CONFIG_KEY_${first}`]: key,
    [`GIT_CONFIG_VALUE_${first}`]: '',
    [`GIT_CONFIG_KEY_${first + 1}`]: key,
    [`GIT_CONFIG_VALUE_${first + 1}`]: `AUTHORIZATION: basic ${secret}`,
  };
}

interface Listed {
  readonly id: string;
  readonly mode: string;
}

async function readThroughApi(
  root: string,
  base: string,
  sources: BaseSources,
): Promise<Answer<{ readonly files: BaseFiles; readonly more: MoreFiles }>> {
  const { api, runGit } = sources;
  const fail = (error: string) => ({ ok: false, why: 'unreachable', error }) as const;
  if (api === undefined) return fail('there is no token to ask GitHub with');
  const listed = runGit(root, ['ls-tree', '-r', '-t', '-z', 'HEAD']);
  const head = new Map<string, Listed>();
  for (const line of listed.status === 0 ? listed.stdout.toString('utf8').split('\0') : []) {
    // `MODE SP TYPE SP ID TAB PATH` (git-ls-tree(1)).
    const tab = line.indexOf('\t');
    const [mode, , id] = line.slice(0, tab).split(' ');
    if (tab > 0 && id !== undefined && mode !== undefined) head.set(line.slice(tab + 1), { id, mode });
  }
  if (head.size === 0) return fail('this is not a clone that git can list');
  const differing = await differingBlobs(base, head, api);
  if (!differing.ok) return differing;
  const { blobs } = differing.value;
  const gone = new Set(differing.value.gone);
  const links = await linksOfBase(root, { head, blobs, gone }, api);
  if (!links.ok) return links;
  const placeOf = followRecorded(links.value);
  const changed = new Set<string>([...gone, ...blobs.keys(), ...links.value.keys()]);
  const before = await contentsBefore({ head, blobs, gone, placeOf }, { root, changed }, sources.runGit, api);
  if (!before.ok) return before;
  const old = before.value;
  // Files written by earlier steps differ too; the base has HEAD's.
  const touched = touchedSince(root, 'HEAD');
  if (touched === undefined) return fail('this is not a clone that git can list');
  for (const path of touched) {
    if (changed.has(path)) continue;
    changed.add(path);
    const blob = head.get(path);
    const content = blob === undefined ? undefined : runGit(root, ['cat-file', 'blob', blob.id]);
    if (content?.status === 0) old.set(path, content.stdout);
  }
  const named = namedFiles({ root, head, blobs, gone, old, placeOf }, sources.runGit, api);
  return { ok: true, value: { files: { commit: base, changed, old, ...named.reader }, more: named.more } };
}

async function contentsBefore(
  { head, blobs, gone, placeOf }: Omit<Differences, 'root' | 'old'>,
  { root, changed }: { readonly root: string; readonly changed: ReadonlySet<string> },
  runGit: RunGit,
  api: GitHubApi,
): Promise<Answer<Map<string, Buffer>>> {
  const old = new Map<string, Buffer>();
  const wanted = new Map<string, TreeEntry>();
  for (const path of changed) {
    const place = placeOf(path);
    if (typeof place !== 'string' || gone.has(place) || !mayMatter(path)) continue;
    const blob = blobs.get(place);
    if (blob !== undefined) wanted.set(path, blob);
    const same = blob === undefined ? head.get(place) : undefined;
    const content = same === undefined ? undefined : runGit(root, ['cat-file', 'blob', same.id]);
    if (content?.status === 0) old.set(path, content.stdout);
  }
  if (wanted.size > MAX_API_FILES) {
    const error = `${wanted.size} of its files differ, more than are read one by one through the API (${MAX_API_FILES})`;
    return { ok: false, why: 'unreachable', error };
  }
  return download(wanted, old, api);
}

async function linksOfBase(
  root: string,
  { head, blobs, gone }: Pick<Differences, 'head' | 'blobs' | 'gone'>,
  api: GitHubApi,
): Promise<Answer<LinkTexts>> {
  const kept = [...head].flatMap(([path, { id, mode }]) =>
    mode === LINK && !blobs.has(path) && !gone.has(path) ? [{ path, id }] : [],
  );
  const links = new Map(linkTexts(root, 'HEAD', kept));
  const other = [...blobs].filter(([, { mode }]) => mode === LINK);
  if (other.length > MAX_API_FILES)
    return { ok: false, why: 'refused', error: `more than ${MAX_API_FILES} of its links differ` };
  const texts = await download(other, new Map(), api);
  if (!texts.ok) return texts;
  for (const [path, text] of texts.value) links.set(path, text.toString('utf8'));
  return { ok: true, value: links };
}

/** Adds to `to` until one fails. Unread is `missing`, never absent. */
async function download(
  blobs: Iterable<readonly [string, TreeEntry]>,
  to: Map<string, Buffer>,
  api: GitHubApi,
): Promise<Answer<Map<string, Buffer>>> {
  for (const [path, { id, size }] of blobs) {
    const error = `${path} of it has more than ${MAX_API_BLOB / 1024 / 1024} MiB`;
    const content: Answer<Buffer> = size > MAX_API_BLOB ? { ok: false, why: 'refused', error } : await api.blob(id);
    if (!content.ok) return content;
    to.set(path, content.value);
  }
  return { ok: true, value: to };
}

interface Differences {
  readonly root: string;
  readonly head: ReadonlyMap<string, Listed>;
  readonly blobs: ReadonlyMap<string, TreeEntry>;
  readonly gone: ReadonlySet<string>;
  readonly old: ReadonlyMap<string, Buffer>;
  readonly placeOf: (path: string) => Resolved;
}

/** Missing files are recorded and downloaded afterwards. */
function namedFiles(
  { root, head, blobs, gone, old, placeOf }: Differences,
  runGit: RunGit,
  api: GitHubApi,
): { readonly reader: Pick<BaseFiles, 'read' | 'leftOutBelow'>; readonly more: MoreFiles } {
  const fetched = new Map<string, Buffer>();
  const missing = new Map<string, TreeEntry>();
  const read = (written: string): Buffer | undefined => {
    const path = placeOf(written);
    if (typeof path !== 'string') return undefined;
    const known = old.get(path) ?? fetched.get(path);
    if (known !== undefined || gone.has(path)) return known;
    const blob = blobs.get(path);
    if (blob === undefined) {
      const same = head.get(path);
      const content = same === undefined ? undefined : runGit(root, ['cat-file', 'blob', same.id]);
      return content?.status === 0 ? content.stdout : undefined;
    }
    missing.set(path, blob);
    return undefined;
  };
  const leftOut = once(() => {
    const kept = [...head].flatMap(([path, { mode }]) => (mode === '040000' || gone.has(path) ? [] : [path]));
    return [...new Set([...kept, ...blobs.keys()])].filter((path) => !mayMatter(path)).sort();
  });
  const leftOutBelow = (directory: string): readonly string[] => {
    const place = placeOf(directory);
    return typeof place === 'string' ? shownBelow(directory, place, leftOut()) : [];
  };
  const more: MoreFiles = async () => {
    if (missing.size === 0) return { ok: true, value: false };
    if (fetched.size + missing.size > MAX_API_FILES) {
      const error = `more than ${MAX_API_FILES} of its files that others name differ`;
      return { ok: false, why: 'refused', error };
    }
    const added = await download(missing, fetched, api);
    if (!added.ok) return added;
    missing.clear();
    return { ok: true, value: true };
  };
  return { reader: { read, leftOutBelow }, more };
}

/** One request where GitHub lists the whole tree; else only folders that differ. */
async function differingBlobs(
  base: string,
  head: ReadonlyMap<string, Listed>,
  api: GitHubApi,
): Promise<Answer<{ readonly gone: readonly string[]; readonly blobs: ReadonlyMap<string, TreeEntry> }>> {
  const whole = await api.tree(base, true);
  if (!whole.ok) return whole;
  const blobs = new Map<string, TreeEntry>();
  const same = new Set<string>();
  const seen = new Set<string>();
  const note = (path: string, entry: TreeEntry): boolean => {
    seen.add(path);
    const equal = head.get(path)?.id === entry.id && head.get(path)?.mode === entry.mode;
    if (equal && entry.kind === 'tree') same.add(path);
    if (!equal && entry.kind === 'blob') blobs.set(path, entry);
    return equal;
  };
  if (!whole.value.truncated) {
    for (const entry of whole.value.entries) note(entry.path, entry);
  } else {
    const open: { readonly id: string; readonly prefix: string }[] = [{ id: base, prefix: '' }];
    for (let asked = 0; open.length > 0; asked += 1) {
      const next = open.pop();
      if (next === undefined) break;
      if (asked >= MAX_API_TREES) {
        return { ok: false, why: 'refused', error: `more than ${MAX_API_TREES} of its folders differ` };
      }
      const level = await api.tree(next.id, false);
      if (!level.ok) return level;
      if (level.value.truncated)
        return { ok: false, why: 'refused', error: 'GitHub does not list one of its folders whole' };
      for (const entry of level.value.entries) {
        const path = next.prefix + entry.path;
        if (!note(path, entry) && entry.kind === 'tree') open.push({ id: entry.id, prefix: `${path}/` });
      }
    }
  }
  const gone: string[] = [];
  for (const [path, entry] of head) {
    if (entry.mode === '040000' || seen.has(path) || isInOneOf(path, same)) continue;
    gone.push(path);
  }
  return { ok: true, value: { gone, blobs } };
}

function isInOneOf(path: string, folders: ReadonlySet<string>): boolean {
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
    if (folders.has(path.slice(0, slash))) return true;
  }
  return false;
}

/** Skips folders that are never scanned, and binary names. */
function mayMatter(path: string): boolean {
  if (/(?:^|\/)(?:node_modules|vendor|testdata)\//.test(path)) return false;
  return !/\.(?:md|markdown|mdx|png|jpe?g|gif|webp|ico|pdf|woff2?|ttf|zip|gz|tgz|jar|so|exe|mp4)$/i.test(path);
}

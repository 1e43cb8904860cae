/** Reads objects from the repository's store, without checkout, filters or fetching. Absent ones are missing. */
import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { oncePer } from '../../core/text/once.ts';
import { runGit, splitNul } from './git.ts';
import { type BlobEntry, MAX_FILE_BYTES } from './tree.ts';

/** For one `git cat-file --batch`. */
const BATCH_BYTES = 64 * 1024 * 1024;
/** So few are asked for without a look at their sizes. */
const FEW = 1000;
/** More than `ID SP TYPE SP SIZE`. */
const HEADER_BYTES = 128;

export type BlobContent = Buffer | { readonly unreadable: string; readonly missing: boolean; readonly bound?: boolean };

/** Undefined where the commit or a tree is missing or damaged. */
export function listRevision(
  root: string,
  commit: string,
): { readonly byPath: ReadonlyMap<string, BlobEntry>; readonly submodules: ReadonlyMap<string, string> } | undefined {
  const listed = runGit(root, ['ls-tree', '-r', '-t', '-z', '--full-tree', commit]);
  if (listed.status !== 0) return undefined;
  const byPath = new Map<string, BlobEntry>();
  const trees: string[] = [];
  const submodules = new Map<string, string>();
  const whole = isUtf8(listed.stdout);
  for (const line of splitNul(listed.stdout)) {
    // Names that are not UTF-8 are reported by the working tree.
    if (!whole && line.includes(REPLACED)) continue;
    // `MODE SP TYPE SP ID TAB PATH`, the mode in six digits (git-ls-tree(1)).
    const tab = line.indexOf('\t');
    const path = line.slice(tab + 1);
    if (line.startsWith('blob ', 7))
      byPath.set(path, { path, id: line.slice(12, tab), link: line.startsWith('120000') });
    else if (line.startsWith('tree ', 7)) trees.push(line.slice(12, tab));
    else if (line.startsWith('commit ', 7)) submodules.set(path, line.slice(14, tab));
  }
  return areWhole(root, commit, trees) ? { byPath, submodules } : undefined;
}

/** Verifies ids of the commit and its folders, which git only does in git-fsck. */
function areWhole(root: string, commit: string, folders: readonly string[]): boolean {
  const found = new Set<string>();
  let top: string | undefined;
  // The top folder's id is what the commit itself says: git only finds it.
  const asked = [commit, `${commit}^{tree}`, ...new Set(folders)];
  for (const { id, content } of readObjects(root, asked)) {
    found.add(id);
    if (id === commit) top = /^tree ([0-9a-f]+)\n/.exec(content.toString('latin1'))?.[1];
  }
  return top !== undefined && [top, ...folders].every((id) => found.has(id));
}

/** Decoded bytes that are not UTF-8. */
export const REPLACED = '\ufffd';

/** Files excluded by a sparse checkout, with the index's ids: unchanged. */
export function skippedEntries(root: string): ReadonlyMap<string, string> {
  const skipped = new Map<string, string>();
  // `TAG SP MODE SP ID SP STAGE TAB PATH` (git-ls-files(1) -t).
  for (const line of splitNul(runGit(root, ['ls-files', '-z', '-t', '--stage']).stdout)) {
    if (!line.startsWith('S ')) continue;
    const id = line.split(' ', 3)[2];
    if (id !== undefined) skipped.set(line.slice(line.indexOf('\t') + 1), id);
  }
  return skipped;
}

/** git hashes it before a file's bytes. */
export function blobHeader(size: number): string {
  return `blob ${size}\0`;
}

/** SHA-256 ids have 64 digits. */
export function algorithmOf(like: string): 'sha1' | 'sha256' {
  return like.length === 64 ? 'sha256' : 'sha1';
}

/** Of the content from `at`. Its header is written over the line before it, which is longer and was read. */
function idIn(output: Buffer, at: number, { id, type, content }: StoredObject): string {
  const header = `${type} ${content.length}\0`;
  const start = at - header.length;
  output.write(header, start, 'latin1');
  return hash(algorithmOf(id), output.subarray(start, at + content.length), 'hex');
}

/** Checked against ids: a damaged blob is missing. */
export function readBlobs(root: string, commit: string, wanted: Iterable<string>): ReadonlyMap<string, BlobContent> {
  const contents = new Map<string, BlobContent>();
  const ids = new Set(wanted);
  if (ids.size === 0) return contents;
  const missing: BlobContent = { unreadable: 'its content is not in this clone, or damaged', missing: true };
  const large: BlobContent = {
    unreadable: `it has more than ${MAX_FILE_BYTES / 1024 / 1024} MiB`,
    missing: false,
    bound: true,
  };
  const absent = missingObjects(root, commit);
  const asked: string[] = [];
  for (const id of ids) {
    contents.set(id, missing);
    if (!absent.has(id)) asked.push(id);
  }
  for (const { id, type, content } of readObjects(root, asked, (id) => contents.set(id, large)))
    if (type === 'blob') contents.set(id, content);
  return contents;
}

/** In one call: git before 2.45 would try to fetch each missing object, which is refused but slow. */
function missingObjects(root: string, commit: string): ReadonlySet<string> {
  if (!isPartialClone(root)) return new Set();
  // Missing objects have a question mark (git-rev-list(1) --missing=print).
  const listed = runGit(root, ['rev-list', '--objects', '--no-walk', '--missing=print', commit]);
  const missing = new Set<string>();
  for (const line of listed.stdout.toString('latin1').split('\n')) if (line.startsWith('?')) missing.add(line.slice(1));
  return missing;
}

/** What is fetched later on does not change it. */
export const isPartialClone: (root: string) => boolean = oncePer(
  (root) =>
    runGit(root, ['config', '--get-regexp', '^(remote\\..*\\.promisor|extensions\\.partialclone)$']).status === 0,
);

interface StoredObject {
  readonly id: string;
  readonly type: string;
  readonly content: Buffer;
}

/** Those whose bytes are what their ids say. One that is larger than a file may be is `skipped`. */
function* readObjects(
  root: string,
  names: readonly string[],
  skipped: (id: string) => void = () => undefined,
): Generator<StoredObject> {
  if (names.length === 0) return;
  const lots = names.length > FEW ? undefined : batchOf(root, names, BATCH_BYTES);
  if (lots?.isWhole === true) return yield* objectsIn(lots.output, skipped);
  let lot: string[] = [];
  let bytes = 0;
  for (const { id, type, size } of sizesOf(root, names)) {
    if (isTooLarge(type, size)) {
      skipped(id);
      continue;
    }
    if (bytes > 0 && bytes + size > BATCH_BYTES) {
      yield* objectsIn(batchOf(root, lot, bytes).output, skipped);
      [lot, bytes] = [[], 0];
    }
    lot.push(id);
    bytes += size;
  }
  yield* objectsIn(batchOf(root, lot, bytes).output, skipped);
}

function isTooLarge(type: string, size: number): boolean {
  return type === 'blob' && size > MAX_FILE_BYTES;
}

function sizesOf(
  root: string,
  names: readonly string[],
): readonly (Omit<StoredObject, 'content'> & { size: number })[] {
  const checked = runGit(root, ['cat-file', '--batch-check', '--buffer'], { input: `${names.join('\n')}\n` });
  // `ID SP TYPE SP SIZE`, or `ID SP missing`: git-cat-file(1).
  return checked.stdout
    .toString('latin1')
    .split('\n')
    .flatMap((line) => {
      const [id, type, size] = line.split(' ');
      return id !== undefined && type !== undefined && size !== undefined ? [{ id, type, size: Number(size) }] : [];
    });
}

/** One process; what git cannot read ends it, and what comes after that is left out. */
function batchOf(root: string, names: readonly string[], bytes: number): { output: Buffer; isWhole: boolean } {
  if (names.length === 0) return { output: Buffer.alloc(0), isWhole: true };
  const { status, stdout } = runGit(root, ['cat-file', '--batch', '--buffer'], {
    input: `${names.join('\n')}\n`,
    maxOutputBytes: bytes + names.length * HEADER_BYTES + 1024 * 1024,
  });
  return { output: stdout, isWhole: status !== -1 };
}

/** What `git cat-file --batch` prints. */
function* objectsIn(output: Buffer, skipped: (id: string) => void): Generator<StoredObject> {
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf(10, at);
    if (end === -1) return;
    const [id, type, size] = output.toString('latin1', at, end).split(' ');
    const start = end + 1;
    at = start;
    if (id === undefined || type === undefined || size === undefined) continue;
    at += Number(size) + 1;
    const object = { id, type, content: output.subarray(start, at - 1) };
    if (isTooLarge(type, object.content.length)) skipped(id);
    else if (idIn(output, start, object) === id) yield object;
  }
}

/** Finds the root: the top of the work tree with the scan's paths. */

import { lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, join, parse, relative, resolve, sep } from 'node:path';
import { addAll } from '../../core/text/append.ts';
import { UsageError } from '../../core/text/usage-error.ts';
import { findWorkTree, isBelow } from './work-tree.ts';

export interface ScanRoot {
  readonly root: string;
  readonly paths: readonly string[];
  /** From the root; `''` for the root. */
  readonly common: string;
  readonly git: boolean;
  readonly cwd: string;
}

/** path_resolution(7). */
const MAX_LINK_HOPS = 40;
/** Folders searched for a checkout, and their depth. */
const MAX_FOLDERS = 2000;
const MAX_DEPTH = 3;

/** Throws UsageError for paths that are missing, in two work trees, or outside of the one. */
export function findScanRoot(cwd: string, given: readonly string[]): ScanRoot {
  const here = realpathSync.native(cwd);
  const places = given.map((path) => ({ path, ...resolveLinks(resolve(here, path), path) }));
  const first = places[0];
  const tops = new Set(places.map(({ top }) => top));
  if (tops.size > 1) {
    const other = places.find(({ top }) => top !== first?.top);
    throw new UsageError(
      first?.top === undefined || other?.top === undefined
        ? `${(first?.top === undefined ? first : other)?.path} is outside the git work tree ${first?.top ?? other?.top}, which holds the other paths`
        : `${first.path} and ${other.path} are in two git work trees, ${first.top} and ${other.top}; scan them one by one`,
    );
  }
  const root = first?.top ?? plainRoot(here, places);
  const paths = places.map(({ at }) => relative(root, at).split(sep).join('/'));
  const folders = places.map(({ at, folder }) => (folder ? at : dirname(at)));
  return {
    root,
    paths: paths.includes('') ? [] : paths,
    common: relative(root, folders.reduce(commonFolder, folders[0] ?? root))
      .split(sep)
      .join('/'),
    git: first?.top !== undefined,
    cwd: here,
  };
}

function plainRoot(here: string, places: readonly (Place & { readonly path: string })[]): string {
  const outside = places.find(({ at }) => !isBelow(at, here));
  if (outside === undefined) return here;
  const around = findWorkTree(here);
  if (around !== undefined)
    throw new UsageError(`${outside.path} is outside the git work tree ${around.top}; change to its folder first`);
  if (places.length === 1) return outside.folder ? outside.at : dirname(outside.at);
  throw new UsageError(`${outside.path} is outside the scanned directory`);
}

interface Place {
  /** Resolved but perhaps for the last part. */
  readonly at: string;
  readonly folder: boolean;
  readonly top: string | undefined;
}

/** Links of a work tree are followed only inside: their author must not choose what is scanned. */
function resolveLinks(path: string, given: string): Place {
  let at = parse(path).root;
  let hops = 0;
  const left = path.slice(at.length).split(sep).reverse();
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (part === '' || part === '.') continue;
    if (part === '..') {
      at = dirname(at);
      continue;
    }
    const next = join(at, part);
    const stat = statOf(next, given);
    if (!stat.isSymbolicLink()) {
      at = next;
      continue;
    }
    const top = findWorkTree(at)?.top;
    const real = realOf(next, given);
    if (top !== undefined && !isBelow(real, top))
      throw new UsageError(`${given} is a link out of the directory that is scanned`);
    hops += 1;
    if (hops > MAX_LINK_HOPS) throw new UsageError(`${given} does not exist`);
    // Below the work tree its own names stay.
    if (top !== undefined && left.length === 0) {
      at = next;
      break;
    }
    const target = readlinkSync(next);
    if (target.startsWith(sep)) at = parse(path).root;
    addAll(left, target.split(sep).reverse());
  }
  const stat = statOf(at, given);
  const folder = stat.isDirectory() || (stat.isSymbolicLink() && statOf(realOf(at, given), given).isDirectory());
  return { at, folder, top: findWorkTree(stat.isDirectory() ? at : dirname(at))?.top };
}

function statOf(path: string, given: string): import('node:fs').Stats {
  let stat: import('node:fs').Stats | undefined;
  try {
    stat = lstatSync(path);
  } catch {
    // Not there, below no folder, or not accessible.
  }
  if (stat === undefined) throw new UsageError(`the path ${JSON.stringify(given)} does not exist`);
  return stat;
}

function realOf(path: string, given: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    throw new UsageError(`the path ${JSON.stringify(given)} does not exist`);
  }
}

function commonFolder(a: string, b: string): string {
  let folder = a;
  while (!isBelow(b, folder)) folder = dirname(folder);
  return folder;
}

/** Work trees below a folder, and whether it has any file. */
export function lookBelow(workspace: string): { readonly tops: readonly string[]; readonly files: boolean } {
  const start = realpathSync.native(workspace);
  const tops: string[] = [];
  let files = false;
  let open = [start];
  let looked = 0;
  for (let depth = 0; depth <= MAX_DEPTH && open.length > 0; depth += 1) {
    const next: string[] = [];
    for (const folder of open) {
      looked += 1;
      if (looked > MAX_FOLDERS) return { tops, files };
      if (folder !== start && findWorkTree(folder)?.top === folder) {
        tops.push(folder);
        continue;
      }
      for (const entry of entriesOf(folder)) {
        if (entry.isDirectory()) next.push(join(folder, entry.name));
        else files = true;
      }
    }
    open = next;
  }
  return { tops: tops.map((top) => relative(start, top).split(sep).join('/')).sort(), files };
}

function entriesOf(folder: string): readonly import('node:fs').Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

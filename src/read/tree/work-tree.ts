/** Work trees without git, which accepts any folder with the right names; no pull request commits a `.git`. */
import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve, sep } from 'node:path';
import { UsageError } from '../../core/text/usage-error.ts';

export interface WorkTree {
  readonly top: string;
  /** `.git`, or a gitfile's target. */
  readonly gitDir: string;
}

/** One line with a path (gitrepository-layout(5)). */
const MAX_GITFILE_BYTES = 8192;

/** Going up to a `.git` entry. Throws UsageError where that leads into a work tree's files. */
export function findWorkTree(directory: string): WorkTree | undefined {
  for (let top = directory; ; top = dirname(top)) {
    const gitDir = gitDirOf(top);
    if (gitDir !== undefined) {
      if (isAmongFiles(gitDir, top))
        throw new UsageError(
          `${join(top, '.git')} leads to a folder among the files of a work tree; git is not started there`,
        );
      return { top, gitDir };
    }
    if (dirname(top) === top) return undefined;
  }
}

export function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** An invalid `.git` entry is skipped, as by git. */
function gitDirOf(top: string): string | undefined {
  const entry = join(top, '.git');
  try {
    const stat = lstatSync(entry);
    const target = stat.isFile() ? gitfileTarget(entry, stat.size) : entry;
    if (target === undefined) return undefined;
    const real = realpathSync.native(resolve(top, target));
    return isRepository(real) ? real : undefined;
  } catch {
    return undefined;
  }
}

function gitfileTarget(entry: string, size: number): string | undefined {
  if (size > MAX_GITFILE_BYTES) return undefined;
  return /^gitdir: ([^\0]+?)[\r\n]*$/.exec(readFileSync(entry, 'utf8'))?.[1];
}

/** setup.c is_git_directory: HEAD, and objects and refs there or in `commondir`. */
function isRepository(gitDir: string): boolean {
  if (lstatSync(join(gitDir, 'HEAD'), { throwIfNoEntry: false }) === undefined) return false;
  const common = commonDirOf(gitDir);
  return [join(common, 'objects'), join(common, 'refs')].every(
    (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true,
  );
}

function commonDirOf(gitDir: string): string {
  const file = join(gitDir, 'commondir');
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat?.isFile() !== true || stat.size > MAX_GITFILE_BYTES) return gitDir;
  const path = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '');
  return realpathSync.native(isAbsolute(path) ? path : join(gitDir, path));
}

/** In `top` or a tree around it. Nothing below `.git` can be committed. */
function isAmongFiles(gitDir: string, top: string): boolean {
  const common = commonDirOf(gitDir);
  const places = common === gitDir ? [gitDir] : [gitDir, common];
  return places.some((place) => {
    if (place.split(sep).includes('.git')) return false;
    if (isBelow(place, top)) return true;
    for (let around = dirname(place); ; around = dirname(around)) {
      const other = gitDirOf(around);
      // `project/.git` names `project/.bare`, with linked work trees beside it.
      if (other !== undefined) return commonDirOf(other) !== common;
      if (dirname(around) === around) return false;
    }
  });
}

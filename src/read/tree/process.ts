/** The one place that starts a process: git and the template engines, never what the scanned tree names or brings along. */
import { type SpawnSyncOptionsWithBufferEncoding, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { isBelow } from './work-tree.ts';

/** Without a shell, and with no variable but those of `options.env`. */
export function startProgram(
  program: string,
  args: readonly string[],
  options: Omit<SpawnSyncOptionsWithBufferEncoding, 'shell' | 'env' | 'encoding'> & {
    readonly env: Readonly<Record<string, string>>;
  },
): SpawnSyncReturns<Buffer> {
  return spawnSync(program, args, { ...options, shell: false });
}

/** The folders of `path`, a list as in PATH, that are absolute and lie outside the tree that is scanned. */
export function searchPath(path: string | undefined, root: string): readonly string[] {
  return (path ?? '').split(delimiter).filter((folder) => {
    if (!isAbsolute(folder)) return false;
    try {
      return !isBelow(folder, root) && !isBelow(realpathSync.native(folder), root);
    } catch {
      return false;
    }
  });
}

/** The program of that name in `path`; never one inside `root`, also not by a link. */
export function findProgram(name: string, path: string | undefined, root: string): string | undefined {
  for (const folder of searchPath(path, root)) {
    const file = join(folder, process.platform === 'win32' ? `${name}.exe` : name);
    try {
      accessSync(file, constants.X_OK);
      const real = realpathSync.native(file);
      if (statSync(real).isFile() && !isBelow(real, root)) return file;
    } catch {
      // Not there, or not ours to start.
    }
  }
  return undefined;
}

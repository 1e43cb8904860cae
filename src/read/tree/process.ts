/** The only place that starts processes: git and template engines, never programs of the scanned tree. */
import { type SpawnSyncOptionsWithBufferEncoding, type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { isBelow } from './work-tree.ts';

/** No shell; only variables of `options.env`. */
export function startProgram(
  program: string,
  args: readonly string[],
  options: Omit<SpawnSyncOptionsWithBufferEncoding, 'shell' | 'env' | 'encoding'> & {
    readonly env: Readonly<Record<string, string>>;
  },
): SpawnSyncReturns<Buffer> {
  return spawnSync(program, args, { ...options, shell: false });
}

/** Absolute folders of `path`, a list as in PATH, outside the scanned tree. */
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

/** Never inside `root`, nor by a link into it. */
export function findProgram(name: string, path: string | undefined, root: string): string | undefined {
  for (const folder of searchPath(path, root)) {
    const file = join(folder, process.platform === 'win32' ? `${name}.exe` : name);
    try {
      accessSync(file, constants.X_OK);
      const real = realpathSync.native(file);
      if (statSync(real).isFile() && !isBelow(real, root)) return file;
    } catch {
      // Missing, or not executable for us.
    }
  }
  return undefined;
}

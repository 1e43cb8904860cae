/** The configuration file of a run: the one that the user names, else the repository's own, each by its own rules. */
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { SourceFile } from './core/text/source-file.ts';
import { UsageError } from './core/text/usage-error.ts';
import { CONFIG_PATHS } from './judge/config/config.ts';
import { readNamedByRepository, readNamedByUser } from './read/tree/working-tree.ts';

/**
 * `given`: what the user names, counted from `from`. Undefined where nobody names one and the repository has none; throws
 * UsageError for one that does not exist, and for one that may not be read.
 */
export function configFileOf(root: string, given: string | undefined, from: string): SourceFile | undefined {
  if (given !== undefined) {
    const at = resolve(from, given);
    const bytes = readNamedByUser(root, given, at);
    if (bytes === undefined) throw new UsageError(`the configuration ${JSON.stringify(given)} does not exist`);
    return { path: shownPath(root, at), text: bytes.toString('utf8') };
  }
  for (const path of CONFIG_PATHS) {
    const bytes = readNamedByRepository(root, path);
    if (bytes !== undefined) return { path, text: bytes.toString('utf8') };
  }
  return undefined;
}

/** From the root, or the file's name alone where it lies elsewhere. */
function shownPath(root: string, at: string): string {
  const from = relative(resolve(root), at).split(sep).join('/');
  return from.startsWith('..') || isAbsolute(from) ? (at.split(sep).pop() ?? at) : from;
}

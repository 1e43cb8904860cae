/** The configuration file of a run: named by the user, else the nearest. */
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { SourceFile } from '../core/text/source-file.ts';
import { UsageError } from '../core/text/usage-error.ts';
import { findConfig } from '../judge/config/lookup.ts';
import type { Listings } from '../read/tree/tree.ts';
import { openReader, readNamedByRepository, readNamedByUser } from '../read/tree/working-tree.ts';

export interface ConfigPlace {
  readonly root: string;
  readonly common: string;
  /** Only where the whole tree is scanned. */
  readonly listings?: Listings | undefined;
}

/** `given` is relative to `from`; else the nearest, upwards from `common`. UsageError for one not to be read. */
export function configFileOf(
  { root, common, listings }: ConfigPlace,
  given: string | undefined,
  from: string,
): SourceFile | undefined {
  if (given !== undefined) {
    const at = resolve(from, given);
    const bytes = readNamedByUser(root, given, at);
    if (bytes === undefined) throw new UsageError(`the configuration ${JSON.stringify(given)} does not exist`);
    return { path: shownPath(root, at), text: bytes.toString('utf8') };
  }
  const path = findConfig(common, openReader(root).has);
  if (path === undefined) return undefined;
  const bytes = readNamedByRepository(root, path, listings);
  if (bytes === undefined) throw new UsageError(`the configuration ${JSON.stringify(path)} cannot be read`);
  return { path, text: bytes.toString('utf8') };
}

export function shownPath(root: string, at: string): string {
  const from = relative(resolve(root), at).split(sep).join('/');
  return from.startsWith('..') || isAbsolute(from) ? (at.split(sep).pop() ?? at) : from;
}

import { isAbsolute, join } from 'node:path/posix';
import { compileGlobs } from '../../core/text/globs.ts';
import { UsageError } from '../../core/text/usage-error.ts';
import type { TreeOptions } from './tree.ts';

/** Third parties' files, or none for clusters. */
const SKIPPED_DIRECTORIES: ReadonlySet<string> = new Set(['.git', 'node_modules', 'vendor', 'testdata']);
const MARKDOWN = /\.(?:mdc?|mdx|markdown)$/i;

export interface Selection {
  readonly directories: readonly string[];
  /** Read whatever the globs say. */
  readonly named: readonly string[];
  readonly wants: (path: string, directory: string) => boolean;
}

/** Throws UsageError for a glob that is too complex. */
export function select(options: TreeOptions, directories: readonly string[], named: readonly string[]): Selection {
  const included = options.include.length === 0 ? () => true : anyOf(options.include);
  const excluded = anyOf(options.exclude);
  const wants = (path: string, directory: string): boolean => {
    if (MARKDOWN.test(path)) return false;
    // A directory named by the user counts, even in `testdata`.
    const rest = directory === '' ? path : path.slice(directory.length + 1);
    for (let start = 0, end = rest.indexOf('/'); end !== -1; start = end + 1, end = rest.indexOf('/', start)) {
      if (SKIPPED_DIRECTORIES.has(rest.slice(start, end))) return false;
    }
    return included(path) && !excluded(path);
  };
  return { directories, named, wants };
}

function anyOf(globs: readonly string[]): (path: string) => boolean {
  const matches = compileGlobs(globs);
  if (typeof matches === 'function') return matches;
  throw new UsageError(`the pattern ${JSON.stringify(matches.text.slice(0, 80))} ${matches.refused}`);
}

/** `./a//b/` is `a/b`, the root `''`. Throws UsageError for paths out of the root. */
export function normalisePath(path: string): string {
  const clean = join(process.platform === 'win32' ? path.replaceAll('\\', '/') : path);
  if (isAbsolute(clean) || clean === '..' || clean.startsWith('../')) {
    throw new UsageError(`${path} is outside the scanned directory`);
  }
  const trimmed = clean.endsWith('/') ? clean.slice(0, -1) : clean;
  return trimmed === '.' ? '' : trimmed;
}

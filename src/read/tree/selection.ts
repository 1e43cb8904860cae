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
  readonly refuses: (path: string, directory: string) => string | undefined;
}

/** Throws UsageError for a glob that is too complex. */
export function select(options: TreeOptions, directories: readonly string[], named: readonly string[]): Selection {
  const included = options.include.length === 0 ? () => true : anyOf(options.include);
  const excluded = anyOf(options.exclude);
  const refuses = (path: string, directory: string): string | undefined => {
    if (MARKDOWN.test(path)) return 'Markdown is never read.';
    // A directory named by the user counts, even in `testdata`.
    const rest = directory === '' ? path : path.slice(directory.length + 1);
    for (let start = 0, end = rest.indexOf('/'); end !== -1; start = end + 1, end = rest.indexOf('/', start)) {
      const name = rest.slice(start, end);
      if (SKIPPED_DIRECTORIES.has(name)) return `Nothing below a directory called ${name} is read.`;
    }
    if (!included(path)) return 'None of the configuration’s `paths.include` names it.';
    return excluded(path) ? 'The configuration’s `paths.exclude` names it.' : undefined;
  };
  return { directories, named, wants: (path, directory) => refuses(path, directory) === undefined, refuses };
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

import { getOrInsert } from '../core/text/once.ts';
import { compareText } from '../core/text/sorted.ts';
import { openBytes, openFile } from '../read/documents/open.ts';
import { mayMatter, prefilter } from '../read/documents/prefilter.ts';
import { type FileTree, isUnreadable, type TreeFile } from '../read/tree/tree.ts';
import { carriers } from './carriers.ts';
import { plugins } from './plugins.ts';
import type { CoverageReport, FileCoverage, PluginCoverage } from './report/coverage-report.ts';

export interface LeftOut {
  readonly path: string;
  readonly because: string;
  /** Undefined where there are no bytes, as for a directory. */
  readonly read?: () => Buffer | undefined;
}

/** Longer excluded files are judged by name alone. */
const MAX_SNIFFED = 1024 * 1024;
/** Excluded files of other names are not listed. */
const CONFIGURATION_NAME = /\.(?:ya?ml|json|conf|cfg|toml)(?:\.[a-z0-9]{1,8})?$/i;

const UNKNOWN = 'Its content is not recognised.';
const READ_BY_NAME = 'It is not recognised on its own; it is read where another file refers to it.';

/** Reads every file once more. `named`: read because another file names them. */
export function coverageOf(
  tree: FileTree,
  leftOut: Iterable<LeftOut>,
  named: ReadonlySet<string> = new Set(),
): CoverageReport {
  const read: FileCoverage[] = [];
  const ignored: { path: string; because: string }[] = [];
  let irrelevant = 0;
  let excluded = 0;
  for (const file of tree.files()) {
    const one = fileCoverage(file);
    if (one === undefined) irrelevant += 1;
    else if ('because' in one)
      ignored.push(one.because === UNKNOWN && named.has(one.path) ? { ...one, because: READ_BY_NAME } : one);
    else read.push(one);
  }
  for (const notice of tree.notices) ignored.push({ path: notice.at.file.path, because: notice.message });
  for (const one of leftOut) {
    if (looksRelevant(one)) ignored.push({ path: one.path, because: one.because });
    else excluded += 1;
  }
  ignored.sort((a, b) => compareText(a.path, b.path));
  return { read, ignored, irrelevant, excluded };
}

function looksRelevant({ path, read }: LeftOut): boolean {
  if (prefilter().hasRelevantName(path)) return true;
  if (!CONFIGURATION_NAME.test(path)) return false;
  const bytes = read?.();
  return bytes !== undefined && bytes.length <= MAX_SNIFFED && mayMatter(path, bytes);
}

function fileCoverage(file: TreeFile): FileCoverage | { path: string; because: string } | undefined {
  const { path } = file;
  const bytes = file.read();
  if (isUnreadable(bytes)) return bytes.gone === true ? undefined : { path, because: bytes.unreadable };
  const opened = openBytes(path, bytes, file.named === undefined ? {} : { named: file.named });
  if (opened.file === undefined) {
    const first = opened.notices[0];
    return first === undefined ? undefined : { path, because: first.message };
  }
  const { documents, notices } = openFile(opened.file, carriers);
  const found = new Map<string, { documents: number; facts: Map<string, number> }>();
  let unknown = 0;
  let counted = notices.length;
  for (const document of documents) {
    let known = false;
    for (const plugin of plugins) {
      if (!plugin.recognises(document)) continue;
      known = true;
      const tally = getOrInsert(found, plugin.id, () => ({ documents: 0, facts: new Map<string, number>() }));
      tally.documents += 1;
      const reading = plugin.read(document);
      counted += reading.notices.length;
      for (const { kind } of reading.value) {
        const name = kind.slice(kind.indexOf('/') + 1);
        tally.facts.set(name, (tally.facts.get(name) ?? 0) + 1);
      }
    }
    if (!known) unknown += 1;
  }
  if (found.size === 0) {
    const template = notices.find((notice) => notice.template === true);
    const first = template ?? notices.find((notice) => notice.kind === 'unreadable');
    return { path, because: first?.message ?? UNKNOWN };
  }
  const dialects = plugins.flatMap((plugin): PluginCoverage[] => {
    const tally = found.get(plugin.id);
    if (tally === undefined) return [];
    const facts = [...tally.facts].map(([kind, count]) => ({ kind, count }));
    return [{ id: plugin.id, title: plugin.title, documents: tally.documents, facts }];
  });
  return { path, dialects, unknown, notices: counted };
}

import type { ConfigTextFact } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import type { JoinContext } from '../../languages/shared/join.ts';

const MAX_FILES = 100;
const MAX_LENGTH = 512 * 1024;
/** Configuration file names of the programs that are read, and of parts that their images include. */
const CONFIGURATION =
  /(?:^|\/)(?:[^/]*corefile[^/]*|[^/]+\.(?:conf|cfg|ya?ml|toml|server|override|include)|named\.conf\.[\w-]+|resolv\.conf)$/i;

export function configurationFacts(
  facts: readonly Statement[],
  tree: Pick<JoinContext, 'read' | 'leftOutBelow'> & { readonly paths: readonly string[] },
): readonly ConfigTextFact[] {
  const paths = new Set(facts.flatMap((fact) => (fact.kind === 'config-text' ? [fact.path] : [])));
  const configurations: ConfigTextFact[] = [];
  const add = (path: string, clusterPath: string | undefined): void => {
    if (paths.has(path)) return;
    paths.add(path);
    const file = tree.read(path);
    if (file === undefined || file.text.length > MAX_LENGTH || file.text.includes('\0')) return;
    const text = wholeFile(file);
    const at = { file, span: { start: 0, end: 0 } };
    configurations.push({
      kind: 'config-text',
      language: 'unplaced',
      path,
      text,
      at,
      ...defined({ clusterPath }),
    });
  };
  let sorted: readonly string[] | undefined;
  for (const fact of facts) {
    if (fact.kind !== 'workload') continue;
    for (const { source } of fact.volumes) {
      if (source.kind !== 'repository') continue;
      // A mount of the whole repository is no configuration.
      if (source.path === '') continue;
      add(source.path, fact.clusterPath);
      sorted ??= [...tree.paths].sort();
      const below = `${source.path}/`;
      const from = firstFrom(sorted, below);
      for (const path of sorted.slice(from, from + MAX_FILES)) {
        if (!path.startsWith(below)) break;
        if (CONFIGURATION.test(path)) add(path, fact.clusterPath);
      }
      for (const path of (tree.leftOutBelow?.(source.path) ?? []).slice(0, MAX_FILES))
        if (CONFIGURATION.test(path)) add(path, fact.clusterPath);
    }
  }
  return configurations;
}

function firstFrom(sorted: readonly string[], path: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < path) low = middle + 1;
    else high = middle;
  }
  return low;
}

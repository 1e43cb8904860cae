import type { ConfigTextFact } from '../../core/facts/config-text.ts';
import type { WorkloadFact } from '../../core/facts/workload.ts';
import { beyondBound } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import { once } from '../../core/text/once.ts';
import { pathsBelow } from '../../core/text/sorted.ts';
import { wholeFile } from '../../core/text/source-text.ts';
import type { Statement } from '../../languages/shared/fragments.ts';
import type { JoinContext } from '../../languages/shared/join.ts';

/** Of configuration below one mount, and characters of each. */
const MAX_MOUNTED = 1000;
const MAX_LENGTH = 4 * 1024 * 1024;
const MAX_WORD = 200;
/** Their folders are read whole: what they include may have any name. */
const DNS_SERVER = /dns|unbound|bind9|named|recursor/i;
/** Configuration file names of the programs that are read, and of parts that their images include. */
const CONFIGURATION =
  /(?:^|\/)(?:[^/]*corefile[^/]*|[^/]+\.(?:conf|cfg|ya?ml|toml|server|override|include)|named\.conf\.[\w-]+|resolv\.conf)$/i;

const HIDDEN = /(?:^|\/)\.[^/]*\//;

function runsDnsServer({ containers }: WorkloadFact): boolean {
  return containers.some(
    ({ image, words }) =>
      DNS_SERVER.test(image?.value ?? '') || words.some(({ value }) => DNS_SERVER.test(value.slice(0, MAX_WORD))),
  );
}

export function configurationFacts(
  facts: readonly Statement[],
  tree: Pick<JoinContext, 'read' | 'leftOutBelow'> & { readonly paths: readonly string[] },
): Reading<readonly ConfigTextFact[]> {
  const notices: Notice[] = [];
  // What looks like a part of a Corefile may be mounted as a whole one.
  const isWhole = (fact: Statement): fact is ConfigTextFact =>
    fact.kind === 'config-text' && fact.language !== 'corefile-part';
  const paths = new Set(facts.filter(isWhole).map(({ path }) => path));
  const configurations = new Map<string, ConfigTextFact>();
  const add = (path: string, clusterPath: string | undefined): void => {
    const known = configurations.get(path);
    // What two projects mount is of none.
    if (known?.clusterPath !== undefined && known.clusterPath !== clusterPath) {
      const { clusterPath: _first, ...shared } = known;
      configurations.set(path, shared);
    }
    if (paths.has(path)) return;
    paths.add(path);
    const file = tree.read(path);
    if (file === undefined || file.text.includes('\0')) return;
    const text = wholeFile(file);
    const at = { file, span: { start: 0, end: 0 } };
    if (file.text.length > MAX_LENGTH) {
      const message = `${path} has more than ${MAX_LENGTH / 1024 / 1024} MiB and was not read.`;
      notices.push({ kind: 'unreadable', message, at, unread: 'bytes', beside: true });
      return;
    }
    configurations.set(path, {
      kind: 'config-text',
      language: 'unplaced',
      path,
      text,
      at,
      ...defined({ clusterPath }),
    });
  };
  const inOrder = once(() => [...tree.paths].sort());
  for (const fact of facts) {
    if (fact.kind !== 'workload') continue;
    const isWanted = runsDnsServer(fact)
      ? (path: string) => !HIDDEN.test(path)
      : (path: string) => CONFIGURATION.test(path);
    for (const { source } of fact.volumes) {
      if (source.kind !== 'repository') continue;
      // A mount of the whole repository is no configuration.
      if (source.path === '') continue;
      add(source.path, fact.clusterPath);
      const mounted = pathsBelow(source.path, inOrder());
      const all = [...mounted, ...(tree.leftOutBelow?.(source.path) ?? [])].filter(isWanted);
      for (const path of all.slice(0, MAX_MOUNTED)) add(path, fact.clusterPath);
      if (all.length <= MAX_MOUNTED) continue;
      const message = `More than ${MAX_MOUNTED} files of configuration lie below ${source.path}; the rest was not read.`;
      notices.push(beyondBound(message, fact.at));
    }
  }
  return { value: [...configurations.values()], notices };
}

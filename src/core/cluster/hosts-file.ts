/** The hosts file that the kubelet or Docker writes into a container. */
import type { WorkloadFact } from '../facts/fact.ts';
import { type SourceText, synthetic } from '../text/source-text.ts';

const HOSTS = '/etc/hosts';

export function withHostsFile(
  files: ReadonlyMap<string, SourceText>,
  { hosts = [], hostNetwork }: WorkloadFact,
): ReadonlyMap<string, SourceText> {
  if (hostNetwork) return files;
  const stated = hosts.flatMap(({ name, to, byResolver, at }) =>
    'value' in to && byResolver !== true ? [{ at, line: `${to.value} ${name}` }] : [],
  );
  const [first] = stated;
  if (first === undefined || files.has(HOSTS)) return files;
  const lines = ['127.0.0.1 localhost', '::1 localhost', ...stated.map(({ line }) => line)];
  return new Map(files).set(HOSTS, synthetic(first.at, `${lines.join('\n')}\n`));
}

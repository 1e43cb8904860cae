/** The hosts file that the kubelet or Docker writes into a container. */
import { POD_ADDRESS, USUAL_HOSTS } from '../dns/endpoint.ts';
import type { WorkloadFact } from '../facts/workload.ts';
import { type SourceText, synthetic } from '../text/source-text.ts';

const HOSTS = '/etc/hosts';

export function withHostsFile(
  files: ReadonlyMap<string, SourceText>,
  { hosts = [], hostNetwork, sharedNetwork, workload, name: own, at }: WorkloadFact,
): ReadonlyMap<string, SourceText> {
  if (hostNetwork || files.has(HOSTS)) return files;
  const stated = hosts.flatMap(({ name, to, byResolver, at: place }) =>
    'value' in to && byResolver !== true ? [{ at: place, line: `${to.value} ${name}` }] : [],
  );
  // Without own lines it is the host's (moby daemon/container_operations_unix.go).
  if (stated.every(({ line }) => line.startsWith(POD_ADDRESS)) && sharedNetwork?.startsWith('host:') === true)
    return files;
  const called = workload === 'Pod' ? own : workload === 'StatefulSet' ? `${own}-0` : '';
  const lines = [...USUAL_HOSTS, `${POD_ADDRESS} ${called}`, ...stated.map(({ line }) => line)];
  return new Map(files).set(HOSTS, synthetic(stated[0]?.at ?? at, `${lines.join('\n')}\n`));
}

/** A volume at /etc/resolv.conf replaces the kubelet's file (containerd container_create.go isInCRIMounts). */
import type { Container, WorkloadFact } from '../facts/workload.ts';
import { rootedPath } from '../text/paths.ts';
import type { ResolverView } from './cluster.ts';
import type { ClusterContext } from './context.ts';
import { deepestMount, join } from './mounts.ts';
import { nodeResolverFile, onCommonSystems } from './node-resolver-file.ts';
import type { Pool } from './pool.ts';

/** What a pool's nodes have at a mounted path that is no known ConfigMap. */
export function mountedResolver(
  workload: WorkloadFact,
  container: Container,
  { readers, notices }: ClusterContext,
): (pool: Pool, path: string) => ResolverView | undefined {
  const deepest = deepestMount(container.mounts);
  return (pool, path) => {
    const mount = deepest(path);
    if (mount === undefined) return undefined;
    const source = workload.volumes.find((one) => one.name === mount.volume)?.source;
    const at = workload.podSpecAt;
    if (source?.kind !== 'host-path')
      return {
        nameservers: [],
        unknown: {
          because: `what is mounted at ${path} is not stated`,
          via: [],
          missing: { kind: 'pod-file', path },
        },
        outside: false,
      };
    const inside = rootedPath(path).slice(rootedPath(mount.path).length).replace(/^\//, '');
    const base = mount.subPath === undefined ? source.path : join(source.path, mount.subPath);
    const onNode = inside === '' ? base : join(base, inside);
    const pathStep = { at, description: `the pod mounts ${onNode} of its node at ${path}`, setting: 'link' as const };
    const from = { via: [pathStep], anchor: at };
    return onCommonSystems(pool, (one) => nodeResolverFile({ pool: one, readers, notices }, onNode, from));
  };
}

/** The files that a container finds in its volumes, as far as ConfigMaps of the repository make them. */

import type { ConfigMapFact, Container, WorkloadFact } from '../fact.ts';
import type { SourceText } from '../text/source-text.ts';
import type { Setup } from './coredns-servers.ts';

export interface Mounted {
  /** By absolute path in the container. */
  readonly files: Map<string, SourceText>;
  /** The ConfigMaps that they come from. */
  readonly used: readonly ConfigMapFact[];
  /** False when a volume's files are not known. */
  readonly complete: boolean;
}

export function mountedFiles(
  workload: WorkloadFact,
  container: Container,
  setup: Pick<Setup, 'mapsNamed' | 'texts'>,
): Mounted {
  const files = new Map<string, SourceText>();
  const used: ConfigMapFact[] = [];
  let complete = true;
  for (const mount of container.mounts) {
    const volume = workload.volumes.find((one) => one.name === mount.volume);
    if (volume?.source.kind === 'repository') {
      addRepositoryFiles(volume.source.path, mount.path, files, setup);
      complete = false;
      continue;
    }
    if (volume === undefined || volume.source.kind !== 'config-map') {
      // What another container writes into an empty directory, or a claim holds, is as unknown as what a node holds.
      complete = false;
      continue;
    }
    const source = volume.source;
    const map = setup.mapsNamed.get(`${workload.namespace}/${source.name}`) ?? setup.mapsNamed.get(source.name);
    if (map === undefined) {
      // Also an optional one: it is there in clusters in which somebody made it. What a platform brings is assumed as it is.
      if (workload.byDefault === undefined || !source.optional) complete = false;
      continue;
    }
    used.push(map);
    for (const entry of map.data) {
      const item = source.items === undefined ? { path: entry.key } : source.items.find((one) => one.key === entry.key);
      if (item === undefined) continue;
      const path =
        mount.subPath === undefined
          ? join(mount.path, item.path)
          : mount.subPath === item.path
            ? mount.path
            : undefined;
      if (path !== undefined) files.set(path, entry.text);
    }
  }
  return { files, used, complete };
}

/** What lies at or below a path, as far as it is a configuration text that somebody reads. */
function addRepositoryFiles(
  path: string,
  target: string,
  files: Map<string, SourceText>,
  setup: Pick<Setup, 'texts'>,
): void {
  const exact = setup.texts.get(path);
  if (exact !== undefined) files.set(target, exact.text);
  else
    for (const [name, fact] of setup.texts)
      if (name.startsWith(`${path}/`)) files.set(join(target, name.slice(path.length + 1)), fact.text);
}

export function join(directory: string, name: string): string {
  return `${directory.replace(/\/+$/, '')}/${name}`;
}

/** A container's files from ConfigMaps and Secrets of the repository. */

import type {
  ConfigContext,
  ConfigMapFact,
  ConfigMapSource,
  Container,
  Mount,
  Volume,
  WorkloadFact,
} from '../facts/fact.ts';
import { directoryOf } from '../text/paths.ts';
import type { SourceText } from '../text/source-text.ts';
import type { ClusterContext } from './context.ts';

export interface Mounted {
  /** By absolute path. */
  readonly files: ReadonlyMap<string, SourceText>;
  readonly used: readonly ConfigMapFact[];
  readonly isAbsent: ConfigContext['isAbsent'];
}

type MountContext = Pick<ClusterContext, 'mapsNamed' | 'texts' | 'textsBelow' | 'nodeFiles' | 'input'>;

export function mountedFiles(workload: WorkloadFact, container: Container, context: MountContext): Mounted {
  const files = new Map<string, SourceText>();
  const used: ConfigMapFact[] = [];
  let complete = true;
  // Of equal volume names the first counts.
  const volumes = new Map(workload.volumes.toReversed().map((one) => [one.name, one]));
  for (const mount of container.mounts) {
    const volume = volumes.get(mount.volume);
    if (volume?.source.kind === 'repository') {
      addRepositoryFiles(volume.source.path, mount.path, files, context);
      complete = false;
      continue;
    }
    if (volume?.source.kind === 'host-path') {
      addNodeFiles(volume.source.path, mount, files, context);
      complete = false;
      continue;
    }
    const sources = volume === undefined ? undefined : mapSources(volume);
    if (sources === undefined) {
      // Other containers or claims may put files there.
      complete = false;
      continue;
    }
    for (const source of sources) {
      const map =
        context.mapsNamed.get(volumeKey(`${workload.namespace}/${source.name}`, source.secret)) ??
        context.mapsNamed.get(volumeKey(source.name, source.secret));
      if (map === undefined) {
        // Optional ones exist in some clusters. A platform's volumes are assumed as shipped.
        if (workload.installerDefault === undefined || !source.optional) complete = false;
        continue;
      }
      used.push(map);
      addMapFiles(map, source, mount, files);
    }
  }
  const isAbsent = (path: string): boolean => {
    const mount = deepestMount(container.mounts, path);
    const source = mount === undefined ? undefined : volumes.get(mount.volume)?.source;
    if (mount === undefined || source?.kind !== 'repository' || source.unwritten !== true) return complete;
    return isNotInRepository(
      path,
      join(source.path, path.slice(mount.path.length).replace(/^\/+/, '')),
      files,
      context,
    );
  };
  return { files, used, isAbsent };
}

/** Filled in where it runs, and often by no rule of git's. */
const SECRET = /(?:\.(?:pem|key|crt|cer|private)|kubeconfig)$/i;

/** Of a folder that nothing else fills. */
function isNotInRepository(
  path: string,
  source: string,
  files: ReadonlyMap<string, SourceText>,
  { input: { isAbsent } }: MountContext,
): boolean {
  if (SECRET.test(path) || /[*?]/.test(path) || isAbsent?.(source) !== true) return false;
  // Git has no empty folders: one that it does not have may be made where it runs.
  const folder = `${directoryOf(path)}/`;
  return [...files.keys()].some((one) => one.startsWith(folder));
}

/** The longest path covers. */
export function deepestMount(mounts: readonly Mount[], path: string): Mount | undefined {
  let found: Mount | undefined;
  for (const mount of mounts) {
    const root = mount.path.replace(/\/+$/, '');
    if (path !== root && !path.startsWith(`${root}/`)) continue;
    if (found === undefined || mount.path.length > found.path.length) found = mount;
  }
  return found;
}

/** Node files at or below a path: stated ones, else those of the one folder that mirrors it. */
function addNodeFiles(
  path: string,
  mount: Mount,
  files: Map<string, SourceText>,
  context: Pick<ClusterContext, 'texts' | 'nodeFiles'>,
): void {
  const root = path.replace(/\/+$/, '');
  const base = mount.subPath === undefined ? root : join(root, mount.subPath);
  if (base === '') return;
  const put = (name: string, text: SourceText): void => {
    if (/resolv\.conf$/.test(name)) return;
    if (name === base) files.set(mount.path, text);
    else if (name.startsWith(`${base}/`)) files.set(join(mount.path, name.slice(base.length + 1)), text);
  };
  const before = files.size;
  for (const [name, text] of context.nodeFiles) put(name, text);
  if (files.size > before) return;
  const found: (readonly [string, SourceText])[] = [];
  const trees = new Set<string>();
  for (const [name, fact] of context.texts) {
    const at = `/${name}/`.indexOf(`${base}/`);
    if (at === -1) continue;
    trees.add(name.slice(0, at));
    found.push([`/${name}`.slice(at), fact.text]);
  }
  if (trees.size === 1) for (const [name, text] of found) put(name, text);
}

/** Key in `mapsNamed`. */
export function volumeKey(name: string, secret: boolean | undefined): string {
  return secret === true ? `secret:${name}` : name;
}

/** Undefined for other volumes. */
function mapSources({ source }: Volume): readonly ConfigMapSource[] | undefined {
  if (source.kind === 'config-map') return [source];
  return source.kind === 'projected' ? source.sources : undefined;
}

function addMapFiles(map: ConfigMapFact, source: ConfigMapSource, mount: Mount, files: Map<string, SourceText>): void {
  const items = new Map((source.items ?? []).toReversed().map((one) => [one.key, one]));
  for (const entry of map.data) {
    const item = source.items === undefined ? { path: entry.key } : items.get(entry.key);
    if (item === undefined) continue;
    const path =
      mount.subPath === undefined ? join(mount.path, item.path) : mount.subPath === item.path ? mount.path : undefined;
    if (path !== undefined) files.set(path, entry.text);
  }
}

function addRepositoryFiles(
  path: string,
  target: string,
  files: Map<string, SourceText>,
  context: Pick<ClusterContext, 'texts' | 'textsBelow'>,
): void {
  const exact = context.texts.get(path);
  if (exact !== undefined) files.set(target, exact.text);
  else
    for (const [name, fact] of context.textsBelow(path))
      files.set(join(target, name.slice(path.length + 1)), fact.text);
}

export function join(directory: string, name: string): string {
  return `${directory.replace(/\/+$/, '')}/${name}`;
}

import type { ConfigMapFact } from '../facts/objects.ts';
import type { ConfigContext } from '../facts/readers.ts';
import type { ConfigMapSource, Container, Mount, Volume, WorkloadFact } from '../facts/workload.ts';
import { defined } from '../text/defined.ts';
import { directoryOf, foldedPath, rootedPath } from '../text/paths.ts';
import { isPlaceholder } from '../text/placeholder.ts';
import type { SourceText } from '../text/source-text.ts';
import type { ClusterContext } from './context.ts';

export interface Mounted {
  /** By absolute path. */
  readonly files: ReadonlyMap<string, SourceText>;
  readonly used: readonly ConfigMapFact[];
  /** Never where no mount covers the path: there an image may have it. */
  readonly isAbsent: ConfigContext['isAbsent'];
  readonly isOfImage: (path: string) => boolean;
  readonly volumes: ReadonlySet<string>;
  /** Without what is assumed the pod never starts. */
  readonly mayDiffer?: string;
}

type MountContext = Pick<ClusterContext, 'mapsNamed' | 'texts' | 'textsBelow' | 'nodeFiles' | 'input'>;

export function mountedFiles(workload: WorkloadFact, container: Container, context: MountContext): Mounted {
  const files = new Map<string, SourceText>();
  const used: ConfigMapFact[] = [];
  const complete = new Set<Mount>();
  // Of equal volume names the first counts.
  const volumes = new Map(workload.volumes.toReversed().map((one) => [one.name, one]));
  const mounts = container.mounts.map((mount) => placed(mount, container));
  const deepest = deepestMount(mounts);
  for (const mount of mounts) {
    const volume = volumes.get(mount.volume);
    const own = mount.isUnknown ? undefined : filesOfMount(mount, volume, workload, context);
    if (own?.complete === true) complete.add(mount);
    for (const map of own?.used ?? []) used.push(map);
    // What is mounted deeper hides what lies there.
    for (const [path, text] of own?.files ?? []) if (deepest(path) === mount) files.set(path, text);
  }
  const isAbsent = (path: string): boolean => {
    const mount = deepest(path);
    const source = mount === undefined ? undefined : volumes.get(mount.volume)?.source;
    if (mount === undefined) return false;
    if (source?.kind !== 'repository' || source.unwritten !== true) return complete.has(mount);
    return isNotInRepository(
      path,
      join(source.path, path.slice(mount.path.length).replace(/^\/+/, '')),
      files,
      context,
    );
  };
  const fromMaps = used.flatMap((map) => mayDifferFrom(map, workload.namespace) ?? [])[0];
  const mayDiffer = workload.mayDiffer ?? fromMaps ?? unlessKeys(workload, [...volumes.values()], context);
  const isFilled = ({ volume, subPath }: Mount): boolean =>
    subPath === undefined && mapSources(volumes.get(volume)) !== undefined;
  const filled = new Set(mounts.filter(isFilled).map(({ path }) => path));
  const isOfImage = (path: string): boolean => deepest(path) === undefined;
  return { files, used, isAbsent, isOfImage, volumes: filled, ...defined({ mayDiffer }) };
}

function mapOf(
  { name, secret }: ConfigMapSource,
  { namespace }: WorkloadFact,
  { mapsNamed }: MountContext,
): ConfigMapFact | undefined {
  return mapsNamed.get(volumeKey(`${namespace}/${name}`, secret)) ?? mapsNamed.get(volumeKey(name, secret));
}

/**
 * Without the keys that a mounted volume wants no container starts (pkg/volume/configmap/configmap.go MakePayload); of
 * several keys controllers write some.
 */
function unlessKeys(workload: WorkloadFact, volumes: readonly Volume[], context: MountContext): string | undefined {
  const mounted = new Set(workload.containers.flatMap(({ mounts }) => mounts.map(({ volume }) => volume)));
  for (const source of volumes.flatMap((one) => (mounted.has(one.name) ? (mapSources(one) ?? []) : []))) {
    const map = source.optional ? undefined : mapOf(source, workload, context);
    const [first] = source.items ?? [];
    if (map === undefined || first === undefined) continue;
    const keys = new Set(map.data.map(({ key }) => key));
    if (!source.items?.some(({ key }) => keys.has(key))) return `${map.namespace}/${map.name} has the key ${first.key}`;
  }
  return undefined;
}

interface PlacedMount extends Mount {
  /** Its part of the volume hangs on an unstated variable. */
  readonly isUnknown: boolean;
}

/** With clean paths, and its `subPathExpr` filled in (pkg/kubelet/kubelet_pods.go makeMounts). */
function placed({ volume, path, subPath = '' }: Mount, { env }: Container): PlacedMount {
  const values = new Map(env.map((one) => [one.name, one.value]));
  const filled = subPath.replace(/\$\(([^()$]{1,253})\)/g, (whole, name: string) => values.get(name) ?? whole);
  const part = foldedPath(filled);
  return {
    volume,
    path: rootedPath(path),
    ...defined({ subPath: part === '' ? undefined : part }),
    isUnknown: filled.includes('$('),
  };
}

interface MountFiles extends Pick<Mounted, 'files' | 'used'> {
  /** Nothing else lies in it. */
  readonly complete: boolean;
}

/** Undefined where other containers or claims may put files. */
function filesOfMount(
  mount: Mount,
  volume: Volume | undefined,
  workload: WorkloadFact,
  context: MountContext,
): MountFiles | undefined {
  const files = new Map<string, SourceText>();
  const used: ConfigMapFact[] = [];
  if (volume?.source.kind === 'repository') {
    addRepositoryFiles(volume.source.path, mount.path, files, context);
    return { files, used, complete: false };
  }
  if (volume?.source.kind === 'host-path') {
    addNodeFiles(volume.source.path, mount, files, context);
    return { files, used, complete: false };
  }
  let complete = true;
  const sources = mapSources(volume);
  for (const source of sources ?? []) {
    const map = mapOf(source, workload, context);
    if (map === undefined) {
      // Optional ones exist in some clusters. A platform's volumes are assumed as shipped.
      if (workload.installerDefault === undefined || !source.optional) complete = false;
      continue;
    }
    used.push(map);
    addMapFiles(map, source, mount, files);
  }
  return sources === undefined ? undefined : { files, used, complete };
}

/** Files made where the volume is used, often ignored by git, unless a private key lies beside them. */
const SECRET = /(?:\.(?:pem|key|crt|cer|private)|kubeconfig)$/i;

function isNotInRepository(
  path: string,
  source: string,
  files: ReadonlyMap<string, SourceText>,
  { input: { isAbsent } }: MountContext,
): boolean {
  if (/[*?]/.test(path) || isAbsent?.(source) !== true) return false;
  // Git has no empty folders: a missing one may be made later.
  const folder = `${directoryOf(path)}/`;
  const mustHold = SECRET.test(path) ? 'PRIVATE KEY-----' : '';
  return [...files].some(([one, { text }]) => one.startsWith(folder) && text.includes(mustHold));
}

/** The longest mount that covers a path, of equal ones the later (containerd internal/cri/opts SortMounts). */
export function deepestMount<M extends Mount>(mounts: readonly M[]): (path: string) => M | undefined {
  const byRoot = new Map(mounts.map((mount) => [rootedPath(mount.path), mount]));
  return (path) => {
    for (let at = rootedPath(path); ; at = at.slice(0, at.lastIndexOf('/')) || '/') {
      const found = byRoot.get(at);
      if (found !== undefined || at === '/') return found;
    }
  };
}

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

/** A pod has those of its own namespace alone (Kubernetes, "ConfigMaps and Pods"), which one side may leave to whoever applies it. */
export function isElsewhere(map: ConfigMapFact, namespace: string): boolean {
  const isOpen = (one: string): boolean => one === 'default' || isPlaceholder(one);
  return map.namespace !== namespace && (map.isInDefault === true || !isOpen(map.namespace)) && !isOpen(namespace);
}

function mayDifferFrom(map: ConfigMapFact, namespace: string): string | undefined {
  if (!isElsewhere(map, namespace)) return map.mayDiffer;
  return `ConfigMap ${map.namespace}/${map.name} is in namespace ${namespace} as well`;
}

/** Key in `mapsNamed`. */
export function volumeKey(name: string, secret: boolean | undefined): string {
  return secret === true ? `secret:${name}` : name;
}

export function mapSources(volume: Volume | undefined): readonly ConfigMapSource[] | undefined {
  const source = volume?.source;
  if (source?.kind === 'config-map') return [source];
  return source?.kind === 'projected' ? source.sources : undefined;
}

function addMapFiles(map: ConfigMapFact, source: ConfigMapSource, mount: Mount, files: Map<string, SourceText>): void {
  const items = new Map((source.items ?? []).toReversed().map((one) => [one.key, one]));
  for (const entry of map.data) {
    const item = source.items === undefined ? { path: entry.key } : items.get(entry.key);
    if (item === undefined) continue;
    const path = pathBelow(mount, foldedPath(item.path));
    if (path !== undefined) files.set(path, entry.text);
  }
}

function pathBelow({ path, subPath }: Mount, file: string): string | undefined {
  if (subPath === undefined) return join(path, file);
  if (subPath === file) return path;
  return file.startsWith(`${subPath}/`) ? join(path, file.slice(subPath.length + 1)) : undefined;
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

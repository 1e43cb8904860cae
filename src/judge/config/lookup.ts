import { defined } from '../../core/text/defined.ts';
import { directoryOf } from '../../core/text/paths.ts';
import { UsageError } from '../../core/text/usage-error.ts';
import type { ClusterConfig, Config, NodeConfig } from './config.ts';
import { CONFIG_PATHS } from './config.ts';

/** By folder, from `common` up to the top. */
export function configCandidates(common: string): readonly (readonly string[])[] {
  const folders: string[] = [''];
  for (let end = common.indexOf('/'); end !== -1; end = common.indexOf('/', end + 1))
    folders.push(common.slice(0, end + 1));
  if (common !== '') folders.push(`${common}/`);
  return folders.reverse().map((folder) => CONFIG_PATHS.map((path) => folder + path));
}

/** Throws UsageError for two in one folder. */
export function findConfig(common: string, exists: (path: string) => boolean): string | undefined {
  for (const candidates of configCandidates(common)) {
    const [first, second] = candidates.filter(exists);
    if (first !== undefined && second !== undefined)
      throw new UsageError(`${first} and ${second} are both configurations of one folder; keep one of them`);
    if (first !== undefined) return first;
  }
  return undefined;
}

/** For `.github` the folder above. `''` is the top. */
export function configFolder(path: string): string {
  const folder = directoryOf(path);
  if (folder === '.github') return '';
  return folder.endsWith('/.github') ? folder.slice(0, -'/.github'.length) : folder;
}

export function fromTop(config: Config, folder: string): Config {
  if (folder === '') return config;
  // Glob characters in a folder's name match any one character.
  const prefix = `${folder.replace(/[*?[\]{}()\\!]/g, '?')}/`;
  const glob = <T extends { readonly value: string }>(one: T): T => ({
    ...one,
    value: prefix + one.value.replace(/^(?:\.\/+)+/, ''),
  });
  const file = <T extends { readonly value: string }>(one: T): T => ({ ...one, value: `${folder}/${one.value}` });
  const node = (one: NodeConfig): NodeConfig => ({
    ...one,
    files: one.files.map((entry) =>
      entry.content.kind === 'inline'
        ? entry
        : { ...entry, content: { ...entry.content, path: file(entry.content.path) } },
    ),
  });
  const cluster = (one: ClusterConfig): ClusterConfig => ({
    ...one,
    paths: one.paths.map(glob),
    nodes: one.nodes.map(node),
  });
  return {
    ...config,
    ...defined({
      include: config.include === undefined ? undefined : config.include.map(glob),
      exclude: config.exclude === undefined ? undefined : config.exclude.map(glob),
      baseline: config.baseline === undefined ? undefined : file(config.baseline),
    }),
    clusters: config.clusters.map(cluster),
    suppressions: config.suppressions.map((one) =>
      one.path === undefined ? one : { ...one, path: glob({ value: one.path }).value },
    ),
  };
}

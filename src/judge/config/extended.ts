import { defined } from '../../core/text/defined.ts';
import type { ClusterConfig, Config, RemoteFile, RuleSetting } from './config.ts';

/** `OWNER/REPOSITORY/PATH@REF`, as a configuration names it. */
export function remoteName({ owner, repository, path, ref }: RemoteFile): string {
  return `${owner}/${repository}/${path}@${ref}`;
}

/** Single values, `include` and `exclude`: the nearest file's. Rules and clusters merge, suppressions add up. An extended file's own `extends` and file paths are ignored. */
export function withExtended(file: Config, extended: readonly Config[]): Config {
  if (extended.length === 0) return file;
  const layers = [file, ...[...extended].reverse()];
  const first = <T>(pick: (config: Config) => T | undefined): T | undefined => {
    for (const layer of layers) {
      const value = pick(layer);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const rules = new Map<string, RuleSetting>();
  const clusters = new Map<string, ClusterConfig>();
  for (const layer of layers) {
    for (const one of layer.rules) if (!rules.has(one.rule)) rules.set(one.rule, one);
    for (const one of layer.clusters) {
      if (clusters.has(one.name.value)) continue;
      clusters.set(one.name.value, layer === file ? one : { ...one, nodes: one.nodes.map(withoutRepositoryFiles) });
    }
  }
  const trust = first((one) => one.trust);
  const include = first((one) => one.include);
  const exclude = first((one) => one.exclude);
  const failOn = first((one) => one.failOn);
  const render = first((one) => one.render);
  const maxSuppressionDays = first((one) => one.maxSuppressionDays);
  return {
    file: file.file,
    extends: file.extends,
    clusters: [...clusters.values()],
    rules: [...rules.values()],
    suppressions: layers.flatMap((one) => one.suppressions),
    ...defined({
      expectations: layers.every((one) => one.expectations === undefined)
        ? undefined
        : layers.flatMap((one) => one.expectations ?? []),
      trust,
      include,
      exclude,
      failOn,
      baseline: file.baseline,
      render,
      maxSuppressionDays,
    }),
  };
}

function withoutRepositoryFiles(node: ClusterConfig['nodes'][number]): ClusterConfig['nodes'][number] {
  return { ...node, files: node.files.filter(({ content }) => content.kind === 'inline') };
}

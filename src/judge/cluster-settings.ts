/** Clusters as the configuration declares them, in the head and in the base. */

import type { ClusterSettings } from '../core/cluster/settings.ts';
import { hostPort } from '../core/dns/endpoint.ts';
import { defined } from '../core/text/defined.ts';
import { compileGlobs } from '../core/text/globs.ts';
import type { Located } from '../core/text/location.ts';
import { wholeFile } from '../core/text/source-text.ts';
import { mistakeAt, PlacedUsageError, UsageError } from '../core/text/usage-error.ts';
import type { BaseFiles } from '../read/tree/git-tree.ts';
import type { FileTree } from '../read/tree/tree.ts';
import type { CheckInput } from './check-input.ts';
import { type ClusterConfig, CONFIG_PATHS, type Config } from './config/config.ts';
import { loadConfig } from './load-config.ts';

/** A base configuration that cannot be read is today's. */
export function settingsBefore(
  { config, tree, before }: CheckInput,
  settings: readonly ClusterSettings[],
  base: BaseFiles,
): readonly ClusterSettings[] {
  const then: FileTree = {
    ...tree,
    read: (path) => (base.changed.has(path) ? base.old.get(path) : tree.read(path)),
  };
  try {
    if (before !== undefined) return clusterSettings(before.config, then);
    const path = config?.file.path ?? CONFIG_PATHS.find((one) => base.old.has(one));
    if (path === undefined) return settings;
    if (!base.changed.has(path)) return clusterSettings(config, then);
    const bytes = base.old.get(path);
    return bytes === undefined ? [] : clusterSettings(loadConfig({ path, text: bytes.toString('utf8') }), then);
  } catch (error) {
    // The declared file is new.
    if (error instanceof UsageError) return settings;
    throw error;
  }
}

export function clusterSettings(config: Config | undefined, tree: FileTree): ClusterSettings[] {
  return (config?.clusters ?? []).map((one) => settingsOf(one, tree));
}

function settingsOf(one: ClusterConfig, tree: FileTree): ClusterSettings {
  const globs = compileGlobs(one.paths.map(({ value }) => value));
  if (typeof globs !== 'function')
    throw new PlacedUsageError(mistakeAt(one.at, `the pattern ${JSON.stringify(globs.text)} ${globs.refused}`));
  return {
    name: one.name.value,
    matches: one.paths.length === 0 ? () => true : globs,
    ...defined({ clusterDomain: one.clusterDomain?.value }),
    serviceCidrs: one.serviceCidrs,
    clusterDns: one.clusterDns,
    ...defined({ corednsVersion: one.corednsVersion, kubeProxy: one.kubeProxy?.value }),
    nodes: one.nodes.map((node) => ({
      name: node.name.value,
      ...defined({ os: node.os, provisioner: node.provisioner }),
      addresses: node.addresses,
      at: node.at,
      files: node.files.flatMap((file) => {
        if (file.content.kind === 'inline') return [{ path: file.path.value, text: file.content.text, isInline: true }];
        const bytes = tree.read(file.content.path.value);
        if (bytes === undefined)
          throw new PlacedUsageError(
            mistakeAt(file.content.path.at, `the file ${file.content.path.value} does not exist in the repository`),
          );
        return [
          { path: file.path.value, text: wholeFile({ path: file.content.path.value, text: bytes.toString('utf8') }) },
        ];
      }),
    })),
    resolvers: one.resolvers.map((resolver) => ({
      name: resolver.name.value,
      addresses: resolver.addresses.map(endpointText),
      at: resolver.at,
      forwards: resolver.forwards.map((forward) => ({
        zone: forward.zone.value,
        at: forward.zone.at,
        to: forward.to.map(endpointText),
      })),
    })),
    at: one.at,
  };
}

function endpointText({ value, at }: Located<{ readonly address: string; readonly port: number }>): Located<string> {
  return { value: value.port === 53 ? value.address : hostPort(value.address, value.port), at };
}

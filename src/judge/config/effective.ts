/** Precedence: file, defaults. Flags are above, at the doors; what a file extends is in it (`withExtended`). */

import { type Endpoint, hostPort } from '../../core/dns/endpoint.ts';
import { displayName } from '../../core/dns/name.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { compareSeverities, type FailOn, type RuleDescription, type Severity } from '../report/finding.ts';
import type {
  ClusterConfig,
  Config,
  Expectation,
  RenderMode,
  RuleSeverity,
  Suppression,
  TrustedSide,
} from './config.ts';
import { yamlText } from './yaml-text.ts';

export interface Setting<T> {
  readonly value: T;
  readonly at?: Location;
}

export interface EffectiveConfig {
  readonly file?: SourceFile;
  readonly trust: Setting<TrustedSide>;
  /** Empty: every path. */
  readonly include: readonly Located<string>[];
  readonly exclude: readonly Located<string>[];
  readonly clusters: readonly ClusterConfig[];
  readonly rules: ReadonlyMap<string, Setting<RuleSeverity>>;
  readonly failOn: Setting<FailOn>;
  readonly baseline?: Setting<string>;
  readonly render: Setting<RenderMode>;
  readonly maxSuppressionDays?: Setting<number>;
  readonly suppressions: readonly Suppression[];
  readonly expectations?: readonly Expectation[];
}

export function effectiveConfig(file: Config | undefined, rules: readonly RuleDescription[]): EffectiveConfig {
  const set = new Map(file?.rules.map(({ rule, severity, at }) => [rule, { value: severity, at }]));
  return {
    trust: file?.trust ?? { value: 'head' },
    include: file?.include ?? [],
    exclude: file?.exclude ?? [],
    clusters: file?.clusters ?? [],
    rules: new Map(rules.map(({ slug, severity }) => [slug, set.get(slug) ?? { value: severity }])),
    failOn: file?.failOn ?? { value: 'error' },
    render: file?.render ?? { value: 'off' },
    suppressions: file?.suppressions ?? [],
    ...defined({
      file: file?.file,
      baseline: file?.baseline,
      maxSuppressionDays: file?.maxSuppressionDays,
      expectations: file?.expectations,
    }),
  };
}

/** A milder setting also caps findings below the rule's usual severity. */
export function severityUnder(set: RuleSeverity, usual: Severity, severity: Severity): RuleSeverity {
  if (set === 'off' || compareSeverities(set, severity) < 0) return set;
  return severity === usual ? set : severity;
}

/** Reads back to the same; every rule is listed. */
export function printConfig(config: EffectiveConfig): string {
  return yamlText(configData(config));
}

/** What is printed: equal configurations give equal data. */
export function configData(config: EffectiveConfig): object {
  return {
    version: 1,
    trust: config.trust.value,
    paths: {
      include: config.include.length === 0 ? ['**'] : config.include.map(({ value }) => value),
      exclude: config.exclude.map(({ value }) => value),
    },
    clusters: config.clusters.map(clusterData),
    rules: Object.fromEntries([...config.rules].map(([rule, { value }]) => [rule, value])),
    'fail-on': config.failOn.value,
    baseline: config.baseline?.value,
    render: config.render.value,
    'max-suppression-days': config.maxSuppressionDays?.value,
    suppressions: config.suppressions.map(({ rule, path, server, zone, reason, expires }) => {
      return { rule, path, server, zone, reason, expires };
    }),
    expectations: config.expectations?.map(expectationData),
  };
}

export function expectationData({ names, exact, from, goes, to, reason }: Expectation): object {
  return {
    names: displayName(names.value),
    exact: exact || undefined,
    from: from.value,
    goes,
    to:
      to.length === 0
        ? undefined
        : to.map(({ value }) => (value.port === 53 ? value.address : hostPort(value.address, value.port))),
    reason,
  };
}

/** Equal declarations give equal data. */
export function clusterData(cluster: ClusterConfig): object {
  const values = <T>(list: readonly Located<T>[]) => (list.length === 0 ? undefined : list.map(({ value }) => value));
  const list = <T>(items: readonly T[]) => (items.length === 0 ? undefined : items);
  return {
    name: cluster.name.value,
    paths: values(cluster.paths),
    'cluster-domain': cluster.clusterDomain && displayName(cluster.clusterDomain.value),
    'service-cidrs': values(cluster.serviceCidrs),
    'cluster-dns': values(cluster.clusterDns),
    'coredns-version': cluster.corednsVersion?.value,
    'kube-proxy': cluster.kubeProxy?.value,
    nodes: list(
      cluster.nodes.map((one) => ({
        name: one.name.value,
        os: one.os?.value,
        provisioner: one.provisioner?.value,
        addresses: values(one.addresses),
        files:
          one.files.length === 0
            ? undefined
            : Object.fromEntries(
                one.files.map(({ path, content }) => [
                  path.value,
                  content.kind === 'repository' ? content.path.value : { inline: content.text.text },
                ]),
              ),
      })),
    ),
    resolvers: list(
      cluster.resolvers.map((one) => ({
        name: one.name.value,
        addresses: one.addresses.map(({ value }) => endpointText(value)),
        forwards: list(
          one.forwards.map(({ zone, to }) => ({
            zone: displayName(zone.value),
            to: to.map(({ value }) => endpointText(value)),
          })),
        ),
      })),
    ),
  };
}

function endpointText({ address, port }: Endpoint): string {
  return port === 53 ? address : hostPort(address, port);
}

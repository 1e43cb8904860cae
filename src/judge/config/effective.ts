/** Precedence: flags, environment, file, what it extends, defaults. */

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
import { didYouMean, quoted } from './spelling.ts';
import { yamlText } from './yaml-text.ts';

const FAIL_ON_VALUES: readonly FailOn[] = ['error', 'warning', 'note', 'never'];
const RENDER_MODES: readonly RenderMode[] = ['auto', 'helm', 'kustomize', 'off'];

export interface Overrides {
  readonly failOn?: FailOn;
  /** As given: a flag's path is relative to the working directory. */
  readonly baseline?: string;
  readonly render?: RenderMode;
}

export interface Setting<T> {
  readonly value: T;
  readonly from: 'flag' | 'environment' | 'file' | 'extends' | 'default';
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

export interface ConfigSources {
  readonly flags?: Overrides;
  readonly environment?: Overrides;
  readonly file?: Config;
  readonly extended?: readonly Config[];
}

/** Single values, `include` and `exclude`: the nearest source's. Rules and clusters merge, suppressions add up. */
export function mergeConfigs(sources: ConfigSources, rules: readonly RuleDescription[]): EffectiveConfig {
  const { flags, environment, file } = sources;
  const extended = [...(sources.extended ?? [])].reverse();
  const layers = [
    ...(file === undefined ? [] : [{ from: 'file' as const, config: file }]),
    ...extended.map((config) => ({ from: 'extends' as const, config })),
  ];
  const stated = <T>(pick: (config: Config) => Located<T> | undefined): Setting<T> | undefined => {
    for (const { from, config } of layers) {
      const found = pick(config);
      if (found !== undefined) return { value: found.value, from, at: found.at };
    }
    return undefined;
  };
  const given = <T>(pick: (overrides: Overrides) => T | undefined): Setting<T> | undefined => {
    const flag = flags === undefined ? undefined : pick(flags);
    if (flag !== undefined) return { value: flag, from: 'flag' };
    const variable = environment === undefined ? undefined : pick(environment);
    return variable === undefined ? undefined : { value: variable, from: 'environment' };
  };
  const baseline = given(({ baseline }) => baseline) ?? stated((config) => config.baseline);
  const maxSuppressionDays = stated((config) => config.maxSuppressionDays);
  const fromFiles = new Map<string, Setting<RuleSeverity>>();
  for (const { from, config } of layers) {
    for (const { rule, severity, at } of config.rules) {
      if (!fromFiles.has(rule)) fromFiles.set(rule, { value: severity, from, at });
    }
  }
  const clusters = new Map<string, ClusterConfig>();
  for (const { config } of layers) {
    for (const cluster of config.clusters)
      if (!clusters.has(cluster.name.value)) clusters.set(cluster.name.value, cluster);
  }
  return {
    ...defined({ file: file?.file }),
    trust: stated((config) => config.trust) ?? { value: 'head', from: 'default' },
    include: layers.find(({ config }) => config.include !== undefined)?.config.include ?? [],
    exclude: layers.find(({ config }) => config.exclude !== undefined)?.config.exclude ?? [],
    clusters: [...clusters.values()],
    rules: new Map(
      rules.map(({ slug, severity }) => [slug, fromFiles.get(slug) ?? { value: severity, from: 'default' }]),
    ),
    failOn: given(({ failOn }) => failOn) ?? stated((config) => config.failOn) ?? { value: 'error', from: 'default' },
    ...defined({ baseline }),
    render: given(({ render }) => render) ?? stated((config) => config.render) ?? { value: 'off', from: 'default' },
    ...defined({ maxSuppressionDays }),
    suppressions: layers.flatMap(({ config }) => config.suppressions),
    ...defined({
      expectations: layers.every(({ config }) => config.expectations === undefined)
        ? undefined
        : layers.flatMap(({ config }) => config.expectations ?? []),
    }),
  };
}

/** Empty is unset; unknown ones are ignored, as Kubernetes sets LOOPGATE_SERVICE_HOST for a Service. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): {
  readonly overrides: Overrides;
  readonly errors: readonly string[];
} {
  const errors: string[] = [];
  const choose = <T extends string>(name: string, allowed: readonly T[]): T | undefined => {
    const text = env[name];
    if (text === undefined || text === '') return undefined;
    const chosen = allowed.find((one) => one === text);
    if (chosen === undefined) {
      errors.push(`${name} must be one of ${allowed.join(', ')}, not ${quoted(text)}${didYouMean(text, allowed)}`);
    }
    return chosen;
  };
  const failOn = choose('LOOPGATE_FAIL_ON', FAIL_ON_VALUES);
  const render = choose('LOOPGATE_RENDER', RENDER_MODES);
  const baseline = env.LOOPGATE_BASELINE === '' ? undefined : env.LOOPGATE_BASELINE;
  return {
    overrides: defined({ failOn, baseline, render }),
    errors,
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

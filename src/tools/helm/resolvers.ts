/** Charts of other resolvers: workload, Service and the configuration in their values, which src/languages reads. */

import type { Fact } from '../../core/facts/fact.ts';
import type { Container, EnvVar } from '../../core/facts/workload.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import { baseName } from '../../core/text/paths.ts';
import { type SourceText, slice } from '../../core/text/source-text.ts';
import { balancerAddresses, isBalanced } from '../../languages/shared/balancer-addresses.ts';
import { locatedText } from '../../languages/shared/fields.ts';
import { madeContainer, madeService, madeWorkload, PROTOCOLS } from '../../languages/shared/made-objects.ts';
import {
  child,
  entries,
  items,
  placeOf,
  placeOfKey,
  scalarText,
  type YamlNode,
} from '../../read/documents/document.ts';
import { isTrue, type Layer, literalText, pick, textOf } from './layers.ts';
import { piholeFactsOf } from './pihole.ts';
import type { Release } from './release.ts';

export type ResolverChart = 'pihole' | 'adguard-home' | 'blocky' | 'unbound' | 'dnsmasq' | 'pdns-recursor';

interface Program {
  readonly image: string;
  /** Keys in the values of the program's configuration (a text or a mapping), and its path in the container. */
  readonly config: readonly (readonly string[])[];
  readonly file: string;
}

const PROGRAMS: Readonly<Record<Exclude<ResolverChart, 'pihole'>, Program>> = {
  // gabe565/charts and k8s-at-home charts `config`; rm3l/helm-charts adguard-home `bootstrapConfig`
  'adguard-home': {
    image: 'adguard/adguardhome',
    config: [['config'], ['bootstrapConfig'], ['configuration'], ['configAsCode', 'config']],
    file: '/opt/adguardhome/conf/AdGuardHome.yaml',
  },
  // k8s-at-home and gabe565 charts `config`
  blocky: {
    image: 'spx01/blocky',
    config: [['config'], ['blocky', 'config'], ['configuration']],
    file: '/app/config.yml',
  },
  unbound: {
    image: 'klutchell/unbound',
    config: [['config'], ['unbound', 'config'], ['unboundConfig'], ['configuration']],
    file: '/etc/unbound/unbound.conf',
  },
  dnsmasq: {
    image: 'dockurr/dnsmasq',
    config: [['config'], ['dnsmasq', 'config'], ['configuration']],
    file: '/etc/dnsmasq.conf',
  },
  'pdns-recursor': {
    image: 'powerdns/pdns-recursor-51',
    config: [['config'], ['recursor', 'config'], ['configuration']],
    file: '/etc/powerdns/recursor.conf',
  },
};

const NAMES: ReadonlyMap<string, ResolverChart> = new Map<string, ResolverChart>([
  ['pihole', 'pihole'],
  ['pi-hole', 'pihole'],
  ['adguard-home', 'adguard-home'],
  ['adguardhome', 'adguard-home'],
  ['adguard', 'adguard-home'],
  ['blocky', 'blocky'],
  ['unbound', 'unbound'],
  ['dnsmasq', 'dnsmasq'],
  ['pdns-recursor', 'pdns-recursor'],
  ['powerdns-recursor', 'pdns-recursor'],
]);

export function resolverChart(name: string): ResolverChart | undefined {
  return NAMES.get(name);
}

export function resolverFactsOf(chart: ResolverChart, release: Release): readonly Fact[] {
  const { layers, namespace, at } = release;
  if (chart === 'pihole') return piholeFactsOf(release);
  // Values of bjw-s' common chart: app-template.ts reads these.
  if (pick(layers, 'controllers') !== undefined) return [];
  const program = PROGRAMS[chart];
  const name = release.name.includes(chart) ? release.name : `${release.name}-${chart}`;
  const labels = { 'app.kubernetes.io/name': chart, 'app.kubernetes.io/instance': release.name };
  const text = configOf(layers, program);
  const config = text && { key: baseName(program.file), text, at };
  const map = `${name}-config`;
  const origin = { platformSource: `the ${chart} chart makes it from its values`, released: true } as const;
  return [
    ...(config === undefined ? [] : [{ kind: 'config-map' as const, namespace, name: map, data: [config], at }]),
    madeWorkload({
      namespace,
      name,
      labels,
      hostNetwork: textOf(layers, 'hostNetwork')?.value === 'true',
      ...defined({ dnsPolicy: textOf(layers, 'dnsPolicy') }),
      containers: [containerOf(chart, release, config !== undefined)],
      volumes:
        config === undefined ? [] : [{ name: 'config', source: { kind: 'config-map', name: map, optional: false } }],
      at,
      ...origin,
    }),
    madeService({ namespace, name: `${name}-dns`, ...addresses(layers), selector: labels, at, ...origin }),
  ];
}

function containerOf(chart: keyof typeof PROGRAMS, { layers, at }: Release, hasConfig: boolean): Container {
  const program = PROGRAMS[chart];
  return madeContainer({
    name: chart,
    image: textOf(layers, 'image', 'repository') ?? { value: program.image, at },
    env: environment(layers),
    ports: PROTOCOLS.map((protocol) => ({
      name: `dns-${protocol.toLowerCase()}`,
      containerPort: 53,
      protocol,
      ...defined({
        hostPort: isTrue(layers, false, 'dnsHostPort', 'enabled')
          ? Number(textOf(layers, 'dnsHostPort', 'port')?.value ?? 53)
          : undefined,
      }),
    })),
    mounts: hasConfig ? [{ volume: 'config', path: program.file, subPath: baseName(program.file) }] : [],
    ...defined({ envFrom: pick(layers, 'envFrom') !== undefined || undefined }),
  });
}

function configOf(layers: readonly Layer[], { config }: Program): SourceText | undefined {
  for (const way of config) {
    const found = pick(layers, ...way);
    if (found === undefined) continue;
    const { document, root } = found;
    if (root.kind === 'scalar') {
      if (typeof root.value === 'string' && root.text.text.trim() !== '') return root.text;
      continue;
    }
    if (root.kind !== 'map' || root.entries.length === 0) continue;
    const { text } = document.source;
    const { start, end } = root.span;
    const line = text.lastIndexOf('\n', start - 1) + 1;
    // A block mapping keeps its indentation; a flow mapping has none.
    return slice(document.source, /^[ ]*$/.test(text.slice(line, start)) ? line : start, end);
  }
  return undefined;
}

/** `env`: a map from name to text, or a list of `name` and `value`. */
function environment(layers: readonly Layer[]): readonly EnvVar[] {
  return [['env'], ['extraEnv'], ['extraEnvVars']].flatMap((way) => {
    const found = pick(layers, ...way);
    if (found === undefined) return [];
    const { document, root } = found;
    const variable = (name: string, node: YamlNode | undefined, otherwise: EnvVar['at']): EnvVar => {
      const text = locatedText(document, node);
      return { name, value: literalText(text?.value), at: text?.at ?? otherwise };
    };
    return [
      ...entries(root).map((entry) => variable(entry.key, entry.value, placeOfKey(document, entry))),
      ...items(root).flatMap((item) => {
        const name = scalarText(child(item, 'name'));
        return name === undefined ? [] : [variable(name, child(item, 'value'), placeOf(document, item))];
      }),
    ];
  });
}

const SERVICES = ['service', 'services', 'serviceDns', 'serviceDNS', 'dnsService', 'serviceUDP', 'serviceTCP'];

function addresses(layers: readonly Layer[]): {
  readonly clusterIPs: readonly Located<string>[];
  readonly externalIPs: readonly Located<string>[];
} {
  const clusterIPs: Located<string>[] = [];
  const externalIPs: Located<string>[] = [];
  for (const key of SERVICES) {
    const found = pick(layers, key);
    if (found === undefined) continue;
    const { document, root } = found;
    for (const service of [root, ...entries(root).map((entry) => entry.value)]) {
      if (service.kind !== 'map' || !offersDns(service)) continue;
      const cluster = locatedText(document, child(service, 'clusterIP'));
      if (cluster !== undefined && cluster.value !== '' && cluster.value !== 'None') clusterIPs.push(cluster);
      for (const item of items(child(service, 'externalIPs'))) {
        const text = locatedText(document, item);
        if (text !== undefined) externalIPs.push(text);
      }
      const type = scalarText(child(service, 'type'));
      if (type !== undefined && !isBalanced(type)) continue;
      const balancer = locatedText(document, child(service, 'loadBalancerIP'));
      if (balancer !== undefined && balancer.value !== '') externalIPs.push(balancer);
      for (const address of balancerAddresses(child(service, 'annotations'))) externalIPs.push(address);
    }
  }
  return { clusterIPs, externalIPs };
}

function offersDns(service: YamlNode): boolean {
  const ports = [child(service, 'port'), ...entries(child(service, 'ports')).map((entry) => child(entry.value, 'port'))]
    .map(scalarText)
    .filter((port) => port !== undefined);
  return ports.length === 0 || ports.includes('53');
}

/** Consul's chart: agents whose Service answers DNS, with their recursors (hashicorp/consul-k8s charts/consul). */
import type { ConfigMapEntry, Container, Fact } from '../../core/facts/fact.ts';
import type { Located } from '../../core/text/location.ts';
import { locatedText } from '../../languages/shared/fields.ts';
import { items } from '../../read/documents/document.ts';
import { isTrue, pick, textOf } from './layers.ts';
import type { Release } from './release.ts';

export function consulFactsOf(release: Release): readonly Fact[] {
  const { layers, at } = release;
  if (!isTrue(layers, true, 'dns', 'enabled') || isTrue(layers, false, 'dns', 'proxy', 'enabled')) return [];
  // Without recursors an agent forwards nothing.
  const extra = (['server', 'client'] as const).map((role) => textOf(layers, role, 'extraConfig')?.value ?? '');
  if (pick(layers, 'global', 'recursors') === undefined && !extra.some((text) => text.includes('recursors'))) return [];
  const agents = (['server', 'client'] as const).flatMap((role) => agentOf(release, role));
  if (agents.length === 0) return [];
  const address = textOf(layers, 'dns', 'clusterIP');
  return [
    ...agents,
    {
      kind: 'service',
      namespace: release.namespace,
      name: `${fullname(release)}-dns`,
      type: textOf(layers, 'dns', 'type')?.value ?? 'ClusterIP',
      clusterIPs: address === undefined ? [] : [address],
      externalIPs: [],
      headless: false,
      selector: labelsOf(release),
      ports: ['UDP', 'TCP'].map((protocol) => ({ port: 53, targetPort: 8600, protocol })),
      at,
      platformSource: MADE,
    },
  ];
}

const MADE = 'the consul chart makes it from its values';

/** `consul.fullname` (templates/_helpers.tpl). */
function fullname({ name, layers }: Release): string {
  return textOf(layers, 'fullnameOverride')?.value ?? (name.includes('consul') ? name : `${name}-consul`);
}

function labelsOf({ name }: Release): Readonly<Record<string, string>> {
  return { app: 'consul', release: name, hasDNS: 'true' };
}

/** Servers by default, clients on request (since chart 1.0); `-` defers to `global.enabled`. */
function agentOf(release: Release, role: 'server' | 'client'): readonly Fact[] {
  const { layers, namespace, at } = release;
  const written = textOf(layers, role, 'enabled')?.value ?? (role === 'server' ? '-' : 'false');
  if (written === '-' ? !isTrue(layers, true, 'global', 'enabled') : written !== 'true') return [];
  const list = pick(layers, 'global', 'recursors');
  const recursors = items(list?.root).flatMap((item): Located<string>[] => {
    const text = list === undefined ? undefined : locatedText(list.document, item);
    return text === undefined ? [] : [{ value: '-recursor', at: text.at }, text];
  });
  const extra = pick(layers, role, 'extraConfig')?.root;
  const entry: ConfigMapEntry[] =
    extra?.kind === 'scalar' && typeof extra.value === 'string'
      ? [{ key: 'extra-from-values.json', text: extra.text, at }]
      : [];
  const name = `${fullname(release)}-${role}`;
  const domain = textOf(layers, 'global', 'domain');
  const container: Container = {
    name: 'consul',
    init: false,
    image: textOf(layers, role, 'image') ?? textOf(layers, 'global', 'image') ?? { value: 'hashicorp/consul', at },
    words: [
      { value: 'agent', at },
      ...recursors,
      ...(domain === undefined ? [] : [{ value: '-domain', at: domain.at }, domain]),
    ],
    env: [],
    ports: ['UDP', 'TCP'].map((protocol) => ({ name: `dns-${protocol.toLowerCase()}`, containerPort: 8600, protocol })),
    mounts: entry.length === 0 ? [] : [{ volume: 'config', path: '/consul/config' }],
  };
  return [
    ...(entry.length === 0
      ? []
      : [{ kind: 'config-map' as const, namespace, name: `${name}-config`, data: entry, at }]),
    {
      kind: 'workload',
      namespace,
      workload: role === 'server' ? 'StatefulSet' : 'DaemonSet',
      name,
      labels: labelsOf(release),
      hostNetwork: isTrue(layers, false, role, 'hostNetwork'),
      containers: [container],
      volumes:
        entry.length === 0
          ? []
          : [{ name: 'config', source: { kind: 'config-map', name: `${name}-config`, optional: false } }],
      podSpecAt: at,
      at,
      platformSource: MADE,
    },
  ];
}

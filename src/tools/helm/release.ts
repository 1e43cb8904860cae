/** What a release of the chart brings into a cluster: ConfigMap, Deployment and Service (templates/*.yaml, _helpers.tpl). */

import { parseAddress } from '../../core/dns/endpoint.ts';
import type { ConfigMapEntry, Fact, Labels, Mount, ServicePort, Volume } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import { emptyRecord } from '../../core/text/invariant.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { isClusterDnsService } from '../../languages/shared/installer-services.ts';
import { child, entries, items, placeOf, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { corefileOf } from './corefile.ts';
import { isTakenAway, isTrue, type Layer, pick, textOf } from './layers.ts';
import { corednsOfChart } from './versions.ts';

export interface Release {
  readonly name: string;
  readonly namespace: string;
  /** The chart's own name, which names and labels begin with. */
  readonly chart: string;
  /** The version of the chart, where it is stated. */
  readonly version?: Located<string>;
  /** `appVersion` of the chart, where it lies in the repository. */
  readonly appVersion?: Located<string>;
  /** Lowest first. */
  readonly layers: readonly Layer[];
  /** As `home` of its facts. */
  readonly clusterPath?: string;
  /** Where the release is stated. */
  readonly at: Location;
}

export function factsOf(release: Release): readonly Fact[] {
  const { layers, at, namespace } = release;
  // `enabled` is what parent charts name in a dependency's `condition`.
  if (!isTrue(layers, true, 'enabled')) return [];
  const deployed = isTrue(layers, true, 'deployment', 'enabled');
  const daemons = !deployed && isTrue(layers, false, 'daemonset', 'enabled');
  const { named, fullname } = fullnameOf(release);
  const clusterService = isTrue(layers, true, 'isClusterService');
  const labels: Labels = {
    'app.kubernetes.io/instance': release.name,
    'app.kubernetes.io/name': named,
    ...defined({ 'k8s-app': clusterService ? appLabelOf(release) : undefined }),
  };
  const workload = textOf(layers, daemons ? 'daemonset' : 'deployment', 'name')?.value ?? fullname;
  const map = textOf(layers, 'configmap', 'name')?.value ?? fullname;
  const servers = pick(layers, 'servers');
  const place = servers === undefined ? at : placeOf(servers.document, servers.root);
  const policy = clusterService ? policyOf(release) : undefined;
  const tag = textOf(layers, 'image', 'tag') ?? tagOfChart(release);
  const repository = textOf(layers, 'image', 'repository');
  const ports = portsOf(layers);
  const hidden = isTrue(layers, false, 'deployment', 'skipConfig');
  const extra = extraFiles(layers);
  const serviceName = textOf(layers, 'service', 'name')?.value ?? fullname;
  const service: Fact = {
    kind: 'service',
    namespace,
    name: serviceName,
    ...defined({ clusterDns: isClusterDnsService(serviceName) ? true : undefined }),
    type: textOf(layers, 'serviceType')?.value ?? 'ClusterIP',
    clusterIPs: addressesOf(layers, 'clusterIP', 'clusterIPs'),
    headless: textOf(layers, 'service', 'clusterIP')?.value === 'None',
    externalIPs: addressesOf(layers, 'loadBalancerIP', 'externalIPs'),
    selector: selectorOf(layers) ?? labels,
    ports,
    at,
  };
  // The Service does not depend on what stands behind it.
  if (!deployed && !daemons) return [service];
  return [
    ...(hidden
      ? []
      : [
          {
            kind: 'config-map' as const,
            namespace,
            name: map,
            labels: {},
            data: [
              { key: 'Corefile', text: corefileOf(layers, at, domainOf(release)), at: place },
              ...zoneFilesOf(layers),
            ],
            at: place,
          },
        ]),
    {
      kind: 'workload',
      namespace,
      workload: daemons ? 'DaemonSet' : 'Deployment',
      name: workload,
      labels: { ...labels, ...mapOf(layers, 'customLabels') },
      hostNetwork: false,
      ...defined({ dnsPolicy: policy }),
      containers: [
        {
          name: 'coredns',
          init: false,
          image: {
            value: `${repository?.value ?? 'coredns/coredns'}${tag === undefined ? '' : `:${tag.value}`}`,
            at: tag?.at ?? repository?.at ?? at,
          },
          words: [
            { value: '-conf', at },
            { value: '/etc/coredns/Corefile', at },
          ],
          env: [],
          // What the values put into the environment is not read.
          ...defined({ envFrom: pick(layers, 'env') === undefined ? undefined : true }),
          ports: ports.map((port) => ({
            name: `${port.protocol.toLowerCase()}-${port.targetPort}`,
            containerPort: Number(port.targetPort),
            ...defined({ hostPort: port.hostPort }),
            protocol: port.protocol,
          })),
          mounts: [{ volume: 'config-volume', path: '/etc/coredns' }, ...extra.mounts],
        },
      ],
      volumes: [
        { name: 'config-volume', source: { kind: 'config-map', name: map, optional: false } },
        ...extra.volumes,
      ],
      // Without a dnsPolicy of its own, this is what took the chart's away (templates/deployment.yaml).
      podSpecAt: textOf(layers, 'isClusterService')?.at ?? at,
      nodeSelector: {},
      at,
    },
    service,
  ];
}

/** `deployment.dnsPolicy`, which is Default where nothing is said; emptied, the pod says none. Charts before it said Default. */
function policyOf({ layers, at }: Release): Located<string> | undefined {
  const stated = pick(layers, 'deployment', 'dnsPolicy');
  const isEmpty = stated !== undefined && scalarText(stated.root) === '';
  if (isEmpty || isTakenAway(layers, 'deployment', 'dnsPolicy')) return undefined;
  return textOf(layers, 'deployment', 'dnsPolicy') ?? { value: 'Default', at };
}

/** What RKE2's copy puts before the arguments of `kubernetes` (templates/configmap.yaml.patch). */
function domainOf({ layers, chart }: Release): string | undefined {
  if (chart !== 'rke2-coredns') return undefined;
  return textOf(layers, 'global', 'clusterDomain')?.value ?? 'cluster.local';
}

/** The tag that the chart itself names. RKE2's copy counts its own versions and names an image of its own. */
function tagOfChart({ chart, version, appVersion }: Release): Located<string> | undefined {
  if (appVersion !== undefined) return appVersion;
  const value = chart === 'rke2-coredns' || version === undefined ? undefined : corednsOfChart(version.value);
  return version === undefined || value === undefined ? undefined : { value, at: version.at };
}

/** RKE2's copy takes `k8sApp` first, which its values state (packages/rke2-coredns generated-changes/patch/values.yaml.patch). */
function appLabelOf({ layers, chart }: Release): string {
  const own = chart === 'rke2-coredns' ? (textOf(layers, 'k8sApp')?.value ?? 'kube-dns') : undefined;
  return own ?? textOf(layers, 'k8sAppLabelOverride')?.value ?? chart;
}

/** Name and full name as nearly every chart makes them (`helm create`); the release's name alone where it holds the chart's. */
export function fullnameOf({ layers, chart, name }: Release): { readonly named: string; readonly fullname: string } {
  const named = textOf(layers, 'nameOverride')?.value ?? chart;
  const own = textOf(layers, 'nameOverride') === undefined;
  // RKE2's copy always joins the two, and its release is called after the chart (templates/_helpers.tpl.patch).
  const joined =
    chart === 'rke2-coredns' ? (own ? name : `${chart}-${named}`) : name.includes(named) ? name : `${name}-${named}`;
  const full = textOf(layers, 'fullnameOverride')?.value ?? joined;
  return { named, fullname: full.slice(0, 63).replace(/-$/, '') };
}

function addressesOf(layers: readonly Layer[], one: string, many: string): readonly Located<string>[] {
  const found = [textOf(layers, 'service', one)].filter((text) => text !== undefined);
  const list = pick(layers, 'service', many);
  for (const item of list === undefined ? [] : items(list.root)) {
    const text = scalarText(item);
    if (text !== undefined && list !== undefined) found.push({ value: text, at: placeOf(list.document, item) });
  }
  return found.filter((text) => parseAddress(text.value) !== undefined);
}

function selectorOf(layers: readonly Layer[]): Labels | undefined {
  const labels = mapOf(layers, 'service', 'selector');
  return Object.keys(labels).length === 0 ? undefined : labels;
}

function mapOf(layers: readonly Layer[], ...keys: readonly string[]): Labels {
  const labels = emptyRecord<string>();
  for (const entry of entries(pick(layers, ...keys)?.root)) labels[entry.key] = scalarText(entry.value) ?? '';
  return labels;
}

/** `zoneFiles`: files beside the Corefile, by their names. */
function zoneFilesOf(layers: readonly Layer[]): readonly ConfigMapEntry[] {
  const found = pick(layers, 'zoneFiles');
  if (found === undefined) return [];
  return items(found.root).flatMap((file) => {
    const key = scalarText(child(file, 'filename'));
    const contents = child(file, 'contents');
    return key === undefined || contents?.kind !== 'scalar'
      ? []
      : [{ key, text: contents.text, at: placeOf(found.document, contents) }];
  });
}

interface ChartPort extends ServicePort {
  readonly hostPort?: number;
}

/** A port for each server (`coredns.servicePorts`); both protocols, since no loop depends on the difference. */
function portsOf(layers: readonly Layer[]): readonly ChartPort[] {
  const servers = pick(layers, 'servers');
  if (isTakenAway(layers, 'servers')) return [];
  if (servers === undefined || servers.root.kind !== 'sequence')
    return [{ name: 'udp-53', port: 53, targetPort: 53, protocol: 'UDP' }];
  const ports = new Map<number, ChartPort>();
  for (const server of items(servers.root)) {
    const number = Number(scalarText(child(server, 'port')));
    if (!Number.isInteger(number) || ports.has(number)) continue;
    const offered = Number(scalarText(child(server, 'servicePort')) ?? number);
    const hostPort = Number(scalarText(child(server, 'hostPort')));
    ports.set(number, {
      name: `udp-${number}`,
      port: offered,
      targetPort: number,
      protocol: 'UDP',
      ...defined({ hostPort: Number.isInteger(hostPort) ? hostPort : undefined }),
    });
  }
  return [...ports.values()];
}

/** What the values mount besides the Corefile: `extraVolumes` with `extraVolumeMounts`, and `extraSecrets`. */
function extraFiles(layers: readonly Layer[]): {
  readonly mounts: readonly Mount[];
  readonly volumes: readonly Volume[];
} {
  const listed = (key: string): readonly YamlNode[] => {
    const found = pick(layers, key);
    return found === undefined ? [] : items(found.root);
  };
  const mounts: Mount[] = [];
  const volumes: Volume[] = [];
  for (const one of [...listed('extraVolumeMounts'), ...listed('extraSecrets')]) {
    const subPath = scalarText(child(one, 'subPath'));
    const path = scalarText(child(one, 'mountPath')) ?? scalarText(child(one, 'path'));
    const volume = scalarText(child(one, 'name'));
    if (path !== undefined && volume !== undefined) mounts.push({ volume, path, ...defined({ subPath }) });
  }
  for (const one of listed('extraVolumes')) {
    const name = scalarText(child(one, 'name'));
    if (name === undefined) continue;
    const onNode = scalarText(child(one, 'hostPath', 'path'));
    const map = scalarText(child(one, 'configMap', 'name'));
    volumes.push({
      name,
      source:
        onNode !== undefined
          ? { kind: 'host-path', path: onNode }
          : map !== undefined && child(one, 'configMap', 'items') === undefined
            ? { kind: 'config-map', name: map, optional: false }
            : { kind: 'other', type: 'extraVolumes' },
    });
  }
  return { mounts, volumes };
}

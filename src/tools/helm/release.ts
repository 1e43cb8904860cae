/** ConfigMap, Deployment and Service of the chart (templates/*.yaml, _helpers.tpl). */

import { parseAddress } from '../../core/dns/endpoint.ts';
import type { Fact } from '../../core/facts/fact.ts';
import type { ConfigMapEntry, Labels, ServiceFact, ServicePort } from '../../core/facts/objects.ts';
import type { ContainerPort, WorkloadFact } from '../../core/facts/workload.ts';
import { defined } from '../../core/text/defined.ts';
import { emptyRecord } from '../../core/text/invariant.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { readContainer, readDnsConfig, readEnv, readMount, readVolume } from '../../languages/kubernetes/workload.ts';
import { balancerAddresses, balancerPool, isBalanced } from '../../languages/shared/balancer-addresses.ts';
import { locatedText, type Reader } from '../../languages/shared/fields.ts';
import { isClusterDnsService } from '../../languages/shared/installer-services.ts';
import { madeContainer, madeService, madeWorkload, PROTOCOLS } from '../../languages/shared/made-objects.ts';
import { child, entries, items, placeOf, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { corefileOf } from './corefile.ts';
import { isTakenAway, isTrue, type Layer, mapEntries, pick, textOf } from './layers.ts';
import { CHANGES, type CoreDnsChange, chartDoes, corednsOfChart } from './versions.ts';

export interface Release {
  readonly name: string;
  readonly namespace: string;
  readonly chart: string;
  readonly version?: Located<string>;
  readonly appVersion?: Located<string>;
  /** Lowest first. */
  readonly layers: readonly Layer[];
  readonly clusterPath?: string;
  /** What its own templates make. */
  readonly corefile?: SourceText;
  readonly at: Location;
}

export function factsOf(release: Release): readonly Fact[] {
  const { layers, at } = release;
  // Parent charts name `enabled` in a dependency's `condition`.
  if (!isTrue(layers, true, 'enabled')) return [];
  if (!isTrue(layers, true, 'deployment', 'enabled')) return [];
  const { named, fullname } = fullnameOf(release);
  const clusterService = isTrue(layers, true, 'isClusterService');
  const labels: Labels = {
    'app.kubernetes.io/instance': release.name,
    'app.kubernetes.io/name': named,
    ...defined({ 'k8s-app': clusterService ? appLabelOf(release) : undefined }),
  };
  const service = serviceOf(release, fullname, labels);
  const hidden = reads(release, 'skipConfig') && isTrue(layers, false, 'deployment', 'skipConfig');
  const servers = pick(layers, 'servers');
  const place = servers === undefined ? at : placeOf(servers.document, servers.root);
  const zones = zoneFilesOf(layers);
  const text = release.corefile ?? corefileOf(layers, at, domainOf(release));
  const corefile = { key: 'Corefile', text, at: place };
  const pod = {
    name: textOf(layers, 'deployment', 'name')?.value ?? fullname,
    labels,
    policy: clusterService ? policyOf(release) : undefined,
    map: fullname,
    zoneFiles: zones.map((file) => file.key),
  };
  const isSecond = !clusterService && service.clusterIPs.length === 0 ? true : undefined;
  const facts: Fact[] = [{ ...podOf(release, pod), ...defined({ isSecond }) }, service];
  if (hidden) return facts;
  const { namespace } = release;
  return [{ kind: 'config-map', namespace, name: fullname, data: [corefile, ...zones], at: place }, ...facts];
}

/** templates/service.yaml. */
function serviceOf(release: Release, fullname: string, labels: Labels): ServiceFact {
  const { layers, namespace, at } = release;
  const name = textOf(layers, 'service', 'name')?.value ?? fullname;
  const type = textOf(layers, 'serviceType')?.value ?? 'ClusterIP';
  const balancer = isBalanced(type) ? balancerOf(release) : undefined;
  const clusterIPs = addressesOf(layers, 'clusterIP');
  // RKE2's copy reads its own list only.
  const many =
    release.chart !== 'rke2-coredns' && reads(release, 'clusterIPs') ? addressesOf(layers, 'clusterIPs') : [];
  const selector = reads(release, 'selector') ? mapOf(layers, 'service', 'selector') : {};
  return madeService({
    namespace,
    name,
    ...defined({ clusterDns: isClusterDnsService(name) || undefined, addressPool: balancer?.pool }),
    type,
    clusterIPs: [...(clusterIPs.length > 0 ? clusterIPs : platformAddresses(release)), ...many],
    headless: textOf(layers, 'service', 'clusterIP')?.value === 'None',
    externalIPs: [...(balancer?.stated ?? []), ...addressesOf(layers, 'externalIPs'), ...(balancer?.annotated ?? [])],
    selector: Object.keys(selector).length === 0 ? labels : selector,
    ports: portsOf(release),
    at,
  });
}

/** Both maps are written; the last of a key counts. */
function balancerOf(release: Release): {
  readonly pool: string | undefined;
  readonly stated: readonly Located<string>[];
  readonly annotated: readonly Located<string>[];
} {
  const { layers } = release;
  const annotations = pick(layers, 'service', 'annotations')?.root;
  const more = reads(release, 'customAnnotations') ? pick(layers, 'customAnnotations')?.root : undefined;
  const replaced = new Set(entries(more).map(({ key }) => key));
  const left =
    annotations?.kind === 'map'
      ? { ...annotations, entries: annotations.entries.filter(({ key }) => !replaced.has(key)) }
      : annotations;
  return {
    pool: balancerPool(more) ?? balancerPool(left),
    stated: addressesOf(layers, 'loadBalancerIP'),
    annotated: [...balancerAddresses(left), ...balancerAddresses(more)],
  };
}

/** RKE2's copy defaults to the cluster DNS (templates/_helpers.tpl.patch clusterDNSServerIP). */
function platformAddresses({ layers, chart }: Release): readonly Located<string>[] {
  const stated = chart === 'rke2-coredns' ? textOf(layers, 'global', 'clusterDNS') : undefined;
  return stated === undefined
    ? []
    : stated.value.split(',').map((address) => ({ value: address.trim(), at: stated.at }));
}

interface Pod {
  readonly name: string;
  readonly labels: Labels;
  readonly policy: Located<string> | undefined;
  readonly map: string;
  readonly zoneFiles: readonly string[];
}

/** templates/deployment.yaml. */
function podOf(release: Release, pod: Pod): Fact {
  const { layers, namespace, at } = release;
  const listed = (key: string): readonly YamlNode[] => items(pick(layers, key)?.root);
  const reader = readerOf(layers);
  const read = <T>(key: string, part: (reader: Reader, node: YamlNode) => T): readonly T[] =>
    reader === undefined ? [] : listed(key).map((node) => part(reader, node));
  const secrets = listed('extraSecrets').map((one) => ({
    name: scalarText(child(one, 'name')) ?? '',
    path: scalarText(child(one, 'mountPath')) ?? '',
  }));
  return madeWorkload({
    namespace,
    name: pod.name,
    labels: {
      ...pod.labels,
      ...mapOf(layers, 'customLabels'),
      ...mapOf(reads(release, 'podLabels') ? layers : [], 'podLabels'),
    },
    ...defined({ dnsPolicy: pod.policy, dnsConfig: dnsConfigOf(release) }),
    containers: [
      ...(reads(release, 'initContainers') ? read('initContainers', (by, node) => readContainer(by, node, true)) : []),
      madeContainer({
        name: 'coredns',
        image: imageOf(release),
        words: ['-conf', '/etc/coredns/Corefile'].map((value) => ({ value, at })),
        env: reads(release, 'env') ? read('env', readEnv) : [],
        ports: containerPortsOf(release),
        mounts: [
          { volume: 'config-volume', path: '/etc/coredns' },
          ...secrets.map(({ name, path }) => ({ volume: name, path })),
          ...read('extraVolumeMounts', (_, node) => readMount(node)),
        ],
      }),
      ...(reads(release, 'extraContainers')
        ? read('extraContainers', (by, node) => readContainer(by, node, false))
        : []),
    ],
    volumes: [
      {
        name: 'config-volume',
        source: {
          kind: 'config-map',
          name: pod.map,
          items: ['Corefile', ...pod.zoneFiles].map((key) => ({ key, path: key })),
          optional: false,
        },
      },
      ...secrets.map(({ name }) => ({
        name,
        source: { kind: 'config-map' as const, name, secret: true as const, optional: false },
      })),
      ...read('extraVolumes', readVolume),
    ],
    // A missing dnsPolicy was taken away by this (templates/deployment.yaml).
    podSpecAt: textOf(layers, 'isClusterService')?.at ?? at,
    ...defined({ defaultPolicyBy: isTrue(layers, true, 'isClusterService') ? undefined : 'isClusterService: true' }),
    at,
  });
}

function imageOf(release: Release): Located<string> {
  const tag = textOf(release.layers, 'image', 'tag') ?? tagOfChart(release);
  const repository = textOf(release.layers, 'image', 'repository');
  const value = `${repository?.value ?? 'coredns/coredns'}${tag === undefined ? '' : `:${tag.value}`}`;
  return { value, at: tag?.at ?? repository?.at ?? release.at };
}

/** Reads parts of objects that values hold verbatim. */
export function readerOf(layers: readonly Layer[]): Reader | undefined {
  const layer = layers.at(-1);
  return layer && { document: layer.document, notices: [] };
}

/** `deployment.dnsConfig`; at the top in one version. */
function dnsConfigOf(release: Release): WorkloadFact['dnsConfig'] {
  const { layers } = release;
  const reader = readerOf(layers);
  if (reader === undefined) return undefined;
  if (reads(release, 'deployment.dnsConfig')) {
    const isEmpty = mapEntries(layers, 'deployment', 'dnsConfig').length === 0;
    return isEmpty ? undefined : readDnsConfig(reader, pick(layers, 'deployment')?.root);
  }
  return reads(release, 'dnsConfig') && mapEntries(layers, 'dnsConfig').length > 0
    ? readDnsConfig(reader, reader.document.root)
    : undefined;
}

function reads({ chart, version }: Release, what: CoreDnsChange): boolean {
  // RKE2's copy has versions of its own chart: `1.46.203`.
  return chartDoes(CHANGES.coredns[what], chart === 'rke2-coredns' ? undefined : version?.value);
}

/** `deployment.dnsPolicy`, Default where unset; an empty one leaves the field out. Older charts write Default. */
function policyOf(release: Release): Located<string> | undefined {
  const { layers, at } = release;
  if (!reads(release, 'deployment.dnsPolicy')) return { value: 'Default', at };
  const stated = pick(layers, 'deployment', 'dnsPolicy');
  const isEmpty = stated !== undefined && scalarText(stated.root) === '';
  if (isEmpty || isTakenAway(layers, 'deployment', 'dnsPolicy')) return undefined;
  return textOf(layers, 'deployment', 'dnsPolicy') ?? { value: 'Default', at };
}

/** RKE2's copy puts it before the arguments of `kubernetes` (templates/configmap.yaml.patch). */
function domainOf({ layers, chart }: Release): string | undefined {
  if (chart !== 'rke2-coredns') return undefined;
  return textOf(layers, 'global', 'clusterDomain')?.value ?? 'cluster.local';
}

/** By the chart's version; RKE2's copy has its own versions and image. */
function tagOfChart({ chart, version, appVersion }: Release): Located<string> | undefined {
  if (appVersion !== undefined) return appVersion;
  const value = chart === 'rke2-coredns' || version === undefined ? undefined : corednsOfChart(version.value);
  return version === undefined || value === undefined ? undefined : { value, at: version.at };
}

/** RKE2's copy takes `k8sApp` first (packages/rke2-coredns generated-changes/patch/values.yaml.patch). */
function appLabelOf(release: Release): string {
  const { layers, chart } = release;
  const own = chart === 'rke2-coredns' ? (textOf(layers, 'k8sApp')?.value ?? 'kube-dns') : undefined;
  const stated = reads(release, 'k8sAppLabelOverride') ? textOf(layers, 'k8sAppLabelOverride')?.value : undefined;
  return own ?? stated ?? chart;
}

/** As `helm create` makes them: the release's name alone where it contains the chart's. */
export function fullnameOf(release: Release): { readonly named: string; readonly fullname: string } {
  const { layers, chart, name } = release;
  const named = textOf(layers, 'nameOverride')?.value ?? chart;
  const isNamedAfterChart = textOf(layers, 'nameOverride') === undefined;
  // RKE2's copy always joins both (templates/_helpers.tpl.patch).
  const joined =
    chart === 'rke2-coredns'
      ? isNamedAfterChart
        ? name
        : `${chart}-${named}`
      : name.includes(named) && (chart !== 'coredns' || reads(release, 'fullnameOnce'))
        ? name
        : `${name}-${named}`;
  const full = textOf(layers, 'fullnameOverride')?.value ?? joined;
  return { named, fullname: full.slice(0, 63).replace(/-$/, '') };
}

function addressesOf(layers: readonly Layer[], key: string): readonly Located<string>[] {
  const addresses = pick(layers, 'service', key);
  if (addresses === undefined) return [];
  const nodes = addresses.root.kind === 'sequence' ? items(addresses.root) : [addresses.root];
  return nodes
    .flatMap((node) => locatedText(addresses.document, node) ?? [])
    .filter((text) => parseAddress(text.value) !== undefined);
}

export function mapOf(layers: readonly Layer[], ...keys: readonly string[]): Labels {
  const labels = emptyRecord<string>();
  for (const entry of mapEntries(layers, ...keys)) labels[entry.key] = scalarText(entry.value) ?? '';
  return labels;
}

/** `zoneFiles`, beside the Corefile. */
function zoneFilesOf(layers: readonly Layer[]): readonly ConfigMapEntry[] {
  const zoneFiles = pick(layers, 'zoneFiles');
  if (zoneFiles === undefined) return [];
  return items(zoneFiles.root).flatMap((file) => {
    const key = scalarText(child(file, 'filename'));
    const contents = child(file, 'contents');
    return key === undefined || contents?.kind !== 'scalar'
      ? []
      : [{ key, text: contents.text, at: placeOf(zoneFiles.document, contents) }];
  });
}

interface ChartPort {
  /** As written: `coredns.servicePorts` compares the text. */
  readonly port: string;
  readonly protocols: Set<'UDP' | 'TCP'>;
  service?: number;
  hostPort?: number;
  nodePort?: number;
}

/** `coredns.servicePorts`: a port with the protocols that its zones ask for. */
function chartPorts(release: Release): readonly ChartPort[] {
  const { layers } = release;
  const servers = pick(layers, 'servers');
  if (isTakenAway(layers, 'servers')) return [];
  if (servers === undefined || servers.root.kind !== 'sequence')
    return [{ port: '53', protocols: new Set(['UDP', 'TCP']), service: 53 }];
  const ports = new Map<string, ChartPort>();
  for (const server of items(servers.root)) {
    const port = scalarText(child(server, 'port'));
    if (port === undefined || !Number.isInteger(Number(port))) continue;
    const known = ports.get(port);
    const chartPort: ChartPort = known ?? { port, protocols: new Set() };
    ports.set(port, chartPort);
    chartPort.service ??= Number(
      (reads(release, 'servicePort') ? scalarText(child(server, 'servicePort')) : undefined) ?? port,
    );
    for (const zone of items(child(server, 'zones'))) {
      const scheme = scalarText(child(zone, 'scheme')) ?? '';
      if (scheme === 'dns://' || (scheme === '' && reads(release, 'plainScheme'))) {
        chartPort.protocols.add('UDP');
        if (scalarText(child(zone, 'use_tcp')) === 'true') chartPort.protocols.add('TCP');
      } else if (/^(?:tls|grpc|https):\/\/$/.test(scheme)) chartPort.protocols.add('TCP');
    }
    if (chartPort.protocols.size === 0) {
      chartPort.protocols.add('UDP');
      if (release.chart === 'rke2-coredns' || reads(release, 'bothProtocols')) chartPort.protocols.add('TCP');
    }
    for (const key of ['hostPort', 'nodePort'] as const) {
      const number = Number(scalarText(child(server, key)));
      if (Number.isInteger(number) && number > 0) chartPort[key] = number;
    }
  }
  return [...ports.values()];
}

function portsOf(release: Release): readonly ServicePort[] {
  const { layers } = release;
  const onNodes = /^(?:NodePort|LoadBalancer)$/.test(textOf(layers, 'serviceType')?.value ?? '');
  return chartPorts(release).flatMap(({ port, service, protocols, nodePort }) =>
    PROTOCOLS.filter((protocol) => protocols.has(protocol)).map((protocol) => ({
      name: `${protocol.toLowerCase()}-${port}`,
      port: service ?? Number(port),
      targetPort: Number(port),
      protocol,
      ...defined({ nodePort: onNodes ? nodePort : undefined }),
    })),
  );
}

function containerPortsOf(release: Release): readonly ContainerPort[] {
  return chartPorts(release).flatMap(({ port, protocols, hostPort }) =>
    [...protocols].map((protocol) => ({
      name: `${protocol.toLowerCase()}-${port}`,
      containerPort: Number(port),
      ...defined({ hostPort }),
      protocol,
    })),
  );
}

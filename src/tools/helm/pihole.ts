/**
 * MoJo2600/pihole-kubernetes charts/pihole: templates/deployment.yaml, configmap.yaml, service-dns*.yaml. Its variables
 * are read in src/languages/pihole.
 */

import type { Fact } from '../../core/facts/fact.ts';
import type { Labels, ServiceFact } from '../../core/facts/objects.ts';
import type { Container, EnvVar, WorkloadFact } from '../../core/facts/workload.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import { concat, type SourceText, synthetic } from '../../core/text/source-text.ts';
import { readContainer, readEnv, readMount, readVolume } from '../../languages/kubernetes/workload.ts';
import { balancerAddresses, balancerPool, isBalanced } from '../../languages/shared/balancer-addresses.ts';
import { locatedText, type Reader } from '../../languages/shared/fields.ts';
import { madeContainer, madeService, madeWorkload, PROTOCOLS } from '../../languages/shared/made-objects.ts';
import {
  child,
  items,
  placeOfKey,
  type YamlMap,
  type YamlNode,
  type YamlScalar,
} from '../../read/documents/document.ts';
import { withKey } from '../../read/documents/synthetic-source.ts';
import { isTrue, type Layer, literalText, mapEntries, pick, textOf } from './layers.ts';
import { fullnameOf, type Release, readerOf } from './release.ts';
import { CHANGES, chartDoes } from './versions.ts';

const PLATFORM_SOURCE = 'the pihole chart makes it from its values';
const CONFIG_FILE = '02-custom.conf';

export function piholeFactsOf(release: Release): readonly Fact[] {
  const { layers, namespace, at } = release;
  // Values of bjw-s' common chart: app-template.ts reads these.
  if (pick(layers, 'controllers') !== undefined) return [];
  const { named, fullname } = fullnameOf(release);
  const selector: Labels = { app: named, release: release.name };
  const config = dnsmasqLines(release);
  const map = `${fullname}-custom-dnsmasq`;
  return [
    { kind: 'config-map', namespace, name: map, data: [{ key: CONFIG_FILE, text: config, at }], at },
    madeWorkload({
      namespace,
      name: fullname,
      labels: { ...selector, 'app.kubernetes.io/name': named },
      hostNetwork: textOf(layers, 'hostNetwork')?.value === 'true',
      ...podDns(release),
      ...podParts(release, map),
      at,
      platformSource: PLATFORM_SOURCE,
    }),
    ...servicesOf(release, fullname, selector),
  ];
}

/** `podDnsConfig`, by default policy None with 127.0.0.1 and 8.8.8.8. */
function podDns({ layers, at }: Release): Pick<WorkloadFact, 'dnsPolicy' | 'dnsConfig'> {
  if (!isTrue(layers, true, 'podDnsConfig', 'enabled')) return {};
  const list = pick(layers, 'podDnsConfig', 'nameservers');
  const nameservers: Located<string>[] =
    list === undefined
      ? ['127.0.0.1', '8.8.8.8'].map((value) => ({ value, at }))
      : items(list.root).flatMap((item) => locatedText(list.document, item) ?? []);
  const policy = textOf(layers, 'podDnsConfig', 'policy') ?? { value: 'None', at };
  return { dnsPolicy: policy, dnsConfig: { nameservers, at } };
}

function podParts(release: Release, map: string): Pick<WorkloadFact, 'containers' | 'volumes'> {
  const { layers, at } = release;
  const reader = readerOf(layers);
  const listed = (key: string, init: boolean): readonly Container[] =>
    reader === undefined ? [] : items(pick(layers, key)?.root).map((node) => readContainer(reader, node, init));
  // Maps from a name to the rest of the item.
  const named = <T>(key: string, part: (reader: Reader, node: YamlNode) => T): readonly T[] =>
    reader === undefined
      ? []
      : mapEntries(layers, key).flatMap((entry) =>
          entry.value.kind === 'map' ? [part(reader, withName(entry.value, entry.key))] : [],
        );
  const hostPort = isTrue(layers, false, 'dnsHostPort', 'enabled')
    ? Number(textOf(layers, 'dnsHostPort', 'port')?.value ?? 53)
    : undefined;
  const repository = textOf(layers, 'image', 'repository');
  const tag = textOf(layers, 'image', 'tag') ?? release.appVersion;
  const main = madeContainer({
    name: 'pihole',
    image: {
      value: `${repository?.value ?? 'pihole/pihole'}${tag === undefined ? '' : `:${tag.value}`}`,
      at: repository?.at ?? tag?.at ?? at,
    },
    env: environmentOf(release),
    ports: PROTOCOLS.map((protocol) => ({
      name: protocol === 'UDP' ? 'dns-udp' : 'dns',
      containerPort: 53,
      protocol,
      ...defined({ hostPort }),
    })),
    mounts: [
      { volume: 'custom-dnsmasq', path: `/etc/dnsmasq.d/${CONFIG_FILE}`, subPath: CONFIG_FILE },
      ...named('extraVolumeMounts', (_, node) => readMount(node)),
    ],
  });
  return {
    containers: [...listed('extraInitContainers', true), ...listed('extraContainers', false), main],
    volumes: [
      { name: 'custom-dnsmasq', source: { kind: 'config-map', name: map, optional: false } },
      ...named('extraVolumes', readVolume),
    ],
  };
}

function withName(node: YamlMap, name: string): YamlNode {
  const at = { start: node.span.start, end: node.span.start };
  const text: YamlScalar = { kind: 'scalar', value: name, text: { text: name, file: NOWHERE, segments: [] }, span: at };
  return withKey(node, 'name', text, at);
}

const NOWHERE = { path: '', text: '' };

/** In the template's order; the last of a name counts. */
function environmentOf(release: Release): readonly EnvVar[] {
  const { layers, at } = release;
  const six = chartDoes(CHANGES.pihole.ftl6, release.version?.value);
  const doh = isTrue(layers, false, 'doh', 'enabled');
  const upstreamVariable = six ? 'FTLCONF_dns_upstreams' : doh ? 'DNS1' : 'PIHOLE_DNS_';
  const last = variables(layers, 'ftl', 'FTLCONF_');
  const upstreams = last.some((one) => one.name === upstreamVariable) ? [] : upstreamsOf(release, six);
  // Version 6 reads the older name only without the newer one.
  const isOverridden = ({ name }: EnvVar): boolean =>
    upstreams.length > 0 && (name === upstreamVariable || (six && name === 'PIHOLE_DNS_'));
  const custom = String(isTrue(layers, true, 'dnsmasq', 'enableCustomDnsMasq'));
  return [
    ...(six ? [{ name: 'FTLCONF_misc_etc_dnsmasq_d', value: custom, at }] : []),
    ...variables(layers, 'extraEnvVars', '').filter((one) => !isOverridden(one)),
    ...mapEntries(layers, 'extraEnvVarsSecret').map((entry) => ({ name: entry.key, value: undefined, at })),
    ...upstreams,
    ...last,
  ];
}

/** A map from name to text, or to the rest of an `env` item. */
function variables(layers: readonly Layer[], key: string, prefix: string): readonly EnvVar[] {
  const reader = readerOf(layers);
  if (reader === undefined) return [];
  return mapEntries(layers, key).flatMap((entry): readonly EnvVar[] => {
    const name = `${prefix}${entry.key}`;
    if (entry.value.kind === 'map') return [{ ...readEnv(reader, entry.value), name }];
    const text = locatedText(reader.document, entry.value);
    if (text === undefined && !(entry.value.kind === 'scalar' && entry.value.value !== null)) return [];
    return [{ name, value: literalText(text?.value), at: text?.at ?? placeOfKey(reader.document, entry) }];
  });
}

/**
 * `DNS1` and `DNS2`, 8.8.8.8 and 8.8.4.4 by default; what a container asks that `doh` brings is not read. The chart joins
 * them in one variable; separate, each keeps its place.
 */
function upstreamsOf({ layers, at }: Release, six: boolean): readonly EnvVar[] {
  if (isTrue(layers, false, 'doh', 'enabled'))
    return [{ name: six ? 'FTLCONF_dns_upstreams' : 'DNS1', value: undefined, at }];
  const stated = (key: string, otherwise: string): readonly EnvVar[] => {
    if (!layers.some((layer) => child(layer.root, key) !== undefined)) return [{ name: key, value: otherwise, at }];
    const text = textOf(layers, key);
    return text === undefined ? [] : [{ name: key, value: literalText(text.value), at: text.at }];
  };
  const first = stated('DNS1', '8.8.8.8');
  return first.length === 0 ? [] : [...first, ...stated('DNS2', '8.8.4.4')];
}

function dnsmasqLines({ layers, at }: Release): SourceText {
  const pieces: SourceText[] = [synthetic(at, 'addn-hosts=/etc/addn-hosts\n')];
  for (const key of ['upstreamServers', 'customDnsEntries', 'customSettings']) {
    const found = pick(layers, 'dnsmasq', key);
    if (found === undefined) continue;
    for (const node of found.root.kind === 'sequence' ? items(found.root) : [found.root])
      if (node.kind === 'scalar' && typeof node.value === 'string') pieces.push(node.text, synthetic(at, '\n'));
  }
  return concat(pieces);
}

/** One Service, or one for each protocol; with `dualStack` an IPv6 one beside each of type LoadBalancer. */
function servicesOf(release: Release, fullname: string, selector: Labels): readonly ServiceFact[] {
  const { layers, namespace, at } = release;
  const type = textOf(layers, 'serviceDns', 'type')?.value ?? 'NodePort';
  const port = Number(textOf(layers, 'serviceDns', 'port')?.value ?? 53);
  const annotations = pick(layers, 'serviceDns', 'annotations')?.root;
  const nodePort = Number(textOf(layers, 'serviceDns', 'nodePort')?.value);
  const onNodes = Number.isInteger(nodePort) && nodePort > 0 && type !== 'ClusterIP' ? nodePort : undefined;
  const mixed = isTrue(layers, false, 'serviceDns', 'mixedService');
  const groups = mixed
    ? [{ name: `${fullname}-dns`, protocols: ['TCP', 'UDP'] }]
    : [
        { name: `${fullname}-dns-udp`, protocols: ['UDP'] },
        { name: `${fullname}-dns-tcp`, protocols: ['TCP'] },
      ];
  const dual = isTrue(layers, false, 'dualStack', 'enabled') && type === 'LoadBalancer';
  return groups.flatMap(({ name, protocols }) =>
    ['', ...(dual ? ['-ipv6'] : [])].map((suffix): ServiceFact => {
      const address = textOf(layers, 'serviceDns', suffix === '' ? 'loadBalancerIP' : 'loadBalancerIPv6');
      const requested = [...(address === undefined ? [] : [address]), ...balancerAddresses(annotations)];
      return madeService({
        namespace,
        name: `${name}${suffix}`,
        type,
        externalIPs: isBalanced(type) ? requested : [],
        ...defined({ addressPool: balancerPool(annotations) }),
        selector,
        ports: protocols.map((protocol) => ({
          port,
          targetPort: protocol === 'UDP' ? 'dns-udp' : 'dns',
          protocol,
          ...defined({ nodePort: suffix === '' ? onNodes : undefined }),
        })),
        at,
        platformSource: PLATFORM_SOURCE,
      });
    }),
  );
}

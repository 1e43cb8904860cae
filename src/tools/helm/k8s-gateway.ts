import type { Fact } from '../../core/facts/fact.ts';
import type { Labels } from '../../core/facts/objects.ts';
import type { Located } from '../../core/text/location.ts';
import { composeText, type SourceText } from '../../core/text/source-text.ts';
import { balancerAddresses, isBalanced } from '../../languages/shared/balancer-addresses.ts';
import { beginningOf, labelsField, locatedText, type Reader, textListField } from '../../languages/shared/fields.ts';
import { madeContainer, madeService, madeWorkload } from '../../languages/shared/made-objects.ts';

import { child, items, scalarText, sourceOf, type YamlNode } from '../../read/documents/document.ts';
import { type Release, readerOf } from './release.ts';

interface StatedRelease extends Pick<Release, 'name' | 'namespace'> {
  readonly values: YamlNode;
  readonly reader: Reader;
}

const ORIGIN = {
  platformSource: 'the k8s-gateway chart writes this Corefile from its values',
  released: true,
} as const;

/** ori-edge/k8s_gateway charts/k8s-gateway. */
export function k8sGatewayFactsOf({ name: named, namespace, layers }: Release): readonly Fact[] {
  const reader = readerOf(layers);
  const values = layers.at(-1)?.root;
  if (reader === undefined || values === undefined) return [];
  const release = { name: named, namespace, values, reader };
  const { document } = reader;
  const at = beginningOf(document, values);
  const { name, labels } = namesOf(release);
  const service = child(values, 'service');
  const type = scalarText(child(service, 'type')) ?? 'LoadBalancer';
  const annotated = isBalanced(type) ? balancerAddresses(child(service, 'annotations')) : [];
  // templates/service.yaml: each address only for its type.
  const cluster = type === 'ClusterIP' ? locatedText(document, child(service, 'clusterIP')) : undefined;
  const balancer = type === 'LoadBalancer' ? locatedText(document, child(service, 'loadBalancerIP')) : undefined;
  const port = Number(scalarText(child(service, 'port')) ?? 53);
  return [
    { kind: 'config-map', namespace, name, data: [{ key: 'Corefile', text: corefileOf(release), at }], at, ...ORIGIN },
    workloadOf(release, { name, labels }),
    madeService({
      namespace,
      name,
      type,
      clusterIPs: cluster === undefined || cluster.value === '' ? [] : [cluster],
      externalIPs: [
        ...(balancer === undefined ? [] : [balancer]),
        ...(textListField(reader, service, 'externalIPs') ?? []),
        ...annotated,
      ],
      selector: labels,
      ports: protocolsOf(service).map((protocol) => ({
        name: `dns-${protocol.toLowerCase()}`,
        port: Number.isInteger(port) ? port : 53,
        targetPort: `dns-${protocol.toLowerCase()}`,
        protocol,
      })),
      at,
      ...ORIGIN,
    }),
  ];
}

interface Named {
  readonly name: string;
  readonly labels: Labels;
}

/** templates/_helper.tpl. */
function namesOf({ name, values }: StatedRelease): Named {
  const named = scalarText(child(values, 'nameOverride')) || 'k8s-gateway';
  const full = scalarText(child(values, 'fullnameOverride')) || (name.includes(named) ? name : `${name}-${named}`);
  return {
    name: full.slice(0, 63).replace(/-$/, ''),
    labels: { 'app.kubernetes.io/name': named, 'app.kubernetes.io/instance': name },
  };
}

function protocolsOf(service: YamlNode | undefined): readonly string[] {
  return scalarText(child(service, 'useTcp')) === 'true' ? ['UDP', 'TCP'] : ['UDP'];
}

function workloadOf(release: StatedRelease, { name, labels }: Named): Fact {
  const { reader, values, namespace } = release;
  const at = beginningOf(reader.document, values);
  return madeWorkload({
    namespace,
    name,
    labels: { ...labels, ...labelsField(reader, values, 'customLabels') },
    containers: [
      madeContainer({
        name: 'k8s-gateway',
        image: { value: 'quay.io/oriedge/k8s_gateway', at },
        words: ['-conf', '/etc/coredns/Corefile'].map((value) => ({ value, at })),
        ports: protocolsOf(child(values, 'service')).map((protocol) => ({
          name: `dns-${protocol.toLowerCase()}`,
          containerPort: 1053,
          protocol,
        })),
        mounts: [{ volume: 'config-volume', path: '/etc/coredns' }],
      }),
    ],
    volumes: [{ name: 'config-volume', source: { kind: 'config-map', name, optional: false } }],
    at,
    ...ORIGIN,
  });
}

const DEFAULT_PLUGINS = `    log
    errors
    health
    ready
    prometheus 0.0.0.0:9153
    forward . /etc/resolv.conf
    loop
    reload
    loadbalance
`;

function corefileOf({ reader, values }: StatedRelease): SourceText {
  const at = beginningOf(reader.document, values);
  const domain = sourceOf(child(values, 'domain'));
  const scheme = locatedText(reader.document, child(values, 'scheme'));
  const pieces: (string | SourceText)[] = [piece(scheme) ?? '', '.:1053 {\n    k8s_gateway '];
  if (domain !== undefined && !domain.text.includes('\n')) pieces.push(domain, ' ');
  pieces.push('{\n');
  if (scalarText(child(values, 'fallthrough', 'enabled')) === 'true') {
    pieces.push('        fallthrough');
    for (const zone of items(child(values, 'fallthrough', 'zones'))) {
      const text = sourceOf(zone);
      if (text !== undefined) pieces.push(' ', text);
    }
    pieces.push('\n');
  }
  pieces.push('    }\n');
  const list = child(values, 'extraZonePlugins');
  if (list === undefined) pieces.push(DEFAULT_PLUGINS);
  else for (const plugin of items(list)) addPlugin(plugin, pieces);
  pieces.push('}\n');
  return composeText(at, pieces);
}

function addPlugin(plugin: YamlNode, pieces: (string | SourceText)[]): void {
  const name = sourceOf(child(plugin, 'name'));
  const parameters = sourceOf(child(plugin, 'parameters'));
  const block = sourceOf(child(plugin, 'configBlock'));
  if (name === undefined) return;
  pieces.push('    ', name);
  if (parameters !== undefined) pieces.push(' ', parameters);
  if (block !== undefined) pieces.push(' {\n', block, '\n    }');
  pieces.push('\n');
}

/** Undefined for what Flux or the chart fills in. */
function piece(one: Located<string> | undefined): string | undefined {
  return one === undefined || /[\s{}]/.test(one.value) ? undefined : one.value;
}

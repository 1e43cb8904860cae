import type { AddressPoolFact, EndpointsFact, ServiceFact, ServicePort } from '../../core/facts/objects.ts';
import { addAll, distinctBy } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import { child, entries, items, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { servesPrivateNetworks } from '../shared/access-lists.ts';
import { balancerAddresses, balancerPool, isBalanced } from '../shared/balancer-addresses.ts';
import {
  addNotice,
  beginningOf,
  booleanField,
  labelsField,
  listField,
  locatedText,
  mapField,
  numberField,
  type Reader,
  textField,
  textListField,
  wholeNumber,
} from '../shared/fields.ts';
import { isClusterDnsService } from '../shared/installer-services.ts';

import { readMetadata } from './metadata.ts';

/** core/v1 Service. `clusterIP: None` is headless; an empty text leaves it to the API server. */
export function readService(reader: Reader): readonly ServiceFact[] {
  const { document } = reader;
  const spec = mapField(reader, document.root, 'spec');
  const addresses = [textField(reader, spec, 'clusterIP'), ...(textListField(reader, spec, 'clusterIPs') ?? [])].filter(
    (address): address is Located<string> => address !== undefined && address.value !== '',
  );
  const selector = labelsField(reader, spec, 'selector');
  const type = textField(reader, spec, 'type')?.value;
  const metadata = withoutLabels(readMetadata(reader));
  const pool = balancerPool(child(document.root, 'metadata', 'annotations'));
  return [
    {
      kind: 'service',
      ...metadata,
      ...defined({ clusterDns: isClusterDnsService(metadata.name) || undefined }),
      type: type === undefined || type === '' ? 'ClusterIP' : type,
      clusterIPs: distinctBy(
        addresses.filter((address) => address.value !== 'None'),
        ({ value }) => value,
      ),
      headless: addresses.some((address) => address.value === 'None'),
      externalIPs: distinctBy(externalAddresses(reader, spec, type), ({ value }) => value),
      ...defined({ publishesNotReady: booleanField(reader, spec, 'publishNotReadyAddresses') || undefined }),
      ...defined({ isForSome: isForSome(reader, spec, type) || undefined }),
      ...defined({ addressPool: pool, selector: Object.keys(selector).length > 0 ? selector : undefined }),
      ports: items(listField(reader, spec, 'ports')).flatMap((port) =>
        readPort(reader, port, type === 'NodePort' || type === 'LoadBalancer'),
      ),
    },
  ];
}

/** kube-proxy drops pods' packets too (pkg/proxy/iptables/proxier.go syncProxyRules, KUBE-FW); `externalIPs` are open. */
function isForSome(reader: Reader, spec: YamlNode | undefined, type: string | undefined): boolean {
  if (!isBalanced(type) || items(child(spec, 'externalIPs')).length > 0) return false;
  const ranges = textListField(reader, spec, 'loadBalancerSourceRanges') ?? [];
  return ranges.length > 0 && !servesPrivateNetworks(ranges.map(({ value }) => value.trim()));
}

function externalAddresses(
  reader: Reader,
  spec: YamlNode | undefined,
  type: string | undefined,
): readonly Located<string>[] {
  const addresses = [...(textListField(reader, spec, 'externalIPs') ?? [])];
  if (!isBalanced(type)) return addresses;
  const balancer = textField(reader, spec, 'loadBalancerIP');
  if (balancer !== undefined && balancer.value !== '') addresses.unshift(balancer);
  addAll(addresses, balancerAddresses(child(reader.document.root, 'metadata', 'annotations')));
  return addresses;
}

function readPort(reader: Reader, node: YamlNode, onNodes: boolean): readonly ServicePort[] {
  const port = numberField(reader, node, 'port');
  if (port === undefined) return [];
  const name = textField(reader, node, 'name')?.value;
  const target = scalarText(child(node, 'targetPort'));
  // Digits are no port name: a number (core/v1 IntOrString).
  const targetPort = target === undefined || target === '' || target === '0' ? port : (wholeNumber(target) ?? target);
  const protocol = textField(reader, node, 'protocol')?.value;
  // 0 leaves it to the API server.
  const nodePort = onNodes ? numberField(reader, node, 'nodePort') : undefined;
  return [
    {
      ...defined({ name: name || undefined }),
      port,
      targetPort,
      protocol: protocol === undefined || protocol === '' ? 'TCP' : protocol,
      ...defined({ nodePort: nodePort || undefined }),
    },
  ];
}

/** MetalLB's IPAddressPool (metallb.io); one address is a /32 or a range to itself. */
export function readAddressPool(reader: Reader): readonly AddressPoolFact[] {
  const { name, at } = readMetadata(reader);
  const list = textListField(reader, mapField(reader, reader.document.root, 'spec'), 'addresses') ?? [];
  const [first] = list;
  const only = first === undefined || list.length > 1 ? undefined : soleAddress(first.value);
  return [
    {
      kind: 'address-pool',
      name,
      ...defined({ only: first && only !== undefined ? { value: only, at: first.at } : undefined }),
      at,
    },
  ];
}

function soleAddress(text: string): string | undefined {
  const [from = '', to] = text.split('-').map((part) => part.trim());
  if (to !== undefined) return from === to ? from : undefined;
  const [address = '', length] = from.split('/');
  return length === undefined ? undefined : length === (address.includes(':') ? '128' : '32') ? address : undefined;
}

/** core/v1 Endpoints, named like the Service. One fact for each subset, which has its own ports. */
export function readEndpoints(reader: Reader): readonly EndpointsFact[] {
  const { namespace, isInDefault, name } = readMetadata(reader);
  const subsets = items(listField(reader, reader.document.root, 'subsets'));
  return subsets.map((subset) => ({
    kind: 'endpoints' as const,
    namespace,
    ...defined({ isInDefault }),
    service: name,
    addresses: items(listField(reader, subset, 'addresses')).flatMap(
      (address) => textField(reader, address, 'ip') ?? [],
    ),
    ports: readEndpointPorts(reader, subset),
    at: entries(subset).length > 0 ? beginningOf(reader.document, subset) : beginningOf(reader.document),
  }));
}

/** discovery.k8s.io EndpointSlice, with the Service's label; without endpoints that are not ready. */
export function readEndpointSlice(reader: Reader): readonly EndpointsFact[] {
  const { root } = reader.document;
  const { namespace, isInDefault, labels, at } = readMetadata(reader);
  const service = labels['kubernetes.io/service-name'];
  if (service === undefined) return [];
  if (scalarText(child(root, 'addressType')) === 'FQDN') {
    addNotice(reader, 'an EndpointSlice of host names; where they lead is not known', at);
    return [];
  }
  const addresses = items(listField(reader, root, 'endpoints'))
    .filter((endpoint) => scalarText(child(endpoint, 'conditions', 'ready')) !== 'false')
    .flatMap((endpoint) => textListField(reader, endpoint, 'addresses') ?? []);
  const own = { namespace, ...defined({ isInDefault }), service };
  return [{ kind: 'endpoints', ...own, addresses, ports: readEndpointPorts(reader, root), at }];
}

function readEndpointPorts(reader: Reader, node: YamlNode): EndpointsFact['ports'] {
  return items(listField(reader, node, 'ports')).flatMap((item) => {
    const port = numberField(reader, item, 'port');
    const name = locatedText(reader.document, child(item, 'name'))?.value;
    return port === undefined ? [] : [{ ...defined({ name: name || undefined }), port }];
  });
}

function withoutLabels<T extends { readonly labels: unknown }>(metadata: T): Omit<T, 'labels'> {
  const { labels: _, ...rest } = metadata;
  return rest;
}

import type { Fact } from '../../core/facts/fact.ts';
import { addAll } from '../../core/text/append.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { type SourceText, synthetic } from '../../core/text/source-text.ts';
import { clusterNetwork } from '../../languages/shared/cluster-network.ts';
import {
  addNotice,
  beginningOf,
  mapField,
  presentEntry,
  type Reader,
  textField,
  textListField,
  typeOf,
} from '../../languages/shared/fields.ts';
import { kubeletFacts, kubeletFlagFacts } from '../../languages/shared/kubelet-fields.ts';
import { flagsOfMap } from '../../languages/shared/kubelet-flags.ts';
import { nodeProfile } from '../../languages/shared/node-setup.ts';
import { asOwnCluster, coreDnsObjects, isWord, word } from '../../languages/shared/platform-coredns.ts';
import { nodeCacheObjects } from '../../languages/shared/platform-node-cache.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { stockCorefile } from '../../languages/shared/stock-corefile.ts';
import { stockNodeCache } from '../../languages/shared/stock-node-cache.ts';
import { readingForms } from '../../languages/shared/yaml-forms.ts';
import { child, entries, items, placeOfKey, type YamlDocument, type YamlNode } from '../../read/documents/document.ts';

export const rke: Plugin = {
  id: 'rke',
  title: 'RKE1 cluster.yml',
  markers: ['cluster_d', 'stubdomains', 'ameserver', 'nodelocal', 'service-c'],
  ...readingForms((document) => {
    const config = configOf(document);
    return config && ((reader) => readCluster(reader, config));
  }, asOwnCluster),
};

const WRITES = 'RKE writes this Corefile (rancher/kontainer-driver-metadata rke/templates)';

/** By nodes with roles, or RKE's names of services: no kind, no apiVersion. */
function configOf(document: YamlDocument): YamlNode | undefined {
  if (document.root.kind !== 'map' || document.onNode !== undefined) return undefined;
  const { root } = document;
  const { apiVersion, kind } = typeOf(root);
  if (apiVersion !== '' || kind !== '') return undefined;
  const config = child(root, 'rancher_kubernetes_engine_config') ?? root;
  const node = items(child(config, 'nodes'))[0];
  const hasNodes = child(node, 'address') !== undefined && child(node, 'role')?.kind === 'sequence';
  const services = child(config, 'services');
  const hasServices = ['kube-api', 'kube_api', 'kubeproxy', 'kube-controller', 'kube_controller'].some(
    (name) => child(services, name) !== undefined,
  );
  return hasNodes || hasServices || (config !== root && services !== undefined) ? config : undefined;
}

function readCluster(reader: Reader, config: YamlNode): readonly Fact[] {
  const at = beginningOf(reader.document);
  const services = child(config, 'services');
  const kubelet = child(services, 'kubelet');
  const address = textField(reader, kubelet, 'cluster_dns_server');
  const domain = textField(reader, kubelet, 'cluster_domain');
  const subnet = ['kube-api', 'kube_api', 'kube-controller', 'kube_controller'].flatMap(
    (name) => textField(reader, child(services, name), 'service_cluster_ip_range') ?? [],
  )[0];
  const facts: Fact[] = [nodeProfile('rke', at)];
  addAll(facts, clusterNetwork(at, { clusterDNS: [address], serviceSubnets: [subnet], clusterDomain: domain }));
  const dns = mapField(reader, config, 'dns');
  const cache = cacheAddress(reader, dns);
  const flags = flagsOfMap(reader, child(kubelet, 'extra_args'));
  addAll(facts, kubeletFlagFacts(reader, flags, { provisioner: 'rke' }, at));
  // cluster/plan.go: the cache's address, if there is one.
  const clusterDns = cache ?? address;
  if (clusterDns !== undefined && !flags.some((flag) => flag.name === 'cluster-dns'))
    addAll(facts, kubeletFacts('flags', { clusterDNS: [clusterDns], ineffective: [] }, { provisioner: 'rke' }));
  if (dns !== undefined) addAll(facts, readDns(reader, config, dns, { address, domain, cache }));
  return facts;
}

function cacheAddress(reader: Reader, dns: YamlNode | undefined): Located<string> | undefined {
  const entry = presentEntry(dns, 'nodelocal');
  const address = textField(reader, entry?.value, 'ip_address') ?? textField(reader, entry?.value, 'ipaddress');
  if (address === undefined || address.value === '') return undefined;
  if (isWord(address.value)) return address;
  addNotice(reader, '`ip_address` of the node-local cache is not an address, and the cache is ignored', address.at);
  return undefined;
}

interface Known {
  readonly address: Located<string> | undefined;
  readonly domain: Located<string> | undefined;
  readonly cache: Located<string> | undefined;
}

/** cluster/addons.go deployDNS: coredns by default since Kubernetes 1.14. */
function readDns(reader: Reader, config: YamlNode, dns: YamlNode, cluster: Known): readonly Fact[] {
  const { document } = reader;
  const entry = presentEntry(config, 'dns');
  const at: Location = entry === undefined ? beginningOf(document) : placeOfKey(document, entry);
  const provider = textField(reader, dns, 'provider');
  const facts: Fact[] = [];
  const domain = cluster.domain !== undefined && isWord(cluster.domain.value) ? word(cluster.domain) : 'cluster.local';
  if (provider?.value === 'kube-dns')
    addNotice(reader, 'kube-dns as RKE installs it is not modelled: what it forwards is not followed', provider.at);
  else if (provider === undefined || provider.value === 'coredns') {
    const stubs = presentEntry(dns, 'stubdomains');
    if (stubs !== undefined && entries(stubs.value).length > 0)
      addNotice(
        reader,
        '`stubdomains` is for kube-dns; RKE’s template of CoreDNS has no place for it',
        placeOfKey(document, stubs),
      );
    addAll(
      facts,
      coreDnsObjects({
        corefile: stockCorefile({
          domain,
          reverse: words(reader, dns, 'reversecidrs'),
          upstreams: words(reader, dns, 'upstreamnameservers'),
          upstreamsAt: synthetic(at, '/etc/resolv.conf'),
          at,
        }),
        clusterIPs: cluster.address === undefined ? [] : [cluster.address],
        at,
        platformSource: WRITES,
      }),
    );
  } else if (provider.value !== 'none')
    addNotice(reader, `the DNS provider ${JSON.stringify(provider.value)} is not known`, provider.at);
  if (cluster.cache !== undefined && provider?.value !== 'none') addAll(facts, cacheObjects(cluster, domain));
  return facts;
}

/** rke/templates/nodelocal.go: cluster zones to the DNS Service, the rest to the nodes’ file. */
function cacheObjects({ cache, address }: Known, domain: string | SourceText): readonly Fact[] {
  if (cache === undefined) return [];
  const service = address !== undefined && isWord(address.value) ? word(address) : '10.43.0.10';
  return nodeCacheObjects({
    name: 'node-local-dns',
    corefile: stockNodeCache({
      domain,
      binds: [word(cache)],
      cluster: [service],
      rest: ['/etc/resolv.conf'],
      tcp: { cluster: true, rest: true },
      at: cache.at,
    }),
    addresses: [cache],
    upstreamService: 'kube-dns',
    at: cache.at,
    platformSource: WRITES,
  });
}

function words(reader: Reader, node: YamlNode, key: string): readonly SourceText[] {
  return (textListField(reader, node, key) ?? []).flatMap((one) => {
    if (isWord(one.value)) return [word(one)];
    addNotice(reader, `an item of \`${key}\` is not a single word, and is ignored`, one.at);
    return [];
  });
}

import { nthAddress } from '../../core/dns/endpoint.ts';
import type { Fact } from '../../core/facts/fact.ts';
import type { KubeletFact } from '../../core/facts/node.ts';
import { addAll } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import { composeText, concat, type SourceText, synthetic } from '../../core/text/source-text.ts';
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
import { profileOfImage } from '../../languages/shared/image-systems.ts';
import { kubeletFacts } from '../../languages/shared/kubelet-fields.ts';
import { nodeProfile } from '../../languages/shared/node-setup.ts';

import { asOwnCluster, coreDnsObjects, isWord, word } from '../../languages/shared/platform-coredns.ts';
import { nodeCacheObjects, upstreamServiceObject } from '../../languages/shared/platform-node-cache.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { stockNodeCache } from '../../languages/shared/stock-node-cache.ts';
import { readingForms } from '../../languages/shared/yaml-forms.ts';
import { child, placeOf, placeOfKey, scalarText, sourceOf, type YamlNode } from '../../read/documents/document.ts';

export const kops: Plugin = {
  id: 'kops',
  title: 'kOps Cluster and InstanceGroup',
  markers: ['kubeDNS', 'ocalDNS', 'kops.k8s.io/v1'],
  about: /kubeDNS|ocalDNS/i,
  ...readingForms(({ root }) => {
    const { apiVersion, kind } = typeOf(root);
    if (!apiVersion.startsWith('kops.k8s.io/v1')) return undefined;
    return kind === 'Cluster' ? readCluster : kind === 'InstanceGroup' ? readInstanceGroup : undefined;
  }, asOwnCluster),
};

function readCluster(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const spec = child(document.root, 'spec');
  const at = beginningOf(document);
  const dns = mapField(reader, spec, 'kubeDNS');
  const subnet = textField(reader, spec, 'serviceClusterIPRange');
  const serverIP = textField(reader, dns, 'serverIP');
  const domain = textField(reader, dns, 'domain') ?? textField(reader, spec, 'clusterDNSDomain');
  const facts: Fact[] = [nodeProfile('kops', at)];
  addAll(facts, clusterNetwork(at, { serviceSubnets: [subnet], clusterDNS: [serverIP], clusterDomain: domain }));
  for (const key of ['kubelet', 'controlPlaneKubelet', 'masterKubelet'])
    for (const fact of kubeletsOf(reader, child(spec, key), {})) facts.push(fact);
  if (dns === undefined) return facts;
  addAll(facts, clusterDns(reader, dns, { domain: domain?.value ?? 'cluster.local', serverIP }));
  addAll(facts, nodeLocal(reader, dns, { subnet, serverIP, domain: domain?.value ?? 'cluster.local' }));
  return facts;
}

function clusterDns(
  reader: Reader,
  dns: YamlNode,
  { domain, serverIP }: { readonly domain: string; readonly serverIP: Located<string> | undefined },
): readonly Fact[] {
  const { document } = reader;
  const entry = presentEntry(child(document.root, 'spec'), 'kubeDNS');
  const at = entry === undefined ? beginningOf(document) : placeOfKey(document, entry);
  const clusterIPs = serverIP === undefined ? [] : [serverIP];
  if (scalarText(child(dns, 'provider')) === 'KubeDNS') {
    addNotice(reader, 'kube-dns as kOps sets it up is not modelled', at);
    return [];
  }
  const corefile = corefileOf(reader, dns, domain, at);
  const image = textField(reader, dns, 'coreDNSImage');
  if (corefile === undefined) return [];
  return coreDnsObjects({
    corefile,
    clusterIPs,
    ...defined({ image }),
    at,
    platformSource: 'kOps writes this Corefile (upup/models/cloudup/resources/addons/coredns.addons.k8s.io)',
  });
}

/** pkg/apis/kops/networking.go, pkg/model/components/kubedns.go. */
const LOCAL_IP = '169.254.20.10';
const SERVICE_RANGE = '100.64.0.0/13';

/** With IPVS the DNS Service's address, else its own Service (nodelocaldns.addons.k8s.io/k8s-1.12.yaml.template). */
function nodeLocal(
  reader: Reader,
  dns: YamlNode,
  cluster: {
    readonly subnet: Located<string> | undefined;
    readonly serverIP: Located<string> | undefined;
    readonly domain: string;
  },
): readonly Fact[] {
  const { document } = reader;
  const cache = child(dns, 'nodeLocalDNS');
  const enabled = presentEntry(cache, 'enabled');
  if (enabled?.value.kind !== 'scalar' || enabled.value.value !== true) return [];
  const at = placeOf(document, enabled.value);
  const local = textField(reader, cache, 'localIP') ?? { value: LOCAL_IP, at };
  const ipvs = scalarText(child(document.root, 'spec', 'kubeProxy', 'proxyMode')) === 'ipvs';
  const tenth = nthAddress(cluster.subnet?.value ?? SERVICE_RANGE, 10);
  const service =
    cluster.serverIP ?? (tenth === undefined ? undefined : { value: tenth, at: cluster.subnet?.at ?? at });
  const target = ipvs && service !== undefined ? word(service) : synthetic(at, '__PILLAR__CLUSTER__DNS__');
  const toCluster = presentEntry(cache, 'forwardToKubeDNS');
  const forwards = toCluster !== undefined && scalarText(toCluster.value) === 'true';
  const external = sourceOf(child(cache, 'externalCoreFile'));
  const more = sourceOf(child(cache, 'additionalConfig'));
  const stock = stockNodeCache({
    domain: isWord(cluster.domain) ? cluster.domain : 'cluster.local',
    binds: [word(local)],
    cluster: [target],
    rest: [
      forwards
        ? synthetic(placeOf(document, toCluster.value), target.text)
        : synthetic(at, '__PILLAR__UPSTREAM__SERVERS__'),
    ],
    tcp: { cluster: true, rest: forwards },
    at,
  });
  const corefile = external !== undefined && external.text.trim() !== '' ? external : stock;
  return [
    { kind: 'kubelet', source: 'flags', provisioner: 'kops', clusterDNS: [local], ineffective: [], at: local.at },
    ...nodeCacheObjects({
      name: 'node-local-dns',
      corefile: more === undefined ? corefile : concat([corefile, synthetic(at, '\n'), more]),
      addresses: [local],
      upstreamService: 'kube-dns-upstream',
      at,
      platformSource: 'kOps writes this Corefile (upup/models/cloudup/resources/addons/nodelocaldns.addons.k8s.io)',
    }),
    {
      ...upstreamServiceObject('kube-dns-upstream', at),
      platformSource: 'kOps adds a second Service for the cache',
    },
  ];
}

/** `externalCoreFile`, else the template with `upstreamNameservers`, if either is stated. */
function corefileOf(reader: Reader, dns: YamlNode, domain: string, at: Fact['at']): SourceText | undefined {
  const external = sourceOf(child(dns, 'externalCoreFile'));
  if (external !== undefined && external.text.trim() !== '') return external;
  const upstreams = textListField(reader, dns, 'upstreamNameservers') ?? [];
  const pieces: (string | SourceText)[] = [
    `.:53 {\n    errors\n    health {\n      lameduck 5s\n    }\n    ready\n    kubernetes ${isWord(domain) ? domain : 'cluster.local'}. in-addr.arpa ip6.arpa {\n      pods insecure\n      fallthrough in-addr.arpa ip6.arpa\n      ttl 30\n    }\n    prometheus :9153\n    forward .`,
  ];
  const before = pieces.length;
  for (const upstream of upstreams) {
    if (isWord(upstream.value)) pieces.push(' ', word(upstream));
    else addNotice(reader, '`upstreamNameservers` holds something that is not an address', upstream.at);
  }
  if (pieces.length === before) pieces.push(' /etc/resolv.conf');
  pieces.push(' {\n      max_concurrent 1000\n    }\n    cache 30\n    loop\n    reload\n    loadbalance\n}\n');
  return composeText(at, pieces);
}

function readInstanceGroup(reader: Reader): readonly Fact[] {
  const { root } = reader.document;
  const name = scalarText(child(root, 'metadata', 'name'));
  const kubelets = kubeletsOf(reader, child(root, 'spec', 'kubelet'), name === undefined ? {} : { pool: name });
  const system = profileOfImage(textField(reader, child(root, 'spec'), 'image'));
  if (kubelets.length === 0 && system === undefined) return [];
  const at = beginningOf(reader.document);
  return [nodeProfile('kops', at, { ...system, ...defined({ pool: name }) }), ...kubelets];
}

/** `clusterDNS` is one text; an empty `resolvConf` becomes `--resolv-conf=` (pkg/apis/kops/componentconfig.go). */
function kubeletsOf(reader: Reader, node: YamlNode | undefined, pool: { pool?: string }): readonly KubeletFact[] {
  const resolvConf = textField(reader, node, 'resolvConf');
  const address = textField(reader, node, 'clusterDNS');
  const clusterDomain = textField(reader, node, 'clusterDomain');
  const settings = defined({ resolvConf, clusterDNS: address && [address], clusterDomain });
  return kubeletFacts('flags', { ...settings, ineffective: [] }, { provisioner: 'kops', ...pool });
}

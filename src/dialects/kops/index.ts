import { child, placeOf, placeOfKey, scalarText, type YamlNode } from '../../documents/document.ts';
import type { Fact, KubeletFact } from '../../fact.ts';
import type { SourceText } from '../../text/source-text.ts';
import type { Dialect } from '../dialect.ts';
import {
  beginningOf,
  mapField,
  presentEntry,
  type Reader,
  remark,
  sourceOf,
  textField,
  textListField,
  typeOf,
} from '../fields.ts';
import { atHome, coreDnsObjects, isWord, word, written } from '../platform-coredns.ts';
import { readingForms } from '../yaml-forms.ts';

/** kOps' Cluster and InstanceGroup. */
export const kops: Dialect = {
  id: 'kops',
  title: 'kOps Cluster and InstanceGroup',
  ...readingForms(({ root }) => {
    const { apiVersion, kind } = typeOf(root);
    if (!apiVersion.startsWith('kops.k8s.io/')) return undefined;
    return kind === 'Cluster' ? readCluster : kind === 'InstanceGroup' ? readInstanceGroup : undefined;
  }, atHome),
};

function readCluster(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const spec = child(document.root, 'spec');
  const at = beginningOf(document);
  const dns = mapField(reader, spec, 'kubeDNS');
  const subnet = textField(reader, spec, 'serviceClusterIPRange');
  const serverIP = textField(reader, dns, 'serverIP');
  const domain = textField(reader, dns, 'domain') ?? textField(reader, spec, 'clusterDNSDomain');
  const facts: Fact[] = [{ kind: 'node-profile', provisioner: { value: 'kops', at }, at }];
  if (subnet !== undefined || serverIP !== undefined || domain !== undefined)
    facts.push({
      kind: 'network',
      ...(subnet && { serviceSubnets: [subnet] }),
      ...(serverIP && { clusterDNS: [serverIP] }),
      ...(domain && { clusterDomain: domain }),
      at,
    });
  for (const key of ['kubelet', 'controlPlaneKubelet', 'masterKubelet'])
    for (const fact of kubeletFacts(reader, child(spec, key), {})) facts.push(fact);
  if (dns === undefined) return facts;
  const entry = presentEntry(spec, 'kubeDNS');
  const place = entry === undefined ? at : placeOfKey(document, entry);
  const provider = scalarText(child(dns, 'provider'));
  if (provider === 'KubeDNS') remark(reader, 'kOps’ kube-dns (dnsmasq) is not modelled', place);
  else {
    const corefile = corefileOf(reader, dns, domain?.value ?? 'cluster.local', place);
    if (corefile !== undefined)
      for (const fact of coreDnsObjects({
        namespace: 'kube-system',
        name: 'coredns',
        service: 'kube-dns',
        workload: 'Deployment',
        corefile,
        port: 53,
        clusterIPs: serverIP === undefined ? [] : [serverIP],
        at: place,
        knownFrom: 'kOps writes this Corefile (upup/models/cloudup/resources/addons/coredns.addons.k8s.io)',
      }))
        facts.push(fact);
  }
  const cache = child(dns, 'nodeLocalDNS');
  const enabled = child(cache, 'enabled');
  if (cache !== undefined && enabled?.kind === 'scalar' && enabled.value === true)
    remark(reader, 'the node-local cache that kOps adds is not modelled', placeOf(document, enabled));
  return facts;
}

/** `externalCoreFile` as it is; else the template with `upstreamNameservers`, when one of them is stated. */
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
    else remark(reader, '`upstreamNameservers` holds what is no address', upstream.at);
  }
  if (pieces.length === before) pieces.push(' /etc/resolv.conf');
  pieces.push(' {\n      max_concurrent 1000\n    }\n    cache 30\n    loop\n    reload\n    loadbalance\n}\n');
  return written(at, pieces);
}

function readInstanceGroup(reader: Reader): readonly Fact[] {
  const { root } = reader.document;
  const name = scalarText(child(root, 'metadata', 'name'));
  const told = kubeletFacts(reader, child(root, 'spec', 'kubelet'), name === undefined ? {} : { pool: name });
  if (told.length === 0) return [];
  const at = beginningOf(reader.document);
  return [
    { kind: 'node-profile', provisioner: { value: 'kops', at }, ...(name !== undefined && { pool: name }), at },
    ...told,
  ];
}

/** `clusterDNS` is one text here, and an empty `resolvConf` is passed on as `--resolv-conf=` (pkg/apis/kops/componentconfig.go). */
function kubeletFacts(reader: Reader, node: YamlNode | undefined, pool: { pool?: string }): readonly KubeletFact[] {
  const resolvConf = textField(reader, node, 'resolvConf');
  const clusterDNS = textField(reader, node, 'clusterDNS');
  const clusterDomain = textField(reader, node, 'clusterDomain');
  const said = resolvConf ?? clusterDNS ?? clusterDomain;
  if (said === undefined) return [];
  return [
    {
      kind: 'kubelet',
      source: 'flags',
      provisioner: 'kops',
      ...(resolvConf && { resolvConf }),
      ...(clusterDNS && { clusterDNS: [clusterDNS] }),
      ...(clusterDomain && { clusterDomain }),
      ineffective: [],
      ...pool,
      at: said.at,
    },
  ];
}

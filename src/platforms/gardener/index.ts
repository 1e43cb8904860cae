import { nthAddress } from '../../core/dns/endpoint.ts';
import type { Fact } from '../../core/facts/fact.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { synthetic } from '../../core/text/source-text.ts';
import { clusterNetwork } from '../../languages/shared/cluster-network.ts';
import {
  addNotice,
  beginningOf,
  booleanField,
  mapField,
  presentEntry,
  type Reader,
  textField,
  typeOf,
} from '../../languages/shared/fields.ts';
import { append } from '../../languages/shared/lines.ts';
import { asOwnCluster, composeText, coreDnsObjects, word } from '../../languages/shared/platform-coredns.ts';
import { nodeCacheObjects } from '../../languages/shared/platform-node-cache.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { stockNodeCache } from '../../languages/shared/stock-node-cache.ts';
import { readingForms } from '../../languages/shared/yaml-forms.ts';
import {
  child,
  entryOf,
  items,
  placeOf,
  placeOfKey,
  scalarText,
  type YamlNode,
} from '../../read/documents/document.ts';

export const gardener: Plugin = {
  id: 'gardener',
  title: 'Gardener Shoots',
  markers: ['core.gardener.cloud'],
  about: /core\.gardener\.cloud/i,
  ...readingForms(({ root }) => {
    const { apiVersion, kind } = typeOf(root);
    return kind === 'Shoot' && apiVersion.startsWith('core.gardener.cloud/') ? readShoot : undefined;
  }, asOwnCluster),
};

/** Bound by node-local-dns (pkg/component/networking/nodelocaldns/constants). */
const CACHE = '169.254.20.10';
const CACHE_PLACEHOLDER = '__PILLAR__CLUSTER__DNS__';

function readShoot(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const at = beginningOf(document);
  const spec = child(document.root, 'spec');
  const subnet = textField(reader, mapField(reader, spec, 'networking'), 'services');
  const proxyMode = textField(reader, child(spec, 'kubernetes', 'kubeProxy'), 'mode');
  const facts: Fact[] = [{ kind: 'node-profile', provisioner: { value: 'gardener', at }, at }];
  const mode = proxyMode && { value: proxyMode.value.toLowerCase(), at: proxyMode.at };
  append(facts, clusterNetwork(at, { serviceSubnets: [subnet], proxyMode: mode }));
  const components = mapField(reader, spec, 'systemComponents');
  readRewriting(reader, child(components, 'coreDNS'));
  append(facts, coreDns(reader));
  append(facts, nodeLocal(reader, mapField(reader, components, 'nodeLocalDNS'), subnet, proxyMode));
  return facts;
}

/** `rewriting.commonSuffixes` strip a search path before the answer. */
function readRewriting(reader: Reader, node: YamlNode | undefined): void {
  const suffixes = entryOf(child(node, 'rewriting'), 'commonSuffixes');
  if (suffixes === undefined || items(suffixes.value).length === 0) return;
  addNotice(
    reader,
    '`commonSuffixes` adds rewrites to Gardener’s Corefile, which are not modelled',
    placeOfKey(reader.document, suffixes),
  );
}

/** pkg/component/networking/coredns/coredns.go: port 8053, `loop`, custom imports. */
function coreDns(reader: Reader): readonly Fact[] {
  const at = beginningOf(reader.document);
  return coreDnsObjects({
    namespace: 'kube-system',
    name: 'coredns',
    service: 'kube-dns',
    workload: 'Deployment',
    corefile: composeText(at, [
      '.:8053 {\n  errors\n  health {\n      lameduck 15s\n  }\n  ready\n  kubernetes cluster.local in-addr.arpa ip6.arpa {\n      pods insecure\n      fallthrough in-addr.arpa ip6.arpa\n      ttl 30\n  }\n  prometheus :9153\n  import custom/*.override\n  forward . /etc/resolv.conf\n  cache 30\n  loop\n  reload\n  loadbalance round_robin\n}\nimport custom/*.server\n',
    ]),
    imports: true,
    port: 8053,
    clusterIPs: [],
    installerDefault: 'the cluster runs the CoreDNS that Gardener installs, with the Corefile that Gardener writes',
    at,
    platformSource: 'Gardener writes this Corefile (pkg/component/networking/coredns/coredns.go)',
  });
}

/**
 * nodelocaldns/resources.go: with iptables the cache has the Service's address and queries a second Service, with IPVS
 * the first.
 */
function nodeLocal(
  reader: Reader,
  node: YamlNode | undefined,
  subnet: Located<string> | undefined,
  proxyMode: Located<string> | undefined,
): readonly Fact[] {
  const enabled = presentEntry(node, 'enabled');
  if (node === undefined || enabled === undefined || booleanField(reader, node, 'enabled') !== true) return [];
  const at = placeOfKey(reader.document, enabled);
  const ipvs = proxyMode?.value === 'IPVS';
  const address = subnet === undefined ? undefined : nthAddress(subnet.value.split(',')[0] ?? '', 10);
  if (ipvs && address === undefined) {
    addNotice(reader, 'with IPVS the cache asks the DNS Service’s address, which is not stated', at);
    return [];
  }
  const service = address === undefined || subnet === undefined ? undefined : { value: address, at: subnet.at };
  const cache = { value: CACHE, at };
  const binds = !ipvs && service !== undefined ? [cache, service] : [cache];
  const cluster = ipvs && service !== undefined ? word(service) : CACHE_PLACEHOLDER;
  const rest = presentEntry(node, 'disableForwardToUpstreamDNS');
  const toCluster = rest !== undefined && booleanField(reader, node, 'disableForwardToUpstreamDNS') === true;
  const place = rest === undefined ? at : placeOf(reader.document, rest.value);
  const reported = ipvs ? cache : service;
  const kubelet = { kind: 'kubelet', source: 'config', provisioner: 'gardener', ineffective: [], at } as const;
  return [
    ...(reported === undefined ? [] : [{ ...kubelet, clusterDNS: [reported] }]),
    ...nodeCacheObjects({
      namespace: 'kube-system',
      name: 'node-local-dns',
      corefile: stockNodeCache({
        domain: 'cluster.local',
        binds: binds.map(word),
        cluster: [cluster],
        rest: [
          toCluster
            ? synthetic(place, typeof cluster === 'string' ? cluster : cluster.text)
            : synthetic(place, '__PILLAR__UPSTREAM__SERVERS__'),
        ],
        tcp: {
          cluster: scalarText(child(node, 'forceTCPToClusterDNS')) !== 'false',
          rest: scalarText(child(node, 'forceTCPToUpstreamDNS')) !== 'false',
        },
        at,
      }),
      addresses: binds,
      upstreamService: 'kube-dns-upstream',
      at,
      platformSource: 'Gardener writes this Corefile (pkg/component/networking/nodelocaldns/resources.go)',
    }),
    upstreamService(at),
  ];
}

function upstreamService(at: Location): Fact {
  return {
    kind: 'service',
    namespace: 'kube-system',
    name: 'kube-dns-upstream',
    type: 'ClusterIP',
    clusterIPs: [],
    headless: false,
    externalIPs: [],
    selector: { 'k8s-app': 'kube-dns' },
    ports: ['UDP', 'TCP'].map((protocol) => ({ port: 53, targetPort: 8053, protocol })),
    at,
    platformSource: 'Gardener adds a second Service for the cache',
  };
}

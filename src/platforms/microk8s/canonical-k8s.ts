import type { Fact } from '../../core/facts/fact.ts';
import { clusterNetwork } from '../../languages/shared/cluster-network.ts';
import { beginningOf, locatedText, mapField, type Reader, textField } from '../../languages/shared/fields.ts';
import { coreDnsObjects, isWord, word } from '../../languages/shared/platform-coredns.ts';
import { stockCorefile } from '../../languages/shared/stock-corefile.ts';
import { child, items, type YamlDocument } from '../../read/documents/document.ts';

/** Only this file has `cluster-config.dns`. */
export function isBootstrap({ root }: YamlDocument): boolean {
  return child(root, 'cluster-config', 'dns')?.kind === 'map' && child(root, 'kind') === undefined;
}

/** canonical/k8s-snap src/k8s/pkg/k8sd/features/coredns, docs reference "Bootstrap configuration file". */
export function readBootstrap(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const at = beginningOf(document);
  const dns = mapField(reader, child(document.root, 'cluster-config'), 'dns');
  const service = textField(reader, dns, 'service-ip');
  const clusterDomain = textField(reader, dns, 'cluster-domain');
  const subnet = textField(reader, document.root, 'service-cidr');
  const list = child(dns, 'upstream-nameservers');
  const upstreams = items(list).flatMap((item) => locatedText(document, item) ?? []);
  const facts = clusterNetwork(at, { clusterDNS: [service], clusterDomain, serviceSubnets: [subnet] });
  if (upstreams.length === 0) return facts;
  const domain = clusterDomain !== undefined && isWord(clusterDomain.value) ? word(clusterDomain) : 'cluster.local';
  return [
    ...facts,
    ...coreDnsObjects({
      namespace: 'kube-system',
      name: 'ck-dns-coredns',
      service: 'coredns',
      workload: 'Deployment',
      corefile: stockCorefile({
        domain,
        upstreams: upstreams.filter(({ value }) => isWord(value)).map(word),
        at,
      }),
      port: 53,
      clusterIPs: service === undefined ? [] : [service],
      appLabel: 'coredns',
      at,
      platformSource: 'Canonical Kubernetes writes this Corefile from `dns.upstream-nameservers`',
    }),
  ];
}

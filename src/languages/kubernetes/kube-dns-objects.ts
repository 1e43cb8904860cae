/** kubernetes/kubernetes cluster/addons/dns/kube-dns/kube-dns.yaml.base; the same in GKE. */

import type { Fact } from '../../core/facts/fact.ts';
import type { Container } from '../../core/facts/workload.ts';
import type { Location } from '../../core/text/location.ts';
import { madeContainer, madeService, madeWorkload, PROTOCOLS } from '../shared/made-objects.ts';

const DIRECTORY = '/etc/k8s/dns/dnsmasq-nanny';
const ZONES = ['cluster.local', 'in-addr.arpa', 'ip6.arpa'];

/** dnsPolicy Default; the ConfigMap is optional. */
export function kubeDnsObjects(at: Location): readonly Fact[] {
  const common = {
    at,
    platformSource: 'kube-dns reads ConfigMap kube-system/kube-dns (kubernetes/dns pkg/dns/config/config.go)',
    installerDefault: 'the cluster runs kube-dns, which reads ConfigMap kube-system/kube-dns',
  };
  const labels = { 'k8s-app': 'kube-dns' };
  const container = (name: string, image: string, words: readonly string[], port: number): Container =>
    madeContainer({
      name,
      image: { value: `registry.k8s.io/${image}`, at },
      words: words.map((value) => ({ value, at })),
      ports: PROTOCOLS.map((protocol) => ({ containerPort: port, protocol })),
      mounts: [{ volume: 'kube-dns-config', path: DIRECTORY }],
    });
  const servers = ZONES.map((zone) => `--server=/${zone}/127.0.0.1#10053`);
  return [
    madeWorkload({
      namespace: 'kube-system',
      name: 'kube-dns',
      labels,
      dnsPolicy: { value: 'Default', at },
      containers: [
        container('dnsmasq', 'dns/k8s-dns-dnsmasq-nanny', [`-configDir=${DIRECTORY}`, '--', '-k', ...servers], 53),
        container('kubedns', 'dns/k8s-dns-kube-dns', ['--domain=cluster.local.', '--dns-port=10053'], 10053),
      ],
      volumes: [{ name: 'kube-dns-config', source: { kind: 'config-map', name: 'kube-dns', optional: true } }],
      ...common,
    }),
    madeService({ namespace: 'kube-system', name: 'kube-dns', selector: labels, ...common }),
  ];
}

/** kubernetes/kubernetes cluster/addons/dns/kube-dns/kube-dns.yaml.base; the same in kOps and GKE. */

import type { Container, Fact } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { composeText, isWord, word } from './platform-coredns.ts';

export interface PlatformKubeDns {
  readonly domain: string;
  readonly clusterIPs: readonly Located<string>[];
  /** Undefined where the ConfigMap is an object of its own, or absent. */
  readonly config?: {
    readonly upstreamNameservers: readonly Located<string>[];
    readonly stubDomains: readonly { readonly zone: string; readonly servers: readonly Located<string>[] }[];
  };
  readonly at: Location;
  readonly platformSource: string;
  readonly installerDefault?: string;
}

const DIRECTORY = '/etc/k8s/dns/dnsmasq-nanny';

/** dnsPolicy Default; the ConfigMap is optional. */
export function kubeDnsObjects(platform: PlatformKubeDns): readonly Fact[] {
  const { at, platformSource } = platform;
  const domain = isWord(platform.domain) ? platform.domain : 'cluster.local';
  const common = {
    at,
    platformSource,
    ...defined({ installerDefault: platform.installerDefault }),
  };
  const labels = { 'k8s-app': 'kube-dns' };
  const container = (name: string, image: string, words: readonly string[], port: number): Container => ({
    name,
    init: false,
    image: { value: `registry.k8s.io/${image}`, at },
    words: words.map((value) => ({ value, at })),
    env: [],
    ports: ['UDP', 'TCP'].map((protocol) => ({ containerPort: port, protocol })),
    mounts: [{ volume: 'kube-dns-config', path: DIRECTORY }],
  });
  return [
    ...configMap(platform, common),
    {
      kind: 'workload',
      namespace: 'kube-system',
      workload: 'Deployment',
      name: 'kube-dns',
      labels,
      hostNetwork: false,
      dnsPolicy: { value: 'Default', at },
      containers: [
        container(
          'dnsmasq',
          'dns/k8s-dns-dnsmasq-nanny',
          [`-configDir=${DIRECTORY}`, '--', '-k', ...options(domain)],
          53,
        ),
        container('kubedns', 'dns/k8s-dns-kube-dns', [`--domain=${domain}.`, '--dns-port=10053'], 10053),
      ],
      volumes: [{ name: 'kube-dns-config', source: { kind: 'config-map', name: 'kube-dns', optional: true } }],
      podSpecAt: at,
      ...common,
    },
    {
      kind: 'service',
      namespace: 'kube-system',
      name: 'kube-dns',
      type: 'ClusterIP',
      clusterIPs: platform.clusterIPs,
      headless: false,
      externalIPs: [],
      selector: labels,
      ports: ['UDP', 'TCP'].map((protocol) => ({ port: 53, targetPort: 53, protocol })),
      ...common,
    },
  ];
}

function options(domain: string): readonly string[] {
  return [domain, 'in-addr.arpa', 'ip6.arpa'].map((zone) => `--server=/${zone}/127.0.0.1#10053`);
}

/** JSON texts whose addresses keep their places. */
function configMap(
  { config, at }: PlatformKubeDns,
  common: Pick<Fact, 'at'> & { readonly platformSource: string },
): readonly Fact[] {
  if (config === undefined) return [];
  const list = (servers: readonly Located<string>[]): (string | SourceText)[] =>
    servers
      .filter(({ value }) => isWord(value))
      .flatMap((server, index) => [index === 0 ? '"' : '","', word(server)])
      .concat(servers.length > 0 ? '"' : '');
  const zones = config.stubDomains.filter(({ zone }) => isWord(zone));
  const entries = [
    ...(config.upstreamNameservers.length === 0
      ? []
      : [{ key: 'upstreamNameservers', text: composeText(at, ['[', ...list(config.upstreamNameservers), ']']), at }]),
    ...(zones.length === 0
      ? []
      : [
          {
            key: 'stubDomains',
            text: composeText(at, [
              '{',
              ...zones.flatMap(({ zone, servers }, index) => [
                `${index === 0 ? '' : ','}"${zone}":[`,
                ...list(servers),
                ']',
              ]),
              '}',
            ]),
            at,
          },
        ]),
  ];
  return entries.length === 0
    ? []
    : [{ kind: 'config-map', namespace: 'kube-system', name: 'kube-dns', data: entries, ...common }];
}

import type { Fact } from '../../core/facts/fact.ts';
import type { ConfigMapEntry, Labels } from '../../core/facts/objects.ts';
import type { Mount, Volume } from '../../core/facts/workload.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { madeContainer, madeService, madeWorkload } from './made-objects.ts';

export interface PlatformNodeCache {
  readonly name: string;
  /** The base file, with node-cache's placeholders. */
  readonly corefile: SourceText;
  /** `-localip`: on the node's dummy interface. */
  readonly addresses: readonly Located<string>[];
  /** `-upstreamsvc`: the Service behind `__PILLAR__CLUSTER__DNS__`. */
  readonly upstreamService: string | Located<string>;
  readonly flags?: readonly string[];
  /** By default `k8s-app: node-local-dns`. */
  readonly labels?: Labels;
  readonly hostNetwork?: boolean;
  /** By default Kubernetes' own, of no stated version. */
  readonly image?: Located<string>;
  /** Optional ConfigMap at /etc/kube-dns. */
  readonly stubDomains?: string;
  /** Files beside the Corefile, in /etc/coredns too. */
  readonly beside?: readonly ConfigMapEntry[];
  readonly at: Location;
  readonly platformSource?: string;
}

export const NODE_CACHE_IMAGE = 'registry.k8s.io/dns/k8s-dns-node-cache';

const NAMESPACE = 'kube-system';
const BOTH_PROTOCOLS = [
  { name: 'dns', protocol: 'UDP' },
  { name: 'dns-tcp', protocol: 'TCP' },
] as const;

/** hostNetwork, dnsPolicy Default (kubernetes/kubernetes cluster/addons/dns/nodelocaldns/nodelocaldns.yaml). */
export function nodeCacheObjects(cache: PlatformNodeCache): readonly Fact[] {
  const { name, at, stubDomains, beside = [] } = cache;
  const origin = defined({ platformSource: cache.platformSource });
  const items = [{ key: 'Corefile', path: 'Corefile.base' }, ...beside.map(({ key }) => ({ key, path: key }))];
  const mounts: Mount[] = [{ volume: 'config-volume', path: '/etc/coredns' }];
  const volumes: Volume[] = [{ name: 'config-volume', source: { kind: 'config-map', name, items, optional: false } }];
  if (stubDomains !== undefined) {
    mounts.push({ volume: 'kube-dns-config', path: '/etc/kube-dns' });
    volumes.push({ name: 'kube-dns-config', source: { kind: 'config-map', name: stubDomains, optional: true } });
  }
  const data = [{ key: 'Corefile', text: cache.corefile, at }, ...beside];
  return [
    { kind: 'config-map', namespace: NAMESPACE, name, data, at, ...origin },
    madeWorkload({
      namespace: NAMESPACE,
      workload: 'DaemonSet',
      name,
      labels: cache.labels ?? { 'k8s-app': 'node-local-dns' },
      hostNetwork: cache.hostNetwork ?? true,
      dnsPolicy: { value: 'Default', at },
      containers: [
        madeContainer({
          name: 'node-cache',
          image: cache.image ?? { value: NODE_CACHE_IMAGE, at },
          words: commandWords(cache),
          ports: BOTH_PROTOCOLS.map((port) => ({ ...port, containerPort: 53 })),
          mounts,
        }),
      ],
      volumes,
      at,
      ...origin,
    }),
  ];
}

function commandWords({ addresses, upstreamService, flags = [], at }: PlatformNodeCache): readonly Located<string>[] {
  const here = (value: string): Located<string> => ({ value, at });
  return [
    here('-localip'),
    { value: addresses.map((address) => address.value).join(','), at: addresses[0]?.at ?? at },
    ...['-conf', '/etc/Corefile', '-upstreamsvc'].map(here),
    typeof upstreamService === 'string' ? here(upstreamService) : upstreamService,
    ...flags.map(here),
  ];
}

/** Reaches the cluster DNS past the cache. */
export function upstreamServiceObject(name: string, at: Location, selector: Labels = { 'k8s-app': 'kube-dns' }): Fact {
  const ports = BOTH_PROTOCOLS.map((port) => ({ ...port, port: 53, targetPort: 53 }));
  return madeService({ namespace: NAMESPACE, name, selector, ports, at });
}

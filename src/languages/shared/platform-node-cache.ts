import type { ConfigMapEntry, Fact, Labels, Mount, Volume } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { SourceText } from '../../core/text/source-text.ts';

export interface PlatformNodeCache {
  readonly namespace: string;
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

const BOTH_PROTOCOLS = [
  { name: 'dns', protocol: 'UDP' },
  { name: 'dns-tcp', protocol: 'TCP' },
] as const;

export function nodeCacheObjects(cache: PlatformNodeCache): readonly Fact[] {
  const { namespace, name, at, platformSource } = cache;
  return [
    {
      kind: 'config-map',
      namespace,
      name,
      data: [{ key: 'Corefile', text: cache.corefile, at }, ...(cache.beside ?? [])],
      at,
      ...defined({ platformSource }),
    },
    daemonSet(cache),
  ];
}

/** hostNetwork, dnsPolicy Default (kubernetes/kubernetes cluster/addons/dns/nodelocaldns/nodelocaldns.yaml). */
function daemonSet(cache: PlatformNodeCache): Fact {
  const { namespace, name, at, platformSource, stubDomains } = cache;
  const here = (value: string): Located<string> => ({ value, at });
  const mounts: Mount[] = [{ volume: 'config-volume', path: '/etc/coredns' }];
  const volumes: Volume[] = [
    { name: 'config-volume', source: { kind: 'config-map', name, items: itemsOf(cache), optional: false } },
  ];
  if (stubDomains !== undefined) {
    mounts.push({ volume: 'kube-dns-config', path: '/etc/kube-dns' });
    volumes.push({ name: 'kube-dns-config', source: { kind: 'config-map', name: stubDomains, optional: true } });
  }
  return {
    kind: 'workload',
    namespace,
    workload: 'DaemonSet',
    name,
    labels: cache.labels ?? { 'k8s-app': 'node-local-dns' },
    hostNetwork: cache.hostNetwork ?? true,
    dnsPolicy: here('Default'),
    containers: [
      {
        name: 'node-cache',
        init: false,
        image: cache.image ?? here(NODE_CACHE_IMAGE),
        words: commandWords(cache, here),
        env: [],
        ports: BOTH_PROTOCOLS.map(({ name, protocol }) => ({ name, containerPort: 53, protocol })),
        mounts,
      },
    ],
    volumes,
    podSpecAt: at,
    at,
    ...defined({ platformSource }),
  };
}

function commandWords(
  { addresses, upstreamService, flags, at }: PlatformNodeCache,
  here: (value: string) => Located<string>,
): readonly Located<string>[] {
  return [
    here('-localip'),
    { value: addresses.map((address) => address.value).join(','), at: addresses[0]?.at ?? at },
    here('-conf'),
    here('/etc/Corefile'),
    here('-upstreamsvc'),
    typeof upstreamService === 'string' ? here(upstreamService) : upstreamService,
    ...(flags ?? []).map(here),
  ];
}

/** Reaches the cluster DNS past the cache. */
export function upstreamServiceObject(namespace: string, name: string, selector: Labels, at: Location): Fact {
  return {
    kind: 'service',
    namespace,
    name,
    type: 'ClusterIP',
    clusterIPs: [],
    headless: false,
    externalIPs: [],
    selector,
    ports: BOTH_PROTOCOLS.map((port) => ({ ...port, port: 53, targetPort: 53 })),
    at,
  };
}

function itemsOf({ beside }: PlatformNodeCache): readonly { readonly key: string; readonly path: string }[] {
  return [{ key: 'Corefile', path: 'Corefile.base' }, ...(beside ?? []).map(({ key }) => ({ key, path: key }))];
}

import type { ConfigMapEntry, Fact, Labels, Mount, Volume } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { SourceText } from '../../core/text/source-text.ts';

export interface PlatformNodeCache {
  readonly namespace: string;
  readonly name: string;
  /** What node-cache takes for its base file: placeholders in it are filled in. */
  readonly corefile: SourceText;
  /** `-localip`: addresses on the node's dummy interface. */
  readonly addresses: readonly Located<string>[];
  /** `-upstreamsvc`: the Service behind `__PILLAR__CLUSTER__DNS__`. */
  readonly upstreamService: string | Located<string>;
  readonly flags?: readonly string[];
  /** `k8s-app: node-local-dns` when absent. */
  readonly labels?: Labels;
  readonly hostNetwork?: boolean;
  /** Kubernetes' own image, of no stated version, when absent. */
  readonly image?: Located<string>;
  /** An optional ConfigMap at /etc/kube-dns, for stub domains. */
  readonly stubDomains?: string;
  /** Entries of the ConfigMap beside the Corefile, seen below /etc/coredns too. */
  readonly beside?: readonly ConfigMapEntry[];
  readonly at: Location;
  readonly platformSource?: string;
}

export const NODE_CACHE_IMAGE = 'registry.k8s.io/dns/k8s-dns-node-cache';

const BOTH_PROTOCOLS = [
  { name: 'dns', protocol: 'UDP' },
  { name: 'dns-tcp', protocol: 'TCP' },
] as const;

export function nodeCacheObjects(one: PlatformNodeCache): readonly Fact[] {
  const { namespace, name, at, platformSource } = one;
  return [
    {
      kind: 'config-map',
      namespace,
      name,
      data: [{ key: 'Corefile', text: one.corefile, at }, ...(one.beside ?? [])],
      at,
      ...defined({ platformSource }),
    },
    daemonSet(one),
  ];
}

/** hostNetwork and dnsPolicy Default, as in kubernetes/kubernetes cluster/addons/dns/nodelocaldns/nodelocaldns.yaml. */
function daemonSet(one: PlatformNodeCache): Fact {
  const { namespace, name, at, platformSource, stubDomains } = one;
  const here = (value: string): Located<string> => ({ value, at });
  const mounts: Mount[] = [{ volume: 'config-volume', path: '/etc/coredns' }];
  const volumes: Volume[] = [
    { name: 'config-volume', source: { kind: 'config-map', name, items: itemsOf(one), optional: false } },
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
    labels: one.labels ?? { 'k8s-app': 'node-local-dns' },
    hostNetwork: one.hostNetwork ?? true,
    dnsPolicy: here('Default'),
    containers: [
      {
        name: 'node-cache',
        init: false,
        image: one.image ?? here(NODE_CACHE_IMAGE),
        words: commandWords(one, here),
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

/** The Service that a cache brings along to reach the cluster DNS past itself. */
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

/** The key is the one that everybody uses, the file the one that node-cache fills in. */
function itemsOf({ beside }: PlatformNodeCache): readonly { readonly key: string; readonly path: string }[] {
  return [{ key: 'Corefile', path: 'Corefile.base' }, ...(beside ?? []).map(({ key }) => ({ key, path: key }))];
}

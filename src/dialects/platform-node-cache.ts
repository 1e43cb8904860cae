/** The node-local cache that a platform installs from its own settings: ConfigMap and DaemonSet as the platform writes them. */
import type { ConfigMapEntry, Fact } from '../fact.ts';
import type { Located, Location } from '../text/location.ts';
import type { SourceText } from '../text/source-text.ts';

export interface PlatformNodeCache {
  readonly namespace: string;
  /** Of ConfigMap and DaemonSet. */
  readonly name: string;
  /** What node-cache takes for its base file: placeholders in it are filled in. */
  readonly corefile: SourceText;
  /** `-localip`: addresses on the node's dummy interface. */
  readonly addresses: readonly Located<string>[];
  /** `-upstreamsvc`: the Service behind `__PILLAR__CLUSTER__DNS__`. */
  readonly upstreamService: string;
  /** Entries of the ConfigMap beside the Corefile, seen below /etc/coredns too. */
  readonly beside?: readonly ConfigMapEntry[];
  readonly at: Location;
  /** Which platform writes this, in words. */
  readonly knownFrom: string;
}

/** hostNetwork and dnsPolicy Default, as in kubernetes/kubernetes cluster/addons/dns/nodelocaldns/nodelocaldns.yaml. */
export function nodeCacheObjects(one: PlatformNodeCache): readonly Fact[] {
  const { namespace, name, at, knownFrom } = one;
  const said = (value: string): Located<string> => ({ value, at });
  return [
    {
      kind: 'config-map',
      namespace,
      name,
      labels: {},
      data: [{ key: 'Corefile', text: one.corefile, at }, ...(one.beside ?? [])],
      at,
      knownFrom,
    },
    {
      kind: 'workload',
      namespace,
      workload: 'DaemonSet',
      name,
      labels: { 'k8s-app': 'node-local-dns' },
      hostNetwork: true,
      dnsPolicy: said('Default'),
      containers: [
        {
          name: 'node-cache',
          init: false,
          image: said('registry.k8s.io/dns/k8s-dns-node-cache'),
          words: [
            said('-localip'),
            { value: one.addresses.map((address) => address.value).join(','), at: one.addresses[0]?.at ?? at },
            said('-conf'),
            said('/etc/Corefile'),
            said('-upstreamsvc'),
            said(one.upstreamService),
          ],
          env: [],
          ports: [],
          mounts: [{ volume: 'config-volume', path: '/etc/coredns' }],
        },
      ],
      volumes: [{ name: 'config-volume', source: { kind: 'config-map', name, items: itemsOf(one), optional: false } }],
      podSpecAt: at,
      nodeSelector: {},
      at,
      knownFrom,
    },
  ];
}

/** The key is the one that everybody uses, the file the one that node-cache fills in. */
function itemsOf({ beside }: PlatformNodeCache): readonly { readonly key: string; readonly path: string }[] {
  return [{ key: 'Corefile', path: 'Corefile.base' }, ...(beside ?? []).map(({ key }) => ({ key, path: key }))];
}

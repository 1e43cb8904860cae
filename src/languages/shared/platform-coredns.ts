/** Each piece of the Corefile keeps the place of the setting that it comes from. */

import type { ConfigMapEntry, Fact, Labels, Mount, Volume } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { concat, type SourceText, synthetic } from '../../core/text/source-text.ts';
import type { Document } from '../../read/documents/document.ts';

export interface PlatformCoreDns {
  /** An operator writes the Corefile, and nothing can be added to it. */
  readonly ownerWrites?: true;
  readonly namespace: string;
  readonly name: string;
  readonly service: string;
  readonly workload: 'Deployment' | 'DaemonSet';
  readonly corefile: SourceText;
  /** What the Service leads to; it offers port 53. */
  readonly port: number;
  /** Empty where nothing states it: the cluster's DNS address then counts. */
  readonly clusterIPs: readonly Located<string>[];
  readonly at: Location;
  readonly platformSource: string;
  /** Value of the label `k8s-app` that the Service selects; `kube-dns` when absent. */
  readonly appLabel?: string;
  /** Entries of the ConfigMap beside the Corefile, seen below /etc/coredns too. */
  readonly beside?: readonly ConfigMapEntry[];
  /** No setting asks for this CoreDNS. */
  readonly installerDefault?: string;
  /** A tag, where the platform's settings state one: the version that runs. */
  readonly image?: Located<string>;
  /** Its Corefile imports what ConfigMap coredns-custom of the namespace holds, mounted at /etc/coredns/custom. */
  readonly imports?: true;
}

const CUSTOM: { readonly mount: Mount; readonly volume: Volume } = {
  mount: { volume: 'custom-config-volume', path: '/etc/coredns/custom' },
  volume: { name: 'custom-config-volume', source: { kind: 'config-map', name: 'coredns-custom', optional: true } },
};

const PROTOCOLS = ['UDP', 'TCP'];

export function coreDnsObjects(one: PlatformCoreDns): readonly Fact[] {
  const { namespace, name, at } = one;
  const made = origin(one);
  const labels = { 'k8s-app': one.appLabel ?? 'kube-dns' };
  return [
    {
      kind: 'config-map',
      namespace,
      name,
      data: [{ key: 'Corefile', text: one.corefile, at }, ...(one.beside ?? [])],
      at,
      ...made,
    },
    workload(one, labels),
    {
      kind: 'service',
      namespace,
      name: one.service,
      type: 'ClusterIP',
      clusterIPs: one.clusterIPs,
      headless: false,
      externalIPs: [],
      selector: labels,
      ports: PROTOCOLS.map((protocol) => ({ port: 53, targetPort: one.port, protocol })),
      at,
      ...made,
    },
  ];
}

function origin({ platformSource, installerDefault }: PlatformCoreDns): Pick<Fact, 'platformSource'> {
  return { platformSource, ...defined({ installerDefault }) };
}

/** dnsPolicy is Default on all of these platforms, as in kubeadm's own manifest (cmd/kubeadm/app/phases/addons/dns/manifests.go). */
function workload(one: PlatformCoreDns, labels: Labels): Fact {
  const { namespace, name, at } = one;
  return {
    kind: 'workload',
    namespace,
    workload: one.workload,
    name,
    labels,
    hostNetwork: false,
    dnsPolicy: { value: 'Default', at },
    containers: [
      {
        name: 'coredns',
        init: false,
        image: one.image ?? { value: 'coredns/coredns', at },
        words: [
          { value: '-conf', at },
          { value: '/etc/coredns/Corefile', at },
        ],
        env: [],
        ports: PROTOCOLS.map((protocol) => ({ containerPort: one.port, protocol })),
        mounts: [{ volume: 'config-volume', path: '/etc/coredns' }, ...(one.imports === true ? [CUSTOM.mount] : [])],
      },
    ],
    volumes: [
      { name: 'config-volume', source: { kind: 'config-map', name, optional: false } },
      ...(one.imports === true ? [CUSTOM.volume] : []),
    ],
    podSpecAt: at,
    ...defined({ ownerWrites: one.ownerWrites === true ? true : undefined }),
    at,
    ...origin(one),
  };
}

/** A text that the platform writes around settings. Strings stand for `at`; what comes from the file keeps its place. */
export function written(at: Location, pieces: readonly (string | SourceText)[]): SourceText {
  return concat(pieces.map((piece) => (typeof piece === 'string' ? synthetic(at, piece) : piece)));
}

/** Several whole clusters often lie in one folder. */
export function asOwnCluster(document: Document, facts: readonly Fact[]): readonly Fact[] {
  return facts.map((fact) => ({ ...fact, clusterPath: `${document.path}/cluster` }));
}

/** A value that stays one word where a platform writes it into a Corefile. */
export function isWord(text: string): boolean {
  return text.length > 0 && text.length < 300 && !/[\s{}"'#]/.test(text);
}

export function word(one: Located<string>): SourceText {
  return synthetic(one.at, one.value);
}

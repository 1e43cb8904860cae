/** The Corefile's pieces keep the places of their settings. */

import type { Fact } from '../../core/facts/fact.ts';
import type { NodeFileFact } from '../../core/facts/node.ts';
import type { ConfigMapEntry } from '../../core/facts/objects.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import { composeText, type SourceText, synthetic } from '../../core/text/source-text.ts';
import type { Document } from '../../read/documents/document.ts';
import { dnsPorts, madeContainer, madeService, madeWorkload, PROTOCOLS } from './made-objects.ts';

export interface PlatformCoreDns {
  /** An operator writes the Corefile; nothing can be added. */
  readonly ownerWrites?: true;
  /** By default kubeadm's names: Deployment kube-system/coredns behind Service kube-dns. */
  readonly namespace?: string;
  readonly name?: string;
  readonly service?: string;
  readonly workload?: 'DaemonSet';
  readonly corefile: SourceText;
  /** The target of the Service's port 53. */
  readonly port?: number;
  /** By default the cluster's DNS address. */
  readonly clusterIPs?: readonly Located<string>[];
  readonly at: Location;
  readonly platformSource: string;
  /** The Service's `k8s-app` selector, by default `kube-dns`. */
  readonly appLabel?: string;
  /** Files beside the Corefile, in /etc/coredns too. */
  readonly beside?: readonly ConfigMapEntry[];
  readonly installerDefault?: string;
  /** Its tag is the version, where settings state one. */
  readonly image?: Located<string>;
}

export function coreDnsObjects(platform: PlatformCoreDns): readonly Fact[] {
  const { namespace = 'kube-system', name = 'coredns', at, port = 53, clusterIPs = [], image } = platform;
  const origins = {
    platformSource: platform.platformSource,
    ...defined({ installerDefault: platform.installerDefault }),
  };
  const labels = { 'k8s-app': platform.appLabel ?? 'kube-dns' };
  const data = [{ key: 'Corefile', text: platform.corefile, at }, ...(platform.beside ?? [])];
  return [
    { kind: 'config-map', namespace, name, data, at, ...origins },
    // dnsPolicy Default, as in kubeadm (cmd/kubeadm/app/phases/addons/dns/manifests.go).
    madeWorkload({
      namespace,
      name,
      labels,
      dnsPolicy: { value: 'Default', at },
      containers: [
        madeContainer({
          name: 'coredns',
          image: image ?? { value: 'coredns/coredns', at },
          words: ['-conf', '/etc/coredns/Corefile'].map((value) => ({ value, at })),
          ports: PROTOCOLS.map((protocol) => ({ containerPort: port, protocol })),
          mounts: [{ volume: 'config-volume', path: '/etc/coredns' }],
        }),
      ],
      volumes: [{ name: 'config-volume', source: { kind: 'config-map', name, optional: false } }],
      ...defined({ workload: platform.workload, ownerWrites: platform.ownerWrites }),
      at,
      ...origins,
    }),
    madeService({
      namespace,
      name: platform.service ?? 'kube-dns',
      clusterIPs,
      selector: labels,
      ports: dnsPorts(port),
      at,
      ...origins,
    }),
  ];
}

export function nameserverFile(
  path: string,
  servers: readonly Located<string>[],
  platformSource: string,
): NodeFileFact | undefined {
  // What is filled in later is unknown beside the others.
  const words = servers.filter(({ value }) => isWord(value) || (isPlaceholder(value) && !/\n/.test(value))).map(word);
  const at = servers[0]?.at;
  if (at === undefined || words.length === 0) return undefined;
  const lines = words.flatMap((one) => ['nameserver ', one, '\n']);
  return { kind: 'node-file', path, text: composeText(at, lines), mode: 'replace', at, platformSource };
}

/** One folder often holds several clusters. */
export function asOwnCluster(document: Document, facts: readonly Fact[]): readonly Fact[] {
  return facts.map((fact) => ({ ...fact, clusterPath: `${document.path}/cluster` }));
}

/** Stays one word in a Corefile. */
export function isWord(text: string): boolean {
  return text.length > 0 && text.length < 300 && !/[\s{}"'#]/.test(text);
}

export function word(one: Located<string>): SourceText {
  return synthetic(one.at, one.value);
}

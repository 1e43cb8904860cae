/** Facts as plug-ins state them, with only what a case is about, and the cluster that they come to. */
import { assemble } from '../../../src/core/cluster/assemble.ts';
import type { Cluster } from '../../../src/core/cluster/cluster.ts';
import type { ClusterSettings } from '../../../src/core/cluster/settings.ts';
import type { ConfigTextFact } from '../../../src/core/facts/config-text.ts';
import type { Fact } from '../../../src/core/facts/fact.ts';
import type { NetworkFact } from '../../../src/core/facts/network.ts';
import type {
  KubeletFact,
  NodeFileFact,
  NodeLinkFact,
  NodeNetworkFact,
  NodeProfileFact,
  NodeServerFact,
  NodeServiceFact,
} from '../../../src/core/facts/node.ts';
import type { ConfigMapFact, ServiceFact, ServicePort } from '../../../src/core/facts/objects.ts';
import type { Container, WorkloadFact } from '../../../src/core/facts/workload.ts';
import type { Budget } from '../../../src/core/text/budget.ts';
import type { Located, Location } from '../../../src/core/text/location.ts';
import type { SourceFile } from '../../../src/core/text/source-file.ts';
import { type SourceText, wholeFile } from '../../../src/core/text/source-text.ts';
import { readers, readKubeDns } from '../../../src/judge/config-readers.ts';

const files = new Map<string, SourceFile>();
/** A place in a file, which is one and the same however often it is named. */
export const at = (path = 'all.yaml', start = 0): Location => {
  const file = files.get(path) ?? { path, text: '' };
  files.set(path, file);
  return { file, span: { start, end: start } };
};
export const located = <T>(value: T, path?: string): Located<T> => ({ value, at: at(path) });
export const textOf = (text: string, path = 'text'): SourceText => wholeFile({ path, text });

export function clusterOfFacts(facts: readonly Fact[], settings?: Partial<ClusterSettings>, budget?: Budget): Cluster {
  const stated: ClusterSettings = {
    name: 'c',
    matches: () => true,
    serviceCidrs: [],
    clusterDns: [],
    nodes: [],
    resolvers: [],
    ...settings,
  };
  return assemble(
    {
      name: 'c',
      facts,
      readKubeDns,
      ...(settings === undefined ? {} : { settings: stated }),
      ...(budget === undefined ? {} : { budget }),
    },
    readers,
  );
}

export function configMap(
  name: string,
  data: Readonly<Record<string, string>>,
  more: Partial<ConfigMapFact> = {},
): ConfigMapFact {
  const path = `${name}.yaml`;
  return {
    kind: 'config-map',
    namespace: 'kube-system',
    name,
    data: Object.entries(data).map(([key, text]) => ({ key, text: textOf(text, path), at: at(path) })),
    at: at(path),
    ...more,
  };
}

export const container = (image: string, args = '', more: Partial<Container> = {}): Container => ({
  name: 'main',
  init: false,
  image: located(image),
  words: args === '' ? [] : args.split(' ').map((word) => located(word)),
  env: [],
  ports: [],
  mounts: [],
  ...more,
});

export function workload(
  name: string,
  containers: readonly Container[],
  more: Partial<WorkloadFact> = {},
): WorkloadFact {
  return {
    kind: 'workload',
    namespace: 'kube-system',
    workload: 'Deployment',
    name,
    labels: { app: name },
    hostNetwork: false,
    dnsPolicy: located('Default'),
    containers,
    volumes: [],
    podSpecAt: at(),
    at: at(),
    ...more,
  };
}

/** CoreDNS with the Corefile of a ConfigMap of its name; the facts of both. */
export function coreDns(
  name: string,
  corefile: string,
  more: Partial<WorkloadFact> = {},
  image = 'coredns/coredns:1.11.3',
): readonly Fact[] {
  const mounts = [{ volume: 'config', path: '/etc/coredns' }];
  const one = workload(name, [container(image, '-conf /etc/coredns/Corefile', { mounts })], {
    volumes: [{ name: 'config', source: { kind: 'config-map', name, optional: false } }],
    ...more,
  });
  return [one, configMap(name, { Corefile: corefile }, { namespace: one.namespace })];
}

/** `53`, `53:1053` or `53:dns`: the port and where it leads. */
export function service(name: string, address: string, ports = '53', more: Partial<ServiceFact> = {}): ServiceFact {
  return {
    kind: 'service',
    namespace: 'kube-system',
    name,
    type: 'ClusterIP',
    clusterIPs: address === '' ? [] : address.split(' ').map((one) => located(one)),
    headless: false,
    externalIPs: [],
    selector: { app: name },
    ports: ports.split(' ').map((one): ServicePort => {
      const [port, target = port] = one.split(':');
      return {
        port: Number(port),
        targetPort: /^\d+$/.test(target ?? '') ? Number(target) : `${target}`,
        protocol: 'UDP',
      };
    }),
    at: at(),
    ...more,
  };
}

export const kubelet = (more: Partial<KubeletFact>): KubeletFact => ({
  kind: 'kubelet',
  source: 'config',
  ineffective: [],
  at: at('kubelet.yaml'),
  ...more,
});
export const nodeFile = (path: string, text: string, more: Partial<NodeFileFact> = {}): NodeFileFact => ({
  kind: 'node-file',
  path,
  text: textOf(text, 'node.yaml'),
  mode: 'replace',
  at: at('node.yaml'),
  ...more,
});
export const nodeLink = (path: string, target: string, more: Partial<NodeLinkFact> = {}): NodeLinkFact => ({
  kind: 'node-link',
  path,
  target,
  at: at('node.yaml'),
  ...more,
});
export const nodeNetwork = (
  software: string,
  nameservers: string,
  more: Partial<NodeNetworkFact> = {},
): NodeNetworkFact => ({
  kind: 'node-network',
  software,
  ...(/^(?:netplan|systemd-networkd)$/.test(software) ? { givesToResolved: true } : {}),
  nameservers: nameservers === '' ? [] : nameservers.split(' ').map((one) => located(one)),
  routes: [],
  onlyRoutes: false,
  dhcp: 'none',
  at: at('node.yaml'),
  ...more,
});
export const nodeService = (name: string, runs: boolean, more: Partial<NodeServiceFact> = {}): NodeServiceFact => ({
  kind: 'node-service',
  name,
  runs,
  at: at('node.yaml'),
  ...more,
});
export const nodeServer = (
  program: NodeServerFact['program'],
  words: string,
  more: Partial<NodeServerFact> = {},
): NodeServerFact => ({
  kind: 'node-server',
  name: program,
  program,
  words: words.split(' ').map((word) => located(word)),
  env: [],
  binds: [],
  at: at('node.yaml'),
  ...more,
});
export const profile = (more: Partial<NodeProfileFact>): NodeProfileFact => ({
  kind: 'node-profile',
  at: at('nodes.yaml'),
  ...more,
});
export const network = (more: Partial<NetworkFact>): NetworkFact => ({
  kind: 'network',
  at: at('network.yaml'),
  ...more,
});
export const configText = (
  language: ConfigTextFact['language'],
  path: string,
  text: string,
  more: Partial<ConfigTextFact> = {},
): ConfigTextFact => ({ kind: 'config-text', language, path, text: textOf(text, path), at: at(path), ...more });

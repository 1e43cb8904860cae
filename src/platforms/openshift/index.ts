import type { Fact } from '../../core/facts/fact.ts';
import type { Location } from '../../core/text/location.ts';
import { composeText, type SourceText } from '../../core/text/source-text.ts';
import {
  addNotice,
  beginningOf,
  labelsField,
  locatedText,
  type Reader,
  textField,
  textItems,
  typeOf,
} from '../../languages/shared/fields.ts';
import { kubeletConfigFacts } from '../../languages/shared/kubelet-fields.ts';
import { nodeProfile } from '../../languages/shared/node-setup.ts';
import { asOwnCluster, coreDnsObjects, isWord, word } from '../../languages/shared/platform-coredns.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { type Form, readingForms } from '../../languages/shared/yaml-forms.ts';
import { child, items, placeOf, scalarText, type YamlDocument, type YamlNode } from '../../read/documents/document.ts';

export const openshift: Plugin = {
  id: 'openshift',
  title: 'OpenShift DNS operator and cluster network',
  markers: ['serviceNetwork', 'operator.openshift.io', 'upstreamResolvers', 'clusterNetwork', 'forward', 'kubelet'],
  common: [{ word: 'forward', live: /forwardPlugin/ }],
  about: /forwardPlugin|upstreamResolvers/i,
  nested: ['DNS', 'KubeletConfig'],
  ...readingForms(formOf, (document, facts) =>
    // The installer's settings are the whole cluster's, wherever the operator's resource lies.
    facts.every((fact) => fact.kind === 'node-profile' || fact.kind === 'network')
      ? facts
      : asOwnCluster(document, facts),
  ),
};

function formOf(document: YamlDocument): Form | undefined {
  const { apiVersion, kind } = typeOf(document.root);
  if (apiVersion === 'operator.openshift.io/v1' && kind === 'DNS') return readDns;
  if (/^(?:config|operator)\.openshift\.io\/v1$/.test(apiVersion) && kind === 'Network') return readNetwork;
  if (apiVersion === 'v1' && kind === '' && child(document.root, 'baseDomain') !== undefined) return readInstallConfig;
  if (/^machineconfiguration\.openshift\.io\//.test(apiVersion) && kind === 'KubeletConfig') return readKubeletConfig;
  return undefined;
}

/** For pools of `machineConfigPoolSelector` (openshift/machine-config-operator docs/KubeletConfigDesign.md). */
function readKubeletConfig(reader: Reader): readonly Fact[] {
  const { root } = reader.document;
  const selector = labelsField(reader, child(root, 'spec', 'machineConfigPoolSelector'), 'matchLabels');
  const at = beginningOf(reader.document);
  const named = Object.keys(selector)
    .map((key) => /^pools\.operator\.machineconfiguration\.openshift\.io\/(.+)$/.exec(key)?.[1])
    .find((pool) => pool !== undefined);
  const pool = named === undefined ? {} : { pool: named };
  return kubeletConfigFacts(reader, child(root, 'spec', 'kubeletConfig'), { provisioner: 'openshift', ...pool }, at);
}

/** install-config.yaml (openshift/installer pkg/types/installconfig.go). */
function readInstallConfig(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const at = beginningOf(document);
  const list = child(document.root, 'networking', 'serviceNetwork');
  const serviceSubnets = list?.kind === 'sequence' ? textItems(reader, list, 'serviceNetwork') : [];
  return serviceSubnets.length === 0 ? [] : [profile(at), { kind: 'network', serviceSubnets, at }];
}

const profile = (at: Location): Fact => nodeProfile('openshift', at, { os: { value: 'rhcos', at } });

/** openshift/api config/v1/types_network.go. */
function readNetwork(reader: Reader): readonly Fact[] {
  const list = child(reader.document.root, 'spec', 'serviceNetwork');
  if (list?.kind !== 'sequence') return [];
  const serviceSubnets = textItems(reader, list, 'serviceNetwork');
  return serviceSubnets.length === 0 ? [] : [{ kind: 'network', serviceSubnets, at: beginningOf(reader.document) }];
}

/** The operator's Corefile: a block for each of `servers`, then `.:5353`, without `loop`. */
function readDns(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const at = beginningOf(document);
  // The operator serves `default` only (pkg/operator/controller/controller.go).
  if (scalarText(child(document.root, 'metadata', 'name')) !== 'default') return [];
  const spec = child(document.root, 'spec');
  if (scalarText(child(spec, 'managementState')) === 'Unmanaged') {
    addNotice(reader, 'the operator does not manage this DNS, and its Corefile is not known', at);
    return [];
  }
  const pieces: (string | SourceText)[] = [];
  for (const server of items(child(spec, 'servers'))) serverBlock(reader, server, pieces);
  pieces.push(
    '.:5353 {\n    errors\n    health\n    kubernetes cluster.local in-addr.arpa ip6.arpa {\n        pods insecure\n        fallthrough in-addr.arpa ip6.arpa\n    }\n    prometheus 127.0.0.1:9153\n    forward .',
  );
  const resolvers = child(spec, 'upstreamResolvers');
  const before = pieces.length;
  for (const upstream of items(child(resolvers, 'upstreams'))) upstreamResolver(reader, upstream, pieces);
  if (pieces.length === before) pieces.push(' /etc/resolv.conf');
  pieces.push(` {\n        policy ${policyOf(resolvers, 'sequential')}\n    }\n    cache 900\n    reload\n}\n`);
  return [
    profile(at),
    ...coreDnsObjects({
      namespace: 'openshift-dns',
      name: 'dns-default',
      service: 'dns-default',
      workload: 'DaemonSet',
      corefile: composeText(at, pieces),
      port: 5353,
      ownerWrites: true,
      at,
      platformSource:
        'the DNS operator of OpenShift writes this Corefile (cluster-dns-operator controller_dns_configmap.go)',
    }),
  ];
}

function policyOf(node: YamlNode | undefined, otherwise: string): string {
  const policies = new Map([
    ['Random', 'random'],
    ['RoundRobin', 'round_robin'],
    ['Sequential', 'sequential'],
  ]);
  return policies.get(scalarText(child(node, 'policy')) ?? '') ?? otherwise;
}

function serverBlock(reader: Reader, server: YamlNode, pieces: (string | SourceText)[]): void {
  const words = (node: YamlNode | undefined, key: string): readonly SourceText[] =>
    node?.kind === 'sequence'
      ? textItems(reader, node, key).flatMap((one) => {
          if (isWord(one.value)) return [word(one)];
          addNotice(reader, `\`${key}\` holds what the API server refuses`, one.at);
          return [];
        })
      : [];
  const zones = words(child(server, 'zones'), 'zones');
  const plugin = child(server, 'forwardPlugin');
  const upstreams = words(child(plugin, 'upstreams'), 'upstreams');
  if (zones.length === 0 || upstreams.length === 0) return;
  for (const zone of zones) pieces.push(zone, ':5353 ');
  pieces.push('{\n    prometheus 127.0.0.1:9153\n    forward .');
  for (const upstream of upstreams) pieces.push(' ', upstream);
  pieces.push(` {\n        policy ${policyOf(plugin, 'random')}\n    }\n    errors\n    cache 900\n}\n`);
}

function upstreamResolver(reader: Reader, upstream: YamlNode, pieces: (string | SourceText)[]): void {
  const type = textField(reader, upstream, 'type');
  if (type?.value === 'SystemResolvConf') {
    pieces.push(' ', word({ value: '/etc/resolv.conf', at: type.at }));
    return;
  }
  const address = locatedText(reader.document, child(upstream, 'address'));
  if (address === undefined || !isWord(address.value)) {
    addNotice(reader, 'an upstream of type Network needs an address', placeOf(reader.document, upstream));
    return;
  }
  const port = scalarText(child(upstream, 'port')) ?? '53';
  const bare = address.value.includes(':') && !address.value.startsWith('[') ? `[${address.value}]` : address.value;
  pieces.push(' ', word({ value: /^\d{1,5}$/.test(port) ? `${bare}:${port}` : bare, at: address.at }));
}

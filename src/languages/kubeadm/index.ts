import type { NetworkFact } from '../../core/facts/network.ts';
import type { KubeletFact } from '../../core/facts/node.ts';
import { addAll } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { extentOf } from '../../core/text/source-text.ts';
import {
  child,
  items,
  placeOfKey,
  scalarText,
  sourceOf,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { clusterNetwork } from '../shared/cluster-network.ts';
import { beginningOf, mapField, presentEntry, type Reader, textField, typeOf } from '../shared/fields.ts';
import type { Statement } from '../shared/fragments.ts';
import { type FlagWord, flagsOfMap, type Ineffective, readFlags } from '../shared/kubelet-flags.ts';
import { commaList } from '../shared/lines.ts';
import { nodeChangesIn } from '../shared/node-commands.ts';
import { nodeProfile } from '../shared/node-setup.ts';
import type { Plugin } from '../shared/plugin.ts';
import { readingForms } from '../shared/yaml-forms.ts';

export const kubeadm: Plugin = {
  id: 'kubeadm',
  title: 'kubeadm and Cluster API bootstrap configuration',
  nodePaths: /kubeadm/i,
  nodeFolders: /^\/etc\/kubernetes\//,
  markers: ['kubeadm', 'kubelet', 'serviceSubnet', 'dnsDomain'],
  ...readingForms((document) => {
    const parts = partsOf(document);
    return parts && ((reader) => readParts(reader, parts));
  }),
};

/** `map` in v1beta1 to v1beta3, `list` of name and value in v1beta4, `either` without a version. */
type ExtraArgs = 'map' | 'list' | 'either';

interface Parts {
  readonly form: ExtraArgs;
  readonly cluster?: YamlNode | undefined;
  readonly nodes: readonly YamlNode[];
  readonly commands?: YamlNode | undefined;
}

function partsOf(document: YamlDocument): Parts | undefined {
  const { root } = document;
  const { apiVersion, kind } = typeOf(root);
  const slash = apiVersion.indexOf('/');
  const group = apiVersion.slice(0, Math.max(0, slash));
  const version = apiVersion.slice(slash + 1);
  // kind merges a patch without version by its kind (sigs.k8s.io/kind pkg/internal/patch).
  const isPatch = apiVersion === '' && document.onNode?.path === '/kind/kubeadm.conf';
  if (isPatch && kind === 'ClusterConfiguration') return { form: 'either', cluster: root, nodes: [] };
  if (isPatch && (kind === 'InitConfiguration' || kind === 'JoinConfiguration'))
    return { form: 'either', nodes: [root] };
  if (group === 'kubeadm.k8s.io') {
    const form = /^v1(?:alpha\d+|beta[123])$/.test(version) ? 'map' : 'list';
    if (kind === 'ClusterConfiguration') return { form, cluster: root, nodes: [] };
    return kind === 'InitConfiguration' || kind === 'JoinConfiguration' ? { form, nodes: [root] } : undefined;
  }
  // Cluster API: mapping in v1beta1, list in v1beta2 (bootstrap/kubeadm/api).
  const form = /^v1(?:alpha\d+|beta1)$/.test(version) ? 'map' : 'list';
  const spec = capiSpec(root, group, kind);
  if (spec === undefined) return undefined;
  const nodes = [child(spec, 'initConfiguration'), child(spec, 'joinConfiguration')].filter(
    (node) => node !== undefined,
  );
  return { form, cluster: child(spec, 'clusterConfiguration'), nodes, commands: spec };
}

function capiSpec(root: YamlNode, group: string, kind: string): YamlNode | undefined {
  if (group === 'controlplane.cluster.x-k8s.io') {
    if (kind === 'KubeadmControlPlane') return child(root, 'spec', 'kubeadmConfigSpec');
    if (kind === 'KubeadmControlPlaneTemplate') return child(root, 'spec', 'template', 'spec', 'kubeadmConfigSpec');
  }
  if (group === 'bootstrap.cluster.x-k8s.io') {
    if (kind === 'KubeadmConfig') return child(root, 'spec');
    if (kind === 'KubeadmConfigTemplate') return child(root, 'spec', 'template', 'spec');
  }
  return undefined;
}

function readParts(reader: Reader, parts: Parts): readonly Statement[] {
  const { document } = reader;
  const pool = poolOf(reader, parts);
  const at = beginningOf(document);
  const provisioner = nodeProfile('kubeadm', at, pool);
  // kind's own document states the provisioner.
  const facts: Statement[] = document.onNode?.path === '/kind/kubeadm.conf' ? [] : [provisioner];
  if (parts.cluster !== undefined) addAll(facts, readCluster(reader, parts.cluster));
  for (const node of parts.nodes) {
    addAll(facts, readNodeRegistration(reader, node, parts.form, pool));
    // kubeadm v1beta4 InitConfiguration.skipPhases.
    if (items(child(node, 'skipPhases')).some((phase) => /^addon(?:\/coredns)?$/.test(scalarText(phase) ?? '')))
      facts.push({ kind: 'network', dnsOff: true, at });
  }
  for (const key of ['preKubeadmCommands', 'postKubeadmCommands'])
    for (const change of nodeChangesIn(child(parts.commands, key))) facts.push({ ...change, ...pool });
  return facts;
}

/** Named by the object that makes the machines; a plain kubeadm file is for every node. */
function poolOf(reader: Reader, parts: Parts): { pool?: string } {
  const { onNode, root } = reader.document;
  const name = parts.commands === undefined ? onNode?.pool : scalarText(child(root, 'metadata', 'name'));
  return name === undefined ? {} : { pool: name };
}

/** ClusterConfiguration (cmd/kubeadm/app/apis/kubeadm types.go). */
function readCluster(reader: Reader, node: YamlNode): readonly NetworkFact[] {
  const networking = mapField(reader, node, 'networking');
  const subnet = sourceOf(child(networking, 'serviceSubnet'));
  const serviceSubnets = subnet === undefined ? [] : commaList(subnet);
  const clusterDomain = textField(reader, networking, 'dnsDomain');
  const corednsVersion = textField(reader, mapField(reader, node, 'dns'), 'imageTag');
  const dnsOff = scalarText(child(node, 'dns', 'disabled')) === 'true';
  const kubernetesVersion = textField(reader, node, 'kubernetesVersion');
  const stated = { dnsOff: dnsOff || undefined, serviceSubnets, clusterDomain, corednsVersion, kubernetesVersion };
  return clusterNetwork(beginningOf(reader.document, node), stated);
}

/** Flags, which override the kubelet's file. */
function readNodeRegistration(
  reader: Reader,
  node: YamlNode,
  form: ExtraArgs,
  pool: { pool?: string },
): readonly KubeletFact[] {
  const { document } = reader;
  const registration = mapField(reader, node, 'nodeRegistration');
  const entry = presentEntry(registration, 'kubeletExtraArgs');
  if (entry === undefined) return [];
  const written: ExtraArgs | undefined =
    entry.value.kind === 'map' ? 'map' : entry.value.kind === 'sequence' ? 'list' : undefined;
  if (written === undefined) {
    mapField(reader, registration, 'kubeletExtraArgs');
    return [];
  }
  const settings = readFlags(
    written === 'map' ? flagsOfMap(reader, entry.value) : flagsOfList(reader, entry.value),
    reader.notices,
  );
  const stated = settings.resolvConf ?? settings.clusterDNS ?? settings.clusterDomain ?? settings.ineffective[0];
  if (stated === undefined) return [];
  const at = placeOfKey(document, entry);
  const kind = /^(?:(?:Init|Join)Configuration|Kubeadm(?:Config|ControlPlane).*)$/.exec(
    typeOf(document.root).kind,
  )?.[0];
  // Of one object the first machine and those that join are different ones.
  const part = kind?.startsWith('KubeadmControlPlane') === true ? partOf(node, document.root) : undefined;
  const machine = part === undefined ? kind : `${part} of ${kind}`;
  const base = {
    kind: 'kubelet',
    source: 'flags',
    provisioner: 'kubeadm',
    ...defined({ machine }),
    ...pool,
    at,
  } as const;
  // An empty list or mapping fits both forms.
  if (written === form || form === 'either') return [{ ...base, ...settings }];
  const { apiVersion } = typeOf(document.root);
  const refused: Ineffective = {
    key: 'kubeletExtraArgs',
    why: `in ${apiVersion} this is ${form === 'map' ? 'a mapping from flag to value' : 'a list of name and value'}, and kubeadm refuses the file as it is`,
    instead:
      form === 'map' ? 'kubeletExtraArgs: {resolv-conf: PATH}' : 'kubeletExtraArgs: [{name: resolv-conf, value: PATH}]',
    at,
  };
  return [{ ...base, ineffective: [refused, ...settings.ineffective] }];
}

function partOf(node: YamlNode, root: YamlNode): string | undefined {
  const spec = child(root, 'spec', 'template', 'spec', 'kubeadmConfigSpec') ?? child(root, 'spec', 'kubeadmConfigSpec');
  return ['initConfiguration', 'joinConfiguration'].find((key) => child(spec, key) === node);
}

function flagsOfList(reader: Reader, node: YamlNode): readonly FlagWord[] {
  return items(node).flatMap((item) => {
    const name = child(item, 'name');
    const text = sourceOf(name);
    if (text === undefined) return [];
    const at = text.text === '' ? beginningOf(reader.document, item) : extentOf(text);
    return [{ name: text.text, value: sourceOf(child(item, 'value')), at }];
  });
}

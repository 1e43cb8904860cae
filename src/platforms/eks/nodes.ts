import type { Fact } from '../../core/facts/fact.ts';
import type { KubeletFact } from '../../core/facts/node.ts';
import { addAll } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import { extentOf } from '../../core/text/source-text.ts';
import { beginningOf, type Reader, textField, textListField } from '../../languages/shared/fields.ts';
import { kubeletFacts } from '../../languages/shared/kubelet-fields.ts';
import { flagWords, readFlags } from '../../languages/shared/kubelet-flags.ts';
import { nodeProfile } from '../../languages/shared/node-setup.ts';

import { child, items, scalarText, sourceOf, type YamlNode } from '../../read/documents/document.ts';

/** eksctl.io/v1alpha5 ClusterConfig (pkg/apis/eksctl.io/v1alpha5/types.go). */
export function readEksctl(reader: Reader): readonly Fact[] {
  const { document } = reader;
  const { root } = document;
  const facts: Fact[] = [];
  const cidr = textField(reader, child(root, 'kubernetesNetworkConfig'), 'serviceIPv4CIDR');
  if (cidr !== undefined) facts.push({ kind: 'network', serviceSubnets: [cidr], at: cidr.at });
  for (const key of ['nodeGroups', 'managedNodeGroups'])
    for (const group of items(child(root, key))) addAll(facts, readNodeGroup(reader, group));
  return facts;
}

function readNodeGroup(reader: Reader, group: YamlNode): readonly Fact[] {
  const at = beginningOf(reader.document, group);
  const pool = defined({ pool: scalarText(child(group, 'name')) });
  const os = systemOf(textField(reader, group, 'amiFamily'));
  const facts: Fact[] = [nodeProfile('eks', at, { ...defined({ os }), ...pool })];
  const address = textField(reader, group, 'clusterDNS');
  if (address !== undefined)
    addAll(facts, kubeletFacts('flags', { clusterDNS: [address], ineffective: [] }, { provisioner: 'eks', ...pool }));
  addAll(facts, configFacts(reader, child(group, 'kubeletExtraConfig'), pool));
  return facts;
}

/** `amiFamily` as the node profiles name it. */
function systemOf(family: Located<string> | undefined): Located<string> | undefined {
  if (family === undefined) return undefined;
  const { value, at } = family;
  const ubuntu = /^Ubuntu(?:Pro)?(\d\d)04$/.exec(value)?.[1];
  if (ubuntu !== undefined) return { value: `ubuntu-${ubuntu}.04`, at };
  const known = ['AmazonLinux2', 'AmazonLinux2023', 'Bottlerocket', 'AL2', 'AL2023'].find((one) => one === value);
  return known === undefined ? undefined : { value: known.toLowerCase(), at };
}

/** Karpenter's `amiSelectorTerms[].alias`, `al2023@latest` (pkg/apis/v1/ec2nodeclass.go), implies the family. */
function aliasOf(root: YamlNode): Located<string> | undefined {
  for (const term of items(child(root, 'spec', 'amiSelectorTerms'))) {
    const alias = sourceOf(child(term, 'alias'));
    const family = /^(al2|al2023|bottlerocket)@/.exec(alias?.text ?? '')?.[1];
    if (alias !== undefined && family !== undefined) return { value: family, at: extentOf(alias) };
  }
  return undefined;
}

function configFacts(reader: Reader, node: YamlNode | undefined, pool: { pool?: string }): readonly KubeletFact[] {
  if (node?.kind !== 'map') return [];
  const resolvConf = textField(reader, node, 'resolvConf');
  const clusterDNS = textListField(reader, node, 'clusterDNS');
  const clusterDomain = textField(reader, node, 'clusterDomain');
  const settings = { ...defined({ resolvConf, clusterDNS, clusterDomain }), ineffective: [] };
  return kubeletFacts('config', settings, { provisioner: 'eks', ...pool });
}

/** Of Karpenter: EC2NodeClass since v1, NodePool and Provisioner before. */
export function kubeletOf(root: YamlNode): YamlNode | undefined {
  return (
    child(root, 'spec', 'kubelet') ??
    child(root, 'spec', 'template', 'spec', 'kubelet') ??
    child(root, 'spec', 'kubeletConfiguration')
  );
}

export function readKarpenter(reader: Reader): readonly Fact[] {
  const { root } = reader.document;
  const name = scalarText(child(root, 'metadata', 'name'));
  const at = beginningOf(reader.document);
  const pool = name === undefined ? {} : { pool: name };
  const kubelets = configFacts(reader, kubeletOf(root), pool);
  if (kubelets.length === 0) return [];
  const os = systemOf(textField(reader, child(root, 'spec'), 'amiFamily')) ?? aliasOf(root);
  return [nodeProfile('eks', at, { ...defined({ os }), ...pool }), ...kubelets];
}

/** node.eks.aws NodeConfig (awslabs/amazon-eks-ami nodeadm/api/v1alpha1): `flags` override `config`. */
export function readNodeadm(reader: Reader): readonly Fact[] {
  const { document, notices } = reader;
  const spec = child(document.root, 'spec');
  const at = beginningOf(document);
  const pool = defined({ pool: document.onNode?.pool });
  const facts: Fact[] = [nodeProfile('eks', at, pool)];
  const cidr = textField(reader, child(spec, 'cluster'), 'cidr');
  if (cidr !== undefined) facts.push({ kind: 'network', serviceSubnets: [cidr], at: cidr.at });
  addAll(facts, configFacts(reader, child(spec, 'kubelet', 'config'), pool));
  const words = items(child(spec, 'kubelet', 'flags')).flatMap((item) => sourceOf(item) ?? []);
  addAll(facts, kubeletFacts('flags', readFlags(flagWords(words), notices), { provisioner: 'eks', ...pool }));
  return facts;
}

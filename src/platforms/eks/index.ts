import type { Fact } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located } from '../../core/text/location.ts';
import { addNotice, beginningOf, presentEntry, type Reader, textField, typeOf } from '../../languages/shared/fields.ts';
import { asOwnCluster, coreDnsObjects } from '../../languages/shared/platform-coredns.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { yamlIn } from '../../languages/shared/resolver-yaml.ts';
import { type Form, readingForms } from '../../languages/shared/yaml-forms.ts';
import {
  child,
  entries,
  items,
  placeOf,
  placeOfKey,
  scalarText,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { kubeletOf, readEksctl, readKarpenter, readNodeadm } from './nodes.ts';

export const eks: Plugin = {
  id: 'eks',
  title: 'Amazon EKS: CoreDNS add-on, eksctl, nodeadm, Karpenter',
  markers: [
    'erviceIPv4CIDR',
    'erviceIpv4Cidr',
    'aws_eks_cluster',
    'aws-modules/eks',
    'AWS::EKS::Cluster',
    'coredns',
    'clusterD',
    'dnsServiceI',
  ],
  ...readingForms(formOf, asOwnCluster),
};

function formOf(document: YamlDocument): Form | undefined {
  const { root } = document;
  const { apiVersion, kind } = typeOf(root);
  const group = apiVersion.slice(0, Math.max(0, apiVersion.indexOf('/')));
  switch (group) {
    case 'eksctl.io':
      return kind === 'ClusterConfig' ? readClusterConfig : undefined;
    case 'node.eks.aws':
      return kind === 'NodeConfig' ? readNodeadm : undefined;
    case 'karpenter.k8s.aws':
    case 'karpenter.sh':
      return kubeletOf(root) === undefined ? undefined : readKarpenter;
    // ACK's, and Terraform's, which are brought into its form.
    case 'eks.services.k8s.aws':
    // Crossplane's.
    case 'eks.aws.upbound.io':
    case 'eks.aws.crossplane.io':
      return kind === 'Addon' ? readAddonResource : undefined;
    default:
      return apiVersion === '' && hasAddon(root) ? readCloudFormation : undefined;
  }
}

function hasAddon(root: YamlNode): boolean {
  return entries(child(root, 'Resources')).some(
    (entry) => scalarText(child(entry.value, 'Type')) === 'AWS::EKS::Addon',
  );
}

function readClusterConfig(reader: Reader): readonly Fact[] {
  const { root } = reader.document;
  const addon = items(child(root, 'addons')).find((one) => scalarText(child(one, 'name')) === 'coredns');
  return [...readEksctl(reader), ...addonOf(reader, addon, 'configurationValues')];
}

function readAddonResource(reader: Reader): readonly Fact[] {
  const own = child(reader.document.root, 'spec');
  const spec = child(own, 'forProvider') ?? own;
  return scalarText(child(spec, 'name') ?? child(spec, 'addonName')) === 'coredns'
    ? addonOf(reader, spec, 'configurationValues')
    : [];
}

function readCloudFormation(reader: Reader): readonly Fact[] {
  for (const entry of entries(child(reader.document.root, 'Resources'))) {
    const properties = child(entry.value, 'Properties');
    if (scalarText(child(entry.value, 'Type')) !== 'AWS::EKS::Addon') continue;
    if (scalarText(child(properties, 'AddonName')) === 'coredns')
      return addonOf(reader, properties, 'ConfigurationValues');
  }
  return [];
}

/** `corefile` replaces the add-on's own, which has `loop` (AWS, "Recent changes to the CoreDNS add-on"). */
function addonOf(reader: Reader, addon: YamlNode | undefined, key: string): readonly Fact[] {
  const { document } = reader;
  const entry = presentEntry(addon, key);
  if (entry === undefined) return [];
  const at = placeOfKey(document, entry);
  // AWS::LanguageExtensions; its short form is a tag.
  const root = child(entry.value, 'Fn::ToJsonString') ?? entry.value;
  let values: { readonly document: YamlDocument; readonly root: YamlNode } = { document, root };
  if (entry.value.kind === 'scalar') {
    const inner = yamlIn(entry.value.text, reader.notices, document);
    if (inner === undefined) return [];
    values = { document: inner.document, root: inner.document.root };
  }
  const corefile = presentEntry(values.root, 'corefile');
  if (corefile === undefined) {
    const made = child(values.root, 'Fn::Sub') ?? child(values.root, 'Fn::Join');
    if (made !== undefined)
      addNotice(reader, `\`${key}\` of the CoreDNS add-on is assembled when the stack is created`, at);
    return [];
  }
  if (corefile.value.kind !== 'scalar' || typeof corefile.value.value !== 'string') {
    addNotice(reader, '`corefile` of the CoreDNS add-on should be text', placeOf(values.document, corefile.value));
    return [];
  }
  const image = imageOf(reader, addon);
  return coreDnsObjects({
    corefile: corefile.value.text,
    ...defined({ image }),
    at: at ?? beginningOf(document),
    platformSource:
      'the CoreDNS add-on of EKS writes `corefile` of its configuration into ConfigMap kube-system/coredns',
  });
}

/** `v1.11.1-eksbuild.4` begins with CoreDNS's version, and is its image's tag. */
function imageOf(reader: Reader, addon: YamlNode | undefined): Located<string> | undefined {
  for (const key of ['version', 'addonVersion', 'AddonVersion']) {
    const version = textField(reader, addon, key);
    if (version !== undefined && /^v?\d+\.\d+\.\d+/.test(version.value))
      return { value: `eks/coredns:${version.value}`, at: version.at };
  }
  return undefined;
}

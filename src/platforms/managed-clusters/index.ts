import { parseAddress } from '../../core/dns/endpoint.ts';
import type { Fact } from '../../core/facts/fact.ts';
import { addAll } from '../../core/text/append.ts';
import { itemAt } from '../../core/text/invariant.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { type SourceText, slice } from '../../core/text/source-text.ts';
import { clusterNetwork } from '../../languages/shared/cluster-network.ts';
import { beginningOf, placeOfText, typeOf } from '../../languages/shared/fields.ts';
import { firstLineOf, locatedWhole } from '../../languages/shared/lines.ts';
import { nodeProfile } from '../../languages/shared/node-setup.ts';
import type { Plugin } from '../../languages/shared/plugin.ts';
import { child, entries, items, scalarText, type YamlDocument, type YamlNode } from '../../read/documents/document.ts';

export const managedClusters: Plugin = {
  id: 'managed-clusters',
  title: 'Managed clusters in Terraform, CloudFormation, ARM and Bicep',
  markers: [
    'kubernetes_cluster',
    'aws_eks_cluster',
    'aws-modules/eks',
    'container_cluster',
    'ibm_container_',
    'containerengine_cluster',
    'lke_cluster',
    'k8s_cluster',
    'project_kube',
    'managed_kubernetes',
    'ContainerService/managedClusters',
    'AWS::EKS::Cluster',
    'dns_service_ip',
    'erviceIPv4CIDR',
    'erviceIpv4Cidr',
    'dnsServiceI',
  ],
  recognises: (document) =>
    document.kind === 'yaml'
      ? foundIn(document).length > 0
      : /\.bicep$/.test(document.path) && document.source.text.includes('Microsoft.ContainerService/managedClusters@'),
  read: (document) => ({
    value:
      document.kind === 'yaml'
        ? foundIn(document).flatMap(({ cluster, node }) => factsOf(document, cluster, node))
        : bicepFacts(document.source),
    notices: [],
  }),
};

interface FoundCluster {
  readonly cluster: ManagedCluster;
  readonly node: YamlNode;
}

function foundIn(document: YamlDocument): readonly FoundCluster[] {
  const { root } = document;
  const { apiVersion, kind } = typeOf(root);
  if (apiVersion === 'terraform') {
    const cluster = RESOURCES.get(kind) ?? MODULES.find((one) => one.source.test(kind))?.cluster;
    const node = child(root, 'spec');
    return cluster === undefined || node === undefined ? [] : [{ cluster, node }];
  }
  const slash = apiVersion.indexOf('/');
  if (slash !== -1) {
    const cluster = OBJECTS.get(`${apiVersion.slice(0, slash)}/${kind}`);
    return cluster === undefined ? [] : [{ cluster, node: root }];
  }
  if (apiVersion !== '' || kind !== '') return [];
  const resources = child(root, 'resources') ?? child(root, 'Resources');
  const list = resources?.kind === 'sequence' ? items(resources) : entries(resources).map((entry) => entry.value);
  return list.flatMap((one): FoundCluster[] => {
    const cluster = TEMPLATES.get(scalarText(child(one, 'type')) ?? scalarText(child(one, 'Type')) ?? '');
    const node = child(one, 'properties') ?? child(one, 'Properties');
    return cluster === undefined || node === undefined ? [] : [{ cluster, node }];
  });
}

function factsOf(document: YamlDocument, cluster: ManagedCluster, node: YamlNode): readonly Fact[] {
  const at = beginningOf(document, node);
  const literals = (ways: readonly (readonly string[])[] = []): readonly Located<string>[] =>
    ways.flatMap((way) => textsAt(document, node, way)).filter((one) => isNetwork(one.value));
  return clusterFacts(cluster.provisioner, literals(cluster.subnets), literals(cluster.dns), at);
}

function clusterFacts(
  provisioner: string,
  serviceSubnets: readonly Located<string>[],
  clusterDNS: readonly Located<string>[],
  at: Location,
): readonly Fact[] {
  const facts: Fact[] = [nodeProfile(provisioner, at)];
  const first = clusterDNS[0] ?? serviceSubnets[0];
  if (first !== undefined) addAll(facts, clusterNetwork(first.at, { serviceSubnets, clusterDNS }));
  return facts;
}

function textsAt(document: YamlDocument, from: YamlNode, way: readonly string[]): readonly Located<string>[] {
  let node: YamlNode | undefined = from;
  for (const key of way) {
    // A block that may stand several times is a list.
    node = child(node?.kind === 'sequence' ? node.items[0] : node, key);
  }
  const nodes = node?.kind === 'sequence' ? items(node) : node === undefined ? [] : [node];
  return nodes.flatMap((one) =>
    one.kind === 'scalar' && typeof one.value === 'string'
      ? [{ value: one.value, at: placeOfText(document, one) }]
      : [],
  );
}

function isNetwork(text: string): boolean {
  return /^[0-9a-fA-F:.]{2,45}(?:\/\d{1,3})?$/.test(text) && parseAddress(text.replace(/\/.*$/, '')) !== undefined;
}

/** Bicep: literals of `networkProfile`, a key of no other resource. */
function bicepFacts(source: SourceText): readonly Fact[] {
  const literal = (key: string): readonly Located<string>[] => {
    const match = new RegExp(`^[ \\t]{0,100}${key}:[ \\t]{0,20}'([^'\\n]{1,60})'`, 'm').exec(source.text);
    if (match === null) return [];
    const from = match.index + match[0].lastIndexOf(itemAt(match, 1));
    const text = slice(source, from, from + itemAt(match, 1).length);
    return isNetwork(text.text) ? [locatedWhole(text)] : [];
  };
  return clusterFacts('aks', literal('serviceCidr'), literal('dnsServiceIP'), firstLineOf(source));
}

/** A tool's keys for the Service network and the cluster DNS. */

interface ManagedCluster {
  readonly provisioner: string;
  /** Keys of the Service network, from the body. */
  readonly subnets: readonly (readonly string[])[];
  readonly dns?: readonly (readonly string[])[];
}

/** By type (the providers' documentation). */
const RESOURCES: ReadonlyMap<string, ManagedCluster> = new Map([
  [
    'azurerm_kubernetes_cluster',
    {
      provisioner: 'aks',
      subnets: [
        ['network_profile', 'service_cidr'],
        ['network_profile', 'service_cidrs'],
      ],
      dns: [['network_profile', 'dns_service_ip']],
    },
  ],
  ['aws_eks_cluster', { provisioner: 'eks', subnets: [['kubernetes_network_config', 'service_ipv4_cidr']] }],
  [
    'google_container_cluster',
    { provisioner: 'gke', subnets: [['ip_allocation_policy', 'services_ipv4_cidr_block'], ['services_ipv4_cidr']] },
  ],
  ['digitalocean_kubernetes_cluster', { provisioner: 'doks', subnets: [['service_subnet']] }],
  [
    'oci_containerengine_cluster',
    { provisioner: 'oke', subnets: [['options', 'kubernetes_network_config', 'services_cidr']] },
  ],
  ['linode_lke_cluster', { provisioner: 'lke', subnets: [] }],
  ['scaleway_k8s_cluster', { provisioner: 'kapsule', subnets: [['service_cidr']] }],
  ['ovh_cloud_project_kube', { provisioner: 'ovh', subnets: [] }],
  ['ibm_container_vpc_cluster', { provisioner: 'iks', subnets: [['service_subnet']] }],
  ['ibm_container_cluster', { provisioner: 'iks', subnets: [['service_subnet']] }],
  ['alicloud_cs_managed_kubernetes', { provisioner: 'ack', subnets: [['service_cidr']] }],
]);

/** By source (registry.terraform.io). */
const MODULES: readonly { readonly source: RegExp; readonly cluster: ManagedCluster }[] = [
  {
    source: /^terraform-aws-modules\/eks\/aws$/,
    cluster: { provisioner: 'eks', subnets: [['service_ipv4_cidr'], ['cluster_service_ipv4_cidr']] },
  },
  {
    source: /^Azure\/aks\/azurerm$/,
    cluster: {
      provisioner: 'aks',
      subnets: [['net_profile_service_cidr']],
      dns: [['net_profile_dns_service_ip']],
    },
  },
];

/** Cluster API, Azure Service Operator, ACK and Google's bare metal software, by group and kind. */
const OBJECTS: ReadonlyMap<string, ManagedCluster> = new Map([
  [
    'containerservice.azure.com/ManagedCluster',
    {
      provisioner: 'aks',
      subnets: [['spec', 'networkProfile', 'serviceCidr']],
      dns: [['spec', 'networkProfile', 'dnsServiceIP']],
    },
  ],
  [
    'infrastructure.cluster.x-k8s.io/AzureManagedControlPlane',
    { provisioner: 'aks', subnets: [], dns: [['spec', 'dnsServiceIP']] },
  ],
  [
    'eks.services.k8s.aws/Cluster',
    { provisioner: 'eks', subnets: [['spec', 'kubernetesNetworkConfig', 'serviceIPv4CIDR']] },
  ],
  [
    'baremetal.cluster.gke.io/Cluster',
    { provisioner: 'anthos', subnets: [['spec', 'clusterNetwork', 'services', 'cidrBlocks']] },
  ],
]);

/** ARM and CloudFormation, by type, below `properties`. */
const TEMPLATES: ReadonlyMap<string, ManagedCluster> = new Map([
  [
    'Microsoft.ContainerService/managedClusters',
    {
      provisioner: 'aks',
      subnets: [['networkProfile', 'serviceCidr']],
      dns: [['networkProfile', 'dnsServiceIP']],
    },
  ],
  ['AWS::EKS::Cluster', { provisioner: 'eks', subnets: [['KubernetesNetworkConfig', 'ServiceIpv4Cidr']] }],
]);

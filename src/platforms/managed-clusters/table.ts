/** A tool's keys for the Service network and the cluster DNS. */

export interface ManagedCluster {
  readonly provisioner: string;
  /** Keys of the Service network, from the body. */
  readonly subnets: readonly (readonly string[])[];
  readonly dns?: readonly (readonly string[])[];
}

/** By type (the providers' documentation). */
export const RESOURCES: ReadonlyMap<string, ManagedCluster> = new Map([
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
export const MODULES: readonly { readonly source: RegExp; readonly cluster: ManagedCluster }[] = [
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
export const OBJECTS: ReadonlyMap<string, ManagedCluster> = new Map([
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
export const TEMPLATES: ReadonlyMap<string, ManagedCluster> = new Map([
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

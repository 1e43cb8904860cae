/** Clusters that are ordered from a cloud: what their network says of the cluster DNS, and what is assumed without it. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const custom = (address: string): string => `apiVersion: v1
kind: ConfigMap
metadata: {name: coredns-custom, namespace: kube-system}
data:
  corp.server: |
    corp.test:53 {
      forward . ${address}
    }
`;
const ERROR = ['error LG101 c.yaml:7:17 always absent'];
const ASSUMED = ['warning LG101 c.yaml:7:17 assumed absent'];
const SILENT = ['note LG202 c.yaml:6:5'];

describe.each([
  [
    'azurerm_kubernetes_cluster',
    'network_profile {\n    service_cidr = "10.0.0.0/16"\n    dns_service_ip = "10.0.0.53"\n  }',
    '10.0.0.53',
    ERROR,
  ],
  ['azurerm_kubernetes_cluster', 'network_profile {\n    service_cidr = "10.9.0.0/16"\n  }', '10.9.0.10', ERROR],
  ['azurerm_kubernetes_cluster', 'network_profile {\n    dns_service_ip = var.dns\n  }', '10.0.0.10', ASSUMED],
  ['azurerm_kubernetes_cluster', 'network_profile {\n    dns_service_ip = "10.9.0.10"\n  }', '10.0.0.10', SILENT],
  ['aws_eks_cluster', 'kubernetes_network_config {\n    service_ipv4_cidr = "10.7.0.0/16"\n  }', '10.7.0.10', ERROR],
  ['aws_eks_cluster', 'name = "a"', '172.20.0.10', ASSUMED],
  [
    'google_container_cluster',
    'ip_allocation_policy {\n    services_ipv4_cidr_block = "10.8.0.0/20"\n  }',
    '10.8.0.10',
    ERROR,
  ],
  ['google_container_cluster', 'name = "a"', '10.0.0.10', SILENT],
  ['digitalocean_kubernetes_cluster', 'service_subnet = "10.50.0.0/20"', '10.50.0.10', ERROR],
  [
    'oci_containerengine_cluster',
    'options {\n    kubernetes_network_config {\n      services_cidr = "10.97.0.0/16"\n    }\n  }',
    '10.97.5.5',
    ERROR,
  ],
  ['linode_lke_cluster', 'label = "a"', '10.128.0.10', ASSUMED],
  ['scaleway_k8s_cluster', 'name = "a"', '10.32.0.10', ASSUMED],
  ['ovh_cloud_project_kube', 'name = "a"', '10.3.0.10', ASSUMED],
  ['ibm_container_vpc_cluster', 'service_subnet = "172.30.0.0/16"', '172.30.0.10', ERROR],
  ['alicloud_cs_managed_kubernetes', 'service_cidr = "172.21.0.0/20"', '172.21.0.10', ERROR],
])('%s { %s }', (type, body, address, said) => {
  test(`and a zone sent to ${address}`, () => {
    expect(
      scanTexts({ 'main.tf': `resource "${type}" "a" {\n  ${body}\n}\n`, 'c.yaml': custom(address) }).said,
    ).toEqual(said);
  });
});

describe.each([
  ['a.tf', 'module "a" {\n  source = "terraform-aws-modules/eks/aws"\n  service_ipv4_cidr = "10.7.0.0/16"\n}\n'],
  ['a.tf', 'module "a" {\n  source = "Azure/aks/azurerm"\n  net_profile_dns_service_ip = "10.7.0.10"\n}\n'],
  [
    'a.json',
    '{"resources": [{"type": "Microsoft.ContainerService/managedClusters", "properties": {"networkProfile": {"dnsServiceIP": "10.7.0.10"}}}]}',
  ],
  [
    'a.bicep',
    "resource a 'Microsoft.ContainerService/managedClusters@2024-02-01' = {\n  properties: {\n    networkProfile: {\n      serviceCidr: '10.7.0.0/16'\n    }\n  }\n}\n",
  ],
  [
    'a.yaml',
    'apiVersion: containerservice.azure.com/v1api20240901\nkind: ManagedCluster\nspec: {networkProfile: {dnsServiceIP: 10.7.0.10}}\n',
  ],
  [
    'a.yaml',
    'apiVersion: infrastructure.cluster.x-k8s.io/v1beta1\nkind: AzureManagedControlPlane\nspec: {dnsServiceIP: 10.7.0.10}\n',
  ],
  [
    'a.yaml',
    'apiVersion: eks.services.k8s.aws/v1alpha1\nkind: Cluster\nspec: {kubernetesNetworkConfig: {serviceIPv4CIDR: 10.7.0.0/16}}\n',
  ],
])('%s: %s', (path, text) => {
  test('states the cluster DNS address', () => {
    expect(scanTexts({ [path]: text, 'c.yaml': custom('10.7.0.10') }).said).toEqual(ERROR);
    expect(scanTexts({ [path]: text, 'c.yaml': custom('10.7.0.11') }).said).toEqual(SILENT);
  });
});

test('an address that is an expression, a text or nothing says nothing', () => {
  for (const value of ['"${var.x}"', '"ten"', '[]', '""', '{ a = 1 }'])
    expect(
      scanTexts({
        'main.tf': `resource "azurerm_kubernetes_cluster" "a" {\n  network_profile {\n    dns_service_ip = ${value}\n  }\n}\n`,
        'c.yaml': custom('10.9.9.9'),
      }).said,
    ).toEqual(SILENT);
});

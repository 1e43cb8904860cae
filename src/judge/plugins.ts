/** The order of facts where several plug-ins recognise a document. */

import { namedFiles } from '../languages/bind/files.ts';
import { corefile } from '../languages/corefile/index.ts';
import { dhcpClient } from '../languages/dhcp-client/index.ts';
import { dnsmasq } from '../languages/dnsmasq/index.ts';
import { forwardingRules } from '../languages/forwarding-rules/index.ts';
import { ifupdown } from '../languages/ifupdown/index.ts';
import { kubeadm } from '../languages/kubeadm/index.ts';
import { kubelet } from '../languages/kubelet/index.ts';
import { kubernetes } from '../languages/kubernetes/index.ts';
import { netplan } from '../languages/netplan/index.ts';
import { networkManager } from '../languages/network-manager/index.ts';
import { pdnsRecursorFiles } from '../languages/pdns-recursor/files.ts';
import { resolvConf } from '../languages/resolv-conf/index.ts';
import type { Joining, Plugin } from '../languages/shared/plugin.ts';
import { systemdNetworkd } from '../languages/systemd-networkd/index.ts';
import { systemdResolved } from '../languages/systemd-resolved/index.ts';
import { unbound } from '../languages/unbound/index.ts';
import { azureDnsResolver } from '../platforms/azure-dns-resolver/index.ts';
import { bottlerocket } from '../platforms/bottlerocket/index.ts';
import { cilium } from '../platforms/cilium/index.ts';
import { clusterApi } from '../platforms/cluster-api/index.ts';
import { eks } from '../platforms/eks/index.ts';
import { googleCloudDns } from '../platforms/google-cloud-dns/index.ts';
import { k0s } from '../platforms/k0s/index.ts';
import { k3s } from '../platforms/k3s/index.ts';
import { kind } from '../platforms/kind/index.ts';
import { kops } from '../platforms/kops/index.ts';
import { managedClusters } from '../platforms/managed-clusters/index.ts';
import { microk8s } from '../platforms/microk8s/index.ts';
import { minikube } from '../platforms/minikube/index.ts';
import { openshift } from '../platforms/openshift/index.ts';
import { rke } from '../platforms/rke/index.ts';
import { route53Resolver } from '../platforms/route53-resolver/index.ts';
import { tailscaleDns } from '../platforms/tailscale-dns/index.ts';
import { talos } from '../platforms/talos/index.ts';
import { recogniseBy } from '../read/documents/prefilter.ts';
import { ansible } from '../tools/ansible/index.ts';
import { cloudInit } from '../tools/cloud-init/index.ts';
import { compose } from '../tools/compose/index.ts';
import { flux } from '../tools/gitops/index.ts';
import { guardRemovals } from '../tools/guard-edits/index.ts';
import { corednsChart } from '../tools/helm/index.ts';
import { ignition } from '../tools/ignition/index.ts';
import { kubespray } from '../tools/kubespray/index.ts';
import { kustomize } from '../tools/kustomize/index.ts';
import { machineImages } from '../tools/machine-images/join.ts';
import { setupScript } from '../tools/setup-script/index.ts';
import { shellWrites } from '../tools/shell/index.ts';
import { serviceUnit } from '../tools/systemd/index.ts';
import { terraformModules } from '../tools/terraform/index.ts';
import { resolverSoftware } from './resolver-software.ts';

export const plugins: readonly Plugin[] = [
  kubernetes,
  kubelet,
  kubeadm,
  clusterApi,
  kustomize,
  corednsChart,
  cilium,
  flux,
  compose,
  bottlerocket,
  k0s,
  k3s,
  eks,
  kind,
  kops,
  kubespray,
  managedClusters,
  route53Resolver,
  azureDnsResolver,
  googleCloudDns,
  tailscaleDns,
  microk8s,
  minikube,
  rke,
  openshift,
  talos,
  ansible,
  cloudInit,
  setupScript,
  shellWrites,
  ignition,
  resolvConf,
  systemdResolved,
  systemdNetworkd,
  netplan,
  networkManager,
  ifupdown,
  dhcpClient,
  serviceUnit,
  dnsmasq,
  unbound,
  namedFiles,
  pdnsRecursorFiles,
  forwardingRules,
  corefile,
  guardRemovals,
];

/** Each may need what earlier ones made. */
export const joining: readonly Joining[] = [
  terraformModules,
  kustomize,
  shellWrites,
  machineImages,
  ansible,
  kubelet,
  k3s,
  serviceUnit,
  kubespray,
  corednsChart,
  compose,
];

export function isModuleFile(path: string): boolean {
  return joining.some(({ modules }) => modules?.files.test(path) === true);
}

recogniseBy([...plugins, ...resolverSoftware]);

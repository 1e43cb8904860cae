/** Every dialect. The order is the order of facts from one document that several recognise. */

import { ack } from './ack/index.ts';
import { aks } from './aks/index.ts';
import { ansible } from './ansible/index.ts';
import { anthos } from './anthos/index.ts';
import { appTemplate } from './app-template/index.ts';
import { bottlerocket } from './bottlerocket/index.ts';
import { cilium } from './cilium/index.ts';
import { cloudInit } from './cloud-init/index.ts';
import { clusterApi } from './cluster-api/index.ts';
import { compose } from './compose/index.ts';
import { corednsChart } from './coredns-chart/index.ts';
import { corefile } from './corefile/index.ts';
import { deckhouse } from './deckhouse/index.ts';
import { dhcpClient } from './dhcp-client/index.ts';
import type { Dialect } from './dialect.ts';
import { dnsmasq } from './dnsmasq/index.ts';
import { eks } from './eks/index.ts';
import { flux } from './flux/index.ts';
import { gardener } from './gardener/index.ts';
import { guardEdits } from './guard-edits/index.ts';
import { ifupdown } from './ifupdown/index.ts';
import { ignition } from './ignition/index.ts';
import { k0s } from './k0s/index.ts';
import { k3s } from './k3s/index.ts';
import { k8sGateway } from './k8s-gateway/index.ts';
import { kind } from './kind/index.ts';
import { kops } from './kops/index.ts';
import { kubeadm } from './kubeadm/index.ts';
import { kubelet } from './kubelet/index.ts';
import { kubernetes } from './kubernetes/index.ts';
import { kubespray } from './kubespray/index.ts';
import { kustomize } from './kustomize/index.ts';
import { managedClusters } from './managed-clusters/index.ts';
import { microk8s } from './microk8s/index.ts';
import { minikube } from './minikube/index.ts';
import { namedFiles } from './named/files.ts';
import { netplan } from './netplan/index.ts';
import { network } from './network/index.ts';
import { networkManager } from './nm/index.ts';
import { openshift } from './openshift/index.ts';
import { resolvConf } from './resolv-conf/index.ts';
import { rke } from './rke/index.ts';
import { serviceUnit } from './service-unit/index.ts';
import { setupScript } from './setup-script/index.ts';
import { systemdNetworkd } from './systemd-networkd/index.ts';
import { systemdResolved } from './systemd-resolved/index.ts';
import { talos } from './talos/index.ts';
import { unbound } from './unbound/index.ts';

export const dialects: readonly Dialect[] = [
  kubernetes,
  kubelet,
  kubeadm,
  clusterApi,
  kustomize,
  corednsChart,
  cilium,
  appTemplate,
  k8sGateway,
  flux,
  compose,
  bottlerocket,
  aks,
  deckhouse,
  anthos,
  ack,
  k0s,
  k3s,
  eks,
  kind,
  kops,
  gardener,
  kubespray,
  managedClusters,
  microk8s,
  minikube,
  rke,
  openshift,
  talos,
  ansible,
  cloudInit,
  setupScript,
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
  network,
  corefile,
  guardEdits,
];

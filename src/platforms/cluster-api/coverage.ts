import type { Coverage } from '../../languages/shared/coverage.ts';

export const coverage: Coverage = {
  recognised: [
    '`cluster.x-k8s.io` `Cluster` and `ClusterClass`',
    '`RKE2ControlPlane`, `RKE2Config`, `KThreesControlPlane`, `KThreesConfig`, `TalosControlPlane`, `TalosConfig` and their templates; kubeadm’s objects are read by the kubeadm dialect, EKS’ by the EKS dialect, k0smotron’s by the k0s dialect',
  ],
  fields: [
    {
      field:
        'the image of `*MachineTemplate` where its name states a system (`imageLookupBaseOS`, `image`, `template`, ...)',
      becomes: 'the nodes’ system, as an assumption, where all templates say the same',
    },
    { field: '`clusterNetwork.services.cidrBlocks`, `serviceDomain`', becomes: 'the cluster’s network' },
    {
      field: '`serverConfig.clusterDNS`, `serviceCidr`, `clusterDomain` of RKE2 and k3s',
      becomes: 'the cluster’s network',
    },
    {
      field: '`agentConfig.kubelet.extraArgs`, `agentConfig.kubeletArgs`',
      becomes: 'the kubelet’s flags of a pool called after the object',
    },
    {
      field: '`preRKE2Commands`, `postRKE2Commands`, `preK3sCommands`, `postK3sCommands`',
      becomes: 'links and texts at resolver paths',
    },
    {
      field:
        '`jsonPatches` of a ClusterClass that state `kubeletExtraArgs` of kubeadm’s templates in place, without `enabledIf`',
      becomes: 'the kubelets’ flags, as an assumption',
    },
    { field: '`files` with `content`, plain, base64 or gzip', becomes: 'files on nodes' },
    { field: '`strategicPatches` of Talos', becomes: 'machine configurations, read as Talos’ own' },
    {
      field: '`configPatches` of Talos that set `/machine/network/nameservers`',
      becomes: 'the resolver file that the kubelet hands to pods',
    },
    {
      field: '`ignition.containerLinuxConfig.additionalConfig`',
      becomes: 'a configuration of its own: files, units, links',
    },
  ],
  said: [
    'other patches of a ClusterClass and variables of a topology that are about DNS',
    '`agentConfig.resolvConf`, which names an object',
    '`files` with `contentFrom` at paths that matter',
    'other `configPatches` of Talos that are about DNS',
  ],
  sources: [
    'kubernetes-sigs/cluster-api api/core and bootstrap/kubeadm/api',
    'rancher/cluster-api-provider-rke2 api, k3s-io/cluster-api-k3s api',
    'siderolabs/cluster-api-bootstrap-provider-talos and cluster-api-control-plane-provider-talos api/v1alpha3',
  ],
};

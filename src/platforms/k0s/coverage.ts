import type { Coverage } from '../../languages/shared/coverage.ts';

export const coverage: Coverage = {
  recognised: [
    '`k0s.k0sproject.io` `ClusterConfig`',
    '`k0sctl.k0sproject.io` `Cluster` with the configuration that it embeds',
    '`K0sControlPlane` of Cluster API',
  ],
  fields: [
    {
      field: '`network.serviceCIDR`, `network.clusterDomain`, `network.kubeProxy.mode`',
      becomes: 'the cluster’s network',
    },
    {
      field: '`workerProfiles[].values`',
      becomes: 'the kubelets’ configuration: of all nodes in the profile `default`, else of a pool of that name',
    },
    { field: '`hosts[].files` with `data`, for resolver files', becomes: 'files on the nodes' },
    { field: '`hosts[].installFlags: --kubelet-extra-args`', becomes: 'the kubelet’s flags on that host' },
    { field: '`images.coredns.version`', becomes: 'the version of CoreDNS' },
  ],
  defaults: [
    { what: 'CoreDNS', is: 'k0s’ own, assumed, where no file shows one and no host disables the component' },
    { what: '`network.serviceCIDR`', is: '10.96.0.0/12; the address 10.96.0.10 is then only assumed' },
    {
      what: 'the kubelet’s `resolvConf`',
      is: '/etc/resolv.conf, or /run/systemd/resolve/resolv.conf where 127.0.0.53 is its only nameserver',
    },
  ],
  said: ['settings below `network.coreDNS`'],
  sources: [
    'k0sproject/k0s pkg/apis/k0s/v1beta1/network.go, pkg/component/controller/coredns.go, pkg/component/worker/kubelet.go',
    'k0sproject/k0sctl README',
  ],
};

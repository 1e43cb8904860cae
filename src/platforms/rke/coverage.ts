import type { Coverage } from '../../languages/shared/coverage.ts';

export const coverage: Coverage = {
  recognised: [
    'a file without `kind` and `apiVersion` whose `nodes` have an `address` and a list of `role`, or whose `services` RKE calls so; the same below `rancher_kubernetes_engine_config`',
  ],
  fields: [
    {
      field: '`dns.upstreamnameservers`',
      becomes: 'the forward of RKE’s own Corefile, which has `loop`; else /etc/resolv.conf',
    },
    { field: '`dns.reversecidrs`', becomes: 'its reverse zones' },
    {
      field: '`dns.nodelocal.ip_address`',
      becomes: 'the node-local cache: cluster zones to the DNS Service, the rest to the nodes’ file; kubelets name it',
    },
    {
      field: '`services.kubelet.cluster_dns_server`, `cluster_domain`, `services.kube-api.service_cluster_ip_range`',
      becomes: 'the cluster’s network',
    },
    { field: '`services.kubelet.extra_args`', becomes: 'the kubelet’s `resolv-conf`, `cluster-dns`, `cluster-domain`' },
    { field: '`addons`', becomes: 'manifests, read as if they were files' },
  ],
  defaults: [
    { what: '`dns.provider`', is: '`coredns`' },
    { what: '`cluster_dns_server`', is: '10.43.0.10, only assumed' },
  ],
  said: ['`provider: kube-dns` and providers that are not known', '`stubdomains` with CoreDNS'],
  sources: [
    'rancher/rke cluster/addons.go, cluster/plan.go, cluster/defaults.go',
    'rancher/kontainer-driver-metadata rke/templates/coredns.go and nodelocal.go',
  ],
};

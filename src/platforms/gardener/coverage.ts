import type { Coverage } from '../../languages/shared/coverage.ts';

export const coverage: Coverage = {
  recognised: ['`core.gardener.cloud` `Shoot`; each is a cluster'],
  fields: [
    { field: '`networking.services`', becomes: 'the Service network; its tenth address is the cluster DNS' },
    { field: '`kubernetes.kubeProxy.mode`', becomes: 'how the node-local cache asks the cluster DNS' },
    {
      field: '`systemComponents.nodeLocalDNS.enabled`',
      becomes: 'the node-local cache on 169.254.20.10: cluster zones to CoreDNS, the rest to the nodes’ file',
    },
    { field: '`disableForwardToUpstreamDNS`', becomes: 'the cache sends the rest to CoreDNS as well' },
    { field: '`forceTCPToClusterDNS`, `forceTCPToUpstreamDNS`', becomes: '`force_tcp` of its forwards' },
  ],
  defaults: [
    {
      what: 'CoreDNS',
      is: 'Gardener’s own on port 8053, assumed, where no file shows another; it imports coredns-custom',
    },
    { what: '`networking.services`', is: '100.64.0.0/13; the address 100.64.0.10 is then only assumed' },
    { what: 'the kubelet’s `resolvConf`', is: '/etc/resolv.conf, without the stub' },
  ],
  said: ['`coreDNS.rewriting.commonSuffixes`', 'a cache with IPVS where the network is not stated'],
  sources: [
    'gardener/gardener pkg/component/networking/coredns/coredns.go, nodelocaldns/resources.go',
    'pkg/gardenlet/operation/botanist/nodelocaldns.go',
    'pkg/component/extensions/operatingsystemconfig/original/components/kubelet/config.go',
  ],
};

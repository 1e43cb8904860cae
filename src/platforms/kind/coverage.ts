import type { Coverage } from '../../languages/shared/coverage.ts';

export const coverage: Coverage = {
  recognised: ['`kind.x-k8s.io` `Cluster`'],
  fields: [
    { field: '`networking.serviceSubnet`, `networking.kubeProxyMode`', becomes: 'the cluster’s network' },
    {
      field: '`kubeadmConfigPatches` of the cluster and of nodes',
      becomes: 'kubeadm’s and the kubelet’s settings, read as their own files; a node’s are for that node',
    },
    {
      field: '`extraMounts` of systemd-resolved’s `stub-resolv.conf`',
      becomes: 'the nodes’ /etc/resolv.conf, which names 127.0.0.53',
    },
  ],
  defaults: [
    {
      what: 'the kubelet’s `resolvConf`',
      is: '/etc/resolv.conf, in which the node image has replaced Docker’s 127.0.0.11',
    },
    { what: '`networking.serviceSubnet`', is: '10.96.0.0/16; the address 10.96.0.10 is then only assumed' },
  ],
  said: ['`extraMounts` of another resolver file'],
  sources: [
    'kubernetes-sigs/kind pkg/apis/config/v1alpha4/types.go',
    'kubernetes-sigs/kind images/base/files/usr/local/bin/entrypoint',
  ],
};

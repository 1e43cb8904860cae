import type { Coverage } from '../../languages/shared/coverage.ts';

export const coverage: Coverage = {
  recognised: [
    'a command `microk8s enable dns:ADDRESSES` in scripts, Makefiles, workflows and cloud-init; the last one of a file counts',
    'launch configurations (`version: 0.1.0` with `extraKubeletArgs` and their like, or `addons` in a file called after MicroK8s)',
    'bootstrap files of Canonical Kubernetes (`cluster-config.dns`)',
  ],
  fields: [
    { field: '`dns:A,B`, `addons[].args` of `dns`', becomes: 'the forward of the add-on’s Corefile, which has `loop`' },
    {
      field: '`cluster-config.dns`: `upstream-nameservers`, `service-ip`, `cluster-domain`; `service-cidr`',
      becomes: 'the forward of Canonical Kubernetes’ Corefile, and the cluster’s network',
    },
    { field: '`extraKubeletArgs`', becomes: 'the kubelet’s flags' },
  ],
  defaults: [
    { what: 'servers of the add-on', is: 'the nodes’ file: nothing is added to the model' },
    { what: 'the Service', is: '10.152.183.10, only assumed' },
  ],
  sources: [
    'canonical/microk8s-core-addons addons/dns/enable and coredns.yaml',
    'canonical/microk8s-cluster-agent pkg/k8sinit/schema.go',
    'canonical/k8s-snap src/k8s/pkg/k8sd/features/coredns',
  ],
};

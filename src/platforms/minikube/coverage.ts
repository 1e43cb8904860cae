import type { Coverage } from '../../languages/shared/coverage.ts';

export const coverage: Coverage = {
  recognised: [
    'a command `minikube start` that tells the kubelet about DNS, in scripts, Makefiles and workflows; the last one of a file counts',
    'a profile, `profiles/NAME/config.json`, whose `ExtraOptions` tell the kubelet about DNS',
  ],
  fields: [
    { field: '`--extra-config=kubelet.resolv-conf=...`, `kubelet.cluster-dns`', becomes: 'the kubelet’s flags' },
    {
      field: '`KubernetesConfig.ExtraOptions` of component `kubelet`; `ServiceCIDR`, `DNSDomain`, `Nodes[].IP`',
      becomes: 'the same, of a profile',
    },
    { field: '`--service-cluster-ip-range`, `--dns-domain`', becomes: 'the cluster’s network' },
  ],
  defaults: [{ what: 'everything else', is: 'kubeadm’s: the address 10.96.0.10 is only assumed' }],
  sources: [
    'kubernetes/minikube cmd/minikube/cmd/start_flags.go',
    'kubernetes/minikube pkg/minikube/config/types.go',
    'kubernetes/minikube#3511',
  ],
};

/** What RKE2 calls the Service, Deployment and ConfigMap of its cluster DNS: its chart's name does not make the release's shorter. */
export const RKE2_COREDNS = 'rke2-coredns-rke2-coredns';

/** An installer's own name for the Service of the cluster DNS, beside Kubernetes' `kube-dns`. */
export function isClusterDnsService(name: string): boolean {
  return name === RKE2_COREDNS;
}

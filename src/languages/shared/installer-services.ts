/** Service, Deployment and ConfigMap of RKE2's cluster DNS: release and chart name, joined. */
export const RKE2_COREDNS = 'rke2-coredns-rke2-coredns';

export function isClusterDnsService(name: string): boolean {
  return name === RKE2_COREDNS;
}

/** Versions of CoreDNS and the default. */

/** The newest modelled release, assumed where none is stated. */
export const NEWEST_COREDNS = '1.15.0';
/** In k8s-dns-node-cache 1.26 (kubernetes/dns go.mod). */
export const NODE_CACHE_COREDNS = '1.13.2';

/** Newest first. */
export const RELEASES: readonly string[] = [
  ['1.15', 0],
  ['1.14', 7],
  ['1.13', 2],
  ['1.12', 4],
  ['1.11', 4],
  ['1.10', 1],
  ['1.9', 4],
  ['1.8', 7],
  ['1.7', 1],
  ['1.6', 9],
  ['1.5', 2],
  ['1.4', 0],
  ['1.3', 1],
  ['1.2', 6],
  ['1.1', 4],
].flatMap(([minor, last]) => Array.from({ length: Number(last) + 1 }, (_, i) => `${minor}.${Number(last) - i}`));

/** kubeadm's, by Kubernetes minor version (cmd/kubeadm/app/constants CoreDNSVersion). */
const WITH_KUBERNETES: Readonly<Record<string, string>> = {
  13: '1.2.6',
  14: '1.3.1',
  15: '1.3.1',
  16: '1.6.2',
  17: '1.6.5',
  18: '1.6.7',
  19: '1.7.0',
  20: '1.7.0',
  21: '1.8.0',
  22: '1.8.4',
  23: '1.8.6',
  24: '1.8.6',
  25: '1.9.3',
  26: '1.9.3',
  27: '1.10.1',
  28: '1.10.1',
  29: '1.11.1',
  30: '1.11.3',
  31: '1.11.3',
  32: '1.11.3',
  33: '1.12.0',
  34: '1.12.1',
};

export function corednsOfKubernetes(version: string): string | undefined {
  const minor = /^v?1\.(\d{1,2})(?:\.|$)/.exec(version)?.[1];
  return minor !== undefined && Object.hasOwn(WITH_KUBERNETES, minor) ? WITH_KUBERNETES[minor] : undefined;
}

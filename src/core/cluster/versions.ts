import { compareVersions } from '../text/compare-versions.ts';

/** The newest modelled release, assumed where none is stated. */
export const NEWEST_COREDNS = '1.15.0';
/** The oldest that real servers were asked of: an unstated version is hardly older. */
export const OLDEST_USUAL_COREDNS = '1.11.3';
/** In k8s-dns-node-cache where no tag states its release (kubernetes/dns go.mod, January 2026). */
export const NODE_CACHE_COREDNS = '1.13.2';
/** CoreDNS inside k8s-dns-node-cache, each from a release on (kubernetes/dns go.mod at the tags; before 1.16 vendor/github.com/coredns/coredns/coremain/version.go). */
const IN_NODE_CACHE: readonly (readonly [since: string, coredns: string])[] = [
  ['1.26.6', '1.13.1'],
  ['1.26.5', '1.12.2'],
  ['1.24.0', '1.11.3'],
  ['1.22.14', '1.10.0'],
  ['1.21.0', '1.7.0'],
  ['1.20.0', '1.8.3'],
  ['1.16.0', '1.7.0'],
  ['1.15.10', '1.6.7'],
  ['1.15.8', '1.6.4'],
  ['1.15.0', '1.2.6'],
];
/** Newer caches: unknown. */
const NEWEST_NODE_CACHE = '1.26.7';

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

/** What other releases refuse is not known. */
export function isModelled(version: string): boolean {
  return RELEASES.includes(version);
}

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

export function corednsOfNodeCache(image: string): string | undefined {
  const tag = /node-?cache[^/:@]*:v?(\d+\.\d+\.\d+)/i.exec(image)?.[1];
  if (tag === undefined || compareVersions(tag, NEWEST_NODE_CACHE) > 0) return undefined;
  return IN_NODE_CACHE.find(([since]) => compareVersions(tag, since) >= 0)?.[1];
}

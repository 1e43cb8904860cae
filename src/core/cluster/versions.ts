/** Versions of CoreDNS, and what we take where nothing states one. */

/** The newest CoreDNS that is modelled: what we take where nothing states a version. */
export const NEWEST_COREDNS = '1.15.0';
/** CoreDNS inside k8s-dns-node-cache 1.26 (kubernetes/dns go.mod). */
export const NODE_CACHE_COREDNS = '1.13.2';

export function atLeast(version: string, major: number, minor: number, patch: number): boolean {
  const [a = 0, b = 0, c = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return a !== major ? a > major : b !== minor ? b > minor : c >= patch;
}

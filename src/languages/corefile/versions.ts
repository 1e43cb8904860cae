/** Stock plugins: their order, since when they and their options exist, and which end no query. */

import { OPTION_RELEASES, PLUGIN_RELEASES, type Refusal } from './releases.generated.ts';

/** plugin.cfg of 1.15.0; configuration-only plugins included. Plugins that a version lacks are unknown to it, wherever they stand. */
export const ORDER_NEWEST: readonly string[] =
  'root metadata geoip cancel proxyproto quic grpc_server https https3 timeouts multisocket reload nsid bufsize bind debug trace ready health pprof shed prometheus errors log dnstap local dns64 siit any chaos loadbalance tsig rewrite autopath acl cache header dnssec tls minimal template transfer dynupdate hosts route53 azure clouddns k8s_external kubernetes file auto secondary etcd loop forward proxy grpc erratic whoami on sign view nomad'.split(
    ' ',
  );
/** Up to 1.14.6 the cache stood before rewrite; acl stood right after dns64 up to 1.14.2 (core/dnsserver/zdirectives.go at the tags). */
const ORDER_BEFORE_1_14_7: readonly string[] =
  'root metadata geoip cancel tls proxyproto quic grpc_server https https3 timeouts multisocket reload nsid bufsize bind debug trace ready health pprof prometheus errors log dnstap local dns64 any chaos loadbalance tsig cache rewrite acl header dnssec autopath minimal template transfer hosts route53 azure clouddns k8s_external kubernetes file auto secondary etcd loop forward proxy grpc erratic whoami on sign view nomad'.split(
    ' ',
  );
const ORDER_BEFORE_1_14_3: readonly string[] =
  'root metadata geoip cancel tls proxyproto quic grpc_server https https3 timeouts multisocket reload nsid bufsize bind debug trace ready health pprof prometheus errors log dnstap local dns64 acl any chaos loadbalance tsig cache rewrite header dnssec autopath minimal template transfer hosts route53 azure clouddns k8s_external kubernetes file auto secondary etcd loop forward proxy grpc erratic whoami on sign view nomad'.split(
    ' ',
  );

/** Versions are compared for every plugin and option of every block, and few there are. */
const PARTS = new Map<string, readonly number[]>();
const MAX_PARTS = 1_000;

function partsOf(version: string): readonly number[] {
  const known = PARTS.get(version);
  if (known !== undefined) return known;
  const parts = version.split('.', 3).map((part) => Number.parseInt(part, 10) || 0);
  if (PARTS.size < MAX_PARTS) PARTS.set(version, parts);
  return parts;
}

export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let i = 0; i < 3; i += 1) if ((left[i] ?? 0) !== (right[i] ?? 0)) return (left[i] ?? 0) - (right[i] ?? 0);
  return 0;
}

export function pluginOrder(version: string): readonly string[] {
  if (compareVersions(version, '1.14.7') >= 0) return ORDER_NEWEST;
  return compareVersions(version, '1.14.3') >= 0 ? ORDER_BEFORE_1_14_7 : ORDER_BEFORE_1_14_3;
}

export function isStock(name: string, version: string): boolean {
  if (!isKnownName(name)) return false;
  const [since, until] = PLUGIN_RELEASES.get(name) ?? ['', ''];
  return isBetween(version, since, until);
}
export function isKnownName(name: string): boolean {
  return ORDER_NEWEST.includes(name) || PLUGIN_RELEASES.has(name);
}

/** How a release refuses an option of a plugin's block that others have; undefined for one that it has, and for other words. */
export function refusalOf(plugin: string, option: string, version: string): Refusal | undefined {
  const found = OPTION_RELEASES.get(`${plugin} ${option}`);
  if (found === undefined) return undefined;
  const [since, until, refusal] = found;
  return isBetween(version, since, until) ? undefined : refusal;
}

function isBetween(version: string, since: string, until: string): boolean {
  return (
    (since === '' || compareVersions(version, since) >= 0) && (until === '' || compareVersions(version, until) < 0)
  );
}

/** kubernetes/dns cmd/node-cache/main.go. */
export const NODE_CACHE_PLUGINS: ReadonlySet<string> = new Set(
  'bind bufsize cache debug dns64 errors forward health hosts loadbalance log loop prometheus pprof reload rewrite template timeouts trace whoami root'.split(
    ' ',
  ),
);
/** Plugins outside the stock build that forward or answer. */
export const EXTERNAL: ReadonlySet<string> = new Set(
  'alternate fanout unbound k8s_gateway kubernetai netbox redis pdsql mysql lighthouse meship multicluster demo dump ads blocklist ebpf gslb wgsd tailscale records alias finalize idetcd recursor gathersrv rrl dnsredir ipset mdns unboundx warnlist tlsplus'.split(
    ' ',
  ),
);

/** Plugins that end no query. */
export const PASSING: ReadonlySet<string> = new Set(
  'root metadata geoip cancel proxyproto quic grpc_server https https3 timeouts multisocket reload nsid bufsize bind debug trace ready health pprof shed prometheus errors log dnstap dns64 siit loadbalance autopath cache header tls minimal on sign view startup shutdown'.split(
    ' ',
  ),
);

/** Of these, the ones that put nothing into the chain: their setup calls no AddPlugin. A block of them alone has no chain. */
export const CHAINLESS: ReadonlySet<string> = new Set(
  'root proxyproto quic grpc_server https https3 timeouts multisocket reload bind debug ready health pprof tls on sign startup shutdown'.split(
    ' ',
  ),
);

/** Versions that cannot be read count as the newest. */
export function isAtLeast(version: string, since: string): boolean {
  return compareVersions(version, since) >= 0;
}

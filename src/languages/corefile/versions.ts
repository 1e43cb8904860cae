import { compareVersions } from '../../core/text/compare-versions.ts';
import { OPTION_RELEASES, PLUGIN_RELEASES, type Refusal } from './releases.generated.ts';

/** plugin.cfg of 1.15.0, configuration-only plugins included; a version may lack some. */
export const ORDER_NEWEST: readonly string[] =
  'root metadata geoip cancel proxyproto quic grpc_server https https3 timeouts multisocket reload nsid bufsize bind debug trace ready health pprof shed prometheus errors log dnstap local dns64 siit any chaos loadbalance tsig rewrite autopath acl cache header dnssec tls minimal template transfer dynupdate hosts route53 azure clouddns k8s_external kubernetes file auto secondary etcd loop forward proxy grpc erratic whoami on sign view nomad'.split(
    ' ',
  );
/**
 * Up to 1.14.6 cache stood before rewrite, up to 1.14.2 acl right after dns64 (core/dnsserver/zdirectives.go at the
 * tags).
 */
const ORDER_BEFORE_1_14_7: readonly string[] =
  'root metadata geoip cancel tls proxyproto quic grpc_server https https3 timeouts multisocket reload nsid bufsize bind debug trace ready health pprof prometheus errors log dnstap local dns64 any chaos loadbalance tsig cache rewrite acl header dnssec autopath minimal template transfer hosts route53 azure clouddns k8s_external kubernetes file auto secondary etcd loop forward proxy grpc erratic whoami on sign view nomad'.split(
    ' ',
  );
const ORDER_BEFORE_1_14_3: readonly string[] =
  'root metadata geoip cancel tls proxyproto quic grpc_server https https3 timeouts multisocket reload nsid bufsize bind debug trace ready health pprof prometheus errors log dnstap local dns64 acl any chaos loadbalance tsig cache rewrite header dnssec autopath minimal template transfer hosts route53 azure clouddns k8s_external kubernetes file auto secondary etcd loop forward proxy grpc erratic whoami on sign view nomad'.split(
    ' ',
  );

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

/** How a release refuses an option that others have; undefined for its own, and other words. */
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

/** Since which CoreDNS in node-cache (kubernetes/dns cmd/node-cache/main.go at the tags). */
const NODE_CACHE_PLUGINS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '1.2.6': 'bind cache debug errors forward health log loop prometheus reload root',
    '1.6.4': 'pprof',
    '1.6.7': 'loadbalance template whoami',
    '1.7.0': 'bufsize dns64 hosts rewrite trace',
    '1.13.2': 'timeouts',
  }).flatMap(([since, names]) => names.split(' ').map((name) => [name, since] as const)),
);

export function isInNodeCache(name: string, version: string): boolean {
  const since = NODE_CACHE_PLUGINS.get(name);
  return since !== undefined && compareVersions(version, since) >= 0;
}

export const EXTERNAL: ReadonlySet<string> = new Set(
  'alternate fanout unbound k8s_gateway kubernetai netbox redis pdsql mysql lighthouse meship multicluster demo dump ads blocklist ebpf gslb wgsd tailscale records alias finalize idetcd recursor gathersrv rrl dnsredir ipset mdns unboundx warnlist tlsplus'.split(
    ' ',
  ),
);

export const PASSING: ReadonlySet<string> = new Set(
  'root metadata geoip cancel proxyproto quic grpc_server https https3 timeouts multisocket reload nsid bufsize bind debug trace ready health pprof shed prometheus errors log dnstap dns64 siit loadbalance autopath cache header tls minimal on sign view startup shutdown'.split(
    ' ',
  ),
);

/** Without AddPlugin in setup: a block of them alone has no chain. */
export const CHAINLESS: ReadonlySet<string> = new Set(
  'root proxyproto quic grpc_server https https3 timeouts multisocket reload bind debug ready health pprof tls on sign startup shutdown'.split(
    ' ',
  ),
);

/** Unreadable versions count as the newest. */
export function isAtLeast(version: string, since: string): boolean {
  return compareVersions(version, since) >= 0;
}

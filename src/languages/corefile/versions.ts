/** Stock plugins: their order, since when they exist, and which have more to say in a file of their own. */

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

export function compareVersions(a: string, b: string): number {
  const left = a.split('.').map((part) => Number.parseInt(part, 10) || 0);
  const right = b.split('.').map((part) => Number.parseInt(part, 10) || 0);
  for (let i = 0; i < 3; i += 1) if ((left[i] ?? 0) !== (right[i] ?? 0)) return (left[i] ?? 0) - (right[i] ?? 0);
  return 0;
}

export function pluginOrder(version: string): readonly string[] {
  if (compareVersions(version, '1.14.7') >= 0) return ORDER_NEWEST;
  return compareVersions(version, '1.14.3') >= 0 ? ORDER_BEFORE_1_14_7 : ORDER_BEFORE_1_14_3;
}

/** First version with the plugin; plugins of the first releases are left out. */
const SINCE: Readonly<Record<string, string>> = {
  loop: '1.2.1',
  forward: '1.0.6',
  acl: '1.6.5',
  any: '1.4.0',
  ready: '1.5.0',
  grpc: '1.5.0',
  sign: '1.6.0',
  cancel: '1.5.1',
  azure: '1.6.3',
  clouddns: '1.6.2',
  transfer: '1.6.7',
  bufsize: '1.6.7',
  dns64: '1.7.0',
  local: '1.8.1',
  minimal: '1.8.4',
  header: '1.8.5',
  geoip: '1.8.5',
  tsig: '1.9.4',
  view: '1.10.0',
  timeouts: '1.10.1',
  multisocket: '1.12.0',
  quic: '1.12.2',
  nomad: '1.13.0',
  grpc_server: '1.14.0',
  https: '1.14.0',
  https3: '1.14.0',
  proxyproto: '1.14.2',
  shed: '1.14.7',
  siit: '1.15.0',
  dynupdate: '1.15.0',
};
/** First version without the plugin. */
const REMOVED: Readonly<Record<string, string>> = { proxy: '1.5.0', federation: '1.7.0' };

export function isStock(name: string, version: string): boolean {
  const removed = Object.hasOwn(REMOVED, name) ? REMOVED[name] : undefined;
  if (removed !== undefined) return compareVersions(version, removed) < 0;
  if (!ORDER_NEWEST.includes(name) || name === 'proxy') return name === 'startup' || name === 'shutdown';
  const since = Object.hasOwn(SINCE, name) ? SINCE[name] : undefined;
  return since === undefined || compareVersions(version, since) >= 0;
}
export function isKnownName(name: string): boolean {
  return ORDER_NEWEST.includes(name) || Object.hasOwn(REMOVED, name);
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

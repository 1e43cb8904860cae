import { parseAddress, splitPort } from '../dns/endpoint.ts';
import { absolute, type DomainName, ROOT } from '../dns/name.ts';
import type { PathStep } from '../facts/path.ts';
import type { ConfigReaders } from '../facts/readers.ts';
import type { AnswerRule, AnswerStep } from '../facts/steps.ts';
import { addAll, append, distinctBy } from '../text/append.ts';
import { defined } from '../text/defined.ts';
import type { Located, Location } from '../text/location.ts';
import { STUB_ADDRESS } from './node-profiles.ts';
import type { Pool } from './pool.ts';

export interface NodeServer {
  readonly address: string;
  readonly port: number;
  readonly at: Location;
  readonly description: string;
  readonly setting: 'resolved' | 'resolver-file' | 'node-network';
  readonly written: string;
}

/** A unicast DNS scope: global or a link's (resolved-dns-scope.c). */
interface Scope {
  readonly servers: readonly NodeServer[];
  readonly routes: readonly DomainName[];
  readonly takesRest: boolean;
}

/** By the image, or a configuration that the image does not contradict. */
export function resolvedRuns(pool: Pool): boolean {
  if (pool.off.has('systemd-resolved')) return false;
  if (pool.os !== undefined) return pool.os.resolved === 'active';
  return pool.resolved !== undefined || pool.network.some(({ givesToResolved }) => givesToResolved === true);
}

/** False after `DNSStubListener=no`; `udp` and `tcp` still serve the address. */
export function stubListens(pool: Pool): boolean {
  const stated = pool.resolved?.stubListener;
  if (stated !== undefined) return !/^(?:no|n|false|f|off|0)$/i.test(stated.value);
  return pool.os?.stubListener ?? true;
}

/** Without the listener the stub file links to the upstreams, unless it stays. */
export function stubFileIsUplink(pool: Pool): boolean {
  return pool.resolved?.stubListener !== undefined && !stubListens(pool) && pool.os?.stubFileStays !== true;
}

/** resolved drops zero addresses and its own (resolved-dns-server.c dns_server_address_valid). */
function isOwn(address: string): boolean {
  return address === STUB_ADDRESS || address === '127.0.0.54' || address === '0.0.0.0' || address === '::';
}

/** Extra listeners, which resolved drops as servers (resolved-manager.c manager_server_is_stub). */
function extraListeners(pool: Pool): ReadonlySet<string> {
  const listeners = (pool.resolved?.stubListenerExtra ?? []).flatMap(({ value, at }) => {
    const one = serverOf({ value: value.replace(/^(?:udp|tcp):/, ''), at }, '', 'resolved');
    return one === undefined ? [] : [`${one.address} ${one.port}`];
  });
  return new Set(listeners);
}

function serverOf(one: Located<string>, description: string, setting: NodeServer['setting']): NodeServer | undefined {
  const { address: stated, port = 53 } = splitPort(one.value);
  const address = parseAddress(stated);
  if (address === undefined || isOwn(address)) return undefined;
  return { address, port, at: one.at, description, setting, written: one.value };
}

function serversOf(
  list: readonly Located<string>[],
  describe: (value: string) => string,
  setting: NodeServer['setting'] = 'resolved',
): NodeServer[] {
  return list.flatMap((one) => serverOf(one, describe(one.value), setting) ?? []);
}

/**
 * A plain /etc/resolv.conf feeds the global scope unless `DNS=` or `Domains=` is set (resolved-conf.c
 * config_parse_dns_servers, config_parse_search_domains: read_resolv_conf).
 */
function scopesOf(pool: Pool, readers: ConfigReaders): readonly Scope[] {
  const { resolved } = pool;
  const own = serversOf(resolved?.dns ?? [], (value) => `DNS=${value}`);
  const domains = domainsOf(pool);
  const plain = pool.files.get('/etc/resolv.conf');
  const replaced = pool.links.has('/etc/resolv.conf');
  const isSet = (resolved?.dns.length ?? 0) > 0 || domains.length > 0;
  if (plain !== undefined && !replaced && !isSet)
    addAll(
      own,
      serversOf(
        readers.resolverFile(plain.text).value.nameservers.slice(0, MAX_READ),
        (value) => `nameserver ${value} in /etc/resolv.conf, which systemd-resolved reads`,
        'resolver-file',
      ),
    );
  // The global scope takes names without another route (dns_scope_is_default_route).
  const scopes: Scope[] = [{ servers: own, routes: domains, takesRest: true }];
  for (const fact of pool.network) {
    const servers = serversOf(
      fact.nameservers,
      (value) => `${fact.software} gives nameserver ${value}`,
      'node-network',
    );
    if (servers.length > 0) scopes.push({ servers, routes: fact.routes, takesRest: !fact.onlyRoutes });
  }
  const extra = extraListeners(pool);
  return scopes
    .map((scope) => ({ ...scope, servers: scope.servers.filter((one) => !extra.has(`${one.address} ${one.port}`)) }))
    .filter((scope) => scope.servers.length > 0);
}

function domainsOf({ resolved }: Pool): readonly DomainName[] {
  return (resolved?.domains ?? []).map(({ value }) => absolute(value.replace(/^~/, '')));
}

const MAX_READ = 64;

export interface ResolvedView {
  readonly listed: readonly NodeServer[];
  /** The longest zone decides. */
  readonly routes: readonly {
    readonly zone: DomainName;
    readonly to: readonly NodeServer[];
    /** Scopes are asked at once, a scope's servers one after the other. */
    readonly atOnce: boolean;
  }[];
  /** Also asked and listed: servers from DHCP. */
  readonly outside: boolean;
}

/** Global servers, then links'; fallback servers only without any (resolved-manager.c manager_compile_dns_servers). */
export function resolvedView(pool: Pool, readers: ConfigReaders): ResolvedView {
  const scopes = scopesOf(pool, readers);
  const dhcp = pool.network.some((fact) => fact.dhcp === 'before' || fact.dhcp === 'after');
  const noDhcp = pool.network.length > 0 && pool.network.every((fact) => fact.dhcp === 'none');
  const stated = distinct(scopes.flatMap((scope) => scope.servers));
  const fallback =
    stated.length === 0 && noDhcp
      ? distinct(serversOf(pool.resolved?.fallbackDns ?? [], (value) => `FallbackDNS=${value}`))
      : [];
  const all = stated.length > 0 ? scopes : [{ servers: fallback, routes: [], takesRest: true }];
  const routed = new Map<DomainName, Scope[]>([[ROOT, []]]);
  for (const scope of all)
    for (const zone of new Set(scope.routes)) {
      append(routed, zone, scope);
    }
  const rest = all.filter((scope) => scope.takesRest);
  const routes = [...routed].map(([zone, scopes]) => {
    const takers = scopes.length > 0 ? scopes : rest;
    return { zone, to: distinct(takers.flatMap((scope) => scope.servers)), atOnce: takers.length > 1 };
  });
  return {
    listed: distinct(all.flatMap((scope) => scope.servers)),
    routes,
    outside: dhcp || (stated.length === 0 && fallback.length === 0),
  };
}

function distinct(servers: readonly NodeServer[]): NodeServer[] {
  return distinctBy(servers, ({ address, port }) => `${address}|${port}`);
}

/** Answered by resolved (resolved-dns-synthesize.c, dns_name_dont_resolve). */
const OWN_ZONES: readonly DomainName[] = [
  ...['localhost.', 'localhost.localdomain.', 'invalid.', '_gateway.', '_outbound.'],
  ...['127.in-addr.arpa.', '0.in-addr.arpa.', '255.255.255.255.in-addr.arpa.'],
  ...['0.', '1.'].map((digit) => `${digit}${'0.'.repeat(31)}ip6.arpa.`),
];

/** Of other protocols; forwarded only by a domain (resolved-dns-scope.c dns_scope_good_domain). */
const KEPT_ZONES: readonly DomainName[] = [
  'local.',
  '254.169.in-addr.arpa.',
  ...['8.e.f.ip6.arpa.', '9.e.f.ip6.arpa.', 'a.e.f.ip6.arpa.', 'b.e.f.ip6.arpa.'],
];

/** Addresses of names in the node's hosts file; other types go on (resolved-etc-hosts.c manager_etc_hosts_lookup; played with 252). */
function hosts({ files, resolved }: Pool, at: Location): readonly AnswerRule[] {
  const file = resolved?.ignoresHosts === true ? undefined : files.get('/etc/hosts');
  const names = (file?.text.text.split('\n', MAX_HOSTS) ?? []).flatMap((line) => {
    const [address = '', ...written] = line.replace(/#.*/, '').trim().split(/\s+/);
    return parseAddress(address) === undefined ? [] : written.map(absolute);
  });
  if (names.length === 0) return [];
  const perhaps = {
    holds: 'the hosts file of the node has the name',
    fails: 'the hosts file of the node has not the name',
  };
  const unsure = defined({ perhaps: file?.assumes === undefined ? undefined : perhaps });
  return [{ names: { kind: 'exactly', names }, types: ['A', 'AAAA'], effect: 'answer', at, ...unsure }];
}

const MAX_HOSTS = 1000;

/** Not forwarded: its own names, single labels' addresses, other protocols' names. */
export function keptNames(pool: Pool, at: Location): AnswerStep {
  const routed = [...domainsOf(pool), ...pool.network.flatMap(({ routes }) => routes)];
  const rules: AnswerRule[] = [
    ...hosts(pool, at),
    { names: { kind: 'within', zones: OWN_ZONES }, effect: 'answer', at },
  ];
  if (pool.resolved?.singleLabels !== true)
    rules.push({ names: { kind: 'single-label' }, types: ['A', 'AAAA'], effect: 'refuse', at });
  if (routed.length > 0) rules.push({ names: { kind: 'within', zones: routed }, effect: 'pass', at });
  rules.push({ names: { kind: 'within', zones: KEPT_ZONES }, effect: 'refuse', at });
  return { kind: 'answer', plugin: 'systemd-resolved', rules, at };
}

export function listedIn(path: string, server: NodeServer): PathStep {
  const { at, setting, written } = server;
  return { at, description: `${server.description}: systemd-resolved lists it in ${path}`, setting, written };
}

export function assumptionsAt(pool: Pool, at: Location): readonly string[] {
  const found: string[] = [];
  for (const { text, assumes } of pool.files.values()) {
    if (assumes === undefined || text.file !== at.file) continue;
    const { start } = at.span;
    if (text.segments.some((one) => one.at <= start && start <= one.at + one.length)) found.push(assumes);
  }
  return found;
}

export function causesOf(view: ResolvedView): ReadonlyMap<string, NodeServer> {
  const causes = new Map<string, NodeServer>();
  for (const one of view.listed) if (!causes.has(one.address)) causes.set(one.address, one);
  return causes;
}

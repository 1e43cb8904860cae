/** systemd-resolved on a node: which servers it knows, where it sends which names, and what its files list. */

import { parseAddress } from '../dns/endpoint.ts';
import { absolute, type DomainName, ROOT } from '../dns/name.ts';
import type { AnswerRule, AnswerStep, ConfigReaders } from '../facts/fact.ts';
import type { PathStep } from '../facts/path.ts';
import type { Located, Location } from '../text/location.ts';
import { type OsProfile, STUB_ADDRESS } from './node-profiles.ts';
import type { Pool } from './pool.ts';

export interface NodeServer {
  readonly address: string;
  readonly port: number;
  readonly at: Location;
  /** Who says so, in words: `DNS=10.0.0.2`. */
  readonly says: string;
  readonly setting: 'resolved' | 'resolver-file' | 'node-network';
  readonly written: string;
}

/** One of resolved's scopes for unicast DNS: the global one, or a link's (resolved-dns-scope.c). */
interface Scope {
  readonly servers: readonly NodeServer[];
  readonly routes: readonly DomainName[];
  readonly takesRest: boolean;
}

/** Whether resolved runs on nodes of the pool: the image says so, or somebody configures it and the image does not exclude it. */
export function resolvedRuns(pool: Pool): boolean {
  if (pool.off.has('systemd-resolved')) return false;
  if (pool.os !== undefined) return pool.os.resolved === 'active';
  return (
    pool.resolved !== undefined || pool.network.some((fact) => /^(?:netplan|systemd-networkd)$/.test(fact.software))
  );
}

/** False after `DNSStubListener=no`; `udp` and `tcp` leave the address served. */
export function stubListens(pool: Pool): boolean {
  const stated = pool.resolved?.stubListener;
  if (stated !== undefined) return !/^(?:no|n|false|f|off|0)$/i.test(stated.value);
  return pool.os?.stubListener ?? true;
}

/** Without the listener the stub's file links to the list of real servers; before systemd 246 it stayed as it was. */
export function stubFileIsUplink(pool: Pool): boolean {
  return pool.resolved?.stubListener !== undefined && !stubListens(pool) && !isBefore246(pool.os);
}

function isBefore246(os: OsProfile | undefined): boolean {
  return os !== undefined && /^(?:ubuntu-18\.04|ubuntu-20\.04|debian-10|flatcar-before)/.test(os.id);
}

/** Zero addresses and the stub's own are dropped wherever they are written (resolved-dns-server.c dns_server_address_valid). */
function isOwn(address: string): boolean {
  return address === STUB_ADDRESS || address === '127.0.0.54' || address === '0.0.0.0' || address === '::';
}

/** Listeners of its own beside the stub's; a server there is dropped as well (resolved-manager.c manager_server_is_stub). */
function extraListeners(pool: Pool): ReadonlySet<string> {
  const listeners = (pool.resolved?.stubListenerExtra ?? []).flatMap(({ value, at }) => {
    const one = serverOf({ value: value.replace(/^(?:udp|tcp):/, ''), at }, '', 'resolved');
    return one === undefined ? [] : [`${one.address} ${one.port}`];
  });
  return new Set(listeners);
}

function serverOf(one: Located<string>, says: string, setting: NodeServer['setting']): NodeServer | undefined {
  const match =
    /^(\d+\.\d+\.\d+\.\d+):(\d{1,5})$/.exec(one.value) ?? /^\[([0-9a-fA-F:.]+)\](?::(\d{1,5}))?$/.exec(one.value);
  const address = parseAddress(match?.[1] ?? one.value);
  if (address === undefined || isOwn(address)) return undefined;
  return {
    address,
    port: match?.[2] === undefined ? 53 : Number(match[2]),
    at: one.at,
    says,
    setting,
    written: one.value,
  };
}

function serversOf(
  list: readonly Located<string>[],
  says: (value: string) => string,
  setting: NodeServer['setting'] = 'resolved',
): NodeServer[] {
  return list.flatMap((one) => serverOf(one, says(one.value), setting) ?? []);
}

/**
 * The global scope and the links'. A plain /etc/resolv.conf is a source of the global one as long as neither `DNS=` nor
 * `Domains=` is set (resolved-conf.c config_parse_dns_servers, config_parse_search_domains: read_resolv_conf).
 */
function scopesOf(pool: Pool, readers: ConfigReaders): readonly Scope[] {
  const { resolved } = pool;
  const own = serversOf(resolved?.dns ?? [], (value) => `DNS=${value}`);
  const domains = (resolved?.domains ?? []).map(({ value }) => absolute(value.replace(/^~/, '')));
  const plain = pool.files.get('/etc/resolv.conf');
  const replaced = pool.links.has('/etc/resolv.conf');
  const isSet = (resolved?.dns.length ?? 0) > 0 || domains.length > 0;
  if (plain !== undefined && !replaced && !isSet)
    own.push(
      ...serversOf(
        readers.resolverFile(plain.text).value.nameservers.slice(0, MAX_READ),
        (value) => `nameserver ${value} in /etc/resolv.conf, which systemd-resolved reads`,
        'resolver-file',
      ),
    );
  // The global scope is always fit for names that no other has a route for (dns_scope_is_default_route).
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

/** More than any node has; a file may say what it likes. */
const MAX_READ = 64;

export interface ResolvedView {
  readonly listed: readonly NodeServer[];
  /** Where names of a zone go; the longest zone decides. */
  readonly routes: readonly {
    readonly zone: DomainName;
    readonly to: readonly NodeServer[];
    /** Several scopes are asked at once, the servers of one scope one after the other. */
    readonly atOnce: boolean;
  }[];
  /** Servers that DHCP gives are asked and listed as well. */
  readonly outside: boolean;
}

/** The file lists the global servers, then the links', and the fallback servers only when there is none (resolved-manager.c manager_compile_dns_servers). */
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
      const known = routed.get(zone);
      if (known === undefined) routed.set(zone, [scope]);
      else known.push(scope);
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
  const seen = new Set<string>();
  return servers.filter((one) => {
    const key = `${one.address}|${one.port}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Zones that it answers by itself (resolved-dns-synthesize.c, dns_name_dont_resolve). */
const OWN_ZONES: readonly DomainName[] = [
  ...['localhost.', 'localhost.localdomain.', 'invalid.', '_gateway.', '_outbound.'],
  ...['127.in-addr.arpa.', '0.in-addr.arpa.', '255.255.255.255.in-addr.arpa.'],
  ...['0.', '1.'].map((digit) => `${digit}${'0.'.repeat(31)}ip6.arpa.`),
];

/** Zones of other protocols, which no DNS server is asked for unless a domain sends them there (resolved-dns-scope.c dns_scope_good_domain). */
const KEPT_ZONES: readonly DomainName[] = [
  'local.',
  '254.169.in-addr.arpa.',
  ...['8.e.f.ip6.arpa.', '9.e.f.ip6.arpa.', 'a.e.f.ip6.arpa.', 'b.e.f.ip6.arpa.'],
];

/** What goes to no server: names of its own, addresses of names of one label, names of other protocols. */
export function keptNames(pool: Pool, at: Location): AnswerStep {
  const routed = [...(pool.resolved?.domains ?? []).map(({ value }) => absolute(value.replace(/^~/, '')))];
  for (const { routes } of pool.network) routed.push(...routes);
  const rules: AnswerRule[] = [{ names: { kind: 'within', zones: OWN_ZONES }, effect: 'answer', at }];
  if (pool.resolved?.singleLabels !== true)
    rules.push({ names: { kind: 'single-label' }, types: ['A', 'AAAA'], effect: 'refuse', at });
  if (routed.length > 0) rules.push({ names: { kind: 'within', zones: routed }, effect: 'pass', at });
  rules.push({ names: { kind: 'within', zones: KEPT_ZONES }, effect: 'refuse', at });
  return { kind: 'answer', plugin: 'systemd-resolved', rules, at };
}

export function listedIn(path: string, server: NodeServer): PathStep {
  const { at, setting, written } = server;
  return { at, says: `${server.says}: systemd-resolved lists it in ${path}`, setting, written };
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

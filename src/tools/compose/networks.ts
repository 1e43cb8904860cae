import { inCidr, isIPv6, isUnspecified, nthAddress, POD_ADDRESS, parseAddress } from '../../core/dns/endpoint.ts';
import type { Bridge, KnownHost } from '../../core/facts/workload.ts';
import { append } from '../../core/text/append.ts';
import { beyondBound } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { type Notice, notModelled } from '../../core/text/notice.ts';
import { getOrInsert } from '../../core/text/once.ts';
import {
  child,
  entries,
  items,
  placeOf,
  placeOfKey,
  scalarText,
  type YamlNode,
} from '../../read/documents/document.ts';
import { containerName, isSet, lastOf, layersWith, type Project, type Service, textIn, textsIn } from './project.ts';

export type Namespace =
  | { readonly kind: 'own'; readonly service: Service }
  | { readonly kind: 'host' }
  /** A container outside the project's files. */
  | { readonly kind: 'elsewhere'; readonly description: string; readonly notice: Notice };

export interface Attachment extends Network {
  readonly addresses: readonly Located<string>[];
  /** Of them those that Docker's address management gives. */
  readonly managed: readonly Located<string>[];
  readonly aliases: readonly string[];
}

const MAX_SHARED = 16;

/** `network_mode` (compose-spec 05-services.md): services that share one another's are one namespace. */
export function namespaceOf(project: Project, service: Service): Namespace {
  let owner = service;
  const seen = new Set<Service>();
  for (;;) {
    seen.add(owner);
    const mode = lastOf(owner.layers, 'network_mode');
    const text = modeOf(project, owner);
    if (mode === undefined || text === undefined) return { kind: 'own', service: owner };
    if (text === 'host') return { kind: 'host' };
    const next = text.startsWith('service:')
      ? project.services.get(text.slice('service:'.length))
      : text.startsWith('container:')
        ? project.containers.get(text.slice('container:'.length))
        : owner;
    if (next === owner) return { kind: 'own', service: owner };
    const at = placeOf(mode.layer.document, mode.entry.value);
    if (next === undefined || seen.has(next)) {
      const message = `the network of \`${text}\` is not shown by this project`;
      return { kind: 'elsewhere', description: text, notice: notModelled(message, at) };
    }
    if (seen.size > MAX_SHARED) {
      const message = `More than ${MAX_SHARED} services share one another's network; where \`${text}\` leads was not read.`;
      return { kind: 'elsewhere', description: text, notice: beyondBound(message, at) };
    }
    owner = next;
  }
}

function modeOf({ env }: Project, { layers }: Service): string | undefined {
  return textIn(lastOf(layers, 'network_mode')?.entry.value, env)?.value;
}

/** Docker's default bridge has no embedded resolver (docs.docker.com, "Networking overview": DNS services), nor has none. */
export function isDefaultNetwork(project: Project, service: Service): boolean {
  return /^(?:bridge|none)$/.test(modeOf(project, service) ?? '');
}

/**
 * Networks over which it reaches others, `''` for what the host publishes; undefined: unknown ones (docs.docker.com,
 * "None network driver", "Bridge network driver": `enable_icc`; compose-spec 06-networks.md: `internal`).
 */
export function reachedFrom(
  project: Project,
  service: Service,
  attachments: readonly Attachment[],
): readonly string[] | undefined {
  if (modeOf(project, service) === 'none') return [];
  if (attachments.length === 0) return undefined;
  const open = attachments.filter(({ isolates }) => !isolates).map(({ id }) => id);
  return attachments.every(({ internal }) => internal) ? open : [...open, ''];
}

/** Of networks whose subnets are not all stated: any private one. */
const PRIVATE: readonly string[] = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7', 'fe80::/10'];

/** Beyond which it reaches nothing; undefined: it has a default route, as far as is known. */
export function routesFrom(
  project: Project,
  service: Service,
  attachments: readonly Attachment[],
): readonly string[] | undefined {
  if (modeOf(project, service) === 'none') return [];
  if (attachments.length === 0 || !attachments.every(({ internal }) => internal)) return undefined;
  return attachments.flatMap(({ subnets = [] }) => (subnets.length === 0 ? PRIVATE : subnets));
}

/** A service by each network, and whether of IPv6, in which nobody states its address. */
export function unaddressedIn(projects: readonly Project[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const project of projects)
    for (const service of project.services.values())
      for (const { id, addresses } of attachmentsOf(project, service))
        for (const isV6 of [false, true])
          if (!addresses.some(({ value }) => isIPv6(value) === isV6)) found.set(`${id} ${isV6}`, service.name);
  return found;
}

/** Of those that Docker makes, as far as their subnets are stated. */
export function bridgesOf(
  attachments: readonly Attachment[],
  unaddressed: ReadonlyMap<string, string>,
): readonly Bridge[] {
  return attachments.flatMap(({ id, isBridge, subnets = [], gateways }) =>
    (isBridge ? subnets : []).map((subnet) => ({
      subnet,
      gateways: gateways.map(({ value }) => value),
      ...defined({ unaddressed: unaddressed.get(`${id} ${isIPv6(subnet)}`) }),
    })),
  );
}

/** `default` where the service names none. */
export function attachmentsOf(project: Project, service: Service): readonly Attachment[] {
  if (lastOf(service.layers, 'network_mode') !== undefined) return [];
  const attachments = new Map<
    string,
    { addresses: Located<string>[]; managed: Located<string>[]; aliases: string[] }
  >();
  const none = () => ({ addresses: [], managed: [], aliases: [] });
  for (const { entry } of layersWith(service.layers, 'networks')) {
    const names = entry.value.kind === 'sequence' ? items(entry.value).flatMap((one) => scalarText(one) ?? []) : [];
    for (const name of names) if (!attachments.has(name)) attachments.set(name, none());
    for (const network of entries(entry.value)) {
      const attachment = getOrInsert(attachments, network.key, none);
      const stated = ['ipv4_address', 'ipv6_address'].flatMap((key) => {
        const address = textIn(child(network.value, key), project.env);
        return address !== undefined && parseAddress(address.value) !== undefined ? [address] : [];
      });
      if (stated.length > 0) attachment.addresses = attachment.managed = stated;
      for (const address of textsIn(child(network.value, 'link_local_ips'), project.env))
        if (parseAddress(address.value) !== undefined) attachment.addresses = [...attachment.addresses, address];
      for (const alias of textsIn(child(network.value, 'aliases'), project.env)) attachment.aliases.push(alias.value);
    }
  }
  if (attachments.size === 0) attachments.set('default', none());
  return [...attachments].map(([name, one]) => ({ ...one, ...networkNamed(project, name) }));
}

export interface Network {
  /** Projects share networks with a `name`. */
  readonly id: string;
  /** Reaches nothing beyond the network. */
  readonly internal: boolean;
  /** Its containers do not reach each other. */
  readonly isolates: boolean;
  /** The host's own addresses in it, of a bridge. */
  readonly gateways: readonly Located<string>[];
  /** Undefined where not all are known. */
  readonly subnets: readonly string[] | undefined;
  readonly isBridge: boolean;
}

/** Who has which of a network's addresses. */
export type Taken = ReadonlyMap<string, readonly Service[]>;

export function takenIn(project: Project, services: Iterable<Service>): Taken {
  const taken = new Map<string, Service[]>();
  for (const service of services)
    for (const { id, managed } of attachmentsOf(project, service))
      for (const { value } of managed) append(taken, `${id} ${value}`, service);
  return taken;
}

/** Docker starts no container at such an address (moby daemon/container_operations.go validateEndpointIPAddress, libnetwork/ipams/defaultipam). */
export function unlessRefused(service: Service, attachments: readonly Attachment[], taken: Taken): string | undefined {
  for (const { id, managed, subnets, gateways } of attachments)
    for (const { value } of managed) {
      const starts = `Docker starts ${service.name} at ${value}, which`;
      if (subnets?.some((subnet) => inCidr(value, subnet)) === false)
        return `${starts} is in no subnet that its network states`;
      const others = (taken.get(`${id} ${value}`) ?? []).filter((one) => one !== service);
      if (others[0] !== undefined) return `${starts} ${others[0].name} has as well`;
      if (gateways.some((one) => one.value === value)) return `${starts} the network's gateway has`;
    }
  return undefined;
}

function networkNamed(project: Project, key: string): Network {
  let id = `${project.files[0]?.directory ?? ''} ${key}`;
  let internal = false;
  let isolates = false;
  let isBridge = true;
  let gateways: readonly Located<string>[] = [];
  let hasIPv6 = false;
  let subnets: readonly (string | undefined)[] = [];
  let isKnown = true;
  for (const file of project.files) {
    const network = child(file.node, 'networks', key);
    const driver = textIn(child(network, 'driver'), project.env)?.value;
    if (driver !== undefined) isBridge = driver === 'bridge';
    const stated = items(child(network, 'ipam', 'config')).flatMap((one) => gatewayOf(project, one) ?? []);
    if (stated.length > 0) gateways = stated;
    const configs = items(child(network, 'ipam', 'config'));
    if (configs.length > 0) subnets = configs.map((one) => textIn(child(one, 'subnet'), project.env)?.value);
    const external = child(network, 'external');
    isKnown &&= external === undefined && child(network, 'ipam', 'driver') === undefined;
    const name = textIn(child(network, 'name') ?? child(external, 'name'), project.env)?.value;
    if (name !== undefined) id = name;
    else if (isSet(external)) id = key;
    if (isSet(child(network, 'internal'))) internal = true;
    const icc = textIn(child(network, 'driver_opts', 'com.docker.network.bridge.enable_icc'), project.env);
    if (icc !== undefined) isolates = IS_FALSE.test(icc.value);
    if (isSet(child(network, 'enable_ipv6'))) hasIPv6 = true;
  }
  const own = gateways.filter(({ value }) => hasIPv6 || !isIPv6(value));
  const known = subnets.flatMap((one) => one ?? []);
  return {
    id,
    internal,
    isolates: isBridge && isolates,
    gateways: isBridge ? own : [],
    isBridge,
    subnets: isKnown && known.length === subnets.length ? known : undefined,
  };
}

/** strconv.ParseBool. */
const IS_FALSE = /^(?:0|[fF]|false|False|FALSE)$/;

/**
 * `gateway`, else the first address of `ip_range`, else of `subnet` (moby daemon/libnetwork/ipams/defaultipam; as
 * Docker 20.10.24 gave them to its bridges).
 */
function gatewayOf(project: Project, config: YamlNode): Located<string> | undefined {
  const textOf = (key: string): Located<string> | undefined => textIn(child(config, key), project.env);
  const stated = textOf('gateway');
  const [subnet, range] = [textOf('subnet'), textOf('ip_range')];
  const base = nthAddress(subnet?.value ?? '', 0);
  const first = range === undefined ? base : nthAddress(range.value, 0);
  const address =
    stated === undefined ? (first === base ? nthAddress(subnet?.value ?? '', 1) : first) : parseAddress(stated.value);
  const at = (stated ?? range ?? subnet)?.at;
  return address === undefined || at === undefined ? undefined : { value: address, at };
}

/** Of each project; what one states of a network that others share holds for them too. */
export function networksOf(projects: readonly Project[]): ReadonlyMap<Project, readonly Network[]> {
  const known = new Map<string, Network>();
  const named = projects.map((project): readonly [Project, readonly string[]] => {
    const keys = new Set(project.files.flatMap(({ node }) => entries(child(node, 'networks')).map(({ key }) => key)));
    const networks = [...keys].map((key) => networkNamed(project, key));
    for (const one of networks) if (one.gateways.length > 0 || !known.has(one.id)) known.set(one.id, one);
    return [project, networks.map(({ id }) => id)];
  });
  return new Map(named.map(([project, ids]) => [project, ids.flatMap((id) => known.get(id) ?? [])]));
}

export function namesOf(project: Project, service: Service, attachment: Attachment): readonly string[] {
  const container = containerName(service, project.env);
  const names = [service.name, ...(container === undefined ? [] : [container]), ...attachment.aliases];
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

/** With its domain and without (moby daemon/libnetwork/sandbox_dns_unix.go updateHostsFile). */
function ownNames({ env }: Project, { layers }: Service): readonly Located<string>[] {
  const [host, domain] = ['hostname', 'domainname'].map((key) => textIn(lastOf(layers, key)?.entry.value, env));
  if (host === undefined) return [];
  const whole = (domain === undefined ? host.value : `${host.value}.${domain.value}`).toLowerCase();
  return [...new Set([whole, whole.replace(/[.].*/s, '')])].map((value) => ({ value, at: host.at }));
}

/** Of the bridge that Docker makes, unless its configuration says another (moby daemon/config HostGatewayIP). */
const BRIDGE = '172.17.0.1';

/** Lines of /etc/hosts: of `extra_hosts`, where `host-gateway` is some address of the host, and its own. */
export function extraHosts(project: Project, service: Service): readonly KnownHost[] {
  const hosts: KnownHost[] = [];
  for (const { value, at } of ownNames(project, service))
    hosts.push({ name: value, to: { value: POD_ADDRESS, at }, description: `${value} is its own hostname`, at });
  const add = (name: string, address: string, at: Location): void => {
    const isOpen = address === 'host-gateway' ? true : undefined;
    const plain = isOpen ? BRIDGE : address.replace(/^\[|\]$/g, '');
    if (parseAddress(plain) === undefined) return;
    const description = `extra_hosts gives ${name} the address ${isOpen ? 'of the host' : plain}`;
    hosts.push({ name: name.toLowerCase(), to: { value: plain, at }, description, ...defined({ isOpen }), at });
  };
  for (const { entry } of [...layersWith(service.layers, 'extra_hosts')].reverse()) {
    for (const text of textsIn(entry.value.kind === 'sequence' ? entry.value : undefined, project.env)) {
      const split = /^([^:=]+)[:=](.+)$/s.exec(text.value);
      if (split !== null) add(split[1] ?? '', split[2] ?? '', text.at);
    }
    for (const host of entries(entry.value)) {
      for (const one of host.value.kind === 'sequence' ? items(host.value) : [host.value]) {
        const address = textIn(one, project.env);
        if (address !== undefined) add(host.key, address.value, address.at);
      }
    }
  }
  return hosts;
}

export interface Published {
  /** Of the host; undefined: each. */
  readonly address: Located<string> | undefined;
  readonly port: number;
  readonly target: number;
  readonly protocol: string;
  readonly assumes?: string;
}

/** Ports of one range that count, beside those of DNS. */
const MAX_RANGE = 200;

/** Those of the host's loopback are reached from its own network alone. */
export function publishedPorts(project: Project, service: Service): readonly Published[] {
  const ports: Published[] = [];
  for (const { entry } of layersWith(service.layers, 'ports'))
    for (const item of items(entry.value)) {
      const found = item.kind === 'map' ? longPorts(project, item) : shortPorts(project, item);
      const canonical = parseAddress(found[0]?.address?.value ?? '0.0.0.0');
      if (canonical === undefined) continue;
      for (const port of found) ports.push(isUnspecified(canonical) ? { ...port, address: undefined } : port);
    }
  return ports;
}

function longPorts(project: Project, item: YamlNode): readonly Published[] {
  const textOf = (key: string): string => textIn(child(item, key), project.env)?.value ?? '';
  const address = textIn(child(item, 'host_ip'), project.env);
  const protocol = protocolIn(textOf('protocol') || undefined);
  return portsIn(textOf('published'), textOf('target')).map((one) => ({ address, protocol, ...one }));
}

/** `ADDRESS:PUBLISHED:TARGET/PROTOCOL`, of which address and protocol may be missing. */
function shortPorts(project: Project, item: YamlNode): readonly Published[] {
  const text = textIn(item, project.env);
  const short = /^(?:\[?([0-9a-fA-F.:]+?)\]?:)?(\d{1,5}(?:-\d{1,5})?):(\d{1,5}(?:-\d{1,5})?)(?:\/(\w+))?$/.exec(
    text?.value ?? '',
  );
  if (text === undefined || short === null) return [];
  const address = short[1] === undefined ? undefined : { value: short[1], at: text.at };
  const protocol = protocolIn(short[4]);
  return portsIn(short[2] ?? '', short[3] ?? '').map((one) => ({ address, protocol, ...one }));
}

/** Ranges of one length, one for one; of a range for one port Docker takes what is free (docker run, "--publish"). */
function portsIn(published: string, target: string): readonly Pick<Published, 'port' | 'target' | 'assumes'>[] {
  const [from, to] = [published, target].map((text) => /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(text));
  if (!from || !to) return [];
  const [port, first] = [Number(from[1]), Number(to[1])];
  const more = Number(from[2] ?? port) - port;
  const others = Number(to[2] ?? first) - first;
  const one = { port, target: first };
  if (more > 0 && others === 0)
    return [{ ...one, assumes: `Docker takes ${port} of the ports ${published}, the first` }];
  if (more !== others || more < 0) return [];
  const counted = [...Array(Math.min(more + 1, MAX_RANGE)).keys(), 53 - port, 53 - first];
  const offsets = new Set(counted.filter((offset) => offset >= 0 && offset <= more));
  return [...offsets].map((offset) => ({ port: port + offset, target: first + offset }));
}

/** TCP where nothing is said (Compose file reference, "ports"). */
function protocolIn(text: string | undefined): string {
  return text?.toUpperCase() ?? 'TCP';
}

export function placeOfName(service: Service): Location {
  return placeOfKey(service.document, service.entry);
}

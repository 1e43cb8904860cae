import { parseAddress } from '../../core/dns/endpoint.ts';
import type { KnownHost } from '../../core/facts/fact.ts';
import { beyondBound } from '../../core/text/budget.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import {
  child,
  entries,
  items,
  placeOf,
  placeOfKey,
  scalarText,
  type YamlNode,
} from '../../read/documents/document.ts';
import {
  containerName,
  isSet,
  type Layer,
  lastOf,
  layersWith,
  type Project,
  type Service,
  textIn,
  textsIn,
} from './project.ts';

export type Namespace =
  | { readonly kind: 'own'; readonly service: Service }
  | { readonly kind: 'host' }
  /** A container outside the project's files. */
  | { readonly kind: 'elsewhere'; readonly says: string; readonly notice: Notice };

export interface Attachment {
  /** Projects share networks with a `name`. */
  readonly id: string;
  readonly addresses: readonly Located<string>[];
  readonly aliases: readonly string[];
  /** Reaches nothing beyond the network. */
  readonly internal: boolean;
}

const MAX_SHARED = 16;

/** `network_mode` (compose-spec 05-services.md): services that share one another's are one namespace. */
export function namespaceOf(project: Project, service: Service): Namespace {
  let owner = service;
  const seen = new Set<Service>();
  for (;;) {
    seen.add(owner);
    const mode = lastOf(owner.layers, 'network_mode');
    const text = mode === undefined ? undefined : textIn(mode.layer, mode.entry.value, project.env)?.value;
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
      return { kind: 'elsewhere', says: text, notice: { kind: 'not-modelled', message, at } };
    }
    if (seen.size > MAX_SHARED) {
      const message = `More than ${MAX_SHARED} services share one another's network; where \`${text}\` leads was not read.`;
      return { kind: 'elsewhere', says: text, notice: beyondBound(message, at) };
    }
    owner = next;
  }
}

/** Docker's default bridge, which has no embedded resolver (docs.docker.com, "Networking overview": DNS services). */
export function isDefaultBridge(project: Project, service: Service): boolean {
  const mode = lastOf(service.layers, 'network_mode');
  return mode !== undefined && textIn(mode.layer, mode.entry.value, project.env)?.value === 'bridge';
}

/** `default` where the service names none. */
export function attachmentsOf(project: Project, service: Service): readonly Attachment[] {
  if (lastOf(service.layers, 'network_mode') !== undefined) return [];
  const attachments = new Map<string, { addresses: Located<string>[]; aliases: string[] }>();
  for (const { layer, entry } of layersWith(service.layers, 'networks')) {
    const names = entry.value.kind === 'sequence' ? items(entry.value).flatMap((one) => scalarText(one) ?? []) : [];
    for (const name of names) if (!attachments.has(name)) attachments.set(name, { addresses: [], aliases: [] });
    for (const network of entries(entry.value)) {
      const attachment = attachments.get(network.key) ?? { addresses: [], aliases: [] };
      attachments.set(network.key, attachment);
      const stated = ['ipv4_address', 'ipv6_address'].flatMap((key) => {
        const address = textIn(layer, child(network.value, key), project.env);
        return address !== undefined && parseAddress(address.value) !== undefined ? [address] : [];
      });
      if (stated.length > 0) attachment.addresses = stated;
      for (const alias of textsIn(layer, child(network.value, 'aliases'), project.env))
        attachment.aliases.push(alias.value);
    }
  }
  if (attachments.size === 0) attachments.set('default', { addresses: [], aliases: [] });
  return [...attachments].map(([name, one]) => ({ ...one, ...networkNamed(project, name) }));
}

function networkNamed(project: Project, key: string): { readonly id: string; readonly internal: boolean } {
  let id = `${project.files[0]?.directory.join('/') ?? ''} ${key}`;
  let internal = false;
  for (const file of project.files) {
    const network = child(file.node, 'networks', key);
    const external = child(network, 'external');
    const name = textIn(file, child(network, 'name') ?? child(external, 'name'), project.env)?.value;
    if (name !== undefined) id = name;
    else if (isSet(external)) id = key;
    if (isSet(child(network, 'internal'))) internal = true;
  }
  return { id, internal };
}

export function namesOf(project: Project, service: Service, attachment: Attachment): readonly string[] {
  const container = containerName(service, project.env);
  const names = [service.name, ...(container === undefined ? [] : [container]), ...attachment.aliases];
  return [...new Set(names.map((name) => name.toLowerCase()))];
}

/** `extra_hosts`: lines of /etc/hosts. `host-gateway` is unknown. */
export function extraHosts(project: Project, service: Service): readonly KnownHost[] {
  const hosts: KnownHost[] = [];
  const add = (name: string, address: string, at: Location): void => {
    const plain = address.replace(/^\[|\]$/g, '');
    if (parseAddress(plain) === undefined) return;
    const says = `extra_hosts gives ${name} the address ${plain}`;
    hosts.push({ name: name.toLowerCase(), to: { value: plain, at }, says, at });
  };
  for (const { layer, entry } of [...layersWith(service.layers, 'extra_hosts')].reverse()) {
    for (const text of textsIn(layer, listOnly(entry.value), project.env)) {
      const split = /^([^:=]+)[:=](.+)$/s.exec(text.value);
      if (split !== null) add(split[1] ?? '', split[2] ?? '', text.at);
    }
    for (const host of entries(entry.value)) {
      const address = textIn(layer, host.value, project.env);
      if (address !== undefined) add(host.key, address.value, address.at);
    }
  }
  return hosts;
}

function listOnly(node: YamlNode): YamlNode | undefined {
  return node.kind === 'sequence' ? node : undefined;
}

export interface Published {
  readonly address: Located<string>;
  readonly port: number;
  readonly target: number;
  readonly protocol: string;
}

/** Ports with a written host address; those of every address have unknown ones. */
export function publishedPorts(project: Project, service: Service): readonly Published[] {
  const ports: Published[] = [];
  for (const { layer, entry } of layersWith(service.layers, 'ports'))
    for (const item of items(entry.value)) {
      const port = item.kind === 'map' ? longPort(project, layer, item) : shortPort(project, layer, item);
      if (port === undefined) continue;
      const canonical = parseAddress(port.address.value);
      if (canonical !== undefined && !/^(?:0\.0\.0\.0|::|::1|127\.)/.test(canonical)) ports.push(port);
    }
  return ports;
}

function longPort(project: Project, layer: Layer, item: YamlNode): Published | undefined {
  const address = textIn(layer, child(item, 'host_ip'), project.env);
  const port = Number(textIn(layer, child(item, 'published'), project.env)?.value);
  const target = Number(textIn(layer, child(item, 'target'), project.env)?.value);
  return address === undefined || !Number.isInteger(port) || !Number.isInteger(target)
    ? undefined
    : { address, port, target, protocol: protocolIn(textIn(layer, child(item, 'protocol'), project.env)?.value) };
}

/** `ADDRESS:PUBLISHED:TARGET/PROTOCOL`. */
function shortPort(project: Project, layer: Layer, item: YamlNode): Published | undefined {
  const text = textIn(layer, item, project.env);
  const short = /^\[?([0-9a-fA-F.:]+?)\]?:(\d{1,5}):(\d{1,5})(?:\/(\w+))?$/.exec(text?.value ?? '');
  if (text === undefined || short === null) return undefined;
  return {
    address: { value: short[1] ?? '', at: text.at },
    port: Number(short[2]),
    target: Number(short[3]),
    protocol: protocolIn(short[4]),
  };
}

/** TCP where nothing is said (Compose file reference, "ports"). */
function protocolIn(text: string | undefined): string {
  return text?.toUpperCase() ?? 'TCP';
}

export function placeOfName(service: Service): Location {
  return placeOfKey(service.document, service.entry);
}

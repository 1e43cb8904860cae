import { isIPv6, parseAddress } from '../../core/dns/endpoint.ts';
import type { Fact } from '../../core/facts/fact.ts';
import type { Labels, ServiceFact } from '../../core/facts/objects.ts';
import type { KnownHost, WorkloadFact } from '../../core/facts/workload.ts';
import { addAll } from '../../core/text/append.ts';
import { beyondBound } from '../../core/text/budget.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { getOrInsert } from '../../core/text/once.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { dropsNetBind } from '../../languages/shared/capabilities.ts';

import { locatedWhole } from '../../languages/shared/lines.ts';
import { madeContainer, madeService, madeWorkload } from '../../languages/shared/made-objects.ts';
import { mayBeResolver } from '../../languages/shared/resolver-images.ts';
import { commandWords, splitWords } from '../../languages/shared/shell-words.ts';
import { child, items, sourceOf, type YamlNode } from '../../read/documents/document.ts';
import { type BuiltImage, builtImage, copiedFiles, type ProjectFiles } from './built-image.ts';
import { EMBEDDED_ADDRESS, embeddedResolver } from './embedded.ts';
import { environmentOf } from './environment.ts';
import { interpolate } from './interpolation.ts';
import {
  type Attachment,
  attachmentsOf,
  bridgesOf,
  extraHosts,
  isDefaultNetwork,
  type Network,
  namesOf,
  namespaceOf,
  networksOf,
  placeOfName,
  publishedPorts,
  reachedFrom,
  routesFrom,
  type Taken,
  takenIn,
  unaddressedIn,
  unlessRefused,
} from './networks.ts';
import { isSet, lastOf, layersWith, type Project, type Service, textIn, textsIn } from './project.ts';
import { mountsOf } from './volumes.ts';

const NAMESPACE = 'compose';
const MAX_PEERS = 32;

interface Owner {
  readonly project: Project;
  readonly service: Service;
  /** The namespace, by the cluster's name for it. */
  readonly network: string;
  readonly labels: Labels;
  readonly attachments: readonly Attachment[];
  readonly bridges: NonNullable<WorkloadFact['bridges']>;
  /** That it runs. */
  readonly assumes: string | undefined;
}
interface Placed {
  readonly project: Project;
  readonly service: Service;
  readonly image: Located<string>;
  readonly built?: BuiltImage;
  /** Of an image that is built. */
  readonly assumes?: string | undefined;
  readonly owner: Owner | undefined;
  readonly network: string;
  /** In the host's network, or that of a container outside the files. */
  readonly foreignNetwork?: string;
  /** Selected by the host's addresses, in the host's network. */
  readonly labels?: Labels;
}

/** Of all projects together: services of one network find each other across projects. */
export function serviceFacts(
  projects: readonly Project[],
  files: ProjectFiles,
): readonly { readonly project: Project; readonly fact: Fact }[] {
  const { read } = files;
  const owners = new Map<Service, Owner>();
  const placed: Placed[] = [];
  const unaddressed = unaddressedIn(projects);
  for (const project of projects) {
    const services = [...project.services.values()];
    const resolvers = services.flatMap((service) => resolverOf(project, service, files) ?? []);
    if (resolvers.length === 0) continue;
    const started = services.filter((service) => unlessStarted(project, service) === undefined);
    const known = { owners, taken: takenIn(project, started), unaddressed };
    for (const resolver of resolvers) placed.push({ ...resolver, ...ownerOf(project, resolver.service, known) });
  }
  const neighbours = new Map<string, { owner: Owner; attachment: Attachment }[]>();
  for (const owner of owners.values())
    for (const attachment of owner.attachments) {
      const list = getOrInsert(neighbours, attachment.id, () => []);
      list.push({ owner, attachment });
      if (list.length === MAX_PEERS + 1) owner.project.notices.push(tooManyPeers(owner));
    }
  const facts: { project: Project; fact: Fact }[] = [];
  const add = (project: Project, more: readonly Fact[]): void =>
    addAll(
      facts,
      more.map((fact) => ({ project, fact })),
    );
  for (const one of placed) add(one.project, workloadFacts(one, peersOf(one.owner, neighbours), read));
  for (const owner of owners.values()) {
    add(owner.project, addressFacts(owner));
    const dns = serversOf(owner.project, owner.service);
    if (dns.length === 0 || isDefaultNetwork(owner.project, owner.service)) continue;
    const resolver = embeddedResolver({
      network: owner.network,
      name: `${NAMESPACE}/Service/${owner.service.name}`,
      dns,
      names: peersOf(owner, neighbours).map((host) => host.name),
      internal: owner.attachments.length > 0 && owner.attachments.every((one) => one.internal),
      at: placeOfName(owner.service),
    });
    if (resolver !== undefined) add(owner.project, [resolver]);
  }
  const known = new Set(placed.map(({ service }) => service));
  for (const project of new Set(placed.map((one) => one.project)))
    for (const service of project.services.values()) {
      if (known.has(service)) continue;
      const namespace = namespaceOf(project, service);
      const owner = namespace.kind === 'own' ? owners.get(namespace.service) : undefined;
      add(
        project,
        owner === undefined ? unreadFacts(project, service) : [unread(project, service, { ...owner, labels: {} })],
      );
    }
  const networks = networksOf(projects);
  for (const one of placed) add(one.project, hostFacts(one, networks.get(one.project) ?? [], read));
  return facts;
}

function tooManyPeers({ service }: Owner): Notice {
  const message = `More than ${MAX_PEERS} DNS servers share a network; the names of this one and the rest were not read.`;
  return beyondBound(message, placeOfName(service));
}

function imageOf(project: Project, service: Service): Located<string> | undefined {
  const words = lastOf(service.layers, 'image');
  if (words === undefined) return undefined;
  const literal = textIn(words.entry.value, project.env);
  // `coredns:${TAG}` is CoreDNS of some version.
  const source = sourceOf(words.entry.value);
  return literal ?? (source === undefined ? undefined : { ...locatedWhole(source), value: unfilledImage(source.text) });
}

/** By what its Dockerfile states, else by the name of its image. */
function resolverOf(
  project: Project,
  service: Service,
  files: ProjectFiles,
): Pick<Placed, 'service' | 'image' | 'assumes' | 'built'> | undefined {
  const built = builtImage(project, service, files);
  if (built !== undefined) return { service, built, image: built.image, assumes: built.assumes };
  const image = imageOf(project, service);
  if (image === undefined || !mayBeResolver(image.value)) return undefined;
  const isBuilt = lastOf(service.layers, 'build') !== undefined;
  return {
    service,
    image,
    ...defined({ assumes: isBuilt ? `the image ${image.value} is as its name says` : undefined }),
  };
}

function unfilledImage(text: string): string {
  const tag = text.indexOf(':${');
  return tag === -1 ? text : text.slice(0, tag);
}

interface KnownOfAll {
  readonly owners: Map<Service, Owner>;
  readonly taken: Taken;
  readonly unaddressed: ReturnType<typeof unaddressedIn>;
}

function ownerOf(
  project: Project,
  service: Service,
  { owners, taken, unaddressed }: KnownOfAll,
): Omit<Placed, 'image'> {
  const namespace = namespaceOf(project, service);
  const directory = project.files[0]?.directory ?? '';
  if (namespace.kind === 'host')
    return {
      project,
      service,
      owner: undefined,
      network: `host:${directory}`,
      foreignNetwork: 'host',
      labels: { 'compose-host': `${directory}/${service.name}` },
    };
  if (namespace.kind === 'elsewhere') {
    project.notices.push(namespace.notice);
    return {
      project,
      service,
      owner: undefined,
      network: `host:${directory} ${namespace.description}`,
      foreignNetwork: 'elsewhere',
    };
  }
  const { service: namespaceService } = namespace;
  const known = owners.get(namespaceService);
  const attachments = known?.attachments ?? attachmentsOf(project, namespaceService);
  const owner = known ?? {
    project,
    service: namespaceService,
    network: `pod:${NAMESPACE}/Service/${namespaceService.name}`,
    labels: { 'compose-network': `${directory}/${namespaceService.name}` },
    attachments,
    bridges: bridgesOf(attachments, unaddressed),
    assumes: startsOnDemand(project, namespaceService) ?? unlessRefused(namespaceService, attachments, taken),
  };
  owners.set(namespaceService, owner);
  return { project, service, owner, network: owner.network };
}

/** The profile that it waits for; undefined where it starts by itself. */
function inactiveProfile(project: Project, service: Service): string | undefined {
  const profiles = layersWith(service.layers, 'profiles').flatMap(({ entry }) => textsIn(entry.value, project.env));
  if (profiles.some((one) => project.profiles.has(one.value)) || project.profiles.has('*')) return undefined;
  return profiles[0]?.value;
}

function peersOf(
  owner: Owner | undefined,
  neighbours: ReadonlyMap<string, readonly { readonly owner: Owner; readonly attachment: Attachment }[]>,
): readonly KnownHost[] {
  if (owner === undefined) return [];
  const peers: KnownHost[] = [];
  for (const { id } of owner.attachments)
    for (const { owner: peer, attachment } of (neighbours.get(id) ?? []).slice(0, MAX_PEERS)) {
      const [address] = attachment.addresses;
      const at = address?.at ?? placeOfName(peer.service);
      for (const name of namesOf(peer.project, peer.service, attachment))
        peers.push({
          name,
          to: address ?? { namespace: NAMESPACE, service: nameOfAny(peer) },
          description: `Docker’s resolver knows ${name} as service ${peer.service.name}`,
          byResolver: true,
          at,
        });
    }
  return peers;
}

function nameOfAny(owner: Owner): string {
  return owner.attachments.some((one) => one.addresses.length > 0) ? `${owner.service.name}-any` : owner.service.name;
}

function serversOf(project: Project, service: Service): readonly Located<string>[] {
  return layersWith(service.layers, 'dns').flatMap(({ entry }) => textsIn(entry.value, project.env));
}

function workloadFacts(
  { project, service, image, built, assumes, owner, network, foreignNetwork, labels }: Placed,
  peers: readonly KnownHost[],
  read: (path: string) => SourceFile | undefined,
): readonly Fact[] {
  const at = placeOfName(service);
  const { layers } = service;
  const { volumes, mounts, facts, assumes: mounted } = mountsOf(project, layers, NAMESPACE);
  const copied = built === undefined ? { volumes: [], mounts: [] } : copiedFiles(built, mounts);
  const { variables, more } = environmentOf(project, layers, read);
  const names = new Set(variables.map(({ name }) => name));
  const [entrypoint, command] = ['entrypoint', 'command'].map(
    (key) => lastOf(layers, key) && textsOf(project, service, key),
  );
  const container = madeContainer({
    name: service.name,
    image,
    words: commandWords([
      ...(entrypoint ?? built?.entrypoint ?? []),
      // With an entrypoint of its own it has no command of the image.
      ...(entrypoint === undefined && built?.takesCommand === false
        ? []
        : (command ?? (entrypoint === undefined ? built?.command : undefined) ?? [])),
    ]),
    env: [...(built?.env.filter(({ name }) => !names.has(name)) ?? []), ...variables],
    ports: [{ containerPort: 53, protocol: 'UDP' }],
    mounts: [...copied.mounts, ...mounts],
    ...defined({
      workingDirectory: workingDirectory(project, layers, built),
      replacesEntrypoint: (entrypoint ?? built?.entrypoint) === undefined ? undefined : true,
      envFrom: more || undefined,
      dropsNetBind: capabilitiesOf(project, service),
    }),
  });
  const networks = owner && reachedFrom(owner.project, owner.service, owner.attachments);
  const routes = owner && routesFrom(owner.project, owner.service, owner.attachments);
  const workload = madeWorkload({
    ...OF_ENGINE,
    name: service.name,
    labels: owner?.labels ?? labels ?? {},
    sharedNetwork: network,
    hosts: [...extraHosts(project, owner?.service ?? service), ...peers],
    dnsPolicy: { value: 'None', at },
    dnsConfig: resolverFile(project, owner?.service ?? service, foreignNetwork, at),
    containers: [container],
    volumes: [...copied.volumes, ...volumes],
    ...defined({
      networks,
      routes,
      bridges: owner?.bridges,
      mayDiffer: unlessStarted(project, service) ?? owner?.assumes ?? assumes ?? mounted,
    }),
    at,
  });
  return [workload, ...facts];
}

function workingDirectory(
  { env }: Project,
  layers: Service['layers'],
  built: BuiltImage | undefined,
): string | undefined {
  const own = lastOf(layers, 'working_dir');
  const stated = own === undefined ? built?.workingDirectory : textIn(own.entry.value, env)?.value;
  return stated?.startsWith('/') === true ? stated : undefined;
}

/** Lists of several files count together (compose-spec 13-merge.md). */
function capabilitiesOf({ env }: Project, { layers }: Service): true | undefined {
  const listed = (key: string): readonly string[] =>
    layersWith(layers, key).flatMap(({ entry }) => textsIn(entry.value, env).map(({ value }) => value));
  const privileged = lastOf(layers, 'privileged');
  const isPrivileged = privileged !== undefined && isSet(privileged.entry.value);
  return dropsNetBind({ add: listed('cap_add'), drop: listed('cap_drop') }, isPrivileged);
}

/** Of `scale: 0` and `deploy.replicas: 0` there is no container (compose-go types/project.go GetScale). */
function unlessStarted(project: Project, service: Service): string | undefined {
  const { env } = project;
  const { name, layers } = service;
  const counts = [...layersWith(layers, 'scale'), ...layersWith(layers, 'deploy')].flatMap(({ entry }) => {
    const node = entry.key === 'scale' ? entry.value : child(entry.value, 'replicas');
    return node === undefined ? [] : (textIn(node, env) ?? []);
  });
  if (counts.at(-1)?.value === '0') return `a container of ${name} runs, of which none is stated`;
  return startsOnDemand(project, service);
}

/** The container's /etc/resolv.conf (moby daemon/libnetwork/sandbox_dns_unix.go rebuildDNS, setupDNS). */
function resolverFile(
  project: Project,
  service: Service,
  foreignNetwork: string | undefined,
  at: Location,
): NonNullable<WorkloadFact['dnsConfig']> {
  const dns = serversOf(project, service);
  const listed = { nameservers: dns, at: dns[0]?.at ?? at, from: '`dns`' };
  if (foreignNetwork === undefined && !isDefaultNetwork(project, service))
    return { nameservers: [{ value: EMBEDDED_ADDRESS, at: listed.at }], at: listed.at, from: 'Docker' };
  if (dns.length > 0) return listed;
  const unknown =
    foreignNetwork === 'elsewhere'
      ? 'what the resolver file of a container that is not shown holds is not stated'
      : 'what /etc/resolv.conf holds on its host is not stated';
  return { ...listed, unknown };
}

/** A text is split like a shell's words. */
function textsOf(project: Project, service: Service, key: string): readonly SourceText[] {
  const node: YamlNode | undefined = lastOf(service.layers, key)?.entry.value;
  const filled = (source: SourceText): SourceText => interpolate(source, project.env) ?? source;
  if (node?.kind === 'sequence')
    return items(node)
      .flatMap((item) => sourceOf(item) ?? [])
      .map(filled);
  const source = sourceOf(node);
  const split = source === undefined ? undefined : splitWords(filled(source), 'shell');
  return split?.certain === true ? split.words : [];
}

const OF_ENGINE = { namespace: NAMESPACE, workload: 'Service', containerEngine: true } as const;
const PORTS: ServiceFact['ports'] = [{ port: 53, targetPort: 53, protocol: 'UDP' }];
const EVERY_PORT = { everyPort: true, ports: PORTS } as const;

/** A fixed address reaches every port, a published one needs a written host address. */
function addressFacts(owner: Owner): readonly ServiceFact[] {
  const { project, service, labels: selector } = owner;
  const at = placeOfName(service);
  const { assumes } = owner;
  const common = madeService({ namespace: NAMESPACE, name: nameOfAny(owner), ...defined({ assumes }), selector, at });
  const facts: ServiceFact[] = [];
  const name = (): string => (facts.length === 0 ? service.name : `${service.name}-${facts.length + 1}`);
  for (const { addresses, id: network } of owner.attachments)
    for (const address of addresses)
      facts.push({ ...common, ...EVERY_PORT, network, name: name(), clusterIPs: [address], at: address.at });
  const unaddressed = owner.attachments.filter((one) => one.addresses.length === 0);
  const [first, ...others] = unaddressed;
  const network = defined({ network: others.length === 0 ? first?.id : undefined });
  const subnets = defined({ subnets: others.length === 0 ? first?.subnets : undefined });
  if (first !== undefined) facts.push({ ...common, ...EVERY_PORT, ...network, ...subnets });
  for (const { address, port, target, protocol, assumes: published } of isIsolated(owner)
    ? []
    : publishedPorts(project, service)) {
    if (address === undefined) continue;
    const ports = [{ port, targetPort: target, protocol }];
    facts.push({
      ...common,
      ...defined({ assumes: assumes ?? published }),
      name: name(),
      clusterIPs: [address],
      ports,
      onHost: true,
      at: address.at,
    });
  }
  return facts;
}

/** Beside DNS servers, what else has a fixed address: a relay may be asked there. */
function unreadFacts(project: Project, service: Service): readonly Fact[] {
  const clusterIPs = attachmentsOf(project, service).flatMap(({ addresses }) => addresses);
  if (clusterIPs.length === 0) return [];
  const at = placeOfName(service);
  const { name } = service;
  const directory = project.files[0]?.directory ?? '';
  const labels = { 'compose-network': `${directory}/${name}` };
  const workload = unread(project, service, { labels, network: `pod:${NAMESPACE}/Service/${name}` });
  // It may listen at other ports, too.
  const reached = { namespace: NAMESPACE, name, selector: labels, at };
  return [workload, madeService({ ...reached, clusterIPs, ports: PORTS, onHost: true })];
}

/** In its own network, or in that of a DNS server, where a relay listens for that. */
function unread(project: Project, service: Service, { labels, network }: Pick<Owner, 'labels' | 'network'>): Fact {
  const image = imageOf(project, service);
  const at = placeOfName(service);
  return madeWorkload({
    ...OF_ENGINE,
    name: service.name,
    labels,
    sharedNetwork: network,
    dnsPolicy: { value: 'None', at },
    containers: [madeContainer({ name: service.name, ...defined({ image }) })],
    at,
  });
}

function startsOnDemand(project: Project, service: Service): string | undefined {
  const profile = inactiveProfile(project, service);
  return profile === undefined ? undefined : `profile ${profile} is on, which starts ${service.name}`;
}

/** Docker publishes no port of a container whose networks are all internal, or that has none. */
function isIsolated({ project, service, attachments }: Owner): boolean {
  return reachedFrom(project, service, attachments)?.includes('') === false;
}

/** Pi-hole's variables for its host's address (pi-hole/docker-pi-hole README). */
const HOST_ADDRESS =
  /^(?:FTLCONF_LOCAL_IPV[46]|FTLCONF_REPLY_ADDR[46]|FTLCONF_dns_reply_host_IPv[46]|ServerIP(?:v6)?)$/;

/** At the host's own addresses: those that the service's variables state, and gateways of the project's networks. */
function hostFacts(
  placed: Placed,
  networks: readonly Network[],
  read: (path: string) => SourceFile | undefined,
): readonly ServiceFact[] {
  const { project, service, owner } = placed;
  const there = onHost(placed);
  if (there === undefined) return [];
  const at = placeOfName(service);
  const base = madeService({ namespace: NAMESPACE, name: `${service.name}-host`, ...there, onHost: true, at });
  const { variables } = environmentOf(project, service.layers, read);
  const facts = variables.flatMap(({ name, value, at }): readonly ServiceFact[] => {
    if (!HOST_ADDRESS.test(name) || value === undefined || parseAddress(value) === undefined) return [];
    return /^(?:0\.0\.0\.0|127\.|::)/.test(value) ? [] : [{ ...base, clusterIPs: [{ value, at }], at }];
  });
  const addAll = (clusterIPs: readonly Located<string>[], assumes: string | undefined): void => {
    const [first] = clusterIPs;
    if (first !== undefined) facts.push({ ...base, ...defined({ assumes }), clusterIPs, at: first.at });
  };
  const add = (addresses: readonly Located<string>[], assumes: string | undefined): void => {
    addAll(
      addresses.filter(({ value }) => !isIPv6(value)),
      assumes,
    );
    addAll(
      addresses.filter(({ value }) => isIPv6(value)),
      assumes ?? OVER_IPV6,
    );
  };
  add([{ value: '172.17.0.1', at }], DOCKER0);
  if (owner === undefined) {
    const gateways = networks.flatMap((one) => one.gateways);
    add(gateways, undefined);
  } else {
    const [own, ...others] = owner.attachments;
    const onDemand = owner.assumes;
    if (own !== undefined && others.length === 0)
      add(gatewaysIn(networks.filter(({ id }) => id === own.id)), onDemand ?? (own.isolates ? PROXIED : undefined));
    add(gatewaysIn(networks), onDemand ?? PROXIED);
  }
  return facts;
}

const DOCKER0 = 'Docker’s `bip` and `userland-proxy` are the default ones, so 172.17.0.1 is the host';
/** By `ip6tables` or docker-proxy (moby daemon/libnetwork/drivers/bridge/port_mapping_linux.go); not played. */
const OVER_IPV6 = 'what listens on every address of the host takes questions over IPv6 too';
/**
 * Seen with Docker 20.10.24: from the network of the container alone a published port is reached without docker-proxy
 * too; from internal networks it is not with it either.
 */
const PROXIED = 'Docker’s `userland-proxy` is on, by which a published port is reached from other networks';

function gatewaysIn(networks: readonly Network[]): readonly Located<string>[] {
  return networks.flatMap(({ internal, gateways }) => (internal ? [] : gateways));
}

/** What takes questions on every address of the host. */
function onHost({ project, owner, labels }: Placed): Pick<ServiceFact, 'selector' | 'ports' | 'everyPort'> | undefined {
  if (owner === undefined) return labels === undefined ? undefined : { selector: labels, ...EVERY_PORT };
  const ports = publishedPorts(project, owner.service).flatMap(({ address, port, target: targetPort, protocol }) =>
    address === undefined ? [{ port, targetPort, protocol }] : [],
  );
  return ports.length === 0 || isIsolated(owner) ? undefined : { selector: owner.labels, ports };
}

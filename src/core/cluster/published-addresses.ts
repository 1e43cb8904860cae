import { parseAddress } from '../dns/endpoint.ts';
import type { AutoscalerFact, EndpointsFact, RedirectFact, ServiceFact, ServicePort } from '../facts/objects.ts';
import type { ContainerPort, WorkloadFact } from '../facts/workload.ts';
import { append, distinctBy, grouped } from '../text/append.ts';
import { type Budget, beyondLimit } from '../text/budget.ts';
import { defined } from '../text/defined.ts';
import type { Located } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';
import { getOrInsert } from '../text/once.ts';
import type { AddressTarget, DnsServer, OnlyProtocol, PoolView, PublishedAddress } from './cluster.ts';
import { nodeCount } from './pool.ts';

export interface PublishingInput {
  readonly services: readonly ServiceFact[];
  readonly endpoints: readonly EndpointsFact[];
  readonly redirects: readonly RedirectFact[];
  readonly workloads: readonly WorkloadFact[];
  readonly autoscalers: readonly AutoscalerFact[];
  readonly servers: readonly DnsServer[];
  readonly addressesOf: ReadonlyMap<ServiceFact, readonly string[]>;
  readonly pools: readonly PoolView[];
  readonly soleAddresses: ReadonlyMap<string, string>;
  /** The platform whose load balancer uses node addresses. */
  readonly nodesBalance: string | undefined;
  readonly budget: Budget;
  readonly addNotice: (notice: Notice) => void;
}

type Selector = NonNullable<ServiceFact['selector']>;
/** Two of one number where UDP and TCP have other targets. */
type Ports = readonly Pick<PublishedAddress, 'port' | 'protocol' | 'targets'>[];
const NOBODY: Ports = [];

interface ServedWorkload {
  readonly workload: WorkloadFact;
  readonly pods: number | 'unknown';
  readonly servers: readonly DnsServer[];
}

interface Served {
  readonly inNamespace: ReadonlyMap<string, readonly ServedWorkload[]>;
  readonly labelled: ReadonlyMap<string, readonly ServedWorkload[]>;
}

/** Only workloads that serve DNS are targets; Services may also select others. */
export function publishedAddresses(input: PublishingInput): PublishedAddress[] {
  const served = servedIn(input);
  const endpoints = grouped(input.endpoints, (fact) => `${fact.namespace}/${fact.service}`);
  const out: PublishedAddress[] = [];
  const selectedBy = selections(input, served);
  const selectedUnread = unreadPods(input);
  const nodes = sum(input.pools, ({ addresses }) => addresses.length);
  for (const service of input.services) {
    const external = externalOf(service, input.soleAddresses);
    const onNodes = input.nodesBalance !== undefined && isBalancedByNodes(service);
    const hasNodePorts = service.ports.some((one) => one.nodePort !== undefined);
    const own = input.addressesOf.get(service) ?? [];
    if (own.length + external.length === 0 && !hasNodePorts && !onNodes) continue;
    const written = endpoints.get(`${service.namespace}/${service.name}`) ?? [];
    const ports =
      service.selector !== undefined
        ? selectedBy(service, service.selector)
        : hasRoom(service, service.ports.length * sum(written, (one) => one.addresses.length), input)
          ? handWritten(service, written)
          : NOBODY;
    const onNode = (hasNodePorts ? service.ports.length : 0) + (onNodes ? ports.length : 0);
    if (!hasRoom(service, ports.length * (own.length + external.length) + onNode * nodes, input)) continue;
    const { selects, besides } = selectedUnread(service);
    for (const one of atAddresses(service, ports, own, external))
      out.push(one.targets.length > 0 ? { ...one, unknownTargets: besides } : { ...one, ...defined({ selects }) });
    if (hasNodePorts) for (const one of nodePorts(service, ports, input.pools)) out.push(one);
    if (onNodes) for (const one of onNodeAddresses(service, ports, input)) out.push(one);
  }
  for (const list of served.inNamespace.values())
    for (const one of list) {
      const open = sum(
        one.workload.containers,
        ({ ports }) => ports.filter((port) => port.hostPort !== undefined).length,
      );
      if (hasRoom(one.workload, open * nodes * one.servers.length, input))
        for (const hostPort of hostPorts(one, input.pools)) out.push(hostPort);
    }
  const whole = behindEndpoints(out);
  return input.redirects.length === 0 ? whole : redirected(whole, input, served);
}

/**
 * An endpoint at a load balancer's address leads to the servers behind it (kube-proxy sends there; not to cluster
 * ones).
 */
function behindEndpoints(published: PublishedAddress[]): PublishedAddress[] {
  const isOpen = ({ targets }: PublishedAddress): boolean => targets.some(({ kind }) => kind === 'address');
  if (!published.some(isOpen)) return published;
  const outside = new Map<string, PublishedAddress>();
  for (const one of published) {
    const key = `${one.address}|${one.port}`;
    if (one.kind === 'service' && one.clusterOnly !== true && !isOpen(one) && !outside.has(key)) outside.set(key, one);
  }
  return published.map((one) => {
    const found = isOpen(one)
      ? one.targets.flatMap((target) =>
          target.kind === 'address' ? (outside.get(`${target.address}|${target.port}`) ?? []) : [],
        )
      : [];
    if (found.length === 0) return one;
    const assumption =
      one.assumption ?? `an endpoint of ${one.description} is the address that ${found[0]?.description} has`;
    const targets = one.targets.flatMap((target): readonly AddressTarget[] => {
      const behind = target.kind === 'address' ? outside.get(`${target.address}|${target.port}`)?.targets : undefined;
      return behind ?? [target];
    });
    return { ...one, targets, assumption };
  });
}

function sum<T>(list: readonly T[], count: (one: T) => number): number {
  return list.reduce((all, one) => all + count(one), 0);
}

function hasRoom(
  { namespace, name, at }: Pick<ServiceFact | WorkloadFact, 'namespace' | 'name' | 'at'>,
  count: number,
  { budget, addNotice }: PublishingInput,
): boolean {
  if (budget.take('targets', count)) return true;
  const message = `what is behind the addresses of ${namespace}/${name} is not judged: too many addresses with too many ports`;
  addNotice(beyondLimit('targets', message, at));
  return false;
}

/** Workloads whose pods come and go, or are none. */
export const PASSING: ReadonlySet<string> = new Set(['Job', 'CronJob', 'PodTemplate']);

/**
 * For Services that some server forwards to: what they select, and whether it includes pods whose servers are not read.
 */
function unreadPods(
  input: PublishingInput,
): (service: ServiceFact) => Pick<PublishedAddress, 'selects'> & { readonly besides: boolean } {
  const served = new Set(input.servers.map((server) => server.workload ?? server.name));
  const others = grouped(
    input.workloads.filter(
      ({ namespace, workload, name, isStopped, platformSource, installerDefault }) =>
        !PASSING.has(workload) &&
        (isStopped ?? platformSource ?? installerDefault) === undefined &&
        !served.has(`${namespace}/${workload}/${name}`),
    ),
    ({ namespace }) => namespace,
  );
  const asked = new Set<string>();
  for (const { upstreams } of input.services.length === 0 ? [] : input.servers)
    for (const list of upstreams.values()) for (const one of list) if (one.kind === 'known') asked.add(one.address);
  return (service) => {
    const { namespace, selector = {}, everyPort } = service;
    const addresses = [...(input.addressesOf.get(service) ?? []), ...externalOf(service, input.soleAddresses)];
    const wanted = Object.entries(selector);
    if (everyPort === true || wanted.length === 0 || !addresses.some((one) => asked.has(one)))
      return { besides: false };
    // A pod without the named port is no endpoint.
    const isNamed = service.ports.every(({ targetPort }) => typeof targetPort === 'string');
    const isTaken = ({ labels, containers }: WorkloadFact): boolean =>
      wanted.every(([key, value]) => labels[key] === value) &&
      (!isNamed ||
        service.ports.some((one) => containers.some(({ ports }) => ports.some(({ name }) => name === one.targetPort))));
    const taken = others.get(namespace)?.find(isTaken);
    const container = taken?.containerEngine === true ? `${namespace}/${taken.workload}/${taken.name}` : undefined;
    return { selects: { namespace, labels: selector, ...defined({ container }) }, besides: taken !== undefined };
  };
}

function servedIn(input: PublishingInput): Served {
  const serversNamed = grouped(input.servers, (server) => server.workload ?? server.name);
  const inNamespace = new Map<string, ServedWorkload[]>();
  const labelled = new Map<string, ServedWorkload[]>();
  const seen = new Set<string>();
  const nameOf = ({ namespace, workload, name }: WorkloadFact | AutoscalerFact): string =>
    `${namespace}/${workload}/${name}`;
  const scaled = new Set(input.autoscalers.map(nameOf));
  for (const workload of input.workloads) {
    const name = nameOf(workload);
    const servers = serversNamed.get(name);
    if (servers === undefined || seen.has(name)) continue;
    seen.add(name);
    const one = { workload, pods: scaled.has(name) ? 'unknown' : podsOf(workload), servers } as const;
    append(inNamespace, workload.namespace, one);
    for (const [key, value] of Object.entries(workload.labels))
      append(labelled, labelKey(workload.namespace, key, value), one);
  }
  return { inNamespace, labelled };
}

function selections(input: PublishingInput, served: Served): (service: ServiceFact, selector: Selector) => Ports {
  const known = new Map<string, Ports>();
  return (service, selector) => {
    const { namespace, everyPort, platformSource } = service;
    const heard = service.ports.map(({ port, targetPort, protocol }) => [port, targetPort, protocol]);
    const key = JSON.stringify([namespace, Object.entries(selector), heard, everyPort, platformSource !== undefined]);
    return getOrInsert(known, key, () => {
      const candidates = candidatesOf(service, selector, served);
      const isTooMuch = !input.budget.take('targets', candidates.length * (1 + service.ports.length));
      const message = `what is behind Service ${namespace}/${service.name} is not judged: too many Services select too many workloads`;
      if (isTooMuch) input.addNotice(beyondLimit('targets', message, service.at));
      return isTooMuch ? NOBODY : selected(service, selector, candidates);
    });
  };
}

/** Looked up by the rarest label. */
function candidatesOf({ namespace }: ServiceFact, selector: Selector, served: Served): readonly ServedWorkload[] {
  let fewest = served.inNamespace.get(namespace) ?? [];
  for (const [key, value] of Object.entries(selector)) {
    const labelled = served.labelled.get(labelKey(namespace, key, value)) ?? [];
    if (labelled.length < fewest.length) fewest = labelled;
  }
  return fewest;
}

function atAddresses(
  service: ServiceFact,
  ports: Ports,
  own: readonly string[],
  external: readonly string[],
): PublishedAddress[] {
  const outside = new Set(external);
  const at = service.clusterIPs[0]?.at ?? service.at;
  const called = `${service.namespace}/${service.name}`;
  const description = `Service ${called}`;
  return ports.flatMap((one) =>
    [...own, ...outside].map((address): PublishedAddress => {
      const clusterOnly = outside.has(address) ? undefined : (true as const);
      const isOwn = outside.has(address) || service.clusterIPs.length === 0 ? undefined : service.everyPort;
      const { everyPort, network, subnets, onHost, isForSome, assumes } = service;
      const isRanged = isForSome === true && clusterOnly === undefined;
      const assumption = assumes ?? (isRanged ? `the asker is in the source ranges of ${description}` : undefined);
      const more = defined({ clusterOnly, isOwn, everyPort, network, subnets, onHost, assumption, service: called });
      const kind = onHost === true ? 'host-port' : 'service';
      return { kind, address, ...one, description, at, unknownTargets: false, ...more };
    }),
  );
}

/** By number. A packet of another protocol is not redirected (pkg/proxy ServicePortName). */
function onlyProtocols<Port extends { readonly protocol: string }>(
  ports: readonly Port[],
  numberOf: (port: Port) => number | undefined,
): (number: number) => { readonly protocol?: OnlyProtocol } {
  const udp = new Set(ports.filter(({ protocol }) => protocol === 'UDP').map(numberOf));
  const tcp = new Set(ports.filter(({ protocol }) => protocol === 'TCP').map(numberOf));
  return (number) => (udp.has(number) === tcp.has(number) ? {} : { protocol: udp.has(number) ? 'UDP' : 'TCP' });
}

/** A local redirect replaces the address's target (cilium pkg/loadbalancer/redirectpolicy; skipRedirectFromBackend). */
function redirected(
  published: readonly PublishedAddress[],
  input: PublishingInput,
  served: Served,
): PublishedAddress[] {
  const before = new Map(published.map((one) => [`${one.address}|${one.port}`, one]));
  const made = new Map<string, PublishedAddress>();
  for (const redirect of input.redirects) {
    const wanted = Object.entries(redirect.selector);
    const chosen = (served.inNamespace.get(redirect.namespace) ?? []).filter(({ workload }) =>
      wanted.every(([key, value]) => workload.labels[key] === value),
    );
    const { addresses, ports } = socketsOf(redirect, input);
    const servers = new Set(chosen.flatMap((one) => one.servers.map((server) => server.id)));
    for (const address of new Set(addresses))
      for (const port of new Set(ports)) {
        const key = `${address}|${port}`;
        const otherwise = before.get(key);
        const number = redirect.port ?? port;
        made.set(key, {
          kind: 'service',
          address,
          port,
          description: `${redirect.title} ${redirect.namespace}/${redirect.name}`,
          at: redirect.at,
          targets: chosen.flatMap((one) =>
            listening(one.servers, number).map((server) => ({ kind: 'server', server: server.id, port: number })),
          ),
          unknownTargets: chosen.length === 0,
          redirected: true,
          ...defined({ unlessFrom: redirect.skipsBackends ? { servers, ...defined({ otherwise }) } : undefined }),
        });
      }
  }
  return [...made.values(), ...published.filter((one) => !made.has(`${one.address}|${one.port}`))];
}

/** What is redirected. */
function socketsOf(
  { to }: RedirectFact,
  { services, addressesOf }: PublishingInput,
): { readonly addresses: readonly string[]; readonly ports: readonly number[] } {
  if (to.kind !== 'service') {
    const address = parseAddress(to.address.value);
    return { addresses: address === undefined ? [] : [address], ports: to.ports };
  }
  const own = services.filter((one) => one.name === to.name && one.namespace === to.namespace);
  return {
    addresses: own.flatMap((one) => addressesOf.get(one) ?? []),
    ports: own.flatMap((one) => one.ports.map(({ port }) => port)),
  };
}

function labelKey(namespace: string, key: string, value: string): string {
  return `${namespace}|${key}=${value}`;
}

function externalOf(service: ServiceFact, sole: ReadonlyMap<string, string>): readonly string[] {
  const stated = service.externalIPs.flatMap((one) => parseAddress(one.value) ?? []);
  if (stated.length > 0 || service.type !== 'LoadBalancer' || service.addressPool === undefined) return stated;
  const only = sole.get(service.addressPool);
  return only === undefined ? [] : [only];
}

/** k3s' balancer publishes Services on all nodes, unless they ask for another. */
function isBalancedByNodes({ type, externalIPs, addressPool }: ServiceFact): boolean {
  return type === 'LoadBalancer' && externalIPs.length === 0 && addressPool === undefined;
}

function selected(service: ServiceFact, selector: Selector, served: readonly ServedWorkload[]): Ports {
  const wanted = Object.entries(selector);
  const all = served.filter(({ workload }) => wanted.every(([key, value]) => workload.labels[key] === value));
  // Workloads that run, else those that may be scaled up.
  const running = all.filter(({ workload }) => workload.isStopped === undefined);
  const chosen = running.length > 0 ? running : all;
  const heard = new Set(service.ports.map((one) => one.port));
  const own = service.everyPort !== true ? [] : listened(chosen).filter((port) => !heard.has(port));
  const others = own.map((port): ServicePort => ({ port, targetPort: port, protocol: 'UDP' }));
  const ports = portsOf([...service.ports, ...others], (port) =>
    chosen.flatMap(({ workload, pods, servers }): readonly AddressTarget[] => {
      const number =
        typeof port.targetPort === 'number'
          ? port.targetPort
          : workload.containers
              .flatMap((container) => container.ports)
              .find(({ name, protocol }) => name === port.targetPort && protocol === port.protocol)?.containerPort;
      // A pod without the port of that name and protocol is no endpoint (k8s.io/kubernetes pkg/api/v1/pod FindPort).
      if (number === undefined && workload.platformSource === undefined && service.platformSource === undefined)
        return [];
      // Workloads behind one address share its ports.
      const there = service.everyPort === true ? hearing(servers, port.port) : listening(servers, number ?? port.port);
      // How many pods run on nodes of each kind is not stated.
      const isSpread = new Set(there.map(({ pool }) => pool)).size > 1;
      const share = defined({ pods: isSpread ? 'unknown' : chosen.length > 1 ? pods : undefined } as const);
      return there.map(({ id }) => ({ kind: 'server', server: id, port: number ?? port.port, ...share }));
    }),
  );
  return service.everyPort === true ? ports.map(({ port, targets }) => ({ port, targets })) : ports;
}

function portsOf(list: readonly ServicePort[], targetsOf: (port: ServicePort) => readonly AddressTarget[]): Ports {
  return [...grouped(list, ({ port }) => port)].flatMap(([port, same]): Ports => {
    const found = new Map(
      [...grouped(same, ({ protocol }) => protocol)].map(([protocol, ports]) => [
        protocol,
        distinctBy(ports.flatMap(targetsOf), keyOf),
      ]),
    );
    const [udp, tcp] = [found.get('UDP'), found.get('TCP')];
    if (udp === undefined && tcp === undefined) return [{ port, targets: [...found.values()].flat() }];
    if (JSON.stringify(udp?.map(keyOf)) === JSON.stringify(tcp?.map(keyOf))) return [{ port, targets: udp ?? [] }];
    return [
      ...(udp === undefined ? [] : [{ port, protocol: 'UDP', targets: udp } as const]),
      ...(tcp === undefined ? [] : [{ port, protocol: 'TCP', targets: tcp } as const]),
    ];
  });
}

function keyOf(target: AddressTarget): string {
  return `${target.kind === 'server' ? target.server : target.address}|${target.port}`;
}

function podsOf({ replicas, containerEngine }: WorkloadFact): number | 'unknown' {
  return containerEngine === true ? 1 : replicas === undefined || replicas === 0 ? 'unknown' : replicas;
}

function hearing(servers: readonly DnsServer[], port: number): readonly DnsServer[] {
  return servers.filter(({ config }) => config.blocks.some((block) => block.keys.some((key) => key.port === port)));
}

function listened(served: readonly ServedWorkload[]): readonly number[] {
  const ports = new Set<number>();
  for (const { servers } of served)
    for (const { config } of servers)
      for (const block of config.blocks) for (const key of block.keys) ports.add(key.port);
  return [...ports];
}

function listening(servers: readonly DnsServer[], port: number): readonly DnsServer[] {
  const networks = new Set(servers.map((server) => server.network));
  if (networks.size === servers.length) return servers;
  const there = hearing(servers, port);
  return there.length > 0 ? there : servers;
}

function handWritten(service: ServiceFact, endpoints: readonly EndpointsFact[]): Ports {
  return portsOf(service.ports, (port) =>
    endpoints.flatMap((fact) => {
      const own =
        fact.ports.find((one) => one.name === port.name) ?? (fact.ports.length === 1 ? fact.ports[0] : undefined);
      const number = own?.port ?? (typeof port.targetPort === 'number' ? port.targetPort : port.port);
      return fact.addresses.flatMap(({ value, at }): readonly AddressTarget[] => {
        const address = parseAddress(value);
        return address === undefined ? [] : [{ kind: 'address', address, port: number, at }];
      });
    }),
  );
}

/** Ports published on nodes by the installer's balancer (k3s docs, "Service Load Balancer"). */
function onNodeAddresses(
  { namespace, name }: ServiceFact,
  ports: Ports,
  { pools, nodesBalance }: PublishingInput,
): PublishedAddress[] {
  const service = `${namespace}/${name}`;
  const description = `Service ${service}`;
  const assumption = `the load balancer that ${nodesBalance ?? 'the installer'} brings gives ${description} the addresses of the nodes`;
  return pools.flatMap(({ addresses }) =>
    addresses.flatMap(({ value: address, at }) =>
      ports.map(
        (one): PublishedAddress => ({
          kind: 'host-port',
          address,
          ...one,
          description,
          service,
          at,
          unknownTargets: false,
          assumption,
        }),
      ),
    ),
  );
}

/** `nodePort`, on every node's addresses (kube-proxy). */
function nodePorts(service: ServiceFact, ports: Ports, pools: readonly PoolView[]): PublishedAddress[] {
  const protocolOf = onlyProtocols(service.ports, (one) => one.nodePort);
  return ports.flatMap(({ port, protocol, targets }) => {
    const own = service.ports.filter((one) => one.port === port && (protocol ?? one.protocol) === one.protocol);
    const numbers = new Set(own.flatMap(({ nodePort }) => nodePort ?? []));
    return [...numbers].flatMap((number) => {
      const called = `${service.namespace}/${service.name}`;
      const description = `node port ${number} of Service ${called}`;
      const more = {
        port: number,
        ...protocolOf(number),
        ...defined({ protocol }),
        description,
        service: called,
        targets,
      };
      return pools.flatMap(({ addresses }) =>
        addresses.map(
          ({ value: address, at }): PublishedAddress => ({
            kind: 'host-port',
            address,
            ...more,
            at,
            unknownTargets: false,
          }),
        ),
      );
    });
  });
}

/** A container port on the node's addresses (CNI portmap). */
function hostPorts({ workload, servers }: ServedWorkload, pools: readonly PoolView[]): readonly PublishedAddress[] {
  if (workload.hostNetwork) return [];
  const all = workload.containers.flatMap(({ ports }) => ports);
  const protocolOf = onlyProtocols(all, (one) => one.hostPort);
  const bound = all.flatMap((port) => {
    const { hostPort } = port;
    if (hostPort === undefined) return [];
    const protocol = ownProtocol(port, all);
    return pools.flatMap((pool) =>
      hostAddresses(port, pool, workload).map((address) => ({ address, hostPort, protocol, port, pool })),
    );
  });
  const nodes = nodeCount(pools);
  const once = distinctBy(bound, ({ address, hostPort, protocol }) => `${address.value}|${hostPort}|${protocol}`);
  return once.map(({ address, hostPort, protocol, port, pool }): PublishedAddress => {
    const heard = servers.filter((server) => server.pool === undefined || server.pool === pool.pool);
    const name = `${workload.namespace}/${workload.workload}/${workload.name}`;
    const isAnywhere = workload.nodes === name && workload.workload !== 'DaemonSet';
    const isOnEach = workload.nodes === undefined || (isAnywhere && nodes <= (workload.replicas ?? 1));
    return {
      kind: 'host-port',
      address: address.value,
      port: hostPort,
      ...protocolOf(hostPort),
      ...defined({ protocol }),
      ...defined({ assumption: isOnEach ? undefined : `${name} runs on the node of ${address.value}` }),
      description: `host port ${hostPort} of ${name}`,
      at: address.at,
      targets: heard.map(({ id }) => ({ kind: 'server', server: id, port: port.containerPort })),
      unknownTargets: false,
    };
  });
}

/** Of a host port that the other protocol has for another port of the pod. */
function ownProtocol(
  { hostPort, protocol, containerPort }: ContainerPort,
  all: readonly ContainerPort[],
): OnlyProtocol | undefined {
  const isShared = all.some(
    (one) => one.hostPort === hostPort && one.protocol !== protocol && one.containerPort !== containerPort,
  );
  return isShared && (protocol === 'UDP' || protocol === 'TCP') ? protocol : undefined;
}

/** The node's, or its one that `hostIP` names, which also stands where no address of the node is known. */
function hostAddresses(
  port: ContainerPort,
  { addresses }: PoolView,
  { podSpecAt }: WorkloadFact,
): readonly Located<string>[] {
  const hostIP = port.hostIP === undefined ? undefined : parseAddress(port.hostIP);
  if (hostIP === undefined || hostIP === '0.0.0.0' || hostIP === '::') return addresses;
  if (addresses.length > 0) return addresses.filter(({ value }) => value === hostIP);
  return /^(?:127\.|::1$)/.test(hostIP) ? [] : [{ value: hostIP, at: podSpecAt }];
}

/** Gathers facts into one cluster: servers, the networks they sit in, and what each upstream comes to. */
import { nthAddress, parseAddress } from '../dns/endpoint.ts';
import { absolute, ROOT } from '../dns/name.ts';
import type {
  ConfigContext,
  ConfigMapFact,
  ConfigReaders,
  ConfigTextFact,
  Container,
  Fact,
  ForwardStep,
  KubeletFact,
  NetworkFact,
  NodeFileFact,
  NodeLinkFact,
  NodeProfileFact,
  ResolverFact,
  ServerBlock,
  ServerConfig,
  ServiceFact,
  WorkloadFact,
} from '../fact.ts';
import type { PathStep } from '../finding.ts';
import type { Located, Location } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';
import { derive, type Segment, type SourceText } from '../text/source-text.ts';
import type {
  Cluster,
  DnsServer,
  Frontend,
  InheritsClusterDns,
  PoolView,
  ResolvedUpstream,
  ResolverView,
} from './cluster.ts';
import { inheritedView, makePool, type Pool, podResolver } from './resolver-files.ts';
import type { ClusterSettings } from './settings.ts';

/** The newest CoreDNS that is modelled: what we take where nothing states a version. */
export const NEWEST_COREDNS = '1.14.7';
/** CoreDNS inside k8s-dns-node-cache 1.26 (kubernetes/dns go.mod). */
const NODE_CACHE_COREDNS = '1.13.2';

export interface ClusterInput {
  readonly name: string;
  readonly facts: readonly Fact[];
  readonly settings?: ClusterSettings;
  /** Reads a kube-dns ConfigMap. */
  readonly readKubeDns: (entries: ConfigMapFact['data']) => {
    readonly stubDomains: readonly { zone: string; servers: readonly Located<string>[]; at: Location }[];
    readonly upstreamNameservers: readonly Located<string>[];
  };
}

export function assemble(input: ClusterInput, readers: ConfigReaders): Cluster {
  const { facts, settings } = input;
  const notices: Notice[] = [];
  const of = <K extends Fact['kind']>(kind: K): Extract<Fact, { kind: K }>[] =>
    facts.filter((fact) => fact.kind === kind) as Extract<Fact, { kind: K }>[];
  const maps = of('config-map');
  const workloads = of('workload');
  const services = of('service');
  const networks = of('network');
  const anchor = facts[0]?.at ?? settings?.at;
  const symbolic = new Map<string, string>();

  // Services without a written address get one that nobody else can have (240.0.0.0/4 is reserved, RFC 1112).
  const addressesOf = new Map<ServiceFact, readonly string[]>();
  const dnsService =
    services.find(
      (service) =>
        service.namespace === 'kube-system' &&
        /^(kube-dns|coredns|rke2-coredns-rke2-coredns)$/.test(service.name) &&
        !service.headless,
    ) ??
    services.find(
      (service) =>
        service.selector?.['k8s-app'] === 'kube-dns' && !service.headless && !service.name.includes('upstream'),
    );
  const domain =
    settings?.clusterDomain ??
    networks.find((fact) => fact.clusterDomain !== undefined)?.clusterDomain?.value ??
    'cluster.local';
  const told = clusterDnsOf(settings, networks);
  for (const service of services) {
    if (service.headless || service.type === 'ExternalName') continue;
    const written = service.clusterIPs.flatMap((one) => parseAddress(one.value) ?? []);
    if (written.length > 0) addressesOf.set(service, written);
    else if (service === dnsService && told.length > 0)
      addressesOf.set(
        service,
        told.map((one) => one.address),
      );
    else {
      const made = `240.0.${symbolic.size >> 8}.${symbolic.size & 255}`;
      symbolic.set(made, `Service ${service.namespace}/${service.name}`);
      addressesOf.set(service, [made]);
    }
  }

  const pools = makePools(input, of('kubelet'), of('node-file'), of('node-link'), of('node-profile'), readers, notices);
  const fallbackAnchor = anchor ?? { file: { path: '', text: '' }, span: { start: 0, end: 0 } };
  const inherited = new Map(pools.map((pool) => [pool.name, inheritedView(pool, readers, notices, fallbackAnchor)]));
  const kubeletDns = (pool: Pool): { address: string; via: readonly PathStep[]; at: Location }[] => {
    const flags = pool.kubelets.filter((fact) => fact.clusterDNS !== undefined);
    const chosen = flags.filter((fact) => fact.source === 'flags').at(-1) ?? flags.at(-1);
    if (chosen?.clusterDNS !== undefined) {
      return chosen.clusterDNS.flatMap((one) => {
        const address = parseAddress(one.value);
        return address === undefined
          ? []
          : [{ address, via: [{ at: one.at, says: `kubelet's clusterDNS is ${address}` }], at: one.at }];
      });
    }
    if (told.length > 0) return told;
    if (dnsService !== undefined)
      return (addressesOf.get(dnsService) ?? []).map((address) => ({
        address,
        via: [{ at: dnsService.at, says: `the cluster DNS is Service ${dnsService.namespace}/${dnsService.name}` }],
        at: dnsService.at,
      }));
    return [];
  };

  const servers: DnsServer[] = [];
  const inheritsClusterDns: InheritsClusterDns[] = [];
  const claimed = new Set<ConfigMapFact>();
  const context: Setup = { input, maps, services, addressesOf, readers, notices, symbolic, claimed };

  for (const workload of workloads) {
    for (const container of workload.containers) {
      if (container.init) continue;
      const found = corefileOf(workload, container, context);
      if (found === undefined) continue;
      const perPool = pools.length > 1 ? pools : [pools[0] as Pool];
      const variants = new Map<string, DnsServer>();
      for (const pool of perPool) {
        const resolver = podResolver(workload, kubeletDns(pool), inherited.get(pool.name) as ResolverView);
        const name = `${workload.namespace}/${workload.workload}/${workload.name}`;
        const id = perPool.length > 1 ? `${name} on ${pool.name}` : name;
        const server = makeServer(
          {
            id,
            name,
            network: workload.hostNetwork ? `node:${pool.name}` : `pod:${id}`,
            pool: pool.name,
            found,
            resolver: resolver.view,
            at: workload.at,
          },
          context,
        );
        const signature =
          JSON.stringify(resolver.view.nameservers.map((one) => one.address)) +
          (workload.hostNetwork ? pool.name : '') +
          (resolver.view.unknown?.because ?? '');
        if (variants.has(signature)) continue;
        variants.set(signature, server);
        servers.push(server);
        if (resolver.inheritsClusterDns !== undefined)
          inheritsClusterDns.push({ server: name, ...resolver.inheritsClusterDns });
      }
    }
  }
  for (const map of maps) {
    if (claimed.has(map) || map.name === 'coredns-custom') continue;
    const entry =
      map.data.find((one) => one.key === 'Corefile') ??
      map.data.find((one) => !/\.(server|override|include)$/.test(one.key) && readers.looksLikeCorefile(one.text));
    if (entry === undefined || (entry.key !== 'Corefile' && !readers.looksLikeCorefile(entry.text))) continue;
    servers.push(assumedServer(map, entry, pools, inherited, context));
  }
  for (const text of of('config-text')) {
    if (text.language !== 'corefile') continue;
    servers.push(bareServer(text, of('config-text'), settings, context));
  }
  for (const pool of pools)
    servers.push(...nodeServers(pool, inherited.get(pool.name) as ResolverView, readers, notices, fallbackAnchor));
  for (const resolver of settings?.resolvers ?? []) servers.push(declaredServer(resolver, fallbackAnchor));
  for (const fact of of('resolver')) servers.push(behaviourServer(fact, pools));

  const frontends = frontendsOf(services, workloads, servers, addressesOf);
  // A ConfigMap without its workload still stands behind the cluster's DNS Service address.
  const assumed = servers.find((server) => server.assumption !== undefined && server.network.startsWith('pod:'));
  if (assumed !== undefined) {
    const at = dnsService?.at ?? told[0]?.at ?? assumed.at;
    const addresses = dnsService === undefined ? told.map((one) => one.address) : (addressesOf.get(dnsService) ?? []);
    for (const address of addresses) {
      const known = frontends.find((one) => one.address === address && one.targets.length > 0);
      if (known === undefined)
        frontends.unshift({
          address,
          port: 53,
          says:
            dnsService === undefined ? 'the cluster DNS address' : `Service ${dnsService.namespace}/${dnsService.name}`,
          at,
          targets: [{ server: assumed.id, port: 53 }],
          unknownTargets: false,
        });
    }
  } else if (dnsService === undefined && told.length > 0) {
    const target = servers.find((server) => server.software === 'coredns' && server.network.startsWith('pod:'));
    if (target !== undefined)
      for (const one of told)
        frontends.push({
          address: one.address,
          port: 53,
          says: 'the cluster DNS address',
          at: one.at,
          targets: [{ server: target.id, port: 53 }],
          unknownTargets: false,
        });
  }
  const poolViews: PoolView[] = pools.map((pool) => ({
    pool: pool.name,
    inherited: inherited.get(pool.name) as ResolverView,
    addresses: pool.addresses,
  }));
  const clusterDns = [
    ...new Set([
      ...(dnsService === undefined ? [] : (addressesOf.get(dnsService) ?? [])),
      ...told.map((one) => one.address),
    ]),
  ];
  return {
    name: input.name,
    servers,
    frontends,
    pools: poolViews,
    ineffective: of('kubelet').flatMap((fact) => fact.ineffective),
    inheritsClusterDns,
    nodeFiles: pools.flatMap((pool) =>
      [...pool.files.entries()]
        .filter(([path]) => path.endsWith('resolv.conf'))
        .map(([path, file]) => ({ path, pool: pool.name, file: readers.resolverFile(file.text).value })),
    ),
    symbolic,
    clusterDns,
    clusterDomain: absolute(domain),
    notices,
  };
}

interface Setup {
  readonly input: ClusterInput;
  readonly maps: readonly ConfigMapFact[];
  readonly services: readonly ServiceFact[];
  readonly addressesOf: ReadonlyMap<ServiceFact, readonly string[]>;
  readonly readers: ConfigReaders;
  readonly notices: Notice[];
  readonly symbolic: ReadonlyMap<string, string>;
  readonly claimed: Set<ConfigMapFact>;
}

function clusterDnsOf(
  settings: ClusterSettings | undefined,
  networks: readonly NetworkFact[],
): { address: string; via: readonly PathStep[]; at: Location }[] {
  const out: { address: string; via: readonly PathStep[]; at: Location }[] = [];
  const add = (address: string | undefined, at: Location, says: string): void => {
    if (address !== undefined && !out.some((one) => one.address === address))
      out.push({ address, at, via: [{ at, says }] });
  };
  for (const one of settings?.clusterDns ?? [])
    add(parseAddress(one.value), one.at, `the cluster DNS address is ${one.value}`);
  if (out.length > 0) return out;
  for (const fact of networks)
    for (const one of fact.clusterDNS ?? [])
      add(parseAddress(one.value), one.at, `the cluster DNS address is ${one.value}`);
  if (out.length > 0) return out;
  for (const one of settings?.serviceCidrs ?? [])
    add(nthAddress(one.value, 10), one.at, `the cluster DNS is the tenth address of ${one.value}`);
  if (out.length > 0) return out.slice(0, 1);
  for (const fact of networks)
    for (const one of fact.serviceSubnets ?? [])
      add(nthAddress(one.value, 10), one.at, `the cluster DNS is the tenth address of ${one.value}`);
  return out.slice(0, 1);
}

function makePools(
  input: ClusterInput,
  kubelets: readonly KubeletFact[],
  files: readonly NodeFileFact[],
  links: readonly NodeLinkFact[],
  profiles: readonly NodeProfileFact[],
  readers: ConfigReaders,
  notices: Notice[],
): Pool[] {
  const declared = input.settings?.nodes ?? [];
  const names =
    declared.length > 0
      ? declared.map((node) => node.name)
      : [...new Set(['default', ...[...profiles, ...kubelets, ...files].flatMap((fact) => fact.pool ?? [])])];
  const pooled = names.length > 1 && declared.length === 0 ? names.filter((name) => name !== 'default') : names;
  return pooled.map((name) => {
    const node = declared.find((one) => one.name === name);
    const mine = <T extends { readonly pool?: string }>(list: readonly T[]): T[] =>
      list.filter((fact) => fact.pool === undefined || fact.pool === name || declared.length > 0);
    const profile = mine(profiles)[0];
    return makePool(
      {
        name,
        os: node?.os ?? profile?.os,
        provisioner: node?.provisioner ?? profile?.provisioner,
        addresses: (node?.addresses ?? profile?.addresses ?? []).flatMap((one) => {
          const value = parseAddress(one.value);
          return value === undefined ? [] : [{ value, at: one.at }];
        }),
        declared: node?.files ?? [],
        files: mine(files),
        links: mine(links),
        kubelets: mine(kubelets),
      },
      readers,
      notices,
    );
  });
}

// ---------------------------------------------------------------------------------------------------------------------

interface FoundCorefile {
  readonly text: SourceText;
  readonly context: ConfigContext;
  readonly software: 'coredns' | 'node-cache';
  readonly claims: readonly string[];
  readonly version: string;
  readonly versionAt?: Location;
  readonly assumption?: string;
}

const COREDNS_IMAGE = /(^|[/.-])coredns([:@-]|$)|coredns/i;
const NODE_CACHE_IMAGE = /node-cache|nodelocaldns|node-local-dns/i;

function corefileOf(workload: WorkloadFact, container: Container, setup: Setup): FoundCorefile | undefined {
  const image = container.image?.value ?? '';
  const nodeCache =
    NODE_CACHE_IMAGE.test(image) || container.words.some((word) => /(^|\/)node-cache$/.test(word.value));
  const files = new Map<string, SourceText>();
  const used: ConfigMapFact[] = [];
  let complete = true;
  for (const mount of container.mounts) {
    const volume = workload.volumes.find((one) => one.name === mount.volume);
    if (volume === undefined || volume.source.kind !== 'config-map') {
      if (volume?.source.kind === 'other' || volume?.source.kind === 'host-path') complete = false;
      continue;
    }
    const source = volume.source;
    const map =
      setup.maps.find((one) => one.name === source.name && one.namespace === workload.namespace) ??
      setup.maps.find((one) => one.name === source.name);
    if (map === undefined) {
      if (!source.optional) complete = false;
      continue;
    }
    used.push(map);
    for (const entry of map.data) {
      const item = source.items === undefined ? { path: entry.key } : source.items.find((one) => one.key === entry.key);
      if (item === undefined) continue;
      const path =
        mount.subPath === undefined
          ? join(mount.path, item.path)
          : mount.subPath === item.path
            ? mount.path
            : undefined;
      if (path !== undefined) files.set(path, entry.text);
    }
  }
  const flag = (name: string): Located<string> | undefined => flagOf(container, name);
  const conf = flag('conf');
  const path = conf?.value ?? (nodeCache ? (flag('corefile')?.value ?? '/etc/Corefile') : undefined);
  let text: SourceText | undefined;
  let templated = false;
  let at = path ?? '/etc/coredns/Corefile';
  if (path !== undefined && files.has(path)) text = files.get(path);
  if (text === undefined && nodeCache) {
    at = flag('basecorefile')?.value ?? '/etc/coredns/Corefile.base';
    text = files.get(at);
    templated = text !== undefined;
  }
  if (text === undefined && (COREDNS_IMAGE.test(image) || nodeCache || conf !== undefined)) {
    for (const [name, candidate] of files) {
      if (/(^|\/)Corefile(\.base)?$/.test(name) && (path === undefined || nodeCache)) {
        text = candidate;
        at = name;
        templated = nodeCache && name.endsWith('.base');
        break;
      }
    }
  }
  if (text === undefined) return undefined;
  for (const map of used) setup.claimed.add(map);
  const env = new Map<string, string | undefined>();
  for (const variable of container.env) env.set(variable.name, variable.value);
  const locals = (flag('localip')?.value ?? '').split(',').flatMap((one) => parseAddress(one.trim()) ?? []);
  if (templated) text = fillPlaceholders(text, workload, container, locals, setup);
  const settingsVersion = setup.input.settings?.corednsVersion;
  const tag = nodeCache ? undefined : versionOf(image);
  const version = nodeCache ? NODE_CACHE_COREDNS : (tag ?? settingsVersion?.value ?? NEWEST_COREDNS);
  const versionAt = nodeCache ? undefined : tag === undefined ? settingsVersion?.at : container.image?.at;
  const port = Number(flag('dns.port')?.value ?? flag('p')?.value ?? 53);
  return {
    text,
    software: nodeCache ? 'node-cache' : 'coredns',
    claims: workload.hostNetwork ? locals : [],
    version,
    ...(versionAt === undefined ? {} : { versionAt }),
    context: {
      version,
      build: nodeCache ? 'node-cache' : 'coredns',
      env,
      envKnown: container.envFrom !== true && ![...env.values()].includes(undefined),
      port: Number.isInteger(port) ? port : 53,
      path: at,
      files,
      filesComplete: complete,
      ...(/(^|\/)(coredns\/coredns|k8s\.io\/(coredns\/)?coredns|coredns)(:|@|$)/.test(image)
        ? { stockImage: true }
        : {}),
    } as ConfigContext,
  };
}

/** `-conf X`, `-conf=X`, `--conf=X` (Go flag package). */
function flagOf(container: Container, name: string): Located<string> | undefined {
  const { words } = container;
  for (let i = words.length - 1; i >= 0; i -= 1) {
    const word = words[i];
    if (word === undefined) continue;
    const match = /^--?([a-z.]+)(?:=(.*))?$/s.exec(word.value);
    if (match === null || match[1] !== name) continue;
    if (match[2] !== undefined) return { value: match[2], at: word.at };
    const next = words[i + 1];
    if (next !== undefined) return next;
  }
  return undefined;
}

function versionOf(image: string): string | undefined {
  return /:v?(\d+\.\d+\.\d+)/.exec(image)?.[1];
}

function join(directory: string, name: string): string {
  return `${directory.replace(/\/+$/, '')}/${name}`;
}

/** What node-cache itself does to its base file before CoreDNS starts (cmd/node-cache/app/configmap.go updateCorefile). */
function fillPlaceholders(
  text: SourceText,
  workload: WorkloadFact,
  container: Container,
  locals: readonly string[],
  setup: Setup,
): SourceText {
  const upstream = flagOf(container, 'upstreamsvc')?.value ?? 'kube-dns';
  const service = setup.services.find((one) => one.name === upstream && one.namespace === workload.namespace);
  const kubeDns = setup.maps.find((map) => map.name === 'kube-dns' && map.namespace === workload.namespace);
  const settings = kubeDns === undefined ? undefined : setup.input.readKubeDns(kubeDns.data);
  const told = service === undefined ? undefined : (setup.addressesOf.get(service) ?? []).join(' ');
  const values = new Map<string, string>([
    ['__PILLAR__LOCAL__DNS__', locals.join(' ')],
    ['__PILLAR__DNS__SERVER__', ''],
    [
      '__PILLAR__UPSTREAM__SERVERS__',
      settings !== undefined && settings.upstreamNameservers.length > 0
        ? settings.upstreamNameservers.map((one) => one.value).join(' ')
        : '/etc/resolv.conf',
    ],
  ]);
  if (told !== undefined) values.set('__PILLAR__CLUSTER__DNS__', told);
  return replaceAll(text, values);
}

/** Each replaced placeholder stands, as a whole, for its place in the file. */
function replaceAll(source: SourceText, values: ReadonlyMap<string, string>): SourceText {
  let text = '';
  const segments: Segment[] = [];
  let done = 0;
  const copy = (end: number): void => {
    if (end > done) {
      segments.push({ start: text.length, at: done, length: end - done, verbatim: true });
      text += source.text.slice(done, end);
    }
    done = end;
  };
  for (const match of source.text.matchAll(/__PILLAR__[A-Z_]+__/g)) {
    const value = values.get(match[0]);
    if (value === undefined) continue;
    copy(match.index);
    if (value !== '') {
      segments.push({ start: text.length, at: match.index, length: match[0].length, verbatim: false });
      text += value;
    }
    done = match.index + match[0].length;
  }
  copy(source.text.length);
  return derive(source, text, segments);
}

function makeServer(
  one: {
    id: string;
    name: string;
    network: string;
    pool?: string;
    found: FoundCorefile;
    resolver: ResolverView;
    at: Location;
    at2?: Location;
  },
  setup: Setup,
): DnsServer {
  const { found } = one;
  const reading = setup.readers.corefile(found.text, found.context);
  for (const notice of reading.notices)
    if (
      !setup.notices.some(
        (known) =>
          known.at.file === notice.at.file &&
          known.at.span.start === notice.at.span.start &&
          known.message === notice.message,
      )
    )
      setup.notices.push(notice);
  const config = reading.value;
  const binds =
    found.software === 'node-cache' && one.network.startsWith('node:')
      ? config.blocks.flatMap((block) =>
          block.bind.flatMap((bind) => (bind.value.kind === 'address' ? [bind.value.address] : [])),
        )
      : [];
  const claims = [
    ...new Set([...found.claims, ...binds.filter((address) => !/^(0\.0\.0\.0|::|127\.|::1)/.test(address))]),
  ];
  return {
    id: one.id,
    name: one.name,
    software: found.software,
    network: one.network,
    ...(one.pool === undefined ? {} : { pool: one.pool }),
    version: found.version,
    ...(found.versionAt === undefined ? {} : { versionAt: found.versionAt }),
    config,
    upstreams: resolveUpstreams(
      config,
      one.resolver,
      found.version,
      found.assumption === undefined ? [] : [found.assumption],
      found.context.files,
      setup,
    ),
    claims,
    ...(found.assumption === undefined ? {} : { assumption: found.assumption }),
    at: one.at,
  };
}

function resolveUpstreams(
  config: ServerConfig,
  resolver: ResolverView,
  version: string,
  assumed: readonly string[],
  files: ReadonlyMap<string, SourceText>,
  setup: Setup | undefined,
): ReadonlyMap<ForwardStep, readonly ResolvedUpstream[]> {
  const out = new Map<ForwardStep, readonly ResolvedUpstream[]>();
  for (const block of config.blocks) {
    for (const step of block.steps) {
      if (step.kind !== 'forward') continue;
      const list: ResolvedUpstream[] = [];
      for (const to of step.to) {
        const upstream = to.value;
        if (upstream.kind === 'endpoint') {
          list.push({
            kind: 'known',
            address: parseAddress(upstream.address) ?? upstream.address,
            port: upstream.port,
            transport: upstream.transport,
            at: to.at,
            via: [],
            assumptions: [],
          });
        } else if (upstream.kind === 'resolver-file') {
          const mounted = files.get(upstream.path);
          if (mounted !== undefined && setup !== undefined) {
            for (const nameserver of setup.readers.resolverFile(mounted).value.nameservers) {
              list.push({
                kind: 'known',
                address: parseAddress(nameserver.value) ?? nameserver.value,
                port: 53,
                transport: 'dns',
                at: to.at,
                via: [{ at: nameserver.at, says: `${upstream.path} lists nameserver ${nameserver.value}` }],
                assumptions: [],
              });
            }
            continue;
          }
          if (upstream.path !== '/etc/resolv.conf') {
            list.push({ kind: 'unknown', because: `what ${upstream.path} holds is not stated`, at: to.at, via: [] });
            continue;
          }
          for (const one of resolver.nameservers) {
            list.push({
              kind: 'known',
              address: one.address,
              port: 53,
              transport: 'dns',
              at: to.at,
              via: one.via,
              assumptions: [...assumed, ...one.assumptions],
            });
          }
          if (resolver.unknown !== undefined)
            list.push({ kind: 'unknown', because: resolver.unknown.because, at: to.at, via: resolver.unknown.via });
          else if (resolver.outside || resolver.nameservers.length === 0)
            list.push({
              kind: 'unknown',
              because: resolver.outside
                ? 'the resolvers that the nodes get from their network'
                : 'the resolver file lists no nameserver',
              outside: resolver.outside,
              at: to.at,
              via: [],
            });
        } else if (upstream.kind === 'host') {
          list.push({
            kind: 'unknown',
            because: `what ${upstream.name} resolves to is not stated`,
            at: to.at,
            via: [],
          });
        } else if (upstream.kind === 'placeholder') {
          list.push({ kind: 'unknown', because: `${upstream.name} is filled in on the node`, at: to.at, via: [] });
        } else {
          list.push({ kind: 'unknown', because: upstream.because, at: to.at, via: [] });
        }
      }
      out.set(step, atLeast(version, 1, 14, 4) ? distinct(list) : list);
    }
  }
  return out;
}

/** CoreDNS >= 1.14.4 asks an address once, however often it is listed (plugin/forward/setup.go). */
function distinct(list: readonly ResolvedUpstream[]): ResolvedUpstream[] {
  const seen = new Set<string>();
  return list.filter((one) => {
    if (one.kind === 'unknown') return true;
    const key = `${one.address}|${one.port}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

export function atLeast(version: string, major: number, minor: number, patch: number): boolean {
  const [a = 0, b = 0, c = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return a !== major ? a > major : b !== minor ? b > minor : c >= patch;
}

/** A Corefile in a ConfigMap whose workload is not in the repository: the platform's own CoreDNS or node cache. */
function assumedServer(
  map: ConfigMapFact,
  entry: ConfigMapFact['data'][number],
  pools: readonly Pool[],
  inherited: ReadonlyMap<string, ResolverView>,
  setup: Setup,
): DnsServer {
  const nodeCache = /__PILLAR__/.test(entry.text.text) || /node-?local-?dns/i.test(map.name);
  const pool = pools[0] as Pool;
  const name = `${map.namespace}/ConfigMap/${map.name}`;
  const stated = setup.input.settings?.corednsVersion;
  const version = nodeCache
    ? NODE_CACHE_COREDNS
    : (stated?.value ??
      setup.input.facts.flatMap((fact) =>
        fact.kind === 'network' && fact.corednsVersion !== undefined
          ? [fact.corednsVersion.value.replace(/^v/, '')]
          : [],
      )[0] ??
      NEWEST_COREDNS);
  const assumption = nodeCache
    ? `the workload that uses ConfigMap ${map.namespace}/${map.name} runs node-cache in the node's network with dnsPolicy Default`
    : `the workload that uses ConfigMap ${map.namespace}/${map.name} runs in its own pod network with dnsPolicy Default`;
  const view = inherited.get(pool.name) as ResolverView;
  const found: FoundCorefile = {
    text: entry.text,
    software: nodeCache ? 'node-cache' : 'coredns',
    claims: [],
    version,
    ...(stated === undefined ? {} : { versionAt: stated.at }),
    assumption,
    context: {
      version,
      build: nodeCache ? 'node-cache' : 'coredns',
      env: new Map(),
      envKnown: false,
      port: 53,
      path: '/etc/coredns/Corefile',
      files: new Map(map.data.map((one) => [`/etc/coredns/${one.key}`, one.text])),
      filesComplete: false,
    },
  };
  return makeServer(
    {
      id: name,
      name,
      network: nodeCache ? `node:${pool.name}` : `pod:${name}`,
      pool: pool.name,
      found,
      resolver: view,
      at: map.at,
    },
    setup,
  );
}

function bareServer(
  text: ConfigTextFact,
  texts: readonly ConfigTextFact[],
  settings: ClusterSettings | undefined,
  setup: Setup,
): DnsServer {
  const directory = `/${text.path.split('/').slice(0, -1).join('/')}`.replace(/\/$/, '');
  const files = new Map<string, SourceText>();
  for (const one of texts) if (one !== text) files.set(`/${one.path}`, one.text);
  const version = settings?.corednsVersion?.value ?? NEWEST_COREDNS;
  const found: FoundCorefile = {
    text: text.text,
    software: 'coredns',
    claims: [],
    version,
    ...(settings?.corednsVersion === undefined ? {} : { versionAt: settings.corednsVersion.at }),
    context: {
      version,
      build: 'coredns',
      env: new Map(),
      envKnown: false,
      port: 53,
      path: `${directory}/${text.path.split('/').pop() ?? 'Corefile'}`,
      files,
      filesComplete: false,
    },
  };
  const unknown: ResolverView = {
    nameservers: [],
    unknown: { because: 'what /etc/resolv.conf holds on its host is not stated', via: [] },
    outside: false,
  };
  return makeServer(
    { id: text.path, name: text.path, network: `host:${text.path}`, found, resolver: unknown, at: text.at },
    setup,
  );
}

/** Resolvers that run on the nodes themselves. */
function nodeServers(
  pool: Pool,
  inherited: ResolverView,
  readers: ConfigReaders,
  notices: Notice[],
  anchor: Location,
): DnsServer[] {
  const out: DnsServer[] = [];
  const at = pool.osAt ?? pool.provisionerAt ?? anchor;
  const stub = pool.resolved?.stubListener;
  const runs =
    (pool.os?.resolved === 'active' && pool.os.stubListener) ||
    (pool.resolved !== undefined && pool.os?.resolved !== 'absent');
  if (runs && !(stub !== undefined && /^(no|false|off|0)$/i.test(stub.value))) {
    const where = pool.resolved?.at ?? at;
    const listed = [...(pool.resolved?.dns ?? [])];
    // A plain /etc/resolv.conf is one of resolved's own sources (systemd-resolved.service(8)).
    const plain = pool.files.get('/etc/resolv.conf');
    if (plain !== undefined)
      for (const one of readers.resolverFile(plain.text).value.nameservers)
        if (!one.value.startsWith('127.0.0.5')) listed.push(one);
    const extra = (pool.resolved?.stubListenerExtra ?? []).flatMap(
      (one) => parseAddress(one.value.replace(/^(udp|tcp):/, '').replace(/:\d+$/, '')) ?? [],
    );
    const to = listed.map((one) => endpointOf(one));
    const block = simpleBlock(
      ['127.0.0.53', '127.0.0.54', ...extra],
      [{ zone: ROOT, to, policy: 'sequential', at: where }],
      where,
      true,
    );
    const config: ServerConfig = { blocks: [block], errors: [], at: where };
    const upstreams = new Map<ForwardStep, readonly ResolvedUpstream[]>();
    for (const step of block.steps) {
      if (step.kind !== 'forward') continue;
      const known = step.to.flatMap((one): ResolvedUpstream[] =>
        one.value.kind === 'endpoint'
          ? [
              {
                kind: 'known',
                address: one.value.address,
                port: one.value.port,
                transport: 'dns',
                at: one.at,
                via: [],
                assumptions: [],
              },
            ]
          : [],
      );
      upstreams.set(
        step,
        known.length > 0
          ? known
          : [
              {
                kind: 'unknown',
                because: 'the resolvers that the nodes get from their network',
                outside: true,
                at: where,
                via: [],
              },
            ],
      );
    }
    out.push({
      id: `systemd-resolved on ${pool.name}`,
      name: `node/${pool.name}/systemd-resolved`,
      software: 'systemd-resolved',
      network: `node:${pool.name}`,
      pool: pool.name,
      version: '',
      config,
      upstreams,
      claims: extra,
      at: where,
    });
  }
  for (const [software, pattern, read] of [
    ['dnsmasq', /^\/etc\/(dnsmasq\.conf|dnsmasq\.d\/[^/]+|NetworkManager\/dnsmasq\.d\/[^/]+)$/, readers.dnsmasq],
    ['unbound', /^\/etc\/unbound\/(unbound\.conf|unbound\.conf\.d\/[^/]+\.conf)$/, readers.unbound],
  ] as const) {
    const files = [...pool.files.entries()].filter(([path]) => pattern.test(path)).sort(([a], [b]) => (a < b ? -1 : 1));
    const first = files[0];
    if (first === undefined) continue;
    const reading = read(files.map(([, file]) => file.text));
    notices.push(...reading.notices);
    out.push({
      id: `${software} on ${pool.name}`,
      name: `node/${pool.name}/${software}`,
      software,
      network: `node:${pool.name}`,
      pool: pool.name,
      version: '',
      config: reading.value,
      upstreams: resolveUpstreams(
        reading.value,
        {
          nameservers: [],
          unknown: { because: 'what /etc/resolv.conf holds on the nodes is not stated', via: [] },
          outside: inherited.outside,
        },
        '',
        [],
        new Map(),
        undefined,
      ),
      claims: [],
      at: first[1].at,
    });
  }
  return out;
}

function endpointOf(one: Located<string>): { address: string; port: number; at: Location } {
  const match =
    /^(\d+\.\d+\.\d+\.\d+)(?::(\d+))?$/.exec(one.value) ?? /^\[([0-9a-fA-F:]+)\](?::(\d+))?$/.exec(one.value);
  const address = parseAddress(match?.[1] ?? one.value) ?? one.value;
  return { address, port: match?.[2] === undefined ? 53 : Number(match[2]), at: one.at };
}

function simpleBlock(
  addresses: readonly string[],
  forwards: readonly {
    zone: string;
    to: readonly { address: string; port: number; at: Location }[];
    policy: ForwardStep['policy'];
    at: Location;
  }[],
  at: Location,
  merges: boolean,
): ServerBlock {
  return {
    keys: [{ zone: ROOT, transport: 'dns', port: 53, at }],
    bind: addresses.map((address) => ({ value: { kind: 'address', address }, at })),
    views: [],
    at,
    extent: at,
    steps: [
      ...forwards.map(
        (one): ForwardStep => ({
          kind: 'forward',
          plugin: 'forward',
          from: one.zone,
          except: [],
          to: one.to.map((to) => ({
            value: { kind: 'endpoint', address: to.address, port: to.port, transport: 'dns' },
            at: to.at,
          })),
          policy: one.policy,
          maxConcurrent: 0,
          failover: [],
          next: [],
          protocol: 'client',
          merges,
          longestFromWins: true,
          at: one.at,
        }),
      ),
      { kind: 'answer', plugin: 'resolver', at, rules: [{ names: { kind: 'any' }, effect: 'answer', at }] },
    ],
  };
}

/** A resolver of the configuration: what it forwards it forwards, the rest it answers. */
function declaredServer(
  resolver: NonNullable<ClusterInput['settings']>['resolvers'][number],
  anchor: Location,
): DnsServer {
  const at = resolver.at ?? anchor;
  const addresses = resolver.addresses.flatMap((one) => parseAddress(one.value) ?? []);
  const block = simpleBlock(
    addresses,
    resolver.forwards.map((one) => ({
      zone: absolute(one.zone),
      to: one.to.map(endpointOf),
      policy: 'random' as const,
      at: one.at,
    })),
    at,
    false,
  );
  const config: ServerConfig = { blocks: [block], errors: [], at };
  return {
    id: `resolver ${resolver.name}`,
    name: resolver.name,
    software: 'declared',
    network: `external:${resolver.name}`,
    version: '',
    config,
    upstreams: resolveUpstreams(config, { nameservers: [], outside: false }, '', [], new Map(), undefined),
    claims: [],
    at,
  };
}

function behaviourServer(fact: ResolverFact, pools: readonly Pool[]): DnsServer {
  const network =
    fact.network === 'node' ? `node:${fact.pool ?? pools[0]?.name ?? 'default'}` : `external:${fact.name}`;
  return {
    id: `resolver ${fact.name}`,
    name: fact.name,
    software: fact.software,
    network,
    version: '',
    config: fact.config,
    upstreams: resolveUpstreams(fact.config, { nameservers: [], outside: false }, '', [], new Map(), undefined),
    claims: fact.network === 'node' ? fact.addresses.map((one) => one.value) : [],
    at: fact.at,
  };
}

function frontendsOf(
  services: readonly ServiceFact[],
  workloads: readonly WorkloadFact[],
  servers: readonly DnsServer[],
  addressesOf: ReadonlyMap<ServiceFact, readonly string[]>,
): Frontend[] {
  const out: Frontend[] = [];
  for (const service of services) {
    const addresses = [
      ...(addressesOf.get(service) ?? []),
      ...service.externalIPs.flatMap((one) => parseAddress(one.value) ?? []),
    ];
    if (addresses.length === 0) continue;
    const selector = service.selector;
    const selected =
      selector === undefined
        ? []
        : workloads.filter(
            (workload) =>
              workload.namespace === service.namespace &&
              Object.entries(selector).every(([key, value]) => workload.labels[key] === value),
          );
    const at = service.clusterIPs[0]?.at ?? service.at;
    const says = `Service ${service.namespace}/${service.name}`;
    const ports = new Map<number, { server: string; port: number }[]>();
    for (const port of service.ports) {
      const targets = ports.get(port.port) ?? [];
      for (const workload of selected) {
        const number =
          typeof port.targetPort === 'number'
            ? port.targetPort
            : workload.containers.flatMap((container) => container.ports).find((one) => one.name === port.targetPort)
                ?.containerPort;
        const name = `${workload.namespace}/${workload.workload}/${workload.name}`;
        for (const server of servers) {
          if (server.name !== name) continue;
          const target = { server: server.id, port: number ?? port.port };
          if (!targets.some((one) => one.server === target.server && one.port === target.port)) targets.push(target);
        }
      }
      ports.set(port.port, targets);
    }
    for (const [port, targets] of ports) {
      for (const address of addresses) out.push({ address, port, says, at, targets, unknownTargets: false });
    }
  }
  return out;
}

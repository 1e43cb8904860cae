/** Gathers facts into one cluster: servers, the networks they sit in, and what each upstream comes to. */

import { parseAddress } from '../dns/endpoint.ts';
import { absolute } from '../dns/name.ts';
import type {
  AddressPoolFact,
  ConfigMapFact,
  ConfigReaders,
  Container,
  Fact,
  NetworkFact,
  ServiceFact,
  WorkloadFact,
} from '../facts/fact.ts';
import type { PathStep } from '../facts/path.ts';
import { openBudget } from '../text/budget.ts';
import type { Located, Location } from '../text/location.ts';
import type { Notice } from '../text/notice.ts';
import { locate, type SourceText } from '../text/source-text.ts';
import { withoutShadowed, withoutSigns } from './by-default.ts';
import type { Cluster, DnsServer, InheritsClusterDns, PoolView, ResolverView } from './cluster.ts';
import type { ClusterInput, Setup } from './context.ts';
import { customServer, isCustomMap, remarkIgnored } from './coredns-custom.ts';
import { assumedServer, bareServer, makeServer } from './coredns-servers.ts';
import { corefileOf, readsCorefile } from './corefile-of.ts';
import { defaultClusterDns, defaultFrontends, nthOf, profilesOf } from './default-addresses.ts';
import { frontendsOf } from './frontends.ts';
import { impliedServers } from './implied-coredns.ts';
import { atStart, besides, knownHosts, NO_HOSTS, serviceHosts } from './known-hosts.ts';
import { mountedResolver } from './mounted-resolver.ts';
import { volumeKey } from './mounts.ts';
import type { Pool } from './pool.ts';
import { clusterDnsOf, makePools } from './pools.ts';
import { inheritedView, lastOf, lostResolvConf, type PodResolver, podResolver } from './resolver-files.ts';
import { behaviourServer, declaredServer, nodeServers } from './resolver-servers.ts';
import { resolverOf, resolverServer } from './resolver-workloads.ts';
import { statedVersion } from './stated-version.ts';

export function assemble(input: ClusterInput, readers: ConfigReaders): Cluster {
  const { settings } = input;
  const facts = withoutShadowed(withoutSigns(input.facts));
  const notices: Notice[] = [];
  const of = <K extends Fact['kind']>(kind: K): Extract<Fact, { kind: K }>[] =>
    facts.filter((fact) => fact.kind === kind) as Extract<Fact, { kind: K }>[];
  const textAt = new Map(of('config-text').map((text) => [text.path, text]));
  const fromFiles = new Set<SourceText>();
  const maps = of('config-map').map((map) => withFiles(map, textAt, fromFiles, notices));
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
  const provisioners = [
    ...(settings?.nodes ?? []).flatMap((node) => node.provisioner ?? []),
    ...of('node-profile').flatMap((fact) => fact.provisioner ?? []),
    ...of('kubelet').flatMap((fact) =>
      fact.provisioner === undefined ? [] : [{ value: fact.provisioner, at: fact.at }],
    ),
  ];
  const reported = clusterDnsOf(settings, networks, nthOf(provisioners));
  for (const service of services) {
    if (service.headless || service.type === 'ExternalName') continue;
    const written = service.clusterIPs.flatMap((one) => parseAddress(one.value) ?? []);
    if (written.length > 0) addressesOf.set(service, written);
    else if (service === dnsService && reported.length > 0)
      addressesOf.set(
        service,
        reported.map((one) => one.address),
      );
    else {
      const made = `240.${(symbolic.size >> 16) & 255}.${(symbolic.size >> 8) & 255}.${symbolic.size & 255}`;
      symbolic.set(made, `Service ${service.namespace}/${service.name}`);
      addressesOf.set(service, [made]);
    }
  }

  // Remarks about machines' files are of interest where there is a cluster, and once.
  const ofMachines: Notice[] = [];
  const { pools, machines } = makePools(input, facts, readers, ofMachines);
  const fallbackAnchor = anchor ?? { file: { path: '', text: '' }, span: { start: 0, end: 0 } };
  const inherited = new Map(pools.map((pool) => [pool.name, inheritedView(pool, readers, ofMachines, fallbackAnchor)]));
  const kubeletDns = (pool: Pool): { address: string; shown?: string; via: readonly PathStep[]; at: Location }[] => {
    const flags = pool.kubelets.filter((fact) => fact.clusterDNS !== undefined);
    const chosen = lastOf(flags.filter((fact) => fact.source === 'flags')) ?? flags.at(-1);
    if (chosen?.clusterDNS !== undefined) {
      return chosen.clusterDNS.flatMap((one) => {
        const address = parseAddress(one.value);
        return address === undefined
          ? []
          : [
              {
                address,
                via: [{ at: one.at, says: `kubelet's clusterDNS is ${address}`, setting: 'cluster-dns' }],
                at: one.at,
              },
            ];
      });
    }
    if (reported.length > 0) return reported;
    if (dnsService !== undefined)
      return (addressesOf.get(dnsService) ?? []).map((address) => ({
        address,
        ...(symbolic.has(address) && { shown: symbolic.get(address) as string }),
        via: [
          {
            at: dnsService.at,
            says: `the cluster DNS is Service ${dnsService.namespace}/${dnsService.name}`,
            setting: 'cluster-dns',
          },
        ],
        at: dnsService.at,
      }));
    return [];
  };

  const servers: DnsServer[] = [];
  const inheritsClusterDns: InheritsClusterDns[] = [];
  const claimed = new Set<ConfigMapFact>();
  const mapsNamed = new Map<string, ConfigMapFact>();
  for (const map of maps) {
    for (const name of [map.name, `${map.namespace}/${map.name}`]) {
      const key = volumeKey(name, map.secret);
      if (!mapsNamed.has(key)) mapsNamed.set(key, map);
    }
  }
  const servicesNamed = new Map<string, ServiceFact>();
  for (const service of services) {
    const name = `${service.namespace}/${service.name}`;
    if (!servicesNamed.has(name)) servicesNamed.set(name, service);
  }
  const context: Setup = {
    input,
    mapsNamed,
    stated: statedVersion(input.facts),
    texts: textAt,
    claimedTexts: fromFiles,
    nodeFiles: new Map(pools.flatMap((pool) => [...pool.files].map(([path, { text }]) => [path, text] as const))),
    servicesNamed,
    clusterDns: reported.map((one) => one.address),
    addressesOf,
    readers,
    notices,
    remark: once(notices),
    clusterDomain: domain.toLowerCase().replace(/^\.|\.$/g, ''),
    symbolic,
    claimed,
  };

  const byService = serviceHosts(addressesOf, domain);
  const ids = new Set<string>();
  const unread: { workload: WorkloadFact; container: Container; title: string }[] = [];
  for (const workload of workloads) {
    for (const container of workload.containers) {
      if (container.init) continue;
      const found = corefileOf(workload, container, context);
      const other = found === undefined ? resolverOf(workload, container, context) : undefined;
      if (found === undefined && other === undefined) {
        const title = readsCorefile(container);
        if (title !== undefined && workload.installerDefault === undefined) unread.push({ workload, container, title });
        continue;
      }
      const perPool = pools.length > 1 ? pools : [pools[0] as Pool];
      const variants = new Set<string>();
      for (const pool of perPool) {
        const mounted = mountedResolver(workload, container, pool, readers, notices);
        const over = mounted('/etc/resolv.conf');
        const resolver: PodResolver =
          over === undefined
            ? podResolver(workload, kubeletDns(pool), inherited.get(pool.name) as ResolverView)
            : { view: over };
        const name = `${workload.namespace}/${workload.workload}/${workload.name}`;
        const id = perPool.length > 1 ? `${name} on ${pool.name}` : name;
        const signature =
          JSON.stringify(resolver.view.nameservers.map((one) => one.address)) +
          (workload.hostNetwork ? pool.name : '') +
          (resolver.view.unknown?.because ?? '');
        if (variants.has(signature)) continue;
        variants.add(signature);
        const network = workload.sharedNetwork ?? (workload.hostNetwork ? `node:${pool.name}` : `pod:${id}`);
        // Containers of a pod share its network, and its name.
        const taken = ids.has(id);
        const unique = taken ? `${id} (${container.name})` : id;
        ids.add(unique);
        const place = {
          id: unique,
          ...(taken ? { name: `${name} (${container.name})`, workload: name } : { name }),
          network,
          pool: pool.name,
          at: workload.at,
        };
        const own = knownHosts(workload, servicesNamed, addressesOf);
        const services = resolver.inheritsClusterDns === undefined ? NO_HOSTS : byService(workload.namespace);
        if (other !== undefined)
          servers.push(
            resolverServer(other, place, resolver.view, besides(own, services), workload.installerDefault, context),
          );
        if (found === undefined) continue;
        const view = (path: string): ResolverView =>
          path === '/etc/resolv.conf' ? resolver.view : (mounted(path) ?? notStated(path));
        const hosts = besides(own, atStart(services));
        const server = makeServer({ ...place, found, resolver: view, hosts }, context);
        servers.push(workload.ownerWrites === true ? { ...server, ownerWrites: true } : server);
        // What a chart or platform fixes is nobody's setting.
        if (resolver.inheritsClusterDns !== undefined && workload.platformSource === undefined)
          inheritsClusterDns.push({ server: name, ...resolver.inheritsClusterDns });
      }
    }
  }
  const alone = new Map<string, number>();
  for (const map of maps) {
    if (claimed.has(map) || isCustomMap(map)) continue;
    const entry =
      map.data.find((one) => one.key === 'Corefile') ??
      map.data.find((one) => !/\.(server|override|include)$/.test(one.key) && readers.looksLikeCorefile(one.text));
    if (entry === undefined || (entry.key !== 'Corefile' && !readers.looksLikeCorefile(entry.text))) continue;
    // One object stated twice, by two scripts or for two cases, is one server or the other, each in a pod of its own.
    const named = `${map.namespace}/${map.name}`;
    const times = (alone.get(named) ?? 0) + 1;
    alone.set(named, times);
    servers.push(assumedServer(map, entry, pools, inherited, context, times));
  }
  // The platform's own Corefile imports it, unless the repository shows the CoreDNS of that namespace.
  for (const map of maps) {
    if (!isCustomMap(map)) continue;
    const platforms = workloads.some(
      (one) => one.installerDefault !== undefined && one.namespace === map.namespace && mapsOf(one).has(map.name),
    );
    if (!claimed.has(map) || platforms) remarkIgnored(map, context);
    if (claimed.has(map)) continue;
    if (servers.some((server) => server.software === 'coredns' && server.name.startsWith(`${map.namespace}/`)))
      continue;
    const server = customServer(map, pools, inherited, [...profilesOf(provisioners).keys()], context);
    if (server !== undefined) servers.push(server);
  }
  // A Corefile of the same namespace is taken for theirs, mounted or not.
  const read = new Set(servers.map((server) => `${server.software}|${server.name.slice(0, server.name.indexOf('/'))}`));
  for (const { workload, container, title } of unread)
    if (!read.has(`${title.toLowerCase()}|${workload.namespace}`))
      context.remark({
        kind: 'not-modelled',
        message: `what ${title} forwards to is not stated in the repository: a loop through it would not be seen`,
        at: container.image?.at ?? workload.at,
      });
  const texts = of('config-text').filter(
    (text) => text.language === 'corefile' && !context.claimedTexts.has(text.text),
  );
  const beside = new Map(of('config-text').map((text) => [`/${text.path}`, text.text]));
  const bare = texts.map((text) => ({ text, server: bareServer(text, beside, settings, context) }));
  // A file that another Corefile imports is part of that one.
  const imported = new Set(
    bare.flatMap(({ text, server }) =>
      server.config.blocks.map((block) => block.at.file.path).filter((path) => path !== text.at.file.path),
    ),
  );
  for (const { text, server } of bare) if (!imported.has(text.at.file.path)) servers.push(server);
  for (const pool of [...pools, ...machines])
    for (const server of nodeServers(pool, readers, ofMachines, fallbackAnchor, context)) servers.push(server);
  for (const resolver of settings?.resolvers ?? []) servers.push(declaredServer(resolver, fallbackAnchor));
  const dnsAddresses =
    dnsService === undefined ? reported.map((one) => one.address) : (addressesOf.get(dnsService) ?? []);
  for (const fact of of('resolver')) servers.push(behaviourServer(fact, pools, dnsAddresses));
  for (const server of impliedServers(
    [...profilesOf(provisioners).values()],
    facts,
    servers,
    domain,
    pools,
    inherited,
    context,
  ))
    servers.push(server);

  // Files of machines alone are somebody's machines: what pods get there is nobody's question.
  const isCluster =
    settings !== undefined ||
    facts.some((fact) => !/^(?:node-(?:file|link|network|service|server)|config-text)$/.test(fact.kind));
  if (isCluster) for (const notice of ofMachines) context.remark(notice);
  const poolViews: PoolView[] = pools.map((pool) => ({
    pool: pool.name,
    inherited: inherited.get(pool.name) as ResolverView,
    addresses: pool.addresses,
  }));
  const frontends = frontendsOf({
    services,
    endpoints: of('endpoints'),
    redirects: of('redirect'),
    workloads,
    servers,
    addressesOf,
    budget: input.budget ?? openBudget(),
    remark: context.remark,
    pools: poolViews,
    soleAddresses: soleAddresses(of('address-pool')),
    ...(of('address-pool').length === 0 ? balancedBy(provisioners, networks) : {}),
  });
  // A ConfigMap without its workload still stands behind the cluster's DNS Service address.
  const assumed = servers.find((server) => server.assumption !== undefined && server.network.startsWith('pod:'));
  if (assumed !== undefined) {
    const at = dnsService?.at ?? reported[0]?.at ?? assumed.at;
    for (const address of dnsAddresses) {
      const known = frontends.find((one) => one.address === address && one.targets.length > 0);
      if (known === undefined)
        frontends.unshift({
          kind: 'service',
          address,
          port: 53,
          says:
            dnsService === undefined ? 'the cluster DNS address' : `Service ${dnsService.namespace}/${dnsService.name}`,
          at,
          targets: [{ kind: 'server', server: assumed.id, port: 53 }],
          unknownTargets: false,
        });
    }
  } else if (dnsService === undefined && reported.length > 0) {
    const target = clusterServer(servers);
    if (target !== undefined)
      for (const one of reported)
        frontends.push({
          kind: 'service',
          address: one.address,
          port: 53,
          says: 'the cluster DNS address',
          at: one.at,
          targets: [{ kind: 'server', server: target.id, port: 53 }],
          unknownTargets: false,
        });
  }
  // Where nothing states the address, a platform has a default.
  const servesCluster = assumed ?? clusterServer(servers);
  const defaults =
    reported.length > 0 || dnsService?.clusterIPs.some((one) => parseAddress(one.value) !== undefined) === true
      ? []
      : defaultClusterDns(provisioners, of('kubelet'), servesCluster);
  for (const frontend of defaultFrontends(
    defaults,
    frontends,
    dnsService === undefined ? undefined : { fact: dnsService, addresses: addressesOf.get(dnsService) ?? [] },
    servesCluster,
  ))
    frontends.push(frontend);
  const clusterDns = [
    ...new Set([
      ...(dnsService === undefined ? [] : (addressesOf.get(dnsService) ?? [])),
      ...reported.map((one) => one.address),
      ...pools.flatMap((pool) => kubeletDns(pool).map((one) => one.address)),
      // Of several defaults only one is the cluster's: a node's nameserver at another is nobody's mistake.
      ...(defaults.length === 1 ? defaults.map((one) => one.address) : []),
    ]),
  ];
  return {
    name: input.name,
    servers,
    frontends,
    pools: isCluster ? poolViews : [],
    ineffective: [
      ...new Set([
        ...of('kubelet').flatMap((fact) => fact.ineffective),
        ...pools.flatMap((pool) => lostResolvConf(pool)),
      ]),
    ],
    guardEdits: of('guard-edit'),
    inheritsClusterDns,
    nodeFiles: pools.flatMap((pool) =>
      [...pool.files.entries()]
        .filter(([path]) => path.endsWith('resolv.conf'))
        .map(([path, file]) => ({ path, pool: pool.name, file: readers.resolverFile(file.text).value })),
    ),
    symbolic,
    clusterDns,
    clusterDomain: absolute(domain),
    declared: settings !== undefined,
    notices,
  };
}

/** A ConfigMap with the texts of the files that it is made of; what is no configuration text stays unread. */
function withFiles(
  map: ConfigMapFact,
  texts: ReadonlyMap<string, { readonly text: SourceText }>,
  taken: Set<SourceText>,
  notices: Notice[],
): ConfigMapFact {
  if (map.data.every((entry) => entry.file === undefined)) return map;
  const data = map.data.flatMap((entry) => {
    const text = entry.file === undefined ? entry.text : texts.get(entry.file)?.text;
    if (text === undefined) {
      const message = `what \`${entry.key}\` holds lies in ${entry.file} and is not read here`;
      notices.push({ kind: 'not-modelled', message, at: locate(entry.text, 0, 0) });
      return [];
    }
    if (entry.file !== undefined) taken.add(text);
    return [{ ...entry, text }];
  });
  return { ...map, data };
}

/** Of several it is the one that serves the cluster's own zone; a CoreDNS for other zones is nobody's cluster DNS. */
function clusterServer(servers: readonly DnsServer[]): DnsServer | undefined {
  return servers.find(
    (server) =>
      server.software === 'coredns' &&
      server.network.startsWith('pod:') &&
      server.config.blocks.some((block) =>
        block.steps.some((step) => step.kind === 'answer' && step.plugin === 'kubernetes'),
      ),
  );
}

/** Pools of load balancers that leave no choice. */
function soleAddresses(pools: readonly AddressPoolFact[]): ReadonlyMap<string, string> {
  return new Map(
    pools.flatMap(({ name, only }) => {
      const address = only === undefined ? undefined : parseAddress(only.value);
      return address === undefined ? [] : [[name, address] as const];
    }),
  );
}

/** The one installer that is stated, where its own load balancer gives Services the nodes' addresses. */
function balancedBy(
  stated: readonly Located<string>[],
  networks: readonly NetworkFact[],
): { readonly nodesBalance?: string } {
  const [only, ...others] = profilesOf(stated).values();
  if (only?.profile.nodesBalance !== true || others.length > 0 || networks.some((fact) => fact.balancerOff === true))
    return {};
  return { nodesBalance: only.profile.title };
}

function mapsOf({ volumes }: WorkloadFact): ReadonlySet<string> {
  return new Set(
    volumes.flatMap(({ source }) =>
      source.kind === 'config-map'
        ? [source.name]
        : source.kind === 'projected'
          ? source.sources.map((one) => one.name)
          : [],
    ),
  );
}

function once(notices: Notice[]): (notice: Notice) => void {
  const known = new Set<string>();
  return (notice) => {
    const key = `${notice.at.file.path}|${notice.at.span.start}|${notice.message}`;
    if (known.has(key)) return;
    known.add(key);
    notices.push(notice);
  };
}

function notStated(path: string): ResolverView {
  const because = `what ${path} holds is not stated`;
  return { nameservers: [], unknown: { because, via: [], missing: { kind: 'pod-file', path } }, outside: false };
}

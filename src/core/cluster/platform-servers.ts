/** Servers without a workload: bare ConfigMaps and Corefiles, platforms', nodes' resolvers. */

import type { ConfigTextFact } from '../facts/config-text.ts';
import type { Fact } from '../facts/fact.ts';
import type { ConfigMapFact } from '../facts/objects.ts';
import type { Container, Volume, WorkloadFact } from '../facts/workload.ts';
import { grouped } from '../text/append.ts';
import { defined } from '../text/defined.ts';
import { onMirroredMachine } from '../text/mirrored-machine.ts';
import { notModelled } from '../text/notice.ts';
import { getOrInsert } from '../text/once.ts';
import { baseName } from '../text/paths.ts';
import { isPlaceholder } from '../text/placeholder.ts';
import type { SourceText } from '../text/source-text.ts';
import { bareResolvers } from './bare-resolvers.ts';
import { answersForServices, type DnsServer } from './cluster.ts';
import { ofKind } from './cluster-facts.ts';
import type { ClusterContext } from './context.ts';
import { addIgnoredNotices, customServer, isCustomMap } from './coredns-custom.ts';
import { asFarAsKnown, assumedServer, bareServer, makeServer } from './coredns-servers.ts';
import { profilesOf } from './default-addresses.ts';
import { lastFirst } from './guard-rivals.ts';
import { makersOf } from './made-corefile.ts';
import { mapSources, volumeKey } from './mounts.ts';
import { isOneOfSeveral } from './pool.ts';
import { behaviourServer, declaredServer, nodeServers } from './resolver-servers.ts';
import { dnsAddressesOf } from './service-addresses.ts';
import { NEWEST_COREDNS } from './versions.ts';
import type { UnreadServer } from './workload-servers.ts';

export function addPlatformServers(
  known: readonly DnsServer[],
  unread: readonly UnreadServer[],
  context: ClusterContext,
): readonly DnsServer[] {
  const servers = [...known, ...configMapServers(known, context)];
  for (const server of customServers(servers, context)) servers.push(server);
  reportUnread(unread, servers, context);
  const { input, facts, pools, machines } = context;
  for (const server of bareServers(context)) servers.push(server);
  for (const pool of [...pools, ...machines]) for (const server of nodeServers(pool, context)) servers.push(server);
  for (const server of bareResolvers(servers, context)) servers.push(server);
  for (const resolver of input.settings?.resolvers ?? []) servers.push(declaredServer(resolver, facts.anchor));
  const dnsAddresses = dnsAddressesOf(context);
  for (const fact of ofKind(facts.all, 'resolver')) servers.push(behaviourServer(fact, pools, dnsAddresses));
  return [...servers, ...impliedServers(servers, context)];
}

function configMapServers(known: readonly DnsServer[], context: ClusterContext): readonly DnsServer[] {
  const made: DnsServer[] = [];
  const times = new Map<string, number>();
  const readingOf = openReadings(known, context);
  for (const map of lastFirst(context.facts.maps)) {
    if (context.claimed.has(map) || isCustomMap(map)) continue;
    const entry = corefileEntry(map, context);
    if (entry === undefined) continue;
    const reading = readingOf(map);
    if (reading === 'none') continue;
    const name = `${map.namespace}/${map.name}`;
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    const unless =
      reading === 'unknown' ? `a CoreDNS reads ConfigMap ${name}, which none that is shown does` : undefined;
    made.push(asFarAsKnown(assumedServer(map, entry, count, context), map.mayDiffer ?? unless));
  }
  return made;
}

/** Of an installer's CoreDNS, which need not be shown. */
const USUAL_MAP = /^(?:coredns|node-?local-?dns)$/;

/** Of a Corefile that no shown CoreDNS reads. `none`: the workload of its name mounts another one (Kubernetes, "Volumes"). */
function openReadings(
  known: readonly DnsServer[],
  { facts, programs }: ClusterContext,
): (map: ConfigMapFact) => 'none' | 'unknown' | 'assumed' {
  // Without labels it is a patch of one.
  const all = facts.workloads.filter(
    ({ installerDefault, labels, containers }) =>
      installerDefault === undefined &&
      Object.keys(labels).length > 0 &&
      containers.some((one) => !one.init && one.image !== undefined && programs.mayStartCoreDns(one)),
  );
  const named = grouped(all, ({ namespace, name }) => `${namespace}/${name}`);
  const mounted = new Set(all.flatMap((one) => [...mapsOf(one)].map((key) => `${one.namespace}/${key}`)));
  const reading = new Set(known.map(({ workload, name }) => workload ?? name));
  const namespaces = new Set(all.map(({ namespace }) => namespace));
  return (map) => {
    const { namespace, name, secret } = map;
    const own = named.get(`${namespace}/${name}`);
    const isMounted = mounted.has(`${namespace}/${volumeKey(name, secret)}`);
    const readsOther = own?.every(
      (one) => !mayContain(one, map) && reading.has(`${one.namespace}/${one.workload}/${one.name}`),
    );
    if (readsOther === true && !isMounted) return 'none';
    const isUsual = namespace === 'kube-system' && USUAL_MAP.test(name);
    return isMounted || own !== undefined || (namespaces.has(namespace) && !isUsual) ? 'unknown' : 'assumed';
  };
}

/** sigs.k8s.io/kustomize api/hasher encode. */
const HASH = /^(?:-[2456789bcdfghkmt]{10})?$/;

/** By a name that is made of its own (a release's prefix, kustomize's hash), or as another container of the pod writes it. */
function mayContain({ volumes, containers }: WorkloadFact, map: ConfigMapFact): boolean {
  const name = volumeKey(map.name, map.secret);
  const mounts = containers.flatMap((one) => one.mounts.map(({ volume }) => volume));
  const isShared = ({ name: volume, source }: Volume): boolean =>
    !/^(?:config-map|projected)$/.test(source.kind) && mounts.filter((one) => one === volume).length > 1;
  const isLike = (one: string): boolean =>
    isPlaceholder(one) || one.endsWith(`-${name}`) || (one.startsWith(name) && HASH.test(one.slice(name.length)));
  return mounts.length === 0 || volumes.some(isShared) || [...mapsOf({ volumes })].some(isLike);
}

function corefileEntry(map: ConfigMapFact, { readers }: ClusterContext): ConfigMapFact['data'][number] | undefined {
  return (
    map.data.find((one) => one.key === 'Corefile') ??
    map.data.find((one) => !/\.(server|override|include)$/.test(one.key) && readers.looksLikeCorefile(one.text))
  );
}

/** Imported by the platform's Corefile, unless the repository shows that CoreDNS. */
function customServers(known: readonly DnsServer[], context: ClusterContext): readonly DnsServer[] {
  const { facts, claimed } = context;
  const made: DnsServer[] = [];
  for (const map of facts.maps) {
    if (!isCustomMap(map)) continue;
    const ofPlatform = facts.workloads.some(
      (one) => one.installerDefault !== undefined && one.namespace === map.namespace && mapsOf(one).has(map.name),
    );
    if (!claimed.has(map) || ofPlatform) addIgnoredNotices(map, context);
    if (claimed.has(map)) continue;
    const isBeside = (server: DnsServer): boolean =>
      server.software === 'coredns' && server.name.startsWith(`${map.namespace}/`);
    const server = known.some(isBeside) || made.some(isBeside) ? undefined : customServer(map, context);
    if (server !== undefined) made.push(server);
  }
  return made;
}

function reportUnread(unread: readonly UnreadServer[], servers: readonly DnsServer[], context: ClusterContext): void {
  const read = new Set(servers.map((server) => `${server.software}|${server.name.slice(0, server.name.indexOf('/'))}`));
  for (const { workload, container, title } of unread) {
    const isRead = read.has(`${title.toLowerCase()}|${workload.namespace}`) && mayMountAnother(workload, container);
    context.addNotice({
      kind: 'not-modelled',
      message: `what ${title} forwards to is not stated in the repository: a loop through it would not be seen`,
      unseen: `${workload.namespace}/${workload.workload}/${workload.name}`,
      ...defined({ covered: isRead || undefined, carrier: makersOf(workload, container) }),
      at: container.image?.at ?? workload.at,
    });
  }
}

/** A ConfigMap whose name is made elsewhere. */
function mayMountAnother({ volumes }: WorkloadFact, { mounts }: Container): boolean {
  const names = new Set(mounts.map(({ volume }) => volume));
  const own = volumes.filter(({ name }) => names.has(name));
  return own.length === 0 || mapsOf({ volumes: own }).size > 0;
}

function bareServers(context: ClusterContext): readonly DnsServer[] {
  const texts = ofKind(context.facts.all, 'config-text');
  const sights = sightsOf(texts);
  const isOwn = ({ text, language, isLink }: ConfigTextFact): boolean =>
    language === 'corefile' && isLink !== true && !context.claimedTexts.has(text);
  const machines = new Map<string, number>();
  const bare = texts.filter(isOwn).map((text) => {
    const machine = machines.get(text.path) ?? 0;
    machines.set(text.path, machine + 1);
    return { text, machine };
  });
  // What they import is not read once more, with all that it imports.
  const servers = new Map<ConfigTextFact, DnsServer>();
  for (const isMain of [true, false])
    for (const { text, machine } of bare)
      if (MAIN.test(text.path) === isMain && !context.claimedTexts.has(text.text))
        servers.set(text, bareServer(text, { ...sights(text), machine }, context));
  return bare.flatMap(({ text }) => {
    const server = servers.get(text);
    if (server === undefined || context.claimedTexts.has(text.text)) return [];
    if (isCalledCorefile(text, server)) return [server];
    const words =
      'this looks like a Corefile or a part of one, which CoreDNS would refuse as it stands: it is not judged';
    context.addNotice(notModelled(words, text.at));
    return [];
  });
}

const MAIN = /(?:^|[/.])corefile(?:\.(?:j2|tpl|tmpl|tftpl))?$/i;

/** Of another name it may be a part, or about Corefiles: being whole shows it. */
function isCalledCorefile({ path }: ConfigTextFact, { config: { errors } }: DnsServer): boolean {
  const [error] = errors;
  if (error === undefined || MAIN.test(path)) return true;
  return (
    error.isUnbalanced !== true &&
    (/corefile/i.test(baseName(path)) || !/\.(?:md|txt|pp|rst)$|(?:^|\/)[A-Z_]+$/.test(path))
  );
}

const ABSOLUTE = /[ \t]"?\/[\w.-]/;
const HOME = '/etc/coredns';

/** Texts by path; a mirrored machine's by their paths there. */
function sightsOf(
  texts: readonly ConfigTextFact[],
): (text: ConfigTextFact) => { readonly path: string; readonly files: ReadonlyMap<string, SourceText> } {
  const all = new Map<string, SourceText>();
  const machines = new Map<string, Map<string, SourceText>>();
  for (const { path, text } of texts) {
    all.set(`/${path}`, text);
    const found = onMirroredMachine(path);
    if (found === undefined) continue;
    getOrInsert(machines, found.root, () => new Map<string, SourceText>()).set(found.path, text);
  }
  const filesByHome = new Map<string, ReadonlyMap<string, SourceText>>();
  return ({ path, text }) => {
    const found = ABSOLUTE.test(text.text) ? onMirroredMachine(path) : undefined;
    const files = found === undefined ? undefined : machines.get(found.root);
    if (found !== undefined && files !== undefined) return { path: found.path, files };
    if (!text.text.includes(`${HOME}/`)) return { path: `/${path}`, files: all };
    const folder = `/${path}`.slice(0, path.lastIndexOf('/') + 1);
    const beside = getOrInsert(filesByHome, folder, () => withHome(folder, all));
    return { path: `/${path}`, files: beside };
  };
}

/** Their `volumeKey`s. */
function mapsOf({ volumes }: Pick<WorkloadFact, 'volumes'>): ReadonlySet<string> {
  const sources = volumes.flatMap((one) => mapSources(one) ?? []);
  return new Set(sources.map((one) => volumeKey(one.name, one.secret)));
}

function withHome(folder: string, files: ReadonlyMap<string, SourceText>): ReadonlyMap<string, SourceText> {
  const own = [...files].filter(([path]) => path.startsWith(`${folder}/`));
  return new Map([...own.map(([path, text]) => [`${HOME}${path.slice(folder.length)}`, text] as const), ...files]);
}

/** Empty where files show one, several or no installers are stated, or nothing could ask it. */
function impliedServers(known: readonly DnsServer[], context: ClusterContext): readonly DnsServer[] {
  const { pools } = context;
  const { domain, provisioners, all } = context.facts;
  const [only, ...others] = profilesOf(provisioners).values();
  const coreDns = only?.profile.coreDns;
  if (only === undefined || coreDns === undefined || others.length > 0 || !/^[\w.-]{1,253}$/.test(domain)) return [];
  if (all.some(showsClusterDns) || known.some(servesCluster)) return [];
  if (!known.some((server) => server.upstreams.size > 0)) return [];
  const version = context.input.settings?.corednsVersion;
  const text = context.readers.stockCorefile(domain, coreDns.guard, only.at);
  const name = 'kube-system/Deployment/coredns';
  const made: DnsServer[] = [];
  const variants = new Set<string>();
  for (const pool of pools) {
    const view = context.inherited(pool);
    const signature = JSON.stringify([view.nameservers.map((one) => one.address), view.unknown?.because]);
    if (variants.has(signature)) continue;
    variants.add(signature);
    const id = isOneOfSeveral(pool, pools) ? `${name} on ${pool.name}` : name;
    const server = makeServer(
      {
        id,
        name,
        network: `pod:${id}`,
        pool: pool.name,
        found: {
          text,
          software: 'coredns',
          claims: [],
          version: version?.value ?? NEWEST_COREDNS,
          assumption: `the cluster runs the CoreDNS that ${only.profile.title} installs, which forwards the rest to the nodes' resolver file`,
          context: {
            version: version?.value ?? NEWEST_COREDNS,
            build: 'coredns',
            env: new Map(),
            envKnown: true,
            port: 53,
            path: '/etc/coredns/Corefile',
            files: new Map(),
            isAbsent: () => true,
          },
        },
        resolver: view,
        at: only.at,
      },
      context,
    );
    made.push({ ...server, implied: true });
  }
  return made;
}

function showsClusterDns(fact: Fact): boolean {
  return (
    (fact.kind === 'network' && fact.dnsOff === true) ||
    (fact.kind === 'workload' && fact.namespace === 'kube-system' && /^kube-dns|coredns/.test(fact.name)) ||
    (fact.kind === 'config-map' && fact.namespace === 'kube-system' && fact.name === 'coredns')
  );
}

function servesCluster(server: DnsServer): boolean {
  return server.software === 'coredns' && (server.name.startsWith('kube-system/') || answersForServices(server));
}

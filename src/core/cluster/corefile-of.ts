import { POD_ADDRESS, parseAddress, splitPort } from '../dns/endpoint.ts';
import { absolute, ROOT } from '../dns/name.ts';
import { plainForward } from '../facts/plain-server.ts';
import type { ConfigContext, ConfigReaders } from '../facts/readers.ts';
import type { ServerBlock } from '../facts/server-config.ts';
import type { Upstream } from '../facts/steps.ts';
import type { Container, WorkloadFact } from '../facts/workload.ts';
import { compareVersions } from '../text/compare-versions.ts';
import { conditionsAt } from '../text/conditions.ts';
import { defined } from '../text/defined.ts';
import type { Located, Location } from '../text/location.ts';
import { askedOnce } from '../text/once.ts';
import { baseName, rootedPath } from '../text/paths.ts';
import { isPlaceholder } from '../text/placeholder.ts';
import { derive, type Segment, type SourceText } from '../text/source-text.ts';
import type { ClusterContext } from './context.ts';
import { refusedArguments } from './coredns-arguments.ts';
import type { FoundCorefile } from './found-corefile.ts';
import { withHostsFile } from './hosts-file.ts';
import type { Programs } from './input.ts';
import { copiedFrom, madeCorefile } from './made-corefile.ts';
import { join, type Mounted, mountedFiles } from './mounts.ts';
import { bareContainer } from './resolver-workloads.ts';
import { versionOf } from './stated-version.ts';
import type { Filled } from './upstreams.ts';
import { corednsOfNodeCache, NEWEST_COREDNS, NODE_CACHE_COREDNS } from './versions.ts';

/** Of the project and distributions; a private image called coredns may have other plugins. */
const STOCK_IMAGE =
  /^(?:(?:docker\.io\/)?coredns\/coredns|(?:registry\.k8s\.io|k8s\.gcr\.io|gcr\.io\/google[-_]containers)\/(?:coredns\/)?coredns|(?:docker\.io\/)?rancher\/(?:mirrored-)?coredns-coredns|public\.ecr\.aws\/eks-distro\/coredns\/coredns|mcr\.microsoft\.com\/oss\/(?:v2\/)?kubernetes\/coredns|registry\.aliyuncs\.com\/google_containers\/coredns)(?:[:@]|$)/;
const NODE_CACHE_IMAGE = /node-cache|nodelocaldns|node-local-dns/i;

export function corefileOf(
  workload: WorkloadFact,
  container: Container,
  context: ClusterContext,
): FoundCorefile | undefined {
  if (!context.programs.mayStartCoreDns(container)) return undefined;
  return corefileAmong(workload, container, mountedFiles(workload, container, context), context);
}

export function corefileAmong(
  workload: WorkloadFact,
  container: Container,
  mounted: Mounted,
  context: ClusterContext,
): FoundCorefile | undefined {
  const image = container.image?.value ?? '';
  const nodeCache = isNodeCache(container);
  const found = startedWith(container, mounted.files, nodeCache) ?? madeAt({ workload, container, nodeCache }, context);
  if (found === undefined) return undefined;
  for (const map of mounted.used) context.claimed.add(map);
  context.claimedTexts.add(found.text);
  const locals = localAddresses(container);
  const filled = fillBaseFile({ workload, container, mounted, locals, nodeCache }, found, context);
  const isOutside = workload.containerEngine === true || workload.workload === 'unit';
  const settingsVersion = context.input.settings?.corednsVersion ?? versionFor(image, isOutside, context);
  const tag = nodeCache ? corednsOfNodeCache(image) : versionOf(image);
  // A stated CoreDNS version is not that of node-cache's.
  const other = nodeCache ? undefined : settingsVersion;
  const version = tag ?? other?.value ?? (nodeCache ? NODE_CACHE_COREDNS : NEWEST_COREDNS);
  const versionAt = tag === undefined ? other?.at : container.image?.at;
  const texts = [filled.text, ...mounted.files.values()];
  const ofServices = isOutside ? undefined : ofServicesOf(workload, container, texts, context);
  const node = workload.hostNetwork ? undefined : onlyNode(context);
  const env = new Map([...(ofServices?.variables ?? []), ...environmentOf(workload, container, texts, node)]);
  const stockImage = image === '' ? undefined : STOCK_IMAGE.test(image);
  const reading: ConfigContext = {
    version,
    build: nodeCache ? 'node-cache' : 'coredns',
    env,
    envKnown: container.envFrom !== true && ![...env.values()].includes(undefined),
    port: portOf(flagOf(container, 'dns.port', 'p')?.value),
    path: found.at,
    files: withHostsFile(mounted.files, workload),
    volumes: mounted.volumes,
    isAbsent: (path) => mounted.isAbsent(path) || (stockImage !== false && mounted.isOfImage(path)),
    ...defined({
      stockImage,
      workingDirectory: container.workingDirectory,
      outsideCluster: isOutside ? true : undefined,
    }),
  };
  const refused = nodeCache ? undefined : refusedArguments(container, version, stockImage === true);
  const unlessOther = refused === 'unknown' ? OTHER_PROGRAM : unlessExecuted(container, version);
  const ofVariables = isOutside ? unlessTold(texts) : ofServices?.assumes;
  return {
    text: filled.text,
    software: nodeCache ? 'node-cache' : 'coredns',
    claims: workload.hostNetwork ? locals : [],
    version,
    ...assumedOf(workload),
    ...defined({ versionAt, hasOpenTag: hasOpenTag(container), added: filled.added, filledFrom: filled.filledFrom }),
    ...defined({
      mayDiffer:
        mounted.mayDiffer ?? found.assumes ?? unlessOther ?? ofVariables ?? ofVariablesIn(texts, container, node),
      refused: refused === 'unknown' ? undefined : refused,
    }),
    context: reading,
  };
}

/** Where the image does not tell; one without a release is of no other's. */
function versionFor(image: string, isOutside: boolean, context: ClusterContext): Located<string> | undefined {
  if (image !== '') return isOutside ? undefined : context.installedVersion;
  return isOutside ? context.versionElsewhere : context.coreDnsVersion;
}

/** As it is written, whatever a chart's values make of it. */
function hasOpenTag({ image }: Container): true | undefined {
  if (image === undefined) return undefined;
  const { file, span } = image.at;
  return [image.value, file.text.slice(span.start, span.end)].some(isPlaceholder) || undefined;
}

/** Of node-cache. */
function localAddresses(container: Container): readonly string[] {
  const stated = flagOf(container, 'localip')?.value ?? '';
  return stated.split(',').flatMap((one) => parseAddress(one.trim()) ?? []);
}

const OTHER_PROGRAM = 'what the container starts is CoreDNS with this Corefile';

/** Named like the project's: also a copy of it in a registry of one's own. */
const PROJECT_IMAGE = /(?:^|\/)coredns\/coredns(?:[:@]|$)/;

/** Since 1.11.0 /coredns has the file capability, and Linux executes it only where that can be had (Dockerfile, `setcap`; capabilities(7)). */
function unlessExecuted({ image, dropsNetBind }: Container, version: string): string | undefined {
  const name = image?.value ?? '';
  const needsIt = (STOCK_IMAGE.test(name) || PROJECT_IMAGE.test(name)) && compareVersions(version, '1.11.0') >= 0;
  return needsIt && dropsNetBind === true
    ? 'the container starts, though it drops NET_BIND_SERVICE, without which /coredns of the image cannot be executed'
    : undefined;
}

/** client-go/rest/config.go InClusterConfig; not by their settings, as the texts of a server count together. */
function unlessTold(texts: readonly SourceText[]): string | undefined {
  const states = (word: RegExp): boolean => texts.some(({ text }) => word.test(text));
  const isAsked = states(/^[ \t]*kubernetes(?:[ \t{]|$)/m) && !states(/^[ \t]*(?:endpoint|kubeconfig)[ \t]/m);
  return isAsked ? 'KUBERNETES_SERVICE_HOST, of which CoreDNS has its cluster, is set' : undefined;
}

interface StartText {
  readonly text: SourceText;
  readonly at: string;
  readonly templated: boolean;
  /** No argument names it. */
  readonly assumes?: string;
}

/** Where images start it, or once did (Dockerfile WORKDIR). */
const USUAL_PLACES: ReadonlySet<string> = new Set(['/Corefile', '/home/nonroot/Corefile']);

function startedWith(
  container: Container,
  files: ReadonlyMap<string, SourceText>,
  nodeCache: boolean,
): StartText | undefined {
  const conf = confOf(container);
  const known = nodeCache || isCoreDns(container);
  const path = pathOf(container, nodeCache);
  const stated = path === undefined ? undefined : files.get(path);
  if (stated !== undefined && path !== undefined)
    return known || isCorefile(path, stated) ? { text: stated, at: path, templated: false } : undefined;
  const from = known && path !== undefined ? copiedFrom([path], container) : undefined;
  const copied = from === undefined ? undefined : files.get(from);
  if (copied !== undefined && path !== undefined)
    return { text: copied, at: path, templated: false, assumes: `${path} is started as it is copied from ${from}` };
  if (nodeCache) {
    const at = flagOf(container, 'basecorefile')?.value ?? '/etc/coredns/Corefile.base';
    const text = files.get(at);
    if (text !== undefined) return { text, at, templated: true };
  }
  if ((!known && conf === undefined) || (path !== undefined && !nodeCache)) return undefined;
  // CoreDNS looks in its working directory, the root of its image (coremain/run.go defaultLoader; its Dockerfile).
  const atRoot = nodeCache || conf !== undefined ? undefined : files.get('/Corefile');
  if (atRoot !== undefined) return { text: atRoot, at: '/Corefile', templated: false };
  for (const [at, text] of files)
    if (/(^|\/)Corefile(\.base)?$/.test(at)) {
      const isNamed = nodeCache || conf !== undefined || USUAL_PLACES.has(at);
      const assumes = isNamed ? undefined : `the image starts CoreDNS with ${at}, which no argument names`;
      return { text, at, templated: nodeCache && at.endsWith('.base'), ...defined({ assumes }) };
    }
  return undefined;
}

function pathOf(container: Container, nodeCache: boolean): string | undefined {
  const isNamed = !nodeCache && isCoreDns(container);
  return (
    startedAt(container, confOf(container) ?? (isNamed ? defaultConf(container) : undefined)) ??
    (nodeCache ? (flagOf(container, 'corefile')?.value ?? '/etc/Corefile') : undefined)
  );
}

/** What commands of the pod write or copy to where no mount of a known text is. */
function madeAt(
  { workload, container, nodeCache }: Pick<Starting, 'workload' | 'container' | 'nodeCache'>,
  context: ClusterContext,
): StartText | undefined {
  const at = nodeCache || isCoreDns(container) ? pathOf(container, nodeCache) : undefined;
  const made = at === undefined ? undefined : madeCorefile(at, { workload, container }, context);
  return made === undefined || at === undefined ? undefined : { ...made, at, templated: false };
}

interface Starting {
  readonly workload: WorkloadFact;
  readonly container: Container;
  readonly mounted: Mounted;
  readonly locals: readonly string[];
  readonly nodeCache: boolean;
}

function fillBaseFile(
  starting: Starting,
  { text, templated }: StartText,
  context: ClusterContext,
): { readonly text: SourceText } & Pick<FoundCorefile, 'added' | 'filledFrom'> {
  const { workload, container, locals } = starting;
  const stated = kubeDnsOf(starting, context);
  const filledFrom = new Map<string, Filled>();
  for (const one of stated?.upstreamNameservers ?? [])
    filledFrom.set(parseAddress(one.value) ?? one.value, {
      step: {
        at: one.at,
        description: `upstreamNameservers lists ${one.value}: node-cache writes it in place of __PILLAR__UPSTREAM__SERVERS__`,
        setting: 'placeholder',
        written: one.value,
      },
    });
  const taken = templated ? ownServiceAddress(workload, container, locals, context) : undefined;
  if (taken !== undefined) filledFrom.set(taken.address, taken);
  const sources = defined({ filledFrom: filledFrom.size === 0 ? undefined : filledFrom });
  if (!templated) return { text, ...sources };
  const localPort = Number(flagOf(container, 'localport')?.value ?? 53);
  const added = stated === undefined ? [] : stubBlocks(stated.stubDomains, locals, localPort, workload.hostNetwork);
  const upstreams = (stated?.upstreamNameservers ?? []).map((one) => one.value);
  return {
    text: fillPlaceholders(text, { ...starting, upstreams, serviceAddress: taken?.address }, context),
    ...sources,
    ...defined({ added: added.length === 0 ? undefined : added }),
  };
}

/** node-cache reads a mounted kube-dns ConfigMap, by default at /etc/kube-dns (cmd/node-cache/app/configmap.go). */
function kubeDnsOf({ container, mounted, nodeCache }: Starting, { input }: ClusterContext) {
  if (!nodeCache) return undefined;
  const folder = flagOf(container, 'kubednscm')?.value ?? '/etc/kube-dns';
  const map = mounted.used.find((one) =>
    one.data.some((entry) => mounted.files.get(join(folder, entry.key)) === entry.text && !/Corefile/.test(entry.key)),
  );
  return map === undefined ? undefined : input.readKubeDns(map.data);
}

function environmentOf(
  { hostNetwork }: WorkloadFact,
  container: Container,
  texts: readonly SourceText[],
  node: Located<string> | undefined,
): ReadonlyMap<string, string | undefined> {
  return new Map(
    container.env.map(({ name, value, addressOf }) => {
      const isOwn = addressOf === 'pod' || (addressOf === 'node' && hostNetwork);
      const address = isOwn ? POD_ADDRESS : addressOf === 'node' ? node?.value : undefined;
      return [name, address !== undefined && isOnlyAsked(name, texts) ? address : value];
    }),
  );
}

/** `status.hostIP`, where one node is known. */
function onlyNode({ pools }: ClusterContext): Located<string> | undefined {
  const [address, ...others] = pools.flatMap(({ addresses }) => addresses);
  return others.length === 0 ? address : undefined;
}

const VARIABLE = /\{(?:\$([^{}\n]{1,200})|%([^{}\n]{1,200})%)\}/g;

/** What the values of variables hang on, in words. */
function ofVariablesIn(texts: readonly SourceText[], { env }: Container, node: Located<string> | undefined) {
  const asked = new Set(
    texts.flatMap(({ text }) => [...text.matchAll(VARIABLE)].map(([, name, other]) => name ?? other)),
  );
  const used = env.filter(({ name }) => asked.has(name));
  const words = used.flatMap(({ at, addressOf }) => [
    ...conditionsAt(at).flatMap((one) => (one.line === 0 ? one.words : [])),
    ...(addressOf === 'node' && node !== undefined ? [`the pod runs on the node ${node.value}`] : []),
  ]);
  return words.length === 0 ? undefined : [...new Set(words)].join(' and ');
}

/** Variables of the namespace's Services that are there when the pod starts (pkg/kubelet/envvars/envvars.go FromServices). */
function ofServicesOf(
  { namespace, serviceLinks }: WorkloadFact,
  { env, envFrom }: Container,
  texts: readonly SourceText[],
  { servicesNamed, addressesOf }: ClusterContext,
): { readonly variables: ReadonlyMap<string, string>; readonly assumes: string | undefined } | undefined {
  if (serviceLinks === false || envFrom === true) return undefined;
  const variables = new Map<string, string>();
  let assumes: string | undefined;
  for (const [, variable = '', prefix = ''] of texts.flatMap(({ text }) => [...text.matchAll(SERVICE_VARIABLE)])) {
    const name = prefix.toLowerCase().replaceAll('_', '-');
    const service = servicesNamed.get(`${namespace}/${name}`);
    const [address] = service === undefined || service.headless ? [] : (addressesOf.get(service) ?? []);
    if (address === undefined || env.some((one) => one.name === variable)) continue;
    variables.set(variable, /_PORT$/.test(variable) ? String(service?.ports[0]?.port ?? '') : address);
    assumes = `the Service ${namespace}/${name} is there when the pod starts`;
  }
  return { variables, assumes };
}

const SERVICE_VARIABLE =
  /\{[$%](([A-Z][A-Z0-9_]{0,99})_(?:SERVICE_HOST|SERVICE_PORT|PORT_\d{1,5}_(?:TCP|UDP)_ADDR))[%}]/g;

export function openPrograms({ software }: ConfigReaders): Programs {
  return {
    mayStartCoreDns: askedOnce((one) => isNodeCache(one) || isCoreDns(one) || confOf(one) !== undefined),
    softwareOf: askedOnce((one) => {
      const bare = bareContainer(one);
      return software.find(({ recognises }) => recognises(bare));
    }),
  };
}

function isNodeCache({ image, words }: Container): boolean {
  return NODE_CACHE_IMAGE.test(image?.value ?? '') || words.some((word) => /(^|\/)node-cache$/.test(word.value));
}

function confOf(container: Container): string | undefined {
  return flagOf(container, 'conf')?.value ?? scriptedConf(container);
}

function isCoreDns({ image, words }: Container): boolean {
  if (/coredns/i.test(image?.value ?? '')) return true;
  return words.some(({ value }, index) => value.endsWith('/coredns') || (index === 0 && value === 'coredns'));
}

/** Many programs take `--conf`, so an unknown one's file must look like a Corefile. */
function isCorefile(path: string, { text }: SourceText): boolean {
  return /corefile/i.test(baseName(path)) || (SERVER_BLOCK.test(text) && PLUGIN_LINE.test(text));
}

const SERVER_BLOCK =
  /^[ \t]{0,99}[^\s#{}"'=:;][^\n{}"'=;]{0,999}\{[ \t]*\r?$|^[ \t]{0,99}\.?(?::\d+)?[ \t]*\{[ \t]*\r?$/m;
const PLUGIN_LINE =
  /^[ \t]+(?:errors|forward|proxy|kubernetes|cache|hosts|file|auto|loop|reload|health|ready|log|import|template|rewrite|whoami|prometheus|etcd|bind|acl|erratic|k8s_gateway)(?:[ \t]|\r?$)/m;

function assumedOf(workload: WorkloadFact): { readonly assumption?: string } {
  const all = [
    ...(workload.installerDefault === undefined ? [] : [workload.installerDefault]),
    ...(workload.assumes ?? []),
  ];
  return all.length === 0 ? {} : { assumption: all.join(' and ') };
}

/** Relative paths count from where the program starts, by default the root. */
function startedAt(container: Container, path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  return rootedPath(path.startsWith('/') ? path : `${startDirectory(container) ?? ''}/${path}`);
}

/** By default `Corefile` where it is started (coremain/run.go defaultLoader). */
function defaultConf(container: Container): string | undefined {
  return startDirectory(container) === undefined ? undefined : 'Corefile';
}

function startDirectory({ words, workingDirectory }: Container): string | undefined {
  const changed = words.findLastIndex(({ value }) => value === 'cd');
  const target = changed === -1 ? undefined : words[changed + 1]?.value;
  return target === undefined || target.startsWith('/')
    ? (target ?? workingDirectory)
    : `${workingDirectory}/${target}`;
}

function scriptedConf({ words }: Container): string | undefined {
  const scripts = words.filter(({ value }) => value.includes('\n') || /\s--?conf\b/.test(value));
  const flags = scripts.flatMap(({ value }) => [...value.matchAll(/\s--?conf(?:=|\s{1,99})(\S{1,999})/g)]);
  return flags.at(-1)?.[1]?.replace(/["']|[;&|]+$/g, '');
}

/** Elsewhere what it is counts, not whose: in a network of `acl`, a name, a record. */
function isOnlyAsked(variable: string, texts: readonly SourceText[]): boolean {
  if (!/^\w+$/.test(variable)) return false;
  const isWhole = new RegExp(`[ \\t]\\{(?:\\$${variable}|%${variable}%)\\}(?::\\d{1,5})?(?=[ \\t\\r]|$)`, 'g');
  const lines = texts.flatMap(({ text }) => (text.includes(variable) ? text.split('\n') : []));
  const others = lines.map((line) => (/^[ \t]*(?:bind|forward)[ \t]/.test(line) ? line.replaceAll(isWhole, '') : line));
  return others.every((line) => !line.includes(variable));
}

/** NaN: none that is known; CoreDNS refuses it where a key has none of its own. */
function portOf(text = '53'): number {
  if (text === 'domain' || !/^[\w-]*$/.test(text)) return 53;
  return /^-?\d*$/.test(text) ? Number(text) : Number.NaN;
}

/** `-conf X`, `-conf=X`, `--conf=X` (Go flag package); the last of these flags. */
function flagOf(container: Container, ...names: readonly string[]): Located<string> | undefined {
  const { words } = container;
  for (let i = words.length - 1; i >= 0; i -= 1) {
    const word = words[i];
    if (word === undefined) continue;
    const match = /^--?([a-z.]+)(?:=(.*))?$/s.exec(word.value);
    if (match === null || !names.includes(match[1] ?? '')) continue;
    if (match[2] !== undefined) return { value: match[2], at: word.at };
    const next = words[i + 1];
    if (next !== undefined) return next;
  }
  return undefined;
}

interface PlaceholderValues extends Pick<Starting, 'workload' | 'container' | 'locals'> {
  readonly upstreams: readonly string[];
  readonly serviceAddress: string | undefined;
}

/** node-cache's own changes before CoreDNS starts (cmd/node-cache/app/configmap.go updateCorefile). */
function fillPlaceholders(
  text: SourceText,
  { workload, container, locals, upstreams, serviceAddress }: PlaceholderValues,
  context: ClusterContext,
): SourceText {
  const upstream = flagOf(container, 'upstreamsvc')?.value ?? 'kube-dns';
  const service = context.servicesNamed.get(`${workload.namespace}/${upstream}`);
  const known = upstream === 'kube-dns' ? context.clusterDns[0]?.address : undefined;
  const clusterDns =
    serviceAddress ?? (service === undefined ? known : (context.addressesOf.get(service) ?? []).join(' '));
  // -localip may be a placeholder itself.
  const unfilled = locals.length === 0 && /[A-Za-z_]/.test(flagOf(container, 'localip')?.value ?? '');
  const values = new Map<string, string>([
    ...(unfilled
      ? []
      : ([
          ['__PILLAR__LOCAL__DNS__', locals.join(' ')],
          ['__PILLAR__DNS__SERVER__', ''],
        ] as const)),
    ['__PILLAR__UPSTREAM__SERVERS__', upstreams.length > 0 ? upstreams.join(' ') : '/etc/resolv.conf'],
  ]);
  if (clusterDns !== undefined) values.set('__PILLAR__CLUSTER__DNS__', clusterDns);
  return replaceAll(text, values);
}

/**
 * kube-dns' address as the cache shows it: it binds a link-local address and the Service's (kubernetes/kubernetes
 * cluster/addons/dns/nodelocaldns). With `-upstreamsvc kube-dns` it asks itself.
 */
function ownServiceAddress(
  workload: WorkloadFact,
  container: Container,
  locals: readonly string[],
  context: ClusterContext,
): (Filled & { readonly address: string }) | undefined {
  const upstream = flagOf(container, 'upstreamsvc');
  if ((upstream?.value ?? 'kube-dns') !== 'kube-dns' || context.clusterDns.length > 0) return undefined;
  const service = context.servicesNamed.get(`${workload.namespace}/kube-dns`);
  const written = service === undefined ? [] : (context.addressesOf.get(service) ?? []);
  if (service?.headless === true || written.some((one) => !context.symbolic.has(one))) return undefined;
  const [address, ...others] = locals.filter((one) => !/^(?:169\.254\.|127\.|fe80:|::1$)/.test(one));
  if (address === undefined || others.length > 0 || locals.length < 2) return undefined;
  return {
    address,
    step: {
      at: upstream?.at ?? container.image?.at ?? workload.at,
      description: 'node-cache asks the Service kube-dns, whose address it takes over on the node',
      setting: 'placeholder',
    },
    assumes: `${address}, which the cache takes over, is the address of the Service kube-dns`,
  };
}

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
    // Behind other words an installer's `sed` will replace it.
    const line = source.text.lastIndexOf('\n', match.index) + 1;
    if (value === undefined || (value === '' && !/^\s*bind\s/.test(source.text.slice(line, match.index)))) continue;
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

/** One block for each stub domain (cmd/node-cache/app/configmap.go getStubDomainStr). */
function stubBlocks(
  stubs: readonly { zone: string; servers: readonly Located<string>[]; at: Location }[],
  locals: readonly string[],
  port: number,
  onNode: boolean,
): ServerBlock[] {
  return stubs.map((stub): ServerBlock => {
    const { at } = stub;
    return {
      keys: [{ zone: absolute(stub.zone), transport: 'dns', port: Number.isInteger(port) ? port : 53, at }],
      bind: onNode ? locals.map((address) => ({ value: { kind: 'address', address }, at })) : [],
      views: [],
      addedBy: 'node-cache',
      at,
      extent: at,
      steps: [
        plainForward({
          plugin: 'forward',
          from: ROOT,
          to: stub.servers.map((server) => ({ value: endpointIn(server.value), at: server.at })),
          policy: 'random',
          at,
        }),
      ],
    };
  });
}

function endpointIn(text: string): Upstream {
  const { address: written, port = 53 } = splitPort(text);
  const address = parseAddress(written);
  if (address === undefined) return { kind: 'unresolved', text, because: `what ${text} resolves to is not stated` };
  return { kind: 'endpoint', address, port, transport: 'dns' };
}

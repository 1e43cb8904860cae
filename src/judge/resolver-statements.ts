/** Lines that send DNS to the model's servers, by the field's words: for texts that nobody reads. */

import { inCidr, isLoopback, parseAddress } from '../core/dns/endpoint.ts';
import { defined } from '../core/text/defined.ts';
import { type Span, shifted, spansOf } from '../core/text/location.ts';
import { locate, replaceMatches, type SourceText, synthetic, wholeFile } from '../core/text/source-text.ts';
import { makesNodes, soundsLikeResolver, startsContainer } from '../languages/shared/resolver-images.ts';
import { isAboutResolvers } from '../read/documents/prefilter.ts';
import { withoutApplied } from './unread-corefiles.ts';

export interface ResolverStatement {
  readonly text: string;
  readonly word: Span;
  readonly value: Span;
  /** A server's address with what it is, a loopback address, or a Service's name. */
  readonly address?: { readonly text: string; readonly is: string };
  /** An object without DNS servers and nodes, or a ConfigMap: whom pods ask is no upstream. */
  readonly isBeside: boolean;
}

export interface KnownAddresses {
  /** With what is there. */
  readonly own: ReadonlyMap<string, string>;
  /** Other addresses, to which they forward. */
  readonly leaving: ReadonlySet<string>;
  /** DNS Services, which something may publish. */
  readonly services: ReadonlySet<string>;
  /** `NAME.NAMESPACE` of those. */
  readonly serviceNames: ReadonlySet<string>;
  /** Of clusters: such names end there. */
  readonly domains: ReadonlySet<string>;
  /** Servers take their upstreams from files of nodes. */
  readonly hangsOnNodes: boolean;
}

/** Addresses behind, below or beside such a word; resolver files; what publishes a Service. */
export function resolverStatements(text: string, known: KnownAddresses): readonly ResolverStatement[] {
  const found: ResolverStatement[] = [];
  const lines = withoutApplied(text).split('\n');
  const around = openContext(clientsIn(lines));
  const aside = commandsAside(lines);
  const asked = askedAlone(lines);
  let [start, sort]: [number, DocumentSort] = [0, NO_OBJECT];
  for (const [index, line] of lines.entries()) {
    if (index === 0 || SEPARATOR.test(line)) sort = sortOf(lines, index);
    const source = unescaped(aside.get(index) === 'refuses' ? '' : plainOf(line, asked));
    const plain = source.text;
    const context = plain.trim() === '' ? undefined : around(plain, index);
    const parts =
      sort.isAside || context === 'prose' || context === 'its own address'
        ? []
        : [{ text: plain, at: 0 }, ...partsOf(plain)];
    const stated = parts.map(({ text, at }) => ({ at, list: statedIn(text, { context, sort, known }) }));
    const { at, list } = stated.find((one) => one.list.length > 0) ?? { at: 0, list: [] };
    const [from, all] = [start, line.trim()];
    const placed = (span: Span, by: number): Span => shifted(locate(source, span.start + by, span.end + by).span, from);
    for (const { word, value, address } of list)
      found.push({
        ...{ text: all, word: placed(word, at), value: placed(value, at) },
        isBeside: sort.isBeside || sort.isConfigMap || aside.has(index),
        ...defined({ address }),
      });
    start += line.length + 1;
  }
  return found;
}

function plainOf(line: string, asked: ReadonlySet<string>): string {
  if (ASIDE_LINE.test(line) || asked.has(ASSIGNED.exec(line)?.[1] ?? '')) return '';
  const bare = line.trimEnd().replace(/\s#\s.*$/, '');
  // A tab as texts in quotes write it is a blank.
  return [PROSE, SENTENCE, COMPARES, /\\(?:t|u0009|x09)/g].reduce(
    (text, blank) => text.replace(blank, ({ length }) => ' '.repeat(length)),
    bare,
  );
}

const ESCAPES = /\\(?:x|u00|U000000)([2-7][\da-f])/gi;

/** As YAML and JSON read letters that are written by their numbers. */
function unescaped(line: string): SourceText {
  const source = wholeFile({ path: '', text: line });
  const textFor = ({ 0: { length }, 1: code = '', index }: RegExpExecArray): SourceText =>
    synthetic(locate(source, index, index + length), String.fromCharCode(Number.parseInt(code, 16)));
  return replaceMatches(source, ESCAPES, textFor) ?? source;
}

/** For people: the value of such a key, up to the end of its quotes or line. */
const PROSE_KEY =
  '(?<![a-z\\d])(?:descriptions?|(?:failure|error)?[-_]?messages?|(?:fail_|success_)?msg|summary|placeholder|title|tooltip|label|help|hint|notes?|runbook|comment|expr|condition|pattern(?:-[a-z]+)?|schemaString|notMatch)["\']?\\s{0,9}[:=]';
const PROSE = new RegExp(`${PROSE_KEY}\\s{0,9}(?:"(?:[^"\\\\]|\\\\.)*"|'[^']*'|(?!<<)[^"'\\s{[|>].*$)`, 'gi');
const BEGINS_PROSE = new RegExp(
  `^(?:- )?["']?[\\w.-]{0,60}${PROSE_KEY}\\s{0,9}(?:[|>][-+\\d]{0,2}|<<[-~]?(\\w+))$`,
  'i',
);
/** Of macOS, on which no node runs, and what a VPN gives to its clients. */
const OTHERS = /\/etc\/resolver\/.{0,200}<<[-~]?["']?(\w+)["']?$|^resource\s+"\w*vpn\w*"/;
/** A name of several words, as tasks have. */
const SENTENCE =
  /(?<![\w-])name["']?\s{0,9}:\s{0,9}(?:"[^"\\]*\s[^"\\]*"|'[^']*\s[^']*'|[^"'\s{}[\],:|>#]+(?:\s+[^"'\s{}[\],:|>#]+)+\s*$)/g;
/** What is looked for or asked, and what a template fails with. */
const COMPARES =
  /(?<=^[ \t]{0,99}|[;&|] ?|\$\()(?:dig|nslookup|drill|kdig|delv)\s[^|>;&)]*|(?<![\w-])(?:[efz]?grep|rg)\s[^|>;&)]*|\b(?:contains|fail|has(?:Pre|Suf)fix|(?:mustR|r)egexMatch)\s+"[^"]*"|\bstrcontains\([^)]{0,400}\)|\[\[\s[^\]]{0,400}\]\]|\*["'][^"']*["']\*\s?\)|::(?:error|warning|notice)\b.*/g;

/** Lines within a text in quotes: JSON writes a Corefile in one. */
function partsOf(line: string): readonly { readonly text: string; readonly at: number }[] {
  const breaks = [...line.matchAll(/\\(?:n|u000a|x0a)/gi)];
  if (breaks.length === 0) return [];
  return [...breaks, undefined].map((end, index) => {
    const before = breaks[index - 1];
    const at = before === undefined ? 0 : before.index + before[0].length;
    return { text: plainOf(line.slice(at, end?.index), new Set()), at };
  });
}

/** Keys and options that name a resolver, a Corefile's directive. */
const WORD =
  /(?<!recursive[-_]?)name[-_ ]?servers?(?!\s+[a-z][\w-]{0,40}\s+\d)|(?<![a-z])dns[-_]?servers?|upstream[-_]?dns|stub[-_]?domains?|plugins\[\d+\]\.parameters|forward-addr|(?:^\s*|[{;"'] ?)forward(?=\s+\S+\s)|forwarders(?=\s*\{)|(?<![\w/-])alternate(?=\s+(?:original\s+)?[A-Z,]+\s+\.\s)|(?<![\w/-])(?:forward|grpc|proxy|fanout)(?=\s+(?:\.|[\w-]+(?:\.[\w-]+)+\.?)\s)|(?<![\w.])DNS\d?(?==)|(?<![\w.-])dns(?:[46](?=["']?\s?[:=])|(?=["']?\s?:\s?\[))|\bipv[46]\.dns\b|fallback[-_]?dns|\bresolvectl\s+dns\b|--(?:set-)?dns(?=[\s"',=:[]{1,9}["'$\w{\\]|["']?$)|\b(?:set|add)-dns(?:client|server)(?:serveraddress|(?:conditional)?forwarder|stubzone)\w*|\bnetsh(?=\s.{0,80}\bdns)|setdnsservers|(?<![\w-])(?:servers|forward-to)(?==["']?[\d[])|(?<=\$)dns\w{0,20}(?=\s?=)|\buci\s(?=.{0,80}\.server=)|--[\w-]{0,30}(?:upstream|resolver)s?(?=[ =]["']?(?:(?:udp|tcp|tls):\/\/)?[\d[])|(?<!\w)server(?==\/|=\d.{0,200}\/[a-z]+\.d\/)/gi;
/** Of a proxy, and of who proves a domain to a certificate authority: they ask for themselves. */
const ASKS = /^(?:[\w-]{1,80}\.)?(?:dns[-_]?)?resolver$|acme|dns-?challenge/i;
/** Directly before the value, or in a command about the cluster DNS. */
const VAGUE =
  /[\w.[\]-]{0,80}(?:upstream|forward|resolver)[\w.[\]-]{0,80}(?=["'\]]?\s*[:=]\s*["'[({ ]*$)|\b(?:kubectl|sed|yq|jq|helm)\b(?=.{0,120}(?:coredns|node-?local|Corefile))/gi;
const RESOLVER_FILE = /(resolv[-_]?conf)["'\]]{0,3}\s{0,9}[:=]\s{0,9}\[?\s{0,9}["']?(\/[\w./-]{1,200})/gi;
/** Of a server's pods, by a command or a policy. */
const POLICY = /\b(dnsPolicy)["'\\]{0,4}\s?[,:=]\s?(?:["'\\]{0,4}value["'\\]{0,4}\s?:\s?)?["'\\]{0,4}(ClusterFirst)/g;
const PATCHES = /\b(?:kubectl|oc|helm)\b.{0,400}\b(?:coredns|kube-dns)\b/;
const FORWARD = /^\s*(forward)\s+\S+\s+(\/\S+)/g;
/** A port other than DNS' is another program's. */
const ADDRESS =
  /(?<![\w.-])(?:\d{1,3}\.){3}\d{1,3}(?![\w.-]|\/\d|[:#@](?!53\b)\d)|(?<![\w.:-])[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}(?![\w.:]|\/\d)/gi;
/** Comments, firewall rules, what a script prints, whom a probe asks. */
const ASIDE_LINE =
  /^\s*(?:echo|printf)\b[^|>]*$|\/etc\/resolver\/(?!.*(?:<<|[;&{]))|^\s*(?:#(?!cloud)|\/\/|;|<!--|\*|\{\{-?\s*\/\*)|\b(?:firewall|ip6?tables|nft|ufw|security[-_]group)\b/i;
/** The server's own address is stated. */
const OWN = /(?:(?:cluster|service|dns)[-_]?ips?|cluster[-_]?dns|dns[-_]?server[-_]?ip)["']?\s*[=:/]\s*\[?["']?$/i;
/** Its own address, or whom something asks. */
const MAYBE_OWN = /dns[-_]?server["']?\s*[=:/]\s*\[?["']?$/i;
/** Whom a probe asks, except below a key that names resolvers. */
const HOST = /^\s*(?:- )?host:\s/;
const COMPARED = /^["']\s+(?:not\s+)?in\s/;
const SEPARATOR = /^---(?:\s|$)/;

interface Around {
  readonly context: Context;
  readonly sort: DocumentSort;
  readonly known: KnownAddresses;
}

type Found = Pick<ResolverStatement, 'word' | 'value' | 'address'>;

function statedIn(line: string, around: Around): readonly Found[] {
  const addresses = addressesIn(line, around);
  if (addresses.length > 0) return addresses;
  if (around.sort.publishes !== undefined) return publishedIn(line, around.sort.publishes, around.known);
  const names = namesIn(line, around);
  if (names.length > 0) return names;
  const files = around.known.hangsOnNodes ? line.matchAll(RESOLVER_FILE) : [];
  const policies =
    around.known.hangsOnNodes && (around.sort.changesServer || PATCHES.test(line)) ? line.matchAll(POLICY) : [];
  return [...files, ...policies, ...line.matchAll(FORWARD)].map(({ 0: whole, 1: word = '', 2: set = '', index }) => {
    const [from, to] = [index + whole.indexOf(word), index + whole.length];
    return { word: { start: from, end: from + word.length }, value: { start: to - set.length, end: to } };
  });
}

const LOOPBACK = 'a loopback address';
/** Also between words of a command. */
const MAX_BETWEEN = 120;

function addressesIn(line: string, { context, sort, known }: Around): readonly Found[] {
  const addresses = context === 'a pod' ? [] : spansOf(line, ADDRESS);
  const words = addresses.length === 0 ? [] : spansOf(line, WORD);
  let next = 0;
  return addresses.flatMap((value): readonly Found[] => {
    const text = parseAddress(line.slice(value.start, value.end)) ?? '';
    const is = known.own.get(text) ?? (isLoopback(text) && known.hangsOnNodes && !sort.isBeside ? LOOPBACK : undefined);
    if (is === undefined || COMPARED.test(line.slice(value.end))) return [];
    while ((words[next]?.end ?? line.length) <= value.start) next += 1;
    const from = Math.max(0, value.start - MAX_BETWEEN);
    const between = line.slice(from, value.start);
    if (isForCluster(line.slice(0, value.start), known.domains)) return [];
    if (OWN.test(between) || (context === undefined && HOST.test(line))) return [];
    const before = words[next - 1];
    const isNamed = context !== undefined || (before !== undefined && before.end >= from);
    const isOwn = context === 'a server' || (context === undefined && MAYBE_OWN.test(between));
    if (isNamed) return [{ word: before ?? value, value, ...defined({ address: isOwn ? undefined : { text, is } }) }];
    const [vague] = spansOf(between, VAGUE).slice(-1);
    if (vague !== undefined && ASKS.test(between.slice(vague.start, vague.end))) return [];
    const isOfDns = vague !== undefined && /dns|resolv/i.test(between.slice(vague.start, vague.end));
    if (!(known.own.has(text) ? vague !== undefined || sort.runsServer : isOfDns)) return [];
    return [{ word: vague === undefined ? value : shifted(vague, from), value, address: { text, is } }];
  });
}

/** `server=/cluster.local/`, `[/cluster.local/]`, `zone "cluster.local" {`: only these names are sent on. */
const ZONES =
  /(?:\bserver=|\[)\/([\w./-]{1,400})\/\]?$|\bzone\s+"([\w.-]{1,255})"\s+(?:IN\s+)?\{[^}]{0,200}(?:\{\s*[^{}]{0,100})$/;

function isForCluster(before: string, domains: ReadonlySet<string>): boolean {
  const [, list, zone] = ZONES.exec(before.slice(-MAX_ZONES)) ?? [];
  const zones = (list ?? zone ?? '').split('/').filter((one) => one !== '');
  const isInside = (one: string): boolean =>
    [...domains].some((domain) => one === domain || one.endsWith(`.${domain}`));
  return zones.length > 0 && zones.every(isInside);
}
const MAX_ZONES = 800;

/** `cidrhost` of Terraform, filters of Ansible's ipaddr collection. */
const COMPUTED = /\bcidrhost\(|\|\s*(?:[a-z]+\.){0,2}(?:nthhost|ipaddr|ipmath)\b/g;
/** A whole name with letters in its domain: no reference, version, file or expression. */
const NAME = /(?<=["'\s:=[,]|^)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.){1,8}[a-z]{2,24}\.?(?=["'\s,\])]|$)(?!["']?\s*:)/g;
const NO_NAME =
  /^(?:ns\d*[.-]|(?:var|local|module|data|each|self)\.)|awsdns|\.(?:ya?ml|json|conf|tf|sh|py|tpl|txt|service)$/;
/** No zone that is sent somewhere. */
const NAMED = /(?:name[-_ ]?servers?|dns[-_]?servers?|upstream[-_]?dns|--dns)\b[^a-z\d]{0,9}$/i;

/** A resolver by name, or a computed address. */
function namesIn(line: string, { context, sort, known: { serviceNames } }: Around): readonly Found[] {
  const hasWord = context !== undefined || line.search(WORD) !== -1;
  if (context === 'a pod' || sort.isBeside || !hasWord) return [];
  const isListed =
    context !== undefined && /^\s*(?:- |(?:value|address|host):)\s*["']?[a-z\d.-]+["']?,?\s*$/.test(line);
  const isAsked = (start: number): boolean =>
    isListed || NAMED.test(line.slice(Math.max(0, start - MAX_BETWEEN), start));
  const names = spansOf(line, NAME).filter(({ start, end }) => isAsked(start) && !NO_NAME.test(line.slice(start, end)));
  return [...names, ...spansOf(line, COMPUTED)].map((value) => {
    const [name, namespace] = line.slice(value.start, value.end).split('.');
    const text = `${name}.${namespace}`;
    const address = serviceNames.has(text) ? { text, is: 'a Service of DNS' } : undefined;
    // The name itself may be a secret.
    return { word: { start: value.start, end: value.start }, value, ...defined({ address }) };
  });
}

const NETWORK = /(?<![\w.:-])(?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2})?(?![\w.-])/g;
/** Addresses that are looked for in a network. */
const MAX_SOUGHT = 100;
const LEAST_POOL = 25;

/** An address to which a server forwards, or its Service's. */
function publishedIn(
  line: string,
  what: 'addresses' | 'routes',
  { leaving, services }: KnownAddresses,
): readonly Found[] {
  const isAround = (network: string): boolean => {
    let left = MAX_SOUGHT;
    for (const one of leaving)
      if (inCidr(one, network)) return true;
      else if (--left === 0) break;
    return false;
  };
  const networks = spansOf(line, NETWORK).filter(({ start, end }) => {
    const network = line.slice(start, end);
    const [, length] = network.split('/');
    // A pool of a whole network gives any of its addresses.
    if (what === 'addresses' && Number(length) < LEAST_POOL) return false;
    return length === undefined ? leaving.has(network) : isAround(network);
  });
  const words = what === 'routes' ? spansOf(line, /[\w-]{1,63}/g) : [];
  const names = words.filter(({ start, end }) => services.has(line.slice(start, end)));
  return [...networks, ...names].map((value) => ({ word: value, value }));
}

const KEY = /^\s*(?:- )?["']?([\w.-]{1,100})["']?\s?:\s*["']?([^\s"']*)/;

/** Of YAML 1.1, which Compose reads. */
const MERGED = /^\s*["']?<<["']?\s?:\s*\[?\s?\*([\w.-]{1,100})/;
/** An image may be a machine's, too; `x-` keys of Compose hold parts of services (compose-spec 11-extension.md). */
const CONTAINER = /_container$|^x-/;
const CONTAINERS = /^services$|^x-/;

/** Lines of keys that say whom a container asks which is no DNS server: Compose's `dns`, and that of Ansible's docker_container. */
function clientsIn(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  const maps: {
    readonly indent: number;
    last?: string;
    anchor?: string;
    key?: number;
    image?: string;
    name?: string;
  }[] = [];
  const images = new Map<string, string>();
  const close = (): void => {
    const { key, image, name = '' } = maps.pop() ?? {};
    // A task without an image changes any container.
    if (key !== undefined && (image || name) && !soundsLikeResolver(`${name} ${image}`)) found.add(key);
    const { anchor = '' } = maps.at(-1) ?? {};
    if (anchor.startsWith('&')) images.set(anchor.slice(1), image ?? '');
  };
  for (const [index, line] of lines.entries()) {
    const indent = line.search(/[^\s-]|-(?! )/);
    if (indent === -1 || line[indent] === '#') continue;
    while (
      (maps.at(-1)?.indent ?? -1) > indent ||
      (line.trimStart().startsWith('- ') && maps.at(-1)?.indent === indent)
    )
      close();
    if (maps.at(-1)?.indent !== indent) maps.push({ indent });
    const map = maps.at(-1);
    const merged = MERGED.exec(line)?.[1];
    if (map !== undefined && merged !== undefined) map.image ??= images.get(merged) ?? '';
    const [, key, value = ''] = KEY.exec(line) ?? [];
    if (map === undefined || key === undefined) continue;
    map.last = key;
    map.anchor = value;
    const isService = CONTAINERS.test(maps.at(-3)?.last ?? '');
    if (isService) map.name = maps.at(-2)?.last ?? '';
    const isContainer = isService || CONTAINER.test(maps.at(-2)?.last ?? '');
    if (isContainer && /^dns(?:_servers)?$/.test(key)) map.key = index;
    if (/^(?:image|build|context)$/.test(key)) map.image = `${map.image ?? ''} ${value}`;
  }
  while (maps.length > 0) close();
  return found;
}

const FIREWALL = /\b(?:ip6?tables|nft|ufw)\b/;

/** Lines of firewalls' rules, and of containers that only ask. A command goes on behind a backslash, or folded, further right than the item or key that it is. */
function commandsAside(lines: readonly string[]): ReadonlyMap<number, 'refuses' | 'asks'> {
  const found = new Map<number, 'refuses' | 'asks'>();
  for (let [from, to] = [0, 0]; from < lines.length; from = to) {
    const first = lines[from] ?? '';
    const column = /^\s*(?:- |[\w.-]{1,100}: )/.test(first) ? first.search(/\S/) : Number.POSITIVE_INFINITY;
    const goesOn = (line: string, before: string): boolean =>
      before.endsWith('\\') ||
      (line.search(/\S/) > column && !/^\s*(?:- |["']?[\w.-]{1,100}["']?:(?:\s|$))/.test(line));
    to = from + 1;
    const isRun = startsContainer(first);
    if (!isRun && !FIREWALL.test(first)) continue;
    while (to < lines.length && goesOn(lines[to] ?? '', lines[to - 1] ?? '')) to += 1;
    const command = lines.slice(from, to).join(' ').replace(DNS_OPTION, '');
    if (isRun && (soundsLikeResolver(command) || makesNodes(command))) continue;
    for (let index = from; index < to; index += 1) found.set(index, isRun ? 'asks' : 'refuses');
  }
  return found;
}
const DNS_OPTION = /--dns[\w-]*/g;

const ASSIGNED = /^\s*(?:(?:local|readonly)\s+)?(\w{1,80})=["']?[\da-f.:]{3,45}["']?\s*(?:;|$)/i;
const USED = /\$[({]?(\w{1,80})/g;
const ASKING = /^\s*(?:(?:if|time|!)\s+){0,3}(?:dig|nslookup|drill|kdig|delv)\s[^;|&]*$/;
/** Hands variables to other programs. */
const HANDS_ON = /\b(?:export|envsubst|source|declare|set -a|eval)\b|^\s*\.\s|\$\{!/;

/** Variables of a script that nothing but commands like dig get. */
function askedAlone(lines: readonly string[]): ReadonlySet<string> {
  if (lines.some((line) => HANDS_ON.test(line))) return new Set();
  const [asking, others] = [new Set<string>(), new Set<string>()];
  for (const line of lines)
    for (const [, name = ''] of line.matchAll(USED)) (ASKING.test(line) ? asking : others).add(name);
  return new Set([...asking].filter((name) => !others.has(name)));
}

interface Level {
  readonly indent: number;
  readonly isItem: boolean;
  readonly isOfPod: boolean;
  readonly namesResolver: boolean;
  readonly isOfDns: boolean;
  readonly isOwn: boolean;
  readonly isBeside: boolean;
  readonly isProse: boolean;
}

const BESIDE = /^(?:- )?["']?(?:path|name|key|type)["']?\s*[:=]\s*(.*)$/;
const SETS = /^(?:- )?["']?(?:value|address)["']?\s*[:=]/;
/** A map or list of resolvers, or of what else is said of DNS. */
const OF_DNS = /(?<![\w.-])dns(?:-resolver)?["']?\s{0,9}(?:[:=]\s{0,9}[{[]?|\{)\s*$/;
const SERVERS = /^["']?servers?["']?\s{0,9}[:=]/;
const BARE = /^- ["']?(?:[\d.]+|[\da-f:]+)["']?,?\s*$/i;
const POD = 'dnsConfig';
const MAX_KEY = 300;

type Context = 'a resolver' | 'a server' | 'a pod' | 'prose' | 'its own address' | undefined;

function openContext(clients: ReadonlySet<number>): (line: string, index: number) => Context {
  const levels: Level[] = [];
  let ends: string | undefined;
  return (line, index) => {
    const key = line.trimStart();
    if (ends !== undefined) {
      if (key === ends) ends = undefined;
      return 'prose';
    }
    const isItem = key.startsWith('- ');
    const indent = line.length - key.length;
    while ((levels.at(-1)?.indent ?? -1) > indent) levels.pop();
    const last = levels.at(-1)?.indent === indent ? levels.at(-1) : undefined;
    // An item may stand as far left as its list's key.
    while (levels.at(-1)?.indent === indent && !(isItem && levels.at(-1)?.isItem === false)) levels.pop();
    const wasBeside = !isItem && last?.isBeside === true;
    const start = key.slice(0, MAX_KEY);
    const isOfPod = start.includes(POD) || clients.has(index);
    const beside = BESIDE.exec(start)?.[1];
    const isBeside = beside === undefined ? wasBeside : beside.search(WORD) !== -1;
    const prose = BEGINS_PROSE.exec(start) ?? OTHERS.exec(start);
    ends = prose?.[1];
    const isProse = levels.at(-1)?.isProse === true || (prose !== null && ends === undefined);
    if (levels.at(-1)?.isProse === true) return 'prose';
    const [parent, grandparent] = [levels.at(-1), levels.at(-2)];
    if (BARE.test(start) && parent?.isOwn === true) return 'its own address';
    const isListed = BARE.test(start) && parent?.isOfDns === true;
    const isServers = SERVERS.test(start) && [parent, grandparent].some((one) => one?.isOfDns === true);
    const namesResolver = start.search(WORD) !== -1 || isServers;
    levels.push({
      indent,
      isItem,
      isOfPod,
      namesResolver,
      isOfDns: OF_DNS.test(start),
      isOwn: OWN.test(start.trimEnd()),
      isBeside,
      isProse,
    });
    if (isOfPod || parent?.isOfPod === true || grandparent?.isOfPod === true) return 'a pod';
    // As `dns_server` says it.
    if (isServers && /^["']?server["']?\s?[:=]\s?["']?\d/.test(start) && parent?.isOfDns === true) return 'a server';
    const isBelow = parent?.namesResolver === true || parent?.isBeside === true || grandparent?.namesResolver === true;
    return isBelow || isListed || isServers || (wasBeside && SETS.test(key)) ? 'a resolver' : undefined;
  };
}

interface DocumentSort {
  readonly isAside: boolean;
  readonly isBeside: boolean;
  readonly isConfigMap: boolean;
  /** Addresses of Services, or routes to them. */
  readonly publishes?: 'addresses' | 'routes';
  readonly runsServer: boolean;
  readonly changesServer?: boolean;
}

const NO_OBJECT: DocumentSort = { isAside: false, isBeside: false, isConfigMap: false, runsServer: false };
/** Objects that set up no resolver; policies that only refuse. */
const ASIDE =
  /NetworkPolicy(?:List)?$|^CustomResourceDefinition$|^PrometheusRule$|^Grafana|Dashboard$|^Validating\w*Policy$|^ConstraintTemplate$/;
const KYVERNO = /^(?:Cluster)?Policy$/;
const CHANGES = /\b(?:mutate|generate)\w{0,20}["']?\s{0,9}:/;
const ROUTE = /^(?:UDP|TCP|TLS)Route$|^IngressRoute(?:UDP|TCP)$/;
/** NodeNetworkConfigurationPolicy (nmstate.io docs "DNS"): of nodes, without a word of a resolver's name. */
const NODES = /^\s*["']?dns-resolver["']?\s?:/m;
const WORKLOAD = /^(?:Deployment|DaemonSet|StatefulSet|Pod)$/;
const IMAGE = /\bimage["']?\s{0,9}:\s{0,9}(\S{1,300})/g;

function sortOf(lines: readonly string[], from: number): DocumentSort {
  let to = from + 1;
  while (to < lines.length && !SEPARATOR.test(lines[to] ?? '')) to += 1;
  const text = lines.slice(from, to).join('\n');
  const kind = /^ {0,2}["']?kind["']?\s*:\s*["']?(\w+)/m.exec(text)?.[1];
  if (kind === undefined || !/^ {0,2}["']?apiVersion["']?\s*:/m.test(text)) return NO_OBJECT;
  const isRoute = ROUTE.test(kind) || (kind === 'ConfigMap' && /\b(?:udp|tcp)-services\b/.test(text));
  return {
    isAside: ASIDE.test(kind) || (KYVERNO.test(kind) && text.includes('kyverno.io/') && !CHANGES.test(text)),
    isBeside: isApplication(kind, text) || (!isAboutResolvers(text) && !NODES.test(text)),
    isConfigMap: kind === 'ConfigMap',
    changesServer: KYVERNO.test(kind) && CHANGES.test(text) && /coredns|kube-dns/.test(text),
    runsServer: WORKLOAD.test(kind) && runsResolver(text),
    ...defined({ publishes: isRoute ? 'routes' : /Pool$|^Service$/.test(kind) ? 'addresses' : undefined } as const),
  };
}

function runsResolver(text: string): boolean {
  return [...text.matchAll(IMAGE)].some(([, image = '']) => soundsLikeResolver(image));
}

/** A workload that serves no DNS and changes neither nodes nor servers: it asks. */
function isApplication(kind: string, text: string): boolean {
  return WORKLOAD.test(kind) && /\bimage["']?\s{0,9}:/.test(text) && !runsResolver(text) && !MORE_THAN_ASKS.test(text);
}
const MORE_THAN_ASKS =
  /[pP]ort["']?\s?:\s?["']?53\b|[pP]ort["']?\s?:\s?["']?[^\d\s"']|image["']?\s{0,9}:\s{0,9}["']?[^\s"',]{0,200}[{$<]|hostPath|hostNetwork|privileged|Corefile|resolv\.?conf|forward|kubectl|--[\w-]*(?:upstream|dns|nameserver)/;

import {
  isIPv6,
  isLoopback,
  isUnspecified,
  POD_ADDRESS,
  parseAddress,
  portOfUpstream,
  reverseName,
} from '../../core/dns/endpoint.ts';
import { absolute, ancestry, type DomainName, isWithin, ROOT } from '../../core/dns/name.ts';
import { reverseZonesOf } from '../../core/dns/reverse.ts';
import { plainForward } from '../../core/facts/plain-server.ts';
import type { FilesInSight } from '../../core/facts/readers.ts';
import type { BindAddress, ServerConfig } from '../../core/facts/server-config.ts';
import type { AnswerRule, AnswerStep, ForwardStep, NamePattern, Step, Upstream } from '../../core/facts/steps.ts';
import { append } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { mayNotStart, type Notice, overriding, type Reading } from '../../core/text/notice.ts';
import { getOrInsert } from '../../core/text/once.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import { concat, extentOf, locate, type SourceText, slice } from '../../core/text/source-text.ts';
import { accessStep, LOOPBACK } from '../shared/access-lists.ts';
import {
  filesIn,
  NO_FILES,
  readInPlace,
  textsNamed,
  type Unseen,
  unseenNotices,
  unseenSteps,
} from '../shared/included-files.ts';
import { startSteps, unknownSteps } from '../shared/known-options.ts';
import { commaList, linesOf, locatedWhole, placeOfFirst, portIn, trimmed } from '../shared/lines.ts';
import { longestFirst, type ZoneRule } from '../shared/longest-zone.ts';
import { answerStep, oneBlock, PRIVATE_REVERSE_ZONES, rest, screensOf } from '../shared/resolver-steps.ts';
import { aliasNames, BARE, isKnown, refusals, type Setting } from './grammar.ts';

interface Own {
  readonly policy: ForwardStep['policy'];
  readonly assumedOrder?: string;
  readonly detectsLoops: boolean;
  /** `strict-order`: behind the last server nobody is asked, and nobody replies (src/forward.c reply_query). */
  readonly isStrict: boolean;
  readonly asksLoopback: boolean;
  readonly screens: ForwardStep['screens'];
  /** dnsmasq(8) --dns-forward-max. */
  readonly maxConcurrent: number;
  readonly at: Location;
}

const USUAL_FORWARD_MAX = 150;

/** Of answers that are withheld (dnsmasq(8)). */
const SCREENS: readonly string[] = ['ignore-address', 'stop-dns-rebind'];

type Reach = 'zone' | 'below' | 'ending' | 'bare';

/** Without servers dnsmasq answers the zone itself. */
interface Route {
  readonly zone: DomainName;
  /** `/*.zone/` is below the zone only, `/*zone/` any name that ends so, `//` names without a dot. */
  readonly reach: Reach;
  readonly to: Located<Upstream>[];
  /** `server=/zone/#`: the usual servers. */
  usual: boolean;
  /** `local=/zone/`. */
  local: boolean;
  readonly at: Location;
}

/** For `domain-needed` and the empty zone of `server=//`. */
const WITHOUT_DOTS: NamePattern = { kind: 'single-label' };

/**
 * Files in dnsmasq's order (dnsmasq(8)). Servers of /etc/resolv.conf or `resolv-file` count unless `no-resolv`; the
 * longest zone of `server=/zone/` wins; server order is its own unless `strict-order` or `all-servers`. Identical
 * queries in flight are merged (src/forward.c), its own listen addresses never asked (src/network.c check_servers).
 * `port=0`: no block. `beside`: what `conf-file` and `conf-dir` may name.
 */
export function readDnsmasq(
  files: readonly SourceText[],
  beside: FilesInSight = NO_FILES,
  version?: string,
): Reading<ServerConfig> {
  const { settings, unseen } = allSettings(files, beside);
  const notices: Notice[] = [...unseenNotices(unseen)];
  const at = settings[0]?.at ?? placeOfFirst(files);
  const port = lastNumber(settings, 'port') ?? 53;
  if (port === 0) return { value: { blocks: [], errors: [], at }, notices };
  for (const { key, at } of settings)
    if (key === 'servers-file') notices.push(overriding('the servers of `servers-file` are not read', at));
  const has = (key: string): boolean => settings.some((setting) => setting.key === key);
  for (const one of refusals(settings)) notices.push(one);
  const written = readRoutes(settings, notices);
  const isReversed = has('strict-order') && version !== undefined && isBefore286(version);
  const routes = isReversed ? written.map((one) => ({ ...one, to: [...one.to].reverse() })) : written;
  const maxConcurrent = lastNumber(settings, 'dns-forward-max') || USUAL_FORWARD_MAX;
  const defaults = {
    policy: policyOf(has),
    ...defined({ assumedOrder: isOrderKnown(settings, has, version) ? undefined : ORDER_SINCE_286 }),
    detectsLoops: has('dns-loop-detect'),
    isStrict: has('strict-order') && !has('all-servers'),
    asksLoopback: exceptsLoopback(settings),
    screens: screensOf(has('dnssec'), SCREENS.filter(has)),
    maxConcurrent,
    at,
  };
  const steps = [
    ...unseenSteps(unseen),
    ...unknownSteps(settings, isKnown),
    ...startSteps(notices),
    ...access(settings, has('interface') || has('listen-address')),
    ...otherHosts(settings, beside),
    ...madeNames(settings),
    ...ownHosts(settings, at, beside.get('/etc/hosts')),
    ...answers(settings, routes, version),
    ...filtered(settings),
    ...forwards(settings, routes, has, defaults),
    // Without a server (src/forward.c forward_query).
    rest('dnsmasq', 'refuse', at),
  ];
  return { value: oneBlock(at, port, readBind(settings), steps), notices };
}

/** What a file names is read in its place, no file twice (src/option.c one_file). */
function allSettings(
  roots: readonly SourceText[],
  beside: FilesInSight,
): { readonly settings: readonly Setting[]; readonly unseen: readonly Unseen[] } {
  const settings: Setting[] = [];
  const unseen: Unseen[] = [];
  const all = readInPlace(roots, settingsOf, { once: true });
  for (const setting of all) {
    const { key: option, value, at } = setting;
    if (option !== 'conf-file' && option !== 'conf-dir' && option !== 'conf-script') settings.push(setting);
    else {
      const found = option === 'conf-script' ? undefined : namedBy(setting, beside);
      if (found === undefined) unseen.push({ option, path: value.text.split(',', 1)[0] ?? '', at });
      else all.open(found);
    }
  }
  return { settings: withServersFile(settings, beside), unseen: [...unseen, ...all.cut()] };
}

/** Read after all else, the last one that is named, for servers alone (src/option.c read_servers_file). */
function withServersFile(settings: readonly Setting[], beside: FilesInSight): readonly Setting[] {
  const last = settings.findLast(({ key }) => key === 'servers-file');
  if (last === undefined) return settings;
  const texts = textsNamed(beside, last.value.text);
  const others = settings.filter(({ key }) => key !== 'servers-file');
  if (texts === undefined) return [...others, last];
  return [...others, ...texts.flatMap(settingsOf).filter(({ key }) => key === 'server' || key === 'rev-server')];
}

/** `DIRECTORY[,*ENDING...][,ENDING TO SKIP...]`, or one file (src/option.c one_opt, case '7'). */
function namedBy({ key, value }: Setting, beside: FilesInSight): readonly SourceText[] | undefined {
  if (key === 'conf-file') return textsNamed(beside, value.text);
  const [directory = '', ...endings] = value.text.split(',').map((part) => part.trim());
  const wanted = endings.filter((one) => one.startsWith('*') && one !== '*').map((one) => one.slice(1));
  const skipped = endings.filter((one) => one !== '' && !one.startsWith('*'));
  const endsIn = (name: string, all: readonly string[]): boolean =>
    all.some((one) => name.length > one.length && name.endsWith(one));
  const isRead = (name: string): boolean =>
    !/^\.|~$|^#.*#$/.test(name) && (wanted.length === 0 || endsIn(name, wanted)) && !endsIn(name, skipped);
  return filesIn(beside, directory)?.flatMap(([name, text]) => (isRead(name) ? [text] : []));
}

/** A line up to its comment, which begins with `#` at its start or after a blank; quotes go (src/option.c read_file). */
function withoutQuotes(source: SourceText, start: number, end: number): readonly [SourceText, boolean] {
  const parts: SourceText[] = [];
  let from = start;
  let isQuoted = false;
  let at = start;
  for (; at < end; at += 1) {
    const c = source.text[at];
    if (isQuoted && c === '\\') at += 1;
    else if (c === '"') {
      parts.push(slice(source, from, at));
      from = at + 1;
      isQuoted = !isQuoted;
      // What follows it is no quote.
      if (!isQuoted && source.text[from] === '"') at += 1;
    } else if (c === '#' && !isQuoted && (at === start || ' \t'.includes(source.text[at - 1] ?? ''))) break;
  }
  const last = slice(source, from, Math.min(at, end));
  return [parts.length === 0 ? last : concat([...parts, last]), isQuoted];
}

function settingsOf(source: SourceText): readonly Setting[] {
  const settings: Setting[] = [];
  const seen = new Set<string>();
  for (const line of linesOf(source.text)) {
    const [bare, isOpen] = withoutQuotes(source, line.start, line.end);
    const whole = trimmed(bare, 0, bare.text.length);
    if (whole.text === '') continue;
    const equals = whole.text.indexOf('=');
    const end = equals === -1 ? whole.text.length : equals;
    const { text: key } = trimmed(whole, 0, end);
    const value = trimmed(whole, Math.min(end + 1, whole.text.length), whole.text.length);
    const context = equals === -1 ? BARE : '';
    settings.push({ key, value, at: extentOf(whole), context, isAgain: seen.has(key), isOpen });
    seen.add(key);
  }
  return settings;
}

function lastNumber(settings: readonly Setting[], key: string): number | undefined {
  return portIn(settings.findLast((setting) => setting.key === key)?.value.text);
}

function readRoutes(settings: readonly Setting[], notices: Notice[]): readonly Route[] {
  const routes = new Map<string, Route>();
  const routeOf = ({ zone, reach }: Zone, at: Location): Route =>
    getOrInsert(routes, keyOf({ zone, reach }), () => ({ zone, reach, to: [], usual: false, local: false, at }));
  for (const { key, value, at } of settings) {
    if (key === 'domain') for (const zone of localDomain(value)) routeOf({ zone, reach: 'zone' }, at).local = true;
    if (key !== 'server' && key !== 'local' && key !== 'rev-server') continue;
    const { zones, rest } = key === 'rev-server' ? reverseOf(value) : zonesOf(value);
    if (zones === undefined && key === 'rev-server') {
      const message = `\`${value.text}\` is not an address range`;
      notices.push(mayNotStart(message, at));
      continue;
    }
    for (const zone of zones ?? [EVERY_NAME]) {
      const route = routeOf(zone, at);
      if (rest.text === '#') route.usual = true;
      else if (rest.text === '') route.local = true;
      else {
        const to = upstreamOf(rest);
        if (to !== undefined) route.to.push(to);
        else notices.push(mayNotStart(`\`${rest.text}\` is not a server address`, extentOf(rest)));
      }
    }
  }
  return [...routes.values()].map((route) => {
    const to = route.to.filter(isSentTo);
    const [unsent] = route.to.filter((one) => !isSentTo(one));
    if (unsent === undefined || to.length > 0 || isOfRoot(route)) return { ...route, to };
    return { ...route, to: [{ ...unsent, value: { kind: 'unresolved', text: unsent.value.kind, because: UNSENT } }] };
  });
}

const UNSENT = 'dnsmasq sends nothing to this address';

function isSentTo({ value }: Located<Upstream>): boolean {
  return value.kind !== 'endpoint' || value.port !== 0;
}

const PREFIXES: Readonly<Record<Reach, string>> = { zone: '', below: '*.', ending: '*', bare: '/' };

interface Zone {
  readonly zone: DomainName;
  readonly reach: Reach;
}

const EVERY_NAME: Zone = { zone: ROOT, reach: 'zone' };

const TAKES: Readonly<Record<Reach, ForwardStep['takes']>> = {
  zone: undefined,
  below: 'below',
  ending: 'endings',
  bare: 'single-labels',
};

function isOfRoot({ zone, reach }: Zone): boolean {
  return zone === ROOT && reach !== 'bare';
}

/**
 * `/a/b/REST`. `/#/`, or an asterisk: every name, `//`: without a dot, `/*.a/`: below `a`, `/*a/`: endings (2.86; dnsmasq(8)).
 * The final dot of `/a./b/` is cut off in place, and what is left of it read as `//` (src/util.c check_name; src/option.c).
 */
function zonesOf(value: SourceText): {
  readonly zones?: readonly Zone[];
  readonly rest: SourceText;
} {
  if (!value.text.startsWith('/')) return { rest: value };
  const last = value.text.lastIndexOf('/');
  const parts = value.text.slice(1, Math.max(1, last)).split('/');
  const read = parts.flatMap((part, nth) => (nth < parts.length - 1 && /[^*.]\.$/.test(part) ? [part, ''] : [part]));
  const zones = read.map((part): Zone => {
    if (part === '#' || part === '.' || part === '*') return EVERY_NAME;
    const name = part.replace(/^(?:\*\.?|\.)/, '');
    const reach: Reach = part.startsWith('*.') ? 'below' : part.startsWith('*') ? 'ending' : 'zone';
    return name === '' ? { zone: ROOT, reach: 'bare' } : { zone: absolute(name), reach };
  });
  return { zones, rest: trimmed(value, last + 1, value.text.length) };
}

/** `ADDRESS[/BITS][,REST]` (src/option.c domain_rev4, domain_rev6). */
function reverseOf(value: SourceText): { readonly zones?: readonly Zone[]; readonly rest: SourceText } {
  const comma = value.text.indexOf(',');
  const rest = trimmed(value, comma === -1 ? value.text.length : comma + 1, value.text.length);
  const [range = '', written] = value.text
    .slice(0, comma === -1 ? undefined : comma)
    .trim()
    .split('/');
  const address = parseAddress(range);
  if (address === undefined || (written !== undefined && !/^0*[1-9]\d{0,2}$/.test(written))) return { rest };
  const zones = reverseZonesOf(address, written === undefined ? (isIPv6(address) ? 128 : 32) : Number(written));
  return zones === undefined ? { rest } : { zones: zones.map((zone) => ({ zone, reach: 'zone' as const })), rest };
}

/**
 * `ADDRESS[#PORT][@SOURCE...]`; since 2.87 a host name, resolved at start. Without the interface, or where the address is no own one, it is
 * not asked, and from `lo` only the machine itself (src/network.c allocate_sfd, local_bind; recorded: topology/dnsmasq-options).
 */
function upstreamOf(rest: SourceText): Located<Upstream> | undefined {
  const [target = '', ...written] = rest.text.split('@');
  const [host = '', port = '53'] = target.split('#');
  const [plain = '', ...scopes] = host.split('%');
  const sources = [...written, ...scopes];
  const address = parseAddress(plain);
  if (!/^\d{1,5}$/.test(port) || host === '') return undefined;
  const { at } = locatedWhole(slice(rest, 0, target.length));
  const isOwn = address !== undefined && isLoopback(address);
  const from = sources.filter((one) => one !== '' && one !== 'eth0' && (one !== 'lo' || !isOwn)).join(' and ');
  const perhaps =
    from === ''
      ? undefined
      : { holds: `${from} of the machine reaches ${target}`, fails: `nothing reaches ${target} from ${from}` };
  if (address !== undefined) {
    const own = portOfUpstream(host, Number(port), '0.0.0.0');
    const value = { kind: 'endpoint', address, port: own, transport: 'dns', ...defined({ perhaps }) } as const;
    return { value, at };
  }
  return /^[A-Za-z0-9_.-]+$/.test(host)
    ? { value: { kind: 'host', name: absolute(host), port: Number(port), transport: 'dns' }, at }
    : undefined;
}

/**
 * Both add up, and `interface` includes loopback: all its addresses unless a socket is bound to each that it has. A
 * wildcard address is none to which a query comes, unless a socket is bound to it (src/network.c iface_check,
 * create_bound_listeners; recorded: topology/dnsmasq-itself).
 */
function readBind(settings: readonly Setting[]): readonly Located<BindAddress>[] {
  const bind: Located<BindAddress>[] = [];
  const bound = settings.find(({ key }) => key === 'bind-interfaces' || key === 'bind-dynamic');
  const hearsAtWildcards = settings.some(({ key }) => key === 'bind-interfaces');
  let unheard: Location | undefined;
  for (const { key, value } of settings) {
    if (key !== 'listen-address' && key !== 'interface') continue;
    for (const { value: text, at } of commaList(value)) {
      const address = parseAddress(text);
      if (key === 'interface') bind.push({ value: { kind: 'interface', name: text }, at });
      else if (address !== undefined && isUnspecified(address) && !hearsAtWildcards) unheard = at;
      else if (address !== undefined)
        bind.push({
          value: { kind: 'address', address, ...defined({ mustBeThere: hearsAtWildcards || undefined }) },
          at,
        });
    }
  }
  if (unheard !== undefined && bind.length === 0)
    return [{ value: { kind: 'address', address: 'nothing' }, at: unheard }];
  if (bound !== undefined && bind.length === 0)
    bind.push({ value: { kind: 'interface', name: 'of every name' }, at: bound.at });
  const named = bind.find((one) => one.value.kind === 'interface');
  if (named === undefined) return bind;
  if (exceptsLoopback(settings)) return withoutLoopback(bind, named.at);
  const anyAddress = bound === undefined ? true : undefined;
  const loopback = { kind: 'interface', name: 'lo', ...defined({ anyAddress }) } as const;
  bind.push({ value: loopback, at: named.at });
  return bind;
}

function withoutLoopback(bind: readonly Located<BindAddress>[], at: Location): readonly Located<BindAddress>[] {
  const others = bind.filter(({ value }) => value.kind !== 'interface' || value.name !== 'lo');
  return others.length > 0 ? others : [{ value: { kind: 'address', address: 'nothing' }, at }];
}

/** A listed address wins (src/network.c iface_check; recorded: topology/dnsmasq-itself). */
function exceptsLoopback(settings: readonly Setting[]): boolean {
  const isListed = settings.some(
    ({ key, value }) => key === 'listen-address' && commaList(value).some((one) => isLoopback(one.value)),
  );
  return (
    !isListed && settings.some(({ key, value }) => key === 'except-interface' && commaList(value).some(hasLoopback))
  );
}

/** What stands behind a star counts for nothing, and a star for at least one letter (src/util.c wildcard_match). */
function hasLoopback({ value }: Located<string>): boolean {
  return value === 'lo' || /^l?\*/.test(value);
}

const ORDER_SINCE_286 = 'dnsmasq is 2.86 or later, which asks its servers in their order';

function policyOf(has: (key: string) => boolean): ForwardStep['policy'] {
  if (has('all-servers')) return 'parallel';
  return has('strict-order') ? 'sequential' : 'unordered';
}

/** Up to 2.85 servers are asked last first, from 2.86 in order (src/option.c, src/domain-match.c). */
function isOrderKnown(
  settings: readonly Setting[],
  has: (key: string) => boolean,
  version: string | undefined,
): boolean {
  if (has('all-servers') || !has('strict-order')) return true;
  return (version !== undefined && VERSION.test(version)) || settings.filter(({ key }) => key === 'server').length < 2;
}

const VERSION = /^(\d+)\.(\d+)/;

/** option.c, case 'S'. */
function isBefore286(version: string): boolean {
  const [, major = '', minor = ''] = VERSION.exec(version) ?? [];
  return major !== '' && (Number(major) < 2 || (Number(major) === 2 && Number(minor) < 86));
}

const RECORD_TYPES: ReadonlyMap<string, string> = new Map([
  ['mx-host', 'MX'],
  ['txt-record', 'TXT'],
  ['srv-host', 'SRV'],
  ['ptr-record', 'PTR'],
  ['naptr-record', 'NAPTR'],
  ['caa-record', 'CAA'],
]);

/** `address`, zones without a server, host records, `bogus-priv`; `pass` for deeper zones with servers. */
function answers(
  settings: readonly Setting[],
  routes: readonly Route[],
  version: string | undefined,
): readonly AnswerStep[] {
  const withheld = withheldTypes(settings);
  const needed = settings.find(({ key }) => key === 'domain-needed')?.at;
  const served = new Set(routes.filter((route) => route.usual || route.to.length > 0).map(keyOf));
  const rules = [
    ...settings.flatMap((one) => (one.key === 'address' ? addressRules(one, served) : recordRules(one, withheld))),
    ...settings.flatMap((one) => otherTypes(one, served, version)),
    // Before servers for such names; addresses only, other types are forwarded (src/forward.c, src/rfc1035.c answer_request).
    ...(needed === undefined ? [] : [{ zone: ROOT, rule: { ...undotted(needed), names: WITHOUT_DOTS } }]),
    ...routes.flatMap((route) => [
      ...(route.usual && route.to.length === 0 ? privatePointers(settings, route.zone) : []),
      ...routeRule(route, needed),
    ]),
    ...privatePointers(settings, ROOT),
  ];
  const [first] = rules;
  return first === undefined ? [] : answerStep('dnsmasq', longestFirst(inOrderOfReach(rules)), first.rule.at);
}

function keyOf({ zone, reach }: Zone): string {
  return `${PREFIXES[reach]}${zone}`;
}

function addressRules({ value, at }: Setting, served: ReadonlySet<string>): readonly ZoneRule[] {
  const { zones = [], rest } = zonesOf(value);
  const types = typesOfAddress(rest.text);
  // As `local=/zone/` it comes after servers of the zone (src/domain-match.c filter_servers).
  const own = types === undefined ? zones.filter((one) => !served.has(keyOf(one))) : zones;
  return own.map((one) => ({
    zone: one.zone,
    rule: { names: patternOf(one), ...defined({ types }), effect: 'answer', at },
  }));
}

/** Up to 2.85 there is nothing of another type, from 2.86 it is sent on (CHANGELOG, version 2.87; recorded of 2.90: topology/dnsmasq#address-other-types). */
function otherTypes(
  { key, value, at }: Setting,
  served: ReadonlySet<string>,
  version: string | undefined,
): readonly ZoneRule[] {
  const { zones = [], rest } = key === 'address' ? zonesOf(value) : { rest: value };
  if (key !== 'address' || typesOfAddress(rest.text) === undefined) return [];
  const isOld = version === undefined || !VERSION.test(version) ? undefined : isBefore286(version);
  if (isOld === false) return [];
  const because =
    'dnsmasq answers other types than the address’s from this zone or sends them on, depending on its version';
  return zones.map((one) => ({
    zone: one.zone,
    rule:
      isOld === true && !served.has(keyOf(one))
        ? { names: patternOf(one), effect: 'answer', at }
        : { names: patternOf(one), effect: 'maybe', because, at },
  }));
}

function withheldTypes(settings: readonly Setting[]): readonly string[] {
  return ['A', 'AAAA'].filter((type) => settings.some(({ key }) => key === `filter-${type}`));
}

function recordRules({ key, value, at }: Setting, withheld: readonly string[]): readonly ZoneRule[] {
  const rule = (name: DomainName, types: readonly string[] | undefined): ZoneRule => ({
    zone: name,
    rule: { names: { kind: 'exactly', names: [name] }, ...defined({ types }), effect: 'answer', at },
  });
  // `NAME,...` answers the name's type, other types go on (dnsmasq(8); src/rfc1035.c answer_request).
  const type = RECORD_TYPES.get(key);
  if (type !== undefined)
    return commaList(value)
      .slice(0, 1)
      .map((owner) => rule(absolute(owner.value), [type, 'ANY']));
  if (key === 'host-record') return hostRecord(value, withheld).map(({ name, types }) => rule(name, types));
  return key === 'cname'
    ? aliasNames(value)
        .slice(0, -1)
        .map((name) => rule(name, undefined))
    : [];
}

function undotted(at: Location): Omit<AnswerRule, 'names'> {
  return { types: ['A', 'AAAA', 'ANY'], effect: 'answer', at };
}

function routeRule(route: Route, needed: Location | undefined): readonly ZoneRule[] {
  if (isOfRoot(route)) return [];
  // Names without a dot are answered where a usual server is left (`keeps`).
  const effect = route.to.length > 0 || route.usual || route.reach === 'bare' ? 'pass' : 'answer';
  const { zone } = route;
  const rule = { zone, rule: { names: patternOf(route), effect, at: route.at } } as const;
  if (needed === undefined || effect === 'answer' || zone === ROOT || /\../.test(zone)) return [rule];
  const names = route.reach === 'zone' ? ({ kind: 'exactly', names: [zone] } as const) : WITHOUT_DOTS;
  return [{ zone, rule: { ...undotted(needed), names } }, rule];
}

function privatePointers(settings: readonly Setting[], zone: DomainName): readonly ZoneRule[] {
  const priv = settings.find((setting) => setting.key === 'bogus-priv');
  if (priv === undefined) return [];
  const types = ['PTR', 'ANY'];
  const answered = { types, effect: 'answer', at: priv.at } as const;
  const inside = (all: readonly DomainName[]): readonly DomainName[] =>
    all.flatMap((one) => (isWithin(one, zone) ? one : isWithin(zone, one) ? zone : []));
  const zones = inside(BOGUS_PRIVATE);
  if (zones.length === 0) return [];
  // Whatever zone has a server of its own or an answer goes before (src/rfc1035.c answer_request).
  return [
    { zone, rule: { names: { ...NO_POINTERS, within: zones }, types, effect: 'pass', at: priv.at } },
    { zone, rule: { names: { kind: 'within', zones }, ...answered } },
    { zone, rule: { names: { ...UNSPECIFIED_IPV6, within: inside(['ip6.arpa.']) }, ...answered } },
  ];
}

/** `//` and `*.ZONE` before ZONE before `*ZONE` (src/domain-match.c order, lookup_domain, filter_servers). */
function inOrderOfReach<T extends { readonly rule: AnswerRule }>(rules: readonly T[]): readonly T[] {
  const rank = ({ rule: { names } }: T): number => {
    if (names.kind === 'suffix') return names.text.startsWith('.') ? 0 : 2;
    return names === WITHOUT_DOTS ? 0 : 1;
  };
  return [...rules].sort((a, b) => rank(a) - rank(b));
}

/** `#` is the null address of both families, none means NXDOMAIN (dnsmasq(8) --address). */
function typesOfAddress(text: string): readonly string[] | undefined {
  if (text === '#') return ['A', 'AAAA', 'ANY'];
  const address = parseAddress(text);
  return address === undefined ? undefined : [isIPv6(address) ? 'AAAA' : 'A', 'ANY'];
}

/** src/rfc1035.c private_net, private_net6. */
const BOGUS_PRIVATE: readonly DomainName[] = [
  ...PRIVATE_REVERSE_ZONES,
  ...['0.in-addr.arpa.', '127.in-addr.arpa.', '2.0.192.in-addr.arpa.', '100.51.198.in-addr.arpa.'],
  ...['113.0.203.in-addr.arpa.', '255.255.255.255.in-addr.arpa.'],
  ...['0.', '1.'].map((digit) => `${digit}${'0.'.repeat(31)}ip6.arpa.`),
  ...['8.b.d.0.1.0.0.2.ip6.arpa.', 'c.e.f.ip6.arpa.', 'd.e.f.ip6.arpa.', 'e.e.f.ip6.arpa.', 'f.e.f.ip6.arpa.'],
];

/** No address, nor the beginning of one: a label is no number, or not one hexadecimal digit, or it is longer than MAXARPANAME, 75 (src/rfc1035.c in_arpa_name_2_addr). */
const NO_POINTERS = {
  kind: 'regex',
  regex: '^.{77}|[^0-9.].*[.]in-addr[.]arpa[.]$|([^.]{2}|[^0-9a-f.]).*[.]ip6[.]arpa[.]$',
} as const;

/** Nibbles that are left out are zero. */
const UNSPECIFIED_IPV6 = { kind: 'regex', regex: '^(0[.])+ip6[.]arpa[.]$' } as const;

/** `except-interface`; with `local-service` foreign clients, unless it names where it listens (src/network.c). */
function access(settings: readonly Setting[], isBound: boolean): readonly Step[] {
  return settings.flatMap(({ key, value, at }): readonly Step[] => {
    const names = { kind: 'any' } as const;
    if (key === 'except-interface' && !isBound) {
      const rules = commaList(value).flatMap((one): readonly AnswerRule[] => [
        ...(hasLoopback(one) ? [{ names, clients: LOOPBACK, effect: 'drop' as const, at }] : []),
        ...(one.value === 'lo' ? [] : [{ names, perhaps: comesInBy(one.value), effect: 'drop' as const, at }]),
      ]);
      return answerStep(key, rules, at);
    }
    if (key !== 'local-service' || isBound || settings.some((one) => one.key === 'except-interface')) return [];
    const perhaps = {
      holds: 'the asker is on a network of the machine',
      fails: 'the asker is on no network of the machine',
    };
    const rules = [
      { names, clients: LOOPBACK, effect: 'pass' as const, at },
      { names, perhaps, effect: 'pass' as const, at },
    ];
    return accessStep(key, rules, 'drop', at);
  });
}

function comesInBy(place: string): NonNullable<AnswerRule['perhaps']> {
  return { holds: `the question comes in by ${place}`, fails: `no question comes in by ${place}` };
}

/** Names of /etc/hosts (dnsmasq(8) -h); of a file out of sight only what may be there is known. */
function ownHosts(settings: readonly Setting[], at: Location, file: SourceText | undefined): readonly Step[] {
  if (settings.some(({ key }) => key === 'no-hosts')) return [];
  const passes = (names: NamePattern, types: readonly string[]): AnswerRule => ({
    names,
    types,
    effect: 'miss-passes',
    at,
  });
  const pointers = passes({ kind: 'within', zones: ['in-addr.arpa.', 'ip6.arpa.'] }, ['PTR', 'ANY']);
  const known = file === undefined ? undefined : hostRules(file, settings);
  const rules =
    known === undefined
      ? [passes({ kind: 'any' }, ['A', 'AAAA', 'ANY']), pointers]
      : [...known, ...(file?.text.includes(POD_ADDRESS) === true ? [pointers] : [])];
  return [{ kind: 'answer', plugin: 'the hosts file', rules, at }];
}

/**
 * Each name for the families that it has addresses of, one without dots also with the domain that is added (src/cache.c
 * read_hostsfile, add_hosts_entry). Undefined: not all is read.
 */
function hostRules(file: SourceText, settings: readonly Setting[]): readonly AnswerRule[] | undefined {
  const at = locate(file, 0, 0);
  const isUsual = file.text.includes(POD_ADDRESS);
  const added = settings.some(({ key }) => key === 'expand-hosts')
    ? settings.flatMap(({ key, value }) => (key === 'domain' ? value.text : []))
    : [];
  if (isPlaceholder(file.text) || added.some((domain) => /[,#]/.test(domain) || isPlaceholder(domain)))
    return undefined;
  const domain = added.at(-1);
  const withheld = withheldTypes(settings);
  return file.text.split('\n').flatMap((line): readonly AnswerRule[] => {
    const [word = '', ...written] = line.replace(/#.*/, '').trim().split(/\s+/);
    const names = written.flatMap((name) =>
      domain === undefined || name.includes('.') ? [name] : [name, `${name}.${domain}`],
    );
    const address = parseAddress(word);
    if (address === undefined) return [];
    const isOwn = address === POD_ADDRESS;
    const rule = (owners: readonly DomainName[], types: readonly string[]): AnswerRule => ({
      names: { kind: 'exactly', names: owners },
      types,
      effect: isOwn || (isUsual && isLoopback(address)) ? 'miss-passes' : 'answer',
      at,
    });
    const family = address.includes(':') ? 'AAAA' : 'A';
    const types = isOwn ? ['A', 'AAAA', 'ANY'] : [...new Set([family, 'ANY', ...withheld])];
    const named = rule(names.map(absolute), types);
    return isOwn ? [named] : [named, rule([absolute(reverseName(address))], ['PTR', 'ANY'])];
  });
}

/** Of a file in sight what it has. */
function otherHosts(settings: readonly Setting[], beside: FilesInSight): readonly Step[] {
  const types = ['A', 'AAAA', 'PTR', 'ANY'];
  return settings.flatMap(({ key, value, at }) => {
    if (key !== 'addn-hosts' && key !== 'hostsdir') return [];
    const [file, ...more] = key === 'addn-hosts' ? (textsNamed(beside, value.text) ?? []) : [];
    const known = file === undefined || more.length > 0 ? undefined : hostRules(file, settings);
    return answerStep(key, known ?? [{ names: { kind: 'any' }, types, effect: 'miss-passes', at }], at);
  });
}

/** Which names it makes of addresses, and holds beside other records, is not followed. */
function madeNames(settings: readonly Setting[]): readonly Step[] {
  return settings.flatMap(({ key, value, at }) => {
    const [domain] = commaList(value);
    if (domain === undefined || (key !== 'synth-domain' && key !== 'auth-zone')) return [];
    const open = { effect: 'maybe', because: `${key} does not have the name`, at } as const;
    const pointers: AnswerRule = {
      names: { kind: 'within', zones: ['in-addr.arpa.', 'ip6.arpa.'] },
      types: ['PTR', 'ANY'],
      ...open,
    };
    const named: AnswerRule = { names: { kind: 'within', zones: [absolute(domain.value)] }, ...open };
    return answerStep(key, key === 'synth-domain' ? [named, pointers] : [named], at);
  });
}

/** Takes what no record answers (src/rfc1035.c answer_request). */
function filtered(settings: readonly Setting[]): readonly Step[] {
  return settings
    .filter(({ key }) => key === 'filterwin2k')
    .map(({ key, at }) => {
      const rules: readonly AnswerRule[] = [
        { names: { kind: 'any' }, types: ['SOA', 'SRV'], effect: 'answer', rcode: 'NODATA', at },
        { names: { kind: 'substring', text: '_' }, types: ['ANY'], effect: 'answer', rcode: 'NODATA', at },
      ];
      return { kind: 'answer', plugin: key, rules, at };
    });
}

/** `DOMAIN,ADDRESS/BITS,local`: domain and pointers are dnsmasq's own (dnsmasq(8) --domain). */
function localDomain(value: SourceText): readonly DomainName[] {
  const [domain, range, flag] = commaList(value);
  if (domain === undefined || range === undefined || flag?.value !== 'local') return [];
  const [address = '', bits = ''] = range.value.split('/');
  const known = parseAddress(address);
  const pointers = known === undefined || !/^\d{1,3}$/.test(bits) ? undefined : reverseZonesOf(known, Number(bits));
  return [absolute(domain.value), ...(pointers ?? [])];
}

function patternOf({ zone, reach }: Zone): NamePattern {
  if (reach === 'bare') return WITHOUT_DOTS;
  if (reach === 'zone') return { kind: 'within', zones: [zone] };
  return { kind: 'suffix', text: reach === 'below' ? `.${zone}` : zone };
}

/**
 * `NAME[,NAME...],[IPV4],[IPV6][,TTL]`, and the pointers of the addresses. Types without an address are forwarded, unless
 * `filter-A` or `filter-AAAA` withholds them (src/rfc1035.c answer_request).
 */
function hostRecord(
  value: SourceText,
  withheld: readonly string[],
): readonly { readonly name: DomainName; readonly types: readonly string[] }[] {
  const names: string[] = [];
  const types: string[] = [];
  const pointers: DomainName[] = [];
  for (const { value: part } of commaList(value)) {
    const address = parseAddress(part);
    if (address !== undefined) {
      types.push(isIPv6(address) ? 'AAAA' : 'A');
      pointers.push(reverseName(address));
    } else if (!/^\d+$/.test(part)) names.push(absolute(part));
  }
  if (types.length === 0) return [];
  const answered = [...new Set([...types, ...withheld, 'ANY'])];
  return [
    ...names.map((name) => ({ name, types: answered })),
    ...pointers.map((name) => ({ name, types: ['PTR', 'ANY'] })),
  ];
}

function forwards(
  settings: readonly Setting[],
  routes: readonly Route[],
  has: (key: string) => boolean,
  defaults: Own,
): readonly Step[] {
  const usual = [...(routes.find(isOfRoot)?.to ?? []), ...resolverFiles(settings, has, defaults.at)];
  const steps: ForwardStep[] = [];
  const keepsBare = routes.some(({ reach, local }) => reach === 'bare' && local)
    ? ('without a dot' as const)
    : undefined;
  // Where the servers of a deeper zone are its own addresses the zone above counts (src/domain-match.c lookup_domain).
  const aboveServers = new Set(
    routes.flatMap((one) => (one.to.length === 0 || isOfRoot(one) ? [] : [...ancestry(one.zone)].slice(1, -1))),
  );
  const own = new Set(routes.flatMap((one) => (one.reach === 'zone' ? [one.zone] : [])));
  const wild = routes.flatMap((one) => (one.reach === 'below' && one.to.length > 0 ? [one.zone] : []));
  const above = new Set([...aboveServers, ...wild].filter((zone) => !own.has(zone)));
  // An address for every name goes before the usual servers.
  if (routes.some((one) => one.to.length > 0 && one.zone !== ROOT)) above.add(ROOT);
  for (const step of addressesAbove(settings, above, defaults)) steps.push(step);
  const isForUsual = (route: Route): boolean => route.usual && route.reach === 'zone' && route.zone !== ROOT;
  const forUsual = new Map<DomainName, DomainName[]>();
  for (const { zone } of routes.filter(isForUsual)) for (const above of ancestry(zone)) append(forUsual, above, zone);
  for (const route of routes) {
    // One array for all: many zones may share it.
    const isRoot = isOfRoot(route);
    const to = isRoot || route.usual ? usual : route.to;
    if (isForUsual(route) || (to.length === 0 && !(route.local && aboveServers.has(route.zone)))) continue;
    // `*.zone` goes before `zone`, and has what lies deeper taken out only.
    const taken = route.zone === ROOT ? [] : (forUsual.get(route.zone) ?? []);
    const except = route.reach === 'below' ? taken.filter((zone) => zone !== route.zone) : taken;
    const keeps = isRoot ? keepsBare : route.local ? 'where none is left' : undefined;
    const takes = TAKES[route.reach];
    steps.push({ ...forward(route.zone, to, defaults, route.at), except, ...defined({ keeps, takes }) });
  }
  if (!routes.some(isOfRoot) && usual.length > 0) {
    steps.push({ ...forward(ROOT, usual, defaults, usual[0]?.at ?? defaults.at), ...defined({ keeps: keepsBare }) });
  }
  return steps;
}

/** Where the servers of a deeper zone are its own addresses an `address` above counts. */
function addressesAbove(
  settings: readonly Setting[],
  above: ReadonlySet<DomainName>,
  defaults: Own,
): readonly ForwardStep[] {
  if (above.size === 0) return [];
  return settings.flatMap(({ key, value, at }) => {
    const { zones = [], rest } = key === 'address' ? zonesOf(value) : { rest: value };
    const types = typesOfAddress(rest.text);
    return zones.flatMap(({ zone, reach }): readonly ForwardStep[] => {
      if (reach !== 'zone' || !above.has(zone) || (zone === ROOT && types === undefined)) return [];
      const kept = { keeps: 'where none is left', ...defined({ types }) } as const;
      return [{ ...forward(zone, [], defaults, at), ...kept }];
    });
  });
}

/** All count (dnsmasq takes the newest); default is /etc/resolv.conf. */
function resolverFiles(
  settings: readonly Setting[],
  has: (key: string) => boolean,
  at: Location,
): readonly Located<Upstream>[] {
  if (has('no-resolv')) return [];
  const named = settings.filter((setting) => setting.key === 'resolv-file' && setting.value.text !== '');
  const file = { kind: 'resolver-file', ownFamilyOnly: true } as const;
  if (named.length === 0) return [{ value: { ...file, path: '/etc/resolv.conf' }, at }];
  return named.map(({ value }) => ({ value: { ...file, path: value.text }, at: extentOf(value) }));
}

function forward(
  from: DomainName,
  to: readonly Located<Upstream>[],
  { policy, assumedOrder, detectsLoops, isStrict, asksLoopback, maxConcurrent, screens }: Own,
  at: Location,
): ForwardStep {
  return plainForward({
    plugin: 'server',
    from,
    to,
    policy,
    maxConcurrent,
    failover: ['SERVFAIL', 'REFUSED'],
    merges: true,
    ignoresOwnAddresses: true,
    onlyRelays: true,
    ...defined({
      assumedOrder,
      detectsLoops: detectsLoops || undefined,
      asksLoopback: asksLoopback || undefined,
      dropsFailures: isStrict || undefined,
      racesFailures: !isStrict || undefined,
      screens,
    }),
    longestFromWins: true,
    at,
  });
}

import {
  isIPv6,
  isLoopback,
  isUnspecified,
  parseAddress,
  portOfUpstream,
  reverseName,
} from '../../core/dns/endpoint.ts';
import { absolute, ancestry, type DomainName, displayName, ROOT } from '../../core/dns/name.ts';
import { plainForward } from '../../core/facts/plain-server.ts';
import type { FilesInSight } from '../../core/facts/readers.ts';
import type { BindAddress, ServerConfig } from '../../core/facts/server-config.ts';
import type { AnswerRule, AnswerStep, ForwardStep, Step, Upstream } from '../../core/facts/steps.ts';
import { addAll, append } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { atFile, type Located, type Location } from '../../core/text/location.ts';
import { mayNotStart, type Notice, type Reading } from '../../core/text/notice.ts';
import { getOrInsert } from '../../core/text/once.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import { extentOf, type SourceText, slice } from '../../core/text/source-text.ts';
import { membersOf, networkAt } from '../shared/access-lists.ts';
import {
  NO_FILES,
  readInPlace,
  textsNamed,
  type Unseen,
  unseenNotices,
  unseenSteps,
} from '../shared/included-files.ts';
import { knownOptions, type Option, startSteps, unknownSteps } from '../shared/known-options.ts';
import { fieldsOf, linesOf, locatedWhole, placeOfFirst, portIn, trimmed } from '../shared/lines.ts';
import { longestFirst, withDsAbove, type ZoneRule } from '../shared/longest-zone.ts';
import {
  answerStep,
  forwardSteps,
  hinted,
  lookup,
  NO_ANSWERS,
  OVER_UDP,
  oneBlock,
  screensOf,
  within,
} from '../shared/resolver-steps.ts';
import { accessOf } from './access.ts';
import { authRules } from './auth-zones.ts';
import { missing } from './needed.ts';
import { NO_POLICY, policyRules } from './response-policy.ts';

const isKnown = knownOptions('unbound');

/** `key: value` in a clause such as `server:`. */
interface Attribute {
  readonly key: string;
  readonly value: SourceText;
  readonly at: Location;
  /** Words outside of quotes. */
  readonly isLoose: boolean;
  /** No value in its line, not even quotes, or a quote that does not end there. */
  readonly isBroken: boolean;
}
interface Clause {
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly at: Location;
}

const CLAUSES = new Set([
  'server',
  'forward-zone',
  'stub-zone',
  'auth-zone',
  'remote-control',
  'view',
  'python',
  'dynlib',
  'cachedb',
  'dnscrypt',
  'dnstap',
  'ipset',
  'rpz',
]);

const LOCALHOST: DomainName = 'localhost.';

/** Answered by default (unbound.conf(5) "local-zone"; RFC 6303, 6761, 7686, 8375). */
const DEFAULT_ZONES: readonly { readonly zone: DomainName; readonly lan: boolean }[] = [
  ...[LOCALHOST, '127.in-addr.arpa.', `1.${'0.'.repeat(31)}ip6.arpa.`],
  ...['home.arpa.', 'resolver.arpa.', 'service.arpa.', 'onion.', 'test.', 'invalid.'],
]
  .map((zone) => ({ zone, lan: false }))
  .concat(
    [
      '10.in-addr.arpa.',
      ...Array.from({ length: 16 }, (_, i) => `${16 + i}.172.in-addr.arpa.`),
      '168.192.in-addr.arpa.',
      ...Array.from({ length: 64 }, (_, i) => `${64 + i}.100.in-addr.arpa.`),
      '0.in-addr.arpa.',
      '254.169.in-addr.arpa.',
      '2.0.192.in-addr.arpa.',
      '100.51.198.in-addr.arpa.',
      '113.0.203.in-addr.arpa.',
      '255.255.255.255.in-addr.arpa.',
      `${'0.'.repeat(32)}ip6.arpa.`,
      'd.f.ip6.arpa.',
      '8.e.f.ip6.arpa.',
      '9.e.f.ip6.arpa.',
      'a.e.f.ip6.arpa.',
      'b.e.f.ip6.arpa.',
      '8.b.d.0.1.0.0.2.ip6.arpa.',
    ].map((zone) => ({ zone, lan: true })),
  );

/** Of later releases than 1.17, which has neither (recorded: topology/daemon-data); nothing states the release. */
const RECENT_ZONES: ReadonlySet<DomainName> = new Set(['resolver.arpa.', 'service.arpa.']);

function rooted(server: readonly Attribute[], beside: FilesInSight): readonly ForwardStep[] {
  const hints = last(server, 'root-hints')?.value;
  const forwardZones = hints === undefined ? [] : hinted(textsNamed(beside, hints.text), locatedWhole(hints).at);
  return forwardSteps(forwardZones, { plugin: 'iterator', policy: 'unordered', merges: true, resolves: true });
}

/**
 * Files in unbound's order (unbound.conf(5)); one block, every name at `port` of each `interface`, by default loopback.
 * Local zones and data answer first, the deepest zone deciding; then the deepest `forward-zone` or `stub-zone`; else
 * recursion. Loopback upstreams are asked only with `do-not-query-localhost: no`; a zone left without any gets
 * SERVFAIL. Identical queries in flight are merged (services/mesh.c).
 */
export function readUnbound(files: readonly SourceText[], beside: FilesInSight = NO_FILES): Reading<ServerConfig> {
  const unseen: Unseen[] = [];
  const clauses = files.flatMap((file) => clausesOf(file, beside, unseen));
  const notices: Notice[] = [...unseenNotices(unseen)];
  const at = clauses[0]?.at ?? placeOfFirst(files);
  const server = clauses.filter((clause) => clause.name === 'server').flatMap((clause) => clause.attributes);
  const port = portIn(last(server, 'port')?.value.text) ?? 53;
  const policies = policiesIn(clauses, server, beside);
  const auth = authAnswers(clauses, zonesNamed(clauses, 'stub-zone'), beside);
  for (const clause of clauses) {
    const isUnread = clause.name === 'auth-zone' ? auth.unread.includes(clause) : /^(?:view|rpz)$/.test(clause.name);
    if (!isUnread || (clause.name === 'rpz' && policies !== undefined)) continue;
    notices.push({ kind: 'not-modelled', message: `what \`${clause.name}:\` answers is not modelled`, at: clause.at });
  }
  const isWhole = unseen.length === 0 && [...beside].some(([path, text]) => MAIN.test(path) && files.includes(text));
  const forwards = readForwards(clauses, server, notices, isWhole);
  const local = localAnswers(server, notices, at);
  const policyAnswers = clauses.flatMap(({ name, at }) =>
    name === 'rpz' ? answerStep(name, policies ?? [{ ...within([ROOT], 'maybe', at), because: NO_POLICY }], at) : [],
  );
  const dead = forwards.dead.map((zone) => ({ zone: zone.from, rule: within([zone.from], 'servfail', zone.at) }));
  const alive = forwards.steps.map((step) => ({ zone: step.from, rule: within([step.from], 'pass', step.at) }));
  const deadAt = forwards.dead[0]?.at;
  const allowed = server.filter(({ key }) => key === 'access-control').map(({ value }) => locatedWhole(value));
  const withOptions = clauses.flatMap(({ name, attributes }) => attributes.map((one) => ({ ...one, context: name })));
  if (unseen.length === 0) {
    refuse(clauses, server, notices);
    addAll(notices, missing(clauses, beside));
  }
  for (const one of controlFaults(clauses, beside)) notices.push(one);
  const access = accessOf(allowed, at);
  const steps: readonly Step[] = [
    ...unseenSteps(unseen),
    ...unknownSteps(withOptions, (one) => isKnown(one) || isBundle(one, beside)),
    ...startSteps(notices),
    ...overTcpOnly(server),
    ...access.first,
    ...local,
    ...policyAnswers,
    ...auth.steps,
    ...anyDenied(server, clauses),
    ...access.beyondLocal,
    ...(deadAt === undefined ? [] : answerStep('forward-zone', longestFirst(dsLookedUp([...dead, ...alive])), deadAt)),
    ...forwards.steps,
    ...(forwards.steps.some(({ from, plugin, fallsBack }) => from === ROOT && plugin === 'forward-zone' && !fallsBack)
      ? []
      : [...rooted(server, beside), lookup('iterator', 'REFUSED', at)]),
  ];
  const groups = new Map<number, Listening[]>();
  for (const one of readBind(server, port)) append(groups, one.port, one);
  const blocks = [...groups].flatMap(([listen, binds]) => {
    const bind = binds.map((one) => one.bind);
    return oneBlock(at, listen, bind, steps).blocks;
  });
  // unbound.conf(5) `tls-port`
  const listensEncrypted = last(server, 'tls-service-pem') === undefined ? undefined : true;
  return { value: { blocks, errors: [], at, ...defined({ listensEncrypted }) }, notices };
}

/** With two words (util/configparser.y). */
const PAIRS: ReadonlySet<string> = new Set(['access-control', 'local-zone']);

/**
 * Several words are one value in quotes, a zone has one name, whose labels are not empty, and a key has a certificate
 * (util/configparser.y; iterator/iter_fwd.c read_fwds_name; util/net_help.c listen_sslctx_create).
 */
function refuse(clauses: readonly Clause[], server: readonly Attribute[], notices: Notice[]): void {
  const key = last(server, 'tls-service-key');
  if (key !== undefined && key.value.text !== '' && last(server, 'tls-service-pem') === undefined)
    notices.push(mayNotStart('`tls-service-key` has no `tls-service-pem` beside it', key.at));
  for (const { name, attributes, at } of clauses) {
    for (const one of attributes) {
      const [, low = '0', high = low] = /^outgoing-port-\S+ (\d+)-(\d+)$/.exec(`${one.key} ${one.value.text}`) ?? [];
      if (Number(low) > Number(high)) notices.push(mayNotStart(`\`${one.value.text}\` is no range of ports`, one.at));
      if (one.isBroken) notices.push(mayNotStart(`\`${one.key}\` has no whole value in its line`, one.at));
      else if (one.isLoose && !PAIRS.has(one.key) && isKnown({ ...one, context: name }))
        notices.push(mayNotStart(`the words of \`${one.key}\` are in no quotes`, one.at));
    }
    if (name === 'auth-zone' && attributes.filter((one) => one.key === 'name').length > 1)
      notices.push(mayNotStart('`auth-zone:` has several names', at));
    if (name !== 'forward-zone' && name !== 'stub-zone') continue;
    const names = attributes.filter(({ key }) => key === 'name');
    if (names.length !== 1) notices.push(mayNotStart(`\`${name}:\` has ${names.length} names`, at));
    for (const { value } of attributes)
      if (/\.\.|^\../.test(value.text)) notices.push(mayNotStart(`\`${value.text}\` is no name`, extentOf(value)));
  }
}

/** Files that the control channel of its daemon needs, at an address that its machine has (daemon/remote.c; services/listen_dnsport.c). */
function controlFaults(clauses: readonly Clause[], beside: FilesInSight): readonly Notice[] {
  const control = clauses.filter(({ name }) => name === 'remote-control').flatMap(({ attributes }) => attributes);
  const enabled = isYes(control, 'control-enable') === true ? last(control, 'control-enable') : undefined;
  if (enabled === undefined) return [];
  const places = control.filter(({ key }) => key === 'control-interface');
  const isPlain =
    isYes(control, 'control-use-cert') === false || places.some(({ value }) => value.text.startsWith('/'));
  const files = ['key', 'pem'].map(
    (kind) =>
      last(control, kind === 'key' ? 'server-key-file' : 'server-cert-file')?.value.text ??
      `/etc/unbound/unbound_server.${kind}`,
  );
  const absent = isPlain ? undefined : files.find((file) => !beside.has(file));
  const foreign = places.find(({ value: { text } }) => {
    const address = parseAddress(text);
    return address !== undefined && !isLoopback(address) && !isUnspecified(address);
  });
  return [
    ...(absent === undefined ? [] : [mayNotStart(`${absent} of \`remote-control:\` is not in sight`, enabled.at)]),
    ...(foreign === undefined ? [] : [mayNotStart(`the machine may not have ${foreign.value.text}`, foreign.at)]),
  ];
}

/** An `include` stands in place, also within a clause (util/configlexer.lex), and may begin inside `server:`. */
function clausesOf(file: SourceText, beside: FilesInSight, unseen: Unseen[]): readonly Clause[] {
  const clauses: Clause[] = [];
  let attributes: Attribute[] = [];
  const all = readInPlace([file], attributesOf, { once: false });
  for (const attribute of all) {
    const { key, value, at } = attribute;
    if (value.text === '' && CLAUSES.has(key)) {
      attributes = [];
      clauses.push({ name: key, attributes, at });
    } else if (key === 'include' || key === 'include-toplevel') {
      const found = textsNamed(beside, value.text);
      if (found === undefined) unseen.push({ option: key, path: value.text, at });
      else all.open(found);
    } else {
      if (clauses.length === 0) clauses.push({ name: 'server', attributes, at });
      attributes.push(attribute);
    }
  }
  for (const one of all.cut()) unseen.push(one);
  return clauses;
}

/** Behind a value or a clause in the same line, outside of quotes: blanks are like line breaks (util/configlexer.lex). */
const NEXT_KEY = /"[^"\n]*"|'[^'\n]*'|(?<![^ \t])[a-z][a-z0-9-]*:(?=[ \t]|$)/g;

const QUOTED = /"(?:\\.|[^"\\])*"|'[^']*'/gs;

function attributesOf(source: SourceText): readonly Attribute[] {
  const attributes: Attribute[] = [];
  for (const line of linesOf(source.text)) {
    const end = commentStart(source, line.start, line.end);
    const starts = [...source.text.slice(line.start, end).matchAll(NEXT_KEY)].flatMap(([found], index, all) =>
      found.endsWith(':') ? line.start + (all[index]?.index ?? 0) : [],
    );
    for (const [i, start] of [line.start, ...starts].entries()) {
      const whole = trimmed(source, start, starts[i] ?? end);
      if (whole.text === '') continue;
      const colon = whole.text.includes(':') ? whole.text.indexOf(':') : whole.text.length;
      const written = trimmed(whole, Math.min(colon + 1, whole.text.length), whole.text.length);
      const value = unquoted(written);
      const bare = isPlaceholder(written.text) ? '-' : written.text.replaceAll(QUOTED, '"');
      const outside = bare.replaceAll(/(?<=\s|^)"(?=\s|$)/g, '');
      const isLoose = /\s/.test(outside);
      const isBroken = written.text === '' || /(?<!\\)["']/.test(outside) || /(?<!\\)"\S|[^\s\\]"/.test(bare);
      attributes.push({ key: whole.text.slice(0, colon), value, at: extentOf(whole), isLoose, isBroken });
    }
  }
  return attributes;
}

/** `#` outside of quotes. */
function commentStart(source: SourceText, start: number, end: number): number {
  let quote = '';
  for (let i = start; i < end; i += 1) {
    const c = source.text[i] ?? '';
    if (quote !== '') {
      if (c === quote) quote = '';
    } else if (c === '"' || c === "'") quote = c;
    else if (c === '#' && (i === start || ' \t'.includes(source.text[i - 1] ?? ''))) return i;
  }
  return end;
}

function unquoted(source: SourceText): SourceText {
  const { text } = source;
  const quote = text[0];
  if ((quote !== '"' && quote !== "'") || text.length < 2 || text.indexOf(quote, 1) !== text.length - 1) return source;
  return slice(source, 1, text.length - 1);
}

function last(attributes: readonly Attribute[], key: string): Attribute | undefined {
  return attributes.filter((attribute) => attribute.key === key).at(-1);
}

function isYes(attributes: readonly Attribute[], key: string): boolean | undefined {
  const value = last(attributes, key)?.value.text;
  return value === undefined ? undefined : value === 'yes';
}

interface Listening {
  readonly bind: Located<BindAddress>;
  readonly port: number;
}

/** `interface: ADDRESS[@PORT]`, or an interface's name; default is loopback. */
function readBind(server: readonly Attribute[], port: number): readonly Listening[] {
  const bind: Listening[] = [];
  const isFree = isYes(server, 'ip-freebind') === true || isYes(server, 'ip-transparent') === true;
  for (const { key, value } of server) {
    if ((key !== 'interface' && key !== 'ip-address') || value.text === '') continue;
    const [host = '', own] = value.text.split('@');
    const listen = portIn(own) ?? port;
    const address = parseAddress(host.split('%', 1)[0] ?? '');
    const at = extentOf(value);
    bind.push({
      bind: {
        value:
          address === undefined
            ? { kind: 'interface', name: host }
            : {
                kind: 'address',
                address,
                ...defined({
                  ownFamilyOnly: isUnspecified(address) || undefined,
                  mustBeThere: isFree || isUnspecified(address) ? undefined : true,
                }),
              },
        at,
      },
      port: listen,
    });
  }
  const automatic = isYes(server, 'interface-automatic') === true ? last(server, 'interface-automatic') : undefined;
  // It replaces every `interface` (services/listen_dnsport.c listening_ports_open).
  if (automatic !== undefined && isYes(server, 'do-udp') !== false) {
    const { at } = automatic;
    const written = last(server, 'interface-automatic-ports')?.value.text.match(/\d{1,5}/g) ?? [port];
    bind.length = 0;
    for (const listen of written.map(Number))
      for (const address of ['0.0.0.0', '::'])
        bind.push({ bind: { value: { kind: 'address', address, ownFamilyOnly: true }, at }, port: listen });
  } else if (bind.length === 0) {
    const at = server[0]?.at ?? atFile('');
    for (const address of ['127.0.0.1', '::1']) bind.push({ bind: { value: { kind: 'address', address }, at }, port });
  }
  // Of a family that is off no socket is opened (services/listen_dnsport.c listening_ports_open).
  return bind.filter(
    ({ bind: { value } }) =>
      value.kind !== 'address' || isYes(server, isIPv6(value.address) ? 'do-ip6' : 'do-ip4') !== false,
  );
}

/** `do-udp: no`: nobody listens at its UDP port (services/listen_dnsport.c listening_ports_open). */
function overTcpOnly(server: readonly Attribute[]): readonly AnswerStep[] {
  const at = isYes(server, 'do-udp') === false ? last(server, 'do-udp')?.at : undefined;
  if (at === undefined) return [];
  return answerStep('do-udp', [{ names: { kind: 'any' }, effect: 'drop', perhaps: OVER_UDP, at }], at);
}

/** `deny-any: yes` (daemon/worker.c deny_any), but for zones that are not cached (recorded: topology/unbound-options). */
function anyDenied(server: readonly Attribute[], clauses: readonly Clause[]): readonly AnswerStep[] {
  const at = isYes(server, 'deny-any') === true ? last(server, 'deny-any')?.at : undefined;
  if (at === undefined) return [];
  const isUncached = clauses.some((one) =>
    ['forward', 'stub'].some((kind) => isYes(one.attributes, `${kind}-no-cache`) === true),
  );
  const perhaps = { holds: 'the zone of the name is cached', fails: 'the zone of the name is not cached' };
  const rule = { names: { kind: 'any' }, types: ['ANY'], effect: 'answer', rcode: 'NOTIMP', at } as const;
  return answerStep('deny-any', [isUncached ? { ...rule, perhaps } : rule], at);
}

/** Upstreams are asked over TCP (iterator/iterator.c processQueryTargets; util/config_file.c). */
function asksOverTcp(server: readonly Attribute[]): boolean {
  const isWithoutUdp = isYes(server, 'do-udp') === false && isYes(server, 'udp-upstream-without-downstream') !== true;
  return isWithoutUdp || isYes(server, 'tcp-upstream') === true;
}

interface Forwards {
  readonly steps: readonly ForwardStep[];
  readonly dead: readonly { readonly from: DomainName; readonly at: Location }[];
}

/** Of the server for all zones, of a zone with its kind before it (iterator/iterator.c processQueryTargets). */
const TLS_UPSTREAM: readonly string[] = ['tls-upstream', 'ssl-upstream'];

/** With some each certificate is verified, without any those of a name, and refused (util/net_help.c connect_sslctx_create). */
function hasAuthorities(server: readonly Attribute[]): boolean {
  return !['', undefined].includes(last(server, BUNDLE)?.value.text) || isYes(server, 'tls-system-cert') === true;
}

const BUNDLE = 'tls-cert-bundle';

const MAIN = /(?:^|\/)unbound\.conf$/;

/** With one that is not there it does not start. */
function isBundle({ key, value }: Omit<Option, 'at'>, beside: FilesInSight): boolean {
  return key === BUNDLE && textsNamed(beside, value.text) !== undefined;
}

/** Any network of `do-not-query-address` shuns (iterator/iter_donotq.c). */
function askedBy(server: readonly Attribute[]): (address: string) => boolean {
  const asksLoopback = isYes(server, 'do-not-query-localhost') === false;
  const shunned = server.flatMap(({ key, value }) => {
    const [address = '', bits] = value.text.split('/');
    return key === 'do-not-query-address' ? (networkAt(address, bits)?.network ?? []) : [];
  });
  const isShunned = membersOf(shunned);
  return (address) =>
    (asksLoopback || !isLoopback(address)) &&
    !isShunned(address) &&
    isYes(server, isIPv6(address) ? 'do-ip6' : 'do-ip4') !== false;
}

/**
 * The last clause of a name counts, and a `forward-zone` before a `stub-zone` (iterator/iter_fwd.c make_stub_holes),
 * beside which `forward-first` falls back on nobody (recorded: topology/unbound-options).
 */
function readForwards(
  clauses: readonly Clause[],
  server: readonly Attribute[],
  notices: Notice[],
  isWhole: boolean,
): Forwards {
  const isAsked = askedBy(server);
  const screening = new Set(server.map(({ key }) => key).filter((key) => SCREENS.has(key)));
  const verifies = !isWhole || hasAuthorities(server);
  const zones = new Map<DomainName, { step?: ForwardStep; from: DomainName; fallsBack: boolean; at: Location }>();
  const [forwarded, stubs] = [zonesNamed(clauses, 'forward-zone'), zonesNamed(clauses, 'stub-zone')];
  for (const clause of clauses) {
    if (clause.name !== 'forward-zone' && clause.name !== 'stub-zone') continue;
    const from = zoneOf(clause);
    if (from === undefined || (clause.name === 'stub-zone' && forwarded.has(from))) continue;
    const prefix = clause.name === 'forward-zone' ? 'forward' : 'stub';
    const tls = TLS_UPSTREAM.some(
      (key) => isYes(server, key) === true || isYes(clause.attributes, `${prefix}-${key}`) === true,
    );
    const to: Located<Upstream>[] = [];
    for (const { key, value } of clause.attributes) {
      if (key !== `${prefix}-addr` && key !== `${prefix}-host`) continue;
      const upstream = upstreamOf(value, tls, key.endsWith('-host'));
      if (upstream === undefined) {
        notices.push(mayNotStart(`\`${value.text}\` is not a server address`, extentOf(value)));
      } else if (upstream.value.kind !== 'endpoint' || isAsked(upstream.value.address)) {
        // A name has the certificate verified (util/net_help.c set_auth_name_on_ssl).
        if (!tls || verifies || !/#./.test(value.text)) to.push(upstream);
      }
    }
    // Looked up through this very zone (recorded: topology/unbound-hosts).
    const own = to.filter(({ value }) => value.kind === 'host' && zoneAround(value.name, forwarded, stubs) === from);
    if (own.length === to.length) to.length = 0;
    // That of the root is primed as root hints are (iterator/iterator.c prime_stub; recorded: topology/unbound-options).
    const isPrimed = prefix === 'stub' && (from === ROOT || isYes(clause.attributes, 'stub-prime') === true);
    if (isPrimed && to[0] !== undefined) {
      const what = from === ROOT ? 'of the root' : 'with `stub-prime`';
      const because = `the name servers of a stub zone ${what} are those that its servers list`;
      to.splice(0, to.length, { value: { kind: 'unresolved', text: from, because }, at: to[0].at });
    }
    const fallsBack = isYes(clause.attributes, `${prefix}-first`) === true && (prefix === 'stub' || !stubs.has(from));
    const zone = { from, fallsBack, at: clause.at };
    const overTcp = asksOverTcp(server) || isYes(clause.attributes, `${prefix}-tcp-upstream`) === true;
    const protocol = tls ? 'tls' : overTcp ? 'tcp' : 'udp';
    const encryption = tls ? (verifies ? 'server' : 'unverified') : undefined;
    const way = defined({ screens: screensOf(validates(server, from), screening), encryption });
    const step = to.length > 0 ? forward(clause, zone, { to, protocol, ...way }) : undefined;
    zones.set(from, { ...zone, ...defined({ step }) });
  }
  const all = [...zones.values()];
  const steps = all.flatMap((zone) => zone.step ?? []);
  // An enclosing zone comes behind those that fall back on it.
  if (steps.some((step) => step.fallsBack !== undefined)) steps.sort((a, b) => b.from.length - a.from.length);
  return {
    steps,
    dead: all.filter((zone) => zone.step === undefined && !zone.fallsBack),
  };
}

function zoneAround(name: DomainName, ...all: readonly Pick<ReadonlySet<DomainName>, 'has'>[]): DomainName | undefined {
  for (const zone of ancestry(name)) if (all.some((zones) => zones.has(zone))) return zone;
  return undefined;
}

function zonesNamed(clauses: readonly Clause[], kind: string): ReadonlySet<DomainName> {
  return new Set(clauses.flatMap((clause) => (clause.name === kind ? (zoneOf(clause) ?? []) : [])));
}

function zoneOf({ attributes }: Clause): DomainName | undefined {
  const name = last(attributes, 'name')?.value.text;
  return name === undefined || name === '' ? undefined : absolute(name);
}

/** `ADDRESS[@PORT][#TLS-NAME]`, or a host with them. */
function upstreamOf(value: SourceText, tls: boolean, isHost: boolean): Located<Upstream> | undefined {
  const [place = '', certified = ''] = value.text.split('#');
  const [host = '', own] = place.split('@');
  const port = own === undefined ? (tls ? 853 : 53) : portIn(own);
  const transport = tls ? 'tls' : 'dns';
  const at = extentOf(value);
  if (port === undefined || host === '' || certified.includes('@')) return undefined;
  if (isHost) return { value: { kind: 'host', name: absolute(host), port, transport, byItself: true }, at };
  const address = parseAddress(host.split('%', 1)[0] ?? '');
  if (address === undefined) return undefined;
  return { value: { kind: 'endpoint', address, port: portOfUpstream(host, port), transport }, at };
}

/** Addresses that are taken out of answers, or answers for which there is no reply (unbound.conf(5)). */
const SCREENS: ReadonlySet<string> = new Set(['private-address', 'response-ip']);

/** With the validator and an anchor, except below `domain-insecure` (unbound.conf(5)). */
function validates(server: readonly Attribute[], from: DomainName): boolean {
  const modules = last(server, 'module-config')?.value.text;
  if (modules !== undefined && !modules.includes('validator')) return false;
  if (isYes(server, 'val-permissive-mode') === true || !server.some(({ key }) => ANCHORS.has(key))) return false;
  const insecure = server.flatMap(({ key, value }) => (key === 'domain-insecure' ? absolute(value.text) : []));
  return ![...ancestry(from)].some((zone) => insecure.includes(zone));
}

const ANCHORS: ReadonlySet<string> = new Set([
  'auto-trust-anchor-file',
  'trust-anchor',
  'trust-anchor-file',
  'trusted-keys-file',
]);

function forward(
  { name }: Clause,
  { from, fallsBack, at }: { readonly from: DomainName; readonly fallsBack: boolean; readonly at: Location },
  way: Pick<ForwardStep, 'to' | 'protocol' | 'screens' | 'encryption'>,
): ForwardStep {
  return plainForward({
    plugin: name,
    from,
    ...way,
    // At random among the fastest (iterator/iter_utils.c iter_server_selection).
    policy: 'unordered',
    failover: NO_ANSWERS,
    merges: true,
    failsOnRefusal: true,
    repeats: true,
    failsLate: 'always',
    ...defined({ fallsBack: fallsBack ? ('above' as const) : undefined }),
    longestFromWins: true,
    dsAbove: true,
    // daemon/worker.c worker_handle_request
    unlessRecursive: 'REFUSED',
    ...defined({ asksWithoutRecursion: name === 'stub-zone' || undefined }),
    at,
  });
}

/** Types of `local-zone` without data. */
const DATALESS: ReadonlySet<string> = new Set([
  'always_transparent',
  'always_refuse',
  'always_nxdomain',
  'always_nodata',
  'always_deny',
  'always_null',
]);

/** `local-zone` types that treat other types of a name as names without data. */
const BY_TYPE: ReadonlySet<string> = new Set(['typetransparent', 'deny', 'inform_deny', 'refuse']);

/** `local-zone`, `local-data` and default zones; `pass` for deeper zones that let names through. */
function localAnswers(server: readonly Attribute[], notices: Notice[], at: Location): readonly AnswerStep[] {
  /** The last of a zone counts (services/localzone.c, cfg_str2list_insert prepends). */
  const ruleOfZone = new Map<DomainName, ZoneRule>();
  const named = new Map<DomainName, string>();
  const data = dataIn(server);
  const aliases = new Set(data.flatMap(({ owner, type }) => (type === 'CNAME' ? owner : [])));
  for (const { key, value, at: place } of server) {
    const [first, second = ''] = wordsOf(value);
    if (key !== 'local-zone' || first === undefined) continue;
    const zone = absolute(first);
    // It takes the default away and nothing else (services/localzone.c lz_enter_zones).
    if (second === 'nodefault' && named.has(zone)) continue;
    named.set(zone, second);
    if (second === 'nodefault') continue;
    ruleOfZone.delete(zone);
    // The target is looked up for every name of the zone (services/localzone.c, local_alias).
    const because = `${first} is redirected to no other name`;
    const plain = within([zone], effectOf(second), place);
    const isAlias = second === 'redirect' && aliases.has(zone);
    ruleOfZone.set(zone, { zone, rule: isAlias ? { ...plain, effect: 'maybe', because } : plain });
  }
  const rules = [...ruleOfZone.values()];
  const keepsLan = isYes(server, 'unblock-lan-zones') !== true;
  const hasDefaults = isYes(server, 'local-zone-default') !== false;
  for (const { zone, lan } of DEFAULT_ZONES) {
    if (!hasDefaults || named.has(zone) || (lan && !keepsLan)) continue;
    const plain = within([zone], 'answer', at);
    const assumes = `unbound is recent enough to have the built-in zone ${displayName(zone)}`;
    rules.push({ zone, rule: RECENT_ZONES.has(zone) ? { ...plain, assumes } : plain });
  }
  addAll(notices, hasDefaults && !named.has(LOCALHOST) ? withLocalhost(data, named, at) : redirectFaults(data, named));
  const all = [...dataOf(data, named), ...longestFirst(dsLookedUp(rules))];
  return answerStep('local-zone', all, all[0]?.at ?? at);
}

/** A zone's own DS is looked up in the zone above (services/localzone.c, local_zones_tags_lookup). */
function dsLookedUp(rules: readonly ZoneRule[]): readonly ZoneRule[] {
  return withDsAbove(rules, () => true);
}

interface Datum {
  readonly owner: DomainName;
  readonly type: string;
  readonly at: Location;
}

function dataIn(server: readonly Attribute[]): readonly Datum[] {
  return server.flatMap(({ key, value, at }): readonly Datum[] => {
    if (key !== 'local-data' && key !== 'local-data-ptr') return [];
    const words = wordsOf(value)
      .flatMap((word) => word.split(/\s+/))
      .filter((word) => word !== '');
    const [owner, type] = key === 'local-data' ? ownerOf(words) : [pointerOf(words[0] ?? ''), 'PTR'];
    return owner === undefined ? [] : [{ owner, type, at }];
  });
}

/** A zone that redirects has data at its top only, and no other beside an alias (services/localzone.c lz_enter_rr_into_zone). */
function redirectFaults(data: readonly Datum[], zones: ReadonlyMap<DomainName, string>): readonly Notice[] {
  const typeAt = new Map<DomainName, string>();
  return data.flatMap(({ owner, type, at }) => {
    const zone = zoneAround(owner, zones);
    if (zone === undefined || !/^(?:inform_)?redirect$/.test(zones.get(zone) ?? '')) return [];
    const before = typeAt.get(owner);
    typeAt.set(owner, before === 'CNAME' ? before : type);
    const isAliased = before !== undefined && (before === 'CNAME' || type === 'CNAME');
    if (owner === zone && !isAliased) return [];
    return [mayNotStart(`the data of ${displayName(owner)} cannot be in a zone that redirects`, at)];
  });
}

/** Its built-in zone redirects and has an address (services/localzone.c local_zone_enter_defaults). */
function withLocalhost(
  data: readonly Datum[],
  zones: ReadonlyMap<DomainName, string>,
  at: Location,
): readonly Notice[] {
  return redirectFaults([{ owner: LOCALHOST, type: 'A', at }, ...data], new Map([...zones, [LOCALHOST, 'redirect']]));
}

/** Data answers its name in any zone, except those without data; other types are NODATA. */
function dataOf(data: readonly Datum[], zones: ReadonlyMap<DomainName, string>): readonly AnswerRule[] {
  const types = new Map<DomainName, { types: Set<string>; at: Location }>();
  for (const { owner, type, at } of data)
    getOrInsert(types, owner, () => ({ types: new Set<string>(), at })).types.add(type);
  return [...types].flatMap(([name, { types: dataTypes, at }]): readonly AnswerRule[] => {
    const zone = [...ancestry(name)].find((one) => zones.has(one));
    const kind = zone === undefined ? '' : (zones.get(zone) ?? '');
    const names = { kind: 'exactly', names: [name] } as const;
    // The zone that is the name itself is not the one of its DS (services/localzone.c local_zones_tags_lookup).
    const others = zone === undefined || zone === name ? { notTypes: ['DS'] } : {};
    const isAnswered = !DATALESS.has(kind) && !(kind === 'redirect' && dataTypes.has('CNAME'));
    const some = BY_TYPE.has(kind) && !dataTypes.has('CNAME') ? { types: [...dataTypes] } : {};
    const rules: readonly AnswerRule[] = isAnswered ? [{ names, ...some, ...others, effect: 'answer', at }] : [];
    // Data without a zone makes one, of its own name or one above.
    const because = 'no data makes a local zone above the name';
    return kind === '' ? [...rules, { names, types: ['DS'], effect: 'maybe', because, at }] : rules;
  });
}

/** `NAME [TTL] [CLASS] TYPE DATA`. */
function ownerOf(words: readonly string[]): readonly [DomainName | undefined, string] {
  const [owner, ...rest] = words;
  const type = rest.find((word) => !/^\d+\w*$|^IN$/i.test(word));
  return [owner === undefined ? undefined : absolute(owner), (type ?? '').toUpperCase()];
}

function pointerOf(text: string): DomainName | undefined {
  const address = parseAddress(text);
  return address === undefined ? undefined : reverseName(address);
}

/** What a zone has from its file alone, and for whoever asks. */
const OF_FILE: ReadonlySet<string> = new Set(['name', 'zonefile', 'rpz-log', 'rpz-log-name', 'rpz-signal-nxdomain-ra']);

/** Of the only policy zone, where its file is in sight. */
function policiesIn(
  clauses: readonly Clause[],
  server: readonly Attribute[],
  beside: FilesInSight,
): readonly AnswerRule[] | undefined {
  const [zone, ...others] = clauses.filter(({ name }) => name === 'rpz');
  if (zone === undefined || others.length > 0 || !/\brespip\b/.test(last(server, 'module-config')?.value.text ?? ''))
    return undefined;
  const [name, path] = ['name', 'zonefile'].map((key) => last(zone.attributes, key)?.value.text);
  const [text, ...more] = path === undefined ? [] : (textsNamed(beside, path) ?? []);
  const isRead = zone.attributes.every(({ key }) => OF_FILE.has(key)) && more.length === 0;
  return isRead && name !== undefined && text !== undefined
    ? policyRules(text.text, absolute(name), zone.at)
    : undefined;
}

/** The deepest zone decides, one for its own look-ups too. */
function authAnswers(clauses: readonly Clause[], stubs: ReadonlySet<DomainName>, beside: FilesInSight) {
  const known = clauses.flatMap((clause) => {
    if (clause.name !== 'auth-zone') return [];
    const rules = authRules(clause, { stubs, beside });
    const because = 'auth-zone does not have the name';
    const open = [zoneOf(clause) ?? []].flat().map((zone) => {
      return { zone, rule: { ...within([zone], 'maybe', clause.at), because } };
    });
    return [{ clause, rules, all: rules ?? open }];
  });
  const rules = longestFirst(dsLookedUp(known.flatMap(({ all }) => all)));
  return {
    unread: known.flatMap(({ clause, rules }) => (rules === undefined ? [clause] : [])),
    steps: answerStep('auth-zone', rules, known[0]?.clause.at ?? atFile('')),
  };
}

function wordsOf(value: SourceText): readonly string[] {
  return fieldsOf(value, 0, value.text.length).map((field) => field.value.replace(/^["']|["']$/g, ''));
}

/** Types that pass on a name without data (unbound.conf(5) "local-zone"). */
function effectOf(type: string): AnswerRule['effect'] {
  switch (type) {
    case 'transparent':
    case 'typetransparent':
    case 'inform':
    case 'always_transparent':
    case 'block_a':
    case 'noview':
      return 'pass';
    case 'deny':
    case 'inform_deny':
    case 'always_deny':
      return 'drop';
    case 'refuse':
    case 'always_refuse':
      return 'refuse';
    default:
      return 'answer';
  }
}

import { parseAddress, portOfUpstream, type Transport } from '../../core/dns/endpoint.ts';
import { absolute, ancestry, type DomainName, displayName, ROOT } from '../../core/dns/name.ts';
import type { FilesInSight, ResolverContainer } from '../../core/facts/readers.ts';
import type { BindAddress, ServerBlock, ServerConfig, View } from '../../core/facts/server-config.ts';
import type { AnswerRule, AnswerStep, Step, Upstream, WithoutRecursion } from '../../core/facts/steps.ts';
import { addAll, append } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { mayNotStart, type Notice, type Reading } from '../../core/text/notice.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { argumentsOf, shortOptions, unlessRead, unreadIn, withSteps } from '../shared/daemon-commands.ts';
import { NO_FILES, textsNamed, type Unseen, unseenNotices, unseenSteps } from '../shared/included-files.ts';
import { startSteps, unknownSteps } from '../shared/known-options.ts';
import { placeOfFirst, portIn } from '../shared/lines.ts';
import { byDepth, longestFirst, withDsAbove, type ZoneRule } from '../shared/longest-zone.ts';
import {
  answerStep,
  type ForwardZone,
  forwardSteps,
  hinted,
  lookup,
  PRIVATE_REVERSE_ZONES,
  rest,
  screensOf,
  within,
} from '../shared/resolver-steps.ts';
import { referrals, wholeRules } from '../shared/zone-rules.ts';
import {
  type Acls,
  aclsOf,
  everywhere,
  hasOwnAccess,
  listensAt,
  mayBeAsked,
  networksOf,
  queryAccess,
  recursionAccess,
  zoneAccess,
} from './access.ts';
import { keyword, readStatements, type Statement } from './clauses.ts';
import { grammarOf, isKnown } from './grammar.ts';
import { filesNamed, settingOf, type ZoneData, zoneData } from './zone-data.ts';

export function readContainer(container: ResolverContainer): Reading<ServerConfig> | undefined {
  const { image, words, files, beside = files } = container;
  const args = argumentsOf(words, /(?:^|\/)named$/);
  const options = shortOptions(args ?? [], VALUED);
  const file = options.findLast(({ letter }) => letter === 'c')?.value;
  const named = file === undefined ? undefined : beside.get(file);
  const usual = [MAIN, PARTS]
    .map((one) => [...files].filter(([path]) => one.test(path)))
    .find((some) => some.length > 0);
  const texts = named === undefined ? usual?.map(([, text]) => text) : [named];
  if (texts === undefined) return undefined;
  const harmless = file === undefined || named !== undefined ? HARMLESS : HARMLESS.replace('c', '');
  const reading = withSteps(readNamed(texts, beside), unreadIn(options, harmless, container, args));
  const read = words.length === 0 ? unlessRead(reading, image, usual ?? []) : reading;
  return { ...read, value: atPort(read.value, options.findLast(({ letter }) => letter === 'p')?.value) };
}

/** Letters with a value, and those that change nothing here (named(8)). */
const VALUED = 'cdDELMmnptTuUXx';
const HARMLESS = 'cdDEfFgLMmnpsuUXx';

/** `-p PORT` is for listeners without a port of their own. */
function atPort(config: ServerConfig, written: string | undefined): ServerConfig {
  const port = portIn(written?.replace('dns=', ''));
  if (port === undefined) return config;
  const blocks = config.blocks.map((block): ServerBlock => {
    return { ...block, keys: block.keys.map((key) => (key.port === 53 ? { ...key, port } : key)) };
  });
  return { ...config, blocks };
}

const MAIN = /(?:^|\/)named\.conf$/;
const PARTS = /(?:^|\/)named[^/]*\.conf(?:\.[^/]+)?$/;

interface Forwarding {
  readonly to: readonly Located<Upstream>[];
  readonly only: boolean;
  readonly at: Location;
}

interface Read {
  readonly steps: readonly Step[];
  readonly notices: readonly Notice[];
}

/**
 * named.conf with its includes (BIND 9 ARM: options, view, zone, "forwarding"). One block for every name; with views
 * one each, in order, as `match-clients` decides.
 */
export function readNamed(files: readonly SourceText[], beside: FilesInSight = NO_FILES): Reading<ServerConfig> {
  const unseen: Unseen[] = [];
  const { statements, cut, broken } = readStatements(withoutIncluded(files, beside), ({ value: path, at }) => {
    const found = textsNamed(beside, path);
    if (found === undefined && !isShipped(path)) unseen.push({ option: 'include', path, at });
    return found;
  });
  for (const one of cut) unseen.push(one);
  const notices: Notice[] = [...unseenNotices(unseen)];
  const at = statements[0]?.words[0]?.at ?? placeOfFirst(files);
  const options = statements.filter((one) => keyword(one) === 'options').flatMap((one) => [...(one.inner ?? [])]);
  const acls = aclsOf(statements);
  const sockets = listening(options, acls, at);
  const { options: written, refused } = grammarOf(statements, isWhole(files, beside, unseen));
  if (broken !== undefined) notices.push(mayNotStart('a `;`, a brace or a quote is missing', broken));
  for (const { value, at: place } of refused) notices.push(mayNotStart(value, place));
  const outside = [...unseenSteps(unseen), ...startSteps(notices), ...unknownSteps(written, isKnown)];
  const blocks = viewsIn(statements, acls, at).flatMap(({ own, zones, conditions, at: place }) => {
    const read = stepsOf([...options, ...own], zones, { acls, beside }, place);
    addAll(notices, read.notices);
    const steps = [...outside, ...read.steps];
    return sockets.map(
      ({ port, transport, bind }): ServerBlock => ({
        keys: [{ zone: ROOT, transport, port, at: place }],
        bind,
        steps,
        views: conditions,
        at: place,
        extent: place,
      }),
    );
  });
  return { value: { blocks, errors: [], at }, notices };
}

/** Parts of which the whole is not in sight: each once. */
function withoutIncluded(files: readonly SourceText[], beside: FilesInSight): readonly SourceText[] {
  if (files.length < 2) return files;
  const paths = files.flatMap(({ text }) => [...text.matchAll(/^[ \t]*include[ \t]+"([^"\n]+)"/gm)]);
  const within = new Set(paths.flatMap(([, path = '']) => textsNamed(beside, path) ?? []));
  return files.filter((file) => !within.has(file));
}

interface OwnView {
  /** What the view states beside the options. */
  readonly own: readonly Statement[];
  readonly zones: readonly Statement[];
  readonly conditions: readonly View[];
  readonly at: Location;
}

/** In order; without views one of all. */
function viewsIn(statements: readonly Statement[], acls: Acls, at: Location): readonly OwnView[] {
  const views = statements.filter((one) => keyword(one) === 'view' && one.inner !== undefined);
  if (views.length === 0) return [{ own: [], zones: statements, conditions: [], at }];
  const peers = statements.filter((one) => keyword(one) === 'server');
  const found: OwnView[] = [];
  for (const view of views) {
    const condition = conditionOf(view, acls);
    if (condition === 'nobody') continue;
    const own = view.inner ?? [];
    const inner = inViews(own, views);
    // A view's `server` replaces those outside.
    const zones = inner.some((one) => keyword(one) === 'server') ? inner : [...inner, ...peers];
    const conditions = condition === undefined ? [] : [condition];
    found.push({ own, zones, conditions, at: view.words[1]?.at ?? view.words[0]?.at ?? at });
    // Views after one for everybody are never reached.
    if (condition === undefined) break;
  }
  return found;
}

/** A part, or a configuration with files out of sight, may be completed. */
function isWhole(texts: readonly SourceText[], beside: FilesInSight, unseen: readonly Unseen[]): boolean {
  return unseen.length === 0 && [...beside].some(([path, text]) => MAIN.test(path) && texts.includes(text));
}

/** Undefined: every query (BIND 9 ARM, "view"). */
function conditionOf(view: Statement, acls: Acls): View | 'nobody' | undefined {
  const optionOf = (key: string): Statement | undefined => (view.inner ?? []).findLast((one) => keyword(one) === key);
  const lists = ['match-clients', 'match-destinations'].flatMap((key) => optionOf(key) ?? []);
  const first = (one: Statement): string => one.inner?.[0]?.words.map((word) => word.value).join(' ') ?? '';
  if (lists.some((one) => first(one) === 'none' || first(one) === '!any' || first(one) === '! any')) return 'nobody';
  const recursiveOnly = optionOf('match-recursive-only');
  const isForSome = /^(?:yes|true|1)$/.test(recursiveOnly?.words[1]?.value ?? '');
  const asks = isForSome || lists.some((one) => first(one) !== 'any');
  const name = view.words[1];
  if (!asks || name === undefined) return undefined;
  const clients = lists.length === 1 && !isForSome ? clientsOf(optionOf('match-clients'), acls) : undefined;
  return { text: name.value, opaque: clients === undefined, at: name.at, ...defined({ clients }) };
}

function clientsOf(list: Statement | undefined, acls: Acls): View['clients'] {
  const networks = list === undefined ? undefined : networksOf(list, acls);
  return networks === undefined ? undefined : [networks];
}

/** Those taken from another view (`in-view`) as written there. */
function inViews(statements: readonly Statement[], views: readonly Statement[]): readonly Statement[] {
  return statements.map((zone) => {
    const from = zone.inner?.find((one) => keyword(one) === 'in-view')?.words[1]?.value;
    const name = zone.words[1]?.value;
    if (keyword(zone) !== 'zone' || from === undefined) return zone;
    const view = views.find((one) => one.words[1]?.value === from);
    const there = view?.inner?.find((one) => keyword(one) === 'zone' && one.words[1]?.value === name);
    if (there === undefined) return zone;
    return { ...there, inner: (there.inner ?? []).filter((one) => keyword(one) !== 'forwarders') };
  });
}

interface Scope {
  readonly options: readonly Statement[];
  readonly zones: readonly Zone[];
  /** The longest zone decides; empty: forwarding is off. */
  readonly table: ReadonlyMap<DomainName, Forwarding>;
  /** Not of type forward. */
  readonly held: ReadonlyMap<DomainName, Zone>;
  readonly empty: ReadonlyMap<DomainName, DomainName>;
  readonly cuts: readonly Cut[];
  /** With those that are zones of their own here. */
  readonly delegated: readonly DomainName[];
}

interface Cut extends ForwardZone {
  readonly by: Zone;
}

interface Zone {
  readonly zone: DomainName;
  readonly type: string;
  readonly name: Located<string>;
  readonly inner: readonly Statement[];
  /** Of its file, where that is in sight. */
  readonly data?: ZoneData | undefined;
}

const DATALESS: ReadonlySet<string> = new Set(['forward', 'static-stub', 'stub']);
/** Zones that no `allow-query` is about, nor the options' where others say who may have the rest. */
const UNLISTED: ReadonlySet<string> = new Set(['forward', 'stub']);

/**
 * Zones with data and built-in empty ones answer; else the longest zone with forwarders decides, the options' being the
 * root's (lib/ns/query.c, lib/dns/resolver.c fctx_getaddresses).
 */
function stepsOf(
  options: readonly Statement[],
  statements: readonly Statement[],
  { acls, beside }: { readonly acls: Acls; readonly beside: FilesInSight },
  at: Location,
): Read {
  const notices: Notice[] = [];
  const scope = scopeOf(options, statements, { notices, beside });
  const guarded = scope.zones.some(({ inner, type }) => !UNLISTED.has(type) && hasOwnAccess(inner));
  const guardedZones = guarded ? scope.zones.filter(({ type }) => type !== 'forward') : [];
  const accessOf = ({ zone, type, inner, name }: Zone): readonly ZoneRule[] => {
    const rules = UNLISTED.has(type) ? [] : zoneAccess({ zone: inner, options }, acls);
    const everybody = within([zone], 'pass', name.at);
    return (rules.length === 0 ? [everybody] : rules).map((rule) => ({
      zone,
      rule: { ...rule, names: everybody.names },
    }));
  };
  const recurses = !isNo(settingOf(options, 'recursion'));
  const asked = recurses ? scope.zones : scope.zones.filter(({ type }) => type !== 'forward');
  const isAsked = mayBeAsked(options, statements, acls);
  const rules = [
    ...asked.flatMap((zone) => ruleOf(zone, scope, recurses)),
    ...(recurses ? scope.cuts.flatMap(delegated) : []),
    ...byDepth(scope.empty.keys()).map((zones) => ({ zone: zones[0], rule: within(zones, 'answer', at) })),
  ];
  const answers = [
    ...startSteps(notices),
    ...queryAccess(options, acls, {
      own: [...scope.zones.filter(({ type }) => !UNLISTED.has(type)).map(({ zone }) => zone), ...scope.empty.keys()],
      withOwnList: guardedZones.map(({ zone }) => zone),
      recurses,
    }),
    ...answerStep('allow-query', longestFirst(askedAbove(guardedZones.flatMap(accessOf), recurses)), at),
    ...answerStep('zone', longestFirst(recurses ? withDsAbove(rules) : rules), scope.zones[0]?.name.at ?? at),
  ];
  if (!recurses) return { steps: [...answers, rest('named', 'refuse', at)], notices };
  const { forwardZones, dead } = forwardZonesOf(scope, isAsked);
  const stubs = stubsOf(scope).flatMap((way) => (way.to.length > 0 ? [{ ...way, to: way.to.filter(isAsked) }] : []));
  const manner = mannerOf(options, statements);
  const steps = [
    ...answers,
    ...recursionAccess(options, acls, { refused: zonesOf(scope, 'static-stub'), at }).map((step) =>
      referring(step, scope.delegated),
    ),
    ...answerStep('forwarders', longestFirst(dead), at),
    // By round trip time (resolver.c sort_finds); a forwarder's referral is no answer (rctx_referral).
    ...forwardSteps(forwardZones, { ...manner, refused: [...manner.refused, 'REFERRAL'] }),
    ...answerStep('zone', longestFirst(shunned(stubs)), at),
    ...forwardSteps(stubs, { ...manner, looksUp: true }),
    ...lookedUpBeside(scope, manner.unlessRecursive, at),
    ...forwardSteps(hintsOf(options, statements, beside), manner),
    lookup('named', manner.unlessRecursive, at),
  ];
  return { steps, notices };
}

/** The list of the zone above is for DS of a zone; without recursion, where that is here (lib/ns/query.c ns__query_start; recorded: topology/bind-zones#ds-and-lists). */
function askedAbove(rules: readonly ZoneRule[], recurses: boolean): readonly ZoneRule[] {
  const listed = new Set(rules.map(({ zone }) => zone));
  const isBelow = (zone: DomainName): boolean => [...ancestry(zone)].slice(1).some((one) => listed.has(one));
  return withDsAbove(rules, ({ names }) => recurses || (names.kind === 'within' && names.zones.some(isBelow)));
}

/** Whom it looks nothing up for gets the delegation (lib/ns/query.c query_delegation; recorded: topology/bind-zones). */
function referring(step: Step, delegated: readonly DomainName[]): Step {
  if (step.kind !== 'answer' || delegated.length === 0) return step;
  const rules = step.rules.flatMap((rule): readonly AnswerRule[] => {
    if (rule.effect !== 'refuse' && rule.rcode !== 'LAME') return [rule];
    return [{ ...rule, names: { kind: 'within', zones: delegated }, effect: 'answer', rcode: 'REFERRAL' }, rule];
  });
  return { ...step, rules };
}

function mannerOf(options: readonly Statement[], statements: readonly Statement[]) {
  const isValidating = validates(options, statements);
  return {
    plugin: 'forwarders',
    policy: 'unordered',
    merges: true,
    resolves: true,
    failsLate: 'after silence',
    ...defined({
      screens: screensOf(
        isValidating,
        options.map(keyword).filter((key) => SCREENS.has(key)),
      ),
      tellsUnchecked: isValidating || undefined,
    }),
    unlessRecursive: 'LAME', // lib/ns/query.c query_notfound
    // A FORMERR to it (lib/dns/resolver.c rctx_answer_none).
    refused: ['UNASKED'],
  } as const;
}

/** Answers that become SERVFAIL (BIND 9 ARM, "Content Filtering"). */
const SCREENS: ReadonlySet<string> = new Set(['deny-answer-addresses', 'deny-answer-aliases']);

/** By default; `yes` needs own trust anchors (BIND 9 ARM, "dnssec-validation"). */
function validates(options: readonly Statement[], statements: readonly Statement[]): boolean {
  const value = settingOf(options, 'dnssec-validation');
  const hasAnchors = [...options, ...statements].some((one) => ANCHORS.has(keyword(one)));
  return !isNo(value) && (hasAnchors || value === undefined || value === 'auto');
}

const ANCHORS: ReadonlySet<string> = new Set(['trust-anchors', 'managed-keys', 'trusted-keys']);

/**
 * Looking up from the root servers it asks the options' forwarders for zones above (lib/dns/resolver.c
 * fctx_minimize_qname, fctx_getaddresses).
 */
function lookedUpBeside({ table }: Scope, unlessRecursive: WithoutRecursion, at: Location): readonly AnswerStep[] {
  if (!table.has(ROOT)) return [];
  const perhaps = { holds: 'the servers of its zone are found', fails: 'the servers of its zone are not found' };
  const rules = [...table].flatMap(([zone, { to, at }]) =>
    to.length > 0
      ? []
      : [{ ...within([zone], 'answer', at), perhaps, unlessRecursive }, within([zone], 'servfail', at)],
  );
  return answerStep('named', rules, at);
}

/** `forward first` falls back to a lookup from the root servers, or is one where no server is asked. */
function forwardZonesOf(
  { table }: Scope,
  isAsked: (server: Located<Upstream>) => boolean,
): { readonly forwardZones: readonly ForwardZone[]; readonly dead: readonly ZoneRule[] } {
  const asked = [...table].map(([zone, way]) => ({ zone, ...way, to: way.to.filter(isAsked) }));
  const lookedUp = new Map<DomainName, DomainName[]>();
  for (const { zone, to } of asked)
    if (to.length === 0) for (const above of ancestry(zone)) append(lookedUp, above, zone);
  const isDead = ({ zone, to }: (typeof asked)[number]): boolean => to.length === 0 && isOnly(table.get(zone));
  return {
    forwardZones: asked.map(({ only, ...way }) => ({
      ...way,
      except: lookedUp.get(way.zone) ?? [],
      givesUp: !only,
      ...defined({ fallsBack: only ? undefined : ('roots' as const) }),
    })),
    dead: asked.some(isDead)
      ? asked.map((way) => ({ zone: way.zone, rule: within([way.zone], isDead(way) ? 'servfail' : 'pass', way.at) }))
      : [],
  };
}

function zonesOf({ zones }: Scope, wanted: string): readonly DomainName[] {
  return zones.flatMap(({ zone, type }) => (type === wanted ? [zone] : []));
}

/** Usual names of the file that images and packages bring; without a file for the root it does not start (bin/named/server.c configure_hints). */
const HINTS = /(?:^|\/)(?:(?:db|named)\.(?:cache|ca|root)|root\.(?:cache|db|hints?|servers)|named\.root\.hints)$/;

function scopeOf(
  options: readonly Statement[],
  statements: readonly Statement[],
  { notices, beside }: { readonly notices: Notice[]; readonly beside: FilesInSight },
): Scope {
  const zones: Zone[] = [];
  const table = new Map<DomainName, Forwarding>();
  const port = portOf(options);
  const usual = forwardingOf(options, { notices, port });
  if (usual !== undefined && usual.to.length > 0) table.set(ROOT, usual);
  const seen = new Set<DomainName>();
  for (const { words, inner } of statements) {
    const [key, name] = words;
    if (key?.value !== 'zone' || name === undefined || inner === undefined) continue;
    const zone = name.value === '@' ? ROOT : absolute(name.value);
    const type = inner.find((one) => keyword(one) === 'type')?.words[1]?.value ?? '';
    const needed = zone === ROOT && (type === 'hint' || type === 'redirect') ? settingOf(inner, 'file') : undefined;
    if (needed !== undefined && !HINTS.test(needed) && filesNamed(needed, options, beside) === undefined)
      notices.push(mayNotStart(`${needed} is not in sight`, name.at));
    if (type === 'hint' || type === 'delegation-only' || type === 'redirect' || seen.has(zone)) continue;
    seen.add(zone);
    if (!DATALESS.has(type)) {
      zones.push({ zone, type, name, inner, data: zoneData({ zone, type, inner, options }, beside) });
      continue;
    }
    zones.push({ zone, type, name, inner });
    const own = forwardingOf(inner, { notices, port });
    if (own !== undefined) table.set(zone, own);
    else if (type === 'forward') table.set(zone, { to: [], only: false, at: name.at });
  }
  const all = zones.flatMap(cutsOf);
  const cuts = all.filter(({ zone }) => !seen.has(zone));
  for (const { zone, by } of cuts) {
    const own = forwardingOf(by.inner, { notices: [], port });
    if (own !== undefined) table.set(zone, own);
  }
  const held = new Map(zones.flatMap((one) => (one.type === 'forward' ? [] : [[one.zone, one] as const])));
  const empty = new Map(emptyZones(options, held, table).map((zone) => [zone, zone]));
  return { options, zones, table, held, empty, cuts, delegated: all.map(({ zone }) => zone) };
}

function longestIn<T>(zone: DomainName, map: ReadonlyMap<DomainName, T>): T | undefined {
  for (const one of ancestry(zone)) if (map.has(one)) return map.get(one);
  return undefined;
}

/** SERVFAIL at once, as no server of the zone may be asked. */
function shunned(stubs: readonly ForwardZone[]): readonly ZoneRule[] {
  if (stubs.every(({ to }) => to.length > 0)) return [];
  return stubs.map(({ zone, to, at }) => ({ zone, rule: within([zone], to.length > 0 ? 'pass' : 'servfail', at) }));
}

/** Static-stub and stub zones, and delegations: where no forwarder takes the name, or all fail. */
function stubsOf({ zones, options, cuts }: Scope): readonly ForwardZone[] {
  const stubs = zones.flatMap(({ zone, type, name, inner }): readonly ForwardZone[] => {
    if (type !== 'static-stub' && type !== 'stub') return [];
    const own =
      type === 'static-stub' ? serversIn(inner, 'server-addresses', { notices: [], port: portOf(options) }) : undefined;
    if (own !== undefined && own.to.length > 0) return [{ zone, ...own, asksWithoutRecursion: true }];
    // BIND 9 ARM, "type stub", "server-names".
    const because =
      type === 'stub'
        ? 'the name servers of a stub zone are those that its primaries list'
        : 'the addresses of `server-names` are looked up';
    return [{ zone, to: [{ value: { kind: 'unresolved', text: name.value, because }, at: name.at }], at: name.at }];
  });
  return [...stubs, ...cuts];
}

function ruleOf(own: Zone, scope: Scope, recurses: boolean): readonly ZoneRule[] {
  const { zone, type, name } = own;
  const { at } = name;
  if (!DATALESS.has(type)) return ownRules(own, recurses).map((rule) => ({ zone, rule }));
  if (type === 'forward') {
    const holder = longestIn(zone, scope.held);
    if (holder !== undefined && !DATALESS.has(holder.type)) return delegated({ zone, by: holder, at });
    const { only, to } = longestIn(zone, scope.table) ?? {};
    const empty = holder === undefined ? longestIn(zone, scope.empty) : undefined;
    if (empty !== undefined && only !== true) return [];
    if (empty !== undefined && to?.length === 0) {
      const because = `${name.value} is looked up below the built-in empty zone ${displayName(empty)}`;
      return [{ zone, rule: { ...within([zone], 'maybe', at), because } }];
    }
  }
  const passing = { zone, rule: within([zone], 'pass', at) };
  if (type !== 'stub') return [passing];
  // Until its name servers are loaded from a primary (recorded: topology/daemons-more#bind-stub-before-forwarders).
  const fails = `the stub zone ${name.value} is loaded`;
  const perhaps = { holds: `the stub zone ${name.value} is not loaded`, fails };
  return [{ zone, rule: { ...within([zone], 'servfail', at), perhaps } }, passing];
}

/** Below another zone: on from there, or held. DS of the very cut is of the zone above. */
function delegated({ zone, by, at }: Pick<Cut, 'zone' | 'by' | 'at'>): readonly ZoneRule[] {
  if (by.data?.isSure !== true) {
    const because = `${by.name.value} delegates ${displayName(zone)}`;
    return [...unlessLoaded(by, [zone]), { ...within([zone], 'maybe', at), because }].map((rule) => ({ zone, rule }));
  }
  const cut = longestIn(zone, new Map(by.data.names.delegated.map((one) => [one, one])));
  if (cut === undefined) return [];
  const passing = { zone, rule: within([zone], 'pass', at) };
  const names = { kind: 'exactly', names: [zone] } as const;
  return cut === zone ? [{ zone, rule: { names, types: ['DS'], effect: 'answer', at } }, passing] : [passing];
}

/** Of a zone whose file is in sight, and is not surely loaded. */
function unlessLoaded({ name: { at, value }, data }: Zone, zones: readonly DomainName[]): readonly AnswerRule[] {
  if (data === undefined) return [];
  const because = `the zone ${value} is not loaded`;
  const rule = {
    ...within(zones, 'servfail', at),
    because: data.fault === undefined ? because : `${because}: ${data.fault}`,
  };
  return [
    data.fault === undefined ? { ...rule, perhaps: { holds: because, fails: `the zone ${value} is loaded` } } : rule,
  ];
}

/** A server that looks nothing up follows no alias and no delegation. */
function ownRules(own: Zone, recurses: boolean): readonly AnswerRule[] {
  const { zone, name, data } = own;
  const { at } = name;
  const everything: AnswerRule = { ...within([zone], 'answer', at), alias: 'all' };
  const rules =
    data?.isSure === true
      ? wholeRules([data.names], { zones: [zone], at })
      : [...unlessLoaded(own, [zone]), ...(data?.fault === undefined ? [everything] : [])];
  if (recurses) return rules;
  const delegated = data?.isSure === true ? data.names.delegated : [];
  return [...referrals(delegated, at), ...rules.map(({ alias: _, ...rule }) => rule)];
}

/**
 * Names below a delegation in the zone's file go to the zone's forwarders, else the options', else the servers that it
 * names (lib/ns/query.c query_delegation_recurse, lib/dns/resolver.c fctx_getaddresses).
 */
function cutsOf(by: Zone): readonly Cut[] {
  const { name, data } = by;
  if (data === undefined || data.fault !== undefined) return [];
  const addresses = new Map<DomainName, string[]>();
  const servers = new Map<DomainName, DomainName[]>();
  for (const { owner, type, target, address } of data.file.records) {
    if (address !== undefined) append(addresses, owner, address);
    if (type === 'NS' && target !== undefined) append(servers, owner, target);
  }
  const because = 'the addresses of a delegation’s name servers are looked up';
  const addressed = (server: DomainName): readonly Upstream[] =>
    addresses.get(server)?.map((address) => ({ kind: 'endpoint', address, port: 53, transport: 'dns' })) ?? [
      { kind: 'unresolved', text: server, because },
    ];
  return data.names.delegated.map((cut) => {
    const to = (servers.get(cut) ?? []).flatMap(addressed).map((value) => ({ value, at: name.at }));
    return { zone: cut, to, at: name.at, asksWithoutRecursion: true, by };
  });
}

function hintsOf(
  options: readonly Statement[],
  statements: readonly Statement[],
  beside: FilesInSight,
): readonly ForwardZone[] {
  return statements.flatMap(({ words, inner = [] }) => {
    const type = inner.find((one) => keyword(one) === 'type')?.words[1]?.value;
    const [key, name] = words;
    if (key?.value !== 'zone' || name === undefined || type !== 'hint') return [];
    return hinted(filesNamed(settingOf(inner, 'file'), options, beside), name.at);
  });
}

function isNo(value: string | undefined): boolean {
  return value !== undefined && /^(?:no|false|0)$/i.test(value);
}

/** BIND 9 ARM, "Built-in Empty Zones"; bin/named/server.c empty_zones. */
const EMPTY_ZONES: readonly DomainName[] = [
  ...PRIVATE_REVERSE_ZONES,
  ...Array.from({ length: 64 }, (_, i) => `${64 + i}.100.in-addr.arpa.`),
  ...['0.in-addr.arpa.', '127.in-addr.arpa.', '2.0.192.in-addr.arpa.', '100.51.198.in-addr.arpa.'],
  ...['113.0.203.in-addr.arpa.', '255.255.255.255.in-addr.arpa.', '8.b.d.0.1.0.0.2.ip6.arpa.'],
  ...['0.', '1.'].map((digit) => `${digit}${'0.'.repeat(31)}ip6.arpa.`),
  ...['empty.as112.arpa.', 'home.arpa.', 'resolver.arpa.'],
];

/** Answered where it recurses, except zones that are only forwarded (bin/named/server.c configure_view). */
function emptyZones(options: readonly Statement[], zones: Scope['held'], table: Scope['table']): readonly DomainName[] {
  if (isNo(settingOf(options, 'empty-zones-enable') ?? settingOf(options, 'recursion'))) return [];
  const off = new Set(
    options.flatMap((one) =>
      keyword(one) === 'disable-empty-zone' && one.words[1] !== undefined ? [absolute(one.words[1].value)] : [],
    ),
  );
  return EMPTY_ZONES.filter((zone) => !off.has(zone) && !zones.has(zone) && !isOnly(longestIn(zone, table)));
}

/** Without forwarders `forward` is ignored (bin/named/server.c configure_forward). */
function isOnly(way: Forwarding | undefined): boolean {
  return way?.only === true && way.to.length > 0;
}

function isShipped(path: string): boolean {
  return /(?:^|\/)(?:named\.conf\.default-zones|zones\.rfc1918|named\.rfc1912\.zones|(?:named\.conf\.)?root-?hints|[^/]*\.keys?|bind\.config)$/.test(
    path,
  );
}

interface Servers {
  readonly notices: Notice[];
  readonly port: number;
}

/** The options' `forward` does not count for zones (bin/named/server.c configure_forward). */
function forwardingOf(statements: readonly Statement[], { notices, port }: Servers): Forwarding | undefined {
  const servers = serversIn(statements, 'forwarders', { notices, port });
  return servers === undefined ? undefined : { ...servers, only: settingOf(statements, 'forward') === 'only' };
}

/** `forwarders [port N] { ADDRESS [port N] [tls NAME]; ... };` */
function serversIn(
  statements: readonly Statement[],
  key: string,
  { notices, port: standard }: Servers,
): Omit<Forwarding, 'only'> | undefined {
  const statement = statements.filter((one) => keyword(one) === key).at(-1);
  const head = statement?.words[0];
  if (statement === undefined || head === undefined) return undefined;
  const usual = portAmong(statement.words) ?? standard;
  const to: Located<Upstream>[] = [];
  for (const { words } of statement.inner ?? []) {
    const [first] = words;
    if (first === undefined) continue;
    const address = parseAddress(first.value);
    if (address === undefined) {
      const message = `where \`${first.value}\` leads is not read`;
      notices.push(mayNotStart(message, first.at));
      continue;
    }
    const tls = words.some((word) => word.value === 'tls');
    const port = portAmong(words) ?? (tls ? 853 : usual);
    const value = { kind: 'endpoint', address, port: portOfUpstream(first.value, port, '0.0.0.0') } as const;
    to.push({ value: { ...value, transport: tls ? 'tls' : 'dns' }, at: first.at });
  }
  return { to, at: head.at };
}

interface Listening {
  readonly port: number;
  readonly transport: Transport;
  readonly bind: readonly Located<BindAddress>[];
}

/**
 * `listen-on [port N] [tls NAME] [http NAME] { ... };` and `listen-on-v6` add up; without one of a family every address
 * of it, at 53 or `port` (bin/named/server.c load_configuration).
 */
function listening(options: readonly Statement[], acls: Acls, anywhere: Location): readonly Listening[] {
  const own = portOf(options);
  const written = options.filter((one) => keyword(one).startsWith('listen-on') && one.inner !== undefined);
  const at = written[0]?.words[0]?.at ?? anywhere;
  const byPort = new Map<string, { port: number; transport: Transport; bind: Located<BindAddress>[] }>();
  const listen = (port: number, transport: Transport, bind: readonly Located<BindAddress>[]): void => {
    const known = byPort.get(`${transport} ${port}`) ?? { port, transport, bind: [] };
    addAll(known.bind, bind);
    byPort.set(`${transport} ${port}`, known);
  };
  for (const key of ['listen-on', 'listen-on-v6']) {
    const lists = written.filter((one) => keyword(one) === key);
    if (lists.length === 0) listen(own, 'dns', [everywhere(key === 'listen-on-v6', at)]);
    for (const list of lists) {
      const transport = transportOf(list);
      const usual = transport === 'dns' ? own : transport === 'tls' ? 853 : 443;
      listen(portAmong(list.words) ?? usual, transport, listensAt(list, acls));
    }
  }
  const sockets = [...byPort.values()].filter(({ bind }) => bind.length > 0);
  if (sockets.length === 0)
    return [{ port: own, transport: 'dns', bind: [{ value: { kind: 'address', address: 'nothing' }, at }] }];
  return sockets;
}

function transportOf({ words }: Statement): Transport {
  const has = (word: string): boolean => words.some(({ value }) => value === word);
  return has('http') ? 'https' : has('tls') ? 'tls' : 'dns';
}

/** Of its own listeners and others', unless written there (BIND 9 ARM, "port"). */
function portOf(options: readonly Statement[]): number {
  return portAmong(options.find((one) => keyword(one) === 'port')?.words ?? []) ?? 53;
}

function portAmong(words: readonly Located<string>[]): number | undefined {
  const index = words.findIndex(({ value }) => value === 'port');
  return index === -1 ? undefined : portIn(words[index + 1]?.value);
}

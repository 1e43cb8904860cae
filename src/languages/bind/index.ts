import { parseAddress } from '../../core/dns/endpoint.ts';
import { absolute, ancestry, type DomainName, ROOT } from '../../core/dns/name.ts';
import type {
  AnswerRule,
  BindAddress,
  ResolverSoftware,
  ServerBlock,
  ServerConfig,
  Step,
  Upstream,
  View,
} from '../../core/facts/fact.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { Notice, Reading } from '../../core/text/notice.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import type { Words } from '../../read/documents/words.ts';
import { firstLineOf } from '../shared/lines.ts';
import { longestFirst } from '../shared/longest-zone.ts';
import {
  answerStep,
  forwardSteps,
  PRIVATE_REVERSE_ZONES,
  rest,
  type WayOut,
  within,
} from '../shared/resolver-steps.ts';
import { readStatements, type Statement } from './clauses.ts';

/** BIND 9 in a container, as far as its named.conf comes from the repository. */
export const named: ResolverSoftware & Words = {
  id: 'bind',
  title: 'BIND 9',
  markers: ['bind9'],
  recognises: ({ image, words }) =>
    /(?:^|\/)(?:[\w.-]*-)?(?:bind9?|named)$/i.test(image) || words.some((word) => /(?:^|\/)named$/.test(word.value)),
  read: ({ files }) => {
    const texts: SourceText[] = [];
    for (const [path, text] of files) if (/(?:^|\/)named[^/]*\.conf(?:\.[^/]+)?$/.test(path)) texts.push(text);
    return texts.length === 0 ? undefined : readNamed(texts);
  },
};

interface Forwarding {
  readonly to: readonly Located<Upstream>[];
  readonly at: Location;
}

/**
 * named.conf and what it includes, as far as it is at hand (BIND 9 ARM: options, view, zone, "forwarding"). Without views
 * one block for every name; with views one for each, in their order: `match-clients` decides, and which clients ask is
 * not in it.
 */
export function readNamed(files: readonly SourceText[]): Reading<ServerConfig> {
  const notices: Notice[] = [];
  const statements = files.flatMap((file) => readStatements(file));
  const [firstFile] = files;
  const at: Location =
    statements[0]?.words[0]?.at ??
    (firstFile === undefined ? { file: { path: '', text: '' }, span: { start: 0, end: 0 } } : firstLineOf(firstFile));
  const options = statements.filter((one) => keyword(one) === 'options').flatMap((one) => [...(one.inner ?? [])]);
  const { bind, port } = listening(options);
  const views = statements.filter((one) => keyword(one) === 'view' && one.inner !== undefined);
  const blocks: ServerBlock[] = [];
  for (const view of views) {
    const condition = conditionOf(view);
    if (condition === 'nobody') continue;
    const place = view.words[1]?.at ?? view.words[0]?.at ?? at;
    const steps = stepsOf([...options, ...(view.inner ?? [])], inViews(view.inner ?? [], views), place, notices);
    blocks.push({ ...blockOf(place, port, bind, steps), views: condition === undefined ? [] : [condition] });
    // A view for everybody leaves none to those behind it.
    if (condition === undefined) break;
  }
  if (views.length === 0) blocks.push(blockOf(at, port, bind, stepsOf(options, statements, at, notices)));
  for (const include of [...statements, ...views.flatMap((view) => [...(view.inner ?? [])])])
    if (keyword(include) === 'include' && include.words[1] !== undefined && !isAtHand(include.words[1].value, files))
      notices.push({
        kind: 'not-modelled',
        message: `what \`${include.words[1].value}\` states is not read`,
        at: include.words[1].at,
      });
  return { value: { blocks, errors: [], at }, notices };
}

function blockOf(
  at: Location,
  port: number,
  bind: readonly Located<BindAddress>[],
  steps: readonly Step[],
): ServerBlock {
  return { keys: [{ zone: ROOT, transport: 'dns', port, at }], bind, steps, views: [], at, extent: at };
}

/** What a view asks of a query; undefined where it takes every one (BIND 9 ARM, "view"). */
function conditionOf(view: Statement): View | 'nobody' | undefined {
  const of = (key: string): Statement | undefined => (view.inner ?? []).findLast((one) => keyword(one) === key);
  const lists = ['match-clients', 'match-destinations'].flatMap((key) => of(key) ?? []);
  const first = (one: Statement): string => one.inner?.[0]?.words.map((word) => word.value).join(' ') ?? '';
  if (lists.some((one) => first(one) === 'none' || first(one) === '!any' || first(one) === '! any')) return 'nobody';
  const recursiveOnly = of('match-recursive-only');
  const asks =
    lists.some((one) => first(one) !== 'any') || /^(?:yes|true|1)$/.test(recursiveOnly?.words[1]?.value ?? '');
  const name = view.words[1];
  if (!asks || name === undefined) return undefined;
  return { text: name.value, opaque: true, at: name.at };
}

/** Zones of a view, those that it takes from another one (`in-view`) as they stand there. */
function inViews(statements: readonly Statement[], views: readonly Statement[]): readonly Statement[] {
  return statements.map((zone) => {
    const from = zone.inner?.find((one) => keyword(one) === 'in-view')?.words[1]?.value;
    const name = zone.words[1]?.value;
    if (keyword(zone) !== 'zone' || from === undefined) return zone;
    const view = views.find((one) => one.words[1]?.value === from);
    return view?.inner?.find((one) => keyword(one) === 'zone' && one.words[1]?.value === name) ?? zone;
  });
}

/**
 * Forwarders of a zone win over those of the options, the longest zone deciding; zones with data are answered, and so
 * are the built-in empty ones.
 */
function stepsOf(
  options: readonly Statement[],
  zones: readonly Statement[],
  at: Location,
  notices: Notice[],
): readonly Step[] {
  const ways: WayOut[] = [];
  const rules: { zone: DomainName; rule: AnswerRule }[] = [];
  // Zones at or below which only forwarders are asked, and those where the root servers are too.
  const onlyForwards = new Map<DomainName, boolean>();
  const usual = forwardingOf(options, notices);
  if (usual !== undefined && usual.to.length > 0) {
    ways.push({ zone: ROOT, to: usual.to, at: usual.at });
    onlyForwards.set(ROOT, forwardsOnly(options) ?? false);
  }
  const seen = new Set<DomainName>();
  for (const zone of zones) {
    const name = zone.words[1];
    if (keyword(zone) !== 'zone' || name === undefined || zone.inner === undefined) continue;
    const from = absolute(name.value);
    if (seen.has(from)) continue;
    const type = zone.inner.find((one) => keyword(one) === 'type')?.words[1]?.value ?? '';
    if (type === 'hint' || type === 'delegation-only') continue;
    seen.add(from);
    const own = waysOfZone(type, name, zone.inner, notices);
    if (own.length === 0) {
      // `forwarders { };` turns forwarding off: such names are looked up from the root servers on.
      rules.push({ zone: from, rule: within([from], 'answer', name.at) });
      if (type === 'forward') onlyForwards.set(from, false);
      continue;
    }
    for (const way of own) ways.push({ zone: from, ...way });
    rules.push({ zone: from, rule: within([from], 'pass', name.at) });
    if (type === 'forward') onlyForwards.set(from, forwardsOnly(zone.inner) ?? forwardsOnly(options) ?? false);
  }
  const empty = emptyZones(options).filter((zone) => {
    const above = [...ancestry(zone)].find((one) => onlyForwards.has(one));
    return !seen.has(zone) && (above === undefined || onlyForwards.get(above) !== true);
  });
  // One rule for all: what is said of a zone below one of them has more labels than this one.
  if (empty.length > 0) rules.push({ zone: '16.172.in-addr.arpa.', rule: within(empty, 'answer', at) });
  const answers = longestFirst(rules);
  if (isNo(said(options, 'recursion')))
    return [...answerStep('zone', answers, answers[0]?.at ?? at), rest('named', 'refuse', at)];
  return [
    ...answerStep('zone', answers, answers[0]?.at ?? at),
    // By round trip time (resolver.c sort_finds); `forward first` asks the root servers when all fail.
    ...forwardSteps(ways, { plugin: 'forwarders', policy: 'unordered', merges: true }),
    rest('named', 'answer', at),
  ];
}

function waysOfZone(
  type: string,
  name: Located<string>,
  inner: readonly Statement[],
  notices: Notice[],
): readonly Forwarding[] {
  if (type === 'forward' || type === 'static-stub') {
    const own = forwardingOf(inner, notices, type === 'forward' ? 'forwarders' : 'server-addresses');
    return own === undefined || own.to.length === 0 ? [] : [own];
  }
  if (type !== 'stub') return [];
  // The servers of a stub zone are those that its primaries list as its name servers (BIND 9 ARM, "type stub").
  const because = 'the name servers of a stub zone are those that its primaries list';
  return [{ to: [{ value: { kind: 'unresolved', text: name.value, because }, at: name.at }], at: name.at }];
}

function said(options: readonly Statement[], key: string): string | undefined {
  return options.findLast((one) => keyword(one) === key)?.words[1]?.value;
}

function isNo(value: string | undefined): boolean {
  return value !== undefined && /^(?:no|false|0)$/i.test(value);
}

/** `forward only` or `forward first`; undefined where neither is said. */
function forwardsOnly(statements: readonly Statement[]): boolean | undefined {
  const policy = said(statements, 'forward');
  return policy === undefined ? undefined : policy === 'only';
}

/**
 * Reverse zones of private networks that a recursive server answers by itself, unless it only forwards them
 * (BIND 9 ARM, "Built-in Empty Zones"; named/server.c configure_view).
 */
function emptyZones(options: readonly Statement[]): readonly DomainName[] {
  if (isNo(said(options, 'empty-zones-enable') ?? said(options, 'recursion'))) return [];
  const off = new Set(
    options.flatMap((one) =>
      keyword(one) === 'disable-empty-zone' && one.words[1] !== undefined ? [absolute(one.words[1].value)] : [],
    ),
  );
  return PRIVATE_REVERSE_ZONES.filter((zone) => !off.has(zone));
}

function keyword(statement: Statement): string {
  return statement.words[0]?.value ?? '';
}

function isAtHand(path: string, files: readonly SourceText[]): boolean {
  return files.length > 1 || /(?:zones|keys?|rndc|root|default|rfc1918)/i.test(path);
}

/** `forwarders [port N] { ADDRESS [port N] [tls NAME]; ... };` */
function forwardingOf(statements: readonly Statement[], notices: Notice[], key = 'forwarders'): Forwarding | undefined {
  const statement = statements.filter((one) => keyword(one) === key).at(-1);
  const head = statement?.words[0];
  if (statement === undefined || head === undefined) return undefined;
  const portOf = (words: readonly Located<string>[]): number | undefined => {
    const index = words.findIndex((word) => word.value === 'port');
    const digits = words[index + 1]?.value ?? '';
    return index !== -1 && /^\d{1,5}$/.test(digits) ? Number(digits) : undefined;
  };
  const usual = portOf(statement.words) ?? 53;
  const to: Located<Upstream>[] = [];
  for (const { words } of statement.inner ?? []) {
    const [first] = words;
    if (first === undefined) continue;
    const address = parseAddress(first.value);
    if (address === undefined) {
      notices.push({ kind: 'not-modelled', message: `where \`${first.value}\` leads is not read`, at: first.at });
      continue;
    }
    const tls = words.some((word) => word.value === 'tls');
    const port = portOf(words) ?? (tls ? 853 : usual);
    to.push({ value: { kind: 'endpoint', address, port, transport: tls ? 'tls' : 'dns' }, at: first.at });
  }
  return { to, at: head.at };
}

/** `listen-on [port N] { any; ADDRESS; };` and its IPv6 twin; without either it is every address, port 53 or `port`. */
function listening(options: readonly Statement[]): {
  readonly bind: readonly Located<BindAddress>[];
  readonly port: number;
} {
  const own = options.find((one) => keyword(one) === 'port')?.words[1]?.value ?? '';
  let port = /^\d{1,5}$/.test(own) ? Number(own) : 53;
  const bind: Located<BindAddress>[] = [];
  let every = true;
  for (const one of options) {
    if (keyword(one) !== 'listen-on' && keyword(one) !== 'listen-on-v6') continue;
    const index = one.words.findIndex((word) => word.value === 'port');
    const digits = one.words[index + 1]?.value ?? '';
    if (index !== -1 && /^\d{1,5}$/.test(digits)) port = Number(digits);
    const addresses = (one.inner ?? []).flatMap((inner) => inner.words.slice(0, 1));
    const literal = addresses.flatMap((word) => {
      const address = parseAddress(word.value);
      return address === undefined ? [] : [{ value: { kind: 'address' as const, address }, at: word.at }];
    });
    if (literal.length === addresses.length && literal.length > 0) {
      if (keyword(one) === 'listen-on') every = false;
      for (const address of literal) bind.push(address);
    }
  }
  return { bind: every ? [] : bind, port };
}

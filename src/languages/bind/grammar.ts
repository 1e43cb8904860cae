/** What named is known to take (BIND 9 ARM, "Configuration file grammar"; lib/isccfg/namedconf.c, check.c). */

import { isIPv6, nthAddress, parseAddress } from '../../core/dns/endpoint.ts';
import { absolute, ancestry } from '../../core/dns/name.ts';
import { addAll, append } from '../../core/text/append.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import { knownOptions, type Option } from '../shared/known-options.ts';
import { portIn } from '../shared/lines.ts';
import { networkOf } from './access.ts';
import { keyword, type Statement } from './clauses.ts';

const isTaken = knownOptions('bind');

/** In a view also what options have, in a zone what its type has. */
export function isKnown(option: Omit<Option, 'at'>): boolean {
  const { context = '' } = option;
  if (context.endsWith('-zone')) return isTaken(option) && isTaken({ ...option, context: 'zone' });
  return isTaken(option) || (context === 'view' && isTaken({ ...option, context: 'options' }));
}

/** Statements with others in braces; the rest are lists. */
const CONTEXTS: ReadonlySet<string> = new Set(
  'options view zone logging channel key server rate-limit rrset-order controls statistics-channels'.split(' '),
);
const CLIENTS = /^(?:acl|allow-|blackhole|clients|exclude|exempt-|listen-on|mapped|match-(?:c|d)|sortlist)/;
const NAMES = /^(?:deny-answer-aliases|server-names|validate-except)$/;
const NO_NAME = /\.\.|^\..|[^.]{64}/;
/** What may stand behind a server's address. */
const REMOTE = /^((port \d{1,5}|key \S+|tls \S+)( |$))*$/;
const ALONE = /^$/;
/** Of an `http` endpoint (lib/isc/netmgr/http.c isc_nm_http_path_isvalid). */
const PATH = /^\/[\w.~!$&'()*+,;=:@%/-]*$/;
const SERVERS: ReadonlyMap<string, RegExp> = new Map([
  ['forwarders', /^(port \d{1,5} ?)?(tls \S+)?$/],
  ['server-addresses', ALONE],
  ...['primaries', 'masters', 'also-notify'].map((key): [string, RegExp] => [key, REMOTE]),
]);
const ANCHOR =
  /^(static|initial)-(key \d{1,5} \d{1,3} \d{1,3} "?([A-Za-z0-9+/]{4})+([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?|ds \d{1,5} \d{1,3} \d{1,3} "?([\dA-Fa-f]{2})+)$/;
const OF_ANY_NAME: ReadonlySet<string> = new Set(['any', 'none', 'localhost', 'localnets']);

/** Several of a name; those with names of their own one of each. */
const REPEATED = /^(?:category|controls|disable-|inet|listen-on|statistics-|trust-)/;
const NAMED = /^(?:acl|channel|check-names|dnssec-policy|http|key|masters|primaries|server|tls|view|zone)$/;

/** What a type of zone needs. */
const NEEDS: ReadonlyMap<string, readonly string[]> = new Map([
  ...['master', 'primary', 'hint'].map((type): [string, string[]] => [type, ['file']]),
  ...['slave', 'secondary', 'stub', 'mirror'].map((type): [string, string[]] => [type, ['masters', 'primaries']]),
  ['static-stub', ['server-addresses', 'server-names']],
]);

const OLD_TYPES: ReadonlyMap<string, string> = new Map([
  ['master', 'primary'],
  ['slave', 'secondary'],
]);

/** Names that are there without a statement, and may have none. */
const BUILT_IN: ReadonlySet<string> = new Set([
  ...[...OF_ANY_NAME].map((name) => `acl ${name}`),
  ...['default', 'insecure', 'none'].map((name) => `dnssec-policy ${name}`),
  ...['tls ephemeral', 'tls none', 'http default'],
]);

/** Whether a statement of one of the kinds has the name. */
type IsNamed = (kinds: readonly string[], name: string) => boolean;

export interface Grammar {
  /** Every option, to be held against what is known. */
  readonly options: readonly Option[];
  readonly refused: readonly Located<string>[];
}

interface Opened {
  readonly context: string;
  readonly inner: readonly Statement[];
  /** Of what encloses it. */
  readonly around?: Location;
}

/** `isWhole`: no other file may define what is named. */
export function grammarOf(statements: readonly Statement[], isWhole: boolean): Grammar {
  const options: Option[] = [];
  const refused: Located<string>[] = [];
  const views = statements.filter((one) => keyword(one) === 'view');
  const all = [...statements, ...views.flatMap(({ inner = [] }) => inner)];
  const isClosed = isWhole && !all.some((one) => keyword(one) === 'include');
  const names = new Set([...BUILT_IN, ...all.map((one) => `${keyword(one)} ${one.words[1]?.value}`)]);
  const isNamed: IsNamed = (kinds, name) =>
    !(kinds[0] === 'acl' ? isWhole : isClosed) ||
    isPlaceholder(name) ||
    kinds.some((kind) => names.has(`${kind} ${name}`));
  const open: Opened[] = [{ context: 'top', inner: statements }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { context, inner, around } = next;
    const seen = new Set<string>();
    for (const statement of inner) {
      const [first] = statement.words;
      const key = keyword(statement);
      // lib/isccfg/parser.c cfg_parse_mapbody
      const at = first?.at ?? around;
      if (at !== undefined && (first === undefined || first.quoted === true))
        refused.push({ value: 'a statement begins with no name', at });
      if (at === undefined || first === undefined || key === 'include') continue;
      options.push({ key, value: { text: formOf(statement) }, context, at });
      const own = `${key === 'masters' ? 'primaries' : key} ${NAMED.test(key) ? (statement.words[1]?.value.toLowerCase().replace(/(?<=.)\.$/, '') ?? '') : ''}`;
      if (seen.has(own) && !REPEATED.test(key) && context !== 'rrset-order')
        refused.push({ value: `\`${own.trim()}\` is there twice`, at });
      seen.add(own);
      if (BUILT_IN.has(own) && !context.endsWith('zone') && context !== 'options')
        refused.push({ value: `\`${own}\` is built in`, at });
      for (const value of faultsOf(statement, context, isNamed)) refused.push({ value, at });
      const secured = key === 'forwarders' ? statement.inner?.find((one) => formOf(one).includes('tls ')) : undefined;
      // Since 9.20.
      if (secured !== undefined) options.push({ key: 'tls', value: { text: formOf(secured) }, context: key, at });
      if (CONTEXTS.has(key)) open.push({ context: contextOf(statement), inner: statement.inner ?? [], around: at });
    }
    addAll(refused, forwardFaults(next, views.length > 0));
    if (context === 'logging' && isWhole) addAll(refused, channelFaults(inner));
  }
  for (const scope of [statements, ...views.map(({ inner = [] }) => inner)])
    addAll(refused, rootFaults(scope, statements));
  addAll(refused, [...classFaults(statements, views), ...inViewFaults(views)]);
  addAll(refused, fileFaults(all));
  addAll(refused, listFaults(all, isNamed));
  const stray = statements.find((one) => keyword(one) === 'zone')?.words[0];
  if (views.length > 0 && stray !== undefined) refused.push({ value: 'a zone is in no view', at: stray.at });
  return { options, refused };
}

function forwardFaults({ context, inner }: Opened, hasViews: boolean): readonly Located<string>[] {
  const way = inner.find((one) => keyword(one) === 'forward')?.words[0];
  const isOpen = inner.some((one) => keyword(one) === 'include' || keyword(one) === 'forwarders');
  if (way === undefined || isOpen || (context === 'options' && hasViews)) return [];
  return [{ value: '`forward` has no `forwarders` beside it', at: way.at }];
}

/** Lists of the root zone and of the options or its view, even empty ones (lib/bind9/check.c check_zoneconf). */
function rootFaults(scope: readonly Statement[], statements: readonly Statement[]): readonly Located<string>[] {
  const hasServers = (inner: readonly Statement[]): boolean => inner.some((one) => keyword(one) === 'forwarders');
  const options = statements.flatMap((one) => (keyword(one) === 'options' ? (one.inner ?? []) : []));
  if (!hasServers(options) && !hasServers(scope)) return [];
  return scope.flatMap(({ words: [key, name], inner = [] }) =>
    key?.value === 'zone' && /^[.@]$/.test(name?.value ?? '') && hasServers(inner)
      ? [{ value: '`forwarders` are those of the root zone and those of everything', at: key.at }]
      : [],
  );
}

/** RFC 1035 3.2.4, RFC 3597 5. */
const CLASSES: ReadonlyMap<string, string> = new Map([
  ['CLASS1', 'IN'],
  ...['CH', 'CHAOS', 'CLASS3'].map((name) => [name, 'CH'] as const),
  ...['HS', 'HESIOD', 'CLASS4'].map((name) => [name, 'HS'] as const),
]);

/** Zones that are not of their view's class (lib/bind9/check.c check_zoneconf; asked of named 9.18). */
function classFaults(statements: readonly Statement[], views: readonly Statement[]): readonly Located<string>[] {
  const classOf = ({ words: [, , written] }: Statement): string | undefined =>
    CLASSES.get(written?.value.toUpperCase() ?? '') ?? written?.value.toUpperCase();
  const scopes = [
    { own: 'IN', inner: statements },
    ...views.map((view) => ({ own: classOf(view) ?? 'IN', inner: view.inner })),
  ];
  return scopes.flatMap(({ own, inner = [] }) =>
    inner.flatMap((one) => {
      const name = keyword(one) === 'zone' && (classOf(one) ?? own) !== own ? one.words[1] : undefined;
      return name === undefined ? [] : [{ value: `${name.value} is of another class than its view`, at: name.at }];
    }),
  );
}

/** A zone of another view is one of a view before (lib/bind9/check.c check_zoneconf). */
function inViewFaults(views: readonly Statement[]): readonly Located<string>[] {
  const known = new Set<string>();
  return views.flatMap(({ words: [, view], inner = [] }) => {
    const zones = inner.flatMap((one) => (keyword(one) === 'zone' ? [{ one, name: one.words[1]?.value ?? '' }] : []));
    const missing = zones.flatMap(({ one, name }) => {
      const from = one.inner?.find((inside) => keyword(inside) === 'in-view')?.words[1];
      if (from === undefined || isPlaceholder(name) || known.has(`${from.value} ${absolute(name)}`)) return [];
      return [{ value: `no view ${from.value} before has the zone ${name}`, at: from.at }];
    });
    for (const { name } of zones) known.add(`${view?.value} ${absolute(name)}`);
    return missing;
  });
}

/** A file that the server writes is of one zone alone (lib/bind9/check.c fileexist). */
function fileFaults(all: readonly Statement[]): readonly Located<string>[] {
  const users = new Map<string, { readonly isWritten: boolean; readonly at: Location }[]>();
  for (const one of all) {
    const file =
      keyword(one) === 'zone' ? one.inner?.find((inside) => keyword(inside) === 'file')?.words[1] : undefined;
    if (file !== undefined && !isPlaceholder(file.value))
      append(users, file.value, { isWritten: isWritten(one.inner ?? []), at: file.at });
  }
  return [...users].flatMap(([file, [first, second]]) =>
    first !== undefined && second !== undefined && (users.get(file) ?? []).some((one) => one.isWritten)
      ? [{ value: `${file} is of several zones, and one writes it`, at: second.at }]
      : [],
  );
}

/** Lists in the lists that zones use (lib/bind9/check.c validate_remotes). */
function listFaults(all: readonly Statement[], isNamed: IsNamed): readonly Located<string>[] {
  const remotes = (inner: readonly Statement[] = []): readonly Statement[] =>
    inner.flatMap((one) => (SERVERS.get(keyword(one)) === REMOTE ? (one.inner ?? []) : []));
  const lists = new Map(
    all.flatMap((one) =>
      /^(?:primaries|masters)$/.test(keyword(one)) ? [[one.words[1]?.value ?? '', one.inner ?? []]] : [],
    ),
  );
  const open = all.flatMap((one) => (keyword(one) === 'zone' ? remotes(one.inner) : []));
  const faults: Located<string>[] = [];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    const inner = lists.get(keyword(one)) ?? [];
    lists.delete(keyword(one));
    addAll(open, inner);
    for (const {
      words: [name],
    } of inner)
      if (
        name !== undefined &&
        parseAddress(name.value) === undefined &&
        !isNamed(['primaries', 'masters'], name.value)
      )
        faults.push({ value: `there is no list ${name.value}`, at: name.at });
  }
  return faults;
}

function isWritten(inner: readonly Statement[]): boolean {
  if (/^(?:secondary|slave|mirror|stub)$/.test(typeOf(inner) ?? '')) return true;
  return inner.some(
    (one) =>
      keyword(one) === 'update-policy' ||
      (keyword(one) === 'allow-update' && one.inner?.[0]?.words[0]?.value !== 'none'),
  );
}

function contextOf({ words, inner = [] }: Statement): string {
  const key = words[0]?.value ?? '';
  const type = key === 'zone' ? typeOf(inner) : undefined;
  return type === undefined ? key : `${OLD_TYPES.get(type) ?? type}-zone`;
}

/** Its words behind the first, a blank within one as `_`, `"` before one in quotes, and `{` for each list. */
function formOf({ words, inner, behind = [] }: Statement): string {
  const texts = words
    .slice(1)
    .map(({ value, quoted }) => `${quoted === true ? '"' : ''}${value.replaceAll(/\s/g, '_')}`);
  return [...texts, ...(inner === undefined ? [] : ['{']), ...behind].join(' ');
}

function typeOf(inner: readonly Statement[]): string | undefined {
  return inner.find((one) => keyword(one) === 'type')?.words[1]?.value;
}

function faultsOf(statement: Statement, context: string, isNamed: IsNamed): readonly string[] {
  const { words, inner = [] } = statement;
  const key = keyword(statement);
  const [, name] = words;
  if (key === 'zone') return zoneFaults(name?.value ?? '', { inner, isInView: context === 'view' }, isNamed);
  if (key === 'key' && statement.inner !== undefined && !(hasOne(inner, ['algorithm']) && hasOne(inner, ['secret'])))
    return ['a key has no secret'];
  if (key === 'channel' && inner.filter((one) => DESTINATIONS.has(keyword(one))).length !== 1)
    return ['a channel has not one destination'];
  if (key === 'server' && name !== undefined && !isPlaceholder(name.value) && !isNetwork(name.value))
    return [`\`${name.value}\` is no network`];
  // Entered at the start, from wherever that is (bin/named/server.c directory_callback).
  if (key === 'directory' && /^[^/.{$%]/.test(name?.value ?? '')) return [`the folder ${name?.value} is not in sight`];
  if (key === 'http') {
    const paths = inner.flatMap((one) => (keyword(one) === 'endpoints' ? (one.inner ?? []) : [])).map(keyword);
    return paths.flatMap((path) => (PATH.test(path) || isPlaceholder(path) ? [] : [`\`${path}\` is no path`]));
  }
  if (key === 'trust-anchors')
    return inner.flatMap((one) => (isAnchor(one) ? [] : [`\`${one.words[0]?.value ?? ''}\` has no key or digest`]));
  const keys = key === 'keys' ? [...words.slice(1), ...inner.flatMap((one) => one.words)] : [];
  const signers =
    key === 'inet' && statement.behind?.includes('keys') === true ? inner.flatMap((one) => one.words) : keys;
  const faults = [...certificateFaults(statement, isNamed), ...missing('key', signers, isNamed)];
  if (NAMES.test(key) || (key.startsWith('deny-answer') && statement.behind?.includes('except-from') === true))
    return inner.flatMap((one) => (NO_NAME.test(keyword(one)) ? [`\`${keyword(one)}\` is no name`] : []));
  if (CLIENTS.test(key)) return [...faults, ...elementFaults(inner, isNamed)];
  const form = SERVERS.get(key);
  if (form === undefined) return faults;
  const lists = context.endsWith('-zone') ? isNamed : undefined;
  return [...faults, ...inner.flatMap((one) => serverFaults(one, form, lists))];
}

const DESTINATIONS: ReadonlySet<string> = new Set(['file', 'null', 'stderr', 'syslog']);

function hasOne(inner: readonly Statement[], names: readonly string[]): boolean {
  return inner.some((one) => names.includes(keyword(one)) || keyword(one) === 'include');
}

function missing(kind: string, names: readonly Located<string>[], isNamed: IsNamed): readonly string[] {
  return names.flatMap(({ value }) => (isNamed([kind], value) ? [] : [`there is no ${kind} ${value}`]));
}

function zoneFaults(
  name: string,
  { inner, isInView }: { readonly inner: readonly Statement[]; readonly isInView: boolean },
  isNamed: IsNamed,
): readonly string[] {
  const type = typeOf(inner);
  const needed = type === 'mirror' && name === '.' ? undefined : NEEDS.get(type ?? '');
  if (NO_NAME.test(name)) return [`\`${name}\` is no name`];
  if (type === undefined && !(isInView && hasOne(inner, ['in-view']))) return [`the zone ${name} has no type`];
  if (type === 'redirect' && name !== '.') return ['a redirect zone is that of the root'];
  const zone = absolute(name);
  const inside = namesIn(inner, 'server-names').find((one) => [...ancestry(absolute(one.value))].includes(zone));
  if (inside !== undefined) return [`${inside.value} is in the zone ${name}`];
  if (['allow-update', 'update-policy'].every((key) => inner.some((one) => keyword(one) === key)))
    return [`the zone ${name} has \`allow-update\` beside \`update-policy\``];
  const policies = inner.flatMap((one) => (keyword(one) === 'dnssec-policy' ? one.words.slice(1, 2) : []));
  const faults = missing('dnssec-policy', policies, isNamed);
  return needed === undefined || hasOne(inner, needed) ? faults : [`the zone ${name} has no \`${needed[0]}\``];
}

function namesIn(inner: readonly Statement[], key: string): readonly Located<string>[] {
  return inner.flatMap((one) =>
    keyword(one) === key ? (one.inner ?? []).flatMap(({ words }) => words.slice(0, 1)) : [],
  );
}

function isAnchor(one: Statement): boolean {
  return ANCHOR.test(formOf(one).replaceAll('_', '')) || isPlaceholder(keyword(one));
}

/** `tls NAME` and `http NAME` behind a listener, or behind a server's address. */
function certificateFaults({ words, inner = [] }: Statement, isNamed: IsNamed): readonly string[] {
  const listening = keyword({ words }).startsWith('listen-on');
  const remote = SERVERS.has(keyword({ words })) ? inner.map((one) => one.words) : [];
  const named = [...(listening ? [words] : []), ...remote].flatMap((all) =>
    all.flatMap(({ value }, i) =>
      (value === 'tls' || value === 'http') && all[i + 1] !== undefined ? [[value, all[i + 1]] as const] : [],
    ),
  );
  const faults = named.flatMap(([kind, name]) => (name === undefined ? [] : missing(kind, [name], isNamed)));
  const has = (word: string): boolean => words.some(({ value }) => value === word);
  return listening && has('http') && !has('tls') ? [...faults, '`http` has no `tls` beside it'] : faults;
}

/** `ADDRESS` and what may stand behind it, or, where one may, a list's name; whether the first is an address is said elsewhere. */
function serverFaults(one: Statement, form: RegExp, isNamed: IsNamed | undefined): readonly string[] {
  const [first] = one.words;
  const text = formOf(one);
  const ports = [...text.matchAll(/port (\d+)/g)];
  if (!form.test(text) || ports.some(([, port]) => Number(port) > 65_535))
    return [`\`${text}\` stands behind a server’s address`];
  if (first?.quoted === true && form !== REMOTE) return [`\`${first.value}\` is in quotes`];
  const isOpen = first === undefined || isPlaceholder(first.value);
  if (!isOpen && (form === ALONE ? parseAddress(first.value) === undefined : first.value.includes('/')))
    return [`\`${first.value}\` is no server’s address`];
  if (first === undefined || form !== REMOTE || isNamed === undefined) return [];
  const isAddress = parseAddress(first.value) !== undefined && first.quoted !== true;
  return isAddress || isNamed(['primaries', 'masters'], first.value) ? [] : [`there is no list ${first.value}`];
}

/** Elements of address match lists, at any depth. */
function elementFaults(list: readonly Statement[], isNamed: IsNamed): readonly string[] {
  const faults: string[] = [];
  const open = [...list];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (one.inner !== undefined) addAll(open, one.inner);
    const text = one.words
      .map(({ value }) => value)
      .join(' ')
      .replace(/^!\s*/, '');
    const isList = OF_ANY_NAME.has(text.toLowerCase()) || isNamed(['acl'], text);
    const isOpen = text === '' || /^key \S+$/.test(text);
    const isClient = isNetwork(text) && one.words.every(({ quoted }) => quoted !== true);
    if (!isList && !isOpen && !isClient) faults.push(`\`${text}\` is no client or list of them`);
  }
  return faults;
}

/** Without bits of a host. */
function isNetwork(text: string): boolean {
  const network = networkOf(text);
  if (network === undefined) return false;
  const [address = '', bits] = network.split('/');
  const length = portIn(bits) ?? 999;
  return length <= (isIPv6(address) ? 128 : 32) && nthAddress(network, 0) === parseAddress(address);
}

const OWN_CHANNELS: readonly string[] = [
  'default_syslog',
  'default_debug',
  'default_stderr',
  'default_logfile',
  'null',
];

function channelFaults(inner: readonly Statement[]): readonly Located<string>[] {
  const known = new Set(OWN_CHANNELS);
  for (const one of inner) if (keyword(one) === 'channel') known.add(one.words[1]?.value ?? '');
  const used = inner.flatMap((one) => (keyword(one) === 'category' ? (one.inner ?? []) : []));
  return used.flatMap(({ words: [name] }) =>
    name === undefined || known.has(name.value) ? [] : [{ value: `there is no channel ${name.value}`, at: name.at }],
  );
}

/** What named is known to take (BIND 9 ARM, "Configuration file grammar"; lib/isccfg/namedconf.c, check.c). */

import { isIPv6, nthAddress, parseAddress } from '../../core/dns/endpoint.ts';
import { addAll } from '../../core/text/append.ts';
import type { Located } from '../../core/text/location.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import { knownOptions, type Option } from '../shared/known-options.ts';
import { portIn } from '../shared/lines.ts';
import { networkOf } from './access.ts';
import { keyword, type Statement } from './clauses.ts';

const isTaken = knownOptions('bind');

/** In a view also what options have. */
export function isKnown(option: Omit<Option, 'at'>): boolean {
  return isTaken(option) || (option.context === 'view' && isTaken({ ...option, context: 'options' }));
}

/** Statements with others in braces; the rest are lists. */
const CONTEXTS: ReadonlySet<string> = new Set(
  'options view zone logging channel key server rate-limit controls statistics-channels'.split(' '),
);
const CLIENTS = /^(?:acl|allow-|blackhole|clients|exclude|exempt-|listen-on|mapped|match-(?:c|d))/;
const SERVERS: ReadonlySet<string> = new Set(['forwarders', 'primaries', 'masters', 'also-notify', 'server-addresses']);
const OF_ANY_NAME: ReadonlySet<string> = new Set(['any', 'none', 'localhost', 'localnets']);

/** Several of a name; those with names of their own one of each. */
const REPEATED = /^(?:category|check-names|controls|disable-|inet|listen-on|server|statistics-|trust-)/;
const NAMED = /^(?:acl|channel|dnssec-policy|http|key|masters|primaries|tls|view|zone)$/;

/** What a type of zone needs. */
const NEEDS: ReadonlyMap<string, readonly string[]> = new Map([
  ...['master', 'primary', 'hint'].map((type): [string, string[]] => [type, ['file']]),
  ...['slave', 'secondary', 'stub'].map((type): [string, string[]] => [type, ['masters', 'primaries']]),
]);

export interface Grammar {
  /** Every option, to be held against what is known. */
  readonly options: readonly Option[];
  /** What named refuses beside them. */
  readonly refused: readonly Located<string>[];
}

interface Opened {
  readonly context: string;
  readonly inner: readonly Statement[];
}

/** `isWhole`: no other file may define a list of clients or a channel. */
export function grammarOf(statements: readonly Statement[], isWhole: boolean): Grammar {
  const options: Option[] = [];
  const refused: Located<string>[] = [];
  const lists = new Set(statements.flatMap((one) => (keyword(one) === 'acl' ? (one.words[1]?.value ?? []) : [])));
  const hasViews = statements.some((one) => keyword(one) === 'view');
  const open: Opened[] = [{ context: 'top', inner: statements }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { context, inner } = next;
    const seen = new Set<string>();
    for (const statement of inner) {
      const at = statement.words[0]?.at;
      const key = keyword(statement);
      if (at === undefined || key === 'include') continue;
      options.push({ key, value: { text: formOf(statement) }, context, at });
      const own = `${key} ${NAMED.test(key) ? (statement.words[1]?.value.toLowerCase().replace(/(?<=.)\.$/, '') ?? '') : ''}`;
      if (seen.has(own) && !REPEATED.test(key)) refused.push({ value: `\`${own.trim()}\` is there twice`, at });
      seen.add(own);
      for (const value of faultsOf(statement, isWhole ? lists : undefined)) refused.push({ value, at });
      if (CONTEXTS.has(key)) open.push({ context: contextOf(statement), inner: statement.inner ?? [] });
    }
    const way = inner.find((one) => keyword(one) === 'forward')?.words[0];
    const isOpen = inner.some((one) => keyword(one) === 'include');
    if (way !== undefined && !isOpen && !seen.has('forwarders ') && (context !== 'options' || !hasViews))
      refused.push({ value: '`forward` has no `forwarders` beside it', at: way.at });
    if (context === 'logging' && isWhole) addAll(refused, channelFaults(inner));
  }
  const stray = statements.find((one) => keyword(one) === 'zone')?.words[0];
  if (hasViews && stray !== undefined) refused.push({ value: 'a zone is in no view', at: stray.at });
  return { options, refused };
}

function contextOf({ words, inner = [] }: Statement): string {
  const key = words[0]?.value ?? '';
  if (key === 'statistics-channels') return 'controls';
  return key === 'zone' && typeOf(inner) === 'forward' ? 'forward-zone' : key;
}

/** Its words behind the first, a blank within one as `_`, and `{` for each list. */
function formOf({ words, inner, behind = [] }: Statement): string {
  const texts = words.slice(1).map(({ value }) => value.replaceAll(/\s/g, '_'));
  return [...texts, ...(inner === undefined ? [] : ['{']), ...behind].join(' ');
}

function typeOf(inner: readonly Statement[]): string | undefined {
  return inner.find((one) => keyword(one) === 'type')?.words[1]?.value;
}

function faultsOf(statement: Statement, lists: ReadonlySet<string> | undefined): readonly string[] {
  const { words, inner } = statement;
  const key = keyword(statement);
  const has = (names: readonly string[]): boolean => inner?.some((one) => names.includes(keyword(one))) === true;
  if (key === 'zone') {
    const name = words[1]?.value ?? '';
    const type = typeOf(inner ?? []);
    const needed = NEEDS.get(type ?? '');
    if (/\.\.|^\../.test(name)) return [`\`${name}\` is no name`];
    if (type === undefined && !has(['in-view'])) return [`the zone ${name} has no type`];
    return needed === undefined || has(needed) ? [] : [`the zone ${name} has no \`${needed[0]}\``];
  }
  if (key === 'key' && inner !== undefined && !(has(['algorithm']) && has(['secret']))) return ['a key has no secret'];
  if (CLIENTS.test(key)) return elementFaults(inner ?? [], lists);
  if (!SERVERS.has(key)) return [];
  return (inner ?? []).flatMap((one) => (isServer(one) ? [] : [`\`${formOf(one)}\` stands behind a server’s address`]));
}

/** `ADDRESS [port N] [key NAME] [tls NAME]`; whether the first is an address is said elsewhere. */
function isServer(one: Statement): boolean {
  return /^((port \d{1,5}|key \S+|tls \S+)( |$))*$/.test(formOf(one));
}

/** Elements of address match lists, at any depth. */
function elementFaults(list: readonly Statement[], lists: ReadonlySet<string> | undefined): readonly string[] {
  const faults: string[] = [];
  const open = [...list];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (one.inner !== undefined) addAll(open, one.inner);
    const text = one.words
      .map(({ value }) => value)
      .join(' ')
      .replace(/^!\s*/, '');
    const isNamed = OF_ANY_NAME.has(text.toLowerCase()) || lists === undefined || lists.has(text);
    const isOpen = text === '' || isPlaceholder(text) || /^key \S+$/.test(text);
    if (!isNamed && !isOpen && !isNetwork(text)) faults.push(`\`${text}\` is no client or list of them`);
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

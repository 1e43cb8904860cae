/** Whom named serves (BIND 9 ARM, "Address Match Lists", allow-recursion, allow-query). */

import { inCidr, isIPv6, isLoopback, isWithin, type ListedNetwork } from '../../core/dns/endpoint.ts';
import { type DomainName, ROOT } from '../../core/dns/name.ts';
import type { BindAddress } from '../../core/facts/server-config.ts';
import type { AnswerRule, AnswerStep, NamePattern, Step, Upstream } from '../../core/facts/steps.ts';
import { addAll } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import {
  accessStep,
  LOOPBACK,
  networkAt,
  overIPv6,
  possibleMember,
  servesPrivateNetworks,
} from '../shared/access-lists.ts';
import { keyword, type Statement } from './clauses.ts';

/** Lists may name each other, in any case of letters (lib/isccfg/aclconf.c get_acl_def). */
export type Acls = ReadonlyMap<string, readonly Statement[]>;

export function aclsOf(statements: readonly Statement[]): Acls {
  const acls = new Map<string, readonly Statement[]>();
  for (const one of statements)
    if (keyword(one) === 'acl' && one.words[1] !== undefined)
      acls.set(one.words[1].value.toLowerCase(), one.inner ?? []);
  return acls;
}

interface QueriedZones {
  /** Also `static-stub` ones. */
  readonly own: readonly DomainName[];
  readonly withOwnList: readonly DomainName[];
  readonly recurses: boolean;
}

/**
 * Who may query zones without a list of their own. A server that looks on asks this list about its own zones only;
 * another list is for the rest (lib/ns/query.c query_validatezonedb, query_checkcacheaccess).
 */
export function queryAccess(
  options: readonly Statement[],
  acls: Acls,
  { own, withOwnList, recurses }: QueriedZones,
): readonly Step[] {
  const hasOther = listNamed(options, ['allow-recursion', 'allow-query-cache']) !== undefined;
  const zones = recurses && hasOther ? own : [ROOT];
  const isEverything = withOwnList.length === 0 && zones[0] === ROOT;
  const names: NamePattern = isEverything ? { kind: 'any' } : { kind: 'within', zones, except: withOwnList };
  const unheard = ignored(options, acls);
  if (zones.length === 0) return unheard;
  const steps = [
    ...stepsOf(listNamed(options, ['allow-query']), 'allow-query', acls),
    ...askedAt(options, ['allow-query-on'], acls),
  ];
  return [...unheard, ...steps.map((step) => (step.kind === 'answer' ? restrictedTo(step, names) : step))];
}

function restrictedTo(step: AnswerStep, names: NamePattern): AnswerStep {
  return names.kind === 'any' ? step : { ...step, rules: step.rules.map((rule) => ({ ...rule, names })) };
}

/**
 * A zone's `allow-query` replaces the options', also for what it may delegate; without any everybody may
 * (lib/ns/query.c query_validatezonedb).
 */
export function zoneAccess(
  lists: { readonly zone: readonly Statement[]; readonly options: readonly Statement[] },
  acls: Acls,
): readonly AnswerRule[] {
  const list = listNamed(lists.zone, ['allow-query']) ?? listNamed(lists.options, ['allow-query']);
  return stepsOf(list, 'allow-query', acls).flatMap((step) => (step.kind === 'answer' ? step.rules : []));
}

export function hasOwnAccess(zone: readonly Statement[]): boolean {
  return listNamed(zone, ['allow-query']) !== undefined;
}

/** Dropped without an answer (BIND 9 ARM, "blackhole"). */
function ignored(options: readonly Statement[], acls: Acls): readonly Step[] {
  const list = listNamed(options, ['blackhole']);
  const at = list?.words[0]?.at;
  if (list === undefined || at === undefined) return [];
  const rules = rulesOf(list.inner ?? [], acls, at, 'servers');
  const turned = rules === 'everybody' ? [everyClient('pass', at)] : rules;
  return [
    {
      kind: 'answer',
      plugin: 'blackhole',
      rules: turned.map((rule) => ({ ...rule, effect: rule.effect === 'pass' ? 'drop' : 'pass' })),
      at,
    },
  ];
}

/** All but those in `blackhole`; `bogus` is as the longest prefix has it (lib/dns/peer.c dns_peerlist_addpeer). */
export function mayBeAsked(
  options: readonly Statement[],
  statements: readonly Statement[],
  acls: Acls,
): (server: Located<Upstream>) => boolean {
  const list = listNamed(options, ['blackhole']);
  const at = list?.words[0]?.at;
  const rules = list === undefined || at === undefined ? [] : rulesOf(list.inner ?? [], acls, at, 'servers');
  const ignored = rules === 'everybody' ? [{ network: 'any', isTaken: true }] : networksIn(rules);
  const peers = statements.flatMap((one) => {
    const network = keyword(one) === 'server' ? networkOf(one.words[1]?.value ?? '') : undefined;
    return network === undefined ? [] : [{ network, isTaken: isBogus(one) }];
  });
  const lists = [ignored, peers.sort((one, other) => lengthOf(other.network) - lengthOf(one.network))].map(firstMatch);
  return ({ value }) => value.kind !== 'endpoint' || !lists.some((isTaken) => isTaken(value.address));
}

/** In order; possible members are none. */
function networksIn(rules: readonly AnswerRule[]): readonly ListedNetwork[] {
  return rules.flatMap(({ clients = ['any'], perhaps, effect }) =>
    perhaps === undefined ? clients.map((network) => ({ network, isTaken: effect === 'pass' })) : [],
  );
}

function lengthOf(network: string): number {
  return Number(network.slice(network.lastIndexOf('/') + 1));
}

/** Wider than an address; checked for each server. */
const MAX_WIDE = 50;

function firstMatch(list: readonly ListedNetwork[]): (address: string) => boolean {
  const single = new Map<string, number>();
  const wide: number[] = [];
  for (const [index, { network }] of list.entries())
    if (singleOf(network, isIPv6(network)) === undefined) wide.push(index);
    else if (!single.has(network)) single.set(network, index);
  const few = wide.slice(0, MAX_WIDE);
  return (address) => {
    const own = single.get(`${address}/${isIPv6(address) ? 128 : 32}`) ?? list.length;
    const around = few.find((index) => isWithin(address, list[index]?.network ?? '')) ?? list.length;
    return list[Math.min(own, around)]?.isTaken === true;
  };
}

function isBogus({ inner = [] }: Statement): boolean {
  const value = inner.findLast((one) => keyword(one) === 'bogus')?.words[1]?.value;
  return value !== undefined && /^(?:yes|true|1)$/i.test(value);
}

/**
 * The machine's addresses that the list has (lib/ns/interfacemgr.c do_scan): the wildcard, of some networks, or the written
 * ones; what cannot be known of an interface.
 */
export function listensAt(list: Statement, acls: Acls): readonly Located<BindAddress>[] {
  const v6 = keyword(list) === 'listen-on-v6';
  const at = list.words[0]?.at;
  if (at === undefined) return [];
  const rules = rulesOf(list.inner ?? [], acls, at, 'itself');
  if (rules === 'everybody') return [everywhere(v6, at)];
  const taken = rules.filter((rule) => rule.effect === 'pass');
  const single = taken.flatMap(({ clients = [] }) => clients.flatMap((one) => singleOf(one, v6) ?? []));
  const isFew = (one: string): boolean => LOOPBACK.includes(one) || singleOf(one, v6) !== undefined;
  const isWide = taken.some(({ clients }) => clients?.every(isFew) !== true);
  const isTaken = (address: string): boolean => rules.find((rule) => mayTake(rule, address))?.effect === 'pass';
  const known = [...new Set([...single.filter((address) => !isLoopback(address)), v6 ? '::1' : '127.0.0.1'])];
  const written = known.filter((address) => isIPv6(address) === v6 && isTaken(address));
  const addresses = written.map((address) => ({ value: { kind: 'address' as const, address }, at }));
  if (!isWide) return addresses;
  if (rules.length > MAX_WIDE || rules.some(({ perhaps }) => perhaps !== undefined))
    return [...addresses, { value: { kind: 'interface' as const, name: keyword(list) }, at }];
  return [...addresses, everywhere(v6, at, networksIn(rules))];
}

export function everywhere(v6: boolean, at: Location, list?: readonly ListedNetwork[]): Located<BindAddress> {
  const value = { kind: 'address', address: v6 ? '::' : '0.0.0.0', ownFamilyOnly: true, interfacesOnly: true } as const;
  return { value: { ...value, ...defined({ list }) }, at };
}

function singleOf(network: string, v6: boolean): string | undefined {
  return network.endsWith(v6 ? '/128' : '/32') ? network.slice(0, network.lastIndexOf('/')) : undefined;
}

/** Of unknown membership, as `localnets`: taken for a member. */
function mayTake({ clients, perhaps, effect }: AnswerRule, address: string): boolean {
  if (perhaps !== undefined) return effect === 'pass';
  return clients === undefined || clients.some((network) => inCidr(address, network));
}

/**
 * Both lists must admit, each the other's default; without any local clients may (BIND 9 ARM, allow-recursion). Whom only
 * the cache's admits is asked for no recursion (lib/ns/client.c, lib/ns/query.c query_checkcacheaccess).
 */
export function recursionAccess(
  options: readonly Statement[],
  acls: Acls,
  { refused, at }: { readonly refused: readonly DomainName[]; readonly at: Location },
): readonly Step[] {
  const recursion = listNamed(options, ['allow-recursion', 'allow-query-cache', 'allow-query']);
  const cache = listNamed(options, ['allow-query-cache', 'allow-recursion', 'allow-query']);
  const cacheOn = askedAt(options, ['allow-query-cache-on'], acls);
  const recursionOn = askedAt(options, ['allow-recursion-on'], acls);
  const hasCacheOn = listNamed(options, ['allow-query-cache-on']) !== undefined;
  const on = hasCacheOn ? recursionOn.map((one) => unrecursed(one, refused)) : recursionOn;
  if (recursion === undefined || cache === undefined)
    return [...accessStep('allow-recursion', [...localhost(at), ...localnets(at)], 'refuse', at), ...cacheOn, ...on];
  const first = stepsOf(cache, keyword(cache) === keyword(recursion) ? 'allow-recursion' : 'allow-query-cache', acls);
  const then = recursion === cache ? [] : stepsOf(recursion, 'allow-recursion', acls);
  return [...first, ...then.map((one) => unrecursed(one, refused)), ...cacheOn, ...on];
}

/** Not refused but answered from the cache, else with the root servers; a static-stub zone has no such answer. */
function unrecursed(step: Step, refused: readonly DomainName[]): Step {
  if (step.kind !== 'answer') return step;
  const rules = step.rules.flatMap((rule): readonly AnswerRule[] => {
    if (rule.effect !== 'refuse') return [rule];
    const lame = { ...rule, effect: 'answer', rcode: 'LAME' } as const;
    return refused.length === 0 ? [lame] : [{ ...rule, names: { kind: 'within', zones: refused } }, lame];
  });
  return { ...step, rules };
}

/** By the address that was asked, which is not followed (BIND 9 ARM, "allow-query-on"). */
function askedAt(options: readonly Statement[], keys: readonly string[], acls: Acls): readonly Step[] {
  return keys.flatMap((key) => {
    const list = listNamed(options, [key]);
    const at = list?.words[0]?.at;
    if (list === undefined || at === undefined || rulesOf(list.inner ?? [], acls, at, 'servers') === 'everybody')
      return [];
    const perhaps = {
      holds: `${key} has the address that is asked`,
      fails: `${key} has not the address that is asked`,
    };
    return accessStep(key, [{ names: { kind: 'any' }, perhaps, effect: 'pass', at }], 'refuse', at);
  });
}

/** Networks of a list without exceptions and other elements; undefined for any other. */
export function networksOf(list: Statement, acls: Acls): readonly string[] | undefined {
  const at = list.words[0]?.at;
  const rules = at === undefined ? 'everybody' : rulesOf(list.inner ?? [], acls, at, 'servers');
  if (rules === 'everybody') return undefined;
  const isPlain = rules.every(
    ({ effect, perhaps, clients }) => effect === 'pass' && perhaps === undefined && clients !== undefined,
  );
  return isPlain ? rules.flatMap(({ clients = [] }) => clients) : undefined;
}

function listNamed(options: readonly Statement[], keys: readonly string[]): Statement | undefined {
  for (const key of keys) {
    const list = options.findLast((one) => keyword(one) === key && one.inner !== undefined);
    if (list !== undefined) return list;
  }
  return undefined;
}

function stepsOf(list: Statement | undefined, plugin: string, acls: Acls): readonly Step[] {
  const at = list?.words[0]?.at;
  if (list === undefined || at === undefined) return [];
  const rules = rulesOf(list.inner ?? [], acls, at);
  return rules === 'everybody' ? [] : accessStep(plugin, rules, 'refuse', at);
}

/** With those of other lists; the rest is unknown. */
const MAX_ELEMENTS = 500;

/** Whose addresses a list is asked about: `pods` also of clusters. */
type AskedFor = 'pods' | 'servers' | 'itself';

/** The first match decides; without one a client is refused. */
function rulesOf(
  list: readonly Statement[],
  acls: Acls,
  at: Location,
  asked: AskedFor = 'pods',
): readonly AnswerRule[] | 'everybody' {
  const rules: AnswerRule[] = [];
  const allowed: string[] = [];
  const waiting = list.map((element) => ({ element, refuses: false })).reverse();
  const opened = new Set<string>();
  let isOpen = false;
  const ending = (last: readonly AnswerRule[]): readonly AnswerRule[] | 'everybody' => {
    if (!isOpen) return [...rules, ...last];
    const left = overIPv6([...rules, ...last], 'refuse', at);
    return left.length === 0 ? 'everybody' : left;
  };
  for (let seen = 0; seen < MAX_ELEMENTS; seen += 1) {
    const next = waiting.pop();
    if (next === undefined) return ending([]);
    const { element } = next;
    const text = element.words.map(({ value }) => value).join(' ');
    const isException = text.startsWith('!');
    const refuses = next.refuses || isException;
    const word = text.replace(/^!\s*/, '').toLowerCase();
    const effect = refuses ? 'refuse' : 'pass';
    const inner = element.inner ?? (opened.has(word) ? undefined : acls.get(word));
    if (isAll(word, asked)) {
      const admits = !next.refuses && (word === 'none') === isException;
      if (admits && rules.every((rule) => rule.effect === 'pass')) return 'everybody';
      return ending([everyClient(admits ? 'pass' : 'refuse', at)]);
    }
    if (word === 'localhost') addAll(rules, localhost(at, effect));
    else if (word === 'localnets') addAll(rules, localnets(at, effect));
    else if (inner !== undefined && (waiting.length === 0 || !inner.some(isExceptional))) {
      opened.add(word);
      addAll(waiting, inner.map((element) => ({ element, refuses })).reverse());
    } else {
      const network = networkOf(word);
      if (network === undefined) rules.push(possibleMember(word === '' ? 'a list' : text, effect, at));
      else rules.push({ names: { kind: 'any' }, clients: [network], effect, at });
      if (network !== undefined && !refuses) allowed.push(network);
    }
    if (asked === 'pods' && rules.every((rule) => rule.effect === 'pass') && servesPrivateNetworks(allowed))
      isOpen = true;
  }
  return ending([possibleMember('the rest of the list', 'pass', at)]);
}

function isAll(word: string, asked: AskedFor): boolean {
  return word === 'any' || word === 'none' || (asked === 'itself' && /^local(?:host|nets)$/.test(word));
}

/** In a list that others stand in it is no match: what follows there decides (lib/dns/acl.c dns_aclelement_match). */
function isExceptional(element: Statement): boolean {
  return /^(?:!|none$)/i.test(keyword(element));
}

function everyClient(effect: 'pass' | 'refuse', at: Location): AnswerRule {
  return { names: { kind: 'any' }, effect, at };
}

function localhost(at: Location, effect: 'pass' | 'refuse' = 'pass'): readonly AnswerRule[] {
  return [{ names: { kind: 'any' }, clients: LOOPBACK, effect, at }, possibleMember('localhost', effect, at)];
}

function localnets(at: Location, effect: 'pass' | 'refuse' = 'pass'): readonly AnswerRule[] {
  return [possibleMember('localnets', effect, at)];
}

/** `10.1.2.3`, `10.0.0.0/8`, `10/8`. */
export function networkOf(word: string): string | undefined {
  const [written = '', bits] = word.split('/');
  const short = bits !== undefined && /^\d{1,3}(?:\.\d{1,3}){0,2}$/.test(written);
  return networkAt(short ? [...written.split('.'), '0', '0', '0'].slice(0, 4).join('.') : written, bits)?.network;
}

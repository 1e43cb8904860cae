/** Whom named serves: address match lists (BIND 9 ARM, "Address Match Lists", allow-recursion, allow-query). */

import type { AnswerRule, Step } from '../../core/facts/fact.ts';
import type { Location } from '../../core/text/location.ts';
import { accessStep, LOOPBACK, networkAt, perhapsIn, servesPrivateNetworks } from '../shared/access-lists.ts';
import { keyword, type Statement } from './clauses.ts';

/** Lists by name; a name may be that of another list, and lists may name each other. */
export type Acls = ReadonlyMap<string, readonly Statement[]>;

export function aclsOf(statements: readonly Statement[]): Acls {
  const acls = new Map<string, readonly Statement[]>();
  for (const one of statements)
    if (keyword(one) === 'acl' && one.words[1] !== undefined) acls.set(one.words[1].value, one.inner ?? []);
  return acls;
}

/** Who may ask at all. */
export function queryAccess(options: readonly Statement[], acls: Acls): readonly Step[] {
  return stepsOf(listNamed(options, ['allow-query']), 'allow-query', acls);
}

/** Who may have names forwarded or looked up: both lists must let in, each standing in for the other; without any, who is local. */
export function recursionAccess(options: readonly Statement[], acls: Acls, at: Location): readonly Step[] {
  const recursion = listNamed(options, ['allow-recursion', 'allow-query-cache', 'allow-query']);
  const cache = listNamed(options, ['allow-query-cache', 'allow-recursion', 'allow-query']);
  if (recursion === undefined) return accessStep('allow-recursion', [...localhost(at), ...localnets(at)], 'refuse', at);
  const lists = recursion === cache ? [recursion] : [recursion, cache];
  return lists.flatMap((list) => stepsOf(list, 'allow-recursion', acls));
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

/** Elements that are looked at, those of named lists included; what lies behind them is not known. */
const MAX_ELEMENTS = 500;

/** The first element that matches decides; who matches none is not let in. */
function rulesOf(list: readonly Statement[], acls: Acls, at: Location): readonly AnswerRule[] | 'everybody' {
  const rules: AnswerRule[] = [];
  const allowed: string[] = [];
  const waiting = [...list].reverse();
  const opened = new Set<string>();
  for (let seen = 0; seen < MAX_ELEMENTS; seen += 1) {
    const element = waiting.pop();
    if (element === undefined) return rules;
    const text = element.words.map(({ value }) => value).join(' ');
    const refuses = text.startsWith('!');
    const word = text.replace(/^!\s*/, '').toLowerCase();
    const effect = refuses ? 'refuse' : 'pass';
    const named = acls.get(word);
    if (word === 'any')
      return refuses || rules.some((rule) => rule.effect !== 'pass') ? [...rules, all(effect, at)] : 'everybody';
    if (word === 'none') return [...rules, all('refuse', at)];
    if (word === 'localhost') rules.push(...localhost(at, effect));
    else if (word === 'localnets') rules.push(...localnets(at, effect));
    else if (named !== undefined && !refuses && !opened.has(word)) {
      opened.add(word);
      waiting.push(...[...named].reverse());
    } else {
      const network = networkOf(word);
      if (network === undefined) rules.push(perhapsIn(text === '' ? 'a list' : text, effect, at));
      else rules.push({ names: { kind: 'any' }, clients: [network], effect, at });
      if (network !== undefined && !refuses) allowed.push(network);
    }
    if (rules.every((rule) => rule.effect === 'pass') && servesPrivateNetworks(allowed)) return 'everybody';
  }
  return [...rules, perhapsIn('the rest of the list', 'pass', at)];
}

function all(effect: 'pass' | 'refuse', at: Location): AnswerRule {
  return { names: { kind: 'any' }, effect, at };
}

/** Its loopback, and its other addresses, which are not in the text. */
function localhost(at: Location, effect: 'pass' | 'refuse' = 'pass'): readonly AnswerRule[] {
  return [{ names: { kind: 'any' }, clients: LOOPBACK, effect, at }, perhapsIn('localhost', effect, at)];
}

function localnets(at: Location, effect: 'pass' | 'refuse' = 'pass'): readonly AnswerRule[] {
  return [perhapsIn('localnets', effect, at)];
}

/** `10.1.2.3`, `10.0.0.0/8`, or short, `10/8`. */
function networkOf(word: string): string | undefined {
  const [written = '', bits] = word.split('/');
  const short = bits !== undefined && /^\d{1,3}(?:\.\d{1,3}){0,2}$/.test(written);
  return networkAt(short ? [...written.split('.'), '0', '0', '0'].slice(0, 4).join('.') : written, bits)?.network;
}

/** `acl` (plugin/acl/setup.go parse, acl.go ServeDNS). */

import { parseAddress } from '../../../core/dns/endpoint.ts';
import type { DomainName } from '../../../core/dns/name.ts';
import type { AnswerRule } from '../../../core/facts/fact.ts';
import { defined } from '../../../core/text/defined.ts';
import { itemAt } from '../../../core/text/invariant.ts';
import { current, type Dispenser, fail, next, nextBlock, remainingArgs } from '../dispenser.ts';
import { isType, quoted } from '../go-values.ts';
import type { Token } from '../lexer.ts';
import { type Setup, within, zonesFrom } from '../setup.ts';
import { placeOf } from '../stream.ts';

const EFFECTS: ReadonlyMap<string, AnswerRule['effect']> = new Map([
  ['allow', 'pass'],
  ['block', 'refuse'],
  ['filter', 'answer'],
  ['drop', 'drop'],
]);

export function readAcl(setup: Setup): void {
  const { d } = setup;
  const rules: AnswerRule[] = [];
  try {
    while (next(d)) {
      const zones = zonesFrom(remainingArgs(d), setup.zones);
      while (nextBlock(d)) rules.push(readRule(d, zones));
    }
  } finally {
    // Letting some clients through changes nothing when no later rule stops the others.
    for (let i = rules.length - 1; rules[i]?.effect === 'pass'; i -= 1) {
      const { names, effect, at } = itemAt(rules, i);
      rules[i] = { names, effect, at };
    }
    setup.steps.push({ kind: 'answer', plugin: 'acl', rules, at: placeOf(itemAt(d.tokens, 0)) });
  }
}

function readRule(d: Dispenser, zones: readonly DomainName[]): AnswerRule {
  const action = current(d);
  const base = { names: within(zones), at: placeOf(action) };
  const args = remainingArgs(d);
  if ([action, ...args].some((token) => token.opaque === true))
    return { ...base, effect: 'maybe', because: 'what acl stops here is not stated' };
  const effect = EFFECTS.get(action.text.toLowerCase());
  if (effect === undefined)
    fail(`unexpected token ${quoted(action.text)}; expect 'allow', 'block', 'filter' or 'drop'`, action);
  const types = new Set<string>();
  const nets: string[] = [];
  let section: 'type' | 'net' | undefined;
  let filled = 0;
  for (const token of args) {
    const word = token.text.toLowerCase();
    if (word === 'type' || word === 'net') {
      empty(section, filled, token);
      section = word;
      filled = 0;
      continue;
    }
    filled += 1;
    if (section === undefined) fail(`unexpected token ${quoted(token.text)}; expect 'type | net'`, token);
    if (section === 'type') {
      if (token.text !== '*' && !isType(token.text))
        fail(`unexpected token ${quoted(token.text)}; expect legal QTYPE`, token);
      types.add(token.text);
    } else {
      if (token.text !== '*' && !isNetwork(token.text))
        fail(`illegal CIDR notation ${quoted(asNetwork(token.text))}`, token);
      nets.push(token.text);
    }
  }
  empty(section, filled, action);
  // `*` ends the list and stands for all of it (plugin/acl/setup.go newDefaultFilter).
  const everyone = nets.length === 0 || nets.includes('*');
  return {
    ...base,
    ...defined({ types: types.size === 0 || types.has('*') ? undefined : [...types] }),
    effect,
    ...defined({
      rcode: effect === 'answer' ? 'NODATA' : undefined,
      clients: everyone ? undefined : clientsOf(nets),
    }),
  };
}

function empty(section: string | undefined, filled: number, at: Token): void {
  if (section !== undefined && filled === 0) fail(`no token specified in ${quoted(section)} section`, at);
}

/** The clients of a list of networks; IPv4 and IPv6 whole are everyone. */
function clientsOf(nets: readonly string[]): readonly string[] | undefined {
  const clients = nets.map(asNetwork);
  return clients.includes('0.0.0.0/0') && clients.includes('::/0') ? undefined : clients;
}

function asNetwork(text: string): string {
  return text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`;
}

/** net.ParseCIDR wants an address that is written out. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (parseAddress(address) === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (address.includes(':') ? 128 : 32));
}

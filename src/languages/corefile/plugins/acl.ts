/** `acl` (plugin/acl/setup.go parse, acl.go ServeDNS). */

import { parseAddress } from '../../../core/dns/endpoint.ts';
import type { AnswerRule } from '../../../core/facts/steps.ts';
import { beyondBound } from '../../../core/text/budget.ts';
import { defined } from '../../../core/text/defined.ts';
import { itemAt } from '../../../core/text/invariant.ts';
import { current, fail, next, nextBlock, remainingArgs } from '../dispenser.ts';
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
  let group: string[] = [];
  try {
    while (next(d)) {
      const names = within(zonesFrom(remainingArgs(d), setup.zones));
      while (nextBlock(d)) {
        const action = current(d);
        const effect = EFFECTS.get(action.text.toLowerCase());
        if (effect === undefined)
          fail(`unexpected token ${quoted(action.text)}; expect 'allow', 'block', 'filter' or 'drop'`, action);
        const { types, nets, open } = readLists(setup, action);
        const last = rules.at(-1);
        if (rules.length === MAX_RULES) {
          setup.notices.push(beyondBound(TOO_MANY, placeOf(action)));
          rules.push({ names, effect: 'refuse', perhaps: UNSTATED, at: placeOf(action) });
        }
        if (rules.length > MAX_RULES) continue;
        if (open) {
          rules.push({ names, effect, perhaps: UNSTATED, at: placeOf(action) });
          continue;
        }
        // `*` stands for the whole list and ends it (plugin/acl/setup.go newDefaultFilter).
        const everyone = nets.length === 0 || nets.includes('*');
        const rule: AnswerRule = {
          names,
          ...defined({ types: types.size === 0 || types.has('*') ? undefined : [...types] }),
          effect,
          ...defined({ rcode: effect === 'answer' ? 'NODATA' : undefined }),
          ...(everyone ? {} : clientsOf(nets)),
          at: placeOf(action),
        };
        if (isJoined(last, rule)) for (const net of rule.clients ?? []) group.push(net);
        else {
          group = [...(rule.clients ?? [])];
          rules.push({ ...rule, ...defined({ clients: rule.clients === undefined ? undefined : group }) });
        }
      }
    }
  } finally {
    // Letting clients through changes nothing unless a later rule stops others.
    for (let i = rules.length - 1; rules[i]?.effect === 'pass'; i -= 1) {
      const { names, effect, at } = itemAt(rules, i);
      rules[i] = { names, effect, at };
    }
    setup.steps.push({ kind: 'answer', plugin: 'acl', rules, at: placeOf(itemAt(d.tokens, 0)) });
  }
}

/** Between other rules; block lists are long, and of one action. */
const MAX_RULES = 1000;
const TOO_MANY = `this acl has more than ${MAX_RULES} rules; what follows is not judged`;

function isJoined(last: AnswerRule | undefined, { names, effect, types, clients }: AnswerRule): boolean {
  if (last?.clients === undefined || clients === undefined) return false;
  return last.names === names && last.effect === effect && String(last.types) === String(types);
}

const UNSTATED = { holds: 'the rule of acl is for the query', fails: 'the rule of acl is not for the query' };

interface Lists {
  readonly types: ReadonlySet<string>;
  readonly nets: string[];
  readonly open: boolean;
}

/** What follows the words `type` and `net`. */
function readLists({ d, context: { version } }: Setup, action: Token): Lists {
  const types = new Set<string>();
  const nets: string[] = [];
  let open = false;
  let section: 'type' | 'net' | undefined;
  let filled = 0;
  let everything = false;
  for (const token of remainingArgs(d)) {
    const word = token.text.toLowerCase();
    if (word === 'type' || word === 'net') {
      empty(section, filled, token);
      section = word;
      filled = 0;
      everything = false;
      continue;
    }
    if (section === undefined) fail(`unexpected token ${quoted(token.text)}; expect 'type | net'`, token);
    filled += 1;
    open ||= token.opaque === true;
    if (everything) continue;
    everything = token.text === '*';
    if (section === 'type') types.add(checkedType(token, version));
    else nets.push(checkedNetwork(token));
  }
  empty(section, filled, action);
  return { types, nets, open };
}

function checkedType(token: Token, version: string): string {
  if (token.text !== '*' && !isType(token.text, version) && token.opaque !== true)
    fail(`unexpected token ${quoted(token.text)}; expect legal QTYPE`, token);
  return token.text;
}

function checkedNetwork(token: Token): string {
  if (token.text !== '*' && !isNetwork(token.text) && token.opaque !== true)
    fail(`illegal CIDR notation ${quoted(asNetwork(token.text))}`, token);
  return token.text;
}

/** plugin/acl/setup.go normalize. */
function asNetwork(text: string): string {
  return text.includes('/') ? text : `${text}/${text.includes(':') ? 128 : 32}`;
}

function empty(section: string | undefined, filled: number, at: Token): void {
  if (section !== undefined && filled === 0) fail(`no token specified in ${quoted(section)} section`, at);
}

/** IPv4 and IPv6 whole are everyone. */
function clientsOf(nets: readonly string[]): Pick<AnswerRule, 'clients'> {
  const clients = nets.map(asNetwork);
  const all = clients.includes('0.0.0.0/0') && clients.includes('::/0');
  return all ? {} : { clients };
}

/** net.ParseCIDR wants an address that is written out. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (parseAddress(address) === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (address.includes(':') ? 128 : 32));
}

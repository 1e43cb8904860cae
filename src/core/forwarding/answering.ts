/** Plugins with answers of their own: a question ends, passes, or either. */

import { isIPv6 } from '../dns/endpoint.ts';
import type { DomainName } from '../dns/name.ts';
import type { AnswerRule } from '../facts/steps.ts';
import { type Assumption, inWords } from '../text/assumption.ts';
import { conditionsAt } from '../text/conditions.ts';
import { defined } from '../text/defined.ts';
import { assertNever, itemAt } from '../text/invariant.ts';
import type { Outcome } from './branch.ts';
import { type ChainInput, isAmongClients, NOT_LOOPBACK_IPV6 } from './chain-input.ts';
import type { CompiledRule, CompiledRules, CompiledStep } from './compile.ts';
import type { Socket } from './socket.ts';
import { unlessRecursive } from './unless-recursive.ts';
import { unlessWritten } from './unwritten.ts';

export interface Answering {
  readonly ends: readonly { readonly outcome: Outcome; readonly assumptions: readonly Assumption[] }[];
  /** Conditions for going on to the next plugin; undefined: never. */
  readonly passes: readonly Assumption[] | undefined;
}

/** An answer may be an alias, whose target the server asks for. */
function ofAlias(rule: AnswerRule, plugin: string, type: string): readonly Assumption[] {
  const chased =
    rule.alias === 'all' ? type !== 'CNAME' : rule.alias !== undefined && (type === 'A' || type === 'AAAA');
  return chased ? [`${plugin} answers with no alias whose target leads elsewhere`] : [];
}

const MAX_NAMED = 3;

/** The first rule that applies decides; one that only may apply leaves the rest to decide. */
export function answering(
  asked: ChainInput,
  step: Extract<CompiledStep, { kind: 'answer' }>,
  name: DomainName,
  type: string,
): Answering {
  const ends: { outcome: Outcome; assumptions: readonly Assumption[] }[] = [];
  let open: readonly Assumption[] = [];
  const allowed: (readonly Assumption[])[] = [];
  for (const rule of matching(step.rules, name, type)) {
    const applies = appliesTo(rule, asked);
    if (applies === 'no') continue;
    const holds = applies === 'yes' ? [] : [applies.holds];
    if (rule.effect === 'pass') {
      if (applies === 'yes') return { ends, passes: open };
      if (allowed.length <= MAX_NAMED) allowed.push([...open, ...holds]);
      open = [...open, applies.fails];
      continue;
    }
    if (rule.effect === 'miss-passes') {
      if (asked.queryKind === 'new names') return { ends, passes: open };
      const has = `${step.plugin} has the name`;
      const aliased = ofAlias(rule, step.plugin, type);
      ends.push({ outcome: outcomeOf(rule, step.plugin), assumptions: [...open, ...holds, has, ...aliased] });
      return { ends, passes: [...open, `${step.plugin} does not have the name`] };
    }
    if (rule.effect === 'maybe') {
      const stops = step.plugin === 'transfer' ? 'transfer stops it' : `${step.plugin} answers it`;
      const aliased = ofAlias(rule, step.plugin, type);
      ends.push({ outcome: outcomeOf(rule, step.plugin), assumptions: [...open, stops, ...aliased] });
      return { ends, passes: [...open, rule.because ?? `${step.plugin} lets the query pass`] };
    }
    if (asked.withoutRecursion === true && rule.unlessRecursive !== undefined) {
      for (const { assumes, outcome = outcomeOf(rule, step.plugin) } of unlessRecursive(asked, rule))
        ends.push({ outcome, assumptions: [...open, ...holds, ...assumes] });
      return { ends, passes: oneOf(allowed) };
    }
    const unwritten = unlessWritten(rule.at, asked.block);
    const written = unwritten === undefined ? [] : conditionsAt(rule.at);
    const aliased = ofAlias(rule, step.plugin, type);
    const assumed = rule.assumes === undefined ? aliased : [...aliased, rule.assumes];
    const ways =
      rule.rcode === 'LAME' ? unlessRecursive(asked, { ...rule, unlessRecursive: 'LAME' }) : [{ assumes: [] }];
    for (const { assumes, outcome = outcomeOf(rule, step.plugin) } of ways)
      ends.push({ outcome, assumptions: [...open, ...holds, ...written, ...assumed, ...assumes] });
    if (unwritten !== undefined) return { ends, passes: [...open, unwritten] };
    if (applies === 'yes') return { ends, passes: oneOf(allowed) };
    open = [...open, applies.fails];
  }
  if (ends.length === 0) return { ends, passes: [] };
  return {
    ends,
    passes: allowed.length === 0 ? open : oneOf([...allowed, [...open, `no rule of ${step.plugin} is for the query`]]),
  };
}

function oneOf(alternatives: readonly (readonly Assumption[])[]): readonly Assumption[] | undefined {
  const [first] = alternatives;
  if (first === undefined || alternatives.length === 1) return first;
  const common = first.filter((one) => alternatives.every((other) => other.includes(one)));
  const own = alternatives.flatMap((one) => inWords(one).slice(-1));
  const named = own.length > MAX_NAMED ? [...own.slice(0, MAX_NAMED), 'something else lets it pass'] : own;
  return [...common, named.join(', or ')];
}

function* matching(rules: CompiledRules<CompiledRule>, name: DomainName, type: string): Generator<AnswerRule> {
  for (const index of rules.candidates(name)) {
    const { rule, matches } = itemAt(rules.list, index);
    if (rule.types !== undefined && !rule.types.includes(type)) continue;
    if (rule.notTypes?.includes(type)) continue;
    if (matches(name)) yield rule;
  }
}

function appliesTo(
  rule: AnswerRule,
  { source, socket, queryKind }: Pick<ChainInput, 'source' | 'socket' | 'queryKind'>,
): 'yes' | 'no' | { readonly holds: string; readonly fails: string } {
  const overIPv6 = source === undefined ? hearsIPv6Alone(socket) : source === NOT_LOOPBACK_IPV6 || isIPv6(source);
  if (rule.overIPv6 === true && !overIPv6) return 'no';
  if (rule.clients !== undefined) {
    if (source === undefined && overIPv6 && !rule.clients.some(isIPv6)) return 'no';
    const isAmong = source === undefined ? 'maybe' : isAmongClients(rule.clients, source);
    if (isAmong !== 'maybe') return isAmong;
    const clients = rule.clients.join(', ');
    return { holds: `the asker is in ${clients}`, fails: `the asker is not in ${clients}` };
  }
  if (rule.perhaps?.known === true && queryKind === 'new names') return 'no';
  return rule.perhaps ?? 'yes';
}

function hearsIPv6Alone({ address, family }: Socket): boolean {
  return family === 'IPv6' || isIPv6(address);
}

function outcomeOf(rule: AnswerRule, plugin: string): Outcome {
  const { at, effect, alias } = rule;
  const ofAnswer = defined({ rcode: effect === 'answer' ? rule.rcode : undefined, alias: alias && (true as const) });
  switch (effect) {
    case 'refuse':
      return {
        kind: 'fails',
        rcode: 'REFUSED',
        because: `${plugin} refuses it`,
        withoutQuestion: rule.withoutQuestion,
        at,
      };
    case 'servfail':
      return { kind: 'fails', rcode: 'SERVFAIL', because: rule.because ?? `${plugin} gives no answer`, at };
    case 'drop':
      return { kind: 'fails', rcode: 'SERVFAIL', silent: true, because: `${plugin} gives no answer`, at };
    case 'maybe':
      // transfer has no answer: it refuses (plugin/transfer/transfer.go).
      if (plugin === 'transfer') return { kind: 'fails', rcode: 'REFUSED', because: `${plugin} refuses it`, at };
      return { kind: 'answered', plugin, ...ofAnswer, at };
    case 'answer':
    case 'miss-passes':
    case 'pass':
      return { kind: 'answered', plugin, ...ofAnswer, at };
    default:
      return assertNever(effect);
  }
}

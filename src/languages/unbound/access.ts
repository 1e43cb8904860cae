/** unbound.conf(5) access-control; daemon/acl_list.c. */

import type { AnswerRule, Step } from '../../core/facts/steps.ts';
import type { Located, Location } from '../../core/text/location.ts';
import {
  accessStep,
  LOOPBACK,
  networkAt,
  overIPv6,
  possibleMember,
  servesPrivateNetworks,
} from '../shared/access-lists.ts';
import { answerStep } from '../shared/resolver-steps.ts';

interface Network {
  readonly network: string;
  readonly unread?: true;
  readonly length: number;
  readonly action: string;
  readonly at: Location;
}

export interface Access {
  /** Before everything else. */
  readonly first: readonly Step[];
  /** After local data, for clients refused the rest. */
  readonly beyondLocal: readonly Step[];
}

/** The longest network decides, then the last. */
export function accessOf(values: readonly Located<string>[], at: Location): Access {
  if (values.length === 0) {
    // Other files may say more.
    const perhaps = {
      holds: 'another file of unbound lets the asker in',
      fails: 'no `access-control` lets the asker in',
    };
    const rules: readonly AnswerRule[] = [
      ...networksOf([], at).map((one) => ruleOf(one, effectAtFirst)),
      { names: { kind: 'any' }, perhaps, effect: 'pass', at },
    ];
    return { first: accessStep('access-control', rules, 'refuse', at).map(bareRefusals), beyondLocal: [] };
  }
  const networks = networksOf(values, at);
  const isAllowed = ({ action }: Network): boolean => action.startsWith('allow');
  const early = networks.map((one) => ruleOf(one, effectAtFirst));
  if (networks.every(isAllowed) && servesPrivateNetworks(networks.map(({ network }) => network))) {
    const rules = overIPv6(early, 'refuse', at);
    return { first: answerStep('access-control', rules, at).map(bareRefusals), beyondLocal: [] };
  }
  const beyond = networks.some(({ action }) => action.endsWith('_non_local'));
  const first = accessStep('access-control', early, 'refuse', at);
  const rules = networks.map((one) => ruleOf(one, effectBeyondLocal));
  const later: Step = { kind: 'answer', plugin: 'access-control', rules, at };
  return { first: first.map(bareRefusals), beyondLocal: beyond ? [bareRefusals(later)] : [] };
}

/** daemon/worker.c deny_refuse: a header and no more. */
function bareRefusals(step: Step): Step {
  if (step.kind !== 'answer') return step;
  const rules = step.rules.map(
    (rule): AnswerRule => (rule.effect === 'refuse' ? { ...rule, withoutQuestion: true } : rule),
  );
  return { ...step, rules };
}

function ruleOf(
  { network, unread, action, at }: Network,
  effectOf: (action: string) => AnswerRule['effect'],
): AnswerRule {
  if (unread === true) return possibleMember(network, effectOf(action), at);
  return { names: { kind: 'any' }, clients: [network], effect: effectOf(action), at };
}

function effectAtFirst(action: string): AnswerRule['effect'] {
  return action === 'deny' ? 'drop' : action === 'refuse' ? 'refuse' : 'pass';
}

function effectBeyondLocal(action: string): AnswerRule['effect'] {
  return action === 'deny_non_local' ? 'drop' : action === 'refuse_non_local' ? 'refuse' : 'pass';
}

function networksOf(values: readonly Located<string>[], at: Location): readonly Network[] {
  const networks = new Map<string, Network>(
    LOOPBACK.map((network) => [network, { network, length: Number(network.split('/')[1]), action: 'allow', at }]),
  );
  for (const { value, at: place } of values) {
    const [written = '', action = ''] = value.split(/\s+/);
    const [host = '', bits] = written.split('/');
    const parsed = networkAt(host, bits);
    // First, as it may hold a longer network.
    const listed: Network =
      parsed === undefined
        ? { network: written, unread: true, length: 129, action, at: place }
        : { ...parsed, action, at: place };
    networks.set(listed.network, listed);
  }
  return [...networks.values()].sort((a, b) => b.length - a.length);
}

/** Plugins whose answers need little reading: any, local, erratic, whoami, dnssec, chaos, tsig (4.2 of the semantics: each ServeDNS). */
import type { AnswerRule } from '../../../fact.ts';
import { current, fail, next, nextBlock, oneArg, remainingArgs } from '../dispenser.ts';
import type { Token } from '../lexer.ts';
import { type PluginReader, type Setup, within, zonesFrom } from '../setup.ts';
import { placeOf } from '../stream.ts';
import { checkAny, checkWhoami } from './passing.ts';

function answer(setup: Setup, ...rules: readonly Omit<AnswerRule, 'at'>[]): void {
  const head = setup.d.tokens[0] as Token;
  const at = placeOf(head);
  setup.steps.push({ kind: 'answer', plugin: head.text, rules: rules.map((rule) => ({ ...rule, at })), at });
}

export const readAny: PluginReader = (setup) => {
  answer(setup, { names: { kind: 'any' }, types: ['ANY'], effect: 'answer' });
  checkAny(setup);
};

/** plugin/local/local.go: the zones of RFC 6303, and every name that begins with `localhost.`. */
export const readLocal: PluginReader = (setup) =>
  answer(
    setup,
    { names: within(['localhost.', '0.in-addr.arpa.', '127.in-addr.arpa.', '255.in-addr.arpa.']), effect: 'answer' },
    { names: { kind: 'prefix', text: 'localhost.' }, effect: 'answer' },
  );

/** plugin/erratic/erratic.go ServeDNS: addresses are answered, now and then late or not; no other type is. */
export const readErratic: PluginReader = (setup) =>
  answer(
    setup,
    { names: { kind: 'any' }, types: ['A', 'AAAA'], effect: 'answer', rcode: 'NOERROR' },
    { names: { kind: 'any' }, types: ['AXFR'], effect: 'answer' },
    { names: { kind: 'any' }, effect: 'servfail' },
  );

/** plugin/whoami/whoami.go: ends every query that comes so far; what it tells stands in the additional section. */
export const readWhoami: PluginReader = (setup) => {
  answer(setup, { names: { kind: 'any' }, effect: 'answer', rcode: 'NODATA' });
  checkWhoami(setup);
};

export const readDnssec: PluginReader = (setup) => {
  const { d } = setup;
  if (!next(d)) return;
  const zones = zonesFrom(remainingArgs(d), setup.zones);
  answer(setup, { names: { kind: 'exactly', names: zones }, types: ['DNSKEY'], effect: 'answer' });
  while (nextBlock(d)) remainingArgs(d);
  if (next(d)) fail('this plugin can only be used once per Server Block', current(d));
};

/** chaos answers class CH alone, which is not followed here. */
export const readChaos: PluginReader = (setup) => answer(setup);

/** plugin/tsig/setup.go: types that must be signed are refused unsigned. */
export const readTsig: PluginReader = (setup) => {
  const { d } = setup;
  if (!next(d)) return;
  const zones = zonesFrom(remainingArgs(d), setup.zones);
  const types = new Set<string>();
  let all = false;
  while (nextBlock(d)) {
    const option = current(d);
    if (option.text === 'require') {
      oneArg(d);
      for (const word of [current(d), ...remainingArgs(d)].map((token) => token.text)) {
        if (word === 'all') all = true;
        else if (word === 'none') types.clear();
        else types.add(word.toUpperCase());
      }
    } else remainingArgs(d);
  }
  if (all) answer(setup, { names: within(zones), effect: 'refuse' });
  else if (types.size > 0) answer(setup, { names: within(zones), types: [...types], effect: 'refuse' });
  else answer(setup);
  if (next(d)) fail('this plugin can only be used once per Server Block', current(d));
};

/** `acl` (plugin/acl/setup.go parse, acl.go ServeDNS). */
import { nthAddress, parseAddress } from '../../../core/dns/endpoint.ts';
import type { AnswerRule } from '../../../core/facts/fact.ts';
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

const LET_THROUGH = 'clients of some networks are let through';

export function readAcl(setup: Setup): void {
  const { d } = setup;
  const rules: AnswerRule[] = [];
  try {
    while (next(d)) {
      const zones = zonesFrom(remainingArgs(d), setup.zones);
      while (nextBlock(d)) {
        const action = current(d);
        const effect = EFFECTS.get(action.text.toLowerCase());
        if (effect === undefined)
          fail(`unexpected token ${quoted(action.text)}; expect 'allow', 'block', 'filter' or 'drop'`, action);
        const types = new Set<string>();
        const nets: string[] = [];
        let section: 'type' | 'net' | undefined;
        let filled = 0;
        for (const token of remainingArgs(d)) {
          const word = token.text.toLowerCase();
          if (word === 'type' || word === 'net') {
            empty(section, filled, token);
            section = word;
            filled = 0;
            continue;
          }
          filled += 1;
          if (section === 'type') {
            if (token.text !== '*' && !isType(token.text))
              fail(`unexpected token ${quoted(token.text)}; expect legal QTYPE`, token);
            types.add(token.text);
          } else if (section === 'net') {
            if (token.text !== '*' && !isNetwork(token.text) && token.opaque !== true)
              fail(
                `illegal CIDR notation ${quoted(token.text.includes('/') ? token.text : `${token.text}/${token.text.includes(':') ? 128 : 32}`)}`,
                token,
              );
            nets.push(token.text);
          } else fail(`unexpected token ${quoted(token.text)}; expect 'type | net'`, token);
        }
        empty(section, filled, action);
        const everyone =
          nets.length === 0 || nets.includes('*') || (nets.includes('0.0.0.0/0') && nets.includes('::/0'));
        const at = placeOf(action);
        const base = {
          names: within(zones),
          ...(types.size === 0 || types.has('*') ? {} : { types: [...types] }),
          at,
        };
        if (everyone) rules.push({ ...base, effect, ...(effect === 'answer' ? { rcode: 'NODATA' } : {}) });
        else if (effect !== 'pass')
          rules.push({ ...base, effect: 'maybe', because: 'only clients of some networks are stopped' });
        else rules.push({ ...base, effect: 'maybe', because: LET_THROUGH });
      }
    }
  } finally {
    // Letting some clients through changes nothing when no later rule stops the others.
    for (let i = rules.length - 1; i >= 0 && (rules[i]?.effect === 'pass' || rules[i]?.because === LET_THROUGH); i -= 1)
      rules[i] = { names: (rules[i] as AnswerRule).names, effect: 'pass', at: (rules[i] as AnswerRule).at };
    setup.steps.push({ kind: 'answer', plugin: 'acl', rules, at: placeOf(d.tokens[0] as Token) });
  }
}

/** plugin/acl/setup.go parse: a section needs something. */
function empty(section: string | undefined, filled: number, at: Token): void {
  if (section !== undefined && filled === 0) fail(`no token specified in ${quoted(section)} section`, at);
}

function isNetwork(text: string): boolean {
  if (!text.includes('/')) return parseAddress(text) !== undefined;
  return nthAddress(text, 0) !== undefined;
}

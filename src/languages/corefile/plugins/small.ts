/** any, local, erratic, whoami, dnssec, chaos, tsig (each ServeDNS). */

import { absolute, type DomainName } from '../../../core/dns/name.ts';
import type { AnswerRule } from '../../../core/facts/steps.ts';
import { defined } from '../../../core/text/defined.ts';
import { itemAt } from '../../../core/text/invariant.ts';
import { argumentError, fail, next, nextBlock, oneArg, remainingArgs, unknownProperty } from '../dispenser.ts';
import { foreignFile, lookAt, mayBeFilledIn } from '../files.ts';
import { duration, integer, integer32, isType, quoted } from '../go-values.ts';
import type { Token } from '../lexer.ts';
import { type PluginReader, type Setup, within, zonesFrom } from '../setup.ts';
import { placeOf } from '../stream.ts';
import { isAtLeast } from '../versions.ts';
import { checkAny, checkWhoami } from './passing.ts';
import { block, blockOr, check, once, oneOrMore, words } from './stanza.ts';
import { keyFiles } from './translate.ts';

function answer(setup: Setup, ...rules: readonly Omit<AnswerRule, 'at'>[]): void {
  const head = itemAt(setup.d.tokens, 0);
  const at = placeOf(head);
  setup.steps.push({ kind: 'answer', plugin: head.text, rules: rules.map((rule) => ({ ...rule, at })), at });
}

export const readAny: PluginReader = (setup) => {
  answer(setup, { names: { kind: 'any' }, types: ['ANY'], effect: 'answer' });
  checkAny(setup);
};

/** plugin/local/local.go: zones of RFC 6303, and names that begin with `localhost.` unless switched off. */
export const readLocal: PluginReader = (setup) => {
  let prefixed = true;
  try {
    if (isAtLeast(setup.context.version, '1.14.5')) {
      const { d } = setup;
      while (next(d)) {
        words(d, 0, 0);
        block(d, {
          localhost_prefix: (inside) => {
            const [value] = oneOrMore(inside, 1);
            check(value, (text) =>
              /^o(?:n|ff)$/.test(text) ? undefined : `localhost_prefix expects 'on' or 'off', got ${quoted(text)}`,
            );
            prefixed = value.text !== 'off';
          },
        });
      }
    }
  } finally {
    const zones = within(['localhost.', '0.in-addr.arpa.', '127.in-addr.arpa.', '255.in-addr.arpa.']);
    answer(
      setup,
      { names: zones, effect: 'answer' },
      ...(prefixed ? [{ names: { kind: 'prefix', text: 'localhost.' }, effect: 'answer' } as const] : []),
    );
  }
};

const DROPS = { holds: 'erratic drops it', fails: 'erratic does not drop it' };

/** plugin/erratic/setup.go: every second query is dropped, unless `drop` or another option says otherwise. */
function dropsOneOf({ d }: Setup): number {
  let stated: number | undefined;
  let others = 0;
  const amount = (most: number, note: (share: number | undefined) => void) => (inside: typeof d) => {
    const [share, length] = words(inside, 0, most);
    const count = share === undefined ? undefined : integer32(share);
    if (share !== undefined && count !== undefined && count < 0)
      fail(`illegal amount value given ${quoted(share.text)}`, share);
    if (length !== undefined) duration(length);
    note(share?.opaque === true ? 2 : count);
  };
  const other = (share = 2): void => {
    others += share;
  };
  const drop = amount(1, (share) => {
    stated = share ?? stated;
  });
  while (next(d)) block(d, { drop, delay: amount(2, other), truncate: amount(1, other), large: () => undefined });
  return stated ?? (others > 0 ? 0 : 2);
}

/** plugin/erratic/erratic.go ServeDNS answers addresses only, some of them late. */
export const readErratic: PluginReader = (setup) => {
  let oneOf = 2;
  try {
    oneOf = dropsOneOf(setup);
  } finally {
    const perhaps = oneOf === 1 ? undefined : DROPS;
    answer(
      setup,
      ...(oneOf === 0 ? [] : [{ names: { kind: 'any' }, effect: 'drop', ...defined({ perhaps }) } as const]),
      { names: { kind: 'any' }, types: ['A', 'AAAA'], effect: 'answer', rcode: 'NOERROR' },
      { names: { kind: 'any' }, types: ['AXFR'], effect: 'answer' },
      { names: { kind: 'any' }, effect: 'servfail' },
    );
  }
};

/** plugin/whoami/whoami.go ends every query; its data are in the additional section. */
export const readWhoami: PluginReader = (setup) => {
  answer(setup, { names: { kind: 'any' }, effect: 'answer', rcode: 'NODATA' });
  checkWhoami(setup);
};

/** plugin/dnssec/setup.go dnssecParse. */
export const readDnssec: PluginReader = (setup) =>
  once(setup, (d) => {
    const zones = zonesFrom(remainingArgs(d), setup.zones);
    answer(setup, { names: { kind: 'exactly', names: zones }, types: ['DNSKEY'], effect: 'answer' });
    block(d, {
      key: (inside) => {
        const isRemote = keyFiles(setup, inside) === 'aws_secretsmanager' && isAtLeast(setup.context.version, '1.11.4');
        if (isRemote && remainingArgs(inside).length === 0) argumentError(inside);
      },
      cache_capacity: (inside) => void integer(oneArg(inside)),
    });
  });

/** Class CH alone, which is not followed. */
export const readChaos: PluginReader = (setup) => {
  answer(setup);
  const { d } = setup;
  if (!isAtLeast(setup.context.version, '1.14.4') || !next(d)) return;
  remainingArgs(d);
  if (nextBlock(d)) unknownProperty(d);
};

/** plugin/tsig/setup.go: types that must be signed are refused unsigned; errors name the word. */
export const readTsig: PluginReader = (setup) => {
  const { d } = setup;
  let zones: readonly DomainName[] = setup.zones;
  const types = new Set<string>();
  let all = false;
  let unknown = false;
  const bad = (): never => argumentError(d);
  const keys = new Set<string>();
  const addKey = (name: string): void => {
    if (keys.has(name)) bad();
    keys.add(name);
  };
  const opcodes = isAtLeast(setup.context.version, '1.14.3');
  try {
    for (let count = 1; next(d); count += 1) {
      if (count > 1) bad();
      zones = zonesFrom(remainingArgs(d), setup.zones);
      blockOr(d, bad, {
        secret: (inside) => addKey(absolute(itemAt(words(inside, 2, 2), 0).text)),
        secrets: (inside) => {
          const found = secretsIn(setup, oneOrMore(inside, 1)[0]);
          if (found === 'refused') return bad();
          for (const name of found) addKey(name);
        },
        require: (inside) => {
          const found = oneOrMore(inside);
          types.clear();
          unknown = found.some((token) => token.opaque === true);
          if (found[0].text === 'all') all = true;
          else if (found[0].text !== 'none')
            for (const token of found) {
              if (!isType(token.text, setup.context.version) && token.opaque !== true) bad();
              types.add(token.text);
            }
        },
        ...defined({
          require_opcode: opcodes
            ? (inside: typeof d) => {
                const found = oneOrMore(inside);
                if (found[0].text === 'all' || found[0].text === 'none') return;
                if (found.some((token) => !OPCODES.has(token.text) && token.opaque !== true)) bad();
              }
            : undefined,
        }),
      });
    }
  } finally {
    if (all) answer(setup, { names: within(zones), effect: 'refuse' });
    else if (unknown)
      answer(setup, { names: within(zones), effect: 'maybe', because: 'what has to be signed is not stated' });
    else if (types.size > 0) answer(setup, { names: within(zones), types: [...types], effect: 'refuse' });
    else answer(setup);
  }
};

function secretsIn({ context }: Setup, file: Token): ReadonlySet<string> | 'refused' {
  const look = lookAt(context, file);
  // A directory opens, without lines.
  if (look.kind === 'missing' || foreignFile(context, file) === 'text') return 'refused';
  if (look.kind !== 'text' || mayBeFilledIn(context, look.text.text)) return new Set();
  return secretNames(look.text.text) ?? 'refused';
}

/** Keys in a file; undefined: refused (plugin/tsig/setup.go parseKeyFile). */
function secretNames(text: string): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  let open: { readonly name: string; hasSecret: boolean } | undefined;
  const trimmed = (word: string | undefined, ends: RegExp): string => (word ?? '').replace(ends, '');
  for (const line of text.split('\n')) {
    const [first, second] = line.trim().split(/\s+/);
    if (first === undefined || first === '') continue;
    if (open === undefined) {
      const name = trimmed(second, /^["{]+|["{]+$/g);
      if (first !== 'key' || name === '' || names.has(absolute(name))) return undefined;
      open = { name: absolute(name), hasSecret: false };
    } else if (first === 'secret') {
      if (trimmed(second, /^[";]+|[";]+$/g) === '') return undefined;
      open.hasSecret = true;
    } else if (first === '}' || first === '};') {
      if (!open.hasSecret) return undefined;
      names.add(open.name);
      open = undefined;
    } else if (first !== 'algorithm') return undefined;
  }
  if (open === undefined) return names;
  return open.hasSecret ? names.add(open.name) : undefined;
}

/** miekg/dns StringToOpcode. */
const OPCODES: ReadonlySet<string> = new Set(['QUERY', 'IQUERY', 'STATUS', 'NOTIFY', 'UPDATE']);

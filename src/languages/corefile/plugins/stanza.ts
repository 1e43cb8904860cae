/** Common to plugins' setups: words of a line, repeated stanzas, options of a block by name. */
import { nthAddress } from '../../../core/dns/endpoint.ts';
import { isContradictory } from '../../../core/text/assumption.ts';
import { conditionsAt } from '../../../core/text/conditions.ts';
import { present } from '../../../core/text/invariant.ts';
import {
  argumentError,
  current,
  type Dispenser,
  fail,
  failAtStart,
  next,
  nextBlock,
  remainingArgs,
  unknownProperty,
} from '../dispenser.ts';
import { hostPortProblem, integerProblem, type Problem, shownInteger } from '../go-values.ts';
import type { Token } from '../lexer.ts';
import type { Setup } from '../setup.ts';
import { placeOf } from '../stream.ts';

/** Over all stanzas; a second one is refused as plugin.ErrOnce says, unless a template writes only one of them. */
export function once(setup: Setup, stanza: (d: Dispenser) => void): void {
  const { d } = setup;
  const heads: Token[] = [];
  while (next(d)) {
    const head = current(d);
    if (!heads.every((one) => areExclusive(one, head)))
      fail('this plugin can only be used once per Server Block', head);
    if (heads.length < MAX_BRANCHES) heads.push(head);
    stanza(d);
  }
}

/** Stanzas that are compared with each other. */
const MAX_BRANCHES = 50;

function areExclusive(one: Token, other: Token): boolean {
  return isContradictory([one, other].flatMap((token) => conditionsAt(placeOf(token))));
}

export function words(d: Dispenser, least: number, most: number): Token[] {
  const found = remainingArgs(d);
  if (found.length < least || found.length > most) argumentError(d);
  return found;
}

/** One, and up to `most`. */
export function oneOrMore(d: Dispenser, most: number = Number.POSITIVE_INFINITY): readonly [Token, ...Token[]] {
  const [first, ...rest] = words(d, 1, most);
  return [present(first), ...rest];
}

/** A word that is filled in elsewhere is none that is refused. */
export function check(token: Token | undefined, problemOf: Problem, refuse: typeof fail = fail): void {
  const problem = token === undefined || token.opaque === true ? undefined : problemOf(token.text);
  if (token !== undefined && problem !== undefined) refuse(problem, token);
}

export type Option = (d: Dispenser, option: Token) => void;
export type Options = Readonly<Record<string, Option>>;

export function word(problemOf: Problem): Option {
  return (d) => check(oneOrMore(d, 1)[0], problemOf);
}

/** net.ParseCIDR. */
export function cidrProblem(text: string): string | undefined {
  const isNetwork = text.includes('/') && nthAddress(text, 0) !== undefined;
  return isNetwork ? undefined : `invalid CIDR address: ${text}`;
}

/** A time in seconds that records may have. */
export function ttlProblem(text: string): string | undefined {
  const isTtl = Number(text) >= 0 && Number(text) <= 3600;
  return integerProblem(text) ?? (isTtl ? undefined : `ttl must be in range [0, 3600]: ${shownInteger(text)}`);
}

/** An option without words. */
export const bare: Option = (d) => void words(d, 0, 0);

export function block(d: Dispenser, options: Options): void {
  blockOr(d, unknownProperty, options);
}

/** `unknown`: for a word that is no option. */
export function blockOr(d: Dispenser, unknown: (d: Dispenser) => void, options: Options): void {
  while (nextBlock(d)) {
    const option = current(d);
    const reader = Object.hasOwn(options, option.text) ? options[option.text] : undefined;
    if (reader === undefined) {
      if (option.opaque === true) remainingArgs(d);
      else unknown(d);
    } else reader(d, option);
  }
}

/** An address to listen on, if one is given (net.SplitHostPort). */
export function listenAddress(found: readonly Token[]): Token | undefined {
  check(found[0], hostPortProblem);
  return found[0];
}

/** A port that cannot be bound ends the start, except for `ready` and `prometheus` (plugin/pkg/uniq). */
export function checkBound(address: Token | undefined): void {
  check(address, portProblem, failAtStart);
}

/** Ports that Go knows by name (net/port.go, net/lookup.go services); the image has no /etc/services. */
const PORT_NAMES = new Set(
  'domain ftp ftps gopher http https imap2 imap3 imaps pop3 pop3s smtp submissions ssh telnet'.split(' '),
);

function portProblem(address: string): string | undefined {
  const port = address.slice(address.lastIndexOf(':') + 1);
  if (/^[+-]?\d*$/.test(port))
    return Number(port) > 65535 || Number(port) < 0 ? `listen tcp: address ${port}: invalid port` : undefined;
  return PORT_NAMES.has(port.toLowerCase()) ? undefined : `listen tcp: lookup tcp/${port}: unknown port`;
}

export function limit(name: string, least: 0 | 1, most: number = Number.POSITIVE_INFINITY): Option {
  const seen = new WeakSet<Dispenser>();
  const problemOf = (text: string): string | undefined => {
    const problem = integerProblem(text);
    if (problem !== undefined) return `invalid ${name} value '${text}': ${problem}`;
    const kind = least === 0 ? 'non-negative' : 'positive';
    if (Number(text) < least) return `${name} must be a ${kind} integer: ${shownInteger(text)}`;
    return Number(text) > most ? `${name} must not exceed ${most}: ${shownInteger(text)}` : undefined;
  };
  return (d) => {
    const [token] = oneOrMore(d, 1);
    check(token, problemOf);
    if (seen.has(d)) fail(`${name} already defined for this server block`, token);
    seen.add(d);
  };
}

/** Common to plugins' setups: words of a line, repeated stanzas, options of a block by name. */
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
import { hostPortProblem, integerProblem, shownInteger } from '../go-values.ts';
import type { Token } from '../lexer.ts';
import type { Setup } from '../setup.ts';

/** Over all stanzas; a second one is refused as plugin.ErrOnce says. */
export function once(setup: Setup, stanza: (d: Dispenser) => void): void {
  const { d } = setup;
  for (let count = 1; next(d); count += 1) {
    if (count > 1) fail('this plugin can only be used once per Server Block', current(d));
    stanza(d);
  }
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

export type Options = Readonly<Record<string, (d: Dispenser, option: Token) => void>>;

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
  const [address] = found;
  const problem = address === undefined || address.opaque === true ? undefined : hostPortProblem(address.text);
  if (problem !== undefined && address !== undefined) fail(problem, address);
  return address;
}

/** A port that cannot be bound ends the start, except for `ready` and `prometheus` (plugin/pkg/uniq). */
export function checkBound(address: Token | undefined): void {
  const problem = address === undefined || address.opaque === true ? undefined : portProblem(address.text);
  if (problem !== undefined && address !== undefined) failAtStart(problem, address);
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

export function limit(name: string, least: 0 | 1, most?: number): (d: Dispenser, option: Token) => void {
  const seen = new WeakSet<Dispenser>();
  return (d) => {
    const [token] = oneOrMore(d, 1);
    const problem = token.opaque === true ? undefined : integerProblem(token.text);
    if (problem !== undefined) fail(`invalid ${name} value '${token.text}': ${problem}`, token);
    if (token.opaque !== true && Number(token.text) < least)
      fail(`${name} must be a ${least === 0 ? 'non-negative' : 'positive'} integer: ${shownInteger(token)}`, token);
    if (most !== undefined && token.opaque !== true && Number(token.text) > most)
      fail(`${name} must not exceed ${most}: ${shownInteger(token)}`, token);
    if (seen.has(d)) fail(`${name} already defined for this server block`, token);
    seen.add(d);
  };
}

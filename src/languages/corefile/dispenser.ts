/** A plugin's view of its tokens (coredns/caddy caddyfile/dispenser.go): all occurrences of a directive in one list. */
import { itemAt } from '../../core/text/invariant.ts';
import type { Token } from './lexer.ts';
import { isSameLine } from './stream.ts';

export interface Dispenser {
  readonly tokens: readonly Token[];
  at: number;
  nesting: number;
  /** A brace inside a block opens another (coredns/caddy 1.1.4, in CoreDNS since 1.15.0); before, it is a word. */
  readonly nests: boolean;
  /** Throws for a word of the plugin's block that the release does not take. */
  readonly refuse: (d: Dispenser) => void;
}

/** A plugin's setup error; caught where the plugin is called. */
export class SetupError extends Error {
  readonly token: Token;
  /** Found only when the server starts. */
  readonly late: boolean;
  constructor(message: string, token: Token, late = false) {
    // Refused texts have thousands: a stack costs time and nobody sees it.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.token = token;
    this.late = late;
  }
}

export function dispense(tokens: readonly Token[], nests: boolean, refuse: Dispenser['refuse']): Dispenser {
  return { tokens, at: -1, nesting: 0, nests, refuse };
}

export function current(d: Dispenser): Token {
  return itemAt(d.tokens, Math.max(0, d.at));
}

export function next(d: Dispenser): boolean {
  if (d.at >= d.tokens.length - 1) return false;
  d.at += 1;
  return true;
}

export function nextArg(d: Dispenser): boolean {
  const here = d.tokens[d.at];
  const there = d.tokens[d.at + 1];
  if (here === undefined || there === undefined || !isSameLine(here, there)) return false;
  d.at += 1;
  return true;
}

/** The brace must stand on the line of the last argument. */
export function nextBlock(d: Dispenser): boolean {
  const found = moveInBlock(d);
  if (found) d.refuse(d);
  return found;
}

function moveInBlock(d: Dispenser): boolean {
  if (d.nesting > 0) {
    if (!next(d)) return false;
    if (!d.nests || current(d).text !== '{') {
      if (current(d).text !== '}') return true;
      d.nesting -= 1;
      return false;
    }
    d.at -= 1;
  }
  if (!nextArg(d)) return false;
  if (current(d).text !== '{') {
    d.at -= 1;
    return false;
  }
  if (!next(d) || current(d).text === '}') return false;
  d.nesting += 1;
  return true;
}

export function remainingArgs(d: Dispenser): Token[] {
  const args: Token[] = [];
  while (nextArg(d)) {
    if (current(d).text === '{') {
      d.at -= 1;
      break;
    }
    args.push(current(d));
  }
  return args;
}

export function fail(message: string, token: Token): never {
  throw new SetupError(message, token);
}

/** For what a plugin refuses in `OnStartup`, after other plugins' errors. */
export function failAtStart(message: string, token: Token): never {
  throw new SetupError(message, token, true);
}

export function argumentError(d: Dispenser): never {
  const token = current(d);
  if (token.text === '{') return fail("Unexpected token '{', expecting argument", token);
  return fail(`Wrong argument count or unexpected line ending after '${token.text}'`, token);
}

export function oneArg(d: Dispenser): Token {
  if (!nextArg(d)) argumentError(d);
  return current(d);
}

export function noMoreArgs(d: Dispenser): void {
  if (nextArg(d)) argumentError(d);
}

export function unknownProperty(d: Dispenser): never {
  return fail(`unknown property '${current(d).text}'`, current(d));
}

/** A plugin's view of its tokens (caddyfile/dispenser.go). */
import type { Location } from '../../text/location.ts';
import type { Token } from './lexer.ts';
import { placeOf } from './parser.ts';

export interface Stanza {
  /** The directive itself. */
  readonly head: Token;
  readonly args: readonly Token[];
  /** Properties of the block, each with its arguments; nested braces are not understood by plugins and kept as words. */
  readonly options: readonly { readonly name: Token; readonly args: readonly Token[] }[];
  readonly at: Location;
}

/** Cuts the tokens of all occurrences into stanzas: at each token that begins a line and follows a finished one. */
export function stanzas(tokens: readonly Token[]): Stanza[] {
  const out: Stanza[] = [];
  let i = 0;
  while (i < tokens.length) {
    const head = tokens[i] as Token;
    const args: Token[] = [];
    const options: { name: Token; args: Token[] }[] = [];
    i += 1;
    while (i < tokens.length && sameLine(tokens[i - 1] as Token, tokens[i] as Token) && tokens[i]?.text !== '{') {
      args.push(tokens[i] as Token);
      i += 1;
    }
    if (tokens[i]?.text === '{') {
      i += 1;
      let nesting = 0;
      let current: { name: Token; args: Token[] } | undefined;
      for (; i < tokens.length; i += 1) {
        const token = tokens[i] as Token;
        if (token.text === '}' && nesting === 0) break;
        if (token.text === '{') nesting += 1;
        if (token.text === '}') nesting -= 1;
        if (current !== undefined && sameLine(tokens[i - 1] as Token, token)) current.args.push(token);
        else {
          current = { name: token, args: [] };
          options.push(current);
        }
      }
      i += 1;
    }
    out.push({ head, args, options, at: placeOf(head) });
  }
  return out;
}

function sameLine(a: Token, b: Token): boolean {
  return a.source === b.source && a.line + a.breaks === b.line;
}

import type { Location } from '../../core/text/location.ts';
import { type Notice, notModelled } from '../../core/text/notice.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import { locate } from '../../core/text/source-text.ts';
import { type Token, writtenText } from './lexer.ts';

/** Imports multiply a snippet's tokens. */
const MAX_TOKENS = 2_000_000;

/** Token lists on a stack, the innermost import on top: nothing is copied. */
export interface TokenStream {
  readonly frames: { readonly tokens: readonly Token[]; at: number; readonly depth: number }[];
  /** Never `import` and its argument. */
  previous: Token | undefined;
  taken: number;
  readonly limit: number;
  /** Imports around the last token, each in the text that the one before brought. */
  depth: number;
}

export function streamOf(tokens: readonly Token[]): TokenStream {
  const limit = Math.max(MAX_TOKENS, tokens.length + 1);
  return { frames: [{ tokens, at: 0, depth: 0 }], previous: undefined, taken: 0, limit, depth: 0 };
}

export function peek(stream: TokenStream): Token | undefined {
  for (;;) {
    const top = stream.frames.at(-1);
    if (top === undefined) return undefined;
    if (top.at < top.tokens.length) return stream.taken < stream.limit ? top.tokens[top.at] : undefined;
    stream.frames.pop();
  }
}

export function take(stream: TokenStream): Token | undefined {
  const token = drop(stream);
  if (token !== undefined) stream.previous = token;
  return token;
}

/** Takes a token that leaves no trace: `import` and its argument. */
export function drop(stream: TokenStream): Token | undefined {
  const token = peek(stream);
  const top = stream.frames.at(-1);
  if (token === undefined || top === undefined) return undefined;
  top.at += 1;
  stream.taken += 1;
  stream.depth = top.depth;
  return token;
}

export function splice(stream: TokenStream, tokens: readonly Token[]): void {
  const depth = stream.depth + 1;
  // Drops an exhausted list first: a snippet that ends in its own import must not pile up.
  peek(stream);
  if (tokens.length > 0) stream.frames.push({ tokens, at: 0, depth });
}

export function placeOf(token: Token): Location {
  return locate(token.source, token.start, token.end);
}

/** caddyfile/dispenser.go isNewLine: another file, or a later line than the token before ends on. */
export function isNewLine(before: Token | undefined, token: Token): boolean {
  return before === undefined || before.source !== token.source || before.line + before.breaks < token.line;
}

/** caddyfile/dispenser.go NextArg: the same file and exactly the same line. */
export function isSameLine(before: Token, token: Token): boolean {
  return before.source === token.source && before.line + before.breaks === token.line;
}

/** Of a word that a template or the environment fills in; `{{$x}}` is a template's, though CoreDNS would fill in `{$x}`. */
export function unstatedWord(subject: string, token: Token): Notice {
  const [at, written] = [placeOf(token), writtenText(token)];
  const filled = [token.text, written].find(isPlaceholder);
  if (filled === undefined) return notModelled(`${subject} depends on an environment variable that is not stated`, at);
  return {
    ...notModelled(`${subject} is not known: ${filled} is filled in elsewhere`, at),
    code: 'placeholder',
    template: true,
  };
}

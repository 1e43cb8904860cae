/** Tokens of a Corefile, as caddyfile/lexer.go (coredns/caddy) cuts them. */
import type { SourceText } from '../../text/source-text.ts';

export interface Token {
  readonly text: string;
  readonly source: SourceText;
  /** Offsets in the source's text, quotes included. */
  readonly start: number;
  readonly end: number;
  /** 1-based line on which it begins. */
  readonly line: number;
  /** Line breaks inside a quoted token: line comparisons add them (dispenser.go numLineBreaks). */
  readonly breaks: number;
  /** It holds something that is not known, such as an environment variable nobody states. */
  readonly opaque?: boolean;
}

/** Go's unicode.IsSpace. */
function isSpace(code: number): boolean {
  if (code === 32 || (code >= 9 && code <= 13)) return true;
  if (code < 0x85) return false;
  return code === 0x85 || code === 0xa0 || code === 0x1680 || (code >= 0x2000 && code <= 0x200a) || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x3000;
}

export function lex(source: SourceText): Token[] {
  const { text } = source;
  const tokens: Token[] = [];
  let line = 1;
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 10) line += 1;
    if (isSpace(code)) {
      at += 1;
      continue;
    }
    // A `#` with no token pending runs to the end of the line.
    if (code === 35) {
      while (at < text.length && text.charCodeAt(at) !== 10) at += 1;
      continue;
    }
    const start = at;
    const startLine = line;
    if (code === 34) {
      let value = '';
      let breaks = 0;
      at += 1;
      let closed = false;
      while (at < text.length) {
        const inner = text.charCodeAt(at);
        if (inner === 92 && text.charCodeAt(at + 1) === 34) {
          value += '"';
          at += 2;
          continue;
        }
        if (inner === 34) {
          at += 1;
          closed = true;
          break;
        }
        if (inner === 10) {
          line += 1;
          breaks += 1;
        }
        if (inner !== 13) value += text[at];
        at += 1;
      }
      if (closed || value !== '') tokens.push({ text: value, source, start, end: at, line: startLine, breaks });
      continue;
    }
    let value = '';
    let comment = false;
    let end = at;
    while (at < text.length) {
      const inner = text.charCodeAt(at);
      // A carriage return is skipped and does not end the token.
      if (inner === 13) {
        at += 1;
        continue;
      }
      if (isSpace(inner)) break;
      // A `#` inside a word swallows the rest of that word only.
      if (inner === 35) comment = true;
      if (!comment) {
        value += text[at];
        end = at + 1;
      }
      at += 1;
    }
    tokens.push({ text: value, source, start, end, line: startLine, breaks: 0 });
  }
  return tokens;
}

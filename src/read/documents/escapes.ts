/** Looser than YAML, JSON, TOML, HCL and URLs: the result is searched for words, never read. */

const MIN_BASE64 = 8;

/** `\x63`, `\u0063`, `\u{63}`, `\U00000063`, `\143`; nested strings double the backslash. */
const NUMBERED = /\\+(?:(x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|u\{[0-9a-fA-F]{1,8}\}|U[0-9a-fA-F]{8})|([0-7]{3}))/g;
/** A backslash before a line break, as text and as bytes; YAML 1.1 also breaks at NEL, LS and PS. */
const CONTINUED = /\\+(?:\r\n|[\n\r\u0085\u2028\u2029]|\u00c2\u0085|\u00e2\u0080[\u00a8\u00a9])[ \t]*\\*/g;
const PERCENT = /%([2-7][0-9a-f])/gi;
const ESCAPED = /\\[xuU0-7\s\u0085\u2028\u2029\u00c2\u00e2]|%[2-7][0-9a-fA-F]/;
const BASE64_RUN = /[A-Za-z0-9+/_-]+(?:[ \t\\]*[\r\n][\s\\]*[A-Za-z0-9+/_-]+)*/g;

/** Undefined where no escape could bring a letter or join two. */
export function unescaped(text: string): string | undefined {
  if (!ESCAPED.test(text)) return undefined;
  return text
    .replace(CONTINUED, '')
    .replace(NUMBERED, (_, hex: string | undefined, octal: string | undefined) =>
      characterOf(
        hex === undefined ? Number.parseInt(octal ?? '', 8) : Number.parseInt(hex.replace(/^u\{?|^[xU]/, ''), 16),
      ),
    )
    .replace(PERCENT, (_, code) => characterOf(Number.parseInt(code, 16)));
}

/** `\r` in a string is a carriage return, which Corefiles ignore (caddyfile/lexer.go); to a shell it is a letter. */
export function withoutReturns(text: string): string | undefined {
  return text.includes('\\r') ? text.replace(/\\+r/g, '') : undefined;
}

function characterOf(code: number): string {
  return code > 0x10ffff ? ' ' : String.fromCodePoint(code);
}

/** Latin-1, decoded at all four alignments, as a word before may have joined the run. */
export function decodedRuns(text: string): string {
  const found: string[] = [];
  for (const [run] of text.matchAll(BASE64_RUN)) {
    const packed = run.replace(/[\s\\]+/g, '');
    if (packed.length < MIN_BASE64) continue;
    for (let from = 0; from < 4; from += 1) found.push(Buffer.from(packed.slice(from), 'base64').toString('latin1'));
  }
  return found.join('\n');
}

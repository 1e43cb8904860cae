/** Looser than YAML, JSON, TOML, HCL and URLs: the result is searched for words, never read. */

const MIN_BASE64 = 8;
const LINE_FEED = 0x0a;
/** The last two stand for the same as the two before (RFC 4648, section 5). */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_';

/** `\x63`, `\u0063`, `\u{63}`, `\U00000063`, `\143`; nested strings double the backslash. */
const NUMBERED = /\\+(?:(x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|u\{[0-9a-fA-F]{1,8}\}|U[0-9a-fA-F]{8})|([0-7]{3}))/g;
/** A backslash before a line break, as text and as bytes; YAML 1.1 also breaks at NEL, LS and PS. */
const CONTINUED = /\\+(?:\r\n|[\n\r\u0085\u2028\u2029]|\u00c2\u0085|\u00e2\u0080[\u00a8\u00a9])[ \t]*\\*/g;
const PERCENT = /%([2-7][0-9a-f])/gi;
const ESCAPED = /\\[xuU0-7\s\u0085\u2028\u2029\u00c2\u00e2]|%[2-7][0-9a-fA-F]/;

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

/** What joins the lines of a run: blanks and backslashes with a line break, and then any white space. */
const BLANK = 65;
const BREAK = 66;
const SPACE = 67;
const OTHER = 68;
/** Of a byte the six bits that it stands for, else one of these. */
const KINDS = Uint8Array.from({ length: 256 }, (_, byte) => {
  const digit = DIGITS.indexOf(String.fromCharCode(byte));
  if (digit !== -1) return digit < 64 ? digit : digit - 2;
  if (byte === 0x20 || byte === 0x09 || byte === 0x5c) return BLANK;
  if (byte === 0x0a || byte === 0x0d) return BREAK;
  return byte === 0x0b || byte === 0x0c || byte === 0xa0 ? SPACE : OTHER;
});

/** Decoded at all four alignments, as a word before may have joined the run; each on a line of its own. */
export function decodedRuns(bytes: Uint8Array): Buffer {
  const run = new Uint8Array(bytes.length);
  let out = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; ) {
    let size = 0;
    for (let next = at; next < bytes.length; next = afterBreak(bytes, at)) {
      at = next;
      for (let kind = kindAt(bytes, at); kind < BLANK; kind = kindAt(bytes, at)) {
        run[size] = kind;
        size += 1;
        at += 1;
      }
      if (size === 0) break;
    }
    if (size === 0) at += 1;
    if (size < MIN_BASE64) continue;
    if (out.length < length + 3 * size + 4) out = Buffer.concat([out], 2 * out.length + 3 * size + 4);
    length = decode(run, size, out, length);
  }
  return out.subarray(0, length);
}

function kindAt(bytes: Uint8Array, at: number): number {
  return KINDS[bytes[at] ?? 0] ?? OTHER;
}

/** Where the run goes on behind a line break; the end where it does not. */
function afterBreak(bytes: Uint8Array, from: number): number {
  let at = from;
  while (kindAt(bytes, at) === BLANK) at += 1;
  if (kindAt(bytes, at) !== BREAK) return bytes.length;
  while (kindAt(bytes, at) >= BLANK && kindAt(bytes, at) < OTHER) at += 1;
  return kindAt(bytes, at) < BLANK ? at : bytes.length;
}

/** The end in `out`, behind a line break. */
function decode(run: Uint8Array, size: number, out: Uint8Array, start: number): number {
  let at = start;
  for (let from = 0; from < 4; from += 1) {
    for (let i = from + 1; i < size; i += 1) {
      const place = (i - from) & 3;
      if (place === 0) continue;
      out[at] = ((run[i - 1] ?? 0) << (2 * place)) | ((run[i] ?? 0) >> (6 - 2 * place));
      at += 1;
    }
    out[at] = LINE_FEED;
    at += 1;
  }
  return at;
}

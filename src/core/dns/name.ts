/** Lower case with trailing dot; escapes stay, as CoreDNS compares them. */
export type DomainName = string;

export const ROOT: DomainName = '.';

/** Does not validate. Only ASCII folds (RFC 4343). */
export function absolute(text: string): DomainName {
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return lower.endsWith('.') ? lower : `${lower}.`;
}

export function isWithin(name: DomainName, zone: DomainName): boolean {
  if (zone === ROOT) return true;
  if (!name.endsWith(zone)) return false;
  const dot = name.length - zone.length - 1;
  return dot === -1 || (name[dot] === '.' && !isEscaped(name, dot));
}

/** A dot behind an odd number of backslashes is the label's own (miekg/dns labels.go NextLabel). */
function isEscaped(name: DomainName, dot: number): boolean {
  let start = dot;
  while (name[start - 1] === '\\') start -= 1;
  return (dot - start) % 2 === 1;
}

/** Undefined for the root. A text without a final dot, as a pattern's, has no zone of its own above. */
function parent(name: DomainName): DomainName | undefined {
  if (name === ROOT) return undefined;
  let dot = name.indexOf('.');
  while (isEscaped(name, dot)) dot = name.indexOf('.', dot + 1);
  return dot === -1 || dot === name.length - 1 ? ROOT : name.slice(dot + 1);
}

export function* ancestry(name: DomainName): Generator<DomainName> {
  for (let at: DomainName | undefined = name; at !== undefined; at = parent(at)) yield at;
}

/** `a.b.` gives `['b', 'a']`. */
export function labelsFromRoot(name: DomainName): string[] {
  if (name === ROOT) return [];
  const labels = name.includes('\\') ? name.match(/(?:\\.|[^.\\])+/gs) : undefined;
  return (labels ?? name.slice(0, -1).split('.')).reverse();
}

export function below(label: string, zone: DomainName): DomainName {
  return zone === ROOT ? `${label}.` : `${label}.${zone}`;
}

/** As servers see it: without needless escapes (miekg/dns msg.go UnpackDomainName). */
export function asInPackets(text: string): DomainName {
  const plain = withFinalDot(text).replace(/\\(\d{3})|\\(.)|[^\w.\\-]/gsu, (whole, code, escaped) => {
    const bytes = code === undefined ? new TextEncoder().encode(escaped ?? whole) : [Number(code)];
    return [...bytes].map(presented).join('');
  });
  return absolute(plain);
}

function presented(byte: number): string {
  if (byte < 0x20 || byte > 0x7e) return `\\${String(byte).padStart(3, '0')}`;
  const character = String.fromCharCode(byte);
  return /[.' @;()"\\]/.test(character) ? `\\${character}` : character;
}

/** Without the trailing dot, but for the root. */
export function displayName(name: DomainName): string {
  return name === ROOT ? '.' : name.replace(/\.$/, '');
}

/** A dot behind an odd number of backslashes belongs to the label (miekg/dns IsFqdn). */
export function withFinalDot(text: string): string {
  return /(?:^|[^\\])(?:\\\\)*\.$/.test(text) ? text : `${text}.`;
}

/** Non-empty labels of at most 63 bytes, 256 with lengths; any characters (miekg/dns IsDomainName). */
export function isDomainName(text: string): boolean {
  if (text === '') return false;
  if (text === ROOT) return true;
  if (text.length <= MAX_PLAIN && PLAIN.test(text)) return true;
  const bytes = new TextEncoder().encode(withFinalDot(text));
  if (bytes.length > MAX_PRESENTED) return false;
  let length = 0;
  let begin = 0;
  let dot = false;
  let escaped = false;
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i];
    if (byte === BACKSLASH) {
      escaped = !escaped;
      const skip = isThreeDigits(bytes, i + 1) ? 3 : 1;
      i += skip;
      begin += skip;
      dot = false;
    } else if (byte === DOT) {
      escaped = false;
      if ((i === 0 && bytes.length > 1) || dot || i - begin >= 64) return false;
      length += 1 + i - begin;
      if (length > 256) return false;
      dot = true;
      begin = i + 1;
    } else {
      escaped = false;
      dot = false;
    }
  }
  // A last backslash escapes the final dot.
  return !escaped;
}

/** Fast path: one byte a character, no escapes. */
const PLAIN = /^(?:[\w-]{1,63}\.)*[\w-]{1,63}\.?$/;
const MAX_PLAIN = 254;
const BACKSLASH = 92;
const DOT = 46;
/** Every byte written as `\DDD`. */
const MAX_PRESENTED = 1024;

function isThreeDigits(bytes: Uint8Array, at: number): boolean {
  if (at + 2 >= bytes.length) return false;
  return [at, at + 1, at + 2].every((i) => {
    const byte = bytes[i] ?? 0;
    return byte >= 48 && byte <= 57;
  });
}

export function isSingleLabel(name: DomainName): boolean {
  return name.length > 1 && name.indexOf('.') === name.length - 1;
}

/** Letters beyond ASCII and `\DDD` for others: no packet brings such names (github.com/miekg/dns msg.go UnpackDomainName). */
export function isAsPacketsHave(name: DomainName): boolean {
  return !NOT_IN_PACKETS.test(name);
}

const NOT_IN_PACKETS = /[^ -~]|(?<!\\)(?:\\\\)*\\(?:0(?:3[2-9]|[4-9]\d)|1(?:[01]\d|2[0-6]))/;

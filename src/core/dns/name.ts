/** Lower case, absolute, with its trailing dot; escapes are kept as written, as CoreDNS compares them. */
export type DomainName = string;

export const ROOT: DomainName = '.';

/** Lower case with a trailing dot; says nothing about validity. Only ASCII letters fold (RFC 4343). */
export function absolute(text: string): DomainName {
  const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return lower.endsWith('.') ? lower : `${lower}.`;
}

/** True when `name` is `zone` or lies below it, on a label boundary. */
export function isWithin(name: DomainName, zone: DomainName): boolean {
  if (zone === ROOT) return true;
  if (!name.endsWith(zone)) return false;
  return name.length === zone.length || name[name.length - zone.length - 1] === '.';
}

/** The name one label up; undefined for the root. */
export function parent(name: DomainName): DomainName | undefined {
  if (name === ROOT) return undefined;
  const dot = name.indexOf('.');
  return dot === name.length - 1 ? ROOT : name.slice(dot + 1);
}

/** The name itself, then each ancestor, the root last. */
export function* ancestry(name: DomainName): Generator<DomainName> {
  for (let at: DomainName | undefined = name; at !== undefined; at = parent(at)) yield at;
}

/** Labels from the root side: `a.b.` gives `['b', 'a']`, the root none. */
export function labelsFromRoot(name: DomainName): string[] {
  if (name === ROOT) return [];
  return name.slice(0, -1).split('.').reverse();
}

/** `label` put below `zone`. */
export function below(label: string, zone: DomainName): DomainName {
  return zone === ROOT ? `${label}.` : `${label}.${zone}`;
}

/** How people write a name: without the trailing dot, except for the root. */
export function displayName(name: DomainName): string {
  return name === ROOT ? '.' : name.replace(/\.$/, '');
}

/** With a trailing dot that ends the last label; one behind an odd number of backslashes belongs to it (miekg/dns IsFqdn). */
export function withFinalDot(text: string): string {
  return /(?:^|[^\\])(?:\\\\)*\.$/.test(text) ? text : `${text}.`;
}

/** Labels of up to 63 bytes and up to 256 with their lengths, none of them empty; else anything goes (miekg/dns IsDomainName). */
export function isDomainName(text: string): boolean {
  if (text === '') return false;
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
  // What a last backslash escapes is the dot that would end the name.
  return !escaped;
}

/** Most names: a byte for each character, and nothing escaped. */
const PLAIN = /^(?:[\w-]{1,63}\.)+$/;
const MAX_PLAIN = 255;
const BACKSLASH = 92;
const DOT = 46;
/** The longest name when every byte of it is written as `\DDD`. */
const MAX_PRESENTED = 1024;

function isThreeDigits(bytes: Uint8Array, at: number): boolean {
  if (at + 2 >= bytes.length) return false;
  return [at, at + 1, at + 2].every((i) => {
    const byte = bytes[i] ?? 0;
    return byte >= 48 && byte <= 57;
  });
}

/**
 * Filled in by template engines, envsubst, Flux, an installer's `sed` (nodelocaldns.yaml, coredns.yaml.sed) or a person
 * (`<dns-server-ip>`). Directives of zone files are none.
 */
const PLACEHOLDER =
  /#\{|^#%\s|^###ZARF_|^<<.*>>$|^\[%.*%\]$|^\(\(\s.*\)\)$|^[?@]{1,2}\{[A-Za-z].*\}@{0,2}$|^%%\w+%%$|\{\{|\}\}|\{%-?\s|^\{#.*#\}|<%|\$\{\s{0,8}[A-Za-z_]|\(@=?[ -]|\$\([A-Za-z_]|%\{\s*[~A-Za-z_]|%\([A-Za-z_]\w*\)s|__[A-Z][A-Z0-9_]*__|(?<!\w)__[A-Za-z]\w*__(?!\w)|^\$?\[\[(?!\.[^[\]]*\.\]\]$)[^[\]:]+\]\]$|^@{1,2}[A-Za-z_]\w*@|^%[A-Za-z_]\w*%|^%[A-Z][A-Z0-9_]+$|(?:^|[:.])%[sdv](?=$|[:.])|^\$(?!(?:ORIGIN|GENERATE|INCLUDE)\b)[A-Za-z_]\w*|^\(\([\w./-]+\)\)$|^<[A-Za-z][\w ./-]*>|^ENC\[AES256_GCM,/;
/** What each of its branches needs, and nearly no word has: this asks once for each character. */
const SIGN = /[<$(@%[?]|###|\{[{#]|\}\}|__|#\{/;
/** Only where an address is expected. */
const CAPITALS = /^(?!LOCALHOST(?::|$))[A-Z][A-Z0-9_]{2,}(?::\d{1,5})?$/;

/** What SOPS (getsops/sops aes/cipher.go) or Ansible's vault leaves of a value. */
export function isSealed(text: string): boolean {
  return text.startsWith('ENC[AES256_GCM,') || text.startsWith('$ANSIBLE_VAULT;');
}

/** A word with a placeholder. Regex groups as `${1}` are none. */
export function isPlaceholder(text: string): boolean {
  return SIGN.test(text) && PLACEHOLDER.test(text);
}

/** Also a word of capitals. */
export function isAddressPlaceholder(text: string): boolean {
  return CAPITALS.test(text) || (isPlaceholder(text) && text !== '<nil>');
}

/** Brackets may hold blanks: `[[ dns ]]`, `<dns server>`. */
export function beginsWithAddressPlaceholder(text: string): boolean {
  const end = text.startsWith('[[') ? text.indexOf(']]') + 2 : text.startsWith('<') ? text.indexOf('>') + 1 : 0;
  const word = end > 1 ? text.slice(0, end) : (text.split(/\s/, 1)[0] ?? '');
  return isAddressPlaceholder(word);
}

const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['{{', '}}'],
  ['{%', '%}'],
  ['<%', '%>'],
  ['<<', '>>'],
  ['${', '}'],
  ['%{', '}'],
  ['[[', ']]'],
  ['(@', '@)'],
  // Ruby's; behind makejinja's stands one more sign.
  ['#{', '}'],
]);
const MAX_INNER = 300;

/** On its line; `at` where none ends. Blanks inside do not separate words. */
export function placeholderEnd(text: string, at: number): number {
  const closer = CLOSERS.get(text.slice(at, at + 2));
  if (closer === undefined) return at;
  const inner = text.slice(at + 2, at + 2 + MAX_INNER);
  const close = inner.indexOf(closer);
  const feed = inner.indexOf('\n');
  return close === -1 || (feed !== -1 && feed < close) ? at : at + 2 + close + closer.length;
}

const WHOLE =
  /\{\{[^{}\n]{0,300}\}\}|\{%[^%\n]{0,300}%\}|<<[^<>\n]{0,300}>>|<%[^%\n]{0,300}%>|\$\{[^{}\n]{0,300}\}|%\{[^}\n]{0,300}\}%?|\(@[^@\n]{0,300}@\)|\[\[[^[\]\n]{0,300}\]\]|@[A-Za-z_]\w{0,99}@|__[A-Za-z]\w{0,99}__/g;

/** A variable's name makes no difference. */
export function withoutVariables(text: string): string {
  return text.replace(WHOLE, '{}');
}

/** Of Jinja: a file which is not the node's own resolver file; where an address leads is not known here. */
const HARMLESS = /\|\s{0,9}(?:default|d)\(\s{0,9}["'](?!\/etc\/resolv\.conf)\/[\w./-]{1,200}["']/;

export function hasHarmlessDefault(text: string): boolean {
  return HARMLESS.test(text);
}

/** What somebody fills in first: a template engine, envsubst, Flux, `sed` of an installer (nodelocaldns.yaml, coredns.yaml.sed), a person (`<dns-server-ip>`). What stands in zone files is none. */
const PLACEHOLDER =
  /\{\{|\}\}|\{%-?\s|^\{#.*#\}|<%|\$\{\s{0,8}[A-Za-z_]|\(@=?[ -]|\$\([A-Za-z_]|%\{\s*[~A-Za-z_]|%\([A-Za-z_]\w*\)s|__[A-Z][A-Z0-9_]*__|^\$?\[\[[^[\]:]+\]\]$|^@[A-Za-z_]\w*@|^%[A-Za-z_]\w*%|(?:^|[:.])%[sdv](?=$|[:.])|^\$(?!(?:ORIGIN|GENERATE|INCLUDE)\b)[A-Za-z_]\w*|^\(\([\w./-]+\)\)$|^<[A-Za-z][\w ./-]*>/;
/** A bare word of capitals in the place of an address. */
const CAPITALS = /^[A-Z][A-Z0-9_]{2,}$/;

/** A bare word in which something is filled in first. Group references such as `${1}` are not meant. */
export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text);
}

/** A placeholder where an address is due, where a word of capitals is one too. */
export function isAddressPlaceholder(text: string): boolean {
  return CAPITALS.test(text) || (isPlaceholder(text) && text !== '<nil>');
}

/** The same where it may hold blanks: `[[ dns ]]` and `<dns server>` end with their bracket, whatever follows. */
export function beginsWithAddressPlaceholder(text: string): boolean {
  const end = text.startsWith('[[') ? text.indexOf(']]') + 2 : text.startsWith('<') ? text.indexOf('>') + 1 : 0;
  const word = end > 1 ? text.slice(0, end) : (text.split(/\s/, 1)[0] ?? '');
  return isAddressPlaceholder(word);
}

const WHOLE =
  /\{\{[^{}\n]{0,300}\}\}|\{%[^%\n]{0,300}%\}|<%[^%\n]{0,300}%>|\$\{[^{}\n]{0,300}\}|%\{[^}\n]{0,300}\}%?|\(@[^@\n]{0,300}@\)|\[\[[^[\]\n]{0,300}\]\]|@[A-Za-z_]\w{0,99}@|__[A-Z][A-Z0-9_]{0,99}__/g;

/** The text with one sign for whatever is filled in: what a variable is called tells nobody one text from another. */
export function withoutVariables(text: string): string {
  return text.replace(WHOLE, '{}');
}

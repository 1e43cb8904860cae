/** The options of `tls` without certificates (plugin/tls/tls.go parseACMETLS, acme.go validateACMEOptions). */
import { parseAddress } from '../../../core/dns/endpoint.ts';
import { isDomainName } from '../../../core/dns/name.ts';
import type { ConfigContext } from '../../../core/facts/readers.ts';
import { argumentError, current, type Dispenser, fail, nextBlock, remainingArgs } from '../dispenser.ts';
import { foreignFile, lookAt } from '../files.ts';
import { urlProblem } from '../go-url.ts';
import { hostPortProblem, quoted } from '../go-values.ts';
import type { Token } from '../lexer.ts';

const OPTIONS: ReadonlySet<string> = new Set(['acme', 'email', 'ca', 'storage', 'ca_root', 'resolver']);

export function readAcme(d: Dispenser, context: ConfigContext, head: Token): void {
  const options = new Map<string, readonly Token[]>();
  while (nextBlock(d)) {
    const option = current(d);
    const given = remainingArgs(d);
    if (options.has(option.text)) fail(`ACME option ${quoted(option.text)} can only be specified once`, option);
    if (!OPTIONS.has(option.text)) fail(`unknown ACME option ${quoted(option.text)}`, option);
    if (option.text === 'acme' ? given.length === 0 : given.length !== 1) argumentError(d);
    options.set(option.text, given);
  }
  const domains = options.get('acme');
  if (domains === undefined) return fail('ACME requires at least one domain', head);
  for (const domain of domains) checkDomain(domain);
  const stated = (name: string): Token | undefined => options.get(name)?.find((token) => token.opaque !== true);
  const [authority, resolver, roots] = [stated('ca'), stated('resolver'), stated('ca_root')];
  if (
    authority !== undefined &&
    (!/^https?:\/\/[^/?#]/i.test(authority.text) || urlProblem(authority.text) !== undefined)
  )
    fail(`invalid ACME CA URL ${quoted(authority.text)}`, authority);
  if (resolver !== undefined && resolver.text !== '') checkResolver(resolver);
  if (roots !== undefined) checkRoots(context, roots);
}

function checkDomain(token: Token): void {
  if (token.opaque === true) return;
  const domain = token.text.toLowerCase().replace(/\.$/, '');
  const name = domain.replace(/^\*\./, '');
  if (name === '' || name.includes('*') || parseAddress(name) !== undefined)
    fail(`invalid ACME domain ${quoted(domain)}`, token);
  const problem = lookupProblem(name);
  if (problem !== undefined) fail(`invalid ACME domain ${quoted(domain)}: ${problem}`, token);
  if (!isDomainName(name)) fail(`invalid ACME domain ${quoted(domain)}`, token);
}

/** Of a name in ASCII and lower case (golang.org/x/net/idna, Lookup: STD3 rules, hyphens). */
function lookupProblem(name: string): string | undefined {
  if (/[^ -~]/.test(name)) return undefined;
  const rune = /[^a-z0-9.-]/.exec(name)?.[0];
  if (rune !== undefined)
    return `idna: disallowed rune U+${rune.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  const label = name.split('.').find((one) => !one.startsWith('xn--') && /^-|-$|^..--./.test(one));
  return label === undefined ? undefined : `idna: invalid label ${quoted(label)}`;
}

function checkResolver(token: Token): void {
  const { text } = token;
  const problem = hostPortProblem(text);
  if (problem !== undefined) fail(`invalid ACME resolver ${quoted(text)}: ${problem}`, token);
  const colon = text.lastIndexOf(':');
  if (colon === 0) fail(`invalid ACME resolver ${quoted(text)}: host is empty`, token);
  const port = text.slice(colon + 1);
  if (!/^\+?\d+$/.test(port) || Number(port) < 1 || Number(port) > 65535)
    fail(`invalid ACME resolver port ${quoted(port)}`, token);
}

function checkRoots(context: ConfigContext, token: Token): void {
  // By default the working directory.
  const text = token.text === '' ? '.' : token.text;
  if (lookAt(context, { text }).kind === 'missing')
    fail(`reading ACME CA root ${quoted(text)}: open ${text}: no such file or directory`, token);
  const not = foreignFile(context, { text });
  if (not === 'directory') fail(`reading ACME CA root ${quoted(text)}: read ${text}: is a directory`, token);
  if (not === 'text') fail(`ACME CA root ${quoted(text)} contains no certificates`, token);
}

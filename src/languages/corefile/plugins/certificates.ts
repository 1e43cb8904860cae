/** plugin/pkg/tls NewTLSConfigFromArgs: nothing, a CA, a pair, or a pair and a CA. */
import type { ConfigContext } from '../../../core/facts/fact.ts';
import { fail } from '../dispenser.ts';
import { foreignFile, lookAt, shownPath } from '../files.ts';
import type { Token } from '../lexer.ts';

/** Why a file cannot be read; undefined where that is not known. */
function unread(context: ConfigContext, token: Token): string | undefined {
  if (token.opaque === true) return undefined;
  if (token.text === '' || lookAt(context, token).kind === 'missing')
    return `open ${shownPath(context, token.text)}: no such file or directory`;
  return foreignFile(context, token) === 'directory' ? `read ${token.text}: is a directory` : undefined;
}

export function checkCertificates(context: ConfigContext, args: readonly Token[]): void {
  const [first, key, authority] = args;
  if (first === undefined) return;
  if (key === undefined) return checkAuthority(context, first);
  for (const token of [first, key]) {
    const why = unread(context, token);
    if (why !== undefined) fail(`could not load TLS cert: ${why}`, token);
  }
  // crypto/tls X509KeyPair
  for (const [token, what] of [
    [first, 'certificate'],
    [key, 'key'],
  ] as const)
    if (foreignFile(context, token) === 'text')
      fail(`could not load TLS cert: tls: failed to find any PEM data in ${what} input`, token);
  if (authority !== undefined) checkAuthority(context, authority);
}

/** plugin/pkg/tls loadRoots; without a name there is nothing to read. */
function checkAuthority(context: ConfigContext, token: Token): void {
  if (token.text === '') return;
  const why = unread(context, token);
  if (why !== undefined) fail(`error reading ${token.text}: ${why}`, token);
  if (foreignFile(context, token) === 'text') fail('could not read root certs: %!s(<nil>)', token);
}

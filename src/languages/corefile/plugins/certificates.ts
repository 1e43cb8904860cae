/** plugin/pkg/tls NewTLSConfigFromArgs: nothing, a CA, a pair, or a pair and a CA. */
import type { ConfigContext } from '../../../core/facts/readers.ts';
import { fail } from '../dispenser.ts';
import { foreignFile, isMissing, lookAt, mayBeFilledIn, shownPath } from '../files.ts';
import type { Token } from '../lexer.ts';

/** Undefined where it is not known. */
function unread(context: ConfigContext, token: Token): string | undefined {
  if (token.opaque === true) return undefined;
  if (token.text === '' || isMissing(context, token))
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
  const problem = certificateProblem(blocksOf(context, first)) ?? keyProblem(blocksOf(context, key));
  if (problem !== undefined) fail(`could not load TLS cert: tls: ${problem}`, first);
  if (authority !== undefined) checkAuthority(context, authority);
}

/** crypto/tls X509KeyPair, but for whether the key belongs to the certificate. */
function certificateProblem(blocks: readonly string[] | undefined): string | undefined {
  if (blocks === undefined || blocks.includes('CERTIFICATE')) return undefined;
  const [only, ...others] = blocks;
  if (only === undefined) return 'failed to find any PEM data in certificate input';
  return only.endsWith('PRIVATE KEY') && others.length === 0
    ? 'failed to find certificate PEM data in certificate input, but did find a private key; PEM inputs may have been switched'
    : `failed to find "CERTIFICATE" PEM block in certificate input after skipping PEM blocks of the following types: [${blocks.join(' ')}]`;
}

function keyProblem(blocks: readonly string[] | undefined): string | undefined {
  if (blocks === undefined || blocks.some((type) => /(?:^| )PRIVATE KEY$/.test(type))) return undefined;
  const [only, ...others] = blocks;
  if (only === undefined) return 'failed to find any PEM data in key input';
  return only === 'CERTIFICATE' && others.length === 0
    ? 'found a certificate rather than a key in the PEM for the private key'
    : `failed to find PEM block with type ending in "PRIVATE KEY" in key input after skipping PEM blocks of the following types: [${blocks.join(' ')}]`;
}

/** In place of a certificate that is still to come. */
const STAND_IN = /replace|placeholder|change.?me|todo|fixme|dummy|example|your|insert|generated|\.\.\.|xxx/i;

/** Types of PEM blocks (encoding/pem Decode); undefined where not certain. */
function blocksOf(context: ConfigContext, token: Token): readonly string[] | undefined {
  if (foreignFile(context, token) === 'text') return [];
  const look = lookAt(context, token);
  if (look.kind !== 'text') return undefined;
  const { text } = look.text;
  const isLiteral = context.literal === true;
  if (mayBeFilledIn(context, text)) return undefined;
  const lines = text.split('\n').map((line) => line.trimEnd());
  const types: string[] = [];
  let open: string | undefined;
  for (const line of lines) {
    const [, mark, type] = /^-----(BEGIN|END) ([A-Z0-9 ]+)-----$/.exec(line) ?? [];
    if (open === undefined && mark === 'BEGIN') open = type;
    else if (open !== undefined && mark === 'END' && type === open) {
      types.push(open);
      open = undefined;
    } else if (open !== undefined && !/^(?:[A-Za-z0-9+/]*={0,2}|[\w-]+: .*)$/.test(line)) return undefined;
    else if (open === undefined && line.includes('-----')) return undefined;
  }
  if (open !== undefined) return undefined;
  const standsIn = text.trim() === '' || (!isLiteral && STAND_IN.test(text));
  return types.length === 0 && standsIn ? undefined : types;
}

/** plugin/pkg/tls loadRoots; without a name there is nothing to read. */
function checkAuthority(context: ConfigContext, token: Token): void {
  if (token.text === '') return;
  const why = unread(context, token);
  if (why !== undefined) fail(`error reading ${token.text}: ${why}`, token);
  if (blocksOf(context, token)?.includes('CERTIFICATE') === false) fail('could not read root certs: %!s(<nil>)', token);
}

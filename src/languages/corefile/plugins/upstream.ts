/** The TOs of `forward` and its relatives (plugin/pkg/parse/host.go HostPortOrFile; plugin/forward/resolve.go). */

import { parseAddress, type Transport } from '../../../core/dns/endpoint.ts';
import { isDomainName } from '../../../core/dns/name.ts';
import type { ConfigContext, Upstream } from '../../../core/facts/fact.ts';
import { defined } from '../../../core/text/defined.ts';
import type { Located } from '../../../core/text/location.ts';
import type { Notice } from '../../../core/text/notice.ts';
import { isAddressPlaceholder } from '../../../core/text/placeholder.ts';
import { fail } from '../dispenser.ts';
import { lookAt, nameserverCount } from '../files.ts';
import { quoted } from '../go-values.ts';
import { splitScheme } from '../keys.ts';
import type { Token } from '../lexer.ts';
import { placeOf } from '../stream.ts';
import { isAtLeast } from '../versions.ts';

const PORTS: Partial<Record<Transport, number>> = { dns: 53, tls: 853, quic: 853, https: 443, grpc: 443 };
const PLACEHOLDERS: ReadonlyMap<string, (Upstream & { kind: 'placeholder' })['name']> = new Map([
  ['__PILLAR__CLUSTER__DNS__', 'cluster-dns'],
  ['__PILLAR__UPSTREAM__SERVERS__', 'upstream-servers'],
  ['__PILLAR__LOCAL__DNS__', 'local-dns'],
  ['__PILLAR__DNS__SERVER__', 'dns-server'],
]);

export interface Upstreams {
  readonly to: readonly Located<Upstream>[];
  /** Addresses that are certain, files counted by their nameserver lines; `undefined` when a file cannot be seen. */
  readonly count: number | undefined;
}

/**
 * Reads all TOs. `into` gets each as it is understood, so that a refused one leaves those before it; `notices` gets
 * a remark for each that only somebody else can fill in, since where its names go is then left out of the verdict.
 */
export function readUpstreams(
  tokens: readonly Token[],
  context: ConfigContext,
  plugin: string,
  into: Located<Upstream>[],
  notices: Notice[],
): void {
  const names = plugin === 'forward' && isAtLeast(context.version, '1.14.4');
  const late: { message: string; token: Token }[] = [];
  let count: number | undefined = 0;
  for (const token of tokens) {
    const add = (value: Upstream, addresses: number | undefined): void => {
      into.push({ value, at: placeOf(token) });
      count = count === undefined || addresses === undefined ? undefined : count + addresses;
    };
    const unresolved = unresolvedReason(token, context);
    if (unresolved !== undefined) {
      const name = PLACEHOLDERS.get(token.text);
      if (name === undefined)
        notices.push({
          kind: 'not-modelled',
          message: `where this forwards to is not known: ${unresolved}`,
          at: placeOf(token),
          ...defined({ template: isAddressPlaceholder(token.text) || undefined }),
        });
      add(
        name === undefined
          ? { kind: 'unresolved', text: token.text, because: unresolved }
          : { kind: 'placeholder', name },
        undefined,
      );
      continue;
    }
    // Builds of fanout differ in the transports that they speak; none is in the stock server.
    if (plugin === 'fanout' && /^[a-z][\w+.-]*:\/\//.test(token.text) && !/^(?:dns|tls):/.test(token.text)) {
      add({ kind: 'unresolved', text: token.text, because: `what fanout does with ${token.text} is not modelled` }, 1);
      continue;
    }
    const { transport, rest } = splitScheme(token.text, context.version);
    if (rest === '') fail(`invalid address: ${quoted(token.text)}`, token);
    const endpoint = endpointOf(rest, transport, context.version, plugin);
    if (transport === 'unix' || (endpoint !== undefined && !allowed(plugin, transport, endpoint, context.version))) {
      late.push({
        message: `'${transport}' is not supported as a destination protocol in forward: ${token.text}`,
        token,
      });
      continue;
    }
    if (endpoint !== undefined) {
      add(endpoint, 1);
      continue;
    }
    if (names && transport === 'https' && rest.includes('/'))
      fail(
        `paths are not allowed in HTTPS upstream addresses (the /dns-query path is used by default): ${token.text}`,
        token,
      );
    const look = lookAt(context, rest);
    if (look.kind === 'text') add({ kind: 'resolver-file', path: rest }, nameserverCount(look.text));
    // A directory opens like a file and holds no line: it counts for nothing (miekg/dns ClientConfigFromReader).
    else if (look.kind === 'directory') continue;
    else if (look.kind === 'unknown' && rest.includes('/') && !/^https?:|:\/\//.test(rest) && !startsWithAddress(rest))
      add({ kind: 'resolver-file', path: rest }, undefined);
    else if (!names)
      fail(
        `not an IP address or file${plugin === 'grpc' && isAtLeast(context.version, '1.14.4') ? '' : ':'} ${quoted(rest)}`,
        token,
      );
    else {
      const host = hostOf(rest, transport);
      if (!isDomainName(host.name)) fail(`not an IP address, file, or valid domain: ${quoted(host.name)}`, token);
      if (couldResolve(host.name) && host.port >= 0)
        add(
          // 1.15.0 asks for `localhost.`, which Go does not find under `localhost` in the hosts file: only a resolver has it.
          localhost(host.name) && !isAtLeast(context.version, '1.15.0')
            ? { kind: 'endpoint', address: '127.0.0.1', port: host.port, transport }
            : { kind: 'host', ...host, transport },
          undefined,
        );
      else late.push({ message: `failed to resolve ${quoted(host.name)}: lookup ${host.name}`, token });
    }
  }
  const first = late[0];
  if (first !== undefined) fail(first.message, first.token);
  const last = tokens.at(-1);
  if (last === undefined) return;
  if (count === 0) fail(names ? 'no valid upstream addresses found' : 'no nameservers found', last);
  const limit = names ? tokens.length : Math.max(count ?? 0, 0);
  if (limit > 15 && plugin !== 'grpc') fail(`more than 15 TOs configured: ${limit}`, tokens[15] ?? last);
}

function unresolvedReason(token: Token, context: ConfigContext): string | undefined {
  if (context.literal !== true && isAddressPlaceholder(token.text))
    return token.text.includes('${')
      ? `what ${token.text} stands for is not stated`
      : `${token.text} is filled in elsewhere`;
  return token.opaque === true ? 'the environment variable in it is not stated' : undefined;
}

function allowed(plugin: string, transport: Transport, endpoint: Upstream, version: string): boolean {
  if (plugin !== 'forward' || transport === 'dns' || transport === 'tls') return true;
  if (transport === 'https') return isAtLeast(version, '1.14.5');
  if (transport === 'quic') return isAtLeast(version, '1.15.0');
  return transport === 'https3' && endpoint.kind === 'unresolved';
}

/** Since when `ADDRESS%NAME` is an address and the name that its certificate must have. */
export const SERVER_NAMES_SINCE = '1.13.2';

/** An address with or without a port; ports are not looked at until they are dialled, which then fails. */
function endpointOf(rest: string, transport: Transport, version: string, plugin: string): Upstream | undefined {
  // A scope behind an IPv4 address was kept, and nothing can dial that, until it became a server's name.
  const undialled = /^[\d.]+%/.test(rest) && !isAtLeast(version, SERVER_NAMES_SINCE);
  const port = undialled ? 0 : plugin === 'grpc' ? 443 : (PORTS[transport] ?? 53);
  const whole = parseAddress(rest.replace(/%.*$/s, ''));
  if (whole !== undefined) {
    if (transport === 'https3')
      return { kind: 'unresolved', text: rest, because: 'CoreDNS takes it as an empty address' };
    return { kind: 'endpoint', address: whole, port, transport };
  }
  const bracket = /^\[([^\]%]+)(?:%[^\]]*)?\](?::([^:]*))?$/s.exec(rest);
  if (bracket !== null) {
    const address = parseAddress(bracket[1] ?? '');
    if (address === undefined || (bracket[2] === undefined && !isAtLeast(version, '1.14.2'))) return undefined;
    return { kind: 'endpoint', address, port: bracket[2] === undefined ? port : portOf(bracket[2]), transport };
  }
  const colon = rest.lastIndexOf(':');
  if (colon === -1 || rest.indexOf(':') !== colon) return undefined;
  // `tls://9.9.9.9%dns.quad9.net:853`: a server name of its own (1.13.2 and later).
  const address = parseAddress(rest.slice(0, colon).replace(/%.*$/s, ''));
  return address === undefined
    ? undefined
    : {
        kind: 'endpoint',
        address,
        port: undialled ? 0 : portOf(rest.slice(colon + 1).replace(/%.*$/s, '')),
        transport,
      };
}

function startsWithAddress(text: string): boolean {
  return /^[\d.]+\//.test(text);
}

function hostOf(rest: string, transport: Transport): { name: string; port: number } {
  const colon = rest.lastIndexOf(':');
  const port = PORTS[transport] ?? 53;
  if (colon === -1) return { name: rest, port };
  const first = rest.indexOf(':');
  return first === colon
    ? { name: rest.slice(0, colon), port: portOf(rest.slice(colon + 1)) }
    : { name: rest, port: -1 };
}

function localhost(name: string): boolean {
  return /^localhost\.?$/i.test(name);
}

/** Words of a stanza that has run into another one; nobody calls a resolver so. */
const STRAY: ReadonlySet<string> = new Set(['forward', 'import', 'loop', 'errors']);

/**
 * False for texts that no resolver has an address for: not host name characters, a last label of digits (RFC 1123 2.1),
 * the root, and words that are no host's name but something left over: node-cache's placeholders under a CoreDNS that
 * fills in nothing, and directives.
 */
function couldResolve(name: string): boolean {
  return (
    /^[a-z0-9_.-]+$/i.test(name) &&
    !/(^|\.)\d+\.?$/.test(name) &&
    name !== '.' &&
    !PLACEHOLDERS.has(name) &&
    !STRAY.has(name)
  );
}

/** Go's dialler knows some ports by name, `domain` among them (net/lookup.go services). */
function portOf(text: string): number {
  if (/^domain$/i.test(text)) return 53;
  return /^\d{1,5}$/.test(text) ? Number(text) : -1;
}

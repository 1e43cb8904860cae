/** The TOs of `forward` and its relatives (plugin/pkg/parse/host.go HostPortOrFile; plugin/forward/resolve.go). */

import { hostPort, parseAddress, type Transport } from '../../../core/dns/endpoint.ts';
import { isDomainName } from '../../../core/dns/name.ts';
import type { ConfigContext } from '../../../core/facts/readers.ts';
import type { Upstream } from '../../../core/facts/steps.ts';
import { defined } from '../../../core/text/defined.ts';
import type { Located, Location } from '../../../core/text/location.ts';
import type { Notice } from '../../../core/text/notice.ts';
import { rootedPath } from '../../../core/text/paths.ts';
import { isAddressPlaceholder, isSealed } from '../../../core/text/placeholder.ts';
import { fail } from '../dispenser.ts';
import { isReadAsWritten } from '../environment.ts';
import { isFromCorefile, isHosts, lookAt, nameserverCount } from '../files.ts';
import { hostBeforePort, quoted } from '../go-values.ts';
import { splitScheme } from '../keys.ts';
import { type Token, writtenText } from '../lexer.ts';
import type { Setup } from '../setup.ts';
import { placeOf } from '../stream.ts';
import { isAtLeast } from '../versions.ts';

const PORTS: Partial<Record<Transport, number>> = { dns: 53, tls: 853, quic: 853, https: 443, grpc: 443 };
const PLACEHOLDERS: ReadonlyMap<string, (Upstream & { kind: 'placeholder' })['name']> = new Map([
  ['__PILLAR__CLUSTER__DNS__', 'cluster-dns'],
  ['__PILLAR__UPSTREAM__SERVERS__', 'upstream-servers'],
  ['__PILLAR__LOCAL__DNS__', 'local-dns'],
  ['__PILLAR__DNS__SERVER__', 'dns-server'],
]);

interface List {
  readonly plugin: string;
  readonly context: ConfigContext;
  readonly notices: Notice[];
  readonly to: Located<Upstream>[];
  readonly takesNames: boolean;
  readonly late: { readonly message: string; readonly token: Token }[];
  /** Certain addresses; files count their nameserver lines. */
  least: number;
  /** There may be more: an unseen file, a name. */
  open: boolean;
}

/** `to` gets each as it is understood, also before a refused one. Returns how many there are at least. */
export function readUpstreams(
  { context, notices }: Pick<Setup, 'context' | 'notices'>,
  plugin: string,
  tokens: readonly Token[],
  to: Located<Upstream>[],
): number {
  const takesNames = plugin === 'forward' && isAtLeast(context.version, '1.14.4');
  const list: List = { plugin, context, notices, to, takesNames, late: [], least: 0, open: false };
  for (const token of tokens) readUpstream(list, token);
  const first = list.late[0];
  if (first !== undefined) fail(first.message, first.token);
  const last = tokens.at(-1);
  if (last === undefined) return 0;
  if (list.least === 0 && !list.open)
    fail(takesNames ? 'no valid upstream addresses found' : 'no nameservers found', last);
  const limit = takesNames ? tokens.length : list.least;
  if (limit > 15 && plugin !== 'grpc') fail(`more than 15 TOs configured: ${limit}`, tokens[15] ?? last);
  return list.least;
}

function add(list: List, token: Token, value: Upstream, addresses: number | undefined): void {
  list.to.push({ value, at: placeOf(token) });
  list.least += addresses ?? 0;
  list.open ||= addresses === undefined;
}

function readUpstream(list: List, token: Token): void {
  const { plugin, context, late } = list;
  const { text } = token;
  const plain = token.opaque === true ? undefined : plainEndpoint(text);
  if (plain !== undefined) return isDropped(list, plain) ? undefined : add(list, token, plain, 1);
  const unresolved = unresolvedReason(token, context);
  if (unresolved !== undefined) return addUnresolved(list, token, unresolved);
  // Builds of fanout differ in transports.
  if (plugin === 'fanout' && /^[a-z][\w+.-]*:\/\//.test(text) && !/^(?:dns|tls):/.test(text))
    return add(list, token, { kind: 'unresolved', text, because: `what fanout does with ${text} is not modelled` }, 1);
  const { transport, rest } = splitScheme(text, context.version);
  if (rest === '') fail(`invalid address: ${quoted(text)}`, token);
  if (list.takesNames && transport === 'https' && rest.includes('/'))
    fail(
      `paths are not allowed in HTTPS upstream addresses (the /dns-query path is used by default): ${token.text}`,
      token,
    );
  // plugin/grpc dials whatever plugin/pkg/parse/host.go takes.
  if (transport === 'unix' && plugin === 'grpc' && isAtLeast(context.version, '1.11.0'))
    return add(list, token, { kind: 'unresolved', text, because: 'who listens on a Unix socket is not stated' }, 1);
  const endpoint = endpointOf(rest, transport, context.version);
  if (plugin === 'grpc') checkTarget(token, context.version);
  if (endpoint !== undefined && isDropped(list, endpoint)) return;
  if (transport === 'unix' || (endpoint !== undefined && !allowed(plugin, transport, endpoint, context.version)))
    late.push({ message: unsupported(transport, endpoint, text), token });
  else if (endpoint !== undefined) add(list, token, endpoint, 1);
  else readFileOrHost(list, token, transport, rest);
}

/** `192.0.2.1`, `192.0.2.1:53`: nearly all are, and a list of a hundred thousand asks nothing else of them. */
function plainEndpoint(text: string): Upstream | undefined {
  const [, ip = '', port = '53'] = /^(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})(?::(\d{1,5}))?$/.exec(text) ?? [];
  const address = parseAddress(ip);
  return address === undefined ? undefined : { kind: 'endpoint', address, port: Number(port), transport: 'dns' };
}

/** One address with one port counts once, whatever its transport (plugin/forward/resolve.go expandAndDedup). */
function isDropped({ takesNames, context, to }: List, endpoint: Upstream): boolean {
  if (!takesNames || isAtLeast(context.version, '1.15.0') || endpoint.kind !== 'endpoint') return false;
  const isSame = ({ value }: Located<Upstream>): boolean =>
    value.kind === 'endpoint' && value.address === endpoint.address && value.port === endpoint.port;
  return to.some(isSame) && !allowed('forward', endpoint.transport, endpoint, context.version);
}

/**
 * grpc-go parses its target as a URL, in which a scope is an escape (net/url parseHost), and `dns://HOST:PORT`, which
 * parse.HostPortOrFile leaves as written, a host to ask for no name; since 1.11.4 it does so later (plugin/grpc/proxy.go newProxy).
 */
function checkTarget(token: Token, version: string): void {
  const { transport, rest } = splitScheme(token.text, version);
  const isDialled = isAtLeast(version, '1.11.3') && !isAtLeast(version, '1.11.4');
  if (isDialled && /^dns:\/\/([^:]+|\[[^\]]*\]):\d+$/.test(token.text))
    fail('failed to exit idle mode: dns resolver: missing address', token);
  const [, scope] = /^\[?[\da-f:.]+%([^\]]*)/i.exec(rest) ?? [];
  if (scope === undefined || /^[\da-f]{2}/i.test(scope)) return;
  const [, address = '', port = String(defaultPort(transport))] = /^\[?([^\]]*)\]?(?::(\d+))?$/.exec(rest) ?? [];
  fail(
    `parse ${quoted(`${isAtLeast(version, '1.12.0') ? 'dns' : 'passthrough'}:///${hostPort(address, Number(port))}`)}: invalid URL escape ${quoted(`%${scope.slice(0, 2)}`)}`,
    token,
  );
}

function unsupported(transport: Transport, endpoint: Upstream | undefined, text: string): string {
  const asked =
    endpoint?.kind === 'endpoint' && endpoint.port >= 0 && !text.includes('%')
      ? `${transport}://${hostPort(endpoint.address, endpoint.port)}`
      : text;
  return `'${transport}' is not supported as a destination protocol in forward: ${asked}`;
}

function addUnresolved(list: List, token: Token, because: string): void {
  const text = writtenText(token);
  const name = PLACEHOLDERS.get(text);
  if (name !== undefined) return add(list, token, { kind: 'placeholder', name, text }, undefined);
  list.notices.push({
    kind: 'not-modelled',
    message: `where this forwards to is not known: ${because}`,
    at: placeOf(token),
    ...defined({ template: isAddressPlaceholder(text) || undefined }),
  });
  add(list, token, { kind: 'unresolved', text, because }, undefined);
}

function readFileOrHost(list: List, token: Token, transport: Transport, rest: string): void {
  const { context, takesNames } = list;
  const look = lookAt(context, { text: rest });
  if (look.kind === 'text') {
    const assumes = isFromCorefile(context, rest) ? 'CoreDNS is started in the folder of its Corefile' : undefined;
    const file: Upstream = { kind: 'resolver-file', path: rest, text: look.text, ...defined({ assumes }) };
    return add(list, token, file, nameserverCount(look.text));
  }
  // A directory opens without lines (miekg/dns ClientConfigFromReader).
  if (look.kind === 'directory' || rest === '/dev/null') return;
  if (isHosts(context, rest)) return;
  // A URL's host and path would be a file of the working directory.
  const isUrl = /^https?:|:\/\//.test(token.text) && !rest.startsWith('/');
  const mayBeFile = !isUrl && (rest.includes('/') || (!takesNames && isFileName(rest)));
  if (look.kind === 'unknown' && mayBeFile && !startsWithAddress(rest)) return addUnseenFile(list, token, rest);
  if (takesNames) return readHost(list, token, transport, rest);
  const open = `failed to open file ${quoted(rest)}: ${quoted(`open ${rest}: no such file or directory`)}`;
  fail(
    isAtLeast(context.version, '1.14.4')
      ? `not an IP address or file ${quoted(rest)}: ${open}`
      : `not an IP address or file: ${quoted(rest)}`,
    token,
  );
}

/** A name that is no upstream is a file of the working directory. */
function isFileName(text: string): boolean {
  return /^(?!localhost$)[\w-]+(?:\.(?:txt|conf|cfg|list|resolv))?$|^[\w.-]+\.(?:txt|conf|cfg|list|resolv)$/i.test(
    text,
  );
}

/** The file's nameservers are not known; a system's own file has some. */
function addUnseenFile(list: List, token: Token, written: string): void {
  const path = written.startsWith('/') ? rootedPath(written) : written;
  add(list, token, { kind: 'resolver-file', path }, undefined);
  if (path === '/etc/resolv.conf') list.least += 1;
}

function readHost(list: List, token: Token, transport: Transport, rest: string): void {
  const host = hostOf(rest, transport);
  if (!isDomainName(host.name)) fail(`not an IP address, file, or valid domain: ${quoted(host.name)}`, token);
  if (!couldResolve(host.name) || host.port < 0) {
    list.late.push({ message: `failed to resolve ${quoted(host.name)}: lookup ${host.name}`, token });
    return;
  }
  // 1.15.0 asks for `localhost.`, which Go does not find in the hosts file: only a resolver has it.
  const isAbsolute = isAtLeast(list.context.version, '1.15.0') ? true : undefined;
  const isOwn = /^localhost\.?$/i.test(host.name) && isAbsolute === undefined;
  const upstream: Upstream = isOwn
    ? { kind: 'endpoint', address: '127.0.0.1', port: host.port, transport }
    : { kind: 'host', ...host, transport, ...defined({ isAbsolute }) };
  add(list, token, upstream, undefined);
}

function unresolvedReason(token: Token, context: ConfigContext): string | undefined {
  if (isSealed(token.text)) return 'the value is encrypted';
  // Also `{{$x}}`, in which CoreDNS would fill in `{$x}`.
  const written = writtenText(token);
  if (!isReadAsWritten(token.text, context) && [token.text, written].some(isAddressPlaceholder))
    return written.includes('${')
      ? `what ${expressionAt(placeOf(token)) ?? written} stands for is not stated`
      : `${written} is filled in elsewhere`;
  return token.opaque === true ? `the environment variable in ${written} is not stated` : undefined;
}

/** Terraform's stands in the text under another name. */
function expressionAt({ file, span }: Location): string | undefined {
  return /^\$\{[^\n]{1,200}\}$/.exec(file.text.slice(span.start, span.end))?.[0];
}

function allowed(plugin: string, transport: Transport, endpoint: Upstream, version: string): boolean {
  if (plugin !== 'forward' || transport === 'dns' || transport === 'tls') return true;
  if (transport === 'https') return isAtLeast(version, '1.14.5');
  if (transport === 'quic') return isAtLeast(version, '1.15.0');
  return transport === 'https3' && endpoint.kind === 'unresolved';
}

/** Since then `ADDRESS%NAME` names the certificate. */
export const SERVER_NAMES_SINCE = '1.13.2';

/** Host and port (plugin/pkg/parse/host.go HostPortOrFile); a bad port fails only when dialled. */
function endpointOf(rest: string, transport: Transport, version: string): Upstream | undefined {
  // Before, a scope behind an IPv4 address was kept, and cannot be dialled.
  const undialled = /^[\d.]+%/.test(rest) && !isAtLeast(version, SERVER_NAMES_SINCE);
  const host = hostBeforePort(rest);
  const bare = isAtLeast(version, '1.14.2') ? rest.replace(/^[[\]]+|[[\]]+$/g, '') : rest;
  const address = parseAddress((host ?? bare).replace(/%[^%]*$/s, ''));
  if (address === undefined) return undefined;
  if (host === undefined && transport === 'https3')
    return { kind: 'unresolved', text: rest, because: 'CoreDNS takes it as an empty address' };
  const port = host === undefined ? defaultPort(transport) : portOf(rest.slice(rest.lastIndexOf(':') + 1));
  return { kind: 'endpoint', address, port: undialled ? 0 : port, transport };
}

function defaultPort(transport: Transport): number {
  return PORTS[transport] ?? 53;
}

function startsWithAddress(text: string): boolean {
  return /^(?:[\d.]+|[\da-f]{0,4}:[\da-f:.]*)\//i.test(text);
}

function hostOf(rest: string, transport: Transport): { name: string; port: number } {
  const colon = rest.lastIndexOf(':');
  const port = defaultPort(transport);
  if (colon === -1) return { name: rest, port };
  const first = rest.indexOf(':');
  return first === colon
    ? { name: rest.slice(0, colon), port: portOf(rest.slice(colon + 1)) }
    : { name: rest, port: -1 };
}

/** Words of another stanza: no names of resolvers. */
const STRAY: ReadonlySet<string> = new Set(['forward', 'import', 'loop', 'errors']);

/** No host name: other characters, a last label of digits (RFC 1123 2.1), the root, placeholders, directives. */
function couldResolve(name: string): boolean {
  return (
    /^[a-z0-9_.-]+$/i.test(name) &&
    !/(^|\.)\d+\.?$/.test(name) &&
    name !== '.' &&
    !PLACEHOLDERS.has(name) &&
    !STRAY.has(name)
  );
}

/** Go knows some ports by name, as `domain` (net/lookup.go services). */
function portOf(text: string): number {
  if (/^domain$/i.test(text)) return 53;
  return /^\d{1,5}$/.test(text) ? Number(text) : -1;
}

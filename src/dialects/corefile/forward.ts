/** `forward` (plugin/forward/setup.go) and its relatives `proxy`, `grpc`, `fanout`. */
import { parseAddress, type Transport } from '../../dns/endpoint.ts';
import { absolute, type DomainName } from '../../dns/name.ts';
import type { ForwardStep, StartError, Upstream } from '../../fact.ts';
import type { Located } from '../../text/location.ts';
import type { Stanza } from './dispenser.ts';
import { isDomainName, reverseZones, splitScheme } from './keys.ts';
import type { Token } from './lexer.ts';
import { placeOf } from './parser.ts';
import { compareVersions } from './plugins.ts';

const PORTS: Partial<Record<Transport, number>> = { dns: 53, tls: 853, https: 443, grpc: 443 };
/** Options with the number of arguments they take: [least, most], and the version they came with. */
const OPTIONS: Readonly<Record<string, readonly [number, number, string]>> = {
  except: [1, 1e9, '1.0.6'], max_fails: [1, 1, '1.0.6'], health_check: [1, 9, '1.0.6'], force_tcp: [0, 0, '1.0.6'], prefer_udp: [0, 0, '1.2.0'], expire: [1, 1, '1.0.6'], max_age: [1, 1, '1.14.3'], max_idle_conns: [1, 1, '1.14.1'], read_timeout: [1, 1, '1.14.5'], tls: [0, 3, '1.0.6'], tls_servername: [1, 1, '1.0.6'], policy: [1, 1, '1.0.6'], max_concurrent: [1, 1, '1.6.8'], next: [1, 99, '1.11.4'], next_on_nodata: [0, 0, '1.14.4'], failover: [1, 99, '1.13.0'], failfast_all_unhealthy_upstreams: [0, 0, '1.12.1'], max_connect_attempts: [1, 1, '1.13.2'], doh_method: [1, 1, '1.14.5'], resolver: [1, 99, '1.14.4'], source_address: [1, 1, '1.14.6'],
};
const PROXY_OPTIONS = new Set('policy fail_timeout max_fails health_check except spray protocol'.split(' '));

export function readForward(stanza: Stanza, version: string, errors: StartError[]): ForwardStep | undefined {
  const plugin = stanza.head.text;
  const fail = (message: string, token: Token): undefined => {
    errors.push({ message: `plugin/${plugin}: ${message}`, at: placeOf(token) });
    return undefined;
  };
  const [from, ...to] = stanza.args;
  if (from === undefined || to.length === 0) {
    fail(`Wrong argument count or unexpected line ending after '${(stanza.args.at(-1) ?? stanza.head).text}'`, stanza.args.at(-1) ?? stanza.head);
    if (from === undefined) return undefined;
  }
  const zone = normaliseFrom(from.text);
  if (zone === undefined && from.opaque !== true) return fail(`unable to normalize '${from.text}'`, from);
  let policy: ForwardStep['policy'] = plugin === 'fanout' ? 'parallel' : 'random';
  let maxConcurrent = 0;
  let protocol: ForwardStep['protocol'] = 'client';
  const except: DomainName[] = [];
  const failover: string[] = [];
  const next: string[] = [];
  for (const option of stanza.options) {
    const name = option.name.text;
    const first = option.args[0];
    if (plugin === 'forward') {
      const known = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined;
      if (known === undefined || compareVersions(version, known[2]) < 0) fail(`unknown property '${name}'`, option.name);
      else if (option.args.length < known[0]) fail(`Wrong argument count or unexpected line ending after '${(option.args.at(-1) ?? option.name).text}'`, option.args.at(-1) ?? option.name);
      else if (option.args.length > known[1] && known[1] < 2) fail(known[1] === 0 ? `Wrong argument count or unexpected line ending after '${name}'` : `unknown property '${option.args[known[1]]?.text ?? ''}'`, option.args[known[1]] ?? option.name);
    } else if (plugin === 'proxy' && !PROXY_OPTIONS.has(name)) fail(`unknown property '${name}'`, option.name);
    switch (name) {
      case 'except':
        for (const arg of option.args) {
          const zones = reverseZones(arg.text);
          if (Array.isArray(zones)) except.push(...zones);
          else if (isDomainName(arg.text)) except.push(absolute(arg.text));
        }
        break;
      case 'policy':
        if (first === undefined) break;
        if (first.text === 'random' || first.text === 'round_robin' || first.text === 'sequential') policy = first.text;
        else if (plugin === 'proxy' && first.text === 'least_conn') policy = 'unordered';
        else fail(`unknown policy '${first.text}'`, first);
        break;
      case 'max_concurrent':
      case 'max_fails':
        if (first === undefined) break;
        if (!/^[+-]?\d+$/.test(first.text)) fail(`strconv.Atoi: parsing ${JSON.stringify(first.text)}: invalid syntax`, first);
        else if (Number(first.text) < 0) fail(`${name} can't be negative: ${Number(first.text)}`, first);
        else if (name === 'max_concurrent') maxConcurrent = Number(first.text);
        break;
      case 'force_tcp':
        protocol = 'tcp';
        break;
      case 'failover':
        for (const arg of option.args) {
          if (arg.text.toUpperCase() === 'NOERROR') fail('NOERROR cannot be used in failover', arg);
          failover.push(arg.text.toUpperCase());
        }
        break;
      case 'next':
        for (const arg of option.args) next.push(arg.text.toUpperCase());
        break;
      default:
        break;
    }
  }
  const upstreams: Located<Upstream>[] = [];
  for (const token of to) {
    const read = token.opaque === true ? { kind: 'unresolved' as const, text: token.text, because: 'the environment variable in it is not stated' } : readTo(token.text, version, plugin);
    if ('refused' in read) fail(read.refused, token);
    else upstreams.push({ value: read, at: placeOf(token) });
  }
  if (to.length > 15) fail(`more than 15 TOs configured: ${to.length}`, to[15] ?? stanza.head);
  if (protocol !== 'tcp' && upstreams.length > 0 && upstreams.every((one) => one.value.kind === 'endpoint' && one.value.transport === 'tls')) protocol = 'tls';
  return {
    kind: 'forward',
    plugin,
    from: zone ?? '.',
    except,
    to: upstreams,
    policy,
    maxConcurrent,
    failover,
    next,
    protocol,
    merges: false,
    ...(plugin === 'proxy' ? { longestFromWins: true } : {}),
    at: stanza.at,
  };
}

function normaliseFrom(text: string): DomainName | undefined {
  const { rest } = splitScheme(text);
  const colon = rest.lastIndexOf(':');
  const host = colon !== -1 && /^\d+$/.test(rest.slice(colon + 1)) ? rest.slice(0, colon) : rest;
  const zones = reverseZones(host);
  if (Array.isArray(zones)) return zones[0];
  return isDomainName(host) ? absolute(host) : undefined;
}

/** plugin/pkg/parse/host.go HostPortOrFile. */
function readTo(text: string, version: string, plugin: string): Upstream | { readonly refused: string } {
  const { transport, rest } = splitScheme(text);
  if (plugin === 'forward' && transport !== 'dns' && transport !== 'tls' && !(transport === 'https' && compareVersions(version, '1.14.5') >= 0)) {
    return { refused: `'${transport}' is not supported as a destination protocol in forward: ${text}` };
  }
  const port = plugin === 'grpc' ? 443 : (PORTS[transport] ?? 53);
  const endpoint = (address: string, at: number): Upstream => ({ kind: 'endpoint', address, port: at, transport });
  const bare = rest.replace(/%.*$/, '');
  const whole = parseAddress(bare);
  if (whole !== undefined) return endpoint(whole, port);
  const bracket = /^\[([^\]%]+)(?:%[^\]]*)?\](?::(.*))?$/.exec(rest);
  if (bracket !== null) {
    const address = parseAddress(bracket[1] ?? '');
    if (address !== undefined && (bracket[2] !== undefined || compareVersions(version, '1.14.2') >= 0)) return endpoint(address, bracket[2] === undefined ? port : portOf(bracket[2]));
  }
  const colon = rest.lastIndexOf(':');
  if (colon !== -1) {
    const address = parseAddress(rest.slice(0, colon).replace(/%.*$/, ''));
    if (address !== undefined) return endpoint(address, portOf(rest.slice(colon + 1)));
  }
  if (rest.startsWith('/') || rest.startsWith('./')) return { kind: 'resolver-file', path: rest };
  if (/^__PILLAR__/.test(rest)) {
    const names = { __PILLAR__CLUSTER__DNS__: 'cluster-dns', __PILLAR__UPSTREAM__SERVERS__: 'upstream-servers', __PILLAR__LOCAL__DNS__: 'local-dns', __PILLAR__DNS__SERVER__: 'dns-server' } as const;
    if (Object.hasOwn(names, rest)) return { kind: 'placeholder', name: names[rest as keyof typeof names] };
  }
  if (/[{}$]|^__/.test(rest)) return { kind: 'unresolved', text: rest, because: `${rest} is filled in elsewhere` };
  if (compareVersions(version, '1.14.4') >= 0 && /^[a-zA-Z0-9_.-]+(:\d+)?$/.test(rest) && !/^[\d.]+(:\d+)?$/.test(rest)) {
    const named = /^(.*?)(?::(\d+))?$/.exec(rest);
    const name = named?.[1] ?? rest;
    if (name === 'localhost') return endpoint('127.0.0.1', named?.[2] === undefined ? port : Number(named[2]));
    return { kind: 'host', name, port: named?.[2] === undefined ? port : Number(named[2]), transport };
  }
  return { refused: compareVersions(version, '1.14.4') >= 0 ? `not an IP address or file, and failed to resolve: ${JSON.stringify(rest)}` : `not an IP address or file: ${JSON.stringify(rest)}` };
}

function portOf(text: string): number {
  const port = Number(text);
  return Number.isInteger(port) && text !== '' ? port : -1;
}

/** `forward` (plugin/forward/setup.go parseForward, parseStanza, parseBlock). */

import { parseAddress } from '../../../core/dns/endpoint.ts';
import { absolute, type DomainName, isDomainName, ROOT } from '../../../core/dns/name.ts';
import type { ForwardStep, Upstream } from '../../../core/facts/steps.ts';
import { addAll, packed } from '../../../core/text/append.ts';
import { defined } from '../../../core/text/defined.ts';
import type { Located } from '../../../core/text/location.ts';
import {
  argumentError,
  current,
  fail,
  next,
  nextArg,
  nextBlock,
  noMoreArgs,
  oneArg,
  remainingArgs,
  SetupError,
  unknownProperty,
} from '../dispenser.ts';
import { duration, formatDuration, hostBeforePort, integer, isRcode, quoted, unsigned } from '../go-values.ts';
import { type Token, writtenText } from '../lexer.ts';
import { normalizeExact, type Setup } from '../setup.ts';
import { placeOf, unstatedWord } from '../stream.ts';
import { isAtLeast } from '../versions.ts';
import { checkCertificates } from './certificates.ts';
import { check, words } from './stanza.ts';
import { readUpstreams, SERVER_NAMES_SINCE } from './upstream.ts';

export interface Draft {
  from: DomainName;
  unknownFrom: string | undefined;
  readonly except: DomainName[];
  readonly to: Located<Upstream>[];
  policy: ForwardStep['policy'];
  maxConcurrent: number;
  maxAttempts: number;
  readonly failover: string[];
  readonly next: string[];
  protocol: ForwardStep['protocol'];
  expire: number;
  maxAge: Token | undefined;
  serverName: Token | undefined;
  encryption: ForwardStep['encryption'];
  maxFails: number;
  /** Undefined where not stated. */
  checked: DomainName | undefined;
}

export function draft(): Draft {
  return {
    from: '.',
    unknownFrom: undefined,
    except: [],
    to: [],
    policy: 'random',
    maxConcurrent: 0,
    maxAttempts: 0,
    failover: [],
    next: [],
    protocol: 'client',
    expire: 10e9,
    maxAge: undefined,
    serverName: undefined,
    encryption: undefined,
    maxFails: 2,
    checked: ROOT,
  };
}

export function stepOf(plugin: string, stanza: Draft, head: Token, checks?: string): ForwardStep {
  const tls =
    stanza.to.length > 0 && stanza.to.every(({ value }) => value.kind === 'endpoint' && value.transport === 'tls');
  const { from, unknownFrom, except, to, policy, maxConcurrent, maxAttempts, failover, next: nextCodes } = stanza;
  const protocol = stanza.protocol === 'client' && tls ? 'tls' : stanza.protocol;
  const isPlain =
    protocol !== 'tls' && stanza.to.every(({ value }) => !('transport' in value) || value.transport === 'dns');
  return {
    kind: 'forward',
    plugin,
    from,
    except: packed(except),
    to: packed(to),
    policy,
    maxConcurrent,
    failover: packed(failover),
    next: packed(nextCodes),
    protocol,
    merges: false,
    ...defined({
      maxAttempts: maxAttempts > 0 ? maxAttempts : undefined,
      unknownFrom,
      encryption: isPlain ? undefined : (stanza.encryption ?? (plugin === 'grpc' ? 'none' : 'server')),
      checks,
    }),
    at: placeOf(head),
  };
}

/** Of a classless network only the first zone counts. */
export function readFrom(setup: Setup, stanza: Draft): void {
  const from = oneArg(setup.d);
  if (from.opaque === true) {
    setup.notices.push(unstatedWord('for which names this forwards', from));
    stanza.unknownFrom = writtenText(from);
    return;
  }
  const zones = normalizeExact(from.text, setup.context.version);
  if (zones?.[0] === undefined) fail(`unable to normalize '${from.text}'`, from);
  stanza.from = zones[0];
}

export function readForward(setup: Setup): void {
  const { d, context } = setup;
  let count = 0;
  while (next(d)) {
    const head = current(d);
    count += 1;
    if (count > 1 && !isAtLeast(context.version, '1.9.4'))
      fail('plugin/forward: this plugin can only be used once per Server Block', head);
    const stanza = draft();
    let to: readonly Token[] = [];
    try {
      readFrom(setup, stanza);
      to = remainingArgs(d);
      if (to.length === 0) argumentError(d);
      if (isAtLeast(context.version, '1.14.4')) {
        try {
          while (nextBlock(d)) readOption(setup, stanza);
        } catch (refusal) {
          showUpstreams(to, stanza, setup);
          throw refusal;
        }
        readUpstreams(setup, 'forward', to, stanza.to);
      } else {
        readUpstreams(setup, 'forward', to, stanza.to);
        while (nextBlock(d)) readOption(setup, stanza);
      }
    } finally {
      const checks = stanza.maxFails === 0 ? undefined : stanza.checked;
      if (stanza.to.length > 0) setup.steps.push(stepOf('forward', stanza, head, checks));
    }
    if (stanza.maxAge !== undefined && stanza.maxAge.opaque !== true && isAtLeast(context.version, '1.14.3'))
      checkAge(stanza, stanza.maxAge);
    if (stanza.serverName !== undefined && isAtLeast(context.version, SERVER_NAMES_SINCE))
      checkServerNames(stanza.serverName, to, isAtLeast(context.version, '1.15.0'));
  }
}

/** One name for all upstreams and one of an upstream's own exclude each other. */
function checkServerNames(all: Token, to: readonly Token[], quic: boolean): void {
  if (all.text === '' || all.opaque === true) return;
  for (const token of to) {
    const [, scheme, host, own, port] = /^(tls|quic):\/\/([^%]*)%([^:\]]*)\]?(?::(\d+))?$/s.exec(token.text) ?? [];
    if (scheme === undefined || own === undefined || own === '' || (scheme === 'quic' && !quic)) continue;
    const upstream = `${scheme}://${host}${host?.startsWith('[') === true ? ']' : ''}:${port ?? 853}`;
    fail(
      `both forward ('${all.text}') and proxy level ('${own}') TLS servernames are set for upstream proxy '${upstream}'`,
      token,
    );
  }
}

/** A stanza with a refused option still shows where it leads; only the option's error is reported. */
function showUpstreams(to: readonly Token[], stanza: Draft, setup: Setup): void {
  try {
    readUpstreams(setup, 'forward', to, stanza.to);
  } catch (second) {
    if (!(second instanceof SetupError)) throw second;
  }
}

function checkAge(stanza: Draft, token: Token): void {
  const age = duration(token);
  if (age > 0 && age < stanza.expire)
    fail(`max_age (${formatDuration(age)}) must not be less than expire (${formatDuration(stanza.expire)})`, token);
}

function positive(d: Setup['d'], name: string): number {
  const token = oneArg(d);
  const value = duration(token);
  if (value < 0)
    fail(
      name === 'health_check'
        ? `health_check can't be negative: ${value}`
        : `${name} can't be negative: ${formatDuration(value)}`,
      token,
    );
  return value;
}

function readOption(setup: Setup, stanza: Draft): void {
  const { d } = setup;
  const option = current(d);
  const name = option.text;
  if (option.opaque === true) return void remainingArgs(d);
  switch (name) {
    case 'except':
      return readExcept(d, stanza);
    case 'force_tcp':
      noMoreArgs(d);
      stanza.protocol = 'tcp';
      return;
    case 'prefer_udp':
      noMoreArgs(d);
      if (stanza.protocol !== 'tcp') stanza.protocol = 'udp';
      return;
    case 'next_on_nodata':
      noMoreArgs(d);
      stanza.next.push('NODATA');
      return;
    case 'tls':
      stanza.encryption = readTls(setup);
      return;
    case 'tls_servername':
      stanza.serverName = oneArg(d);
      return;
    case 'expire':
      stanza.expire = positive(d, 'expire');
      return;
    case 'max_age':
      positive(d, 'max_age');
      stanza.maxAge = current(d);
      return;
    case 'max_concurrent':
      stanza.maxConcurrent = notNegative(d, name);
      return;
    case 'max_connect_attempts':
      stanza.maxAttempts = unsigned(oneArg(d));
      return;
    case 'policy':
      return readPolicy(d, stanza);
    case 'max_fails':
      stanza.maxFails = unsigned(oneArg(d));
      return;
    case 'health_check':
      return readHealthCheck(d, stanza);
    case 'next':
    case 'failover':
      return readRcodes(setup, name === 'next' ? stanza.next : stanza.failover, name);
    default:
      checkOption(d, name);
  }
}

function checkOption(d: Setup['d'], name: string): void {
  switch (name) {
    case 'failfast_all_unhealthy_upstreams':
      return void words(d, 0, 0);
    case 'read_timeout':
      if (duration(oneArg(d)) <= 0)
        fail(`read_timeout must be positive: ${formatDuration(duration(current(d)))}`, current(d));
      return;
    case 'max_idle_conns':
      return void notNegative(d, name);
    case 'doh_method':
      return check(oneArg(d), (text) =>
        /^(?:GET|POST)$/.test(text) ? undefined : 'doh_method must be either POST or GET',
      );
    case 'resolver':
      return checkResolver(d);
    case 'source_address':
      return check(oneArg(d), (text) => (parseAddress(text) ? undefined : `invalid IP address: ${text}`));
    default:
      unknownProperty(d);
  }
}

function notNegative(d: Setup['d'], name: string): number {
  const token = oneArg(d);
  const value = integer(token);
  if (value < 0) fail(`${name} can't be negative: ${value}`, token);
  return value;
}

export function readExcept(d: Setup['d'], stanza: Draft): void {
  const names = remainingArgs(d);
  if (names.length === 0) argumentError(d);
  for (const token of names) addAll(stanza.except, normalizeExact(token.text) ?? []);
}

/** `unordered`: of another release, which takes them in no order that matters. */
export function readPolicy(d: Setup['d'], stanza: Draft, unordered?: string): void {
  const token = oneArg(d);
  const { text } = token;
  if (text === 'random' || text === 'round_robin' || text === 'sequential') stanza.policy = text;
  else {
    if (text !== unordered) check(token, () => `unknown policy '${text}'`);
    stanza.policy = 'unordered';
  }
}

function checkResolver(d: Setup['d']): void {
  const servers = remainingArgs(d);
  if (servers.length === 0) argumentError(d);
  for (const token of servers)
    check(token, (text) =>
      parseAddress(hostBeforePort(text) ?? text) === undefined
        ? `resolver must be an IP address or IP:port: ${quoted(text)}`
        : undefined,
    );
}

function readHealthCheck(d: Setup['d'], stanza: Draft): void {
  positive(d, 'health_check');
  stanza.checked = ROOT;
  while (nextArg(d)) {
    const word = current(d);
    if (word.text === 'no_rec') continue;
    if (word.text !== 'domain') fail(`health_check: unknown option ${word.text}`, word);
    const domain = oneArg(d);
    check(domain, (text) => (isDomainName(text) ? undefined : `health_check: invalid domain name ${text}`));
    stanza.checked = domain.opaque === true ? undefined : absolute(domain.text.toLowerCase());
  }
}

function readRcodes(setup: Setup, into: string[], name: string): void {
  const codes = remainingArgs(setup.d);
  if (codes.length === 0) argumentError(setup.d);
  for (const token of codes) {
    const code = token.text.toUpperCase();
    if (!isRcode(code, setup.context.version)) fail(`${token.text} is not a valid rcode`, token);
    if (name === 'failover' && code === 'NOERROR') fail('NoError cannot be used in failover', token);
    into.push(code);
  }
}

export function readTls(
  setup: Setup,
  tooMany: (count: number) => never = () => argumentError(setup.d),
): 'server' | 'mutual' {
  const args = remainingArgs(setup.d);
  if (args.length > 3) tooMany(args.length);
  checkCertificates(setup.context, args);
  return args.length < 2 ? 'server' : 'mutual';
}

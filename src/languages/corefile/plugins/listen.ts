/** `bind`, `view`, `loop` (plugin/bind/setup.go, plugin/view/setup.go, plugin/loop/setup.go). */

import { isIPv6, networksOutside, parseAddress } from '../../../core/dns/endpoint.ts';
import type { BindAddress, ServerKey } from '../../../core/facts/server-config.ts';
import type { NamePattern, Step } from '../../../core/facts/steps.ts';
import { defined } from '../../../core/text/defined.ts';
import { itemAt } from '../../../core/text/invariant.ts';
import type { Location } from '../../../core/text/location.ts';
import { notModelled } from '../../../core/text/notice.ts';
import { isPlaceholder } from '../../../core/text/placeholder.ts';
import { argumentError, current, fail, failAtStart, next, nextArg, nextBlock, remainingArgs } from '../dispenser.ts';
import { inEveryBranch } from '../every-branch.ts';
import { checkExpression, literalText } from '../expression.ts';
import { alternativesOf, termsOf } from '../expression-terms.ts';
import { quoted, regexProblem } from '../go-values.ts';
import { type Token, writtenText } from '../lexer.ts';
import type { Setup } from '../setup.ts';
import { placeOf } from '../stream.ts';
import { isAtLeast } from '../versions.ts';
import { once } from './stanza.ts';

/** All addresses are excluded (plugin/bind/setup.go: ListenHosts is empty). */
export const NOTHING: BindAddress = { kind: 'address', address: 'nothing' };
const LOOPBACK: readonly string[] = ['127.0.0.1', '::1'];

export function readBind(setup: Setup): void {
  const { d } = setup;
  let head = itemAt(d.tokens, 0);
  while (next(d)) {
    head = current(d);
    const args = remainingArgs(d);
    if (args.length === 0) fail('at least one address or interface name is expected', head);
    let excluded: readonly Token[] = [];
    while (nextBlock(d)) {
      if (current(d).text !== 'except') fail(`invalid option ${quoted(current(d).text)}`, current(d));
      excluded = remainingArgs(d);
      if (excluded.length === 0)
        fail('at least one address or interface must be given to except subdirective', current(d));
    }
    for (const token of [...args, ...excluded]) checkBind(setup, token);
    // Compared as written.
    const except = new Set(excluded.flatMap(({ text }) => (text === 'lo' ? ['lo', ...LOOPBACK] : [text])));
    for (const token of args) {
      const at = placeOf(token);
      if (except.has(token.text)) continue;
      const address = parseAddress(token.text);
      if (address !== undefined)
        setup.bind.push({
          value: { kind: 'address', address, ...defined({ written: token.text === address ? undefined : token.text }) },
          at,
        });
      else if (token.text === 'lo' && LOOPBACK.some((one) => except.has(one))) {
        for (const one of LOOPBACK)
          if (!except.has(one)) setup.bind.push({ value: { kind: 'address', address: one }, at });
      } else {
        const excepts = excluded.length > 0 ? excluded.map(({ text }) => text) : undefined;
        if (token.opaque === true && !isPlaceholder(token.text)) setup.steps.push(unstatedBind(at));
        setup.bind.push({ value: { kind: 'interface', name: writtenText(token), ...defined({ excepts }) }, at });
      }
    }
  }
  if (setup.bind.length === 0) setup.bind.push({ value: NOTHING, at: placeOf(head) });
}

function unstatedBind(at: Location): Step {
  const because = 'at which address it listens is not stated';
  return { kind: 'opaque', plugin: 'bind', because, passes: 'it listens where the question comes in', at };
}

function checkBind({ context }: Setup, token: Token): void {
  if (parseAddress(token.text) !== undefined || token.opaque === true) return;
  if (!couldBeInterface(token.text, context.version))
    fail(`not a valid IP address or interface name: ${quoted(token.text)}`, token);
}

/** Linux dev_valid_name: 1 to 15 characters, no slash, colon or blank; nobody means stars. Interfaces since 1.8.4. */
function couldBeInterface(text: string, version: string): boolean {
  if (/^__|\{\{/.test(text)) return true;
  return (
    text !== 'localhost' &&
    isAtLeast(version, '1.8.4') &&
    /^[^/:\s%*?]{1,15}$/.test(text) &&
    !/^\d+\.\d+\.\d+\.\d+$/.test(text)
  );
}

interface Restrictions {
  types: readonly string[] | undefined;
  port: number | undefined;
  protocols: readonly string[];
  readonly notTypes: string[];
  readonly names: NamePattern[];
  readonly clients: (readonly string[])[];
}

export function readView(setup: Setup): void {
  const { d } = setup;
  once(setup, () => {
    const head = current(d);
    if (remainingArgs(d).length !== 1) argumentError(d);
    const texts: string[] = [];
    const found: Restrictions = {
      types: undefined,
      port: undefined,
      protocols: PROTOCOLS,
      notTypes: [],
      names: [],
      clients: [],
    };
    let opaque = false;
    while (nextBlock(d)) {
      const option = current(d);
      if (option.text !== 'expr') fail(`unknown property '${option.text}'`, option);
      const args = remainingArgs(d);
      const text = args.map((token) => token.text).join(' ');
      texts.push(text);
      if (args.some((token) => token.opaque === true)) {
        opaque = true;
        continue;
      }
      const { problem } = checkExpression(text, setup.context.version);
      if (problem !== undefined) fail(problem, args[0] ?? option);
      for (const term of termsOf(text)) if (!restrict(found, term)) opaque = true;
    }
    const orNone = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);
    const { port, protocols, notTypes, names, clients } = found;
    const [protocol, other] = protocols;
    const types = protocol === undefined ? [] : found.types;
    const overTcp = protocol === undefined || other !== undefined ? undefined : protocol === 'tcp';
    const lists = { notTypes: orNone(notTypes), names: orNone(names), clients: orNone(clients) };
    const known = { types, port, overTcp, ...lists };
    setup.views.push({ text: texts.join(' and '), ...defined(known), opaque, at: placeOf(head) });
    if (opaque) setup.notices.push(notModelled('which queries this view lets in is not modelled', placeOf(head)));
  });
}

function restrict(found: Restrictions, term: string): boolean {
  const isMet = ofOrdinaryClient(term);
  if (isMet === false) found.types = [];
  if (isMet !== undefined) return true;
  const protocols = valuesOf('proto', term, found.protocols);
  if (protocols !== undefined) {
    found.protocols = protocols;
    return true;
  }
  const types = ofEach(term, (one) => membersOf('type', one)?.filter(isType));
  if (types !== undefined) {
    found.types = found.types?.filter((type) => types.includes(type)) ?? types;
    return true;
  }
  const port = portOf(term);
  if (port !== undefined) {
    found.port = found.port === undefined || found.port === port ? port : NO_PORT;
    return true;
  }
  return (
    areAdded(found.notTypes, notMembersOf('type', term)?.filter(isType)) ||
    isAdded(found.names, namesOf(term)) ||
    isAdded(found.clients, ofEach(term, clientOf)) ||
    areAdded(found.clients, notMembersOf('client_ip', term)?.flatMap(hostIn).map(networksOutside))
  );
}

/** request/request.go Proto. */
const PROTOCOLS: readonly string[] = ['udp', 'tcp'];

/** Whether it holds for each question that an ordinary client asks; an error lets nobody in (plugin/view/view.go Filter). */
function ofOrdinaryClient(term: string): boolean | undefined {
  if (/^(?:true|false)$/.test(term)) return term === 'true';
  if (/^opcode\(\)\s*==\s*0$/.test(term)) return true;
  if (/^(?:!|not\b)?[\s(]*incidr\(\s*client_ip\(\)\s*,\s*['`][^'`/\\]*['`][\s)]*$/.test(term)) return false;
  const classes = valuesOf('class', term, ['IN']);
  return classes === undefined ? undefined : classes.length > 0;
}

function isAdded<T>(list: T[], one: T | undefined): boolean {
  return areAdded(list, one === undefined ? undefined : [one]);
}

function areAdded<T>(list: T[], some: readonly T[] | undefined): boolean {
  for (const one of some ?? []) list.push(one);
  return some !== undefined;
}

/** `name()` is lower case and absolute (plugin/pkg/expression/expression.go, request.Request.Name). */
function namesOf(term: string): NamePattern | undefined {
  const names = ofEach(term, (one) => membersOf('name', one));
  if (names !== undefined) return { kind: 'exactly', names };
  const found = /^name\(\)\s*(matches|endsWith|startsWith|contains)\s*(['`].*)$/.exec(term);
  const text = literalText(found?.[2] ?? '');
  if (text === undefined) return undefined;
  switch (found?.[1]) {
    case 'matches':
      return regexProblem(text) === undefined ? { kind: 'regex', regex: text } : undefined;
    case 'endsWith':
      return { kind: 'suffix', text };
    case 'startsWith':
      return { kind: 'prefix', text };
    case 'contains':
      return { kind: 'substring', text };
    default:
      return undefined;
  }
}

const NO_PORT = -1;

/** Addresses, a network, or all but one (plugin/pkg/expression/expression.go DefaultEnv). */
function clientOf(term: string): readonly string[] | undefined {
  const negated = /^(?:!|not\b)\s*(?:\(\s*(incidr\(.*\))\s*\)|(incidr\(.*\)))$/.exec(term);
  if (negated === null) return membersOf('client_ip', term)?.flatMap(hostIn) ?? networkIn(term);
  const [network] = networkIn(negated[1] ?? negated[2] ?? '') ?? [];
  return network === undefined ? undefined : networksOutside(network);
}

function networkIn(term: string): readonly string[] | undefined {
  const text = /^incidr\(\s*client_ip\(\)\s*,\s*(['`].*)\)$/.exec(term)?.[1] ?? '';
  const [address = '', length = ''] = literalText(text.trim())?.split('/') ?? [];
  const bits = isIPv6(address) ? 128 : 32;
  const isRead = hostIn(address).length > 0 && /^\d{1,3}$/.test(length) && Number(length) <= bits;
  return isRead ? [`${address}/${length}`] : undefined;
}

/** An address is compared as Go writes it (request/request.go IP): no other text is one. */
function hostIn(text: string): readonly string[] {
  return parseAddress(text) === text ? [`${text}/${isIPv6(text) ? 128 : 32}`] : [];
}

function portOf(term: string): number | undefined {
  const [, port] = /^server_port\(\)\s*==\s*['`](\d{1,5})['`]$/.exec(term) ?? [];
  return port === undefined || port !== String(Number(port)) ? undefined : Number(port);
}

function ofEach<T>(term: string, read: (one: string) => readonly T[] | undefined): readonly T[] | undefined {
  const found = alternativesOf(term).map((one) => read(one));
  return found.every((one) => one !== undefined) ? found.flat() : undefined;
}

function isType(text: string): boolean {
  return /^[A-Z0-9]+$/.test(text);
}

/** What a term leaves of a function's values. */
function valuesOf(name: 'proto' | 'class', term: string, among: readonly string[]): readonly string[] | undefined {
  const members = ofEach(term, (one) => membersOf(name, one));
  const others = members === undefined ? notMembersOf(name, term) : undefined;
  if (members === undefined && others === undefined) return undefined;
  return among.filter((value) => members?.includes(value) ?? others?.includes(value) === false);
}

/** Of `NAME() == TEXT` and `NAME() in [TEXT, ...]`. */
function membersOf(name: string, term: string): readonly string[] | undefined {
  if (!term.startsWith(`${name}()`)) return undefined;
  const [, one, many] = /^\s*(?:==\s*(.*)|in\s+\[(.*)\])$/.exec(term.slice(name.length + 2)) ?? [];
  const texts = (many?.split(',') ?? (one === undefined ? [] : [one])).map((text) => literalText(text.trim()));
  const known = texts.filter((text) => text !== undefined);
  return known.length > 0 && known.length === texts.length ? known : undefined;
}

/** Of `NAME() != TEXT`, `NAME() not in [TEXT, ...]`, and `not` before brackets. */
function notMembersOf(name: string, term: string): readonly string[] | undefined {
  const negated = term.startsWith(`${name}()`)
    ? term.replace(/\)\s*(?:!=|not\s+in\b)/, (operator) => (operator.endsWith('=') ? ') ==' : ') in '))
    : /^(?:!|not\b)\s*\(\s*(.*?)\s*\)$/.exec(term)?.[1];
  return negated === undefined || negated === term ? undefined : ofEach(negated, (one) => membersOf(name, one));
}

export const NO_FIRST = 'panic: runtime error: index out of range [0] with length 0';

export function readLoop(setup: Setup): void {
  const { d } = setup;
  const head = itemAt(d.tokens, 0);
  const heads: Token[] = [];
  const place = setup.steps.length;
  setup.steps.push({ kind: 'loop-guard', at: placeOf(head) });
  once(setup, () => {
    heads.push(current(d));
    if (nextArg(d)) argumentError(d);
  });
  if (heads.length > 1) setup.steps[place] = { kind: 'loop-guard', at: inEveryBranch(heads.map(placeOf)) };
  if (isAtLeast(setup.context.version, '1.13.0')) return;
  // It takes the first zone of its first key, and its first address, unchecked (plugin/loop/setup.go).
  const [key] = setup.keys;
  if (key !== undefined && isPortless(key)) fail(NO_FIRST, head);
  if (setup.bind.some(({ value }) => value === NOTHING)) failAtStart(NO_FIRST, head);
}

/** Of the schemes `unix` alone has no default port, and its key then ends in a colon (core/dnsserver/address.go). */
export function isPortless({ transport, at: { file, span } }: ServerKey): boolean {
  return transport === 'unix' && !/:\d+$/.test(file.text.slice(span.start, span.end));
}

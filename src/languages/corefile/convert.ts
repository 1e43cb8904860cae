/** From blocks of tokens to what the server does: keys, listeners, and each block's steps in plugin order. */

import { ROOT } from '../../core/dns/name.ts';
import type { ConfigContext } from '../../core/facts/readers.ts';
import type {
  BindAddress,
  ServerBlock,
  ServerConfig,
  ServerKey,
  StartError,
  UnreadKey,
  View,
} from '../../core/facts/server-config.ts';
import type { Step } from '../../core/facts/steps.ts';
import { packed } from '../../core/text/append.ts';
import { beyondBound } from '../../core/text/budget.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import { defined } from '../../core/text/defined.ts';
import { editDistance } from '../../core/text/edit-distance.ts';
import { itemAt, present } from '../../core/text/invariant.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { type Notice, notModelled, type Reading } from '../../core/text/notice.ts';
import { getOrInsert } from '../../core/text/once.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import { locate, type SourceText } from '../../core/text/source-text.ts';
import { argumentError, current, type Dispenser, dispense, fail, SetupError, unknownProperty } from './dispenser.ts';
import { fromRoot } from './files.ts';
import { quoted } from './go-values.ts';
import { readKey, splitScheme } from './keys.ts';
import { type Token, writtenText } from './lexer.ts';
import { type Claims, checkOverlap } from './listeners.ts';
import { parseEach, type RawBlock, UNSEEN_IMPORT } from './parser.ts';
import { isPortless, NO_FIRST, NOTHING } from './plugins/listen.ts';
import { unseenStep } from './plugins/relatives.ts';
import { readerOf } from './plugins/table.ts';
import type { Setup } from './setup.ts';
import { placeOf, unstatedWord } from './stream.ts';
import {
  CHAINLESS,
  EXTERNAL,
  isAtLeast,
  isInNodeCache,
  isKnownName,
  isStock,
  ORDER_NEWEST,
  PASSING,
  pluginOrder,
  refusalOf,
} from './versions.ts';

/** By port, then by address; `''` for all. */
type Taps = Map<number, Map<string, Location>>;

/** Of a host whose address may not be the machine's, nothing is known. */
const ENDPOINT = /^tcp:\/\/(|0\.0\.0\.0|\[::\]|127(?:\.\d{1,3}){3}):(\d{1,5})(?:[/?#]|$)/;
const ALL = /^(?:|0\.0\.0\.0|\[?::\]?)$/;
const OVER_TCP: ReadonlySet<string> = new Set(['dns', 'tls', 'grpc', 'https']);

function gatherTaps(tokens: readonly Token[], version: string, taps: Taps): void {
  if (!isAtLeast(version, '1.14.4')) return;
  for (const [index, head] of tokens.entries()) {
    const [word, token] = tokens.slice(index + 1, index + 3);
    if (head.text !== 'dnstap' || word?.text !== 'listen' || token === undefined || token.opaque === true) continue;
    const [, host, port] = ENDPOINT.exec(token.text) ?? [];
    const at = placeOf(token);
    if (host === undefined || port === undefined || token.line !== head.line || conditionsAt(at).length > 0) continue;
    getOrInsert(taps, Number(port), () => new Map<string, Location>()).set(ALL.test(host) ? '' : host, at);
  }
}

function checkTaps(blocks: readonly ServerBlock[], taps: Taps): readonly StartError[] {
  if (taps.size === 0) return [];
  for (const block of blocks) {
    if (conditionsAt(block.at).length > 0) continue;
    for (const key of block.keys) {
      const own = OVER_TCP.has(key.transport) ? taps.get(key.port) : undefined;
      if (own === undefined) continue;
      for (const address of addressesOf(block)) {
        const at = ALL.test(address) ? [...own.values()][0] : (own.get('') ?? own.get(address));
        const shown = address.includes(':') ? `[${address}]` : address;
        if (at !== undefined)
          return [{ message: `Listen: listen tcp ${shown}:${key.port}: bind: address already in use`, at }];
      }
    }
  }
  return [];
}

function addressesOf({ bind }: ServerBlock): readonly string[] {
  if (bind.length === 0) return [''];
  return bind.flatMap(({ value }) => (value.kind === 'address' && value.address !== 'nothing' ? value.address : []));
}

/** Of stanzas (plugin/template/setup.go): no plugin has such a name, so the line before opens a server block. */
const PROPERTIES: ReadonlySet<string> = new Set(['match', 'answer', 'additional', 'authority', 'fallthrough']);

/** Undefined when it is taken. Certain only for a stock image, a removed plugin, or, without a stated image, a slip. */
function unknownDirective(token: Token, context: ConfigContext): string | undefined {
  const name = token.text;
  if (token.opaque === true) return undefined;
  if (isStock(name, context.version)) return undefined;
  if (isKnownName(name) || context.stockImage === true) return `Unknown directive '${name}'`;
  if (EXTERNAL.has(name)) return undefined;
  // `hosts2`, `rewriter`: a name of its own.
  const isLonger = (known: string): boolean => name.startsWith(known) && name.at(-1) !== known.at(-1);
  const isSlip = (known: string): boolean => known.length > 3 && !isLonger(known) && editDistance(known, name, 1) === 1;
  const isMisplaced = PROPERTIES.has(name) || ORDER_NEWEST.some(isSlip);
  const isRefused = (context.stockImage !== false && isMisplaced) || !/^[a-z][a-z0-9_-]*$/.test(name);
  return isRefused ? `Unknown directive '${name}'` : undefined;
}

/** Parsed, but without plugin in the binary; found when it would be set up (caddy plugins.go DirectiveAction). */
function missingPlugin(name: string, context: ConfigContext): string | undefined {
  if (context.build !== 'node-cache' || !ORDER_NEWEST.includes(name)) return undefined;
  if (isInNodeCache(name, context.version)) return undefined;
  return `no action found for directive '${name}' with server type 'dns' (missing a plugin?)`;
}

const MAX_KEYS = 100_000;
/** For patterns: each name that one distinguishes is held against all. */
const MAX_VIEWS = 1000;
const PATTERN = /\b(?:matches|contains|startsWith|endsWith)\b/;

const FORWARDERS: ReadonlySet<string> = new Set(['fanout', 'alternate', 'fallback', 'dnsredir']);

/** A setup error and its turn: plugin by plugin over all blocks (caddy.go executeDirectives). */
interface Turn {
  readonly rank: number;
  readonly late?: boolean;
  readonly error: StartError;
}

interface Draft {
  readonly context: ConfigContext;
  readonly rankOf: (name: string) => number;
  readonly notices: Notice[];
  views: number;
  readonly keyErrors: StartError[];
  /** Reported when blocks are grouped by listen address (core/dnsserver/register.go groupConfigsByListenAddr). */
  readonly ports: StartError[];
  readonly listening: StartError[];
  readonly turns: Turn[];
  /** Characters of zone files that were read. */
  beside: number;
  hasUnreadKeys?: true;
}

function openDraft(context: ConfigContext): Draft {
  const ranks = new Map(pluginOrder(context.version).map((name, index) => [name, index]));
  // External plugins mostly come right before those that forward.
  const loop = present(ranks.get('loop'));
  // An unseen import may bring what stands before all others.
  const rankOf = (name: string): number =>
    name.startsWith(UNSEEN_IMPORT) ? -1 : (ranks.get(name) ?? (FORWARDERS.has(name) ? loop + 0.5 : loop - 0.5));
  const lists = { notices: [], keyErrors: [], ports: [], listening: [], turns: [] };
  return { ...lists, context, rankOf, views: 0, beside: 0 };
}

export function convert(source: SourceText, context: ConfigContext): Reading<ServerConfig> {
  const overlaps: StartError[] = [];
  const claims: Claims = new Map();
  const tlsListeners: TlsListeners = { version: context.version, first: new Map(), errors: [] };
  const taps: Taps = new Map();
  const draft = openDraft(context);
  const { keyErrors, ports, listening, turns } = draft;
  const served: ServerBlock[] = [];
  const isUnknown = (name: Token): string | undefined => unknownDirective(name, context);
  const parsed = parseEach(source, context, isUnknown, (raw) => {
    const block = readBlock(draft, raw);
    checkTls(block, raw.directives.has('tls'), tlsListeners);
    checkOverlap(block, claims, context.version, overlaps);
    const listens = block.bind.every(({ value }) => value !== NOTHING && !mayExceptAll(value, context.version));
    const quic = raw.directives.has('tls') || !listens ? undefined : block.keys.find((key) => key.transport === 'quic');
    if (quic !== undefined) listening.push({ message: 'ListenPacket: quic: tls.Config not set', at: quic.at });
    served.push(block);
    gatherTaps(raw.directives.get('dnstap') ?? [], context.version, taps);
  });
  const unseen = parsed.unseen.map(unseenStep);
  // It may be a server block for some of the names.
  const blocks =
    unseen.length === 0 ? served : served.map((block) => ({ ...block, steps: [...unseen, ...block.steps] }));
  const notices = [...parsed.notices, ...draft.notices];
  turns.sort((a, b) => a.rank - b.rank);
  const [early, late] = [turns.filter((turn) => turn.late !== true), turns.filter((turn) => turn.late === true)];
  const errors = [
    ...parsed.errors,
    ...keyErrors,
    ...early.map((turn) => turn.error),
    ...ports,
    ...tlsListeners.errors,
    ...overlaps,
    ...late.map((turn) => turn.error),
    ...listening,
    ...checkTaps(served, taps),
  ];
  if (parsed.template) gatherHoles(notices);
  const [error] = errors;
  const held = blocks.reduce((sum, { keys, steps }) => sum + keys.length + namesIn(steps), 0);
  const size = parsed.taken + held + Math.floor(draft.beside / CHARACTERS_A_WORD);
  // Of a refused text it is not known whose parts the others are.
  const imported = error === undefined ? [...parsed.texts.keys()].filter((text) => text !== source) : [];
  const { hasUnreadKeys } = draft;
  const filled = defined({ filled: parsed.filled.length === 0 ? undefined : parsed.filled, hasUnreadKeys });
  if (error === undefined || !(parsed.template || isInBranch(error.at, locate(source, 0, 0))))
    return { value: { blocks, errors, size, imported, ...filled, at: locate(source, 0, 0) }, notices };
  notices.push({
    kind: 'unreadable',
    message: `This Corefile is a template that has to be rendered first; as it stands, CoreDNS would refuse it: ${error.message}`,
    at: error.at,
    template: true,
  });
  return { value: { blocks, errors: [], size, ...filled, at: locate(source, 0, 0) }, notices };
}

/** Under a condition that the text as a whole is not under. */
function isInBranch(at: Location, whole: Location): boolean {
  const around = new Set(conditionsAt(whole).map(({ words }) => words));
  return conditionsAt(at).some(({ words }) => !around.has(words));
}

/** Since then an interface keeps its link-local address (plugin/bind/setup.go listIP; recorded: acceptance/keys). */
const LINK_LOCAL_SINCE = '1.14.7';

function mayExceptAll(value: ServerBlock['bind'][number]['value'], version: string): boolean {
  return value.kind === 'interface' && value.excepts !== undefined && !isAtLeast(version, LINK_LOCAL_SINCE);
}

/** Of a zone file, with the work for its record. */
const CHARACTERS_A_WORD = 8;

/** Of hosts files and the like. */
function namesIn(steps: readonly Step[]): number {
  const rules = steps.flatMap((step) => (step.kind === 'answer' ? step.rules : []));
  return rules.reduce((sum, { names }) => sum + (names.kind === 'exactly' ? names.names.length : 0), 0);
}

const MAX_HOLES = 2;

/** Reported once, as nearly all of a text may be expressions. */
function gatherHoles(notices: Notice[]): void {
  const isHole = (notice: Notice): boolean => notice.code === 'placeholder';
  const first = notices.findIndex(isHole);
  if (notices.filter(isHole).length <= MAX_HOLES) return;
  const kept = notices.filter((notice, index) => index === first || !isHole(notice));
  notices.length = 0;
  for (const notice of kept)
    notices.push(
      isHole(notice) ? { ...notice, message: `${notice.message}; so are other parts of this Corefile` } : notice,
    );
}

/** An option of other releases is refused like any unknown word. */
function refuseOption(d: Dispenser, plugin: string, version: string): void {
  const option = current(d);
  const refusal = option.opaque === true ? undefined : refusalOf(plugin, option.text, version);
  if (refusal === undefined) return;
  if (refusal === 'argument') argumentError(d);
  // `%q` in plugin/transfer/setup.go and plugin/route53/setup.go.
  if (plugin === 'transfer' || plugin === 'route53') fail(`unknown property ${quoted(option.text)}`, option);
  unknownProperty(d);
}

/** Authoritative plugins refuse names outside their zones when no plugin follows (plugin/file/file.go ServeDNS). */
function refuseAtEnd(steps: Step[], last: string | undefined): void {
  const step = steps.at(-1);
  if (step?.kind !== 'answer' || step.plugin !== last || !['file', 'auto', 'secondary'].includes(last)) return;
  // `auto` looks only at names of its own zones (plugin/auto/auto.go ServeDNS).
  if (last === 'auto') {
    const rules = step.rules.map(({ names, at }) => ({ names, effect: 'refuse' as const, at }));
    steps.push({ ...step, rules });
    return;
  }
  // All stanzas are one handler: what falls through one is no name outside of its zones.
  const own = steps.flatMap((one) => (one.kind === 'answer' && one.plugin === last ? one.rules : []));
  const except = [...new Set(own.flatMap(({ names }) => (names.kind === 'within' ? names.zones : [])))];
  const names = { kind: 'within', zones: [ROOT], except } as const;
  steps[steps.length - 1] = { ...step, rules: [...step.rules, { names, effect: 'refuse', at: step.at }] };
}

/**
 * They leave a refusal's message to the server, and `minimal` panics without one (minimal.go ServeDNS before 1.15.0).
 */
const MESSAGELESS: ReadonlySet<string> = new Set(['file', 'auto', 'secondary', 'kubernetes']);

function withoutMessage(step: Step): Step {
  if (step.kind !== 'answer' || !MESSAGELESS.has(step.plugin)) return step;
  const rules = step.rules.map((rule) => (rule.effect === 'refuse' ? { ...rule, effect: 'servfail' as const } : rule));
  return { ...step, rules };
}

/** plugin/tls/tls.go parseManualTLS. */
function tlsOf(tokens: readonly Token[] | undefined): ServerBlock['tls'] {
  const at = tokens?.findLastIndex(({ text }) => text === 'client_auth') ?? -1;
  return tokens && { asksCertificate: /^require(?:_and_verify)?$/.test(tokens[at + 1]?.text ?? '') };
}

function readKeys(
  draft: Draft,
  raw: RawBlock,
): Pick<ServerBlock, 'unreadKeys'> & { readonly keys: readonly ServerKey[] } {
  const { context, keyErrors, ports, notices } = draft;
  const keys: ServerKey[] = [];
  const unreadKeys: UnreadKey[] = [];
  for (const token of raw.keys) {
    if (keys.length >= MAX_KEYS) {
      notices.push(notModelled('this block has more zones than are read', placeOf(token)));
      break;
    }
    const at = placeOf(token);
    if (token.opaque === true) {
      draft.hasUnreadKeys = true;
      if (splitScheme(token.text).transport === 'dns')
        unreadKeys.push({ text: writtenText(token), port: portOfUnread(token, context.port), at });
      notices.push(unstatedWord('which zone this block serves', token));
      continue;
    }
    const read = readKey(token.text, context.port, context.version, at);
    if (read.error !== undefined) keyErrors.push({ message: `error inspecting server blocks: ${read.error}`, at });
    if (read.late !== undefined) ports.push({ message: read.late, at });
    for (const key of read.keys) keys.push(key);
  }
  return { keys: packed(keys), ...defined({ unreadKeys: unreadKeys.length === 0 ? undefined : unreadKeys }) };
}

function portOfUnread({ text }: Token, usual: number): number {
  return Number(/:(\d{1,5})$/.exec(text)?.[1] ?? usual);
}

/** An unstated environment variable; a placeholder makes the whole text a template. */
function isUnstated(token: Token): boolean {
  return token.opaque === true && !isPlaceholder(token.text);
}

/** Without any key nothing is set up (core/dnsserver/register.go InspectServerBlocks). */
function isOpen({ keys }: RawBlock, tokens: readonly Token[], isAlone: boolean): boolean {
  return keys.every(isUnstated) || (!isAlone && tokens.some(isUnstated));
}

function standsAlone(plugin: string, head: Token, token: Token): boolean {
  return (plugin === 'forward' || plugin === 'grpc') && token.opaque !== true && token.line === head.line;
}

/** A stanza that fails with a word left out may read with it: what it does is not known. */
function leaveOpen({ d, steps, views, notices }: Setup, plugin: string, before: number): void {
  const at = placeOf(itemAt(d.tokens, 0));
  const because = `what ${plugin} does depends on an environment variable that is not stated`;
  notices.push(notModelled(because, at));
  if (plugin === 'view') views.push({ text: '', opaque: true, at });
  else if (!PASSING.has(plugin)) steps.splice(before, 0, { kind: 'opaque', plugin, because, at });
}

/** It is there to send names on. */
function leaveRefused({ d, steps }: Setup, plugin: string, before: number): void {
  if (steps.length > before || !/^(?:forward|proxy|grpc)$/.test(plugin)) return;
  const because = `what ${plugin} does is not known: it is refused as it stands`;
  steps.push({ kind: 'opaque', plugin, because, at: placeOf(itemAt(d.tokens, 0)) });
}

/** Words before zones that are the server block's keys where none are written. */
const BEFORE_ZONES: Readonly<Record<string, number | undefined>> = Object.fromEntries([
  ...'acl auto cache dnssec etcd kubernetes metadata secondary transfer tsig'.split(' ').map((name) => [name, 0]),
  ...'autopath file hosts sign'.split(' ').map((name) => [name, 1]),
  ['template', 2],
  ['prometheus', Number.POSITIVE_INFINITY],
]);

/** Takes the first zone of each key unchecked (plugin/normalize.go OriginsFromArgsOrServerBlock until 1.12.4). */
function checkOrigins({ d, keys, context }: Setup, name: string): void {
  if (!keys.some(isPortless) || isAtLeast(context.version, '1.13.0')) return;
  const [head, ...more] = d.tokens;
  const words = more.filter(({ line, text }) => line === head?.line && text !== '{' && !/^\d+$/.test(text));
  if (head !== undefined && words.length <= (BEFORE_ZONES[name] ?? -1)) fail(NO_FIRST, head);
}

function isBeyond(draft: Draft, head: Token): boolean {
  draft.views += 1;
  if (draft.views === MAX_VIEWS + 1)
    draft.notices.push(
      beyondBound(`only the first ${MAX_VIEWS} views by patterns of this Corefile are read`, placeOf(head)),
    );
  return draft.views > MAX_VIEWS;
}

/** Plugins whose relative paths start at `root` (Config.Root in their setup). */
const ROOTED: ReadonlySet<string> = new Set(
  'auto dnssec dynupdate etcd file forward grpc hosts loadbalance sign tls'.split(' '),
);

function readBlock(draft: Draft, raw: RawBlock): ServerBlock {
  const { context, rankOf, turns, notices } = draft;
  const served = readKeys(draft, raw);
  const bind: Located<BindAddress>[] = [];
  const steps: Step[] = [];
  const views: View[] = [];
  const addRead = (characters: number): void => {
    draft.beside += characters;
  };
  const zones = [...new Set(served.keys.map((key) => key.zone))];
  const directives = [...raw.directives].sort(([a], [b]) => rankOf(a) - rankOf(b));
  for (const [name, tokens] of directives) {
    const head = itemAt(tokens, 0);
    const missing = missingPlugin(name, context);
    if (missing !== undefined) turns.push({ rank: rankOf(name), error: { message: missing, at: placeOf(head) } });
    const setup: Setup = {
      d: dispense(tokens, isAtLeast(context.version, '1.15.0'), (d) => refuseOption(d, name, context.version)),
      context: ROOTED.has(name) ? fromRoot(context, raw.directives.get('root')) : context,
      keys: served.keys,
      zones,
      has: (other) => raw.directives.has(other),
      tokensOf: (other) => raw.directives.get(other) ?? [],
      ...{ steps, views, bind, notices, addRead },
    };
    const before = steps.length;
    if (name === 'view' && tokens.some(({ text }) => PATTERN.test(text)) && isBeyond(draft, head)) {
      views.push({ text: '', opaque: true, at: placeOf(head) });
      continue;
    }
    try {
      readerOf(name)(setup);
      checkOrigins(setup, name);
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
      const refused = { message: `plugin/${name}: ${error.message}`, at: placeOf(error.token) };
      if (isOpen(raw, tokens, standsAlone(name, head, error.token))) leaveOpen(setup, name, before);
      else turns.push({ rank: rankOf(name), late: error.late, error: refused });
      leaveRefused(setup, name, before);
    }
  }
  const chain = directives.map(([name]) => name).filter((name) => !CHAINLESS.has(name));
  // A chain of plugins that all pass ends in SERVFAIL, no chain in REFUSED.
  const handler = chain.find((name) => PASSING.has(name));
  if (steps.length === 0 && handler !== undefined)
    steps.push({ kind: 'answer', plugin: handler, rules: [], at: raw.at });
  if (isAtLeast(context.version, '1.12.1')) refuseAtEnd(steps, chain.at(-1));
  const panics = raw.directives.has('minimal') && !isAtLeast(context.version, '1.15.0');
  return {
    ...served,
    bind: packed(bind),
    steps: packed(panics ? steps.map(withoutMessage) : steps),
    views: packed(views),
    ...defined({ tls: tlsOf(raw.directives.get('tls')) }),
    at: raw.at,
    extent: raw.extent,
  };
}

/** Keys that need a certificate, and blocks with and without `tls` (core/dnsserver/register.go makeServersForGroup). */
interface TlsListeners {
  readonly version: string;
  /** By transport, address and port: the first key, and whether its block has `tls`. */
  readonly first: Map<string, { readonly key: ServerKey; readonly tls: boolean }>;
  readonly errors: StartError[];
}

function checkTls(block: ServerBlock, tls: boolean, listeners: TlsListeners): void {
  const { errors } = listeners;
  const addresses =
    block.bind.length === 0
      ? ['']
      : block.bind.map(({ value }) => (value.kind === 'address' ? value.address : value.name));
  for (const key of block.keys) {
    if (key.transport === 'dns' || key.transport === 'unix') continue;
    for (const address of addresses) {
      if (address === 'nothing') continue;
      const listener = `${key.transport}://${address}:${key.port}`;
      const first = listeners.first.get(listener);
      if (first === undefined) {
        listeners.first.set(listener, { key, tls });
        // core/dnsserver/server_https3.go NewServerHTTPS3
        if (key.transport === 'https3' && !tls)
          errors.push({ message: 'DoH3 requires TLS, no TLS config found', at: key.at });
      } else if (first.tls !== tls && isAtLeast(listeners.version, '1.15.0')) {
        // core/dnsserver/tlsconfig.go sharedTLSConfig
        const zones = `"${first.key.zone}" and "${key.zone}"`;
        errors.push({
          message: `conflicting TLS configuration for shared listener ${listener} between zones ${zones}: TLS is configured for only one server block`,
          at: key.at,
        });
        return;
      }
    }
  }
}

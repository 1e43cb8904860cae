/** Settings in either style, and what the Recursor makes of them. */

import { isUnspecified } from '../../core/dns/endpoint.ts';
import { absolute, type DomainName, ROOT } from '../../core/dns/name.ts';
import type { BindAddress, ServerConfig } from '../../core/facts/server-config.ts';
import type { AnswerRule, Step, Upstream } from '../../core/facts/steps.ts';
import { append } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { extentOf, type SourceText } from '../../core/text/source-text.ts';
import { accessStep, networkAt, overIPv6, possibleMember, servesPrivateNetworks } from '../shared/access-lists.ts';
import { startSteps } from '../shared/known-options.ts';
import { longestFirst, withDsAbove } from '../shared/longest-zone.ts';
import {
  answerStep,
  type ForwardZone,
  forwardSteps,
  lookup,
  OVER_UDP,
  oneBlock,
  rest,
  screensOf,
  upstreamAt,
  upstreamsIn,
  within,
} from '../shared/resolver-steps.ts';
import { readZoneFile } from '../shared/zone-file.ts';

export interface Settings {
  readonly notices: Notice[];
  port: number;
  listen: readonly SourceText[] | undefined;
  /** Also at addresses that the machine has not (`non-local-bind`). */
  listensAnywhere: boolean;
  /** The last of a zone; `own` where a file has its data. */
  readonly zones: Map<DomainName, ForwardZone & { readonly own?: true }>;
  allowed: readonly SourceText[] | undefined;
  servesPrivate: boolean;
  /** A question with RD clear is forwarded so (syncres.cc doResolve); from 5.0 on with `allow-no-rd` only. */
  servesWithoutRd: boolean;
  /** `dnssec`: with `validate` for every client, with `process`, the default, for who sets DO or AD (settings, dnssec). */
  dnssec: string;
  /** Root servers of which hints give addresses; undefined without hints. `unseen`: of a file out of sight. */
  hinted: { readonly names: readonly DomainName[]; readonly unseen?: string } | undefined;
  /** For settings that name files not read. */
  readonly beside: Step[];
}

const ROOT_SERVERS: readonly DomainName[] = [...'abcdefghijklm'].map((one) => `${one}.root-servers.net.`);

export function usualSettings(): Settings {
  return {
    notices: [],
    port: 53,
    listen: undefined,
    listensAnywhere: false,
    zones: new Map(),
    allowed: undefined,
    servesPrivate: true,
    servesWithoutRd: false,
    dnssec: 'process',
    hinted: { names: ROOT_SERVERS },
    beside: [],
  };
}

/** Zones are forwarded with RD clear, as to servers that have them, unless `recurses` (settings, forward-zones-recurse). */
export function setZone(settings: Settings, name: string, way: Omit<ForwardZone, 'zone'>, recurses: boolean): void {
  const zone = absolute(name);
  settings.zones.delete(zone);
  settings.zones.set(zone, {
    zone,
    ...way,
    ...defined({ asksWithoutRecursion: recurses ? undefined : (true as const) }),
  });
}

export function ownZone(settings: Settings, name: string, at: Location): void {
  const zone = absolute(name);
  settings.zones.delete(zone);
  settings.zones.set(zone, { zone, to: [], at, own: true });
}

export function hostsNames(settings: Settings, at: Location): void {
  const rules: readonly AnswerRule[] = [{ names: { kind: 'any' }, effect: 'miss-passes', at }];
  settings.beside.push({ kind: 'answer', plugin: 'export-etc-hosts', rules, at });
}

/** Truncated at once over UDP (pdns_recursor.cc startDoResolve). */
export function sendsAnyToTcp(settings: Settings, at: Location): void {
  const rule = { names: { kind: 'any' }, types: ['ANY'], effect: 'answer', perhaps: OVER_UDP, at } as const;
  settings.beside.push({ kind: 'answer', plugin: 'any-to-tcp', rules: [rule], at });
}

export function addOpaqueStep(settings: Settings, plugin: string, passes: string, at: Location): void {
  const because = 'what it names is not read';
  settings.beside.push({ kind: 'opaque', plugin, because, passes, at });
}

export function upstreamsOf(parts: readonly SourceText[], notices: Notice[]): readonly Located<Upstream>[] {
  return upstreamsIn(parts, notices, (part) => {
    const upstream = upstreamAt(part, ':');
    // Addresses alone (reczones.cc convertServersForAD).
    return upstream?.value.kind === 'endpoint' ? upstream : undefined;
  });
}

/** Answered before any zone is looked for (syncres.cc SyncRes::doSpecialNamesResolve; recorded: topology/pdns-recursor). */
const SPECIAL_ZONE: DomainName = 'localhost.';
const SPECIAL_NAMES: readonly DomainName[] = ['1.0.0.127.in-addr.arpa.', `1.${'0.'.repeat(31)}ip6.arpa.`];

/** Zones of `serve-rfc1918` (reczones-helpers.cc, reczones.cc parseZoneConfiguration). */
const PRIVATE_ZONES: readonly DomainName[] = [
  '127.in-addr.arpa.',
  '10.in-addr.arpa.',
  '168.192.in-addr.arpa.',
  ...Array.from({ length: 16 }, (_, i) => `${16 + i}.172.in-addr.arpa.`),
];

/** The longest network decides; private networks by default (settings, allow-from). */
function listed(parts: readonly SourceText[] | undefined): readonly Step[] {
  const [first] = parts ?? [];
  if (parts === undefined || first === undefined) return [];
  const at = extentOf(first);
  const networks = parts.map((part) => {
    const [, not = '', written = '', bits] = /^(!?)([^/]*)(?:\/(\d{1,3}))?$/.exec(part.text) ?? [];
    const found = networkAt(written, bits) ?? { network: part.text, length: 129, unread: true };
    return { not: not !== '', unread: false, ...found };
  });
  const rules = networks
    .sort((a, b) => b.length - a.length)
    .map(({ not, network, unread }): AnswerRule => {
      const own = not ? 'drop' : 'pass';
      return unread
        ? possibleMember(network, own, at)
        : { names: { kind: 'any' }, clients: [network], effect: own, at };
    });
  const isWide = networks.every(({ not }) => !not) && servesPrivateNetworks(networks.map(({ network }) => network));
  return isWide
    ? answerStep('allow-from', overIPv6(rules, 'drop', at), at)
    : accessStep('allow-from', rules, 'drop', at);
}

/** By port; loopback by default (settings, local-address). */
function binds(
  { listen = [], port, listensAnywhere }: Settings,
  at: Location,
): ReadonlyMap<number, readonly Located<BindAddress>[]> {
  const byPort = new Map<number, Located<BindAddress>[]>();
  for (const part of listen) {
    const { value } = upstreamAt(part, ':', 'dns', port) ?? {};
    if (value?.kind !== 'endpoint') continue;
    const { address } = value;
    // IPV6_V6ONLY is set (pdns_recursor.cc makeUDPServerSockets).
    const own = defined({
      ownFamilyOnly: isUnspecified(address) || undefined,
      mustBeThere: !listensAnywhere || undefined,
    });
    append(byPort, value.port, {
      value: { kind: 'address', address, ...own },
      at: extentOf(part),
    });
  }
  if (byPort.size === 0) append(byPort, port, { value: { kind: 'address', address: '127.0.0.1' }, at });
  return byPort;
}

/** `hint-file`: a path, `no`, or nothing. A file without hints is as `no` (recorded: topology/daemon-listeners). */
export function takeHints(settings: Settings, value: string | undefined, text: SourceText | undefined): void {
  if (value === undefined || value === '') return;
  const isKnown = value === 'no' || value === '/dev/null';
  const records = text === undefined ? [] : readZoneFile(text.text, ROOT).records;
  const names = records.flatMap(({ owner, address }) => (address === undefined ? [] : owner));
  if (text === undefined && !isKnown) settings.hinted = { names: ROOT_SERVERS, unseen: value };
  else settings.hinted = names.length === 0 ? undefined : { names };
}

/** Kept as long as it runs, so a forwarder is asked for none of it, unless as a server of the root (recorded: topology/recursor-hints). */
function hintedRules({ zones, hinted }: Settings): readonly AnswerRule[] {
  const root = zones.get(ROOT);
  if (root === undefined || root.to.length === 0 || root.asksWithoutRecursion === true || hinted === undefined)
    return [];
  const { at } = root;
  const { names, unseen } = hinted;
  const because = `${unseen} has no hint of it`;
  const rule = (owners: readonly DomainName[], types: readonly string[]): AnswerRule => ({
    names: { kind: 'exactly', names: owners },
    types,
    ...(unseen === undefined ? { effect: 'answer' } : { effect: 'maybe', because }),
    at,
  });
  return [rule([ROOT], ['NS', 'ANY']), rule(names, ['A', 'AAAA', 'ANY'])];
}

export function serverOf(settings: Settings, at: Location): ServerConfig {
  const forwardZones = [...settings.zones.values()];
  const builtIn = (settings.servesPrivate ? PRIVATE_ZONES : []).filter((zone) => !settings.zones.has(zone));
  const rules = [
    within([SPECIAL_ZONE], 'answer', at),
    { names: { kind: 'exactly', names: SPECIAL_NAMES }, effect: 'answer', at } as const,
    ...hintedRules(settings),
    ...longestFirst(
      withDsAbove([
        ...forwardZones.map((way) => ({ zone: way.zone, rule: ruleOf(way) })),
        ...builtIn.map((zone) => ({ zone, rule: within([zone], 'answer', at) })),
      ]),
    ),
  ];
  const forwarded = forwardSteps(
    forwardZones.map((way) => ({ ...way, givesUp: true })),
    {
      plugin: 'forward-zones',
      policy: 'unordered',
      merges: true,
      resolves: true,
      followsReferrals: true,
      refused: ['REFERRAL'],
      ...defined({
        validatesIfAsked: ['process', 'log-fail'].includes(settings.dnssec) ? (true as const) : undefined,
        screens: screensOf(settings.dnssec === 'validate', []),
      }),
      unlessRecursive: settings.servesWithoutRd ? 'forwards' : 'REFUSED',
    },
  );
  const all = forwardZones.some((way) => way.zone === ROOT && way.to.length > 0);
  const steps = [
    ...startSteps(settings.notices),
    ...listed(settings.allowed),
    ...settings.beside,
    ...answerStep('pdns-recursor', rules, rules[0]?.at ?? at),
    ...forwarded,
    ...(all
      ? []
      : [settings.servesWithoutRd ? rest('pdns-recursor', 'answer', at) : lookup('pdns-recursor', 'REFUSED', at)]),
  ];
  const blocks = [...binds(settings, at)].flatMap(([port, bind]) => oneBlock(at, port, bind, steps).blocks);
  return { blocks, errors: [], at };
}

function ruleOf({ zone, to, at, own }: ForwardZone & { readonly own?: true }): AnswerRule {
  if (own === true) return { ...within([zone], 'answer', at), alias: 'all' };
  return within([zone], to.length === 0 ? 'answer' : 'pass', at);
}

import { parseAddress, type Transport } from '../../core/dns/endpoint.ts';
import { absolute, type DomainName, isWithin, ROOT } from '../../core/dns/name.ts';
import { plainBlock, plainForward } from '../../core/facts/plain-server.ts';
import type { BindAddress, ServerConfig } from '../../core/facts/server-config.ts';
import type { AnswerRule, AnswerStep, ForwardStep, Step, Upstream, WithoutRecursion } from '../../core/facts/steps.ts';
import { defined } from '../../core/text/defined.ts';
import type { Located, Location } from '../../core/text/location.ts';
import { mayNotStart, type Notice } from '../../core/text/notice.ts';
import { extentOf, locate, type SourceText, slice } from '../../core/text/source-text.ts';
import { readZoneFile } from './zone-file.ts';

export interface ForwardZone {
  readonly zone: DomainName;
  readonly to: readonly Located<Upstream>[];
  readonly at: Location;
  readonly policy?: ForwardStep['policy'];
  readonly protocol?: ForwardStep['protocol'];
  /** Failing servers are not asked again. */
  readonly givesUp?: boolean;
  readonly asksWithoutRecursion?: true;
  readonly fallsBack?: ForwardStep['fallsBack'];
  readonly except?: readonly DomainName[];
}

/** What may withhold answers: DNSSEC, and settings by name. */
export function screensOf(validates: boolean, settings: Iterable<string>): ForwardStep['screens'] {
  const all = validates ? ['DNSSEC validation', ...settings] : [...settings];
  return all.length === 0 ? undefined : all;
}

export interface ForwardingBehaviour {
  readonly plugin: string;
  readonly policy: ForwardStep['policy'];
  readonly merges: boolean;
  readonly ignoresOwnAddresses?: boolean;
  /** Resolves itself: always over UDP, continues after REFUSED, relays none. */
  readonly resolves?: boolean;
  /** More of what is no answer to it. */
  readonly refused?: readonly string[];
  /** By default REFUSED; `forwards`: with RD clear. */
  readonly unlessRecursive?: ForwardStep['unlessRecursive'] | 'forwards';
  readonly looksUp?: ForwardStep['looksUp'];
  readonly failsLate?: ForwardStep['failsLate'];
  readonly followsReferrals?: ForwardStep['followsReferrals'];
  readonly screens?: ForwardStep['screens'];
  readonly validatesIfAsked?: true;
  readonly tellsUnchecked?: ForwardStep['tellsUnchecked'];
}

/** Replies after which a resolver asks the next server (unbound iterator/iter_resptype.c, BIND lib/dns/resolver.c). */
export const NO_ANSWERS: readonly string[] = [
  'SERVFAIL',
  'REFUSED',
  'FORMERR',
  'NOTIMP',
  'NOTIMPL',
  'NOTAUTH',
  'NOTZONE',
  'YXRRSET',
  'NXRRSET',
  'LAME',
];

/** The longest zone wins in all these programs. A repeated zone has both lists of servers. */
export function forwardSteps(
  forwardZones: readonly ForwardZone[],
  behaviour: ForwardingBehaviour,
): readonly ForwardStep[] {
  return forwardZones
    .filter((way) => way.to.length > 0)
    .map((way) =>
      plainForward({
        plugin: behaviour.plugin,
        from: way.zone,
        except: way.except ?? [],
        to: way.to,
        policy: way.policy ?? behaviour.policy,
        failover: behaviour.resolves === true ? [...NO_ANSWERS, ...(behaviour.refused ?? [])] : ['SERVFAIL'],
        protocol: way.protocol ?? (behaviour.resolves === true ? 'udp' : 'client'),
        merges: behaviour.merges,
        ...defined({
          ignoresOwnAddresses: behaviour.ignoresOwnAddresses || undefined,
          failsOnRefusal: behaviour.resolves || undefined,
          givesUp: way.givesUp || undefined,
          dsAbove: behaviour.resolves || undefined,
          asksWithoutRecursion: way.asksWithoutRecursion,
          fallsBack: way.fallsBack,
          looksUp: behaviour.looksUp,
          failsLate: behaviour.failsLate,
          followsReferrals: behaviour.followsReferrals,
          screens: behaviour.screens,
          validatesIfAsked: behaviour.validatesIfAsked,
          tellsUnchecked: behaviour.tellsUnchecked,
          unlessRecursive:
            behaviour.unlessRecursive === 'forwards' ? undefined : (behaviour.unlessRecursive ?? 'REFUSED'),
        }),
        longestFromWins: true,
        at: way.at,
      }),
    );
}

/** Root hints that name others than the root servers: whom those name in their turn is not read. */
export function hinted(files: readonly SourceText[] | undefined, at: Location): readonly ForwardZone[] {
  const servers = (files ?? []).flatMap(({ text }) => readZoneFile(text, ROOT).records);
  const other = servers.find(({ target }) => target !== undefined && !isWithin(target, 'root-servers.net.'))?.target;
  if (other === undefined) return [];
  const because = 'whom root hints of its own lead to is not read';
  return [{ zone: ROOT, to: [{ value: { kind: 'unresolved', text: other, because }, at }], at }];
}

/** One block for every name, at one port. */
export function oneBlock(
  at: Location,
  port: number,
  bind: readonly Located<BindAddress>[],
  steps: readonly Step[],
): ServerConfig {
  return { blocks: [plainBlock(at, steps, bind, port)], errors: [], at };
}

export function within(zones: readonly DomainName[], effect: AnswerRule['effect'], at: Location): AnswerRule {
  return { names: { kind: 'within', zones }, effect, at };
}

export function answerStep(plugin: string, rules: readonly AnswerRule[], at: Location): readonly AnswerStep[] {
  return rules.length === 0 ? [] : [{ kind: 'answer', plugin, rules, at }];
}

/** The rest: resolved from the root servers, or refused. */
export function rest(plugin: string, effect: 'answer' | 'refuse' | 'servfail', at: Location): AnswerStep {
  return { kind: 'answer', plugin, rules: [{ names: { kind: 'any' }, effect, at }], at };
}

export function lookup(plugin: string, unlessRecursive: WithoutRecursion, at: Location): AnswerStep {
  const rules = [{ names: { kind: 'any' }, effect: 'answer', unlessRecursive, at }] as const;
  return { kind: 'answer', plugin, rules, at };
}

export const OVER_UDP = { holds: 'the question comes over UDP', fails: 'the question comes over TCP' } as const;

export type PortMark = ':' | '#' | '@';

/** Host or address with `mark` and port, or `[ADDRESS]:PORT`; without a scheme. */
export function upstreamAt(
  text: SourceText,
  mark: PortMark,
  transport: Transport = 'dns',
  usualPort: number = transport === 'tls' || transport === 'quic' ? 853 : transport === 'https' ? 443 : 53,
): Located<Upstream> | undefined {
  const value = text.text;
  const at = locate(text, 0, value.length);
  const plain = parseAddress(value);
  if (plain !== undefined) return { value: { kind: 'endpoint', address: plain, port: usualPort, transport }, at };
  const bracketed = /^\[([^\]]{1,64})\](?:[:#@](\d{1,5}))?$/.exec(value);
  const split = value.lastIndexOf(mark);
  const host = bracketed?.[1] ?? (split === -1 ? value : value.slice(0, split));
  const portText = bracketed === null ? (split === -1 ? undefined : value.slice(split + 1)) : bracketed[2];
  if (portText !== undefined && !/^\d{1,5}$/.test(portText)) return undefined;
  const port = portText === undefined ? usualPort : Number(portText);
  if (port > 65535) return undefined;
  const address = parseAddress(host);
  if (address !== undefined) return { value: { kind: 'endpoint', address, port, transport }, at };
  return /^[A-Za-z0-9_]([A-Za-z0-9_.-]{0,251}[A-Za-z0-9_.])?$/.test(host)
    ? { value: { kind: 'host', name: absolute(host), port, transport }, at }
    : undefined;
}

/** What is no address is noticed and left out. */
export function upstreamsIn(
  parts: readonly SourceText[],
  notices: Notice[],
  read: (part: SourceText) => Located<Upstream> | undefined,
): readonly Located<Upstream>[] {
  return parts.flatMap((part) => {
    if (part.text === '') return [];
    const upstream = read(part);
    if (upstream !== undefined) return [upstream];
    const message = `\`${part.text}\` is not a server address`;
    notices.push(mayNotStart(message, extentOf(part)));
    return [];
  });
}

export function schemeOf(text: SourceText): { readonly scheme: string; readonly rest: SourceText } {
  const end = text.text.indexOf('://');
  if (end === -1) return { scheme: '', rest: text };
  const slash = text.text.indexOf('/', end + 3);
  return {
    scheme: text.text.slice(0, end).toLowerCase(),
    rest: slice(text, end + 3, slash === -1 ? text.text.length : slash),
  };
}

/** RFC 6303; those of dnsmasq's `bogus-priv` (dnsmasq(8) -b). */
export const PRIVATE_REVERSE_ZONES: readonly DomainName[] = [
  '10.in-addr.arpa.',
  ...Array.from({ length: 16 }, (_, i) => `${16 + i}.172.in-addr.arpa.`),
  '168.192.in-addr.arpa.',
  '254.169.in-addr.arpa.',
  'd.f.ip6.arpa.',
  '8.e.f.ip6.arpa.',
  '9.e.f.ip6.arpa.',
  'a.e.f.ip6.arpa.',
  'b.e.f.ip6.arpa.',
];

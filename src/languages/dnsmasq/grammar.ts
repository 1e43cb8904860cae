/** What dnsmasq refuses beside values that it is not known to take (src/option.c; dnsmasq(8)). */

import { inCidr, isIPv6, nthAddress, parseAddress } from '../../core/dns/endpoint.ts';
import { absolute, type DomainName } from '../../core/dns/name.ts';
import type { Location } from '../../core/text/location.ts';
import { mayNotStart, type Notice } from '../../core/text/notice.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import { type KnownOptions, knownOptions } from '../shared/known-options.ts';
import { commaList } from '../shared/lines.ts';

/** Long options of dnsmasq(8) without dashes. */
export interface Setting {
  readonly key: string;
  readonly value: SourceText;
  readonly at: Location;
  /** `bare` without `=`. */
  readonly context: string;
  /** An option before it in the same file. */
  readonly isAgain: boolean;
  /** A quote that does not end. */
  readonly isOpen: boolean;
}

/** The context of options without a value. */
export const BARE = 'bare';

export const isKnown: KnownOptions = knownOptions('dnsmasq');

/** Of which the first needs the other, or does not take it (src/option.c read_opts; src/dnsmasq.c main). */
const BESIDE: readonly (readonly [option: string, other: string, isThere: boolean])[] = [
  ['bind-dynamic', 'bind-interfaces', true],
  ['conntrack', 'query-port', true],
  ['auth-zone', 'auth-server', false],
  ['dnssec', 'trust-anchor', false],
];

export function refusals(settings: readonly Setting[]): readonly Notice[] {
  const hosts = new Set<string>();
  const has = (key: string): boolean => settings.some((one) => one.key === key);
  const notices = settings.flatMap((setting): readonly Notice[] => {
    const { key, at } = setting;
    const faults = [
      key.startsWith(';') ? 'a comment begins with `#`, not with `;`' : undefined,
      setting.isOpen ? 'a quote does not end on its line' : undefined,
      setting.isAgain && isKnown({ key, value: { text: '' }, context: 'once' })
        ? `\`${key}\` is there twice`
        : undefined,
      ...BESIDE.map(([option, other, isThere]) => {
        if (key !== option || has(other) !== isThere) return undefined;
        return isThere ? `\`${key}\` stands beside \`${other}\`` : `no \`${other}\` for \`${key}\` is in sight`;
      }),
      rangeFault(setting),
      hostFault(setting, hosts),
    ];
    return faults.flatMap((fault) => (fault === undefined ? [] : [mayNotStart(fault, at)]));
  });
  return [...notices, ...aliasFaults(settings)];
}

/** `alias=FIRST-LAST,TO[,MASK]`, `dhcp-range=...,FIRST,LAST,MASK`, of IPv6 the bits: in one network. */
function rangeFault({ key, value: { text } }: Setting): string | undefined {
  if (key !== 'alias' && key !== 'dhcp-range') return undefined;
  const [first, last, third, fourth] = text
    .split(/[,-]/)
    .map((word) => word.trim())
    .filter((word) => parseAddress(word) !== undefined || /^(?:6[4-9]|[7-9]\d|1[01]\d|12[0-8])$/.test(word));
  const isRange = key === 'dhcp-range' || text.includes('-');
  if (first === undefined || last === undefined || !isRange || parseAddress(last) === undefined) return undefined;
  const mask = key === 'alias' ? (fourth ?? '255.255.255.255') : third;
  const bits = isIPv6(first) ? (mask ?? '64') : bitsOf(mask);
  const isOne = bits === undefined || inCidr(last, `${first}/${bits}`);
  return isOne ? undefined : `\`${first}\` and \`${last}\` are in no network together`;
}

function bitsOf(mask: string | undefined): number | undefined {
  return mask === undefined
    ? undefined
    : Array.from({ length: 33 }, (_, bits) => bits).find((bits) => nthAddress(`255.255.255.255/${bits}`, 0) === mask);
}

/** An IPv4 address is of one host (src/option.c, "duplicate dhcp-host IP address"). */
function hostFault({ key, value }: Setting, seen: Set<string>): string | undefined {
  if (key !== 'dhcp-host') return undefined;
  const address = commaList(value).find((part) => parseAddress(part.value) !== undefined)?.value;
  if (address === undefined) return undefined;
  const isSecond = seen.has(address);
  seen.add(address);
  return isSecond ? `${address} is there for another host` : undefined;
}

/** An alias has one target, and leads to no alias that leads back (src/option.c, "duplicate CNAME", "CNAME loop"). */
function aliasFaults(settings: readonly Setting[]): readonly Notice[] {
  const notices: Notice[] = [];
  const targets = new Map<DomainName, { readonly to: DomainName; readonly at: Location }>();
  for (const { key, value, at } of settings) {
    if (key !== 'cname') continue;
    const names = aliasNames(value);
    const to = names.at(-1);
    for (const name of names.slice(0, -1)) {
      if (to === undefined || targets.has(name)) notices.push(mayNotStart(`the alias ${name} is there twice`, at));
      else targets.set(name, { to, at });
    }
  }
  const walked = new Map<DomainName, DomainName>();
  for (const [start, { at }] of targets) {
    let name: DomainName | undefined = start;
    for (; name !== undefined && !walked.has(name); name = targets.get(name)?.to) walked.set(name, start);
    if (name !== undefined && walked.get(name) === start && targets.has(name))
      notices.push(mayNotStart(`the alias ${start} leads back to itself`, at));
  }
  return notices;
}

/** `NAME[,NAME...],TARGET[,TTL]`. */
export function aliasNames(value: SourceText): readonly DomainName[] {
  return commaList(value).flatMap(({ value: part }) => (/^\d+$/.test(part) ? [] : absolute(part)));
}

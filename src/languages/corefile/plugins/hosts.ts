/** `hosts` (plugin/hosts/setup.go hostsParse, hosts.go ServeDNS, hostsfile.go parse). */

import { POD_ADDRESS, parseAddress, reverseName, USUAL_HOSTS } from '../../../core/dns/endpoint.ts';
import { absolute, type DomainName } from '../../../core/dns/name.ts';
import type { AnswerRule } from '../../../core/facts/steps.ts';
import { itemAt } from '../../../core/text/invariant.ts';
import { getOrInsert } from '../../../core/text/once.ts';
import { argumentError, current, fail, nextBlock, remainingArgs, unknownProperty } from '../dispenser.ts';
import { isHosts, leadsThroughFile, lookAt } from '../files.ts';
import { durationOf, integerProblem } from '../go-values.ts';
import type { Token } from '../lexer.ts';
import { bothWithin, fallthroughZones, isBelowAny, type Setup, within, zonesFrom } from '../setup.ts';
import { placeOf } from '../stream.ts';
import { isAtLeast } from '../versions.ts';
import { check, once } from './stanza.ts';

type Families = Map<DomainName, Set<'A' | 'AAAA' | 'PTR'>>;

interface Into {
  readonly zones: ReadonlySet<DomainName>;
  /** `*` stands for a label (since 1.14.5). */
  readonly wildcards: boolean;
}

interface HostAddress {
  readonly family: 'A' | 'AAAA';
  readonly pointer: DomainName;
}

function hostAddress(text: string): HostAddress | undefined {
  const ip = parseAddress(text.replace(/%.*$/s, ''));
  return ip === undefined ? undefined : { family: ip.includes(':') ? 'AAAA' : 'A', pointer: reverseName(ip) };
}

/** Names outside the plugin's zones are dropped with their pointers (hostsfile.go addName). */
function add(names: Families, address: HostAddress | undefined, owners: readonly string[], into: Into): void {
  if (address === undefined) return;
  for (const owner of owners) {
    const name = absolute(owner);
    if (!isBelowAny(name, into.zones)) continue;
    // What stands for many names has no pointer.
    if (!(into.wildcards && name.startsWith('*.'))) names.set(address.pointer, new Set(['PTR']));
    getOrInsert(names, name, () => new Set()).add(address.family);
  }
}

interface Stanza {
  readonly names: Families;
  /** That it may hold as well. */
  readonly perhaps: Set<DomainName>;
  into: Into;
  zones: readonly DomainName[];
  through: readonly DomainName[] | undefined;
  unsupported: boolean;
  reverse: boolean;
  file: Pick<Token, 'text' | 'opaque'>;
}

export function readHosts(setup: Setup): void {
  const { d, context } = setup;
  const wildcards = isAtLeast(context.version, '1.14.5');
  const stanza: Stanza = {
    names: new Map(),
    perhaps: new Set(),
    into: { zones: new Set(setup.zones), wildcards },
    zones: setup.zones,
    through: undefined,
    unsupported: false,
    reverse: true,
    file: { text: '/etc/hosts' },
  };
  let head = current(d);
  try {
    once(setup, () => {
      head = current(d);
      const [file, ...origins] = remainingArgs(d);
      if (file !== undefined) stanza.file = file;
      if (file !== undefined && file.opaque !== true && leadsThroughFile(context, file.text))
        fail(`unable to access hosts file '${file.text}': stat ${file.text}: not a directory`, file);
      stanza.zones = zonesFrom(origins, setup.zones);
      stanza.into = { zones: new Set(stanza.zones), wildcards };
      while (nextBlock(d)) readOption(setup, stanza);
    });
    if (stanza.unsupported && stanza.through === undefined)
      fail('fallthrough_unsupported requires fallthrough', current(d));
  } finally {
    const look = lookAt(context, stanza.file);
    if (look.kind === 'text') readHostsFile(look.text.text, stanza);
    else if (isHosts(context, stanza.file.text)) readHostsFile(USUAL_HOSTS.join('\n'), stanza);
    const rules = rulesOf(setup, stanza, look.kind === 'unknown');
    setup.steps.push({ kind: 'answer', plugin: 'hosts', rules, at: placeOf(head) });
  }
}

function readHostsFile(text: string, { names, perhaps, into }: Stanza): void {
  // Block lists give one address to all names.
  let last = { text: '', address: hostAddress('') };
  for (const line of text.split('\n')) {
    const [first = '', ...owners] = line.replace(/#.*$/s, '').trim().split(/\s+/);
    if (first !== last.text) last = { text: first, address: hostAddress(first) };
    if (first !== POD_ADDRESS) add(names, last.address, owners, into);
    else for (const owner of owners) perhaps.add(absolute(owner));
  }
}

function readOption({ d, context }: Setup, stanza: Stanza): void {
  const option = current(d);
  switch (option.text) {
    case 'fallthrough': {
      const zones = fallthroughZones(d);
      // What is no name is dropped (plugin/pkg/fall/fall.go), and an empty list is as none.
      stanza.through = zones.length === 0 ? undefined : zones;
      return;
    }
    case 'fallthrough_unsupported':
      if (!isAtLeast(context.version, '1.14.7')) break;
      if (remainingArgs(d).length > 0) argumentError(d);
      stanza.unsupported = true;
      return;
    case 'no_reverse':
      stanza.reverse = false;
      return;
    case 'ttl':
      return checkTtl(option, remainingArgs(d));
    case 'reload':
      return checkReload(option, remainingArgs(d));
  }
  // hostsParse takes no entries after `fallthrough`.
  if (stanza.through !== undefined) unknownProperty(d);
  const owners = remainingArgs(d).map((token) => token.text);
  add(stanza.names, hostAddress(option.text), owners, stanza.into);
}

function checkTtl(option: Token, [value]: readonly Token[]): void {
  if (value === undefined) return fail('ttl needs a time in second', option);
  check(value, (text) => {
    if (integerProblem(text) !== undefined) return 'ttl needs a number of second';
    return Number(text) <= 0 || Number(text) > 65535 ? 'ttl provided is invalid' : undefined;
  });
}

function checkReload(option: Token, [value, ...rest]: readonly Token[]): void {
  if (value === undefined || rest.length > 0) return fail('reload needs a duration (zero seconds to disable)', option);
  check(value, (text) => {
    const length = durationOf(text) ?? Number.NaN;
    return length >= 0 ? undefined : `invalid ${length < 0 ? 'negative ' : ''}duration for reload '${text}'`;
  });
}

function rulesOf(setup: Setup, stanza: Stanza, unseen: boolean): AnswerRule[] {
  const { names, zones, through, unsupported, reverse } = stanza;
  const at = placeOf(itemAt(setup.d.tokens, 0));
  const { version } = setup.context;
  const held = new Set(zones);
  const open = new Set(through);
  const perhaps = [...stanza.perhaps].filter((name) => isBelowAny(name, held) && !names.has(name));
  // A PTR question is looked up whatever the zones are, and passes when nothing is found (hosts.go ServeDNS).
  const pointers = reverse ? [...names].flatMap(([name, types]) => (types.has('PTR') ? [name] : [])) : [];
  const rules: AnswerRule[] = [
    ...(pointers.length === 0
      ? []
      : [{ names: { kind: 'exactly', names: pointers }, types: ['PTR'], effect: 'answer', at } as const]),
    ...(reverse && (unseen || perhaps.length > 0)
      ? [{ names: within(['in-addr.arpa.', 'ip6.arpa.']), types: ['PTR'], effect: 'miss-passes', at } as const]
      : []),
    { names: { kind: 'any' }, types: ['PTR'], effect: 'pass', at },
  ];
  const known = [...names].flatMap(([name, types]) =>
    isBelowAny(name, held) && !(types.size === 1 && types.has('PTR')) ? [name] : [],
  );
  const passes =
    through !== undefined && (unsupported || (isAtLeast(version, '1.14.5') && !isAtLeast(version, '1.14.7')));
  if (known.length > 0) {
    const covered = passes ? known.filter((name) => isBelowAny(name, open)) : [];
    if (covered.length > 0)
      rules.push({ names: { kind: 'exactly', names: covered }, notTypes: ['A', 'AAAA'], effect: 'pass', at });
    rules.push({ names: { kind: 'exactly', names: known }, effect: 'answer', at });
  }
  const wild = known.filter((name) => name.startsWith('*.')).map((name) => name.slice(2));
  // `*` stands for one label (hostsfile.go lookupStaticHost of 1.14.5 and later).
  if (wild.length > 0 && isAtLeast(version, '1.14.5'))
    for (const zone of wild) {
      const regex = `^[^.]+\\.${zone.replace(/[^a-z0-9-]/g, '\\$&')}$`;
      const names = { kind: 'regex', regex, within: [zone] } as const;
      if (passes && isBelowAny(zone, open)) rules.push({ names, notTypes: ['A', 'AAAA'], effect: 'pass', at });
      rules.push({ names, effect: 'answer', at });
    }
  const covered = through === undefined ? [] : bothWithin(zones, through);
  const passing = perhaps.filter((name) => isBelowAny(name, new Set(covered)));
  if (passing.length > 0 && !unseen)
    rules.push({ names: { kind: 'exactly', names: passing }, effect: 'miss-passes', at });
  // The file's content decides for names that exist; without `fallthrough` nothing passes.
  if (covered.length > 0) rules.push({ names: within(covered), effect: unseen ? 'miss-passes' : 'pass', at });
  if (perhaps.length > 0 || unseen)
    rules.push({
      names: unseen ? within(zones) : { kind: 'exactly', names: perhaps },
      effect: 'answer',
      perhaps: { holds: 'the hosts file has the name', fails: 'the hosts file does not have the name', known: true },
      at,
    });
  rules.push({ names: within(zones), effect: 'servfail', at });
  return rules;
}

/** What a zone file holds (RFC 1035, 5). */

import { parseAddress } from '../../core/dns/endpoint.ts';
import { absolute, ancestry, below, type DomainName, isWithin, labelsFromRoot } from '../../core/dns/name.ts';
import { defined } from '../../core/text/defined.ts';

export interface ZoneRecord {
  readonly owner: DomainName;
  /** Upper case. */
  readonly type: string;
  /** Words behind the type. */
  readonly data: readonly string[];
  readonly target?: DomainName;
  readonly address?: string;
}
export interface ZoneFile {
  readonly records: readonly ZoneRecord[];
  /** Every entry was read, and there are no more names than are distinguished. */
  readonly isWhole: boolean;
  /** No class stands before a time, which unbound does not take (sldns/str2wire.c sldns_str2wire_rr_buf_internal). */
  readonly isOrdered: boolean;
  /** Words that no program takes, the first of them. */
  readonly fault?: string;
}

/** In any order, each once; of what it says twice the second is taken for a type (lib/dns/master.c load_text). */
const TIME = /^(?:\d+|(?:\d+[smhdw])+)$/i;
const MAX_TIME = 0xff_ff_ff_ff;
const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };

function isTime(word: string): boolean {
  if (!TIME.test(word)) return false;
  const parts = [...word.toLowerCase().matchAll(/(\d+)([a-z]?)/g)];
  return parts.reduce((sum, [, count, unit = '']) => sum + Number(count) * (UNITS[unit] ?? 1), 0) <= MAX_TIME;
}

const MAX_NAMES = 1000;
const CLASS = /^(?:IN|CH|HS|ANY|NONE|CLASS\d+)$/i;

export function readZoneFile(text: string, zone: DomainName): ZoneFile {
  const records: ZoneRecord[] = [];
  const { entries, isPlain, isBalanced } = entriesOf(text);
  let isWhole = isPlain;
  let isOrdered = true;
  let fault = isBalanced ? undefined : 'parentheses that do not close';
  let origin = zone;
  // Nothing stands before the first record (miekg/dns scan.go, zoneParser.Next).
  let owner = '';
  const named = (word: string): DomainName =>
    word === '@' ? origin : absolute(word.endsWith('.') ? word : below(word, origin));
  for (const { words, isIndented } of entries) {
    const [first = '', second = ''] = words;
    if (first.startsWith('$')) {
      const isOrigin = /^\$origin$/i.test(first);
      if (isOrigin) origin = named(second);
      else if (!/^\$ttl$/i.test(first)) isWhole = false;
      fault ??= directiveFault(words);
      continue;
    }
    if (!isIndented) owner = named(first);
    const rest = isIndented ? words : words.slice(1);
    const at = rest.findIndex((word) => !/^\d\w*$/.test(word) && !CLASS.test(word));
    const type = rest[at]?.toUpperCase();
    const target = rest[at + 1];
    isOrdered &&= at < 2 || !CLASS.test(rest[0] ?? '');
    fault ??= owner === '' ? rest[0] : headFault(rest.slice(0, at));
    if (type === undefined || target === undefined || !/^[A-Z][A-Z0-9]*$/.test(type)) {
      isWhole = false;
      fault ??= words.join(' ');
    } else {
      const address = /^A(?:AAA)?$/.test(type) ? parseAddress(target) : undefined;
      records.push({
        owner,
        type,
        data: rest.slice(at + 1),
        ...defined({ target: /^(?:[CD]NAME|NS)$/.test(type) ? named(target) : undefined, address }),
      });
    }
  }
  // A directive needs the end of its line.
  isWhole &&= /\n\s*$/.test(text) || entries.at(-1)?.words[0]?.startsWith('$') !== true;
  const hasSoa = records.some(({ type }) => type === 'SOA');
  if (isWhole && !hasSoa) fault ??= 'no SOA record';
  return {
    records,
    isWhole: isWhole && hasSoa && records.length <= MAX_NAMES,
    isOrdered,
    ...defined({ fault: isPlain ? fault : undefined }),
  };
}

function directiveFault(words: readonly string[]): string | undefined {
  const [directive = '', value = ''] = words;
  const isFaulty = /^\$ttl$/i.test(directive)
    ? !isTime(value) || words.length > 2
    : /^\$origin$/i.test(directive)
      ? words.length !== 2
      : !/^\$(?:include|generate|date)$/i.test(directive);
  return isFaulty ? words.join(' ') : undefined;
}

/** Of the words before a type. */
function headFault(words: readonly string[]): string | undefined {
  const [time, more] = words.filter((word) => !CLASS.test(word));
  if (more !== undefined || (time !== undefined && !isTime(time))) return more ?? time;
  const [own, another] = words.filter((word) => CLASS.test(word));
  return another ?? (own === undefined || /^(?:IN|CLASS1)$/i.test(own) ? undefined : own);
}

interface Entry {
  readonly words: readonly string[];
  /** The owner is that of the entry before. */
  readonly isIndented: boolean;
}

/** `isPlain`: no quote is open at the end of a line, and no character is written otherwise. */
function entriesOf(text: string): {
  readonly entries: readonly Entry[];
  readonly isPlain: boolean;
  readonly isBalanced: boolean;
} {
  const entries: { words: string[]; isIndented: boolean }[] = [];
  let depth = 0;
  let isBalanced = true;
  let isPlain = !text.includes('\\');
  for (const line of text.split('\n')) {
    const tokens = line.match(/"[^"]*"?|;.*|[()]|[^ \t\r"();]+/g) ?? [];
    const isJoined = depth > 0;
    const words: string[] = [];
    for (const token of tokens) {
      if (token === '(') depth += 1;
      else if (token === ')') {
        isBalanced &&= depth > 0;
        depth = Math.max(0, depth - 1);
      } else if (!token.startsWith(';')) {
        words.push(token);
        isPlain &&= !/^"[^"]*$/.test(token);
      }
    }
    const last = entries.at(-1);
    if (isJoined && last !== undefined) for (const word of words) last.words.push(word);
    else if (words.length > 0 || depth > 0) entries.push({ words, isIndented: /^\s/.test(line) });
  }
  isBalanced &&= depth === 0;
  return { entries: entries.filter(({ words }) => words.length > 0), isPlain, isBalanced };
}

interface WildNames {
  readonly zone: DomainName;
  /** It may lead elsewhere. */
  readonly isAlias: boolean;
  /** The wildcard is an owner itself, not only above one (plugin/file/lookup.go hasDescendant). */
  readonly isOwner: boolean;
  /** Right below the zone, with records there or below: other names are the wildcard's (RFC 4592, 3.3.1). */
  readonly nearer: readonly DomainName[];
}

/** Names of a zone by what is done with them (plugin/file/lookup.go Lookup). */
export interface ZoneNames {
  /** Owners of NS records below the zone. */
  readonly delegated: readonly DomainName[];
  /** What is below them is an alias. */
  readonly dnames: readonly DomainName[];
  /** Aliases whose target the zone does not hold. */
  readonly leaving: readonly DomainName[];
  /** The rest, the zone's own name only where it has more than SOA and NS. */
  readonly held: readonly DomainName[];
  /** Its own name has NS records. */
  readonly hasServers: boolean;
  /** Above `*`, the deepest first. */
  readonly wild: readonly WildNames[];
}

/** Longer chains end in SERVFAIL (plugin/file/lookup.go externalLookup). */
const MAX_CHAIN = 8;

export function namesIn({ records }: ZoneFile, zone: DomainName): ZoneNames {
  const own = records.filter(({ owner }) => isWithin(owner, zone));
  const owners = new Set(own.map(({ owner }) => owner));
  const targets = new Map(
    own.flatMap(({ owner, type, target }) => (type === 'CNAME' && target !== undefined ? [[owner, target]] : [])),
  );
  const of = (type: string): DomainName[] => [
    ...new Set(own.filter((one) => one.type === type).map(({ owner }) => owner)),
  ];
  // SOA and NS of the zone's own name are no part of its tree (plugin/file/zone.go Insert).
  const held = new Set(
    own.filter((one) => one.owner !== zone || !/^(?:SOA|NS)$/.test(one.type)).map(({ owner }) => owner),
  );
  const aliases = [...targets.keys()].filter((owner) => {
    let at = owner;
    for (let link = 0; link < MAX_CHAIN; link += 1) at = targets.get(at) ?? at;
    return targets.has(at) || !held.has(at);
  });
  const leaving = new Set(aliases);
  return {
    delegated: of('NS').filter((owner) => owner !== zone),
    dnames: of('DNAME'),
    leaving: aliases.filter((owner) => !owner.startsWith('*.')),
    held: [...held].filter((owner) => !owner.startsWith('*.') && !leaving.has(owner)),
    hasServers: own.some(({ owner, type }) => owner === zone && type === 'NS'),
    wild: wildIn(owners, leaving),
  };
}

export function wildIn(
  owners: ReadonlySet<DomainName>,
  leaving: ReadonlySet<DomainName> = new Set(),
): readonly WildNames[] {
  const nearer = new Map<DomainName, Set<DomainName>>();
  for (const owner of owners)
    for (const { index } of owner.matchAll(/(?<=(?:^|\.)\*\.)./g)) nearer.set(owner.slice(index), new Set());
  for (const owner of nearer.size === 0 ? [] : owners) {
    let child = owner;
    for (const above of ancestry(owner)) {
      if (above !== owner && !child.startsWith('*.')) nearer.get(above)?.add(child);
      child = above;
    }
  }
  return [...nearer]
    .map(([zone, names]) => {
      const wildcard = below('*', zone);
      return { zone, isAlias: leaving.has(wildcard), isOwner: owners.has(wildcard), nearer: [...names] };
    })
    .sort((one, other) => labelsFromRoot(other.zone).length - labelsFromRoot(one.zone).length);
}

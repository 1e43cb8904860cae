/** file, secondary, transfer, dynupdate, etcd, k8s_external, federation. */

import { parseAddress } from '../../../core/dns/endpoint.ts';
import { ancestry, type DomainName, labelsFromRoot, ROOT } from '../../../core/dns/name.ts';
import type { AnswerRule } from '../../../core/facts/steps.ts';
import { append } from '../../../core/text/append.ts';
import { defined } from '../../../core/text/defined.ts';
import { itemAt } from '../../../core/text/invariant.ts';
import type { Location } from '../../../core/text/location.ts';
import { isPlaceholder } from '../../../core/text/placeholder.ts';
import { namesIn, readZoneFile, type ZoneFile, type ZoneNames, type ZoneRecord } from '../../shared/zone-file.ts';
import { referrals, WILD, wholeRules } from '../../shared/zone-rules.ts';
import {
  argumentError,
  current,
  fail,
  failAtStart,
  next,
  nextBlock,
  oneArg,
  remainingArgs,
  unknownProperty,
} from '../dispenser.ts';
import { type FileLook, foreignFile, holdsNoZone, lookAt, mayBeFilledIn, shownPath } from '../files.ts';
import { duration, durationOf, hostBeforePort, quoted, wrapped } from '../go-values.ts';
import type { Token } from '../lexer.ts';
import { bothWithin, fallthroughZones, normalizeExact, type Setup, within, zonesFrom } from '../setup.ts';
import { placeOf } from '../stream.ts';
import { isAtLeast } from '../versions.ts';
import { UNSUPPORTED, type ZoneProblem, zoneProblem } from '../zone-problem.ts';
import { readTls } from './forward.ts';
import { check, oneOrMore, ttlProblem, words } from './stanza.ts';

interface HeldZones {
  readonly zones: readonly DomainName[];
  readonly through?: readonly DomainName[] | undefined;
  readonly wild?: boolean;
  readonly alias?: boolean;
}

/** With fallthrough, names it does not hold pass. `alias`: the server asks for an answer's target. */
export function pushZones(setup: Setup, head: Token, { zones, through, wild = false, alias = false }: HeldZones): void {
  const at = placeOf(head);
  const rules: AnswerRule[] = [];
  const covered = through === undefined ? [] : bothWithin(zones, through);
  const chased = defined({ alias: alias ? ('all' as const) : undefined });
  if (covered.length > 0)
    rules.push(
      wild
        ? { names: within(covered), effect: 'maybe', because: WILD, ...chased, at }
        : { names: within(covered), effect: 'miss-passes', ...chased, at },
    );
  rules.push({ names: within(zones), effect: 'answer', ...chased, at });
  setup.steps.push({ kind: 'answer', plugin: itemAt(setup.d.tokens, 0).text, rules, at });
}

/** The last `fallthrough` counts for all stanzas (plugin/file/setup.go fileParse). */
interface Stanzas {
  through: readonly DomainName[] | undefined;
  readonly made: { readonly zones: readonly DomainName[]; readonly push: () => void }[];
}

/** Before, `file` and `secondary` had a `transfer` of their own. */
const TRANSFERS_SINCE = '1.8.0';

/** The last step's rules as this makes them others. */
function changeRules(setup: Setup, change: (rules: readonly AnswerRule[], last: AnswerRule) => AnswerRule[]): void {
  const step = setup.steps.at(-1);
  const last = step?.kind === 'answer' ? step.rules.at(-1) : undefined;
  if (step?.kind === 'answer' && last !== undefined)
    setup.steps[setup.steps.length - 1] = { ...step, rules: change(step.rules, last) };
}

function readStanzas(setup: Setup, read: (all: Stanzas) => void): void {
  const all: Stanzas = { through: undefined, made: [] };
  try {
    read(all);
  } finally {
    const others = zonesOfOthers(all);
    for (const [index, { push }] of all.made.entries()) {
      push();
      // What `transfer` has not taken (plugin/file/file.go ServeDNS).
      if (isAtLeast(setup.context.version, TRANSFERS_SINCE))
        changeRules(setup, (rules, { names, at }) => [
          { names, types: ['AXFR', 'IXFR'], effect: 'refuse', at },
          ...rules,
        ]);
      const zones = others.get(index);
      if (zones !== undefined)
        changeRules(setup, (rules, { at }) => [{ names: within(zones), effect: 'pass', at }, ...rules]);
    }
  }
}

/** By stanza, zones below its own, or the same, that another takes: the longest counts, of equal ones the last (plugin/file/file.go lookupZone). */
function zonesOfOthers({ made }: Stanzas): ReadonlyMap<number, readonly DomainName[]> {
  const holders = new Map<DomainName, number[]>();
  for (const [index, { zones }] of made.entries()) for (const zone of new Set(zones)) append(holders, zone, index);
  const found = new Map<number, DomainName[]>();
  for (const [zone, holding] of made.length > 1 ? holders : []) {
    const last = holding.at(-1);
    for (const above of ancestry(zone))
      for (const index of above === zone ? holding : (holders.get(above)?.slice(-1) ?? []))
        if (index !== last) append(found, index, zone);
  }
  return found;
}

/** plugin/file/setup.go fileParse. */
export function readFile(setup: Setup): void {
  readStanzas(setup, (all) => readFiles(setup, all));
}

function readFiles(setup: Setup, all: Stanzas): void {
  const { d, context } = setup;
  // Of all stanzas: after a file that does not open none is parsed (plugin/file/setup.go `openErr`).
  let unopened: { readonly file: Token; readonly kind: FileLook['kind'] } | undefined;
  let reload = 60e9;
  while (next(d)) {
    const head = current(d);
    const file = oneArg(d);
    const args = remainingArgs(d);
    const zones = zonesFrom(args, setup.zones);
    let unknown: Token | undefined;
    while (nextBlock(d)) {
      const option = current(d);
      if (option.text === 'reload') reload = reloadTime(d, option);
      else if (option.text === 'upstream') remainingArgs(d);
      else if (option.text === 'reload_by_mtime' && isAtLeast(context.version, '1.14.4')) continue;
      else if (option.text === 'fallthrough' && isAtLeast(context.version, '1.12.2')) all.through = fallthroughZones(d);
      else if (option.opaque === true) remainingArgs(d);
      else {
        unknown = option;
        break;
      }
    }
    const look = lookAt(context, file);
    if (look.kind === 'text') setup.addRead(look.text.text.length);
    const push = (): void => {
      if (look.kind === 'text') {
        const isCut = problemOf(context, file, look.text.text) !== undefined;
        pushFile(setup, head, { zones, through: all.through, text: look.text.text, isCut });
      } else {
        pushZones(setup, head, { zones, through: all.through, wild: true, alias: true });
        unlessLoaded(setup);
      }
    };
    all.made.push({ zones, push });
    const opens = look.kind === 'text' || look.kind === 'directory' || foreignFile(context, file) === 'text';
    if (!opens) unopened = look.kind === 'missing' || unopened === undefined ? { file, kind: look.kind } : unopened;
    else if (unopened === undefined) checkZoneFile(setup, file, zones);
    if (unknown !== undefined) fail(`unknown property '${unknown.text}'`, unknown);
    // time.NewTicker panics (plugin/file/reload.go Reload).
    if (reload < 0 && zones.length > 0) failAtStart('panic: non-positive interval for NewTicker', file);
  }
  if (reload === 0 && unopened?.kind === 'missing')
    fail(`open ${shownPath(context, unopened.file.text)}: no such file or directory`, unopened.file);
}

/** Parse's errors for a file in sight (plugin/file/file.go Parse). */
function checkZoneFile({ context }: Setup, file: Token, zones: readonly DomainName[]): void {
  const [zone] = zones;
  if (zone === undefined) return;
  const look = lookAt(context, file);
  if (look.kind === 'directory' && isAtLeast(context.version, PROBLEMS_SINCE))
    fail(`failed to parse file "${file.text}" for origin ${zone} with error read ${file.text}: is a directory`, file);
  const problem = look.kind === 'text' ? problemOf(context, file, look.text.text) : undefined;
  if (problem?.message === UNSUPPORTED) fail(UNSUPPORTED, file);
  const isRefused = problem !== undefined && isAtLeast(context.version, PROBLEMS_SINCE);
  const refuse = (): void =>
    isRefused
      ? fail(`failed to parse file "${file.text}" for origin ${zone} with error ${problem.message}`, file)
      : undefined;
  if (problem?.afterSoa === false) refuse();
  const text = look.kind === 'text' ? look.text.text : '';
  for (const origin of text === '' || problem?.afterSoa === false ? [] : zones)
    for (const [index, { owner, data }] of authorities(readZoneFile(text, origin)).entries()) {
      if (index > 0 && isRefused) break;
      if (isAtLeast(context.version, '1.15.0') && owner !== origin && !isPlaceholder(owner))
        fail(`file "${file.text}" has SOA owner ${owner} that does not match origin ${origin}`, file);
      if (index === 0 && NO_SERIAL.test(data[2] ?? ''))
        fail(`no change in SOA serial for origin ${origin} in file ${file.text}, with 0 SOA serial`, file);
    }
  refuse();
  if (look.kind === 'directory' || holdsNoZone(context, file) || (!isRefused && problem?.afterSoa === false))
    fail(`file "${file.text}" has no SOA record for origin ${zone}`, file);
}

/** Before, a zone ended at its first error (plugin/file/file.go Parse). */
const PROBLEMS_SINCE = '1.11.4';

export function problemOf(context: Setup['context'], file: Pick<Token, 'text'>, text: string): ZoneProblem | undefined {
  const open = (path: string): FileLook => lookAt(context, { text: path });
  const isOpen = (part: string): boolean => mayBeFilledIn(context, part);
  return zoneProblem({ text, file: shownPath(context, file.text), version: context.version, open, isOpen });
}

/** An unseen file may be wrong or missing: then SERVFAIL (file.go ServeDNS, `z.Expired`). */
function unlessLoaded(setup: Setup): void {
  const perhaps = { holds: 'the zone file cannot be read', fails: 'the zone file is read' };
  changeRules(setup, (rules, { names, at }) => [{ names, effect: 'servfail', perhaps, at }, ...rules]);
}

export interface Loaded {
  readonly zones: readonly DomainName[];
  readonly through: readonly DomainName[] | undefined;
  readonly text: string;
  /** It ends before the text. */
  readonly isCut: boolean;
}

/** A file in sight: each name with its records, where all is read. */
function pushFile(setup: Setup, head: Token, loaded: Loaded): void {
  const at = placeOf(head);
  const { names, rules } = rulesOfFile(setup, loaded, at);
  const delegated = names.flatMap((one) => one.delegated);
  if (rules !== undefined) {
    setup.steps.push({ kind: 'answer', plugin: 'file', rules, at });
    return;
  }
  const { zones, through, text } = loaded;
  const wild = /(?:^|\s)\*[.\s]|\sDNAME\s|^\$INCLUDE\s/im.test(text) || delegated.length > 0;
  const alias = /\s(?:CNAME|DNAME)\s|^\$INCLUDE\s/im.test(text);
  pushZones(setup, head, { zones, through, wild, alias });
  changeRules(setup, (rules) => [...referrals(delegated, at), ...rules]);
}

/** `rules`: undefined where not all is read. Delegations are before the zone's other data (plugin/file/lookup.go Lookup). */
export function rulesOfFile(
  setup: Setup,
  { zones, through, text, isCut }: Loaded,
  at: Location,
): { readonly names: readonly ZoneNames[]; readonly rules: readonly AnswerRule[] | undefined } {
  const read = zones.map((zone) => ({ zone, file: readZoneFile(text, zone) }));
  const names = read.map(({ zone, file }) => namesIn(file, zone));
  if (isCut || !read.every(({ file }) => file.isWhole)) return { names, rules: undefined };
  const delegated = names.flatMap((one) => one.delegated);
  const covered = through === undefined ? [] : bothWithin(zones, through);
  const passing = rootAnswers(setup, names) ? bothWithin(covered, withoutRoot(zones, names)) : covered;
  return { names, rules: [...referrals(delegated, at), ...wholeRules(names, { zones, covered, passing, at })] };
}

/**
 * The root's own records answer as a wildcard's for names whose last label is no owner: in place of `*.` the server looks
 * for an empty name (plugin/file/wildcard.go), which its tree holds for the root (1.15.0: tree/less.go).
 */
function rootAnswers({ context }: Setup, names: readonly ZoneNames[]): boolean {
  return (
    isAtLeast(context.version, '1.15.0') &&
    names.some(({ held, leaving }) => held.includes(ROOT) || leaving.includes(ROOT))
  );
}

function withoutRoot(zones: readonly DomainName[], names: readonly ZoneNames[]): readonly DomainName[] {
  const owners = names.flatMap(({ held, leaving }) => [...held, ...leaving]);
  return [...zones.filter((zone) => zone !== ROOT), ...owners.filter((owner) => labelsFromRoot(owner).length === 1)];
}

/** As if the file that was read last had it, where none was (plugin/file/file.go Parse, `serial`). */
const NO_SERIAL = /^0+$/;

function authorities({ records }: ZoneFile): readonly ZoneRecord[] {
  return records.filter(({ type }) => type === 'SOA');
}

/** By its SOA records. */
export function mayBeRefused(file: ZoneFile, zone: DomainName): boolean {
  return authorities(file).some(({ owner, data }) => owner !== zone || NO_SERIAL.test(data[2] ?? ''));
}

export function reloadTime(d: Setup['d'], option: Token): number {
  const [length] = remainingArgs(d);
  return length === undefined ? fail('reload duration value is expected', option) : duration(length);
}

/** plugin/secondary/setup.go: SERVFAIL until the first transfer, without fallthrough before 1.14.4. */
export function readSecondary(setup: Setup): void {
  readStanzas(setup, (all) => readSecondaries(setup, all));
}

function readSecondaries(setup: Setup, all: Stanzas): void {
  const { d, context } = setup;
  while (next(d)) {
    const head = current(d);
    // A brace left over.
    if (head.text !== 'secondary') continue;
    const zones = zonesFrom(remainingArgs(d), setup.zones);
    let from = false;
    while (nextBlock(d)) {
      const option = current(d);
      if (option.text === 'transfer') {
        transferIn(setup);
        from = true;
      } else if (option.text === 'fallthrough' && isAtLeast(context.version, '1.14.4'))
        all.through = fallthroughZones(d);
      else if (option.text === 'catalog' && isAtLeast(context.version, '1.14.5')) {
        const member = remainingArgs(d).find((token) => token.opaque !== true && !normalizeExact(token.text));
        if (member !== undefined) fail(`invalid catalog member zone ${quoted(member.text)}`, member);
      } else if (option.text === 'upstream' && !isAtLeast(context.version, '1.5.0')) remainingArgs(d);
      else if (option.opaque !== true) fail(`unknown property '${option.text}'`, option);
    }
    const push = (): void => {
      pushZones(setup, head, { zones, through: all.through, wild: true, alias: true });
      untilTransferred(setup);
    };
    all.made.push({ zones, push });
    if (!from && isAtLeast(context.version, '1.12.0'))
      fail('secondary zones require a transfer from property', current(d));
  }
}

/** SERVFAIL until it has the zone (plugin/file/file.go ServeDNS, `z.Expired`). */
function untilTransferred(setup: Setup): void {
  const perhaps = { holds: 'secondary has the zone', fails: 'secondary has not got the zone' };
  changeRules(setup, (rules, last) => [...rules.slice(0, -1), { ...last, perhaps }, { ...last, effect: 'servfail' }]);
}

/** plugin/pkg/parse/parse.go TransferIn. */
function transferIn({ d, context }: Setup): void {
  const kind = oneArg(d);
  if (kind.text !== 'from') fail(`unknown property ${kind.text}`, kind);
  const hosts = remainingArgs(d);
  if (hosts.length === 0) argumentError(d);
  for (const host of hosts) {
    if (host.text === '*') fail("can't use '*' in transfer from", host);
    checkHostPort(host, context.version);
  }
}

/** plugin/pkg/parse/host.go HostPort: an address with or without a port, and since 1.13.1 a zone. */
function checkHostPort(token: Token, version: string): void {
  check(token, (text) => {
    const host = hostBeforePort(text) ?? text;
    const bare = isAtLeast(version, '1.13.1') ? host.replace(/%[^%]*$/s, '') : host;
    return parseAddress(bare) === undefined ? `must specify an IP address: \`${host}'` : undefined;
  });
}

/** etcd and its like: zones as arguments, `fallthrough`; no other option routes. */
export function readBackend(setup: Setup): void {
  const { d } = setup;
  while (next(d)) {
    const head = current(d);
    const args = remainingArgs(d);
    let through: readonly DomainName[] | undefined;
    try {
      while (nextBlock(d)) {
        const option = current(d);
        if (option.text === 'fallthrough') through = fallthroughZones(d);
        else checkBackend(setup, head.text, option);
      }
    } finally {
      // Host names of load balancers and in etcd are aliases (plugin/k8s_external/msg_to_dns.go,
      // plugin/backend_lookup.go).
      pushZones(setup, head, { zones: zonesFrom(args, setup.zones), through, alias: head.text !== 'federation' });
    }
    // etcdParse reads one stanza.
    if (head.text === 'etcd') return;
  }
  const first = itemAt(d.tokens, 0);
  if (first.text === 'k8s_external' && !setup.has('kubernetes')) failAtStart('kubernetes plugin not loaded', first);
}

function checkBackend(setup: Setup, plugin: string, option: Token): void {
  const { d } = setup;
  const known = option.opaque === true ? 'opaque' : `${plugin} ${option.text}`;
  switch (known) {
    case 'k8s_external ttl':
      return check(oneOrMore(d)[0], ttlProblem);
    case 'k8s_external apex':
    case 'etcd endpoint':
      return void words(d, 1, Number.POSITIVE_INFINITY);
    case 'k8s_external headless':
    case 'etcd stubzones':
    case 'etcd debug':
      return;
    case 'etcd path':
      return void oneArg(d);
    case 'etcd min-lease-ttl':
    case 'etcd max-lease-ttl':
      return check(oneArg(d), (text) => wrapped(`invalid ${option.text} value`, leaseProblem(text.trim())));
    case 'etcd tls':
      readTls(setup, (count) => fail(`maximum of three arguments allowed for TLS config, found ${count}`, option));
      return;
    case 'etcd credentials':
      if (words(d, 1, Number.POSITIVE_INFINITY).length !== 2)
        fail('credentials requires 2 arguments, username and password', option);
      return;
    case 'etcd no_apex_fallback':
      if (isAtLeast(setup.context.version, '1.15.0')) return void words(d, 0, 0);
      break;
    case 'etcd upstream':
      return void remainingArgs(d);
    default:
      if (plugin !== 'etcd' && plugin !== 'k8s_external') return void remainingArgs(d);
  }
  if (option.opaque !== true) unknownProperty(d);
}

function leaseProblem(text: string): string | undefined {
  const length = text === '' ? 0 : durationOf(/^\d+$/.test(text) ? `${text}s` : text);
  if (length === undefined) return "invalid TTL format, use format like '30', '30s', '5m', '1h', or '2h30m'";
  if (length < 0) return 'TTL must be non-negative';
  return length > 4294967295e9 ? 'TTL too large, maximum is 4294967295 seconds' : undefined;
}

/** plugin/transfer/setup.go; only zone transfers stop here. */
export function readTransfer(setup: Setup): void {
  const { d } = setup;
  while (next(d)) {
    const head = current(d);
    const zones = zonesFrom(remainingArgs(d), setup.zones);
    const at = placeOf(head);
    setup.steps.push({
      kind: 'answer',
      plugin: 'transfer',
      rules: [
        // Over UDP it refuses whatever the zones are (plugin/transfer/transfer.go ServeDNS).
        {
          names: { kind: 'any' },
          types: ['AXFR', 'IXFR'],
          effect: 'refuse',
          perhaps: { holds: 'it is asked for over UDP', fails: 'it is asked for over TCP' },
          at,
        },
        {
          names: within(zones),
          types: ['AXFR', 'IXFR'],
          effect: 'maybe',
          because: 'only zones of this server can be transferred',
          at,
        },
      ],
      at,
    });
    let to = false;
    let sourced = false;
    while (nextBlock(d)) {
      const option = current(d);
      if (option.text === 'source') {
        const [address] = oneOrMore(d, 1);
        if (sourced) fail('source already specified', option);
        sourced = true;
        check(address, (text) => (parseAddress(text) ? undefined : `invalid source address ${quoted(text)}`));
        continue;
      }
      if (option.text !== 'to' && option.opaque !== true) fail(`unknown property ${quoted(option.text)}`, option);
      for (const host of words(d, 1, Number.POSITIVE_INFINITY))
        if (host.text !== '*') checkHostPort(host, setup.context.version);
      to = true;
    }
    if (!to) fail("'to' is required", current(d));
  }
}

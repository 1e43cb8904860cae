/** `dynupdate` (plugin/dynupdate/setup.go). */
import { absolute, type DomainName, isDomainName, isWithin, ROOT } from '../../../core/dns/name.ts';
import { readZoneFile, type ZoneFile } from '../../shared/zone-file.ts';
import { argumentError, current, fail, next, nextBlock, remainingArgs } from '../dispenser.ts';
import { holdsNoZone, lookAt, mayBeFilledIn } from '../files.ts';
import { integerProblem, isType, quoted } from '../go-values.ts';
import type { Token } from '../lexer.ts';
import { type Setup, zonesFrom } from '../setup.ts';
import { check, words } from './stanza.ts';
import { problemOf, pushZones } from './zone-data.ts';

/** One zone, which it answers whole. */
export function readDynupdate(setup: Setup): void {
  const { d } = setup;
  let seed: Token | undefined;
  let database: Token | undefined;
  next(d);
  const head = current(d);
  const args = remainingArgs(d);
  if (args.length > 1) fail('exactly one zone is allowed', head);
  if (args.length === 0 && setup.zones.length !== 1)
    fail('zone is required when the server block does not define exactly one zone', head);
  const zones = zonesFrom(args, setup.zones);
  if (zones.length !== 1) fail(`invalid zone ${quoted(args[0]?.text ?? '')}`, head);
  pushZones(setup, head, { zones });
  const seen = new Set<string>();
  while (nextBlock(d)) {
    const option = current(d);
    if (option.text !== 'allow' && seen.has(option.text)) fail(`${option.text} specified more than once`, option);
    seen.add(option.text);
    switch (option.text) {
      case 'database':
      case 'file': {
        const [path] = words(d, 1, 1);
        if (option.text === 'database' && path?.text === '' && path.opaque !== true) argumentError(d);
        if (option.text === 'file') seed = path;
        else database = path;
        break;
      }
      case 'max_records':
      case 'max_bytes':
      case 'max_update_records': {
        const isOne = (text: string): boolean => integerProblem(text) === undefined && Number(text) > 0;
        check(words(d, 1, 1)[0], (text) => (isOne(text) ? undefined : `${option.text} requires a positive integer`));
        break;
      }
      case 'allow':
        checkPermission(remainingArgs(d), zones[0] ?? ROOT, option);
        break;
      default:
        if (option.opaque !== true) fail(`unknown property ${quoted(option.text)}`, option);
    }
  }
  if (next(d)) fail('this plugin can only be used once per Server Block', current(d));
  if (!seen.has('file')) fail('file is required', current(d));
  if (!seen.has('allow')) fail('at least one allow rule is required', current(d));
  if (seed !== undefined) checkSeed(setup, seed, zones[0] ?? ROOT);
  // plugin/dynupdate/store.go acquireStore
  if (seed !== undefined && seed.opaque !== true && seed.text === database?.text)
    fail('database and seed must be different files', seed);
}

/** plugin/dynupdate/setup.go readZoneLimited, without looking at its records. */
function checkSeed({ context }: Setup, file: Token, origin: DomainName): void {
  if (file.opaque === true) return;
  const path = file.text === '' ? '.' : file.text;
  if (lookAt(context, { text: path }).kind === 'missing')
    fail(`opening zone file "${file.text}": open ${path}: no such file or directory`, file);
  if (lookAt(context, { text: path }).kind === 'directory')
    fail(`parsing zone file "${file.text}": read ${path}: is a directory`, file);
  if (holdsNoZone(context, file)) fail(`zone "${origin}" has no SOA`, file);
  const look = lookAt(context, file);
  if (look.kind !== 'text' || mayBeFilledIn(context, look.text.text)) return;
  const problem = problemOf(context, file, look.text.text);
  if (problem !== undefined) fail(`parsing zone file "${file.text}": ${problem.message}`, file);
  const invalid = invalidZone(readZoneFile(look.text.text, origin), origin);
  if (invalid !== undefined) fail(invalid, file);
}

/** plugin/dynupdate/zone.go validateRecords, for what stands first. */
function invalidZone({ records, isWhole }: ZoneFile, origin: DomainName): string | undefined {
  const [authority, ...more] = records.filter(({ type }) => type === 'SOA');
  if (!isWhole || authority === undefined) return undefined;
  if (more.length > 0) return `zone "${origin}" contains more than one SOA`;
  const outside = (): boolean => records.some(({ owner }) => !isWithin(owner, origin));
  const fault =
    authority.owner !== origin && isWithin(authority.owner, origin)
      ? 'a non-apex SOA record'
      : /^0+$/.test(authority.data[2] ?? '')
        ? 'an SOA with serial zero'
        : outside()
          ? 'an out-of-zone record'
          : undefined;
  return fault && `invalid zone "${origin}": zone contains ${fault}`;
}

/** plugin/dynupdate/setup.go parsePermission. */
function checkPermission(args: readonly Token[], origin: DomainName, option: Token): void {
  const [key, name, ...types] = args;
  if (key === undefined || name === undefined || types.length === 0)
    return fail('allow requires KEY NAME and at least one RR type', option);
  if (key.opaque !== true && (/^(?:\s*|\*|@)$/.test(key.text) || !isDomainName(key.text)))
    fail(`invalid TSIG key ${quoted(key.text)}`, key);
  const inside = name.text === '*' || name.text === '@' || name.opaque === true;
  if (!inside && !(isDomainName(name.text) && isWithin(absolute(name.text.toLowerCase()), origin)))
    fail(`allow name ${quoted(name.text)} is outside zone ${quoted(origin)}`, name);
  for (const type of types) {
    if (type.text === '*' && types.length > 1) fail('wildcard RR type must be the only type in an allow rule', type);
    const isPolicy = type.text === '*' || isPolicyType(type.text.toUpperCase());
    if (!isPolicy) check(type, (text) => `invalid RR type ${quoted(text)} in allow rule`);
  }
}

/** Types that no update writes, by number too (plugin/dynupdate/setup.go validPolicyType, update.go unsupportedRRType). */
const NO_POLICY: ReadonlySet<string> = new Set(
  'AXFR IXFR MAILA MAILB OPT TSIG TKEY NONE RESERVED ATMA UNSPEC SIG KEY NXT DS RRSIG NSEC DNSKEY NSEC3 NSEC3PARAM TALINK CDS CDNSKEY ZONEMD TA DLV'.split(
    ' ',
  ),
);

/** Numbers of writable types that have a name (miekg/dns ztypes.go TypeToRR). */
const POLICY_NUMBERS: ReadonlySet<number> = new Set([
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 26, 27, 28, 29, 31, 32, 33, 35, 36, 37, 39,
  42, 44, 45, 49, 52, 53, 55, 56, 57, 61, 62, 64, 65, 99, 100, 101, 102, 104, 105, 106, 107, 108, 109, 128, 255, 256,
  257, 258, 260, 261,
]);

function isPolicyType(name: string): boolean {
  if (/^TYPE\d{1,5}$/.test(name)) return POLICY_NUMBERS.has(Number(name.slice(4)));
  return isType(name, '1.15.0') && !NO_POLICY.has(name);
}

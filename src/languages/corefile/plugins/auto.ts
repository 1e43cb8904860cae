/** plugin/auto: zones come with a directory's files; other names pass. */

import { absolute, type DomainName, isDomainName, isWithin } from '../../../core/dns/name.ts';
import type { AnswerRule, Step } from '../../../core/facts/steps.ts';
import { addAll } from '../../../core/text/append.ts';
import type { Location } from '../../../core/text/location.ts';
import { compileRe2 } from '../../../core/text/re2.ts';
import { longestFirst, type ZoneRule } from '../../shared/longest-zone.ts';
import { readZoneFile } from '../../shared/zone-file.ts';
import { argumentError, current, fail, next, nextArg, nextBlock, oneArg, remainingArgs } from '../dispenser.ts';
import { absolutePath, leadsThroughFile } from '../files.ts';
import { groupsOf } from '../go-values.ts';
import type { Token } from '../lexer.ts';
import { type Setup, within, zonesFrom } from '../setup.ts';
import { placeOf } from '../stream.ts';
import { check } from './stanza.ts';
import { mayBeRefused, problemOf, reloadTime, rulesOfFile } from './zone-data.ts';

interface Stanza {
  readonly zones: readonly DomainName[];
  readonly at: Location;
  directory?: Token;
  pattern: string;
  /** Made of the pattern's groups, `{1}`. */
  template: string;
}

export function readAuto(setup: Setup): void {
  const { d } = setup;
  const stanzas: Stanza[] = [];
  try {
    while (next(d)) {
      const at = placeOf(current(d));
      const stanza: Stanza = {
        zones: zonesFrom(remainingArgs(d), setup.zones),
        at,
        pattern: 'db\\.(.*)',
        template: '{1}',
      };
      stanzas.push(stanza);
      while (nextBlock(d)) readOption(setup, stanza);
    }
  } finally {
    for (const stanza of stanzas) setup.steps.push(stepOf(setup, stanza, stanzas.length > 1));
  }
}

function readOption(setup: Setup, stanza: Stanza): void {
  const { d } = setup;
  const option = current(d);
  if (option.text === 'reload') {
    if (reloadTime(d, option) < 0) fail('invalid duration', option);
  } else if (option.text === 'upstream' || option.opaque === true) remainingArgs(d);
  else if (option.text !== 'directory') fail(`unknown property '${option.text}'`, option);
  else readDirectory(setup, stanza);
}

function readDirectory({ d, context }: Setup, stanza: Stanza): void {
  const path = oneArg(d);
  stanza.directory = path;
  if (path.opaque !== true && leadsThroughFile(context, path.text))
    fail(`Unable to access root path '${path.text}': stat ${path.text}: not a directory`, path);
  if (!nextArg(d)) return;
  const expression = current(d);
  check(expression, (pattern) => {
    const groups = groupsOf(pattern);
    return typeof groups === 'string' ? groups : groups === 0 ? 'Need at least one sub expression' : undefined;
  });
  const template = oneArg(d);
  stanza.pattern = expression.text;
  stanza.template = template.text;
  if (expression.opaque === true || template.opaque === true) stanza.directory = { ...path, opaque: true };
  if (nextArg(d)) argumentError(d);
}

/** Of several stanzas the last one's directory and zones count, with what those before left of the rest. */
function stepOf(setup: Setup, { zones, at, ...stanza }: Stanza, isOneOfSeveral: boolean): Step {
  const rules = isOneOfSeveral ? undefined : rulesOfFolder(setup, { zones, at, ...stanza });
  const because = 'which zones its directory holds is not known';
  const open: AnswerRule = { names: within(zones), effect: 'maybe', alias: 'all', because, at };
  return { kind: 'answer', plugin: 'auto', rules: rules ?? [open], at };
}

/** A name that no folder of zones has. */
const NO_FILE = 'db.nothing-of-this-name';

/** Undefined: not all is in sight, or read. */
function rulesOfFolder(setup: Setup, stanza: Stanza): readonly AnswerRule[] | undefined {
  const { context } = setup;
  const { zones, directory, at } = stanza;
  if (directory === undefined || directory.opaque === true) return undefined;
  const folder = absolutePath(context, directory.text);
  // Before 1.15.0 it does not enter a folder that is a link, as those below a volume's are (plugin/auto/walk.go Walk).
  const isBelowVolume = [...(context.volumes ?? [])].some((one) => folder.startsWith(`${one}/`));
  if (isBelowVolume || !context.isAbsent(`${folder}/${NO_FILE}`)) return undefined;
  const all: ZoneRule[] = [];
  const known = new Set<DomainName>();
  for (const [path, { text }] of context.files) {
    const origin = path.startsWith(`${folder}/`) ? originOf(path.slice(path.lastIndexOf('/') + 1), stanza) : undefined;
    if (origin === undefined) continue;
    if (origin === UNKNOWN) return undefined;
    const isTaken = zones.some((zone) => isWithin(origin, zone));
    if (!isTaken && !zones.some((zone) => isWithin(zone, origin))) continue;
    const isCut = problemOf(context, { text: path }, text) !== undefined;
    const { rules } = rulesOfFile(setup, { zones: [origin], through: undefined, text, isCut }, at);
    if (!isTaken || known.has(origin) || rules === undefined || mayBeRefused(readZoneFile(text, origin), origin))
      return undefined;
    known.add(origin);
    addAll(
      all,
      [{ names: within([origin]), types: ['AXFR', 'IXFR'], effect: 'refuse' as const, at }, ...rules].map((rule) => ({
        zone: origin,
        rule,
      })),
    );
  }
  return [...longestFirst(all), { names: within(zones), effect: 'pass', at }];
}

const UNKNOWN = 'unknown';

/** plugin/auto/walk.go matches, regexp.go rewriteToExpand. */
function originOf(name: string, { pattern, template }: Stanza): DomainName | undefined | typeof UNKNOWN {
  const compiled = compileRe2(pattern);
  if (typeof compiled === 'string' || template.replaceAll(/\{\d\}/g, '').match(/[{}$]/) !== null) return UNKNOWN;
  const matcher = compiled.matcher(name);
  if (!matcher.find()) return undefined;
  const origin = template.replaceAll(/\{(\d)\}/g, (_, group: string) =>
    Number(group) <= matcher.groupCount() ? (matcher.group(Number(group)) ?? '') : '',
  );
  return isDomainName(origin) && origin === origin.toLowerCase() ? absolute(origin) : UNKNOWN;
}

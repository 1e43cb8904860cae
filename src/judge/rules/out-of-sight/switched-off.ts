/** Settings in a file of the change under which the condition around a guard no longer holds, whoever reads the file. */

import type { BranchTaken } from '../../../core/text/assumption.ts';
import { lineStart } from '../../../core/text/line-ends.ts';
import { wordsIn } from '../../../core/text/named-paths.ts';
import { once } from '../../../core/text/once.ts';
import { baseName, directoryOf, inFolder, isTest } from '../../../core/text/paths.ts';
import type { Flips } from './flipped-variables.ts';

/** `.Values.a.b`, `name`, `not name`, `name | bool`, `.Values | get "a.b"`. */
const PLAIN =
  /^(not\s+)?\$?(?:\.(?:State)?Values(?:\.|\s*\|\s*get(?:OrNil)?\s+"))?@?([\w.]+)"?(?:\s*\|\s*(?:bool|d(?:efault)?\([^()]{0,99}\)))*(?:\s+(?:true|false))?$/;
const HELMFILE = /\bhelmfile\b/;
/** Every chart and role has them. */
const COMMON = /^(?:enabled?|active|create|install|on|name|state|type|mode|debug)$/;
const FALSE = /^(?:false|no|off|0|null|nil|~)$/i;
const NOT_DEPLOYED = /(?:^|\/)(?:docs?|examples?)\/|\.(?:md|schema\.json)$|(?:^|\/)ci\/[^/]*values[^/]*\.ya?ml$/;
/** Characters of a line before a key, and up to the key that it stands below. */
const MAX_BEFORE = 200;
const MAX_ABOVE = 10_000;
const MAX_LENGTH = 1024 * 1024;

/** What sets values of a chart. */
export interface OfChart {
  readonly chart: string;
  /** A helmfile installs it, and commands of helmfile name no chart. */
  readonly isOfHelmfile: boolean;
}

interface Texts {
  readonly textOf: (path: string) => string | undefined;
  readonly textBefore: (path: string) => string | undefined;
  /** Of the change: one of them may have moved to another. */
  readonly changed: ReadonlySet<string>;
}

/** `of`: whose values the conditions ask for; other charts have values of their own. */
export function switchedOff(
  conditions: readonly BranchTaken[],
  flips: Flips,
  { textOf, textBefore, changed, of }: Texts & { readonly of?: OfChart },
): ReturnType<Flips> {
  for (const taken of conditions) {
    const [, negation, written = ''] = PLAIN.exec(taken.subject) ?? [];
    const keys = written.split('.');
    if (keys.every((key) => COMMON.test(key) || key === '')) continue;
    const isWanted = (negation === undefined) === taken.holds;
    const isOff = (text = ''): boolean => valuesAt(text, keys).some((value) => FALSE.test(value) === isWanted);
    const wereOff = once(() => new Set([...changed].filter((path) => isOff(textBefore(path))).map(baseName)));
    const isFlip = (_is: readonly string[], _was: readonly string[], path: string): boolean =>
      !isTest(path) &&
      !NOT_DEPLOYED.test(path) &&
      // A helmfile names the files of its environments.
      (!taken.file.endsWith('.gotmpl') || HELMFILE.test(textOf(path) ?? '')) &&
      isOff(textOf(path)) &&
      !wereOff().has(baseName(path)) &&
      (of === undefined || (isOf(of.chart, path, textOf) && !isOfAnother(of, textOf(path))));
    const found = flips([taken], isFlip, true);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Values of a chart, which commands of helmfile do not name, that such a file of the change states anew. */
export function setByHelmfile(
  path: string,
  keys: readonly string[],
  { textOf, textBefore }: Pick<Texts, 'textOf' | 'textBefore'>,
): readonly string[] {
  const text = NOT_DEPLOYED.test(path) ? '' : (textOf(path) ?? '');
  if (!HELMFILE.test(text)) return [];
  const old = valuesAt(textBefore(path) ?? '', keys);
  return valuesAt(text, keys).filter((value) => value.includes('$') || !old.includes(value));
}

/** No file of another chart, unless that one takes it in. */
function isOf(chart: string, path: string, textOf: Texts['textOf']): boolean {
  for (let folder = directoryOf(path); ; folder = directoryOf(folder)) {
    const text = textOf(inFolder(folder, 'Chart.yaml'));
    if (folder === chart) return true;
    if (text !== undefined) return text.includes(chart.slice(chart.lastIndexOf('/') + 1));
    if (folder === '') return true;
  }
}

/** It installs something, and does not name the chart. */
function isOfAnother({ chart, isOfHelmfile }: OfChart, text = ''): boolean {
  if (isOfHelmfile && HELMFILE.test(text)) return false;
  const name = chart.slice(chart.lastIndexOf('/') + 1);
  return /\b(?:helm\w*|charts?|release)\b/i.test(text) && !wordsIn(text).some((word) => baseName(word) === name);
}

/** As `a: { b: X }`, `a.b=X`, or `b: X` below `a:`; no map, and nothing that stands on the next line. */
function valuesAt(text: string, keys: readonly string[]): readonly string[] {
  const [parent, key = ''] = [keys.at(-2), keys.at(-1)];
  if (text.length > MAX_LENGTH || !text.includes(key)) return [];
  const setting = new RegExp(
    String.raw`(?<![\w-])${key}["']?[ \t]{0,9}[:=](?!=)[ \t]{0,9}["']?([^\s"',;#{}[\]]{1,99})`,
    'g',
  );
  return [...text.matchAll(setting)].flatMap(({ 1: value = '', index }) =>
    parent === undefined || isBelow(text, index, parent) ? [value] : [],
  );
}

function isBelow(text: string, at: number, parent: string): boolean {
  const start = lineStart(text, at);
  const before = text.slice(Math.max(start, at - MAX_BEFORE), at);
  if (before.endsWith(`${parent}.`)) return true;
  if (before.trim() !== '' && !/^[\s-]*["']?$/.test(before))
    return new RegExp(String.raw`\b${parent}["']?\s*[:=]\s*\{[^{}]*$`).test(before);
  const lines = text
    .slice(Math.max(0, start - MAX_ABOVE), start)
    .split('\n')
    .reverse();
  const above = lines.find((line) => line.trim() !== '' && !/^\s*#/.test(line) && line.search(/\S/) < before.length);
  return above !== undefined && new RegExp(String.raw`^[\s-]*["']?${parent}["']?\s*:`).test(above);
}

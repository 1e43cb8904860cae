/** Variables of templates that a change sets to another value, by the text that sets them. */
import type { ServerBlock } from '../../core/facts/fact.ts';
import type { BranchTaken } from '../../core/text/assumption.ts';
import { type Location, placeKey } from '../../core/text/location.ts';
import { decisionsIn } from '../chart-values.ts';
import type { Snapshot } from '../snapshot.ts';
import { coreDnsBlocks, forwards, guardOf, mayBringGuard } from './blocks.ts';
import { shownAt } from './shown-at.ts';

export interface FlippedVariable {
  readonly name: string;
  readonly at: Location;
}

/** Also a field's, and a key's in brackets; no text to which one is compared. */
const NAME = /(?<=\[["'])[a-z_]\w*(?=["']\])|(?<![\w"'-])[a-z_]\w*(?![\w("'-])/gi;
const KEYWORD =
  /^(?:and|or|not|is|in|if|else|true|false|none|null|defined|undefined|bool|default|eq|ne|gt|lt|d|name|loop|[vV]alues|vars?|locals?|[eE]nv|Environment|Name|item|pillar|grains|self|each|data|module|path|concat|forward|parameters|plugins|zones?|port|servers|errors)$/;
const DEFAULTS = /\|\s*d(?:efault)?\b|\?\?|:[-=]/;
const MAX_NAMES = 20;
const MAX_LENGTH = 1024 * 1024;

/** In a file of the change: Jinja's variables in any vars, those of Terraform in the call for the template. */
export function flippedVariable(
  conditions: readonly Pick<BranchTaken, 'subject'>[],
  head: Snapshot,
  base: Snapshot,
  isFlip: (is: readonly string[], was: readonly string[]) => boolean = isOther,
): FlippedVariable | undefined {
  const subjects = conditions.map(({ subject }) => subject);
  const names = new Set(subjects.flatMap((one) => one.match(NAME) ?? []).filter((name) => !KEYWORD.test(name)));
  const mayBeUnset = subjects.some((one) => DEFAULTS.test(one));
  const [now, then] = [head.unread?.(), base.unread?.()];
  if (names.size === 0 || now === undefined || then === undefined) return undefined;
  for (const path of [...(head.changed ?? [])].sort()) {
    const text = now.textOf(path) ?? '';
    const stated =
      text.length > MAX_LENGTH ? [] : [...names].slice(0, MAX_NAMES).flatMap((name) => settingOf(name, text));
    const old = stated.length === 0 ? '' : (then.textOf(path) ?? '');
    if (old.length > MAX_LENGTH) continue;
    for (const { name, index, values } of stated) {
      const was = settingOf(name, old)[0]?.values ?? [];
      if ((was.length === 0 && !mayBeUnset) || !isFlip(values, was)) continue;
      return { name, at: shownAt({ start: index, end: index + name.length }, path, text) };
    }
  }
  return undefined;
}

interface Setting {
  readonly name: string;
  readonly index: number;
  readonly values: readonly string[];
}

function settingOf(name: string, text: string): readonly Setting[] {
  const found = [...text.matchAll(new RegExp(`(?<![\\w.$-])${name}["']?[ \\t]*[:=](?!=)[ \\t]*([^\\n,#]*)`, 'g'))];
  const [first] = found;
  return first === undefined ? [] : [{ name, index: first.index, values: found.map(([, value = '']) => value.trim()) }];
}

function isOther(is: readonly string[], was: readonly string[]): boolean {
  return is.join('\n') !== was.join('\n');
}

export interface OpenGuard extends FlippedVariable {
  readonly decides: Location;
}

const GUARD = /(?<![\w-])loop(?![\w-])/;
/** As an item of a list, or the name of one. */
const ITEM = /(?:^[ \t]*-[ \t]*|\bname["']?[ \t]*[:=][ \t]*|[[,][ \t]*)["']?loop["']?[ \t]*(?=[\]},]|$)/gm;

/** What is filled in for a plugin, or for a chart's, and brought `loop`. */
export function* openGuards(head: Snapshot, base: Snapshot): Generator<OpenGuard> {
  const [now, then] = [head.unread?.(), base.unread?.()];
  if ((head.changed?.size ?? 0) === 0 || now === undefined || then === undefined) return;
  const known = new Set([...coreDnsBlocks(base)].flatMap(({ block }) => (guardOf(block) ? block.at.file.path : [])));
  const were = new Set([...unfilledIn(base)].map(({ file }) => file.path));
  const places = [...unfilledIn(head)].filter(({ file }) => were.has(file.path));
  for (const at of places) {
    const subject = at.file.text.slice(at.span.start, at.span.end);
    const isLost = (is: readonly string[], was: readonly string[]): boolean =>
      GUARD.test(subject) ? isOther(is, was) : count(is, GUARD) < count(was, GUARD);
    const flipped = flippedVariable([{ subject }], head, base, isLost);
    if (flipped !== undefined) yield { ...flipped, decides: at };
  }
  const [decides] = places;
  for (const path of decides === undefined ? [] : [...(head.changed ?? [])].sort()) {
    const [text, old] = [now.textOf(path) ?? '', then.textOf(path) ?? ''];
    if (known.has(path) || text === '' || Math.max(text.length, old.length) > MAX_LENGTH) continue;
    if (decides !== undefined && [...old.matchAll(ITEM)].length > [...text.matchAll(ITEM)].length)
      yield { name: 'loop', at: shownAt({ start: 0, end: 0 }, path, text), decides };
  }
}

function count(values: readonly string[], word: RegExp): number {
  return values.filter((value) => word.test(value)).length;
}

/** Each place once; none about which a chart's values decide. */
function* unfilledIn(snapshot: Snapshot): Generator<Location> {
  const seen = new Set<string>();
  const isValued = (block: ServerBlock): boolean =>
    decisionsIn(block).some(({ scope }) => snapshot.chartValues?.has(scope) === true);
  const isNew = (at: Location): boolean => seen.size < MAX_NAMES && seen.size < seen.add(placeKey(at)).size;
  const read = new Set<string>();
  for (const { block } of coreDnsBlocks(snapshot)) {
    read.add(block.at.file.path);
    if (forwards(block) && guardOf(block) === undefined && mayBringGuard(block) && !isValued(block))
      for (const step of block.steps) if (step.kind === 'opaque' && isNew(step.at)) yield step.at;
  }
  for (const { code, at } of snapshot.notices)
    if (code === 'placeholder' && !read.has(at.file.path) && isNew(at)) yield at;
}

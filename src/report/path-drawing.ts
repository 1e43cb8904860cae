/** A finding's path as a tree, for text, Markdown and HTML. */

import { addAll, largest } from '../core/text/append.ts';
import { defined } from '../core/text/defined.ts';
import { lineEnd, lineStart } from '../core/text/line-ends.ts';
import { isSamePlace, type Location, linesOnce, positionAt } from '../core/text/location.ts';
import { getOrInsert } from '../core/text/once.ts';
import type { CycleHop, Finding, GuardVerdict, PathStep, Report } from '../judge/report/finding.ts';
import { clip, visible, widthOf } from './plain-text.ts';

export type IsChanged = (at: Location) => boolean;

export function changedIn({ changedLines }: Pick<Report, 'changedLines'>): IsChanged {
  const linesOf = linesOnce();
  return ({ file, span }) => {
    const lines = file.revision === undefined ? changedLines?.get(file.path) : undefined;
    if (lines === undefined) return false;
    return lines.has(positionAt(linesOf(file.text), span.start).line);
  };
}

export interface DrawnStep {
  readonly depth: number;
  /** A server that forwards; `text` is its line. */
  readonly server?: string;
  readonly text: string;
  readonly at?: Location;
  readonly changed: boolean;
  readonly returns: boolean;
  /** `CoreDNS will not start: CrashLoopBackOff`. */
  readonly effect?: string;
}

export interface PathDrawing {
  readonly steps: readonly DrawnStep[];
  readonly also: readonly PathStep[];
  readonly more: number;
}

const MAX_STEPS = 60;
const MAX_SOURCE = 80;
/** Characters before the place, of a line that is cut. */
const BEFORE = 30;

export function drawPath(
  finding: Pick<Finding, 'path' | 'cycle' | 'guard'>,
  isChanged: IsChanged = () => false,
): PathDrawing | undefined {
  const { path, guard } = finding;
  const cycle = finding.cycle ?? [];
  if (path.length === 0 && cycle.length === 0) return undefined;
  const also = path.filter(({ also }) => also === true);
  const own = path.filter((step) => !also.includes(step));
  const drafts = cycle.length === 0 ? own.map(settingStep) : ringSteps(own, cycle, guard);
  const steps = drafts.slice(0, MAX_STEPS).map((draft, depth) => ({
    returns: false,
    ...draft,
    depth,
    changed: draft.at !== undefined && isChanged(draft.at),
  }));
  return { steps, also, more: drafts.length - steps.length };
}

type Draft = Omit<DrawnStep, 'depth' | 'changed' | 'returns'> & { readonly returns?: boolean };

/** By hop: the server's line, the settings that bring the address in, who answers there. */
function ringSteps(path: readonly PathStep[], cycle: readonly CycleHop[], guard: GuardVerdict | undefined): Draft[] {
  const labels = serverLabels(cycle);
  const starts = hopStarts(path, cycle);
  const drafts: Draft[] = [];
  for (const [index, hop] of cycle.entries()) {
    const start = starts[index];
    const next = starts.slice(index + 1).find((one) => one !== undefined) ?? path.length;
    const settings = start === undefined && index > 0 ? [] : path.slice((start ?? -1) + 1, next);
    const last = index + 1 === cycle.length;
    const to = labels[last ? 0 : index + 1] ?? '';
    drafts.push({ server: labels[index] ?? hop.server, text: sourceLine(hop.at), at: hop.at });
    addAll(drafts, settings.map(settingStep));
    const isStated = settings.at(-1)?.description === `${hop.to} is ${hop.via}`;
    if (!last) {
      // The next row begins with it.
      if (!isStated) drafts.push({ text: `${hop.to} is ${hop.via === '' ? to : hop.via}` });
    } else {
      const where = isStated ? 'that is' : hop.via === '' ? `${hop.to} is` : `${hop.to} is ${hop.via}: that is`;
      const effect = guard === undefined ? undefined : effectOf(guard, hop);
      const itself = cycle.length === 1 ? `${to} itself` : `${to} again`;
      drafts.push({ text: `${where} ${itself}`, returns: true, ...defined({ effect }) });
    }
  }
  return drafts;
}

const GUARD_EFFECTS: Readonly<Record<GuardVerdict, string>> = {
  fatal: 'CoreDNS will not start',
  sometimes: 'CoreDNS ends at some of its starts',
  blind: 'the loop plugin does not see it',
  absent: 'no loop plugin stops it',
  misfires: 'CoreDNS will not start, though every query would end',
};

function effectOf(guard: GuardVerdict, { atReload, endsPod }: CycleHop): string {
  if (atReload === true) return 'CoreDNS ends at a reload: CrashLoopBackOff; a pod that starts may loop';
  return guard === 'fatal' && endsPod === true ? `${GUARD_EFFECTS.fatal}: CrashLoopBackOff` : GUARD_EFFECTS[guard];
}

/** What people search for; undefined where CoreDNS never logs it. */
export function logLine({ guard, zone, message }: Pick<Finding, 'guard' | 'zone' | 'message'>): string | undefined {
  if (guard !== 'fatal' || message.includes('plugin/loop: Loop (')) return undefined;
  return `plugin/loop: Loop (...) detected for zone "${zone ?? '.'}"`;
}

function settingStep({ at, description }: PathStep): Draft {
  return { text: description, at };
}

function hopStarts(path: readonly PathStep[], cycle: readonly CycleHop[]): readonly (number | undefined)[] {
  let from = 0;
  return cycle.map((hop) => {
    for (let index = from; index < path.length; index += 1) {
      const at = path[index]?.at;
      if (at === undefined || !isSamePlace(at, hop.at)) continue;
      from = index + 1;
      return index;
    }
    return undefined;
  });
}

/** The workload's name where it distinguishes servers, with the zone where one forwards twice. */
function serverLabels(cycle: readonly CycleHop[]): readonly string[] {
  const short = (name: string): string => /^[^/]*\/[A-Z][A-Za-z]*\/(.+)$/.exec(name)?.[1] ?? name;
  const users = new Map<string, Set<string>>();
  const zones = new Map<string, Set<string>>();
  for (const { server, zone } of cycle) {
    getOrInsert(users, short(server), () => new Set<string>()).add(server);
    getOrInsert(zones, server, () => new Set<string>()).add(zone);
  }
  return cycle.map(({ server, zone }) => {
    const name = (users.get(short(server))?.size ?? 0) > 1 ? server : short(server);
    return (zones.get(server)?.size ?? 0) > 1 ? `${name} (zone ${zone})` : name;
  });
}

/** Without a final `{`; of a long line the part around the place. */
function sourceLine({ file, span }: Location): string {
  const { text: all } = file;
  const at = Math.min(span.start, all.length);
  const start = lineStart(all, at);
  const whole = all.slice(start, lineEnd(all, at));
  const from = whole.trim().length <= MAX_SOURCE ? 0 : Math.max(0, at - start - BEFORE);
  const text = whole
    .slice(from)
    .trim()
    .replace(/\s{0,100}\{$/, '');
  return clip(from > 0 ? `…${text}` : text, MAX_SOURCE);
}

/** `lead` and `gap` are ours, the rest is text of others, made visible. */
export interface TreeRow {
  readonly lead: string;
  readonly server: string;
  readonly text: string;
  readonly gap: string;
  readonly place: string;
  readonly at?: Location;
  readonly changed: string;
  readonly effect: string;
}

export interface TreeOptions {
  readonly width: number;
  readonly placeOf: (at: Location) => string;
  readonly ascii?: boolean;
}

/** Deeper steps are not indented further. */
const MAX_INDENT = 8;
const INDENT = 3;
const GAP = 2;
const MIN_TEXT = 24;
const MIN_WIDE = 56;

/** Places in a column of their own if the width allows, else below their step. */
export function treeRows({ steps }: PathDrawing, { width, placeOf, ascii = false }: TreeOptions): readonly TreeRow[] {
  const marks = ascii
    ? { step: '`> ', back: ' (back)', changed: '<- this change' }
    : { step: '└▶ ', back: ' ↺', changed: '◀ this change' };
  const deepest = Math.max(0, Math.min(MAX_INDENT, Math.floor((width - MIN_TEXT) / INDENT) - 1));
  const drafts = steps.map((step) => {
    const server = step.server === undefined ? '' : visible(step.server, 200);
    return {
      lead: step.depth === 0 ? '' : ' '.repeat(INDENT * Math.min(step.depth - 1, deepest)) + marks.step,
      server,
      text: `${server === '' ? '' : '  '}${visible(step.text, 600)}${step.returns ? marks.back : ''}`,
      place: step.at === undefined ? '' : placeOf(step.at),
      at: step.at,
      changed: step.changed ? marks.changed : '',
      effect: visible(step.effect ?? '', 200),
    };
  });
  const right = largest(
    drafts.map(({ place, changed }) => columns(place) + (changed === '' ? 0 : GAP + columns(changed))),
    0,
  );
  const wide = width - right - GAP >= MIN_WIDE;
  const rooms = wide ? width - right - GAP : width;
  const wrapped = drafts.map((draft) => {
    const [first = '', ...rest] = wrapWords(
      draft.server + draft.text,
      Math.max(MIN_TEXT, (draft.place === '' ? width : rooms) - columns(draft.lead)),
    );
    return { ...draft, first, rest, left: columns(draft.lead + first) };
  });
  const middle =
    largest(
      wrapped.filter(({ place }) => place !== '').map(({ left }) => left),
      0,
    ) + GAP;
  const blank = { server: '', text: '', gap: '', place: '', changed: '', effect: '' };
  return wrapped.flatMap(({ lead, server, first, rest, left, place, at, changed, effect }): readonly TreeRow[] => {
    const hang = ' '.repeat(columns(lead));
    const split = Math.min(server.length, first.length);
    const spot = { place, changed, ...defined({ at }) };
    const beside = wide && place !== '' ? { ...spot, gap: ' '.repeat(Math.max(GAP, middle - left)) } : {};
    const short = effect !== '' && rest.length === 0 && place === '' && left + GAP + columns(effect) <= width;
    const below = short || effect === '' ? [] : wrapWords(effect, Math.max(MIN_TEXT, width - hang.length));
    return [
      {
        ...blank,
        ...beside,
        lead,
        server: first.slice(0, split),
        text: first.slice(split),
        ...defined({ gap: short ? ' '.repeat(GAP) : undefined, effect: short ? effect : undefined }),
      },
      ...rest.map((line) => ({ ...blank, lead: hang, text: line })),
      ...(wide || place === '' ? [] : [{ ...blank, ...spot, lead: hang }]),
      ...below.map((line) => ({ ...blank, lead: hang, effect: line })),
    ];
  });
}

export function columns(text: string): number {
  let sum = 0;
  for (const character of text) sum += widthOf(character);
  return sum;
}

/** Broken at blanks; a wider word stands alone. */
export function wrapWords(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of text.split(/(?<=[^ ]) /)) {
    const size = columns(piece);
    if (line !== '' && used + 1 + size > width) {
      lines.push(line);
      line = piece.trimStart();
      used = columns(line);
    } else {
      used += size + (line === '' ? 0 : 1);
      line = line === '' ? piece : `${line} ${piece}`;
    }
  }
  return [...lines, line];
}

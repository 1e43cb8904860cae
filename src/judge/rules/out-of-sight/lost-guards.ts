/** Server blocks of a server that forward without the guard that the base has for their zones. */
import { ancestry, type DomainName } from '../../../core/dns/name.ts';
import type { ServerBlock } from '../../../core/facts/server-config.ts';
import type { LoopGuardStep } from '../../../core/facts/steps.ts';
import { grouped } from '../../../core/text/append.ts';
import type { BranchTaken } from '../../../core/text/assumption.ts';
import { conditionsAt } from '../../../core/text/conditions.ts';
import { getOrInsert, oncePer } from '../../../core/text/once.ts';
import { isAlwaysTaken } from '../../chart-values.ts';
import { forwards, guardOf, mayBringGuard } from '../blocks.ts';
import { openSuccessors } from './successors.ts';

export interface Unguarded {
  readonly now: ServerBlock;
  readonly guard: LoopGuardStep;
  /** Another block forwards now; the guard may still be where it was. */
  readonly moved: boolean;
}

/** Each once, in the order of the head's blocks. `depends`: a block of the base whose guard need not have held. */
export function unguarded(
  before: readonly ServerBlock[],
  after: readonly ServerBlock[],
  depends: (block: ServerBlock) => boolean = isConditional,
): readonly Unguarded[] {
  const sides = { before, after, held: byZone(before), holds: byZone(after) };
  const bare = after.filter((block) => guardOf(block) === undefined && (forwards(block) || mayBringGuard(block)));
  const suspects = new Set([...bare, ...after.filter((block) => isConditional(block) && forwards(block))]);
  const added = bare.filter((block) => block.keys.every((key) => !sides.held.has(key.zone)));
  const lost = [
    ...atSameZone(sides, suspects, depends),
    ...takenOver(sides, added),
    ...widened(sides, added),
    ...ofOnlyForward(sides, added),
    ...ofUnknownZone(sides),
  ];
  const found = new Map<ServerBlock, Unguarded>();
  for (const one of lost) getOrInsert(found, one.now, () => one);
  const open = new Set(
    before
      .filter((block) => mayBringGuard(block) && guardOf(block) === undefined)
      .flatMap((block) => block.keys.map((key) => key.zone)),
  );
  return after
    .flatMap((block) => found.get(block) ?? [])
    .filter(
      ({ now }) => guardOf(now) !== undefined || !mayBringGuard(now) || !now.keys.some((key) => open.has(key.zone)),
    );
}

type ByZone = ReadonlyMap<string, readonly ServerBlock[]>;

/** `held`: of the base. `holds`: of the head. */
interface Sides {
  readonly before: readonly ServerBlock[];
  readonly after: readonly ServerBlock[];
  readonly held: ByZone;
  readonly holds: ByZone;
}

interface Guarded {
  readonly old: ServerBlock;
  readonly guard: LoopGuardStep;
}

function guardedIn(blocks: readonly ServerBlock[]): readonly Guarded[] {
  return blocks.filter(forwards).flatMap((old) => {
    const guard = guardOf(old);
    return guard === undefined ? [] : { old, guard };
  });
}

function* atSameZone(
  sides: Sides,
  suspects: ReadonlySet<ServerBlock>,
  depends: (block: ServerBlock) => boolean,
): Generator<Unguarded> {
  const successorsAt = openSuccessors(sides.before, sides.after);
  for (const { old, guard } of guardedIn(sides.before))
    for (const key of old.keys)
      for (const now of successorsAt(old, key))
        if (suspects.has(now) && (guardOf(now) === undefined || !depends(old))) yield { now, guard, moved: false };
}

/** New zones, which a stanza beside a guard sent where they are sent now. */
function* takenOver({ held, holds }: Sides, added: readonly ServerBlock[]): Generator<Unguarded> {
  const stanzasOf = oncePer(stanzasIn);
  const stillOf = oncePer((old: ServerBlock) => [...new Set(old.keys.flatMap((key) => holds.get(key.zone) ?? []))]);
  for (const now of added) {
    const zone = now.keys[0]?.zone;
    if (zone === undefined) continue;
    const olds = new Set([...ancestry(zone)].flatMap((above) => held.get(above) ?? []));
    for (const old of olds) {
      const guard = guardOf(old);
      if (guard === undefined || !tookOver({ old, now, zone }, stillOf(old), stanzasOf)) continue;
      yield { now, guard, moved: true };
      break;
    }
  }
}

/** Blocks of zones that are filled in later, by their first line. */
function* ofUnknownZone({ before, after }: Sides): Generator<Unguarded> {
  const open = (blocks: readonly ServerBlock[]): ReadonlyMap<string, readonly ServerBlock[]> =>
    grouped(
      blocks.filter(({ keys }) => keys.length === 0),
      firstLineOf,
    );
  const news = open(after);
  for (const [line, olds] of open(before))
    for (const [place, old] of olds.entries()) {
      const guard = forwards(old) ? guardOf(old) : undefined;
      const now = news.get(line)?.[place];
      if (guard === undefined || now === undefined || !forwards(now) || guardOf(now) !== undefined) continue;
      if (olds.length === news.get(line)?.length) yield { now, guard, moved: false };
    }
}

const MAX_LINE = 500;

function firstLineOf({ extent: { file, span } }: ServerBlock): string {
  return file.text
    .slice(span.start, span.start + MAX_LINE)
    .replace(/\n.*$/s, '')
    .trim();
}

/** A new zone around those of a guarded block, which nothing else forwards, sends them to the same upstreams. */
function* widened({ before, holds }: Sides, added: readonly ServerBlock[]): Generator<Unguarded> {
  const stanzasOf = oncePer(stanzasIn);
  const news = new Set(added);
  const newAt = oncePer((zone: string) => holds.get(zone)?.find((one) => news.has(one)));
  for (const { old, guard } of news.size === 0 ? [] : guardedIn(before))
    for (const { zone } of old.keys) {
      const nearest = [...ancestry(zone)].find((above) => holds.has(above));
      const now = nearest === zone || nearest === undefined ? undefined : newAt(nearest);
      if (now !== undefined && [...stanzasOf(old).keys()].some((upstreams) => stanzasOf(now).has(upstreams)))
        yield { now, guard, moved: true };
    }
}

/** The only forwarding block has another zone now. */
function* ofOnlyForward({ before, after, holds }: Sides, added: readonly ServerBlock[]): Generator<Unguarded> {
  const gone = guardedIn(before).find(({ old }) => old.keys.every(({ zone }) => !holds.has(zone)));
  const [come] = added;
  const alone = (blocks: readonly ServerBlock[]): boolean => blocks.filter(forwards).length === 1;
  if (gone !== undefined && come !== undefined && alone(before) && alone(after))
    yield { now: come, guard: gone.guard, moved: false };
}

export function conditionsOfGuard(block: ServerBlock): readonly BranchTaken[] {
  const guard = guardOf(block);
  const around = conditionsAt(block.at).length;
  return guard === undefined
    ? []
    : conditionsAt(guard.at)
        .slice(around)
        .filter((taken) => !isAlwaysTaken(taken));
}

function isConditional(block: ServerBlock): boolean {
  return conditionsOfGuard(block).length > 0;
}

type Stanzas = ReadonlyMap<string, ReadonlySet<DomainName>>;

function stanzasIn(block: ServerBlock): Stanzas {
  const out = new Map<string, Set<DomainName>>();
  for (const step of block.steps) {
    if (step.kind !== 'forward') continue;
    const upstreams = JSON.stringify(step.to.map((one) => one.value));
    getOrInsert(out, upstreams, () => new Set()).add(step.from);
  }
  return out;
}

/** An old stanza, now gone, sent the new block's zone to the same upstreams. */
function tookOver(
  { old, now, zone }: { readonly old: ServerBlock; readonly now: ServerBlock; readonly zone: DomainName },
  still: readonly ServerBlock[],
  stanzasOf: (block: ServerBlock) => Stanzas,
): boolean {
  for (const upstreams of stanzasOf(now).keys()) {
    const from = [...ancestry(zone)].find((above) => stanzasOf(old).get(upstreams)?.has(above));
    if (from === undefined) continue;
    if (!still.some((block) => stanzasOf(block).get(upstreams)?.has(from))) return true;
  }
  return false;
}

function byZone(blocks: readonly ServerBlock[]): Map<string, ServerBlock[]> {
  const out = new Map<string, ServerBlock[]>();
  for (const block of blocks)
    for (const { zone } of block.keys) {
      const known = out.get(zone);
      if (known === undefined) out.set(zone, [block]);
      else if (known.at(-1) !== block) known.push(block);
    }
  return out;
}

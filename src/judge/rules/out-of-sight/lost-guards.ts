/** Server blocks of a server that forward without the guard that the base has for their zones. */
import { ancestry, type DomainName } from '../../../core/dns/name.ts';
import type { LoopGuardStep, ServerBlock, ServerKey } from '../../../core/facts/fact.ts';
import { distinctBy, grouped } from '../../../core/text/append.ts';
import type { BranchTaken } from '../../../core/text/assumption.ts';
import { conditionsAt } from '../../../core/text/conditions.ts';
import { getOrInsert, oncePer } from '../../../core/text/once.ts';
import { isAlwaysTaken } from '../../chart-values.ts';
import { forwards, guardOf, mayBringGuard } from '../blocks.ts';

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
  const bound = new Set(after.flatMap(({ bind, keys }) => (bind.length === 0 ? [] : keys.map(({ zone }) => zone))));
  const sides = { before, after, held: byZone(before), holds: byZone(after), bound };
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
  /** Zones of blocks with `bind`. */
  readonly bound: ReadonlySet<string>;
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
  for (const { old, guard } of guardedIn(sides.before))
    for (const key of old.keys)
      for (const now of successorsAt({ old, key }, sides))
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

function firstLineOf({ extent: { file, span } }: ServerBlock): string {
  const end = file.text.indexOf('\n', span.start);
  return file.text.slice(span.start, end === -1 ? undefined : end).trim();
}

/** A new zone around those of a guarded block, which nothing else forwards, sends them to the same upstreams. */
function* widened({ before, holds }: Sides, added: readonly ServerBlock[]): Generator<Unguarded> {
  const stanzasOf = oncePer(stanzasIn);
  const news = new Set(added);
  for (const { old, guard } of news.size === 0 ? [] : guardedIn(before))
    for (const { zone } of old.keys) {
      const nearest = [...ancestry(zone)].find((above) => holds.has(above));
      const now =
        nearest === zone || nearest === undefined ? undefined : holds.get(nearest)?.find((one) => news.has(one));
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

/** A block beside the guarded one, on another port, was never guarded. */
function successorsAt(
  { old, key }: { readonly old: ServerBlock; readonly key: ServerKey },
  { held, holds, bound }: Sides,
): readonly ServerBlock[] {
  const blocks = holds.get(key.zone) ?? [];
  const at = (block: ServerBlock, where: ServerKey): boolean =>
    block.keys.some((own) => own.zone === where.zone && sameListener(own, where));
  const isNew = (own: ServerKey): boolean => !held.get(own.zone)?.some((one) => at(one, own));
  const share = (block: ServerBlock): boolean => at(block, key) && (!bound.has(key.zone) || shareAddress(old, block));
  const here = blocks.filter(share);
  if (here.length > 0) {
    const found = ofView(old, held.get(key.zone)?.filter(share) ?? [], here);
    return bound.has(key.zone) ? atEachAddress(found) : distinctBy(found, viewOf);
  }
  const moved = blocks.find((block) => at(block, key));
  if (moved !== undefined) return [moved];
  const other = blocks.find((block) => block.keys.every((own) => own.zone !== key.zone || isNew(own)));
  return other === undefined ? [] : [other];
}

function viewOf({ views }: ServerBlock): string {
  return JSON.stringify(views.map(({ text }) => text));
}

/** Of blocks at one listener those that answer what `old` answered: `view` tells them from each other. */
function ofView(
  old: ServerBlock,
  olds: readonly ServerBlock[],
  blocks: readonly ServerBlock[],
): readonly ServerBlock[] {
  if (olds.length < 2 && blocks.length < 2) return blocks;
  const [before, after] = [new Set(olds.map(viewOf)), new Set(blocks.map(viewOf))];
  const added = blocks.filter((block) => !before.has(viewOf(block)));
  const same = blocks.findIndex((block) => viewOf(block) === viewOf(old));
  if (same !== -1) {
    // What comes first answers first.
    const first = old.views.length === 0 ? added.filter((block) => blocks.indexOf(block) < same) : [];
    return [...first, ...blocks.filter((block) => viewOf(block) === viewOf(old))];
  }
  const gone = olds.filter((block) => !after.has(viewOf(block)));
  const next = added[Math.min(gone.indexOf(old), added.length - 1)];
  return next === undefined ? [] : [next];
}

function addressesOf({ bind }: ServerBlock): readonly string[] {
  return bind.map(({ value }) => JSON.stringify(value));
}

/** The first of those that share an address: views tell the others from it. */
function atEachAddress(blocks: readonly ServerBlock[]): readonly ServerBlock[] {
  const taken = new Set<string>();
  return blocks.filter((block, index) => {
    const own = addressesOf(block);
    if (index > 0 && (taken.has('') || own.length === 0 || own.some((one) => taken.has(one)))) return false;
    for (const one of own.length === 0 ? [''] : own) taken.add(one);
    return true;
  });
}

/** Without `bind` at all addresses. */
function shareAddress(block: ServerBlock, other: ServerBlock): boolean {
  const [own, others] = [addressesOf(block), addressesOf(other)];
  return own.length === 0 || others.length === 0 || others.some((one) => own.includes(one));
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

function sameListener(a: ServerKey, b: ServerKey): boolean {
  return a.port === b.port && a.transport === b.transport;
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

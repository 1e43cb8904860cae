import type { GuardRival } from '../../core/cluster/cluster.ts';
import { ancestry, type DomainName } from '../../core/dns/name.ts';
import type { LoopGuardStep, ServerBlock, ServerKey } from '../../core/facts/fact.ts';
import type { BranchOutcome, BranchTaken } from '../../core/text/assumption.ts';
import { conditionsAt } from '../../core/text/conditions.ts';
import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import type { Finding } from '../report/finding.ts';
import type { Snapshot } from '../snapshot.ts';
import { firstZone, forwards, guardOf, mayBringGuard } from './blocks.ts';
import { type Overridden, overriddenServer } from './overridden-server.ts';
import { finding, type Rule } from './rule.ts';
import { type NamedServer, partners, serversByName } from './server-partners.ts';

/** Compares server blocks by the zones they hold, within one server. */
export const loopGuardRemoved: Rule = {
  slug: 'loop-guard-removed',
  *check(head, base) {
    if (base === undefined) return;
    yield* edits(head, base);
    const before = serversByName(base);
    const after = serversByName(head);
    const partner = partners(before, after);
    const kept: Kept = { before: (block) => guardKept(block, base), after: (block) => guardKept(block, head) };
    for (const [key, server] of after) {
      const old = before.get(partner.get(key) ?? key);
      if (old !== undefined) {
        yield* compare(server, old.blocks, kept);
        continue;
      }
      const other = overriddenServer(server, { before, after, partner });
      if (other !== undefined) yield* compare(server, other.old.blocks, kept, other);
    }
    yield* rivals(head, base);
  },
};

function* compare(
  server: NamedServer,
  before: readonly ServerBlock[],
  kept: Kept,
  other?: Overridden,
): Generator<Finding> {
  for (const lost of unguarded(before, server.blocks, kept)) {
    const { now, guard } = lost;
    const still = guardOf(now);
    const outcome = kept.after(now);
    if (still !== undefined && outcome !== 'never') yield conditionalGuard(server, lost, still, outcome);
    else if (mayBringGuard(now)) yield unseenGuard(server, now, guard);
    else yield lostGuard(server, lost, other);
  }
}

function lostGuard({ name, cluster }: NamedServer, { now, guard, moved }: Unguarded, other?: Overridden): Finding {
  const zone = firstZone(now);
  const what = moved
    ? 'takes over a forward that had the loop plugin beside it, and has none'
    : 'still forwards, and its loop plugin is gone';
  const assumed = other === undefined ? '' : `, assuming that ${other.assumption}`;
  return finding(
    'loop-guard-removed',
    {
      ...(other === undefined ? {} : assumedOf(other)),
      cluster,
      server: name,
      zone,
      at: now.at,
      message: `The server block ${zone} of ${name} ${what}: a forwarding loop will no longer end the server at start, it will exhaust its memory${assumed}.`,
      advice:
        'Put `loop` back into this server block. If the server crashed with "Loop detected", the loop itself is the fault: end it at the upstream.',
      path: [
        {
          at: guard.at,
          says: isWritten(guard.at) ? 'the base has `loop` here' : 'the base gets `loop` from here, by default',
        },
      ],
    },
    [name, zone],
  );
}

function assumedOf({
  counts,
  assumption,
}: Overridden): Pick<Finding, 'certainty' | 'assumptions'> & Partial<Pick<Finding, 'severity'>> {
  return { certainty: 'assumed', assumptions: [assumption], ...defined({ severity: counts ? undefined : 'warning' }) };
}

/** The guard gave way to something unseen, which may bring the plugin. */
function unseenGuard({ name, cluster }: NamedServer, now: ServerBlock, guard: LoopGuardStep): Finding {
  const zone = firstZone(now);
  return finding(
    'unreadable',
    {
      severity: 'warning',
      cluster,
      server: name,
      zone,
      at: now.at,
      message: `The server block ${zone} of ${name} had the loop plugin in the base, and whether it still has is not known: what would bring it is not in the repository.`,
      advice: 'Write `loop` into this server block, or put what it imports into the repository.',
      path: [{ at: guard.at, says: 'the base has `loop` here' }],
    },
    ['guard', name, zone],
  );
}

/** A note where the chart's own values keep it. */
function conditionalGuard(
  { name, cluster }: NamedServer,
  { now, guard }: Unguarded,
  still: LoopGuardStep,
  outcome: GuardKept,
): Finding {
  const zone = firstZone(now);
  const words = conditionsOfGuard(now).map((one) => one.words);
  const byDefault = outcome === 'not by default' ? ', which the chart says it does not' : '';
  return finding(
    'unreadable',
    {
      severity: outcome === 'by default' ? 'note' : 'warning',
      cluster,
      server: name,
      zone,
      at: still.at,
      message: `The server block ${zone} of ${name} had the loop plugin in the base, and has it now only if ${words.join(' and ')}${byDefault}.`,
      advice: 'Scan what the template is rendered to, or write `loop` outside of the condition.',
      path: [{ at: guard.at, says: 'the base has `loop` here' }],
    },
    ['condition', name, zone],
  );
}

/** Whether branches of a template that leave the block keep its guard. */
type GuardKept = 'always' | BranchOutcome | 'maybe';

interface Kept {
  readonly before: (block: ServerBlock) => GuardKept;
  readonly after: (block: ServerBlock) => GuardKept;
}

function conditionsOfGuard(block: ServerBlock): readonly BranchTaken[] {
  const guard = guardOf(block);
  return guard === undefined ? [] : conditionsAt(guard.at).slice(conditionsAt(block.at).length);
}

function guardKept(block: ServerBlock, { outcomeOf }: Snapshot): GuardKept {
  const outcomes = new Set<GuardKept>(conditionsOfGuard(block).map((one) => outcomeOf?.(one) ?? 'maybe'));
  const worst = KEPT.find((one) => outcomes.has(one));
  return worst ?? 'always';
}

/** From the worst. */
const KEPT = ['never', 'not by default', 'maybe', 'by default', 'always'] as const;

function isKeptLess(now: GuardKept, before: GuardKept): boolean {
  return KEPT.indexOf(before) >= KEPT.indexOf('by default') && KEPT.indexOf(now) < KEPT.indexOf(before);
}

/** A chart's own Corefile is in no file of the repository. */
function isWritten({ file, span }: Location): boolean {
  return file.text.slice(span.start, span.end).includes('loop');
}

interface Unguarded {
  readonly now: ServerBlock;
  readonly guard: LoopGuardStep;
  /** Another block forwards now; the guard may still be where it was. */
  readonly moved: boolean;
}

/** Blocks without guard that forward what a guarded block forwarded. */
function unguarded(before: readonly ServerBlock[], after: readonly ServerBlock[], kept: Kept): Unguarded[] {
  const held = byZone(before);
  const holds = byZone(after);
  const found = new Map<ServerBlock, Unguarded>();
  const bare = after.filter((block) => guardOf(block) === undefined && (forwards(block) || mayBringGuard(block)));
  const conditional = after.filter((block) => conditionsOfGuard(block).length > 0 && forwards(block));
  const suspects = new Set([...bare, ...conditional]);
  /** Blocks of new zones only. */
  const added = bare.filter((block) => block.keys.every((key) => !held.has(key.zone)));
  const left: { old: ServerBlock; guard: LoopGuardStep }[] = [];
  for (const old of before) {
    const guard = guardOf(old);
    if (guard === undefined || !forwards(old)) continue;
    let isHeld = false;
    for (const key of old.keys) {
      const blocks = holds.get(key.zone);
      if (blocks === undefined) continue;
      isHeld = true;
      // A block that stood beside the guarded one on another port was never guarded.
      const now =
        blocks.find((block) => listensAt(block, key)) ??
        blocks.find((block) =>
          block.keys.every((own) => own.zone !== key.zone || !held.get(own.zone)?.some((one) => listensAt(one, own))),
        );
      if (now === undefined || !suspects.has(now) || found.has(now)) continue;
      if (guardOf(now) === undefined || isKeptLess(kept.after(now), kept.before(old)))
        found.set(now, { now, guard, moved: false });
    }
    if (!isHeld) left.push({ old, guard });
  }
  const stanzas = new Map<ServerBlock, Stanzas>();
  const successors = new Map<ServerBlock, readonly ServerBlock[]>();
  const stillOf = (old: ServerBlock): readonly ServerBlock[] => {
    const known = successors.get(old) ?? [...new Set(old.keys.flatMap((key) => holds.get(key.zone) ?? []))];
    successors.set(old, known);
    return known;
  };
  for (const now of added) {
    const zone = now.keys[0]?.zone;
    if (zone === undefined) continue;
    const olds = new Set([...ancestry(zone)].flatMap((above) => held.get(above) ?? []));
    for (const old of olds) {
      const guard = guardOf(old);
      if (guard === undefined || !tookOver({ old, now, zone }, stillOf(old), stanzas)) continue;
      found.set(now, { now, guard, moved: true });
      break;
    }
  }
  // The only forwarding block has another zone now.
  const [[gone], [come]] = [left, added];
  const alone = (blocks: readonly ServerBlock[]): boolean => blocks.filter(forwards).length === 1;
  if (gone !== undefined && come !== undefined && alone(before) && alone(after) && !found.has(come))
    found.set(come, { now: come, guard: gone.guard, moved: false });
  const open = new Set(before.filter(mayBringGuard).flatMap((block) => block.keys.map((key) => key.zone)));
  return after
    .flatMap((block) => found.get(block) ?? [])
    .filter(
      ({ now }) => guardOf(now) !== undefined || !mayBringGuard(now) || !now.keys.some((key) => open.has(key.zone)),
    );
}

/** FROM zones of a block's forwards by upstreams. */
type Stanzas = ReadonlyMap<string, ReadonlySet<DomainName>>;

function stanzasOf(block: ServerBlock, known: Map<ServerBlock, Stanzas>): Stanzas {
  const done = known.get(block);
  if (done !== undefined) return done;
  const out = new Map<string, Set<DomainName>>();
  for (const step of block.steps) {
    if (step.kind !== 'forward') continue;
    const upstreams = JSON.stringify(step.to.map((one) => one.value));
    const froms = out.get(upstreams);
    if (froms === undefined) out.set(upstreams, new Set([step.from]));
    else froms.add(step.from);
  }
  known.set(block, out);
  return out;
}

/** An old stanza covered the new block's zone with the same upstreams, and is gone from its place. */
function tookOver(
  { old, now, zone }: { readonly old: ServerBlock; readonly now: ServerBlock; readonly zone: DomainName },
  still: readonly ServerBlock[],
  stanzas: Map<ServerBlock, Stanzas>,
): boolean {
  for (const upstreams of stanzasOf(now, stanzas).keys()) {
    const from = [...ancestry(zone)].find((above) => stanzasOf(old, stanzas).get(upstreams)?.has(above));
    if (from === undefined) continue;
    if (!still.some((block) => stanzasOf(block, stanzas).get(upstreams)?.has(from))) return true;
  }
  return false;
}

function listensAt(block: ServerBlock, where: ServerKey): boolean {
  return block.keys.some((own) => own.zone === where.zone && sameListener(own, where));
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

/** A new command that removes the guard wherever it runs. */
function* edits(head: Snapshot, base: Snapshot): Generator<Finding> {
  const known = new Set(base.clusters.flatMap(({ cluster }) => cluster.guardEdits.map((one) => one.says)));
  for (const { cluster } of head.clusters) {
    for (const one of cluster.guardEdits) {
      if (known.has(one.says)) continue;
      yield finding(
        'loop-guard-removed',
        {
          cluster: cluster.name,
          at: one.at,
          message:
            'This command deletes the loop plugin from a Corefile: a forwarding loop will no longer end the server at start, it will exhaust its memory.',
          advice: 'End the loop itself at the upstream, and leave `loop` where it is.',
        },
        [one.says],
      );
    }
  }
}

/** ConfigMaps that another file states again without the guard. */
function* rivals(head: Snapshot, base: Snapshot): Generator<Finding> {
  const keyOf = ({ name, at }: GuardRival): string => JSON.stringify([name, at.file.path]);
  const known = new Set(base.clusters.flatMap(({ cluster }) => cluster.guardRivals.map(keyOf)));
  for (const { cluster } of head.clusters)
    for (const one of cluster.guardRivals) {
      if (known.has(keyOf(one))) continue;
      const here = one.at.file.path;
      const there = one.guarded.file.path;
      const assumption = `${here} is applied after ${there}`;
      yield finding(
        'loop-guard-removed',
        {
          severity: 'warning',
          certainty: 'assumed',
          assumptions: [assumption],
          cluster: cluster.name,
          at: one.at,
          message: `${one.name} stands here without the loop plugin that it has in ${there}: a forwarding loop will no longer end the server at start, assuming that ${assumption}.`,
          advice: 'Keep the object in one file.',
          path: [{ at: one.guarded, says: 'the object with `loop`' }],
        },
        [one.name],
      );
    }
}

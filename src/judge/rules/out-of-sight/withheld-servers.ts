/** Servers whose configuration the change puts where templates do not write it as it is. */
import type { DnsServer } from '../../../core/cluster/cluster.ts';
import { grouped } from '../../../core/text/append.ts';
import { type BranchTaken, placelessOf } from '../../../core/text/assumption.ts';
import { conditionsAt } from '../../../core/text/conditions.ts';
import type { Location } from '../../../core/text/location.ts';
import { type ChartValues, isTaken, type ValuesOnBothSides, valuesOnBothSides } from '../../chart-values.ts';
import type { SearchableSnapshot } from '../../snapshot.ts';
import { coreDnsServers, type GoneServer, workloadNameOf } from '../blocks.ts';

/** By literal conditions, parts, and each of the chart's values files. */
export function* withheldServers(head: SearchableSnapshot, base: SearchableSnapshot): Generator<GoneServer> {
  const before = grouped(coreDnsServers(base), workloadNameOf);
  for (const server of coreDnsServers(head)) {
    const olds = before.get(workloadNameOf(server)) ?? [];
    const scopes = new Set(ownConditions(server).flatMap((taken) => taken.map(({ scope }) => scope)));
    if (olds.length === 0 || (scopes.size === 0 && !isInPartial(server))) continue;
    const files = [...scopes].flatMap((scope) =>
      valuesOnBothSides(head.lookups.chartValues.get(scope), base.lookups.chartValues.get(scope)).map((one) => ({
        ...one,
        scope,
      })),
    );
    for (const values of [undefined, ...files]) {
      const found = withheld(server, { snapshot: head, values, side: 'now' });
      const isNews = olds.every((old) => withheld(old, { snapshot: base, values, side: 'then' }) === undefined);
      if (found === undefined || !isNews) continue;
      yield { server: workloadNameOf(server), ...found };
      break;
    }
  }
}

type Reason = Pick<GoneServer, 'at' | 'how'>;

interface SnapshotWithValues {
  readonly snapshot: SearchableSnapshot;
  readonly values: (ValuesOnBothSides & { readonly scope: string }) | undefined;
  readonly side: 'then' | 'now';
}

function withheld(server: DnsServer, side: SnapshotWithValues): Reason | undefined {
  const isGone = conditionsAt(server.at).some((taken) => reasonFor(taken, server.at, side) !== undefined);
  if (isGone || PARTIAL.test(server.at.file.path)) return undefined;
  const reasons = ownConditions(server).map((conditions, index) => {
    const at = server.config.blocks[index]?.at ?? server.at;
    if (
      PARTIAL.test(at.file.path) &&
      !conditions.some(({ kind }) => kind === 'part') &&
      side.snapshot.lookups.isInPart(at) !== true
    )
      return { at, how: 'is in a template whose name begins with `_`, which helm does not write out' };
    return conditions.map((taken) => reasonFor(taken, at, side)).find((one) => one !== undefined);
  });
  return reasons.every((one) => one !== undefined) ? reasons[0] : undefined;
}

/** Only its definitions count (helm pkg/engine/engine.go renderChart). */
const PARTIAL = /(?:^|\/)templates\/(?:[^/]+\/)*_[^/]*\.(?:ya?ml|tpl|txt|json)$/;

function isInPartial({ config }: DnsServer): boolean {
  return config.blocks.some(({ at }) => PARTIAL.test(at.file.path));
}

/** Of blocks, without the workload's. */
function ownConditions({ at, config }: DnsServer): readonly (readonly BranchTaken[])[] {
  const shared = new Set(conditionsAt(at).map(placelessOf));
  return config.blocks.map((block) => conditionsAt(block.at).filter((one) => !shared.has(placelessOf(one))));
}

const WORDS =
  /^(?:\s|[()]|\b(?:and|or|not|eq|ne|lt|le|gt|ge|empty|contains|hasPrefix|hasSuffix|semverCompare|default|ternary|len|list|tuple|dict|until|untilStep|kindIs|typeIs|true|false|nil)\b|\b\d[\d.]*\b|"[^"]*")*$/;

/** Whatever the chart is installed with. */
function isConstant({ kind, subject }: BranchTaken): boolean {
  return kind !== 'part' && subject.length < MAX_SUBJECT && subject.trim() !== '' && WORDS.test(subject);
}
const MAX_SUBJECT = 300;

const NO_VALUES: ChartValues = { path: '', layers: [] };

/** Parts that take in parts. */
const MAX_DEPTH = 8;

function reasonFor(taken: BranchTaken, at: Location, side: SnapshotWithValues, depth = 0): Reason | undefined {
  const isOfValues = taken.subject.includes('.Values');
  const values = side.values?.scope === taken.scope ? side.values : undefined;
  const isWritten = isOfValues && values === undefined ? undefined : isTaken(taken, values?.[side.side] ?? NO_VALUES);
  if (isWritten === false)
    return {
      at,
      how: `is not written${isOfValues ? ` with the values of ${values?.path}` : `, as ${taken.otherwise}`}`,
    };
  if (isWritten === undefined && isConstant(taken)) return { at, how: `is written only if ${taken.words}` };
  return taken.kind === 'part' && depth < MAX_DEPTH ? reasonOfPart(taken.subject, at, side, depth) : undefined;
}

/** `part`: its name in quotes. */
function reasonOfPart(part: string, at: Location, side: SnapshotWithValues, depth: number): Reason | undefined {
  const uses = side.snapshot.lookups.partUses(part);
  if (uses === undefined) return undefined;
  if (uses.length === 0) return { at, how: `is in the template part ${part}, which no template includes` };
  const written = uses.filter(
    (use) => !conditionsAt(use.at).some((taken) => reasonFor(taken, use.at, side, depth + 1) !== undefined),
  );
  const changed = written.find(({ isWhole }) => !isWhole);
  if (changed !== undefined)
    return { at: changed.at, how: `is in the template part ${part}, which this expression changes` };
  return written.length > 0
    ? undefined
    : { at, how: `is in the template part ${part}, which is included only where it is not written` };
}

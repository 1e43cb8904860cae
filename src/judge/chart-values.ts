/** Values with which a chart's templates decide about a guard: each holds or not, nothing is evaluated. */

import type { Cluster } from '../core/cluster/cluster.ts';
import type { ServerBlock } from '../core/facts/server-config.ts';
import { type BranchTaken, branchTaken } from '../core/text/assumption.ts';
import { conditionsAt } from '../core/text/conditions.ts';
import type { Location } from '../core/text/location.ts';
import { inFolder, isBelow } from '../core/text/paths.ts';
import { locate } from '../core/text/source-text.ts';
import type { YamlNode } from '../read/documents/document.ts';
import { type ChartValues, valueAt as statedAt, type ValuesTree, valuesOf } from '../tools/helm/chart-layers.ts';

export type { ChartValues };

/** By chart, where templates decide about plugins of a server block. */
export function chartValues(
  clusters: readonly { readonly cluster: Cluster }[],
  tree: ValuesTree,
): ReadonlyMap<string, readonly ChartValues[]> {
  const charts = new Set<string>();
  for (const { cluster } of clusters)
    for (const { config } of cluster.servers)
      for (const block of config.blocks) for (const { scope } of decisionsIn(block)) charts.add(scope);
  const isChart = (folder: string): boolean => tree.read(inFolder(folder, 'Chart.yaml')) !== undefined;
  return new Map([...charts].filter(isChart).map((chart) => [chart, valuesOf(chart, tree)]));
}

export function decisionsIn(block: ServerBlock): readonly BranchTaken[] {
  const isPlain = ({ at: { file } }: { readonly at: Location }): boolean => file.conditions === undefined;
  if (isPlain(block) && block.steps.every((step) => step.kind !== 'opaque' && isPlain(step))) return [];
  const conditions = [block, ...block.steps].flatMap(({ at }) => conditionsAt(at));
  const expressions = block.steps.flatMap((step) =>
    step.kind !== 'opaque' || !step.plugin.includes('{{')
      ? []
      : branchTaken({ kind: 'part', file: step.at.file.path, line: 0, subject: step.plugin, holds: true }, 'go'),
  );
  return [...conditions, ...expressions].filter(({ subject }) => VALUE.test(subject));
}

export function withValues(blocks: readonly ServerBlock[], values: ChartValues): readonly ServerBlock[] {
  const isKept = ({ at }: { readonly at: Location }): boolean =>
    conditionsAt(at).every((taken) => isTaken(taken, values) !== false);
  return blocks.filter(isKept).map((block) => ({ ...block, steps: block.steps.filter(isKept) }));
}

const VALUE = /\.Values((?:\.[\w-]+)+)/;
const ALONE = /^(not )?\$?\.Values((?:\.[\w-]+)+)$/;

/** A value that no longer brings `loop`, or decides about it unfollowed. */
export function openValue(block: ServerBlock, before: ChartValues, after: ChartValues): ChangedValue | undefined {
  const around = conditionsAt(block.at).length;
  for (const step of block.steps) {
    const conditions = conditionsAt(step.at);
    if (step.kind === 'loop-guard') {
      const open = conditions.slice(around).filter((taken) => isTaken(taken, after) === undefined);
      for (const taken of open) {
        const found = changedValue(taken, before, after);
        if (found !== undefined) return found;
      }
      continue;
    }
    if (step.kind !== 'opaque') continue;
    for (const subject of [step.plugin, ...conditions.map((taken) => taken.subject)]) {
      const found = changedValue({ subject }, before, after);
      if (found !== undefined && LOOP.test(found.was ?? '') && !LOOP.test(found.is ?? '')) return found;
    }
  }
  return undefined;
}

/** Whether something installs the chart with values that are not in sight. */
export function isInstalledOpen(values: readonly ChartValues[] | undefined): boolean {
  return values?.some(({ isOpen }) => isOpen === true) === true;
}

const LOOP = /\bloop\b/;

const LITERAL_NO = /^(?:false|nil|list|dict|""|``|0|not\s+true)$/;
const LITERAL_YES = /^(?:true|"[^"]+"|[1-9]\d*|not\s+false)$/;

function isTakenAnyway({ subject, holds }: BranchTaken): boolean | undefined {
  if (LITERAL_NO.test(subject)) return !holds;
  return LITERAL_YES.test(subject) ? holds : undefined;
}

/** Undefined where neither is known. */
export function isAlwaysTaken(taken: BranchTaken): boolean {
  return isTakenAnyway(taken) === true;
}

export function whatDecides(
  conditions: readonly BranchTaken[],
  values: ReadonlyMap<string, readonly ChartValues[]> | undefined,
): 'never' | 'values' | undefined {
  if (conditions.some((taken) => isTakenAnyway(taken) === false)) return 'never';
  const isDecided = (taken: BranchTaken): boolean => {
    const files = values?.get(taken.scope) ?? [];
    return isTakenAnyway(taken) || (files.length > 0 && files.every((file) => isTaken(taken, file) !== undefined));
  };
  return conditions.every(isDecided) ? 'values' : undefined;
}

export function isLeftOut(at: Location, values: ReadonlyMap<string, readonly ChartValues[]> | undefined): boolean {
  return conditionsAt(at).some((taken) => {
    const files = values?.get(taken.scope) ?? [];
    return files.length > 0 && files.every((file) => isTaken(taken, file) === false);
  });
}

/** Undefined where more than one value decides. */
export function isTaken(taken: BranchTaken, values: ChartValues): boolean | undefined {
  const { subject, holds } = taken;
  const anyway = isTakenAnyway(taken);
  if (anyway !== undefined) return anyway;
  const found = ALONE.exec(subject);
  if (found === null) return undefined;
  const [, negation, keys = ''] = found;
  return (isSet(valueAt(values, keys)) === (negation === undefined)) === holds;
}

export interface ValuesOnBothSides {
  readonly path: string;
  readonly then: ChartValues;
  readonly now: ChartValues;
}

/** The chart's own files have their new paths. */
export function inMovedChart(values: ChartValues, from: string, to: string): ChartValues {
  const { path } = values;
  if (from === to || !isBelow(path, from)) return values;
  return { ...values, path: inFolder(to, from === '' ? path : path.slice(from.length + 1)) };
}

/** Those of what installs the chart, where anything does. */
export function installedSides(sides: readonly ValuesOnBothSides[]): readonly ValuesOnBothSides[] {
  const installing = sides.filter(({ now }) => now.installs === true);
  return installing.length > 0 ? installing : sides;
}

/** The chart's own values stand in for a missing file. */
export function valuesOnBothSides(
  head: readonly ChartValues[] | undefined,
  base: readonly ChartValues[] | undefined,
): readonly ValuesOnBothSides[] {
  const [ownNow] = head ?? [];
  const [ownThen] = base ?? [];
  const known = [...(head ?? []), ...(base ?? [])].filter(({ isOpen }) => isOpen !== true);
  const paths = new Set(known.map(({ path }) => path));
  return [...paths].flatMap((path) => {
    const now = head?.find((one) => one.path === path) ?? ownNow;
    const then = base?.find((one) => one.path === path) ?? ownThen;
    return [{ path, then: then ?? { path, layers: [] }, now: now ?? { path, layers: [] } }];
  });
}

export interface ChangedValue {
  readonly name: string;
  readonly at: Location | undefined;
  readonly was: string | undefined;
  readonly is: string | undefined;
}

export function changedValue(
  { subject }: Pick<BranchTaken, 'subject'>,
  before: ChartValues,
  after: ChartValues,
): ChangedValue | undefined {
  for (const [, keys = ''] of subject.matchAll(new RegExp(VALUE, 'g'))) {
    const found = valueAt(after, keys);
    const [was, is] = [statedAs(before, keys), writtenOf(found)];
    if (was !== is) return { name: `.Values${keys}`, at: found?.at, was, is };
  }
  return undefined;
}

interface FoundValue {
  readonly node: YamlNode;
  readonly at: Location;
}

function valueAt(values: ChartValues, keys: string): FoundValue | undefined {
  const found = statedAt(values, keys.split('.').slice(1));
  if (found === undefined) return undefined;
  const { node, source } = found;
  return { node, at: locate(source, node.span.start, node.span.end) };
}

/** What the values that count say at `.a.b`, as it is written. */
export function statedAs(values: ChartValues, keys: string): string | undefined {
  return writtenOf(valueAt(values, keys));
}

function writtenOf(value: FoundValue | undefined): string | undefined {
  return value?.at.file.text.slice(value.at.span.start, value.at.span.end);
}

/** text/template IsTrue, of YAML 1.1 as Helm reads it. */
function isSet(found: FoundValue | undefined): boolean {
  if (found === undefined) return false;
  const { node } = found;
  if (node.kind === 'map') return node.entries.length > 0;
  if (node.kind === 'sequence') return node.items.length > 0;
  const { value } = node;
  if (typeof value !== 'string') return Boolean(value);
  return value !== '' && !(FALSE.test(value) && writtenOf(found) === value);
}

const FALSE = /^(?:n|no|off|false)$/i;

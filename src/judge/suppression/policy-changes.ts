import { addAll } from '../../core/text/append.ts';
import { defined } from '../../core/text/defined.ts';
import { compareLocations, type Location } from '../../core/text/location.ts';
import type { ClusterConfig, Config } from '../config/config.ts';
import { clusterData, type EffectiveConfig } from '../config/effective.ts';
import { remoteName } from '../config/extended.ts';
import { quoted } from '../config/spelling.ts';
import { compareGates, compareSeverities, type Finding } from '../report/finding.ts';
import type { Baseline } from './baseline.ts';
import { hygieneFindings } from './hygiene-finding.ts';
import type { InlineSuppression } from './inline.ts';

/** What decides what is reported, on one side of a change; no flags or environment. */
export interface Policy {
  readonly config: EffectiveConfig;
  readonly inline: readonly InlineSuppression[];
  readonly baseline?: Baseline;
}

export interface PolicyWeakening {
  readonly kind:
    | 'severity'
    | 'fail-on'
    | 'suppression-added'
    | 'suppression-extended'
    | 'baseline'
    | 'paths'
    | 'cluster'
    | 'render'
    | 'trust'
    | 'extends'
    | 'limit';
  readonly message: string;
  /** In the head; for a deletion the head's configuration, else the base's place. */
  readonly at: Location;
  readonly about: readonly string[];
}

/** Without those that the head adds. */
export function withoutAdded(
  base: readonly InlineSuppression[],
  head: readonly InlineSuppression[],
): readonly InlineSuppression[] {
  const added = new Set(pairInline(base, head).map(({ item }) => item));
  return head.filter((one) => !added.has(one));
}

export function comparePolicy(base: Policy, head: Policy): readonly PolicyWeakening[] {
  const changes = [
    ...severityChanges(base.config, head.config),
    ...settingChanges(base.config, head.config),
    ...pathChanges(base.config, head.config),
    ...clusterChanges(base.config, head.config),
    ...configSuppressionChanges(base.config, head.config),
    ...inlineChanges(base.inline, head.inline),
    ...baselineChanges(base.baseline, head.baseline),
  ];
  return changes.sort((a, b) => compareLocations(a.at, b.at));
}

/** Whether another ref is milder is only known in its repository. */
export function compareExtends(base: Config | undefined, head: Config | undefined): readonly PolicyWeakening[] {
  const now = new Set(head?.extends.map(({ value }) => remoteName(value)));
  return (base?.extends ?? []).flatMap(({ value, at }) => {
    const name = remoteName(value);
    if (now.has(name)) return [];
    const other = head?.extends.find((one) => remoteName({ ...one.value, ref: value.ref }) === name);
    const message =
      other === undefined
        ? `The policy ${quoted(name)} is no longer extended.`
        : `The policy ${quoted(name)} is extended at another ref: ${other.value.ref}.`;
    const start = head === undefined ? at : { file: head.file, span: { start: 0, end: 0 } };
    return change('extends', message, [name, other?.value.ref ?? ''], other?.at ?? start);
  });
}

export function policyFindings(changes: readonly PolicyWeakening[]): readonly Finding[] {
  return hygieneFindings(
    'policy-weakened',
    changes.map(({ kind, message, at, about }) => ({
      at,
      message,
      advice: 'If this is intended, no action is needed; say why in the pull request.',
      about: [kind, ...about],
    })),
  );
}

function headOrBase(
  head: Location | undefined,
  headConfig: EffectiveConfig,
  base: Location | undefined,
): Location | undefined {
  if (head !== undefined) return head;
  if (headConfig.file !== undefined) return { file: headConfig.file, span: { start: 0, end: 0 } };
  return base;
}

function change(
  kind: PolicyWeakening['kind'],
  message: string,
  about: readonly string[],
  at: Location | undefined,
): readonly PolicyWeakening[] {
  return at === undefined ? [] : [{ kind, message, about, at }];
}

function severityChanges(base: EffectiveConfig, head: EffectiveConfig): readonly PolicyWeakening[] {
  return [...head.rules].flatMap(([rule, now]) => {
    const before = base.rules.get(rule);
    if (before === undefined || compareSeverities(now.value, before.value) >= 0) return [];
    const message = `The severity of ${rule} goes down from ${before.value} to ${now.value}.`;
    return change('severity', message, [rule, now.value], headOrBase(now.at, head, before.at));
  });
}

function settingChanges(base: EffectiveConfig, head: EffectiveConfig): readonly PolicyWeakening[] {
  const changes: PolicyWeakening[] = [];
  if (compareGates(head.failOn.value, base.failOn.value) > 0) {
    const message = `fail-on goes from ${base.failOn.value} to ${head.failOn.value}: less fails a run.`;
    addAll(changes, change('fail-on', message, [head.failOn.value], headOrBase(head.failOn.at, head, base.failOn.at)));
  }
  if (base.render.value !== 'off' && head.render.value !== base.render.value && head.render.value !== 'auto') {
    const message = `render goes from ${base.render.value} to ${head.render.value}: less is rendered and read.`;
    addAll(changes, change('render', message, [head.render.value], headOrBase(head.render.at, head, base.render.at)));
  }
  if (base.trust.value === 'base' && head.trust.value === 'head') {
    const message =
      'trust changes from base to head: from the next change on, each change is judged by its own policy.';
    addAll(changes, change('trust', message, [], headOrBase(head.trust.at, head, base.trust.at)));
  }
  const limit = base.maxSuppressionDays;
  const now = head.maxSuppressionDays;
  if (limit !== undefined && (now === undefined || now.value > limit.value)) {
    const to = now === undefined ? 'is taken away' : `goes from ${limit.value} to ${now.value}`;
    const message = `max-suppression-days ${to}: suppressions may hold longer.`;
    addAll(changes, change('limit', message, [String(now?.value ?? '')], headOrBase(now?.at, head, limit.at)));
  }
  return changes;
}

function pathChanges(base: EffectiveConfig, head: EffectiveConfig): readonly PolicyWeakening[] {
  const before = new Set(base.exclude.map(({ value }) => value));
  const excluded = head.exclude
    .filter(({ value }) => !before.has(value))
    .flatMap(({ value, at }) =>
      change('paths', `Files that match ${quoted(value)} are no longer read.`, ['exclude', value], at),
    );
  // Empty includes everything, like `**`.
  const everything = (list: EffectiveConfig['include']) =>
    list.length === 0 || list.some(({ value }) => value === '**');
  if (everything(head.include)) return excluded;
  const now = new Set(head.include.map(({ value }) => value));
  const place = (at: Location | undefined) => headOrBase(head.include[0]?.at, head, at);
  const lost = everything(base.include)
    ? change(
        'paths',
        'Only files that paths.include names are read; before it was every file.',
        ['include'],
        place(undefined),
      )
    : base.include
        .filter(({ value }) => !now.has(value))
        .flatMap(({ value, at }) =>
          change('paths', `Files that match ${quoted(value)} are no longer included.`, ['include', value], place(at)),
        );
  return [...excluded, ...lost];
}

function clusterChanges(base: EffectiveConfig, head: EffectiveConfig): readonly PolicyWeakening[] {
  const now = new Map(head.clusters.map((cluster) => [cluster.name.value, cluster]));
  return base.clusters.flatMap((before) => {
    const name = before.name.value;
    const after = now.get(name);
    if (after === undefined) {
      const message = `The cluster ${quoted(name)} is no longer declared: what the declaration states no longer applies.`;
      return change('cluster', message, [name], headOrBase(undefined, head, before.at));
    }
    const keys = changedKeys(before, after);
    if (keys.length === 0) return [];
    const message = `What is declared of the cluster ${quoted(name)} changes (${keys.join(', ')}); declarations count like manifests.`;
    return change('cluster', message, [name, ...keys], after.at);
  });
}

function changedKeys(before: ClusterConfig, after: ClusterConfig): readonly string[] {
  const old = new Map(Object.entries(clusterData(before)));
  return Object.entries(clusterData(after))
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(old.get(key)))
    .map(([key]) => key);
}

interface Dated {
  readonly expires?: string;
}
interface Paired<T> {
  readonly item: T;
  /** Undefined: nothing of this identity is in the base. */
  readonly before?: { readonly expires: string | undefined };
}

const NEVER = '9999-99-99';

function pair<T extends Dated>(
  base: readonly T[],
  head: readonly T[],
  identity: (item: T) => string,
): readonly Paired<T>[] {
  const until = (item: T) => item.expires ?? NEVER;
  const latestFirst = (a: T, b: T) => (until(a) === until(b) ? 0 : until(a) < until(b) ? 1 : -1);
  const groups = new Map<string, { readonly base: T[]; readonly head: T[] }>();
  for (const [side, items] of [
    ['base', base],
    ['head', head],
  ] as const) {
    for (const item of items) {
      const key = identity(item);
      const group = groups.get(key) ?? { base: [], head: [] };
      group[side].push(item);
      groups.set(key, group);
    }
  }
  return [...groups.values()].flatMap((group) => {
    const before = group.base.sort(latestFirst);
    return group.head.sort(latestFirst).flatMap((item, i): Paired<T>[] => {
      const old = before[i];
      if (old === undefined) return [{ item }];
      return until(item) > until(old) ? [{ item, before: { expires: old.expires } }] : [];
    });
  });
}

function suppressionChange(
  { expires, before }: Dated & { readonly before?: { readonly expires: string | undefined } | undefined },
  what: string,
  about: readonly string[],
  at: Location,
): readonly PolicyWeakening[] {
  const until = expires === undefined ? 'without an end' : `until ${expires}`;
  if (before === undefined) {
    return change('suppression-added', `${what} is suppressed, ${until}.`, about, at);
  }
  const message = `The suppression of ${what} holds longer: ${until} instead of until ${before.expires}.`;
  return change('suppression-extended', message, [...about, expires ?? ''], at);
}

function configSuppressionChanges(base: EffectiveConfig, head: EffectiveConfig): readonly PolicyWeakening[] {
  const paired = pair(base.suppressions, head.suppressions, (one) =>
    JSON.stringify([one.rule, one.path, one.server, one.zone]),
  );
  return paired.flatMap(({ item, before }) => {
    const { rule, path, server, zone } = item;
    const where = [
      ...(path === undefined ? [] : [`in ${quoted(path)}`]),
      ...(server === undefined ? [] : [`of ${quoted(server)}`]),
      ...(zone === undefined ? [] : [`in the zone ${quoted(zone)}`]),
    ].join(' ');
    const what = `${rule} ${where === '' ? 'everywhere' : where}`;
    return suppressionChange({ ...item, before }, what, [rule, server ?? '', zone ?? '', item.reason], item.at);
  });
}

interface InlineRule extends Dated {
  readonly item: InlineSuppression;
  readonly rule: string;
}

/** By file, then in other files. What a comment hides is part of what it is. */
function pairInline(
  base: readonly InlineSuppression[],
  head: readonly InlineSuppression[],
): readonly (InlineRule & { readonly before?: { readonly expires: string | undefined } | undefined })[] {
  const rulesOf = (list: readonly InlineSuppression[]): readonly InlineRule[] =>
    list.flatMap((item) => item.rules.map((rule) => ({ item, rule, ...defined({ expires: item.expires }) })));
  const here = ({ item, rule }: InlineRule) =>
    JSON.stringify([item.at.file.path, rule, item.scope.kind, item.covers.within, item.covers.text.split(/\s/, 1)]);
  const anywhere = ({ item, rule, expires }: InlineRule) =>
    JSON.stringify([rule, item.scope.kind, item.reason, expires, item.covers]);
  const [before, after] = [rulesOf(base), rulesOf(head)];
  const changed = pair(before, after, here);
  const gone = pair(after, before, here).flatMap(({ item, before: other }) => (other === undefined ? [item] : []));
  const moved = new Map<string, number>();
  for (const one of gone) moved.set(anywhere(one), (moved.get(anywhere(one)) ?? 0) + 1);
  return changed.flatMap(({ item, before: old }) => {
    const left = old === undefined ? (moved.get(anywhere(item)) ?? 0) : 0;
    if (left === 0) return [{ ...item, before: old }];
    moved.set(anywhere(item), left - 1);
    return [];
  });
}

function inlineChanges(
  base: readonly InlineSuppression[],
  head: readonly InlineSuppression[],
): readonly PolicyWeakening[] {
  return pairInline(base, head).flatMap(({ item, rule, before, expires }) => {
    const what = `${rule} ${item.scope.kind === 'file' ? 'in this file' : 'on this line'}`;
    return suppressionChange({ ...defined({ expires }), before }, what, [rule, item.reason], item.at);
  });
}

function baselineChanges(base: Baseline | undefined, head: Baseline | undefined): readonly PolicyWeakening[] {
  const before = new Set(base?.entries.map(({ fingerprint }) => fingerprint));
  const added = (head?.entries ?? []).filter(({ fingerprint }) => !before.has(fingerprint));
  const first = added[0];
  if (first === undefined) return [];
  const rules = [...new Set(added.map(({ rule }) => quoted(rule).slice(1, -1)))].sort();
  const shown = rules.slice(0, 5).join(', ') + (rules.length > 5 ? ', ...' : '');
  const entries = added.length === 1 ? 'One entry is' : `${added.length} entries are`;
  return change(
    'baseline',
    `${entries} added to the baseline (${shown}).`,
    added
      .map(({ fingerprint }) => fingerprint)
      .sort()
      .slice(0, 100),
    first.at,
  );
}

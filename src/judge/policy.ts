/** The policy under which a check judges, and that of the base. */

import { defined } from '../core/text/defined.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import { UsageError } from '../core/text/usage-error.ts';
import type { BaseFiles } from '../read/tree/git-tree.ts';
import type { TreeOptions } from '../read/tree/tree.ts';
import type { CheckInput, UnderBase } from './check-input.ts';
import type { Config } from './config/config.ts';
import { clusterData, configData, effectiveConfig, expectationData } from './config/effective.ts';
import { remoteName } from './config/extended.ts';
import type { PolicyDecision } from './effective-policy.ts';
import { type Baselines, nodeFiles } from './policy-files.ts';
import type { Finding } from './report/finding.ts';
import { RULES } from './rules/descriptions.ts';
import { applySuppressions } from './suppression/apply.ts';
import { type Baseline, readBaseline } from './suppression/baseline.ts';
import { readInlineSuppressions } from './suppression/inline.ts';
import {
  compareExtends,
  comparePolicy,
  type Policy,
  type PolicyWeakening,
  policyFindings,
  withoutAdded,
} from './suppression/policy-changes.ts';

export interface PolicyInput {
  /** `trusted`: without the change's suppressions and baseline entries. */
  readonly decided: PolicyDecision;
  readonly baselines: Baselines;
  /** `YYYY-MM-DD`, from the door's clock. */
  readonly today: string;
  readonly base: BaseFiles | undefined;
  readonly scansAll: boolean;
  /** With other globs; absent where none select. */
  readonly reopen?: (globs: Pick<TreeOptions, 'include' | 'exclude'>) => Pick<CheckInput, 'tree' | 'base'>;
}

type Opened = Pick<CheckInput, 'tree' | 'base'>;

export function policiesFor(
  input: PolicyInput,
  opened: Opened,
): ReturnType<typeof policyFor> & Pick<CheckInput, 'underBase'> {
  return { ...policyFor(input), underBase: (weakened) => underBase(input, opened, weakened) };
}

function underBase(input: PolicyInput, opened: Opened, weakened: boolean): UnderBase | undefined {
  const { decided, baselines, base } = input;
  if (base === undefined || decided.before === undefined) return undefined;
  const config = decided.before.joined;
  const judging = decided.config;
  const whole = (one: Config | undefined): string => JSON.stringify(configData(effectiveConfig(one, RULES)));
  const sameBaseline = baselines.judging?.text === baselines.base?.text;
  if (!weakened && sameBaseline && whole(config) === whole(judging)) return undefined;
  const globs = (one: Config | undefined) => ({
    include: one?.include?.map(({ value }) => value) ?? [],
    exclude: one?.exclude?.map(({ value }) => value) ?? [],
  });
  const sameGlobs = JSON.stringify(globs(config)) === JSON.stringify(globs(judging));
  const declared = (one: Config | undefined): string => JSON.stringify((one?.clusters ?? []).map(clusterData));
  const expected = (one: Config | undefined): string => JSON.stringify((one?.expectations ?? []).map(expectationData));
  const declaredFiles = new Set((config?.clusters ?? []).flatMap((one) => one.nodes.flatMap(nodeFiles)));
  const view = sameGlobs ? opened : (input.reopen?.(globs(config)) ?? opened);
  const then: PolicyDecision = { ...decided, config, trusted: true };
  const { judging: _, ...rest } = baselines;
  const before: Baselines =
    baselines.base === undefined || baselineBefore(baselines.base) === undefined
      ? rest
      : { ...rest, judging: baselines.base };
  return {
    sameView: sameGlobs && declared(config) === declared(judging) && expected(config) === expected(judging),
    input: {
      ...view,
      tree: {
        ...view.tree,
        read: (path) => view.tree.read(path) ?? (declaredFiles.has(path) ? base.old.get(path) : undefined),
      },
      config,
      ...policyFor({ ...input, decided: then, baselines: before }),
    },
  };
}

export function policyFor(
  input: PolicyInput,
): Pick<CheckInput, 'before'> & Required<Pick<CheckInput, 'suppress' | 'notices'>> {
  const { decided, baselines } = input;
  const baseline = baselines.judging === undefined ? undefined : readBaseline(baselines.judging);
  const { config, before } = decided;
  const own = config?.file.path;
  return {
    ...defined({ before: before === undefined ? undefined : { config: before.joined } }),
    notices: decided.notices,
    suppress: (findings, files) => {
      const inline = files.flatMap((file) => readInlineSuppressions(file, RULES));
      const applied = applySuppressions(findings, {
        config: config?.suppressions ?? [],
        inline: decided.trusted ? trustedInline(input, files, inline) : inline,
        ...defined({ baseline }),
        today: input.today,
        ...defined({ maxDays: config?.maxSuppressionDays === undefined ? undefined : config.maxSuppressionDays.value }),
        complete: input.scansAll && !findings.some((one) => one.rule === 'unreadable'),
        compared: input.base !== undefined,
      });
      return {
        kept: applied.kept,
        suppressed: applied.suppressed,
        // A shared policy's suppressions need not match in every repository.
        hygiene: [
          ...applied.unused.filter((one) => !isElsewhere(one, own)),
          ...applied.expired,
          ...weakened(input, files),
        ],
      };
    },
  };
}

/** A file of another repository: `@` and a commit follow its path. */
function isElsewhere(one: Pick<Finding, 'at'>, own: string | undefined): boolean {
  return one.at.file.path !== own && /^[\w.-]+\/[\w.-]+\/[^@]+@[\w./-]+$/.test(one.at.file.path);
}

function trustedInline(
  input: PolicyInput,
  files: readonly SourceFile[],
  inline: ReturnType<typeof readInlineSuppressions>,
): ReturnType<typeof readInlineSuppressions> {
  if (input.base === undefined) return inline;
  const old = filesBefore(input.base, files).flatMap((file) => readInlineSuppressions(file, RULES));
  return withoutAdded(old, inline);
}

function filesBefore(base: BaseFiles, files: readonly SourceFile[]): readonly SourceFile[] {
  return files
    .filter((file) => !base.changed.has(file.path))
    .concat([...base.old].map(([path, bytes]) => ({ path, text: bytes.toString('utf8'), revision: base.commit })));
}

function weakened({ base, decided, baselines }: PolicyInput, files: readonly SourceFile[]): readonly Finding[] {
  if (base === undefined) return [];
  const inlineOf = (list: readonly SourceFile[]) => list.flatMap((file) => readInlineSuppressions(file, RULES));
  const side = (one: Config | undefined, inline: readonly SourceFile[], list: Baseline | undefined): Policy => ({
    config: effectiveConfig(one, RULES),
    inline: inlineOf(inline),
    ...defined({ baseline: list }),
  });
  // A refused base had no policy to weaken.
  const { own, joined } = decided.before ?? { own: undefined, joined: undefined };
  const { head } = decided;
  const changes = comparePolicy(
    side(joined, filesBefore(base, files), baselineBefore(baselines.base)),
    side(head.joined, files, baselines.head === undefined ? undefined : readBaseline(baselines.head)),
  );
  const all = [...changes.map((one) => asOwnCluster(one, head.own)), ...compareExtends(own, head.own)];
  return policyFindings(all.map((one) => (one.at.file === own?.file ? inBase(one, base) : one)));
}

function inBase(change: PolicyWeakening, { commit }: BaseFiles): PolicyWeakening {
  return { ...change, at: { ...change.at, file: { ...change.at.file, revision: commit } } };
}

function baselineBefore(file: SourceFile | undefined): Baseline | undefined {
  try {
    return file === undefined ? undefined : readBaseline(file);
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

/** To where this repository extends it. */
function asOwnCluster(change: PolicyWeakening, head: Config | undefined): PolicyWeakening {
  if (head === undefined || !isElsewhere(change, head.file.path)) return change;
  const named = head.extends.find(({ value }) => remoteName(value) === change.at.file.path);
  return { ...change, at: named?.at ?? { file: head.file, span: { start: 0, end: 0 } } };
}

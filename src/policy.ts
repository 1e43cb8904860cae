/** The user's policy, joined: suppressions and baseline on the way to the report. */

import type { CheckInput } from './check.ts';
import { loadConfig } from './check.ts';
import { CONFIG_PATHS, type Config } from './config/config.ts';
import { mergeConfigs, printConfig as printEffective, readEnvironment } from './config/effective.ts';
import type { Finding } from './finding.ts';
import { RULES } from './rules/descriptions.ts';
import { applySuppressions } from './suppression/apply.ts';
import { BASELINE_PATH, createBaseline, pruneBaseline, readBaseline } from './suppression/baseline.ts';
import { readInlineSuppressions } from './suppression/inline.ts';
import { comparePolicy, policyFindings } from './suppression/policy.ts';
import type { SourceFile } from './text/source-file.ts';
import type { BaseFiles } from './tree/git-tree.ts';
import { UsageError } from './tree/usage-error.ts';

export interface PolicyInput {
  readonly config: Config | undefined;
  /** The baseline file, already read; undefined where there is none. */
  readonly baseline: SourceFile | undefined;
  /** `YYYY-MM-DD`, the door's clock. */
  readonly today: string;
  /** Set when a base is compared. */
  readonly base: BaseFiles | undefined;
  /** Everything the configuration selects is scanned. */
  readonly whole: boolean;
}

export function policyFor(input: PolicyInput): Required<Pick<CheckInput, 'suppress'>> {
  const baseline = input.baseline === undefined ? undefined : readBaseline(input.baseline);
  const { config } = input;
  return {
    suppress: (findings, files) => {
      const applied = applySuppressions(findings, {
        config: config?.suppressions ?? [],
        inline: files.flatMap((file) => readInlineSuppressions(file, RULES)),
        ...(baseline === undefined ? {} : { baseline }),
        today: input.today,
        ...(config?.maxSuppressionDays === undefined ? {} : { maxDays: config.maxSuppressionDays.value }),
        complete: input.whole && !findings.some((one) => one.rule === 'unreadable'),
        compared: input.base !== undefined,
      });
      return {
        kept: applied.kept,
        suppressed: applied.suppressed,
        remarks: [...applied.unused, ...applied.expired, ...weakened(input, files)],
      };
    },
  };
}

/** What this change takes away from the policy (LG903); only files that it touches can. */
function weakened(input: PolicyInput, files: readonly SourceFile[]): readonly Finding[] {
  const { base, config, baseline } = input;
  if (base === undefined) return [];
  const before = (path: string): SourceFile | undefined => {
    const bytes = base.old.get(path);
    return bytes === undefined ? undefined : { path, text: bytes.toString('utf8'), revision: base.commit };
  };
  const inlineOf = (list: readonly SourceFile[]) => list.flatMap((file) => readInlineSuppressions(file, RULES));
  const old = files
    .filter((file) => !base.changed.has(file.path))
    .concat([...base.old.keys()].flatMap((path) => before(path) ?? []));
  let oldConfig = config;
  const configPath =
    [...base.changed].find((path) => CONFIG_PATHS.includes(path)) ??
    (config !== undefined && base.changed.has(config.file.path) ? config.file.path : undefined);
  if (configPath !== undefined) {
    const file = before(configPath);
    try {
      oldConfig = file === undefined ? undefined : loadConfig(file);
    } catch {
      // A base whose configuration was refused had no policy that this change could weaken.
      oldConfig = undefined;
    }
  }
  const oldBaseline = baseline !== undefined && base.changed.has(baseline.path) ? before(baseline.path) : baseline;
  const side = (one: Config | undefined, inline: readonly SourceFile[], list: SourceFile | undefined) => ({
    config: mergeConfigs(one === undefined ? {} : { file: one }, RULES),
    inline: inlineOf(inline),
    ...(list === undefined ? {} : { baseline: readBaseline(list) }),
  });
  return policyFindings(comparePolicy(side(oldConfig, old, oldBaseline), side(config, files, baseline)));
}

/** Where the baseline lies: a flag, the environment, or the configuration; undefined where nothing names one. */
export function baselinePath(
  config: Config | undefined,
  flag: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { overrides, errors } = readEnvironment(env);
  if (errors.length > 0) throw new UsageError(errors.join('\n'));
  return flag ?? overrides.baseline ?? config?.baseline?.value;
}

/** What the environment says of the threshold, under a flag and above the file. */
export function failOnFrom(env: Readonly<Record<string, string | undefined>>): CheckInput['failOn'] {
  const { overrides, errors } = readEnvironment(env);
  if (errors.length > 0) throw new UsageError(errors.join('\n'));
  return overrides.failOn;
}

export function printConfig(config: Config | undefined, env: Readonly<Record<string, string | undefined>>): string {
  const { overrides } = readEnvironment(env);
  return printEffective(
    mergeConfigs({ environment: overrides, ...(config === undefined ? {} : { file: config }) }, RULES),
  );
}

export function writeBaseline(
  what: 'create' | 'prune',
  findings: readonly Finding[],
  old: SourceFile | undefined,
): string {
  if (what === 'create') return createBaseline(findings);
  if (old === undefined)
    throw new UsageError(`there is no baseline to prune; loopgate baseline create writes ${BASELINE_PATH}`);
  return pruneBaseline(readBaseline(old), findings);
}

export { BASELINE_PATH };

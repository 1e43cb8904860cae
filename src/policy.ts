/** The user's policy, joined: suppressions and baseline on the way to the report. */
import type { Config } from './config/config.ts';
import { mergeConfigs, printConfig as printEffective, readEnvironment } from './config/effective.ts';
import type { CheckInput } from './check.ts';
import type { Finding } from './finding.ts';
import { RULES } from './rules/descriptions.ts';
import { applySuppressions } from './suppression/apply.ts';
import { BASELINE_PATH, createBaseline, pruneBaseline, readBaseline } from './suppression/baseline.ts';
import { readInlineSuppressions } from './suppression/inline.ts';
import type { SourceFile } from './text/source-file.ts';
import { UsageError } from './tree/usage-error.ts';

export interface PolicyInput {
  readonly config: Config | undefined;
  /** The baseline file, already read; undefined where there is none. */
  readonly baseline: SourceFile | undefined;
  /** `YYYY-MM-DD`, the door's clock. */
  readonly today: string;
  /** A base is compared. */
  readonly compared: boolean;
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
        compared: input.compared,
      });
      return { kept: applied.kept, suppressed: applied.suppressed, remarks: [...applied.unused, ...applied.expired] };
    },
  };
}

/** Where the baseline lies: a flag, the environment, or the configuration; undefined where nothing names one. */
export function baselinePath(config: Config | undefined, flag: string | undefined, env: Readonly<Record<string, string | undefined>>): string | undefined {
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
  return printEffective(mergeConfigs({ environment: overrides, ...(config === undefined ? {} : { file: config }) }, RULES));
}

export function writeBaseline(what: 'create' | 'prune', findings: readonly Finding[], old: SourceFile | undefined): string {
  if (what === 'create') return createBaseline(findings);
  if (old === undefined) throw new UsageError(`there is no baseline to prune; loopgate baseline create writes ${BASELINE_PATH}`);
  return pruneBaseline(readBaseline(old), findings);
}

export { BASELINE_PATH };

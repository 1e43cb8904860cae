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
import { compareExtends, comparePolicy, decidingPolicy, policyFindings } from './suppression/policy.ts';
import type { SourceFile } from './text/source-file.ts';
import type { BaseFiles } from './tree/git-tree.ts';
import { UsageError } from './tree/usage-error.ts';

export interface PolicyInput {
  /** What judges. */
  readonly config: Config | undefined;
  /** What the head's own file says; `config` where it is left out. */
  readonly head?: Config | undefined;
  /** The base decides: what the change adds to suppressions and baseline does not count. */
  readonly trusted?: boolean;
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
  const own = config?.file.path;
  return {
    suppress: (findings, files) => {
      const inline = files.flatMap((file) => readInlineSuppressions(file, RULES));
      const applied = applySuppressions(findings, {
        config: config?.suppressions ?? [],
        inline: input.trusted === true ? trustedInline(input, files, inline) : inline,
        ...(baseline === undefined ? {} : { baseline }),
        today: input.today,
        ...(config?.maxSuppressionDays === undefined ? {} : { maxDays: config.maxSuppressionDays.value }),
        complete: input.whole && !findings.some((one) => one.rule === 'unreadable'),
        compared: input.base !== undefined,
      });
      return {
        kept: applied.kept,
        suppressed: applied.suppressed,
        // What a shared policy suppresses need not occur in every repository that extends it.
        remarks: [
          ...applied.unused.filter((one) => !isElsewhere(one, own)),
          ...applied.expired,
          ...weakened(input, files),
        ],
      };
    },
  };
}

/** In a file of another repository; a path of this one holds no `@` and a commit behind it unless it is so called. */
function isElsewhere(one: Finding, own: string | undefined): boolean {
  return one.at.file.path !== own && /^[\w.-]+\/[\w.-]+\/[^@]+@[\w./-]+$/.test(one.at.file.path);
}

/** The comments that the base has as well. */
function trustedInline(
  input: PolicyInput,
  files: readonly SourceFile[],
  inline: ReturnType<typeof readInlineSuppressions>,
): ReturnType<typeof readInlineSuppressions> {
  if (input.base === undefined) return inline;
  const side = (list: ReturnType<typeof readInlineSuppressions>, config: Config | undefined) => ({
    config: mergeConfigs(config === undefined ? {} : { file: config }, RULES),
    inline: list,
  });
  const old = filesBefore(input.base, files).flatMap((file) => readInlineSuppressions(file, RULES));
  const demand: ReturnType<typeof side> = side(old, input.config);
  const trust = { value: 'base', from: 'file' } as const;
  return decidingPolicy({ ...demand, config: { ...demand.config, trust } }, side(inline, input.head)).inline;
}

function filesBefore(base: BaseFiles, files: readonly SourceFile[]): readonly SourceFile[] {
  return files
    .filter((file) => !base.changed.has(file.path))
    .concat([...base.old].map(([path, bytes]) => ({ path, text: bytes.toString('utf8'), revision: base.commit })));
}

/** What this change takes away from the policy (LG903); only files that it touches can. */
function weakened(input: PolicyInput, files: readonly SourceFile[]): readonly Finding[] {
  const { base, baseline } = input;
  if (base === undefined) return [];
  const config = 'head' in input ? input.head : input.config;
  const before = (path: string): SourceFile | undefined => {
    const bytes = base.old.get(path);
    return bytes === undefined ? undefined : { path, text: bytes.toString('utf8'), revision: base.commit };
  };
  const inlineOf = (list: readonly SourceFile[]) => list.flatMap((file) => readInlineSuppressions(file, RULES));
  const old = filesBefore(base, files);
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
  return policyFindings([
    ...comparePolicy(side(oldConfig, old, oldBaseline), side(config, files, baseline)),
    ...compareExtends(oldConfig, config),
  ]);
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

/** Files that decide what is reported: compared with the base's whatever `paths` leaves out. */
export function policyPaths(config: Config | undefined, baseline: string | undefined): readonly string[] {
  return [
    ...CONFIG_PATHS,
    ...(config === undefined ? [] : [config.file.path]),
    ...(baseline === undefined ? [] : [baseline]),
  ];
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

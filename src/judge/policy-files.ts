/** What decides about a check beside the configuration: baselines, the environment, flags. */

import { defined } from '../core/text/defined.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import { mistakeAt, PlacedUsageError, UsageError } from '../core/text/usage-error.ts';
import type { CheckInput } from './check-input.ts';
import type { ClusterConfig, Config } from './config/config.ts';
import { readEnvironment } from './config/effective.ts';
import { configCandidates } from './config/lookup.ts';
import type { PolicyDecision } from './effective-policy.ts';

export interface Baselines {
  readonly judging?: SourceFile;
  readonly head?: SourceFile;
  readonly base?: SourceFile;
}

type ReadText = (path: string) => string | undefined;

/** Throws UsageError for a named baseline that does not exist. */
export function baselinesOf(
  decided: PolicyDecision,
  given: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
  sides: { readonly head: ReadText; readonly base: ReadText | undefined },
): Baselines {
  const fileAt = (path: string | undefined, from: ReadText | undefined): SourceFile | undefined => {
    const text = path === undefined ? undefined : from?.(path);
    return path === undefined || text === undefined ? undefined : { path, text };
  };
  const headPath = baselinePath(decided.head.joined, given, env);
  const head = fileAt(headPath, sides.head);
  const base = fileAt(baselinePath(decided.before?.joined, given, env), sides.base);
  if (!decided.trusted && headPath !== undefined && head === undefined)
    throw missingBaseline(headPath, decided.head.own?.baseline);
  const judging = decided.trusted ? base : head;
  return defined({ judging, head, base });
}

function missingBaseline(path: string, named: Config['baseline']): UsageError {
  const message = `the baseline ${JSON.stringify(path)} does not exist`;
  return named?.value === path ? new PlacedUsageError(mistakeAt(named.at, message)) : new UsageError(message);
}

export function baselinePath(
  config: Config | undefined,
  flag: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { overrides, errors } = readEnvironment(env);
  if (errors.length > 0) throw new UsageError(errors);
  return flag ?? overrides.baseline ?? config?.baseline?.value;
}

/** Below a flag, above the file. */
export function failOnFrom(env: Readonly<Record<string, string | undefined>>): CheckInput['failOn'] {
  const { overrides, errors } = readEnvironment(env);
  if (errors.length > 0) throw new UsageError(errors);
  return overrides.failOn;
}

/** Flag or input, environment, configuration, `off`. */
export function renderMode(
  config: Config | undefined,
  given: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): 'auto' | 'helm' | 'kustomize' | 'off' {
  const mode = given ?? readEnvironment(env).overrides.render ?? config?.render?.value ?? 'off';
  return mode === 'auto' || mode === 'helm' || mode === 'kustomize' ? mode : 'off';
}

/** Files that decide what is reported, whatever `paths` excludes. */
export function policyPaths({ head, before }: PolicyDecision, baselines: Baselines, common = ''): readonly string[] {
  const configs = [head.own, before?.own].filter((one) => one !== undefined);
  return [
    ...configCandidates(common).flat(),
    ...configs.map((one) => one.file.path),
    ...configs.flatMap((one) => one.clusters.flatMap((cluster) => cluster.nodes.flatMap(nodeFiles))),
    ...[baselines.head, baselines.base].flatMap((one) => (one === undefined ? [] : [one.path])),
  ];
}

export function nodeFiles({ files }: ClusterConfig['nodes'][number]): readonly string[] {
  return files.flatMap(({ content }) => (content.kind === 'repository' ? [content.path.value] : []));
}

/** What decides about a check beside the configuration: baselines, flags. */

import { defined } from '../core/text/defined.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import { mistakeAt, PlacedUsageError, UsageError } from '../core/text/usage-error.ts';
import type { ClusterConfig, Config } from './config/config.ts';
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
  sides: { readonly head: ReadText; readonly base: ReadText | undefined },
): Baselines {
  const fileAt = (path: string | undefined, from: ReadText | undefined): SourceFile | undefined => {
    const text = path === undefined ? undefined : from?.(path);
    return path === undefined || text === undefined ? undefined : { path, text };
  };
  const headPath = given ?? decided.head.joined?.baseline?.value;
  const head = fileAt(headPath, sides.head);
  const base = fileAt(given ?? decided.before?.joined?.baseline?.value, sides.base);
  if (!decided.trusted && headPath !== undefined && head === undefined)
    throw missingBaseline(headPath, decided.head.own?.baseline);
  const judging = decided.trusted ? base : head;
  return defined({ judging, head, base });
}

function missingBaseline(path: string, named: Config['baseline']): UsageError {
  const message = `the baseline ${JSON.stringify(path)} does not exist`;
  return named?.value === path ? new PlacedUsageError(mistakeAt(named.at, message)) : new UsageError(message);
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

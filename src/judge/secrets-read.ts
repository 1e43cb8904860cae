/** Values that are judged and not shown. */

import type { ClusterSettings } from '../core/cluster/settings.ts';
import type { Fact } from '../core/facts/fact.ts';
import type { FilledWord } from '../core/facts/server-config.ts';
import { isFact } from '../languages/shared/fragments.ts';
import type { Known } from './lookups.ts';
import type { Secrets } from './secrets/redaction.ts';
import { secretNodeFiles, secretsOf } from './secrets/values.ts';

export function secretsRead(
  { readings, stated: { filled, notices }, facts, clusters }: Known,
  settings: readonly ClusterSettings[],
): Secrets {
  const words = clusters.flatMap(({ cluster }) => cluster.servers.flatMap(wordsOf));
  return secretsOf([...facts, ...asWritten(readings), ...secretNodeFiles(settings)], filled, notices, words);
}

/** A tool may make other objects of them. */
function asWritten(readings: Known['readings']): readonly Fact[] {
  return readings.flatMap(({ facts }) =>
    facts.filter((fact) => fact.kind === 'config-map' && fact.secret === true).filter(isFact),
  );
}

function wordsOf({
  config,
  name: server,
}: Known['clusters'][number]['cluster']['servers'][number]): readonly (FilledWord & { readonly server: string })[] {
  return (config.filled ?? []).map((one) => ({ ...one, server }));
}

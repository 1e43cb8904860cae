/** Workloads in the files beside one, also in those where nothing suggests DNS and which are not read for it. */
import type { WorkloadFact } from '../core/facts/fact.ts';
import { directoryOf } from '../core/text/paths.ts';
import { isFact } from '../languages/shared/fragments.ts';
import type { JoinContext } from '../languages/shared/join.ts';
import { readFile } from './read-file.ts';

const MAX_FILES = 100;
const MAX_BYTES = 200_000;
const WORKLOAD = 'kind: ';

/** Looked for where names go on to a Service's pods, which is rare: once for each folder. */
export function workloadsBeside({
  paths = [],
  bytesOf,
}: Pick<JoinContext, 'bytesOf'> & { readonly paths?: readonly string[] }): (path: string) => readonly WorkloadFact[] {
  const known = new Map<string, readonly WorkloadFact[]>();
  return (path) => {
    const folder = directoryOf(path);
    const before = known.get(folder);
    if (before !== undefined) return before;
    const beside = paths.filter((one) => /\.ya?ml$/.test(one) && directoryOf(one) === folder).slice(0, MAX_FILES);
    const found = [...new Set([path, ...beside])].flatMap((one) => workloadsIn(one, bytesOf(one)));
    known.set(folder, found);
    return found;
  };
}

function workloadsIn(path: string, bytes: Buffer | undefined): readonly WorkloadFact[] {
  if (bytes === undefined || bytes.length > MAX_BYTES || !bytes.includes(WORKLOAD)) return [];
  const { facts } = readFile(path, bytes, { named: true, objects: true }) ?? { facts: [] };
  return facts.filter(isFact).flatMap((fact) => (fact.kind === 'workload' ? [fact] : []));
}

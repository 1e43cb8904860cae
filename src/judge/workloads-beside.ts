/** Workloads in neighbouring files and elsewhere, also where nothing suggests DNS. */

import type { WorkloadFact } from '../core/facts/fact.ts';
import { getOrInsert } from '../core/text/once.ts';
import { directoryOf } from '../core/text/paths.ts';
import { isFact } from '../languages/shared/fragments.ts';
import type { JoinContext } from '../languages/shared/join.ts';
import { readFile } from './read-file.ts';

const MAX_FILES = 100;
const MAX_BYTES = 200_000;
const WORKLOAD = 'kind: ';

/** A Service's: those in its folder first, then those in files with all its labels. */
export type WorkloadsNear = (path: string, labels: readonly string[]) => Iterable<WorkloadFact>;

/** Once for each folder, and rarely. */
export function workloadsNear({
  paths = [],
  bytesOf,
}: Pick<JoinContext, 'bytesOf'> & { readonly paths?: readonly string[] }): WorkloadsNear {
  const objects = paths.filter((path) => /\.ya?ml$/.test(path));
  const known = new Map<string, readonly WorkloadFact[]>();
  const once = (key: string, files: () => readonly string[]): readonly WorkloadFact[] =>
    getOrInsert(known, key, () => files().flatMap((one) => workloadsIn(one, bytesOf(one))));
  return function* (path, labels) {
    const folder = directoryOf(path);
    const isBeside = (one: string): boolean => directoryOf(one) === folder;
    yield* once(folder, () => [...new Set([path, ...objects.filter(isBeside).slice(0, MAX_FILES)])]);
    if (labels.length === 0) return;
    const hasAll = (one: string): boolean => {
      const bytes = isBeside(one) ? undefined : bytesOf(one);
      return bytes !== undefined && labels.every((label) => bytes.includes(label));
    };
    yield* once(JSON.stringify([folder, labels]), () => objects.filter(hasAll).slice(0, MAX_FILES));
  };
}

function workloadsIn(path: string, bytes: Buffer | undefined): readonly WorkloadFact[] {
  if (bytes === undefined || bytes.length > MAX_BYTES || !bytes.includes(WORKLOAD)) return [];
  const { facts } = readFile(path, bytes, { named: true, objects: true }) ?? { facts: [] };
  return facts.filter(isFact).flatMap((fact) => (fact.kind === 'workload' ? [fact] : []));
}

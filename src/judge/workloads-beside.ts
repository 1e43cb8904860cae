/** Workloads in neighbouring files and elsewhere, also where nothing suggests DNS. */

import type { WorkloadFact } from '../core/facts/workload.ts';
import { grouped } from '../core/text/append.ts';
import { getOrInsert, once, oncePer } from '../core/text/once.ts';
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
  const byFolder = once(() => grouped(objects, directoryOf));
  const inFile = oncePer((path: string) => workloadsIn(path, bytesOf(path)));
  const holding = new Map<string, readonly string[]>();
  const known = new Map<string, readonly WorkloadFact[]>();
  const onceFor = (key: string, files: () => readonly string[]): readonly WorkloadFact[] =>
    getOrInsert(known, key, () => files().flatMap(inFile));
  const hasAll = (path: string, labels: readonly string[]): boolean => {
    const bytes = bytesOf(path);
    return bytes !== undefined && labels.every((label) => bytes.includes(label));
  };
  return function* (path, labels) {
    const folder = directoryOf(path);
    const beside = (): readonly string[] => byFolder().get(folder) ?? [];
    yield* onceFor(folder, () => [...new Set([path, ...beside().slice(0, MAX_FILES)])]);
    if (labels.length === 0) return;
    const key = JSON.stringify(labels);
    yield* onceFor(`${folder}\n${key}`, () => {
      const files = getOrInsert(holding, key, () => objects.filter((one) => hasAll(one, labels)));
      return firstFew(files, (one) => directoryOf(one) !== folder);
    });
  };
}

function firstFew(files: readonly string[], isWanted: (path: string) => boolean): readonly string[] {
  const few: string[] = [];
  for (const one of files) {
    if (few.length >= MAX_FILES) break;
    if (isWanted(one)) few.push(one);
  }
  return few;
}

function workloadsIn(path: string, bytes: Buffer | undefined): readonly WorkloadFact[] {
  if (bytes === undefined || bytes.length > MAX_BYTES || !bytes.includes(WORKLOAD)) return [];
  const { facts } = readFile(path, bytes, { named: true, objects: true }) ?? { facts: [] };
  return facts.filter(isFact).flatMap((fact) => (fact.kind === 'workload' ? [fact] : []));
}

import { child, scalarText, type YamlDocument } from '../documents/document.ts';
import { prefilter } from '../documents/prefilter.ts';

/** The pool that a document's files are for, by the object that makes the machines, else by the object around. */
export function machinePool(document: YamlDocument): string | undefined {
  const { root, path } = document;
  const { pools, poolPaths } = prefilter();
  const form = pools.find(({ key, is }) => is.test(scalarText(child(root, key)) ?? ''));
  const stated = form === undefined ? undefined : scalarText(child(root, ...form.pool));
  return (
    stated ?? document.onNode?.pool ?? poolPaths.map((one) => one.exec(path)?.[1]).find((one) => one !== undefined)
  );
}

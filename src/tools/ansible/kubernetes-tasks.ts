/** `k8s` and `k8s_json_patch` (kubernetes.core) that write a ConfigMap; whole objects are read wherever they stand. */
import { defined } from '../../core/text/defined.ts';
import { extentOf, type SourceText, synthetic } from '../../core/text/source-text.ts';
import { isPlaybook } from '../../languages/shared/playbook.ts';
import type { Applying } from '../../languages/shared/plugin.ts';
import {
  child,
  type Document,
  type Found,
  placeOf,
  scalarText,
  type Write,
  type YamlDocument,
  type YamlNode,
} from '../../read/documents/document.ts';
import { readYaml } from '../../read/documents/yaml.ts';
import {
  holdsConfiguration,
  isOpenPatch,
  patchedData,
  unknownWrite,
  writeDocument,
} from '../shared/config-map-writes.ts';
import { argument, fillStated, placesOf, type Task, tasksOf } from './carrier-tasks.ts';

export function addKubernetesWrites(document: YamlDocument, task: Task, found: Found): void {
  if (!/^k8s(?:_json_patch)?$/.test(task.module) || argument(task, 'state')?.text === 'absent') return;
  const operations = task.module === 'k8s_json_patch';
  const given = operations
    ? child(task.args, 'patch')
    : (child(task.args, 'definition') ?? child(task.args, 'resource_definition'));
  const kind = textOf(task, 'kind') ?? scalarText(child(given, 'kind'));
  if (given === undefined || !/^(?:ConfigMap|configmaps?|cm)$/.test(kind ?? '') || isWhole(given)) return;
  const target: Pick<Write, 'by' | 'name' | 'namespace'> = {
    by: 'task',
    ...defined({
      name: textOf(task, 'name') ?? scalarText(child(given, 'metadata', 'name')),
      namespace: textOf(task, 'namespace') ?? scalarText(child(given, 'metadata', 'namespace')),
    }),
  };
  const { source, root } = rootOf(document, given);
  const isAbout = /corefile|dns/i.test(`${target.name} ${source.text.slice(root.span.start, root.span.end)}`);
  if (root.kind === 'scalar' || (operations && isOpenPatch(root))) {
    if (isAbout) found.notices.push(unknownWrite(placeOf(document, task.args), target));
    return;
  }
  const data = patchedData(root, operations);
  if (![data.data, data.binaryData].some(holdsConfiguration)) return;
  found.documents.push(writeDocument(document.path, { ...target, source, span: root.span, ...data }));
}

function rootOf(
  { source }: YamlDocument,
  given: YamlNode,
): { readonly source: Write['source']; readonly root: YamlNode } {
  const inner = given.kind === 'scalar' ? readYaml(given.text).value : undefined;
  return given.kind === 'scalar' && inner !== undefined && inner.kind !== 'scalar'
    ? { source: given.text, root: inner }
    : { source, root: given };
}

function isWhole(given: YamlNode): boolean {
  return child(given, 'apiVersion') !== undefined && child(given, 'metadata', 'name') !== undefined;
}

function textOf(task: Task, name: string): string | undefined {
  const text = argument(task, name);
  return text === undefined ? undefined : fillStated(text, task.vars).text;
}

const LOOKUP = /^\{\{\s*lookup\(\s*['"](?:ansible\.builtin\.)?(?:file|template)['"]\s*,\s*['"]([^'"{}]{1,400})['"]/;

/** `src`, `template` and `definition: "{{ lookup('file', PATH) ... }}"` of `k8s` (kubernetes.core). */
export function applying(document: Document): readonly Applying[] {
  if (document.kind !== 'yaml' || !isPlaybook(document)) return [];
  return tasksOf(document).flatMap((task): readonly Applying[] => {
    if (task.module !== 'k8s' || argument(task, 'state')?.text === 'absent') return [];
    const given = [argument(task, 'src'), argument(task, 'template'), templatePath(task), lookedUp(task)];
    return given.flatMap((name) => {
      const paths =
        name === undefined
          ? []
          : ['files', 'templates'].flatMap((folder) => placesOf(document, task, { name, folder }));
      return paths.length === 0 ? [] : [{ paths: [...new Set(paths)], at: placeOf(document, task.args) }];
    });
  });
}

function templatePath(task: Task): SourceText | undefined {
  const path = child(task.args, 'template', 'path');
  return path?.kind === 'scalar' ? path.text : undefined;
}

function lookedUp(task: Task): SourceText | undefined {
  const text = argument(task, 'definition', 'resource_definition');
  const path = text === undefined ? undefined : LOOKUP.exec(text.text)?.[1];
  return text === undefined || path === undefined ? undefined : synthetic(extentOf(text), path);
}

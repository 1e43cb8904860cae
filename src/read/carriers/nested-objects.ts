/** `definition` (Ansible), `manifest` (Crossplane), `objects` (OpenShift), `manifests` (ManifestWork), charts. */
import {
  type Carrier,
  child,
  type Document,
  type Found,
  items,
  scalarText,
  type YamlDocument,
  type YamlNode,
} from '../documents/document.ts';
import { addOpened, looksLikeObjects, openYaml } from '../documents/open-text.ts';
import { prefilter } from '../documents/prefilter.ts';

const HOLDERS: ReadonlySet<string> = new Set([
  ...'definition resource_definition manifest manifests objects resources objectDefinition rawResources'.split(' '),
  'strategicMergePatches',
  ...['Objects', 'Manifests', 'Deploy', 'Resources'].flatMap((word) => [`extra${word}`, `additional${word}`]),
]);
export const nestedObjects: Carrier = {
  id: 'nested-objects',
  unwrap(document, found) {
    if (document.kind === 'yaml' && document.onNode === undefined) addNestedObjects(document, found);
  },
};

export function addNestedObjects(document: YamlDocument, found: Found): void {
  const open: YamlNode[] = [document.root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'sequence') for (const item of node.items) open.push(item);
    if (node.kind !== 'map') continue;
    for (const { key, value } of node.entries) {
      if (value.kind === 'scalar') {
        if (
          (key !== 'definition' && key !== 'resource_definition') ||
          isTakenAway(node) ||
          !looksLikeObjects(value.text.text)
        )
          continue;
        const { documents, notices } = openYaml(document.path, value.text);
        addOpened(found, { documents: documents.map((one) => appliedBy(key, one)), notices });
        continue;
      }
      const objects = HOLDERS.has(key) ? (value.kind === 'map' ? [value] : items(value)).filter(isObject) : [];
      // Objects inside are found when this one is opened.
      if (objects.length === 0) open.push(value);
      else if (!isTakenAway(node))
        for (const one of objects) found.documents.push(appliedBy(key, { ...document, root: one }));
    }
  }
}

/** A task of Ansible, a policy of Open Cluster Management. */
function appliedBy(key: string, document: Document): Document {
  if (document.kind === 'text') return document;
  if (/definition$/.test(key)) return { ...document, appliedBy: 'task' };
  if (key === 'strategicMergePatches') return { ...document, appliedBy: 'resource' };
  return key === 'objectDefinition' ? { ...document, appliedBy: 'policy' } : document;
}

function isObject(node: YamlNode): boolean {
  return (
    scalarText(child(node, 'apiVersion')) !== undefined &&
    prefilter().isNested(scalarText(child(node, 'kind')) ?? '') &&
    scalarText(child(node, 'metadata', 'name')) !== undefined
  );
}

/** `state: absent` of a task, `complianceType: mustnothave` of a policy. */
function isTakenAway(node: YamlNode): boolean {
  return (
    scalarText(child(node, 'state')) === 'absent' ||
    /^mustnothave$/i.test(scalarText(child(node, 'complianceType')) ?? '')
  );
}

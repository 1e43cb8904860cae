/** `definition` (Ansible), `manifest` (Crossplane), `objects` (OpenShift), `manifests` (ManifestWork), charts. */
import type { Notice } from '../../core/text/notice.ts';
import { type Carrier, child, type Document, items, scalarText, type YamlNode } from '../documents/document.ts';
import { looksLikeObjects, openYaml } from '../documents/open-text.ts';
import { isNestedKind } from '../documents/prefilter.ts';

const HOLDERS =
  /^(?:definition|resource_definition|manifests?|objects|resources|objectDefinition|rawResources|(?:extra|additional)(?:Objects|Manifests|Deploy|Resources))$/;
export const nestedObjects: Carrier = {
  id: 'nested-objects',
  unwrap(document: Document): ReturnType<Carrier['unwrap']> {
    const documents: Document[] = [];
    const notices: Notice[] = [];
    if (document.kind !== 'yaml' || document.onNode !== undefined) return { documents, notices };
    const open: YamlNode[] = [document.root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (node.kind === 'sequence') for (const item of node.items) open.push(item);
      if (node.kind !== 'map') continue;
      for (const { key, value } of node.entries) {
        if (value.kind === 'scalar') {
          if (!/^(?:resource_)?definition$/.test(key) || isTakenAway(node) || !looksLikeObjects(value.text.text))
            continue;
          const opened = openYaml(document.path, value.text, {});
          for (const one of opened.documents) documents.push(one);
          for (const notice of opened.notices) notices.push(notice);
          continue;
        }
        const objects = HOLDERS.test(key) ? (value.kind === 'map' ? [value] : items(value)).filter(isObject) : [];
        // Objects inside are found when this one is opened.
        if (objects.length === 0) open.push(value);
        else if (!isTakenAway(node)) for (const one of objects) documents.push({ ...document, root: one });
      }
    }
    return { documents, notices };
  },
};

function isObject(node: YamlNode): boolean {
  return (
    scalarText(child(node, 'apiVersion')) !== undefined &&
    isNestedKind(scalarText(child(node, 'kind')) ?? '') &&
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

/** `definition` (Ansible), `manifest` (Crossplane), `objects` (OpenShift), `manifests` (ManifestWork), charts; texts of them. */
import { locate, type SourceText } from '../../core/text/source-text.ts';
import {
  type Carrier,
  child,
  type Document,
  type Found,
  items,
  scalarText,
  type YamlDocument,
  type YamlEntry,
  type YamlNode,
} from '../documents/document.ts';
import { madeMap, madeText } from '../documents/made.ts';
import { addOpened, looksLikeObjects, openYaml } from '../documents/open-text.ts';
import { prefilter } from '../documents/prefilter.ts';
import { readYaml } from '../documents/yaml.ts';

const HOLDERS =
  /^(?:definition|resource_definition|manifests?|objects|resources|objectDefinition|rawResources|strategicMergePatches|(?:extra|additional)(?:Objects|Manifests|Deploy|Resources))$/;
export const nestedObjects: Carrier = {
  id: 'nested-objects',
  unwrap(document, found) {
    if (document.kind !== 'yaml' || document.onNode !== undefined) return;
    const holdsTexts = !READ_ELSEWHERE.test(scalarText(child(document.root, 'kind')) ?? '');
    const open: Within[] = [{ node: document.root, document }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { node, document: around } = next;
      if (node.kind === 'sequence') for (const item of node.items) open.push({ node: item, document: around });
      if (node.kind === 'scalar' && holdsTexts) openObjects(around, node.text, { open, found });
      if (node.kind !== 'map') continue;
      const resource = pulumiObject(around, node);
      if (resource !== undefined) found.documents.push(resource);
      for (const entry of node.entries) for (const value of unwrapped(around, node, { entry, found })) open.push(value);
    }
  },
};

interface Within {
  readonly node: YamlNode;
  readonly document: YamlDocument;
}

/** What is left to be looked at below an entry. */
function unwrapped(
  document: YamlDocument,
  node: YamlNode,
  { entry: { key, value }, found }: { readonly entry: YamlEntry; readonly found: Found },
): readonly Within[] {
  if (value.kind === 'scalar') {
    if (!/^(?:resource_)?definition$/.test(key)) return NO_OBJECTS.test(key) ? [] : [{ node: value, document }];
    if (isTakenAway(node) || !looksLikeObjects(value.text.text)) return [];
    const { documents, notices } = openYaml(document.path, value.text);
    addOpened(found, { documents: documents.map((one) => appliedBy(key, one)), notices });
    return [];
  }
  const objects = HOLDERS.test(key) ? (value.kind === 'map' ? [value] : items(value)).filter(isObject) : [];
  // Objects inside are found when this one is opened.
  if (objects.length === 0) return [{ node: value, document }];
  if (!isTakenAway(node)) for (const one of objects) found.documents.push(appliedBy(key, { ...document, root: one }));
  return [];
}

/** Their texts are entries, examples, or patches that are applied where they are listed. */
const READ_ELSEWHERE = /^(?:ConfigMap|Secret|CustomResourceDefinition|Kustomization|Component)$/;
const NO_OBJECTS = /patch|annotation|last-applied|description|example/i;

/** Texts with a ConfigMap of a Corefile: manifests, or values that hold them. */
function openObjects(
  document: YamlDocument,
  text: SourceText,
  { open, found }: { readonly open: Within[]; readonly found: Found },
): void {
  if (!text.text.includes('Corefile') || !/\bkind["']?\s{0,9}:\s{0,9}["']?ConfigMap\b/.test(text.text)) return;
  const { file, span } = locate(text, 0, text.text.length);
  const isOpen = found.documents.some(({ source }) => {
    const inside = locate(source, 0, source.text.length);
    return (
      source !== document.source &&
      inside.file === file &&
      span.start <= inside.span.start &&
      inside.span.end <= span.end
    );
  });
  if (isOpen || !/^\uFEFF?\s{0,999}(?:[[{#]|---|- |["']?[A-Za-z_][\w./-]*["']?\s*:(?:\s|$))/.test(text.text)) return;
  if (looksLikeObjects(text.text)) return addOpened(found, openYaml(document.path, text));
  const root = readYaml(text).value;
  if (root !== undefined && root.kind !== 'scalar')
    open.push({ node: root, document: { ...document, source: text, root } });
}

/** A resource of Pulumi's YAML. */
function pulumiObject(document: YamlDocument, node: YamlNode): Document | undefined {
  const [, kind] = /^kubernetes:(?:core\/)?v1:(ConfigMap)(?:Patch)?$/.exec(scalarText(child(node, 'type')) ?? '') ?? [];
  const properties = child(node, 'properties');
  if (kind === undefined || properties === undefined) return undefined;
  const textNode = (word: string): YamlNode => madeText(document.source, node.span, word);
  const [metadata, data] = [child(properties, 'metadata'), child(properties, 'data')];
  const root = madeMap(node.span, { apiVersion: textNode('v1'), kind: textNode(kind), metadata, data });
  return { ...document, root };
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

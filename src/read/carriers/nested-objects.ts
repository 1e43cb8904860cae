/** `definition` (Ansible), `manifest` (Crossplane), `objects` (OpenShift), `manifests` (ManifestWork), charts. */
import { overriding } from '../../core/text/notice.ts';
import { locate } from '../../core/text/source-text.ts';
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
import { isAboutResolvers, prefilter } from '../documents/prefilter.ts';

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
        const whole = documents.filter((one) => one.kind === 'text' || !isPartial(one, node, found));
        addOpened(found, { documents: whole.map((one) => appliedBy(key, one)), notices });
        continue;
      }
      const objects = HOLDERS.has(key) ? (value.kind === 'map' ? [value] : items(value)).filter(isObject) : [];
      // Objects inside are found when this one is opened.
      if (objects.length === 0) open.push(value);
      else if (!isTakenAway(node))
        for (const one of objects.map((root) => ({ ...document, root })))
          if (!isPartial(one, node, found)) found.documents.push(appliedBy(key, one));
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

/** What decides about a pod's DNS, beside its containers. */
export const DECIDES: readonly string[] = ['dnsPolicy', 'dnsConfig', 'hostNetwork', 'volumes', 'initContainers'];
/** Of a container: what it starts with, and what it sees. */
const STARTS = ['command', 'args', 'volumeMounts', 'envFrom', 'env'] as const;

/** `nothing` of an object's DNS, or `something` that is not followed; undefined for a whole one. */
function partOf(object: YamlNode, holder: YamlNode): 'nothing' | 'something' | undefined {
  const kind = scalarText(child(object, 'kind'));
  const spec = child(object, 'spec');
  if (kind === 'ConfigMap') return states(object, ['data', 'binaryData']) ? undefined : 'nothing';
  if (kind === 'Service') return states(spec, ROUTES) ? undefined : 'nothing';
  if (!WORKLOADS.has(kind ?? '')) return undefined;
  const pod = child(spec, 'template', 'spec');
  const containers = items(child(pod, 'containers'));
  if (containers.length > 0 && scalarText(child(holder, 'state')) !== 'patched') return undefined;
  const isOpen = states(pod, DECIDES) || containers.some((one) => states(one, STARTS));
  return isOpen || states(child(spec, 'template', 'metadata'), ['labels']) ? 'something' : 'nothing';
}

/**
 * Merged into an object that is there (kubernetes.core k8s, `state: patched`, and `present` where it exists): no API server
 * takes it for a new one.
 */
function isPartial({ source, root }: YamlDocument, holder: YamlNode, found: Found): boolean {
  const part = partOf(root, holder);
  const { start, end } = root.span;
  if (part === 'something' && isAboutResolvers(source.text.slice(start, end)))
    found.notices.push(overriding(MERGED, locate(source, start, end)));
  return part !== undefined;
}

const MERGED =
  'this is merged into a workload that is there, and what comes of it is not followed: what its pods start or ask may be another';

const WORKLOADS: ReadonlySet<string> = new Set(['Deployment', 'DaemonSet', 'StatefulSet', 'ReplicaSet']);
const ROUTES = [
  'clusterIP',
  'clusterIPs',
  'externalIPs',
  'loadBalancerIP',
  'selector',
  'type',
  'externalName',
] as const;

function states(node: YamlNode | undefined, keys: readonly string[]): boolean {
  return keys.some((key) => child(node, key) !== undefined);
}

/** `state: absent` of a task, `complianceType: mustnothave` of a policy. */
function isTakenAway(node: YamlNode): boolean {
  return (
    scalarText(child(node, 'state')) === 'absent' ||
    /^mustnothave$/i.test(scalarText(child(node, 'complianceType')) ?? '')
  );
}

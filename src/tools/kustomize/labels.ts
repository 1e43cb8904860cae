import { defined } from '../../core/text/defined.ts';
import { child, entries, items, scalarText, type YamlMap, type YamlNode } from '../../read/documents/document.ts';
import { atPath, textNode } from '../../read/documents/synthetic-source.ts';
import { type BuiltObject, groupVersionOf, idOf, type NodeFactory, withRoot } from './built-object.ts';
import { podSpecOf } from './names.ts';

const WITH_MATCH_LABELS = /^(?:Deployment|DaemonSet|StatefulSet|ReplicaSet)$/;

/** `labels`, then `commonLabels` (api/internal/konfig/builtinpluginconsts/commonlabels.go). */
export function setLabels(object: BuiltObject, kustomization: YamlNode): BuiltObject {
  let setLabels = object;
  for (const one of items(child(kustomization, 'labels')))
    setLabels = setPairs(setLabels, child(one, 'pairs'), items(child(one, 'fields')));
  let root: YamlNode = setLabels.root;
  for (const label of items(child(kustomization, 'labels'))) {
    const pairs = child(label, 'pairs');
    const selectors = scalarText(child(label, 'includeSelectors')) === 'true';
    const templates = selectors || scalarText(child(label, 'includeTemplates')) === 'true';
    root = withLabels(root, idOf(object).kind, pairs, { templates, selectors });
  }
  const common = child(kustomization, 'commonLabels');
  root = withLabels(root, idOf(object).kind, common, { templates: true, selectors: true });
  return withRoot(setLabels, root);
}

/** Values that a kustomization sets on each object; each list of labels is merged with those before. */
export function settingsOf(kustomization: YamlNode): number {
  const lists = ['images', 'imageTags', 'replicas'].map((key) => items(child(kustomization, key)).length);
  const labels = items(child(kustomization, 'labels'));
  const maps = [...labels.map((one) => child(one, 'pairs')), child(kustomization, 'commonLabels')];
  const pairs = [...maps, child(kustomization, 'commonAnnotations')].map((one) => entries(one).length);
  const set = pairs.reduce((sum, one) => sum + one, 0);
  return lists.reduce((sum, one) => sum + one, set * (labels.length + 1));
}

function withLabels(
  root: YamlNode,
  kind: string,
  pairs: YamlNode | undefined,
  { templates, selectors }: { readonly templates: boolean; readonly selectors: boolean },
): YamlNode {
  if (pairs?.kind !== 'map' || pairs.entries.length === 0) return root;
  const set = settingPairs(pairs);
  let out = set(root, ['metadata', 'labels']);
  const pod = podSpecOf(kind);
  if (templates && pod !== undefined && pod.length > 1) out = set(out, [...pod.slice(0, -1), 'metadata', 'labels']);
  if (!selectors) return out;
  if (kind === 'Service' || kind === 'ReplicationController') out = set(out, ['spec', 'selector']);
  else if (WITH_MATCH_LABELS.test(kind)) out = set(out, ['spec', 'selector', 'matchLabels']);
  return out;
}

function settingPairs(pairs: YamlMap): (node: YamlNode, path: readonly string[]) => YamlNode {
  return (node, path) => atPath(node, path, (old) => mergePairs(old, pairs), true);
}

/** `commonAnnotations`, of objects and pod templates. */
export function setAnnotations(object: BuiltObject, kustomization: YamlNode): BuiltObject {
  const pairs = child(kustomization, 'commonAnnotations');
  if (pairs?.kind !== 'map' || pairs.entries.length === 0) return object;
  const set = settingPairs(pairs);
  const pod = podSpecOf(idOf(object).kind);
  const root = set(object.root, ['metadata', 'annotations']);
  return withRoot(
    object,
    pod === undefined || pod.length < 2 ? root : set(root, [...pod.slice(0, -1), 'metadata', 'annotations']),
  );
}

/** By the exact name, whatever the tag (api/filters/imagetag). */
export function setImages(object: BuiltObject, images: readonly YamlNode[], factory: NodeFactory): BuiltObject {
  const pod = podSpecOf(idOf(object).kind);
  if (pod === undefined) return object;
  let root: YamlNode = object.root;
  for (const image of images)
    for (const list of ['containers', 'initContainers'])
      root = atPath(root, [...pod, list, 'image'], (old) => imageOf(old, image, factory), false);
  return withRoot(object, root);
}

function imageOf(old: YamlNode | undefined, image: YamlNode, factory: NodeFactory): YamlNode | undefined {
  const text = scalarText(old);
  if (text === undefined) return old;
  const written = splitImage(text);
  if (written.name !== scalarText(child(image, 'name'))) return old;
  const textAt = (key: string): string | undefined => scalarText(child(image, key)) || undefined;
  const name = textAt('newName') ?? written.name;
  const [newTag, digest, suffix] = [textAt('newTag'), textAt('digest'), textAt('tagSuffix')];
  const tag = newTag ?? (digest === undefined ? written.tag : undefined);
  const nextDigest = newTag === undefined ? (digest ?? written.digest) : digest;
  const place = child(image, 'newTag') ?? child(image, 'newName') ?? image;
  const next = `${name}${tag === undefined ? '' : `:${tag}${suffix ?? ''}`}${nextDigest === undefined ? '' : `@${nextDigest}`}`;
  return next === text ? old : textNode(factory.syntheticSource, next, place.span);
}

/** A colon before a slash is a registry's port (api/internal/image Split). */
function splitImage(text: string): { readonly name: string; readonly tag?: string; readonly digest?: string } {
  const hash = text.indexOf('@');
  const rest = hash === -1 ? text : text.slice(0, hash);
  const colon = rest.indexOf(':', rest.lastIndexOf('/') + 1);
  return {
    name: colon === -1 ? rest : rest.slice(0, colon),
    ...defined({
      tag: colon === -1 ? undefined : rest.slice(colon + 1),
      digest: hash === -1 ? undefined : text.slice(hash + 1),
    }),
  };
}

/** Decides nothing about DNS; kept so that the build is complete. */
export function setReplicas(object: BuiltObject, replicas: readonly YamlNode[]): BuiltObject {
  const { kind, name } = idOf(object);
  if (!/^(?:Deployment|StatefulSet|ReplicaSet|ReplicationController)$/.test(kind)) return object;
  const known = new Set([name, ...object.before.map((id) => id.name)]);
  const count = replicas.find((one) => known.has(scalarText(child(one, 'name')) ?? ''));
  const value = child(count, 'count');
  return value === undefined
    ? object
    : withRoot(
        object,
        atPath(object.root, ['spec', 'replicas'], () => value, true),
      );
}

/** Field specs (api/types/fieldspec.go, api/filters/fsslice). */
function mergePairs(old: YamlNode | undefined, pairs: YamlMap): YamlNode {
  const all = new Map(entries(old).map((entry) => [entry.key, entry]));
  for (const entry of pairs.entries) all.set(entry.key, entry);
  return { kind: 'map', span: old?.span ?? pairs.span, entries: [...all.values()] };
}

function setPairs(object: BuiltObject, pairs: YamlNode | undefined, specs: readonly YamlNode[]): BuiltObject {
  if (pairs?.kind !== 'map' || pairs.entries.length === 0) return object;
  return changeFields(object, specs, (old) => mergePairs(old, pairs));
}

/** `group`, `version` and `kind`, as far as stated (api/types/fieldspec.go). */
function matchesObject(spec: YamlNode, object: BuiltObject): boolean {
  const { group, version } = groupVersionOf(object.root);
  const specText = (key: string): string => scalarText(child(spec, key)) ?? '';
  return (
    (specText('group') === '' || specText('group') === group) &&
    (specText('version') === '' || specText('version') === version) &&
    (specText('kind') === '' || specText('kind') === idOf(object).kind)
  );
}

function changeFields(
  object: BuiltObject,
  specs: readonly YamlNode[],
  change: (old: YamlNode | undefined) => YamlNode | undefined,
): BuiltObject {
  if (object.chart !== undefined) return object;
  let root: YamlNode = object.root;
  for (const spec of specs) {
    if (!matchesObject(spec, object)) continue;
    const path = (scalarText(child(spec, 'path')) ?? '').replaceAll('[]', '').split('/');
    root = atPath(root, path, change, scalarText(child(spec, 'create')) === 'true');
  }
  return withRoot(object, root);
}

import { child, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { atPath, textNode, withKey } from '../../read/documents/synthetic-source.ts';
import { type BuiltObject, idOf, type NodeFactory, withPreviousId, withRoot } from './built-object.ts';

/** Kinds without a namespace that occur beside DNS (kyaml/openapi IsNamespaceScoped). */
const CLUSTER_SCOPED =
  /^(?:Node|PersistentVolume|ClusterRole|ClusterRoleBinding|CustomResourceDefinition|StorageClass|PriorityClass|IngressClass|APIService|(?:Validating|Mutating)WebhookConfiguration|CSIDriver|RuntimeClass)$/;

/** Cluster-scoped objects stay without, and a Namespace is called so itself (api/filters/namespace/namespace.go run). */
export function setNamespace(before: BuiltObject, namespace: YamlNode, factory: NodeFactory): BuiltObject {
  const object = before.chart === undefined ? withPreviousId(before) : before;
  const text = scalarText(namespace) ?? '';
  if (text === '') return object;
  if (isNamespace(object)) return withRoot(object, withName(object.root, text, factory));
  if (CLUSTER_SCOPED.test(idOf(object).kind)) return object;
  if (object.chart !== undefined)
    return 'namespace' in object.chart ? { ...object, chart: { ...object.chart, namespace: text } } : object;
  const metadata = child(object.root, 'metadata');
  if (metadata?.kind !== 'map' || scalarText(child(metadata, 'namespace')) === text) return object;
  const value = textNode(factory.syntheticSource, text, namespace.span);
  return withRoot(object, withKey(object.root, 'metadata', withKey(metadata, 'namespace', value, namespace.span)));
}

function isNamespace({ root, chart }: BuiltObject): boolean {
  return (
    chart === undefined &&
    scalarText(child(root, 'kind')) === 'Namespace' &&
    scalarText(child(root, 'apiVersion')) === 'v1'
  );
}

/** Not on CustomResourceDefinitions, APIServices and Namespaces (api/internal/builtins PrefixTransformer). */
export function addPrefixSuffix(
  objects: readonly BuiltObject[],
  prefix: string,
  suffix: string,
  factory: NodeFactory,
): readonly BuiltObject[] {
  return objects.map((object) => {
    const { kind, name } = idOf(object);
    if (object.chart !== undefined || name === '' || /^(?:CustomResourceDefinition|APIService|Namespace)$/.test(kind))
      return object;
    return withAffixes(withAffixes(object, prefix, '', factory), '', suffix, factory);
  });
}

function withAffixes(object: BuiltObject, prefix: string, suffix: string, factory: NodeFactory): BuiltObject {
  if (prefix === '' && suffix === '') return object;
  const { prefixes, suffixes } = object.affixes ?? NO_AFFIXES;
  const { name } = idOf(object);
  return {
    ...withRoot(object, withName(object.root, prefix + name + suffix, factory)),
    affixes: {
      prefixes: prefix === '' ? prefixes : [...prefixes, prefix],
      suffixes: suffix === '' ? suffixes : [...suffixes, suffix],
    },
  };
}

const NO_AFFIXES = { prefixes: [], suffixes: [] };

function withName(root: BuiltObject['root'], name: string, factory: NodeFactory): YamlNode {
  const old = child(root, 'metadata', 'name');
  return old === undefined
    ? root
    : atPath(root, ['metadata', 'name'], () => textNode(factory.syntheticSource, name, old.span), false);
}

/** References to ConfigMaps and Secrets in a pod spec (api/internal/konfig/builtinpluginconsts/namereference.go). */
const BELOW_POD: readonly { readonly kind: string; readonly path: readonly string[] }[] = [
  ['ConfigMap', 'configMapKeyRef', 'configMapRef', 'configMap', 'name'] as const,
  ['Secret', 'secretKeyRef', 'secretRef', 'secret', 'secretName'] as const,
].flatMap(([kind, key, from, volume, field]) => [
  { kind, path: ['volumes', volume, field] },
  { kind, path: ['volumes', 'projected', 'sources', volume, 'name'] },
  ...['containers', 'initContainers'].flatMap((list) => [
    { kind, path: [list, 'env', 'valueFrom', key, 'name'] },
    { kind, path: [list, 'envFrom', from, 'name'] },
  ]),
]);

export function podSpecOf(kind: string): readonly string[] | undefined {
  if (kind === 'Pod') return ['spec'];
  if (kind === 'PodTemplate') return ['template', 'spec'];
  if (kind === 'CronJob') return ['spec', 'jobTemplate', 'spec', 'template', 'spec'];
  return /^(?:Deployment|DaemonSet|StatefulSet|ReplicaSet|ReplicationController|Job)$/.test(kind)
    ? ['spec', 'template', 'spec']
    : undefined;
}

export function renameReferences(
  object: BuiltObject,
  nameOf: (kind: string, name: string, node: YamlNode) => string | undefined,
  factory: NodeFactory,
): BuiltObject {
  const { kind } = idOf(object);
  const pod = podSpecOf(kind);
  if (pod === undefined || object.chart !== undefined) return object;
  let root: YamlNode = object.root;
  const rename = (targetKind: string, path: readonly string[]): void => {
    root = atPath(
      root,
      path,
      (old) => {
        const name = scalarText(old);
        const next = name === undefined || old === undefined ? undefined : nameOf(targetKind, name, old);
        return next === undefined || next === name || old === undefined
          ? old
          : textNode(factory.syntheticSource, next, old.span);
      },
      false,
    );
  };
  for (const one of BELOW_POD) rename(one.kind, [...pod, ...one.path]);
  if (kind === 'StatefulSet') rename('Service', ['spec', 'serviceName']);
  return withRoot(object, root);
}

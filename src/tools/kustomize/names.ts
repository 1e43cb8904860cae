/** Namespaces, prefixes and suffixes, and the references that follow them. */
import { child, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { atPath, textNode, withKey } from '../../read/documents/synthetic-source.ts';
import { type BuiltObject, changed, effective, idOf, type NodeFactory } from './built-object.ts';

/** Kinds without a namespace, as far as they stand beside DNS (kyaml/openapi IsNamespaceScoped). */
const CLUSTER_SCOPED =
  /^(?:Namespace|Node|PersistentVolume|ClusterRole|ClusterRoleBinding|CustomResourceDefinition|StorageClass|PriorityClass|IngressClass|APIService|(?:Validating|Mutating)WebhookConfiguration|CSIDriver|RuntimeClass)$/;

/** Every object moves; what has no namespace stays without (api/filters/namespace). */
export function setNamespace(object: BuiltObject, namespace: YamlNode, factory: NodeFactory): BuiltObject {
  const text = scalarText(namespace) ?? '';
  if (text === '' || CLUSTER_SCOPED.test(idOf(object).kind)) return object;
  if (object.chart !== undefined)
    return 'namespace' in object.chart ? { ...object, chart: { ...object.chart, namespace: text } } : object;
  const metadata = child(object.root, 'metadata');
  if (metadata?.kind !== 'map' || scalarText(child(metadata, 'namespace')) === text) return object;
  const value = textNode(factory.syntheticSource, text, namespace.span);
  return changed(object, withKey(object.root, 'metadata', withKey(metadata, 'namespace', value, namespace.span)));
}

/** `namePrefix` and `nameSuffix`: not of CustomResourceDefinitions, APIServices and Namespaces (api/internal/builtins PrefixTransformer). */
export function addPrefixSuffix(
  objects: readonly BuiltObject[],
  prefix: string,
  suffix: string,
  factory: NodeFactory,
): readonly BuiltObject[] {
  if (prefix === '' && suffix === '') return objects;
  const renamed = new Map<string, string>();
  const out = objects.map((object) => {
    const { kind, name, namespace } = idOf(object);
    if (object.chart !== undefined || name === '' || /^(?:CustomResourceDefinition|APIService|Namespace)$/.test(kind))
      return object;
    const next = prefix + name + suffix;
    renamed.set(keyOf(kind, namespace, name), next);
    return changed(object, named(object.root, next, factory));
  });
  return out.map((object) =>
    referring(object, (kind, namespace, name) => renamed.get(keyOf(kind, namespace, name)), factory),
  );
}

/** References that still use an earlier name of an object: a patch above speaks of what lies below. */
export function settled(objects: readonly BuiltObject[], factory: NodeFactory): readonly BuiltObject[] {
  const current = new Set<string>();
  const earlier = new Map<string, string | undefined>();
  for (const object of objects) {
    const now = idOf(object);
    current.add(keyOf(now.kind, now.namespace, now.name));
    for (const old of object.before) {
      if (old.name === now.name) continue;
      const key = keyOf(now.kind, now.namespace, old.name);
      const known = earlier.get(key);
      // Two objects of one earlier name: nobody knows which is meant.
      earlier.set(key, earlier.has(key) && known !== now.name ? undefined : now.name);
    }
  }
  if (earlier.size === 0) return objects;
  return objects.map((object) =>
    referring(
      object,
      (kind, namespace, name) => {
        const key = keyOf(kind, namespace, name);
        return current.has(key) ? undefined : earlier.get(key);
      },
      factory,
    ),
  );
}

function keyOf(kind: string, namespace: string, name: string): string {
  return `${kind}\n${effective(namespace)}\n${name}`;
}

function named(root: BuiltObject['root'], name: string, factory: NodeFactory): YamlNode {
  const old = child(root, 'metadata', 'name');
  return old === undefined
    ? root
    : atPath(root, ['metadata', 'name'], () => textNode(factory.syntheticSource, name, old.span), false);
}

/** The ways to names of ConfigMaps and Secrets below a pod's spec (api/internal/konfig/builtinpluginconsts/namereference.go). */
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

/** Where a kind keeps its pod's spec. */
export function podSpecOf(kind: string): readonly string[] | undefined {
  if (kind === 'Pod') return ['spec'];
  if (kind === 'PodTemplate') return ['template', 'spec'];
  if (kind === 'CronJob') return ['spec', 'jobTemplate', 'spec', 'template', 'spec'];
  return /^(?:Deployment|DaemonSet|StatefulSet|ReplicaSet|ReplicationController|Job)$/.test(kind)
    ? ['spec', 'template', 'spec']
    : undefined;
}

function referring(
  object: BuiltObject,
  nameOf: (kind: string, namespace: string, name: string) => string | undefined,
  factory: NodeFactory,
): BuiltObject {
  const { kind, namespace } = idOf(object);
  const pod = podSpecOf(kind);
  if (pod === undefined || object.chart !== undefined) return object;
  let root: YamlNode = object.root;
  const rename = (of: string, path: readonly string[]): void => {
    root = atPath(
      root,
      path,
      (old) => {
        const name = scalarText(old);
        const next = name === undefined ? undefined : nameOf(of, namespace, name);
        return next === undefined || old === undefined ? old : textNode(factory.syntheticSource, next, old.span);
      },
      false,
    );
  };
  for (const one of BELOW_POD) rename(one.kind, [...pod, ...one.path]);
  if (kind === 'StatefulSet') rename('Service', ['spec', 'serviceName']);
  return changed(object, root);
}

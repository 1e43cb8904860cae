/** The build's order (api/internal/builtins/SortOrderTransformer.go): of two conflicting objects the first counts. */

import { child, items, scalarText, type YamlNode } from '../../read/documents/document.ts';
import { type BuiltObject, groupVersionOf, idOf } from './built-object.ts';

const FIRST: readonly string[] =
  'Namespace ResourceQuota StorageClass CustomResourceDefinition ServiceAccount PodSecurityPolicy Role ClusterRole RoleBinding ClusterRoleBinding ConfigMap Secret Endpoints Service LimitRange PriorityClass PersistentVolume PersistentVolumeClaim Deployment StatefulSet CronJob PodDisruptionBudget'.split(
    ' ',
  );
const LAST: readonly string[] = ['MutatingWebhookConfiguration', 'ValidatingWebhookConfiguration'];

/** Only the built kustomization's own `sortOptions` count. */
export function inOrder(objects: readonly BuiltObject[], root: YamlNode): readonly BuiltObject[] {
  const options = child(root, 'sortOptions');
  if (scalarText(child(options, 'order')) === 'fifo') return objects;
  const stated = child(options, 'legacySortOptions');
  const listed = (key: string, otherwise: readonly string[]): readonly string[] =>
    stated === undefined ? otherwise : items(child(stated, key)).flatMap((node) => scalarText(node) ?? []);
  const ranks = new Map<string, number>();
  const first = listed('orderFirst', FIRST);
  for (const [index, kind] of first.entries()) ranks.set(kind, index - first.length);
  for (const [index, kind] of listed('orderLast', LAST).entries()) ranks.set(kind, index + 1);
  return objects
    .map((object) => {
      const { kind, name, namespace } = idOf(object);
      const { group, version } = groupVersionOf(object.root);
      const ofKind = [group || '~G', version || '~V', kind || '~K'].join('_');
      return { object, rank: ranks.get(kind) ?? 0, text: `${ofKind}\n${namespace || '~X'}|${name || '~N'}` };
    })
    .sort((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ object }) => object);
}

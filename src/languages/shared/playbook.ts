import type { Document, YamlDocument } from '../../read/documents/document.ts';
import { child, scalarText } from '../../read/documents/document.ts';

export function isPlaybook(document: Document): document is YamlDocument {
  if (document.kind !== 'yaml' || document.root.kind !== 'sequence' || document.onNode !== undefined) return false;
  const [first] = document.root.items;
  if (first?.kind !== 'map') return false;
  if (/(?:^|\/)(?:tasks|handlers)\/(?:[^/]+\/)*[^/]+\.ya?ml$/.test(document.path)) return true;
  return document.root.items.some(
    (item) =>
      scalarText(child(item, 'hosts')) !== undefined &&
      ['tasks', 'roles', 'pre_tasks', 'post_tasks', 'handlers'].some((key) => child(item, key)?.kind === 'sequence'),
  );
}

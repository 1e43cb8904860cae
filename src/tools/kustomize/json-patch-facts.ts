/** Files that are JSON patches (RFC 6902). */

import { beginningOf } from '../../languages/shared/fields.ts';
import { child, type Document, items, scalarText, type YamlDocument } from '../../read/documents/document.ts';
import type { JsonPatch } from './fragments.ts';

export function isJsonPatch(document: Document): document is YamlDocument {
  if (document.kind !== 'yaml' || document.root.kind !== 'sequence') return false;
  const all = items(document.root);
  return (
    all.length > 0 &&
    all.every((one) => scalarText(child(one, 'op')) !== undefined && scalarText(child(one, 'path'))?.startsWith('/'))
  );
}

export function readJsonPatch(document: YamlDocument): JsonPatch {
  return { kind: 'kustomize/json-patch', at: beginningOf(document) };
}

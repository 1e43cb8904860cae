/** JSON patches (RFC 6902) as files of their own. */

import type { JsonPatchFact } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import { beginningOf } from '../../languages/shared/fields.ts';
import { child, type Document, items, placeOf, scalarText, type YamlDocument } from '../../read/documents/document.ts';

export function isJsonPatch(document: Document): document is YamlDocument {
  if (document.kind !== 'yaml' || document.root.kind !== 'sequence') return false;
  const all = items(document.root);
  return (
    all.length > 0 &&
    all.every((one) => scalarText(child(one, 'op')) !== undefined && scalarText(child(one, 'path'))?.startsWith('/'))
  );
}

export function readJsonPatch(document: YamlDocument): JsonPatchFact {
  return {
    kind: 'json-patch',
    operations: items(document.root).map((one) => {
      const value = child(one, 'value');
      return {
        op: scalarText(child(one, 'op')) ?? '',
        path: scalarText(child(one, 'path')) ?? '',
        ...defined({ value: value?.kind === 'scalar' && value.value !== null ? value.text : undefined }),
        at: placeOf(document, value ?? one),
      };
    }),
    at: beginningOf(document),
  };
}

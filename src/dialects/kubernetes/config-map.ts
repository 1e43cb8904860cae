import { entries, placeOfKey } from '../../documents/document.ts';
import type { ConfigMapEntry, ConfigMapFact } from '../../fact.ts';
import { standsFor } from '../../text/source-text.ts';
import { isNull, mapField, type Reader, remark, sourceOf } from '../fields.ts';
import { readMetadata } from './metadata.ts';

/**
 * Every entry of `data`, whatever its key. `binaryData` and the copy that `kubectl apply` keeps in an annotation are
 * not read: no file in a pod comes from the annotation.
 */
export function readConfigMap(reader: Reader): readonly ConfigMapFact[] {
  return [configMap(reader, 'data')];
}

/** `stringData` of a Secret, which is written in clear; `data` is not read. */
export function readSecret(reader: Reader): readonly ConfigMapFact[] {
  const fact = configMap(reader, 'stringData');
  return fact.data.length === 0 ? [] : [fact];
}

function configMap(reader: Reader, field: 'data' | 'stringData'): ConfigMapFact {
  const { document } = reader;
  const byKey = new Map<string, ConfigMapEntry>();
  for (const entry of entries(mapField(reader, document.root, field))) {
    const at = placeOfKey(document, entry);
    const text = isNull(entry.value) ? standsFor(at, '') : sourceOf(entry.value);
    if (text === undefined)
      remark(reader, `\`${field}.${entry.key}\` should be text; the API server refuses the object`, at);
    // A repeated key counts once, with its last value.
    else byKey.set(entry.key, { key: entry.key, text, at });
  }
  return { kind: 'config-map', ...readMetadata(reader), data: [...byKey.values()] };
}

import { base64Text } from '../../documents/base64.ts';
import { entries, placeOfKey } from '../../documents/document.ts';
import type { ConfigMapEntry, ConfigMapFact } from '../../fact.ts';
import { standsFor } from '../../text/source-text.ts';
import { isNull, mapField, type Reader, remark, sourceOf } from '../fields.ts';
import { readMetadata } from './metadata.ts';

type Entries = Map<string, ConfigMapEntry>;

/**
 * Every entry of `data`, whatever its key, and texts of `binaryData`. The copy that `kubectl apply` keeps in an
 * annotation is not read: no file in a pod comes from it.
 */
export function readConfigMap(reader: Reader): readonly ConfigMapFact[] {
  const byKey: Entries = new Map();
  addTexts(reader, 'data', byKey);
  addEncoded(reader, 'binaryData', byKey);
  return [{ kind: 'config-map', ...readMetadata(reader), data: [...byKey.values()] }];
}

/** `data`, which is base64, and `stringData` in clear, which wins (core/v1 Secret). */
export function readSecret(reader: Reader): readonly ConfigMapFact[] {
  const byKey: Entries = new Map();
  addEncoded(reader, 'data', byKey);
  addTexts(reader, 'stringData', byKey);
  return byKey.size === 0
    ? []
    : [{ kind: 'config-map', ...readMetadata(reader), data: [...byKey.values()], secret: true }];
}

function addTexts(reader: Reader, field: 'data' | 'stringData', byKey: Entries): void {
  const { document } = reader;
  for (const entry of entries(mapField(reader, document.root, field))) {
    const at = placeOfKey(document, entry);
    const text = isNull(entry.value) ? standsFor(at, '') : sourceOf(entry.value);
    if (text === undefined)
      remark(reader, `\`${field}.${entry.key}\` should be text; the API server refuses the object`, at);
    // A repeated key counts once, with its last value.
    else byKey.set(entry.key, { key: entry.key, text, at });
  }
}

/** What is no text (a keystore), encrypted, or filled in later holds no configuration that could be read. */
function addEncoded(reader: Reader, field: 'data' | 'binaryData', byKey: Entries): void {
  const { document } = reader;
  for (const entry of entries(mapField(reader, document.root, field))) {
    const encoded = sourceOf(entry.value);
    const text = encoded === undefined ? undefined : base64Text(encoded);
    if (text !== undefined) byKey.set(entry.key, { key: entry.key, text, at: placeOfKey(document, entry) });
  }
}

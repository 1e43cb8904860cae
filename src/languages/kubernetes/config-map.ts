import type { Fact } from '../../core/facts/fact.ts';
import type { ConfigMapEntry, ConfigMapFact } from '../../core/facts/objects.ts';
import { defined } from '../../core/text/defined.ts';
import { isSealed } from '../../core/text/placeholder.ts';
import { synthetic } from '../../core/text/source-text.ts';
import { base64Text } from '../../read/documents/base64.ts';
import {
  entries,
  isNull,
  items,
  placeOf,
  placeOfKey,
  scalarText,
  sourceOf,
  type YamlEntry,
} from '../../read/documents/document.ts';
import { addNotice, mapField, type Reader } from '../shared/fields.ts';
import { kubeDnsObjects } from './kube-dns-objects.ts';
import { readMetadata } from './metadata.ts';

type Entries = Map<string, ConfigMapEntry>;

const CONFIGURATION = /corefile|\.(?:server|override)$|(?:dns|unbound|named|resolv)[^/]*\.conf$/i;

/** Without the copy of `kubectl apply` in an annotation, which no pod mounts. */
export function readConfigMap(reader: Reader): readonly Fact[] {
  const byKey: Entries = new Map();
  addTexts(reader, 'data', byKey);
  addEncoded(reader, 'binaryData', byKey);
  addFiles(reader, byKey);
  const { appliedBy, isUnordered, mayDiffer } = reader.document;
  const map: ConfigMapFact = {
    kind: 'config-map',
    ...readMetadata(reader),
    data: [...byKey.values()],
    ...defined({ appliedBy, isUnordered, mayDiffer }),
  };
  // Without another cluster DNS, it is for the kube-dns of GKE or an old installer.
  return isOfKubeDns(map) ? [map, ...kubeDnsObjects(map.at)] : [map];
}

/** Keys that kube-dns reads and CoreDNS does not (kubernetes/dns pkg/dns/config/config.go). */
function isOfKubeDns({ namespace, name, data }: ConfigMapFact): boolean {
  return (
    namespace === 'kube-system' &&
    name === 'kube-dns' &&
    data.some(({ key, text }) => (key === 'stubDomains' || key === 'upstreamNameservers') && text.text.trim() !== '')
  );
}

/** `data` in base64, and `stringData`, which wins (core/v1 Secret). */
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
    const text = isNull(entry.value) ? synthetic(at, '') : sourceOf(entry.value);
    if (text === undefined)
      addNotice(reader, `\`${field}.${entry.key}\` should be text; the API server refuses the object`, at);
    // The last value of a repeated key counts.
    else if (!isSealedEntry(reader, entry)) byKey.set(entry.key, { key: entry.key, text, at });
  }
}

function isSealedEntry(reader: Reader, entry: YamlEntry): boolean {
  if (!isSealed(scalarText(entry.value) ?? '')) return false;
  const message = `\`${entry.key}\` is encrypted with SOPS and was not read.`;
  const at = placeOfKey(reader.document, entry);
  if (CONFIGURATION.test(entry.key)) reader.notices.push({ kind: 'unreadable', message, at, unread: 'bytes' });
  return true;
}

function addFiles(reader: Reader, byKey: Entries): void {
  const { document } = reader;
  if (document.isMade !== true && !/\.(?:tf|tofu)$/.test(document.path)) return;
  for (const entry of entries(mapField(reader, document.root, 'dataFiles'))) {
    const one = scalarText(entry.value);
    const files = one === undefined ? items(entry.value).flatMap((item) => scalarText(item) ?? []) : [one];
    const at = placeOfKey(document, entry);
    if (files.length > 0) {
      const text = synthetic(placeOf(document, entry.value), '');
      byKey.set(entry.key, { key: entry.key, text, at, files });
    }
  }
}

/** Binary, encrypted or templated data holds no readable configuration. */
function addEncoded(reader: Reader, field: 'data' | 'binaryData', byKey: Entries): void {
  const { document } = reader;
  for (const entry of entries(mapField(reader, document.root, field))) {
    const encoded = isSealedEntry(reader, entry) ? undefined : sourceOf(entry.value);
    const text = encoded === undefined ? undefined : base64Text(encoded);
    if (text !== undefined) byKey.set(entry.key, { key: entry.key, text, at: placeOfKey(document, entry) });
  }
}

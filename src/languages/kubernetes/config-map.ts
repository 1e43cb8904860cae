import type { ConfigMapEntry, ConfigMapFact, Fact } from '../../core/facts/fact.ts';
import { synthetic } from '../../core/text/source-text.ts';
import { base64Text } from '../../read/documents/base64.ts';
import { entries, placeOf, placeOfKey, scalarText } from '../../read/documents/document.ts';
import { isNull, mapField, type Reader, remark, sourceOf } from '../shared/fields.ts';
import { kubeDnsObjects } from '../shared/platform-kube-dns.ts';
import { readMetadata } from './metadata.ts';

type Entries = Map<string, ConfigMapEntry>;

/** The copy that `kubectl apply` keeps in an annotation is not read: no file in a pod comes from it. */
export function readConfigMap(reader: Reader): readonly Fact[] {
  const byKey: Entries = new Map();
  addTexts(reader, 'data', byKey);
  addEncoded(reader, 'binaryData', byKey);
  addFiles(reader, byKey);
  const map: ConfigMapFact = { kind: 'config-map', ...readMetadata(reader), data: [...byKey.values()] };
  return isOfKubeDns(map) ? [map, ...readByKubeDns(map)] : [map];
}

/** kube-dns reads these two, CoreDNS neither (kubernetes/dns pkg/dns/config/config.go). */
function isOfKubeDns({ namespace, name, data }: ConfigMapFact): boolean {
  return (
    namespace === 'kube-system' &&
    name === 'kube-dns' &&
    data.some(({ key, text }) => (key === 'stubDomains' || key === 'upstreamNameservers') && text.text.trim() !== '')
  );
}

/** Where nothing shows another cluster DNS, somebody writes it for the kube-dns that GKE and old installers bring. */
function readByKubeDns({ at }: ConfigMapFact): readonly Fact[] {
  return kubeDnsObjects({
    domain: 'cluster.local',
    clusterIPs: [],
    at,
    platformSource: 'kube-dns reads ConfigMap kube-system/kube-dns (kubernetes/dns pkg/dns/config/config.go)',
    installerDefault: 'the cluster runs kube-dns, which reads ConfigMap kube-system/kube-dns',
  });
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
    const text = isNull(entry.value) ? synthetic(at, '') : sourceOf(entry.value);
    if (text === undefined)
      remark(reader, `\`${field}.${entry.key}\` should be text; the API server refuses the object`, at);
    // A repeated key counts once, with its last value.
    else byKey.set(entry.key, { key: entry.key, text, at });
  }
}

function addFiles(reader: Reader, byKey: Entries): void {
  const { document } = reader;
  if (!/\.(?:tf|tofu)$/.test(document.path)) return;
  for (const entry of entries(mapField(reader, document.root, 'dataFiles'))) {
    const file = scalarText(entry.value);
    const at = placeOfKey(document, entry);
    if (file !== undefined) {
      const text = synthetic(placeOf(document, entry.value), '');
      byKey.set(entry.key, { key: entry.key, text, at, file });
    }
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

/** The hash of its content that the name of a generated object ends in (api/hasher/hasher.go). */

import { createHash } from 'node:crypto';
import { child, entries, scalarText, type YamlMap } from '../../read/documents/document.ts';

/** No digit or letter is left that makes words, or looks like another. */
const LETTERS: Readonly<Record<string, string>> = { 0: 'g', 1: 'h', 3: 'k', a: 'm', e: 't' };

export function contentHash(root: YamlMap): string {
  const kind = scalarText(child(root, 'kind')) ?? '';
  // What a Secret is given in clear is written in base64.
  const data = new Map([
    ...textsOf(root, 'data'),
    ...textsOf(root, 'stringData').map(([key, text]) => [key, Buffer.from(text).toString('base64')] as const),
  ]);
  const binary = textsOf(root, 'binaryData');
  const type = scalarText(child(root, 'type')) ?? 'Opaque';
  const encoded = [
    ...(binary.length === 0 ? [] : [`"binaryData":${json(binary)}`]),
    `"data":${data.size === 0 && kind === 'ConfigMap' ? '""' : json([...data])}`,
    `"kind":${JSON.stringify(kind)}`,
    // The tool looks for it at a key `metadata/name`.
    '"name":""',
    ...(kind === 'Secret' ? [`"type":${JSON.stringify(type)}`] : []),
  ].join(',');
  const hash = createHash('sha256').update(`{${encoded}}`).digest('hex').slice(0, 10);
  return hash.replace(/[013ae]/g, (one) => LETTERS[one] ?? one);
}

type Texts = readonly (readonly [string, string])[];

function textsOf(root: YamlMap, key: string): Texts {
  return entries(child(root, key)).map((entry) => [entry.key, scalarText(entry.value) ?? '']);
}

/** As Go's encoding/json writes it: keys in order, and what HTML takes for its own as an escape. */
function json(texts: Texts): string {
  const sorted = [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
  const written = sorted.map(([key, text]) => `${JSON.stringify(key)}:${JSON.stringify(text)}`).join(',');
  const escaped = written.replace(
    /[<>&\u2028\u2029]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `{${escaped}}`;
}

/** cloud-init's `write_files`, `files` of KubeadmConfigSpec, Talos and RKE2, `storage.files` of Ignition and Butane. */

import { gunzipSync } from 'node:zlib';
import { defined } from '../../core/text/defined.ts';
import type { Location } from '../../core/text/location.ts';
import { type Notice, notModelled } from '../../core/text/notice.ts';
import { extentOf, type SourceText, synthetic } from '../../core/text/source-text.ts';
import { base64Bytes } from '../documents/base64.ts';
import {
  type Carrier,
  child,
  entryOf,
  items,
  placeOf,
  scalarText,
  type YamlDocument,
  type YamlNode,
  type YamlScalar,
} from '../documents/document.ts';
import { addOpened, openText } from '../documents/open-text.ts';
import { prefilter } from '../documents/prefilter.ts';
import { visitNodes } from '../documents/visit.ts';
import { machinePool } from './machine-pool.ts';

/** Far above any resolver or kubelet file. */
const MAX_DECODED_BYTES = 1024 * 1024;

export const nodeFiles: Carrier = {
  id: 'node-files',
  unwrap(document, found) {
    if (document.kind !== 'yaml') return;
    const pool = machinePool(document);
    visitNodes(document.root, (node) => {
      if (node.kind !== 'map') return;
      const path = scalarText(entryOf(node, 'path')?.value);
      if (path === undefined || !path.startsWith('/')) return;
      const flag = child(node, 'append');
      const appends = flag?.kind === 'scalar' && flag.value === true;
      // Ignition 3 lists contents to append (docs/configuration-v3_0.md).
      const pieces = [
        { read: readContent(document, node, path), append: appends },
        ...items(flag).map((one) => ({ read: readResource(document, one, path), append: true })),
      ];
      for (const { read, append } of pieces) {
        if (read === undefined) continue;
        if (read.text === undefined) {
          if (prefilter().isNodePath(path)) found.notices.push(read.notice);
          continue;
        }
        const onNode = { path, ...defined({ pool, append: append || undefined }) };
        addOpened(found, openText(document.path, read.text, { onNode }));
      }
    });
  },
};

export type Content = { readonly text: SourceText } | { readonly text: undefined; readonly notice: Notice };

/** Undefined without content: another kind of map with a path. */
function readContent(document: YamlDocument, file: YamlNode, path: string): Content | undefined {
  // cloud-init takes `content` where this cannot be had (cc_write_files.py read_url_or_decode).
  const uri = child(file, 'source', 'uri');
  const own = uri?.kind === 'scalar' ? readDataUrl(document, uri, false, path) : undefined;
  if (own !== undefined) return own;
  const content = child(file, 'content');
  if (content?.kind === 'scalar' && content.value !== null) {
    return decodeContent(document, content, encodingOf(scalarText(child(file, 'encoding'))), path);
  }
  const from = child(file, 'contentFrom');
  if (from?.kind === 'map') {
    const message = `The content of ${JSON.stringify(path)} is in a Secret and was not read.`;
    return { text: undefined, notice: notModelled(message, placeOf(document, from)) };
  }
  const contents = child(file, 'contents');
  if (contents?.kind === 'map') return readResource(document, contents, path);
  return contents?.kind === 'scalar' && contents.value !== null ? { text: contents.text } : undefined;
}

/** Ignition's or Butane's `inline`, or `source` with a `data:` URL; other sources are remote. */
function readResource(document: YamlDocument, resource: YamlNode, path: string): Content | undefined {
  const inline = child(resource, 'inline');
  if (inline?.kind === 'scalar' && inline.value !== null) return { text: inline.text };
  const source = child(resource, 'source');
  if (source?.kind === 'scalar' && typeof source.value === 'string') {
    const read = readDataUrl(document, source, scalarText(child(resource, 'compression')) === 'gzip', path);
    if (read !== undefined) return read;
  }
  const elsewhere = source ?? child(resource, 'local');
  if (elsewhere === undefined) return undefined;
  const message = `The content of ${JSON.stringify(path)} is elsewhere and was not read.`;
  return { text: undefined, notice: notModelled(message, placeOf(document, elsewhere)) };
}

interface Encoding {
  readonly base64: boolean;
  readonly gzip: boolean;
}

/** cloud-init's `b64`, `base64`, `gz`, `gzip` and their combinations; Cluster API has a subset. */
function encodingOf(name: string | undefined): Encoding {
  const words = (name ?? '').toLowerCase().trim().split('+');
  return {
    base64: words.includes('b64') || words.includes('base64'),
    gzip: words.includes('gz') || words.includes('gzip'),
  };
}

function decodeContent(document: YamlDocument, scalar: YamlScalar, encoding: Encoding, path: string): Content {
  if (!encoding.base64 && !encoding.gzip) return { text: scalar.text };
  if (FILLED_IN.test(scalar.text.text)) return filledInLater(document, scalar, path);
  // gzip needs `!!binary` in YAML, so it is base64 whatever `encoding` says.
  return decodeBytes(base64Bytes(scalar.text.text), encoding.gzip, path, contentPlace(document, scalar));
}

const FILLED_IN = /\$\{|\{\{|\uE000/;

function filledInLater(document: YamlDocument, scalar: YamlScalar, path: string): Content {
  const message = `The content of ${JSON.stringify(path)} is filled in later and was not read.`;
  return { text: undefined, notice: notModelled(message, placeOf(document, scalar)) };
}

/** `data:[<media type>][;base64],<data>` (RFC 2397). */
export function readDataUrl(
  document: YamlDocument,
  scalar: YamlScalar,
  gzip: boolean,
  path: string,
): Content | undefined {
  const url = scalar.text.text;
  const comma = url.indexOf(',');
  if (!url.startsWith('data:') || comma === -1) return undefined;
  const data = url.slice(comma + 1);
  const base64 = url.slice(0, comma).endsWith(';base64');
  if (base64 && FILLED_IN.test(data)) return filledInLater(document, scalar, path);
  const bytes = base64 ? base64Bytes(data) : percentBytes(data);
  return decodeBytes(bytes, gzip, path, contentPlace(document, scalar));
}

function contentPlace(document: YamlDocument, scalar: YamlScalar): Location {
  const { text } = scalar;
  return text.text === '' ? placeOf(document, scalar) : extentOf(text);
}

function decodeBytes(bytes: Buffer | undefined, gzip: boolean, path: string, at: Location): Content {
  const refuse = (why: string): Content => ({
    text: undefined,
    notice: { kind: 'unreadable', message: `The content of ${JSON.stringify(path)} could not be decoded: ${why}.`, at },
  });
  if (bytes === undefined) return refuse('it is not base64');
  let plain = bytes;
  if (gzip) {
    try {
      plain = gunzipSync(bytes, { maxOutputLength: MAX_DECODED_BYTES });
    } catch {
      return refuse('it is not gzip, or larger than 1 MiB');
    }
  }
  if (plain.length > MAX_DECODED_BYTES) return refuse('it is larger than 1 MiB');
  return { text: synthetic(at, plain.toString('utf8')) };
}

function percentBytes(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  const out = Buffer.alloc(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const code = bytes[at] === 0x25 ? Number.parseInt(bytes.toString('latin1', at + 1, at + 3), 16) : Number.NaN;
    const isEscape = bytes[at] === 0x25 && /^[0-9a-fA-F]{2}$/.test(bytes.toString('latin1', at + 1, at + 3));
    out[length] = isEscape ? code : (bytes[at] ?? 0);
    length += 1;
    if (isEscape) at += 2;
  }
  return out.subarray(0, length);
}

/**
 * Files that will lie on nodes, written as a path and a content: cloud-init's `write_files` (cloud-init's module
 * write_files), `files` of Cluster API's KubeadmConfigSpec, of Talos and RKE2, `storage.files` of Ignition and Butane.
 */
import { gunzipSync } from 'node:zlib';
import type { Notice } from '../../text/notice.ts';
import { locate, type SourceText, standsFor } from '../../text/source-text.ts';
import {
  type Carrier,
  child,
  type Document,
  placeOf,
  scalarText,
  type YamlDocument,
  type YamlNode,
  type YamlScalar,
} from '../document.ts';
import { openText } from '../open-text.ts';
import { visitNodes } from '../visit.ts';

/** No resolver or kubelet file comes near it. */
const MAX_DECODED_BYTES = 1024 * 1024;

export const nodeFiles: Carrier = {
  id: 'node-files',
  unwrap(document: Document): ReturnType<Carrier['unwrap']> {
    const documents: Document[] = [];
    const notices: Notice[] = [];
    if (document.kind !== 'yaml') return { documents, notices };
    const pool = poolOf(document);
    visitNodes(document.root, (node) => {
      if (node.kind !== 'map') return;
      const path = scalarText(child(node, 'path'));
      if (path === undefined || !path.startsWith('/')) return;
      const read = readContent(document, node, path);
      if (read === undefined) return;
      if (read.text === undefined) {
        notices.push(read.notice);
        return;
      }
      const append = child(node, 'append');
      const onNode = {
        path,
        ...(pool !== undefined && { pool }),
        ...(append?.kind === 'scalar' && append.value === true ? { append: true } : {}),
      };
      const opened = openText(document.path, read.text, { onNode });
      for (const one of opened.documents) documents.push(one);
      for (const notice of opened.notices) notices.push(notice);
    });
    return { documents, notices };
  },
};

/** Machines are pooled by the object that makes them, as the dialect of Cluster API's kubeadm names them. */
function poolOf(document: YamlDocument): string | undefined {
  const kind = scalarText(child(document.root, 'kind')) ?? '';
  return /^Kubeadm(?:ControlPlane|Config)(?:Template)?$/.test(kind)
    ? scalarText(child(document.root, 'metadata', 'name'))
    : document.onNode?.pool;
}

type Content = { readonly text: SourceText } | { readonly text: undefined; readonly notice: Notice };

/** Undefined when the map holds no content: it is something else that has a path. */
function readContent(document: YamlDocument, file: YamlNode, path: string): Content | undefined {
  const content = child(file, 'content');
  if (content?.kind === 'scalar' && content.value !== null) {
    return decodeContent(document, content, encodingOf(scalarText(child(file, 'encoding'))), path);
  }
  const inline = child(file, 'contents', 'inline');
  if (inline?.kind === 'scalar' && inline.value !== null) return { text: inline.text };
  const source = child(file, 'contents', 'source');
  if (source?.kind === 'scalar' && typeof source.value === 'string') {
    return readDataUrl(document, source, scalarText(child(file, 'contents', 'compression')) === 'gzip', path);
  }
  const plain = child(file, 'contents');
  return plain?.kind === 'scalar' && plain.value !== null ? { text: plain.text } : undefined;
}

interface Encoding {
  readonly base64: boolean;
  readonly gzip: boolean;
}

/** cloud-init's names: `b64`, `base64`, `gz`, `gzip`, `gz+b64`, `gz+base64`, `gzip+b64`, `gzip+base64`; Cluster API has a subset. */
function encodingOf(name: string | undefined): Encoding {
  const words = (name ?? '').toLowerCase().trim().split('+');
  return {
    base64: words.includes('b64') || words.includes('base64'),
    gzip: words.includes('gz') || words.includes('gzip'),
  };
}

function decodeContent(document: YamlDocument, scalar: YamlScalar, encoding: Encoding, path: string): Content {
  if (!encoding.base64 && !encoding.gzip) return { text: scalar.text };
  // Bytes of gzip can stand in YAML only as `!!binary`, so they are base64 whatever `encoding` says.
  return decodeBytes(document, scalar, base64Bytes(scalar.text.text), encoding.gzip, path);
}

/** `data:[<media type>][;base64],<data>`: RFC 2397. */
function readDataUrl(document: YamlDocument, scalar: YamlScalar, gzip: boolean, path: string): Content | undefined {
  const url = scalar.text.text;
  const comma = url.indexOf(',');
  if (!url.startsWith('data:') || comma === -1) return undefined;
  const data = url.slice(comma + 1);
  const base64 = url.slice(0, comma).endsWith(';base64');
  return decodeBytes(document, scalar, base64 ? base64Bytes(data) : percentBytes(data), gzip, path);
}

function decodeBytes(
  document: YamlDocument,
  scalar: YamlScalar,
  bytes: Buffer | undefined,
  gzip: boolean,
  path: string,
): Content {
  const at = scalar.text.text === '' ? placeOf(document, scalar) : locate(scalar.text, 0, scalar.text.text.length);
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
  return { text: standsFor(at, plain.toString('utf8')) };
}

function base64Bytes(text: string): Buffer | undefined {
  const compact = text.replace(/\s+/g, '');
  return /^[A-Za-z0-9+/_-]*={0,2}$/.test(compact) ? Buffer.from(compact, 'base64') : undefined;
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

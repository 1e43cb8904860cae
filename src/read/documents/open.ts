import { conditionsOf } from '../../core/text/conditions.ts';
import { defined } from '../../core/text/defined.ts';
import { atFile, type Location } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { type SourceFile, STANDARD_INPUT } from '../../core/text/source-file.ts';
import { locate, wholeFile } from '../../core/text/source-text.ts';
import type { Carrier, Document } from './document.ts';
import { type Opened, openText, openYaml } from './open-text.ts';
import { decode, isBinary, isMissedText, prefilter, unsearched, type Weighed, weigh } from './prefilter.ts';

/** Nested carriers: a kubelet configuration in cloud-config in a Secret is three. */
const MAX_CARRIER_DEPTH = 6;
export const MAX_CARRIED = 20_000;
const TOO_MANY_CARRIED = `This file holds more than ${MAX_CARRIED} documents within documents; the rest was not read.`;

/** Binary or encrypted, whatever the rest of the name says; SELinux's modules (semanage.conf(5) `bzip-blocksize`). */
const PACKED =
  /\/active\/modules\/\d+\/[^/]+\/(?:cil|hll)$|\.(?:gz|xz|zst|bz2|zip|t[gx]z|tar|7z|png|jpe?g|gif|webp|ico|pdf|docx?|mp4|woff2?|o|a|so|exe|pyc|class|jar|deb|rpm|bin|db|sqlite|age|gpg|asc|enc|der|p12)$/i;

export interface BytesOptions {
  readonly revision?: string;
  /** Named by the user: opened whatever it says. */
  readonly named?: boolean;
  /** Of the same bytes, where they were searched before. */
  readonly weighed?: Weighed;
}

interface OpenedBytes {
  readonly file?: SourceFile;
  readonly notices: readonly Notice[];
  /** No word of what a scan leaves out stands there. */
  readonly naming?: false;
}

/** With the conditions that its parts stand under. */
export function sourceFile(path: string, text: string, revision?: string): SourceFile {
  const conditions = conditionsOf(text, path);
  return { path, text, ...defined({ conditions: conditions.length === 0 ? undefined : conditions, revision }) };
}

/** Without `file` it does not matter, or a notice says why it is unread. */
export function openBytes(path: string, bytes: Buffer, options: BytesOptions = {}): OpenedBytes {
  const named = options.named === true || path === STANDARD_INPUT;
  const { matters, binary, naming } =
    named && !isBinary(path, bytes) ? unsearched(true) : (options.weighed ?? weigh(path, bytes));
  if (matters && (named || !isOwnReport(bytes))) {
    const file = sourceFile(path, decode(bytes), options.revision);
    return naming ? { file, notices: [] } : { file, notices: [], naming };
  }
  if (!binary || !(named || (prefilter().hasRelevantName(path) && !PACKED.test(path)) || isMissedText(path, bytes)))
    return naming ? { notices: [] } : { notices: [], naming };
  const at = atFile(path);
  return {
    notices: [{ kind: 'unreadable', message: `${path} holds binary data and was not read.`, at, unread: 'bytes' }],
  };
}

/**
 * Each document, then those inside by carriers; failures are notices. `objects`: Kubernetes objects whatever the name,
 * read whole.
 */
export function openFile(
  file: SourceFile,
  carriers: readonly Carrier[],
  options: { readonly objects?: boolean } = {},
): Opened {
  const whole = wholeFile(file);
  const opened = options.objects === true ? openYaml(file.path, whole, options) : openText(file.path, whole, {});
  const { documents, notices } = unwrap(opened.documents, carriers);
  return { documents, notices: [...opened.notices, ...notices] };
}

function beginningOf({ source }: Document): Location {
  return locate(source, 0, 0);
}

export function unwrap(opened: readonly Document[], carriers: readonly Carrier[]): Opened {
  const documents: Document[] = [];
  const notices: Notice[] = [];
  let carried = 0;
  const open = opened.map((document) => ({ document, depth: 0 })).reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { document, depth } = next;
    documents.push(document);
    if (depth >= MAX_CARRIER_DEPTH) continue;
    if (carried > MAX_CARRIED) {
      if (!notices.some((notice) => notice.message === TOO_MANY_CARRIED))
        notices.push({ kind: 'unreadable', message: TOO_MANY_CARRIED, at: beginningOf(document), unread: 'bound' });
      continue;
    }
    const inside: Document[] = [];
    for (const carrier of carriers) carrier.unwrap(document, { documents: inside, notices });
    carried += inside.length;
    for (const one of inside.reverse()) open.push({ document: one, depth: depth + 1 });
  }
  return { documents, notices };
}

/** loopgate's own reports quote configuration and are none. */

const FORMS: readonly (readonly [beginning: string, keys: readonly string[]])[] = [
  // src/report/json.ts
  [
    '{\n  "version": 1,\n  "tool": {\n    "name": "loopgate",',
    ['version', 'tool', 'result', 'base', 'counts', 'findings', 'fixed', 'suppressed', 'notices'],
  ],
  // src/judge/suppression/baseline.ts
  ['{\n  "version": 1,\n  "findings": [', ['version', 'findings']],
  // src/report/sarif.ts, and SARIF logs of others.
  ['{\n  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",', ['$schema', 'version', 'runs']],
];

/** Exactly a report or baseline: with one more key it is read. */
function isOwnReport(bytes: Buffer): boolean {
  const form = FORMS.find(([beginning]) => bytes.subarray(0, beginning.length).toString('latin1') === beginning);
  if (form === undefined) return false;
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof value === 'object' && value !== null && Object.keys(value).every((key) => form[1].includes(key));
  } catch {
    return false;
  }
}

/** Chooses relevant files by their bytes: most are never decoded. */

import { isUtf8 } from 'node:buffer';
import { append } from '../../core/text/append.ts';
import { present } from '../../core/text/invariant.ts';
import { once } from '../../core/text/once.ts';
import { decodedRuns, unescaped, withoutReturns } from './escapes.ts';
import { bitsIn, searchFor } from './word-search.ts';
import type { PoolForm, Words } from './words.ts';

/** The union of the plug-ins' words; this room knows no vendor. */
export interface Prefilter {
  readonly hasMarker: (text: string) => boolean;
  /** Of a whole file, in which common markers may say nothing. */
  readonly searched: (bytes: Buffer) => Searched;
  readonly hasRelevantName: (path: string) => boolean;
  /** Languages whose texts may hold NUL. */
  readonly isTextByName: (path: string) => boolean;
  readonly isLongText: (path: string) => boolean;
  readonly isNodePath: (path: string) => boolean;
  readonly isNodeConfiguration: (path: string) => boolean;
  readonly isAbout: (text: string) => boolean;
  /** Of a plug-in whose words say nothing alone. */
  readonly isForm: (text: string) => boolean;
  readonly isValues: (path: string) => boolean;
  readonly isPart: (path: string) => boolean;
  readonly isIncluding: (path: string, bytes: Buffer) => boolean;
  readonly isYamlName: (path: string) => boolean;
  readonly isMissedPath: (path: string) => boolean;
  readonly isNested: (kind: string) => boolean;
  readonly pools: readonly PoolForm[];
  readonly poolPaths: readonly RegExp[];
}

export interface Searched {
  readonly marker: boolean;
  /** Where it is false, no word of `LEFT_OUT` stands there. */
  readonly naming: boolean;
}

const MARKER = 1;
const BASE64 = 2;
const TEMPLATE = 4;
const COMMON = 8;
/** The last is shared by the rest. */
const FORMS = [16, 32, 64, 128];
const NAMING = 256;

/** Keys of base64, by their readers. */
const BASE64_WORDS = [
  '!binary',
  ':binary',
  'binaryData',
  'ase64',
  'b64',
  'B64',
  'Secret',
  'ser_data',
  'ser-data',
  'serData',
  'serdata',
  '%TAG',
  'H4sI',
];
/** Of places where nothing is read unless it is named. */
export const LEFT_OUT: readonly string[] = ['vendor', 'node_modules', 'testdata', '.md'];
const TEMPLATE_WORDS = ['{{', '{%', '<%', '${', '%{'];
/** Of longer texts a common marker suffices: they would be held twice. */
const MAX_WEIGHED = 1024 * 1024;
/** Base64 within base64: user data that writes an encoded file. */
const MAX_NESTED = 3;
const GZIP = Buffer.of(0x1f, 0x8b, 0x08);
const BACKSLASH = 0x5c;
const PERCENT = 0x25;

export function prefilterOf(plugins: Iterable<Words>): Prefilter {
  const all = [...plugins];
  const names = anyOf(all.flatMap((one) => one.names ?? []));
  const nodePaths = anyOf(all.flatMap((one) => one.nodePaths ?? []));
  const nodeFolders = anyOf(all.flatMap((one) => one.nodeFolders ?? []));
  const values = anyOf(all.flatMap((one) => one.parts?.values ?? []));
  const steps = all.flatMap((one) => one.parts ?? []);
  const about = all.flatMap((one) => one.about ?? []);
  const forms = all.flatMap((one) => one.forms ?? []);
  const search = markerSearch(all);
  const nested = new Set(all.flatMap((one) => one.nested ?? []));
  return {
    hasMarker: (text) => search(Buffer.from(text, 'utf8'), MARKER | COMMON).marker,
    searched: (bytes) => search(bytes, MARKER),
    hasRelevantName: names,
    isTextByName: anyOf(all.flatMap((one) => one.holdsNul ?? [])),
    isLongText: anyOf(all.flatMap((one) => one.longTexts ?? [])),
    isNodePath: (path) => names(path) || nodePaths(path),
    isNodeConfiguration: (path) => names(path) || nodeFolders(path),
    isAbout: (text) => about.some((pattern) => pattern.test(text)),
    isForm: (text) =>
      forms.some(({ words, pattern }) => words.some((word) => text.includes(word)) && pattern.test(text)),
    isValues: values,
    isPart: (path) => values(path) || steps.some((one) => one.steps.test(path)),
    isIncluding: (path, bytes) =>
      steps.some((one) => one.steps.test(path) && one.including.test(bytes.toString('latin1'))),
    isYamlName: anyOf(all.flatMap((one) => one.yamlNames ?? [])),
    isMissedPath: anyOf(all.flatMap((one) => one.missed ?? [])),
    isNested: (kind) => nested.has(kind),
    pools: all.flatMap((one) => one.pools ?? []),
    poolPaths: all.flatMap((one) => one.poolPaths ?? []),
  };
}

/** One expression for equal flags. */
function anyOf(patterns: readonly RegExp[]): (text: string) => boolean {
  const sources = new Map<string, string[]>();
  for (const { source, flags } of patterns) sources.set(flags, [...(sources.get(flags) ?? []), `(?:${source})`]);
  const unions = [...sources].map(([flags, parts]) => new RegExp(parts.join('|'), flags));
  return (text) => unions.some((union) => union.test(text));
}

/** What is `enough` is one of these: markers, or common ones too wherever they stand. */
function markerSearch(plugins: readonly Words[]): (bytes: Buffer, enough: number) => Searched {
  const forms = plugins
    .flatMap((one) => one.forms ?? [])
    .map((form, index) => ({ ...form, bit: FORMS[Math.min(index, FORMS.length - 1)] ?? 0 }));
  const words = new Map<string, number>();
  const add = (list: readonly string[], bit: number): void => {
    for (const word of list) words.set(word, (words.get(word) ?? 0) | bit);
  };
  add(BASE64_WORDS, BASE64);
  add(TEMPLATE_WORDS, TEMPLATE);
  add(LEFT_OUT, NAMING);
  for (const form of forms) add(form.words, form.bit);
  const lives = livesOf(plugins);
  for (const { markers } of plugins) add(markers, MARKER);
  for (const word of lives.keys()) words.set(word, COMMON);
  const whole = once(() => searchFor(words, IGNORED));
  const inPieces = once(() => searchFor(words, BETWEEN_PIECES));
  const isInPieces = once(() => findsPieces([...lives.keys()]));
  const isLive = (bytes: Buffer): boolean => {
    if (bytes.length > MAX_WEIGHED) return true;
    const text = bytes.toString('latin1');
    const isSaid = [...lives].some(([word, all]) => text.includes(word) && all.some((live) => live.test(text)));
    return isSaid || isInPieces()(text);
  };
  const decides = (bits: number, bytes: Buffer, enough: number): boolean => {
    if ((bits & enough) !== 0 || ((bits & COMMON) !== 0 && isLive(bytes))) return true;
    if ((bits & TEMPLATE) !== 0) {
      const joined = bitsIn(bytes, inPieces(), enough);
      if ((joined & enough) !== 0 || ((joined & ~bits & COMMON) !== 0 && isLive(bytes))) return true;
    }
    const met = forms.filter(({ bit }) => (bits & bit) !== 0);
    if (met.length === 0) return false;
    const text = bytes.toString('latin1');
    return met.some(({ pattern }) => pattern.test(text));
  };
  const isIn = (given: Buffer, first: number, enough: number): boolean => {
    let bytes = given;
    for (let depth = 0; ; depth += 1) {
      let bits = depth === 0 ? first : bitsIn(bytes, whole(), enough);
      if (decides(bits, bytes, enough)) return true;
      if (bytes.includes(BACKSLASH) || bytes.includes(PERCENT)) {
        const text = bytes.toString('latin1');
        for (const plain of [unescaped(text), withoutReturns(text)]) {
          if (plain === undefined) continue;
          const again = Buffer.from(plain, 'latin1');
          bits |= bitsIn(again, whole(), enough);
          if (decides(bits, again, enough)) return true;
        }
      }
      if ((bits & BASE64) === 0 || depth >= MAX_NESTED) return false;
      bytes = decodedRuns(bytes);
      if (bytes.includes(GZIP)) return true;
    }
  };
  return (bytes, enough) => {
    const first = bitsIn(bytes, whole(), enough);
    // With enough of them the search ended before the bytes did.
    return { marker: isIn(bytes, first, enough), naming: (first & (enough | NAMING)) !== 0 };
  };
}

function livesOf(plugins: readonly Words[]): ReadonlyMap<string, readonly RegExp[]> {
  const lives = new Map<string, RegExp[]>();
  for (const { word, live } of plugins.flatMap((one) => one.common ?? [])) append(lives, word, live);
  return lives;
}

/** Inside words: quotes and backslashes by shells, carriage returns by Corefiles, NUL by UTF-16. */
const IGNORED = '"\'\\\r\0';
/** Of words that templates join. */
const BETWEEN_PIECES = '"\'\\\r\n\t `+~|(){}$%<>,';

/** Whether one of the words is written in pieces somewhere. */
function findsPieces(words: readonly string[]): (text: string) => boolean {
  const between = `[${IGNORED}${BETWEEN_PIECES}]*`.replaceAll('\\', '\\\\');
  const written = new RegExp(words.map((word) => [...word].join(between)).join('|'), 'g');
  return (text) => [...text.matchAll(written)].some(([found]) => !words.includes(found));
}

/** Module state, set once by the list of plug-ins: a parameter would be in each carrier's and join's signature. */
let current: Prefilter | undefined;

export function recogniseBy(plugins: Iterable<Words>): void {
  current = prefilterOf(plugins);
}

/** Throws before the list of plug-ins is loaded: without words nothing would matter, and all be passed over. */
export function prefilter(): Prefilter {
  return present(current);
}

const KINDS = /^["']?kind["']?\s{0,9}:\s{0,9}["']?(\w{1,99})/gm;
/** Objects that configure no resolver. */
const ASIDE: ReadonlySet<string> = new Set(
  'Role RoleBinding ClusterRole ClusterRoleBinding ServiceAccount PodDisruptionBudget ServiceMonitor PodMonitor PrometheusRule Ingress IngressClass PersistentVolumeClaim Certificate HTTPRoute Namespace CustomResourceDefinition ValidatingWebhookConfiguration StorageClass CSIDriver PriorityClass LimitRange'.split(
    ' ',
  ),
);

export function isKindAside(kind: string): boolean {
  return ASIDE.has(kind) || kind.endsWith('NetworkPolicy') || kind.endsWith('Autoscaler');
}

/** Whether an unreadable text deserves a notice; also finds words in escapes and base64. */
export function isAboutResolvers(text: string): boolean {
  if (saysResolvers(text)) return true;
  const plain = unescaped(text);
  if (plain !== undefined && saysResolvers(plain)) return true;
  if (!BASE64_WORDS.some((word) => text.includes(word))) return false;
  return prefilter().isAbout(decodedRuns(Buffer.from(text)).toString('latin1'));
}

function saysResolvers(text: string): boolean {
  const kinds = [...text.matchAll(KINDS)].map(([, kind = '']) => kind);
  if (kinds.length > 0 && kinds.every(isKindAside)) return false;
  return prefilter().isAbout(text);
}

const SNIFFED_BYTES = 8192;

/** JSON with comments that no cluster or node reads. */
const EDITORS = /(?:^|\/)\.(?:vscode|idea|devcontainer|fleet)\/.*\.jsonc?$/;

/** Binary files never matter: NUL near the start, and no UTF-16. */
export function mayMatter(path: string, bytes: Buffer): boolean {
  return weigh(path, bytes).matters;
}

export interface Weighed {
  readonly matters: boolean;
  readonly binary: boolean;
  /** Where it is false, no word of `LEFT_OUT` stands there; it is true of bytes that were not searched to the end. */
  readonly naming: boolean;
}

export function weigh(path: string, bytes: Buffer): Weighed {
  if (encodingOf(bytes) !== 'utf8')
    return unsearched(prefilter().hasRelevantName(path) || prefilter().hasMarker(decode(bytes)));
  if (isBinary(path, bytes)) return { matters: false, binary: true, naming: true };
  if (path.includes('.json') && EDITORS.test(path)) return unsearched(false);
  if (prefilter().hasRelevantName(path) || prefilter().isValues(path)) return unsearched(true);
  const { marker, naming } = prefilter().searched(bytes);
  return { matters: marker || prefilter().isIncluding(path, bytes), binary: false, naming };
}

export function unsearched(matters: boolean): Weighed {
  return { matters, binary: false, naming: true };
}

/** Neither opened nor missed. */
export function cannotMatter(path: string, bytes: Buffer, weighed: Weighed = weigh(path, bytes)): boolean {
  const { matters, binary, naming } = weighed;
  return !matters && !binary && !(naming && mayNameLeftOut(path, bytes));
}

/** Binary, with a configuration's name and DNS words. */
export function isMissedText(path: string, bytes: Buffer): boolean {
  return /\.(?:ya?ml|json)$/i.test(path) && prefilter().searched(bytes).marker;
}

const APPLYING = /(?:\.(?:ya?ml|json|sh|bash|mk|tf|tofu|just)|(?:^|\/)[^./]+)$/i;
const MAX_NAMING = 1024 * 1024;

/** Whether something in it may apply a file that the scan leaves out. */
export function mayNameLeftOut(path: string, bytes: Buffer): boolean {
  return APPLYING.test(path) && bytes.length <= MAX_NAMING && LEFT_OUT.some((word) => bytes.includes(word));
}

/** Some languages allow NUL in comments. */
export function isBinary(path: string, bytes: Buffer): boolean {
  if (!bytes.subarray(0, SNIFFED_BYTES).includes(0) || encodingOf(bytes) !== 'utf8') return false;
  return !(prefilter().isTextByName(path) && isUtf8(bytes));
}

type Encoding = 'utf8' | 'utf16le' | 'utf16be';

/** UTF-8, or UTF-16 by mark or zero bytes (go-yaml readerc.go knows no other). The mark stays, so that offsets match editors'. */
export function decode(bytes: Buffer): string {
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf16be') return bytes.toString(encoding);
  return Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
    .swap16()
    .toString('utf16le');
}

function encodingOf(bytes: Buffer): Encoding {
  const a = bytes[0];
  const b = bytes[1];
  // Two bytes that are no zeros and begin no mark: as every text of UTF-8 begins.
  if (a !== 0 && b !== 0 && a !== 0xff && a !== 0xfe) return 'utf8';
  if (a === 0xff && b === 0xfe) return 'utf16le';
  if (a === 0xfe && b === 0xff) return 'utf16be';
  return hasZerosAt(bytes, 1) ? 'utf16le' : hasZerosAt(bytes, 0) ? 'utf16be' : 'utf8';
}

const TELLING_BYTES = 64;

/** The first characters are mostly ASCII in that encoding, the very first too. */
function hasZerosAt(bytes: Buffer, zero: 0 | 1): boolean {
  const end = Math.min(bytes.length - (bytes.length % 2), TELLING_BYTES);
  let ascii = 0;
  for (let start = 0; start < end; start += 2) {
    const byte = bytes[start + 1 - zero] ?? 0;
    if (bytes[start + zero] === 0 && byte >= 9 && byte < 0x7f) ascii += 1;
    else if (start === 0) return false;
  }
  return end > 0 && ascii * 8 >= end * 3;
}

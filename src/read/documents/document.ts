import { emptyRecord } from '../../core/text/invariant.ts';
import type { Location, Span } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import { locate, type SourceText, slice } from '../../core/text/source-text.ts';

/** YAML or JSON as plain data; spans are offsets in the document's text. */
export type YamlNode = YamlMap | YamlSequence | YamlScalar;
export interface YamlMap {
  readonly kind: 'map';
  readonly entries: readonly YamlEntry[];
  readonly span: Span;
}
export interface YamlEntry {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: YamlNode;
}
export interface YamlSequence {
  readonly kind: 'sequence';
  readonly items: readonly YamlNode[];
  readonly span: Span;
}
export interface YamlScalar {
  readonly kind: 'scalar';
  /** YAML 1.2 core schema. */
  readonly value: string | number | boolean | null;
  /** Folded and unescaped, mapped to the file; a number's literal. */
  readonly text: SourceText;
  readonly span: Span;
}

/** A text's path on nodes. `append`: added to what is there. */
export interface OnNode {
  readonly path: string;
  readonly pool?: string;
  readonly append?: boolean;
  /** Appended, and made where it is not there. */
  readonly created?: boolean;
  readonly by?: { readonly hosts?: string; readonly role?: string; readonly when?: string };
}

export interface YamlDocument {
  readonly kind: 'yaml';
  readonly path: string;
  readonly source: SourceText;
  readonly root: YamlNode;
  /** Keys and values may be expressions (`isExpression`). `loose`: any map may get more keys. */
  readonly template?: {
    readonly loose: boolean;
    /** Why it is no YAML; reported where the template stated nothing else (src/judge/snapshot.ts). */
    readonly refused?: Notice;
  };
  readonly onNode?: OnNode;
  /** A carrier wrote the object: `dataFiles` is a field of ours. */
  readonly isMade?: true;
  /** Something that runs applies the object. */
  readonly appliedBy?: Applier;
  /** Of several in one file it is not known which is applied last. */
  readonly isUnordered?: true;
  /** What makes the object may make more of it; the assumption that it does not, in words. */
  readonly mayDiffer?: string;
  /** In place of an object where files of the repository state a part of it. */
  readonly write?: Write;
  readonly names?: Names;
}
type Applier = 'command' | 'resource' | 'task' | 'policy';

/** What is put into a ConfigMap; each list names files of the repository, of which the first that is there counts. */
export interface Write {
  readonly by: Applier;
  readonly source: SourceText;
  /** In `source`; by default all of it. */
  readonly span?: Span;
  readonly name?: string;
  readonly namespace?: string;
  /** The object itself, where nothing names it. */
  readonly objectFiles?: readonly string[];
  readonly data?: YamlNode;
  readonly binaryData?: YamlNode;
  readonly dataFiles?: readonly YamlEntry[];
  readonly patchFiles?: readonly string[];
  /** The patch is a list of RFC 6902. */
  readonly operations?: boolean;
}

export interface TextDocument {
  readonly kind: 'text';
  readonly path: string;
  readonly source: SourceText;
  readonly onNode?: OnNode;
  readonly names?: Names;
}

/** What a document's expressions may name, where the other files of its tool are at hand. */
export interface Names {
  readonly named: (name: string) => NamedValue | undefined;
  /** A file by the path that is written. */
  readonly read: (written: string) => SourceText | undefined;
  /** Nothing else of the repository takes it in. */
  readonly isRoot?: () => boolean;
  /** Of each use, where these set names to different values. */
  readonly ofUses?: () => readonly Names[];
}
export interface NamedValue {
  readonly node: YamlNode;
  /** Of the file that states it, with its names. */
  readonly source: SourceText;
  readonly names: Names;
}
export type Document = YamlDocument | TextDocument;

/** Text that a template's expression brings, wholly or partly. */
export function isExpression(text: string): boolean {
  return /\{\{|\{%-?\s|<%|%\{[A-Z]|^#@/.test(text);
}

/** Rendering may add keys to the map, so no missing key is certainly absent. */
export function mayContainMore(document: YamlDocument, node: YamlNode | undefined): boolean {
  if (document.template === undefined) return false;
  if (document.template.loose || node === undefined) return true;
  return node.kind === 'map' ? node.entries.some((entry) => isExpression(entry.key)) : node.kind === 'scalar';
}

/** The last of repeated keys, as Kubernetes reads YAML. */
export function entryOf(node: YamlNode | undefined, key: string): YamlEntry | undefined {
  if (node?.kind !== 'map') return undefined;
  for (let i = node.entries.length - 1; i >= 0; i -= 1) {
    const entry = node.entries[i];
    if (entry?.key === key) return entry;
  }
  return undefined;
}

export function child(node: YamlNode | undefined, ...keys: readonly string[]): YamlNode | undefined {
  return childAt(node, keys);
}

/** For keys that a user writes. */
export function childAt(node: YamlNode | undefined, keys: readonly string[]): YamlNode | undefined {
  let at = node;
  for (const key of keys) at = entryOf(at, key)?.value;
  return at;
}

export function scalarText(node: YamlNode | undefined): string | undefined {
  if (node?.kind !== 'scalar' || node.value === null) return undefined;
  return typeof node.value === 'string' ? node.value : node.text.text;
}

export function isNull(node: YamlNode | undefined): boolean {
  return node?.kind === 'scalar' && node.value === null;
}

/** Null or `''`. */
export function isEmptyScalar(node: YamlNode | undefined): boolean {
  return node?.kind === 'scalar' && (node.value === null || node.value === '');
}

export function sourceOf(node: YamlNode | undefined): SourceText | undefined {
  return node?.kind === 'scalar' && node.value !== null ? node.text : undefined;
}

export function stringOf(node: YamlNode | undefined): string | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
}

export function booleanOf(node: YamlNode | undefined): boolean | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'boolean' ? node.value : undefined;
}

export function items(node: YamlNode | undefined): readonly YamlNode[] {
  return node?.kind === 'sequence' ? node.items : [];
}

export function entries(node: YamlNode | undefined): readonly YamlEntry[] {
  return node?.kind === 'map' ? node.entries : [];
}

/** Numbers without a JSON form become texts. No object has a prototype; depth is bounded by the reader. */
export function plainData(node: YamlNode): unknown {
  if (node.kind === 'scalar')
    return typeof node.value === 'number' && !Number.isFinite(node.value) ? node.text.text : node.value;
  if (node.kind === 'sequence') return node.items.map(plainData);
  const object = emptyRecord<unknown>();
  for (const { key, value } of node.entries) object[key] = plainData(value);
  return object;
}

/** Of a map or list. */
export function valuesIn(node: YamlNode): readonly YamlNode[] {
  return node.kind === 'map' ? node.entries.map(({ value }) => value) : items(node);
}

export function placeOf(document: YamlDocument, node: YamlNode): Location {
  return locate(document.source, node.span.start, node.span.end);
}

export function placeOfKey(document: YamlDocument, entry: YamlEntry): Location {
  return locate(document.source, entry.keySpan.start, entry.keySpan.end);
}

/** Carriers and lists of thousands share one text. */
export function ownText({ source, ...document }: Document): SourceText {
  if (document.kind === 'text') return source;
  const { start, end } = document.root.span;
  return start === 0 && end >= source.text.length ? source : slice(source, start, end);
}

/** In its text, or in an alias's. */
export function mayContain(document: Document, word: string): boolean {
  const { text } = ownText(document);
  return text.includes(word) || /(?:^|[\s,[{])\*[^\s*]/.test(text);
}

export interface Carrier {
  readonly id: string;
  /** Adds what the document holds to `found`. */
  unwrap(document: Document, found: Found): void;
}
export interface Found {
  readonly documents: Document[];
  readonly notices: Notice[];
}

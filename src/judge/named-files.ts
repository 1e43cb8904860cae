import type { ConfigTextFact } from '../core/facts/config-text.ts';
import type { NodeFileFact } from '../core/facts/node.ts';
import type { ConfigMapFact } from '../core/facts/objects.ts';
import { append } from '../core/text/append.ts';
import { defined } from '../core/text/defined.ts';
import { filePattern } from '../core/text/globs.ts';
import { atFile } from '../core/text/location.ts';
import type { Notice } from '../core/text/notice.ts';
import { baseName, directoryOf, inFolder, pathFrom } from '../core/text/paths.ts';
import { type SourceText, wholeFile } from '../core/text/source-text.ts';
import { isFact, isNodeFileCopy, type NodeFileCopy, type Statement } from '../languages/shared/fragments.ts';
import { MAX_INCLUDES } from '../languages/shared/include-lines.ts';
import type { Joining, NamedFiles } from '../languages/shared/plugin.ts';
import { unescaped } from '../read/documents/escapes.ts';
import { decode, prefilter } from '../read/documents/prefilter.ts';
import { namedObjects } from './named-objects.ts';
import { joining, plugins } from './plugins.ts';

export interface NamedFilesTree {
  readonly bytesOf: (path: string) => Buffer | undefined;
  readonly revision?: string;
  readonly paths: readonly string[];
  /** Why an existing path gives no bytes. */
  readonly whyUnread?: (path: string) => string | undefined;
  readonly leftOutBelow?: (directory: string) => readonly string[];
}

export type ObjectReader = (
  path: string,
  bytes: Buffer,
) => { readonly facts: readonly Statement[]; readonly notices: readonly Notice[]; readonly documents: number };

const MAX_NAMED_FILES = 20_000;

const OBJECTS = /\.(?:ya?ml|json)$/i;
const ON_NODES = plugins.flatMap(({ namesOnNodes }) => namesOnNodes ?? []);
const FOLDER_FILES = plugins.flatMap(({ folderFiles }) => folderFiles ?? []);

interface Reading {
  readonly facts: Statement[];
  readonly notices: Notice[];
  readonly tree: NamedFilesTree;
  readonly readObjects: ObjectReader;
  readonly scanned: ReadonlySet<string>;
  readonly known: Set<string>;
  readonly onNodes: Set<string>;
  folders?: ReadonlyMap<string, readonly string[]>;
  files: number;
  documents: number;
}

/** Transitive. */
export function readNamedFiles(
  facts: readonly Statement[],
  tree: NamedFilesTree,
  readObjects: ObjectReader,
): {
  readonly facts: readonly Statement[];
  readonly notices: readonly Notice[];
  readonly files: number;
  readonly documents: number;
} {
  const reading: Reading = {
    facts: [],
    notices: [],
    tree,
    readObjects,
    scanned: new Set(tree.paths),
    known: new Set(facts.map((fact) => fact.at.file.path)),
    onNodes: new Set(facts.flatMap((one) => (isFact(one) && one.kind === 'node-file' ? [one.at.file.path] : []))),
    files: 0,
    documents: 0,
  };
  const follow = (list: readonly Statement[]): void => {
    for (const fact of list) readNamedBy(fact, reading);
  };
  follow(facts);
  for (const fact of reading.facts) readNamedBy(fact, reading);
  const before = reading.facts.length;
  for (const { modules } of joining) if (modules !== undefined) readModules(modules, reading);
  readNamedObjects([...facts, ...reading.facts], reading);
  follow(reading.facts.slice(before));
  return reading;
}

function readNamedBy(statement: Statement, reading: Reading): void {
  if (!isFact(statement)) {
    for (const { value } of statement.resources ?? [])
      if (statement.kind !== 'named/applied' || statesObject(value, reading)) readResource(value, reading);
    if (statement.deploys !== undefined) readDeployed(statement.deploys, reading);
    if (isNodeFileCopy(statement)) readCopied(statement, reading);
    return;
  }
  if (statement.kind === 'config-text') {
    readIncluded(statement, reading);
    return;
  }
  if (statement.kind === 'config-map') readEntryFiles(statement, reading);
  if (statement.kind === 'node-file') readBeside(statement, reading);
}

/** What a file names in a tree that mirrors a node's. */
function readBeside({ path, text, overlay }: NodeFileFact, reading: Reading): void {
  if (overlay === undefined) return;
  for (const pattern of ON_NODES) {
    let left = MAX_INCLUDES;
    for (const [, written = ''] of text.text.matchAll(pattern)) {
      left -= 1;
      const on = pathFrom(written.startsWith('/') ? '' : directoryOf(path), written);
      if (on === undefined || left < 0) continue;
      const isPattern = /[*?]/.test(on);
      if (!isPattern) place(on, overlay, reading);
      const folder = isPattern ? directoryOf(on) : on;
      const inside = inFolder(overlay, `${folder}/`);
      if (reading.onNodes.has(inside)) continue;
      reading.onNodes.add(inside);
      for (const name of filesOf(inside, reading)) place(`${folder}/${name}`, overlay, reading);
    }
  }
}

function filesOf(folder: string, reading: Reading): readonly string[] {
  const { paths, leftOutBelow } = reading.tree;
  reading.folders ??= grouped([...paths, ...(leftOutBelow?.('') ?? [])]);
  return reading.folders.get(folder) ?? [];
}

function grouped(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const path of paths) append(folders, path.slice(0, path.lastIndexOf('/') + 1), baseName(path));
  return folders;
}

function place(on: string, overlay: string, reading: Reading): void {
  const path = inFolder(overlay, on);
  if (reading.onNodes.has(path)) return;
  reading.onNodes.add(path);
  const text = textOf(path, reading);
  if (text === undefined) return;
  const at = { file: text.file, span: { start: 0, end: 0 } };
  reading.facts.push({ kind: 'node-file', path: `/${on}`, text, mode: 'replace', overlay, at });
}

function readCopied(copy: NodeFileCopy, reading: Reading): void {
  const includes = plugins.find((one) => one.includes?.copiedTo?.test(copy.path))?.includes;
  const language = includes?.languages[0];
  if (language !== undefined) copy.sources.find((path) => readText(path, language, copy, reading));
}

function readEntryFiles(map: ConfigMapFact, reading: Reading): void {
  for (const { files, at } of map.data) {
    if (files === undefined || files.some((file) => readText(file, 'unplaced', map, reading))) continue;
    const file = files.find((one) => reading.tree.whyUnread?.(one) !== undefined);
    const because = file === undefined ? undefined : reading.tree.whyUnread?.(file);
    if (because === undefined) continue;
    const message = `${file} was not read: ${because}.`;
    reading.notices.push({ kind: 'unreadable', message, at, unread: 'bytes' });
  }
}

/** Modules (the files of one folder) in folders that the scan leaves out. */
function readModules({ files, sources }: NonNullable<Joining['modules']>, reading: Reading): void {
  const { paths, leftOutBelow } = reading.tree;
  const callers = paths.filter((path) => files.test(path));
  if (callers.length === 0) return;
  const left = new Map<string, string[]>();
  for (const path of leftOutBelow?.('') ?? []) {
    if (!files.test(path)) continue;
    append(left, directoryOf(path), path);
  }
  if (left.size === 0) return;
  const before = reading.facts.length;
  // The list grows while it is gone through.
  for (const caller of callers) {
    const text = reading.tree.bytesOf(caller)?.toString('utf8') ?? '';
    for (const [, source = ''] of text.matchAll(sources)) {
      const folder = pathFrom(directoryOf(caller), source);
      const module = folder === undefined ? undefined : left.get(folder);
      if (folder === undefined || module === undefined) continue;
      left.delete(folder);
      for (const path of module) {
        readFile(path, reading);
        callers.push(path);
      }
    }
  }
  for (const fact of reading.facts.slice(before)) readNamedBy(fact, reading);
}

/** Markdown that a command makes a page of states no object; folders hold what they hold. */
function statesObject(path: string, { tree }: Reading): boolean {
  const bytes = /\.mdc?$/i.test(path) ? tree.bytesOf(path) : undefined;
  return bytes === undefined || /^[\s{]{0,99}["']?kind["']?\s{0,9}:/m.test(decode(bytes));
}

function readResource(path: string, reading: Reading): void {
  if (readFile(path, reading)) return;
  for (const name of FOLDER_FILES) if (readFile(inFolder(path, name), reading)) return;
}

function isFolderFile(path: string): boolean {
  return FOLDER_FILES.includes(baseName(path));
}

function readDeployed(directory: string, reading: Reading): void {
  const prefix = directory === '' ? '' : `${directory}/`;
  for (const name of FOLDER_FILES) if (reading.known.has(prefix + name) || readFile(prefix + name, reading)) return;
  for (const path of reading.tree.leftOutBelow?.(directory) ?? [])
    if (OBJECTS.test(path) || isFolderFile(path)) readFile(path, reading);
}

/** Whether it exists. Scanned files are not read again. */
function readFile(path: string, reading: Reading): boolean {
  if (reading.known.has(path) || (reading.scanned.has(path) && OBJECTS.test(path))) return true;
  const bytes = reading.tree.bytesOf(path);
  if (bytes === undefined) return false;
  add(path, bytes, reading, false);
  return true;
}

function add(path: string, bytes: Buffer, reading: Reading, whole: boolean): void {
  if (reading.known.has(path)) return;
  if (!hasRoom(path, reading)) return;
  if (!whole && !isFolderFile(path) && !prefilter().hasMarker(decode(bytes))) return;
  const { facts, notices, documents } = reading.readObjects(path, bytes);
  for (const fact of facts) reading.facts.push(fact);
  for (const notice of notices) reading.notices.push(notice);
  reading.files += 1;
  reading.documents += documents;
}

function hasRoom(path: string, { known, scanned, notices }: Reading): boolean {
  known.add(path);
  if (known.size <= MAX_NAMED_FILES + scanned.size) return true;
  const at = atFile(path);
  const message = `More than ${MAX_NAMED_FILES} files are named by others; ${path} was not read.`;
  notices.push({ kind: 'unreadable', message, at });
  return false;
}

function readIncluded(fact: ConfigTextFact, reading: Reading): void {
  const includes = plugins.find((one) => one.includes?.languages.includes(fact.language))?.includes;
  if (includes === undefined) return;
  const { value, notices } = includes.named(fact);
  for (const named of value)
    for (const written of named.paths)
      for (const path of named.isPattern ? matching(written, reading) : [written])
        if (!readText(path, named.language, fact, reading)) addUnread(path, named, reading);
  for (const notice of notices) reading.notices.push(notice);
}

function addUnread(path: string, { namedBy, at }: NamedFiles, { tree, notices }: Reading): void {
  const because = namedBy === undefined ? undefined : tree.whyUnread?.(path);
  if (because === undefined) return;
  const message = `${namedBy} ${path}, which was not read: ${because}.`;
  notices.push({ kind: 'unreadable', message, at, unread: 'bytes' });
}

function readText(
  path: string,
  language: ConfigTextFact['language'],
  by: Pick<ConfigTextFact, 'clusterPath'>,
  reading: Reading,
): boolean {
  if (reading.known.has(path)) return true;
  const text = textOf(path, reading);
  if (text === undefined) return reading.known.has(path);
  const at = { file: text.file, span: { start: 0, end: 0 } };
  const clusterPath = by.clusterPath === undefined ? {} : { clusterPath: by.clusterPath };
  reading.facts.push({ kind: 'config-text', language, path, text, at, ...clusterPath });
  return true;
}

function textOf(path: string, reading: Reading): SourceText | undefined {
  const bytes = reading.tree.bytesOf(path);
  if (bytes === undefined || !hasRoom(path, reading)) return undefined;
  const { revision } = reading.tree;
  reading.files += 1;
  return wholeFile({ path, text: decode(bytes), ...defined({ revision }) });
}

function matching(pattern: string, reading: Reading): readonly string[] {
  if (!/[*?]/.test(pattern)) return [pattern];
  const plain = pattern.slice(0, pattern.search(/[*?]/));
  const directory = plain.slice(0, plain.lastIndexOf('/') + 1);
  const fits = filePattern(pattern);
  const there = [...reading.tree.paths, ...(reading.tree.leftOutBelow?.(directory.replace(/\/$/, '')) ?? [])];
  return there.filter(fits);
}

/** In other files, and in documents without a word of DNS. */
function readNamedObjects(facts: readonly Statement[], reading: Reading): void {
  const named = namedObjects(facts);
  if (named === undefined) return;
  for (const path of reading.tree.paths) {
    if (!OBJECTS.test(path)) continue;
    const bytes = reading.tree.bytesOf(path);
    if (bytes === undefined) continue;
    const text = decode(bytes);
    if (!named.mayStandIn(`${text}\n${unescaped(text) ?? ''}`)) continue;
    if (!reading.known.has(path)) add(path, bytes, reading, true);
    else
      for (const fact of reading.readObjects(path, bytes).facts)
        if (isFact(fact) && named.isOne(fact)) {
          reading.facts.push(fact);
          reading.documents += 1;
        }
  }
}

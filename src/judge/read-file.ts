import { atFile } from '../core/text/location.ts';
import { type Notice, notModelled, type Reading } from '../core/text/notice.ts';
import { oncePer } from '../core/text/once.ts';
import { directoryOf, pathFrom, rootedPath } from '../core/text/paths.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import { extentOf } from '../core/text/source-text.ts';
import { looksLikeCorefile } from '../languages/corefile/index.ts';
import type { Fragment, Statement } from '../languages/shared/fragments.ts';
import { child, type Document, sourceOf, valuesIn } from '../read/documents/document.ts';
import { type BytesOptions, openBytes, openFile, sourceFile, unwrap } from '../read/documents/open.ts';
import { decode, LEFT_OUT, mayNameLeftOut } from '../read/documents/prefilter.ts';
import { isChartValues } from '../tools/helm/fragments.ts';
import { carriers } from './carriers.ts';
import { type NamedFilesTree, readNamedFiles } from './named-files.ts';
import { isModuleFile, joining, plugins } from './plugins.ts';

export interface FileReading {
  readonly facts: readonly Statement[];
  readonly notices: readonly Notice[];
  readonly documents: number;
}

export function readFile(
  path: string,
  bytes: Buffer,
  options: BytesOptions & { readonly objects?: boolean },
): FileReading | undefined {
  if (options.named !== true && NOTES.test(path)) return undefined;
  const opened = openBytes(path, bytes, options);
  const applied = opened.naming === false ? [] : leftOutNamedIn(path, bytes);
  if (opened.file === undefined)
    return opened.notices.length + applied.length === 0
      ? undefined
      : { facts: applied, notices: opened.notices, documents: 0 };
  const { documents, notices } = openFile(opened.file, carriers, options);
  const stated = factsOf(documents);
  return {
    facts: [...stated.value, ...applied],
    notices: [...opened.notices, ...notices, ...stated.notices],
    documents: stated.understood,
  };
}

/** What helm prints after an installation, and applies to no cluster (helm pkg/action/action.go notesFileSuffix). */
const NOTES = /(?:^|\/)templates\/(?:[^/]+\/)*[^/]*NOTES\.txt$/;

function factsOf(documents: readonly Document[]): Reading<readonly Statement[]> & { readonly understood: number } {
  const facts: Statement[] = [];
  const notices: Notice[] = [];
  let understood = 0;
  let isSaid = false;
  for (const document of documents) {
    const stated = statedIn(document);
    for (const fact of stated.value) facts.push(fact);
    for (const notice of stated.notices) notices.push(notice);
    if (stated.known) understood += 1;
    for (const notice of unplacedCorefiles(document, stated)) notices.push(notice);
    const refused = document.kind === 'yaml' ? document.template?.refused : undefined;
    if (refused === undefined) continue;
    const isRead = stated.value.some(saysMore);
    if (!isRead) notices.push(refused);
    else if (!isSaid) notices.push({ ...refused, message: READ_AS_IT_STANDS });
    isSaid ||= isRead;
  }
  return { value: facts, notices, understood };
}

/** Values of a tool or chart that is not known; what objects of other kinds do with such a text is theirs. */
function unplacedCorefiles(document: Document, { known, value }: ReturnType<typeof statedIn>): readonly Notice[] {
  const found: Notice[] = [];
  const root = document.kind === 'yaml' && document.template === undefined ? document.root : undefined;
  const mayBeUnread = !known || value.every(isChartValues);
  // A values file may be a chart's own, of which a release takes another; app-template makes ConfigMaps of these.
  const top = known ? child(root, 'configMaps') : root;
  const open = mayBeUnread && top !== undefined ? [top] : [];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const isObject = child(node, 'apiVersion') !== undefined && child(node, 'kind') !== undefined;
    for (const value of isObject ? [] : valuesIn(node)) open.push(value);
    const source = sourceOf(node);
    if (source?.text.includes('\n') === true && looksLikeCorefile(source))
      found.push({ ...notModelled(UNPLACED, extentOf(source)), unlessRead: true });
  }
  return found;
}

const UNPLACED = 'this looks like a Corefile, and which server reads it is not known: it is not judged';

const READ_AS_IT_STANDS =
  'This template is read as it is: the values of its expressions are not known, and its conditions are assumptions. It has to be rendered first to be judged completely.';

function saysMore(fact: Statement): boolean {
  if (fact.kind === 'workload') return fact.containers.length > 0;
  if (fact.kind === 'service') return fact.ports.length > 0;
  return fact.kind !== 'config-map' || fact.data.length > 0;
}

export function readDocument(document: Document): Reading<readonly Statement[]> {
  const { documents, notices } = unwrap([document], carriers);
  const reading = factsOf(documents);
  return { value: reading.value, notices: [...notices, ...reading.notices] };
}

/** Without carriers. */
export function statedIn(document: Document): Reading<readonly Statement[]> & { readonly known: boolean } {
  const value: Statement[] = [];
  const notices: Notice[] = [];
  let known = false;
  for (const plugin of plugins) {
    if (!plugin.recognises(document)) continue;
    known = true;
    const reading = plugin.read(document);
    for (const fact of reading.value) value.push(withRootedPaths(fact));
    for (const notice of reading.notices) notices.push(notice);
  }
  return { value, notices, known };
}

/** Paths on nodes as the kernel takes them, without links (path_resolution(7)). */
function withRootedPaths(fact: Statement): Statement {
  if (fact.kind === 'node-file' || fact.kind === 'node-link') {
    const path = rootedPath(fact.path);
    return path === fact.path ? fact : { ...fact, path };
  }
  const setting = fact.kind === 'kubelet' ? fact.resolvConf : undefined;
  if (fact.kind !== 'kubelet' || setting?.value.startsWith('/') !== true) return fact;
  const value = rootedPath(setting.value);
  return value === setting.value ? fact : { ...fact, resolvConf: { ...setting, value } };
}

export function textReader(
  bytesOf: (path: string) => Buffer | undefined,
  revision?: string,
): (path: string) => SourceFile | undefined {
  return oncePer((path) => {
    const bytes = bytesOf(path);
    return bytes === undefined ? undefined : sourceFile(path, decode(bytes), revision);
  });
}

export function readNamed(
  files: readonly FileReading[],
  tree: Omit<NamedFilesTree, 'paths'> & { readonly paths?: readonly string[] },
): ReturnType<typeof readNamedFiles> {
  const revision = tree.revision === undefined ? {} : { revision: tree.revision };
  return readNamedFiles(
    files.flatMap(({ facts }) => facts),
    { ...tree, paths: tree.paths ?? [] },
    (path, bytes) => readFile(path, bytes, { ...revision, named: true, objects: !isModuleFile(path) }) ?? NOTHING,
  );
}

const NOTHING: FileReading = { facts: [], notices: [], documents: 0 };

/** Excluded files that a line names to apply them: kubectl, a task, a module. */
const WORD = /[\w./-]{0,200}(?:vendor|node_modules|testdata)\b[\w./*-]{0,200}|[\w./-]{1,200}\.mdc?\b/g;
const MAX_LINE = 2000;
const ITEM = /^\s*-\s+["']?[\w./-]+["']?\s*$/;
const KEY = /^[\s-]*["']?[\w-]+["']?:\s*$/;

/** From where it is written and from the root. */
function leftOutNamedIn(path: string, bytes: Buffer): readonly Fragment[] {
  if (!mayNameLeftOut(path, bytes)) return [];
  const applies = joining.flatMap((one) => one.applies ?? []);
  const at = atFile(path);
  const found = new Set<string>();
  // Of a list's items below its key.
  let key = '';
  for (const line of decode(bytes).split('\n')) {
    if (line.length > MAX_LINE) continue;
    const isItem = ITEM.test(line);
    if (!isItem) key = KEY.test(line) ? line : '';
    const words = isItem ? key + line : line;
    if (LEFT_OUT.some((word) => line.includes(word)) && applies.some((one) => one.test(words)))
      for (const [word] of line.matchAll(WORD))
        for (const folder of [directoryOf(path), '']) {
          const place = pathFrom(folder, word.replace(/^-[a-zA-Z]|\/(?:\*[^/]*)?$/g, ''));
          if (place !== undefined && place !== '') found.add(place);
        }
  }
  return [...found].map((place) => ({
    kind: 'named/applied',
    resources: [{ value: place, at }],
    deploys: place,
    deployedBy: place,
    at,
  }));
}

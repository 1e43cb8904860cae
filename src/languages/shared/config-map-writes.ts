/** A ConfigMap that something that runs writes: as an object, or for a join where files state a part of it. */
import type { Applier } from '../../core/facts/fact.ts';
import { defined } from '../../core/text/defined.ts';
import type { Location, Span } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import type { SourceText } from '../../core/text/source-text.ts';
import {
  child,
  entries,
  items,
  scalarText,
  type YamlDocument,
  type YamlEntry,
  type YamlNode,
} from '../../read/documents/document.ts';
import { madeMap, madeText } from '../../read/documents/made.ts';

/** What is put into one; each list names files of the repository, of which the first that is there counts. */
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

/** The key under which a join finds one. */
export const WRITES = 'writes';

export function writeDocument(path: string, write: Write): YamlDocument {
  const { by, source, objectFiles, patchFiles, span = { start: 0, end: source.text.length } } = write;
  const root = objectFiles === undefined && patchFiles === undefined ? objectOf(write, span) : fragmentOf(write, span);
  return { kind: 'yaml', path, source, root, isMade: true, appliedBy: by };
}

function objectOf({ source, name, namespace, data, binaryData, dataFiles }: Write, span: Span): YamlNode {
  const text = (value: string | undefined): YamlNode | undefined =>
    value === undefined ? undefined : madeText(source, span, value);
  return madeMap(span, {
    apiVersion: text('v1'),
    kind: text('ConfigMap'),
    metadata: madeMap(span, { name: text(name), namespace: text(namespace) }),
    data,
    binaryData,
    dataFiles: dataFiles === undefined ? undefined : { kind: 'map', span, entries: dataFiles },
  });
}

function fragmentOf(write: Write, span: Span): YamlNode {
  const { source, objectFiles, patchFiles, operations } = write;
  const list = (paths: readonly string[] | undefined): YamlNode | undefined =>
    paths === undefined
      ? undefined
      : { kind: 'sequence', span, items: paths.map((path) => madeText(source, span, path)) };
  return madeMap(span, {
    [WRITES]: madeText(source, span, operations === true ? 'operations' : 'merge'),
    object: objectOf(write, span),
    objectFiles: list(objectFiles),
    patchFiles: list(patchFiles),
  });
}

/** Of a document that `writeDocument` made for a join. */
export function writeIn({ root, source, appliedBy = 'command' }: YamlDocument): Write {
  const object = child(root, 'object');
  const texts = (key: string): readonly string[] | undefined => {
    const list = child(root, key);
    return list === undefined ? undefined : items(list).flatMap((item) => scalarText(item) ?? []);
  };
  const dataFiles = child(object, 'dataFiles');
  return {
    by: appliedBy,
    source,
    ...defined({
      name: scalarText(child(object, 'metadata', 'name')),
      namespace: scalarText(child(object, 'metadata', 'namespace')),
      data: child(object, 'data'),
      binaryData: child(object, 'binaryData'),
      dataFiles: dataFiles === undefined ? undefined : entries(dataFiles),
      objectFiles: texts('objectFiles'),
      patchFiles: texts('patchFiles'),
      operations: scalarText(child(root, WRITES)) === 'operations' ? true : undefined,
    }),
  };
}

/** What a patch puts into a ConfigMap: a merge patch, or operations of RFC 6902 that add or replace texts. */
export function patchedData(root: YamlNode, operations: boolean): Pick<Write, 'data' | 'binaryData'> {
  if (!operations) return defined({ data: child(root, 'data'), binaryData: child(root, 'binaryData') });
  return defined({ data: operated(root, 'data'), binaryData: operated(root, 'binaryData') });
}

function operated(root: YamlNode, field: 'data' | 'binaryData'): YamlNode | undefined {
  const set: YamlEntry[] = [];
  for (const one of items(root)) {
    const [, of, key] = /^\/(\w+)(?:\/([^/]+))?$/.exec(scalarText(child(one, 'path')) ?? '') ?? [];
    const value = child(one, 'value');
    if (of !== field || value === undefined) continue;
    if (key === undefined) for (const entry of entries(value)) set.push(entry);
    else {
      const keySpan = { start: value.span.start, end: value.span.start };
      set.push({ key: key.replace(/~1/g, '/').replace(/~0/g, '~'), keySpan, value });
    }
  }
  return set.length === 0 ? undefined : { kind: 'map', span: root.span, entries: set };
}

/** Other entries are left as they are. */
export function holdsConfiguration(data: YamlNode | undefined): boolean {
  return entries(data).some(({ key }) => /corefile|\.(?:conf|server|override|include)$/i.test(key));
}

/** It moves or copies the text of an entry there, which no command shows. */
export function isOpenPatch(root: YamlNode): boolean {
  return items(root).some(
    (one) =>
      child(one, 'value') === undefined &&
      /^\/data\/Corefile$/.test(scalarText(child(one, 'path')) ?? '') &&
      scalarText(child(one, 'op')) !== 'remove',
  );
}

/** Without a name it may be any. */
export function unknownWrite(at: Location, { by, name, namespace }: Pick<Write, 'by' | 'name' | 'namespace'>): Notice {
  const fullName = namespace === undefined ? name : `${namespace}/${name}`;
  const object = name === undefined ? 'a ConfigMap' : `the ConfigMap ${fullName}`;
  return {
    kind: 'not-modelled',
    message: `what this ${by} puts into ${object} is not known: it may have no loop plugin`,
    at,
    writes: defined({ name }),
  };
}

/** A ConfigMap that something that runs writes: as an object, or for a join where files state a part of it. */
import { defined } from '../../core/text/defined.ts';
import type { Location, Span } from '../../core/text/location.ts';
import type { Notice } from '../../core/text/notice.ts';
import {
  child,
  entries,
  items,
  scalarText,
  type Write,
  type YamlDocument,
  type YamlEntry,
  type YamlNode,
} from '../../read/documents/document.ts';
import { madeMap, madeText } from '../../read/documents/made.ts';

export function writeDocument(path: string, write: Write): YamlDocument {
  const { by, source, objectFiles, patchFiles, span = { start: 0, end: source.text.length } } = write;
  const made = { kind: 'yaml', path, source, isMade: true, appliedBy: by } as const;
  return objectFiles === undefined && patchFiles === undefined
    ? { ...made, root: objectOf(write, span) }
    : { ...made, root: madeMap(span, {}), write };
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

/** Objects that install servers: looked for, also in files without DNS, where something is gone. */

import type { Installing } from '../core/facts/installing.ts';
import { once, oncePer } from '../core/text/once.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import type { Applying, Fetching } from '../languages/shared/plugin.ts';
import type { Document } from '../read/documents/document.ts';
import { openFile } from '../read/documents/open.ts';
import type { Opened } from '../read/documents/open-text.ts';
import { mayRunCommands } from '../tools/shell/edits.ts';
import { carriers } from './carriers.ts';
import { isModuleFile, joining, plugins } from './plugins.ts';

type Read = (path: string) => SourceFile | undefined;

export function installingIn(read: Read): (path: string) => readonly Installing[] {
  return eachDocument(read, (one) => joining.flatMap(({ installing }) => installing?.(one) ?? []));
}

export function applyingIn(read: Read): (path: string) => readonly Applying[] {
  const openAs = (file: SourceFile): Opened => openFile(file, [], { objects: OBJECTS.test(file.path) });
  return eachDocument(read, (one) => joining.flatMap(({ applying }) => applying?.(one) ?? []), openAs);
}

/** Of all files, searched only where several state one object. */
export function applyingBelow(
  inFile: (path: string) => readonly Applying[],
  read: Read,
  paths: readonly string[] = [],
): () => readonly Applying[] {
  return once(() =>
    paths
      .filter((path) => mayRunCommands(path) && BELOW.test(read(path)?.text ?? ''))
      .flatMap((path) => inFile(path).filter(({ recurses }) => recurses)),
  );
}

const BELOW = /(?:^|\s|["'])(?:--recursive|-R)/m;

/** Of all files, searched only where a changed one differs. */
export function fetchingIn(read: Read, paths: readonly string[] = []): FetchingObjects {
  const inFile = eachDocument(read, (one) => plugins.flatMap(({ fetching }) => fetching?.(one) ?? []));
  return {
    inFile,
    all: once(() =>
      paths
        .filter((path) => OBJECTS.test(path) && SOURCES.test(read(path)?.text ?? ''))
        .flatMap((path) => inFile(path)),
    ),
  };
}

export interface FetchingObjects {
  readonly inFile: (path: string) => readonly Fetching[];
  readonly all: () => readonly Fetching[];
}

const OBJECTS = /\.(?:ya?ml|json)$/i;
const SOURCES = /\b(?:GitRepository|OCIRepository|Bucket)\b/;

function eachDocument<T>(
  read: Read,
  found: (document: Document) => readonly T[],
  open: (file: SourceFile) => Opened = openAsObjects,
): (path: string) => readonly T[] {
  return oncePer((path) => {
    const file = read(path);
    return file === undefined ? [] : open(file).documents.flatMap(found);
  });
}

function openAsObjects(file: SourceFile): Opened {
  return openFile(file, carriers, { objects: !isModuleFile(file.path) });
}

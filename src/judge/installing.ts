/** Objects that install servers, looked for where a server is gone: also in files where nothing suggests DNS any more. */

import type { Installing } from '../core/facts/installing.ts';
import type { SourceFile } from '../core/text/source-file.ts';
import { openFile } from '../read/documents/open.ts';
import { carriers } from './carriers.ts';
import { isModuleFile, joining } from './plugins.ts';

export function installingIn(read: (path: string) => SourceFile | undefined): (path: string) => readonly Installing[] {
  const known = new Map<string, readonly Installing[]>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const file = read(path);
    const documents = file === undefined ? [] : openFile(file, carriers, { objects: !isModuleFile(path) }).documents;
    const found = documents.flatMap((one) => joining.flatMap(({ installing }) => installing?.(one) ?? []));
    known.set(path, found);
    return found;
  };
}

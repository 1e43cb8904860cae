/** Paths of the repository, from its root. */

/** `''` for the root. */
export function directoryOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** As written in a file of `directory`; undefined where it leads out of the tree. */
export function pathFrom(directory: string, written: string): string | undefined {
  const parts: string[] = [];
  for (const part of [...directory.split('/'), ...written.split('/')]) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

/** Texts by folder, without scanning all. */

import { once } from '../text/once.ts';

export function indexFolders<T>(texts: ReadonlyMap<string, T>): (folder: string) => readonly (readonly [string, T])[] {
  const inOrder = once(() =>
    [...texts]
      .map(([path, text], position) => [path, text, position] as const)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
  );
  return (folder) => {
    const sorted = inOrder();
    const below = `${folder}/`;
    let from = 0;
    let to = sorted.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sorted[middle]?.[0] ?? '') < below) from = middle + 1;
      else to = middle;
    }
    while (sorted[to]?.[0].startsWith(below) === true) to += 1;
    return sorted
      .slice(from, to)
      .sort((a, b) => a[2] - b[2])
      .map(([path, text]) => [path, text]);
  };
}

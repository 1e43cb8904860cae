/** Texts by folder, without scanning all. */

import { once } from '../text/once.ts';
import { compareText, firstIndex } from '../text/sorted.ts';

export function indexFolders<T>(texts: ReadonlyMap<string, T>): (folder: string) => readonly (readonly [string, T])[] {
  const inOrder = once(() =>
    [...texts].map(([path, text], position) => [path, text, position] as const).sort(([a], [b]) => compareText(a, b)),
  );
  return (folder) => {
    const sorted = inOrder();
    const below = `${folder}/`;
    const from = firstIndex(sorted.length, (index) => (sorted[index]?.[0] ?? '') < below);
    let to = from;
    while (sorted[to]?.[0].startsWith(below) === true) to += 1;
    return sorted
      .slice(from, to)
      .sort((a, b) => a[2] - b[2])
      .map(([path, text]) => [path, text]);
  };
}

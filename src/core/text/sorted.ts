/** By code units, never by locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The first index of a sorted list of `length` for which `isBefore` no longer holds. */
export function firstIndex(length: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** `paths` is sorted. */
export function pathsBelow(directory: string, paths: readonly string[]): readonly string[] {
  if (directory === '') return paths;
  const prefix = `${directory}/`;
  const start = firstIndex(paths.length, (index) => (paths[index] ?? '') < prefix);
  let end = start;
  while (paths[end]?.startsWith(prefix) === true) end += 1;
  return paths.slice(start, end);
}

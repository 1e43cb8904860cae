/** One by one: a call takes no more arguments than the stack holds. */
export function addAll<T>(list: T[], more: Iterable<T>): void {
  for (const item of more) list.push(item);
}

const NOTHING: readonly never[] = [];

/** A list that stays: V8 adds room for sixteen more items to one that grew. */
export function packed<T>(list: readonly T[]): readonly T[] {
  return list.length === 0 ? NOTHING : list.slice();
}

export function largest(numbers: Iterable<number>, least: number): number {
  let found = least;
  for (const one of numbers) if (one > found) found = one;
  return found;
}

export function append<K, T>(lists: Map<K, T[]>, key: K, item: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

export function grouped<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const lists = new Map<K, T[]>();
  for (const item of items) append(lists, keyOf(item), item);
  return lists;
}

export function distinctBy<T>(items: Iterable<T>, keyOf: (item: T) => string): T[] {
  const known = new Map<string, T>();
  for (const item of items) {
    const key = keyOf(item);
    if (!known.has(key)) known.set(key, item);
  }
  return [...known.values()];
}

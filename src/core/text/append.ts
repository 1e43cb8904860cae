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

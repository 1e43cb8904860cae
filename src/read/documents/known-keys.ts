import type { YamlEntry } from './document.ts';

/** A map that is being read: most have a handful of keys, which are compared one by one. */
export interface GrowingMap {
  readonly entries: YamlEntry[];
  /** All keys, once there are many. */
  keys: Set<string> | undefined;
}

const MANY = 16;

/** Whether a key stands in the map already; it is known from now on. */
export function meetsKey(map: GrowingMap, key: string): boolean {
  const { entries } = map;
  if (entries.length < MANY) {
    for (const entry of entries) if (entry.key === key) return true;
    return false;
  }
  map.keys ??= new Set(entries.map((entry) => entry.key));
  if (map.keys.has(key)) return true;
  map.keys.add(key);
  return false;
}

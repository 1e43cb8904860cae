/** Drops keys with undefined values, for optional fields. */
export function defined<const T extends object>(object: T): Defined<T> {
  const kept: Record<string, unknown> = {};
  // Hot: Object.entries would allocate.
  for (const key in object) if (object[key] !== undefined) kept[key] = object[key];
  return kept as Defined<T>;
}

export type Defined<T extends object> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The object without the keys whose value is undefined: for optional fields, which are there or are not. */
export function defined<const T extends object>(object: T): Defined<T> {
  const kept: Record<string, unknown> = {};
  // Called for most of what is built: no pairs are made on the way.
  for (const key in object) if (object[key] !== undefined) kept[key] = object[key];
  return kept as Defined<T>;
}

export type Defined<T extends object> = { [K in keyof T]?: Exclude<T[K], undefined> };

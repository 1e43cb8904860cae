/** The object without the keys whose value is undefined: for optional fields, which are there or are not. */
export function defined<const T extends object>(object: T): Defined<T> {
  const kept: Defined<T> = {};
  // A pair for each key, as Object.entries makes, costs more than a whole scan should.
  for (const key in object) if (object[key] !== undefined) kept[key] = object[key];
  return kept;
}

export type Defined<T extends object> = { [K in keyof T]?: Exclude<T[K], undefined> };

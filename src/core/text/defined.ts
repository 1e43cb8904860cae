/** The object without the keys whose value is undefined: for optional fields, which are there or are not. */
export function defined<const T extends object>(object: T): Defined<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Defined<T>;
}

export type Defined<T extends object> = { [K in keyof T]?: Exclude<T[K], undefined> };

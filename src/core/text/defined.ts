/** Drops keys with undefined values, for optional fields. */
export function defined<const T extends object>(object: T): Defined<T> {
  let kept: Record<string, unknown> | undefined;
  // Hot: Object.entries would allocate, and most have nothing to keep.
  for (const key in object)
    if (object[key] !== undefined) {
      kept ??= {};
      kept[key] = object[key];
    }
  return (kept ?? NOTHING) as Defined<T>;
}

const NOTHING: Readonly<Record<string, unknown>> = Object.freeze({});

export type Defined<T extends object> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** For a mistake of ours, never of a file. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`loopgate made a mistake: ${message}`);
}

/** Closes an exhaustive `switch`. */
export function assertNever(value: never): never {
  throw new Error(`loopgate made a mistake: unexpected ${JSON.stringify(value)}`);
}

/** A value that the code around has made sure of. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('loopgate made a mistake: a value that must be there is not');
  return value;
}

export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`loopgate made a mistake: no item ${index} among ${list.length}`);
  return item;
}

/** A system error's code, as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Without a prototype, so that `__proto__` is a key. */
export function emptyRecord<T>(): Record<string, T> {
  return Object.create(null);
}

/** `itemAt` for numbers in innermost loops. */
export function entryAt(list: Int32Array | Float64Array, index: number): number {
  const item = list[index];
  if (item === undefined) throw new Error(`loopgate made a mistake: no number ${index} among ${list.length}`);
  return item;
}

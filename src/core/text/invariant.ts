/** Our own mistake, never the file's: says so instead of going on with nonsense. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`loopgate made a mistake: ${message}`);
}

/** Closes an exhaustive `switch` on a `kind`. */
export function assertNever(value: never): never {
  throw new Error(`loopgate made a mistake: unexpected ${JSON.stringify(value)}`);
}

/** A value that the code around it has made sure of: what was just counted, pushed or looked up. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('loopgate made a mistake: a value that must be there is not');
  return value;
}

/** The item at an index that lies within the list. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`loopgate made a mistake: no item ${index} among ${list.length}`);
  return item;
}

/** The code of a failure of the system, as `ENOENT`. */
export function errorCode(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** A record without a prototype, so that a key of a file (`__proto__`, `constructor`) is a key like any other. */
export function emptyRecord<T>(): Record<string, T> {
  return Object.create(null);
}

/** As `itemAt`, for lists that hold nothing but numbers and are read in the innermost loops. */
export function entryAt(list: Int32Array | Float64Array, index: number): number {
  const item = list[index];
  if (item === undefined) throw new Error(`loopgate made a mistake: no number ${index} among ${list.length}`);
  return item;
}

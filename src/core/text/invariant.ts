/** Our own mistake, never the file's: says so instead of going on with nonsense. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`loopgate made a mistake: ${message}`);
}

/** Closes an exhaustive `switch` on a `kind`. */
export function assertNever(value: never): never {
  throw new Error(`loopgate made a mistake: unexpected ${JSON.stringify(value)}`);
}

/** The tool was used wrongly: a path, pattern or revision that cannot be meant. Doors answer with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

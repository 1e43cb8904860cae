/** The tool was used wrongly: a path, pattern or revision that cannot be meant. Doors answer with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** The message as it is to be shown: what a name in one of them says begins no other. */
  readonly lines: readonly string[];

  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

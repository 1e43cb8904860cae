/** Texts for tests. */

export function times(count: number, of: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => of(index)).join('');
}

/** Lines with text, `by` blanks further in. */
export function indent(text: string, by: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(by));
}

export function base64(text: string | Buffer): string {
  return Buffer.from(text).toString('base64');
}

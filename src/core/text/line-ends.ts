/** Where the line of `at` ends, before its LF. */
export function lineEnd(text: string, at: number): number {
  const feed = text.indexOf('\n', at);
  return feed === -1 ? text.length : feed;
}

/** Where the line of `at` begins. */
export function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
}

/** Where the next line begins. */
export function nextLine(text: string, at: number): number {
  return Math.min(text.length, lineEnd(text, at) + 1);
}

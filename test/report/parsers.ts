/** Sinks read back: what a reader of Markdown, HTML or XML makes of a text. */
import { expect } from '@jest/globals';

/** Splits off fenced blocks as CommonMark 4.5 finds them; fails where one is never closed. */
export function outsideFences(markdown: string): readonly string[] {
  const lines: string[] = [];
  let fence = '';
  for (const line of markdown.split('\n')) {
    if (fence !== '') {
      const closing = /^ {0,3}(`{3,})\s*$/.exec(line)?.[1];
      if (closing !== undefined && closing.length >= fence.length) fence = '';
      continue;
    }
    fence = /^ {0,3}(`{3,})[^`]*$/.exec(line)?.[1] ?? '';
    if (fence === '') lines.push(line);
  }
  expect(fence).toBe('');
  return lines;
}

/** Names of the elements in order, `/name` for ends; fails where markup is broken. Attributes are in double quotes. */
export function elementsOf(markup: string): readonly string[] {
  const names: string[] = [];
  const rest = markup.replace(
    /<(\/?[a-zA-Z][\w-]*)((?: [a-zA-Z-]+="[^"<>]*")*) ?(\/?)>/g,
    (_, name: string, attributes: string, empty: string) => {
      // Names only: what stands between the quotes is text.
      expect(attributes.replace(/"[^"]*"/g, '')).not.toMatch(/ on\w+=/i);
      names.push(name);
      if (empty === '/') names.push(`/${name}`);
      return '';
    },
  );
  expect(rest.replace(/^<\?xml [^>]*\?>|^<!doctype html>/, '')).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/);
  return names;
}

export function expectNested(names: readonly string[]): void {
  const open: string[] = [];
  for (const name of names) {
    if (name === 'meta' || name === 'input') continue;
    if (!name.startsWith('/')) open.push(name);
    else expect(open.pop()).toBe(name.slice(1));
  }
  expect(open).toEqual([]);
}

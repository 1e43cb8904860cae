/** Files that the words of a text name, by their path or its end: `$HERE/dns/cm.yaml`. */
import { grouped } from './append.ts';
import { baseName } from './paths.ts';

export const WORD: RegExp = /[^\s"'`=,:;()<>|&[\]{}@#]+/g;
/** Files of one name that a word may mean. */
const MAX_ALIKE = 100;
const NONE: readonly string[] = [];

export function wordsIn(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

export function openNamed(paths: Iterable<string>): (word: string) => readonly string[] {
  const alike = grouped(paths, baseName);
  return (word) => {
    const files = alike.get(baseName(word))?.slice(0, MAX_ALIKE) ?? NONE;
    if (files.length === 0) return NONE;
    const place = word.replace(/^(?:\.{0,2}\/|\$\w+\/)+/, '');
    return files.filter((file) => file === place || file.endsWith(`/${place}`));
  };
}

/** Excluded files that a line names to apply them: kubectl, a task, a module. */
import { directoryOf, pathFrom } from '../core/text/paths.ts';
import type { Fragment } from '../languages/shared/fragments.ts';
import { decode, LEFT_OUT, mayNameLeftOut } from '../read/documents/prefilter.ts';
import { joining } from './plugins.ts';

const WORD = /[\w./-]{0,200}(?:vendor|node_modules|testdata)\b[\w./*-]{0,200}|[\w./-]{1,200}\.mdc?\b/g;
const MAX_LINE = 2000;
const ITEM = /^\s*-\s+["']?[\w./-]+["']?\s*$/;
const KEY = /^[\s-]*["']?[\w-]+["']?:\s*$/;

/** From where it is written and from the root. */
export function leftOutNamedIn(path: string, bytes: Buffer): readonly Fragment[] {
  if (!mayNameLeftOut(path, bytes)) return [];
  const applies = joining.flatMap((one) => one.applies ?? []);
  const at = { file: { path, text: '' }, span: { start: 0, end: 0 } };
  const found = new Set<string>();
  // Of a list's items below its key.
  let key = '';
  for (const line of decode(bytes).split('\n')) {
    if (line.length > MAX_LINE) continue;
    const isItem = ITEM.test(line);
    if (!isItem) key = KEY.test(line) ? line : '';
    const words = isItem ? key + line : line;
    if (LEFT_OUT.some((word) => line.includes(word)) && applies.some((one) => one.test(words)))
      for (const [word] of line.matchAll(WORD))
        for (const folder of [directoryOf(path), '']) {
          const place = pathFrom(folder, word.replace(/^-[a-zA-Z]|\/(?:\*[^/]*)?$/g, ''));
          if (place !== undefined && place !== '') found.add(place);
        }
  }
  return [...found].map((place) => ({
    kind: 'named/applied',
    resources: [{ value: place, at }],
    deploys: place,
    deployedBy: place,
    at,
  }));
}

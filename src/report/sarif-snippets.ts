/** Lines around a result: SARIF 2.1.0, 3.29.5 (contextRegion), 3.30.13 (snippet). */

import type { PhysicalLocation, Region } from 'sarif';
import { defined } from '../core/text/defined.ts';
import type { Location } from '../core/text/location.ts';
import type { Places } from './places.ts';
import { visible } from './plain-text.ts';

const AROUND = 1;
/** UTF-16 code units; a snippet is the whole region, so a longer one is left out. */
const MAX_SNIPPET = 1_000;

/** With its text and surrounding lines, if any. */
export function withSnippets(
  region: Region,
  at: Location,
  places: Places,
): Pick<PhysicalLocation, 'region' | 'contextRegion'> {
  const { start, end } = places.of(at);
  const text = at.file.text.slice(at.span.start, at.span.end);
  const first = Math.max(1, start.line - AROUND);
  const lines: string[] = [];
  for (let line = first; line <= end.line + AROUND && lines.length <= MAX_SNIPPET; line += 1) {
    lines.push(places.line(at.file, line));
  }
  // No empty line below the last.
  while (lines.length > 1 && lines.at(-1) === '' && first + lines.length - 1 > end.line) lines.pop();
  const context = lines.join('\n');
  const last = first + lines.length - 1;
  return {
    region: isShown(text) ? { ...region, snippet: { text } } : region,
    // Larger than the region: SARIF 2.1.0, 3.29.5.
    ...defined({
      contextRegion:
        isShown(context) && context.length > text.length && last >= end.line
          ? {
              startLine: first,
              startColumn: 1,
              endLine: last,
              endColumn: (lines.at(-1) ?? '').length + 1,
              snippet: { text: context },
            }
          : undefined,
    }),
  };
}

function isShown(text: string): boolean {
  if (text.length > MAX_SNIPPET || text.trim() === '') return false;
  return text.split(/\r?\n|\t/).every((part) => visible(part) === part);
}

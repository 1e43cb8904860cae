/** As `git diff` writes one file. */

import { structuredPatch } from 'diff/lib/patch/create.js';

/** With more differing lines, one change is the whole file. */
const MAX_DIFFERENCES = 400;

/** Empty where nothing differs. Line ends are kept, CR too, and `\ No newline at end of file`. */
export function unifiedDiff(path: string, before: string, after: string): string {
  const options = { context: 3, maxEditLength: MAX_DIFFERENCES };
  const { hunks } = structuredPatch('', '', before, after, '', '', options) ?? exchanged(before, after);
  if (hunks.length === 0) return '';
  const out = [`--- a/${path}\n`, `+++ b/${path}\n`];
  for (const { oldStart, oldLines, newStart, newLines, lines } of hunks) {
    out.push(`@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@\n`, lines.join('\n'), '\n');
  }
  return out.join('');
}

/** All of one text for all of the other. */
function exchanged(before: string, after: string): Pick<ReturnType<typeof structuredPatch>, 'hunks'> {
  const [gone] = structuredPatch('', '', before, '').hunks;
  const [come] = structuredPatch('', '', '', after).hunks;
  const [old, now] = [gone?.lines ?? [], come?.lines ?? []];
  const sizes = { oldLines: gone?.oldLines ?? 0, newLines: come?.newLines ?? 0 };
  return { hunks: [{ oldStart: 1, newStart: 1, ...sizes, lines: [...old, ...now] }] };
}

/** From 1; a side without lines names the line before it. */
function range(from: number, count: number): string {
  return count === 1 ? `${from}` : `${count === 0 ? from - 1 : from},${count}`;
}

/** As `git diff` writes one file. */

import { itemAt, present } from '../core/text/invariant.ts';
import { nextLine } from '../core/text/line-ends.ts';

const CONTEXT = 3;
/** With more differing lines, one change spans them all. */
const MAX_DIFFERENCES = 400;

interface Change {
  /** Half-open, from 0; of the old text and the new. */
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

/** Empty where nothing differs. Line ends are kept, CR too, and `\ No newline at end of file`. */
export function unifiedDiff(path: string, before: string, after: string): string {
  const old = linesOf(before);
  const now = linesOf(after);
  const changes = changesOf(old, now);
  if (changes.length === 0) return '';
  const out = [`--- a/${path}\n`, `+++ b/${path}\n`];
  for (const group of groupsOf(changes)) out.push(hunk(group, old, now));
  return out.join('');
}

function linesOf(text: string): readonly string[] {
  const lines: string[] = [];
  for (let start = 0; start < text.length; ) {
    const end = nextLine(text, start);
    lines.push(text.slice(start, end));
    start = end;
  }
  return lines;
}

function changesOf(old: readonly string[], now: readonly string[]): readonly Change[] {
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let tail = 0;
  while (tail < old.length - start && tail < now.length - start && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const a = old.slice(start, old.length - tail);
  const b = now.slice(start, now.length - tail);
  if (a.length + b.length === 0) return [];
  const found = shortestEdits(a, b) ?? [{ oldStart: 0, oldEnd: a.length, newStart: 0, newEnd: b.length }];
  return found.map((change) => ({
    oldStart: change.oldStart + start,
    oldEnd: change.oldEnd + start,
    newStart: change.newStart + start,
    newEnd: change.newEnd + start,
  }));
}

/** Myers, "An O(ND) Difference Algorithm"; undefined beyond the bound. */
function shortestEdits(a: readonly string[], b: readonly string[]): readonly Change[] | undefined {
  const furthest = new Map<number, number>([[1, 0]]);
  const trace: ReadonlyMap<number, number>[] = [];
  for (let d = 0; d <= Math.min(MAX_DIFFERENCES, a.length + b.length); d += 1) {
    trace.push(new Map(furthest));
    for (let k = -d; k <= d; k += 2) {
      let x = isDown(furthest, k, d) ? (furthest.get(k + 1) ?? 0) : (furthest.get(k - 1) ?? 0) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      furthest.set(k, x);
      if (x >= a.length && x - k >= b.length) return tracedBack(trace, a.length, b.length);
    }
  }
  return undefined;
}

function isDown(furthest: ReadonlyMap<number, number>, k: number, d: number): boolean {
  return k === -d || (k !== d && (furthest.get(k - 1) ?? 0) < (furthest.get(k + 1) ?? 0));
}

function tracedBack(trace: readonly ReadonlyMap<number, number>[], endX: number, endY: number): readonly Change[] {
  const single: Change[] = [];
  let [x, y] = [endX, endY];
  for (let d = trace.length - 1; d > 0; d -= 1) {
    const furthest = itemAt(trace, d);
    const k = x - y;
    const down = isDown(furthest, k, d);
    const fromX = furthest.get(down ? k + 1 : k - 1) ?? 0;
    const fromY = fromX - (down ? k + 1 : k - 1);
    single.push(
      down
        ? { oldStart: fromX, oldEnd: fromX, newStart: fromY, newEnd: fromY + 1 }
        : { oldStart: fromX, oldEnd: fromX + 1, newStart: fromY, newEnd: fromY },
    );
    [x, y] = [fromX, fromY];
  }
  const joined: Change[] = [];
  for (const change of single.reverse()) {
    const last = joined.at(-1);
    if (last !== undefined && last.oldEnd === change.oldStart && last.newEnd === change.newStart)
      joined[joined.length - 1] = { ...last, oldEnd: change.oldEnd, newEnd: change.newEnd };
    else joined.push(change);
  }
  return joined;
}

/** Changes with touching context are one hunk. */
function groupsOf(changes: readonly Change[]): readonly (readonly Change[])[] {
  const groups: Change[][] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last !== undefined && change.oldStart - (last.at(-1)?.oldEnd ?? 0) <= 2 * CONTEXT) last.push(change);
    else groups.push([change]);
  }
  return groups;
}

function hunk(group: readonly Change[], old: readonly string[], now: readonly string[]): string {
  const first = itemAt(group, 0);
  const last = present(group.at(-1));
  const oldFrom = Math.max(0, first.oldStart - CONTEXT);
  const oldTo = Math.min(old.length, last.oldEnd + CONTEXT);
  const newFrom = first.newStart - (first.oldStart - oldFrom);
  const newTo = last.newEnd + (oldTo - last.oldEnd);
  const out = [`@@ -${range(oldFrom, oldTo)} +${range(newFrom, newTo)} @@\n`];
  let at = oldFrom;
  for (const change of group) {
    for (; at < change.oldStart; at += 1) out.push(line(' ', old[at]));
    for (; at < change.oldEnd; at += 1) out.push(line('-', old[at]));
    for (let i = change.newStart; i < change.newEnd; i += 1) out.push(line('+', now[i]));
  }
  for (; at < oldTo; at += 1) out.push(line(' ', old[at]));
  return out.join('');
}

/** From 1; a side without lines names the line before it. */
function range(from: number, to: number): string {
  const count = to - from;
  return count === 1 ? `${from + 1}` : `${count === 0 ? from : from + 1},${count}`;
}

function line(mark: string, text = ''): string {
  return text.endsWith('\n') ? `${mark}${text}` : `${mark}${text}\n\\ No newline at end of file\n`;
}

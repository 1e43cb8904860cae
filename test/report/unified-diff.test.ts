import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { unifiedDiff } from '../../src/report/unified-diff.ts';

/** What `patch` does, strictly: every line of the old text must be where the hunk says. */
function patched(before: string, diff: string): string {
  const old = before.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const out: string[] = [];
  let at = 0;
  const lines = diff.match(/[^\n]*\n/g) ?? [];
  for (const [index, line] of lines.entries()) {
    const head = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@\n$/.exec(line);
    if (head !== null) {
      const from = head[2] === '0' ? Number(head[1]) : Number(head[1]) - 1;
      while (at < from) out.push(old[at++] ?? '');
      expect(out.length).toBe(head[4] === '0' ? Number(head[3]) : Number(head[3]) - 1);
      continue;
    }
    if (/^(?:---|\+\+\+) [ab]\//.test(line) || line.startsWith('\\')) continue;
    const body = lines[index + 1]?.startsWith('\\') === true ? line.slice(1, -1) : line.slice(1);
    if (line[0] !== '+') expect(old[at++]).toBe(body);
    if (line[0] !== '-') out.push(body);
  }
  while (at < old.length) out.push(old[at++] ?? '');
  return out.join('');
}

describe('a unified diff', () => {
  test('is what git writes', () => {
    expect(unifiedDiff('a.yaml', '1\n2\n3\n4\n5\n6\n', '1\n2\n3\n4\nfive\n6\n')).toBe(
      '--- a/a.yaml\n+++ b/a.yaml\n@@ -2,5 +2,5 @@\n 2\n 3\n 4\n-5\n+five\n 6\n',
    );
    expect(unifiedDiff('a', 'x', 'x\n')).toBe('--- a/a\n+++ b/a\n@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+x\n');
    expect(unifiedDiff('a', 'x\n', 'x\n')).toBe('');
  });

  test('gives the new text back, for any two', () => {
    const text = fc
      .array(fc.constantFrom('a\n', 'b\n', 'c\r\n', '\n', 'd\n', 'e\n'), { maxLength: 40 })
      .chain((lines) => fc.constantFrom('', 'z').map((end) => lines.join('') + end));
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(patched(before, unifiedDiff('f', before, after))).toBe(after);
      }),
    );
  });
});

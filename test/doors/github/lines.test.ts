import { afterAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { indexLines, positionAt } from '../../../src/core/text/location.ts';
import { atHead, isInHunk, oldLineOf, parseHunks, pullRequestPlaces } from '../../../src/doors/github/lines.ts';
import type { Report, ReportedFinding } from '../../../src/judge/report/finding.ts';
import { runGit } from '../../../src/read/tree/git.ts';
import { pullRequest, scratch } from '../../e2e/support/repositories.ts';

const [room, second] = [scratch(), scratch()];
afterAll(() => {
  for (const one of [room, second]) one.remove();
});

describe('hunks', () => {
  test('are read with and without counts', () => {
    expect(
      parseHunks('diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -3 +4,2 @@ head\n-a\n+b\n+c\n@@ -9,0 +11 @@\n+d\n'),
    ).toEqual([
      { oldStart: 3, oldLines: 1, newStart: 4, newLines: 2 },
      { oldStart: 9, oldLines: 0, newStart: 11, newLines: 1 },
    ]);
  });

  test("somebody's text is not taken for a hunk", () => {
    expect(parseHunks('@@ -1 +1 @@\n-x\n+a\r@@ -5 +5 @@\n+\u2028@@ -6 +6 @@\n')).toHaveLength(1);
  });

  test('a line of the new side is found on the old', () => {
    const hunks = parseHunks('@@ -2,0 +3,2 @@\n@@ -5,2 +7,0 @@\n');
    expect([1, 2, 3, 4, 5, 7, 8].map((line) => oldLineOf(hunks, line))).toEqual([
      1,
      2,
      undefined,
      undefined,
      3,
      5 + 0,
      8,
    ]);
  });

  test('a line is in the diff with its context', () => {
    const hunks = parseHunks('@@ -2,3 +2,4 @@\n');
    expect([1, 2, 5, 6].map((line) => isInHunk(hunks, line))).toEqual([false, true, true, false]);
  });

  test('lines that both sides share are found by any edit script', () => {
    // An edit script over distinct lines: keep, delete or insert.
    fc.assert(
      fc.property(fc.array(fc.constantFrom('keep', 'delete', 'insert'), { maxLength: 40 }), (script) => {
        let oldLine = 0;
        let newLine = 0;
        const expected: (number | undefined)[] = [];
        const hunks: { oldStart: number; oldLines: number; newStart: number; newLines: number }[] = [];
        let open: { oldStart: number; oldLines: number; newStart: number; newLines: number } | undefined;
        for (const step of script) {
          if (step === 'keep') {
            open = undefined;
            oldLine += 1;
            newLine += 1;
            expected.push(oldLine);
            continue;
          }
          if (open === undefined) {
            open = { oldStart: oldLine, oldLines: 0, newStart: newLine, newLines: 0 };
            hunks.push(open);
          }
          if (step === 'delete') {
            oldLine += 1;
            open.oldLines += 1;
          } else {
            newLine += 1;
            open.newLines += 1;
            expected.push(undefined);
          }
        }
        // git names the line itself once a side has lines.
        const reported = hunks.map((hunk) => ({
          ...hunk,
          oldStart: hunk.oldLines === 0 ? hunk.oldStart : hunk.oldStart + 1,
          newStart: hunk.newLines === 0 ? hunk.newStart : hunk.newStart + 1,
        }));
        expect(expected.map((_, index) => oldLineOf(reported, index + 1))).toEqual(expected);
      }),
    );
  });
});

describe('places of a pull request', () => {
  const start = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`);
  const branch = start.map((line, index) => (index === 19 ? 'changed by the branch' : line));
  const trunk = ['put in by main', 'and another', ...start];
  const name = 'dir/a "quoted" ü.yaml';
  const pull = pullRequest(room.directory, {
    start: { [name]: `${start.join('\n')}\n` },
    headChange: { [name]: `${branch.join('\n')}\n` },
    baseChange: { [name]: `${trunk.join('\n')}\n` },
  });
  runGit(pull.workspace, ['fetch', '-q', '--depth=1', 'origin', pull.base, pull.head], { fetches: true });
  const places = pullRequestPlaces(pull.workspace, pull.base, pull.head, runGit);

  test("the merge's lines are reported as the head's", () => {
    expect(places.headLine(name, 22)).toBe(20);
    expect(places.headLine(name, 1)).toBeUndefined();
    expect(places.inDiff(name, 22)).toBe(true);
    expect(places.inDiff(name, 19)).toBe(true);
    expect(places.inDiff(name, 18)).toBe(false);
  });

  test('a report is moved to the head, whatever a finding carries', () => {
    const text = ['put in by main', 'and another', ...branch, ''].join('\n');
    const file = { path: name, text };
    const lines = indexLines(text);
    const line = (number: number, column = 1) => {
      const from = (lines[number - 1] ?? 0) + column - 1;
      return { file, span: { start: from, end: from + 4 } };
    };
    const finding = {
      at: line(22, 9),
      path: [{ at: line(1), description: 'from main' }],
      assumptions: [],
      status: 'new',
    } as unknown as ReportedFinding;
    const report = { findings: [finding], fixed: [], suppressed: [], notices: [], servers: [] } as unknown as Report;
    const moved = atHead(report, places).findings[0];
    if (moved === undefined) throw new Error('the finding is gone');
    const index = indexLines(moved.at.file.text);
    expect(positionAt(index, moved.at.span.start)).toEqual({ line: 20, column: 9 });
    expect(moved.at.file.text.slice(moved.at.span.start, moved.at.span.end)).toBe('by t');
    expect(moved.path[0]?.at.span.start).toBe(0);
  });

  test('git is asked once for all files, whatever their lines look like', () => {
    const lines = (...changed: readonly string[]): string => `${[...changed, ...start].join('\n')}\n`;
    const files = ['one.yaml', 'a b/two.yaml', 'three.yaml', 'left.yaml'];
    const with_ = (text: string): Record<string, string> => Object.fromEntries(files.map((path) => [path, text]));
    const other = pullRequest(second.directory, {
      start: with_(lines('-- a/left.yaml', '@@ -1 +1 @@', 'diff --git a/x b/x')),
      headChange: {
        ...with_(lines('++ b/left.yaml', 'diff --git a/left.yaml b/left.yaml')),
        'left.yaml': lines('-- a/left.yaml', '@@ -1 +1 @@', 'diff --git a/x b/x'),
      },
      baseChange: { 'main.yaml': 'x\n' },
    });
    runGit(other.workspace, ['fetch', '-q', '--depth=1', 'origin', other.base, other.head], { fetches: true });
    const calls: string[] = [];
    const seen = pullRequestPlaces(other.workspace, other.base, other.head, (root, args, options) => {
      calls.push(args[0] ?? '');
      return runGit(root, args, options);
    });
    expect(files.map((path) => [1, 5, 6].map((line) => seen.inDiff(path, line)))).toEqual([
      [true, true, false],
      [true, true, false],
      [true, true, false],
      [false, false, false],
    ]);
    expect(files.map((path) => [seen.headLine(path, 9), seen.headText(path)])).toEqual(files.map(() => [9, undefined]));
    expect(calls).toEqual(['diff-tree', 'diff-tree']);
  });
});

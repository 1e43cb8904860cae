import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { postSuggestions, suggestionComments, wholeLines } from '../../../src/doors/github/suggestions.ts';
import { type FakeGitHub, startFakeGitHub } from '../../e2e/support/fake-github.ts';
import { apiOf, COREFILE, finding, fix } from './support.ts';

let fake: FakeGitHub;
beforeEach(async () => {
  fake = await startFakeGitHub();
});
afterEach(() => fake.close());

const everywhere = { inDiff: () => true, headLine: (_: string, line: number) => line, headText: () => COREFILE };
const insert = fix(4, 4, '    loop\n');

describe('a fix as whole lines', () => {
  test.each([
    ['words in a line', fix(18, 27, '10.0.0.2'), { startLine: 2, endLine: 2, lines: ['    forward . 10.0.0.2'] }],
    ['a line put in', insert, { startLine: 2, endLine: 2, lines: ['    loop', '    forward . 127.0.0.1'] }],
    ['a line taken out', fix(28, 36, ''), { startLine: 3, endLine: 3, lines: [] }],
    ['two lines for one', fix(4, 36, '    whoami\n'), { startLine: 2, endLine: 3, lines: ['    whoami'] }],
    ['a joined line', fix(27, 32, ' '), { startLine: 2, endLine: 3, lines: ['    forward . 127.0.0.1 log'] }],
    ['nothing', fix(18, 27, '127.0.0.1'), undefined],
  ])('%s', (_, given, edit) => {
    expect(wholeLines(given)).toEqual(edit);
  });

  test('gives the same text as the fix itself, for any fix', () => {
    fc.assert(
      fc.property(
        fc.nat(COREFILE.length),
        fc.nat(COREFILE.length),
        fc.string({ unit: fc.constantFrom('a', '\n', ' ') }),
        (a, b, text) => {
          const [start, end] = a < b ? [a, b] : [b, a];
          const edit = wholeLines(fix(start, end, text));
          const expected = COREFILE.slice(0, start) + text + COREFILE.slice(end);
          if (edit === undefined) {
            expect(expected).toBe(COREFILE);
            return;
          }
          const lines = COREFILE.split('\n');
          lines.splice(edit.startLine - 1, edit.endLine - edit.startLine + 1, ...edit.lines);
          expect(lines.join('\n')).toBe(expected);
        },
      ),
    );
  });
});

describe('suggestions', () => {
  test('are made for new findings on lines that the diff shows and the head has', () => {
    const found = [finding({ fingerprint: 'a', fix: insert })];
    expect(suggestionComments(found, everywhere)).toEqual([
      {
        path: 'deploy/Corefile',
        line: 2,
        body: expect.stringContaining('```suggestion\n    loop\n    forward . 127.0.0.1\n```'),
      },
    ]);
    expect(suggestionComments(found, { ...everywhere, inDiff: () => false })).toEqual([]);
    expect(suggestionComments(found, { ...everywhere, headLine: () => undefined })).toEqual([]);
    expect(suggestionComments([finding({ fingerprint: 'a', status: 'existing', fix: insert })], everywhere)).toEqual(
      [],
    );
  });

  test("stand at the head's lines, and not where the head has them separated", () => {
    const found = [finding({ fingerprint: 'a', fix: fix(4, 36, '    whoami\n') })];
    const moved = { ...everywhere, headLine: (_: string, line: number) => line + 5 };
    expect(suggestionComments(found, moved)).toMatchObject([{ startLine: 7, line: 8 }]);
    expect(suggestionComments(found, { ...everywhere, headLine: (_: string, line: number) => line * 2 })).toEqual([]);
  });

  test('are at most ten, one for a place', () => {
    const many = Array.from({ length: 30 }, (_, index) => {
      const file = { path: `f${index}`, text: COREFILE };
      return finding({ fingerprint: String(index), fix: { ...insert, at: { file, span: insert.at.span } } });
    });
    expect(suggestionComments(many, everywhere)).toHaveLength(10);
    const same = [finding({ fingerprint: 'a', fix: insert }), finding({ fingerprint: 'b', fix: insert })];
    expect(suggestionComments(same, everywhere)).toHaveLength(1);
  });

  test('cannot be left by backticks in the text', () => {
    const [comment] = suggestionComments(
      [finding({ fingerprint: 'a', fix: fix(4, 4, '```\nout\n````\n') })],
      everywhere,
    );
    expect(comment?.body).toContain('`````suggestion\n```\nout\n````\n');
  });

  test('are posted in one review, and not again', async () => {
    const comments = suggestionComments([finding({ fingerprint: 'a', fix: insert })], everywhere);
    expect(await postSuggestions(apiOf(fake), 7, 'c'.repeat(40), comments)).toBeUndefined();
    expect(await postSuggestions(apiOf(fake), 7, 'c'.repeat(40), comments)).toBeUndefined();
    expect(fake.reviews).toHaveLength(1);
    expect(fake.reviews[0]?.body).toMatchObject({
      event: 'COMMENT',
      commit_id: 'c'.repeat(40),
      comments: [{ path: 'deploy/Corefile', line: 2, side: 'RIGHT' }],
    });
  });

  test.each([403, 422])('are only a sentence at status %d', async (status) => {
    fake.fail('POST', { status });
    const comments = suggestionComments([finding({ fingerprint: 'a', fix: insert })], everywhere);
    expect(await postSuggestions(apiOf(fake), 7, 'c'.repeat(40), comments)).toContain('not written');
  });

  test("somebody else's words neither format, link nor mention", () => {
    const says = 'ask @team in #7: `a` *b* [c](http://x.example)\n# d';
    const [comment] = suggestionComments(
      [finding({ fingerprint: 'a', fix: { ...insert, description: says } })],
      everywhere,
    );
    expect(comment?.body.split('\n')[1]).toBe(
      '**LG101 forwarding-loop**: ask &#64;&#8203;team in &#35;&#8203;7: <code>a</code> &#42;b&#42; &#91;c&#93;(http:&#8203;//x.example)&#92;n&#35;&#8203; d',
    );
  });
});

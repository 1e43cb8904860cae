import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { locate, type SourceText, wholeFile } from '../../src/core/text/source-text.ts';
import { linesOf } from '../../src/languages/shared/lines.ts';
import { commandsOf, splitWords } from '../../src/languages/shared/shell-words.ts';
import { readUnit } from '../../src/languages/shared/systemd-unit.ts';

function source(text: string): SourceText {
  return wholeFile({ path: 'f', text });
}
function texts(words: readonly SourceText[]): readonly string[] {
  return words.map((word) => word.text);
}

describe('words', () => {
  test.each([
    ['a  b\tc', ['a', 'b', 'c']],
    ["a'b c'd", ['ab cd']],
    ['a"b \\" c"', ['ab " c']],
    ['a\\ b', ['a b']],
    ['a \\\n b', ['a', 'b']],
    ['"" \'\'', ['', '']],
    ['a;b', ['a', ';', 'b']],
    ['a 2>/dev/null', ['a', '2>', '/dev/null']],
    ['a >/x 2>&1', ['a', '>', '/x', '2>&', '1']],
    ['a#b #c\nd', ['a#b', 'd']],
    ['x=$(ls "a b") y', ['x=$(ls "a b")', 'y']],
    ['"$(ls "a b")" y', ['$(ls "a b")', 'y']],
    ['`a b` c', ['`a b`', 'c']],
  ])('%j', (text, expected) => {
    const { words, certain } = splitWords(source(text), 'shell');
    expect([texts(words), certain]).toEqual([expected, true]);
  });
  test.each(['"a', "'a", 'cat <<EOF', '$(a', '`a'])('%j cannot be split', (text) =>
    expect(splitWords(source(text), 'shell').certain).toBe(false),
  );
  test('flags know no operators', () =>
    expect(texts(splitWords(source('--a=b;c #d'), 'flags').words)).toEqual(['--a=b;c', '#d']));
  test('commands end at operators and lines, comments are none', () => {
    const commands = commandsOf(source("a b && c\n# it's\nd | e; f 'x\ny'\n"));
    expect(commands.map(texts)).toEqual([['a', 'b'], ['c'], ['d'], ['e'], ['f', 'x\ny']]);
  });
  test('splitting is total, and verbatim words lead back to their characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab \'"\\\n;&|<>()$`#2') }), (text) => {
        const { words } = splitWords(source(text), 'shell');
        for (const word of words) {
          for (let i = 0; i < word.text.length; i += 1) {
            const { span } = locate(word, i, i + 1);
            expect(text.slice(span.start, span.end)).toBe(word.text[i]);
          }
        }
        commandsOf(source(text));
      }),
    );
  });
});

test('lines cover the text, CRLF or not', () => {
  expect([...linesOf('a\r\nb\n\nc')].map((line) => line.text)).toEqual(['a', 'b', '', 'c']);
  expect([...linesOf('')].map((line) => line.text)).toEqual(['']);
});

test('a unit’s values lead back to the file', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aB=[]#; \\\n\r') }), (text) => {
      for (const { value } of readUnit(source(text))) {
        for (const [i, segment] of value.segments.entries()) {
          const end = value.segments[i + 1]?.start ?? value.text.length;
          if (segment.verbatim)
            expect(text.slice(segment.at, segment.at + end - segment.start)).toBe(value.text.slice(segment.start, end));
        }
      }
    }),
  );
});

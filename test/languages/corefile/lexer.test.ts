import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lex } from '../../../src/languages/corefile/lexer.ts';
import { source } from './read.ts';

const words = (text: string): readonly string[] => lex(source(text)).map((token) => token.text);

test('a comment of Jinja that takes several lines brings no words, and its lines count', () => {
  const tokens = lex(source('a\n{# not b\n   c #}\nd'), 'template').map(({ text, line }) => [text, line]);
  expect(tokens).toEqual([
    ['a', 1],
    ['d', 4],
  ]);
});

describe('tokens (caddyfile/lexer.go next)', () => {
  test.each([
    ['one byte order mark is dropped', '\ufeffa b', ['a', 'b']],
    ['a carriage return does not end a word', 'a\rb c', ['ab', 'c']],
    ['unicode blanks end a word', 'a\u0085b\u00a0c\u3000d\u2028e', ['a', 'b', 'c', 'd', 'e']],
    ['the blanks from U+2000 on', 'a\u1fffb\u2000c\u200ad\u200be', ['a\u1fffb', 'c', 'd\u200be']],
    ['other unicode blanks', 'a\u1680b\u2029c\u202fd\u205fe', ['a', 'b', 'c', 'd', 'e']],
    ['the token ends at the closing quote', '"ab"cd', ['ab', 'cd']],
    ['quotes inside a word are literal', 'a"b c"d', ['a"b', 'c"d']],
    ['only the quote is escaped', '"a\\"b\\\\"', ['a"b\\\\']],
    ['a backslash outside quotes continues nothing', 'a\\\nb', ['a\\', 'b']],
    ['empty quotes are a word', 'a ""', ['a', '']],
    ['an unterminated quote runs to the end', '"a b', ['a b']],
    ['an unterminated empty quote is nothing', 'a "', ['a']],
    ['a comment runs to the end of the line', 'a # b\nc', ['a', 'c']],
    ['a # inside a word swallows this word only', '8.8.8.8#x 1.1.1.1', ['8.8.8.8', '1.1.1.1']],
    ['a carriage return in what is swallowed', '8.8.8.8#x\ry 1.1.1.1', ['8.8.8.8', '1.1.1.1']],
    ['braces are words only when alone', '.:53{ {} }}', ['.:53{', '{}', '}}']],
  ])('%s', (_, text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  test('lines count from one, also inside quotes', () => {
    expect(lex(source('a\n"b\nc" d')).map(({ line, breaks }) => [line, breaks])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ]);
  });

  test('a backslash before the end of a line hides no line, and none before anything else makes one', () => {
    const linesOf = (text: string) => lex(source(text)).map(({ line, breaks }) => [line, breaks]);
    expect(linesOf('"a\\\nb" c')).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect(linesOf('"a\\"b\\c" d')).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  test('any text has tokens in order whose spans lie in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '"', '\\', '#', '\n', '\r', '{') }), (text) => {
        let end = 0;
        for (const token of lex(source(text))) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.end).toBeGreaterThan(token.start);
          if (/^[a{]+$/.test(text.slice(token.start, token.end)))
            expect(token.text).toBe(text.slice(token.start, token.end));
          end = token.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

test.each<readonly [string, string, readonly string[]]>([
  ['an expression is one word', 'a {{ .b c }} d', ['a', '{{ .b c }}', 'd']],
  ['with what touches it', 'a{{ .b {{ x }} }}c d', ['a{{ .b {{ x }} }}c', 'd']],
  ['only where it closes on its line', 'a {{ .b\n c }} d', ['a', '{{', '.b', 'c', '}}', 'd']],
  ['also where another begins in it', 'a {{ b {{ c\n d }} e', ['a', '{{', 'b', '{{', 'c', 'd', '}}', 'e']],
  ['where none closes', 'a {{ b', ['a', '{{', 'b']],
  ['and later ones that do close', 'a {{ b\n{{ c }}', ['a', '{{', 'b', '{{ c }}']],
  ['of a shell', 'a ${b c} $(d e) f', ['a', '${b c}', '$(d e)', 'f']],
  ['of a shell, in which none begins', 'a $(b $(c) d) e', ['a', '$(b $(c)', 'd)', 'e']],
  ['of Terraform', 'a %{ if x }b%{ endif } d', ['a', '%{ if x }b%{ endif }', 'd']],
  ['of ERB', 'a <% b c %> d', ['a', '<% b c %>', 'd']],
  ['of Jinja', 'a {% if b %}c{%- endif %} d', ['a', '{% if b %}c{%- endif %}', 'd']],
  ['of makejinja', 'a #{ b c }# #% d %# e', ['a', '#{ b c }#', '#% d %#', 'e']],
  ["CoreDNS's own variable is none", 'a {%B C%} d', ['a', '{%B', 'C%}', 'd']],
  ['a comment of one line stands for a word', 'a {# not b #} c', ['a', '{# not b #}', 'c']],
  ['a comment that does not close is none', 'a {# not b\n c', ['a', '{', 'not', 'b', 'c']],
  ['none begins in what a # swallows', 'a b#{{ x y }} d', ['a', 'b', 'x', 'y', '}}', 'd']],
  ['a comment of the Corefile takes one', 'a # {{ x\ny }}', ['a', 'y', '}}']],
])('of a template: %s', (_, text, expected) => {
  expect(lex(source(text), 'template').map((token) => token.text)).toEqual(expected);
});

/** Texts full of characters that are written by their numbers: searched without an object for each of them. */
import { expect, test } from '@jest/globals';
import { forwardIn, guardsIn, hasGuard } from '../../src/judge/unread-corefiles.ts';
import { callsOf } from '../support/counted-work.ts';

const AS = {
  numbers: '\\x66\\u006f\\n',
  breaks: '\\\n   ',
  blanks: '\\t\\ ',
} as const;

test.each(Object.values(AS))('%j, again and again', (one) => {
  const text = `Corefile: "${one.repeat(500)}\\n. {\\n forward . 192.0.2.1\\n loop\\n}"`;
  const pieces = callsOf(['synthetic', 'concat', 'locate'], () => {
    expect([forwardIn(text) !== undefined, guardsIn(text).length, hasGuard(text)]).toEqual([true, 1, true]);
  });
  expect(pieces).toEqual({ synthetic: 0, concat: 0, locate: 0 });
});

test.each([
  ['a\\nforward . 1.1.1.1', 'forward'],
  ['a\\n\\x66orward . 1.1.1.1', '\\x66orward'],
  ['a\\nfo\\\n   rwar\\u0064 . 1.1.1.1\\n', 'fo\\\n   rwar\\u0064'],
  ['\\x66\\x6f\\x72\\x77\\x61\\x72\\x64 . 1.1.1.1', '\\x66\\x6f\\x72\\x77\\x61\\x72\\x64'],
  ['# \\x66\na\\n forward . 1.1.1.1', 'forward'],
  ['Corefile: !binary Zm9yd2FyZCAuIDEuMS4xLjE=\n', '!binary Zm9yd2FyZCAuIDEuMS4xLjE='],
])('%j is placed where it begins', (text, written) => {
  const { start = 0, end = 0 } = forwardIn(text) ?? {};
  expect([text.slice(start, start + written.length), end > start]).toEqual([written, true]);
});

/** What escapes hide is found as if it were written plainly. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { decodedRuns } from '../../../src/read/documents/escapes.ts';

const RUN = /[A-Za-z0-9+/_-]+(?:[ \t\\]*[\r\n][\s\\]*[A-Za-z0-9+/_-]+)*/g;

/** By Node.js' own decoder, a run at a time. */
function byNode(text: string): string {
  const lines: string[] = [];
  for (const [run] of text.matchAll(RUN)) {
    const packed = run.replace(/[\s\\]+/g, '');
    if (packed.length < 8) continue;
    for (let from = 0; from < 4; from += 1)
      lines.push(`${Buffer.from(packed.slice(from), 'base64').toString('latin1')}\n`);
  }
  return lines.join('');
}

const decoded = (text: string): string => decodedRuns(Buffer.from(text, 'latin1')).toString('latin1');

describe('base64', () => {
  test('is decoded wherever a word before it may end', () => {
    const encoded = Buffer.from('nameserver 10.0.0.2').toString('base64');
    for (const before of ['', 'a', 'ab', 'abc'])
      expect(decoded(`${before}${encoded}==`)).toContain('nameserver 10.0.0.2\n');
  });
  test('is decoded as Node.js decodes it, over line breaks and their backslashes', () => {
    const piece = fc.constantFrom(...'ABab09+/-_ \t\\\r\n\v\f\u00a0="\u0085', 'Zm9yd2Fy', 'ZA');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        expect(decoded(pieces.join(''))).toBe(byNode(pieces.join('')));
      }),
    );
  });
});

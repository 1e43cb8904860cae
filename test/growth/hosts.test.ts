/** Lists that block names are hosts files of a hundred thousand lines: what is read often is not read in full. */
import { expect, test } from '@jest/globals';
import { callsOf } from '../support/counted-work.ts';
import { scanTexts } from '../support/scan-texts.ts';

test('a long hosts file is not read for other releases, and an address is read once', () => {
  const lines = Array.from({ length: 30_000 }, (_, index) => `0.0.0.0 host${index}.example\n`);
  const files = {
    Corefile: '. {\n  hosts blocked {\n    fallthrough\n  }\n  forward . 127.0.0.1\n}\n',
    blocked: lines.join(''),
  };
  const calls = callsOf(['readHostsFile', 'reverseName'], () => {
    expect(scanTexts(files).said).toContainEqual(expect.stringMatching(/^error LG101 Corefile:5:13 always/));
  });
  expect(calls).toEqual({ readHostsFile: 1, reverseName: 1 });
});

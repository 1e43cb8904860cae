/** Lists that block names are hosts files of a hundred thousand lines, and zone files are long: read as seldom as can be. */
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

test('a long zone file is read for few releases', () => {
  const records = Array.from(
    { length: 3000 },
    (_, index) => `d${index} IN NS ns.d${index}\nns.d${index} IN A 192.0.2.2\n`,
  );
  const files = {
    Corefile: 'z.test {\n  errors a b\n  file db.z\n}\n. {\n  forward . 127.0.0.1\n}\n',
    'db.z': `$ORIGIN z.test.\n@ 60 IN SOA ns a 1 1 1 1 1\n@ IN NS ns\n${records.join('')}`,
  };
  const calls = callsOf(['readFiles'], () => scanTexts(files));
  expect(calls.readFiles).toBeLessThan(10);
});

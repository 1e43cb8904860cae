/** Zones that certainly load (asked of BIND 9.18, `named-checkzone -k fail`). */
import { describe, expect, test } from '@jest/globals';
import { absolute } from '../../../src/core/dns/name.ts';
import { isSound } from '../../../src/languages/shared/sound-zone.ts';
import { readZoneFile } from '../../../src/languages/shared/zone-file.ts';

const ZONE = absolute('x.test');
const FILE = '$TTL 60\n@ SOA ns h 1 2 3 4 5\n@ NS ns\nns A 192.0.2.1\n';
const isLoaded = (record: string): boolean => isSound(readZoneFile(`${FILE}${record}\n`, ZONE), ZONE);

describe('a zone', () => {
  test.each([
    'a- A 1.2.3.4',
    '-b A 1.2.3.4',
    '*.a- A 1.2.3.4',
    'a- MX 5 ns',
    '_a A 1.2.3.4',
    '* NS ns',
    '@ CAA 300 issue "x"',
  ])('may not load with %s', (record) => {
    expect(isLoaded(record)).toBe(false);
  });

  test.each([
    'a A 1.2.3.4',
    '* A 1.2.3.4',
    '*.a A 1.2.3.4',
    'a- TXT x',
    '_a TXT x',
    'a-b MX 5 ns',
    '@ CAA 255 issue "x"',
    'a NS ns',
  ])('loads with %s', (record) => {
    expect(isLoaded(record)).toBe(true);
  });
});

/** Zones that certainly load (asked of BIND 9.18, `named-checkzone -k fail`). */
import { describe, expect, test } from '@jest/globals';
import { absolute } from '../../../src/core/dns/name.ts';
import { zoneFault } from '../../../src/languages/bind/zone-data.ts';
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
    'a 1h30 A 1.2.3.4',
    'a 4294967296 A 1.2.3.4',
    'a IN IN A 1.2.3.4',
    'a A ( 1.2.3.4',
    '$TTL 99999999999',
    '$TTL 60 60',
    '$ORIGIN',
    '$FOO a',
    'a IN 60 A 1.2.3.4',
    'a TXT "b',
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
    'a 1H30m IN A 1.2.3.4',
    'a 4294967295 IN A 1.2.3.4',
    '$TTL 4294967295',
    '$ORIGIN a',
  ])('loads with %s', (record) => {
    expect(isLoaded(record)).toBe(true);
  });
});

describe('named loads no zone', () => {
  const faultOf = (text: string): string | undefined => zoneFault(readZoneFile(text, ZONE), ZONE);
  test.each([
    ['a 1h30 A 1.2.3.4', '1h30'],
    ['a A ( 1.2.3.4', 'parentheses that do not close'],
    ['$FOO a', '$FOO a'],
    ['a CH A 1.2.3.4', 'CH'],
    ['@ SOA ns h 1 2 3 4 5', 'not one SOA record of its own name'],
    ['a A 1.2.3.256', 'a.x.test. A 1.2.3.256'],
    ['ns CNAME a', 'ns.x.test. A 192.0.2.1'],
    ['@ NS a', 'x.test. NS a'],
  ])('with %s', (record, fault) => {
    expect(faultOf(`${FILE}${record}\n`)).toBe(fault);
  });
  test('without NS or SOA', () => {
    expect(faultOf('$TTL 60\n@ SOA ns h 1 2 3 4 5\nns A 192.0.2.1\n')).toBe('no NS record of its own name');
    expect(faultOf('$TTL 60\n@ NS ns\nns A 192.0.2.1\n')).toBe('no SOA record');
    expect(faultOf('$TTL 60\n@ SOA ns h 1h 2 3 4 5\n@ NS ns.\n')).toBe('the SOA record');
  });
  test.each(['a A 010.2.3.4', '* A 1.2.3.4\n@ NS a', 'a NS b', 'a TXT "b', '$INCLUDE b'])(
    'that may load: %s',
    (record) => {
      expect(faultOf(`${FILE}${record}\n`)).toBeUndefined();
    },
  );
});

/** Names with escapes (recorded: routing/blocks, escapes). */
import { expect, test } from '@jest/globals';
import { ancestry, asInPackets, isWithin, labelsFromRoot } from '../../../src/core/dns/name.ts';

test.each([
  ['a.org', 'a.org.'],
  ['A.Org.', 'a.org.'],
  ['\\097.org', 'a.org.'],
  ['\\A.org', 'a.org.'],
  ['q\\046a.org', 'q\\.a.org.'],
  ['q\\032x.org', 'q\\ x.org.'],
  ['q\\\\.org', 'q\\\\.org.'],
  ['q\\200.org', 'q\\200.org.'],
  ['a@b.org', 'a\\@b.org.'],
  ['*._tcp.org', '*._tcp.org.'],
  ['\u00fc.org', '\\195\\188.org.'],
  ['a\\.', 'a\\..'],
])('%s comes as %s', (text, name) => {
  expect(asInPackets(text)).toBe(name);
  expect(asInPackets(name)).toBe(name);
});

test('a dot with a backslash before it ends no label', () => {
  expect(isWithin('q\\.a.org.', 'a.org.')).toBe(false);
  expect(isWithin('q\\\\.a.org.', 'a.org.')).toBe(true);
  expect([...ancestry('q\\.a.x\\\\.org.')]).toEqual(['q\\.a.x\\\\.org.', 'x\\\\.org.', 'org.', '.']);
  expect(labelsFromRoot('q\\.a.x\\\\.org.')).toEqual(['org', 'x\\\\', 'q\\.a']);
});

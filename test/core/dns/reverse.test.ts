import { describe, expect, test } from '@jest/globals';
import { reverseZonesOf } from '../../../src/core/dns/reverse.ts';

describe('the reverse zones of a prefix', () => {
  test.each([
    ['10.0.0.0', 8, ['10.in-addr.arpa.']],
    ['10.1.2.3', 16, ['1.10.in-addr.arpa.']],
    ['10.244.0.0', 15, ['244.10.in-addr.arpa.', '245.10.in-addr.arpa.']],
    ['192.0.2.10', 32, ['10.2.0.192.in-addr.arpa.']],
    ['0.0.0.0', 0, ['in-addr.arpa.']],
    ['fd00::', 8, ['d.f.ip6.arpa.']],
    ['2001:db8::', 31, ['8.b.d.0.1.0.0.2.ip6.arpa.', '9.b.d.0.1.0.0.2.ip6.arpa.']],
    ['::', 0, ['ip6.arpa.']],
  ])('%s/%i', (address, bits, zones) => expect(reverseZonesOf(address, bits)).toEqual(zones));
  test('a prefix between octets has one zone for each', () => {
    expect(reverseZonesOf('10.0.0.0', 9)).toHaveLength(128);
  });
  test.each([
    ['10.0.0.0', 33],
    ['10.0.0.0', -1],
    ['10.0.0', 8],
    ['::', 129],
  ])('%s/%i is no prefix', (address, bits) => expect(reverseZonesOf(address, bits)).toBeUndefined());
});

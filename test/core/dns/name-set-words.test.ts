import { describe, expect, test } from '@jest/globals';
import { type Cut, describeNames } from '../../../src/core/dns/name-set.ts';

const cut = (under: string, apex: Cut['apex'], ...except: string[]): Cut => ({ under, except, apex });

describe('a set of names in words', () => {
  test.each<[string, Cut[]]>([
    ['every name outside cluster.local', [cut('.', 'with', 'cluster.local.')]],
    ['every name but a.example', [cut('.', 'with', 'a.example.'), cut('a.example.', 'without')]],
    [
      'every name outside cluster.local, but a.example and b.example',
      [
        cut('.', 'with', 'a.example.', 'b.example.', 'cluster.local.'),
        cut('a.example.', 'without'),
        cut('b.example.', 'without'),
      ],
    ],
    [
      'every name outside a.example and every name under a.example outside x.a.example',
      [cut('.', 'with', 'a.example.'), cut('a.example.', 'without', 'x.a.example.')],
    ],
    [
      'every name outside test, home.arpa, 10.in-addr.arpa, b.c.example and 2 more zones',
      [
        cut(
          '.',
          'with',
          '0.0.0.0.ip6.arpa.',
          '10.in-addr.arpa.',
          'b.c.example.',
          'd.c.example.',
          'home.arpa.',
          'test.',
        ),
      ],
    ],
  ])('%s', (words, cuts) => {
    expect(describeNames({ cuts })).toBe(words);
  });
});

import { expect, test } from '@jest/globals';
import { editDistance } from '../../../src/core/text/edit-distance.ts';

test.each([
  ['resolvConf', 'resolveConf', 1],
  ['resolvConf', 'resolConf', 1],
  ['resolvConf', 'reslovConf', 1],
  ['resolvConf', 'resolvCong', 1],
  ['resolvConf', 'resolvConf', 0],
  ['resolvConf', 'resovleConf', 2],
  ['resolvConf', 'dns', 2],
  ['a', '', 1],
  ['', '', 0],
])('%s and %s: %s', (a, b, expected) => expect(editDistance(a, b, 1)).toBe(expected));

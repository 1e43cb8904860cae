/** Files that an image reads by itself. */
import { expect, test } from '@jest/globals';
import { unboundContainer } from '../../../src/languages/unbound/container.ts';
import { container } from '../resolvers/reported.ts';

test.each<[string, string, string, boolean]>([
  ['mvance/unbound', '/opt/unbound/etc/unbound/unbound.conf', '', true],
  ['mvance/unbound', '/opt/unbound/etc/unbound/forward-records.conf', '', true],
  ['mvance/unbound', '/opt/unbound/etc/unbound/forward.conf', '', false],
  ['mvance/unbound', '/etc/unbound/unbound.conf', '', false],
  ['mvance/unbound', '/etc/unbound/unbound.conf', 'unbound -d -c /etc/unbound/unbound.conf', true],
  ['alpinelinux/unbound', '/etc/unbound/unbound.conf', '', true],
])('%s with %s and %j', (image, path, line, isRead) => {
  const files = { [path]: 'forward-zone:\n name: .\n forward-addr: 10.0.0.1\n' };
  const words = line === '' ? [] : line.split(' ');
  const steps = unboundContainer.read(container({ image, words, files }))?.value.blocks[0]?.steps;
  expect(steps?.some(({ kind }) => kind === 'opaque')).toBe(!isRead);
});

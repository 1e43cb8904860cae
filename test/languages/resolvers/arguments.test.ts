/** Arguments of daemons: read, known to change nothing, or taken for what may change anything. */
import { describe, expect, test } from '@jest/globals';
import { named } from '../../../src/languages/bind/index.ts';
import { dnsmasqContainer, optionsOf } from '../../../src/languages/dnsmasq/container.ts';
import { container } from './reported.ts';

const wordsOf = (line: string) => container({ image: 'x', words: line.split(' ') });

describe('dnsmasq', () => {
  test.each([
    ['-Db -S10.0.0.1 -p 5353 -kf', 'domain-needed bogus-priv server=10.0.0.1 port=5353 filterwin2k'],
    ['-bS 10.0.0.1 --filterwin2k', 'bogus-priv server=10.0.0.1 filterwin2k'],
    ['-u dnsmasq -Q 5300 -R', '-Q no-resolv'],
  ])('%s', (line, expected) => {
    const texts = optionsOf(wordsOf(line).words).map(({ text }) => text);
    expect(texts.join(' ')).toBe(expected);
  });
  test('of options that are not known it may do anything', () => {
    const steps = (line: string) => dnsmasqContainer.read(wordsOf(line))?.value.blocks[0]?.steps ?? [];
    expect(steps('-S 10.0.0.1 -Q 5300')[0]).toMatchObject({ kind: 'opaque', plugin: '-Q' });
    expect(steps('-S 10.0.0.1 -u x').some(({ kind }) => kind === 'opaque')).toBe(false);
  });
});

test.each<[string, readonly number[], number]>([
  ['named -g -c /etc/bind/named.conf -u bind', [53], 0],
  ['named -g -p 5353 -c /etc/bind/named.conf', [5353], 0],
  ['named -p5353', [5353], 0],
  ['named -6 -g', [53], 1],
])('BIND: %s', (line, ports, unknown) => {
  const files = { '/etc/bind/named.conf': 'options { forwarders { 10.0.0.1; }; };' };
  const [block] = named.read(container({ image: 'x', words: line.split(' '), files }))?.value.blocks ?? [];
  expect(block?.keys.map(({ port }) => port)).toEqual(ports);
  expect(block?.steps.filter(({ kind }) => kind === 'opaque')).toHaveLength(unknown);
});

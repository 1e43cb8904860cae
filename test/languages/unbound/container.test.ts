/** Files that an image reads by itself. */
import { expect, test } from '@jest/globals';
import { unboundContainer } from '../../../src/languages/unbound/container.ts';
import { scanTexts } from '../../support/scan-texts.ts';
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
  expect(
    steps?.some(
      (one) => ('plugin' in one && one.plugin === 'start') || (one.kind === 'opaque' && one.plugin !== 'unbound.conf'),
    ),
  ).toBe(!isRead);
});

/** Pi-hole asks it, and a part of its configuration is mounted. */
const said = (image: string, folder: string, port: number, to: string): readonly string[] =>
  scanTexts({
    'compose.yaml': `services:
  up: { image: "${image}", volumes: ["./u:${folder}"], networks: { lan: { ipv4_address: 172.19.0.2 } } }
  hole:
    image: pihole/pihole:2024.07.0
    environment: { PIHOLE_DNS_: "172.19.0.2#${port}" }
    networks: { lan: { ipv4_address: 172.19.0.3 } }
networks: { lan: { ipam: { config: [{ subnet: 172.19.0.0/24 }] } } }
`,
    'u/forward-records.conf': `forward-zone:\n name: .\n forward-addr: ${to}\n`,
  }).said;

test.each([
  ['mvance/unbound:1.22.0', '/opt/unbound/etc/unbound', 53],
  ['klutchell/unbound', '/etc/unbound/custom.conf.d', 53],
  ['crazymax/unbound', '/config', 5053],
  ['madnuttah/unbound', '/usr/local/unbound/conf.d', 5335],
  ['example/unbound', '/etc/unbound/conf.d', 53],
])('what is mounted into %s at %s belongs to a configuration of its own', (image, folder, port) => {
  expect(said(image, folder, port, '172.19.0.3')).toEqual([expect.stringMatching(/^warning LG101 .* assumed/)]);
  expect(said(image, folder, port, '9.9.9.9')).toEqual([]);
});

test('where another image listens is not known', () => {
  const files = { '/etc/unbound/conf.d/a.conf': 'forward-zone:\n name: .\n forward-addr: 10.0.0.1\n' };
  const unread = (image: string) => unboundContainer.read(container({ image, files }))?.value.hasUnreadKeys;
  expect(unread('example/unbound')).toBe(true);
  expect(unread('klutchell/unbound')).toBeUndefined();
});

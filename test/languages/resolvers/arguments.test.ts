/** Arguments of daemons: read, known to change nothing, or taken for what may change anything. */
import { describe, expect, test } from '@jest/globals';
import type { Step } from '../../../src/core/facts/steps.ts';
import { resolverSoftware } from '../../../src/judge/resolver-software.ts';
import { named } from '../../../src/languages/bind/index.ts';
import { dnsmasqContainer, optionsOf } from '../../../src/languages/dnsmasq/container.ts';
import { container } from './reported.ts';

const wordsOf = (line: string) => container({ image: 'x', words: line.split(' ') });

function isOpen(step: Step): boolean {
  return step.kind === 'opaque' || ('plugin' in step && step.plugin === 'start');
}

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
    expect(steps('-S 10.0.0.1 stray')[0]).toMatchObject({ kind: 'opaque', plugin: '-stray' });
    expect(steps('/start.sh -S 10.0.0.1')[0]).toMatchObject({ kind: 'opaque', plugin: '-/start.sh' });
    for (const line of ['-S 10.0.0.1 -u x', 'dnsmasq --no-daemon --user root --log-facility - --server 10.0.0.1'])
      expect(steps(line).some(({ kind }) => kind === 'opaque')).toBe(false);
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

const OTHER = 'forward-zone:\n name: .\n forward-addr: 10.0.0.9\n';
const USUAL = OTHER.replace('10.0.0.9', '10.0.0.1');

/** unbound 1.17 and the Recursor 4.8 end at once with an option or a word that they do not know. */
test.each<[string, readonly string[], boolean]>([
  ['unbound', ['unbound', '-d', '-c', '/etc/other.conf'], true],
  ['unbound', ['-dd', '-c/etc/other.conf'], true],
  ['unbound', ['sh', '-c', 'mkdir -p /run/x && exec unbound -d -c /etc/other.conf > /log'], true],
  ['unbound', ['unbound', '-d', '-c', '/etc/absent.conf'], false],
  ['unbound', ['unbound', '-d', 'stray', '-c', '/etc/other.conf'], false],
  ['unbound', ['unbound', '-Z', '-c', '/etc/other.conf'], false],
  ['unbound', ['unbound', '-V', '-c', '/etc/other.conf'], false],
  ['unbound', ['/start.sh', '-c', '/etc/other.conf'], false],
  ['bind9', ['named', '-g', '-c', '/etc/other.named'], true],
  ['bind9', ['named', '-gc', '/etc/other.named'], true],
  ['bind9', ['named', '-g', 'stray', '-c', '/etc/other.named'], false],
  ['bind9', ['named', '-g', '-c', '/etc/absent.named'], false],
  ['pdns-recursor-48', ['--config-dir=/etc/absent'], false],
  ['pdns-recursor-48', ['--config-dir=/etc/other', 'stray'], false],
])('%s with %j reads the file that is named: %p', (image, words, isCertain) => {
  const named = (to: string): string => `options { forward only; forwarders { ${to}; }; };\n`;
  const files = {
    '/etc/unbound/unbound.conf': USUAL,
    '/etc/other.conf': OTHER,
    '/etc/bind/named.conf': named('10.0.0.1'),
    '/etc/other.named': named('10.0.0.9'),
    '/etc/powerdns/recursor.conf': 'forward-zones-recurse=.=10.0.0.1\n',
  };
  const one = container({ image, words, files });
  const steps = resolverSoftware.find((software) => software.recognises(one))?.read(one)?.value.blocks[0]?.steps ?? [];
  const to = steps.flatMap((step) => (step.kind === 'forward' ? step.to.map(({ value }) => value) : []));
  expect(steps.some(isOpen)).toBe(!isCertain);
  if (isCertain) expect(to).toEqual([expect.objectContaining({ address: '10.0.0.9' })]);
});

/** Entrypoints of the images (daemon-commands.ts READ_BY). */
test.each<[string, string, string, boolean]>([
  ['klutchell/unbound', '/etc/unbound/unbound.conf', USUAL, true],
  ['klutchell/unbound', '/opt/unbound/etc/unbound/unbound.conf', USUAL, false],
  ['ubuntu/bind9', '/etc/bind/named.conf', 'options { forwarders { 10.0.0.1; }; };', true],
  ['ubuntu/bind9', '/etc/named.conf', 'options { forwarders { 10.0.0.1; }; };', false],
  ['internetsystemsconsortium/bind9', '/etc/named.conf', 'options { forwarders { 10.0.0.1; }; };', false],
  ['powerdns/pdns-recursor-48', '/etc/powerdns/recursor.conf', 'forward-zones=.=10.0.0.1\n', true],
  ['powerdns/pdns-recursor-48', '/etc/pdns-recursor/recursor.conf', 'forward-zones=.=10.0.0.1\n', false],
])('%s reads %s by itself', (image, path, text, isRead) => {
  const one = container({ image, files: { [path]: text } });
  const reading = resolverSoftware.find((software) => software.recognises(one))?.read(one);
  expect(reading?.value.blocks[0]?.steps.some(isOpen)).toBe(!isRead);
});

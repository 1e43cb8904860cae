/** Arguments with which CoreDNS does not start: asked of CoreDNS 1.15.0 and 1.11.3 by hand. */
import { describe, expect, test } from '@jest/globals';
import { refusedArguments } from '../../../src/core/cluster/coredns-arguments.ts';
import { atFile } from '../../../src/core/text/location.ts';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const refused = (line: string, version = '1.15.0'): string | undefined => {
  const found = refusedArguments(
    line.split(' ').map((value) => ({ value, at: atFile('x') })),
    version,
  );
  return typeof found === 'object' ? found.message : found;
};

describe('words of a container', () => {
  test.each<[string, string | undefined]>([
    ['-conf /etc/coredns/Corefile', undefined],
    ['/coredns --conf=/etc/coredns/Corefile -dns.port 1053 -quiet -pidfile /x', undefined],
    ['-quiet=false -version=false -conf x', undefined],
    ['-conf x -p', 'flag needs an argument: -p'],
    ['-conf x -dns.port x', 'lookup tcp/x: unknown port'],
    ['-conf x -foo', 'flag provided but not defined: -foo'],
    ['-conf -foo', undefined],
    ['-- -conf x', 'extra command line arguments: [-conf x]'],
    ['-conf x --', undefined],
    ['-conf x y -foo', 'extra command line arguments: [y -foo]'],
    ['/coredns x -conf y', 'extra command line arguments: [x -conf y]'],
    ['-conf x -version', 'with -version it prints that and ends'],
    ['-conf x -quiet=maybe', 'invalid boolean value "maybe" for -quiet: parse error'],
    ['-plugins -foo', 'flag provided but not defined: -foo'],
    ['x -conf y', 'unknown'],
    ['/bin/sh -c /coredns', undefined],
    ['-conf $(FILE) -foo', undefined],
  ])('%s', (line, expected) => {
    expect(refused(line)).toBe(expected);
  });
  test('log-format is of 1.15.0', () => {
    expect(refused('-log-format json')).toBeUndefined();
    expect(refused('-log-format json', '1.14.7')).toBe('flag provided but not defined: -log-format');
  });
});

test('a server that does not start for them has no loop', () => {
  const said = (args: string): readonly string[] =>
    scanTexts({
      'dns.yaml': coreDns({ corefile: corefile('forward . 10.96.0.10') }).replace('-conf, /etc/coredns/Corefile', args),
    }).said.filter((one) => !one.startsWith('note'));
  expect(said('-conf, /etc/coredns/Corefile, -foo')).toEqual(['error LG401 dns.yaml:35:48']);
  expect(said('x, -conf, /etc/coredns/Corefile')).toEqual(['warning LG101 dns.yaml:18:19 assumed fatal']);
});

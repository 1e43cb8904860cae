/** Arguments with which CoreDNS does not start: recorded in acceptance/arguments. */
import { describe, expect, test } from '@jest/globals';
import { refusedArguments } from '../../../src/core/cluster/coredns-arguments.ts';
import { atFile } from '../../../src/core/text/location.ts';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const refused = (line: string, version = '1.15.0', isStock = true): string | undefined => {
  const words = line.split(' ').map((value) => ({ value, at: atFile('x') }));
  const [first = ''] = line.split(' ');
  const found = refusedArguments(
    { words, ...(first.startsWith('-') ? {} : { replacesEntrypoint: true }) },
    version,
    isStock,
  );
  return typeof found === 'object' ? found.message : found;
};

describe('words of a container', () => {
  test.each<[string, string | undefined]>([
    ['-conf /etc/coredns/Corefile', undefined],
    ['/coredns --conf=/etc/coredns/Corefile -dns.port 1053 -quiet -pidfile /x', undefined],
    ['-quiet=false -version=false -conf x', undefined],
    ['-conf x -p', 'flag needs an argument: -p'],
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
    ['/bin/sh -c /coredns', 'unknown'],
    ['coredns -conf x', 'unknown'],
    ['-conf $(FILE) -foo', undefined],
  ])('%s', (line, expected) => {
    expect(refused(line)).toBe(expected);
  });
  test('log-format is of 1.15.0', () => {
    expect(refused('-log-format json')).toBeUndefined();
    expect(refused('-log-format xml')).toBe('unknown log format "xml": expected text or json');
    expect(refused('-log-format json', '1.14.7')).toBe('flag provided but not defined: -log-format');
  });
});

describe('words of a container with another image', () => {
  test.each<[string, string | undefined]>([
    ['-conf x', undefined],
    ['-conf x -foo', 'unknown'],
    ['/usr/bin/coredns -conf x', undefined],
    ['sh -c exec coredns -conf x', undefined],
    ['sh -c coredns -conf x -version', 'unknown'],
    ['sh -c coredns -conf x > /log', undefined],
    ['sh -c coredns -conf x 2>&1 | tee', undefined],
    ['sh -c coredns -conf x -dns.port $PORT', 'unknown'],
  ])('%s', (line, expected) => {
    expect(refused(line, '1.15.0', false)).toBe(expected);
  });
});

const loud = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(files).said.filter((one) => !one.startsWith('note'));

/** A CoreDNS of Kubernetes that asks itself, with these lines in place of its arguments. */
const inKubernetes = (lines: string): readonly string[] =>
  loud({
    'dns.yaml': coreDns({ corefile: corefile('forward . 10.96.0.10') }).replace(
      'args: [-conf, /etc/coredns/Corefile]',
      lines,
    ),
  });

const inCompose = (lines: string): readonly string[] =>
  loud({
    'compose.yaml': `services:
  dns:
    image: coredns/coredns:1.14.7
    networks: { n: { ipv4_address: 172.30.0.53 } }
    volumes: ["./Corefile:/etc/coredns/Corefile:ro"]
    ${lines}
networks: { n: { ipam: { config: [{ subnet: 172.30.0.0/24 }] } } }
`,
    Corefile: '.:53 {\n  forward . 172.30.0.53\n}\n',
  });

const ALWAYS = expect.stringMatching(/^error LG101 .* always/);
const ASSUMED = expect.stringMatching(/^warning LG101 .* assumed/);
const REFUSED = expect.stringMatching(/^error LG401/);

describe('a server that does not start for its arguments has no loop', () => {
  test.each([
    ['args: [-conf, /etc/coredns/Corefile]', ALWAYS],
    ['args: [-conf, /etc/coredns/Corefile, -foo]', REFUSED],
    // The image's entrypoint gets them all.
    ['args: [x, -conf, /etc/coredns/Corefile]', REFUSED],
    ['args: [/coredns, -conf, /etc/coredns/Corefile]', REFUSED],
    ['args: [/bin/sh, -c, "/coredns -conf /etc/coredns/Corefile"]', REFUSED],
    ['command: [/coredns, -conf, /etc/coredns/Corefile]', ALWAYS],
    ['command: [/coredns]\n          args: [-conf, /etc/coredns/Corefile]', ALWAYS],
    ['command: [/coredns, -conf, /etc/coredns/Corefile, -version]', REFUSED],
    // Nothing in the image is of these names.
    ['command: [coredns, -conf, /etc/coredns/Corefile]', ASSUMED],
    ['command: [/bin/sh, -c, "/coredns -conf /etc/coredns/Corefile -foo"]', ASSUMED],
  ])('Kubernetes, %s', (lines, expected) => {
    expect(inKubernetes(lines)).toEqual([expected]);
  });

  test.each([
    ['command: -conf /etc/coredns/Corefile', ALWAYS],
    ['command: coredns -conf /etc/coredns/Corefile', REFUSED],
    ['command: [coredns, -conf, /etc/coredns/Corefile]', REFUSED],
    ['entrypoint: [/coredns]\n    command: [-conf, /etc/coredns/Corefile]', ALWAYS],
    ['entrypoint: [/bin/sh, -c, "/coredns -conf /etc/coredns/Corefile"]', ASSUMED],
  ])('Compose, %s', (lines, expected) => {
    expect(inCompose(lines)).toEqual([expected]);
  });
});

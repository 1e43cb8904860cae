/** A folder of the repository, mounted into a container of Compose: is what it has not certainly not there? */
import { describe, expect, test } from '@jest/globals';
import { check } from '../../../src/judge/check.ts';
import { displayName, inputOf } from '../../support/scan-texts.ts';

/** What is refused of a server that reads ./conf, where git ignores what begins with `local`. */
function refusals(
  corefile: string,
  volumes = './conf:/etc/coredns:ro',
  services = '',
  { image = 'coredns/coredns:1.15.0', ...files }: Readonly<Record<string, string>> = {},
): readonly string[] {
  const input = inputOf({
    ...files,
    'compose.yaml': `services:
  dns:
    image: ${image}
    command: -conf /etc/coredns/Corefile
    volumes: [${volumes}]
${services}`,
    'conf/Corefile': `. {\n  ${corefile}\n  forward . 192.0.2.1\n}\n`,
    'conf/search': 'search example.org\n',
  });
  const tree = { ...input.tree, isIgnored: (path: string) => /\/local[^/]*$/.test(path) };
  return check({ ...input, tree })
    .report.findings.map(displayName)
    .filter((line) => line.includes('LG401'));
}
const REFUSED = ['error LG401 conf/Corefile:2:12'];

describe('a file that no tracked folder has', () => {
  test('is not there where the folder is mounted to be read', () => {
    expect(refusals('autopath /etc/coredns/gone')).toEqual(REFUSED);
    expect(refusals('autopath gone', '{type: bind, source: ./conf, target: /etc/coredns, read_only: true}')).toEqual(
      REFUSED,
    );
    expect(refusals('import   /etc/coredns/gone')).toEqual(REFUSED);
  });
  test('is there where git has it', () => {
    expect(refusals('autopath /etc/coredns/search')).toEqual([]);
  });
  test('is not there, though secret, where a private key is committed beside it', () => {
    const key = '-----BEGIN PRIVATE KEY-----\nMAo=\n-----END PRIVATE KEY-----\n';
    const tls = 'tls      /etc/coredns/gone.pem /etc/coredns/key.pem';
    expect(refusals(tls, undefined, '', { 'conf/key.pem': key })).toEqual(REFUSED);
    expect(refusals(tls, undefined, '', { 'other/key.pem': key })).toEqual([]);
  });
  test('of a relative name is not below the root of the image, where it is of no folder that is mounted', () => {
    expect(refusals('autopath a/b')).toEqual(REFUSED);
    expect(refusals('autopath usr/b')).toEqual([]);
  });
  test.each([
    ['git ignores', 'autopath /etc/coredns/local.conf'],
    ['is of a folder that git has not', 'autopath /etc/coredns/made/search'],
    ['is secret', 'tls /etc/coredns/tls.crt /etc/coredns/tls.key'],
    ['a pattern names', 'import /etc/coredns/*.gone'],
    ['is of the image', 'autopath /srv/gone'],
  ])('may be there where it %s', (_, corefile) => {
    expect(refusals(corefile)).toEqual([]);
  });
  test.each([
    ['itself', './conf:/etc/coredns', ''],
    ['beside it', './conf:/etc/coredns:ro', '  maker:\n    image: maker\n    volumes: [./conf:/out]\n'],
    ['above', './conf:/etc/coredns:ro', '  maker:\n    image: maker\n    volumes: ["./:/out"]\n'],
    ['into a volume over it', './conf:/etc/coredns:ro, made:/etc/coredns/', ''],
  ])('may be there where a container writes %s', (_, volumes, services) => {
    expect(refusals('autopath /etc/coredns/gone', volumes, services)).toEqual([]);
  });
  test('is of the image where the Corefile is mounted beside what nobody knows', () => {
    const alone = './conf/Corefile:/etc/coredns/Corefile:ro, kept:/var/kept';
    expect(refusals('import   /etc/coredns/gone', alone)).toEqual(REFUSED);
    expect(refusals('autopath /etc/coredns/gone', alone)).toEqual(REFUSED);
    expect(
      refusals('import   /etc/coredns/gone', alone, '', { image: 'registry.example.org/dns/coredns:1.15.0' }),
    ).toEqual([]);
    expect(
      refusals('autopath /etc/coredns/gone', alone, '', { image: 'registry.example.org/dns/coredns:1.15.0' }),
    ).toEqual([]);
  });
});

/** LG401: Corefiles that CoreDNS of the stated version refuses, at the line and column of the cause, in its own words in substance. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';
import { coreDns, corefile } from './manifests.ts';

type Files = Readonly<Record<string, string>>;
const refused = (files: Files): readonly string[] => scanTexts(files).said.filter((one) => one.includes('LG401'));
const message = (files: Files): string =>
  scanTexts(files).report.findings.find((one) => one.code === 'LG401')?.message ?? 'starts';
const bare = (text: string): Files => ({ Corefile: text });
const of = (version: string, upstream: string): Files => ({
  'dns.yaml': coreDns({ corefile: corefile(upstream), image: `registry.k8s.io/coredns/coredns:v${version}` }),
});

test.each(['1.16.0', '0.9.10', '006'])('%s is no release that is modelled, so it may refuse the file', (version) => {
  const files = {
    'dns.yaml': coreDns({ corefile: corefile('proxy . 10.0.0.2'), image: `coredns/coredns:${version}` }),
  };
  expect(refused(files)).toEqual([expect.stringMatching(/^warning LG401 dns.yaml:1[18]:/)]);
  expect(message(files)).toMatch(/^CoreDNS [\d.]+ may refuse this Corefile: /);
});

describe('refused', () => {
  test.each<readonly [string, Files, string, string]>([
    ['a plugin that is gone', of('1.11.3', 'proxy . 10.0.0.2'), 'dns.yaml:18:9', "Unknown directive 'proxy'"],
    ['a plugin that is not there yet', of('1.2.0', 'proxy . 10.0.0.2'), 'dns.yaml:11:9', "Unknown directive 'loop'"],
    ['a word misspelt', bare('. {\n    forwrad . 10.0.0.2\n}\n'), 'Corefile:2:5', "Unknown directive 'forwrad'"],
    [
      'a zone twice',
      bare('.:53 {\n    whoami\n}\n.:53 {\n    whoami\n}\n'),
      'Corefile:4:1',
      'cannot serve dns://.:53 - it is already defined',
    ],
    [
      'a key twice',
      bare('a.example a.example {\n    whoami\n}\n'),
      'Corefile:1:11',
      'cannot serve dns://a.example.:53 - it is already defined',
    ],
    [
      'with and without bind',
      bare('. {\n    bind 127.0.0.1\n    whoami\n}\n. {\n    whoami\n}\n'),
      'Corefile:5:1',
      'zone overlap listener capacity',
    ],
    ['a block on one line', bare('. { forward . 10.0.0.2 }\n'), 'Corefile:1:24', "Unexpected '}'"],
    ['loop with a word', bare('. {\n    loop x\n}\n'), 'Corefile:2:10', 'plugin/loop: Wrong argument count'],
    ['loop twice', bare('. {\n    loop\n    loop\n}\n'), 'Corefile:3:5', 'can only be used once per Server Block'],
    [
      'forward without an upstream',
      bare('. {\n    forward .\n}\n'),
      'Corefile:2:13',
      'plugin/forward: Wrong argument count',
    ],
    [
      'an option that forward has not',
      bare('. {\n    forward . 10.0.0.2 {\n        spray\n    }\n}\n'),
      'Corefile:3:9',
      "plugin/forward: unknown property 'spray'",
    ],
    ['a host name before 1.14.4', of('1.11.3', 'forward . dns.example'), 'dns.yaml:18:19', 'not an IP address or file'],
    [
      'two forwards before 1.9.4',
      of('1.8.6', 'forward a.example 10.0.0.9\n    forward . 10.0.0.2'),
      'dns.yaml:19:9',
      'can only be used once per Server Block',
    ],
    ['a port that is none', bare('.:99999 {\n    whoami\n}\n'), 'Corefile:1:1', 'invalid port'],
  ])('%s', (_, files, at, says) => {
    expect(refused(files)).toEqual([`error LG401 ${at}`]);
    expect(message(files)).toMatch(/^CoreDNS [0-9.]+ would refuse this Corefile: /);
    expect(message(files)).toContain(says);
  });

  test('a loop behind it waits, and no notice is given of such a file', () => {
    expect(scanTexts(bare('. {\n    forward . 127.0.0.1\n    loop x\n}\n')).said).toEqual([
      'error LG401 Corefile:3:10',
    ]);
  });
});

describe('not refused', () => {
  test.each<readonly [string, Files]>([
    ['proxy while it was there', of('1.4.0', 'proxy . 10.0.0.2')],
    ['a host name since 1.14.4', of('1.14.4', 'forward . dns.example')],
    ['two forwards since 1.9.4', of('1.9.4', 'forward a.example 10.0.0.9\n    forward . 10.0.0.2')],
    ['one zone at two ports', bare('.:53 {\n    whoami\n}\n.:5353 {\n    whoami\n}\n')],
    [
      'one zone at two addresses',
      bare('. {\n    bind 127.0.0.1\n    whoami\n}\n. {\n    bind 127.0.0.2\n    whoami\n}\n'),
    ],
    ['a brace on the next line', bare('.:53\n{\n    whoami\n}\n')],
    ['an empty file', bare('')],
    [
      'a plugin of an image of their own',
      {
        'dns.yaml': coreDns({
          corefile: corefile('nonstock\n    forward . 10.0.0.2'),
          image: 'registry.example/dns:v1',
        }),
      },
    ],
  ])('%s', (_, files) => {
    expect(refused(files)).toEqual([]);
  });
});

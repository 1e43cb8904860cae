/** LG202, LG204, LG205: a guard that is not there, guards nothing, or stops a healthy server. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';
import { coreDns, corefile } from './manifests.ts';

const said = (text: string): readonly string[] => scanTexts({ Corefile: text }).said;
const of = (version: string, upstream = 'proxy . 10.0.0.2'): readonly string[] =>
  scanTexts({ 'dns.yaml': coreDns({ corefile: corefile(upstream), image: `registry.k8s.io/coredns:${version}` }) })
    .said;

describe('LG202', () => {
  test.each([
    ['forward', '. {\n    forward . 10.0.0.2\n}\n', ['note LG202 Corefile:1:1']],
    [
      'a second block',
      '. {\n    loop\n    forward . 10.0.0.2\n}\na.example {\n    forward . 10.0.0.9\n}\n',
      ['note LG202 Corefile:5:1'],
    ],
    ['nothing is forwarded', '. {\n    whoami\n}\n', []],
    ['a loop says it already', '. {\n    forward . 127.0.0.1\n}\n', ['error LG101 Corefile:2:15 always absent']],
  ])('%s', (_, text, expected) => {
    expect(said(text)).toEqual(expected);
  });
});

describe('LG204', () => {
  test.each([
    ['nothing is forwarded', '. {\n    loop\n    whoami\n}\n', ['note LG204 Corefile:2:5']],
    ['kubernetes alone', 'k.local {\n    loop\n    kubernetes k.local\n}\n', ['note LG204 Corefile:2:5']],
    ['forward', '. {\n    loop\n    forward . 10.0.0.2\n}\n', []],
    ['grpc forwards too', '. {\n    loop\n    grpc . 10.0.0.2:443\n}\n', []],
    ['what is not known may forward', '. {\n    loop\n    nonstock\n}\n', ['note LG801 Corefile:3:5']],
  ])('%s', (_, text, expected) => {
    expect(said(text)).toEqual(expected);
  });
});

test('LG204: what is not known may forward, in a file that is imported too', () => {
  const files = (line: string) => ({
    Corefile: '. {\n    loop\n    whoami\n    import own.conf\n}\n',
    'own.conf': `${line}\n`,
  });
  const of204 = (line: string): readonly string[] => scanTexts(files(line)).said.filter((one) => one.includes('LG204'));
  expect(of204('nonstock')).toEqual([]);
  expect(of204('errors')).toEqual(['note LG204 Corefile:2:5']);
});

describe('LG205', () => {
  test.each(['1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', 'v1.2.5', '1.2.2-amd64'])('CoreDNS %s', (version) => {
    expect(of(version)).toEqual(['warning LG205 dns.yaml:11:9']);
  });
  test.each(['1.2.6', '1.3.1', '1.4.0'])('silent: CoreDNS %s', (version) => {
    expect(of(version)).toEqual([]);
  });
  test('before the plugin was there the server does not start', () => {
    expect(of('1.2.0')).toEqual(['error LG401 dns.yaml:11:9']);
  });
  test('the version of the configuration counts where no image states one', () => {
    const config = 'version: 1\nclusters:\n  - name: a\n    coredns-version: 1.2.3\n';
    const files = { Corefile: '. {\n    loop\n    forward . 10.0.0.2\n}\n', '.loopgate.yaml': config };
    const { said: lines, report } = scanTexts(files);
    expect(lines).toEqual(['warning LG205 Corefile:2:5']);
    expect(report.findings[0]?.path.map((step) => step.at.file.path)).toEqual(['.loopgate.yaml']);
  });
  test('where something comes back the loop is reported instead', () => {
    expect(of('1.2.2', 'proxy . 10.96.0.10')).toEqual(['error LG101 dns.yaml:18:17 always fatal']);
  });
  test('a guard that ends a server whose every query would end misfires', () => {
    const text = '. {\n    loop\n    forward . 8.8.8.8 127.0.0.1 127.0.0.2 {\n        policy round_robin\n    }\n}\n';
    expect(said(text)).toEqual(['error LG101 Corefile:3:23 sometimes 0.666667 misfires']);
  });
});

/** Texts of other names that look like a Corefile and are none, or a part of one: no error about them as they stand. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const said = (path: string, text: string): readonly string[] =>
  scanTexts({ [path]: text }).report.findings.map(({ severity, code }) => `${severity} ${code}`);
const HEAD = '.:53 {\n    errors\n    forward . 192.0.2.53\n';
const TAIL = '    loop\n    forward . 192.0.2.53\n}\n';

describe.each([
  ['the first half', HEAD],
  ['the second half', TAIL],
])('%s', (_, text) => {
  test.each(['dns/head.conf', 'Corefile.head', 'corefile.d/10-head'])('in %s is not judged', (path) => {
    expect(said(path, text).filter((one) => !one.startsWith('note'))).toEqual([]);
  });
});

test.each([
  ['CHANGELOG.txt', 'removed loop from .:53 { forward . /etc/resolv.conf }\n'],
  ['NOTES.txt', 'To resolve: .:53 { forward . 192.0.2.1 }\nthen restart coredns.\n'],
  ['.github/PULL_REQUEST_TEMPLATE', 'Describe: .:53 { forward . 192.0.2.1 } changes\n'],
  ['manifests/init.pp', "class dns {\n  file { '/etc/resolv.conf': ensure => file }\n  forward { 'x': }\n}\n"],
])('prose or a program: %s', (path, text) => {
  expect(said(path, text).filter((one) => !one.startsWith('note'))).toEqual([]);
});

test.each(['dns/Corefile', 'dns.corefile'])('the first half in %s is refused', (path) => {
  expect(said(path, HEAD)).toContain('error LG401');
});

test('a whole one of another name is judged, and so is what it says wrong', () => {
  expect(said('dns/coredns.conf', `${HEAD}}\n`)).toEqual(['note LG202']);
  expect(said('dns/coredns.conf', `${HEAD}    forwrad . 192.0.2.1\n}\n`)).toContain('error LG401');
  // CoreDNS 1.15.0: "could not compile template: ... unexpected EOF". The braces of the Corefile are whole.
  const answer = 'answer "{{ if .Name }}{{ .Name }} 60 IN A 192.0.2.1"';
  const template = `    template IN A example.org {\n        ${answer}\n    }\n`;
  expect(said('dns/coredns.conf', `${HEAD}${template}}\n`)).toContain('error LG401');
});

import { describe, expect, test } from '@jest/globals';
import type { ResolvedSettings } from '../../../src/core/facts/readers.ts';
import { wholeFile } from '../../../src/core/text/source-text.ts';
import { readResolvedSettings, systemdResolved } from '../../../src/languages/systemd-resolved/index.ts';
import { openText, said } from '../open-yaml.ts';

function settings(...texts: readonly string[]): ResolvedSettings {
  return readResolvedSettings(texts.map((text, i) => wholeFile({ path: `${i}.conf`, text }))).value;
}
function dns(...texts: readonly string[]): readonly string[] {
  return settings(...texts).dns.map((one) => one.value);
}

describe('[Resolve]', () => {
  test('DNS collects over lines and files, and an empty one resets', () => {
    expect(dns('[Resolve]\nDNS=10.0.0.1 10.0.0.2\nDNS=10.0.0.3\n', '[Resolve]\nDNS=10.0.0.4\n')).toEqual([
      '10.0.0.1',
      '10.0.0.2',
      '10.0.0.3',
      '10.0.0.4',
    ]);
    expect(dns('[Resolve]\nDNS=10.0.0.1\n', '[Resolve]\nDNS=\nDNS=10.0.0.4\n')).toEqual(['10.0.0.4']);
  });
  test.each([
    ['10.0.0.1:5353', '10.0.0.1:5353'],
    ['10.0.0.1%eth0#dns.test', '10.0.0.1'],
    ['[fd00::1]:5353', '[fd00::1]:5353'],
    ['fd00::1', 'fd00::1'],
    ['fe80::1%2', 'fe80::1'],
    ['10.0.0.1#dns.test', '10.0.0.1'],
  ])('%s', (written, expected) => expect(dns(`[Resolve]\nDNS=${written}\n`)).toEqual([expected]));
  test('what is no address is ignored and remarked', () => {
    const { value, notices } = readResolvedSettings([
      wholeFile({ path: 'f', text: '[Resolve]\nDNS=dns.test 10.0.0.1\n' }),
    ]);
    expect(value.dns.map((one) => said(one.at))).toEqual(['10.0.0.1']);
    expect(notices.map((notice) => said(notice.at))).toEqual(['dns.test']);
  });
  test('comments, other sections, continuation lines and blanks', () => {
    const text =
      '[Other]\nDNS=10.9.9.9\n[Resolve]\n# DNS=10.8.8.8\n ; DNS=10.7.7.7\nDNS = 10.0.0.1 \\\n# in between\n  10.0.0.2\nFallbackDNS=1.1.1.1\n';
    expect(dns(text)).toEqual(['10.0.0.1', '10.0.0.2']);
    expect(settings(text).dns.map((one) => said(one.at))).toEqual(
      [undefined, undefined].map((_, i) => `10.0.0.${i + 1}`),
    );
    expect(settings(text).fallbackDns.map((one) => one.value)).toEqual(['1.1.1.1']);
  });
  test('a # behind a value belongs to the value', () =>
    expect(dns('[Resolve]\nDNS=10.0.0.1 # office\n')).toEqual(['10.0.0.1']));
  test('the stub listener is the last one said, Domains keep their tilde', () => {
    const value = settings(
      '[Resolve]\nDNSStubListener=yes\nDomains=~corp.test lab.test\nDNSStubListenerExtra=udp:10.0.0.9:53\n',
      '[Resolve]\nDNSStubListener=no\n',
    );
    expect(value.stubListener?.value).toBe('no');
    expect(said(value.stubListener?.at)).toBe('no');
    expect(value.domains.map((one) => one.value)).toEqual(['~corp.test', 'lab.test']);
    expect(value.stubListenerExtra.map((one) => one.value)).toEqual(['udp:10.0.0.9:53']);
    expect(settings('[Resolve]\n').stubListener).toBeUndefined();
  });
  test.each([[''], ['[Resolve'], ['=\n[]\n]['], ['[Resolve]\nDNS\n'], ['\\']])('nothing throws for %j', (text) => {
    expect(settings(text).dns).toEqual([]);
  });
  test.each([
    ['DNSOverTLS=yes', 'DNSOverTLS'],
    ['DNSOverTLS=yes\nDNSOverTLS=opportunistic', undefined],
    ['DNSStubListener=tcp', 'DNSStubListener'],
    ['DNSStubListener=udp', undefined],
  ])('what is not modelled of %j', (lines, expected) => {
    expect(settings(`[Resolve]\n${lines}\n`).unread?.value).toBe(expected);
  });
  test('no file at all says nothing', () => expect(settings().dns).toEqual([]));
});

test.each([
  ['overlay/etc/systemd/resolved.conf', { kind: 'node-file', path: '/etc/systemd/resolved.conf' }],
  ['x/etc/systemd/resolved.conf.d/k8s.conf', { kind: 'node-file', path: '/etc/systemd/resolved.conf.d/k8s.conf' }],
  ['ansible/files/resolved.conf', { kind: 'config-text', language: 'systemd-resolved' }],
])('%s', (path, expected) => {
  const document = openText('[Resolve]\nDNS=10.0.0.1\n', path);
  expect(systemdResolved.recognises(document)).toBe(true);
  expect(systemdResolved.read(document).value).toMatchObject([expected]);
});
test('another daemon’s file is none', () => {
  expect(systemdResolved.recognises(openText('[Login]\n', 'etc/systemd/logind.conf'))).toBe(false);
  expect(systemdResolved.recognises(openText('hello', 'resolved.conf'))).toBe(false);
});
describe('lines without a section', () => {
  const path = '/etc/systemd/resolved.conf';
  const read = (text: string, onNode?: { readonly append?: true }) => {
    const opened = openText(text, `overlay${path}`);
    const [fact] = systemdResolved.read(
      onNode === undefined ? opened : { ...opened, onNode: { path, ...onNode } },
    ).value;
    return fact?.kind === 'node-file' ? dns(fact.text.text) : undefined;
  };
  test.each([
    ['of a whole file', undefined],
    ['of a file that is written', {}],
  ])('%s are ignored', (_, onNode) => {
    expect(read('DNS=10.0.0.1\n', onNode)).toEqual([]);
    expect(read('DNS=10.0.0.1\n[Resolve]\nDNS=10.0.0.2\n', onNode)).toEqual(['10.0.0.2']);
  });
  test('that are added to the shipped file count', () => {
    expect(read('DNS=10.0.0.1\n', { append: true })).toEqual(['10.0.0.1']);
    expect(read('[Other]\nDNS=10.0.0.1\n', { append: true })).toEqual([]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { wholeFile } from '../../../src/core/text/source-text.ts';
import { readResolverFile, resolvConf } from '../../../src/languages/resolv-conf/index.ts';
import { openText, said } from '../open-yaml.ts';

function servers(text: string): readonly string[] {
  return readResolverFile(wholeFile({ path: 'f', text })).value.nameservers.map((one) => one.value);
}

describe('nameserver lines', () => {
  test.each([
    ['nameserver 10.0.0.2', ['10.0.0.2']],
    ['  nameserver\t10.0.0.2 10.0.0.3', ['10.0.0.2']],
    ['nameserver 1.1.1.1\r\nnameserver 8.8.8.8\r\n', ['1.1.1.1', '8.8.8.8']],
    ['nameserver fe80::1%eth0', ['fe80::1']],
    ['nameserver #10.0.0.9', ['#10.0.0.9']],
    ['nameserver [::1]', ['[::1]']],
    ['nameserver 127.0.0.1:5353', ['127.0.0.1:5353']],
    ['nameserver foo', ['foo']],
    [
      'nameserver 1.1.1.1\nnameserver 1.1.1.1\nnameserver 1.1.1.2\nnameserver 1.1.1.3',
      ['1.1.1.1', '1.1.1.1', '1.1.1.2', '1.1.1.3'],
    ],
    ['# nameserver 1.1.1.1\n;nameserver 1.1.1.1\nNameserver 1.1.1.1\nnameservers 1.1.1.1\nnameserver\n', []],
    ['', []],
  ])('%j', (text, expected) => expect(servers(text)).toEqual(expected));
  test('places lead to the address', () => {
    const text = 'search a\nnameserver 10.0.0.2 # office\n';
    const { value } = readResolverFile(wholeFile({ path: 'f', text }));
    expect(value.nameservers.map((one) => said(one.at))).toEqual(['10.0.0.2']);
    expect(said(value.at)).toBe('nameserver 10.0.0.2 # office');
  });
  test('an address filled in later is remarked, not invented', () => {
    const { value, notices } = readResolverFile(
      wholeFile({ path: 'f', text: 'nameserver {{ ip }}\nnameserver $IP\n' }),
    );
    expect(value.nameservers).toEqual([]);
    expect(notices.map((notice) => said(notice.at))).toEqual(['{{ ip }}', '$IP']);
  });
});

describe('which files are a node’s', () => {
  test.each([
    ['overlay/etc/resolv.conf', undefined, '/etc/resolv.conf'],
    ['run/systemd/resolve/resolv.conf', undefined, '/run/systemd/resolve/resolv.conf'],
    ['rootfs/etc/resolvconf/resolv.conf.d/head', undefined, '/etc/resolvconf/resolv.conf.d/head'],
    ['user-data.yaml', '/etc/resolv.conf', '/etc/resolv.conf'],
    ['user-data.yaml', '/var/lib/kubelet/resolv.conf', '/var/lib/kubelet/resolv.conf'],
  ])('%s (%s): %s', (path, onNode, expected) => {
    const document = openText(
      'nameserver 10.0.0.2\n',
      path,
      onNode === undefined ? undefined : { path: onNode, pool: 'p' },
    );
    expect(resolvConf.recognises(document)).toBe(true);
    const [fact] = resolvConf.read(document).value;
    expect(fact).toMatchObject({ kind: 'node-file', path: expected, mode: 'replace' });
    expect(fact?.pool).toBe(onNode === undefined ? undefined : 'p');
    expect(said(fact?.at)).toBe('nameserver 10.0.0.2');
  });
  test('a resolv.conf elsewhere is only a text', () => {
    const [fact] = resolvConf.read(openText('nameserver 10.0.0.2\n', 'infra/resolv.conf')).value;
    expect(fact).toMatchObject({ kind: 'config-text', language: 'resolv-conf', path: 'infra/resolv.conf' });
  });
  test.each(['etc/hosts', 'resolv.conf.md', 'docs/resolv.conf.j2', 'myresolv.confx'])('%s is none', (path) => {
    expect(resolvConf.recognises(openText('nameserver 1.1.1.1', path))).toBe(false);
  });
});

/** Of files of one machine that have one name, or set one thing, one counts. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const SOUND = '192.0.2.2';
const LOOP = '10.96.0.10';
const config = (path: string): string =>
  `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: ${path}\n`;
const said = (files: Files, path = '/run/systemd/resolve/resolv.conf'): string => {
  const found = scanTexts({
    'dns.yaml': coreDns({ corefile: corefile('forward . /etc/resolv.conf') }),
    'node/var/lib/kubelet/config.yaml': config(path),
    ...files,
  }).report.findings.filter(({ code }) => code === 'LG101');
  return found.map(({ certainty, probability = '' }) => `${certainty} ${probability}`.trim()).join('; ') || 'sound';
};
/** With the loop in either file. */
const turns = (first: string, second: string, text: (server: string) => string, path?: string): readonly string[] =>
  [
    [LOOP, SOUND],
    [SOUND, LOOP],
  ].map(([one = '', other = '']) => said({ [first]: text(one), [second]: text(other) }, path));
const FIRST = ['always', 'sound'];
const LAST = ['sound', 'always'];
const BOTH = ['sometimes 0.5', 'sometimes 0.5'];

describe('systemd-networkd', () => {
  const network =
    (match: string) =>
    (server: string): string =>
      `[Match]\n${match}\n[Network]\nDNS=${server}\n`;
  const at = (folder: string, name: string): string => `node/${folder}/systemd/network/${name}`;
  // systemd.network(5)
  test.each<[string, string, string, string, readonly string[]]>([
    ['etc', 'run', '10-e.network', '10-e.network', FIRST],
    ['etc', 'usr/lib', '10-e.network', '10-e.network', FIRST],
    ['run', 'lib', '10-e.network', '10-e.network', FIRST],
    ['etc', 'etc', '05-e.network', '10-e.network', FIRST],
    ['usr/lib', 'etc', '10-e.network', '05-e.network', LAST],
  ])('%s and %s: %s and %s', (one, other, first, second, expected) => {
    expect(turns(at(one, first), at(other, second), network('Name=eth0'))).toEqual(expected);
  });
  test('of other interfaces both count', () => {
    const [one, other] = [at('etc', '05-e.network'), at('etc', '10-f.network')];
    expect(said({ [one]: network('Name=eth0')(LOOP), [other]: network('Name=eth1')(SOUND) })).toBe(BOTH[0]);
    const mac = 'Name=eth0\nMACAddress=02:00:00:00:00:01';
    expect(said({ [one]: network(mac)(LOOP), [other]: network('Name=eth0')(SOUND) })).toBe(BOTH[0]);
  });
  test('on another machine hides nothing', () => {
    const files = { [at('usr/lib', '10-e.network')]: network('Name=eth0')(LOOP) };
    expect(said({ ...files, 'other/etc/systemd/network/10-e.network': network('Name=eth0')(SOUND) })).toBe('always');
  });
  test('unmanaged is as none', () => {
    const unmanaged = `[Match]\nName=eth0\n[Link]\nUnmanaged=yes\n[Network]\nDNS=${LOOP}\n`;
    expect(
      said({ [at('etc', '05-e.network')]: unmanaged, [at('etc', '10-e.network')]: network('Name=eth0')(SOUND) }),
    ).toBe('sound');
  });
});

describe('netplan', () => {
  const plan = (server: string): string =>
    `network:\n  version: 2\n  ethernets:\n    eth0: { nameservers: { addresses: [${server}] } }\n`;
  const at = (folder: string, name: string): string => `node/${folder}/netplan/${name}.yaml`;
  test('hides files of one name: /run over /etc over /lib', () => {
    expect(turns(at('run', '50'), at('etc', '50'), plan)).toEqual(FIRST);
    expect(turns(at('etc', '50'), at('lib', '50'), plan)).toEqual(FIRST);
  });
  test('adds the lists of several names', () => {
    expect(turns(at('etc', '50'), at('etc', '60'), plan)).toEqual(BOTH);
  });
});

describe('NetworkManager', () => {
  const global = (server: string): string => `[global-dns-domain-*]\nservers=${server}\n`;
  const at = (path: string): string => `node/${path}`;
  // NetworkManager.conf(5)
  test.each<[string, string, readonly string[]]>([
    ['etc/NetworkManager/conf.d/a.conf', 'etc/NetworkManager/conf.d/b.conf', LAST],
    ['etc/NetworkManager/conf.d/d.conf', 'usr/lib/NetworkManager/conf.d/d.conf', FIRST],
    ['etc/NetworkManager/conf.d/a.conf', 'usr/lib/NetworkManager/conf.d/z.conf', FIRST],
    ['etc/NetworkManager/NetworkManager.conf', 'etc/NetworkManager/conf.d/a.conf', LAST],
    ['etc/NetworkManager/NetworkManager.conf', 'usr/lib/NetworkManager/conf.d/z.conf', FIRST],
  ])('%s and %s', (one, other, expected) => {
    expect(turns(at(one), at(other), global, '/etc/resolv.conf')).toEqual(expected);
  });
});

describe('a unit', () => {
  const starts = (file: string): string => `[Service]\nExecStart=/usr/bin/coredns -conf=${file}\n`;
  // The cluster's server asks the machine's, which asks back in one of two files.
  const named = (etc: string, lib: string): string => {
    const found = scanTexts({
      '.loopgate.yaml': 'version: 1\nclusters: [{ name: c, nodes: [{ name: n, addresses: [192.0.2.10] }] }]\n',
      'dns.yaml': coreDns({ corefile: corefile('forward . 192.0.2.10') }),
      'node/var/lib/kubelet/config.yaml': config('/etc/resolv.conf'),
      'node/etc/systemd/system/coredns.service': starts(etc),
      'node/lib/systemd/system/coredns.service': starts(lib),
      'node/etc/coredns/loop': `.:53 {\n  forward . ${LOOP}\n}\n`,
      'node/etc/coredns/sound': `.:53 {\n  forward . ${SOUND}\n}\n`,
    }).report.findings.filter(({ code }) => code === 'LG101');
    return found.map(({ certainty }) => certainty).join() || 'sound';
  };
  test('of /etc replaces the one of /lib', () => {
    expect(named('/etc/coredns/sound', '/etc/coredns/loop')).toBe('sound');
    expect(named('/etc/coredns/loop', '/etc/coredns/sound')).toBe('always');
  });
});

// shared/conf-parser.c parse_line: "Assignment outside of section. Ignoring."
test('a line of resolved.conf before any section is ignored', () => {
  const path = 'node/etc/systemd/resolved.conf';
  expect(said({ [path]: `DNS=${LOOP}\n` })).toBe('sound');
  expect(said({ [path]: `[Resolve]\nDNS=${LOOP}\n` })).toBe('always');
});

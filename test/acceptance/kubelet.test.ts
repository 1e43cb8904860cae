/** LG301 and LG303: what kubelets hand to pods, and settings that look as if they chose it. One cause is reported once. */
import { describe, expect, test } from '@jest/globals';
import { loudIn, scanTexts } from '../support/scan-texts.ts';
import { coreDns, corefile, kubelet, nodes } from './manifests.ts';

type Files = Readonly<Record<string, string>>;
const OUT = coreDns({ corefile: corefile('forward . 10.0.0.2') });
const INHERITS = coreDns({ corefile: corefile('forward . /etc/resolv.conf') });
const UBUNTU = nodes('os: ubuntu-24.04');
const FLAGS = (value: string): string => `KUBELET_EXTRA_ARGS=--resolv-conf=${value}\n`;
const REAL = '/run/systemd/resolve/resolv.conf';

describe('LG301, a note where no server forwards to it', () => {
  test.each<readonly [string, Files, string]>([
    ['a profile with the stub', { 'dns.yaml': OUT, '.loopgate.yaml': UBUNTU }, '.loopgate.yaml:6:13'],
    [
      'a kubelet that names the stub file',
      { 'dns.yaml': OUT, 'kubelet.yaml': kubelet('resolvConf: /etc/resolv.conf\n'), '.loopgate.yaml': UBUNTU },
      'kubelet.yaml:5:13',
    ],
    [
      'a file of the repository',
      {
        'dns.yaml': OUT,
        'node/resolv.conf': 'search lan\nnameserver 127.0.0.1\n',
        '.loopgate.yaml': nodes('files: { /etc/resolv.conf: node/resolv.conf }'),
      },
      'node/resolv.conf:2:12',
    ],
    [
      'an IPv6 loopback address',
      { 'dns.yaml': OUT, '.loopgate.yaml': nodes('files: { /etc/resolv.conf: { inline: "nameserver ::1" } }') },
      '.loopgate.yaml:6:58',
    ],
    [
      'no DNS server at all',
      { 'kubelet.yaml': kubelet('resolvConf: /etc/resolv.conf\n'), '.loopgate.yaml': UBUNTU },
      'kubelet.yaml:5:13',
    ],
  ])('%s', (_, files, at) => {
    expect(scanTexts(files).said).toEqual([`note LG301 ${at}`]);
  });

  test.each<readonly [string, Files]>([
    [
      'a kubelet that steps around the stub',
      { 'dns.yaml': OUT, 'kubelet.yaml': kubelet(`resolvConf: ${REAL}\n`), '.loopgate.yaml': UBUNTU },
    ],
    [
      'kubeadm steps around it by itself',
      { 'dns.yaml': OUT, '.loopgate.yaml': nodes('os: ubuntu-24.04\nprovisioner: kubeadm') },
    ],
    [
      'a file with a real resolver',
      { 'dns.yaml': OUT, '.loopgate.yaml': nodes('files: { /etc/resolv.conf: { inline: "nameserver 10.0.0.2" } }') },
    ],
    ['nothing is known of the nodes', { 'dns.yaml': OUT, 'kubelet.yaml': kubelet('resolvConf: /etc/resolv.conf\n') }],
  ])('silent: %s', (_, files) => {
    expect(loudIn(files)).toEqual([]);
  });
});

describe('LG303', () => {
  test.each<readonly [string, Files, string, string]>([
    [
      'a key that no kubelet reads',
      { 'kubelet.yaml': kubelet(`resolverConfig: ${REAL}\n`) },
      'kubelet.yaml:5:1',
      'Write `resolvConf` instead.',
    ],
    [
      'the key in other capitals',
      { 'kubelet.yaml': kubelet(`resolvconf: ${REAL}\n`) },
      'kubelet.yaml:5:1',
      'Write `resolvConf` instead.',
    ],
    [
      'an empty text',
      { 'kubelet.yaml': kubelet('resolvConf: ""\n') },
      'kubelet.yaml:5:13',
      `Name a file that lists real resolvers, such as ${REAL}.`,
    ],
    [
      'an empty flag',
      { 'etc/default/kubelet': FLAGS('""') },
      'etc/default/kubelet:1:20',
      `Name a file that lists real resolvers, such as ${REAL}.`,
    ],
    [
      'overridden by a flag',
      { 'kubelet.yaml': kubelet(`resolvConf: ${REAL}\n`), 'etc/default/kubelet': FLAGS('/etc/resolv.conf') },
      'kubelet.yaml:5:13',
      'Set the file in one place: remove the flag, or point it at this file.',
    ],
  ])('%s', (_, files, at, advice) => {
    expect(loudIn({ 'dns.yaml': OUT, ...files })).toEqual([`warning LG303 ${at}`]);
    const one = scanTexts(files).report.findings.find((found) => found.code === 'LG303');
    expect(one).toMatchObject({ rule: 'kubelet-resolvconf-ineffective', severity: 'warning', advice });
  });

  test('the stub that it lets through is said with it, and not a second time', () => {
    const files = { 'dns.yaml': OUT, 'kubelet.yaml': kubelet(`resolverConfig: ${REAL}\n`), '.loopgate.yaml': UBUNTU };
    expect(loudIn(files)).toEqual(['warning LG303 kubelet.yaml:5:1']);
    expect(scanTexts(files).report.findings[0]?.message).toContain(
      'Pods with dnsPolicy Default get nameserver 127.0.0.53',
    );
  });

  test.each<readonly [string, Files]>([
    ['the right key', { 'kubelet.yaml': kubelet(`resolvConf: ${REAL}\n`) }],
    ['nothing behind the key', { 'kubelet.yaml': kubelet('resolvConf:\n') }],
    [
      'a flag that says the same',
      { 'kubelet.yaml': kubelet(`resolvConf: ${REAL}\n`), 'etc/default/kubelet': FLAGS(REAL) },
    ],
    ['a key about something else', { 'kubelet.yaml': kubelet('resolveHosts: true\n') }],
  ])('silent: %s', (_, files) => {
    expect(loudIn({ 'dns.yaml': OUT, ...files })).toEqual([]);
  });
});

describe('a loop that such a setting causes is one finding whose path names it', () => {
  test.each<readonly [string, Files, string]>([
    [
      'a key that no kubelet reads',
      { 'kubelet.yaml': kubelet(`resolverConfig: ${REAL}\n`), '.loopgate.yaml': UBUNTU },
      'kubelet.yaml:5',
    ],
    ['an empty text', { 'kubelet.yaml': kubelet('resolvConf: ""\n') }, 'kubelet.yaml:5'],
    [
      'a flag over the file',
      {
        'kubelet.yaml': kubelet(`resolvConf: ${REAL}\n`),
        'etc/default/kubelet': FLAGS('/etc/resolv.conf'),
        '.loopgate.yaml': UBUNTU,
      },
      'kubelet.yaml:5',
    ],
    [
      'the stub file by name',
      { 'kubelet.yaml': kubelet('resolvConf: /etc/resolv.conf\n'), '.loopgate.yaml': UBUNTU },
      'kubelet.yaml:5',
    ],
  ])('%s', (_, files, setting) => {
    const { said, report } = scanTexts({ 'dns.yaml': INHERITS, ...files });
    expect(said).toEqual(['error LG101 dns.yaml:18:19 always fatal']);
    const [loop] = report.findings;
    const places = loop?.path.map(
      ({ at }) => `${at.file.path}:${at.file.text.slice(0, at.span.start).split('\n').length}`,
    );
    expect(places).toContain(setting);
    expect(loop?.advice).toContain(setting);
  });
});

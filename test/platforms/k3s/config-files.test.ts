/** Which files k3s reads, and what of them counts (k3s pkg/configfilearg/parser.go findConfigFileFlag, readConfigFile). */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const BASE: Files = {
  '.loopgate.yaml':
    'version: 1\nclusters:\n- name: c\n  nodes:\n  - name: n\n    files:\n      /etc/resolv.conf: { inline: "nameserver 192.0.2.1" }\n      /etc/loop.conf: { inline: "nameserver 127.0.0.1" }\n      /etc/sound.conf: { inline: "nameserver 192.0.2.2" }\n',
  'dns.yaml': coreDns({ corefile: corefile('forward . /etc/resolv.conf') }),
};
const said = (files: Files): string => {
  const found = scanTexts({ ...BASE, ...files }).report.findings.filter(({ code }) => code === 'LG101');
  return found.map(({ certainty }) => certainty).join(' ') || 'sound';
};
const LOOPS = 'kubelet-arg: [resolv-conf=/etc/loop.conf]\n';
const SOUND = 'kubelet-arg: [resolv-conf=/etc/sound.conf]\n';

describe.each(['k3s', 'rke2'])('a later file of %s', (form) => {
  const main = `node/etc/rancher/${form}/config.yaml`;
  const dropIn = `${main}.d/10.yaml`;
  test.each<[string, Files, string]>([
    ['replaces a list', { [main]: LOOPS, [dropIn]: 'kubelet-arg: [max-pods=50]\n' }, 'sound'],
    ['replaces a list by an empty one', { [main]: LOOPS, [dropIn]: 'kubelet-arg: []\n' }, 'sound'],
    ['replaces a list by another', { [main]: SOUND, [dropIn]: LOOPS }, 'always'],
    ['adds to a list', { [main]: LOOPS, [dropIn]: 'kubelet-arg+: [max-pods=50]\n' }, 'always'],
    ['adds what wins', { [main]: SOUND, [dropIn]: LOOPS.replace(':', '+:') }, 'always'],
    ['leaves other keys', { [main]: LOOPS, [dropIn]: 'node-label: [a=b]\n' }, 'always'],
    ['replaces what an earlier one adds', { [dropIn]: LOOPS, [`${main}.d/20.yml`]: 'kubelet-arg: [v=2]\n' }, 'sound'],
    ['does not count before it', { [dropIn]: 'kubelet-arg: [v=2]\n', [`${main}.d/20.yml`]: LOOPS }, 'always'],
    [
      'is none of another machine',
      { [main]: LOOPS, [dropIn.replace('node/', 'x/')]: 'kubelet-arg: [v=2]\n' },
      'always',
    ],
  ])('%s', (_, files, expected) => {
    expect(said(files)).toBe(expected);
  });
});

test('files of several machines in one text replace nothing of each other', () => {
  const userData = (name: string, text: string): string =>
    `resource "aws_instance" "${name}" {\n  user_data = <<-EOT\n    #cloud-config\n    write_files:\n      - path: /etc/rancher/k3s/config.yaml\n        content: |\n          ${text}\n  EOT\n}\n`;
  const [loops, none] = [userData('a', LOOPS.trim()), userData('b', 'kubelet-arg: [max-pods=50]')];
  expect(said({ 'nodes.tf': loops })).toBe('always');
  expect(said({ 'nodes.tf': loops + none })).toBe('always');
  expect(said({ 'nodes.tf': none + loops })).toBe('always');
});

test('a list of disabled parts is replaced too', () => {
  const disabled = { 'node/etc/rancher/k3s/config.yaml': 'disable: [coredns]\n' };
  const servers = (files: Files): number => scanTexts(files).report.counts.servers;
  expect(servers(disabled)).toBe(0);
  const kept = { ...disabled, 'node/etc/rancher/k3s/config.yaml.d/1.yaml': 'disable+: [traefik]\n' };
  expect(servers(kept)).toBe(0);
});

describe('the file of --config', () => {
  const UNIT = 'node/etc/systemd/system/k3s.service';
  const MAIN = 'node/etc/rancher/k3s/config.yaml';
  const OTHER = 'node/etc/k3s-other.yaml';
  const started = (flags: string, before = ''): string => `[Service]\n${before}ExecStart=/usr/local/bin/k3s ${flags}\n`;
  test.each<[string, Files]>([
    ['is the one read', { [UNIT]: started('server --config /etc/k3s-other.yaml') }],
    ['as one word', { [UNIT]: started('agent --config=/etc/k3s-other.yaml') }],
    ['by its short name', { [UNIT]: started("server \\\n  '-c' \\\n  '/etc/k3s-other.yaml'") }],
    ['in the environment', { [UNIT]: started('server', 'Environment=K3S_CONFIG_FILE=/etc/k3s-other.yaml\n') }],
    ['in its file', { [UNIT]: started('server'), [`${UNIT}.env`]: 'K3S_CONFIG_FILE=/etc/k3s-other.yaml\n' }],
    [
      'in a drop-in',
      { [UNIT]: started('server'), [`${UNIT}.d/x.conf`]: started('server -c /etc/k3s-other.yaml', 'ExecStart=\n') },
    ],
  ])('%s', (_, files) => {
    expect(said({ ...files, [OTHER]: LOOPS, [MAIN]: SOUND })).toBe('always');
    expect(said({ ...files, [OTHER]: SOUND, [MAIN]: LOOPS })).toBe('sound');
  });

  test.each<[string, Files]>([
    ['none', { [UNIT]: started('server') }],
    ['that of another machine', { 'x/etc/systemd/system/k3s.service': started('server -c /etc/k3s-other.yaml') }],
    ['one that is filled in', { [UNIT]: started('server --config $FILE') }],
    ['that of another program', { [UNIT]: started('etcd-snapshot --config /etc/k3s-other.yaml') }],
  ])('%s leaves the usual one', (_, files) => {
    expect(said({ ...files, [MAIN]: LOOPS })).toBe('always');
  });

  test('that is not in sight may be made of the usual one', () => {
    const files = { [UNIT]: started('server --config /srv/k3s.yaml'), [MAIN]: LOOPS };
    expect(said(files)).toBe('assumed');
  });
});

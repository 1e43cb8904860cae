/** Files of the kubelet's unit that take away what earlier ones give it. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const UPLINK = '--resolv-conf=/run/systemd/resolve/resolv.conf';
const FOLDER = 'node/etc/systemd/system/kubelet.service.d';
const service = (lines: string): string => `[Unit]\nDescription=x\n\n[Service]\n${lines}\n`;
const base: Files = {
  '.loopgate.yaml': 'version: 1\nclusters: [{ name: c, nodes: [{ name: n, os: ubuntu-24.04 }] }]\n',
  'deploy/cm.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        errors\n        forward . /etc/resolv.conf\n        loop\n    }\n',
  [`${FOLDER}/20-dns.conf`]: service(`Environment="KUBELET_EXTRA_ARGS=${UPLINK}"`),
};
const cloud = (files: Files): string =>
  `#cloud-config\nwrite_files:\n${Object.entries(files)
    .map(([path, text]) => `- path: ${path}\n  content: |\n${text.replace(/^(?=.)/gm, '    ')}`)
    .join('')}`;
const news = (change: Files, from: Files = base): readonly string[] =>
  scanTexts({ ...from, ...change }, from).report.findings.flatMap(({ code, severity, status }) =>
    status === 'new' && severity !== 'note' ? [`${severity} ${code}`] : [],
  );
const LOOP = ['warning LG101'];
const EXEC = 'ExecStart=\nExecStart=/usr/bin/kubelet --config=/var/lib/kubelet/config.yaml';

describe('what gave the kubelet its resolver file is gone', () => {
  test.each<[string, string]>([
    ['another value', service('Environment="KUBELET_EXTRA_ARGS=--node-ip=192.0.2.1"')],
    ['a variable beside it', service('Environment="A=b" "KUBELET_EXTRA_ARGS=--node-ip=192.0.2.1"')],
    ['no value', service('Environment=KUBELET_EXTRA_ARGS=')],
    ['a reset', service('Environment=')],
    ['a command without it', service(EXEC)],
  ])('%s in a later drop-in', (_, text) => {
    expect(news({ [`${FOLDER}/30-x.conf`]: text })).toEqual(LOOP);
  });

  test('its environment', () => {
    expect(news({ 'node/etc/default/kubelet': 'KUBELET_EXTRA_ARGS=--node-ip=192.0.2.1\n' })).toEqual(LOOP);
    const from = {
      ...base,
      [`${FOLDER}/20-dns.conf`]: '',
      'node/etc/default/kubelet': `KUBELET_EXTRA_ARGS=${UPLINK}\n`,
    };
    const twice = `KUBELET_EXTRA_ARGS=${UPLINK}\nexport KUBELET_EXTRA_ARGS="--node-ip=192.0.2.1"\n`;
    expect(news({ 'node/etc/default/kubelet': twice }, from)).toEqual(LOOP);
  });

  test('files that user data writes', () => {
    const at = '/etc/systemd/system/kubelet.service.d';
    const dns = { [`${at}/20-dns.conf`]: base[`${FOLDER}/20-dns.conf`] ?? '' };
    const from = { ...base, [`${FOLDER}/20-dns.conf`]: '', 'user-data.yaml': cloud(dns) };
    const more = (name: string): string =>
      cloud({ ...dns, [`${at}/${name}`]: service('Environment="KUBELET_EXTRA_ARGS=--node-ip=192.0.2.1"') });
    expect(news({ 'user-data.yaml': more('30-x.conf') }, from)).toEqual(LOOP);
    expect(news({ 'user-data.yaml': more('10-x.conf') }, from)).toEqual([]);
  });
});

describe('it stays', () => {
  test.each<[string, string, string]>([
    ['with another variable', `${FOLDER}/30-x.conf`, service('Environment="KUBELET_NODE_ARGS=--node-ip=192.0.2.1"')],
    ['with an earlier drop-in', `${FOLDER}/10-x.conf`, service('Environment=\nEnvironment="KUBELET_EXTRA_ARGS=--v=2"')],
    [
      'with the same value',
      `${FOLDER}/30-x.conf`,
      service(`Environment=\nEnvironment="KUBELET_EXTRA_ARGS=${UPLINK} --v=2"`),
    ],
    ['with a command that has it', `${FOLDER}/30-x.conf`, service(`${EXEC} $KUBELET_EXTRA_ARGS`)],
    ['with a command that states it', `${FOLDER}/30-x.conf`, service(`${EXEC} ${UPLINK}`)],
    ['with a command before kubeadm has its own', `${FOLDER}/05-x.conf`, service(EXEC)],
    ['with a comment', `${FOLDER}/30-x.conf`, service('#Environment=\nRestart=always')],
    ['with a section of another kind', `${FOLDER}/30-x.conf`, '[Unit]\nEnvironment=\n'],
    ['on another machine', 'other/etc/systemd/system/kubelet.service.d/30-x.conf', service('Environment=')],
    ['in another environment', 'node/etc/default/other', 'KUBELET_EXTRA_ARGS=--v=2\n'],
    ['with more in its environment', 'node/etc/default/kubelet', `KUBELET_EXTRA_ARGS="--v=2 ${UPLINK}"\n`],
  ])('%s', (_, path, text) => {
    expect(news({ [path]: text })).toEqual([]);
  });
});

/** Settings of the kubelet in variables of a role that many inventories share. */
import { expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const NODES = {
  'dns.yaml': coreDns({ corefile: corefile('forward . /etc/resolv.conf') }),
  '.loopgate.yaml':
    'version: 1\nclusters:\n  - name: x\n    nodes:\n      - name: default\n        files:\n          /etc/resolv.conf: { inline: "nameserver 127.0.0.53" }\n          /run/systemd/resolve/resolv.conf: { inline: "nameserver 192.0.2.1" }\n',
};
const said = (files: Files): readonly string[] =>
  scanTexts({ ...NODES, ...files }).said.filter((line) => !line.startsWith('note'));
const LOOP = ['error LG101 dns.yaml:18:19 always fatal'];

test.each([
  ['arguments of a group', 'group_vars/all.yml', 'kubernetes_kubelet_extra_args: "--resolv-conf=FILE"\n'],
  [
    'a configuration of all',
    'group_vars/all/kubelet.yml',
    'kubernetes_config_kubelet_configuration:\n  cgroupDriver: systemd\n  resolvConf: FILE\n',
  ],
  [
    'variables of a play',
    'playbook.yml',
    '- hosts: all\n  vars:\n    kubernetes_kubelet_extra_args: --resolv-conf=FILE\n  roles: [geerlingguy.kubernetes]\n',
  ],
])('%s', (_, path, text) => {
  expect(said({ [path]: text.replace('FILE', '/etc/resolv.conf') })).toEqual(LOOP);
  expect(said({ [path]: text.replace('FILE', '/run/systemd/resolve/resolv.conf') })).toEqual([]);
});

test('what Jinja fills in is not known, and an empty default says nothing', () => {
  expect(said({ 'group_vars/all.yml': 'kubernetes_kubelet_extra_args: "--resolv-conf={{ file }}"\n' })).toEqual(
    said({}),
  );
  expect(said({ 'roles/kubernetes/defaults/main.yml': 'kubernetes_kubelet_extra_args: ""\n' })).toEqual(said({}));
});

test('a group of nodes is taken for the nodes on that assumption', () => {
  const text = 'kubernetes_kubelet_extra_args: --resolv-conf=/etc/resolv.conf\n';
  expect(said({ 'group_vars/k8s_cluster.yml': text })).toEqual(['warning LG101 dns.yaml:18:19 assumed fatal']);
});

test.each([['host_vars/a.yml'], ['group_vars/dns.yml'], ['roles/kubernetes/defaults/main.yml']])(
  'what %s says is not of the nodes',
  (path) => {
    const stub = { [path]: 'kubernetes_kubelet_extra_args: --resolv-conf=/etc/resolv.conf\n' };
    const uplink = { [path]: 'kubernetes_kubelet_extra_args: --resolv-conf=/run/systemd/resolve/resolv.conf\n' };
    expect([said(stub), said(uplink)]).toEqual([said({}), said({})]);
    const all = {
      'group_vars/all.yml': 'kubernetes_kubelet_extra_args: --resolv-conf=/run/systemd/resolve/resolv.conf\n',
    };
    expect(said({ ...stub, ...all })).toEqual([]);
  },
);

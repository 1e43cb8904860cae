/** Kubelet settings of user data that come over the configuration file, wherever that lies. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

const HEAD = 'apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\n';
const sound = {
  '.loopgate.yaml': 'version: 1\nclusters: [{ name: c, nodes: [{ name: n, os: ubuntu-24.04 }] }]\n',
  'cluster/kubelet.yaml': `${HEAD}resolvConf: /run/systemd/resolve/resolv.conf\n`,
  'deploy/cm.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        errors\n        forward . /etc/resolv.conf\n        loop\n    }\n',
};
const written = (path: string, more: string): string => `#cloud-config\nwrite_files:\n- path: ${path}\n${more}`;
const STUB = 'resolvConf: /etc/resolv.conf';
const DROP_IN = '/etc/kubernetes/kubelet.conf.d/10-x.conf';

describe('the stub for pods', () => {
  test.each([
    ['a drop-in of the tree', 'a/etc/kubernetes/kubelet.conf.d/10-x.conf', `${HEAD}${STUB}\n`],
    ['one elsewhere', 'cluster/kubelet.conf.d/10.conf', `${HEAD}${STUB}\n`],
    [
      'one that user data writes',
      'cloud-init.yaml',
      written(DROP_IN, `  content: |\n${`${HEAD}${STUB}\n`.replace(/^(?=.)/gm, '    ')}`),
    ],
    [
      'a line that user data appends',
      'cloud-init.yaml',
      written('/var/lib/kubelet/config.yaml', `  append: true\n  content: "${STUB}\\n"\n`),
    ],
    [
      'a data URL',
      'cloud-init.yaml',
      written('/etc/default/kubelet', '  source: { uri: "data:,KUBELET_EXTRA_ARGS=--resolv-conf=/etc/resolv.conf" }\n'),
    ],
  ])('by %s is the loop', (_, path, text) => {
    const { report } = scanTexts({ ...sound, [path]: text }, sound);
    expect(report.findings).toContainEqual(expect.objectContaining({ code: 'LG101', status: 'new' }));
  });
  test('is none while nothing sets it', () => {
    expect(scanTexts(sound).said).toEqual([]);
  });
});

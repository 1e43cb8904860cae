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

const CONFIG = '/var/lib/kubelet/config.yaml';
const UNIT = '/etc/systemd/system/kubelet.service.d/10-kubeadm.conf';
const UPLINK = '/run/systemd/resolve/resolv.conf';
const FLAG = '--resolv-conf=/etc/resolv.conf';
const run = (command: string): string => `#cloud-config\nruncmd:\n- ${JSON.stringify(command)}\n`;
const script = (text: string): string => `#!/bin/sh\nset -e\n${text}\n`;
const task = (text: string): string => `- hosts: k8s_nodes\n  tasks:\n  - ${text}\n`;

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
    ['sed in user data', 'cloud-init.yaml', run(`sed -i 's,^resolvConf.*,${STUB},' ${CONFIG}`)],
    ['sed of the path alone', 'cloud-init.yaml', run(`sed -i s#${UPLINK}#/etc/resolv.conf#g ${CONFIG}`)],
    ['sed -e in a script', 'node.sh', script(`sudo sed -i -e 's|${UPLINK}|/etc/resolv.conf|' ${CONFIG}`)],
    ['sed of a flag', 'node.sh', script(`sed -i "s@--resolv-conf=[^ ]*@${FLAG}@" /var/lib/kubelet/kubeadm-flags.env`)],
    ['sed of a unit', 'node.sh', script(`sed -i 's#${UPLINK}#/etc/resolv.conf#' ${UNIT}`)],
    ['echo in a script', 'node.sh', script(`echo 'KUBELET_EXTRA_ARGS=${FLAG}' > /etc/default/kubelet`)],
    ['printf in a script', 'node.sh', script(`printf 'KUBELET_EXTRA_ARGS=${FLAG}\\n' >/etc/default/kubelet`)],
    ['echo into tee', 'node.sh', script(`echo "KUBELET_EXTRA_ARGS=${FLAG}" | sudo tee -a /etc/sysconfig/kubelet`)],
    ['a line that echo appends', 'node.sh', script(`echo "${STUB}" >> ${CONFIG}`)],
    ['a here-string', 'node.sh', script(`sudo tee /etc/default/kubelet >/dev/null <<<'KUBELET_EXTRA_ARGS=${FLAG}'`)],
    ['a here-document', 'node.sh', script(`cat > /etc/default/kubelet <<EOF\nKUBELET_EXTRA_ARGS=${FLAG}\nEOF`)],
    ['a branch', 'node.sh', script(`if [ -d /x ]; then\n  echo "${STUB}" >> ${CONFIG}\nfi`)],
    [
      'an image',
      'node/Dockerfile',
      `FROM kindest/node:v1.31.0\nRUN echo 'KUBELET_EXTRA_ARGS=${FLAG}' > /etc/default/kubelet\n`,
    ],
    [
      'a task that replaces the path',
      'play.yml',
      task(`replace: { path: ${CONFIG}, regexp: "${UPLINK}", replace: /etc/resolv.conf }`),
    ],
    [
      'a task that replaces the line',
      'play.yml',
      task(`replace: { path: ${CONFIG}, regexp: "^resolvConf: .*$", replace: "${STUB}" }`),
    ],
    [
      'a task that edits the line',
      'play.yml',
      task(`lineinfile: { path: ${CONFIG}, regexp: ^resolvConf, line: "${STUB}" }`),
    ],
    ['a task that runs sed', 'play.yml', task(`command: sed -i 's#${UPLINK}#/etc/resolv.conf#' ${CONFIG}`)],
    ['a drop-in of another folder', 'files/extra/10-dns.conf', `${HEAD}${STUB}\n`],
  ])('by %s is the loop', (_, path, text) => {
    const { report } = scanTexts({ ...sound, [path]: text }, sound);
    expect(report.findings).toContainEqual(expect.objectContaining({ code: 'LG101', status: 'new' }));
  });
  test('is none while nothing sets it', () => {
    expect(scanTexts(sound).said).toEqual([]);
  });

  test('is an assumption where a script or a task may not run', () => {
    const assumed = (path: string, text: string): readonly string[] =>
      scanTexts({ ...sound, [path]: text }, sound).report.findings.flatMap(({ assumptions }) => assumptions.slice(1));
    const echo = `echo 'KUBELET_EXTRA_ARGS=${FLAG}' > /etc/default/kubelet`;
    expect(assumed('node.sh', script(echo))).toEqual(['node.sh is run on the nodes']);
    expect(assumed('node.sh', script(`${echo}\nkubeadm init`))).toEqual([]);
    const line = `lineinfile: { path: ${CONFIG}, regexp: ^resolvConf, line: "${STUB}" }`;
    expect(assumed('play.yml', task(line))).toEqual([]);
    expect(assumed('play.yml', task(`${line}\n    when: is_old`))).toEqual([
      "the task's condition `is_old` holds on the nodes",
    ]);
  });

  test.each([
    [
      'other flags',
      'node.sh',
      script("echo 'KUBELET_EXTRA_ARGS=--node-ip=192.0.2.9' > /etc/default/kubelet # --resolv-conf"),
    ],
    ['the real servers', 'node.sh', script(`sed -i 's#/etc/resolv.conf#${UPLINK}#' ${CONFIG}`)],
    ['another file', 'node.sh', script(`sed -i 's#${UPLINK}#/etc/resolv.conf#' /etc/containerd/config.toml`)],
    ['a copy', 'node.sh', script(`sed 's#${UPLINK}#/etc/resolv.conf#' ${CONFIG} | diff - x`)],
    [
      'an address that is not the cluster DNS',
      'node.sh',
      script(`sed -i 's/0.0.0.0/10.0.0.1/; s/resolvConf//' ${CONFIG}`),
    ],
    ['a print', 'node.sh', script(`echo "set ${FLAG} in /etc/default/kubelet"`)],
    ['a task for another path', 'play.yml', task(`replace: { path: ${CONFIG}, regexp: /var/lib/a, replace: /etc/b }`)],
  ])('is none by %s', (_, path, text) => {
    expect(scanTexts({ ...sound, [path]: text }, sound).said).toEqual([]);
  });
});

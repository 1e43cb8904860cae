/** Commands that change a node's file in a way that is not modelled: what the file said is no longer certain. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { growthOf, LINEAR } from '../../support/counted-work.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const [STUB, UPLINK, CONFIG] = ['/etc/resolv.stub.conf', '/etc/resolv.uplink.conf', '/var/lib/kubelet/config.yaml'];
const FILES = `write_files:
- { path: ${STUB}, content: "nameserver 127.0.0.1\\n" }
- { path: ${UPLINK}, content: "nameserver 192.0.2.1\\n" }
- path: ${CONFIG}
  content: |
    apiVersion: kubelet.config.k8s.io/v1beta1
    kind: KubeletConfiguration
    resolvConf: ${STUB}
`;
const dns = coreDns({ corefile: corefile('forward . /etc/resolv.conf') });
const scanned = (files: Readonly<Record<string, string>>): string =>
  scanTexts({ 'dns.yaml': dns, ...files })
    .report.findings.filter(({ code }) => code === 'LG101')
    .map(({ certainty }) => certainty)
    .join(' ') || 'sound';
const booted = (...commands: readonly string[]): string =>
  scanned({
    'node.yaml': `#cloud-config\n${FILES}runcmd: ${JSON.stringify([...commands, 'systemctl restart kubelet'])}\n`,
  });

describe('the file that the kubelet gives to pods', () => {
  test.each<[string, ...(readonly string[])]>([
    ['sed with groups', `sed -i -E 's#(resolvConf: ).*#\\1${UPLINK}#' ${CONFIG}`],
    ['sed of a part of a path', `sed -i 's#stub#uplink#' ${CONFIG}`],
    ['sed with a choice', `sed -i -E 's#cgroup|stub#uplink#' ${CONFIG}`],
    ['sed that takes lines out', `sed -i '/resolvConf/d' ${CONFIG}`],
    ['perl', `perl -pi -e 's#stub#uplink#' ${CONFIG}`],
    ['yq', `sudo yq -i '.resolvConf = "${UPLINK}"' ${CONFIG}`],
    ['a program that is not known', `python3 /opt/edit.py ${CONFIG}`],
    ['a copy over it', `cp ${UPLINK} ${STUB}`],
    ['a link in its place', `ln -sf ${UPLINK} ${STUB}`],
    ['its removal', `rm -f ${CONFIG}`],
    ['what is redirected to it', `cat /opt/resolv.conf > ${STUB}`],
    ['what write_files wrote before', `echo 'nameserver 192.0.2.1' > ${STUB}`],
    ['a branch', `if test -e /opt/x; then perl -pi -e 's#stub#uplink#' ${CONFIG}; fi`],
  ])('is an assumption after %s', (_, command) => {
    expect(booted(command ?? '')).toBe('assumed');
  });

  test.each([
    ['another setting', `sed -i 's/cgroupDriver: cgroupfs/cgroupDriver: systemd/' ${CONFIG}`],
    ['two of them', `sed -i -e 's/cgroupfs/systemd/' -e 's/rotateCert: false/rotateCert: true/' ${CONFIG}`],
    ['who reads it with a setting', `LC_ALL=C cat ${CONFIG}`],
    ['who reads it', `cat ${CONFIG} && grep resolvConf ${CONFIG} && chmod 600 ${STUB}`],
    ['a copy of it', `cp ${CONFIG} /root/kubelet.yaml`],
    ['a stream', `sed 's#stub#uplink#' ${CONFIG}`],
    ['another file', 'perl -pi -e s#a#b# /etc/fstab'],
    ['its daemon', `kubelet --config ${CONFIG}`],
  ])('is certain beside %s', (_, command) => {
    expect(booted(command)).toBe('always');
  });

  test('is what a command writes after one that is not known', () => {
    const written = 'echo "nameserver 127.0.0.1" > /etc/resolv.conf';
    const of = (...commands: readonly string[]): string =>
      scanned({
        'node.yaml': `#cloud-config\nruncmd: ${JSON.stringify([...commands, 'systemctl disable systemd-resolved', 'kubeadm join 10.0.0.1'])}\n`,
      });
    expect(of('rm -f /etc/resolv.conf', written)).toBe('always');
    expect(of(written, 'perl -pi -e s#127.0.0.1#192.0.2.1# /etc/resolv.conf')).toBe('assumed');
  });

  test('is what a task copies after another one', () => {
    const task = (module: string): string => `  - ${module}\n`;
    const copy = task('copy: { dest: /etc/resolv.conf, content: "nameserver 127.0.0.1\\n" }');
    const edit = task('shell: perl -pi -e s#127.0.0.1#192.0.2.1# /etc/resolv.conf');
    const play = (...tasks: readonly string[]): string =>
      scanned({
        'play.yml': `- hosts: kube_node\n  tasks:\n${tasks.join('')}${task('command: systemctl disable systemd-resolved')}${task('command: kubeadm join 10.0.0.1')}`,
      });
    expect(play(edit, copy)).toBe('always');
    expect(play(copy, edit)).toBe('assumed');
  });

  test('needs no longer than there are commands', () => {
    const growth = growthOf((size) => {
      const tasks = Array.from({ length: size }, (_, at) => `  - shell: perl -pi -e s#${at}#x# /etc/resolv.conf\n`);
      const copies = Array.from({ length: size }, () => '  - copy: { dest: /etc/resolv.conf, content: "x\\n" }\n');
      scanned({ 'play.yml': `- hosts: kube_node\n  tasks:\n${tasks.join('')}${copies.join('')}` });
    }, 150);
    expect(growth).toBeLessThan(LINEAR);
  });

  test.each(['TOKEN=s3cr3t perl -pi -e x', 's3cr3t@x#y'])('shows no value of %s', (command) => {
    const user = `#cloud-config\n${FILES}runcmd: ${JSON.stringify([`${command} ${CONFIG}`, 'systemctl restart kubelet'])}\n`;
    const { report } = scanTexts({ 'dns.yaml': dns, 'node.yaml': user });
    expect(JSON.stringify(report.findings.map(({ message, assumptions }) => [message, assumptions]))).not.toContain(
      's3cr3t',
    );
    expect(report.findings.map(({ code, certainty }) => `${code} ${certainty}`)).toContain('LG101 assumed');
  });

  // Within the time of a test: a pattern that begins anew at each letter takes minutes.
  test('is an assumption after a program with a long path', () => {
    expect(booted(`${'a'.repeat(2 ** 20)}/ ${CONFIG}`)).toBe('assumed');
  });
});

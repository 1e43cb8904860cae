import { expect, test } from '@jest/globals';
import { coreDns, corefile, kubelet, nodes } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const TASK = '- template: {src: kubelet.yml.j2, dest: /var/lib/kubelet/config.yaml}\n';
const said = (template: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts({
    'dns.yaml': coreDns({ corefile: corefile('forward . /etc/resolv.conf') }),
    'roles/kubelet/tasks/main.yml': TASK,
    'site.yml': '- hosts: k8s_nodes\n  roles: [kubelet]\n',
    '.loopgate.yaml': nodes('os: debian-12'),
    ...template,
  }).said;

test('a template that is a KubeletConfiguration by itself is no unknown', () => {
  expect(said({ 'roles/kubelet/templates/kubelet.yml.j2': kubelet('') })).toEqual([]);
});
test('a template that is not there is one', () => {
  expect(said({})).toEqual(['note LG801 roles/kubelet/tasks/main.yml:1:13']);
});

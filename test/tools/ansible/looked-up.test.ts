/** A ConfigMap whose Corefile is the text of another file of the role. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const COREFILE = '.:53 {\n    errors\n    {{ extra_plugins }}\n    forward . 192.0.2.53\n    loop\n}\n';
const manifest = (corefile: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    ${corefile}\n`;
const role = (corefile: string, more: Readonly<Record<string, string>> = {}) => ({
  'site.yml': '- hosts: all\n  roles: [dns]\n',
  'roles/dns/tasks/main.yml': '- kubernetes.core.k8s: { state: present, template: coredns.yaml.j2 }\n',
  'roles/dns/templates/coredns.yaml.j2': manifest(corefile),
  ...more,
});
const BASE = role(COREFILE.trim().replaceAll('\n', '\n    '));

const news = (head: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(head, BASE).report.findings.flatMap(({ code, status, severity, at }) =>
    status === 'new' && severity !== 'note' ? `${code} ${at.file.path}` : [],
  );

test.each([
  ['template', 'templates', 'Corefile.j2'],
  ['ansible.builtin.template', 'templates', 'Corefile.j2'],
  ['file', 'files', 'Corefile'],
])('lookup("%s")', (kind, folder, name) => {
  const path = `roles/dns/${folder}/${name}`;
  const lookup = `{{ lookup("${kind}", "${name}") | indent(4) }}`;
  expect(news(role(lookup, { [path]: COREFILE }))).toEqual([]);
  expect(
    news(role(lookup, { [path]: COREFILE.replace('    {{ extra_plugins }}\n', '').replace('    loop\n', '') })),
  ).toEqual([`LG201 ${path}`]);
});

test('of a file that is not there', () => {
  expect(news(role('{{ lookup("template", "Corefile.j2") }}'))).toEqual(['LG802 roles/dns/templates/coredns.yaml.j2']);
});

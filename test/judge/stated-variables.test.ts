/** A guard that goes under a condition of Jinja, and what the repository sets the variable to. */
import { expect, test } from '@jest/globals';
import { loudIn, scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const corefile = (condition?: string): string =>
  `.:53 {\n    errors\n${condition === undefined ? '    loop\n' : `{% if ${condition} %}\n    loop\n{% endif %}\n`}    forward . 192.0.2.53\n}\n`;
const role = (defaults: string, condition?: string): Files => ({
  'roles/dns/defaults/main.yml': defaults,
  'roles/dns/templates/Corefile.j2': corefile(condition),
  'roles/dns/tasks/main.yml': '- template: { src: Corefile.j2, dest: /etc/coredns/Corefile }\n',
  'site.yml': '- hosts: all\n  roles: [dns]\n',
});
const loud = (defaults: string, condition: string, more: Files = {}): readonly string[] =>
  scanTexts({ ...role(defaults, condition), ...more }, { ...role(defaults), ...more }).said.filter((one) =>
    one.startsWith('warning'),
  );

test.each([
  ['guard: true\n', 'guard'],
  ['guard: yes\n', 'guard | bool'],
  ['x: y\n', 'guard | default(true)'],
  ['bare: false\n', 'not bare'],
  ['mode: strict\n', "mode == 'strict'"],
  ["mode: 'strict'\n", "mode != 'lax'"],
])('%j holds for %s', (defaults, condition) => {
  expect(loud(defaults, condition)).toEqual([]);
  expect(loudIn(role(defaults, condition))).toEqual([]);
});

test.each<[string, string, Files]>([
  ['guard: false\n', 'guard', {}],
  ['x: y\n', 'guard', {}],
  ['mode: lax\n', "mode == 'strict'", {}],
  ['guard: true\n', 'guard', { 'group_vars/prod.yml': 'guard: false\n' }],
  ['guard: true\n', 'guard', { 'run.sh': 'ansible-playbook site.yml -e guard=false\n' }],
  ['guard: true\n', 'guard and other', {}],
  ['x: y\n', 'guard', { 'host_vars/a.yml': 'guard: true\n' }],
])('%j need not hold for %s, with %j', (defaults, condition, more) => {
  expect(loud(defaults, condition, more)).toHaveLength(1);
});

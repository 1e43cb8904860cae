import { expect, test } from '@jest/globals';
import { loudIn, scanTexts } from '../../support/scan-texts.ts';

const COREFILE = '.:53 {\n    forward . 127.0.0.1\n}\n';
const ALWAYS = [expect.stringMatching(/^error LG101 \S+ always absent/)];
const TASK = '- template: { src: roles/dns/templates/Corefile.j2, dest: /etc/coredns/Corefile }\n';

test.each<[string, Readonly<Record<string, string>>]>([
  ['by a role', { 'roles/dns/tasks/main.yml': TASK.replace('roles/dns/templates/', '') }],
  ['by a play', { 'site.yml': `- hosts: a\n  tasks:\n    ${TASK}` }],
  ['to two machines', { 'site.yml': `- hosts: a\n  tasks:\n    ${TASK}- hosts: b\n  tasks:\n    ${TASK}` }],
])('a Corefile that is copied %s shares no port with itself', (_, files) => {
  expect(loudIn({ ...files, 'roles/dns/templates/Corefile.j2': COREFILE })).toEqual(ALWAYS);
});

test('two Corefiles that one script writes are servers of two machines', () => {
  const write = (folder: string, text: string): string => `cat >${folder}/Corefile <<EOF\n${text}EOF\n`;
  const script = `${write('a', COREFILE)}${write('b', COREFILE.replace('127.0.0.1', '9.9.9.9'))}`;
  expect(loudIn({ 'a.sh': script })).toEqual(ALWAYS);
});

test.each<[string, string, Readonly<Record<string, string>>]>([
  [
    'the playbook',
    'config/Corefile',
    {
      'plays/site.yml':
        '- hosts: a\n  tasks:\n  - copy: { src: "{{ playbook_dir }}/../config/Corefile", dest: /etc/coredns/Corefile }\n',
    },
  ],
  [
    'the role',
    'roles/dns/more/Corefile',
    { 'roles/dns/tasks/main.yml': '- copy: { src: "{{ role_path }}/more/Corefile", dest: /etc/coredns/Corefile }\n' },
  ],
])('a Corefile that is named from the folder of %s is in sight', (_, path, files) => {
  const { said } = scanTexts({ ...files, [path]: COREFILE });
  expect(said.filter((one) => one.includes('LG801'))).toEqual([]);
  expect(said).toEqual(ALWAYS);
});

test.each([
  ['a list', '', '[Corefile, db.example]'],
  ['a variable', '  vars: { files: [Corefile, db.example] }\n', '"{{ files }}"'],
])('a Corefile that is copied as an item of %s is in sight', (_, vars, list) => {
  const copies = `- hosts: a\n${vars}  tasks:\n  - copy: { src: "files/{{ item }}", dest: "/etc/coredns/{{ item }}" }\n    loop: ${list}\n`;
  const unit = 'ExecStart=/usr/bin/coredns -conf=/etc/coredns/Corefile\n';
  const start = `  - copy: { content: "[Service]\\n${unit.trim()}\\n", dest: /etc/systemd/system/coredns.service }\n`;
  const { said } = scanTexts({ 'site.yml': copies + start, 'files/Corefile': COREFILE, 'files/db.example': '' });
  expect(said.filter((one) => one.includes('LG801'))).toEqual([]);
  expect(said.filter((one) => one.includes('LG101'))).toEqual(ALWAYS);
});

/** Variables of roles and groups in what tasks write, and files of tasks that others draw in. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const DNS = coreDns({ corefile: corefile('forward . /etc/resolv.conf') });
const said = (files: Files): readonly string[] =>
  scanTexts({ 'dns.yaml': DNS, ...files }).said.filter((line) => !line.startsWith('note'));
const LOOP = ['error LG101 dns.yaml:18:19 always fatal'];
const ASSUMED = ['warning LG101 dns.yaml:18:19 assumed fatal'];
const TASKS = 'roles/node/tasks/main.yml';
const SITE = { 'site.yml': '- hosts: k8s_cluster\n  roles: [node]\n' };

describe('a variable', () => {
  const copy = { ...SITE, [TASKS]: '- copy: {dest: /etc/resolv.conf, content: "nameserver {{ node_dns }}\\n"}\n' };
  test("of a role's defaults", () => {
    const defaults = (value: string): Files => ({ 'roles/node/defaults/main.yml': `node_dns: ${value}\n` });
    expect(said({ ...copy, ...defaults('127.0.0.1') })).toEqual(LOOP);
    expect(said({ ...copy, ...defaults('192.0.2.1') })).toEqual([]);
    expect(said({ ...copy, ...defaults('"{{ local }}"'), 'group_vars/all.yml': 'local: 127.0.0.1\n' })).toEqual(LOOP);
  });
  test('of groups and hosts, also in files without an ending', () => {
    expect(said({ ...copy, 'group_vars/all': 'node_dns: 127.0.0.1\n' })).toEqual(LOOP);
    expect(said({ ...copy, 'inventories/a/group_vars/k8s/dns.yaml': 'node_dns: 127.0.0.1\n' })).toEqual(LOOP);
  });
  test('that is stated twice, differently, is not known', () => {
    const twice = {
      'roles/node/defaults/main.yml': 'node_dns: 127.0.0.1\n',
      'group_vars/all.yml': 'node_dns: 192.0.2.1\n',
    };
    expect(said({ ...copy, ...twice })).toEqual([]);
    expect(said({ ...copy, ...twice, 'group_vars/all.yml': 'node_dns: 127.0.0.1\n' })).toEqual(LOOP);
  });
  test.each(['ENC[AES256_GCM,data:Xn6f,iv:MMuG,tag:9wYa,type:str]', '|\n  $ANSIBLE_VAULT;1.1;AES256\n  6162'])(
    'that is encrypted is not known: %j',
    (sealed) => {
      const template = '. {\n    bind {{ node_dns }}\n    forward . {{ node_dns }}\n}\n';
      const task = '- template: {src: Corefile.j2, dest: /etc/coredns/Corefile}\n';
      const files = { ...SITE, [TASKS]: task, 'roles/node/templates/Corefile.j2': template };
      const { said: all } = scanTexts({ ...files, 'group_vars/all.yml': `node_dns: ${sealed}\n` });
      expect(all).toEqual(scanTexts(files).said);
      expect(all).toContainEqual(expect.stringContaining('LG305'));
      expect(
        said({ ...copy, 'group_vars/all.yml': `node_dns: ${sealed}\n`, 'group_vars/k8s.yml': 'node_dns: 127.0.0.1\n' }),
      ).toEqual([]);
    },
  );
  test('of another role is none of ours', () => {
    expect(said({ ...copy, 'roles/other/defaults/main.yml': 'node_dns: 127.0.0.1\n' })).toEqual([]);
  });
  test('names the file and the place', () => {
    const files = {
      ...SITE,
      [TASKS]: '- template: {src: "{{ name }}.j2", dest: "{{ etc }}/resolv.conf"}\n',
      'roles/node/defaults/main.yml': 'name: resolv.conf\netc: /etc\nnode_dns: 127.0.0.1\n',
      'roles/node/templates/resolv.conf.j2': 'nameserver {{ node_dns }}\n',
    };
    expect(said(files)).toEqual(LOOP);
  });
  test('a list in a loop of a template', () => {
    const files = (list: string): Files => ({
      ...SITE,
      [TASKS]: '- template: {src: resolv.conf.j2, dest: /etc/resolv.conf}\n',
      'roles/node/defaults/main.yml': `dns_servers: ${list}\n`,
      'roles/node/templates/resolv.conf.j2':
        '# {{ ansible_managed }}\n{% for one in dns_servers %}\nnameserver {{ one }}\n{% endfor %}\n',
    });
    expect(said(files('[127.0.0.1]'))).toEqual(LOOP);
    expect(said(files('[192.0.2.1, 192.0.2.2]'))).toEqual([]);
    expect(said(files('[]'))).toEqual([]);
    expect(said(files('127.0.0.1'))).toEqual([]);
  });
  test.each([
    'node_dns: [',
    '$ANSIBLE_VAULT;1.1;AES256\n653765\n',
    'node_dns: "{{ node_dns }}"\n',
    '- a\n',
    'x: !vault |\n  $ANS\n',
  ])('of %j is not known, and nothing is said of the file', (text) =>
    expect(said({ ...copy, 'group_vars/all.yml': text })).toEqual([]),
  );
});

describe('files of tasks', () => {
  const resolver = '- copy: {dest: /etc/resolv.conf, content: "nameserver 127.0.0.1"}\n';
  test('that are drawn in under a condition hold under it', () => {
    const files = (include: string): Files => ({ ...SITE, [TASKS]: include, 'roles/node/tasks/dns.yml': resolver });
    expect(said(files('- include_tasks: dns.yml\n  when: local_dns\n'))).toEqual(ASSUMED);
    expect(said(files('- import_tasks: {file: dns.yml}\n'))).toEqual(LOOP);
    expect(said(files('- ansible.builtin.include_tasks: "{{ ansible_os_family }}.yml"\n'))).toEqual(ASSUMED);
  });
  test('that a play draws in are for its machines', () => {
    const files = (hosts: string, when = ''): Files => ({
      'ansible/site.yml': `- hosts: ${hosts}\n  tasks:\n    - import_tasks: steps/dns.yml\n${when}`,
      'ansible/steps/dns.yml': resolver,
    });
    expect(said(files('workers'))).toEqual(LOOP);
    expect(said(files('workers', '      when: x\n'))).toEqual(ASSUMED);
    expect(said(files('bastion'))).toEqual([]);
  });
  test.each(['../../../../etc/passwd.yml', '/etc/x.yml', 'site.yml', 'missing.yml', ''])('%j gives nothing', (name) => {
    expect(said({ 'site.yml': `- hosts: all\n  tasks:\n    - import_tasks: "${name}"\n` })).toEqual([]);
  });
});

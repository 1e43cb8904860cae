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

describe('the default of an expression', () => {
  const filter = (value: string, template = 'resolv.conf'): Files => ({
    ...SITE,
    [TASKS]: `- template: {src: ${template}.j2, dest: /etc/${template}}\n`,
    [`roles/node/templates/${template}.j2`]: `nameserver {{ node_dns | default(${value}) }}\n`,
  });
  const local = filter("'127.0.0.1'");
  test.each([
    ["'127.0.0.1'", ASSUMED],
    ['"127.0.0.1", true', ASSUMED],
    ["'192.0.2.1'", []],
    ['other', []],
    ["'127.0.0.1') | trim | default('192.0.2.1'", []],
  ])('%s', (value, expected) => expect(said(filter(value))).toEqual(expected));
  test('also in a file that nothing else opens, in a playbook and with a longer name', () => {
    expect(said(filter("'127.0.0.1'", 'resolv.conf'))).toEqual(ASSUMED);
    const inline = '"nameserver {{ net.node_dns | d(\'127.0.0.1\') }}"';
    expect(said({ ...SITE, [TASKS]: `- copy: {dest: /etc/resolv.conf, content: ${inline}}\n` })).toEqual(ASSUMED);
  });
  test.each<[string, Files, readonly string[]]>([
    ["a role's default", { 'roles/node/defaults/main.yml': 'node_dns: 192.0.2.1\n' }, []],
    ['a variable of a group, even the same', { 'host_vars/a.example.org': 'node_dns: 127.0.0.1\n' }, []],
    ['a survey', { 'survey.json': '{"variable": "node_dns"}' }, []],
    ['a loop', { 'roles/node/tasks/a.yml': '- debug:\n  loop_control: {loop_var: node_dns}\n' }, []],
    ['a fact', { 'roles/other/tasks/main.yml': '- set_fact:\n    node_dns: 192.0.2.1\n' }, []],
    ['a result', { 'roles/node/tasks/a.yml': '- command: x\n  register: node_dns\n' }, []],
    ['a question', { 'ask.yml': '- hosts: all\n  vars_prompt:\n    - name: node_dns\n' }, []],
    ['a command', { Makefile: 'up:\n\tansible-playbook site.yml -e node_dns=192.0.2.1\n' }, []],
    ['an inventory', { 'hosts.ini': '[k8s]\na node_dns=192.0.2.1\n' }, []],
    ['a comparison sets nothing', { 'roles/node/tasks/a.yml': '- debug:\n  when: node_dns == "x"\n' }, ASSUMED],
  ])('holds only where nothing sets the variable: %s', (_, files, expected) =>
    expect(said({ ...local, ...files })).toEqual(expected),
  );
  const kubelet = (path: string): Files => ({
    ...SITE,
    'roles/node/templates/kubelet.yaml.j2': `apiVersion: kubelet.config.k8s.io/v1beta1\nkind: KubeletConfiguration\nresolvConf: ${path}\n`,
    [TASKS]: '- template: {src: kubelet.yaml.j2, dest: /var/lib/kubelet/config.yaml}\n',
    'dns.yaml': DNS,
  });
  const [sound, bad] = ['/run/systemd/resolve/resolv.conf', '/etc/resolv.conf'].map(
    (path) => [kubelet(path), kubelet(`"{{ node_resolv | default('${path}') }}"`)] as const,
  );
  test('a kubelet that is given it as a default is not known, which is loud where the default is not harmless', () => {
    const changed = (from: Files | undefined, to: Files | undefined): readonly string[] =>
      scanTexts(to ?? {}, from).report.findings.map(({ severity, code, status }) => `${severity} ${code} ${status}`);
    expect(changed(sound?.[0], sound?.[1])).toContain('note LG305 new');
    expect(changed(sound?.[0], bad?.[1])).toContain('warning LG305 new');
    expect(changed(sound?.[0], bad?.[0])).toEqual(['warning LG305 new']);
  });
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

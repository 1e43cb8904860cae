import { describe, expect, test } from '@jest/globals';
import { meansNodes } from '../../../src/tools/ansible/machines.ts';
import { coreDns, corefile, nodes } from '../../acceptance/manifests.ts';
import { growthOf, LINEAR } from '../../support/counted-work.ts';
import { scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const DNS = coreDns({ corefile: corefile('forward . /etc/resolv.conf') });
const said = (files: Files): readonly string[] =>
  scanTexts({ 'dns.yaml': DNS, ...files }).said.filter((line) => !/^note LG20/.test(line));
const LOOP = 'error LG101 dns.yaml:18:19 always fatal';
const ASSUMED = 'warning LG101 dns.yaml:18:19 assumed fatal';
const play = (hosts: string, tasks: string): string =>
  `- hosts: ${hosts}\n  become: true\n  tasks:\n${tasks.replace(/^(?=.)/gm, '    ')}`;
const ubuntu = nodes('os: ubuntu-24.04\nprovisioner: kubeadm');
const bare = nodes('os: ubuntu-24.04');

describe('tasks that write a resolver file', () => {
  test.each([
    ['copy', 'copy:\n  dest: /etc/resolv.conf\n  content: |\n    search lan\n    nameserver 127.0.0.1\n'],
    ['a copy of words', 'ansible.builtin.copy: dest=/etc/resolv.conf content="nameserver 127.0.0.1"\n'],
    [
      'a variable of the play',
      'copy: {dest: /etc/resolv.conf, content: "nameserver {{ server }}\\n"}\n  vars: {server: 127.0.0.1}\n',
    ],
    ['a copy by action', 'action: copy dest=/etc/resolv.conf content="nameserver 127.0.0.1"\n'],
    ['a map by action', 'action: {module: copy, dest: /etc/resolv.conf, content: nameserver 127.0.0.1}\n'],
    ['arguments beside', 'copy:\nargs: {dest: /etc/resolv.conf, content: nameserver 127.0.0.1}\n'],
    [
      'a loop over maps',
      'copy: {dest: "{{ item.to }}", content: "{{ item.text }}"}\nloop: [{to: /etc/motd, text: x}, {to: /etc/resolv.conf, text: nameserver 127.0.0.1}]\n',
    ],
    [
      'a loop over a map',
      'copy: {dest: "{{ item.key }}", content: "{{ item.value }}"}\nwith_dict: {/etc/motd: x, /etc/resolv.conf: nameserver 127.0.0.1}\n',
    ],
    ['a command', 'shell: echo "nameserver 127.0.0.1" > /etc/resolv.conf\n'],
    [
      'a link to the stub',
      'file: {src: ../run/systemd/resolve/stub-resolv.conf, path: /etc/resolv.conf, state: link}\n',
    ],
  ])('%s', (_name, task) => {
    expect(
      said({ 'site.yml': play('all', `- ${task.replace(/\n(?=.)/g, '\n  ').replace('\n    vars', '\n  vars')}`) }),
    ).toEqual([LOOP]);
  });
  test('lines are added to what is there', () => {
    const task = '- lineinfile: {path: /etc/resolv.conf, line: "nameserver {{ item }}"}\n  loop: [127.0.0.1]\n';
    expect(said({ 'site.yml': play('all', task) })).toEqual([
      'error LG101 dns.yaml:18:19 sometimes 0.5 sometimes',
      'note LG305 dns.yaml:18:19',
    ]);
  });
  test.each(['options timeout:2', 'search corp.example', 'nameserver 10.0.0.2'])(
    '%j says nothing of the others',
    (line) => {
      const task = `- lineinfile: {path: /etc/resolv.conf, line: "${line}"}\n`;
      expect(said({ 'site.yml': play('all', task) })).toEqual(['note LG305 dns.yaml:18:19']);
    },
  );
  test('of one condition hold under it', () => {
    const task = '- copy: {dest: /etc/resolv.conf, content: nameserver 127.0.0.1}\n  when: local_dns | bool\n';
    expect(said({ 'site.yml': play('all', task) })).toEqual([ASSUMED]);
  });
  test('is unknown when its content is filled in from elsewhere, and the image does not count any more', () => {
    const task = '- copy: {dest: /etc/resolv.conf, content: "{{ resolver_file }}"}\n';
    expect(said({ 'site.yml': play('all', task), '.loopgate.yaml': bare })).toEqual([
      'note LG305 dns.yaml:18:19',
      'note LG801 site.yml:4:48',
    ]);
  });
});

describe('tasks about systemd-resolved and the kubelet', () => {
  test.each([
    ['lineinfile', "- lineinfile: {path: /etc/systemd/resolved.conf, regexp: '^#?DNS=', line: DNS=10.96.0.10}\n"],
    [
      'ini_file',
      '- community.general.ini_file: {path: /etc/systemd/resolved.conf, section: Resolve, option: DNS, value: 10.96.0.10}\n',
    ],
    [
      'blockinfile',
      '- blockinfile:\n    path: /etc/systemd/resolved.conf\n    block: |\n      [Resolve]\n      DNS=10.96.0.10\n',
    ],
    [
      'lineinfile of the kubelet',
      '- lineinfile: {path: /var/lib/kubelet/config.yaml, line: "resolvConf: /etc/resolv.conf"}\n',
    ],
    [
      'its flags',
      '- lineinfile: {path: /etc/default/kubelet, line: KUBELET_EXTRA_ARGS=--resolv-conf=/etc/resolv.conf}\n',
    ],
  ])('%s', (_name, task) => {
    expect(said({ 'site.yml': play('workers', task), '.loopgate.yaml': ubuntu })).toEqual([LOOP]);
  });
  test('under a condition', () => {
    const task = '- lineinfile: {path: /etc/systemd/resolved.conf, line: DNS=10.96.0.10}\n  when: x\n';
    expect(said({ 'site.yml': play('workers', task), '.loopgate.yaml': ubuntu })).toEqual([ASSUMED]);
  });
  test('switching resolved off, with a file of real servers', () => {
    const tasks =
      '- systemd: {name: "{{ item }}", state: stopped, enabled: false}\n  loop: [systemd-resolved]\n- copy: {dest: /etc/resolv.conf, content: nameserver 192.0.2.1}\n';
    expect(said({ 'site.yml': play('all', tasks), '.loopgate.yaml': ubuntu })).toEqual([]);
  });
});

describe('roles', () => {
  const role = { 'roles/resolver/tasks/main.yml': '- copy: {src: resolv.conf, dest: /etc/}\n' };
  const takes = (hosts: string): Files => ({
    'site.yml': `- hosts: ${hosts}\n  roles:\n    - common\n    - role: resolver\n`,
  });
  const file = (address: string): Files => ({ 'roles/resolver/files/resolv.conf': `# ours\nnameserver ${address}\n` });

  test("copy their files; the path leads to the file's line", () => {
    const { report } = scanTexts({ 'dns.yaml': DNS, ...role, ...takes('k8s_cluster'), ...file('127.0.0.1') });
    expect(report.findings.map((one) => one.code)).toEqual(['LG101']);
    const places = report.findings[0]?.path.map((step) => step.at.file.path);
    expect(places).toContain('roles/resolver/files/resolv.conf');
  });
  test('with real servers are sound', () =>
    expect(said({ ...role, ...takes('all'), ...file('192.0.2.1') })).toEqual([]));
  test('of other machines say nothing of nodes', () => {
    expect(said({ ...role, ...takes('dns_servers'), ...file('127.0.0.1') })).toEqual(['note LG305 dns.yaml:18:19']);
    expect(said({ ...role, ...file('127.0.0.1') })).toEqual(['note LG305 dns.yaml:18:19']);
  });
  test('fill in templates; what a loop or condition decides is not known', () => {
    const template = (text: string, more: Files = {}): readonly string[] =>
      said({
        ...more,
        'roles/k8s-node/tasks/main.yml': '- template: src=resolv.conf.j2 dest=/etc/resolv.conf\n',
        'roles/k8s-node/templates/resolv.conf.j2': text,
        '.loopgate.yaml': bare,
      });
    expect(template('{# ours #}\nnameserver 127.0.0.1\n')).toEqual([LOOP]);
    // Who listens there is asked where no loop leads over that line.
    const elsewhere = { 'dns.yaml': coreDns({ corefile: corefile('forward . 192.0.2.1') }) };
    expect(template('{# ours #}\nnameserver 127.0.0.1\n', elsewhere)).toEqual([
      'note LG301 .loopgate.yaml:6:13',
      'note LG305 roles/k8s-node/templates/resolv.conf.j2:2:12',
    ]);
    expect(template('{% for one in servers %}\nnameserver {{ one }}\n{% endfor %}\n')).toEqual([
      'note LG305 dns.yaml:18:19',
      'note LG801 roles/k8s-node/templates/resolv.conf.j2:1:1',
    ]);
    expect(template('{% if local %}\nnameserver 127.0.0.1\n{% else %}\nnameserver 192.0.2.1\n{% endif %}\n')).toEqual([
      'note LG305 dns.yaml:18:19',
      'note LG801 roles/k8s-node/templates/resolv.conf.j2:1:1',
    ]);
  });
  test('whose file is not in the repository are said', () => {
    const files = {
      'roles/k8s/tasks/main.yml': '- template: {src: resolv.conf.j2, dest: /etc/resolv.conf}\n',
      '.loopgate.yaml': bare,
    };
    expect(said(files)).toEqual(['note LG305 dns.yaml:18:19', 'note LG801 roles/k8s/tasks/main.yml:1:13']);
  });
  test.each([
    ['kubelet.conf.j2', 'what is copied to /etc/kubernetes/kubelet.conf on nodes is not in the repository'],
    [
      'kubelet.{{ api | upper }}.j2',
      'what is copied to /etc/kubernetes/kubelet.conf on nodes is not known: its file is named `kubelet.{{ api | upper }}.j2`, which is filled in later',
    ],
  ])('and why: %s', (src, message) => {
    const { report } = scanTexts({
      'dns.yaml': DNS,
      'roles/k8s/tasks/main.yml': `- template: {src: '${src}', dest: /etc/kubernetes/kubelet.conf}\n`,
      'roles/k8s/templates/kubelet.v1.j2': 'kind: KubeletConfiguration\n',
    });
    expect(report.findings.map((one) => one.message)).toContain(message);
  });
});

test("scenarios of molecule are nobody's nodes", () => {
  const text = play('all', '- copy: {dest: /etc/resolv.conf, content: nameserver 127.0.0.1}\n');
  expect(said({ 'roles/k8s/molecule/default/converge.yml': text })).toEqual(['note LG305 dns.yaml:18:19']);
});

test('a drop-in whose settings are all filled in says that, once for each, and no more', () => {
  const files = {
    'roles/k8s/tasks/main.yml': '- template: {src: r.j2, dest: /etc/systemd/resolved.conf.d/k8s.conf}\n',
    'roles/k8s/templates/r.j2':
      "[Resolve]\n{% if early %}\n#DNS=\n{% else %}\nDNS={{ [a] | join(' ') }}\n{% endif %}\nDomains={{ [ 'x.' + d ] | join(' ') }}\n",
    '.loopgate.yaml': ubuntu,
  };
  expect(said(files)).toEqual(['note LG801 roles/k8s/templates/r.j2:7:1']);
});

describe('which hosts are nodes', () => {
  test.each([
    'all',
    'k8s_cluster',
    'kube_node:kube_control_plane',
    'workers',
    'k3s-agents',
    'node01',
    'masters:!bastion',
    'rke2_servers',
  ])('%s', (hosts) => expect(meansNodes(hosts)).toBe(true));
  test.each(['pihole', 'dns_servers', 'routers', 'localhost', 'nas', 'kube_lb_haproxy', 'gateway', ''])(
    'not %s',
    (hosts) => expect(meansNodes(hosts)).toBe(false),
  );
});

describe('hostile and unrelated', () => {
  test.each([
    ['- hosts: all\n  tasks: [1, null, {copy: [dest]}, {block: {a: resolv.conf}}, {shell: {cmd: [x]}}]\n'],
    ['- hosts: [all]\n  roles: [{role: {}}, 3]\n  tasks: resolv.conf\n'],
    ['- hosts: all\n  tasks:\n  - copy: {dest: /etc/resolv.conf, src: ../../../../../etc/passwd}\n'],
    [`- hosts: all\n  tasks:\n  - lineinfile: {path: /etc/resolv.conf, line: "${'{{ '.repeat(5000)}"}\n`],
  ])('%#', (text) => {
    const { report } = scanTexts({ 'site.yml': text });
    expect(report.findings.filter((one) => one.severity !== 'note')).toEqual([]);
  });
  test('deeply nested blocks end', () => {
    const text = `- hosts: all\n  tasks: ${'[{block: '.repeat(400)}[]${'}]'.repeat(400)}\n# resolv.conf\n`;
    expect(said({ 'site.yml': text }).filter((line) => line.startsWith('error'))).toEqual([]);
  });
});

describe('large', () => {
  const growth = (files: (size: number) => Files, size: number): number =>
    growthOf((of) => void scanTexts(files(of)), size);
  test('thousands of tasks with variables of their own', () => {
    const task = '  - lineinfile: {path: /etc/resolv.conf, line: "nameserver {{ a }}"}\n    vars: {b: 1}\n';
    const play = (size: number): Files => ({
      'site.yml': `- hosts: all\n  vars: {a: 127.0.0.1}\n  tasks:\n${task.repeat(size)}`,
    });
    expect(growth(play, 50)).toBeLessThan(LINEAR);
  });
  test('one long variable named thousands of times', () => {
    const play = (size: number): Files => {
      const vars = `  vars: {a: "${'x'.repeat(5 * size)}"}\n`;
      const task = `  - copy: {dest: /etc/resolv.conf, content: "${'{{ a }}'.repeat(size)}"}\n`;
      return { 'site.yml': `- hosts: all\n${vars}  tasks:\n${task}` };
    };
    expect(growth(play, 500)).toBeLessThan(LINEAR);
  });
});

test.each([
  ['pihole/pihole:2025.06.2', '', ['note LG801 site.yml:3']],
  ['pihole/pihole:2025.06.2', ', state: absent', []],
  ['nginx:1.27', '', []],
])('a container of %s%s', (image, more, expected) => {
  const text = `- hosts: all\n  tasks:\n  - community.docker.docker_container: { name: a, image: "${image}"${more} }\n`;
  const { said } = scanTexts({ 'site.yml': text });
  expect(said.map((one) => one.split(':', 2).join(':'))).toEqual(expected);
});

test("the kubelet's credentials for images are no configuration of its", () => {
  const copied = (dest: string): readonly string[] => {
    const tasks = `- copy: { src: "{{ home }}/config", remote_src: true, dest: ${dest} }\n`;
    return scanTexts({ 'dns.yaml': DNS, 'site.yml': `- hosts: k8s_nodes\n  tasks:\n  ${tasks}` }).said.filter((one) =>
      one.includes('LG801'),
    );
  };
  expect(copied('/var/lib/kubelet/config.json')).toEqual([]);
  expect(copied('/var/lib/kubelet/config.yaml')).toEqual(['note LG801 site.yml:3:11']);
});

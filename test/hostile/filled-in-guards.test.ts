/** Guards that a variable brings, which a change sets to another value elsewhere. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const corefile = (guard: string): string => `.:53 {\n    errors\n    forward . 192.0.2.53\n${guard}}\n`;
const served = (guard: string): Files => ({
  'dns/cm.yaml': configMap(corefile(guard)),
  'dns/dep.yaml': deployment('1.11.3'),
  'dns/svc.yaml': SERVICE,
});
const played = (guard: string): Files => ({
  'site.yml': '- hosts: all\n  tasks:\n    - kubernetes.core.k8s: { state: present, template: cm.yaml.j2 }\n',
  'templates/cm.yaml.j2': configMap(corefile(guard)),
});
const QUADLET = '[Container]\nImage=coredns/coredns:1.11.3\nExec=-conf /Corefile\nVolume=./Corefile:/Corefile:ro\n';
const GENERATED = `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: { name: coredns, namespace: argocd }
spec:
  generators: [{ git: { repoURL: https://example.org/c, revision: main, files: [{ path: 'clusters/*.yaml' }] } }]
  template:
    metadata: { name: 'coredns-{{cluster}}' }
    spec:
      destination: { name: '{{cluster}}', namespace: kube-system }
      source:
        repoURL: https://coredns.github.io/helm
        chart: coredns
        targetRevision: 1.39.2
        helm:
          values: |
            servers:
            - zones: [{ zone: . }]
              port: 53
              plugins:
              - { name: '{{guard}}' }
              - { name: forward, parameters: . 192.0.2.53 }
`;
const TERRAFORM = `variable "guard" { default = true }
resource "helm_release" "coredns" {
  name       = "coredns"
  namespace  = "kube-system"
  repository = "https://coredns.github.io/helm"
  chart      = "coredns"
  values = [yamlencode({ servers = [{ zones = [{ zone = "." }], port = 53,
    plugins = concat([{ name = "forward", parameters = ". 192.0.2.53" }], var.guard ? [{ name = "loop" }] : []) }] })]
}
`;

const HELMFILE = `environments:
  default:
    values: [env.yaml]
---
releases:
- name: coredns
  namespace: kube-system
  chart: coredns/coredns
  version: 1.32.0
  values: [values.yaml.gotmpl]
`;
const gotmpl = (condition: string): string =>
  `servers:\n- zones: [{ zone: . }]\n  port: 53\n  plugins:\n  - { name: errors }\n{{ if ${condition} }}\n  - { name: loop }\n{{ end }}\n  - { name: forward, parameters: . 192.0.2.53 }\n`;

/** What decides; where it is set; the value with the guard, and without. */
const CASES: Readonly<Record<string, readonly [Files, string, string, string]>> = {
  'an ApplicationSet': [
    { 'a.yaml': GENERATED },
    'clusters/a.yaml',
    'cluster: a\nguard: loop\n',
    'cluster: a\nguard: log\n',
  ],
  'a variable of Terraform': [
    { 'main.tf': TERRAFORM.replace('default = true', '') },
    'prod.tfvars',
    'guard = true\n',
    'guard = false\n',
  ],
  'a list of Ansible': [
    played('{% for one in dns_plugins %}\n    {{ one }}\n{% endfor %}\n'),
    'group_vars/all.yml',
    'dns_plugins:\n  - loop\n  - log\n',
    'dns_plugins:\n  - log\n',
  ],
  'a default of Ansible': [
    played('{% if dns_guard | default(true) %}\n    loop\n{% endif %}\n'),
    'group_vars/all.yml',
    'other: 1\n',
    'other: 1\ndns_guard: false\n',
  ],
  'a pillar of Salt': [
    { 'salt/coredns/Corefile.jinja': corefile("{% if pillar['guard'] %}\n    loop\n{% endif %}\n") },
    'pillar/dns.sls',
    'guard: true\n',
    'guard: false\n',
  ],
  'a variable of a quadlet': [
    { 'q/Corefile': corefile('    {$GUARD}\n') },
    'q/dns.container',
    `${QUADLET}Environment=GUARD=loop\n`,
    `${QUADLET}Environment=GUARD=log\n`,
  ],
  "values of helmfile's template": [
    { 'helmfile.yaml': HELMFILE, 'values.yaml.gotmpl': gotmpl('.Values.guard') },
    'env.yaml',
    'guard: true\n',
    'guard: false\n',
  ],
  "the environment of helmfile's template": [
    { 'helmfile.yaml': HELMFILE, 'values.yaml.gotmpl': gotmpl('ne (env "BARE") "1"') },
    'ci.yaml',
    'jobs: { a: { steps: [{ run: helmfile apply }] } }\n',
    'jobs: { a: { env: { BARE: "1" }, steps: [{ run: helmfile apply }] } }\n',
  ],
  'a parameter of OpenShift': [
    {
      'dns/t.yaml': configMap(corefile('    ${GUARD}\n')),
      'dns/dep.yaml': deployment('1.11.3'),
      'dns/svc.yaml': SERVICE,
    },
    'dns/p.yaml',
    'parameters:\n- name: GUARD\n  value: loop\n',
    'parameters:\n- name: GUARD\n  value: log\n',
  ],
  'a variable of Zarf': [
    served('    ###ZARF_VAR_GUARD###\n'),
    'zarf.yaml',
    'kind: ZarfPackageConfig\nvariables:\n- name: GUARD\n  default: loop\n',
    'kind: ZarfPackageConfig\nvariables:\n- name: GUARD\n  default: nsid\n',
  ],
  "a file of a quadlet's variables": [
    { 'q/Corefile': corefile('    {$GUARD}\n'), 'q/dns.container': `${QUADLET}EnvironmentFile=dns.env\n` },
    'q/dns.env',
    'GUARD=loop\n',
    'GUARD=\n',
  ],
};

const news = (base: Files, head: Files): readonly string[] =>
  scanTexts(head, base)
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code, severity }) => `${severity} ${code}`);

describe.each(Object.entries(CASES))('%s', (_, [files, path, guarded, bare]) => {
  test('that brings it no more', () => {
    expect(news({ ...files, [path]: guarded }, { ...files, [path]: bare })).toEqual(['warning LG802']);
  });

  test('that stays, or brings it', () => {
    expect(news({ ...files, [path]: guarded }, { ...files, [path]: `${guarded}\n` })).toEqual([]);
    expect(news({ ...files, [path]: guarded }, { ...files, [path]: guarded, 'other.yaml': 'guard: false\n' })).toEqual(
      [],
    );
  });
});

test('plugins of a release that are filled in are not none', () => {
  const known = TERRAFORM.replace('var.guard ?', 'true ?');
  const of = (text: string): readonly string[] => scanTexts({ 'main.tf': text }).said;
  expect(of(known)).toEqual([]);
  expect(of(TERRAFORM.replace(' { default = true }', ' {}'))).toEqual([expect.stringContaining('LG801')]);
  expect(of(TERRAFORM.replace(/plugins = .*/, 'plugins = var.plugins }] })]'))).toEqual([
    expect.stringContaining('LG801'),
  ]);
});

test('a value that a file of variables repeats is known', () => {
  const base = { 'main.tf': TERRAFORM };
  expect(news(base, { ...base, 'prod.tfvars': 'guard = true\n' })).toEqual([]);
  expect(news(base, { ...base, 'prod.tfvars': 'guard = false\n' })).toEqual(['warning LG802']);
});

test('what is not about the guard is none of it', () => {
  const files = served('    {$EXTRA}\n    loop\n');
  expect(news({ ...files, '.env': 'EXTRA=log\n' }, { ...files, '.env': 'EXTRA=debug\n' })).toEqual([]);
});

test.each(["{% include 'guard.j2' %}", "{%- include 'guard.j2' -%}", '{{ guard }}'])(
  'what %s brings in its place is not known',
  (expression) => {
    const of = (guard: string): Files => ({ 'roles/dns/templates/Corefile.j2': corefile(guard) });
    const { report } = scanTexts(
      { ...of(`${expression}\n`), 'roles/dns/templates/guard.j2': '    loop\n' },
      of('    loop\n'),
    );
    const loud = report.findings.filter(({ severity }) => severity !== 'note');
    expect(loud.map(({ code, severity }) => `${severity} ${code}`)).toEqual(['warning LG802']);
  },
);

describe('a list that a template goes through, set in one more place', () => {
  const files: Files = {
    'site.yml': '- hosts: all\n  roles: [dns]\n',
    'roles/dns/tasks/main.yml': '- kubernetes.core.k8s: { state: present, template: cm.yaml.j2 }\n',
    'roles/dns/templates/cm.yaml.j2': configMap(
      corefile('{% for one in dns_plugins | unique %}\n    {{ one }}\n{% endfor %}\n'),
    ),
    'roles/dns/defaults/main.yml': '---\ndns_plugins:\n  - loop\n  - log\nother: [log]\n',
  };
  const set = (text: string): readonly string[] => news(files, { ...files, 'inventory/group_vars/all.yml': text });

  test('without the guard', () => {
    expect(set('dns_plugins:\n- log\nloop: true\n')).toEqual(['warning LG802']);
    expect(set('zone: x\ndns_plugins: [log] # no loop\n')).toEqual(['warning LG802']);
  });

  test('with the guard, another one, or one that never had it', () => {
    expect(set('dns_plugins:\n  - log\n\n  - loop\n')).toEqual([]);
    expect(set('dns_plugins: [log, loop]\n')).toEqual([]);
    expect(set('dns_zones: [log]\n')).toEqual([]);
    const bare = { ...files, 'roles/dns/defaults/main.yml': 'dns_plugins: [log]\nother: [loop]\n' };
    expect(news(bare, { ...bare, 'inventory/group_vars/all.yml': 'dns_plugins: [errors]\n' })).toEqual([]);
  });
});

describe("a role's default for a plugin", () => {
  const base: Files = { ...played('    {{ dns_extra }}\n'), 'defaults/main.yml': 'dns_extra: loop\n' };
  const set = (path: string, text: string): readonly string[] => news(base, { ...base, [path]: text });
  test('that variables of hosts set to another value', () => {
    expect(set('group_vars/all.yml', 'dns_extra: ""\n')).toEqual(['warning LG802']);
    expect(set('host_vars/a.yml', 'dns_extra: log\n')).toEqual(['warning LG802']);
    expect(set('group_vars/all.yml', 'dns_extra: "loop"\n')).toEqual([]);
    expect(set('group_vars/all.yml', 'dns_other: log\n')).toEqual([]);
    expect(set('ci.yml', 'env: { dns_extra: log }\n')).toEqual([]);
  });
});

describe('a variable of a loop in a template that is not rendered', () => {
  const set = (opens: string, ends: string, was: string, is: string): readonly string[] => {
    const zone = "    {{ block['zones'] | join(' ') }} {\n        forward . {{ block['nameservers'] | join(' ') }}\n";
    // At the margin, where the text of the ConfigMap ends.
    const text = configMap(corefile('    loop\n')).replace('|\n', `|\n${opens}\n${zone}        loop\n    }\n${ends}\n`);
    const files = { 'templates/coredns.yml.j2': text };
    return news({ ...files, 'tasks/main.yml': was }, { ...files, 'tasks/main.yml': is });
  };
  const [was, is] = ['- block:\n    - stat: { path: /etc/motd }\n', '- block: []\n- block: []\n'];

  test.each([
    ['{% for block in stubs %}', '{% endfor %}'],
    ['{% for key, block in stubs.items() %}{% if block.guard %}', '{% endif %}{% endfor %}'],
    ['<% stubs.each do |block| %>', '<% end %>'],
  ])('is no variable that a file sets: %s', (opens, ends) => {
    expect(set(opens, ends, was, is)).toEqual([]);
  });

  test('nor is what it goes through or a condition around all of it, as each block has its guard', () => {
    expect(set('{% for block in stubs %}', '{% endfor %}', 'stubs: [a]\n', 'stubs: [b]\n')).toEqual([]);
    expect(set('{% if block in stubs %}', '{% endif %}', was, is)).toEqual([]);
  });

  test('but a name of a condition of the guard is', () => {
    const guard = '{% if block in stubs %}\n        loop\n{% endif %}\n';
    const files = { 'templates/coredns.yml.j2': configMap(corefile(guard)) };
    expect(news({ ...files, 'tasks/main.yml': was }, { ...files, 'tasks/main.yml': is })).toEqual(['warning LG802']);
  });
});

describe('a Corefile that moves into a variable', () => {
  const task = (value: string): string =>
    `- kubernetes.core.k8s:\n    definition:\n      apiVersion: v1\n      kind: ConfigMap\n      metadata: { name: coredns, namespace: kube-system }\n      data:\n        Corefile: ${value}\n`;
  const block = (text: string, indent: string): string => `|\n${text.replace(/^(?=.)/gm, indent)}`;
  const base: Files = {
    'site.yml': '- hosts: all\n  roles: [dns]\n',
    'roles/dns/tasks/main.yml': task(block(corefile('    loop\n'), '          ').trimEnd()),
  };
  const moved = (path: string, text: string): Files => ({
    ...base,
    'roles/dns/tasks/main.yml': task('"{{ dns_corefile }}"'),
    [path]: `---\ndns_other: 1\ndns_corefile: ${block(text, '  ')}dns_last: 2\n`,
  });

  test.each(['roles/dns/defaults/main.yml', 'roles/dns/vars/main.yml', 'group_vars/all.yml'])('in %s', (path) => {
    expect(news(base, moved(path, corefile('    loop\n')))).toEqual([]);
    expect(news(base, moved(path, corefile('')))).toEqual(['warning LG802']);
    expect(news(base, moved(path, corefile('    # loop\n')))).toEqual(['warning LG802']);
    expect(news(base, { ...base, 'roles/dns/tasks/main.yml': task('"{{ dns_corefile }}"') })).toEqual([
      'warning LG802',
    ]);
  });
});

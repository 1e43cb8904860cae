/** Commands that edit the repository's own manifest, where Terraform, Packer, npm, mise and Vagrant keep commands. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

const BASE: Readonly<Record<string, string>> = {
  'dns/cm.yaml': configMap('.:53 {\n    errors\n    forward . 192.0.2.53\n    loop\n}\n'),
  'dns/dep.yaml': deployment('1.11.3'),
  'dns/svc.yaml': SERVICE,
};
const news = (head: Readonly<Record<string, string>>, base = BASE): readonly string[] =>
  scanTexts({ ...base, ...head }, base)
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code, severity, at }) => `${severity} ${code} ${at.file.path}`);

const escaped = (command: string): string => command.replace(/["\\]/g, '\\$&');
const CARRIERS: readonly (readonly [string, (command: string) => string])[] = [
  [
    'main.tf',
    (one) =>
      `resource "null_resource" "dns" {\n  provisioner "local-exec" {\n    command = "${escaped(one)}"\n  }\n}\n`,
  ],
  [
    'up.tofu',
    (one) =>
      `resource "terraform_data" "dns" {\n  provisioner "local-exec" {\n    command = <<-EOT\n      ${one}\n    EOT\n  }\n}\n`,
  ],
  [
    'node.pkr.hcl',
    (one) => `build {\n  provisioner "shell" {\n    inline = ["echo a", "${escaped(one)}", "echo b"]\n  }\n}\n`,
  ],
  ['package.json', (one) => `{\n  "scripts": {\n    "lint": "eslint .",\n    "up": "${escaped(one)}"\n  }\n}\n`],
  ['node.json', (one) => `{"provisioners":[{"type":"shell","inline":["echo a","${escaped(one)}"]}]}\n`],
  ['mise.toml', (one) => `[tasks.up]\nrun = "${escaped(one)}"\n`],
  ['.mise.toml', (one) => `[tasks.up]\nrun = '''\n${one}\n'''\n`],
  [
    'Vagrantfile',
    (one) => `Vagrant.configure("2") do |c|\n  c.vm.provision "shell", inline: <<-S\n    ${one}\n  S\nend\n`,
  ],
  ['Rakefile', (one) => `task :up do\n  sh %q(${one})\nend\n`],
  ['bin/up', (one) => `#!/bin/sh\n${one}\n`],
];

describe.each(CARRIERS)('%s', (path, written) => {
  test.each([
    'sed -i /loop/d dns/cm.yaml && kubectl apply -f dns/cm.yaml',
    "sed '/^ *loop$/d' dns/cm.yaml | kubectl apply -f -",
    'sed -i "s/192.0.2.53/10.96.0.10/" dns/cm.yaml && kubectl apply -f dns',
    'grep -v loop dns/cm.yaml | kubectl replace -f -',
    'kubectl apply -f dns && kubectl -n kube-system set image deploy/coredns coredns=example.com/dns:1',
  ])('%s', (command) => {
    expect(news({ [path]: written(command) })).toEqual([`warning LG802 ${path}`]);
    const base = { ...BASE, [path]: written(command) };
    expect(news({ [path]: `${written(command)}\n` }, base)).toEqual([]);
  });

  test.each([
    'kubectl apply -f dns',
    'sed -i "s/1.11.3/1.12.0/" dns/dep.yaml && kubectl apply -f dns',
    "sed 's/VERSION/1.2/' dns/dep.yaml | kubectl apply -f -",
    'sed -i "s/kube-system/dns/" dns/cm.yaml',
    'grep -q loop dns/cm.yaml && kubectl apply -f dns',
    'sed -i /loop/d other/cm.txt',
  ])('%s is no such edit', (command) => {
    expect(news({ [path]: written(command) })).toEqual([]);
  });
});

describe("Terraform's own replacement", () => {
  const FILE = 'file("$' + '{path.module}/dns/cm.yaml")';
  const replaced = (pattern: string, by = ''): string => `replace(${FILE}, "${pattern}", "${by}")`;
  const PLACES: Readonly<Record<string, (value: string) => string>> = {
    kubectl_manifest: (value) => `resource "kubectl_manifest" "c" {\n  yaml_body = ${value}\n}\n`,
    kubectl_file_documents: (value) => `data "kubectl_file_documents" "c" {\n  content = ${value}\n}\n`,
    local_file: (value) => `resource "local_file" "c" {\n  filename = "out.yaml"\n  content = ${value}\n}\n`,
    'a release': (value) =>
      `resource "helm_release" "raw" {\n  chart = "raw"\n  values = [yamlencode({ resources = [yamldecode(${value})] })]\n}\n`,
    'a local': (value) => `locals {\n  docs = [for d in split("---", ${value}) : yamldecode(d)]\n}\n`,
  };
  const base = (place: string): Readonly<Record<string, string>> => ({
    ...BASE,
    'main.tf': PLACES[place]?.(FILE) ?? '',
  });
  const at = (place: string, value: string): readonly string[] =>
    news({ 'main.tf': PLACES[place]?.(value) ?? '' }, base(place));
  test.each(Object.keys(PLACES))('in %s', (place) => {
    for (const value of [
      replaced('    loop\\n'),
      replaced('/loop/', 'log'),
      replaced('errors\\n        loop\\n', 'errors\\n'),
      replaced('192.0.2.53', '10.96.0.10'),
      `replace(${replaced('errors', 'log')}, "loop", "#loop")`,
      `replace(\n    ${FILE},\n    "loop",\n    "",\n  )`,
    ])
      expect(at(place, value)).toEqual(['warning LG802 main.tf']);
    for (const value of [
      replaced('errors', 'log'),
      replaced('VERSION', '1.2'),
      replaced('loop', 'loop\\n    log'),
      replaced('.', '.'),
      replaced('$' + '{var.a}', 'b'),
    ])
      expect(at(place, value)).toEqual([]);
  });
  test('of lines that a list leaves out', () => {
    const lines = (condition: string): string => `join("\\n", [for l in split("\\n", ${FILE}) : l if ${condition}])`;
    expect(at('kubectl_manifest', lines('trimspace(l) != "loop"'))).toEqual(['warning LG802 main.tf']);
    expect(at('kubectl_manifest', lines('!strcontains(l, "loop")'))).toEqual(['warning LG802 main.tf']);
    expect(at('kubectl_manifest', lines('l != "cache 30"'))).toEqual([]);
    expect(at('kubectl_manifest', lines('l == "loop"'))).toEqual([]);
  });
  test('of a manifest that is evaluated, or not', () => {
    const manifest = (value: string): Readonly<Record<string, string>> => ({
      'main.tf': `resource "kubernetes_manifest" "c" {\n  manifest = yamldecode(${value})\n}\n`,
    });
    const before = { ...BASE, ...manifest(FILE) };
    const found = (value: string): readonly string[] =>
      news(manifest(value), before).map((one) => one.replace(/^\w+ /, ''));
    expect(found(replaced('    loop\\n'))).toEqual([expect.stringMatching(/^LG201/)]);
    expect(found(replaced('/( +)+loop/'))).toEqual(['LG802 main.tf']);
    expect(found(`trimsuffix(${replaced('loop', 'log')}, "x")`)).toEqual(['LG802 main.tf']);
    expect(found(`trimsuffix(${replaced('errors', 'log')}, "x")`)).toEqual([]);
  });
  test('of a name or another file beside it', () => {
    const head = `${PLACES.local_file?.(FILE)}locals {\n  name = replace(var.name, ".", "-")\n  b = replace(local.c, "/[^a-z]/", "")\n  d = replace(file("app.yaml"), "loop", "")\n}\n`;
    expect(news({ 'main.tf': head }, base('local_file'))).toEqual([]);
  });
});

describe('a playbook that copies the manifest to a host', () => {
  const copies = (to = '/opt/dns/cm.yaml', by = 'copy'): string =>
    `  - ${by}:\n      src: cm.yaml\n      dest: ${to}\n`;
  const play = (
    tasks: string,
    last = '  - command: kubectl apply -f /opt/dns/cm.yaml\n',
  ): Readonly<Record<string, string>> => ({
    'site.yml': `- hosts: kube_control_plane\n  tasks:\n${tasks}${last}`,
  });
  const base = { ...BASE, ...play(copies()) };
  const EDITS = [
    "  - lineinfile:\n      path: /opt/dns/cm.yaml\n      regexp: '^\\s*loop$'\n      state: absent\n",
    "  - lineinfile:\n      path: /opt/dns/cm.yaml\n      search_string: '    loop'\n      state: absent\n",
    "  - replace:\n      path: /opt/dns/cm.yaml\n      regexp: '^\\s+loop\\n'\n      replace: ''\n",
    "  - shell: sed -i '/loop$/d' /opt/dns/cm.yaml\n",
  ];
  test.each(EDITS)('%s', (edit) => {
    expect(news(play(copies() + edit), base)).toEqual(['warning LG802 site.yml']);
    const turned =
      '  - ansible.builtin.template:\n      dest: /opt/dns/cm.yaml\n      mode: "0600"\n      src: cm.yaml\n';
    expect(news(play(turned + edit), base)).toEqual(['warning LG802 site.yml']);
    expect(news(play(`  - copy: src=cm.yaml dest=/opt/dns/cm.yaml\n${edit}`), base)).toEqual([
      'warning LG802 site.yml',
    ]);
    const object = '  - kubernetes.core.k8s:\n      state: present\n      src: /opt/dns/cm.yaml\n';
    expect(news(play(copies() + edit, object), base)).toEqual(['warning LG802 site.yml']);
    // Another file's copy, another pattern, or nothing is applied of it.
    expect(news(play(copies('/opt/dns/other.yaml') + edit), base)).toEqual([]);
    expect(news(play(copies().replace('src: cm', 'src: app') + edit), base)).toEqual([]);
    expect(news(play(copies() + edit.replaceAll('loop', 'cache 30')), base)).toEqual([]);
    expect(news(play(copies() + edit, '  - command: kubectl apply -f /opt/app\n'), base)).toEqual([]);
  });

  test("edits it by Jinja's filter", () => {
    const object = (filter: string): Readonly<Record<string, string>> =>
      play(`  - kubernetes.core.k8s:\n      definition: "{{ lookup('file', 'cm.yaml')${filter} | from_yaml }}"\n`, '');
    const plain = { ...BASE, ...object('') };
    expect(news(object(" | replace('    loop\\n', '')"), plain)).toEqual(['warning LG802 site.yml']);
    expect(news(object(" | regex_replace(' *loop\\n', '')"), plain)).toEqual(['warning LG802 site.yml']);
    expect(news(object(" | replace('errors', 'log')"), plain)).toEqual([]);
    expect(news(object(" | replace('loop', 'loop\\n    log')"), plain)).toEqual([]);
  });
});

test('what is only said', () => {
  const edit = 'sed -i /loop/d dns/cm.yaml';
  expect(news({ 'main.tf': `// ${edit}\n# ${edit}\nlocals {}\n` })).toEqual([]);
  expect(news({ README: `Never ${edit}\n` })).toEqual([]);
});

test('of several commands in one line the new ones', () => {
  const list = (...more: readonly string[]): string =>
    JSON.stringify({ inline: ['sed -i /loop/d dns/cm.yaml', 'kubectl apply -f dns', ...more] });
  const base = { ...BASE, 'node.json': list() };
  expect(news({ 'node.json': list('echo done') }, base)).toEqual([]);
  expect(news({ 'node.json': list('sed -i /forward/d dns/cm.yaml') }, base)).toEqual(['warning LG802 node.json']);
});

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

/** A change that has a manifest of another folder applied, which states the guarded object again without its guard. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, indent, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const corefile = (loop: string): string => `.:53 {\n    errors\n${loop}    forward . 192.0.2.53\n}\n`;
const BARE = configMap(corefile(''));
const BASE: Files = {
  'deploy/cm.yaml': configMap(corefile('    loop\n')),
  'deploy/dep.yaml': deployment('1.11.3'),
  'deploy/svc.yaml': SERVICE,
  'other/cm.yaml': BARE,
};
const said = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ severity, code, at, certainty }) =>
    severity === 'note' ? [] : [`${severity} ${code} ${at.file.path} ${certainty ?? ''}`.trim()],
  );
const LOST = ['warning LG201 other/cm.yaml assumed'];

const script = (text: string): Files => ({ 'hack/x.sh': `#!/bin/sh\nset -e\n${text}\n` });
const workflow = (text: string): Files => ({
  '.github/workflows/d.yml': `on: push\njobs:\n  a:\n    runs-on: x\n    steps:\n    - run: |\n${indent(text, 8)}\n`,
});
const provisioner = (command: string): Files => ({
  'infra/main.tf': `resource "null_resource" "x" {\n  provisioner "local-exec" {\n    command = ${command}\n  }\n}\n`,
});
const task = (text: string): Files => ({ 'play.yml': `- hosts: localhost\n  tasks:\n  - ${indent(text, 4).trim()}\n` });

test.each<[string, Files]>(
  Object.entries({
    'a file': script('kubectl apply -f other/cm.yaml'),
    'a folder': script('kubectl apply -f other/'),
    replaced: script('kubectl replace --force -f other/cm.yaml'),
    'one of two': script('kubectl apply -f deploy/cm.yaml -f other/cm.yaml'),
    'one of a list': script('kubectl apply -f deploy/,other/cm.yaml'),
    "OpenShift's client": script('oc apply -f other/cm.yaml'),
    'folders below': script('kubectl apply -Rf other'),
    'all folders below': script('kubectl apply --recursive -f .'),
    'from its folder': script('cd other && kubectl apply -f cm.yaml'),
    'from a pipe': script('cat other/cm.yaml | kubectl apply -f -'),
    'from standard input': script('kubectl apply -f - < other/cm.yaml'),
    'filled in': script('envsubst < other/cm.yaml | kubectl apply -f -'),
    'by a variable': script('DIR=other\nkubectl apply -f "$DIR/cm.yaml"'),
    'by a pattern': script('kubectl apply -f other/*.yaml'),
    'by the long flag': script('kubectl apply --server-side --filename=other/cm.yaml'),
    'a step': workflow('kubectl apply -f other/cm.yaml'),
    'a target': { Makefile: 'deploy:\n\tkubectl apply -f other/cm.yaml\n' },
    'a provisioner': provisioner('"kubectl apply -f other/cm.yaml"'),
    "a provisioner's path": provisioner('"kubectl apply -f ${path.module}/../other/cm.yaml"'),
    'a task': task('kubernetes.core.k8s:\n  state: present\n  src: other/cm.yaml'),
    "a task's definition": task(`k8s:\n  definition: "{{ lookup('file', 'other/cm.yaml') | from_yaml }}"`),
    "a task's words": task('command:\n  argv: [kubectl, apply, -f, other/cm.yaml]'),
    "a helmfile's hook": {
      'helmfile.yaml':
        'releases:\n- name: a\n  chart: stable/a\n  hooks:\n  - events: [postsync]\n    command: kubectl\n    args: [apply, -f, other/cm.yaml]\n',
    },
    "a task's command": task('command: kubectl apply -f other/cm.yaml'),
  }),
)('%s', (_, files) => {
  expect(said({ ...BASE, ...files }, BASE)).toEqual(LOST);
  const both = { ...BASE, ...files };
  expect(said({ ...both, 'x.yaml': 'kind: Namespace\n' }, both)).toEqual([]);
  const guarded = { ...BASE, 'other/cm.yaml': configMap(corefile('    loop\n    cache\n')) };
  expect(said({ ...guarded, ...files }, guarded)).toEqual([]);
});

test.each([
  'kubectl apply -k other',
  'kustomize build other | kubectl apply -f -',
  'kubectl kustomize other/ | kubectl apply -f -',
])('what is built: %s', (command) => {
  const base = { ...BASE, 'other/kustomization.yaml': 'resources: [cm.yaml]\n' };
  expect(said({ ...base, ...script(command) }, base)).toEqual(LOST);
});

test("a role's file and template", () => {
  const { 'other/cm.yaml': _, ...rest } = BASE;
  const file = { ...rest, 'roles/dns/files/cm.yaml': BARE };
  const role = { 'roles/dns/tasks/main.yml': '- k8s:\n    src: cm.yaml\n' };
  expect(said({ ...file, ...role }, file)).toEqual(['warning LG201 roles/dns/files/cm.yaml assumed']);
  const template = { ...rest, 'templates/cm.yaml.j2': BARE };
  expect(said({ ...template, ...task('k8s:\n  template: cm.yaml.j2') }, template)).toEqual([
    'warning LG201 templates/cm.yaml.j2 assumed',
  ]);
});

test('a step more among others', () => {
  const base = { ...BASE, ...workflow('kubectl apply -f deploy/\necho done') };
  expect(said({ ...base, ...workflow('kubectl apply -f deploy/\nkubectl apply -f other/') }, base)).toEqual(LOST);
});

describe('nothing where', () => {
  test.each([
    'kubectl apply -f other/cm.yaml --dry-run=client',
    'kubectl delete -f other/cm.yaml',
    'kubectl diff -f other/cm.yaml',
    'kubectl apply -f deploy/',
    'kubectl apply -f https://example.org/other/cm.yaml',
    'echo kubectl apply -f other/cm.yaml',
    'kubectl apply -f "$UNKNOWN/cm.yaml"',
    'kubectl apply -f other/absent.yaml',
  ])('%s', (command) => {
    expect(said({ ...BASE, ...script(command) }, BASE)).toEqual([]);
  });

  test('the step moves to another file', () => {
    const base = { ...BASE, ...workflow('kubectl apply -f other/cm.yaml') };
    const { '.github/workflows/d.yml': _, ...rest } = base;
    expect(said({ ...rest, Makefile: 'd:\n\tkubectl apply -f other/cm.yaml\n' }, base)).toEqual([]);
  });

  test('a task deletes it, or no object had a guard', () => {
    expect(said({ ...BASE, ...task('k8s:\n  state: absent\n  src: other/cm.yaml') }, BASE)).toEqual([]);
    const bare = { ...BASE, 'deploy/cm.yaml': BARE };
    expect(said({ ...bare, ...script('kubectl apply -f other/cm.yaml') }, bare)).toEqual([]);
  });
});

test('a copy without a guard, which no pod mounts, does not hide what a command writes', () => {
  const writing = script(`kubectl apply -f - <<EOF\n${BARE}EOF`);
  expect(said({ ...BASE, ...writing }, BASE)).toEqual(['warning LG201 hack/x.sh assumed']);
});

describe("Terraform's", () => {
  const data = (loop: string): Files => ({
    'infra/main.tf': `resource "kubernetes_config_map_v1_data" "c" {\n  metadata {\n    name = "coredns"\n    namespace = "kube-system"\n  }\n  force = true\n  data = {\n    Corefile = <<EOT\n${corefile(loop)}EOT\n  }\n}\n`,
  });
  test('data of an object that stands elsewhere', () => {
    expect(said({ ...BASE, ...data('') }, BASE)).toEqual(['warning LG201 infra/main.tf assumed']);
    expect(said({ ...BASE, ...data('    loop\n') }, BASE)).toEqual([]);
    const both = { ...BASE, ...data('') };
    expect(said({ ...both, 'x.yaml': 'kind: Namespace\n' }, both)).toEqual([]);
  });

  test.each<[string, string]>([
    ['override.tf', 'resource "kubernetes_config_map_v1" "c" {\n  data = { Corefile = file("D") }\n}\n'],
    ['dns_override.tofu', 'resource "helm_release" "coredns" {\n  values = [file("D")]\n}\n'],
    ['a_override.tf.json', '{"resource":{"kubernetes_config_map_v1":{"c":{"data":{"Corefile":". {}"}}}}}'],
  ])('file that is merged over a resource: %s', (name, text) => {
    const head = { ...BASE, [`infra/${name}`]: text };
    expect(said(head, BASE)).toEqual([`warning LG801 infra/${name}`]);
    expect(said({ ...head, 'x.yaml': 'kind: Namespace\n' }, head)).toEqual([]);
    expect(said({ ...BASE, [`infra/${name}`]: text.replace(/coredns|Corefile/g, 'app') }, BASE)).toEqual([]);
  });

  test('provisioner that writes it', () => {
    const heredoc = `<<EOT\nkubectl apply -f - <<EOF\n${BARE}EOF\nEOT`;
    expect(said({ ...BASE, ...provisioner(heredoc) }, BASE)).toEqual(['warning LG201 infra/main.tf assumed']);
    const patch = `kubectl patch cm coredns -n kube-system -p '${JSON.stringify({ data: { Corefile: corefile('') } })}'`;
    expect(said({ ...BASE, ...provisioner(JSON.stringify(patch)) }, BASE)).toEqual([
      'warning LG201 infra/main.tf assumed',
    ]);
    const computed = `"kubectl patch cm coredns -n kube-system -p '\${jsonencode({ data = { Corefile = var.c } })}'"`;
    expect(said({ ...BASE, ...provisioner(computed) }, BASE)).toEqual(['warning LG801 infra/main.tf']);
  });
});

test.each<[string, (text: string) => string, string]>([
  [
    'an override of Karmada',
    (text) =>
      `apiVersion: policy.karmada.io/v1alpha1\nkind: ClusterOverridePolicy\nmetadata: { name: a }\nspec:\n  resourceSelectors: [{ apiVersion: v1, kind: ConfigMap, name: coredns }]\n  overrideRules: [{ overriders: { plaintext: [{ path: /data/Corefile, operator: replace, value: ${JSON.stringify(text)} }] } }]\n`,
    'warning LG801 x.yaml',
  ],
  [
    'a patch of a helmfile',
    (text) =>
      `releases:\n- name: dns\n  chart: ./deploy\n  strategicMergePatches:\n  - ${indent(configMap(text), 4).trim()}\n`,
    'warning LG201 x.yaml assumed',
  ],
])('%s', (_, file, lost) => {
  expect(said({ ...BASE, 'x.yaml': file(corefile('')) }, BASE)).toEqual([lost]);
  expect(said({ ...BASE, 'x.yaml': file(corefile('    loop\n')) }, BASE)).toEqual([]);
});

test('a file that states the object again with the guard in a comment alone', () => {
  const again = { ...BASE, 'deploy/a.yaml': configMap(corefile('    # loop\n')) };
  expect(said(again, BASE)).toEqual(['warning LG201 deploy/a.yaml assumed']);
});

test.each(['deploy/a.sh', 'deploy/x.sh', 'hack/x.sh'])('a script is no certain loss, wherever it lies: %s', (path) => {
  const writing = { [path]: `#!/bin/sh\nkubectl apply -f - <<EOF\n${BARE}EOF\n` };
  expect(said({ ...BASE, ...writing }, BASE)).toEqual([`warning LG201 ${path} assumed`]);
  const looping = { [path]: writing[path]?.replace('192.0.2.53', '10.96.0.10') ?? '' };
  const found = said({ ...BASE, ...looping }, BASE);
  expect(found).toEqual([`warning LG201 ${path} assumed`, `warning LG101 ${path} assumed`]);
});

test.each([
  ['main.tf', 'other/cm.yaml'],
  ['tf/main.tf', '${path.module}/../other/cm.yaml'],
])('a manifest that %s takes from %s', (by, path) => {
  const map = (guard: string): string => configMap(`.:53 {\n    errors\n${guard}    forward . 192.0.2.53\n}\n`);
  const base = { 'dns/cm.yaml': map('    loop\n'), 'dns/dep.yaml': deployment('1.11.3'), 'dns/svc.yaml': SERVICE };
  const weighty = (guard: string): readonly string[] =>
    scanTexts(
      {
        ...base,
        [by]: `resource "kubectl_manifest" "a" {\n  yaml_body = file("${path}")\n}\n`,
        'other/cm.yaml': map(guard),
      },
      base,
    )
      .report.findings.filter(({ severity }) => severity !== 'note')
      .map(({ code, at }) => `${code} ${at.file.path}`);
  expect(weighty('')).toEqual(['LG201 other/cm.yaml']);
  expect(weighty('    loop\n')).toEqual([]);
});

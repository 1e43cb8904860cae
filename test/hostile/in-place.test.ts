/** Configuration that is written inside of another file is judged like a file of its own. */

import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';
import { base64 } from '../support/texts.ts';

type Files = Readonly<Record<string, string>>;

const LOOP = '. {\n    forward . 127.0.0.1\n}\n';
const SOUND = LOOP.replace('127.0.0.1', '10.0.0.2');
const indented = (text: string, by: number): string => text.trimEnd().replaceAll('\n', `\n${' '.repeat(by)}`);
const map = (corefile: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    ${indented(corefile, 4)}\n`;
const object = (corefile: string): object => ({
  metadata: { name: 'coredns', namespace: 'kube-system' },
  data: { Corefile: corefile },
});
const values = (corefile: string): string =>
  `servers: [{ zones: [{ zone: . }], port: 53, plugins: [{ name: forward, parameters: ". ${/\d+\.\d+\.\d+\.\d+/.exec(corefile)?.[0] ?? ''}" }] }]\n`;
const json = (resource: object): string => JSON.stringify({ resource });
const hcl = (attribute: string): string =>
  `resource "kubernetes_config_map" "c" {\n  metadata {\n    name      = "coredns"\n    namespace = "kube-system"\n  }\n  ${attribute}\n}\n`;

const WAYS: Readonly<Record<string, (corefile: string) => Files>> = {
  'Terraform in JSON': (text) => ({ 'main.tf.json': json({ kubernetes_config_map: { c: object(text) } }) }),
  'Terraform in JSON, blocks as lists': (text) => ({
    'main.tf.json': JSON.stringify([
      { resource: [{ kubernetes_config_map_v1: [{ c: [{ ...object(text), metadata: [{ name: 'coredns' }] }] }] }] },
    ]),
  }),
  'OpenTofu in JSON, a manifest': (text) => ({
    'main.tofu.json': json({
      kubernetes_manifest: { c: { manifest: { apiVersion: 'v1', kind: 'ConfigMap', ...object(text) } } },
    }),
  }),
  'Terraform in JSON, a text': (text) => ({
    'main.tf.json': json({ kubectl_manifest: { c: { yaml_body: map(text) } } }),
  }),
  'Terraform in JSON, a release': (text) => ({
    'main.tf.json': json({
      helm_release: {
        c: { name: 'coredns', namespace: 'kube-system', chart: 'coredns', version: '1.29.0', values: [values(text)] },
      },
    }),
  }),
  yamlencode: (text) => ({
    'main.tf': `resource "kubectl_manifest" "c" {\n  yaml_body = yamlencode({ apiVersion = "v1", kind = "ConfigMap", metadata = { name = "coredns" }, data = { Corefile = ${JSON.stringify(text)} } })\n}\n`,
  }),
  binary_data: (text) => ({ 'main.tf': hcl(`binary_data = { Corefile = "${base64(text)}" }`) }),
  'a task of nodes': (text) => ({
    'play.yml': `- hosts: kube_node\n  tasks:\n  - copy:\n      dest: /etc/coredns/Corefile\n      content: |\n        ${indented(text, 8)}\n`,
  }),
  'a task of other machines': (text) => ({
    'play.yml': `- hosts: dns\n  tasks:\n  - ansible.builtin.copy:\n      dest: /etc/coredns/Corefile\n      content: |\n        ${indented(text, 8)}\n`,
  }),
  'a task of a role': (text) => ({
    'roles/dns/tasks/main.yml': `- ansible.builtin.copy:\n    dest: /etc/coredns/Corefile\n    content: |\n      ${indented(text, 6)}\n`,
  }),
  "a text for Ansible's k8s": (text) => ({
    'play.yml': `- hosts: localhost\n  tasks:\n  - kubernetes.core.k8s:\n      definition: |\n        ${indented(map(text), 8)}\n`,
  }),
  'cloud-init': (text) => ({
    'user-data': `#cloud-config\nwrite_files:\n- path: /etc/coredns/Corefile\n  content: |\n    ${indented(text, 4)}\n`,
  }),
  'cloud-init, packed': (text) => ({
    'user-data.yaml': `#cloud-config\nwrite_files:\n- path: /etc/coredns/Corefile\n  encoding: gz+b64\n  content: ${base64(gzipSync(text))}\n`,
  }),
  Ignition: (text) => ({
    'a.ign': JSON.stringify({
      ignition: { version: '3.3.0' },
      storage: { files: [{ path: '/etc/coredns/Corefile', contents: { source: `data:;base64,${base64(text)}` } }] },
    }),
  }),
  Butane: (text) => ({
    'a.bu': `variant: fcos\nversion: 1.5.0\nstorage:\n  files:\n  - path: /etc/coredns/Corefile\n    contents:\n      inline: |\n        ${indented(text, 8)}\n`,
  }),
  MachineConfig: (text) => ({
    'm.yaml': `apiVersion: machineconfiguration.openshift.io/v1\nkind: MachineConfig\nmetadata: { name: a, labels: { machineconfiguration.openshift.io/role: worker } }\nspec:\n  config:\n    ignition: { version: 3.2.0 }\n    storage: { files: [{ path: /etc/coredns/Corefile, contents: { source: "data:,${encodeURIComponent(text)}" } }] }\n`,
  }),
  'a ClusterResourceSet in base64': (text) => ({
    's.yaml': `apiVersion: v1\nkind: Secret\ntype: addons.cluster.x-k8s.io/resource-set\nmetadata: { name: m }\ndata:\n  m.yaml: ${base64(map(text))}\n`,
  }),
  'texts of a chart of anything': (text) => ({
    'r.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: a }\nspec:\n  chart: { spec: { chart: raw } }\n  values:\n    templates:\n    - |\n      ${indented(map(text), 6)}\n`,
  }),
  'objects in a text of values': (text) => ({
    'r.yaml': `apiVersion: helm.cattle.io/v1\nkind: HelmChart\nmetadata: { name: a, namespace: kube-system }\nspec:\n  chart: raw\n  valuesContent: |\n    resources:\n    - ${indented(map(text), 6)}\n`,
  }),
  "kapp-controller's paths": (text) => ({
    'a.yaml': `apiVersion: kappctrl.k14s.io/v1alpha1\nkind: App\nmetadata: { name: a }\nspec:\n  fetch:\n  - inline:\n      paths:\n        a.yml: |\n          ${indented(map(text), 10)}\n`,
  }),
  'a resource of CloudFormation': (text) => ({
    't.yaml': `Resources:\n  A:\n    Type: AWSQS::Kubernetes::Resource\n    Properties:\n      Manifest: |\n        ${indented(map(text), 8)}\n`,
  }),
  "Pulumi's YAML": (text) => ({
    'Pulumi.yaml': `name: a\nruntime: yaml\nresources:\n  c:\n    type: kubernetes:core/v1:ConfigMapPatch\n    properties:\n      metadata: { name: coredns, namespace: kube-system }\n      data:\n        Corefile: |\n          ${indented(text, 10)}\n`,
  }),
  CUE: (text) => ({
    'a.cue': `c: {\n\tapiVersion: "v1"\n\tkind: "ConfigMap"\n\tmetadata: {name: "coredns", namespace: "kube-system"}\n\tdata: Corefile: """\n\t\t${text.trimEnd().replaceAll('\n', '\n\t\t')}\n\t\t"""\n}\n`,
  }),
  "Crossplane's add-on": (text) => ({
    'a.yaml': `apiVersion: eks.aws.upbound.io/v1beta1\nkind: Addon\nmetadata: { name: a }\nspec:\n  forProvider:\n    addonName: coredns\n    configurationValues: '${JSON.stringify({ corefile: text })}'\n`,
  }),
  "a Job's command": (text) => ({
    'j.yaml': `apiVersion: batch/v1\nkind: Job\nmetadata: { name: a }\nspec:\n  template:\n    spec:\n      containers: [{ name: a, image: kubectl, command: [kubectl, -n, kube-system], args: [patch, cm, coredns, --type, merge, -p, ${JSON.stringify(JSON.stringify({ data: { Corefile: text } }))}] }]\n`,
  }),
  'items of what is no list': (text) => ({
    'a.yaml': `apiVersion: v1\nkind: Namespace\nmetadata: { name: a }\nitems:\n- ${indented(map(text), 2)}\n`,
  }),
  'the last of two merges': (text) => ({
    'a.yaml': `x: &a { Corefile: none }\ny: &b\n  Corefile: |\n    ${indented(text, 4)}\n${map('').replace(/ {2}Corefile: \|\n\s*$/, '  <<: *a\n  <<: *b\n')}`,
  }),
};

describe.each(Object.entries(WAYS))('%s', (_, files) => {
  const said = (corefile: string): readonly string[] =>
    scanTexts(files(corefile))
      .report.findings.filter((one) => one.severity !== 'note')
      .map((one) => one.code);
  test('a loop is found', () => expect(said(LOOP)).toContain('LG101'));
  test('what is sound is silent', () => expect(said(SOUND)).toEqual([]));
});

test('what kubectl keeps of the object before, and an example, are no objects', () => {
  const kept = `apiVersion: v1\nkind: Service\nmetadata:\n  name: kube-dns\n  annotations:\n    kubectl.kubernetes.io/last-applied-configuration: |\n      ${indented(map(LOOP), 6)}\nspec:\n  ports: [{ port: 53 }]\n`;
  const crd = `apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: { name: a }\nspec:\n  text: |\n    ${indented(map(LOOP), 4)}\n`;
  expect(scanTexts({ 'a.yaml': kept, 'b.yaml': crd }).said).toEqual([]);
});

test('an own key that kubectl overwrites by a merge, and kustomize does not, is said', () => {
  const text = `x: &a\n  Corefile: |\n    ${indented(LOOP, 4)}\n${map('').replace(/ {2}Corefile: \|\n\s*$/, '  Corefile: none\n  <<: *a\n')}`;
  const { report } = scanTexts({ 'a.yaml': text });
  expect([report.result, report.findings.map((one) => one.code)]).toEqual([
    'incomplete',
    expect.arrayContaining(['LG802']),
  ]);
});

test('a Corefile that a pod reads from its node is judged once, as the pod’s', () => {
  const pod =
    'apiVersion: v1\nkind: Pod\nmetadata: { name: dns, namespace: kube-system }\nspec:\n  hostNetwork: true\n  dnsPolicy: Default\n  containers: [{ name: c, image: "coredns/coredns:1.11.1", args: [-conf, /c/Corefile], volumeMounts: [{ name: v, mountPath: /c }] }]\n  volumes: [{ name: v, hostPath: { path: /etc/coredns } }]\n';
  const { report } = scanTexts({ ...WAYS['cloud-init']?.(SOUND), 'pod.yaml': pod });
  expect(report.counts.servers).toBeLessThan(2);
});

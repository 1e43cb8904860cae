/** An object that is merged into one that is there (kubernetes.core k8s, Crossplane) hides nothing of it. */
import { describe, expect, test } from '@jest/globals';
import { readFile } from '../../src/judge/read-file.ts';
import { coreDns } from '../acceptance/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const COREFILE = '.:53 {\n    loop\n    forward . 192.0.2.53\n}\n';
const dns = (corefile = COREFILE): Files => ({ 'dns.yaml': coreDns({ corefile, image: 'coredns/coredns:1.11.3' }) });
const LOOPING = COREFILE.replace('192.0.2.53', '10.96.0.10');
const BARE = COREFILE.replace('    loop\n', '');
const found = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base)
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code, severity }) => `${severity} ${code}`);

const META = '{ name: coredns, namespace: kube-system }';
const PARTS: Readonly<Record<string, string>> = {
  replicas: `{ apiVersion: apps/v1, kind: Deployment, metadata: ${META}, spec: { replicas: 4 } }`,
  tolerations: `{ apiVersion: apps/v1, kind: Deployment, metadata: ${META}, spec: { template: { spec: { tolerations: [{ operator: Exists }] } } } }`,
  'an image': `{ apiVersion: apps/v1, kind: Deployment, metadata: ${META}, spec: { template: { spec: { containers: [{ name: coredns, image: "coredns/coredns:1.12.0" }] } } } }`,
  'an annotation': `{ apiVersion: v1, kind: ConfigMap, metadata: { name: coredns, namespace: kube-system, annotations: { a: b } } }`,
  "a Service's label": `{ apiVersion: v1, kind: Service, metadata: { name: kube-dns, namespace: kube-system, labels: { a: b } } }`,
};
const task = (state: string, definition: string): Files => ({
  'roles/dns/tasks/main.yml': `- name: scale\n  kubernetes.core.k8s:\n    state: ${state}\n    definition: ${definition}\n`,
});
const HOLDERS: Readonly<Record<string, (part: string) => Files>> = {
  'a task that patches': (part) => task('patched', part),
  'a task with a text': (part) => task('patched', `|\n      ${part}`),
  'a file of its own, as an assertion': (part) =>
    /replicas|tolerations|Service/.test(part) ? { 'e2e/dns/00-assert.yaml': part } : {},
  'a template of a chart': (part) =>
    part.includes('replicas')
      ? {
          'c/Chart.yaml': 'apiVersion: v2\nname: c\nversion: 1.0.0\n',
          'c/templates/d.yaml':
            'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  replicas: {{ .Values.n }}\n',
        }
      : {},
  'an Object of Crossplane': (part) =>
    part.includes('image:')
      ? {}
      : {
          'x.yaml': `apiVersion: kubernetes.crossplane.io/v1alpha2\nkind: Object\nmetadata: { name: x }\nspec:\n  managementPolicies: [Observe]\n  forProvider:\n    manifest: ${part}\n`,
        },
};

describe.each(Object.entries(HOLDERS))('%s', (_, holder) => {
  test.each(Object.entries(PARTS))('with %s', (_name, part) => {
    const more = holder(part);
    expect(found({ ...dns(), ...more }, dns())).toEqual([]);
    expect(found({ ...dns(LOOPING), ...more }, { ...dns(), ...more })).toContain('error LG101');
    expect(found({ ...dns(LOOPING), ...more }, dns())).toContain('error LG101');
    expect(found({ ...dns(BARE), ...more }, { ...dns(), ...more })).toEqual(['error LG201']);
  });
});

test('what decides about DNS is read', () => {
  const part = PARTS.replicas?.replace('replicas: 4', 'template: { spec: { dnsPolicy: ClusterFirst } }') ?? '';
  const noted = (text: string): readonly string[] =>
    scanTexts({ ...dns(), ...task('patched', text) }).said.filter((one) => one.includes('LG801'));
  expect(noted(part)).toEqual(['note LG801 roles/dns/tasks/main.yml:4:17']);
  expect(noted(part.replace('coredns', 'web'))).toEqual([]);
  const data = `{ apiVersion: v1, kind: ConfigMap, metadata: ${META}, data: { Corefile: ${JSON.stringify(BARE)} } }`;
  expect(found({ ...dns(), ...task('patched', data) }, dns())).toContain('warning LG201');
});

test('a template that may bring more is no part', () => {
  const workloads = (spec: string): number => {
    const text = `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: {{ .Release.Namespace }} }\nspec:\n${spec}\n`;
    const { facts } = readFile('c/templates/d.yaml', Buffer.from(text), {}) ?? { facts: [] };
    return facts.filter(({ kind }) => kind === 'workload').length;
  };
  expect(workloads('  replicas: {{ .Values.n }}')).toBe(0);
  expect(workloads('  replicas: 1\n  {{- include "lib.rest" . | nindent 2 }}')).toBe(1);
  expect(workloads('  replicas: 1\n  {{- toYaml .Values.rest | nindent 2 }}')).toBe(1);
  expect(workloads('  template:\n    {{ .Values.pod }}')).toBe(1);
});

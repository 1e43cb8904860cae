/** Guards under conditions of Jinja, Terraform and helmfile that a change flips, or writes anew. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const said = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ status, severity, code, at }) =>
    status === 'new' && severity !== 'note' ? `${severity} ${code} ${at.file.path}` : [],
  );
const DNS = { 'dns/dep.yaml': deployment('1.11.3'), 'dns/svc.yaml': SERVICE };
const corefile = (guard: string): string => `.:53 {\n    errors\n${guard}    forward . 192.0.2.53\n}\n`;

describe('a variable of a condition around the guard', () => {
  const jinja = (vars: string): Files => ({
    ...DNS,
    'play.yml': `- hosts: k8s\n  tasks:\n    - kubernetes.core.k8s: { state: present, template: cm.yaml.j2 }\n`,
    'group_vars/all.yml': vars,
    'templates/cm.yaml.j2': configMap(corefile('    {% if guard %}\n    loop\n    {% endif %}\n')),
  });
  const terraform = (vars: string): Files => ({
    ...DNS,
    'c.tpl': '. {\n forward . 192.0.2.53\n %{ if on }loop%{ endif }\n}\n',
    'x.tf': `resource "kubernetes_config_map" "c" {\n  metadata {\n    name = "coredns"\n    namespace = "kube-system"\n  }\n  data = {\n    Corefile = templatefile("\${path.module}/c.tpl", { ${vars} })\n  }\n}\n`,
  });
  test.each([
    ['guard: true\n', 'guard: false\n'],
    ['guard: "{{ dns_guard }}"\n', 'guard: "{{ other }}"\n'],
    ['a: b\n"guard": yes\n', 'a: b\n"guard": no\n'],
  ])('is another in group_vars: %j, %j', (was, is) => {
    expect(said(jinja(is), jinja(was))).toEqual(['warning LG802 templates/cm.yaml.j2']);
  });
  test.each([
    ['on = true', 'on = false', 'error LG201 c.tpl'],
    ['on = var.a', 'on = var.b', 'warning LG802 c.tpl'],
    ['x = 1, on = true', 'x = 1, on = null', 'warning LG802 c.tpl'],
  ])('is another in templatefile: %s, %s', (was, is, expected) => {
    expect(said(terraform(is), terraform(was))).toEqual([expected]);
  });
  test('is the same, or another has changed', () => {
    expect(said(jinja('guard:  true\nother: 2\n'), jinja('guard: true\nother: 1\n'))).toEqual([]);
    expect(said(jinja('guards: no\nguard: true\n'), jinja('guards: yes\nguard: true\n'))).toEqual([]);
    expect(said(terraform('x = 2, on = true'), terraform('x = 1, on = true'))).toEqual([]);
  });
});

describe('a condition in values of a known chart that a helmfile fills in', () => {
  const files = (condition: string, command: string): Files => ({
    'helmfile.yaml':
      'environments: { prod: { values: [{ guarded: true, bare: false }] } }\n---\nreleases:\n- name: coredns\n  chart: coredns/coredns\n  namespace: kube-system\n  values: [dns.yaml.gotmpl]\n',
    'dns.yaml.gotmpl': `servers:\n- zones: [{ zone: . }]\n  port: 53\n  plugins:\n  {{- if ${condition} }}\n  - name: loop\n  {{- end }}\n  - name: forward\n    parameters: . 192.0.2.53\n`,
    'up.sh': `#!/bin/sh\nhelmfile -e prod apply ${command}\n`,
  });
  test.each([
    ['.Values.guarded', 'guarded=false', 'guarded=true'],
    ['.StateValues.guarded', 'guarded=false', 'guarded=true'],
    ['.Values | get "guarded" true', 'guarded=false', 'guarded=true'],
    ['not .Values.bare', 'bare=true', 'bare=false'],
    ['.Values.dns.guarded', 'dns.guarded=false', 'other.guarded=false'],
    ['.Values.guarded', 'replicas=3,guarded=no', 'replicas=3'],
  ])('%s is set by a command: %s', (condition, off, on) => {
    const set = (setting: string): Files => files(condition, `--state-values-set ${setting}`);
    expect(said(set(off), files(condition, ''))).toEqual(['warning LG802 dns.yaml.gotmpl']);
    expect(said(set(on), files(condition, ''))).toEqual([]);
    expect(said(set(`${off} --wait`), set(off))).toEqual([]);
  });
});

describe('a condition in a helmfile', () => {
  const helmfile = (condition: string, more = ''): Files => ({
    ...DNS,
    'helmfile.yaml.gotmpl': `releases:\n- name: coredns\n  chart: coredns/coredns\n  version: 1.45.2\n  namespace: kube-system\n  values:\n  - servers:\n    - zones: [{ zone: . }]\n      port: 53\n      plugins:\n      - { name: forward, parameters: ". 192.0.2.53" }\n${more}      {{ if ${condition} }}\n      - name: loop\n      {{ end }}\n`,
  });
  test.each([
    ['false', 'error LG201'],
    ['not .Values.on', 'warning LG802'],
    ['gt 1 2', 'warning LG802'],
    ['eq .Environment.Name "x"', 'warning LG802'],
  ])('is %s now', (condition, found) => {
    expect(said(helmfile(condition), helmfile('true'))).toEqual([`${found} helmfile.yaml.gotmpl`]);
  });
  test('is the same', () => {
    expect(said(helmfile('.Values.on', '      - { name: log }\n'), helmfile('.Values.on'))).toEqual([]);
  });
});

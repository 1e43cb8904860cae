/** Guards under conditions that hold more seldom than in the base, and values that a template makes. */
import { describe, expect, test } from '@jest/globals';
import { configMap } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const news = (base: Files, head: Files): readonly string[] =>
  scanTexts(head, base)
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code, severity }) => `${severity} ${code}`);

const guarded = (opens: string, closes = '{% endif %}'): Files => {
  const corefile = `.:53 {\n    errors\n    forward . 192.0.2.53\n${opens}\n    loop\n${closes}\n}\n`;
  return {
    'site.yml': '- hosts: all\n  roles: [dns]\n',
    'roles/dns/tasks/main.yml': '- kubernetes.core.k8s: { state: present, template: cm.yaml.j2 }\n',
    'roles/dns/templates/cm.yaml.j2': configMap(corefile),
  };
};
const BASE = guarded('{% if dns_guard %}');

describe('a condition of a guard', () => {
  test.each([
    ['negated', guarded('{% if not dns_guard %}')],
    ['compared with false', guarded('{% if dns_guard == false %}')],
    ['joined with another', guarded("{% if dns_guard and ansible_distribution != 'Ubuntu' %}")],
    ['within another', guarded('{% if ha %}\n{% if dns_guard %}', '{% endif %}\n{% endif %}')],
    ['in its other branch', guarded('{% if dns_guard %}\n{% else %}')],
  ])('%s is a warning', (_, head) => {
    expect(news(BASE, head)).toEqual(['warning LG802']);
  });

  test.each([
    ['of another name', guarded('{% if coredns_guard %}')],
    ['in parentheses', guarded('{% if (dns_guard) %}')],
    ['with a default', guarded('{% if dns_guard | default(true) %}')],
    ['compared with true', guarded('{% if dns_guard == true %}')],
    ['that is no longer false', guarded('{% if dns_guard != false %}')],
    ['joined by or', guarded('{% if dns_guard or ha %}')],
  ])('%s is none', (_, head) => {
    expect(news(BASE, head)).toEqual([]);
  });

  test('that a scenario of Molecule sets is none', () => {
    const scenario = '- hosts: all\n  vars: { dns_guard: false }\n  roles: [dns]\n';
    expect(news(BASE, { ...BASE, 'roles/dns/molecule/default/converge.yml': scenario })).toEqual([]);
  });
});

const terraform = (values: string): string => `resource "helm_release" "coredns" {
  name       = "coredns"
  namespace  = "kube-system"
  repository = "https://coredns.github.io/helm"
  chart      = "coredns"
  values     = [${values}]
}
`;
const listed = (plugins: string): string =>
  `servers:\n- zones: [{ zone: . }]\n  port: 53\n  plugins:\n  - { name: forward, parameters: . 192.0.2.53 }\n${plugins}`;
const LOOP = '  - { name: loop }\n';
const WRITTEN: Files = { 'dns.tf': terraform('file("v.yaml")'), 'v.yaml': listed(LOOP) };
const made = (plugins: string, variables: string): Files => ({
  'dns.tf': terraform(`templatefile("v.yaml.tftpl", { ${variables} })`),
  'v.yaml.tftpl': listed(plugins),
});

describe('values that templatefile() makes', () => {
  test.each([
    ['without the guard', made('%{ if log ~}\n  - { name: log }\n%{ endif ~}\n', 'log = false'), 'error LG201'],
    [
      'with it under a condition that fails',
      made(`%{ if guard }\n${LOOP}%{ endif }\n`, 'guard = false'),
      'error LG201',
    ],
    ['with it under a condition', made(`%{ if guard }\n${LOOP}%{ endif }\n`, 'guard = var.g'), 'warning LG802'],
  ])('%s', (_, head, found) => {
    expect(news(WRITTEN, head)).toEqual([found]);
  });

  test('with it under a condition that holds', () => {
    expect(news(WRITTEN, made(`%{ if guard }\n${LOOP}%{ endif }\n`, 'guard = true'))).toEqual([]);
  });

  test('with the guard', () => {
    expect(news(WRITTEN, made(`%{ if log ~}\n  - { name: log }\n%{ endif ~}\n${LOOP}`, 'log = false'))).toEqual([]);
  });

  test('that are no YAML are no values of the chart', () => {
    const { report } = scanTexts({ 'dns.tf': terraform('file("v.yaml")'), 'v.yaml': 'servers: [\n' });
    expect(report.findings.map(({ code }) => code)).not.toContain('LG305');
    expect(report.findings.map(({ message }) => message).join('\n')).toContain('`v.yaml`, which cannot be read');
  });
});

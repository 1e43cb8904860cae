/** A condition around the guard that a file of the change takes away, whoever reads the file; and what leaves it alone. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const loud = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ severity, code }) =>
    severity === 'note' ? [] : [`${severity} ${code}`],
  );
const corefile = (condition: string, end: string): string =>
  `.:53 {\n    forward . 192.0.2.1\n${condition}\n    loop\n${end}\n}`;

const chart = (values: string, condition = '.Values.guard'): Files => ({
  'charts/dns/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 0.1.0\n',
  'charts/dns/values.yaml': values,
  'charts/dns/templates/cm.yaml': configMap(corefile(`{{- if ${condition} }}`, '{{- end }}')),
  'charts/dns/templates/dep.yaml': deployment('1.11.3'),
  'charts/dns/templates/svc.yaml': SERVICE,
});

describe('a value of a chart', () => {
  const base = chart('guard: true\n');
  test.each([
    ['envs/prod.yaml', 'guard: false\n'],
    ['envs/prod.yaml', 'dns:\n  guard: false\n'],
    ['envs/prod.yaml', 'dns: { guard: false }\n'],
    ['charts/dns/env/prod.yaml', 'guard: off\n'],
    ['clusters/a/values.json', '{"guard": false}\n'],
    ['umbrella/values.yaml', 'dns:\n  guard: false\n'],
  ])('set for the first time in %s: %j', (path, text) => {
    const umbrella = {
      'umbrella/Chart.yaml': 'name: all\ndependencies: [{ name: dns, repository: file://../charts/dns }]\n',
    };
    expect(loud({ ...base, ...umbrella, [path]: text }, { ...base, ...umbrella })).not.toEqual([]);
    expect(loud({ ...base, ...umbrella, [path]: text.replace(/false|off/, 'true') }, { ...base, ...umbrella })).toEqual(
      [],
    );
    expect(loud({ ...base, ...umbrella, [path]: text, a: '' }, { ...base, ...umbrella, [path]: text })).toEqual([]);
  });
  test.each([
    ['of another chart', 'charts/web/values.yaml', 'guard: false\n'],
    ['of what installs another chart', 'deploy.sh', '#!/bin/sh\nhelm upgrade web ./charts/web --set guard=false\n'],
    ['in a test', 'tests/prod.yaml', 'guard: false\n'],
    ['in values of a chart’s tests (chart-testing)', 'charts/dns/ci/test-values.yaml', 'guard: false\n'],
    ['in prose', 'docs/values.md', 'guard: false\n'],
    ['that holds more', 'envs/prod.yaml', 'guard:\n  level: 2\n'],
    ['that holds more in one line', 'envs/prod.yaml', 'guard: { level: 2 }\n'],
    ['with another name', 'envs/prod.yaml', 'bodyguard: false\nguard_name: false\n'],
  ])('%s is none', (_, path, text) => {
    const web = { 'charts/web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 0.1.0\n' };
    expect(loud({ ...base, ...web, [path]: text }, { ...base, ...web })).toEqual([]);
  });
  test('of a usual name counts below its own key', () => {
    const own = chart('loopGuard: { enabled: true }\n', '.Values.loopGuard.enabled');
    const set = (text: string): readonly string[] => loud({ ...own, 'envs/prod.yaml': text }, own);
    expect(set('loopGuard:\n  enabled: false\n')).toEqual(['warning LG802']);
    expect(set('loopGuard: { enabled: false }\n')).toEqual(['warning LG802']);
    expect(set('metrics:\n  enabled: false\n')).toEqual([]);
    expect(set('metrics: { enabled: false }\nenabled: false\n')).toEqual([]);
  });
});

describe('a variable of a role', () => {
  const role = (condition: string): Files => ({
    'roles/dns/templates/Corefile.j2': corefile(`{% if ${condition} %}`, '{% endif %}'),
    'group_vars/all.yml': 'dns_loop: true\n',
  });
  test.each([
    ['host_vars/n1.yml', 'dns_loop: false\n'],
    ['site.yml', '- hosts: all\n  roles:\n    - { role: dns, dns_loop: false }\n'],
    ['Makefile', 'deploy:\n\tansible-playbook site.yml -e dns_loop=false\n'],
    ['hosts.ini', '[control_plane:vars]\ndns_loop=false\n'],
    ['.github/workflows/x.yml', `run: ansible-playbook site.yml --extra-vars '{"dns_loop": false}'\n`],
  ])('set in %s', (path, text) => {
    const base = role('dns_loop');
    expect(loud({ ...base, [path]: text }, base)).toEqual(['warning LG802']);
    expect(loud({ ...base, [path]: text.replace('false', 'true') }, base)).toEqual([]);
    const negative = role('not dns_bare');
    const bare = text.replace('dns_loop', 'dns_bare');
    expect(loud({ ...negative, [path]: bare.replace('false', 'true') }, negative)).toEqual(['warning LG802']);
    expect(loud({ ...negative, [path]: bare }, negative)).toEqual([]);
  });
});

describe('a variable that another one is set to', () => {
  const base: Files = {
    'roles/dns/templates/Corefile.j2': corefile('{% if dns_loop %}', '{% endif %}'),
    'roles/dns/defaults/main.yml': 'dns_loop: "{{ dns_guard }}"\ndns_guard: "{{ guard_all | bool }}"\n',
    'roles/common/defaults/main.yml': 'guard_all: true\nguard_other: true\n',
  };
  const at = (path: string, text: string): readonly string[] => loud({ ...base, [path]: text }, base);
  test.each([
    ['roles/common/defaults/main.yml', 'guard_all: @\nguard_other: true\n'],
    ['group_vars/all.yml', 'guard_all: @\n'],
    ['inventory/host_vars/n1.yaml', '"guard_all": @\n'],
    ['site.yml', '- hosts: all\n  roles:\n  - role: dns\n    guard_all: @\n'],
    ['play.yml', '- hosts: all\n  roles:\n    - { role: dns, guard_all: @ }\n'],
  ])('in %s', (path, text) => {
    expect(at(path, text.replace('@', 'false'))).toEqual(['warning LG802']);
    expect(at(path, text.replace('@', '"no"'))).toEqual(['warning LG802']);
    for (const same of ['true', '"true"', 'yes']) expect(at(path, text.replace('@', same))).toEqual([]);
    expect(at(path, text.replace('@', 'true').replace('guard_all', 'guard_none'))).toEqual([]);
  });
  test('which decides about nothing', () => {
    expect(at('group_vars/all.yml', 'guard_other: false\n')).toEqual([]);
    expect(at('roles/common/defaults/main.yml', 'guard_all: true\nguard_other: false\n')).toEqual([]);
  });
});

/** A dependency that a parent chart switches off is no part of the cluster; Helm's own rules decide. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const servers = `  service: { name: kube-dns, clusterIP: 10.96.0.10 }
  servers:
    - zones: [{ zone: . }]
      port: 53
      plugins: [{ name: errors }, { name: forward, parameters: . 10.96.0.10 }]
`;
const chart = (rest: string): string =>
  `apiVersion: v2\nname: platform\ndependencies:\n  - { name: coredns, version: 1.43.0, repository: "https://coredns.github.io/helm"${rest} }\n`;

/** Files with a loop in them, as far as the chart counts. */
function loops(rest: string, values: string, more: Readonly<Record<string, string>> = {}): readonly string[] {
  const files = { 'c/Chart.yaml': chart(rest), 'c/values.yaml': `${values}coredns:\n${servers}`, ...more };
  return scanTexts(files).report.findings.flatMap(({ code, at }) => (code === 'LG101' ? [at.file.path] : []));
}

describe('a condition', () => {
  test.each([
    ['', '', true],
    [', condition: dns.enabled', '', true],
    [', condition: dns.enabled', 'dns: { enabled: false }\n', false],
    [', condition: dns.enabled', 'dns: { enabled: true }\n', true],
    [', condition: "dns.enabled,global.dns"', 'global: { dns: false }\n', false],
    [', condition: "dns.enabled,global.dns"', 'dns: { enabled: true }\nglobal: { dns: false }\n', true],
    [', condition: dns.enabled', 'dns: { enabled: "false" }\n', true],
  ])('%s with %j: %s', (rest, values, counts) => {
    expect(loops(rest, values)).toEqual(counts ? ['c/values.yaml'] : []);
  });
});

describe('tags', () => {
  test.each([
    [', tags: [net, dns]', '', true],
    [', tags: [net, dns]', 'tags: { dns: false }\n', false],
    [', tags: [net, dns]', 'tags: { dns: false, net: true }\n', true],
    [', tags: [dns], condition: dns.enabled', 'tags: { dns: false }\ndns: { enabled: true }\n', true],
    [', tags: [dns], condition: dns.enabled', 'tags: { dns: false }\n', false],
  ])('%s with %j: %s', (rest, values, counts) => {
    expect(loops(rest, values)).toEqual(counts ? ['c/values.yaml'] : []);
  });
});

describe('values of one environment', () => {
  const off = 'dns: { enabled: false }\n';
  const rest = ', condition: dns.enabled';

  test('switch it on', () => {
    expect(loops(rest, off, { 'c/values-prod.yaml': 'dns: { enabled: true }\n# coredns\n' })).toEqual([
      'c/values.yaml',
    ]);
  });

  test('leave it off', () => {
    expect(loops(rest, off, { 'c/values-prod.yaml': 'dns: { replicas: 3 }\n# coredns\n' })).toEqual([]);
  });

  test('switch it off, for that environment', () => {
    const files = { 'c/values-prod.yaml': `dns: { enabled: false }\ncoredns:\n${servers}` };
    expect(loops(rest, 'dns: { enabled: true }\n', files)).toEqual(['c/values.yaml']);
  });
});

/** LG802, LG803 and the result of a scan that could not read everything. */
import { describe, expect, test } from '@jest/globals';
import { check } from '../../src/judge/check.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { coreDns, corefile } from './manifests.ts';

const SOUND = coreDns({ corefile: corefile('forward . 10.0.0.2') });

describe('LG802', () => {
  test.each<readonly [string, string, string]>([
    ['a document of the DNS', SOUND.replace('kind: Service', 'kind: Service\n  bad: ['), 'dns.yaml:46:7'],
    [
      'a ConfigMap of the DNS',
      'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns\ndata:\n  Corefile: |\n    . {\n    }\n',
      'dns.yaml:4:1',
    ],
  ])('%s that is no YAML is a warning, and the scan incomplete', (_, text, at) => {
    const { said, report } = scanTexts({ 'dns.yaml': text });
    expect(said).toEqual([`warning LG802 ${at}`]);
    expect(report.result).toBe('incomplete');
  });
  test('a template is a note, and the scan complete', () => {
    const text =
      '{{- if .Values.x }}\nkind: ConfigMap\nmetadata:\n  name: coredns\ndata:\n  Corefile: |-\n    {{- range .Values.s }}\n    . {\n    }\n    {{- end }}\n  labels: [\n{{- end }}\n';
    const { said, report } = scanTexts({
      'chart/templates/cm.yaml': text,
      'chart/Chart.yaml': 'apiVersion: v2\nname: x\nversion: 1.0.0\n',
    });
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^note LG802 chart\/templates\/cm\.yaml:/);
    expect(report.result).toBe('pass');
  });
  test('a file about something else is nobody to complain about', () => {
    const launch = '{\n  // resolv.conf of kubelet\n  "args": ["--resolv-conf", "/etc/resolv.conf"],,\n}\n';
    expect(scanTexts({ '.vscode/launch.json': launch }).said).toEqual([]);
    const acl = '{\n  // of the split DNS\n  "nameservers": ["10.0.0.1"], /* resolv.conf */\n  "tags": {},\n}\n';
    expect(scanTexts({ 'vpn/acl.json': acl }).said).toEqual([]);
    expect(scanTexts({ 'app.yaml': 'a: [1, 2\nb: c\n' }).said).toEqual([]);
  });
  test('an error beside it decides: fail', () => {
    const loop = coreDns({ corefile: corefile('forward . 10.96.0.10') });
    expect(
      scanTexts({
        'a.yaml': loop,
        'b.yaml': 'kind: ConfigMap\nmetadata: { name: coredns\ndata:\n  Corefile: |\n    . {\n    }\n',
      }).report.result,
    ).toBe('fail');
  });
});

describe('LG803', () => {
  const tree = (files: Readonly<Record<string, string>>) => ({
    label: 'texts',
    files: () =>
      Object.entries(files).map(([path, text]) => ({ path, size: text.length, read: () => Buffer.from(text) })),
    read: () => undefined,
    notices: [],
  });
  const codes = (files: Readonly<Record<string, string>>, failOnEmpty: boolean): readonly string[] =>
    check({ tree: tree(files), config: undefined, base: { status: 'not-requested' }, failOnEmpty }).report.findings.map(
      (one) => `${one.severity} ${one.code}`,
    );
  test('nothing found, where some was expected', () => {
    expect(codes({ 'app.yaml': 'kind: Deployment\n' }, true)).toEqual(['error LG803']);
    expect(codes({}, true)).toEqual(['error LG803']);
  });
  test('nothing found, nothing expected', () => {
    expect(codes({ 'app.yaml': 'kind: Deployment\n' }, false)).toEqual([]);
  });
  test('something found', () => {
    expect(codes({ Corefile: '. {\n    loop\n    forward . 10.0.0.2\n}\n' }, true)).toEqual([]);
    expect(codes({ 'dns.yaml': SOUND }, true)).toEqual([]);
  });
});

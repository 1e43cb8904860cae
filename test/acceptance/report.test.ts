/** The JSON report over a corpus of repositories: schema, arithmetic, order, same bytes, fingerprints that survive a move. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { renderJson } from '../../src/report/json.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { coreDns, corefile, kubelet, nodes } from './manifests.ts';

type Files = Readonly<Record<string, string>>;
const schema = JSON.parse(readFileSync(new URL('../../schema/report.schema.json', import.meta.url), 'utf8'));
const isReport = new Ajv().compile(schema);

const dns = (forward: string, first?: string, image?: string): string =>
  coreDns({ corefile: corefile(forward, first), ...(image === undefined ? {} : { image }) });
const bare = (name: string, to: string, guard = '    loop\n'): string => `${name} {\n${guard}    forward . ${to}\n}\n`;
const UBUNTU = nodes('os: ubuntu-24.04');

const corpus: readonly (readonly [string, Files])[] = [
  ['sound', { 'dns.yaml': dns('forward . 10.0.0.2') }],
  ['a loop', { 'dns.yaml': dns('forward . 10.96.0.10') }],
  ['a share', { 'dns.yaml': dns('forward . 10.96.0.10 10.0.0.2') }],
  ['on failure', { 'dns.yaml': dns('forward . 10.0.0.2 10.96.0.10 {\n        policy sequential\n    }') }],
  ['the stub', { 'dns.yaml': dns('forward . /etc/resolv.conf'), '.loopgate.yaml': UBUNTU }],
  ['no guard', { 'dns.yaml': dns('forward . 10.0.0.2', 'ready') }],
  ['a misfiring guard', { 'dns.yaml': dns('proxy . 10.0.0.2', 'loop', 'registry.k8s.io/coredns:1.2.2') }],
  ['handed down', { 'dns.yaml': dns('forward . 10.0.0.2'), '.loopgate.yaml': UBUNTU }],
  ['a kubelet', { 'dns.yaml': dns('forward . 10.0.0.2'), 'kubelet.yaml': kubelet('resolverConfig: /x\n') }],
  ['refused', { 'dns.yaml': dns('nonsense') }],
  ['not readable', { 'dns.yaml': `${dns('forward . 10.0.0.2')}---\nkind: ConfigMap\ndata: {Corefile: [\n` }],
  ['many blocks', { Corefile: [...'edcba'].map((letter) => bare(`${letter}.example`, '127.0.0.1', '')).join('') }],
  ['two servers', { 'b/Corefile': bare('.', '127.0.0.1'), 'a/Corefile': bare('.', '127.0.0.1') }],
  ['nothing', { 'README.txt': 'nothing\n' }],
];

interface Shown {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly severity: string;
  readonly status: string;
  readonly fingerprint: string;
}

describe.each(corpus)('%s', (_, files) => {
  const { report } = scanTexts(files);
  const text = renderJson(report);
  const document = JSON.parse(text);
  const findings: readonly Shown[] = document.findings;

  test('is what the schema says', () => {
    expect(isReport(document) || isReport.errors).toBe(true);
  });
  test('adds up', () => {
    const { counts } = document;
    expect(counts.new + counts.existing).toBe(findings.length);
    expect(counts.error + counts.warning + counts.note).toBe(findings.length);
    for (const severity of ['error', 'warning', 'note'])
      expect(counts[severity]).toBe(findings.filter((one) => one.severity === severity).length);
    expect([counts.fixed, counts.suppressed]).toEqual([document.fixed.length, document.suppressed.length]);
    expect(document.result).toBe(
      counts.error > 0 ? 'fail' : counts.warning > 0 && /not readable/.test(_) ? 'incomplete' : 'pass',
    );
  });
  test('is sorted by file, then place', () => {
    const places = findings.map(({ file, line, column }) => [file, line, column] as const);
    const sorted = [...places].sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1] || a[2] - b[2]));
    expect(places).toEqual(sorted);
  });
  test('is the same bytes again, whatever the order of the files', () => {
    expect(renderJson(scanTexts(files).report)).toBe(text);
    expect(renderJson(scanTexts(Object.fromEntries(Object.entries(files).reverse())).report)).toBe(text);
  });
  test('has each finding once', () => {
    expect(new Set(findings.map((one) => one.fingerprint)).size).toBe(findings.length);
  });
  test('finds nothing new where nothing but the folder changed', () => {
    const moved = Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path === '.loopgate.yaml' ? path : `deep/er/${path}`, content]),
    );
    const { counts } = scanTexts(moved, files).report;
    expect([counts.new, counts.fixed, counts.existing]).toEqual([0, 0, findings.length]);
  });
  test('finds nothing new against itself', () => {
    const { counts, result } = scanTexts(files, files).report;
    expect([counts.new, counts.fixed, counts.existing]).toEqual([0, 0, findings.length]);
    expect(result).not.toBe('fail');
  });
});

test('what is cured is fixed, at its place in the base', () => {
  const base = { 'dns.yaml': dns('forward . 10.96.0.10') };
  const document = JSON.parse(renderJson(scanTexts({ 'dns.yaml': dns('forward . 10.0.0.2') }, base).report));
  expect(isReport(document) || isReport.errors).toBe(true);
  expect(document.result).toBe('pass');
  expect(document.base.status).toBe('compared');
  expect(document.findings).toEqual([]);
  expect(document.fixed).toMatchObject([{ code: 'LG101', file: 'dns.yaml', line: 18, column: 19 }]);
});

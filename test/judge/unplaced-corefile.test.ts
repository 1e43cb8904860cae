import { expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

const COREFILE = ['.:1053 {', '  forward . 127.0.0.1:1053', '  loop', '}'];
const values = (lines: readonly string[]): string =>
  `controlPlane:\n  coredns:\n    overwriteConfig: |\n${lines.map((line) => `      ${line}\n`).join('')}`;
const notes = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(files).said.filter((one) => one.includes('LG801'));

test('a Corefile that a tool reads of which nothing is known is said', () => {
  expect(notes({ 'vcluster.yaml': values(COREFILE) })).toEqual(['note LG801 vcluster.yaml:4:7']);
  expect(notes({ 'a.json': JSON.stringify({ coredns: { text: `${COREFILE.join('\n')}\n` } }) })).toEqual([
    'note LG801 a.json:1:21',
  ]);
});

test('what is none is not', () => {
  expect(notes({ 'a.yaml': 'coredns:\n  text: |\n    location / {\n      proxy_pass http://a;\n    }\n' })).toEqual([]);
  expect(notes({ 'a.yaml': 'coredns: forward . 9.9.9.9\n' })).toEqual([]);
});

test('nor one that is read after all', () => {
  const chart = {
    'chart/Chart.yaml': 'apiVersion: v2\nname: a\nversion: 1.0.0\n',
    'chart/values.yaml': values(COREFILE),
    'chart/templates/cm.yaml':
      'apiVersion: v1\nkind: ConfigMap\nmetadata: {name: coredns, namespace: kube-system}\ndata:\n  Corefile: |\n{{ .Values.controlPlane.coredns.overwriteConfig | indent 4 }}\n',
  };
  expect(notes(chart)).toEqual([]);
  const mounted =
    'services:\n  dns:\n    image: coredns/coredns\n    command: -conf /c.yaml\n    volumes: ["./c.yaml:/c.yaml"]\n';
  expect(notes({ 'compose.yaml': mounted, 'c.yaml': `# x\n${COREFILE.join('\n')}\n` })).toEqual([]);
});

/** A chart of the repository whose Corefile a command sets. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, indent, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const corefile = (guard: boolean): string =>
  `.:53 {\n    errors\n    forward . 192.0.2.1\n${guard ? '    loop\n' : ''}}\n`;
const plain = (guard: boolean): Files => ({
  'deploy/cm.yaml': configMap(corefile(guard)),
  'deploy/deployment.yaml': deployment('1.11.3'),
  'deploy/service.yaml': SERVICE,
});
const chart = (command: string, values = 'corefile: ""\n'): Files => ({
  'charts/dns/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
  'charts/dns/values.yaml': values,
  'charts/dns/templates/cm.yaml': configMap('').replace(
    /Corefile: \|\n\s*/,
    'Corefile: |\n{{ .Values.corefile | indent 4 }}\n',
  ),
  'charts/dns/templates/deployment.yaml': deployment('1.11.3'),
  'charts/dns/templates/service.yaml': SERVICE,
  'hack/install.sh': `#!/bin/sh\n${command}\n`,
});
const INSTALL = 'helm upgrade --install dns ./charts/dns -n kube-system';
const fromFile = (guard: boolean): Files => ({
  ...chart(`${INSTALL} --set-file corefile=hack/Corefile`),
  'hack/Corefile': corefile(guard),
});
const inValues = (guard: boolean): Files => chart(INSTALL, `corefile: |\n${indent(corefile(guard), 2)}\n`);

const codes = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ severity, code }) => (severity === 'note' ? [] : [code]));

describe('a Corefile from --set-file', () => {
  test.each<[string, Files, Files]>([
    ['to manifests', plain(false), fromFile(true)],
    ['from manifests', fromFile(false), plain(true)],
    ['to values', inValues(false), fromFile(true)],
    ['in its file', fromFile(false), fromFile(true)],
  ])('its guard goes %s', (_, head, base) => {
    expect(codes(head, base)).toEqual(['LG201']);
  });

  test('with its guard it is no news', () => {
    expect(codes(fromFile(true), plain(true))).toEqual([]);
    expect(codes(plain(true), fromFile(true))).toEqual([]);
    expect(codes(inValues(true), fromFile(true))).toEqual([]);
  });

  test.each([
    'helm upgrade coredns ./charts/dns --set-file corefile=missing/Corefile',
    'helm upgrade coredns ./charts/dns --set corefile="$COREFILE"',
    `${INSTALL} --set-file corefile=hack/Corefile --post-renderer ./x`,
    'helm upgrade dns ../elsewhere --set-file corefile=hack/Corefile',
  ])('what is not read is said: %s', (command) => {
    const head = { ...chart(command, 'corefile: ""\n'), 'hack/Corefile': corefile(true), ...plain(true) };
    expect(codes(head, plain(true))).toEqual(['LG802']);
  });
});

test('a server that begins to forward is no heir of another that goes', () => {
  const edge = (lines: string): string =>
    [
      configMap(`.:53 {\n    ${lines}\n}\n`).replaceAll('kube-system', 'edge'),
      deployment('1.11.3').replaceAll('kube-system', 'edge').replaceAll('kube-dns', 'edge'),
    ].join('---\n');
  const head = { 'edge/k.yaml': edge('forward . 192.0.2.2') };
  expect(codes(head, { 'edge/k.yaml': edge('whoami'), ...plain(true) })).toEqual([]);
  const both = [edge('whoami'), ...Object.values(plain(true))].join('---\n');
  expect(codes(head, { 'edge/k.yaml': both })).toEqual([]);
});

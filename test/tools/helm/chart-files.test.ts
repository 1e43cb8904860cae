/** A chart's own file that a template names is read because it is named. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const chart = (expression: string, path: string): Readonly<Record<string, string>> => ({
  'charts/dns/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 0.1.0\n',
  'charts/dns/templates/dns.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n${expression}\n---\napiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec: { clusterIP: 10.96.0.10, selector: { k8s-app: kube-dns }, ports: [{ port: 53, protocol: UDP }] }\n`,
  [`charts/dns/${path}`]: '.:53 {\n    loop\n    forward . 10.96.0.10\n}\n',
});
const loops = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(files).said.filter((one) => one.startsWith('error'));

describe('`.Files.Get` of a template', () => {
  test.each(['files/Corefile', 'testdata/Corefile', 'vendor/dns.txt', 'Corefile.md'])('brings %s', (path) => {
    const files = chart(`{{ .Files.Get "${path}" | indent 4 }}`, path);
    expect(loops(files)).toEqual([`error LG101 charts/dns/${path}:3:15 always fatal`]);
  });

  test('in parentheses, or trimmed, too', () => {
    expect(loops(chart('{{- (.Files.Get `files/dns`) | nindent 4 }}', 'files/dns'))).toHaveLength(1);
  });

  test('of a file of another chart, or that is a template itself, brings nothing', () => {
    expect(loops(chart('{{ .Files.Get "../other/dns" | indent 4 }}', '../other/dns'))).toEqual([]);
    expect(loops(chart('{{ tpl (.Files.Get "files/dns") . | indent 4 }}', 'files/dns'))).toEqual([]);
  });
});

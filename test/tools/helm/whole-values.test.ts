/** A Corefile that is one value of the chart's own. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, indent, SERVICE } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const corefile = (upstream: string, guard = true): string =>
  `.:53 {\n    errors\n${guard ? '    loop\n' : ''}    forward . ${upstream}\n}\n`;
const CHART = {
  'chart/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
  'chart/templates/deployment.yaml': deployment('1.11.3'),
  'chart/templates/service.yaml': SERVICE,
};
const BASE = { ...CHART, 'chart/templates/cm.yaml': configMap(corefile('192.0.2.53')) };
const templated = (data: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n${data}`;

const WAYS = {
  'a text': '  Corefile: |\n    {{- .Values.corefile | nindent 4 }}\n',
  'a text through tpl': '  Corefile: |\n{{ tpl .Values.corefile . | indent 4 }}\n',
  'a text that with names': '  {{- with .Values.corefile }}\n  Corefile: |\n    {{- . | nindent 4 }}\n  {{- end }}\n',
};

describe.each(Object.entries(WAYS))('%s', (_, data) => {
  const said = (value: string, more: Readonly<Record<string, string>> = {}): readonly string[] =>
    scanTexts(
      {
        ...CHART,
        'chart/templates/cm.yaml': templated(data),
        'chart/values.yaml': `corefile: |\n${indent(value, 2)}\n`,
        ...more,
      },
      BASE,
    ).said.filter((one) => !/^(?:existing|note)/.test(one));
  test('the same text is no news', () => {
    expect(said(corefile('192.0.2.53'))).toEqual([]);
  });
  test('its guard and its upstream count', () => {
    expect(said(corefile('192.0.2.53', false))).toContainEqual(expect.stringMatching(/^error LG201 chart/));
    expect(said(corefile('10.96.0.10'))).toContainEqual(expect.stringMatching(/^(?:error|warning) LG101 chart.values/));
  });
  test('what other values say is judged with them', () => {
    const other = `corefile: |\n${indent(corefile('10.96.0.10'), 2)}\n`;
    expect(said(corefile('192.0.2.53'), { 'chart/values-prod.yaml': other })).toContainEqual(
      expect.stringMatching(/^warning LG101 chart.values-prod/),
    );
  });
  test('an expression in it is not known', () => {
    // `tpl` resolves it, to what the chart leaves open.
    const code = data.includes('tpl') ? 'LG305' : 'LG802';
    expect(said(corefile('{{ .Values.upstream }}'))).toContainEqual(expect.stringMatching(`^warning ${code} chart`));
  });
});

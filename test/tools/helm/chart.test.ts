/** Values of the CoreDNS chart become the objects that the chart makes, and keep their places. */

import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';
import { indent } from '../../support/texts.ts';

const servers = (forward: string, more = '      - name: loop\n'): string => `servers:
  - zones: [{ zone: . }]
    port: 53
    plugins:
      - name: errors
${more}      - name: forward
        parameters: ${forward}
`;
const service = 'service:\n  name: kube-dns\n  clusterIP: 10.96.0.10\n';

const flux = (values: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: coredns, namespace: kube-system }
spec:
  chart: { spec: { chart: coredns, version: 1.43.0 } }
  values:
${indent(values, 4)}`;

const argo = (values: string): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: coredns, namespace: argocd }
spec:
  destination: { namespace: kube-system }
  source:
    chart: coredns
    repoURL: https://coredns.github.io/helm
    helm:
      values: |
${indent(values, 8)}`;

const rke2 = (values: string): string => `apiVersion: helm.cattle.io/v1
kind: HelmChartConfig
metadata: { name: rke2-coredns, namespace: kube-system }
spec:
  valuesContent: |-
${indent(values, 4)}`;

const inflated = (values: string): string => `apiVersion: kustomize.config.k8s.io/v1beta1
kind: Kustomization
helmCharts:
  - name: coredns
    repo: https://coredns.github.io/helm
    valuesInline:
${indent(values, 6)}`;

const umbrella = (values: string): string => `coredns:\n${indent(values, 2)}`;

describe.each([
  ['a values file', 'values.yaml', (values: string) => values, 0],
  ['an umbrella chart', 'values.yaml', umbrella, 1],
  ['a Flux HelmRelease', 'release.yaml', flux, 6],
  ['an Argo CD Application', 'app.yaml', argo, 10],
  ['a HelmChartConfig', 'config.yaml', rke2, 5],
  ['a kustomization', 'kustomization.yaml', inflated, 6],
])('%s', (_, file, wrap, line) => {
  test('that forwards to its own Service comes back, on the line of the value', () => {
    const { said, report } = scanTexts({ [file]: wrap(servers('. 10.96.0.10') + service) });
    expect(said).toEqual([expect.stringMatching(`^error LG101 ${file}:${line + 8}:\\d+ always fatal$`)]);
    const at = report.findings[0]?.at;
    expect(at?.file.text.slice(at.span.start, at.span.end)).toBe('10.96.0.10');
  });
  test('that forwards outside is sound', () => {
    const { report } = scanTexts({ [file]: wrap(servers('. 10.0.0.2') + service) });
    expect(report.findings).toEqual([]);
    expect(report.counts.servers).toBe(1);
  });
  test('whose list of servers loses `loop` loses its guard', () => {
    const { said } = scanTexts(
      { [file]: wrap(servers('. 10.0.0.2', '') + service) },
      { [file]: wrap(servers('. 10.0.0.2') + service) },
    );
    expect(said).toEqual([expect.stringMatching(`^error LG201 ${file}:`)]);
  });
  test('that replaces the default list and forgets `loop` loses its guard', () => {
    const { said } = scanTexts({ [file]: wrap(servers('. 10.0.0.2', '') + service) }, { [file]: wrap(service) });
    expect(said.filter((one) => !one.includes('LG202'))).toEqual(
      file === 'values.yaml' ? [] : [expect.stringMatching(`^error LG201 ${file}:`)],
    );
  });
});

describe('the chart', () => {
  test('writes the port behind the last zone only', () => {
    const { report, head } = scanTexts({
      'values.yaml':
        'servers:\n  - zones: [{ zone: a.test }, { zone: b.test }]\n    port: 1053\n    plugins: [{ name: loop }, { name: forward, parameters: . 10.0.0.2 }]\n',
    });
    // The probe of the first zone never meets the second zone's listener.
    expect(report.findings.map((one) => one.code)).toEqual(['LG203']);
    const keys = head.clusters[0]?.cluster.servers[0]?.config.blocks[0]?.keys;
    expect(keys?.map((key) => `${key.zone}:${key.port}`)).toEqual(['a.test.:53', 'b.test.:1053']);
  });
  test('without a port makes a Corefile that CoreDNS refuses', () => {
    const { said } = scanTexts({
      'values.yaml': 'servers:\n  - zones: [{ zone: . }]\n    plugins: [{ name: forward, parameters: . 10.0.0.2 }]\n',
    });
    expect(said).toEqual(['error LG401 values.yaml:2:21']);
  });
  test('without isClusterService leaves the pods at ClusterFirst', () => {
    const { said, report } = scanTexts({
      '.loopgate.yaml': 'version: 1\nclusters: [{name: c, cluster-dns: [10.96.0.10]}]\n',
      'values.yaml': `isClusterService: false\n${servers('. /etc/resolv.conf')}`,
    });
    expect(said).toEqual([expect.stringMatching('^warning LG302 values.yaml:')]);
    // No value of the chart writes dnsPolicy otherwise.
    expect(report.findings[0]?.advice).toBe('Set isClusterService: true, which gives the pod dnsPolicy: Default.');
  });
  test('has the guard by default', () => {
    const { report } = scanTexts({ 'r.yaml': flux('replicaCount: 2\n') });
    expect(report.findings.map((one) => one.code)).toEqual(['LG305']);
    expect(report.counts.servers).toBe(1);
  });
  test('takes a configBlock as it stands', () => {
    const { said } = scanTexts({
      'values.yaml': `servers:
  - zones: [{ zone: . }]
    port: 53
    plugins:
      - name: loop
      - name: forward
        parameters: . 127.0.0.1
        configBlock: |-
          except corp.test
          polcy random
`,
    });
    expect(said).toEqual(['error LG401 values.yaml:10:11']);
  });
  test('of another name gives nothing', () => {
    const { report } = scanTexts({
      'r.yaml': flux(servers('. 10.96.0.10')).replace('chart: coredns', 'chart: unrelated'),
      'values.yaml': 'servers:\n  - name: web\n    plugins: [cors]\n# forward\n',
    });
    expect(report.counts.servers).toBe(0);
  });
});

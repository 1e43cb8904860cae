/** Releases find their values in other files, and findings stand on the line of the value. */

import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';
import { indent } from '../../support/texts.ts';

const values = (forward: string, loop = true): string => `service: { name: kube-dns, clusterIP: 10.96.0.10 }
servers:
  - zones: [{ zone: . }]
    port: 53
    plugins:
      - name: errors${loop ? '\n      - name: loop' : ''}
      - name: forward
        parameters: . ${forward}
`;

const flux = (inline = ''): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: coredns, namespace: kube-system }
spec:
  chart: { spec: { chart: coredns, version: 1.43.0 } }
  valuesFrom: [{ kind: ConfigMap, name: coredns-values }]
${inline}`;

const argo = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: coredns, namespace: argocd }
spec:
  destination: { namespace: kube-system }
  sources:
    - { chart: coredns, repoURL: 'https://coredns.github.io/helm', targetRevision: 1.43.0, helm: { valueFiles: [$here/dns/values.yaml] } }
    - { repoURL: 'https://git.example.org/infra', ref: here }
`;

type Files = Readonly<Record<string, string>>;
const shapes: readonly (readonly [string, string, number, (text: string) => Files])[] = [
  [
    'a HelmRelease with a generated ConfigMap',
    'app/helm/values.yaml',
    0,
    (text) => ({
      'app/helmrelease.yaml': flux(),
      'app/kustomization.yaml':
        'kind: Kustomization\napiVersion: kustomize.config.k8s.io/v1beta1\nresources: [helmrelease.yaml]\nconfigMapGenerator: [{ name: coredns-values, files: [values.yaml=helm/values.yaml] }]\n',
      'app/helm/values.yaml': text,
    }),
  ],
  [
    'a HelmRelease with a written ConfigMap',
    'map.yaml',
    5,
    (text) => ({
      'release.yaml': flux(),
      'map.yaml': `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns-values, namespace: kube-system }\ndata:\n  values.yaml: |\n${indent(text, 4)}`,
    }),
  ],
  [
    'an Application with a file of another source',
    'dns/values.yaml',
    0,
    (text) => ({ 'app.yaml': argo, 'dns/values.yaml': text }),
  ],
  [
    'a helmfile',
    'dns/values/coredns.yaml',
    0,
    (text) => ({
      'dns/helmfile.yaml':
        'releases:\n  - name: coredns\n    namespace: kube-system\n    chart: coredns/coredns\n    values: [{ replicaCount: 2 }, ../dns/./values/coredns.yaml]\n',
      'dns/values/coredns.yaml': text,
    }),
  ],
  [
    'a helmfile with values in place',
    'helmfile.yaml',
    5,
    (text) => ({
      'helmfile.yaml': `releases:\n  - name: coredns\n    namespace: kube-system\n    chart: coredns/coredns\n    values:\n    - ${indent(text, 6).trimStart()}`,
    }),
  ],
  [
    'a parent chart',
    'chart/values.yaml',
    1,
    (text) => ({
      'chart/Chart.yaml':
        'apiVersion: v2\nname: dns\nversion: 1.0.0\ndependencies:\n  - { name: coredns, alias: cluster-dns, version: 1.43.0, repository: "https://coredns.github.io/helm" }\n',
      'chart/values.yaml': `cluster-dns:\n${indent(text, 2)}`,
    }),
  ],
];

describe.each(shapes)('%s', (_, file, above, files) => {
  const line = above + 9;
  test('that forwards to its own Service comes back, on the line of the value', () => {
    const { said, report } = scanTexts(files(values('10.96.0.10')));
    expect(said).toEqual([expect.stringMatching(`^error LG101 ${file}:${line}:\\d+ always fatal$`)]);
    const at = report.findings[0]?.at;
    expect(at?.file.text.slice(at.span.start, at.span.end)).toBe('10.96.0.10');
  });
  test('that forwards outside is sound, and one server', () => {
    const { report } = scanTexts(files(values('10.0.0.2')));
    expect(report.findings).toEqual([]);
    expect(report.counts.servers).toBe(1);
  });
  test('whose list of servers loses `loop` loses its guard', () => {
    const { said } = scanTexts(files(values('10.0.0.2', false)), files(values('10.0.0.2')));
    expect(said).toEqual([expect.stringMatching(`^error LG201 ${file}:`)]);
  });
});

describe('values in layers', () => {
  test('inline values win over those of valuesFrom, and maps merge', () => {
    const inline = '  values:\n    replicaCount: 3\n    service: { name: kube-dns, clusterIP: 10.96.0.99 }\n';
    const generated = {
      'kustomization.yaml':
        'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [r.yaml]\nconfigMapGenerator: [{ name: coredns-values, files: [values.yaml] }]\n',
      'values.yaml': values('10.96.0.10'),
    };
    const { said } = scanTexts({ ...generated, 'r.yaml': flux(inline) });
    expect(said).toEqual([]);
    const both = scanTexts({ ...generated, 'r.yaml': flux(inline), 'values.yaml': values('10.96.0.99') });
    expect(both.said).toEqual([expect.stringMatching('^error LG101 values.yaml:9:')]);
  });
  test('that are not in the repository leave the release out, and say so', () => {
    const { report, said } = scanTexts({ 'r.yaml': flux() });
    expect(said).toEqual(['note LG801 r.yaml:6:16']);
    expect(report.counts.servers).toBe(0);
  });
  test('that are not in the repository matter less where inline values state the servers', () => {
    const { report } = scanTexts({ 'r.yaml': flux(`  values:\n${indent(values('10.96.0.10'), 4)}`) });
    expect(report.findings.map((one) => one.code).sort()).toEqual(['LG101', 'LG801']);
  });
  test('of the nearest folder are taken where several clusters use one name', () => {
    const cluster = (name: string, forward: string): Files => ({
      [`${name}/r.yaml`]: flux(),
      [`${name}/kustomization.yaml`]:
        'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [r.yaml]\nconfigMapGenerator: [{ name: coredns-values, files: [values.yaml] }]\n',
      [`${name}/values.yaml`]: values(forward),
    });
    const { said, report } = scanTexts({ ...cluster('a', '10.0.0.2'), ...cluster('b', '10.96.0.10') });
    expect(said).toEqual([expect.stringMatching('^error LG101 b/values.yaml:9:')]);
    expect(report.counts.clusters).toBe(2);
  });
  test('beside the values of a parent chart make a variant each, on top of them', () => {
    const base = {
      'c/Chart.yaml': 'apiVersion: v2\nname: dns\ndependencies:\n  - { name: coredns, version: 1.x }\n',
      'c/values.yaml': 'coredns:\n  service: { name: kube-dns, clusterIP: 10.96.0.10 }\n',
    };
    const only = (forward: string): string => `coredns:\n${indent(values(forward).replace(/^service.*\n/, ''), 2)}`;
    const sound = scanTexts({ ...base, 'c/values-a.yaml': only('10.0.0.2'), 'c/values-b.yaml': only('10.0.0.3') });
    expect(sound.said).toEqual([]);
    const broken = scanTexts({ ...base, 'c/values-a.yaml': only('10.0.0.2'), 'c/values-b.yaml': only('10.96.0.10') });
    expect(broken.said).toEqual(['error LG101 c/values-b.yaml:9:25 always fatal']);
  });
  test.each(['$'.concat('{UPSTREAM}'), '{{ upstream }}'])(
    'that hold %s are not known, and said to be so',
    (placeholder) => {
      const text = values('X').replace('. X', `"${`. ${placeholder}`}"`);
      const { said, report } = scanTexts({ 'values.yaml': text });
      expect(said).toEqual(['note LG305 values.yaml:9:24']);
      expect(report.counts.servers).toBe(1);
    },
  );
  test('that hold a variable of CoreDNS or a template of its own are read', () => {
    const text = values('10.0.0.2').replace(
      '- name: errors',
      '- name: template\n        parameters: IN A x.test\n        configBlock: \'answer "{{ .Name }} 60 IN A 10.0.0.1"\'',
    );
    expect(scanTexts({ 'values.yaml': text }).report.counts.servers).toBe(1);
  });
  test('of a parent chart that switches the dependency off make nothing', () => {
    const { report } = scanTexts({
      'Chart.yaml': 'apiVersion: v2\nname: dns\ndependencies:\n  - { name: coredns, condition: coredns.enabled }\n',
      'values.yaml': `coredns:\n  enabled: false\n${indent(values('10.96.0.10'), 2)}`,
    });
    expect(report.counts.servers).toBe(0);
  });
  test('of other charts make nothing', () => {
    const { report } = scanTexts({
      'Chart.yaml': 'apiVersion: v2\nname: web # coredns\ndependencies:\n  - { name: redis }\n',
      'values.yaml': 'service: { port: 53, clusterIP: 10.96.0.10 }\nconfig: { forward: . 10.96.0.10 }\n',
    });
    expect(report.findings).toEqual([]);
    expect(report.counts.servers).toBe(0);
  });
});

describe('post renderers of a HelmRelease', () => {
  const release = (patch: string): string =>
    `${flux().replace('  valuesFrom: [{ kind: ConfigMap, name: coredns-values }]\n', '')}  postRenderers:\n    - kustomize:\n        patches:\n          - target: { kind: Deployment }\n            patch: '${patch}'\n`;

  test('are remarked where they could change where names go', () => {
    const dns = '[{ "op": "add", "path": "/spec/template/spec/dnsPolicy", "value": "None" }]';
    expect(scanTexts({ 'r.yaml': release(dns) }).said).toEqual(['note LG305 r.yaml:1:1', 'note LG801 r.yaml:9:13']);
  });

  test('and not where they do not', () => {
    const labels = '[{ "op": "add", "path": "/metadata/labels/a", "value": "b" }]';
    expect(scanTexts({ 'r.yaml': release(labels) }).said).toEqual(['note LG305 r.yaml:1:1']);
  });
});

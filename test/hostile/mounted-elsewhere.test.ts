/** A pod mounts ConfigMaps of its own namespace only. */
import { describe, expect, test } from '@jest/globals';
import { cluster, configMap, deployment, indent, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const map = (name: string, namespace: string, data: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name}${namespace === '' ? '' : `, namespace: ${namespace}`} }\ndata:\n${data}`;
const MAIN =
  '  Corefile: |\n    .:53 {\n        errors\n        forward . 192.0.2.53\n        import custom/*.override\n    }\n';
const workload = (volume: string): string =>
  `apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  template:\n    metadata: { labels: { k8s-app: kube-dns } }\n    spec:\n      dnsPolicy: Default\n      containers:\n      - name: coredns\n        image: coredns/coredns:1.11.3\n        args: [-conf, /etc/coredns/Corefile]\n        volumeMounts: [{ name: c, mountPath: /etc/coredns }, { name: o, mountPath: /etc/coredns/custom }]\n      volumes: [{ name: c, configMap: { name: coredns } }, { name: o, ${volume} }]\n`;
const files = (
  namespace: string,
  volume = 'configMap: { name: coredns-custom, optional: true }',
  main = 'kube-system',
): Files => ({
  'cm.yaml': map('coredns', main, MAIN),
  'dep.yaml': workload(volume),
  'custom.yaml': map('coredns-custom', namespace, '  g.override: loop\n'),
});

const news = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base)
    .report.findings.filter(({ severity, status }) => severity !== 'note' && status === 'new')
    .map(({ code, at }) => `${code} ${at.file.path}`);

test.each([
  'configMap: { name: coredns-custom, optional: true }',
  'projected: { sources: [{ configMap: { name: coredns-custom, optional: true } }] }',
])('what brings the guard goes elsewhere: %s', (volume) => {
  const base = files('kube-system', volume);
  expect(news(base, base)).toEqual([]);
  for (const namespace of ['default', 'kube-sytem'])
    expect(news(files(namespace, volume), base)).toEqual(['LG802 custom.yaml']);
  expect(news(files('', volume), base)).toEqual([]);
});

test('the Corefile goes elsewhere', () => {
  expect(news(files('kube-system', undefined, 'dns'), files('kube-system'))).toEqual(['LG802 cm.yaml']);
});

describe('what applies a ConfigMap chooses another namespace', () => {
  const cf = '.:53 {\n    errors\n    loop\n    forward . 192.0.2.53\n}\n';
  const REST = { 'dep.yaml': deployment('1.11.3'), 'svc.yaml': SERVICE };
  const unplaced = (text: string): string => text.replaceAll(', namespace: kube-system', '');
  const MAP = { 'deploy/cm.yaml': unplaced(configMap(cf)) };

  const loud = (head: Files, base: Files): readonly string[] =>
    scanTexts(head, base).report.findings.flatMap(({ severity, code, message }) =>
      severity === 'note' ? [] : [`${code} ${message.replace(/:[\s\S]*/, '')}`],
    );
  const lost = (server: string): readonly string[] => [
    `LG802 The configuration of kube-system/${server}/coredns, which the base has, is in the ConfigMap other/coredns now, which no pod of kube-system mounts`,
  ];
  const script = (text: string): Files => ({ ...MAP, ...REST, 'deploy.sh': `#!/bin/sh\n${text}\n` });
  const argo = (namespace: string): Files => ({
    ...MAP,
    ...REST,
    'app.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: dns, namespace: argocd }\nspec:\n  destination: { namespace: ${namespace} }\n  source: { path: deploy, repoURL: https://git.example/r.git }\n`,
  });
  const chart = (namespace: string, more: Files = {}): Files => ({
    'chart/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
    'chart/values.yaml': `namespace: ${namespace}\n`,
    'chart/templates/cm.yaml': configMap(cf).replace(
      'kube-system',
      '"{{ .Values.namespace | default .Release.Namespace }}"',
    ),
    'chart/templates/dep.yaml': deployment('1.11.3'),
    'chart/templates/svc.yaml': SERVICE,
    ...more,
  });

  test.each<[string, Files, Files]>([
    [
      '-n',
      script('kubectl -n kube-system apply -f deploy/cm.yaml'),
      script('kubectl -n other apply -f deploy/cm.yaml'),
    ],
    [
      'a folder',
      script('kubectl apply -n kube-system -f deploy/'),
      script('kubectl apply --namespace=other -f deploy/'),
    ],
    ['from none', script('kubectl apply -f deploy/cm.yaml'), script('kubectl apply -n other -f deploy/cm.yaml')],
    [
      'a variable',
      script('NS=kube-system\nkubectl -n "$NS" apply -f deploy/cm.yaml'),
      script('NS=other\nkubectl -n "$NS" apply -f deploy/cm.yaml'),
    ],
    [
      'the context',
      script('kubectl apply -n kube-system -f deploy/cm.yaml'),
      script('kubectl config set-context --current --namespace other\nkubectl apply -f deploy/cm.yaml'),
    ],
    ['Argo CD', argo('kube-system'), argo('other')],
    ['a value', chart('kube-system'), chart('other')],
  ])('by %s', (_, base, head) => {
    expect(loud(head, base)).toEqual(lost('Deployment'));
    expect(loud({ ...head, 'x.txt': '' }, head)).toEqual([]);
    expect(loud(base, head)).toEqual([]);
  });

  test('where the pod is the installer’s', () => {
    const map = configMap(cf);
    expect(loud({ 'cm.yaml': map.replace('kube-system', 'other') }, { 'cm.yaml': map })).toEqual(lost('ConfigMap'));
    const data = (namespace: string): Files => ({
      'main.tf': `resource "kubernetes_config_map_v1_data" "dns" {\n  metadata {\n    name = "coredns"\n    namespace = "${namespace}"\n  }\n  force = true\n  data = {\n    Corefile = <<-EOT\n${indent(cf, 6)}\n    EOT\n  }\n}\n`,
    });
    expect(loud(data('other'), data('kube-system'))).toEqual(lost('ConfigMap'));
    // A server of the repository's own, elsewhere.
    const own = cluster(cf).replaceAll('kube-system', 'other');
    expect(loud({ 'cm.yaml': own }, { 'cm.yaml': map })).not.toContainEqual(lost('ConfigMap')[0]);
    expect(loud({}, { 'cm.yaml': map })).toEqual([]);
  });

  test('is sound with what mounts it', () => {
    const all = { 'deploy/all.yaml': unplaced(cluster(cf)) };
    const apply = (namespace: string): Files => ({
      ...all,
      'd.sh': `kubectl -n ${namespace} apply -f deploy/all.yaml\n`,
    });
    expect(loud(apply('other'), apply('kube-system'))).toEqual([]);
    const placed = (namespace: string): Files =>
      Object.fromEntries(
        Object.entries(chart(namespace)).map(([path, text]) => [
          path,
          text.replace('namespace: kube-system }', 'namespace: {{ .Values.namespace }} }'),
        ]),
      );
    expect(loud(placed('other'), placed('kube-system'))).toEqual([]);
  });

  test('is sound where the value is what the template stated', () => {
    const literal = chart('kube-system', { 'chart/templates/cm.yaml': configMap(cf) });
    expect(loud(chart('kube-system'), literal)).toEqual([]);
    expect(loud(chart('other'), literal)).toEqual(lost('Deployment'));
  });
});

/** Charts that lie in the repository: their values are defaults of whoever installs them, and no servers of their own. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const servers = (to: string): string => `servers:
  - zones: [{ zone: . }]
    port: 53
    plugins:
      - { name: forward, parameters: . ${to} }
`;
const chart = 'apiVersion: v2\nname: coredns\nversion: 1.45.0\nappVersion: 1.13.1\n';
const LOOP = '10.96.0.10';
const cluster = 'service: { clusterIP: 10.96.0.10 }\n';
const errors = (files: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(files).said.filter((one) => one.startsWith('error'));
const helmfile = (more: string): string =>
  `releases:\n  - name: dns\n    namespace: kube-system\n    chart: ./vendor/coredns\n${more}`;

describe('a chart is no installation', () => {
  const vendored = { 'vendor/coredns/Chart.yaml': chart, 'vendor/coredns/values.yaml': cluster + servers(LOOP) };

  test('that nobody installs', () => {
    expect(errors(vendored)).toEqual([]);
    expect(scanTexts(vendored).report.counts.servers).toBe(0);
  });

  test('nor are the values of its tests', () => {
    expect(errors({ ...vendored, 'vendor/coredns/ci/loop-values.yaml': cluster + servers(LOOP) })).toEqual([]);
  });

  test('values without a chart beside them are', () => {
    expect(errors({ 'dns/values.yaml': cluster + servers(LOOP) })).toEqual([
      'error LG101 dns/values.yaml:6:40 always absent',
    ]);
  });

  test('values of a release take the place of its defaults', () => {
    const files = {
      ...vendored,
      'helmfile.yaml': helmfile('    values: [dns.yaml]\n'),
      'dns.yaml': servers('10.0.0.2'),
    };
    expect(errors(files)).toEqual([]);
    expect(scanTexts(files).report.counts.servers).toBe(1);
  });

  test('what a release does not say the chart does', () => {
    const files = {
      ...vendored,
      'helmfile.yaml': helmfile('    values: [dns.yaml]\n'),
      'dns.yaml': 'replicaCount: 3\n',
    };
    expect(errors(files)).toEqual(['error LG101 vendor/coredns/values.yaml:6:40 always absent']);
  });

  test('of a wrapper that takes it', () => {
    const files = {
      'dns/Chart.yaml':
        'apiVersion: v2\nname: dns\nversion: 0.1.0\ndependencies: [{ name: coredns, version: 1.45.0, repository: "" }]\n',
      'dns/values.yaml': 'coredns:\n  service: { clusterIP: 10.96.0.10 }\n',
      'dns/charts/coredns/Chart.yaml': chart,
      'dns/charts/coredns/values.yaml': servers(LOOP),
    };
    expect(errors(files)).toEqual(['error LG101 dns/charts/coredns/values.yaml:5:40 always absent']);
    const sound = {
      ...files,
      'dns/values.yaml': `coredns:\n  service: { clusterIP: 10.96.0.10 }\n  ${servers('10.0.0.2').replaceAll('\n', '\n  ').trimEnd()}\n`,
    };
    expect(errors(sound)).toEqual([]);
  });

  test('of a wrapper, with templates of its own, is not the chart that its name says', () => {
    const files = {
      'dns/Chart.yaml':
        'apiVersion: v2\nname: dns\nversion: 0.1.0\ndependencies: [{ name: coredns, version: ~0.1.0 }]\n',
      'dns/charts/coredns/Chart.yaml': 'apiVersion: v2\nname: coredns\nversion: 0.1.0\nappVersion: 0.1.0\n',
      'dns/charts/coredns/templates/configmap.yaml':
        'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: {{ .Release.Name }}-coredns\ndata:\n  Corefile: |\n    .:53 {\n        ready\n        forward . 10.0.0.2\n        loop\n    }\n',
      'dns/charts/coredns/templates/deployment.yaml':
        'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: {{ .Release.Name }}-coredns\nspec:\n  template:\n    spec:\n      containers:\n      - name: coredns\n        image: coredns/coredns:1.12.2\n        args: [-conf, /c/Corefile]\n        volumeMounts: [{ name: c, mountPath: /c }]\n      volumes: [{ name: c, configMap: { name: "{{ .Release.Name }}-coredns" } }]\n',
    };
    const { report, said } = scanTexts(files);
    expect(said.filter((one) => /LG[1-4]/.test(one))).toEqual([]);
    expect(report.counts.servers).toBe(1);
  });

  test('nor is a wrapper that an Application installs with other values', () => {
    const application = (values: string): string => `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: { name: coredns }
spec:
  destination: { namespace: kube-system }
  source:
    path: dns
${values}`;
    const files = {
      'dns/Chart.yaml':
        'apiVersion: v2\nname: dns\nversion: 0.1.0\ndependencies: [{ name: coredns, version: 1.45.0 }]\n',
      'dns/values.yaml': `coredns:\n  service: { clusterIP: 10.96.0.10 }\n  ${servers(LOOP).replaceAll('\n', '\n  ').trimEnd()}\n`,
    };
    expect(errors({ ...files, 'app.yaml': application('') })).toEqual([
      'error LG101 dns/values.yaml:7:42 always absent',
    ]);
    const other = application(
      '    helm:\n      valuesObject:\n        coredns: { service: { clusterIP: 10.96.0.11 } }\n',
    );
    expect(errors({ ...files, 'app.yaml': other })).toEqual([]);
  });
});

describe('layers as helm lays them', () => {
  const layered = (over: string, under = ''): Readonly<Record<string, string>> => ({
    'helmfile.yaml':
      'releases:\n  - { name: dns, namespace: kube-system, chart: coredns/coredns, values: [under.yaml, over.yaml] }\n',
    'under.yaml': `${cluster}${under}`,
    'over.yaml': over,
  });
  const file = servers('/etc/resolv.conf');
  /** The pod of a DNS server that gets the cluster DNS as its resolver. */
  const inherits = (files: Readonly<Record<string, string>>): boolean =>
    scanTexts(files).said.some((one) => / LG(?:101|302) /.test(one) && !one.startsWith('note'));

  test('null takes the dnsPolicy away', () => {
    expect(inherits(layered('deployment: { dnsPolicy: null }\n', file))).toBe(true);
    expect(inherits(layered('replicaCount: 1\n', file))).toBe(false);
  });

  test('null takes the cluster service away, and the dnsPolicy with it', () => {
    expect(inherits(layered('isClusterService: null\n', file))).toBe(true);
  });

  test('no, off and n are false', () => {
    for (const word of ['no', 'off', 'n', 'False'])
      expect(inherits(layered(`isClusterService: ${word}\n`, file))).toBe(true);
    expect(inherits(layered('isClusterService: "no"\n', file))).toBe(false);
  });

  test('null takes the servers away', () => {
    expect(errors(layered('servers: null\n', servers(LOOP)))).toEqual([]);
    expect(errors(layered('replicaCount: 1\n', servers(LOOP)))).toHaveLength(1);
  });

  test('quoted keys of extraConfig are names', () => {
    const values = `extraConfig: { "import": { parameters: /x/*.conf } }\n${servers('10.0.0.2')}`;
    expect(errors(layered(values))).toEqual([]);
  });
});

describe('HelmChartConfig', () => {
  const helmChart = (more: string): string => `apiVersion: helm.cattle.io/v1
kind: HelmChart
metadata: { name: edge, namespace: kube-system }
spec:
  chart: coredns
${more}`;
  const config = (values: string): string => `apiVersion: helm.cattle.io/v1
kind: HelmChartConfig
metadata: { name: edge, namespace: kube-system }
spec:
  valuesContent: |
    ${values.replaceAll('\n', '\n    ').trimEnd()}
`;

  test('goes over the HelmChart of its name, whatever that is', () => {
    const files = { 'a.yaml': helmChart(''), 'b.yaml': config(cluster + servers(LOOP)) };
    expect(errors(files)).toEqual(['error LG101 b.yaml:11:44 always absent']);
  });

  test('`set` of the HelmChart goes over both', () => {
    const files = {
      'a.yaml': helmChart('  set: { service.clusterIP: 10.96.0.11 }\n'),
      'b.yaml': config(cluster + servers(LOOP)),
    };
    expect(errors(files)).toEqual([]);
  });

  test('without a HelmChart of that name is of no chart that is known', () => {
    expect(scanTexts({ 'b.yaml': config(cluster + servers(LOOP)) }).report.counts.servers).toBe(0);
  });
});

describe('Flux', () => {
  const release = (from: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: coredns, namespace: kube-system }
spec:
  chart: { spec: { chart: coredns } }
  valuesFrom: [${from}]
  values:
    ${(cluster + servers(LOOP)).replaceAll('\n', '\n    ').trimEnd()}
`;
  const map = (key: string, text: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: common, namespace: kube-system }\ndata:\n  ${key}: |\n    ${text}\n`;

  test('values of a ConfigMap that says nothing of DNS are a layer like any other', () => {
    const files = {
      'r.yaml': release('{ kind: ConfigMap, name: common }'),
      'c.yaml': map('values.yaml', 'replicaCount: 3'),
    };
    expect(scanTexts(files).said.filter((one) => !one.startsWith('note'))).toEqual([
      'error LG101 r.yaml:13:44 always absent',
    ]);
  });

  test('a single value of a ConfigMap is put at its place', () => {
    const files = {
      'r.yaml': release('{ kind: ConfigMap, name: common, valuesKey: ip, targetPath: "service.loadBalancerIP" }'),
      'c.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: common }\ndata: { ip: 10.0.0.9 }\n',
    };
    // Of another type the Service has no such address, whatever the field says.
    const balanced = files['r.yaml'].replace('    service:', '    serviceType: LoadBalancer\n    service:');
    const moved = { ...files, 'r.yaml': balanced.replace('. 10.96.0.10', '. 10.0.0.9') };
    expect(errors(moved)).toHaveLength(1);
  });
});

test('booleans of YAML 1.1 in plain manifests', () => {
  const pod = (network: string): string => `apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data:
  Corefile: |
    . {
      forward . 127.0.0.53
    }
---
apiVersion: v1
kind: Pod
metadata: { name: coredns, namespace: kube-system }
spec:
  hostNetwork: ${network}
  containers:
    - { name: c, image: coredns/coredns:1.11.3, args: [-conf, /c/Corefile], volumeMounts: [{ name: c, mountPath: /c }] }
  volumes: [{ name: c, configMap: { name: coredns } }]
`;
  const of = (network: string): readonly string[] => scanTexts({ 'pod.yaml': pod(network) }).said;
  for (const word of ['yes', 'on', 'True', 'y']) expect(of(word)).toEqual(of('true'));
  expect(of('no')).toEqual(of('false'));
});

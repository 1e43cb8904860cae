/** More shapes met in published repositories, in our own words: what is said of them, and above all what is not. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

/** Findings without notes on a missing guard, which are of no interest here. */
function said(files: Readonly<Record<string, string>>): readonly string[] {
  return scanTexts(files).said.filter((line) => !line.includes(' LG202 '));
}

describe('coredns-custom', () => {
  const custom = (zoneFile: string): string => `apiVersion: v1
kind: ConfigMap
metadata: { name: coredns-custom, namespace: kube-system }
data:
  lab.server: |
    lab.test:53 {
      file /etc/coredns/custom/${zoneFile}
    }
  db.lab.test: |
    @ IN SOA ns.lab.test. me.lab.test. 1 2 3 4 5
`;
  test('a zone file that a piece of it names is not ignored', () => {
    expect(said({ 'c.yaml': custom('db.lab.test') })).toEqual([]);
  });
  test('one that none names is', () => {
    expect(said({ 'c.yaml': custom('db.lab') })).toEqual(['note LG801 c.yaml:9:3']);
  });
});

describe('a CoreDNS whose Corefile is not in the repository is said, as any other resolver', () => {
  const pod = (image: string, name = 'dns'): string => `apiVersion: apps/v1
kind: Deployment
metadata: { name: ${name}, namespace: dns }
spec:
  template:
    spec:
      dnsPolicy: Default
      containers:
        - name: dns
          image: ${image}
`;
  test.each([
    'coredns/coredns:1.11.1',
    'registry.k8s.io/dns/k8s-dns-node-cache:1.23.1',
    'rancher/hardened-coredns:v1.9.3',
  ])('%s', (image) => expect(said({ 'd.yaml': pod(image) })).toEqual(['note LG801 d.yaml:10:18']));
  test.each(['coredns-exporter:1', 'example.com/istio-coredns-plugin:1', 'busybox'])('not %s', (image) =>
    expect(said({ 'd.yaml': pod(image) })).toEqual([]),
  );
  test('not where a Corefile of its namespace is read', () => {
    const map = `apiVersion: v1
kind: ConfigMap
metadata: { name: dns, namespace: dns }
data:
  Corefile: |
    .:53 {
      loop
      forward . 192.0.2.1
    }
`;
    expect(said({ 'd.yaml': pod('coredns/coredns:1.11.1'), 'm.yaml': map })).toEqual([]);
  });
});

test('a chart without cluster service is reported where that is stated', () => {
  const chart =
    'apiVersion: v2\nname: x\nversion: 1.0.0\ndependencies:\n  - name: coredns\n    version: 1.14.1\n    repository: https://coredns.github.io/helm\n';
  const values = `coredns:
  isClusterService: false
  servers:
    - zones: [{ zone: a.test. }]
      port: 53
      plugins: [{ name: loop }, { name: forward, parameters: . /etc/resolv.conf }]
`;
  expect(said({ 'x/Chart.yaml': chart, 'x/values.yaml': values })).toEqual([
    'warning LG302 x/values.yaml:2:21',
    'note LG305 x/values.yaml:6:64',
  ]);
});

describe('app-template behind an OCIRepository that is called as the application', () => {
  const release = (values: string, name = 'adguard'): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: ${name}, namespace: network }
spec:
  chartRef: { kind: OCIRepository, name: ${name} }
  values:
${values.replace(/^/gm, '    ')}
`;
  test('is read by its layout', () => {
    const values =
      'controllers:\n  adguard:\n    containers:\n      app:\n        image: { repository: adguard/adguardhome }';
    expect(said({ 'r.yaml': release(values) })).toEqual(['note LG801 r.yaml:11:34']);
  });
  test('and an external-dns that feeds one is none', () => {
    expect(said({ 'r.yaml': release('provider: { name: rfc2136 }\npolicy: sync', 'adguard-dns') })).toEqual([]);
  });
});

describe('the ConfigMap of an app-template release', () => {
  const release = (own: string, name: string, more = ''): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: mydns, namespace: network }
spec:
  chart: { spec: { chart: app-template, sourceRef: { kind: HelmRepository, name: bjw-s } } }
  values:
    controllers:
      mydns:
        containers:
          app:
            image: { repository: coredns/coredns, tag: 1.11.1 }
            args: [-conf, /etc/coredns/Corefile]
    service:
      mydns: { controller: mydns, clusterIP: 10.43.0.99, ports: { dns: { port: 53, protocol: UDP } } }
    configMaps:
      config:
        data:
          Corefile: |
            .:53 {
              forward . 10.43.0.99
            }
${own}    persistence:
      config: { type: configMap, name: ${name}, globalMounts: [{ path: /etc/coredns }] }
${more}`;
  const errors = (text: string): readonly string[] => said({ 'r.yaml': text }).filter((one) => one.startsWith('error'));

  test.each([
    ['3.7.3: the key', '', 'mydns-config', ''],
    ['4.1.1: the release', '', 'mydns', ''],
    ['another name', '        forceRename: Other\n', 'other', ''],
    ['what comes before it', '        prefix: a\n', 'a-mydns', ''],
    ['what comes behind it', '        suffix: config\n', 'mydns-config', ''],
    ['3.7.3: another key', '        nameOverride: foo\n', 'mydns-foo', ''],
    ['an expression', '', "'{{ .Release.Name }}'", ''],
    ['an expression and a word', '', "'{{ .Release.Name }}-config'", ''],
    ["the chart's own expression", '', '\'{{ include "bjw-s.common.lib.chart.names.fullname" $ }}\'', ''],
    ['the whole name', '', 'whole', '    fullnameOverride: whole\n'],
    ['a part of the name', '', 'mydns-part', '    global: { nameOverride: part }\n'],
    ['the key of several', '      other: { data: { a: b } }\n', 'mydns-config', ''],
    ['the key beside one that is off', '      other: { enabled: false, data: { a: b } }\n', 'mydns', ''],
  ])('is what is mounted, %s', (_, own, name, more) => {
    expect(errors(release(own, name, more))).toEqual(['error LG101 r.yaml:20:25 always absent']);
  });

  test.each([
    ['', 'elsewhere', ''],
    ['        suffix: config\n', 'mydns', ''],
    ['        enabled: false\n', 'mydns', ''],
    ['', 'mydns, enabled: false', ''],
    ['', 'mydns', '    fullnameOverride: whole\n'],
    ['      other: { data: { a: b } }\n', 'mydns', ''],
  ])('or is not: %j %j %j', (own, name, more) => {
    expect(errors(release(own, name, more))).toEqual([]);
  });
});

test.each([
  ['enabled: true, ', 'enabled: true, ', ['error LG101 r.yaml:17:25 always absent']],
  ['enabled: false, ', 'enabled: true, ', []],
  ['', 'enabled: true, ', []],
])('app-template 1 has its container at the top: %s', (persistence, map, errors) => {
  const release = `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: mydns, namespace: network }
spec:
  chart: { spec: { chart: app-template, version: 1.3.2, sourceRef: { kind: HelmRepository, name: bjw-s } } }
  values:
    image: { repository: coredns/coredns, tag: 1.11.1 }
    args: [-conf, /etc/coredns/Corefile]
    service:
      main: { clusterIP: 10.43.0.99, ports: { dns: { enabled: true, port: 53, protocol: UDP } } }
    configMaps:
      config:
        ${map.replace(', ', '')}
        data:
          Corefile: |
            .:53 {
              forward . 10.43.0.99
            }
    persistence:
      config: { ${persistence}type: configMap, name: mydns-config, mountPath: /etc/coredns }
`;
  expect(said({ 'r.yaml': release }).filter((one) => one.startsWith('error'))).toEqual(errors);
});

describe('values in a ConfigMap that a kustomization makes', () => {
  const release = (chart: string, spec = ''): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: mydns, namespace: network }
spec:
  chart: { spec: { chart: ${chart}, sourceRef: { kind: HelmRepository, name: a } } }
  valuesFrom: [{ kind: ConfigMap, name: mydns-values }]
${spec}`;
  const files = (text: string, values: string): Readonly<Record<string, string>> => ({
    'dns/r.yaml': text,
    'dns/values.yaml': values,
    'dns/kustomization.yaml':
      'namespace: network\nresources: [r.yaml]\nconfigMapGenerator: [{ name: mydns-values, files: [values.yaml] }]\ngeneratorOptions: { disableNameSuffixHash: true }\n',
  });
  const app = `controllers:
  mydns:
    containers:
      app:
        image: { repository: coredns/coredns, tag: 1.11.1 }
        args: [-conf, /etc/coredns/Corefile]
service:
  mydns: { controller: mydns, clusterIP: 10.43.0.99, ports: { dns: { port: 53, protocol: UDP } } }
configMaps:
  config:
    data:
      Corefile: |
        .:53 {
          forward . 10.43.0.99
        }
persistence:
  config: { type: configMap, identifier: config, globalMounts: [{ path: /etc/coredns }] }
`;
  const gateway = `domain: example.org
service: { type: ClusterIP, clusterIP: 10.43.0.99 }
extraZonePlugins: [{ name: forward, parameters: . 10.43.0.99 }]
`;

  test.each([
    ['app-template', app, '14:21'],
    ['k8s-gateway', gateway, '3:51'],
  ])('are those of a release of %s', (chart, values, place) => {
    expect(said(files(release(chart), values))).toEqual([`error LG101 dns/values.yaml:${place} always absent`]);
    const over = `  values:\n${values.replace(/^(?=.)/gm, '    ')}`;
    const secret = release(chart, over).replace('kind: ConfigMap', 'kind: Secret');
    expect(said({ 'dns/r.yaml': secret })).toEqual([expect.stringMatching(/^error LG101 .* always absent$/)]);
    expect(said(files(release(chart, '  values: { a: b }\n'), values))).toEqual([expect.stringContaining('LG101')]);
    expect(said(files(release(chart), values.replace('. 10.43.0.99', '. 192.0.2.1')))).toEqual([]);
  });

  test.each([
    ['another chart', release('other')],
    ['another map', release('app-template').replace('mydns-values', 'other')],
    ['a Secret', release('app-template').replace('kind: ConfigMap', 'kind: Secret')],
    ['several', release('app-template').replace('mydns-values }', 'mydns-values }, { kind: ConfigMap, name: b }')],
  ])('or are not: %s', (_, text) => {
    expect(said(files(text, app)).filter((one) => one.startsWith('error'))).toEqual([]);
  });

  test('which no release in sight takes are said', () => {
    expect(said({ 'dns/values.yaml': app })).toEqual(['note LG801 dns/values.yaml:13:9']);
    expect(said({ 'dns/values.yaml': app.replace('Corefile: |', 'Zones: |').replace('forward', 'send') })).toEqual([]);
  });
});

describe('a stated version of the CoreDNS chart states the version of CoreDNS', () => {
  const release = (version: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: coredns, namespace: kube-system }
spec:
  chart:
    spec:
      chart: coredns
      version: ${version}
      sourceRef: { kind: HelmRepository, name: coredns }
  values:
    servers:
      - zones: [{ zone: . }]
        port: 53
        plugins: [{ name: loop }, { name: multisocket }, { name: forward, parameters: . 192.0.2.1 }]
`;
  test('which an older one has not', () => {
    expect(said({ 'r.yaml': release('v1.16.1') })).toEqual(['error LG401 r.yaml:14:43']);
  });
  test.each(['1.16.x', '^1.16.1', '1.999.0', '">= 1.0"'])('not %s, of which it is not known', (version) =>
    expect(said({ 'r.yaml': release(version) })).toEqual(['note LG401 r.yaml:14:43']),
  );
  test('a Chart.yaml and its values', () => {
    const chart = (version: string): string =>
      `apiVersion: v2\nname: x\nversion: 1.0.0\ndependencies:\n  - { name: coredns, version: ${version}, repository: https://coredns.github.io/helm }\n`;
    const values = `coredns:
  servers:
    - zones: [{ zone: . }]
      port: 53
      plugins: [{ name: loop }, { name: multisocket }, { name: forward, parameters: . 192.0.2.1 }]
`;
    expect(said({ 'x/Chart.yaml': chart('1.29.1'), 'x/values.yaml': values })).toEqual([
      'error LG401 x/values.yaml:5:41',
    ]);
    expect(said({ 'x/Chart.yaml': chart('1.40.1'), 'x/values.yaml': values })).toEqual([]);
    const tagged = values.replace('coredns:', 'coredns:\n  image: { tag: 1.12.1 }');
    expect(said({ 'x/Chart.yaml': chart('1.29.1'), 'x/values.yaml': tagged })).toEqual([]);
  });
});

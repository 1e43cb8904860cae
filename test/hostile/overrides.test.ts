/** An object that another file of the repository states again may be the one that counts. */
import { describe, expect, test } from '@jest/globals';
import { indent, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const corefile = (loop: string, upstream = '192.0.2.1', name = 'coredns'): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name}, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n${loop === '' ? '' : `        ${loop}\n`}        forward . ${upstream}\n    }\n`;
const deployment = (policy = 'Default', map = 'coredns', port = ', ports: [{ containerPort: 53 }]'): string =>
  [
    'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }',
    'spec:\n  template:\n    metadata: { labels: { k8s-app: kube-dns } }\n    spec:',
    `      dnsPolicy: ${policy}`,
    `      volumes: [{ name: c, configMap: { name: ${map} } }, { name: x, configMap: { name: coredns-extra } }]`,
    `      containers: [{ name: coredns, image: coredns/coredns:1.11.3, args: [-conf, /etc/coredns/Corefile]${port}, volumeMounts: [{ name: c, mountPath: /etc/coredns }, { name: x, mountPath: /etc/coredns/extra }] }]\n`,
  ].join('\n');
const extra = (text: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns-extra, namespace: kube-system }\ndata:\n  g.conf: |\n    ${text}\n`;
const whole = (map: string, workload = deployment()): string => [map, workload, SERVICE].join('---\n');
const GUARDED = corefile('loop');
const BARE = corefile('');
const BASE = { 'd/k.yaml': whole(GUARDED) };
const PROD = { '.loopgate.yaml': 'version: 1\nclusters: [{ name: prod, paths: ["**"] }]\n' };

const said = (head: Readonly<Record<string, string>>, base: Readonly<Record<string, string>>): readonly string[] =>
  scanTexts(head, base).said.filter((one) => /LG101|LG201/.test(one));

describe('a guard that a second file of the folder takes away', () => {
  test('is gone where `kubectl apply -f` of the folder applies it last', () => {
    expect(said({ ...BASE, 'd/z.yaml': BARE }, BASE)).toEqual(['error LG201 d/z.yaml:6:5 assumed']);
    const separate = { 'd/k.yaml': GUARDED, 'd/deployment.yaml': deployment(), 'd/service.yaml': SERVICE };
    expect(said({ ...separate, 'd/z.yaml': BARE }, separate)).toEqual(['error LG201 d/z.yaml:6:5 assumed']);
    const alone = { 'd/k.yaml': GUARDED };
    expect(said({ ...alone, 'd/z.yaml': BARE }, alone)).toEqual(['error LG201 d/z.yaml:6:5 assumed']);
    const service = `${BARE}---\n${SERVICE.replace('kube-dns,', 'other,')}`;
    expect(said({ ...BASE, 'd/z.yaml': service }, BASE)).toEqual(['error LG201 d/z.yaml:6:5 assumed']);
  });

  test('may be gone where another order, or another cluster, is as likely', () => {
    expect(said({ ...BASE, 'd/0.yaml': BARE }, BASE)).toEqual(['warning LG201 d/0.yaml:6:5 assumed']);
    expect(said({ ...BASE, 'd/z.yaml': whole(BARE) }, BASE)).toEqual(['warning LG201 d/z.yaml:6:5 assumed']);
    const branch = `# {{ if .x }}\n${BARE}# {{ end }}\n`;
    expect(said({ ...BASE, 'd/z.yaml': branch }, BASE)).toEqual(['warning LG201 d/z.yaml:7:5 assumed']);
    const { report } = scanTexts({ ...BASE, 'd/0.yaml': BARE }, BASE);
    expect(report.findings[0]?.assumptions).toEqual(['d/0.yaml is applied after the other files of its folder']);
  });

  test('while the first file gets another name', () => {
    expect(said({ 'd/l.yaml': whole(GUARDED), 'd/z.yaml': BARE }, BASE)).toEqual(['error LG201 d/z.yaml:6:5 assumed']);
    expect(said({ 'e/l.yaml': whole(GUARDED), 'e/z.yaml': BARE }, BASE)).toEqual(['error LG201 e/z.yaml:6:5 assumed']);
  });

  test('with the workload of another ConfigMap', () => {
    const other = `${deployment('Default', 'other', '')}---\n${corefile('', '192.0.2.1', 'other')}`;
    expect(said({ ...BASE, 'd/z.yaml': other }, BASE)).toEqual(['warning LG201 d/z.yaml:17:5 assumed']);
    const separate = { 'd/k.yaml': deployment(), 'd/map.yaml': GUARDED };
    expect(said({ ...separate, 'd/z.yaml': other }, separate)).toEqual(['warning LG201 d/z.yaml:17:5 assumed']);
    const first = { ...PROD, ...BASE };
    expect(said({ ...first, 'd/z.yaml': other }, first)).toEqual(['error LG201 d/z.yaml:17:5']);
    expect(said({ ...first, 'e/z.yaml': other }, first)).toEqual(['warning LG201 e/z.yaml:17:5 assumed']);
  });

  test('in a ConfigMap that the Corefile imports', () => {
    const base = { 'd/k.yaml': whole(corefile('import extra/*.conf')), 'd/m.yaml': extra('loop') };
    expect(said({ ...base, 'd/z.yaml': extra('log') }, base)).toEqual(['error LG201 d/k.yaml:6:5']);
    for (const path of ['d/0.yaml', 'e/z.yaml'])
      expect(said({ ...base, [path]: extra('log') }, base)).toEqual([`warning LG201 ${path}:1:1 assumed`]);
    const both = { ...base, 'e/z.yaml': extra('log') };
    expect(said({ ...both, 'x.yaml': 'kind: Namespace\n' }, both)).toEqual([]);
  });

  test('where the configuration makes one cluster of all', () => {
    const base = { ...PROD, ...BASE };
    expect(said({ ...base, 'd/z.yaml': BARE }, base)).toEqual(['error LG201 d/z.yaml:6:5']);
    for (const path of ['d/0.yaml', 'e/z.yaml'])
      expect(said({ ...base, [path]: BARE }, base)).toEqual([`warning LG201 ${path}:1:1 assumed`]);
  });
});

describe('a loop that comes of two files of the folder', () => {
  test('by the ConfigMap of one and the Service of the other', () => {
    const loop = corefile('loop', '10.96.0.10');
    expect(said({ ...BASE, 'd/z.yaml': loop }, BASE)).toEqual(['error LG101 d/z.yaml:8:19 always fatal']);
    expect(said({ ...BASE, 'd/0.yaml': loop }, BASE)).toEqual(['warning LG101 d/0.yaml:8:19 assumed fatal']);
  });

  test('is certain only of the text that is applied last', () => {
    const [loops, ends] = [corefile('', '10.96.0.10'), corefile('', '192.0.2.1')];
    const of = (files: Files): readonly string[] => said(files, {});
    const assumed = ['warning LG101 d/k.yaml:7:19 assumed absent'];
    const always = ['error LG101 d/k.yaml:7:19 always absent'];
    expect(of({ 'd/k.yaml': whole(loops), 'd/z.yaml': ends })).toEqual(assumed);
    expect(of({ 'd/k.yaml': whole(loops), 'd/0.yaml': ends })).toEqual(always);
    expect(of({ 'd/k.yaml': whole(loops), 'd/z.yaml.bak': ends })).toEqual(always);
    expect(of({ 'd/k.yaml': whole(loops), 'e/z.yaml': ends })).toEqual(always);
    expect(of({ 'd/k.yaml': whole(loops), 'd/z.yaml': corefile('', '192.0.2.1', 'other') })).toEqual(always);
    expect(of({ 'd/k.yaml': whole(loops), 'd/z.yaml': whole(ends) })).toEqual(always);
    expect(of({ 'd/k.yaml': whole(ends), 'd/z.yaml': loops })).toEqual(['error LG101 d/z.yaml:7:19 always absent']);
    const { report } = scanTexts({ 'd/k.yaml': whole(loops), 'd/z.yaml': ends });
    expect(report.findings[0]?.assumptions).toEqual(['d/z.yaml is not applied after d/k.yaml']);
  });

  test('by the dnsPolicy of a workload that is stated again', () => {
    for (const port of [undefined, '']) {
      const base = { 'd/k.yaml': whole(corefile('loop', '/etc/resolv.conf'), deployment('Default', 'coredns', port)) };
      const head = { ...base, 'd/z.yaml': deployment('ClusterFirst', 'coredns', port) };
      expect(said(head, base)).toEqual(['error LG101 d/k.yaml:8:19 always fatal']);
    }
  });

  test('by the address of a Service that is stated again', () => {
    const base = { 'd/k.yaml': whole(corefile('loop', '10.96.0.53')) };
    const head = { ...base, 'd/z.yaml': SERVICE.replace('10.96.0.10', '10.96.0.53') };
    expect(said(head, base)).toEqual(['error LG101 d/k.yaml:8:19 always fatal']);
  });
});

describe('sound repositories', () => {
  test('another cluster in a folder of its own', () => {
    for (const path of ['c/k.yaml', 'e/k.yaml', 'd/e/k.yaml'])
      expect(said({ ...BASE, [path]: whole(BARE) }, BASE)).toEqual([]);
  });

  test('one file more in a folder of clusters', () => {
    const base = { ...BASE, 'd/l.yaml': whole(GUARDED) };
    expect(said({ ...base, 'd/z.yaml': whole(BARE) }, base)).toEqual([]);
  });

  test('a second file that has the guard, and one that the base had too', () => {
    expect(said({ ...BASE, 'd/z.yaml': corefile('loop', '192.0.2.7') }, BASE)).toEqual([]);
    const base = { ...BASE, 'd/z.yaml': BARE };
    expect(said({ ...base, 'd/x.yaml': 'kind: Namespace\n' }, base)).toEqual([]);
  });

  test('a file beside a kustomization that does not list it', () => {
    const kustomization = 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [k.yaml]\n';
    const base = { 'd/kustomization.yaml': kustomization, ...BASE };
    expect(said({ ...base, 'd/z.yaml': BARE }, base)).toEqual([]);
  });

  test('a second container of the workload', () => {
    const two = deployment().replace(
      'containers: [',
      'containers: [{ name: b, image: coredns/coredns:1.11.3, args: [-conf, /b/Corefile], volumeMounts: [{ name: x, mountPath: /b }] }, ',
    );
    const map = extra('log').replace('g.conf', 'Corefile').replace('log', '.:5353 { forward . 192.0.2.1 }');
    expect(said({ 'd/k.yaml': `${whole(GUARDED, two)}---\n${map}` }, BASE)).toEqual([]);
  });
});

test('of two texts under one key, a patch of kustomize takes the first', () => {
  const kustomization = (...loops: readonly string[]): string => {
    const texts = loops.map(
      (loop) => `      Corefile: |\n        .:53 {\n          ${loop}\n          forward . 192.0.2.1\n        }\n`,
    );
    const head = 'apiVersion: v1\n    kind: ConfigMap\n    metadata: { name: coredns, namespace: kube-system }';
    return `resources: [k.yaml]\npatches:\n- patch: |-\n    ${head}\n    data:\n${texts.join('')}`;
  };
  const files = (...loops: readonly string[]): Readonly<Record<string, string>> => ({
    'd/k.yaml': GUARDED,
    'd/kustomization.yaml': kustomization(...loops),
  });
  expect(said(files('log', 'loop'), files('loop'))).toEqual(['error LG201 d/kustomization.yaml:9:9']);
  expect(said(files('loop', 'log'), files('loop'))).toEqual([]);
});

describe('an object that one file states twice', () => {
  const manifests = (...maps: readonly string[]): string =>
    `cluster:\n  inlineManifests:\n${maps.map((map, index) => `    - name: m${index}\n      contents: |\n${indent(map, 8)}\n`).join('')}`;
  const patch = (...maps: readonly string[]): Files => ({ 't/dns.yaml': manifests(...maps) });
  const talconfig = (...maps: readonly string[]): Files => ({
    'talconfig.yaml': `clusterName: c\nendpoint: https://10.0.0.5:6443\nnodes: [{ hostname: a, ipAddress: 10.0.0.5 }]\ncontrolPlane:\n  patches:\n    - |-\n${indent(manifests(...maps), 6)}`,
  });
  const documents = (...maps: readonly string[]): Files => ({ 'd/k.yaml': maps.join('---\n') });
  const PLAIN = corefile('loop', '192.0.2.2');

  test.each([
    ['a Talos patch', patch],
    ['a talconfig.yaml', talconfig],
  ])('%s, whose entries are applied in any order', (_, files) => {
    const base = files(GUARDED);
    const [found, ...others] = said(files(GUARDED, BARE), base);
    expect([found?.replace(/ \S+:\d+:\d+/, ''), others]).toEqual(['warning LG201 assumed', []]);
    expect(said(files(BARE, GUARDED), base).length).toBeGreaterThan(0);
    expect(said(files(GUARDED, corefile('', '192.0.2.1', 'other')), base)).toEqual([]);
    expect(said(files(GUARDED, PLAIN), base)).toEqual([]);
    expect(said({ ...files(GUARDED, BARE), 'x.yaml': SERVICE }, files(GUARDED, BARE))).toEqual([]);
  });

  test('names the lines', () => {
    const { report } = scanTexts(patch(GUARDED, BARE), patch(GUARDED));
    const warned = report.findings.filter(({ severity }) => severity === 'warning');
    expect(warned.map(({ assumptions }) => assumptions)).toEqual([['t/dns.yaml:16 is applied after t/dns.yaml:5']]);
  });

  test('documents, of which the last counts', () => {
    expect(said(documents(GUARDED, BARE), documents(GUARDED))).toEqual(['error LG201 d/k.yaml:16:5']);
    expect(said(documents(BARE, GUARDED), documents(GUARDED))).toEqual([]);
    expect(said(documents(GUARDED, PLAIN), documents(GUARDED))).toEqual([]);
    expect(said(documents(PLAIN), documents(GUARDED, PLAIN))).toEqual([]);
    expect(said(documents(BARE), documents(GUARDED, BARE))).toEqual([]);
    expect(said(documents(GUARDED, BARE.replace('kube-system', 'other')), documents(GUARDED))).toEqual([]);
  });

  test('objects inside others, which may be for several clusters', () => {
    const object = (map: string, cluster: string): string =>
      `apiVersion: kubernetes.crossplane.io/v1alpha2\nkind: Object\nmetadata: { name: ${cluster} }\nspec:\n  providerConfigRef: { name: ${cluster} }\n  forProvider:\n    manifest:\n${indent(map, 6)}\n`;
    const base = { 'x.yaml': `${object(GUARDED, 'a')}---\n${object(GUARDED, 'b')}` };
    expect(said({ 'x.yaml': `${object(BARE, 'a')}---\n${object(GUARDED, 'b')}` }, base)).toEqual([
      'error LG201 x.yaml:13:11',
    ]);
    expect(said({ 'x.yaml': `${object(GUARDED, 'a')}---\n${object(BARE, 'b')}` }, base)).toEqual([
      'error LG201 x.yaml:30:11',
    ]);
    expect(
      said({ 'x.yaml': `${object(GUARDED, 'a')}---\n${object(GUARDED, 'b')}---\n${object(PLAIN, 'c')}` }, base),
    ).toEqual([]);
  });
});

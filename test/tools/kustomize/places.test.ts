/** Findings about built objects stand on the line that a person would edit, whichever file it lies in. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const base = {
  'base/coredns.yaml': coreDns({ corefile: corefile('forward . 10.0.0.2') }),
  'base/kustomization.yaml': 'resources: [coredns.yaml]\n',
};
const overlay = (more: string): string => `resources: [../base]\n${more}`;

describe('a loop that a build makes', () => {
  test('of a replaced address stands at the forward, and its path leads to the value', () => {
    const { said, report } = scanTexts({
      ...base,
      'prod/kustomization.yaml': `resources: [../base, settings.yaml]\nreplacements:\n  - source: { kind: ConfigMap, name: settings, fieldPath: data.ip }\n    targets: [{ select: { kind: Service, name: kube-dns }, fieldPaths: [spec.clusterIP] }]\n`,
      'prod/settings.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: settings }\ndata:\n  ip: 10.0.0.2\n',
    });
    expect(said).toEqual(['error LG101 base/coredns.yaml:18:19 always fatal']);
    expect(report.findings[0]?.path.map((step) => step.at.file.path)).toContain('prod/settings.yaml');
  });
  test('of an escaped patch stands within the escaped text', () => {
    const { said } = scanTexts({
      ...base,
      'prod/kustomization.yaml': overlay(
        'patches:\n  - target: { kind: ConfigMap, name: coredns }\n    patch: \'[{"op":"replace","path":"/data/Corefile","value":".:53 {\\n  loop\\n  forward . 10.96.0.10\\n}"}]\'\n',
      ),
    });
    expect(said).toEqual([expect.stringMatching(/^error LG101 prod\/kustomization.yaml:4:\d+ always fatal$/)]);
  });
  test('of an environment file stands in it', () => {
    const { said } = scanTexts({
      'prod/kustomization.yaml':
        'namespace: kube-system\nresources: [rest.yaml]\nconfigMapGenerator: [{ name: coredns, envs: [dns.env] }]\n',
      'prod/rest.yaml': coreDns({ corefile: '' }).split('---\n').slice(1).join('---\n'),
      'prod/dns.env': 'x=1\nCorefile=. { forward . 10.96.0.10 }\n',
    });
    // A Corefile on one line does not start; what matters is the place.
    expect(said.map((one) => one.split(' ').slice(0, 3).join(' '))).toEqual(['error LG401 prod/dns.env:2:35']);
  });
});

test('a kustomization may leave out its version', () => {
  const { report } = scanTexts({
    ...base,
    'prod/kustomization.yaml': 'kind: Kustomization\nresources: [../base]\nnamePrefix: p-\n',
  });
  expect([report.findings, report.counts.servers, report.counts.clusters]).toEqual([[], 1, 1]);
});

describe('a patch', () => {
  test('that takes hostNetwork away takes the node away', () => {
    const files = {
      'base/kustomization.yaml': 'resources: [coredns.yaml]\n',
      'base/coredns.yaml': coreDns({ corefile: corefile('forward . 127.0.0.1:5353') }).replace(
        'dnsPolicy:',
        'hostNetwork: true\n      dnsPolicy:',
      ),
    };
    const patch =
      'patches:\n  - target: { kind: Deployment }\n    patch: |-\n      - { op: remove, path: /spec/template/spec/hostNetwork }\n';
    expect(scanTexts({ ...files, 'prod/kustomization.yaml': overlay(patch) }).report.counts.servers).toBe(1);
  });
  test('of a HelmRelease changes the values of its chart', () => {
    const release =
      'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  chart: { spec: { chart: coredns } }\n  values:\n    service: { name: kube-dns, clusterIP: 10.96.0.10 }\n';
    const patch =
      'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  values:\n    servers:\n      - zones: [{ zone: . }]\n        port: 53\n        plugins:\n          - { name: loop }\n          - name: forward\n            parameters: . 10.96.0.10\n';
    const { said } = scanTexts({
      'base/kustomization.yaml': 'resources: [release.yaml]\n',
      'base/release.yaml': release,
      'prod/kustomization.yaml': overlay('patches: [{ path: servers.yaml }]\n'),
      'prod/servers.yaml': patch,
    });
    expect(said).toEqual(['error LG101 prod/servers.yaml:12:27 always fatal']);
  });
});

describe('what cannot be built is said where it matters', () => {
  const missing = 'resources: [../base, gone.yaml]\n';
  test('a missing file beside a DNS server', () => {
    expect(scanTexts({ ...base, 'prod/kustomization.yaml': missing }).said).toEqual([
      'warning LG802 prod/kustomization.yaml:1:22',
    ]);
  });
  test('and not beside what has nothing to do with it', () => {
    const files = {
      'base/kustomization.yaml': 'resources: [app.yaml]\n',
      'base/app.yaml':
        'apiVersion: v1\nkind: Service\nmetadata: { name: web, annotations: { forward: me } }\nspec: { ports: [{ port: 80 }] }\n',
    };
    expect(scanTexts({ ...files, 'prod/kustomization.yaml': missing }).said).toEqual([]);
  });
  const remote = 'https://github.com/example/base?ref=v1';
  test('a remote base beside a DNS server, and one that is called after DNS', () => {
    const files = { ...base, 'prod/kustomization.yaml': `resources: [../base, "${remote}"]\n` };
    expect(scanTexts(files).said).toEqual(['note LG801 prod/kustomization.yaml:1:22']);
    const named = { 'prod/kustomization.yaml': 'resources:\n  - github.com/example/coredns//deploy?ref=v1\n' };
    expect(scanTexts(named).said).toEqual(['note LG801 prod/kustomization.yaml:2:5']);
  });
  test('and no other remote base', () => {
    expect(scanTexts({ 'prod/kustomization.yaml': `resources: ["${remote}", ../../out]\n` }).said).toEqual([]);
  });
  test('a transformer that is no plugin of the tool, and a variable that nothing names', () => {
    const mine = 'apiVersion: example.org/v1\nkind: Mine\nmetadata: { name: one }\n';
    const text = overlay(
      'transformers: [t.yaml]\nvars: [{ name: A, objref: { kind: Service, name: nobody } }]\ncrds: [c.yaml]\nopenapi: { path: o.json }\n',
    );
    expect(scanTexts({ ...base, 'prod/t.yaml': mine, 'prod/kustomization.yaml': text }).said).toEqual([
      'note LG801 prod/kustomization.yaml:2:16',
      'note LG801 prod/kustomization.yaml:4:8',
      'note LG801 prod/kustomization.yaml:5:18',
    ]);
  });
  test('a patch of an object that nothing brings, on its name', () => {
    const patch = (name: string): string =>
      overlay(
        `patches:\n  - patch: |-\n      apiVersion: v1\n      kind: ConfigMap\n      metadata:\n        name: ${name}\n        namespace: kube-system\n      data: { Corefile: ". { forward . 10.0.0.2 }" }\n`,
      );
    const said = (name: string, more = ''): readonly string[] =>
      scanTexts({
        ...base,
        'base/plain.yaml': 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: plain, namespace: kube-system }\n',
        'base/kustomization.yaml': `${base['base/kustomization.yaml']?.replace(']', ', plain.yaml]') ?? ''}`,
        'prod/kustomization.yaml': patch(name) + more,
      }).said.filter((one) => one.includes('LG802'));
    expect(said('core-dns')).toEqual(['warning LG802 prod/kustomization.yaml:7:15']);
    expect(said('coredns')).toEqual([]);
    // The file says nothing of DNS, and is not opened otherwise.
    expect(said('plain')).toEqual([]);
    // What a chart makes is not at hand.
    expect(said('core-dns', 'helmCharts: [{ name: any }]\n')).toEqual([]);
  });
});

test.each([
  ['[coredns.yaml]', ['warning LG802 k/kustomization.yaml:1:13']],
  ['[ns.yaml, ../node-local-dns]', ['warning LG802 k/kustomization.yaml:1:22']],
  ['[app.yaml]', []],
])('a lone resource %s that is not there, where its name says DNS', (resources, expected) => {
  const ns = 'apiVersion: v1\nkind: Namespace\nmetadata: { name: dns }\n';
  expect(scanTexts({ 'k/kustomization.yaml': `resources: ${resources}\n`, 'k/ns.yaml': ns }).said).toEqual(expected);
});

/** What Flux and Argo CD add to the kustomization that they build. */

import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';
import { indent } from '../../support/texts.ts';

const base = {
  'dns/kustomization.yaml': 'resources: [dns.yaml]\n',
  'dns/dns.yaml': coreDns({ corefile: corefile('forward . 192.0.2.53') }),
};
const PATCHES = `patches:
  - target: { kind: ConfigMap, name: coredns }
    patch: |
      - op: replace
        path: /data/Corefile
        value: ${JSON.stringify('. {\n  forward . 10.96.0.10\n}\n')}
`;
const MERGED = `apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data: { Corefile: ${JSON.stringify('. {\n  forward . 10.96.0.10\n}\n')} }
`;
const flux = (fields: string, path = './dns'): string =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: dns, namespace: flux-system }\nspec:\n  path: ${path}\n${indent(fields, 2)}`;
const argo = (fields: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: dns, namespace: argocd }\nspec:\n  source:\n    path: dns\n    repoURL: https://example.com/repository\n    kustomize:\n${indent(fields, 6)}`;

function loops(files: Readonly<Record<string, string>>): readonly string[] {
  return scanTexts(files).said.filter((one) => /LG101|LG80/.test(one));
}
const loopIn = (path: string): unknown => [expect.stringMatching(new RegExp(`^error LG101 ${path}:\\d+:\\d+ always`))];

describe('a loop in what is added to a kustomization', () => {
  test('by Flux', () => {
    expect(loops({ ...base, 'flux/dns.yaml': flux(PATCHES) })).toEqual(loopIn('flux/dns.yaml'));
    const inPlace = `patches:\n  - patch: |\n${indent(MERGED, 6)}`;
    expect(loops({ ...base, 'flux/dns.yaml': flux(inPlace) })).toEqual(loopIn('flux/dns.yaml'));
  });

  test('by Flux, as objects', () => {
    const merged = `patchesStrategicMerge:\n  -${indent(MERGED, 4).slice(3)}`;
    expect(loops({ ...base, 'flux/dns.yaml': flux(merged) })).toEqual(loopIn('flux/dns.yaml'));
    const operations = PATCHES.replace('patches:', 'patchesJson6902:').replace('patch: |', 'patch:');
    expect(loops({ ...base, 'flux/dns.yaml': flux(operations) })).toEqual(loopIn('flux/dns.yaml'));
  });

  test('by a component', () => {
    const component = {
      'dns/more/kustomization.yaml':
        'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\npatches: [{ path: p.yaml }]\n',
      'dns/more/p.yaml': MERGED,
    };
    const files = { ...base, ...component, 'flux/dns.yaml': flux('components: [more]\n') };
    expect(loops(files)).toEqual(loopIn('dns/more/p.yaml'));
  });

  test('by Argo CD', () => {
    expect(loops({ ...base, 'apps/dns.yaml': argo(PATCHES) })).toEqual(loopIn('apps/dns.yaml'));
  });

  test('is none where what is added ends it', () => {
    const looping = { ...base, 'dns/dns.yaml': coreDns({ corefile: corefile('forward . 10.96.0.10') }) };
    const ended = flux(PATCHES.replace('10.96.0.10', '192.0.2.53'));
    expect(loops(looping)).toEqual(loopIn('dns/dns.yaml'));
    expect(loops({ ...looping, 'flux/dns.yaml': ended })).toEqual([]);
  });
});

describe('a folder without a kustomization', () => {
  const { 'dns/dns.yaml': manifest } = base;

  test('gets one from Flux, and none from Argo CD', () => {
    expect(loops({ 'dns/dns.yaml': manifest, 'flux/dns.yaml': flux(PATCHES) })).toEqual(loopIn('flux/dns.yaml'));
    expect(loops({ 'dns/dns.yaml': manifest, 'apps/dns.yaml': argo(PATCHES) })).toEqual([]);
  });

  test('whose kustomizations name their Namespaces by `namespace`', () => {
    const placeholder = 'apiVersion: v1\nkind: Namespace\nmetadata: { name: _ }\n';
    const inFolder = (name: string) => ({
      [`dns/${name}/kustomization.yaml`]: `namespace: ${name}\nresources: [namespace.yaml]\n`,
      [`dns/${name}/namespace.yaml`]: placeholder,
    });
    const ofAll = PATCHES.replace('name: coredns', 'name: _');
    const files = { ...inFolder('a'), ...inFolder('b'), 'flux/dns.yaml': flux(ofAll) };
    expect(scanTexts(files).said).toEqual([]);
  });

  test('is not the root of an artifact', () => {
    const twice = { 'a/dns.yaml': manifest, 'b/dns.yaml': manifest };
    const sourced = (kind: string): string => flux(`sourceRef: { kind: ${kind}, name: manifests }\n${PATCHES}`, './');
    expect(loops({ ...twice, 'flux/dns.yaml': sourced('OCIRepository') })).toEqual([]);
    expect(loops({ 'a/dns.yaml': manifest, 'flux/dns.yaml': sourced('GitRepository') })).toEqual(
      loopIn('flux/dns.yaml'),
    );
  });

  test('of which a kustomization further down builds a part', () => {
    const files = { 'dns/a/b/dns.yaml': manifest, 'dns/a/kustomization.yaml': 'resources: [b/dns.yaml]\n' };
    expect(loops({ ...files, 'flux/dns.yaml': flux(PATCHES) })).toEqual(loopIn('flux/dns.yaml'));
  });
});

test('a kustomization that lists Flux objects, and nothing of DNS, may miss a file', () => {
  const files = {
    'apps/kustomization.yaml': 'resources: [dns.yaml, more.yaml]\ncomponents: [../gone]\n',
    'apps/dns.yaml': flux(PATCHES.replaceAll('coredns', 'other')),
    'apps/more.yaml': flux('postBuild: { substitute: { A: b } }\n', './elsewhere').replace('name: dns', 'name: more'),
  };
  expect(scanTexts(files).said).toEqual([]);
  const withMap = { ...files, 'apps/kustomization.yaml': 'resources: [dns.yaml, m.yaml]\ncomponents: [../gone]\n' };
  expect(scanTexts({ ...withMap, 'apps/m.yaml': MERGED.replace('10.96.0.10', '192.0.2.53') }).said).toContainEqual(
    expect.stringMatching(/^warning LG802 apps\/kustomization.yaml:2:/),
  );
});

describe('a folder that is built in several ways', () => {
  const plain = flux('prune: true\n').replace('name: dns', 'name: other');

  test('that are the same', () => {
    const same = { 'one/dns.yaml': flux(PATCHES), 'two/dns.yaml': flux(PATCHES) };
    expect(loops({ ...base, ...same })).toEqual(loopIn('one/dns.yaml'));
  });

  test('is reported where that may matter', () => {
    const said = loops({ ...base, 'one/dns.yaml': flux(PATCHES), 'two/dns.yaml': plain });
    expect(said).toEqual(['note LG801 dns/kustomization.yaml:1:1']);
    const images = flux('images: [{ name: example, newTag: "2" }]\n');
    expect(loops({ ...base, 'one/dns.yaml': images, 'two/dns.yaml': plain })).toEqual([]);
  });
});

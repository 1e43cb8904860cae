/** Where versions of kustomize build differently, the version that the repository pins decides. */
import { describe, expect, test } from '@jest/globals';
import { statedToolVersion } from '../../../src/tools/kustomize/tool-version.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const stated = (files: Readonly<Record<string, string>>): string | undefined =>
  statedToolVersion(
    (path) => (files[path] === undefined ? undefined : { path, text: files[path] }),
    Object.keys(files),
  );

describe('the version of kustomize', () => {
  test.each([
    ['.tool-versions', 'helm 3.16.1\nkustomize 5.3.0\n', '5.3.0'],
    ['mise.toml', '[tools]\nkustomize = "5.8.1"\n', '5.8.1'],
    ['.mise.toml', '[tools]\n"aqua:kubernetes-sigs/kustomize" = "5.4.1"\n', '5.4.1'],
    ['Makefile', 'KUSTOMIZE_VERSION ?= v5.3.0\n', '5.3.0'],
    ['aqua.yaml', 'packages:\n  - name: kubernetes-sigs/kustomize@kustomize/v5.4.3\n', '5.4.3'],
    ['devbox.json', '{ "packages": ["kustomize@5.3.0"] }', '5.3.0'],
    ['.github/workflows/ci.yaml', 'steps:\n  - with: { kustomize-version: 5.3.0 }\n', '5.3.0'],
    ['Makefile', 'KUSTOMIZE_VERSION ?= v5.3.0\nOTHER_KUSTOMIZE_VERSION = 5.8.0\n', undefined],
    ['Makefile', 'all:\n\tkustomize build prod\nVERSION = 1.2.3\n', undefined],
  ])('in %s: %s', (path, text, version) => {
    expect(stated({ [path]: text })).toBe(version);
  });
});

describe('a replacement that selects by a pattern', () => {
  const files = {
    'base/all.yaml':
      'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: ".:53 {\\n forward . 10.0.0.2 \\n}\\n"\n---\napiVersion: v1\nkind: Service\nmetadata: { name: kube-dns, namespace: kube-system }\nspec: { clusterIP: 10.96.0.10, selector: { k8s-app: kube-dns }, ports: [{ port: 53, protocol: UDP }] }\n',
    'base/kustomization.yaml': 'resources: [all.yaml]\n',
    'prod/kustomization.yaml':
      'resources: [../base]\nreplacements:\n  - source: { kind: Service, name: kube-dns, fieldPath: spec.clusterIP }\n    targets: [{ select: { kind: ConfigMap, name: core.* }, fieldPaths: [data.Corefile], options: { delimiter: " ", index: 4 } }]\n',
  };
  const codes = (more: Readonly<Record<string, string>>): readonly string[] =>
    scanTexts({ ...files, ...more }).report.findings.map((one) => one.code);

  test('is applied by 5.8, not by 5.3, and said to be open where no version is stated', () => {
    expect(codes({ '.tool-versions': 'kustomize 5.8.1\n' })).toContain('LG101');
    expect(codes({ '.tool-versions': 'kustomize 5.8.1\n' })).not.toContain('LG801');
    expect(codes({ '.tool-versions': 'kustomize 5.3.0\n' })).toEqual(['LG202']);
    expect(codes({})).toContain('LG801');
  });
});

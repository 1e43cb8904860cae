/** Releases of app-template that run no DNS server are no matter, whatever else changes them. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const VALUES =
  'defaultPodOptions: { dnsPolicy: Default }, controllers: { web: { containers: { app: { image: { repository: nginx } } } } }';

test.each<[string, Readonly<Record<string, string>>]>([
  [
    'a HelmRelease',
    {
      'r.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: web }\nspec:\n  chart: { spec: { chart: app-template } }\n  postRenderers: [{ kustomize: { patches: [{ patch: "- { op: add, path: /spec/template/spec/dnsPolicy, value: Default }" }] } }]\n  valuesFrom: [{ kind: Secret, name: s, targetPath: service.app.loadBalancerIP }, { kind: ConfigMap, name: c }]\n  values: { ${VALUES} }\n`,
    },
  ],
  [
    'an Application',
    {
      'a.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: web }\nspec: { source: { chart: app-template, repoURL: x, helm: { fileParameters: [{ name: service.x, path: a }], valueFiles: [gone.yaml], valuesObject: { ${VALUES} } } } }\n`,
    },
  ],
  [
    'a helmfile',
    {
      'helmfile.yaml': `releases:\n  - { name: web, chart: bjw-s/app-template, values: [gone.yaml, { ${VALUES} }], set: [{ name: service.x, file: y }] } # coredns\n`,
    },
  ],
])('%s', (_, files) => {
  expect(scanTexts(files).said).toEqual([]);
  expect(scanTexts(files, { a: '' }).said).toEqual([]);
});

/** A helmfile that sets a cluster up and the GitOps that takes it over are one installation. */
import { expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const SERVERS =
  'servers: [{ zones: [{ zone: "." }], port: 53, plugins: [{ name: loop }, { name: forward, parameters: . 10.96.0.10 }] }]';
const VALUES = `service: { clusterIP: 10.96.0.10 }\n${SERVERS}\n`;

function helmRelease(values: string): string {
  return `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  chart: { spec: { chart: coredns } }\n${values}`;
}

function helmfile(values: string, name = 'coredns'): string {
  return `releases:\n  - { name: ${name}, namespace: kube-system, chart: coredns/coredns, values: [${values}] }\n`;
}

const READS =
  '{{ (fromYaml (readFile (printf "../../../apps/%s/%s/app/helmrelease.yaml" .Release.Namespace .Release.Name))).spec.values | toYaml }}\n';
const RELEASE = helmRelease(`  values:\n    ${VALUES.trim().replace('\n', '\n    ')}\n`);
const GENERATED = {
  'apps/kube-system/coredns/app/helmrelease.yaml': helmRelease('  valuesFrom: [{ kind: ConfigMap, name: values }]\n'),
  'apps/kube-system/coredns/app/kustomization.yaml':
    'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [helmrelease.yaml]\nconfigMapGenerator:\n  - { name: values, namespace: kube-system, files: [values.yaml=values.yaml] }\n',
  'apps/kube-system/coredns/app/values.yaml': VALUES,
};

test.each([
  [
    'a template that reads its values',
    {
      'apps/kube-system/coredns/app/helmrelease.yaml': RELEASE,
      'bootstrap/helmfile.d/01-apps.yaml': helmfile('./templates/values.yaml.gotmpl'),
      'bootstrap/helmfile.d/templates/values.yaml.gotmpl': READS,
    },
  ],
  [
    'the very file of its values',
    { ...GENERATED, 'bootstrap/helmfile.yaml': helmfile('../apps/kube-system/coredns/app/values.yaml') },
  ],
])('a release of a helmfile with %s is the HelmRelease', (_, files) => {
  const { report } = scanTexts(files);
  expect(report.counts).toMatchObject({ servers: 1, clusters: 1 });
  expect(report.findings.map(({ code }) => code).filter((code) => code !== 'LG802')).toEqual(['LG101']);
});

test.each([
  ['values of its own', { 'bootstrap/helmfile.yaml': helmfile('./own.yaml'), 'bootstrap/own.yaml': VALUES }],
  [
    'another name',
    { 'bootstrap/helmfile.yaml': helmfile('../apps/kube-system/coredns/app/values.yaml', 'coredns-edge') },
  ],
])('a release of a helmfile with %s is one of its own', (_, files) => {
  const { report } = scanTexts({ ...GENERATED, ...files });
  expect(report.counts.servers).toBe(2);
});

test('what reads a HelmRelease that is not among the files has no values that are known', () => {
  const { report } = scanTexts({
    'bootstrap/helmfile.d/01-apps.yaml': `${helmfile('./templates/values.yaml.gotmpl')}`,
    'bootstrap/helmfile.d/templates/values.yaml.gotmpl': READS,
  });
  expect(report.counts.servers).toBe(0);
  expect(report.findings.map(({ code, message }) => `${code} ${message}`)).toContainEqual(
    expect.stringMatching(/^LG801 .*which cannot be read; the release is left out$/),
  );
});

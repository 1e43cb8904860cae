/** Values of the CoreDNS chart are judged wherever they stand: in objects and files of other tools. */
import { expect, test } from '@jest/globals';
import { indent } from '../../support/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const values = (guard: boolean, plugins = 'plugins'): object => ({
  servers: [
    {
      zones: [{ zone: '.' }],
      port: 53,
      [plugins]: [
        { name: 'errors' },
        ...(guard ? [{ name: 'loop' }] : []),
        { name: 'forward', parameters: '. 192.0.2.53' },
      ],
    },
  ],
});
const json = (value: unknown): string => JSON.stringify(value);
type Carrier = (values: object) => Files;

/** k0s docs, "Helm charts": `values` is a text. */
const k0s = (one: object): string =>
  `apiVersion: k0s.k0sproject.io/v1beta1\nkind: ClusterConfig\nspec:\n  extensions:\n    helm:\n      charts:\n        - name: dns\n          chartname: coredns/coredns\n          namespace: dns\n          values: |\n            "servers": ${json(Object.values(one)[0])}\n`;

const CARRIERS: readonly (readonly [string, Carrier])[] = [
  ['fleet.yaml', (one) => ({ 'fleet/fleet.yaml': `helm: { chart: coredns, values: ${json(one)} }\n` })],
  [
    'a task of Ansible',
    (one) => ({
      'roles/dns/tasks/main.yml': `- kubernetes.core.helm: { chart_ref: coredns/coredns, values: ${json(one)} }\n`,
    }),
  ],
  [
    'a Release of Crossplane',
    (one) => ({
      'r.yaml': `apiVersion: helm.crossplane.io/v1beta1\nkind: Release\nmetadata: { name: c }\nspec: { forProvider: { chart: { name: coredns }, values: ${json(one)} } }\n`,
    }),
  ],
  [
    'a text in a HelmChartProxy',
    (one) => ({
      'p.yaml': `apiVersion: addons.cluster.x-k8s.io/v1alpha1\nkind: HelmChartProxy\nmetadata: { name: c }\nspec:\n  chartName: coredns\n  valuesTemplate: |\n    "servers": ${json(Object.values(one)[0])}\n`,
    }),
  ],
  ['an extension of k0s', (one) => ({ 'k0s.yaml': k0s(one) })],
  [
    'k0sctl',
    (one) => ({
      'k0sctl.yaml': `apiVersion: k0sctl.k0sproject.io/v1beta1\nkind: Cluster\nmetadata: { name: c }\nspec:\n  k0s:\n    config:\n${indent(k0s(one), 6)}`,
    }),
  ],
];

test.each(CARRIERS)('of %s', (_, carrier) => {
  expect(scanTexts(carrier(values(false)), carrier(values(true))).said).toEqual([
    expect.stringMatching(/^error LG201/),
  ]);
  expect(scanTexts(carrier(values(true)), carrier(values(true))).said).toEqual([]);
  // Another chart's servers.
  expect(scanTexts(carrier(values(false, 'modules')), carrier(values(true, 'modules'))).said).toEqual([]);
});

test('values beside no name of the chart are examples: those of a helm unit test', () => {
  const suite = (guard: boolean): Files => ({
    'tests/configmap_test.yaml': `suite: ConfigMap\ntemplates: [configmap.yaml]\ntests: [{ it: x, set: ${json(values(guard))} }]\n# coredns\n`,
  });
  expect(scanTexts(suite(false), suite(true)).said).toEqual([]);
});

test('values of a release whose chart is another are not judged', () => {
  const release = (guard: boolean): Files => ({
    'a.yaml': `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: a }\nspec: { source: { chart: other, helm: { valuesObject: ${json(values(guard))} } } }\n`,
  });
  expect(scanTexts(release(false), release(true)).said).toEqual([]);
});

test('values that a release may take by name are not judged beside it: of a guard that goes it is not known whose it is', () => {
  const map = (kind: string, one: object): Files => ({
    'm.yaml': `apiVersion: v1\nkind: ${kind}\nmetadata: { name: v }\n${kind === 'Secret' ? 'stringData' : 'data'}:\n  values.yaml: |\n    ${json(one)}\n`,
  });
  for (const kind of ['ConfigMap', 'Secret'])
    expect(scanTexts(map(kind, values(false)), map(kind, values(true))).said).toEqual([
      expect.stringMatching(/^warning LG802 m\.yaml/),
    ]);
});

test('64 of a document are judged, and more are said', () => {
  const many = (count: number): Files => ({
    'fleet.yaml': json(
      Object.fromEntries([['chart', 'coredns'], ...Array.from({ length: count }, (_, i) => [`v${i}`, values(false)])]),
    ),
  });
  expect(scanTexts(many(64)).report.servers).toHaveLength(64);
  expect(scanTexts(many(64)).said).not.toContainEqual(expect.stringContaining('LG802'));
  expect(scanTexts(many(65)).report.servers).toHaveLength(64);
  expect(scanTexts(many(65)).said).toContainEqual(expect.stringContaining('LG802'));
});

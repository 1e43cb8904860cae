/** Several clusters' servers that were alike become one: their guard is what it has to have. */
import { expect, test } from '@jest/globals';
import { coreDns } from '../acceptance/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const GUARDED = '.:53 {\n    loop\n    forward . 192.0.2.53\n}\n';
const BARE = GUARDED.replace('    loop\n', '');
const KUSTOMIZATION = 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [dns.yaml]\n';
const clusters = (corefiles: Files): Files =>
  Object.fromEntries(
    Object.entries(corefiles).flatMap(([name, corefile]) => [
      [`clusters/${name}/kustomization.yaml`, KUSTOMIZATION],
      [`clusters/${name}/dns.yaml`, coreDns({ corefile, image: 'coredns/coredns:1.11.3' })],
    ]),
  );
const found = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base)
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code, severity }) => `${severity} ${code}`);

test.each([
  ['a bare Corefile', (corefile: string): Files => ({ 'dns/Corefile': corefile })],
  [
    'one that Jsonnet takes in',
    (corefile: string): Files => ({
      'dns/main.jsonnet':
        "{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'dns' }, data: { Corefile: importstr 'Corefile' } }\n",
      'dns/Corefile': corefile,
    }),
  ],
])('%s', (_, head) => {
  expect(found(head(BARE), clusters({ prod: GUARDED, test: GUARDED }))).toEqual(['error LG201']);
  expect(found(head(GUARDED), clusters({ prod: GUARDED, test: GUARDED }))).toEqual([]);
  expect(found(head(BARE), clusters({ prod: BARE, test: BARE }))).toEqual([]);
});

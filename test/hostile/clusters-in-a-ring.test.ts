/** Clusters that ask each other at their load balancers, and only the last of them asks the first. */
import { expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const cluster = (name: string, at: string, to: string, loop = ''): Files => ({
  [`clusters/${name}/cm.yaml`]: configMap(`.:53 {\n    errors\n${loop}    forward . ${to}\n}\n`),
  [`clusters/${name}/dep.yaml`]: deployment('1.11.3'),
  [`clusters/${name}/svc.yaml`]: SERVICE.replace('spec:\n', `spec:\n  type: LoadBalancer\n  loadBalancerIP: ${at}\n`),
});
const ring = (size: number, last = '192.0.2.1'): Files =>
  Object.assign(
    {},
    ...Array.from({ length: size }, (_, i) =>
      cluster(`c${i + 1}`, `192.0.2.${i + 1}`, i + 1 === size ? last : `192.0.2.${i + 2}`),
    ),
  );
const loops = (files: Files): readonly string[] => scanTexts(files).said.filter((one) => /LG101/.test(one));

test.each([2, 3, 4, 9])('%i of them: one loop, as an assumption', (size) => {
  expect(loops(ring(size))).toEqual([expect.stringMatching(/^warning LG101 clusters\/c1\/cm\.yaml:\S+ assumed/)]);
  expect(loops(ring(size, '192.0.2.53'))).toEqual([]);
});

test('that are declared', () => {
  const names = ['c1', 'c2', 'c3'].map((one) => `  - name: ${one}\n    paths: ["clusters/${one}/**"]\n`).join('');
  expect(loops({ ...ring(3), '.loopgate.yaml': `version: 1\nclusters:\n${names}` })).toHaveLength(1);
});

test('that only the second and the third make', () => {
  const files = { ...ring(3), ...cluster('c3', '192.0.2.3', '192.0.2.2') };
  expect(loops(files)).toEqual([expect.stringMatching(/^warning LG101 clusters\/c2\/cm\.yaml/)]);
});

test('of other names', () => {
  const files = { ...ring(3), ...cluster('c3', '192.0.2.3', '192.0.2.1') };
  const text = files['clusters/c2/cm.yaml'] ?? '';
  expect(loops({ ...files, 'clusters/c2/cm.yaml': text.replace('.:53', 'b.example:53') })).toHaveLength(1);
  const separate = files['clusters/c3/cm.yaml'] ?? '';
  const both = {
    'clusters/c2/cm.yaml': text.replace('.:53', 'b.example:53'),
    'clusters/c3/cm.yaml': separate.replace('.:53', 'c.example:53'),
  };
  expect(loops({ ...files, ...both })).toEqual([]);
});

/** Builds that are made to be large: each ends soon, whatever it says. Bounds are in millions of function calls. */
import { expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { callsIn } from '../../support/counted-work.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const dns = coreDns({ corefile: corefile('forward . 10.0.0.2') });
const within = (millions: number, files: Readonly<Record<string, string>>): readonly string[] => {
  let said: readonly string[] = [];
  const calls = callsIn(() => {
    said = scanTexts(files).said;
  });
  expect(calls).toBeLessThan(millions * 1_000_000);
  return said;
};

test('a base that is doubled at every level', () => {
  const files: Record<string, string> = { 'l0/kustomization.yaml': 'resources: [dns.yaml]\n', 'l0/dns.yaml': dns };
  for (let i = 1; i <= 8; i += 1) {
    files[`a${i}/kustomization.yaml`] = `namePrefix: a-\nresources: [../l${i - 1}]\n`;
    files[`b${i}/kustomization.yaml`] = `namePrefix: b-\nresources: [../l${i - 1}]\n`;
    files[`l${i}/kustomization.yaml`] = `resources: [../a${i}, ../b${i}]\n`;
  }
  within(40, files);
});
test('components that draw each other in', () => {
  const component = (others: string): string =>
    `kind: Component\napiVersion: kustomize.config.k8s.io/v1alpha1\ncomponents: [${others}]\n`;
  const files: Record<string, string> = {
    'p/kustomization.yaml': 'resources: [dns.yaml]\ncomponents: [../c0, ../c1]\n',
    'p/dns.yaml': dns,
  };
  for (let i = 0; i < 30; i += 1)
    files[`c${i}/kustomization.yaml`] = component(`../c${(i + 1) % 30}, ../c${(i + 2) % 30}`);
  within(20, files);
});
test('prefixes of components that double', () => {
  const component = (others: string): string =>
    `kind: Component\napiVersion: kustomize.config.k8s.io/v1alpha1\nnamePrefix: a\n${others}`;
  const files: Record<string, string> = {
    'p/kustomization.yaml': 'resources: [dns.yaml]\ncomponents: [../c0]\n',
    'p/dns.yaml': dns,
    'c14/kustomization.yaml': component(''),
  };
  for (let i = 0; i < 14; i += 1)
    files[`c${i}/kustomization.yaml`] = component(`components: [../c${i + 1}, ../c${i + 1}]\n`);
  expect(within(60, files)).toContainEqual(expect.stringMatching(/^warning LG802 c/));
});
/** Each level brings an object and includes the next level twice. */
const doubled = (depth: number, more: string): Record<string, string> => {
  const files: Record<string, string> = {
    'p/kustomization.yaml': 'resources: [dns.yaml]\ncomponents: [../c0]\n',
    'p/dns.yaml': dns,
  };
  for (let i = 0; i <= depth; i += 1) {
    const others = i < depth ? `components: [../c${i + 1}, ../c${i + 1}]\n` : '';
    files[`c${i}/kustomization.yaml`] = `kind: Component\nnamePrefix: a\nresources: [x.yaml]\n${others}${more}`;
    files[`c${i}/x.yaml`] = `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns-x${i} }\ndata: { a: b }\n`;
  }
  return files;
};
test.each([
  ['alone', '', [9, 20]],
  [
    'beside patches',
    `patches: [{ target: { kind: ConfigMap }, patch: '[{"op":"add","path":"/data/x","value":"y"}]' }]\n`,
    [20],
  ],
  ['beside labels', 'commonLabels: { a: b }\n', [20]],
])('components that double what they bring, %s', (_, more, depths) => {
  for (const depth of depths)
    expect(within(60, doubled(depth, more))).toContainEqual(expect.stringMatching(/^warning LG802 c/));
});
test('kustomizations that stand among components and resources, twice each', () => {
  const files: Record<string, string> = {
    'l0/kustomization.yaml': 'resources: [dns.yaml]\nnamePrefix: a\n',
    'l0/dns.yaml': dns,
  };
  for (let i = 1; i <= 20; i += 1) {
    const others = `[../l${i - 1}, ../l${i - 1}]`;
    files[`l${i}/kustomization.yaml`] = `namePrefix: a\nresources: ${others}\ncomponents: ${others}\n`;
  }
  expect(within(20, files)).toContainEqual(expect.stringMatching(/^warning LG802 l20\/kustomization/));
});
test('a JSON patch that copies itself', () => {
  const lines = Array.from({ length: 40 }, (_, i) => `      - { op: copy, from: /data, path: /data/k${i} }\n`).join('');
  const said = within(10, {
    'p/kustomization.yaml': `resources: [dns.yaml]\npatches:\n  - target: { kind: ConfigMap }\n    patch: |-\n${lines}`,
    'p/dns.yaml': dns,
  });
  expect(said).toEqual([expect.stringMatching(/^warning LG802 p\/kustomization.yaml/)]);
});
test('many overlays of one base, each with a patch', () => {
  const files: Record<string, string> = { 'base/kustomization.yaml': 'resources: [dns.yaml]\n', 'base/dns.yaml': dns };
  for (let i = 0; i < 300; i += 1)
    files[`o/${i}/kustomization.yaml`] =
      `resources: [../../base]\nnamespace: n${i}\npatches:\n  - target: { kind: ConfigMap }\n    patch: '[{"op":"add","path":"/data/x","value":"${i}"}]'\n`;
  expect(within(20, files)).toEqual([]);
});
test('names that are no names', () => {
  within(5, {
    'p/kustomization.yaml':
      'resources: [[], {}, 5, null, "", ., .., /, "../p", "a\\0b", dns.yaml]\npatches: [null, [], { path: [] }, { patch: 5 }, { target: [], patch: "x: 1" }]\nconfigMapGenerator: [null, {}, { name: __proto__, literals: [__proto__=1, =x, y], files: [=, a=] }]\nimages: [null, {}]\nlabels: 5\nreplacements: [null, {}, { source: {}, targets: 5 }]\nnamespace: []\nnamePrefix: {}\n',
    'p/dns.yaml': dns,
  });
});

test('patches of objects that nobody brings, beside files that nobody opens', () => {
  const patch = (i: number): string =>
    `  - patch: '{ apiVersion: v1, kind: ConfigMap, metadata: { name: coredns-${i} }, data: { Corefile: x } }'\n`;
  const plain = (i: number): string => `apiVersion: v1\nkind: Secret\nmetadata: { name: s${i} }\n---\n`;
  const said = within(10, {
    'p/kustomization.yaml': `resources: [dns.yaml, plain.yaml]\npatches:\n${Array.from({ length: 400 }, (_, i) => patch(i)).join('')}`,
    'p/dns.yaml': dns,
    'p/plain.yaml': Array.from({ length: 2000 }, (_, i) => plain(i)).join(''),
  });
  expect(said).toHaveLength(400);
});
test('variables in every argument', () => {
  const vars = Array.from(
    { length: 900 },
    (_, i) => `  - { name: V${i}, objref: { kind: Service, name: kube-dns } }\n`,
  );
  within(10, {
    'p/kustomization.yaml': `resources: [dns.yaml]\nvars:\n${vars.join('')}commonAnnotations: { a: '${'$('.repeat(20_000)}' }\n`,
    'p/dns.yaml': dns,
  });
});

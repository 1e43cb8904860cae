/** What a kustomization builds now is held against what it built, whatever lies beside it. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const configMap = (guard: boolean): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    .:53 {\n        forward . 192.0.2.53\n${guard ? '        loop\n' : ''}    }\n`;
const DEPLOYMENT =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata: { name: coredns, namespace: kube-system }\nspec:\n  selector: { matchLabels: { a: b } }\n  template:\n    metadata: { labels: { a: b } }\n    spec:\n      dnsPolicy: Default\n      containers: [{ name: coredns, image: coredns/coredns:1.11.3, args: [-conf, /c/Corefile], volumeMounts: [{ name: c, mountPath: /c }] }]\n      volumes: [{ name: c, configMap: { name: coredns } }]\n';
const folder = (name: string, guard = true, kustomization = 'resources: [c.yaml, d.yaml]\n'): Files => ({
  [`${name}/d.yaml`]: DEPLOYMENT,
  [`${name}/c.yaml`]: configMap(guard),
  [`${name}/kustomization.yaml`]: kustomization,
});
const weighty = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).said.filter((one) => !/^(?:existing )?note/.test(one));

describe('an overlay that takes another base', () => {
  const overlay = (base: string): Files => ({ 'o/p/kustomization.yaml': `resources: [../../${base}]\n` });
  const base = { ...folder('base'), ...overlay('base') };
  test('and leaves the old one lying', () => {
    const head = { ...folder('base'), ...folder('base2', false), ...overlay('base2') };
    expect(weighty(head, base)).toEqual(['error LG201 base2/c.yaml:6:5']);
    expect(weighty({ ...folder('base'), ...folder('base2'), ...overlay('base2') }, base)).toEqual([]);
  });
  test('through one in between', () => {
    const between = { 'm/kustomization.yaml': 'resources: [../base2]\n' };
    const head = { ...folder('base'), ...folder('base2', false), ...between, ...overlay('m') };
    expect(weighty(head, base)).toEqual(['error LG201 base2/c.yaml:6:5']);
  });
});

describe('a build that takes in what is fetched', () => {
  const REMOTE = 'https://github.com/x/y//k?ref=main';
  const base = folder('k');
  const SAID = expect.stringMatching(/^warning LG802 [kr]\/kustomization\.yaml/);
  test.each<[string, string]>([
    ['a patch', 'resources: [c.yaml, d.yaml]\npatches: [{ path: "https://x.example/p.yaml" }]\n'],
    ['a patch by its old name', 'resources: [c.yaml, d.yaml]\npatchesStrategicMerge: ["https://x.example/p.yaml"]\n'],
    ['replacements', 'resources: [c.yaml, d.yaml]\nreplacements: [{ path: "https://x.example/p.yaml" }]\n'],
    ['a component', `resources: [c.yaml, d.yaml]\ncomponents: ["${REMOTE}"]\n`],
    ['a transformer', `resources: [c.yaml, d.yaml]\ntransformers: ["${REMOTE}"]\n`],
    ['in other case', `resources: [c.yaml, d.yaml]\nTransformers: ["${REMOTE}"]\n`],
    ['all of it', `resources: ["${REMOTE}"]\n`],
    ['by ssh', 'resources: ["git@github.com:x/y.git//k"]\n'],
    ['its ConfigMap', 'resources: [d.yaml, "https://x.example/c.yaml"]\n'],
    ['through another folder', 'resources: [c.yaml, d.yaml]\ncomponents: [../r]\n'],
    ...['files: ["Corefile=https://x.example/c"]', 'envs: ["https://x.example/e"]'].map((from): [string, string] => [
      `a generator that merges ${from}`,
      `resources: [c.yaml, d.yaml]\nconfigMapGenerator: [{ name: coredns, namespace: kube-system, behavior: merge, ${from} }]\n`,
    ]),
    ...[
      'kind: PatchTransformer\n  path: https://x.example/p.yaml',
      'kind: PatchStrategicMergeTransformer\n  paths: ["https://x.example/p.yaml"]',
      'kind: PatchJson6902Transformer\n  path: git::https://x.example/j.yaml',
      'kind: ReplacementTransformer\n  replacements: [{ path: "https://x.example/r.yaml" }]',
    ].map((plugin): [string, string] => [
      `a plug-in in place, ${plugin}`,
      `resources: [c.yaml, d.yaml]\ntransformers:\n- |\n  apiVersion: builtin\n  ${plugin}\n`,
    ]),
    [
      "a generator's plug-in",
      'resources: [c.yaml, d.yaml]\ngenerators:\n- |\n  apiVersion: builtin\n  kind: ConfigMapGenerator\n  metadata: { name: coredns, namespace: kube-system }\n  behavior: merge\n  files: ["Corefile=https://x.example/c"]\n',
    ],
  ])('%s', (_, kustomization) => {
    const more = { 'r/kustomization.yaml': `kind: Component\ntransformers: ["${REMOTE}"]\n` };
    const head = { ...folder('k', true, kustomization), ...more };
    expect(weighty(head, { ...base, ...more })).toContainEqual(SAID);
    expect(weighty(head, head)).toEqual([]);
  });
  test('what a generator makes the ConfigMap of is not in sight where it is mounted', () => {
    const files = 'files: ["Corefile=https://x.example/c"]';
    const generator = `configMapGenerator: [{ name: coredns, namespace: kube-system, ${files} }]`;
    const head = folder('k', true, `resources: [d.yaml]\n${generator}\n`);
    expect(weighty(head, base)).toEqual([expect.stringMatching(/^warning LG802 k\/d\.yaml/)]);
    expect(weighty(head, head)).toEqual([]);
  });
  test("in a plug-in's file", () => {
    const head = folder('k', true, 'resources: [c.yaml, d.yaml]\ntransformers: [t.yaml]\n');
    const plugin =
      'apiVersion: builtin\nkind: PatchTransformer\nmetadata: { name: a }\npath: https://x.example/p.yaml\n';
    expect(weighty({ ...head, 'k/t.yaml': plugin }, base)).toContainEqual(
      expect.stringMatching(/^warning LG802 k\/t\.yaml/),
    );
  });
  test('and nothing is left here', () => {
    expect(weighty({ 'k/kustomization.yaml': `resources: ["${REMOTE}"]\n` }, base)).toContainEqual(SAID);
  });
  test.each<[string, string]>([
    ['one more object', 'resources: [c.yaml, d.yaml, "https://x.example/crds.yaml"]\n'],
    [
      'an annotation of a plug-in',
      'resources: [c.yaml, d.yaml]\ntransformers:\n- |\n  apiVersion: builtin\n  kind: AnnotationsTransformer\n  metadata: { name: a }\n  annotations: { a: "https://x.example" }\n  fieldSpecs: [{ path: metadata/annotations, create: true }]\n',
    ],
    ['a text that looks like one', 'resources: [c.yaml, d.yaml]\ncommonAnnotations: { a: "https://x.example" }\n'],
  ])('%s: nothing', (_, kustomization) => {
    expect(weighty(folder('k', true, kustomization), base)).toEqual([]);
  });
  test('a transformer that is no plug-in of the tool is a warning where it is new', () => {
    const exec =
      'apiVersion: x/v1\nkind: T\nmetadata: { name: t, annotations: { config.kubernetes.io/function: "exec: { path: ./t.sh }" } }\n';
    const head = { ...folder('k', true, 'resources: [c.yaml, d.yaml]\ntransformers: [t.yaml]\n'), 'k/t.yaml': exec };
    expect(weighty(head, base)).toContainEqual(expect.stringMatching(/^warning LG801 k\//));
    expect(weighty(head, head)).toEqual([]);
  });
});

test('keys are folded as Go folds them', () => {
  const patch = `- patch: |\n    ${configMap(false).replaceAll('\n', '\n    ').trimEnd()}\n`;
  const head = folder('k', true, `resources: [c.yaml, d.yaml]\npatche\u017f:\n${patch}`);
  expect(weighty(head, folder('k'))).toContainEqual(expect.stringMatching(/^error LG201/));
});

/** As kustomize 5.8.1 does: each of these was built with it. */
describe('a build with a patch that names a namespace', () => {
  const patched = (namespace: string, own: string): Files => ({
    ...folder('k', true, `resources: [c.yaml, d.yaml]\nnamespace: ${own}\npatches: [{ path: p.txt }]\n`),
    'k/p.txt': configMap(false).replace('namespace: kube-system', `namespace: ${namespace}`),
  });
  const over = (namespace: string, own: string): Files => ({
    ...folder('b', true, 'resources: [c.yaml, d.yaml]\nnamespace: foo\n'),
    'k/kustomization.yaml': `resources: [../b]\nnamespace: ${own}\npatches: [{ path: p.txt }]\n`,
    'k/p.txt': configMap(false).replace('namespace: kube-system', `namespace: ${namespace}`),
  });
  test('that its objects get only after the patches is refused', () => {
    expect(weighty(patched('foo', 'foo'), folder('k'))).toEqual(['warning LG802 k/p.txt:3:19']);
    expect(weighty(over('bar', 'bar'), folder('b'))).toEqual(['warning LG802 k/p.txt:3:19']);
    const { report } = scanTexts(patched('foo', 'foo'), folder('k'));
    expect(report.result).toBe('incomplete');
  });
  test('that they have, or had before the build that is taken in, is not', () => {
    expect(weighty(patched('kube-system', 'foo'), folder('k'))).toEqual([expect.stringMatching('LG201')]);
    for (const namespace of ['foo', 'kube-system'])
      expect(weighty(over(namespace, 'bar'), over('foo', 'bar'))).not.toContainEqual(expect.stringMatching('LG802'));
  });
});

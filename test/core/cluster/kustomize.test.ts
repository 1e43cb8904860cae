/** What overlays make of their bases: generated and patched objects, judged where they are built. */
import { describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const sound = coreDns({ corefile: corefile('forward . 10.0.0.2') });
const base = { 'base/coredns.yaml': sound, 'base/kustomization.yaml': 'resources: [coredns.yaml]\n' };
const overlay = (more: string): string =>
  `apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: [../../base]\n${more}`;
const corefilePatch = (text: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: coredns, namespace: kube-system}\ndata:\n  Corefile: |\n${text.replace(/^/gm, '    ')}\n`;
const ring = '.:53 {\n    loop\n    forward . 10.96.0.10\n}';

describe('an overlay', () => {
  test('that adds nothing is its base, once', () => {
    const { report } = scanTexts({ ...base, 'overlays/prod/kustomization.yaml': overlay('') });
    expect(report.findings).toEqual([]);
    expect([report.counts.servers, report.counts.clusters]).toEqual([1, 1]);
  });
  test('and its sibling are two clusters', () => {
    const { report } = scanTexts({
      ...base,
      'overlays/prod/kustomization.yaml': overlay(''),
      'overlays/stage/kustomization.yaml': overlay(''),
    });
    expect(report.findings).toEqual([]);
    expect([report.counts.servers, report.counts.clusters]).toEqual([2, 2]);
  });
  test('whose patch file forwards back loops on the line of the patch', () => {
    const { said } = scanTexts({
      ...base,
      'overlays/prod/kustomization.yaml': overlay('patches: [{ path: corefile.yaml }]\n'),
      'overlays/prod/corefile.yaml': corefilePatch(ring),
    });
    expect(said).toEqual(['error LG101 overlays/prod/corefile.yaml:8:19 always fatal']);
  });
  test('whose inline patch forwards back loops on the line of the patch', () => {
    const { said } = scanTexts({
      ...base,
      'overlays/prod/kustomization.yaml': overlay(
        `patches:\n  - patch: |\n${corefilePatch(ring).replace(/^(?=.)/gm, '      ')}`,
      ),
    });
    expect(said).toEqual(['error LG101 overlays/prod/kustomization.yaml:13:25 always fatal']);
  });
  test('whose JSON patch changes the policy makes a loop that the base has not', () => {
    const files = {
      'base/coredns.yaml': coreDns({ corefile: corefile('forward . /etc/resolv.conf') }),
      'base/kustomization.yaml': 'resources: [coredns.yaml]\n',
    };
    const patch = `patches:\n  - target: { kind: Deployment, name: core.* }\n    patch: |-\n      - op: replace\n        path: /spec/template/spec/dnsPolicy\n        value: ClusterFirst\n`;
    expect(scanTexts({ ...files, 'overlays/prod/kustomization.yaml': overlay('') }).said).toEqual([
      'note LG305 base/coredns.yaml:18:19',
    ]);
    const { report, said } = scanTexts({ ...files, 'overlays/prod/kustomization.yaml': overlay(patch) });
    expect(said).toEqual(['error LG101 base/coredns.yaml:18:19 always fatal']);
    expect(report.findings[0]?.path.map((step) => step.at.file.path)).toContain('overlays/prod/kustomization.yaml');
  });
  test('that loses `loop` by a patch loses its guard there', () => {
    const { said } = scanTexts(
      {
        ...base,
        'overlays/prod/kustomization.yaml': overlay('patchesStrategicMerge: [corefile.yaml]\n'),
        'overlays/prod/corefile.yaml': corefilePatch('.:53 {\n    forward . 10.0.0.2\n}'),
      },
      { ...base, 'overlays/prod/kustomization.yaml': overlay('') },
    );
    expect(said).toEqual(['error LG201 overlays/prod/corefile.yaml:6:5']);
  });
});

describe('a generator', () => {
  const workload = sound.slice(sound.indexOf('---\n') + 4);
  const files = (text: string) => ({
    'dns/kustomization.yaml':
      'namespace: kube-system\nresources: [coredns.yaml]\nconfigMapGenerator:\n  - name: coredns\n    files: [Corefile]\n',
    'dns/coredns.yaml': workload,
    'dns/Corefile': text,
  });
  test('makes the ConfigMap of a Corefile beside it', () => {
    const { said, report } = scanTexts(files('.:53 {\n    loop\n    forward . 10.96.0.10\n}\n'));
    expect(said).toEqual(['error LG101 dns/Corefile:3:15 always fatal']);
    expect(report.findings[0]?.server).toBe('kube-system/Deployment/coredns');
    expect(report.counts.servers).toBe(1);
  });
  test('of a sound Corefile is sound', () => {
    expect(scanTexts(files('.:53 {\n    loop\n    forward . 10.0.0.2\n}\n')).said).toEqual([]);
  });
  test('that replaces a ConfigMap is the one that counts', () => {
    const { said } = scanTexts({
      ...base,
      'prod/kustomization.yaml':
        'resources: [../base]\nnamespace: kube-system\nconfigMapGenerator:\n  - name: coredns\n    namespace: kube-system\n    behavior: replace\n    files: [Corefile]\n',
      'prod/Corefile': '.:53 {\n    loop\n    forward . 10.96.0.10\n}\n',
    });
    expect(said).toEqual(['error LG101 prod/Corefile:3:15 always fatal']);
  });
});

test('kustomizations that draw each other in leave their files as they are', () => {
  const { report, said } = scanTexts({
    'a/kustomization.yaml': 'resources: [../b, coredns.yaml]\n',
    'b/kustomization.yaml': 'resources: [../a]\n',
    'a/coredns.yaml': sound,
  });
  expect(report.counts.servers).toBe(1);
  expect(said).toEqual(['warning LG802 a/kustomization.yaml:1:13']);
});

test('one of two clusters that loses its guard is the one that is reported', () => {
  const unguarded = coreDns({ corefile: corefile('forward . 10.0.0.2', 'ready') });
  const { said, report } = scanTexts(
    { 'a/c.yaml': sound, 'b/c.yaml': unguarded },
    { 'a/c.yaml': sound, 'b/c.yaml': sound },
  );
  expect(said).toEqual(['error LG201 b/c.yaml:8:5']);
  expect(report.findings[0]?.cluster).toBe('b');
});
test('a cluster that moves to another folder loses nothing', () => {
  const { said } = scanTexts({ 'a/c.yaml': sound, 'new/c.yaml': sound }, { 'a/c.yaml': sound, 'b/c.yaml': sound });
  expect(said).toEqual([]);
});
test('a loop that moves with its cluster or its Corefile is no new one', () => {
  const ring = coreDns({ corefile: corefile('forward . 10.96.0.10') });
  expect(
    scanTexts({ 'a/c.yaml': sound, 'new/c.yaml': ring }, { 'a/c.yaml': sound, 'b/c.yaml': ring }).report.counts,
  ).toMatchObject({ new: 0, existing: 1, fixed: 0 });
  const bare = '. {\n  loop\n  forward . 127.0.0.1\n}\n';
  expect(scanTexts({ 'x/Corefile': bare }, { 'y/Corefile': bare }).report.counts).toMatchObject({
    new: 0,
    existing: 1,
    fixed: 0,
  });
});

describe('patches reach what kustomize lets them reach', () => {
  const files = (more: Record<string, string>) => ({
    ...base,
    ...more,
  });
  test('a component patches the objects of the overlay that draws it in', () => {
    const { said } = scanTexts(
      files({
        'overlays/prod/kustomization.yaml': overlay('components: [../../ring]\n'),
        'ring/kustomization.yaml':
          'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\npatches: [{ path: corefile.yaml }]\n',
        'ring/corefile.yaml': corefilePatch(ring),
      }),
    );
    expect(said).toEqual(['error LG101 ring/corefile.yaml:8:19 always fatal']);
  });
  test('a patch for another namespace leaves the object alone', () => {
    const { said } = scanTexts(
      files({
        'overlays/prod/kustomization.yaml': overlay('patches: [{ path: corefile.yaml }]\n'),
        'overlays/prod/corefile.yaml': corefilePatch(ring).replace('kube-system', 'other'),
      }),
    );
    // The tool stops there: no resource matches the patch.
    expect(said).toEqual(['warning LG802 overlays/prod/corefile.yaml:3:18']);
  });
  test('labels that an object has not are not selected', () => {
    const { said } = scanTexts(
      files({
        'overlays/prod/kustomization.yaml': overlay(
          'patches: [{ path: corefile.yaml, target: { kind: ConfigMap, labelSelector: "edge=true" } }]\n',
        ),
        'overlays/prod/corefile.yaml': corefilePatch(ring),
      }),
    );
    expect(said).toEqual([]);
  });
});

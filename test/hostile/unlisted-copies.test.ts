/** A guarded copy of a ConfigMap that no kustomization lists stands for nothing that one builds. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const said = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ status, severity, code, at }) =>
    severity === 'note' ? [] : [`${status} ${severity} ${code} ${at.file.path}`],
  );

const GUARDED = configMap('.:53 {\n    loop\n    forward . 192.0.2.1\n}');
const BARE = configMap('.:53 {\n    forward . 192.0.2.1\n}');
const LOST = ['new error LG201 base/cm.yaml'];

const built = (map: string, overlay: string, more: Files = {}): Files => ({
  'base/cm.yaml': map,
  'base/deployment.yaml': deployment('1.11.3'),
  'base/service.yaml': SERVICE,
  'base/kustomization.yaml': 'resources: [cm.yaml, deployment.yaml, service.yaml]\n',
  'prod/kustomization.yaml': `resources: [../base]\n${overlay}`,
  ...more,
});
const PATCH: Files = { 'prod/p.yaml': GUARDED };
const COMPONENT: Files = {
  'guard/kustomization.yaml':
    'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\npatches: [{ path: p.yaml }]\n',
  'guard/p.yaml': GUARDED,
};

describe('what brought the guard is left in the tree', () => {
  test.each<[string, string, Files]>([
    ['a patch', 'patches: [{ path: p.yaml }]\n', PATCH],
    ['a patch of the old form', 'patchesStrategicMerge: [p.yaml]\n', PATCH],
    ['a component', 'components: [../guard]\n', COMPONENT],
  ])('%s', (_, overlay, more) => {
    const base = built(BARE, overlay, more);
    expect(said(built(BARE, '', more), base)).toEqual(LOST);
    expect(said(built(BARE, `# ${overlay}`, more), base)).toEqual(LOST);
    expect(said(built(GUARDED, '', more), base)).toEqual([]);
    expect(said(base, built(BARE, '', more))).toEqual([]);
  });
});

describe('a copy beside the object that loses it', () => {
  test.each(['base/cm.old.yaml', 'base/a.yaml', 'prod/p.yaml', 'zz/copy.yaml'])('%s', (path) => {
    const copy = { [path]: GUARDED };
    expect(said(built(BARE, '', copy), built(GUARDED, ''))).toEqual(LOST);
    expect(said(built(BARE, '', copy), built(GUARDED, '', copy))).toEqual(LOST);
    expect(said(built(GUARDED, '', { [path]: BARE }), built(GUARDED, ''))).toEqual([]);
  });
});

describe('of a cluster whose CoreDNS is not in the repository', () => {
  const managed = (map: string, overlay: string, more: Files = {}): Files => ({
    'base/cm.yaml': map,
    'base/kustomization.yaml': 'resources: [cm.yaml]\n',
    'prod/kustomization.yaml': `resources: [../base]\n${overlay}`,
    ...more,
  });
  test('a patch that is left in the tree', () => {
    const base = managed(BARE, 'patches: [{ path: p.yaml }]\n', PATCH);
    expect(said(managed(BARE, '', PATCH), base)).toEqual(LOST);
    expect(said(managed(GUARDED, '', PATCH), base)).toEqual([]);
  });
  test.each(['base/a.yaml', 'base/old.yaml', 'prod/p.yaml'])('a copy: %s', (path) => {
    const copy = { [path]: GUARDED };
    expect(said(managed(BARE, '', copy), managed(GUARDED, ''))).toEqual(LOST);
    expect(said(managed(BARE, '', copy), managed(GUARDED, '', copy))).toEqual(LOST);
    expect(said(managed(GUARDED, '', { [path]: BARE }), managed(GUARDED, ''))).toEqual([]);
  });
});

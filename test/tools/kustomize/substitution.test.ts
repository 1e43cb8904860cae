/** What Flux fills into a build: with it a loop is seen, and stands on the line that a person would edit. */
import { describe, expect, test } from '@jest/globals';
import { locate, wholeFile } from '../../../src/core/text/source-text.ts';
import { substituteText } from '../../../src/tools/kustomize/substitution.ts';
import { coreDns, corefile } from '../../acceptance/manifests.ts';
import { growthOf, LINEAR } from '../../support/counted-work.ts';
import { scanTexts } from '../../support/scan-texts.ts';

const X = '$' + '{UPSTREAM}';
const base = {
  'apps/kustomization.yaml': 'resources: [dns.yaml]\n',
  'apps/dns.yaml': coreDns({ corefile: corefile(`forward . ${X}`) }),
};
const build = (post: string, path = './apps'): string =>
  `apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: apps, namespace: flux-system }\nspec:\n  path: ${path}\n  postBuild:\n${post}`;
const from = (...names: readonly string[]): string =>
  `    substituteFrom: [${names.map((name) => `{ kind: ConfigMap, name: ${name} }`).join(', ')}]\n`;
const settings = (upstream: string, name = 'settings'): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name}, namespace: flux-system }\ndata: { UPSTREAM: ${upstream} }\n`;

function loops(files: Readonly<Record<string, string>>): readonly string[] {
  return scanTexts({ ...base, ...files }).said.filter((one) => one.includes('LG101'));
}
const LOOP = [expect.stringMatching(/^error LG101 apps\/dns\.yaml:18:19 always/)];

describe('variables', () => {
  test('in place', () => {
    expect(loops({ 'flux/apps.yaml': build('    substitute: { UPSTREAM: 10.96.0.10 }\n') })).toEqual(LOOP);
    expect(loops({ 'flux/apps.yaml': build('    substitute: { UPSTREAM: 9.9.9.9 }\n') })).toEqual([]);
  });

  test('of a ConfigMap that says nothing of DNS itself', () => {
    expect(loops({ 'flux/apps.yaml': build(from('settings')), 'flux/s.yaml': settings('10.96.0.10') })).toEqual(LOOP);
  });

  test('of a later ConfigMap over an earlier one, and of neither over what stands in place', () => {
    const maps = { 'flux/a.yaml': settings('9.9.9.9', 'first'), 'flux/b.yaml': settings('10.96.0.10', 'second') };
    expect(loops({ ...maps, 'flux/apps.yaml': build(from('first', 'second')) })).toEqual(LOOP);
    expect(loops({ ...maps, 'flux/apps.yaml': build(from('second', 'first')) })).toEqual([]);
    const over = build(`    substitute: { UPSTREAM: 9.9.9.9 }\n${from('second')}`);
    expect(loops({ ...maps, 'flux/apps.yaml': over })).toEqual([]);
  });

  test('of the nearest ConfigMap, where clusters have one of the name each', () => {
    const files = { 'c/one/s.yaml': settings('10.96.0.10'), 'c/two/s.yaml': settings('9.9.9.9') };
    expect(loops({ ...files, 'c/one/apps.yaml': build(from('settings')) })).toEqual(LOOP);
    expect(loops({ ...files, 'c/two/apps.yaml': build(from('settings')) })).toEqual([]);
  });

  test('on which two builds of a folder do not agree are not known', () => {
    const one = build('    substitute: { UPSTREAM: 10.96.0.10 }\n');
    expect(loops({ 'a/apps.yaml': one, 'b/apps.yaml': one.replace('10.96.0.10', '9.9.9.9') })).toEqual([]);
  });

  test('of another folder, and of a Secret, are not known', () => {
    expect(loops({ 'flux/apps.yaml': build('    substitute: { UPSTREAM: 10.96.0.10 }\n', './other') })).toEqual([]);
    const secret = build('    substituteFrom: [{ kind: Secret, name: settings }]\n');
    expect(loops({ 'flux/apps.yaml': secret, 'flux/s.yaml': settings('10.96.0.10') })).toEqual([]);
  });

  test('whose default counts only where nobody sets them are assumed where somebody not at hand may', () => {
    const text = base['apps/dns.yaml'].replace(X, '$' + '{UPSTREAM:=10.96.0.10}');
    const scanned = (files: Readonly<Record<string, string>>): readonly string[] =>
      loops({ 'apps/dns.yaml': text, ...files });
    const secret = build('    substituteFrom: [{ kind: Secret, name: settings }]\n');
    const ASSUMED = [expect.stringMatching(/^warning LG101 apps\/dns\.yaml:18:19 assumed/)];
    expect(scanned({ 'flux/apps.yaml': build('    substitute: { OTHER: a }\n') })).toEqual(LOOP);
    expect(scanned({ 'flux/apps.yaml': secret })).toEqual(ASSUMED);
    expect(scanned({ 'flux/apps.yaml': build(from('settings')) })).toEqual(ASSUMED);
    expect(scanned({ 'flux/apps.yaml': build(from('settings')), 'flux/s.yaml': settings('9.9.9.9') })).toEqual([]);
    const over = build(`    substitute: { UPSTREAM: 10.96.0.10 }\n${from('settings')}`);
    expect(scanned({ 'flux/apps.yaml': over })).toEqual(LOOP);
  });

  test('that a Secret of the repository sets are not their defaults, and those that it does not set are', () => {
    const text = base['apps/dns.yaml'].replace(X, '$' + '{UPSTREAM:=10.96.0.10}');
    const secret = build('    substituteFrom: [{ kind: Secret, name: settings }]\n');
    const sealed = (key: string): string =>
      `apiVersion: v1\nkind: Secret\nmetadata: { name: settings }\nstringData: { ${key}: 'ENC[AES256_GCM,data:a]' }\nsops: {}\n`;
    const files = { 'apps/dns.yaml': text, 'flux/apps.yaml': secret };
    expect(loops({ ...files, 'flux/s.yaml': sealed('UPSTREAM') })).toEqual([]);
    expect(loops({ ...files, 'flux/s.yaml': sealed('OTHER') })).toEqual(LOOP);
  });

  test('on which builds do not agree are not their defaults either', () => {
    const text = base['apps/dns.yaml'].replace(X, '$' + '{UPSTREAM:=10.96.0.10}');
    const one = build('    substitute: { UPSTREAM: 1.1.1.1 }\n');
    const files = { 'apps/dns.yaml': text, 'a/apps.yaml': one, 'b/apps.yaml': one.replace('1.1.1.1', '9.9.9.9') };
    expect(loops(files)).toEqual([]);
  });

  test('are not filled into what says so', () => {
    const text = base['apps/dns.yaml'].replace(
      'kind: ConfigMap\nmetadata:\n',
      'kind: ConfigMap\nmetadata:\n  annotations: { kustomize.toolkit.fluxcd.io/substitute: disabled }\n',
    );
    expect(text).not.toBe(base['apps/dns.yaml']);
    const files = { 'apps/dns.yaml': text, 'flux/apps.yaml': build('    substitute: { UPSTREAM: 10.96.0.10 }\n') };
    expect(loops(files)).toEqual([]);
  });
});

describe('the syntax', () => {
  const values = { values: new Map([['A', 'one']]) };
  test.each([
    ['$' + '{A} b', 'one b'],
    ['$' + '{B:=two}', 'two'],
    ['$' + '{B:=}', ''],
    ['$' + '{B:-two}$' + '{A}', 'twoone'],
    ['$$' + '{A}', '$' + '{A}'],
    ['$' + '{B}', undefined],
    ['$A', undefined],
  ])('%j', (text, expected) => {
    expect(substituteText(wholeFile({ path: 'a', text }), values)?.text).toBe(expected);
  });

  test('what stands beside a variable keeps its place', () => {
    const text = 'a $' + '{A} tail';
    const source = substituteText(wholeFile({ path: 'a', text }), values);
    expect(source === undefined ? undefined : locate(source, 6, 10).span).toEqual({ start: 7, end: 11 });
  });

  test('of many that are never closed is read in one pass', () => {
    const growth = growthOf((size) => {
      substituteText(wholeFile({ path: 'a', text: ('$' + '{A:-').repeat(size) }), values);
    }, 10_000);
    expect(growth).toBeLessThan(LINEAR);
  });
});

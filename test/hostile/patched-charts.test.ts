/** Patches in files over what `helmCharts` of a kustomization makes. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const VALUES =
  'servers:\n  - zones: [{ zone: . }]\n    port: 53\n    plugins: [{ name: errors }, { name: forward, parameters: . 192.0.2.53 }, { name: loop }]\n';
const chart = (more = ''): string =>
  `helmCharts:\n  - { name: coredns, repo: https://coredns.github.io/helm, version: 1.39.2, releaseName: coredns, namespace: kube-system, valuesFile: v.yaml }\n${more}`;
const NAMED = 'patches:\n  - target: { kind: ConfigMap }\n    path: p.yaml\n';
const patch = (guard: string): string =>
  `- op: replace\n  path: /data/Corefile\n  value: |\n    .:53 {\n        forward . 192.0.2.53\n${guard}    }\n`;
const LOST = patch('');
const KEPT = patch('        loop\n');
const json = (corefile: string): string =>
  JSON.stringify([
    { op: 'replace', path: '/data/Corefile', value: `.:53 {\n    forward . 192.0.2.53\n${corefile}}\n` },
  ]);
const app = (more = ''): Files => ({ 'app/kustomization.yaml': chart(more), 'app/v.yaml': VALUES });
const said = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).said.filter((one) => !one.startsWith('note'));

describe('a patch in a file, without the guard', () => {
  test.each<[string, Files, Files, string]>([
    ['is new', { ...app(NAMED), 'app/p.yaml': LOST }, app(), 'app/p.yaml'],
    ['is edited', { ...app(NAMED), 'app/p.yaml': LOST }, { ...app(NAMED), 'app/p.yaml': KEPT }, 'app/p.yaml'],
    ['is JSON', { ...app(NAMED.replace('p.yaml', 'p.json')), 'app/p.json': json('') }, app(), 'app/p.json'],
    [
      'is of a kustomization around it',
      { ...app(), 'prod/kustomization.yaml': `resources: [../app]\n${NAMED}`, 'prod/p.yaml': LOST },
      { ...app(), 'prod/kustomization.yaml': 'resources: [../app]\n' },
      'prod/p.yaml',
    ],
    [
      'lies in a folder below',
      { ...app(NAMED.replace('p.yaml', 'patches/p.yaml')), 'app/patches/p.yaml': LOST },
      app(),
      'app/patches/p.yaml',
    ],
  ])('%s', (_, head, base, path) => {
    expect(said(head, base)).toEqual([expect.stringContaining(`LG802 ${path}`)]);
  });
  test('stays, and another value changes', () => {
    const base = { ...app(NAMED), 'app/p.yaml': LOST };
    expect(said({ ...base, 'app/p.yaml': LOST.replace('192.0.2.53', '192.0.2.54') }, base)).toEqual([]);
  });
});

describe('silent', () => {
  test.each<[string, Files, Files]>([
    ['a patch that has the guard', { ...app(NAMED), 'app/p.yaml': KEPT }, app()],
    ['the same in JSON', { ...app(NAMED.replace('p.yaml', 'p.json')), 'app/p.json': json('    loop\n') }, app()],
    ['a patch of something else', { ...app(NAMED), 'app/p.yaml': '- { op: remove, path: /metadata/labels }\n' }, app()],
  ])('%s', (_, head, base) => {
    expect(said(head, base)).toEqual([]);
  });
});

/** Values files whose path is filled in: each file that fits is a cluster's. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

const values = (forward: string): string => `service: { name: kube-dns, clusterIP: 10.96.0.10 }
servers:
  - zones: [{ zone: . }]
    port: 53
    plugins: [{ name: errors }, { name: loop }, { name: forward, parameters: . ${forward} }]
`;
const LOOP = values('10.96.0.10');
const SOUND = values('9.9.9.9');

function loops(files: Readonly<Record<string, string>>): readonly string[] {
  return scanTexts(files).report.findings.flatMap(({ code, at }) => (code === 'LG101' ? [at.file.path] : []));
}

const set = (generator: string, file: string): string => `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: { name: coredns, namespace: argocd }
spec:
  generators:
    - ${generator}
  template:
    metadata: { name: '{{name}}-dns' }
    spec:
      destination: { namespace: kube-system }
      sources:
        - { chart: coredns, repoURL: 'https://coredns.github.io/helm', targetRevision: 1.43.0, helm: { valueFiles: ['$here/base.yaml', '${file}'] } }
        - { repoURL: 'https://git.example.org/infra', ref: here }
`;

describe('an ApplicationSet', () => {
  const files = {
    'base.yaml': SOUND,
    'clusters/a/values.yaml': LOOP,
    'clusters/b/values.yaml': SOUND,
    'clusters/c/values.yaml': LOOP,
  };
  const file = '$here/clusters/{{name}}/values.yaml';

  test('of clusters that nobody lists takes each file that fits', () => {
    expect(loops({ ...files, 'set.yaml': set('clusters: {}', file) })).toEqual([
      'clusters/a/values.yaml',
      'clusters/c/values.yaml',
    ]);
  });

  test('of a list takes the files of its elements', () => {
    const list = 'list: { elements: [{ name: a, url: x }, { name: b, url: y }] }';
    expect(loops({ ...files, 'set.yaml': set(list, file) })).toContain('clusters/a/values.yaml');
    expect(loops({ ...files, 'clusters/a/values.yaml': SOUND, 'set.yaml': set(list, file) })).not.toContain(
      'clusters/a/values.yaml',
    );
  });

  test('of folders takes whole paths', () => {
    const git = 'git: { directories: [{ path: clusters/* }] }';
    expect(loops({ ...files, 'set.yaml': set(git, '$here/{{.path.path}}/values.yaml') })).toEqual([
      'clusters/a/values.yaml',
      'clusters/c/values.yaml',
    ]);
  });

  test('lays the file over those below it', () => {
    const over = { ...files, 'base.yaml': LOOP, 'clusters/a/values.yaml': SOUND, 'clusters/c/values.yaml': SOUND };
    expect(loops({ ...over, 'set.yaml': set('clusters: {}', file) })).toEqual([]);
  });

  test('without any file that fits is remarked', () => {
    const { said } = scanTexts({ 'base.yaml': SOUND, 'set.yaml': set('clusters: {}', file) });
    expect(said).toEqual([expect.stringMatching('^note LG801 set.yaml')]);
  });
});

describe('a helmfile', () => {
  const helmfile = `environments:
  prod: {}
  test: {}
releases:
  - name: coredns
    namespace: kube-system
    chart: coredns/coredns
    values:
      - base.yaml
      - values-{{ .Environment.Name }}.yaml
`;
  const files = { 'helmfile.yaml': helmfile, 'base.yaml': SOUND };

  test('takes the files of its environments', () => {
    expect(loops({ ...files, 'values-prod.yaml': LOOP, 'values-test.yaml': SOUND })).toEqual(['values-prod.yaml']);
  });

  test('lays them over what all share', () => {
    const fixed = { ...files, 'base.yaml': LOOP, 'values-prod.yaml': SOUND, 'values-test.yaml': SOUND };
    expect(loops(fixed)).toEqual([]);
  });
});

describe('a helmfile with the folder of a variable', () => {
  const helmfile = (path: string): string => `releases:
  - name: coredns
    namespace: kube-system
    chart: coredns/coredns
    version: 1.43.0
    values: ['{{ requiredEnv "ROOT_DIR" }}/${path}']
`;
  const files = { 'apps/dns/values.yaml': LOOP, 'bootstrap/helmfile.yaml': helmfile('apps/dns/values.yaml') };

  test('takes the one file of the tree that fits', () => {
    expect(loops(files)).toEqual(['apps/dns/values.yaml']);
    expect(loops({ ...files, 'bootstrap/helmfile.yaml': helmfile('dns/values.yaml') })).toEqual([
      'apps/dns/values.yaml',
    ]);
  });

  test('takes none for the release where several fit', () => {
    const both = { ...files, 'apps/dns/values.yaml': SOUND, 'old/apps/dns/values.yaml': LOOP };
    expect(loops(both)).toEqual(['old/apps/dns/values.yaml']);
  });
});

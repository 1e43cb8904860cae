/** Values files whose path is filled in: each file that fits is a cluster's. */
import { describe, expect, test } from '@jest/globals';
import { openBudget } from '../../../src/core/text/budget.ts';
import { readFile } from '../../../src/judge/read-file.ts';
import { isChartRelease } from '../../../src/tools/helm/fragments.ts';
import { joinCharts } from '../../../src/tools/helm/join.ts';
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

describe('releases in many environments', () => {
  const SOURCES = '["v/{{ .Environment.Name }}.yaml", "v/{{ .Values.x }}.yaml"]';
  const release = (name: string): string =>
    `- { name: ${name}, namespace: kube-system, chart: coredns/coredns, values: ${SOURCES} }\n`;
  const files = (count: number): Readonly<Record<string, string>> =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`v/e${index}.yaml`, SOUND]));
  const joined = (count: number, builtServers?: number) => {
    const texts = files(count);
    const helmfile = `releases:\n${release('a')}${release('b')}${release('c')}`;
    const { facts } = readFile('helmfile.yaml', Buffer.from(helmfile), {}) ?? { facts: [] };
    expect(facts.filter(isChartRelease)).toHaveLength(3);
    const read = (path: string) => (texts[path] === undefined ? undefined : { path, text: texts[path] });
    const budget = openBudget(builtServers === undefined ? {} : { builtServers });
    const { value, notices } = joinCharts(facts, read, Object.keys(texts), budget);
    const said = notices.flatMap(({ limit, at }) => (limit === undefined ? [] : [`${limit} ${at.span.start}`]));
    return { made: value.filter(({ kind }) => kind === 'workload').length, said };
  };
  const [second, third] = [1, 2].map(
    (before) => `builtServers ${'releases:\n- { '.length + before * release('a').length}`,
  );

  test('are judged in as many as are bounded, and for others that is said', () => {
    expect(joined(4)).toEqual({ made: 3 * 12, said: [] });
    expect(joined(4, 3 * 3 * 12)).toEqual({ made: 3 * 12, said: [] });
    expect(joined(4, 2 * 3 * 12)).toEqual({ made: 2 * 12, said: [third] });
    expect(joined(4, 3 * 12)).toEqual({ made: 12, said: [second, third] });
  });
  test('are none where one fits more files than a scan builds', () => {
    expect(joined(63)).toEqual({ made: 3906, said: [second, third] });
    const { made, said } = joined(64);
    expect([made, said.length]).toEqual([0, 3]);
  });
  test('of 260 clusters are judged in each', () => {
    const helmfile = 'releases:\n- { name: a, chart: coredns/coredns, values: ["v/{{ .Environment.Name }}.yaml"] }\n';
    const { said, report } = scanTexts({ ...files(260), 'helmfile.yaml': helmfile });
    expect([said, report.servers.length]).toEqual([[], 260]);
  });
  test('that are too many stay incomplete, not passed over', () => {
    const helmfile = `releases:\n${Array.from({ length: 21 }, (_, index) => release(`r${index}`)).join('')}`;
    const { said, report } = scanTexts({ ...files(15), 'helmfile.yaml': helmfile });
    expect(said.filter((one) => one.includes('LG802'))).toHaveLength(2);
    expect(report.result).toBe('incomplete');
  });
});

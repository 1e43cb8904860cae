/** `.helmignore` leaves files out of a chart: what it leaves out is not applied. */
import { describe, expect, test } from '@jest/globals';
import { openLeftOut } from '../../src/tools/helm/left-out.ts';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts, treeOf } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const CHART = 'apiVersion: v2\nname: c\nversion: 0.1.0\n';
const corefile = (loop: string, to = '192.0.2.53'): string => `.:53 {\n    errors\n${loop}    forward . ${to}\n}\n`;
const GUARDED = configMap(corefile('    loop\n'));
const BASE: Files = {
  'c/Chart.yaml': CHART,
  'c/templates/cm.yaml': GUARDED,
  'c/templates/dep.yaml': deployment('1.11.3'),
  'c/templates/svc.yaml': SERVICE,
};
const said = (head: Files, base?: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ severity, code, at }) =>
    severity === 'note' ? [] : [`${severity} ${code} ${at.file.path}`],
  );

describe('a change that leaves out', () => {
  test('the Corefile', () => {
    const head = { ...BASE, 'c/.helmignore': 'cm.yaml\n' };
    expect(said(head, BASE)).toEqual(['warning LG801 c/templates/cm.yaml', 'warning LG802 c/templates/dep.yaml']);
    expect(said(head, head)).toEqual([]);
  });

  test('the guarded one of two', () => {
    const base = { ...BASE, 'c/templates/other.yaml': configMap(corefile('')), 'c/.helmignore': 'other.yaml\n' };
    expect(said({ ...base, 'c/.helmignore': 'cm.yaml\n' }, base)).toContain('error LG201 c/templates/other.yaml');
    expect(said({ ...base, 'x.yaml': 'kind: Namespace\n' }, base)).toEqual([]);
  });

  test('a text that a template names', () => {
    const named =
      'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n    {{- .Files.Get "Corefile" | nindent 4 }}\n';
    const base = { ...BASE, 'c/templates/cm.yaml': named, 'c/Corefile': corefile('    loop\n') };
    expect(said({ ...base, 'c/.helmignore': 'Corefile\n' }, base)).toEqual(['warning LG802 c/templates/cm.yaml']);
  });

  test('its own values', () => {
    const asked = configMap(corefile('    {{- if .Values.guard }}\n    loop\n    {{- end }}\n'));
    const base = { ...BASE, 'c/templates/cm.yaml': asked, 'c/values.yaml': 'guard: true\n' };
    expect(said({ ...base, 'c/.helmignore': 'values.yaml\n' }, base)).toEqual(['error LG201 c/templates/cm.yaml']);
    const upstream = { ...base, 'c/templates/cm.yaml': configMap(corefile('    loop\n', '{{ .Values.up }}')) };
    const values = { ...upstream, 'c/values.yaml': 'up: 192.0.2.53\n' };
    expect(said({ ...values, 'c/.helmignore': '/values.yaml\n' }, values)).toEqual([
      'warning LG305 c/templates/cm.yaml',
    ]);
  });

  test('nothing that decides', () => {
    const ignoring = '# as helm create writes it\n.DS_Store\n.git/\n*.swp\n*.tmproj\nci/\nvalues-dev.yaml\n*.md\n';
    expect(said({ ...BASE, 'c/.helmignore': ignoring }, BASE)).toEqual([]);
  });
});

test('what is left out is no server', () => {
  const looping = configMap(corefile('', '10.96.0.10'), 'coredns');
  const files: Files = { ...BASE, 'c/templates/old.yaml': looping };
  expect(said(files)).toEqual(['error LG101 c/templates/old.yaml']);
  expect(said({ ...files, 'c/.helmignore': 'old.yaml' })).toEqual([]);
  const { 'c/Chart.yaml': _, ...alone } = files;
  expect(said({ ...alone, 'c/.helmignore': 'old.yaml' })).toEqual(['error LG101 c/templates/old.yaml']);
  const built = {
    ...files,
    'k/kustomization.yaml': 'resources: [../c/templates/dep.yaml, ../c/templates/old.yaml, ../c/templates/svc.yaml]\n',
  };
  expect(said({ ...built, 'c/.helmignore': 'templates' })).toContainEqual(expect.stringContaining('LG101'));
});

/** Recorded with helm 4.1.4: what `helm template` makes nothing of. */
const [A, B, D, S, VALUES] = [
  'templates/a.yaml',
  'templates/b.yaml',
  'templates/sub/d.yaml',
  'charts/s/templates/s.yaml',
  'values.yaml',
];
test.each<readonly [string, readonly string[]]>([
  ['a.yaml', [A]],
  ['templates/a.yaml', [A]],
  ['/templates/a.yaml', [A]],
  ['templates/*.yaml', [A, B]],
  ['templates/', [A, B, D, S]],
  ['templates', [A, B, D, S]],
  ['/templates/', [A, B, D]],
  ['sub', [D]],
  ['sub/', [D]],
  ['templates/sub', [D]],
  ['*/a.yaml', [A]],
  ['values.yaml', [VALUES]],
  ['!*.yaml', [A, B, D, S]],
  ['[ab].yaml', [A, B]],
  ['[^a].yaml', [B, D, S]],
  ['s.yaml', [S]],
  ['charts/s/templates/s.yaml', [S]],
  [' a.yaml \r', [A]],
  ['\ufeffa.yaml', [A]],
  ['a.yaml # why', []],
  ['# a.yaml', []],
  ['a.yaml/', []],
  ['A.YAML', []],
  ['./templates/a.yaml', []],
  ['templates//a.yaml', []],
  ['**/a.yaml', []],
  ['*.yaml', []],
  ['!b.yaml', []],
  ['b.yaml\n!b.yaml', []],
])('%j', (list, left) => {
  const files = { '.helmignore': list, 'Chart.yaml': CHART, 'charts/s/Chart.yaml': CHART };
  const isLeftOut = openLeftOut(contextOf(files));
  expect([A, B, D, S, VALUES].filter(isLeftOut)).toEqual(left);
});

test('a list that is longer than is read', () => {
  const list = (lines: number): Files => ({ ...BASE, 'c/.helmignore': '#\n'.repeat(lines - 1) });
  expect(said(list(500), list(500))).toEqual([]);
  expect(said(list(501))).toEqual(['warning LG802 c/.helmignore']);
});

test('the list of a chart within another counts for nothing', () => {
  const files = { 'Chart.yaml': CHART, 'charts/s/Chart.yaml': CHART, 'charts/s/.helmignore': 's.yaml' };
  expect(openLeftOut(contextOf(files))(S)).toBe(false);
  expect(openLeftOut(contextOf({ ...files, 'charts/s/Chart.yaml': CHART, 'other/.helmignore': 'a' }))('other/a')).toBe(
    false,
  );
});

function contextOf(files: Files): Parameters<typeof openLeftOut>[0] {
  const tree = treeOf(files);
  return {
    paths: Object.keys(files),
    read: (path) => {
      const bytes = tree.read(path);
      return bytes === undefined ? undefined : { path, text: bytes.toString('utf8') };
    },
  };
}

/** Values of a chart around, conditions and imports that decide about a DNS server of a chart within. */
import { describe, expect, test } from '@jest/globals';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const DECIDED = '    {{- if .Values.guard }}\n    loop\n    {{- end }}\n';
const corefile = (loop: string, to = '192.0.2.53'): string => `.:53 {\n    errors\n${loop}    forward . ${to}\n}\n`;
const chart = (folder: string, text: string, values: string): Files => ({
  [`${folder}/Chart.yaml`]: 'apiVersion: v2\nname: x\nversion: 0.1.0\n',
  [`${folder}/values.yaml`]: values,
  [`${folder}/templates/cm.yaml`]: configMap(text),
  [`${folder}/templates/dep.yaml`]: deployment('1.11.3'),
  [`${folder}/templates/svc.yaml`]: SERVICE,
});
const around = (dependencies: string, values: string): Files => ({
  'c/Chart.yaml': `apiVersion: v2\nname: c\nversion: 0.1.0\ndependencies: [${dependencies}]\n`,
  'c/values.yaml': values,
});
const said = (head: Files, base?: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ severity, code, at, certainty }) =>
    severity === 'note' ? [] : [`${severity} ${code} ${at.file.path} ${certainty ?? ''}`.trim()],
  );

const LOST = ['error LG201 c/charts/dns/templates/cm.yaml assumed'];
const OWN = '{ name: dns, version: 0.1.0 }';
const ALIAS = '{ name: dns, version: 0.1.0, alias: d }';

describe('a guard of a chart within', () => {
  const within = chart('c/charts/dns', corefile(DECIDED), 'guard: false\n');
  test.each([
    [OWN, 'dns: { guard: true }\n', 'dns: { guard: false }\n'],
    [OWN, 'dns: { guard: true }\n', '{}\n'],
    [ALIAS, 'd: { guard: true }\n', 'd: { guard: false }\n'],
    [ALIAS, 'd: { guard: true }\n', 'dns: { guard: true }\n'],
  ])('of %s with %j, then %j', (dependency, was, is) => {
    const base = { ...within, ...around(dependency, was) };
    expect(said({ ...within, ...around(dependency, is) }, base)).toEqual(LOST);
    expect(said({ ...base, 'x.yaml': 'kind: Namespace\n' }, base)).toEqual([]);
    const moved = { ...base, ...chart('c/charts/dns', corefile(DECIDED), 'guard: true\n'), 'c/values.yaml': '{}\n' };
    expect(said(moved, base)).toEqual([]);
  });

  test('under another alias', () => {
    const base = { ...within, ...around(ALIAS, 'd: { guard: true }\n') };
    expect(said({ ...base, ...around(ALIAS.replace('d }', 'e }'), 'd: { guard: true }\n') }, base)).toEqual(LOST);
  });
});

test('a guard that an imported value brings', () => {
  const own = chart('c', corefile(DECIDED), '{}\n');
  const child = (guard: string): Files => ({
    'c/charts/k/Chart.yaml': 'apiVersion: v2\nname: k\nversion: 0.1.0\n',
    'c/charts/k/values.yaml': `exports: { data: { guard: ${guard} } }\n`,
  });
  const files = (dependencies: string, guard: string): Files => ({
    ...own,
    ...around(dependencies, '{}\n'),
    ...child(guard),
  });
  const importing = '{ name: k, version: 0.1.0, import-values: [data] }';
  const base = files(importing, 'true');
  const lost = ['error LG201 c/templates/cm.yaml assumed'];
  expect(said(files(importing, 'false'), base)).toEqual(lost);
  expect(said(files('{ name: k, version: 0.1.0 }', 'true'), base)).toEqual(lost);
  expect(said({ ...base, 'c/values.yaml': 'guard: true\n' }, base)).toEqual([]);
});

test.each([
  ['.Values.up', OWN, 'dns: { up: 10.96.0.10 }\n'],
  ['.Values.up', ALIAS, 'd: { up: 10.96.0.10 }\n'],
  ['.Values.global.up', OWN, 'global: { up: 10.96.0.10 }\n'],
])('an upstream %s of %s in the values around', (value, dependency, values) => {
  const own = value.includes('global') ? 'global: { up: 192.0.2.53 }\n' : 'up: 192.0.2.53\n';
  const within = chart('c/charts/dns', corefile('    loop\n', `{{ ${value} }}`), own);
  const base = { ...within, ...around(dependency, '{}\n') };
  const head = { ...base, ...around(dependency, values) };
  expect(said(head, base)).toEqual(['warning LG101 c/values.yaml assumed']);
  expect(said({ ...base, ...around(dependency, values.replace('10.96.0.10', '192.0.2.54')) }, base)).toEqual([]);
});

describe('of two charts one is switched on', () => {
  const both = {
    ...chart('c/charts/a', corefile('    loop\n'), '{}\n'),
    ...chart('c/charts/b', corefile(''), '{}\n'),
  };
  test.each([
    ['condition: a.enabled', 'condition: b.enabled', 'a: { enabled: YES }\nb: { enabled: NO }\n'],
    ['tags: [a]', 'tags: [b]', 'tags: { a: YES, b: NO }\n'],
  ])('by %s', (first, second, switches) => {
    const dependencies = `{ name: a, version: 0.1.0, ${first} }, { name: b, version: 0.1.0, ${second} }`;
    const switched = (yes: string, no: string): Files => ({
      ...both,
      ...around(dependencies, switches.replace('YES', yes).replace('NO', no)),
    });
    const base = switched('true', 'false');
    expect(said(switched('false', 'true'), base)).toEqual([
      'warning LG801 c/charts/a/templates/cm.yaml',
      'error LG201 c/charts/b/templates/cm.yaml',
    ]);
    expect(said({ ...base, 'x.yaml': 'kind: Namespace\n' }, base)).toEqual([]);
  });

  test('and what is off is no server, unless a release may switch it on', () => {
    const off = '{ name: b, version: 0.1.0, condition: b.enabled }';
    const looping = chart('c/charts/b', corefile('', '10.96.0.10'), '{}\n');
    const files = { ...looping, ...around(off, 'b: { enabled: false }\n') };
    expect(said(files)).toEqual([]);
    expect(said({ ...files, 'c/values.yaml': '{}\n' })).toHaveLength(1);
    const release =
      'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: dns }\nspec:\n  source:\n    repoURL: https://git.example.org/x\n    path: c\n    helm: { valuesObject: { b: { enabled: true } } }\n';
    expect(said({ ...files, 'app.yaml': release })).toHaveLength(1);
  });
});

/** A chart that moves, or another chart, ConfigMap of values or address in its place: the guard is looked for in both. */
import { describe, expect, test } from '@jest/globals';
import { deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;

const said = (head: Files, base: Files): readonly string[] =>
  scanTexts(head, base).report.findings.flatMap(({ status, severity, code, at }) =>
    severity === 'note' ? [] : [`${status} ${severity} ${code} ${at.file.path}`],
  );

const template = (condition: string): string =>
  `apiVersion: v1
kind: ConfigMap
metadata: { name: coredns, namespace: kube-system }
data:
  Corefile: |
    .:53 {
        forward . 192.0.2.1
        {{- if ${condition} }}
        loop
        {{- end }}
    }
`;

const chart = (folder: string, values: string, condition = '.Values.guard'): Files => ({
  [`${folder}Chart.yaml`]: 'apiVersion: v2\nname: dns\nversion: 0.1.0\n',
  [`${folder}values.yaml`]: values,
  [`${folder}templates/cm.yaml`]: template(condition),
  [`${folder}templates/deployment.yaml`]: deployment('1.11.3'),
  [`${folder}templates/service.yaml`]: SERVICE,
});

describe('a chart that moves', () => {
  const CONDITIONS: readonly (readonly [string, string])[] = [
    ['.Values.guard', 'guard: true\n'],
    ['.Values.global.guard', 'global: { guard: true }\n'],
    ['.Values.dns.guard.enabled', 'dns: { guard: { enabled: true } }\n'],
    ['not .Values.bare', 'bare: false\n'],
    ['ge (int .Values.level) 2', 'level: 2\n'],
  ];
  test.each(CONDITIONS)('keeps its guard under %s', (condition, values) => {
    for (const to of ['deploy/dns/', 'charts/dns/', ''])
      expect(said(chart(to, values, condition), chart('chart/', values, condition))).toEqual([]);
  });
  test('loses it with its value', () => {
    expect(said(chart('deploy/', 'guard: false\n'), chart('chart/', 'guard: true\n'))).toEqual([
      'new error LG201 deploy/templates/cm.yaml',
    ]);
  });
  test('with another file of values beside it', () => {
    const both = (folder: string, prod: string): Files => ({
      ...chart(folder, 'guard: false\n'),
      [`${folder}values-prod.yaml`]: prod,
    });
    expect(said(both('deploy/', 'guard: true\n'), both('chart/', 'guard: true\n'))).toEqual([]);
    expect(said(both('deploy/', 'other: 1\n'), both('chart/', 'guard: true\n'))).toEqual([
      'new warning LG201 deploy/templates/cm.yaml',
    ]);
  });
});

const REPOSITORY = 'https://git.example.org/team/infra.git';
const application = (path: string): string =>
  `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: dns, namespace: argocd }\nspec:\n  destination: { namespace: kube-system }\n  source: { repoURL: ${REPOSITORY}, path: ${path} }\n`;
const helmRelease = (path: string, more = ''): string =>
  `apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: dns, namespace: kube-system }\nspec:\n  chart: { spec: { chart: ./${path}, sourceRef: { kind: GitRepository, name: flux-system, namespace: flux-system } } }\n${more}`;

describe.each([
  ['an Application', application],
  ['a HelmRelease', helmRelease],
])('%s', (_, deploys) => {
  const both: Files = { ...chart('one/', 'guard: true\n'), ...chart('two/', 'guard: false\n') };
  test('that takes another chart of the repository takes its guard', () => {
    expect(said({ ...both, 'app.yaml': deploys('two') }, { ...both, 'app.yaml': deploys('one') })).toEqual([
      'new error LG201 two/templates/cm.yaml',
    ]);
    expect(said({ ...both, 'app.yaml': deploys('one') }, { ...both, 'app.yaml': deploys('two') })).toEqual([]);
  });
  test('that takes one with the same values is sound', () => {
    const alike: Files = { ...chart('one/', 'guard: true\n'), ...chart('two/', 'guard: true\n') };
    expect(said({ ...alike, 'app.yaml': deploys('two') }, { ...alike, 'app.yaml': deploys('one') })).toEqual([]);
  });
});

describe('values in a ConfigMap', () => {
  const values = (name: string, text: string): string =>
    `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: ${name}, namespace: kube-system }\ndata:\n  values.yaml: |\n    ${text}\n`;
  const from = (name: string): Files => ({
    ...chart('chart/', 'guard: false\n'),
    'on.yaml': values('on', 'guard: true'),
    'off.yaml': values('off', 'guard: false'),
    'release.yaml': helmRelease('chart', `  valuesFrom: [{ kind: ConfigMap, name: ${name} }]\n`),
  });
  test('of which another one is taken', () => {
    expect(said(from('off'), from('on'))).toEqual(['new error LG201 chart/templates/cm.yaml']);
    expect(said(from('on'), from('off'))).toEqual([]);
  });
  test('that hold what the release had itself', () => {
    const base = { ...from('on'), 'release.yaml': helmRelease('chart', '  values: { guard: true }\n') };
    expect(said(from('on'), base)).toEqual([]);
    expect(said(base, from('on'))).toEqual([]);
  });
  test('that are changed', () => {
    expect(said({ ...from('on'), 'on.yaml': values('on', 'guard: false') }, from('on'))).toEqual([
      'new error LG201 chart/templates/cm.yaml',
    ]);
  });
});

describe('a server block that is split by its addresses', () => {
  const block = (bind: string, guard: boolean): string =>
    `. {\n    bind ${bind}\n${guard ? '    loop\n' : ''}    forward . 192.0.2.1\n}\n`;
  const base = { Corefile: block('127.0.0.1 10.0.0.1', true) };
  test.each([
    ['one part has none', block('127.0.0.1', true) + block('10.0.0.1', false), ['new error LG201 Corefile']],
    ['the other part has none', block('127.0.0.1', false) + block('10.0.0.1', true), ['new error LG201 Corefile']],
    ['both have it', block('127.0.0.1', true) + block('10.0.0.1', true), []],
    ['an address is new, and never had it', block('127.0.0.1 10.0.0.1', true) + block('10.0.0.2', false), []],
    ['it moves to another address', block('10.0.0.2', false), ['new error LG201 Corefile']],
  ])('%s', (_, text, expected) => {
    expect(said({ Corefile: text }, base)).toEqual(expected);
  });
  test('of all addresses', () => {
    const all = { Corefile: '. {\n    loop\n    forward . 192.0.2.1\n}\n' };
    expect(said({ Corefile: block('127.0.0.1', true) + block('10.0.0.1', false) }, all)).toEqual([
      'new error LG201 Corefile',
    ]);
  });
});

describe('a workload that is renamed in its file, and takes another Corefile', () => {
  const compose = (name: string, folder: string): string =>
    `services:\n  ${name}:\n    image: coredns/coredns:1.14.3\n    command: -conf /etc/coredns/Corefile\n    volumes: ["./${folder}:/etc/coredns"]\n`;
  const both: Files = {
    'a/Corefile': '. {\n    loop\n    forward . 192.0.2.1\n}\n',
    'b/Corefile': '. {\n    forward . 192.0.2.1\n}\n',
  };
  const of = (name: string, folder: string): Files => ({ ...both, 'compose.yaml': compose(name, folder) });
  test('lost its guard', () => {
    expect(said(of('resolver', 'b'), of('dns', 'a'))).toEqual(['new error LG201 b/Corefile']);
    expect(said(of('resolver', 'a'), of('dns', 'a'))).toEqual([]);
    expect(said(of('resolver', 'a'), of('dns', 'b'))).toEqual([]);
  });
  test('and one that is started with the Corefile of its root', () => {
    const service = (command: string): Files => ({
      ...both,
      'compose.yaml': `services:\n  dns:\n    image: coredns/coredns:1.14.3\n${command}    volumes: ["./a:/etc/coredns", "./b/Corefile:/Corefile"]\n`,
    });
    const stated = service('    command: -conf /etc/coredns/Corefile\n');
    expect(said(service(''), stated)).toEqual(['new error LG201 b/Corefile']);
    expect(said(stated, service(''))).toEqual([]);
  });
});

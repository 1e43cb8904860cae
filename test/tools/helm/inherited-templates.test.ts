/** Releases of a helmfile that inherit templates (helmfile pkg/state/state_exec_tmpl.go releaseWithInheritedTemplate). */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const values = (
  loop = '{ name: loop }, ',
  forward = '9.9.9.9',
): string => `service: { name: kube-dns, clusterIP: 10.96.0.10 }
servers:
  - zones: [{ zone: . }]
    port: 53
    plugins: [{ name: errors }, ${loop}{ name: forward, parameters: . ${forward} }]
`;
const TEMPLATE = (files: string, more = ''): string => `templates:
  dns:
    namespace: kube-system
    chart: coredns/coredns
    version: 1.36.1
    values: [${files}]
${more}`;
const inheriting = (more = '', templates = '{ template: dns }'): string =>
  `releases:\n  - name: coredns\n    inherit: [${templates}]\n${more}`;
const PLAIN = `releases:
  - name: coredns
    namespace: kube-system
    chart: coredns/coredns
    version: 1.36.1
    values: [a.yaml]
`;
const loud = (head: Files, base?: Files): readonly string[] =>
  scanTexts(head, base).said.filter((one) => !/^(?:existing )?note/.test(one));

describe('a release that inherits', () => {
  test.each([
    ['from a template of its document', TEMPLATE('a.yaml') + inheriting()],
    ['from one before it in the file', `${TEMPLATE('a.yaml')}---\n${inheriting()}`],
    [
      'by way of another template',
      TEMPLATE('a.yaml', '  b:\n    inherit: [{ template: dns }]\n') + inheriting('', '{ template: b }'),
    ],
    [
      'a path with its name',
      TEMPLATE("'{{`{{ .Release.Name }}`}}.yaml'") + inheriting().replace('name: coredns', 'name: a'),
    ],
    [
      'an unread list beside it',
      TEMPLATE('a.yaml', '  b: { values: [b.yaml] }\n') +
        inheriting('', '{ template: dns }, { template: b, except: [values] }'),
    ],
  ])('%s', (_, helmfile) => {
    const files = { 'helmfile.yaml': helmfile, 'a.yaml': values(), 'b.yaml': values('') };
    expect(loud({ ...files, 'a.yaml': values(undefined, '10.96.0.10') })).toEqual([
      'error LG101 a.yaml:5:80 always fatal',
    ]);
    expect(loud({ ...files, 'a.yaml': values('') }, files)).toEqual([expect.stringMatching(/^error LG201 a\.yaml/)]);
    expect(loud(files, files)).toEqual([]);
  });

  test('has its own values over those', () => {
    const files = {
      'helmfile.yaml': TEMPLATE('a.yaml') + inheriting('    values: [b.yaml]\n'),
      'a.yaml': values(),
      'b.yaml': values(),
    };
    expect(loud({ ...files, 'b.yaml': values('') }, files)).toEqual([expect.stringMatching(/^error LG201 b\.yaml/)]);
    expect(loud({ ...files, 'a.yaml': values('') }, files)).toEqual([]);
    const without = { ...files, 'helmfile.yaml': TEMPLATE('a.yaml') + inheriting() };
    expect(loud({ ...files, 'b.yaml': values('') }, { ...without, 'b.yaml': values('') })).toEqual([
      expect.stringMatching(/^error LG201 b\.yaml/),
    ]);
  });

  test('is none without what it names, or with another chart', () => {
    const said = (helmfile: string): readonly string[] =>
      scanTexts({ 'helmfile.yaml': helmfile, 'charts/a/values.yaml': 'a: 1\n' }).said;
    expect(said(TEMPLATE('a.yaml').replace('dns:', 'other:') + inheriting())).toEqual([]);
    expect(said(TEMPLATE('a.yaml').replace('coredns/coredns', 'b/nginx') + inheriting())).toEqual([]);
    expect(
      said(
        TEMPLATE('a.yaml', '  b: { inherit: [{ template: b }] }\n').replace('coredns/coredns', 'b/c') +
          inheriting('', '{ template: b }'),
      ),
    ).toEqual([]);
  });
});

describe('a change to inheritance', () => {
  const ENVIRONMENTS = 'environments:\n  prod: {}\n  staging: {}\n---\n';
  const OF = {
    'coredns.prod.yaml': 'replicaCount: 4\n',
    'coredns.staging.yaml': 'replicaCount: 1\n',
    'a.yaml': values(),
  };
  const bare = `${ENVIRONMENTS}${PLAIN.replace('[a.yaml]', "[a.yaml, 'coredns.{{ .Environment.Name }}.yaml']")}`;
  test.each([
    ['without environments', TEMPLATE('a.yaml') + inheriting()],
    ['with them', `${ENVIRONMENTS}${TEMPLATE("a.yaml, 'coredns.{{ .Environment.Name }}.yaml'")}${inheriting()}`],
    [
      'with them, rendered later',
      `${ENVIRONMENTS}${TEMPLATE("a.yaml, 'coredns.{{`{{ .Environment.Name }}`}}.yaml'")}${inheriting()}`,
    ],
  ])('%s', (_, helmfile) => {
    const base = { ...OF, 'helmfile.yaml': bare };
    expect(loud({ ...base, 'helmfile.yaml': helmfile }, base)).toEqual([]);
    const lost = loud({ ...base, 'helmfile.yaml': helmfile, 'a.yaml': values('') }, base);
    expect(lost).toEqual([expect.stringMatching(/^error LG201 a\.yaml/)]);
  });
});

/** A file that names another configuration than before: nothing models the line, and both are read by themselves. */
import { describe, expect, test } from '@jest/globals';
import { scanTexts } from '../support/scan-texts.ts';

type Files = Readonly<Record<string, string>>;
const GUARDED = '.:53 {\n  forward . /etc/resolv.conf\n  loop\n}\n';
const BARE = GUARDED.replace('  loop\n', '');
const VALUES =
  'servers:\n- zones: [{ zone: . }]\n  port: 53\n  plugins:\n  - { name: errors }\n  - { name: loop }\n  - { name: forward, parameters: . /etc/resolv.conf }\n';
const BARE_VALUES = VALUES.replace('  - { name: loop }\n', '');
const UNIT = '[Service]\nExecStart=/usr/bin/coredns -conf /etc/coredns/Corefile\n';
const ADDED = '[Service]\nExecStart=\nExecStart=/usr/bin/coredns -conf /etc/coredns/Other\n';
const QUADLET = '[Container]\nImage=coredns/coredns:1.11.3\nExec=-conf /Corefile\nVolume=./Corefile:/Corefile:ro\n';
const HELM = '#!/bin/sh\nhelm upgrade --install coredns coredns/coredns -n kube-system -f values/a.yaml\n';

const news = (base: Files, change: Files): readonly string[] =>
  scanTexts({ ...base, ...change }, base)
    .report.findings.filter(({ status, severity }) => status === 'new' && severity !== 'note')
    .map(({ code, severity, at }) => `${severity} ${code} ${at.file.path}`);

/** Before; what names the other one; where that lies. */
const CASES: Readonly<Record<string, readonly [Files, Files, string]>> = {
  "a unit's command": [
    { 'etc/systemd/system/coredns.service': UNIT, 'etc/coredns/Corefile': GUARDED },
    { 'etc/systemd/system/coredns.service': UNIT.replace('/Corefile', '/Other') },
    'etc/coredns/Other',
  ],
  'a drop-in': [
    { 'etc/systemd/system/coredns.service': UNIT, 'etc/coredns/Corefile': GUARDED },
    { 'etc/systemd/system/coredns.service.d/a.conf': ADDED },
    'etc/coredns/Other',
  ],
  "a quadlet's volume": [
    { 'q/dns.container': QUADLET, 'q/Corefile': GUARDED },
    { 'q/dns.container': QUADLET.replace('./Corefile', './Other') },
    'q/Other',
  ],
  "a quadlet's command": [
    { 'q/dns.container': QUADLET, 'q/Corefile': GUARDED },
    { 'q/dns.container': `${QUADLET.replace('-conf /Corefile', '-conf /Other')}Volume=./Other:/Other:ro\n` },
    'q/Other',
  ],
  COPY: [
    { Dockerfile: 'FROM coredns/coredns:1.11.3\nCOPY Corefile /Corefile\n', Corefile: GUARDED },
    { Dockerfile: 'FROM coredns/coredns:1.11.3\nCOPY Other /Corefile\n' },
    'Other',
  ],
  importstr: [
    { 'd.jsonnet': "{ data: { Corefile: importstr 'Corefile' } }\n", Corefile: GUARDED },
    { 'd.jsonnet': "{ data: { Corefile: importstr 'Other' } }\n" },
    'Other',
  ],
  'helm -f': [
    { 'up.sh': HELM, 'values/a.yaml': VALUES },
    { 'up.sh': HELM.replace('a.yaml', 'b.yaml') },
    'values/b.yaml',
  ],
  'a second helm -f': [
    { 'up.sh': HELM, 'values/a.yaml': VALUES },
    { 'up.sh': HELM.replace('-f values/a.yaml', '-f values/a.yaml \\\n  -f values/b.yaml') },
    'values/b.yaml',
  ],
  cp: [
    { 'up.sh': '#!/bin/sh\nhelm upgrade coredns coredns/coredns -f values/a.yaml\n', 'values/a.yaml': VALUES },
    { 'up.sh': '#!/bin/sh\ncp other/b.yaml values/a.yaml\nhelm upgrade coredns coredns/coredns -f values/a.yaml\n' },
    'other/b.yaml',
  ],
};

describe.each(Object.entries(CASES))('%s', (name, [base, change, path]) => {
  // Both files are the command's: nothing is assumed. What nothing installed before might be anybody's.
  const [severity, ofKnown] =
    name === 'a second helm -f' ? ['error', 'error'] : ['helm -f' === name ? 'error' : 'warning', 'warning'];
  const [guarded, bare] = path.endsWith('.yaml') ? [VALUES, BARE_VALUES] : [GUARDED, BARE];

  test('without the guard', () => {
    expect(news(base, { ...change, [path]: bare })).toEqual([`${severity} LG201 ${path}`]);
    expect(news({ ...base, [path]: bare }, change)).toEqual([`${ofKnown} LG201 ${path}`]);
  });

  test('with the guard, or not named', () => {
    expect(news(base, { ...change, [path]: guarded })).toEqual([]);
    expect(news({ ...base, [path]: bare, ...change }, { 'README.md': path })).toEqual([]);
    expect(news(base, { [path]: bare })).toEqual([]);
  });
});

test('a Corefile within the file in place of one beside it', () => {
  const base = { Dockerfile: 'FROM coredns/coredns:1.11.3\nCOPY Corefile /Corefile\n', Corefile: GUARDED };
  const inPlace = (corefile: string): Files => ({
    Dockerfile: `FROM coredns/coredns:1.11.3\nCOPY <<EOF /Corefile\n${corefile}EOF\n`,
  });
  expect(news(base, inPlace(BARE))).toEqual(['warning LG201 Dockerfile']);
  expect(news(base, inPlace(GUARDED))).toEqual([]);
});

test('a path to the same file, where another folder has one of its name', () => {
  const base = {
    'a/Dockerfile': 'FROM coredns/coredns:1.11.3\nCOPY ./Corefile /\n',
    'a/Corefile': GUARDED,
    'b/Corefile': BARE,
  };
  expect(news(base, { 'a/Dockerfile': 'FROM coredns/coredns:1.11.3\nCOPY Corefile /\n' })).toEqual([]);
});

describe('what Jsonnet lays over an import', () => {
  const block = (corefile: string): string => `|||\n${corefile.replace(/^(?=.)/gm, '    ')}|||`;
  const object = (name: string, corefile: string): string =>
    `{ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: '${name}', namespace: 'kube-system' }, data: { Corefile: ${block(corefile)} } }`;
  const LIB: Files = {
    'lib/coredns.libsonnet': `{ configMap: ${object('coredns', GUARDED)} }\n`,
    'env/prod/main.jsonnet': "(import 'coredns.libsonnet') + { ns:: 'kube-system' }\n",
    'env/dev/main.jsonnet': "(import 'coredns.libsonnet')\n",
  };
  const prod = (text: string): Files => ({ 'env/prod/main.jsonnet': `${text}\n` });
  const WAYS: Readonly<Record<string, (corefile: string) => Files>> = {
    'a field': (one) => prod(`(import 'coredns.libsonnet') + { configMap+: { data+: { Corefile: ${block(one)} } } }`),
    'all fields': (one) => prod(`(import "coredns.libsonnet") + { configMap+: { data: { Corefile: ${block(one)} } } }`),
    'a variable': (one) =>
      prod(`local dns = import 'coredns.libsonnet';\ndns {\n  configMap+: { data+: { Corefile: ${block(one)} } },\n}`),
    'the object': (one) => prod(`(import 'coredns.libsonnet') + { configMap: ${object('coredns', one)} }`),
    'another import': (one) => ({
      ...prod("(import 'coredns.libsonnet') + (import 'over.libsonnet')"),
      'env/prod/over.libsonnet': `{ configMap+: { data+: { Corefile: ${block(one)} } } }\n`,
    }),
  };
  test.each(Object.entries(WAYS))('%s', (_, way) => {
    expect(news(LIB, way(BARE))).toEqual([expect.stringMatching(/^warning LG201 env\/prod\//)]);
    expect(news(LIB, way(GUARDED))).toEqual([]);
    expect(news({ ...LIB, ...way(GUARDED) }, way(BARE)).length).toBe(1);
    expect(news({ ...LIB, ...way(BARE) }, { 'x.txt': '' })).toEqual([]);
    expect(
      news({ ...LIB, ...way(BARE) }, { 'env/dev/main.jsonnet': "(import 'coredns.libsonnet') + { a:: 1 }\n" }),
    ).toEqual([]);
  });
  test.each<[string, Files]>([
    ['another object', prod(`(import 'coredns.libsonnet') + { edge: ${object('edge', BARE)} }`)],
    [
      'an object that a function makes',
      prod(`(import 'coredns.libsonnet') + { edge: k.core.v1.configMap.new('edge', { Corefile: ${block(BARE)} }) }`),
    ],
    [
      'an import of another object',
      {
        ...prod("(import 'coredns.libsonnet') + (import 'edge.libsonnet')"),
        'lib/edge.libsonnet': `{ edge: ${object('edge', BARE)} }\n`,
      },
    ],
    ['other fields', prod("(import 'coredns.libsonnet') + { configMap+: { metadata+: { labels: { a: 'b' } } } }")],
    ['no import', { 'env/x.jsonnet': `{ configMap+: { data+: { Corefile: ${block(BARE)} } } }\n` }],
  ])('is none of it: %s', (_, change) => {
    expect(news(LIB, change)).toEqual([]);
  });
});

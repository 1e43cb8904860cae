/** Nothing hides: a loop is found however its words are written, wherever the file lies that another one names. */

import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Checked, check } from '../../src/judge/check.ts';
import { baseFiles } from '../../src/read/tree/git-tree.ts';
import { openWorkingTree } from '../../src/read/tree/working-tree.ts';
import { gitIn, initRepository } from '../support/git.ts';
import { configMap, deployment, SERVICE } from '../support/manifests.ts';
import { scanTexts } from '../support/scan-texts.ts';
import { base64 } from '../support/texts.ts';

type Files = Readonly<Record<string, string | Buffer>>;

const ALL = { include: [], exclude: [], paths: [] };
const DEPLOYMENT = deployment(
  '1.11.1',
  'args: [-conf, /etc/coredns/Corefile]\nvolumeMounts: [{ name: c, mountPath: /etc/coredns }]',
  ' [{ name: c, configMap: { name: settings } }]',
);
const HEAD = 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: settings, namespace: kube-system }\n';
const COREFILE = '.:53 {\n    forward . 10.96.0.10\n}\n';
const CONFIG_MAP = configMap(COREFILE, 'settings');
const LOCAL = '.:53 {\n    forward . 127.0.0.1\n}\n';
const COMPOSE =
  'services:\n  dns:\n    image: coredns/coredns:1.11.3\n    command: -conf /c/Corefile\n    volumes: ["./dns:/c:ro"]\n';
const SERVER: Files = { 'service.yaml': SERVICE, 'deployment.yaml': DEPLOYMENT };

const codes = (text: string, form: (code: number) => string): string =>
  [...text].map((one) => form(one.charCodeAt(0))).join('');
const hex = (width: number) => (code: number) => code.toString(16).padStart(width, '0');
const withX = (text: string): string => codes(text, (code) => `\\x${hex(2)(code)}`);
const withU = (text: string): string => codes(text, (code) => `\\u${hex(4)(code)}`);
const withLongU = (text: string): string => codes(text, (code) => `\\U${hex(8)(code)}`);
const data = (key: string, value: string): string => `${HEAD}data: { ${key}: ${value} }\n`;
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

let root: string;
const git = (...args: readonly string[]): void => gitIn(root, ...args);
/** What lies there now becomes the base. */
const commitAll = (): void => {
  initRepository(root);
  git('add', '-A');
  git('commit', '-qm', 'x');
};
const put = (files: Files): void => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
};
const scan = (): Checked =>
  check({ tree: openWorkingTree(root, ALL), config: undefined, base: { status: 'not-requested' } });
const compare = (): Checked => {
  const files = baseFiles(root, 'HEAD', ALL);
  if (files === undefined || 'because' in files) throw new Error('there is no base');
  return check({ tree: openWorkingTree(root, ALL), config: undefined, base: { status: 'compared', files } });
};
const loops = (checked: Checked): readonly string[] =>
  checked.report.findings.filter((one) => one.code === 'LG101').map((one) => `${one.status} ${one.at.file.path}`);
const unread = (checked: Checked): readonly string[] =>
  checked.report.findings
    .filter((one) => one.code === 'LG802')
    .map((one) => `${one.status} ${one.severity} ${one.at.file.path}`);

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'hides-')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('however the words are written', () => {
  const quoted = '".:53 {\\n for\\x77ard . 10.96.0.10\\n}"';
  test.each<[string, Files]>([
    ['as they are', { 'a.yaml': CONFIG_MAP }],
    ['one \\x', { 'a.yaml': data('"Core\\x66ile"', quoted) }],
    ['all \\x', { 'a.yaml': data(`"${withX('Corefile')}"`, `"${withX(COREFILE)}"`) }],
    ['all \\u', { 'a.yaml': data(`"${withU('Corefile')}"`, `"${withU(COREFILE)}"`) }],
    ['all \\U', { 'a.yaml': data(`"${withLongU('Corefile')}"`, `"${withLongU(COREFILE)}"`) }],
    [
      'JSON',
      {
        'a.json': JSON.stringify({
          apiVersion: 'v1',
          kind: 'ConfigMap',
          metadata: { name: 'settings', namespace: 'kube-system' },
          data: { K: 'V' },
        }).replace('"K":"V"', `"${withU('Corefile')}":"${withU(COREFILE)}"`),
      },
    ],
    ['a line that goes on', { 'a.yaml': data('"Core\\\n   file"', '".:53 {\\n for\\\n   ward . 10.96.0.10\\n}"') }],
    [
      'a carriage return that CoreDNS drops',
      { 'a.yaml': data('"Core\\x66ile"', '".:53 {\\n for\\rward . 10.96.0.10\\n}"') },
    ],
    [
      'a quoted text from column 0',
      { 'a.yaml': `${HEAD}data:\n  "Core\\x66ile": ".:53 {\\n\n\nforward . 10.96.0.10\\n}"\n` },
    ],
    [
      'quoted texts from column 0, with escapes at their ends',
      {
        'a.yaml': `${HEAD}data:\n  a: "\\"\nb\\\n\\\\"\n  b: '\n'''\n  Corefile: '${COREFILE.replaceAll('\n', '\n\n')}'\n`,
      },
    ],
    ...['0x35', '065', '0o65', '0b11_0101', '53.0', '5.3e1', '+53'].map((port): [string, Files] => [
      `a port of ${port}`,
      { 'a.yaml': CONFIG_MAP, 'service.yaml': SERVICE.replace('port: 53', `port: ${port}`) },
    ]),
    ['!!binary', { 'a.yaml': data('"Core\\x66ile"', `!!binary "${base64(COREFILE)}"`) }],
    ['the long tag', { 'a.yaml': data('"Core\\x66ile"', `!<tag:yaml.org,2002:binary> "${base64(COREFILE)}"`) }],
    [
      'a tag with a percent sign',
      { 'a.yaml': data('Corefile', `!<tag:yaml.org,2002:b%69nary> "${base64(COREFILE)}"`) },
    ],
    ['a byte order mark before the second document', { 'a.yaml': `a: 1\n---\n\ufeff${CONFIG_MAP}` }],
    [
      'byte order marks and comments',
      { 'a.yaml': `\ufeffa: 1\n--- # b\n\ufeff\ufeff# c\n\n \ufeff\n\ufeff${CONFIG_MAP}` },
    ],
    ['binaryData', { 'a.yaml': `${HEAD}binaryData: { "Core\\x66ile": "${base64(COREFILE)}" }\n` }],
    ['UTF-16 without a mark', { 'a.yaml': utf16(CONFIG_MAP) }],
    ['UTF-16 of the other order', { 'a.yaml': utf16(CONFIG_MAP).swap16() }],
    ['UTF-16 and escapes', { 'a.yaml': utf16(`\uFEFF${data(`"${withX('Corefile')}"`, `"${withX(COREFILE)}"`)}`) }],
    ['carriage returns for line ends', { 'a.yaml': CONFIG_MAP.replaceAll('\n', '\r') }],
    ['NEL for line ends', { 'a.yaml': CONFIG_MAP.replaceAll('\n', '\u0085') }],
    ['an alias for a key', { 'a.yaml': `x: &k Corefile\n${CONFIG_MAP.replace('Corefile:', '*k :')}` }],
    ['an alias for a key without a blank', { 'a.yaml': `x: &k Corefile\n${CONFIG_MAP.replace('Corefile:', '*k:')}` }],
    ['an alias in braces', { 'a.yaml': `x: &k Corefile\n${data('*k', quoted)}` }],
    [
      'an item that has its kind from its list',
      {
        'a.yaml': `apiVersion: v1\nkind: ConfigMapList\nitems:\n- ${data('Corefile', quoted)
          .replace('apiVersion: v1\nkind: ConfigMap\n', '')
          .trimEnd()
          .replaceAll('\n', '\n  ')}\n`,
      },
    ],
    ['a first kind that passes', { 'a.yaml': `kind: CustomResourceDefinition\n${CONFIG_MAP}` }],
    [
      'a first document that is read',
      { 'a.yaml': `${SERVICE.replace('kube-dns', 'other')}---\n${data('"Core\\x66ile"', quoted)}` },
    ],
    [
      'no word at all',
      {
        'a.yaml': data('c', '".:53 {\\n {$F} . 10.96.0.10\\n}"'),
        'deployment.yaml': DEPLOYMENT.replace('/etc/coredns/Corefile', '/etc/coredns/c').replace(
          '          volumeMounts',
          '          env: [{ name: F, value: forward }]\n          volumeMounts',
        ),
      },
    ],
    [
      'a Service without blanks',
      {
        'a.yaml': CONFIG_MAP,
        'service.yaml':
          '{"apiVersion":"v1","kind":"Service","metadata":{"name":"r","namespace":"kube-system"},"spec":{"clusterIP":"10.96.0.10","selector":{"a":"b"},"ports":[{"port":53,"protocol":"UDP"}]}}',
        'deployment.yaml': DEPLOYMENT.replaceAll('k8s-app: kube-dns', 'a: b'),
      },
    ],
  ])('%s', (_, files) => {
    put({ ...SERVER, ...files });
    expect(loops(scan())).toHaveLength(1);
  });

  test('a Secret under a key of no meaning', () => {
    const secret = HEAD.replace('ConfigMap', 'Secret');
    put({
      'service.yaml': SERVICE,
      'deployment.yaml': DEPLOYMENT.replace(
        'configMap: { name: settings }',
        'secret: { secretName: settings, items: [{ key: c, path: Corefile }] }',
      ),
      'a.yaml': `${secret}data: { c: "${base64(COREFILE)}" }\n`,
    });
    expect(loops(scan())).toEqual(['new a.yaml']);
  });

  describe('a stream of JSON, as kubectl reads it', () => {
    const namespace = '{"apiVersion":"v1","kind":"Namespace","metadata":{"name":"}{\\"x"}}';
    const map = (space: number): string =>
      JSON.stringify(
        {
          apiVersion: 'v1',
          kind: 'ConfigMap',
          metadata: { name: 'settings', namespace: 'kube-system' },
          data: { Corefile: COREFILE },
        },
        undefined,
        space,
      );
    test.each([
      ['a line each', `${namespace}\n${map(0)}\n`],
      ['without anything between', `${namespace}${map(0)}`],
      ['indented', `${namespace}\r\n\t${map(2)}\n`],
      ['of three', `${namespace}{}${map(1)}`],
      ['behind a mark', `\ufeff${map(0)} ${namespace}`],
    ])('%s', (_, text) => {
      put({ ...SERVER, 'a.json': text });
      expect(loops(scan())).toEqual(['new a.json']);
    });
    test.each([
      ['that breaks off', `${namespace}${map(0).slice(0, -1)}`],
      ['with a word between', `${map(0)} and ${namespace}`],
      ['with comments', `// all\n${map(2)}`],
      ['in JSON5', map(0).replaceAll('"data"', 'data').replace('{"api', "{'a': 1, \"api")],
    ])('%s is judged or said', (_, text) => {
      put({ ...SERVER, 'a.json': text });
      const checked = scan();
      expect([checked.report.result, loops(checked).length > 0 ? 'loop' : '']).not.toEqual(['pass', '']);
    });
  });

  test.each(['UTF-16LE', 'UTF-16BE', 'windows-1252'])('working-tree-encoding=%s', (encoding) => {
    const text = `# \u00e9\u00e9\n${CONFIG_MAP}`;
    const bytes = { 'UTF-16LE': utf16(text), 'UTF-16BE': utf16(text).swap16() }[encoding];
    put({
      ...SERVER,
      '.gitattributes': `a.yaml working-tree-encoding=${encoding}\n`,
      'a.yaml': bytes ?? Buffer.from(text, 'latin1'),
    });
    expect(loops(scan())).toEqual(['new a.yaml']);
  });

  test('an encoding that nobody here knows is said, and fails a comparison', () => {
    put(SERVER);
    commitAll();
    put({ '.gitattributes': '*.yaml working-tree-encoding=IBM037\n', 'a.yaml': 'x' });
    expect(unread(compare())).toContain('new error a.yaml');
  });

  test('what cannot be read is said, also where its words are broken over lines', () => {
    put({ ...SERVER, 'a.yaml': `${HEAD.replace('settings', '"set\\\n   tings"')}data:\n  "Core\\\n  file": "x"\n` });
    const checked = scan();
    expect([unread(checked), checked.report.result]).toEqual([['new warning a.yaml'], 'incomplete']);
  });

  test('what says nothing of resolvers and is no YAML makes no scan incomplete', () => {
    put({ 'a.yaml': 'a: [ forward\n' });
    expect(scan().report).toMatchObject({ findings: [], result: 'pass' });
  });

  test('what only looks like it stays silent', () => {
    put({
      'a.yaml':
        'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: x }\ndata: { "a\\x62": "c\\u0064", e: !!binary "Zm9v" }\n',
    });
    expect(scan().report).toMatchObject({ findings: [], counts: { files: 0 } });
  });
});

describe.each([true, false])('wherever the file lies that another one names; with git: %j', (withGit) => {
  beforeEach(() => {
    if (withGit) initRepository(root);
  });
  const kustomization = (more: string): string => `resources: [service.yaml, deployment.yaml${more}]\n`;
  test.each<[string, Files, string]>([
    ['Markdown', { 'kustomization.yaml': kustomization(', README.md'), 'README.md': CONFIG_MAP }, 'README.md'],
    [
      'an unknown ending, with escapes',
      {
        'kustomization.yaml': kustomization(', notes.txt'),
        'notes.txt': `"api\\x56ersion": v1\n"k\\x69nd": ConfigMap\nmetadata: { name: settings, namespace: kube-system }\ndata: { "Core\\x66ile": "${withX(COREFILE)}" }\n`,
      },
      'notes.txt',
    ],
    [
      'vendor',
      { 'kustomization.yaml': kustomization(', vendor/a.yaml'), 'vendor/a.yaml': CONFIG_MAP },
      'vendor/a.yaml',
    ],
    [
      'a base in testdata',
      {
        'kustomization.yaml': kustomization(', testdata/b'),
        'testdata/b/kustomization.yml': 'resources: [a.yaml]\n',
        'testdata/b/a.yaml': CONFIG_MAP,
      },
      'testdata/b/a.yaml',
    ],
    [
      'a component in node_modules',
      {
        'kustomization.yaml': `${kustomization('')}components: [node_modules/b]\n`,
        'node_modules/b/kustomization.yaml':
          'apiVersion: kustomize.config.k8s.io/v1alpha1\nkind: Component\nresources: [a.md]\n',
        'node_modules/b/a.md': CONFIG_MAP,
      },
      'node_modules/b/a.md',
    ],
    [
      'a path of Argo CD',
      {
        'app.yaml':
          'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: a, namespace: argocd }\nspec: { source: { repoURL: "https://example.org/a.git", path: vendor/dns } }\n',
        'vendor/dns/a.yaml': CONFIG_MAP,
      },
      'vendor/dns/a.yaml',
    ],
    [
      'a path of Flux',
      {
        'app.yaml':
          'apiVersion: kustomize.toolkit.fluxcd.io/v1\nkind: Kustomization\nmetadata: { name: a, namespace: flux-system }\nspec: { path: ./testdata/dns }\n',
        'testdata/dns/a.yaml': CONFIG_MAP,
      },
      'testdata/dns/a.yaml',
    ],
  ])('%s', (_, files, path) => {
    put({ ...SERVER, ...files });
    expect(loops(scan())).toEqual([`new ${path}`]);
  });

  test.each<[string, Files]>([
    ['beside it', { Corefile: '.:5300 {\n import one.conf\n}\n', 'one.conf': 'forward . 127.0.0.1:5300\n' }],
    [
      'by a pattern of folders',
      { Corefile: '.:5300 {\n import vendor/*/one.c?nf\n}\n', 'vendor/a/one.conf': 'forward . 127.0.0.1:5300\n' },
    ],
    [
      'in vendor, Markdown',
      { Corefile: '.:5300 {\n import vendor/one.md\n}\n', 'vendor/one.md': 'forward . 127.0.0.1:5300\n' },
    ],
    [
      'by a pattern, and by what it names',
      {
        Corefile: '.:5300 {\n import testdata/*.txt\n}\n',
        'testdata/a.txt': 'import b\n',
        'testdata/b': 'forward . 127.0.0.1:5300\n',
      },
    ],
    [
      'with Terraform, in a folder that is left out',
      {
        'm/main.tf':
          'resource "kubernetes_config_map_v1" "coredns" {\n  metadata {\n    name = "coredns"\n    namespace = "kube-system"\n  }\n  data = { Corefile = file("${path.module}/../vendor/dns.txt") }\n}\n',
        'vendor/dns.txt': '.:53 {\n    forward . 127.0.0.1\n}\n',
      },
    ],
    [
      'with Compose, in a folder that is left out',
      {
        'compose.yaml':
          'services:\n  dns:\n    image: coredns/coredns:1.11.3\n    command: -conf /c/Corefile\n    volumes: ["./vendor/dns:/c:ro"]\n',
        'vendor/dns/Corefile': '.:53 {\n    forward . 127.0.0.1\n}\n',
      },
    ],
    [
      'a Compose file that another one extends',
      {
        'compose.yaml': 'services:\n  d: { extends: { file: vendor/b.yml, service: dns } }\n',
        'vendor/b.yml': COMPOSE,
        'vendor/dns/Corefile': LOCAL,
      },
    ],
    [
      'a Compose file that another one, of nothing else, includes',
      {
        'compose.yaml': '"incl\\x75de": [testdata/b.yml]\n',
        'testdata/b.yml': COMPOSE,
        'testdata/dns/Corefile': LOCAL,
      },
    ],
    [
      'a module of Terraform that a module calls',
      {
        'm/main.tf': 'module "x" { source = "../vendor/one/" }\n',
        'vendor/one/main.tf': 'module "y" {\n  source = "../two"\n}\n',
        'vendor/two/main.tf':
          'resource "kubernetes_config_map_v1" "coredns" {\n  metadata {\n    name = "coredns"\n    namespace = "kube-system"\n  }\n  data = { Corefile = file("${path.module}/dns.md") }\n}\n',
        'vendor/two/dns.md': LOCAL,
        'vendor/three/main.tf':
          'resource "kubernetes_config_map_v1" "other" {\n  metadata {\n    name = "coredns"\n  }\n  data = { Corefile = ".:53 {\\n forward . 127.0.0.1\\n}" }\n}\n',
      },
    ],
    [
      'a chart that a HelmRelease takes from its repository',
      {
        'release.yaml':
          'apiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: { name: x }\nspec: { chart: { spec: { chart: ./vendor/chart, sourceRef: { kind: GitRepository, name: r } } } }\n',
        'vendor/chart/Chart.yaml': 'apiVersion: v2\nname: dns\nversion: 1.0.0\n',
        'vendor/chart/templates/a.yaml': CONFIG_MAP.replace('10.96.0.10', '127.0.0.1'),
      },
    ],
    [
      'what a playbook copies to be a Corefile',
      {
        'play.yml': '- hosts: all\n  tasks:\n    - copy: { dest: /etc/coredns/Corefile, src: vendor/dns.md }\n',
        'vendor/dns.md': LOCAL,
      },
    ],
  ])('a file that is named and left out: %s', (_, files) => {
    put(files);
    const checked = scan();
    expect(loops(checked)).toHaveLength(1);
    expect(checked.report.findings.map((one) => one.code)).not.toContain('LG801');
  });

  // github.com/coredns/caddy caddyfile/parse.go doImport refuses it; recorded with 1.15.0.
  test.each(['conf/**.conf', '**', 'conf/**/*', 'a+(*'])('a pattern of several stars ends no scan: %s', (pattern) => {
    put({ Corefile: `.:53 {\n import ${pattern}\n forward . 192.0.2.1\n}\n`, 'conf/a.conf': 'loop\n' });
    const [finding] = scan().report.findings;
    expect(finding?.code).toBe(pattern.split('*').length > 2 ? 'LG401' : 'LG202');
  });

  test('what is imported and may not be read is said with its reason', () => {
    put({ Corefile: '.:53 {\n import one.conf\n forward . 192.0.2.1\n}\n', '.gitignore': 'one.conf\n' });
    put({ 'one.conf': 'loop\n' });
    const { report } = scan();
    expect(report.findings.filter(({ message }) => message.includes('one.conf'))).toMatchObject([
      { code: 'LG802', message: 'The Corefile imports one.conf, which was not read: git ignores it.' },
    ]);
    expect(report.result).toBe('incomplete');
  });

  test.each<[string, Files, string]>([
    ['that git ignores', { '.gitignore': 'a.yaml\n', 'a.yaml': CONFIG_MAP }, '`a.yaml` was not read: git ignores it'],
    ['that leads out of the tree', {}, '`a.yaml` was not read: it is a link out of the repository'],
    ['that is not there', { 'b.yaml': '' }, 'neither a file nor a folder'],
  ])('a resource %s is said with its reason, and is no news to a comparison', (_, files, because) => {
    put({ ...SERVER, 'kustomization.yaml': kustomization(', a.yaml'), ...files });
    if (Object.keys(files).length === 0) symlinkSync('/etc/hostname', join(root, 'a.yaml'));
    commitAll();
    const said = compare().report.findings.filter(({ at }) => at.file.path === 'kustomization.yaml');
    expect(said).toMatchObject([{ code: 'LG802', status: 'existing', message: expect.stringContaining(because) }]);
  });

  test('an imported guard is a guard', () => {
    put({ Corefile: '.:53 {\n import one.conf\n forward . 192.0.2.1\n}\n', 'one.conf': 'loop\n' });
    expect(scan().report.findings.filter((one) => /LG202|LG801/.test(one.code))).toEqual([]);
  });

  test('the base is asked for its own version', () => {
    const sound = CONFIG_MAP.replace('10.96.0.10', '192.0.2.1');
    put({ ...SERVER, 'kustomization.yaml': kustomization(', vendor/a.yaml'), 'vendor/a.yaml': sound });
    commitAll();
    put({ 'vendor/a.yaml': CONFIG_MAP });
    expect(loops(compare())).toEqual(['new vendor/a.yaml']);
  });
});

describe('bounds fail closed', () => {
  const padding = (length: number): string => `#${'x'.repeat(length - 2)}\n`;
  const BOUND = 32 * 1024 * 1024;
  const DEEP = `${CONFIG_MAP}x: ${'['.repeat(300)}${']'.repeat(300)}\n`;
  beforeEach(() => {
    put({ ...SERVER, 'a.yaml': CONFIG_MAP.replace('10.96.0.10', '192.0.2.1') });
    commitAll();
  });

  test('a document at the bound is read', () => {
    put({ 'a.yaml': CONFIG_MAP + padding(BOUND - CONFIG_MAP.length) });
    const checked = compare();
    expect([loops(checked), unread(checked)]).toEqual([['new a.yaml'], []]);
  });

  // Each is made in its own test: texts of 32 MiB in the table would be held until the whole folder is done.
  test.each<[string, string, () => string | Buffer]>([
    ['one character', 'a.yaml', () => CONFIG_MAP + padding(BOUND + 1 - CONFIG_MAP.length)],
    ['a template mark besides', 'a.yaml', () => `# {{ x }}\n${CONFIG_MAP}${padding(BOUND)}`],
    ['levels', 'a.yaml', () => DEEP],
    ['a new file', 'b.yaml', () => DEEP],
    ['tokens', 'a.yaml', () => `${CONFIG_MAP}x: [a,\n${'#\n'.repeat(310_000)}]\n`],
    ['a Corefile', 'Corefile', () => COREFILE + padding(BOUND)],
    ['text that is no YAML', 'a.yaml', () => `${CONFIG_MAP}"\n`],
    [
      'bytes that are no text',
      'a.yaml',
      () => Buffer.concat([Buffer.from('# \0\xff\n', 'latin1'), Buffer.from(CONFIG_MAP)]),
    ],
  ])('%s too much is an error', (_, path, content) => {
    put({ [path]: content() });
    const checked = compare();
    expect(unread(checked)).toContain(`new error ${path}`);
    expect(checked.report.result).toBe('fail');
  });

  test('what the base could not read either is no news', () => {
    put({ 'b.yaml': DEEP });
    commitAll();
    put({ 'c.txt': 'x' });
    expect(unread(compare())).toEqual(['existing warning b.yaml']);
  });
});

describe('standard input', () => {
  const LOOP = '.:53 {\n    errors\n    forward . 127.0.0.1\n}\n';
  const said = (text: string): readonly string[] => scanTexts({ '<stdin>': text }).said;
  test.each([LOOP, LOOP.replaceAll('\n', '\r\n'), LOOP.replaceAll('    ', '\t'), `# mine\n${LOOP}`])(
    'that is a Corefile: %j',
    (text) => {
      expect(said(text)).toEqual([expect.stringMatching(/^error LG101 <stdin>:\S+ always/)]);
    },
  );
  test('that is a script', () => {
    const map = `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: |\n${LOOP.replace(/^(?=.)/gm, '    ')}`;
    expect(said(`#!/bin/sh\nkubectl apply -f - <<EOF\n${map}EOF\n`)).toEqual([
      expect.stringMatching(/^error LG101 <stdin>:/),
    ]);
  });
  test.each(['hello world\n', 'forward . the loop: {a}\n', LOOP.replace('127.0.0.1', '192.0.2.1 {\n}\n    loop')])(
    'that is sound: %j',
    (text) => {
      expect(said(text)).toEqual([]);
    },
  );
  test('that is broken YAML', () => {
    expect(said('a: [\ncoredns: Corefile\n')).toEqual([expect.stringMatching(/^warning LG802/)]);
  });
});

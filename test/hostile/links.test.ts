import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Checked, check } from '../../src/judge/check.ts';
import { baseFiles } from '../../src/read/tree/git-tree.ts';
import { followRecorded } from '../../src/read/tree/links.ts';
import { openWorkingTree } from '../../src/read/tree/working-tree.ts';
import { gitIn, initRepository } from '../support/git.ts';

type Files = Readonly<Record<string, string | Buffer>>;

let root: string;
const git = (...args: readonly string[]): void => gitIn(root, ...args);
/** Texts that begin with `->` are links. */
const put = (files: Files): void => {
  for (const [path, content] of Object.entries(files)) {
    const at = join(root, path);
    mkdirSync(dirname(at), { recursive: true });
    rmSync(at, { force: true });
    if (typeof content === 'string' && content.startsWith('->')) symlinkSync(content.slice(2), at);
    else writeFileSync(at, content);
  }
};
const commit = (files: Files): void => {
  put(files);
  git('add', '-A');
  git('commit', '-qm', 'x');
};
const ALL = { include: [], exclude: [], paths: [] };
const compare = (paths: readonly string[] = []): Checked => {
  const options = { ...ALL, paths };
  const files = baseFiles(root, 'HEAD', options);
  if (files === undefined || 'because' in files) throw new Error('there is no base');
  return check({ tree: openWorkingTree(root, options), config: undefined, base: { status: 'compared', files } });
};
const said = (checked: Checked): readonly string[] =>
  checked.report.findings.map((one) => `${one.status} ${one.severity} ${one.code}`);

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'links-')));
  initRepository(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const GUARDED = '.:53 {\n    loop\n    forward . 192.0.2.1\n}\n';
const BARE = '.:53 {\n    forward . 192.0.2.1\n}\n';
const map = (corefile: string): string =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns, namespace: kube-system }\ndata:\n  Corefile: ${JSON.stringify(corefile)}\n`;

describe('a guard that goes is seen', () => {
  const named = { 'kustomization.yaml': 'resources: [here/map.yaml]\n' };
  const stories: Readonly<Record<string, readonly [Files, Files]>> = {
    'behind a link to a folder': [
      { ...named, here: '->vendor', 'vendor/map.yaml': map(GUARDED) },
      { 'vendor/map.yaml': map(BARE) },
    ],
    'behind a link to a folder that leads elsewhere': [
      { ...named, here: '->vendor/a', 'vendor/a/map.yaml': map(GUARDED), 'vendor/b/map.yaml': map(BARE) },
      { here: '->vendor/b' },
    ],
    'in a kustomization behind a link': [
      {
        'kustomization.yaml': 'resources: [here]\n',
        here: '->vendor',
        'vendor/kustomization.yaml': 'resources: [map.yaml]\n',
        'vendor/map.yaml': map(GUARDED),
      },
      { 'vendor/map.yaml': map(BARE) },
    ],
    'in a folder that Argo CD deploys by a link': [
      {
        'app.yaml':
          'apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: a }\nspec: { source: { path: here } }\n',
        here: '->testdata/dns',
        'testdata/dns/map.yaml': map(GUARDED),
      },
      { 'testdata/dns/map.yaml': map(BARE) },
    ],
    'in an import behind a link': [
      {
        Corefile: '.:53 {\n    import here/a.conf\n}\n',
        here: '->vendor',
        'vendor/a.conf': 'loop\nforward . 192.0.2.1\n',
      },
      { 'vendor/a.conf': 'forward . 192.0.2.1\n' },
    ],
    'behind a link through a link': [
      { Corefile: '->here/core', here: '->vendor', 'vendor/core': GUARDED },
      { 'vendor/core': BARE },
    ],
  };
  test.each(Object.entries(stories))('%s', (_, [before, after]) => {
    commit(before);
    put(after);
    expect(said(compare())).toContain('new error LG201');
  });
});

test('a link to a folder is no way to what git ignores or does not track', () => {
  commit({
    '.gitignore': '/hidden\n',
    Corefile: '.:53 {\n    import here/a.conf\n    import there/a.conf\n}\n',
    here: '->hidden',
    there: '->other',
  });
  put({ 'hidden/a.conf': 'forward . 127.0.0.1\n', 'other/a.conf': 'forward . 127.0.0.1\n' });
  initRepository(join(root, 'other'));
  const { report } = compare();
  expect(report.findings.filter(({ code }) => code === 'LG101')).toEqual([]);
  expect(report.result).toBe('incomplete');
});

describe('a link out of the tree', () => {
  test('is a note where its name says nothing, and a warning where it does', () => {
    commit({
      Corefile: GUARDED,
      'p/.sops.yaml': '->../../.sops.yaml',
      'p/image.svg': '->../../image.svg',
      k: '->/srv/k',
    });
    put({ 'README.md': 'x' });
    expect(said(compare())).toEqual(['existing note LG802']);
    expect(compare().report.result).toBe('pass');
    put({ 'q/dns.yaml': '->/etc/dns.yaml', 'kubernetes/a.json': '->/etc/a.json' });
    expect(said(compare())).toEqual(['existing note LG802', 'new warning LG802', 'new warning LG802']);
    put({ 'q/dns.yaml': 'a: b\n', 'kubernetes/a.json': '{}', 'p/.sops.yaml': 'a: b\n', k: 'x' });
    expect(said(compare())).toEqual([]);
  });

  test('is a warning where it comes beside manifests of a DNS server', () => {
    commit({ 'deploy/map.yaml': map(GUARDED), 'deploy/old.yaml': '->/etc/old.yaml' });
    put({ 'README.md': 'x' });
    expect(said(compare())).toEqual(['existing note LG802']);
    put({ 'deploy/more.yaml': '->/etc/more.yaml', 'other/more.yaml': '->/etc/more.yaml' });
    expect(said(compare())).toEqual(['new warning LG802', 'existing note LG802']);
    put({ 'deploy/more.yaml': 'a: b\n', 'deploy/old.yaml': '->/etc/other.yaml' });
    expect(said(compare())).toEqual(['new warning LG802', 'new note LG802']);
  });

  test('is an error where the base has a manifest, or a folder of such', () => {
    commit({ 'k/a.yaml': map(GUARDED), 'b.yaml': map(GUARDED).replace('coredns', 'other') });
    rmSync(join(root, 'k'), { recursive: true });
    put({ k: '->/etc/k', 'b.yaml': '->/etc/b.yaml' });
    expect(
      compare()
        .report.findings.filter(({ severity }) => severity === 'error')
        .map(({ at }) => at.file.path),
    ).toEqual(['b.yaml', 'k', 'k/a.yaml']);
  });
});

describe('a folder that is a link', () => {
  const COMPOSE =
    'services: { dns: { image: "coredns/coredns:1.11.3", command: "-conf /C/Corefile", volumes: ["./cur:/C"] } }\n';
  const UNIT = '[Service]\nExecStart=/usr/bin/coredns -conf /srv/repo/cur/Corefile\n';
  const overlays: Files = {
    'base/kustomization.yaml': 'resources: [map.yaml]\n',
    'base/map.yaml': map(GUARDED),
    'o/b/kustomization.yaml': 'resources: [../../base]\npatches: [{ path: map.yaml }]\n',
    'o/b/map.yaml': map(BARE),
    'o/a/kustomization.yaml': 'resources: [../../base]\n',
    'up.sh': 'kubectl apply -k o/cur\n',
  };
  const texts: Files = { 'a/Corefile': GUARDED, 'b/Corefile': BARE };
  const loud = (): readonly string[] => said(compare()).filter((one) => !one.includes('note'));

  test.each<[string, Files, string]>([
    ['that Compose mounts', { ...texts, 'compose.yaml': COMPOSE }, 'cur'],
    ['that a unit names', { ...texts, 'etc/systemd/system/coredns.service': UNIT }, 'cur'],
    ['that a command applies', overlays, 'o/cur'],
  ])('%s', (_, files, link) => {
    commit({ ...files, [link]: '->a' });
    put({ [link]: '->b' });
    expect(loud()).toEqual(['new error LG201']);
    put({ [link]: '->a', 'README.md': 'x' });
    expect(loud()).toEqual([]);
  });

  test('in place of a folder with the same text', () => {
    commit({ 'a/Corefile': GUARDED, 'cur/Corefile': GUARDED, 'compose.yaml': COMPOSE });
    rmSync(join(root, 'cur'), { recursive: true });
    put({ cur: '->a' });
    expect(loud()).toEqual([]);
  });
});

test('a text that a link leads to is one', () => {
  const loop = '.:53 {\n    forward . 127.0.0.1\n}\n';
  commit({ Corefile: '->real/Corefile.txt', 'real/Corefile.txt': loop });
  put({ 'README.md': 'x' });
  expect(said(compare()).filter((one) => one.includes('LG101'))).toEqual(['existing error LG101']);
  put({ 'real/Corefile.txt': loop.replace('127.0.0.1', 'import up.conf'), 'up.conf': 'x\n' });
  expect(compare().report.counts.servers).toBeGreaterThan(0);
});

describe('an encoding', () => {
  const attributes = { '.gitattributes': '*.yaml working-tree-encoding=IBM037\n' };
  test.each<[string, readonly string[], Files]>([
    ['of the top folder counts for a path below', ['deploy'], attributes],
    [
      'of a folder on the way counts for a file',
      ['deploy/map.yaml'],
      { 'deploy/.gitattributes': attributes['.gitattributes'] },
    ],
  ])('%s', (_, paths, files) => {
    commit({ 'deploy/map.yaml': map(GUARDED) });
    put({ ...files, 'deploy/map.yaml': Buffer.from('\u00c1\u00d7\u0089', 'latin1') });
    expect(said(compare(paths))).toContain('new error LG802');
  });

  test.each<[string, readonly string[]]>([
    ['the whole', []],
    ['a folder', ['deploy']],
  ])('counts where a sparse checkout leaves its file out: %s', (_, paths) => {
    commit({ 'deploy/map.yaml': map(GUARDED) });
    put({ ...attributes, 'deploy/more.yaml': Buffer.from('\u00c1\u00d7\u0089', 'latin1') });
    git('add', '.gitattributes');
    git('update-index', '--skip-worktree', '.gitattributes');
    rmSync(join(root, '.gitattributes'));
    expect(said(compare(paths))).toContain('new error LG802');
  });

  test('counts for a file that only another one names', () => {
    commit({ 'kustomization.yaml': 'resources: [vendor/map.yaml]\n', 'vendor/map.yaml': map(GUARDED) });
    put({
      '.gitattributes': 'vendor/*.yaml working-tree-encoding=windows-1252\n',
      'vendor/map.yaml': Buffer.from(`# \u00e9\n${map(BARE)}`, 'latin1'),
    });
    expect(said(compare())).toContain('new error LG201');
  });
});

describe('links of a tree that is not on the disk', () => {
  const links = new Map<string, string | undefined>([
    ['a', 'b'],
    ['b', 'deep/folder'],
    ['deep/folder/up', '../..'],
    ['ring', 'ring'],
    ['out', '../x'],
    ['root', '/etc/passwd'],
    ['unread', undefined],
  ]);
  test.each([
    ['plain/x', 'plain/x'],
    ['a/x', 'deep/folder/x'],
    ['a/up/a/x', 'deep/folder/x'],
    ['a/../x', 'deep/x'],
    ['ring', { lost: 'nothing' }],
    ['out', { lost: 'outside' }],
    ['root', { lost: 'outside' }],
    ['unread/x', { lost: 'missing' }],
    ['../x', { lost: 'outside' }],
  ])('%s', (path, expected) => {
    expect(followRecorded(links)(path)).toEqual(expected);
  });
});

import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { UsageError } from '../../../src/core/text/usage-error.ts';
import { resolveRevision } from '../../../src/read/tree/git.ts';
import { type BaseFiles, baseFiles, openGitTree } from '../../../src/read/tree/git-tree.ts';
import {
  type FileTree,
  isMissed,
  openStream,
  submoduleNotices,
  type TreeOptions,
} from '../../../src/read/tree/tree.ts';
import { openWorkingTree } from '../../../src/read/tree/working-tree.ts';
// What a file is missed by, the plug-ins say.
import '../../../src/judge/plugins.ts';
import { callsIn } from '../../support/counted-work.ts';
import { initRepository } from '../../support/git.ts';

const ALL: TreeOptions = { include: [], exclude: [], paths: [] };
let root: string;
let outside: string;
const put = (path: string, content = path): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
const git = (...args: string[]): string =>
  execFileSync(
    'git',
    ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'init.defaultBranch=main', ...args],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
const commit = (): string => {
  git('add', '-A');
  git('commit', '-q', '-m', 'x');
  return git('rev-parse', 'HEAD').trim();
};
const openRevision = (revision: string, options: TreeOptions = ALL): FileTree => {
  const tree = openGitTree(root, revision, options);
  if ('because' in tree) throw new Error(tree.because);
  return tree;
};
const baseOf = (revision: string): BaseFiles => {
  const base = baseFiles(root, revision, ALL);
  if (base === undefined || 'because' in base) throw new Error(base?.because ?? 'no such revision');
  return base;
};
const pathsOf = (tree: FileTree): string[] => [...tree.files()].map((file) => file.path);
const contentOf = (tree: FileTree, path: string): string => {
  const content = [...tree.files()].find((file) => file.path === path)?.read();
  return Buffer.isBuffer(content) ? content.toString() : `(${content?.unreadable ?? 'not listed'})`;
};

beforeEach(() => {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'tree-')));
  root = join(base, 'repo');
  outside = join(base, 'outside');
  mkdirSync(root);
  mkdirSync(outside);
  writeFileSync(join(outside, 'secret.yaml'), 'secret');
});
afterEach(() => {
  rmSync(dirname(root), { recursive: true, force: true });
});

describe.each(['git', 'plain'])('a working tree (%s)', (kind) => {
  beforeEach(() => {
    if (kind === 'git') initRepository(root);
  });

  test('lists what is not ignored, sorted, without other people’s directories and Markdown', () => {
    for (const path of [
      'b.yaml',
      'a/z.yml',
      'a/y.conf',
      'a.b',
      'README.md',
      'vendor/x.yaml',
      'a/node_modules/x.yaml',
      'a/testdata/x.yaml',
      'ignored/x',
      'a/sub.log',
      'a/keep.log',
    ])
      put(path);
    put('.gitignore', 'ignored/\n*.log\n');
    put('a/.gitignore', '!keep.log\n');
    expect(pathsOf(openWorkingTree(root, ALL))).toEqual([
      '.gitignore',
      'a.b',
      'a/.gitignore',
      'a/keep.log',
      'a/y.conf',
      'a/z.yml',
      'b.yaml',
    ]);
  });

  test('include and exclude', () => {
    for (const path of ['a/x.yaml', 'a/.hidden/x.yaml', 'a/x.txt', 'b/x.yaml']) put(path);
    expect(pathsOf(openWorkingTree(root, { ...ALL, include: ['**/*.yaml'], exclude: ['b/**'] }))).toEqual([
      'a/.hidden/x.yaml',
      'a/x.yaml',
    ]);
  });

  test.each(['', 'x'.repeat(600), '+(a|b)', '(a+)+b', '{a', 'a[', '../x', '!a'])(
    'the pattern %j is refused',
    (glob) => {
      expect(() => openWorkingTree(root, { ...ALL, exclude: [glob] })).toThrow(UsageError);
    },
  );

  test.each(['a*'.repeat(200), `**/a/${'**/a/'.repeat(60)}b`])(
    'a pattern of many stars takes its time and no more',
    (glob) => {
      put(`${'a'.repeat(120)}.yaml`);
      put(`${'a/'.repeat(60)}c.yaml`);
      const calls = callsIn(() =>
        expect(pathsOf(openWorkingTree(root, { ...ALL, include: [glob] }))).not.toContain('b'),
      );
      expect(calls).toBeLessThan(200_000);
    },
  );

  test('paths: a directory, a file that is otherwise left out, a directory called testdata', () => {
    for (const path of ['a/x.yaml', 'b/x.yaml', 'README.md', 'testdata/x.yaml', 'ignored/x.yaml']) put(path);
    put('.gitignore', 'ignored/\n');
    const of = (...paths: string[]): string[] => pathsOf(openWorkingTree(root, { ...ALL, paths }));
    expect(of('./a/', 'README.md')).toEqual(['README.md', 'a/x.yaml']);
    expect(of('testdata')).toEqual(['testdata/x.yaml']);
    expect(of('ignored/x.yaml')).toEqual(['ignored/x.yaml']);
    expect(of('ignored')).toEqual(['ignored/x.yaml']);
    expect([...openWorkingTree(root, { ...ALL, paths: ['README.md', 'a'] }).files()].map((file) => file.named)).toEqual(
      [true, undefined],
    );
    expect(() => of('no/such')).toThrow(/no\/such does not exist/);
    expect(() => of('../outside')).toThrow(UsageError);
    expect(() => openWorkingTree(join(root, 'none'), ALL)).toThrow(UsageError);
  });

  test('links are followed inside the tree only, hop by hop', () => {
    put('real/a.yaml', 'real');
    symlinkSync('real/a.yaml', join(root, 'in.yaml'));
    symlinkSync('in.yaml', join(root, 'twice.yaml'));
    symlinkSync(join(root, 'real/a.yaml'), join(root, 'absolute.yaml'));
    symlinkSync(join(outside, 'secret.yaml'), join(root, 'out.yaml'));
    symlinkSync(join(outside, 'secret.yaml'), join(root, 'out.png'));
    symlinkSync('../outside/secret.yaml', join(root, 'up.yaml'));
    symlinkSync(join(root, 'real/a.yaml'), join(outside, 'back.yaml'));
    symlinkSync('../outside/back.yaml', join(root, 'detour.yaml'));
    symlinkSync('real', join(root, 'directory.yaml'));
    symlinkSync('loop.yaml', join(root, 'loop.yaml'));
    symlinkSync('nowhere', join(root, 'dangling.yaml'));
    symlinkSync('/dev/zero', join(root, 'device.yaml'));
    const tree = openWorkingTree(root, ALL);
    expect(pathsOf(tree)).toEqual(['absolute.yaml', 'in.yaml', 'real/a.yaml', 'twice.yaml']);
    expect(contentOf(tree, 'twice.yaml')).toBe('real');
    expect(tree.notices.map((notice) => notice.at.file.path)).toEqual([
      'dangling.yaml',
      'detour.yaml',
      'device.yaml',
      'loop.yaml',
      'out.yaml',
      'up.yaml',
    ]);
    // No loss by itself: said where the base could read what was there.
    expect(
      tree.notices.filter((one) => one.beside === true && one.isLink !== true).map(({ at }) => at.file.path),
    ).toEqual(['dangling.yaml', 'loop.yaml']);
    expect(tree.read('out.yaml')).toBeUndefined();
    expect(tree.read('../outside/secret.yaml')).toBeUndefined();
    expect(tree.read('in.yaml')?.toString()).toBe('real');
  });

  test('a named path below a linked directory does not leave the tree', () => {
    symlinkSync('../outside', join(root, 'd'));
    expect(() => openWorkingTree(root, { ...ALL, paths: ['d/secret.yaml'] })).toThrow(UsageError);
    expect(openWorkingTree(root, ALL).read('d/secret.yaml')).toBeUndefined();
  });

  test('a pipe is never opened', () => {
    execFileSync('mkfifo', [join(root, 'pipe.yaml')]);
    put('a.yaml');
    expect(pathsOf(openWorkingTree(root, ALL))).toEqual(['a.yaml']);
    expect(() => openWorkingTree(root, { ...ALL, paths: ['pipe.yaml'] })).toThrow(UsageError);
  });

  test('a file that turns into a link between listing and reading is not followed', () => {
    put('a.yaml');
    const [file] = openWorkingTree(root, ALL).files();
    unlinkSync(join(root, 'a.yaml'));
    symlinkSync(join(outside, 'secret.yaml'), join(root, 'a.yaml'));
    expect(file?.read()).toMatchObject({ unreadable: expect.stringMatching(/ELOOP/) });
  });

  test('strange names', () => {
    const odd = ['new\nline.yaml', 'quo"te.yaml', 'ünï 😀.yaml', '-flag.yaml', ':(top)x.yaml', 'a\\b.yaml'];
    for (const path of odd) put(path);
    const tree = openWorkingTree(root, ALL);
    expect(pathsOf(tree)).toEqual([...odd].sort());
    for (const path of odd) expect(contentOf(tree, path)).toBe(path);
  });
});

describe('a git repository', () => {
  beforeEach(() => {
    initRepository(root);
  });

  test('deleted files are left out quietly, a sub-directory lists its own', () => {
    put('a/x.yaml');
    put('a/gone.yaml');
    put('b.yaml');
    commit();
    unlinkSync(join(root, 'a/gone.yaml'));
    put('a/new.yaml');
    const tree = openWorkingTree(join(root, 'a'), ALL);
    expect(pathsOf(tree)).toEqual(['new.yaml', 'x.yaml']);
    expect(tree.notices).toEqual([]);
  });

  test('a nested repository is remarked and not read', () => {
    put('sub/x.yaml');
    put('a.yaml');
    initRepository(join(root, 'sub'));
    const tree = openWorkingTree(root, ALL);
    expect(pathsOf(tree)).toEqual(['a.yaml']);
    expect(tree.notices).toMatchObject([
      { kind: 'assumed', at: { file: { path: 'sub' } } },
      { kind: 'unreadable', beside: true, at: { file: { path: 'sub' } } },
    ]);
  });

  test('a revision is read without a checkout', () => {
    const odd = 'new\nline "ü".yaml';
    for (const path of ['a/x.yaml', 'vendor/y.yaml', 'README.md', odd]) put(path);
    put('bytes', 'a\n\nmissing\n');
    symlinkSync('x.yaml', join(root, 'a/link.yaml'));
    symlinkSync('../../outside/secret.yaml', join(root, 'a/out.yaml'));
    const id = commit();
    rmSync(join(root, 'a'), { recursive: true });
    put(odd, 'changed');
    const tree = openRevision('HEAD');
    expect(tree.revision).toBe(id);
    expect(pathsOf(tree)).toEqual(['a/link.yaml', 'a/x.yaml', 'bytes', odd]);
    expect(contentOf(tree, odd)).toBe(odd);
    expect(contentOf(tree, 'bytes')).toBe('a\n\nmissing\n');
    expect(contentOf(tree, 'a/link.yaml')).toBe('a/x.yaml');
    expect(tree.read('a/link.yaml')?.toString()).toBe('a/x.yaml');
    expect(tree.read('README.md')?.toString()).toBe('README.md');
    expect(tree.notices).toMatchObject([{ kind: 'unreadable', at: { file: { path: 'a/out.yaml' } } }]);
    expect(pathsOf(openRevision('HEAD', { ...ALL, paths: ['a'] }))).toEqual(['a/link.yaml', 'a/x.yaml']);
    mkdirSync(join(root, 'a'));
    // git starts at the top level only.
    expect(() => openGitTree(join(root, 'a'), 'HEAD', ALL)).toThrow(UsageError);
  });

  test('revisions that are none, and options in disguise', () => {
    put('a');
    const id = commit();
    expect(resolveRevision(root, 'HEAD')).toBe(id);
    expect(resolveRevision(root, id.slice(0, 10))).toBe(id);
    for (const name of [
      'nope',
      '',
      '--help',
      '--output=x',
      `${id.slice(0, 39)}${id.endsWith('0') ? '1' : '0'}`,
      'HEAD:a',
      'a\0b',
    ]) {
      expect([name, resolveRevision(root, name)]).toEqual([name, undefined]);
    }
    expect(() => openGitTree(root, 'nope', ALL)).toThrow(/nope does not exist/);
  });

  test('base and working tree: head less its changed files, plus the old ones, is the base', () => {
    for (const path of ['same', 'changed', 'deleted', 'moved', 'd/target', 'vendor/x']) put(path);
    symlinkSync('d/target', join(root, 'link'));
    const id = commit();
    put('changed', 'new');
    put('d/target', 'new');
    unlinkSync(join(root, 'deleted'));
    git('mv', 'moved', 'moved-to');
    put('untracked');
    put('vendor/x', 'new');
    const base = baseOf('HEAD');
    expect(base.commit).toBe(id);
    expect([...base.changed].sort()).toEqual([
      'changed',
      'd/target',
      'deleted',
      'link',
      'moved',
      'moved-to',
      'untracked',
    ]);
    const composed = new Map<string, string>();
    for (const file of openWorkingTree(root, ALL).files()) {
      if (!base.changed.has(file.path)) composed.set(file.path, String(file.read()));
    }
    for (const [path, content] of base.old) composed.set(path, content.toString());
    const expected = new Map([...openRevision('HEAD').files()].map((file) => [file.path, String(file.read())]));
    expect([...composed].sort()).toEqual([...expected].sort());
    expect(baseFiles(root, 'nope', ALL)).toBeUndefined();
  });

  test('nothing of the repository runs: fsmonitor, external diff, text conversion', () => {
    put('a.yaml');
    put('.gitattributes', '*.yaml diff=evil\n');
    commit();
    const mark = join(outside, 'ran');
    for (const [key, command] of [
      ['core.fsmonitor', `touch ${mark};`],
      ['diff.external', `touch ${mark};`],
      ['diff.evil.textconv', `touch ${mark};`],
      ['core.pager', `touch ${mark};`],
    ] as const) {
      git('config', key, command);
    }
    put('a.yaml', 'new');
    baseFiles(root, 'HEAD', ALL);
    openWorkingTree(root, ALL);
    expect(() => execFileSync('test', ['!', '-e', mark])).not.toThrow();
  });
});

test('a stream is a tree of one file', () => {
  const tree = openStream(Buffer.from('a: 1'));
  expect(pathsOf(tree)).toEqual(['<stdin>']);
  expect(contentOf(tree, '<stdin>')).toBe('a: 1');
  expect([tree.only, tree.read('<stdin>'), tree.notices]).toEqual([['<stdin>'], undefined, []]);
});

test.each([
  ['a.yaml', true],
  ['a/b/c.JSON', true],
  ['a/b/kube/c', true],
  ['kube/a/b/c', false],
  ['a/b/c', false],
  ['systemd/system/unbound.service', true],
  ['systemd/system/multi-user.target.wants/unbound.service', false],
  ['systemd/system/dbus-org.freedesktop.resolve1.service', false],
  ['bin/kubectl', true],
  ['bin/kubectl-krew', false],
  ['ops/kubeconfig', false],
  ['kube/config.yaml', true],
])('%s may be missed: %s', (path, expected) => {
  expect(isMissed(path)).toBe(expected);
});

test('without git a folder that cannot be entered is reported, and what lies beside it is read', () => {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'closed-')));
  const deep = (count: number): string => Array.from({ length: count }, () => 'd'.repeat(200)).join('/');
  const [inner, outer] = [join(base, 'inner'), join(base, deep(12))];
  try {
    mkdirSync(join(inner, deep(10)), { recursive: true });
    mkdirSync(outer, { recursive: true });
    // Together longer than any path that the system takes.
    renameSync(inner, join(outer, 'inner'));
    writeFileSync(join(base, 'Corefile'), '. {\n    forward . 127.0.0.1\n}\n');
    const tree = openWorkingTree(base, { include: [], exclude: [], paths: [] });
    expect([...tree.files()].map(({ path }) => path)).toEqual(['Corefile']);
    expect(tree.notices.map(({ message }) => message.replace(/(?:(?:d{200}|inner)\/?)+/, 'DEEP'))).toEqual([
      'The folder DEEP could not be entered: nothing in it was read.',
    ]);
  } finally {
    renameSync(join(outer, 'inner'), inner);
    rmSync(base, { recursive: true, force: true });
  }
});

describe('a tree of more files than are looked at before they are opened', () => {
  test('reads none through what took the place of a file or a folder since git saw it', () => {
    initRepository(root);
    for (let index = 0; index < 1_001; index += 1) put(`many/f${index}.yaml`);
    for (const name of ['plain', 'to-outside', 'to-inside', 'to-ignored', 'folder', 'deleted']) put(`x/${name}.yaml`);
    put('moved/a.yaml');
    put('.gitignore', 'hidden.yaml\n');
    commit();
    put('hidden.yaml', 'hidden');
    for (const name of ['to-outside', 'to-inside', 'to-ignored', 'folder', 'deleted'])
      unlinkSync(join(root, `x/${name}.yaml`));
    symlinkSync(join(outside, 'secret.yaml'), join(root, 'x/to-outside.yaml'));
    symlinkSync('plain.yaml', join(root, 'x/to-inside.yaml'));
    symlinkSync('../hidden.yaml', join(root, 'x/to-ignored.yaml'));
    mkdirSync(join(root, 'x/folder.yaml'));
    rmSync(join(root, 'moved'), { recursive: true });
    writeFileSync(join(outside, 'a.yaml'), 'secret');
    symlinkSync(outside, join(root, 'moved'));
    const tree = openWorkingTree(root, ALL);
    const read = [...tree.files()].flatMap((file) => {
      file.read();
      const content = file.read();
      if (!Buffer.isBuffer(content)) return content.gone === true ? [] : [[file.path, content.unreadable]];
      return file.path.startsWith('many/') ? [] : [[file.path, content.toString()]];
    });
    expect(read).toEqual([
      ['.gitignore', 'hidden.yaml\n'],
      ['x/plain.yaml', 'x/plain.yaml'],
      ['x/to-inside.yaml', 'x/plain.yaml'],
    ]);
    // The one of a folder is also said as what is lost where the base could read it.
    expect([...new Set(tree.notices.map(({ message }) => message))].sort()).toEqual([
      'The submodule or nested repository x/folder.yaml was not read.',
      'moved is a link out of the tree and was not followed.',
      'moved/a.yaml is a link out of the tree and was not followed.',
      'x/to-ignored.yaml is a link to a file that git ignores, and was not read.',
      'x/to-outside.yaml is a link out of the tree and was not followed.',
    ]);
  });
});

test('only submodules that are wanted are named, in order', () => {
  const submodules = new Map([
    ['z/theme', 'b'],
    ['dns', 'a'],
    ['left/out', 'c'],
  ]);
  const named = submoduleNotices(submodules, (path) => path !== 'left/out');
  expect(named.map(({ at, submodule }) => [at.file.path, submodule])).toEqual([
    ['dns', { commit: 'a', matters: true }],
    ['z/theme', { commit: 'b', matters: false }],
  ]);
});

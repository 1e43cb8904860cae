/** What a repository is asked beside its listing: what it leaves out, why a file cannot be read, what a revision holds. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { UsageError } from '../../../src/core/text/usage-error.ts';
import { runGit, userExcludes } from '../../../src/read/tree/git.ts';
import { baseFiles, isNoText, linkTexts, openGitTree, touchedSince } from '../../../src/read/tree/git-tree.ts';
import { isPartialClone, listRevision, readBlobs, skippedEntries } from '../../../src/read/tree/objects.ts';
import { type FileTree, MAX_FILE_BYTES, openListings, type TreeOptions } from '../../../src/read/tree/tree.ts';
import {
  listLeftOut,
  listWorkingTree,
  openReader,
  openWorkingTree,
  readBelow,
  readNamedByRepository,
  readNamedByUser,
  workingTreeIds,
} from '../../../src/read/tree/working-tree.ts';
// What a file is missed by, the plug-ins say.
import '../../../src/judge/plugins.ts';
import { initRepository } from '../../support/git.ts';

const ALL: TreeOptions = { include: [], exclude: [], paths: [] };
let base = '';
let root = '';
beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'repository-')));
  root = join(base, 'repo');
  mkdirSync(root);
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/** Files by their paths from the root; a text that begins with `->` is a link. */
const lay = (files: Readonly<Record<string, string | Buffer>>): void => {
  for (const [path, text] of Object.entries(files)) {
    const at = join(root, path);
    mkdirSync(dirname(at), { recursive: true });
    if (typeof text === 'string' && text.startsWith('->')) symlinkSync(text.slice(2), at);
    else writeFileSync(at, text);
  }
};
const git = (...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
const commit = (): string => {
  git('add', '-A', '-f');
  git('commit', '-q', '-m', 'x');
  return git('rev-parse', 'HEAD');
};
const pathsOf = (tree: FileTree): readonly string[] => [...tree.files()].map((file) => file.path);
const messagesOf = (tree: FileTree): readonly string[] => tree.notices.map(({ message }) => message);
/** What is read, or the words in which it is refused. */
const answer = (act: () => Buffer | undefined): string | undefined => {
  try {
    return act()?.toString();
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return `refused: ${error.message.replaceAll(base, '')}`;
  }
};

describe.each(['git', 'plain'])('files beside the listing of a working tree (%s)', (kind) => {
  beforeEach(() => {
    if (kind === 'git') initRepository(root);
    lay({
      '.gitignore': 'ignored/\n*.log\n!kept.log\n',
      'a/.gitignore': '/own\n',
      'a/own': 'own',
      'a/b/own': 'a/b/own',
      'a/x.log': 'log',
      'a/kept.log': 'kept',
      'ignored/x.yaml': 'ignored',
      'README.md': 'readme',
      'rules.mdc': 'rules',
      'a/testdata/x.yaml': 'testdata',
      'a/x.yaml': 'x',
      'to-a': '->a',
      'a/b/back': '->..',
      'to-ignored': '->ignored/x.yaml',
      'to-git': '->.git/HEAD',
      'to-nothing': '->none',
      out: '->/etc/hostname',
    });
  });

  test('a path is read, or said why not', () => {
    const git = 'it is in git’s own folder, which is never read';
    const rows: readonly (readonly [string, string | undefined, string | undefined])[] = [
      ['a/x.yaml', 'x', undefined],
      ['./a//x.yaml', 'x', undefined],
      ['README.md', 'readme', undefined],
      ['a/testdata/x.yaml', 'testdata', undefined],
      ['to-a/x.yaml', 'x', undefined],
      ['a/kept.log', 'kept', undefined],
      ['a/b/own', 'a/b/own', undefined],
      ['a/own', undefined, 'git ignores it'],
      ['to-a/own', undefined, 'git ignores it'],
      ['a/b/back/x.yaml', 'x', undefined],
      ['a/b/back/own', undefined, 'git ignores it'],
      ['a/x.log', undefined, 'git ignores it'],
      ['ignored/x.yaml', undefined, 'git ignores it'],
      ['to-ignored', undefined, 'git ignores it'],
      ['.git/HEAD', undefined, git],
      ['to-git', undefined, kind === 'git' ? git : undefined],
      ['out', undefined, 'it is a link out of the repository'],
      ['../outside', undefined, 'it is outside the repository'],
      ['a', undefined, undefined],
      ['to-a', undefined, undefined],
      ['none', undefined, undefined],
      ['a/x.yaml/none', undefined, undefined],
      ['to-nothing', undefined, undefined],
    ];
    const tree = openWorkingTree(root, ALL);
    expect(rows.map(([path]) => [path, tree.read(path)?.toString(), tree.whyUnread?.(path)])).toEqual(rows);
  });

  test('a line of .gitignore that is of folders is of no file', () => {
    lay({ 'b/.gitignore': 'one/\ntwo.yaml/\n', 'b/two.yaml': 'two', 'b/one/x': '' });
    const tree = openWorkingTree(root, ALL);
    expect(['b/two.yaml', 'b/one/x', 'b/one'].map((path) => tree.isIgnored?.(path))).toEqual([false, true, false]);
    expect(tree.read('b/two.yaml')?.toString()).toBe('two');
  });

  test('git’s ignoring is reported of any path, there or not', () => {
    const tree = openWorkingTree(root, ALL);
    const paths = ['a/own', 'a/x.log', 'a/kept.log', 'ignored/any/file', 'a/none.yaml'];
    expect(paths.filter((path) => tree.isIgnored?.(path))).toEqual(['a/own', 'a/x.log', 'ignored/any/file']);
  });

  test('what the selection leaves out is said with its reason, and named below the folder that is asked for', () => {
    const options: TreeOptions = { include: ['**/*.yaml', '**/*.md'], exclude: ['a/x.*'], paths: [] };
    const left = listLeftOut(root, options).map(({ path, because, read }) => [path, because, read()?.toString()]);
    const none = 'None of the configuration’s `paths.include` names it.';
    expect(left.filter(([path]) => !path?.startsWith('to-') && path !== 'out' && path !== 'a/b/back')).toEqual([
      ['.gitignore', none, 'ignored/\n*.log\n!kept.log\n'],
      ['README.md', 'Markdown is never read.', 'readme'],
      ['a/.gitignore', none, '/own\n'],
      ['a/b/own', none, 'a/b/own'],
      ['a/kept.log', none, 'kept'],
      ['a/testdata/x.yaml', 'Nothing below a directory called testdata is read.', 'testdata'],
      ['a/x.yaml', 'The configuration’s `paths.exclude` names it.', 'x'],
      ['rules.mdc', 'Markdown is never read.', 'rules'],
    ]);
    const tree = openWorkingTree(root, options);
    expect(tree.leftOutBelow?.('to-a/b')).toEqual(['to-a/b/back', 'to-a/b/own']);
    expect(tree.leftOutBelow?.('out')).toEqual([]);
    expect(tree.only).toBeUndefined();
    expect(openWorkingTree(root, { ...ALL, paths: ['./a/'] }).only).toEqual(['a']);
    expect(listLeftOut(root, { ...ALL, paths: ['README.md'] })).toEqual([]);
  });

  test('files that the user names are read whatever git says of them, and links only inside', () => {
    lay({ '../beside/f': 'beside', '../beside/l': '->f' });
    const read = (path: string): string | undefined => answer(() => readNamedByUser(root, path, join(root, path)));
    expect(['a/own', 'to-ignored', 'none', '../beside/f', '../beside/l', '../beside/none'].map(read)).toEqual([
      'own',
      'ignored',
      undefined,
      'beside',
      'beside',
      undefined,
    ]);
    expect(read('out')).toBe('refused: "out" cannot be read: it is a link out of the repository');
    expect(read('a')).toBe('refused: "a" cannot be read: it is not a regular file');
    expect(read('../beside')).toBe('refused: "../beside" cannot be read: it is not a regular file');
  });

  test('files that the repository names are read where git holds them or does not ignore them', () => {
    const read = (path: string): string | undefined => answer(() => readNamedByRepository(root, path));
    expect(['a/x.yaml', 'to-a/x.yaml', 'README.md', 'none'].map(read)).toEqual(['x', 'x', 'readme', undefined]);
    expect(read('a/own')).toBe('refused: "a/own" cannot be read: git ignores it');
    expect(read('to-ignored')).toBe('refused: "to-ignored" cannot be read: git ignores it');
    if (kind === 'git') {
      git('add', '-f', 'a/own', 'ignored');
      expect(['a/own', 'to-a/own', 'ignored/x.yaml'].map(read)).toEqual(['own', 'own', 'ignored']);
    }
  });

  test('a file that is named is read, whatever git says of it', () => {
    const tree = openWorkingTree(root, { ...ALL, paths: ['ignored/x.yaml', 'to-ignored'] });
    expect(pathsOf(tree)).toEqual(['ignored/x.yaml', 'to-ignored']);
    expect(['ignored/x.yaml', 'a/own'].map((path) => tree.read(path)?.toString())).toEqual(['ignored', undefined]);
  });

  test('links are followed as often as Linux follows them', () => {
    for (let index = 0; index < 41; index += 1) lay({ [`l${index}`]: index === 40 ? '->a/x.yaml' : `->l${index + 1}` });
    const tree = openWorkingTree(root, ALL);
    expect(['l1', 'l0'].map((path) => tree.read(path)?.toString())).toEqual(['x', undefined]);
  });

  test('a reader tells what is there, and reads what may be read', () => {
    const reader = openReader(root);
    expect(['a/own', 'to-nothing', 'a', 'none', 'a/x.yaml/none'].map(reader.has)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(['a/x.yaml', 'a/own', 'none'].map((path) => reader.read(path)?.toString())).toEqual([
      'x',
      undefined,
      undefined,
    ]);
    expect(readBelow(join(root, 'a'), 'own')?.toString()).toBe('own');
    expect(readBelow(root, 'out')).toBeUndefined();
    expect(answer(() => readBelow(join(root, 'README.md'), 'x'))).toBe('refused: /repo/README.md is not a directory');
  });

  test('of a folder that is named its own ignored files count as they lie', () => {
    expect(listWorkingTree(root, { ...ALL, paths: ['ignored'] })).toEqual(['ignored/x.yaml']);
    const tree = openWorkingTree(root, { ...ALL, paths: ['ignored'] });
    expect(tree.read('ignored/x.yaml')?.toString()).toBe('ignored');
    expect(tree.whyUnread?.('a/own')).toBe('git ignores it');
  });

  test('what cannot be named is refused', () => {
    const paths = ['out', '.git/HEAD', 'to-nothing', 'none'];
    const open = (path: string) => void openWorkingTree(root, { ...ALL, paths: [path] });
    expect(paths.map((path) => answer(() => open(path) as undefined))).toEqual([
      'refused: out is a link out of the directory that is scanned',
      'refused: .git/HEAD is in git’s own folder, which is never read',
      'refused: to-nothing does not exist',
      'refused: none does not exist',
    ]);
  });

  test('links to what is ignored and into git’s folder are said where they may be missed', () => {
    lay({ 'i.yaml': '->ignored/x.yaml', 'g.yaml': '->.git/HEAD', 'i.png': '->ignored/x.yaml', 'g.png': '->.git/HEAD' });
    const tree = openWorkingTree(root, ALL);
    expect(pathsOf(tree).filter((path) => /^[ig]\./.test(path))).toEqual([]);
    expect(messagesOf(tree).filter((one) => /^[ig]\./.test(one))).toEqual([
      kind === 'git' ? 'g.yaml is in git’s own folder, which is never read.' : 'g.yaml is a link to nothing.',
      'i.yaml is a link to a file that git ignores, and was not read.',
    ]);
    const named = openWorkingTree(root, { ...ALL, paths: ['i.yaml'] });
    expect([...named.files()].map((file) => file.read().toString())).toEqual(['ignored']);
  });

  test('ids are those that git gives, of files that lie at their own path', () => {
    // More than is read at once.
    const large = 'x'.repeat(1024 * 1024 + 1);
    lay({ 'a/large': large });
    const paths = ['a/x.yaml', 'a/large', 'to-a/x.yaml', 'to-a', 'a', 'none', '.git/HEAD'];
    const seen: string[] = [];
    const ids = workingTreeIds(root, paths, '0'.repeat(40), (path) => seen.push(path));
    expect([...ids]).toEqual([
      ['a/x.yaml', 'c1b0730e0133447badcfd47fd144e254807b06e1'],
      ['a/large', createHash('sha1').update(`blob ${large.length}\0${large}`).digest('hex')],
    ]);
    expect(seen).toEqual(['a/x.yaml']);
    expect(workingTreeIds(root, ['a/x.yaml'], '0'.repeat(64)).get('a/x.yaml')).toBe(
      '4b6cea43da6e13c24f191bcb97b51a58781d1ccdd8281d96291a2582f5177b78',
    );
  });
});

describe('a work tree of git', () => {
  beforeEach(() => {
    initRepository(root);
  });

  test('what the user ignores everywhere is left out where git does not hold it', () => {
    lay({ 'mine.txt': 'mine', 'held.txt': 'held', '../ignored': '*.txt\n', '../settings': '' });
    git('add', 'held.txt');
    writeFileSync(join(base, 'settings'), `[core]\n\texcludesFile = ${join(base, 'ignored')}\n`);
    const before = process.env.GIT_CONFIG_GLOBAL;
    process.env.GIT_CONFIG_GLOBAL = join(base, 'settings');
    try {
      expect(userExcludes(root)).toEqual(['-c', `core.excludesFile=${join(base, 'ignored')}`]);
      expect(listWorkingTree(root, ALL)).toEqual(['held.txt']);
      process.env.GIT_CONFIG_GLOBAL = '/dev/null';
      expect(userExcludes(root)).toEqual([]);
      expect(listWorkingTree(root, ALL)).toEqual(['held.txt', 'mine.txt']);
    } finally {
      if (before === undefined) delete process.env.GIT_CONFIG_GLOBAL;
      else process.env.GIT_CONFIG_GLOBAL = before;
    }
  });

  test('a folder that git ignores is listed where it is named, by its own files of ignoring', () => {
    lay({
      '.gitignore': 'build/\n',
      'build/.gitignore': '*.log\n',
      'build/a.log': '',
      'build/b.yaml': 'b',
      'build/deep/c.log': '',
    });
    expect(listWorkingTree(root, { ...ALL, paths: ['build'] })).toEqual(['build/.gitignore', 'build/b.yaml']);
    const tree = openWorkingTree(root, { ...ALL, paths: ['build'] });
    expect([tree.read('build/b.yaml')?.toString(), tree.whyUnread?.('build/deep/c.log')]).toEqual([
      'b',
      'git ignores it',
    ]);
  });

  test('lines of .gitignore that would take long are left out', () => {
    lay({
      '.gitignore': `${'x'.repeat(301)}\n${'y'.repeat(300)}\n*a*b*c*d*\n*e*f*g*\n`,
      x: '',
    });
    const tree = openWorkingTree(root, ALL);
    const paths = ['x'.repeat(301), 'y'.repeat(300), 'abcd', 'efg'];
    expect(paths.map((path) => tree.isIgnored?.(path))).toEqual([false, true, false, true]);
  });

  test('an index that git cannot read is wrong use, in one line of git’s own', () => {
    lay({ 'a.yaml': 'a' });
    git('add', 'a.yaml');
    writeFileSync(join(root, '.git/index'), 'garbage');
    expect(() => openWorkingTree(root, ALL)).toThrow(/^git cannot list the files: fatal: [^\n]*$/);
  });

  test('git that waits for somebody to write its list of ignored files is not waited for', () => {
    lay({ 'a.yaml': 'a' });
    const list = ['ls-files', '--others', '--exclude-standard'];
    expect(runGit(root, list, { timeout: 20_000 })).toMatchObject({ status: 0, stderr: '' });
    execFileSync('mkfifo', [join(root, '.gitignore')]);
    expect(runGit(root, list, { timeout: 500 })).toMatchObject({
      status: -1,
      stderr: 'it did not end within 0.5 seconds',
    });
  });

  test('only a top level is asked, by nobody’s settings but ours', () => {
    lay({ 'sub/x': '' });
    const asked = runGit(join(root, 'sub'), ['status']);
    expect([asked.status, asked.absent, asked.stderr]).toEqual([
      -1,
      undefined,
      `${join(root, 'sub')} is not the top level of a git work tree`,
    ]);
    expect(runGit(join(base, 'none'), ['status']).status).toBe(-1);
    expect(runGit(root, ['no-such-command']).status).toBeGreaterThan(0);
    expect(runGit(root, ['hash-object', '--stdin'], { input: 'x' }).stdout.toString()).toBe(
      'c1b0730e0133447badcfd47fd144e254807b06e1\n',
    );
    expect(runGit(root, ['version'], { maxOutputBytes: 1 })).toMatchObject({
      status: -1,
      stderr: expect.stringContaining('ENOBUFS'),
    });
    const path = process.env.PATH;
    process.env.PATH = join(base, 'none');
    try {
      expect(runGit(root, ['version'])).toMatchObject({ status: -1, absent: true, stderr: 'git is not installed' });
      // Listed by hand, with what .gitignore says.
      expect(listWorkingTree(root, ALL)).toEqual(['sub/x']);
    } finally {
      process.env.PATH = path;
    }
  });

  test.each([
    [{}, 'none', '/dev/null'],
    [{ fetches: true }, 'https:http:file', undefined],
    [{ userSettings: true }, 'none', undefined],
  ])('with %j programs of the environment stay out of sight', (options, protocols, settings) => {
    const kept = { ...process.env };
    Object.assign(process.env, {
      GIT_SSH_COMMAND: 'x',
      PAGER: 'x',
      SSH_ASKPASS: 'x',
      GIT_CONFIG_COUNT: '0',
      KEPT: 'y',
    });
    delete process.env.GIT_CONFIG_GLOBAL;
    try {
      const allowed = runGit(root, ['config', '--get', 'protocol.allow'], options).stdout.toString();
      expect(allowed).toBe('fetches' in options ? 'user\n' : 'never\n');
      const { stdout } = runGit(root, ['-c', 'alias.show-env=!env', 'show-env'], options);
      const seen = new Map(
        stdout
          .toString()
          .split('\n')
          .map((line): [string, string] => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
      );
      expect(
        [
          'GIT_SSH_COMMAND',
          'PAGER',
          'SSH_ASKPASS',
          'KEPT',
          'GIT_ALLOW_PROTOCOL',
          'GIT_CONFIG_GLOBAL',
          'GIT_CONFIG_COUNT',
          'LC_ALL',
        ].map((name) => seen.get(name)),
      ).toEqual([undefined, undefined, '', 'y', protocols, settings, settings === undefined ? '0' : undefined, 'C']);
    } finally {
      for (const name of Object.keys(process.env)) if (!(name in kept)) delete process.env[name];
      Object.assign(process.env, kept);
    }
  });

  test('encodings are taken from every file of attributes above a path', () => {
    const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');
    lay({
      '.gitattributes': '*.wide working-tree-encoding=UTF-16LE\n*.none -working-tree-encoding\n',
      'a/b/x.wide': wide('é'),
      'x.none': 'é',
      'y.yaml': 'é',
      'vendor/z.wide': wide('z'),
      link: '->a/b/x.wide',
    });
    const tree = openWorkingTree(root, ALL);
    const read = (path: string) =>
      [...tree.files()]
        .find((file) => file.path === path)
        ?.read()
        .toString();
    expect(['a/b/x.wide', 'x.none', 'y.yaml', 'link'].map(read)).toEqual(['é', 'é', 'é', 'é']);
    expect(tree.read('vendor/z.wide')?.toString()).toBe('z');
    const below = openWorkingTree(root, { ...ALL, paths: ['a/b'] });
    expect([...below.files()].map((file) => file.read().toString())).toEqual(['é']);
    lay({ 'own/.gitattributes': 'f working-tree-encoding=latin1\n', 'own/f': Buffer.from([0xe9]), 'own/g': 'é' });
    const own = openWorkingTree(root, { ...ALL, paths: ['own/f', 'own/g'] });
    expect([...own.files()].map((file) => file.read().toString())).toEqual(['é', 'é']);
  });

  test('encodings are taken from files of attributes deep in the tree, on the way to a path, and out of sight', () => {
    const latin = Buffer.from([0xe9]);
    lay({ 'p/q/.gitattributes': 'f working-tree-encoding=latin1\n', 'p/q/r/f': latin, 'x.gitattributes': 'é' });
    const read = (paths: readonly string[]): readonly string[] =>
      [...openWorkingTree(root, { ...ALL, paths }).files()].map((file) => `${file.path} ${file.read().toString()}`);
    const all = ['p/q/.gitattributes f working-tree-encoding=latin1\n', 'p/q/r/f é', 'x.gitattributes é'];
    expect(read([])).toEqual(all);
    expect(read(['p/q/r/f'])).toEqual(['p/q/r/f é']);
    git('add', '-A');
    git('update-index', '--skip-worktree', 'p/q/.gitattributes');
    rmSync(join(root, 'p/q/.gitattributes'));
    expect(read([])).toEqual(all.slice(1));
    expect(read(['p/q/r/f'])).toEqual(['p/q/r/f é']);
    expect(read(['p/q/r'])).toEqual(['p/q/r/f é']);
    expect(
      openWorkingTree(root, { ...ALL, paths: ['x.gitattributes'] })
        .read('p/q/r/f')
        ?.toString(),
    ).not.toBe('é');
  });

  test('what a sparse checkout leaves out did not change, by a listing or without one', () => {
    lay({ 'a.yaml': 'a', 'b.yaml': 'b' });
    commit();
    git('update-index', '--skip-worktree', 'a.yaml');
    rmSync(join(root, 'a.yaml'));
    const listings = openListings();
    openWorkingTree(root, { ...ALL, listings });
    for (const options of [ALL, { ...ALL, listings }]) {
      const compared = baseFiles(root, 'HEAD', options);
      expect(compared !== undefined && 'changed' in compared && [...compared.changed]).toEqual([]);
    }
    expect(listings.folders.get('')?.skipped.size).toBe(1);
  });

  test('files that are absent say why where they may be missed', () => {
    lay({ 'dns/a.yaml': 'a', 'dns/b.yaml': 'b', 'gone.yaml': 'g', 'x.png': 'x' });
    commit();
    git('sparse-checkout', 'set', '--no-cone', '/gone.yaml');
    rmSync(join(root, 'gone.yaml'));
    const tree = openWorkingTree(root, ALL);
    expect(pathsOf(tree)).toEqual([]);
    expect(messagesOf(tree)).toEqual([
      'dns/a.yaml is not checked out (a sparse checkout).',
      'A sparse checkout leaves out files that git tracks, such as dns/a.yaml; they were not read.',
      'dns/b.yaml is not checked out (a sparse checkout).',
    ]);
    expect([...skippedEntries(root).keys()]).toEqual(['dns/a.yaml', 'dns/b.yaml', 'x.png']);
    expect(touchedSince(root, 'HEAD')).toEqual(new Set(['gone.yaml']));
  });

  test('a submodule is named with its commit, and each path in it says why it is not read', () => {
    lay({ 'a.yaml': 'a' });
    git('update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},deploy/dns`);
    git('add', 'a.yaml');
    git('commit', '-q', '-m', 'x');
    mkdirSync(join(root, 'deploy/dns'), { recursive: true });
    const tree = openWorkingTree(root, ALL);
    expect(tree.notices.map(({ kind, submodule }) => [kind, submodule?.commit])).toEqual([
      ['not-modelled', '1'.repeat(40)],
      ['unreadable', undefined],
    ]);
    const compared = baseFiles(root, 'HEAD', ALL);
    if (compared === undefined || 'because' in compared) throw new Error('no base');
    const paths = ['deploy/dns', 'deploy/dns/Corefile', 'deploy/dns-other/Corefile', 'other/deploy/dns/', 'a.yaml'];
    const because = 'it is in the submodule deploy/dns';
    const expected = [because, because, undefined, undefined, undefined];
    for (const { whyUnread, submoduleOf } of [tree, compared]) {
      expect(paths.map((path) => whyUnread?.(path))).toEqual(expected);
      expect(paths.map((path) => submoduleOf?.(path))).toEqual(expected.map((one) => one && 'deploy/dns'));
    }
    expect(compared.notices).toEqual(tree.notices.slice(0, 1));
  });

  test('what is touched is all that differs, with links and new files', () => {
    lay({ 'a.yaml': 'a', 'README.md': 'r', 'vendor/v.yaml': 'v', link: '->a.yaml', same: 's' });
    commit();
    expect(touchedSince(root, 'HEAD')).toEqual(new Set(['link']));
    lay({ 'a.yaml': 'b', 'README.md': 's', 'vendor/v.yaml': 'w', new: 'n' });
    expect(touchedSince(root, 'HEAD')).toEqual(new Set(['link', 'a.yaml', 'README.md', 'vendor/v.yaml', 'new']));
    expect(touchedSince(root, 'none')).toBeUndefined();
  });
});

describe('a revision', () => {
  let id = '';
  beforeEach(() => {
    initRepository(root);
    lay({
      'a/x.yaml': 'x',
      'a/testdata/t.yaml': 't',
      'b/y.conf': 'y',
      'README.md': 'r',
      'to-a': '->a',
      'to-x.yaml': '->a/x.yaml',
      'out.yaml': '->../beside/s',
      'out.png': '->/etc/hostname',
      'round.yaml': '->round.yaml',
      'long.yaml': `->${'d/'.repeat(2040)}`,
    });
    id = commit();
  });
  const open = (options: TreeOptions = ALL): FileTree => {
    const tree = openGitTree(root, 'HEAD', options);
    if ('because' in tree) throw new Error(tree.because);
    return tree;
  };

  test('is listed as the working tree is, with links in their place', () => {
    const tree = open();
    expect([tree.label, tree.revision]).toEqual([`revision ${id}`, id]);
    expect([...tree.files()].map(({ path, named, read }) => [path, named, read().toString()])).toEqual([
      ['a/x.yaml', undefined, 'x'],
      ['b/y.conf', undefined, 'y'],
      ['to-x.yaml', undefined, 'x'],
    ]);
    expect(messagesOf(tree)).toEqual(['out.yaml is a link out of the tree and was not followed.']);
    const some = open({ ...ALL, include: ['**/*.yaml'], paths: ['README.md', 'a', 'a/testdata'] });
    expect([...some.files()].map(({ path, named }) => [path, named])).toEqual([
      ['README.md', true],
      ['a/testdata/t.yaml', undefined],
      ['a/x.yaml', undefined],
    ]);
    expect(['to-a/x.yaml', 'a', 'none', 'out.yaml', 'round.yaml'].map((path) => tree.read(path)?.toString())).toEqual([
      'x',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('is compared: what it holds of changed paths, and how it is asked for others', () => {
    lay({ 'b/y.conf': 'changed', 'new.yaml': 'new' });
    const compared = baseFiles(root, 'HEAD', ALL, ['README.md', 'none']);
    if (compared === undefined || 'because' in compared) throw new Error('no base');
    expect([...compared.changed].sort()).toEqual([
      'b/y.conf',
      'long.yaml',
      'new.yaml',
      'out.png',
      'out.yaml',
      'round.yaml',
      'to-a',
      'to-x.yaml',
    ]);
    expect([...compared.old].map(([path, bytes]) => [path, bytes.toString()])).toEqual([
      ['b/y.conf', 'y'],
      ['to-x.yaml', 'x'],
    ]);
    expect(['to-a/x.yaml', 'none', 'out.yaml'].map((path) => compared.read?.(path)?.toString())).toEqual([
      'x',
      undefined,
      undefined,
    ]);
    expect(['to-a/x.yaml', 'none', 'out.yaml'].map((path) => compared.whyUnread?.(path))).toEqual([
      undefined,
      undefined,
      'it is a link out of the repository',
    ]);
    expect(compared.leftOutBelow?.('')).toEqual(['README.md', 'a/testdata/t.yaml']);
    expect(compared.leftOutBelow?.('to-a')).toEqual(['to-a/testdata/t.yaml']);
    expect(compared.leftOutBelow?.('out.yaml')).toEqual([]);
    lay({ 'README.md': 'other' });
    const more = baseFiles(root, id, ALL, ['README.md']);
    expect(more !== undefined && 'changed' in more && more.changed.has('README.md')).toBe(true);
  });

  test('is another one than the last that was listed', () => {
    rmSync(join(root, 'b'), { recursive: true });
    const second = commit();
    const listed = (revision: string): readonly string[] =>
      [...(listRevision(root, revision)?.byPath.values() ?? [])].map(({ path }) => path);
    const difference = listed(id).filter((path) => !listed(second).includes(path));
    expect([difference, listed(id).length - listed(second).length]).toEqual([['b/y.conf'], 1]);
  });

  test('holds links by their texts; one longer than any path leads to nothing', () => {
    const links = [...(listRevision(root, id)?.byPath.values() ?? [])].filter(({ link }) => link);
    expect([...linkTexts(root, id, links)].map(([path, text]) => [path, text?.slice(0, 12)])).toEqual([
      ['long.yaml', 'd/d/d/d/d/d/'],
      ['out.png', '/etc/hostnam'],
      ['out.yaml', '../beside/s'],
      ['round.yaml', 'round.yaml'],
      ['to-a', 'a'],
      ['to-x.yaml', 'a/x.yaml'],
    ]);
    const large = git('hash-object', '-w', 'a/x.yaml');
    const [longest, longer] = [4096, 4097].map((length) => {
      writeFileSync(join(root, 'large'), 'd'.repeat(length));
      return git('hash-object', '-w', 'large');
    });
    const texts = linkTexts(root, id, [
      { path: 'k', id: longest ?? '' },
      { path: 'l', id: longer ?? '' },
      { path: 'm', id: '1'.repeat(40) },
      { path: 'n', id: large },
    ]);
    expect([...texts]).toEqual([
      ['k', 'd'.repeat(4096)],
      ['l', ''],
      ['m', undefined],
      ['n', 'x'],
    ]);
    expect(linkTexts(root, id, []).size).toBe(0);
  });

  test('gives contents by their ids, and says what is missing or no file', () => {
    const blob = git('rev-parse', 'HEAD:a/x.yaml');
    const tree = git('rev-parse', 'HEAD:a');
    const found = readBlobs(root, id, [blob, tree, '1'.repeat(40)]);
    const missing = { unreadable: 'its content is not in this clone, or damaged', missing: true };
    expect([found.get(blob)?.toString(), found.get(tree), found.get('1'.repeat(40))]).toEqual(['x', missing, missing]);
    expect(readBlobs(root, id, []).size).toBe(0);
  });

  test('holds names with tabs, and none that are no UTF-8', () => {
    lay({ 'tab\there.yaml': 'tab' });
    writeFileSync(Buffer.concat([Buffer.from(`${root}/n`), Buffer.from([0xff])]), 'x');
    const tree = ((id) => [...(listRevision(root, id)?.byPath.values() ?? [])].map(({ path }) => path))(commit());
    expect(tree.filter((path) => /tab|^n/.test(path))).toEqual(['tab\there.yaml']);
    rmSync(Buffer.concat([Buffer.from(`${root}/n`), Buffer.from([0xff])]));
    lay({ 'n\ufffd': 'x' });
    const other = [...(listRevision(root, commit())?.byPath.values() ?? [])].map(({ path }) => path);
    expect(other.filter((path) => path.startsWith('n'))).toEqual(['n\ufffd']);
  });

  test('is not had where another folder lies under the name of one of its own', () => {
    const fileOf = (name: string): string => join(root, '.git/objects', name.slice(0, 2), name.slice(2));
    const [from, to] = [git('rev-parse', 'HEAD:b'), git('rev-parse', 'HEAD:a')].map(fileOf);
    rmSync(to ?? '');
    copyFileSync(from ?? '', to ?? '');
    expect(listRevision(root, id)).toBeUndefined();
  });

  test('gives files up to their bound', () => {
    const blobOf = (size: number): string => {
      writeFileSync(join(root, 'large'), '');
      truncateSync(join(root, 'large'), size);
      return git('-c', 'core.looseCompression=1', 'hash-object', '-w', 'large');
    };
    const [at, above] = [blobOf(MAX_FILE_BYTES), blobOf(MAX_FILE_BYTES + 1)];
    const found = readBlobs(root, id, [at, above]);
    expect([found.get(at)?.toString().length, found.get(above)]).toEqual([
      MAX_FILE_BYTES,
      { unreadable: 'it has more than 64 MiB', missing: false, bound: true },
    ]);
  });

  test('of a partial clone is asked for what is there alone', () => {
    const [x, y] = [git('rev-parse', 'HEAD:a/x.yaml'), git('rev-parse', 'HEAD:b/y.conf')];
    git('config', 'remote.origin.promisor', 'true');
    git('config', 'remote.origin.url', join(base, 'none'));
    git('config', 'extensions.partialclone', 'origin');
    rmSync(join(root, '.git/objects', x.slice(0, 2), x.slice(2)));
    const found = readBlobs(root, id, [x, y]);
    expect([found.get(x), found.get(y)?.toString()]).toEqual([
      { unreadable: 'its content is not in this clone, or damaged', missing: true },
      'y',
    ]);
  });

  test('is not had where a folder of it is missing, or the commit is no commit', () => {
    const folder = git('rev-parse', 'HEAD:a/testdata');
    rmSync(join(root, '.git/objects', folder.slice(0, 2), folder.slice(2)));
    const because = `the folders of commit ${id.slice(0, 12)} are not in this clone, or damaged`;
    expect(openGitTree(root, id, ALL)).toEqual({ because });
    expect(baseFiles(root, id, ALL)).toEqual({ because });
    expect(touchedSince(root, id)).toBeUndefined();
    expect(baseFiles(root, 'HEAD:a', ALL)).toBeUndefined();
  });

  test('is not had where a changed file or a link is missing, unless it has no text', () => {
    lay({ 'b/y.conf': 'changed', 'p.png': 'p' });
    const lose = (name: string): void => {
      const lost = git('rev-parse', `HEAD:${name}`);
      rmSync(join(root, '.git/objects', lost.slice(0, 2), lost.slice(2)));
    };
    git('add', 'p.png');
    git('commit', '-q', '-m', 'y');
    lay({ 'p.png': 'q' });
    lose('p.png');
    const compared = baseFiles(root, 'HEAD', ALL);
    expect(compared !== undefined && 'old' in compared && [...compared.old.keys()]).toEqual(['b/y.conf', 'to-x.yaml']);
    const head = git('rev-parse', 'HEAD').slice(0, 12);
    lose('b/y.conf');
    expect(baseFiles(root, 'HEAD', ALL)).toEqual({
      because: `b/y.conf of commit ${head} is not in this clone, or damaged`,
    });
    lose('to-x.yaml');
    expect(baseFiles(root, 'HEAD', { ...ALL, paths: ['to-x.yaml'] })).toEqual({
      because: `to-x.yaml of commit ${head} is not in this clone, or damaged`,
    });
  });

  test.each([
    [[], false],
    [['remote.origin.promisor', 'true'], true],
    [['extensions.partialclone', 'origin'], true],
    [['remote.origin.url', 'x'], false],
  ])('is of a partial clone with %j: %s', (setting, expected) => {
    if (setting.length > 0) git('config', ...setting);
    expect(isPartialClone(root)).toBe(expected);
  });
});

test.each([
  ['a.PNG', true],
  ['a.jpeg', true],
  ['a.tgz', true],
  ['a.yaml', false],
  ['png', false],
  ['a.png.yaml', false],
])('%s has no text: %s', (path, expected) => {
  expect(isNoText(path)).toBe(expected);
});

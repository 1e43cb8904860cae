/** The root of a scan, links of a tree that is not on the disk, and files that are written. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { UsageError } from '../../../src/core/text/usage-error.ts';
import { followRecorded, shownBelow } from '../../../src/read/tree/links.ts';
import { overlayTree } from '../../../src/read/tree/overlay.ts';
import { findProgram, searchPath } from '../../../src/read/tree/process.ts';
import {
  appendToExisting,
  fileSize,
  readTextFile,
  rewriteFile,
  writeNewFile,
  writeReportFile,
} from '../../../src/read/tree/runner-files.ts';
import { findScanRoot, lookBelow } from '../../../src/read/tree/scan-root.ts';
import type { FileTree } from '../../../src/read/tree/tree.ts';

let base = '';
let root = '';
beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'places-')));
  root = join(base, 'repo');
  mkdirSync(root);
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/** Files by their paths from `base`; a text that begins with `->` is a link, a path that ends with `/` a folder. */
const lay = (files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) {
    const at = join(base, path);
    mkdirSync(path.endsWith('/') ? at : dirname(at), { recursive: true });
    if (text.startsWith('->')) symlinkSync(text.slice(2), at);
    else if (!path.endsWith('/')) writeFileSync(at, text);
  }
};
const GIT = (path: string): Readonly<Record<string, string>> => ({
  [`${path}/.git/HEAD`]: 'ref: refs/heads/main\n',
  [`${path}/.git/objects/`]: '',
  [`${path}/.git/refs/`]: '',
});
/** What is thrown, in words without the folder of the test. */
const refused = (act: () => unknown): string | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return error.message.replaceAll(base, '');
  }
};

describe('the root of a scan', () => {
  const found = (cwd: string, ...paths: readonly string[]) => {
    const one = findScanRoot(join(base, cwd), paths);
    return [one.root.slice(base.length), one.paths.join(' '), one.common, one.git, one.cwd.slice(base.length)];
  };
  beforeEach(() => lay({ ...GIT('repo'), 'repo/a/b/x': '', 'repo/a/c/y': '', 'repo/d/z': '', 'plain/e/f': '' }));

  test.each<[string, string, readonly string[], readonly unknown[]]>([
    ['the top level of the work tree', 'repo/a/b', ['.'], ['/repo', 'a/b', 'a/b', true, '/repo/a/b']],
    ['whole where it is named', 'repo/a', ['..', 'b'], ['/repo', '', '', true, '/repo/a']],
    ['the same by an absolute path', 'plain', ['../repo/d'], ['/repo', 'd', 'd', true, '/plain']],
    ['with the folder that holds all', 'repo', ['a/b', 'a/c/y'], ['/repo', 'a/b a/c/y', 'a', true, '/repo']],
    ['with a file’s folder', 'repo', ['a/c/y'], ['/repo', 'a/c/y', 'a/c', true, '/repo']],
    ['with nothing in common', 'repo', ['a/b', 'd'], ['/repo', 'a/b d', '', true, '/repo']],
    ['the working directory without git', 'plain', ['e/f', 'e'], ['/plain', 'e/f e', 'e', false, '/plain']],
    ['the folder itself without git, elsewhere', '.', ['plain'], ['', 'plain', 'plain', false, '']],
    ['a folder that lies elsewhere, alone', 'plain/e', ['..'], ['/plain', '', '', false, '/plain/e']],
    [
      'the folder of a file that lies elsewhere',
      'repo/../plain/e',
      ['../e/f'],
      ['/plain/e', 'f', '', false, '/plain/e'],
    ],
    ['for no path at all the working directory', 'repo/a', [], ['/repo/a', '', '', false, '/repo/a']],
  ])('is %s', (_, cwd, paths, expected) => {
    expect(found(cwd, ...paths)).toEqual(expected);
  });
  test('is that of what a link on the way leads to', () => {
    lay({ 'repo/a/up': '->../d', 'repo/a/there': `->${join(base, 'repo/d')}` });
    for (const link of ['up', 'there'])
      expect(found('repo', `a/${link}/z`)).toEqual(['/repo', 'd/z', 'd', true, '/repo']);
  });
  test('is the folder of a file outside of the working directory', () => {
    lay({ 'other/g': '' });
    expect(found('plain', '../other/g')).toEqual(['/other', 'g', '', false, '/plain']);
  });
  test.each<[string, readonly string[], string]>([
    ['repo', ['a', '../plain'], '../plain is outside the git work tree /repo, which holds the other paths'],
    ['repo', ['../plain', 'a'], '../plain is outside the git work tree /repo, which holds the other paths'],
    ['.', ['repo', 'second'], 'repo and second are in two git work trees, /repo and /second; scan them one by one'],
    ['repo', ['../plain'], '../plain is outside the git work tree /repo; change to its folder first'],
    ['plain', ['e', '../third'], '../third is outside the scanned directory'],
    ['repo', ['none'], 'the path "none" does not exist'],
    ['repo', ['d/z/none'], 'the path "d/z/none" does not exist'],
    ['repo', ['a/out'], 'a/out is a link out of the directory that is scanned'],
    ['repo', ['a/out/e'], 'a/out/e is a link out of the directory that is scanned'],
    ['repo', ['a/nothing'], 'the path "a/nothing" does not exist'],
    ['plain', ['round'], 'the path "round" does not exist'],
  ])('from %s, %j is refused', (cwd, paths, message) => {
    lay({
      ...GIT('second'),
      'third/g': '',
      'repo/a/out': '->../../plain',
      'repo/a/nothing': '->none',
      'plain/round': '->round',
    });
    expect(refused(() => findScanRoot(join(base, cwd), paths))).toBe(message);
  });
  test('keeps the name of a link inside of the tree, and follows those on the way', () => {
    lay({ 'repo/to-a': '->a', 'repo/to-y': '->a/c/y', 'repo/far': `->${join(base, 'repo/a')}`, way: '->repo' });
    expect(found('repo', 'to-a')).toEqual(['/repo', 'to-a', 'to-a', true, '/repo']);
    expect(found('repo', 'to-y')).toEqual(['/repo', 'to-y', '', true, '/repo']);
    expect(found('repo', 'to-a/b')).toEqual(['/repo', 'a/b', 'a/b', true, '/repo']);
    expect(found('repo', 'far/b')).toEqual(['/repo', 'a/b', 'a/b', true, '/repo']);
    expect(found('.', 'way/d')).toEqual(['/repo', 'd', 'd', true, '']);
  });
  test.each([
    [40, undefined],
    [41, 'l0/x does not exist'],
  ])('is looked for through %i links', (count, message) => {
    lay({ 'plain/end/x': '' });
    // `l1/` is no link any more, so that the kernel does not give up first.
    for (let index = 0; index < count; index += 1)
      lay({ [`plain/l${index}`]: index === count - 1 ? '->end' : `->l${index + 1}` });
    expect(refused(() => findScanRoot(join(base, 'plain'), ['l0/x']))?.replace('the path "l0/x"', 'l0/x')).toBe(
      message,
    );
  });
  test.each([
    [40, undefined],
    [41, 'does not exist'],
  ])('is looked for through %i links that each lead somewhere', (count, message) => {
    lay({ 'plain/x': '', 'plain/l': '->.' });
    const path = `${'l/'.repeat(count)}x`;
    expect(refused(() => findScanRoot(join(base, 'plain'), [path]))?.slice(-14)).toBe(message);
  });
});

describe('below a folder that is no work tree', () => {
  test('checkouts are found, three folders deep, and not looked into', () => {
    lay({
      ...GIT('one'),
      ...GIT('one/inner'),
      ...GIT('x/two'),
      ...GIT('x/y/three'),
      ...GIT('x/y/z/four'),
      ...GIT('.'),
    });
    // What is looked into is the folder's own .git, where a checkout lies around it.
    expect(lookBelow(base)).toEqual({ tops: ['one', 'x/two', 'x/y/three'], files: true });
  });
  test.each([
    [1997, ['a/b0/c']],
    [1998, []],
  ])('a checkout is found behind as many folders as are looked into: %i', (count, tops) => {
    lay({ ...GIT('repo/a/b0/c') });
    for (let index = 1; index < count; index += 1) mkdirSync(join(root, `a/b${index}`));
    expect(lookBelow(root).tops).toEqual(tops);
  });
  test('files are seen, and links are files', () => {
    expect(lookBelow(root)).toEqual({ tops: [], files: false });
    lay({ 'repo/a/b/c/d': '' });
    expect(lookBelow(root)).toEqual({ tops: [], files: true });
    lay({ 'linked/l': '->../repo' });
    expect(lookBelow(join(base, 'linked'))).toEqual({ tops: [], files: true });
    lay({ 'deep/a/b/c/d/e': '' });
    expect(lookBelow(join(base, 'deep'))).toEqual({ tops: [], files: false });
  });
});

describe('links of a tree that is not on the disk', () => {
  const links = new Map<string, string | undefined>([
    ['l', 'a/b'],
    ['a/up', '../c'],
    ['out', '../x'],
    ['far', '/etc'],
    ['again', 'l/../d'],
    ['round', 'round'],
    ['lost', undefined],
    ['dot', './a//b'],
  ]);
  test.each<[string, string | { readonly lost: string }]>([
    ['x/y', 'x/y'],
    ['x//./y', 'x/y'],
    ['l', 'a/b'],
    ['l/x', 'a/b/x'],
    ['a/up/x', 'c/x'],
    ['again', 'a/d'],
    ['dot/x', 'a/b/x'],
    ['out', { lost: 'outside' }],
    ['x/../..', { lost: 'outside' }],
    ['far/passwd', { lost: 'outside' }],
    ['round', { lost: 'nothing' }],
    ['lost/x', { lost: 'missing' }],
  ])('%s', (path, expected) => {
    expect(followRecorded(links)(path)).toEqual(expected);
  });
  test.each([
    [40, 'end'],
    [41, { lost: 'nothing' }],
  ])('%i in a row', (count, expected) => {
    const chain = Array.from({ length: count }, (_, index): [string, string] => [
      `l${index}`,
      index === count - 1 ? 'end' : `l${index + 1}`,
    ]);
    expect(followRecorded(new Map(chain))('l0')).toEqual(expected);
  });
  test('a chain that is too long makes no link of it too long', () => {
    const follow = followRecorded(new Map(Array.from({ length: 41 }, (_, index) => [`l${index}`, `l${index + 1}`])));
    expect(['l0', 'l1', 'l40'].map(follow)).toEqual([{ lost: 'nothing' }, 'l41', 'l41']);
    const ring = followRecorded(
      new Map([
        ['a', 'b'],
        ['b', 'c/../a'],
        ['d', 'a/x'],
        ['e', 'x/..'],
      ]),
    );
    expect(['d', 'a', 'e', 'b'].map(ring)).toEqual([{ lost: 'nothing' }, { lost: 'nothing' }, '', { lost: 'nothing' }]);
  });
  test('none leaves a path as it is', () => {
    expect(followRecorded(new Map())('x//y')).toBe('x//y');
  });
  test.each<[string, string, readonly string[]]>([
    ['l', 'a', ['l/x', 'l/y/z']],
    ['', '', ['a/x', 'a/y/z', 'ab/x']],
    ['l', '', ['l/a/x', 'l/a/y/z', 'l/ab/x']],
    ['', 'a', ['x', 'y/z']],
  ])('%j, which is %j, holds %j', (folder, real, expected) => {
    expect(shownBelow(folder, real, ['a/x', 'a/y/z', 'ab/x'])).toEqual(expected);
  });
});

test('a tree with other texts has their size and their bytes, and the rest as it was', () => {
  const tree: FileTree = {
    label: 'one',
    files: () => ['a', 'b'].map((path) => ({ path, size: 1, read: () => Buffer.from(path) })),
    read: (path) => (path === 'none' ? undefined : Buffer.from(path)),
    notices: [],
  };
  const changed = overlayTree(
    tree,
    new Map([
      ['b', 'bé'],
      ['new', 'n'],
    ]),
  );
  expect(changed.label).toBe('one, changed');
  expect([...changed.files()].map(({ path, size, read }) => [path, size, String(read())])).toEqual([
    ['a', 1, 'a'],
    ['b', 3, 'bé'],
  ]);
  expect(['a', 'b', 'new', 'none'].map((path) => changed.read(path)?.toString())).toEqual(['a', 'bé', 'n', undefined]);
});

describe('a program', () => {
  const put = (path: string, mode = 0o755): void => {
    lay({ [path]: '#!/bin/sh\n' });
    chmodSync(join(base, path), mode);
  };
  test('is the first of its name that can be started and is outside the tree, also by links', () => {
    put('repo/bin/tool');
    put('plain/tool', 0o644);
    put('real/tool');
    lay({
      'folder/tool/': '',
      'by-file/tool': '->../repo/bin/tool',
      'by-folder': '->repo/bin',
      'good/tool': '->../real/tool',
    });
    const path = (...names: readonly string[]): string => names.map((name) => join(base, name)).join(':');
    const of = (list: string): string | undefined => findProgram('tool', list, root)?.slice(base.length);
    expect(of(path('repo/bin', 'by-folder', 'by-file', 'folder', 'plain', 'none'))).toBeUndefined();
    expect(of(path('repo/bin', 'by-file', 'good', 'real'))).toBe('/good/tool');
    expect(of('')).toBeUndefined();
    expect(findProgram('tool', undefined, root)).toBeUndefined();
  });
  test('is looked for in absolute folders that are there', () => {
    lay({ 'good/': '', 'by-folder': '->repo' });
    const list = ['', '.', 'bin', join(base, 'none'), root, join(base, 'by-folder'), join(base, 'good')].join(':');
    expect(searchPath(list, root)).toEqual([join(base, 'good')]);
    expect(searchPath(undefined, root)).toEqual([]);
  });
});

describe('a file that the runner names', () => {
  test.each([
    [3, 'aé'],
    [4, 'aé'],
    [2, undefined],
  ])('is read up to %i bytes', (most, expected) => {
    lay({ f: 'aé' });
    expect(readTextFile(join(base, 'f'), most)).toBe(expected);
  });
  test('is no folder and has to be there', () => {
    expect(readTextFile(base, 100_000)).toBeUndefined();
    expect(readTextFile(join(base, 'none'), 10)).toBeUndefined();
    expect(readTextFile(join(base, 'none/x'), 10)).toBeUndefined();
  });
  test('has a size, and none where it is not there', () => {
    lay({ f: 'abc' });
    expect([fileSize(join(base, 'f')), fileSize(join(base, 'none'))]).toEqual([3, 0]);
  });
  test('is added to, and not made', () => {
    lay({ f: 'a' });
    appendToExisting(join(base, 'f'), 'b');
    expect(readFileSync(join(base, 'f'), 'utf8')).toBe('ab');
    expect(() => appendToExisting(join(base, 'none'), 'b')).toThrow('ENOENT');
  });
});

describe('a report', () => {
  const write = (path: string): string | undefined => refused(() => writeReportFile(root, path, 'text'));
  const textOf = (path: string): string | undefined =>
    existsSync(join(base, path)) ? readFileSync(join(base, path), 'utf8') : undefined;

  test.each([
    ['in the root', 'r', 'repo/r'],
    ['in folders that are made', 'a/b/r', 'repo/a/b/r'],
    ['over another one', 'old', 'repo/old'],
    ['through a link inside of the tree', 'in/r', 'repo/real/r'],
    ['outside of the tree', '../beside/r', 'beside/r'],
    ['outside of the tree through a link', '../way/r', 'beside/r'],
    ['in place of a link outside of the tree', '../link', 'beside/target'],
    ['in the tree by a link from outside', '../back/r', 'repo/r'],
    ['over another one by such a link', '../back/old', 'repo/old'],
  ])('is written %s, whole and alone', (_, path, at) => {
    lay({
      'repo/old': 'an older and longer one',
      'repo/real/': '',
      'repo/in': '->real',
      'beside/target': 'x',
      way: '->beside',
      link: '->beside/target',
      back: '->repo',
    });
    expect(write(path)).toBeUndefined();
    expect(textOf(at)).toBe('text');
    expect(readdirSync(dirname(join(base, at))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
  test.each([
    ['link', 'link is a link and is not written to'],
    ['nothing', 'nothing is a link and is not written to'],
    ['folder', 'folder is not a regular file'],
    ['out/r', 'out is a link out of the working directory'],
    ['out/a/r', 'out/a is a link out of the working directory'],
    ['broken/r', 'broken is a link out of the working directory'],
    ['to-git/r', 'to-git is a link into git’s own folder'],
    ['.git/config', '.git/config is in git’s own folder and is not written to'],
    ['a/.GIT./x', 'a/.GIT./x is in git’s own folder and is not written to'],
    ['old/r', 'old/r cannot be written (ENOTDIR)'],
    ['../way/link', '../way/link is a link and is not written to'],
    ['../back/link', '../back/link is a link and is not written to'],
    [`${'x'.repeat(250)}`, `${'x'.repeat(250)} cannot be written (ENAMETOOLONG)`],
  ])('is not written to %s', (path, message) => {
    lay({
      'repo/old': 'old',
      'repo/folder/': '',
      'repo/link': '->old',
      'repo/nothing': '->none',
      'repo/out': '->../beside',
      'repo/broken': '->none',
      'repo/.git/x/': '',
      'repo/to-git': '->.git/x',
      'beside/x': 'x',
      way: '->repo',
      back: '->way',
    });
    expect(write(path)).toBe(message);
    expect([textOf('repo/old'), textOf('beside/r'), textOf('repo/none'), textOf('repo/.git/x/r')]).toEqual([
      'old',
      undefined,
      undefined,
      undefined,
    ]);
  });
  test('is not written to git’s folder where the root is the whole disk', () => {
    lay({ 'repo/.git/config': 'old' });
    const path = join(root, '.git/config');
    expect(refused(() => writeReportFile('/', path, 'text'))).toBe(
      '/repo/.git/config is in git’s own folder and is not written to',
    );
    expect(textOf('repo/.git/config')).toBe('old');
  });
  test('keeps the mode of what it replaces', () => {
    lay({ 'repo/r': 'old' });
    chmodSync(join(root, 'r'), 0o640);
    write('r');
    expect(statSync(join(root, 'r')).mode & 0o777).toBe(0o640);
  });
  test('goes to a pipe that the user names, and leaves it one', () => {
    const pipe = join(base, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const handle = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      expect(write('../pipe')).toBeUndefined();
      const bytes = Buffer.alloc(10);
      expect(bytes.toString('utf8', 0, readSync(handle, bytes))).toBe('text');
    } finally {
      closeSync(handle);
    }
    expect(statSync(pipe).isFIFO()).toBe(true);
  });
  test('is written where the root is named through a link', () => {
    lay({ way: '->repo' });
    expect(refused(() => writeReportFile(join(base, 'way'), 'r', 'text'))).toBeUndefined();
    expect(refused(() => writeReportFile(join(base, 'way'), join(root, 's'), 'text'))).toBeUndefined();
    expect([textOf('repo/r'), textOf('repo/s')]).toEqual(['text', 'text']);
  });
  test('is new only where nothing has its name, be it a link to nothing', () => {
    lay({ 'repo/old': 'old', 'repo/nothing': '->none', 'repo/folder/': '' });
    expect(['new', 'old', 'nothing', 'folder'].map((path) => writeNewFile(root, path, 'text'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([textOf('repo/new'), textOf('repo/old'), textOf('repo/none')]).toEqual(['text', 'old', undefined]);
  });
});

describe('a file is rewritten', () => {
  test.each([
    ['while it holds what was read', 'é\n', true],
    ['not when it changed', 'e\n', false],
    ['not when it grew', 'é\n\n', false],
    ['not when it shrank', 'é', false],
  ])('%s', (_, there, isWritten) => {
    lay({ 'repo/f': there });
    const message = 'f changed while it was read, or is not stored as UTF-8, and is left unchanged';
    expect(refused(() => rewriteFile(root, 'f', 'é\n', 'new'))).toBe(isWritten ? undefined : message);
    expect(readFileSync(join(root, 'f'), 'utf8')).toBe(isWritten ? 'new' : there);
  });
});

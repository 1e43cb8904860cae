/** What is git's own folder, which repository a folder belongs to, how a file is opened, and what its bytes are as text. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { compareText } from '../../../src/core/text/sorted.ts';
import { recoded } from '../../../src/read/tree/encodings.ts';
import { leadsIntoGit } from '../../../src/read/tree/git-folder.ts';
import {
  digestInWindow,
  digestPlainFile,
  openFolderReader,
  openWindow,
  readPlainFile,
} from '../../../src/read/tree/open-file.ts';
import { normalisePath } from '../../../src/read/tree/selection.ts';
import { findWorkTree, isBelow } from '../../../src/read/tree/work-tree.ts';

let root = '';
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'opening-')));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const put = (path: string, text = ''): string => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  return join(root, path);
};
const putRepository = (path: string): void => {
  put(`${path}/HEAD`, 'ref: refs/heads/main\n');
  for (const folder of ['objects', 'refs']) mkdirSync(join(root, path, folder), { recursive: true });
};

test.each([
  ['.git/config', true],
  ['a/.git', true],
  ['a\\.GIT\\x', true],
  ['a/.git. ./x', true],
  ['.git::$INDEX_ALLOCATION/x', true],
  ['GIT~1/config', true],
  ['a/git~12', true],
  ['.g\u200cit/config', true],
  ['.gitignore', false],
  ['a/git/x', false],
  ['.github/x', false],
  ['git~a', false],
  ['x.git/config', false],
])('%j leads into git’s folder: %s', (path, expected) => {
  expect(leadsIntoGit(path)).toBe(expected);
});

describe('the work tree of a folder', () => {
  test('is that of the nearest .git going up', () => {
    putRepository('.git');
    putRepository('a/b/.git');
    mkdirSync(join(root, 'a/b/c'), { recursive: true });
    expect(findWorkTree(join(root, 'a/b/c'))?.top).toBe(join(root, 'a/b'));
    expect(findWorkTree(join(root, 'a'))?.top).toBe(root);
  });
  test.each([
    ['without HEAD', ['objects/x', 'refs/x']],
    ['without refs', ['HEAD', 'objects/x']],
    ['without objects', ['HEAD', 'refs/x']],
    ['with files in place of folders', ['HEAD', 'objects', 'refs']],
  ])('is not where .git is a folder %s', (_, paths) => {
    putRepository('.git');
    for (const path of paths) put(`a/.git/${path}`);
    expect(findWorkTree(join(root, 'a'))?.top).toBe(root);
  });
  test('is found by a gitfile, also with a line end of Windows', () => {
    putRepository('.git');
    putRepository('.git/worktrees/w');
    put('w/.git', 'gitdir: ../.git/worktrees/w\r\n');
    expect(findWorkTree(join(root, 'w'))).toEqual({ top: join(root, 'w'), gitDir: join(root, '.git/worktrees/w') });
  });
  test.each([
    ['that is too long', `gitdir: ../.git${'\n'.repeat(8193)}`],
    ['with something else', 'see: ../.git\n'],
    ['of a path that is not there', 'gitdir: ../none\n'],
  ])('is not that of a gitfile %s', (_, text) => {
    putRepository('.git');
    put('w/.git', text);
    expect(findWorkTree(join(root, 'w'))?.top).toBe(root);
  });
  test('is found by a gitfile and a commondir of as many bytes as are read', () => {
    putRepository('elsewhere/bare');
    put('w/.git', 'gitdir: ../elsewhere/bare'.padEnd(8192, '\n'));
    expect(findWorkTree(join(root, 'w'))?.top).toBe(join(root, 'w'));
    put('linked/HEAD', 'ref: refs/heads/main\n');
    put('v/.git', 'gitdir: ../linked\n');
    put('linked/commondir', '../elsewhere/bare'.padEnd(8192, '\n'));
    expect(findWorkTree(join(root, 'v'))?.top).toBe(join(root, 'v'));
    put('linked/commondir', '../elsewhere/bare'.padEnd(8193, '\n'));
    expect(findWorkTree(join(root, 'v'))).toBeUndefined();
    put('linked/commondir', join(root, 'elsewhere/bare'));
    expect(findWorkTree(join(root, 'v'))?.top).toBe(join(root, 'v'));
  });
  test('is that of a repository that lies among no files at all', () => {
    putRepository('elsewhere/bare');
    put('w/.git', 'gitdir: ../elsewhere/bare\n');
    expect(findWorkTree(join(root, 'w'))).toEqual({ top: join(root, 'w'), gitDir: join(root, 'elsewhere/bare') });
  });
  test('is not looked for among its own files, nor in a commondir among them', () => {
    putRepository('w/planted');
    put('w/.git', 'gitdir: planted\n');
    expect(() => findWorkTree(join(root, 'w'))).toThrow('leads to a folder among the files of a work tree');
    putRepository('v/.git');
    putRepository('v/planted');
    put('v/.git/commondir', '../planted\n');
    expect(() => findWorkTree(join(root, 'v'))).toThrow('leads to a folder among the files of a work tree');
  });
});

test.each([
  ['/a/b', '/a', true],
  ['/a', '/a', true],
  ['/ab', '/a', false],
  ['/a', '/', true],
])('%s is below %s: %s', (path, folder, expected) => {
  expect(isBelow(path, folder)).toBe(expected);
});

describe('a file', () => {
  const unread = (at: string, most = 10): string | undefined => {
    const found = readPlainFile(at, most);
    return 'unreadable' in found ? found.unreadable : undefined;
  };
  test('is read up to its bound, and not beyond', () => {
    expect(readPlainFile(put('a', '0123456789'), 10).toString()).toBe('0123456789');
    expect(readPlainFile(put('b', '01234567890'), 10)).toEqual({
      unreadable: 'it has more than 0.009765625 KiB',
      bound: true,
    });
    expect(unread(put('c', 'x'.repeat(1025)), 1024)).toBe('it has more than 1 KiB');
    expect(unread(put('d', 'x'.repeat(1024 * 1024 + 1)), 1024 * 1024)).toBe('it has more than 1 MiB');
  });
  test('is read into the window where it fits', () => {
    const window = Buffer.alloc(4);
    const small = readPlainFile(put('a', '0123'), 10, window);
    expect([small.toString(), 'buffer' in small && small.buffer === window.buffer]).toEqual(['0123', true]);
    const large = readPlainFile(put('b', '01234'), 10, window);
    expect([large.toString(), 'buffer' in large && large.buffer === window.buffer]).toEqual(['01234', false]);
  });
  test.each([0, 3, 31, 32, 33, 100])('of %i bytes has the digest that git gives it', (size) => {
    const text = 'x'.repeat(size);
    const header = (bytes: number): string => `blob ${bytes}\0`;
    const expected = createHash('sha1')
      .update(header(size) + text)
      .digest('hex');
    const form = { algorithm: 'sha1', header };
    const { window, content } = openWindow(32);
    const path = put('a', text);
    // The window holds some of the bytes.
    expect(digestPlainFile(path, window.subarray(0, 40), form)).toBe(expected);
    expect(digestPlainFile(root, window, form)).toBeUndefined();
    const bytes = openFolderReader(`${root}/`, content.length, content).read('a');
    expect(Buffer.isBuffer(bytes) ? digestInWindow(window, bytes, form) : bytes.bound).toBe(size > 32 || expected);
  });
  test('is no pipe, and none is waited for', () => {
    execFileSync('mkfifo', [join(root, 'pipe')]);
    expect(unread(join(root, 'pipe'))).toBe('it is not a regular file');
  });
  test('is closed again, read or refused', () => {
    if (process.platform !== 'linux') return;
    const openFiles = (): number => readdirSync('/proc/self/fd').length;
    const [file, before] = [put('a', 'x'), openFiles()];
    for (let times = 0; times < 20; times += 1) readPlainFile(times % 2 === 0 ? file : root, 10);
    expect(openFiles()).toBeLessThan(before + 10);
  });
  test('is no folder, no link, and none below a link', () => {
    put('real/a', 'x');
    symlinkSync('real', join(root, 'linked'));
    symlinkSync('real/a', join(root, 'link'));
    expect(unread(join(root, 'real'))).toBe('it is not a regular file');
    expect(unread(join(root, 'link'))).toBe('it could not be opened (ELOOP)');
    expect(unread(join(root, 'linked/a'))).toBe('a link took its place while it was opened');
    expect(readPlainFile(join(root, 'none'), 10)).toEqual({
      unreadable: 'it could not be opened (ENOENT)',
      gone: true,
    });
  });
});

describe('the files of a folder', () => {
  const openHandles = (): number => readdirSync('/proc/self/fd').length;
  test('are read as each of them is, and the folder is closed again', () => {
    put('a', '1');
    put('real/a', '2');
    put('real/deep/a', '3');
    symlinkSync('real', join(root, 'linked'));
    symlinkSync('a', join(root, 'real/link'));
    const before = process.platform === 'linux' ? openHandles() : 0;
    const { read, close } = openFolderReader(`${root}/`, 10, Buffer.alloc(4));
    for (const path of [
      'a',
      'real/a',
      'real/deep/a',
      'real/deep',
      'real/link',
      'real/none',
      'none/a',
      'linked/a',
      'real/a',
    ])
      expect([path, read(path)]).toEqual([path, readPlainFile(join(root, path), 10)]);
    close();
    if (process.platform === 'linux') expect(openHandles()).toBe(before);
  });
  test('are never those of a folder that a link put in its place', () => {
    put('other/a', 'of another');
    put('real/a', 'own');
    const { read, close } = openFolderReader(`${root}/`, 10, Buffer.alloc(10));
    expect(read('real/a').toString()).toBe('own');
    rmSync(join(root, 'real'), { recursive: true });
    symlinkSync('other', join(root, 'real'));
    expect(read('real/a')).toMatchObject({ unreadable: expect.any(String) });
    close();
    expect(read('real/a')).toMatchObject({ unreadable: 'a link took its place while it was opened' });
    close();
  });
});

describe('bytes of an encoding', () => {
  const swapped = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();
  test.each<[string | undefined, Buffer, string | undefined]>([
    [undefined, Buffer.from('a'), 'a'],
    ['UTF-16LE', Buffer.from('aé', 'utf16le'), 'aé'],
    ['UTF-16BE', swapped('aé'), 'aé'],
    ['UTF-16', Buffer.from('\ufeffa', 'utf16le'), 'a'],
    ['UTF-16', swapped('\ufeffa'), 'a'],
    ['UTF-16', swapped('a'), 'a'],
    ['utf16le-bom', Buffer.from('\ufeffa', 'utf16le'), 'a'],
    ['UTF-16LE', Buffer.from([97, 0, 98]), undefined],
    ['UTF-32LE', Buffer.from([97, 0, 0, 0]), undefined],
    ['ISO-8859-1', Buffer.from([0xe9]), 'é'],
    ['UTF-8', Buffer.from([0xe9]), undefined],
    ['nosuch', Buffer.from('a'), undefined],
  ])('%s', (encoding, bytes, text) => {
    const found = recoded(bytes, encoding);
    if (text === undefined) expect(found).toMatchObject({ bound: true });
    else expect(found.toString()).toBe(text);
  });
});

describe('bytes that a filter of git puts in place of a content', () => {
  const pointer = (version: string, more = ''): string => `version https://${version}/spec/v1\noid sha256:1\n${more}`;
  const lfs = 'it is a pointer of Git LFS, and what it leads to is not checked out';
  const LFS = 'git-lfs.github.com';
  test.each<[string, string, string | undefined]>([
    ['a pointer', pointer(LFS), lfs],
    ['one of the first version', pointer('hawser.github.com'), lfs],
    ['one with line ends of Windows', pointer(LFS).replaceAll('\n', '\r\n'), lfs],
    ['one of an extension', pointer(LFS).replace('oid', 'ext-0-x'), lfs],
    ['one of 1023 bytes', pointer(LFS).padEnd(1023, 'x'), lfs],
    ['what is longer than any', pointer(LFS).padEnd(1024, 'x'), undefined],
    ['what only begins so', pointer(LFS).replace('oid', 'old'), undefined],
    ['what holds one', `# ${pointer(LFS)}`, undefined],
    ['what git-crypt seals', '\0GITCRYPT\0\xff', 'it is encrypted with git-crypt and was not read'],
    ['what begins otherwise', '\0GITCRYPT', undefined],
    ['nothing', '', undefined],
  ])('%s', (_, text, because) => {
    const bytes = Buffer.from(text, 'latin1');
    const expected =
      because === undefined ? bytes : { unreadable: because, filtered: because === lfs ? 'stored' : 'sealed' };
    expect(recoded(bytes, undefined)).toEqual(expected);
    expect(recoded({ unreadable: 'gone' }, 'latin1')).toEqual({ unreadable: 'gone' });
    if (because !== undefined) expect(recoded(bytes, 'latin1')).toEqual(expected);
  });
});

test('paths are sorted by their code units', () => {
  const pairs = [
    ['a', 'b'],
    ['b', 'a'],
    ['a', 'a'],
    ['Z', 'a'],
    ['a', 'a/b'],
  ] as const;
  expect(pairs.map(([a, b]) => compareText(a, b))).toEqual([-1, 1, 0, -1, -1]);
});

test.each([
  ['./a//b/', 'a/b'],
  ['.', ''],
  ['a/..', ''],
  ['a/../b', 'b'],
  ['..a', '..a'],
])('%s names %j', (path, expected) => {
  expect(normalisePath(path)).toBe(expected);
});
test.each(['..', '../a', '/a', 'a/../..'])('%s leaves the root', (path) => {
  expect(() => normalisePath(path)).toThrow('is outside the scanned directory');
});

/** Small programs in the place of template engines: what they are given, and what becomes of those that misbehave. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, test as everywhere, expect } from '@jest/globals';
import { openRenderTools } from '../../../src/read/tree/render-tools.ts';
import { findTool, openTool } from '../../../src/read/tree/run-tool.ts';

/** The small programs are shell scripts, which Windows does not start. */
const test = process.platform === 'win32' ? everywhere.skip : everywhere;
const folder = mkdtempSync(join(tmpdir(), 'fake-tools-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fake(name: string, script: string): string {
  const directory = mkdtempSync(join(folder, 'bin-'));
  const file = join(directory, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}
/** A program for x86-64 that needs nothing but itself, and writes what the file `a` beside it holds. */
function showingFile(): Buffer {
  const code = Buffer.from(
    [
      'b802000000 488d3d30000000 31f6 0f05', // open("a", O_RDONLY)
      '89c7 31c0 488d742480 ba40000000 0f05', // read(it, below the stack, 64)
      '89c2 b801000000 bf01000000 488d742480 0f05', // write(1, the same, what was read)
      'b83c000000 31ff 0f05', // exit(0)
      '6100',
    ]
      .join('')
      .replaceAll(' ', ''),
    'hex',
  );
  const size = 120 + code.length;
  const head = Buffer.alloc(120);
  head.write('7f454c46020101', 'hex');
  for (const [at, value] of [
    [16, 2],
    [18, 62],
    [52, 64],
    [54, 56],
    [56, 1],
  ] as const)
    head.writeUInt16LE(value, at);
  head.writeUInt32LE(1, 20);
  for (const [at, value] of [
    [24, 0x400078],
    [32, 64],
    [80, 0x400000],
    [88, 0x400000],
    [96, size],
    [104, size],
    [112, 0x1000],
  ] as const)
    head.writeBigUInt64LE(BigInt(value), at);
  head.writeUInt32LE(1, 64);
  head.writeUInt32LE(5, 68);
  return Buffer.concat([head, code]);
}
const onlyLinux = process.platform === 'linux' && process.arch === 'x64' ? everywhere : everywhere.skip;
const job = { files: new Map([['chart/templates/a.yaml', 'kind: A\n']]), args: ['template', 'chart'] };
const short = { timeout: 1500, all: 60_000, maxOutputBytes: 100_000, maxMemoryBytes: 512 * 1024 * 1024 };

describe('a tool', () => {
  test('works on copies, with its arguments, and nothing is left of them', () => {
    const place = join(folder, 'where');
    const answer = openTool(fake('helm', `pwd > ${place}; echo "$*"; /bin/cat chart/templates/a.yaml`))(job);
    expect(answer).toEqual({ done: true, text: 'template chart\nkind: A\n' });
    const work = readFileSync(place, 'utf8').trim();
    expect(existsSync(work)).toBe(false);
  });
  test('sees no credential, no home, no cluster and no way out', () => {
    const before = process.env.SECRET_TOKEN;
    process.env.SECRET_TOKEN = 'hidden';
    try {
      const answer = openTool(fake('helm', '/usr/bin/env'))(job);
      const text = answer.done ? answer.text : '';
      expect(text).toContain('HTTPS_PROXY=http://127.0.0.1:9');
      expect(text).not.toContain('hidden');
      const names = text.split('\n').map((line) => line.split('=')[0]);
      expect(names).not.toContain('GITHUB_TOKEN');
      expect(text).toMatch(/^HOME=.*loopgate-[^/]*\/home$/m);
      expect(text).toMatch(/^PATH=.*loopgate-[^/]*\/bin$/m);
    } finally {
      if (before === undefined) delete process.env.SECRET_TOKEN;
      else process.env.SECRET_TOKEN = before;
    }
  });
  test('that hangs is ended, with what it started', () => {
    const mark = join(folder, 'still-here');
    const answer = openTool(fake('helm', `(/bin/sleep 3; : > ${mark}) & /bin/sleep 60`), short)(job);
    expect(answer).toEqual({ done: false, message: 'it did not end within 1.5 seconds' });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500);
    expect(existsSync(mark)).toBe(false);
  });
  test('that leaves somebody behind is waited for no longer than it may take', () => {
    const mark = join(folder, 'waited-for');
    openTool(fake('helm', `(/bin/sleep 20; : > ${mark}) &\necho done`), short)(job);
    expect(existsSync(mark)).toBe(false);
  });
  test('that writes without end is ended', () => {
    const answer = openTool(
      fake('helm', 'while :; do echo 0123456789012345678901234567890123456789; done'),
      short,
    )(job);
    expect(answer).toEqual({ done: false, message: 'it wrote more than 1 MiB' });
  });
  test.each([
    [99, true],
    [100, true],
    [101, false],
  ])('may write %i of 100 bytes: %s', (count, done) => {
    const answer = openTool(fake('helm', `printf %0${count}d 0`), { ...short, maxOutputBytes: 100 })(job);
    expect(answer.done).toBe(done);
  });
  test('is bounded in memory, files and processor time, with room for what Go reserves', () => {
    const answer = openTool(fake('helm', 'ulimit -d; ulimit -v; ulimit -f; ulimit -t; ulimit -c'), short)(job);
    expect(answer).toEqual({ done: true, text: `${512 * 1024}\n${2.5 * 1024 * 1024}\n131072\n4\n0\n` });
  });
  test('that cannot be bounded is not started', () => {
    const tool = openTool(fake('helm', 'echo'), { ...short, maxMemoryBytes: Number.NaN });
    expect(tool.isolation?.()).toBe('none');
    expect(tool(job)).toEqual({
      done: false,
      message: 'it cannot be started here with bounded memory, and is not run without',
    });
  });
  test('behind a script is bounded and not sealed off', () => {
    expect(openTool(fake('helm', 'echo')).isolation?.()).toBe('bounded');
  });
  onlyLinux('of one file is sealed off where the system makes namespaces, and sees its copies there', () => {
    const program = join(folder, 'static');
    writeFileSync(program, showingFile(), { mode: 0o755 });
    const tool = openTool(program, short);
    expect(tool({ files: new Map([['a', 'the copy']]), args: [] })).toEqual({ done: true, text: 'the copy' });
    const all = ['--user', '--map-root-user', '--net', '--ipc', '--uts', '--mount', '--pid', '--fork', '/bin/true'];
    expect(tool.isolation?.()).toBe(spawnSync('unshare', all).status === 0 ? 'sealed' : 'bounded');
    // The real folder is out of sight.
    expect(tool({ files: new Map([['b', 'x']]), args: [] })).toEqual({ done: true, text: '' });
  });
  test('that was too slow once is not started again', () => {
    const tool = openTool(fake('helm', '/bin/sleep 9'), { ...short, timeout: 200 });
    expect(tool(job)).toEqual({ done: false, message: 'it did not end within 0.2 seconds' });
    expect(tool(job)).toEqual({ done: false, message: 'another run took too long, and none is made after it' });
  });
  test('without any time is not started', () => {
    expect(openTool(fake('helm', 'echo'), { ...short, all: 0 })(job)).toMatchObject({ done: false });
  });
  test.each<[string, string]>([
    ['echo "fatal error: runtime: out of memory" >&2; exit 2', 'it took more than 512 MiB of memory'],
    ['echo "x: cannot allocate memory" >&2; exit 1', 'it took more than 512 MiB of memory'],
    [`printf "%0300d" 0 >&2; exit 1`, '0'.repeat(300)],
    [`printf "%0301d" 0 >&2; exit 1`, `${'0'.repeat(300)}...`],
    ['echo "# warning x" >&2; echo "level=info" >&2; echo "Use --debug" >&2; exit 3', 'it ended with 3'],
    ['echo first >&2; echo last >&2; exit 1', 'last'],
    ['echo "open /work/a /home/work/b" >&2; exit 1', 'open a /home/work/b'],
    ['kill -9 $$', 'it ended with SIGKILL'],
  ])('that fails by %j is reported by %j', (script, message) => {
    expect(openTool(fake('helm', script), short)(job)).toEqual({ done: false, message });
  });
  test("that fails is quoted on one line, without a terminal's commands and our own folder", () => {
    const answer = openTool(
      fake('helm', 'echo "WARNING: this" >&2; printf "Error: \\033[31mno %s/chart\\n::error::x\\n" "$PWD" >&2; exit 1'),
    )(job);
    expect(answer).toEqual({ done: false, message: 'Error:  [31mno chart' });
  });
  test('that says nothing is reported by its exit code', () => {
    expect(openTool(fake('helm', 'exit 7'))(job)).toEqual({ done: false, message: 'it ended with 7' });
  });
  test('that takes its time again and again is not asked for ever', () => {
    const tool = openTool(fake('helm', '/bin/sleep 0.3'), { ...short, all: 200 });
    expect(tool(job)).toEqual({ done: true, text: '' });
    expect(tool(job)).toEqual({ done: false, message: 'all runs together took more than 0.2 seconds' });
  });
  test('that is gone is reported', () => {
    expect(openTool(join(folder, 'nobody'))(job)).toMatchObject({ done: false });
  });
  test('is given no path that leads out of its folder', () => {
    for (const path of ['../x', '/etc/x', 'a/../../x', 'a//b', '', './a', 'a\0b'])
      expect(openTool(fake('helm', 'echo'))({ files: new Map([[path, 'x']]), args: [] })).toMatchObject({
        done: false,
      });
  });
  test('cannot write into the tree that it was given copies of', () => {
    const tree = mkdtempSync(join(folder, 'tree-'));
    writeFileSync(join(tree, 'a.yaml'), 'a');
    openTool(fake('helm', 'echo b > a.yaml; echo c > ../c.yaml'))({ files: new Map([['a.yaml', 'a']]), args: [] });
    expect(readdirSync(tree)).toEqual(['a.yaml']);
  });
});

describe('on PATH', () => {
  test('folders of the scanned tree and relative ones do not count', () => {
    const tree = mkdtempSync(join(folder, 'tree-'));
    mkdirSync(join(tree, 'bin'));
    writeFileSync(join(tree, 'bin/helm'), '#!/bin/sh\n');
    chmodSync(join(tree, 'bin/helm'), 0o755);
    const outside = mkdtempSync(join(folder, 'links-'));
    symlinkSync(join(tree, 'bin/helm'), join(outside, 'helm'));
    expect(findTool('helm', `bin:.:${join(tree, 'bin')}:${outside}`, tree)).toBeUndefined();
    const real = fake('helm', 'echo');
    expect(findTool('helm', `${join(tree, 'bin')}:${join(real, '..')}`, tree)).toBe(real);
  });
  test('auto takes what is there, a name wants it', () => {
    const kubectl = join(fake('kubectl', 'echo'), '..');
    expect(Object.keys(openRenderTools('auto', kubectl, '/usr') ?? {})).toEqual(['kustomize']);
    expect(openRenderTools('auto', kubectl, '/usr')?.kustomize?.command).toBe('kustomize');
    expect(openRenderTools('off', kubectl, '/usr')).toBeUndefined();
    const all = ['helm', 'kustomize', 'kubectl'].map((name) => join(fake(name, 'echo'), '..')).join(':');
    const found = (mode: 'auto' | 'helm' | 'kustomize', path: string) => {
      const { helm, kustomize } = openRenderTools(mode, path, '/usr') ?? {};
      return [helm !== undefined, kustomize?.command];
    };
    expect(found('auto', all)).toEqual([true, 'build']);
    expect(found('helm', all)).toEqual([true, undefined]);
    expect(found('kustomize', all)).toEqual([false, 'build']);
    expect(found('kustomize', kubectl)).toEqual([false, 'kustomize']);
    expect(found('auto', '/nowhere')).toEqual([false, undefined]);
    expect(() => openRenderTools('helm', kubectl, '/usr')).toThrow('there is no helm on PATH');
    expect(() => openRenderTools('kustomize', '/nowhere', '/usr')).toThrow('neither kustomize nor kubectl');
  });
});

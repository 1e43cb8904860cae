/** Small programs in the place of template engines: what they are given, and what becomes of those that misbehave. */
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
  test("that fails is quoted on one line, without a terminal's commands and our own folder", () => {
    const answer = openTool(
      fake('helm', 'echo "WARNING: this" >&2; printf "Error: \\033[31mno %s/chart\\n::error::x\\n" "$PWD" >&2; exit 1'),
    )(job);
    expect(answer).toEqual({ done: false, message: 'Error:  [31mno chart' });
  });
  test('that says nothing is told by its exit code', () => {
    expect(openTool(fake('helm', 'exit 7'))(job)).toEqual({ done: false, message: 'it ended with 7' });
  });
  test('that takes its time again and again is not asked for ever', () => {
    const tool = openTool(fake('helm', '/bin/sleep 0.3'), { ...short, all: 200 });
    expect(tool(job)).toEqual({ done: true, text: '' });
    expect(tool(job)).toEqual({ done: false, message: 'all runs together took more than 0.2 seconds' });
  });
  test('that is gone is told', () => {
    expect(openTool(join(folder, 'nobody'))(job)).toMatchObject({ done: false });
  });
  test('is given no path that leads out of its folder', () => {
    for (const path of ['../x', '/etc/x', 'a/../../x', 'a//b', ''])
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
    expect(findTool(['helm'], `bin:.:${join(tree, 'bin')}:${outside}`, tree)).toBeUndefined();
    const real = fake('helm', 'echo');
    expect(findTool(['helm'], `${join(tree, 'bin')}:${join(real, '..')}`, tree)).toBe(real);
  });
  test('auto takes what is there, a name wants it', () => {
    const kubectl = join(fake('kubectl', 'echo'), '..');
    expect(Object.keys(openRenderTools('auto', kubectl, '/usr') ?? {})).toEqual(['kustomize']);
    expect(openRenderTools('auto', kubectl, '/usr')?.kustomize?.command).toBe('kustomize');
    expect(openRenderTools('off', kubectl, '/usr')).toBeUndefined();
    expect(() => openRenderTools('helm', kubectl, '/usr')).toThrow('there is no helm on PATH');
    expect(() => openRenderTools('kustomize', '/nowhere', '/usr')).toThrow('neither kustomize nor kubectl');
  });
});

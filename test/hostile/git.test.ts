/** A pull request may bring any file but one called `.git`. git must not take any of them for a repository, nor run a program. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import * as events from '../e2e/support/events.ts';
import { commit, git, type Scratch, scratch, writeFiles } from '../e2e/support/repositories.ts';
import { runDoor, runNode, runStep } from '../e2e/support/runner.ts';
import { initRepository } from '../support/git.ts';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const ACTION = fileURLToPath(new URL('../../dist/action.js', import.meta.url));
const GUARDED = '.:53 {\n    loop\n    forward . /etc/resolv.conf\n}\n';
const BARE = '.:53 {\n    forward . /etc/resolv.conf\n}\n';
const LOOP = '.:53 {\n    bind 10.0.0.1\n    forward . 10.0.0.1\n}\n';

let room: Scratch;
let repository: string;
let mark: string;
beforeEach(() => {
  room = scratch();
  repository = join(room.directory, 'repository');
  mark = join(room.directory, 'ran');
  mkdirSync(repository);
  initRepository(repository);
});
afterEach(() => room.remove());

const loopgate = (args: readonly string[], more: { cwd?: string; env?: Record<string, string>; input?: string } = {}) =>
  (more.input === undefined ? runDoor : runNode)(
    CLI,
    args,
    { PATH: process.env.PATH ?? '', HOME: room.directory, NO_COLOR: '1', ...more.env },
    { cwd: more.cwd ?? repository, ...(more.input === undefined ? {} : { input: more.input }) },
  );

/** Everything of a repository that can be committed below `folder`: its index knows nothing, its exclude hides all. */
function plantBare(folder: string, config: string): void {
  const other = join(room.directory, 'other');
  mkdirSync(other, { recursive: true });
  initRepository(other);
  commit(other, { 'deploy/Corefile': GUARDED, Corefile: GUARDED }, 'x');
  cpSync(join(other, '.git'), folder, { recursive: true });
  rmSync(join(folder, 'index'), { force: true });
  rmSync(join(folder, 'hooks'), { recursive: true, force: true });
  mkdirSync(join(folder, 'info'), { recursive: true });
  writeFileSync(join(folder, 'info/exclude'), '*\n');
  writeFileSync(join(folder, 'config'), `[core]\n\trepositoryformatversion = 0\n${config}`);
  rmSync(other, { recursive: true });
}

const filters = (): string =>
  `\tbare = false\n\tworktree = .\n[filter "x"]\n\tclean = touch ${mark}; cat\n\tprocess = touch ${mark}\n` +
  `[diff "x"]\n\tcommand = touch ${mark}\n\ttextconv = touch ${mark}\n[core]\n\tfsmonitor = touch ${mark};\n`;

describe('a bare repository committed as plain files', () => {
  test.each([
    ['deploy', ['deploy']],
    ['.', ['deploy', 'other']],
    ['deploy/deeper', ['deploy/deeper']],
  ])('in the scanned folder %s runs nothing and hides nothing', async (folder, paths) => {
    commit(repository, { 'deploy/deeper/Corefile': GUARDED, 'other/x.yaml': 'a: 1\n' }, 'start');
    for (const path of paths) plantBare(join(repository, path), filters());
    writeFiles(repository, { [`${paths[0]}/.gitattributes`]: '* filter=x diff=x\n', 'deploy/deeper/Corefile': LOOP });
    git(repository, 'add', '-A', '-f');
    for (const args of [
      ['scan', folder, '--base', 'HEAD'],
      ['scan', ...paths],
      ['trace', 'example.org', folder],
      ['graph', folder],
    ]) {
      const seen = await loopgate(args);
      expect([args, seen.stdout.includes('deploy/deeper/Corefile') || args[0] === 'graph']).toEqual([args, true]);
      if (args[0] === 'scan') expect([args, seen.exitCode]).toEqual([args, 1]);
    }
    const inside = await loopgate(['scan', '--base', 'HEAD'], { cwd: join(repository, paths[0] ?? '.') });
    expect(inside.exitCode).toBe(1);
    expect(existsSync(mark)).toBe(false);
  });

  test('is not entered by the action with `paths`', async () => {
    commit(repository, { 'deploy/Corefile': GUARDED }, 'start');
    const base = git(repository, 'rev-parse', 'HEAD');
    plantBare(join(repository, 'deploy'), filters());
    const head = commit(repository, { 'deploy/Corefile': LOOP, 'deploy/.gitattributes': '* filter=x\n' }, 'change');
    const seen = await runStep(ACTION, {
      directory: room.directory,
      workspace: repository,
      trigger: events.pushEvent(base, head),
      inputs: { paths: 'deploy' },
    });
    expect([seen.exitCode, seen.outputs.get('base-status')]).toEqual([1, 'compared']);
    expect(existsSync(mark)).toBe(false);
  });

  test('without a work tree around it is a folder like any other', async () => {
    const plain = join(room.directory, 'plain');
    mkdirSync(plain);
    plantBare(plain, filters());
    writeFiles(plain, { Corefile: LOOP, '.gitattributes': '* filter=x\n' });
    expect((await loopgate(['scan'], { cwd: plain })).exitCode).toBe(1);
    expect((await loopgate(['scan', '--base', 'HEAD'], { cwd: plain })).exitCode).toBe(2);
    expect(existsSync(mark)).toBe(false);
  });
});

describe('a .git that is not the checkout’s own', () => {
  test.each(['../planted', './planted', '../planted/.'])(
    'a gitfile that leads to committed files (%s) is refused',
    async (target) => {
      commit(repository, { 'sub/Corefile': LOOP }, 'start');
      plantBare(join(repository, target.startsWith('..') ? 'planted' : 'sub/planted'), filters());
      writeFileSync(join(repository, 'sub/.git'), `gitdir: ${target}\n`);
      const seen = await loopgate(['scan', 'sub', '--base', 'HEAD']);
      expect([seen.exitCode, existsSync(mark)]).toEqual([2, false]);
    },
  );

  test('an empty one, and one that is no repository, decide nothing', async () => {
    commit(repository, { 'sub/Corefile': LOOP, 'other/Corefile': LOOP }, 'start');
    mkdirSync(join(repository, 'sub/.git'));
    writeFileSync(join(repository, 'other/.git'), 'no gitfile');
    for (const path of ['sub', 'other']) {
      const seen = await loopgate(['scan', path, '--format', 'json']);
      expect([path, seen.exitCode, JSON.parse(seen.stdout).findings[0].file]).toEqual([path, 1, `${path}/Corefile`]);
    }
  });

  test('a linked work tree and a submodule are scanned from their own top', async () => {
    commit(repository, { 'deploy/Corefile': LOOP }, 'start');
    git(repository, 'worktree', 'add', '-q', '../linked', '-b', 'topic');
    git(
      repository,
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      pathToFileURL(repository).href,
      'sub',
    );
    for (const cwd of [join(room.directory, 'linked', 'deploy'), join(repository, 'sub', 'deploy')]) {
      const seen = await loopgate(['scan', '--base', 'HEAD', '--format', 'json'], { cwd });
      expect([seen.stderr, JSON.parse(seen.stdout).base.status]).toEqual(['', 'compared']);
      expect(JSON.parse(seen.stdout).findings[0].file).toBe('deploy/Corefile');
    }
  });

  test.each([
    ['GIT_DIR', 'planted'],
    ['GIT_WORK_TREE', 'planted'],
    ['GIT_INDEX_FILE', 'none'],
    ['GIT_OBJECT_DIRECTORY', 'planted/objects'],
    ['GIT_CONFIG_GLOBAL', 'planted/config'],
  ])('%s of the environment chooses nothing', async (name, path) => {
    commit(repository, { Corefile: GUARDED }, 'start');
    plantBare(join(repository, 'planted'), filters());
    writeFiles(repository, { Corefile: LOOP, '.gitattributes': '* filter=x\n' });
    const seen = await loopgate(['scan', '--base', 'HEAD', '--format', 'json'], {
      env: { [name]: join(repository, path) },
    });
    expect([seen.exitCode, JSON.parse(seen.stdout).base.status]).toEqual([1, 'compared']);
    expect(existsSync(mark)).toBe(false);
  });

  test.each([
    ['core.worktree', '/tmp'],
    ['core.bare', 'true'],
  ])('%s of the configuration does not move the work tree', async (key, value) => {
    commit(repository, { Corefile: GUARDED }, 'start');
    writeFiles(repository, { Corefile: LOOP });
    git(repository, 'config', key, value);
    const seen = await loopgate(['scan', '--base', 'HEAD', '--format', 'json']);
    expect([seen.exitCode, JSON.parse(seen.stdout).base.status]).toEqual([1, 'compared']);
  });
});

describe('a git configuration in which every option that can run a program writes a file', () => {
  const evil = (): string => {
    const run = `touch ${mark}`;
    const tool = join(room.directory, 'tool');
    writeFileSync(tool, `#!/bin/sh\n${run}\n`);
    chmodSync(tool, 0o755);
    mkdirSync(join(room.directory, 'hooks'), { recursive: true });
    for (const name of [
      'post-index-change',
      'reference-transaction',
      'post-checkout',
      'pre-auto-gc',
      'fsmonitor-watchman',
    ])
      cpSync(tool, join(room.directory, 'hooks', name));
    return [
      `[core]\n\tfsmonitor = ${tool}\n\tpager = ${run}\n\teditor = ${run}\n\taskPass = ${tool}\n\tsshCommand = ${tool}`,
      `\tgitProxy = ${tool}\n\talternateRefsCommand = ${run}\n\thooksPath = ${join(room.directory, 'hooks')}`,
      `[sequence]\n\teditor = ${run}\n[diff]\n\texternal = ${tool}\n\ttool = x\n[difftool "x"]\n\tcmd = ${run}`,
      `[diff "x"]\n\tcommand = ${tool}\n\ttextconv = ${tool}\n[merge "x"]\n\tdriver = ${run}`,
      `[filter "x"]\n\tclean = ${run}; cat\n\tsmudge = ${run}; cat\n\tprocess = ${tool}\n\trequired = true`,
      `[credential]\n\thelper = "!${run}"\n[gpg]\n\tprogram = ${tool}\n[log]\n\tshowSignature = true`,
      ...['ls-files', 'ls-tree', 'cat-file', 'rev-parse', 'diff', 'fetch'].map(
        (one) => `[alias]\n\t${one} = "!${run}"`,
      ),
      `[pager]\n\tls-files = ${run}\n\tls-tree = ${run}\n\tconfig = ${run}\n[uploadpack]\n\tpackObjectsHook = ${tool}`,
      `[protocol]\n\tallow = always\n[protocol "ext"]\n\tallow = always\n[maintenance]\n\tauto = true\n[gc]\n\tauto = 1`,
      `[remote "evil"]\n\turl = ext::sh -c ${run}\n\tpromisor = true\n\tpartialclonefilter = blob:none\n\tuploadpack = ${tool}\n\tvcs = x`,
      `[interactive]\n\tdiffFilter = ${run}\n[submodule]\n\trecurse = true\n[trailer "x"]\n\tcommand = ${run}`,
    ].join('\n');
  };

  test.each(['local', 'GIT_CONFIG_GLOBAL', 'the file of the home folder'])('%s: nothing is written', async (where) => {
    commit(
      repository,
      { Corefile: GUARDED, 'same.yaml': 'a: 1\n', '.gitattributes': '* filter=x diff=x merge=x\n' },
      'start',
    );
    writeFiles(repository, { Corefile: LOOP, 'new.yaml': 'kind: x\n' });
    const env: Record<string, string> = {
      GIT_EXTERNAL_DIFF: `touch ${mark}`,
      GIT_SSH_COMMAND: `touch ${mark}`,
      GIT_PAGER: `touch ${mark}`,
      PAGER: `touch ${mark}`,
      GIT_EDITOR: `touch ${mark}`,
      GIT_PROXY_COMMAND: `touch ${mark}`,
    };
    if (where === 'local') appendFileSync(join(repository, '.git/config'), `${evil()}\n`);
    else if (where === 'GIT_CONFIG_GLOBAL') {
      writeFileSync(join(room.directory, 'global'), evil());
      env.GIT_CONFIG_GLOBAL = join(room.directory, 'global');
    } else writeFileSync(join(room.directory, '.gitconfig'), evil());
    for (const args of [
      ['scan'],
      ['scan', '--base', 'HEAD'],
      ['scan', '--base', 'HEAD', '.'],
      ['trace', 'example.org'],
      ['graph'],
      ['baseline', 'create', '--baseline', join(room.directory, 'baseline.json')],
    ]) {
      const seen = await loopgate(args, { env });
      expect([args, seen.exitCode === 3 || seen.exitCode === 2, existsSync(mark)]).toEqual([args, false, false]);
    }
    const head = git(repository, '-c', 'core.fsmonitor=false', 'rev-parse', 'HEAD');
    rmSync(mark, { force: true });
    const seen = await runStep(ACTION, {
      directory: room.directory,
      workspace: repository,
      trigger: events.pushEvent('1'.repeat(40), head),
      inputs: {},
      env,
    });
    expect([seen.outputs.get('base-status'), existsSync(mark)]).toEqual(['unavailable', false]);
  });

  test('a git on a PATH that leads into the tree is not started', async () => {
    commit(repository, { Corefile: LOOP }, 'start');
    for (const folder of ['', 'bin/']) {
      writeFiles(repository, { [`${folder}git`]: `#!/bin/sh\ntouch ${mark}\n` });
      chmodSync(join(repository, `${folder}git`), 0o755);
    }
    const PATH = `.:bin:${repository}/bin:${process.env.PATH ?? ''}`;
    expect((await loopgate(['scan'], { env: { PATH } })).exitCode).toBe(1);
    expect(existsSync(mark)).toBe(false);
  });
});

describe('a base whose objects are not there', () => {
  const clone = (...options: readonly string[]): string => {
    git(repository, 'config', 'uploadpack.allowFilter', 'true');
    const target = join(room.directory, 'clone');
    execFileSync('git', ['clone', '-q', ...options, pathToFileURL(repository).href, target], { stdio: 'ignore' });
    // The server is gone: what is missing stays missing.
    renameSync(repository, join(room.directory, 'gone'));
    return target;
  };
  const start = (): void => {
    commit(repository, { Corefile: GUARDED, 'logo.png': 'old', 'x/y.yaml': 'a: 1\n' }, 'start');
    commit(repository, { Corefile: BARE, 'logo.png': 'new' }, 'change');
  };
  const scan = async (cwd: string, revision = 'HEAD~1') => {
    const seen = await loopgate(['scan', '--base', revision, '--format', 'json'], { cwd });
    expect(seen.stderr).toBe('');
    const { result, base } = JSON.parse(seen.stdout);
    return [seen.exitCode, result, base.status];
  };

  test.each(['blob:none', 'blob:limit=1', 'tree:0'])('partial clone with %s', async (filter) => {
    start();
    const cwd = clone(`--filter=${filter}`);
    expect(await scan(cwd)).toEqual([0, 'incomplete', 'unavailable']);
    const strict = await loopgate(['scan', '--base', 'HEAD~1', '--strict'], { cwd });
    expect([strict.exitCode, strict.stdout.includes('not in this clone')]).toEqual([3, true]);
  });

  test('what is missing and not scanned does not matter', async () => {
    commit(repository, { Corefile: LOOP, 'logo.png': 'old' }, 'start');
    commit(repository, { 'logo.png': 'new' }, 'change');
    expect(await scan(clone('--filter=blob:none'))).toEqual([0, 'pass', 'compared']);
  });

  test.each(['removed', 'emptied', 'overwritten'])('a loose object that is %s', async (how) => {
    start();
    const id = git(repository, 'rev-parse', 'HEAD~1:Corefile');
    const file = join(repository, '.git/objects', id.slice(0, 2), id.slice(2));
    const other = git(repository, 'rev-parse', 'HEAD:Corefile');
    chmodSync(file, 0o644);
    if (how === 'removed') rmSync(file);
    else if (how === 'emptied') writeFileSync(file, '');
    else cpSync(join(repository, '.git/objects', other.slice(0, 2), other.slice(2)), file);
    expect(await scan(repository)).toEqual([0, 'incomplete', 'unavailable']);
  });

  test('a folder of the base that is damaged', async () => {
    start();
    const id = git(repository, 'rev-parse', 'HEAD~1^{tree}');
    rmSync(join(repository, '.git/objects', id.slice(0, 2), id.slice(2)));
    expect(await scan(repository)).toEqual([0, 'incomplete', 'unavailable']);
  });

  test('a revision that does not exist is wrong use', async () => {
    start();
    expect((await loopgate(['scan', '--base', 'nope'])).exitCode).toBe(2);
  });

  test('a repository of SHA-256, and a sparse one, are compared', async () => {
    const other = join(room.directory, 'sha256');
    mkdirSync(other);
    git(other, 'init', '-q', '--object-format=sha256');
    commit(other, { Corefile: GUARDED, 'far/Corefile': GUARDED }, 'start');
    writeFiles(other, { Corefile: BARE });
    expect(await scan(other, 'HEAD')).toEqual([1, 'fail', 'compared']);
    git(other, 'checkout', '-q', '--', '.');
    git(other, 'sparse-checkout', 'set', '--no-cone', '/Corefile');
    expect(readdirSync(other)).not.toContain('far');
    expect(await scan(other, 'HEAD')).toEqual([0, 'pass', 'compared']);
  });
});

describe('one root', () => {
  const CONFIG = 'version: 1\nrules: { forwarding-loop: off }\n';
  const verdict = async (args: readonly string[], cwd = repository) => {
    const seen = await loopgate(['scan', ...args, '--format', 'json'], { cwd });
    if (seen.exitCode === 2) return [2, seen.stderr];
    return [seen.exitCode, JSON.parse(seen.stdout).findings.map((one: { file: string }) => one.file)];
  };

  test('a folder is judged as from the root, wherever one stands', async () => {
    commit(repository, { 'clusters/prod/Corefile': LOOP }, 'start');
    expect(await verdict(['clusters'])).toEqual([1, ['clusters/prod/Corefile']]);
    expect(await verdict(['.'], join(repository, 'clusters/prod'))).toEqual([1, ['clusters/prod/Corefile']]);
    const text = await loopgate(['scan'], { cwd: join(repository, 'clusters') });
    expect(text.stdout).toContain('--> prod/Corefile:3:');
    writeFiles(repository, { '.loopgate.yaml': CONFIG });
    expect((await verdict(['clusters']))[0]).toBe(0);
    expect((await verdict([], join(repository, 'clusters/prod')))[0]).toBe(0);
    writeFiles(repository, { 'clusters/.github/loopgate.yml': 'version: 1\npaths: { exclude: ["none/**"] }\n' });
    expect((await verdict(['clusters/prod']))[0]).toBe(1);
    writeFiles(repository, { 'clusters/.github/loopgate.yml': 'version: 1\npaths: { exclude: ["prod/**"] }\n' });
    expect(await verdict(['clusters/prod'])).toEqual([0, []]);
  });

  test('two configurations of one folder are an error that names both', async () => {
    commit(repository, { 'a/Corefile': LOOP, '.loopgate.yaml': CONFIG, '.github/loopgate.yml': CONFIG }, 'start');
    const [code, message] = await verdict(['a']);
    expect(code).toBe(2);
    expect(message).toContain('.loopgate.yaml and .github/loopgate.yml');
  });

  test('paths of two work trees, or outside of one, are wrong use', async () => {
    commit(repository, { Corefile: LOOP }, 'start');
    const other = join(room.directory, 'second');
    mkdirSync(other);
    initRepository(other);
    writeFiles(room.directory, { 'second/Corefile': LOOP, 'plain/Corefile': LOOP });
    symlinkSync('../plain', join(repository, 'link'));
    for (const paths of [['.', '../second'], ['.', '../plain'], ['../plain'], ['link'], ['link/Corefile']])
      expect([paths, (await verdict(paths))[0]]).toEqual([paths, 2]);
  });

  test('standard input that is empty is wrong use; one of no DNS is nothing to judge', async () => {
    for (const input of ['', '\n \n', '---\n', '# nothing\n--- # x\n'])
      expect([input, (await loopgate(['scan', '-'], { input })).exitCode]).toEqual([input, 2]);
    const none = await loopgate(['scan', '-'], { input: 'a: 1\n' });
    expect([none.exitCode, none.stdout.includes('nothing to judge')]).toEqual([0, true]);
    const lost =
      'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: coredns }\ndata:\n  Corefile: |\n    .:53 {\n    }\n';
    const seen = await loopgate(['scan', '-', '--format', 'json'], { input: `${lost}apiVersion: v1\nkind: Service\n` });
    const { result, findings } = JSON.parse(seen.stdout);
    expect([result, findings.map((one: { code: string }) => one.code)]).toEqual(['incomplete', ['LG802']]);
    const markdown = await loopgate(['scan', '-', '--format', 'markdown'], { input: 'a: 1\n' });
    expect(markdown.stdout).not.toContain('✅');
  });
});

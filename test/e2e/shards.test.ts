/** A scan in shards and their merge say what one scan says. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { coreDns, corefile } from '../acceptance/manifests.ts';
import { initRepository } from '../support/git.ts';
import { commit, type Scratch, scratch, writeFiles } from './support/repositories.ts';
import { runDoor } from './support/runner.ts';

const DOOR = resolve(import.meta.dirname, '..', '..', 'dist', 'cli.js');
let room: Scratch;
let repository = '';
beforeEach(() => {
  room = scratch();
  repository = join(room.directory, 'repository');
  mkdirSync(repository);
});
afterEach(() => room.remove());

const loopgate = (...args: readonly string[]) =>
  runDoor(DOOR, args, { PATH: process.env.PATH ?? '', HOME: room.directory, NO_COLOR: '1' }, { cwd: repository });

const clusters = (ring: number, unguarded = -1): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => [
      `clusters/c${i}/dns.yaml`,
      coreDns({
        corefile: corefile(
          i === ring ? 'forward . 10.96.0.10' : 'forward . 10.0.0.2',
          i === unguarded ? 'ready' : 'loop',
        ),
      }),
    ]),
  );

async function shards(count: number, ...more: readonly string[]): Promise<readonly string[]> {
  const files: string[] = [];
  for (let i = 1; i <= count; i += 1) {
    const file = join(room.directory, `shard-${i}.json`);
    await loopgate('scan', '--shard', `${i}/${count}`, '--format', 'json', '--output', file, ...more);
    files.push(file);
  }
  return files;
}

describe('shards', () => {
  test('together are the whole, byte for byte', async () => {
    writeFiles(repository, { ...clusters(5, 7), 'broken.yaml': 'kind: ConfigMap\ndata: {Corefile: "\n' });
    const files = await shards(4);
    const servers = files.map((file) => JSON.parse(readFileSync(file, 'utf8')).counts.servers as number);
    expect(servers.filter((count) => count > 0).length).toBeGreaterThan(1);
    const merged = await loopgate('merge', ...files, '--format', 'json');
    const whole = await loopgate('scan', '--format', 'json');
    expect(merged.stdout).toBe(whole.stdout);
    expect([merged.exitCode, whole.exitCode]).toEqual([1, 1]);
    const text = await loopgate('merge', ...files);
    expect(text.stdout).toContain('18 |');
    expect(text.stdout).toContain('error[LG101 forwarding-loop]');
  });

  test('compare with a base as the whole does', async () => {
    initRepository(repository);
    commit(repository, clusters(-1), 'base');
    commit(repository, clusters(3, 9), 'head');
    const files = await shards(3, '--base', 'HEAD~1');
    const merged = await loopgate('merge', ...files, '--format', 'json');
    const whole = await loopgate('scan', '--base', 'HEAD~1', '--format', 'json');
    expect(merged.stdout).toBe(whole.stdout);
    expect(JSON.parse(merged.stdout).counts).toMatchObject({ new: 2, error: 2 });
  });

  test('make one SARIF log', async () => {
    writeFiles(repository, clusters(5));
    const files = await shards(2);
    const merged = await loopgate('merge', ...files, '--format', 'sarif');
    const log = JSON.parse(merged.stdout) as { runs: { results: { ruleId: string }[] }[] };
    expect(log.runs.map((run) => run.results.length)).toEqual([1]);
  });

  test.each([['0/3'], ['4/3'], ['1'], ['a/b'], ['1/0']])('%s is wrong use', async (shard) => {
    const run = await loopgate('scan', '--shard', shard);
    expect(run.exitCode).toBe(2);
    expect(run.stderr).toContain('--shard takes INDEX/COUNT');
  });

  test('that are no reports, or of another base, are wrong use', async () => {
    writeFiles(repository, clusters(5));
    const [file = ''] = await shards(1);
    const other = join(room.directory, 'other.json');
    writeFileSync(other, '{"version": 1}');
    expect((await loopgate('merge', other)).stderr).toContain('is not a JSON report of loopgate');
    writeFileSync(other, readFileSync(file, 'utf8').replace('"not-requested"', '"compared", "revision": "x"'));
    const run = await loopgate('merge', file, other);
    expect([run.exitCode, run.stderr]).toEqual([2, expect.stringContaining('compared with another base')]);
    expect((await loopgate('merge')).exitCode).toBe(2);
    expect((await loopgate('merge', 'nowhere.json')).exitCode).toBe(2);
  });
});

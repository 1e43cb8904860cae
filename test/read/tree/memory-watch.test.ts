/** Programs that hold memory, under a watch; a program that is not ended ends by itself. */
import { type SpawnSyncOptionsWithStringEncoding, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { watchingMemory } from '../../../src/read/tree/run-tool.ts';

const MIB = 1024 * 1024;
const onlyWithProc = existsSync(`/proc/${process.pid}/task/${process.pid}/children`) ? test : test.skip;
const holding = (mebibytes: number, by: readonly string[] = []): ReturnType<typeof spawnSync> => {
  const script = `const held = Buffer.alloc(${mebibytes * MIB}, 1); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000); process.stdout.write(String(held.length))`;
  const [program = '', ...args] = [...by, process.execPath, '-e', script];
  return spawnSync(program, args, { env: {}, encoding: 'utf8', detached: true } as SpawnSyncOptionsWithStringEncoding);
};

onlyWithProc('what holds more than it may is ended, itself or below a shell', () => {
  const direct = watchingMemory(256 * MIB, () => holding(400));
  expect([direct.exceeded, direct.result.signal, direct.result.stdout]).toEqual([true, 'SIGKILL', '']);
  const below = watchingMemory(256 * MIB, () => holding(400, ['/bin/sh', '-c', '"$@"; exit 7', 'sh']));
  expect([below.exceeded, below.result.status, below.result.stdout]).toEqual([true, 7, '']);
});

test('what holds less runs to its end, also after one that held more', () => {
  watchingMemory(1, () => holding(1));
  const { result, exceeded } = watchingMemory(512 * MIB, () => holding(100));
  expect([exceeded, result.status, result.stdout]).toEqual([false, 0, String(100 * MIB)]);
});

/** The measuring itself: its smallest input, without a rival on PATH, and what it refuses. */
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Scratch, scratch } from './support/repositories.ts';
import { runNode } from './support/runner.ts';

const BENCH = fileURLToPath(new URL('../../scripts/bench/run.mjs', import.meta.url));
let room: Scratch;
beforeEach(() => {
  room = scratch();
});
afterEach(() => room.remove());

const factory = (...args: readonly string[]) =>
  runNode(BENCH, args, { PATH: '/usr/bin:/bin', HOME: room.directory }, { cwd: room.directory, input: '' });

test('names the rivals that are missing, and measures without them', async () => {
  const seen = await factory('--input', 'kubeadm', '--times', '1');
  expect(seen.exitCode).toBe(0);
  expect(seen.stdout).toMatch(/^(kube-linter|kubeconform|yamllint): /m);
  expect(seen.stdout).toMatch(/kubeadm: one kubeadm cluster\n {2}loopgate/);
  expect(seen.stdout).not.toContain('did not end well');
});

test.each([[['--input', 'nothing']], [['--rival', 'grep']], [['--times', '0']]])('%j is refused', async (args) => {
  expect((await factory(...args)).exitCode).toBe(2);
});

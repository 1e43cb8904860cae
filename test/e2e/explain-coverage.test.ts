/** `scan --explain-coverage` as the built door says it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Ended, runDoor } from './support/runner.ts';

const DOOR = resolve(import.meta.dirname, '..', '..', 'dist', 'cli.js');
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'coverage-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const cli = (...args: readonly string[]): Promise<Ended> =>
  runDoor(DOOR, args, { PATH: process.env.PATH ?? '' }, { cwd: root });

describe('scan --explain-coverage', () => {
  test('tells it instead of a report, and exits 0 also where a scan would fail', async () => {
    writeFileSync(join(root, 'Corefile'), '. {\n  forward . 127.0.0.1\n}\n');
    writeFileSync(join(root, '.loopgate.yaml'), 'version: 1\nclusters: [{ name: a, coredns-version: 1.11.3 }]\n');
    const run = await cli('scan', '--explain-coverage');
    expect([run.exitCode, run.stderr]).toEqual([0, '']);
    expect(run.stdout).not.toContain('.loopgate.yaml');
    expect(run.stdout.split('\n')[0]).toBe('Corefile');
    expect(run.stdout).not.toContain('LG101');
    expect((await cli('scan')).exitCode).toBe(1);
  });

  test('says of a file that another one names that it is read there', async () => {
    mkdirSync(join(root, 'conf'));
    writeFileSync(join(root, 'conf/unbound-own.conf'), 'forward-zone:\n  name: "."\n  forward-addr: 192.0.2.1\n');
    writeFileSync(join(root, 'conf/unbound-other.conf'), 'forward-zone:\n  name: "."\n  forward-addr: 192.0.2.1\n');
    const service =
      'image: klutchell/unbound\n    volumes: [./conf/unbound-own.conf:/etc/unbound/custom.conf.d/own.conf]';
    writeFileSync(join(root, 'compose.yaml'), `services:\n  dns:\n    ${service}\n`);
    const { stdout } = await cli('scan', '--explain-coverage');
    const said = stdout.slice(stdout.indexOf('Not read, or not understood:'));
    expect(said).toContain('  conf/unbound-other.conf\n    Its content is not recognised.');
    expect(said).toContain('  conf/unbound-own.conf\n    It is not recognised on its own; it is read where');
  });

  test('is JSON on request, into a file too, and nothing else', async () => {
    writeFileSync(join(root, 'Corefile'), '. {\n  whoami\n}\n');
    const run = await cli('scan', '--explain-coverage', '--format', 'json', '--output', 'out.json');
    expect([run.exitCode, run.stdout]).toEqual([0, '']);
    expect(JSON.parse(readFileSync(join(root, 'out.json'), 'utf8'))).toMatchObject({ version: 1 });
    expect((await cli('scan', '--explain-coverage', '--format', 'sarif')).exitCode).toBe(2);
  });
});

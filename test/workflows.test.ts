/** Our workflows, and those that we offer to copy, hold to what we ask of others. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';

const ROOT = resolve(import.meta.dirname, '..');
const files = ['.github/workflows', 'examples/workflows'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => join(folder, name)),
);

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const workflow = parse(text) as {
    readonly permissions?: unknown;
    readonly jobs: Record<string, Record<string, unknown>>;
  };

  test('pins what it uses by commit, ourselves by version', () => {
    for (const [, used = ''] of text.matchAll(/^\s*(?:- )?uses: (\S+)/gm))
      expect(used).toMatch(/^(\.\/|[\w.-]+\/[\w./-]+@[0-9a-f]{40}$|loopgate\/loopgate(\/\S+)?@v\d+$)/);
  });
  test('states its permissions, and bounds its jobs in time', () => {
    expect(workflow.permissions).toBeDefined();
    for (const job of Object.values(workflow.jobs))
      if (job.uses === undefined) expect(job['timeout-minutes']).toEqual(expect.any(Number));
  });
  test('pastes nothing that an outsider writes into a script', () => {
    for (const [, script = ''] of text.matchAll(/^\s*(?:- )?run: (.*(?:\n(?!\s*(?:- |[a-z-]+:)).*)*)/gm))
      expect(script).not.toMatch(/\$\{\{\s*(inputs|github\.event|github\.head_ref|matrix\.repository)/);
  });
});

test('actionlint agrees, where it is installed', () => {
  const run = spawnSync('actionlint', files, { cwd: ROOT, encoding: 'utf8' });
  // CI installs it; a machine without it learns nothing here.
  if (run.error !== undefined) return;
  expect(run.stdout).toBe('');
  expect(run.status).toBe(0);
});

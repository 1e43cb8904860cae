/** Our workflows, and those that we offer to copy, hold to what we ask of others. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
      expect(used).toMatch(/^(\.\/|[\w.-]+\/[\w./-]+@[0-9a-f]{40}$|OWNER\/loopgate(\/\S+)?@v\d+\.\d+\.\d+$)/);
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

test.each([
  ['actionlint', ['-no-color']],
  [
    'zizmor',
    ['--color', 'never', '--offline', '--no-progress', '--quiet', '--config', '.github/zizmor.yml', 'action.yml'],
  ],
])('%s agrees, where it is installed', (linter, args) => {
  // Both colour what they say when a variable of the environment asks for it, or when they believe to be in CI.
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' };
  const run = spawnSync(linter, [...args, ...files], { cwd: ROOT, encoding: 'utf8', env });
  // CI installs them; a machine without one learns nothing here.
  if (run.error !== undefined) return;
  expect(run.stdout.replace(/^No findings to report.*\n/m, '').trim()).toBe('');
  expect(run.status).toBe(0);
});

test('what has to be replaced is one word, and the version beside it is the one of package.json', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const texts = [...files, 'README.md', 'docs/action.md', 'docs/recipes.md', 'src/judge/config/init-files.ts'].map(
    (file) => readFileSync(join(ROOT, file), 'utf8'),
  );
  for (const text of texts) {
    expect(text).not.toMatch(/loopgate\/loopgate|@0{40}|# vX\.Y\.Z/);
    for (const [, named] of text.matchAll(/OWNER\/loopgate\S*@(v\d\S*)/g)) expect(named).toBe(`v${version}`);
  }
});

/** The script of one step, as the runner hands it to bash. */
function scriptOf(file: string, job: string, marks: string): string {
  const { jobs } = parse(readFileSync(join(ROOT, file), 'utf8')) as {
    readonly jobs: Record<string, { readonly steps: readonly { readonly run?: string }[] }>;
  };
  return jobs[job]?.steps.find(({ run }) => run?.includes(marks))?.run ?? '';
}

const withJq = spawnSync('jq', ['--version']).error === undefined && process.platform !== 'win32' ? test : test.skip;

withJq('the comment of a fork is found again by its marker, and nobody else is taken for us', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loopgate-forks-'));
  const script = scriptOf('examples/workflows/forks-comment.yml', 'comment', 'marker=');
  const marker = /marker='(.*)'/.exec(script)?.[1] ?? '';
  const comments = [
    { id: 1, user: { type: 'User' }, body: `${marker}\ncopied by somebody` },
    { id: 2, user: { type: 'Bot' }, body: 'another bot' },
    { id: 3, user: { type: 'Bot' }, body: `${marker}\r\nours` },
  ];
  // Answers as `gh api` does, and writes down what was asked of it.
  const gh = `#!/bin/sh
printf '%s\\n' "$*" >> asked.txt
case "$*" in
  *pulls/7*) echo abc ;;
  *--paginate*) while [ "$1" != --jq ]; do shift; done; jq -r "$2" comments.json ;;
esac
`;
  writeFileSync(join(folder, 'gh'), gh, { mode: 0o755 });
  writeFileSync(join(folder, 'number.txt'), '7');
  writeFileSync(join(folder, 'loopgate.md'), '# report\n');
  const run = (listed: readonly unknown[]): string => {
    writeFileSync(join(folder, 'comments.json'), JSON.stringify(listed));
    writeFileSync(join(folder, 'asked.txt'), '');
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, GH_REPO: 'org/app', HEAD: 'abc' };
    expect(spawnSync('bash', ['-e', '-c', script], { cwd: folder, env, encoding: 'utf8' }).stderr).toBe('');
    return readFileSync(join(folder, 'asked.txt'), 'utf8').trim().split('\n').at(-1) ?? '';
  };
  expect(run(comments)).toContain('PATCH repos/org/app/issues/comments/3 ');
  expect(run(comments.slice(0, 2))).toContain('POST repos/org/app/issues/7/comments ');
  expect(readFileSync(join(folder, 'body.md'), 'utf8')).toBe(`${marker}\n# report\n`);
  rmSync(folder, { recursive: true });
});

withJq('the audit of many repositories writes one summary, with what has no report', () => {
  const folder = mkdtempSync(join(tmpdir(), 'loopgate-audit-'));
  for (const [name, repository] of [
    ['audit-org--a', 'org/a'],
    ['audit-org--b', 'org/b'],
  ] as const) {
    mkdirSync(join(folder, 'reports', name), { recursive: true });
    writeFileSync(join(folder, 'reports', name, 'repository.txt'), repository);
  }
  const report = { result: 'fail', counts: { error: 2, warning: 1 } };
  writeFileSync(join(folder, 'reports', 'audit-org--a', 'report.json'), JSON.stringify(report));
  writeFileSync(join(folder, 'reports', 'audit-org--a', 'summary.md'), 'the report of a\n');
  const script = scriptOf('.github/workflows/audit.yml', 'summary', 'summary.md');
  const env = { ...process.env, GITHUB_STEP_SUMMARY: join(folder, 'step.md') };
  expect(spawnSync('bash', ['-e', '-c', script], { cwd: folder, env, encoding: 'utf8' }).stderr).toBe('');
  const summary = readFileSync(join(folder, 'step.md'), 'utf8');
  expect(summary).toContain('| org/a | fail | 2 | 1 |\n| org/b | no report | | |\n');
  expect(summary).toContain('# org/a\n\nthe report of a\n');
  rmSync(folder, { recursive: true });
});

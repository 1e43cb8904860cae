/** What the documents say is true: examples run, links lead somewhere, pages have their parts. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { resolverSoftware } from '../src/judge/resolver-software.ts';
import { RULES } from '../src/judge/rules/descriptions.ts';
import { runDoor } from './e2e/support/runner.ts';
import { disagreements, type Example, readExamples, type SeenFinding } from './support/fenced-examples.ts';
import { scanTexts, seenIn } from './support/scan-texts.ts';

const root = resolve(import.meta.dirname, '..');
const cli = join(root, 'dist', 'cli.js');
/** What needs a door (arguments, git, an exit code) is run as a user runs it, through the built one. */
const withDist = existsSync(cli) ? describe : describe.skip;

let scratch = '';
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'loopgate-docs-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function write(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function git(folder: string, ...args: readonly string[]): void {
  const identity = ['-c', 'user.name=example', '-c', 'user.email=example@example.org', '-c', 'commit.gpgsign=false'];
  const run = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`git ${args.join(' ')}: ${run.stderr}`);
}

interface Scan {
  readonly status: number | null;
  readonly findings: readonly (SeenFinding & { readonly status: string })[];
}

async function scan(folder: string, args: readonly string[]): Promise<Scan> {
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' };
  const run = await runDoor(cli, ['scan', '.', '--format', 'json', ...args], env, { cwd: folder });
  if (run.stdout === '') throw new Error(`no report, exit code ${run.exitCode}: ${run.stderr.slice(0, 2000)}`);
  return { status: run.exitCode, findings: JSON.parse(run.stdout).findings };
}

/** A repository whose first commit is `base` and whose working tree is the rest. */
function commitBase(folder: string, fill: () => void, empty: () => void): void {
  fill();
  git(folder, 'init', '--quiet');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'base');
  empty();
}

function run(name: string, example: Example): Promise<Scan> {
  const folder = join(scratch, `${name}-${example.line}`);
  mkdirSync(folder);
  if (example.base.size === 0) {
    write(folder, example.files);
    return scan(folder, example.args);
  }
  commitBase(
    folder,
    () => write(folder, example.base),
    () => {
      for (const path of example.base.keys()) rmSync(join(folder, path));
    },
  );
  write(folder, example.files);
  return scan(folder, ['--base', 'HEAD', ...example.args]);
}

function page(slug: string): string {
  return readFileSync(join(root, 'docs', 'rules', `${slug}.md`), 'utf8').replaceAll('\r\n', '\n');
}

describe('the reader of examples', () => {
  const markdown =
    '```text base file=Corefile\na\n```\n\n```text file=Corefile\nb\n```\n\n```text expect args="--x"\nLG101 error\n```\n';

  test('collects files and base until the expectation', () => {
    expect(readExamples(markdown)).toEqual([
      {
        line: 9,
        files: new Map([['Corefile', 'b\n']]),
        base: new Map([['Corefile', 'a\n']]),
        args: ['--x'],
        expected: ['LG101 error'],
      },
    ]);
  });

  test('a finding that is missing, misplaced or too many speaks against an example', () => {
    const at = (expected: readonly string[], ...seen: SeenFinding[]): readonly string[] =>
      disagreements({ line: 1, files: new Map(), base: new Map(), args: [], expected }, seen, 'LG202');
    const loop = { code: 'LG101', severity: 'error', file: 'Corefile', line: 2 };
    expect(at(['LG101 error Corefile:2'], loop)).toEqual([]);
    expect(at(['LG101 error'], loop)).toEqual([]);
    expect(at(['LG101 error Corefile:3'], loop)).toHaveLength(2);
    expect(at([], loop)).toEqual(['not expected: LG101 error Corefile:2']);
    expect(at(['LG101 error'])).toEqual(['missing: LG101 error']);
    expect(at([], { ...loop, code: 'LG801', severity: 'note' })).toEqual([]);
    expect(at([], { ...loop, code: 'LG202', severity: 'note' })).toHaveLength(1);
  });
});

describe('rule pages', () => {
  test.each(RULES.map(({ slug, code }) => [slug, code]))('%s shows the finding before and none after', (slug, code) => {
    const examples = readExamples(page(slug));
    expect(examples).toHaveLength(2);
    expect(examples[0]?.expected.some((line) => line.startsWith(`${code} `))).toBe(true);
    expect(examples[1]?.expected).toEqual([]);
  });

  test.each(RULES.map(({ slug }) => [slug]))('%s has all its parts in order', (slug) => {
    const headings = page(slug)
      .split('\n')
      .filter((line) => line.startsWith('## '));
    expect(headings).toEqual([
      '## What it says',
      '## Why it hurts',
      '## Before',
      '## After',
      '## How to fix it',
      '## How to suppress it',
    ]);
  });
});

describe('the examples of rule pages', () => {
  const cases = RULES.flatMap(({ slug, code }) =>
    readExamples(page(slug)).map((example) => [`docs/rules/${slug}.md:${example.line}`, slug, code, example] as const),
  );
  /** Arguments are a door's, and so is what a policy does: LG9. */
  const needsDoor = (code: string, { args }: Example): boolean => code.startsWith('LG9') || args.length > 0;
  test.each(cases.filter(([, , code, example]) => !needsDoor(code, example)))('%s', (_, __, code, example) => {
    const base = example.base.size === 0 ? undefined : Object.fromEntries(example.base);
    const seen = seenIn(scanTexts(Object.fromEntries(example.files), base));
    expect(disagreements(example, seen, code)).toEqual([]);
  });
  const atDoor = cases.filter(([, , code, example]) => needsDoor(code, example) || code === 'LG101');
  (existsSync(cli) ? test : test.skip).each(atDoor)('%s, at the built door', async (_, slug, code, example) => {
    expect(disagreements(example, (await run(slug, example)).findings, code)).toEqual([]);
  });
});

withDist('the repositories in examples/', () => {
  const stories = readdirSync(join(root, 'examples'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const trees = stories.flatMap(({ name }) =>
    readdirSync(join(root, 'examples', name), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'guard-deleted')
      .map((entry) => `${name}/${entry.name}`),
  );

  test.each(trees.filter((tree) => !tree.endsWith('/sound')))('%s is refused', async (tree) => {
    const { status, findings } = await scan(join(root, 'examples', tree), []);
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ code }) => code)).toEqual([tree === 'legacy-proxy/broken' ? 'LG401' : 'LG101']);
    expect(status).toBe(1);
  });

  test.each(trees.filter((tree) => tree.endsWith('/sound')))('%s is silent', async (tree) => {
    const { status, findings } = await scan(join(root, 'examples', tree), []);
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(status).toBe(0);
  });

  test('deleting the guard is a new error, and the loop that it would have stopped is worse', async () => {
    const folder = join(scratch, 'guard-deleted');
    const from = join(root, 'examples', 'kubeadm-stub-listener', 'guard-deleted');
    mkdirSync(folder);
    commitBase(
      folder,
      () => cpSync(join(from, 'base'), folder, { recursive: true }),
      () => cpSync(join(from, 'head'), folder, { recursive: true }),
    );
    const { status, findings } = await scan(folder, ['--base', 'HEAD']);
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(errors.map((finding) => `${finding.code} ${finding.status}`).sort()).toEqual(['LG101 new', 'LG201 new']);
    expect(status).toBe(1);
  });
});

describe('links', () => {
  const skipped = new Set(['node_modules', '.git', '.cache', 'dist', 'repos']);
  const pages: string[] = [];
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !skipped.has(entry.name)) folders.push(path);
      else if (entry.isFile() && entry.name.endsWith('.md')) pages.push(path);
    }
  }

  test.each(pages.sort().map((path) => [relative(root, path)]))('%s leads only to files that exist', (path) => {
    const text = readFileSync(join(root, path), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
    const targets = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map((match) => match[1] ?? '');
    const local = targets.filter((target) => !/^[a-z]+:/.test(target));
    expect(local.filter((target) => !existsSync(resolve(root, dirname(path), target)))).toEqual([]);
  });
});

test('docs/limits.md lists no resolver as not read that is read', () => {
  const section = readFileSync(join(root, 'docs', 'limits.md'), 'utf8').split('\n## Other resolvers')[1] ?? '';
  const unread = section.split('\n- Not read: ')[1]?.split('\n- ')[0]?.replace(/\s+/g, ' ') ?? '';
  expect(unread).toContain('SmartDNS');
  const read = resolverSoftware.flatMap(({ id, title }) => [id, title]);
  expect(read.filter((name) => unread.toLowerCase().includes(`, ${name.toLowerCase()},`))).toEqual([]);
});

describe('docs/semantics.md', () => {
  const rows = readFileSync(join(root, 'docs', 'semantics.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| behaviour '))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));

  test('every behaviour has a source', () => {
    expect(rows.length).toBeGreaterThan(60);
    expect(rows.filter(([, behaviour, source]) => behaviour === '' || source === '')).toEqual([]);
  });

  test('every vector that is named exists', () => {
    const named = rows.flatMap(([, , , vectors = '']) =>
      [...vectors.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
    );
    const recorded = new Map<string, ReadonlySet<string>>();
    const missing = named.filter((name) => {
      const [file = '', id = ''] = name.split('#');
      let ids = recorded.get(file);
      if (ids === undefined) {
        const path = join(root, 'test', 'conformance', 'vectors', `${file}.yaml`);
        const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
        ids = new Set([...text.matchAll(/^ {2}- id: (\S+)$/gm)].map((match) => match[1] ?? ''));
        recorded.set(file, ids);
      }
      return !ids.has(id);
    });
    expect(named.length).toBeGreaterThan(40);
    expect(missing).toEqual([]);
  });
});

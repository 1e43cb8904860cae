/** `npm run new`: what it lays for each kind compiles, and a resolver is read, so that a list or helper that has moved is noticed here. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '..');
const KINDS = ['language', 'platform', 'tool', 'resolver', 'reporter', 'rule'];
const folder = mkdtempSync(join(tmpdir(), 'new-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The compiler is a Go program that ends soon: nothing is won by collecting its garbage.
const env = { ...process.env, GOGC: 'off' };
const run = (...args: readonly string[]) => spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });

beforeAll(() => {
  // Without the generators, which scan examples; of the tests what the laid ones import.
  for (const name of [
    ...['src', 'schema', 'scripts/new.mjs', 'scripts/run-generators.mjs'],
    ...['scripts/typescript-loader.mjs', 'biome.json', 'package.json', 'tsconfig.json'],
    ...[
      'test/support',
      'test/languages/open-yaml.ts',
      'test/languages/resolvers/reported.ts',
      'test/report/support.ts',
    ],
  ])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const kind of KINDS) {
    const made = run('scripts/new.mjs', kind, `sample-${kind}`);
    expect([kind, made.status, made.stderr]).toEqual([kind, 0, '']);
  }
});

test('the files of each kind compile', () => {
  writeFileSync(
    join(folder, 'laid.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['src', 'test/**/sample-*.test.ts'] }),
  );
  expect(run('node_modules/typescript-native/bin/tsc', '-p', 'laid.json').stdout).toBe('');
});

test('a resolver is found by its image, for Compose and charts too, and reads its file', () => {
  const script = `
    import { register } from 'node:module';
    register('./scripts/typescript-loader.mjs', import.meta.url);
    const { resolverSoftware } = await import('./src/judge/resolver-software.ts');
    const { mayBeResolver } = await import('./src/languages/shared/resolver-images.ts');
    const text = '. = 192.0.2.1\\n';
    const file = { path: 'dns.conf', text };
    const segments = [{ start: 0, at: 0, length: text.length, verbatim: true }];
    const files = new Map([['/etc/dns/sample-resolver.conf', { file, text, segments }]]);
    const at = { file, span: { start: 0, end: 0 } };
    const container = { image: 'example/sample-resolver', env: new Map(), words: [], files, at };
    const found = resolverSoftware.find((one) => one.recognises(container));
    const steps = found?.read(container)?.value.blocks[0]?.steps.map(({ kind }) => kind);
    console.log(JSON.stringify([mayBeResolver('registry.example/example/sample-resolver:1.0'), found?.id, steps]));
  `;
  writeFileSync(join(folder, 'read.mjs'), script);
  const { stdout, stderr } = run('read.mjs');
  expect([stderr, stdout]).toEqual(['', '[true,"sample-resolver",["forward","answer"]]\n']);
});

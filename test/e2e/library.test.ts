/** What programs import: the same JSON as the command line's, as values; and what a package of it holds. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const EXAMPLE = join(ROOT, 'examples/kubeadm-stub-listener');

/** A program of somebody else: what it prints. */
function program(code: string): { readonly stdout: string; readonly stderr: string } {
  const script = `import { diff, scan, trace } from ${JSON.stringify(join(ROOT, 'dist/library.js'))};\n${code}`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: EXAMPLE, encoding: 'utf8' });
}

test('scan and trace answer with values, whatever they find', () => {
  const { stdout, stderr } = program(`
    const { result, findings } = await scan({ paths: ['broken'] });
    const sound = await scan({ cwd: 'sound' });
    const { entries } = await trace({ cwd: 'broken', name: 'example.org' });
    console.log(result, findings[0].code, sound.result, entries[0].server);`);
  expect(stderr).toBe('');
  expect(stdout).toBe('fail LG101 pass kube-system/Deployment/coredns\n');
});

test('wrong use throws its message, and a path is never a flag', () => {
  const { stdout } = program(`
    await diff({ base: 'no-such-revision' }).catch((error) => console.log(error.message));
    await scan({ paths: ['--format=sarif'] }).catch((error) => console.log(error.message));`);
  expect(stdout).toMatch(/^loopgate: .*no-such-revision.*\nloopgate: the path "--format=sarif" does not exist\n$/);
});

test('the types are those of the schema', () => {
  const declared = readFileSync(join(ROOT, 'dist/library.d.ts'), 'utf8');
  const schema = JSON.parse(readFileSync(join(ROOT, 'schema/report.schema.json'), 'utf8'));
  const keysOf = (name: string): readonly string[] => {
    const body = new RegExp(`interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(declared)?.[1] ?? '';
    return [...body.matchAll(/^ {4}readonly (\w+)\??:/gm)].map(([, key = '']) => key).sort();
  };
  expect(keysOf('ScanReport')).toEqual(Object.keys(schema.properties).sort());
  expect(keysOf('Finding')).toEqual(Object.keys(schema.definitions.finding.properties).sort());
});

test('a package holds what runs, and asks for nothing else', () => {
  const packed = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [found] = JSON.parse(packed.stdout) as [{ readonly files: readonly { readonly path: string }[] }];
  const folders = new Set(found.files.map(({ path }) => path.split('/', 1)[0]));
  expect([...folders].sort()).toEqual(['LICENSE', 'README.md', 'action.yml', 'dist', 'package.json', 'schema'].sort());
  expect(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).dependencies).toBeUndefined();
});

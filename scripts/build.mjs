#!/usr/bin/env node
/**
 * Builds the doors: src/doors/cli.ts and src/doors/action.ts become dist/cli.js and dist/action.js.
 *
 *   node scripts/build.mjs [--out DIR] [--despite-type-errors]
 *
 * Two steps, because ncc wants JavaScript: tsc strips the types into .cache/build, ncc bundles from there. What a door
 * imports with `import()` lands in a chunk of its own beside it (`123.cli.js`), read from disk when it is first used, so
 * that `--version` does not pay for the YAML parser. Chunks find each other relative to their own file, not to the
 * working directory. Nothing is minified: dist/ is committed, and people read it.
 *
 * The same source gives the same bytes, in any folder and on any Node: scripts/check-dist.mjs relies on it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import ncc from '@vercel/ncc';

const DOORS = ['cli', 'action'];
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
  options: { out: { type: 'string', default: 'dist' }, 'despite-type-errors': { type: 'boolean', default: false } },
});
const out = resolve(root, values.out);
const stripped = join(root, '.cache', 'build');
// The bundler numbers modules by their path from the working directory.
process.chdir(root);

/** A bundler's failure can carry the whole bundle; a reader needs its beginning. */
function fail(message) {
  console.error(`build: ${String(message).slice(0, 500)}`);
  process.exit(1);
}

function stripTypes() {
  rmSync(stripped, { recursive: true, force: true });
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const run = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (run.status !== 0) {
    const lines = run.stdout.trimEnd().split('\n');
    console.error(lines.slice(0, 20).join('\n'));
    if (lines.length > 20) console.error(`... and ${lines.length - 20} lines more`);
    if (!values['despite-type-errors']) fail('type errors; --despite-type-errors builds all the same');
  }
  // tsc copies TypeScript only: generated JavaScript and data beside it come along as they are.
  cpSync(join(root, 'src'), stripped, { recursive: true, filter: (path) => !path.endsWith('.ts') });
  // The nearest package.json decides how the bundler reads a .js file.
  writeFileSync(join(stripped, 'package.json'), '{ "type": "module" }\n');
}

async function bundle(door) {
  const entry = join(stripped, 'doors', `${door}.js`);
  if (!existsSync(entry)) fail(`src/doors/${door}.ts is missing`);
  try {
    return await ncc(entry, {
      filename: `${door}.js`,
      esm: true,
      target: 'es2022',
      minify: false,
      sourceMap: false,
      cache: false,
      quiet: true,
      license: 'licenses.txt',
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : error);
  }
}

/**
 * Joins the doors' licence texts into one, each package once. ncc writes `NAME`, `LICENCE`, the text and a blank line,
 * without a separator; a block starts where a line is a locked package's name and the next is its licence.
 */
function joinLicenses(texts) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const licenseOf = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (path !== '') licenseOf.set(name, entry.license);
  }
  const blocks = new Map();
  for (const text of texts) {
    const lines = text.split('\n');
    let name = '';
    for (const [index, line] of lines.entries()) {
      const license = licenseOf.get(line);
      if (license !== undefined && lines[index + 1] === license) {
        name = line;
        blocks.set(name, []);
      }
      if (name === '') continue;
      blocks.get(name).push(line);
    }
  }
  const names = [...blocks.keys()].sort();
  return names.map((name) => `${blocks.get(name).join('\n').trim()}\n`).join(`\n${'-'.repeat(80)}\n\n`);
}

stripTypes();
const built = [];
for (const door of DOORS) built.push(await bundle(door));

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const licenses = [];
for (const [index, door] of DOORS.entries()) {
  const { code, assets } = built[index];
  // ncc keeps the entry's first line where it is a `#!`; the command line needs one in any case.
  const body = code.replace(/^#!.*\n/, '');
  writeFileSync(join(out, `${door}.js`), door === 'cli' ? `#!/usr/bin/env node\n${body}` : body, {
    mode: door === 'cli' ? 0o755 : 0o644,
  });
  for (const [name, asset] of Object.entries(assets)) {
    if (name === 'package.json') continue;
    if (name === 'licenses.txt') licenses.push(asset.source.toString());
    else if (name.endsWith(`.${door}.js`)) writeFileSync(join(out, name), asset.source);
    // An asset that is no chunk means a package reads a file beside itself, which would be missing at run time.
    else fail(`${door}: unexpected asset ${name}`);
  }
}
writeFileSync(join(out, 'licenses.txt'), joinLicenses(licenses));
writeFileSync(join(out, 'package.json'), '{ "type": "module" }\n');

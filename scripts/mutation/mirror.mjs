/** A copy of the tree that plain Node runs: types taken off, mutants behind switches, Jest replaced, all else as links. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transformSync } from '@swc/core';
import { switched } from './mutants.mjs';

const HERE = import.meta.dirname;
const NOT_LINKED = new Set(['.cache', '.git', 'src', 'test', 'dist']);

/** `counts`: V8 counts branches there, and no test may count in its place. */
export function makeMirror(root, mirror, mutants, counts = false) {
  rmSync(mirror, { recursive: true, force: true });
  for (const name of ['dist', 'covered']) mkdirSync(join(mirror, name), { recursive: true });
  for (const name of readdirSync(root)) if (!NOT_LINKED.has(name)) symlinkSync(join(root, name), join(mirror, name));
  for (const name of ['runtime.mjs', 'globals.mjs', 'no-inspector.mjs', 'count.mjs'])
    cpSync(join(HERE, name), join(mirror, name));
  writeFileSync(join(mirror, 'met'), '');
  cpSync(join(root, 'dist/package.json'), join(mirror, 'dist/package.json'));
  for (const door of ['cli', 'action'])
    writeFileSync(join(mirror, `dist/${door}.js`), `require('./main.js').openDoor('${door}');\n`);
  writeFileSync(join(mirror, 'dist/main.js'), doorOf(counts));
  const byFile = new Map();
  for (const one of mutants) byFile.set(one.file, [...(byFile.get(one.file) ?? []), one]);
  for (const top of ['src', 'test']) mirrorFolder({ root, mirror, byFile, counts }, top);
}

/** What `dist/main.js` is in the mirror. */
const doorOf = (counts) => `exports.openDoor = async (door) => {
  const { begin, end } = await import('../${counts ? 'count' : 'runtime'}.mjs');
  begin();
  await (await import('../src/doors/main.js')).openDoor(door);
  end();
};
`;

function mirrorFolder(context, folder) {
  const { root, mirror } = context;
  mkdirSync(join(mirror, folder), { recursive: true });
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && path !== 'test/repos' && path !== 'test/corpus') mirrorFolder(context, path);
    else if (entry.isFile() && /\.ts$/.test(path) && !path.endsWith('.d.ts')) mirrorModule(context, path);
    else symlinkSync(join(root, path), join(mirror, path));
  }
}

function mirrorModule({ root, mirror, byFile, counts }, path) {
  const text = readFileSync(join(root, path), 'utf8');
  const mutants = byFile.get(path);
  const { code } = transformSync(mutants === undefined ? text : switched(path, text, mutants), {
    jsc: {
      experimental: { keepImportAttributes: true },
      parser: { syntax: 'typescript' },
      target: 'es2022',
    },
    module: { type: 'es6' },
    filename: join(root, path),
    sourceMaps: mutants === undefined ? 'inline' : false,
  });
  const out = join(mirror, path.replace(/\.ts$/, '.js'));
  const to = (name) => {
    const way = relative(dirname(out), join(mirror, name)).replaceAll('\\', '/');
    return `'${way.startsWith('.') ? way : `./${way}`}'`;
  };
  writeFileSync(
    out,
    code
      .replaceAll(/((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"\n]+)\.ts(['"])/g, '$1.js$2')
      // What a test hands to a process of its own.
      .replaceAll(/(\$\{root\}\/src\/[^'"`\n]+)\.ts/g, '$1.js')
      .replaceAll(/(new URL\(\s*['"]\.{1,2}\/src\/[^'"\n]+)\.ts(['"])/g, '$1.js$2')
      .replaceAll(/(['"])@jest\/globals\1/g, () => to('globals.mjs'))
      .replaceAll(/(['"])node:inspector\1/g, (was) => (counts ? to('no-inspector.mjs') : was))
      .replaceAll(/(['"])mutation:runtime\1/g, () => to('runtime.mjs')),
  );
}

#!/usr/bin/env node
/**
 * Builds dist/ of src/:
 *
 *   node scripts/build.mjs [--out DIR]
 *
 *   cli.js, action.js   the doors: a few lines each, which open theirs in main.js
 *   main.js             the bundler's runtime, and src/doors/main.ts
 *   library.js, .d.ts   what other programs import: src/doors/library.ts as it is
 *   NAME.js             a chunk: what one `import()` brings, read from disk when it is first used, by either door
 *   NAME.cjs            a package that few scans need, read when something of it is first asked for: `later` says how
 *
 * swc strips the types into .cache/build (`npm run types` checks them), ncc bundles from there. A chunk is named by what
 * imports bring it, so that a change of its content changes no name: `namesOf` says how. Nothing is minified: dist/ is
 * committed, and people read it.
 *
 * The same source gives the same bytes, in any folder and on any Node: scripts/check-dist.mjs relies on it.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { transformSync } from '@swc/core';
import ncc from '@vercel/ncc';
import ts from 'typescript';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const out = resolve(root, values.out);
const stripped = join(root, '.cache', 'build');
const slashed = (path) => path.replaceAll('\\', '/');
// The bundler numbers modules by their path from the working directory.
process.chdir(root);

/** A bundler's failure can carry the whole bundle; a reader needs its beginning. */
function fail(message) {
  console.error(`build: ${String(message).slice(0, 500)}`);
  process.exit(1);
}

/** Modules that come as one chunk, whichever of them is asked for: a scan needs nearly all, and they share the rest. */
const TOGETHER = [
  ['rules', /^judge\/rules\/(?:descriptions|explanations\.generated)$/],
  [
    'scan',
    /^(?:judge\/(?!(?:merge|trace|coverage)$|config\/.*(?:generated|init-files)).*|read\/tree\/.*|doors\/github\/run-check)$/,
  ],
];

/** Packages that are imported as all others, and loaded when they are used: most scans meet no regular expression. */
const LATER = ['packages-re2js'];

/** What the chunk of an `import()` is called: by its package, or by the module's path in src. */
function importName(from, specifier) {
  if (!specifier.startsWith('.')) return specifier.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '');
  const path = slashed(relative(join(root, 'src'), resolve(dirname(from), specifier))).replace(/\.[jt]s$/, '');
  const group = TOGETHER.find(([, pattern]) => pattern.test(path));
  return group?.[0] ?? path.replaceAll('.', '-').replaceAll('/', '-');
}

function stripTypes() {
  rmSync(stripped, { recursive: true, force: true });
  // Generated JavaScript comes along as it is.
  cpSync(join(root, 'src'), stripped, { recursive: true, filter: (path) => !/\.(?:ts|md)$/.test(path) });
  for (const name of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const from = join(root, 'src', name);
    const { code } = transformSync(readFileSync(from, 'utf8'), {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022', rewriteRelativeImportExtensions: true },
      module: { type: 'es6' },
    });
    const named = code.replace(
      /\bimport\((['"])([^'"\n]+)\1\)/g,
      (_, quote, specifier) =>
        `import(/* webpackChunkName: "${importName(from, specifier)}" */ ${quote}${specifier}${quote})`,
    );
    // The stripped sources lie one folder deeper than src.
    const moved = named.replace(/(['"])((?:\.\.\/)+node_modules\/)/g, '$1../$2');
    writeFileSync(join(stripped, name.replace(/\.ts$/, '.js')), moved);
  }
  // The nearest package.json decides how the bundler reads a .js file.
  writeFileSync(join(stripped, 'package.json'), '{ "type": "module" }\n');
}

async function bundle() {
  try {
    return await ncc(join(stripped, 'doors', 'main.js'), {
      filename: 'main.js',
      esm: true,
      target: 'es2022',
      minify: false,
      sourceMap: false,
      cache: false,
      quiet: true,
      // One file for each chunk: they are joined below.
      license: 'licenses-[name].txt',
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : error);
  }
}

/** The files whose code a chunk holds, from the root of the repository. */
function filesOf(chunk, { chunkGraph }) {
  const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
  const inner = modules.flatMap((module) => (module.modules === undefined ? [module] : [...module.modules]));
  return inner.flatMap(({ resource }) =>
    resource === undefined ? [] : [slashed(relative(root, resource)).replace(/^.*?(?=node_modules\/)/, '')],
  );
}

/**
 * A chunk of an `import()` has that import's name. Code that several of them share lies in chunks without one: they are
 * called after their packages, or after the imports that bring them, and where that is taken, the first file as well.
 */
function namesOf(chunk, files) {
  if (chunk.name) return [chunk.name];
  const packages = files.map((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]);
  const own = files.find((_, i) => packages[i] === undefined);
  const [kind, parts] =
    own === undefined
      ? ['packages', packages.map((name) => name.replace(/[^a-z0-9]+/gi, '-'))]
      : ['shared', [...chunk.groupsIterable].map((group) => group.name)];
  const name = `${kind}-${[...new Set(parts)].sort().join('+')}`;
  const first = (own ?? files[0]).replace(/^\.cache\/build\/|\.js$/g, '').replace(/[^a-z0-9]+/gi, '-');
  return [name, `${name}-${first}`];
}

function nameAll(compilation) {
  const names = new Map();
  const taken = new Set();
  const chunks = [...compilation.chunks]
    .filter((chunk) => chunk.name !== 'main')
    .map((chunk) => ({ chunk, files: filesOf(chunk, compilation).sort() }))
    .sort((a, b) => (a.files.join() < b.files.join() ? -1 : 1));
  for (const { chunk, files } of chunks) {
    const name = namesOf(chunk, files).find((one) => !taken.has(one)) ?? fail(`two chunks of one name: ${files}`);
    taken.add(name);
    names.set(String(chunk.id), name);
  }
  return names;
}

/** ncc calls a chunk `ID.main.js`. Its name instead, in the runtime that asks for it and on disk. */
function nameChunks(code, assets, { compilation }) {
  const names = nameAll(compilation);
  const chunks = new Map();
  for (const [file, asset] of Object.entries(assets)) {
    const id = /^(\d+)\.main\.js$/.exec(file)?.[1];
    if (id === undefined) continue;
    chunks.set(`${names.get(id) ?? fail(`no chunk has the id ${id}`)}.js`, asset.source.toString());
  }
  const asked = /return "" \+ chunkId \+ "\.main\.js";/;
  if (!asked.test(code)) fail('the runtime of the bundler asks for chunks in another way than we know');
  const table = [...names].sort(([, a], [, b]) => (a < b ? -1 : 1)).map(([id, name]) => `"${id}":"${name}"`);
  return { main: code.replace(asked, `return {${table.join(',')}}[chunkId] + ".js";`), chunks };
}

/** In the runtime: what a module that is not loaded yet stands for. */
const RUNTIME = `
/* A package that is loaded when something of it is first asked for. */
__nccwpck_require__.later = (file, id) => {
	const load = () => {
		if (!(id in __webpack_modules__)) Object.assign(__webpack_modules__, __WEBPACK_EXTERNAL_createRequire(import.meta.url)("./" + file).modules);
		return __nccwpck_require__(id);
	};
	return new Proxy({}, { get: (_, key) => load()[key] });
};
`;

/**
 * Makes the chunk of a package one that the runtime loads by itself: a CommonJS file, since only such a one is loaded
 * without waiting. Nobody asks for the chunk any more, and its importers get what loads it.
 */
function later(main, chunks, name) {
  const source = chunks.get(`${name}.js`) ?? fail(`there is no chunk ${name}`);
  const head = /^export const id = (\d+);\nexport const ids = \[\1\];\nexport const modules = \{/;
  const chunk = head.exec(source)?.[1] ?? fail(`${name} begins otherwise than a chunk does`);
  const modules = [...source.matchAll(/^\/\*{3}\/ (\d+):$/gm)].map(([, id]) => id);
  if (modules.length !== 1 || /^import /m.test(source)) fail(`${name} is more than one module`);
  const file = `${name}.cjs`;
  const ask = new RegExp(`, __webpack_require__\\.e\\(${chunk}\\)|__webpack_require__\\.e\\(${chunk}\\), `, 'g');
  const importing = new RegExp(`(var \\w+ = __webpack_require__)\\(${modules[0]}\\);`, 'g');
  const changed = new Map();
  for (const [other, text] of [['main.js', main], ...chunks]) {
    if (other === `${name}.js`) continue;
    const now = text.replace(ask, '').replace(importing, `$1.later("${file}", ${modules[0]});`);
    if (now.includes(`__webpack_require__.e(${chunk})`) || now.includes(`__webpack_require__(${modules[0]})`))
      fail(`${other} needs ${name} in a way that we do not know`);
    changed.set(other, now);
  }
  changed.set(file, source.replace(head, 'exports.modules = {'));
  const anchor = '__nccwpck_require__.m = __webpack_modules__;\n';
  const runtime = changed.get('main.js').replace(`"${chunk}":"${name}",`, '');
  changed.delete('main.js');
  if (!runtime.includes(anchor)) fail('the runtime of the bundler has no list of modules where we know it');
  const known = runtime.includes('__nccwpck_require__.later');
  return { main: known ? runtime : runtime.replace(anchor, () => anchor + RUNTIME), chunks: changed };
}

/**
 * V8 skims a function that it meets and reads it again when it is called; one that begins with `(function` it reads whole
 * at once. Each module of a chunk is such a function, and nearly all of them are called: a third of what a small scan costs.
 */
function readOnce(source) {
  return source.replace(/^\/\*{3}\/ \(\((.*)\) => \{$/gm, '/***/ (function ($1) {');
}

/**
 * Licence texts of all chunks, each package once and in order of name. ncc writes `NAME`, `LICENCE`, the text and a blank line, without
 * a separator; a block starts where a line is a locked package's name and the next is its licence.
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
      if (name !== '') blocks.get(name).push(line);
    }
  }
  const names = [...blocks.keys()].sort();
  return names.map((one) => `${blocks.get(one).join('\n').trim()}\n`).join(`\n${'-'.repeat(80)}\n\n`);
}

stripTypes();
const { code, assets, stats } = await bundle();
const { main, chunks } = LATER.reduce(
  (built, name) => later(built.main, built.chunks, name),
  nameChunks(code, assets, stats),
);
const licenses = [];
for (const [file, asset] of Object.entries(assets)) {
  if (/^licenses-.*\.txt$/.test(file)) licenses.push(asset.source.toString());
  // An asset that is no chunk means a package reads a file beside itself, which would be missing at run time.
  else if (!/^(?:\d+\.main\.js|package\.json)$/.test(file)) fail(`unexpected asset ${file}`);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const door = (name) => `import { openDoor } from './main.js';\n\nawait openDoor('${name}');\n`;
writeFileSync(join(out, 'cli.js'), `#!/usr/bin/env node\n${door('cli')}`, { mode: 0o755 });
writeFileSync(join(out, 'action.js'), door('action'));
writeFileSync(join(out, 'main.js'), readOnce(main));
// It imports nothing of ours, so it needs no bundler.
const library = readFileSync(join('src', 'doors', 'library.ts'), 'utf8');
const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
writeFileSync(join(out, 'library.js'), ts.transpileModule(library, { compilerOptions }).outputText);
const declaration = ts.transpileDeclaration(library, { fileName: 'library.ts', compilerOptions });
writeFileSync(join(out, 'library.d.ts'), declaration.outputText);
for (const [name, source] of chunks) writeFileSync(join(out, name), readOnce(source));
writeFileSync(join(out, 'licenses.txt'), joinLicenses(licenses));
writeFileSync(join(out, 'package.json'), '{ "type": "module" }\n');

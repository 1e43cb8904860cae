#!/usr/bin/env node
/**
 * Builds dist/ of src/:
 *
 *   node scripts/build.mjs [--out DIR]
 *
 *   cli.js, action.js   the doors: a line each, which opens theirs in main.js
 *   main.js             scripts/runtime.cjs: how modules ask for one another
 *   start.js            the modules that a usual scan loads: scripts/start-modules.json
 *   start-NAME.js       those that one door loads beside, a comparison, or a scan that finds a loop
 *   ROOM-PART.js        the others of a room of src, and packages-NAME.js of a package, read when one is first asked for
 *
 * swc strips the types (`npm run types` checks them), ncc bundles the packages that our modules ask for, and the bundle is
 * split into these files. Nothing is minified: dist/ is committed, and people read it. Packages come without
 * their comments, and all is indented by tabs.
 *
 * The same source gives the same bytes, in any folder and on any Node: scripts/check-dist.mjs relies on it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { transformSync } from '@swc/core';
import ncc from '@vercel/ncc';
import ts from 'typescript';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const out = resolve(root, values.out);
const bundling = join(root, '.cache', 'build');
const slashed = (path) => path.replaceAll('\\', '/');
// The bundler numbers modules by their path from the working directory.
process.chdir(root);

/** A bundler's failure can carry the whole bundle; a reader needs its beginning. */
function fail(message) {
  console.error(`build: ${String(message).slice(0, 500)}`);
  process.exit(1);
}

/** What a usual scan loads, as `npm run start-modules` saw it: these modules stand in few files, each read whole at once. */
const START = new Map(
  Object.entries(JSON.parse(readFileSync(join(root, 'scripts', 'start-modules.json'), 'utf8'))).flatMap(([file, ids]) =>
    ids.map((id) => [id, file]),
  ),
);

/** What a module imports of ours, types left aside, by its path in src. */
function importsOf(name, source) {
  const imported = source.matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^'\n]+)';$/gm);
  return [...imported].map(([, from]) => slashed(relative('.', join(dirname(name), from))));
}

/** A line at the margin that begins none of the usual statements, nor goes on with one. */
const UNDECLARED = /^(?!(?:import|export|const|let|type|interface|declare|function|async function)\b|[\s})\]/*`]|$)/m;

/** Modules that do something when they are evaluated, and all that lead to them: they are evaluated with what imports them. */
function eagerAmong(sources) {
  const eager = new Set();
  for (const [name, source] of sources) {
    if (!UNDECLARED.test(source)) continue;
    const file = ts.createSourceFile(name, source, ts.ScriptTarget.ES2022, false);
    if (file.statements.some((one) => ts.isExpressionStatement(one))) eager.add(name);
  }
  for (let size = -1; size !== eager.size; ) {
    size = eager.size;
    for (const [name, source] of sources) if (importsOf(name, source).some((one) => eager.has(one))) eager.add(name);
  }
  return eager;
}

/**
 * Our modules as CommonJS, by their paths in src. swc writes each import as a function that loads the module when something
 * of it is first asked for.
 */
function strippedOfTypes() {
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map(slashed);
  const sources = names
    .filter((name) => /\.(?:ts|js)$/.test(name))
    .map((name) => [name, readFileSync(join(root, 'src', name), 'utf8')]);
  const eager = eagerAmong(sources.filter(([name]) => name.endsWith('.ts')));
  const stripped = sources.map(([name, source]) => {
    const lazy = [...source.matchAll(/\bfrom '([^'\n]+)'/g)]
      .map(([, from]) => from)
      .filter((from) => !eager.has(slashed(relative('.', join(dirname(name), from)))))
      .flatMap((from) => [from, from.replace(/\.ts$/, '.js')]);
    const { code } = transformSync(source, {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022', rewriteRelativeImportExtensions: true },
      module: { type: 'commonjs', lazy, ignoreDynamic: true },
    });
    return [name.replace(/\.ts$/, '.js'), code];
  });
  return new Map(stripped);
}

/** How our modules ask for others: `require()`, and `import()` for a promise. */
const ASKED = /\b(?<how>require|import)\((?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>\)/g;

/** What a module asks for: a module of Node.js, one of ours by its path in src, or a package as it is imported. */
function askedBy(name, specifier) {
  if (isBuiltin(specifier)) return { builtIn: specifier };
  if (!specifier.startsWith('.')) return { inPackage: specifier };
  const path = slashed(join(dirname(name), specifier));
  if (path.endsWith('.json')) return { own: path };
  return path.startsWith('..') ? { inPackage: path.replace(/^.*?(?=node_modules\/)/, '') } : { own: path };
}

/** Our modules that the doors lead to, and the data that these import; others hold types alone. */
function reached(sources) {
  const names = new Set(['doors/main.js']);
  for (const name of names) {
    if (name.endsWith('.json')) sources.set(name, readFileSync(join(root, 'src', name), 'utf8'));
    else
      for (const { groups } of sources.get(name).matchAll(ASKED)) {
        const { own } = askedBy(name, groups.specifier);
        if (own !== undefined && !own.endsWith('.json') && !sources.has(own))
          fail(`${name} asks for ${own}, which is not there`);
        if (own !== undefined) names.add(own);
      }
  }
  return [...names];
}

/** Each package as it is asked for. What is awaited and destructured at once is named, so that the bundler leaves the rest. */
function packagesAskedFor(own) {
  const packages = new Map();
  for (const [name, source] of own)
    for (const { index, groups } of source.matchAll(ASKED)) {
      const { inPackage } = askedBy(name, groups.specifier);
      const taken = /\{ ([\w, ]+) \} = await $/.exec(source.slice(0, index))?.[1].split(', ');
      if (inPackage !== undefined) packages.set(inPackage, { how: groups.how, taken });
    }
  return [...packages].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A bundle of packages; its module packages.js asks for each of them. */
async function bundled(packages) {
  rmSync(bundling, { recursive: true, force: true });
  mkdirSync(bundling, { recursive: true });
  const asks = packages.map(([name, { how, taken }]) => {
    const from = name.startsWith('node_modules/') ? slashed(relative(bundling, join(root, name))) : name;
    const mode = `/* webpackMode: "eager", webpackExports: ${JSON.stringify(taken)} */ `;
    return `asked("${name}", ${how}(${how === 'import' ? mode : ''}"${from}"));\n`;
  });
  writeFileSync(join(bundling, 'packages.js'), asks.join(''));
  writeFileSync(join(bundling, 'entry.js'), "require('./packages.js');\n");
  // The nearest package.json decides how the bundler reads a .js file.
  writeFileSync(join(bundling, 'package.json'), '{ "type": "commonjs" }\n');
  try {
    return await ncc(join(bundling, 'entry.js'), {
      filename: 'main.js',
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

/** The bundler's numbers as what they stand for: a package's file, or a module of Node.js. */
function namesOf({ compilation: { modules, chunkGraph } }) {
  const names = new Map();
  for (const module of modules) {
    const id = chunkGraph.getModuleId(module);
    const file = module.resource ?? module.rootModule?.resource;
    const name = file === undefined ? module.userRequest : nameOfFile(file);
    if (id !== null && name !== undefined) names.set(String(id), { name, isBuiltIn: file === undefined });
  }
  return names;
}

function nameOfFile(file) {
  const path = slashed(relative(bundling, file));
  return path.startsWith('..') ? path.replace(/^.*?(?=node_modules\/)/, '') : path;
}

/** The file of dist/ that holds a module that is not among the first: a room of src, or a package (`~`, as dist/ names it). */
function fileOf(id) {
  const folders = id.replace('../', '').split('/').slice(0, -1);
  if (folders[0] !== '~' && folders[0] !== 'node_modules') return `${folders.slice(0, 2).join('-')}.js`;
  const scope = folders[1].startsWith('@') ? 3 : 2;
  return `packages-${folders.slice(1, scope).join('-').replace('@', '')}.js`;
}

/** The modules of the bundle, each as what it is given and what stands between the braces. */
function modulesOf(code, names) {
  const modules = new Map();
  const inside = /^\/\*{3}\/ (\d+):\n\/\*{3}\/ \(?(?:function ?)?\(([^)]*)\)(?: =>)? \{\n([\s\S]*?)\n\/\*{3}\/ \}\)/gm;
  for (const [, id, given, body] of code.matchAll(inside)) {
    const { name, isBuiltIn } = names.get(id) ?? fail(`no module has the id ${id}`);
    if (isBuiltIn) continue;
    const [module = 'module', exports = 'exports'] = given.split(', ');
    const asks = /^__unused/.test(module) ? [exports] : [exports, module];
    modules.set(name, { given: ['__from__', '__load__', ...asks].join(', '), body: named(body, names) });
  }
  return modules;
}

/**
 * First files of packages that gather far more than anybody asks for: what is taken of them, by file and name in it, and what
 * they do beside. The proxy agent opens its tunnel by a method that the first file gives to all dispatchers.
 */
const TAKEN = new Map([
  [
    'node_modules/yaml/dist/index.js',
    {
      parts: {
        Composer: ['compose/composer.js', 'Composer'],
        isAlias: ['nodes/identity.js', 'isAlias'],
        isMap: ['nodes/identity.js', 'isMap'],
        isScalar: ['nodes/identity.js', 'isScalar'],
        isSeq: ['nodes/identity.js', 'isSeq'],
        Lexer: ['parse/lexer.js', 'Lexer'],
        Parser: ['parse/parser.js', 'Parser'],
      },
      methods: {},
    },
  ],
  [
    'node_modules/undici/index.js',
    {
      parts: { ProxyAgent: ['lib/dispatcher/proxy-agent.js'], fetch: ['lib/web/fetch/index.js', 'fetch'] },
      methods: { 'lib/dispatcher/dispatcher.js': { connect: 'lib/api/api-connect.js' } },
    },
  ],
]);

/** The same code for processors with vector instructions, and the one that runs on all: the first is left out. */
const SAME = [['node_modules/undici/lib/llhttp/llhttp_simd-wasm.js', 'node_modules/undici/lib/llhttp/llhttp-wasm.js']];

function leaveOutDoubles(modules) {
  for (const [left, taken] of SAME) {
    if (!modules.delete(left) || !modules.has(taken)) fail(`${left} and ${taken} are not both in the bundle`);
    for (const [id, module] of modules) modules.set(id, { ...module, body: module.body.replaceAll(left, taken) });
  }
}

/**
 * A program in base64, in place of which dist/ holds it packed. What packs gives other bytes on another Node, so this is
 * kept: `node -e "process.stdout.write(zlib.brotliCompressSync(require('undici/lib/llhttp/llhttp-wasm.js')).toString('base64'))"`.
 */
const PROGRAM = /Buffer\.from\('([A-Za-z0-9+/=]+)', 'base64'\)/;
const PACKED = join(root, 'scripts', 'llhttp-wasm.br.txt');

function packProgram(modules) {
  const [[, id]] = SAME;
  const { body, ...rest } = modules.get(id);
  const [whole, program] = PROGRAM.exec(body) ?? fail(`${id} holds no program`);
  const packed = readFileSync(PACKED, 'utf8').trim();
  if (brotliDecompressSync(Buffer.from(packed, 'base64')).toString('base64') !== program)
    fail(`${PACKED} holds another program than ${id}`);
  const unpacked = `require("node:zlib").brotliDecompressSync(Buffer.from('${packed}', 'base64'))`;
  modules.set(id, { ...rest, body: body.replace(whole, () => unpacked) });
}

/** The client's method for each endpoint of GitHub's API (`octokit.rest`), and those that answer in pages: we ask by method and path. */
const ENDPOINTS = [
  [/^(\s*)const Endpoints = \{\n[\s\S]*?^\1\};$/m, '$1const Endpoints = {};'],
  [/^var paginatingEndpoints = .*\[\n[\s\S]*?^\].*;$/m, 'var paginatingEndpoints = [];'],
];

function leaveOutEndpoints(modules) {
  for (const [table, empty] of ENDPOINTS) {
    const [first, ...others] = [...modules].filter(([, { body }]) => table.test(body));
    if (first === undefined || others.length > 0)
      fail(`a table of endpoints is not in the bundle, or is there twice: ${table}`);
    const [id, module] = first;
    modules.set(id, { ...module, body: module.body.replace(table, empty) });
  }
}

/** Answers as forms, which GitHub gives to nobody (undici, lib/web/fetch/body.js formData). */
const FORMS = '__load__("node_modules/undici/lib/web/fetch/formdata-parser.js")';

function leaveOutForms(modules) {
  const asking = [...modules].filter(([, { body }]) => body.includes(FORMS));
  if (asking.length !== 1) fail('forms are read in a way that we do not know');
  for (const [id, module] of asking) modules.set(id, { ...module, body: module.body.replace(FORMS, '{}') });
}

/** HTTP/2 is spoken where `allowH2` is set (undici, lib/core/connect.js offers it so), which nobody does. */
const HTTP2 = '__load__("node_modules/undici/lib/dispatcher/client-h2.js")';

function leaveOutHttp2(modules) {
  const asking = [...modules].filter(([, { body }]) => body.includes(HTTP2));
  const allowing = [...modules].filter(([, { body }]) => /\ballowH2\s*[:=]\s*true\b/.test(body));
  if (asking.length !== 1 || allowing.length > 0) fail('HTTP/2 is asked for in a way that we do not know');
  for (const [id, module] of asking) modules.set(id, { ...module, body: module.body.replace(HTTP2, 'undefined') });
}

/** Files of yaml that nothing of ours leads to, whose names others hold at most: the first few files that hold them, and what of ours would ask. */
const YAML = 'node_modules/yaml/dist/';
const UNASKED = [
  // Tokens are read, and neither written nor visited.
  ...['cst-scalar', 'cst-stringify', 'cst-visit'].map((name) => [`parse/${name}`, 'parse/cst', /\bCST\b/]),
  // Documents are of the core schema, whatever a directive says of their version.
  ['schema/json/schema', 'schema/tags', /\bschema: (?!'core')/],
  ['schema/yaml-1.1/schema', 'schema/tags', /\bschema: (?!'core')/],
].map(([name, holder, asked]) => ({ file: `${YAML}${name}.js`, holder: `${YAML}${holder}.js`, asked }));

/** What writes YAML: files of yaml ask for it as they are asked to write. */
const WRITES = new RegExp(`__load__\\("${YAML}stringify/\\w+\\.js"\\)`, 'g');

function leaveOutUnasked(modules) {
  const writing = [...own].find(([, source]) => /_yaml\(\)\.(?:Document|stringify|parse)/.test(source));
  if (writing !== undefined) fail(`${writing[0]} may write YAML, which scripts/build.mjs leaves out`);
  for (const [id, module] of modules)
    if (id.startsWith(YAML)) modules.set(id, { ...module, body: module.body.replace(WRITES, '{}') });
  for (const { file, holder, asked } of UNASKED) {
    const load = `__load__("${file}")`;
    const holding = [...modules].filter(([, { body }]) => body.includes(load)).map(([id]) => id);
    if (holding.join() !== holder) fail(`${file} is held by ${holding.join(', ') || 'nobody'}`);
    const asking = [...own].find(([, source]) => /_yaml\(\)|\byaml\b/.test(source) && asked.test(source));
    if (asking !== undefined) fail(`${asking[0]} may ask for ${file}, which scripts/build.mjs leaves out`);
    const module = modules.get(holder);
    modules.set(holder, { ...module, body: module.body.replace(load, '{}') });
  }
}

/** Classes of re2js for what nobody asks: many patterns at once, and patterns of JavaScript; with the method that asks for one. */
const PATTERNS = {
  file: 'node_modules/re2js/build/index.cjs',
  classes: ['RE2Set', 'TranslateRegExpString'],
  method: 'translateRegExp',
};

function leaveOutPatterns(modules) {
  const { file, classes, method } = PATTERNS;
  const module = modules.get(file) ?? fail(`${file} is not in the bundle`);
  const source = ts.createSourceFile('patterns.js', module.body, ts.ScriptTarget.ES2022, true);
  const left = [];
  for (const one of source.statements) {
    if (ts.isVariableStatement(one) && classes.includes(one.declarationList.declarations[0].name.text)) left.push(one);
    if (classes.some((name) => one.getText() === `exports.${name} = ${name};`)) left.push(one);
    if (ts.isVariableStatement(one) && one.declarationList.declarations[0].name.text === 'RE2JS')
      left.push(
        ...one.declarationList.declarations[0].initializer.members.filter((member) => member.name?.text === method),
      );
  }
  const body = left.reduceRight((text, one) => text.slice(0, one.getFullStart()) + text.slice(one.end), module.body);
  const isHeld = new RegExp(`\\b(?:${classes.join('|')})\\b`).test(withoutComments(body));
  if (left.length !== 4 || isHeld) fail(`${file} has other parts: ${left.length}`);
  const asking = [...own].find(([, text]) => [...classes, method].some((name) => text.includes(name)));
  if (asking !== undefined) fail(`${asking[0]} asks for a part of ${file} that scripts/build.mjs leaves out`);
  modules.set(file, { ...module, body });
}

/** A client of which only the agents for a proxy are asked; the requests are made by another. */
const CLIENT = {
  file: 'node_modules/@actions/github/node_modules/@actions/http-client/lib/index.js',
  name: 'HttpClient',
  asked: [
    'getAgent',
    'getAgentDispatcher',
    '_getAgent',
    '_getProxyAgentDispatcher',
    '_getUserAgentWithOrchestrationId',
  ],
};

function leaveOutRequests(modules) {
  const module = modules.get(CLIENT.file) ?? fail(`${CLIENT.file} is not in the bundle`);
  const source = ts.createSourceFile('client.js', module.body, ts.ScriptTarget.ES2022, true);
  const client = source.statements.find((one) => ts.isClassDeclaration(one) && one.name.text === CLIENT.name);
  const [kept, left] = [[], []];
  for (const member of client?.members ?? fail(`${CLIENT.file} has no ${CLIENT.name}`))
    (ts.isConstructorDeclaration(member) || CLIENT.asked.includes(member.name.text) ? kept : left).push(member);
  for (const [, name] of kept
    .map((one) => one.getText())
    .join('\n')
    .matchAll(/\bthis\.(\w+)\(/g))
    if (!CLIENT.asked.includes(name)) fail(`${CLIENT.name} asks itself for ${name}, which is left out`);
  const body = left.reduceRight((text, one) => text.slice(0, one.getFullStart()) + text.slice(one.end), module.body);
  modules.set(CLIENT.file, { ...module, body });
}

function takeParts(modules) {
  for (const [index, { parts, methods }] of TAKEN) {
    const folder = dirname(index);
    const holds = new RegExp(`(\\w+) = __load__\\("${index}"\\)`, 'g');
    for (const [id, { body }] of modules)
      for (const [, holder] of id.startsWith(`${folder}/`) ? [] : body.matchAll(holds))
        for (const [, part] of body.matchAll(new RegExp(`\\b${holder}\\.(\\w+)`, 'g')))
          if (!Object.hasOwn(parts, part)) fail(`${id} takes ${part} of ${folder}, which scripts/build.mjs leaves out`);
    const lines = Object.entries(parts).map(
      ([part, [file, name]]) =>
        `exports.${part} = __load__("${folder}/${file}")${name === undefined ? '' : `.${name}`};`,
    );
    for (const [file, given] of Object.entries(methods))
      for (const [method, from] of Object.entries(given))
        lines.push(`__load__("${folder}/${file}").prototype.${method} = __load__("${folder}/${from}");`);
    modules.set(index, { given: '__from__, __load__, exports', body: lines.join('\n') });
  }
}

/** Without the packages' files that nothing leads to. */
function leaveUnused(modules) {
  const used = new Set([...modules.keys()].filter((id) => !id.startsWith('node_modules/')));
  for (const id of used) {
    const { body } = modules.get(id) ?? fail(`no module has the name ${id}`);
    for (const [, list] of body.matchAll(/__(?:from__|load__(?:\.bind)?)\(([^)]*)\)/g))
      for (const [, asked] of list.matchAll(/"(node_modules\/[^"]+)"/g)) used.add(asked);
  }
  for (const id of [...modules.keys()]) if (!used.has(id)) modules.delete(id);
}

/** The files that the packages' names stand for, as packages.js asks for them. */
function filesOfPackages({ body }) {
  const asks = body.matchAll(/^asked\("(.+?)", .*"(.+?)"\)+;$/gm);
  return new Map([...asks].map(([, name, file]) => [name, file]));
}

/** One of our modules, in which others are asked for by their names. It returns what it exports. */
function ownModule(name, source, packages) {
  if (name.endsWith('.json')) return { given: '', body: `return ${source.trimEnd()};` };
  const body = source.replace(ASKED, (...match) => {
    const { how, specifier } = match.at(-1);
    const { builtIn, own, inPackage } = askedBy(name, specifier);
    const id = own ?? packages.get(inPackage);
    if (builtIn === undefined && id === undefined) fail(`${name} asks for ${specifier}, which is not in the bundle`);
    const asked = builtIn === undefined ? `__load__("${id}")` : `require("${builtIn}")`;
    return how === 'require' ? asked : `Promise.resolve().then(()=>${asked})`;
  });
  const text = brief(body, dirname(name));
  const asks = ['__from__', '__load__'].filter((_, index, all) => all.slice(index).some((one) => text.includes(one)));
  return { given: asks.join(', '), body: text };
}

/** A body in which modules are asked for by their names. */
function named(body, names) {
  const nameOf = (id) => names.get(id) ?? fail(`no module has the id ${id}`);
  const asked = body
    .replaceAll('__nccwpck_require__.bind(__nccwpck_require__,', '__load__.bind(undefined,')
    .replace(/\b__nccwpck_require__\(\/\*[^*]*\*\/ (\d+)\)|\b__nccwpck_require__\((\d+)\)/g, (_, a, b) => {
      const { name, isBuiltIn } = nameOf(a ?? b);
      return isBuiltIn ? `require("${name}")` : `__load__("${name}")`;
    })
    .replace(/(__load__\.bind\(undefined,) (\d+)\)/g, (_, bind, id) => `${bind} "${nameOf(id).name}")`);
  if (/__nccwpck_require__\(/.test(asked))
    fail(`a module is asked for in a way that we do not know: ${/.*__nccwpck_require__\(.*/.exec(asked)?.[0]}`);
  return asked.replaceAll('__nccwpck_require__', '__load__');
}

/** One line for what swc writes in many: an import, and at the end the list of what a module exports. */
function brief(body, folder) {
  let list = '';
  const noted = (given) => {
    for (const [, name, value] of given.matchAll(/^ {4}get (\w+) \(\) \{\n {8}return ([^;]+);\n {4}\}/gm))
      list += value.includes('()')
        ? `\tget ${name}() { return ${value}; },\n`
        : `\t${name}${value === name ? '' : `: ${value}`},\n`;
    return '';
  };
  const plain = body
    .replace(/ ?"use strict";\n/, '\n')
    .replace(/^(\/\*\*.*\*\/) (?=async function|function|const|let)/gm, '$1\n')
    .replace(/^Object\.defineProperty\(exports, "__esModule", \{\n {4}value: true\n\}\);\n/m, '')
    .replace(/^function _export\(target, all\) \{\n[\s\S]*?\n\}\n/m, '')
    .replace(/^_export\(exports, \{\n([\s\S]*?)^\}\);\n/m, (_, given) => noted(given))
    .replace(
      /^Object\.defineProperty\(exports, "(\w+)", \{\n {4}enumerable: true,\n {4}get: function\(\) \{\n {8}return ([^;]+);\n {4}\}\n\}\);\n/m,
      (_, name, value) => noted(`    get ${name} () {\n        return ${value};\n    }`),
    )
    .replace(
      /^function (\w+)\(\) \{\n {4}const data = (__load__|require)\(("[^"]+")\);\n {4}\1 = function\(\) \{\n {8}return data;\n {4}\};\n {4}return data;\n\}$/gm,
      (_, name, how, id) =>
        `const ${name} = ${how === 'require' ? `__load__.builtIn(() => require(${id}))` : `__from__(${id})`};`,
    )
    .replace(/^[\s\S]+$/, (text) => {
      const shorten = shortNames(text);
      list = shorten(list);
      return shorten(text);
    })
    .replace(/(?:^const \w+ = __from__\("[^"]+"\);\n)+/gm, (lines) => together(lines, folder))
    // A called export gets no `this` so; none of ours asks for it.
    .replace(/(?<!new )\(0, (_\w+\(\)\.\w+)\)\(/g, '$1(');
  if (/\bexports[,.[]/.test(plain))
    fail(`a module exports in a way that we do not know: ${/.*\bexports[,.[].*/.exec(plain)?.[0]}`);
  return `${withoutOwnRemarks(plain, list).trimEnd()}\n\nreturn {\n${list.replace(/,\n$/, '\n')}};`;
}

/** Of the name of an import, which is asked for at each use and stands beside its path. */
const SHORT = 6;

/** Names imports by the beginnings of their names, where these are no others'. */
function shortNames(body) {
  const names = [...body.matchAll(/^const (_\w+) = __(?:from__|load__\.builtIn)\(/gm)].map(([, name]) => name);
  const short = new Map();
  for (const name of names) {
    const begin = name.slice(0, SHORT);
    const others = names.some((one) => one !== name && one.startsWith(begin));
    if (!others && !new RegExp(`\\b${begin}\\b`).test(body)) short.set(name, begin);
  }
  return (text) =>
    text.replace(/(?<=^const )_\w+(?= = __)|(?<![\w$]|[^.]\.)_\w+(?=\(\))/gm, (name) => short.get(name) ?? name);
}

/** Of the rooms that nearly all others ask, whose names say enough: as in scripts/runtime.cjs. */
const FLOORS = Object.fromEntries(
  [
    .../^const FLOORS = \{\n([\s\S]*?)\n\};$/m
      .exec(readFileSync(join(root, 'scripts', 'runtime.cjs'), 'utf8'))[1]
      .matchAll(/(\w+): '(\w+)'/g),
  ].map(([, room, floor]) => [room, floor]),
);

/** Imports as two lists in one order: each is named by the beginning of its path's end. */
function together(lines, folder) {
  const asked = [...lines.matchAll(/^const (\w+) = __from__\((.*)\);$/gm)];
  const names = asked.map(([, name]) => name);
  // The runtime knows how a module of ours ends, and where it stands.
  const ids = asked.map(([, , id]) => {
    const short = id.replace(/^("(?!node_modules\/).*)\.js"$/, '$1"');
    if (dirname(id.slice(1, -1)) === folder && short !== id) return `"./${short.slice(folder.length + 2)}`;
    return short.replace(/^"(core|read)\/(?=(\w+)\/)/, (written, floor, room) =>
      FLOORS[room] === floor ? '"' : written,
    );
  });
  const line = `const [${names.join(', ')}] = __from__(${ids.join(', ')});\n`;
  return line.length <= WIDTH ? line : `const [\n${inLines(names, 1)}] = __from__(\n${inLines(ids, 1)});\n`;
}

/** What functions are for that no other module asks for stands in src. */
function withoutOwnRemarks(body, list) {
  const asked = new Set(list.match(/\w+/g));
  return body.replace(/^\/\*\*(?:[^*]|\*(?!\/))*\*\/\n(?=(?:async )?function\*? (\w+)\()/gm, (remark, name) =>
    asked.has(name) ? remark : '',
  );
}

const isStart = (file) => file.startsWith('start');

/** dist/main.js: how modules ask for one another. */
function runtimeOf(texts) {
  const runtime = readFileSync(join(root, 'scripts', 'runtime.cjs'), 'utf8');
  const starts = texts.filter(([name]) => isStart(name));
  const digest = createHash('sha256')
    .update(starts.map(([, text]) => text).join(''))
    .digest('hex')
    .slice(0, 20);
  const beside = starts.flatMap(([name]) => (name === 'start.js' ? [] : [[name, [...files.get(name).keys()].sort()]]));
  return runtime
    .replace('@BUILD@', digest)
    .replace("'@BESIDE@'", JSON.stringify(Object.fromEntries(beside), undefined, 2))
    .replace('/* @fileOf@ */', `/** The file that holds a module. */\n${fileOf}`);
}

/** A package as its code alone; its licence is in licenses.txt. */
function withoutComments(source) {
  const minify = { compress: false, mangle: false, format: { comments: false } };
  const jsc = { parser: { syntax: 'ecmascript' }, target: 'es2022', minify };
  return transformSync(source, { jsc, isModule: false }).code;
}

/** The width up to which a list or an object stands in one line. */
const WIDTH = 160;

/**
 * Indented by tabs instead of fours of blanks, where swc and TypeScript write a member a line, a list or an object that fits
 * stands in one. Remarks within functions and on constants are left out. A line that begins inside of a text stays as it is.
 */
function tidied(source) {
  const file = ts.createSourceFile('chunk.js', source, ts.ScriptTarget.ES2022, false, ts.ScriptKind.JS);
  const texts = [];
  const edits = [];
  const look = (node) => {
    const start = node.getStart(file);
    if (ts.isTemplateLiteralToken(node) || ts.isStringLiteral(node)) texts.push([start, node.end]);
    const line = inOneLine(node, start, source) ?? inFullLines(node, start, file);
    if (line === undefined) ts.forEachChild(node, look);
    else edits.push([start, node.end, line]);
  };
  look(file);
  return tabbed(
    source,
    texts,
    [...edits, ...remarksIn(source, texts)].sort(([a], [b]) => a - b),
  );
}

/** Remarks within functions and on constants, which stand in src; what a function or a module is for stays: those ask for others as `[_NAME]`. */
function remarksIn(source, texts) {
  let next = 0;
  return [
    ...source.matchAll(/^(?: {4,}\/\/.*\n|(?:\/\*\*(?:[^*]|\*(?!\/))*\*\/|\/\/.*)\n(?=(?:const|let) (?!\[?\s*_)))/gm),
  ].flatMap(({ 0: line, index }) => {
    while (next < texts.length && texts[next][1] <= index) next += 1;
    return texts[next]?.[0] < index ? [] : [[index, index + line.length, '']];
  });
}

/** A list, an object or a call over several lines as one that fits; nothing where it holds statements, comments or templates. */
function inOneLine(node, start, source) {
  const isOne = [
    ts.isArrayLiteralExpression,
    ts.isObjectLiteralExpression,
    ts.isObjectBindingPattern,
    ts.isCallExpression,
  ];
  if (!isOne.some((is) => is(node))) return undefined;
  if (node.end - start > 4 * WIDTH) return undefined;
  const text = source.slice(start, node.end);
  if (!text.includes('\n') || /[;`]|\/[/*]|=>\{|\[ |\S \]/.test(text)) return undefined;
  const line = text.replace(/\n\s*/g, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']');
  const before = source.slice(source.lastIndexOf('\n', start) + 1, start).replaceAll('    ', '\t').length;
  const after = source.slice(node.end).search(/\n/);
  return before + line.length + Math.min(after, WIDTH) <= WIDTH ? line : undefined;
}

/** A list of words and numbers alone, as many to a line as fit; nothing where a comment stands among them. */
function inFullLines(node, start, file) {
  const source = file.text;
  if (!ts.isArrayLiteralExpression(node) || node.elements.length < 4) return undefined;
  if (!node.elements.every((one) => ts.isStringLiteral(one) || ts.isNumericLiteral(one))) return undefined;
  let at = start + 1;
  for (const one of node.elements) {
    if (!/^[\s,]*$/.test(source.slice(at, one.getStart(file)))) return undefined;
    at = one.end;
  }
  if (!/^[\s,]*\]$/.test(source.slice(at, node.end))) return undefined;
  const depth = /^ */.exec(source.slice(source.lastIndexOf('\n', start) + 1, start))[0].length / 4;
  const words = node.elements.map((one) => one.getText(file));
  return `[\n${inLines(words, depth + 1)}${'\t'.repeat(depth)}]`;
}

/** As many to a line as fit. */
function inLines(words, depth) {
  const lines = [''];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== '' && depth + last.length + 2 + word.length > WIDTH) lines.push(`${word},`);
    else lines[lines.length - 1] = last === '' ? `${word},` : `${last} ${word},`;
  }
  return lines.map((line) => `${'\t'.repeat(depth)}${line}\n`).join('');
}

function tabbed(source, texts, edits) {
  let written = '';
  let at = 0;
  let next = 0;
  const piece = (end) =>
    source.slice(at, end).replace(/^(?: {4})+/gm, (blanks, offset) => {
      while (next < texts.length && texts[next][1] <= at + offset) next += 1;
      const [start] = texts[next] ?? [Number.POSITIVE_INFINITY];
      return start < at + offset ? blanks : '\t'.repeat(blanks.length / 4);
    });
  for (const [start, end, line] of edits) {
    written += piece(start) + line;
    at = end;
  }
  return written + piece(source.length);
}

/**
 * A file of dist/. V8 skims a function that it meets and reads it again when it is called; one that begins with `(function` it
 * reads whole at once: right for what every scan calls. A text of ASCII is read in half the memory.
 */
function written(modules, eagerly) {
  const parts = [...modules]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { given, body }]) => {
      // The whole file is strict.
      const text = id.startsWith('node_modules/') ? withoutComments(body).replace(/^"use strict";\n/, '') : body;
      const module = eagerly ? `"${id}": (function (${given}) {\n${text}\n})` : `"${id}": (${given}) => {\n${text}\n}`;
      return module.replaceAll('"node_modules/', '"~/').replaceAll('__unused_webpack_exports', '_exports');
    });
  const source = tidied(`'use strict';\n\nmodule.exports = {\n\n${parts.join(',\n\n')}\n};\n`)
    .replaceAll('__load__', '_load')
    .replaceAll('__from__', '_from');
  return eagerly
    ? source.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : source;
}

/**
 * Licence texts by package. ncc writes `NAME`, `LICENCE`, the text and a blank line, without a separator; a block starts where
 * a line is a locked package's name and the next is its licence.
 */
function licensesIn(text) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const licenseOf = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (path !== '') licenseOf.set(name, entry.license);
  }
  const blocks = new Map();
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
  return [...blocks].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Each package once: what those say of themselves whose terms are alike, and then the terms. */
function joinLicenses(text) {
  const byTerms = new Map();
  for (const [name, [, license, ...block]] of licensesIn(text)) {
    const whole = block.join('\n').trim();
    const start = whole.search(/^Permission |$(?![\s\S])/m);
    // Lines are broken elsewhere, and quotes are single or double.
    const terms = whole.slice(start).replace(/[^A-Za-z]+/g, ' ');
    if (!byTerms.has(terms)) byTerms.set(terms, { notices: new Map(), terms: whole.slice(start) });
    const { notices } = byTerms.get(terms);
    const notice = `${license}\n${whole.slice(0, start).trim()}\n`;
    notices.set(notice, [...(notices.get(notice) ?? []), name]);
  }
  const noticesOf = (notices) => [...notices].map(([notice, names]) => `${names.join('\n')}\n${notice}`);
  return [...byTerms.values()]
    .map(({ notices, terms }) => [...noticesOf(notices), ...(terms === '' ? [] : [`${terms}\n`])].join('\n'))
    .join(`\n${'-'.repeat(80)}\n\n`);
}

const sources = strippedOfTypes();
const own = new Map(reached(sources).map((name) => [name, sources.get(name)]));
const { code, assets, stats } = await bundled(packagesAskedFor(own));
// Another asset means that a package reads a file beside itself, which would be missing at run time.
for (const file of Object.keys(assets))
  if (!/^(?:licenses\.txt|package\.json)$/.test(file)) fail(`unexpected asset ${file}`);
const modules = modulesOf(code, namesOf(stats));
const packages = filesOfPackages(modules.get('packages.js'));
modules.delete('packages.js');
for (const [name, source] of own) modules.set(name, ownModule(name, source, packages));
leaveOutDoubles(modules);
packProgram(modules);
leaveOutEndpoints(modules);
leaveOutRequests(modules);
leaveOutHttp2(modules);
leaveOutForms(modules);
leaveOutUnasked(modules);
leaveOutPatterns(modules);
takeParts(modules);
leaveUnused(modules);
const files = new Map();
for (const [id, module] of modules) {
  const file = START.get(id) ?? fileOf(id);
  files.set(file, (files.get(file) ?? new Map()).set(id, module));
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const door = (name) => `'use strict';\n\nrequire('./main.js').openDoor('${name}');\n`;
writeFileSync(join(out, 'cli.js'), `#!/usr/bin/env node\n${door('cli')}`, { mode: 0o755 });
writeFileSync(join(out, 'action.js'), door('action'));
const texts = [...files].map(([name, held]) => [name, written(held, isStart(name))]);
for (const [name, text] of texts) writeFileSync(join(out, name), text);
writeFileSync(join(out, 'main.js'), runtimeOf(texts));
writeFileSync(join(out, 'licenses.txt'), joinLicenses(assets['licenses.txt'].source.toString()));
writeFileSync(join(out, 'package.json'), '{ "type": "commonjs" }\n');

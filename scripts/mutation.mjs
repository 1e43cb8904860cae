/**
 * Breaks the engine on purpose and counts how often a test says so: `npm run mutation -- [--seed N] [--count N] [--area NAME]`.
 * Mutants are drawn evenly from all that can be made of the areas below, by the operators that Stryker names, without
 * texts and expressions; each is one process of Jest, and stops at the first test that fails. Survivors are printed.
 * A copy of the tree in .cache is changed, never the tree itself.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const COPY = join(ROOT, '.cache/mutation');
/** What is broken, and the groups of tests (jest.config.js) that are asked, those that most likely say so first. */
const AREAS = {
  corefile: { folders: ['src/languages/corefile'], tests: ['languages', 'conformance', 'judge', 'acceptance'] },
  cluster: { folders: ['src/core/cluster'], tests: ['core', 'acceptance', 'judge', 'tools', 'platforms', 'languages'] },
  forwarding: { folders: ['src/core/forwarding'], tests: ['core', 'conformance', 'acceptance', 'judge', 'properties'] },
  rules: { folders: ['src/judge/rules'], tests: ['judge', 'acceptance', 'top', 'core'] },
  tree: { folders: ['src/read/tree'], tests: ['read', 'doors', 'hostile'] },
  prefilter: { folders: ['src/read/documents/prefilter.ts'], tests: ['read', 'languages', 'platforms', 'tools'] },
};
/** No mutant takes longer than this; what hangs is found. */
const TIMEOUT = 300_000;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    area: { type: 'string' },
  },
});

const SWAPS = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.QuestionQuestionToken, '&&'],
]);
const METHODS = new Map(
  [
    ['some', 'every'],
    ['startsWith', 'endsWith'],
    ['toLowerCase', 'toUpperCase'],
    ['indexOf', 'lastIndexOf'],
    ['filter', 'slice'],
    ['shift', 'pop'],
  ].flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]),
);

function filesBelow(path) {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/generated|\.d\.ts/.test(name))
    .sort()
    .map((name) => `${path}/${name}`);
}

/** Every change that the operators make of a file: from, to, text. */
function mutantsOf(area, file) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const found = [];
  const put = (node, replacement, operator) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ area, file, line, from: node.getStart(), to: node.end, was: node.getText(), replacement, operator });
  };
  const visit = (node) => {
    if (ts.isBinaryExpression(node)) {
      const swap = SWAPS.get(node.operatorToken.kind);
      const isText = [node.left, node.right].some((one) => ts.isStringLiteralLike(one) || ts.isTemplateExpression(one));
      if (swap !== undefined && !(isText && '+-'.includes(swap))) put(node.operatorToken, swap, 'operator');
    }
    if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
      const condition = ts.isIfStatement(node) ? node.expression : node.condition;
      for (const one of ['true', 'false']) put(condition, one, 'condition');
    }
    if (node.kind === ts.SyntaxKind.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) put(node, 'false', 'boolean');
    if (node.kind === ts.SyntaxKind.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) put(node, 'true', 'boolean');
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      put(node, node.operand.getText(), 'not');
    if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) put(node, '[]', 'list');
    if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent) && METHODS.has(node.name.text))
      put(node.name, METHODS.get(node.name.text), 'method');
    if (ts.isBlock(node) && node.statements.length > 0 && ts.isFunctionDeclaration(node.parent))
      put(node, '{}', 'body');
    if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) put(node, ';', 'call');
    if (!ts.isTypeNode(node) && !ts.isInterfaceDeclaration(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

/** Mulberry32, as the fuzzer draws. */
function randomOf(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * below);
  };
}

function copyTree() {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  const tracked = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 }).stdout;
  for (const path of tracked.split('\0').filter((one) => one !== '' && !one.startsWith('dist/')))
    cpSync(join(ROOT, path), join(COPY, path), { verbatimSymlinks: true });
  cpSync(join(ROOT, 'dist'), join(COPY, 'dist'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));
  // The groups of tests are laid by the configuration itself.
  writeFileSync(
    join(COPY, 'mutation.config.js'),
    `import base from './jest.config.js';
const groups = process.env.LOOPGATE_MUTATION_TESTS.split(',');
const testMatch = base.testMatch.filter((one) => groups.some((group) => one.includes('/.cache/tests/' + group + '.test') || one.includes('/test/' + group + '/')));
export default { ...base, rootDir: import.meta.dirname, testMatch, maxWorkers: 1, testSequencer: undefined };
`,
  );
}

/** Killed by a failing test, by types that Jest does not check (a crash), or by its own time. */
function isKilled(area) {
  for (const group of AREAS[area].tests) {
    const { status } = spawnSync(
      process.execPath,
      [
        '--experimental-vm-modules',
        '--no-warnings',
        'node_modules/jest/bin/jest.js',
        '--config',
        'mutation.config.js',
        '--bail',
        '--silent',
      ],
      { cwd: COPY, env: { ...process.env, LOOPGATE_MUTATION_TESTS: group }, timeout: TIMEOUT, stdio: 'ignore' },
    );
    if (status !== 0) return group;
  }
  return undefined;
}

const random = randomOf(Number(values.seed));
const all = Object.entries(AREAS)
  .filter(([area]) => values.area === undefined || values.area === area)
  .flatMap(([area, { folders }]) => folders.flatMap(filesBelow).flatMap((file) => mutantsOf(area, file)));
copyTree();
console.log(`${all.length} mutants can be made; ${values.count} are drawn with seed ${values.seed}`);
for (const area of new Set(all.map((one) => one.area)))
  if (isKilled(area) !== undefined) {
    console.error(`the tests of ${area} fail without a mutant`);
    process.exit(1);
  }
const counts = new Map();
for (let n = 0; n < Number(values.count); n += 1) {
  const one = all[random(all.length)];
  const path = join(COPY, one.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.slice(0, one.from) + one.replacement + text.slice(one.to));
  const by = isKilled(one.area);
  writeFileSync(path, text);
  const count = counts.get(one.area) ?? { killed: 0, survived: 0 };
  count[by === undefined ? 'survived' : 'killed'] += 1;
  counts.set(one.area, count);
  const was = one.was.length > 70 ? `${one.was.slice(0, 70)}...` : one.was;
  console.log(
    `${by === undefined ? 'SURVIVED' : `killed by ${by}`} ${one.file}:${one.line} ${one.operator}: ${was.replaceAll(/\s+/g, ' ')} -> ${one.replacement}`,
  );
}
for (const [area, { killed, survived }] of counts)
  console.log(
    `${area}: ${killed} of ${killed + survived} killed (${Math.round((100 * killed) / (killed + survived))} %)`,
  );

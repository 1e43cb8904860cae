#!/usr/bin/env node
/**
 * Counts what docs and tests hold the code's shape to: rooms and floors, circles, long functions, many parameters, casts,
 * conditional spreads, classes that are no errors, variables of modules, calls that spread a list, words that are not the
 * field's, comments. `npm run -s house` prints the counts; `npm run -s house -- --list` the places as well.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { ROOMS } from '../.dependency-cruiser.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LONG = 60;
const TOO_LONG = 100;
const MANY_PARAMETERS = 5;

/** Lines that are comments, in percent of all lines, and their characters in percent of all characters. */
export function commentShares(folder = join(root, 'src')) {
  const lines = sourcesIn(folder).flatMap((path) => readFileSync(join(folder, path), 'utf8').split('\n'));
  const comments = lines.filter((line) => /^\s*(?:\/\/|\/?\*)/.test(line));
  const length = (list) => list.reduce((sum, line) => sum + line.length + 1, 0);
  return { lines: (100 * comments.length) / lines.length, characters: (100 * length(comments)) / length(lines) };
}

/** Floors: the longest way down through what the walls allow. */
export function floors(rooms = ROOMS) {
  const nameOf = ({ is }) => is.replace(/^\^src\/|\/$/g, '');
  const below = (room) =>
    rooms.filter(
      (other) => other !== room && room.may.some((may) => new RegExp(may).test(`src/${nameOf(other)}/x.ts`)),
    );
  const known = new Map();
  const floorOf = (room) => {
    if (!known.has(room)) {
      known.set(room, 0);
      known.set(room, 1 + below(room).reduce((most, other) => Math.max(most, floorOf(other)), 0));
    }
    return known.get(room);
  };
  return rooms.reduce((most, room) => Math.max(most, floorOf(room)), 0);
}

/** Files that import each other, through whatever others and types counted: each circle once, as its paths. */
export function circles(folder = join(root, 'src')) {
  const imported = importsIn(folder);
  const reached = (path) => {
    const seen = new Set();
    const open = [...(imported.get(path) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(imported.get(next) ?? []));
    }
    return seen;
  };
  const own = new Map([...imported.keys()].map((path) => [path, reached(path)]));
  const circular = [...own].filter(([path, seen]) => seen.has(path)).map(([path]) => path);
  return [...new Set(circular.map((path) => circular.filter((one) => own.get(path)?.has(one)).join(' ')))];
}

/** What each file imports of ours, types counted, by paths from the folder. */
export function importsIn(folder = join(root, 'src')) {
  return new Map(sourcesIn(folder).map((path) => [path, importsOf(folder, path)]));
}

function importsOf(folder, path) {
  const text = readFileSync(join(folder, path), 'utf8');
  return [...text.matchAll(/\b(?:from|import) ?\(?'(\.[^'\n]+\.ts)'/g)].map(([, from]) =>
    join(dirname(path), from).replaceAll('\\', '/'),
  );
}

/** Words of our own that the field does not use. */
const OWN_WORDS = /\b(?:told|surety|shop|bench|kin|apart)\b/;

function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.generated.ts'))
    .sort();
}

/** The places of every figure, each as `path:line name (count)`. */
export function houseFigures(folder = join(root, 'src')) {
  const figures = {
    over60: [],
    over100: [],
    manyParameters: [],
    casts: [],
    conditionalSpreads: [],
    classes: [],
    moduleState: [],
    spreadCalls: [],
    ownWords: [],
  };
  for (const path of sourcesIn(folder)) {
    const full = join(folder, path);
    const text = readFileSync(full, 'utf8');
    for (const [index, line] of text.split('\n').entries())
      if (OWN_WORDS.test(line)) figures.ownWords.push(`src/${path}:${index + 1} ${line.trim()}`);
    const source = ts.createSourceFile(full, text, ts.ScriptTarget.Latest, true);
    count(source, relative(root, full).replaceAll('\\', '/'), figures);
  }
  return figures;
}

function count(source, path, figures) {
  const lineOf = (offset) => source.getLineAndCharacterOfPosition(offset).line + 1;
  const open = [source];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    ts.forEachChild(node, (child) => {
      open.push(child);
    });
    const at = `${path}:${lineOf(node.getStart(source))}`;
    if (ts.isFunctionLike(node) && node.body !== undefined) {
      const lines = lineOf(node.end) - lineOf(node.getStart(source)) + 1;
      const name = node.name?.getText(source) ?? node.parent?.name?.getText(source) ?? '(function)';
      if (lines > LONG) figures.over60.push(`${at} ${name} (${lines})`);
      if (lines > TOO_LONG) figures.over100.push(`${at} ${name} (${lines})`);
      if (node.parameters.length >= MANY_PARAMETERS)
        figures.manyParameters.push(`${at} ${name} (${node.parameters.length})`);
    }
    if (ts.isAsExpression(node) && node.type.getText(source) !== 'const') figures.casts.push(`${at} ${oneLine(node)}`);
    if (
      ts.isClassDeclaration(node) &&
      !/Error$/.test(node.heritageClauses?.[0]?.types[0]?.expression.getText(source) ?? '')
    )
      figures.classes.push(`${at} ${node.name?.getText(source)}`);
    if (ts.isVariableStatement(node) && node.parent === source && (node.declarationList.flags & ts.NodeFlags.Let) !== 0)
      figures.moduleState.push(`${at} ${oneLine(node)}`);
    if (ts.isSpreadAssignment(node) && isConditional(node.expression))
      figures.conditionalSpreads.push(`${at} ${oneLine(node)}`);
    const given = ts.isCallExpression(node) || ts.isNewExpression(node) ? (node.arguments ?? []) : [];
    if (given.some(ts.isSpreadElement)) figures.spreadCalls.push(`${path}: ${node.getText().replace(/\s+/g, ' ')}`);
  }
}

/** `...(x === undefined ? {} : { x })` and `...(x !== undefined && { x })`. */
function isConditional(expression) {
  let inner = expression;
  while (ts.isParenthesizedExpression(inner)) inner = inner.expression;
  if (ts.isBinaryExpression(inner)) return inner.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return ts.isConditionalExpression(inner) && (isEmpty(inner.whenTrue) || isEmpty(inner.whenFalse));
}

function isEmpty(node) {
  return ts.isObjectLiteralExpression(node) && node.properties.length === 0;
}

function oneLine(node) {
  return node.getText().replace(/\s+/g, ' ').slice(0, 100);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const list = process.argv.includes('--list');
  // A part of a room with walls of its own is no room.
  const rooms = ROOMS.filter(({ is }) => !ROOMS.some((one) => one.is !== is && is.startsWith(one.is)));
  console.log(`rooms: ${rooms.length}\nfloors: ${floors()}`);
  for (const [name, places] of Object.entries({ circles: circles(), ...houseFigures() })) {
    console.log(`${name}: ${places.length}`);
    if (list) for (const place of places) console.log(`  ${place}`);
  }
  const { lines, characters } = commentShares();
  console.log(`comments: ${lines.toFixed(2)} % of lines, ${characters.toFixed(2)} % of characters`);
  const pages = rooms.map(({ is }) => join(is.replace(/^\^/, ''), 'README.md'));
  console.log(`rooms without a README: ${pages.filter((page) => !existsSync(join(root, page))).length}`);
}

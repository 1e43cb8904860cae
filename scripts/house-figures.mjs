#!/usr/bin/env node
/**
 * Counts what docs and tests hold the code's shape to: long functions, many parameters, casts, conditional spreads, classes
 * that are no errors, variables of modules, calls that take a list apart. `node scripts/house-figures.mjs` prints the counts, and how much of the sources'
 * characters lines of comments are; `--list` the places as well.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LONG = 60;
const TOO_LONG = 100;
const MANY_PARAMETERS = 5;

/** The characters of lines that are comments, in percent of all characters. */
export function commentShare(folder = join(root, 'src')) {
  const lines = sourcesIn(folder).flatMap((path) => readFileSync(join(folder, path), 'utf8').split('\n'));
  const length = (list) => list.reduce((sum, line) => sum + line.length + 1, 0);
  return (100 * length(lines.filter((line) => /^\s*(?:\/\/|\/?\*)/.test(line)))) / length(lines);
}

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
  };
  for (const path of sourcesIn(folder)) {
    const full = join(folder, path);
    const source = ts.createSourceFile(full, readFileSync(full, 'utf8'), ts.ScriptTarget.Latest, true);
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
  for (const [name, places] of Object.entries(houseFigures())) {
    console.log(`${name}: ${places.length}`);
    if (list) for (const place of places) console.log(`  ${place}`);
  }
  console.log(`comments: ${commentShare().toFixed(2)} %`);
}

/** What can be broken in a file, and the file with all that is to be broken behind a switch. */
import ts from 'typescript';

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
    ['shift', 'pop'],
  ].flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]),
);
/** Calls that give a list of the same kind back: without them the list is taken as it is. */
const REMOVED = new Set(['filter', 'slice', 'toSorted', 'toReversed', 'trim']);

const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);

/** Every change that the operators make: the node's place, what it was, and what stands there instead. */
export function mutantsOf(area, file, text) {
  const source = parse(file, text);
  const found = [];
  const put = (node, replacement, operator) => {
    const from = node.getStart();
    const line = source.getLineAndCharacterOfPosition(from).line + 1;
    found.push({ area, file, line, from, to: node.end, was: node.getText(), replacement, operator });
  };
  const visit = (node) => {
    if (ts.isExpression(node)) ofExpression(node, put);
    else ofStatement(node, put);
    if (!ts.isTypeNode(node) && !ts.isInterfaceDeclaration(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

function ofExpression(node, put) {
  if (ts.isBinaryExpression(node)) {
    const swap = SWAPS.get(node.operatorToken.kind);
    const isText = [node.left, node.right].some((one) => ts.isStringLiteralLike(one) || ts.isTemplateExpression(one));
    if (swap !== undefined && !(isText && '+-'.includes(swap)))
      put(node, `(${node.left.getText()}) ${swap} (${node.right.getText()})`, node.operatorToken.getText());
  }
  if (ts.isConditionalExpression(node)) ofCondition(node.condition, put);
  if (node.kind === ts.SyntaxKind.TrueKeyword) put(node, 'false', 'boolean');
  if (node.kind === ts.SyntaxKind.FalseKeyword) put(node, 'true', 'boolean');
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    put(node, `!!(${node.operand.getText()})`, 'not');
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0 && !isAssigned(node)) put(node, '[]', 'list');
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) ofMethod(node, put);
}

const isAssigned = ({ parent }) =>
  ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;

function ofMethod(call, put) {
  const { name, expression, questionDotToken } = call.expression;
  if (questionDotToken !== undefined || ts.isOptionalChain(call)) return;
  const tail = call.getText().slice(name.end - call.getStart());
  if (METHODS.has(name.text)) put(call, `${expression.getText()}.${METHODS.get(name.text)}${tail}`, 'method');
  if (REMOVED.has(name.text)) put(call, expression.getText(), 'method');
}

function ofCondition(condition, put) {
  for (const one of ['true', 'false']) put(condition, one, 'condition');
}

function ofStatement(node, put) {
  if (ts.isIfStatement(node)) ofCondition(node.expression, put);
  if (ts.isBlock(node) && node.statements.length > 0 && ts.isFunctionDeclaration(node.parent)) put(node, '{}', 'body');
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) put(node, ';', 'call');
}

/** The text with one of them applied, for the types. */
export const applied = (text, { from, to, replacement }) => text.slice(0, from) + replacement + text.slice(to);

/** The text with every mutant behind `__m(id)`; `mutants` are those of this file, each with its id. */
export function switched(file, text, mutants) {
  const at = groupBy(mutants);
  const source = parse(file, text);
  const render = (node) => {
    let out = '';
    let end = node.getStart();
    ts.forEachChild(node, (child) => {
      const start = child.getStart();
      if (start < end) return;
      out += text.slice(end, start) + render(child);
      end = child.end;
    });
    out += text.slice(end, node.end);
    const here = (at.get(placeOf({ from: node.getStart(), to: node.end })) ?? []).filter(
      (one) => ts.isExpression(node) === !['call', 'body'].includes(one.operator),
    );
    if (here.length === 0) return out;
    at.delete(placeOf(here[0]));
    return behindSwitch(here, out);
  };
  return `import { __m } from 'mutation:runtime';${render(source)}`;
}

function behindSwitch(here, text) {
  if (here[0].operator === 'body') return `{ if (__m(${here[0].id})) return; else ${text} }`;
  if (here[0].operator === 'call') return `{ if (!__m(${here[0].id})) ${text} }`;
  return `(${here.map((one) => `__m(${one.id}) ? (${one.replacement}) : `).join('')}(${text}))`;
}

const placeOf = ({ from, to }) => `${from}-${to}`;

function groupBy(mutants) {
  const groups = new Map();
  for (const one of mutants) groups.set(placeOf(one), [...(groups.get(placeOf(one)) ?? []), one]);
  return groups;
}

/**
 * Puts a counter into each function of what a test loads, for counted-work.ts to say how often each was called. The engine
 * can count by itself (precise coverage), but optimises nothing meanwhile, and looks through its whole memory to begin.
 */
import { createRequire } from 'node:module';

// An import would look through all of it for the names it exports.
const ts = createRequire(import.meta.url)('typescript');

/** Of packages those that the sources use; what runs the tests is not counted. */
const COUNTED = /^(?!.*[/\\]node_modules[/\\](?!yaml|picomatch|re2js|ipaddr\.js))/;

/** The same code with counters, on the lines where it was. `countersFor` is asked for them as its module begins. */
export function withCounters(code, path) {
  if (!COUNTED.test(path)) return code;
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const names = [];
  const added = [];
  for (const node of functionsIn(source)) {
    const counter = `calls_[${names.length}]++`;
    names.push(nameOf(node));
    if (ts.isBlock(node.body)) added.push([afterDirectives(node.body), `${counter};`]);
    else added.push([node.body.getStart(source), `(${counter},`], [node.body.end, ')']);
  }
  if (names.length === 0) return code;
  added.push([afterDirectives(source), `;const calls_=countersFor(${JSON.stringify(names)});`]);
  return spliced(code, added);
}

function functionsIn(source) {
  const functions = [];
  const open = [source];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (ts.isFunctionLike(node) && node.body !== undefined) functions.push(node);
    ts.forEachChild(node, (child) => void open.push(child));
  }
  return functions;
}

/** Its own name, or that of what it is first the value of, as the engine infers it. */
function nameOf({ name, parent }) {
  return (name ?? (parent.initializer === undefined ? undefined : parent.name))?.text ?? '';
}

function afterDirectives({ statements }) {
  const first = statements.findIndex(({ expression }) => expression === undefined || !ts.isStringLiteral(expression));
  return (first === -1 ? statements.at(-1) : statements[first - 1])?.end ?? statements.pos;
}

function spliced(code, added) {
  let text = '';
  let from = 0;
  for (const [at, what] of added.sort(([a], [b]) => a - b)) {
    text += code.slice(from, at) + what;
    from = at;
  }
  return text + code.slice(from);
}

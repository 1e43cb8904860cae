/** Actions of Go, Jinja, ERB, Terraform directives, k3s' `%{X}%` and ytt. Linear in the text. */

import { present } from './invariant.ts';
import { lineEnd } from './line-ends.ts';
import { once } from './once.ts';

export interface Action {
  /** Half open, with delimiters. */
  readonly start: number;
  readonly end: number;
  readonly engine: 'go' | 'jinja' | 'erb' | 'terraform' | 'k3s' | 'ytt';
  /** Between delimiters, without trim marks; empty for comments. */
  readonly expression: string;
  /** `open`, `middle`, `close`: a condition; `scope`, `unscope`: none; `quiet`: no text; `hole`: some text. */
  readonly role: 'open' | 'middle' | 'close' | 'scope' | 'unscope' | 'quiet' | 'hole';
}

const OPENERS = /\{\{|\{%(?=[-+]?\s{0,8}[a-z])|\{#|<%|%\{|#@(?=[ \t]{0,8}[a-z])/;
/** Jinja although nothing else shows it: with text behind the comment, which is no YAML with it. */
export function beginsJinjaComment(text: string): boolean {
  return text.includes('#}') && /^[ \t]*\{#/m.test(text) && /#\}\s+\S/.test(text);
}
const CLOSER: ReadonlyMap<string, string> = new Map([
  ['{{', '}}'],
  ['{%', '%}'],
  ['{#', '#}'],
  ['<%', '%>'],
  ['%{', '}'],
]);
const MAX_ACTIONS = 200_000;
const DIRECTIVE = /^%\{\s*~?\s*(?:if|else|endif|for|endfor)\b/;
const CAPITALS = /^%\{[A-Z_]+\}%/;

/** In order. An opener without closer is plain text. */
export function actionsOf(text: string): readonly Action[] {
  const found: Action[] = [];
  const absent = new Set<string>();
  const isJinja = once(() => /\{%[-+]?\s{0,8}[a-z]/.test(text) || beginsJinjaComment(text));
  const reading = { left: text.length * 2 + 10_000 };
  const openers = new RegExp(OPENERS.source, 'g');
  /** ytt blocks that end with the next node. */
  const closes: Action[] = [];
  for (let match = openers.exec(text); match !== null && found.length < MAX_ACTIONS; match = openers.exec(text)) {
    const [opener] = match;
    const start = match.index;
    if (opener === '#@') {
      if (!opensLine(text, start)) continue;
      const action = readLine(text, start);
      found.push(action);
      openers.lastIndex = action.end;
      const behind = /^#@[ \t]{0,8}\w{1,9}\/end\b/.test(text.slice(start, start + 32))
        ? endOfNode(text, action.end, reading)
        : undefined;
      if (behind !== undefined)
        closes.push({ start: behind, end: behind, engine: 'ytt', expression: 'end', role: 'close' });
      continue;
    }
    const closer = present(CLOSER.get(opener));
    if (absent.has(closer) || (opener === '{#' && !isJinja())) continue;
    if (opener === '%{') {
      const capitals = CAPITALS.exec(text.slice(start, start + 64))?.[0];
      if (capitals !== undefined) {
        found.push({ start, end: start + capitals.length, engine: 'k3s', expression: capitals, role: 'hole' });
        openers.lastIndex = start + capitals.length;
        continue;
      }
      if (!DIRECTIVE.test(text.slice(start, start + 32))) {
        // `{{ .percent }}%{{ end }}`
        openers.lastIndex = start + 1;
        continue;
      }
    }
    const end = endOf(text, start, opener, reading);
    if (end === undefined) {
      absent.add(closer);
      continue;
    }
    const action = readAction(text.slice(start, end), start, opener, isJinja());
    found.push(action);
    openers.lastIndex = end;
    // Content of `raw` is plain text.
    if (action.engine === 'jinja' && /^(?:raw|verbatim)\b/.test(action.expression)) {
      const close = /\{%[-+]?\s{0,8}end(?:raw|verbatim)\b/g;
      close.lastIndex = end;
      openers.lastIndex = close.exec(text)?.index ?? text.length;
    }
  }
  return closes.length === 0
    ? withLines(found, text)
    : [...closes.toReversed(), ...found].sort((a, b) => a.start - b.start);
}

/** `{{ range .Files.Lines "Corefile" }}`, `{{ . }}` and `{{ end }}` bring that file. */
function withLines(actions: readonly Action[], text: string): readonly Action[] {
  if (!text.includes('.Files.Lines')) return actions;
  const found: Action[] = [];
  for (const action of actions) {
    const [first, item] = found.slice(-2);
    const isWhole =
      first !== undefined &&
      /^range\s+\$?\.Files\.Lines\s+["`][^"`\s]{1,500}["`]$/.test(first.expression) &&
      item?.expression === '.' &&
      action.expression === 'end' &&
      /^\s*\n\s*$/.test(between(first, item, text) + between(item, action, text));
    if (isWhole) {
      const column = item.start - text.lastIndexOf('\n', item.start) - 1;
      found.splice(-2, 2, {
        ...first,
        end: action.end,
        role: 'hole',
        expression: `${first.expression} | nindent ${column}`,
      });
    } else found.push(action);
  }
  return found;
}

function between(before: Action, behind: Action, text: string): string {
  const written = text.slice(before.end, behind.start);
  const left = text.startsWith('-}}', before.end - 3) ? written.trimStart() : written;
  return text.startsWith('{{-', behind.start) ? left.trimEnd() : left;
}

/** Only blanks before it. */
export function opensLine(text: string, at: number): boolean {
  let before = at - 1;
  while (text[before] === ' ' || text[before] === '\t') before -= 1;
  return before < 0 || text[before] === '\n';
}

/** carvel.dev/ytt, "ytt @ Language". */
function readLine(text: string, start: number): Action {
  const end = lineEnd(text, start);
  const expression = text.slice(start + 2, end).trim();
  return {
    start,
    end,
    engine: 'ytt',
    expression: expression.replace(/:$/, '').replace(/^(\w+)\/end\b/, '$1'),
    role: yttRole(expression),
  };
}

function yttRole(expression: string): Action['role'] {
  if (/^(?:if|for|def|while)\b/.test(expression)) return 'open';
  if (/^(?:else|elif)\b/.test(expression)) return 'middle';
  return expression === 'end' ? 'close' : 'quiet';
}

/** `#@ if/end` covers the node below. */
function endOfNode(text: string, from: number, reading: { left: number }): number | undefined {
  let column = -1;
  for (let at = from + 1; at < text.length && reading.left > 0; ) {
    const end = lineEnd(text, at);
    reading.left -= end - at + 1;
    const line = text.slice(at, end);
    const indent = line.search(/[^ \t\r]/);
    const isDocument = line.startsWith('---');
    if (column !== -1 && indent !== -1 && (isDocument || (indent <= column && line[indent] !== '#'))) return at;
    if (column === -1 && indent !== -1 && line[indent] !== '#') column = isDocument ? -2 : indent;
    at = end + 1;
  }
  return column === -1 ? undefined : text.length;
}

/** Closers in quotes do not count (text/template/parse/lex.go lexInsideAction). */
function endOf(text: string, start: number, opener: string, reading: { left: number }): number | undefined {
  const closer = present(CLOSER.get(opener));
  const from = start + 2;
  if (opener === '{{') {
    const comment = /^[-+]?\s*\/\*/.exec(text.slice(from, from + 16))?.[0];
    if (comment !== undefined) {
      const end = text.indexOf('*/', from + comment.length);
      const close = end === -1 ? -1 : text.indexOf(closer, end + 2);
      if (close !== -1) return close + 2;
    }
  }
  const first = text.indexOf(closer, from);
  if (first === -1) return undefined;
  if (opener === '{#') return first + closer.length;
  for (let at = from; at < text.length && reading.left > 0; at += 1) {
    reading.left -= 1;
    const character = text[at];
    if (character === '"' || character === "'" || character === '`') {
      const close = quoteEnd(text, at, character, reading);
      if (close !== undefined) at = close;
    } else if (text.startsWith(closer, at)) return at + closer.length;
  }
  return first + closer.length;
}

/** Undefined where the line ends first; only backquotes span lines. */
function quoteEnd(text: string, start: number, quote: string, reading: { left: number }): number | undefined {
  for (let at = start + 1; at < text.length && reading.left > 0; at += 1) {
    reading.left -= 1;
    const character = text[at];
    if (character === quote) return at;
    if (quote === '`') continue;
    if (character === '\n') return undefined;
    if (character === '\\') at += 1;
  }
  return undefined;
}

/** With what Go's own grammar wants behind them (text/template/parse/lex.go atTerminator): variables of Jinja have such names. */
const GO_OPEN = /^(?:if|range|with)(?:\s+[^\s|]|[.(])|^define\s+["`]/;
const GO_SCOPE = /^block\s+["`]/;
const GO_ELSE = /^else(?:\s+(?:if|with)\b|$)/;
const JINJA_OPEN = /^(?:if|for|macro|call)\b/;
const JINJA_SCOPE = /^(?:block|filter|autoescape|trans|raw|verbatim)\b/;

function readAction(text: string, start: number, opener: string, jinja: boolean): Action {
  const end = start + text.length;
  const expression = text
    .slice(2, opener === '%{' ? -1 : -2)
    .replace(/^[-+~=]/, '')
    .replace(/[-+~]$/, '')
    .trim();
  const made = (engine: Action['engine'], role: Action['role'], words: string = expression): Action => ({
    start,
    end,
    engine,
    expression: words,
    role,
  });
  switch (opener) {
    case '{#':
      return made('jinja', 'quiet', '');
    case '{%':
      return made('jinja', jinjaRole(expression));
    case '<%': {
      if (expression.startsWith('#')) return made('erb', 'quiet', '');
      return made('erb', text[2] === '=' ? 'hole' : erbRole(expression));
    }
    case '%{':
      return made(
        'terraform',
        /^(?:if|for)\b/.test(expression) ? 'open' : /^end/.test(expression) ? 'close' : 'middle',
      );
    default:
      return jinja ? made('jinja', 'hole') : made('go', goRole(expression));
  }
}

function goRole(expression: string): Action['role'] {
  if (expression === '' || expression.startsWith('/*')) return 'quiet';
  if (GO_OPEN.test(expression)) return 'open';
  if (GO_SCOPE.test(expression)) return 'scope';
  if (GO_ELSE.test(expression)) return 'middle';
  if (expression === 'end') return 'close';
  return /^\$\w*\s*(?:,\s*\$\w+\s*)?:?=|^(?:break|continue)$|^fail\b/.test(expression) ? 'quiet' : 'hole';
}

function jinjaRole(expression: string): Action['role'] {
  if (JINJA_OPEN.test(expression)) return 'open';
  if (/^(?:else|elif)\b/.test(expression)) return 'middle';
  if (/^end(?:if|for|macro|call)\b/.test(expression)) return 'close';
  if (JINJA_SCOPE.test(expression) || /^set\b[^=]*$/.test(expression)) return 'scope';
  if (expression.startsWith('end')) return 'unscope';
  return /^include\b/.test(expression) ? 'hole' : 'quiet';
}

function erbRole(expression: string): Action['role'] {
  if (/^(?:if|unless|while|for|case)\b/.test(expression) || /\bdo(?:\s*\|[^|]*\|)?$|\{\s*\|[^|]*\|$/.test(expression))
    return 'open';
  if (/^(?:else|elsif|when)\b/.test(expression)) return 'middle';
  if (/^(?:end\b|\})/.test(expression)) return 'close';
  return 'quiet';
}

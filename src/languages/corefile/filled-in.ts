/** What is filled in before CoreDNS reads it; its own forms are in environment.ts. */
import type { ConfigContext } from '../../core/facts/readers.ts';
import { defined } from '../../core/text/defined.ts';
import { itemAt } from '../../core/text/invariant.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import { type Action, actionsOf } from '../../core/text/template-actions.ts';
import { oneOfBranches } from './branch-braces.ts';
import { isReadAsWritten } from './environment.ts';
import type { Token } from './lexer.ts';
import { isFilledInQuotes } from './own-templates.ts';

/** Text of another file. */
const BRINGS = /^\{%[-+]?\s*include\b/;
const CONTROL =
  /^(?:\{\{-?\s*(?:\/\*|if\b|else\b|end\b|range\b|with\b|define\b|block\b|\$\w+\s*:?=)|\{[%#]|#%|%\{\s*~?\s*(?:if|else|endif|for|endfor)\b|<%(?!=)|<<-?\s{0,8}(?:if|else|end|range|with)\b|\(@-?\s{0,8}(?:if|elif|else|for|def|while|end)\b)/;

export interface Filled {
  readonly tokens: readonly Token[];
  readonly first?: Token;
  /** The first expression taken out: what it brings or decides is not in `tokens`. */
  readonly dropped?: Token;
}

/** Cut off behind a brace, and control lines are dropped: the text is read with all branches. */
export function markPlaceholders(words: readonly Token[], context: ConfigContext): Filled {
  const tokens = oneOfBranches(words);
  const halves = {
    open: tokens.some(({ text }) => text.includes('{{')),
    close: tokens.some(({ text }) => text.includes('}}')),
  };
  const marked: Token[] = [];
  let first: Token | undefined;
  let dropped: Token | undefined;
  let depth = 0;
  // `entries` would make two objects for each of millions.
  for (let index = 0; index < tokens.length; index += 1) {
    const token = itemAt(tokens, index);
    if (token.text === '{') depth += 1;
    else if (token.text === '}') depth -= 1;
    if (isQuoted(token)) {
      const isOpen = isFilledInQuotes(token.text, token.source.file);
      if (isOpen) first ??= token;
      marked.push(isOpen ? { ...token, opaque: true } : token);
      continue;
    }
    // A brace too many, where nothing opens or closes an expression.
    const stray = (token.text === '{{' && !halves.close) || (token.text === '}}' && !halves.open);
    const brace = /^\}(?=\{\{|\{%|<%|\$|__|@|[A-Z][A-Z0-9_]{2,}$)/.test(token.text);
    if (stray || (!brace && (!isPlaceholder(token.text) || isReadAsWritten(token.text, context)))) {
      marked.push(token);
      continue;
    }
    first ??= token;
    const word = brace ? token : withoutControl(token);
    if (word !== token && word.text !== '') {
      if (word.text === '{') depth += 1;
      marked.push(isPlaceholder(word.text) ? { ...word, opaque: true } : word);
      continue;
    }
    if (brace) {
      marked.push({ ...token, text: '}', end: token.start + 1 });
      dropped ??= { ...token, text: token.text.slice(1), start: token.start + 1 };
    } else if (decides(token.text)) {
      // With known branches each plugin knows its own.
      if (token.source.file.conditions === undefined) dropped ??= token;
    } else if (depth <= 0 && standsAlone(tokens, index)) dropped ??= token;
    else marked.push({ ...token, opaque: true });
  }
  return {
    tokens: marked,
    ...defined({ first, dropped }),
  };
}

/** Whether a line between blocks is only this placeholder: it brings blocks, and is no key. */
function standsAlone(tokens: readonly Token[], index: number): boolean {
  const [before, token, behind] = [tokens[index - 1], itemAt(tokens, index), tokens[index + 1]];
  if (before?.line === token.line || behind?.line === token.line) return false;
  if (behind === undefined) return before?.text === '}';
  // The next line has to begin a block: without braces the text is one block.
  for (let i = index + 1; tokens[i]?.line === behind.line; i += 1) if (tokens[i]?.text === '{') return true;
  return false;
}

/** `{% endif %}{` is a brace: a word without expressions at its ends that only decide. */
function withoutControl(token: Token): Token {
  if (!token.text.startsWith('{') && !token.text.endsWith('}')) return token;
  if (token.source.text.slice(token.start, token.end) !== token.text) return token;
  let start = 0;
  let end = token.text.length;
  const actions = actionsOf(token.text);
  for (const action of actions) if (action.start === start && isControl(action)) start = action.end;
  for (const action of actions.toReversed())
    if (action.end === end && end > start && isControl(action)) end = action.start;
  if (start === 0 && end === token.text.length) return token;
  return { ...token, text: token.text.slice(start, end), start: token.start + start, end: token.start + end };
}

/** A whole action knows Go's words from variables called so. */
function decides(text: string): boolean {
  const action = text.startsWith('{{') ? actionsOf(text)[0] : undefined;
  return action === undefined ? CONTROL.test(text) && !BRINGS.test(text) : isControl(action);
}

function isControl(action: Action): boolean {
  return action.role !== 'hole' && action.engine !== 'k3s';
}

function isQuoted(token: Token): boolean {
  return token.source.text.charCodeAt(token.start) === 34;
}

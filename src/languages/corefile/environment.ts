/** Environment variables in Corefiles (caddyfile/parse.go replaceEnvVars, replaceEnvReferences). */

import type { ConfigContext } from '../../core/facts/readers.ts';
import type { FilledWord } from '../../core/facts/server-config.ts';
import { defined } from '../../core/text/defined.ts';
import { isPlaceholder } from '../../core/text/placeholder.ts';
import { OF_SERVICES } from '../../core/text/variable-references.ts';
import type { Token } from './lexer.ts';

const MAX_REPLACEMENTS = 64;
const MAX_LENGTH = 64 * 1024;
/** Of all words of one Corefile. */
export const MAX_FILLED_IN: number = 8 * 1024 * 1024;
/** `${X}`, `${X:-default}`; no groups of an expression, `${1}`. */
const FILLED_IN = /\$\{[A-Za-z_]\w*(?:[:=?+-][^}]*)?\}/;
const SHELL_VARIABLES = /(?<!\{)\$(?:\{([A-Za-z_]\w*)(?:[:=?+-][^}]*)?\}|([A-Za-z_]\w*))/g;

/**
 * Whether CoreDNS reads a shell's variables as they stand: where its own environment states them nobody fills them in
 * before, and a stock image has no shell (recorded: acceptance/forward#shell-variable).
 */
export function isReadAsWritten(text: string, { env, literal, stockImage }: ConfigContext): boolean {
  if (literal === true) return true;
  if (stockImage !== true || !text.includes('$')) return false;
  const names = [...text.matchAll(SHELL_VARIABLES)].map(([, braced, bare]) => braced ?? bare ?? '');
  const isStated = (name: string): boolean => !isPlaceholder(env.get(name) ?? '${X}');
  return names.length > 0 && names.every(isStated) && !isPlaceholder(text.replace(SHELL_VARIABLES, 'x'));
}

export interface ExpandedWords {
  readonly words: Map<string, FilledWord>;
  readonly room: { left: number };
  readonly within?: boolean;
}

/** `{%X%}` first, then `{$X}`, without defaults: `{$A:b}` is the variable `A:b`. Unstated ones are opaque. */
export function expand(token: Token, context: ConfigContext, into: ExpandedWords): Token {
  // CoreDNS knows no `${X}`: it is filled in before (Flux postBuild, envsubst, a template's engine).
  if (FILLED_IN.test(token.text) && !isReadAsWritten(token.text, context)) return { ...token, opaque: true };
  if (!token.text.includes('{$') && !token.text.includes('{%')) return token;
  if (into.room.left < 0) return { ...token, opaque: true };
  let opaque = token.opaque === true;
  const used = new Map<string, string>();
  const value = (name: string): string => {
    const known = context.env.get(name);
    const isStated = context.envKnown && !context.env.has(name) && !OF_SERVICES.test(name);
    if (known === undefined && !isStated) opaque = true;
    if (known !== undefined && known !== '') used.set(name, known);
    return known ?? '';
  };
  const text = replace(replace(token.text, '{%', '%}', value), '{$', '}', value);
  into.room.left -= used.size === 0 ? 0 : text.length;
  for (const [variable, known] of used) {
    into.words.set(text, { variable, text });
    if (into.within === true) into.words.set(` ${known}`, { variable, text: known, within: true });
  }
  return {
    ...token,
    text,
    ...defined({ opaque: opaque || undefined }),
  };
}

function replace(text: string, open: string, close: string, value: (name: string) => string): string {
  let out = text;
  for (let round = 0; round < MAX_REPLACEMENTS && out.length < MAX_LENGTH; round += 1) {
    const start = out.indexOf(open);
    const end = start === -1 ? -1 : out.indexOf(close, start);
    // `{$}` and an unclosed reference stay, with everything after them.
    if (end === -1 || end <= start + open.length) return out;
    const reference = out.slice(start, end + close.length);
    out = out.replaceAll(reference, () => value(out.slice(start + open.length, end)));
  }
  return out;
}

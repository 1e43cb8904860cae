/** `$NAME`, `${NAME:-default}` (compose-spec 12-interpolation.md; compose-go template/template.go). */

import { addAll } from '../../core/text/append.ts';
import type { BranchTaken } from '../../core/text/assumption.ts';
import { dependingOn, whileUnset } from '../../core/text/conditions.ts';
import type { Location } from '../../core/text/location.ts';
import { directoryOf } from '../../core/text/paths.ts';
import { concat, locate, type SourceText, slice, synthetic } from '../../core/text/source-text.ts';

const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;

/** Of a project's `.env`. `take`: whether so many characters may come into one more text. */
export interface Variables extends ReadonlyMap<string, string> {
  readonly take?: (characters: number) => boolean;
}

/** Undefined where a variable has neither value nor default, or too much text would come in. `env` is the project's `.env`. */
export function interpolate(source: SourceText, env: Variables): SourceText | undefined {
  const { text } = source;
  let next = text.indexOf('$');
  if (next === -1) return source;
  const parts: SourceText[] = [];
  let done = 0;
  let characters = 0;
  while (next !== -1) {
    parts.push(slice(source, done, next));
    const reference = referenceAt(text, next, env);
    if (reference === undefined) return undefined;
    const { end, value, unset } = reference;
    const at = locate(source, next, end);
    const assumes = unset.map((name) => isUnset(name, at));
    parts.push(synthetic(assumes.length === 0 ? at : { ...at, file: dependingOn(at, assumes) }, value));
    characters += value.length;
    done = end;
    next = text.indexOf('$', done);
  }
  parts.push(slice(source, done, text.length));
  if (env.take?.(characters) === false) return undefined;
  const filled = parts.filter((part) => part.text !== '');
  return filled.length === 0 ? synthetic(locate(source, 0, text.length), '') : concat(filled);
}

/** `.env` may lie beside the file without being in git, and a shell's own variables count, too. */
function isUnset(name: string, { file: { path } }: Location): BranchTaken {
  const words = `nothing sets the variable \`${name}\` where Compose is started`;
  const otherwise = `the variable \`${name}\` is set where Compose is started`;
  return whileUnset(path, { scope: directoryOf(path), subject: name }, words, otherwise);
}

/** `unset`: variables whose defaults are in `value`. */
interface Value {
  readonly value: string;
  readonly unset: readonly string[];
}

interface Reference extends Value {
  readonly end: number;
}

const MAX_NESTED = 8;

function referenceAt(text: string, at: number, env: Variables, depth = 0): Reference | undefined {
  const after = text[at + 1];
  if (after === '$') return { end: at + 2, value: '$', unset: [] };
  if (after === '{') {
    const close = closeOf(text, at + 2);
    const value = close === -1 ? undefined : valueIn(text.slice(at + 2, close), env, depth);
    return value && { ...value, end: close + 1 };
  }
  NAME.lastIndex = at + 1;
  const name = NAME.exec(text)?.[0];
  const value = name === undefined ? '$' : env.get(name);
  return value === undefined ? undefined : { end: at + 1 + (name?.length ?? 0), value, unset: [] };
}

function closeOf(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at += 1) {
    if (text.startsWith('${', at)) depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** `NAME`, `NAME:-default`, `NAME-default`, `NAME:+instead`, `NAME:?message`. */
function valueIn(inside: string, env: Variables, depth: number): Value | undefined {
  NAME.lastIndex = 0;
  const name = NAME.exec(inside)?.[0];
  if (name === undefined) return undefined;
  const value = env.get(name);
  const rest = inside.slice(name.length);
  const orEmpty = rest.startsWith(':');
  const operator = orEmpty ? rest[1] : rest[0];
  const word = rest.slice(orEmpty ? 2 : 1);
  const isGiven = value !== undefined && !(orEmpty && value === '');
  const unset = value === undefined ? [name] : [];
  if (operator === '+' && !isGiven) return { value: '', unset };
  if (operator === '+' || (operator === '-' && !isGiven)) {
    const filled = filledWord(word, env, depth + 1);
    return filled && { ...filled, unset: [...unset, ...filled.unset] };
  }
  const isKnown = operator === undefined || operator === '?' || operator === '-';
  return value !== undefined && isKnown ? { value, unset } : undefined;
}

function filledWord(word: string, env: Variables, depth: number): Value | undefined {
  const unset: string[] = [];
  let value = '';
  let done = 0;
  for (let next = word.indexOf('$'); next !== -1; next = word.indexOf('$', done)) {
    const reference = depth > MAX_NESTED ? undefined : referenceAt(word, next, env, depth);
    if (reference === undefined) return undefined;
    value += word.slice(done, next) + reference.value;
    addAll(unset, reference.unset);
    done = reference.end;
  }
  return { value: value + word.slice(done), unset };
}

/** `$NAME`, `${NAME:-default}` (compose-spec 12-interpolation.md; compose-go template/template.go). */

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
    parts.push(synthetic(unset === undefined ? at : { ...at, file: dependingOn(at, [isUnset(unset, at)]) }, value));
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
  const words = [`nothing sets ${name} where Compose is started`, `${name} is set where Compose is started`] as const;
  return whileUnset(path, { scope: directoryOf(path), subject: name }, ...words);
}

/** `unset`: the variable whose default `value` is. */
interface Reference {
  readonly end: number;
  readonly value: string;
  readonly unset?: string | undefined;
}

function referenceAt(text: string, at: number, env: Variables): Reference | undefined {
  const after = text[at + 1];
  if (after === '$') return { end: at + 2, value: '$' };
  if (after === '{') {
    const close = text.indexOf('}', at);
    const value = close === -1 ? undefined : valueIn(text.slice(at + 2, close), env);
    return value && { ...value, end: close + 1 };
  }
  NAME.lastIndex = at + 1;
  const name = NAME.exec(text)?.[0];
  const value = name === undefined ? '$' : env.get(name);
  return value === undefined ? undefined : { end: at + 1 + (name?.length ?? 0), value };
}

/** `NAME`, `NAME:-default`, `NAME-default`, `NAME:+instead`, `NAME:?message`; nested ones are unknown. */
function valueIn(inside: string, env: Variables): Omit<Reference, 'end'> | undefined {
  NAME.lastIndex = 0;
  const name = NAME.exec(inside)?.[0];
  if (name === undefined || inside.includes('$')) return undefined;
  const value = env.get(name);
  const rest = inside.slice(name.length);
  const orEmpty = rest.startsWith(':');
  const operator = orEmpty ? rest[1] : rest[0];
  const word = rest.slice(orEmpty ? 2 : 1);
  const given = value !== undefined && !(orEmpty && value === '');
  if (operator === '-') return given ? { value } : { value: word, unset: name };
  if (value === undefined) return undefined;
  if (operator === '+') return { value: given ? word : '' };
  return operator === undefined || operator === '?' ? { value } : undefined;
}

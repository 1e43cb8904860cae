/** `$NAME`, `${NAME:-default}` (compose-spec 12-interpolation.md; compose-go template/template.go). */

import { gather, type Piece, type SourceText } from '../../core/text/source-text.ts';

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
  const pieces: Piece[] = [];
  let done = 0;
  while (next !== -1) {
    if (next > done) pieces.push({ start: done, end: next });
    const after = text[next + 1];
    if (after === '$') {
      pieces.push({ start: next, end: next + 2, text: '$' });
      done = next + 2;
    } else if (after === '{') {
      const close = text.indexOf('}', next);
      const value = close === -1 ? undefined : valueIn(text.slice(next + 2, close), env);
      if (value === undefined) return undefined;
      pieces.push({ start: next, end: close + 1, text: value });
      done = close + 1;
    } else {
      NAME.lastIndex = next + 1;
      const name = NAME.exec(text)?.[0];
      const value = name === undefined ? '$' : env.get(name);
      if (value === undefined) return undefined;
      done = next + 1 + (name?.length ?? 0);
      pieces.push({ start: next, end: done, text: value });
    }
    next = text.indexOf('$', done);
  }
  if (done < text.length) pieces.push({ start: done, end: text.length });
  const characters = pieces.reduce((sum, piece) => sum + (piece.text?.length ?? 0), 0);
  return env.take?.(characters) === false ? undefined : gather(source, pieces);
}

/** `NAME`, `NAME:-default`, `NAME-default`, `NAME:+instead`, `NAME:?message`; nested ones are unknown. */
function valueIn(inside: string, env: Variables): string | undefined {
  NAME.lastIndex = 0;
  const name = NAME.exec(inside)?.[0];
  if (name === undefined || inside.includes('$')) return undefined;
  const value = env.get(name);
  const rest = inside.slice(name.length);
  const orEmpty = rest.startsWith(':');
  const operator = orEmpty ? rest[1] : rest[0];
  const word = rest.slice(orEmpty ? 2 : 1);
  const given = value !== undefined && !(orEmpty && value === '');
  if (operator === '-') return given ? value : word;
  if (operator === '+') return given ? word : value === undefined ? undefined : '';
  return operator === undefined || operator === '?' ? value : undefined;
}

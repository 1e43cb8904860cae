/** `.env`, and a service's `env_file` (compose-spec 05-services.md "env_file format"; compose-go dotenv/parser.go). */

import type { SourceFile } from '../../core/text/source-file.ts';
import { type SourceText, slice, wholeFile } from '../../core/text/source-text.ts';
import { linesOf, trimmed } from '../../languages/shared/lines.ts';

export interface Variable {
  readonly name: SourceText;
  /** Undefined: that of the shell, or of `.env`. */
  readonly value: SourceText | undefined;
}

/** In file order. A quoted value is cut at the end of its first line. `raw`: as `docker run --env-file` takes it. */
export function readVariables(source: SourceText, isRaw = false): readonly Variable[] {
  const variables: Variable[] = [];
  for (const { start, end } of linesOf(source.text)) {
    const line = trimmed(source, start, end);
    const from = isRaw ? 0 : (/^export\s+/.exec(line.text)?.[0].length ?? 0);
    // `KEY: value` too (locateKeyName).
    const equals = line.text.search(isRaw ? /=/ : /[=:]/);
    const name = trimmed(line, from, equals === -1 ? line.text.length : equals);
    if (!/^[A-Za-z_][\w.-]*$/.test(name.text)) continue;
    const value = equals === -1 ? undefined : slice(line, equals + 1, line.text.length);
    variables.push({ name, value: isRaw ? value : value && unquoted(trimmed(value, 0, value.text.length)) });
  }
  return variables;
}

/** ` #` begins a comment. */
function unquoted(value: SourceText): SourceText {
  const quote = value.text[0];
  if (quote === '"' || quote === "'") {
    const close = value.text.indexOf(quote, 1);
    return trimmed(value, 1, close === -1 ? value.text.length : close);
  }
  const comment = value.text.search(/\s#/);
  return comment === -1 ? value : trimmed(value, 0, comment);
}

export function dotenvOf(file: SourceFile | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { name, value } of file === undefined ? [] : readVariables(wholeFile(file)))
    if (value !== undefined) found.set(name.text, value.text);
  return found;
}

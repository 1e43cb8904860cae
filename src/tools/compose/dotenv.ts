/** `.env`, and a service's `env_file` (compose-spec 05-services.md "env_file format"; compose-go dotenv/parser.go). */

import type { SourceFile } from '../../core/text/source-file.ts';
import { type SourceText, wholeFile } from '../../core/text/source-text.ts';
import { linesOf, trimmed } from '../../languages/shared/lines.ts';

export interface Variable {
  readonly name: string;
  readonly value: SourceText;
}

/** In file order. A quoted value is cut at the end of its first line. */
export function readVariables(source: SourceText): readonly Variable[] {
  const variables: Variable[] = [];
  for (const { start, end } of linesOf(source.text)) {
    const line = trimmed(source, start, end);
    const from = /^export\s+/.exec(line.text)?.[0].length ?? 0;
    const equals = line.text.indexOf('=');
    if (line.text.startsWith('#') || equals <= from) continue;
    const name = line.text.slice(from, equals).trim();
    if (!/^[A-Za-z_][\w.-]*$/.test(name)) continue;
    variables.push({ name, value: unquoted(trimmed(line, equals + 1, line.text.length)) });
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
  if (file !== undefined) for (const { name, value } of readVariables(wholeFile(file))) found.set(name, value.text);
  return found;
}

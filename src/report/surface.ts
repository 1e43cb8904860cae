/** Programs that execute parts of our output: runners on logs, editors on reports. */
import { visible } from './plain-text.ts';

export type Surface = 'text' | 'commands' | 'json' | 'markup' | 'markdown';

/** Anywhere in a line: `##[error]`, `##vso[task.x]`, `##teamcity[...]` (actions/runner ActionCommand.cs TryParse). */
const BRACKET_COMMAND = /##(?=[A-Za-z]*\[)/g;
/** `::error::` after blanks at a line's start (actions/runner ActionCommand.cs TryParseV2). */
const LINE_COMMAND = /(^|[\r\n\u0085\u2028\u2029])([^\S\r\n]*):(?=:)/g;
/** Valid in JSON, but not shown as text by a terminal. */
const UNSEEN_IN_JSON = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Idempotent. */
export function inert(surface: Surface, text: string): string {
  switch (surface) {
    case 'commands':
      return text.replace(BRACKET_COMMAND, '#\\u{23}');
    case 'text':
      return text.replace(BRACKET_COMMAND, '#\\u{23}').replace(LINE_COMMAND, '$1$2\\u{3a}');
    case 'json':
      return text.replace(BRACKET_COMMAND, '#\\u0023').replace(UNSEEN_IN_JSON, escapedUnits);
    case 'markup':
    case 'markdown':
      return text.replace(BRACKET_COMMAND, '#&#35;').replace(LINE_COMMAND, '$1$2&#58;');
  }
}

/** The same value gives the same bytes. */
export function jsonText(value: unknown): string {
  return `${inert('json', JSON.stringify(value, null, 2))}\n`;
}

/** One line each: none begins another. */
export function messageLines(lines: readonly string[]): string {
  return lines.map((line) => `${inert('text', visible(line))}\n`).join('');
}

function escapedUnits(characters: string): string {
  return Array.from(
    { length: characters.length },
    (_, at) => `\\u${characters.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}

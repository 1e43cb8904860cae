import { grouped } from '../../core/text/append.ts';
import type { Location } from '../../core/text/location.ts';
import { extentOf, gather, type SourceText, slice } from '../../core/text/source-text.ts';
import { type Line, linesOf } from './lines.ts';
import { splitWords } from './shell-words.ts';

export interface UnitSetting {
  /** Empty before the first section, where systemd ignores assignments. */
  readonly section: string;
  readonly key: string;
  /** Continued lines are joined by a blank, and trimmed. */
  readonly value: SourceText;
  readonly at: Location;
}

/** systemd.syntax(7): `#` and `;` begin a comment at the start of a line only; a final backslash continues it. */
export function readUnit(source: SourceText): readonly UnitSetting[] {
  const settings: UnitSetting[] = [];
  let section = '';
  let pieces: { start: number; end: number; text?: string }[] = [];
  const finish = (): void => {
    if (pieces.length === 0) return;
    const whole = gather(source, pieces);
    pieces = [];
    const equals = whole.text.indexOf('=');
    if (equals === -1) return;
    const key = strip(whole, 0, equals);
    const value = strip(whole, equals + 1, whole.text.length);
    settings.push({ section, key: key.text, value, at: extentOf(key) });
  };
  for (const line of linesOf(source.text)) {
    const first = firstInk(line);
    const mark = source.text[first];
    const comment = first < line.end && (mark === '#' || mark === ';');
    if (comment) continue;
    if (pieces.length === 0) {
      if (first >= line.end) continue;
      if (mark === '[') {
        const close = line.text.lastIndexOf(']');
        if (close > first - line.start) section = line.text.slice(first - line.start + 1, close);
        continue;
      }
    }
    if (line.text.endsWith('\\')) {
      pieces.push({ start: line.start, end: line.end - 1 }, { start: line.end - 1, end: line.end, text: ' ' });
    } else {
      pieces.push({ start: line.start, end: line.end });
      finish();
    }
  }
  finish();
  return settings;
}

function firstInk(line: Line): number {
  let at = 0;
  while (at < line.text.length && (line.text[at] === ' ' || line.text[at] === '\t')) at += 1;
  return line.start + at;
}

function strip(source: SourceText, start: number, end: number): SourceText {
  let from = start;
  let to = end;
  while (from < to && ' \t\r'.includes(source.text[from] ?? '')) from += 1;
  while (to > from && ' \t\r'.includes(source.text[to - 1] ?? '')) to -= 1;
  return gather(source, [{ start: from, end: to }]);
}

/** systemd.exec(5) `EnvironmentFile=`: `#` and `;` begin comments, a backslash continues, quotes are removed. */
export function environmentOf(source: SourceText): readonly { readonly name: string; readonly value: SourceText }[] {
  const variables: { readonly name: string; readonly value: SourceText }[] = [];
  let from = 0;
  for (const line of linesOf(source.text)) {
    if (line.text.endsWith('\\') && line.end < source.text.length) continue;
    const statement = slice(source, from, line.end);
    from = line.end < source.text.length ? source.text.indexOf('\n', line.end) + 1 : source.text.length;
    const equals = statement.text.indexOf('=');
    if (equals <= 0 || /^\s*[#;]/.test(statement.text)) continue;
    const value = slice(statement, equals + 1, statement.text.length);
    const { words } = splitWords(value, 'flags');
    const only = words.length === 1 ? words[0] : undefined;
    variables.push({ name: statement.text.slice(0, equals).trim(), value: only ?? value });
  }
  return variables;
}

const FOLDERS = ['etc', 'run', 'usr/local/lib', 'usr/lib', 'lib'];
const PLACE = /(?:^|\/)(etc|run|usr\/local\/lib|usr\/lib|lib)\/systemd\/system\/([^/]+(?:\.d\/[^/]+)?)$/;

/** Of one machine: units and drop-ins of which one of the same name lies in an earlier folder (systemd.unit(5)). */
export function hiddenUnits<T extends { readonly path: string }>(files: readonly T[]): ReadonlySet<T> {
  const placed = files.flatMap((file) => {
    const [, folder, name] = PLACE.exec(file.path) ?? [];
    return folder === undefined || name === undefined ? [] : [{ file, name, order: FOLDERS.indexOf(folder) }];
  });
  const hidden = new Set<T>();
  for (const same of grouped(placed, ({ name }) => name).values()) {
    const first = FOLDERS.findIndex((_, index) => same.some(({ order }) => order === index));
    for (const { file, order } of same) if (order > first) hidden.add(file);
  }
  return hidden;
}

/** Edits of single values; quotes, comments, indentation and line ends stay. */
import { lineStart, nextLine } from '../../core/text/line-ends.ts';
import type { Location } from '../../core/text/location.ts';
import type { TextEdit } from '../report/finding.ts';

const MAX_VALUE = 500;

/** Undefined where the place does not hold this value once. */
export function replaceValue(at: Location, written: string, value: string): TextEdit | undefined {
  const found = valueAt(at, written);
  if (found === undefined) return undefined;
  const { file, span } = found;
  if (span.start < span.end) return { at: found, replacement: value };
  // Empty: between quotes, behind `--flag=`, or behind a key's colon.
  const before = file.text[span.start - 1] ?? '';
  return { at: found, replacement: before === ':' ? ` ${value}` : value };
}

function valueAt(at: Location, written: string): Location | undefined {
  const { file, span } = at;
  if (span.end - span.start > MAX_VALUE + written.length) return undefined;
  const raw = file.text.slice(span.start, span.end);
  const place = (start: number, length: number): Location => ({
    file,
    span: { start: span.start + start, end: span.start + start + length },
  });
  if (written === '') {
    const empty = /^(?:["']{2}|--[a-z-]+=|)$/.exec(raw);
    if (empty === null) return undefined;
    return place(raw.startsWith('-') ? raw.length : Math.floor(raw.length / 2), 0);
  }
  const first = raw.indexOf(written);
  if (first === -1 || raw.indexOf(written, first + 1) !== -1 || /[\n{}$]/.test(raw)) return undefined;
  if (isAnchored(at)) return undefined;
  return place(first, written.length);
}

/** YAML anchors may repeat the value elsewhere. */
function isAnchored({ file, span }: Location): boolean {
  const { text } = file;
  const from = Math.max(text.lastIndexOf('\n', span.start - 1) + 1, span.start - MAX_VALUE);
  return /[\s:]&[^\s&]+[ \t]+["']?$/.test(text.slice(from, span.start));
}

export function removeWord({ file, span }: Location): TextEdit | undefined {
  const { text } = file;
  const word = text.slice(span.start, span.end);
  if (word === '' || word.length > MAX_VALUE || /[\s{}$"']/.test(word)) return undefined;
  let { start, end } = span;
  while (isBlank(text[start - 1])) start -= 1;
  if (start < span.start) return { at: { file, span: { start, end } }, replacement: '' };
  while (isBlank(text[end])) end += 1;
  return end > span.end ? { at: { file, span: { start, end } }, replacement: '' } : undefined;
}

/** Takes an entry out of a list, with its line or comma. */
export function removeEntry({ file, span }: Location): TextEdit | undefined {
  const { text } = file;
  const word = text.slice(span.start, span.end);
  if (word === '' || word.length > MAX_VALUE || /[\s{}$"',]/.test(word)) return undefined;
  const quote = text[span.start - 1];
  const wide = (quote === '"' || quote === "'") && text[span.end] === quote ? 1 : 0;
  const start = span.start - wide;
  const end = span.end + wide;
  const cut = (from: number, to: number): TextEdit => ({
    at: { file, span: { start: from, end: to } },
    replacement: '',
  });
  let before = start;
  while (isBlank(text[before - 1])) before -= 1;
  let after = end;
  while (isBlank(text[after])) after += 1;
  if (text[before - 1] === ',') return cut(before - 1, end);
  if (text[after] === ',') {
    // A comma behind a key separates keys.
    const isList =
      text[before - 1] === '[' || (before === start && after === end && /[:=]/.test(text[before - 1] ?? ''));
    while (isBlank(text[after + 1])) after += 1;
    return isList ? cut(start, after + 1) : undefined;
  }
  return text[before - 1] === '-' ? entryLine(cut, text, start, end) : undefined;
}

function entryLine(
  cut: (from: number, to: number) => TextEdit,
  text: string,
  start: number,
  end: number,
): TextEdit | undefined {
  const from = lineStart(text, start);
  const to = nextLine(text, end);
  if (to - from > MAX_VALUE || !/^[ ]*-[ \t]+$/.test(text.slice(from, start))) return undefined;
  if (!/^[ \t]*(?:#[^\n]*)?\r?\n?$/.test(text.slice(end, to))) return undefined;
  const dash = text.slice(from, text.indexOf('-', from) + 1);
  const previous = from === 0 ? -1 : lineStart(text, from - 1);
  const isEntry = (at: number): boolean => at >= 0 && text.startsWith(dash, at) && isBlank(text[at + dash.length]);
  return isEntry(to) || isEntry(previous) ? cut(from, to) : undefined;
}

/** Only if the line says nothing but `wanted` with a value. */
export function removeLine({ file, span }: Location, wanted: RegExp): TextEdit | undefined {
  const { text } = file;
  const start = lineStart(text, span.start);
  const end = nextLine(text, span.end);
  if (end - start > MAX_VALUE || !wanted.test(text.slice(start, end).trim())) return undefined;
  return { at: { file, span: { start, end } }, replacement: '' };
}

export function addEntry({ file, span }: Location, key: string, value: string): TextEdit | undefined {
  const { text } = file;
  const insert = (at: number, replacement: string): TextEdit => ({
    at: { file, span: { start: at, end: at } },
    replacement,
  });
  const rest = text.slice(span.end, span.end + MAX_VALUE);
  const flow = /^["']?\s*:\s*\{/.exec(rest);
  if (flow !== null) return insert(span.end + flow[0].length, ` "${key}": "${value}",`);
  const block = /^["']?[ \t]*:[ \t]*(?:#[^\r\n]*)?(\r?\n)(?:[ \t]*(?:#[^\r\n]*)?\r?\n)*([ ]*)(?=[A-Za-z"'])/.exec(rest);
  if (block === null) return undefined;
  const [, end = '\n', indent = ''] = block;
  const before = text.slice(lineStart(text, span.start), span.start);
  if (indent.length <= before.length || before.trim().replace(/^(?:-\s*)+/, '') !== '') return undefined;
  return insert(text.indexOf('\n', span.end) + 1, `${indent}${key}: ${value}${end}`);
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\t';
}

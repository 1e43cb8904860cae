import { createHash } from 'node:crypto';
import { defined } from '../../core/text/defined.ts';
import { indexLines, type Location } from '../../core/text/location.ts';
import { once } from '../../core/text/once.ts';
import type { SourceFile } from '../../core/text/source-file.ts';
import { ruleSlug, SHORTEST_REASON, unknownRule } from '../config/config.ts';
import { isDay } from '../config/dates.ts';
import { quoted } from '../config/spelling.ts';
import type { RuleDescription } from '../report/finding.ts';

/** `# loopgate-ignore LG202 until=2027-01-31 -- reason`, or `loopgate-ignore-file`. */
export interface InlineSuppression {
  readonly rules: readonly string[];
  /** 1-based lines, or the whole file. */
  readonly scope: { readonly kind: 'lines'; readonly lines: readonly number[] } | { readonly kind: 'file' };
  readonly reason: string;
  readonly expires?: string;
  /** From `#` to the end of the comment. */
  readonly at: Location;
  readonly covers: Covered;
  readonly refused?: string;
}

/** What a comment is about, wherever that is moved. */
export interface Covered {
  /** For a whole file its digest without comments. */
  readonly text: string;
  /** The line that it is indented under. */
  readonly within: string;
}

const WORD = 'loopgate-ignore';
const MAX_COMMENT = 1000;
const MAX_LINES_BETWEEN = 20;

/** A trailing comment covers its line, one alone the next line of content. */
export function readInlineSuppressions(
  file: SourceFile,
  rules: readonly RuleDescription[],
): readonly InlineSuppression[] {
  const { text } = file;
  let found = text.indexOf(WORD);
  if (found === -1) return [];
  const starts = indexLines(text);
  const lineText = (line: number) => text.slice(starts[line], starts[line + 1] ?? text.length);
  const head = headLines(starts.length, lineText);
  const covered = openCovered(starts.length, lineText);
  let digest: string | undefined;
  const suppressions: InlineSuppression[] = [];
  let line = 0;
  for (; found !== -1; found = text.indexOf(WORD, found + WORD.length)) {
    while (line + 1 < starts.length && (starts[line + 1] ?? 0) <= found) line += 1;
    const lineStart = starts[line] ?? 0;
    const hash = commentStart(text, lineStart, found);
    if (hash === undefined) continue;
    const comment = commentText(text.slice(hash, Math.min(found + MAX_COMMENT, starts[line + 1] ?? text.length)));
    const span = { start: hash, end: hash + comment.length };
    const body = comment.slice(found - hash + WORD.length);
    const forFile = body.startsWith('-file');
    const rest = forFile ? body.slice('-file'.length) : body;
    if (rest !== '' && !/^[\s:]/.test(rest)) continue;
    const read = readBody(rest.replace(/^:/, ''), rules);
    const at = { file, span };
    if (forFile) {
      const below = line >= head ? 'loopgate-ignore-file counts above the first line of content only.' : undefined;
      digest ??= digestOf(text);
      const covers = { text: digest, within: '' };
      suppressions.push({ ...refuseIf(read, below), scope: { kind: 'file' }, covers, at });
      continue;
    }
    const alone = text.slice(lineStart, hash).trim() === '';
    const lines = [line + 1];
    if (alone) {
      const next = nextContentLine(line, starts.length, lineText);
      if (next !== undefined) lines.push(next + 1);
    }
    const covers = covered((lines.at(-1) ?? 1) - 1);
    suppressions.push({ ...read, scope: { kind: 'lines', lines }, covers, at });
  }
  return suppressions;
}

function openCovered(count: number, lineText: (line: number) => string): (line: number) => Covered {
  const above = once(() => linesAbove(count, lineText));
  return (line) => {
    const parent = above()[line];
    const text = (at: number): string => withoutComment(lineText(at).slice(0, MAX_COMMENT));
    return { text: text(line), within: parent === undefined ? '' : text(parent) };
  };
}

function linesAbove(count: number, lineText: (line: number) => string): readonly (number | undefined)[] {
  const above: (number | undefined)[] = [];
  const open: { readonly line: number; readonly indent: number }[] = [];
  for (let line = 0; line < count; line += 1) {
    const indent = lineText(line).slice(0, MAX_COMMENT).search(/\S/);
    if (indent === -1 || lineText(line)[indent] === '#') continue;
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    above[line] = open.at(-1)?.line;
    open.push({ line, indent });
  }
  return above;
}

function withoutComment(line: string): string {
  return line.replace(/(?:^|\s)#.*/s, '').trim();
}

function digestOf(text: string): string {
  return createHash('sha256')
    .update(text.replace(/^\s*#.*$/gm, ''))
    .digest('hex');
}

type Body = Pick<InlineSuppression, 'rules' | 'reason' | 'expires' | 'refused'>;

function refuseIf(body: Body, refused: string | undefined): Body {
  return refused === undefined || body.refused !== undefined ? body : { ...body, rules: [], refused };
}

/** Where `#` can begin a comment. */
function commentStart(text: string, lineStart: number, word: number): number | undefined {
  let at = word - 1;
  while (at >= lineStart && (text[at] === ' ' || text[at] === '\t')) at -= 1;
  if (at < lineStart || text[at] !== '#') return undefined;
  while (at > lineStart && text[at - 1] === '#') at -= 1;
  if (at === lineStart || /[\s"'\ufeff]/.test(text[at - 1] ?? '')) return at;
  // Escaped line end or tab of a quoted scalar.
  return text[at - 2] === '\\' && /[nrt]/.test(text[at - 1] ?? '') ? at : undefined;
}

function commentText(text: string): string {
  const escaped = text.indexOf('\\n');
  const end = text.search(/[\r\n]/);
  const ends = [escaped, end].map((one) => (one === -1 ? text.length : one));
  return text.slice(0, Math.min(ends[0] ?? 0, ends[1] ?? 0)).trimEnd();
}

function readBody(text: string, rules: readonly RuleDescription[]): Body {
  const refuse = (refused: string): Body => ({ rules: [], reason: '', refused });
  const dashes = / --(?: |$)/.exec(` ${text}`);
  const before = dashes === null ? text : text.slice(0, Math.max(0, dashes.index - 1));
  const reason = dashes === null ? '' : ` ${text}`.slice(dashes.index + 3).trim();
  const slugs = new Set<string>();
  let expires: string | undefined;
  for (const word of before.split(/[\s,]+/)) {
    if (word === '') continue;
    if (/^[-–—]$/.test(word))
      return refuse(`A suppression's reason stands behind two hyphens, "-- why"; it has no effect.`);
    const equals = word.indexOf('=');
    if (equals !== -1) {
      const key = word.slice(0, equals);
      const value = word.slice(equals + 1);
      if (key !== 'until') return refuse(`A suppression takes until=YYYY-MM-DD, not ${quoted(key)}; it has no effect.`);
      if (!isDay(value))
        return refuse(`${quoted(value)} is not a date; write until=2027-01-31. The suppression has no effect.`);
      expires = value;
      continue;
    }
    const slug = ruleSlug(word, rules);
    if (slug === undefined) return refuse(`A suppression has no effect: ${unknownRule(word, rules)}`);
    slugs.add(slug);
  }
  if (slugs.size === 0) return refuse('A suppression that names no rule has no effect.');
  if (reason.length < SHORTEST_REASON) {
    return refuse('A suppression without a reason has no effect; write "-- why" after the rule.');
  }
  return { rules: [...slugs], reason, ...defined({ expires }) };
}

function headLines(count: number, lineText: (line: number) => string): number {
  let line = 0;
  while (line < count && /^\ufeff?\s*(?:#|;|---\s*$|---\s+#|%YAML|$)/.test(lineText(line).slice(0, 200))) line += 1;
  return line;
}

function nextContentLine(from: number, count: number, lineText: (line: number) => string): number | undefined {
  for (let line = from + 1; line < count && line <= from + MAX_LINES_BETWEEN; line += 1) {
    if (/^\s*[^\s#]/.test(lineText(line).slice(0, 10_000))) return line;
  }
  return undefined;
}

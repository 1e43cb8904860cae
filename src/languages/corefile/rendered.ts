/** A text as its template leaves it, which decides what is a comment (text/template lex.go, lexText and trimming). */
import { lineStart } from '../../core/text/line-ends.ts';
import { gather, type Piece, type SourceText } from '../../core/text/source-text.ts';
import { type Action, actionsOf } from '../../core/text/template-actions.ts';

interface Rendering {
  readonly text: string;
  readonly pieces: Piece[];
  done: number;
  /** Text at `done` is behind a `#` of its line. */
  inComment: boolean;
  isCut: boolean;
}

/**
 * Without the template's comments, and what its marks trim behind a `#` or an expression; what a condition's mark joins
 * is one line.
 */
export function asRendered(source: SourceText): SourceText {
  const { text } = source;
  if (!text.includes('{{') && !text.includes('{#')) return source;
  const rendering: Rendering = { text, pieces: [], done: 0, inComment: false, isCut: false };
  for (const action of actionsOf(text)) addAction(rendering, action);
  if (!rendering.isCut) return source;
  keepTo(rendering, text.length);
  return gather(source, rendering.pieces);
}

function addAction(rendering: Rendering, action: Action): void {
  const { text, done } = rendering;
  const { start, end, role, expression } = action;
  const before = text.slice(done, start);
  const trimmed = before.trimEnd();
  const joins = /^\{\{-\s/.test(text.slice(start, start + 4)) && isBehindHash(trimmed, rendering);
  rendering.inComment = joins || isBehindHash(before, rendering);
  if (joins) keepTo(rendering, done + trimmed.length);
  else keepTo(rendering, start);
  cutTo(rendering, start);
  if (role === 'quiet' && (expression === '' || expression.startsWith('/*'))) cutTo(rendering, end);
  else keepTo(rendering, end);
  if (!/\s-\}\}$/.test(text.slice(Math.max(start, end - 4), end))) return;
  const behind = blanksEnd(text, end);
  if (rendering.inComment || (role === 'hole' && !BRINGS_LINES.test(expression))) cutTo(rendering, behind);
  else if (role !== 'hole' && text.slice(end, behind).includes('\n') && followsWords(text, start)) {
    rendering.pieces.push({ start: end, end, text: ' ' });
    cutTo(rendering, behind);
  }
}

/** On its line, or the one before, where its mark joins them. */
function followsWords(text: string, start: number): boolean {
  let end = start;
  if (text.startsWith('{{- ', start)) while (/\s/.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(lineStart(text, end), end).trim() !== '';
}

/** Their text may end with a line break. */
const BRINGS_LINES = /^(?:include|template|tpl|toYaml)\b/;

function isBehindHash(added: string, { inComment }: Rendering): boolean {
  const feed = added.lastIndexOf('\n');
  return (feed === -1 && inComment) || /(?:^|\s)#/.test(added.slice(feed + 1));
}

function blanksEnd(text: string, from: number): number {
  const blanks = /\s*/y;
  blanks.lastIndex = from;
  return from + (blanks.exec(text)?.[0].length ?? 0);
}

function keepTo(rendering: Rendering, end: number): void {
  if (end > rendering.done) rendering.pieces.push({ start: rendering.done, end });
  rendering.done = Math.max(rendering.done, end);
}

function cutTo(rendering: Rendering, end: number): void {
  if (end > rendering.done) rendering.isCut = true;
  rendering.done = Math.max(rendering.done, end);
}

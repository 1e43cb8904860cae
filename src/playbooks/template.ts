/** What is certain of a template before it is filled in. */
import { linesOf } from '../dialects/lines.ts';
import { gather, type SourceText } from '../text/source-text.ts';

/** Stands for lines that a condition or a loop decides; what reads it sees that something is not known. */
const UNKNOWN_LINE = '{{ }}';

/**
 * A Jinja template without the lines that stand inside `{% if %}`, `{% for %}` and the like, each such stretch replaced
 * by one line that says nothing but that it is unknown. Other tags (`set`, `include`) are taken out with their lines.
 */
export function certainLines(source: SourceText): SourceText {
  if (!source.text.includes('{%')) return source;
  const pieces: { start: number; end: number; text?: string }[] = [];
  let depth = 0;
  for (const line of linesOf(source.text)) {
    const next = Math.min(source.text.length, line.end + 1);
    const opened = (line.text.match(/\{%[-+]?\s{0,4}(?:if|for|macro|call|filter|block)\b/g) ?? []).length;
    const closed = (line.text.match(/\{%[-+]?\s{0,4}end(?:if|for|macro|call|filter|block)\b/g) ?? []).length;
    const inside = depth > 0 || opened > 0 || line.text.includes('{%');
    depth = Math.max(0, depth + opened - closed);
    if (!inside) pieces.push({ start: line.start, end: next });
    else if (pieces.at(-1)?.text === undefined)
      pieces.push({ start: line.start, end: next, text: `${UNKNOWN_LINE}\n` });
  }
  return gather(source, pieces);
}

/** Lines of scripts, Makefiles and workflow steps, `\` joining them. */
import { type SourceText, slice } from '../../core/text/source-text.ts';
import { linesOf } from '../../languages/shared/lines.ts';

export function linesWith(source: SourceText, word: string): readonly SourceText[] {
  if (!source.text.includes(word)) return [];
  const lines: SourceText[] = [];
  let from = -1;
  for (const line of linesOf(source.text)) {
    if (from === -1) from = line.start;
    if (line.text.endsWith('\\') && line.end < source.text.length) continue;
    const whole = slice(source, from, line.end);
    from = -1;
    if (!whole.text.includes(word)) continue;
    if (/^[\s-]{0,100}(?:#|\/\/|echo\b|printf\b|@echo\b)/.test(whole.text)) continue;
    lines.push(whole);
  }
  return lines;
}

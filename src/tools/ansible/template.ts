import { concat, gather, type SourceText, slice } from '../../core/text/source-text.ts';
import { linesOf } from '../../languages/shared/lines.ts';
import { fillVariables, type LookUp } from './playbook-variables.ts';

/** For lines that depend on a condition or loop: their reader sees a placeholder. */
const UNKNOWN_LINE = '{{ }}';

/** A stretch inside `{% if %}`, `{% for %}` and the like becomes one unknown line; other tags go with their lines. */
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

/** Without `{# … #}`. */
export function withoutComments(source: SourceText): SourceText {
  const { text } = source;
  const pieces: { start: number; end: number }[] = [];
  let from = 0;
  for (let open = text.indexOf('{#'); open !== -1; open = text.indexOf('{#', from)) {
    const close = text.indexOf('#}', open + 2);
    if (close === -1) break;
    pieces.push({ start: from, end: open });
    from = close + 2;
  }
  return from === 0 ? source : gather(source, [...pieces, { start: from, end: text.length }]);
}

const MAX_REPEATED = 1000;

/** Unrolls `{% for one in servers %}` on a line of its own around lines without other tags. */
export function unrollLoops(source: SourceText, lookUp: LookUp): SourceText {
  if (!source.text.includes('{%')) return source;
  const parts: SourceText[] = [];
  let from = 0;
  let unrolled = 0;
  let open:
    | { readonly name: string; readonly items: readonly SourceText[]; readonly start: number; readonly body: number }
    | undefined;
  for (const line of linesOf(source.text)) {
    const next = Math.min(source.text.length, line.end + 1);
    const head =
      /^[ \t]{0,80}\{%[-+]?[ \t]{0,8}for[ \t]{1,8}(\w{1,64})[ \t]{1,8}in[ \t]{1,8}(\w{1,64})[ \t]{0,8}[-+]?%\}[ \t]{0,80}$/.exec(
        line.text,
      );
    if (head !== null) {
      const value = lookUp(head[2] ?? '');
      open =
        value?.list === true ? { name: head[1] ?? '', items: value.values, start: line.start, body: next } : undefined;
    } else if (/^[ \t]{0,80}\{%[-+]?[ \t]{0,8}endfor[ \t]{0,8}[-+]?%\}[ \t]{0,80}$/.test(line.text)) {
      if (
        open !== undefined &&
        unrolled + open.items.length <= MAX_REPEATED &&
        fits(open.items, line.start - open.body)
      ) {
        const { name, items, start, body } = open;
        if (start > from) parts.push(slice(source, from, start));
        const lines = slice(source, body, line.start);
        for (const item of items)
          parts.push(fillVariables(lines, (word) => (word === name ? { values: [item], list: false } : undefined)));
        unrolled += items.length;
        from = next;
      }
      open = undefined;
    } else if (line.text.includes('{%')) open = undefined;
  }
  if (from === 0) return source;
  if (from < source.text.length) parts.push(slice(source, from, source.text.length));
  return parts.length === 0 ? slice(source, 0, 0) : concat(parts);
}

/** The unrolled loop is no larger than a resolver's file may be. */
function fits(items: readonly SourceText[], body: number): boolean {
  let length = 0;
  for (const item of items) length += body + item.text.length;
  return length <= MAX_UNROLLED;
}

const MAX_UNROLLED = 256 * 1024;

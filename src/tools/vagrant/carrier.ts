/** A Vagrantfile's scripts set up one machine in order: one script. */
import { concat, gather, type Piece, type SourceText, slice } from '../../core/text/source-text.ts';
import type { Carrier } from '../../read/documents/document.ts';
import { withoutIndentation } from '../../read/documents/hcl.ts';
import { endAfter, endsIn } from '../../read/documents/here-documents.ts';
import { isVagrantfile } from '../../read/documents/vagrantfile.ts';

export const vagrantfile: Carrier = {
  id: 'vagrantfile',
  unwrap({ kind, onNode, source, path }, found) {
    if (kind !== 'text' || onNode !== undefined || !isVagrantfile(path)) return;
    const scripts = scriptsIn(source);
    if (scripts.length > 0)
      found.documents.push({ kind: 'text', path: `${path}/provision.sh`, source: concat(scripts) });
  },
};

function scriptsIn(source: SourceText): readonly SourceText[] {
  const { text } = source;
  const scripts: SourceText[] = [];
  const ends = text.includes('<<') ? endsIn(text) : new Map<string, never>();
  const marks =
    /^[^#\n]{0,400}?(?:<<([-~]?)(["'`]?)([A-Za-z_]\w{0,79})\2[^\n]*\n|\binline:?\s*(?:=>?\s*)?(?:"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'))/gm;
  for (let match = marks.exec(text); match !== null; match = marks.exec(text)) {
    const start = match.index + match[0].length;
    const word = match[3];
    if (word === undefined) {
      const inline = match[4] ?? match[5] ?? '';
      const from = start - 1 - inline.length;
      const one = slice(source, from, from + inline.length);
      scripts.push(match[4] === undefined ? one : withoutRubyEscapes(one), lineBreak(source, from + inline.length));
      continue;
    }
    const end = endAfter(ends, word, start);
    if (end === undefined) continue;
    const raw = slice(source, start, end.start);
    const body = match[1] === '~' ? withoutIndentation(raw) : raw;
    scripts.push(match[2] === "'" ? body : withoutRubyEscapes(body));
    marks.lastIndex = end.next;
  }
  return scripts.filter((one) => one.text !== '');
}

/** Separates scripts, at the closing quote of the first. */
function lineBreak(source: SourceText, at: number): SourceText {
  return gather(source, [{ start: at, end: at + 1, text: '\n' }]);
}

/** `#{x}` as one word; Ruby's `\\`, `\$`, `\"`. Other escapes mean the same in shell. */
function withoutRubyEscapes(source: SourceText): SourceText {
  const { text } = source;
  if (!/#\{|\\[\\$"#]/.test(text)) return source;
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(/#\{([^{}\n]{0,500})\}|\\([\\$"#])/g)) {
    const name = (match[1] ?? '').replace(/\W+/g, '_');
    const by = match[2] ?? `\${${/^[A-Za-z]/.test(name) ? name : `_${name}`}}`;
    pieces.push(
      { start: from, end: match.index },
      { start: match.index, end: match.index + match[0].length, text: by },
    );
    from = match.index + match[0].length;
  }
  pieces.push({ start: from, end: text.length });
  return gather(source, pieces);
}

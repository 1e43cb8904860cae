/** Where the YAML readers of Kubernetes, kustomize and Helm (go-yaml) follow YAML 1.1, and the parser does not. */
import { gather, type Piece, type SourceText } from '../../core/text/source-text.ts';

/** A carriage return alone and NEL end a line (yamlprivateh.go is_break). */
const BREAKS = /\r(?!\n)|\u0085/g;
/** An anchor's name ends at a colon there (scannerc.go yaml_parser_scan_anchor), here it is a part of it. */
const ALIAS_KEY = /^([ \t]*(?:[-?][ \t]+)*|.*[{,][ \t]*)(\*[\w-]+)(?=:(?:\s|$))/gm;
const HIDDEN_BREAK = /(?:^|[ \t])#[^\r\n\u0085\u2028\u2029]*([\u2028\u2029])/m;

/** The text with `\n` for every other character that ends a line there, each at its place. */
export function withPlainBreaks(source: SourceText): SourceText {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index } of source.text.matchAll(BREAKS)) {
    pieces.push({ start: from, end: index }, { start: index, end: index + 1, text: '\n' });
    from = index + 1;
  }
  return pieces.length === 0 ? source : gather(source, [...pieces, { start: from, end: source.text.length }]);
}

/** The offset of the first line separator that ends a comment there and not here. */
export function hasHiddenBreak(text: string): number | undefined {
  if (!/[\u2028\u2029]/.test(text)) return undefined;
  const found = HIDDEN_BREAK.exec(text);
  return found === null ? undefined : found.index + found[0].length - 1;
}

/** The text with a blank between `*name` and the colon behind it; undefined where no key is an alias without one. */
export function withAliasKeys(source: SourceText): SourceText | undefined {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of source.text.matchAll(ALIAS_KEY)) {
    const end = match.index + match[0].length;
    pieces.push({ start: from, end }, { start: end, end, text: ' ' });
    from = end;
  }
  if (pieces.length === 0) return undefined;
  return gather(source, [...pieces, { start: from, end: source.text.length }]);
}

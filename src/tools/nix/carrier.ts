/**
 * NixOS configurations: the Corefile of `services.coredns`, which runs as a unit of the machine (nixpkgs
 * nixos/modules/services/networking/coredns.nix), and the machine's resolver file where the same file states it whole.
 * Nothing is evaluated: an expression in a text is a word that is not known.
 */
import { gather, locate, type Piece, type SourceText, slice, synthetic } from '../../core/text/source-text.ts';
import type { Carrier, Document } from '../../read/documents/document.ts';
import { withoutIndentation } from '../../read/documents/hcl.ts';

const MAX_LENGTH = 1024 * 1024;
/** How far in front of a text its name may stand. */
const REACH = 300;
/** A line that only a Corefile has, where the text of another service may stand as near. */
const DIRECTIVE = /^[ \t]{0,80}(?:forward|hosts|file|errors|cache|log|template|kubernetes|import|whoami)\b/m;

export const nix: Carrier = {
  id: 'nix',
  unwrap(document: Document): ReturnType<Carrier['unwrap']> {
    const documents: Document[] = [];
    const { source, path } = document;
    if (document.kind !== 'text' || document.onNode !== undefined || !path.endsWith('.nix'))
      return { documents, notices: [] };
    const { text } = source;
    if (text.length > MAX_LENGTH || !/coredns/i.test(text)) return { documents, notices: [] };
    const put = (name: string, one: SourceText): void => {
      documents.push({ kind: 'text', path: `${path}/${name}`, source: one });
    };
    let found = false;
    for (const { at, body } of indentedStrings(source)) {
      const before = text.slice(Math.max(0, at - REACH), at);
      if (/resolv\.conf"?\.text\s*=\s*$/.test(before)) put('etc/resolv.conf', body);
      else if (
        /core(?:dns|file)/i.test(before) &&
        /(?:=|Corefile"|\))\s*$/.test(before) &&
        body.text.includes('{') &&
        DIRECTIVE.test(body.text)
      ) {
        put('coredns.corefile', body);
        found = true;
      }
    }
    const service = /\bservices\.coredns\b|\bcoredns\s{0,4}=\s{0,4}\{/.exec(text);
    if (!found || service === null) return { documents, notices: [] };
    const here = locate(source, service.index, service.index + service[0].length);
    const args = /\bextraArgs\s{0,8}=\s{0,8}\[([^\]]{0,500})\]/.exec(text)?.[1] ?? '';
    const words = [...args.matchAll(/"([^"\s$]{1,100})"/g)].map((match) => match[1]).join(' ');
    put('coredns.service', synthetic(here, `[Service]\nExecStart=/bin/coredns -conf=/etc/coredns.corefile ${words}\n`));
    const listed = nameserversOf(source);
    if (listed !== undefined) put('etc/resolv.conf', listed);
    return { documents, notices: [] };
  },
};

/**
 * Texts between two pairs of single quotes, less the indentation that their lines share; `''${`, `'''` and `''\` stand for
 * themselves (Nix manual, "String literals"). One whose expressions hold texts of their own is left out.
 */
function indentedStrings(source: SourceText): readonly { readonly at: number; readonly body: SourceText }[] {
  const { text } = source;
  const found: { at: number; body: SourceText }[] = [];
  for (let at = text.indexOf("''"); at !== -1; ) {
    const read = readIndented(source, at + 2);
    if (read === undefined) break;
    if (read.body !== undefined) found.push({ at, body: withoutIndentation(read.body) });
    at = text.indexOf("''", read.end);
  }
  return found;
}

function readIndented(
  source: SourceText,
  start: number,
): { readonly end: number; readonly body: SourceText | undefined } | undefined {
  const { text } = source;
  const pieces: Piece[] = [];
  // The line break right behind the quotes is no part of the text.
  let from = /^[ \t]{0,200}\r?\n/.test(text.slice(start, start + 202)) ? text.indexOf('\n', start) + 1 : start;
  let plain = true;
  let i = from;
  while (i < text.length) {
    if (text.startsWith("''", i)) {
      const next = text[i + 2];
      if (next !== '$' && next !== "'" && next !== '\\') {
        pieces.push({ start: from, end: i });
        return { end: i + 2, body: plain ? gather(source, pieces) : undefined };
      }
      const length = next === '\\' ? 4 : 3;
      const stands = next === '$' ? '$' : next === "'" ? "''" : ' ';
      pieces.push({ start: from, end: i }, { start: i, end: i + length, text: stands });
      i += length;
      from = i;
    } else if (text.startsWith('${', i)) {
      const end = endOfExpression(text, i + 2);
      if (end === undefined) return undefined;
      if (text.slice(i, end).includes("''")) plain = false;
      pieces.push({ start: from, end: i }, { start: i, end, text: '${nix}' });
      i = end;
      from = end;
    } else i += 1;
  }
  return undefined;
}

/** Behind the brace that closes an expression; texts in it may hold braces of their own. */
function endOfExpression(text: string, start: number): number | undefined {
  let depth = 1;
  for (let i = start; i < text.length; i += 1) {
    if (text[i] === '{') depth += 1;
    else if (text[i] === '}') depth -= 1;
    if (depth === 0) return i + 1;
  }
  return undefined;
}

/** `networking.nameservers = [ "127.0.0.1" ]` as a resolver file, where no DHCP client adds to it. */
function nameserversOf(source: SourceText): SourceText | undefined {
  const { text } = source;
  if (!/\buseDHCP\s{0,4}=\s{0,4}false\b/.test(text) || /\bresolved\.enable\s{0,4}=\s{0,4}true\b/.test(text))
    return undefined;
  const list = /\bnameservers\s{0,8}=\s{0,8}\[([^\]]{0,1000})\]/.exec(text);
  if (list === null) return undefined;
  const start = list.index + list[0].indexOf('[') + 1;
  const within = slice(source, start, list.index + list[0].length - 1);
  if (/[^\s"0-9a-fA-F.:]/.test(within.text)) return undefined;
  const pieces: Piece[] = [];
  for (const match of within.text.matchAll(/"([0-9a-fA-F.:]{1,60})"/g)) {
    const from = match.index;
    const to = from + match[0].length;
    pieces.push({ start: from, end: from + 1, text: 'nameserver ' }, { start: from + 1, end: to - 1 });
    pieces.push({ start: to - 1, end: to, text: '\n' });
  }
  return pieces.length === 0 ? undefined : gather(within, pieces);
}

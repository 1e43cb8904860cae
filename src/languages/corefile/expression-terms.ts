/** The parts of a boolean expression, by what stands outside of texts and brackets. */

/** They bind less tightly than `or`, or name what follows (parser/parser.go); comments come whole. */
const WEAKER = /\?(?![.?])|(?<!\|)\|(?!\|)|;|\b(?:let|if)\b|\/[/*]/;
const AND = /&&|\band\b/g;
const OR = /\|\||\bor\b/g;

/** Brackets in brackets. */
const MAX_DEPTH = 20;

/** All of them must hold. */
export function termsOf(text: string): readonly string[] {
  let terms: readonly string[] = [text];
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const parts = terms.flatMap((term) => (alternativesOf(term).length > 1 ? [term] : partsOf(term, AND)));
    if (parts.length === terms.length && parts.every((part, i) => part === terms[i])) break;
    terms = parts;
  }
  return terms;
}

/** One of them must hold. */
export function alternativesOf(term: string): readonly string[] {
  return partsOf(term, OR);
}

function partsOf(text: string, operator: RegExp): readonly string[] {
  const bare = outside(text);
  if (WEAKER.test(bare)) return [text];
  const cuts = [...bare.matchAll(operator)];
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  return starts.map((start, i) => withoutBrackets(text.slice(start, cuts[i]?.index).trim()));
}

function withoutBrackets(text: string): string {
  return text.startsWith('(') && /^#+\)$/.test(outside(text)) ? text.slice(1, -1).trim() : text;
}

/** With `#` for every character of a text, and of brackets but the last one. */
function outside(text: string): string {
  const bare = text.replaceAll(/'(?:[^'\\]|\\.)*'|`[^`]*`/g, (literal) => '#'.repeat(literal.length));
  let depth = 0;
  return bare.replaceAll(/[^#]/g, (character) => {
    if ('([{'.includes(character)) depth += 1;
    if (')]}'.includes(character)) depth -= 1;
    return depth > 0 ? '#' : character;
  });
}

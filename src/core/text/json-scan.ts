/** Where JSON (RFC 8259) breaks, and objects of a list in the outermost object: `JSON.parse` gives neither. */
export function scanJson(text: string): {
  readonly error?: number;
  readonly objects: readonly { readonly start: number; readonly end: number }[];
} {
  const objects: { start: number; end: number }[] = [];
  const open: ('{' | '[')[] = [];
  let expected: 'value' | 'first-value' | 'first-key' | 'key' | 'colon' | 'end' = 'value';
  let at = skipBlanks(text, 0);
  while (open.length > 0 || expected !== 'end') {
    const mark = text[at];
    const wantsValue = expected === 'value' || expected === 'first-value';
    let next = at + 1;
    if (mark === '{' || mark === '[') {
      if (!wantsValue) return { error: at, objects };
      if (mark === '{' && open.length === 2 && open[0] === '{' && open[1] === '[')
        objects.push({ start: at, end: next });
      open.push(mark);
      expected = mark === '{' ? 'first-key' : 'first-value';
    } else if (mark === '}' || mark === ']') {
      const empty = mark === '}' ? 'first-key' : 'first-value';
      const closes = open.at(-1) === (mark === '}' ? '{' : '[') && (expected === 'end' || expected === empty);
      if (!closes) return { error: at, objects };
      open.pop();
      expected = 'end';
    } else if (mark === ':') {
      if (expected !== 'colon') return { error: at, objects };
      expected = 'value';
    } else if (mark === ',') {
      if (expected !== 'end' || open.length === 0) return { error: at, objects };
      expected = open.at(-1) === '{' ? 'key' : 'value';
    } else if (mark === '"') {
      const isKey: boolean = expected === 'key' || expected === 'first-key';
      const end: ReturnType<typeof endOfText> = endOfText(text, at);
      if (!(isKey || wantsValue)) return { error: at, objects };
      if ('error' in end) return { error: end.error, objects };
      next = end.next;
      expected = isKey ? 'colon' : 'end';
    } else {
      const word = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
      word.lastIndex = at;
      if (!wantsValue || !word.test(text)) return { error: at, objects };
      next = word.lastIndex;
      expected = 'end';
    }
    at = skipBlanks(text, next);
  }
  return at === text.length ? { objects } : { error: at, objects };
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\r\n'.includes(text[at] ?? '')) at += 1;
  return at;
}

/** In steps: one expression overflows the stack on millions of escapes. */
function endOfText(text: string, quote: number): { readonly next: number } | { readonly error: number } {
  const special = /["\\\u0000-\u001f]/g;
  const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
  special.lastIndex = quote + 1;
  for (let match = special.exec(text); match !== null; match = special.exec(text)) {
    if (match[0] === '"') return { next: special.lastIndex };
    escaped.lastIndex = match.index;
    if (match[0] !== '\\' || !escaped.test(text)) return { error: match.index };
    special.lastIndex = escaped.lastIndex;
  }
  return { error: text.length };
}

/** Texts that a regular expression may match; callers test them. */

const MAX_LENGTH = 1000;

/** With and without optional parts: the first of alternatives, one character of each class. */
export function exampleOf(regex: string): readonly string[] {
  if (regex.length > MAX_LENGTH) return [];
  return [...new Set([example(regex, true), example(regex, false)])];
}

function example(regex: string, full: boolean): string {
  let out = '';
  const open: { start: number; over: boolean }[] = [];
  let over = false;
  /** For the quantifier behind it. */
  let atom = 0;
  const put = (text: string): void => {
    atom = out.length;
    if (!over) out += text;
  };
  for (let i = 0; i < regex.length; i += 1) {
    const c = regex.charAt(i);
    if (c === '\\') {
      i += 1;
      put(escaped(regex[i] ?? ''));
    } else if (c === '[') {
      const end = regex.indexOf(']', i + 2);
      if (end === -1) return out;
      put(memberOf(regex.slice(i + 1, end)));
      i = end;
    } else if (c === '(') {
      open.push({ start: out.length, over });
      const flags = /^\?(?:P?<[^>]*>|[imsU-]*:)/.exec(regex.slice(i + 1, i + 80));
      i += flags?.[0].length ?? 0;
    } else if (c === ')') {
      const group = open.pop();
      over = group?.over ?? false;
      atom = group?.start ?? out.length;
    } else if (c === '|') over = true;
    else if (c === '*' || c === '?') {
      if (!full && !over) out = out.slice(0, atom);
    } else if (c === '{') {
      const count = /^\{(\d+)(?:,\d*)?\}/.exec(regex.slice(i, i + 20));
      if (count === null) put(c);
      else {
        if (!over) out = out.slice(0, atom) + out.slice(atom).repeat(Math.min(Number(count[1]), 63));
        i += count[0].length - 1;
      }
    } else if (c === '.') put('x');
    else if (c !== '^' && c !== '$' && c !== '+') put(c);
  }
  return out;
}

function escaped(c: string): string {
  if (c === 'd') return '1';
  if (c === 'w') return 'a';
  if (c === 's' || c === 'b' || c === 'A' || c === 'z' || c === 'B') return '';
  if (c === 'S' || c === 'D' || c === 'W') return '-';
  return c;
}

function memberOf(text: string): string {
  if (text.startsWith('^')) return [...'xa1-'].find((c) => !text.includes(c)) ?? 'q';
  if (text.startsWith('\\')) return escaped(text[1] ?? '');
  return text[0] ?? '';
}

/** Data as YAML that a terminal shows as it is: maps and lists in lines, texts in quotes unless they are plain words. */

/** Controls, marks of direction, invisible characters; JSON escapes those below U+0020. */
const UNSEEN = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Nothing that YAML 1.2 reads as another type. */
const PLAIN = /^(?!(?:true|false|null)$)[a-z][\w./-]*$/i;

export function yamlText(data: object): string {
  return `${linesOf(data).join('\n')}\n`;
}

/** As deep as a configuration. Without what is undefined. */
function linesOf(data: object): readonly string[] {
  if (Array.isArray(data))
    return data.flatMap((one: unknown) =>
      valueLines('-', one).map((line, index) => (index === 0 ? line : `  ${line}`)),
    );
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
    value === undefined ? [] : valueLines(`${scalarText(key)}:`, value),
  );
}

function valueLines(head: string, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${head} ${scalarText(value)}`];
  const lines = linesOf(value);
  if (lines.length === 0) return [`${head} ${Array.isArray(value) ? '[]' : '{}'}`];
  if (head === '-') return [`- ${lines[0] ?? ''}`, ...lines.slice(1)];
  return [head, ...lines.map((line) => `  ${line}`)];
}

function scalarText(value: unknown): string {
  if (typeof value === 'string' && PLAIN.test(value)) return value;
  return JSON.stringify(value).replace(UNSEEN, escaped);
}

function escaped(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16);
  return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
}

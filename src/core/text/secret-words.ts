/** Whether an unreadable text may be a Secret. */

/** However it writes its kind: by escapes, an alias, another form, a placeholder. */
export function maySaySecret(text: string): boolean {
  const plain = text
    .replace(
      /\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|U([0-9a-f]{8}))/gi,
      (whole, ...codes: readonly unknown[]) => characterOf(codes.find((one) => typeof one === 'string')) ?? whole,
    )
    // A line goes on behind it (YAML 1.2.2, 7.3.1).
    .replace(/\\\r?\n[ \t]*/g, '')
    .replace(/\\[A-Za-z]/g, ' ');
  return WORD.test(plain) || TAG.test(text) || (FILLED_KIND.test(plain) && /\bdata\b/.test(plain));
}

const WORD = /(?<![A-Za-z])Secret(?:List)?(?![A-Za-z])|stringData/;
/** `!!binary` is base64; a tag may be written in parts and with escapes of its own. */
const TAG = /![^\s!]{0,99}(?:binary|%)|^%TAG/m;
const FILLED_KIND = /\bkind["']?\s*:\s*\S{0,99}[{$<%@]/;

function characterOf(code: string | undefined): string | undefined {
  const point = Number.parseInt(code ?? '', 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}

/** Cut from the bottom where the document does not fit. */

export interface Section {
  readonly what: string;
  readonly open: string;
  readonly items: readonly string[];
  readonly close: string;
}

/** Bytes for the sentence about what was cut. */
const RESERVE = 600;

/** `budget` in bytes of UTF-8: whole items, closed sections, `footer` if it fits. */
export function assemble(head: string, sections: readonly Section[], footer: string, budget: number): string {
  const whole = [head, ...sections.map(({ open, items, close }) => `${open}${items.join('')}${close}`), footer].join(
    '',
  );
  if (bytes(whole) <= budget) return whole;
  let room = budget - bytes(head) - bytes(footer) - RESERVE;
  if (room < 0) return bytes(head) <= budget ? head : '';
  const parts = [head];
  const missing = new Map<string, number>();
  let full = false;
  for (const { what, open, items, close } of sections) {
    let fitting = 0;
    const frame = bytes(open) + bytes(close);
    if (!full && frame + bytes(items[0] ?? '') <= room) {
      room -= frame;
      for (const item of items) {
        const size = bytes(item);
        if (size > room) break;
        room -= size;
        fitting += 1;
      }
      parts.push(`${open}${items.slice(0, fitting).join('')}${close}`);
    }
    if (fitting === items.length) continue;
    full = true;
    missing.set(what, (missing.get(what) ?? 0) + items.length - fitting);
  }
  const reported = [...missing].map(([what, count]) => `${count} ${what}${count === 1 ? '' : 's'}`);
  if (reported.length > 0)
    parts.push(`\nThe report is cut here, it would be too long. Left out: ${reported.join(', ')}.\n\n`);
  parts.push(footer);
  return parts.join('');
}

function bytes(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}

/** Characters of a line's hash, following lines included. */
const WINDOW = 100;
const WORD = 2 ** 32;
const FACTOR = 37;

/** Two halves: BigInt takes ten times as long. */
interface Word64 {
  readonly high: number;
  readonly low: number;
}

/** `hex:occurrence`, a rolling hash (github/codeql-action src/fingerprints.ts). Lines count from 1. */
export function lineHashes(text: string, wanted: ReadonlySet<number>): ReadonlyMap<number, string> {
  const hashes = new Map<number, string>();
  const occurrences = new Map<string, number>();
  const window = new Uint16Array(WINDOW);
  const lineAt = new Int32Array(WINDOW).fill(-1);
  const first = firstFactor();
  let high = 0;
  let low = 0;
  let at = 0;
  let line = 0;
  let lineStart = true;
  let afterReturn = false;

  const finish = (): void => {
    const done = lineAt[at] ?? -1;
    if (done === -1) return;
    lineAt[at] = -1;
    const hash = hex({ high, low });
    const occurrence = (occurrences.get(hash) ?? 0) + 1;
    occurrences.set(hash, occurrence);
    if (wanted.has(done)) hashes.set(done, `${hash}:${occurrence}`);
  };
  const roll = (unit: number): void => {
    const gone = window[at] ?? 0;
    window[at] = unit;
    const lowSum = low * FACTOR + unit - first.low * gone;
    const carry = Math.floor(lowSum / WORD);
    low = lowSum - carry * WORD;
    high = modulo(high * FACTOR - first.high * gone + carry);
    at = (at + 1) % WINDOW;
  };
  const take = (codeUnit: number): void => {
    if (codeUnit === 0x20 || codeUnit === 0x09 || (afterReturn && codeUnit === 0x0a)) {
      afterReturn = false;
      return;
    }
    afterReturn = codeUnit === 0x0d;
    const unit = afterReturn ? 0x0a : codeUnit;
    finish();
    if (lineStart) {
      lineStart = false;
      line += 1;
      lineAt[at] = line;
    }
    if (unit === 0x0a) lineStart = true;
    roll(unit);
  };

  for (let offset = 0; offset < text.length; offset += 1) take(text.charCodeAt(offset));
  take(0xffff);
  for (let count = 0; count < WINDOW; count += 1) {
    finish();
    roll(0);
  }
  return hashes;
}

/** 37 to the power of the window's length, modulo 2^64: a leaving character's weight. */
function firstFactor(): Word64 {
  let high = 0;
  let low = 1;
  for (let count = 0; count < WINDOW; count += 1) {
    const lowProduct = low * FACTOR;
    const carry = Math.floor(lowProduct / WORD);
    low = lowProduct - carry * WORD;
    high = modulo(high * FACTOR + carry);
  }
  return { high, low };
}

function modulo(value: number): number {
  const rest = value % WORD;
  return rest < 0 ? rest + WORD : rest;
}

function hex({ high, low }: Word64): string {
  return high === 0 ? low.toString(16) : `${high.toString(16)}${low.toString(16).padStart(8, '0')}`;
}

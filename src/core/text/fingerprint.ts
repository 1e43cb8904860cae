/** 64 bits in hexadecimal: two 32-bit FNV-1a sums with different offsets. */
export function fingerprint(parts: readonly string[]): string {
  const text = parts.join('\u0000');
  const sum = (basis: number): string => {
    let hash = basis;
    for (let i = 0; i < text.length; i += 1) {
      hash ^= text.charCodeAt(i);
      hash = Math.imul(hash, 0x01000193);
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return sum(0x811c9dc5) + sum(0x2f0b4a27);
}

/** Few versions are compared, for every plugin and option of every block. */
const PARTS = new Map<string, readonly number[]>();
const MAX_PARTS = 1_000;

/** The first three numbers between dots count; what is no number is 0. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let i = 0; i < 3; i += 1) if ((left[i] ?? 0) !== (right[i] ?? 0)) return (left[i] ?? 0) - (right[i] ?? 0);
  return 0;
}

function partsOf(version: string): readonly number[] {
  const known = PARTS.get(version);
  if (known !== undefined) return known;
  const parts = version.split('.', 3).map((part) => Number.parseInt(part, 10) || 0);
  if (PARTS.size < MAX_PARTS) PARTS.set(version, parts);
  return parts;
}

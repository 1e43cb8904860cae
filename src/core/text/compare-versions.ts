/** Versions are compared for every plugin and option of every block, and few there are. */
const PARTS = new Map<string, readonly number[]>();
const MAX_PARTS = 1_000;

/** Versions as numbers between dots, of which the first three count; what is no number counts as 0. */
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

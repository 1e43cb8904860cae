/**
 * Scans of one process that are given the same files again: what they read and understood of these is not read and understood
 * anew, as where the product judges again (`known` and `earlier` of its input, held to the plain way by test/growth/shared.test.ts).
 * The weekly run takes the plain way each time, and so does what counts calls.
 */
import { type Checked, check } from '../../src/judge/check.ts';
import type { CheckInput } from '../../src/judge/check-input.ts';
import type { FileReading } from '../../src/judge/read-file.ts';
import type { SearchableSnapshot } from '../../src/judge/snapshot.ts';

type Files = Readonly<Record<string, string>>;

const isPlain = process.env.LOOPGATE_TEST_SEED !== undefined || 'counters' in globalThis;
/** A large repository is scanned once, as a rule. */
const MAX_CHARACTERS = 50_000;
const MAX_SNAPSHOTS = 40;
const MAX_READINGS = 2000;

const snapshots = new Map<string, SearchableSnapshot>();
const readings = new Map<string, FileReading | undefined>();

export function withEarlier(
  { files, base }: { readonly files: Files; readonly base?: Files | undefined },
  input: CheckInput,
): Checked {
  const key = keyOf(files);
  const keyOfBase = keyOf(base ?? {});
  if (isPlain || key.length + keyOfBase.length > MAX_CHARACTERS) return check(input);
  // Of a changed file the base may decide whether it is read at all.
  const isSame = (path: string): boolean => base === undefined || base[path] === files[path];
  const names = Object.keys(files).map((path) => [path, `${path}\0${files[path]}`] as const);
  const known = new Map(
    names.flatMap(([path, name]) => (isSame(path) && readings.has(name) ? [[path, readings.get(name)] as const] : [])),
  );
  const head = snapshots.get(key) ?? snapshots.get(keyOfBase);
  const before = snapshots.get(keyOfBase);
  const earlier = head === undefined ? {} : { earlier: { head, base: before } };
  const checked = check({ ...input, known, ...earlier });
  for (const [path, name] of names)
    if (isSame(path) && checked.files.has(path)) keep(readings, name, checked.files.get(path), MAX_READINGS);
  keep(snapshots, key, checked.head, MAX_SNAPSHOTS);
  if (checked.base !== undefined) keep(snapshots, keyOfBase, checked.base, MAX_SNAPSHOTS);
  return checked;
}

function keyOf(files: Files): string {
  return JSON.stringify(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The oldest go. */
function keep<T>(all: Map<string, T>, key: string, value: T, most: number): void {
  all.delete(key);
  all.set(key, value);
  for (const oldest of all.keys()) {
    if (all.size <= most) return;
    all.delete(oldest);
  }
}

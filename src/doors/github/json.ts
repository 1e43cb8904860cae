/** Reads foreign JSON without throwing. */

/** Indexes as digits; undefined where anything is missing. */
export function at(value: unknown, ...keys: readonly string[]): unknown {
  let current = value;
  for (const key of keys) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Record<string, unknown>)[key];
  }
  return current;
}

export function textAt(value: unknown, ...keys: readonly string[]): string | undefined {
  const found = at(value, ...keys);
  return typeof found === 'string' ? found : undefined;
}

export function numberAt(value: unknown, ...keys: readonly string[]): number | undefined {
  const found = at(value, ...keys);
  return typeof found === 'number' && Number.isSafeInteger(found) && found > 0 ? found : undefined;
}

export function listAt(value: unknown, ...keys: readonly string[]): readonly unknown[] {
  const found = at(value, ...keys);
  return Array.isArray(found) ? found : [];
}

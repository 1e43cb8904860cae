import { nearest } from '../../judge/config/spelling.ts';

/** Exit 2. Recognised by name, so that doors need not load the class. */
export function usageError(...lines: readonly string[]): Error {
  const error = Object.assign(new Error(lines.join('\n')), { lines });
  error.name = 'UsageError';
  return error;
}

export function meant(text: string, candidates: readonly string[]): string {
  const near = nearest(text, candidates);
  return near === undefined ? '' : `; did you mean ${near}?`;
}

export function oneOf<T extends string>(name: string, value: string | undefined, allowed: readonly T[]): T | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((one) => one === value);
  if (found === undefined)
    throw usageError(
      `--${name} takes one of ${allowed.join(', ')}, not ${JSON.stringify(value)}${meant(value, allowed)}`,
    );
  return found;
}

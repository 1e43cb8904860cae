/** Which findings the base has already. */

import { append } from '../core/text/append.ts';
import type { Finding, ReportedFinding } from './report/finding.ts';
import { worsened } from './rules/worse.ts';

export function compared(one: Finding, then: Finding | undefined): ReportedFinding {
  const was = then === undefined ? undefined : worsened(one, then);
  if (was !== undefined) return { ...one, status: 'new', was };
  return { ...one, status: then === undefined ? 'new' : 'existing' };
}

/** By fingerprint, else by `moveFingerprint`, one for one. */
export function sameAsBefore(
  found: readonly Finding[],
  before: readonly Finding[],
): { readonly here: ReadonlyMap<string, Finding>; readonly moved: ReadonlySet<string> } {
  const then = new Map<string, Finding>();
  for (const one of before) {
    const other = then.get(one.fingerprint);
    // Of several the worst counts.
    if (other === undefined || worsened(one, other) !== undefined) then.set(one.fingerprint, one);
  }
  const here = new Map<string, Finding>();
  for (const one of found) {
    const known = then.get(one.fingerprint);
    if (known !== undefined) here.set(one.fingerprint, known);
  }
  const left = new Map<string, Finding[]>();
  for (const one of before.toReversed())
    if (!here.has(one.fingerprint))
      for (const key of [placedKey(one), one.moveFingerprint]) if (key !== undefined) append(left, key, one);
  const taken = new Set<Finding>();
  const moved = new Set<string>();
  const claim = (one: Finding, key: string | undefined): void => {
    const olds = here.has(one.fingerprint) || key === undefined ? [] : (left.get(key) ?? []);
    let from = olds.pop();
    while (from !== undefined && taken.has(from)) from = olds.pop();
    if (from === undefined) return;
    taken.add(from);
    here.set(one.fingerprint, from);
    moved.add(from.fingerprint);
  };
  // What stays where it is is no copy of itself.
  for (const one of found) claim(one, placedKey(one));
  for (const one of found) claim(one, one.moveFingerprint);
  return { here, moved };
}

function placedKey({ moveFingerprint, at }: Finding): string | undefined {
  return moveFingerprint === undefined ? undefined : `${moveFingerprint} ${at.file.path}`;
}

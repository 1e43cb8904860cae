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
  for (const one of before) {
    if (here.has(one.fingerprint) || one.moveFingerprint === undefined) continue;
    append(left, one.moveFingerprint, one);
  }
  const moved = new Set<string>();
  for (const one of found) {
    if (here.has(one.fingerprint) || one.moveFingerprint === undefined) continue;
    const from = left.get(one.moveFingerprint)?.shift();
    if (from === undefined) continue;
    here.set(one.fingerprint, from);
    moved.add(from.fingerprint);
  }
  return { here, moved };
}

/** Patches in files, of what charts make: nothing was taken of them. */

import type { Span } from '../../../core/text/location.ts';
import type { Unread } from '../../snapshot.ts';

export interface PatchedChart {
  readonly path: string;
  readonly word: Span;
}

/** A Corefile without a guard in a patch that the change adds, edits or names. */
export function* patchedCharts(changed: readonly string[], now: Unread, then: Unread): Generator<PatchedChart> {
  if (then.guarded.size === 0) return;
  for (const path of new Set(changed.flatMap((one) => [one, ...now.chartPatches.namedIn(one)]))) {
    const word = lossIn(path, now);
    if (word !== undefined && lossIn(path, then) === undefined) yield { path, word };
  }
}

function lossIn(path: string, side: Unread): Span | undefined {
  if (!/\.(?:ya?ml|json)$/.test(path) || !/\bCorefile\b/.test(side.textOf(path) ?? '')) return undefined;
  const word = side.bareForwardIn(path);
  return word !== undefined && side.chartPatches.isOne(path) ? word : undefined;
}

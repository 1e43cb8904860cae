/** The rcode of a reply behind `rewrite rcode` (plugin/rewrite/reverter.go WriteMsg). */

import type { RcodeChange } from '../facts/steps.ts';
import { isAmong } from './branch.ts';

/** Undefined where not known. */
export function changedRcode(reply: string | undefined, changes: readonly RcodeChange[] = []): string | undefined {
  if (reply === undefined || changes.length === 0) return reply;
  const once = changedOnce(reply, changes);
  // Changes are made anew for each record.
  return once !== undefined && changedOnce(once, changes) === once ? once : undefined;
}

function changedOnce(reply: string, changes: readonly RcodeChange[]): string | undefined {
  let rcode = reply;
  for (const { from, to, perRecord } of changes) {
    if (from !== undefined && !isAmong(rcode, [from])) continue;
    const hasRecords = rcode === 'NOERROR' || rcode === 'UNASKED';
    if (from === undefined || to === undefined || (perRecord === true && !hasRecords)) return undefined;
    // A failure that becomes a NOERROR has no record.
    if (!isAmong(rcode, [to])) rcode = to === 'NOERROR' ? 'NODATA' : to;
  }
  return rcode;
}

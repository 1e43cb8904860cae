/** When V8 optimises: a scan calls most functions too rarely to earn back what optimising them costs. */

import { setFlagsFromString } from 'node:v8';

type Tiers = readonly { readonly flag: string; readonly own: number; readonly late: number }[];

/** V8's flag-definitions.h of Node.js 22 to 26. */
const MAGLEV: Tiers = [{ flag: 'invocation-count-for-maglev', own: 400, late: 4_000 }];
const TURBOFAN: Tiers = [{ flag: 'invocation-count-for-turbofan', own: 3_000, late: 30_000 }];
/** By V8's major version: a flag that it does not know, it complains of. */
const TIERS: ReadonlyMap<string, Tiers> = new Map([
  ['11', [{ flag: 'interrupt-budget', own: 67_584, late: 1_000_000 }]],
  ['12', [...MAGLEV, ...TURBOFAN]],
  // Code that is kept after TurboFan's flag was set is refused, even when it has its own value again (Node.js 24.21).
  ['13', MAGLEV],
  ['14', MAGLEV],
]);

/** V8 refuses kept code that was compiled under other flags: they are put back before it is written, at the exit. */
export function optimiseLate(): void {
  const tiers = TIERS.get(process.versions.v8.split('.', 1)[0] ?? '');
  if (tiers === undefined) return;
  for (const { flag, late } of tiers) setFlagsFromString(`--${flag}=${late}`);
  process.prependOnceListener('exit', () => {
    for (const { flag, own } of tiers) setFlagsFromString(`--${flag}=${own}`);
  });
}

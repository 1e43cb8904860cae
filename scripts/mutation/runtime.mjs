/** Which mutant is on, and what a test came by. Processes that tests start read it from the disk, and write what they met. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const active = new URL('active', import.meta.url);
const met = new URL('met', import.meta.url);
const isChild = globalThis.mutation === undefined;
if (isChild)
  globalThis.mutation = { active: existsSync(active) ? Number(readFileSync(active, 'utf8')) : -1, met: new Set() };
const state = globalThis.mutation;
if (isChild)
  process.on('exit', () => {
    if (state.active === -2) appendFileSync(met, `${[...state.met].join('\n')}\n`);
  });

export function __m(id) {
  if (state.active === -2) state.met.add(id);
  return id === state.active;
}

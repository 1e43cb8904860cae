/** Which mutant is on, and what a test came by. Processes that tests start read it from the disk, and write what they met. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

const active = new URL('active', import.meta.url);
const met = new URL('met', import.meta.url);
const isChild = globalThis.mutation === undefined;
if (isChild) globalThis.mutation = { active: -1, met: new Set() };
const state = globalThis.mutation;

/** One process may run a door for several tests. */
export function begin() {
  if (isChild) state.active = existsSync(active) ? Number(readFileSync(active, 'utf8')) : -1;
}
export function end() {
  if (isChild) state.met.clear();
}
begin();

/** What a process of a test meets is written at once: it may be ended without a word. */
export function __m(id) {
  if (state.active === -2 && !state.met.has(id)) {
    state.met.add(id);
    if (isChild) appendFileSync(met, `${id}\n`);
  }
  return id === state.active;
}

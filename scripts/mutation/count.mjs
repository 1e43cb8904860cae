/** Counts the branches that a door takes in a process of its own, where NODE_V8_COVERAGE does not reach it. */
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';

const isInherited = process.env.NODE_V8_COVERAGE !== undefined;
const session = new Session();
let runs = 0;

export function begin() {
  if (isInherited || runs > 0) return;
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
}
export function end() {
  if (isInherited) return;
  session.post('Profiler.takePreciseCoverage', (error, counted) => {
    runs += 1;
    const file = new URL(`covered/door-${process.pid}-${runs}.json`, import.meta.url);
    if (error === null) writeFileSync(file, JSON.stringify(counted));
  });
}
process.on('exit', end);

/** The order of a run: what takes longest first, so that no worker is left alone with it at the end. */
import { basename } from 'node:path';
import { statSync } from 'node:fs';

/** Groups of `.cache/tests`, as they were measured: with those that wait for processes of their own between those that do not. */
const ORDER = ['hostile', 'processes-1', 'counted', 'conformance', 'processes-2', 'tools', 'processes-4', 'judge', 'processes-3', 'core', 'properties', 'report', 'top', 'read'];

const rank = ({ path }) => {
  const group = /[/\\]\.cache[/\\]tests[/\\]/.test(path) ? ORDER.findIndex((one) => basename(path).startsWith(one)) : -1;
  return group === -1 ? ORDER.length : group;
};

/** What Jest asks of a sequencer, without a memory of earlier runs: every run has the same order. */
export default class LongestFirst {
  sort(tests) {
    const size = new Map([...tests].map((test) => [test, statSync(test.path).size]));
    return [...tests].sort((a, b) => rank(a) - rank(b) || size.get(b) - size.get(a));
  }
  allFailedTests(tests) {
    return [...tests];
  }
  cacheResults() {}
}

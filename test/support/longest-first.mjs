/** The order of a run: what takes longest first, so that no worker is left alone with it at the end. */
import { statSync } from 'node:fs';

/** The one test of each of these draws thousands of cases; next come folders that run as one file. */
const rank = ({ path }) => (/[/\\]properties[/\\]/.test(path) ? 0 : /[/\\]\.cache[/\\]tests[/\\]/.test(path) ? 1 : 2);

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

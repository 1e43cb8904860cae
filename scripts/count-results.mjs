#!/usr/bin/env node
/**
 * Prints when each group of tests ran, and at last `N passed, N failed`, from Jest's JSON results. A test file that could not run
 * at all has no tests in Jest's count; here it is one failure, and so is a result file that is not there.
 *
 *   node scripts/count-results.mjs RESULTS.json
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Seconds after the beginning; the last line is what the run waited for. */
function printTimes({ startTime, testResults }) {
  const second = (time) => String(Math.round((time - startTime) / 1000)).padStart(4);
  for (const { name, startTime: from, endTime: to } of [...testResults].sort((a, b) => a.endTime - b.endTime))
    console.log(`${second(from)} to ${second(to)} s: ${basename(name, '.test.ts')}`);
}

let passed = 0;
let failed = 1;
try {
  const results = JSON.parse(readFileSync(process.argv[2], 'utf8'));
  printTimes(results);
  passed = results.numPassedTests;
  failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
} catch (error) {
  console.error(`no test results: ${error.message}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

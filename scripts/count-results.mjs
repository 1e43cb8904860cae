#!/usr/bin/env node
/**
 * Prints `N passed, N failed` from Jest's JSON results. A test file that could not run at all has no tests in Jest's
 * count; here it is one failure, and so is a result file that is not there.
 *
 *   node scripts/count-results.mjs RESULTS.json
 */
import { readFileSync } from 'node:fs';

let passed = 0;
let failed = 1;
try {
  const results = JSON.parse(readFileSync(process.argv[2], 'utf8'));
  passed = results.numPassedTests;
  failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
} catch (error) {
  console.error(`no test results: ${error.message}`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

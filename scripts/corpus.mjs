#!/usr/bin/env node
/**
 * Scans work trees of real repositories one after another, each in a child process of low priority, and prints their
 * errors and warnings beside the verdicts that somebody gave them when reading the files. Nothing of the repositories
 * is kept: test/corpus/verdicts.json holds names, fingerprints and verdicts.
 *
 *   node scripts/corpus.mjs [--notes] [--update] [--timeout SECONDS] DIR...
 *
 * `--notes` prints notes as well. `--update` adds what nobody has read as `unread`, and takes out what is no longer
 * reported of the trees that were given. A verdict is `true`, `arguable`, `false` or `unread`. Exits 1 when a finding
 * is false or unread, or when a scan failed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const VERDICTS = join(ROOT, 'test', 'corpus', 'verdicts.json');
const CLI = join(ROOT, 'dist', 'cli.js');
const WORDS = ['true', 'arguable', 'false', 'unread'];
const REPORT_LIMIT = 256 * 1024 * 1024;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    notes: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    timeout: { type: 'string', default: '300' },
  },
});
if (positionals.length === 0) {
  console.error('usage: node scripts/corpus.mjs [--notes] [--update] [--timeout SECONDS] DIR...');
  process.exit(2);
}

setPriority(constants.priority.PRIORITY_LOW);
const verdicts = existsSync(VERDICTS) ? JSON.parse(readFileSync(VERDICTS, 'utf8')) : {};
const noteCounts = [];
const byRule = new Map();
let wrong = 0;

for (const directory of positionals.map((path) => resolve(path)).sort()) {
  const name = basename(directory);
  const { report, failure, seconds } = scan(directory);
  if (report === undefined) {
    wrong += 1;
    console.log(`${name}: ${failure} (${seconds} s)`);
    continue;
  }
  wrong += readAll(name, report, seconds);
}
summary();
if (options.update) writeFileSync(VERDICTS, `${JSON.stringify(sorted(verdicts), undefined, 2)}\n`);
process.exit(wrong === 0 ? 0 : 1);

function scan(directory) {
  const started = process.hrtime.bigint();
  const child = spawnSync(process.execPath, [CLI, 'scan', '--format', 'json'], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: REPORT_LIMIT,
    timeout: Number(options.timeout) * 1000,
  });
  const seconds = Number((process.hrtime.bigint() - started) / 1_000_000_000n);
  try {
    return { report: JSON.parse(child.stdout), seconds };
  } catch {
    return { failure: `no report: ${child.error?.message ?? child.stderr.trim().split('\n')[0]}`, seconds };
  }
}

/** Prints one repository; how many of its findings are false or unread. */
function readAll(name, { counts, findings, notices }, seconds) {
  const known = new Map(Object.entries(verdicts[name] ?? {}));
  const seen = new Map();
  const notes = findings.filter(({ severity }) => severity === 'note');
  const alarms = findings.filter(({ severity }) => severity !== 'note');
  if (counts.servers > 0) noteCounts.push(notes.length);
  const size = `${counts.files} files, ${counts.servers} servers, ${counts.forwards} forwards, ${counts.openForwards} open`;
  console.log(
    `${name}: ${alarms.length} alarms, ${notes.length} notes, ${notices.length} notices (${size}, ${seconds} s)`,
  );
  let count = 0;
  for (const finding of alarms) {
    const key = `${finding.code} ${finding.file} ${finding.fingerprint.slice(0, 12)}`;
    const verdict = known.get(key) ?? 'unread';
    seen.set(key, verdict);
    tally(`${finding.code} ${finding.severity}`, verdict);
    if (verdict === 'false' || verdict === 'unread') count += 1;
    console.log(`  ${known.has(key) ? ' ' : '+'} ${verdict} ${finding.severity} ${line(finding)}`);
    console.log(`      ${finding.path.map(({ file, line: at, says }) => `${file}:${at} ${says}`).join(' > ')}`);
  }
  for (const [key, verdict] of known) if (!seen.has(key)) console.log(`  - was ${verdict}: ${key}`);
  if (options.notes) for (const note of notes) console.log(`    note ${line(note)}`);
  for (const note of notes) tally(`${note.code} note`, 'note');
  verdicts[name] = Object.fromEntries(seen);
  return count;
}

function line({ code, file, line: at, certainty, message }) {
  return `${code} ${file}:${at} ${certainty ?? ''} ${message}`;
}

function tally(rule, verdict) {
  const row = byRule.get(rule) ?? new Map();
  row.set(verdict, (row.get(verdict) ?? 0) + 1);
  byRule.set(rule, row);
}

function summary() {
  const middle = noteCounts.sort((a, b) => a - b)[Math.floor(noteCounts.length / 2)];
  console.log(
    `\n${positionals.length} repositories, ${noteCounts.length} with DNS; notes in the median one: ${middle ?? 0}`,
  );
  for (const [rule, row] of [...byRule].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const shown = [...WORDS, 'note'].filter((word) => row.has(word)).map((word) => `${row.get(word)} ${word}`);
    console.log(`  ${rule}: ${shown.join(', ')}`);
  }
}

function sorted(value) {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

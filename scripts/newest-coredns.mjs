#!/usr/bin/env node
/**
 * Finds the newest CoreDNS and makes it one of the versions that vectors are recorded with: a later patch takes the place of
 * its line's, a later line stands before the others. Needs Go. Prints the version; changes nothing where it is known.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const MODULE = 'github.com/coredns/coredns';

const numbers = (version) => version.split('.').map(Number);

/** Compares releases by number: negative where the first is older. */
export function compareVersions(a, b) {
  const [left, right] = [numbers(a), numbers(b)];
  const at = left.findIndex((number, index) => number !== right[index]);
  return at === -1 ? 0 : left[at] - right[at];
}

/** The newest release in the output of `go list -m -versions`; candidates for a release do not count. Undefined: none. */
export function newestOf(listing) {
  const releases = listing.split(/\s+/).flatMap((word) => /^v(\d+\.\d+\.\d+)$/.exec(word)?.[1] ?? []);
  return releases.toSorted(compareVersions).at(-1);
}

/**
 * The list of versions with a newer one in it, its module file, and the module file to begin from. Undefined where the list
 * already has one as new.
 */
export function withNewest(versions, newest) {
  if (versions.some(({ version }) => compareVersions(version, newest) >= 0)) return undefined;
  const line = newest.replace(/\.\d+$/, '');
  const [latest] = versions;
  const sameLine = versions.find(({ version }) => version.startsWith(`${line}.`));
  const modfile = sameLine?.modfile ?? `coredns-${line}.mod`;
  const added = { version: newest, modfile };
  return { versions: [added, ...versions.filter((one) => one !== sameLine)], modfile, from: latest.modfile };
}

/** As it lies in the repository: one version a line. */
export function written(versions) {
  const lines = versions.map(({ version, modfile }) => `  { "version": "${version}", "modfile": "${modfile}" }`);
  return `[\n${lines.join(',\n')}\n]\n`;
}

function main() {
  const conformance = join(dirname(dirname(fileURLToPath(import.meta.url))), 'test', 'conformance');
  const module = join(conformance, 'go');
  const list = join(conformance, 'versions.json');
  const go = (...args) => {
    const run = spawnSync('go', args, { cwd: module, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
    if (run.status !== 0) throw new Error(`go ${args.join(' ')}: ${run.error?.message ?? `exit ${run.status}`}`);
    return run.stdout;
  };
  const newest = newestOf(go('list', '-m', '-versions', MODULE));
  if (newest === undefined) throw new Error('no release found');
  const added = withNewest(JSON.parse(readFileSync(list, 'utf8')), newest);
  if (added === undefined) {
    console.log(`${newest} is recorded already`);
    return;
  }
  if (added.from !== added.modfile) {
    for (const ending of ['mod', 'sum'])
      copyFileSync(
        join(module, added.from.replace(/mod$/, ending)),
        join(module, added.modfile.replace(/mod$/, ending)),
      );
  }
  go('get', `-modfile=${added.modfile}`, `${MODULE}@v${newest}`);
  go('mod', 'tidy', `-modfile=${added.modfile}`);
  writeFileSync(list, written(added.versions));
  console.log(`${newest} is new`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) main();

/** Writes a generated file where it is not current; with `--check` on the command line, says so and fails instead. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function writeGenerated(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8').replaceAll('\r\n', '\n') === text) return;
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text);
    return;
  }
  console.error(`${relative(root, path)} is not current: run npm run generate`);
  process.exitCode = 1;
}

/**
 * Records what the real tool builds of the cases: `node test/tools/kustomize/record.mjs KUBECTL [GROUP...]`.
 * Run by hand when a case is added; the vectors are what `replay.test.ts` holds the native building against.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { groups } from './cases/index.mjs';

const [kubectl = 'kubectl', ...wanted] = process.argv.slice(2);
const version = /Kustomize Version: (\S+)/.exec(execFileSync(kubectl, ['version', '--client'], { encoding: 'utf8' }))?.[1];

for (const [group, cases] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(group)) continue;
  const vectors = cases.map((one) => ({ name: one.name, root: one.root, files: one.files, ...built(one) }));
  const file = new URL(`vectors/${group}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify({ kustomize: version, vectors }, null, 1)}\n`);
  process.stdout.write(`${group}: ${vectors.length}, refused: ${vectors.filter((one) => 'refused' in one).length}\n`);
}

function built(one) {
  const directory = mkdtempSync(join(tmpdir(), 'kustomize-'));
  try {
    for (const [path, text] of Object.entries(one.files)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), text);
    }
    const text = execFileSync(kubectl, ['kustomize', join(directory, one.root)], { encoding: 'utf8', stdio: 'pipe' });
    return { objects: parseAllDocuments(text).map((document) => document.toJS()) };
  } catch (error) {
    const said = String(error.stderr ?? error);
    return { refused: said.replaceAll(directory, '').split('\n')[0]?.slice(0, 200) ?? '' };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

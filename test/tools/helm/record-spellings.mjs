/** Records the ConfigMaps that helm makes of the charts in spelling-cases.mjs: `node test/tools/helm/record-spellings.mjs HELM`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SPELLED } from './spelling-cases.mjs';

const [helm] = process.argv.slice(2);
const made = SPELLED.map(({ name, files }) => {
  const folder = mkdtempSync(join(tmpdir(), 'spellings-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const text = execFileSync(helm, ['template', 'release-name', join(folder, 'chart')], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return [name, text.replace(/^---\n# Source: .*\n/, '')];
});
const version = execFileSync(helm, ['version', '--template', '{{ .Version }}'], { encoding: 'utf8' });
const recorded = { helm: version, made: Object.fromEntries(made) };
writeFileSync(new URL('vectors/spellings.json', import.meta.url), `${JSON.stringify(recorded, null, 1)}\n`);

/** Records what helm makes of the templates in template-cases.mjs: `node test/tools/helm/record-templates.mjs HELM`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CASES, CHART, templateOf } from './template-cases.mjs';

const [helm] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'templates-'));
const write = (path, text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
for (const [path, text] of Object.entries(CHART)) write(path, text);
const rendered = (expression) => {
  write('chart/templates/out.yaml', templateOf(expression));
  try {
    const args = ['template', 'release-name', join(folder, 'chart'), '--debug'];
    const text = execFileSync(helm, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return text.replace(/^---\n# Source: .*\n/, '');
  } catch {
    return null;
  }
};
const version = execFileSync(helm, ['version', '--template', '{{ .Version }}'], { encoding: 'utf8' });
const vectors = CASES.map(({ name, expression }) => ({ name, template: templateOf(expression), rendered: rendered(expression) }));
rmSync(folder, { recursive: true });
writeFileSync(new URL('vectors/templates.json', import.meta.url), `${JSON.stringify({ helm: version, chart: CHART, vectors }, null, 1)}\n`);

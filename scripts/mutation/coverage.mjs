/** How many branches of the areas no test takes, by what V8 counted, as Jest counts them; the lines of those that none does. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mergeProcessCovs } from '@bcoe/v8-coverage';
import toIstanbul from 'v8-to-istanbul';

export async function branchesOf({ folder, mirror, areas }) {
  const parts = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const isOurs = ({ url }) => url.startsWith('file:') && fileURLToPath(url).startsWith(join(mirror, 'src'));
  const { result } = mergeProcessCovs(parts.map((one) => ({ result: one.result.filter(isOurs) })));
  const rows = new Map();
  for (const { url, functions } of result) {
    const path = fileURLToPath(url);
    const file = path.slice(mirror.length + 1).replace(/\.js$/, '.ts');
    const area = Object.entries(areas).find(([, { of }]) => of.some((one) => file.startsWith(one)))?.[0];
    if (area === undefined || /generated/.test(file) || !existsSync(path)) continue;
    const converter = toIstanbul(path, 0);
    await converter.load();
    converter.applyCoverage(functions);
    const row = rows.get(area) ?? { all: 0, taken: 0, left: [] };
    rows.set(area, row);
    for (const { b, branchMap } of Object.values(converter.toIstanbul()))
      for (const [id, [count]] of Object.entries(b)) {
        row.all += 1;
        if (count > 0) row.taken += 1;
        else row.left.push(`${file}:${branchMap[id].loc.start.line}`);
      }
  }
  return rows;
}

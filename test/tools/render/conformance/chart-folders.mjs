/** Charts in a folder of folders `VERSION/CHART`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { chartIn } from './charts.mjs';

/** Values alone say no version: they are taken for the newest chart's. */
export function chartsIn(folder) {
  const charts = readdirSync(folder)
    // Clones, beside what was taken of them.
    .filter((key) => !key.startsWith('.'))
    .flatMap((key) =>
    readdirSync(join(folder, key)).map((name) => {
      const directory = resolve(folder, key, name);
      const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
      const texts = files.map((one) => join(one.parentPath, one.name)).filter((path) => /\/(?:Chart|values)\.yaml$|\/templates\/[^/]+$/.test(path));
      return chartIn(key, directory, Object.fromEntries(texts.map((path) => [relative(directory, path), readFileSync(path, 'utf8')])));
    }),
  );
  const rank = ({ version }) => version.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0);
  return charts.map((one) => ({ ...one, newest: charts.every((other) => other.chart !== one.chart || rank(other) <= rank(one)) }));
}

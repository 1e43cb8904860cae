/**
 * Records what loopgate says of what helm makes of drawn value sets:
 * `node test/tools/helm/record-values.mjs HELM CHARTS FROM COUNT`, with CHARTS as for `conformance:render -- --charts`. Kept are
 * sets that state the chart by name and decide something; values.test.ts replays them without helm and without the charts.
 */
import { writeFileSync } from 'node:fs';
import { helmCall, installed, randomValues, surroundings, valuesFiles } from '../render/conformance/charts.mjs';
import { chartsIn } from '../render/conformance/chart-folders.mjs';
import { judge } from '../render/conformance/judge.mjs';
import { made } from '../render/conformance/tools.mjs';

const [helm, folder, from, count] = process.argv.slice(2);
const MAX_VECTORS = 120;
const charts = chartsIn(folder);
const vectors = [];
for (let seed = Number(from); seed < Number(from) + Number(count) && vectors.length < MAX_VECTORS; seed += 1) {
  const drawn = randomValues(seed, charts);
  const chart = charts.find(({ key }) => key === drawn.chart);
  if (/folder$/.test(drawn.form)) continue;
  const { files, args } = helmCall(drawn, chart);
  const real = await made(files, helm, args);
  if (real.refused !== undefined) continue;
  const config = { clusters: [drawn.config] };
  const { loops } = judge({ ...surroundings(drawn), 'k/all.yaml': installed(drawn, real.text) }, config);
  // Sets without a loop are the rule; some of them are kept.
  if (loops.length === 0 && seed % 8 !== 0) continue;
  vectors.push({ seed, chart: `${chart.chart} ${chart.version}`, form: drawn.form, files: valuesFiles(drawn, chart), config, loops });
}
writeFileSync(new URL('vectors/values.json', import.meta.url), `${JSON.stringify(vectors, null, 1)}\n`);
process.stdout.write(`${vectors.length} vectors, ${vectors.filter(({ loops }) => loops.length > 0).length} with a loop\n`);

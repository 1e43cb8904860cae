import type { Call, Command } from './flags.ts';
import { baseOf, open, renderToolsFor } from './open.ts';
import { fromHere, print, useColor } from './output.ts';
import { oneOf, usageError } from './usage.ts';

export const trace: Command = {
  name: 'trace',
  usage: 'trace NAME [PATH...]',
  summary: 'follow one query from every DNS server, hop by hop',
  flags: ['type', 'from', 'base', 'format', 'config', 'extends', 'render', 'quiet', 'color', 'no-color'],
  formats: ['text', 'json'],
  means: { base: 'show where the answer was another at this git revision' },
  run,
};

async function run({ values, positionals }: Call): Promise<number> {
  const [name, ...paths] = positionals;
  if (name === undefined) throw usageError('trace needs a NAME to follow');
  const format = oneOf('format', values.format?.at(-1), ['text', 'json']) ?? 'text';
  const { refusedQuery, traceReport, withBase } = await import('../../judge/trace.ts');
  const refused = refusedQuery(name, values.type ?? 'A');
  if (refused !== undefined) throw usageError(refused);
  const opened = await open(paths, values);
  const { understood } = await import('../../judge/check.ts');
  const { policyPaths } = await import('../../judge/policy-files.ts');
  const always = values.base === undefined ? [] : policyPaths(opened.decided, {}, opened.common);
  const compared = await baseOf(opened, values.base, always);
  if (compared.status === 'unavailable') throw usageError(`the base cannot be compared: ${compared.because}`);
  const rendering = await renderToolsFor(opened, values.render);
  const { head, base } = understood({ tree: opened.tree, config: opened.config, base: compared, ...rendering });
  const walked = (one: typeof head): ReturnType<typeof traceReport> =>
    traceReport(one, name, (values.type ?? 'A').toUpperCase(), values.from);
  const report = base === undefined ? walked(head) : withBase(walked(head), walked(base));
  if (values.from !== undefined && report.entries.length === 0)
    throw usageError(`no DNS server is called ${JSON.stringify(values.from)}`);
  if (format === 'json') return print((await import('../../report/trace-json.ts')).renderTraceJson(report));
  const color = useColor(values);
  return print(
    (await import('../../report/trace-text.ts')).renderTraceText(report, { color, shown: fromHere(opened.root) }),
  );
}

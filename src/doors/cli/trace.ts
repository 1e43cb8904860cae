import type { Call, Command } from './flags.ts';
import { open, renderToolsFor } from './open.ts';
import { fromHere, print, useColor } from './output.ts';
import { oneOf, usageError } from './usage.ts';

export const trace: Command = {
  name: 'trace',
  usage: 'trace NAME [PATH...]',
  summary: 'follow one query from every DNS server, hop by hop',
  flags: ['type', 'from', 'format', 'config', 'extends', 'render', 'quiet', 'color', 'no-color'],
  formats: ['text', 'json'],
  run,
};

async function run({ values, positionals }: Call): Promise<number> {
  const [name, ...paths] = positionals;
  if (name === undefined) throw usageError('trace needs a NAME to follow');
  const format = oneOf('format', values.format?.at(-1), ['text', 'json']) ?? 'text';
  const { refusedQuery, traceReport } = await import('../../judge/trace.ts');
  const refused = refusedQuery(name, values.type ?? 'A');
  if (refused !== undefined) throw usageError(refused);
  const opened = await open(paths, values);
  const { understood } = await import('../../judge/check.ts');
  const rendering = await renderToolsFor(opened, values.render);
  const { head } = understood({
    tree: opened.tree,
    config: opened.config,
    base: { status: 'not-requested' },
    ...rendering,
  });
  const report = traceReport(head, name, (values.type ?? 'A').toUpperCase(), values.from);
  if (values.from !== undefined && report.entries.length === 0)
    throw usageError(`no DNS server is called ${JSON.stringify(values.from)}`);
  if (format === 'json') return print((await import('../../report/trace-json.ts')).renderTraceJson(report));
  const color = useColor(values);
  return print(
    (await import('../../report/trace-text.ts')).renderTraceText(report, { color, shown: fromHere(opened.root) }),
  );
}

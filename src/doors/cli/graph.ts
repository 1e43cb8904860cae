import { printText } from '../print.ts';
import type { Call, Command } from './flags.ts';
import { open, renderToolsFor } from './open.ts';
import { linksFrom, writeOut } from './output.ts';
import { oneOf } from './usage.ts';

export const graph: Command = {
  name: 'graph',
  usage: 'graph [PATH...]',
  summary: 'draw who forwards which names where',
  flags: ['format', 'output', 'config', 'extends', 'render'],
  formats: ['mermaid', 'dot', 'html', 'json'],
  run,
};

async function run({ values, positionals }: Call): Promise<number> {
  const format = oneOf('format', values.format?.at(-1), ['mermaid', 'dot', 'html', 'json']) ?? 'mermaid';
  const opened = await open(positionals, values);
  const { check } = await import('../../judge/check.ts');
  const { pictureOf } = await import('../../judge/picture.ts');
  const rendering = await renderToolsFor(opened, values.render);
  const { head } = check({ tree: opened.tree, config: opened.config, base: { status: 'not-requested' }, ...rendering });
  const { renderGraph } = await import('../../report/index.ts');
  const linkFor = format === 'html' ? await linksFrom(opened.root) : undefined;
  const text = await renderGraph(format, pictureOf(head), linkFor);
  const file = values.output?.at(-1);
  if (file !== undefined) await writeOut(file, text);
  else printText(text);
  return 0;
}

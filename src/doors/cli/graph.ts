/** `loopgate graph`: the forwarding graph as a picture. */
import { printText } from '../print.ts';
import type { Call, Command } from './flags.ts';
import { open } from './open.ts';
import { writeOut } from './output.ts';
import { oneOf } from './usage.ts';

export const graph: Command = {
  name: 'graph',
  usage: 'graph [PATH...]',
  summary: 'draw who forwards which names where',
  flags: ['format', 'output', 'config', 'extends'],
  formats: ['mermaid', 'dot', 'html', 'json'],
  run,
};

async function run({ values, positionals }: Call): Promise<number> {
  const format = oneOf('format', values.format?.at(-1), ['mermaid', 'dot', 'html', 'json']) ?? 'mermaid';
  const opened = await open(positionals, values);
  const { check } = await import('../../judge/check.ts');
  const { pictureOf } = await import('../../judge/picture.ts');
  const { head } = check({ tree: opened.tree, config: opened.config, base: { status: 'not-requested' } });
  const picture = pictureOf(head);
  const { renderGraph } = await import('../../report/index.ts');
  const text = await renderGraph(format, picture);
  const file = values.output?.at(-1);
  if (file !== undefined) await writeOut(file, text);
  else printText(text);
  return 0;
}

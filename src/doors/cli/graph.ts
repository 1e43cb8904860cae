import { defined } from '../../core/text/defined.ts';
import { printText } from '../print.ts';
import type { Call, Command } from './flags.ts';
import { baseOf, open, renderToolsFor } from './open.ts';
import { linksFrom, writeOut } from './output.ts';
import { oneOf, usageError } from './usage.ts';

export const graph: Command = {
  name: 'graph',
  usage: 'graph [PATH...]',
  summary: 'draw who forwards which names where',
  flags: ['base', 'format', 'output', 'config', 'extends', 'render'],
  formats: ['mermaid', 'dot', 'html', 'json'],
  means: { base: 'draw the graph of this git revision as well, and what changed between the two' },
  run,
};

async function run({ values, positionals }: Call): Promise<number> {
  const format = oneOf('format', values.format?.at(-1), ['mermaid', 'dot', 'html', 'json']);
  if (values.base !== undefined && format !== undefined && format !== 'html')
    throw usageError('--base needs --format html');
  const opened = await open(positionals, values);
  const base = await baseOf(opened, values.base, []);
  if (base.status === 'unavailable') throw usageError(`the base cannot be compared: ${base.because}`);
  const { check } = await import('../../judge/check.ts');
  const { pictureOf } = await import('../../judge/picture.ts');
  const rendering = await renderToolsFor(opened, values.render);
  const checked = check({ tree: opened.tree, config: opened.config, base, ...rendering });
  const picture = pictureOf(checked.head);
  const { renderGraph } = await import('../../report/index.ts');
  const { comparePictures } = await import('../../judge/picture-changes.ts');
  const comparison =
    checked.base !== undefined && base.status === 'compared'
      ? comparePictures(pictureOf(checked.base), picture, base.files.commit)
      : undefined;
  const shown = comparison === undefined ? (format ?? 'mermaid') : 'html';
  const linkFor = shown === 'html' ? await linksFrom(opened.root) : undefined;
  const text = await renderGraph(shown, picture, defined({ comparison, linkFor }));
  const file = values.output?.at(-1);
  if (file !== undefined) await writeOut(file, text);
  else printText(text);
  return 0;
}

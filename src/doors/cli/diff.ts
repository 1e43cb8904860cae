import type { CheckInput } from '../../judge/check-input.ts';
import type { Call, Command } from './flags.ts';
import { baseOf, open, renderToolsFor } from './open.ts';
import { fromHere, print, useColor, writeOut } from './output.ts';
import { oneOf, usageError } from './usage.ts';

const FORMATS = ['text', 'markdown', 'json'] as const;

export const diff: Command = {
  name: 'diff',
  usage: 'diff --base REV [PATH...]',
  summary: 'which names go elsewhere than in the base, by who asks',
  flags: ['base', 'format', 'output', 'config', 'extends', 'render', 'quiet', 'color', 'no-color'],
  formats: FORMATS,
  means: { base: 'the git revision before' },
  run,
};

async function run({ values, positionals }: Call): Promise<number> {
  const format = oneOf('format', values.format?.at(-1), FORMATS) ?? 'text';
  if (values.base === undefined) throw usageError('diff needs --base REV: what is compared with');
  const opened = await open(positionals, values);
  const { policyPaths } = await import('../../judge/policy-files.ts');
  const base = await baseOf(opened, values.base, policyPaths(opened.decided, {}, opened.common));
  const file = values.output?.at(-1);
  const answer = await diffText({
    input: { tree: opened.tree, config: opened.config, base, ...(await renderToolsFor(opened, values.render)) },
    format,
    color: useColor(values) && file === undefined,
    shown: file === undefined ? fromHere(opened.root) : (path) => path,
  });
  if ('because' in answer) throw usageError(`the base cannot be compared: ${answer.because}`);
  if (file === undefined) return print(answer.text);
  await writeOut(file, answer.text);
  return 0;
}

interface DiffDoor {
  readonly input: Pick<CheckInput, 'tree' | 'config' | 'base' | 'render'>;
  readonly format: 'text' | 'markdown' | 'json';
  readonly color: boolean;
  readonly shown: (path: string) => string;
}

async function diffText({ input, format, color, shown }: DiffDoor): Promise<{ text: string } | { because: string }> {
  if (input.base.status !== 'compared')
    return { because: input.base.status === 'unavailable' ? input.base.because : 'diff needs --base REV' };
  const { understood } = await import('../../judge/check.ts');
  const { diffSnapshots } = await import('../../judge/diff/diff.ts');
  const { head, base } = understood(input);
  if (base === undefined) return { because: 'the base could not be read' };
  const report = diffSnapshots(base, head, input.base.files.commit);
  switch (format) {
    case 'json':
      return { text: (await import('../../report/diff-json.ts')).renderDiffJson(report) };
    case 'markdown':
      return { text: (await import('../../report/diff-markdown.ts')).renderDiffMarkdown(report) };
    case 'text':
      return { text: (await import('../../report/diff-text.ts')).renderDiffText(report, { color, shown }) };
  }
}

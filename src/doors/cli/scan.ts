import { defined } from '../../core/text/defined.ts';
import type { CheckInput } from '../../judge/check-input.ts';
import type { Report } from '../../judge/report/finding.ts';
import { printMessages } from '../print.ts';
import { checkInput } from './check-input.ts';
import type { Call, Command } from './flags.ts';
import { open } from './open.ts';
import { FORMATS, fromHere, outputsOf, writeReport } from './output.ts';
import { oneOf, usageError } from './usage.ts';

const SEVERITIES = ['error', 'warning', 'note', 'never'] as const;

export const scan: Command = {
  name: 'scan',
  usage: '[scan] [PATH...]',
  summary: 'check directories, files, or - for a YAML stream on standard input; . by default',
  flags: [
    'base',
    'config',
    'extends',
    'format',
    'output',
    'fail-on',
    'baseline',
    'render',
    'fail-on-empty',
    'strict',
    'quiet',
    'verbose',
    'color',
    'no-color',
    'shard',
  ],
  formats: FORMATS,
  repeats: true,
  means: { output: 'write the --format before it to a file; the pair may repeat' },
  run,
};

async function run({ values, positionals, tokens }: Call): Promise<number> {
  const failOn = oneOf('fail-on', values['fail-on'], SEVERITIES);
  const shard = shardOf(values.shard);
  const outputs = outputsOf(tokens);
  const opened = await open(positionals, values);
  const { sizeOfBase } = await import('../../judge/base-tree.ts');
  const { check } = await import('../../judge/check.ts');
  const { showsNothing } = await import('../../judge/report/finding.ts');
  const { withFixes } = await import('../../judge/fixes/index.ts');
  const input: CheckInput = {
    ...(await checkInput(opened, values)),
    failOnEmpty: values['fail-on-empty'] === true,
    ...defined({ failOn, shard }),
  };
  const judge = (): Report => withFixes(input, check(input), 'shown');
  // A killed template engine would leave its files behind.
  const report = input.render === undefined ? opened.tree.within(judge, showsNothing, sizeOfBase(input.base)) : judge();
  await writeReport(report, outputs, values, { shown: fromHere(opened.root), root: opened.root });
  if (values.quiet !== true && input.render === undefined && outputs.some(({ format }) => format === 'text')) {
    const { renderHint } = await import('./render-hint.ts');
    const hint = renderHint(report, process.env.PATH, opened.root);
    if (hint !== undefined) printMessages(hint);
  }
  if (report.result === 'fail') return 1;
  return values.strict === true && report.result === 'incomplete' ? 3 : 0;
}

function shardOf(text: string | undefined): { index: number; count: number } | undefined {
  if (text === undefined) return undefined;
  const found = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
  const [index, count] = [Number(found?.[1]), Number(found?.[2])];
  if (found === null || index > count)
    throw usageError(`--shard takes INDEX/COUNT, such as 2/5, not ${JSON.stringify(text)}`);
  return { index, count };
}

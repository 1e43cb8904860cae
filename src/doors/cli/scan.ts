import { defined } from '../../core/text/defined.ts';
import type { CheckInput } from '../../judge/check-input.ts';
import type { Report } from '../../judge/report/finding.ts';
import { printMessages, printText } from '../print.ts';
import { checkInput } from './check-input.ts';
import type { Call, Command } from './flags.ts';
import { type Opened, open } from './open.ts';
import { FORMATS, fromHere, type Output, outputsOf, writeOut, writeReport } from './output.ts';
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
    'explain-coverage',
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
  if (values['explain-coverage'] === true) return explainCoverage(opened, outputs);
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

async function explainCoverage(opened: Opened, outputs: readonly Output[]): Promise<number> {
  const { coverageOf } = await import('../../judge/coverage.ts');
  const { listLeftOut } = await import('../../read/tree/working-tree.ts');
  const { renderCoverageJson, renderCoverageText } = await import('../../report/coverage.ts');
  const other = outputs.find(({ format }) => format !== 'text' && format !== 'json');
  if (other !== undefined) throw usageError(`--explain-coverage is printed as text or json, not as ${other.format}`);
  const { check } = await import('../../judge/check.ts');
  const { tree, config } = opened;
  const named = new Set<string>();
  const read = (path: string): Buffer | undefined => {
    named.add(path);
    return tree.read(path);
  };
  check({ tree: { ...tree, read }, config, base: { status: 'not-requested' } });
  // Its own configuration is no configuration of DNS.
  const files = () => [...tree.files()].filter(({ path }) => path !== config?.file.path);
  const leftOut = opened.options === undefined ? [] : listLeftOut(opened.root, opened.options);
  const report = coverageOf({ ...tree, files }, leftOut, named);
  for (const { format, file } of outputs) {
    const text = format === 'json' ? renderCoverageJson(report) : renderCoverageText(report);
    if (file === undefined) printText(text);
    else await writeOut(file, text);
  }
  return 0;
}

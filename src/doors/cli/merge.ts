import { resolve } from 'node:path';
import type { Call, Command } from './flags.ts';
import { FORMATS, outputsOf, writeReport } from './output.ts';
import { usageError } from './usage.ts';

export const merge: Command = {
  name: 'merge',
  usage: 'merge FILE...',
  summary: 'one report of the JSON reports of shards',
  flags: ['format', 'output', 'strict', 'quiet', 'verbose', 'color', 'no-color'],
  formats: FORMATS,
  repeats: true,
  means: { output: 'write the --format before it to a file; the pair may repeat' },
  run,
};

async function run({ values, positionals, tokens }: Call): Promise<number> {
  const outputs = outputsOf(tokens);
  if (positionals.length === 0) throw usageError('merge needs the JSON reports of shards');
  const { mergeReports } = await import('../../judge/merge.ts');
  const root = process.cwd();
  const { openWorkingTree, readNamedByUser } = await import('../../read/tree/working-tree.ts');
  const shards = positionals.map((name) => {
    const bytes = readNamedByUser(root, name, resolve(name));
    if (bytes === undefined) throw usageError(`the report ${JSON.stringify(name)} does not exist`);
    return { name, text: bytes.toString('utf8') };
  });
  const tree = openWorkingTree(root, { include: [], exclude: [], paths: [] });
  const report = mergeReports(shards, (path) => tree.read(path)?.toString('utf8'));
  await writeReport(report, outputs, values);
  if (report.result === 'fail') return 1;
  return values.strict === true && report.result === 'incomplete' ? 3 : 0;
}

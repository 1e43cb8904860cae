import { join, relative, resolve } from 'node:path';
import { printMessages } from '../print.ts';
import type { Call, Command } from './flags.ts';
import { open, today } from './open.ts';
import { writeOut } from './output.ts';
import { meant, usageError } from './usage.ts';

export const baseline: Command = {
  name: 'baseline',
  usage: 'baseline create|prune [PATH...]',
  summary: 'write a baseline of the findings of today, or drop what no longer occurs',
  words: ['create', 'prune'],
  flags: ['baseline', 'config', 'extends'],
  means: { baseline: 'the file to write' },
  run,
};

async function run({ values, positionals }: Call): Promise<number> {
  const [what, ...paths] = positionals;
  if (what !== 'create' && what !== 'prune')
    throw usageError(`baseline takes create or prune${meant(what ?? '', ['create', 'prune'])}`);
  const opened = await open(paths, values);
  const { check } = await import('../../judge/check.ts');
  const { policyFor } = await import('../../judge/policy.ts');
  const { baselinePath } = await import('../../judge/policy-files.ts');
  const { BASELINE_PATH, writeBaseline } = await import('../../judge/suppression/baseline.ts');
  const file =
    values.baseline ?? join(opened.root, baselinePath(opened.config, undefined, process.env) ?? BASELINE_PATH);
  const { shownPath } = await import('../config-file.ts');
  const { readNamedByUser } = await import('../../read/tree/working-tree.ts');
  const bytes = readNamedByUser(opened.root, file, resolve(file));
  const old =
    bytes === undefined ? undefined : { path: shownPath(opened.root, resolve(file)), text: bytes.toString('utf8') };
  const { report } = check({
    tree: opened.tree,
    config: opened.config,
    base: { status: 'not-requested' },
    // Suppressed findings get no entry: it would outlive the suppression.
    ...policyFor({
      decided: opened.decided,
      baselines: {},
      today: today(),
      base: undefined,
      scansAll: opened.paths.length === 0,
    }),
  });
  await writeOut(file, writeBaseline(what, report, old));
  printMessages(`wrote ${relative(process.cwd(), resolve(file))}`);
  return 0;
}

import { join, relative, resolve } from 'node:path';
import { printMessages } from '../print.ts';
import type { Call, Command } from './flags.ts';
import { open, renderToolsFor, today } from './open.ts';
import { writeOut } from './output.ts';
import { meant, usageError } from './usage.ts';

export const baseline: Command = {
  name: 'baseline',
  usage: 'baseline create|prune [PATH...]',
  summary: 'write a baseline of the findings of today, or drop what no longer occurs',
  words: ['create', 'prune'],
  flags: ['baseline', 'config', 'extends', 'render'],
  means: { baseline: 'the file to write' },
  run,
};

async function run({ values, positionals }: Call): Promise<number> {
  const [what, ...paths] = positionals;
  if (what !== 'create' && what !== 'prune')
    throw usageError(`baseline takes create or prune${meant(what ?? '', ['create', 'prune'])}`);
  const opened = await open(paths, values);
  const { check } = await import('../../judge/check.ts');
  const { scansPart } = await import('../../judge/check-input.ts');
  if (what === 'prune' && values.baseline === undefined && scansPart(opened))
    throw usageError(
      'baseline prune needs all that the baseline is about: leave PATH out, or name the baseline of that part by --baseline',
    );
  const { policyFor } = await import('../../judge/policy.ts');
  const { BASELINE_PATH, writeBaseline } = await import('../../judge/suppression/baseline.ts');
  const file = values.baseline ?? join(opened.root, opened.config?.baseline?.value ?? BASELINE_PATH);
  const { shownPath } = await import('../config-file.ts');
  const { readNamedByUser } = await import('../../read/tree/working-tree.ts');
  const bytes = readNamedByUser(opened.root, file, resolve(file));
  const old =
    bytes === undefined ? undefined : { path: shownPath(opened.root, resolve(file)), text: bytes.toString('utf8') };
  const { report } = check({
    tree: opened.tree,
    config: opened.config,
    base: { status: 'not-requested' },
    ...(await renderToolsFor(opened, values.render)),
    // Suppressed findings get no entry: it would outlive the suppression.
    ...policyFor({
      decided: opened.decided,
      baselines: {},
      today: today(),
      base: undefined,
      scansAll: opened.paths.length === 0,
    }),
  });
  const { text, entries, dropped } = writeBaseline(what, report, old);
  await writeOut(file, text);
  const kept = entries === 1 ? '1 entry' : `${entries} entries`;
  printMessages(
    `wrote ${relative(process.cwd(), resolve(file))}: ${kept}${what === 'prune' ? `, ${dropped} dropped` : ''}`,
  );
  return 0;
}

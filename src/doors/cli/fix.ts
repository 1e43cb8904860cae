import { printMessages, printText } from '../print.ts';
import { checkInput } from './check-input.ts';
import type { Call, Command } from './flags.ts';
import { open } from './open.ts';
import { usageError } from './usage.ts';

export const fix: Command = {
  name: 'fix',
  usage: 'fix [PATH...]',
  summary: 'show the changes that end findings as a patch; each is judged before it is shown',
  flags: ['base', 'apply', 'config', 'extends', 'baseline', 'render', 'quiet'],
  means: { base: 'compare with this git revision: a loop plugin that was removed since comes back as it was' },
  run,
};

async function run({ values, positionals }: Call): Promise<number> {
  if (values.apply === true && positionals.includes('-'))
    throw usageError('--apply has no file to write where standard input is read');
  const opened = await open(positionals, values);
  const input = await checkInput(opened, values);
  const { check } = await import('../../judge/check.ts');
  const { planFixes } = await import('../../judge/fixes/index.ts');
  const { renderFixes, textsAfter } = await import('../../report/fix-text.ts');
  const checked = check(input);
  const plan = planFixes(input, checked);
  printText(renderFixes(plan));
  const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
  const { certain, choices, open: left } = plan;
  if (values.apply === true) {
    const { demandUnchanged, rewriteFile } = await import('../../read/tree/runner-files.ts');
    const texts = textsAfter(plan);
    for (const [path, { before }] of texts) demandUnchanged(opened.root, path, before);
    for (const [path, { before, after }] of texts) {
      rewriteFile(opened.root, path, before, after);
      printMessages(`wrote ${path}`);
    }
  }
  if (values.quiet !== true && certain.length + choices.length + left.length === 0)
    printMessages('nothing to fix: no change was found and proven that ends a finding');
  else if (values.quiet !== true)
    printMessages(
      `${count(certain.length, 'certain change')}${values.apply === true || certain.length === 0 ? '' : ' (--apply writes them)'}, ${choices.length} that ${choices.length === 1 ? 'asks' : 'ask'} for a choice, ${count(left.length, 'finding')} without a change`,
    );
  return 0;
}

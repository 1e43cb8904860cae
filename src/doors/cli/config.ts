import type { Call, Command } from './flags.ts';
import { type Opened, open } from './open.ts';
import { print } from './output.ts';
import { meant, usageError } from './usage.ts';

export const config: Command = {
  name: 'config',
  usage: 'config validate|print [PATH...]',
  summary: 'check the configuration file, or print what it comes to',
  words: ['validate', 'print'],
  flags: ['config', 'extends'],
  run,
};

async function run({ values, positionals }: Call): Promise<number> {
  const [what, ...paths] = positionals;
  if (what !== 'validate' && what !== 'print')
    throw usageError(`config takes validate or print${meant(what ?? '', ['validate', 'print'])}`);
  const opened = await open(paths, values);
  if (what === 'validate') await demandUse(opened);
  if (what === 'validate')
    return print(opened.config === undefined ? 'no configuration file\n' : `${opened.config.file.path} is valid\n`);
  const { printConfig } = await import('../../judge/print-config.ts');
  return print(printConfig(opened.config));
}

/** Checks what only the files tell: named files and servers. */
async function demandUse({ tree, config }: Opened): Promise<void> {
  if (config === undefined) return;
  const { check } = await import('../../judge/check.ts');
  check({ tree, config, base: { status: 'not-requested' } });
}

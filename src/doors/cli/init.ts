/** `loopgate init`: a configuration and a workflow for this repository. */
import { printMessages } from '../print.ts';
import type { Command } from './flags.ts';

export const init: Command = {
  name: 'init',
  usage: 'init',
  summary: 'look at the repository; write .loopgate.yaml with what was seen and what to answer, and a workflow',
  flags: [],
  run,
};

async function run(): Promise<number> {
  const { initFiles } = await import('../../judge/config/init-files.ts');
  const { writeNewFile } = await import('../../read/tree/runner-files.ts');
  for (const file of initFiles()) {
    const wrote = writeNewFile(process.cwd(), file.path, file.text);
    printMessages(wrote ? `wrote ${file.path}` : `${file.path} exists and stays as it is`);
  }
  return 0;
}

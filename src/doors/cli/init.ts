import { printMessages } from '../print.ts';
import type { Command } from './flags.ts';
import { open } from './open.ts';

export const init: Command = {
  name: 'init',
  usage: 'init',
  summary: 'look at the repository; write .loopgate.yaml with what was seen and what to answer, and a workflow',
  takes: 0,
  flags: [],
  run,
};

async function run(): Promise<number> {
  const { findScanRoot } = await import('../../read/tree/scan-root.ts');
  const { openReader } = await import('../../read/tree/working-tree.ts');
  const { configCandidates } = await import('../../judge/config/lookup.ts');
  const { initFiles, runsLoopgate } = await import('../../judge/config/init-files.ts');
  const { writeNewFile } = await import('../../read/tree/runner-files.ts');
  const { root, common } = findScanRoot(process.cwd(), ['.']);
  const reader = openReader(root);
  const config = configCandidates(common).flat().find(reader.has);
  const opened = config === undefined ? await open([root], {}) : undefined;
  const seen = opened === undefined ? undefined : await look(opened);
  const [configuration, workflow] = initFiles(seen);
  if (config !== undefined)
    printMessages(`${config} is a configuration already: it stays as it is, and none is written beside it`);
  else if (configuration !== undefined) write(configuration);
  const running = await workflows(root);
  const known = running.find((one) => runsLoopgate(one.text));
  if (known !== undefined) printMessages(`${known.path} runs loopgate already: no workflow is written`);
  else if (workflow !== undefined) write(workflow);
  printMessages(workflow === undefined || known !== undefined ? 'next: loopgate scan' : NEXT);
  return 0;

  function write(file: { readonly path: string; readonly text: string }): void {
    const wrote = writeNewFile(root, file.path, file.text);
    printMessages(wrote ? `wrote ${file.path}` : `${file.path} exists and stays as it is`);
  }
}

const NEXT = "next: put the action's owner in the place of OWNER in the workflow, and run loopgate scan";

async function look({ tree, config }: Awaited<ReturnType<typeof open>>) {
  const { check } = await import('../../judge/check.ts');
  const { seenIn } = await import('../../judge/init-seen.ts');
  return seenIn(check({ tree, config, base: { status: 'not-requested' } }));
}

/** A scan does not read workflows. */
async function workflows(root: string): Promise<readonly { readonly path: string; readonly text: string }[]> {
  const { listWorkingTree, openReader } = await import('../../read/tree/working-tree.ts');
  const reader = openReader(root);
  if (!reader.has('.github/workflows')) return [];
  return listWorkingTree(root, { include: [], exclude: [], paths: ['.github/workflows'] })
    .filter((path) => /\.ya?ml$/.test(path))
    .flatMap((path) => {
      const text = reader.read(path)?.toString('utf8');
      return text === undefined ? [] : [{ path, text }];
    });
}

import type { InitAnswers, Seen } from '../../judge/config/init-files.ts';
import { printMessages, printQuestion } from '../print.ts';
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
  const answers = seen !== undefined && isAsked() ? await answersTo(seen) : undefined;
  const [configuration, workflow] = initFiles(seen, answers);
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

function isAsked(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true && (process.env.CI ?? '') === '';
}

async function answersTo(seen: Seen): Promise<InitAnswers> {
  const { createInterface } = await import('node:readline');
  const { choices } = await import('../../judge/init-seen.ts');
  const { askAnswers } = await import('./init-questions.ts');
  const typed = createInterface({ input: process.stdin, output: process.stderr });
  // Input typed ahead comes in one piece; the iterator keeps its lines.
  const lines = typed[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string | undefined> => {
    printQuestion(question);
    const { value, done } = await lines.next();
    return done === true ? undefined : value;
  };
  try {
    return await askAnswers(ask, seen, choices());
  } finally {
    typed.close();
  }
}

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

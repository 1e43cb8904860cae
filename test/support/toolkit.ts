/** The real toolkit of the actions, speaking to a step of the tests instead of to this process. */
import * as core from '@actions/core';
import type { Toolkit } from '../../src/doors/github/toolkit.ts';

/** What it prints goes to `write`, what it puts out to the file that `env` names. */
export function realToolkit(env: Readonly<Record<string, string | undefined>>, write: (text: string) => void): Toolkit {
  const within = (act: () => void): void => {
    const print = process.stdout.write;
    const before = process.env.GITHUB_OUTPUT;
    process.stdout.write = ((text: string) => {
      write(text);
      return true;
    }) as typeof process.stdout.write;
    process.env.GITHUB_OUTPUT = env.GITHUB_OUTPUT ?? '';
    try {
      act();
    } finally {
      process.stdout.write = print;
      if (before === undefined) delete process.env.GITHUB_OUTPUT;
      else process.env.GITHUB_OUTPUT = before;
    }
  };
  return {
    notice: (message, properties) => within(() => core.notice(message, properties)),
    error: (message, properties) => within(() => core.error(message, properties)),
    setOutput: (name, value) => within(() => core.setOutput(name, value)),
  };
}

/** What one use of it prints. */
export function printedBy(use: (toolkit: Toolkit) => void): string {
  let printed = '';
  use(
    realToolkit({}, (text) => {
      printed += text;
    }),
  );
  return printed;
}

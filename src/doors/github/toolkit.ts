/**
 * The runner's commands and outputs. Written as `@actions/core` writes them, which a test holds; the package itself
 * loads an HTTP client of a megabyte, and most runs ask nobody anything.
 */
import { randomUUID } from 'node:crypto';
import { appendToExisting } from '../../read/tree/runner-files.ts';
import { workflowCommand } from '../../report/workflow-command.ts';
import type { Environment } from './inputs.ts';

/** What a run says to the runner. */
export interface Toolkit {
  readonly notice: (message: string, properties: { readonly title: string }) => void;
  readonly error: (message: string, properties: { readonly title: string }) => void;
  /** Throws when the file of outputs cannot be written. */
  readonly setOutput: (name: string, value: string) => void;
}

export function openToolkit(env: Environment, write: (text: string) => void): Toolkit {
  return {
    notice: (message, properties) => write(workflowCommand('notice', properties, message)),
    error: (message, properties) => write(workflowCommand('error', properties, message)),
    setOutput: (name, value) => {
      // The value may hold any line but this one: nobody can guess it.
      const mark = `ghadelimiter_${randomUUID()}`;
      appendToExisting(env.GITHUB_OUTPUT ?? '', `${name}<<${mark}\n${value}\n${mark}\n`);
    },
  };
}

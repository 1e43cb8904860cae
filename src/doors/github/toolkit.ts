/**
 * The runner's commands and outputs. Of `@actions/core` only the part is loaded that writes outputs: its entry brings an
 * HTTP client of a megabyte, and most runs ask nobody anything. Commands are written as it writes them, which a test holds.
 */
import { prepareKeyValueMessage } from '../../../node_modules/@actions/core/lib/file-command.js';
import { appendToExisting } from '../../read/tree/runner-files.ts';
import { workflowCommand } from '../../report/workflow-command.ts';
import type { Environment } from './inputs.ts';

type Properties = { readonly title: string } & Readonly<Record<string, string>>;

/** What a run says to the runner. */
export interface Toolkit {
  readonly notice: (message: string, properties: { readonly title: string }) => void;
  readonly error: (message: string, properties: Properties) => void;
  /** Throws when the file of outputs cannot be written. */
  readonly setOutput: (name: string, value: string) => void;
}

export function openToolkit(env: Environment, write: (text: string) => void): Toolkit {
  return {
    notice: (message, properties) => write(workflowCommand('notice', properties, message)),
    error: (message, properties) => write(workflowCommand('error', properties, message)),
    setOutput: (name, value) => {
      appendToExisting(env.GITHUB_OUTPUT ?? '', `${prepareKeyValueMessage(name, value)}\n`);
    },
  };
}

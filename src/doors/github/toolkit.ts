/** In place of `@actions/core`, whose entry brings an HTTP client. A test compares the commands. */
import { prepareKeyValueMessage } from '../../../node_modules/@actions/core/lib/file-command.js';
import { appendToExisting } from '../../read/tree/runner-files.ts';
import { workflowCommand } from '../../report/workflow-command.ts';
import type { Environment } from './inputs.ts';

type Properties = { readonly title: string } & Readonly<Record<string, string>>;

export interface Toolkit {
  readonly notice: (message: string, properties: { readonly title: string }) => void;
  readonly error: (message: string, properties: Properties) => void;
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

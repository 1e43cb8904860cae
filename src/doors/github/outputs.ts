/** Outputs, job summary, and a log without commands. */
import { randomUUID } from 'node:crypto';
import { appendTextFile, fileSize } from '../../read/tree/runner-files.ts';
import { clip, visible } from '../../report/plain-text.ts';
import { inert } from '../../report/surface.ts';
import type { Environment } from './inputs.ts';
import type { Toolkit } from './toolkit.ts';

/** The runner drops larger summaries (CreateStepSummaryCommand.AttachmentSizeLimit). */
export const MAX_SUMMARY_BYTES: number = 1024 * 1024;

/** The runner cuts messages here (ExecutionContext._maxIssueMessageLength). */
const MAX_MESSAGE = 4096;

export function kept(message: string): string {
  const lines = message.split('\n').map((line) => inert('commands', visible(line, MAX_MESSAGE)));
  return clip(lines.join('\n'), MAX_MESSAGE);
}

/** Log text from the repository must not become workflow commands. */
export function quotedLog(text: string): string {
  const token = randomUUID();
  const shown = inert('text', text);
  return `::stop-commands::${token}\n${shown.endsWith('\n') || shown === '' ? shown : `${shown}\n`}::${token}::\n`;
}

export function setOutputs(
  toolkit: Toolkit,
  env: Environment,
  outputs: Readonly<Record<string, string | number>>,
): boolean {
  if ((env.GITHUB_OUTPUT ?? '') === '') return false;
  try {
    for (const [name, value] of Object.entries(outputs)) toolkit.setOutput(name, String(value));
    return true;
  } catch {
    return false;
  }
}

export function summaryBytesLeft(env: Environment): number {
  const file = env.GITHUB_STEP_SUMMARY ?? '';
  return file === '' ? 0 : Math.max(0, MAX_SUMMARY_BYTES - fileSize(file));
}

/** Too long: the runner would drop the whole summary. */
export function appendSummary(env: Environment, markdown: string): boolean {
  if (Buffer.byteLength(markdown, 'utf8') > summaryBytesLeft(env)) return false;
  return append(env.GITHUB_STEP_SUMMARY, markdown);
}

function append(file: string | undefined, text: string): boolean {
  if (file === undefined || file === '') return false;
  try {
    appendTextFile(file, text);
    return true;
  } catch {
    return false;
  }
}

/** What the runner reads back: outputs, the job summary, workflow commands. Written by hand: loading a library for it costs more than the scan of a small repository. */
import { randomUUID } from 'node:crypto';
import { appendTextFile, fileSize } from '../tree/runner-files.ts';
import type { Environment } from './inputs.ts';

/** The runner drops a step's whole summary above this: ActionCommandManager, CreateStepSummaryCommand.AttachmentSizeLimit. */
export const MAX_SUMMARY_BYTES: number = 1024 * 1024;

/** The runner cuts a message behind this many characters: ExecutionContext._maxIssueMessageLength. */
const MAX_MESSAGE = 4096;

export type CommandName = 'error' | 'warning' | 'notice' | 'add-mask' | 'stop-commands' | 'group' | 'endgroup';

/** One line for standard output, with its line feed. Escapes are the runner's: ActionCommand.cs. */
export function workflowCommand(
  name: CommandName,
  message: string,
  properties: Readonly<Record<string, string>> = {},
): string {
  const pairs = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(value)}`);
  const head = pairs.length === 0 ? name : `${name} ${pairs.join(',')}`;
  return `::${head}::${escapeData(message.slice(0, MAX_MESSAGE))}\n`;
}

/** Text for the log that the runner must not take commands from: the scanned repository has written parts of it. */
export function quotedLog(text: string): string {
  const token = randomUUID();
  return `${workflowCommand('stop-commands', token)}${text.endsWith('\n') || text === '' ? text : `${text}\n`}::${token}::\n`;
}

/** One entry for GITHUB_OUTPUT. The delimiter is random, so that no value can end itself and begin another output. */
export function outputEntry(name: string, value: string): string {
  let delimiter: string;
  do delimiter = `loopgate_${randomUUID()}`;
  while (value.includes(delimiter));
  return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}

/** False when the runner gave no file, or it cannot be written. */
export function setOutputs(env: Environment, outputs: Readonly<Record<string, string | number>>): boolean {
  const entries = Object.entries(outputs).map(([name, value]) => outputEntry(name, String(value)));
  return append(env.GITHUB_OUTPUT, entries.join(''));
}

/** Bytes that still fit in this step's summary. */
export function summaryBytesLeft(env: Environment): number {
  const file = env.GITHUB_STEP_SUMMARY ?? '';
  return file === '' ? 0 : Math.max(0, MAX_SUMMARY_BYTES - fileSize(file));
}

/** False when it does not fit: too much would lose the whole summary, so nothing is written. */
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

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

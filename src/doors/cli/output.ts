import { realpathSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { defined } from '../../core/text/defined.ts';
import { STANDARD_INPUT } from '../../core/text/source-file.ts';
import { printCommands, printText } from '../print.ts';
import { terminalOptions } from '../terminal.ts';
import type { Call, Values } from './flags.ts';
import { oneOf, usageError } from './usage.ts';

export const FORMATS = ['text', 'json', 'sarif', 'github', 'markdown', 'html', 'junit', 'gitlab'] as const;

/** Flags, then non-empty `NO_COLOR` (no-color.org) and `FORCE_COLOR` (`0` is a no), then the terminal. */
export function useColor(values: Pick<Values, 'color' | 'no-color'>): boolean {
  if (values['no-color'] === true) return false;
  if (values.color === true) return true;
  const { NO_COLOR: no = '', FORCE_COLOR: force = '', TERM } = process.env;
  if (no !== '') return false;
  if (force !== '') return force !== '0' && force !== 'false';
  return process.stdout.isTTY === true && TERM !== 'dumb';
}

export function print(text: string): number {
  printText(text);
  return 0;
}

export function fromHere(root: string): (path: string) => string {
  const here = realpathSync(process.cwd());
  return (path) => (path === STANDARD_INPUT ? path : relative(here, join(root, path)).split(sep).join('/') || '.');
}

export interface Output {
  readonly format: (typeof FORMATS)[number];
  file: string | undefined;
}

export function outputsOf(tokens: Call['tokens']): Output[] {
  const outputs: Output[] = [];
  let waiting: string | undefined;
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (token.name === 'format') {
      const format = oneOf('format', token.value, FORMATS);
      if (format !== undefined) outputs.push({ format, file: waiting });
      waiting = undefined;
    }
    if (token.name === 'output') {
      if (token.value === '-') throw usageError('--output takes a file: without it a report goes to standard output');
      const last = outputs.at(-1);
      if (last !== undefined && last.file === undefined) last.file = token.value;
      else if (waiting === undefined) waiting = token.value;
      else throw usageError('each --output belongs to one --format');
    }
  }
  if (outputs.length === 0) outputs.push({ format: 'text', file: waiting });
  else if (waiting !== undefined) throw usageError('each --output belongs to one --format');
  if (outputs.filter((one) => one.file === undefined).length > 1)
    throw usageError('only one --format can go to standard output; give the others an --output');
  const files = outputs.flatMap(({ file }) => (file === undefined ? [] : [resolve(file)]));
  if (new Set(files).size < files.length) throw usageError('two --output are one file, which only one report can be');
  return outputs;
}

export interface Shown {
  readonly shown: (path: string) => string;
  readonly root: string;
}

export async function writeReport(
  report: import('../../judge/report/finding.ts').Report,
  outputs: readonly Output[],
  values: Values,
  { shown, root }: Shown = { shown: (path) => path, root: process.cwd() },
): Promise<void> {
  const color = useColor(values);
  const { render } = await import('../../report/index.ts');
  const terminal = outputs.some(({ format, file }) => format === 'text' && file === undefined)
    ? terminalOptions(process.env, process.stdout, root)
    : {};
  const web = outputs.some(isLinked) ? await linksFrom(root) : undefined;
  const texts: { readonly output: Output; readonly text: string }[] = [];
  for (const output of outputs) {
    const options = {
      color: color && output.file === undefined,
      quiet: values.quiet === true,
      verbose: values.verbose === true,
      ...(output.file === undefined ? { shown, ...terminal } : {}),
      ...defined({ linkFor: isLinked(output) ? web : undefined }),
    };
    texts.push({ output, text: await render(output.format, report, options) });
  }
  const { writeReportFile } = await import('../../read/tree/runner-files.ts');
  for (const { output, text } of texts) {
    if (output.file !== undefined) writeReportFile(process.cwd(), output.file, text);
    else if (output.format === 'github') printCommands(text);
    else printText(text);
  }
}

function isLinked({ format }: Output): boolean {
  return format === 'markdown' || format === 'html';
}

/** Undefined for a clone without a known web address. */
export async function linksFrom(root: string): Promise<import('../../report/markdown-finding.ts').LinkFor | undefined> {
  const { runGit } = await import('../../read/tree/git.ts');
  const { linksOfClone } = await import('../blob-links.ts');
  return linksOfClone((args) => runGit(root, args), process.env);
}

export async function writeOut(file: string, text: string): Promise<void> {
  (await import('../../read/tree/runner-files.ts')).writeReportFile(process.cwd(), file, text);
}

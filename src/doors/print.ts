/** The only file that writes to standard output and standard error, beside the commands of GitHub's toolkit (`github/toolkit.ts`). */
import { inert, messageLines } from '../report/surface.ts';

/** A report, a picture, a list: what its reporter made of it, and nothing that a runner takes for a command. */
export function printText(text: string): void {
  process.stdout.write(inert('text', text));
}

export function printCommands(text: string): void {
  process.stdout.write(inert('commands', text));
}

export function printMessages(...lines: readonly string[]): void {
  process.stderr.write(messageLines(lines));
}

export function printQuestion(text: string): void {
  process.stderr.write(inert('text', text));
}

/** The only file that writes to standard output and standard error, beside the commands of GitHub's toolkit (`github/toolkit.ts`). */
import { inert, messageLines } from '../report/surface.ts';

/** A report, a picture, a list: what its reporter made of it, and nothing that a runner takes for a command. */
export function printText(text: string): void {
  process.stdout.write(inert('text', text));
}

/** Lines of our own that the runner is to take for commands: what annotations are. */
export function printCommands(text: string): void {
  process.stdout.write(inert('commands', text));
}

/** Messages to standard error, a line each. */
export function printMessages(...lines: readonly string[]): void {
  process.stderr.write(messageLines(lines));
}

/** A question to who sits at the terminal; the answer follows on its line. */
export function printQuestion(text: string): void {
  process.stderr.write(inert('text', text));
}

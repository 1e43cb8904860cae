/** The only writer to standard output and error besides `github/toolkit.ts`. */
import { inert, messageLines } from '../report/surface.ts';

/** A reporter's text, without what a runner takes for commands. */
export function printText(text: string): void {
  process.stdout.write(inert('text', text));
}

export function printCommands(text: string): void {
  process.stdout.write(inert('commands', text));
}

export function printMessages(...lines: readonly string[]): void {
  printMessageLines(lines);
}

export function printMessageLines(lines: readonly string[]): void {
  process.stderr.write(messageLines(lines));
}

/** The terminal's door: arguments in, text and an exit code out. */

import { lstatSync } from 'node:fs';
import { VERSION } from '../core/text/version.ts';
import { baseline } from './cli/baseline.ts';
import { completionOf } from './cli/completion.ts';
import { config } from './cli/config.ts';
import { diff } from './cli/diff.ts';
import { explain } from './cli/explain.ts';
import { fix } from './cli/fix.ts';
import { type Command, helpOf, parseCall } from './cli/flags.ts';
import { graph } from './cli/graph.ts';
import { init } from './cli/init.ts';
import { merge } from './cli/merge.ts';
import { print } from './cli/output.ts';
import { rules } from './cli/rules.ts';
import { scan } from './cli/scan.ts';
import { schema } from './cli/schema.ts';
import { trace } from './cli/trace.ts';
import { meant, usageError } from './cli/usage.ts';
import { printMessageLines, printMessages } from './print.ts';

const COMMANDS: readonly Command[] = [
  scan,
  trace,
  graph,
  diff,
  fix,
  explain,
  rules,
  init,
  config,
  schema,
  baseline,
  merge,
  completionOf(() => COMMANDS),
];

function usage(): string {
  const width = Math.max(...COMMANDS.map((one) => one.usage.length));
  const rows = COMMANDS.map((one) => `  loopgate ${one.usage.padEnd(width)}  ${one.summary}\n`);
  return `loopgate ${VERSION}: finds DNS forwarding loops in Kubernetes configuration before they reach a cluster

${rows.join('')}
Each command takes --help. Flags of scan: ${scan.flags.map((one) => `--${one}`).join(' ')}
exit: 0 nothing at or above --fail-on, 1 findings, 2 wrong use, 3 internal error or incomplete under --strict
`;
}

async function main(argv: readonly string[]): Promise<number> {
  const [first = '', ...others] = argv;
  if (argv.some((one, index) => one === '--version' && !argv.slice(0, index).includes('--')) || first === '-V')
    return print(`${VERSION}\n`);
  if (first === '--help' || first === '-h') return print(usage());
  if (first === 'help') return help(others);
  const command = COMMANDS.find((one) => one.name === first);
  if (command === undefined) refuseMistyped(first);
  const call = parseCall(command ?? scan, command === undefined ? argv : others);
  return call.values.help === true ? print(helpOf(command ?? scan)) : (command ?? scan).run(call);
}

function help([name]: readonly string[]): number {
  if (name === undefined) return print(usage());
  const command = COMMANDS.find((one) => one.name === name);
  if (command !== undefined) return print(helpOf(command));
  const near = meant(
    name,
    COMMANDS.map((one) => one.name),
  );
  throw usageError(`there is no command ${JSON.stringify(name)}${near}`, 'See loopgate --help.');
}

function refuseMistyped(word: string): void {
  if (word === '' || word.startsWith('-') || lstatSync(word, { throwIfNoEntry: false }) !== undefined) return;
  const near = meant(
    word,
    COMMANDS.map((one) => one.name),
  );
  if (near !== '')
    throw usageError(`there is no command and no path ${JSON.stringify(word)}${near}`, 'See loopgate --help.');
}

export async function openCli(): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
  });
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    if (error instanceof Error && error.name === 'UsageError') {
      const [first = '', ...more] = 'lines' in error ? (error.lines as readonly string[]) : [error.message];
      printMessageLines([`loopgate: ${first}`, ...more]);
      process.exitCode = 2;
    } else {
      const message = error instanceof Error ? error.message : String(error);
      printMessages(`internal error, please report: ${message}`);
      if (process.env.LOOPGATE_DEBUG !== undefined && error instanceof Error)
        printMessageLines((error.stack ?? '').split('\n'));
      process.exitCode = 3;
    }
  }
}

import { parseArgs } from 'node:util';
import { meant, usageError } from './usage.ts';

const OPTIONS = {
  base: { type: 'string' },
  config: { type: 'string' },
  extends: { type: 'string' },
  format: { type: 'string', multiple: true },
  output: { type: 'string', multiple: true },
  'fail-on': { type: 'string' },
  baseline: { type: 'string' },
  render: { type: 'string' },
  'fail-on-empty': { type: 'boolean' },
  strict: { type: 'boolean' },
  quiet: { type: 'boolean' },
  verbose: { type: 'boolean' },
  color: { type: 'boolean' },
  'no-color': { type: 'boolean' },
  shard: { type: 'string' },
  'explain-coverage': { type: 'boolean' },
  type: { type: 'string' },
  from: { type: 'string' },
  apply: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Parsed = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true; tokens: true }>>;
export type FlagName = keyof typeof OPTIONS;
export type Values = Parsed['values'];

export type Call = Pick<Parsed, 'values' | 'positionals' | 'tokens'>;

export interface Command {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly flags: readonly FlagName[];
  readonly words?: readonly string[];
  /** Several reports at once, each by its `--format` and `--output`. */
  readonly repeats?: true;
  /** The most arguments it takes; undefined for any number of PATHs. */
  readonly takes?: 0 | 1;
  readonly formats?: readonly string[];
  readonly means?: Readonly<Partial<Record<FlagName, string>>>;
  readonly run: (call: Call) => Promise<number>;
}

export const FLAGS: Readonly<Record<FlagName, { readonly value?: string; readonly help: string }>> = {
  base: { value: 'REV', help: 'compare with a git revision: only what it does not have is new' },
  config: { value: 'FILE', help: 'the configuration; without it the nearest .loopgate.yaml or .github/loopgate.yml' },
  extends: { value: 'DIR', help: 'where checkouts of shared policies are: DIR/OWNER/REPOSITORY' },
  format: { value: 'FORMAT', help: 'one of' },
  output: { value: 'FILE', help: 'write it to a file' },
  'fail-on': { value: 'error|warning|note|never', help: 'the lowest severity that gives exit code 1' },
  baseline: { value: 'FILE', help: 'findings that it lists count as existing' },
  render: { value: 'auto|helm|kustomize|off', help: 'run these tools on charts and kustomizations' },
  'fail-on-empty': { help: 'no DNS configuration at all is an error' },
  strict: { help: 'an incomplete scan gives exit code 3' },
  quiet: { help: 'less text' },
  verbose: { help: 'notes in full' },
  color: { help: 'colours, even when the output is not a terminal; FORCE_COLOR does the same' },
  'no-color': { help: 'no colours; NO_COLOR does the same' },
  shard: { value: 'INDEX/COUNT', help: 'judge this share of the clusters' },
  'explain-coverage': { help: 'instead of a verdict, what read which file, and what was skipped' },
  type: { value: 'TYPE', help: 'the query type; A by default' },
  from: { value: 'SERVER', help: 'ask this server only' },
  apply: { help: 'write the changes that are certain' },
  help: { help: 'this text' },
};

/** Throws UsageError for an unknown flag, or another command's. */
export function parseCall(command: Command, args: readonly string[]): Call {
  const known = new Set<string>([...command.flags, 'help']);
  const dashed = [...known].map((one) => `--${one}`);
  const see = `See loopgate ${command.name} --help.`;
  for (const arg of args) {
    if (arg === '--') break;
    const name = /^--([^=]+)/.exec(arg)?.[1];
    if (name === undefined || known.has(name)) continue;
    const exists = Object.hasOwn(OPTIONS, name);
    const what = exists
      ? `--${name} does not belong to ${command.name}`
      : `there is no flag ${JSON.stringify(`--${name}`)}`;
    throw usageError(`${what}${exists ? '' : meant(`--${name}`, dashed)}`, see);
  }
  const call = parsed(args, see);
  if (call.positionals.includes('')) throw usageError('an argument is empty: is a variable of the shell not set?', see);
  const twice =
    command.repeats === true ? undefined : (['format', 'output'] as const).find((name) => isTwice(call, name));
  if (twice !== undefined) throw usageError(`${command.name} takes one --${twice}`, see);
  const surplus = call.positionals[command.takes ?? Number.POSITIVE_INFINITY];
  if (surplus === undefined || call.values.help === true) return call;
  throw usageError(
    `${command.name} takes ${command.takes === 0 ? 'no argument' : 'one argument'}, and ${JSON.stringify(surplus)} is one too many`,
    see,
  );
}

function isTwice({ values }: Call, name: 'format' | 'output'): boolean {
  return (values[name]?.length ?? 0) > 1;
}

function parsed(args: readonly string[], see: string): Call {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, tokens: true });
  } catch (error) {
    throw usageError(error instanceof Error ? error.message : String(error), see);
  }
}

export function helpOf(command: Command): string {
  const rows = [...command.flags, 'help' as const].map((name): [string, string] => {
    const { value } = FLAGS[name];
    const help = command.means?.[name] ?? FLAGS[name].help;
    const described = name === 'format' ? `${help} ${(command.formats ?? []).join(', ')}` : help;
    return [`${name === 'help' ? '-h, ' : ''}--${name}${value === undefined ? '' : ` ${value}`}`, described];
  });
  const width = Math.max(...rows.map(([flag]) => flag.length));
  return [
    `loopgate ${command.usage}`,
    '',
    `  ${command.summary}`,
    '',
    ...rows.map(([flag, help]) => `  ${flag.padEnd(width)}  ${help}`),
    '',
  ].join('\n');
}

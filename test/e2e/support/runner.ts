/**
 * A runner as far as a person sees it: starts a step, parses commands from its standard output by the rules of
 * actions/runner (ActionCommand.cs, ActionCommandManager.cs, ExecutionContext.cs, FileCommandManager.cs), and answers with
 * the annotations, outputs and summary that are left.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trigger } from './events.ts';

export interface Annotation {
  readonly kind: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly title: string;
  readonly file: string;
  readonly line?: number;
  readonly endLine?: number;
  readonly column?: number;
  readonly endColumn?: number;
}

export interface Seen {
  /** At most ten of each kind, in the order printed. */
  readonly annotations: readonly Annotation[];
  /** How many were printed above the limit. */
  readonly dropped: number;
  /** Standard output without the commands. */
  readonly log: string;
  readonly outputs: ReadonlyMap<string, string>;
  /** Empty when there is none, and when it was too large and dropped. */
  readonly summary: string;
  readonly masks: readonly string[];
}

export interface StepResult extends Seen {
  readonly exitCode: number | null;
  readonly stderr: string;
}

const PER_KIND = 10;
const MESSAGE_LIMIT = 4096;
const SUMMARY_LIMIT = 1024 * 1024;
const KINDS = ['error', 'warning', 'notice'] as const;

/** Commands of the runner's table; a line with another word stays in the log. */
const COMMANDS = new Set([
  ...KINDS,
  'debug',
  'group',
  'endgroup',
  'add-mask',
  'add-matcher',
  'remove-matcher',
  'echo',
  'stop-commands',
  'set-output',
  'save-state',
  'set-env',
  'add-path',
  'internal-set-repo-path',
]);

interface Command {
  readonly name: string;
  readonly properties: ReadonlyMap<string, string>;
  readonly data: string;
}

/** ActionCommand.TryParseV2: `::name key=value,key=value::data`, after blanks at the line's start. */
export function parseCommand(line: string): Command | undefined {
  const text = line.trimStart();
  if (!text.startsWith('::')) return undefined;
  const end = text.indexOf('::', 2);
  if (end < 0) return undefined;
  const head = text.slice(2, end);
  const space = head.indexOf(' ');
  const name = space < 0 ? head : head.slice(0, space);
  const properties = new Map<string, string>();
  if (space > 0) {
    for (const pair of head
      .slice(space + 1)
      .trim()
      .split(',')) {
      const equals = pair.indexOf('=');
      if (equals <= 0) continue;
      properties.set(pair.slice(0, equals), unescapeProperty(pair.slice(equals + 1)));
    }
  }
  return { name, properties, data: unescapeData(text.slice(end + 2)) };
}

/** ActionCommand.TryParse: the old form, anywhere in a line: `##[name key=value;]data`. */
function parseOldCommand(line: string): Command | undefined {
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  if (end < 0) return undefined;
  const name = line.slice(start + 3, end).split(' ', 1)[0] ?? '';
  return { name, properties: new Map(), data: line.slice(end + 1) };
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function unescapeProperty(text: string): string {
  const most = text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%3A', ':').replaceAll('%2C', ',');
  return most.replaceAll('%25', '%');
}

/** What the runner makes of a step's output and files. */
export function observe(stdout: string, outputFile: string, summary: string): Seen {
  const annotations: Annotation[] = [];
  const log: string[] = [];
  const masks: string[] = [];
  const count = new Map<string, number>();
  let stopped: string | undefined;
  for (const line of stdout.split(/\r\n|\n|\r/)) {
    const parsed = parseCommand(line);
    if (stopped !== undefined) {
      if (parsed?.name === stopped) stopped = undefined;
      else log.push(line);
      continue;
    }
    const command = parsed !== undefined && COMMANDS.has(parsed.name) ? parsed : parseOldCommand(line);
    if (command === undefined || !COMMANDS.has(command.name)) {
      log.push(line);
      continue;
    }
    if (command.name === 'stop-commands') stopped = command.data;
    else if (command.name === 'add-mask') masks.push(command.data);
    const kind = KINDS.find((known) => known === command.name);
    if (kind === undefined) continue;
    const number = (count.get(kind) ?? 0) + 1;
    count.set(kind, number);
    log.push(`##[${kind}]${command.data}`);
    if (number <= PER_KIND) annotations.push(annotation(kind, command));
  }
  const printed = [...count.values()].reduce((sum, number) => sum + number, 0);
  const tooLarge = Buffer.byteLength(summary, 'utf8') > SUMMARY_LIMIT;
  return {
    annotations,
    dropped: printed - annotations.length,
    log: log.join('\n'),
    outputs: parseOutputs(outputFile),
    summary: tooLarge ? '' : summary,
    masks,
  };
}

/** ActionCommandManager.ValidateLinesAndColumns. */
function annotation(kind: Annotation['kind'], { properties, data }: Command): Annotation {
  const number = (name: string): number | undefined => {
    const value = properties.get(name);
    return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
  };
  let line = number('line');
  let endLine = number('endLine');
  let column = number('col');
  let endColumn = number('endColumn');
  if (line === undefined && endLine !== undefined) line = endLine;
  if (line === undefined && column !== undefined) column = undefined;
  if (column === undefined && endColumn !== undefined) column = endColumn;
  if (line !== undefined && endLine !== undefined && endLine < line) {
    line = undefined;
    endLine = undefined;
  }
  if (line !== endLine && endLine !== undefined) {
    column = undefined;
    endColumn = undefined;
  }
  if (column !== undefined && endColumn !== undefined && endColumn < column) {
    column = undefined;
    endColumn = undefined;
  }
  return {
    kind,
    message: data.slice(0, MESSAGE_LIMIT),
    title: properties.get('title') ?? '',
    file: properties.get('file') ?? '',
    ...(line === undefined ? {} : { line }),
    ...(endLine === undefined ? {} : { endLine }),
    ...(column === undefined ? {} : { column }),
    ...(endColumn === undefined ? {} : { endColumn }),
  };
}

/** FileCommandManager.LoadEnvironmentFile: `name=value`, or `name<<DELIMITER`. Throws where the runner would fail the step. */
export function parseOutputs(text: string): ReadonlyMap<string, string> {
  const outputs = new Map<string, string>();
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      outputs.set(line.slice(0, equals), line.slice(equals + 1));
      continue;
    }
    if (heredoc < 0) throw new Error(`Invalid format ${JSON.stringify(line)}`);
    const delimiter = line.slice(heredoc + 2);
    const value: string[] = [];
    for (i += 1; lines[i] !== delimiter; i += 1) {
      const next = lines[i];
      if (next === undefined) throw new Error(`Matching delimiter not found ${JSON.stringify(delimiter)}`);
      value.push(next);
    }
    outputs.set(line.slice(0, heredoc), value.join('\n'));
  }
  return outputs;
}

export interface Step {
  /** Outside the workspace: the runner's own files go here. */
  readonly directory: string;
  readonly workspace: string;
  readonly trigger: Trigger;
  /** By their names in action.yml. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Of a fake GitHub; without one, nothing listens. */
  readonly apiUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Written in place of the trigger's payload. */
  readonly rawPayload?: string;
}

/** The variables of a step, and the files they name, made empty. */
export function stepEnvironment(step: Step): Record<string, string> {
  const files = join(step.directory, 'runner');
  mkdirSync(files, { recursive: true });
  for (const name of ['output', 'summary', 'env', 'path', 'state']) writeFileSync(join(files, name), '');
  writeFileSync(join(files, 'event.json'), step.rawPayload ?? JSON.stringify(step.trigger.payload));
  const inputs = Object.entries(step.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value] as const);
  return {
    PATH: process.env.PATH ?? '',
    HOME: step.directory,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTOR: 'somebody',
    GITHUB_API_URL: step.apiUrl ?? 'http://127.0.0.1:9',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_EVENT_NAME: step.trigger.name,
    GITHUB_EVENT_PATH: join(files, 'event.json'),
    GITHUB_JOB: 'gate',
    GITHUB_OUTPUT: join(files, 'output'),
    GITHUB_REF: step.trigger.ref,
    GITHUB_REPOSITORY: 'acme/cluster',
    GITHUB_SHA: step.trigger.sha,
    GITHUB_STEP_SUMMARY: join(files, 'summary'),
    GITHUB_WORKFLOW: 'CI',
    GITHUB_WORKSPACE: step.workspace,
    LOOPGATE_API_TIMEOUT: '2',
    RUNNER_TEMP: files,
    ...Object.fromEntries(inputs),
    ...step.env,
  };
}

/** What the runner reads after the step. */
export function observeStep(env: Readonly<Record<string, string>>, stdout: string): Seen {
  const read = (name: string): string => readFileSync(env[name] ?? '', 'utf8');
  return observe(stdout, read('GITHUB_OUTPUT'), read('GITHUB_STEP_SUMMARY'));
}

export interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts `node DOOR ARGS` with nothing in its environment but `env`, ends it after `limit` milliseconds. */
export function runNode(
  door: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  options: { readonly cwd: string; readonly input?: string; readonly limit?: number },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.env.LOOPGATE_TEST_NODE ?? process.execPath, [door, ...args], {
      cwd: options.cwd,
      env: { ...env },
    });
    const stdout: Buffer[] = [];
    const stderr: Buffer[] = [];
    const timer = setTimeout(() => child.kill('SIGKILL'), options.limit ?? 60_000);
    child.stdout.on('data', (part: Buffer) => stdout.push(part));
    child.stderr.on('data', (part: Buffer) => stderr.push(part));
    child.on('error', reject);
    child.on('close', (exitCode) => {
      clearTimeout(timer);
      const text = (parts: readonly Buffer[]): string => Buffer.concat(parts).toString('utf8');
      resolve({ exitCode, stdout: text(stdout), stderr: text(stderr) });
    });
    // A door that ends without reading its input is no fault of ours.
    child.stdin.on('error', () => {});
    child.stdin.end(options.input ?? '');
  });
}

/** A process that runs doors one after the other, and the run that waits for it. It ends with this one. */
let shared: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/** What `runNode` answers, from a process that is started once for all runs of the tests; nothing is on its standard input. */
export function runDoor(
  door: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  { cwd }: { readonly cwd: string },
): Promise<Ended> {
  const run = last.then(() => askShared({ door, args, env, cwd }));
  last = run.catch(() => undefined);
  return run;
}

function askShared(asked: object): Promise<Ended> {
  shared ??= fork(join(import.meta.dirname, 'many-runs.mjs'), {
    execPath: process.env.LOOPGATE_TEST_NODE ?? process.execPath,
    execArgv: ['--max-semi-space-size=32'],
    env: {},
  });
  const child = shared;
  // What waits for an answer is held by the time limit below.
  child.unref();
  child.channel?.unref();
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => child.kill('SIGKILL'), 60_000);
    const end = (settle: () => void): void => {
      clearTimeout(limit);
      child.removeAllListeners();
      settle();
    };
    child.once('message', (answer) => end(() => resolve(answer as Ended)));
    child.once('error', (error) => end(() => reject(error)));
    child.once('exit', (code, signal) => {
      shared = undefined;
      end(() => reject(new Error(`the process of the runs ended: ${code ?? signal}`)));
    });
    child.send(asked);
  });
}

/** The action as the runner runs it: `start` is `runNode` where the process itself is what a test is about. */
export async function runStep(door: string, step: Step, start: typeof runDoor = runDoor): Promise<StepResult> {
  const env = stepEnvironment(step);
  const { exitCode, stdout, stderr } = await start(door, [], env, { cwd: step.workspace });
  return { exitCode, stderr, ...observeStep(env, stdout) };
}

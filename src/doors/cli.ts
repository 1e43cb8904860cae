/** The door of the terminal: arguments in, text and an exit code out. */

import { readFileSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { VERSION } from '../judge/version.ts';
import { printCommands, printMessages, printText } from './print.ts';
import { terminalOptions } from './terminal.ts';

const USAGE = `loopgate ${VERSION}: finds DNS forwarding loops in Kubernetes configuration before they reach a cluster

  loopgate [scan] [PATH...]             check directories, files, or - for a YAML stream; . by default
  loopgate trace NAME [PATH...]         follow one query   [--type A] [--from SERVER]
  loopgate graph [PATH...]              the forwarding graph   --format mermaid|dot|html|json
  loopgate explain RULE                 what a rule means
  loopgate rules                        the list of rules   [--format json]
  loopgate init                         write .loopgate.yaml and a workflow
  loopgate config validate|print        the effective configuration
  loopgate schema                       the configuration's JSON schema
  loopgate baseline create|prune        accept today's findings
  loopgate merge FILE...                one report of the JSON reports of shards

scan:  --base REV  --config FILE  --extends DIR  --format text|json|sarif|github|markdown|junit  --output FILE
       --fail-on error|warning|note|never  --baseline FILE  --render auto|helm|kustomize|off
       --fail-on-empty  --strict  --quiet  --verbose  --no-color  --shard INDEX/COUNT
       --explain-coverage: instead of a report, which dialect read which file, and what was passed over (text or json)
exit:  0 nothing at or above --fail-on, 1 findings, 2 wrong use, 3 our fault or incomplete under --strict
`;

const COMMANDS = [
  'scan',
  'trace',
  'graph',
  'explain',
  'rules',
  'init',
  'config',
  'schema',
  'baseline',
  'merge',
] as const;
const FORMATS = ['text', 'json', 'sarif', 'github', 'markdown', 'junit'] as const;
const SEVERITIES = ['error', 'warning', 'note', 'never'] as const;

/** Wrong use: exit 2. Recognised by name, so that the door need not load what throws it. */
function usageError(...lines: readonly string[]): Error {
  const error = Object.assign(new Error(lines.join('\n')), { lines });
  error.name = 'UsageError';
  return error;
}

async function main(argv: readonly string[]): Promise<number> {
  const [first, ...others] = argv;
  if (first === '--version' || first === '-V') return print(`${VERSION}\n`);
  if (first === '--help' || first === '-h' || first === 'help') return print(USAGE);
  const command = COMMANDS.find((one) => one === first);
  const rest = command === undefined ? [...argv] : others;
  switch (command ?? 'scan') {
    case 'rules':
      return listRules(rest);
    case 'explain':
      return explain(rest);
    case 'schema':
      return print(`${(await import('../judge/config/config-schema.generated.ts')).CONFIG_SCHEMA.join('\n')}\n`);
    case 'init':
      return init();
    case 'config':
      return configCommand(rest);
    case 'trace':
      return trace(rest);
    case 'graph':
      return graph(rest);
    case 'merge':
      return merge(rest);
    case 'baseline':
      return baselineCommand(rest);
    default:
      return scan(rest);
  }
}

function print(text: string): number {
  printText(text);
  return 0;
}

const SCAN_OPTIONS = {
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
  'no-color': { type: 'boolean' },
  shard: { type: 'string' },
  'explain-coverage': { type: 'boolean' },
  type: { type: 'string' },
  from: { type: 'string' },
  version: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof SCAN_OPTIONS; allowPositionals: true; tokens: true }>>;

function parse(args: readonly string[], allowed: readonly string[]): Values {
  try {
    const parsed = parseArgs({ args: [...args], options: SCAN_OPTIONS, allowPositionals: true, tokens: true });
    for (const name of Object.keys(parsed.values))
      if (!allowed.includes(name)) throw new Error(`--${name} does not belong to this command`);
    return parsed;
  } catch (error) {
    throw usageError((error as Error).message, 'See loopgate --help.');
  }
}

function oneOf<T extends string>(name: string, value: string | undefined, allowed: readonly T[]): T | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((one) => one === value);
  if (found === undefined)
    throw usageError(`--${name} takes one of ${allowed.join(', ')}, not ${JSON.stringify(value)}`);
  return found;
}

interface Opened {
  readonly root: string;
  readonly tree: import('../read/tree/tree.ts').FileTree;
  readonly config: import('../judge/config/config.ts').Config | undefined;
  readonly decided: import('../judge/effective-policy.ts').PolicyDecision;
  readonly paths: readonly string[];
  /** What the tree was opened with; undefined for a stream. */
  readonly options: import('../read/tree/tree.ts').TreeOptions | undefined;
  /** A file's text in the base; undefined where nothing is compared. */
  readonly before: ((path: string) => string | undefined) | undefined;
  /** Why nothing of the base can be read though it exists. */
  readonly missing: string | undefined;
  /** The folder that holds all that is scanned, from the root. */
  readonly common: string;
}

/** A line that is more than white space, a comment or a separator. */
const FILLED_LINE = /^[^\S\n]*(?!#|---[^\S\n]*(?:#|$)|\.\.\.[^\S\n]*$)\S/m;

async function open(
  positionals: readonly string[],
  flags: Pick<Values['values'], 'config' | 'extends' | 'base'>,
): Promise<Opened> {
  const { resolvePolicy } = await import('../judge/effective-policy.ts');
  const { openWorkingTree } = await import('../read/tree/working-tree.ts');
  const { findScanRoot } = await import('../read/tree/scan-root.ts');
  const stream = positionals.includes('-');
  if (stream && positionals.length > 1) throw usageError('- is the only PATH where standard input is read');
  const place = findScanRoot(process.cwd(), stream || positionals.length === 0 ? ['.'] : positionals);
  const { root } = place;
  const { configFileOf } = await import('./config-file.ts');
  const { loadConfig } = await import('../judge/check.ts');
  const found = configFileOf(place, flags.config, process.cwd());
  const file = found === undefined ? undefined : loadConfig(found);
  const { before, missing } = await textBefore(root, flags.base);
  const decided = await resolvePolicy(
    file,
    async (one) => readRemote(flags.extends, one),
    missing === undefined ? before : 'unavailable',
    place.common,
  );
  const { config } = decided;
  const options = {
    include: config?.include?.map((one) => one.value) ?? [],
    exclude: config?.exclude?.map((one) => one.value) ?? [],
    paths: stream ? [] : place.paths,
  };
  const { watched } = await import('../read/tree/watchdog.ts');
  const tree = watched(
    stream
      ? { ...(await standardInput()), read: openWorkingTree(root, { include: [], exclude: [], paths: [] }).read }
      : openWorkingTree(root, options),
  );
  return {
    root,
    common: place.common,
    tree,
    config,
    decided,
    before,
    missing,
    paths: options.paths,
    options: stream ? undefined : options,
  };
}

/** What a pipe brings. Nothing at all is what a failed command before it leaves, and must not pass. */
async function standardInput(): Promise<import('../read/tree/tree.ts').FileTree> {
  const { openStream } = await import('../read/tree/tree.ts');
  const bytes = readFileSync(0);
  if (!FILLED_LINE.test(bytes.toString('utf8')))
    throw usageError('standard input is empty: did the command before the pipe fail?');
  return openStream(bytes);
}

/** A shared policy out of a checkout of its repository: DIR/OWNER/REPOSITORY/PATH. The ref is the checkout's business. */
async function readRemote(
  directory: string | undefined,
  file: import('../judge/config/config.ts').RemoteFile,
): Promise<{ text: string } | { because: string; gone?: boolean }> {
  if (directory === undefined) return (await import('../judge/effective-policy.ts')).noRemote(file);
  const path = [file.owner, file.repository, ...file.path.split('/')].join('/');
  const { readBelow } = await import('../read/tree/working-tree.ts');
  const bytes = readBelow(directory, path);
  return bytes === undefined
    ? { because: `${JSON.stringify(join(directory, path))} does not exist`, gone: true }
    : { text: bytes.toString('utf8') };
}

/** The base's own files for the policy, or why its content is not to be had. */
async function textBefore(root: string, base: string | undefined): Promise<Pick<Opened, 'before' | 'missing'>> {
  if (base === undefined) return { before: undefined, missing: undefined };
  const { resolveRevision } = await import('../read/tree/git.ts');
  const { openGitTree } = await import('../read/tree/git-tree.ts');
  if (resolveRevision(root, base) === undefined)
    throw usageError(`the base revision ${JSON.stringify(base)} does not exist in this repository`);
  const { CONFIG_PATHS } = await import('../judge/config/config.ts');
  const tree = openGitTree(root, base, { include: [], exclude: [], paths: [...CONFIG_PATHS] });
  if ('because' in tree) return { before: undefined, missing: tree.because };
  return { before: (path) => tree.read(path)?.toString('utf8'), missing: undefined };
}

/** Paths of the tree as a terminal in the working directory finds them. */
function fromHere(root: string): (path: string) => string {
  const here = realpathSync(process.cwd());
  return (path) => (path === '<stdin>' ? path : relative(here, join(root, path)).split(sep).join('/') || '.');
}

function shown(root: string, path: string): string {
  const from = relative(root, path).split(sep).join('/');
  return from.startsWith('..') || isAbsolute(from) ? (path.split(sep).pop() ?? path) : from;
}

interface Output {
  readonly format: (typeof FORMATS)[number];
  file: string | undefined;
}

function outputsOf(tokens: Values['tokens']): Output[] {
  const outputs: Output[] = [];
  // An --output that stands before its --format.
  let waiting: string | undefined;
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (token.name === 'format') {
      const format = oneOf('format', token.value, FORMATS) as (typeof FORMATS)[number];
      outputs.push({ format, file: waiting });
      waiting = undefined;
    }
    if (token.name === 'output') {
      const last = outputs.at(-1);
      if (last !== undefined && last.file === undefined) last.file = token.value as string;
      else if (waiting === undefined) waiting = token.value as string;
      else throw usageError('each --output belongs to one --format');
    }
  }
  if (outputs.length === 0) outputs.push({ format: 'text', file: waiting });
  else if (waiting !== undefined) throw usageError('each --output belongs to one --format');
  if (outputs.filter((one) => one.file === undefined).length > 1)
    throw usageError('only one --format can go to standard output; give the others an --output');
  return outputs;
}

function shardOf(text: string | undefined): { index: number; count: number } | undefined {
  if (text === undefined) return undefined;
  const found = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
  const [index, count] = [Number(found?.[1]), Number(found?.[2])];
  if (found === null || index > count)
    throw usageError(`--shard takes INDEX/COUNT, such as 2/5, not ${JSON.stringify(text)}`);
  return { index, count };
}

async function tell(
  report: import('../judge/report/finding.ts').Report,
  outputs: readonly Output[],
  values: Values['values'],
  shown: (path: string) => string = (path) => path,
  root: string = process.cwd(),
): Promise<void> {
  const color = values['no-color'] !== true && process.env['NO_COLOR'] === undefined && process.stdout.isTTY === true;
  const { render } = await import('../report/index.ts');
  const terminal = outputs.some(({ format, file }) => format === 'text' && file === undefined)
    ? terminalOptions(process.env, process.stdout, root)
    : {};
  const texts: { readonly output: Output; readonly text: string }[] = [];
  for (const output of outputs) {
    const options = {
      color: color && output.file === undefined,
      quiet: values.quiet === true,
      verbose: values.verbose === true,
      ...(output.file === undefined ? { shown, ...terminal } : {}),
    };
    texts.push({ output, text: await render(output.format, report, options) });
  }
  const { writeReportFile } = await import('../read/tree/runner-files.ts');
  for (const { output, text } of texts) {
    if (output.file !== undefined) writeReportFile(process.cwd(), output.file, text);
    else if (output.format === 'github') printCommands(text);
    else printText(text);
  }
}

/** Reports of shards as one: exit 1 when one of them fails. */
async function merge(args: readonly string[]): Promise<number> {
  const { values, positionals, tokens } = parse(args, ['format', 'output', 'strict', 'quiet', 'verbose', 'no-color']);
  const outputs = outputsOf(tokens);
  if (positionals.length === 0) throw usageError('merge needs the JSON reports of shards');
  const { mergeReports } = await import('../judge/merge.ts');
  const root = process.cwd();
  const { openWorkingTree, readNamedByUser } = await import('../read/tree/working-tree.ts');
  const shards = positionals.map((name) => {
    const bytes = readNamedByUser(root, name, resolve(name));
    if (bytes === undefined) throw usageError(`the report ${JSON.stringify(name)} does not exist`);
    return { name, text: bytes.toString('utf8') };
  });
  const tree = openWorkingTree(root, { include: [], exclude: [], paths: [] });
  const report = mergeReports(shards, (path) => tree.read(path)?.toString('utf8'));
  await tell(report, outputs, values);
  if (report.result === 'fail') return 1;
  return values.strict === true && report.result === 'incomplete' ? 3 : 0;
}

async function scan(args: readonly string[]): Promise<number> {
  const { values, positionals, tokens } = parse(args, [
    'base',
    'config',
    'extends',
    'format',
    'output',
    'fail-on',
    'baseline',
    'render',
    'fail-on-empty',
    'strict',
    'quiet',
    'verbose',
    'no-color',
    'shard',
    'explain-coverage',
    'version',
    'help',
  ]);
  if (values.version === true) return print(`${VERSION}\n`);
  if (values.help === true) return print(USAGE);
  const failOn = oneOf('fail-on', values['fail-on'], SEVERITIES);
  oneOf('render', values.render, ['auto', 'helm', 'kustomize', 'off']);
  const shard = shardOf(values.shard);
  const outputs = outputsOf(tokens);
  const opened = await open(positionals, values);
  if (values['explain-coverage'] === true) return explainCoverage(opened, outputs);
  const { check } = await import('../judge/check.ts');
  const { failOnFrom, policiesFor, policyPaths, renderMode } = await import('../judge/policy.ts');
  const mode = renderMode(opened.config, values.render, process.env);
  const { openRenderTools } = await import('../read/tree/render-tools.ts');
  const render = openRenderTools(mode, process.env['PATH'], opened.root);
  const baselines = await baselinesFor(opened, values.baseline);
  const { decided } = opened;
  const always = policyPaths(decided, baselines, opened.common);
  const base = await baseOf(opened, values.base, always);
  const { openWorkingTree } = await import('../read/tree/working-tree.ts');
  const { baseFiles } = await import('../read/tree/git-tree.ts');
  const policy = policiesFor(
    {
      decided,
      baselines,
      today: today(),
      base: base.status === 'compared' ? base.files : undefined,
      whole: opened.paths.length === 0,
      reopen: (globs) => {
        const options = { ...globs, paths: opened.paths };
        const files = values.base === undefined ? undefined : baseFiles(opened.root, values.base, options, always);
        return {
          tree: opened.options === undefined ? opened.tree : openWorkingTree(opened.root, options),
          base: files === undefined || 'because' in files ? base : { status: 'compared', files },
        };
      },
    },
    { tree: opened.tree, base },
  );
  const threshold = failOn ?? failOnFrom(process.env);
  const checked = check({
    tree: opened.tree,
    config: opened.config,
    base,
    ...(threshold === undefined ? {} : { failOn: threshold }),
    failOnEmpty: values['fail-on-empty'] === true,
    ...(render === undefined ? {} : { render }),
    ...(shard === undefined ? {} : { shard }),
    ...policy,
  });
  const { report } = checked;
  await tell(report, outputs, values, fromHere(opened.root), opened.root);
  if (report.result === 'fail') return 1;
  return values.strict === true && report.result === 'incomplete' ? 3 : 0;
}

/** Which dialect read which file: reported instead of a verdict, so the exit code is 0. */
async function explainCoverage(opened: Opened, outputs: readonly Output[]): Promise<number> {
  const { coverageOf } = await import('../judge/coverage.ts');
  const { listLeftOut } = await import('../read/tree/working-tree.ts');
  const { renderCoverageJson, renderCoverageText } = await import('../report/coverage.ts');
  const other = outputs.find(({ format }) => format !== 'text' && format !== 'json');
  if (other !== undefined) throw usageError(`--explain-coverage is told as text or json, not as ${other.format}`);
  const { check } = await import('../judge/check.ts');
  const { tree, config } = opened;
  const named = new Set<string>();
  const read = (path: string): Buffer | undefined => {
    named.add(path);
    return tree.read(path);
  };
  check({ tree: { ...tree, read }, config, base: { status: 'not-requested' } });
  const report = coverageOf(tree, opened.options === undefined ? [] : listLeftOut(opened.root, opened.options), named);
  for (const { format, file } of outputs) {
    const text = format === 'json' ? renderCoverageJson(report) : renderCoverageText(report);
    if (file === undefined) printText(text);
    else await writeOut(file, text);
  }
  return 0;
}

/** `YYYY-MM-DD`. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** A flag's path counts from the working directory, one of the configuration from the scanned root. */
async function baselinesFor(
  { root, decided, before }: Opened,
  flag: string | undefined,
): Promise<import('../judge/policy.ts').Baselines> {
  const { baselinesOf } = await import('../judge/policy.ts');
  const { readNamedByRepository, readNamedByUser } = await import('../read/tree/working-tree.ts');
  const given = flag === undefined ? undefined : shown(root, resolve(flag));
  const read = (path: string): string | undefined => {
    const own = flag !== undefined && path === given;
    return (own ? readNamedByUser(root, flag, resolve(flag)) : readNamedByRepository(root, path))?.toString('utf8');
  };
  return baselinesOf(decided, given, process.env, read, before);
}

async function writeOut(file: string, text: string): Promise<void> {
  (await import('../read/tree/runner-files.ts')).writeReportFile(process.cwd(), file, text);
}

async function baseOf(
  opened: Opened,
  revision: string | undefined,
  always: readonly string[],
): Promise<import('../judge/check.ts').CheckInput['base']> {
  if (revision === undefined) return { status: 'not-requested' };
  if (opened.missing !== undefined) return { status: 'unavailable', because: opened.missing };
  const { baseFiles } = await import('../read/tree/git-tree.ts');
  const files = baseFiles(
    opened.root,
    revision,
    {
      include: opened.config?.include?.map((one) => one.value) ?? [],
      exclude: opened.config?.exclude?.map((one) => one.value) ?? [],
      paths: opened.paths,
    },
    always,
  );
  if (files === undefined)
    throw usageError(`the base revision ${JSON.stringify(revision)} does not exist in this repository`);
  if ('because' in files) return { status: 'unavailable', because: files.because };
  return { status: 'compared', files };
}

async function trace(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(args, ['type', 'from', 'format', 'config', 'no-color', 'quiet', 'extends']);
  const [name, ...paths] = positionals;
  if (name === undefined) throw usageError('trace needs a NAME to follow');
  const format = oneOf('format', values.format?.at(-1), ['text', 'json']) ?? 'text';
  const { refusedQuery, traceReport } = await import('../judge/trace.ts');
  const refused = refusedQuery(name, values.type ?? 'A');
  if (refused !== undefined) throw usageError(refused);
  const opened = await open(paths, values);
  const { check } = await import('../judge/check.ts');
  const { head } = check({ tree: opened.tree, config: opened.config, base: { status: 'not-requested' } });
  const report = traceReport(head, name, (values.type ?? 'A').toUpperCase(), values.from);
  if (values.from !== undefined && report.entries.length === 0)
    throw usageError(`no DNS server is called ${JSON.stringify(values.from)}`);
  if (format === 'json') return print((await import('../report/trace-json.ts')).renderTraceJson(report));
  const color = values['no-color'] !== true && process.env['NO_COLOR'] === undefined && process.stdout.isTTY === true;
  return print(
    (await import('../report/trace-text.ts')).renderTraceText(report, { color, shown: fromHere(opened.root) }),
  );
}

async function graph(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(args, ['format', 'config', 'output', 'extends']);
  const format = oneOf('format', values.format?.at(-1), ['mermaid', 'dot', 'html', 'json']) ?? 'mermaid';
  const opened = await open(positionals, values);
  const { check } = await import('../judge/check.ts');
  const { pictureOf } = await import('../judge/picture.ts');
  const { head } = check({ tree: opened.tree, config: opened.config, base: { status: 'not-requested' } });
  const picture = pictureOf(head);
  const { renderGraph } = await import('../report/index.ts');
  const text = await renderGraph(format, picture);
  const file = values.output?.at(-1);
  if (file !== undefined) await writeOut(file, text);
  else printText(text);
  return 0;
}

async function listRules(args: readonly string[]): Promise<number> {
  const { values } = parse(args, ['format', 'no-color']);
  const { RULES } = await import('../judge/rules/descriptions.ts');
  if (oneOf('format', values.format?.at(-1), ['text', 'json']) === 'json') {
    return print(
      `${JSON.stringify({ version: 1, rules: RULES.map(({ code, slug, severity, summary }) => ({ code, slug, severity, summary })) }, null, 2)}\n`,
    );
  }
  const width = Math.max(...RULES.map((rule) => rule.slug.length));
  return print(
    RULES.map((rule) => `${rule.code}  ${rule.slug.padEnd(width)}  ${rule.severity.padEnd(7)}  ${rule.summary}\n`).join(
      '',
    ),
  );
}

async function explain(args: readonly string[]): Promise<number> {
  const { positionals } = parse(args, ['no-color']);
  const { describeRule, RULES } = await import('../judge/rules/descriptions.ts');
  const rule = positionals[0] === undefined ? undefined : describeRule(positionals[0]);
  if (rule === undefined)
    throw usageError(`explain needs a rule: one of ${RULES.map((one) => one.code).join(', ')} or a slug`);
  const { EXPLANATIONS } = await import('../judge/rules/explanations.generated.ts');
  return print(`${(EXPLANATIONS.get(rule.slug) ?? [rule.summary]).join('\n')}\n`);
}

async function init(): Promise<number> {
  const { initFiles } = await import('../judge/config/init-files.ts');
  const { writeNewFile } = await import('../read/tree/runner-files.ts');
  for (const file of initFiles()) {
    const wrote = writeNewFile(process.cwd(), file.path, file.text);
    printMessages(wrote ? `wrote ${file.path}` : `${file.path} exists and stays as it is`);
  }
  return 0;
}

async function configCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(args, ['config', 'extends']);
  const [what, ...paths] = positionals;
  if (what !== 'validate' && what !== 'print') throw usageError('config takes validate or print');
  const opened = await open(paths, values);
  if (what === 'validate')
    return print(opened.config === undefined ? 'no configuration file\n' : `${opened.config.file.path} is valid\n`);
  const { printConfig } = await import('../judge/policy.ts');
  return print(printConfig(opened.config, process.env));
}

async function baselineCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = parse(args, ['config', 'baseline', 'extends']);
  const [what, ...paths] = positionals;
  if (what !== 'create' && what !== 'prune') throw usageError('baseline takes create or prune');
  const opened = await open(paths, values);
  const { check } = await import('../judge/check.ts');
  const { BASELINE_PATH, baselinePath, policyFor, writeBaseline } = await import('../judge/policy.ts');
  const file =
    values.baseline ?? join(opened.root, baselinePath(opened.config, undefined, process.env) ?? BASELINE_PATH);
  const { readNamedByUser } = await import('../read/tree/working-tree.ts');
  const bytes = readNamedByUser(opened.root, file, resolve(file));
  const old =
    bytes === undefined ? undefined : { path: shown(opened.root, resolve(file)), text: bytes.toString('utf8') };
  const { report } = check({
    tree: opened.tree,
    config: opened.config,
    base: { status: 'not-requested' },
    // What a suppression hides is left to it: an entry would go on hiding it after the suppression's day.
    ...policyFor({
      decided: opened.decided,
      baselines: {},
      today: today(),
      base: undefined,
      whole: opened.paths.length === 0,
    }),
  });
  await writeOut(file, writeBaseline(what, report, old));
  printMessages(`wrote ${file}`);
  return 0;
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
});
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof Error && error.name === 'UsageError') {
    const [first = '', ...more] = 'lines' in error ? (error.lines as readonly string[]) : [error.message];
    printMessages(`loopgate: ${first}`, ...more);
    process.exitCode = 2;
  } else {
    const message = error instanceof Error ? error.message : String(error);
    printMessages(`loopgate failed, and this is its own fault: ${message}`);
    if (process.env['LOOPGATE_DEBUG'] !== undefined && error instanceof Error)
      printMessages(...(error.stack ?? '').split('\n'));
    process.exitCode = 3;
  }
}

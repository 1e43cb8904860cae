'use strict';

module.exports = {

"doors/cli.js": (function (_from, _load) {
/** The terminal's door: arguments in, text and an exit code out. */
const _nodef = _load.builtIn(() => require("node:fs"));
const [
	_versi, _basel, _compl, _confi, _diff, _expla, _fix, _flags, _graph, _init, _merge, _outpu, _rules, _scan, _schem, _trace, _usage, _print,
] = _from(
	"text/version", "doors/cli/baseline", "doors/cli/completion", "doors/cli/config", "doors/cli/diff", "doors/cli/explain", "doors/cli/fix", "doors/cli/flags",
	"doors/cli/graph", "doors/cli/init", "doors/cli/merge", "doors/cli/output", "doors/cli/rules", "doors/cli/scan", "doors/cli/schema", "doors/cli/trace",
	"doors/cli/usage", "./print",
);
const COMMANDS = [
	_scan().scan,
	_trace().trace,
	_graph().graph,
	_diff().diff,
	_fix().fix,
	_expla().explain,
	_rules().rules,
	_init().init,
	_confi().config,
	_schem().schema,
	_basel().baseline,
	_merge().merge,
	_compl().completionOf(()=>COMMANDS)
];
function usage() {
	const width = Math.max(...COMMANDS.map((one)=>one.usage.length));
	const rows = COMMANDS.map((one)=>`  loopgate ${one.usage.padEnd(width)}  ${one.summary}\n`);
	return `loopgate ${_versi().VERSION}: finds DNS forwarding loops in Kubernetes configuration before they reach a cluster

${rows.join('')}
Each command takes --help. Flags of scan: ${_scan().scan.flags.map((one)=>`--${one}`).join(' ')}
exit: 0 nothing at or above --fail-on, 1 findings, 2 wrong use, 3 internal error or incomplete under --strict
`;
}
async function main(argv) {
	const [first = '', ...others] = argv;
	if (argv.some((one, index)=>one === '--version' && !argv.slice(0, index).includes('--')) || first === '-V') return _outpu().print(`${_versi().VERSION}\n`);
	if (first === '--help' || first === '-h') return _outpu().print(usage());
	if (first === 'help') return help(others);
	const command = COMMANDS.find((one)=>one.name === first);
	if (command === undefined) refuseMistyped(first);
	const call = _flags().parseCall(command ?? _scan().scan, command === undefined ? argv : others);
	return call.values.help === true ? _outpu().print(_flags().helpOf(command ?? _scan().scan)) : (command ?? _scan().scan).run(call);
}
function help([name]) {
	if (name === undefined) return _outpu().print(usage());
	const command = COMMANDS.find((one)=>one.name === name);
	if (command !== undefined) return _outpu().print(_flags().helpOf(command));
	const near = _usage().meant(name, COMMANDS.map((one)=>one.name));
	throw _usage().usageError(`there is no command ${JSON.stringify(name)}${near}`, 'See loopgate --help.');
}
function refuseMistyped(word) {
	if (word === '' || word.startsWith('-') || _nodef().lstatSync(word, { throwIfNoEntry: false }) !== undefined) return;
	const near = _usage().meant(word, COMMANDS.map((one)=>one.name));
	if (near !== '') throw _usage().usageError(`there is no command and no path ${JSON.stringify(word)}${near}`, 'See loopgate --help.');
}
async function openCli() {
	process.stdout.on('error', (error)=>{
		if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
	});
	try {
		process.exitCode = await main(process.argv.slice(2));
	} catch (error) {
		if (error instanceof Error && error.name === 'UsageError') {
			const [first = '', ...more] = 'lines' in error ? error.lines : [error.message];
			_print().printMessageLines([
				`loopgate: ${first}`,
				...more
			]);
			process.exitCode = 2;
		} else {
			const message = error instanceof Error ? error.message : String(error);
			_print().printMessages(`internal error, please report: ${message}`);
			if (process.env.LOOPGATE_DEBUG !== undefined && error instanceof Error) _print().printMessageLines((error.stack ?? '').split('\n'));
			process.exitCode = 3;
		}
	}
}

return { openCli };
}),

"doors/cli/baseline.js": (function (_from, _load) {

const _nodep = _load.builtIn(() => require("node:path"));
const [_print, _open, _outpu, _usage] = _from("doors/print", "./open", "./output", "./usage");
const baseline = {
	name: 'baseline',
	usage: 'baseline create|prune [PATH...]',
	summary: 'write a baseline of the findings of today, or drop what no longer occurs',
	words: ['create', 'prune'],
	flags: ['baseline', 'config', 'extends', 'render'],
	means: { baseline: 'the file to write' },
	run
};
async function run({ values, positionals }) {
	const [what, ...paths] = positionals;
	if (what !== 'create' && what !== 'prune') throw _usage().usageError(`baseline takes create or prune${_usage().meant(what ?? '', ['create', 'prune'])}`);
	const opened = await _open().open(paths, values);
	const { check } = await Promise.resolve().then(()=>_load("judge/check.js"));
	const { scansPart } = await Promise.resolve().then(()=>_load("judge/check-input.js"));
	if (what === 'prune' && values.baseline === undefined && scansPart(opened)) throw _usage().usageError('baseline prune needs all that the baseline is about: leave PATH out, or name the baseline of that part by --baseline');
	const { policyFor } = await Promise.resolve().then(()=>_load("judge/policy.js"));
	const { BASELINE_PATH, writeBaseline } = await Promise.resolve().then(()=>_load("judge/suppression/baseline.js"));
	const file = values.baseline ?? _nodep().join(opened.root, opened.config?.baseline?.value ?? BASELINE_PATH);
	const { shownPath } = await Promise.resolve().then(()=>_load("doors/config-file.js"));
	const { readNamedByUser } = await Promise.resolve().then(()=>_load("read/tree/working-tree.js"));
	const bytes = readNamedByUser(opened.root, file, _nodep().resolve(file));
	const old = bytes === undefined ? undefined : { path: shownPath(opened.root, _nodep().resolve(file)), text: bytes.toString('utf8') };
	const { report } = check({
		tree: opened.tree,
		config: opened.config,
		base: { status: 'not-requested' },
		...await _open().renderToolsFor(opened, values.render),
		...policyFor({ decided: opened.decided, baselines: {}, today: _open().today(), base: undefined, scansAll: opened.paths.length === 0 })
	});
	const { text, entries, dropped } = writeBaseline(what, report, old);
	await _outpu().writeOut(file, text);
	const kept = entries === 1 ? '1 entry' : `${entries} entries`;
	_print().printMessages(`wrote ${_nodep().relative(process.cwd(), _nodep().resolve(file))}: ${kept}${what === 'prune' ? `, ${dropped} dropped` : ''}`);
	return 0;
}

return { baseline };
}),

"doors/cli/check-input.js": (function (_from, _load) {

const [_open] = _from("./open");
async function checkInput(opened, values) {
	const { policiesFor } = await Promise.resolve().then(()=>_load("judge/policy.js"));
	const { policyPaths } = await Promise.resolve().then(()=>_load("judge/policy-files.js"));
	const { openWorkingTree } = await Promise.resolve().then(()=>_load("read/tree/working-tree.js"));
	const { baseFiles } = await Promise.resolve().then(()=>_load("read/tree/git-tree.js"));
	const { decided, tree, config } = opened;
	const rendering = await _open().renderToolsFor(opened, values.render);
	const baselines = await _open().baselinesFor(opened, values.baseline);
	const always = policyPaths(decided, baselines, opened.common);
	const base = await _open().baseOf(opened, values.base, always);
	const policy = policiesFor({
		decided,
		baselines,
		today: _open().today(),
		base: base.status === 'compared' ? base.files : undefined,
		scansAll: opened.paths.length === 0,
		reopen: (globs)=>{
			const options = { ...globs, paths: opened.paths, listings: opened.listings };
			const files = values.base === undefined ? undefined : baseFiles(opened.root, values.base, options, always);
			return {
				tree: opened.options === undefined ? tree : openWorkingTree(opened.root, options),
				base: files === undefined || 'because' in files ? base : { status: 'compared', files }
			};
		}
	}, { tree, base });
	return { tree, config, base, ...rendering, ...policy };
}

return { checkInput };
}),

"doors/cli/completion.js": (function (_from, _load) {

const [_invar, _flags, _outpu, _usage] = _from("text/invariant", "./flags", "./output", "./usage");
const SHELLS = ['bash', 'zsh', 'fish'];
function completionOf(commands) {
	return {
		name: 'completion',
		usage: 'completion bash|zsh|fish',
		summary: 'a script for your shell: source <(loopgate completion bash)',
		words: SHELLS,
		takes: 1,
		flags: [],
		run: async ({ positionals: [given = ''] })=>{
			const shell = SHELLS.find((one)=>one === given);
			if (shell === undefined) throw _usage().usageError(`completion takes bash, zsh or fish${_usage().meant(given, SHELLS)}`);
			const { RULES } = await Promise.resolve().then(()=>_load("judge/rules/descriptions.js"));
			const rules = RULES.flatMap(({ code, slug })=>[code, slug]);
			const all = commands().map((one)=>one.name === 'explain' ? { ...one, words: rules } : one);
			return _outpu().print(shell === 'fish' ? fish(all) : shell === 'zsh' ? zsh(all) : bash(all));
		}
	};
}
function flagsOf(command) {
	return [...command.flags, 'help'].map((one)=>`--${one}`);
}
function bash(commands) {
	const names = commands.map((one)=>one.name).join(' ');
	const cases = commands.map((one)=>`    ${one.name}) words=${quoted(flagsOf(one).join(' '))}; first=${quoted((one.words ?? []).join(' '))}; formats=${quoted((one.formats ?? []).join(' '))} ;;`);
	return `# loopgate completion for bash
_loopgate() {
  local current=\${COMP_WORDS[COMP_CWORD]} command=\${COMP_WORDS[1]} words= first= formats=
  case $command in
${cases.join('\n')}
    *) words=${quoted(flagsOf(_invar().present(commands.find((one)=>one.name === 'scan'))).join(' '))} ;;
  esac
  if [[ \${COMP_WORDS[COMP_CWORD-1]} == --format ]]; then
    COMPREPLY=($(compgen -W "$formats" -- "$current"))
  elif [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
  elif (( COMP_CWORD == 1 )); then
    COMPREPLY=($(compgen -W ${quoted(names)} -- "$current") $(compgen -f -- "$current"))
  elif (( COMP_CWORD == 2 )) && [[ -n $first ]]; then
    COMPREPLY=($(compgen -W "$first" -- "$current"))
  else
    COMPREPLY=($(compgen -f -- "$current"))
  fi
}
complete -o filenames -F _loopgate loopgate
`;
}
function zsh(commands) {
	const described = commands.map((one)=>`    ${quoted(`${one.name}:${one.summary.replaceAll(':', '\\:')}`)}`);
	const cases = commands.map((one)=>{
		const flags = [...one.flags, 'help'].map((name)=>{
			const { value, help } = _flags().FLAGS[name];
			const text = help.replaceAll(/[[\]:]/g, ' ');
			const taken = name === 'format' ? `:format:(${(one.formats ?? []).join(' ')})` : `:${(value ?? '').replaceAll('|', ' ')}:_files`;
			return quoted(`--${name}[${text}]${value === undefined ? '' : taken}`);
		});
		const first = one.words === undefined ? [] : [
			quoted(`2:what:(${one.words.join(' ')})`)
		];
		return `    ${one.name}) _arguments ${[...flags, ...first, quoted('*:path:_files')].join(' ')} ;;`;
	});
	return `#compdef loopgate
_loopgate() {
  local -a commands=(
${described.join('\n')}
  )
  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
    _describe command commands
    _files
    return
  fi
  case $words[2] in
${cases.join('\n')}
    *) _files ;;
  esac
}
compdef _loopgate loopgate
`;
}
function fish(commands) {
	const names = commands.map((one)=>one.name).join(' ');
	const lines = commands.flatMap((one)=>{
		const here = quoted(`__fish_seen_subcommand_from ${one.name}`);
		return [
			`complete -c loopgate -n ${quoted(`not __fish_seen_subcommand_from ${names}`)} -a ${one.name} -d ${quoted(one.summary)}`,
			...one.words === undefined ? [] : [
				`complete -c loopgate -n ${here} -f -a ${quoted(one.words.join(' '))}`
			],
			...[...one.flags, 'help'].map((name)=>{
				const { value, help } = _flags().FLAGS[name];
				const taken = value === undefined ? '' : name === 'format' ? ` -x -a ${quoted((one.formats ?? []).join(' '))}` : ' -r';
				return `complete -c loopgate -n ${here} -l ${name}${taken} -d ${quoted(help)}`;
			})
		];
	});
	return `# loopgate completion for fish\n${lines.join('\n')}\n`;
}
function quoted(text) {
	return `'${text.replaceAll("'", "'\\''")}'`;
}

return { completionOf };
}),

"doors/cli/config.js": (function (_from, _load) {

const [_open, _outpu, _usage] = _from("./open", "./output", "./usage");
const config = {
	name: 'config',
	usage: 'config validate|print [PATH...]',
	summary: 'check the configuration file, or print what it comes to',
	words: ['validate', 'print'],
	flags: ['config', 'extends'],
	run
};
async function run({ values, positionals }) {
	const [what, ...paths] = positionals;
	if (what !== 'validate' && what !== 'print') throw _usage().usageError(`config takes validate or print${_usage().meant(what ?? '', ['validate', 'print'])}`);
	const opened = await _open().open(paths, values);
	if (what === 'validate') await demandUse(opened);
	if (what === 'validate') return _outpu().print(opened.config === undefined ? 'no configuration file\n' : `${opened.config.file.path} is valid\n`);
	const { printConfig } = await Promise.resolve().then(()=>_load("judge/print-config.js"));
	return _outpu().print(printConfig(opened.config));
}
async function demandUse({ tree, config }) {
	if (config === undefined) return;
	const { check } = await Promise.resolve().then(()=>_load("judge/check.js"));
	check({ tree, config, base: { status: 'not-requested' } });
}

return { config };
}),

"doors/cli/diff.js": (function (_from, _load) {

const [_open, _outpu, _usage] = _from("./open", "./output", "./usage");
const FORMATS = ['text', 'markdown', 'json'];
const diff = {
	name: 'diff',
	usage: 'diff --base REV [PATH...]',
	summary: 'which names go elsewhere than in the base, by who asks',
	flags: ['base', 'format', 'output', 'config', 'extends', 'render', 'quiet', 'color', 'no-color'],
	formats: FORMATS,
	means: { base: 'the git revision before' },
	run
};
async function run({ values, positionals }) {
	const format = _usage().oneOf('format', values.format?.at(-1), FORMATS) ?? 'text';
	if (values.base === undefined) throw _usage().usageError('diff needs --base REV: what is compared with');
	const opened = await _open().open(positionals, values);
	const { policyPaths } = await Promise.resolve().then(()=>_load("judge/policy-files.js"));
	const base = await _open().baseOf(opened, values.base, policyPaths(opened.decided, {}, opened.common));
	const file = values.output?.at(-1);
	const answer = await diffText({
		input: { tree: opened.tree, config: opened.config, base, ...await _open().renderToolsFor(opened, values.render) },
		format,
		color: _outpu().useColor(values) && file === undefined,
		shown: file === undefined ? _outpu().fromHere(opened.root) : (path)=>path
	});
	if ('because' in answer) throw _usage().usageError(`the base cannot be compared: ${answer.because}`);
	if (file === undefined) return _outpu().print(answer.text);
	await _outpu().writeOut(file, answer.text);
	return 0;
}
async function diffText({ input, format, color, shown }) {
	if (input.base.status !== 'compared') return { because: input.base.status === 'unavailable' ? input.base.because : 'diff needs --base REV' };
	const { understood } = await Promise.resolve().then(()=>_load("judge/check.js"));
	const { diffSnapshots } = await Promise.resolve().then(()=>_load("judge/diff/diff.js"));
	const { head, base } = understood(input);
	if (base === undefined) return { because: 'the base could not be read' };
	const report = diffSnapshots(base, head, input.base.files.commit);
	switch(format){
		case 'json':
			return { text: (await Promise.resolve().then(()=>_load("report/diff-json.js"))).renderDiffJson(report) };
		case 'markdown':
			return { text: (await Promise.resolve().then(()=>_load("report/diff-markdown.js"))).renderDiffMarkdown(report) };
		case 'text':
			return { text: (await Promise.resolve().then(()=>_load("report/diff-text.js"))).renderDiffText(report, { color, shown }) };
	}
}

return { diff };
}),

"doors/cli/explain.js": (function (_from, _load) {

const [_outpu, _usage] = _from("./output", "./usage");
const explain = {
	name: 'explain',
	usage: 'explain RULE',
	summary: 'what a rule means and how to end its finding; RULE is a code or a slug',
	takes: 1,
	flags: ['color', 'no-color'],
	run
};
async function run({ positionals }) {
	const { describeRule, RULES } = await Promise.resolve().then(()=>_load("judge/rules/descriptions.js"));
	const rule = positionals[0] === undefined ? undefined : describeRule(positionals[0]);
	if (rule === undefined) {
		const codes = RULES.map((one)=>one.code);
		const near = _usage().meant(positionals[0] ?? '', [...codes, ...RULES.map((one)=>one.slug)]);
		throw _usage().usageError(near === '' || positionals[0] === undefined ? `explain needs a rule: one of ${codes.join(', ')} or a slug` : `there is no rule ${JSON.stringify(positionals[0])}${near}`);
	}
	const { EXPLANATIONS } = await Promise.resolve().then(()=>_load("judge/rules/explanations.js"));
	const { rulePage } = await Promise.resolve().then(()=>_load("core/text/version.js"));
	return _outpu().print(`${EXPLANATIONS.get(rule.slug) ?? rule.summary}\n\nThis page: ${rulePage(rule.slug)}\n`);
}

return { explain };
}),

"doors/cli/fix.js": (function (_from, _load) {

const [_print, _check, _open, _usage] = _from("doors/print", "./check-input", "./open", "./usage");
const fix = {
	name: 'fix',
	usage: 'fix [PATH...]',
	summary: 'show the changes that end findings as a patch; each is judged before it is shown',
	flags: ['base', 'apply', 'config', 'extends', 'baseline', 'render', 'quiet'],
	means: { base: 'compare with this git revision: a loop plugin that was removed since comes back as it was' },
	run
};
async function run({ values, positionals }) {
	if (values.apply === true && positionals.includes('-')) throw _usage().usageError('--apply has no file to write where standard input is read');
	const opened = await _open().open(positionals, values);
	const input = await _check().checkInput(opened, values);
	const { check } = await Promise.resolve().then(()=>_load("judge/check.js"));
	const { planFixes } = await Promise.resolve().then(()=>_load("judge/fixes/index.js"));
	const { renderFixes, textsAfter } = await Promise.resolve().then(()=>_load("report/fix-text.js"));
	const checked = check(input);
	const plan = planFixes(input, checked);
	_print().printText(renderFixes(plan));
	const count = (n, what)=>`${n} ${what}${n === 1 ? '' : 's'}`;
	const { certain, choices, open: left } = plan;
	if (values.apply === true) {
		const { demandUnchanged, rewriteFile } = await Promise.resolve().then(()=>_load("read/tree/runner-files.js"));
		const texts = textsAfter(plan);
		for (const [path, { before }] of texts)demandUnchanged(opened.root, path, before);
		for (const [path, { before, after }] of texts){
			rewriteFile(opened.root, path, before, after);
			_print().printMessages(`wrote ${path}`);
		}
	}
	if (values.quiet !== true && certain.length + choices.length + left.length === 0) _print().printMessages('nothing to fix: no change was found and proven that ends a finding');
	else if (values.quiet !== true) _print().printMessages(`${count(certain.length, 'certain change')}${values.apply === true || certain.length === 0 ? '' : ' (--apply writes them)'}, ${choices.length} that ${choices.length === 1 ? 'asks' : 'ask'} for a choice, ${count(left.length, 'finding')} without a change`);
	return 0;
}

return { fix };
}),

"doors/cli/flags.js": (function (_from, _load) {

const _nodeu = _load.builtIn(() => require("node:util"));
const [_usage] = _from("./usage");
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
	help: { type: 'boolean', short: 'h' }
};
const FLAGS = {
	base: { value: 'REV', help: 'compare with a git revision: only what it does not have is new' },
	config: {
		value: 'FILE',
		help: 'the configuration; without it the nearest .loopgate.yaml or .github/loopgate.yml'
	},
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
	color: {
		help: 'colours, even when the output is not a terminal; FORCE_COLOR does the same'
	},
	'no-color': {
		help: 'no colours; NO_COLOR does the same'
	},
	shard: { value: 'INDEX/COUNT', help: 'judge this share of the clusters' },
	'explain-coverage': { help: 'instead of a verdict, what read which file, and what was skipped' },
	type: {
		value: 'TYPE',
		help: 'the query type; A by default'
	},
	from: { value: 'SERVER', help: 'ask this server only' },
	apply: { help: 'write the changes that are certain' },
	help: { help: 'this text' }
};
function parseCall(command, args) {
	const known = new Set([...command.flags, 'help']);
	const dashed = [...known].map((one)=>`--${one}`);
	const see = `See loopgate ${command.name} --help.`;
	for (const arg of args){
		if (arg === '--') break;
		const name = /^--([^=]+)/.exec(arg)?.[1];
		if (name === undefined || known.has(name)) continue;
		const exists = Object.hasOwn(OPTIONS, name);
		const what = exists ? `--${name} does not belong to ${command.name}` : `there is no flag ${JSON.stringify(`--${name}`)}`;
		throw _usage().usageError(`${what}${exists ? '' : _usage().meant(`--${name}`, dashed)}`, see);
	}
	const call = parsed(args, see);
	if (call.positionals.includes('')) throw _usage().usageError('an argument is empty: is a variable of the shell not set?', see);
	const twice = command.repeats === true ? undefined : ['format', 'output'].find((name)=>isTwice(call, name));
	if (twice !== undefined) throw _usage().usageError(`${command.name} takes one --${twice}`, see);
	const surplus = call.positionals[command.takes ?? Number.POSITIVE_INFINITY];
	if (surplus === undefined || call.values.help === true) return call;
	throw _usage().usageError(`${command.name} takes ${command.takes === 0 ? 'no argument' : 'one argument'}, and ${JSON.stringify(surplus)} is one too many`, see);
}
function isTwice({ values }, name) {
	return (values[name]?.length ?? 0) > 1;
}
function parsed(args, see) {
	try {
		return _nodeu().parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, tokens: true });
	} catch (error) {
		throw _usage().usageError(error instanceof Error ? error.message : String(error), see);
	}
}
function helpOf(command) {
	const rows = [...command.flags, 'help'].map((name)=>{
		const { value } = FLAGS[name];
		const help = command.means?.[name] ?? FLAGS[name].help;
		const described = name === 'format' ? `${help} ${(command.formats ?? []).join(', ')}` : help;
		return [
			`${name === 'help' ? '-h, ' : ''}--${name}${value === undefined ? '' : ` ${value}`}`,
			described
		];
	});
	const width = Math.max(...rows.map(([flag])=>flag.length));
	return [
		`loopgate ${command.usage}`,
		'',
		`  ${command.summary}`,
		'',
		...rows.map(([flag, help])=>`  ${flag.padEnd(width)}  ${help}`),
		''
	].join('\n');
}

return { FLAGS, helpOf, parseCall };
}),

"doors/cli/graph.js": (function (_from, _load) {

const [_print, _open, _outpu, _usage] = _from("doors/print", "./open", "./output", "./usage");
const graph = {
	name: 'graph',
	usage: 'graph [PATH...]',
	summary: 'draw who forwards which names where',
	flags: ['format', 'output', 'config', 'extends', 'render'],
	formats: ['mermaid', 'dot', 'html', 'json'],
	run
};
async function run({ values, positionals }) {
	const format = _usage().oneOf('format', values.format?.at(-1), ['mermaid', 'dot', 'html', 'json']) ?? 'mermaid';
	const opened = await _open().open(positionals, values);
	const { check } = await Promise.resolve().then(()=>_load("judge/check.js"));
	const { pictureOf } = await Promise.resolve().then(()=>_load("judge/picture.js"));
	const rendering = await _open().renderToolsFor(opened, values.render);
	const { head } = check({ tree: opened.tree, config: opened.config, base: { status: 'not-requested' }, ...rendering });
	const { renderGraph } = await Promise.resolve().then(()=>_load("report/index.js"));
	const linkFor = format === 'html' ? await _outpu().linksFrom(opened.root) : undefined;
	const text = await renderGraph(format, pictureOf(head), linkFor);
	const file = values.output?.at(-1);
	if (file !== undefined) await _outpu().writeOut(file, text);
	else _print().printText(text);
	return 0;
}

return { graph };
}),

"doors/cli/init.js": (function (_from, _load) {

const [_print, _open] = _from("doors/print", "./open");
const init = {
	name: 'init',
	usage: 'init',
	summary: 'look at the repository; write .loopgate.yaml with what was seen and what to answer, and a workflow',
	takes: 0,
	flags: [],
	run
};
async function run() {
	const { findScanRoot } = await Promise.resolve().then(()=>_load("read/tree/scan-root.js"));
	const { openReader } = await Promise.resolve().then(()=>_load("read/tree/working-tree.js"));
	const { configCandidates } = await Promise.resolve().then(()=>_load("judge/config/lookup.js"));
	const { initFiles, runsLoopgate } = await Promise.resolve().then(()=>_load("judge/config/init-files.js"));
	const { writeNewFile } = await Promise.resolve().then(()=>_load("read/tree/runner-files.js"));
	const { root, common } = findScanRoot(process.cwd(), ['.']);
	const reader = openReader(root);
	const config = configCandidates(common).flat().find(reader.has);
	const opened = config === undefined ? await _open().open([root], {}) : undefined;
	const seen = opened === undefined ? undefined : await look(opened);
	const [configuration, workflow] = initFiles(seen);
	if (config !== undefined) _print().printMessages(`${config} is a configuration already: it stays as it is, and none is written beside it`);
	else if (configuration !== undefined) write(configuration);
	const running = await workflows(root);
	const known = running.find((one)=>runsLoopgate(one.text));
	if (known !== undefined) _print().printMessages(`${known.path} runs loopgate already: no workflow is written`);
	else if (workflow !== undefined) write(workflow);
	_print().printMessages(workflow === undefined || known !== undefined ? 'next: loopgate scan' : NEXT);
	return 0;
	function write(file) {
		const wrote = writeNewFile(root, file.path, file.text);
		_print().printMessages(wrote ? `wrote ${file.path}` : `${file.path} exists and stays as it is`);
	}
}
const NEXT = "next: put the action's owner in the place of OWNER in the workflow, and run loopgate scan";
async function look({ tree, config }) {
	const { check } = await Promise.resolve().then(()=>_load("judge/check.js"));
	const { seenIn } = await Promise.resolve().then(()=>_load("judge/init-seen.js"));
	return seenIn(check({ tree, config, base: { status: 'not-requested' } }));
}
async function workflows(root) {
	const { listWorkingTree, openReader } = await Promise.resolve().then(()=>_load("read/tree/working-tree.js"));
	const reader = openReader(root);
	if (!reader.has('.github/workflows')) return [];
	return listWorkingTree(root, { include: [], exclude: [], paths: ['.github/workflows'] }).filter((path)=>/\.ya?ml$/.test(path)).flatMap((path)=>{
		const text = reader.read(path)?.toString('utf8');
		return text === undefined ? [] : [{ path, text }];
	});
}

return { init };
}),

"doors/cli/merge.js": (function (_from, _load) {

const _nodep = _load.builtIn(() => require("node:path"));
const [_outpu, _usage] = _from("./output", "./usage");
const merge = {
	name: 'merge',
	usage: 'merge FILE...',
	summary: 'one report of the JSON reports of shards',
	flags: ['format', 'output', 'strict', 'quiet', 'verbose', 'color', 'no-color'],
	formats: _outpu().FORMATS,
	repeats: true,
	means: {
		output: 'write the --format before it to a file; the pair may repeat'
	},
	run
};
async function run({ values, positionals, tokens }) {
	const outputs = _outpu().outputsOf(tokens);
	if (positionals.length === 0) throw _usage().usageError('merge needs the JSON reports of shards');
	const { mergeReports } = await Promise.resolve().then(()=>_load("judge/merge.js"));
	const root = process.cwd();
	const { openWorkingTree, readNamedByUser } = await Promise.resolve().then(()=>_load("read/tree/working-tree.js"));
	const shards = positionals.map((name)=>{
		const bytes = readNamedByUser(root, name, _nodep().resolve(name));
		if (bytes === undefined) throw _usage().usageError(`the report ${JSON.stringify(name)} does not exist`);
		return { name, text: bytes.toString('utf8') };
	});
	const tree = openWorkingTree(root, { include: [], exclude: [], paths: [] });
	const report = mergeReports(shards, (path)=>tree.read(path)?.toString('utf8'));
	await _outpu().writeReport(report, outputs, values);
	if (report.result === 'fail') return 1;
	return values.strict === true && report.result === 'incomplete' ? 3 : 0;
}

return { merge };
}),

"doors/cli/open.js": (function (_from, _load) {
/** What a command's arguments name: root, configuration, policy, files and base. */
const _nodef = _load.builtIn(() => require("node:fs"));
const _nodep = _load.builtIn(() => require("node:path"));
const [_usage] = _from("./usage");
const FILLED_LINE = /^[^\S\n]*(?!#|---[^\S\n]*(?:#|$)|\.\.\.[^\S\n]*$)\S/m;
async function open(positionals, flags) {
	const { resolvePolicy } = await Promise.resolve().then(()=>_load("judge/effective-policy.js"));
	const { openWhenRead, openWorkingTree } = await Promise.resolve().then(()=>_load("read/tree/working-tree.js"));
	const { findScanRoot } = await Promise.resolve().then(()=>_load("read/tree/scan-root.js"));
	const stream = positionals.includes('-');
	if (stream && positionals.length > 1) throw _usage().usageError('- is the only PATH where standard input is read');
	if (stream && flags.base !== undefined) throw _usage().usageError('standard input is in no revision, so nothing of it can be compared: leave --base out', 'To compare what charts render to, scan their folder with --base and --render.');
	const place = findScanRoot(process.cwd(), stream || positionals.length === 0 ? ['.'] : positionals);
	const { root } = place;
	const { configFileOf } = await Promise.resolve().then(()=>_load("doors/config-file.js"));
	const { loadConfig } = await Promise.resolve().then(()=>_load("judge/load-config.js"));
	await Promise.resolve().then(()=>_load("judge/plugins.js"));
	const { openListings } = await Promise.resolve().then(()=>_load("read/tree/tree.js"));
	const listings = openListings();
	const whole = place.paths.length === 0 && !stream ? listings : undefined;
	const found = configFileOf({ ...place, listings: whole }, flags.config, process.cwd());
	const file = found === undefined ? undefined : loadConfig(found);
	const { before, missing } = await textBefore(root, flags.base, listings);
	const decided = await resolvePolicy(file, async (one)=>readRemote(flags.extends, one), missing === undefined ? before : 'unavailable', place.common);
	const { config } = decided;
	const options = {
		include: config?.include?.map((one)=>one.value) ?? [],
		exclude: config?.exclude?.map((one)=>one.value) ?? [],
		paths: stream ? [] : place.paths,
		listings
	};
	const { watched } = await Promise.resolve().then(()=>_load("read/tree/watchdog.js"));
	const { optimiseLate } = await Promise.resolve().then(()=>_load("read/tree/late-optimising.js"));
	const unwatched = stream ? { ...await standardInput(), read: openWhenRead(root, listings) } : openWorkingTree(root, options);
	optimiseLate();
	const tree = watched(unwatched);
	return { root, common: place.common, tree, config, decided, before, missing, paths: options.paths, listings, options: stream ? undefined : options };
}
const HEAD = 64 * 1024;
const ROOM = 64 * 1024 * 1024;
function readStandardInput() {
	let bytes = Buffer.allocUnsafeSlow(ROOM);
	let length = 0;
	for(;;){
		const got = _nodef().readSync(0, bytes, length, bytes.length - length, null);
		if (got === 0) return bytes.subarray(0, length);
		length += got;
		if (length < bytes.length) continue;
		const larger = Buffer.allocUnsafeSlow(2 * length);
		bytes.copy(larger);
		bytes = larger;
	}
}
async function standardInput() {
	const { openStream } = await Promise.resolve().then(()=>_load("read/tree/tree.js"));
	const bytes = readStandardInput();
	const head = bytes.toString('utf8', 0, Math.max(0, bytes.lastIndexOf('\n', HEAD)));
	if (!FILLED_LINE.test(head) && !FILLED_LINE.test(bytes.toString('utf8'))) throw _usage().usageError('standard input is empty: did the command before the pipe fail?');
	return openStream(bytes);
}
async function readRemote(directory, file) {
	if (directory === undefined) return (await Promise.resolve().then(()=>_load("judge/effective-policy.js"))).noRemote(file);
	const path = [file.owner, file.repository, ...file.path.split('/')].join('/');
	const { readBelow } = await Promise.resolve().then(()=>_load("read/tree/working-tree.js"));
	const bytes = readBelow(directory, path);
	return bytes === undefined ? {
		because: `${JSON.stringify(_nodep().join(directory, path))} does not exist`,
		gone: true
	} : { text: bytes.toString('utf8') };
}
async function textBefore(root, base, listings) {
	if (base === undefined) return { before: undefined, missing: undefined };
	const { findCommit, openGitTree } = await Promise.resolve().then(()=>_load("read/tree/git-tree.js"));
	const commit = findCommit(root, base, listings);
	if (commit === undefined) throw _usage().usageError(`the base revision ${JSON.stringify(base)} does not exist in this repository`);
	const { CONFIG_PATHS } = await Promise.resolve().then(()=>_load("judge/config/config.js"));
	const tree = openGitTree(root, commit, { include: [], exclude: [], paths: [...CONFIG_PATHS], listings });
	if ('because' in tree) return { before: undefined, missing: tree.because };
	return { before: (path)=>tree.read(path)?.toString('utf8'), missing: undefined };
}
async function baselinesFor({ root, decided, before }, flag) {
	const { baselinesOf } = await Promise.resolve().then(()=>_load("judge/policy-files.js"));
	const { readNamedByRepository, readNamedByUser } = await Promise.resolve().then(()=>_load("read/tree/working-tree.js"));
	const { shownPath } = await Promise.resolve().then(()=>_load("doors/config-file.js"));
	const given = flag === undefined ? undefined : shownPath(root, _nodep().resolve(flag));
	const read = (path)=>{
		const own = flag !== undefined && path === given;
		return (own ? readNamedByUser(root, flag, _nodep().resolve(flag)) : readNamedByRepository(root, path))?.toString('utf8');
	};
	return baselinesOf(decided, given, { head: read, base: before });
}
async function baseOf(opened, revision, always) {
	if (revision === undefined) return { status: 'not-requested' };
	if (opened.missing !== undefined) return { status: 'unavailable', because: opened.missing };
	const { baseFiles } = await Promise.resolve().then(()=>_load("read/tree/git-tree.js"));
	const files = baseFiles(opened.root, revision, {
		include: opened.config?.include?.map((one)=>one.value) ?? [],
		exclude: opened.config?.exclude?.map((one)=>one.value) ?? [],
		paths: opened.paths,
		listings: opened.listings
	}, always);
	if (files === undefined) throw _usage().usageError(`the base revision ${JSON.stringify(revision)} does not exist in this repository`);
	if ('because' in files) return { status: 'unavailable', because: files.because };
	return { status: 'compared', files };
}
const RENDER_MODES = ['auto', 'helm', 'kustomize', 'off'];
async function renderToolsFor({ config, root }, flag) {
	const { openRenderTools } = await Promise.resolve().then(()=>_load("read/tree/render-tools.js"));
	const mode = _usage().oneOf('render', flag, RENDER_MODES) ?? config?.render?.value ?? 'off';
	const render = openRenderTools(mode, process.env.PATH, root);
	return render === undefined ? {} : { render };
}
function today() {
	return new Date().toISOString().slice(0, 10);
}

return { RENDER_MODES, baseOf, baselinesFor, open, renderToolsFor, today };
}),

"doors/cli/output.js": (function (_from, _load) {

const _nodef = _load.builtIn(() => require("node:fs"));
const _nodep = _load.builtIn(() => require("node:path"));
const [_defin, _sourc, _print, _termi, _usage] = _from("text/defined", "text/source-file", "doors/print", "doors/terminal", "./usage");
const FORMATS = ['text', 'json', 'sarif', 'github', 'markdown', 'html', 'junit', 'gitlab'];
function useColor(values) {
	if (values['no-color'] === true) return false;
	if (values.color === true) return true;
	const { NO_COLOR: no = '', FORCE_COLOR: force = '', TERM } = process.env;
	if (no !== '') return false;
	if (force !== '') return force !== '0' && force !== 'false';
	return process.stdout.isTTY === true && TERM !== 'dumb';
}
function print(text) {
	_print().printText(text);
	return 0;
}
function fromHere(root) {
	const here = _nodef().realpathSync(process.cwd());
	return (path)=>path === _sourc().STANDARD_INPUT ? path : _nodep().relative(here, _nodep().join(root, path)).split(_nodep().sep).join('/') || '.';
}
function outputsOf(tokens) {
	const outputs = [];
	let waiting;
	for (const token of tokens){
		if (token.kind !== 'option') continue;
		if (token.name === 'format') {
			const format = _usage().oneOf('format', token.value, FORMATS);
			if (format !== undefined) outputs.push({ format, file: waiting });
			waiting = undefined;
		}
		if (token.name === 'output') {
			if (token.value === '-') throw _usage().usageError('--output takes a file: without it a report goes to standard output');
			const last = outputs.at(-1);
			if (last !== undefined && last.file === undefined) last.file = token.value;
			else if (waiting === undefined) waiting = token.value;
			else throw _usage().usageError('each --output belongs to one --format');
		}
	}
	if (outputs.length === 0) outputs.push({ format: 'text', file: waiting });
	else if (waiting !== undefined) throw _usage().usageError('each --output belongs to one --format');
	if (outputs.filter((one)=>one.file === undefined).length > 1) throw _usage().usageError('only one --format can go to standard output; give the others an --output');
	const files = outputs.flatMap(({ file })=>file === undefined ? [] : [_nodep().resolve(file)]);
	if (new Set(files).size < files.length) throw _usage().usageError('two --output are one file, which only one report can be');
	return outputs;
}
async function writeReport(report, outputs, values, { shown, root } = { shown: (path)=>path, root: process.cwd() }) {
	const color = useColor(values);
	const { render } = await Promise.resolve().then(()=>_load("report/index.js"));
	const terminal = outputs.some(({ format, file })=>format === 'text' && file === undefined) ? _termi().terminalOptions(process.env, process.stdout, root) : {};
	const web = outputs.some(isLinked) ? await linksFrom(root) : undefined;
	const texts = [];
	for (const output of outputs){
		const options = {
			color: color && output.file === undefined,
			quiet: values.quiet === true,
			verbose: values.verbose === true,
			...output.file === undefined ? { shown, ...terminal } : {},
			..._defin().defined({ linkFor: isLinked(output) ? web : undefined })
		};
		texts.push({ output, text: await render(output.format, report, options) });
	}
	const { writeReportFile } = await Promise.resolve().then(()=>_load("read/tree/runner-files.js"));
	for (const { output, text } of texts){
		if (output.file !== undefined) writeReportFile(process.cwd(), output.file, text);
		else if (output.format === 'github') _print().printCommands(text);
		else _print().printText(text);
	}
}
function isLinked({ format }) {
	return format === 'markdown' || format === 'html';
}
async function linksFrom(root) {
	const { runGit } = await Promise.resolve().then(()=>_load("read/tree/git.js"));
	const { linksOfClone } = await Promise.resolve().then(()=>_load("doors/blob-links.js"));
	return linksOfClone((args)=>runGit(root, args), process.env);
}
async function writeOut(file, text) {
	(await Promise.resolve().then(()=>_load("read/tree/runner-files.js"))).writeReportFile(process.cwd(), file, text);
}

return { FORMATS, fromHere, linksFrom, outputsOf, print, useColor, writeOut, writeReport };
}),

"doors/cli/render-hint.js": (function (_from) {
/** Hints at a local tool that would render what native reading leaves open. */
const [_runto] = _from("tree/run-tool");
const OPEN = new Set(['LG305', 'LG801', 'LG802']);
function renderHint(report, path, root) {
	const open = report.findings.filter(({ code })=>OPEN.has(code)).map(({ at })=>at.file.path);
	const tools = [
		{ names: ['helm'], shown: 'helm', what: 'charts', file: /(?:^|\/)(?:templates\/|charts\/|Chart\.ya?ml$)/ },
		{ names: ['kustomize', 'kubectl'], shown: 'kustomize', what: 'kustomizations', file: /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/ }
	].filter(({ names, file })=>open.some((one)=>file.test(one)) && names.some((name)=>_runto().findTool(name, path, root) !== undefined));
	if (tools.length === 0) return undefined;
	const [who, what] = [tools.map(({ shown })=>shown), tools.map((one)=>one.what)].map((words)=>words.join(' and '));
	return `${who} ${tools.length === 1 ? 'is' : 'are'} on this machine: --render auto would judge the ${what} that are not followed to the end here`;
}

return { renderHint };
}),

"doors/cli/rules.js": (function (_from, _load) {

const [_outpu, _usage] = _from("./output", "./usage");
const rules = {
	name: 'rules',
	usage: 'rules',
	summary: 'list the rules with their default severities',
	takes: 0,
	flags: ['format', 'color', 'no-color'],
	formats: ['text', 'json'],
	run
};
async function run({ values }) {
	const { RULES } = await Promise.resolve().then(()=>_load("judge/rules/descriptions.js"));
	if (_usage().oneOf('format', values.format?.at(-1), ['text', 'json']) === 'json') {
		return _outpu().print(`${JSON.stringify({
			version: 1,
			rules: RULES.map(({ code, slug, severity, summary })=>({ code, slug, severity, summary }))
		}, null, 2)}\n`);
	}
	const width = Math.max(...RULES.map((rule)=>rule.slug.length));
	return _outpu().print(RULES.map((rule)=>`${rule.code}  ${rule.slug.padEnd(width)}  ${rule.severity.padEnd(7)}  ${rule.summary}\n`).join(''));
}

return { rules };
}),

"doors/cli/scan.js": (function (_from, _load) {

const [_defin, _print, _check, _open, _outpu, _usage] = _from("text/defined", "doors/print", "./check-input", "./open", "./output", "./usage");
const SEVERITIES = ['error', 'warning', 'note', 'never'];
const scan = {
	name: 'scan',
	usage: '[scan] [PATH...]',
	summary: 'check directories, files, or - for a YAML stream on standard input; . by default',
	flags: [
		'base', 'config', 'extends', 'format', 'output', 'fail-on', 'baseline', 'render', 'fail-on-empty', 'strict', 'quiet', 'verbose', 'color', 'no-color', 'shard',
		'explain-coverage',
	],
	formats: _outpu().FORMATS,
	repeats: true,
	means: {
		output: 'write the --format before it to a file; the pair may repeat'
	},
	run
};
async function run({ values, positionals, tokens }) {
	const failOn = _usage().oneOf('fail-on', values['fail-on'], SEVERITIES);
	const shard = shardOf(values.shard);
	const outputs = _outpu().outputsOf(tokens);
	const opened = await _open().open(positionals, values);
	if (values['explain-coverage'] === true) return explainCoverage(opened, outputs);
	const { sizeOfBase } = await Promise.resolve().then(()=>_load("judge/base-tree.js"));
	const { check } = await Promise.resolve().then(()=>_load("judge/check.js"));
	const { showsNothing } = await Promise.resolve().then(()=>_load("judge/report/finding.js"));
	const { withFixes } = await Promise.resolve().then(()=>_load("judge/fixes/index.js"));
	const input = { ...await _check().checkInput(opened, values), failOnEmpty: values['fail-on-empty'] === true, ..._defin().defined({ failOn, shard }) };
	const judge = ()=>withFixes(input, check(input), 'shown');
	const report = input.render === undefined ? opened.tree.within(judge, showsNothing, sizeOfBase(input.base)) : judge();
	await _outpu().writeReport(report, outputs, values, { shown: _outpu().fromHere(opened.root), root: opened.root });
	if (values.quiet !== true && input.render === undefined && outputs.some(({ format })=>format === 'text')) {
		const { renderHint } = await Promise.resolve().then(()=>_load("doors/cli/render-hint.js"));
		const hint = renderHint(report, process.env.PATH, opened.root);
		if (hint !== undefined) _print().printMessages(hint);
	}
	if (report.result === 'fail') return 1;
	return values.strict === true && report.result === 'incomplete' ? 3 : 0;
}
function shardOf(text) {
	if (text === undefined) return undefined;
	const found = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
	const [index, count] = [Number(found?.[1]), Number(found?.[2])];
	if (found === null || index > count) throw _usage().usageError(`--shard takes INDEX/COUNT, such as 2/5, not ${JSON.stringify(text)}`);
	return { index, count };
}
async function explainCoverage(opened, outputs) {
	const { coverageOf } = await Promise.resolve().then(()=>_load("judge/coverage.js"));
	const { listLeftOut } = await Promise.resolve().then(()=>_load("read/tree/working-tree.js"));
	const { renderCoverageJson, renderCoverageText } = await Promise.resolve().then(()=>_load("report/coverage.js"));
	const other = outputs.find(({ format })=>format !== 'text' && format !== 'json');
	if (other !== undefined) throw _usage().usageError(`--explain-coverage is printed as text or json, not as ${other.format}`);
	const { check } = await Promise.resolve().then(()=>_load("judge/check.js"));
	const { tree, config } = opened;
	const named = new Set();
	const read = (path)=>{
		named.add(path);
		return tree.read(path);
	};
	check({ tree: { ...tree, read }, config, base: { status: 'not-requested' } });
	const files = ()=>[...tree.files()].filter(({ path })=>path !== config?.file.path);
	const leftOut = opened.options === undefined ? [] : listLeftOut(opened.root, opened.options);
	const report = coverageOf({ ...tree, files }, leftOut, named);
	for (const { format, file } of outputs){
		const text = format === 'json' ? renderCoverageJson(report) : renderCoverageText(report);
		if (file === undefined) _print().printText(text);
		else await _outpu().writeOut(file, text);
	}
	return 0;
}

return { scan };
}),

"doors/cli/schema.js": (function (_from, _load) {

function _configschemajson() {
	const data = /*#__PURE__*/ _interop_require_default(_load("../schema/config.schema.json"));
	_configschemajson = function() {
		return data;
	};
	return data;
}
const [_outpu] = _from("./output");
function _interop_require_default(obj) {
	return obj && obj.__esModule ? obj : { default: obj };
}
const schema = {
	name: 'schema',
	usage: 'schema',
	summary: "print the configuration's JSON schema",
	takes: 0,
	flags: [],
	run: async ()=>_outpu().print(`${JSON.stringify(_configschemajson().default, null, 2)}\n`)
};

return { schema };
}),

"doors/cli/trace.js": (function (_from, _load) {

const [_open, _outpu, _usage] = _from("./open", "./output", "./usage");
const trace = {
	name: 'trace',
	usage: 'trace NAME [PATH...]',
	summary: 'follow one query from every DNS server, hop by hop',
	flags: ['type', 'from', 'format', 'config', 'extends', 'render', 'quiet', 'color', 'no-color'],
	formats: ['text', 'json'],
	run
};
async function run({ values, positionals }) {
	const [name, ...paths] = positionals;
	if (name === undefined) throw _usage().usageError('trace needs a NAME to follow');
	const format = _usage().oneOf('format', values.format?.at(-1), ['text', 'json']) ?? 'text';
	const { refusedQuery, traceReport } = await Promise.resolve().then(()=>_load("judge/trace.js"));
	const refused = refusedQuery(name, values.type ?? 'A');
	if (refused !== undefined) throw _usage().usageError(refused);
	const opened = await _open().open(paths, values);
	const { understood } = await Promise.resolve().then(()=>_load("judge/check.js"));
	const rendering = await _open().renderToolsFor(opened, values.render);
	const { head } = understood({ tree: opened.tree, config: opened.config, base: { status: 'not-requested' }, ...rendering });
	const report = traceReport(head, name, (values.type ?? 'A').toUpperCase(), values.from);
	if (values.from !== undefined && report.entries.length === 0) throw _usage().usageError(`no DNS server is called ${JSON.stringify(values.from)}`);
	if (format === 'json') return _outpu().print((await Promise.resolve().then(()=>_load("report/trace-json.js"))).renderTraceJson(report));
	const color = _outpu().useColor(values);
	return _outpu().print((await Promise.resolve().then(()=>_load("report/trace-text.js"))).renderTraceText(report, {
		color,
		shown: _outpu().fromHere(opened.root)
	}));
}

return { trace };
}),

"doors/cli/usage.js": (function (_from) {

const [_spell] = _from("judge/config/spelling");
function usageError(...lines) {
	const error = Object.assign(new Error(lines.join('\n')), { lines });
	error.name = 'UsageError';
	return error;
}
function meant(text, candidates) {
	const near = _spell().nearest(text, candidates);
	return near === undefined ? '' : `; did you mean ${near}?`;
}
function oneOf(name, value, allowed) {
	if (value === undefined) return undefined;
	const found = allowed.find((one)=>one === value);
	if (found === undefined) throw usageError(`--${name} takes one of ${allowed.join(', ')}, not ${JSON.stringify(value)}${meant(value, allowed)}`);
	return found;
}

return { meant, oneOf, usageError };
}),

"doors/terminal.js": (function (_from, _load) {

const _nodep = _load.builtIn(() => require("node:path"));
const _nodeu = _load.builtIn(() => require("node:url"));
const [_sourc] = _from("text/source-file");
const LINKING_PROGRAMS = new Set(['iTerm.app', 'WezTerm', 'vscode', 'ghostty', 'Hyper', 'rio', 'Tabby']);
const MIN_VTE = 5000;
function terminalOptions(env, stream, root) {
	const { columns } = stream;
	return {
		...stream.isTTY === true && columns !== undefined && columns > 0 ? { columns } : {},
		...hasLinks(env, stream) ? { linkFor: (path)=>path === _sourc().STANDARD_INPUT ? undefined : _nodeu().pathToFileURL(_nodep().join(root, path)).href } : {}
	};
}
function hasLinks(env, { isTTY }) {
	const forced = env.FORCE_HYPERLINK;
	if (forced !== undefined && forced !== '') return forced !== '0';
	if (isTTY !== true || env.CI !== undefined || env.TERM === 'dumb') return false;
	return LINKING_PROGRAMS.has(env.TERM_PROGRAM ?? '') || Number(env.VTE_VERSION ?? 0) >= MIN_VTE || env.KITTY_WINDOW_ID !== undefined || env.WT_SESSION !== undefined || env.TERM === 'alacritty';
}

return { terminalOptions };
}),

"report/index.js": (function (_from, _load) {

const [_surfa] = _from("./surface");
const REPORTERS = {
	text: async ()=>(await Promise.resolve().then(()=>_load("report/text.js"))).renderText,
	json: async ()=>(await Promise.resolve().then(()=>_load("report/json.js"))).renderJson,
	sarif: async ()=>{
		const { renderSarif } = await Promise.resolve().then(()=>_load("report/sarif.js"));
		return (report)=>renderSarif(report);
	},
	github: async ()=>{
		const { renderAnnotations } = await Promise.resolve().then(()=>_load("report/annotations.js"));
		return (report)=>renderAnnotations(report, { reserveError: false });
	},
	markdown: async ()=>{
		const { renderMarkdown } = await Promise.resolve().then(()=>_load("report/markdown.js"));
		return (report, { linkFor })=>renderMarkdown(report, linkFor === undefined ? {} : { linkFor });
	},
	junit: async ()=>(await Promise.resolve().then(()=>_load("report/junit.js"))).renderJunit,
	gitlab: async ()=>(await Promise.resolve().then(()=>_load("report/gitlab.js"))).renderGitlab,
	html: async ()=>(await Promise.resolve().then(()=>_load("report/html.js"))).renderHtml
};
const SURFACES = { text: 'text', json: 'json', sarif: 'json', github: 'commands', markdown: 'markdown', junit: 'markup', gitlab: 'json', html: 'markup' };
const GRAPH_REPORTERS = {
	mermaid: async ()=>(await Promise.resolve().then(()=>_load("report/mermaid.js"))).renderMermaid,
	dot: async ()=>(await Promise.resolve().then(()=>_load("report/dot.js"))).renderDot,
	html: async ()=>(await Promise.resolve().then(()=>_load("report/graph-html.js"))).renderGraphHtml,
	json: async ()=>(await Promise.resolve().then(()=>_load("report/graph-json.js"))).renderGraphJson
};
const GRAPH_SURFACES = { mermaid: 'text', dot: 'markup', html: 'markup', json: 'json' };
async function render(id, report, options) {
	const reporter = await REPORTERS[id]();
	return _surfa().inert(SURFACES[id], reporter(report, options));
}
async function renderGraph(id, picture, linkFor) {
	const reporter = await GRAPH_REPORTERS[id]();
	return _surfa().inert(GRAPH_SURFACES[id], reporter(picture, linkFor));
}

return { GRAPH_REPORTERS, REPORTERS, render, renderGraph };
})
};

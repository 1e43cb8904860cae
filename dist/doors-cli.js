export const id = 583;
export const ids = [583,989];
export const modules = {

/***/ 4874:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ defined)
/* harmony export */ });
/** The object without the keys whose value is undefined: for optional fields, which are there or are not. */ function defined(object) {
	const kept = {};
	// Called for most of what is built: no pairs are made on the way.
	for(const key in object)if (object[key] !== undefined) kept[key] = object[key];
	return kept;
}


/***/ }),

/***/ 1067:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ errorCode),
/* harmony export */   Eb: () => (/* binding */ present),
/* harmony export */   FR: () => (/* binding */ emptyRecord),
/* harmony export */   R9: () => (/* binding */ itemAt),
/* harmony export */   V1: () => (/* binding */ invariant),
/* harmony export */   _f: () => (/* binding */ entryAt),
/* harmony export */   xb: () => (/* binding */ assertNever)
/* harmony export */ });
/** Our own mistake, never the file's: says so instead of going on with nonsense. */ function invariant(condition, message) {
	if (!condition) throw new Error(`loopgate made a mistake: ${message}`);
}
/** Closes an exhaustive `switch` on a `kind`. */ function assertNever(value) {
	throw new Error(`loopgate made a mistake: unexpected ${JSON.stringify(value)}`);
}
/** A value that the code around it has made sure of: what was just counted, pushed or looked up. */ function present(value) {
	if (value === undefined) throw new Error('loopgate made a mistake: a value that must be there is not');
	return value;
}
/** The item at an index that lies within the list. */ function itemAt(list, index) {
	const item = list[index];
	if (item === undefined) throw new Error(`loopgate made a mistake: no item ${index} among ${list.length}`);
	return item;
}
/** The code of a failure of the system, as `ENOENT`. */ function errorCode(error) {
	const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
	return typeof code === 'string' ? code : undefined;
}
/** A record without a prototype, so that a key of a file (`__proto__`, `constructor`) is a key like any other. */ function emptyRecord() {
	return Object.create(null);
}
/** As `itemAt`, for lists that hold nothing but numbers and are read in the innermost loops. */ function entryAt(list, index) {
	const item = list[index];
	if (item === undefined) throw new Error(`loopgate made a mistake: no number ${index} among ${list.length}`);
	return item;
}


/***/ }),

/***/ 7795:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tq: () => (/* binding */ PlacedUsageError),
/* harmony export */   eb: () => (/* binding */ UsageError)
/* harmony export */ });
/* unused harmony export mistakeLine */
/** The tool was used wrongly: a path, pattern or revision that cannot be meant. Doors answer with exit code 2. */ class UsageError extends Error {
	name = 'UsageError';
	/** The message as it is to be shown: what a name in one of them says begins no other. */ lines;
	constructor(...lines){
		super(lines.join('\n'));
		this.lines = lines;
	}
}
/** Mistakes in a file of the repository: a door that can point at lines does. */ class PlacedUsageError extends UsageError {
	mistakes;
	constructor(...mistakes){
		super(...mistakes.map(mistakeLine));
		this.mistakes = mistakes;
	}
}
/** `FILE:LINE:COL: message`. */ function mistakeLine({ file, line, column, message }) {
	return `${file}:${line}:${column}: ${message}`;
}


/***/ }),

/***/ 2479:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ HOME_PAGE),
/* harmony export */   rulePage: () => (/* binding */ rulePage),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of package.json; a test holds the two together. */ const VERSION = '0.1.0';
/** Where this is published; whoever publishes it puts the account in. */ const HOME = 'https://github.com/OWNER/loopgate';
/** Of this version: it leads to the same page for ever. */ const HOME_PAGE = `${HOME}/tree/v${VERSION}`;
/** The page of a rule, as it is in this version. */ function rulePage(slug) {
	return `${HOME}/blob/v${VERSION}/docs/rules/${slug}.md`;
}


/***/ }),

/***/ 7063:
/***/ (function (__webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_text_version_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(2479);
/* harmony import */ var _cli_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6053);
/* harmony import */ var _cli_completion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1852);
/* harmony import */ var _cli_config_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4308);
/* harmony import */ var _cli_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4965);
/* harmony import */ var _cli_expect_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5263);
/* harmony import */ var _cli_explain_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4115);
/* harmony import */ var _cli_fix_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6295);
/* harmony import */ var _cli_flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7859);
/* harmony import */ var _cli_graph_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2004);
/* harmony import */ var _cli_init_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5576);
/* harmony import */ var _cli_merge_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8956);
/* harmony import */ var _cli_output_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2965);
/* harmony import */ var _cli_rules_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(927);
/* harmony import */ var _cli_scan_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(847);
/* harmony import */ var _cli_schema_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9681);
/* harmony import */ var _cli_trace_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(4161);
/* harmony import */ var _cli_usage_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(6039);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(3290);
/** The door of the terminal: arguments in, text and an exit code out. */ 



















const COMMANDS = [
	_cli_scan_js__WEBPACK_IMPORTED_MODULE_14__/* .scan */ .S,
	_cli_trace_js__WEBPACK_IMPORTED_MODULE_16__/* .trace */ .u,
	_cli_graph_js__WEBPACK_IMPORTED_MODULE_9__/* .graph */ .J,
	_cli_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .diff */ .U,
	_cli_expect_js__WEBPACK_IMPORTED_MODULE_5__/* .expect */ .E,
	_cli_fix_js__WEBPACK_IMPORTED_MODULE_7__/* .fix */ .U,
	_cli_explain_js__WEBPACK_IMPORTED_MODULE_6__/* .explain */ .W,
	_cli_rules_js__WEBPACK_IMPORTED_MODULE_13__/* .rules */ .a,
	_cli_init_js__WEBPACK_IMPORTED_MODULE_10__/* .init */ .T,
	_cli_config_js__WEBPACK_IMPORTED_MODULE_3__/* .config */ .$,
	_cli_schema_js__WEBPACK_IMPORTED_MODULE_15__/* .schema */ .w,
	_cli_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .baseline */ ._,
	_cli_merge_js__WEBPACK_IMPORTED_MODULE_11__/* .merge */ .h,
	(0,_cli_completion_js__WEBPACK_IMPORTED_MODULE_2__/* .completionOf */ .G)(()=>COMMANDS)
];
function usage() {
	const width = Math.max(...COMMANDS.map((one)=>one.usage.length));
	const rows = COMMANDS.map((one)=>`  loopgate ${one.usage.padEnd(width)}  ${one.summary}\n`);
	return `loopgate ${_core_text_version_js__WEBPACK_IMPORTED_MODULE_18__/* .VERSION */ .x}: finds DNS forwarding loops in Kubernetes configuration before they reach a cluster

${rows.join('')}
Each command takes --help. Flags of scan: ${_cli_scan_js__WEBPACK_IMPORTED_MODULE_14__/* .scan */ .S.flags.map((one)=>`--${one}`).join(' ')}
exit: 0 nothing at or above --fail-on, 1 findings, 2 wrong use, 3 internal error or incomplete under --strict
`;
}
async function main(argv) {
	const [first = '', ...others] = argv;
	if (argv.some((one, index)=>one === '--version' && !argv.slice(0, index).includes('--')) || first === '-V') return (0,_cli_output_js__WEBPACK_IMPORTED_MODULE_12__/* .print */ .yy)(`${_core_text_version_js__WEBPACK_IMPORTED_MODULE_18__/* .VERSION */ .x}\n`);
	if (first === '--help' || first === '-h') return (0,_cli_output_js__WEBPACK_IMPORTED_MODULE_12__/* .print */ .yy)(usage());
	if (first === 'help') return help(others);
	const command = COMMANDS.find((one)=>one.name === first);
	if (command === undefined) refuseMistyped(first);
	const call = (0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .parseCall */ .Mf)(command ?? _cli_scan_js__WEBPACK_IMPORTED_MODULE_14__/* .scan */ .S, command === undefined ? argv : others);
	return call.values.help === true ? (0,_cli_output_js__WEBPACK_IMPORTED_MODULE_12__/* .print */ .yy)((0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .helpOf */ .ZL)(command ?? _cli_scan_js__WEBPACK_IMPORTED_MODULE_14__/* .scan */ .S)) : (command ?? _cli_scan_js__WEBPACK_IMPORTED_MODULE_14__/* .scan */ .S).run(call);
}
function help([name]) {
	if (name === undefined) return (0,_cli_output_js__WEBPACK_IMPORTED_MODULE_12__/* .print */ .yy)(usage());
	const command = COMMANDS.find((one)=>one.name === name);
	if (command !== undefined) return (0,_cli_output_js__WEBPACK_IMPORTED_MODULE_12__/* .print */ .yy)((0,_cli_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .helpOf */ .ZL)(command));
	const near = (0,_cli_usage_js__WEBPACK_IMPORTED_MODULE_19__/* .meant */ .wx)(name, COMMANDS.map((one)=>one.name));
	throw (0,_cli_usage_js__WEBPACK_IMPORTED_MODULE_19__/* .usageError */ .Wp)(`there is no command ${JSON.stringify(name)}${near}`, 'See loopgate --help.');
}
/** The first word is no command and no path, and much like a command. */ function refuseMistyped(word) {
	if (word === '' || word.startsWith('-') || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(word, {
		throwIfNoEntry: false
	}) !== undefined) return;
	const near = (0,_cli_usage_js__WEBPACK_IMPORTED_MODULE_19__/* .meant */ .wx)(word, COMMANDS.map((one)=>one.name));
	if (near !== '') throw (0,_cli_usage_js__WEBPACK_IMPORTED_MODULE_19__/* .usageError */ .Wp)(`there is no command and no path ${JSON.stringify(word)}${near}`, 'See loopgate --help.');
}
process.stdout.on('error', (error)=>{
	if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
});
try {
	process.exitCode = await main(process.argv.slice(2));
} catch (error) {
	if (error instanceof Error && error.name === 'UsageError') {
		const [first = '', ...more] = 'lines' in error ? error.lines : [
			error.message
		];
		(0,_print_js__WEBPACK_IMPORTED_MODULE_17__/* .printMessages */ .Si)(`loopgate: ${first}`, ...more);
		process.exitCode = 2;
	} else {
		const message = error instanceof Error ? error.message : String(error);
		(0,_print_js__WEBPACK_IMPORTED_MODULE_17__/* .printMessages */ .Si)(`internal error, please report: ${message}`);
		if (process.env.LOOPGATE_DEBUG !== undefined && error instanceof Error) (0,_print_js__WEBPACK_IMPORTED_MODULE_17__/* .printMessages */ .Si)(...(error.stack ?? '').split('\n'));
		process.exitCode = 3;
	}
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 6053:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ baseline)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3290);
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5530);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2965);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6039);
/** `loopgate baseline`: accept what is there today. */ 




const baseline = {
	name: 'baseline',
	usage: 'baseline create|prune [PATH...]',
	summary: 'write a baseline of the findings of today, or drop what no longer occurs',
	words: [
		'create',
		'prune'
	],
	flags: [
		'baseline',
		'config',
		'extends'
	],
	run
};
async function run({ values, positionals }) {
	const [what, ...paths] = positionals;
	if (what !== 'create' && what !== 'prune') throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)('baseline takes create or prune');
	const opened = await (0,_open_js__WEBPACK_IMPORTED_MODULE_2__/* .open */ .ho)(paths, values);
	const { check } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 7146));
	const { BASELINE_PATH, baselinePath, policyFor, writeBaseline } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 214));
	const file = values.baseline ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(opened.root, baselinePath(opened.config, undefined, process.env) ?? BASELINE_PATH);
	const { readNamedByUser } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 5783));
	const bytes = readNamedByUser(opened.root, file, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file));
	const old = bytes === undefined ? undefined : {
		path: (0,_open_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(opened.root, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file)),
		text: bytes.toString('utf8')
	};
	const { report } = check({
		tree: opened.tree,
		config: opened.config,
		base: {
			status: 'not-requested'
		},
		// What a suppression hides is left to it: an entry would go on hiding it after the suppression's day.
		...policyFor({
			decided: opened.decided,
			baselines: {},
			today: (0,_open_js__WEBPACK_IMPORTED_MODULE_2__/* .today */ .Ec)(),
			base: undefined,
			whole: opened.paths.length === 0
		})
	});
	await (0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .writeOut */ .sD)(file, writeBaseline(what, report, old));
	(0,_print_js__WEBPACK_IMPORTED_MODULE_1__/* .printMessages */ .Si)(`wrote ${file}`);
	return 0;
}


/***/ }),

/***/ 8917:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ checkInput)
/* harmony export */ });
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4874);
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5530);
/** What a check is given for what a command opened: base, policy and tools. */ 

async function checkInput(opened, values) {
	const { policiesFor, policyPaths, renderMode } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 214));
	const { openRenderTools } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 5971));
	const { openWorkingTree } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 5783));
	const { baseFiles } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 8450));
	const { decided, tree, config } = opened;
	const render = openRenderTools(renderMode(config, values.render, process.env), process.env.PATH, opened.root);
	const baselines = await (0,_open_js__WEBPACK_IMPORTED_MODULE_0__/* .baselinesFor */ .e9)(opened, values.baseline);
	const always = policyPaths(decided, baselines, opened.common);
	const base = await (0,_open_js__WEBPACK_IMPORTED_MODULE_0__/* .baseOf */ .bx)(opened, values.base, always);
	const policy = policiesFor({
		decided,
		baselines,
		today: (0,_open_js__WEBPACK_IMPORTED_MODULE_0__/* .today */ .Ec)(),
		base: base.status === 'compared' ? base.files : undefined,
		whole: opened.paths.length === 0,
		reopen: (globs)=>{
			const options = {
				...globs,
				paths: opened.paths
			};
			const files = values.base === undefined ? undefined : baseFiles(opened.root, values.base, options, always);
			return {
				tree: opened.options === undefined ? tree : openWorkingTree(opened.root, options),
				base: files === undefined || 'because' in files ? base : {
					status: 'compared',
					files
				}
			};
		}
	}, {
		tree,
		base
	});
	return {
		tree,
		config,
		base,
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_1__/* .defined */ .s)({
			render
		}),
		...policy
	};
}


/***/ }),

/***/ 1852:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ completionOf)
/* harmony export */ });
/* harmony import */ var _core_text_invariant_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1067);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7859);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2965);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);
/** `loopgate completion`: what a shell completes, made from the list of commands. */ 



const SHELLS = [
	'bash',
	'zsh',
	'fish'
];
/** The commands are handed in, for they hold this one. */ function completionOf(commands) {
	return {
		name: 'completion',
		usage: 'completion bash|zsh|fish',
		summary: 'a script for your shell: source <(loopgate completion bash)',
		words: SHELLS,
		flags: [],
		run: async ({ positionals: [given] })=>{
			const shell = (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('completion', given, SHELLS);
			if (shell === undefined) throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)('completion takes bash, zsh or fish');
			return (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .print */ .yy)(shell === 'fish' ? fish(commands()) : shell === 'zsh' ? zsh(commands()) : bash(commands()));
		}
	};
}
function flagsOf(command) {
	return [
		...command.flags,
		'help'
	].map((one)=>`--${one}`);
}
function bash(commands) {
	const names = commands.map((one)=>one.name).join(' ');
	const cases = commands.map((one)=>`    ${one.name}) words=${quoted(flagsOf(one).join(' '))}; first=${quoted((one.words ?? []).join(' '))}; formats=${quoted((one.formats ?? []).join(' '))} ;;`);
	return `# loopgate completion for bash
_loopgate() {
  local current=\${COMP_WORDS[COMP_CWORD]} command=\${COMP_WORDS[1]} words= first= formats=
  case $command in
${cases.join('\n')}
    *) words=${quoted(flagsOf((0,_core_text_invariant_js__WEBPACK_IMPORTED_MODULE_3__/* .present */ .Eb)(commands.find((one)=>one.name === 'scan'))).join(' '))} ;;
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
		const flags = [
			...one.flags,
			'help'
		].map((name)=>{
			const { value, help } = _flags_js__WEBPACK_IMPORTED_MODULE_0__/* .FLAGS */ .Wg[name];
			const text = help.replaceAll(/[[\]:]/g, ' ');
			const taken = name === 'format' ? `:format:(${(one.formats ?? []).join(' ')})` : `:${(value ?? '').replaceAll('|', ' ')}:_files`;
			return quoted(`--${name}[${text}]${value === undefined ? '' : taken}`);
		});
		const first = one.words === undefined ? [] : [
			quoted(`2:what:(${one.words.join(' ')})`)
		];
		return `    ${one.name}) _arguments ${[
			...flags,
			...first,
			quoted('*:path:_files')
		].join(' ')} ;;`;
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
			...[
				...one.flags,
				'help'
			].map((name)=>{
				const { value, help } = _flags_js__WEBPACK_IMPORTED_MODULE_0__/* .FLAGS */ .Wg[name];
				const taken = value === undefined ? '' : name === 'format' ? ` -x -a ${quoted((one.formats ?? []).join(' '))}` : ' -r';
				return `complete -c loopgate -n ${here} -l ${name}${taken} -d ${quoted(help)}`;
			})
		];
	});
	return `# loopgate completion for fish\n${lines.join('\n')}\n`;
}
/** In single quotes, which all three shells read alike but for a quote inside. */ function quoted(text) {
	return `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 4308:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ config)
/* harmony export */ });
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5530);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2965);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);
/** `loopgate config`: the effective configuration. */ 


const config = {
	name: 'config',
	usage: 'config validate|print [PATH...]',
	summary: 'check the configuration file, or print what it comes to',
	words: [
		'validate',
		'print'
	],
	flags: [
		'config',
		'extends'
	],
	run
};
async function run({ values, positionals }) {
	const [what, ...paths] = positionals;
	if (what !== 'validate' && what !== 'print') throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)('config takes validate or print');
	const opened = await (0,_open_js__WEBPACK_IMPORTED_MODULE_0__/* .open */ .ho)(paths, values);
	if (what === 'validate') await demandUse(opened);
	if (what === 'validate') return (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .print */ .yy)(opened.config === undefined ? 'no configuration file\n' : `${opened.config.file.path} is valid\n`);
	const { printConfig } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 214));
	return (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .print */ .yy)(printConfig(opened.config, process.env));
}
/** What only the files tell: a file that the configuration names, or a server that it speaks of. Throws as a scan would. */ async function demandUse({ tree, config }) {
	if (config === undefined) return;
	const { check } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 7146));
	check({
		tree,
		config,
		base: {
			status: 'not-requested'
		}
	});
}


/***/ }),

/***/ 4965:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ diff)
/* harmony export */ });
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4874);
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5530);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2965);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);
/** `loopgate diff`: which names go elsewhere than in the base, for whoever asks. */ 



const FORMATS = [
	'text',
	'markdown',
	'json'
];
const diff = {
	name: 'diff',
	usage: 'diff --base REV [PATH...]',
	summary: 'which names go elsewhere than in the base, for whoever asks',
	flags: [
		'base',
		'format',
		'output',
		'config',
		'extends',
		'render',
		'quiet',
		'color',
		'no-color'
	],
	formats: FORMATS,
	run
};
async function run({ values, positionals }) {
	const format = (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('format', values.format?.at(-1), FORMATS) ?? 'text';
	if (values.base === undefined) throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)('diff needs --base REV: what is compared with');
	(0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('render', values.render, [
		'auto',
		'helm',
		'kustomize',
		'off'
	]);
	const opened = await (0,_open_js__WEBPACK_IMPORTED_MODULE_0__/* .open */ .ho)(positionals, values);
	const { policyPaths, renderMode } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 214));
	const { openRenderTools } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 5971));
	const render = openRenderTools(renderMode(opened.config, values.render, process.env), process.env.PATH, opened.root);
	const base = await (0,_open_js__WEBPACK_IMPORTED_MODULE_0__/* .baseOf */ .bx)(opened, values.base, policyPaths(opened.decided, {}, opened.common));
	const file = values.output?.at(-1);
	const answer = await diffText({
		input: {
			tree: opened.tree,
			config: opened.config,
			base,
			...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_3__/* .defined */ .s)({
				render
			})
		},
		format,
		color: (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .useColor */ .by)(values) && file === undefined,
		shown: file === undefined ? (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .fromHere */ .XW)(opened.root) : (path)=>path
	});
	if ('because' in answer) throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)(`the base cannot be compared: ${answer.because}`);
	if (file === undefined) return (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .print */ .yy)(answer.text);
	await (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOut */ .sD)(file, answer.text);
	return 0;
}
/** The text to print, or why the base could not be had. */ async function diffText({ input, format, color, shown }) {
	if (input.base.status !== 'compared') return {
		because: input.base.status === 'unavailable' ? input.base.because : 'diff needs --base REV'
	};
	const { understood } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 7146));
	const { diffSnapshots } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 6750));
	const { head, base } = understood(input);
	if (base === undefined) return {
		because: 'the base could not be read'
	};
	const report = diffSnapshots(base, head, input.base.files.commit);
	switch(format){
		case 'json':
			return {
				text: (await __webpack_require__.e(/* import() | report-diff-json */ 18).then(__webpack_require__.bind(__webpack_require__, 6022))).renderDiffJson(report)
			};
		case 'markdown':
			return {
				text: (await Promise.all(/* import() | report-diff-markdown */[__webpack_require__.e(605), __webpack_require__.e(279)]).then(__webpack_require__.bind(__webpack_require__, 1605))).renderDiffMarkdown(report)
			};
		case 'text':
			return {
				text: (await __webpack_require__.e(/* import() | report-diff-text */ 609).then(__webpack_require__.bind(__webpack_require__, 4327))).renderDiffText(report, {
					color,
					shown
				})
			};
	}
}


/***/ }),

/***/ 5263:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ expect)
/* harmony export */ });
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7795);
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5530);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2965);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6039);
/** `loopgate expect`: the expectation about a zone that is true today. */ 



const expect = {
	name: 'expect',
	usage: 'expect NAME [PATH...]',
	summary: "print where a zone's names go, as an expectation for the configuration",
	flags: [
		'from',
		'config',
		'extends',
		'quiet',
		'color',
		'no-color'
	],
	run
};
async function run({ values, positionals }) {
	const [name, ...paths] = positionals;
	if (name === undefined) throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)('expect needs a NAME: a zone, whose names are meant too');
	return (0,_output_js__WEBPACK_IMPORTED_MODULE_2__/* .print */ .yy)(await expectationText(await (0,_open_js__WEBPACK_IMPORTED_MODULE_1__/* .open */ .ho)(paths, values), name, values.from));
}
/** `loopgate expect`: what the configuration may say of a zone because it is so. */ async function expectationText({ tree, config }, name, from) {
	const { refusedQuery } = await Promise.all(/* import() | judge-trace */[__webpack_require__.e(899), __webpack_require__.e(54), __webpack_require__.e(944)]).then(__webpack_require__.bind(__webpack_require__, 1678));
	const refused = refusedQuery(name, 'A');
	if (refused !== undefined) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(refused);
	const { understood } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 7146));
	const { expectedOf } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 5358));
	const { head } = understood({
		tree,
		config,
		base: {
			status: 'not-requested'
		}
	});
	const expected = expectedOf(head, name, from);
	if (expected === undefined) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(from === undefined ? 'nobody asks here: there are no pods and no DNS server' : `nobody who asks is called ${JSON.stringify(from)}`);
	return (await Promise.all(/* import() | report-expect-yaml */[__webpack_require__.e(815), __webpack_require__.e(919)]).then(__webpack_require__.bind(__webpack_require__, 1833))).renderExpectation(expected);
}


/***/ }),

/***/ 4115:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2965);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6039);
/** `loopgate explain`: what a rule means, offline. */ 

const explain = {
	name: 'explain',
	usage: 'explain RULE',
	summary: 'what a rule means and how to end its finding; RULE is a code or a slug',
	flags: [
		'color',
		'no-color'
	],
	run
};
async function run({ positionals }) {
	const { describeRule, RULES } = await __webpack_require__.e(/* import() | rules */ 552).then(__webpack_require__.bind(__webpack_require__, 4484));
	const rule = positionals[0] === undefined ? undefined : describeRule(positionals[0]);
	if (rule === undefined) {
		const codes = RULES.map((one)=>one.code);
		const near = (0,_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .meant */ .wx)(positionals[0] ?? '', [
			...codes,
			...RULES.map((one)=>one.slug)
		]);
		throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(`explain needs a rule: one of ${codes.join(', ')} or a slug${near}`);
	}
	const { EXPLANATIONS } = await __webpack_require__.e(/* import() | rules */ 552).then(__webpack_require__.bind(__webpack_require__, 1380));
	const { rulePage } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 2479));
	return (0,_output_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .yy)(`${(EXPLANATIONS.get(rule.slug) ?? [
		rule.summary
	]).join('\n')}\n\nThis page: ${rulePage(rule.slug)}\n`);
}


/***/ }),

/***/ 6295:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ fix)
/* harmony export */ });
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3290);
/* harmony import */ var _check_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8917);
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5530);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6039);
/** `loopgate fix`: changes that end findings, as a patch. */ 



const fix = {
	name: 'fix',
	usage: 'fix [PATH...]',
	summary: 'show the changes that end findings as a patch; each is judged before it is shown',
	flags: [
		'base',
		'apply',
		'config',
		'extends',
		'baseline',
		'render',
		'quiet'
	],
	run
};
async function run({ values, positionals }) {
	if (values.apply === true && positionals.includes('-')) throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)('--apply has no file to write where standard input is read');
	const opened = await (0,_open_js__WEBPACK_IMPORTED_MODULE_2__/* .open */ .ho)(positionals, values);
	const input = await (0,_check_input_js__WEBPACK_IMPORTED_MODULE_1__/* .checkInput */ .D)(opened, values);
	const { check } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 7146));
	const { planFixes } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 7860));
	const { renderFixes, textsAfter } = await __webpack_require__.e(/* import() | report-fix-text */ 165).then(__webpack_require__.bind(__webpack_require__, 9671));
	const checked = check(input);
	const plan = planFixes(input, checked);
	(0,_print_js__WEBPACK_IMPORTED_MODULE_0__/* .printText */ .n)(renderFixes(plan));
	const count = (n, what)=>`${n} ${what}${n === 1 ? '' : 's'}`;
	const { certain, choices, open: left } = plan;
	if (values.apply === true) {
		const { rewriteFile } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 3089));
		for (const [path, { before, after }] of textsAfter(plan)){
			rewriteFile(opened.root, path, before, after);
			(0,_print_js__WEBPACK_IMPORTED_MODULE_0__/* .printMessages */ .Si)(`wrote ${path}`);
		}
	}
	if (values.quiet !== true && certain.length + choices.length + left.length === 0) (0,_print_js__WEBPACK_IMPORTED_MODULE_0__/* .printMessages */ .Si)('nothing to fix: nothing was found that a change of a line could end');
	else if (values.quiet !== true) (0,_print_js__WEBPACK_IMPORTED_MODULE_0__/* .printMessages */ .Si)(`${count(certain.length, 'certain change')}${values.apply === true || certain.length === 0 ? '' : ' (--apply writes them)'}, ${choices.length} that ${choices.length === 1 ? 'asks' : 'ask'} for a choice, ${count(left.length, 'finding')} without a change`);
	return 0;
}


/***/ }),

/***/ 7859:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mf: () => (/* binding */ parseCall),
/* harmony export */   Wg: () => (/* binding */ FLAGS),
/* harmony export */   ZL: () => (/* binding */ helpOf)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6039);
/** What a command is, the flags there are, and how arguments become a call. */ 

const OPTIONS = {
	base: {
		type: 'string'
	},
	config: {
		type: 'string'
	},
	extends: {
		type: 'string'
	},
	format: {
		type: 'string',
		multiple: true
	},
	output: {
		type: 'string',
		multiple: true
	},
	'fail-on': {
		type: 'string'
	},
	baseline: {
		type: 'string'
	},
	render: {
		type: 'string'
	},
	'fail-on-empty': {
		type: 'boolean'
	},
	strict: {
		type: 'boolean'
	},
	quiet: {
		type: 'boolean'
	},
	verbose: {
		type: 'boolean'
	},
	color: {
		type: 'boolean'
	},
	'no-color': {
		type: 'boolean'
	},
	shard: {
		type: 'string'
	},
	'explain-coverage': {
		type: 'boolean'
	},
	type: {
		type: 'string'
	},
	from: {
		type: 'string'
	},
	apply: {
		type: 'boolean'
	},
	help: {
		type: 'boolean',
		short: 'h'
	}
};
/** `value`: what stands behind the flag, where it takes something. */ const FLAGS = {
	base: {
		value: 'REV',
		help: 'compare with a git revision: only what it does not have is new'
	},
	config: {
		value: 'FILE',
		help: 'the configuration; without it the nearest .loopgate.yaml or .github/loopgate.yml'
	},
	extends: {
		value: 'DIR',
		help: 'where checkouts of shared policies lie: DIR/OWNER/REPOSITORY'
	},
	format: {
		value: 'FORMAT',
		help: 'one of'
	},
	output: {
		value: 'FILE',
		help: 'write the --format before it to a file; the pair may repeat'
	},
	'fail-on': {
		value: 'error|warning|note|never',
		help: 'the lowest severity that gives exit code 1'
	},
	baseline: {
		value: 'FILE',
		help: 'findings that it lists count as existing'
	},
	render: {
		value: 'auto|helm|kustomize|off',
		help: 'run these tools on charts and kustomizations'
	},
	'fail-on-empty': {
		help: 'no DNS configuration at all is an error'
	},
	strict: {
		help: 'an incomplete scan gives exit code 3'
	},
	quiet: {
		help: 'less text'
	},
	verbose: {
		help: 'notes in full'
	},
	color: {
		help: 'colours, also where nobody seems to look; FORCE_COLOR does the same'
	},
	'no-color': {
		help: 'no colours; NO_COLOR does the same'
	},
	shard: {
		value: 'INDEX/COUNT',
		help: 'judge this share of the clusters'
	},
	'explain-coverage': {
		help: 'instead of a verdict, what read which file, and what was passed over'
	},
	type: {
		value: 'TYPE',
		help: 'the query type; A by default'
	},
	from: {
		value: 'SERVER',
		help: 'ask this server only'
	},
	apply: {
		help: 'write the changes that are certain'
	},
	help: {
		help: 'this text'
	}
};
/** Throws UsageError for a flag that there is not, or that is another command's. */ function parseCall(command, args) {
	const known = new Set([
		...command.flags,
		'help'
	]);
	const dashed = [
		...known
	].map((one)=>`--${one}`);
	const see = `See loopgate ${command.name} --help.`;
	for (const arg of args){
		if (arg === '--') break;
		const name = /^--([^=]+)/.exec(arg)?.[1];
		if (name === undefined || known.has(name)) continue;
		const exists = Object.hasOwn(OPTIONS, name);
		const what = exists ? `--${name} does not belong to ${command.name}` : `there is no flag ${JSON.stringify(`--${name}`)}`;
		throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(`${what}${exists ? '' : (0,_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .meant */ .wx)(`--${name}`, dashed)}`, see);
	}
	try {
		return (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
			args: [
				...args
			],
			options: OPTIONS,
			allowPositionals: true,
			tokens: true
		});
	} catch (error) {
		throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .usageError */ .Wp)(error instanceof Error ? error.message : String(error), see);
	}
}
/** `loopgate COMMAND --help`. */ function helpOf(command) {
	const rows = [
		...command.flags,
		'help'
	].map((name)=>{
		const { value, help } = FLAGS[name];
		const said = name === 'format' ? `${help} ${(command.formats ?? []).join(', ')}` : help;
		return [
			`${name === 'help' ? '-h, ' : ''}--${name}${value === undefined ? '' : ` ${value}`}`,
			said
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


/***/ }),

/***/ 2004:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ graph)
/* harmony export */ });
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3290);
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5530);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2965);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6039);
/** `loopgate graph`: the forwarding graph as a picture. */ 



const graph = {
	name: 'graph',
	usage: 'graph [PATH...]',
	summary: 'draw who forwards which names where',
	flags: [
		'base',
		'format',
		'output',
		'config',
		'extends'
	],
	formats: [
		'mermaid',
		'dot',
		'html',
		'json'
	],
	run
};
async function run({ values, positionals }) {
	const format = (0,_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .oneOf */ .yL)('format', values.format?.at(-1), [
		'mermaid',
		'dot',
		'html',
		'json'
	]);
	if (values.base !== undefined && format !== undefined && format !== 'html') throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)('--base is shown by --format html');
	const opened = await (0,_open_js__WEBPACK_IMPORTED_MODULE_1__/* .open */ .ho)(positionals, values);
	const base = await (0,_open_js__WEBPACK_IMPORTED_MODULE_1__/* .baseOf */ .bx)(opened, values.base, []);
	if (base.status === 'unavailable') throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .usageError */ .Wp)(`the base cannot be compared: ${base.because}`);
	const { check } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 7146));
	const { pictureOf } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 641));
	const checked = check({
		tree: opened.tree,
		config: opened.config,
		base
	});
	const picture = pictureOf(checked.head);
	const { renderComparison, renderGraph } = await __webpack_require__.e(/* import() | report-index */ 10).then(__webpack_require__.bind(__webpack_require__, 5146));
	const { comparePictures } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 4705));
	const text = checked.base !== undefined && base.status === 'compared' ? await renderComparison(picture, comparePictures(pictureOf(checked.base), picture, base.files.commit)) : await renderGraph(format ?? 'mermaid', picture);
	const file = values.output?.at(-1);
	if (file !== undefined) await (0,_output_js__WEBPACK_IMPORTED_MODULE_2__/* .writeOut */ .sD)(file, text);
	else (0,_print_js__WEBPACK_IMPORTED_MODULE_0__/* .printText */ .n)(text);
	return 0;
}


/***/ }),

/***/ 5576:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ init)
/* harmony export */ });
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3290);
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5530);
/** `loopgate init`: a configuration and a workflow for this repository. */ 

const init = {
	name: 'init',
	usage: 'init',
	summary: 'look at the repository; write .loopgate.yaml with what was seen and what to answer, and a workflow',
	flags: [],
	run
};
/** From any folder: what is looked at and written to is the top of the work tree. */ async function run() {
	const { findScanRoot } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 6705));
	const { openReader } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 5783));
	const { configCandidates } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 9866));
	const { initFiles, runsLoopgate } = await __webpack_require__.e(/* import() | judge-config-init-files */ 196).then(__webpack_require__.bind(__webpack_require__, 9992));
	const { writeNewFile } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 3089));
	const { root, common } = findScanRoot(process.cwd(), [
		'.'
	]);
	const reader = openReader(root);
	const there = configCandidates(common).flat().find(reader.has);
	const opened = there === undefined ? await (0,_open_js__WEBPACK_IMPORTED_MODULE_1__/* .open */ .ho)([
		root
	], {}) : undefined;
	const paths = [
		...opened?.tree.files() ?? []
	].map(({ path })=>path);
	const { CONFIG_PATHS } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 5481));
	const config = there ?? paths.find((path)=>CONFIG_PATHS.some((one)=>path === one || path.endsWith(`/${one}`)));
	const seen = opened === undefined ? undefined : await look(opened);
	const answers = config === undefined && seen !== undefined && isAsked() ? await answersTo(seen) : undefined;
	const [configuration, workflow] = initFiles(seen, answers);
	if (config !== undefined) (0,_print_js__WEBPACK_IMPORTED_MODULE_0__/* .printMessages */ .Si)(`${config} is a configuration already: it stays as it is, and none is written beside it`);
	else if (configuration !== undefined) write(configuration);
	const running = await workflows(root);
	const known = running.find((one)=>runsLoopgate(one.text));
	if (known !== undefined) (0,_print_js__WEBPACK_IMPORTED_MODULE_0__/* .printMessages */ .Si)(`${known.path} runs loopgate already: no workflow is written`);
	else if (workflow !== undefined) write(workflow);
	(0,_print_js__WEBPACK_IMPORTED_MODULE_0__/* .printMessages */ .Si)('next: loopgate scan');
	return 0;
	function write(file) {
		const wrote = writeNewFile(root, file.path, file.text);
		(0,_print_js__WEBPACK_IMPORTED_MODULE_0__/* .printMessages */ .Si)(wrote ? `wrote ${file.path}` : `${file.path} exists and stays as it is`);
	}
}
/** Somebody sits there: both ends are a terminal, and it is no pipeline's. */ function isAsked() {
	return process.stdin.isTTY === true && process.stderr.isTTY === true && (process.env.CI ?? '') === '';
}
async function answersTo(seen) {
	const { createInterface } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 481, 19));
	const { choices } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 3809));
	const { askAnswers } = await __webpack_require__.e(/* import() | doors-cli-init-questions */ 366).then(__webpack_require__.bind(__webpack_require__, 1560));
	const typed = createInterface({
		input: process.stdin,
		output: process.stderr
	});
	// What is typed ahead comes in one piece; the iterator keeps the lines until they are asked for.
	const lines = typed[Symbol.asyncIterator]();
	const ask = async (question)=>{
		(0,_print_js__WEBPACK_IMPORTED_MODULE_0__/* .printQuestion */ .ue)(question);
		const { value, done } = await lines.next();
		return done === true ? undefined : value;
	};
	try {
		return await askAnswers(ask, seen, choices());
	} finally{
		typed.close();
	}
}
async function look({ tree, config }) {
	const { check } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 7146));
	const { seenIn } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 3809));
	return seenIn(check({
		tree,
		config,
		base: {
			status: 'not-requested'
		}
	}));
}
/** Workflows are no content of a scan; they are looked at here only. */ async function workflows(root) {
	const { listWorkingTree, openReader } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 5783));
	const reader = openReader(root);
	if (!reader.has('.github/workflows')) return [];
	return listWorkingTree(root, {
		include: [],
		exclude: [],
		paths: [
			'.github/workflows'
		]
	}).filter((path)=>/\.ya?ml$/.test(path)).flatMap((path)=>{
		const text = reader.read(path)?.toString('utf8');
		return text === undefined ? [] : [
			{
				path,
				text
			}
		];
	});
}


/***/ }),

/***/ 8956:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ merge)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2965);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);
/** `loopgate merge`: reports of shards as one; exit 1 when one of them fails. */ 


const merge = {
	name: 'merge',
	usage: 'merge FILE...',
	summary: 'one report of the JSON reports of shards',
	flags: [
		'format',
		'output',
		'strict',
		'quiet',
		'verbose',
		'color',
		'no-color'
	],
	formats: _output_js__WEBPACK_IMPORTED_MODULE_1__/* .FORMATS */ .hR,
	run
};
async function run({ values, positionals, tokens }) {
	const outputs = (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .outputsOf */ .Yz)(tokens);
	if (positionals.length === 0) throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)('merge needs the JSON reports of shards');
	const { mergeReports } = await __webpack_require__.e(/* import() | judge-merge */ 851).then(__webpack_require__.bind(__webpack_require__, 4735));
	const root = process.cwd();
	const { openWorkingTree, readNamedByUser } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 5783));
	const shards = positionals.map((name)=>{
		const bytes = readNamedByUser(root, name, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(name));
		if (bytes === undefined) throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)(`the report ${JSON.stringify(name)} does not exist`);
		return {
			name,
			text: bytes.toString('utf8')
		};
	});
	const tree = openWorkingTree(root, {
		include: [],
		exclude: [],
		paths: []
	});
	const report = mergeReports(shards, (path)=>tree.read(path)?.toString('utf8'));
	await (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .tell */ .qz)(report, outputs, values);
	if (report.result === 'fail') return 1;
	return values.strict === true && report.result === 'incomplete' ? 3 : 0;
}


/***/ }),

/***/ 5530:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ec: () => (/* binding */ today),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   bx: () => (/* binding */ baseOf),
/* harmony export */   e9: () => (/* binding */ baselinesFor),
/* harmony export */   ho: () => (/* binding */ open)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);
/** What a command looks at: root, configuration, policy, files and base, as the arguments name them. */ 


/** A line that is more than white space, a comment or a separator. */ const FILLED_LINE = /^[^\S\n]*(?!#|---[^\S\n]*(?:#|$)|\.\.\.[^\S\n]*$)\S/m;
async function open(positionals, flags) {
	const { resolvePolicy } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 8985));
	const { openWorkingTree } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 5783));
	const { findScanRoot } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 6705));
	const stream = positionals.includes('-');
	if (stream && positionals.length > 1) throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)('- is the only PATH where standard input is read');
	const place = findScanRoot(process.cwd(), stream || positionals.length === 0 ? [
		'.'
	] : positionals);
	const { root } = place;
	const { configFileOf } = await Promise.all(/* import() | doors-config-file */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(362), __webpack_require__.e(724)]).then(__webpack_require__.bind(__webpack_require__, 7362));
	const { loadConfig } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 7146));
	const found = configFileOf(place, flags.config, process.cwd());
	const file = found === undefined ? undefined : loadConfig(found);
	const { before, missing } = await textBefore(root, flags.base);
	const decided = await resolvePolicy(file, async (one)=>readRemote(flags.extends, one), missing === undefined ? before : 'unavailable', place.common);
	const { config } = decided;
	const options = {
		include: config?.include?.map((one)=>one.value) ?? [],
		exclude: config?.exclude?.map((one)=>one.value) ?? [],
		paths: stream ? [] : place.paths
	};
	const { watched } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 818));
	const tree = watched(stream ? {
		...await standardInput(),
		read: openWorkingTree(root, {
			include: [],
			exclude: [],
			paths: []
		}).read
	} : openWorkingTree(root, options));
	return {
		root,
		common: place.common,
		tree,
		config,
		decided,
		before,
		missing,
		paths: options.paths,
		options: stream ? undefined : options
	};
}
/** What a pipe brings. Nothing at all is what a failed command before it leaves, and must not pass. */ async function standardInput() {
	const { openStream } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 9517));
	const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(0);
	if (!FILLED_LINE.test(bytes.toString('utf8'))) throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)('standard input is empty: did the command before the pipe fail?');
	return openStream(bytes);
}
/** A shared policy out of a checkout of its repository: DIR/OWNER/REPOSITORY/PATH. The ref is the checkout's business. */ async function readRemote(directory, file) {
	if (directory === undefined) return (await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 8985))).noRemote(file);
	const path = [
		file.owner,
		file.repository,
		...file.path.split('/')
	].join('/');
	const { readBelow } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 5783));
	const bytes = readBelow(directory, path);
	return bytes === undefined ? {
		because: `${JSON.stringify((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, path))} does not exist`,
		gone: true
	} : {
		text: bytes.toString('utf8')
	};
}
/** The base's own files for the policy, or why its content is not to be had. */ async function textBefore(root, base) {
	if (base === undefined) return {
		before: undefined,
		missing: undefined
	};
	const { resolveRevision } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 4105));
	const { openGitTree } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 8450));
	if (resolveRevision(root, base) === undefined) throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)(`the base revision ${JSON.stringify(base)} does not exist in this repository`);
	const { CONFIG_PATHS } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 5481));
	const tree = openGitTree(root, base, {
		include: [],
		exclude: [],
		paths: [
			...CONFIG_PATHS
		]
	});
	if ('because' in tree) return {
		before: undefined,
		missing: tree.because
	};
	return {
		before: (path)=>tree.read(path)?.toString('utf8'),
		missing: undefined
	};
}
function shown(root, path) {
	const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
	return from.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(from) ? path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).pop() ?? path : from;
}
/** A flag's path counts from the working directory, one of the configuration from the scanned root. */ async function baselinesFor({ root, decided, before }, flag) {
	const { baselinesOf } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 214));
	const { readNamedByRepository, readNamedByUser } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 5783));
	const given = flag === undefined ? undefined : shown(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(flag));
	const read = (path)=>{
		const own = flag !== undefined && path === given;
		return (own ? readNamedByUser(root, flag, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(flag)) : readNamedByRepository(root, path))?.toString('utf8');
	};
	return baselinesOf(decided, given, process.env, {
		head: read,
		base: before
	});
}
async function baseOf(opened, revision, always) {
	if (revision === undefined) return {
		status: 'not-requested'
	};
	if (opened.missing !== undefined) return {
		status: 'unavailable',
		because: opened.missing
	};
	const { baseFiles } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 8450));
	const files = baseFiles(opened.root, revision, {
		include: opened.config?.include?.map((one)=>one.value) ?? [],
		exclude: opened.config?.exclude?.map((one)=>one.value) ?? [],
		paths: opened.paths
	}, always);
	if (files === undefined) throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)(`the base revision ${JSON.stringify(revision)} does not exist in this repository`);
	if ('because' in files) return {
		status: 'unavailable',
		because: files.because
	};
	return {
		status: 'compared',
		files
	};
}
/** `YYYY-MM-DD`. */ function today() {
	return new Date().toISOString().slice(0, 10);
}


/***/ }),

/***/ 2965:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hR: () => (/* binding */ FORMATS),
  XW: () => (/* binding */ fromHere),
  Yz: () => (/* binding */ outputsOf),
  yy: () => (/* binding */ output_print),
  qz: () => (/* binding */ tell),
  by: () => (/* binding */ useColor),
  sD: () => (/* binding */ writeOut)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./.cache/build/doors/print.js
var print = __webpack_require__(3290);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./.cache/build/doors/terminal.js
/** What the terminal at standard output can show. */ 

/** Programs that show OSC 8 links, by the name that they put into TERM_PROGRAM. */ const LINKING_PROGRAMS = new Set([
	'iTerm.app',
	'WezTerm',
	'vscode',
	'ghostty',
	'Hyper',
	'rio',
	'Tabby'
]);
/** The first version of VTE whose links are sound. */ const MIN_VTE = 5000;
/** Nothing where the output is a log or a file: neither is wrapped, and links would stand in it as noise. */ function terminalOptions(env, stream, root) {
	const { columns } = stream;
	return {
		...stream.isTTY === true && columns !== undefined && columns > 0 ? {
			columns
		} : {},
		...hasLinks(env, stream) ? {
			linkFor: (path)=>path === '<stdin>' ? undefined : (0,external_node_url_.pathToFileURL)((0,external_node_path_.join)(root, path)).href
		} : {}
	};
}
/** FORCE_HYPERLINK decides where it is set, as in other tools: 0 for never, anything else for always. */ function hasLinks(env, { isTTY }) {
	const forced = env.FORCE_HYPERLINK;
	if (forced !== undefined && forced !== '') return forced !== '0';
	if (isTTY !== true || env.CI !== undefined || env.TERM === 'dumb') return false;
	return LINKING_PROGRAMS.has(env.TERM_PROGRAM ?? '') || Number(env.VTE_VERSION ?? 0) >= MIN_VTE || env.KITTY_WINDOW_ID !== undefined || env.WT_SESSION !== undefined || env.TERM === 'alacritty';
}

// EXTERNAL MODULE: ./.cache/build/doors/cli/usage.js
var usage = __webpack_require__(6039);
;// CONCATENATED MODULE: ./.cache/build/doors/cli/output.js
/** Where a command's text goes, and whether it has colours. */ 




const FORMATS = [
	'text',
	'json',
	'sarif',
	'github',
	'markdown',
	'junit',
	'gitlab'
];
/** Flags before `NO_COLOR` (no-color.org) and `FORCE_COLOR` (`0` is a no), where they are not empty, before what the terminal is. */ function useColor(values, env = process.env, isTerminal = process.stdout.isTTY === true) {
	if (values['no-color'] === true) return false;
	if (values.color === true) return true;
	const { NO_COLOR: no = '', FORCE_COLOR: force = '' } = env;
	if (no !== '') return false;
	if (force !== '') return force !== '0' && force !== 'false';
	return isTerminal && env.TERM !== 'dumb';
}
function output_print(text) {
	(0,print/* printText */.n)(text);
	return 0;
}
/** Paths of the tree as a terminal in the working directory finds them. */ function fromHere(root) {
	const here = (0,external_node_fs_.realpathSync)(process.cwd());
	return (path)=>path === '<stdin>' ? path : (0,external_node_path_.relative)(here, (0,external_node_path_.join)(root, path)).split(external_node_path_.sep).join('/') || '.';
}
function outputsOf(tokens) {
	const outputs = [];
	// An --output that stands before its --format.
	let waiting;
	for (const token of tokens){
		if (token.kind !== 'option') continue;
		if (token.name === 'format') {
			const format = (0,usage/* oneOf */.yL)('format', token.value, FORMATS);
			if (format !== undefined) outputs.push({
				format,
				file: waiting
			});
			waiting = undefined;
		}
		if (token.name === 'output') {
			const last = outputs.at(-1);
			if (last !== undefined && last.file === undefined) last.file = token.value;
			else if (waiting === undefined) waiting = token.value;
			else throw (0,usage/* usageError */.Wp)('each --output belongs to one --format');
		}
	}
	if (outputs.length === 0) outputs.push({
		format: 'text',
		file: waiting
	});
	else if (waiting !== undefined) throw (0,usage/* usageError */.Wp)('each --output belongs to one --format');
	if (outputs.filter((one)=>one.file === undefined).length > 1) throw (0,usage/* usageError */.Wp)('only one --format can go to standard output; give the others an --output');
	return outputs;
}
/** Prints a report, or writes it to files. */ async function tell(report, outputs, values, { shown, root } = {
	shown: (path)=>path,
	root: process.cwd()
}) {
	const color = useColor(values);
	const { render } = await __webpack_require__.e(/* import() | report-index */ 10).then(__webpack_require__.bind(__webpack_require__, 5146));
	const terminal = outputs.some(({ format, file })=>format === 'text' && file === undefined) ? terminalOptions(process.env, process.stdout, root) : {};
	const texts = [];
	for (const output of outputs){
		const options = {
			color: color && output.file === undefined,
			quiet: values.quiet === true,
			verbose: values.verbose === true,
			...output.file === undefined ? {
				shown,
				...terminal
			} : {}
		};
		texts.push({
			output,
			text: await render(output.format, report, options)
		});
	}
	const { writeReportFile } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 3089));
	for (const { output, text } of texts){
		if (output.file !== undefined) writeReportFile(process.cwd(), output.file, text);
		else if (output.format === 'github') (0,print/* printCommands */.w6)(text);
		else (0,print/* printText */.n)(text);
	}
}
async function writeOut(file, text) {
	(await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 3089))).writeReportFile(process.cwd(), file, text);
}


/***/ }),

/***/ 927:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ rules)
/* harmony export */ });
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2965);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6039);


const rules = {
	name: 'rules',
	usage: 'rules',
	summary: 'list the rules with their default severities',
	flags: [
		'format',
		'color',
		'no-color'
	],
	formats: [
		'text',
		'json'
	],
	run
};
async function run({ values }) {
	const { RULES } = await __webpack_require__.e(/* import() | rules */ 552).then(__webpack_require__.bind(__webpack_require__, 4484));
	if ((0,_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .oneOf */ .yL)('format', values.format?.at(-1), [
		'text',
		'json'
	]) === 'json') {
		return (0,_output_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .yy)(`${JSON.stringify({
			version: 1,
			rules: RULES.map(({ code, slug, severity, summary })=>({
					code,
					slug,
					severity,
					summary
				}))
		}, null, 2)}\n`);
	}
	const width = Math.max(...RULES.map((rule)=>rule.slug.length));
	return (0,_output_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .yy)(RULES.map((rule)=>`${rule.code}  ${rule.slug.padEnd(width)}  ${rule.severity.padEnd(7)}  ${rule.summary}\n`).join(''));
}


/***/ }),

/***/ 847:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ scan)
/* harmony export */ });
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4874);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3290);
/* harmony import */ var _check_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8917);
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5530);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2965);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6039);
/** `loopgate scan`: the verdict. */ 





const SEVERITIES = [
	'error',
	'warning',
	'note',
	'never'
];
const scan = {
	name: 'scan',
	usage: '[scan] [PATH...]',
	summary: 'check directories, files, or - for a YAML stream on standard input; . by default',
	flags: [
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
		'color',
		'no-color',
		'shard',
		'explain-coverage'
	],
	formats: _output_js__WEBPACK_IMPORTED_MODULE_3__/* .FORMATS */ .hR,
	run
};
async function run({ values, positionals, tokens }) {
	const failOn = (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)('fail-on', values['fail-on'], SEVERITIES);
	(0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .oneOf */ .yL)('render', values.render, [
		'auto',
		'helm',
		'kustomize',
		'off'
	]);
	const shard = shardOf(values.shard);
	const outputs = (0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .outputsOf */ .Yz)(tokens);
	const opened = await (0,_open_js__WEBPACK_IMPORTED_MODULE_2__/* .open */ .ho)(positionals, values);
	if (values['explain-coverage'] === true) return explainCoverage(opened, outputs);
	const { check } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 7146));
	const { showsNothing } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 647));
	const { failOnFrom } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 214));
	const { withFixes } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 7860));
	const threshold = failOn ?? failOnFrom(process.env);
	const input = {
		...await (0,_check_input_js__WEBPACK_IMPORTED_MODULE_1__/* .checkInput */ .D)(opened, values),
		failOnEmpty: values['fail-on-empty'] === true,
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_5__/* .defined */ .s)({
			failOn: threshold,
			shard
		})
	};
	const judge = ()=>withFixes(input, check(input), 'shown');
	// A template engine that is broken off would leave its files behind.
	const report = input.render === undefined ? opened.tree.within(judge, showsNothing) : judge();
	await (0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .tell */ .qz)(report, outputs, values, {
		shown: (0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .fromHere */ .XW)(opened.root),
		root: opened.root
	});
	if (values.quiet !== true && input.render === undefined && outputs.some(({ format })=>format === 'text')) {
		const { renderHint } = await __webpack_require__.e(/* import() | doors-cli-render-hint */ 170).then(__webpack_require__.bind(__webpack_require__, 6066));
		const hint = renderHint(report, process.env.PATH, opened.root);
		if (hint !== undefined) (0,_print_js__WEBPACK_IMPORTED_MODULE_0__/* .printMessages */ .Si)(hint);
	}
	if (report.result === 'fail') return 1;
	return values.strict === true && report.result === 'incomplete' ? 3 : 0;
}
function shardOf(text) {
	if (text === undefined) return undefined;
	const found = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text);
	const [index, count] = [
		Number(found?.[1]),
		Number(found?.[2])
	];
	if (found === null || index > count) throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)(`--shard takes INDEX/COUNT, such as 2/5, not ${JSON.stringify(text)}`);
	return {
		index,
		count
	};
}
/** Which dialect read which file: reported instead of a verdict, so the exit code is 0. */ async function explainCoverage(opened, outputs) {
	const { coverageOf } = await Promise.all(/* import() | judge-coverage */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(517), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(519)]).then(__webpack_require__.bind(__webpack_require__, 649));
	const { listLeftOut } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 5783));
	const { renderCoverageJson, renderCoverageText } = await __webpack_require__.e(/* import() | report-coverage */ 840).then(__webpack_require__.bind(__webpack_require__, 9846));
	const other = outputs.find(({ format })=>format !== 'text' && format !== 'json');
	if (other !== undefined) throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_4__/* .usageError */ .Wp)(`--explain-coverage is printed as text or json, not as ${other.format}`);
	const { check } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 7146));
	const { tree, config } = opened;
	const named = new Set();
	const read = (path)=>{
		named.add(path);
		return tree.read(path);
	};
	check({
		tree: {
			...tree,
			read
		},
		config,
		base: {
			status: 'not-requested'
		}
	});
	const report = coverageOf(tree, opened.options === undefined ? [] : listLeftOut(opened.root, opened.options), named);
	for (const { format, file } of outputs){
		const text = format === 'json' ? renderCoverageJson(report) : renderCoverageText(report);
		if (file === undefined) (0,_print_js__WEBPACK_IMPORTED_MODULE_0__/* .printText */ .n)(text);
		else await (0,_output_js__WEBPACK_IMPORTED_MODULE_3__/* .writeOut */ .sD)(file, text);
	}
	return 0;
}


/***/ }),

/***/ 9681:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ schema)
/* harmony export */ });
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2965);

const schema = {
	name: 'schema',
	usage: 'schema',
	summary: "print the configuration's JSON schema",
	flags: [],
	run: async ()=>(0,_output_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .yy)(`${(await __webpack_require__.e(/* import() | judge-config-config-schema-generated */ 226).then(__webpack_require__.bind(__webpack_require__, 9091))).CONFIG_SCHEMA.join('\n')}\n`)
};


/***/ }),

/***/ 4161:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ trace)
/* harmony export */ });
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5530);
/* harmony import */ var _output_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2965);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);
/** `loopgate trace`: one query, walked hop by hop. */ 


const trace = {
	name: 'trace',
	usage: 'trace NAME [PATH...]',
	summary: 'follow one query from every DNS server, hop by hop',
	flags: [
		'type',
		'from',
		'base',
		'format',
		'config',
		'extends',
		'quiet',
		'color',
		'no-color'
	],
	formats: [
		'text',
		'json'
	],
	run
};
async function run({ values, positionals }) {
	const [name, ...paths] = positionals;
	if (name === undefined) throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)('trace needs a NAME to follow');
	const format = (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)('format', values.format?.at(-1), [
		'text',
		'json'
	]) ?? 'text';
	const { refusedQuery, traceReport, withBase } = await Promise.all(/* import() | judge-trace */[__webpack_require__.e(899), __webpack_require__.e(54), __webpack_require__.e(944)]).then(__webpack_require__.bind(__webpack_require__, 1678));
	const refused = refusedQuery(name, values.type ?? 'A');
	if (refused !== undefined) throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)(refused);
	const opened = await (0,_open_js__WEBPACK_IMPORTED_MODULE_0__/* .open */ .ho)(paths, values);
	const { understood } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 7146));
	const { policyPaths } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 214));
	const always = values.base === undefined ? [] : policyPaths(opened.decided, {}, opened.common);
	const compared = await (0,_open_js__WEBPACK_IMPORTED_MODULE_0__/* .baseOf */ .bx)(opened, values.base, always);
	if (compared.status === 'unavailable') throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)(`the base cannot be compared: ${compared.because}`);
	const { head, base } = understood({
		tree: opened.tree,
		config: opened.config,
		base: compared
	});
	const walked = (one)=>traceReport(one, name, (values.type ?? 'A').toUpperCase(), values.from);
	const report = base === undefined ? walked(head) : withBase(walked(head), walked(base));
	if (values.from !== undefined && report.entries.length === 0) throw (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .usageError */ .Wp)(`no DNS server is called ${JSON.stringify(values.from)}`);
	if (format === 'json') return (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .print */ .yy)((await __webpack_require__.e(/* import() | report-trace-json */ 160).then(__webpack_require__.bind(__webpack_require__, 5470))).renderTraceJson(report));
	const color = (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .useColor */ .by)(values);
	return (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .print */ .yy)((await __webpack_require__.e(/* import() | report-trace-text */ 31).then(__webpack_require__.bind(__webpack_require__, 7759))).renderTraceText(report, {
		color,
		shown: (0,_output_js__WEBPACK_IMPORTED_MODULE_1__/* .fromHere */ .XW)(opened.root)
	}));
}


/***/ }),

/***/ 6039:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wp: () => (/* binding */ usageError),
/* harmony export */   wx: () => (/* binding */ meant),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var _judge_config_spelling_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5966);
/** Wrong use of the command line. */ 
/** Wrong use: exit 2. Recognised by name, so that the door need not load what throws it. */ function usageError(...lines) {
	const error = Object.assign(new Error(lines.join('\n')), {
		lines
	});
	error.name = 'UsageError';
	return error;
}
/** `; did you mean --base?`, or nothing. */ function meant(text, candidates) {
	const near = (0,_judge_config_spelling_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .pA)(text, candidates);
	return near === undefined ? '' : `; did you mean ${near}?`;
}
function oneOf(name, value, allowed) {
	if (value === undefined) return undefined;
	const found = allowed.find((one)=>one === value);
	if (found === undefined) throw usageError(`--${name} takes one of ${allowed.join(', ')}, not ${JSON.stringify(value)}${meant(value, allowed)}`);
	return found;
}


/***/ }),

/***/ 3290:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Si: () => (/* binding */ printMessages),
/* harmony export */   n: () => (/* binding */ printText),
/* harmony export */   ue: () => (/* binding */ printQuestion),
/* harmony export */   w6: () => (/* binding */ printCommands)
/* harmony export */ });
/* harmony import */ var _report_surface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6881);
/** The only file that writes to standard output and standard error, beside the commands of GitHub's toolkit (`github/toolkit.ts`). */ 
/** A report, a picture, a list: what its reporter made of it, and nothing that a runner takes for a command. */ function printText(text) {
	process.stdout.write((0,_report_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)('text', text));
}
/** Lines of our own that the runner is to take for commands: what annotations are. */ function printCommands(text) {
	process.stdout.write((0,_report_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)('commands', text));
}
/** Messages to standard error, a line each. */ function printMessages(...lines) {
	process.stderr.write((0,_report_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .messageLines */ .VL)(lines));
}
/** A question to who sits at the terminal; the answer follows on its line. */ function printQuestion(text) {
	process.stderr.write((0,_report_surface_js__WEBPACK_IMPORTED_MODULE_0__/* .inert */ .tJ)('text', text));
}


/***/ }),

/***/ 5966:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   xT: () => (/* binding */ keyName)
/* harmony export */ });
/** "Did you mean": the nearest of a short list of words. */ /** Longer words are nobody's slip of the finger; the distance is quadratic in the length. */ const LONGEST = 64;
const FARTHEST = 3;
/** Shorter beginnings are near too many words. */ const SHORTEST_BEGINNING = 8;
/**
 * The candidate that `text` was probably meant to be: equal but for case, `_` and blanks, or a few slips away (a letter
 * missing, too many, wrong, or two swapped), no more than a third of the word. Undefined when none is near; ties go to the
 * first in the list.
 */ function nearest(text, candidates) {
	if (text === '' || text.length > LONGEST) return undefined;
	const asked = plain(text);
	const bound = Math.min(FARTHEST, Math.max(1, Math.floor(asked.length / 3)));
	let best;
	let bestDistance = bound + 1;
	for (const candidate of candidates){
		// `warn` for `warning`, `ubuntu-24` for `ubuntu-24.04`.
		if (asked.length >= 3 && candidate.startsWith(asked)) return candidate;
		if (Math.abs(candidate.length - asked.length) >= bestDistance) continue;
		const distance = slips(asked, plain(candidate));
		if (distance < bestDistance) {
			best = candidate;
			bestDistance = distance;
		}
	}
	if (best !== undefined || asked.length < SHORTEST_BEGINNING) return best;
	// `loop-gaurd` for `loop-guard-removed`: a slip in words that were not written to their end.
	for (const candidate of candidates){
		if (candidate.length > asked.length && slips(asked, plain(candidate.slice(0, asked.length))) <= bound - 1) return candidate;
	}
	return undefined;
}
/** `; did you mean "x"?`, or nothing. */ function didYouMean(text, candidates) {
	const near = nearest(text, candidates);
	return near === undefined ? '' : `; did you mean "${near}"?`;
}
/** A key that somebody may have meant to write: a word or two, and no line of another file that was taken for a configuration. */ const LIKE_A_KEY = /^[a-z_][a-z_-]{0,39}\d{0,4}$/i;
/** `key "fail_on"`, or `key` alone: a message shows no more of a file than that. */ function keyName(text, noun) {
	return LIKE_A_KEY.test(text) ? `${noun} "${text}"` : noun;
}
/** A text from a file as it can stand in a message: one line, no control or bidirectional characters, not too long. */ function quoted(text) {
	const cut = text.length > 60 ? `${text.slice(0, 57)}...` : text;
	return `"${cut.replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, '\u00b7')}"`;
}
function plain(text) {
	return text.toLowerCase().replace(/[_ ]/g, '-');
}
/** Optimal string alignment distance: edits and swaps of neighbours. */ function slips(a, b) {
	let before = [];
	let row = Array.from({
		length: b.length + 1
	}, (_, i)=>i);
	for(let i = 1; i <= a.length; i += 1){
		const next = [
			i
		];
		for(let j = 1; j <= b.length; j += 1){
			const same = a[i - 1] === b[j - 1];
			let least = Math.min((row[j - 1] ?? 0) + (same ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
			next.push(least);
		}
		before = row;
		row = next;
	}
	return row[b.length] ?? 0;
}


/***/ }),

/***/ 4500:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   hC: () => (/* binding */ sentences),
/* harmony export */   qz: () => (/* binding */ widthOf)
/* harmony export */ });
/** Text that somebody else wrote, made fit for one line of a terminal, a log or a page. */ const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const NAMED = new Map([
	[
		'\n',
		'\\n'
	],
	[
		'\r',
		'\\r'
	],
	[
		'\t',
		'\\t'
	]
]);
/** Nobody's message is longer than this; a name of a megabyte is an attack on the reader. UTF-16 code units. */ const MAX_LINE = 2_000;
/** One line in which control, bidirectional (Unicode TR36) and invisible characters and halves of surrogate pairs are shown. */ function visible(text, max = MAX_LINE) {
	return clip(text, max).replace(UNSEEN, (found)=>NAMED.get(found) ?? `\\u{${(found.codePointAt(0) ?? 0).toString(16)}}`);
}
/** At most `max` code units, never half a surrogate pair; what is cut shows as an ellipsis. */ function clip(text, max) {
	if (text.length <= max) return text;
	const before = text.charCodeAt(max - 2);
	const end = before >= 0xd800 && before <= 0xdbff ? max - 2 : max - 1;
	return `${text.slice(0, Math.max(0, end))}…`;
}
const NO_WIDTH = /^[\p{Mn}\p{Me}]$/u;
// East Asian Width W and F, near enough: Unicode TR11.
const WIDE = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]$/u;
/** Columns that one character takes in a terminal. */ function widthOf(character) {
	if (NO_WIDTH.test(character)) return 0;
	return WIDE.test(character) ? 2 : 1;
}
/** The first sentence and what follows it. A sentence ends with a full stop, a blank and a capital letter. */ function sentences(text) {
	const end = text.search(/[.!?] (?=[A-Z])/);
	return end === -1 ? [
		text,
		''
	] : [
		text.slice(0, end + 1),
		text.slice(end + 2)
	];
}


/***/ }),

/***/ 6881:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VL: () => (/* binding */ messageLines),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   tJ: () => (/* binding */ inert)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/**
 * Programs that read what we write, and take parts of it for commands: the runners of CI systems in a log, editors in a
 * report. Each surface spells such parts in its own way, so that they mean the same to a reader and nothing to a program.
 */ 
/** `##[error]`, `##vso[task.x]`, `##teamcity[...]`: commands anywhere in a line (actions/runner ActionCommand.cs TryParse). */ const BRACKET_COMMAND = /##(?=[A-Za-z]*\[)/g;
/** `::error::` behind blanks at the beginning of a line (actions/runner ActionCommand.cs TryParseV2). */ const LINE_COMMAND = /(^|[\r\n\u0085\u2028\u2029])([^\S\r\n]*):(?=:)/g;
/** What JSON may hold as it is, and a terminal or a reader takes for something else than text. */ const UNSEEN_IN_JSON = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;
/** A whole text as it leaves the program; doing it twice changes nothing. */ function inert(surface, text) {
	switch(surface){
		case 'commands':
			return text.replace(BRACKET_COMMAND, '#\\u{23}');
		case 'text':
			return text.replace(BRACKET_COMMAND, '#\\u{23}').replace(LINE_COMMAND, '$1$2\\u{3a}');
		case 'json':
			return text.replace(BRACKET_COMMAND, '#\\u0023').replace(UNSEEN_IN_JSON, escapedUnits);
		case 'markup':
		case 'markdown':
			return text.replace(BRACKET_COMMAND, '#&#35;').replace(LINE_COMMAND, '$1$2&#58;');
	}
}
/** Two spaces, LF, one line feed at the end; the same value gives the same bytes. */ function jsonText(value) {
	return `${inert('json', JSON.stringify(value, null, 2))}\n`;
}
/** Messages for a log or a terminal, a line each: nothing in one begins another. */ function messageLines(lines) {
	return lines.map((line)=>`${inert('text', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line))}\n`).join('');
}
function escapedUnits(found) {
	return Array.from({
		length: found.length
	}, (_, at)=>`\\u${found.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');
}


/***/ })

};

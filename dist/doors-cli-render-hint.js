export const id = 170;
export const ids = [170];
export const modules = {

/***/ 6066:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderHint: () => (/* binding */ renderHint)
/* harmony export */ });
/* harmony import */ var _read_tree_run_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5807);
/** Where a tool on this machine would judge what native reading does not follow to its end. */ 
const OPEN = new Set([
	'LG305',
	'LG801',
	'LG802'
]);
/** One line, or none; which tools there are is not the repository's, so it belongs to no report. */ function renderHint(report, path, root) {
	// What a template's value is not known to be (LG305) rendering knows.
	const open = report.findings.filter(({ code })=>OPEN.has(code)).map(({ at })=>at.file.path);
	const tools = [
		{
			names: [
				'helm'
			],
			shown: 'helm',
			what: 'charts',
			file: /(?:^|\/)(?:templates\/|charts\/|Chart\.ya?ml$)/
		},
		{
			names: [
				'kustomize',
				'kubectl'
			],
			shown: 'kustomize',
			what: 'kustomizations',
			file: /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/
		}
	].filter(({ names, file })=>open.some((one)=>file.test(one)) && (0,_read_tree_run_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .findTool */ .SG)(names, path, root) !== undefined);
	if (tools.length === 0) return undefined;
	const [who, what] = [
		tools.map(({ shown })=>shown),
		tools.map((one)=>one.what)
	].map((words)=>words.join(' and '));
	return `${who} ${tools.length === 1 ? 'is' : 'are'} on this machine: --render auto would judge the ${what} that are not followed to the end here`;
}


/***/ }),

/***/ 848:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ findProgram),
/* harmony export */   Xd: () => (/* binding */ startProgram),
/* harmony export */   oe: () => (/* binding */ searchPath)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _work_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4745);
/** The one place that starts a process: git and the template engines, never what the scanned tree names or brings along. */ 



/** Without a shell, and with no variable but those of `options.env`. */ function startProgram(program, args, options) {
	return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(program, args, {
		...options,
		shell: false
	});
}
/** The folders of `path`, a list as in PATH, that are absolute and lie outside the tree that is scanned. */ function searchPath(path, root) {
	return (path ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_2__.delimiter).filter((folder)=>{
		if (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(folder)) return false;
		try {
			return !(0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Y)(folder, root) && !(0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Y)(node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(folder), root);
		} catch  {
			return false;
		}
	});
}
/** The program of that name in `path`; never one inside `root`, also not by a link. */ function findProgram(name, path, root) {
	for (const folder of searchPath(path, root)){
		const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, process.platform === 'win32' ? `${name}.exe` : name);
		try {
			(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.X_OK);
			const real = node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync.native(file);
			if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real).isFile() && !(0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .isBelow */ .Y)(real, root)) return file;
		} catch  {
		// Not there, or not ours to start.
		}
	}
	return undefined;
}


/***/ }),

/***/ 5807:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ openTool),
/* harmony export */   SG: () => (/* binding */ findTool)
/* harmony export */ });
/* unused harmony export TOOL_LIMITS */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _core_text_invariant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1067);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(848);
/**
 * Template engines of the machine, on copies of what a repository holds. The repository is hostile: it chooses neither the
 * program nor its arguments, sees no credential and no network, and what it starts is ended with it. Where the system
 * allows it the tool sees nothing but its copies; where its memory cannot be bounded it is not run.
 */ 




/** A large platform's kustomization is built in two seconds, with 150 MiB. */ const TOOL_LIMITS = {
	timeout: 8_000,
	all: 120_000,
	maxOutputBytes: 16 * 1024 * 1024,
	maxMemoryBytes: 512 * 1024 * 1024
};
/** Addresses that a Go program reserves and does not use, over what it may write to. */ const RESERVED_BYTES = 2 * 1024 * 1024 * 1024;
const MAX_WRITTEN_BYTES = 64 * 1024 * 1024;
/** Where systems keep what makes namespaces; never a folder that somebody chose. */ const SYSTEM = '/usr/bin:/bin:/usr/sbin:/sbin';
/** Nobody listens there: whoever wants to fetch something is refused at once. */ const NO_PROXY = 'http://127.0.0.1:9';
const MAX_MESSAGE = 300;
/** An executable of one of the names in `path`, a list as in PATH; never one inside the tree that is scanned. */ function findTool(names, path, root) {
	const inside = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root);
	for (const name of names){
		const program = (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .findProgram */ .Kp)(name, path, inside);
		if (program !== undefined) return program;
	}
	return undefined;
}
/** The program as a tool that works in a folder of its own, which is gone when it has answered. `probe`: arguments that always do. */ function openTool(program, limits = TOOL_LIMITS, probe = [
	'version'
]) {
	let spent = 0;
	let slow = false;
	let known;
	const isolation = ()=>{
		known ??= [
			'sealed',
			'bounded'
		].find((one)=>launches(program, probe, one, limits)) ?? 'none';
		return known;
	};
	const tool = ({ files, args })=>{
		if (spent >= limits.all) return {
			done: false,
			message: `all runs together took more than ${limits.all / 1000} seconds`
		};
		if (slow) return {
			done: false,
			message: 'another run took too long, and none is made after it'
		};
		const how = isolation();
		if (how === 'none') return {
			done: false,
			message: 'it cannot be started here with bounded memory, and is not run without'
		};
		const start = performance.now();
		try {
			return inFolder((folder)=>{
				for (const [path, content] of files){
					if (!isPlain(path)) return {
						done: false,
						message: `${JSON.stringify(path)} is no path that can be copied`
					};
					const copy = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'work', path);
					(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(copy), {
						recursive: true
					});
					(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(copy, content, {
						flag: 'wx'
					});
				}
				const result = launch({
					program,
					args,
					how,
					limits
				}, folder);
				slow ||= codeOf(result) === 'ETIMEDOUT';
				return answerOf(result, folder, limits);
			});
		} finally{
			spent += performance.now() - start;
		}
	};
	return Object.assign(tool, {
		isolation
	});
}
/** Whether the program answers when it is started so. */ function launches(program, probe, how, limits) {
	if (how === 'bounded') {
		// The program's own answer is not asked for: it is the bounds that are tried.
		return process.platform !== 'win32' && (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .startProgram */ .Xd)('/bin/sh', [
			'-c',
			`${bounds(limits)}`
		], {
			env: {}
		}).status === 0;
	}
	if (process.platform !== 'linux') return false;
	const answer = inFolder((folder)=>{
		const result = launch({
			program,
			args: probe,
			how,
			limits
		}, folder);
		return result.error === undefined && result.status === 0 ? {
			done: true,
			text: ''
		} : {
			done: false,
			message: ''
		};
	});
	return answer.done;
}
function inFolder(run) {
	const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)()), 'loopgate-'));
	try {
		for (const name of [
			'work',
			'home',
			'bin',
			'tmp'
		])(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
		return run(folder);
	} catch (error) {
		return {
			done: false,
			message: oneLine(error instanceof Error ? error.message : String(error), folder)
		};
	} finally{
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, {
			recursive: true,
			force: true,
			maxRetries: 2
		});
	}
}
function isPlain(path) {
	return !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(path) && !path.includes('\0') && path.split('/').every((part)=>part !== '' && part !== '.' && part !== '..');
}
/** A shell's words that bound what it becomes; it ends with 125 where it cannot. */ function bounds({ timeout, maxMemoryBytes }) {
	const kib = (bytes)=>Math.ceil(bytes / 1024);
	return [
		'ulimit -c 0',
		`ulimit -d ${kib(maxMemoryBytes)}`,
		`ulimit -v ${kib(maxMemoryBytes + RESERVED_BYTES)}`,
		// Blocks of 512 bytes.
		`ulimit -f ${Math.ceil(MAX_WRITTEN_BYTES / 512)}`,
		// Two processors for as long as it may take, and some to start.
		`ulimit -t ${Math.ceil(timeout * 2 / 1000) + 1}`
	].map((one)=>`${one} || exit 125`).join('; ');
}
const NAMESPACES = [
	'--user',
	'--map-root-user',
	'--net',
	'--ipc',
	'--uts',
	'--mount',
	'--pid',
	'--fork',
	'--kill-child=KILL'
];
/** The command line: the tool's own file is all that a sealed folder shows beside the copies. */ function commandOf({ program, how, limits }, folder) {
	const start = `${bounds(limits)}; `;
	if (how === 'bounded') return [
		'/bin/sh',
		'-c',
		`${start}exec "$@"`,
		'sh',
		program
	];
	const [unshare, mount] = [
		'unshare',
		'mount'
	].map((name)=>findTool([
			name
		], SYSTEM, folder));
	if (unshare === undefined || mount === undefined) return [
		'/bin/sh',
		'-c',
		'exit 125',
		'sh'
	];
	(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'tool'), '', {
		mode: 0o755
	});
	const seal = 'mount=$1; unshare=$2; root=$3; tool=$4; shift 4; "$mount" --bind "$tool" "$root/tool" || exit 125; ';
	const into = 'exec "$unshare" --root="$root" --wd=/work -- /tool "$@"';
	const shell = [
		'/bin/sh',
		'-c',
		`${start}${seal}${into}`,
		'sh',
		mount,
		unshare,
		folder,
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(program)
	];
	return [
		unshare,
		...NAMESPACES,
		'--',
		...shell
	];
}
function launch(run, folder) {
	const { how, limits } = run;
	const root = how === 'sealed' ? '' : folder;
	const home = `${root}/home`;
	const [command, ...rest] = [
		...commandOf(run, folder),
		...run.args
	];
	// `detached` is understood here as by spawn, though it is only documented there (node lib/child_process.js).
	const options = {
		cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'work'),
		input: '',
		timeout: limits.timeout,
		killSignal: 'SIGKILL',
		maxBuffer: limits.maxOutputBytes,
		// A group of its own, so that whatever it starts can be ended with it.
		detached: true,
		windowsHide: true,
		env: {
			// An empty folder: no git to fetch with, no plugin to start.
			PATH: `${root}/bin`,
			HOME: home,
			TMPDIR: `${root}/tmp`,
			XDG_CONFIG_HOME: home,
			XDG_CACHE_HOME: home,
			XDG_DATA_HOME: home,
			HELM_CONFIG_HOME: home,
			HELM_CACHE_HOME: home,
			HELM_DATA_HOME: home,
			HELM_PLUGINS: `${root}/bin`,
			KUSTOMIZE_PLUGIN_HOME: `${root}/bin`,
			KUBECONFIG: `${home}/none`,
			HTTP_PROXY: NO_PROXY,
			HTTPS_PROXY: NO_PROXY,
			http_proxy: NO_PROXY,
			https_proxy: NO_PROXY,
			GOMAXPROCS: '2',
			// A hint to collect before the bound is met.
			GOMEMLIMIT: `${Math.floor(limits.maxMemoryBytes * 3 / 4)}`,
			LC_ALL: 'C'
		}
	};
	const result = (0,_process_js__WEBPACK_IMPORTED_MODULE_3__/* .startProgram */ .Xd)(command, rest, options);
	if (result.pid > 0) {
		try {
			process.kill(-result.pid, 'SIGKILL');
		} catch  {
		// Nobody is left.
		}
	}
	return result;
}
function codeOf(result) {
	return (0,_core_text_invariant_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .CA)(result.error);
}
function answerOf(result, folder, limits) {
	const mebibytes = (bytes)=>Math.ceil(bytes / 1024 / 1024);
	const refused = (message)=>({
			done: false,
			message
		});
	const code = codeOf(result);
	if (code === 'ETIMEDOUT') return refused(`it did not end within ${limits.timeout / 1000} seconds`);
	if (code === 'ENOBUFS') return refused(`it wrote more than ${mebibytes(limits.maxOutputBytes)} MiB`);
	if (result.error !== undefined) return refused(oneLine(result.error.message, folder));
	if (result.status === 0) return {
		done: true,
		text: result.stdout.toString('utf8')
	};
	const said = result.stderr.subarray(0, 64 * 1024).toString('utf8');
	if (/^(?:fatal error: |runtime: )?.{0,40}(?:out of memory|cannot allocate memory)/im.test(said)) return refused(`it took more than ${mebibytes(limits.maxMemoryBytes)} MiB of memory`);
	return refused(oneLine(said, folder) || `it ended with ${result.status ?? result.signal}`);
}
/** The last line that says something, without our folder's name and without what a terminal would act on. */ function oneLine(text, folder) {
	const lines = text.replaceAll(`${folder}/work/`, '').replaceAll(folder, '')// As a sealed tool sees it.
	.replaceAll(/(?<![\w.-])\/work\/(?=[^\s/])/g, '').split('\n').map((line)=>line.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim()).filter((line)=>line !== '' && !/^(?:# )?warning|^level=|^Use --debug/i.test(line));
	const line = lines.find((one)=>/^error/i.test(one)) ?? lines.at(-1) ?? '';
	return line.length > MAX_MESSAGE ? `${line.slice(0, MAX_MESSAGE)}...` : line;
}


/***/ }),

/***/ 4745:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isBelow),
/* harmony export */   v: () => (/* binding */ findWorkTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7795);
/**
 * Where a git work tree begins, found without asking git: git itself takes any folder with the right names in it for a
 * repository, and a pull request can commit such a folder. What it cannot commit is an entry called `.git`.
 */ 


/** A gitfile is one line with a path (gitrepository-layout(5)). */ const MAX_GITFILE_BYTES = 8192;
/**
 * The work tree that holds `directory`, a path without links: the nearest folder going up with a `.git` entry decides.
 * Undefined where there is none. Throws UsageError where that entry leads into files of a work tree.
 */ function findWorkTree(directory) {
	for(let top = directory;; top = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top)){
		const gitDir = gitDirOf(top);
		if (gitDir !== undefined) {
			if (isAmongFiles(gitDir, top)) throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git')} leads to a folder among the files of a work tree; git is not started there`);
			return {
				top,
				gitDir
			};
		}
		if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top) === top) return undefined;
	}
}
/** Whether `path` is `folder` or lies below it; both absolute. */ function isBelow(path, folder) {
	return path === folder || path.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? folder : folder + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
}
/** The repository of the `.git` entry in this very folder; an entry that is none is passed over, as git does. */ function gitDirOf(top) {
	const entry = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, '.git');
	try {
		const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(entry, {
			throwIfNoEntry: false
		});
		if (stat === undefined) return undefined;
		const target = stat.isFile() ? gitfileTarget(entry, stat.size) : entry;
		if (target === undefined) return undefined;
		const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, target));
		return isRepository(real) ? real : undefined;
	} catch  {
		return undefined;
	}
}
function gitfileTarget(entry, size) {
	if (size > MAX_GITFILE_BYTES) return undefined;
	return /^gitdir: ([^\0]+?)[\r\n]*$/.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(entry, 'utf8'))?.[1];
}
/** setup.c is_git_directory: HEAD, and objects and refs in it or in its `commondir`. */ function isRepository(gitDir) {
	if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'HEAD'), {
		throwIfNoEntry: false
	}) === undefined) return false;
	const common = commonDirOf(gitDir);
	return [
		(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'objects'),
		(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, 'refs')
	].every((path)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, {
			throwIfNoEntry: false
		})?.isDirectory() === true);
}
function commonDirOf(gitDir) {
	const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'commondir');
	const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, {
		throwIfNoEntry: false
	});
	if (stat?.isFile() !== true || stat.size > MAX_GITFILE_BYTES) return gitDir;
	const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8').replace(/[\r\n]+$/, '');
	return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, path));
}
/**
 * Whether a repository lies where a commit could have put it: in the tree `top` it is said to belong to, or in another
 * one around it. Below a folder called `.git` nothing can be committed: there lie those of linked work trees and submodules.
 */ function isAmongFiles(gitDir, top) {
	const common = commonDirOf(gitDir);
	const places = common === gitDir ? [
		gitDir
	] : [
		gitDir,
		common
	];
	return places.some((place)=>{
		if (place.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes('.git')) return false;
		if (isBelow(place, top)) return true;
		for(let around = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place);; around = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(around)){
			const other = gitDirOf(around);
			// `project/.git` names `project/.bare`, whose linked work trees lie beside it.
			if (other !== undefined) return commonDirOf(other) !== common;
			if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(around) === around) return false;
		}
	});
}


/***/ })

};

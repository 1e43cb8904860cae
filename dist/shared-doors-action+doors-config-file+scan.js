export const id = 754;
export const ids = [754,279];
export const modules = {

/***/ 1868:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ compileGlob)
/* harmony export */ });
/* harmony import */ var _invariant_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1067);
/**
 * Globs of repository paths: `*` and `?` within a part, `[a-z]`, `{a,b}`, and `**` for any number of parts. A dot at the
 * beginning of a part is nothing special; a trailing slash means everything below.
 *
 * Matched without a regular expression: pattern and path both come from a repository under scan, and an expression made
 * of a glob such as `(a+)+b` takes seconds on a path of thirty letters. Here the time is pattern times path.
 */ 
const MAX_LENGTH = 500;
/** What `{a,b}` may come to. */ const MAX_ALTERNATIVES = 64;
/** The test for a glob, or why it is none, as the end of a sentence: `is empty`. */ function compileGlob(text) {
	if (text === '') return {
		refused: 'is empty'
	};
	if (text.length > MAX_LENGTH) return {
		refused: `is longer than ${MAX_LENGTH} characters`
	};
	if (text.includes('\\')) return {
		refused: 'holds a backslash; parts of a path are separated by "/"'
	};
	if (/[()]/.test(text)) return {
		refused: 'uses parentheses, which have no meaning here; write {a,b} for alternatives'
	};
	if (text.startsWith('!')) return {
		refused: 'begins with "!"; list what is left out under "exclude"'
	};
	if (text.startsWith('/')) return {
		refused: 'begins with "/"; paths are relative to the top of the repository'
	};
	const clean = text.replace(/^(?:\.\/+)+/, '');
	if (clean.split('/').includes('..')) return {
		refused: 'leaves the repository with ".."'
	};
	const alternatives = expandBraces(clean.endsWith('/') ? `${clean}**` : clean);
	if ('refused' in alternatives) return alternatives;
	const patterns = [];
	for (const alternative of alternatives.texts){
		const parts = [];
		for (const part of alternative.split('/')){
			const read = readPart(part);
			if ('refused' in read) return read;
			parts.push(read);
		}
		// `deploy/**` is what lies in it, not a file called `deploy`.
		if (parts.length > 1 && parts.at(-1)?.kind === 'any-depth') parts.push({
			kind: 'name',
			tests: [
				{
					kind: 'star'
				}
			]
		});
		patterns.push(parts);
	}
	return (path)=>{
		const names = path.split('/');
		return patterns.some((parts)=>matchesParts(parts, names));
	};
}
/** Each `{a,b}` written out, innermost first. */ function expandBraces(text) {
	const done = [];
	const open = [
		text
	];
	for(let at = open.pop(); at !== undefined; at = open.pop()){
		const end = at.indexOf('}');
		const start = end === -1 ? -1 : at.lastIndexOf('{', end);
		if (end === -1 && !at.includes('{')) {
			done.push(at);
			if (done.length > MAX_ALTERNATIVES) return {
				refused: `stands for more than ${MAX_ALTERNATIVES} patterns`
			};
			continue;
		}
		if (start === -1) return {
			refused: 'has a brace without its other half'
		};
		const choices = at.slice(start + 1, end).split(',');
		if (choices.length + open.length + done.length > MAX_ALTERNATIVES) {
			return {
				refused: `stands for more than ${MAX_ALTERNATIVES} patterns`
			};
		}
		for (const choice of choices.reverse())open.push(at.slice(0, start) + choice + at.slice(end + 1));
	}
	return {
		texts: done
	};
}
function readPart(text) {
	if (text === '**') return {
		kind: 'any-depth'
	};
	const tests = [];
	const characters = [
		...text
	];
	for(let i = 0; i < characters.length; i += 1){
		const character = characters[i] ?? '';
		if (character === '*') {
			if (tests.at(-1)?.kind !== 'star') tests.push({
				kind: 'star'
			});
		} else if (character === '?') tests.push({
			kind: 'any'
		});
		else if (character === '[') {
			const end = characters.indexOf(']', i + 2);
			if (end === -1) return {
				refused: 'has a "[" without its "]"'
			};
			tests.push(readSet(characters.slice(i + 1, end)));
			i = end;
		} else tests.push({
			kind: 'literal',
			character
		});
	}
	return {
		kind: 'name',
		tests
	};
}
function readSet(inside) {
	const negated = inside[0] === '!' || inside[0] === '^';
	const ranges = [];
	for(let i = negated ? 1 : 0; i < inside.length; i += 1){
		const from = inside[i] ?? '';
		const to = inside[i + 2];
		if (inside[i + 1] === '-' && to !== undefined) {
			ranges.push([
				from,
				to
			]);
			i += 2;
		} else ranges.push([
			from,
			from
		]);
	}
	return {
		kind: 'set',
		negated,
		ranges
	};
}
/** Going back to the last `**` is enough: an earlier one could only have taken less. */ function matchesParts(parts, names) {
	return matchesWithStars(parts, names, (part)=>part.kind === 'any-depth', matchesName);
}
function matchesName(part, name) {
	if (part.kind === 'any-depth') return true;
	return matchesWithStars(part.tests, [
		...name
	], (test)=>test.kind === 'star', matchesCharacter);
}
function matchesCharacter(test, character) {
	switch(test.kind){
		case 'literal':
			return test.character === character;
		case 'set':
			return test.negated !== test.ranges.some(([from, to])=>from <= character && character <= to);
		default:
			return true;
	}
}
function matchesWithStars(pattern, subject, isStar, fits) {
	let p = 0;
	let s = 0;
	let star = -1;
	let taken = 0;
	while(s < subject.length){
		const part = pattern[p];
		if (part !== undefined && isStar(part)) {
			star = p;
			taken = s;
			p += 1;
		} else if (part !== undefined && fits(part, (0,_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .itemAt */ .R9)(subject, s))) {
			p += 1;
			s += 1;
		} else if (star !== -1) {
			taken += 1;
			s = taken;
			p = star + 1;
		} else return false;
	}
	while(p < pattern.length && isStar((0,_invariant_js__WEBPACK_IMPORTED_MODULE_0__/* .itemAt */ .R9)(pattern, p)))p += 1;
	return p === pattern.length;
}


/***/ }),

/***/ 7008:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qr: () => (/* binding */ compareLocations),
/* harmony export */   t$: () => (/* binding */ positionAt),
/* harmony export */   uD: () => (/* binding */ indexLines)
/* harmony export */ });
function indexLines(text) {
	const starts = [
		0
	];
	for(let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1))starts.push(at + 1);
	return starts;
}
/** Line and column of an offset; an offset past the end gives the place just behind the last character. */ function positionAt(lines, offset) {
	let low = 0;
	let high = lines.length - 1;
	while(low < high){
		const middle = low + high + 1 >> 1;
		if ((lines[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return {
		line: low + 1,
		column: Math.max(0, offset - (lines[low] ?? 0)) + 1
	};
}
/** Sort order of everything we print: by path, then offset, then end. Compares code units, never a locale. */ function compareLocations(a, b) {
	if (a.file.path !== b.file.path) return a.file.path < b.file.path ? -1 : 1;
	return a.span.start - b.span.start || a.span.end - b.span.end;
}


/***/ }),

/***/ 7306:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ leadsIntoGit)
/* harmony export */ });
/** git's own folder, by every name under which some file system opens it: nothing in it is content of the repository. */ /** Characters that HFS+ does not see in a name (git's utf8.c, next_hfs_char). */ const UNSEEN_BY_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** One part of a path. `.GIT`, `.git. .`, `.git::$INDEX_ALLOCATION` and `GIT~1` open the folder too (git's path.c, is_ntfs_dotgit). */ function isGitFolder(part) {
	const seen = part.replace(UNSEEN_BY_HFS, '').split(':', 1)[0] ?? '';
	const name = seen.replace(/[. ]+$/, '').toLowerCase();
	return name === '.git' || /^git~[0-9]+$/.test(name);
}
/** Whether a path leads through git's folder, or names it, or the file that stands for it in a submodule. */ function leadsIntoGit(path) {
	return /git/i.test(path.replace(UNSEEN_BY_HFS, '')) && path.split(/[\\/]/).some(isGitFolder);
}


/***/ }),

/***/ 4105:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   K5: () => (/* binding */ splitNul),
/* harmony export */   lA: () => (/* binding */ userExcludes),
/* harmony export */   resolveRevision: () => (/* binding */ resolveRevision)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _core_text_defined_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4874);
/* harmony import */ var _process_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(848);
/* harmony import */ var _work_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4745);
/**
 * The git process, and the only place that starts it. The repository is hostile: nothing in it, and no setting of the
 * repository, the user or the environment, chooses a program that runs.
 */ 




/** Enough for the listing of a repository with a million files. */ const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;
/**
 * git-config(1). On the command line, where they count for more than any file or variable. What git before 2.38 does not
 * know it passes over; none of them relies on such a setting alone.
 */ const SETTINGS = [
	// Container jobs see a checkout that belongs to another user.
	'safe.directory=*',
	'safe.bareRepository=explicit',
	'core.hooksPath=/dev/null',
	'core.fsmonitor=false',
	'core.attributesFile=/dev/null',
	'core.pager=cat',
	'core.editor=false',
	'sequence.editor=false',
	'core.askPass=',
	'core.sshCommand=false',
	'core.gitProxy=',
	// Run by a shell, with the alternate's path behind it: `:` does nothing.
	'core.alternateRefsCommand=:',
	'credential.helper=',
	'diff.external=',
	'gpg.program=false',
	'log.showSignature=false',
	'uploadpack.packObjectsHook=',
	'maintenance.auto=false',
	'gc.auto=0',
	'fetch.writeCommitGraph=false',
	'fetch.recurseSubmodules=false',
	'submodule.recurse=false',
	'core.quotePath=false'
];
/**
 * Runs git at the top level of a work tree and waits for it. Never throws for what git says. In a folder that is no top
 * level git is not started at all: it would look for a repository of its own.
 */ function runGit(root, args, options = {}) {
	const tree = workTreeAt(root);
	if (tree === undefined) return notStarted(`${root} is not the top level of a git work tree`);
	const program = (0,_process_js__WEBPACK_IMPORTED_MODULE_2__/* .findProgram */ .Kp)('git', process.env.PATH, tree.top);
	if (program === undefined) return {
		...notStarted('git is not installed'),
		absent: true
	};
	const fetches = options.fetches === true;
	const own = [
		'--no-pager',
		'--no-optional-locks',
		'--literal-pathspecs',
		'--no-replace-objects',
		`--git-dir=${tree.gitDir}`,
		`--work-tree=${tree.top}`,
		...[
			...SETTINGS,
			`protocol.allow=${fetches ? 'user' : 'never'}`
		].flatMap((setting)=>[
				'-c',
				setting
			])
	];
	const result = (0,_process_js__WEBPACK_IMPORTED_MODULE_2__/* .startProgram */ .Xd)(program, [
		...own,
		...args
	], {
		cwd: tree.top,
		input: options.input ?? '',
		env: {
			...environment(tree.top, fetches, fetches || options.userSettings === true),
			...options.env
		},
		maxBuffer: options.maxOutputBytes ?? MAX_OUTPUT_BYTES,
		windowsHide: true,
		...(0,_core_text_defined_js__WEBPACK_IMPORTED_MODULE_4__/* .defined */ .s)({
			timeout: options.timeout
		})
	});
	const started = result.error === undefined;
	return {
		status: started ? result.status ?? -1 : -1,
		stdout: result.stdout ?? Buffer.alloc(0),
		stderr: started ? String(result.stderr ?? '') : String(result.error?.message)
	};
}
/** Undefined where `root` is not itself a top level: git answers for all of a work tree or not at all. */ function workTreeAt(root) {
	try {
		const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root);
		const tree = (0,_work_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .findWorkTree */ .v)(real);
		return tree?.top === real ? tree : undefined;
	} catch  {
		return undefined;
	}
}
function notStarted(because) {
	return {
		status: -1,
		stdout: Buffer.alloc(0),
		stderr: because
	};
}
function environment(top, fetches, userSettings) {
	const env = {};
	for (const [name, value] of Object.entries(process.env)){
		// GIT_DIR, GIT_INDEX_FILE, GIT_EXTERNAL_DIFF, GIT_SSH_COMMAND, GIT_EXEC_PATH, ...: none is for us.
		if (value === undefined || /^(?:GIT_|SSH_ASKPASS|PAGER$|EDITOR$|VISUAL$)/i.test(name)) continue;
		env[name] = value;
	}
	// Settings may stand in the environment too; those of the command line count for more.
	if (userSettings) {
		for (const [name, value] of Object.entries(process.env))if (value !== undefined && /^GIT_CONFIG_(?:COUNT|KEY_\d+|VALUE_\d+|GLOBAL|SYSTEM|NOSYSTEM)$/.test(name)) env[name] = value;
	} else {
		env.GIT_CONFIG_GLOBAL = '/dev/null';
		env.GIT_CONFIG_NOSYSTEM = '1';
	}
	return {
		...env,
		PATH: (0,_process_js__WEBPACK_IMPORTED_MODULE_2__/* .searchPath */ .oe)(process.env.PATH, top).join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter),
		LC_ALL: 'C',
		GIT_TERMINAL_PROMPT: '0',
		GIT_ASKPASS: '',
		SSH_ASKPASS: '',
		GIT_ATTR_NOSYSTEM: '1',
		GIT_NO_REPLACE_OBJECTS: '1',
		GIT_NO_LAZY_FETCH: '1',
		// Counts for more than any protocol.*.allow, and ends what git before 2.45 would fetch on its own.
		GIT_ALLOW_PROTOCOL: fetches ? 'https:http:file' : 'none'
	};
}
/** Arguments for a listing with `--exclude-standard`: the list of ignored files that the user's own settings name. */ function userExcludes(root) {
	const asked = runGit(root, [
		'config',
		'--type=path',
		'--get',
		'core.excludesFile'
	], {
		userSettings: true
	});
	const path = asked.status === 0 ? asked.stdout.toString('utf8').replace(/\n$/, '') : '';
	return path === '' ? [] : [
		'-c',
		`core.excludesFile=${path}`
	];
}
/** NUL separated output as strings; a name that is not UTF-8 keeps replacement characters. */ function splitNul(output) {
	const parts = output.toString('utf8').split('\0');
	if (parts.at(-1) === '') parts.pop();
	return parts;
}
/**
 * The full commit id of a revision, or undefined when there is none by that name. The name may come from a flag or an
 * event: `--end-of-options` keeps it from being an option (git-rev-parse(1)).
 */ function resolveRevision(root, revision) {
	if (revision === '' || revision.includes('\0')) return undefined;
	const result = runGit(root, [
		'rev-parse',
		'--verify',
		'--quiet',
		'--end-of-options',
		`${revision}^{commit}`
	]);
	const id = result.stdout.toString('latin1').trim();
	return result.status === 0 && /^[0-9a-f]{40,64}$/.test(id) ? id : undefined;
}


/***/ }),

/***/ 2493:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QZ: () => (/* binding */ listRevision),
/* harmony export */   Rk: () => (/* binding */ skippedEntries),
/* harmony export */   b4: () => (/* binding */ readBlobs),
/* harmony export */   th: () => (/* binding */ isPartialClone),
/* harmony export */   vF: () => (/* binding */ startBlobId),
/* harmony export */   x0: () => (/* binding */ REPLACED)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9517);
/** Objects of a repository, read from its store: no checkout, no filter, nothing fetched. What is not there is reported as missing. */ 



/** As much as one `git cat-file --batch` is asked for at once. */ const BATCH_BYTES = 64 * 1024 * 1024;
/** Every file of a commit; undefined where the commit or one of its trees is not in this clone, or damaged. */ function listRevision(root, commit) {
	const listed = (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(root, [
		'ls-tree',
		'-r',
		'-t',
		'-z',
		'--full-tree',
		commit
	]);
	if (listed.status !== 0) return undefined;
	const entries = [];
	const trees = [];
	const whole = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(listed.stdout);
	for (const line of (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)(listed.stdout)){
		// A name that is no UTF-8 is not read in the working tree either, which says so.
		if (!whole && line.includes(REPLACED)) continue;
		// `MODE SP TYPE SP ID TAB PATH`: git-ls-tree(1).
		const tab = line.indexOf('\t');
		const [mode, type, id] = line.slice(0, tab).split(' ');
		if (type === 'blob' && id !== undefined) entries.push({
			path: line.slice(tab + 1),
			id,
			link: mode === '120000'
		});
		else if (type === 'tree' && id !== undefined) trees.push(id);
	}
	return areWhole(root, commit, trees) ? entries : undefined;
}
/** Whether a commit and its folders hold what their ids say: git itself looks at that only when it is asked to (git-fsck). */ function areWhole(root, commit, folders) {
	const written = readBatch(root, objectsOf(root, [
		commit
	])).get(commit);
	const top = /^tree ([0-9a-f]+)$/m.exec(written?.toString('latin1').split('\n', 1)[0] ?? '')?.[1];
	if (top === undefined) return false;
	const ids = new Set([
		top,
		...folders
	]);
	let batch = [];
	let bytes = 0;
	let found = 0;
	const flush = ()=>{
		found += readBatch(root, batch).size;
		batch = [];
		bytes = 0;
	};
	for (const one of objectsOf(root, [
		...ids
	])){
		if (bytes > 0 && bytes + one.size > BATCH_BYTES) flush();
		batch.push(one);
		bytes += one.size;
	}
	flush();
	return found === ids.size;
}
/** What stands in a string for bytes that are no UTF-8. */ const REPLACED = '\ufffd';
/** Files that a sparse checkout leaves out, with the ids that the index has: they are as they stand there. */ function skippedEntries(root) {
	const skipped = new Map();
	// `TAG SP MODE SP ID SP STAGE TAB PATH`: git-ls-files(1) -t.
	for (const line of (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)((0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(root, [
		'ls-files',
		'-z',
		'-t',
		'--stage'
	]).stdout)){
		if (!line.startsWith('S ')) continue;
		const id = line.split(' ', 3)[2];
		if (id !== undefined) skipped.set(line.slice(line.indexOf('\t') + 1), id);
	}
	return skipped;
}
/** A name for bytes as git gives it; ids of SHA-256 repositories have 64 digits. */ function startBlobId(size, like) {
	return startId('blob', size, like);
}
function startId(type, size, like) {
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)(like.length === 64 ? 'sha256' : 'sha1').update(`${type} ${size}\0`);
}
/** The contents of blobs of `commit`, by id. Each is checked against its id: damaged is missing. */ function readBlobs(root, commit, wanted) {
	const contents = new Map();
	const missing = {
		unreadable: 'its content is not in this clone, or damaged',
		missing: true
	};
	const large = {
		unreadable: `it has more than ${_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .gZ / 1024 / 1024} MiB`,
		missing: false,
		bound: true
	};
	const absent = missingObjects(root, commit);
	const asked = [];
	for (const id of new Set(wanted)){
		contents.set(id, missing);
		if (!absent.has(id)) asked.push(id);
	}
	let batch = [];
	let bytes = 0;
	const flush = ()=>{
		for (const [id, content] of readBatch(root, batch))contents.set(id, content);
		batch = [];
		bytes = 0;
	};
	for (const { id, type, size } of objectsOf(root, asked)){
		if (type !== 'blob') continue;
		if (size > _tree_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .gZ) {
			contents.set(id, large);
			continue;
		}
		if (bytes > 0 && bytes + size > BATCH_BYTES) flush();
		batch.push({
			id,
			type,
			size
		});
		bytes += size;
	}
	flush();
	return contents;
}
/**
 * What a partial clone lacks of a commit. Asked for one by one each missing object would start a fetch in git before 2.45,
 * which is refused, but takes its time.
 */ function missingObjects(root, commit) {
	if (!isPartialClone(root)) return new Set();
	// Missing objects are printed with a question mark: git-rev-list(1) --missing=print.
	const listed = (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(root, [
		'rev-list',
		'--objects',
		'--no-walk',
		'--missing=print',
		commit
	]);
	const missing = new Set();
	for (const line of listed.stdout.toString('latin1').split('\n'))if (line.startsWith('?')) missing.add(line.slice(1));
	return missing;
}
function isPartialClone(root) {
	return (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(root, [
		'config',
		'--get-regexp',
		'^(remote\\..*\\.promisor|extensions\\.partialclone)$'
	]).status === 0;
}
function objectsOf(root, ids) {
	if (ids.length === 0) return [];
	const checked = (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(root, [
		'cat-file',
		'--batch-check'
	], {
		input: `${ids.join('\n')}\n`
	});
	// `ID SP TYPE SP SIZE`, or `ID SP missing`: git-cat-file(1).
	return checked.stdout.toString('latin1').split('\n').flatMap((line)=>{
		const [id, type, size] = line.split(' ');
		return id !== undefined && type !== undefined && size !== undefined ? [
			{
				id,
				type,
				size: Number(size)
			}
		] : [];
	});
}
/** Those whose bytes are what their ids say, by id. One process; what git cannot read ends it, and what comes after that is left out. */ function readBatch(root, objects) {
	const contents = new Map();
	if (objects.length === 0) return contents;
	const output = (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .runGit */ .EO)(root, [
		'cat-file',
		'--batch'
	], {
		input: `${objects.map(({ id })=>id).join('\n')}\n`,
		maxOutputBytes: objects.reduce((sum, { size })=>sum + size + 128, 1024 * 1024)
	}).stdout;
	for(let at = 0; at < output.length;){
		const end = output.indexOf(10, at);
		if (end === -1) break;
		const [id, type, size] = output.toString('latin1', at, end).split(' ');
		at = end + 1;
		if (id === undefined || type === undefined || size === undefined) continue;
		const content = output.subarray(at, at + Number(size));
		if (startId(type, content.length, id).update(content).digest('hex') === id) contents.set(id, content);
		at += Number(size) + 1;
	}
	return contents;
}


/***/ }),

/***/ 3772:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readPlainFile),
/* harmony export */   p: () => (/* binding */ digestPlainFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _core_text_invariant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1067);
/** The one way to open a file for reading: a regular file, of bounded size, and the very one that was looked at. */ 

/**
 * The bytes of the file at an absolute path without links. A link in its place or on the way to it is refused, also one
 * that was put there since the path was worked out; a pipe is not waited for, a device not read. What fits into `window` is
 * read into it, and lasts until it is filled anew.
 */ function readPlainFile(at, maxBytes, window) {
	return withPlainFile(at, (handle, size)=>{
		if (size > maxBytes) return {
			unreadable: `it has more than ${sizeText(maxBytes)}`,
			bound: true
		};
		return readAll(handle, window !== undefined && size <= window.length ? window : Buffer.allocUnsafe(size), size);
	});
}
/** What `start` makes of all bytes of such a file, of any size, a piece at a time; undefined where it cannot be read. */ function digestPlainFile(at, piece, start) {
	const digest = withPlainFile(at, (handle, size)=>{
		const hash = start(size);
		for(let got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(handle, piece); got > 0; got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(handle, piece))hash.update(piece.subarray(0, got));
		return hash.digest('hex');
	});
	return typeof digest === 'string' ? digest : undefined;
}
function withPlainFile(at, use) {
	let handle;
	try {
		handle = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(at, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW ?? 0) | (node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK ?? 0));
	} catch (error) {
		const code = (0,_core_text_invariant_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) ?? 'unknown error';
		return {
			unreadable: `it could not be opened (${code})`,
			gone: code === 'ENOENT'
		};
	}
	try {
		const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(handle);
		if (!facts.isFile()) return {
			unreadable: 'it is not a regular file'
		};
		if (!isAt(handle, at)) return {
			unreadable: 'a link took its place while it was opened'
		};
		return use(handle, facts.size);
	} catch (error) {
		return {
			unreadable: `it could not be read (${(0,_core_text_invariant_js__WEBPACK_IMPORTED_MODULE_1__/* .errorCode */ .CA)(error) ?? 'unknown error'})`
		};
	} finally{
		(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(handle);
	}
}
/** As many bytes as the file had; what is written behind them while we read is not waited for. */ function readAll(handle, bytes, size) {
	let filled = 0;
	while(filled < size){
		const got = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(handle, bytes, filled, size - filled, filled);
		if (got === 0) break;
		filled += got;
	}
	return filled === bytes.length ? bytes : bytes.subarray(0, filled);
}
/** Whether the open file still lies at `at` with no link on the way: Linux tells it of the handle itself (proc(5)). */ function isAt(handle, at) {
	try {
		if (process.platform === 'linux' && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/fd/${handle}`) === at) return true;
		const open = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(handle, {
			bigint: true
		});
		const now = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, {
			bigint: true
		});
		return open.dev === now.dev && open.ino === now.ino && node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(at) === at;
	} catch  {
		return false;
	}
}
function sizeText(bytes) {
	return bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MiB` : `${bytes / 1024} KiB`;
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

/***/ 5375:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G$: () => (/* binding */ isSkippedDirectory),
/* harmony export */   Lt: () => (/* binding */ select),
/* harmony export */   qb: () => (/* binding */ normalisePath)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _core_text_globs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1868);
/* harmony import */ var _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7795);
/** Which paths of a tree are scanned. */ 


/** Directories that hold other people's files, or none that a cluster gets. */ const SKIPPED_DIRECTORIES = new Set([
	'.git',
	'node_modules',
	'vendor',
	'testdata'
]);
const MARKDOWN = /\.(?:md|mdx|markdown)$/i;
/** Never entered, wherever the listing starts below it. */ function isSkippedDirectory(name) {
	return SKIPPED_DIRECTORIES.has(name);
}
/** Throws UsageError for a glob that is too complex. */ function select(options, directories, named) {
	const included = options.include.length === 0 ? ()=>true : anyOf(options.include);
	const excluded = anyOf(options.exclude);
	const refuses = (path, directory)=>{
		if (MARKDOWN.test(path)) return 'Markdown is never read.';
		// A directory that the user names is meant, also when it is called `testdata` or lies in one.
		const rest = directory === '' ? path : path.slice(directory.length + 1);
		for(let start = 0, end = rest.indexOf('/'); end !== -1; start = end + 1, end = rest.indexOf('/', start)){
			const name = rest.slice(start, end);
			if (SKIPPED_DIRECTORIES.has(name)) return `Nothing below a directory called ${name} is read.`;
		}
		if (!included(path)) return 'None of the configuration’s `paths.include` names it.';
		return excluded(path) ? 'The configuration’s `paths.exclude` names it.' : undefined;
	};
	return {
		directories,
		named,
		wants: (path, directory)=>refuses(path, directory) === undefined,
		refuses
	};
}
function anyOf(globs) {
	const matchers = globs.map((glob)=>{
		const matches = (0,_core_text_globs_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlob */ .S)(glob);
		if (typeof matches === 'function') return matches;
		throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`the pattern ${JSON.stringify(glob.slice(0, 80))} ${matches.refused}`);
	});
	return (path)=>matchers.some((matches)=>matches(path));
}
/** `./a//b/` as `a/b`, the root as `''`. Throws UsageError for a path that leaves the root. */ function normalisePath(path) {
	const clean = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(path.split('\\').length > 1 && process.platform === 'win32' ? path.split('\\').join('/') : path);
	if ((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(clean) || clean === '..' || clean.startsWith('../')) {
		throw new _core_text_usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${path} lies outside the directory that is scanned`);
	}
	const trimmed = clean.endsWith('/') ? clean.slice(0, -1) : clean;
	return trimmed === '.' ? '' : trimmed;
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


/***/ }),

/***/ 5783:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ LINK_OUT),
  listLeftOut: () => (/* binding */ listLeftOut),
  listWorkingTree: () => (/* binding */ listWorkingTree),
  openReader: () => (/* binding */ openReader),
  openWorkingTree: () => (/* binding */ openWorkingTree),
  readBelow: () => (/* binding */ readBelow),
  readNamedByRepository: () => (/* binding */ readNamedByRepository),
  readNamedByUser: () => (/* binding */ readNamedByUser),
  U: () => (/* binding */ workingTreeIds)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
// EXTERNAL MODULE: ./.cache/build/core/text/defined.js
var defined = __webpack_require__(4874);
// EXTERNAL MODULE: ./.cache/build/core/text/invariant.js
var invariant = __webpack_require__(1067);
// EXTERNAL MODULE: ./.cache/build/core/text/usage-error.js
var usage_error = __webpack_require__(7795);
// EXTERNAL MODULE: ./.cache/build/read/tree/git.js
var git = __webpack_require__(4105);
// EXTERNAL MODULE: ./.cache/build/read/tree/tree.js
var tree = __webpack_require__(9517);
;// CONCATENATED MODULE: ./.cache/build/read/tree/encodings.js
/** Encodings that `.gitattributes` gives to files of the working tree; git holds them as UTF-8 (gitattributes(5)). */ 

const ATTRIBUTE = 'working-tree-encoding';
/**
 * By path, as git itself finds them; empty where no file of attributes speaks of encodings, which costs nothing.
 * `read` gives a listed file.
 */ function encodingsOf(root, paths, read) {
	const found = new Map();
	const stated = paths.some((path)=>/(?:^|\/)\.gitattributes$/.test(path) && read(path)?.includes(ATTRIBUTE) === true);
	if (!stated) return found;
	const asked = (0,git/* runGit */.EO)(root, [
		'check-attr',
		'-z',
		'--stdin',
		ATTRIBUTE
	], {
		input: `${paths.join('\0')}\0`
	});
	const fields = (0,git/* splitNul */.K5)(asked.stdout);
	for(let i = 0; i + 2 < fields.length; i += 3){
		const value = fields[i + 2] ?? '';
		if (!/^(?:unspecified|unset|set)?$/.test(value)) found.set(fields[i] ?? '', value);
	}
	return found;
}
/** The bytes as UTF-8, as git would hold them; why not where the encoding is none that is known here. */ function recoded(bytes, encoding) {
	if (encoding === undefined || (0,tree/* isUnreadable */.GZ)(bytes)) return bytes;
	const text = decodedAs(bytes, encoding.toLowerCase());
	return text === undefined ? {
		unreadable: `its ${ATTRIBUTE} in .gitattributes is none that is known here, or its bytes are not of it`,
		// Whoever may name an encoding may name one that hides: as with a size, it fails a comparison.
		bound: true
	} : Buffer.from(text, 'utf8');
}
function decodedAs(bytes, encoding) {
	const wide = /^utf-?(16|32)(le|be)?(-bom)?$/.exec(encoding);
	if (wide === null) return decodedByLabel(bytes, encoding);
	const width = wide[1] === '16' ? 2 : 4;
	if (bytes.length % width !== 0) return undefined;
	const little = wide[2] === undefined ? bytes[0] === 0xff : wide[2] === 'le';
	if (width === 2) return (little ? bytes : Buffer.from(bytes).swap16()).toString('utf16le').replace(/^\uFEFF/, '');
	const codes = [];
	for(let at = 0; at < bytes.length; at += 4){
		const code = little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
		if (code > 0x10ffff) return undefined;
		codes.push(String.fromCodePoint(code));
	}
	return codes.join('').replace(/^\uFEFF/, '');
}
/** By the names of the Encoding Standard, which are those of iconv for what is in use. */ function decodedByLabel(bytes, encoding) {
	try {
		return new TextDecoder(encoding, {
			fatal: true
		}).decode(bytes);
	} catch  {
		return undefined;
	}
}

// EXTERNAL MODULE: ./.cache/build/read/tree/git-folder.js
var git_folder = __webpack_require__(7306);
// EXTERNAL MODULE: ./.cache/build/read/tree/objects.js
var objects = __webpack_require__(2493);
// EXTERNAL MODULE: ./.cache/build/read/tree/open-file.js
var open_file = __webpack_require__(3772);
// EXTERNAL MODULE: ./.cache/build/read/tree/selection.js
var tree_selection = __webpack_require__(5375);
// EXTERNAL MODULE: ./.cache/build/read/tree/work-tree.js
var work_tree = __webpack_require__(4745);
;// CONCATENATED MODULE: ./.cache/build/read/tree/working-tree.js
/** The files as they lie on the disk. */ 













/** As many as Linux follows (path_resolution(7)). */ const MAX_LINK_HOPS = 40;
/** Characters of what git says that are reported on. */ const MAX_GIT_MESSAGE = 200;
/** Bytes. */ const HASHED_AT_ONCE = 1024 * 1024;
/** Most files fit; a larger one has bytes of its own. */ const WINDOW_BYTES = 1024 * 1024;
/** Up to so many paths are all looked at, so that what is scanned is known with its size before it is read. */ const LOOKED_AT = 1_000;
/** `.gitignore` lines become expressions that backtrack; longer or busier ones are left out, which reads more, not less. */ const MAX_IGNORE_LINE = 300;
const MAX_IGNORE_STARS = 4;
/**
 * Opens a directory. Inside a git repository: what git tracks or does not ignore; elsewhere what `.gitignore` files
 * leave. Throws UsageError for a root or a path that does not exist, leaves the root, or a pattern that is too complex.
 */ function openWorkingTree(root, options) {
	const realRoot = rootOf(root);
	const selection = selectPaths(realRoot, options);
	const { listing, mayRead } = openListing(realRoot, selection);
	const paths = listPaths(selection, listing);
	const encodings = encodingsOf(realRoot, paths, (path)=>bytesOf(readInTree(realRoot, path, mayRead)));
	const notices = [];
	const absent = absentIn(realRoot, notices);
	const look = lookingIn({
		realRoot,
		named: new Set(selection.named),
		mayRead,
		encodings,
		notices,
		absent
	});
	const window = Buffer.allocUnsafe(WINDOW_BYTES);
	const inside = new Map();
	const trusted = paths.length > LOOKED_AT ? listing.regular(selection) : new Set();
	const files = paths.flatMap((path)=>{
		if (!trusted.has(path) || (0,git_folder/* leadsIntoGit */._)(path) || !isBelowFolders(realRoot, path, inside)) return look(path);
		return [
			asListed(path, ()=>(0,open_file/* readPlainFile */.b)((0,external_node_path_.join)(realRoot, path), tree/* MAX_FILE_BYTES */.gZ, window), look, encodings)
		];
	});
	for (const path of listing.closed){
		notices.push((0,tree/* noticeAbout */.wC)(path, 'unreadable', `The folder ${path} could not be entered: nothing in it was read.`));
	}
	let leftOut;
	const ignoring = new Map();
	return {
		label: 'working tree',
		files: ()=>files,
		read: (path)=>bytesOf(recoded(readInTree(realRoot, path, mayRead), encodings.get(path))),
		whyUnread: (path)=>{
			const content = recoded(readInTree(realRoot, path, mayRead), encodings.get(path));
			return Buffer.isBuffer(content) || content.gone === true || content.folder === true ? undefined : content.unreadable;
		},
		isIgnored: (path)=>isIgnoredBelow(realRoot, '', path, ignoring),
		leftOutBelow: (directory)=>{
			leftOut ??= listLeftOut(root, options).map((one)=>one.path);
			return leftOut.filter((path)=>isBelow(path, directory));
		},
		...(0,defined/* defined */.s)({
			only: options.paths.length === 0 ? undefined : options.paths.map(tree_selection/* normalisePath */.qb)
		}),
		notices
	};
}
/**
 * A file that git holds as a regular one. It is opened without a look at it first: a link in its place or on the way to it
 * is refused by the opening itself. Only what cannot be read so is looked at, and is what it would have been.
 */ function asListed(path, open, look, encodings) {
	let other;
	return {
		path,
		read: ()=>{
			const content = other === undefined ? open() : undefined;
			if (Buffer.isBuffer(content)) return recoded(content, encodings.get(path));
			other ??= look(path);
			return other[0]?.read() ?? {
				unreadable: 'it is no regular file of the tree',
				gone: true
			};
		}
	};
}
/** What lies at a listed path: one file, or none. Throws UsageError for a path that the user named and that is none. */ function lookingIn({ realRoot, named, mayRead, encodings, notices, absent }) {
	const inside = new Map();
	return (path)=>{
		const isNamed = named.has(path);
		const place = placeOf(realRoot, path, inside);
		switch(place.kind){
			case 'gone':
				absent(path);
				return [];
			case 'outside':
				if (isNamed) throw new usage_error/* UsageError */.eb(`${path} is a link out of the directory that is scanned`);
				if ((0,tree/* isMissed */.OS)(path)) notices.push((0,tree/* noticeAbout */.wC)(path, 'unreadable', `${path} is a link out of the tree and was not followed.`));
				return [];
			case 'directory':
				if (!place.link && !isNamed) {
					const message = `The submodule or nested repository ${path} was not read.`;
					notices.push((0,tree/* noticeAbout */.wC)(path, 'assumed', message), lostOnly(path, message));
				}
				return [];
			case 'git':
				if (isNamed) throw new usage_error/* UsageError */.eb(`${path} ${IN_GIT}`);
				if ((0,tree/* isMissed */.OS)(path)) notices.push((0,tree/* noticeAbout */.wC)(path, 'unreadable', `${path} ${IN_GIT}.`));
				return [];
			case 'special':
				if (isNamed) throw new usage_error/* UsageError */.eb(`${path} is neither a file nor a directory`);
				return [];
			case 'file':
				if (place.through !== undefined && !isNamed && !mayRead(place.through)) {
					const message = `${path} is a link to a file that git ignores, and was not read.`;
					if ((0,tree/* isMissed */.OS)(path)) notices.push((0,tree/* noticeAbout */.wC)(path, 'unreadable', message));
					return [];
				}
				return [
					{
						path,
						size: place.size,
						...(0,defined/* defined */.s)({
							named: isNamed || undefined
						}),
						read: ()=>recoded(readPlain(place.at), encodings.get(path))
					}
				];
			default:
				return (0,invariant/* assertNever */.xb)(place);
		}
	};
}
/** No loss by itself, but where the base could read it. */ function lostOnly(path, message) {
	return {
		...(0,tree/* noticeAbout */.wC)(path, 'unreadable', message),
		beside: true
	};
}
/** What is listed and cannot be opened by its name: deleted files say nothing, what only hides there does. */ function absentIn(realRoot, notices) {
	let skipped;
	let isSparse = false;
	return (path)=>{
		if (!(0,tree/* isMissed */.OS)(path)) return;
		skipped ??= (0,objects/* skippedEntries */.Rk)(realRoot);
		if (path.includes(objects/* REPLACED */.x0)) notices.push((0,tree/* noticeAbout */.wC)(path, 'unreadable', `The name of ${path} is no UTF-8; the file was not read.`));
		else if (skipped.has(path)) {
			notices.push(lostOnly(path, `${path} is not checked out (a sparse checkout).`));
			const message = `Files that git tracks, ${path} for one, are left out by a sparse checkout and were not read.`;
			if (!isSparse) notices.push((0,tree/* noticeAbout */.wC)(path, 'assumed', message));
			isSparse = true;
		} else if (isLink((0,external_node_path_.join)(realRoot, path))) notices.push(lostOnly(path, `${path} is a link to nothing.`));
	};
}
function isLink(at) {
	try {
		return (0,external_node_fs_.lstatSync)(at, {
			throwIfNoEntry: false
		})?.isSymbolicLink() === true;
	} catch  {
		return false;
	}
}
const LINK_OUT = 'it is a link out of the repository';
const IN_GIT = 'lies in git’s own folder, which is never read';
/**
 * One file that the repository names (its configuration, a baseline), by the rules of the tree: no link out of it, nothing
 * of git's own folder, nothing that git ignores. Undefined where there is none; throws UsageError for one that may not be read.
 */ function readNamedByRepository(root, path) {
	const realRoot = rootOf(root);
	const { mayRead } = openListing(realRoot, (0,tree_selection/* select */.Lt)({
		include: [],
		exclude: [],
		paths: []
	}, [
		''
	], []));
	const isHeld = trackedIn(realRoot);
	return demanded(path, readInTree(realRoot, path, (one)=>isHeld(one) || mayRead(one)));
}
/**
 * One file that the user names, by its absolute path. What lies below `root` may still come from a stranger, so no link
 * leads out of it; git's ignoring does not count. Elsewhere links are the user's own. Undefined where there is none; throws
 * UsageError for what is no regular file, is too large or cannot be read.
 */ function readNamedByUser(root, path, at) {
	const inside = belowRoot(rootOf(root), at);
	if (inside !== undefined) return demanded(path, readInTree(rootOf(root), inside, ()=>true));
	let real;
	try {
		real = external_node_fs_.realpathSync.native(at);
	} catch  {
		return undefined;
	}
	return demanded(path, readPlain(real));
}
/** A file below a directory of the user's, such as a checkout of another repository: no link out of it. */ function readBelow(directory, path) {
	return bytesOf(readInTree(rootOf(directory), path, ()=>true));
}
function demanded(path, content) {
	if (Buffer.isBuffer(content)) return content;
	if (content.gone === true) return undefined;
	throw new usage_error/* UsageError */.eb(`${JSON.stringify(path)} cannot be read: ${content.unreadable}`);
}
function bytesOf(content) {
	return Buffer.isBuffer(content) ? content : undefined;
}
/** The path from the root by the way that is written, or undefined where that way does not come through the root. */ function belowRoot(realRoot, at) {
	const parts = (0,external_node_path_.resolve)(at).split(external_node_path_.sep);
	for(let count = 1; count <= parts.length; count += 1){
		const start = parts.slice(0, count).join(external_node_path_.sep) || external_node_path_.sep;
		let real;
		try {
			real = external_node_fs_.realpathSync.native(start);
		} catch  {
			return undefined;
		}
		if (real === realRoot) return parts.slice(count).join('/');
	}
	return undefined;
}
function readInTree(realRoot, path, mayRead) {
	let clean;
	try {
		clean = (0,tree_selection/* normalisePath */.qb)(path);
	} catch  {
		return {
			unreadable: 'it lies outside of the repository'
		};
	}
	const place = placeOf(realRoot, clean, new Map());
	switch(place.kind){
		case 'gone':
			return {
				unreadable: 'it does not exist',
				gone: true
			};
		case 'outside':
			return {
				unreadable: LINK_OUT
			};
		case 'git':
			return {
				unreadable: `it ${IN_GIT}`
			};
		case 'directory':
			return {
				unreadable: 'it is not a regular file',
				folder: true
			};
		case 'special':
			return {
				unreadable: 'it is not a regular file'
			};
		case 'file':
			if (!mayRead(clean) || !mayRead(place.through ?? clean)) return {
				unreadable: 'git ignores it'
			};
			return readPlain(place.at);
		default:
			return (0,invariant/* assertNever */.xb)(place);
	}
}
function readPlain(at) {
	return (0,open_file/* readPlainFile */.b)(at, tree/* MAX_FILE_BYTES */.gZ);
}
/** The paths a scan of the working tree would open, sorted; links and deleted files included. */ function listWorkingTree(root, options) {
	const realRoot = rootOf(root);
	const selection = selectPaths(realRoot, options);
	return listPaths(selection, openListing(realRoot, selection).listing);
}
/**
 * The files that a scan leaves out, and why, sorted. What git ignores is not among them, nor, outside a repository, what
 * lies in directories that are never entered.
 */ function listLeftOut(root, options) {
	const realRoot = rootOf(root);
	const selection = selectPaths(realRoot, options);
	const found = new Map();
	const { listing, mayRead } = openListing(realRoot, selection);
	for (const directory of selection.directories){
		for (const path of listing.of(directory)){
			const because = selection.refuses(path, directory);
			if (because !== undefined && !selection.named.includes(path)) found.set(path, because);
		}
	}
	return [
		...found
	].sort(([a], [b])=>(0,tree/* comparePaths */.cD)(a, b)).map(([path, because])=>({
			path,
			because,
			read: ()=>bytesOf(readInTree(realRoot, path, mayRead))
		}));
}
/** Files that the repository names, one by one, by the rules of the tree. */ function openReader(root) {
	const realRoot = rootOf(root);
	const { mayRead } = openListing(realRoot, (0,tree_selection/* select */.Lt)({
		include: [],
		exclude: [],
		paths: []
	}, [
		''
	], []));
	return {
		has: (path)=>{
			try {
				return (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(realRoot, path), {
					throwIfNoEntry: false
				}) !== undefined;
			} catch  {
				return false;
			}
		},
		read: (path)=>bytesOf(readInTree(realRoot, path, mayRead))
	};
}
function rootOf(root) {
	let real;
	try {
		real = external_node_fs_.realpathSync.native(root);
	} catch  {
		throw new usage_error/* UsageError */.eb(`${root} does not exist`);
	}
	if (!(0,external_node_fs_.lstatSync)(real).isDirectory()) throw new usage_error/* UsageError */.eb(`${root} is not a directory`);
	return real;
}
function selectPaths(realRoot, options) {
	const directories = [];
	const named = [];
	for (const given of options.paths.length === 0 ? [
		''
	] : options.paths){
		const path = (0,tree_selection/* normalisePath */.qb)(given);
		const place = path === '' ? {
			kind: 'directory',
			link: false
		} : placeOf(realRoot, path, new Map());
		if (place.kind === 'gone') throw new usage_error/* UsageError */.eb(`${given} does not exist`);
		if (place.kind === 'outside') throw new usage_error/* UsageError */.eb(`${given} is a link out of the directory that is scanned`);
		if (place.kind === 'git') throw new usage_error/* UsageError */.eb(`${given} ${IN_GIT}`);
		if (place.kind === 'directory') directories.push(path);
		else named.push(path);
	}
	return (0,tree_selection/* select */.Lt)(options, directories, named);
}
function listPaths(selection, listing) {
	const paths = new Set(selection.named);
	for (const directory of selection.directories){
		for (const path of listing.of(directory))if (selection.wants(path, directory)) paths.add(path);
	}
	return [
		...paths
	].sort(tree/* comparePaths */.cD);
}
/** `mayRead`: whether a file that another one names is of the repository: git tracks or lists it, or does not ignore it. */ function openListing(realRoot, selection) {
	const known = new Map();
	const closed = [];
	const list = (directory)=>{
		let listed = known.get(directory);
		if (listed === undefined) {
			const byGit = listByGit(realRoot, directory);
			listed = byGit === undefined ? {
				paths: walk(realRoot, directory, closed),
				regular: [],
				byGit: false
			} : {
				...byGit,
				byGit: true
			};
			known.set(directory, listed);
		}
		return listed;
	};
	let tracked;
	const named = new Set(selection.named);
	const directories = new Set([
		'',
		...selection.directories
	]);
	const ignoring = new Map();
	const mayRead = (path)=>{
		if (named.has(path)) return true;
		tracked ??= new Set([
			...directories
		].flatMap((one)=>list(one).byGit ? list(one).paths : []));
		if (tracked.has(path)) return true;
		return [
			...directories
		].some((one)=>!list(one).byGit && isBelow(path, one) && !isIgnoredBelow(realRoot, one, path, ignoring));
	};
	const regular = ({ directories: wanted })=>new Set(wanted.flatMap((directory)=>list(directory).regular));
	return {
		listing: {
			of: (directory)=>list(directory).paths,
			regular,
			closed
		},
		mayRead
	};
}
function isBelow(path, directory) {
	return directory === '' || path.startsWith(`${directory}/`);
}
/** What the `.gitignore` files from `directory` down to the path say of it, or of a folder that it lies in. */ function isIgnoredBelow(realRoot, directory, path, known) {
	const prefix = directory === '' ? '' : `${directory}/`;
	const parts = path.slice(prefix.length).split('/');
	let rules = [];
	for(let depth = 0; depth < parts.length; depth += 1){
		const below = parts.slice(0, depth).map((part)=>`${part}/`).join('');
		const at = `${prefix}${below}.gitignore`;
		if (!known.has(at)) known.set(at, readIgnoreRules((0,external_node_path_.join)(realRoot, at)));
		const own = known.get(at);
		if (own !== undefined) rules = [
			...rules,
			{
				directory: below,
				rules: own
			}
		];
		const last = depth === parts.length - 1;
		if (isIgnored(`${below}${parts[depth] ?? ''}${last ? '' : '/'}`, rules)) return true;
	}
	return false;
}
/** Undefined where git does not know the directory: no repository, or one that the repository around it ignores. */ function listByGit(realRoot, directory) {
	const tree = (0,work_tree/* findWorkTree */.v)(realRoot);
	if (tree === undefined) return undefined;
	// git is started at the top level, wherever the listing begins.
	const above = (0,external_node_path_.relative)(tree.top, realRoot);
	const below = above === '' ? directory : (0,external_node_path_.join)(above, directory);
	const listed = (0,git/* runGit */.EO)(tree.top, [
		...(0,git/* userExcludes */.lA)(tree.top),
		'ls-files',
		'-z',
		'-t',
		'--stage',
		'--cached',
		'--others',
		'--exclude-standard',
		...below === '' ? [] : [
			'--',
			below
		]
	]);
	if (listed.status !== 0 && listed.absent !== true) throw new usage_error/* UsageError */.eb(`git cannot list the files: ${lastLine(listed.stderr)}`);
	if (listed.stdout.length === 0) return undefined;
	const cut = above === '' ? 0 : above.length + 1;
	const paths = [];
	const regular = [];
	for (const line of (0,git/* splitNul */.K5)(listed.stdout)){
		// `? PATH` of what git does not hold, else `TAG SP MODE SP ID SP STAGE TAB PATH`: git-ls-files(1) -t.
		const path = line.slice((line.startsWith('? ') ? 2 : line.indexOf('\t') + 1) + cut, line.endsWith('/') ? -1 : undefined);
		paths.push(path);
		if (line.startsWith('H 100')) regular.push(path);
	}
	return {
		paths,
		regular
	};
}
/** Asks git once for each path: where no link is on the way, a file is looked at under the same name twice. */ function trackedIn(realRoot) {
	const known = new Map();
	return (path)=>{
		const held = known.get(path) ?? isTracked(realRoot, path);
		known.set(path, held);
		return held;
	};
}
/** Whether git holds the very file: asked of it alone, without listing all. */ function isTracked(realRoot, path) {
	const tree = (0,work_tree/* findWorkTree */.v)(realRoot);
	if (tree === undefined) return false;
	const at = (0,external_node_path_.join)((0,external_node_path_.relative)(tree.top, realRoot), path);
	const asked = (0,git/* runGit */.EO)(tree.top, [
		'ls-files',
		'-z',
		'--cached',
		'--',
		at
	]);
	return asked.status === 0 && (0,git/* splitNul */.K5)(asked.stdout).includes(at);
}
function lastLine(text) {
	return text.trim().split('\n').at(-1)?.slice(0, MAX_GIT_MESSAGE) ?? '';
}
function walk(realRoot, directory, closed) {
	const start = (0,external_node_path_.join)(realRoot, directory);
	const prefix = directory === '' ? '' : `${directory}/`;
	const paths = [];
	const open = [
		{
			below: '',
			rules: []
		}
	];
	for(let next = open.pop(); next !== undefined; next = open.pop()){
		const { below } = next;
		let children;
		try {
			children = readChildren((0,external_node_path_.join)(start, below));
		} catch  {
			closed.push(`${prefix}${below}`.replace(/\/$/, '') || '.');
			continue;
		}
		const own = children.some((child)=>child.name === '.gitignore' && child.isFile()) ? readIgnoreRules((0,external_node_path_.join)(start, below, '.gitignore')) : undefined;
		const rules = own === undefined ? next.rules : [
			...next.rules,
			{
				directory: below,
				rules: own
			}
		];
		for (const child of children){
			const path = below + child.name;
			if (child.isDirectory()) {
				// A nested repository is not ours to read, as git sees it too.
				if ((0,tree_selection/* isSkippedDirectory */.G$)(child.name) || (0,git_folder/* leadsIntoGit */._)(child.name) || isIgnored(`${path}/`, rules)) continue;
				open.push({
					below: `${path}/`,
					rules
				});
			} else if ((child.isFile() || child.isSymbolicLink()) && !isIgnored(path, rules)) {
				paths.push(prefix + path);
			}
		}
	}
	return paths;
}
function readChildren(directory) {
	return (0,external_node_fs_.readdirSync)(directory, {
		withFileTypes: true
	});
}
function readIgnoreRules(path) {
	const content = readPlain(path);
	if (!Buffer.isBuffer(content)) return undefined;
	const lines = content.toString('utf8').split('\n').filter((line)=>line.length <= MAX_IGNORE_LINE && line.split('*').length - 1 <= MAX_IGNORE_STARS);
	try {
		return ignore().add(lines);
	} catch  {
		return undefined;
	}
}
/** The deepest file that says something decides (gitignore(5)). */ function isIgnored(path, rules) {
	for(let i = rules.length - 1; i >= 0; i -= 1){
		const level = rules[i];
		if (level === undefined) continue;
		const verdict = level.rules.test(path.slice(level.directory.length));
		if (verdict.ignored) return true;
		if (verdict.unignored) return false;
	}
	return false;
}
/** Whether all folders on the way to a path are none but folders. `inside` remembers them. */ function isBelowFolders(realRoot, path, inside) {
	const directory = path.slice(0, Math.max(0, path.lastIndexOf('/')));
	if (directory === '') return true;
	let known = inside.get(directory);
	if (known === undefined) {
		known = resolveInside(realRoot, directory) === directory;
		inside.set(directory, known);
	}
	return known;
}
/** What lies at a path. `inside` remembers directories already known to be real directories below the root. */ function placeOf(realRoot, path, inside) {
	if ((0,git_folder/* leadsIntoGit */._)(path)) return {
		kind: 'git'
	};
	return isBelowFolders(realRoot, path, inside) ? plainPlaceOf(realRoot, path) : linkPlaceOf(realRoot, path);
}
function plainPlaceOf(realRoot, path) {
	const at = (0,external_node_path_.join)(realRoot, path);
	try {
		const stat = (0,external_node_fs_.lstatSync)(at, {
			throwIfNoEntry: false
		});
		if (stat === undefined) return {
			kind: 'gone'
		};
		if (stat.isFile()) return {
			kind: 'file',
			at,
			size: stat.size
		};
		if (stat.isDirectory()) return {
			kind: 'directory',
			link: false
		};
		return stat.isSymbolicLink() ? linkPlaceOf(realRoot, path) : {
			kind: 'special'
		};
	} catch  {
		return {
			kind: 'gone'
		};
	}
}
function linkPlaceOf(realRoot, path) {
	const real = resolveInside(realRoot, path);
	if (typeof real !== 'string') return real;
	if ((0,git_folder/* leadsIntoGit */._)(real)) return {
		kind: 'git'
	};
	const at = (0,external_node_path_.join)(realRoot, real);
	const stat = (0,external_node_fs_.lstatSync)(at, {
		throwIfNoEntry: false
	});
	if (stat === undefined) return {
		kind: 'gone'
	};
	if (stat.isFile()) return {
		kind: 'file',
		at,
		size: stat.size,
		through: real
	};
	return stat.isDirectory() ? {
		kind: 'directory',
		link: true
	} : {
		kind: 'special'
	};
}
/**
 * Follows a path link by link. Every hop has to stay below the root: a path that leaves and comes back counts as
 * outside, since whoever owns the outside part decides where it ends. The result is the path without links.
 */ function resolveInside(realRoot, path) {
	let hops = 0;
	const left = path.split('/').reverse();
	const done = [];
	for(let part = left.pop(); part !== undefined; part = left.pop()){
		if (part === '' || part === '.') continue;
		if (part === '..') {
			if (done.pop() === undefined) return {
				kind: 'outside'
			};
			continue;
		}
		const at = (0,external_node_path_.join)(realRoot, ...done, part);
		let target;
		try {
			const stat = (0,external_node_fs_.lstatSync)(at, {
				throwIfNoEntry: false
			});
			if (stat === undefined) return {
				kind: 'gone'
			};
			if (stat.isSymbolicLink()) target = (0,external_node_fs_.readlinkSync)(at);
		} catch  {
			return {
				kind: 'gone'
			};
		}
		if (target === undefined) {
			done.push(part);
			continue;
		}
		hops += 1;
		if (hops > MAX_LINK_HOPS) return {
			kind: 'gone'
		};
		if (target.startsWith('/')) {
			if (target !== realRoot && !target.startsWith(`${realRoot}/`)) return {
				kind: 'outside'
			};
			done.length = 0;
			target = target.slice(realRoot.length);
		}
		left.push(...target.split('/').reverse());
	}
	return done.join('/');
}
/**
 * The ids that git would give the bytes of regular files, by path, in a repository with ids like `like`. What is a link,
 * or reached through one, or cannot be read has none.
 */ function workingTreeIds(root, paths, like) {
	const realRoot = rootOf(root);
	const ids = new Map();
	const inside = new Map();
	const chunk = Buffer.allocUnsafe(HASHED_AT_ONCE);
	for (const path of paths){
		const place = placeOf(realRoot, path, inside);
		const id = place.kind === 'file' && place.at === (0,external_node_path_.join)(realRoot, path) ? (0,open_file/* digestPlainFile */.p)(place.at, chunk, (size)=>(0,objects/* startBlobId */.vF)(size, like)) : undefined;
		if (id !== undefined) ids.set(path, id);
	}
	return ids;
}


/***/ })

};

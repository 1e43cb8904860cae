export const id = 953;
export const ids = [953];
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

/***/ 9891:
/***/ (function (__webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _read_tree_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _github_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8378);
/* harmony import */ var _github_toolkit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2576);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3290);
/** The door of GitHub: the runner's environment in, annotations, summary, outputs and an exit code out. */ 



process.exitCode = await (0,_github_run_js__WEBPACK_IMPORTED_MODULE_1__/* .runAction */ .C)(process.env, {
	check: async (request)=>{
		const { runCheck } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 6913));
		const { watched } = await Promise.all(/* import() | scan */[__webpack_require__.e(815), __webpack_require__.e(899), __webpack_require__.e(298), __webpack_require__.e(517), __webpack_require__.e(754), __webpack_require__.e(54), __webpack_require__.e(714), __webpack_require__.e(362), __webpack_require__.e(944), __webpack_require__.e(940), __webpack_require__.e(240)]).then(__webpack_require__.bind(__webpack_require__, 818));
		return runCheck(request, process.env, new Date().toISOString().slice(0, 10), (tree)=>watched(tree, '::error title=loopgate::'));
	},
	reporters: {
		text: async (report)=>(await __webpack_require__.e(/* import() | report-text */ 331).then(__webpack_require__.bind(__webpack_require__, 7915))).renderText(report, {
				color: false,
				quiet: false
			}),
		annotations: async (report, options)=>(await __webpack_require__.e(/* import() | report-annotations */ 280).then(__webpack_require__.bind(__webpack_require__, 6448))).renderAnnotations(report, options),
		markdown: async (report, options)=>(await Promise.all(/* import() | report-markdown */[__webpack_require__.e(605), __webpack_require__.e(93)]).then(__webpack_require__.bind(__webpack_require__, 5113))).renderMarkdown(report, options),
		comment: async (report, options)=>(await Promise.all(/* import() | report-comment */[__webpack_require__.e(605), __webpack_require__.e(365)]).then(__webpack_require__.bind(__webpack_require__, 6856))).renderComment(report, options),
		sarif: async (report)=>(await Promise.all(/* import() | report-sarif */[__webpack_require__.e(552), __webpack_require__.e(241)]).then(__webpack_require__.bind(__webpack_require__, 85))).renderSarif(report),
		json: async (report)=>(await __webpack_require__.e(/* import() | report-json */ 660).then(__webpack_require__.bind(__webpack_require__, 5890))).renderJson(report),
		html: async (report)=>(await Promise.all(/* import() | report-html */[__webpack_require__.e(605), __webpack_require__.e(104), __webpack_require__.e(989)]).then(__webpack_require__.bind(__webpack_require__, 5043))).renderHtml(report)
	},
	runGit: _read_tree_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO,
	toolkit: (0,_github_toolkit_js__WEBPACK_IMPORTED_MODULE_2__/* .openToolkit */ .z)(process.env, _print_js__WEBPACK_IMPORTED_MODULE_3__/* .printCommands */ .w6),
	write: _print_js__WEBPACK_IMPORTED_MODULE_3__/* .printCommands */ .w6
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 8378:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ runAction)
});

// UNUSED EXPORTS: verdictSentence

// EXTERNAL MODULE: ./.cache/build/core/text/usage-error.js
var usage_error = __webpack_require__(7795);
// EXTERNAL MODULE: ./.cache/build/read/tree/runner-files.js
var runner_files = __webpack_require__(3089);
// EXTERNAL MODULE: ./.cache/build/report/plain-text.js
var plain_text = __webpack_require__(4500);
// EXTERNAL MODULE: ./.cache/build/report/surface.js
var surface = __webpack_require__(6881);
// EXTERNAL MODULE: ./.cache/build/read/tree/git-tree.js
var git_tree = __webpack_require__(8450);
// EXTERNAL MODULE: ./.cache/build/read/tree/objects.js
var objects = __webpack_require__(2493);
;// CONCATENATED MODULE: ./.cache/build/doors/github/json.js
/** Looks into JSON that somebody else wrote. Nothing here throws. */ /** A property of a property, an index as its digits; own ones only, undefined where anything on the way is missing. */ function at(value, ...keys) {
	let current = value;
	for (const key of keys){
		if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
		current = current[key];
	}
	return current;
}
function textAt(value, ...keys) {
	const found = at(value, ...keys);
	return typeof found === 'string' ? found : undefined;
}
/** A whole number above zero: an id, a count. */ function numberAt(value, ...keys) {
	const found = at(value, ...keys);
	return typeof found === 'number' && Number.isSafeInteger(found) && found > 0 ? found : undefined;
}
function listAt(value, ...keys) {
	const found = at(value, ...keys);
	return Array.isArray(found) ? found : [];
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/event.js
/** What happened, from the payload that the runner leaves at GITHUB_EVENT_PATH. A stranger writes parts of it: nothing is believed without a look. */ 
/** GitHub cuts a webhook payload at 25 MB (webhook events documentation). */ const MAX_EVENT_BYTES = 32 * 1024 * 1024;
/** `payload` is the file's text, undefined when it could not be read. Never throws. */ function readEvent(env, payload, mode) {
	const event = env.GITHUB_EVENT_NAME ?? '';
	const notices = [];
	const json = parse(payload);
	if (json === undefined && [
		'pull_request',
		'pull_request_target',
		'push',
		'merge_group'
	].includes(event)) {
		notices.push(`The payload of the ${event} event could not be read, so what it compares with is not known.`);
	}
	const comparing = event === 'pull_request' || event === 'merge_group' || event === 'push';
	const facts = {
		event,
		mode: mode === 'auto' ? comparing ? 'compare' : 'full' : mode,
		base: [],
		head: commitId(env.GITHUB_SHA),
		prNumber: undefined,
		prHead: undefined,
		isFork: false,
		isMerge: false,
		notices
	};
	switch(event){
		case 'pull_request':
		case 'pull_request_target':
			readPullRequest(facts, json, env);
			break;
		case 'merge_group':
			{
				const group = at(json, 'merge_group');
				const base = commitId(at(group, 'base_sha'));
				facts.head = commitId(at(group, 'head_sha')) ?? facts.head;
				if (base !== undefined) facts.base.push({
					kind: 'commit',
					id: base,
					from: 'the merge group'
				});
				break;
			}
		case 'push':
			readPush(facts, json, env, mode === 'auto');
			break;
		case 'workflow_run':
			{
				const run = at(json, 'workflow_run');
				facts.head = commitId(at(run, 'head_sha')) ?? facts.head;
				const pull = at(run, 'pull_requests', '0');
				const base = commitId(at(pull, 'base', 'sha'));
				facts.prNumber = numberAt(pull, 'number');
				facts.isFork = isNothing(at(run, 'head_repository')) || differ(run, 'head_repository', env);
				if (base !== undefined) facts.base.push({
					kind: 'merge-base',
					id: base,
					from: "the run's pull request"
				});
				break;
			}
		default:
	}
	if (facts.mode === 'full') facts.base = [];
	return facts;
}
function readPullRequest(facts, json, env) {
	const pull = at(json, 'pull_request');
	const base = commitId(at(pull, 'base', 'sha'));
	facts.prHead = commitId(at(pull, 'head', 'sha'));
	facts.head = facts.prHead ?? facts.head;
	facts.prNumber = numberAt(pull, 'number') ?? numberAt(json, 'number');
	facts.isFork = isForeign(pull, env);
	facts.isMerge = facts.event === 'pull_request' && /^refs\/pull\/\d+\/merge$/.test(env.GITHUB_REF ?? '');
	if (facts.isMerge) facts.base.push({
		kind: 'merge-parent'
	});
	if (base !== undefined) facts.base.push({
		kind: 'merge-base',
		id: base,
		from: 'the pull request'
	});
	if (facts.event === 'pull_request_target') facts.notices.push('pull_request_target runs with the base branch checked out and with its secrets. Use pull_request: ' + 'loopgate needs no more than contents: read, and there it sees what the pull request changes.');
}
/** `auto`: what there is nothing to compare with is judged in full. */ function readPush(facts, json, env, auto) {
	const before = at(json, 'before');
	const id = commitId(before);
	// `after` of an annotated tag is the tag's own object: GITHUB_SHA is the commit.
	const isTag = env.GITHUB_REF?.startsWith('refs/tags/') === true;
	if (!isTag) facts.head = commitId(at(json, 'after')) ?? facts.head;
	if (isTag && auto) {
		// What it is put on is a branch's work already: compared with that, nothing of it would be new.
		facts.mode = 'full';
		facts.notices.push('A tag is compared with nothing: everything counts.');
		return;
	}
	if (id !== undefined) {
		facts.base.push({
			kind: 'commit',
			id,
			from: 'the push'
		});
		return;
	}
	if (!isNothing(before)) return;
	const branch = at(json, 'repository', 'default_branch');
	if (typeof branch === 'string' && branch !== '' && env.GITHUB_REF !== `refs/heads/${branch}`) {
		// A new branch has nothing before it; what it adds is what its trunk does not have.
		facts.base.push({
			kind: 'name',
			name: branch,
			from: 'the default branch, as this branch is new',
			fork: true
		});
	} else if (auto) {
		facts.mode = 'full';
		facts.notices.push('This push begins a branch, so there is nothing to compare with: everything counts.');
	}
}
/** A commit id as git writes it, SHA-1 or SHA-256, and not the all-zero "none". */ function commitId(value) {
	if (typeof value !== 'string' || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value) || /^0+$/.test(value)) return undefined;
	return value;
}
function parse(payload) {
	if (payload === undefined) return undefined;
	try {
		const value = JSON.parse(payload);
		return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
	} catch  {
		return undefined;
	}
}
function isNothing(value) {
	return value === undefined || value === null || typeof value === 'string' && /^0*$/.test(value);
}
/** A deleted fork leaves `head.repo: null`. Dependabot's runs get the rights of a fork's (GitHub documentation, Dependabot on Actions). */ function isForeign(pull, env) {
	if (env.GITHUB_ACTOR === 'dependabot[bot]') return true;
	if (typeof pull !== 'object' || pull === null) return false;
	const home = at(pull, 'base', 'repo', 'full_name') ?? env.GITHUB_REPOSITORY;
	return at(pull, 'head', 'repo', 'full_name') !== home;
}
function differ(holder, key, env) {
	return at(holder, key, 'full_name') !== env.GITHUB_REPOSITORY;
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/base.js
/** The base revision: in a checkout of depth 1 the merge commit's parents still name it. */ 


/** Milliseconds for one `git fetch`. */ const FETCH_TIMEOUT = 60_000;
/** Files read one by one through the API. A token has 1,000 requests an hour for the whole repository (GitHub documentation). */ const MAX_API_FILES = 300;
const MAX_API_TREES = 200;
/** GitHub gives no larger blob; far more than a manifest. */ const MAX_API_BLOB = 8 * 1024 * 1024;
/** `baseRef` is the user's own choice and replaces what the event says. Never throws. */ async function findBase(root, facts, baseRef, sources) {
	if (facts.mode === 'full') return {
		kind: 'not-requested'
	};
	const chosen = baseRef === undefined ? facts.base : [
		{
			kind: 'name',
			name: baseRef,
			from: 'base-ref',
			fork: false
		}
	];
	if (chosen.length === 0) {
		return {
			kind: 'unavailable',
			because: `a ${facts.event || 'run of this kind'} event does not say what to compare with`
		};
	}
	let because = 'no revision to compare with was found';
	for (const candidate of chosen){
		const notices = [];
		const found = await commitOf(root, candidate, sources, notices);
		if (found === undefined) continue;
		if (typeof found !== 'string') {
			because = found.because;
			continue;
		}
		if (isComplete(root, found, sources) || fetchCommit(root, found, sources)) {
			return {
				kind: 'revision',
				revision: found,
				notices
			};
		}
		const read = await readThroughApi(root, found, sources);
		if (read.ok) return {
			kind: 'files',
			...read.value,
			notices
		};
		because = `commit ${found.slice(0, 12)} is not in this clone, could not be fetched, and ${read.says}`;
	}
	return {
		kind: 'unavailable',
		because
	};
}
/** The commit's parents, also at the edge of a shallow clone, where `git log` shows none: git-cat-file(1) prints the raw object. */ function parentsOf(root, revision, runGit) {
	const raw = runGit(root, [
		'cat-file',
		'-p',
		`${revision}^{commit}`
	]);
	if (raw.status !== 0) return [];
	const parents = [];
	for (const line of raw.stdout.toString('utf8').split('\n')){
		if (line === '') break;
		const parent = line.startsWith('parent ') ? commitId(line.slice('parent '.length)) : undefined;
		if (parent !== undefined) parents.push(parent);
	}
	return parents;
}
/** Brings one commit into the clone, with the checkout's credentials, then the token: at most two time limits. */ function fetchCommit(root, id, sources) {
	return fetchFrom(root, id, sources) && isComplete(root, id, sources);
}
/** A commit id; what hinders; or undefined when the candidate does not fit this checkout. */ async function commitOf(root, candidate, sources, notices) {
	const { runGit, env } = sources;
	switch(candidate.kind){
		case 'merge-parent':
			{
				const head = revisionOf(root, 'HEAD', runGit);
				// The workflow may have checked out something else, and a branch may end in a merge of its own.
				if (head === undefined || head !== commitId(env.GITHUB_SHA)) return undefined;
				const parents = parentsOf(root, head, runGit);
				return parents.length === 2 ? parents[0] : undefined;
			}
		case 'commit':
			return candidate.id;
		case 'merge-base':
			return forkPoint(root, candidate, sources, notices);
		case 'name':
			{
				const id = namedCommit(root, candidate.name, sources);
				if (id === undefined) return {
					because: `${candidate.name} (${candidate.from}) is not a revision that can be found`
				};
				return candidate.fork ? forkPoint(root, {
					id,
					from: candidate.from
				}, sources, notices) : id;
			}
	}
}
function revisionOf(root, name, runGit) {
	const found = runGit(root, [
		'rev-parse',
		'--verify',
		'--quiet',
		'--end-of-options',
		`${name}^{commit}`
	]);
	return found.status === 0 ? commitId(found.stdout.toString('latin1').trim()) : undefined;
}
function namedCommit(root, name, sources) {
	if (name.includes('\0')) return undefined;
	for (const spelling of [
		`refs/remotes/origin/${name}`,
		name
	]){
		const id = revisionOf(root, spelling, sources.runGit);
		if (id !== undefined) return id;
	}
	if (commitId(name) !== undefined) return name;
	// Neither an option nor a refspec nor a pattern: git-check-ref-format(1).
	if (!/^[\w][\w./@-]*$/.test(name) || name.includes('..')) return undefined;
	return fetchFrom(root, name, sources) ? revisionOf(root, 'FETCH_HEAD', sources.runGit) : undefined;
}
async function forkPoint(root, { id: base, from }, sources, notices) {
	const head = revisionOf(root, 'HEAD', sources.runGit) ?? commitId(sources.env.GITHUB_SHA);
	if (head === undefined || head === base) return base;
	const local = sources.runGit(root, [
		'merge-base',
		base,
		head
	]);
	const id = local.status === 0 ? commitId(local.stdout.toString('latin1').trim()) : undefined;
	if (id !== undefined) return id;
	const asked = await sources.api?.mergeBase(base, head);
	const answered = asked?.ok === true ? commitId(asked.value) : undefined;
	if (answered !== undefined) return answered;
	notices.push(`Compared with ${base.slice(0, 12)} (${from}). Where this work left it could not be found, ` + 'so what changed there since looks like a change made here.');
	return base;
}
/** The commit and its tree are there; in a partial clone every file of it as well. */ function isComplete(root, id, sources) {
	if (sources.runGit(root, [
		'cat-file',
		'-e',
		`${id}^{tree}`
	]).status !== 0) return false;
	if (!(0,objects/* isPartialClone */.th)(root)) return true;
	// Missing objects are printed with a question mark: git-rev-list(1) --missing=print.
	const listed = sources.runGit(root, [
		'rev-list',
		'--objects',
		'--no-walk',
		'--missing=print',
		id
	]);
	return listed.status === 0 && !/^\?/m.test(listed.stdout.toString('latin1'));
}
function fetchFrom(root, what, sources) {
	const { runGit } = sources;
	// --depth in a full clone would cut off its history for the steps that follow.
	const shallow = runGit(root, [
		'rev-parse',
		'--is-shallow-repository'
	]).stdout.toString('latin1').trim() === 'true';
	const args = [
		'fetch',
		'--quiet',
		'--no-tags',
		'--no-recurse-submodules',
		'--no-auto-maintenance',
		// The remote's own word for it could be any program.
		'--upload-pack=git-upload-pack',
		...shallow ? [
			'--depth=1'
		] : [],
		'origin',
		what
	];
	const fetched = runGit(root, args, {
		timeout: FETCH_TIMEOUT,
		fetches: true
	});
	if (fetched.status === 0) return true;
	const credentials = tokenSettings(sources.env, sources.token);
	if (credentials === undefined) return false;
	return runGit(root, args, {
		timeout: FETCH_TIMEOUT,
		fetches: true,
		env: credentials
	}).status === 0;
}
/**
 * The token as git settings in the environment, where `ps` does not show it: git-config(1) GIT_CONFIG_COUNT. The empty
 * value first takes away a header that the checkout configured; two would be refused.
 */ function tokenSettings(env, token) {
	if (token === undefined) return undefined;
	let server;
	try {
		server = new URL(env.GITHUB_SERVER_URL ?? 'https://github.com');
	} catch  {
		return undefined;
	}
	const given = Number(env.GIT_CONFIG_COUNT ?? 0);
	const first = Number.isSafeInteger(given) && given > 0 ? given : 0;
	const key = `http.${server.origin}/.extraheader`;
	const secret = Buffer.from(`x-access-token:${token}`, 'utf8').toString('base64');
	return {
		GIT_CONFIG_COUNT: String(first + 2),
		[`GIT_CONFIG_KEY_${first}`]: key,
		[`GIT_CONFIG_VALUE_${first}`]: '',
		[`GIT_CONFIG_KEY_${first + 1}`]: key,
		[`GIT_CONFIG_VALUE_${first + 1}`]: `AUTHORIZATION: basic ${secret}`
	};
}
/** What differs between the base and the working tree, by content ids; only what differs is downloaded. */ async function readThroughApi(root, base, sources) {
	const { api, runGit } = sources;
	const fail = (says)=>({
			ok: false,
			why: 'unreachable',
			says
		});
	if (api === undefined) return fail('there is no token to ask GitHub with');
	const listed = runGit(root, [
		'ls-tree',
		'-r',
		'-t',
		'-z',
		'HEAD'
	]);
	const head = new Map();
	for (const line of listed.status === 0 ? listed.stdout.toString('utf8').split('\0') : []){
		// `MODE SP TYPE SP ID TAB PATH`: git-ls-tree(1).
		const tab = line.indexOf('\t');
		const [mode, , id] = line.slice(0, tab).split(' ');
		if (tab > 0 && id !== undefined && mode !== undefined) head.set(line.slice(tab + 1), {
			id,
			mode
		});
	}
	if (head.size === 0) return fail('this is not a clone that git can list');
	const differing = await differingBlobs(base, head, api);
	if (!differing.ok) return differing;
	const { gone, blobs } = differing.value;
	const changed = new Set([
		...gone,
		...blobs.keys()
	]);
	const wanted = [
		...blobs
	].filter(([path, blob])=>mayMatter(path) && blob.size <= MAX_API_BLOB && blob.mode !== '120000');
	if (wanted.length > MAX_API_FILES) {
		return fail(`${wanted.length} of its files differ, more than are read one by one through the API (${MAX_API_FILES})`);
	}
	const old = new Map();
	for (const [path, blob] of wanted){
		const content = await api.blob(blob.id);
		if (!content.ok) return content;
		old.set(path, content.value);
	}
	// What earlier steps wrote over the checkout differs too; the base has it as HEAD has, unless noted above.
	const touched = (0,git_tree/* touchedSince */.n)(root, 'HEAD');
	if (touched === undefined) return fail('this is not a clone that git can list');
	for (const path of touched){
		if (changed.has(path)) continue;
		changed.add(path);
		const blob = head.get(path);
		const content = blob === undefined ? undefined : runGit(root, [
			'cat-file',
			'blob',
			blob.id
		]);
		if (content?.status === 0) old.set(path, content.stdout);
	}
	const named = namedFiles({
		root,
		head,
		blobs,
		gone: new Set(gone),
		old
	}, sources.runGit, api);
	return {
		ok: true,
		value: {
			files: {
				commit: base,
				changed,
				old,
				...named.reader
			},
			more: named.more
		}
	};
}
/**
 * Files that count only where another one names them, such as those in vendor/. Nobody knows which before all is read, and
 * reading does not wait: what is asked for and not at hand is remembered, and downloaded afterwards.
 */ function namedFiles({ root, head, blobs, gone, old }, runGit, api) {
	const fetched = new Map();
	const missing = new Map();
	const read = (path)=>{
		const known = old.get(path) ?? fetched.get(path);
		if (known !== undefined || gone.has(path)) return known;
		const blob = blobs.get(path);
		if (blob === undefined) {
			const same = head.get(path);
			const content = same === undefined ? undefined : runGit(root, [
				'cat-file',
				'blob',
				same.id
			]);
			return content?.status === 0 ? content.stdout : undefined;
		}
		if (blob.mode !== '120000' && blob.size <= MAX_API_BLOB) missing.set(path, blob);
		return undefined;
	};
	const leftOutBelow = (directory)=>{
		const prefix = directory === '' ? '' : `${directory}/`;
		const kept = [
			...head
		].flatMap(([path, { mode }])=>mode === '040000' || gone.has(path) ? [] : [
				path
			]);
		return [
			...new Set([
				...kept,
				...blobs.keys()
			])
		].filter((path)=>path.startsWith(prefix) && !mayMatter(path)).sort();
	};
	const more = async ()=>{
		if (missing.size === 0) return {
			ok: true,
			value: false
		};
		if (fetched.size + missing.size > MAX_API_FILES) {
			const says = `more than ${MAX_API_FILES} of its files that others name differ`;
			return {
				ok: false,
				why: 'refused',
				says
			};
		}
		for (const [path, blob] of missing){
			const content = await api.blob(blob.id);
			if (!content.ok) return content;
			fetched.set(path, content.value);
		}
		missing.clear();
		return {
			ok: true,
			value: true
		};
	};
	return {
		reader: {
			read,
			leftOutBelow
		},
		more
	};
}
/** One request where GitHub lists the whole tree; else folder by folder, only into folders that differ. */ async function differingBlobs(base, head, api) {
	const whole = await api.tree(base, true);
	if (!whole.ok) return whole;
	const blobs = new Map();
	const same = new Set();
	const seen = new Set();
	const note = (path, entry)=>{
		seen.add(path);
		const equal = head.get(path)?.id === entry.id && head.get(path)?.mode === entry.mode;
		if (equal && entry.kind === 'tree') same.add(path);
		if (!equal && entry.kind === 'blob') blobs.set(path, entry);
		return equal;
	};
	if (!whole.value.truncated) {
		for (const entry of whole.value.entries)note(entry.path, entry);
	} else {
		const open = [
			{
				id: base,
				prefix: ''
			}
		];
		for(let asked = 0; open.length > 0; asked += 1){
			const next = open.pop();
			if (next === undefined) break;
			if (asked >= MAX_API_TREES) {
				return {
					ok: false,
					why: 'refused',
					says: `more than ${MAX_API_TREES} of its folders differ`
				};
			}
			const level = await api.tree(next.id, false);
			if (!level.ok) return level;
			if (level.value.truncated) return {
				ok: false,
				why: 'refused',
				says: 'GitHub does not list one of its folders whole'
			};
			for (const entry of level.value.entries){
				const path = next.prefix + entry.path;
				if (!note(path, entry) && entry.kind === 'tree') open.push({
					id: entry.id,
					prefix: `${path}/`
				});
			}
		}
	}
	const gone = [];
	for (const [path, entry] of head){
		if (entry.mode === '040000' || seen.has(path) || isInOneOf(path, same)) continue;
		gone.push(path);
	}
	return {
		ok: true,
		value: {
			gone,
			blobs
		}
	};
}
function isInOneOf(path, folders) {
	for(let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)){
		if (folders.has(path.slice(0, slash))) return true;
	}
	return false;
}
/** Left out without a look at the content: the folders that are never scanned, and what cannot be text. */ function mayMatter(path) {
	if (/(?:^|\/)(?:node_modules|vendor|testdata)\//.test(path)) return false;
	return !/\.(?:md|markdown|mdx|png|jpe?g|gif|webp|ico|pdf|woff2?|ttf|zip|gz|tgz|jar|so|exe|mp4)$/i.test(path);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./.cache/build/read/tree/scan-root.js
var scan_root = __webpack_require__(6705);
;// CONCATENATED MODULE: ./.cache/build/doors/github/checkout.js
/** What is scanned of a runner's workspace. */ 


/** Work trees that a message names. */ const MAX_NAMED = 5;
/**
 * What is scanned: the work tree that the workspace is, or that holds the paths, or the only one below the workspace
 * (`path:` of actions/checkout). Places must be reported from its top, or GitHub does not find them. Throws UsageError where
 * nothing was checked out, and where it is not clear which of several is meant.
 */ function locateCheckout(workspace, inputs, notice) {
	let { paths } = inputs;
	if (paths.length === 0 && !(0,scan_root.findScanRoot)(workspace, [
		'.'
	]).git) {
		const below = (0,scan_root/* lookBelow */.b)(workspace);
		const [only, second] = below.tops;
		if (second !== undefined) throw new usage_error/* UsageError */.eb(`${below.tops.slice(0, MAX_NAMED).join(', ')} are git work trees below the workspace; name one of them under \`paths\``);
		if (only !== undefined) {
			notice(`The checkout in ${only} is scanned: it is the only one below the workspace.`);
			paths = [
				only
			];
		} else if (!below.files) throw new usage_error/* UsageError */.eb('the workspace is empty: add a step with actions/checkout before this one, so that there is something to scan');
	}
	const found = (0,scan_root.findScanRoot)(workspace, paths.length === 0 ? [
		'.'
	] : paths);
	const fromRoot = (path)=>path === undefined ? undefined : (0,external_node_path_.relative)(found.root, (0,external_node_path_.resolve)(found.cwd, path)).split(external_node_path_.sep).join('/');
	return {
		root: found.root,
		paths: found.paths,
		config: fromRoot(inputs.config),
		baseline: fromRoot(inputs.baseline)
	};
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/inputs.js
/** The action's inputs. The runner hands each to us as `INPUT_<NAME>`: upper case, hyphens kept; not set is an empty string. */ 
const NAMES = [
	'paths',
	'config',
	'mode',
	'base-ref',
	'fail-on',
	'fail-on-existing',
	'fail-on-empty',
	'strict',
	'baseline',
	'render',
	'annotations',
	'summary',
	'diff',
	'comment',
	'suggestions',
	'issue',
	'issue-labels',
	'sarif-file',
	'json-file',
	'report-file',
	'token'
];
/**
 * Throws one UsageError that names every input with a wrong value and what it may be. An input that action.yml does not
 * have is an error too: the runner only warns of `fail_on: never`, and the gate would stand at its default unseen.
 */ function readInputs(env) {
	const problems = unknownInputs(env);
	const { text, oneOf, truth, lines } = inputReader(env, problems);
	const inputs = {
		// A comma may be part of a path; one path a line.
		paths: lines('paths', /[\r\n]+/),
		config: text('config'),
		mode: oneOf('mode', [
			'auto',
			'compare',
			'full'
		]) ?? 'auto',
		baseRef: text('base-ref'),
		failOn: oneOf('fail-on', [
			'error',
			'warning',
			'note',
			'never'
		]),
		failOnExisting: truth('fail-on-existing'),
		failOnEmpty: truth('fail-on-empty'),
		strict: truth('strict') ?? false,
		baseline: text('baseline'),
		render: oneOf('render', [
			'auto',
			'helm',
			'kustomize',
			'off'
		]),
		annotations: oneOf('annotations', [
			'new',
			'all',
			'none'
		]) ?? 'new',
		summary: truth('summary') ?? true,
		diff: oneOf('diff', [
			'auto',
			'always',
			'never'
		]) ?? 'auto',
		comment: oneOf('comment', [
			'never',
			'on-findings',
			'always'
		]) ?? 'never',
		suggestions: truth('suggestions') ?? false,
		issue: oneOf('issue', [
			'never',
			'audit'
		]) ?? 'never',
		issueLabels: lines('issue-labels', /[\r\n,]+/),
		sarifFile: text('sarif-file'),
		jsonFile: text('json-file'),
		reportFile: text('report-file'),
		token: text('token')
	};
	if (inputs.mode === 'full' && inputs.baseRef !== undefined) {
		problems.push('base-ref says what to compare with, and mode is full; leave one of them out');
	}
	if (problems.length > 0) throw new usage_error/* UsageError */.eb(problems.join('; '));
	return inputs;
}
function unknownInputs(env) {
	return Object.keys(env).sort().flatMap((variable)=>{
		if (!variable.startsWith('INPUT_') || (env[variable] ?? '') === '') return [];
		const name = variable.slice('INPUT_'.length).toLowerCase();
		if (NAMES.some((known)=>known === name)) return [];
		const meant = NAMES.find((known)=>known === name.replaceAll('_', '-').replaceAll(' ', '-'));
		const hint = meant === undefined ? `the inputs are ${NAMES.join(', ')}` : `did you mean ${meant}?`;
		return [
			`there is no input ${JSON.stringify(name.slice(0, 60))}: ${hint}`
		];
	});
}
/** Wrong values are put into `problems`. */ function inputReader(env, problems) {
	const text = (name)=>{
		const value = (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
		return value === '' ? undefined : value;
	};
	const refuse = (name, value, allowed)=>{
		problems.push(`${name} is ${JSON.stringify(value.slice(0, 60))}; it may be ${allowed}`);
	};
	return {
		text,
		oneOf: (name, allowed)=>{
			const value = text(name);
			const found = allowed.find((known)=>known === value);
			if (value !== undefined && found === undefined) refuse(name, value, join(allowed));
			return found;
		},
		// The spellings of the YAML 1.2 core schema, as every other action reads them.
		truth: (name)=>{
			const value = text(name);
			if (value === undefined) return undefined;
			if (/^(true|True|TRUE)$/.test(value)) return true;
			if (!/^(false|False|FALSE)$/.test(value)) refuse(name, value, 'true or false');
			return false;
		},
		lines: (name, separator)=>(text(name) ?? '').split(separator).map((part)=>part.trim()).filter((part)=>part !== '')
	};
}
function join(allowed) {
	return `${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`;
}

// EXTERNAL MODULE: ./.cache/build/core/text/defined.js
var defined = __webpack_require__(4874);
;// CONCATENATED MODULE: ./.cache/build/doors/github/api.js
/** The few REST calls the action makes: none may change the verdict, and each ends in time with a value that says why it did not work. */ 

const ATTEMPTS = 3;
/** A server may ask for an hour's patience; a job does not have it. Milliseconds. */ const MAX_WAIT = 20_000;
/** 3,000 comments. GitHub gives at most 100 a page. */ const MAX_PAGES = 30;
const PAGE = 100;
const CONTENTS = 'contents: read';
const PULLS = 'pull-requests: write';
const ISSUES = 'issues: write';
/** Undefined when `repository` is not `OWNER/NAME`. Sends nothing yet; the client is loaded with the first request. */ function openApi(options) {
	const [owner, repo, ...rest] = options.repository.split('/');
	if (owner === undefined || owner === '' || repo === undefined || repo === '' || rest.length > 0) return undefined;
	const requests = requestsFor(owner, repo, sender(options));
	return {
		...contentsApi(requests),
		...commentsApi(requests),
		...issuesApi(requests)
	};
}
function requestsFor(owner, repo, send) {
	const call = ({ doing, needs }, route, parameters, read)=>send({
			route,
			parameters: {
				owner,
				repo,
				...parameters
			},
			doing,
			needs,
			repeatable: !route.startsWith('POST')
		}, read);
	const pages = async (purpose, route, parameters, read)=>{
		const all = [];
		for(let page = 1; page <= MAX_PAGES; page += 1){
			const asked = {
				...parameters,
				per_page: PAGE,
				page
			};
			const answer = await call(purpose, route, asked, (data)=>Array.isArray(data) ? data : undefined);
			if (!answer.ok) return answer;
			for (const item of answer.value){
				const value = read(item);
				if (value !== undefined) all.push(value);
			}
			if (answer.value.length < PAGE) break;
		}
		return {
			ok: true,
			value: all
		};
	};
	return {
		owner,
		repo,
		call,
		pages
	};
}
const idOf = (data)=>numberAt(data, 'id');
const numberOf = (data)=>numberAt(data, 'number');
/** Commits, trees and files; `login` is the only question about no repository. */ function contentsApi({ call }) {
	const to = (doing)=>({
			doing,
			needs: CONTENTS
		});
	return {
		mergeBase: (base, head)=>call(to('compare commits'), 'GET /repos/{owner}/{repo}/compare/{basehead}', {
				basehead: `${base}...${head}`,
				per_page: 1
			}, (data)=>textAt(data, 'merge_base_commit', 'sha')),
		tree: (id, recursive)=>call(to('read trees'), 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
				tree_sha: id,
				...(0,defined/* defined */.s)({
					recursive: recursive ? '1' : undefined
				})
			}, readTree),
		blob: (id)=>call(to('read files'), 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}', {
				file_sha: id
			}, (data)=>{
				const content = textAt(data, 'content');
				if (content === undefined) return undefined;
				return textAt(data, 'encoding') === 'utf-8' ? Buffer.from(content, 'utf8') : Buffer.from(content, 'base64');
			}),
		fileAt: ({ owner, repository, path, ref })=>call(to(`read ${owner}/${repository}`), 'GET /repos/{owner}/{repo}/contents/{path}', {
				owner,
				repo: repository,
				path,
				ref
			}, // A directory is a list, and a file above 1 MiB has no content: REST "Get repository content".
			(data)=>textAt(data, 'encoding') === 'base64' ? Buffer.from(textAt(data, 'content') ?? '', 'base64').toString('utf8') : undefined),
		repository: ({ owner, repository })=>call(to(`read ${owner}/${repository}`), 'GET /repos/{owner}/{repo}', {
				owner,
				repo: repository
			}, ()=>true),
		login: ()=>call({
				doing: 'ask whose it is',
				needs: 'none'
			}, 'GET /user', {}, (data)=>textAt(data, 'login'))
	};
}
/** What stands below a pull request. */ function commentsApi({ call, pages }) {
	const to = (doing)=>({
			doing,
			needs: PULLS
		});
	return {
		comments: (number)=>pages(to('read comments'), 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
				issue_number: number
			}, readComment),
		createComment: (number, body)=>call({
				doing: 'write comments',
				needs: `${PULLS} (below an issue: ${ISSUES})`
			}, 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
				issue_number: number,
				body
			}, idOf),
		updateComment: (id, body)=>call(to('write comments'), 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
				comment_id: id,
				body
			}, idOf),
		deleteComment: (id)=>call(to('delete comments'), 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', {
				comment_id: id
			}, ()=>id),
		reviewComments: (number)=>pages(to('read review comments'), 'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments', {
				pull_number: number
			}, readComment),
		createReview: (number, commit, body, remarks)=>call(to('write reviews'), 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews', {
				pull_number: number,
				commit_id: commit,
				body,
				event: 'COMMENT',
				comments: remarks.map((remark)=>({
						path: remark.path,
						line: remark.line,
						side: 'RIGHT',
						...(0,defined/* defined */.s)({
							start_line: remark.startLine,
							start_side: remark.startLine === undefined ? undefined : 'RIGHT'
						}),
						body: remark.body
					}))
			}, idOf)
	};
}
function issuesApi({ owner, repo, call, pages }) {
	const to = (doing)=>({
			doing,
			needs: ISSUES
		});
	return {
		issuesLabelled: (label)=>pages(to('read issues'), 'GET /repos/{owner}/{repo}/issues', {
				state: 'all',
				labels: label
			}, readIssue),
		searchIssues: (words)=>call(to('search issues'), 'GET /search/issues', {
				q: `repo:${owner}/${repo} is:issue in:body ${words}`,
				per_page: PAGE,
				advanced_search: 'true'
			}, (data)=>listAt(data, 'items').flatMap((item)=>readIssue(item) ?? [])),
		createIssue: (title, body, labels)=>call(to('open issues'), 'POST /repos/{owner}/{repo}/issues', {
				title,
				body,
				labels: [
					...labels
				]
			}, numberOf),
		updateIssue: (number, change)=>call(to('change issues'), 'PATCH /repos/{owner}/{repo}/issues/{issue_number}', {
				issue_number: number,
				...change
			}, numberOf)
	};
}
function readTree(data) {
	if (textAt(data, 'sha') === undefined) return undefined;
	const entries = [];
	for (const item of listAt(data, 'tree')){
		const path = textAt(item, 'path');
		const id = textAt(item, 'sha');
		const kind = textAt(item, 'type');
		if (path === undefined || id === undefined || kind !== 'blob' && kind !== 'tree' && kind !== 'commit') continue;
		entries.push({
			path,
			id,
			kind,
			mode: textAt(item, 'mode') ?? '',
			size: numberAt(item, 'size') ?? 0
		});
	}
	return {
		entries,
		truncated: at(data, 'truncated') === true
	};
}
function readAuthor(item) {
	return {
		login: textAt(item, 'user', 'login') ?? '',
		bot: textAt(item, 'user', 'type') === 'Bot'
	};
}
function readComment(item) {
	const id = numberAt(item, 'id');
	return id === undefined ? undefined : {
		id,
		body: textAt(item, 'body') ?? '',
		author: readAuthor(item)
	};
}
function readIssue(item) {
	const number = numberAt(item, 'number');
	if (number === undefined || at(item, 'pull_request') !== undefined) return undefined;
	return {
		number,
		open: textAt(item, 'state') === 'open',
		title: textAt(item, 'title') ?? '',
		body: textAt(item, 'body') ?? '',
		author: readAuthor(item),
		labels: listAt(item, 'labels').flatMap((label)=>textAt(label, 'name') ?? [])
	};
}
function sender(options) {
	let client;
	let deadline;
	return async (call, read)=>{
		deadline ??= Date.now() + options.totalTimeout;
		let last = {
			ok: false,
			why: 'unreachable',
			says: 'no time is left to ask GitHub'
		};
		for(let attempt = 1; attempt <= ATTEMPTS; attempt += 1){
			const left = deadline - Date.now();
			if (left <= 0) return last;
			const signal = AbortSignal.timeout(Math.min(options.requestTimeout, left));
			let wait = attempt === 1 ? options.backoff : options.backoff * 4;
			try {
				client ??= loadClient(options);
				const request = await client;
				const { data } = await abandonable(request(call.route, {
					...call.parameters,
					request: {
						signal
					}
				}), signal);
				const value = read(data);
				if (value !== undefined) return {
					ok: true,
					value
				};
				last = {
					ok: false,
					why: 'unreachable',
					says: `GitHub's answer was cut off or not understood (${call.doing})`
				};
				if (!call.repeatable) return last;
			} catch (error) {
				const verdict = judge(error, call);
				last = verdict.failure;
				if (!verdict.again) return last;
				if (verdict.wait !== undefined) wait = Math.max(wait, verdict.wait);
			}
			if (attempt === ATTEMPTS || wait > MAX_WAIT || Date.now() + wait >= deadline) return last;
			await new Promise((resolve)=>setTimeout(resolve, wait));
		}
		return last;
	};
}
/** A promise that the signal ends even where the client does not listen to it. */ function abandonable(work, signal) {
	return new Promise((resolve, reject)=>{
		signal.addEventListener('abort', ()=>reject(signal.reason), {
			once: true
		});
		work.then(resolve, reject);
	});
}
async function loadClient(options) {
	const { getOctokit } = await __webpack_require__.e(/* import() | actions-github */ 848).then(__webpack_require__.bind(__webpack_require__, 2413));
	const silent = ()=>{};
	const octokit = getOctokit(options.token, {
		baseUrl: options.apiUrl,
		// The client's own remarks would go to the job's log past our escapes.
		log: {
			debug: silent,
			info: silent,
			warn: silent,
			error: silent
		}
	});
	return octokit.request;
}
/** What a failed request means: GitHub REST documentation, rate limits and best practices for using the API. */ function judge(error, call) {
	const status = numberAt(error, 'status') ?? 0;
	const headers = at(error, 'response', 'headers');
	const said = textAt(error, 'response', 'data', 'message') ?? '';
	const after = Number(textAt(headers, 'retry-after') ?? Number.NaN);
	const wait = Number.isFinite(after) && after >= 0 ? {
		wait: after * 1000
	} : {};
	const fail = (why, says)=>({
			ok: false,
			why,
			says
		});
	const limited = status === 429 || status === 403 && ('wait' in wait || /rate limit|abuse detection/i.test(said));
	if (limited) {
		// The hourly limit comes back with the hour, not within a job.
		const used = textAt(headers, 'x-ratelimit-remaining') === '0' && !('wait' in wait);
		return {
			failure: fail('unreachable', `GitHub's rate limit is used up (${call.doing})`),
			again: !used,
			...wait
		};
	}
	if (status === 401 || status === 403 || status === 404) {
		const needs = call.needs === 'none' ? '' : ` (it needs ${call.needs})`;
		const failure = fail('no-permission', `the token may not ${call.doing}${needs}`);
		return {
			failure: status === 404 ? {
				...failure,
				missing: true
			} : failure,
			again: false
		};
	}
	if (status >= 400 && status < 500) {
		return {
			failure: fail('refused', `GitHub refused to ${call.doing} with status ${status}`),
			again: false
		};
	}
	// The client gives status 500 to what never got an answer as well: @octokit/request, fetchWrapper.
	const says = headers === undefined ? `GitHub could not be reached in time (${call.doing})` : `GitHub answered with status ${status} (${call.doing})`;
	return {
		failure: fail('unreachable', says),
		again: call.repeatable,
		...wait
	};
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/job.js
/** What one run of the action works with. */ 
/** Milliseconds. Finding the base may need the API, and so may what comes after the verdict: each has its own limit. */ const REQUEST_TIMEOUT = 15_000;
const TOTAL_TIMEOUT = 60_000;
const BACKOFF = 1_000;
/** Undefined where there is no token, or the repository is not named. */ function apiFor(env, inputs) {
	if (inputs.token === undefined) return undefined;
	// For slow proxies, and for tests that will not wait.
	const seconds = Number(env.LOOPGATE_API_TIMEOUT ?? Number.NaN);
	const requestTimeout = Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : REQUEST_TIMEOUT;
	const options = {
		token: inputs.token,
		apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
		repository: env.GITHUB_REPOSITORY ?? '',
		requestTimeout,
		totalTimeout: Math.max(requestTimeout, Math.min(TOTAL_TIMEOUT, requestTimeout * 4)),
		backoff: Math.min(BACKOFF, requestTimeout / 4)
	};
	return openApi(options);
}

// EXTERNAL MODULE: ./.cache/build/core/text/location.js
var text_location = __webpack_require__(7008);
;// CONCATENATED MODULE: ./.cache/build/doors/github/lines.js
/**
 * Lines of the checkout and lines of the pull request. The workspace of a pull request is the merge of base and head,
 * but annotations, links and review comments belong to the head: where the base changed the same file, lines have moved.
 */ 

/** The hunks of one file's unified diff, in order. */ function parseHunks(diff) {
	const hunks = [];
	// By line feeds only: to a regular expression's `^` a lone CR in somebody's text would begin a line as well.
	for (const line of diff.split('\n')){
		const found = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
		if (found === null) continue;
		hunks.push({
			oldStart: Number(found[1]),
			oldLines: Number(found[2] ?? 1),
			newStart: Number(found[3]),
			newLines: Number(found[4] ?? 1)
		});
	}
	return hunks;
}
/** The old line that a new line was, from hunks without context; undefined for a line that the old side does not have. */ function oldLineOf(hunks, line) {
	let shift = 0;
	for (const hunk of hunks){
		const first = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;
		if (line < first) break;
		if (line < first + hunk.newLines) return undefined;
		shift += hunk.newLines - hunk.oldLines;
	}
	return line - shift;
}
/** The line is shown in a diff made of these hunks, changed or as context. */ function isInHunk(hunks, line) {
	return hunks.some((hunk)=>line >= hunk.newStart && line < hunk.newStart + hunk.newLines);
}
/**
 * `base` and `head` are the two sides whose merge is checked out, both present in the clone; `head` is undefined when the
 * checkout is the head itself. Each file is compared once, when it is first asked for.
 */ function pullRequestPlaces(root, base, head, runGit) {
	const shown = new Map();
	const moved = new Map();
	const texts = new Map();
	const hunks = (known, from, path, context)=>{
		let found = known.get(path);
		if (found === undefined) {
			found = diffHunks((args)=>runGit(root, args), from, path, context);
			known.set(path, found);
		}
		return found;
	};
	return {
		inDiff: (path, line)=>isInHunk(hunks(shown, base, path, 3), line),
		headLine: (path, line)=>head === undefined ? line : oldLineOf(hunks(moved, head, path, 0), line),
		headText: (path)=>{
			if (!texts.has(path)) {
				const blob = runGit(root, [
					'cat-file',
					'blob',
					`${head ?? 'HEAD'}:./${path}`
				]);
				texts.set(path, blob.status === 0 ? blob.stdout.toString('utf8') : undefined);
			}
			return texts.get(path);
		}
	};
}
function diffHunks(git, from, path, context) {
	const options = [
		`-U${context}`,
		'--no-color',
		'--no-renames',
		'--no-ext-diff',
		'--no-textconv',
		'--diff-algorithm=myers',
		// Whatever attributes say of the file.
		'--text'
	];
	const diff = git([
		'diff-tree',
		'-p',
		'-r',
		...options,
		from,
		'HEAD',
		'--',
		path
	]);
	return diff.status === 0 ? parseHunks(diff.stdout.toString('utf8')) : [];
}
/** The same report with the places of the working tree reported in the head's lines. Places in the base stay. */ function atHead(report, places) {
	const files = new Map();
	const move = (at)=>{
		const { file } = at;
		if (file.revision !== undefined) return at;
		if (!files.has(file.path)) {
			const text = places.headText(file.path);
			files.set(file.path, text === undefined || text === file.text ? undefined : {
				path: file.path,
				text
			});
		}
		const target = files.get(file.path);
		return target === undefined ? at : moveLocation(at, target, places);
	};
	const finding = (found)=>({
			...found,
			at: move(found.at),
			path: found.path.map((step)=>({
					...step,
					at: move(step.at)
				})),
			...(0,defined/* defined */.s)({
				cycle: found.cycle?.map((hop)=>({
						...hop,
						at: move(hop.at)
					})),
				fix: found.fix === undefined ? undefined : movedFix(found.fix, move)
			})
		});
	return {
		...report,
		findings: report.findings.map(finding),
		suppressed: report.suppressed.map(finding),
		notices: report.notices.map((notice)=>({
				...notice,
				at: move(notice.at)
			})),
		servers: report.servers.map((server)=>({
				...server,
				at: move(server.at)
			}))
	};
}
function moveLocation(at, file, places) {
	const lines = (0,text_location/* indexLines */.uD)(at.file.text);
	const target = (0,text_location/* indexLines */.uD)(file.text);
	const moveOffset = (offset)=>{
		const { line, column } = (0,text_location/* positionAt */.t$)(lines, offset);
		// A line that came with the base is reported at the next line above that the head has.
		let from = line;
		let to = places.headLine(file.path, from);
		while(to === undefined && from > 1){
			from -= 1;
			to = places.headLine(file.path, from);
		}
		const start = target[(to ?? 1) - 1] ?? file.text.length;
		const end = target[to ?? 1] ?? file.text.length + 1;
		return from === line ? Math.min(start + column - 1, end - 1) : start;
	};
	const start = moveOffset(at.span.start);
	return {
		file,
		span: {
			start,
			end: Math.max(start, moveOffset(at.span.end))
		}
	};
}
function movedFix(fix, move) {
	const moved = {
		...fix,
		at: move(fix.at)
	};
	return fix.also === undefined ? moved : {
		...moved,
		also: fix.also.map((one)=>({
				...one,
				at: move(one.at)
			}))
	};
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./.cache/build/doors/github/outputs.js
/** What the runner reads back: outputs, the job summary, and a log that gives no commands. */ 



/** The runner drops a step's whole summary above this: ActionCommandManager, CreateStepSummaryCommand.AttachmentSizeLimit. */ const MAX_SUMMARY_BYTES = 1024 * 1024;
/** The runner cuts a message behind this many characters: ExecutionContext._maxIssueMessageLength. */ const MAX_MESSAGE = 4096;
/** A message that the runner keeps whole. */ function kept(message) {
	const lines = message.split('\n').map((line)=>(0,surface/* inert */.tJ)('commands', (0,plain_text/* visible */.RK)(line, MAX_MESSAGE)));
	return (0,plain_text/* clip */.$Q)(lines.join('\n'), MAX_MESSAGE);
}
/** Text for the log that the runner must not take commands from: the scanned repository has written parts of it. */ function quotedLog(text) {
	const token = (0,external_node_crypto_.randomUUID)();
	const shown = (0,surface/* inert */.tJ)('text', text);
	return `::stop-commands::${token}\n${shown.endsWith('\n') || shown === '' ? shown : `${shown}\n`}::${token}::\n`;
}
/** False when the runner gave no file, or it cannot be written. */ function setOutputs(toolkit, env, outputs) {
	if ((env.GITHUB_OUTPUT ?? '') === '') return false;
	try {
		for (const [name, value] of Object.entries(outputs))toolkit.setOutput(name, String(value));
		return true;
	} catch  {
		return false;
	}
}
/** Bytes that still fit in this step's summary. */ function summaryBytesLeft(env) {
	const file = env.GITHUB_STEP_SUMMARY ?? '';
	return file === '' ? 0 : Math.max(0, MAX_SUMMARY_BYTES - (0,runner_files.fileSize)(file));
}
/** False when it does not fit: too much would lose the whole summary, so nothing is written. */ function appendSummary(env, markdown) {
	if (Buffer.byteLength(markdown, 'utf8') > summaryBytesLeft(env)) return false;
	return append(env.GITHUB_STEP_SUMMARY, markdown);
}
function append(file, text) {
	if (file === undefined || file === '') return false;
	try {
		(0,runner_files.appendTextFile)(file, text);
		return true;
	} catch  {
		return false;
	}
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/places.js
/** Where the places of a report lie for readers: in the pull request's diff, and on the web. */ 



/** How the checkout's lines lie in the pull request; undefined where nothing was found, or nothing can be compared. */ function placesOf({ env, inputs, facts, deps }, root, base, report) {
	if (base.kind !== 'revision' || facts.prNumber === undefined || report.findings.length === 0) return undefined;
	const { runGit } = deps;
	if (!facts.isMerge) {
		const current = runGit(root, [
			'rev-parse',
			'--verify',
			'--quiet',
			'HEAD'
		]).stdout.toString('latin1').trim();
		return {
			places: pullRequestPlaces(root, base.revision, undefined, runGit),
			exact: current === facts.head
		};
	}
	const [, second] = parentsOf(root, 'HEAD', runGit);
	const head = second ?? facts.head;
	if (head === undefined || !fetchCommit(root, head, {
		runGit,
		env,
		token: inputs.token
	})) {
		return {
			places: pullRequestPlaces(root, base.revision, undefined, runGit),
			exact: false
		};
	}
	return {
		places: pullRequestPlaces(root, base.revision, head, runGit),
		exact: head === facts.head
	};
}
/** Asked with places of `shown`, answered from the checkout's lines: findings stand in the same order in both. */ function inDiffOf(report, shown, places) {
	if (places === undefined) return ()=>false;
	const original = new Map();
	for (const [index, finding] of shown.findings.entries()){
		const from = report.findings[index];
		if (from !== undefined) original.set(finding.at, from.at);
	}
	return (at)=>{
		const here = original.get(at) ?? at;
		if (here.file.revision !== undefined) return false;
		return places.inDiff(here.file.path, (0,text_location/* positionAt */.t$)((0,text_location/* indexLines */.uD)(here.file.text), here.span.start).line);
	};
}
function linksTo(env, facts) {
	const server = env.GITHUB_SERVER_URL || 'https://github.com';
	const repository = env.GITHUB_REPOSITORY ?? '';
	if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !/^https?:\/\/[^\s/]+$/.test(server)) return ()=>undefined;
	return (path, line, revision)=>{
		const commit = revision ?? facts.head ?? commitId(env.GITHUB_SHA);
		if (commit === undefined || path === '<stdin>') return undefined;
		const parts = path.split('/').map(encodePart);
		// `?plain=1` keeps a rendered file from swallowing the line.
		return `${server}/${repository}/blob/${commit}/${parts.join('/')}?plain=1#L${line}`;
	};
}
/** encodeURIComponent throws for half a surrogate pair, and leaves characters that end a Markdown link. */ function encodePart(part) {
	const whole = part.replace(/\p{Surrogate}/gu, '\ufffd');
	return encodeURIComponent(whole).replace(/[!'()*]/g, (found)=>`%${found.charCodeAt(0).toString(16).toUpperCase()}`);
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/comment.js
/** One comment below the pull request, kept up to date. Its first line is a marker that no reader sees. */ const MARKER_PREFIX = '<!-- loopgate:';
/** GitHub takes 65,536 characters. */ const MAX_BODY = 65_000;
/**
 * Writes `body` into our comment: changed where it differs, made where there is none and `make` says so. Its first line
 * is the marker that distinguishes comments of several jobs.
 */ async function upsertComment(api, number, body, make) {
	const marker = markerOf(body);
	if (marker === undefined) return {
		notice: 'The comment was not written: its text has no marker.'
	};
	const text = body.slice(0, MAX_BODY);
	const ours = await findComment(api, number, marker);
	if ('ok' in ours) return {
		notice: refusal('The comment was not written', ours)
	};
	const { comment } = ours;
	if (comment !== undefined && sameText(comment.body, text)) return {
		id: comment.id
	};
	if (comment === undefined && !make) return {};
	const answer = comment === undefined ? await api.createComment(number, text) : await api.updateComment(comment.id, text);
	if (answer.ok) return {
		id: comment === undefined ? await onlyOne(api, number, text, answer.value) : answer.value
	};
	if (comment === undefined && answer.why === 'unreachable') {
		// The answer was lost, not necessarily the comment: look before anyone writes a second one.
		const again = await findComment(api, number, marker);
		if (!('ok' in again) && again.comment !== undefined) return {
			id: again.comment.id
		};
	}
	return {
		notice: refusal('The comment was not written', answer)
	};
}
/** The marker line of a body, with its brackets. */ function markerOf(body) {
	const line = body.split('\n', 1)[0]?.trim() ?? '';
	return line.startsWith(MARKER_PREFIX) && line.endsWith('-->') ? line : undefined;
}
/** Line ends and the last line feed are GitHub's to choose. */ function sameText(a, b) {
	return a.replaceAll('\r\n', '\n').trimEnd() === b.replaceAll('\r\n', '\n').trimEnd();
}
/**
 * Picks what this token's owner wrote: anyone can copy our marker, and a token that may write may change other people's
 * words. GITHUB_TOKEN may not ask who it is; then only what a bot wrote is ours.
 */ async function oursAmong(api, found) {
	if (found.length === 0) return [];
	const login = await api.login();
	return found.filter(({ author })=>login.ok ? author.login === login.value : author.bot);
}
function refusal(what, failure) {
	return `${what}: ${failure.says}. This does not change the result.`;
}
/** Another run may have written one at the same moment: the oldest stays, with what was found last. */ async function onlyOne(api, number, text, made) {
	const now = await findComment(api, number, markerOf(text) ?? '');
	const oldest = 'ok' in now ? undefined : now.comment;
	if (oldest === undefined || oldest.id >= made) return made;
	const moved = sameText(oldest.body, text) ? {
		ok: true
	} : await api.updateComment(oldest.id, text);
	if (!moved.ok) return made;
	const gone = await api.deleteComment(made);
	return gone.ok ? oldest.id : made;
}
/** The oldest of ours. */ async function findComment(api, number, marker) {
	const listed = await api.comments(number);
	if (!listed.ok) return listed;
	const marked = listed.value.filter((comment)=>markerOf(comment.body) === marker);
	const ours = await oursAmong(api, marked);
	return {
		comment: [
			...ours
		].sort((a, b)=>a.id - b.id)[0]
	};
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/suggestions.js
/** Fixes that can be applied with a click, as one review on the lines of the pull request's diff. */ 



/** More would be noise, and GitHub's abuse limit looks at many comments at once. */ const MAX_REMARKS = 10;
/** A fix as an edit of whole lines, which is all a suggestion can be. Undefined when it changes nothing. */ function wholeLines(fix) {
	const { text } = fix.at.file;
	const { start, end } = fix.at.span;
	if (text.slice(start, end) === fix.replacement) return undefined;
	const lines = (0,text_location/* indexLines */.uD)(text);
	const startLine = (0,text_location/* positionAt */.t$)(lines, start).line;
	const takesLineFeed = end > start && text[end - 1] === '\n';
	// A replacement that keeps the line feed, or a deletion of whole lines, leaves the next line alone.
	const wholeAtEnd = takesLineFeed && (fix.replacement.endsWith('\n') || fix.replacement === '' && start === lines[startLine - 1]);
	const endLine = wholeAtEnd ? (0,text_location/* positionAt */.t$)(lines, end - 1).line : (0,text_location/* positionAt */.t$)(lines, end).line;
	const from = lines[startLine - 1] ?? 0;
	const next = lines[endLine];
	const to = next === undefined ? text.length : next - 1;
	const after = wholeAtEnd ? '' : text.slice(end, to);
	const edited = text.slice(from, start) + (wholeAtEnd ? fix.replacement.replace(/\r?\n$/, '') : fix.replacement) + after;
	const deletes = wholeAtEnd && edited === '' && fix.replacement === '';
	return {
		startLine,
		endLine,
		lines: deletes ? [] : edited.replaceAll('\r', '').split('\n')
	};
}
/** The remarks of one review: fixes of new findings whose lines the diff shows and the head has as they are. */ function suggestionRemarks(findings, places) {
	const remarks = [];
	const taken = new Set();
	for (const finding of findings){
		const { fix } = finding;
		if (finding.status !== 'new' || fix === undefined || fix.at.file.revision !== undefined) continue;
		// A click must not decide what only the reader can know, nor make a half of a change.
		if (fix.choice !== undefined || fix.also !== undefined) continue;
		const edit = wholeLines(fix);
		const { path } = fix.at.file;
		const lines = edit === undefined ? undefined : headLines(path, edit, places);
		if (edit === undefined || lines === undefined) continue;
		// Two suggestions for the same lines cannot both be applied.
		const place = `${path}\0${lines.start}\0${lines.end}`;
		if (taken.has(place)) continue;
		taken.add(place);
		remarks.push({
			path,
			line: lines.end,
			...(0,defined/* defined */.s)({
				startLine: lines.start === lines.end ? undefined : lines.start
			}),
			body: remarkBody(finding, fix, edit)
		});
		if (remarks.length === MAX_REMARKS) break;
	}
	return remarks;
}
/** Posts what is not there yet. Answers with a sentence when it could not. */ async function postSuggestions(api, number, head, remarks) {
	if (remarks.length === 0) return undefined;
	const listed = await api.reviewComments(number);
	if (!listed.ok) return refusal('The suggestions were not written', listed);
	const ours = await oursAmong(api, listed.value.filter((comment)=>markerOf(comment.body) !== undefined));
	const there = new Set(ours.map((comment)=>markerOf(comment.body)));
	const missing = remarks.filter((remark)=>!there.has(markerOf(remark.body)));
	if (missing.length === 0) return undefined;
	const said = missing.length === 1 ? 'loopgate suggests a change.' : `loopgate suggests ${missing.length} changes.`;
	const answer = await api.createReview(number, head, said, missing);
	return answer.ok ? undefined : refusal('The suggestions were not written', answer);
}
function headLines(path, edit, places) {
	const start = places.headLine(path, edit.startLine);
	if (start === undefined) return undefined;
	for(let line = edit.startLine; line <= edit.endLine; line += 1){
		if (!places.inDiff(path, line)) return undefined;
		if (places.headLine(path, line) !== start + (line - edit.startLine)) return undefined;
	}
	return {
		start,
		end: start + (edit.endLine - edit.startLine)
	};
}
function remarkBody(finding, fix, edit) {
	const identity = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify([
		finding.code,
		finding.fingerprint,
		edit.lines
	])).digest('hex').slice(0, 16);
	const longest = Math.max(2, ...(edit.lines.join('\n').match(/`+/g) ?? []).map((run)=>run.length));
	const fence = '`'.repeat(longest + 1);
	const block = [
		`${fence}suggestion`,
		...edit.lines,
		fence
	].join('\n');
	return `${MARKER_PREFIX}suggestion ${identity} -->\n**${finding.code} ${finding.rule}**: ${inlineCode(fix.says)}\n\n${block}\n`;
}
/** Somebody else's words inside Markdown: one line, in a code span, so that they neither format, link nor mention. */ function inlineCode(text) {
	// Control characters and the marks that turn the reading direction.
	const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ').slice(0, 500);
	const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map((run)=>run.length));
	const fence = '`'.repeat(longest + 1);
	return `${fence} ${line.trim() === '' ? '-' : line} ${fence}`;
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/audit-issue.js
/** One issue for the whole repository's state, kept up to date by the scheduled audit. It tells only what is new aloud. */ 




/** The label by which the issue is found again; a token that may write issues makes it on the way. */ const AUDIT_LABEL = 'loopgate';
const MAX_TOLD = 20;
/** Left for the marker lines; GitHub takes 65,536 characters. */ const MAX_AUDIT_TEXT = 50_000;
const MAX_KNOWN = 800;
/** Errors and warnings open the issue; only an audit that found nothing and read everything closes it. */ async function keepAuditIssue(api, audit) {
	const { report } = audit;
	const findings = report.findings.filter((finding)=>finding.severity !== 'note');
	const marker = `${MARKER_PREFIX}audit category=${JSON.stringify(audit.category).replaceAll('--', '- -').replaceAll('>', '')} v=1 -->`;
	const found = await findIssue(api, marker);
	if (!found.ok) return {
		notice: refusal('The audit issue was not written', found)
	};
	const issue = found.value;
	if (findings.length === 0) return issue === undefined ? {} : settle(api, issue, {
		...audit,
		marker
	});
	const known = issue === undefined ? new Set() : knownIn(issue.body);
	const identities = findings.map(identityOf);
	const fresh = findings.filter((finding)=>!known.has(identityOf(finding)));
	const title = `DNS forwarding: ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
	const listed = [
		...new Set(identities)
	].sort().slice(0, MAX_KNOWN).join(',');
	const body = `${marker}\n${MARKER_PREFIX}known ${listed} -->\n${audit.markdown.slice(0, MAX_AUDIT_TEXT)}\n`;
	if (issue === undefined) {
		const labels = [
			...new Set([
				AUDIT_LABEL,
				...audit.labels
			])
		];
		const made = await api.createIssue(title, body, labels);
		return made.ok ? {
			number: made.value
		} : {
			notice: refusal('The audit issue was not written', made)
		};
	}
	const unchanged = issue.open && issue.title === title && sameText(issue.body, body);
	if (!unchanged) {
		const changed = await api.updateIssue(issue.number, {
			title,
			body,
			...(0,defined/* defined */.s)({
				state: issue.open ? undefined : 'open'
			})
		});
		if (!changed.ok) return {
			notice: refusal('The audit issue was not changed', changed)
		};
	}
	if (fresh.length > 0 || !issue.open) {
		const reported = await api.createComment(issue.number, freshComment(fresh, !issue.open));
		if (!reported.ok) return {
			number: issue.number,
			notice: refusal('The audit issue was changed, without a comment', reported)
		};
	}
	return {
		number: issue.number
	};
}
async function settle(api, issue, { report, markdown, marker }) {
	if (!issue.open) return {};
	if (report.result === 'incomplete' || report.counts.servers === 0) {
		return {
			number: issue.number,
			notice: `Issue #${issue.number} stays open: this audit found nothing, but could not read everything.`
		};
	}
	// The comment first: should the second call fail, the next audit tries again.
	const reported = await api.createComment(issue.number, 'The audit finds no error and no warning any more.');
	if (!reported.ok) return {
		number: issue.number,
		notice: refusal('The audit issue was not closed', reported)
	};
	const closed = await api.updateIssue(issue.number, {
		title: 'DNS forwarding: nothing found',
		// What stands there still tells of findings.
		body: `${marker}\n${MARKER_PREFIX}known  -->\n${markdown.slice(0, MAX_AUDIT_TEXT)}\n`,
		state: 'closed'
	});
	if (!closed.ok) return {
		number: issue.number,
		notice: refusal('The audit issue was not closed', closed)
	};
	return {
		number: issue.number
	};
}
async function findIssue(api, marker) {
	const labelled = await api.issuesLabelled(AUDIT_LABEL);
	if (!labelled.ok) return labelled;
	const inList = await oursAmong(api, labelled.value.filter((issue)=>markerOf(issue.body) === marker));
	if (inList.length > 0) return {
		ok: true,
		value: preferred(inList)
	};
	// Somebody may have taken the label away.
	const searched = await api.searchIssues('"loopgate:audit"');
	if (!searched.ok) return searched.why === 'refused' ? {
		ok: true,
		value: undefined
	} : searched;
	const inSearch = await oursAmong(api, searched.value.filter((issue)=>markerOf(issue.body) === marker));
	return {
		ok: true,
		value: preferred(inSearch)
	};
}
/** The open one, else the latest. */ function preferred(issues) {
	return [
		...issues
	].sort((a, b)=>Number(b.open) - Number(a.open) || b.number - a.number)[0];
}
/** Fingerprints are made of names from the repository; a hash of them can stand in a comment of HTML. */ function identityOf(finding) {
	return (0,external_node_crypto_.createHash)('sha256').update(`${finding.code}\0${finding.fingerprint}`).digest('hex').slice(0, 12);
}
function knownIn(body) {
	const line = body.split('\n', 2)[1]?.trim() ?? '';
	const prefix = `${MARKER_PREFIX}known `;
	if (!line.startsWith(prefix)) return new Set();
	return new Set(line.slice(prefix.length).replace(/ ?-->$/, '').split(','));
}
function freshComment(fresh, reopened) {
	const lines = fresh.slice(0, MAX_TOLD).map((finding)=>{
		const { line } = (0,text_location/* positionAt */.t$)((0,text_location/* indexLines */.uD)(finding.at.file.text), finding.at.span.start);
		return `- **${finding.code} ${finding.rule}** at ${inlineCode(`${finding.at.file.path}:${line}`)}: ${inlineCode(finding.message)}`;
	});
	if (fresh.length > MAX_TOLD) lines.push(`- and ${fresh.length - MAX_TOLD} more, in the text above`);
	const head = reopened ? 'The audit finds something again.' : 'New since the last audit:';
	return `${head}\n\n${lines.join('\n')}\n`.trimEnd();
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/publish.js
/** Comment, suggestions and issue: whatever needs a token that can write. Nothing here changes the verdict. */ 




async function publish(job, published) {
	const { env, inputs, facts } = job;
	const wanted = wantedOf(job);
	if (!wanted.comment && !wanted.suggestions && !wanted.audit) return;
	const api = apiFor(env, inputs);
	if (api === undefined) {
		job.notice('Comments, suggestions and issues are left out: there is no token, or GITHUB_REPOSITORY is not OWNER/NAME.');
		return;
	}
	const { prNumber } = facts;
	if (wanted.comment && prNumber !== undefined) await guarded(job, 'comment', ()=>keepComment(job, api, prNumber, published));
	if (wanted.suggestions && prNumber !== undefined) await guarded(job, 'review', ()=>suggest(job, api, prNumber, published));
	if (wanted.audit) await guarded(job, 'audit issue', ()=>audit(job, api, published));
}
/** What the inputs ask for, less what this run cannot do, which is said. */ function wantedOf({ inputs, facts, notice }) {
	const isPull = facts.prNumber !== undefined;
	const comment = isPull && inputs.comment !== 'never';
	const suggestions = isPull && inputs.suggestions;
	const audits = inputs.issue === 'audit';
	// On workflow_run and pull_request_target the token is the base repository's.
	if (facts.isFork && (comment || suggestions) && facts.event === 'pull_request') {
		notice('Comments and suggestions are left out: a pull request from a fork or from Dependabot gets a token that cannot write.');
		return {
			comment: false,
			suggestions: false,
			audit: false
		};
	}
	if (audits && facts.mode !== 'full') notice('issue: audit is left out of runs that compare; it tells the whole state, on schedule or workflow_dispatch.');
	return {
		comment,
		suggestions,
		audit: audits && facts.mode === 'full'
	};
}
async function guarded({ notice }, what, work) {
	try {
		await work();
	} catch (error) {
		const because = error instanceof Error ? error.message : String(error);
		notice(`The ${what} failed: ${because}. This does not change the result.`);
	}
}
async function keepComment(job, api, prNumber, published) {
	const { env, inputs, deps, notice } = job;
	const { shown, category, linkFor } = published;
	const body = await deps.reporters.comment(shown, {
		category,
		linkFor
	});
	const make = inputs.comment === 'always' || published.report.findings.some((finding)=>finding.status === 'new');
	const posted = await upsertComment(api, prNumber, body, make);
	if (posted.id !== undefined) setOutputs(deps.toolkit, env, {
		'comment-id': posted.id
	});
	if (posted.notice !== undefined) notice(posted.notice);
}
async function suggest({ facts, notice }, api, prNumber, published) {
	const { places, report } = published;
	const { head } = facts;
	if (places === undefined || !places.exact || head === undefined) {
		if (report.findings.some((finding)=>finding.fix !== undefined)) notice("Suggestions are left out: the pull request's head is not in this clone and could not be fetched.");
		return;
	}
	const failed = await postSuggestions(api, prNumber, head, suggestionRemarks(report.findings, places.places));
	if (failed !== undefined) notice(failed);
}
async function audit({ env, inputs, deps, notice }, api, published) {
	const { report, category, linkFor } = published;
	const markdown = await deps.reporters.markdown(report, {
		budget: MAX_AUDIT_TEXT,
		linkFor
	});
	const labels = inputs.issueLabels.length === 0 ? [
		AUDIT_LABEL
	] : inputs.issueLabels;
	const kept = await keepAuditIssue(api, {
		report,
		markdown,
		category,
		labels
	});
	if (kept.number !== undefined) setOutputs(deps.toolkit, env, {
		'issue-number': kept.number
	});
	if (kept.notice !== undefined) notice(kept.notice);
}
/** Two jobs that look at different paths keep two comments. Names are the workflow author's. */ function categoryOf(env) {
	const name = [
		env.GITHUB_WORKFLOW,
		env.GITHUB_JOB,
		env.INPUT_PATHS
	].map((part)=>(part ?? '').replace(/[^\w./ -]+/g, ' ').trim());
	return name.filter((part)=>part !== '').join('/').replaceAll('--', '-').slice(0, 120) || 'default';
}

;// CONCATENATED MODULE: ./.cache/build/doors/github/run.js
/**
 * One run of the action, from its inputs to its exit code. Everything that reaches for GitHub comes after the verdict and
 * cannot change it; what could not be done is said in a notice.
 */ 












const SUMMARY_BUDGET = 900_000;
/** Left in the summary for notices that come after it. */ const SUMMARY_RESERVE = 8_192;
/** Answers with the exit code: 0, 1 for findings, 2 for wrong use, 3 for an internal error. Never throws. */ async function runAction(env, deps) {
	try {
		return await run(env, deps);
	} catch (error) {
		const usageError = error instanceof usage_error/* UsageError */.eb;
		const said = usageError ? error.lines.map((line)=>(0,plain_text/* visible */.RK)(line)).join('\n') : String(error instanceof Error ? error.message : error);
		const message = usageError ? `loopgate cannot run: ${said}.` : `internal error, please report: ${said}`;
		if (!usageError && error instanceof Error && error.stack !== undefined) deps.write(quotedLog((0,surface/* messageLines */.VL)(error.stack.split('\n'))));
		const exitCode = usageError ? 2 : 3;
		setOutputs(deps.toolkit, env, {
			result: usageError ? 'fail' : 'incomplete',
			'exit-code': exitCode
		});
		if (error instanceof usage_error/* PlacedUsageError */.Tq) annotateMistakes(error, deps);
		deps.toolkit.error(kept(message), {
			title: 'loopgate'
		});
		return exitCode;
	}
}
/** On their lines; the last place of ten is left to the sentence that says why the run ended. */ function annotateMistakes({ mistakes }, { toolkit }) {
	for (const { file, line, column, message } of mistakes.slice(0, 9))toolkit.error(kept(message), {
		file,
		line: String(line),
		col: String(column),
		title: 'loopgate: wrong use'
	});
}
async function run(env, deps) {
	const inputs = readInputs(env);
	const payload = env.GITHUB_EVENT_PATH ? (0,runner_files.readTextFile)(env.GITHUB_EVENT_PATH, MAX_EVENT_BYTES) : undefined;
	const facts = readEvent(env, payload, inputs.mode);
	const notices = [];
	const notice = (text)=>{
		notices.push(text);
		deps.toolkit.notice(kept(text), {
			title: 'loopgate'
		});
	};
	const job = {
		env,
		inputs,
		facts,
		deps,
		notice
	};
	for (const text of facts.notices)notice(text);
	const workspace = env.GITHUB_WORKSPACE || '.';
	const place = locateCheckout(workspace, inputs, notice);
	const base = await baseOf(job, place.root);
	const report = await deps.check(requestOf(job, place, base));
	const exitCode = report.result === 'fail' ? 1 : inputs.strict && report.result === 'incomplete' ? 3 : 0;
	const places = placesOf(job, place.root, base, report);
	const shown = places === undefined ? report : atHead(report, places.places);
	const linkFor = linksTo(env, facts);
	deps.write(quotedLog(await deps.reporters.text(report)));
	const inDiff = inDiffOf(report, shown, places?.places);
	deps.write(await deps.reporters.annotations(shown, {
		which: inputs.annotations,
		inDiff
	}));
	const written = await writeFiles(job, workspace, {
		report,
		shown,
		linkFor
	});
	setOutputs(deps.toolkit, env, {
		...countsOf(report),
		'exit-code': exitCode,
		...written.outputs
	});
	if (inputs.summary) await writeSummary(job, shown, linkFor);
	const before = notices.length;
	await publish(job, {
		report,
		shown,
		places,
		category: categoryOf(env),
		linkFor
	});
	if (inputs.summary && notices.length > before) {
		const later = notices.slice(before).map((text)=>`> ${plainMarkdown(text)}\n`);
		appendSummary(env, `\n${later.join('>\n')}`);
	}
	// What a user asked for and cannot have is wrong use; the findings are reported all the same.
	for (const problem of written.problems)deps.toolkit.error(kept(problem), {
		title: 'loopgate'
	});
	if (exitCode === 3) deps.toolkit.error('The scan is incomplete: something that matters could not be read, and strict is set.', {
		title: 'loopgate'
	});
	if (exitCode === 1) deps.toolkit.error(kept(verdictSentence(report)), {
		title: 'loopgate'
	});
	return exitCode === 0 && written.problems.length > 0 ? 2 : exitCode;
}
async function baseOf({ env, inputs, facts, deps, notice }, root) {
	const { runGit } = deps;
	demandPullRequest(root, facts, runGit);
	const sources = {
		runGit,
		env,
		token: inputs.token,
		api: apiFor(env, inputs)
	};
	const base = await findBase(root, facts, inputs.baseRef, sources);
	if (base.kind === 'unavailable') notice(`No comparison was made: ${base.because}. Rules that compare were left out.`);
	if ('notices' in base) for (const text of base.notices)notice(text);
	return base;
}
function requestOf({ env, inputs, facts, notice }, place, base) {
	return {
		root: place.root,
		paths: place.paths,
		config: place.config,
		base,
		failOn: inputs.failOn,
		failOnExisting: inputs.failOnExisting,
		failOnEmpty: inputs.failOnEmpty,
		fixes: inputs.suggestions && facts.prNumber !== undefined,
		baseline: place.baseline,
		render: inputs.render,
		diff: inputs.diff,
		notice,
		readRemote: async (file)=>{
			const api = apiFor(env, inputs);
			if (api === undefined) return {
				because: 'there is no token to read it with'
			};
			const answer = await api.fileAt(file);
			if (answer.ok) return {
				text: answer.value
			};
			// GitHub hides what one may not see behind the same status: the file is gone where its repository is seen.
			if (answer.missing !== true || !(await api.repository(file)).ok) return {
				because: answer.says
			};
			return {
				because: 'there is no such file or ref',
				gone: true
			};
		}
	};
}
function countsOf({ result, counts, base }) {
	return {
		result,
		'new-count': counts.new,
		'existing-count': counts.existing,
		'fixed-count': counts.fixed,
		'suppressed-count': counts.suppressed,
		'error-count': counts.error,
		'warning-count': counts.warning,
		'note-count': counts.note,
		'scanned-files': counts.files,
		'base-status': base.status
	};
}
/** One sentence that counts everything; it takes one of the ten error places. */ function verdictSentence(report) {
	const fresh = report.findings.filter((finding)=>finding.status === 'new');
	const compared = report.base.status === 'compared';
	const what = compared ? 'new finding' : 'finding';
	const parts = [
		`${fresh.length} ${what}${fresh.length === 1 ? '' : 's'}${bySeverity(fresh)}`
	];
	if (report.counts.existing > 0) parts.push(`${report.counts.existing} existing`);
	if (report.counts.fixed > 0) parts.push(`${report.counts.fixed} fixed`);
	if (report.counts.suppressed > 0) parts.push(`${report.counts.suppressed} suppressed`);
	const bar = report.failOn === 'error' || report.failOn === 'never' ? 'errors' : `${report.failOn}s and worse`;
	return `loopgate found ${parts.join(', ')}; this check fails on ${bar}. The job summary tells each one.`;
}
function bySeverity(findings) {
	const severities = [
		'error',
		'warning',
		'note'
	];
	const parts = [];
	for (const severity of severities){
		const count = findings.filter((finding)=>finding.severity === severity).length;
		if (count > 0) parts.push(`${count} ${severity}${count === 1 ? '' : 's'}`);
	}
	return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
/** pull_request_target checks out the base branch: a verdict on that says nothing of the pull request. */ function demandPullRequest(root, facts, runGit) {
	if (facts.event !== 'pull_request_target') return;
	const current = commitId(runGit(root, [
		'rev-parse',
		'--verify',
		'--quiet',
		'HEAD'
	]).stdout.toString('latin1').trim());
	if (current !== undefined && facts.prHead !== undefined) {
		if (current === facts.prHead || parentsOf(root, current, runGit).slice(1).includes(facts.prHead)) return;
	}
	throw new usage_error/* UsageError */.eb('pull_request_target has the base branch checked out and not what the pull request brings. Use `on: pull_request`: ' + 'loopgate needs no more than contents: read');
}
async function writeFiles({ inputs, deps }, workspace, { report, shown, linkFor }) {
	const { reporters } = deps;
	const outputs = {};
	const problems = [];
	const write = async (output, path, make)=>{
		if (path === undefined) return;
		try {
			(0,runner_files.writeReportFile)(workspace, path, await make());
			outputs[output] = path;
		} catch (error) {
			if (!(error instanceof usage_error/* UsageError */.eb)) throw error;
			problems.push(`${output}: ${error.message}.`);
		}
	};
	await write('sarif-file', inputs.sarifFile, ()=>reporters.sarif(report));
	await write('json-file', inputs.jsonFile, ()=>reporters.json(report));
	await write('report-file', inputs.reportFile, ()=>/\.html?$/i.test(inputs.reportFile ?? '') ? reporters.html(shown) : reporters.markdown(shown, {
			budget: SUMMARY_BUDGET,
			linkFor
		}));
	return {
		outputs,
		problems
	};
}
async function writeSummary({ env, deps, notice }, shown, linkFor) {
	const room = summaryBytesLeft(env) - SUMMARY_RESERVE;
	if ((env.GITHUB_STEP_SUMMARY ?? '') === '') return;
	const budget = Math.min(SUMMARY_BUDGET, room);
	const markdown = budget > 0 ? await deps.reporters.markdown(shown, {
		budget,
		linkFor
	}) : '';
	if (markdown === '' || !appendSummary(env, markdown)) {
		notice('The job summary could not be written; the log above tells everything.');
	}
}
function plainMarkdown(text) {
	return text.replace(/[\r\n]+/g, ' ').replace(/[\\`*_[\]<>|&#]/g, (found)=>`&#${found.charCodeAt(0)};`);
}


/***/ }),

/***/ 2576:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ openToolkit)
});

// EXTERNAL MODULE: external "crypto"
var external_crypto_ = __webpack_require__(6982);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __webpack_require__(9896);
// EXTERNAL MODULE: external "os"
var external_os_ = __webpack_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
	if (input === null || input === undefined) {
		return '';
	}
	else if (typeof input === 'string' || input instanceof String) {
		return input;
	}
	return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) {
		return {};
	}
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) {
		throw new Error(`Unable to find environment variable for file command ${command}`);
	}
	if (!fs.existsSync(filePath)) {
		throw new Error(`Missing file at path: ${filePath}`);
	}
	fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, {
		encoding: 'utf8'
	});
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${external_crypto_.randomUUID()}`;
	const convertedValue = utils_toCommandValue(value);
	// These should realistically never happen, but just in case someone finds a
	// way to exploit uuid generation let's not allow keys or values that contain
	// the delimiter.
	if (key.includes(delimiter)) {
		throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	}
	if (convertedValue.includes(delimiter)) {
		throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	}
	return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
// EXTERNAL MODULE: ./.cache/build/read/tree/runner-files.js
var runner_files = __webpack_require__(3089);
// EXTERNAL MODULE: ./.cache/build/report/workflow-command.js
var workflow_command = __webpack_require__(2621);
;// CONCATENATED MODULE: ./.cache/build/doors/github/toolkit.js
/**
 * The runner's commands and outputs. Of `@actions/core` only the part is loaded that writes outputs: its entry brings an
 * HTTP client of a megabyte, and most runs ask nobody anything. Commands are written as it writes them, which a test holds.
 */ 


function openToolkit(env, write) {
	return {
		notice: (message, properties)=>write((0,workflow_command/* workflowCommand */.N)('notice', properties, message)),
		error: (message, properties)=>write((0,workflow_command/* workflowCommand */.N)('error', properties, message)),
		setOutput: (name, value)=>{
			(0,runner_files.appendToExisting)(env.GITHUB_OUTPUT ?? '', `${prepareKeyValueMessage(name, value)}\n`);
		}
	};
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


/***/ }),

/***/ 2621:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ workflowCommand)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4500);
/* harmony import */ var _surface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6881);
/** Lines that the GitHub runner takes as commands. */ 

/** One line with its line feed. Escapes are the runner's own: actions/runner, ActionCommand.cs, EscapeMapping. */ function workflowCommand(name, properties, message) {
	const pairs = Object.entries(properties).flatMap(([key, value])=>value === '' ? [] : [
			`${key}=${escapeProperty(value)}`
		]);
	// The blank stands wherever there is a property, empty or not, as the toolkit writes it.
	const head = Object.keys(properties).length === 0 ? name : `${name} ${pairs.join(',')}`;
	return `::${head}::${escapeData(message)}\n`;
}
/** Lines of a message stay lines; everything else that cannot be seen is spelled out. */ function escapeData(text) {
	const lines = text.split('\n').map((line)=>(0,_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .tJ)('commands', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line)).replaceAll('%', '%25'));
	return lines.join('%0A');
}
function escapeProperty(text) {
	const shown = (0,_surface_js__WEBPACK_IMPORTED_MODULE_1__/* .inert */ .tJ)('commands', (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text));
	return shown.replaceAll('%', '%25').replaceAll(':', '%3A').replaceAll(',', '%2C');
}


/***/ })

};

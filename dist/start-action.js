'use strict';

module.exports = {

"doors/action.js": (function (_from, _load) {
/** The action's door: the runner's environment in; annotations, summary, outputs and an exit code out. */
const [_git, _run, _toolk, _print] = _from("tree/git", "doors/github/run", "doors/github/toolkit", "./print");
async function openAction() {
	process.exitCode = await _run().runAction(process.env, {
		check: async (request)=>{
			const { runCheck } = await Promise.resolve().then(()=>_load("doors/github/run-check.js"));
			const { watched } = await Promise.resolve().then(()=>_load("read/tree/watchdog.js"));
			const { optimiseLate } = await Promise.resolve().then(()=>_load("read/tree/late-optimising.js"));
			return runCheck(request, process.env, new Date().toISOString().slice(0, 10), (tree)=>{
				optimiseLate();
				return watched(tree, '::error title=loopgate::');
			});
		},
		reporters: {
			text: async (report)=>(await Promise.resolve().then(()=>_load("report/text.js"))).renderText(report, { color: false, quiet: false }),
			annotations: async (report, options)=>(await Promise.resolve().then(()=>_load("report/annotations.js"))).renderAnnotations(report, options),
			markdown: async (report, options)=>(await Promise.resolve().then(()=>_load("report/markdown.js"))).renderMarkdown(report, options),
			comment: async (report, options)=>(await Promise.resolve().then(()=>_load("report/comment.js"))).renderComment(report, options),
			sarif: async (report)=>(await Promise.resolve().then(()=>_load("report/sarif.js"))).renderSarif(report),
			json: async (report)=>(await Promise.resolve().then(()=>_load("report/json.js"))).renderJson(report),
			html: async (report, options)=>(await Promise.resolve().then(()=>_load("report/html.js"))).renderHtml(report, options)
		},
		runGit: _git().runGit,
		toolkit: _toolk().openToolkit(process.env, _print().printCommands),
		write: _print().printCommands
	});
}

return { openAction };
}),

"doors/blob-links.js": (function (_from) {

const [_sourc] = _from("text/source-file");
function blobLinks({ site, kind }, commitOf) {
	return (path, line, revision)=>{
		const commit = commitOf(revision);
		if (commit === undefined || path === _sourc().STANDARD_INPUT) return undefined;
		const file = path.split('/').map(encodePart).join('/');
		return `${site}${kind === 'gitlab' ? '/-' : ''}/blob/${commit}/${file}?plain=1#L${line}`;
	};
}
function encodePart(part) {
	const whole = part.replace(/\p{Surrogate}/gu, '\ufffd');
	return encodeURIComponent(whole).replace(/[!'()*]/g, (found)=>`%${found.charCodeAt(0).toString(16).toUpperCase()}`);
}
function linksOfClone(runGit, env) {
	const ask = (...args)=>{
		const { status, stdout } = runGit(args);
		return status === 0 ? stdout.toString('utf8').trim() : '';
	};
	const repository = repositoryAt(ask('config', '--get', 'remote.origin.url'), env);
	if (repository === undefined) return undefined;
	const head = ask('rev-parse', '--verify', '--quiet', 'HEAD');
	const isThere = (env.CI ?? '') !== '' || ask('for-each-ref', '--count=1', '--contains=HEAD', 'refs/remotes') !== '';
	if (!/^[0-9a-f]{40,64}$/.test(head) || !isThere) return undefined;
	return blobLinks(repository, (revision)=>revision ?? head);
}
function repositoryAt(address, env) {
	const [, host = '', path = ''] = /^(?:(?:https?|ssh|git):\/\/(?:[^/@]*@)?([\w.-]+)(?::\d+)?\/|(?:[\w.-]+@)?([\w.-]+):)([\w./-]+?)(?:\.git)?\/?$/.exec(address)?.filter((part)=>part !== undefined) ?? [];
	if (path.split('/').length < 2) return undefined;
	if (host === 'github.com' || host === /^https?:\/\/([^\s/:]+)/.exec(env.GITHUB_SERVER_URL ?? '')?.[1]) return {
		site: `https://${host}/${path}`,
		kind: 'github'
	};
	if (host === 'gitlab.com' || host === env.CI_SERVER_HOST) return {
		site: `https://${host}/${path}`,
		kind: 'gitlab'
	};
	return undefined;
}

return { blobLinks, linksOfClone, repositoryAt };
}),

"doors/github/base.js": (function (_from) {
/** The base revision, which the merge commit's parents name even in a checkout of depth 1. */
const [
	_defin, _once, _git, _gittr, _links, _objec, _event,
] = _from( "text/defined", "text/once", "tree/git", "tree/git-tree", "tree/links", "tree/objects", "./event", );
const FETCH_TIMEOUT = 60_000;
const MAX_API_FILES = 300;
const MAX_API_TREES = 200;
const MAX_API_BLOB = 8 * 1024 * 1024;
const LINK = '120000';
async function findBase(root, facts, baseRef, sources) {
	if (facts.mode === 'full') return { kind: 'not-requested' };
	const chosen = baseRef === undefined ? facts.base : [{ kind: 'name', name: baseRef, from: 'base-ref', fork: false }];
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
		const beside = candidate.kind === 'merge-parent' ? facts.head : undefined;
		if (hasCommit(root, found, sources, beside)) {
			return { kind: 'revision', revision: found, notices };
		}
		const read = await readThroughApi(root, found, sources);
		if (read.ok) return { kind: 'files', ...read.value, notices };
		because = `commit ${found.slice(0, 12)} is not in this clone, could not be fetched, and ${read.error}`;
	}
	return { kind: 'unavailable', because };
}
function headCommit(root, runGit) {
	const raw = runGit(root, ['cat-file', '--batch'], { input: 'HEAD^{commit}\n' });
	const [first = '', ...lines] = raw.stdout.toString('utf8').split('\n');
	const [id = '', type] = first.split(' ');
	if (raw.status !== 0 || type !== 'commit') return { parents: [] };
	const headers = lines.slice(0, lines.indexOf(''));
	const parents = headers.map((line)=>line.startsWith('parent ') ? _event().commitId(line.slice('parent '.length)) : undefined);
	return { ..._defin().defined({ id: _event().commitId(id) }), parents: parents.filter((one)=>one !== undefined) };
}
function hasCommit(root, id, sources, beside) {
	return isComplete(root, id, sources) || fetchFrom(root, id, sources, beside) && isComplete(root, id, sources);
}
async function commitOf(root, candidate, sources, notices) {
	const { runGit, env } = sources;
	switch(candidate.kind){
		case 'merge-parent':
			{
				const { id, parents } = headCommit(root, runGit);
				if (id === undefined || id !== _event().commitId(env.GITHUB_SHA)) return undefined;
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
				return candidate.fork ? forkPoint(root, { id, from: candidate.from }, sources, notices) : id;
			}
	}
}
function namedCommit(root, name, sources) {
	for (const spelling of [
		`refs/remotes/origin/${name}`,
		name
	]){
		const id = _git().resolveRevision(root, spelling, sources.runGit);
		if (id !== undefined) return id;
	}
	if (_event().commitId(name) !== undefined) return name;
	if (!/^[\w][\w./@-]*$/.test(name) || name.includes('..')) return undefined;
	return fetchFrom(root, name, sources) ? _git().resolveRevision(root, 'FETCH_HEAD', sources.runGit) : undefined;
}
async function forkPoint(root, { id: base, from }, sources, notices) {
	const head = _git().resolveRevision(root, 'HEAD', sources.runGit) ?? _event().commitId(sources.env.GITHUB_SHA);
	if (head === undefined || head === base) return base;
	const local = sources.runGit(root, ['merge-base', base, head]);
	const id = local.status === 0 ? _event().commitId(local.stdout.toString('latin1').trim()) : undefined;
	if (id !== undefined) return id;
	const asked = await sources.api?.mergeBase(base, head);
	const answered = asked?.ok === true ? _event().commitId(asked.value) : undefined;
	if (answered !== undefined) return answered;
	notices.push(`Compared with ${base.slice(0, 12)} (${from}). Where this work left it could not be found, ` + 'so what changed there since looks like a change made here.');
	return base;
}
function isComplete(root, id, { runGit }) {
	if (runGit(root, [
		'cat-file',
		'-e',
		`${id}^{tree}`
	]).status !== 0) return false;
	if (!_objec().isPartialClone(root)) return true;
	const listed = runGit(root, ['rev-list', '--objects', '--no-walk', '--missing=print', id]);
	return listed.status === 0 && !/^\?/m.test(listed.stdout.toString('latin1'));
}
function fetchFrom(root, what, sources, beside) {
	const { runGit } = sources;
	const shallow = runGit(root, ['rev-parse', '--is-shallow-repository']).stdout.toString('latin1').trim() === 'true';
	const args = [
		'fetch',
		'--quiet',
		'--no-tags',
		'--no-recurse-submodules',
		'--no-auto-maintenance',
		'--upload-pack=git-upload-pack',
		...shallow ? ['--depth=1'] : [],
		'origin',
		what,
		...beside === undefined ? [] : [beside]
	];
	const options = { timeout: FETCH_TIMEOUT, fetches: true };
	const credentials = tokenSettings(sources.env, sources.token);
	let fetched = runGit(root, args, options);
	if (fetched.status !== 0 && credentials !== undefined) fetched = runGit(root, args, { ...options, env: credentials });
	const isRefused = fetched.status !== 0 && beside !== undefined && fetched.stderr.includes(beside);
	return isRefused ? fetchFrom(root, what, sources) : fetched.status === 0;
}
function tokenSettings(env, token) {
	const server = env.GITHUB_SERVER_URL ?? 'https://github.com';
	if (token === undefined || !URL.canParse(server)) return undefined;
	const given = Number(env.GIT_CONFIG_COUNT ?? 0);
	const first = Number.isSafeInteger(given) && given > 0 ? given : 0;
	const key = `http.${new URL(server).origin}/.extraheader`;
	const secret = Buffer.from(`x-access-token:${token}`, 'utf8').toString('base64');
	return {
		GIT_CONFIG_COUNT: String(first + 2),
		[`GIT_CONFIG_KEY_${first}`]: key,
		[`GIT_CONFIG_VALUE_${first}`]: '',
		[`GIT_CONFIG_KEY_${first + 1}`]: key,
		[`GIT_CONFIG_VALUE_${first + 1}`]: `AUTHORIZATION: basic ${secret}`
	};
}
async function readThroughApi(root, base, sources) {
	const { api, runGit } = sources;
	const fail = (error)=>({ ok: false, why: 'unreachable', error });
	if (api === undefined) return fail('there is no token to ask GitHub with');
	const listed = runGit(root, ['ls-tree', '-r', '-t', '-z', 'HEAD']);
	const head = new Map();
	for (const line of listed.status === 0 ? listed.stdout.toString('utf8').split('\0') : []){
		const tab = line.indexOf('\t');
		const [mode, , id] = line.slice(0, tab).split(' ');
		if (tab > 0 && id !== undefined && mode !== undefined) head.set(line.slice(tab + 1), { id, mode });
	}
	if (head.size === 0) return fail('this is not a clone that git can list');
	const differing = await differingBlobs(base, head, api);
	if (!differing.ok) return differing;
	const { blobs } = differing.value;
	const gone = new Set(differing.value.gone);
	const links = await linksOfBase(root, { head, blobs, gone }, api);
	if (!links.ok) return links;
	const placeOf = _links().followRecorded(links.value);
	const changed = new Set([...gone, ...blobs.keys(), ...links.value.keys()]);
	const before = await contentsBefore({ head, blobs, gone, placeOf }, { root, changed }, sources.runGit, api);
	if (!before.ok) return before;
	const old = before.value;
	const touched = _gittr().touchedSince(root, 'HEAD');
	if (touched === undefined) return fail('this is not a clone that git can list');
	for (const path of touched){
		if (changed.has(path)) continue;
		changed.add(path);
		const blob = head.get(path);
		const content = blob === undefined ? undefined : runGit(root, ['cat-file', 'blob', blob.id]);
		if (content?.status === 0) old.set(path, content.stdout);
	}
	const named = namedFiles({ root, head, blobs, gone, old, placeOf }, sources.runGit, api);
	return { ok: true, value: { files: { commit: base, changed, old, ...named.reader }, more: named.more } };
}
async function contentsBefore({ head, blobs, gone, placeOf }, { root, changed }, runGit, api) {
	const old = new Map();
	const wanted = new Map();
	for (const path of changed){
		const place = placeOf(path);
		if (typeof place !== 'string' || gone.has(place) || !mayMatter(path)) continue;
		const blob = blobs.get(place);
		if (blob !== undefined) wanted.set(path, blob);
		const same = blob === undefined ? head.get(place) : undefined;
		const content = same === undefined ? undefined : runGit(root, ['cat-file', 'blob', same.id]);
		if (content?.status === 0) old.set(path, content.stdout);
	}
	if (wanted.size > MAX_API_FILES) {
		const error = `${wanted.size} of its files differ, more than are read one by one through the API (${MAX_API_FILES})`;
		return { ok: false, why: 'unreachable', error };
	}
	return download(wanted, old, api);
}
async function linksOfBase(root, { head, blobs, gone }, api) {
	const kept = [...head].flatMap(([path, { id, mode }])=>mode === LINK && !blobs.has(path) && !gone.has(path) ? [{ path, id }] : []);
	const links = new Map(_gittr().linkTexts(root, 'HEAD', kept));
	const other = [...blobs].filter(([, { mode }])=>mode === LINK);
	if (other.length > MAX_API_FILES) return {
		ok: false,
		why: 'refused',
		error: `more than ${MAX_API_FILES} of its links differ`
	};
	const texts = await download(other, new Map(), api);
	if (!texts.ok) return texts;
	for (const [path, text] of texts.value)links.set(path, text.toString('utf8'));
	return { ok: true, value: links };
}
async function download(blobs, to, api) {
	for (const [path, { id, size }] of blobs){
		const error = `${path} of it has more than ${MAX_API_BLOB / 1024 / 1024} MiB`;
		const content = size > MAX_API_BLOB ? { ok: false, why: 'refused', error } : await api.blob(id);
		if (!content.ok) return content;
		to.set(path, content.value);
	}
	return { ok: true, value: to };
}
function namedFiles({ root, head, blobs, gone, old, placeOf }, runGit, api) {
	const fetched = new Map();
	const missing = new Map();
	const read = (written)=>{
		const path = placeOf(written);
		if (typeof path !== 'string') return undefined;
		const known = old.get(path) ?? fetched.get(path);
		if (known !== undefined || gone.has(path)) return known;
		const blob = blobs.get(path);
		if (blob === undefined) {
			const same = head.get(path);
			const content = same === undefined ? undefined : runGit(root, ['cat-file', 'blob', same.id]);
			return content?.status === 0 ? content.stdout : undefined;
		}
		missing.set(path, blob);
		return undefined;
	};
	const leftOut = _once().once(()=>{
		const kept = [...head].flatMap(([path, { mode }])=>mode === '040000' || gone.has(path) ? [] : [path]);
		return [...new Set([...kept, ...blobs.keys()])].filter((path)=>!mayMatter(path)).sort();
	});
	const leftOutBelow = (directory)=>{
		const place = placeOf(directory);
		return typeof place === 'string' ? _links().shownBelow(directory, place, leftOut()) : [];
	};
	const more = async ()=>{
		if (missing.size === 0) return { ok: true, value: false };
		if (fetched.size + missing.size > MAX_API_FILES) {
			const error = `more than ${MAX_API_FILES} of its files that others name differ`;
			return { ok: false, why: 'refused', error };
		}
		const added = await download(missing, fetched, api);
		if (!added.ok) return added;
		missing.clear();
		return { ok: true, value: true };
	};
	return { reader: { read, leftOutBelow }, more };
}
async function differingBlobs(base, head, api) {
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
		const open = [{ id: base, prefix: '' }];
		for(let asked = 0; open.length > 0; asked += 1){
			const next = open.pop();
			if (next === undefined) break;
			if (asked >= MAX_API_TREES) {
				return {
					ok: false,
					why: 'refused',
					error: `more than ${MAX_API_TREES} of its folders differ`
				};
			}
			const level = await api.tree(next.id, false);
			if (!level.ok) return level;
			if (level.value.truncated) return { ok: false, why: 'refused', error: 'GitHub does not list one of its folders whole' };
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
	return { ok: true, value: { gone, blobs } };
}
function isInOneOf(path, folders) {
	for(let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)){
		if (folders.has(path.slice(0, slash))) return true;
	}
	return false;
}
function mayMatter(path) {
	if (/(?:^|\/)(?:node_modules|vendor|testdata)\//.test(path)) return false;
	return !/\.(?:md|markdown|mdx|png|jpe?g|gif|webp|ico|pdf|woff2?|ttf|zip|gz|tgz|jar|so|exe|mp4)$/i.test(path);
}

return { findBase, hasCommit, headCommit, tokenSettings };
}),

"doors/github/event.js": (function (_from) {
/** The payload at GITHUB_EVENT_PATH. Strangers write parts of it, so every field is checked. */
const [_json] = _from("./json");
const MAX_EVENT_BYTES = 32 * 1024 * 1024;
function readEvent(env, payload, mode) {
	const event = env.GITHUB_EVENT_NAME ?? '';
	const notices = [];
	const json = parse(payload);
	if (json === undefined && ['pull_request', 'pull_request_target', 'push', 'merge_group'].includes(event)) {
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
				const group = _json().at(json, 'merge_group');
				const base = commitId(_json().at(group, 'base_sha'));
				facts.head = commitId(_json().at(group, 'head_sha')) ?? facts.head;
				if (base !== undefined) facts.base.push({ kind: 'commit', id: base, from: 'the merge group' });
				break;
			}
		case 'push':
			readPush(facts, json, env, mode === 'auto');
			break;
		case 'workflow_run':
			{
				const run = _json().at(json, 'workflow_run');
				facts.head = commitId(_json().at(run, 'head_sha')) ?? facts.head;
				const pull = _json().at(run, 'pull_requests', '0');
				const base = commitId(_json().at(pull, 'base', 'sha'));
				facts.prNumber = _json().numberAt(pull, 'number');
				facts.isFork = isNothing(_json().at(run, 'head_repository')) || _json().at(run, 'head_repository', 'full_name') !== env.GITHUB_REPOSITORY;
				if (base !== undefined) facts.base.push({ kind: 'merge-base', id: base, from: "the run's pull request" });
				break;
			}
		default:
	}
	if (facts.mode === 'full') facts.base = [];
	return facts;
}
function readPullRequest(facts, json, env) {
	const pull = _json().at(json, 'pull_request');
	const base = commitId(_json().at(pull, 'base', 'sha'));
	facts.prHead = commitId(_json().at(pull, 'head', 'sha'));
	facts.head = facts.prHead ?? facts.head;
	facts.prNumber = _json().numberAt(pull, 'number') ?? _json().numberAt(json, 'number');
	facts.isFork = isForeign(pull, env);
	facts.isMerge = facts.event === 'pull_request' && /^refs\/pull\/\d+\/merge$/.test(env.GITHUB_REF ?? '');
	if (facts.isMerge) facts.base.push({ kind: 'merge-parent' });
	if (base !== undefined) facts.base.push({ kind: 'merge-base', id: base, from: 'the pull request' });
	if (facts.event === 'pull_request_target') facts.notices.push('pull_request_target runs with the base branch checked out and with its secrets. Use pull_request: ' + 'loopgate needs no more than contents: read, and there it sees what the pull request changes.');
}
function readPush(facts, json, env, auto) {
	const before = _json().at(json, 'before');
	const id = commitId(before);
	const isTag = env.GITHUB_REF?.startsWith('refs/tags/') === true;
	if (!isTag) facts.head = commitId(_json().at(json, 'after')) ?? facts.head;
	if (isTag && auto) {
		facts.mode = 'full';
		facts.notices.push('A tag is not compared with anything: every finding counts.');
		return;
	}
	if (id !== undefined) {
		facts.base.push({ kind: 'commit', id, from: 'the push' });
		return;
	}
	if (!isNothing(before)) return;
	const branch = _json().at(json, 'repository', 'default_branch');
	if (typeof branch === 'string' && branch !== '' && env.GITHUB_REF !== `refs/heads/${branch}`) {
		facts.base.push({ kind: 'name', name: branch, from: 'the default branch, as this branch is new', fork: true });
	} else if (auto) {
		facts.mode = 'full';
		facts.notices.push('This push creates a branch, so there is nothing to compare with: every finding counts.');
	}
}
function commitId(value) {
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
function isForeign(pull, env) {
	if (env.GITHUB_ACTOR === 'dependabot[bot]') return true;
	if (typeof pull !== 'object' || pull === null) return false;
	const home = _json().at(pull, 'base', 'repo', 'full_name') ?? env.GITHUB_REPOSITORY;
	return _json().at(pull, 'head', 'repo', 'full_name') !== home;
}

return { MAX_EVENT_BYTES, commitId, readEvent };
}),

"doors/github/inputs.js": (function (_from) {
/** The action's inputs, `INPUT_<NAME>`: upper case, hyphens kept, empty when unset. */
const [_paths, _usage] = _from("text/paths", "text/usage-error");
const NAMES = [
	'paths', 'config', 'mode', 'base-ref', 'fail-on', 'fail-on-existing', 'fail-on-empty', 'strict', 'baseline', 'render', 'annotations', 'summary', 'diff',
	'comment', 'suggestions', 'issue', 'issue-labels', 'sarif-file', 'json-file', 'report-file', 'token',
];
function readInputs(env) {
	const problems = unknownInputs(env);
	const { text, oneOf, truth, lines } = inputReader(env, problems);
	const failOnExisting = truth('fail-on-existing');
	const inputs = {
		paths: lines('paths', /[\r\n]+/),
		config: text('config'),
		mode: oneOf('mode', ['auto', 'compare', 'full']) ?? 'auto',
		baseRef: text('base-ref'),
		failOn: oneOf('fail-on', ['error', 'warning', 'note', 'never']),
		failOnExisting,
		failOnEmpty: truth('fail-on-empty'),
		strict: truth('strict') ?? false,
		baseline: text('baseline'),
		render: oneOf('render', ['auto', 'helm', 'kustomize', 'off']),
		annotations: oneOf('annotations', ['new', 'all', 'none']) ?? (failOnExisting === true ? 'all' : 'new'),
		summary: truth('summary') ?? true,
		diff: oneOf('diff', ['auto', 'always', 'never']) ?? 'auto',
		comment: oneOf('comment', ['never', 'on-findings', 'always']) ?? 'never',
		suggestions: truth('suggestions') ?? false,
		issue: oneOf('issue', ['never', 'audit']) ?? 'never',
		issueLabels: lines('issue-labels', /[\r\n,]+/),
		sarifFile: text('sarif-file'),
		jsonFile: text('json-file'),
		reportFile: text('report-file'),
		token: text('token')
	};
	if (inputs.mode === 'full' && inputs.baseRef !== undefined) {
		problems.push('base-ref says what to compare with, and mode is full; leave one of them out');
	}
	const files = [inputs.sarifFile, inputs.jsonFile, inputs.reportFile].flatMap((path)=>path ?? []);
	if (new Set(files.map(_paths().foldedPath)).size < files.length) problems.push('two of sarif-file, json-file and report-file are one file, which only one of them can be');
	if (problems.length > 0) throw new (_usage()).UsageError(problems.join('; '));
	return inputs;
}
function unknownInputs(env) {
	return Object.keys(env).sort().flatMap((variable)=>{
		if (!variable.startsWith('INPUT_') || (env[variable] ?? '') === '') return [];
		const name = variable.slice('INPUT_'.length).toLowerCase();
		if (NAMES.some((known)=>known === name)) return [];
		const folded = name.replaceAll(/[_ ]/g, '-');
		const meant = NAMES.find((one)=>one === folded || one === `${folded}s` || `${one}s` === folded);
		if (meant === undefined) return [];
		return [
			`there is no input ${JSON.stringify(name.slice(0, 60))}: did you mean ${meant}?`
		];
	});
}
function inputReader(env, problems) {
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

return { readInputs };
}),

"doors/github/job.js": (function (_from) {

const [_api] = _from("./api");
const REQUEST_TIMEOUT = 15_000;
const TOTAL_TIMEOUT = 60_000;
const BACKOFF = 1_000;
function apiFor(env, inputs) {
	if (inputs.token === undefined) return undefined;
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
	return _api().openApi(options);
}

return { apiFor };
}),

"doors/github/json.js": (function () {
/** Reads foreign JSON without throwing. */ /** Indexes as digits; undefined where anything is missing. */
function at(value, ...keys) {
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
function numberAt(value, ...keys) {
	const found = at(value, ...keys);
	return typeof found === 'number' && Number.isSafeInteger(found) && found > 0 ? found : undefined;
}
function listAt(value, ...keys) {
	const found = at(value, ...keys);
	return Array.isArray(found) ? found : [];
}

return { at, listAt, numberAt, textAt };
}),

"doors/github/outputs.js": (function (_from, _load) {
/** Outputs, job summary, and a log without commands. */
const _nodec = _load.builtIn(() => require("node:crypto"));
const [_runne, _plain, _surfa] = _from("tree/runner-files", "report/plain-text", "report/surface");
const MAX_SUMMARY_BYTES = 1024 * 1024;
const MAX_MESSAGE = 4096;
function kept(message) {
	const lines = message.split('\n').map((line)=>_surfa().inert('commands', _plain().visible(line, MAX_MESSAGE)));
	return _plain().clip(lines.join('\n'), MAX_MESSAGE);
}
function quotedLog(text) {
	const token = _nodec().randomUUID();
	const shown = _surfa().inert('text', text);
	return `::stop-commands::${token}\n${shown.endsWith('\n') || shown === '' ? shown : `${shown}\n`}::${token}::\n`;
}
function setOutputs(toolkit, env, outputs) {
	if ((env.GITHUB_OUTPUT ?? '') === '') return false;
	try {
		for (const [name, value] of Object.entries(outputs))toolkit.setOutput(name, String(value));
		return true;
	} catch  {
		return false;
	}
}
function summaryBytesLeft(env) {
	const file = env.GITHUB_STEP_SUMMARY ?? '';
	return file === '' ? 0 : Math.max(0, MAX_SUMMARY_BYTES - _runne().fileSize(file));
}
function appendSummary(env, markdown) {
	if (Buffer.byteLength(markdown, 'utf8') > summaryBytesLeft(env)) return false;
	return append(env.GITHUB_STEP_SUMMARY, markdown);
}
function append(file, text) {
	if (file === undefined || file === '') return false;
	try {
		_runne().appendTextFile(file, text);
		return true;
	} catch  {
		return false;
	}
}

return { MAX_SUMMARY_BYTES, appendSummary, kept, quotedLog, setOutputs, summaryBytesLeft };
}),

"doors/github/places.js": (function (_from) {

const [_locat, _blobl, _base, _event, _lines] = _from("text/location", "doors/blob-links", "./base", "./event", "./lines");
function placesOf({ env, inputs, facts, deps }, root, base, report) {
	if (base.kind !== 'revision' || facts.prNumber === undefined || report.findings.length === 0) return undefined;
	const { runGit } = deps;
	if (!facts.isMerge) {
		const current = runGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD']).stdout.toString('latin1').trim();
		return { places: _lines().pullRequestPlaces(root, base.revision, undefined, runGit), exact: current === facts.head };
	}
	const second = _base().headCommit(root, runGit).parents[1];
	const head = second ?? facts.head;
	if (head === undefined || !_base().hasCommit(root, head, { runGit, env, token: inputs.token })) {
		return { places: _lines().pullRequestPlaces(root, base.revision, undefined, runGit), exact: false };
	}
	return { places: _lines().pullRequestPlaces(root, base.revision, head, runGit), exact: head === facts.head };
}
function inDiffOf(report, shown, places) {
	if (places === undefined) return ()=>false;
	const original = new Map();
	for (const [index, finding] of shown.findings.entries()){
		const from = report.findings[index];
		if (from === undefined) continue;
		original.set(finding.at, from.at);
		for (const [step, { at }] of finding.path.entries())original.set(at, from.path[step]?.at ?? at);
	}
	return (at)=>{
		const here = original.get(at) ?? at;
		if (here.file.revision !== undefined) return false;
		return places.inDiff(here.file.path, _locat().positionAt(_locat().indexLines(here.file.text), here.span.start).line);
	};
}
function linksTo(env, facts) {
	const server = env.GITHUB_SERVER_URL || 'https://github.com';
	const repository = env.GITHUB_REPOSITORY ?? '';
	if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !/^https?:\/\/[^\s/]+$/.test(server)) return ()=>undefined;
	const head = facts.head ?? _event().commitId(env.GITHUB_SHA);
	return _blobl().blobLinks({
		site: `${server}/${repository}`,
		kind: 'github'
	}, (revision)=>revision ?? head);
}

return { inDiffOf, linksTo, placesOf };
}),

"doors/github/publish.js": (function (_from) {
/** Needs a writing token. Nothing here changes the verdict. */
const [_audit, _comme, _job, _outpu, _sugge] = _from("./audit-issue", "./comment", "./job", "./outputs", "./suggestions");
async function publish(job, published) {
	const { env, inputs, facts } = job;
	const wanted = wantedOf(job);
	if (!wanted.comment && !wanted.suggestions && !wanted.audit) return;
	const api = _job().apiFor(env, inputs);
	if (api === undefined) {
		job.notice('Comments, suggestions and issues are skipped: there is no token, or GITHUB_REPOSITORY is not OWNER/NAME.');
		return;
	}
	const { prNumber } = facts;
	if (wanted.comment && prNumber !== undefined) await guarded(job, 'comment', ()=>publishComment(job, api, prNumber, published));
	if (wanted.suggestions && prNumber !== undefined) await guarded(job, 'review', ()=>suggest(job, api, prNumber, published));
	if (wanted.audit) await guarded(job, 'audit issue', ()=>audit(job, api, published));
}
function wantedOf({ inputs, facts, notice }) {
	const isPull = facts.prNumber !== undefined;
	const comment = isPull && inputs.comment !== 'never';
	const suggestions = isPull && inputs.suggestions;
	const audits = inputs.issue === 'audit';
	if (facts.isFork && (comment || suggestions) && facts.event === 'pull_request') {
		notice('Comments and suggestions are skipped: a pull request from a fork or from Dependabot gets a token that cannot write.');
		return { comment: false, suggestions: false, audit: false };
	}
	if (audits && facts.mode !== 'full') notice('issue: audit is skipped in runs that compare; it reports the whole state, on schedule or workflow_dispatch.');
	return { comment, suggestions, audit: audits && facts.mode === 'full' };
}
async function guarded({ notice }, what, work) {
	try {
		await work();
	} catch (error) {
		const because = error instanceof Error ? error.message : String(error);
		notice(`The ${what} failed: ${because}. This does not change the result.`);
	}
}
async function publishComment(job, api, prNumber, published) {
	const { env, inputs, deps, notice } = job;
	const { shown, category, linkFor } = published;
	const body = await deps.reporters.comment(shown, { category, linkFor });
	const make = inputs.comment === 'always' || published.report.findings.some((finding)=>finding.status === 'new');
	const posted = await _comme().upsertComment(api, prNumber, body, make);
	if (posted.id !== undefined) _outpu().setOutputs(deps.toolkit, env, { 'comment-id': posted.id });
	if (posted.notice !== undefined) notice(posted.notice);
}
async function suggest({ facts, notice }, api, prNumber, published) {
	const { places, report } = published;
	const { head } = facts;
	if (places === undefined || !places.exact || head === undefined) {
		if (report.findings.some((finding)=>finding.fix !== undefined)) notice("Suggestions are left out: the pull request's head is not in this clone and could not be fetched.");
		return;
	}
	const failed = await _sugge().postSuggestions(api, prNumber, head, _sugge().suggestionComments(report.findings, places.places));
	if (failed !== undefined) notice(failed);
}
async function audit({ env, inputs, deps, notice }, api, published) {
	const { report, category, linkFor } = published;
	const markdown = await deps.reporters.markdown(report, { budget: _audit().MAX_AUDIT_TEXT, linkFor });
	const labels = inputs.issueLabels.length === 0 ? [_audit().AUDIT_LABEL] : inputs.issueLabels;
	const kept = await _audit().keepAuditIssue(api, { report, markdown, category, labels });
	if (kept.number !== undefined) _outpu().setOutputs(deps.toolkit, env, { 'issue-number': kept.number });
	if (kept.notice !== undefined) notice(kept.notice);
}
function categoryOf(env) {
	const name = [env.GITHUB_WORKFLOW, env.GITHUB_JOB, env.INPUT_PATHS].map((part)=>(part ?? '').replace(/[^\w./ -]+/g, ' ').trim());
	return name.filter((part)=>part !== '').join('/').replaceAll('--', '-').slice(0, 120) || 'default';
}

return { categoryOf, publish };
}),

"doors/github/run-check.js": (function (_from, _load) {

const _nodep = _load.builtIn(() => require("node:path"));
const [_defin, _invar, _baset] = _from("text/defined", "text/invariant", "judge/base-tree");
const _check = _load("judge/check.js");
const [_config, _diff, _effec] = _from("judge/config/config", "judge/diff/diff", "judge/effective-policy");
const _index = _load("judge/fixes/index.js");
const [
	_loadc, _policy, _policyfiles, _findi, _gittr, _rende, _scanr, _tree, _worki, _configfile,
] = _from(
	"judge/load-config", "judge/policy", "judge/policy-files", "judge/report/finding", "tree/git-tree", "tree/render-tools", "tree/scan-root", "tree/tree",
	"tree/working-tree", "doors/config-file",
);
async function runCheck(request, env, today, watch = (tree)=>({ ...tree, within: (work)=>work() })) {
	const place = _scanr().findScanRoot(request.root, request.paths.length === 0 ? ['.'] : request.paths);
	const { read, readBaseline } = namedTexts(request);
	const listings = _tree().openListings();
	const whole = place.paths.length === 0 ? listings : undefined;
	const file = _configfile().configFileOf({ ...place, root: request.root, listings: whole }, request.config, request.root);
	const { base, failOn, failOnExisting, failOnEmpty } = request;
	const { before, missing } = beforeOf(request, read, listings);
	const decided = await _effec().resolvePolicy(file === undefined ? undefined : _loadc().loadConfig(file), request.readRemote, base.kind === 'unavailable' || missing !== undefined ? 'unavailable' : before, place.common);
	const { config } = decided;
	const render = _rende().openRenderTools(request.render ?? config?.render?.value ?? 'off', env.PATH, request.root);
	const options = { ...treeOptions(config, place.paths), listings };
	const tree = watch(_worki().openWorkingTree(request.root, options));
	const baselines = _policyfiles().baselinesOf(decided, request.baseline, { head: readBaseline, base: before });
	const filesFor = base.kind === 'revision' ? (opened)=>_gittr().baseFiles(request.root, base.revision, opened, _policyfiles().policyPaths(decided, baselines, place.common)) : undefined;
	const compared = missing === undefined ? comparedWith(base, filesFor?.(options)) : unavailable(missing);
	const input = {
		tree,
		config,
		base: compared,
		..._defin().defined({ render, failOn, failOnExisting, failOnEmpty }),
		..._policy().policiesFor({
			decided,
			baselines,
			today,
			base: compared.status === 'compared' ? compared.files : undefined,
			scansAll: place.paths.length === 0,
			reopen: (globs)=>{
				const other = { ...options, ...globs };
				const files = filesFor?.(other);
				const isRead = files !== undefined && !('because' in files);
				const tree = _worki().openWorkingTree(request.root, other);
				return { tree, base: isRead ? { status: 'compared', files } : compared };
			}
		}, { tree, base: compared })
	};
	const judged = (against)=>{
		const work = ()=>judge({ ...input, base: against }, request);
		return render === undefined ? tree.within(work, _findi().showsNothing, _baset().sizeOfBase(against)) : work();
	};
	return untilRead(base, compared, judged);
}
function namedTexts({ root, baseline }) {
	const read = (path)=>_worki().readNamedByRepository(root, path)?.toString('utf8');
	const readBaseline = (path)=>path === baseline ? _worki().readNamedByUser(root, path, _nodep().resolve(root, path))?.toString('utf8') : read(path);
	return { read, readBaseline };
}
function treeOptions(config, paths) {
	const { include = [], exclude = [] } = config ?? {};
	return { include: include.map((one)=>one.value), exclude: exclude.map((one)=>one.value), paths };
}
function unavailable(because) {
	return { status: 'unavailable', because };
}
function comparedWith(base, files) {
	switch(base.kind){
		case 'files':
			return { status: 'compared', files: base.files };
		case 'revision':
			if (files === undefined) return unavailable(`the revision ${base.revision} cannot be read`);
			return 'because' in files ? unavailable(files.because) : { status: 'compared', files };
		case 'unavailable':
			return unavailable(base.because);
		case 'not-requested':
			return { status: 'not-requested' };
		default:
			return _invar().assertNever(base);
	}
}
function judge(input, request) {
	const checked = (0, _check.check)(input);
	const report = (0, _index.withFixes)(input, checked, request.fixes === true ? 'all' : 'shown');
	if (request.diff === 'never' || checked.base === undefined || input.base.status !== 'compared') return report;
	const diff = _diff().diffSnapshots(checked.base, checked.head, input.base.files.commit);
	return { ...report, diff, ..._defin().defined({ diffAlways: request.diff === 'always' || undefined }) };
}
async function untilRead(base, compared, judged) {
	let report = judged(compared);
	for(let more = await moreOf(base); more !== undefined; more = await moreOf(base)){
		if (more !== 'read') return judged(unavailable(more.because));
		report = judged(compared);
	}
	return report;
}
async function moreOf(base) {
	if (base.kind !== 'files') return undefined;
	const more = await base.more();
	if (!more.ok) return {
		because: `the base could not be read through the API: ${more.error}`
	};
	return more.value ? 'read' : undefined;
}
function beforeOf(request, read, listings) {
	const { base } = request;
	if (base.kind === 'revision') {
		const tree = _gittr().openGitTree(request.root, base.revision, { include: [], exclude: [], paths: [..._config().CONFIG_PATHS], listings });
		if ('because' in tree) return { missing: tree.because };
		return { before: (path)=>tree.read(path)?.toString('utf8') };
	}
	if (base.kind !== 'files') return {};
	const files = base.files;
	return { before: (path)=>files.changed.has(path) ? files.old.get(path)?.toString('utf8') : read(path) };
}

return { runCheck };
}),

"doors/github/run.js": (function (_from, _load) {
/** What publishes runs after the verdict and cannot change it: failures become notices. */
const _nodep = _load.builtIn(() => require("node:path"));
const [
	_usage, _runne, _scanr, _markd, _plain, _surfa, _words, _base, _event, _input, _job, _lines, _outpu, _place, _publi,
] = _from(
	"text/usage-error", "tree/runner-files", "tree/scan-root", "report/markdown-text", "report/plain-text", "report/surface", "report/words", "./base", "./event",
	"./inputs", "./job", "./lines", "./outputs", "./places", "./publish",
);
const SUMMARY_BUDGET = 900_000;
const SUMMARY_RESERVE = 8_192;
async function runAction(env, deps) {
	try {
		return await run(env, deps);
	} catch (error) {
		const usageError = error instanceof _usage().UsageError;
		const words = usageError ? error.lines.map((line)=>_plain().visible(line)).join('\n') : String(error instanceof Error ? error.message : error);
		const message = usageError ? `loopgate cannot run: ${words}.` : `internal error, please report: ${words}`;
		if (!usageError && error instanceof Error && error.stack !== undefined) deps.write(_outpu().quotedLog(_surfa().messageLines(error.stack.split('\n'))));
		const exitCode = usageError ? 2 : 3;
		_outpu().setOutputs(deps.toolkit, env, { result: usageError ? 'fail' : 'incomplete', 'exit-code': exitCode });
		if (error instanceof _usage().PlacedUsageError) annotateMistakes(error, deps);
		deps.toolkit.error(_outpu().kept(message), { title: 'loopgate' });
		return exitCode;
	}
}
function annotateMistakes({ mistakes }, { toolkit }) {
	for (const { file, line, column, message } of mistakes.slice(0, 9))toolkit.error(_outpu().kept(message), {
		file,
		line: String(line),
		col: String(column),
		title: 'loopgate: wrong use'
	});
}
async function run(env, deps) {
	const inputs = _input().readInputs(env);
	const payload = env.GITHUB_EVENT_PATH ? _runne().readTextFile(env.GITHUB_EVENT_PATH, _event().MAX_EVENT_BYTES) : undefined;
	const facts = _event().readEvent(env, payload, inputs.mode);
	const notices = [];
	const notice = (text)=>{
		notices.push(text);
		deps.toolkit.notice(_outpu().kept(text), { title: 'loopgate' });
	};
	const job = { env, inputs, facts, deps, notice };
	for (const text of facts.notices)notice(text);
	const workspace = env.GITHUB_WORKSPACE || '.';
	const place = locateCheckout(workspace, inputs, notice);
	const base = await baseOf(job, place.root);
	const report = await deps.check(requestOf(job, place, base));
	const exitCode = report.result === 'fail' ? 1 : inputs.strict && report.result === 'incomplete' ? 3 : 0;
	const places = _place().placesOf(job, place.root, base, report);
	const shown = places === undefined ? report : _lines().atHead(report, places.places);
	const linkFor = _place().linksTo(env, facts);
	deps.write(_outpu().quotedLog(await deps.reporters.text(report)));
	const inDiff = _place().inDiffOf(report, shown, places?.places);
	deps.write(await deps.reporters.annotations(shown, { which: inputs.annotations, inDiff }));
	const written = await writeFiles(job, workspace, { report, shown, linkFor });
	_outpu().setOutputs(deps.toolkit, env, { ...countsOf(report), 'exit-code': exitCode, ...written.outputs });
	if (inputs.summary) await writeSummary(job, shown, linkFor);
	const before = notices.length;
	await _publi().publish(job, { report, shown, places, category: _publi().categoryOf(env), linkFor });
	if (inputs.summary && notices.length > before) {
		const later = notices.slice(before).map((text)=>`> ${_markd().escapeMarkdown(text)}\n`);
		_outpu().appendSummary(env, `\n${later.join('>\n')}`);
	}
	for (const problem of written.problems)deps.toolkit.error(_outpu().kept(problem), { title: 'loopgate' });
	if (exitCode === 3) deps.toolkit.error('The scan is incomplete: something that matters could not be read, and strict is set.', { title: 'loopgate' });
	if (exitCode === 1) deps.toolkit.error(_outpu().kept(verdictSentence(report)), { title: 'loopgate' });
	return exitCode === 0 && written.problems.length > 0 ? 2 : exitCode;
}
async function baseOf({ env, inputs, facts, deps, notice }, root) {
	const { runGit } = deps;
	demandPullRequest(root, facts, runGit);
	const sources = { runGit, env, token: inputs.token, api: _job().apiFor(env, inputs) };
	const base = await _base().findBase(root, facts, inputs.baseRef, sources);
	if (base.kind === 'unavailable') notice(`No comparison was made: ${base.because}. Rules that compare were skipped.`);
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
			const api = _job().apiFor(env, inputs);
			if (api === undefined) return { because: 'there is no token to read it with' };
			const answer = await api.fileAt(file);
			if (answer.ok) return { text: answer.value };
			if (answer.missing !== true || !(await api.repository(file)).ok) return { because: answer.error };
			return { because: 'there is no such file or ref', gone: true };
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
function verdictSentence(report) {
	const fresh = report.findings.filter((finding)=>finding.status === 'new');
	const compared = report.base.status === 'compared';
	const each = _words().severityCounts((severity)=>fresh.filter((one)=>one.severity === severity).length);
	const parts = [
		`${_words().counted(fresh.length, compared ? 'new finding' : 'finding')}${each === '' ? '' : ` (${each})`}`
	];
	if (report.counts.existing > 0) parts.push(`${report.counts.existing} existing`);
	if (report.counts.fixed > 0) parts.push(`${report.counts.fixed} fixed`);
	if (report.counts.suppressed > 0) parts.push(`${report.counts.suppressed} suppressed`);
	const bar = report.failOn === 'error' || report.failOn === 'never' ? 'errors' : `${report.failOn}s and worse`;
	return `loopgate found ${parts.join(', ')}; this check fails on ${bar}. The job summary lists each one.`;
}
function demandPullRequest(root, facts, runGit) {
	if (facts.event !== 'pull_request_target') return;
	const { id, parents } = _base().headCommit(root, runGit);
	if (facts.prHead !== undefined && [id, ...parents.slice(1)].includes(facts.prHead)) return;
	throw new (_usage()).UsageError('pull_request_target has the base branch checked out and not what the pull request brings. Use `on: pull_request`: ' + 'loopgate needs no more than contents: read');
}
async function writeFiles({ inputs, deps }, workspace, { report, shown, linkFor }) {
	const { reporters } = deps;
	const outputs = {};
	const problems = [];
	const write = async (output, path, make)=>{
		if (path === undefined) return;
		try {
			_runne().writeReportFile(workspace, path, await make());
			outputs[output] = path;
		} catch (error) {
			if (!(error instanceof _usage().UsageError)) throw error;
			problems.push(`${output}: ${error.message}.`);
		}
	};
	await write('sarif-file', inputs.sarifFile, ()=>reporters.sarif(report));
	await write('json-file', inputs.jsonFile, ()=>reporters.json(report));
	await write('report-file', inputs.reportFile, ()=>/\.html?$/i.test(inputs.reportFile ?? '') ? reporters.html(shown, { linkFor }) : reporters.markdown(shown, { budget: SUMMARY_BUDGET, linkFor }));
	return { outputs, problems };
}
async function writeSummary({ env, deps, notice }, shown, linkFor) {
	const room = _outpu().summaryBytesLeft(env) - SUMMARY_RESERVE;
	if ((env.GITHUB_STEP_SUMMARY ?? '') === '') return;
	const budget = Math.min(SUMMARY_BUDGET, room);
	const markdown = budget > 0 ? await deps.reporters.markdown(shown, { budget, linkFor }) : '';
	if (markdown === '' || !_outpu().appendSummary(env, markdown)) {
		notice('The job summary could not be written; the log above has everything.');
	}
}
const MAX_NAMED = 5;
function locateCheckout(workspace, inputs, notice) {
	let { paths } = inputs;
	if (paths.length === 0 && !_scanr().findScanRoot(workspace, ['.']).git) {
		const below = _scanr().lookBelow(workspace);
		const [only, second] = below.tops;
		if (second !== undefined) throw new (_usage()).UsageError(`${below.tops.slice(0, MAX_NAMED).join(', ')} are git work trees below the workspace; name one of them under \`paths\``);
		if (only !== undefined) {
			notice(`The checkout in ${only} is scanned: it is the only one below the workspace.`);
			paths = [only];
		} else if (!below.files) throw new (_usage()).UsageError('the workspace is empty: add a step with actions/checkout before this one, so that there is something to scan');
	}
	const found = _scanr().findScanRoot(workspace, paths.length === 0 ? ['.'] : paths);
	const fromRoot = (path)=>path === undefined ? undefined : _nodep().relative(found.root, _nodep().resolve(found.cwd, path)).split(_nodep().sep).join('/');
	return { root: found.root, paths: found.paths, config: fromRoot(inputs.config), baseline: fromRoot(inputs.baseline) };
}

return { locateCheckout, runAction, verdictSentence };
}),

"doors/github/toolkit.js": (function (_from) {
/** In place of `@actions/core`, whose entry brings an HTTP client. A test compares the commands. */
const [_filec, _runne, _workf] = _from("~/@actions/core/lib/file-command.js", "tree/runner-files", "report/workflow-command");
function openToolkit(env, write) {
	return {
		notice: (message, properties)=>write(_workf().workflowCommand('notice', properties, message)),
		error: (message, properties)=>write(_workf().workflowCommand('error', properties, message)),
		setOutput: (name, value)=>{
			_runne().appendToExisting(env.GITHUB_OUTPUT ?? '', `${_filec().prepareKeyValueMessage(name, value)}\n`);
		}
	};
}

return { openToolkit };
})
};

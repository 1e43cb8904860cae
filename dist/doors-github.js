'use strict';

module.exports = {

"doors/github/api.js": (module, exports, _load) => {
/** The action's REST calls. None changes the verdict; each ends in time with a value or the reason. */
const _defined = _load.later("core/text/defined"),
	_boundedfetch = _load.later("doors/github/bounded-fetch"),
	_json = _load.later("doors/github/json");
const ATTEMPTS = 3;
const MAX_WAIT = 20_000;
const MAX_PAGES = 30;
const PAGE = 100;
const CONTENTS = 'contents: read';
const PULLS = 'pull-requests: write';
const ISSUES = 'issues: write';
function openApi(options) {
	const [owner, repo, ...rest] = options.repository.split('/');
	if (owner === undefined || owner === '' || repo === undefined || repo === '' || rest.length > 0) return undefined;
	const requests = requestsFor(owner, repo, sender(options));
	return { ...contentsApi(requests), ...commentsApi(requests), ...reviewsApi(requests), ...issuesApi(requests) };
}
function requestsFor(owner, repo, send) {
	const call = ({ doing, needs }, route, parameters, read)=>send({
			route,
			parameters: { owner, repo, ...parameters },
			doing,
			needs,
			repeatable: !route.startsWith('POST')
		}, read);
	const pages = async (purpose, route, parameters, read)=>{
		const all = [];
		for(let page = 1; page <= MAX_PAGES; page += 1){
			const asked = { ...parameters, per_page: PAGE, page };
			const answer = await call(purpose, route, asked, (data)=>Array.isArray(data) ? data : undefined);
			if (!answer.ok) return answer;
			for (const item of answer.value){
				const value = read(item);
				if (value !== undefined) all.push(value);
			}
			if (answer.value.length < PAGE) break;
		}
		return { ok: true, value: all };
	};
	return { owner, repo, call, pages };
}
const idOf = (data)=>_json().numberAt(data, 'id');
const numberOf = (data)=>_json().numberAt(data, 'number');
function contentsApi({ call }) {
	const to = (doing)=>({ doing, needs: CONTENTS });
	return {
		mergeBase: (base, head)=>call(to('compare commits'), 'GET /repos/{owner}/{repo}/compare/{basehead}', {
				basehead: `${base}...${head}`,
				per_page: 1
			}, (data)=>_json().textAt(data, 'merge_base_commit', 'sha')),
		tree: (id, recursive)=>call(to('read trees'), 'GET /repos/{owner}/{repo}/git/trees/{tree_sha}', {
				tree_sha: id,
				..._defined().defined({ recursive: recursive ? '1' : undefined })
			}, readTree),
		blob: (id)=>call(to('read files'), 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}', { file_sha: id }, (data)=>{
				const content = _json().textAt(data, 'content');
				if (content === undefined) return undefined;
				return _json().textAt(data, 'encoding') === 'utf-8' ? Buffer.from(content, 'utf8') : Buffer.from(content, 'base64');
			}),
		fileAt: ({ owner, repository, path, ref })=>call(to(`read ${owner}/${repository}`), 'GET /repos/{owner}/{repo}/contents/{path}', {
				owner,
				repo: repository,
				path,
				ref
			}, // A directory is a list; a file above 1 MiB has no content (REST "Get repository content").
			(data)=>_json().textAt(data, 'encoding') === 'base64' ? Buffer.from(_json().textAt(data, 'content') ?? '', 'base64').toString('utf8') : undefined),
		repository: ({ owner, repository })=>call(to(`read ${owner}/${repository}`), 'GET /repos/{owner}/{repo}', { owner, repo: repository }, ()=>true),
		login: ()=>call({ doing: 'ask whose it is', needs: 'none' }, 'GET /user', {}, (data)=>_json().textAt(data, 'login'))
	};
}
function forPulls(doing) {
	return { doing, needs: PULLS };
}
function commentsApi({ call, pages }) {
	return {
		comments: (number)=>pages(forPulls('read comments'), 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: number }, readComment),
		createComment: (number, body)=>call({
				doing: 'write comments',
				needs: `${PULLS} (below an issue: ${ISSUES})`
			}, 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { issue_number: number, body }, idOf),
		updateComment: (id, body)=>call(forPulls('write comments'), 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: id, body }, idOf),
		deleteComment: (id)=>call(forPulls('delete comments'), 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { comment_id: id }, ()=>id)
	};
}
function reviewsApi({ call, pages }) {
	return {
		reviewComments: (number)=>pages(forPulls('read review comments'), 'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments', {
				pull_number: number
			}, readComment),
		createReview: (number, commit, body, comments)=>call(forPulls('write reviews'), 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews', {
				pull_number: number,
				commit_id: commit,
				body,
				event: 'COMMENT',
				comments: comments.map((comment)=>({
						path: comment.path,
						line: comment.line,
						side: 'RIGHT',
						..._defined().defined({ start_line: comment.startLine, start_side: comment.startLine === undefined ? undefined : 'RIGHT' }),
						body: comment.body
					}))
			}, idOf)
	};
}
function issuesApi({ owner, repo, call, pages }) {
	const to = (doing)=>({ doing, needs: ISSUES });
	return {
		issuesLabelled: (label)=>pages(to('read issues'), 'GET /repos/{owner}/{repo}/issues', { state: 'all', labels: label }, readIssue),
		searchIssues: (words)=>call(to('search issues'), 'GET /search/issues', {
				q: `repo:${owner}/${repo} is:issue in:body ${words}`,
				per_page: PAGE,
				advanced_search: 'true'
			}, (data)=>_json().listAt(data, 'items').flatMap((item)=>readIssue(item) ?? [])),
		createIssue: (title, body, labels)=>call(to('open issues'), 'POST /repos/{owner}/{repo}/issues', { title, body, labels: [...labels] }, numberOf),
		updateIssue: (number, change)=>call(to('change issues'), 'PATCH /repos/{owner}/{repo}/issues/{issue_number}', { issue_number: number, ...change }, numberOf)
	};
}
function readTree(data) {
	if (_json().textAt(data, 'sha') === undefined) return undefined;
	const entries = [];
	for (const item of _json().listAt(data, 'tree')){
		const path = _json().textAt(item, 'path');
		const id = _json().textAt(item, 'sha');
		const kind = _json().textAt(item, 'type');
		if (path === undefined || id === undefined || kind !== 'blob' && kind !== 'tree' && kind !== 'commit') continue;
		entries.push({ path, id, kind, mode: _json().textAt(item, 'mode') ?? '', size: _json().numberAt(item, 'size') ?? 0 });
	}
	return { entries, truncated: _json().at(data, 'truncated') === true };
}
function readAuthor(item) {
	return { login: _json().textAt(item, 'user', 'login') ?? '', bot: _json().textAt(item, 'user', 'type') === 'Bot' };
}
function readComment(item) {
	const id = _json().numberAt(item, 'id');
	return id === undefined ? undefined : { id, body: _json().textAt(item, 'body') ?? '', author: readAuthor(item) };
}
function readIssue(item) {
	const number = _json().numberAt(item, 'number');
	if (number === undefined || _json().at(item, 'pull_request') !== undefined) return undefined;
	return {
		number,
		open: _json().textAt(item, 'state') === 'open',
		title: _json().textAt(item, 'title') ?? '',
		body: _json().textAt(item, 'body') ?? '',
		author: readAuthor(item),
		labels: _json().listAt(item, 'labels').flatMap((label)=>_json().textAt(label, 'name') ?? [])
	};
}
function sender(options) {
	let client;
	let deadline;
	return async (call, read)=>{
		deadline ??= Date.now() + options.totalTimeout;
		let last = { ok: false, why: 'unreachable', says: 'no time is left to ask GitHub' };
		for(let attempt = 1; attempt <= ATTEMPTS; attempt += 1){
			const left = deadline - Date.now();
			if (left <= 0) return last;
			let wait = attempt === 1 ? options.backoff : options.backoff * 4;
			try {
				client ??= loadClient(options);
				const request = await client;
				const signal = AbortSignal.timeout(Math.min(options.requestTimeout, left));
				const { data } = await abandonable(request(call.route, call.parameters, signal), signal);
				const value = read(data);
				if (value !== undefined) return { ok: true, value };
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
function abandonable(work, signal) {
	return new Promise((resolve, reject)=>{
		signal.addEventListener('abort', ()=>reject(signal.reason), { once: true });
		work.then(resolve, reject);
	});
}
async function loadClient(options) {
	const { getOctokit } = await Promise.resolve().then(()=>_load("node_modules/@actions/github/lib/github.js"));
	const silent = ()=>{};
	const octokit = getOctokit(options.token, {
		baseUrl: options.apiUrl,
		log: { debug: silent, info: silent, warn: silent, error: silent }
	});
	const { request } = octokit;
	const bounded = _boundedfetch().boundedFetch(request.endpoint.DEFAULTS.request?.fetch ?? fetch);
	return (route, parameters, signal)=>request(route, { ...parameters, request: { signal, fetch: bounded } });
}
function judge(error, call) {
	const status = _json().numberAt(error, 'status') ?? 0;
	const headers = _json().at(error, 'response', 'headers');
	const said = _json().textAt(error, 'response', 'data', 'message') ?? '';
	const after = Number(_json().textAt(headers, 'retry-after') ?? Number.NaN);
	const wait = Number.isFinite(after) && after >= 0 ? { wait: after * 1000 } : {};
	const fail = (why, says)=>({ ok: false, why, says });
	if (_json().textAt(error, 'cause', 'name') === _boundedfetch().REFUSED_ANSWER) return {
		failure: fail('unreachable', `${_json().textAt(error, 'cause', 'message')} (${call.doing})`),
		again: false
	};
	const limited = status === 429 || status === 403 && ('wait' in wait || /rate limit|abuse detection/i.test(said));
	if (limited) {
		const used = _json().textAt(headers, 'x-ratelimit-remaining') === '0' && !('wait' in wait);
		return {
			failure: fail('unreachable', `GitHub's rate limit is used up (${call.doing})`),
			again: !used,
			...wait
		};
	}
	if (status === 401 || status === 403 || status === 404) {
		const needs = call.needs === 'none' ? '' : ` (it needs ${call.needs})`;
		const failure = fail('no-permission', `the token may not ${call.doing}${needs}`);
		return { failure: status === 404 ? { ...failure, missing: true } : failure, again: false };
	}
	if (status >= 400 && status < 500) {
		return {
			failure: fail('refused', `GitHub refused to ${call.doing} with status ${status}`),
			again: false
		};
	}
	const says = headers === undefined ? `GitHub could not be reached in time (${call.doing})` : `GitHub answered with status ${status} (${call.doing})`;
	return { failure: fail('unreachable', says), again: call.repeatable, ...wait };
}

module.exports = { openApi, };
},

"doors/github/audit-issue.js": (module, exports, _load) => {
/** One issue for the repository, updated by the scheduled audit; comments tell what is new. */
const _nodecrypto = _load.builtIn(() => require("node:crypto"));
const _defined = _load.later("core/text/defined"),
	_location = _load.later("core/text/location"),
	_comment = _load.later("doors/github/comment"),
	_suggestions = _load.later("doors/github/suggestions");
const AUDIT_LABEL = 'loopgate';
const MAX_TOLD = 20;
const MAX_AUDIT_TEXT = 50_000;
const MAX_KNOWN = 800;
async function keepAuditIssue(api, audit) {
	const { report } = audit;
	const findings = report.findings.filter((finding)=>finding.severity !== 'note');
	const marker = `${_comment().MARKER_PREFIX}audit category=${JSON.stringify(audit.category).replaceAll('--', '- -').replaceAll('>', '')} v=1 -->`;
	const found = await findIssue(api, marker);
	if (!found.ok) return { notice: _comment().refusal('The audit issue was not written', found) };
	const issue = found.value;
	if (findings.length === 0) return issue === undefined ? {} : settle(api, issue, { ...audit, marker });
	const known = issue === undefined ? new Set() : knownIn(issue.body);
	const identities = findings.map(identityOf);
	const fresh = findings.filter((finding)=>!known.has(identityOf(finding)));
	const title = `DNS forwarding: ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
	const listed = [...new Set(identities)].sort().slice(0, MAX_KNOWN).join(',');
	const body = `${marker}\n${_comment().MARKER_PREFIX}known ${listed} -->\n${audit.markdown.slice(0, MAX_AUDIT_TEXT)}\n`;
	if (issue === undefined) {
		const labels = [...new Set([AUDIT_LABEL, ...audit.labels])];
		const made = await api.createIssue(title, body, labels);
		return made.ok ? { number: made.value } : { notice: _comment().refusal('The audit issue was not written', made) };
	}
	const unchanged = issue.open && issue.title === title && _comment().sameText(issue.body, body);
	if (!unchanged) {
		const changed = await api.updateIssue(issue.number, { title, body, ..._defined().defined({ state: issue.open ? undefined : 'open' }) });
		if (!changed.ok) return { notice: _comment().refusal('The audit issue was not changed', changed) };
	}
	if (fresh.length > 0 || !issue.open) {
		const reported = await api.createComment(issue.number, freshComment(fresh, !issue.open));
		if (!reported.ok) return { number: issue.number, notice: _comment().refusal('The audit issue was changed, without a comment', reported) };
	}
	return { number: issue.number };
}
async function settle(api, issue, { report, markdown, marker }) {
	if (!issue.open) return {};
	if (report.result === 'incomplete' || report.counts.servers === 0) {
		return {
			number: issue.number,
			notice: `Issue #${issue.number} stays open: this audit found nothing, but could not read everything.`
		};
	}
	const reported = await api.createComment(issue.number, 'The audit finds no error and no warning any more.');
	if (!reported.ok) return { number: issue.number, notice: _comment().refusal('The audit issue was not closed', reported) };
	const closed = await api.updateIssue(issue.number, {
		title: 'DNS forwarding: nothing found',
		body: `${marker}\n${_comment().MARKER_PREFIX}known  -->\n${markdown.slice(0, MAX_AUDIT_TEXT)}\n`,
		state: 'closed'
	});
	if (!closed.ok) return { number: issue.number, notice: _comment().refusal('The audit issue was not closed', closed) };
	return { number: issue.number };
}
async function findIssue(api, marker) {
	const labelled = await api.issuesLabelled(AUDIT_LABEL);
	if (!labelled.ok) return labelled;
	const inList = await _comment().oursAmong(api, labelled.value.filter((issue)=>_comment().markerOf(issue.body) === marker));
	if (inList.length > 0) return { ok: true, value: preferred(inList) };
	const searched = await api.searchIssues('"loopgate:audit"');
	if (!searched.ok) return searched.why === 'refused' ? { ok: true, value: undefined } : searched;
	const inSearch = await _comment().oursAmong(api, searched.value.filter((issue)=>_comment().markerOf(issue.body) === marker));
	return { ok: true, value: preferred(inSearch) };
}
function preferred(issues) {
	return [...issues].sort((a, b)=>Number(b.open) - Number(a.open) || b.number - a.number)[0];
}
function identityOf(finding) {
	return _nodecrypto().createHash('sha256').update(`${finding.code}\0${finding.fingerprint}`).digest('hex').slice(0, 12);
}
function knownIn(body) {
	const line = body.split('\n', 2)[1]?.trim() ?? '';
	const prefix = `${_comment().MARKER_PREFIX}known `;
	if (!line.startsWith(prefix)) return new Set();
	return new Set(line.slice(prefix.length).replace(/ ?-->$/, '').split(','));
}
function freshComment(fresh, reopened) {
	const lines = fresh.slice(0, MAX_TOLD).map((finding)=>{
		const { line } = _location().positionAt(_location().indexLines(finding.at.file.text), finding.at.span.start);
		return `- **${finding.code} ${finding.rule}** at ${_suggestions().inlineCode(`${finding.at.file.path}:${line}`)}: ${_suggestions().inlineCode(finding.message)}`;
	});
	if (fresh.length > MAX_TOLD) lines.push(`- and ${fresh.length - MAX_TOLD} more, in the text above`);
	const head = reopened ? 'The audit finds something again.' : 'New since the last audit:';
	return `${head}\n\n${lines.join('\n')}\n`.trimEnd();
}

module.exports = { AUDIT_LABEL, MAX_AUDIT_TEXT, keepAuditIssue, };
},

"doors/github/base.js": (module, exports, _load) => {
/** The base revision, which the merge commit's parents name even in a checkout of depth 1. */
const _defined = _load.later("core/text/defined"),
	_once = _load.later("core/text/once"),
	_gittree = _load.later("read/tree/git-tree"),
	_objects = _load.later("read/tree/objects"),
	_recordedlinks = _load.later("read/tree/recorded-links"),
	_event = _load.later("doors/github/event");
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
		if (isComplete(root, found, sources) || fetchCommit(root, found, sources)) {
			return { kind: 'revision', revision: found, notices };
		}
		const read = await readThroughApi(root, found, sources);
		if (read.ok) return { kind: 'files', ...read.value, notices };
		because = `commit ${found.slice(0, 12)} is not in this clone, could not be fetched, and ${read.says}`;
	}
	return { kind: 'unavailable', because };
}
function commitAt(root, revision, runGit) {
	const raw = runGit(root, ['cat-file', '--batch'], {
		input: `${revision}^{commit}\n`
	});
	const [first = '', ...lines] = raw.stdout.toString('utf8').split('\n');
	const [id = '', type] = first.split(' ');
	if (raw.status !== 0 || type !== 'commit') return { parents: [] };
	const headers = lines.slice(0, lines.indexOf(''));
	const parents = headers.map((line)=>line.startsWith('parent ') ? _event().commitId(line.slice('parent '.length)) : undefined);
	return { ..._defined().defined({ id: _event().commitId(id) }), parents: parents.filter((one)=>one !== undefined) };
}
function fetchCommit(root, id, sources) {
	return fetchFrom(root, id, sources) && isComplete(root, id, sources);
}
async function commitOf(root, candidate, sources, notices) {
	const { runGit, env } = sources;
	switch(candidate.kind){
		case 'merge-parent':
			{
				const { id, parents } = commitAt(root, 'HEAD', runGit);
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
function revisionOf(root, name, runGit) {
	const found = runGit(root, [
		'rev-parse',
		'--verify',
		'--quiet',
		'--end-of-options',
		`${name}^{commit}`
	]);
	return found.status === 0 ? _event().commitId(found.stdout.toString('latin1').trim()) : undefined;
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
	if (_event().commitId(name) !== undefined) return name;
	if (!/^[\w][\w./@-]*$/.test(name) || name.includes('..')) return undefined;
	return fetchFrom(root, name, sources) ? revisionOf(root, 'FETCH_HEAD', sources.runGit) : undefined;
}
async function forkPoint(root, { id: base, from }, sources, notices) {
	const head = revisionOf(root, 'HEAD', sources.runGit) ?? _event().commitId(sources.env.GITHUB_SHA);
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
function isComplete(root, id, sources) {
	if (sources.runGit(root, [
		'cat-file',
		'-e',
		`${id}^{tree}`
	]).status !== 0) return false;
	if (!_objects().isPartialClone(root)) return true;
	const listed = sources.runGit(root, ['rev-list', '--objects', '--no-walk', '--missing=print', id]);
	return listed.status === 0 && !/^\?/m.test(listed.stdout.toString('latin1'));
}
function fetchFrom(root, what, sources) {
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
		what
	];
	const fetched = runGit(root, args, { timeout: FETCH_TIMEOUT, fetches: true });
	if (fetched.status === 0) return true;
	const credentials = tokenSettings(sources.env, sources.token);
	if (credentials === undefined) return false;
	return runGit(root, args, { timeout: FETCH_TIMEOUT, fetches: true, env: credentials }).status === 0;
}
function tokenSettings(env, token) {
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
async function readThroughApi(root, base, sources) {
	const { api, runGit } = sources;
	const fail = (says)=>({ ok: false, why: 'unreachable', says });
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
	const placeOf = (path)=>_recordedlinks().withoutLinks(path, links.value);
	const changed = new Set([...gone, ...blobs.keys(), ...links.value.keys()]);
	const before = await contentsBefore({ head, blobs, gone, placeOf }, { root, changed }, sources.runGit, api);
	if (!before.ok) return before;
	const old = before.value;
	const touched = _gittree().touchedSince(root, 'HEAD');
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
		const says = `${wanted.size} of its files differ, more than are read one by one through the API (${MAX_API_FILES})`;
		return { ok: false, why: 'unreachable', says };
	}
	return download(wanted, old, api);
}
async function linksOfBase(root, { head, blobs, gone }, api) {
	const kept = [...head].flatMap(([path, { id, mode }])=>mode === LINK && !blobs.has(path) && !gone.has(path) ? [{ path, id }] : []);
	const links = new Map(_gittree().linkTexts(root, 'HEAD', kept));
	const other = [...blobs].filter(([, { mode }])=>mode === LINK);
	if (other.length > MAX_API_FILES) return {
		ok: false,
		why: 'refused',
		says: `more than ${MAX_API_FILES} of its links differ`
	};
	const texts = await download(other, new Map(), api);
	if (!texts.ok) return texts;
	for (const [path, text] of texts.value)links.set(path, text.toString('utf8'));
	return { ok: true, value: links };
}
async function download(blobs, to, api) {
	for (const [path, { id, size }] of blobs){
		const says = `${path} of it has more than ${MAX_API_BLOB / 1024 / 1024} MiB`;
		const content = size > MAX_API_BLOB ? { ok: false, why: 'refused', says } : await api.blob(id);
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
		return typeof place === 'string' ? _recordedlinks().shownBelow(directory, place, leftOut()) : [];
	};
	const more = async ()=>{
		if (missing.size === 0) return { ok: true, value: false };
		if (fetched.size + missing.size > MAX_API_FILES) {
			const says = `more than ${MAX_API_FILES} of its files that others name differ`;
			return { ok: false, why: 'refused', says };
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
					says: `more than ${MAX_API_TREES} of its folders differ`
				};
			}
			const level = await api.tree(next.id, false);
			if (!level.ok) return level;
			if (level.value.truncated) return { ok: false, why: 'refused', says: 'GitHub does not list one of its folders whole' };
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

module.exports = { commitAt, fetchCommit, findBase, tokenSettings, };
},

"doors/github/bounded-fetch.js": (module, exports, _load) => {

const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
const MAX_REDIRECTS = 5;
const REFUSED_ANSWER = 'RefusedAnswer';
function boundedFetch(fetch, maxBytes = MAX_ANSWER_BYTES) {
	return async (url, options)=>{
		let at = url;
		for(let count = 0; count <= MAX_REDIRECTS; count += 1){
			const response = await fetch(at, { ...options, redirect: 'manual' });
			const { status } = response;
			if (status < 300 || status >= 400 || status === 304) return whole(response, maxBytes);
			await response.body?.cancel();
			const next = REDIRECTS.has(status) ? placeOf(response, at) : undefined;
			if (next === undefined) throw refused("GitHub's answer leads elsewhere and is not followed");
			at = next;
		}
		throw refused("GitHub's answer leads from place to place");
	};
}
const REDIRECTS = new Set([301, 302, 307, 308]);
function placeOf(response, from) {
	try {
		const next = new URL(response.headers.get('location') ?? 'about:blank', from);
		return next.origin === new URL(from).origin ? next.href : undefined;
	} catch  {
		return undefined;
	}
}
async function whole(response, maxBytes) {
	const { status, statusText, headers, body } = response;
	if (body === null) return response;
	const parts = [];
	let length = 0;
	const reader = body.getReader();
	for(let part = await reader.read(); !part.done; part = await reader.read()){
		length += part.value.length;
		if (length > maxBytes) {
			await reader.cancel();
			throw refused(`GitHub's answer has more than ${maxBytes / 1024 / 1024} MiB`);
		}
		parts.push(part.value);
	}
	return new Response(length === 0 ? null : Buffer.concat(parts), { status, statusText, headers });
}
function refused(message) {
	return Object.assign(new Error(message), { name: REFUSED_ANSWER });
}

module.exports = { REFUSED_ANSWER, boundedFetch, };
},

"doors/github/checkout.js": (module, exports, _load) => {

const _nodepath = _load.builtIn(() => require("node:path"));
const _usageerror = _load.later("core/text/usage-error"),
	_scanroot = _load.later("read/tree/scan-root");
const MAX_NAMED = 5;
function locateCheckout(workspace, inputs, notice) {
	let { paths } = inputs;
	if (paths.length === 0 && !_scanroot().findScanRoot(workspace, ['.']).git) {
		const below = _scanroot().lookBelow(workspace);
		const [only, second] = below.tops;
		if (second !== undefined) throw new (_usageerror()).UsageError(`${below.tops.slice(0, MAX_NAMED).join(', ')} are git work trees below the workspace; name one of them under \`paths\``);
		if (only !== undefined) {
			notice(`The checkout in ${only} is scanned: it is the only one below the workspace.`);
			paths = [only];
		} else if (!below.files) throw new (_usageerror()).UsageError('the workspace is empty: add a step with actions/checkout before this one, so that there is something to scan');
	}
	const found = _scanroot().findScanRoot(workspace, paths.length === 0 ? ['.'] : paths);
	const fromRoot = (path)=>path === undefined ? undefined : _nodepath().relative(found.root, _nodepath().resolve(found.cwd, path)).split(_nodepath().sep).join('/');
	return { root: found.root, paths: found.paths, config: fromRoot(inputs.config), baseline: fromRoot(inputs.baseline) };
}

module.exports = { locateCheckout, };
},

"doors/github/comment.js": (module, exports, _load) => {
const MARKER_PREFIX = '<!-- loopgate:';
const MAX_BODY = 65_000;
async function upsertComment(api, number, body, make) {
	const marker = markerOf(body);
	if (marker === undefined) return { notice: 'The comment was not written: its text has no marker.' };
	const text = body.slice(0, MAX_BODY);
	const ours = await findComment(api, number, marker);
	if ('ok' in ours) return { notice: refusal('The comment was not written', ours) };
	const { comment } = ours;
	if (comment !== undefined && sameText(comment.body, text)) return { id: comment.id };
	if (comment === undefined && !make) return {};
	const answer = comment === undefined ? await api.createComment(number, text) : await api.updateComment(comment.id, text);
	if (answer.ok) return { id: comment === undefined ? await onlyOne(api, number, text, answer.value) : answer.value };
	if (comment === undefined && answer.why === 'unreachable') {
		const again = await findComment(api, number, marker);
		if (!('ok' in again) && again.comment !== undefined) return { id: again.comment.id };
	}
	return { notice: refusal('The comment was not written', answer) };
}
function markerOf(body) {
	const line = body.split('\n', 1)[0]?.trim() ?? '';
	return line.startsWith(MARKER_PREFIX) && line.endsWith('-->') ? line : undefined;
}
function sameText(a, b) {
	return a.replaceAll('\r\n', '\n').trimEnd() === b.replaceAll('\r\n', '\n').trimEnd();
}
async function oursAmong(api, found) {
	if (found.length === 0) return [];
	const login = await api.login();
	const by = (name)=>found.filter(({ author })=>author.login === name);
	if (login.ok) return by(login.value);
	const own = by('github-actions[bot]').filter(({ author })=>author.bot);
	return own.length > 0 ? own : found.filter(({ author })=>author.bot);
}
function refusal(what, failure) {
	return `${what}: ${failure.says}. This does not change the result.`;
}
async function onlyOne(api, number, text, made) {
	const now = await findComment(api, number, markerOf(text) ?? '');
	const oldest = 'ok' in now ? undefined : now.comment;
	if (oldest === undefined || oldest.id >= made) return made;
	const moved = sameText(oldest.body, text) ? { ok: true } : await api.updateComment(oldest.id, text);
	if (!moved.ok) return made;
	const gone = await api.deleteComment(made);
	return gone.ok ? oldest.id : made;
}
async function findComment(api, number, marker) {
	const listed = await api.comments(number);
	if (!listed.ok) return listed;
	const marked = listed.value.filter((comment)=>markerOf(comment.body) === marker);
	const ours = await oursAmong(api, marked);
	return { comment: [...ours].sort((a, b)=>a.id - b.id)[0] };
}

module.exports = { MARKER_PREFIX, markerOf, oursAmong, refusal, sameText, upsertComment, };
},

"doors/github/event.js": (module, exports, _load) => {
/** The payload at GITHUB_EVENT_PATH. Strangers write parts of it, so every field is checked. */
const _json = _load.later("doors/github/json");
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

module.exports = { MAX_EVENT_BYTES, commitId, readEvent, };
},

"doors/github/inputs.js": (module, exports, _load) => {
/** The action's inputs, `INPUT_<NAME>`: upper case, hyphens kept, empty when unset. */
const _paths = _load.later("core/text/paths"),
	_usageerror = _load.later("core/text/usage-error");
const NAMES = [
	'paths', 'config', 'mode', 'base-ref', 'fail-on', 'fail-on-existing', 'fail-on-empty', 'strict', 'baseline', 'render', 'annotations', 'summary', 'diff',
	'comment', 'suggestions', 'issue', 'issue-labels', 'sarif-file', 'json-file', 'report-file', 'token',
];
function readInputs(env) {
	const problems = unknownInputs(env);
	const { text, oneOf, truth, lines } = inputReader(env, problems);
	const inputs = {
		paths: lines('paths', /[\r\n]+/),
		config: text('config'),
		mode: oneOf('mode', ['auto', 'compare', 'full']) ?? 'auto',
		baseRef: text('base-ref'),
		failOn: oneOf('fail-on', ['error', 'warning', 'note', 'never']),
		failOnExisting: truth('fail-on-existing'),
		failOnEmpty: truth('fail-on-empty'),
		strict: truth('strict') ?? false,
		baseline: text('baseline'),
		render: oneOf('render', ['auto', 'helm', 'kustomize', 'off']),
		annotations: oneOf('annotations', ['new', 'all', 'none']) ?? 'new',
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
	if (problems.length > 0) throw new (_usageerror()).UsageError(problems.join('; '));
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

module.exports = { readInputs, };
},

"doors/github/job.js": (module, exports, _load) => {

const _api = _load.later("doors/github/api");
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

module.exports = { apiFor, };
},

"doors/github/json.js": (module, exports, _load) => {
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

module.exports = { at, listAt, numberAt, textAt, };
},

"doors/github/lines.js": (module, exports, _load) => {
/** The workspace merges base and head; annotations, links and review comments need the head's lines. */
const _defined = _load.later("core/text/defined"),
	_location = _load.later("core/text/location"),
	_once = _load.later("core/text/once");
function parseHunks(diff) {
	const hunks = [];
	for (const line of diff.split('\n')){
		const found = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
		if (found === null) continue;
		hunks.push({ oldStart: Number(found[1]), oldLines: Number(found[2] ?? 1), newStart: Number(found[3]), newLines: Number(found[4] ?? 1) });
	}
	return hunks;
}
function oldLineOf(hunks, line) {
	let shift = 0;
	for (const hunk of hunks){
		const first = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;
		if (line < first) break;
		if (line < first + hunk.newLines) return undefined;
		shift += hunk.newLines - hunk.oldLines;
	}
	return line - shift;
}
function isInHunk(hunks, line) {
	return hunks.some((hunk)=>line >= hunk.newStart && line < hunk.newStart + hunk.newLines);
}
function pullRequestPlaces(root, base, head, runGit) {
	const git = (args)=>runGit(root, args);
	const shown = openHunks(git, base, 3);
	const moved = head === undefined ? ()=>[] : openHunks(git, head, 0);
	const texts = new Map();
	return {
		inDiff: (path, line)=>isInHunk(shown(path), line),
		headLine: (path, line)=>oldLineOf(moved(path), line),
		headText: (path)=>{
			if (head !== undefined && moved(path).length === 0) return undefined;
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
function openHunks(git, from, context) {
	const args = [
		...[
			'diff-tree',
			'-p',
			'-r',
			`-U${context}`,
			'--no-color',
			'--no-renames',
			'--no-ext-diff',
			'--no-textconv'
		],
		...['--diff-algorithm=myers', '--src-prefix=a/', '--dst-prefix=b/', '--text', from, 'HEAD', '--']
	];
	const known = new Map();
	const all = _once().once(()=>{
		const diff = git(args);
		return diff.status === 0 ? hunksByFile(diff.stdout.toString('utf8')) : undefined;
	});
	return (path)=>{
		const found = known.get(path) ?? (/^[ !#-[\]-~]+$/.test(path) ? all() && (all()?.get(path) ?? []) : undefined);
		if (found !== undefined) return found;
		const diff = git([...args, path]);
		const own = diff.status === 0 ? parseHunks(diff.stdout.toString('utf8')) : [];
		known.set(path, own);
		return own;
	};
}
function hunksByFile(diff) {
	const files = new Map();
	let hunks = [];
	let [old, now] = [0, 0];
	for (const line of diff.split('\n')){
		if (old > 0 || now > 0) {
			if (!/^[+\\]/.test(line)) old -= 1;
			if (!/^[-\\]/.test(line)) now -= 1;
			continue;
		}
		const [hunk] = parseHunks(line);
		if (hunk !== undefined) {
			hunks.push(hunk);
			[old, now] = [hunk.oldLines, hunk.newLines];
		} else if (line.startsWith(HEADER)) {
			hunks = [];
			files.set(line.slice(HEADER.length + 2, HEADER.length + (line.length - HEADER.length - 1) / 2), hunks);
		}
	}
	return files;
}
const HEADER = 'diff --git ';
function atHead(report, places) {
	const files = new Map();
	const move = (at)=>{
		const { file } = at;
		if (file.revision !== undefined) return at;
		if (!files.has(file.path)) {
			const text = places.headText(file.path);
			files.set(file.path, text === undefined || text === file.text ? undefined : { path: file.path, text });
		}
		const target = files.get(file.path);
		return target === undefined ? at : moveLocation(at, target, places);
	};
	const finding = (found)=>({
			...found,
			at: move(found.at),
			path: found.path.map((step)=>({ ...step, at: move(step.at) })),
			..._defined().defined({
				remedy: found.remedy?.map((part)=>typeof part === 'string' ? part : move(part)),
				cycle: found.cycle?.map((hop)=>({ ...hop, at: move(hop.at) })),
				fix: found.fix === undefined ? undefined : movedFix(found.fix, move)
			})
		});
	return {
		...report,
		findings: report.findings.map(finding),
		suppressed: report.suppressed.map(finding),
		notices: report.notices.map((notice)=>({ ...notice, at: move(notice.at) })),
		servers: report.servers.map((server)=>({ ...server, at: move(server.at) }))
	};
}
function moveLocation(at, file, places) {
	const lines = _location().indexLines(at.file.text);
	const target = _location().indexLines(file.text);
	const moveOffset = (offset)=>{
		const { line, column } = _location().positionAt(lines, offset);
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
	return { file, span: { start, end: Math.max(start, moveOffset(at.span.end)) } };
}
function movedFix(fix, move) {
	const moved = { ...fix, at: move(fix.at) };
	return fix.also === undefined ? moved : { ...moved, also: fix.also.map((one)=>({ ...one, at: move(one.at) })) };
}

module.exports = { atHead, isInHunk, oldLineOf, parseHunks, pullRequestPlaces, };
},

"doors/github/outputs.js": (module, exports, _load) => {
/** Outputs, job summary, and a log without commands. */
const _nodecrypto = _load.builtIn(() => require("node:crypto"));
const _runnerfiles = _load.later("read/tree/runner-files"),
	_plaintext = _load.later("report/plain-text"),
	_surface = _load.later("report/surface");
const MAX_SUMMARY_BYTES = 1024 * 1024;
const MAX_MESSAGE = 4096;
function kept(message) {
	const lines = message.split('\n').map((line)=>_surface().inert('commands', _plaintext().visible(line, MAX_MESSAGE)));
	return _plaintext().clip(lines.join('\n'), MAX_MESSAGE);
}
function quotedLog(text) {
	const token = _nodecrypto().randomUUID();
	const shown = _surface().inert('text', text);
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
	return file === '' ? 0 : Math.max(0, MAX_SUMMARY_BYTES - _runnerfiles().fileSize(file));
}
function appendSummary(env, markdown) {
	if (Buffer.byteLength(markdown, 'utf8') > summaryBytesLeft(env)) return false;
	return append(env.GITHUB_STEP_SUMMARY, markdown);
}
function append(file, text) {
	if (file === undefined || file === '') return false;
	try {
		_runnerfiles().appendTextFile(file, text);
		return true;
	} catch  {
		return false;
	}
}

module.exports = { MAX_SUMMARY_BYTES, appendSummary, kept, quotedLog, setOutputs, summaryBytesLeft, };
},

"doors/github/places.js": (module, exports, _load) => {

const _location = _load.later("core/text/location"),
	_bloblinks = _load.later("doors/blob-links"),
	_base = _load.later("doors/github/base"),
	_event = _load.later("doors/github/event"),
	_lines = _load.later("doors/github/lines");
function placesOf({ env, inputs, facts, deps }, root, base, report) {
	if (base.kind !== 'revision' || facts.prNumber === undefined || report.findings.length === 0) return undefined;
	const { runGit } = deps;
	if (!facts.isMerge) {
		const current = runGit(root, ['rev-parse', '--verify', '--quiet', 'HEAD']).stdout.toString('latin1').trim();
		return { places: _lines().pullRequestPlaces(root, base.revision, undefined, runGit), exact: current === facts.head };
	}
	const second = _base().commitAt(root, 'HEAD', runGit).parents[1];
	const head = second ?? facts.head;
	if (head === undefined || !_base().fetchCommit(root, head, { runGit, env, token: inputs.token })) {
		return { places: _lines().pullRequestPlaces(root, base.revision, undefined, runGit), exact: false };
	}
	return { places: _lines().pullRequestPlaces(root, base.revision, head, runGit), exact: head === facts.head };
}
function inDiffOf(report, shown, places) {
	if (places === undefined) return ()=>false;
	const original = new Map();
	for (const [index, finding] of shown.findings.entries()){
		const from = report.findings[index];
		if (from !== undefined) original.set(finding.at, from.at);
	}
	return (at)=>{
		const here = original.get(at) ?? at;
		if (here.file.revision !== undefined) return false;
		return places.inDiff(here.file.path, _location().positionAt(_location().indexLines(here.file.text), here.span.start).line);
	};
}
function linksTo(env, facts) {
	const server = env.GITHUB_SERVER_URL || 'https://github.com';
	const repository = env.GITHUB_REPOSITORY ?? '';
	if (!/^[\w.-]+\/[\w.-]+$/.test(repository) || !/^https?:\/\/[^\s/]+$/.test(server)) return ()=>undefined;
	const head = facts.head ?? _event().commitId(env.GITHUB_SHA);
	return _bloblinks().blobLinks({
		site: `${server}/${repository}`,
		kind: 'github'
	}, (revision)=>revision ?? head);
}

module.exports = { inDiffOf, linksTo, placesOf, };
},

"doors/github/publish.js": (module, exports, _load) => {
/** Needs a writing token. Nothing here changes the verdict. */
const _auditissue = _load.later("doors/github/audit-issue"),
	_comment = _load.later("doors/github/comment"),
	_job = _load.later("doors/github/job"),
	_outputs = _load.later("doors/github/outputs"),
	_suggestions = _load.later("doors/github/suggestions");
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
	const posted = await _comment().upsertComment(api, prNumber, body, make);
	if (posted.id !== undefined) _outputs().setOutputs(deps.toolkit, env, { 'comment-id': posted.id });
	if (posted.notice !== undefined) notice(posted.notice);
}
async function suggest({ facts, notice }, api, prNumber, published) {
	const { places, report } = published;
	const { head } = facts;
	if (places === undefined || !places.exact || head === undefined) {
		if (report.findings.some((finding)=>finding.fix !== undefined)) notice("Suggestions are left out: the pull request's head is not in this clone and could not be fetched.");
		return;
	}
	const failed = await _suggestions().postSuggestions(api, prNumber, head, _suggestions().suggestionComments(report.findings, places.places));
	if (failed !== undefined) notice(failed);
}
async function audit({ env, inputs, deps, notice }, api, published) {
	const { report, category, linkFor } = published;
	const markdown = await deps.reporters.markdown(report, { budget: _auditissue().MAX_AUDIT_TEXT, linkFor });
	const labels = inputs.issueLabels.length === 0 ? [_auditissue().AUDIT_LABEL] : inputs.issueLabels;
	const kept = await _auditissue().keepAuditIssue(api, { report, markdown, category, labels });
	if (kept.number !== undefined) _outputs().setOutputs(deps.toolkit, env, { 'issue-number': kept.number });
	if (kept.notice !== undefined) notice(kept.notice);
}
function categoryOf(env) {
	const name = [env.GITHUB_WORKFLOW, env.GITHUB_JOB, env.INPUT_PATHS].map((part)=>(part ?? '').replace(/[^\w./ -]+/g, ' ').trim());
	return name.filter((part)=>part !== '').join('/').replaceAll('--', '-').slice(0, 120) || 'default';
}

module.exports = { categoryOf, publish, };
},

"doors/github/run-check.js": (module, exports, _load) => {

const _nodepath = _load.builtIn(() => require("node:path"));
const _defined = _load.later("core/text/defined"),
	_invariant = _load.later("core/text/invariant");
const _check = _load("judge/check.js");
const _config = _load.later("judge/config/config"),
	_diff = _load.later("judge/diff/diff");
const _effectivepolicy = _load("judge/effective-policy.js");
const _index = _load("judge/fixes/index.js");
const _policy = _load.later("judge/policy"),
	_finding = _load.later("judge/report/finding"),
	_gittree = _load.later("read/tree/git-tree"),
	_rendertools = _load.later("read/tree/render-tools"),
	_scanroot = _load.later("read/tree/scan-root"),
	_tree = _load.later("read/tree/tree"),
	_workingtree = _load.later("read/tree/working-tree"),
	_configfile = _load.later("doors/config-file");
async function runCheck(request, env, today, watch = (tree)=>({ ...tree, within: (work)=>work() })) {
	const place = _scanroot().findScanRoot(request.root, request.paths.length === 0 ? ['.'] : request.paths);
	const { read, readBaseline } = namedTexts(request);
	const listings = _tree().openListings();
	const whole = place.paths.length === 0 ? listings : undefined;
	const file = _configfile().configFileOf({ ...place, root: request.root, listings: whole }, request.config, request.root);
	const { base } = request;
	const { before, missing } = beforeOf(request, read, listings);
	const decided = await (0, _effectivepolicy.resolvePolicy)(file === undefined ? undefined : (0, _check.loadConfig)(file), request.readRemote, base.kind === 'unavailable' || missing !== undefined ? 'unavailable' : before, place.common);
	const { config } = decided;
	const render = _rendertools().openRenderTools(_policy().renderMode(config, request.render, env), env.PATH, request.root);
	const options = { ...treeOptions(config, place.paths), listings };
	const tree = watch(_workingtree().openWorkingTree(request.root, options));
	const baselines = _policy().baselinesOf(decided, request.baseline, env, { head: readBaseline, base: before });
	const filesFor = base.kind === 'revision' ? (opened)=>_gittree().baseFiles(request.root, base.revision, opened, _policy().policyPaths(decided, baselines, place.common)) : undefined;
	const compared = missing === undefined ? comparedWith(base, filesFor?.(options)) : unavailable(missing);
	const input = {
		tree,
		config,
		base: compared,
		..._defined().defined({ render, ...thresholdsOf(request) }),
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
				const tree = _workingtree().openWorkingTree(request.root, other);
				return { tree, base: isRead ? { status: 'compared', files } : compared };
			}
		}, { tree, base: compared })
	};
	const judged = (against)=>{
		const work = ()=>judge({ ...input, base: against }, request);
		return render === undefined ? tree.within(work, _finding().showsNothing) : work();
	};
	return untilRead(base, compared, judged);
}
function namedTexts({ root, baseline }) {
	const read = (path)=>_workingtree().readNamedByRepository(root, path)?.toString('utf8');
	const readBaseline = (path)=>path === baseline ? _workingtree().readNamedByUser(root, path, _nodepath().resolve(root, path))?.toString('utf8') : read(path);
	return { read, readBaseline };
}
function treeOptions(config, paths) {
	const { include = [], exclude = [] } = config ?? {};
	return { include: include.map((one)=>one.value), exclude: exclude.map((one)=>one.value), paths };
}
function thresholdsOf({ failOn, failOnExisting, failOnEmpty }) {
	return { failOn, failOnExisting, failOnEmpty };
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
			return _invariant().assertNever(base);
	}
}
function judge(input, request) {
	const checked = (0, _check.check)(input);
	const report = (0, _index.withFixes)(input, checked, request.fixes === true ? 'all' : 'shown');
	if (request.diff === 'never' || checked.base === undefined || input.base.status !== 'compared') return report;
	const diff = _diff().diffSnapshots(checked.base, checked.head, input.base.files.commit);
	return { ...report, diff, ..._defined().defined({ diffAlways: request.diff === 'always' || undefined }) };
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
		because: `the base could not be read through the API: ${more.says}`
	};
	return more.value ? 'read' : undefined;
}
function beforeOf(request, read, listings) {
	const { base } = request;
	if (base.kind === 'revision') {
		const tree = _gittree().openGitTree(request.root, base.revision, { include: [], exclude: [], paths: [..._config().CONFIG_PATHS], listings });
		if ('because' in tree) return { missing: tree.because };
		return { before: (path)=>tree.read(path)?.toString('utf8') };
	}
	if (base.kind !== 'files') return {};
	const files = base.files;
	return { before: (path)=>files.changed.has(path) ? files.old.get(path)?.toString('utf8') : read(path) };
}

module.exports = { runCheck, };
},

"doors/github/run.js": (module, exports, _load) => {
/** What publishes runs after the verdict and cannot change it: failures become notices. */
const _usageerror = _load.later("core/text/usage-error"),
	_runnerfiles = _load.later("read/tree/runner-files"),
	_plaintext = _load.later("report/plain-text"),
	_surface = _load.later("report/surface"),
	_base = _load.later("doors/github/base"),
	_checkout = _load.later("doors/github/checkout"),
	_event = _load.later("doors/github/event"),
	_inputs = _load.later("doors/github/inputs"),
	_job = _load.later("doors/github/job"),
	_lines = _load.later("doors/github/lines"),
	_outputs = _load.later("doors/github/outputs"),
	_places = _load.later("doors/github/places"),
	_publish = _load.later("doors/github/publish");
const SUMMARY_BUDGET = 900_000;
const SUMMARY_RESERVE = 8_192;
async function runAction(env, deps) {
	try {
		return await run(env, deps);
	} catch (error) {
		const usageError = error instanceof _usageerror().UsageError;
		const words = usageError ? error.lines.map((line)=>_plaintext().visible(line)).join('\n') : String(error instanceof Error ? error.message : error);
		const message = usageError ? `loopgate cannot run: ${words}.` : `internal error, please report: ${words}`;
		if (!usageError && error instanceof Error && error.stack !== undefined) deps.write(_outputs().quotedLog(_surface().messageLines(error.stack.split('\n'))));
		const exitCode = usageError ? 2 : 3;
		_outputs().setOutputs(deps.toolkit, env, { result: usageError ? 'fail' : 'incomplete', 'exit-code': exitCode });
		if (error instanceof _usageerror().PlacedUsageError) annotateMistakes(error, deps);
		deps.toolkit.error(_outputs().kept(message), { title: 'loopgate' });
		return exitCode;
	}
}
function annotateMistakes({ mistakes }, { toolkit }) {
	for (const { file, line, column, message } of mistakes.slice(0, 9))toolkit.error(_outputs().kept(message), {
		file,
		line: String(line),
		col: String(column),
		title: 'loopgate: wrong use'
	});
}
async function run(env, deps) {
	const inputs = _inputs().readInputs(env);
	const payload = env.GITHUB_EVENT_PATH ? _runnerfiles().readTextFile(env.GITHUB_EVENT_PATH, _event().MAX_EVENT_BYTES) : undefined;
	const facts = _event().readEvent(env, payload, inputs.mode);
	const notices = [];
	const notice = (text)=>{
		notices.push(text);
		deps.toolkit.notice(_outputs().kept(text), { title: 'loopgate' });
	};
	const job = { env, inputs, facts, deps, notice };
	for (const text of facts.notices)notice(text);
	const workspace = env.GITHUB_WORKSPACE || '.';
	const place = _checkout().locateCheckout(workspace, inputs, notice);
	const base = await baseOf(job, place.root);
	const report = await deps.check(requestOf(job, place, base));
	const exitCode = report.result === 'fail' ? 1 : inputs.strict && report.result === 'incomplete' ? 3 : 0;
	const places = _places().placesOf(job, place.root, base, report);
	const shown = places === undefined ? report : _lines().atHead(report, places.places);
	const linkFor = _places().linksTo(env, facts);
	deps.write(_outputs().quotedLog(await deps.reporters.text(report)));
	const inDiff = _places().inDiffOf(report, shown, places?.places);
	deps.write(await deps.reporters.annotations(shown, { which: inputs.annotations, inDiff }));
	const written = await writeFiles(job, workspace, { report, shown, linkFor });
	_outputs().setOutputs(deps.toolkit, env, { ...countsOf(report), 'exit-code': exitCode, ...written.outputs });
	if (inputs.summary) await writeSummary(job, shown, linkFor);
	const before = notices.length;
	await _publish().publish(job, { report, shown, places, category: _publish().categoryOf(env), linkFor });
	if (inputs.summary && notices.length > before) {
		const later = notices.slice(before).map((text)=>`> ${plainMarkdown(text)}\n`);
		_outputs().appendSummary(env, `\n${later.join('>\n')}`);
	}
	for (const problem of written.problems)deps.toolkit.error(_outputs().kept(problem), { title: 'loopgate' });
	if (exitCode === 3) deps.toolkit.error('The scan is incomplete: something that matters could not be read, and strict is set.', { title: 'loopgate' });
	if (exitCode === 1) deps.toolkit.error(_outputs().kept(verdictSentence(report)), { title: 'loopgate' });
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
			if (answer.missing !== true || !(await api.repository(file)).ok) return { because: answer.says };
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
	const what = compared ? 'new finding' : 'finding';
	const parts = [
		`${fresh.length} ${what}${fresh.length === 1 ? '' : 's'}${bySeverity(fresh)}`
	];
	if (report.counts.existing > 0) parts.push(`${report.counts.existing} existing`);
	if (report.counts.fixed > 0) parts.push(`${report.counts.fixed} fixed`);
	if (report.counts.suppressed > 0) parts.push(`${report.counts.suppressed} suppressed`);
	const bar = report.failOn === 'error' || report.failOn === 'never' ? 'errors' : `${report.failOn}s and worse`;
	return `loopgate found ${parts.join(', ')}; this check fails on ${bar}. The job summary lists each one.`;
}
function bySeverity(findings) {
	const severities = ['error', 'warning', 'note'];
	const parts = [];
	for (const severity of severities){
		const count = findings.filter((finding)=>finding.severity === severity).length;
		if (count > 0) parts.push(`${count} ${severity}${count === 1 ? '' : 's'}`);
	}
	return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
function demandPullRequest(root, facts, runGit) {
	if (facts.event !== 'pull_request_target') return;
	const { id, parents } = _base().commitAt(root, 'HEAD', runGit);
	if (facts.prHead !== undefined && [id, ...parents.slice(1)].includes(facts.prHead)) return;
	throw new (_usageerror()).UsageError('pull_request_target has the base branch checked out and not what the pull request brings. Use `on: pull_request`: ' + 'loopgate needs no more than contents: read');
}
async function writeFiles({ inputs, deps }, workspace, { report, shown, linkFor }) {
	const { reporters } = deps;
	const outputs = {};
	const problems = [];
	const write = async (output, path, make)=>{
		if (path === undefined) return;
		try {
			_runnerfiles().writeReportFile(workspace, path, await make());
			outputs[output] = path;
		} catch (error) {
			if (!(error instanceof _usageerror().UsageError)) throw error;
			problems.push(`${output}: ${error.message}.`);
		}
	};
	await write('sarif-file', inputs.sarifFile, ()=>reporters.sarif(report));
	await write('json-file', inputs.jsonFile, ()=>reporters.json(report));
	await write('report-file', inputs.reportFile, ()=>/\.html?$/i.test(inputs.reportFile ?? '') ? reporters.html(shown, { linkFor }) : reporters.markdown(shown, { budget: SUMMARY_BUDGET, linkFor }));
	return { outputs, problems };
}
async function writeSummary({ env, deps, notice }, shown, linkFor) {
	const room = _outputs().summaryBytesLeft(env) - SUMMARY_RESERVE;
	if ((env.GITHUB_STEP_SUMMARY ?? '') === '') return;
	const budget = Math.min(SUMMARY_BUDGET, room);
	const markdown = budget > 0 ? await deps.reporters.markdown(shown, { budget, linkFor }) : '';
	if (markdown === '' || !_outputs().appendSummary(env, markdown)) {
		notice('The job summary could not be written; the log above has everything.');
	}
}
function plainMarkdown(text) {
	return text.replace(/[\r\n]+/g, ' ').replace(/[\\`*_[\]<>|&#]/g, (found)=>`&#${found.charCodeAt(0)};`);
}

module.exports = { runAction, verdictSentence, };
},

"doors/github/suggestions.js": (module, exports, _load) => {

const _nodecrypto = _load.builtIn(() => require("node:crypto"));
const _append = _load.later("core/text/append"),
	_defined = _load.later("core/text/defined"),
	_location = _load.later("core/text/location"),
	_comment = _load.later("doors/github/comment");
const MAX_COMMENTS = 10;
function wholeLines(fix) {
	const { text } = fix.at.file;
	const { start, end } = fix.at.span;
	if (text.slice(start, end) === fix.replacement) return undefined;
	const lines = _location().indexLines(text);
	const startLine = _location().positionAt(lines, start).line;
	const takesLineFeed = end > start && text[end - 1] === '\n';
	const wholeAtEnd = takesLineFeed && (fix.replacement.endsWith('\n') || fix.replacement === '' && start === lines[startLine - 1]);
	const endLine = wholeAtEnd ? _location().positionAt(lines, end - 1).line : _location().positionAt(lines, end).line;
	const from = lines[startLine - 1] ?? 0;
	const next = lines[endLine];
	const to = next === undefined ? text.length : next - 1;
	const after = wholeAtEnd ? '' : text.slice(end, to);
	const edited = text.slice(from, start) + (wholeAtEnd ? fix.replacement.replace(/\r?\n$/, '') : fix.replacement) + after;
	const deletes = wholeAtEnd && edited === '' && fix.replacement === '';
	return { startLine, endLine, lines: deletes ? [] : edited.replaceAll('\r', '').split('\n') };
}
function suggestionComments(findings, places) {
	const comments = [];
	const taken = new Set();
	for (const finding of findings){
		const { fix } = finding;
		if (finding.status !== 'new' || fix === undefined || fix.at.file.revision !== undefined) continue;
		if (fix.choice !== undefined || fix.also !== undefined) continue;
		const edit = wholeLines(fix);
		const { path } = fix.at.file;
		const lines = edit === undefined ? undefined : headLines(path, edit, places);
		if (edit === undefined || lines === undefined) continue;
		const place = `${path}\0${lines.start}\0${lines.end}`;
		if (taken.has(place)) continue;
		taken.add(place);
		comments.push({
			path,
			line: lines.end,
			..._defined().defined({ startLine: lines.start === lines.end ? undefined : lines.start }),
			body: commentBody(finding, fix, edit)
		});
		if (comments.length === MAX_COMMENTS) break;
	}
	return comments;
}
async function postSuggestions(api, number, head, comments) {
	if (comments.length === 0) return undefined;
	const listed = await api.reviewComments(number);
	if (!listed.ok) return _comment().refusal('The suggestions were not written', listed);
	const ours = await _comment().oursAmong(api, listed.value.filter((comment)=>_comment().markerOf(comment.body) !== undefined));
	const there = new Set(ours.map((comment)=>_comment().markerOf(comment.body)));
	const missing = comments.filter((one)=>!there.has(_comment().markerOf(one.body)));
	if (missing.length === 0) return undefined;
	const summary = missing.length === 1 ? 'loopgate suggests a change.' : `loopgate suggests ${missing.length} changes.`;
	const answer = await api.createReview(number, head, summary, missing);
	return answer.ok ? undefined : _comment().refusal('The suggestions were not written', answer);
}
function headLines(path, edit, places) {
	const start = places.headLine(path, edit.startLine);
	if (start === undefined) return undefined;
	for(let line = edit.startLine; line <= edit.endLine; line += 1){
		if (!places.inDiff(path, line)) return undefined;
		if (places.headLine(path, line) !== start + (line - edit.startLine)) return undefined;
	}
	return { start, end: start + (edit.endLine - edit.startLine) };
}
function commentBody(finding, fix, edit) {
	const identity = _nodecrypto().createHash('sha256').update(JSON.stringify([finding.code, finding.fingerprint, edit.lines])).digest('hex').slice(0, 16);
	const longest = _append().largest(runsIn(edit.lines.join('\n')), 2);
	const fence = '`'.repeat(longest + 1);
	const block = [
		`${fence}suggestion`,
		...edit.lines,
		fence
	].join('\n');
	return `${_comment().MARKER_PREFIX}suggestion ${identity} -->\n**${finding.code} ${finding.rule}**: ${inlineCode(fix.says)}\n\n${block}\n`;
}
function runsIn(text) {
	return (text.match(/`+/g) ?? []).map((run)=>run.length);
}
function inlineCode(text) {
	const line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ').slice(0, 500);
	const longest = _append().largest(runsIn(line), 0);
	const fence = '`'.repeat(longest + 1);
	return `${fence} ${line.trim() === '' ? '-' : line} ${fence}`;
}

module.exports = { inlineCode, postSuggestions, suggestionComments, wholeLines, };
},

"doors/github/toolkit.js": (module, exports, _load) => {
/** In place of `@actions/core`, whose entry brings an HTTP client. A test compares the commands. */
const _filecommand = _load.later("node_modules/@actions/core/lib/file-command.js"),
	_runnerfiles = _load.later("read/tree/runner-files"),
	_workflowcommand = _load.later("report/workflow-command");
function openToolkit(env, write) {
	return {
		notice: (message, properties)=>write(_workflowcommand().workflowCommand('notice', properties, message)),
		error: (message, properties)=>write(_workflowcommand().workflowCommand('error', properties, message)),
		setOutput: (name, value)=>{
			_runnerfiles().appendToExisting(env.GITHUB_OUTPUT ?? '', `${_filecommand().prepareKeyValueMessage(name, value)}\n`);
		}
	};
}

module.exports = { openToolkit, };
}
};

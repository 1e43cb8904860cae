'use strict';

module.exports = {

"doors/github/api.js": (_from, _load) => {
/** The action's REST calls. None changes the verdict; each ends in time with a value or the reason. */
const [_defin, _bound, _json] = _from("text/defined", "./bounded-fetch", "./json");
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
				..._defin().defined({ recursive: recursive ? '1' : undefined })
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
						..._defin().defined({ start_line: comment.startLine, start_side: comment.startLine === undefined ? undefined : 'RIGHT' }),
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
		let last = { ok: false, why: 'unreachable', error: 'no time is left to ask GitHub' };
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
					error: `GitHub's answer was cut off or not understood (${call.doing})`
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
	const { getOctokit } = await Promise.resolve().then(()=>_load("~/@actions/github/lib/github.js"));
	const silent = ()=>{};
	const octokit = getOctokit(options.token, {
		baseUrl: options.apiUrl,
		log: { debug: silent, info: silent, warn: silent, error: silent }
	});
	const { request } = octokit;
	const bounded = _bound().boundedFetch(request.endpoint.DEFAULTS.request?.fetch ?? fetch);
	return (route, parameters, signal)=>request(route, { ...parameters, request: { signal, fetch: bounded } });
}
function judge(error, call) {
	const status = _json().numberAt(error, 'status') ?? 0;
	const headers = _json().at(error, 'response', 'headers');
	const said = _json().textAt(error, 'response', 'data', 'message') ?? '';
	const after = Number(_json().textAt(headers, 'retry-after') ?? Number.NaN);
	const wait = Number.isFinite(after) && after >= 0 ? { wait: after * 1000 } : {};
	const fail = (why, words)=>({ ok: false, why, error: words });
	if (_json().textAt(error, 'cause', 'name') === _bound().REFUSED_ANSWER) return {
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
	const words = headers === undefined ? `GitHub could not be reached in time (${call.doing})` : `GitHub answered with status ${status} (${call.doing})`;
	return { failure: fail('unreachable', words), again: call.repeatable, ...wait };
}

return { openApi };
},

"doors/github/audit-issue.js": (_from, _load) => {
/** One issue for the repository, updated by the scheduled audit; comments tell what is new. */
const _nodec = _load.builtIn(() => require("node:crypto"));
const [_defin, _locat, _markd, _comme] = _from("text/defined", "text/location", "report/markdown-text", "./comment");
const AUDIT_LABEL = 'loopgate';
const MAX_TEXT = 500;
const MAX_TOLD = 20;
const MAX_AUDIT_TEXT = 50_000;
const MAX_KNOWN = 800;
async function keepAuditIssue(api, audit) {
	const { report } = audit;
	const findings = report.findings.filter((finding)=>finding.severity !== 'note');
	const marker = `${_comme().MARKER_PREFIX}audit category=${JSON.stringify(audit.category).replaceAll('--', '- -').replaceAll('>', '')} v=1 -->`;
	const found = await findIssue(api, marker);
	if (!found.ok) return { notice: _comme().refusal('The audit issue was not written', found) };
	const issue = found.value;
	if (findings.length === 0) return issue === undefined ? {} : settle(api, issue, { ...audit, marker });
	const known = issue === undefined ? new Set() : knownIn(issue.body);
	const identities = findings.map(identityOf);
	const fresh = findings.filter((finding)=>!known.has(identityOf(finding)));
	const title = `DNS forwarding: ${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
	const listed = [...new Set(identities)].sort().slice(0, MAX_KNOWN).join(',');
	const body = `${marker}\n${_comme().MARKER_PREFIX}known ${listed} -->\n${audit.markdown.slice(0, MAX_AUDIT_TEXT)}\n`;
	if (issue === undefined) {
		const labels = [...new Set([AUDIT_LABEL, ...audit.labels])];
		const made = await api.createIssue(title, body, labels);
		return made.ok ? { number: made.value } : { notice: _comme().refusal('The audit issue was not written', made) };
	}
	const unchanged = issue.open && issue.title === title && _comme().sameText(issue.body, body);
	if (!unchanged) {
		const changed = await api.updateIssue(issue.number, { title, body, ..._defin().defined({ state: issue.open ? undefined : 'open' }) });
		if (!changed.ok) return { notice: _comme().refusal('The audit issue was not changed', changed) };
	}
	if (fresh.length > 0 || !issue.open) {
		const reported = await api.createComment(issue.number, freshComment(fresh, !issue.open));
		if (!reported.ok) return { number: issue.number, notice: _comme().refusal('The audit issue was changed, without a comment', reported) };
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
	if (!reported.ok) return { number: issue.number, notice: _comme().refusal('The audit issue was not closed', reported) };
	const closed = await api.updateIssue(issue.number, {
		title: 'DNS forwarding: nothing found',
		body: `${marker}\n${_comme().MARKER_PREFIX}known  -->\n${markdown.slice(0, MAX_AUDIT_TEXT)}\n`,
		state: 'closed'
	});
	if (!closed.ok) return { number: issue.number, notice: _comme().refusal('The audit issue was not closed', closed) };
	return { number: issue.number };
}
async function findIssue(api, marker) {
	const labelled = await api.issuesLabelled(AUDIT_LABEL);
	if (!labelled.ok) return labelled;
	const inList = await _comme().oursAmong(api, labelled.value.filter((issue)=>_comme().markerOf(issue.body) === marker));
	if (inList.length > 0) return { ok: true, value: preferred(inList) };
	const searched = await api.searchIssues('"loopgate:audit"');
	if (!searched.ok) return searched.why === 'refused' ? { ok: true, value: undefined } : searched;
	const inSearch = await _comme().oursAmong(api, searched.value.filter((issue)=>_comme().markerOf(issue.body) === marker));
	return { ok: true, value: preferred(inSearch) };
}
function preferred(issues) {
	return [...issues].sort((a, b)=>Number(b.open) - Number(a.open) || b.number - a.number)[0];
}
function identityOf(finding) {
	return _nodec().createHash('sha256').update(`${finding.code}\0${finding.fingerprint}`).digest('hex').slice(0, 12);
}
function knownIn(body) {
	const line = body.split('\n', 2)[1]?.trim() ?? '';
	const prefix = `${_comme().MARKER_PREFIX}known `;
	if (!line.startsWith(prefix)) return new Set();
	return new Set(line.slice(prefix.length).replace(/ ?-->$/, '').split(','));
}
function freshComment(fresh, reopened) {
	const lines = fresh.slice(0, MAX_TOLD).map((finding)=>{
		const { line } = _locat().positionAt(_locat().indexLines(finding.at.file.text), finding.at.span.start);
		return `- **${finding.code} ${finding.rule}** at ${_markd().code(`${finding.at.file.path}:${line}`, MAX_TEXT)}: ${_markd().prose(finding.message, MAX_TEXT)}`;
	});
	if (fresh.length > MAX_TOLD) lines.push(`- and ${fresh.length - MAX_TOLD} more, in the text above`);
	const head = reopened ? 'The audit finds something again.' : 'New since the last audit:';
	return `${head}\n\n${lines.join('\n')}\n`.trimEnd();
}

return { AUDIT_LABEL, MAX_AUDIT_TEXT, keepAuditIssue };
},

"doors/github/bounded-fetch.js": () => {

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
			const next = REDIRECTS.has(status) ? redirectTarget(response, at) : undefined;
			if (next === undefined) throw refused("GitHub's answer leads elsewhere and is not followed");
			at = next;
		}
		throw refused("GitHub's answer leads from place to place");
	};
}
const REDIRECTS = new Set([301, 302, 307, 308]);
function redirectTarget(response, from) {
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

return { REFUSED_ANSWER, boundedFetch };
},

"doors/github/comment.js": () => {
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
	return `${what}: ${failure.error}. This does not change the result.`;
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

return { MARKER_PREFIX, markerOf, oursAmong, refusal, sameText, upsertComment };
},

"doors/github/lines.js": (_from) => {
/** The workspace merges base and head; annotations, links and review comments need the head's lines. */
const [_defin, _locat, _once] = _from("text/defined", "text/location", "text/once");
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
			..._defin().defined({
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
	const lines = _locat().indexLines(at.file.text);
	const target = _locat().indexLines(file.text);
	const moveOffset = (offset)=>{
		const { line, column } = _locat().positionAt(lines, offset);
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

return { atHead, isInHunk, oldLineOf, parseHunks, pullRequestPlaces };
},

"doors/github/suggestions.js": (_from, _load) => {

const _nodec = _load.builtIn(() => require("node:crypto"));
const [_appen, _defin, _locat, _markd, _comme] = _from("text/append", "text/defined", "text/location", "report/markdown-text", "./comment");
const MAX_COMMENTS = 10;
const MAX_PROSE = 500;
function wholeLines(fix) {
	const { text } = fix.at.file;
	const { start, end } = fix.at.span;
	if (text.slice(start, end) === fix.replacement) return undefined;
	const lines = _locat().indexLines(text);
	const startLine = _locat().positionAt(lines, start).line;
	const takesLineFeed = end > start && text[end - 1] === '\n';
	const wholeAtEnd = takesLineFeed && (fix.replacement.endsWith('\n') || fix.replacement === '' && start === lines[startLine - 1]);
	const endLine = wholeAtEnd ? _locat().positionAt(lines, end - 1).line : _locat().positionAt(lines, end).line;
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
			..._defin().defined({ startLine: lines.start === lines.end ? undefined : lines.start }),
			body: commentBody(finding, fix, edit)
		});
		if (comments.length === MAX_COMMENTS) break;
	}
	return comments;
}
async function postSuggestions(api, number, head, comments) {
	if (comments.length === 0) return undefined;
	const listed = await api.reviewComments(number);
	if (!listed.ok) return _comme().refusal('The suggestions were not written', listed);
	const ours = await _comme().oursAmong(api, listed.value.filter((comment)=>_comme().markerOf(comment.body) !== undefined));
	const there = new Set(ours.map((comment)=>_comme().markerOf(comment.body)));
	const missing = comments.filter((one)=>!there.has(_comme().markerOf(one.body)));
	if (missing.length === 0) return undefined;
	const summary = missing.length === 1 ? 'loopgate suggests a change.' : `loopgate suggests ${missing.length} changes.`;
	const answer = await api.createReview(number, head, summary, missing);
	return answer.ok ? undefined : _comme().refusal('The suggestions were not written', answer);
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
	const identity = _nodec().createHash('sha256').update(JSON.stringify([finding.code, finding.fingerprint, edit.lines])).digest('hex').slice(0, 16);
	const longest = _appen().largest(runsIn(edit.lines.join('\n')), 2);
	const fence = '`'.repeat(longest + 1);
	const block = [
		`${fence}suggestion`,
		...edit.lines,
		fence
	].join('\n');
	return `${_comme().MARKER_PREFIX}suggestion ${identity} -->\n**${finding.code} ${finding.rule}**: ${_markd().prose(fix.description, MAX_PROSE)}\n\n${block}\n`;
}
function runsIn(text) {
	return (text.match(/`+/g) ?? []).map((run)=>run.length);
}

return { postSuggestions, suggestionComments, wholeLines };
}
};

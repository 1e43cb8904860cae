'use strict';

module.exports = {

"doors/action.js": (module, exports, _load) => {
/** The action's door: the runner's environment in; annotations, summary, outputs and an exit code out. */
const _git = _load.later("read/tree/git"),
	_run = _load.later("doors/github/run"),
	_toolkit = _load.later("doors/github/toolkit"),
	_print = _load.later("doors/print");
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
		toolkit: _toolkit().openToolkit(process.env, _print().printCommands),
		write: _print().printCommands
	});
}

module.exports = { openAction, };
},

"doors/blob-links.js": (module, exports, _load) => {
/** Links to lines of the repository on the web. */
function blobLinks({ site, kind }, commitOf) {
	return (path, line, revision)=>{
		const commit = commitOf(revision);
		if (commit === undefined || path === '<stdin>') return undefined;
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
	if (host === 'github.com' || host === hostOf(env.GITHUB_SERVER_URL)) return {
		site: `https://${host}/${path}`,
		kind: 'github'
	};
	if (host === 'gitlab.com' || host === env.CI_SERVER_HOST) return {
		site: `https://${host}/${path}`,
		kind: 'gitlab'
	};
	return undefined;
}
function hostOf(address) {
	return /^https?:\/\/([^\s/:]+)/.exec(address ?? '')?.[1];
}

module.exports = { blobLinks, linksOfClone, repositoryAt, };
}
};

'use strict';

module.exports = {

"tools/guard-edits/runs.js": (module, exports, _load) => {
/** Whether something runs a command that a file has. */
const _paths = _load.later("core/text/paths");
const TEMPLATE = /\.(?:j2|jinja2?|tpl|tmpl|tftpl|gotmpl|erb|ejs)$/;
const SHELL = /^#!.*\b(?:ba|da|k|z|a)?sh\b|^#cloud-boothook/;
const RUNS = /\.(?:sh|bash|zsh|ksh|mk|just|groovy|service|tf|tofu|hcl|ps1|sls|pp)$|(?:^|\/)recipes\/[^/]*\.rb$|(?:^|\/)(?:package|mise|\.mise|Makefile|Taskfile)\.(?:json|toml)$|(?:^|\/)(?:\w*[mM]akefile|\.?[jJ]ustfile|Dockerfile|Containerfile|Jenkinsfile|Vagrantfile|Rakefile|Earthfile)(?:\.[\w-]+)?$/;
const KEYED = /\.(?:ya?ml|json)$|(?:^|\/)user-?data[^/]*$/;
const RUN = /^(?:runs?|\w*[sS]cripts?|commands?|cmds?|args|\w*shell|bash|sh|raw|exec\w*|entry[pP]oint|source|runcmd|bootcmd|\w+KubeadmCommands|inline\w*|user_?[dD]ata|contents?|postStart|preStop|\w*[hH]ooks?|[\w.-]+\.(?:sh|bash))$/;
const SHOWN = /^(?:descriptions?|\w*messages?|\w*msg|summary|title|body|help|hint|notes?|comments?|pattern\w*|reg(?:ex|exp)|match\w*|tokens|expr|runbook\w*|markdown|question|answer|deny|label)$/;
const MAX_ABOVE = 20_000;
function useOf({ file: { path, text }, span }) {
	const plain = path.replace(TEMPLATE, '');
	if (_paths().isTest(path) || /(?:[._-](?:test|spec)\.[^/]*|\.bats)$/i.test(plain)) return 'is shown';
	if (SHELL.test(text)) return 'runs';
	if (_paths().isDocumentation(plain)) return 'is shown';
	if (RUNS.test(plain)) return 'runs';
	if (!KEYED.test(plain) && !text.startsWith('#cloud-config')) return 'may run';
	const keys = keysAbove(text, span.start);
	if (SHOWN.test(keys[0] ?? '')) return 'is shown';
	return keys.some((key)=>RUN.test(key)) ? 'runs' : 'may run';
}
function keysAbove(text, at) {
	const end = text.indexOf('\n', at);
	const lines = text.slice(Math.max(0, at - MAX_ABOVE), end === -1 ? text.length : end).split('\n');
	const keys = [];
	let [most, isItem] = [Number.POSITIVE_INFINITY, false];
	for (const line of lines.reverse()){
		const depth = line.search(/\S/);
		if (depth === -1 || depth > most || depth === most && !isItem) continue;
		const [, key] = /^\s*(?:- )*["']?([\w.-]+)["']?\s?:(?:\s|$)/.exec(line) ?? [];
		const begins = /^\s*-\s/.test(line);
		if (depth === most && begins) continue;
		if (key !== undefined) keys.push(key.replace(/^ansible\.builtin\./, ''));
		if (key !== undefined || begins || most === Number.POSITIVE_INFINITY) [most, isItem] = [depth, begins];
	}
	return keys;
}

module.exports = { useOf, };
}
};

'use strict';

module.exports = {

"tools/shared/command-use.js": (_from) => {
/** Whether something runs a command that a file has. */
const [_paths] = _from("text/paths");
const TEMPLATE = /\.(?:j2|jinja2?|tpl|tmpl|tftpl|gotmpl|erb|ejs)$/;
const SHELL = /^#!.*\b(?:ba|da|k|z|a)?sh\b|^#cloud-boothook/;
const RUNS = /\.(?:sh|bash|zsh|ksh|mk|just|groovy|service|tf|tofu|hcl|ps1|sls|pp)$|(?:^|\/)recipes\/[^/]*\.rb$|(?:^|\/)(?:package|mise|\.mise|Makefile|Taskfile)\.(?:json|toml)$|(?:^|\/)(?:\w*[mM]akefile|\.?[jJ]ustfile|Dockerfile|Containerfile|Jenkinsfile|Vagrantfile|Rakefile|Earthfile)(?:\.[\w-]+)?$/;
const KEYED = /\.(?:ya?ml|json)$|(?:^|\/)user-?data[^/]*$/;
const RUN = /^(?:runs?|\w*[sS]cripts?|commands?|cmds?|args|\w*shell|bash|sh|raw|exec\w*|entry[pP]oint|source|runcmd|bootcmd|\w+KubeadmCommands|inline\w*|user_?[dD]ata|contents?|postStart|preStop|\w*[hH]ooks?|[\w.-]+\.(?:sh|bash))$/;
const SHOWN = /^(?:descriptions?|\w*messages?|\w*msg|summary|title|body|help|hint|notes?|comments?|pattern\w*|reg(?:ex|exp)|match\w*|tokens|expr|runbook\w*|markdown|question|answer|deny|label)$/;
const PROSE = /^(?:descriptions?|\w*messages?|summary|help|notes?|comments?|runbook\w*|markdown|label)$/;
const HCL = /\.(?:tf|tofu|hcl)$/;
const MAX_ABOVE = 20_000;
function useOf({ path, text }, at) {
	const plain = path.replace(TEMPLATE, '');
	if (_paths().isTest(path) || /(?:[._-](?:test|spec)\.[^/]*|\.bats)$/i.test(plain)) return 'is shown';
	if (SHELL.test(text)) return 'runs';
	if (_paths().isDocumentation(plain)) return 'is shown';
	if (HCL.test(plain) && PROSE.test(argumentAt(text, at))) return 'is shown';
	if (RUNS.test(plain)) return 'runs';
	if (!KEYED.test(plain) && !text.startsWith('#cloud-config')) return 'may run';
	const keys = keysAbove(text, at);
	if (SHOWN.test(keys[0] ?? '')) return 'is shown';
	return keys.some((key)=>RUN.test(key)) ? 'runs' : 'may run';
}
function argumentAt(text, at) {
	const end = text.indexOf('\n', at);
	const above = text.slice(Math.max(0, at - MAX_ABOVE), end === -1 ? text.length : end);
	const own = above.slice(above.lastIndexOf('\n') + 1);
	const [, name] = ARGUMENT.exec(own) ?? [];
	if (name !== undefined) return name;
	const [, open = '', mark = ''] = [...above.matchAll(HERE)].at(-1) ?? [];
	const rest = above.slice(above.lastIndexOf(`<<`));
	return mark === '' || new RegExp(`\\n[ \\t]*${mark}[ \\t]*(?:\\n|$)`).test(rest) ? '' : open;
}
const ARGUMENT = /^\s*"?([\w.-]{1,99})"?\s{1,99}=(?!=)\s*(?!<<)/;
const HERE = /^[ \t]*"?([\w.-]{1,99})"?[ \t]{1,99}=[ \t]*<<-?(\w{1,99})[ \t]*$/gm;
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

return { useOf };
},

"tools/shared/config-map-writes.js": (_from) => {
/** A ConfigMap that something that runs writes: as an object, or for a join where files state a part of it. */
const [_defin, _docum, _made] = _from("text/defined", "documents/document", "documents/made");
function writeDocument(path, write) {
	const { by, source, objectFiles, patchFiles, span = { start: 0, end: source.text.length } } = write;
	const made = { kind: 'yaml', path, source, isMade: true, appliedBy: by };
	return objectFiles === undefined && patchFiles === undefined ? { ...made, root: objectOf(write, span) } : { ...made, root: _made().madeMap(span, {}), write };
}
function objectOf({ source, name, namespace, data, binaryData, dataFiles }, span) {
	const text = (value)=>value === undefined ? undefined : _made().madeText(source, span, value);
	return _made().madeMap(span, {
		apiVersion: text('v1'),
		kind: text('ConfigMap'),
		metadata: _made().madeMap(span, { name: text(name), namespace: text(namespace) }),
		data,
		binaryData,
		dataFiles: dataFiles === undefined ? undefined : { kind: 'map', span, entries: dataFiles }
	});
}
function patchedData(root, operations) {
	if (!operations) return _defin().defined({ data: _docum().child(root, 'data'), binaryData: _docum().child(root, 'binaryData') });
	return _defin().defined({ data: operated(root, 'data'), binaryData: operated(root, 'binaryData') });
}
function operated(root, field) {
	const set = [];
	for (const one of _docum().items(root)){
		const [, of, key] = /^\/(\w+)(?:\/([^/]+))?$/.exec(_docum().scalarText(_docum().child(one, 'path')) ?? '') ?? [];
		const value = _docum().child(one, 'value');
		if (of !== field || value === undefined) continue;
		if (key === undefined) for (const entry of _docum().entries(value))set.push(entry);
		else {
			const keySpan = { start: value.span.start, end: value.span.start };
			set.push({ key: key.replace(/~1/g, '/').replace(/~0/g, '~'), keySpan, value });
		}
	}
	return set.length === 0 ? undefined : { kind: 'map', span: root.span, entries: set };
}
function holdsConfiguration(data) {
	return _docum().entries(data).some(({ key })=>/corefile|\.(?:conf|server|override|include)$/i.test(key));
}
function isOpenPatch(root) {
	return _docum().items(root).some((one)=>_docum().child(one, 'value') === undefined && /^\/data\/Corefile$/.test(_docum().scalarText(_docum().child(one, 'path')) ?? '') && _docum().scalarText(_docum().child(one, 'op')) !== 'remove');
}
function unknownWrite(at, { by, name, namespace }) {
	const fullName = namespace === undefined ? name : `${namespace}/${name}`;
	const object = name === undefined ? 'a ConfigMap' : `the ConfigMap ${fullName}`;
	return {
		kind: 'not-modelled',
		message: `what this ${by} puts into ${object} is not known: it may have no loop plugin`,
		at,
		writes: _defin().defined({ name })
	};
}

return { holdsConfiguration, isOpenPatch, patchedData, unknownWrite, writeDocument };
},

"tools/shared/values-taken.js": () => {
/** That a chart is installed with the values that it states itself. */
function wholly(file, assumes) {
	return { ...file, conditions: [{ start: 0, end: file.text.length + 1, assumes, around: -1 }] };
}
function valuesTaken(file, values) {
	const words = `the chart is installed with the values of ${values}`;
	const otherwise = `the chart is installed with other values than those of ${values}`;
	return { kind: 'condition', file, line: 0, scope: values, subject: 'values', holds: true, words, otherwise };
}

return { valuesTaken, wholly };
}
};
